import type { WorldPart } from "../World.ts"

/** An engineer at Rotavine: his site, his accounts, and what a conference said of him two years ago. */
export const rotavineEngineer: WorldPart = {
  pages: [
    {
      url: "https://buildbristol.example/2024/speakers",
      body: `<!doctype html><html lang="en"><head><title>Speakers – Build Bristol 2024</title></head><body><h1>Build Bristol 2024 – Speakers</h1><div class="grid"><section><h2>Oluwaseun Adebanjo</h2><h4>Head of Platform, Rotavine</h4><p>Talk: “Constraint solvers for people who have never met a constraint solver”</p><p>Seun leads the platform team at Rotavine. He thinks in PostgreSQL, writes Elixir at work and OCaml at home.</p></section><section><h2>Nadia Ferreira-Holm</h2><h4>Principal Engineer, Quaystone</h4><p>Talk: “Your cache is a liar”</p></section><section><h2>Gruff Tudor</h2><h4>Freelance</h4><p>Talk: “A year without JavaScript”</p></section></div><p>Tickets are sold out. 12 September 2024, Watershed.</p></body></html>`
    },
    {
      url: "https://seunadebanjo.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Seun Adebanjo</title><link rel="me" href="https://github.com/seunadebanjo"><link rel="me" href="https://bsky.app/profile/seunadebanjo.example"></head><body><h1>Hi, I’m Seun.</h1><p>(That’s Oluwaseun Adebanjo on payslips.) I am CTO at <a href="https://rotavine.example/about">Rotavine</a>, where I look after nineteen engineers and one very old scheduler. I live in Bristol with my wife and a cat named Semaphore.</p><p>I write here about constraint programming, hiring people without whiteboards and, on occasion, jollof.</p><h2>Posts</h2><ul><li><a href="https://seunadebanjo.example/on-call">On call is a product decision</a> (Feb 2026)</li><li>Elixir at a care company, five years on (Sep 2025)</li></ul><h2>Elsewhere</h2><p><a href="https://github.com/seunadebanjo">GitHub</a>, <a href="https://bsky.app/profile/seunadebanjo.example">Bluesky</a>. I left the other place.</p></body></html>`
    },
    {
      url: "https://seunadebanjo.example/on-call",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>On call is a product decision – Seun Adebanjo</title></head><body><p><a href="https://seunadebanjo.example/">← home</a></p><h1>On call is a product decision</h1><p><time datetime="2026-02-11">11 February 2026</time></p><p>Last winter a care home in Taunton lost its rota at 5 a.m. and the night nurse rang the number on the poster. That number was me. I was restoring a 1978 synthesiser at the time, which is what I do when I cannot sleep, and I learned more in that call than in a quarter of dashboards.</p><p>What follows is what we changed.</p><ol><li>The person who ships on Friday carries the phone on Saturday.</li><li>An alert that nobody acted on twice is deleted.</li></ol></body></html>`
    }
  ],
  github: [
    {
      login: "seunadebanjo",
      id: 3_108_871,
      name: "Seun Adebanjo",
      company: "@rotavine",
      blog: "https://seunadebanjo.example",
      location: "Bristol, UK",
      bio: "CTO. Schedulers, Elixir, OCaml.",
      commit_email: "seun@rotavine.example",
      repositories: [
        {
          name: "nightshift",
          description: "A small constraint solver for shift rotas, in OCaml",
          language: "OCaml",
          topics: ["constraint-programming", "scheduling"],
          stars: 688,
          pushed_at: "2026-08-02T21:10:00Z"
        },
        {
          name: "ecto_tenants",
          description: "Row-level tenants for Ecto",
          language: "Elixir",
          topics: ["elixir", "postgresql"],
          stars: 212,
          pushed_at: "2026-04-19T20:00:00Z"
        }
      ]
    }
  ],
  bluesky: [
    {
      handle: "seunadebanjo.example",
      name: "Seun",
      description:
        "CTO at Rotavine. Elixir, synths, Bristol City. Trustee at Code Club Easton. He/him. seunadebanjo.example",
      website: "https://seunadebanjo.example",
      posts: [
        {
          text: "Finally got the Jupiter-4 to hold its tuning. The cat is unimpressed.",
          at: "2026-08-29T22:15:00.000Z"
        },
        { text: "We are hiring an SRE. No whiteboards, promise.", at: "2026-07-15T08:40:00.000Z" },
        {
          text: "A point away at Preston. I have seen worse. I was there for worse.",
          at: "2026-03-07T17:20:00.000Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "oluwaseun-adebanjo",
      about: "Everything that an engineer keeps; an old conference page with his title of two years ago.",
      contact: { email: "seun@rotavine.example", full_name: "Oluwaseun Adebanjo" },
      outcome: "found",
      facts: {
        title: "Chief Technology Officer | CTO",
        company: "Rotavine | Rotavine Limited",
        location: "Bristol | Bristol, UK",
        skills: ["Elixir", "OCaml", "PostgreSQL", "constraint programming | constraint-programming"],
        sports_teams: ["Bristol City"],
        hobbies: [
          "coaches under-nines football | coaching under-nines football | football coaching | under-nines football",
          "restoring a 1978 synthesiser | restoring synthesisers | synths"
        ],
        memberships: ["Code Club Easton"],
        education: [{ institution: "University of Bath", degree: "BEng", field: "Computer Systems" }],
        pets: ["Semaphore | cat"]
      },
      also: {
        industry: "software | rota software | social care",
        skills: ["scheduling", "hiring", "constraint solver | constraint solvers", "Schedulers", "Ecto"],
        interests: [
          "constraint programming",
          "hiring people without whiteboards",
          "jollof",
          "synths",
          "Elixir",
          "OCaml",
          "scheduling",
          "Schedulers",
          "Bristol City",
          "football"
        ],
        hobbies: ["jollof", "football"],
        causes: ["Code Club Easton"],
        achievements: [
          "nightshift",
          "ecto_tenants",
          "Constraint solvers for people who have never met a constraint solver",
          "On call is a product decision",
          "rewritten the scheduler twice",
          "promoted to Chief Technology Officer | promoted Oluwaseun Adebanjo",
          "A small constraint solver for shift rotas"
        ]
      },
      sources: [
        "https://rotavine.example/about",
        "https://rotavine.example/news/series-b",
        "https://seunadebanjo.example/",
        "https://seunadebanjo.example/on-call",
        "https://api.github.com/users/seunadebanjo",
        "https://api.github.com/users/seunadebanjo/repos",
        "https://buildbristol.example/2024/speakers",
        "https://bsky.app/profile/seunadebanjo.example"
      ]
    }
  ]
}
