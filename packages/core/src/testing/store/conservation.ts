import { expect } from "@effect/vitest"
import { Effect, Random, TestClock } from "effect"
import { AccountStore } from "../../ports/AccountStore.ts"
import { type Lease, TaskStore } from "../../ports/TaskStore.ts"
import {
  admission,
  balanceOf,
  type Check,
  claim,
  completion,
  errorOf,
  failure,
  openAccount,
  settle,
  startOfTest,
  submit,
  testAdmission
} from "./fixtures.ts"

const callbackUrl = "https://example.com/hook"

/** What the accounts ought to hold, kept beside the store by the simplest rules there are. */
interface Expectation {
  readonly balances: Map<string, number>
  readonly tasks: Map<
    string,
    { readonly accountId: string; state: "open" | "completed" | "failed" | "erased" }
  >
  readonly leases: Array<Lease>
  grants: number
}

const pick = <A>(items: Iterable<A>) =>
  Effect.map(Random.next, share => [...items].at(Math.floor(share * [...items].length)))

const add = (expected: Expectation, accountId: string, amount: number) =>
  expected.balances.set(accountId, (expected.balances.get(accountId) ?? 0) + amount)

const admitSome = Effect.fnUntraced(function* (expected: Expectation, accountId: string) {
  const wanted = admission(accountId, (yield* Random.nextBoolean) ? { callbackUrl } : {})
  const outcome = yield* errorOf(Effect.flatMap(TaskStore, tasks => tasks.admit(wanted)))
  const affordable = (expected.balances.get(accountId) ?? 0) >= 1
  expect(outcome).toBe(affordable ? "none" : "InsufficientCredits")
  if (!affordable) return
  add(expected, accountId, -1)
  expected.tasks.set(wanted.taskId, { accountId, state: "open" })
})

const settleSome = Effect.fnUntraced(function* (expected: Expectation) {
  const lease = yield* pick(expected.leases)
  if (lease === undefined) return
  const settlement = (yield* Random.nextBoolean) ? completion() : failure()
  const outcome = yield* errorOf(settle(lease, settlement))
  const task = expected.tasks.get(lease.taskId)
  if (outcome !== "none" || task === undefined) return
  expect(task.state).toBe("open")
  task.state = settlement.status
  if (settlement.status === "failed") add(expected, task.accountId, 1)
})

const endSome = Effect.fnUntraced(function* (expected: Expectation, how: "cancel" | "erase") {
  const tasks = yield* TaskStore
  const [taskId, task] = (yield* pick(expected.tasks)) ?? []
  if (taskId === undefined || task === undefined) return
  const end =
    how === "cancel"
      ? errorOf(tasks.cancel(task.accountId, taskId, failure("Cancelled")))
      : errorOf(tasks.erase(task.accountId, taskId, startOfTest))
  if ((yield* end) !== "none") return
  if (task.state === "open") add(expected, task.accountId, 1)
  task.state = how === "cancel" ? "failed" : "erased"
})

const grantSome = Effect.fnUntraced(function* (expected: Expectation, accountId: string) {
  const accounts = yield* AccountStore
  const amount = yield* Random.nextIntBetween(1, 4)
  expected.grants += 1
  const grant = {
    accountId,
    amount,
    reason: "paid",
    grantId: `grant-${expected.grants}`,
    createdAt: startOfTest
  }
  yield* accounts.grant(grant)
  if (yield* Random.nextBoolean) yield* accounts.grant(grant)
  add(expected, accountId, amount)
})

const command = Effect.fnUntraced(function* (expected: Expectation) {
  const accountId = (yield* pick(expected.balances.keys())) ?? ""
  const choice = yield* Random.nextIntBetween(0, 20)
  if (choice < 7) return yield* admitSome(expected, accountId)
  if (choice < 10) return void expected.leases.push(...(yield* claim(2)))
  if (choice < 14) return yield* settleSome(expected)
  if (choice < 15) return yield* endSome(expected, "cancel")
  if (choice < 16) return yield* endSome(expected, "erase")
  if (choice < 17) return yield* grantSome(expected, accountId)
  if (choice < 18) return yield* Effect.flatMap(TaskStore, tasks => tasks.release({ worker: "worker-1" }))
  if (choice < 19) return yield* Effect.flatMap(TaskStore, tasks => tasks.admit(testAdmission(accountId)))
  return yield* TestClock.adjust("31 seconds")
})

const commands = 200

export const conservationCases = (check: Check) => {
  check("50 clients that submit 20 times each on 3 credits: exactly 3 are accepted", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount(3)
      const client = Effect.replicateEffect(errorOf(Effect.suspend(() => submit(accountId))), 20)
      const clients = Array.from({ length: 50 }, () => client)
      const outcomes = (yield* Effect.all(clients, { concurrency: "unbounded" })).flat()
      expect(outcomes.filter(outcome => outcome === "none")).toHaveLength(3)
      expect(outcomes.filter(outcome => outcome === "InsufficientCredits")).toHaveLength(997)
      expect(yield* balanceOf(accountId)).toBe(0)
      expect((yield* tasks.backlog).pending).toBe(3)
    })
  )

  for (const seed of ["ada", "grace", "mary"]) {
    check(`random commands conserve every credit (seed ${seed})`, () =>
      Effect.gen(function* () {
        const accounts = yield* AccountStore
        const expected: Expectation = { balances: new Map(), tasks: new Map(), leases: [], grants: 0 }
        for (const credits of [1, 5, 10, 30]) expected.balances.set(yield* openAccount(credits), credits)
        for (let count = 0; count < commands; count += 1) {
          yield* command(expected)
          expect(yield* accounts.audit).toEqual([])
          for (const [accountId, balance] of expected.balances) {
            expect(yield* balanceOf(accountId)).toBe(balance)
          }
        }
        expect(expected.tasks.size).toBeGreaterThan(10)
      }).pipe(Effect.withRandom(Random.make(seed)))
    )
  }
}
