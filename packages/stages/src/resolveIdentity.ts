import { type StageInput, stageLayer } from "@prospect-research/core"
import { Effect } from "effect"
import { identify } from "./identity/identify.ts"

/** Judges for every document whether it speaks of the prospect. Asks nobody. */
export const layer = stageLayer(
  Effect.succeed({
    name: "resolve-identity",
    version: "1",
    kind: "conclude" as const,
    after: [],
    required: true,
    timeLimit: "10 seconds",
    budget: 0,
    run: ({ contact, known }: StageInput) => Effect.sync(() => ({ identities: identify(contact, known) }))
  })
)
