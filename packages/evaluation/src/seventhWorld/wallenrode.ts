import type { WorldPart } from "../World.ts"

const shell = (lang: string, title: string, body: string): string => `<!DOCTYPE html>
<html lang="${lang}" dir="ltr"><head><meta charset="utf-8"><!-- This website is powered by TYPO3 - inspiring people to share! --><title>${title} - Universität Wallenrode</title><meta name="generator" content="TYPO3 CMS"></head>
<body><a class="sr-only" href="#content">Zum Inhalt springen</a><div class="meta-nav"><a href="/">Startseite</a> <a href="/studium">Studium</a> <a href="/forschung">Forschung</a> <a href="/einrichtungen">Einrichtungen</a> <a href="?L=1">English</a> <a href="/leichte-sprache">Leichte Sprache</a></div>
<div class="breadcrumb">Universität Wallenrode › Fakultät für Bau- und Umweltingenieurwissenschaften › Fachgebiet Urbane Wasserwirtschaft</div>
<div id="content">${body}</div>
<footer>Universität Wallenrode · Am Alten Hafen 1 · 28999 Wallenrode <a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a> <a href="/barrierefreiheit">Barrierefreiheit</a></footer></body></html>`

const oberlaender = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="generator" content="Hugo 0.139.0"><title>${title}</title><link rel="alternate" type="application/atom+xml" href="/atom.xml"></head><body><nav><a href="/">til oberländer</a> / <a href="/now">now</a> / <a href="/posts">posts</a> / <a href="/impressum">impressum</a></nav>${body}<footer>Built with Hugo. <a href="/impressum">Impressum</a></footer></body></html>`

/** A German university: a professor by a table, records and a press release; a research software engineer with a plain site. */
export const wallenrode: WorldPart = {
  pages: [
    {
      url: "https://uni-wallenrode.example/fb5/urbane-wasserwirtschaft/team",
      body: shell(
        "de",
        "Team des Fachgebiets",
        `<h1>Team</h1><table class="contenttable"><thead><tr><th>Name</th><th>Funktion</th><th>Raum</th><th>Telefon</th><th>E-Mail</th></tr></thead><tbody><tr><td>Prof. Dr.-Ing. Hedwig Marschallek</td><td>Leiterin des Fachgebiets</td><td>W 2.114</td><td>-3340</td><td>marschallek(at)uni-wallenrode.example</td></tr><tr><td>Gisela Piontek</td><td>Sekretariat</td><td>W 2.113</td><td>-3341</td><td>piontek(at)uni-wallenrode.example</td></tr><tr><td>Til Oberländer, M.Sc.</td><td>Research Software Engineer</td><td>W 2.120</td><td>-3352</td><td>oberlaender(at)uni-wallenrode.example</td></tr><tr><td>Nasrin Golabi, M.Sc.</td><td>Wissenschaftliche Mitarbeiterin</td><td>W 2.121</td><td>-3353</td><td>golabi(at)uni-wallenrode.example</td></tr></tbody></table>`
      )
    },
    {
      url: "https://uni-wallenrode.example/fb5/urbane-wasserwirtschaft/team/marschallek",
      body: shell(
        "de",
        "Prof. Dr.-Ing. Hedwig Marschallek",
        `<h1>Prof. Dr.-Ing. Hedwig Marschallek</h1><p>Professorin für Urbane Wasserwirtschaft</p><h2>Forschungsschwerpunkte</h2><ul><li>Starkregenvorsorge</li><li>Kanalnetzmodellierung</li><li>Schwammstadt</li></ul>
<h2>Lebenslauf</h2><table><tr><td>seit 2014</td><td>Professorin für Urbane Wasserwirtschaft, Universität Wallenrode</td></tr><tr><td>2009–2014</td><td>Projektleiterin, Hansewasser-Planung GmbH</td></tr><tr><td>2008</td><td>Promotion zur Dr.-Ing., TU Braunschweig</td></tr><tr><td>2003</td><td>Diplom Bauingenieurwesen, Leibniz Universität Hannover</td></tr></table>
<h2>Mitgliedschaften</h2><p>Deutsche Vereinigung für Wasserwirtschaft, Abwasser und Abfall (DWA)<br>International Water Association</p><h2>Sprechstunde</h2><p>Dienstags 14–15 Uhr, Anmeldung bei Frau Piontek</p>`
      )
    },
    {
      url: "https://uni-wallenrode.example/presse/2025/landeslehrpreis",
      body: shell(
        "de",
        "Landeslehrpreis für Hedwig Marschallek",
        `<p class="date">Pressemitteilung Nr. 88/2025 vom 27. November 2025</p><h1>Landeslehrpreis für Hedwig Marschallek</h1><p>Die Wallenroder Bauingenieurin Prof. Dr.-Ing. Hedwig Marschallek ist mit dem Landeslehrpreis 2025 ausgezeichnet worden. Die Jury lobte ihr „Regenlabor“, in dem Studierende ganze Straßenzüge fluten dürfen.</p><p>„Wasser verzeiht keine Rechenfehler, ich schon“, sagte Marschallek bei der Verleihung. Der Preis ist mit 30.000 Euro dotiert.</p><p>Kanzler Dr. Wulf Reinecke gratulierte im Namen der Hochschulleitung.</p><p>Kontakt: Pressestelle, Anja Tietjen</p>`
      )
    },
    {
      url: "https://kammerorchester-wallenrode.example/besetzung",
      body: `<html><head><title>Besetzung - Kammerorchester Wallenrode e.V.</title></head><body><h1>Kammerorchester Wallenrode e.V.</h1><h2>Besetzung</h2><h3>Viola</h3>Hedwig Marschallek<br>Bernd Osterkamp<br>Yumi Hashimoto-Lange<h3>Violoncello</h3>Karl-Heinz Buck<br>Ida Fresemann<h2>Proben</h2>Mittwochs 19:30 Uhr, Aula der Uni Wallenrode</body></html>`
    },
    {
      url: "https://wallenroder-anzeiger.example/lokales/stadtratswahl-kandidaten",
      news: { seen: "20260301T060000Z", language: "German", country: "Germany" },
      body: `<!doctype html><html lang="de"><head><title>Alle Kandidierenden für den Stadtrat im Überblick | Wallenroder Anzeiger</title></head><body><p>Anzeige</p><h1>Alle Kandidierenden für den Stadtrat im Überblick</h1><h2>Bündnis 90/Die Grünen</h2><p>1. Swantje Ahlers (Lehrerin), 2. Hedwig Marschallek (Professorin, Universität Wallenrode), 3. Murat Kesici (Erzieher)</p><h2>CDU</h2><p>1. Gerd Lammers (Landwirt)</p><p><a href="/abo">Jetzt Abo abschließen</a></p></body></html>`
    },
    {
      url: "https://oberlaender.example/",
      body: oberlaender(
        "til oberländer",
        `<main><h1>moin, i’m til.</h1><p>Til Oberländer, research software engineer at Universität Wallenrode, where I turn other people’s MATLAB into Python that somebody can run in ten years. Core developer of <a href="https://gitlab.com/toberlaender/pyswale">pyswale</a>, a toolkit for urban drainage models.</p><p>M.Sc. in Computational Engineering, TU Darmstadt, 2018. Before that: Abitur, a year on a dredger, and a lot of Minecraft.</p><p>I’m a member of de-RSE e.V. and I teach for The Carpentries (certified instructor).</p></main>`
      )
    },
    {
      url: "https://oberlaender.example/now",
      body: oberlaender(
        "now – til oberländer",
        `<main><h1>what i’m doing now</h1><p>(updated 3 november 2026)</p><ul><li>living in Wallenrode with Jule, two kids and a cat named Fortran</li><li>learning to fold a dinghy sail without help; we sail on the Weser when it lets us</li><li>hosting a repair café with Repair-Café Alter Hafen on the last saturday of the month</li><li>building modular synths instead of sleeping</li><li>suffering with Werder</li></ul></main>`
      )
    },
    {
      url: "https://oberlaender.example/atom.xml",
      content_type: "application/atom+xml; charset=utf-8",
      body: `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>til oberländer</title><link href="https://oberlaender.example/"/><updated>2026-08-30T10:00:00Z</updated><id>https://oberlaender.example/</id><author><name>Til Oberländer</name></author><entry><title>How we test a model that nobody believes</title><link href="https://oberlaender.example/posts/testing-models"/><id>https://oberlaender.example/posts/testing-models</id><updated>2026-08-30T10:00:00Z</updated><summary>Property-based tests for stormwater.</summary></entry><entry><title>Fortran (the cat) turns ten</title><link href="https://oberlaender.example/posts/fortran-ten"/><id>https://oberlaender.example/posts/fortran-ten</id><updated>2026-05-11T10:00:00Z</updated><summary>Still no garbage collection.</summary></entry></feed>`
    }
  ],
  orcid: [
    {
      id: "0000-0001-7713-4402",
      given: "Hedwig",
      family: "Marschallek",
      biography:
        "Professor of Urban Water Management at Universität Wallenrode. Works on pluvial flooding and sewer network modelling.",
      keywords: ["urban drainage", "pluvial flooding", "sewer network modelling"],
      country: "DE",
      employments: [
        {
          organization: "Universität Wallenrode",
          role: "Professor of Urban Water Management",
          department: "Faculty of Civil and Environmental Engineering",
          city: "Wallenrode",
          country: "DE",
          from: 2014
        },
        {
          organization: "Hansewasser-Planung GmbH",
          role: "Project Manager",
          city: "Bremen",
          country: "DE",
          from: 2009,
          to: 2014
        }
      ],
      educations: [
        {
          organization: "TU Braunschweig",
          role: "Dr.-Ing.",
          city: "Braunschweig",
          country: "DE",
          from: 2003,
          to: 2008
        }
      ],
      works: [
        {
          title: "Streets as rivers: calibrating dual drainage models with citizen photographs",
          type: "journal-article",
          year: 2026,
          journal: "Journal of Urban Hydrology"
        },
        {
          title: "What the gully sees: low-cost sensing in combined sewers",
          type: "journal-article",
          year: 2023,
          journal: "Water and Cities"
        }
      ]
    }
  ],
  openalex: [
    {
      id: "A5077134402",
      name: "Hedwig Marschallek",
      orcid: "0000-0001-7713-4402",
      institution: "Universität Wallenrode",
      country: "DE",
      years: [2014, 2019, 2023, 2026],
      works_count: 74,
      cited_by_count: 1630,
      topics: ["Urban Stormwater Management", "Flood Risk Assessment"]
    }
  ],
  crossref: [
    {
      doi: "10.5555/juh.2026.0417",
      title: "Streets as rivers: calibrating dual drainage models with citizen photographs",
      journal: "Journal of Urban Hydrology",
      published: [2026, 4],
      authors: [
        { given: "Nasrin", family: "Golabi", affiliation: "Universität Wallenrode" },
        { given: "Til", family: "Oberländer", affiliation: "Universität Wallenrode" },
        {
          given: "Hedwig",
          family: "Marschallek",
          affiliation: "Universität Wallenrode",
          orcid: "0000-0001-7713-4402"
        }
      ]
    }
  ],
  github: [
    {
      login: "toberlaender",
      id: 772114,
      name: "Til Oberländer",
      company: "Universität Wallenrode",
      blog: "https://oberlaender.example",
      location: "Wallenrode, Germany",
      bio: "RSE. Mostly on GitLab.",
      repositories: [
        {
          name: "synthrack",
          description: "Power budget calculator for modular synths",
          language: "Python",
          topics: ["eurorack"],
          stars: 57,
          pushed_at: "2026-01-12T22:10:00Z"
        }
      ]
    }
  ],
  gitlab: [
    {
      id: 7721140,
      username: "toberlaender",
      name: "Til Oberländer",
      job_title: "Research Software Engineer",
      organization: "Universität Wallenrode",
      location: "Wallenrode",
      website_url: "https://oberlaender.example",
      projects: [
        {
          name: "pyswale",
          description: "A Python toolkit for urban drainage models",
          at: "2026-11-01T10:00:00Z"
        },
        { name: "swmm-fortran", description: "Bindings nobody asked for", at: "2025-09-10T10:00:00Z" }
      ]
    }
  ]
}
