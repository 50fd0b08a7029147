import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} - Tosong Outerwear, Da Nang</title></head><body><table width="960" align="center"><tr><td colspan="2"><b>TOSONG OUTERWEAR</b> <small>Rain jackets and sailing wear, made to order</small></td></tr><tr><td valign="top" width="180"><a href="/index.html">Home</a><br><a href="/management.html">Management</a><br><a href="/news.html">News</a></td><td>${body}</td></tr><tr><td colspan="2"><small>Tosong Outerwear JSC, Lot 22, Hoa Cam Industrial Zone, Da Nang, Vietnam. Tel. +84 236 555 0182</small></td></tr></table></body></html>`

const manager = (name: string, role: string, text: string): string =>
  `<div itemscope itemtype="https://schema.org/Person"><h3><span itemprop="name">${name}</span>, <span itemprop="jobTitle">${role}</span></h3><p>${text}</p></div>`

/** A garment maker in Da Nang that sells to Europe: names turn round from page to page. */
export const tosong: WorldPart = {
  pages: [
    {
      url: "https://tosong-outerwear.example/index.html",
      body: shell(
        "Home",
        `<h1>Jackets that have met a typhoon</h1><p>Tosong Outerwear sews rain jackets and sailing wear for twenty-six brands. 1,900 people work in our two factories in Da Nang and Tam Ky.</p><p>Visitors are welcome: see <a href="/management.html">whom to ask</a>.</p>`
      )
    },
    {
      url: "https://tosong-outerwear.example/management.html",
      body: shell(
        "Management",
        `<h1>Management</h1>
${manager("Chau Tran", "Founder and General Director", 'Chau opened the first sewing line in 2006 with twelve borrowed machines. In Vietnam she signs as Tran Bao Chau; the rest of the world finds her on <a itemprop="sameAs" href="https://www.linkedin.com/in/chau-tran-tosong">LinkedIn</a>.')}
${manager("Hiroshi Kanekawa", "Technical Director", 'Mr. Kanekawa came to Da Nang from Gifu in 2014. Our taped seams are his; his <a href="https://seamnotes.example/">Seam Notes</a> are read in many factories.')}
${manager("Khoi Do", "Compliance Manager", "Khoi joined in March 2025. He looks after audits, wages and the canteen committee, and is a certified SA8000 lead auditor.")}`
      )
    },
    {
      url: "https://tosong-outerwear.example/news.html",
      body: shell(
        "News",
        `<h1>News</h1><p><b>21 August 2026.</b> Our solar roof in Tam Ky is switched on. It carries half of the cutting room.</p><p><b>4 April 2026.</b> Khoi Do, Compliance Manager, explained our open wage table to forty buyers at the Saigon Sourcing Week.</p><p><b>15 January 2026.</b> Technical Director Hiroshi Kanekawa has turned sixty. The line leaders gave him a fly rod.</p>`
      )
    },
    {
      url: "https://centralapparel.example/association/board",
      body: `<!doctype html><html lang="en"><head><title>Board 2025–2027 | Central Vietnam Apparel Association</title></head><body><h1>Board 2025–2027</h1><ul><li>Chair: Mr. NGUYEN HUU PHUOC (Hoi An Knits)</li><li>Vice chair: Ms. TRAN BAO CHAU (Tosong Outerwear JSC, Da Nang)</li><li>Treasurer: Mr. LUONG QUANG DAT (Song Han Trims)</li></ul></body></html>`
    },
    {
      url: "https://sewntrade.example/2026/05/tosong-order-book",
      news: { seen: "20260519T030000Z", language: "English", country: "Vietnam" },
      body: `<!doctype html><html lang="en"><head><title>Tosong to add third factory as sailing brands return – Sewn Trade Asia</title></head><body><article><h1>Tosong to add third factory as sailing brands return</h1><p class="dateline">DA NANG, 19 May 2026</p><p>Tosong Outerwear, which makes rain jackets for European brands, plans a third factory in Quang Ngai by the end of next year, its general director Tran Bao Chau said.</p><p>“We turned down four customers last winter and I did not enjoy it,” said Chau. She expects to hire 600 people.</p></article></body></html>`
    },
    {
      url: "https://seawalldanang.example/volunteers",
      body: `<!doctype html><html lang="en"><head><title>Our volunteers – Seawall Da Nang</title></head><body><h1>Who clears the beach?</h1><p>Every first Sunday, up to two hundred of you. Special thanks to Tran Bao Chau of Tosong Outerwear, who has volunteered with Seawall Da Nang since 2019 and sews the rubbish bags from offcuts. She also swims out to check the nets.</p></body></html>`
    },
    {
      url: "https://seamnotes.example/",
      body: `<!doctype html><html lang="en"><head><title>Seam Notes by Hiroshi Kanekawa</title></head><body><h1>Seam Notes</h1><p>I am Hiroshi Kanekawa, technical director at Tosong Outerwear in Da Nang. I write here about seam taping, hot-melt films and waterproof zips.</p><h2>Why tape lifts at the hood</h2><p>24 July 2026</p><p>The hood is the only place where three tapes meet. Cut the last one round, not square, and the corner has nothing to start from.</p><p><a href="/about">About the writer</a></p></body></html>`
    },
    {
      url: "https://seamnotes.example/about",
      body: `<!doctype html><html lang="en"><head><title>About – Seam Notes</title></head><body><h1>About the writer</h1><p>Hiroshi Kanekawa. Born in Gifu, now in Da Nang. I graduated from Shinshu University in 1989 (B.Eng., textile science) and made tents for twenty-four years before I made jackets.</p><p>On free days I go fly fishing in the hills behind Hoa Bac. In summer I listen to the Chunichi Dragons lose.</p></body></html>`
    },
    {
      url: "https://asiatex-forum.example/2025/abstracts/14",
      body: `<!doctype html><html lang="en"><head><title>Abstract 14 – AsiaTex Forum 2025</title></head><body><p>Session B, Hall 2</p><h2>Taping curved seams below 130 degrees</h2><p>KANEKAWA Hiroshi (Tosong Outerwear JSC, Vietnam)</p><p>Low-melt films save energy but lift in the wash. We compare eleven films on three hood patterns.</p></body></html>`
    },
    {
      url: "https://verityloom.example/auditors",
      body: `<!doctype html><html lang="en"><head><title>Our auditors in Asia | Verityloom</title></head><body><h1>Our auditors in Asia</h1><dl><dt>Khoi Do</dt><dd>Senior Social Auditor, Ho Chi Minh City</dd><dt>Farah Aminuddin</dt><dd>Lead Auditor, Shah Alam</dd></dl></body></html>`
    },
    {
      url: "https://saigonsourcing.example/2026/talks",
      body: `<!doctype html><html lang="en"><head><title>Talks | Saigon Sourcing Week 2026</title></head><body><h1>Talks</h1><h3>Show them the wage table</h3><p>Do Minh Khoi, Compliance Manager, Tosong Outerwear. Thursday 2 April, 14:00.</p><p>Khoi publishes his wage scripts as open source.</p><h3>Buttons, a love story</h3><p>Ines Quaresma, Botoaria do Ave.</p></body></html>`
    }
  ],
  github: [
    {
      login: "khoido-wages",
      id: 214077,
      name: "Khoi Do",
      company: "Tosong Outerwear",
      location: "Da Nang, Vietnam",
      bio: "Compliance at Tosong Outerwear. Overtime arithmetic, board games.",
      email: "khoi.do@tosong-outerwear.example",
      repositories: [
        {
          name: "overtime-check",
          description: "Compare time cards with pay slips and list what does not add up",
          language: "R",
          topics: ["audit", "payroll"],
          stars: 23,
          pushed_at: "2026-09-12T10:00:00Z"
        }
      ]
    }
  ],
  listings: [
    {
      url: "https://www.linkedin.com/in/chau-tran-tosong",
      title: "Chau Tran - Founder and General Director - Tosong Outerwear | LinkedIn",
      snippet:
        "Da Nang City, Vietnam · Founder and General Director · Tosong Outerwear. 500+ connections on LinkedIn."
    }
  ],
  people: [
    {
      id: "chau-tran",
      about: "Chau Tran on her own site, Tran Bao Chau in the press and on the association's board.",
      contact: {
        email: "chau@tosong-outerwear.example",
        full_name: "Chau Tran",
        company: "Tosong Outerwear"
      },
      outcome: "found",
      facts: {
        title: "Founder and General Director | General Director",
        company: "Tosong Outerwear | Tosong Outerwear JSC",
        location: "Da Nang | Da Nang, Vietnam | Da Nang City, Vietnam",
        memberships: [
          "Central Vietnam Apparel Association | Vice chair of the Central Vietnam Apparel Association"
        ],
        causes: ["Seawall Da Nang"],
        linkedin: "https://www.linkedin.com/in/chau-tran-tosong"
      },
      also: {
        title: "Vice chair",
        industry: "rain jackets and sailing wear | garments | apparel",
        hobbies: ["swims | swimming"],
        linkedin_bio: "Founder and General Director"
      },
      sources: [
        "https://tosong-outerwear.example/management.html",
        "https://centralapparel.example/association/board",
        "https://sewntrade.example/2026/05/tosong-order-book",
        "https://seawalldanang.example/volunteers",
        "https://www.linkedin.com/in/chau-tran-tosong"
      ]
    },
    {
      id: "hiroshi-kanekawa",
      about: "A blog of his own under another name than his; a programme puts his family name first.",
      contact: { full_name: "Hiroshi Kanekawa", company: "Tosong Outerwear" },
      outcome: "found",
      facts: {
        title: "Technical Director",
        company: "Tosong Outerwear | Tosong Outerwear JSC",
        location: "Da Nang | Da Nang, Vietnam",
        hobbies: ["fly fishing"],
        sports_teams: ["Chunichi Dragons"],
        education: [
          { institution: "Shinshu University", degree: "B.Eng.", field: "textile science", year: 1989 }
        ]
      },
      also: {
        industry: "rain jackets and sailing wear | garments | apparel",
        skills: [
          "seam taping",
          "hot-melt films",
          "waterproof zips",
          "seam taping, hot-melt films and waterproof zips"
        ],
        interests: ["seam taping", "hot-melt films", "waterproof zips", "Chunichi Dragons"],
        achievements: ["Taping curved seams below 130 degrees"]
      },
      sources: [
        "https://tosong-outerwear.example/management.html",
        "https://seamnotes.example/",
        "https://seamnotes.example/about",
        "https://asiatex-forum.example/2025/abstracts/14"
      ]
    },
    {
      id: "khoi-do",
      about: "Changed employer: the audit firm still lists him, in another city.",
      contact: { email: "khoi.do@tosong-outerwear.example", full_name: "Khoi Do" },
      outcome: "found",
      facts: {
        title: "Compliance Manager",
        company: "Tosong Outerwear | Tosong Outerwear JSC",
        location: "Da Nang, Vietnam | Da Nang",
        skills: ["R"],
        certifications: ["SA8000 lead auditor | certified SA8000 lead auditor"]
      },
      also: {
        industry: "rain jackets and sailing wear | garments | apparel",
        skills: ["audit", "payroll"],
        interests: ["Overtime arithmetic", "board games"],
        hobbies: ["board games"],
        achievements: ["Show them the wage table"]
      },
      sources: [
        "https://tosong-outerwear.example/management.html",
        "https://tosong-outerwear.example/news.html",
        "https://saigonsourcing.example/2026/talks",
        "https://api.github.com/users/khoido-wages",
        "https://api.github.com/users/khoido-wages/repos"
      ],
      never: ["Senior Social Auditor", "Verityloom", "Ho Chi Minh City"]
    },
    {
      id: "vy-pham",
      about: "Nothing online: the factory's site names nobody like her.",
      contact: {
        email: "vy.pham@tosong-outerwear.example",
        full_name: "Vy Pham",
        company: "Tosong Outerwear"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
