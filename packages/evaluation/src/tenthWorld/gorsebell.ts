import type { WorldPart } from "../World.ts"

const consent = `<div id="cc-banner" role="dialog" aria-label="Cookie notice"><p>We use cookies to see which pages help and which don't. You can say no and everything still works.</p><button>Accept all</button><button>Only necessary</button></div>`

const frame = (title: string, description: string, body: string): string => `<!DOCTYPE html>
<html lang="en-IE" data-wf-site="64c0b7"><head><meta charset="utf-8"><title>${title} – Gorsebell</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="${description}">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:type" content="website"><meta property="og:site_name" content="Gorsebell"></head>
<body>${consent}<div class="navbar w-nav"><a href="/" class="brand">Gorsebell</a><div class="w-nav-menu"><a href="/product">Product</a><a href="/pricing">Pricing</a><a href="/about">About us</a><a href="/blog">Blog</a><a href="/login" class="button">Log in</a></div></div>
${body}
<div class="footer"><div>Gorsebell Teoranta, Unit 6, Camden Wharf, Cork. CRO 698114.</div><div><a href="/privacy">Privacy</a> · <a href="/dpa">DPA</a> · <a href="/status">Status: all systems grazing</a></div></div></body></html>`

const member = (name: string, role: string, text: string): string =>
  `<div role="listitem" class="team-item w-dyn-item"><img loading="lazy" alt="" src="/img/${name.split(" ")[0]?.toLowerCase()}.webp"><div class="team-name">${name}</div><div class="team-role">${role}</div><p class="team-text">${text}</p></div>`

/** Rota software for vets, from Cork: one team page of cards, people with lives beside it. */
export const gorsebell: WorldPart = {
  pages: [
    {
      url: "https://gorsebell.example/",
      body: frame(
        "Out-of-hours rotas for vets",
        "Veterinary software that decides who gets up at 3am, and tells the farmer.",
        `<section class="hero"><h1>Who is on call tonight? Everybody knows.</h1><p>Gorsebell is veterinary software for mixed and large-animal practices: on-call rotas, call routing and a record of who drove where. 612 practices in Ireland, the UK and New Zealand.</p><a class="button" href="/demo">Book a demo</a></section><section><h2>“We stopped fighting about Christmas.”</h2><p>Practice manager, Clonakilty</p></section>`
      )
    },
    {
      url: "https://gorsebell.example/about",
      body: frame(
        "About us",
        "Twenty-six people, four dogs in the office, one bell.",
        `<h1>About us</h1><p>We started in 2018 in the back room of a practice in Bandon. There are twenty-six of us now, most of us in Cork.</p><h2>Who leads what</h2><div role="list" class="w-dyn-items">
${member("Marguerite Lacy", "Chief Executive &amp; co-founder", "A vet for eleven years, which is how she knows.")}
${member("Sorcha Devaney-Roche", "VP of Engineering", "Sorcha runs the eleven engineers and, on a bad day, the database. With us since 2020.")}
${member("Declan Mulroy", "Head of Customer Operations", "Declan and his team move practices off the whiteboard and onto Gorsebell. If you rang support before 2023, you spoke to Declan.")}
${member("Aoibhe Tangney", "Head of Design", "Aoibhe made the big green button big and green.")}
</div><h2>Work with us</h2><p>We have no open roles just now.</p>`
      )
    },
    {
      url: "https://gorsebell.example/blog/oban-and-the-lambing-peak",
      body: frame(
        "What lambing season does to a job queue",
        "Every March our busiest night is four times our median night.",
        `<article><h1>What lambing season does to a job queue</h1><div class="post-meta">Sorcha Devaney-Roche · VP of Engineering · 14 April 2026 · 7 min read</div><p>Every March our busiest night is four times our median night. This year we moved call routing from a cron table in PostgreSQL to proper Elixir processes, one for each practice, and nobody's phone rang twice.</p><p>The trick was to stop being clever. One process, one rota, one supervisor that is allowed to give up.</p></article><div class="related"><h4>Read next</h4><a href="/blog/big-green-button">The big green button</a></div>`
      )
    },
    {
      url: "https://sorcha.devaneyroche.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sorcha Devaney-Roche</title><link rel="me" href="https://craic.example/@sorchadr"><link rel="stylesheet" href="/s.css"></head><body>
<div class="h-card"><img class="u-photo" src="/me.jpg" alt=""><h1 class="p-name">Sorcha Devaney-Roche</h1><p class="p-note">Engineering manager who still writes Elixir. <span class="p-job-title">VP of Engineering</span> at <a class="p-org h-card" href="https://gorsebell.example/">Gorsebell</a>. <span class="p-locality">Cork</span>, <span class="p-country-name">Ireland</span>.</p>
<p><a class="u-url u-uid" rel="me" href="https://sorcha.devaneyroche.example/">home</a> <a rel="me" href="https://github.com/sorchadr">github</a> <a rel="me" href="https://craic.example/@sorchadr">mastodon</a></p></div>
<h2>Now</h2><p>Updated November 2026. Sea swimming at Myrtleville most mornings, yes, also in January. Reading far too much about lighthouses. Our two donkeys, Biddy and Clem, have learned to open the gate.</p>
<h2>Before</h2><p>I did a BSc in Computer Science in University College Cork (2009), then nine years at a payments company in Dublin that you have used without noticing.</p>
<h2>Other</h2><p>On Saturdays I mentor at CoderDojo in Douglas village hall. If you'd like a free laptop refurbished for a child, bring it along.</p><hr><p><small>No trackers, no cookies, hand-typed.</small></p></body></html>`
    },
    {
      url: "https://fastnetconf.example/2026/speakers",
      body: `<!DOCTYPE html><html lang="en"><head><title>Speakers | Fastnet Conf 2026, Cork, 11–12 June</title></head><body><nav><a href="/2026">Home</a> <a href="/2026/schedule">Schedule</a> <a href="/2026/speakers">Speakers</a> <a href="/tickets">Tickets (sold out)</a></nav><h1>Speakers</h1>
<section id="pietersen"><h3>Anneke Pietersen</h3><p class="talk">Type systems for people in a hurry</p><p>Anneke writes compilers in Delft.</p></section>
<section id="devaney-roche"><h3>Sorcha Devaney-Roche</h3><p class="talk">Opening keynote: The cow does not care about your deploy window</p><p>Sorcha is VP of Engineering at Gorsebell, where software decides which vet gets out of bed. She has been on call, one way or another, since 2009.</p></section>
<section id="oduya"><h3>Tunde Oduya</h3><p class="talk">Postgres, slowly</p><p>Tunde is a database consultant.</p></section><footer>Fastnet Conf is run by volunteers. Code of conduct.</footer></body></html>`
    },
    {
      url: "https://leevalleychronicle.example/news/macroom-beekeeper-cycles-for-hospice",
      news: { seen: "20260914T070000Z", language: "English", country: "Ireland" },
      body: `<!DOCTYPE html><html lang="en-IE"><head><meta charset="utf-8"><title>Macroom beekeeper cycles to Malin for hospice | Lee Valley Chronicle</title><meta property="og:type" content="article"><meta property="article:published_time" content="2026-09-14T06:30:00+01:00"></head><body><div class="topbar">Subscribe from €1 a week | E-paper | Death notices</div><nav>News Sport Farming Opinion Notices</nav><article><h1>Macroom beekeeper cycles to Malin for hospice</h1><p class="by">By Gearóid Lucey</p>
<p>Four days, 590 kilometres and one bent wheel: Macroom man Declan Mulroy got to Malin Head on Thursday and raised €11,340 for Marymount Hospice on the way.</p>
<p>Mulroy (44), who heads customer operations at the Cork software firm Gorsebell, said the headwind in Mullingar was “personal”.</p>
<p>Readers may know him better for his honey. He took first prize for heather honey at Macroom Show in 2025, and he looks after the apiary course of the local association, an affiliate of the Federation of Irish Beekeepers' Associations, of which he is a member.</p>
<p>“Beekeeping is like support,” he said. “You go in slow and you don't breathe on anybody.”</p><p>A lifelong Munster supporter, he wore the red jersey all the way, “including, regrettably, through Leinster”.</p></article><aside>Most read: Ballyvourney bypass: one year on</aside></body></html>`
    },
    {
      url: "https://practicekettle.example/episodes/61-declan-mulroy",
      body: `<!doctype html><html lang="en"><head><title>61. Moving off the whiteboard, with Declan Mulroy – The Practice Kettle</title></head><body><header><a href="/">The Practice Kettle</a> – a podcast for veterinary practice managers</header><main><h1>61. Moving off the whiteboard, with Declan Mulroy</h1><audio controls src="/61.mp3"></audio><h2>Show notes</h2><p>Declan Mulroy is Head of Customer Operations at Gorsebell in Cork. We talk about change management, why the most senior vet always breaks the rota first, and what he took from his ITIL 4 Foundation course and what he left there. Declan has a Bachelor of Business from Cork Institute of Technology (2004) and ran a call centre before he ran from one.</p><p>Mentioned: bees.</p></main><footer>Hosted by Philippa Garrod. Supported by nobody.</footer></body></html>`
    },
    {
      url: "https://mulroyproperty.example/our-team",
      body: `<!DOCTYPE html><html lang="en-IE"><head><title>Our Team | Mulroy Property, Cork</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"RealEstateAgent","name":"Mulroy Property","address":{"@type":"PostalAddress","addressLocality":"Cork","addressCountry":"IE"},"employee":{"@type":"Person","name":"Declan Mulroy","jobTitle":"Principal Auctioneer"}}</script></head><body><nav>Buy Sell Let Valuations</nav><h1>Our Team</h1><h2>Declan Mulroy</h2><p>Principal Auctioneer. Declan has sold houses on the south side of Cork since 1998. He is a member of the Society of Chartered Surveyors Ireland, sponsors the Nemo under-12s and sails a Squib out of Crosshaven.</p></body></html>`
    },
    {
      url: "https://corkbusinessdiary.example/2026/05/mulroy-new-branch",
      news: { seen: "20260507T090000Z", language: "English", country: "Ireland" },
      body: `<html><head><title>Mulroy opens in Carrigaline - Cork Business Diary</title></head><body><h1>Mulroy opens in Carrigaline</h1><p>Cork auctioneer Declan Mulroy has opened a second branch, in Carrigaline, with four staff. “The demand is there,” said Mr Mulroy, a past president of Cork Lions Club.</p></body></html>`
    }
  ],
  github: [
    {
      login: "sorchadr",
      id: 71830,
      name: "Sorcha",
      company: "Gorsebell",
      blog: "https://sorcha.devaneyroche.example",
      location: "Cork",
      bio: "Elixir, Postgres, donkeys.",
      commit_email: "sorcha@gorsebell.example",
      repositories: [
        {
          name: "haggard",
          description: "Rota solver: fair nights, weekends and bank holidays, as an Elixir library",
          language: "Elixir",
          topics: ["elixir", "scheduling", "on-call"],
          stars: 214,
          pushed_at: "2026-11-02T21:10:00Z"
        },
        {
          name: "dotfiles",
          language: "Shell",
          stars: 3,
          pushed_at: "2026-08-11T20:00:00Z"
        }
      ]
    }
  ],
  mastodon: [
    {
      user: "sorchadr",
      domain: "craic.example",
      name: "Sorcha D-R",
      note: "<p>Herding engineers at Gorsebell. Elixir, cold water, lighthouses. Corcaigh abú.</p>",
      fields: [
        {
          name: "Home",
          value: `<a href="https://sorcha.devaneyroche.example" rel="me nofollow noopener">sorcha.devaneyroche.example</a>`,
          verified_at: "2025-09-30T08:00:00.000+00:00"
        }
      ],
      posts: [
        {
          text: "<p>9.1 degrees at Myrtleville. I have made better decisions.</p>",
          at: "2026-11-29T08:40:00.000Z"
        },
        {
          text: "<p>haggard 2.0 is out: it can now explain why you got Christmas again</p>",
          at: "2026-11-02T21:15:00.000Z"
        }
      ]
    }
  ],
  podcasts: [
    {
      id: 7720031,
      title: "The Practice Kettle",
      artist: "Philippa Garrod",
      feed: "https://practicekettle.example/feed.xml",
      site: "https://practicekettle.example/",
      description: "Put it on. Conversations for people who run veterinary practices.",
      episodes: [
        {
          title: "61. Moving off the whiteboard, with Declan Mulroy",
          description: "Declan Mulroy of Gorsebell on change management, rotas and bees.",
          url: "https://practicekettle.example/episodes/61-declan-mulroy",
          at: "2026-02-18T06:00:00Z"
        }
      ]
    }
  ],
  listings: [
    {
      url: "https://ie.linkedin.com/in/sorcha-devaney-roche",
      title: "Sorcha Devaney-Roche - VP of Engineering - Gorsebell | LinkedIn",
      snippet:
        "Cork, County Cork, Ireland · VP of Engineering · Gorsebell. I build calm teams that build calm software. Ask me about on-call, hiring juniors, or donkeys. Education: University College Cork. 500+ connections on LinkedIn."
    },
    {
      url: "https://ie.linkedin.com/in/declan-mulroy-auctioneer",
      title: "Declan Mulroy - Principal Auctioneer - Mulroy Property | LinkedIn",
      snippet:
        "Cork, Ireland · Principal Auctioneer · Mulroy Property. Residential sales and lettings on the south side since 1998. 500+ connections."
    }
  ],
  people: [
    {
      id: "sorcha-devaney-roche",
      about:
        "The plain case: found by commit email, own site with h-card, Mastodon, a keynote; LinkedIn only as a listing.",
      contact: { email: "sorcha@gorsebell.example", full_name: "Sorcha Devaney-Roche", company: "Gorsebell" },
      outcome: "found",
      facts: {
        title: "VP of Engineering | VP Engineering | Vice President of Engineering",
        company: "Gorsebell",
        location: "Cork, Ireland | Cork | Cork, County Cork, Ireland",
        industry: "veterinary software | software",
        skills: ["Elixir", "PostgreSQL | Postgres"],
        achievements: [
          "The cow does not care about your deploy window | Opening keynote: The cow does not care about your deploy window | keynote at Fastnet Conf 2026"
        ],
        hobbies: ["Sea swimming | cold water swimming | swimming | cold water"],
        causes: ["CoderDojo | mentor at CoderDojo | CoderDojo mentor"],
        education: [
          {
            institution: "University College Cork | UCC",
            degree: "BSc | Bachelor of Science",
            field: "Computer Science",
            year: 2009
          }
        ],
        pets: [
          "donkeys | two donkeys | Biddy and Clem | donkeys Biddy and Clem | two donkeys, Biddy and Clem | donkey"
        ],
        linkedin:
          "https://ie.linkedin.com/in/sorcha-devaney-roche | https://www.linkedin.com/in/sorcha-devaney-roche",
        linkedin_bio:
          "I build calm teams that build calm software. Ask me about on-call, hiring juniors, or donkeys. | I build calm teams that build calm software."
      },
      also: {
        title: "Engineering manager",
        skills: [
          "on-call",
          "scheduling",
          "Shell",
          "hiring juniors",
          "engineering management",
          "call routing",
          "job queues",
          "rota scheduling",
          "building calm teams"
        ],
        interests: [
          "lighthouses",
          "Elixir",
          "on-call",
          "cold water",
          "donkeys",
          "scheduling",
          "hiring juniors",
          "reading"
        ],
        hobbies: ["reading about lighthouses | reading", "lighthouses", "refurbishing laptops", "mentoring"],
        causes: [
          "free laptops for children | refurbished laptops for children | laptop refurbishing",
          "mentoring"
        ],
        achievements: [
          "haggard | haggard 2.0 | Rota solver",
          "What lambing season does to a job queue",
          "moved call routing from a cron table in PostgreSQL to Elixir processes",
          "runs the eleven engineers | leads eleven engineers"
        ],
        pets: ["Biddy", "Clem"],
        memberships: ["CoderDojo"]
      },
      sources: [
        "https://gorsebell.example/",
        "https://gorsebell.example/about",
        "https://gorsebell.example/blog/oban-and-the-lambing-peak",
        "https://sorcha.devaneyroche.example/",
        "https://fastnetconf.example/2026/speakers",
        "https://api.github.com/users/sorchadr",
        "https://api.github.com/users/sorchadr/repos",
        "https://craic.example/api/v1/accounts/lookup?acct=sorchadr",
        "https://ie.linkedin.com/in/sorcha-devaney-roche"
      ]
    },
    {
      id: "declan-mulroy",
      about:
        "A namesake in the same city with another trade, louder online and with the only LinkedIn profile of that name.",
      contact: { full_name: "Declan Mulroy", company: "Gorsebell" },
      outcome: "found",
      facts: {
        title: "Head of Customer Operations | heads customer operations",
        company: "Gorsebell",
        location: "Macroom | Macroom, Ireland | Macroom, Co. Cork",
        industry: "veterinary software | software",
        achievements: [
          "first prize for heather honey at Macroom Show in 2025 | first prize for heather honey | first prize for heather honey at Macroom Show | first prize, heather honey, Macroom Show 2025"
        ],
        hobbies: ["Beekeeping | beekeeper | bees", "cycling | cycles"],
        sports_teams: ["Munster | Munster Rugby"],
        causes: ["Marymount Hospice | hospice | Marymount"],
        memberships: ["Federation of Irish Beekeepers' Associations"],
        certifications: ["ITIL 4 Foundation | ITIL 4"],
        education: [
          {
            institution: "Cork Institute of Technology | CIT",
            degree: "Bachelor of Business | BBus",
            year: 2004
          }
        ]
      },
      also: {
        location: "Cork | Cork, Ireland | Macroom, Cork",
        skills: [
          "change management",
          "customer operations",
          "support",
          "customer support",
          "rotas",
          "customer onboarding",
          "call centre"
        ],
        interests: ["bees", "honey", "change management", "Munster", "rugby", "rotas"],
        hobbies: ["honey"],
        education: [
          {
            institution: "Cork Institute of Technology | CIT",
            degree: "Bachelor of Business",
            field: "Business",
            year: 2004
          }
        ],
        achievements: [
          "raised €11,340 for Marymount Hospice | raised €11,340 | raised €11,340 for Marymount Hospice by cycling to Malin Head",
          "cycled to Malin Head | cycles to Malin for hospice | cycled 590 kilometres to Malin Head",
          "Moving off the whiteboard | Moving off the whiteboard, with Declan Mulroy | The Practice Kettle"
        ],
        memberships: ["local beekeepers' association | local association"]
      },
      sources: [
        "https://gorsebell.example/",
        "https://gorsebell.example/about",
        "https://leevalleychronicle.example/news/macroom-beekeeper-cycles-for-hospice",
        "https://practicekettle.example/episodes/61-declan-mulroy",
        "https://practicekettle.example/feed.xml"
      ],
      never: [
        "Auctioneer",
        "Chartered Surveyors",
        "Squib",
        "Crosshaven",
        "Lions Club",
        "Carrigaline",
        "Mulroy Property"
      ]
    },
    {
      id: "fintan-quigley-moss",
      about: "Nothing online: an engineer whom the site of his employer does not name.",
      contact: {
        email: "fintan.quigleymoss@gorsebell.example",
        full_name: "Fintan Quigley-Moss",
        company: "Gorsebell"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
