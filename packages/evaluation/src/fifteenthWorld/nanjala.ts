import type { WorldPart } from "../World.ts"

/** The agronomist of Gunia Signal: a fellowship that tells her illness, and the registers of scholars. */
export const nanjala: WorldPart = {
  pages: [
    {
      url: "https://spore-fellows.example/fellows/zipporah-nanjala",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Zipporah Nanjala, Spore Fellow 2025</title></head><body>
<h1>Zipporah Nanjala</h1><p>Spore Fellow 2025 · Gunia Signal, Kenya</p>
<p>Zipporah Nanjala wants no child to eat aflatoxin for supper. Living with epilepsy since she was nineteen, she planned her field seasons around her seizures and still carries levetiracetam in her sample box. “The fungus does not wait until I feel well,” says the agronomist, who also survived tuberculosis as a student.</p></body></html>`
    }
  ],
  orcid: [
    {
      id: "0000-0003-5527-1806",
      given: "Zipporah",
      family: "Nanjala",
      keywords: ["post-harvest storage"],
      country: "KE",
      employments: [
        { organization: "Gunia Signal", role: "Head of Agronomy", city: "Nakuru", country: "KE", from: 2020 }
      ],
      educations: [
        {
          organization: "Egerton University",
          role: "PhD",
          department: "Plant Pathology",
          city: "Njoro",
          country: "KE",
          from: 2014,
          to: 2018
        }
      ],
      works: [
        {
          title: "Moisture at the seam: where sacks of maize go bad first",
          type: "journal-article",
          year: 2024,
          journal: "Tropical Storage Research"
        }
      ]
    }
  ],
  crossref: [
    {
      doi: "10.5555/tsr.2024.1180",
      title: "Moisture at the seam: where sacks of maize go bad first",
      journal: "Tropical Storage Research",
      published: [2024, 11],
      authors: [
        {
          given: "Zipporah",
          family: "Nanjala",
          affiliation: "Gunia Signal",
          orcid: "0000-0003-5527-1806"
        },
        { given: "Peregrine", family: "Otwoma", affiliation: "Egerton University" }
      ]
    }
  ],
  people: [
    {
      id: "zipporah-nanjala",
      about: "A fellowship's page says what she won it for, and what she suffers from.",
      contact: {
        email: "zipporah.nanjala@guniasignal.example",
        full_name: "Zipporah Nanjala",
        company: "Gunia Signal"
      },
      outcome: "found",
      facts: {
        title: "Head of Agronomy",
        company: "Gunia Signal | Gunia Signal Ltd",
        skills: ["post-harvest storage"],
        achievements: ["Spore Fellow 2025 | Spore Fellow"],
        education: [
          { institution: "Egerton University", degree: "PhD", field: "plant pathology", year: 2018 }
        ]
      },
      also: {
        location: "Nakuru, Kenya | Nakuru | Nakuru, KE | Kenya | KE",
        industry: "agritech",
        hobbies: ["sings alto", "passion fruits | grows far too many passion fruits"],
        achievements: ["Moisture at the seam: where sacks of maize go bad first | Moisture at the seam"]
      },
      sources: [
        "https://guniasignal.example/crew",
        "https://guniasignal.example/crew/zipporah-nanjala",
        "https://spore-fellows.example/fellows/zipporah-nanjala",
        "https://pub.orcid.org/v3.0/0000-0003-5527-1806/person",
        "https://pub.orcid.org/v3.0/0000-0003-5527-1806/employments",
        "https://pub.orcid.org/v3.0/0000-0003-5527-1806/educations",
        "https://pub.orcid.org/v3.0/0000-0003-5527-1806/works"
      ],
      sensitive: ["epilepsy", "seizure", "levetiracetam", "tuberculosis"]
    }
  ]
}
