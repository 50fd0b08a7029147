import {
  HttpApiClient,
  HttpClient,
  HttpClientError,
  HttpClientRequest,
  HttpClientResponse
} from "@effect/platform"
import type {
  Account,
  Delivery,
  EraseBody,
  Erased,
  ListRequest,
  PersonBody,
  PersonExport,
  ResearchTask,
  SubmitBody,
  SubmittedTask,
  Suppression,
  TaskEvent,
  TaskEvidence,
  TaskPage
} from "@prospect-research/core"
import { Context, Duration, Effect, Layer, type Redacted, Schedule, Schema, Stream } from "effect"
import { Api } from "../contract/Api.ts"
import { type ContractError, WireError } from "../contract/errors.ts"
import { parseEvents } from "./parseEvents.ts"

export interface ClientOptions {
  /** For example `http://127.0.0.1:3000`. */
  readonly baseUrl: string
  readonly apiKey: Redacted.Redacted
}

/** The service did not answer, or not as the contract says. */
export class ServiceUnreachable extends Schema.TaggedError<ServiceUnreachable>()("ServiceUnreachable", {
  cause: Schema.Defect
}) {}

export type ClientError = ContractError | ServiceUnreachable

type Call<A> = Effect.Effect<A, ClientError>

/** The service over HTTP, with the failures of the domain. Works in Node and in browsers. */
export class ResearchClient extends Context.Tag("@prospect-research/http/ResearchClient")<
  ResearchClient,
  {
    readonly submit: (
      body: SubmitBody,
      options?: { readonly idempotencyKey?: string | undefined }
    ) => Call<SubmittedTask>
    readonly get: (taskId: string) => Call<ResearchTask>
    /** The task as soon as it is settled, or as it stands when the time is up. */
    readonly wait: (taskId: string, atMost: Duration.DurationInput) => Call<ResearchTask>
    readonly list: (request?: ListRequest) => Call<TaskPage>
    /** The task's log after a sequence number, live until it is settled; a broken connection is resumed. */
    readonly events: (taskId: string, after?: number) => Stream.Stream<TaskEvent, ClientError>
    readonly evidence: (taskId: string) => Call<TaskEvidence>
    readonly cancel: (taskId: string) => Call<ResearchTask>
    readonly erase: (taskId: string) => Call<void>
    readonly revokeReport: (taskId: string) => Call<void>
    readonly deliveries: (taskId: string) => Call<ReadonlyArray<Delivery>>
    readonly redeliver: (
      taskId: string,
      options?: { readonly callbackSecret?: string | undefined }
    ) => Call<Delivery>
    /** Erases every task about the person. */
    readonly erasePerson: (request: EraseBody) => Call<Erased>
    /** Everything that the account holds about the person. */
    readonly exportPerson: (person: PersonBody) => Call<PersonExport>
    /** Research of the person is refused from now on. */
    readonly suppress: (person: PersonBody) => Call<ReadonlyArray<Suppression>>
    readonly suppressions: Call<ReadonlyArray<Suppression>>
    readonly removeSuppression: (suppressionId: string) => Call<void>
    readonly account: Call<Account>
  }
>() {
  static readonly layer = (
    options: ClientOptions
  ): Layer.Layer<ResearchClient, never, HttpClient.HttpClient> => Layer.effect(ResearchClient, make(options))
}

/** A broken stream is resumed after 0.5 s, doubling up to 10 s, jittered by ±20 %, for as long as it is read. */
export const resumeSchedule = Schedule.exponential("500 millis").pipe(
  Schedule.union(Schedule.spaced("10 seconds")),
  Schedule.jittered
)

/** The longest that one request of a long poll may wait, seconds. */
const longestPoll = 60

/** `HttpClientError` and `ParseError` say nothing that a caller could act on. */
const called = <A, E extends { readonly _tag: string }>(
  effect: Effect.Effect<A, E | ContractError>
): Call<A> => Effect.mapError(effect, error => (isContractError(error) ? error : unreachable(error)))

const foreign = new Set(["RequestError", "ResponseError", "ParseError", "HttpApiDecodeError"])

/** Everything that the contract names is an error of this package or of core. */
const isContractError = (error: { readonly _tag: string }): error is ContractError => !foreign.has(error._tag)

const unreachable = (cause: unknown): ServiceUnreachable => new ServiceUnreachable({ cause })

/** Whether the same request may get an answer later. A service that has said no says so again: the task is erased, the key revoked. */
const mayRecover = ({ _tag }: ClientError): boolean =>
  _tag === "ServiceUnreachable" || _tag === "ServiceUnavailable"

/** Fails with the contract's error that the body of a refusal stands for. */
const refused =
  <E, I>(error: Schema.Schema<E, I>) =>
  (response: HttpClientResponse.HttpClientResponse) =>
    Effect.flatMap(HttpClientResponse.schemaBodyJson(error)(response), refusal => Effect.fail(refusal))

const unexpected = (response: HttpClientResponse.HttpClientResponse) =>
  new HttpClientError.ResponseError({
    request: response.request,
    response,
    reason: "StatusCode"
  })

const isOver = ({ data }: TaskEvent): boolean => data.type === "completed" || data.type === "failed"

/** A stream that ends before its task is settled was broken off. */
const untilOver = <E>(events: Stream.Stream<TaskEvent, E>) =>
  events.pipe(Stream.concat(Stream.fail("the stream broke off")), Stream.takeUntil(isOver))

const make = Effect.fnUntraced(function* ({ baseUrl, apiKey }: ClientOptions) {
  const withKey = HttpClient.mapRequest(HttpClientRequest.bearerToken(apiKey))
  const api = yield* HttpApiClient.make(Api, { baseUrl, transformClient: withKey })
  const http = withKey(yield* HttpClient.HttpClient)

  const get = (task_id: string, wait?: number) =>
    called(api.research.get({ path: { task_id }, urlParams: { wait } }))

  const wait = (taskId: string, atMost: Duration.DurationInput): Call<ResearchTask> =>
    Effect.suspend(() => {
      const seconds = Duration.toSeconds(atMost)
      return Effect.flatMap(get(taskId, Math.min(seconds, longestPoll)), task =>
        task.status === "completed" || task.status === "failed" || seconds <= longestPoll
          ? Effect.succeed(task)
          : wait(taskId, Duration.seconds(seconds - longestPoll))
      )
    })

  /** One connection's events. Ends after the last one of the task; fails when it breaks off before, or is refused. */
  const eventsOnce = (taskId: string, after: number): Stream.Stream<TaskEvent, ClientError> =>
    http
      .get(`${baseUrl}/research/${encodeURIComponent(taskId)}/events`, {
        headers: { "last-event-id": String(after) }
      })
      .pipe(
        Effect.flatMap(
          HttpClientResponse.matchStatus({
            // The task is settled, and there are no more.
            204: () => Effect.succeed(Stream.empty),
            "2xx": response => Effect.succeed(untilOver(parseEvents(Stream.decodeText(response.stream)))),
            400: refused(WireError.InvalidRequest),
            401: refused(WireError.Unauthorized),
            404: refused(WireError.TaskNotFound),
            503: refused(WireError.ServiceUnavailable),
            orElse: unexpected
          })
        ),
        Effect.map(Stream.mapError(unreachable)),
        called,
        Stream.unwrap
      )

  /** First asks for the task, so that a service that is not there fails as such; then reads on from wherever a connection broke. */
  const events = (taskId: string, after = 0): Stream.Stream<TaskEvent, ClientError> =>
    Stream.unwrap(
      Effect.map(get(taskId), () => {
        let position = after
        const seen = (event: TaskEvent) =>
          Effect.sync(() => {
            position = event.sequence
          })
        return Stream.suspend(() => eventsOnce(taskId, position)).pipe(
          Stream.tap(seen),
          Stream.retry(Schedule.whileInput(resumeSchedule, mayRecover))
        )
      })
    )

  return ResearchClient.of({
    submit: (payload, { idempotencyKey } = {}) =>
      called(api.research.submit({ payload, headers: { "idempotency-key": idempotencyKey } })),
    get: taskId => get(taskId),
    wait,
    list: (request = {}) => called(api.research.list({ urlParams: request })),
    events,
    evidence: task_id => called(api.research.evidence({ path: { task_id } })),
    cancel: task_id => called(api.research.cancel({ path: { task_id } })),
    erase: task_id => called(api.research.erase({ path: { task_id } })),
    revokeReport: task_id => called(api.research.revokeReport({ path: { task_id } })),
    deliveries: task_id =>
      called(Effect.map(api.research.deliveries({ path: { task_id } }), ({ data }) => data)),
    redeliver: (task_id, { callbackSecret } = {}) =>
      called(api.research.redeliver({ path: { task_id }, payload: { callback_secret: callbackSecret } })),
    erasePerson: payload => called(api.privacy.erase({ payload })),
    exportPerson: payload => called(api.privacy.export({ payload })),
    suppress: payload => called(Effect.map(api.privacy.suppress({ payload }), ({ data }) => data)),
    suppressions: called(Effect.map(api.privacy.suppressions({}), ({ data }) => data)),
    removeSuppression: suppression_id => called(api.privacy.removeSuppression({ path: { suppression_id } })),
    account: called(api.account.get({}))
  })
})
