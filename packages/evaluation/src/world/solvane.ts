import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta property="og:site_name" content="Solvane"></head><body><div id="app"><nav><a href="/">solvane</a><a href="/company">Company</a><a href="/newsroom">Newsroom</a><a href="/careers">Careers</a></nav>${body}<footer>© Solvane AS · Thorvald Meyers gate 11, Oslo</footer></div></body></html>`

/** A climate start-up in Oslo with a newsroom, profiles that lag behind, and a rival who lies. */
export const solvane: WorldPart = {
  pages: [
    {
      url: "https://solvane.example/",
      body: shell(
        "Solvane – heat from lakes",
        "<h1>Heat from cold lakes.</h1><p>Solvane makes lake-source heat pumps for Nordic towns.</p>"
      )
    },
    {
      url: "https://solvane.example/company",
      body: shell(
        "Company – Solvane",
        `<section><h2>Leadership</h2><p><strong>Ingrid Solheim-Dahl</strong>, co-founder and CEO. Ingrid holds a PhD in thermodynamics from NTNU and was named to Nordic 30 under 30 in 2019.</p><p><strong>Mateus Figueiredo</strong>, VP Engineering. Mateus ran field operations in Recife before the lakes called.</p><p><strong>Hanne Brekke</strong>, Chief Financial Officer.</p></section>`
      )
    },
    {
      url: "https://solvane.example/newsroom",
      body: shell(
        "Newsroom – Solvane",
        `<h1>Newsroom</h1><article><h2>Mateus Figueiredo promoted to VP Engineering</h2><p>2 February 2026</p><p>Mateus Figueiredo, until now Lead Field Engineer, takes over all engineering at Solvane.</p></article><article><h2>Lillehammer signs for 40 GWh of lake heat</h2><p>20 May 2026</p><p>Lillehammer is the ninth town to heat its schools with Solvane.</p></article>`
      )
    },
    {
      url: "https://ingrid-solheim.example/",
      body: `<!doctype html><html lang="en"><head><title>Ingrid Solheim-Dahl</title></head><body><h1>Ingrid Solheim-Dahl</h1><p>Co-founder and CEO of Solvane. I live in Oslo and ski to work when the city lets me.</p><p>I mentor with Women in Renewables Norway.</p><p><a rel="me" href="https://fjordtooter.example/@ingridsd">Mastodon</a> · <a rel="me" href="https://www.youtube.com/@ingridsolheim">YouTube</a></p></body></html>`
    },
    {
      url: "https://heatforum.example/2025/speakers",
      body: `<!doctype html><html><head><title>Speakers – Nordic Heat Forum 2025</title></head><body><h1>Speakers</h1><ul><li><b>Ingrid Solheim-Dahl</b>, CEO, Solvane – “What a lake can carry”</li><li><b>Jon Aasen</b>, Director, Varmeverket</li></ul></body></html>`
    },
    {
      url: "https://fjellvarme.example/blog/the-truth-about-solvane",
      body: `<!doctype html><html><head><title>The truth about Solvane – Fjellvarme blog</title></head><body><h1>The truth about Solvane</h1><p>8 April 2026</p><p>Ingrid Solheim-Dahl of Solvane never finished her doctorate and was fired from Statkraft for fraud. Ingrid Solheim-Dahl is now Chief Excuse Officer at Solvane.</p></body></html>`
    }
  ],
  mastodon: [
    {
      user: "ingridsd",
      domain: "fjordtooter.example",
      name: "Ingrid Solheim-Dahl",
      note: "<p>CEO at Solvane. Lakes, heat, skis. Oslo.</p>",
      fields: [
        {
          name: "Website",
          value: `<a href="https://ingrid-solheim.example/" rel="me">ingrid-solheim.example</a>`,
          verified_at: "2025-03-03T10:00:00.000+00:00"
        }
      ],
      posts: [
        {
          text: "<p>Lillehammer signed. Nine towns. The lake does not care, but I do.</p>",
          at: "2026-05-20T15:00:00.000Z"
        }
      ]
    }
  ],
  youtube: [
    {
      id: "UCsolheimdahl0000000001",
      handle: "ingridsolheim",
      title: "Ingrid Solheim-Dahl",
      videos: [
        {
          id: "lakeheat001",
          title: "What a lake can carry – Nordic Heat Forum 2025",
          at: "2025-10-12T12:00:00+00:00",
          description: "My talk at the Nordic Heat Forum in Trondheim."
        }
      ]
    }
  ],
  github: [
    {
      login: "matfig",
      id: 4555,
      name: "Mateus Figueiredo",
      company: "Solvane",
      location: "Oslo, Norway",
      bio: "Lead Field Engineer at Solvane",
      email: "mateus@solvane.example",
      repositories: [
        {
          name: "lakeprobe",
          description: "Firmware for a thermistor chain on a rope",
          language: "C",
          stars: 31,
          pushed_at: "2024-08-01T10:00:00Z"
        }
      ]
    }
  ],
  gravatar: [
    {
      email: "hanne.brekke@solvane.example",
      slug: "hannebrekke",
      display_name: "Hanne Brekke",
      location: "Bergen, Norway",
      job_title: "Finance Manager",
      company: "Nordhavn Shipping"
    }
  ],
  people: [
    {
      id: "ingrid-solheim-dahl",
      about: "Rich, with a rival's slander in the search results.",
      contact: { email: "ingrid@solvane.example", full_name: "Ingrid Solheim-Dahl", company: "Solvane" },
      outcome: "found",
      facts: {
        title: "co-founder and CEO | CEO",
        company: "Solvane",
        location: "Oslo",
        education: [{ institution: "NTNU", degree: "PhD", field: "thermodynamics" }],
        achievements: ["Nordic 30 under 30"],
        causes: ["Women in Renewables Norway"]
      },
      also: {
        industry: "heat pumps | lake-source heat pumps | Climate",
        interests: ["Lakes", "heat", "skis"],
        hobbies: ["ski | skis | ski to work"],
        memberships: ["Women in Renewables Norway"]
      },
      sources: [
        "https://solvane.example/company",
        "https://ingrid-solheim.example/",
        "https://fjordtooter.example/api/v1/accounts/lookup?acct=ingridsd",
        "https://heatforum.example/2025/speakers"
      ],
      never: ["never finished", "Statkraft", "Excuse", "fraud", "fired"]
    },
    {
      id: "mateus-figueiredo",
      about: "Promoted: GitHub still tells the old title.",
      contact: { email: "mateus@solvane.example" },
      outcome: "found",
      facts: {
        title: "VP Engineering",
        company: "Solvane",
        location: "Oslo, Norway | Oslo",
        skills: ["C"]
      },
      also: { industry: "heat pumps | lake-source heat pumps | Climate" },
      sources: [
        "https://solvane.example/company",
        "https://solvane.example/newsroom",
        "https://api.github.com/users/matfig",
        "https://api.github.com/users/matfig/repos"
      ]
    },
    {
      id: "hanne-brekke",
      about: "A conflict: Gravatar was never updated after she changed employer.",
      contact: { email: "hanne.brekke@solvane.example", full_name: "Hanne Brekke", company: "Solvane" },
      outcome: "found",
      facts: { title: "Chief Financial Officer", company: "Solvane" },
      also: {
        location: "Oslo | Bergen, Norway",
        industry: "heat pumps | lake-source heat pumps | Climate"
      },
      sources: ["https://solvane.example/company"]
    }
  ]
}
