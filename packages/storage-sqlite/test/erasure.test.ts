import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "@effect/vitest"
import { type AttemptOutcome, DeliveryStore, PrivacyStore, TaskStore } from "@prospect-research/core"
import { storeFixtures } from "@prospect-research/core/testing"
import { SqliteStore } from "@prospect-research/storage-sqlite"
import { Effect } from "effect"
import { temporaryDirectory } from "./temporaryDirectory.ts"

const {
  checkpoint,
  claimNext,
  completion,
  evidence,
  failure,
  openAccount,
  report,
  settle,
  settleTask,
  startTask,
  submit
} = storeFixtures

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
  error: "trace error of a stage",
  fingerprint: "trace-keyed-hash"
}

const subject = { kind: "email", fingerprint: traces.fingerprint } as const

const endOfTraces = 1_000_000

const attempt = Effect.fnUntraced(function* (
  deliveries: typeof DeliveryStore.Service,
  outcome: AttemptOutcome
) {
  const [due] = yield* deliveries.claim({ limit: 1, perHost: 1, excludedHosts: [], leaseMillis: 1000 })
  const made = { number: 1, at: "2026-01-05T09:00:00.000Z", duration_ms: 1, status_code: 500, error: null }
  yield* deliveries.record(due ?? { deliveryId: "", fence: 0 }, { ...made, response: traces.answer }, outcome)
})

/** Leaves a trace of one person in every place where there can be one. */
const leaveTraces = Effect.gen(function* () {
  const tasks = yield* TaskStore
  const deliveries = yield* DeliveryStore
  const accountId = yield* openAccount()
  const taskId = yield* submit(accountId, {
    contact: { full_name: traces.name, email: traces.email, location: traces.quote.repeat(400) },
    subjects: [subject],
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
    completedAt: endOfTraces,
    result: { ...report, outreach_intelligence: { ...report.outreach_intelligence, icebreakers } },
    evidence: { ...evidence, sources: [lookup] },
    delivery: { ...settlement.delivery, body: traces.body }
  })
  yield* attempt(deliveries, { _tag: "Retry", delayMillis: 1000 })
  return { accountId, taskId }
})

/** Every way in which a person's data goes. */
const ways: ReadonlyArray<
  readonly [
    name: string,
    forget: (accountId: string, taskId: string) => Effect.Effect<unknown, unknown, storeFixtures.Stores>
  ]
> = [
  [
    "the erasure of a task",
    (accountId, taskId) => Effect.flatMap(TaskStore, tasks => tasks.erase(accountId, taskId, 0))
  ],
  [
    "the erasure of a person",
    accountId =>
      Effect.flatMap(PrivacyStore, store =>
        store.erase({ accountId, subjects: [subject], suppressions: [], erasedAt: 0 })
      )
  ],
  [
    "the sweep of old tasks",
    () => Effect.flatMap(PrivacyStore, store => store.sweepTasks({ before: endOfTraces + 1, limit: 10 }))
  ]
]

it.scopedLive.each(ways)(
  "after %s no byte of the person is in the files, and the others' data is",
  ([, forget]) =>
    Effect.gen(function* () {
      const filename = join(yield* temporaryDirectory, "research.db")
      const files = ["", "-wal", "-shm", ".lock"].map(suffix => `${filename}${suffix}`)
      const found = (text: string) =>
        files.some(file => existsSync(file) && readFileSync(file).includes(Buffer.from(text)))
      yield* Effect.gen(function* () {
        const neighbour = Effect.suspend(() =>
          settleTask(
            { ...completion(), completedAt: endOfTraces + 1 },
            { contact: { full_name: "Neighbour", company: "Example" }, subjects: [] }
          )
        )
        yield* Effect.replicateEffect(neighbour, 30)
        const { accountId, taskId } = yield* leaveTraces
        yield* Effect.replicateEffect(neighbour, 30)
        for (const trace of Object.values(traces)) expect(found(trace)).toBe(true)
        yield* forget(accountId, taskId)
        for (const trace of Object.values(traces)) expect(found(trace)).toBe(false)
        expect(found("Neighbour")).toBe(true)
      }).pipe(Effect.provide(SqliteStore.layer({ filename })))
      for (const trace of Object.values(traces)) expect(found(trace)).toBe(false)
    })
)

it.scopedLive("findings that are dropped, and callbacks that are swept, leave no byte behind", () =>
  Effect.gen(function* () {
    const filename = join(yield* temporaryDirectory, "research.db")
    const found = (text: string) =>
      ["", "-wal"].some(suffix => readFileSync(`${filename}${suffix}`).includes(Buffer.from(text)))
    yield* Effect.gen(function* () {
      const tasks = yield* TaskStore
      const deliveries = yield* DeliveryStore
      const store = yield* PrivacyStore
      const lookup = { source: traces.quote, verdict: "found", reason: null } as const
      const { lease } = yield* startTask()
      yield* tasks.checkpoint(
        lease,
        { ...checkpoint, output: { ...checkpoint.output, lookups: [lookup] } },
        []
      )
      yield* settle(lease, { ...failure(), dropFindings: true })
      expect(found(traces.quote)).toBe(false)

      const settlement = completion()
      yield* settleTask(
        { ...settlement, delivery: { ...settlement.delivery, body: traces.body } },
        { callbackUrl: `https://${traces.callback}/hook` }
      )
      yield* attempt(deliveries, { _tag: "Delivered" })
      for (const trace of [traces.body, traces.callback, traces.answer]) expect(found(trace)).toBe(true)
      yield* store.sweepDeliveries({ before: Number.MAX_SAFE_INTEGER, limit: 10 })
      for (const trace of [traces.body, traces.callback, traces.answer]) expect(found(trace)).toBe(false)
    }).pipe(Effect.provide(SqliteStore.layer({ filename })))
  })
)
