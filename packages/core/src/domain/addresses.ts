import { Option } from "effect"
import { isUrl } from "./isUrl.ts"

const emailForm = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\].]{2,}$/u

/** An email address in lower case, or nothing when the text cannot be one. */
export const normalizeEmail = (text: string): Option.Option<string> => {
  const bare = text.replace(/^mailto:/i, "").toLowerCase()
  return emailForm.test(bare) && !bare.includes("..") ? Option.some(bare) : Option.none()
}

const parseAddress = (text: string): Option.Option<URL> => {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/+/, "")}`
  if (!isUrl(address)) return Option.none()
  const url = new URL(address)
  const plain =
    /^https?:$/.test(url.protocol) && url.username === "" && url.password === "" && url.port === ""
  return plain ? Option.some(url) : Option.none()
}

const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ""
  }
}

/** The country's, the mobile, or the main site. */
const linkedinHost = /^([a-z]{1,3}\.)?linkedin\.com$/

/**
 * The slug of today for an address of before 2015: `/pub/<name>/<a>/<b>/<c>` went to `/in/<name>-<c><b><a>`. A part shorter than three
 * is not mapped, since its slug might be another person's.
 */
const slugOfOld = ([name = "", first = "", ...others]: ReadonlyArray<string>): string => {
  const isWhole = others.length === 2 && others.every(part => part.length === 3)
  return isWhole ? `${name}-${others.reverse().join("")}${first}` : ""
}

const slugOf = (path: ReadonlyArray<string>): string => {
  const [kind, ...rest] = path
  // What phones share, and what stands in LinkedIn's own emails.
  if (kind === "mwlite" || kind === "comm") return slugOf(rest)
  if (kind === "pub") return slugOfOld(rest)
  return kind === "in" ? (rest[0] ?? "") : ""
}

/**
 * A LinkedIn profile address as people paste it (no scheme, country host, mobile site, tracking parameters, trailing slash)
 * as `https://www.linkedin.com/in/<slug>`; nothing for what cannot be a person's profile.
 */
export const normalizeLinkedinUrl = (text: string): Option.Option<string> =>
  Option.flatMap(parseAddress(text), url => {
    if (!linkedinHost.test(url.hostname)) return Option.none()
    const slug = decodeSegment(slugOf(url.pathname.split("/").filter(part => part !== ""))).toLowerCase()
    return /^[\p{L}\p{N}\p{M}_.-]{2,200}$/u.test(slug)
      ? Option.some(`https://www.linkedin.com/in/${encodeURIComponent(slug)}`)
      : Option.none()
  })

const reservedHandles = new Set(["home", "i", "search", "intent", "hashtag", "explore", "settings", "share"])
const twitterHosts = new Set(["twitter.com", "www.twitter.com", "mobile.twitter.com", "x.com", "www.x.com"])

/** A Twitter or X address or `@handle` as `https://x.com/<handle>`; nothing for what cannot be a profile. */
export const normalizeTwitterUrl = (text: string): Option.Option<string> => {
  const fromHandle = /^@?(\w{1,15})$/.exec(text)?.[1]
  const handle =
    fromHandle ??
    Option.match(parseAddress(text), {
      onNone: () => undefined,
      onSome: url =>
        twitterHosts.has(url.hostname) ? url.pathname.split("/")[1]?.replace(/^@/, "") : undefined
    })
  return handle !== undefined && /^\w{1,15}$/.test(handle) && !reservedHandles.has(handle.toLowerCase())
    ? Option.some(`https://x.com/${handle}`)
    : Option.none()
}

/** Hosts that show the pages of the main one to telephones and readers of other countries. */
const alias = /^(?:www\d?|m|mobile|amp)\./

/** Equal for addresses that lead to one page: by either scheme, on the mobile host, with or without a last slash. */
export const addressKey = (address: string): string => {
  if (!isUrl(address)) return address
  const { hostname, port, pathname, search } = new URL(address)
  const path = pathname.replace(/\/(?:index\.html?)?$/, "").replace(/\/amp$/, "")
  return `${hostname.replace(alias, "")}:${port}${path}${search}`
}
