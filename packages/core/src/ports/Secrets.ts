import { createCipheriv, createDecipheriv, createHash, createHmac } from "node:crypto"
import { Context, Effect, Layer, Redacted } from "effect"
import { Ids } from "./Ids.ts"
import type { SealedSecret } from "./TaskStore.ts"

const algorithm = "aes-256-gcm"
const nonceBytes = 12
const tagBytes = 16

/**
 * Encryption at rest: AES-256-GCM. A sealed secret is `<key id>.<base64url of nonce, tag and ciphertext>`; it opens only
 * with the associated data (the id of its owner) that it was sealed with.
 */
export class Secrets extends Context.Tag("@prospect-research/core/Secrets")<
  Secrets,
  {
    readonly seal: (secret: Redacted.Redacted, owner: string) => Effect.Effect<SealedSecret>
    /** Dies when the secret was sealed with another key or for another owner. */
    readonly open: (sealed: SealedSecret, owner: string) => Effect.Effect<Redacted.Redacted>
    /** HMAC-SHA-256, hex: recognizes a text again without keeping it. */
    readonly fingerprint: (text: string) => string
  }
>() {
  /** `key` is 32 bytes. */
  static readonly layer = (key: Redacted.Redacted<Uint8Array>) =>
    Layer.effect(
      Secrets,
      Effect.gen(function* () {
        const ids = yield* Ids
        const bytes = Redacted.value(key)
        if (bytes.length !== 32) return yield* Effect.dieMessage("The secret key must be 32 bytes")
        const keyId = createHash("sha256").update("key id").update(bytes).digest("hex").slice(0, 8)
        const hmacKey = createHash("sha256").update("fingerprint").update(bytes).digest()
        return Secrets.of({
          seal: (secret, owner) =>
            Effect.map(ids.bytes(nonceBytes), nonce => {
              const cipher = createCipheriv(algorithm, bytes, nonce).setAAD(Buffer.from(owner))
              const text = Buffer.concat([cipher.update(Redacted.value(secret), "utf8"), cipher.final()])
              return `${keyId}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url")}`
            }),
          open: (sealed, owner) =>
            Effect.sync(() => {
              const [id, content = ""] = sealed.split(".")
              if (id !== keyId) throw new Error("Sealed with another SECRET_KEY")
              const data = Buffer.from(content, "base64url")
              const decipher = createDecipheriv(algorithm, bytes, data.subarray(0, nonceBytes))
                .setAAD(Buffer.from(owner))
                .setAuthTag(data.subarray(nonceBytes, nonceBytes + tagBytes))
              const text = Buffer.concat([
                decipher.update(data.subarray(nonceBytes + tagBytes)),
                decipher.final()
              ])
              return Redacted.make(text.toString("utf8"))
            }),
          fingerprint: text => createHmac("sha256", hmacKey).update(text).digest("hex")
        })
      })
    )
}
