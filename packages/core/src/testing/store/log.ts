import { expect } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import type { TaskEventData } from "../../domain/TaskEvent.ts"
import { TaskStore } from "../../ports/TaskStore.ts"
import {
  type Check,
  checkpoint,
  claimNext,
  completion,
  errorOf,
  leaseMillis,
  openAccount,
  startOfTest,
  startTask
} from "./fixtures.ts"
import { writingTogetherCases } from "./writingTogether.ts"

const running: TaskEventData = { type: "running", attempt: 1, stages: 3 }

const stage = (name: string, state: "running" | "finished"): TaskEventData => ({
  type: "stage",
  stage: name,
  state,
  read: ["github"],
  found: ["professional.current_title"],
  error: null
})

export const logCases = (check: Check) => {
  check("events are numbered from 1 without gaps, whoever writes them", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const { accountId, lease, taskId } = yield* startTask()
      yield* TestClock.adjust("1 second")
      yield* tasks.append(lease, [running, stage("github", "running")])
      yield* tasks.append(lease, [])
      yield* TestClock.adjust("1 second")
      yield* tasks.checkpoint(lease, checkpoint, [stage("github", "finished")])
      yield* TestClock.adjust(leaseMillis)
      const next = yield* claimNext("worker-2")
      yield* tasks.append(next, [{ ...running, attempt: 2 }])
      yield* tasks.settle(next, completion())
      const events = yield* tasks.events(accountId, taskId, 0, 100)
      expect(events.map(event => event.sequence)).toEqual([1, 2, 3, 4, 5, 6])
      expect(events[2]).toEqual({
        sequence: 3,
        at: new Date(startOfTest + 1000).toISOString(),
        data: stage("github", "running")
      })
      expect(events.map(event => event.data.type)).toEqual([
        "pending",
        "running",
        "stage",
        "stage",
        "running",
        "completed"
      ])
    })
  )

  check("appending at once leaves no gap and no double", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const { accountId, lease, taskId } = yield* startTask()
      const appends = Array.from({ length: 20 }, () => tasks.append(lease, [running, running]))
      yield* Effect.all(appends, { concurrency: "unbounded" })
      const events = yield* tasks.events(accountId, taskId, 0, 100)
      expect(events.map(event => event.sequence)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1))
    })
  )

  check("events are read in pages, after a position", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const { accountId, lease, taskId } = yield* startTask()
      yield* tasks.append(lease, [running, running, running, running])
      const page = (after: number, limit: number) =>
        Effect.map(tasks.events(accountId, taskId, after, limit), events =>
          events.map(event => event.sequence)
        )
      expect(yield* page(0, 2)).toEqual([1, 2])
      expect(yield* page(2, 2)).toEqual([3, 4])
      expect(yield* page(4, 2)).toEqual([5])
      expect(yield* page(5, 2)).toEqual([])
      expect(yield* page(99, 2)).toEqual([])
    })
  )

  check("events of an unknown task or another account are not found", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const stranger = yield* openAccount()
      const { accountId, taskId } = yield* startTask()
      expect(yield* errorOf(tasks.events(stranger, taskId, 0, 10))).toBe("TaskNotFound")
      expect(yield* errorOf(tasks.events(accountId, "no-such-task", 0, 10))).toBe("TaskNotFound")
    })
  )

  check(
    "checkpoints are kept in the order the stages ended; a later one of a stage replaces the earlier",
    () =>
      Effect.gen(function* () {
        const tasks = yield* TaskStore
        const { lease, taskId } = yield* startTask()
        const failed = { ...checkpoint, stage: "zebra", state: "failed", error: "timed out" } as const
        yield* tasks.checkpoint(lease, failed, [])
        yield* tasks.checkpoint(lease, checkpoint, [])
        yield* tasks.checkpoint(lease, { ...checkpoint, stage: "apple", state: "skipped" }, [])
        expect((yield* tasks.checkpoints(taskId)).map(it => it.stage)).toEqual(["zebra", "github", "apple"])
        const renewed = { ...checkpoint, stage: "zebra", version: "2" }
        yield* tasks.checkpoint(lease, renewed, [])
        const stored = yield* tasks.checkpoints(taskId)
        expect(stored.map(it => it.stage)).toEqual(["github", "apple", "zebra"])
        expect(stored[2]).toEqual(renewed)
        expect(stored[0]).toEqual(checkpoint)
      })
  )

  check("checkpoints outlive the worker that stored them", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const { lease, taskId } = yield* startTask()
      yield* tasks.checkpoint(lease, checkpoint, [])
      yield* TestClock.adjust(leaseMillis)
      yield* claimNext("worker-2")
      expect(yield* tasks.checkpoints(taskId)).toEqual([checkpoint])
      expect(yield* tasks.checkpoints("no-such-task")).toEqual([])
    })
  )

  writingTogetherCases(check)
}
