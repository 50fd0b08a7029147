import { TextDecoder } from "node:util"
import {
  Cookies,
  Headers,
  HttpClientError,
  HttpClientRequest,
  HttpClientResponse,
  HttpIncomingMessage,
  UrlParams
} from "@effect/platform"
import { Effect, Inspectable, Option, Stream } from "effect"
import type { Answer } from "./Exchange.ts"

/** Response header that says when the answer was fetched, ISO 8601: replays and cached answers keep their time. */
export const fetchedAtHeader = "prospect-fetched-at"

/**
 * The request as errors may carry it: method and origin. Paths, queries and headers hold names, addresses and keys,
 * and errors end in logs.
 */
export const anonymousRequest = (
  method: HttpClientRequest.HttpClientRequest["method"],
  url: URL | undefined
) => HttpClientRequest.make(method)(url?.origin ?? "")

/** In bytes: so far from its beginning a document says how its letters are written, as the HTML standard has it. */
const declared = 1024

/** `<meta charset="iso-8859-1">`, `<?xml version="1.0" encoding="ISO-8859-1"?>` */
const declaration =
  /^(?:\uFEFF|\s)*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)["']|<meta\s[^>]*charset\s*=\s*["']?([^\s"'/>;]+)/i

const declaredIn = (body: Uint8Array): string | undefined => {
  const [, xml, meta] = declaration.exec(Buffer.from(body.subarray(0, declared)).toString("latin1")) ?? []
  const label = xml ?? meta
  // Who can read that in single bytes is not written in pairs of them.
  return label === undefined || /^utf-?16/i.test(label) ? undefined : label
}

/** How the letters are written: as the headers say, else as the document does. */
const decoderOf = (contentType: string | undefined, body: Uint8Array): TextDecoder => {
  const stated = /charset\s*=\s*"?([^\s";]+)/i.exec(contentType ?? "")?.[1]
  const label = stated ?? (/html|xml/i.test(contentType ?? "") ? declaredIn(body) : undefined)
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}

type Decoded<A> = Effect.Effect<A, HttpClientError.ResponseError>

/** An answer that is wholly in memory: its body can be read again and again, by several readers. */
export class ReceivedResponse extends Inspectable.Class implements HttpClientResponse.HttpClientResponse {
  readonly [HttpIncomingMessage.TypeId]: HttpIncomingMessage.TypeId = HttpIncomingMessage.TypeId
  readonly [HttpClientResponse.TypeId]: HttpClientResponse.TypeId = HttpClientResponse.TypeId
  /** Its `url` is where the answer came from, after redirects. */
  readonly request: HttpClientRequest.HttpClientRequest
  readonly status: number
  readonly headers: Headers.Headers
  readonly cookies = Cookies.empty
  readonly remoteAddress = Option.none<string>()
  private readonly answer: Answer

  constructor(request: HttpClientRequest.HttpClientRequest, answer: Answer) {
    super()
    this.request = request
    this.answer = answer
    this.status = answer.status
    this.headers = Headers.fromInput({ ...answer.headers, [fetchedAtHeader]: answer.fetchedAt })
  }

  private decoded<A>(description: string, decode: () => A | Promise<A>): Decoded<A> {
    return Effect.tryPromise({
      try: async () => decode(),
      // Without the cause: parsers repeat what they could not read.
      catch: () =>
        new HttpClientError.ResponseError({
          request: anonymousRequest(this.request.method, new URL(this.answer.url)),
          response: this,
          reason: "Decode",
          description
        })
    })
  }

  private get content(): string {
    return decoderOf(this.answer.headers["content-type"], this.answer.body).decode(this.answer.body)
  }

  get text() {
    return Effect.sync(() => this.content)
  }

  get json() {
    return this.decoded("the body is not JSON", (): unknown => {
      const text = this.content
      return text === "" ? null : JSON.parse(text)
    })
  }

  get urlParamsBody() {
    return Effect.map(this.text, text => UrlParams.fromInput(new URLSearchParams(text)))
  }

  get formData() {
    const { "content-type": type = "" } = this.answer.headers
    return this.decoded("the body is not form data", () =>
      new Response(Buffer.from(this.answer.body), { headers: { "content-type": type } }).formData()
    )
  }

  get arrayBuffer() {
    return Effect.sync(() => Uint8Array.from(this.answer.body).buffer)
  }

  get stream() {
    return Stream.suspend(() => Stream.make(Uint8Array.from(this.answer.body)))
  }

  /** For logs: the status and nothing else. */
  toJSON(): unknown {
    return { _id: "@prospect-research/egress/ReceivedResponse", status: this.status }
  }
}
