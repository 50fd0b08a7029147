import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="UTF-8"><title>${title} - Sconticut Freight Partners</title><meta name="generator" content="WordPress 6.6"></head>
<body class="page wp-embed-responsive"><div id="masthead"><a href="https://sconticutfreight.example/" rel="home">Sconticut Freight Partners</a> <span>Licensed property broker, MC-555019</span></div>
<div id="nav"><a href="/">Home</a> | <a href="/our-people/">Our People</a> | <a href="/dock-notes/">Dock Notes</a></div>
<div class="entry-content">${body}</div>
<div id="colophon">Sconticut Freight Partners LLC, 88 Hassey Street, New Bedford, MA 02740. Tel. (508) 555-0176</div></body></html>`

const member = (name: string, role: string, mailbox: string, text: string): string =>
  `<div class="wp-block-media-text"><h4>${name}</h4><p class="has-small-font-size">${role} / <a href="mailto:${mailbox}@sconticutfreight.example">${mailbox}@sconticutfreight.example</a></p><p>${text}</p></div>`

/** A freight broker in New Bedford, and another freight broker in New Bedford by the name of one of its directors. */
export const sconticut: WorldPart = {
  robots: { "sconticutfreight.example": "User-agent: *\nDisallow: /wp-admin/\n" },
  pages: [
    {
      url: "https://sconticutfreight.example/",
      body: shell(
        "Loads that arrive",
        `<h2>Loads that arrive. Calls that get answered.</h2><p>Sconticut Freight Partners is a freight brokerage on the New Bedford waterfront. We find trucks for paper mills, breweries, boat yards and cold stores between Maine and the Carolinas.</p><p>Say hello to <a href="https://sconticutfreight.example/our-people/">our people</a>.</p>`
      )
    },
    {
      url: "https://sconticutfreight.example/our-people/",
      body: shell(
        "Our People",
        `<h2>Our People</h2>
${member("Ignatius L. Medeiros", "President", "imedeiros", `Ignatius opened our doors in 1998 with a fax machine and a borrowed desk. He graduated from Massachusetts Maritime Academy in 1991 (B.S., Marine Transportation). <a href="https://sconticutfreight.example/our-people/ignatius-medeiros/">More about Ignatius</a>`)}
${member("Dennis Correia", "Director of Carrier Relations", "dcorreia", "Dennis vets every carrier that hauls for us. He drove a flatbed for nine years before he took a chair, and holds an associate degree in logistics from Cape Cod Community College (2008).")}
${member("Marguerite Thibodeau-Cruz", "Vice President, Cold Chain", "mthibodeau", "Marguerite runs the temperature-controlled desk: ice cream, vaccines, cut flowers. In 2025 the Northeast Shippers Forum gave her its Cool Head Award.")}`
      )
    },
    {
      url: "https://sconticutfreight.example/our-people/ignatius-medeiros/",
      body: shell(
        "Ignatius L. Medeiros",
        `<h2>Ignatius L. Medeiros, President</h2><p>Before he founded Sconticut, Ignatius spent seven years as a deck officer on tankers. He sits on the board of the Transportation Intermediaries Association.</p><p>In 2023 he was named SouthCoast Employer of the Year by the Three Harbors Chamber.</p>`
      )
    },
    {
      url: "https://sconticutfreight.example/dock-notes/",
      body: shell(
        "Dock Notes",
        `<h2>Dock Notes</h2><h3>Carrier day is back</h3><p>Posted October 1, 2026</p><p>Sixty-two owner-operators came for chowder and left with paperwork. “A carrier that answers on a Sunday gets the Monday load,” said Dennis Correia, Director of Carrier Relations.</p><h3>New cold desk hours</h3><p>Posted June 18, 2026</p><p>Marguerite Thibodeau-Cruz and her desk now pick up from 4 a.m.</p>`
      )
    },
    {
      url: "https://deadheadmiles.example/shows/131-the-man-who-says-no",
      body: `<!doctype html><html><head><title>131: The man who says no | Deadhead Miles</title></head><body><h1>131: The man who says no</h1><p>July 23, 2026 · 44 minutes</p><p>Dennis Correia turns down two carriers out of three. The director of carrier relations at Sconticut Freight Partners on double brokering, borrowed insurance certificates, and the one question he always asks.</p></body></html>`
    },
    {
      url: "https://buzzardsline.example/",
      body: `<html><head><title>Buzzards Line Brokerage | Freight brokers | New Bedford, Mass.</title></head><body><h1>Buzzards Line Brokerage</h1><p>Dennis Correia, owner and licensed freight broker. Scallops, groundfish and bait since 1989.</p><p>Dennis served twelve years in the Coast Guard, studied at Bristol Community College, and coaches the New Bedford Spinners youth hockey team.</p><p>Call Dennis: (508) 555-0121, dennis@buzzardsline.example</p></body></html>`
    },
    {
      url: "https://southcoastbeacon.example/2026/02/freight-broker-fined",
      news: { seen: "20260219T113000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en-US"><head><title>New Bedford freight broker fined over unpaid haulers | SouthCoast Beacon</title></head><body><article><h1>New Bedford freight broker fined over unpaid haulers</h1><p>February 19, 2026</p><p>A New Bedford freight broker has been fined $48,000 after eleven truckers said they were never paid. Dennis Correia, owner of Buzzards Line Brokerage, let his surety bond lapse in 2025, regulators found. Correia, 63, called it “a paperwork matter.”</p></article></body></html>`
    },
    {
      url: "https://threeharborschamber.example/spotlight/thibodeau-cruz",
      body: `<!doctype html><html lang="en-US"><head><title>Member spotlight: Marguerite Thibodeau-Cruz | Three Harbors Chamber</title></head><body><h1>Member spotlight: Marguerite Thibodeau-Cruz</h1><p>March 2026</p><p><b>What do you do?</b> I'm vice president for cold chain at Sconticut Freight Partners. If it melts, it's mine.</p><p><b>And when nothing melts?</b> I paddle a sea kayak around West Island, and I'm on the committee of the Buttonwood Zoo Friends.</p><p><b>A hard year?</b> 2020. I found out that I have multiple sclerosis the week my marriage ended. My parish, Our Lady of the Assumption, carried me through, and so did my old Teamsters local.</p></body></html>`
    }
  ],
  podcasts: [
    {
      id: 640131,
      title: "Deadhead Miles",
      artist: "Coretta Blandings",
      feed: "https://feeds.deadheadmiles.example/all.rss",
      site: "https://deadheadmiles.example/shows/131-the-man-who-says-no",
      description: "Trucking, told by those who wait at the dock.",
      episodes: [
        {
          title: "131: The man who says no",
          description:
            "Dennis Correia, director of carrier relations at Sconticut Freight Partners, on double brokering and borrowed insurance certificates.",
          url: "https://deadheadmiles.example/shows/131-the-man-who-says-no",
          at: "2026-07-23T09:00:00Z"
        }
      ]
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/dennis-correia-carriers",
      title: "Dennis Correia - Director of Carrier Relations - Sconticut Freight Partners | LinkedIn",
      snippet:
        "Fairhaven, Massachusetts, United States · Director of Carrier Relations · Sconticut Freight Partners. Education: Cape Cod Community College. View Dennis Correia's profile on LinkedIn."
    },
    {
      url: "https://www.linkedin.com/in/dennis-correia-buzzards",
      title: "Dennis Correia - Owner - Buzzards Line Brokerage | LinkedIn",
      snippet:
        "New Bedford, Massachusetts, United States · Owner at Buzzards Line Brokerage. Freight brokerage, seafood. Education: Bristol Community College. 212 connections."
    }
  ],
  rdap: [
    {
      domain: "sconticutfreight.example",
      registrant: "Sconticut Freight Partners LLC",
      registered: "2001-11-19T00:00:00Z"
    }
  ],
  people: [
    {
      id: "ignatius-medeiros",
      about: "Iggy for the client, Ignatius with an initial on the site.",
      contact: {
        email: "imedeiros@sconticutfreight.example",
        full_name: "Iggy Medeiros",
        company: "Sconticut Freight"
      },
      outcome: "found",
      facts: {
        title: "President",
        company: "Sconticut Freight Partners | Sconticut Freight Partners LLC | Sconticut",
        achievements: [
          "SouthCoast Employer of the Year | SouthCoast Employer of the Year by the Three Harbors Chamber"
        ],
        memberships: [
          "Transportation Intermediaries Association | board of the Transportation Intermediaries Association"
        ],
        education: [
          {
            institution: "Massachusetts Maritime Academy",
            degree: "B.S. | BS",
            field: "Marine Transportation",
            year: 1991
          }
        ]
      },
      also: {
        title: "founder",
        location: "New Bedford, MA | New Bedford",
        industry: "freight brokerage | freight"
      },
      sources: [
        "https://sconticutfreight.example/our-people/",
        "https://sconticutfreight.example/our-people/ignatius-medeiros/"
      ]
    },
    {
      id: "dennis-correia",
      about: "Another freight broker in the same city has his name, a fine in the news and a LinkedIn page.",
      contact: {
        email: "dcorreia@sconticutfreight.example",
        full_name: "Dennis Correia",
        company: "Sconticut Freight Partners",
        location: "New Bedford"
      },
      outcome: "found",
      facts: {
        title: "Director of Carrier Relations",
        company: "Sconticut Freight Partners | Sconticut Freight Partners LLC | Sconticut",
        location: "Fairhaven, Massachusetts, United States | Fairhaven, Massachusetts | Fairhaven",
        education: [
          {
            institution: "Cape Cod Community College",
            degree: "associate degree",
            field: "logistics",
            year: 2008
          }
        ],
        linkedin: "https://www.linkedin.com/in/dennis-correia-carriers"
      },
      also: {
        location: "New Bedford, MA | New Bedford",
        industry: "freight brokerage | freight",
        skills: ["carrier vetting | vets every carrier", "double brokering"],
        linkedin_bio: "Director of Carrier Relations"
      },
      sources: [
        "https://sconticutfreight.example/our-people/",
        "https://sconticutfreight.example/dock-notes/",
        "https://deadheadmiles.example/shows/131-the-man-who-says-no",
        "https://www.linkedin.com/in/dennis-correia-carriers"
      ],
      never: [
        "Buzzards",
        "scallops",
        "groundfish",
        "Coast Guard",
        "Bristol Community College",
        "hockey",
        "$48,000",
        "surety bond",
        "never paid"
      ]
    },
    {
      id: "marguerite-thibodeau-cruz",
      about: "A chamber of commerce asks about her hard year: illness, marriage, parish and union.",
      contact: { email: "mthibodeau@sconticutfreight.example", full_name: "Marguerite Thibodeau" },
      outcome: "found",
      facts: {
        title: "Vice President, Cold Chain | vice president for cold chain",
        company: "Sconticut Freight Partners | Sconticut Freight Partners LLC | Sconticut",
        achievements: ["Cool Head Award"],
        hobbies: ["sea kayak | paddle a sea kayak | sea kayaking"]
      },
      also: {
        location: "New Bedford, MA | New Bedford",
        industry: "freight brokerage | freight",
        skills: ["temperature-controlled | cold chain"],
        memberships: [
          "Buttonwood Zoo Friends | committee of the Buttonwood Zoo Friends",
          "Three Harbors Chamber"
        ],
        causes: ["Buttonwood Zoo Friends"]
      },
      sources: [
        "https://sconticutfreight.example/our-people/",
        "https://threeharborschamber.example/spotlight/thibodeau-cruz"
      ],
      sensitive: ["sclerosis", "marriage", "parish", "Our Lady of the Assumption", "Teamsters"]
    },
    {
      id: "corwin-abelard",
      about: "Nothing online: an address at the house, whose site does not know the name.",
      contact: {
        email: "cabelard@sconticutfreight.example",
        full_name: "Corwin Abelard",
        company: "Sconticut Freight Partners"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
