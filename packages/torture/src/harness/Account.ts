import { Effect, Schema } from "effect"
import { type Answer, type CallOptions, call, decodeAnswer } from "./call.ts"
import type { Deployment } from "./Deployment.ts"

const NewAccount = Schema.Struct({
  account_id: Schema.String,
  api_key: Schema.String,
  credits: Schema.Number,
  signing_secret: Schema.String
})

const Submitted = Schema.Struct({
  task_id: Schema.String,
  prospect_id: Schema.NullOr(Schema.String),
  status: Schema.String
})

const Task = Schema.Struct({
  task_id: Schema.String,
  status: Schema.String,
  error: Schema.NullOr(Schema.String),
  report_url: Schema.NullOr(Schema.String),
  result: Schema.Unknown
})

const Balance = Schema.Struct({ credits: Schema.Number })

/** What one account can do over HTTP. */
export const accountOf = (url: string, { account_id, api_key, signing_secret }: typeof NewAccount.Type) => {
  const send = (method: string, path: string, options: CallOptions = {}) =>
    call(method, `${url}${path}`, { key: api_key, ...options })
  return {
    accountId: account_id,
    key: api_key,
    signingSecret: signing_secret,
    send,
    submit: (body: unknown, idempotencyKey?: string) =>
      send("POST", "/research", {
        body,
        ...(idempotencyKey === undefined ? {} : { headers: { "idempotency-key": idempotencyKey } })
      }),
    /** Submits what must be accepted. */
    accepted: (body: unknown) =>
      Effect.flatMap(send("POST", "/research", { body }), answer =>
        Effect.map(decodeAnswer(Submitted, "POST /research", answer), it => it.task_id)
      ),
    task: (taskId: string, waitSeconds = 0) =>
      Effect.flatMap(
        send("GET", `/research/${taskId}${waitSeconds === 0 ? "" : `?wait=${waitSeconds}`}`, {
          timeLimit: `${waitSeconds + 30} seconds`
        }),
        answer => decodeAnswer(Task, "GET /research/{task_id}", answer)
      ),
    credits: Effect.flatMap(send("GET", "/account"), answer =>
      Effect.map(decodeAnswer(Balance, "GET /account", answer), it => it.credits)
    )
  }
}

export type Account = ReturnType<typeof accountOf>

export const isSettled = (status: string): boolean => status === "completed" || status === "failed"

/** The task's id in an answer to a submit; `null` in any other. */
export const acceptedTask = ({ status, text }: Answer): string | null =>
  status === 202 ? Schema.decodeUnknownSync(Schema.parseJson(Submitted))(text).task_id : null

const asAdministrator = (
  { adminToken, url }: Pick<Deployment, "adminToken" | "url">,
  method: string,
  path: string,
  body?: unknown
) => call(method, `${url}/admin${path}`, { key: adminToken, ...(body === undefined ? {} : { body }) })

/** Opens an account with this many credits. */
export const openAccount = Effect.fnUntraced(function* (
  deployment: Pick<Deployment, "adminToken" | "url">,
  credits: number
) {
  const answer = yield* asAdministrator(deployment, "POST", "/accounts", { name: "Campaign" })
  const created = yield* decodeAnswer(NewAccount, "POST /admin/accounts", answer)
  if (credits > created.credits) {
    const grant = { amount: credits - created.credits, reason: "campaign", grant_id: "first" }
    yield* asAdministrator(deployment, "POST", `/accounts/${created.account_id}/credits`, grant)
  }
  return accountOf(deployment.url, created)
})

export const administer = asAdministrator
