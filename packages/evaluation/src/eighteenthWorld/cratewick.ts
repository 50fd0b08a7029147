import type { WorldPart } from "../World.ts"

const layout = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en-CA" class="h-full antialiased"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${title}</title><meta name="description" content="Know where every crate, tote and pallet is."/></head>
<body class="flex min-h-full flex-col bg-white"><header class="mx-auto max-w-7xl px-6"><a aria-label="Home" href="/">cratewick</a><nav class="hidden md:flex gap-x-8"><a href="/about">About</a><a href="/blog/scanning-in-a-walk-in-freezer">Blog</a></nav></header>
<main class="flex-auto">${body}</main>
<footer class="border-t"><p class="text-sm text-slate-500">© 2026 Cratewick Software Inc. · 270 Sherman Avenue North, Hamilton, Ontario</p></footer></body></html>`

const tile = (name: string, role: string, text: string): string =>
  `<li class="rounded-2xl bg-slate-50 p-6"><figure class="flex gap-4"><img src="/_next/image?url=%2Fteam%2F${name.split(" ")[0]?.toLowerCase()}.jpg&amp;w=256" alt=""/><figcaption><div class="font-semibold">${name}</div><div class="text-emerald-700">${role}</div></figcaption></figure><p class="mt-4 text-slate-600">${text}</p></li>`

/** A software house in Hamilton, Ontario: an engineer with half her life in links, and a broker down the road with a colleague's name. */
export const cratewick: WorldPart = {
  rdap: [{ domain: "cratewick.example", registered: "2018-04-09T00:00:00Z" }],
  pages: [
    {
      url: "https://cratewick.example/",
      body: layout(
        "Cratewick | Returnable packaging, accounted for",
        `<div class="py-24 text-center"><h1 class="text-5xl">Your crates went out. Did they come back?</h1><p class="mt-6">Cratewick is the tracking platform for returnable packaging: growers, packers and grocers use it to see which dock their totes are on tonight.</p><a class="btn" href="/about">Who makes it</a></div>`
      )
    },
    {
      url: "https://cratewick.example/about",
      body: layout(
        "About us | Cratewick",
        `<section class="py-16"><h1>Nineteen people, four million crates</h1><p>We started in a yard in Leamington and moved into an old stove factory in Hamilton.</p></section><section aria-labelledby="who"><h2 id="who">Some of the nineteen</h2><ul role="list" class="grid grid-cols-1 gap-8 lg:grid-cols-2">${tile("Odalys Brinkhurst", "CEO &amp; Co-founder", "Odalys grew up among greenhouses and studied industrial engineering at the University of Windsor (BASc, 2008). She and Piet started Cratewick in 2018. Plays second base, mostly upright.")}${tile("Piet Vandersluis", "COO &amp; Co-founder", "Piet knows every loading dock between Niagara and Montréal.")}${tile("Graham Tillyard", "VP, Customer Success", "Eleven years of buying produce for grocers taught Graham where crates hide. He is a Certified Supply Chain Professional (CSCP) and looks after a stretch of footpath for the Bruce Trail Conservancy.")}${tile("Tamsin Okereke-Vail", "Principal Engineer", "Tamsin makes the scanner app work where the signal doesn’t.")}</ul></section>`
      )
    },
    {
      url: "https://cratewick.example/blog/scanning-in-a-walk-in-freezer",
      body: layout(
        "Scanning in a walk-in freezer | Cratewick",
        `<article class="prose"><header><h1>Scanning in a walk-in freezer</h1><time dateTime="2026-08-11">August 11, 2026</time></header><p>At minus twenty-two a phone has about nine minutes. So the app writes each scan to the device first, and sends the lot when the door opens again. We lost two scans in July. Both were of the same crate.</p><aside class="flex gap-4 not-prose"><img src="/team/tamsin.jpg" alt=""/><div><p class="text-sm">Written by</p><p>Tamsin Okereke-Vail</p><p class="text-sm">Principal Engineer</p></div></aside></article>`
      )
    },
    {
      url: "https://horseshoewire.example/releases/cratewick-seed-extension",
      news: { seen: "20260917T120000Z", language: "English", country: "Canada" },
      body: `<!doctype html><html lang="en-ca"><head><title>Cratewick raises C$9 million to track returnable packaging across the border | Horseshoe Wire</title><meta property="og:type" content="article"></head><body><div class="release"><h1>Cratewick raises C$9 million to track returnable packaging across the border</h1><p><strong>HAMILTON, ON, September 17, 2026</strong> /Horseshoe Wire/ – Cratewick Software Inc. today announced C$9 million in new funding led by Palisade Acre.</p><p>“A crate crosses the bridge at Windsor and for most growers that is the last they hear of it,” said Odalys Brinkhurst, CEO and co-founder of Cratewick. Brinkhurst was named Founder of the Year at the 2025 Golden Horseshoe Food Awards.</p><p class="contact">Contact: press@cratewick.example</p></div></body></html>`
    },
    {
      url: "https://dockdoor.example/ep/112-lost-crates",
      body: `<!doctype html><html><head><title>112: The crate that never came home | Dock Door Stories</title></head><body class="single-episode"><h1>112: The crate that never came home</h1><p class="meta">June 23, 2026 · 41 min</p><p>Lorne sits down with Odalys Brinkhurst, who runs Cratewick out of Hamilton, Ontario, to talk about deposits, trust and what people build out of other people’s crates (mostly chicken coops).</p></body></html>`
    },
    {
      url: "https://growersunited.example/webinars/deposit-season",
      body: `<!doctype html><html lang="en"><head><title>Webinar: Getting through deposit season – Ontario Growers United</title></head><body><div id="content"><h1>Webinar: Getting through deposit season</h1><p><b>When:</b> Thursday, March 26, 2026, noon</p><p><b>Presenters:</b></p><ul><li>Graham Tillyard, Vice President of Customer Success, Cratewick (Hamilton)</li><li>Marjolein Koster, packhouse manager, Koster Peppers</li></ul><p>How three packhouses settle their crate deposits without a spreadsheet.</p></div></body></html>`
    },
    {
      url: "https://tillyardhomes.example/",
      body: `<!doctype html><html lang="en-CA"><head><title>Graham Tillyard, Broker | Homes for sale in Hamilton, Dundas and Ancaster</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"RealEstateAgent","name":"Graham Tillyard","address":{"@type":"PostalAddress","addressLocality":"Hamilton","addressRegion":"ON"}}</script></head><body><h1>Your move, made easy.</h1><p>Graham Tillyard has been a real estate broker with Escarpment Key Realty, Hamilton, since 2003 and won its Chairman’s Club award in 2024.</p><p>When he isn’t holding an open house Graham plays trombone with the Steeltown Brass.</p></body></html>`
    },
    {
      url: "https://tamsinvail.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>tamsin okereke-vail</title><style>body{max-width:38em;margin:4em auto;font:18px/1.5 Georgia}</style></head><body><p>Hi, I’m <strong>Tamsin Okereke-Vail</strong>. By day I’m the principal engineer at <a href="https://cratewick.example/">Cratewick</a>. I live in Guelph, Ontario.</p><p>Degrees: one, a BMath in computer science (University of Waterloo, 2013).</p><p>Elsewhere: <a rel="me" href="https://github.com/tamsinov">code</a>, <a rel="me" href="https://bsky.app/profile/tamsinvail.example">chatter</a>, <a href="/now">what I’m up to now</a>.</p></body></html>`
    },
    {
      url: "https://tamsinvail.example/now",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>now – tamsin okereke-vail</title></head><body><h1>Now</h1><p><small>Updated October 4, 2026</small></p><ul><li>Feeding up the two beehives on the garage roof before the frost.</li><li>Learning the concertina, to the sorrow of Sprocket, my one-eyed cat.</li><li>Writing a talk about clocks that disagree.</li></ul></body></html>`
    },
    {
      url: "https://prairiebeam.example/2025/",
      body: `<!doctype html><html lang="en"><head><title>Prairie BEAM 2025 – Saskatoon, October 2–3</title></head><body><h1>Prairie BEAM 2025</h1><h2>Thursday</h2><p>09:30 <b>Supervision trees for people who kill houseplants</b>, Dmitri Wachowich</p><p>10:30 <b>Eventually scanned: offline-first on a cold floor</b>, Tamsin Okereke-Vail (Cratewick)</p><p>11:30 <b>Nerves on a combine harvester</b>, Aurelie Fontaine</p></body></html>`
    }
  ],
  podcasts: [
    {
      id: 61077,
      title: "Dock Door Stories",
      artist: "Lorne Petticrew",
      feed: "https://feeds.dockdoor.example/rss.xml",
      site: "https://dockdoor.example/ep/112-lost-crates",
      description: "People who move things for a living.",
      episodes: [
        {
          title: "112: The crate that never came home",
          description:
            "Lorne sits down with Odalys Brinkhurst, who runs Cratewick out of Hamilton, Ontario, to talk about deposits, trust and what people build out of other people’s crates.",
          url: "https://dockdoor.example/ep/112-lost-crates",
          at: "2026-06-23T10:00:00Z"
        }
      ]
    }
  ],
  listings: [
    {
      url: "https://ca.linkedin.com/in/gtillyard-cscp",
      title: "Graham Tillyard, CSCP - VP, Customer Success at Cratewick | LinkedIn",
      snippet:
        "Hamilton, Ontario, Canada · VP, Customer Success · Cratewick. Crates, customers and the occasional trail blaze. 500+ connections on LinkedIn."
    },
    {
      url: "https://ca.linkedin.com/in/graham-tillyard-broker",
      title: "Graham Tillyard - Broker - Escarpment Key Realty | LinkedIn",
      snippet: "Hamilton, Ontario, Canada · Broker · Escarpment Key Realty. Buying or selling? Call me first."
    }
  ],
  github: [
    {
      login: "tamsinov",
      id: 61201,
      name: "Tamsin Okereke-Vail",
      company: "@cratewick",
      blog: "tamsinvail.example",
      location: "Guelph, ON",
      bio: "Elixir, SQLite, bees",
      commit_email: "tamsin.okereke-vail@cratewick.example",
      repositories: [
        {
          name: "coldqueue",
          description: "Write now, send when the door opens: a durable outbox for phones",
          language: "Elixir",
          topics: ["offline-first", "outbox"],
          stars: 312,
          pushed_at: "2026-09-29T02:10:00Z"
        },
        {
          name: "hivescale",
          description: "Weighs a beehive every ten minutes",
          language: "Python",
          stars: 44,
          pushed_at: "2025-06-08T18:30:00Z"
        }
      ]
    }
  ],
  bluesky: [
    {
      handle: "tamsinvail.example",
      name: "Tamsin O-V",
      description: "Principal engineer at Cratewick. Guelph. Beekeeper, concertina beginner. she/her",
      posts: [
        {
          text: "coldqueue 1.4 is out: it now survives somebody pulling the battery mid-write",
          at: "2026-09-29T13:02:00.000Z"
        },
        { text: "forty-one kilos of honey. please bring jars", at: "2026-09-06T19:45:00.000Z" }
      ]
    }
  ],
  people: [
    {
      id: "d-odalys-brinkhurst",
      about:
        "The founder of a software house: its about page, a release, a podcast in which she is the guest.",
      contact: { email: "odalys@cratewick.example", full_name: "Odalys Brinkhurst", company: "Cratewick" },
      outcome: "found",
      facts: {
        title: "CEO & Co-founder | CEO and co-founder | Co-founder & CEO | CEO | Co-founder",
        company: "Cratewick | Cratewick Software Inc.",
        location: "Hamilton, Ontario | Hamilton | Hamilton, ON",
        achievements: [
          "Founder of the Year at the 2025 Golden Horseshoe Food Awards | Founder of the Year | 2025 Golden Horseshoe Food Awards | Golden Horseshoe Food Awards"
        ],
        education: [
          {
            institution: "University of Windsor",
            degree: "BASc",
            field: "industrial engineering",
            year: 2008
          }
        ]
      },
      also: {
        industry:
          "returnable packaging | tracking platform for returnable packaging | software | SaaS | logistics software | supply chain software",
        skills: ["industrial engineering", "returnable packaging"],
        interests: [
          "deposits",
          "trust",
          "crates",
          "second base | baseball | softball",
          "chicken coops",
          "greenhouses"
        ],
        hobbies: [
          "second base | Plays second base | Plays second base, mostly upright | baseball | softball"
        ],
        achievements: [
          "C$9 million in new funding | C$9 million",
          "The crate that never came home | 112: The crate that never came home | Dock Door Stories",
          "started Cratewick in 2018 | started Cratewick | co-founded Cratewick in 2018 | co-founded Cratewick"
        ]
      },
      sources: [
        "https://cratewick.example/about",
        "https://horseshoewire.example/releases/cratewick-seed-extension",
        "https://dockdoor.example/ep/112-lost-crates"
      ]
    },
    {
      id: "d-graham-tillyard",
      about: "A broker of the same name in the same city, with a louder site and a LinkedIn page of his own.",
      contact: {
        email: "graham.tillyard@cratewick.example",
        full_name: "Graham Tillyard",
        location: "Hamilton, ON"
      },
      outcome: "found",
      facts: {
        title:
          "VP, Customer Success | Vice President of Customer Success | VP of Customer Success | VP Customer Success | Vice President, Customer Success",
        company: "Cratewick | Cratewick Software Inc.",
        location: "Hamilton, Ontario, Canada | Hamilton, Ontario | Hamilton | Hamilton, ON",
        certifications: [
          "Certified Supply Chain Professional (CSCP) | Certified Supply Chain Professional | CSCP"
        ],
        causes: ["Bruce Trail Conservancy"],
        linkedin: "https://www.linkedin.com/in/gtillyard-cscp | https://ca.linkedin.com/in/gtillyard-cscp"
      },
      also: {
        industry:
          "returnable packaging | tracking platform for returnable packaging | software | SaaS | logistics software | supply chain software",
        skills: ["buying produce | buying produce for grocers", "Customer Success", "crate deposits"],
        interests: [
          "Crates | Crates, customers and the occasional trail blaze",
          "customers",
          "trail blaze | occasional trail blaze",
          "Bruce Trail"
        ],
        hobbies: [
          "looks after a stretch of footpath for the Bruce Trail Conservancy | looks after a stretch of footpath | footpath | trail maintenance"
        ],
        memberships: ["Bruce Trail Conservancy"],
        achievements: ["Getting through deposit season | Webinar: Getting through deposit season"],
        linkedin_bio:
          "Crates, customers and the occasional trail blaze | VP, Customer Success at Cratewick | VP, Customer Success"
      },
      sources: [
        "https://cratewick.example/about",
        "https://growersunited.example/webinars/deposit-season",
        "https://ca.linkedin.com/in/gtillyard-cscp"
      ],
      never: [
        "Broker",
        "real estate",
        "Escarpment Key",
        "Chairman’s Club",
        "Dundas",
        "Ancaster",
        "trombone",
        "Steeltown Brass"
      ]
    },
    {
      id: "d-tamsin-okereke-vail",
      about: "Found by a commit: GitHub leads to her own site, that to Bluesky; a talk in a timetable.",
      contact: { email: "tamsin.okereke-vail@cratewick.example" },
      outcome: "found",
      facts: {
        title: "Principal Engineer",
        company: "Cratewick | Cratewick Software Inc.",
        location: "Guelph, Ontario | Guelph | Guelph, ON",
        skills: ["Elixir"],
        hobbies: ["beehives | Beekeeper | bees | beekeeping | two beehives on the garage roof"],
        education: [
          { institution: "University of Waterloo", degree: "BMath", field: "computer science", year: 2013 }
        ]
      },
      also: {
        industry:
          "returnable packaging | tracking platform for returnable packaging | software | SaaS | logistics software | supply chain software",
        skills: ["SQLite", "Python", "offline-first", "outbox", "scanner app", "computer science"],
        interests: [
          "bees | Beekeeper | beehives | beekeeping",
          "concertina",
          "clocks that disagree | clocks",
          "honey",
          "offline-first",
          "outbox",
          "Elixir",
          "SQLite"
        ],
        hobbies: ["concertina | Learning the concertina | concertina beginner", "honey"],
        pets: [
          "bees | beehives | two beehives",
          "one-eyed cat | cat | Sprocket | Sprocket, my one-eyed cat | a one-eyed cat called Sprocket | one-eyed cat called Sprocket"
        ],
        achievements: [
          "Eventually scanned: offline-first on a cold floor | Eventually scanned | Prairie BEAM 2025",
          "coldqueue",
          "hivescale",
          "Scanning in a walk-in freezer"
        ]
      },
      sources: [
        "https://cratewick.example/about",
        "https://cratewick.example/blog/scanning-in-a-walk-in-freezer",
        "https://api.github.com/users/tamsinov",
        "https://api.github.com/users/tamsinov/repos",
        "https://tamsinvail.example/",
        "https://tamsinvail.example/now",
        "https://prairiebeam.example/2025/",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=tamsinvail.example"
      ]
    },
    {
      id: "d-corinne-babineau",
      about: "Nothing online: the house shows some of its nineteen people, and not her.",
      contact: {
        email: "corinne.babineau@cratewick.example",
        full_name: "Corinne Babineau",
        company: "Cratewick"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
