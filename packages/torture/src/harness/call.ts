import { Duration, Effect, Schema } from "effect"
import { Unanswered, UnexpectedAnswer } from "./Trouble.ts"

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export interface CallOptions {
  readonly key?: string | undefined
  /** A text goes as it is, everything else as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Default 30 s. */
  readonly timeLimit?: Duration.DurationInput
}

/** One request as any HTTP client would send it. */
export const call = (
  method: string,
  url: string,
  { body, headers, key, timeLimit = "30 seconds" }: CallOptions = {}
): Effect.Effect<Answer, Unanswered> =>
  Effect.tryPromise({
    try: async signal => {
      const response = await fetch(url, {
        method,
        signal: AbortSignal.any([signal, AbortSignal.timeout(Duration.toMillis(timeLimit))]),
        redirect: "manual",
        headers: {
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers
        },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) })
      })
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
    catch: cause => new Unanswered({ request: `${method} ${new URL(url).pathname}`, cause })
  })

/** The body of an answer that must be this. */
export const decodeAnswer = <A, I>(
  schema: Schema.Schema<A, I>,
  request: string,
  answer: Answer
): Effect.Effect<A, UnexpectedAnswer> =>
  Effect.mapError(
    Schema.decodeUnknown(Schema.parseJson(schema))(answer.text),
    () => new UnexpectedAnswer({ request, answer: `${answer.status} ${answer.text.slice(0, 300)}` })
  )
