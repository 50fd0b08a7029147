import { Cause, Effect, Metric, MetricBoundaries } from "effect"
import type { ContactData } from "../domain/ContactData.ts"
import type { LeaseLost, StoreUnavailable } from "../domain/errors.ts"
import { Ids } from "../ports/Ids.ts"
import { PrivacyStore } from "../ports/PrivacyStore.ts"
import { Secrets } from "../ports/Secrets.ts"
import { Signals } from "../ports/Signals.ts"
import { type ClaimedTask, type Settlement, TaskStore } from "../ports/TaskStore.ts"
import { describeCause } from "./describeCause.ts"
import { fingerprintsOf } from "./fingerprints.ts"
import { contactsIn } from "./foundContacts.ts"
import { Pipeline } from "./Pipeline.ts"
import { ResearchSettings } from "./ResearchOptions.ts"
import { RunningTurns } from "./RunningTurns.ts"
import { completion, failure, suppression } from "./settlement.ts"
import { steadyMillis } from "./steadyMillis.ts"
import { storeTrouble } from "./storeTrouble.ts"

/** A task that ended its worker so often without a word, and did not get on, fails and is refunded. */
export const startsLimit = 3

const settledTotal = Metric.counter("research_tasks_settled_total", {
  description: "Tasks that this process completed or failed, by status",
  incremental: true
})
const durations = Metric.histogram(
  "research_task_duration_seconds",
  MetricBoundaries.fromIterable([1, 5, 15, 30, 60, 90, 120, 150, 180, 300]),
  "Seconds from claim to settlement"
)

/** What the worker wants to know of a task, in the task's own fiber. */
export interface TaskHooks {
  /** Runs each time a stage's end is stored. */
  readonly onProgress: Effect.Effect<void>
  /** Runs when the task's end is stored. */
  readonly onSettled: Effect.Effect<void>
}

/** Asks for as long as the lease is ours: losing it interrupts the task. */
const untilStored = <A, E extends LeaseLost>(
  effect: Effect.Effect<A, E | StoreUnavailable>
): Effect.Effect<A, E> =>
  effect.pipe(
    Effect.retry({ schedule: storeTrouble, while: error => error._tag === "StoreUnavailable" }),
    Effect.catchTag("StoreUnavailable", Effect.die)
  )

/** Runs a claimed task to its settlement. Ends early, and writes nothing more, when the lease is lost. */
export const runTask = Effect.gen(function* () {
  const store = yield* TaskStore
  const signals = yield* Signals
  const pipeline = yield* Pipeline
  const privacy = yield* PrivacyStore
  const secrets = yield* Secrets
  const ids = yield* Ids
  const { reportLifetimeMillis } = yield* ResearchSettings
  const turns = new RunningTurns()

  const isSuppressed = (task: ClaimedTask, contacts: ReadonlyArray<ContactData>) =>
    untilStored(
      privacy.isSuppressed(
        task.accountId,
        contacts.flatMap(contact => fingerprintsOf(secrets, contact))
      )
    )

  /** For as long as the task's fiber lives: `Effect.ensuring` would take room while research waits. */
  const takeTurn = ({ accountId }: ClaimedTask) =>
    Effect.withFiberRuntime<number>(fiber => {
      const turn = turns.begin(accountId)
      fiber.addObserver(() => turns.end(turn))
      return Effect.succeed(turn)
    })

  const research = Effect.fnUntraced(function* (task: ClaimedTask, { onProgress }: TaskHooks) {
    if (yield* isSuppressed(task, [task.contact])) return yield* suppression(ids, task)
    const changed = signals.publish(`task:${task.taskId}`)
    yield* untilStored(
      store.begin(task, { type: "running", attempt: task.fence, stages: pipeline.stages.length })
    )
    yield* changed
    const checkpoints = task.fence > 1 ? yield* untilStored(store.checkpoints(task.taskId)) : []
    const found = checkpoints.flatMap(contactsIn)
    const turn = yield* takeTurn(task)
    const outcome = yield* pipeline.run({
      contact: task.contact,
      turn,
      checkpoints,
      announce: events => Effect.zipRight(untilStored(store.append(task, events)), changed),
      save: (checkpoint, events) => {
        found.push(...contactsIn(checkpoint))
        const saved = untilStored(store.checkpoint(task, checkpoint, events))
        return saved.pipe(Effect.zipRight(changed), Effect.zipRight(onProgress))
      }
    })
    // Whoever asks while research runs, or turns out to be somebody who has asked, gets no report.
    if (yield* isSuppressed(task, [task.contact, ...found]))
      return yield* suppression(ids, task, outcome.cost)
    return outcome.failure === null
      ? yield* completion(ids, task, { ...outcome, contact: task.contact, reportLifetimeMillis })
      : yield* failure(ids, task, outcome.failure, outcome)
  })

  const internalError = (task: ClaimedTask) => (cause: Cause.Cause<LeaseLost>) =>
    Cause.isDie(cause)
      ? Effect.zipRight(
          Effect.logError("A task broke", describeCause(cause)),
          failure(ids, task, "Internal error. The credit has been refunded.")
        )
      : Effect.failCause(cause)

  const settlementOf = (task: ClaimedTask, hooks: TaskHooks): Effect.Effect<Settlement, LeaseLost> =>
    task.starts >= startsLimit
      ? failure(ids, task, "Research stopped unexpectedly too often. The credit has been refunded.")
      : Effect.catchAllCause(research(task, hooks), internalError(task))

  /**
   * Stores how a task ends, and says so. Nothing comes in between: a heartbeat that meets a task just settled takes its lease for lost,
   * and interrupts it.
   */
  const end = (task: ClaimedTask, settlement: Settlement, seconds: number, { onSettled }: TaskHooks) =>
    Effect.uninterruptible(
      Effect.gen(function* () {
        yield* store.settle(task, settlement)
        yield* onSettled
        yield* signals.publish(`task:${task.taskId}`)
        yield* signals.publish("deliveries")
        yield* Metric.increment(Metric.tagged(settledTotal, "status", settlement.status))
        yield* Metric.update(durations, seconds)
        yield* Effect.logInfo(`Research ${settlement.status}`)
      })
    )

  const settle = Effect.fnUntraced(function* (task: ClaimedTask, hooks: TaskHooks) {
    const startedAt = yield* steadyMillis
    const settlement = yield* settlementOf(task, hooks)
    const seconds = ((yield* steadyMillis) - startedAt) / 1000
    // A result that cannot even be stored must not keep the task, and its credit, for ever.
    yield* Effect.catchAllCause(untilStored(end(task, settlement, seconds, hooks)), cause =>
      Effect.flatMap(internalError(task)(cause), failed => untilStored(end(task, failed, seconds, hooks)))
    )
  })

  return (task: ClaimedTask, hooks: TaskHooks): Effect.Effect<void> =>
    settle(task, hooks).pipe(
      Effect.catchTag("LeaseLost", () => Effect.logDebug("The lease was lost")),
      // Nobody names its lease any more: it runs out, and the task begins again.
      Effect.catchAllDefect(defect =>
        Effect.logError("The end of a task could not be stored", describeCause(Cause.die(defect)))
      )
    )
})
