import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${title} | Harbourlight Systems</title>
<meta name="description" content="Harbourlight Systems builds queueing and berth-planning software for small ports.">
<meta property="og:site_name" content="Harbourlight Systems"></head>
<body><header><a class="logo" href="/">Harbourlight</a><nav><a href="/product">Product</a> <a href="/team">Team</a> <a href="/news">News</a> <a href="/contact">Contact</a></nav></header>
<main>${body}</main>
<footer><p>Harbourlight Systems Ltd, The Paintworks, Bristol BS4. Registered in England and Wales.</p></footer></body></html>`

const card = (name: string, role: string, text: string, links = ""): string => `
<div class="card"><img src="/img/${name.split(" ")[0]?.toLowerCase()}.jpg" alt="${name}">
<div class="card-body"><h3 class="card-title">${name}</h3><p class="card-role">${role}</p><p>${text}</p>${links}</div></div>`

/** A start-up in Bristol: cards on one team page, and people who live half online. */
export const harbourlight: WorldPart = {
  pages: [
    {
      url: "https://harbourlight.example/",
      body: shell(
        "Berth planning for small ports",
        `<h1>Know which berth is free before the pilot asks.</h1><p>Harbourlight Systems builds maritime software for ports with fewer than forty berths. Forty-one harbours in nine countries run on it.</p><p><a href="/team">Meet the people</a> behind it.</p>`
      )
    },
    {
      url: "https://harbourlight.example/team",
      body: shell(
        "Team",
        `<h1>The team</h1><div class="grid">
${card("Maren Whitlock", "Chief Technology Officer", "Maren looks after engineering and the on-call rota. She joined in 2019 from the tide gauge lab in Plymouth.", `<a href="https://github.com/mwhitlock">GitHub</a>`)}
${card("Bob Achterberg", "Head of Sales", "Bob has sold software to harbour masters for fifteen years and still gets seasick. Based in Rotterdam.")}
${card("Priya Raghunathan", "Staff Engineer", "Priya owns the scheduler. Before Harbourlight she worked on train timetables.")}
${card("Osian Pugh", "Customer Success Lead", "Osian trains harbour staff from Cardiff to Cádiz. Named Maritime UK Young Professional of the Year 2024.")}
</div>`
      )
    },
    {
      url: "https://harbourlight.example/news",
      body: shell(
        "News",
        `<h1>News</h1><article><h2>Harbourlight raises £6m to bring berth planning to the Baltic</h2><time datetime="2026-03-10">10 March 2026</time><p>“Small ports deserve the tools of the big ones,” said Maren Whitlock, Chief Technology Officer. The round was led by Anchor Mill.</p></article>
<article><h2>We spoke at PortTech Hamburg</h2><time datetime="2025-11-19">19 November 2025</time><p>Priya Raghunathan gave a talk, “Scheduling with regret”, at PortTech Hamburg 2025.</p></article>`
      )
    },
    {
      url: "https://marenwhitlock.example/",
      body: `<!doctype html><html lang="en"><head><title>Maren Whitlock</title><link rel="me" href="https://tidepool.example/@maren"><link rel="alternate" type="application/atom+xml" href="/feed.xml" title="Notes"></head><body>
<h1>Maren Whitlock</h1><p>I'm CTO at Harbourlight Systems in Bristol. I write about queues, tides and being woken up by both.</p>
<p>When I'm not working I row (badly) in a Cornish pilot gig and restore old tide tables.</p>
<ul><li><a href="/notes/backpressure">Backpressure is a kindness</a></li><li><a href="/about">About</a></li><li><a rel="me" href="https://tidepool.example/@maren">Mastodon</a></li><li><a rel="me" href="https://github.com/mwhitlock">GitHub</a></li></ul></body></html>`
    },
    {
      url: "https://marenwhitlock.example/about",
      body: `<!doctype html><html lang="en"><head><title>About – Maren Whitlock</title></head><body><h1>About me</h1>
<p>I studied oceanography at the University of Southampton (MSc, 2011) and then taught myself to program because the tide gauges would not read themselves.</p>
<p>I volunteer as a crew member with the RNLI and I'm a member of the Institute of Physics.</p>
<p>I have two daughters, Tilda and Wren, who go to Southville Primary, and a greyhound called Bosun.</p></body></html>`
    },
    {
      url: "https://marenwhitlock.example/notes/backpressure",
      body: `<!doctype html><html lang="en"><head><title>Backpressure is a kindness – Maren Whitlock</title><meta property="article:published_time" content="2026-04-02"></head><body><article><h1>Backpressure is a kindness</h1><p class="byline">By Maren Whitlock, 2 April 2026</p><p>A queue that never says no is a queue that lies. We learned this the week the Baltic ports joined: the intake accepted everything, and the planner drowned eleven minutes later. Now the intake says “not yet”, and harbour masters like it better.</p></article></body></html>`
    },
    {
      url: "https://marenwhitlock.example/feed.xml",
      content_type: "application/atom+xml",
      body: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Notes by Maren Whitlock</title><link href="https://marenwhitlock.example/"/><updated>2026-04-02T08:00:00Z</updated><author><name>Maren Whitlock</name></author><id>https://marenwhitlock.example/</id><entry><title>Backpressure is a kindness</title><link href="https://marenwhitlock.example/notes/backpressure"/><id>https://marenwhitlock.example/notes/backpressure</id><updated>2026-04-02T08:00:00Z</updated><summary>A queue that never says no is a queue that lies.</summary></entry></feed>`
    }
  ],
  github: [
    {
      login: "mwhitlock",
      id: 4101,
      name: "Maren Whitlock",
      company: "@harbourlight",
      blog: "https://marenwhitlock.example",
      location: "Bristol, UK",
      bio: "CTO at Harbourlight. Queues, tides, Rust.",
      commit_email: "maren.whitlock@harbourlight.example",
      repositories: [
        {
          name: "slipway",
          description: "A small work queue in Rust that knows how to say not yet",
          language: "Rust",
          topics: ["queue", "rust"],
          stars: 640,
          pushed_at: "2026-05-20T09:00:00Z"
        }
      ]
    }
  ],
  mastodon: [
    {
      user: "maren",
      domain: "tidepool.example",
      name: "Maren Whitlock",
      note: "<p>CTO at Harbourlight. Pilot gig rower, RNLI volunteer. She/her.</p>",
      fields: [
        {
          name: "Web",
          value: `<a href="https://marenwhitlock.example" rel="me nofollow">marenwhitlock.example</a>`,
          verified_at: "2025-01-05T10:00:00.000+00:00"
        },
        {
          name: "ORCID",
          value: `<a href="https://orcid.org/0000-0002-4410-7719" rel="me nofollow">orcid.org/0000-0002-4410-7719</a>`
        }
      ],
      posts: [
        {
          text: "<p>Released slipway 0.9: retries are now jittered by default. What do you jitter?</p>",
          at: "2026-05-21T12:00:00.000Z"
        }
      ]
    }
  ],
  orcid: [
    {
      id: "0000-0002-4410-7719",
      given: "Maren",
      family: "Whitlock",
      keywords: ["tidal prediction", "queueing theory"],
      urls: [{ label: "Home", url: "https://marenwhitlock.example" }],
      country: "GB",
      employments: [
        {
          organization: "Harbourlight Systems",
          role: "Chief Technology Officer",
          city: "Bristol",
          country: "GB",
          from: 2019
        },
        {
          organization: "Plymouth Tide Gauge Laboratory",
          role: "Research Software Engineer",
          city: "Plymouth",
          country: "GB",
          from: 2012,
          to: 2019
        }
      ],
      educations: [
        {
          organization: "University of Southampton",
          role: "MSc",
          department: "Oceanography",
          city: "Southampton",
          country: "GB",
          from: 2009,
          to: 2011
        }
      ],
      works: [
        {
          title: "Residual tides in enclosed harbours",
          type: "journal-article",
          year: 2018,
          journal: "Coastal Computing"
        }
      ]
    }
  ],
  gravatar: [
    {
      email: "priya@harbourlight.example",
      slug: "priyaraghu",
      display_name: "Priya Raghunathan",
      location: "Leeds, UK",
      description: "Staff engineer, scheduling nerd, bouldering in my spare time.",
      job_title: "Staff Engineer",
      company: "Harbourlight Systems",
      accounts: [{ label: "Bluesky", url: "https://bsky.app/profile/priya.tracks.example" }]
    }
  ],
  bluesky: [
    {
      handle: "priya.tracks.example",
      name: "Priya Raghunathan",
      description:
        "Timetables, then berths. Staff engineer at Harbourlight. Leeds. Opinions are a partial order.",
      posts: [
        {
          text: "New post: why our scheduler prefers a plan it regrets least over the plan that looks best at 6am",
          at: "2026-05-18T07:30:00.000Z"
        },
        { text: "Somebody else's very good thread about trams", at: "2026-05-17T07:30:00.000Z", repost: true }
      ]
    }
  ],
  people: [
    {
      id: "maren-whitlock",
      about:
        "Three hops: GitHub by email, own site, Mastodon, ORCID. Children with names and school on her own page.",
      contact: { email: "maren.whitlock@harbourlight.example" },
      outcome: "found",
      facts: {
        title: "Chief Technology Officer | CTO",
        company: "Harbourlight Systems | Harbourlight",
        location: "Bristol, UK | Bristol",
        skills: ["Rust", "tidal prediction", "queueing theory"],
        education: [
          {
            institution: "University of Southampton",
            degree: "MSc",
            field: "oceanography",
            year: 2011
          }
        ],
        memberships: ["Institute of Physics"],
        causes: ["RNLI"],
        hobbies: ["row | Pilot gig rower | rowing"],
        pets: ["greyhound | greyhound called Bosun | Bosun | a greyhound called Bosun"]
      },
      also: {
        industry: "maritime software | software",
        skills: ["Queues", "tides", "queue"],
        interests: ["queues", "tides", "being woken up by both", "old tide tables"],
        hobbies: ["restore old tide tables", "row (badly) in a Cornish pilot gig"],
        causes: ["RNLI volunteer"],
        achievements: ["slipway", "Residual tides in enclosed harbours"]
      },
      sources: [
        "https://harbourlight.example/team",
        "https://harbourlight.example/news",
        "https://api.github.com/users/mwhitlock",
        "https://api.github.com/users/mwhitlock/repos",
        "https://marenwhitlock.example/",
        "https://marenwhitlock.example/about",
        "https://marenwhitlock.example/notes/backpressure",
        "https://tidepool.example/api/v1/accounts/lookup?acct=maren",
        "https://pub.orcid.org/v3.0/0000-0002-4410-7719/person",
        "https://pub.orcid.org/v3.0/0000-0002-4410-7719/employments",
        "https://pub.orcid.org/v3.0/0000-0002-4410-7719/educations"
      ],
      sensitive: ["Tilda", "Wren", "Southville Primary", "two daughters"]
    },
    {
      id: "robert-achterberg",
      about: "Robert for the client, Bob on the site.",
      contact: {
        email: "r.achterberg@harbourlight.example",
        full_name: "Robert Achterberg",
        company: "Harbourlight Systems"
      },
      outcome: "found",
      facts: { title: "Head of Sales", company: "Harbourlight Systems", location: "Rotterdam" },
      also: { industry: "maritime software" },
      sources: ["https://harbourlight.example/team"]
    },
    {
      id: "priya-raghunathan",
      about: "Gravatar leads to Bluesky; a talk on the employer's news page.",
      contact: { email: "priya@harbourlight.example", full_name: "Priya Raghunathan" },
      outcome: "found",
      facts: {
        title: "Staff Engineer",
        company: "Harbourlight Systems | Harbourlight",
        location: "Leeds, UK | Leeds",
        hobbies: ["bouldering"]
      },
      also: {
        industry: "maritime software",
        interests: ["scheduling", "Timetables"],
        skills: ["scheduling"],
        achievements: ["Scheduling with regret"]
      },
      sources: [
        "https://harbourlight.example/team",
        "https://harbourlight.example/news",
        "https://api.gravatar.com/v3/profiles/priyaraghu",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=priya.tracks.example"
      ]
    },
    {
      id: "osian-pugh",
      about: "Only the team page; an award in passing.",
      contact: { email: "osian.pugh@harbourlight.example" },
      outcome: "found",
      facts: {
        title: "Customer Success Lead",
        company: "Harbourlight Systems",
        achievements: [
          "Maritime UK Young Professional of the Year 2024 | Maritime UK Young Professional of the Year"
        ]
      },
      also: { industry: "maritime software", location: "Bristol" },
      sources: ["https://harbourlight.example/team"]
    },
    {
      id: "tom-eastley",
      about: "Nothing online: the employer's site does not know him.",
      contact: { email: "tom.eastley@harbourlight.example", full_name: "Tom Eastley" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
