/** Made with `call`, the script that tells on it, and `outside`, an address beyond the page (`//host/number`). */
export type Payload = (call: string, outside: string) => string

/** Payloads that rely on the same thing. */
export interface PayloadClass {
  readonly name: string
  /** Markup that falls for them, when they stand in it as they are. */
  readonly place: (payload: string) => string
  /** What at least one of them does there; `null` for what only older browsers, or other programs, fell for. */
  readonly effect: "script" | "request" | null
  readonly payloads: ReadonlyArray<Payload>
}

export const inText = (payload: string): string => `<p>${payload}</p>`
export const inDoubleQuotes = (payload: string): string => `<p title="${payload}">x</p>`
export const inSingleQuotes = (payload: string): string => `<p title='${payload}'>x</p>`
export const inUnquoted = (payload: string): string => `<p title=${payload}>x</p>`
export const inLink = (payload: string): string => `<a href="${payload}">x</a>`

/** As character references, which attributes decode. */
export const inReferences = (text: string): string =>
  text.replace(/./g, it => `&#x${it.charCodeAt(0).toString(16)};`)

export const inBase64 = (text: string): string => Buffer.from(text).toString("base64")
