import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string, lang = "nl-BE"): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title} • Dokwezel</title><meta name="author" content="Dokwezel NV">
</head><body><header><a href="/">Dokwezel</a> / <a href="/wie-we-zijn">Wie we zijn</a> / <a href="/nieuws">Nieuws</a> / <a href="/en/about" hreflang="en">English</a></header><main>${body}</main>
<footer>Dokwezel NV, Battelsesteenweg 71, 2800 Mechelen &nbsp; BTW BE 0999.555.172</footer></body></html>`

const portrait = (
  file: string,
  name: string,
  role: string,
  text: string
): string => `<figure><img src="/foto/${file}.webp" alt="${name}" loading="lazy">
<figcaption><strong>${name}</strong><br><em>${role}</em><br>${text}</figcaption></figure>`

/** Software for loading docks from Mechelen: Dutch first, English second; its developer shares his name with a goalkeeper. */
export const dokwezel: WorldPart = {
  pages: [
    {
      url: "https://dokwezel.example/",
      body: shell(
        "Elke vrachtwagen zijn kwartier",
        `<h1>Elke vrachtwagen zijn kwartier.</h1>
<p>Dokwezel maakt logistieke software voor magazijnen die hun laadkades niet langer op een whiteboard willen plannen. 130 magazijnen in België en Nederland werken ermee.</p>
<p><a href="/wie-we-zijn">Maak kennis met de ploeg</a></p>`
      )
    },
    {
      url: "https://dokwezel.example/wie-we-zijn",
      body: shell(
        "Wie we zijn",
        `<h1>Wie we zijn</h1><p>Veertien mensen, één koffiemachine, nul whiteboards. Dit zijn de gezichten die je het vaakst ziet.</p>
${portrait("liesbeth", "Liesbeth Vanoverschelde", "Medeoprichter en CEO", "Liesbeth studeerde af als handelsingenieur aan de KU Leuven (2007) en stond zes jaar op de kade van een bierbrouwer voor ze Dokwezel begon. Ze zetelt in het bestuur van Truckvrouw Vlaanderen.")}
${portrait("stijn", "Stijn Wuyckens", "Lead developer", `Stijn bouwt de planner. Zijn stukken lees je op <a href="https://wuyckens.example/">zijn eigen site</a>.`)}
${portrait("marijn", "Marijn van der Hulsbeek", "Klantbegeleider Nederland", "Marijn helpt Nederlandse klanten door hun eerste weken, meestal vanuit Breda en soms vanop een heftruck.")}`
      )
    },
    {
      url: "https://dokwezel.example/nieuws",
      body: shell(
        "Nieuws",
        `<h1>Nieuws</h1><h2>Logistieke Leeuw voor Liesbeth</h2><p><time datetime="2025-12-04">4 december 2025</time></p>
<p>Liesbeth Vanoverschelde kreeg in Antwerpen de Logistieke Leeuw 2025, de prijs voor ondernemers die de sector vooruithelpen.</p>
<h2>Marijn versterkt de ploeg in Nederland</h2><p><time datetime="2025-02-17">17 februari 2025</time></p>
<p>Marijn van der Hulsbeek komt over van Schorrenvracht, waar hij zelf elke ochtend met onze planner werkte.</p>`
      )
    },
    {
      url: "https://dokwezel.example/en/about",
      body: shell(
        "About us",
        `<h1>About Dokwezel</h1><p>A <i>dokwezel</i> is a dock weasel: small, quick, gets through gaps. We build dock scheduling software in Mechelen, Belgium.</p>
<ul><li>Liesbeth Vanoverschelde, co-founder and CEO</li>
<li>Stijn Wuyckens, lead developer</li><li>Marijn van der Hulsbeek, customer success manager, Netherlands</li></ul>`,
        "en"
      )
    },
    {
      url: "https://wuyckens.example/",
      body: `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>stijn wuyckens</title></head><body>
<pre>stijn wuyckens</pre><p>Ik ben Stijn Wuyckens. Overdag ben ik lead developer bij Dokwezel en schrijf ik Kotlin dat vrachtwagens laat wachten, maar niet te lang. Ik woon in Leuven.</p>
<p>Sinds 2021 bouw ik een klavecimbel. Het is bijna af. Dat is het al drie jaar.</p>
<p><a href="/kwartier">Wat is een kwartier?</a> (in English: <a href="/kwartier">what is a quarter of an hour?</a>)</p>
<p>Elders: <a rel="me" href="https://gitlab.com/swuyckens">GitLab</a>, <a href="https://dokwezel.example/wie-we-zijn">werk</a>.</p>
</body></html>`
    },
    {
      url: "https://wuyckens.example/kwartier",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>What is a quarter of an hour? | stijn wuyckens</title></head>
<body><h1>What is a quarter of an hour?</h1><p>23 March 2026</p>
<p>In a warehouse it is anything between nine and forty minutes. We stopped storing slots as start and end, and began storing how sorry everybody would be. – Stijn Wuyckens</p></body></html>`
    },
    {
      url: "https://doelpraat.example/spelers/stijn-wuyckens",
      body: `<!doctype html><html lang="nl"><head><meta charset="utf-8">
<title>Stijn Wuyckens: statistieken en transfers | Doelpraat</title></head>
<body><h1>Stijn Wuyckens</h1><p>Stijn Wuyckens (Roeselare, 3 mei 1997) is een Belgische voetballer. De doelman staat sinds 2022 onder de lat bij KV Zandbeke en hield vorig seizoen vijftien keer de nul.</p>
<p>Marktwaarde: € 1,2 miljoen</p></body></html>`
    },
    {
      url: "https://kanaalkrant.example/2026/zandbeke-wuyckens-verlengt",
      news: { seen: "20260902T171500Z", language: "Dutch", country: "Belgium" },
      body: `<!doctype html><html lang="nl"><head><meta charset="utf-8">
<title>Stijn Wuyckens verlengt bij KV Zandbeke tot 2029</title></head>
<body><article><h1>Stijn Wuyckens verlengt bij KV Zandbeke tot 2029</h1><p>2 september 2026</p>
<p>“Ik voel mij thuis onder deze lat”, zegt doelman Stijn Wuyckens na zijn handtekening.</p></article></body></html>`
    },
    {
      url: "https://rollendmaterieel.example/2026/dokwezel-duitsland",
      news: { seen: "20260519T060000Z", language: "Dutch", country: "Belgium" },
      body: `<!doctype html><html lang="nl"><head><meta charset="utf-8">
<title>Dokwezel trekt naar Duitsland | Rollend Materieel</title></head>
<body><article><h1>Dokwezel trekt naar Duitsland</h1><p>19 mei 2026 – door onze redactie</p>
<p>Het Mechelse Dokwezel opent dit najaar een kantoor in Duisburg. “Duitse magazijnen wachten net zo lang, maar ze wachten beleefder”, zegt CEO Liesbeth Vanoverschelde.</p></article></body></html>`
    },
    {
      url: "https://planningsdag.example/2023/sprekers",
      body: `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Sprekers Planningsdag 2023</title></head>
<body>
<h1>Sprekers</h1><dl><dt>Marijn van der Hulsbeek</dt><dd>Transportplanner, Schorrenvracht (Bergen op Zoom)</dd>
<dt>Gonda Terpsma</dt><dd>Havenmeester, Wieringerwaard</dd></dl></body></html>`
    },
    {
      url: "https://bibtielrode.example/tekenwedstrijd-2026",
      body: `<!doctype html><html lang="nl"><head><meta charset="utf-8">
<title>Winnaars tekenwedstrijd 2026 – Bibliotheek Tielrode</title></head>
<body><h1>Winnaars tekenwedstrijd</h1><ol><li>Anneleen Quaghebeur (8 jaar), De Zeppelin</li>
<li>Warre Iserbyt (9 jaar), De Springplank</li></ol></body></html>`
    }
  ],
  gitlab: [
    {
      id: 90455,
      username: "swuyckens",
      name: "Stijn Wuyckens",
      bio: "Kotlin on weekdays, keyboards with strings at night.",
      job_title: "Lead developer",
      organization: "Dokwezel",
      location: "Leuven, Belgium",
      website_url: "https://wuyckens.example/",
      projects: [
        {
          name: "spijt",
          description: "A planner in Kotlin that minimises regret",
          at: "2026-07-08T20:00:00Z"
        }
      ]
    }
  ],
  bluesky: [
    {
      handle: "marijnvdh.example",
      name: "Marijn van der Hulsbeek",
      description:
        "Klantbegeleider bij Dokwezel, Breda. Natuurijs, roeibanken en een teckel genaamd Ravioli.",
      website: "https://dokwezel.example/",
      posts: [
        {
          text: "Ravioli heeft de heftruck gezien en is het er niet mee eens.",
          at: "2026-08-27T16:40:00.000Z"
        },
        {
          text: "Nog drie maanden tot er misschien ijs ligt. Slijpen kan al.",
          at: "2026-09-14T06:10:00.000Z"
        }
      ]
    }
  ],
  gravatar: [
    {
      email: "marijn@dokwezel.example",
      slug: "marijnvdh",
      display_name: "Marijn van der Hulsbeek",
      location: "Breda",
      accounts: [{ label: "Bluesky", url: "https://bsky.app/profile/marijnvdh.example" }]
    }
  ],
  rdap: [{ domain: "dokwezel.example", registrant: "Dokwezel NV", registered: "2015-09-21T00:00:00Z" }],
  wikidata: [
    {
      id: "Q90150455",
      label: "Stijn Wuyckens",
      description: "Belgian association football player",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q937857", label: "association football player" } },
        { property: "P54", item: { id: "Q90150456", label: "KV Zandbeke" }, start: "2022" },
        { property: "P569", time: "1997-05-03" }
      ],
      article: "Stijn Wuyckens"
    }
  ],
  wikipedia: [
    {
      title: "Stijn Wuyckens",
      description: "Belgian footballer (born 1997)",
      extract:
        "Stijn Wuyckens (born 3 May 1997) is a Belgian professional footballer who plays as a goalkeeper for KV Zandbeke."
    }
  ],
  listings: [
    {
      url: "https://be.linkedin.com/in/liesbeth-vanoverschelde",
      title: "Liesbeth Vanoverschelde - Co-founder & CEO - Dokwezel | LinkedIn",
      snippet:
        "Mechelen, Vlaanderen, België · Co-founder & CEO bij Dokwezel · Opleiding: KU Leuven · Meer dan 500 connecties op LinkedIn."
    }
  ],
  people: [
    {
      id: "liesbeth-vanoverschelde",
      about: "Pages in Dutch and in English say the same of her; a prize in the company's news.",
      contact: {
        email: "liesbeth@dokwezel.example",
        full_name: "Liesbeth Vanoverschelde",
        company: "Dokwezel"
      },
      outcome: "found",
      facts: {
        title: "Medeoprichter en CEO | co-founder and CEO | Co-founder & CEO | CEO | Medeoprichter",
        company: "Dokwezel | Dokwezel NV",
        location: "Mechelen | Mechelen, Vlaanderen, België | Mechelen, Belgium | Mechelen, België",
        achievements: ["Logistieke Leeuw 2025 | Logistieke Leeuw"],
        education: [{ institution: "KU Leuven", degree: "handelsingenieur", year: 2007 }],
        linkedin:
          "https://www.linkedin.com/in/liesbeth-vanoverschelde | https://be.linkedin.com/in/liesbeth-vanoverschelde"
      },
      also: {
        industry: "logistieke software | dock scheduling software | software",
        memberships: ["Truckvrouw Vlaanderen | bestuur van Truckvrouw Vlaanderen"],
        causes: ["Truckvrouw Vlaanderen"],
        linkedin_bio: "Co-founder & CEO bij Dokwezel | Co-founder & CEO"
      },
      sources: [
        "https://dokwezel.example/wie-we-zijn",
        "https://dokwezel.example/nieuws",
        "https://dokwezel.example/en/about",
        "https://rollendmaterieel.example/2026/dokwezel-duitsland",
        "https://be.linkedin.com/in/liesbeth-vanoverschelde"
      ]
    },
    {
      id: "stijn-wuyckens",
      about: "A goalkeeper of the same name is in the papers, in Wikidata and in Wikipedia.",
      contact: { full_name: "Stijn Wuyckens", company: "Dokwezel", email: "stijn@dokwezel.example" },
      outcome: "found",
      facts: {
        title: "Lead developer",
        company: "Dokwezel | Dokwezel NV",
        location: "Leuven | Leuven, Belgium",
        skills: ["Kotlin"],
        hobbies: ["klavecimbel | bouw ik een klavecimbel"]
      },
      also: {
        industry: "logistieke software | dock scheduling software | software",
        interests: ["Kotlin", "keyboards with strings"],
        achievements: ["spijt"]
      },
      sources: [
        "https://dokwezel.example/wie-we-zijn",
        "https://dokwezel.example/en/about",
        "https://wuyckens.example/",
        "https://gitlab.com/api/v4/users/90455",
        "https://gitlab.com/api/v4/users/90455/projects"
      ],
      never: ["footballer", "voetballer", "goalkeeper", "doelman", "Zandbeke", "Roeselare", "1997"]
    },
    {
      id: "marijn-van-der-hulsbeek",
      about: "A surname in three parts, shortened by the client; Gravatar leads to Bluesky; an old employer.",
      contact: { email: "marijn@dokwezel.example", full_name: "Marijn vd Hulsbeek" },
      outcome: "found",
      facts: {
        title: "Klantbegeleider Nederland | Klantbegeleider | customer success manager",
        company: "Dokwezel | Dokwezel NV",
        location: "Breda",
        pets: ["teckel | Ravioli | teckel genaamd Ravioli | een teckel genaamd Ravioli"]
      },
      also: {
        title: "customer success manager, Netherlands",
        industry: "logistieke software | dock scheduling software | software",
        interests: ["Natuurijs", "roeibanken"],
        hobbies: ["Natuurijs", "roeibanken"]
      },
      sources: [
        "https://dokwezel.example/wie-we-zijn",
        "https://dokwezel.example/en/about",
        "https://api.gravatar.com/v3/profiles/marijnvdh",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=marijnvdh.example"
      ],
      never: ["Transportplanner", "Bergen op Zoom", "Havenmeester"]
    },
    {
      id: "anneleen-quaghebeur",
      about:
        "Nothing online: the employer's site does not know her, and the name is that of a child who draws.",
      contact: {
        email: "anneleen.quaghebeur@dokwezel.example",
        full_name: "Anneleen Quaghebeur",
        company: "Dokwezel"
      },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["tekenwedstrijd", "Tielrode", "Zeppelin", "8 jaar"]
    }
  ]
}
