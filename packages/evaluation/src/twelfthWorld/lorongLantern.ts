import type { WorldPart } from "../World.ts"

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en-SG"><head><meta charset="utf-8"><title>${title} :: Lorong Lantern Games</title><meta property="og:type" content="website"><meta property="og:site_name" content="Lorong Lantern Games"><meta name="twitter:card" content="summary_large_image"></head>
<body class="night"><header><a href="/">LORONG LANTERN</a><a href="/games">Games</a><a href="/crew">Crew</a><a href="/press">Press kit</a><a href="/discord">Discord</a></header>
${body}
<footer>Lorong Lantern Games Pte. Ltd. · #04-11 Kampong Arang Industrial Building, Singapore · Supported by a grant that asked us to say so · Cookies: only edible</footer></body></html>`

/** A games studio in Singapore: a creative director with prizes and an archive, and an artist with markup in his bio and a dentist for a namesake. */
export const lorongLantern: WorldPart = {
  pages: [
    {
      url: "https://loronglantern.example/",
      body: page(
        "Small games about big families",
        `<section class="hero"><h1>Small games about big families.</h1><p>We are a games studio of nine in Singapore. <a href="/games">Void Deck</a> is out now on everything. <em>Reunion Dinner</em>, a co-operative game about getting eleven relatives to one table, comes in 2027.</p></section>`
      )
    },
    {
      url: "https://loronglantern.example/games",
      body: page(
        "Games",
        `<h2>Void Deck (2024)</h2><p>A detective game in which nothing has been stolen. Excellence in Narrative, Straits Indie Awards 2025.</p><h2>Reunion Dinner (2027)</h2><p>Wishlist, please; the algorithm is our landlord.</p>`
      )
    },
    {
      url: "https://loronglantern.example/crew",
      body: page(
        "Crew",
        `<h1>Crew</h1>
<div itemscope itemtype="https://schema.org/Person"><img itemprop="image" src="/crew/clarissa.png" alt=""><h3 itemprop="name">Clarissa Heng-Pereira</h3><p itemprop="jobTitle">Creative Director</p><p itemprop="description">Clarissa founded the studio in 2019 after six years of writing quests for other people's dragons. She wrote and directed Void Deck. Her mother still asks when she will get a job.</p></div>
<div itemscope itemtype="https://schema.org/Person"><img itemprop="image" src="/crew/wj.png" alt=""><h3 itemprop="name">Lim Wei Zhong</h3><p itemprop="jobTitle">Lead Technical Artist</p><p itemprop="description">Wei Zhong makes rain. Also steam, neon and the smoke off satay. Diploma in Game Art from Nanyang Polytechnic.</p></div>
<div itemscope itemtype="https://schema.org/Person"><h3 itemprop="name">Suhaila Marican-Tay</h3><p itemprop="jobTitle">Producer</p></div>
<div itemscope itemtype="https://schema.org/Person"><h3 itemprop="name">Devan Rajoo</h3><p itemprop="jobTitle">Programmer</p></div>`
      )
    },
    {
      url: "https://loronglantern.example/press",
      body: page(
        "Press kit",
        `<h1>Press kit</h1><h2>Factsheet</h2><p>Developer: Lorong Lantern Games<br>Based in: Singapore<br>Founded: 2019<br>Press: clarissa@loronglantern.example</p><h2>Credits, Void Deck</h2><p>Clarissa Heng-Pereira: writer, director. Lim Wei Zhong: shaders, lighting. Devan Rajoo: code. Suhaila Marican-Tay: production.</p><h2>Awards</h2><ul><li>Excellence in Narrative, Straits Indie Awards, 2025</li><li>Official selection, Pixel Pantun 2024</li></ul>`
      )
    },
    {
      url: "https://gamesbeatseasia.example/interviews/clarissa-heng-pereira",
      news: { seen: "20260805T030000Z", language: "English", country: "Singapore" },
      body: `<!doctype html><html lang="en"><head><title>“A void deck is a stage”: Clarissa Heng-Pereira on writing small | Games Beat SEA</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"A void deck is a stage","datePublished":"2026-08-05","author":{"@type":"Person","name":"Jerome Quek-Alvares"}}</script></head><body><header>Games Beat SEA · Reviews · Interviews · Jobs · Newsletter</header><article><h1>“A void deck is a stage”</h1><p>By Jerome Quek-Alvares, 5 August 2026</p><p>Clarissa Heng-Pereira, creative director of Lorong Lantern Games, has lived in Tiong Bahru for most of her life and eavesdropped for all of it.</p><p><b>How do you write for so many relatives?</b> I did English literature at the National University of Singapore, so, Austen. Everybody wants something and nobody says it.</p><p><b>Ink or Yarn?</b> Ink. I will die on that hill. Narrative design is mostly deleting.</p><p><b>What do you do when you are not deleting?</b> Pottery, which cannot be undone either. And I foster cats for the Cat Welfare Society; at the moment there are three, and one of them, Milo Dinosaur, is not going to be fostered by anybody else.</p><p><b>What should we watch for?</b> Reunion Dinner, and the Peranakan cookbook game jam that I run each March.</p></article><footer>Games Beat SEA is published by Two Buttons Media. Cookies help us count you.</footer></body></html>`
    },
    {
      url: "https://pixelpantun.example/2026/jury",
      body: `<!doctype html><html lang="en"><head><title>Jury – Pixel Pantun 2026</title></head><body><h1>Jury 2026</h1><p>Pixel Pantun, Southeast Asia's festival of small games, Penang, 13–15 November.</p><ul><li><b>Clarissa Heng-Pereira</b> (Singapore) – Creative Director, Lorong Lantern Games; chair of the jury. Co-founder of Women in Games Singapore and mentor in its New Quest scheme. Cries at credits.</li><li><b>Budi Harsono-Wijk</b> (Yogyakarta) – sound.</li></ul><p>Past juries: <a href="/2025/jury">2025</a></p></body></html>`
    },
    {
      url: "https://shadersunday.example/2026/lim-wei-zhong-rain",
      body: `<!doctype html><html lang="en"><head><title>How Void Deck makes rain | Shader Sunday</title></head><body><article><h1>How Void Deck makes rain</h1><p>Guest post by Lim Wei Zhong, Lead Technical Artist at Lorong Lantern Games · 1 March 2026</p><p>It rains in Singapore on 171 days a year, so the rain had to be good. Ours is two scrolling textures in HLSL, a Houdini cache for the drain covers, and a cheat that I will show you below. It runs at 60 frames on a phone.</p><p>I worked the cheat out on the bench during a floorball game, so thank you, Bedok Barracudas.</p><pre>float d = frac(uv.y * 7.0 + time);</pre><p><i>Wei Zhong is a Unity Certified Professional Artist. He builds Gundam models and queues for kueh.</i></p></article><p>Comments (2): “first” / “the drain covers!!”</p></body></html>`
    },
    {
      url: "https://bukittimahdental.example/dentists",
      body: `<!doctype html><html lang="en"><head><title>Our dentists | Sixth Avenue Smile Dental Surgery Singapore</title></head><body><h1>Our dentists</h1><h2>Dr Lim Wei Zhong</h2><p>BDS (Singapore), MDS Orthodontics. Dr Lim sees children and adults at our Sixth Avenue clinic and is a fellow of the College of Dental Surgeons. He runs marathons and sings with the Methodist choir.</p><h2>Dr Agnes Poh</h2><p>Root canals.</p></body></html>`
    },
    {
      url: "https://heartlandsbadminton.example/history/1990s",
      body: `<html><head><title>The 1990s – Heartlands Badminton</title></head><body><p>Lim Wei Zhong, shuttler, took bronze in men's doubles at the 1995 Chiang Mai Games with Ronald Susay; he later coached in Toa Payoh.</p></body></html>`
    }
  ],
  archive: [
    {
      url: "https://clarissawrites.example/",
      timestamp: "20240611083000",
      body: `<html><head><title>Clarissa writes</title></head><body><h1>Clarissa Heng-Pereira</h1><p>Writer and creative director, Lorong Lantern Games. I blog here about kaya toast and dialogue trees.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://sg.linkedin.com/in/clarissahengpereira",
      title: "Clarissa Heng-Pereira - Creative Director - Lorong Lantern Games | LinkedIn",
      snippet:
        "Making small games about big families. Singapore · Lorong Lantern Games · National University of Singapore"
    },
    {
      url: "https://x.com/clarissalantern",
      title: "Clarissa Heng-Pereira (@clarissalantern) / X",
      snippet: "Creative director @loronglantern. Void Deck, Reunion Dinner. Pots, cats, subtext. Singapore"
    }
  ],
  github: [
    {
      login: "wzlim-shades",
      id: 922017,
      name: "Lim Wei Zhong",
      company: "Lorong Lantern Games",
      location: "Bedok, Singapore",
      bio: `<img src=x onerror=alert('kueh')> tech artist, rain person, Blender heretic`,
      commit_email: "weizhong@loronglantern.example",
      repositories: [
        {
          name: "longkang",
          description: "Drain and puddle shaders for Unity, MIT",
          language: "HLSL",
          topics: ["shaders", "unity", "rain"],
          stars: 903,
          pushed_at: "2026-10-30T10:00:00Z"
        }
      ]
    }
  ],
  gravatar: [
    {
      email: "weizhong@loronglantern.example",
      slug: "wzlimshades",
      display_name: "Lim Wei Zhong",
      location: "Singapore",
      description: "I make rain <script>document.title='wet'</script> for games.",
      job_title: "Lead Technical Artist",
      company: "Lorong Lantern Games",
      accounts: [{ label: "GitHub", url: "https://github.com/wzlim-shades" }]
    }
  ],
  youtube: [
    {
      id: "UCpixelpantun2026sg00001",
      handle: "@pixelpantun",
      title: "Pixel Pantun",
      videos: [
        {
          id: "pp26clarissa",
          title: "Clarissa Heng-Pereira: Delete the dragon (keynote)",
          at: "2025-11-20T10:00:00Z",
          description: "Keynote of Pixel Pantun 2025 by the creative director of Lorong Lantern Games."
        }
      ]
    }
  ],
  payloads: ["<img src=x onerror=alert('kueh')>", "<script>document.title='wet'</script>"],
  people: [
    {
      id: "clarissa-heng-pereira",
      about: "A creative director: microdata, an interview, a jury, listings of LinkedIn and X.",
      contact: {
        email: "clarissa@loronglantern.example",
        full_name: "Clarissa Heng-Pereira",
        company: "Lorong Lantern Games"
      },
      outcome: "found",
      facts: {
        title: "Creative Director | founder and Creative Director | founder",
        company: "Lorong Lantern Games | Lorong Lantern | Lorong Lantern Games Pte. Ltd.",
        location: "Singapore | Tiong Bahru | Tiong Bahru, Singapore",
        industry: "games | games studio | game development | video games | Games",
        skills: ["Narrative design | narrative design", "Ink"],
        achievements: [
          "Excellence in Narrative | Excellence in Narrative, Straits Indie Awards 2025 | Excellence in Narrative, Straits Indie Awards, 2025",
          "Void Deck | wrote and directed Void Deck"
        ],
        hobbies: ["Pottery | pottery | Pots"],
        causes: ["Cat Welfare Society | the Cat Welfare Society"],
        memberships: ["Women in Games Singapore | Co-founder of Women in Games Singapore"],
        education: [{ institution: "National University of Singapore | NUS", field: "English literature" }],
        pets: ["Milo Dinosaur | cats | cat | three cats"],
        linkedin:
          "https://sg.linkedin.com/in/clarissahengpereira | https://www.linkedin.com/in/clarissahengpereira | linkedin.com/in/clarissahengpereira",
        twitter:
          "https://x.com/clarissalantern | https://twitter.com/clarissalantern | @clarissalantern | clarissalantern | x.com/clarissalantern",
        twitter_bio:
          "Creative director @loronglantern. Void Deck, Reunion Dinner. Pots, cats, subtext. | Creative director @loronglantern. Void Deck, Reunion Dinner. Pots, cats, subtext. Singapore"
      },
      also: {
        title: "writer, director | writer | director | chair of the jury",
        skills: ["writing | writing quests | writer", "dialogue trees", "director"],
        interests: [
          "Pottery",
          "cats",
          "subtext",
          "Reunion Dinner",
          "Void Deck",
          "Austen",
          "Narrative design",
          "Peranakan cookbook game jam | Peranakan cookbook",
          "kaya toast",
          "dialogue trees",
          "small games",
          "small games about big families | big families",
          "English literature",
          "Ink"
        ],
        hobbies: [
          "foster cats | fostering cats | foster cats for the Cat Welfare Society",
          "kaya toast",
          "eavesdropped | eavesdropping"
        ],
        causes: [
          "foster cats | fostering cats",
          "New Quest scheme | New Quest | mentor in its New Quest scheme",
          "Women in Games Singapore"
        ],
        achievements: [
          "chair of the jury | Pixel Pantun 2026 | Pixel Pantun 2026 jury",
          "Reunion Dinner",
          "Delete the dragon | Delete the dragon (keynote) | Keynote of Pixel Pantun 2025",
          "Co-founder of Women in Games Singapore",
          "founded the studio in 2019 | founded the studio",
          "Peranakan cookbook game jam",
          "Official selection, Pixel Pantun 2024",
          "A void deck is a stage"
        ],
        memberships: ["Pixel Pantun jury | jury of Pixel Pantun", "Cat Welfare Society"],
        linkedin_bio:
          "Making small games about big families. | Making small games about big families | Making small games about big families. Singapore · Lorong Lantern Games · National University of Singapore"
      },
      sources: [
        "https://loronglantern.example/",
        "https://loronglantern.example/crew",
        "https://loronglantern.example/press",
        "https://gamesbeatseasia.example/interviews/clarissa-heng-pereira",
        "https://pixelpantun.example/2026/jury",
        "https://sg.linkedin.com/in/clarissahengpereira",
        "https://x.com/clarissalantern"
      ]
    },
    {
      id: "lim-wei-zhong",
      about: "Markup in his bios; a dentist and a badminton player of the same city bear the name.",
      contact: {
        email: "weizhong@loronglantern.example",
        full_name: "Lim Wei Zhong",
        company: "Lorong Lantern Games"
      },
      outcome: "found",
      facts: {
        title: "Lead Technical Artist | Technical Artist",
        company: "Lorong Lantern Games | Lorong Lantern | Lorong Lantern Games Pte. Ltd.",
        location: "Singapore | Bedok, Singapore | Bedok",
        skills: ["HLSL", "Houdini", "shaders"],
        hobbies: ["Gundam models | builds Gundam models | building Gundam models | Gundam", "floorball"],
        sports_teams: ["Bedok Barracudas"],
        achievements: ["How Void Deck makes rain"],
        education: [{ institution: "Nanyang Polytechnic", degree: "Diploma", field: "Game Art" }],
        certifications: ["Unity Certified Professional Artist"]
      },
      also: {
        title: "tech artist",
        industry: "games | games studio | game development | video games",
        skills: ["Unity", "Blender", "lighting", "rain", "unity", "textures", "Game Art"],
        interests: [
          "rain",
          "shaders",
          "kueh",
          "Gundam models",
          "floorball",
          "Unity",
          "Blender",
          "drain covers",
          "Void Deck",
          "steam, neon and the smoke off satay"
        ],
        hobbies: ["queues for kueh | kueh"],
        achievements: ["longkang", "Void Deck", "shaders, lighting", "Drain and puddle shaders for Unity"],
        memberships: ["Bedok Barracudas"]
      },
      sources: [
        "https://loronglantern.example/crew",
        "https://loronglantern.example/press",
        "https://shadersunday.example/2026/lim-wei-zhong-rain",
        "https://api.github.com/users/wzlim-shades",
        "https://api.github.com/users/wzlim-shades/repos",
        "https://api.gravatar.com/v3/profiles/wzlimshades"
      ],
      never: [
        "Orthodontics",
        "Dental",
        "Methodist",
        "BDS",
        "marathons",
        "shuttler",
        "men's doubles",
        "Toa Payoh"
      ]
    }
  ]
}
