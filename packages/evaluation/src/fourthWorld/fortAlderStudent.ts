import type { WorldPart } from "../World.ts"

/** A doctoral student of the lab in British Columbia, who has a home page. */
export const fortAlderStudent: WorldPart = {
  pages: [
    {
      url: "https://kwabenaasante.example/",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kwabena Asante-Frimpong</title></head><body><h1>Kwabena Asante-Frimpong</h1><p>PhD candidate, University of Fort Alder. I fly drones over mud and turn the pictures into elevation.</p><p>I write Python and R, I process in Metashape, and I teach both with the Carpentries (certified instructor since 2024). I hold an advanced RPAS pilot certificate.</p><p>Away from the mud I DJ highlife on CFAR campus radio, play five-a-side, and follow Asante Kotoko from seven time zones away.</p><p>I co-founded Geoscientists of Ghana Abroad.</p><p><a href="https://github.com/kaf-mud">code</a> · <a href="https://orcid.org/0000-0001-8890-3312">papers</a> · <a href="https://bsky.app/profile/kafmud.bsky.social">chatter</a></p></body></html>`
    }
  ],
  orcid: [
    {
      id: "0000-0001-8890-3312",
      given: "Kwabena",
      family: "Asante-Frimpong",
      biography: "Drone photogrammetry of tidal flats.",
      keywords: ["photogrammetry", "tidal flats"],
      urls: [{ label: "Home page", url: "https://kwabenaasante.example/" }],
      country: "CA",
      employments: [],
      educations: [
        {
          organization: "Dalhousie University",
          role: "MSc",
          department: "Oceanography",
          city: "Halifax",
          country: "CA",
          from: 2019,
          to: 2021
        }
      ],
      works: [
        {
          title: "How low can you fly? Elevation error of consumer drones over saturated mud",
          type: "journal-article",
          year: 2025,
          journal: "Coastal Methods"
        }
      ]
    }
  ],
  bluesky: [
    {
      handle: "kafmud.bsky.social",
      name: "Kwabena A-F",
      description:
        "PhD candidate @ U of Fort Alder. Drones x mud. Highlife on CFAR 101.9, Sundays. kwabenaasante.example",
      website: "https://kwabenaasante.example/",
      posts: [
        { text: "Thesis chapter two is in. Chapter three is a rumour.", at: "2026-08-30T18:00:00.000Z" }
      ]
    }
  ],
  github: [
    {
      login: "kaf-mud",
      id: 61_220_904,
      name: "Kwabena Asante-Frimpong",
      blog: "https://kwabenaasante.example/",
      location: "Fort Alder, BC",
      bio: "PhD candidate, coastal drones",
      commit_email: "kwabena.af@fortalder.example",
      repositories: [
        {
          name: "mudstitch",
          description: "Ground control without the ground: photogrammetry helpers for tidal flats",
          language: "Python",
          topics: ["photogrammetry", "drones"],
          stars: 93,
          pushed_at: "2026-07-11T09:30:00Z"
        }
      ]
    }
  ],
  people: [
    {
      id: "kwabena-asante-frimpong",
      about: "A doctoral student with a home page of four paragraphs and accounts that agree with it.",
      contact: {
        email: "kwabena.af@fortalder.example",
        full_name: "Kwabena Asante-Frimpong",
        company: "University of Fort Alder"
      },
      outcome: "found",
      facts: {
        title: "PhD candidate",
        company: "University of Fort Alder",
        location: "Fort Alder | Fort Alder, BC | Fort Alder, British Columbia",
        skills: ["Python", "R", "Metashape", "drone photogrammetry | photogrammetry"],
        achievements: ["Vanier Scholar"],
        hobbies: ["DJ highlife | DJ | highlife", "five-a-side"],
        sports_teams: ["Asante Kotoko"],
        memberships: ["Geoscientists of Ghana Abroad"],
        education: [
          { institution: "KNUST, Kumasi | KNUST", degree: "BSc", field: "Geological Engineering" },
          { institution: "Dalhousie University", degree: "MSc", field: "Oceanography", year: 2021 }
        ],
        certifications: [
          "advanced RPAS pilot certificate | RPAS pilot certificate",
          "Carpentries | certified instructor"
        ]
      },
      also: {
        industry: "research | higher education | university | Earth and Ocean Sciences",
        company: "Nearshore Sediment Lab",
        skills: ["tidal flats", "drones", "coastal drones"],
        interests: [
          "photogrammetry",
          "tidal flats",
          "drones",
          "highlife",
          "highlife records",
          "five-a-side",
          "Asante Kotoko"
        ],
        memberships: ["Carpentries", "the Carpentries"],
        achievements: [
          "mudstitch",
          "How low can you fly? Elevation error of consumer drones over saturated mud",
          "Ground control without the ground",
          "co-founded Geoscientists of Ghana Abroad"
        ]
      },
      sources: [
        "https://nearshorelab.example/people",
        "https://kwabenaasante.example/",
        "https://api.github.com/users/kaf-mud",
        "https://api.github.com/users/kaf-mud/repos",
        "https://bsky.app/profile/kafmud.bsky.social",
        "https://pub.orcid.org/v3.0/0000-0001-8890-3312/educations"
      ]
    }
  ]
}
