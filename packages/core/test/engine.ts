import {
  Accounts,
  type CallbackResponse,
  CallbackSender,
  Health,
  Ids,
  MemoryStore,
  type OutgoingCallback,
  Pipeline,
  Research,
  ResearchSettings,
  Secrets,
  Signals,
  type Stage,
  type StageOutput,
  stageLayer,
  Worker
} from "@prospect-research/core"
import { Effect, Exit, Layer, Metric, Redacted, Scope } from "effect"

export const answering = (source: string): Partial<StageOutput> => ({
  lookups: [{ source, verdict: "found", reason: null }]
})

export const gatherStage = (name: string, run: Stage["run"], more: Partial<Stage> = {}): Stage => ({
  name,
  version: "1",
  kind: "gather",
  after: [],
  required: false,
  timeLimit: "10 minutes",
  budget: 0,
  run,
  ...more
})

/** A sender that asks `receive` and writes down what it was given. */
export const recordingSender = (
  sent: Array<OutgoingCallback>,
  receive: (callback: OutgoingCallback, count: number) => Effect.Effect<Partial<CallbackResponse>>
) =>
  Layer.succeed(CallbackSender, {
    check: () => Effect.void,
    send: callback =>
      Effect.suspend(() => {
        sent.push(callback)
        return receive(callback, sent.length)
      }).pipe(
        Effect.map(response => ({
          statusCode: null,
          error: null,
          response: null,
          retryAfterMillis: null,
          ...response
        }))
      )
  })

/** Health without its clockwork: under a test clock, looking every second for days takes long. */
const calm = Layer.succeed(Health, {
  live: Effect.succeed(true),
  watch: () => Effect.void,
  ready: Effect.succeed(true),
  beginShutdown: Effect.void,
  stopping: Effect.succeed(false),
  backlog: Effect.succeed(null),
  overloaded: Effect.succeed(false)
})

/** Everything that a worker and a delivery loop need, in memory; they themselves are started by each test. */
export const parts = (
  stages: ReadonlyArray<Stage>,
  sender = recordingSender([], () => Effect.succeed({ statusCode: 200 }))
) =>
  Layer.mergeAll(
    Research.layer,
    Accounts.layer(),
    Pipeline.layer(stages.map(stage => stageLayer(Effect.succeed(stage))))
  ).pipe(
    Layer.provideMerge(calm),
    Layer.provideMerge(
      Layer.mergeAll(
        ResearchSettings.layer({ baseUrl: "http://localhost:3000" }),
        MemoryStore.layer,
        sender,
        Signals.layer,
        Secrets.layer(Redacted.make(new Uint8Array(32).fill(7))).pipe(Layer.provideMerge(Ids.layer))
      )
    )
  )

export const ada = { contact_data: { full_name: "Ada Example", company: "Example" } }

/** A new account and one task of it. */
export const submitted = (body: object = ada) =>
  Effect.gen(function* () {
    const { account_id: accountId, signing_secret: signingSecret } = yield* (yield* Accounts).create("Test")
    const { task_id: taskId } = yield* (yield* Research).submit(accountId, body)
    return { accountId, taskId, signingSecret }
  })

/** Builds a worker that lives until `stop`. */
export const startWorker = (options: Parameters<typeof Worker.layer>[0] = {}) =>
  Effect.gen(function* () {
    const scope = yield* Scope.make()
    yield* Layer.buildWithScope(Worker.layer(options), scope)
    return { stop: Scope.close(scope, Exit.void) }
  })

const tasksSettled = Metric.counter("research_tasks_settled_total", {
  description: "Tasks that this process completed or failed, by status",
  incremental: true
})
export const tasksCompleted = Metric.tagged(tasksSettled, "status", "completed")
export const tasksFailed = Metric.tagged(tasksSettled, "status", "failed")
