import type { WorldPart } from "../World.ts"

/** An insurer in Hartford that files with the regulator, and somebody who came to it from a laboratory. */
export const terrafirma: WorldPart = {
  pages: [
    {
      url: "https://terrafirmainsurance.example/",
      body: `<!doctype html><html lang="en"><head><title>Terrafirma Insurance Group</title></head><body><h1>Ground you can insure</h1><p><a href="/insights">Insights</a></p></body></html>`
    },
    {
      url: "https://terrafirmainsurance.example/insights/peat-fire",
      body: `<!doctype html><html lang="en"><head><title>Pricing peat fire | Terrafirma Insurance Group Insights</title><meta name="author" content="Lucía Barrientos"></head><body><article><h1>Pricing peat fire</h1><p class="author">By Lucía Barrientos, Senior Catastrophe Risk Scientist</p><p>Published 2 July 2026</p><p>Peat burns for months and sends its bill slowly. In this note we put a number on the smoulder.</p></article><footer>Terrafirma Insurance Group, Inc., Hartford, Connecticut</footer></body></html>`
    }
  ],
  gitlab: [
    {
      id: 44120,
      username: "lbarrientos",
      name: "Lucía Barrientos",
      bio: "Catastrophe models. Formerly peat.",
      organization: "Terrafirma Insurance Group",
      location: "Hartford, CT",
      projects: [
        { name: "smoulder", description: "Slow fire simulation in Python", at: "2026-06-20T10:00:00Z" }
      ]
    }
  ],
  edgar: [
    {
      cik: 1900412,
      ticker: "TRFI",
      name: "Terrafirma Insurance Group, Inc.",
      sic: "6331",
      industry: "Fire, Marine & Casualty Insurance",
      city: "Hartford",
      state: "CT"
    }
  ],
  people: [
    {
      id: "lucia-barrientos",
      about: "Free mail; an alumni list, and a later title on the employer's own page.",
      contact: {
        email: "lucia.barrientos.peat@gmail.com",
        full_name: "Lucía Barrientos",
        company: "Terrafirma Insurance Group"
      },
      outcome: "found",
      facts: {
        title: "Senior Catastrophe Risk Scientist | Catastrophe Risk Scientist",
        company: "Terrafirma Insurance Group",
        achievements: ["Pricing peat fire"]
      },
      also: {
        location: "Hartford, CT | Hartford, Connecticut | Hartford",
        industry: "Fire, Marine & Casualty Insurance | insurance",
        skills: ["Python"],
        education: [{ institution: "Vossberg Lab | University of Otterburn", degree: "PhD", year: 2022 }],
        achievements: ["smoulder"]
      },
      sources: [
        "https://vossberglab.example/people.html",
        "https://terrafirmainsurance.example/insights/peat-fire"
      ]
    }
  ]
}
