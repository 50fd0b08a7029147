import type { WorldPart } from "../World.ts"

const shell = (
  title: string,
  data: unknown,
  body: string
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} · Ferrovia Analytics</title>
<script type="application/ld+json">${JSON.stringify(data)}</script></head><body><header><a href="/">Ferrovia Analytics</a><a href="/people/">People</a><a href="/insights/">Insights</a></header>${body}</body></html>`

const organization = {
  "@context": "https://schema.org",
  "@type": "Organization",
  name: "Ferrovia Analytics",
  url: "https://ferrovia-analytics.example/",
  address: { "@type": "PostalAddress", addressLocality: "Turin", addressCountry: "IT" }
}

const person = (name: string, jobTitle: string, more: object = {}) => ({
  "@context": "https://schema.org",
  "@type": "Person",
  name,
  jobTitle,
  worksFor: { "@type": "Organization", name: "Ferrovia Analytics" },
  ...more
})

/** A data company in Turin: a page a person, JSON-LD on each; one of them came from an agency that still lists him. */
export const ferrovia: WorldPart = {
  pages: [
    {
      url: "https://ferrovia-analytics.example/",
      body: shell(
        "Numbers for railways",
        organization,
        `<h1>Numbers for railways that run late.</h1><p>Ferrovia Analytics measures punctuality for regional railways.</p><a href="/people/">Our people</a>`
      )
    },
    {
      url: "https://ferrovia-analytics.example/people/",
      body: shell(
        "People",
        organization,
        `<h1>People</h1><ul><li><a href="/people/luca-bianchessi">Luca Bianchessi</a></li><li><a href="/people/noemi-tarantola">Noemi Tarantola</a></li><li><a href="/people/desmond-achebe-ward">Desmond Achebe-Ward</a></li></ul>`
      )
    },
    {
      url: "https://ferrovia-analytics.example/people/luca-bianchessi",
      body: shell(
        "Luca Bianchessi",
        person("Luca Bianchessi", "Head of Measurement", {
          sameAs: ["https://github.com/lucabian", "https://gitlab.com/lbianchessi"],
          alumniOf: { "@type": "CollegeOrUniversity", name: "Politecnico di Torino" },
          email: "mailto:luca@ferrovia-analytics.example"
        }),
        `<h1>Luca Bianchessi</h1><p>Head of Measurement</p><p>Luca joined Ferrovia in January 2026 from Brightloom in Portland. He studied mathematical engineering at Politecnico di Torino.</p>`
      )
    },
    {
      url: "https://ferrovia-analytics.example/people/noemi-tarantola",
      body: shell(
        "Noemi Tarantola",
        person("Noemi Tarantola", "Chief Executive Officer", { knowsAbout: ["punctuality", "open data"] }),
        `<h1>Noemi Tarantola</h1><p>Chief Executive Officer</p><p>Noemi co-founded Ferrovia Analytics in 2017 and speaks for open timetables wherever she is let in.</p>`
      )
    },
    {
      url: "https://ferrovia-analytics.example/people/desmond-achebe-ward",
      body: shell(
        "Desmond Achebe-Ward",
        person("Desmond Achebe-Ward", "Principal Data Scientist"),
        `<h1>Desmond Achebe-Ward</h1><p>Principal Data Scientist</p><p>Desmond models delays from our London office.</p>`
      )
    },
    {
      url: "https://railtech.example/2026/noemi-tarantola-keynote",
      news: { seen: "20260421T080000Z", language: "English", country: "Italy" },
      body: `<!doctype html><html><head><title>Noemi Tarantola opens RailTech Milan 2026</title></head><body><article><h1>Noemi Tarantola opens RailTech Milan 2026</h1><p>21 April 2026</p><p>Noemi Tarantola, chief executive of Ferrovia Analytics, opened RailTech Milan with a keynote called “A late train is a data point”.</p></article></body></html>`
    }
  ],
  gitlab: [
    {
      id: 90211,
      username: "lbianchessi",
      name: "Luca Bianchessi",
      bio: "Trains, delays, distributions.",
      job_title: "Head of Measurement",
      organization: "Ferrovia Analytics",
      location: "Turin",
      website_url: "",
      projects: [
        {
          name: "timetable-diff",
          description: "What changed between two timetables",
          at: "2026-03-01T10:00:00Z"
        }
      ]
    }
  ],
  bluesky: [
    {
      handle: "desmond-aw.example",
      name: "Desmond Achebe-Ward",
      description: "Principal Data Scientist @ Ferrovia Analytics. London. Arsenal, allotments, Bayes.",
      website: "https://desmond-aw.example",
      posts: [{ text: "The allotment has courgettes again. Nobody is safe.", at: "2026-06-02T18:00:00.000Z" }]
    }
  ],
  gravatar: [
    {
      email: "desmond.achebe-ward@ferrovia-analytics.example",
      slug: "desmondaw",
      display_name: "Desmond Achebe-Ward",
      location: "London",
      accounts: [{ label: "Bluesky", url: "https://bsky.app/profile/desmond-aw.example" }]
    }
  ],
  edgar: [],
  people: [
    {
      id: "luca-bianchessi",
      about: "Changed employer: the old agency still lists him.",
      contact: { email: "luca@ferrovia-analytics.example", full_name: "Luca Bianchessi" },
      outcome: "found",
      facts: {
        title: "Head of Measurement",
        company: "Ferrovia Analytics",
        location: "Turin, Italy | Turin",
        skills: ["Python"],
        education: [{ institution: "Politecnico di Torino", field: "mathematical engineering" }]
      },
      also: { interests: ["Trains", "delays", "distributions"], industry: "railways" },
      sources: [
        "https://ferrovia-analytics.example/people/luca-bianchessi",
        "https://api.github.com/users/lucabian",
        "https://api.github.com/users/lucabian/repos",
        "https://gitlab.com/api/v4/users/90211"
      ],
      never: ["Analytics Lead"]
    },
    {
      id: "noemi-tarantola",
      about: "A chief executive with a keynote in the news.",
      contact: { full_name: "Noemi Tarantola", company: "Ferrovia Analytics" },
      outcome: "found",
      facts: {
        title: "Chief Executive Officer | chief executive",
        company: "Ferrovia Analytics",
        skills: ["punctuality", "open data"]
      },
      also: {
        title: "co-founder",
        location: "Turin",
        interests: ["punctuality", "open data", "open timetables"],
        industry: "railways"
      },
      sources: [
        "https://ferrovia-analytics.example/people/noemi-tarantola",
        "https://railtech.example/2026/noemi-tarantola-keynote"
      ]
    },
    {
      id: "desmond-achebe-ward",
      about: "Gravatar and Bluesky say where he lives and what he cheers for; the office is elsewhere.",
      contact: { email: "desmond.achebe-ward@ferrovia-analytics.example" },
      outcome: "found",
      facts: {
        title: "Principal Data Scientist",
        company: "Ferrovia Analytics",
        location: "London",
        sports_teams: ["Arsenal"]
      },
      also: {
        interests: ["allotments", "Bayes", "Arsenal"],
        hobbies: ["allotments"],
        industry: "railways"
      },
      sources: [
        "https://ferrovia-analytics.example/people/desmond-achebe-ward",
        "https://api.gravatar.com/v3/profiles/desmondaw",
        "https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=desmond-aw.example"
      ]
    }
  ]
}
