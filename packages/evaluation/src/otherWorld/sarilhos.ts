import type { WorldPart } from "../World.ts"

const shell = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} | Porto de Sarilhos</title></head>
<body><header><img src="/logo.svg" alt="Porto de Sarilhos"><nav><a href="/en">Home</a><a href="/en/contacts">Contacts</a><a href="/en/news">News</a></nav></header>${body}
<footer>© Administração do Porto de Sarilhos, S.A. | Doca Norte, 2890-114 Sarilhos, Portugal | VAT 500 000 000</footer></body></html>`

/** A port authority in Portugal with English pages: contacts as a table, a conference programme, an alumni note in Portuguese. */
export const sarilhos: WorldPart = {
  pages: [
    {
      url: "https://portodesarilhos.example/",
      body: `<!DOCTYPE html><html lang="pt"><head><title>Porto de Sarilhos</title></head><body><p><a href="/pt">Português</a> | <a href="/en">English</a></p></body></html>`
    },
    {
      url: "https://portodesarilhos.example/en/news",
      body: shell(
        "News",
        `<h1>News</h1><ul><li><a href="/en/news/onshore-power-berth-4">Berth 4 goes electric</a></li><li><a href="/en/news/new-harbour-master">Captain Inês Valadares appointed Harbour Master</a></li></ul>`
      )
    },
    {
      url: "https://portodesarilhos.example/en",
      body: shell(
        "Home",
        "<h1>Deep water, short distances</h1><p>4.1 million tonnes of bulk and breakbulk in 2025.</p>"
      )
    },
    {
      url: "https://portodesarilhos.example/en/contacts",
      body: shell(
        "Contacts",
        `<h1>Contacts</h1><table class="contacts"><tr><th>Department</th><th>Head</th><th>Telephone</th><th>E-mail</th></tr>
<tr><td>Harbour Master’s Office</td><td>Capt. Inês Valadares</td><td>+351 210 000 101</td><td><a href="mailto:ines.valadares@portodesarilhos.example">ines.valadares@portodesarilhos.example</a></td></tr>
<tr><td>Commercial and Business Development</td><td>Rui Teotónio</td><td>+351 210 000 115</td><td><a href="mailto:rui.teotonio@portodesarilhos.example">rui.teotonio@portodesarilhos.example</a></td></tr>
<tr><td>Environment and Energy Transition</td><td>Matilde Quaresma</td><td>+351 210 000 122</td><td><a href="mailto:mquaresma@portodesarilhos.example">mquaresma@portodesarilhos.example</a></td></tr></table>`
      )
    },
    {
      url: "https://portodesarilhos.example/en/news/onshore-power-berth-4",
      body: shell(
        "Berth 4 goes electric",
        `<h1>Berth 4 goes electric</h1><p>Sarilhos, 22 June 2026 – The Port of Sarilhos has switched on the first onshore power supply for bulk carriers on the Portuguese coast.</p><p>“The crew of the <em>Estrela</em> heard birds for the first time in a port,” said Matilde Quaresma, the port’s Head of Environment and Energy Transition, who has steered the €11 million project since 2022.</p>`
      )
    },
    {
      url: "https://portodesarilhos.example/en/news/new-harbour-master",
      body: shell(
        "Captain Inês Valadares appointed Harbour Master",
        `<h1>Captain Inês Valadares appointed Harbour Master</h1><p>Sarilhos, 9 January 2024 – Captain Inês Valadares took up the post of Harbour Master of the Port of Sarilhos this week, the first woman to hold it in the port’s 140 years. Born in Peniche, she spent sixteen years at sea, the last five as master of chemical tankers, and holds an Executive MBA from AESE Business School (2011). She is a Fellow of the Nautical Institute.</p>`
      )
    },
    {
      url: "https://escolanautica.example/alumni/notas/2024",
      body: `<!DOCTYPE html><html lang="pt"><head><title>Notas dos antigos alunos 2024 - Escola Náutica</title></head><body><h1>Notas dos antigos alunos</h1><p><b>Inês Valadares</b> (Pilotagem, 1999) é desde janeiro capitã do porto de Sarilhos. Nas horas vagas rema num galeão do sal e canta fado em Alcochete.</p><p><b>Joaquim Beirão</b> (Máquinas, 1987) reformou-se.</p></body></html>`
    },
    {
      url: "https://atlanticbulk.example/2026/programme",
      body: `<!doctype html><html lang="en"><head><title>Programme – Atlantic Bulk Forum 2026, Vigo</title></head><body><h1>Programme, day two</h1><table><tr><td>09:00</td><td>Registration and coffee</td></tr><tr><td>09:30–10:10</td><td><strong>Grain, granite and guesswork: forecasting breakbulk</strong><br>Rui Teotónio, Commercial Director, Port of Sarilhos</td></tr><tr><td>10:10–10:50</td><td><strong>Pilotage in fog</strong><br>Panel with Capt. Aoife Brannigan and Capt. Inês Valadares (Harbour Master, Port of Sarilhos)</td></tr><tr><td>10:50</td><td>Coffee</td></tr></table></body></html>`
    },
    {
      url: "https://atlanticbulk.example/2022/speakers",
      body: `<!doctype html><html lang="en"><head><title>Speakers – Atlantic Bulk Forum 2022, Bilbao</title></head><body><h1>Speakers 2022</h1><p><strong>Rui Teotónio</strong><br>Key Account Manager, Terminal Granel do Sado<br>Rui has sold quay space since 2009. Economist by training (ISEG, Lisbon), father of the “slot card”, amateur winemaker in Palmela.</p></body></html>`
    }
  ],
  orcid: [
    {
      id: "0000-0001-7730-5526",
      given: "Matilde",
      family: "Quaresma",
      emails: [],
      country: "PT",
      employments: [
        {
          organization: "Universidade de Aveiro",
          role: "Postdoctoral Researcher",
          city: "Aveiro",
          country: "PT",
          from: 2015,
          to: 2019
        },
        {
          organization: "Administração do Porto de Sarilhos",
          role: "Head of Environment and Energy Transition",
          city: "Sarilhos",
          country: "PT",
          from: 2019
        }
      ],
      educations: [
        {
          organization: "Universidade de Aveiro",
          role: "PhD",
          department: "Environmental Engineering",
          city: "Aveiro",
          country: "PT",
          from: 2010,
          to: 2015
        }
      ],
      works: [
        {
          title: "Sediment plumes from dredging in a drowned valley",
          type: "journal-article",
          year: 2018,
          journal: "Coastal Engineering Letters"
        }
      ]
    }
  ],
  people: [
    {
      id: "ines-valadares",
      about: "Captain by address; an appointment, an alumni note in Portuguese, a panel in a programme.",
      contact: { email: "ines.valadares@portodesarilhos.example", full_name: "Ines Valadares" },
      outcome: "found",
      facts: {
        title: "Harbour Master | Harbour Master of the Port of Sarilhos",
        company:
          "Port of Sarilhos | Porto de Sarilhos | Administração do Porto de Sarilhos, S.A. | Administração do Porto de Sarilhos",
        education: [
          { institution: "AESE Business School", degree: "Executive MBA", year: 2011 },
          { institution: "Escola Náutica", field: "Pilotagem", year: 1999 }
        ],
        memberships: ["Nautical Institute | Fellow of the Nautical Institute"]
      },
      also: {
        location: "Sarilhos | Sarilhos, Portugal",
        industry: "port | shipping",
        hobbies: ["rema num galeão do sal", "canta fado | fado"],
        interests: ["fado"],
        skills: ["Pilotage in fog"],
        achievements: [
          "first woman to hold it",
          "Pilotage in fog",
          "Fellow of the Nautical Institute",
          "Captain Inês Valadares appointed Harbour Master"
        ]
      },
      sources: [
        "https://portodesarilhos.example/en/news/new-harbour-master",
        "https://escolanautica.example/alumni/notas/2024",
        "https://atlanticbulk.example/2026/programme"
      ]
    },
    {
      id: "rui-teotonio",
      about: "A title in a programme only; an older programme still has his former employer.",
      contact: { full_name: "Rui Teotónio", company: "Porto de Sarilhos", location: "Portugal" },
      outcome: "found",
      facts: {
        title: "Commercial Director",
        company:
          "Port of Sarilhos | Porto de Sarilhos | Administração do Porto de Sarilhos, S.A. | Administração do Porto de Sarilhos",
        achievements: ["Grain, granite and guesswork: forecasting breakbulk | Grain, granite and guesswork"]
      },
      also: {
        location: "Sarilhos | Sarilhos, Portugal | Lisbon",
        industry: "port | shipping",
        education: [{ institution: "ISEG | ISEG, Lisbon" }],
        hobbies: ["amateur winemaker | winemaker"],
        interests: ["amateur winemaker | winemaker"]
      },
      sources: ["https://portodesarilhos.example/en/contacts", "https://atlanticbulk.example/2026/programme"]
    },
    {
      id: "matilde-quaresma",
      about: "An address without a first name; a title behind a quotation; a registry of researchers.",
      contact: { email: "mquaresma@portodesarilhos.example" },
      outcome: "found",
      facts: {
        title: "Head of Environment and Energy Transition",
        company:
          "Port of Sarilhos | Porto de Sarilhos | Administração do Porto de Sarilhos, S.A. | Administração do Porto de Sarilhos",
        education: [
          {
            institution: "Universidade de Aveiro",
            degree: "PhD",
            field: "Environmental Engineering",
            year: 2015
          }
        ]
      },
      also: {
        location: "Sarilhos | Sarilhos, Portugal | Sarilhos, PT",
        industry: "port | shipping",
        achievements: ["Sediment plumes from dredging in a drowned valley"]
      },
      sources: [
        "https://portodesarilhos.example/en/contacts",
        "https://portodesarilhos.example/en/news/onshore-power-berth-4",
        "https://pub.orcid.org/v3.0/0000-0001-7730-5526/person",
        "https://pub.orcid.org/v3.0/0000-0001-7730-5526/educations"
      ]
    }
  ]
}
