import { boundedWork, type StageInput, stageLayer } from "@prospect-research/core"
import { Duration, Effect } from "effect"
import { writeDraft } from "./writing/writeDraft.ts"

export { type JobFunction, jobFunctionOf, jobFunctions } from "./writing/jobFunction.ts"
export { type Seniority, seniorities, seniorityOf } from "./writing/seniority.ts"

export { writeDraft }

const name = "write-report"
const timeLimit = Duration.seconds(10)

/** Writes the prose of the report by rule: the same claims give the same words. Asks nobody. */
export const layer = stageLayer(
  Effect.succeed({
    name,
    version: "2",
    kind: "conclude" as const,
    after: ["resolve-identity"],
    required: true,
    timeLimit,
    budget: 0,
    run: ({ contact, known }: StageInput) =>
      boundedWork(name, () => ({ draft: writeDraft(contact, known) }), Duration.toMillis(timeLimit))
  })
)
