import { expect } from "@effect/vitest"
import { Effect, Fiber, TestClock } from "effect"
import type { TaskEventData } from "../../domain/TaskEvent.ts"
import { type Lease, TaskStore } from "../../ports/TaskStore.ts"
import { type Check, checkpoint, claim, errorOf, leaseMillis, openAccount, submit } from "./fixtures.ts"

const running: TaskEventData = { type: "running", attempt: 1, stages: 3 }

const startMany = Effect.fnUntraced(function* (count: number) {
  const accountId = yield* openAccount(count)
  yield* Effect.replicateEffect(submit(accountId), count)
  return { accountId, leases: yield* claim(count) }
})

const sequencesOf = (accountId: string, { taskId }: Lease) =>
  Effect.flatMap(TaskStore, tasks =>
    Effect.map(tasks.events(accountId, taskId, 0, 10), events => events.map(it => it.sequence))
  )

const together = { concurrency: "unbounded" } as const

/** A store may put what tasks of one worker write into one transaction: each must find it as if it had written alone. */
export const writingTogetherCases = (check: Check) => {
  check("what many tasks write at once is written for each of them", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const { accountId, leases } = yield* startMany(100)
      const save = (lease: Lease, index: number) =>
        tasks.checkpoint(lease, { ...checkpoint, stage: `stage-${index}` }, index % 2 === 0 ? [running] : [])
      yield* Effect.forEach(leases, save, together)
      for (const [index, lease] of leases.entries()) {
        const stored = yield* tasks.checkpoints(lease.taskId)
        expect(stored).toEqual([{ ...checkpoint, stage: `stage-${index}` }])
        expect(yield* sequencesOf(accountId, lease)).toEqual(index % 2 === 0 ? [1, 2] : [1])
      }
    })
  )

  check("a lease that was lost takes nothing from those who write at the same time", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const { accountId, leases } = yield* startMany(5)
      yield* TestClock.adjust(leaseMillis)
      const [taken] = yield* claim(1, "worker-2")
      const outcomes = yield* Effect.forEach(
        leases,
        lease => errorOf(tasks.checkpoint(lease, checkpoint, [running])),
        together
      )
      const expected = leases.map(it => (it.taskId === taken?.taskId ? "LeaseLost" : "none"))
      expect(outcomes).toEqual(expected)
      expect(expected.filter(it => it === "LeaseLost")).toHaveLength(1)
      for (const [index, lease] of leases.entries()) {
        const kept = expected[index] === "none"
        expect(yield* tasks.checkpoints(lease.taskId)).toEqual(kept ? [checkpoint] : [])
        expect(yield* sequencesOf(accountId, lease)).toEqual(kept ? [1, 2] : [1])
      }
    })
  )

  check("what a database refuses of one task takes nothing from the others", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const { accountId, leases } = yield* startMany(6)
      // PostgreSQL refuses it, SQLite does not.
      const refused = { ...checkpoint, stage: "a\u0000b" }
      const save = (lease: Lease, index: number) =>
        Effect.exit(tasks.checkpoint(lease, index === 2 ? refused : checkpoint, [running]))
      yield* Effect.forEach(leases, save, together)
      for (const lease of leases.filter((_, index) => index !== 2)) {
        expect(yield* tasks.checkpoints(lease.taskId)).toEqual([checkpoint])
        expect(yield* sequencesOf(accountId, lease)).toEqual([1, 2])
      }
    })
  )

  check("whoever is stopped while it writes does not stop the others", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const { accountId, leases } = yield* startMany(6)
      const writers = yield* Effect.forEach(leases, lease =>
        Effect.fork(tasks.checkpoint(lease, checkpoint, [running]))
      )
      yield* Effect.yieldNow()
      const [first, ...others] = writers
      if (first !== undefined) yield* Fiber.interrupt(first)
      yield* Effect.forEach(others, Fiber.join)
      for (const lease of leases.slice(1)) {
        expect(yield* tasks.checkpoints(lease.taskId)).toEqual([checkpoint])
        expect(yield* sequencesOf(accountId, lease)).toEqual([1, 2])
      }
    })
  )

  check("what one task writes at once keeps its order of numbers", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const { accountId, leases } = yield* startMany(3)
      const writes = leases.flatMap(lease => [
        tasks.append(lease, [running]),
        tasks.checkpoint(lease, checkpoint, [running]),
        tasks.append(lease, [running, running])
      ])
      yield* Effect.all(writes, together)
      for (const lease of leases) {
        expect(yield* sequencesOf(accountId, lease)).toEqual([1, 2, 3, 4, 5])
        expect(yield* tasks.checkpoints(lease.taskId)).toEqual([checkpoint])
      }
    })
  )
}
