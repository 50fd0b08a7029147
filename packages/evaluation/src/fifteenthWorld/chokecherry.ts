import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string =>
  `<!DOCTYPE html><html lang="en-CA"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="Chokecherry &amp; Thrum: design and communications, Saskatoon."></head>
<body><header role="banner"><a href="/">C&amp;T</a><ul><li><a href="/work">Work</a></li><li><a href="/crew">Crew</a></li><li><a href="/journal">Journal</a></li></ul></header>
<main>${body}</main>
<footer><p>Chokecherry &amp; Thrum Inc.<br>Suite 4, 220 20th Street West, Saskatoon SK<br>Treaty 6 Territory</p></footer></body></html>`

const crew = (name: string, role: string, text: string): string =>
  `<figure><img src="/crew/${name.toLowerCase().replace(/[^a-z]+/g, "-")}.webp" alt=""><figcaption><b>${name}</b><br>${role}<blockquote>${text}</blockquote></figcaption></figure>`

/** An agency in Saskatoon whose creative director has a double at agencies in the Maritimes. */
export const chokecherry: WorldPart = {
  pages: [
    {
      url: "https://chokecherrythrum.example/",
      body: shell(
        "Chokecherry &amp; Thrum, Saskatoon",
        `<h1>Plain talk, well set.</h1><p>Chokecherry &amp; Thrum is a communications agency for co-operatives, credit unions, museums and anybody else who has to explain something.</p><p><a href="/crew">The crew</a> is nineteen people and a letterpress.</p>`
      )
    },
    {
      url: "https://chokecherrythrum.example/work",
      body: shell(
        "Work – Chokecherry &amp; Thrum",
        "<h1>Work</h1><ul><li>Redberry Lentils: bag, box, barn sign</li><li>Broadwater museum: a river, eleven metres long</li><li>Battle Ridge Credit Union: the loan form, from nine pages to two</li></ul>"
      )
    },
    {
      url: "https://chokecherrythrum.example/crew",
      body: shell(
        "Crew – Chokecherry &amp; Thrum",
        `<h1>Crew</h1>
${crew("Marie-Ève Thibodeau-Gladue", "Partner, Strategy", "I read the annual report so that your members don’t have to.")}
${crew("Trevor Zelinski", "Creative Director", "Diploma in graphic communications, Medicine Hat College, 2006. If it fits on a grain bag it fits anywhere.")}
${crew("Desh Wickramaratne", "Senior Designer", "Maps, charts, the small print. I came over from newspapers in 2024.")}
<p>…and sixteen more who would not have their picture taken.</p>`
      )
    },
    {
      url: "https://chokecherrythrum.example/journal",
      body: shell(
        "Journal – Chokecherry &amp; Thrum",
        `<h1>Journal</h1><h3>A lentil wins gold</h3><p><i>June 12, 2026</i></p><p>Trevor Zelinski brought home gold from the Wide Sky Design Awards for the Redberry Lentils bag. He says the lentils did most of it.</p>
<h3>A new wall for the Broadwater museum</h3><p><i>March 2, 2026</i></p><p>Desh Wickramaratne drew the river as it ran in 1880, and the museum has put it on a wall eleven metres long.</p>`
      )
    },
    {
      url: "https://wideskyawards.example/2026/winners",
      body: `<!doctype html><html lang="en"><head><title>Wide Sky Design Awards 2026 – Winners</title></head><body><h1>2026 winners</h1><h2>Packaging</h2><p>GOLD: Redberry Lentils. Creative director: Trevor Zelinski. Agency: Chokecherry &amp; Thrum, Saskatoon.</p><p>SILVER: Old Wives Honey. Agency: Fencepost, Moose Jaw.</p></body></html>`
    },
    {
      url: "https://dulsedory.example/people/trevor-zelinski",
      body: `<!doctype html><html lang="en-CA"><head><title>Trevor Zelinski – Dulse Dory Design, Halifax</title></head><body><h1>Trevor Zelinski</h1><p>Creative Director</p><p>Trevor Zelinski joined Dulse Dory in Halifax in 2021 after seven years at Bilge Street Studio in Moncton. He graduated from NSCAD in 2011, teaches typography there and sails a wooden sloop.</p></body></html>`
    },
    {
      url: "https://bilgestreet.example/alumni",
      body: `<!doctype html><html lang="en-CA"><head><title>Where are they now? | Bilge Street Studio</title></head><body><h1>Where are they now?</h1><ul><li>Trevor Zelinski, Art Director here from 2014 to 2021, now at Dulse Dory, Halifax. Won an Atlantic Ink medal for the Fundy ferry posters.</li><li>Paulette Arsenault, now freelance.</li></ul></body></html>`
    },
    {
      url: "https://thibodeaugladue.example/",
      body: `<!doctype html><html lang="en"><head><title>Marie-Ève Thibodeau-Gladue</title></head><body><h1>Marie-Ève Thibodeau-Gladue</h1><p>Partner at Chokecherry &amp; Thrum. I live in Saskatoon and help organizations say what they mean, en français aussi.</p><p>I have a BA in linguistics from the University of Regina (2003) and I am an Accredited Member (APR) of the Canadian Public Relations Society.</p><p>On Tuesdays I am a tutor with Read Saskatoon West.</p><p>I am Métis, mother of Océane and Maïka, and four years past a lymphoma that taught me to write shorter emails.</p></body></html>`
    },
    {
      url: "https://plainwordsforum.example/2026/sessions",
      body: `<!doctype html><html lang="en"><head><title>Sessions – Plain Words Forum, Winnipeg, April 2026</title></head><body><h1>Sessions</h1><dl><dt>“Dear member”: letters nobody throws away</dt><dd>Marie-Ève Thibodeau-Gladue, Chokecherry &amp; Thrum</dd><dt>Forms for the hurried</dt><dd>Owen Petkau, Manitoba Ombud</dd></dl></body></html>`
    }
  ],
  listings: [
    {
      url: "https://ca.linkedin.com/in/solveig-tomczyk",
      title: "Solveig Tomczyk - Director of Client Services - Chokecherry & Thrum | LinkedIn",
      snippet:
        "Saskatoon, Saskatchewan, Canada · Director of Client Services · Chokecherry & Thrum. Education: University of Lethbridge. 430 connections. View Solveig Tomczyk’s profile on LinkedIn."
    },
    {
      url: "https://ca.linkedin.com/in/trevorzelinski-halifax",
      title: "Trevor Zelinski - Creative Director - Dulse Dory Design | LinkedIn",
      snippet:
        "Halifax, Nova Scotia, Canada · Creative Director at Dulse Dory Design · Previously Bilge Street Studio. Education: NSCAD University."
    }
  ],
  gravatar: [
    {
      email: "desh@chokecherrythrum.example",
      slug: "deshwick",
      display_name: "Desh Wickramaratne",
      job_title: "Page Designer",
      company: "Wascana Courier",
      accounts: [{ label: "Bluesky", url: "https://bsky.app/profile/desh.smallprint.example" }]
    }
  ],
  bluesky: [
    {
      handle: "desh.smallprint.example",
      name: "Desh Wickramaratne",
      description: "Senior designer, Chokecherry & Thrum. Curling skip. Servant of a beagle called Kerning.",
      posts: [
        {
          text: "Kerning has eaten the 1880 river survey. It was a print-out. It was still the only one.",
          at: "2026-09-21T02:14:00.000Z"
        },
        { text: "A wonderful collection of old transit maps", at: "2026-09-19T03:40:00.000Z", repost: true }
      ]
    }
  ],
  people: [
    {
      id: "trevor-zelinski",
      about:
        "A man of the same name and title at agencies in two other cities, with a page at each and a profile.",
      contact: {
        email: "trevor@chokecherrythrum.example",
        full_name: "Trevor Zelinski",
        company: "Chokecherry & Thrum"
      },
      outcome: "found",
      facts: {
        title: "Creative Director",
        company: "Chokecherry & Thrum",
        achievements: [
          "Wide Sky Design Awards 2026 | Wide Sky Design Awards | gold from the Wide Sky Design Awards"
        ],
        education: [
          {
            institution: "Medicine Hat College",
            degree: "Diploma",
            field: "graphic communications",
            year: 2006
          }
        ]
      },
      also: {
        location: "Saskatoon | Saskatoon SK",
        industry: "communications agency | design and communications",
        achievements: ["Redberry Lentils"]
      },
      sources: [
        "https://chokecherrythrum.example/crew",
        "https://chokecherrythrum.example/journal",
        "https://wideskyawards.example/2026/winners"
      ],
      never: [
        "Halifax",
        "Dulse Dory",
        "Bilge Street",
        "Moncton",
        "NSCAD",
        "sloop",
        "Atlantic Ink",
        "Art Director"
      ]
    },
    {
      id: "marie-eve-thibodeau-gladue",
      about: "Accents and half a surname left out; illness, origin and daughters on her own page.",
      contact: { email: "marie-eve@chokecherrythrum.example", full_name: "Marie-Eve Thibodeau" },
      outcome: "found",
      facts: {
        title: "Partner, Strategy | Partner",
        company: "Chokecherry & Thrum",
        location: "Saskatoon",
        causes: ["Read Saskatoon West"],
        memberships: [
          "Canadian Public Relations Society | Accredited Member (APR) of the Canadian Public Relations Society"
        ],
        education: [{ institution: "University of Regina", degree: "BA", field: "linguistics", year: 2003 }]
      },
      also: {
        industry: "communications agency | design and communications",
        certifications: ["APR | Accredited Member (APR)"],
        memberships: ["Read Saskatoon West"],
        achievements: ["“Dear member”: letters nobody throws away"]
      },
      sources: [
        "https://chokecherrythrum.example/crew",
        "https://thibodeaugladue.example/",
        "https://plainwordsforum.example/2026/sessions"
      ],
      sensitive: ["Métis", "Océane", "Maïka", "lymphoma"]
    },
    {
      id: "desh-wickramaratne",
      about:
        "Deshan for the client; Gravatar still tells the newspaper he left and leads to Bluesky, which does not.",
      contact: {
        email: "desh@chokecherrythrum.example",
        full_name: "Deshan Wickramaratne",
        location: "Saskatoon"
      },
      outcome: "found",
      facts: {
        title: "Senior Designer",
        company: "Chokecherry & Thrum",
        hobbies: ["Curling | Curling skip"],
        pets: ["beagle | a beagle called Kerning | beagle called Kerning | Kerning"]
      },
      also: {
        location: "Saskatoon | Saskatoon SK",
        industry: "communications agency | design and communications",
        skills: ["Maps", "charts"],
        interests: ["Curling"]
      },
      sources: [
        "https://chokecherrythrum.example/crew",
        "https://chokecherrythrum.example/journal",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=desh.smallprint.example"
      ]
    },
    {
      id: "solveig-tomczyk",
      about: "Only what a search engine shows of her LinkedIn profile; the agency's site does not name her.",
      contact: { full_name: "Solveig Tomczyk", company: "Chokecherry & Thrum" },
      outcome: "found",
      facts: {
        title: "Director of Client Services",
        company: "Chokecherry & Thrum",
        location: "Saskatoon, Saskatchewan, Canada | Saskatoon",
        linkedin: "https://www.linkedin.com/in/solveig-tomczyk | https://ca.linkedin.com/in/solveig-tomczyk"
      },
      also: {
        industry: "communications agency | design and communications",
        education: [{ institution: "University of Lethbridge" }],
        linkedin_bio: "Director of Client Services"
      },
      sources: ["https://ca.linkedin.com/in/solveig-tomczyk"]
    }
  ]
}
