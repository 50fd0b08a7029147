import type { WorldPart } from "../World.ts"

/** Two engineers of the start-up in Galway, who tell more of themselves than their team page does. */
export const tidewrackEngineers: WorldPart = {
  pages: [
    {
      url: "https://daraflaherty.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>dara flaherty</title><link rel="me" href="https://saltline.example/@dara"></head><body>
<h1>dara flaherty</h1>
<p>I write software for a living, at <a href="https://tidewrack.example/">Tidewrack</a> in Galway. Mostly Rust, some Python, and more YAML than I would like. Before that: eight years of ad tech, for which I am sorry.</p>
<p>I live out in Spiddal with a greyhound called Biscuit. On Tuesdays I play the uilleann pipes in Tigh Hughes, badly. I have been a member of Na Píobairí Uilleann since 2011.</p>
<p>elsewhere: <a href="https://github.com/dflaherty">github</a> · <a href="https://saltline.example/@dara">mastodon</a> · <a href="/now">now</a> · dara at tidewrack dot example</p>
</body></html>`
    },
    {
      url: "https://daraflaherty.example/now",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>now - dara flaherty</title></head><body><h1>what I’m doing now</h1><p>(updated 3 September 2026)</p><ul><li>moving the last of our ingest off Kafka</li><li>building a currach in the shed, rib by rib</li><li>learning reeds from a man in Miltown who does not own a phone</li><li>getting the boundary wall done before winter</li></ul><p><a href="/">home</a></p></body></html>`
    },
    {
      url: "https://nordicdataweek.example/2026/speakers/sanna-virtala",
      body: `<!doctype html><html lang="en"><head><title>Sanna Virtala · Nordic Data Week 2026 · Helsinki, 20–22 October</title></head><body><a href="/2026">Programme</a><h1>Sanna Virtala</h1><h2>Senior Data Scientist, Tidewrack Systems</h2><h3>Forecasting waves with half the buoys</h3><p>What happens to a wave model when a storm takes out the sensors it was trained on? A talk about missing data, Bayesian filtering and being wrong in public.</p><h4>About the speaker</h4><p>Sanna has worked with sensor data since her doctorate in signal processing (Tampere University, 2017). She has organised PyData Tampere since 2019 and received the Finnish Open Data Prize in 2023 for the Lake Ice Archive. In winter she is a tour skater; in summer she picks chanterelles and will not tell you where.</p></body></html>`
    }
  ],
  github: [
    {
      login: "dflaherty",
      id: 410233,
      name: "Dara Flaherty",
      company: "@tidewrack",
      blog: "https://daraflaherty.example/",
      location: "Galway, Ireland",
      bio: "staff eng. buoys in, numbers out.",
      commit_email: "dara@tidewrack.example",
      accounts: [{ provider: "mastodon", url: "https://saltline.example/@dara" }],
      repositories: [
        {
          name: "nmea-sieve",
          description: "Streaming parser for the NMEA sentences that real buoys send",
          language: "Rust",
          topics: ["nmea", "parser", "marine"],
          stars: 640,
          pushed_at: "2026-09-28T19:00:00Z"
        },
        {
          name: "dronetuner",
          description: "Tune a set of uilleann pipes from the terminal",
          language: "Rust",
          stars: 17,
          pushed_at: "2025-11-02T22:10:00Z"
        },
        { name: "dotfiles", language: "Shell", stars: 2, pushed_at: "2026-02-01T10:00:00Z" }
      ]
    },
    {
      login: "sannavirtala",
      id: 410877,
      name: "Sanna Virtala",
      company: "Tidewrack Systems",
      location: "Tampere, Finland",
      bio: "Waves, whippets, wrong predictions. <img src=x onerror=alert('kuha')>",
      email: "sanna@tidewrack.example",
      repositories: [
        {
          name: "lake-ice-archive",
          description: "Freeze and thaw dates of 212 Finnish lakes since 1884, cleaned",
          language: "Python",
          topics: ["open-data", "climate"],
          stars: 204,
          pushed_at: "2026-04-30T12:00:00Z"
        },
        {
          name: "gapfill",
          description: "Bayesian filters for series with holes",
          language: "Julia",
          topics: ["time-series"],
          stars: 58,
          pushed_at: "2026-08-18T12:00:00Z"
        }
      ]
    }
  ],
  mastodon: [
    {
      user: "dara",
      domain: "saltline.example",
      name: "Dara Flaherty",
      note: "<p>Staff engineer at Tidewrack. Rust, reeds, rain. Gaeilge más féidir.</p>",
      fields: [
        {
          name: "web",
          value: '<a href="https://daraflaherty.example/" rel="me">daraflaherty.example</a>',
          verified_at: "2024-02-11T18:00:00.000Z"
        }
      ],
      posts: [
        {
          text: "<p>Currach update: eleven ribs in, four to go. The shed now smells of larch instead of greyhound.</p>",
          at: "2026-09-20T18:44:00.000Z"
        },
        {
          text: "<p>We replaced 40k lines of Java with 6k lines of Rust and nobody noticed, which is the nicest thing anyone has ever said about my work.</p>",
          at: "2026-09-02T09:12:00.000Z"
        }
      ]
    }
  ],
  bluesky: [
    {
      handle: "sannavirtala.bsky.social",
      name: "Sanna Virtala",
      description:
        "Data scientist at Tidewrack. Tampere 🇫🇮. Long distance skating, mushrooms, two whippets (Otso & Ilves).",
      posts: [
        {
          text: "Ilves has eaten a second pair of headphones. We are now a Bluetooth-free household.",
          at: "2026-09-30T16:20:00.000Z"
        },
        { text: "Helsinki next week for Nordic Data Week! Say hi.", at: "2026-10-10T08:00:00.000Z" }
      ]
    }
  ],
  hackerNews: [
    {
      username: "dflaherty",
      about: "Staff engineer at Tidewrack (Galway). daraflaherty.example",
      karma: 3105,
      stories: [
        {
          title: "Show HN: A streaming NMEA parser that forgives your buoy",
          url: "https://github.com/dflaherty/nmea-sieve",
          points: 187,
          at: "2026-06-11T10:00:00.000Z"
        }
      ]
    }
  ],
  payloads: ["<img src=x onerror=alert('kuha')>"],
  people: [
    {
      id: "dara-flaherty",
      about: "An engineer: own site, code, a forum, an account of the federation.",
      contact: { email: "dara@tidewrack.example" },
      outcome: "found",
      facts: {
        title: "Staff Software Engineer | Staff engineer",
        company: "Tidewrack Systems | Tidewrack",
        location: "Galway, Ireland | Galway | Spiddal",
        skills: ["Rust", "Python"],
        hobbies: ["uilleann pipes | play the uilleann pipes", "building a currach | currach | boat building"],
        memberships: ["Na Píobairí Uilleann"],
        pets: ["greyhound | Biscuit"],
        achievements: [
          "nmea-sieve | Show HN: A streaming NMEA parser that forgives your buoy | streaming NMEA parser"
        ]
      },
      also: {
        industry: "Technology | marine technology | software | sea data",
        location: "Spiddal | Galway",
        skills: ["Shell", "nmea", "parser", "marine", "Kafka", "YAML", "Software Engineering"],
        hobbies: ["learning reeds | reeds"],
        interests: [
          "Rust",
          "reeds",
          "rain",
          "uilleann pipes",
          "Gaeilge",
          "currach",
          "building a currach",
          "nmea",
          "parser",
          "marine"
        ],
        achievements: ["dronetuner"]
      },
      sources: [
        "https://tidewrack.example/company/team",
        "https://daraflaherty.example/",
        "https://daraflaherty.example/now",
        "https://api.github.com/users/dflaherty",
        "https://hn.algolia.com/api/v1/users/dflaherty",
        "https://hn.algolia.com/api/v1/search_by_date?tags=story,author_dflaherty",
        "https://saltline.example/@dara"
      ]
    },
    {
      id: "sanna-virtala",
      about: "Works from Finland; a speaker; a biography with markup that would run.",
      contact: { email: "sanna@tidewrack.example", full_name: "Sanna Virtala", company: "Tidewrack" },
      outcome: "found",
      facts: {
        title: "Senior Data Scientist | Data scientist",
        company: "Tidewrack Systems | Tidewrack",
        location: "Tampere, Finland | Tampere",
        skills: ["Python", "Julia"],
        education: [
          {
            institution: "Tampere University",
            degree: "doctorate | PhD | Doctor",
            field: "signal processing",
            year: 2017
          }
        ],
        achievements: ["Finnish Open Data Prize", "Forecasting waves with half the buoys"],
        hobbies: [
          "tour skating | tour skater | long distance skating",
          "mushrooms | chanterelles | picks chanterelles | mushroom picking"
        ],
        pets: ["whippets | two whippets | Otso | Ilves"]
      },
      also: {
        industry: "Technology | marine technology | software | sea data",
        skills: [
          "signal processing",
          "time-series",
          "open-data",
          "climate",
          "Bayesian filtering",
          "wave models",
          "sensor data"
        ],
        interests: [
          "waves",
          "mushrooms",
          "long distance skating",
          "chanterelles",
          "tour skating",
          "open-data",
          "climate",
          "time-series",
          "whippets",
          "missing data",
          "sensor data"
        ],
        memberships: ["PyData Tampere"],
        causes: ["open data | Open-data", "PyData Tampere"],
        achievements: [
          "organised PyData Tampere | PyData Tampere",
          "lake-ice-archive | Lake Ice Archive",
          "gapfill"
        ],
        pets: ["Otso", "Ilves"]
      },
      sources: [
        "https://tidewrack.example/company/team",
        "https://nordicdataweek.example/2026/speakers/sanna-virtala",
        "https://api.github.com/users/sannavirtala",
        "https://api.github.com/users/sannavirtala/repos",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=sannavirtala.bsky.social"
      ]
    }
  ]
}
