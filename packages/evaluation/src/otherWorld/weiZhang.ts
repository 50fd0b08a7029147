import type { WorldPart } from "../World.ts"

const physics = (title: string, body: string): string =>
  `<!doctype html><html lang="en-CA"><head><title>${title} | Physics and Astronomy | University of Otterburn</title></head><body><div id="crumb">University of Otterburn / Faculty of Science / Physics and Astronomy</div>${body}</body></html>`

/** The commonest of names, three times over: two researchers of one university, and one far away. */
export const weiZhang: WorldPart = {
  pages: [
    {
      url: "https://physics.otterburn.example/people/wzhang",
      body: physics(
        "Wei Zhang",
        `<h1>Wei Zhang</h1><p>Associate Professor, Theoretical Astrophysics</p><p>wei.zhang@otterburn.example</p><p>Dr. Zhang received a Ph.D. in Astronomy from the University of Toronto in 2011 and held a Banting fellowship at McGill. Research: accretion discs, tidal disruption events.</p>`
      )
    },
    {
      url: "https://physics.otterburn.example/news/2026/zhang-outreach",
      body: physics(
        "Star parties return",
        "<h1>Star parties return to the observatory roof</h1><p>4 May 2026. Wei Zhang, associate professor of astrophysics, opens the roof to the public again on the first Friday of every month.</p>"
      )
    }
  ],
  orcid: [
    {
      id: "0000-0002-9054-7716",
      given: "Wei",
      family: "Zhang",
      keywords: ["accretion discs"],
      employments: [
        {
          organization: "University of Otterburn",
          role: "Associate Professor",
          department: "Physics and Astronomy",
          city: "Otterburn",
          country: "CA",
          from: 2019
        }
      ]
    },
    {
      id: "0000-0001-2210-6654",
      given: "Wei",
      family: "Zhang",
      employments: [
        {
          organization: "Harbin Institute of Metals",
          role: "Lecturer",
          city: "Harbin",
          country: "CN",
          from: 2016
        }
      ]
    }
  ],
  people: [
    {
      id: "wei-zhang-peat",
      about: "The commonest of names, twice at one university: the doctoral student, by address.",
      contact: { email: "w.zhang@otterburn.example", full_name: "Wei Zhang" },
      outcome: "found",
      facts: {
        title: "PhD candidate",
        education: [{ institution: "China Agricultural University", degree: "BSc", year: 2021 }]
      },
      also: {
        company: "University of Otterburn | Vossberg Lab",
        location: "Otterburn, Nova Scotia | Otterburn",
        skills: ["methane in drained peat"],
        interests: ["methane in drained peat"]
      },
      sources: ["https://vossberglab.example/people.html"],
      never: ["Associate Professor", "Astrophysics", "Banting", "Toronto", "Harbin"]
    },
    {
      id: "wei-zhang-stars",
      about: "The commonest of names, twice at one university: the astronomer, by name, house and title.",
      contact: {
        full_name: "Wei Zhang",
        company: "University of Otterburn",
        title: "Associate Professor of Astrophysics"
      },
      outcome: "found",
      facts: {
        title:
          "Associate Professor, Theoretical Astrophysics | Associate Professor | associate professor of astrophysics",
        company: "University of Otterburn",
        education: [{ institution: "University of Toronto", degree: "Ph.D.", field: "Astronomy", year: 2011 }]
      },
      also: {
        location: "Otterburn, Nova Scotia | Otterburn | Otterburn, CA",
        industry: "higher education | research",
        achievements: [
          "Banting fellowship at McGill | Banting fellowship",
          "Star parties return to the observatory roof"
        ],
        skills: ["accretion discs", "tidal disruption events", "Theoretical Astrophysics"],
        interests: ["accretion discs", "tidal disruption events"]
      },
      sources: [
        "https://physics.otterburn.example/people/wzhang",
        "https://physics.otterburn.example/news/2026/zhang-outreach"
      ],
      never: ["PhD candidate", "methane", "China Agricultural", "Harbin"]
    }
  ]
}
