import { Effect } from "effect"
import { auditLedger } from "../audit/Ledger.ts"
import { readBooks } from "../audit/openBooks.ts"
import type { BrokenPromise, Campaign } from "../Campaign.ts"
import { type Account, acceptedTask, administer, openAccount } from "../harness/Account.ts"
import type { Answer } from "../harness/call.ts"
import { openScene, type Scene } from "../harness/Scene.ts"

const clients = 50
const submitsEach = 20
const freeCredits = 3

const person = (behaviour: string, number: number) => ({
  contact_data: { email: `${behaviour}-${number}@example.com` }
})

const atOnce = <A, E, R>(count: number, make: (number: number) => Effect.Effect<A, E, R>) =>
  Effect.all(
    Array.from({ length: count }, (_, number) => make(number)),
    { concurrency: "unbounded" }
  )

const tally = (answers: ReadonlyArray<Answer>) => {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`)
    .join(", ")
}

/** Each race, and what may come of it. */
const racesOf = (
  { deployment }: Scene,
  account: Account
): ReadonlyArray<readonly [promise: string, race: Effect.Effect<string | null, unknown>]> => {
  const send = (method: string, path: string) => account.send(method, path)
  const unless = (isKept: boolean, story: string) => (isKept ? null : story)
  return [
    [
      `${clients} clients with ${freeCredits} credits get exactly ${freeCredits} tasks`,
      Effect.gen(function* () {
        const answers = (yield* atOnce(clients, client =>
          Effect.forEach(Array.from({ length: submitsEach }), (_, number) =>
            account.submit(person("idle", client * submitsEach + number))
          )
        )).flat()
        const accepted = answers.flatMap(answer => acceptedTask(answer) ?? [])
        const refused = answers.filter(({ status }) => status === 402).length
        const credits = yield* account.credits
        const story = `${tally(answers)}; ${credits} credits left`
        const isRight = accepted.length === freeCredits && refused === answers.length - freeCredits
        yield* Effect.forEach(accepted, taskId => send("POST", `/research/${taskId}/cancel`))
        return unless(isRight && credits === 0, story)
      })
    ],
    [
      "parallel submits with one idempotency key are one task, one charge, and equal answers",
      Effect.gen(function* () {
        const before = yield* account.credits
        const answers = yield* atOnce(clients, () => account.submit(person("idle", 0), "the-one-key"))
        const texts = new Set(answers.map(({ status, text }) => `${status} ${text}`))
        const after = yield* account.credits
        const first = answers[0]
        const taskId = first === undefined ? null : acceptedTask(first)
        const story = `${tally(answers)}, ${texts.size} different, ${before - after} charged`
        const isRight = texts.size === 1 && taskId !== null && before - after === 1
        if (taskId !== null) yield* send("POST", `/research/${taskId}/cancel`)
        return unless(isRight, story)
      })
    ],
    [
      "parallel cancels end a task once and refund it once",
      Effect.gen(function* () {
        const before = yield* account.credits
        const taskId = yield* account.accepted(person("idle", 1))
        const answers = yield* atOnce(clients, () => send("POST", `/research/${taskId}/cancel`))
        const won = answers.filter(({ status }) => status === 200).length
        const lost = answers.filter(({ status }) => status === 409).length
        const after = yield* account.credits
        return unless(
          won === 1 && lost === clients - 1 && before === after,
          `${tally(answers)}; ${before} credits before, ${after} after`
        )
      })
    ],
    [
      "cancel, erase and the end of research are one end and at most one refund",
      Effect.gen(function* () {
        const before = yield* account.credits
        const taskIds = yield* atOnce(2, number => account.accepted(person("quick", 10 + number)))
        const answers = yield* Effect.all(
          taskIds.flatMap(taskId => [
            send("POST", `/research/${taskId}/cancel`),
            send("DELETE", `/research/${taskId}`),
            send("POST", `/research/${taskId}/cancel`),
            send("DELETE", `/research/${taskId}`)
          ]),
          { concurrency: "unbounded" }
        )
        const erased = answers.filter(({ status }) => status === 204).length
        const after = yield* account.credits
        return unless(
          erased === taskIds.length && after <= before && answers.every(({ status }) => status < 500),
          `${tally(answers)}; ${before} credits before, ${after} after`
        )
      })
    ],
    [
      "parallel grants with one grant id add their amount once",
      Effect.gen(function* () {
        const before = yield* account.credits
        const grant = { amount: 7, reason: "race", grant_id: "the-one-grant" }
        const path = `/accounts/${account.accountId}/credits`
        const answers = yield* atOnce(clients, () => administer(deployment, "POST", path, grant))
        const after = yield* account.credits
        return unless(
          answers.every(({ status }) => status === 200) && after - before === grant.amount,
          `${tally(answers)}; ${before} credits before, ${after} after`
        )
      })
    ]
  ]
}

/** Many clients at the same thing at the same time. */
export const races: Campaign = {
  id: "races",
  promise:
    "clients that race for credits, keys, grants and the end of a task: as if one had come after the other",
  databases: ["sqlite", "postgres"],
  size: { unit: "rounds", whole: 50, short: 1 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const scene = yield* openScene({ database, accounts: 0 })
    const broken: Array<BrokenPromise> = []
    for (let round = 1; round <= size; round++) {
      const account = yield* openAccount(scene.deployment, freeCredits)
      for (const [promise, race] of racesOf(scene, account)) {
        const story = yield* Effect.catchAll(race, error => Effect.succeed(`no answer: ${String(error)}`))
        if (story !== null) broken.push({ promise, subject: `round ${round}`, story })
      }
      if (round % 10 === 0) yield* progress(`${round} of ${size} rounds`)
    }
    broken.push(...(yield* readBooks(scene.deployment.database, auditLedger)))
    return {
      measurements: [{ name: "submits in each round", value: clients * submitsEach }],
      broken,
      notes: []
    }
  })
}
