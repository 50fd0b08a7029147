import type { WorldPart } from "../World.ts"

/** People without an organisation of their own in this world: a baker, a freelancer, and those of whom nothing is known. */
export const strangers: WorldPart = {
  pages: [
    {
      url: "https://copperfieldbakehouse.example/",
      body: `<html><head><title>Copperfield Bakehouse, Ludlow</title></head><body><p>Hello, I'm Ruth.</p><p>I bake sourdough and lardy cake in a railway arch in Ludlow and sell it from the hatch Thursday to Saturday until it is gone.</p><p>Copperfield Bakehouse is me, Ruth Copperfield, owner and baker, and Bertie the dog, who is in charge of crumbs.</p><p>Orders: ruth@copperfieldbakehouse.example</p></body></html>`
    },
    {
      url: "https://slowfood-marches.example/producers/copperfield",
      body: `<!doctype html><html lang="en"><head><title>Copperfield Bakehouse – Slow Food Marches</title></head><body><h1>Copperfield Bakehouse</h1><p>Ruth Copperfield of Copperfield Bakehouse, Ludlow, won Best Loaf at the Ludlow Food Festival in September 2025.</p></body></html>`
    },
    {
      url: "https://tobiasrennert.example/",
      body: `<!doctype html><html lang="de"><head><title>Tobias Rennert – freier Lektor</title></head><body><h1>Tobias Rennert</h1><p>Freier Lektor in Leipzig. Ich lektoriere Sachbücher über Wald, Wetter und Wein.</p><p>Studium der Germanistik an der Universität Leipzig (M.A., 2010). Mitglied im Verband der Freien Lektorinnen und Lektoren (VFLL).</p><p>Kontakt: <a href="mailto:post@tobiasrennert.example">post@tobiasrennert.example</a></p></body></html>`
    },
    {
      url: "https://parishnews.example/2019/harvest",
      body: `<!doctype html><html><head><title>Harvest supper 2019</title></head><body><p>Thanks to Ann Baker, John Smith and Mary Jones for the pies.</p></body></html>`
    },
    {
      url: "https://regattaresults.example/2022",
      body: `<!doctype html><html><head><title>Results 2022</title></head><body><table><tr><td>3</td><td>John Smith</td><td>Solent Laser Club</td></tr></table></body></html>`
    }
  ],
  github: [
    {
      login: "johnsmith",
      id: 11,
      name: "John Smith",
      company: "Megacorp",
      location: "Sydney",
      bio: "Java developer at Megacorp",
      repositories: [{ name: "hello", language: "Java", stars: 1, pushed_at: "2025-01-01T00:00:00Z" }]
    }
  ],
  stackExchange: [{ id: 1, name: "John Smith", location: "Sydney", reputation: 5, tags: ["java"] }],
  people: [
    {
      id: "ruth-copperfield",
      about: "A one-woman business; nothing structured, name in the middle of a sentence.",
      contact: { email: "ruth@copperfieldbakehouse.example", full_name: "Ruth Copperfield" },
      outcome: "found",
      facts: {
        title: "owner and baker | owner",
        company: "Copperfield Bakehouse",
        location: "Ludlow",
        achievements: ["Best Loaf"],
        pets: ["Bertie the dog | dog | Bertie"]
      },
      also: { industry: "bakery | bakehouse", skills: ["sourdough"] },
      sources: [
        "https://copperfieldbakehouse.example/",
        "https://slowfood-marches.example/producers/copperfield"
      ]
    },
    {
      id: "tobias-rennert",
      about: "A freelancer with a German page and no employer.",
      contact: { email: "post@tobiasrennert.example", full_name: "Tobias Rennert" },
      outcome: "found",
      facts: {
        title: "Freier Lektor",
        location: "Leipzig",
        memberships: [
          "Verband der Freien Lektorinnen und Lektoren (VFLL) | VFLL | Verband der Freien Lektorinnen und Lektoren"
        ],
        education: [{ institution: "Universität Leipzig", degree: "M.A.", field: "Germanistik", year: 2010 }]
      },
      also: { company: "Tobias Rennert", interests: ["Wald", "Wetter", "Wein"] },
      sources: ["https://tobiasrennert.example/"]
    },
    {
      id: "john-smith",
      about: "Nothing online that is his: the commonest of names, with strangers of that name all over.",
      contact: { full_name: "John Smith", company: "Ravensmoor Fittings" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Java", "Megacorp", "Sydney", "Laser", "pies"]
    },
    {
      id: "role-mailbox",
      about: "Nothing online: a mailbox that is nobody.",
      contact: { email: "info@ravensmoor-fittings.example" },
      outcome: "nothing",
      facts: {},
      sources: []
    },
    {
      id: "linkedin-unknown",
      about: "Nothing online: a LinkedIn address that no search engine knows.",
      contact: { linkedin_url: "https://www.linkedin.com/in/perpetua-wrenfield-58b2" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: []
    }
  ]
}
