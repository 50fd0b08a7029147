import type { WorldPart } from "../World.ts"

/** The firmware lead of Ödlefors, who is everywhere online and links from each place to the next. */
export const hedqvarn: WorldPart = {
  pages: [
    {
      url: "https://hedqvarn.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>hedqvarn</title>
<link rel="me" href="https://norrskensocial.example/@tyra"></head><body>
<p>Hej! My name is Tyra Hedqvarn. By day I am Firmware Lead at Ödlefors Instruments in Härnösand, where I teach small
probes to measure wet wood and to go back to sleep.</p>
<p>By night (there is a lot of it here) I go long-distance skating on whatever has frozen, and I shout at Modo
Hockey.</p>
<p>Texts: <a href="/sleep">A probe should mostly sleep</a>. More <a href="/me">about me</a>.</p>
<p>Elsewhere: <a rel="me" href="https://github.com/hedqvarn">GitHub</a>,
<a rel="me" href="https://norrskensocial.example/@tyra">Mastodon</a>,
<a rel="me" href="https://bsky.app/profile/hedqvarn.example">Bluesky</a>,
<a rel="me" href="https://news.ycombinator.com/user?id=hedqvarn">Hacker News</a>,
<a rel="me" href="https://stackoverflow.com/users/7714023/tyra-hedqvarn">Stack Overflow</a></p></body></html>`
    },
    {
      url: "https://hedqvarn.example/me",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>me – hedqvarn</title></head><body><h1>Me</h1>
<p>I have an MSc in Engineering Physics from Umeå University (2013). Two years of hearing aids in Linköping, and then
Ödlefors.</p><p>Every second Saturday I solder at the Härnösand Repair Café. I share a flat with a retired sled dog,
Pulka.</p>
<p><a href="/">Back</a></p></body></html>`
    },
    {
      url: "https://hedqvarn.example/sleep",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A probe should mostly sleep – hedqvarn</title></head>
<body><article><h1>A probe should mostly sleep</h1><p>Tyra Hedqvarn, 5 September 2026</p><p>A plank takes four days to
dry. Nothing that happens to it needs to be known within a second. For years our probe woke up ten times a second
anyway, because the example code did. Version 6 wakes every ninety seconds, and the battery has stopped being a subject
at meetings.</p>
</article></body></html>`
    }
  ],
  github: [
    {
      login: "hedqvarn",
      id: 71640,
      name: "Tyra Hedqvarn",
      company: "Ödlefors Instruments",
      blog: "https://hedqvarn.example",
      location: "Härnösand, Sweden",
      bio: "Firmware for things that stand in kilns.",
      commit_email: "tyra.hedqvarn@odlefors.example",
      accounts: [
        { provider: "mastodon", url: "https://norrskensocial.example/@tyra" },
        { provider: "bluesky", url: "https://bsky.app/profile/hedqvarn.example" }
      ],
      repositories: [
        {
          name: "vinterdvala",
          description: "A scheduler for microcontrollers that would rather be asleep",
          language: "Rust",
          topics: ["embedded", "low-power"],
          stars: 1270,
          pushed_at: "2026-10-11T19:20:00Z"
        },
        {
          name: "isbok",
          description: "Logbook of ice thickness on lakes around Härnösand",
          language: "Python",
          stars: 14,
          pushed_at: "2026-03-29T20:00:00Z"
        }
      ]
    }
  ],
  mastodon: [
    {
      user: "tyra",
      domain: "norrskensocial.example",
      name: "Tyra Hedqvarn",
      note: "<p>Firmware lead at Ödlefors. Microcontrollers, black ice, a retired sled dog. hon/she</p>",
      fields: [
        {
          name: "Home",
          value: `<a href="https://hedqvarn.example" rel="me nofollow">hedqvarn.example</a>`,
          verified_at: "2025-11-20T08:00:00.000+00:00"
        },
        {
          name: "Code",
          value: `<a href="https://github.com/hedqvarn" rel="me nofollow">github.com/hedqvarn</a>`
        }
      ],
      posts: [
        {
          text: "<p>vinterdvala 2.0 can now be woken by a change in temperature instead of a clock. My probes are pleased.</p>",
          at: "2026-10-11T19:40:00.000Z"
        }
      ]
    }
  ],
  bluesky: [
    {
      handle: "hedqvarn.example",
      name: "Tyra Hedqvarn",
      description: "Embedded Rust, long-distance skating, Härnösand. Work: Ödlefors Instruments.",
      website: "https://hedqvarn.example",
      posts: [
        { text: "Modo lost again. I am told this builds character.", at: "2026-10-18T19:02:00.000Z" },
        {
          text: "Question for people with kilns: how often do you really look at the curve?",
          at: "2026-09-30T07:15:00.000Z"
        }
      ]
    }
  ],
  hackerNews: [
    {
      username: "hedqvarn",
      about: "Firmware person in the north of Sweden. https:&#x2F;&#x2F;hedqvarn.example",
      karma: 2210,
      stories: [
        {
          title: "A probe should mostly sleep",
          url: "https://hedqvarn.example/sleep",
          points: 311,
          at: "2026-09-06T06:30:00Z"
        }
      ],
      comments: [
        {
          story: "Ask HN: Longest-running device you have shipped?",
          text: "A moisture probe from 2016, still in a kiln at 120 °C. We only know because it <i>keeps</i> reporting.",
          at: "2026-08-19T17:44:00Z"
        }
      ]
    }
  ],
  stackExchange: [
    {
      id: 7714023,
      name: "Tyra Hedqvarn",
      location: "Härnösand, Sverige",
      website: "https://hedqvarn.example",
      reputation: 9120,
      tags: ["embedded", "can-bus", "rust"]
    }
  ],
  people: [
    {
      id: "tyra-hedqvarn",
      about:
        "Many accounts that link to each other: own site, GitHub, Mastodon, Bluesky, Hacker News, Stack Overflow.",
      contact: { email: "tyra.hedqvarn@odlefors.example", full_name: "Tyra Hedqvarn" },
      outcome: "found",
      facts: {
        title: "Firmware Lead",
        company: "Ödlefors Instruments | Ödlefors",
        location: "Härnösand, Sweden | Härnösand | Härnösand, Sverige",
        skills: ["Rust", "embedded | Embedded Rust"],
        education: [
          { institution: "Umeå University", degree: "MSc", field: "Engineering Physics", year: 2013 }
        ],
        hobbies: ["long-distance skating"],
        sports_teams: ["Modo Hockey | Modo"],
        causes: ["Repair Café | Härnösand Repair Café"],
        pets: ["retired sled dog | sled dog | Pulka | a retired sled dog, Pulka"]
      },
      also: {
        industry: "moisture sensors | sensors",
        skills: ["Python", "can-bus", "low-power", "firmware", "Microcontrollers"],
        interests: ["Microcontrollers", "black ice", "Embedded Rust", "long-distance skating", "Modo Hockey"],
        hobbies: ["solder at the Härnösand Repair Café", "solder"],
        achievements: ["vinterdvala", "A probe should mostly sleep"]
      },
      sources: [
        "https://odlefors.example/crew",
        "https://odlefors.example/log",
        "https://hedqvarn.example/",
        "https://hedqvarn.example/me",
        "https://hedqvarn.example/sleep",
        "https://api.github.com/users/hedqvarn",
        "https://api.github.com/users/hedqvarn/repos",
        "https://norrskensocial.example/api/v1/accounts/lookup?acct=tyra",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=hedqvarn.example",
        "https://hn.algolia.com/api/v1/users/hedqvarn",
        "https://api.stackexchange.com/2.3/users/7714023",
        "https://api.stackexchange.com/2.3/users/7714023/top-tags"
      ]
    }
  ]
}
