import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>${title} | Ainsley Mott Partners</title></head><body>
<p class="acknowledgement">We acknowledge the Traditional Custodians of the lands on which we live and work.</p>
<nav><a href="https://ainsleymott.example/">Ainsley Mott</a> · <a href="https://ainsleymott.example/people">People</a> · Sectors · Insights · Contact</nav>
${body}
<footer>Ainsley Mott Partners Pty Ltd · Level 12, 88 Clarence Street, Sydney NSW 2000 · Also in Melbourne and Perth</footer></body></html>`

/** A consultancy in Sydney, two of whose people have one name; a school, a surf club, a theatre. */
export const ainsleyMott: WorldPart = {
  pages: [
    {
      url: "https://ainsleymott.example/",
      body: shell(
        "Infrastructure advice",
        "<h1>Advice for things that last a hundred years</h1><p>Transport, water and energy. 140 consultants in three cities.</p>"
      )
    },
    {
      url: "https://ainsleymott.example/people",
      body: shell(
        "People",
        `<h1>Our people</h1><h2>Sydney</h2><ul><li><a href="https://ainsleymott.example/people/rosalind-quayle-burke">Rosalind Quayle-Burke</a>, Managing Partner</li><li>Tom Ngata-Williams, Principal, Water</li><li>Gia Trang Hoang, Senior Manager, Energy</li></ul><h2>Melbourne</h2><ul><li><a href="https://ainsleymott.example/people/james-hartigan">James Hartigan</a>, Partner, Transport</li></ul><h2>Perth</h2><ul><li><a href="https://ainsleymott.example/people/james-hartigan-perth">James Hartigan</a>, Analyst, Energy</li><li>Cass Wetherill, Principal, Mining</li></ul>`
      )
    },
    {
      url: "https://ainsleymott.example/people/rosalind-quayle-burke",
      body: shell(
        "Rosalind Quayle-Burke",
        `<div class="hero"><h1>Rosalind Quayle-Burke</h1><h2>Managing Partner</h2><p>Sydney</p></div><p>Ros has advised governments on infrastructure for 25 years and has been Managing Partner since July 2024. Her work covers business cases, public private partnerships and procurement.</p><p>She is a Fellow of Engineers Australia, a Graduate of the Australian Institute of Company Directors (GAICD) and a non-executive director of Harbour Youth Theatre.</p><h3>Qualifications</h3><p>Bachelor of Engineering (Civil) (Hons 1), University of New South Wales<br>Master of Public Policy, Australian National University</p>`
      )
    },
    {
      url: "https://ainsleymott.example/people/james-hartigan",
      body: shell(
        "James Hartigan",
        `<div class="hero"><h1>James Hartigan</h1><h2>Partner, Transport</h2><p>Melbourne</p></div><p>James leads our transport practice. Before joining Ainsley Mott in 2016 he planned trams for the State of Victoria. His expertise is in demand modelling, rail franchising and road pricing.</p><p>He chairs the Victorian branch of the Transport Planning Society and rides the Great Ocean Road every November for Beyond Blue.</p><h3>Qualifications</h3><p>PhD, Transport Economics, Monash University, 2009</p>`
      )
    },
    {
      url: "https://ainsleymott.example/people/james-hartigan-perth",
      body: shell(
        "James Hartigan",
        `<div class="hero"><h1>James Hartigan</h1><h2>Analyst, Energy</h2><p>Perth</p></div><p>James joined our graduate program in 2025. He works on hydrogen and battery storage and plays water polo for Melville. He is a Fremantle Dockers tragic.</p><h3>Qualifications</h3><p>Bachelor of Commerce, Curtin University, 2024</p>`
      )
    },
    {
      url: "https://infrastructuredaily.example/au/quayle-burke-interview",
      news: { seen: "20260727T220000Z", language: "English", country: "Australia" },
      body: `<!doctype html><html lang="en-AU"><head><title>Ros Quayle-Burke on why megaprojects slip | Infrastructure Daily</title></head><body><article><h1>Ros Quayle-Burke on why megaprojects slip</h1><p>28 July 2026</p><p>Rosalind Quayle-Burke has a photograph of a half-finished bridge over her desk. “It keeps me polite,” says the managing partner of consultancy Ainsley Mott.</p><p>In June she was awarded the Public Service Medal’s private sector cousin, the Infrastructure Leadership Award, by the National Builders Council.</p><p>She grew up in Dubbo and still drives back for the show. Home these days is Balmain, with a kelpie called Budget.</p><p>On weekends she sails a Flying Fifteen, “in the sense that I am in it when it moves”, and she is a paid-up member of the Sydney Swans.</p><p>What would she tell the next minister? “Publish the bad number first.”</p></article></body></html>`
    },
    {
      url: "https://wattlebanksc.example/patrols/captains",
      body: `<!doctype html><html lang="en"><head><title>Patrol captains | Wattle Bank Surf Life Saving Club</title></head><body><h1>Patrol captains 2025–26</h1><table><tr><td>Patrol 1</td><td>Shazza Doyle</td></tr><tr><td>Patrol 2</td><td>Tom Ngata-Williams</td></tr><tr><td>Patrol 3</td><td>Kosta Andriotis</td></tr></table><h2>Meet your captain: Tom</h2><p>Tom Ngata-Williams joined as a nipper parent and got his Bronze Medallion in 2019. During the week he is a water engineer at Ainsley Mott, which he says is the same job with less sunscreen. He surfs a longboard when the flags are down. Bleeds for the Parramatta Eels.</p></body></html>`
    },
    {
      url: "https://alumni.wairaka.example/stories/tom-ngata-williams",
      body: `<!doctype html><html lang="en-NZ"><head><title>Where are they now? Tom Ngata-Williams (BE 2005) | University of Wairaka Alumni</title></head><body><h1>Where are they now?</h1><h2>Tom Ngata-Williams</h2><p><em>Bachelor of Engineering (Environmental), 2005</em></p><p>After ten years with councils in Hamilton and Newcastle, Tom is now a principal at Ainsley Mott Partners in Sydney, where he works on desalination, water recycling and asset management. He is a Chartered Professional Engineer.</p><p>“I came for two years. That was 2012.”</p><p>Tom and his whānau live in Cronulla. He is learning te reo Māori and volunteers with Water for Vanuatu.</p></body></html>`
    },
    {
      url: "https://waterfuture.example/2023/program",
      body: `<!doctype html><html lang="en"><head><title>Program | Water Future 2023, Adelaide</title></head><body><h1>Program</h1><p>09:00 Welcome</p><p>09:30 Tom Ngata-Williams, Senior Consultant, Ainsley Mott Partners: Drinking it twice</p><p>10:15 Tea</p><p>10:45 Delia Marsters, SA Water Corporation: Pipes and people</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://au.linkedin.com/in/rosquayleburke",
      title: "Rosalind Quayle-Burke - Managing Partner - Ainsley Mott Partners | LinkedIn",
      snippet:
        "Infrastructure, candour, boats. Greater Sydney Area · Managing Partner · Ainsley Mott Partners. Education: UNSW · Location: Greater Sydney Area · 500+ connections on LinkedIn."
    }
  ],
  people: [
    {
      id: "rosalind-quayle-burke",
      about: "A managing partner with a formal profile and a lively interview.",
      contact: { email: "rquayleburke@ainsleymott.example", full_name: "Rosalind Quayle-Burke" },
      outcome: "found",
      facts: {
        title: "Managing Partner",
        company: "Ainsley Mott Partners | Ainsley Mott",
        location: "Sydney | Balmain | Greater Sydney Area | Sydney NSW",
        skills: ["business cases", "public private partnerships", "procurement"],
        achievements: ["Infrastructure Leadership Award"],
        memberships: ["Engineers Australia", "Harbour Youth Theatre"],
        hobbies: ["sails a Flying Fifteen | sailing | sails | Flying Fifteen"],
        sports_teams: ["Sydney Swans"],
        education: [
          {
            institution: "University of New South Wales | UNSW",
            degree:
              "Bachelor of Engineering | Bachelor of Engineering (Civil) | Bachelor of Engineering (Civil) (Hons 1)",
            field: "Civil | Engineering (Civil) | Engineering"
          },
          {
            institution: "Australian National University",
            degree: "Master of Public Policy | Master",
            field: "Public Policy"
          }
        ],
        certifications: ["Graduate of the Australian Institute of Company Directors | GAICD"],
        pets: ["kelpie | Budget"],
        linkedin: "https://www.linkedin.com/in/rosquayleburke | https://au.linkedin.com/in/rosquayleburke"
      },
      also: {
        industry: "consulting | consultancy | infrastructure",
        skills: ["infrastructure"],
        memberships: ["Australian Institute of Company Directors", "Sydney Swans"],
        causes: ["Harbour Youth Theatre"],
        interests: ["sailing", "Sydney Swans", "boats", "Flying Fifteen", "infrastructure"],
        achievements: [
          "Ros Quayle-Burke on why megaprojects slip",
          "Managing Partner since July 2024",
          "Fellow of Engineers Australia",
          "advised governments on infrastructure for 25 years"
        ],
        linkedin_bio: "Infrastructure, candour, boats | Managing Partner"
      },
      sources: [
        "https://ainsleymott.example/people",
        "https://ainsleymott.example/people/rosalind-quayle-burke",
        "https://infrastructuredaily.example/au/quayle-burke-interview",
        "https://au.linkedin.com/in/rosquayleburke"
      ]
    },
    {
      id: "tom-ngata-williams",
      about: "An engineer whose university, surf club and an old programme each have a piece.",
      contact: {
        full_name: "Tom Ngata-Williams",
        company: "Ainsley Mott Partners",
        location: "Sydney, Australia"
      },
      outcome: "found",
      facts: {
        title: "Principal, Water | Principal",
        company: "Ainsley Mott Partners | Ainsley Mott",
        location: "Sydney | Cronulla | Sydney NSW",
        skills: ["desalination", "water recycling", "asset management"],
        hobbies: ["surfs a longboard | surfing | surfs"],
        sports_teams: ["Parramatta Eels"],
        memberships: ["Wattle Bank Surf Life Saving Club"],
        causes: ["Water for Vanuatu"],
        education: [
          {
            institution: "University of Wairaka",
            degree: "Bachelor of Engineering | Bachelor of Engineering (Environmental) | BE",
            field: "Environmental | Engineering (Environmental) | Engineering",
            year: 2005
          }
        ],
        certifications: ["Chartered Professional Engineer", "Bronze Medallion"]
      },
      also: {
        industry: "consulting | consultancy | infrastructure | water",
        hobbies: ["te reo Māori | learning te reo Māori"],
        interests: ["te reo Māori", "surfing", "Parramatta Eels", "water"],
        skills: ["water engineer", "Water"],
        memberships: ["Water for Vanuatu"],
        sports_teams: ["Wattle Bank Surf Life Saving Club"],
        achievements: ["Drinking it twice", "Bronze Medallion", "Patrol captain"]
      },
      sources: [
        "https://ainsleymott.example/people",
        "https://wattlebanksc.example/patrols/captains",
        "https://alumni.wairaka.example/stories/tom-ngata-williams",
        "https://waterfuture.example/2023/program"
      ]
    },
    {
      id: "james-hartigan",
      about: "Two people of one name at one employer; the client says which city.",
      contact: {
        full_name: "James Hartigan",
        company: "Ainsley Mott Partners",
        title: "Partner",
        location: "Melbourne"
      },
      outcome: "found",
      facts: {
        title: "Partner, Transport | Partner",
        company: "Ainsley Mott Partners | Ainsley Mott",
        location: "Melbourne",
        skills: ["demand modelling", "rail franchising", "road pricing"],
        memberships: ["Transport Planning Society"],
        causes: ["Beyond Blue"],
        education: [
          { institution: "Monash University", degree: "PhD", field: "Transport Economics", year: 2009 }
        ]
      },
      also: {
        industry: "consulting | consultancy | infrastructure | transport",
        hobbies: ["rides the Great Ocean Road | cycling"],
        interests: ["Great Ocean Road"],
        skills: ["transport", "transport economics"],
        achievements: [
          "chairs the Victorian branch of the Transport Planning Society",
          "rides the Great Ocean Road"
        ]
      },
      sources: ["https://ainsleymott.example/people", "https://ainsleymott.example/people/james-hartigan"],
      never: ["Curtin", "Dockers", "hydrogen", "water polo", "Analyst, Energy"]
    }
  ]
}
