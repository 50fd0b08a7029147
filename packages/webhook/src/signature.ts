import { createHmac } from "node:crypto"
import { Redacted } from "effect"

const prefix = "whsec_"

/** Lengths that Standard Webhooks allows for a signing key. */
const keyBytes = { least: 24, most: 64 }

const isKeyLength = (length: number) => length >= keyBytes.least && length <= keyBytes.most

const signingKey = (secret: Redacted.Redacted): Buffer => {
  const text = Redacted.value(secret)
  const key = Buffer.from(text.slice(prefix.length), "base64")
  // An HMAC takes any key, the empty one too: a damaged secret must not become a signature that anyone can forge.
  if (!text.startsWith(prefix) || !isKeyLength(key.length)) throw new Error("Not a signing secret")
  return key
}

/**
 * The headers of Standard Webhooks (https://www.standardwebhooks.com): one `v1` signature for each secret, in their
 * order. `timestamp` is seconds since the epoch. Throws when a secret is not
 * `whsec_<base64>` of 24 to 64 bytes.
 */
export const sign = (
  id: string,
  timestamp: number,
  body: string,
  secrets: ReadonlyArray<Redacted.Redacted>
): Readonly<Record<string, string>> => {
  const content = `${id}.${timestamp}.${body}`
  const signatures = secrets.map(
    secret => `v1,${createHmac("sha256", signingKey(secret)).update(content, "utf8").digest("base64")}`
  )
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    ...(signatures.length === 0 ? {} : { "webhook-signature": signatures.join(" ") })
  }
}
