import type { WorldPart } from "../World.ts"

/** Four people of whom the web says nothing, and others who are called like them. */
export const unheardOf: WorldPart = {
  pages: [
    {
      url: "https://clareherald.example/sport/hurling/2026/junior-b-final",
      news: { seen: "20260823T190000Z", language: "English", country: "Ireland" },
      body: `<!doctype html><html lang="en"><head><title>Late goal settles Junior B final - Clare Herald</title></head><body><h1>Late goal settles Junior B final</h1><p>A goal from full-forward Colm Hennessy in the 61st minute gave Kilbrannagh their first title since 1987.</p></body></html>`
    },
    {
      url: "https://hennessyplumbing.example/",
      body: `<!doctype html><html lang="en"><head><title>Hennessy Plumbing &amp; Heating, Limerick</title></head><body><h1>Colm Hennessy, RGI registered</h1><p>Boilers, bathrooms and leaks in Limerick city and county since 2004.</p></body></html>`
    },
    {
      url: "https://bidiilogistics.example/",
      body: `<!doctype html><html lang="en"><head><title>Bidii Logistics Ltd | Nairobi</title></head><body><h1>Freight across East Africa</h1><p>Bidii Logistics Ltd, Mombasa Road, Nairobi. Call our operations desk on +254 20 555 0133.</p></body></html>`
    },
    {
      url: "https://riftmarathons.example/results/2026-eldoret",
      body: `<!doctype html><html lang="en"><head><title>Eldoret City Marathon 2026, women</title></head><body><table><tr><td>14</td><td>Grace Njeri Wambui</td><td>Kapsabet</td><td>2:41:09</td></tr></table></body></html>`
    },
    {
      url: "https://pinewharf.example/",
      body: `<!doctype html><html lang="en"><head><title>pinewharf.example</title></head><body><h1>This domain is parked</h1><p>The owner of this domain has not yet uploaded a website. Related searches: pine flooring, wharf restaurants, cheap hosting.</p></body></html>`
    }
  ],
  rdap: [{ domain: "pinewharf.example", registered: "2024-08-08T00:00:00Z" }],
  people: [
    {
      id: "colm-hennessy",
      about: "Nothing online: free mail, and a hurler and a plumber of the name.",
      contact: { email: "colm.hennessy.ie@gmail.com", full_name: "Colm Hennessy" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Kilbrannagh", "RGI registered", "Limerick"]
    },
    {
      id: "grace-wambui",
      about: "Nothing online: her employer's site names nobody, a runner has her names in another order.",
      contact: { full_name: "Grace Wambui", company: "Bidii Logistics", location: "Nairobi" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["2:41:09", "Kapsabet"]
    },
    {
      id: "mei-lin-tan",
      about: "Nothing online: an address of a profile that no engine knows.",
      contact: { linkedin_url: "https://www.linkedin.com/in/mei-lin-tan-4b2170" },
      outcome: "nothing",
      facts: {},
      sources: []
    },
    {
      id: "r-oduya",
      about: "Nothing online: an address at a domain that is parked.",
      contact: { email: "r.oduya@pinewharf.example" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["pine flooring"]
    }
  ]
}
