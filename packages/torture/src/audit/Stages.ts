import { Effect, Schema } from "effect"
import type { BrokenPromise } from "../Campaign.ts"
import type { Asked } from "../harness/FakeSource.ts"
import type { Books } from "./openBooks.ts"

const Finished = Schema.Array(Schema.Struct({ stage: Schema.String, contact: Schema.String }))
const Contact = Schema.parseJson(Schema.Struct({ email: Schema.String }))

/** `stage person` of each stage that is written down as finished for a task that still runs. */
export const finishedStages = (books: Books): Effect.Effect<ReadonlySet<string>> =>
  Effect.gen(function* () {
    const rows = yield* books.read(`
      SELECT checkpoint.stage, task.contact FROM checkpoint JOIN task ON task.task_id = checkpoint.task_id
      WHERE task.status = 'running' AND task.contact IS NOT NULL`)
    const finished = yield* Schema.decodeUnknown(Finished)(rows)
    const people = yield* Effect.forEach(finished, ({ contact }) => Schema.decode(Contact)(contact))
    return new Set(finished.map(({ stage }, index) => `${stage} ${people[index]?.email}`))
  }).pipe(Effect.orDie)

/** What was written down as finished at one moment, and how many requests the source had got by then. */
export interface FinishedBy {
  readonly finished: ReadonlySet<string>
  readonly asked: number
}

/** The source must not be asked again for what is written down. */
export const auditStages = (
  moments: ReadonlyArray<FinishedBy>,
  asked: ReadonlyArray<Asked>
): ReadonlyArray<BrokenPromise> => {
  const lastAsked = new Map(asked.map(({ person, stage }, index) => [`${stage} ${person}`, index]))
  const again = new Set(
    moments.flatMap(moment => [...moment.finished].filter(it => (lastAsked.get(it) ?? -1) >= moment.asked))
  )
  return [...again].map(subject => ({
    promise: "no finished stage runs again",
    subject,
    story: "the stage was written down as finished, and the source was asked again"
  }))
}
