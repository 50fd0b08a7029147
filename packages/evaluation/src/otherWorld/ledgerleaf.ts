import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><title>${title} | Ledgerleaf</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Ledgerleaf Technologies Pvt. Ltd.","url":"https://ledgerleaf.example/","address":{"@type":"PostalAddress","addressLocality":"Pune","addressRegion":"Maharashtra","addressCountry":"IN"}}</script></head>
<body><div class="nav">Ledgerleaf <a href="/product">Product</a> <a href="/pricing">Pricing</a> <a href="/about">About</a> <a href="/blog">Blog</a> <button>Book a demo</button></div>${body}
<div class="footer">Ledgerleaf Technologies Pvt. Ltd. | 4th floor, Baner Road, Pune 411045 | Trusted by 9,000+ kirana stores</div></body></html>`

/** A software company in Pune: leaders on cards, a founder in the press, a cricketer of the name of its head of marketing. */
export const ledgerleaf: WorldPart = {
  pages: [
    {
      url: "https://ledgerleaf.example/",
      body: shell(
        "GST-ready books for small shops",
        "<h1>Books that balance themselves</h1><p>Cloud accounting software for India’s small retailers.</p>"
      )
    },
    {
      url: "https://ledgerleaf.example/about",
      body: shell(
        "About us",
        `<h2>Leadership team</h2><div class="cards">
<div class="card"><div class="name">Ananya Kulkarni</div><div class="role">Co-founder &amp; CEO</div><div class="bio">An alumna of IIT Bombay (B.Tech, 2012) and IIM Ahmedabad (PGP, 2016), Ananya earlier led merchant lending at Paywheel. She was named in the Forbes India 30 Under 30 list in 2021.</div><a class="x" href="https://x.com/ananyakul_leaf">X</a></div>
<div class="card"><div class="name">Meenal Deshpande</div><div class="role">Co-founder &amp; CTO</div><div class="bio">Meenal has 14 years’ experience in distributed systems and holds three patents in offline sync. PICT Pune alumna.</div></div>
<div class="card"><div class="name">Rohan Mehta</div><div class="role">VP – Marketing</div><div class="bio">Rohan built the brand teams of two consumer unicorns. MICA alumnus, marathoner, father of twins.</div></div></div>`
      )
    },
    {
      url: "https://ledgerleaf.example/blog/why-offline-first",
      body: shell(
        "Why offline-first",
        `<article><h1>Why offline-first</h1><p>Written by Meenal Deshpande, CTO · 11 August 2026</p><p>When I visited our first customer in Sangli the power went out four times before lunch. That is when I stopped believing in the cloud as a place.</p><p>We rewrote sync in Go and Elixir on top of SQLite, and I have not slept better since.</p></article>`
      )
    },
    {
      url: "https://deccanbusiness.example/startups/ledgerleaf-series-b",
      news: { seen: "20260618T060000Z", language: "English", country: "India" },
      body: `<!doctype html><html lang="en"><head><title>Pune’s Ledgerleaf raises $22 mn in Series B - Deccan Business</title></head><body><h1>Pune’s Ledgerleaf raises $22 mn in Series B</h1><p>Pune, June 18: Accounting software maker Ledgerleaf has raised $22 million in a Series B round. “Kirana owners do not want dashboards, they want their evenings back,” Ananya Kulkarni, co-founder and CEO, told Deccan Business. Kulkarni, a Maharashtrian Brahmin from Satara who trained as a Bharatanatyam dancer, mentors women founders at the Nari Udyam network.</p></body></html>`
    },
    {
      url: "https://saassangam.example/2026/agenda",
      body: `<!doctype html><html lang="en"><head><title>SaaS Sangam 2026, Chennai – Agenda</title></head><body><h1>Agenda</h1><ul><li>11:15 | Hall B | “Renewals begin on day one” | Farhan Qureshi (Director – Customer Success, Ledgerleaf)</li><li>12:00 | Hall A | Fireside chat: Rohan Mehta (VP Marketing, Ledgerleaf) with Divya S</li></ul></body></html>`
    }
  ],
  listings: [
    {
      url: "https://in.linkedin.com/in/farhanqureshi-cs",
      title: "Farhan Qureshi - Director, Customer Success at Ledgerleaf | LinkedIn",
      snippet:
        "Pune, Maharashtra, India · Director, Customer Success · Ledgerleaf. Customer success leader who likes churn charts that go down. XLRI Jamshedpur. Ex-Zenwork."
    },
    {
      url: "https://x.com/ananyakul_leaf",
      title: "Ananya Kulkarni (@ananyakul_leaf) / X",
      snippet:
        "Co-founder & CEO @ledgerleaf. Books for small shops. Filter coffee, Bharatanatyam, bad puns. Pune."
    }
  ],
  github: [
    {
      login: "meenald",
      id: 60801,
      name: "Meenal Deshpande",
      company: "Ledgerleaf",
      location: "Pune, India",
      bio: "CTO. Sync is hard, so I do it offline.",
      email: "meenal@ledgerleaf.example",
      twitter_username: "meenal_sync",
      repositories: [
        {
          name: "leafsync",
          description: "Offline-first sync for SQLite",
          language: "Go",
          topics: ["sqlite", "crdt"],
          stars: 2300,
          pushed_at: "2026-09-01T10:00:00Z"
        },
        {
          name: "advent",
          description: "Puzzles in Elixir",
          language: "Elixir",
          stars: 3,
          pushed_at: "2025-12-20T10:00:00Z"
        }
      ]
    }
  ],
  hackerNews: [
    {
      username: "meenald",
      about:
        "CTO at Ledgerleaf (offline-first accounting). meenal@ledgerleaf.example. I trek in the Sahyadris.",
      karma: 2210,
      stories: [
        {
          title: "Show HN: Leafsync, offline-first sync for SQLite",
          url: "https://github.com/meenald/leafsync",
          points: 311,
          at: "2026-08-12T13:00:00.000Z"
        }
      ],
      comments: [
        {
          story: "SQLite on phones",
          text: "We ship it to 9,000 shops. The failure mode is always the SD card.",
          at: "2026-08-14T10:00:00.000Z"
        }
      ]
    }
  ],
  wikidata: [
    {
      id: "Q99120455",
      label: "Rohan Mehta",
      description: "Indian cricketer (born 1995)",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P569", time: "1995-04-02" },
        { property: "P106", item: { id: "Q12299841", label: "cricketer" } },
        { property: "P54", item: { id: "Q99120001", label: "Baroda cricket team" } }
      ],
      article: "Rohan Mehta (cricketer)"
    }
  ],
  wikipedia: [
    {
      title: "Rohan Mehta (cricketer)",
      description: "Indian cricketer",
      extract:
        "Rohan Mehta (born 2 April 1995) is an Indian cricketer who plays for Baroda. A left-arm spinner, he made his first-class debut in the 2016–17 Ranji Trophy."
    }
  ],
  people: [
    {
      id: "ananya-kulkarni",
      about: "Cards with abbreviated schools; a caste in the press; an account on X.",
      contact: {
        email: "ananya@ledgerleaf.example",
        full_name: "Ananya Kulkarni",
        phone: "+91 20 5550 0100"
      },
      outcome: "found",
      facts: {
        title: "Co-founder & CEO | Co-founder and CEO",
        company: "Ledgerleaf | Ledgerleaf Technologies Pvt. Ltd.",
        location: "Pune",
        education: [
          { institution: "IIT Bombay", degree: "B.Tech", year: 2012 },
          { institution: "IIM Ahmedabad", degree: "PGP", year: 2016 }
        ],
        achievements: ["Forbes India 30 Under 30 | Forbes India 30 Under 30 list in 2021"],
        causes: ["Nari Udyam network | Nari Udyam"],
        twitter: "https://x.com/ananyakul_leaf | https://twitter.com/ananyakul_leaf"
      },
      also: {
        industry: "Accounting software | accounting",
        location: "Pune, Maharashtra | Pune, Maharashtra, IN | Pune, India",
        hobbies: ["Bharatanatyam | Bharatanatyam dancer"],
        interests: ["Filter coffee", "Bharatanatyam", "bad puns"],
        memberships: ["Nari Udyam network"],
        achievements: ["raised $22 million in a Series B round | Ledgerleaf raises $22 mn in Series B"],
        twitter_bio:
          "Co-founder & CEO @ledgerleaf. Books for small shops. Filter coffee, Bharatanatyam, bad puns. Pune."
      },
      sources: [
        "https://ledgerleaf.example/about",
        "https://deccanbusiness.example/startups/ledgerleaf-series-b",
        "https://x.com/ananyakul_leaf"
      ],
      sensitive: ["Brahmin"]
    },
    {
      id: "meenal-deshpande",
      about: "Company card, code, a forum and her own article.",
      contact: { email: "meenal@ledgerleaf.example" },
      outcome: "found",
      facts: {
        title: "Co-founder & CTO | CTO | Co-founder and CTO",
        company: "Ledgerleaf | Ledgerleaf Technologies Pvt. Ltd.",
        location: "Pune, India | Pune",
        skills: ["Go", "Elixir", "SQLite"],
        education: [{ institution: "PICT Pune | PICT" }],
        achievements: ["three patents in offline sync | three patents"],
        hobbies: ["trek in the Sahyadris | trekking"]
      },
      also: {
        industry: "Accounting software | accounting",
        skills: ["distributed systems", "crdt", "offline sync"],
        interests: ["trek in the Sahyadris | Sahyadris"],
        achievements: [
          "Why offline-first",
          "Leafsync | Leafsync, offline-first sync for SQLite | Show HN: Leafsync, offline-first sync for SQLite"
        ],
        twitter: "https://x.com/meenal_sync"
      },
      sources: [
        "https://ledgerleaf.example/about",
        "https://ledgerleaf.example/blog/why-offline-first",
        "https://api.github.com/users/meenald",
        "https://hn.algolia.com/api/v1/users/meenald"
      ]
    },
    {
      id: "rohan-mehta",
      about: "A cricketer of the name with an article and a data item; children in half a line.",
      contact: { email: "rohan@ledgerleaf.example", full_name: "Rohan Mehta", location: "Pune" },
      outcome: "found",
      facts: {
        title: "VP – Marketing | VP Marketing",
        company: "Ledgerleaf | Ledgerleaf Technologies Pvt. Ltd.",
        hobbies: ["marathoner | marathon | marathons | running marathons"],
        education: [{ institution: "MICA" }]
      },
      also: {
        location: "Pune | Pune, Maharashtra",
        industry: "Accounting software | accounting",
        achievements: ["Fireside chat"],
        interests: ["marathoner"]
      },
      sources: ["https://ledgerleaf.example/about", "https://saassangam.example/2026/agenda"],
      never: ["cricket", "cricketer", "Baroda", "Ranji", "1995"],
      sensitive: ["twins"]
    },
    {
      id: "farhan-qureshi",
      about: "A LinkedIn address with the client's title; a line of an agenda.",
      contact: { linkedin_url: "https://www.linkedin.com/in/farhanqureshi-cs", full_name: "Farhan Qureshi" },
      outcome: "found",
      facts: {
        title: "Director, Customer Success | Director – Customer Success",
        company: "Ledgerleaf",
        location: "Pune, Maharashtra, India | Pune",
        linkedin: "https://www.linkedin.com/in/farhanqureshi-cs | https://in.linkedin.com/in/farhanqureshi-cs"
      },
      also: {
        industry: "Accounting software | accounting",
        achievements: ["Renewals begin on day one"],
        education: [{ institution: "XLRI Jamshedpur" }],
        linkedin_bio:
          "Director, Customer Success | Customer success leader who likes churn charts that go down"
      },
      sources: ["https://in.linkedin.com/in/farhanqureshi-cs", "https://saassangam.example/2026/agenda"]
    }
  ]
}
