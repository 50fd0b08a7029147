import { createHash, timingSafeEqual } from "node:crypto"
import { Accounts, Health, isSettled, Research } from "@prospect-research/core"
import { Effect, Option, Redacted, Stream } from "effect"
import { openApiDocument } from "../openapi/openApiDocument.ts"
import { type Answer, errorAnswer, json, noContent, text } from "./Answer.ts"
import { docsPage } from "./docsPage.ts"
import { eventStream } from "./eventStream.ts"
import type { HandlerError } from "./failures.ts"
import type { Incoming } from "./Incoming.ts"
import {
  decodeAccountName,
  decodeGrant,
  decodeLastEventId,
  decodeWait,
  idempotencyKey,
  listRequestOf
} from "./inputs.ts"
import { makePrivacyHandlers } from "./privacyHandlers.ts"
import { prometheusText } from "./prometheus.ts"
import type { ReportPages } from "./ReportPages.ts"
import { unauthorized } from "./refusals.ts"

export type Handler = (request: Incoming) => Effect.Effect<Answer, HandlerError>

const healthRetrySeconds = 5

const unhealthy = (detail: string): Answer =>
  errorAnswer(503, detail, { "retry-after": String(healthRetrySeconds) })

const digest = (token: string) => createHash("sha256").update(token).digest()

export interface HandlerOptions {
  readonly baseUrl: string
  readonly adminToken: Option.Option<Redacted.Redacted>
  readonly reportPages: ReportPages
  /** Resolves when the server stops: whoever waits gets what there is. */
  readonly stopping: Effect.Effect<void>
}

/** A handler for each endpoint of the contract, by `group.endpoint`. */
export const makeHandlers = Effect.fnUntraced(function* ({
  adminToken,
  baseUrl,
  reportPages,
  stopping
}: HandlerOptions) {
  const research = yield* Research
  const accounts = yield* Accounts
  const health = yield* Health

  /** For the account whose key came with the request. */
  const asAccount =
    (handle: (accountId: string, request: Incoming) => Effect.Effect<Answer, HandlerError>): Handler =>
    request =>
      request.bearer === null
        ? unauthorized
        : Effect.flatMap(accounts.authenticate(request.bearer), ({ accountId }) => handle(accountId, request))

  /** Compared in constant time. Without a token of its own, the server has none of these routes. */
  const expected = Option.map(adminToken, token => digest(Redacted.value(token)))
  const asAdministrator =
    (handle: Handler): Handler =>
    request =>
      request.bearer !== null &&
      Option.isSome(expected) &&
      timingSafeEqual(digest(Redacted.value(request.bearer)), expected.value)
        ? handle(request)
        : unauthorized

  /** UUIDs are read in either case (RFC 9562), and stored in lower. */
  const forTask = (
    handle: (accountId: string, taskId: string, request: Incoming) => Effect.Effect<Answer, HandlerError>
  ) =>
    asAccount((accountId, request) => handle(accountId, (request.path.task_id ?? "").toLowerCase(), request))

  const openApi = json(200, { ...openApiDocument, servers: [{ url: baseUrl, description: "This server" }] })
  const docs = docsPage(baseUrl)

  const handlers: Readonly<Record<string, Handler>> = {
    "research.submit": asAccount((accountId, request) =>
      Effect.flatMap(request.body, body =>
        Effect.map(
          research.submit(accountId, body, { idempotencyKey: idempotencyKey(request.headers) }),
          submitted => json(202, submitted)
        )
      )
    ),
    "research.list": asAccount((accountId, { query }) =>
      Effect.map(research.list(accountId, listRequestOf(query)), page => json(200, page))
    ),
    "research.get": forTask((accountId, taskId, { query }) =>
      Effect.flatMap(decodeWait(query), wait =>
        Effect.map(
          wait === null
            ? research.get(accountId, taskId)
            : Effect.raceFirst(
                research.wait(accountId, taskId, `${wait} seconds`),
                Effect.zipRight(stopping, research.get(accountId, taskId))
              ),
          task => json(200, task)
        )
      )
    ),
    "research.erase": forTask((accountId, taskId) => Effect.as(research.erase(accountId, taskId), noContent)),
    "research.events": forTask((accountId, taskId, { headers }) =>
      Effect.gen(function* () {
        const after = yield* decodeLastEventId(headers)
        const { status } = yield* research.get(accountId, taskId)
        const events = research.events(accountId, taskId, after)
        // 204 tells a browser to stop asking; an empty stream would make it come back every few seconds.
        const isOver = isSettled(status) && Option.isNone(yield* Stream.runHead(events))
        if (isOver) return noContent
        return {
          status: 200,
          headers: {
            "content-type": "text/event-stream",
            "cache-control": "no-store",
            "x-accel-buffering": "no"
          },
          body: Stream.interruptWhen(eventStream(events), stopping)
        }
      })
    ),
    "research.evidence": forTask((accountId, taskId) =>
      Effect.map(research.evidence(accountId, taskId), evidence => json(200, evidence))
    ),
    "research.deliveries": forTask((accountId, taskId) =>
      Effect.map(research.deliveries(accountId, taskId), data => json(200, { data }))
    ),
    "research.redeliver": forTask((accountId, taskId, request) =>
      Effect.flatMap(request.body, body =>
        Effect.map(research.redeliver(accountId, taskId, body), delivery => json(202, delivery))
      )
    ),
    "research.cancel": forTask((accountId, taskId) =>
      Effect.map(research.cancel(accountId, taskId), task => json(200, task))
    ),
    "research.revokeReport": forTask((accountId, taskId) =>
      Effect.as(research.revokeReport(accountId, taskId), noContent)
    ),
    ...(yield* makePrivacyHandlers(asAccount, asAdministrator)),
    "account.get": asAccount(accountId =>
      Effect.map(Effect.catchTag(accounts.get(accountId), "AccountNotFound", Effect.die), account =>
        json(200, account)
      )
    ),
    "administration.createAccount": asAdministrator(request =>
      request.body.pipe(
        Effect.flatMap(decodeAccountName),
        Effect.flatMap(accounts.create),
        Effect.map(account => json(201, account))
      )
    ),
    "administration.listAccounts": asAdministrator(() =>
      Effect.map(accounts.list, data => json(200, { data }))
    ),
    "administration.grantCredits": asAdministrator(request =>
      request.body.pipe(
        Effect.flatMap(decodeGrant),
        Effect.flatMap(grant => accounts.grant(request.path.account_id ?? "", grant)),
        Effect.map(credits => json(200, { credits }))
      )
    ),
    "administration.createKey": asAdministrator(({ path }) =>
      Effect.map(accounts.createKey(path.account_id ?? ""), key => json(201, key))
    ),
    "administration.revokeKey": asAdministrator(({ path }) =>
      Effect.as(accounts.revokeKey(path.key_id ?? ""), noContent)
    ),
    "public.report": ({ path }) =>
      Effect.map(
        Effect.catchTags(Effect.map(research.report(path.token ?? ""), reportPages.render), {
          ReportNotFound: () => Effect.succeed(reportPages.notFound),
          ReportGone: () => Effect.succeed(reportPages.gone)
        }),
        ({ status, headers, html }) => ({ status, headers, body: html })
      ),
    "public.live": () =>
      Effect.map(health.live, live =>
        live ? json(200, { status: "ok" }) : unhealthy("Work has stopped moving: restart this process")
      ),
    "public.ready": () =>
      Effect.map(health.ready, ready =>
        ready ? json(200, { status: "ok" }) : unhealthy("Not ready: stopping, or the store does not answer")
      ),
    "public.metrics": () =>
      Effect.map(prometheusText(health), metrics =>
        text("text/plain; version=0.0.4; charset=utf-8", metrics)
      ),
    "public.openapi": () => Effect.succeed(openApi),
    "public.docs": () => Effect.succeed(docs)
  }
  return handlers
})
