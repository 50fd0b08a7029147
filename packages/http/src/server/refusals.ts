import { Data } from "effect"

/** The request cannot be answered as it is: a fault of the door or the route, not of the domain. */
export class Refusal extends Data.TaggedError("Refusal")<{
  readonly status: number
  readonly detail: string
  readonly headers?: Readonly<Record<string, string>>
}> {}

const close = { connection: "close" }

export const notFound = new Refusal({ status: 404, detail: "Not found" })
export const methodNotAllowed = (allowed: ReadonlyArray<string>) =>
  new Refusal({ status: 405, detail: "Method not allowed", headers: { allow: allowed.join(", ") } })
export const unsupportedMediaType = new Refusal({
  status: 415,
  detail: "The body must be JSON: send Content-Type: application/json, without content encoding",
  headers: close
})
export const tooLarge = new Refusal({
  status: 413,
  detail: "The body must be at most 65536 bytes",
  headers: close
})
export const notJson = new Refusal({ status: 400, detail: "The body is not valid JSON" })
export const notUtf8 = new Refusal({ status: 400, detail: "The body is not valid UTF-8" })
export const tooDeep = new Refusal({ status: 400, detail: "The body is nested too deeply" })
export const cutShort = new Refusal({ status: 400, detail: "The body ended early" })
export const hostMissing = new Refusal({ status: 400, detail: "The Host header is missing", headers: close })
export const unauthorized = new Refusal({
  status: 401,
  detail: "Invalid or missing API key",
  headers: { "www-authenticate": "Bearer" }
})
export const internalError = new Refusal({ status: 500, detail: "Internal server error" })
