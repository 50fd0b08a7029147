import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} :: Torchiaro Vinotecnica</title>
<meta name="description" content="Presses, pumps and filters for wineries, made in Canelli since 1961.">
<meta property="og:site_name" content="Torchiaro Vinotecnica"></head>
<body><div id="wrap"><div id="brand"><a href="/">TORCHIARO VINOTECNICA</a></div>
<ul id="nav"><li><a href="/machines">Machines</a></li><li><a href="/people">People</a></li>
<li><a href="/news">News</a></li></ul>
<div id="text">${body}</div>
<address>Torchiaro Vinotecnica S.r.l., Regione Dota 18, 14053 Canelli (AT), Italy</address></div></body></html>`

const fold = (name: string, role: string, text: string): string => `
<details open><summary><b>${name}</b> <small>${role}</small></summary><p>${text}</p></details>`

/** A maker of wine presses in Piedmont: an English site for importers, and an Italy around it that speaks Italian. */
export const torchiaro: WorldPart = {
  rdap: [
    {
      domain: "torchiaro-vinotecnica.example",
      registrant: "Torchiaro Vinotecnica S.r.l.",
      registered: "2001-02-19T00:00:00Z"
    }
  ],
  pages: [
    {
      url: "https://torchiaro-vinotecnica.example/",
      body: shell(
        "Winery equipment from Canelli",
        `<h1>Press slowly. Sell quickly.</h1>
<p>Torchiaro Vinotecnica builds winery equipment: pneumatic presses, must pumps and crossflow filters. Some 1,900 cellars between Piedmont and Mendoza work with them.</p>
<p>Questions during harvest? <a href="/people">Here is whom to call.</a></p>`
      )
    },
    {
      url: "https://torchiaro-vinotecnica.example/machines",
      body: shell(
        "Machines",
        `<h1>Machines</h1><ul><li>Serie P, pneumatic presses from 15 to 320 hectolitres</li>
<li>Serie M, must pumps that leave the pips whole</li>
<li>Serie F, crossflow filters with ceramic membranes</li></ul>`
      )
    },
    {
      url: "https://torchiaro-vinotecnica.example/people",
      body: shell(
        "People",
        `<h1>Whom to call</h1>
${fold("Ilaria Scagliotti", "Managing Director", "Ilaria bought the company with four colleagues when its founders retired in 2014. She graduated in viticulture and enology from the University of Turin in 2001 and sits on the council of Federvinotec, the association of cellar equipment makers.")}
${fold("Renata Olivazzo", "Head of Research and Development", "Renata came to us from a laboratory in Padua and has been moving membranes from the bench to the cellar ever since.")}
${fold("Dario Quaglino", "After-Sales Manager", "Dario and nine technicians answer the telephone from the first of August until the last Nebbiolo is in the tank. He began at the firm in 1998 as a welder.")}
${fold("Pietro Gamalero", "Export Manager", "Pietro looks after importers in thirty-one countries in English, Spanish and German. He is a certified sommelier and lives in Nizza Monferrato.")}`
      )
    },
    {
      url: "https://torchiaro-vinotecnica.example/news",
      body: shell(
        "News",
        `<h1>News</h1><div class="item"><h3>Renata Olivazzo takes over research</h3><p class="when">12/01/2026</p>
<p>Since New Year Renata Olivazzo, previously Process Engineer, is our Head of Research and Development. She follows Guido Robba, who has gone to his vines.</p></div>
<div class="item"><h3>Serie F at Enotech Verona</h3><p class="when">18/11/2025</p>
<p>Our smallest crossflow filter could be seen, and heard, in hall 4. It is the quiet one.</p></div>`
      )
    },
    {
      url: "https://cantinetecniche.example/2026/03/intervista-scagliotti",
      news: { seen: "20260317T070000Z", language: "Italian", country: "Italy" },
      body: `<!doctype html><html lang="it"><head><meta charset="utf-8">
<title>«La pressa deve sapere quando smettere»: intervista a Ilaria Scagliotti | Cantine Tecniche</title></head>
<body><article><h1>«La pressa deve sapere quando smettere»</h1><p>17 marzo 2026</p>
<p>Ilaria Scagliotti, amministratrice delegata di Torchiaro Vinotecnica a Canelli, parla piano come le sue macchine. «La fretta», dice, «si sente nel bicchiere.»</p>
<p>E quando la cantina chiude? «Vado per tartufi con Brina, la mia lagotta. Trova lei, io porto il sacchetto.»</p></article></body></html>`
    },
    {
      url: "https://vocilirichepiemonte.example/baritoni/quaglino-dario",
      body: `<!doctype html><html lang="it"><head><meta charset="utf-8">
<title>Quaglino Dario (1868-1931), baritono – Voci liriche del Piemonte</title></head>
<body><h1>Quaglino Dario</h1>
<p>Baritono, nato a Canelli nel 1868 e morto a Milano nel 1931. Debuttò a Casale come Germont e cantò sette stagioni alla Scala. Lasciò nove dischi incisi per la Fonotipia.</p></body></html>`
    },
    {
      url: "https://pedaledepoca-monferrino.example/direttivo",
      body: `<html lang="it"><head><title>Il direttivo - Pedale d'Epoca Monferrino</title></head><body><h2>Il direttivo</h2>
<p>Presidente: Ezio Bocchino, Calamandrana<br>Segretaria: Carla Aluffi, Canelli<br>Tesoriere: Pietro Gamalero, Nizza Monferrato (di mestiere export manager alla Torchiaro Vinotecnica, in sella a una Bianchi del 1953)</p>
<p>Si pedala ogni prima domenica del mese, solo biciclette d'epoca.</p></body></html>`
    },
    {
      url: "https://membranedays.example/2025/speakers",
      body: `<!doctype html><html lang="en"><head><title>Membrane Days 2025, Udine: speakers</title></head><body>
<h1>Speakers</h1>
<table>
<tr><td>9:30</td><td>Renata Olivazzo</td><td>Process Engineer, Torchiaro Vinotecnica</td><td>Ceramic membranes and the colour of Barbera</td></tr>
<tr><td>10:15</td><td>Henk Oudshoorn</td><td>Consultant</td><td>Cleaning without caustic</td></tr></table></body></html>`
    }
  ],
  listings: [
    {
      url: "https://it.linkedin.com/in/ilaria-scagliotti-vinotecnica",
      title: "Ilaria Scagliotti - Managing Director - Torchiaro Vinotecnica | LinkedIn",
      snippet:
        "Canelli, Piemonte, Italia · Managing Director · Torchiaro Vinotecnica. Presse, pompe, filtri: tutto quello che sta tra il grappolo e la bottiglia. Oltre 500 collegamenti."
    }
  ],
  orcid: [
    {
      id: "0000-0002-6183-5576",
      given: "Renata",
      family: "Olivazzo",
      keywords: ["crossflow filtration", "ceramic membranes"],
      country: "IT",
      employments: [
        {
          organization: "Torchiaro Vinotecnica",
          role: "Process Engineer",
          city: "Canelli",
          country: "IT",
          from: 2018
        }
      ],
      educations: [
        {
          organization: "University of Padua",
          role: "PhD",
          department: "Chemical Engineering",
          city: "Padua",
          country: "IT",
          from: 2014,
          to: 2018
        }
      ],
      works: [
        {
          title: "Anthocyanin losses on ceramic membranes",
          type: "journal-article",
          year: 2024,
          journal: "Cellar Process Letters"
        }
      ]
    }
  ],
  wikidata: [
    {
      id: "Q90171868",
      label: "Dario Quaglino",
      description: "Italian operatic baritone (1868–1931)",
      statements: [
        { property: "P31", item: { id: "Q5", label: "human" } },
        { property: "P569", time: "1868" },
        { property: "P570", time: "1931" },
        { property: "P106", item: { id: "Q2865819", label: "opera singer" } }
      ],
      article: "Dario Quaglino"
    }
  ],
  wikipedia: [
    {
      title: "Dario Quaglino",
      description: "Italian operatic baritone",
      extract:
        "Dario Quaglino (1868–1931) was an Italian operatic baritone from Canelli. He sang at La Scala for seven seasons and recorded for Fonotipia."
    }
  ],
  people: [
    {
      id: "ilaria-scagliotti",
      about: "An English team page, an Italian interview, a LinkedIn listing.",
      contact: { email: "i.scagliotti@torchiaro-vinotecnica.example", full_name: "Ilaria Scagliotti" },
      outcome: "found",
      facts: {
        title: "Managing Director | amministratrice delegata",
        company: "Torchiaro Vinotecnica",
        location: "Canelli, Piemonte, Italia | Canelli",
        education: [{ institution: "University of Turin", field: "viticulture and enology", year: 2001 }],
        pets: ["Brina | lagotta | lagotto | la mia lagotta"],
        linkedin:
          "https://www.linkedin.com/in/ilaria-scagliotti-vinotecnica | https://it.linkedin.com/in/ilaria-scagliotti-vinotecnica"
      },
      also: {
        industry: "winery equipment",
        memberships: ["Federvinotec | council of Federvinotec"],
        hobbies: ["tartufi | Vado per tartufi | truffle hunting | truffles"],
        interests: ["tartufi | truffles"],
        linkedin_bio:
          "Presse, pompe, filtri: tutto quello che sta tra il grappolo e la bottiglia | Managing Director"
      },
      sources: [
        "https://torchiaro-vinotecnica.example/people",
        "https://cantinetecniche.example/2026/03/intervista-scagliotti",
        "https://it.linkedin.com/in/ilaria-scagliotti-vinotecnica"
      ]
    },
    {
      id: "renata-olivazzo",
      about: "Promoted in January: ORCID and a conference still tell the old title.",
      contact: {
        email: "r.olivazzo@torchiaro-vinotecnica.example",
        full_name: "Renata Olivazzo",
        company: "Torchiaro Vinotecnica"
      },
      outcome: "found",
      facts: {
        title: "Head of Research and Development",
        company: "Torchiaro Vinotecnica",
        skills: ["crossflow filtration", "ceramic membranes"],
        education: [
          { institution: "University of Padua", degree: "PhD", field: "Chemical Engineering", year: 2018 }
        ]
      },
      also: {
        location: "Canelli | Canelli, IT | Canelli, Italy | Italy | IT",
        industry: "winery equipment",
        achievements: [
          "Ceramic membranes and the colour of Barbera",
          "Anthocyanin losses on ceramic membranes"
        ]
      },
      sources: [
        "https://torchiaro-vinotecnica.example/people",
        "https://torchiaro-vinotecnica.example/news",
        "https://membranedays.example/2025/speakers",
        "https://pub.orcid.org/v3.0/0000-0002-6183-5576/person",
        "https://pub.orcid.org/v3.0/0000-0002-6183-5576/employments",
        "https://pub.orcid.org/v3.0/0000-0002-6183-5576/educations",
        "https://pub.orcid.org/v3.0/0000-0002-6183-5576/works"
      ]
    },
    {
      id: "dario-quaglino",
      about: "A baritone of the same name and town, dead since 1931, with an article and a data item.",
      contact: {
        full_name: "Dario Quaglino",
        company: "Torchiaro Vinotecnica",
        location: "Canelli"
      },
      outcome: "found",
      facts: { title: "After-Sales Manager", company: "Torchiaro Vinotecnica" },
      also: { location: "Canelli (AT), Italy | Canelli", industry: "winery equipment" },
      sources: ["https://torchiaro-vinotecnica.example/people"],
      never: ["baritone", "baritono", "operatic", "La Scala", "Fonotipia", "1868", "1931"]
    },
    {
      id: "pietro-gamalero",
      about: "Name only from the address; an Italian club names him with town and employer.",
      contact: { email: "pietro.gamalero@torchiaro-vinotecnica.example" },
      outcome: "found",
      facts: {
        title: "Export Manager",
        company: "Torchiaro Vinotecnica",
        location: "Nizza Monferrato",
        certifications: ["certified sommelier | sommelier"]
      },
      also: {
        industry: "winery equipment",
        skills: ["English", "Spanish", "German"],
        memberships: ["Pedale d'Epoca Monferrino"],
        hobbies: ["biciclette d'epoca | vintage bicycles | vintage cycling"],
        interests: ["biciclette d'epoca | vintage bicycles"]
      },
      sources: [
        "https://torchiaro-vinotecnica.example/people",
        "https://pedaledepoca-monferrino.example/direttivo"
      ]
    }
  ]
}
