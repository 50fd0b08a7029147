import { Clock, Effect, Fiber } from "effect"
import { auditLedger } from "../audit/Ledger.ts"
import { readBooks } from "../audit/openBooks.ts"
import type { BrokenPromise, Campaign } from "../Campaign.ts"
import { type Account, acceptedTask } from "../harness/Account.ts"
import { p99 } from "../harness/quantile.ts"
import { openScene } from "../harness/Scene.ts"
import { until } from "../harness/until.ts"

const megabyte = 1024 * 1024
const memoryLimit = 1024 * megabyte
const readLimitMillis = 250
const probeSeconds = 3
const factor = 10
/** Of an open loop: more than so many requests without an answer are not sent. */
const mostOpen = 2000
const tickMillis = 20

const timed = <A, E>(effect: Effect.Effect<A, E>) =>
  Effect.gen(function* () {
    const startedAt = yield* Clock.currentTimeMillis
    yield* effect
    return (yield* Clock.currentTimeMillis) - startedAt
  })

/** Submits a second that the whole service can do from end to end, with a few patient clients. */
const capacity = (account: Account) =>
  Effect.gen(function* () {
    let done = 0
    const one = Effect.gen(function* () {
      const taskId = yield* account.accepted({ contact_data: { email: `quick-probe-${done}@example.com` } })
      yield* account.task(taskId, 20)
      done += 1
    })
    yield* Effect.all(
      Array.from({ length: 8 }, () => Effect.forever(one)),
      { concurrency: "unbounded" }
    ).pipe(Effect.timeoutOption(`${probeSeconds} seconds`))
    return Math.max(10, Math.round(done / probeSeconds))
  })

/** Ten times more work than the service can do, from clients that do not wait. */
export const overload: Campaign = {
  id: "overload",
  promise:
    "ten times overload: memory bounded, every 202 durable, reads p99 < 250 ms, and the service recovers within 30 s",
  databases: ["sqlite", "postgres"],
  size: { unit: "seconds", whole: 180, short: 2 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const scope = yield* Effect.scope
    const { accounts, deployment } = yield* openScene({ database, accounts: 2 })
    const [writer, reader] = accounts
    const broken: Array<BrokenPromise> = []
    if (writer === undefined || reader === undefined) return { measurements: [], broken, notes: [] }
    const rate = factor * (yield* capacity(writer))
    yield* progress(`${rate} submits a second for ${size} s`)
    const accepted: Array<string> = []
    const statuses = new Map<number, number>()
    const reads: Array<number> = []
    const memories: Array<number> = []
    let open = 0
    let number = 0
    let unsent = 0
    const submit = Effect.gen(function* () {
      number += 1
      open += 1
      const answer = yield* writer.submit({ contact_data: { email: `quick-${number}@example.com` } })
      const taskId = acceptedTask(answer)
      if (taskId !== null) accepted.push(taskId)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }).pipe(
      Effect.ignore,
      Effect.ensuring(
        Effect.sync(() => {
          open -= 1
        })
      )
    )
    const [{ current }] = deployment.slots
    const reading = yield* Effect.fork(
      Effect.forever(
        Effect.gen(function* () {
          reads.push(yield* timed(reader.send("GET", "/account")))
          memories.push(yield* current().memory)
          yield* Effect.sleep("50 millis")
        })
      )
    )
    const startedAt = yield* Clock.currentTimeMillis
    let offered = 0
    for (let elapsed = 0; elapsed < size * 1000; elapsed = (yield* Clock.currentTimeMillis) - startedAt) {
      const due = Math.floor((rate * elapsed) / 1000) - offered
      offered += due
      const room = Math.min(due, mostOpen - open)
      unsent += due - room
      for (let count = 0; count < room; count++) yield* Effect.forkIn(submit, scope)
      yield* Effect.sleep(tickMillis)
    }
    const during = [...reads]
    yield* until(
      "the last submits are answered",
      Effect.sync(() => open === 0),
      { atMost: "60 seconds" }
    )
    const recovers = timed(
      until(
        "reads are quick again",
        Effect.map(timed(reader.send("GET", "/account")), millis => millis < readLimitMillis),
        { atMost: "60 seconds" }
      )
    )
    const recovery = yield* recovers
    yield* Fiber.interrupt(reading)
    const most = Math.max(...memories)
    const subject = "the service"
    const breaks = (promise: string, story: string) => broken.push({ promise, subject, story })
    const isLate = (promise: string, story: string) => broken.push({ promise, subject, story, isTimed: true })
    if (p99(during) >= readLimitMillis) isLate("reads p99 < 250 ms", `${p99(during)} ms`)
    if (recovery > 30_000) isLate("recovers within 30 s", `${recovery} ms`)
    if (most > memoryLimit) breaks("memory bounded", `${Math.round(most / megabyte)} MB`)
    const stored = yield* readBooks(deployment.database, books => books.read("SELECT task_id FROM task"))
    const known = new Set(stored.map(({ task_id }) => String(task_id)))
    const lost = accepted.filter(taskId => !known.has(taskId))
    if (lost.length > 0) breaks("every 202 is durable", `${lost.length} of ${accepted.length} are not there`)
    for (const status of statuses.keys()) {
      if (status !== 202 && status !== 503) breaks("a submit is answered with 202 or 503", String(status))
    }
    yield* until(
      "tasks stop moving credits",
      Effect.map(
        readBooks(deployment.database, books =>
          books.read("SELECT task_id FROM task WHERE status IN ('pending', 'running') LIMIT 1")
        ),
        rows => rows.length === 0
      ),
      { atMost: "30 minutes", every: "1 second" }
    )
    broken.push(...(yield* readBooks(deployment.database, auditLedger)))
    return {
      measurements: [
        { name: "submits a second offered", value: rate },
        { name: "submits offered", value: offered },
        { name: "accepted", value: accepted.length },
        { name: "refused", value: statuses.get(503) ?? 0 },
        { name: "held back, since 2,000 were without an answer", value: unsent },
        { name: "reads p99, ms", value: p99(during) },
        { name: "most memory, MB", value: Math.round(most / megabyte) },
        { name: "recovery, ms", value: recovery }
      ],
      broken,
      notes: []
    }
  })
}
