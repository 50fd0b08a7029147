import type { WorldPart } from "../World.ts"

/** Three people of whom the web knows nothing, and what a hasty reader would take for them. */
export const unheardOf: WorldPart = {
  pages: [
    {
      url: "https://satterleeflooring.example/",
      body: `<!doctype html><html lang="en"><head><title>Satterlee Flooring – Hardwood, Tile, Vinyl – Dayton, OH</title></head><body><h1>Satterlee Flooring</h1><p>Free estimates! Family owned since 1988. Ask for Dale.</p><p>Call or text 937-555-0162<br>Mon–Fri 8–5, Sat 9–1</p><p>A+ rating, Dayton Trade Bureau</p></body></html>`
    },
    {
      url: "https://miamivalleymemories.example/obituaries/yvonne-satterlee-1931-2019",
      body: `<!doctype html><html lang="en"><head><title>Yvonne Satterlee (1931–2019)</title></head><body><h1>Yvonne Satterlee</h1><p>Yvonne M. Satterlee, 88, of Dayton, retired school librarian, passed away on March 3, 2019. She was a member of the Grandview Quilters and a life-long Reds fan.</p></body></html>`
    },
    {
      url: "https://nagpurmarathas.example/results/2024",
      body: `<!doctype html><html><head><title>Nagpur 10K results 2024</title></head><body><h1>Results</h1><table><tr><td>211</td><td>Prakash Wadhwa</td><td>52:10</td></tr><tr><td>212</td><td>P. Wadhwani</td><td>52:31</td></tr></table></body></html>`
    }
  ],
  people: [
    {
      id: "yvonne-satterlee-kuhn",
      about: "The family firm's site does not name her; an obituary of half her name does not mean her.",
      contact: { email: "yvonne@satterleeflooring.example", full_name: "Yvonne Satterlee-Kuhn" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["librarian", "Grandview Quilters", "Reds fan"]
    },
    {
      id: "prakash-wadhwani",
      about: "A private address and a name; a list of runners has an initial that fits many.",
      contact: { email: "p.wadhwani.77@freepost.example", full_name: "Prakash Wadhwani" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["52:31", "52:10", "Nagpur"]
    },
    {
      id: "bertil-okkonen",
      about: "A LinkedIn address that no search engine has seen.",
      contact: { linkedin_url: "https://www.linkedin.com/in/bertil-okkonen-91b0a7" },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
