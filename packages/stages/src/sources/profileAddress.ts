import { type Handle, normalizeLinkedinUrl, normalizeTwitterUrl } from "@prospect-research/core"
import { Option } from "effect"
import type { ClaimParts } from "./makeDocument.ts"

export type ProfileHandle = Omit<Handle, "document">

interface ProfileService {
  readonly kind: Handle["kind"]
  readonly hosts: ReadonlyArray<string>
  /** Of the path and query of a profile; what it captures is the handle. Deeper paths are repositories, posts and the like. */
  readonly form: RegExp
}

const services: ReadonlyArray<ProfileService> = [
  {
    kind: "github",
    hosts: ["github.com", "gist.github.com"],
    form: /^\/(?:sponsors\/)?([a-z\d][a-z\d-]{0,38})\/?(?:\?|$)/i
  },
  { kind: "gitlab", hosts: ["gitlab.com"], form: /^\/(\w[\w.-]{1,254})\/?(?:\?|$)/ },
  {
    kind: "bluesky",
    hosts: ["bsky.app"],
    form: /^\/profile\/([a-z\d.-]+\.[a-z]{2,}|did:(?:plc|web):[a-z\d.:-]+)\/?(?:\?|$)/i
  },
  { kind: "orcid", hosts: ["orcid.org"], form: /^\/(\d{4}-\d{4}-\d{4}-\d{3}[\dx])\/?(?:\?|$)/i },
  { kind: "stackoverflow", hosts: ["stackoverflow.com"], form: /^\/users\/(\d+)(?:[/?]|$)/ },
  { kind: "hackernews", hosts: ["news.ycombinator.com"], form: /^\/user\?id=([\w-]{2,15})$/ },
  {
    kind: "youtube",
    hosts: ["youtube.com"],
    form: /^\/(@[\w.-]{3,30}|channel\/UC[\w-]{22}|(?:c|user)\/[\w.-]{1,60})(?:\/(?:about|featured|streams|videos))?\/?(?:\?|$)/
  },
  { kind: "wikidata", hosts: ["wikidata.org"], form: /^\/(?:wiki|entity)\/(Q\d+)(?:\?|$)/ }
]

/** First segments of paths that are no accounts, on any of the services. */
const reserved = new Set(
  `about account admin api apps blog codespaces collections compose contact dashboard discussions download enterprise
events explore features gist hashtag help home i intent issues jobs join login marketplace messages mobile new
notifications organizations orgs partners pricing privacy projects pulls readme resources search security settings
share signup site solutions sponsors stars team topics tos trending users watching`.split(/\s+/)
)

const isReserved = (value: string): boolean => reserved.has(value.toLowerCase())

const mastodonServers = new Set(
  `aus.social chaos.social fediscience.org floss.social fosstodon.org front-end.social hachyderm.io indieweb.social
infosec.exchange ioc.exchange journa.host mas.to mathstodon.xyz newsie.social phpc.social ruby.social scholar.social
sfba.social sigmoid.social social.coop techhub.social toot.cafe toot.community universeodon.com vis.social`.split(
    /\s+/
  )
)

const isMastodon = (host: string): boolean => mastodonServers.has(host) || /^(?:mastodon|mstdn)\./.test(host)

/** Their addresses look like Mastodon's, or they show visitors nothing, or belong to everybody. */
const otherServices =
  /^(?:(?:[\w-]+\.)?(?:linkedin|facebook|instagram|tiktok|pinterest|reddit|snapchat|medium|hashnode|substack|flipboard|discord|spotify|paypal|patreon|keybase|calendly|twitch|whatsapp|youtube|twitter|github|gitlab|x)\.(?:com|io|me|net|tv)|threads\.(?:net|com)|bsky\.app|discord\.gg|t\.(?:co|me)|wa\.me|lnkd\.in|fb\.me|youtu\.be|cal\.com|ko-fi\.com|buymeacoffee\.com)$/

/** Of those, the ones on which people have blogs and sites. */
const withSites = /(?:^|\.)(?:medium|hashnode|substack)\.com$|\.github\.io$|\.gitlab\.io$/

/** An address as people write it in a profile: the scheme may be missing. */
const parseLink = (address: string): Option.Option<URL> => {
  const text = address.trim()
  const full = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : text
  if (!URL.canParse(full)) return Option.none()
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
  [...text.matchAll(/(?:https?:\/\/|(?<![\w@.-]))(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/[^\s"'<>(),;]*)?/gi)].flatMap(
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
