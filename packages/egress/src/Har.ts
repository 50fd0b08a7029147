import { Schema } from "effect"
import { Failure } from "./failures.ts"

const Header = Schema.Struct({ name: Schema.String, value: Schema.String })

/** Text as it is, or bytes that are no UTF-8 in base64. */
const encoding = Schema.optional(Schema.Literal("base64"))

/** Of a HAR 1.2 entry, the members that are read: files that other tools recorded can be replayed too. */
export const HarEntry = Schema.Struct({
  startedDateTime: Schema.String,
  request: Schema.Struct({
    method: Schema.String,
    url: Schema.String,
    postData: Schema.optional(
      Schema.Struct({
        mimeType: Schema.optional(Schema.String),
        text: Schema.optional(Schema.String),
        _encoding: encoding
      })
    )
  }),
  response: Schema.Struct({
    /** 0 when no answer came. */
    status: Schema.Number,
    headers: Schema.Array(Header),
    content: Schema.Struct({ text: Schema.optional(Schema.String), encoding })
  }),
  /** What went wrong instead of, or during, the answer: it is replayed as well. */
  _failure: Schema.optional(Failure)
})
export type HarEntry = typeof HarEntry.Type

/** A cassette: a HAR 1.2 file. */
export const HarFile = Schema.parseJson(
  Schema.Struct({ log: Schema.Struct({ entries: Schema.Array(HarEntry) }) })
)

const encodeFailure = Schema.encodeSync(Failure)

const listOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => ({ name, value }))
    .sort((left, right) => (left.name < right.name ? -1 : 1))

/** Text and encoding of a body. Only what survives the way through text unchanged is written as text. */
const textOf = (body: Uint8Array) => {
  const bytes = Buffer.from(body)
  const text = bytes.toString("utf8")
  return Buffer.from(text).equals(bytes)
    ? { text, isText: true }
    : { text: bytes.toString("base64"), isText: false }
}

/** The bytes of a recorded body; the opposite of how it was written. */
export const bytesOf = (text: string | undefined, encoded: "base64" | undefined): Uint8Array =>
  Buffer.from(text ?? "", encoded ?? "utf8")

export interface RecordedExchange {
  readonly startedAt: string
  readonly millis: number
  readonly method: string
  readonly url: string
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly requestBody: Uint8Array
  readonly status: number
  readonly responseHeaders: Readonly<Record<string, string>>
  readonly responseBody: Uint8Array
  readonly failure: Failure | undefined
}

/** One entry as the line that stands in the file, with every member that HAR 1.2 requires. */
export const harLine = (exchange: RecordedExchange): string => {
  const { requestHeaders, responseHeaders, requestBody, responseBody, millis, failure } = exchange
  const posted = textOf(requestBody)
  const received = textOf(responseBody)
  const common = { httpVersion: "HTTP/1.1", cookies: [], headersSize: -1 }
  return JSON.stringify({
    startedDateTime: exchange.startedAt,
    time: millis,
    request: {
      method: exchange.method,
      url: exchange.url,
      ...common,
      headers: listOf(requestHeaders),
      queryString: [...new URL(exchange.url).searchParams].map(([name, value]) => ({ name, value })),
      bodySize: requestBody.length,
      ...(requestBody.length === 0
        ? {}
        : {
            postData: {
              mimeType: requestHeaders["content-type"] ?? "",
              text: posted.text,
              ...(posted.isText ? {} : { _encoding: "base64" })
            }
          })
    },
    response: {
      status: exchange.status,
      statusText: "",
      ...common,
      headers: listOf(responseHeaders),
      content: {
        size: responseBody.length,
        mimeType: responseHeaders["content-type"] ?? "",
        text: received.text,
        ...(received.isText ? {} : { encoding: "base64" })
      },
      redirectURL: responseHeaders.location ?? "",
      bodySize: responseBody.length
    },
    cache: {},
    timings: { send: 0, wait: millis, receive: 0 },
    ...(failure === undefined ? {} : { _failure: encodeFailure(failure) })
  })
}

/** The whole file: one line an entry, so that a diff shows what changed. */
export const harText = (lines: ReadonlyArray<string>): string =>
  `{"log":{"version":"1.2","creator":{"name":"prospect-research","version":"1"},"entries":[\n${lines.join(",\n")}\n]}}\n`
