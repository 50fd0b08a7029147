import type { WorldPart } from "../World.ts"

/** Three of whom the web says nothing, though it has people with names like theirs. */
export const silent: WorldPart = {
  pages: [
    {
      url: "https://nordfrieskarchiv.example/passagiere/1887",
      body: `<!doctype html><html lang="de"><head><title>Passagierliste 1887</title></head><body><h1>Passagierliste der „Hammonia“, 1887</h1><table><tr><td>Hargreave</td><td>Ottilie</td><td>19</td><td>Magd</td></tr><tr><td>Hansen</td><td>Boy</td><td>24</td><td>Schmied</td></tr></table></body></html>`
    }
  ],
  people: [
    {
      id: "ottilie-hargreave-nnadi",
      about: "Nothing online but half of her name on a list of 1887.",
      contact: { email: "ottilie.hargreave.nnadi@gmail.com", full_name: "Ottilie Hargreave-Nnadi" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Magd", "Hammonia"]
    },
    {
      id: "wojciech-pruszkowiak",
      about: "Nothing online.",
      contact: { email: "w.pruszkowiak@outlook.com", full_name: "Wojciech Pruszkowiak" },
      outcome: "nothing",
      facts: {},
      sources: []
    },
    {
      id: "sameer-bhattarai-cole",
      about: "Nothing online, though his last name is half of others'.",
      contact: { email: "sbhattaraicole@gmail.com", full_name: "Sameer Bhattarai-Cole" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Bakare-Cole"]
    }
  ]
}
