import { redeliverRefusals, suppressedMessage } from "@prospect-research/core"
import type { Answer, Header, Operation } from "./model.ts"

const header = (description: string, type: string): Header => ({ description, schema: { type } })

interface Failure {
  readonly description: string
  readonly detail: string
  readonly headers?: Readonly<Record<string, Header>>
}

/** What each status means; `detail` is an example of what a client reads. */
const failures: Readonly<Record<number, Failure>> = {
  400: {
    description: "The request is not valid. `detail` names what is wrong and never repeats a value.",
    detail: "At least one identifier is required: email, linkedin_url, or full_name with company"
  },
  401: {
    description: "The key is missing, malformed, unknown or revoked: told apart nowhere.",
    detail: "Invalid or missing API key",
    headers: { "WWW-Authenticate": header("Always `Bearer`.", "string") }
  },
  402: {
    description: "The account has no credit left. Test requests still work.",
    detail: "Insufficient credits: please purchase more credits"
  },
  404: { description: "There is no such thing, or it is not yours.", detail: "Task not found" },
  408: { description: "The body came too slowly.", detail: "The body took too long" },
  409: {
    description: "The state of the task does not allow it.",
    detail: "The task is already completed or failed and cannot be cancelled"
  },
  413: {
    description: "The body is larger than 64 KiB.",
    detail: "The body must be at most 65536 bytes"
  },
  415: {
    description: "The body is not JSON in UTF-8, or it is compressed.",
    detail: "The body must be JSON: send Content-Type: application/json, without content encoding"
  },
  422: {
    description: "The key of this request was used before, with a different body.",
    detail: "Idempotency-Key was used before with a different request body"
  },
  451: {
    description:
      "The person is on the suppression list of this account or of the operator. Nothing was stored or charged.",
    detail: suppressedMessage
  },
  500: { description: "Something broke on the server; its log says what.", detail: "Internal server error" },
  503: {
    description: "The service cannot take this now. Nothing was stored or charged: send it again.",
    detail: "Too much work is waiting: try again",
    headers: { "Retry-After": header("Seconds to wait.", "integer") }
  }
}

/** Where another thing than a task is missing or in the way. */
const details: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  "research.redeliver": { 409: redeliverRefusals.nothingOwed },
  "administration.createAccount": { 400: "name must be a string", 404: "Not found" },
  "administration.listAccounts": { 404: "Not found" },
  "administration.grantCredits": {
    400: "amount must be a whole number",
    404: "Account not found",
    422: "grant_id was used before with a different amount"
  },
  "administration.createKey": { 404: "Account not found" },
  "administration.revokeKey": { 404: "Key not found" },
  "administration.suppress": { 404: "Not found" },
  "administration.suppressions": { 404: "Not found" },
  "administration.removeSuppression": { 404: "Suppression not found" },
  "administration.doctor": { 404: "Not found" },
  "privacy.removeSuppression": { 404: "Suppression not found" },
  "research.list": { 400: "limit must be a whole number from 1 to 100" },
  "research.get": { 400: "wait must be a number of seconds from 0 to 60" },
  "research.events": { 400: "Last-Event-ID must be the id of an event of this task" },
  "public.live": { 503: "Work has stopped moving: restart this process" },
  "public.ready": { 503: "Not ready: stopping, or the store does not answer" }
}

const failureAnswer = (
  operationId: string,
  status: number,
  { description, detail, headers }: Failure
): Answer => ({
  description,
  ...(headers === undefined ? {} : { headers }),
  content: {
    "application/json": {
      schema: { $ref: "#/components/schemas/Error" },
      example: { detail: details[operationId]?.[status] ?? detail, status_code: status }
    }
  }
})

/** These answer from memory alone. */
const neverUnavailable = new Set(["public.metrics", "public.openapi", "public.docs"])

/** A report page is for people: so are its errors. */
const pages: Readonly<Record<string, Readonly<Record<number, Answer>>>> = {
  "public.report": {
    404: {
      description: "There is no such report.",
      content: { "text/html": { schema: { type: "string" } } }
    },
    410: {
      description: "The report was erased or taken back, or has expired.",
      content: { "text/html": { schema: { type: "string" } } }
    }
  }
}

const decodeErrorOnly = (answer: Answer | undefined): boolean =>
  answer?.content?.["application/json"]?.schema.$ref === "#/components/schemas/HttpApiDecodeError"

/** Every error that an operation may answer with, by status: those of the contract and those of any route. */
export const failuresOf = (operation: Operation): Readonly<Record<string, Answer>> => {
  const { operationId, responses, requestBody } = operation
  const applies = (status: number): boolean => {
    if (status === 400) return responses[400] !== undefined && !decodeErrorOnly(responses[400])
    if (status === 404 && operationId.startsWith("administration.")) return true
    if (status === 408 || status === 413 || status === 415) return requestBody !== undefined
    if (status === 503) return !neverUnavailable.has(operationId)
    return status === 500 || responses[status] !== undefined
  }
  const answers = Object.entries(failures)
    .filter(([status]) => applies(Number(status)))
    .map(([status, failure]) => [status, failureAnswer(operationId, Number(status), failure)] as const)
  return { ...Object.fromEntries(answers), ...pages[operationId] }
}
