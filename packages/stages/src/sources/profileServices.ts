import type { Handle } from "@prospect-research/core"

export interface ProfileService {
  readonly kind: Handle["kind"]
  readonly hosts: ReadonlyArray<string>
  /** Of the path and query of a profile; what it captures is the handle. Deeper paths are repositories, posts and the like. */
  readonly form: RegExp
}

/** The services whose profiles are known by host and path. */
export const services: ReadonlyArray<ProfileService> = [
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

/** Whether a name stands in addresses of a service, and is nobody's. */
export const isReserved = (value: string): boolean => reserved.has(value.toLowerCase())

const mastodonServers = new Set(
  `aus.social chaos.social fediscience.org floss.social fosstodon.org front-end.social hachyderm.io indieweb.social
infosec.exchange ioc.exchange journa.host mas.to mathstodon.xyz newsie.social phpc.social ruby.social scholar.social
sfba.social sigmoid.social social.coop techhub.social toot.cafe toot.community universeodon.com vis.social`.split(
    /\s+/
  )
)

export const isMastodon = (host: string): boolean =>
  mastodonServers.has(host) || /^(?:mastodon|mstdn)\./.test(host)

/** Their addresses look like Mastodon's, or they show visitors nothing, or belong to everybody. */
export const otherServices =
  /^(?:(?:[\w-]+\.)?(?:linkedin|facebook|instagram|tiktok|pinterest|reddit|snapchat|medium|hashnode|substack|flipboard|discord|spotify|paypal|patreon|keybase|calendly|twitch|whatsapp|youtube|twitter|github|gitlab|x)\.(?:com|io|me|net|tv)|threads\.(?:net|com)|bsky\.app|discord\.gg|t\.(?:co|me)|wa\.me|lnkd\.in|fb\.me|youtu\.be|cal\.com|ko-fi\.com|buymeacoffee\.com)$/

/** Of those, the ones on which people have blogs and sites. */
export const withSites = /(?:^|\.)(?:medium|hashnode|substack)\.com$|\.github\.io$|\.gitlab\.io$/
