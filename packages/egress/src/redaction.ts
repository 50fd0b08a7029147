import type { Outgoing } from "./Exchange.ts"

/** Parameters of queries and members of bodies whose values are secrets. Page tokens and sort keys are none. */
const secretParameter =
  /^((api|access|secret|private|subscription|auth|app|client|consumer)?[-_]?key|(access|auth|api|refresh|session|id|bearer)?[-_]?token|(client|api|app)?[-_]?secret|auth|authorization|password|passwd|sig|signature|credentials?)$/i

/** Headers whose values are struck from answers. Wider than for parameters, since nothing else depends on it. */
const secretHeader = /key|token|secret|auth|cookie|session|password|signature|credential/

/** The only request headers worth keeping; all others might be credentials under a name nobody foresaw. */
const recordedHeaders = /^(accept|accept-language|content-type|user-agent)$/

const mark = "REDACTED"

/** Shorter values stand in texts by chance, and striking them would damage the recording. */
const shortestSecret = 8

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "))
  } catch {
    return text
  }
}

/** Splits `a=1&b=2` into the pairs that may be kept, as they were spelled, and the values of the others. */
const splitPairs = (text: string) => {
  const pairs = text.split("&").map(pair => {
    const [name = "", ...value] = pair.split("=")
    return { pair, isSecret: secretParameter.test(decode(name)), value: value.join("=") }
  })
  return {
    kept: pairs.filter(({ isSecret }) => !isSecret).map(({ pair }) => pair),
    secrets: pairs.filter(({ isSecret }) => isSecret).flatMap(({ value }) => [value, decode(value)])
  }
}

/** A URL without its fragment and without the parameters that carry secrets. */
export const withoutSecrets = (url: URL): string => {
  const { kept } = splitPairs(url.search.slice(1))
  const query = kept.join("&")
  return `${url.origin}${url.pathname}${query === "" ? "" : `?${query}`}`
}

interface Plain {
  readonly body: Uint8Array
  readonly secrets: ReadonlyArray<string>
}

const plainJson = (body: Uint8Array): Plain => {
  const secrets: Array<string> = []
  const drop = (name: string, value: unknown): unknown => {
    if (!secretParameter.test(name) || typeof value !== "string") return value
    secrets.push(value)
    return undefined
  }
  try {
    const text = JSON.stringify(JSON.parse(Buffer.from(body).toString("utf8"), drop))
    return secrets.length === 0 ? { body, secrets } : { body: Buffer.from(text), secrets }
  } catch {
    return { body, secrets }
  }
}

const plainForm = (body: Uint8Array): Plain => {
  const { kept, secrets } = splitPairs(Buffer.from(body).toString("utf8"))
  return secrets.length === 0 ? { body, secrets } : { body: Buffer.from(kept.join("&")), secrets }
}

const plainBody = ({ body, headers }: Outgoing): Plain => {
  const type = headers["content-type"] ?? ""
  if (type.includes("json")) return plainJson(body)
  return type.includes("x-www-form-urlencoded") ? plainForm(body) : { body, secrets: [] }
}

/** A request as it may be written down, and a way to strike its secrets from what the server answered. */
export interface Redacted {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  readonly strike: (bytes: Uint8Array) => Uint8Array
}

/** `known` are secrets of the operator: they are struck wherever they stand. */
export const redact = (outgoing: Outgoing, known: ReadonlyArray<string>): Redacted => {
  const headers = Object.entries(outgoing.headers)
  const plain = plainBody(outgoing)
  const carried = headers
    .filter(([name]) => secretHeader.test(name))
    .flatMap(([, value]) => [value, value.replace(/^\S+\s+/, "")])
  const secrets = [
    ...known,
    ...carried,
    ...splitPairs(outgoing.url.search.slice(1)).secrets,
    ...plain.secrets
  ]
    .filter(secret => secret.length >= shortestSecret)
    // The longest first: what contains another secret must not be left half struck.
    .sort((left, right) => right.length - left.length)
    .map(secret => Buffer.from(secret).toString("latin1"))
  const strike = (bytes: Uint8Array): Uint8Array => {
    // Latin-1 maps each byte to one character, so that binary bodies survive.
    const text = Buffer.from(bytes).toString("latin1")
    const struck = secrets.reduce((rest, secret) => rest.replaceAll(secret, mark), text)
    return struck === text ? bytes : Buffer.from(struck, "latin1")
  }
  const strikeText = (text: string) => Buffer.from(strike(Buffer.from(text))).toString("utf8")
  return {
    url: strikeText(withoutSecrets(outgoing.url)),
    headers: Object.fromEntries(
      headers.filter(([name]) => recordedHeaders.test(name)).map(([name, value]) => [name, strikeText(value)])
    ),
    body: strike(plain.body),
    strike
  }
}
