import { Chunk, Clock, Context, Duration, Effect, Layer, Option, Queue, Redacted, Stream } from "effect"
import type { Delivery } from "../domain/Delivery.ts"
import { emptyEvidence, type TaskEvidence } from "../domain/Evidence.ts"
import {
  type IdempotencyMismatch,
  type InsufficientCredits,
  InvalidRequest,
  type NothingToRedeliver,
  Overloaded,
  type ReportGone,
  type ReportNotFound,
  type StoreUnavailable,
  type Suppressed,
  TaskNotFound,
  type TaskSettled
} from "../domain/errors.ts"
import { isSettled, type ResearchTask, type SubmittedTask } from "../domain/ResearchTask.ts"
import { decodeRedelivery, decodeSubmitRequest } from "../domain/SubmitRequest.ts"
import type { TaskEvent } from "../domain/TaskEvent.ts"
import { decodeListRequest, type ListRequest, type TaskPage } from "../domain/TaskList.ts"
import { isTaskId, testPrefix } from "../domain/taskId.ts"
import { testReport } from "../domain/testReport.ts"
import { CallbackSender } from "../ports/CallbackSender.ts"
import { DeliveryStore } from "../ports/DeliveryStore.ts"
import { Ids } from "../ports/Ids.ts"
import { Secrets } from "../ports/Secrets.ts"
import { Signals } from "../ports/Signals.ts"
import { type StoredReport, TaskStore } from "../ports/TaskStore.ts"
import { announceEnd } from "./announceEnd.ts"
import { fingerprintsOf } from "./fingerprints.ts"
import { Health } from "./Health.ts"
import { idempotencyLifetime, ResearchSettings } from "./ResearchOptions.ts"
import { completion, failure } from "./settlement.ts"
import { taskSummary, taskView } from "./taskView.ts"

/** Everything an account can do with research tasks. Every method answers only for tasks of `accountId`. */
export class Research extends Context.Tag("@prospect-research/core/Research")<
  Research,
  {
    /**
     * Checks the body (any JSON value), charges one credit and stores the task; then the answer is durable. Test requests cost nothing
     * and are complete at once. The same idempotency key with the same body gives the first answer again for 7 days.
     */
    readonly submit: (
      accountId: string,
      body: unknown,
      options?: { readonly idempotencyKey?: string | undefined }
    ) => Effect.Effect<
      SubmittedTask,
      InvalidRequest | InsufficientCredits | IdempotencyMismatch | Suppressed | Overloaded | StoreUnavailable
    >
    readonly get: (
      accountId: string,
      taskId: string
    ) => Effect.Effect<ResearchTask, TaskNotFound | StoreUnavailable>
    /** The task as soon as it is settled, or as it stands when the time is up. */
    readonly wait: (
      accountId: string,
      taskId: string,
      atMost: Duration.DurationInput
    ) => Effect.Effect<ResearchTask, TaskNotFound | StoreUnavailable>
    readonly list: (
      accountId: string,
      request: ListRequest
    ) => Effect.Effect<TaskPage, InvalidRequest | StoreUnavailable>
    /** The task's log after a sequence number (0: from the start), live until the task is settled. */
    readonly events: (
      accountId: string,
      taskId: string,
      after: number
    ) => Stream.Stream<TaskEvent, TaskNotFound | StoreUnavailable>
    readonly evidence: (
      accountId: string,
      taskId: string
    ) => Effect.Effect<TaskEvidence, TaskNotFound | StoreUnavailable>
    /** Ends an unsettled task as failed, with the refund. */
    readonly cancel: (
      accountId: string,
      taskId: string
    ) => Effect.Effect<ResearchTask, TaskNotFound | TaskSettled | StoreUnavailable>
    /** Removes every trace of the person; the ledger stays. */
    readonly erase: (
      accountId: string,
      taskId: string
    ) => Effect.Effect<void, TaskNotFound | StoreUnavailable>
    readonly deliveries: (
      accountId: string,
      taskId: string
    ) => Effect.Effect<ReadonlyArray<Delivery>, TaskNotFound | StoreUnavailable>
    /** Sends the task's callback again. `callback_secret` is needed when the delivery has ended and had one. */
    readonly redeliver: (
      accountId: string,
      taskId: string,
      body?: unknown
    ) => Effect.Effect<Delivery, InvalidRequest | TaskNotFound | NothingToRedeliver | StoreUnavailable>
    /** What the public report page of a token shows. */
    readonly report: (
      token: string
    ) => Effect.Effect<StoredReport, ReportNotFound | ReportGone | StoreUnavailable>
    /** Stops showing the report page. */
    readonly revokeReport: (
      accountId: string,
      taskId: string
    ) => Effect.Effect<void, TaskNotFound | StoreUnavailable>
  }
>() {
  static readonly layer = Layer.suspend(() => Layer.effect(Research, make))
}

const retryAfterSeconds = 30
const eventsAtOnce = 500

/** Signals between processes may be lost, so that whoever waits also looks at this interval. */
const lookAgain = Duration.seconds(2)

const decodeIdempotencyKey = (key: string | undefined): Effect.Effect<string | null, InvalidRequest> =>
  key === undefined
    ? Effect.succeed(null)
    : /^[\x21-\x7e]{1,255}$/.test(key)
      ? Effect.succeed(key)
      : new InvalidRequest({ detail: "Idempotency-Key must be 1 to 255 visible ASCII characters" })

const make = Effect.gen(function* () {
  const store = yield* TaskStore
  const deliveryStore = yield* DeliveryStore
  const sender = yield* CallbackSender
  const secrets = yield* Secrets
  const signals = yield* Signals
  const health = yield* Health
  const ids = yield* Ids
  const { baseUrl, reportLifetimeMillis } = yield* ResearchSettings

  /** A malformed id is as good as unknown, and never reaches the store. */
  const stored = (accountId: string, taskId: string) =>
    isTaskId(taskId) ? store.get(accountId, taskId) : new TaskNotFound()

  const get = (accountId: string, taskId: string) =>
    Effect.map(stored(accountId, taskId), task => taskView(task, baseUrl))

  /** Wakes at each change of the task, and now and then without one. */
  const changes = (taskId: string) =>
    Effect.map(signals.subscribe(`task:${taskId}`), queue =>
      Effect.asVoid(Effect.timeoutOption(Queue.take(queue), lookAgain))
    )

  /** The next events after a position; none only when the task is settled and there are no more. */
  const eventsAfter = Effect.fnUntraced(function* (
    accountId: string,
    taskId: string,
    after: number,
    changed: Effect.Effect<void>
  ) {
    const read = store.events(accountId, taskId, after, eventsAtOnce)
    yield* stored(accountId, taskId)
    let events = yield* read
    while (events.length === 0) {
      const task = yield* stored(accountId, taskId)
      if (isSettled(task.status)) return yield* read
      yield* changed
      events = yield* read
    }
    return events
  })

  const seal = (secret: string | null, taskId: string) =>
    secret === null ? Effect.succeed(null) : secrets.seal(Redacted.make(secret), taskId)

  const submit: (typeof Research.Service)["submit"] = Effect.fn("Research.submit")(function* (
    accountId,
    body,
    options = {}
  ) {
    const key = yield* decodeIdempotencyKey(options.idempotencyKey)
    const request = yield* decodeSubmitRequest(body)
    if (request.callback_url !== null) yield* sender.check(request.callback_url)
    if (yield* health.overloaded) return yield* new Overloaded({ retryAfterSeconds })
    const createdAt = yield* Clock.currentTimeMillis
    const uuid = yield* ids.uuid
    const taskId = request.is_test ? `${testPrefix}${uuid}` : uuid
    const subject = { taskId, prospectId: request.prospect_id }
    const submitted = yield* store.admit({
      ...subject,
      accountId,
      contact: request.contact_data,
      subjects: fingerprintsOf(secrets, request.contact_data),
      callbackUrl: request.callback_url,
      callbackSecret: yield* seal(request.callback_secret, taskId),
      createdAt,
      settlement: request.is_test
        ? yield* completion(ids, subject, {
            contact: request.contact_data,
            result: testReport,
            evidence: emptyEvidence,
            cost: 0,
            stagesFinished: 0,
            reportLifetimeMillis
          })
        : null,
      idempotency:
        key === null
          ? null
          : {
              key,
              requestHash: secrets.fingerprint(JSON.stringify(request)),
              notBefore: createdAt - Duration.toMillis(idempotencyLifetime)
            }
    })
    yield* signals.publish(request.is_test ? "deliveries" : "tasks")
    return submitted
  })

  return Research.of({
    submit,
    get,
    wait: Effect.fn("Research.wait")(function* (accountId, taskId, atMost) {
      const untilSettled = Effect.gen(function* () {
        const changed = yield* changes(taskId)
        let task = yield* get(accountId, taskId)
        while (!isSettled(task.status)) {
          yield* changed
          task = yield* get(accountId, taskId)
        }
        return task
      })
      const settled = yield* Effect.timeoutOption(Effect.scoped(untilSettled), atMost)
      return Option.isSome(settled) ? settled.value : yield* get(accountId, taskId)
    }),
    list: Effect.fn("Research.list")(function* (accountId, request) {
      const query = yield* decodeListRequest(request)
      const tasks = yield* store.list(accountId, { ...query, limit: query.limit + 1 })
      const data = tasks.slice(0, query.limit).map(task => taskSummary(task, baseUrl))
      return { data, next_cursor: tasks.length > query.limit ? (data.at(-1)?.task_id ?? null) : null }
    }),
    events: (accountId, taskId, after) =>
      Stream.unwrapScoped(
        Effect.map(changes(taskId), changed =>
          Stream.paginateChunkEffect(after, position =>
            Effect.map(eventsAfter(accountId, taskId, position, changed), events => {
              const last = events.at(-1)
              const over = last === undefined || last.data.type === "completed" || last.data.type === "failed"
              return [
                Chunk.fromIterable(events),
                over ? Option.none<number>() : Option.some(last.sequence)
              ] as const
            })
          )
        )
      ),
    evidence: Effect.fn("Research.evidence")(function* (accountId, taskId) {
      const task = yield* stored(accountId, taskId)
      const evidence = yield* store.evidence(accountId, taskId)
      const asked = Option.isSome(evidence) ? [] : yield* store.checkpoints(taskId)
      return {
        task_id: taskId,
        status: task.status,
        ...Option.getOrElse(evidence, () => ({
          ...emptyEvidence,
          sources: asked.flatMap(checkpoint => checkpoint.output.lookups)
        }))
      }
    }),
    cancel: Effect.fn("Research.cancel")(function* (accountId, taskId) {
      const task = yield* stored(accountId, taskId)
      yield* store.cancel(accountId, taskId, yield* failure(ids, task, "Cancelled"))
      yield* announceEnd(signals, taskId)
      return yield* get(accountId, taskId)
    }),
    erase: Effect.fn("Research.erase")(function* (accountId, taskId) {
      yield* stored(accountId, taskId)
      yield* store.erase(accountId, taskId, yield* Clock.currentTimeMillis)
      yield* announceEnd(signals, taskId)
    }),
    deliveries: (accountId, taskId) =>
      Effect.zipRight(stored(accountId, taskId), deliveryStore.list(accountId, taskId)),
    redeliver: Effect.fn("Research.redeliver")(function* (accountId, taskId, body) {
      const secret = yield* decodeRedelivery(body)
      yield* stored(accountId, taskId)
      const delivery = yield* deliveryStore.redeliver(accountId, taskId, yield* seal(secret, taskId))
      yield* signals.publish("deliveries")
      return delivery
    }),
    report: token => Effect.flatMap(Clock.currentTimeMillis, now => store.report(token, now)),
    revokeReport: (accountId, taskId) =>
      Effect.zipRight(stored(accountId, taskId), store.revokeReport(accountId, taskId))
  })
})
