import { Clock, Effect, Redacted as RedactedValue } from "effect"
import { type CassetteError, openRecording, readRecording } from "./CassetteFile.ts"
import { type Answer, lastingHeaders, type Outgoing, type Send } from "./Exchange.ts"
import { ConnectionFailed, type Failure, NotRecorded, TimedOut } from "./failures.ts"
import { bytesOf, type HarEntry, harLine } from "./Har.ts"
import { isUrl } from "./isUrl.ts"
import { type Redacted, redact } from "./redaction.ts"
import { digest } from "./requestKey.ts"

export type CassetteMode = "record" | "replay" | "replay-or-live"

export interface CassetteOptions {
  /** A HAR 1.2 file. `record` replaces it. */
  readonly path: string
  /** `replay` never makes a connection; `replay-or-live` fetches what is missing, and does not write it down. */
  readonly mode: CassetteMode
  /** Secrets beyond those that headers, queries and bodies carry under their usual names: never written down. */
  readonly secrets?: ReadonlyArray<RedactedValue.Redacted>
}

/** Requests that a cassette takes for the same: secrets and all headers are left out. */
const keyOf = (method: string, { url, body }: Pick<Redacted, "url" | "body">) => digest(method, url, body)

const keyOfEntry = ({ request }: HarEntry): string => {
  const { postData } = request
  const outgoing: Outgoing = {
    method: "GET",
    url: new URL(request.url),
    headers: { "content-type": postData?.mimeType ?? "" },
    body: bytesOf(postData?.text, postData?._encoding),
    kind: "api"
  }
  return keyOf(request.method, redact(outgoing, []))
}

const headersOf = ({ response }: HarEntry): Record<string, string> => {
  const headers: Record<string, string> = {}
  for (const { name, value } of response.headers) {
    const lower = name.toLowerCase()
    headers[lower] = headers[lower] === undefined ? value : `${headers[lower]}, ${value}`
  }
  // Other tools keep the encoding of bodies that they recorded decoded.
  const { "content-encoding": _encoding, ...decoded } = headers
  return lastingHeaders(decoded)
}

const play = (entry: HarEntry, outgoing: Outgoing): Effect.Effect<Answer, Failure> => {
  const { status, content } = entry.response
  if (entry._failure !== undefined) return Effect.fail(entry._failure)
  if (status === 0) return new ConnectionFailed({ reason: "Closed", status: null })
  return Effect.succeed({
    url: outgoing.url.href,
    status,
    headers: headersOf(entry),
    body: bytesOf(content.text, content.encoding),
    fetchedAt: entry.startedDateTime
  })
}

/** Plays the entries of equal requests in their order; the last one again and again. */
const replay = ({ path, mode }: CassetteOptions) =>
  Effect.map(readRecording(path), recorded => {
    const tape = new Map<string, Array<HarEntry>>()
    for (const entry of recorded) {
      if (!isUrl(entry.request.url)) continue
      const key = keyOfEntry(entry)
      tape.set(key, [...(tape.get(key) ?? []), entry])
    }
    const played = new Map<string, number>()
    return (live: Send): Send =>
      outgoing =>
        Effect.suspend(() => {
          const { method, url } = outgoing
          const key = keyOf(method, redact(outgoing, []))
          const entries = tape.get(key) ?? []
          const position = played.get(key) ?? 0
          played.set(key, position + 1)
          const entry = entries[Math.min(position, entries.length - 1)]
          if (entry !== undefined) return play(entry, outgoing)
          return mode === "replay" ? new NotRecorded({ method, host: url.host }) : live(outgoing)
        })
  })

const record = ({ path, secrets = [] }: CassetteOptions) =>
  Effect.map(openRecording(path), append => {
    const known = secrets.map(RedactedValue.value)
    const taken = new Map<string, number>()

    const take = (outgoing: Outgoing, startedAt: number, result: Answer | Failure) =>
      Effect.flatMap(Clock.currentTimeMillis, now => {
        const redacted = redact(outgoing, known)
        const key = keyOf(outgoing.method, redacted)
        const index = taken.get(key) ?? 0
        taken.set(key, index + 1)
        const strike = (text: string) => Buffer.from(redacted.strike(Buffer.from(text))).toString("utf8")
        const answer = "_tag" in result ? undefined : result
        const text = harLine({
          startedAt: answer?.fetchedAt ?? new Date(startedAt).toISOString(),
          millis: now - startedAt,
          method: outgoing.method,
          url: redacted.url,
          requestHeaders: redacted.headers,
          requestBody: redacted.body,
          status: answer?.status ?? 0,
          responseHeaders: Object.fromEntries(
            Object.entries(answer?.headers ?? {}).map(([name, value]) => [name, strike(value)])
          ),
          responseBody: redacted.strike(answer?.body ?? new Uint8Array()),
          failure: "_tag" in result ? result : undefined
        })
        const order = [outgoing.method, redacted.url, key, String(index).padStart(9, "0")].join("\n")
        // A recording that cannot be written is the operator's mistake, and worth nothing half done.
        return Effect.orDie(append({ order, text }))
      })

    return (live: Send): Send =>
      outgoing =>
        Effect.flatMap(Clock.currentTimeMillis, startedAt =>
          live(outgoing).pipe(
            Effect.tap(answer => take(outgoing, startedAt, answer)),
            Effect.tapError(failure => take(outgoing, startedAt, failure)),
            // Whoever gave up on it ran out of time, and will when it is replayed.
            Effect.onInterrupt(() =>
              take(outgoing, startedAt, new TimedOut({ phase: "Answer", status: null }))
            )
          )
        )
  })

/** Opens a cassette: what it returns stands between those who ask and the live way out. */
export const openCassette = (options: CassetteOptions): Effect.Effect<(live: Send) => Send, CassetteError> =>
  options.mode === "record" ? record(options) : replay(options)
