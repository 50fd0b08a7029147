import type { HttpClientResponse } from "@effect/platform"
import { type Duration, Effect, Redacted, Stream } from "effect"

const readBytes = 16 * 1024
const keptBytes = 4 * 1024
const mark = "[redacted]"

/** What came of the body within its limits: one that ends badly, or not at all, still shows its beginning. */
export const readBody = (
  response: HttpClientResponse.HttpClientResponse,
  timeLimit: Duration.DurationInput
): Effect.Effect<Uint8Array> =>
  Effect.suspend(() => {
    const chunks: Array<Uint8Array> = []
    let size = 0
    return response.stream.pipe(
      Stream.runForEachWhile(chunk =>
        Effect.sync(() => {
          chunks.push(chunk)
          size += chunk.length
          return size < readBytes
        })
      ),
      Effect.timeout(timeLimit),
      Effect.ignore,
      Effect.map(() => Buffer.concat(chunks).subarray(0, readBytes))
    )
  })

/** The spellings under which pages and programs repeat a header that they got. */
const spellings = (secret: string): ReadonlyArray<string> => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
  Buffer.from(secret).toString("base64")
]

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")

/** How many characters at the end of `text` begin a secret: there reading stopped in the middle of one. */
const unfinished = (text: string, needle: string): number => {
  for (let length = needle.length - 1; length >= 4; length--) {
    if (text.endsWith(needle.slice(0, length))) return length
  }
  return 0
}

const redact = (text: string, secrets: ReadonlyArray<Redacted.Redacted>): string => {
  const needles = secrets
    .map(Redacted.value)
    .flatMap(secret => [secret, secret.replace(/^whsec_/, "")])
    .flatMap(spellings)
    .filter(needle => needle !== "")
    .sort((a, b) => b.length - a.length)
  if (needles.length === 0) return text
  const redacted = text.replace(new RegExp(needles.map(escapePattern).join("|"), "g"), mark)
  return redacted.slice(0, redacted.length - Math.max(...needles.map(needle => unfinished(redacted, needle))))
}

/** The first 4 KiB without splitting a character. */
const clip = (text: string): string =>
  text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(keptBytes)).read)

/** A receiver's answer as it may be stored: readable text without the secrets that were sent; `null` when empty. */
export const receivedText = (bytes: Uint8Array, secrets: ReadonlyArray<Redacted.Redacted>): string | null => {
  // Redaction comes before clipping, so that no secret is cut in two and missed; NULs could hide one, and cannot be stored.
  const text = clip(redact(new TextDecoder().decode(bytes).replaceAll("\0", ""), secrets))
  return text === "" ? null : text
}
