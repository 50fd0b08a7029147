import { createHash } from "node:crypto"
import { crc32 } from "node:zlib"
import { Effect } from "effect"
import type { Ids } from "../ports/Ids.ts"

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const secretLength = 32
const checksumLength = 6

/** Prefix of every key: specific to the service, and it always ends in `live_`. */
export const defaultKeyPrefix = "prs_live_"

const checksum = (text: string): string => {
  let rest = crc32(text)
  let digits = ""
  for (let index = 0; index < checksumLength; index++) {
    digits = alphabet.charAt(rest % 62) + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}

/** Bytes of 248 and above are left out, since 256 is no multiple of 62 and some characters would come up more often. */
const secretCharacters = Effect.fnUntraced(function* (ids: typeof Ids.Service) {
  let secret = ""
  while (secret.length < secretLength) {
    const bytes = yield* ids.bytes(secretLength)
    secret += Array.from(
      bytes.filter(byte => byte < 248),
      byte => alphabet.charAt(byte % 62)
    ).join("")
  }
  return secret.slice(0, secretLength)
})

/** A new key: prefix, 32 base62 characters, 6 characters of checksum. */
export const makeApiKey = (ids: typeof Ids.Service, prefix: string): Effect.Effect<string> =>
  Effect.map(secretCharacters(ids), secret => `${prefix}${secret}${checksum(prefix + secret)}`)

/** Whether the text has the form of a key: mistyped keys are refused without asking the store. */
export const isWellFormedKey = (key: string, prefix: string): boolean =>
  key.length === prefix.length + secretLength + checksumLength &&
  key.startsWith(prefix) &&
  checksum(key.slice(0, -checksumLength)) === key.slice(-checksumLength)

/** What the store keeps of a key: SHA-256, hex. */
export const hashApiKey = (key: string): string => createHash("sha256").update(key).digest("hex")
