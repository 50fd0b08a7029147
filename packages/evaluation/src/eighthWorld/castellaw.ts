import type { WorldPart } from "../World.ts"

const blog = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="me" href="https://tootworks.example/@rcastellaw"><link rel="alternate" type="application/atom+xml" href="/feed.xml"><link rel="stylesheet" href="/s.css"></head>
<body><nav><a href="/">home</a> / <a href="/about">about</a> / <a href="/posts/mutex-and-semaphore">posts</a></nav>${body}
<footer>Built with a shell script. No cookies, no analytics, no newsletter.</footer></body></html>`

/** An engineer with an account everywhere: own site with h-card, GitHub, Hacker News, Mastodon, Stack Overflow, a talk. */
export const castellaw: WorldPart = {
  pages: [
    {
      url: "https://castellaw.example/",
      body: blog(
        "Ryan Castellaw",
        `<div class="h-card"><h1><a class="p-name u-url u-uid" href="https://castellaw.example/">Ryan Castellaw</a></h1><p class="p-note">I write software that moves other people’s data without breaking it.</p><p><span class="p-job-title">Staff Software Engineer</span> at <a class="p-org h-card" href="https://cobaltree.example/">Cobaltree</a>, <span class="p-locality">Portland</span>, <span class="p-region">Oregon</span>.</p><ul><li><a rel="me" href="https://github.com/rcastellaw">GitHub</a></li><li><a rel="me" href="https://tootworks.example/@rcastellaw">Mastodon</a></li><li><a rel="me" href="https://news.ycombinator.com/user?id=slowmigration">Hacker News</a></li><li><a rel="me" href="https://stackoverflow.com/users/5520913">Stack Overflow</a></li></ul></div><h2>Recent posts</h2><ul class="h-feed"><li class="h-entry"><a class="u-url p-name" href="/posts/mutex-and-semaphore">Mutex and Semaphore</a> <time class="dt-published" datetime="2026-06-14">14 June 2026</time></li><li class="h-entry"><a class="u-url p-name" href="/posts/leaving">On leaving</a> <time class="dt-published" datetime="2023-04-09">9 April 2023</time></li></ul>`
      )
    },
    {
      url: "https://castellaw.example/about",
      body: blog(
        "About – Ryan Castellaw",
        `<h1>About</h1><p>Hi, I’m Ryan. I studied computer science at Oregon State University (BS, 2011), wrote Perl for a power company for four years, and have worked at Cobaltree since 2016, where I’m a staff engineer. Most days are PostgreSQL and Rust; I still reach for Elixir when nobody’s looking.</p><p>I maintain <a href="https://github.com/rcastellaw/pgslate">pgslate</a>, a tool for schema migrations that you can stop halfway.</p><p>When the weather is bad enough I do kite aerial photography on the Oregon coast. I’m a licensed radio amateur (KJ7XRC, Amateur Extra class) and I care more than is healthy about map projections.</p><p>Every summer I teach a week of programming at Bridge City Code Camp, which is free for the kids who come. If you want to help, they need laptops.</p><h2>Contact</h2><p>ryan at this domain. Please don’t send me recruiters.</p>`
      )
    },
    {
      url: "https://castellaw.example/posts/mutex-and-semaphore",
      body: blog(
        "Mutex and Semaphore",
        `<article class="h-entry"><h1 class="p-name">Mutex and Semaphore</h1><p>14 June 2026, by <a class="p-author h-card" href="https://castellaw.example/">Ryan Castellaw</a></p><div class="e-content"><p>We have two cats. Mutex does not let anybody else into the bathroom. Semaphore lets in exactly three. I did not plan this; they were named at the shelter and I chose them for it.</p></div></article>`
      )
    },
    {
      url: "https://castellaw.example/posts/leaving",
      body: blog(
        "On leaving",
        `<article class="h-entry"><h1 class="p-name">On leaving</h1><p>9 April 2023, by <a class="p-author h-card" href="https://castellaw.example/">Ryan Castellaw</a></p><div class="e-content"><p>Three years ago this Easter I left the Mormon church I was raised in. I wrote about my depression that year elsewhere and won’t link to it. I’m writing this for the one person who needs to know that Sunday mornings fill up again.</p></div></article>`
      )
    },
    {
      url: "https://castellaw.example/feed.xml",
      content_type: "application/atom+xml; charset=utf-8",
      body: `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Ryan Castellaw</title><id>https://castellaw.example/</id><updated>2026-06-14T00:00:00Z</updated><author><name>Ryan Castellaw</name></author><entry><title>Mutex and Semaphore</title><id>https://castellaw.example/posts/mutex-and-semaphore</id><link href="https://castellaw.example/posts/mutex-and-semaphore"/><updated>2026-06-14T00:00:00Z</updated><summary>We have two cats.</summary></entry></feed>`
    },
    {
      url: "https://cascadiasystemsday.example/2025/schedule",
      body: `<!doctype html><html lang="en"><head><title>Schedule – Cascadia Systems Day 2025</title></head><body><h1>Schedule</h1><p>Saturday, May 17, 2025 · Tacoma</p><table><tr><td>9:30</td><td>Doors, coffee, name tags</td></tr><tr><td>10:00</td><td><strong>Migrations you can stop halfway</strong><br>Ryan Castellaw (Cobaltree)<br>Ryan is a staff engineer at Cobaltree in Portland and the author of pgslate.</td></tr><tr><td>11:00</td><td><strong>Twelve ways to misread a flame graph</strong><br>Ifeoma Udeh (Hexlane)</td></tr></table></body></html>`
    }
  ],
  github: [
    {
      login: "rcastellaw",
      id: 3_311_902,
      name: "Ryan Castellaw",
      company: "@cobaltree",
      blog: "https://castellaw.example",
      location: "Portland, OR",
      bio: "Databases, mostly. Staff engineer at Cobaltree. KJ7XRC.",
      email: "ryan@castellaw.example",
      commit_email: "ryan.castellaw@cobaltree.example",
      repositories: [
        {
          name: "pgslate",
          description: "Schema migrations for PostgreSQL that you can stop halfway",
          language: "Rust",
          topics: ["postgresql", "migrations"],
          stars: 2140,
          pushed_at: "2026-11-02T20:00:00Z"
        },
        {
          name: "kapcam",
          description: "Intervalometer for kite aerial photography on a Pi Zero",
          language: "Elixir",
          stars: 61,
          pushed_at: "2026-05-20T04:00:00Z"
        },
        { name: "linux", language: "C", stars: 0, pushed_at: "2019-01-01T00:00:00Z", fork: true }
      ]
    }
  ],
  hackerNews: [
    {
      username: "slowmigration",
      about:
        "Ryan Castellaw. Staff engineer at Cobaltree, Portland. pgslate author.<p>https:&#x2F;&#x2F;castellaw.example",
      karma: 5120,
      stories: [
        {
          title: "Show HN: Pgslate – schema migrations you can stop halfway",
          url: "https://github.com/rcastellaw/pgslate",
          points: 388,
          at: "2023-09-12T15:30:00Z"
        }
      ],
      comments: [
        {
          story: "Postgres 18 released",
          text: "The async I&#x2F;O work is worth the upgrade alone. We saw our nightly vacuum drop by a third.",
          at: "2025-10-01T17:00:00Z"
        }
      ]
    }
  ],
  mastodon: [
    {
      user: "rcastellaw",
      domain: "tootworks.example",
      name: "Ryan Castellaw",
      note: "<p>Databases, kites, radio (KJ7XRC). Portland Timbers till I die. Work: Cobaltree.</p>",
      fields: [
        {
          name: "Web",
          value: '<a href="https://castellaw.example" rel="me">castellaw.example</a>',
          verified_at: "2023-01-04T00:00:00Z"
        }
      ],
      posts: [
        {
          text: "<p>Rig survived 35 knots at Manzanita. Photos when I can feel my hands.</p>",
          at: "2026-10-24T22:00:00Z"
        }
      ]
    }
  ],
  stackExchange: [
    {
      id: 5_520_913,
      name: "Ryan Castellaw",
      location: "Portland, OR, USA",
      website: "https://castellaw.example",
      about: "<p>Staff engineer at Cobaltree. I answer questions about locks.</p>",
      reputation: 18_340,
      tags: ["postgresql", "rust", "database-migration"]
    }
  ],
  people: [
    {
      id: "ryan-castellaw",
      about:
        "An h-card that leads to four accounts; a post about the church he left that is nobody's business.",
      contact: { email: "ryan.castellaw@cobaltree.example", full_name: "Ryan Castellaw" },
      outcome: "found",
      facts: {
        title: "Staff Software Engineer | Staff Engineer",
        company: "Cobaltree | Cobaltree, Inc.",
        location: "Portland, Oregon | Portland, OR | Portland, OR, USA | Portland",
        education: [
          {
            institution: "Oregon State University",
            degree: "BS",
            field: "computer science",
            year: 2011
          }
        ],
        skills: ["PostgreSQL", "Rust", "Elixir"],
        achievements: ["pgslate | Schema migrations for PostgreSQL that you can stop halfway"],
        hobbies: ["kite aerial photography | kites", "amateur radio | radio amateur | radio"],
        interests: ["map projections"],
        certifications: ["Amateur Extra | Amateur Extra class"],
        sports_teams: ["Portland Timbers"],
        causes: ["Bridge City Code Camp"],
        pets: ["cats | Mutex | Semaphore | Mutex and Semaphore"]
      },
      also: {
        industry: "inventory software | software",
        skills: [
          "Perl",
          "migrations | schema migrations | database-migration",
          "Databases | database",
          "locks"
        ],
        interests: [
          "kite aerial photography | kites",
          "radio",
          "Databases",
          "postgresql",
          "rust",
          "migrations"
        ],
        achievements: [
          "Migrations you can stop halfway",
          "Show HN: Pgslate – schema migrations you can stop halfway",
          "Intervalometer for kite aerial photography on a Pi Zero | kapcam"
        ],
        memberships: ["Bridge City Code Camp"],
        hobbies: ["photography"]
      },
      sources: [
        "https://castellaw.example/",
        "https://castellaw.example/about",
        "https://castellaw.example/posts/mutex-and-semaphore",
        "https://castellaw.example/posts/leaving",
        "https://castellaw.example/feed.xml",
        "https://cobaltree.example/team",
        "https://cascadiasystemsday.example/2025/schedule",
        "https://github.com/rcastellaw",
        "https://github.com/rcastellaw/pgslate",
        "https://api.github.com/users/rcastellaw",
        "https://news.ycombinator.com/user?id=slowmigration",
        "https://hn.algolia.com/api/v1/users/slowmigration",
        "https://tootworks.example/@rcastellaw",
        "https://stackoverflow.com/users/5520913",
        "https://api.stackexchange.com/2.3/users/5520913"
      ],
      sensitive: ["Mormon", "depression"]
    }
  ]
}
