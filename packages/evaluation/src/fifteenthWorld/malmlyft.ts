import type { WorldPart } from "../World.ts"

const shell = (lang: string, title: string, body: string): string => `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="UTF-8"><title>${title} | Malmlyft Energilager</title>
<link rel="alternate" hreflang="sv" href="https://malmlyft.example/">
<meta name="generator" content="WordPress 6.8"></head>
<body class="page"><div id="masthead"><p class="site-title"><a href="/" rel="home">Malmlyft Energilager</a></p>
<ul id="menu"><li><a href="/om-oss/ledning">Om oss</a></li><li><a href="/teknik">Teknik</a></li>
<li><a href="/da/kontakt">Dansk</a></li><li><a href="/en/news">English</a></li></ul></div>
<div class="entry-content">${body}</div>
<div id="colophon">Malmlyft Energilager AB, Gruvgatan 7, 771 30 Ludvika · Org.nr 559000-0000</div></body></html>`

/** Energy storage in old mine shafts: a Swedish site with Danish and English corners, three people in three lands. */
export const malmlyft: WorldPart = {
  payloads: ["<details open ontoggle=stolen(61)>"],
  rdap: [
    {
      domain: "malmlyft.example",
      registrant: "Malmlyft Energilager AB",
      registered: "2016-11-03T00:00:00Z"
    }
  ],
  pages: [
    {
      url: "https://malmlyft.example/",
      body: shell(
        "sv",
        "Energi som hänger i ett rep",
        `<h1>Energi som hänger i ett rep</h1><p>Vi lagrar vindkraft i nedlagda gruvschakt. När det blåser lyfter vi sten,
när det är stilla släpper vi ned den. Malmlyft Energilager driver två anläggningar i Bergslagen.</p>
<p><a href="/om-oss/ledning">Ledningen</a> sitter i Ludvika.</p>`
      )
    },
    {
      url: "https://malmlyft.example/om-oss/ledning",
      body: shell(
        "sv",
        "Ledning",
        `<h1>Ledning</h1><table class="wp-block-table"><tbody>
<tr><td><a href="/om-oss/ledning/asa-bjornfot-lindahl">Åsa Björnfot-Lindahl</a></td><td>Vd och medgrundare</td></tr>
<tr><td>Henrik Vestergaard-Krogh</td><td>Teknisk chef</td></tr>
<tr><td>Ragnhild Myklebost</td><td>Chef för bergmekanik</td></tr></tbody></table>`
      )
    },
    {
      url: "https://malmlyft.example/om-oss/ledning/asa-bjornfot-lindahl",
      body: shell(
        "sv",
        "Åsa Björnfot-Lindahl",
        `<h1>Åsa Björnfot-Lindahl</h1><p><em>Vd och medgrundare</em></p>
<p>Åsa är civilingenjör i bergteknik från Luleå tekniska universitet (2003) och har arbetat under jord i hela sitt
yrkesliv. 2016 grundade hon Malmlyft tillsammans med två gruvarbetare och ett gammalt spel.</p>
<p>Hon är ledamot av styrelsen för Svenska Gruvmuseet. På fritiden åker hon långfärdsskridskor på Väsman.</p>
<p>Åsa är aktiv i Centerpartiet, där hon sitter i kommunfullmäktige, och kyrkvärd i Grangärde församling.</p>`
      )
    },
    {
      url: "https://malmlyft.example/da/kontakt",
      body: shell(
        "da",
        "Kontakt i Danmark",
        `<h1>Kontakt i Danmark</h1><p>Vores danske kontor ligger ved havnen i Sønderborg.</p>
<p><b>Henrik Vestergaard-Krogh</b>, teknisk chef, har ansvaret for spil, tove og bremser.<br>
E-mail: <a href="mailto:hvk@malmlyft.example">hvk@malmlyft.example</a><br>
Privat: <a href="https://vestergaardkrogh.example/">vestergaardkrogh.example</a></p>`
      )
    },
    {
      url: "https://malmlyft.example/en/news",
      body: shell(
        "en",
        "News",
        `<h1>News</h1><h3>Ragnhild Myklebost joins as Head of Rock Mechanics</h3><p><small>3 November 2025</small></p>
<p>Ragnhild comes to us from Bergspor Rådgivning. She will work from Mo i Rana and decide which shafts we may trust.</p>
<h3>Second shaft in operation</h3><p><small>14 August 2026</small></p><p>The Håksberg shaft now carries 900 tonnes.
“It is the slowest lift in Dalarna, and we are proud of it,” says Åsa Björnfot-Lindahl, CEO.</p>`
      )
    },
    {
      url: "https://dalabladet.example/naringsliv/bergslagspriset-till-malmlyfts-vd",
      news: { seen: "20251128T131000Z", language: "Swedish", country: "Sweden" },
      body: `<!doctype html><html lang="sv"><head><title>Bergslagspriset till Malmlyfts vd - Dalabladet</title></head><body>
<article><h1>Bergslagspriset till Malmlyfts vd</h1><time>28 november 2025</time><p>LUDVIKA. Åsa Björnfot-Lindahl, vd för Malmlyft
Energilager, får Bergslagspriset 2025. ”Hon har gett hålen i marken ett nytt arbete”, skriver juryn.</p></article></body></html>`
    },
    {
      url: "https://bergspor.example/ansatte",
      body: `<!DOCTYPE html><html lang="nb"><head><title>Ansatte – Bergspor Rådgivning</title></head><body><h1>Ansatte</h1>
<p>Vi er elleve rådgivere innen berg og tunnel.</p><ul><li>Odd-Geir Sletten, daglig leder</li>
<li>Ragnhild Myklebost, seniorgeolog</li><li>Turid Hjelmås, tegner</li></ul></body></html>`
    },
    {
      url: "https://vestergaardkrogh.example/",
      dead: true,
      body: "<!doctype html><title>Henrik Vestergaard-Krogh</title><h1>Henrik Vestergaard-Krogh</h1><p>Ingeniør i Sønderborg.</p>"
    }
  ],
  archive: [
    {
      url: "https://vestergaardkrogh.example/",
      timestamp: "20260117203344",
      body: `<!doctype html><html lang="da"><head><title>Henrik Vestergaard-Krogh</title></head><body>
<h1>Henrik Vestergaard-Krogh</h1><p>Ingeniør i Sønderborg, teknisk chef hos Malmlyft Energilager.</p>
<p>Jeg er uddannet cand.polyt. i mekatronik fra Syddansk Universitet (2011). Om vinteren restaurerer jeg træbåde i et
skur på Als; om sommeren sejler jeg dem, så længe de flyder.</p></body></html>`
    }
  ],
  github: [
    {
      login: "rmyklebost",
      id: 60418822,
      name: "Ragnhild Myklebost",
      company: "Malmlyft Energilager",
      location: "Mo i Rana, Norway",
      bio: "Rock mechanics. Cracks are data. <details open ontoggle=stolen(61)>",
      email: "ragnhild.myklebost@malmlyft.example",
      repositories: [
        {
          name: "sjakt",
          description: "Wedge stability in vertical shafts, from scanned walls",
          language: "Julia",
          topics: ["geotechnics"],
          stars: 57,
          pushed_at: "2026-07-09T18:22:00Z"
        }
      ]
    }
  ],
  orcid: [
    {
      id: "0000-0002-7381-5568",
      given: "Ragnhild",
      family: "Myklebost",
      keywords: ["rock mechanics", "shaft stability"],
      urls: [{ label: "GitHub", url: "https://github.com/rmyklebost" }],
      country: "NO",
      employments: [
        {
          organization: "Malmlyft Energilager",
          role: "Head of Rock Mechanics",
          city: "Mo i Rana",
          country: "NO",
          from: 2025
        }
      ],
      educations: [
        {
          organization: "UiT Norges arktiske universitet",
          role: "PhD",
          department: "Geology",
          city: "Tromsø",
          country: "NO",
          from: 2011,
          to: 2015
        }
      ],
      works: [
        {
          title: "Creep in abandoned ore shafts",
          type: "journal-article",
          year: 2024,
          journal: "Nordic Journal of Rock Engineering"
        }
      ]
    }
  ],
  people: [
    {
      id: "asa-bjornfot-lindahl",
      about: "A Swedish page that also names her party and her church; the client spells her in plain ASCII.",
      contact: {
        email: "asa.bjornfot-lindahl@malmlyft.example",
        full_name: "Asa Bjornfot-Lindahl",
        company: "Malmlyft Energilager AB"
      },
      outcome: "found",
      facts: {
        title: "vd och medgrundare | vd | CEO",
        company: "Malmlyft Energilager | Malmlyft Energilager AB | Malmlyft",
        achievements: ["Bergslagspriset 2025 | Bergslagspriset"],
        hobbies: ["långfärdsskridskor | åker långfärdsskridskor | åker långfärdsskridskor på Väsman"],
        education: [
          {
            institution: "Luleå tekniska universitet",
            degree: "civilingenjör",
            field: "bergteknik",
            year: 2003
          }
        ]
      },
      also: {
        location: "Ludvika | 771 30 Ludvika",
        industry: "energi | energilager | energy storage",
        memberships: ["Svenska Gruvmuseet | styrelsen för Svenska Gruvmuseet"],
        causes: ["Svenska Gruvmuseet"],
        title: "medgrundare",
        interests: ["långfärdsskridskor"]
      },
      sources: [
        "https://malmlyft.example/om-oss/ledning",
        "https://malmlyft.example/om-oss/ledning/asa-bjornfot-lindahl",
        "https://malmlyft.example/en/news",
        "https://dalabladet.example/naringsliv/bergslagspriset-till-malmlyfts-vd"
      ],
      sensitive: ["Centerpartiet", "kommunfullmäktige", "kyrkvärd", "Grangärde församling"]
    },
    {
      id: "henrik-vestergaard-krogh",
      about: "His Danish site is gone; an archive has it.",
      contact: { email: "hvk@malmlyft.example", full_name: "Henrik Vestergaard-Krogh" },
      outcome: "found",
      facts: {
        title: "Teknisk chef",
        company: "Malmlyft Energilager | Malmlyft Energilager AB | Malmlyft",
        location: "Sønderborg",
        education: [
          { institution: "Syddansk Universitet", degree: "cand.polyt.", field: "mekatronik", year: 2011 }
        ]
      },
      also: {
        industry: "energi | energilager | energy storage",
        hobbies: ["restaurerer træbåde | træbåde | restaurerer jeg træbåde", "sejler"],
        interests: ["træbåde"]
      },
      sources: [
        "https://malmlyft.example/om-oss/ledning",
        "https://malmlyft.example/da/kontakt",
        "https://web.archive.org/web/20260117203344id_/https://vestergaardkrogh.example/"
      ]
    },
    {
      id: "ragnhild-myklebost",
      about:
        "Changed employer: the Norwegian consultancy still lists her; ORCID, and markup in her GitHub bio.",
      contact: { email: "ragnhild.myklebost@malmlyft.example" },
      outcome: "found",
      facts: {
        title: "Head of Rock Mechanics | Chef för bergmekanik",
        company: "Malmlyft Energilager | Malmlyft Energilager AB | Malmlyft",
        location: "Mo i Rana | Mo i Rana, Norway",
        skills: ["rock mechanics", "shaft stability", "Julia"],
        education: [
          { institution: "UiT Norges arktiske universitet", degree: "PhD", field: "Geology", year: 2015 }
        ]
      },
      also: {
        industry: "energi | energilager | energy storage",
        skills: ["geotechnics", "bergmekanik"],
        achievements: ["Creep in abandoned ore shafts", "sjakt"]
      },
      sources: [
        "https://malmlyft.example/om-oss/ledning",
        "https://malmlyft.example/en/news",
        "https://api.github.com/users/rmyklebost",
        "https://api.github.com/users/rmyklebost/repos",
        "https://pub.orcid.org/v3.0/0000-0002-7381-5568/person",
        "https://pub.orcid.org/v3.0/0000-0002-7381-5568/employments",
        "https://pub.orcid.org/v3.0/0000-0002-7381-5568/educations",
        "https://pub.orcid.org/v3.0/0000-0002-7381-5568/works"
      ],
      never: ["seniorgeolog"]
    }
  ]
}
