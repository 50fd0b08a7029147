import type { Socket } from "node:net"
import { Effect } from "effect"
import { Client, type Dispatcher, errors } from "undici"
import { type Outgoing, redirectTarget } from "./Exchange.ts"
import { ConnectionFailed, TooLarge } from "./failures.ts"
import type { Limits } from "./limits.ts"

/** Interim answers (1xx) that one request may get: a flood of them would otherwise never end. */
const maximumInterim = 8

/** What would let a caller speak for another host or break the framing; undici writes its own. */
const connectionHeaders =
  /^(host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-length)$/

export interface RoundTripOptions {
  readonly limits: Limits
  /** Hang up after the headers of an answer that is a redirect: its body is nobody's content. */
  readonly skipRedirectBody: boolean
  /** Told the status as soon as the headers are there. */
  readonly onStatus: (status: number) => void
}

export interface RawAnswer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

type AnswerHeaders = Parameters<NonNullable<Dispatcher.DispatchHandler["onResponseStart"]>>[2]

const flatten = (headers: AnswerHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(", ") : (value ?? "")
    ])
  )

const describe = (error: Error, status: number | null, limits: Limits): ConnectionFailed | TooLarge => {
  if (error instanceof errors.HeadersOverflowError) return new TooLarge({ limit: limits.headerBytes, status })
  const isProtocol = error instanceof errors.HTTPParserError || error instanceof errors.InvalidArgumentError
  return new ConnectionFailed({ reason: isProtocol ? "Protocol" : "Closed", status })
}

/** Sends one request over a connected socket and reads the whole answer, within the limits of its size. */
export const roundTrip = (socket: Socket, outgoing: Outgoing, options: RoundTripOptions) =>
  Effect.async<RawAnswer, ConnectionFailed | TooLarge>(resume => {
    const { limits } = options
    const client = new Client(outgoing.url.origin, {
      // The socket is there already; undici expects to be answered later than it asks.
      connect: (_options, done) => queueMicrotask(() => done(null, socket)),
      pipelining: 0,
      maxHeaderSize: limits.headerBytes,
      headersTimeout: 0,
      bodyTimeout: 0
    })
    const chunks: Array<Buffer> = []
    let interim = 0
    let bytes = 0
    let status: number | null = null
    let headers: Record<string, string> = {}
    let isCut = false
    let isDone = false

    const finish = (result: Effect.Effect<RawAnswer, ConnectionFailed | TooLarge>) => {
      if (isDone) return
      isDone = true
      resume(Effect.ensuring(result, close))
    }
    const close = Effect.sync(() => void client.destroy())
    const fail = (failure: ConnectionFailed | TooLarge) => finish(Effect.fail(failure))
    const succeed = () => {
      if (status !== null) finish(Effect.succeed({ status, headers, body: Buffer.concat(chunks) }))
    }

    // Undici takes a lost connection for the end of the body. These listeners come before its own.
    socket.once("error", () => {
      isCut = true
    })
    socket.once("end", () => {
      isCut ||= headers["transfer-encoding"] !== undefined
    })

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: () => {},
      onResponseStart: (controller, statusCode, received) => {
        if (statusCode < 200) {
          interim += 1
          if (interim > maximumInterim)
            controller.abort(new errors.HTTPParserError("too many interim answers"))
          return
        }
        status = statusCode
        headers = flatten(received)
        options.onStatus(statusCode)
        if (options.skipRedirectBody && redirectTarget({ status, headers }) !== undefined) succeed()
      },
      onResponseData: (_controller, chunk) => {
        if (isDone) return
        const room = limits.body.bytes - bytes
        bytes += chunk.length
        if (chunk.length <= room) return void chunks.push(chunk)
        if (limits.body.onExceeded === "fail") return fail(new TooLarge({ limit: limits.body.bytes, status }))
        chunks.push(chunk.subarray(0, room))
        succeed()
      },
      onResponseEnd: () => (isCut ? fail(new ConnectionFailed({ reason: "Closed", status })) : succeed()),
      onResponseError: (_controller, error) => fail(describe(error, status, limits))
    }

    const sent = Object.entries(outgoing.headers).filter(([name]) => !connectionHeaders.test(name))
    const encoding = limits.body.onExceeded === "truncate" ? "identity" : "gzip, deflate, br"
    try {
      client.dispatch(
        {
          path: outgoing.url.pathname + outgoing.url.search,
          method: outgoing.method,
          headers: { ...Object.fromEntries(sent), "accept-encoding": encoding },
          body: outgoing.body.length === 0 ? null : outgoing.body
        },
        handler
      )
    } catch (error) {
      fail(describe(error instanceof Error ? error : new Error("dispatch"), status, limits))
    }
    return close
  })
