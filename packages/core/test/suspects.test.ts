import { describe, expect, it } from "@effect/vitest"
import { Accounts, Research, startsLimit, TaskStore, Worker } from "@prospect-research/core"
import { Effect, TestClock } from "effect"
import { ada, answering, gatherStage, parts, submitted } from "./engine.ts"

const leaseMillis = 30_000
const running = { type: "running", attempt: 1, stages: 1 } as const

/** Workers that begin all tasks and end without a word, one after the other. */
const workersDie = Effect.fnUntraced(function* (times: number) {
  const store = yield* TaskStore
  for (let death = 1; death <= times; death++) {
    const claimed = yield* store.claim({ worker: `dead ${death}`, limit: 1000, leaseMillis })
    yield* Effect.forEach(claimed, lease => store.begin(lease, running), { discard: true })
    yield* TestClock.adjust(leaseMillis)
  }
})

const submitMore = Effect.fnUntraced(function* (accountId: string, count: number) {
  yield* (yield* Accounts).grant(accountId, { amount: count, reason: "test", grantId: null })
  yield* Effect.replicateEffect((yield* Research).submit(accountId, ada), count)
})

/** Two stages of a second each. Writes down how many tasks are in the first one, and in any, whenever one comes to it. */
const watching = () => {
  const together: Array<{ readonly inFirst: number; readonly inAny: number }> = []
  const inside = { first: 0, second: 0 }
  const stage = (name: keyof typeof inside, after: ReadonlyArray<string>) =>
    gatherStage(
      name,
      () =>
        Effect.acquireUseRelease(
          Effect.sync(() => {
            inside[name] += 1
            if (name === "first") {
              together.push({ inFirst: inside.first, inAny: inside.first + inside.second })
            }
          }),
          () => Effect.delay(Effect.succeed(answering(name)), "1 second"),
          () =>
            Effect.sync(() => {
              inside[name] -= 1
            })
        ),
      { after }
    )
  return { stages: [stage("first", []), stage("second", ["first"])], together }
}

const completed = Effect.fnUntraced(function* (accountId: string) {
  return (yield* (yield* Accounts).get(accountId)).usage.tasks.completed
})

describe("tasks of a worker that died", () => {
  const once = watching()
  it.effect("after one death few are begun at once, until they get on", () =>
    Effect.gen(function* () {
      const { accountId } = yield* submitted()
      yield* submitMore(accountId, 49)
      yield* workersDie(1)
      yield* TestClock.adjust("1 second")
      yield* Effect.zipRight(Worker, TestClock.adjust("6 seconds")).pipe(Effect.provide(Worker.layer()))
      expect(Math.max(...once.together.map(({ inFirst }) => inFirst))).toBe(16)
      expect(yield* completed(accountId)).toBe(50)
    }).pipe(Effect.provide(parts(once.stages)))
  )

  const twice = watching()
  it.effect("after two deaths each is begun alone, and goes on in company once it got on", () =>
    Effect.gen(function* () {
      const { accountId } = yield* submitted()
      yield* submitMore(accountId, 4)
      yield* workersDie(2)
      yield* submitMore(accountId, 5)
      yield* Effect.zipRight(Worker, TestClock.adjust("20 seconds")).pipe(Effect.provide(Worker.layer()))
      // Five new ones begin together; those under suspicion wait until they have ended.
      expect(twice.together.slice(5)).toEqual(Array.from({ length: 5 }, () => ({ inFirst: 1, inAny: 1 })))
      expect(yield* completed(accountId)).toBe(10)
    }).pipe(Effect.provide(parts(twice.stages)))
  )

  it.effect("one that got on is not begun again, which would ask its sources twice", () => {
    const asked: Array<string> = []
    const source = (name: string, seconds: number) =>
      gatherStage(name, () =>
        Effect.suspend(() => {
          asked.push(name)
          return Effect.delay(Effect.succeed(answering(name)), `${seconds} seconds`)
        })
      )
    return Effect.gen(function* () {
      const { accountId } = yield* submitted()
      yield* workersDie(2)
      yield* Effect.zipRight(Worker, TestClock.adjust("6 seconds")).pipe(Effect.provide(Worker.layer()))
      expect(yield* completed(accountId)).toBe(1)
      expect(asked).toEqual(["quick", "slow"])
    }).pipe(Effect.provide(parts([source("quick", 1), source("slow", 5)])))
  })

  const hanging = gatherStage("only", ({ contact }) =>
    contact.full_name === ada.contact_data.full_name ? Effect.never : Effect.succeed(answering("only"))
  )
  it.effect("one that hangs keeps the others from work no longer than a stage may take", () =>
    Effect.gen(function* () {
      const { accountId } = yield* submitted()
      yield* submitMore(accountId, 2)
      yield* workersDie(2)
      const research = yield* Research
      yield* Effect.gen(function* () {
        yield* Worker
        yield* TestClock.adjust("1 second")
        const { task_id } = yield* research.submit(accountId, {
          contact_data: { email: "grace@example.com" }
        })
        const status = Effect.map(research.get(accountId, task_id), task => task.status)
        yield* TestClock.adjust("20 seconds")
        expect(yield* status).toBe("pending")
        // Three are under suspicion: only the first trial is waited for.
        yield* TestClock.adjust("11 seconds")
        expect(yield* status).toBe("completed")
      }).pipe(Effect.provide(Worker.layer()))
    }).pipe(Effect.provide(parts([hanging])))
  )

  const never = watching()
  it.effect("after three deaths without getting on a task fails and is refunded", () =>
    Effect.gen(function* () {
      const { accountId, taskId } = yield* submitted()
      yield* workersDie(startsLimit)
      yield* Effect.zipRight(Worker, TestClock.adjust("1 second")).pipe(Effect.provide(Worker.layer()))
      const task = yield* (yield* Research).get(accountId, taskId)
      expect(task).toMatchObject({ status: "failed", error: expect.stringContaining("unexpectedly") })
      expect(yield* (yield* Accounts).get(accountId)).toMatchObject({ credits: 3 })
      expect(yield* (yield* Accounts).audit).toEqual([])
      expect(never.together).toEqual([])
    }).pipe(Effect.provide(parts(never.stages)))
  )
})
