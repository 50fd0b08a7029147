import type { WorldPart } from "../World.ts"

/** Somebody of whom there is nothing, at a house of which there is nothing. */
export const nobody: WorldPart = {
  people: [
    {
      id: "wendeline-ostrowick",
      about: "A name and an employer that no page knows.",
      contact: {
        email: "w.ostrowick@quernhollow.example",
        full_name: "Wendeline Ostrowick",
        company: "Quernhollow Castings"
      },
      outcome: "nothing",
      facts: {},
      sources: []
    }
  ]
}
