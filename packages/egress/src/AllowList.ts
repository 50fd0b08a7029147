import { Either, Schema } from "effect"
import { isUrl } from "./isUrl.ts"

/** An entry is neither `host:port` nor `host:*`. The entry is the operator's own words, so it is repeated. */
export class InvalidAllowList extends Schema.TaggedError<InvalidAllowList>()("InvalidAllowList", {
  entry: Schema.String
}) {
  override get message(): string {
    return `"${this.entry}" is not of the form host:port`
  }
}

const defaultPorts: Record<string, string> = { "http:": "80", "https:": "443" }

/** The port a URL of http or https leads to. */
export const portOf = (url: URL): string => url.port || (defaultPorts[url.protocol] ?? "")

const normalizeEntry = (entry: string): Either.Either<string, InvalidAllowList> => {
  const [, host = "", port = ""] = /^([^/@?#\\]+):(\d{1,5}|\*)$/.exec(entry) ?? []
  const address = `http://${host}/`
  return port !== "" && isUrl(address) && new URL(address).host === new URL(address).hostname
    ? Either.right(`${new URL(address).hostname}:${port}`)
    : Either.left(new InvalidAllowList({ entry }))
}

/**
 * Hosts that the operator exempts from the guard, for development and tests: `127.0.0.1:4010`, `localhost:4010`,
 * `[::1]:4010`, or `localhost:*` for every port. An exempt host may use http, any of its listed ports, and a private
 * address. Only the host as the URL spells it (after parsing) counts, never what a name resolves to.
 */
export class AllowList {
  static readonly empty = new AllowList(new Set())

  private readonly entries: ReadonlySet<string>

  private constructor(entries: ReadonlySet<string>) {
    this.entries = entries
  }

  /** Entries separated by commas or white space, as in the setting `EGRESS_ALLOW`; blank text exempts nothing. */
  static parse(text: string): Either.Either<AllowList, InvalidAllowList> {
    const entries = text.split(/[\s,]+/).filter(entry => entry !== "")
    return Either.map(
      Either.all(entries.map(normalizeEntry)),
      normalized => new AllowList(new Set(normalized))
    )
  }

  /** The same list with the host and port of one more URL. */
  with(url: URL): AllowList {
    return new AllowList(new Set([...this.entries, `${url.hostname}:${portOf(url)}`]))
  }

  exempts(url: URL): boolean {
    return this.entries.has(`${url.hostname}:${portOf(url)}`) || this.entries.has(`${url.hostname}:*`)
  }
}
