import { Option } from "effect"

const emailForm = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\].]{2,}$/u

/** An email address in lower case, or nothing when the text cannot be one. */
export const normalizeEmail = (text: string): Option.Option<string> => {
  const bare = text.replace(/^mailto:/i, "").toLowerCase()
  return emailForm.test(bare) && !bare.includes("..") ? Option.some(bare) : Option.none()
}

const parseAddress = (text: string): Option.Option<URL> => {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/+/, "")}`
  if (!URL.canParse(address)) return Option.none()
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

/**
 * A LinkedIn profile address as people paste it (no scheme, country host, tracking parameters, trailing slash)
 * as `https://www.linkedin.com/in/<slug>`; nothing for what cannot be a person's profile.
 */
export const normalizeLinkedinUrl = (text: string): Option.Option<string> =>
  Option.flatMap(parseAddress(text), url => {
    if (!/^([a-z]{2,3}\.)?linkedin\.com$/.test(url.hostname)) return Option.none()
    const [kind, segment = ""] = url.pathname.split("/").filter(part => part !== "")
    const slug = decodeSegment(segment).toLowerCase()
    return (kind === "in" || kind === "pub") && /^[\p{L}\p{N}\p{M}_.-]{2,200}$/u.test(slug)
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
