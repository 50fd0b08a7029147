import { expect } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { AccountStore } from "../../ports/AccountStore.ts"
import { PrivacyStore } from "../../ports/PrivacyStore.ts"
import { type Admission, TaskStore } from "../../ports/TaskStore.ts"
import {
  admission,
  balanceOf,
  type Check,
  claim,
  newId,
  openAccount,
  startOfTest,
  usageOf
} from "./fixtures.ts"

const keyed = (key: string, requestHash = "hash") => ({
  idempotency: { key, requestHash, notBefore: 0 }
})

/** How an admission ends: the id of its task, or the tag of its error. */
const admit = (wanted: Admission) =>
  Effect.flatMap(TaskStore, tasks =>
    Effect.match(tasks.admit(wanted), {
      onFailure: error => String(error._tag),
      onSuccess: submitted => submitted.task_id
    })
  )

const admitAll = (wanted: ReadonlyArray<Admission>) =>
  Effect.forEach(wanted, admit, { concurrency: "unbounded" })

/** A store may put what is submitted at once into one transaction: each must be answered as if it had come alone. */
export const submittingTogetherCases = (check: Check) => {
  check("what many accounts submit at once is charged to each, and they take turns", () =>
    Effect.gen(function* () {
      const accounts = [yield* openAccount(100), yield* openAccount(100), yield* openAccount(100)]
      const wanted = Array.from({ length: 90 }, (_, index) =>
        admission(accounts[index < 60 ? 0 : 1 + (index % 2)] ?? "", keyed(`key-${index}`))
      )
      expect(yield* admitAll(wanted)).toEqual(wanted.map(it => it.taskId))
      expect(yield* Effect.forEach(accounts, balanceOf)).toEqual([40, 85, 85])
      const pending = Effect.map(Effect.forEach(accounts, usageOf), usages =>
        usages.map(it => it.tasks.pending)
      )
      expect(yield* pending).toEqual([60, 15, 15])
      const first = yield* claim(9)
      expect(accounts.map(account => first.filter(it => it.accountId === account).length)).toEqual([3, 3, 3])
      const rest = [...first, ...(yield* claim(100))].filter(it => it.accountId === accounts[0])
      expect(rest.map(it => it.taskId)).toEqual(wanted.slice(0, 60).map(it => it.taskId))
      expect(yield* (yield* AccountStore).audit).toEqual([])
    })
  )

  check("whoever is refused takes nothing from those who come at the same time", () =>
    Effect.gen(function* () {
      const [rich, poor] = [yield* openAccount(20), yield* openAccount(2)]
      const unwanted = { subjects: [{ kind: "email" as const, fingerprint: "hash of unwanted" }] }
      yield* (yield* PrivacyStore).suppress(rich, [
        { kind: "email", fingerprint: "hash of unwanted", suppressionId: newId(), createdAt: startOfTest }
      ])
      const known = yield* admit(admission(rich, keyed("known")))
      const fresh = () => admission(rich, keyed(newId()))
      const wanted = [
        fresh(),
        admission(rich, { ...unwanted, ...keyed("unwanted") }),
        admission(rich, keyed("known")),
        admission(poor, { ...unwanted, ...keyed("known") }),
        admission(rich, keyed("known", "another hash")),
        fresh(),
        admission(poor, keyed("second")),
        admission(poor, keyed("third")),
        admission(rich, keyed("twice")),
        admission(rich, keyed("twice")),
        fresh()
      ]
      const ends = yield* admitAll(wanted)
      const own = (index: number) => wanted[index]?.taskId
      expect([0, 5, 10].map(index => ends[index])).toEqual([0, 5, 10].map(own))
      expect([1, 2, 4].map(index => ends[index])).toEqual(["Suppressed", known, "IdempotencyMismatch"])
      expect([3, 6, 7].map(index => ends[index] === own(index)).filter(Boolean)).toHaveLength(2)
      expect(ends.filter(end => end === "InsufficientCredits")).toHaveLength(1)
      expect(ends[8]).toBe(ends[9])
      expect([own(8), own(9)]).toContain(ends[8])
      expect([yield* balanceOf(rich), yield* balanceOf(poor)]).toEqual([15, 0])
      expect(yield* (yield* AccountStore).audit).toEqual([])
    })
  )

  check("a key whose task could not be paid for is free", () =>
    Effect.gen(function* () {
      const accounts = yield* AccountStore
      const accountId = yield* openAccount(0)
      const wanted = Array.from({ length: 5 }, (_, index) => admission(accountId, keyed(`key-${index}`)))
      expect(yield* admitAll(wanted)).toEqual(wanted.map(() => "InsufficientCredits"))
      yield* accounts.grant({ accountId, amount: 5, reason: "paid", grantId: "1", createdAt: startOfTest })
      const again = wanted.map((_, index) => admission(accountId, keyed(`key-${index}`, "other hash")))
      expect(yield* admitAll(again)).toEqual(again.map(it => it.taskId))
    })
  )

  check("whoever gives up while it submits does not stop the others, and pays at most for its task", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount(10)
      const wanted = Array.from({ length: 6 }, () => admission(accountId))
      const submits = yield* Effect.forEach(wanted, it => Effect.fork(tasks.admit(it)))
      yield* Effect.yieldNow()
      yield* Effect.forEach(submits.slice(0, 2), Fiber.interrupt)
      const ends = yield* Effect.forEach(submits.slice(2), Fiber.join)
      expect(ends.map(it => it.task_id)).toEqual(wanted.slice(2).map(it => it.taskId))
      const { pending } = yield* tasks.backlog
      expect(pending).toBeGreaterThanOrEqual(4)
      expect(yield* balanceOf(accountId)).toBe(10 - pending)
    })
  )
}
