import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "@effect/vitest"
import { DeliveryStore, TaskStore } from "@prospect-research/core"
import { storeFixtures } from "@prospect-research/core/testing"
import { SqliteStore } from "@prospect-research/storage-sqlite"
import { Effect } from "effect"
import { temporaryDirectory } from "./temporaryDirectory.ts"

const { checkpoint, claimNext, completion, evidence, openAccount, report, settle, settleTask, submit } =
  storeFixtures

/** Words that occur in nothing but the person's data. */
const traces = {
  name: "Trace-Full-Name",
  email: "trace@mail.example",
  prospect: "trace-crm-id",
  callback: "trace-hook.example",
  secret: "trace-sealed-secret",
  quote: "Trace quote of a document",
  line: "Trace opening line",
  body: "trace-callback-body",
  answer: "trace answer of the receiver",
  error: "trace error of a stage"
}

/** Leaves a trace of one person in every place where there can be one. */
const leaveTraces = Effect.gen(function* () {
  const tasks = yield* TaskStore
  const deliveries = yield* DeliveryStore
  const accountId = yield* openAccount()
  const taskId = yield* submit(accountId, {
    contact: { full_name: traces.name, email: traces.email, location: traces.quote.repeat(400) },
    prospectId: traces.prospect,
    callbackUrl: `https://${traces.callback}/hook`,
    callbackSecret: traces.secret,
    idempotency: { key: "key-1", requestHash: "hash", notBefore: 0 }
  })
  const lease = yield* claimNext()
  const lookup = { source: traces.quote, verdict: "found", reason: null } as const
  yield* tasks.checkpoint(
    lease,
    { ...checkpoint, error: traces.error, output: { ...checkpoint.output, lookups: [lookup] } },
    [{ type: "stage", stage: "github", state: "failed", read: [], found: [], error: traces.error }]
  )
  const [icebreaker] = report.outreach_intelligence.icebreakers
  const icebreakers = icebreaker === undefined ? [] : [{ ...icebreaker, opening_line: traces.line }]
  const settlement = completion()
  yield* settle(lease, {
    ...settlement,
    result: { ...report, outreach_intelligence: { ...report.outreach_intelligence, icebreakers } },
    evidence: { ...evidence, sources: [lookup] },
    delivery: { ...settlement.delivery, body: traces.body }
  })
  const [due] = yield* deliveries.claim({ limit: 1, perHost: 1, excludedHosts: [], leaseMillis: 1000 })
  const attempt = { number: 1, at: "2026-01-05T09:00:00.000Z", duration_ms: 1, status_code: 500, error: null }
  yield* deliveries.record(
    due ?? { deliveryId: "", fence: 0 },
    { ...attempt, response: traces.answer },
    { _tag: "Retry", delayMillis: 1000 }
  )
  return { accountId, taskId }
})

it.scopedLive("after an erasure no byte of the person is in the files, and the others' data is", () =>
  Effect.gen(function* () {
    const filename = join(yield* temporaryDirectory, "research.db")
    const files = ["", "-wal", "-shm", ".lock"].map(suffix => `${filename}${suffix}`)
    const found = (text: string) =>
      files.some(file => existsSync(file) && readFileSync(file).includes(Buffer.from(text)))
    yield* Effect.gen(function* () {
      const tasks = yield* TaskStore
      const neighbour = Effect.suspend(() =>
        settleTask(completion(), { contact: { full_name: "Neighbour", company: "Example" } })
      )
      yield* Effect.replicateEffect(neighbour, 30)
      const { accountId, taskId } = yield* leaveTraces
      yield* Effect.replicateEffect(neighbour, 30)
      for (const trace of Object.values(traces)) expect(found(trace)).toBe(true)
      yield* tasks.erase(accountId, taskId, 0)
      for (const trace of Object.values(traces)) expect(found(trace)).toBe(false)
      expect(found("Neighbour")).toBe(true)
    }).pipe(Effect.provide(SqliteStore.layer({ filename })))
    for (const trace of Object.values(traces)) expect(found(trace)).toBe(false)
  })
)
