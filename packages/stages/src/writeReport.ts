import { type StageInput, stageLayer } from "@prospect-research/core"
import { Effect } from "effect"
import { writeDraft } from "./writing/writeDraft.ts"

/** Writes the prose of the report by rule: the same claims give the same words. Asks nobody. */
export const layer = stageLayer(
  Effect.succeed({
    name: "write-report",
    version: "1",
    kind: "conclude" as const,
    after: ["resolve-identity"],
    required: true,
    timeLimit: "10 seconds",
    budget: 0,
    run: ({ contact, known }: StageInput) => Effect.sync(() => ({ draft: writeDraft(contact, known) }))
  })
)
