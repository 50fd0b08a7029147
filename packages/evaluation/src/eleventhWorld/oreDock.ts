import type { WorldPart } from "../World.ts"

const playbill = (title: string, body: string): string => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>${title} | Ore Dock Playhouse</title>
<meta property="og:site_name" content="Ore Dock Playhouse"><meta property="og:title" content="${title}"><meta name="twitter:card" content="summary_large_image"></head>
<body class="drupal not-front"><a class="visually-hidden" href="#main-content">Skip to main content</a>
<div role="banner"><a href="/">Ore Dock Playhouse</a><nav><ul><li><a href="/season">2026–27 Season</a></li><li><a href="/tickets">Tickets</a></li><li><a href="/education">Education</a></li><li><a href="/support">Support</a></li><li><a href="/about/staff">Staff &amp; Board</a></li></ul></nav></div>
<main id="main-content">${body}</main>
<footer><p>Ore Dock Playhouse, 506 West Michigan Street, Duluth, MN 55802. Box office Tue–Sat noon–6.</p><p>Ore Dock Playhouse is a 501(c)(3) nonprofit theater. This activity is made possible in part by the voters of Minnesota.</p><p>We use cookies and similar tools. <a href="/cookies">Your choices</a></p></footer></body></html>`

/** A regional theater in Duluth: its artistic director shares her name with a suffragist, its technical director talks into microphones. */
export const oreDock: WorldPart = {
  pages: [
    {
      url: "https://oredockplayhouse.example/",
      body: playbill(
        "New plays and old boats",
        `<h1>Live theater at the head of the lakes</h1><p>Coming up: <em>An Enemy of the People</em>, <em>Taconite</em> (world premiere), <em>The Winter's Tale</em>.</p><p><a href="/about/staff">Staff &amp; Board</a></p>`
      )
    },
    {
      url: "https://oredockplayhouse.example/about/staff",
      body: playbill(
        "Staff & Board",
        `<h1>Staff &amp; Board</h1><h2>Artistic</h2><p><strong>Josephine Tarrant</strong>, Producing Artistic Director<br><a href="/about/staff/josephine-tarrant">Bio</a></p><p><strong>Lars Bjorkquist</strong>, Associate Artistic Director</p><p><strong>Mai Yer Thao</strong>, Literary Manager</p><h2>Production</h2><p><strong>Dash Okonkwo-Ruud</strong>, Technical Director</p><p><strong>Pru Lindahl</strong>, Costume Shop Manager</p><p><strong>Ray Defoe</strong>, Master Electrician</p><h2>Administration</h2><p><strong>Carol Niemi</strong>, Managing Director</p><p><strong>Tessa Grabowski</strong>, Box Office Manager</p><h2>Board of Directors</h2><p>Hon. Patricia Wendorf (chair), Dr. Anil Rao, Sue Ellen Kettunen, Father Mark Dolan</p>`
      )
    },
    {
      url: "https://oredockplayhouse.example/about/staff/josephine-tarrant",
      body: playbill(
        "Josephine Tarrant",
        `<article><h1>Josephine Tarrant</h1><p class="field--name-field-job">Producing Artistic Director</p><p>Josephine Tarrant became Producing Artistic Director of Ore Dock Playhouse in 2021. Here she has directed <em>Our Town</em>, <em>The Cherry Orchard</em>, and the world premiere of Kayla Drift's <em>Lampricide</em>, which won the Steinbrenner New Play Citation in 2024. Before Duluth she was associate director at the Guthrie in Minneapolis.</p><p>Training: MFA Directing, University of Iowa, 2008; BA English, Macalester College.</p><p>Josephine is a 2023 McKnight Theater Artist Fellow and serves on the board of Theatre Communications Group. She lives in Lincoln Park with a one-eyed cat named Ibsen.</p></article>`
      )
    },
    {
      url: "https://northshorereader.example/arts/2026/taconite-josephine-tarrant",
      news: { seen: "20261018T120000Z", language: "English", country: "United States" },
      body: `<!doctype html><html lang="en"><head><title>'Taconite' puts the Range on stage – North Shore Reader</title></head><body><header><a href="/">North Shore Reader</a> Subscribe | Log in | E-edition</header><article><h1>'Taconite' puts the Range on stage</h1><p>By Gus Halvorsen · Oct. 18, 2026</p><p>DULUTH — Josephine Tarrant keeps a hunk of ore on her desk. “It's heavier than you think,” said the artistic director of Ore Dock Playhouse. “So is the play.”</p><p>“Taconite,” by Hibbing native Jo Pavelich, opens Feb. 12. Tarrant spent the summer driving the Iron Range with the writer, collecting stories in union halls and bakeries.</p><p>She brings scripts along everywhere: in the warming hut at Lester Park, where she cross-country skis before rehearsals (she has finished nine Birkies), and, she admits, at Minnesota Lynx games. Weekends in May she is at Hawk Ridge counting warblers. “Birding is directing,” she said. “You stand still and hope.”</p><p>The theater's pay-what-you-can nights were her idea, as was a food shelf in the lobby run with Second Harvest Northland. Seats for the preview are $5.</p></article><div class="trending">Trending: Ship watching: Dec. 7 · Snow emergency rules · Obituaries</div></body></html>`
    },
    {
      url: "https://dashruud.example/",
      body: `<!doctype html><html><head><meta charset="utf-8"><title>Dash builds things</title></head><body><h1>Dash builds things</h1><p>I'm Dashiell Okonkwo-Ruud. People call me Dash because it fits on a hard hat. I've been Technical Director at Ore Dock Playhouse in Duluth, Minnesota, since 2017. Before that: cruise ships, a circus, Santa Fe Opera for three summers.</p><p>BFA in Theatre Design &amp; Technology, UW–Superior, 2010. ETCP Certified Rigger (Theatre). OSHA 30.</p><p>I make the podcast <a href="https://loadinloadout.example/">Load In, Load Out</a>, about backstage work. I build cedar-strip canoes in a garage that has never held a car; number six, <i>Agnes</i>, went down the Brule in June. I coach the Denfeld High robotics team, because rigging is robotics with more swearing.</p><p>If you want to see how we automated a turntable with a $40 microcontroller, it's on <a href="https://github.com/dashbuilds">GitHub</a>. Vectorworks files on request.</p><p><img src="/pippin.jpg" alt="Pippin the beagle in a canoe"> Pippin supervises.</p></body></html>`
    },
    {
      url: "https://loadinloadout.example/",
      body: `<!doctype html><html><head><title>Load In, Load Out</title><link rel="alternate" type="application/rss+xml" href="/rss.xml"></head><body><h1>Load In, Load Out</h1><p>A podcast for people in blacks. Hosted by Dash Okonkwo-Ruud. Winner, USITT Podcast Prize 2025.</p><ul><li>#58 Flying people who do not like flying</li><li>#57 Turntables, again</li></ul></body></html>`
    },
    {
      url: "https://usitt-uppermidwest.example/board",
      body: `<html><head><title>USITT Upper Midwest: Board</title></head><body><h1>Regional board 2026</h1><ul><li>Chair: Bettina Sorum, UMD</li><li>Vice-chair, Safety: Dashiell Okonkwo-Ruud, Ore Dock Playhouse</li><li>Treasurer: Hollis Beck</li></ul><p>Workshop, April 11: <b>Automation for no money</b> with Dash Okonkwo-Ruud.</p></body></html>`
    },
    {
      url: "https://bath-archives.example/suffrage/tarrant",
      body: `<!doctype html><html lang="en-GB"><head><title>Josephine Tarrant papers</title></head><body><h1>Papers of Josephine Tarrant (1871–1934)</h1><p>Letters and concert programmes of the soprano and suffragist Josephine Tarrant of Bath, including her account of hunger strike in Holloway, and a playscript, <i>The Vote on Stage</i>, directed by her in 1911.</p></body></html>`
    }
  ],
  wikidata: [
    {
      id: "Q98810442",
      label: "Josephine Tarrant",
      description: "English soprano and suffragist (1871–1934)",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q177220", label: "singer" } },
        { property: "P569", time: "1871-02-03" },
        { property: "P570", time: "1934-11-19" }
      ],
      article: "Josephine Tarrant"
    }
  ],
  wikipedia: [
    {
      title: "Josephine Tarrant",
      description: "English soprano and suffragist",
      extract:
        "Josephine Tarrant (3 February 1871 – 19 November 1934) was an English soprano and suffragist. Born in Bath, she sang with the Carl Rosa Opera Company and directed pageants for the Actresses' Franchise League."
    }
  ],
  github: [
    {
      login: "dashbuilds",
      id: 5510332,
      name: "Dash Okonkwo-Ruud",
      blog: "https://dashruud.example",
      location: "Duluth, MN",
      bio: "Technical director. I make rooms turn around.",
      repositories: [
        {
          name: "forty-dollar-turntable",
          description: "Stage turntable automation on an ESP32, with a real e-stop",
          language: "C++",
          topics: ["esp32", "theatre", "automation"],
          stars: 143,
          pushed_at: "2026-08-01T16:00:00Z"
        }
      ]
    }
  ],
  bluesky: [
    {
      handle: "dashruud.example",
      name: "Dash",
      description: "TD @ Ore Dock Playhouse. Host, Load In Load Out. Canoes, beagle, Minnesota Wild. Duluth.",
      website: "https://dashruud.example",
      posts: [
        {
          text: "New episode: flying people who do not like flying. With two actors and one very calm flyman.",
          at: "2026-11-15T15:00:00.000Z"
        },
        {
          text: "Wild in overtime, and me on a ladder with one earbud. Don't tell OSHA.",
          at: "2026-11-29T03:10:00.000Z"
        }
      ]
    }
  ],
  podcasts: [
    {
      id: 1499120077,
      title: "Load In, Load Out",
      artist: "Dash Okonkwo-Ruud",
      feed: "https://loadinloadout.example/rss.xml",
      site: "https://loadinloadout.example/",
      description: "A podcast for people in blacks. Rigging, carpentry, automation and the jokes on headset.",
      episodes: [
        {
          title: "#58 Flying people who do not like flying",
          description:
            "Two actors, one flyman, and your host, Dash Okonkwo-Ruud, technical director in Duluth.",
          url: "https://loadinloadout.example/58",
          at: "2026-11-15T12:00:00Z"
        }
      ]
    }
  ],
  youtube: [
    {
      id: "UCdashbuilds0000000000aa",
      handle: "@dashbuilds",
      title: "Dash builds things",
      videos: [
        {
          id: "cedar006aaa",
          title: "Cedar-strip canoe no. 6: launch on the Brule",
          at: "2026-06-21T12:00:00Z",
          description: "She floats. Pippin disagrees."
        }
      ]
    }
  ],
  people: [
    {
      id: "josephine-tarrant",
      about: "An encyclopaedia knows another of the name, dead since 1934, who also directed.",
      contact: { email: "jtarrant@oredockplayhouse.example", full_name: "Josephine Tarrant" },
      outcome: "found",
      facts: {
        title: "Producing Artistic Director | artistic director",
        company: "Ore Dock Playhouse",
        location: "Duluth | Duluth, MN | Lincoln Park",
        industry: "theater | nonprofit theater",
        achievements: [
          "McKnight Theater Artist Fellow | 2023 McKnight Theater Artist Fellow",
          "Lampricide | Steinbrenner New Play Citation | world premiere of Kayla Drift's Lampricide"
        ],
        hobbies: [
          "cross-country skis | cross-country skiing | skiing | cross-country ski",
          "birding | counting warblers"
        ],
        sports_teams: ["Minnesota Lynx | Lynx"],
        causes: ["Second Harvest Northland | food shelf"],
        memberships: ["Theatre Communications Group | board of Theatre Communications Group"],
        education: [
          { institution: "University of Iowa", degree: "MFA", field: "Directing", year: 2008 },
          { institution: "Macalester College | Macalester", degree: "BA", field: "English" }
        ],
        pets: ["one-eyed cat named Ibsen | cat | one-eyed cat | Ibsen | a one-eyed cat named Ibsen"]
      },
      also: {
        location: "Minnesota | Duluth, Minnesota",
        title: "director",
        industry: "performing arts | arts | nonprofit",
        skills: ["directing", "new plays", "producing"],
        achievements: [
          "finished nine Birkies | nine Birkies | she has finished nine Birkies",
          "Our Town",
          "The Cherry Orchard",
          "associate director at the Guthrie in Minneapolis | associate director at the Guthrie",
          "Taconite",
          "pay-what-you-can nights",
          "board of Theatre Communications Group",
          "became Producing Artistic Director of Ore Dock Playhouse in 2021"
        ],
        interests: [
          "birding",
          "warblers",
          "cross-country skiing | cross-country skis",
          "Minnesota Lynx",
          "Iron Range",
          "new plays",
          "directing",
          "theater",
          "Hawk Ridge"
        ],
        hobbies: ["Birkies"],
        causes: ["pay-what-you-can nights | pay-what-you-can"]
      },
      sources: [
        "https://oredockplayhouse.example/",
        "https://oredockplayhouse.example/about/staff",
        "https://oredockplayhouse.example/about/staff/josephine-tarrant",
        "https://northshorereader.example/arts/2026/taconite-josephine-tarrant"
      ],
      never: ["suffragist", "soprano", "1871", "Carl Rosa", "Holloway", "Franchise League"]
    },
    {
      id: "dashiell-okonkwo-ruud",
      about: "Dash everywhere, Dashiell on a board: own site, podcast, code, a video channel.",
      contact: { full_name: "Dashiell Okonkwo-Ruud", company: "Ore Dock Playhouse" },
      outcome: "found",
      facts: {
        title: "Technical Director | TD",
        company: "Ore Dock Playhouse",
        location: "Duluth, Minnesota | Duluth | Duluth, MN",
        skills: ["rigging", "automation", "C++"],
        achievements: [
          "USITT Podcast Prize 2025 | USITT Podcast Prize",
          "Load In, Load Out | Load In Load Out"
        ],
        hobbies: ["cedar-strip canoes | build cedar-strip canoes | building cedar-strip canoes | Canoes"],
        sports_teams: ["Minnesota Wild | Wild"],
        memberships: ["USITT | USITT Upper Midwest"],
        education: [
          {
            institution: "UW–Superior | University of Wisconsin–Superior",
            degree: "BFA",
            field: "Theatre Design & Technology",
            year: 2010
          }
        ],
        certifications: ["ETCP Certified Rigger | ETCP Certified Rigger (Theatre)"],
        pets: ["Pippin the beagle | beagle | Pippin"]
      },
      also: {
        title: "Host, Load In Load Out | Host | Vice-chair, Safety",
        company: "Load In, Load Out",
        industry: "theater | theatre | nonprofit theater | performing arts",
        skills: [
          "Vectorworks",
          "esp32",
          "carpentry",
          "theatre",
          "stage automation",
          "microcontroller",
          "Safety",
          "Stage turntable automation",
          "podcast | podcasting"
        ],
        achievements: [
          "forty-dollar-turntable | Stage turntable automation on an ESP32, with a real e-stop | Stage turntable automation",
          "Automation for no money",
          "automated a turntable with a $40 microcontroller",
          "Santa Fe Opera | Santa Fe Opera for three summers",
          "Vice-chair, Safety",
          "number six, Agnes, went down the Brule in June | Cedar-strip canoe no. 6: launch on the Brule",
          "Flying people who do not like flying"
        ],
        interests: [
          "Canoes",
          "backstage work",
          "robotics",
          "Minnesota Wild",
          "rigging",
          "automation",
          "theatre",
          "carpentry",
          "esp32",
          "beagle"
        ],
        hobbies: ["robotics", "podcast | podcasting", "canoeing"],
        causes: ["Denfeld High robotics team | coach the Denfeld High robotics team | robotics"],
        certifications: ["OSHA 30"],
        sports_teams: ["Denfeld High robotics team"]
      },
      sources: [
        "https://oredockplayhouse.example/",
        "https://oredockplayhouse.example/about/staff",
        "https://dashruud.example/",
        "https://loadinloadout.example/",
        "https://loadinloadout.example/rss.xml",
        "https://usitt-uppermidwest.example/board",
        "https://api.github.com/users/dashbuilds",
        "https://api.github.com/users/dashbuilds/repos",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=dashruud.example"
      ]
    }
  ]
}
