import type { World } from "../World.ts"

/** One request, as the asked host would see it. */
export interface Question {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  readonly body: string
}

export interface Answer {
  readonly status: number
  readonly contentType: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What somebody else has answered, in whatever letters it is written. */
export interface Relayed extends Omit<Answer, "body"> {
  readonly body: Uint8Array
}

/** One service of the fictional internet. Without an answer it does not know the address: 404. */
export interface Service {
  readonly name: string
  readonly hosts: ReadonlyArray<string>
  readonly answer: (question: Question) => Answer | undefined
}

export type MakeService = (world: World) => Service

export const json = (
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {}
): Answer => ({
  status,
  contentType: "application/json; charset=utf-8",
  body: JSON.stringify(value),
  headers
})

export const html = (body: string): Answer => ({
  status: 200,
  contentType: "text/html; charset=utf-8",
  body
})

export const xml = (body: string, type = "application/atom+xml"): Answer => ({
  status: 200,
  contentType: `${type}; charset=utf-8`,
  body
})

export const redirect = (location: string): Answer => ({
  status: 301,
  contentType: "text/plain",
  body: "",
  headers: { location }
})

export const notFound: Answer = {
  status: 404,
  contentType: "text/html; charset=utf-8",
  body: "<!doctype html><title>Not found</title><h1>Not found</h1>"
}

export const escapeMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

export const sameText = (left: string, right: string): boolean =>
  left.trim().toLowerCase() === right.trim().toLowerCase()

/** The JSON object that a request carries; empty for anything else. */
export const bodyOf = ({ body }: Question): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === "object" && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
