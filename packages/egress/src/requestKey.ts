import { createHash } from "node:crypto"
import type { Outgoing } from "./Exchange.ts"

/** SHA-256 of the parts, told apart from each other, in hex. */
export const digest = (...parts: ReadonlyArray<string | Uint8Array>): string => {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(`${part.length}\n`).update(part).update("\n")
  return hash.digest("hex")
}

/** Equal for requests that would be sent byte for byte alike. Holds no secret. */
export const requestKey = ({ method, url, headers, body, kind }: Outgoing): string =>
  digest(method, url.href, kind, JSON.stringify(Object.entries(headers).sort()), body)
