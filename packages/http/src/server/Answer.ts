import type { Stream } from "effect"
import type { ErrorBody } from "../contract/errorBody.ts"

/** An answer ready to be written. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Stream.Stream<string>
}

export const json = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {}
): Answer => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body)
})

export const noContent: Answer = { status: 204, headers: {}, body: "" }

export const text = (
  contentType: string,
  body: string,
  headers: Readonly<Record<string, string>> = {}
): Answer => ({
  status: 200,
  headers: { "content-type": contentType, ...headers },
  body
})

export const errorAnswer = (
  status: number,
  detail: string,
  headers: Readonly<Record<string, string>> = {}
): Answer => json(status, { detail, status_code: status } satisfies ErrorBody, headers)
