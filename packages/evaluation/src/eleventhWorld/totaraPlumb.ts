import type { WorldPart } from "../World.ts"

const sheet = (title: string, body: string): string => `<!doctype html>
<html lang="en-NZ"><head><meta charset="utf-8"><title>${title} — Tōtara &amp; Plumb</title><link rel="stylesheet" href="https://assets.squarespot.example/universal.css"></head>
<body id="collection-64b1" class="tweak-site-width-option-full-width"><a href="#page" class="header-skip-link sqs-button">Skip to Content</a>
<header data-section-theme="white"><a href="/">TŌTARA &amp; PLUMB</a><div class="nav"><a href="/work">Mahi / Work</a><a href="/people">Tāngata / People</a><a href="/thinking">Thinking</a><a href="/contact">Contact</a></div></header>
<main id="page">${body}</main>
<footer><p>Tōtara &amp; Plumb Architects Ltd<br>Level 2, 9 Vogel Street, Ōtepoti Dunedin 9016</p><p>NZIA Practice · Toitū carbonreduce certified</p><p><a href="https://instagram.example/totaraplumb">Instagram</a></p></footer></body></html>`

/** An architects' office in Dunedin: a director whose father has the same name, and an associate who breaks forms for fun. */
export const totaraPlumb: WorldPart = {
  pages: [
    {
      url: "https://assets.squarespot.example/universal.css",
      content_type: "text/css",
      body: "body{margin:0}"
    },
    {
      url: "https://instagram.example/totaraplumb",
      body: `<html><head><title>Log in</title></head><body><p>Log in to see photos and videos from totaraplumb.</p></body></html>`
    },
    {
      url: "https://totaraplumb.example/",
      body: sheet(
        "Architects, Ōtepoti Dunedin",
        `<h1>Warm, dry, plain, long-lived.</h1><p>Tōtara &amp; Plumb is an architecture studio of eleven in Ōtepoti Dunedin. We make houses, marae buildings, boat sheds and the odd school, and we mend old ones.</p><p><a href="/people">The people</a></p>`
      )
    },
    {
      url: "https://totaraplumb.example/people",
      body: sheet(
        "People",
        `<div itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">Fergus Abernethie</h2><p itemprop="jobTitle">Director</p><p>FNZIA, Registered Architect, Certified Passive House Designer</p>
<div itemprop="description"><p>Fergus started the practice with Jo Plumb in 2011 after nine years in Wellington and Copenhagen. He studied at Victoria University of Wellington (BArch Hons, 2001). His work is about timber, weather and repair: the Karitāne Boat Shed won a New Zealand Architecture Award in 2024, and the strengthening of First Stone Hall took a Southern Architecture Award this year.</p><p>He is in the sea at St Clair most mornings, all year, without a wetsuit. We have stopped asking.</p></div></div>
<div itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">Jo Plumb</h2><p itemprop="jobTitle">Director</p><p>NZIA, Registered Architect</p><div itemprop="description"><p>Jo leads our education projects and teaches second-year studio at Otago Polytechnic.</p></div></div>
<div itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">Mereana Tipoki-Shaw</h2><p itemprop="jobTitle">Associate, Computational Design</p><div itemprop="description"><p>Ngāti Kahungunu. Mereana came to us from a façade engineer in Auckland in 2022. She writes the scripts that the rest of us pretend to understand, and led the digital side of Te Whare Ahi marae. MArch(Prof), University of Auckland, 2016.</p></div></div>
<div itemscope itemtype="https://schema.org/Person"><h2 itemprop="name">Keith Loo</h2><p itemprop="jobTitle">Practice Manager</p><div itemprop="description"><p>Keith knows where the drawings are.</p></div></div>`
      )
    },
    {
      url: "https://southernbuilder.example/2026/06/first-stone-hall-award",
      news: { seen: "20260619T200000Z", language: "English", country: "New Zealand" },
      body: `<!DOCTYPE html><html lang="en"><head><title>First Stone Hall takes southern award | Southern Builder</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"First Stone Hall takes southern award","datePublished":"2026-06-20","author":{"@type":"Person","name":"Trish Callaghan"}}</script></head><body><nav>News Trades Products Events Subscribe</nav><article><h1>First Stone Hall takes southern award</h1><p>By Trish Callaghan</p><p>The jury called it “a lesson in knowing when to stop”. The seismic strengthening of Dunedin’s First Stone Hall has won Tōtara &amp; Plumb a 2026 Southern Architecture Award in the heritage category.</p><p>“You can do almost everything with timber if you let it move,” director Fergus Abernethie said on the night. Mr Abernethie, a trustee of the Southern Heritage Trust, has argued for years that most masonry halls in Otago can be kept.</p><p>The practice’s next project is a boat-building school at Port Chalmers.</p></article><div class="newsletter"><h4>Get Southern Builder in your inbox</h4><form><input type="email"></form></div></body></html>`
    },
    {
      url: "https://stclairsls.example/committee",
      body: `<html><head><title>St Clair Surf Life Saving Club - Committee</title></head><body><div id="menu"><a href="/">Home</a> <a href="/patrols">Patrols</a> <a href="/nippers">Nippers</a> <a href="/committee">Committee</a></div><h1>Committee 2026/27</h1><p>President: Anahera Rickard</p><p>Club captain: Sam Tuhoro</p><p>Buildings officer: Fergus Abernethie (the architect, not the orthodontist). Fergus has patrolled since he was 16, is a life member, and can be found with Biscuit, his old Labrador, asking who left the IRB shed open.</p><p>Treasurer: vacant. Please!</p></body></html>`
    },
    {
      url: "https://oamarusentinel.example/2025/fergus-abernethie-retires",
      news: { seen: "20250502T010000Z", language: "English", country: "New Zealand" },
      body: `<!doctype html><html><head><title>After 44 years, last brace for Fergus Abernethie - Oamaru Sentinel</title></head><body><article><h1>After 44 years, last brace for Fergus Abernethie</h1><p>2 May 2025</p><p>Half of North Otago has had its teeth straightened by Fergus Abernethie. On Friday the Oamaru orthodontist, 71, closed his Thames Street rooms, first opened in 1981.</p><p>Mr Abernethie, a past president of the Waitaki Bowling Club and a former Waitaki district councillor, trained at the Otago dental school. He looks forward to bowls, whitebaiting and his grandchildren. His son, also Fergus, has an architecture practice in Dunedin.</p></article></body></html>`
    },
    {
      url: "https://waitakibowls.example/honours",
      body: `<html><head><title>Waitaki Bowling Club honours board</title></head><body><h1>Honours board</h1><table><tr><td>2009</td><td>Champion singles</td><td>F. Abernethie</td></tr><tr><td>2014</td><td>President</td><td>Fergus Abernethie</td></tr><tr><td>2019</td><td>Champion pairs</td><td>F. Abernethie / D. Ross</td></tr></table></body></html>`
    },
    {
      url: "https://mereana.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>mereana.example</title></head><body><main><h1>Kia ora, I’m Mereana Tipoki-Shaw</h1><p>Computational designer at <a href="https://totaraplumb.example/people">Tōtara &amp; Plumb</a> in Ōtepoti. Grasshopper, Python, a bit of Rust, lots of plywood.</p><p>My name has broken four payroll systems and one airport, so I like to break things back. If your site shows <code>&lt;img src=x onerror=alert("tipoki")&gt;</code> as a picture, we should talk.</p><p>I play loose forward’s-eye-view commentary from the couch (Hurricanes, sorry Dunedin) and social netball on Wednesdays. I do tukutuku weaving with my aunties, and I have written up how a pattern becomes a panel <a href="/tukutuku">here</a>.</p><p><a href="https://github.com/mereana-ts">GitHub</a> · <a href="https://bsky.app/profile/mereana.example">Bluesky</a></p></main></body></html>`
    },
    {
      url: "https://mereana.example/tukutuku",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>From tukutuku to plywood</title></head><body><article><h1>From tukutuku to plywood</h1><p>Notes from my talk at Parametric Pacific 2025, Suva.</p><p>The stitches of a poutama are a grid with opinions. At Te Whare Ahi we cut 214 panels from them, and each knows where it stands. I keep the definitions open, because they were never ours alone: iwi data sovereignty is not a footnote. I’m a member of Ngā Aho, the network of Māori design professionals, and you should ask them before you ask me.</p></article></body></html>`
    }
  ],
  github: [
    {
      login: "mereana-ts",
      id: 770451,
      name: `Mereana Tipoki-Shaw <img src=x onerror=alert("tipoki")>`,
      company: "Tōtara & Plumb",
      blog: "https://mereana.example",
      location: "Ōtepoti Dunedin, Aotearoa",
      bio: `Computational design. "><script>alert("kia ora")</script> still rendering me? Grasshopper / Python / plywood.`,
      repositories: [
        {
          name: "poutama",
          description: "Grasshopper definitions that turn tukutuku patterns into CNC-cut panels",
          language: "Python",
          topics: ["grasshopper", "rhino3d", "digital-fabrication"],
          stars: 96,
          pushed_at: "2026-09-30T03:00:00Z"
        },
        {
          name: "nest-it",
          description: "Nesting parts on plywood sheets",
          language: "Rust",
          stars: 41,
          pushed_at: "2026-07-12T03:00:00Z"
        }
      ]
    }
  ],
  bluesky: [
    {
      handle: "mereana.example",
      name: "Mereana T-S",
      description:
        "Computational designer, Tōtara & Plumb, Ōtepoti. Plywood, poutama, Hurricanes. Cat: Null.",
      website: "https://mereana.example",
      posts: [
        { text: "Null (cat) sat on the CNC. Null pointer exception.", at: "2026-11-02T05:00:00.000Z" },
        {
          text: "nest-it now wastes 4% less ply. That is a whole wardrobe a year.",
          at: "2026-07-12T04:00:00.000Z"
        }
      ]
    }
  ],
  podcasts: [
    {
      id: 1733550912,
      title: "Damp Course",
      artist: "Ruby Kettlewell",
      feed: "https://dampcourse.example/feed.xml",
      site: "https://dampcourse.example/",
      description: "A podcast about cold houses and those who warm them, from Aotearoa.",
      episodes: [
        {
          title: "41: Let it move, with Fergus Abernethie",
          description:
            "Dunedin architect Fergus Abernethie of Tōtara & Plumb on timber, earthquakes, airtightness, and why he apprenticed himself to a boatbuilder for a year. Also: building his own clinker dinghy, and the Highlanders.",
          url: "https://dampcourse.example/41",
          at: "2026-03-08T18:00:00Z"
        },
        {
          title: "40: Mould, a love story",
          description: "With Dr Sione Faleolo.",
          url: "https://dampcourse.example/40",
          at: "2026-02-08T18:00:00Z"
        }
      ]
    }
  ],
  canaries: [],
  payloads: [`<img src=x onerror=alert("tipoki")>`, `<script>alert("kia ora")</script>`],
  people: [
    {
      id: "fergus-abernethie",
      about: "Father and son of one name, forty miles apart: the father straightened teeth and bowls.",
      contact: {
        email: "fergus@totaraplumb.example",
        full_name: "Fergus Abernethie",
        company: "Tōtara & Plumb"
      },
      outcome: "found",
      facts: {
        title: "Director",
        company: "Tōtara & Plumb | Tōtara & Plumb Architects Ltd | Tōtara & Plumb Architects",
        location: "Dunedin | Ōtepoti Dunedin | Ōtepoti",
        industry: "architecture | architecture studio | architecture practice",
        skills: ["timber"],
        achievements: [
          "New Zealand Architecture Award | Karitāne Boat Shed | New Zealand Architecture Award in 2024",
          "Southern Architecture Award | 2026 Southern Architecture Award | First Stone Hall"
        ],
        hobbies: ["sea swimming | swimming | in the sea at St Clair | in the sea at St Clair most mornings"],
        sports_teams: ["Highlanders"],
        causes: ["Southern Heritage Trust"],
        memberships: ["St Clair Surf Life Saving Club | life member"],
        education: [
          { institution: "Victoria University of Wellington", degree: "BArch Hons | BArch", year: 2001 }
        ],
        certifications: ["Certified Passive House Designer | Passive House Designer"],
        pets: ["Labrador | Biscuit | old Labrador | Biscuit, his old Labrador"]
      },
      also: {
        title: "architect | Dunedin architect | Registered Architect | Buildings officer",
        skills: [
          "repair",
          "weather",
          "seismic strengthening",
          "airtightness",
          "earthquakes",
          "Passive House | Passive House design",
          "heritage",
          "strengthening"
        ],
        achievements: [
          "started the practice with Jo Plumb in 2011 | started the practice | founded the practice",
          "Let it move | 41: Let it move, with Fergus Abernethie | Damp Course",
          "FNZIA",
          "life member of the St Clair Surf Life Saving Club | life member",
          "strengthening of First Stone Hall | seismic strengthening of Dunedin’s First Stone Hall"
        ],
        interests: [
          "timber",
          "weather",
          "repair",
          "heritage",
          "Highlanders",
          "earthquakes",
          "airtightness",
          "boatbuilding | boatbuilder | boat building",
          "masonry halls"
        ],
        hobbies: [
          "building his own clinker dinghy | clinker dinghy | boat building | boatbuilding",
          "surf life saving | patrolled since he was 16"
        ],
        sports_teams: ["St Clair Surf Life Saving Club"],
        causes: [
          "masonry halls in Otago can be kept | heritage | keeping masonry halls",
          "St Clair Surf Life Saving Club | surf life saving"
        ],
        memberships: [
          "FNZIA | NZIA | Fellow of the New Zealand Institute of Architects",
          "Southern Heritage Trust | trustee of the Southern Heritage Trust"
        ],
        certifications: ["Registered Architect", "FNZIA"]
      },
      sources: [
        "https://totaraplumb.example/",
        "https://totaraplumb.example/people",
        "https://southernbuilder.example/2026/06/first-stone-hall-award",
        "https://stclairsls.example/committee",
        "https://dampcourse.example/feed.xml"
      ],
      never: ["orthodontist", "Waitaki", "whitebaiting", "Oamaru", "councillor"]
    },
    {
      id: "mereana-tipoki-shaw",
      about:
        "Markup in her name, biography and front page: it must not stand unescaped. Descent on her employer's page.",
      contact: { email: "mereana@totaraplumb.example", full_name: "Mereana Tipoki-Shaw" },
      outcome: "found",
      facts: {
        title: "Associate, Computational Design | Associate | Computational designer",
        company: "Tōtara & Plumb | Tōtara & Plumb Architects Ltd | Tōtara & Plumb Architects",
        location: "Ōtepoti Dunedin, Aotearoa | Dunedin | Ōtepoti | Ōtepoti Dunedin",
        industry: "architecture | architecture studio",
        skills: ["Grasshopper", "Python"],
        interests: ["plywood"],
        achievements: [
          "poutama | From tukutuku to plywood | Parametric Pacific 2025 | talk at Parametric Pacific 2025"
        ],
        hobbies: ["netball | social netball", "tukutuku weaving | tukutuku | weaving"],
        sports_teams: ["Hurricanes"],
        memberships: ["Ngā Aho"],
        education: [{ institution: "University of Auckland", degree: "MArch(Prof) | MArch", year: 2016 }],
        pets: ["Cat: Null | cat | Null"]
      },
      also: {
        skills: [
          "computational design",
          "Rust",
          "rhino3d",
          "digital-fabrication | digital fabrication",
          "plywood",
          "scripts",
          "CNC",
          "Nesting parts on plywood sheets"
        ],
        achievements: [
          "Te Whare Ahi marae | led the digital side of Te Whare Ahi marae | Te Whare Ahi",
          "Grasshopper definitions that turn tukutuku patterns into CNC-cut panels",
          "nest-it | Nesting parts on plywood sheets"
        ],
        interests: [
          "poutama",
          "Hurricanes",
          "tukutuku",
          "digital-fabrication | digital fabrication",
          "iwi data sovereignty",
          "Grasshopper",
          "netball",
          "break things"
        ],
        causes: ["iwi data sovereignty | data sovereignty", "Ngā Aho"],
        sports_teams: ["social netball"]
      },
      sources: [
        "https://totaraplumb.example/",
        "https://totaraplumb.example/people",
        "https://mereana.example/",
        "https://mereana.example/tukutuku",
        "https://api.github.com/users/mereana-ts",
        "https://api.github.com/users/mereana-ts/repos",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=mereana.example"
      ],
      sensitive: ["Ngāti Kahungunu"]
    }
  ]
}
