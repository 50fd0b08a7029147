import type { WorldPart } from "../World.ts"

const shell = (
  title: string,
  body: string
): string => `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><title>${title}</title><meta property="og:site_name" content="Brightloom"></head>
<body><nav><a href="/">Brightloom</a><a href="/work">Work</a><a href="/people">People</a><a href="/press">Press</a></nav><main>${body}</main><footer>Brightloom LLC · 1120 SE Stark St, Portland, OR 97214</footer></body></html>`

const person = (name: string, role: string, rest: string): string =>
  `<article itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">${name}</h2><p itemprop="jobTitle">${role}</p><div itemprop="worksFor" itemscope itemtype="https://schema.org/Organization"><meta itemprop="name" content="Brightloom"></div>${rest}</article>`

/** An American agency with microdata, a copywriter who shares her name with a footballer, and one who has left. */
export const brightloom: WorldPart = {
  pages: [
    {
      url: "https://brightloom.example/",
      body: shell(
        "Brightloom | Brand studio in Portland, Oregon",
        "<h1>Brands with a pulse.</h1><p>Brightloom is a brand studio in Portland, Oregon.</p>"
      )
    },
    {
      url: "https://brightloom.example/people",
      body: shell(
        "People | Brightloom",
        `<h1>The people</h1>
${person("Jasmine Alvarado-Reyes", "Founder &amp; Creative Director", `<p>Jasmine founded Brightloom in 2014 after eight years at agencies in Chicago. She has a BFA in Graphic Design from <span itemprop="alumniOf">DePaul University</span>. Webby Award winner, 2022.</p><a itemprop="sameAs" href="https://www.linkedin.com/in/jasminealvaradoreyes">LinkedIn</a>`)}
${person("Chris Pendleton", "Senior Copywriter", "<p>Chris writes the words on the boxes. Lives in Portland with two cats, Comma and Semicolon.</p>")}
${person("Luca Bianchessi", "Analytics Lead", "<p>Luca counts clicks so that we do not have to.</p>")}
${person("Marguerite “Margo” O’Shaughnessy", "Production Manager", "<p>Margo keeps eleven calendars from colliding.</p>")}`
      )
    },
    {
      url: "https://copycraft.example/episodes/pendleton",
      body: `<!doctype html><html><head><title>Ep. 88: Chris Pendleton on packaging copy – The Copycraft Podcast</title></head><body><h1>Ep. 88: Chris Pendleton on packaging copy</h1><p>May 4, 2026</p><p>Chris Pendleton, senior copywriter at Brightloom, on writing for a cereal box and why the best joke goes on the bottom flap.</p></body></html>`
    },
    {
      url: "https://goalroundup.example/players/chris-pendleton",
      body: `<!doctype html><html><head><title>Chris Pendleton | Footballer profile, goals, transfers</title></head><body><h1>Chris Pendleton</h1><p>Chris Pendleton (born 1998) is an English footballer who plays as a centre-back for Thornbury Rovers. He scored the winner in the 2024 Trophy Final.</p></body></html>`
    }
  ],
  podcasts: [
    {
      id: 77120,
      title: "The Copycraft Podcast",
      artist: "Noelle Fitch",
      feed: "https://feeds.copycraft.example/show.xml",
      site: "https://copycraft.example/episodes/pendleton",
      description: "Writers on the words that sell.",
      episodes: [
        {
          title: "Ep. 88: Chris Pendleton on packaging copy",
          description:
            "Chris Pendleton, senior copywriter at Brightloom, on writing for a cereal box and why the best joke goes on the bottom flap.",
          url: "https://copycraft.example/episodes/pendleton",
          at: "2026-05-04T08:00:00Z"
        }
      ]
    }
  ],
  wikidata: [
    {
      id: "Q90022881",
      label: "Chris Pendleton",
      description: "English association football player",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q937857", label: "association football player" } },
        { property: "P54", item: { id: "Q90022900", label: "Thornbury Rovers" } },
        { property: "P569", time: "1998-02-11" }
      ],
      article: "Chris Pendleton (footballer)"
    }
  ],
  wikipedia: [
    {
      title: "Chris Pendleton (footballer)",
      description: "English footballer (born 1998)",
      extract:
        "Chris Pendleton (born 11 February 1998) is an English professional footballer who plays as a centre-back for Thornbury Rovers."
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/jasminealvaradoreyes",
      title: "Jasmine Alvarado-Reyes – Founder & Creative Director – Brightloom | LinkedIn",
      snippet:
        "Founder & Creative Director at Brightloom · Experience: Brightloom · Education: DePaul University · Location: Portland · 500+ connections on LinkedIn."
    }
  ],
  github: [
    {
      login: "lucabian",
      id: 4290,
      name: "Luca Bianchessi",
      company: "Ferrovia Analytics",
      blog: "",
      location: "Turin, Italy",
      bio: "Head of Measurement at Ferrovia Analytics. Formerly Brightloom.",
      email: "luca@ferrovia-analytics.example",
      repositories: [
        {
          name: "platform-clock",
          description: "Delay distributions for regional trains, from open timetables",
          language: "Python",
          stars: 88,
          pushed_at: "2026-04-11T10:00:00Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "jasmine-alvarado-reyes",
      about: "Double surname, microdata, LinkedIn.",
      contact: { email: "jasmine@brightloom.example", full_name: "Jasmine Alvarado" },
      outcome: "found",
      facts: {
        title: "Founder & Creative Director",
        company: "Brightloom",
        location: "Portland | Portland, Oregon",
        achievements: ["Webby Award winner, 2022 | Webby Award winner | Webby Award"],
        education: [{ institution: "DePaul University", degree: "BFA", field: "Graphic Design" }],
        linkedin: "https://www.linkedin.com/in/jasminealvaradoreyes"
      },
      also: { industry: "brand studio", linkedin_bio: "Founder & Creative Director at Brightloom" },
      sources: ["https://brightloom.example/people", "https://www.linkedin.com/in/jasminealvaradoreyes"]
    },
    {
      id: "chris-pendleton",
      about: "A footballer of the same name is far better known.",
      contact: { full_name: "Chris Pendleton", company: "Brightloom", email: "chris@brightloom.example" },
      outcome: "found",
      facts: {
        title: "Senior Copywriter",
        company: "Brightloom",
        location: "Portland | Portland, Oregon",
        pets: ["two cats | cats | Comma | two cats, Comma and Semicolon"]
      },
      also: { industry: "brand studio", pets: ["Comma", "Semicolon", "cat"] },
      sources: ["https://brightloom.example/people", "https://copycraft.example/episodes/pendleton"],
      never: ["footballer", "Thornbury", "centre-back", "Trophy Final", "football"]
    },
    {
      id: "margo-oshaughnessy",
      about: "A nickname in curly quotes, an apostrophe in the surname.",
      contact: { email: "margo@brightloom.example", full_name: "Margo O'Shaughnessy", company: "Brightloom" },
      outcome: "found",
      facts: { title: "Production Manager", company: "Brightloom" },
      also: { location: "Portland | Portland, Oregon", industry: "brand studio" },
      sources: ["https://brightloom.example/people"]
    },
    {
      id: "avery-stone",
      about: "Nothing online: the site knows nobody of that name.",
      contact: { email: "avery.stone@brightloom.example", full_name: "Avery Stone", company: "Brightloom" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
