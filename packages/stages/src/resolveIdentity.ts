import { boundedWork, type StageInput, stageLayer } from "@prospect-research/core"
import { Duration, Effect } from "effect"
import { identify } from "./identity/identify.ts"

const name = "resolve-identity"
const timeLimit = Duration.seconds(10)

/** Judges for every document whether it speaks of the prospect. Asks nobody. */
export const layer = stageLayer(
  Effect.succeed({
    name,
    version: "1",
    kind: "conclude" as const,
    after: [],
    required: true,
    timeLimit,
    budget: 0,
    run: ({ contact, known }: StageInput) =>
      boundedWork(name, () => ({ identities: identify(contact, known) }), Duration.toMillis(timeLimit))
  })
)
