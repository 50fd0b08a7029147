/** How a receiver in Node makes sure that a callback comes from this service and is not an old one sent again. */
export const verification = `import { createHmac, timingSafeEqual } from "node:crypto"

// \`body\` is the raw text, before a JSON parser touched it.
export const isGenuine = (headers, body, signingSecret) => {
  const id = headers["webhook-id"]
  const timestamp = headers["webhook-timestamp"]
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  const key = Buffer.from(signingSecret.replace("whsec_", ""), "base64")
  const expected = createHmac("sha256", key)
    .update(\`\${id}.\${timestamp}.\${body}\`)
    .digest()
  const fits = signature => {
    const given = Buffer.from(signature.replace("v1,", ""), "base64")
    return given.length === expected.length
      && timingSafeEqual(given, expected)
  }
  const signatures = headers["webhook-signature"] ?? ""
  return age < 300 && signatures.split(" ").some(fits)
}
`
