import { Effect, Random } from "effect"
import { auditLedger } from "../audit/Ledger.ts"
import { readBooks } from "../audit/openBooks.ts"
import type { BrokenPromise, Campaign } from "../Campaign.ts"
import { acceptedTask, administer, openAccount } from "../harness/Account.ts"
import type { Deployment } from "../harness/Deployment.ts"
import { openScene } from "../harness/Scene.ts"

const freeCredits = 3
const accounts = 8
const auditEvery = 1000
/** Research that is left open, so that a later cancel or erase has something to end. */
const openAtMost = 20

/** What the account must be, by everything that was answered so far. */
interface Model {
  credits: number
  readonly open: Array<string>
  readonly settled: Array<string>
  /** Amounts by grant id. */
  readonly grants: Map<string, number>
  /** Task ids by idempotency key. */
  readonly keys: Map<string, string>
}

type Mismatch = string | null

const expectStatus = (what: string, wanted: number, actual: number): Mismatch =>
  wanted === actual ? null : `${what} was answered with ${actual}, not ${wanted}`

/** One account, driven by drawn commands; each is followed by a look at the balance. */
const openDriver = Effect.fnUntraced(function* (deployment: Deployment) {
  const account = yield* openAccount(deployment, freeCredits)
  const model: Model = { credits: freeCredits, open: [], settled: [], grants: new Map(), keys: new Map() }
  let drawn = 0

  const bodyOf = (behaviour: string) => ({ contact_data: { email: `${behaviour}-${drawn}@example.com` } })

  const submit = (behaviour: "idle" | "quick" | "fail") =>
    Effect.gen(function* () {
      const answer = yield* account.submit(bodyOf(behaviour), `key-${drawn}`)
      if (model.credits === 0) return expectStatus("a submit without credit", 402, answer.status)
      const taskId = acceptedTask(answer)
      if (taskId === null) return expectStatus("a submit", 202, answer.status)
      model.credits -= 1
      model.keys.set(`key-${drawn}`, taskId)
      if (behaviour === "idle") {
        model.open.push(taskId)
        return null
      }
      const { status } = yield* account.task(taskId, 30)
      model.settled.push(taskId)
      if (behaviour === "fail") model.credits += 1
      const wanted = behaviour === "fail" ? "failed" : "completed"
      return status === wanted ? null : `task ${taskId} is ${status}, not ${wanted}`
    })

  const take = (list: Array<string>) =>
    Effect.map(Random.nextIntBetween(0, Math.max(1, list.length)), index => list.splice(index, 1)[0])

  const cancel = Effect.gen(function* () {
    const open = yield* take(model.open)
    const taskId = open ?? model.settled[0]
    if (taskId === undefined) return null
    const { status } = yield* account.send("POST", `/research/${taskId}/cancel`)
    if (open === undefined) return expectStatus("cancelling a settled task", 409, status)
    model.credits += 1
    model.settled.push(open)
    return expectStatus("cancelling an open task", 200, status)
  })

  const erase = Effect.gen(function* () {
    const open = yield* take(model.open)
    const taskId = open ?? (yield* take(model.settled))
    if (taskId === undefined) return null
    const { status } = yield* account.send("DELETE", `/research/${taskId}`)
    if (open !== undefined) model.credits += 1
    return expectStatus("erasing", 204, status)
  })

  const grant = Effect.gen(function* () {
    const isRepeated = model.grants.size > 0 && (yield* Random.next) < 0.4
    const grantId = isRepeated ? ([...model.grants.keys()].at(-1) ?? "") : `grant-${drawn}`
    const amount = yield* Random.nextIntBetween(1, 6)
    const body = { amount, reason: "ledger", grant_id: grantId }
    const path = `/accounts/${account.accountId}/credits`
    const { status } = yield* administer(deployment, "POST", path, body)
    const before = model.grants.get(grantId)
    if (before !== undefined) {
      return expectStatus("repeating a grant", before === amount ? 200 : 422, status)
    }
    model.grants.set(grantId, amount)
    model.credits += amount
    return expectStatus("a grant", 200, status)
  })

  const repeat = Effect.gen(function* () {
    const known = [...model.keys].at(-1)
    if (known === undefined) return null
    const [key] = known
    const { status } = yield* account.submit(bodyOf("other"), key)
    return expectStatus("another body under a used key", 422, status)
  })

  /** Each command as often as its number says. */
  const commands = [
    ...Array.from({ length: 6 }, () => () => (model.open.length < openAtMost ? submit("idle") : cancel)),
    ...Array.from({ length: 2 }, () => () => submit("quick")),
    ...Array.from({ length: 2 }, () => () => submit("fail")),
    ...Array.from({ length: 4 }, () => () => cancel),
    () => erase,
    () => erase,
    () => grant,
    () => grant,
    () => repeat,
    () => repeat
  ]

  return Effect.gen(function* () {
    drawn += 1
    const command = yield* Effect.orDie(Random.choice(commands))
    const mismatch = yield* command()
    const credits = yield* account.credits
    const story = mismatch ?? (credits === model.credits ? null : `${credits} credits, not ${model.credits}`)
    if (story !== null) model.credits = credits
    return story === null ? null : { subject: `${account.accountId}, command ${drawn}`, story }
  })
})

/** Random commands against a simple model of an account, through the interface. */
export const ledger: Campaign = {
  id: "ledger",
  promise:
    "random commands: after each the balance is what a simple model says, never negative, and the books add up",
  databases: ["sqlite", "postgres"],
  size: { unit: "commands", whole: 100_000, short: 100 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const { deployment } = yield* openScene({
      database,
      accounts: 0,
      settings: { TASK_CONCURRENCY: "1000" }
    })
    const drivers = yield* Effect.replicateEffect(openDriver(deployment), accounts)
    const broken: Array<BrokenPromise> = []
    const promise = "an account is what a simple model says"
    for (let done = 0; done < size; done += auditEvery) {
      const each = Math.ceil(Math.min(auditEvery, size - done) / accounts)
      const told = yield* Effect.all(
        drivers.map(driver => Effect.replicateEffect(driver, each)),
        { concurrency: "unbounded" }
      )
      broken.push(...told.flat().flatMap(it => (it === null ? [] : [{ promise, ...it }])))
      broken.push(...(yield* readBooks(deployment.database, auditLedger)))
      if (done % 10_000 === 0) yield* progress(`${done} of ${size} commands`)
    }
    return { measurements: [{ name: "accounts", value: accounts }], broken, notes: [] }
  })
}
