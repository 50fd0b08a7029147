import { describe, expect, it } from "@effect/vitest"
import {
  Accounts,
  emptyEvidence,
  emptyOutput,
  Health,
  Research,
  startsLimit,
  TaskStore
} from "@prospect-research/core"
import { Chunk, Effect, Metric, Stream, TestClock } from "effect"
import {
  ada,
  answering,
  gatherStage,
  parts,
  startWorker,
  submitted,
  tasksCompleted,
  tasksFailed
} from "./engine.ts"

const leaseMillis = 30_000

const idle = gatherStage("idle", () => Effect.never)
const instant = gatherStage("instant", () => Effect.succeed(answering("instant")))

describe("a dead worker", () => {
  const ran: Array<string> = []
  const stages = ["first", "second"].map(name =>
    gatherStage(
      name,
      () =>
        Effect.sync(() => {
          ran.push(name)
          return answering(name)
        }),
      { after: name === "second" ? ["first"] : [] }
    )
  )

  it.effect("its task is taken over when the lease ends, and finished stages are kept", () =>
    Effect.gen(function* () {
      const store = yield* TaskStore
      const research = yield* Research
      const { accountId, taskId } = yield* submitted()
      const [lease] = yield* store.claim({ worker: "dead", limit: 1, leaseMillis })
      if (lease === undefined) return expect.unreachable("nothing was claimed")
      const checkpoint = { stage: "first", version: "1", state: "finished", error: null } as const
      yield* store.checkpoint(lease, { ...checkpoint, output: { ...emptyOutput, ...answering("first") } }, [])
      const { started_at } = yield* research.get(accountId, taskId)

      yield* startWorker()
      yield* TestClock.adjust("29 seconds")
      expect((yield* research.get(accountId, taskId)).status).toBe("running")
      yield* TestClock.adjust("2 seconds")
      const task = yield* research.wait(accountId, taskId, "1 second")
      expect(task).toMatchObject({ status: "completed", started_at })
      expect(ran).toEqual(["second"])
      const events = Chunk.toReadonlyArray(yield* Stream.runCollect(research.events(accountId, taskId, 0)))
      expect(events.filter(({ data }) => data.type === "running")).toMatchObject([{ data: { attempt: 2 } }])
      expect(yield* Effect.exit(store.settle(lease, yield* settlementOf(taskId)))).toMatchObject(lost)
    }).pipe(Effect.provide(parts(stages)))
  )
})

const lost = { _tag: "Failure", cause: { error: { _tag: "LeaseLost" } } }

const settlementOf = (taskId: string) =>
  Effect.succeed({
    status: "failed" as const,
    error: "late",
    completedAt: 0,
    cost: 0,
    evidence: emptyEvidence,
    delivery: { deliveryId: `${taskId}-late`, body: "{}" }
  })

describe("a graceful stop", () => {
  it.effect("begins nothing new from when it is told, and lets go on what runs", () =>
    Effect.gen(function* () {
      const first = yield* submitted()
      const health = yield* Health
      yield* startWorker()
      yield* TestClock.adjust("1 second")
      yield* health.beginShutdown
      const second = yield* submitted()
      yield* TestClock.adjust("5 seconds")
      const research = yield* Research
      const statuses = yield* Effect.forEach([first, second], ({ accountId, taskId }) =>
        Effect.map(research.get(accountId, taskId), ({ status }) => status)
      )
      expect(statuses).toEqual(["running", "pending"])
    }).pipe(Effect.provide(Health.layer), Effect.provide(parts([idle])))
  )

  it.effect("hands tasks back at once, and their starts do not count", () =>
    Effect.gen(function* () {
      const store = yield* TaskStore
      const { accountId, taskId } = yield* submitted()
      for (let stops = 0; stops < startsLimit + 2; stops++) {
        const worker = yield* startWorker()
        yield* TestClock.adjust("1 second")
        expect((yield* (yield* Research).get(accountId, taskId)).status).toBe("running")
        yield* worker.stop
      }
      const [claimed] = yield* store.claim({ worker: "next", limit: 1, leaseMillis })
      expect(claimed).toMatchObject({ taskId, starts: 0 })
    }).pipe(Effect.provide(parts([idle])))
  )

  it.effect("gives tasks the grace to finish, and claims no more meanwhile", () =>
    Effect.gen(function* () {
      const research = yield* Research
      const { accountId, taskId } = yield* submitted()
      const worker = yield* startWorker({ grace: "25 seconds" })
      yield* TestClock.adjust("1 second")
      const stopped = yield* Effect.fork(worker.stop)
      yield* TestClock.adjust("1 second")
      const late = yield* research.submit(accountId, ada)
      yield* TestClock.adjust("20 seconds")
      yield* stopped.await
      expect((yield* research.get(accountId, taskId)).status).toBe("completed")
      expect((yield* research.get(accountId, late.task_id)).status).toBe("pending")
    }).pipe(
      Effect.provide(
        parts([gatherStage("slow", () => Effect.delay(Effect.succeed(answering("slow")), "10 seconds"))])
      )
    )
  )
})

describe("work", () => {
  it.effect("a bug in one round of claiming does not end the rounds", () =>
    Effect.gen(function* () {
      const store = yield* TaskStore
      const { accountId, taskId } = yield* submitted()
      let rounds = 0
      const claim: typeof store.claim = options =>
        Effect.suspend(() => (rounds++ === 0 ? Effect.dieMessage("a bug") : store.claim(options)))
      yield* startWorker().pipe(Effect.provideService(TaskStore, { ...store, claim }))
      yield* TestClock.adjust("2 seconds")
      expect((yield* (yield* Research).get(accountId, taskId)).status).toBe("completed")
    }).pipe(Effect.provide(parts([instant])))
  )

  it.effect("begins without waiting for a poll", () =>
    Effect.gen(function* () {
      yield* startWorker({ poll: "1 hour" })
      yield* TestClock.adjust("1 minute")
      const { accountId, taskId } = yield* submitted()
      const task = yield* (yield* Research).wait(accountId, taskId, "1 minute")
      expect(task).toMatchObject({ status: "completed", processing_time_seconds: 0 })
    }).pipe(Effect.provide(parts([instant])))
  )

  it.effect("never exceeds the concurrency, and goes on as places become free", () =>
    Effect.gen(function* () {
      let running = 0
      let most = 0
      const counted = gatherStage("counted", () =>
        Effect.acquireUseRelease(
          Effect.sync(() => {
            most = Math.max(most, ++running)
          }),
          () => Effect.delay(Effect.succeed(answering("counted")), "1 second"),
          () => Effect.sync(() => void running--)
        )
      )
      yield* Effect.gen(function* () {
        const { accountId } = yield* submitted()
        yield* (yield* Accounts).grant(accountId, { amount: 20, reason: "test", grantId: null })
        const research = yield* Research
        yield* Effect.replicateEffect(research.submit(accountId, ada), 19)
        yield* startWorker({ concurrency: 4, poll: "1 hour" })
        yield* TestClock.adjust("5 seconds")
        const { usage } = yield* (yield* Accounts).get(accountId)
        expect(usage.tasks.completed).toBe(20)
        expect(most).toBe(4)
      }).pipe(Effect.provide(parts([counted])))
    })
  )

  it.effect("a bug in a task fails and refunds that task alone", () =>
    Effect.gen(function* () {
      const store = yield* TaskStore
      const { accountId, taskId } = yield* submitted()
      const broken = { ...store, append: () => Effect.dieMessage("a bug") }
      yield* startWorker().pipe(Effect.provideService(TaskStore, broken))
      yield* TestClock.adjust("1 second")
      const task = yield* (yield* Research).get(accountId, taskId)
      expect(task).toMatchObject({ status: "failed", error: expect.stringContaining("Internal error") })
      expect((yield* (yield* Accounts).get(accountId)).credits).toBe(3)
    }).pipe(Effect.provide(parts([instant])))
  )

  it.effect("a result that cannot be stored counts as what is stored instead: a failure", () =>
    Effect.gen(function* () {
      const store = yield* TaskStore
      const [completed, failed] = yield* Effect.all([Metric.value(tasksCompleted), Metric.value(tasksFailed)])
      const { accountId, taskId } = yield* submitted()
      const settle: typeof store.settle = (lease, settlement) =>
        settlement.status === "completed" ? Effect.dieMessage("a bug") : store.settle(lease, settlement)
      yield* startWorker().pipe(Effect.provideService(TaskStore, { ...store, settle }))
      yield* TestClock.adjust("1 second")
      expect((yield* (yield* Research).get(accountId, taskId)).status).toBe("failed")
      expect((yield* Metric.value(tasksCompleted)).count).toBe(completed.count)
      expect((yield* Metric.value(tasksFailed)).count).toBe(failed.count + 1)
    }).pipe(Effect.provide(parts([instant])))
  )

  it.effect("standing still while work waits shows in liveness", () =>
    Effect.gen(function* () {
      const store = yield* TaskStore
      yield* submitted()
      const stuck = { ...store, claim: () => Effect.never }
      yield* Effect.gen(function* () {
        const health = yield* Health
        yield* startWorker()
        expect(yield* health.live).toBe(true)
        yield* TestClock.adjust("2 minutes")
        expect(yield* health.live).toBe(false)
      }).pipe(Effect.provideService(TaskStore, stuck), Effect.provide(Health.layer))
    }).pipe(Effect.provide(parts([instant])))
  )
})
