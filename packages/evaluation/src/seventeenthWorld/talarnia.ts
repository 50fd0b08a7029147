import type { WorldPart } from "../World.ts"

const shell = (lang: string, title: string, body: string, data?: unknown): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title} — Talarnia</title>
<meta property="og:site_name" content="Talarnia">${
  data === undefined ? "" : `<script type="application/ld+json">${JSON.stringify(data)}</script>`
}</head>
<body><aside><a href="/" rel="home">Talarnia</a><ul><li><a href="/en/about">About</a></li><li><a href="/en/management">Management</a></li>
<li><a href="/pl/zespol">Zespół</a></li></ul></aside><main>${body}</main>
<footer>Talarnia sp. z o.o., ul. Podmurna 70, 87-100 Toruń, Poland · KRS 0000990000</footer></body></html>`

const employer = { "@type": "Organization", name: "Talarnia", url: "https://talarnia.example/" }

/** Makers of software for co-operative banks in Toruń, with an office in Brno; half of the site is in Polish. */
export const talarnia: WorldPart = {
  pages: [
    {
      url: "https://talarnia.example/",
      body: shell(
        "en",
        "Core banking for banks with one branch",
        `<h1>Core banking for banks with one branch. Or nine.</h1><p>Talarnia builds banking software for co-operative banks and
credit unions. 118 of them, in Poland and the Czech Republic, close their day with us.</p>
<p>Get to know <a href="/en/management">the management</a>.</p>`
      )
    },
    {
      url: "https://talarnia.example/en/about",
      body: shell(
        "en",
        "About",
        `<h1>About</h1><p>A talarnia is, or ought to be, the place where thalers are struck. Ours is a former gingerbread factory in
Toruń with 64 people and no vault. The Czech office is in Brno.</p>`,
        { "@context": "https://schema.org", ...employer, foundingDate: "2006" }
      )
    },
    {
      url: "https://talarnia.example/en/management",
      body: shell(
        "en",
        "Management",
        `<h1>Management</h1>
<details open><summary>Dobrosława Pietrzykont, Chief Technology Officer</summary><p>Dobrosława wrote the first ledger
of Talarnia and has since deleted most of it. She sits on the programme board of the Ledger Days in
Gdańsk.</p></details>
<details><summary>Bohdan Wszędybył, Director of Implementations</summary><p>Bohdan has moved seventy banks from their
old system to ours, always over a weekend.</p></details>
<details><summary>Zdeněk Kůrkovský, Country Manager, Czech Republic</summary><p>Zdeněk opened our office in Brno in
2021. Before that he spent twelve years in the back office of a savings co-operative.</p></details>`,
        {
          "@context": "https://schema.org",
          "@graph": [
            {
              "@type": "Person",
              name: "Dobrosława Pietrzykont",
              jobTitle: "Chief Technology Officer",
              worksFor: employer,
              sameAs: ["https://x.com/dpietrzykont"]
            },
            {
              "@type": "Person",
              name: "Bohdan Wszędybył",
              jobTitle: "Director of Implementations",
              worksFor: employer
            },
            {
              "@type": "Person",
              name: "Zdeněk Kůrkovský",
              jobTitle: "Country Manager, Czech Republic",
              worksFor: employer
            }
          ]
        }
      )
    },
    {
      url: "https://talarnia.example/pl/zespol",
      body: shell(
        "pl",
        "Zespół",
        `<h1>Zespół</h1><h2>Wdrożenia</h2><p><b>Bohdan Wszędybył</b>, dyrektor wdrożeń. Pracuje w Talarni od 2011 roku.
W wolne dni lata na szybowcach w Aeroklubie Pomorskim.</p>
<h2>Technologia</h2><p><b>Dobrosława Pietrzykont</b>, dyrektorka do spraw technologii. Mówi na nią Sława każdy oprócz
audytorów.</p>
<h2>Czechy</h2><p><b>Zdeněk Kůrkovský</b>, dyrektor krajowy, Brno.</p>`
      )
    },
    {
      url: "https://ledgerdays.example/2026/sessions/closing-time",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Closing time: end of day in eleven seconds | Ledger Days 2026</title></head>
<body><div class="session"><p>Gdańsk, 1 October 2026, Hall B</p><h1>Closing time: end of day in eleven seconds</h1>
<p>A bank must close its books every night. Ours took four hours in 2009 and takes eleven seconds now. What we threw
out, in order.</p>
<h2>Speaker</h2><p>Sława Pietrzykont, CTO of Talarnia, Toruń. Winner of the Polish Women in Fintech Award 2024. MSc in
Computer Science, Gdańsk University of Technology, 2003.</p></div></body></html>`
    },
    {
      url: "https://slawapietrzykont.example/",
      dead: true,
      body: "<!doctype html><title>Sława Pietrzykont</title><h1>Sława Pietrzykont</h1><p>CTO, Talarnia. Ledgers and crosswords.</p>"
    },
    {
      url: "https://glosdrwecy.example/2025/10/gwiazdka-szybownika",
      news: { seen: "20251020T100000Z", language: "Polish", country: "Poland" },
      body: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Bankowiec z nieba: złota odznaka dla torunianina – Głos Drwęcy</title></head>
<body><article><h1>Bankowiec z nieba: złota odznaka dla torunianina</h1><p>20 października 2025</p><p>Bohdan Wszędybył
z Torunia, na co dzień dyrektor wdrożeń w firmie Talarnia, zdobył Złotą Odznakę Szybowcową. Trzysta kilometrów
przeleciał w niecałe pięć godzin.</p>
<p>W niedziele pilot śpiewa w chórze parafii św. Jakuba, a od rozwodu mieszka z synem Kacprem na
Rubinkowie.</p></article></body></html>`
    },
    {
      url: "https://penizeadruzstva.example/rozhovory/kurkovsky",
      body: `<!doctype html><html lang="cs"><head><meta charset="utf-8"><title>„Malá záložna není malý problém“ | Peníze a družstva</title></head>
<body><h1>„Malá záložna není malý problém“</h1><p class="datum">12. 5. 2026</p><p>Zdeněk Kůrkovský, ředitel české
pobočky společnosti Talarnia, vystudoval Masarykovu univerzitu (Ing., obor finance, 2007). S rodinou žije v Brně.</p>
<p><strong>Proč záložny mění systém tak nerady?</strong></p><p>Protože si pamatují, jak to dopadlo minule. My přijdeme
v pátek a v pondělí se otevírá.</p></body></html>`
    },
    {
      url: "https://loutkyamarionety.example/osobnosti/zdenek-kurkovsky",
      body: `<!doctype html><html lang="cs"><head><meta charset="utf-8"><title>Zdeněk Kůrkovský (1903–1969), loutkář</title></head><body>
<h1>Zdeněk Kůrkovský</h1><p>Zdeněk Kůrkovský (1903 Třebíč – 1969 Brno) byl český loutkář, řezbář a zakladatel scény
Modrý kohout.</p></body></html>`
    }
  ],
  archive: [
    {
      url: "https://slawapietrzykont.example/",
      timestamp: "20260117093000",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sława Pietrzykont</title></head><body><h1>Sława Pietrzykont</h1>
<p>Dobrosława in full. CTO at Talarnia in Toruń; before that, COBOL in a basement in Bydgoszcz.</p>
<p>I set crosswords for a weekly under a name that I will not tell you, and I run the Code Hour for girls at the public
library.</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://x.com/dpietrzykont",
      title: "Sława Pietrzykont (@dpietrzykont) / X",
      snippet: "CTO at Talarnia. Ledgers, crosswords, Toruń. Joined May 2012."
    },
    {
      url: "https://cz.linkedin.com/in/zdenek-kurkovsky-zalozny",
      title: "Zdeněk Kůrkovský – Country Manager, Czech Republic – Talarnia | LinkedIn",
      snippet:
        "Brno, Jihomoravský kraj, Česko · Country Manager, Czech Republic · Talarnia. Záložny, družstva, přechody přes víkend."
    }
  ],
  wikidata: [
    {
      id: "Q90771903",
      label: "Zdeněk Kůrkovský",
      description: "Czech puppeteer (1903–1969)",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P106", item: { id: "Q90771950", label: "puppeteer" } },
        { property: "P569", time: "1903" },
        { property: "P570", time: "1969" }
      ],
      article: "Zdeněk Kůrkovský"
    }
  ],
  wikipedia: [
    {
      title: "Zdeněk Kůrkovský",
      description: "Czech puppeteer (1903–1969)",
      extract:
        "Zdeněk Kůrkovský (1903–1969) was a Czech puppeteer and woodcarver who founded the Blue Rooster stage in Brno."
    }
  ],
  people: [
    {
      id: "dobroslawa-pietrzykont",
      about:
        "A short name that hides the long one, a site that is gone but archived, a Polish letter left out.",
      contact: {
        email: "d.pietrzykont@talarnia.example",
        full_name: "Dobroslawa Pietrzykont",
        company: "Talarnia"
      },
      outcome: "found",
      facts: {
        title: "Chief Technology Officer | CTO | dyrektorka do spraw technologii",
        company: "Talarnia",
        location: "Toruń",
        education: [
          {
            institution: "Gdańsk University of Technology",
            degree: "MSc",
            field: "Computer Science",
            year: 2003
          }
        ],
        achievements: ["Polish Women in Fintech Award 2024 | Polish Women in Fintech Award"],
        causes: ["Code Hour | Code Hour for girls"],
        twitter: "https://x.com/dpietrzykont"
      },
      also: {
        industry: "banking software | core banking",
        interests: ["crosswords", "Ledgers"],
        hobbies: ["set crosswords | crosswords"],
        memberships: ["programme board of the Ledger Days | Ledger Days"],
        achievements: ["Closing time: end of day in eleven seconds"],
        skills: ["COBOL"],
        twitter_bio: "CTO at Talarnia. Ledgers, crosswords, Toruń."
      },
      sources: [
        "https://talarnia.example/en/management",
        "https://talarnia.example/pl/zespol",
        "https://ledgerdays.example/2026/sessions/closing-time",
        "https://web.archive.org/web/20260117093000id_/https://slawapietrzykont.example/",
        "https://x.com/dpietrzykont"
      ]
    },
    {
      id: "bohdan-wszedybyl",
      about: "Polish pages; a newspaper tells of his parish, his divorce and his son.",
      contact: { email: "b.wszedybyl@talarnia.example", full_name: "Bohdan Wszędybył" },
      outcome: "found",
      facts: {
        title: "Director of Implementations | dyrektor wdrożeń",
        company: "Talarnia",
        location: "Toruń | Torunia",
        achievements: ["Złota Odznaka Szybowcowa | Złotą Odznakę Szybowcową"],
        hobbies: ["szybowce | lata na szybowcach | gliding"]
      },
      also: {
        industry: "banking software | core banking",
        memberships: ["Aeroklub Pomorski | Aeroklubie Pomorskim"],
        interests: ["szybowce | szybowcach"]
      },
      sources: [
        "https://talarnia.example/en/management",
        "https://talarnia.example/pl/zespol",
        "https://glosdrwecy.example/2025/10/gwiazdka-szybownika"
      ],
      sensitive: ["parafii", "rozwodu", "Kacprem"]
    },
    {
      id: "zdenek-kurkovsky",
      about: "A puppeteer of the same name and city, long dead, with an article; an interview in Czech.",
      contact: { full_name: "Zdeněk Kůrkovský", company: "Talarnia", location: "Brno" },
      outcome: "found",
      facts: {
        title: "Country Manager, Czech Republic | Country Manager | dyrektor krajowy",
        company: "Talarnia",
        location: "Brno | Brno, Jihomoravský kraj, Česko",
        education: [
          {
            institution: "Masarykova univerzita | Masarykovu univerzitu | Masaryk University",
            degree: "Ing.",
            field: "finance",
            year: 2007
          }
        ],
        linkedin:
          "https://www.linkedin.com/in/zdenek-kurkovsky-zalozny | https://cz.linkedin.com/in/zdenek-kurkovsky-zalozny"
      },
      also: {
        title: "ředitel české pobočky",
        industry: "banking software | core banking",
        linkedin_bio: "Záložny, družstva, přechody přes víkend | Country Manager, Czech Republic"
      },
      sources: [
        "https://talarnia.example/en/management",
        "https://talarnia.example/pl/zespol",
        "https://penizeadruzstva.example/rozhovory/kurkovsky",
        "https://cz.linkedin.com/in/zdenek-kurkovsky-zalozny"
      ],
      never: ["loutkář", "puppeteer", "woodcarver", "Modrý kohout", "Blue Rooster", "1903", "1969"]
    },
    {
      id: "halina-oczkowidz",
      about: "Nothing online: the employer's site does not know her.",
      contact: {
        email: "h.oczkowidz@talarnia.example",
        full_name: "Halina Oczkowidz",
        company: "Talarnia"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
