import {
  type Handle,
  isUrl,
  matchesIn,
  normalizeLinkedinUrl,
  normalizeTwitterUrl
} from "@prospect-research/core"
import { Option } from "effect"
import type { ClaimParts } from "./makeDocument.ts"
import { isMastodon, isReserved, otherServices, services, withSites } from "./profileServices.ts"

export type ProfileHandle = Omit<Handle, "document">

/** An address as people write it in a profile: the scheme may be missing. */
const parseLink = (address: string): Option.Option<URL> => {
  const text = address.trim()
  const full = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : text
  if (!isUrl(full)) return Option.none()
  const url = new URL(full)
  return /^https?:$/.test(url.protocol) && url.username === "" ? Option.some(url) : Option.none()
}

/** Whether a page there may be somebody's own. */
const hasSite = (host: string): boolean =>
  withSites.test(host) || !(otherServices.test(host) || services.some(({ hosts }) => hosts.includes(host)))

const hostOf = ({ hostname }: URL): string => hostname.replace(/^(?:www|m|mobile)\./, "")

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const onService = (url: URL): Option.Option<ProfileHandle> => {
  const host = hostOf(url)
  const service = services.find(({ hosts }) => hosts.includes(host))
  const value = service?.form.exec(decoded(`${url.pathname}${url.search}`))?.[1]
  return service === undefined || value === undefined || isReserved(value)
    ? Option.none()
    : Option.some({ kind: service.kind, value: service.kind === "orcid" ? value.toUpperCase() : value })
}

/** `ines.bsky.social` is an account and its address. */
const blueskyHost = ({ hostname, pathname }: URL): Option.Option<ProfileHandle> =>
  /^[a-z\d-]+\.bsky\.social$/.test(hostname) && pathname === "/"
    ? Option.some({ kind: "bluesky", value: hostname })
    : Option.none()

/** Articles stand at `xx.wikipedia.org/wiki/Title`; the title is preceded by the language unless that is English. */
const wikipediaTitle = (url: URL): Option.Option<ProfileHandle> => {
  const language = /^([a-z-]{2,12})\.(?:m\.)?wikipedia\.org$/.exec(url.hostname)?.[1]
  const title = /^\/wiki\/([^/:]+)$/.exec(decoded(url.pathname))?.[1]?.replaceAll("_", " ")
  return language === undefined || title === undefined
    ? Option.none()
    : Option.some({ kind: "wikipedia", value: language === "en" ? title : `${language}:${title}` })
}

/** One post of an account is no link to its owner. */
const twitterHandle = (url: URL): Option.Option<ProfileHandle> =>
  url.pathname.split("/").filter(part => part !== "").length === 1
    ? Option.filter(
        Option.map(normalizeTwitterUrl(url.href), value => ({ kind: "twitter" as const, value })),
        ({ value }) => !isReserved(value.slice(value.lastIndexOf("/") + 1))
      )
    : Option.none()

/** `/@user`, `/users/user`, and `/@user@home` where one server shows an account of another. */
const mastodonPath = /^\/(?:web\/)?(?:@|users\/)(\w[\w.-]{0,60}?)(?:@([\w.-]+\.[a-z]{2,}))?\/?$/i

const mastodonHandle = (url: URL, label: string): Option.Option<ProfileHandle> => {
  const isSaid = /mastodon|fediverse|^(?:rel=)?"?me"?$/i.test(label) && !otherServices.test(hostOf(url))
  const [, user, home = url.hostname] = mastodonPath.exec(url.pathname) ?? []
  return user !== undefined && (isSaid || isMastodon(url.hostname))
    ? Option.some({ kind: "mastodon", value: `${user}@${home.toLowerCase()}` })
    : Option.none()
}

/**
 * The identifier that a profile's address holds. `label` is what the source calls the service, if it says: with
 * `Mastodon`, or `me` for a link with `rel="me"`, any host may be a Mastodon server.
 */
export const profileHandle = (address: string, label = ""): Option.Option<ProfileHandle> =>
  Option.flatMap(parseLink(address), url =>
    Option.firstSomeOf([
      Option.map(normalizeLinkedinUrl(url.href), value => ({ kind: "linkedin" as const, value })),
      twitterHandle(url),
      onService(url),
      blueskyHost(url),
      wikipediaTitle(url),
      mastodonHandle(url, label)
    ])
  )

/**
 * Where a link of somebody's profile leads: to another profile of theirs, or else to a website. Pages of organisations
 * on services that have profiles, and services that show visitors nothing, are neither.
 */
export const linkHandle = (address: string, label = ""): Option.Option<ProfileHandle> =>
  Option.orElse(profileHandle(address, label), () =>
    Option.flatMap(parseLink(address), url =>
      hasSite(hostOf(url)) ? Option.some({ kind: "website" as const, value: url.href }) : Option.none()
    )
  )

/** `engineer at https://…` leads to somebody else, `writing at https://…` does not. */
const othersWord =
  /(?:(?<!\b(?:writ\w+|blog\w*|code|find me|me|more|posts?|site|website) )\bat|\b(?:of|for|by|with|via|from|see|join|using|like|love)|@|\/\/)\s*$/i

/** The links of a short text that a person wrote of themselves. Without a scheme only profiles count. */
export const linksIn = (text: string): ReadonlyArray<ProfileHandle> =>
  matchesIn(text, /(?:https?:\/\/|(?<![\w@.-]))(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/[^\s"'<>(),;]*)?/gi).flatMap(
    ({ 0: found, index }) => {
      if (othersWord.test(text.slice(0, index))) return []
      const address = found.replace(/[.!?]+$/, "")
      return Option.toArray(/^https?:/i.test(address) ? linkHandle(address) : profileHandle(address))
    }
  )

/** What a link of somebody's profile says for the report; `quote` shows the address. */
export const profileClaims = (address: string, quote: string): ReadonlyArray<ClaimParts> =>
  Option.toArray(profileHandle(address)).flatMap(({ kind, value }) =>
    kind === "linkedin" || kind === "twitter"
      ? [{ field: `social_media.${kind}.url` as const, value, quote, method: "structured" as const }]
      : []
  )
