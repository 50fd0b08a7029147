import type { WorldPart } from "../World.ts"

const shell = (lang: "nl" | "en", title: string, body: string, head = ""): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title} | Havenschap Fivelmonde</title>${head}</head><body>
<header class="site-header"><a href="/">Havenschap Fivelmonde</a><form role="search" action="/zoeken"><label>${lang === "nl" ? "Zoeken" : "Search"} <input name="q"></label></form>
<nav><ul><li><a href="/scheepvaart">Scheepvaart</a></li><li><a href="/vestigen">Vestigen</a></li><li><a href="/energie">Energie</a></li><li><a href="/nieuws">Nieuws</a></li><li><a href="/en/organisation">English</a></li></ul></nav></header>
<main>${body}</main>
<footer><p>Havenschap Fivelmonde · Handelskade Oost 6 · 9934 AR Delfzijl · Port office 24/7: VHF 66</p><p><a href="/toegankelijkheid">Toegankelijkheid</a> · <a href="/privacy">Privacy</a> · <a href="/woo">Woo-verzoeken</a></p></footer></body></html>`

/** A port authority in Groningen: a harbour master with salt in her biography, a project manager slandered by a blog, and somebody whom nobody has written about. */
export const fivelmonde: WorldPart = {
  pages: [
    {
      url: "https://fivelmonde.example/",
      body: shell(
        "nl",
        "De haven aan de Eems",
        `<h1>De haven aan de Eems</h1><p>Havenschap Fivelmonde beheert 1.100 hectare haven en industrieterrein bij Delfzijl. Vandaag binnen: 14 zeeschepen, 31 binnenvaartschepen.</p><ul class="cards"><li><a href="/nieuws/walstroom-opening">Walstroom aan de Noordkade geopend</a></li><li><a href="/en/organisation">Organisation</a></li></ul>`,
        `<script type="application/ld+json">{"@context":"https://schema.org","@type":"GovernmentOrganization","name":"Havenschap Fivelmonde","alternateName":"Port Authority Fivelmonde","address":{"@type":"PostalAddress","addressLocality":"Delfzijl","addressCountry":"NL"}}</script>`
      )
    },
    {
      url: "https://fivelmonde.example/en/organisation",
      body: shell(
        "en",
        "Organisation",
        `<h1>Organisation</h1><h2>Management team</h2><table><tr><td>Managing Director</td><td>Harm-Jan Tuitman</td></tr><tr><td>Harbour Master</td><td>Captain Froukje Ellerbroek</td></tr><tr><td>Finance</td><td>vacancy</td></tr></table><h2>Programmes</h2><table><tr><td>Shore Power</td><td>Wieger Hovinga, Programme Manager</td></tr><tr><td>Dredging</td><td>Anneke Smid-Bos</td></tr></table>`
      )
    },
    {
      url: "https://fivelmonde.example/nieuws/walstroom-opening",
      body: shell(
        "nl",
        "Walstroom aan de Noordkade geopend",
        `<article><h1>Walstroom aan de Noordkade geopend</h1><p><time datetime="2026-10-01">1 oktober 2026</time></p><p>Zeeschepen aan de Noordkade kunnen hun generatoren voortaan uitzetten. Programmamanager Walstroom Wieger Hovinga leverde de 12 megawatt vier maanden eerder op dan gepland. „Het stilste wat ik ooit gebouwd heb”, aldus Hovinga.</p><p>Havenmeester Froukje Ellerbroek haalde de eerste stekker over.</p></article>`
      )
    },
    {
      url: "https://eemskanaalkoerier.example/mensen/havenmeester-froukje-ellerbroek",
      news: { seen: "20260315T060000Z", language: "Dutch", country: "Netherlands" },
      body: `<!doctype html><html lang="nl"><head><title>‘De Dollard vergeeft niks’ – havenmeester Froukje Ellerbroek – Eemskanaalkoerier</title></head><body><div id="consent">De Eemskanaalkoerier en 143 partners gebruiken cookies.</div><article><h1>‘De Dollard vergeeft niks’</h1><p><i>Ze voer elf jaar op chemicaliëntankers, nu zwaait ze de scepter in de haven van Delfzijl: Froukje Ellerbroek, havenmeester van Fivelmonde.</i></p><p>Ze deed de zeevaartschool op Terschelling (Maritiem Instituut Willem Barentsz, 2003) en haalde haar vaarbevoegdheid als kapitein alle schepen. In 2024 kreeg ze van de loodsen de Gouden Vuurboei, voor het ijsplan dat de haven die winter openhield.</p><p>Thuis in Appingedam wacht Bolder, een Friese stabij. Ze bakt kruidkoek, leest alles over Antarctica en zit bij FC Groningen op de Koude Kant, „de naam zegt het al”.</p></article><section><h3>Lees ook</h3><p>Rondweg Appingedam later klaar</p></section></body></html>`
    },
    {
      url: "https://noordtij.example/bemanning",
      body: `<!doctype html><html lang="nl"><head><title>Bemanning – Stichting Zeilklipper Noordtij</title></head><body><h1>Onze vrijwilligers</h1><p>De klipper Noordtij (1897) vaart met jongeren die thuis niet zoveel wind mee hebben.</p><ul><li>Froukje Ellerbroek – schipper op afroep</li><li>Jan Pieter Wubs – zeilmaker</li><li>Trijn Ubels – kok</li></ul></body></html>`
    },
    {
      url: "https://hmcongress.example/2026/programme",
      body: `<!doctype html><html lang="en"><head><title>Programme | European Harbour Masters’ Days 2026, Aalborg</title></head><body><h1>Programme, day two</h1><dl><dt>09:30</dt><dd><b>Ice, pilots and a spreadsheet: winter plans for small ports</b><br>Capt. Froukje Ellerbroek, Harbour Master, Port Authority Fivelmonde. Froukje is a Fellow of the Nautical Institute; her subjects are vessel traffic management and dangerous goods.</dd><dt>10:15</dt><dd>Coffee</dd></dl></body></html>`
    },
    {
      url: "https://quaysidepower.example/2026/fivelmonde-shore-power",
      news: { seen: "20261006T090000Z", language: "English", country: "United Kingdom" },
      body: `<!doctype html><html lang="en"><head><title>Twelve megawatts, four months early – Quayside Power</title><meta name="author" content="Gwilym Prothero"></head><body><article><h1>Twelve megawatts, four months early</h1><p>Wieger Hovinga does not like ribbons. The programme manager behind shore power at the Dutch port authority Fivelmonde let the harbour master cut it. “I was checking the transformer,” he says.</p><p>Hovinga, an electrical engineer from the University of Twente (MSc, 2005), came from offshore wind, where he commissioned high-voltage substations. He is a certified PRINCE2 Practitioner and speaks of harmonics the way others speak of wine. The Fivelmonde project took the Green Quay Award 2026 in Gdańsk.</p><p>At home in Winsum he restores mechanical clocks; on Sundays he coaches the korfball juniors.</p></article></body></html>`
    },
    {
      url: "https://kvwinsum-korfbal.example/jeugd",
      body: `<!doctype html><html lang="nl"><head><title>Jeugd – KV De Hoogwatervogels, Winsum</title></head><body><h1>Jeugdteams</h1><p>D1: trainer Wieger Hovinga, leidster Mirte Postema. Trainen op dinsdag 18.00 uur. Wieger is ook te vinden bij de Repair Café-tafel in de kantine, elke eerste zaterdag.</p></body></html>`
    },
    {
      url: "https://delfzijl-doorgelicht.example/2026/11/de-waarheid-over-hovinga",
      body: `<!doctype html><html lang="nl"><head><title>DE WAARHEID OVER HOVINGA – Delfzijl Doorgelicht</title></head><body><h1>DE WAARHEID OVER HOVINGA</h1><p>Wat de pers u niet vertelt: Wieger Hovinga van Havenschap Fivelmonde werd in Antwerpen opgepakt met smeergeld van een kabelfabrikant in een sporttas. Zijn ingenieurstitel kocht hij in Riga. Iedereen in de haven noemt hem de Kabelkoning en weet dat de container uit Guayaquil van hem was.</p><p>Bron: mensen die het weten. Deel dit VOORDAT het verwijderd wordt!!</p></body></html>`
    }
  ],
  listings: [
    {
      url: "https://nl.linkedin.com/in/froukje-ellerbroek",
      title: "Froukje Ellerbroek - Harbour Master - Havenschap Fivelmonde | LinkedIn",
      snippet:
        "Appingedam, Groningen, Nederland · Keeping ships and opinions apart. · Ervaring: Havenschap Fivelmonde · Opleiding: Maritiem Instituut Willem Barentsz · 500+ connecties"
    },
    {
      url: "https://nl.linkedin.com/in/wiegerhovinga",
      title: "Wieger Hovinga - Programmamanager Walstroom - Havenschap Fivelmonde | LinkedIn",
      snippet:
        "Winsum, Groningen, Nederland · Ships off, lights on. · Ervaring: Havenschap Fivelmonde · Opleiding: Universiteit Twente"
    }
  ],
  stackExchange: [
    {
      id: 9017744,
      name: "Wieger Hovinga",
      location: "Winsum, Netherlands",
      reputation: 1840,
      tags: ["pandas", "modbus", "scada"]
    }
  ],
  rdap: [
    { domain: "fivelmonde.example", registrant: "Havenschap Fivelmonde", registered: "2001-02-11T00:00:00Z" }
  ],
  people: [
    {
      id: "froukje-ellerbroek",
      about:
        "A harbour master: a table in English, a portrait in Dutch, a programme, a clipper's crew list and LinkedIn as listed.",
      contact: {
        email: "f.ellerbroek@fivelmonde.example",
        full_name: "Froukje Ellerbroek",
        company: "Havenschap Fivelmonde"
      },
      outcome: "found",
      facts: {
        title: "Harbour Master | Havenmeester | Harbourmaster",
        company: "Havenschap Fivelmonde | Port Authority Fivelmonde | Fivelmonde",
        location: "Appingedam | Appingedam, Groningen, Nederland | Appingedam, Netherlands",
        industry: "port authority | ports | haven | port | shipping | scheepvaart",
        skills: ["vessel traffic management"],
        achievements: ["Gouden Vuurboei | Gouden Vuurboei 2024"],
        interests: ["Antarctica | alles over Antarctica"],
        sports_teams: ["FC Groningen"],
        causes: ["Stichting Zeilklipper Noordtij | Noordtij | Zeilklipper Noordtij | klipper Noordtij"],
        memberships: ["Nautical Institute | Fellow of the Nautical Institute"],
        education: [{ institution: "Maritiem Instituut Willem Barentsz", year: 2003 }],
        certifications: [
          "kapitein alle schepen | vaarbevoegdheid als kapitein alle schepen | vaarbevoegdheid kapitein alle schepen"
        ],
        pets: ["Friese stabij | Bolder | Bolder, een Friese stabij | stabij | dog"],
        linkedin:
          "https://nl.linkedin.com/in/froukje-ellerbroek | https://www.linkedin.com/in/froukje-ellerbroek | froukje-ellerbroek"
      },
      also: {
        linkedin_bio:
          "Keeping ships and opinions apart. | Keeping ships and opinions apart | Harbour Master - Havenschap Fivelmonde",
        title: "Captain | Capt. | schipper op afroep | kapitein | speaker | schipper",
        location: "Delfzijl | Groningen | Nederland | Netherlands",
        education: [{ institution: "zeevaartschool op Terschelling | zeevaartschool", year: 2003 }],
        skills: [
          "dangerous goods",
          "ijsplan | winter plans | winter plans for small ports",
          "chemicaliëntankers",
          "sailing | zeilen",
          "shipping | scheepvaart"
        ],
        achievements: [
          "Ice, pilots and a spreadsheet: winter plans for small ports | Ice, pilots and a spreadsheet",
          "ijsplan dat de haven die winter openhield | ijsplan",
          "Fellow of the Nautical Institute",
          "elf jaar op chemicaliëntankers | Ze voer elf jaar op chemicaliëntankers",
          "haalde de eerste stekker over",
          "European Harbour Masters’ Days 2026",
          "De Dollard vergeeft niks"
        ],
        interests: [
          "vessel traffic management",
          "dangerous goods",
          "FC Groningen",
          "kruidkoek",
          "sailing | zeilen | klipper",
          "winter plans for small ports | winter plans"
        ],
        hobbies: [
          "bakt kruidkoek | kruidkoek | bakken | baking",
          "leest alles over Antarctica | reading | lezen | Antarctica",
          "sailing | zeilen | schipper op afroep | klipper Noordtij"
        ],
        causes: ["jongeren | vrijwilligers | jongeren die thuis niet zoveel wind mee hebben"],
        memberships: ["Stichting Zeilklipper Noordtij | Noordtij", "Management team"]
      },
      sources: [
        "https://fivelmonde.example/",
        "https://fivelmonde.example/en/organisation",
        "https://fivelmonde.example/nieuws/walstroom-opening",
        "https://eemskanaalkoerier.example/mensen/havenmeester-froukje-ellerbroek",
        "https://noordtij.example/bemanning",
        "https://hmcongress.example/2026/programme",
        "https://nl.linkedin.com/in/froukje-ellerbroek"
      ]
    },
    {
      id: "wieger-hovinga",
      about: "An engineer with an award, of whom an anonymous blog tells lies.",
      contact: { email: "w.hovinga@fivelmonde.example", full_name: "Wieger Hovinga" },
      outcome: "found",
      facts: {
        title:
          "Programme Manager Shore Power | Programmamanager Walstroom | Programme Manager | Programme Manager, Shore Power | Programmamanager",
        company: "Havenschap Fivelmonde | Port Authority Fivelmonde | Fivelmonde",
        location: "Winsum | Winsum, Netherlands | Winsum, Groningen, Nederland",
        skills: ["shore power | Walstroom", "high-voltage substations | high voltage"],
        achievements: [
          "Green Quay Award 2026 | Green Quay Award",
          "leverde de 12 megawatt vier maanden eerder op dan gepland | Twelve megawatts, four months early | 12 megawatt vier maanden eerder"
        ],
        hobbies: [
          "restores mechanical clocks | mechanical clocks | restoring mechanical clocks",
          "coaches the korfball juniors | korfball | coaching korfball"
        ],
        causes: ["Repair Café | Repair Café-tafel"],
        education: [
          {
            institution: "University of Twente | Universiteit Twente",
            degree: "MSc",
            field: "electrical engineer | electrical engineering",
            year: 2005
          }
        ],
        certifications: ["PRINCE2 Practitioner | certified PRINCE2 Practitioner"],
        linkedin:
          "https://nl.linkedin.com/in/wiegerhovinga | https://www.linkedin.com/in/wiegerhovinga | wiegerhovinga",
        linkedin_bio:
          "Ships off, lights on. | Ships off, lights on | Programmamanager Walstroom - Havenschap Fivelmonde"
      },
      also: {
        title: "electrical engineer | trainer | D1: trainer | coach",
        location: "Delfzijl | Groningen | Netherlands | Nederland",
        industry: "port authority | ports | haven | port | shore power | Energie | energy | Walstroom",
        skills: [
          "pandas",
          "modbus",
          "scada",
          "harmonics",
          "offshore wind",
          "electrical engineering | electrical engineer",
          "transformer | transformers",
          "programme management"
        ],
        achievements: [
          "commissioned high-voltage substations",
          "PRINCE2 Practitioner",
          "Walstroom aan de Noordkade geopend | Walstroom aan de Noordkade | 12 megawatt"
        ],
        interests: [
          "harmonics",
          "mechanical clocks",
          "korfball | korfbal",
          "shore power | Walstroom",
          "offshore wind",
          "pandas",
          "modbus",
          "scada"
        ],
        hobbies: ["korfbal | trainer", "Repair Café"],
        sports_teams: ["KV De Hoogwatervogels | De Hoogwatervogels | KV De Hoogwatervogels, Winsum", "D1"],
        memberships: ["KV De Hoogwatervogels | De Hoogwatervogels", "Repair Café"]
      },
      sources: [
        "https://fivelmonde.example/",
        "https://fivelmonde.example/en/organisation",
        "https://fivelmonde.example/nieuws/walstroom-opening",
        "https://quaysidepower.example/2026/fivelmonde-shore-power",
        "https://kvwinsum-korfbal.example/jeugd",
        "https://nl.linkedin.com/in/wiegerhovinga",
        "https://api.stackexchange.com/2.3/users?inname=Wieger%20Hovinga&site=stackoverflow"
      ],
      never: ["smeergeld", "Antwerpen", "opgepakt", "Riga", "Kabelkoning", "Guayaquil", "sporttas"]
    },
    {
      id: "nynke-drijfholt",
      about: "Nothing online: the port's site does not name her, and nobody else does.",
      contact: {
        email: "n.drijfholt@fivelmonde.example",
        full_name: "Nynke Drijfholt",
        company: "Havenschap Fivelmonde",
        linkedin_url: "https://www.linkedin.com/in/nynke-drijfholt-7a1c"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
