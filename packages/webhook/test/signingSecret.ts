import { Redacted } from "effect"

/** A signing secret as accounts have it: `whsec_<base64>`. */
export const signingSecret = (bytes: Uint8Array): Redacted.Redacted =>
  Redacted.make(`whsec_${Buffer.from(bytes).toString("base64")}`)
