import type { WorldPart } from "../World.ts"

const site = "https://www.fehnwarte.example"

const typo = (
  lang: "de" | "en",
  titel: string,
  inhalt: string
): string => `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${titel} : Fehnwarte</title><meta name="DC.publisher" content="Fehnwarte – Institut für Moor- und Küstenböden e. V."></head><body>
<div class="metanav"><a href="/de/">Deutsch</a> <a href="/en/">English</a> <a href="/de/leichte-sprache">Leichte Sprache</a> <a href="/de/gebaerdensprache">Gebärdensprache</a></div>
<div class="logo">Fehnwarte<br><small>Institut für Moor- und Küstenböden</small></div>
<ul class="nav"><li><a href="/de/forschung">${lang === "de" ? "Forschung" : "Research"}</a></li><li><a href="/de/personen">${lang === "de" ? "Personen" : "People"}</a></li><li><a href="/de/publikationen">${lang === "de" ? "Publikationen" : "Publications"}</a></li><li><a href="/de/presse/renaturierungspreis">${lang === "de" ? "Presse" : "Press"}</a></li></ul>
<div class="breadcrumb">${lang === "de" ? "Sie sind hier" : "You are here"}: Start › ${titel}</div>
<div id="content">${inhalt}</div>
<div class="footer">Fehnwarte e. V. · Am Verlaat 3 · 26789 Leer (Ostfriesland) · gefördert vom Land Niedersachsen · <a href="/de/impressum">Impressum</a> · <a href="/de/barrierefreiheit">Barrierefreiheit</a></div></body></html>`

/** A research institute for peat in Leer: records of the sciences, and a laboratory head who shares town and name with a dentist. */
export const fehnwarte: WorldPart = {
  pages: [
    {
      url: `${site}/`,
      body: typo(
        "de",
        "Start",
        `<h1>Moor muss nass.</h1><p>Die Fehnwarte erforscht Moor- und Küstenböden zwischen Ems und Jade. 38 Beschäftigte, vier Messfelder, ein Torfkahn.</p>`
      )
    },
    {
      url: `${site}/de/personen`,
      body: typo(
        "de",
        "Personen",
        `<h1>Personen</h1><h2>Wissenschaft</h2><div class="person"><strong>Prof. Dr. Gesine Ubbens</strong><br>Direktorin<br>Raum 201</div>
<div class="person"><strong>Dr. Wiebke Tjarksen</strong><br>Leiterin der Arbeitsgruppe Treibhausgase<br>Raum 114 · Tel. 0491 555-014</div>
<div class="person"><strong>Dr. Amadou Keïta</strong><br>Fernerkundung<br>Raum 117</div>
<h2>Technik</h2><div class="person"><strong>Hauke Brinkama</strong><br>Leiter des Zentrallabors<br>Raum U04 · Tel. 0491 555-031</div>
<div class="person"><strong>Insa Freese</strong><br>Laborantin</div><h2>Verwaltung</h2><div class="person"><strong>Uwe Kromminga</strong><br>Verwaltungsleiter</div>`
      )
    },
    {
      url: `${site}/en/people/wiebke-tjarksen`,
      body: typo(
        "en",
        "Dr. Wiebke Tjarksen",
        `<h1>Dr. Wiebke Tjarksen</h1><p>Head of the Greenhouse Gas Group</p><p>I study how much methane and carbon dioxide a bog gives off while it is being rewetted, and how to tell farmers before it happens. My group runs four eddy covariance towers between Ems and Jade.</p><h3>Vita</h3><ul><li>since 2019 Head of the Greenhouse Gas Group, Fehnwarte, Leer</li><li>2014–2018 postdoctoral researcher, Uppsala</li><li>2014 Dr. rer. nat., soil science, University of Greifswald</li></ul><h3>Service</h3><p>Member of the German Mire and Peat Society; reviewer for several journals.</p><p>ORCID: <a href="https://orcid.org/0000-0003-7180-2264">0000-0003-7180-2264</a> · Bluesky: @tjarksen.moornass.example</p>`
      )
    },
    {
      url: `${site}/de/presse/renaturierungspreis`,
      news: { seen: "20260612T090000Z", language: "German", country: "Germany" },
      body: typo(
        "de",
        "Renaturierungspreis für Wiebke Tjarksen",
        `<h1>Renaturierungspreis für Wiebke Tjarksen</h1><p>Leer, 12. Juni 2026. Dr. Wiebke Tjarksen, Leiterin der Arbeitsgruppe Treibhausgase an der Fehnwarte, erhält den Niedersächsischen Renaturierungspreis 2026. Die Jury würdigt ihre Methanmessungen im Klostermoor und ihren langen Atem in Versammlungen mit Landwirten.</p><p>Das Preisgeld von 10 000 Euro gibt sie an die Stiftung Nasse Füße weiter, für die sie sich seit Jahren ehrenamtlich engagiert.</p><p>Tjarksen wohnt in Oldersum, spielt Akkordeon in der Tanzkapelle „Torf &amp; Töne“ und segelt ein Plattbodenschiff.</p><p>Pressekontakt: presse@fehnwarte.example</p>`
      )
    },
    {
      url: `${site}/en/facilities/central-laboratory`,
      body: typo(
        "en",
        "Central laboratory",
        `<h1>Central laboratory</h1><p>Our laboratory analyses peat, water and gas for all groups and for partners. It has been accredited to ISO/IEC 17025 since 2022, an effort led by its head, Hauke Brinkama.</p><p>Methods: gas chromatography, isotope ratio mass spectrometry, ash content, and patience.</p><p>Head: Hauke Brinkama, state-certified chemical technician (Chemietechniker) · Deputy: Insa Freese</p>`
      )
    },
    {
      url: "https://bossel-logabirum.example/mannschaften",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Mannschaften - BV „Free weg“ Logabirum</title></head><body><p><a href="/">Home</a> :: <a href="/termine">Termine</a> :: <a href="/mannschaften">Mannschaften</a> :: <a href="/gaestebuch">Gästebuch</a></p><h1>Männer II (Holz)</h1><p>Kreismeister 2025!</p><p>Mannschaftsführer: <b>Hauke Brinkama</b> (im Hauptberuf hütet er bei der Fehnwarte das Labor). Werfer: Onno Saathoff, Jann Ennen, Hauke Brinkama, Detert Kok.</p><p>Hauke ist außerdem unser Mann für Grünkohl und für die Homepage.</p></body></html>`
    },
    {
      url: "https://leeraner-rundblick.example/2026/09/brinkama-labor-portraet",
      news: { seen: "20260905T050000Z", language: "German", country: "Germany" },
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Der Herr der Gase – Leeraner Rundblick</title></head><body><header>Leeraner Rundblick <a href="/leer">Stadt Leer</a> <a href="/rheiderland">Rheiderland</a> <a href="/sport">Sport</a> <a href="/eanzeigen">Anzeigen</a></header><div class="consent">Weiterlesen mit Werbung oder mit Abo</div><article><h1>Der Herr der Gase</h1><p>Von Theda Wilken · 5. September 2026</p><p>LEER. Wer zu Hauke Brinkama will, muss in den Keller der Fehnwarte. Dort misst der Laborleiter, was das Moor ausatmet. „Nein, ich bohre nicht“, sagt der 52-Jährige, denn er wird oft verwechselt. Er ist nicht mit dem anderen verwandt.</p><p>Gelernt hat er den Beruf in Emden, dann besuchte er die Technikerschule in Oldenburg, Fachrichtung Chemietechnik, Abschluss 1999. Heute bildet er selbst Chemielaboranten aus und sitzt im Prüfungsausschuss der IHK.</p><p>Zu Hause in Logabirum stehen drei Motorräder der Marke Zündapp, an denen er schraubt. Für das Rettungsboot der DGzRS sammelt er seit zwanzig Jahren Spenden, und wenn Kickers Emden spielt, ist er im Ostfriesland-Stadion. Bewacht wird das alles von Fiete, einem Rauhaardackel.</p></article></body></html>`
    },
    {
      url: "https://zahnarzt-brinkama-leer.example/",
      body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Zahnarztpraxis Dr. Hauke Brinkama, Leer</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"Zahnarztpraxis Dr. Hauke Brinkama","address":{"@type":"PostalAddress","streetAddress":"Mühlenstraße 61","postalCode":"26789","addressLocality":"Leer"},"employee":{"@type":"Person","name":"Dr. Hauke Brinkama","jobTitle":"Zahnarzt"}}</script></head><body><h1>Willkommen in unserer Praxis</h1><p>Dr. med. dent. Hauke Brinkama, Zahnarzt in Leer. Schwerpunkt Implantologie. Studium in Göttingen. Mitglied im Golfclub Gut Hasselt und im Rotary Club Leer.</p><p>Sprechzeiten: Mo–Do 8–12, 14–18 Uhr</p></body></html>`
    }
  ],
  orcid: [
    {
      id: "0000-0003-7180-2264",
      given: "Wiebke",
      family: "Tjarksen",
      biography: "Soil scientist working on greenhouse gas exchange of rewetted peatlands.",
      keywords: ["peatland rewetting", "methane", "eddy covariance"],
      urls: [{ label: "Fehnwarte", url: `${site}/en/people/wiebke-tjarksen` }],
      country: "DE",
      employments: [
        {
          organization: "Fehnwarte – Institut für Moor- und Küstenböden",
          role: "Head of the Greenhouse Gas Group",
          city: "Leer",
          country: "DE",
          from: 2019
        },
        {
          organization: "Uppsala universitet",
          role: "Postdoctoral researcher",
          city: "Uppsala",
          country: "SE",
          from: 2014,
          to: 2018
        }
      ],
      educations: [
        {
          organization: "University of Greifswald",
          role: "Dr. rer. nat.",
          department: "Soil science",
          city: "Greifswald",
          country: "DE",
          from: 2010,
          to: 2014
        }
      ],
      works: [
        {
          title: "Methane pulses in the first three winters after rewetting",
          type: "journal-article",
          year: 2024,
          journal: "Mire Letters"
        },
        {
          title: "What to tell a farmer about a bog",
          type: "journal-article",
          year: 2022,
          journal: "Wetland Practice"
        }
      ]
    }
  ],
  openalex: [
    {
      id: "A5099120043",
      name: "Wiebke Tjarksen",
      orcid: "0000-0003-7180-2264",
      institution: "Fehnwarte – Institut für Moor- und Küstenböden",
      country: "DE",
      years: [2019, 2022, 2024, 2026],
      works_count: 27,
      cited_by_count: 611,
      topics: ["Peatland ecology", "Greenhouse gas fluxes", "Wetland restoration"]
    }
  ],
  crossref: [
    {
      doi: "10.55555/mire.2024.0117",
      title: "Methane pulses in the first three winters after rewetting",
      journal: "Mire Letters",
      published: [2024, 3, 11],
      authors: [
        {
          given: "Wiebke",
          family: "Tjarksen",
          affiliation: "Fehnwarte – Institut für Moor- und Küstenböden",
          orcid: "0000-0003-7180-2264"
        },
        { given: "Amadou", family: "Keïta", affiliation: "Fehnwarte – Institut für Moor- und Küstenböden" }
      ]
    }
  ],
  bluesky: [
    {
      handle: "tjarksen.moornass.example",
      name: "Wiebke Tjarksen",
      description: "Moor, Methan, Musik. Leads the GHG group at Fehnwarte, Leer. Bogs are not swamps.",
      posts: [
        { text: "Tower 3 is back. The culprit was a stork.", at: "2026-07-02T09:00:00.000Z" },
        {
          text: "Danke für alle Glückwünsche! Das Geld geht an Nasse Füße, der Kuchen nicht.",
          at: "2026-06-13T16:00:00.000Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "wiebke-tjarksen",
      about:
        "A scientist with ORCID, OpenAlex, Crossref and Bluesky, a staff page in English and a press release in German.",
      contact: { email: "tjarksen@fehnwarte.example", full_name: "Dr. Wiebke Tjarksen" },
      outcome: "found",
      facts: {
        title:
          "Head of the Greenhouse Gas Group | Leiterin der Arbeitsgruppe Treibhausgase | Leiterin Arbeitsgruppe Treibhausgase | Head of Greenhouse Gas Group",
        company:
          "Fehnwarte | Fehnwarte – Institut für Moor- und Küstenböden | Fehnwarte e. V. | Institut für Moor- und Küstenböden",
        location: "Oldersum | Oldersum, Leer | Oldersum, Ostfriesland",
        skills: ["eddy covariance", "peatland rewetting", "methane"],
        achievements: [
          "Niedersächsischen Renaturierungspreis 2026 | Niedersächsischer Renaturierungspreis 2026 | Renaturierungspreis | Renaturierungspreis 2026 | Niedersächsischer Renaturierungspreis",
          "Methane pulses in the first three winters after rewetting"
        ],
        hobbies: [
          "spielt Akkordeon | Akkordeon | accordion | plays the accordion | plays accordion",
          "segelt ein Plattbodenschiff | Segeln | segelt | sailing | Plattbodenschiff"
        ],
        causes: ["Stiftung Nasse Füße | Nasse Füße"],
        memberships: ["German Mire and Peat Society"],
        education: [
          {
            institution: "University of Greifswald | Universität Greifswald",
            degree: "Dr. rer. nat. | Dr. | PhD | doctorate",
            field: "soil science",
            year: 2014
          }
        ]
      },
      also: {
        title:
          "Soil scientist | reviewer | postdoctoral researcher | Leads the GHG group | Leiterin | researcher",
        location:
          "Leer | Leer, Germany | Leer, Ostfriesland | Leer (Ostfriesland) | DE | Germany | Deutschland | Leer, DE | 26789 Leer",
        industry:
          "research | peatland research | Forschung | Moor- und Küstenböden | soil science | Wetland restoration | science | peatland | environmental research | Peatland ecology | Bodenforschung",
        skills: [
          "Peatland ecology | peatland | peatlands | rewetted peatlands",
          "Greenhouse gas fluxes | greenhouse gas exchange | greenhouse gas | Treibhausgase | greenhouse gas exchange of rewetted peatlands | Greenhouse gases",
          "Wetland restoration",
          "Methanmessungen | Methan",
          "soil science",
          "carbon dioxide",
          "Moor | bog | bogs",
          "Akkordeon | accordion"
        ],
        achievements: [
          "What to tell a farmer about a bog",
          "four eddy covariance towers | My group runs four eddy covariance towers",
          "27 works | 611 citations | works_count 27",
          "Methanmessungen im Klostermoor | Methanmessungen",
          "Head of the Greenhouse Gas Group since 2019"
        ],
        interests: [
          "Moor | Moor, Methan, Musik | bog | bogs | Moore | peatlands | peatland",
          "Methan | methane",
          "Musik | music",
          "peatland rewetting | rewetting | rewetted peatlands",
          "eddy covariance",
          "Greenhouse gas fluxes | greenhouse gas exchange | Greenhouse gases",
          "Wetland restoration",
          "Peatland ecology",
          "sailing | Segeln",
          "Akkordeon | accordion",
          "Landwirte | farmers",
          "carbon dioxide"
        ],
        hobbies: ["Musik | music | Torf & Töne | Tanzkapelle | Tanzkapelle „Torf & Töne“"],
        causes: [
          "Moor muss nass | rewetting | peatland rewetting | Wetland restoration | Renaturierung | Moorschutz"
        ],
        memberships: ["Tanzkapelle „Torf & Töne“ | Torf & Töne", "Stiftung Nasse Füße"]
      },
      sources: [
        `${site}/de/personen`,
        `${site}/en/people/wiebke-tjarksen`,
        `${site}/de/presse/renaturierungspreis`,
        "https://pub.orcid.org/v3.0/0000-0003-7180-2264/person",
        "https://pub.orcid.org/v3.0/0000-0003-7180-2264/employments",
        "https://pub.orcid.org/v3.0/0000-0003-7180-2264/educations",
        "https://api.crossref.org/works?query.author=Wiebke%20Tjarksen",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=tjarksen.moornass.example"
      ]
    },
    {
      id: "hauke-brinkama",
      about: "A dentist in the same town has his name, and structured data.",
      contact: { email: "brinkama@fehnwarte.example", full_name: "Hauke Brinkama", company: "Fehnwarte" },
      outcome: "found",
      facts: {
        title:
          "Leiter des Zentrallabors | Laborleiter | Leiter Zentrallabor | Head of the central laboratory | Head of central laboratory",
        company:
          "Fehnwarte | Fehnwarte – Institut für Moor- und Küstenböden | Fehnwarte e. V. | Institut für Moor- und Küstenböden",
        location: "Logabirum | Leer-Logabirum | Logabirum, Leer",
        skills: ["gas chromatography", "isotope ratio mass spectrometry"],
        achievements: [
          "accredited to ISO/IEC 17025 | ISO/IEC 17025 | ISO/IEC 17025 accreditation | accreditation to ISO/IEC 17025",
          "Kreismeister 2025 | Kreismeister"
        ],
        hobbies: [
          "Motorräder der Marke Zündapp | Zündapp | Motorräder | motorcycles | drei Motorräder der Marke Zündapp | Zündapp motorcycles"
        ],
        sports_teams: ["Kickers Emden"],
        causes: ["DGzRS | Rettungsboot der DGzRS | das Rettungsboot der DGzRS"],
        memberships: [
          "BV „Free weg“ Logabirum | Free weg Logabirum | BV Free weg Logabirum | Free weg",
          "Prüfungsausschuss der IHK | IHK | IHK Prüfungsausschuss | IHK-Prüfungsausschuss"
        ],
        education: [
          {
            institution: "Technikerschule in Oldenburg | Technikerschule Oldenburg | Technikerschule",
            field: "Chemietechnik",
            year: 1999
          }
        ],
        pets: [
          "Rauhaardackel | Fiete | Fiete, einem Rauhaardackel | Fiete, ein Rauhaardackel | Rauhaardackel Fiete | dachshund | wire-haired dachshund"
        ]
      },
      also: {
        title:
          "Mannschaftsführer | Chemietechniker | state-certified chemical technician | chemical technician | Head | Werfer | Ausbilder | state-certified chemical technician (Chemietechniker)",
        company: "BV „Free weg“ Logabirum | Free weg",
        location:
          "Leer | Leer, Germany | Leer, Ostfriesland | Leer (Ostfriesland) | Germany | Deutschland | 26789 Leer",
        industry:
          "research | peatland research | Forschung | Moor- und Küstenböden | soil science | science | environmental research | laboratory | peatland | Bodenforschung | Chemie",
        skills: [
          "ash content",
          "Chemietechnik | chemistry | chemical technician",
          "bildet Chemielaboranten aus | Ausbildung | Chemielaboranten | training laboratory technicians",
          "analyses peat, water and gas | peat, water and gas | peat analysis",
          "ISO/IEC 17025 | accreditation",
          "Gase | gas",
          "Homepage",
          "mass spectrometry",
          "patience",
          "Labor | laboratory"
        ],
        achievements: [
          "sammelt er seit zwanzig Jahren Spenden | sammelt seit zwanzig Jahren Spenden",
          "bildet Chemielaboranten aus | bildet selbst Chemielaboranten aus",
          "an effort led by its head"
        ],
        interests: [
          "Zündapp | Motorräder | motorcycles",
          "Kickers Emden | football | Fußball",
          "Boßeln | Bosseln | Holz",
          "Grünkohl",
          "DGzRS",
          "Moor | peat",
          "Homepage"
        ],
        hobbies: [
          "Boßeln | Bosseln | Werfer | Männer II (Holz)",
          "Grünkohl",
          "Kickers Emden",
          "Homepage",
          "sammelt Spenden"
        ],
        sports_teams: [
          "BV „Free weg“ Logabirum | Free weg | Männer II (Holz) | Männer II | Free weg Logabirum"
        ],
        causes: ["sammelt Spenden | Spenden"],
        memberships: ["DGzRS"],
        certifications: [
          "state-certified chemical technician (Chemietechniker) | Chemietechniker | state-certified chemical technician",
          "ISO/IEC 17025"
        ],
        education: [
          {
            institution: "Technikerschule in Oldenburg",
            degree: "Chemietechniker | state-certified chemical technician"
          }
        ]
      },
      sources: [
        `${site}/de/personen`,
        `${site}/en/facilities/central-laboratory`,
        "https://bossel-logabirum.example/mannschaften",
        "https://leeraner-rundblick.example/2026/09/brinkama-labor-portraet"
      ],
      never: ["Zahnarzt", "med. dent", "Implantologie", "Göttingen", "Golfclub", "Rotary", "Dentist"]
    }
  ]
}
