import type { WorldPart } from "../World.ts"

const org = {
  "@type": "Organization",
  name: "Chinkapin Seed Partners",
  url: "https://chinkapinseed.example/"
}

const framer = (title: string, graph: unknown, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="generator" content="Framer 9c1f"><meta property="og:title" content="${title}"><meta property="og:image" content="https://chinkapinseed.example/og.png"><script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": graph })}</script></head><body><div id="main"><div class="framer-nav"><a href="/">Chinkapin</a><a href="/team">Team</a><a href="/companies">Companies</a><a href="/writing">Writing</a><a href="/pitch">Pitch us</a></div>${body}<div class="framer-footer"><p>Chinkapin Seed Partners, 1100 Market Street, Chattanooga, Tennessee</p><p>Nothing on this site is an offer to sell securities. © 2026 Chinkapin Seed Partners LLC</p></div></div></body></html>`

/** A small venture fund in Chattanooga: a partner with a namesake who sells houses in the same city, a principal who rows. */
export const chinkapin: WorldPart = {
  pages: [
    { url: "https://chinkapinseed.example/og.png", content_type: "image/png", body: "" },
    {
      url: "https://chinkapinseed.example/",
      body: framer(
        "Chinkapin Seed Partners",
        [org],
        `<h1>First checks for unglamorous software.</h1><p>We are a seed-stage venture capital fund in Chattanooga. We invest $250K to $1.5M in people who fix warehouses, clinics and county offices, mostly between the Ohio and the Gulf.</p>`
      )
    },
    {
      url: "https://chinkapinseed.example/team",
      body: framer(
        "Team – Chinkapin Seed Partners",
        [
          org,
          {
            "@type": "Person",
            name: "Rebecca Stoddart",
            jobTitle: "General Partner",
            worksFor: org,
            sameAs: ["https://www.linkedin.com/in/rstoddart-seed", "https://twitter.com/beckseed"],
            knowsAbout: ["supply chain software", "seed investing"]
          },
          { "@type": "Person", name: "Obadiah Pruett", jobTitle: "Principal", worksFor: org }
        ],
        `<h2>Team</h2><div class="framer-stack"><p>Rebecca Stoddart</p><p>General Partner</p><p>Beck ran warehouses before she ran money: eleven years at a freight brokerage here in Chattanooga, the last four as COO. She started Chinkapin in 2020. BS in industrial engineering, Georgia Tech, 2003, then an MBA at Vanderbilt. Kauffman Fellow, Class 26.</p></div><div class="framer-stack"><p>Obadiah Pruett</p><p>Principal</p><p>Obie leads our work in rural health and govtech. He came from a county health department in east Tennessee, where he was the IT department, and from Sewanee. CFA charterholder since 2024.</p></div><div class="framer-stack"><p>Nan Whisenhunt</p><p>Head of Platform</p><p>Knows everyone.</p></div>`
      )
    },
    {
      url: "https://chinkapinseed.example/writing/the-second-invoice",
      body: framer(
        "The second invoice",
        [
          {
            "@type": "BlogPosting",
            headline: "The second invoice",
            datePublished: "2026-08-19",
            author: { "@type": "Person", name: "Rebecca Stoddart" }
          }
        ],
        `<h1>The second invoice</h1><p>Rebecca Stoddart · Aug 19, 2026</p><p>Anyone can get a first customer; your aunt counts. I look for the second invoice to the same name. When I ran a dock with 40 doors I threw out six pilots a year, and I never threw out anything that I had paid for twice.</p>`
      )
    },
    {
      url: "https://scenicledger.example/business/40-over-40/2026",
      news: { seen: "20260505T110000Z", language: "English", country: "United States" },
      body: `<!DOCTYPE html><html lang="en"><head><title>40 over 40: the class of 2026 | The Scenic Ledger</title></head><body><div class="gdpr">By using this site you agree to our terms.</div><nav>Local | Business | Preps | Opinion | Legals</nav><article><h1>40 over 40: the class of 2026</h1><p>Forty people from Chattanooga who were not in a hurry.</p><h3>17. Dr. Lamar Easterly, pediatrician</h3><p>Has seen half the city cry.</p><h3>18. Rebecca Stoddart, venture capitalist</h3><p>The general partner of Chinkapin Seed Partners closed a $42 million second fund in January. She chairs the Chattanooga Area Food Bank's logistics committee, plays clawhammer banjo in a string band called the Pallet Jacks, and has a season ticket for Chattanooga FC. Weekends: fly fishing on the Hiwassee with Dolly, a bluetick coonhound.</p><h3>19. Marisol Vega, muralist</h3><p>You have walked past her work today.</p></article></body></html>`
    },
    {
      url: "https://stoddarthomesells.example/",
      body: `<!doctype html><html lang="en"><head><title>Rebecca Stoddart, REALTOR® | Chattanooga Homes</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"RealEstateAgent","name":"Rebecca Stoddart","address":{"@type":"PostalAddress","addressLocality":"Chattanooga","addressRegion":"TN"},"telephone":"423-555-0117"}</script></head><body><h1>Hi, I'm Becca!</h1><p>Rebecca Stoddart, REALTOR®, Lookout Valley Realty, Chattanooga, Tennessee. Former Miss Hamilton County, proud mom of cheerleaders, Vols for life. Top 1% producer, Certified Residential Specialist. Ask me about Signal Mountain listings!</p></body></html>`
    },
    {
      url: "https://tennesseeriverrowing.example/masters",
      body: `<html><head><title>Masters program - Tennessee River Rowing Club</title></head><body><h1>Masters</h1><p>Practice M/W/F 5:15 a.m., Riverpark dock.</p><p>Masters captain: Obie Pruett (obie@chinkapinseed.example). If he can do it before a partner meeting, you can do it before yours.</p><p>Head of the Hooch 2025, Men's Masters 4+ (40–49): 3rd place. Crew: Pruett, Dang, O'Hara, Mills, cox Fischer.</p></body></html>`
    },
    {
      url: "https://sewanee-notes.example/class-of-2006",
      body: `<!doctype html><html lang="en"><head><title>Class notes, 2006</title></head><body><h1>Class Notes</h1><h2>2006</h2><p><b>Wick Tolliver</b> is sheriff of a county he asks us not to name.</p><p><b>Obadiah Pruett</b> (BA, Economics) is a principal at Chinkapin Seed Partners in Chattanooga, where he invests in rural health. He writes that he keeps bees “with the usual results”, and volunteers with Remote Area Medical, driving the eyeglass truck.</p><p><b>Jane Ellen Roark</b> has a book out.</p></body></html>`
    },
    {
      url: "https://ruralhealthit.example/summit/agenda",
      body: `<!doctype html><html><head><title>Rural Health IT Summit 2026: Agenda</title></head><body><h1>Agenda</h1><h2>Thursday, September 17, Knoxville</h2><ul><li>9:00 Welcome</li><li>9:30 The fax machine is load-bearing: buying software for six-bed hospitals. <i>Obadiah Pruett, Principal, Chinkapin Seed Partners</i></li><li>10:30 Break (thank you Ridgeline EHR)</li><li>11:00 Broadband is a vital sign. <i>Dr. Tamsin Hale</i></li></ul></body></html>`
    },
    {
      url: "https://volsarchive.example/football/1958",
      body: `<html><head><title>1958 roster</title></head><body><table><tr><td>64</td><td>Obadiah Pruett</td><td>G</td><td>Etowah</td><td>All-SEC second team</td></tr></table></body></html>`
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/rstoddart-seed",
      title: "Rebecca Stoddart - General Partner - Chinkapin Seed Partners | LinkedIn",
      snippet:
        "Ex-operator writing first checks for unglamorous software. Chattanooga, Tennessee, United States · General Partner · Chinkapin Seed Partners. Education: Vanderbilt University. 500+ connections."
    },
    {
      url: "https://twitter.com/beckseed",
      title: "Beck Stoddart (@beckseed) / X",
      snippet: "Seed investor @chinkapinseed. Freight, forklifts, banjo. Chattanooga."
    },
    {
      url: "https://www.linkedin.com/in/becca-stoddart-realtor",
      title: "Rebecca Stoddart - REALTOR - Lookout Valley Realty | LinkedIn",
      snippet:
        "Chattanooga, Tennessee, United States · REALTOR® · Lookout Valley Realty. Helping families find home since 2009."
    }
  ],
  podcasts: [
    {
      id: 1680044120,
      title: "Dock Talk South",
      artist: "Terrence Ogle",
      feed: "https://docktalksouth.example/feed",
      site: "https://docktalksouth.example/",
      description: "Freight, warehousing and the people who lift things.",
      episodes: [
        {
          title: "Ep. 112: Rebecca Stoddart wants your ugliest spreadsheet",
          description:
            "Chinkapin's Rebecca Stoddart on warehouse software, drayage, and why she only backs founders who have driven a forklift. She is certified: APICS CPIM.",
          url: "https://docktalksouth.example/112",
          at: "2026-04-23T09:00:00Z"
        }
      ]
    }
  ],
  stackExchange: [
    { id: 884120, name: "Obadiah Pruett", location: "Etowah, TN", reputation: 61, tags: ["excel", "vba"] }
  ],
  people: [
    {
      id: "rebecca-stoddart",
      about: "Two women of one name in one city: she invests, the other sells houses. Both are on LinkedIn.",
      contact: {
        email: "beck@chinkapinseed.example",
        full_name: "Rebecca Stoddart",
        company: "Chinkapin Seed Partners"
      },
      outcome: "found",
      facts: {
        title: "General Partner",
        company: "Chinkapin Seed Partners | Chinkapin",
        location: "Chattanooga | Chattanooga, Tennessee | Chattanooga, Tennessee, United States",
        achievements: ["$42 million second fund | closed a $42 million second fund"],
        hobbies: ["banjo | clawhammer banjo | plays clawhammer banjo"],
        sports_teams: ["Chattanooga FC"],
        causes: ["Chattanooga Area Food Bank | Food Bank"],
        memberships: ["Kauffman Fellow | Kauffman Fellow, Class 26 | Kauffman Fellows"],
        education: [
          { institution: "Georgia Tech", degree: "BS", field: "Industrial engineering", year: 2003 },
          { institution: "Vanderbilt | Vanderbilt University", degree: "MBA" }
        ],
        pets: ["bluetick coonhound | Dolly | coonhound | Dolly, a bluetick coonhound"],
        linkedin: "https://www.linkedin.com/in/rstoddart-seed",
        linkedin_bio: "Ex-operator writing first checks for unglamorous software",
        twitter: "https://twitter.com/beckseed | https://x.com/beckseed | beckseed | @beckseed"
      },
      also: {
        title: "venture capitalist | Seed investor | Ex-operator | founder",
        industry: "venture capital | seed-stage venture capital",
        twitter_bio:
          "Seed investor @chinkapinseed. Freight, forklifts, banjo. Chattanooga. | Seed investor @chinkapinseed. Freight, forklifts, banjo",
        certifications: ["APICS CPIM | CPIM"],
        skills: [
          "supply chain software",
          "seed investing",
          "warehouse software | warehouses",
          "drayage",
          "Freight",
          "forklifts | driven a forklift",
          "warehousing",
          "Industrial engineering",
          "unglamorous software"
        ],
        achievements: [
          "40 over 40 | 40 over 40: the class of 2026",
          "The second invoice",
          "started Chinkapin in 2020 | She started Chinkapin in 2020 | started Chinkapin",
          "COO | the last four as COO | eleven years at a freight brokerage",
          "Kauffman Fellow | Kauffman Fellow, Class 26",
          "Rebecca Stoddart wants your ugliest spreadsheet | Ep. 112: Rebecca Stoddart wants your ugliest spreadsheet | Dock Talk South",
          "chairs the Chattanooga Area Food Bank's logistics committee"
        ],
        interests: [
          "Freight",
          "forklifts",
          "banjo",
          "supply chain software",
          "seed investing",
          "fly fishing",
          "warehouse software | warehouses | warehousing",
          "unglamorous software",
          "Chattanooga FC",
          "drayage"
        ],
        hobbies: [
          "fly fishing | fly fishing on the Hiwassee",
          "string band called the Pallet Jacks | Pallet Jacks | string band"
        ],
        memberships: [
          "Pallet Jacks",
          "Chattanooga Area Food Bank's logistics committee | logistics committee | Chattanooga Area Food Bank"
        ]
      },
      sources: [
        "https://chinkapinseed.example/",
        "https://chinkapinseed.example/team",
        "https://chinkapinseed.example/writing/the-second-invoice",
        "https://scenicledger.example/business/40-over-40/2026",
        "https://docktalksouth.example/feed",
        "https://www.linkedin.com/in/rstoddart-seed",
        "https://twitter.com/beckseed"
      ],
      never: [
        "Realtor",
        "Miss Hamilton County",
        "cheerleaders",
        "Lookout Valley",
        "Certified Residential Specialist",
        "Signal Mountain",
        "muralist",
        "pediatrician"
      ]
    },
    {
      id: "obadiah-pruett",
      about:
        "Obie at the club, Obadiah in class notes and on an agenda; a guard of 1958 and an Excel user share the name.",
      contact: { email: "obie@chinkapinseed.example", full_name: "Obadiah Pruett" },
      outcome: "found",
      facts: {
        title: "Principal",
        company: "Chinkapin Seed Partners | Chinkapin",
        location: "Chattanooga | Chattanooga, Tennessee",
        industry: "venture capital | seed-stage venture capital",
        skills: ["rural health", "govtech"],
        achievements: [
          "The fax machine is load-bearing | The fax machine is load-bearing: buying software for six-bed hospitals",
          "Head of the Hooch 2025 | Head of the Hooch"
        ],
        hobbies: ["rowing", "keeps bees | beekeeping | bees | keeping bees"],
        causes: ["Remote Area Medical"],
        memberships: ["Tennessee River Rowing Club"],
        education: [{ institution: "Sewanee", degree: "BA", field: "Economics", year: 2006 }],
        certifications: ["CFA charterholder | CFA"]
      },
      also: {
        title: "Masters captain",
        skills: [
          "IT",
          "buying software for six-bed hospitals",
          "invests in rural health | investing",
          "rural health and govtech"
        ],
        achievements: [
          "Men's Masters 4+ | Men's Masters 4+ (40–49): 3rd place | 3rd place",
          "CFA charterholder since 2024 | CFA charterholder",
          "Masters captain",
          "Rural Health IT Summit 2026 | Rural Health IT Summit",
          "leads our work in rural health and govtech"
        ],
        interests: ["rural health", "govtech", "bees | keeps bees", "rowing", "rural health and govtech"],
        hobbies: ["Head of the Hooch"],
        sports_teams: ["Tennessee River Rowing Club"],
        causes: [
          "rural health",
          "driving the eyeglass truck | volunteers with Remote Area Medical, driving the eyeglass truck"
        ],
        memberships: ["CFA"],
        pets: ["bees"]
      },
      sources: [
        "https://chinkapinseed.example/",
        "https://chinkapinseed.example/team",
        "https://tennesseeriverrowing.example/masters",
        "https://sewanee-notes.example/class-of-2006",
        "https://ruralhealthit.example/summit/agenda"
      ],
      never: ["All-SEC", "1958", "Etowah", "sheriff"]
    }
  ]
}
