import { type Handle, normalizeLinkedinUrl, normalizeTwitterUrl } from "@prospect-research/core"
import { Option } from "effect"

type ProfileHandle = Omit<Handle, "document">

const reserved = new Set([
  "about",
  "features",
  "login",
  "orgs",
  "topics",
  "search",
  "sponsors",
  "explore",
  "users"
])

/** The single segment of a profile's path; deeper paths are repositories, posts and the like. */
const onlySegment = (url: URL): string | undefined => {
  const [segment, ...rest] = url.pathname.split("/").filter(part => part !== "")
  return segment !== undefined && rest.length === 0 && !reserved.has(segment.toLowerCase())
    ? segment
    : undefined
}

const matched = (
  kind: ProfileHandle["kind"],
  text: string | undefined,
  form: RegExp
): Option.Option<ProfileHandle> => {
  const value = form.exec(text ?? "")?.[1]
  return value === undefined ? Option.none() : Option.some({ kind, value })
}

const onHost = (url: URL): Option.Option<ProfileHandle> => {
  switch (url.hostname.replace(/^www\./, "")) {
    case "github.com":
      return matched("github", onlySegment(url), /^([a-z\d](?:[a-z\d-]{0,38}))$/i)
    case "gitlab.com":
      return matched("gitlab", onlySegment(url), /^([\w.-]{2,255})$/)
    case "bsky.app":
      return matched("bluesky", url.pathname, /^\/profile\/([a-z\d.-]+\.[a-z]{2,})\/?$/i)
    case "orcid.org":
      return matched("orcid", url.pathname, /^\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])\/?$/)
    case "stackoverflow.com":
      return matched("stackoverflow", url.pathname, /^\/users\/(\d+)(?:\/|$)/)
    case "news.ycombinator.com":
      return matched("hackernews", url.searchParams.get("id") ?? "", /^([\w-]{2,15})$/)
    case "youtube.com":
      return matched("youtube", url.pathname, /^\/(@[\w.-]{3,30}|channel\/UC[\w-]{22})\/?$/)
    default:
      return Option.none()
  }
}

/**
 * Where a link of somebody's profile leads: to another profile of theirs, or else to a website. `label` is what the
 * source calls the link, if it does.
 */
export const linkHandle = (address: string, label = ""): Option.Option<ProfileHandle> =>
  Option.orElse(profileHandle(address, label), () => {
    if (!URL.canParse(address)) return Option.none()
    const { protocol, href } = new URL(address)
    return /^https?:$/.test(protocol) ? Option.some({ kind: "website" as const, value: href }) : Option.none()
  })

/** The identifier that a profile's address holds; `label` is what the source calls the service, if it says. */
export const profileHandle = (address: string, label = ""): Option.Option<ProfileHandle> => {
  if (!URL.canParse(address)) return Option.none()
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol)) return Option.none()
  return Option.firstSomeOf([
    Option.map(normalizeLinkedinUrl(address), value => ({ kind: "linkedin" as const, value })),
    Option.map(normalizeTwitterUrl(address), value => ({ kind: "twitter" as const, value })),
    onHost(url),
    /mastodon|fediverse/i.test(label)
      ? Option.map(matched("mastodon", onlySegment(url), /^@(\w{1,60})$/), ({ kind, value }) => ({
          kind,
          value: `${value}@${url.hostname}`
        }))
      : Option.none()
  ])
}
