import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><title>${title} – Universität Lindenau</title></head>
<body><nav><a href="/">Startseite</a> <a href="/institut/team">Team</a> <a href="/institut/forschung">Forschung</a> <a href="/impressum">Impressum</a></nav>
<div id="content">${body}</div><footer>Universität Lindenau · Institut für Bodenphysik · Am Steinbruch 4 · 37999 Lindenau</footer></body></html>`

/** A German university: an institute whose pages speak German, and scholars in every register of scholars. */
export const lindenau: WorldPart = {
  pages: [
    {
      url: "https://uni-lindenau.example/",
      body: shell(
        "Willkommen",
        `<h1>Universität Lindenau</h1><p>Forschen und lehren seit 1873. Zum <a href="/institut/team">Institut für Bodenphysik</a>.</p>`
      )
    },
    {
      url: "https://uni-lindenau.example/institut/team",
      body: shell(
        "Team",
        `<h1>Mitarbeiterinnen und Mitarbeiter</h1>
<h2>Institutsleitung</h2><p><strong>Prof. Dr. Jürgen Häußler</strong><br>Professor für Bodenphysik, Institutsleiter<br>Telefon +49 5555 12-340<br>E-Mail: <a href="mailto:haeussler@uni-lindenau.example">haeussler@uni-lindenau.example</a><br><a href="/institut/team/haeussler">Zur Person</a></p>
<h2>Wissenschaftliche Mitarbeiterinnen und Mitarbeiter</h2><p><strong>Dr. Annegret Schöller-Vogt</strong><br>Akademische Rätin<br>E-Mail: <a href="mailto:a.schoeller-vogt@uni-lindenau.example">a.schoeller-vogt@uni-lindenau.example</a></p>
<p><strong>Şule Yıldırım, M.Sc.</strong><br>Doktorandin<br>E-Mail: <a href="mailto:yildirim@uni-lindenau.example">yildirim@uni-lindenau.example</a></p>`
      )
    },
    {
      url: "https://uni-lindenau.example/institut/team/haeussler",
      body: shell(
        "Prof. Dr. Jürgen Häußler",
        `<h1>Prof. Dr. Jürgen Häußler</h1><p>Jürgen Häußler ist Professor für Bodenphysik an der Universität Lindenau und leitet seit 2015 das Institut.</p>
<h2>Lebenslauf</h2><ul><li>2009 Habilitation, Universität Lindenau</li><li>2003 Promotion (Dr. rer. nat.), Universität Göttingen</li><li>1998 Diplom in Physik, Universität Göttingen</li></ul>
<h2>Auszeichnungen</h2><ul><li>2021 Wilhelm-Kubiena-Preis der Deutschen Bodenkundlichen Gesellschaft</li></ul>
<h2>Mitgliedschaften</h2><ul><li>Deutsche Bodenkundliche Gesellschaft</li></ul>`
      )
    }
  ],
  orcid: [
    {
      id: "0000-0001-7002-3391",
      given: "Jürgen",
      family: "Häußler",
      other_names: ["J. Haeussler"],
      keywords: ["soil physics", "vadose zone"],
      country: "DE",
      employments: [
        {
          organization: "Universität Lindenau",
          role: "Professor",
          department: "Institut für Bodenphysik",
          city: "Lindenau",
          country: "DE",
          from: 2015
        }
      ],
      works: [
        {
          title: "Preferential flow after drought",
          type: "journal-article",
          year: 2025,
          journal: "Journal of Vadose Hydrology"
        }
      ]
    },
    {
      id: "0000-0003-1188-4020",
      given: "Annegret",
      family: "Schöller-Vogt",
      biography:
        "I study how peat remembers floods. My group works with farmers on rewetting drained moors in Lower Saxony.",
      keywords: ["peat", "rewetting"],
      country: "DE",
      employments: [
        {
          organization: "Universität Lindenau",
          role: "Akademische Rätin",
          city: "Lindenau",
          country: "DE",
          from: 2018
        },
        {
          organization: "Universität Kiel",
          role: "Postdoc",
          city: "Kiel",
          country: "DE",
          from: 2014,
          to: 2018
        }
      ],
      educations: [
        {
          organization: "Universität Kiel",
          role: "Dr. agr.",
          department: "Agrarwissenschaften",
          city: "Kiel",
          country: "DE",
          from: 2010,
          to: 2014
        }
      ],
      works: [
        {
          title: "Rewetting and the memory of peat",
          type: "journal-article",
          year: 2026,
          journal: "Mires and Moors"
        }
      ]
    },
    {
      id: "0000-0002-9090-1212",
      given: "Jürgen",
      family: "Häußler",
      biography: "Cardiologist in private practice.",
      country: "AT",
      employments: [
        {
          organization: "Herzpraxis Salzkamm",
          role: "Cardiologist",
          city: "Gmunden",
          country: "AT",
          from: 2001
        }
      ]
    }
  ],
  openalex: [
    {
      id: "A5017002339",
      name: "Jürgen Häußler",
      orcid: "0000-0001-7002-3391",
      institution: "Universität Lindenau",
      country: "DE",
      years: [2026, 2025, 2024, 2023],
      works_count: 88,
      cited_by_count: 2140,
      topics: ["Soil moisture", "Vadose zone hydrology"]
    }
  ],
  crossref: [
    {
      doi: "10.5555/jvh.2025.0417",
      title: "Preferential flow after drought",
      journal: "Journal of Vadose Hydrology",
      published: [2025, 9],
      authors: [
        {
          given: "Jürgen",
          family: "Häußler",
          affiliation: "Universität Lindenau",
          orcid: "0000-0001-7002-3391"
        },
        { given: "Şule", family: "Yıldırım", affiliation: "Universität Lindenau" }
      ]
    },
    {
      doi: "10.5555/cardio.1999.77",
      title: "Stents revisited",
      journal: "Alpine Cardiology",
      published: [1999, 2],
      authors: [{ given: "Jürgen", family: "Häußler", affiliation: "Herzpraxis Salzkamm" }]
    },
    {
      doi: "10.5555/mm.2026.0009",
      title: "Rewetting and the memory of peat",
      journal: "Mires and Moors",
      published: [2026, 2],
      authors: [
        {
          given: "Annegret",
          family: "Schöller-Vogt",
          affiliation: "Universität Lindenau",
          orcid: "0000-0003-1188-4020"
        }
      ]
    }
  ],
  people: [
    {
      id: "juergen-haeussler",
      about: "A scholar with umlauts, a German page, and a cardiologist of the same name.",
      contact: {
        email: "haeussler@uni-lindenau.example",
        full_name: "Jürgen Häußler",
        company: "Universität Lindenau"
      },
      outcome: "found",
      facts: {
        title: "Professor für Bodenphysik, Institutsleiter | Professor für Bodenphysik | Professor",
        company: "Universität Lindenau",
        skills: ["soil physics", "vadose zone"],
        achievements: ["Wilhelm-Kubiena-Preis"],
        memberships: ["Deutsche Bodenkundliche Gesellschaft"],
        education: [
          {
            institution: "Universität Göttingen",
            degree: "Dr. rer. nat. | Promotion (Dr. rer. nat.) | Promotion",
            year: 2003
          },
          { institution: "Universität Göttingen", degree: "Diplom", field: "Physik", year: 1998 }
        ]
      },
      also: {
        location: "Lindenau | Lindenau, DE | Lindenau, Germany | 37999 Lindenau | DE | Germany",
        industry: "higher education | Universität",
        skills: ["Soil moisture", "Vadose zone hydrology", "Bodenphysik"],
        education: [{ institution: "Universität Lindenau", degree: "Habilitation", year: 2009 }],
        achievements: [
          "Wilhelm-Kubiena-Preis der Deutschen Bodenkundlichen Gesellschaft",
          "Preferential flow after drought"
        ]
      },
      sources: [
        "https://uni-lindenau.example/institut/team",
        "https://uni-lindenau.example/institut/team/haeussler",
        "https://pub.orcid.org/v3.0/0000-0001-7002-3391/person",
        "https://pub.orcid.org/v3.0/0000-0001-7002-3391/employments",
        "https://api.openalex.org/authors/https://orcid.org/0000-0001-7002-3391"
      ],
      never: ["Cardiologist", "Herzpraxis", "Stents", "Gmunden"]
    },
    {
      id: "annegret-schoeller-vogt",
      about: "A double surname with an umlaut, spelt without it in the address.",
      contact: {
        email: "a.schoeller-vogt@uni-lindenau.example",
        full_name: "Annegret Schoeller-Vogt",
        company: "Universität Lindenau"
      },
      outcome: "found",
      facts: {
        title: "Akademische Rätin",
        company: "Universität Lindenau",
        skills: ["peat", "rewetting"],
        education: [
          { institution: "Universität Kiel", degree: "Dr. agr.", field: "Agrarwissenschaften", year: 2014 }
        ]
      },
      also: {
        location: "Lindenau | Lindenau, DE | Lindenau, Germany | DE | Germany",
        industry: "higher education | Universität",
        achievements: ["Rewetting and the memory of peat"]
      },
      sources: [
        "https://uni-lindenau.example/institut/team",
        "https://pub.orcid.org/v3.0/0000-0003-1188-4020/person",
        "https://pub.orcid.org/v3.0/0000-0003-1188-4020/employments",
        "https://pub.orcid.org/v3.0/0000-0003-1188-4020/educations"
      ]
    },
    {
      id: "sule-yildirim",
      about: "Letters that fold to nothing simple; the name comes from the client in plain ASCII.",
      contact: { email: "yildirim@uni-lindenau.example", full_name: "Sule Yildirim" },
      outcome: "found",
      facts: { title: "Doktorandin", company: "Universität Lindenau" },
      also: {
        location: "Lindenau",
        industry: "higher education | Universität",
        education: [{ institution: "Universität Lindenau", degree: "M.Sc." }]
      },
      sources: ["https://uni-lindenau.example/institut/team"]
    }
  ]
}
