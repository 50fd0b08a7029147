import { type StageInput, stageLayer } from "@prospect-research/core"
import { Effect } from "effect"
import { writeDraft } from "./writing/writeDraft.ts"

export { type JobFunction, jobFunctionOf, jobFunctions } from "./writing/jobFunction.ts"
export { type Seniority, seniorities, seniorityOf } from "./writing/seniority.ts"

export { writeDraft }

/** Writes the prose of the report by rule: the same claims give the same words. Asks nobody. */
export const layer = stageLayer(
  Effect.succeed({
    name: "write-report",
    version: "2",
    kind: "conclude" as const,
    after: ["resolve-identity"],
    required: true,
    timeLimit: "10 seconds",
    budget: 0,
    run: ({ contact, known }: StageInput) => Effect.sync(() => ({ draft: writeDraft(contact, known) }))
  })
)
