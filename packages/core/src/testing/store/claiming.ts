import { expect } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { type Lease, TaskStore } from "../../ports/TaskStore.ts"
import {
  balanceOf,
  type Check,
  checkpoint,
  claim,
  claimNext,
  completion,
  contact,
  errorOf,
  failure,
  leaseMillis,
  openAccount,
  settle,
  startOfTest,
  startTask,
  submit
} from "./fixtures.ts"

const submitMany = (accountId: string, count: number) => Effect.replicateEffect(submit(accountId), count)

export const claimingCases = (check: Check) => {
  const running = { type: "running", attempt: 1, stages: 2 } as const

  check("claim hands out the oldest task with a fence and a lease, and sets started_at", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount()
      const [first, second] = [yield* submit(accountId, { prospectId: "crm-1" }), yield* submit(accountId)]
      yield* TestClock.adjust("5 seconds")
      expect(yield* claim(1)).toEqual([
        {
          taskId: first,
          fence: 1,
          accountId,
          prospectId: "crm-1",
          contact,
          createdAt: startOfTest,
          starts: 0
        }
      ])
      expect(yield* tasks.get(accountId, first)).toMatchObject({
        status: "running",
        startedAt: startOfTest + 5000
      })
      expect(yield* tasks.get(accountId, second)).toMatchObject({ status: "pending", startedAt: null })
    })
  )

  check("claim takes no more than the limit, and every task once", () =>
    Effect.gen(function* () {
      const accountId = yield* openAccount(5)
      const submitted = yield* submitMany(accountId, 5)
      const claimed = [...(yield* claim(3)), ...(yield* claim(3)), ...(yield* claim(3))]
      expect(claimed.map(task => task.taskId)).toEqual(submitted)
    })
  )

  check("workers that claim at once share the tasks", () =>
    Effect.gen(function* () {
      const accountId = yield* openAccount(40)
      const submitted = yield* submitMany(accountId, 40)
      const workers = Array.from({ length: 10 }, (_, number) => claim(5, `worker-${number}`))
      const claimed = (yield* Effect.all(workers, { concurrency: "unbounded" })).flat()
      expect(claimed.map(task => task.taskId).sort()).toEqual([...submitted].sort())
    })
  )

  check("an account with one task does not wait behind another's hundreds", () =>
    Effect.gen(function* () {
      const [many, one] = [yield* openAccount(200), yield* openAccount(1)]
      const hundreds = yield* submitMany(many, 200)
      const single = yield* submit(one)
      const claimed = yield* claim(3)
      expect(claimed.map(task => task.taskId)).toEqual([hundreds[0], single, hundreds[1]])
    })
  )

  check("accounts take turns, and having been busy before costs nobody a turn", () =>
    Effect.gen(function* () {
      const [busy, idle] = [yield* openAccount(100), yield* openAccount(100)]
      yield* submitMany(busy, 50)
      for (const task of yield* claim(50)) yield* settle(task, completion())
      const [a, b] = [yield* submitMany(idle, 3), yield* submitMany(busy, 3)]
      const claimed = yield* claim(6)
      expect(claimed.map(task => task.taskId)).toEqual([a[0], b[0], a[1], b[1], a[2], b[2]])
    })
  )

  check("a task whose lease ended is claimed before pending ones, with a new fence", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const { accountId, lease, taskId } = yield* startTask()
      const waiting = yield* submit(accountId)
      yield* TestClock.adjust(leaseMillis - 1)
      expect((yield* claim(1, "worker-2")).map(task => task.taskId)).toEqual([waiting])
      yield* TestClock.adjust(1)
      expect(yield* tasks.get(accountId, taskId)).toMatchObject({ status: "running" })
      const next = yield* submit(accountId)
      const rescued = yield* claim(2, "worker-2")
      expect(rescued.map(task => [task.taskId, task.fence, task.starts])).toEqual([
        [taskId, 2, 0],
        [next, 1, 0]
      ])
      expect(yield* tasks.get(accountId, taskId)).toMatchObject({ startedAt: startOfTest })
      expect(yield* errorOf(settle(lease, completion()))).toBe("LeaseLost")
    })
  )

  check("starts count what was begun and ended without a word, and only since the task got on", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const { lease } = yield* startTask()
      const startsAfter = Effect.fnUntraced(function* (begun: Lease | null) {
        if (begun !== null) yield* tasks.begin(begun, running)
        yield* TestClock.adjust(leaseMillis)
        return yield* claimNext()
      })
      const once = yield* startsAfter(lease)
      const onlyClaimed = yield* startsAfter(null)
      const twice = yield* startsAfter(onlyClaimed)
      expect([once.starts, onlyClaimed.starts, twice.starts]).toEqual([1, 1, 2])
      yield* tasks.begin(twice, running)
      yield* tasks.checkpoint(twice, checkpoint, [])
      expect((yield* startsAfter(null)).starts).toBe(1)
      expect(yield* errorOf(tasks.begin(twice, running))).toBe("LeaseLost")
      const events = yield* tasks.events(lease.accountId, lease.taskId, 1, 10)
      expect(events.map(({ data, sequence }) => [sequence, data])).toEqual(
        [2, 3, 4].map(sequence => [sequence, running])
      )
    })
  )

  check("heartbeat extends the named leases that a worker holds, and says which", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount(3)
      const [mine, settled, others] = yield* submitMany(accountId, 3)
      yield* claimNext("worker-1")
      yield* settle(yield* claimNext("worker-1"), completion())
      yield* claimNext("worker-2")
      yield* TestClock.adjust(leaseMillis - 1)
      const taskIds = [mine, settled, others].flatMap(it => it ?? [])
      expect(yield* tasks.heartbeat({ worker: "worker-1", taskIds, leaseMillis })).toEqual([mine])
      yield* TestClock.adjust(leaseMillis - 1)
      expect((yield* claim(3, "worker-3")).map(task => task.taskId)).toEqual([others])
      yield* TestClock.adjust(1)
      expect((yield* claim(3, "worker-3")).map(task => task.taskId)).toEqual([mine])
      expect((yield* tasks.get(accountId, settled ?? "")).status).toBe("completed")
    })
  )

  check("heartbeat does not bring back a lease that ended or that another worker took over", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const { taskId } = yield* startTask()
      yield* TestClock.adjust(leaseMillis)
      expect(yield* tasks.heartbeat({ worker: "worker-1", taskIds: [taskId], leaseMillis })).toEqual([])
      expect((yield* claim(1, "worker-2")).map(task => task.taskId)).toEqual([taskId])
      expect(yield* tasks.heartbeat({ worker: "worker-1", taskIds: [taskId], leaseMillis })).toEqual([])
      expect(yield* tasks.heartbeat({ worker: "worker-2", taskIds: [taskId], leaseMillis })).toEqual([taskId])
    })
  )

  check("a lease that its worker does not name, since it does not know of it, runs out", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount(2)
      const [known, unknown] = yield* submitMany(accountId, 2)
      yield* claim(2)
      const renewed = (taskIds: ReadonlyArray<string>) =>
        tasks.heartbeat({ worker: "worker-1", taskIds, leaseMillis })
      yield* TestClock.adjust(leaseMillis - 1)
      expect(yield* renewed([])).toEqual([])
      expect(yield* renewed([known ?? ""])).toEqual([known])
      yield* TestClock.adjust(1)
      expect((yield* claim(2, "worker-1")).map(task => [task.taskId, task.fence])).toEqual([[unknown, 2]])
    })
  )

  check("release gives a worker's tasks back at once, and forgets their starts", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount(2)
      const [mine, others] = yield* submitMany(accountId, 2)
      const lease = yield* claimNext("worker-1")
      yield* tasks.begin(lease, running)
      yield* claimNext("worker-2")
      expect(yield* tasks.release({ worker: "worker-1" })).toBe(1)
      expect(yield* tasks.release({ worker: "worker-1" })).toBe(0)
      expect(yield* errorOf(tasks.append(lease, [running]))).toBe("LeaseLost")
      expect(yield* errorOf(settle(lease, failure()))).toBe("LeaseLost")
      expect(yield* tasks.get(accountId, mine ?? "")).toMatchObject({ status: "running" })
      const again = yield* claim(2, "worker-3")
      expect(again.map(task => [task.taskId, task.fence, task.starts])).toEqual([[mine, 2, 0]])
      expect((yield* tasks.get(accountId, others ?? "")).status).toBe("running")
      expect(yield* balanceOf(accountId)).toBe(0)
    })
  )

  check("backlog counts what waits and tells the age of the oldest claimable task", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      expect(yield* tasks.backlog).toEqual({
        pending: 0,
        running: 0,
        oldestClaimableAge: null,
        deliveriesPending: 0
      })
      const accountId = yield* openAccount(3)
      yield* submit(accountId)
      yield* TestClock.adjust("10 seconds")
      yield* submit(accountId, { createdAt: startOfTest + 10_000, callbackUrl: "https://example.com/hook" })
      yield* TestClock.adjust("5 seconds")
      expect(yield* tasks.backlog).toMatchObject({ pending: 2, running: 0, oldestClaimableAge: 15_000 })
      yield* claimNext()
      expect(yield* tasks.backlog).toMatchObject({ pending: 1, running: 1, oldestClaimableAge: 5000 })
      yield* settle(yield* claimNext(), completion())
      expect(yield* tasks.backlog).toEqual({
        pending: 0,
        running: 1,
        oldestClaimableAge: null,
        deliveriesPending: 1
      })
      yield* TestClock.adjust(leaseMillis)
      expect((yield* tasks.backlog).oldestClaimableAge).toBe(15_000 + leaseMillis)
    })
  )
}
