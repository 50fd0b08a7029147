import { describe, expect, it } from "@effect/vitest"
import { Accounts, Research, StoreUnavailable, TaskStore } from "@prospect-research/core"
import { Deferred, Effect, Metric, TestClock } from "effect"
import { answering, gatherStage, parts, startWorker, submitted, tasksCompleted } from "./engine.ts"

const leaseMillis = 30_000

const other = { contact_data: { email: "grace@example.com" } }

/** Has an answer at once, but for one prospect. */
const patientWith = ({ contact_data }: typeof other) =>
  gatherStage("patient", ({ contact }) =>
    contact.email === contact_data.email ? Effect.never : Effect.succeed(answering("patient"))
  )

const leasesLost = Metric.counter("research_leases_lost_total", {
  description: "Tasks whose lease this process lost while it ran them",
  incremental: true
})
const idle = gatherStage("idle", () => Effect.never)
const instant = gatherStage("instant", () => Effect.succeed(answering("instant")))

describe("leases", () => {
  const watched = Effect.gen(function* () {
    const interrupted = yield* Deferred.make<void>()
    const stage = gatherStage("watched", () =>
      Effect.onInterrupt(Effect.never, () => Deferred.succeed(interrupted, undefined))
    )
    return { interrupted, stage }
  })

  it.effect("a heartbeat keeps a task for as long as it takes", () =>
    Effect.gen(function* () {
      const store = yield* TaskStore
      yield* submitted()
      yield* startWorker({ poll: "1 hour" })
      yield* TestClock.adjust("9 minutes")
      expect(yield* store.claim({ worker: "other", limit: 1, leaseMillis })).toEqual([])
    }).pipe(Effect.provide(parts([idle])))
  )

  it.effect("cancelling stops the stage at once", () =>
    Effect.gen(function* () {
      const { interrupted, stage } = yield* watched
      yield* Effect.gen(function* () {
        const { accountId, taskId } = yield* submitted()
        yield* startWorker()
        yield* TestClock.adjust("1 second")
        yield* (yield* Research).cancel(accountId, taskId)
        yield* Deferred.await(interrupted)
        expect((yield* (yield* Accounts).get(accountId)).credits).toBe(3)
      }).pipe(Effect.provide(parts([stage])))
    })
  )

  it.effect.each([
    { trouble: "is not reached", answer: new StoreUnavailable({ reason: "unreachable" }) },
    { trouble: "does not answer", answer: Effect.never }
  ])("a worker whose store $trouble for 20 s stops its tasks before the leases end", ({ answer }) =>
    Effect.gen(function* () {
      const { interrupted, stage } = yield* watched
      yield* Effect.gen(function* () {
        const store = yield* TaskStore
        yield* submitted()
        yield* startWorker().pipe(Effect.provideService(TaskStore, { ...store, heartbeat: () => answer }))
        yield* TestClock.adjust("19 seconds")
        expect(yield* Deferred.isDone(interrupted)).toBe(false)
        yield* TestClock.adjust("2 seconds")
        expect(yield* Deferred.isDone(interrupted)).toBe(true)
      }).pipe(Effect.provide(parts([stage])))
    })
  )

  it.effect("a task whose claim was not answered is claimed again when its lease ends", () =>
    Effect.gen(function* () {
      const store = yield* TaskStore
      const { accountId, taskId } = yield* submitted()
      let claims = 0
      const claim: typeof store.claim = options =>
        Effect.flatMap(store.claim(options), claimed =>
          claims++ === 0 ? new StoreUnavailable({ reason: "unreachable" }) : Effect.succeed(claimed)
        )
      yield* startWorker().pipe(Effect.provideService(TaskStore, { ...store, claim }))
      const research = yield* Research
      yield* TestClock.adjust("1 second")
      const { task_id } = yield* research.submit(accountId, other)
      yield* TestClock.adjust("28 seconds")
      expect((yield* research.get(accountId, taskId)).status).toBe("running")
      yield* TestClock.adjust("3 seconds")
      expect((yield* research.get(accountId, taskId)).status).toBe("completed")
      // The worker was never idle, so that its heartbeat went on.
      expect((yield* research.get(accountId, task_id)).status).toBe("running")
    }).pipe(Effect.provide(parts([patientWith(other)])))
  )

  it.effect("a task that settles while a heartbeat is under way was not lost", () =>
    Effect.gen(function* () {
      const store = yield* TaskStore
      const lost = yield* Metric.value(leasesLost)
      const completed = yield* Metric.value(tasksCompleted)
      const { taskId } = yield* submitted()
      yield* submitted()
      const settle: typeof store.settle = (lease, settlement) =>
        Effect.zipLeft(
          store.settle(lease, settlement),
          lease.taskId === taskId ? Effect.sleep("12 seconds") : Effect.void
        )
      yield* startWorker().pipe(Effect.provideService(TaskStore, { ...store, settle }))
      yield* TestClock.adjust("15 seconds")
      expect((yield* Metric.value(leasesLost)).count).toBe(lost.count)
      expect((yield* Metric.value(tasksCompleted)).count).toBe(completed.count + 2)
    }).pipe(Effect.provide(parts([instant])))
  )

  it.effect("a store in trouble is asked again until the result is stored", () =>
    Effect.gen(function* () {
      const store = yield* TaskStore
      const { accountId, taskId } = yield* submitted()
      let refusals = 0
      const busy: typeof store.settle = (lease, settlement) =>
        Effect.suspend(() =>
          refusals++ < 5 ? new StoreUnavailable({ reason: "full" }) : store.settle(lease, settlement)
        )
      yield* startWorker().pipe(Effect.provideService(TaskStore, { ...store, settle: busy }))
      yield* TestClock.adjust("1 minute")
      expect((yield* (yield* Research).get(accountId, taskId)).status).toBe("completed")
      expect(refusals).toBe(6)
    }).pipe(Effect.provide(parts([instant])))
  )
})
