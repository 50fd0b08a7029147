import type { IncomingMessage } from "node:http"
import { Effect } from "effect"
import type { Refusal } from "./refusals.ts"
import * as Refusals from "./refusals.ts"

/** Bytes. */
const bodyLimit = 64 * 1024
const depthLimit = 32

/** Bytes that are let by unread, so that a client that still sends gets to read its answer. */
const drainLimit = 32 * 1024 * 1024

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

const isJson = ({ headers }: IncomingMessage): boolean =>
  /^application\/json[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?$/i.test(headers["content-type"] ?? "") &&
  /^(?:identity)?$/i.test(headers["content-encoding"] ?? "")

const readBytes = (request: IncomingMessage): Effect.Effect<Buffer, Refusal> =>
  Effect.async<Buffer, Refusal>(resume => {
    const chunks: Array<Buffer> = []
    let size = 0
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size > bodyLimit) finish(Refusals.tooLarge)
      else chunks.push(chunk)
    }
    const onEnd = () => finish(Effect.succeed(Buffer.concat(chunks)))
    const onError = () => finish(Refusals.cutShort)
    const release = () => request.off("data", onData).off("end", onEnd).off("error", onError)
    const finish = (result: Effect.Effect<Buffer, Refusal>) => {
      release()
      resume(result)
    }
    request.on("data", onData).on("end", onEnd).on("error", onError)
    return Effect.sync(release)
  })

/** Whether no byte of a body is left to come. */
export const isRead = (request: IncomingMessage): boolean =>
  !hasBody(request) || request.readableEnded || request.destroyed

/**
 * Ends when nothing more of the body comes. An answer must wait for it before it closes the connection: with bytes unread, the connection
 * is reset, and the answer is lost on its way. The door bounds the time.
 */
export const drain = (request: IncomingMessage): Effect.Effect<void> =>
  Effect.suspend(() => {
    if (isRead(request)) return Effect.void
    return Effect.async<void>(resume => {
      let size = 0
      const onData = (chunk: Buffer) => {
        size += chunk.length
        if (size > drainLimit) finish()
      }
      const finish = () => {
        request.off("data", onData).off("end", finish).off("close", finish)
        resume(Effect.void)
      }
      request.on("data", onData).on("end", finish).on("close", finish)
    })
  })

const quote = 0x22
const backslash = 0x5c
const opens = new Set([0x5b, 0x7b])
const closes = new Set([0x5d, 0x7d])

/** Counts brackets outside of strings in one pass: `JSON.parse` takes 200,000 levels, and stringifying them later would throw. */
const isTooDeep = (source: string): boolean => {
  let depth = 0
  let inString = false
  for (let index = 0; index < source.length; index++) {
    const code = source.charCodeAt(index)
    if (inString) {
      if (code === backslash) index++
      else if (code === quote) inString = false
    } else if (code === quote) inString = true
    else if (opens.has(code)) {
      if (++depth > depthLimit) return true
    } else if (closes.has(code)) depth--
  }
  return false
}

const utf8 = new TextDecoder("utf-8", { fatal: true })

const parse = (bytes: Buffer): Effect.Effect<unknown, Refusal> =>
  Effect.suspend(() => {
    const source = Effect.try({ try: () => utf8.decode(bytes), catch: () => Refusals.notUtf8 })
    return Effect.flatMap(source, decoded => {
      if (decoded === "") return Effect.succeed(undefined)
      if (isTooDeep(decoded)) return Refusals.tooDeep
      return Effect.try({ try: (): unknown => JSON.parse(decoded), catch: () => Refusals.notJson })
    })
  })

/**
 * The body as strictly as it must be: at most 64 KiB of valid UTF-8 (a BOM is dropped), JSON, at most 32 levels deep. `undefined` when
 * there is none. One that comes too slowly is ended by the door.
 */
export const readJson = (request: IncomingMessage): Effect.Effect<unknown, Refusal> =>
  Effect.suspend(() => {
    if (!hasBody(request)) return Effect.succeed(undefined)
    if (!isJson(request)) return Refusals.unsupportedMediaType
    if (Number(request.headers["content-length"] ?? 0) > bodyLimit) return Refusals.tooLarge
    return Effect.flatMap(readBytes(request), parse)
  })
