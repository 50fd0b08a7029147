import { addressKey, type Handle, isUrl, type StageInput } from "@prospect-research/core"
import { Option } from "effect"
import { isSiteOf } from "../identity/employerSite.ts"
import { addressesOf } from "../search/addresses.ts"
import { isSpelledLike } from "../sources/domainNames.ts"
import { wasAsked } from "../sources/lookups.ts"
import { siteOf } from "../sources/makeDocument.ts"
import { profileHandle } from "../sources/profileAddress.ts"
import { mayBeOwnDomain } from "./ownDomain.ts"

/** A page that another source led to. */
export interface PageToRead {
  readonly url: string
  /** A profile calls it the person's website; otherwise a search showed that it names the prospect. */
  readonly isWebsite: boolean
  /** The employer's. */
  readonly isEmployers: boolean
}

/** Of one run, the pages that a website leads to included. */
const mostPages = 16
const mostWebsites = 2
export const mostPagesOfWebsite = 6

/** Services that have a stage of their own or do not want to be read, and traders in data about people. */
const unreadable = new Set(
  `linkedin.com x.com twitter.com facebook.com instagram.com threads.net threads.com tiktok.com pinterest.com snapchat.com
youtube.com github.com gitlab.com bsky.app stackoverflow.com stackexchange.com ycombinator.com orcid.org wikipedia.org
wikidata.org rocketreach.co zoominfo.com apollo.io signalhire.com contactout.com lusha.com spokeo.com whitepages.com
beenverified.com peekyou.com mylife.com radaris.com truepeoplesearch.com fastpeoplesearch.com intelius.com pipl.com
idcrawl.com theorg.com clay.com archive.org`.split(/\s+/)
)

const noPage = /\.(?:pdf|docx?|pptx?|xlsx?|zip|gz|png|jpe?g|gif|svg|webp|mp3|mp4|mov|xml|json|txt|ics)$/i

const isReadable = (url: string): boolean => {
  if (!isUrl(url)) return false
  const { protocol, pathname } = new URL(url)
  return (
    /^https?:$/.test(protocol) &&
    !unreadable.has(siteOf(url)) &&
    !noPage.test(pathname) &&
    Option.isNone(profileHandle(url))
  )
}

/** Pages about one person, or about what they said, come before pages about much else. */
const promising =
  /\b(?:speakers?|conference|summit|podcasts?|episodes?|interviews?|talks?|keynote|webinar|people|staff|faculty|team|profiles?|authors?|alumni|about|bio|university)\b|\.(?:edu|ac)\b/i

const rank = ({ url, isEmployers }: PageToRead, title: string, names: ReadonlyArray<string>): number => {
  if (isEmployers) return 3
  if (isSpelledLike(url, names)) return 0
  return promising.test(`${url} ${title}`.replace(/[/_+-]+/g, " ")) ? 1 : 2
}

const isHome = (url: string): boolean => new URL(url).pathname === "/"

/** The stage that reads the employer's site. */
const companySite = "company-site"

/** The first of each address. */
const distinctPages = (pages: ReadonlyArray<PageToRead>): ReadonlyArray<PageToRead> =>
  [...new Map(pages.toReversed().map(page => [addressKey(page.url), page])).values()].toReversed()

/**
 * What to read: fresh websites of profiles, and that of an email address whose domain may be the person's own; then what searches
 * found since, the best first. No page is read twice, nor any that was read with its site.
 */
export const pagesToRead = (
  { contact, known, fresh }: StageInput,
  names: ReadonlyArray<string>,
  source: string
): ReadonlyArray<PageToRead> => {
  const domains = known.handles.filter(({ kind }) => kind === "company_domain")
  const own = domains.map(({ value }) => `https://${value}/`).filter(url => mayBeOwnDomain(url, names))
  const isEmployers = (url: string) =>
    domains.some(({ value }) => value === siteOf(url) && !isSpelledLike(url, names)) ||
    (contact.company !== undefined && isSiteOf(siteOf(url), contact.company))
  // The stage that reads the site of the email address begins there.
  const isReadElsewhere = (url: string) =>
    isHome(url) &&
    !mayBeOwnDomain(url, names) &&
    domains.some(({ value, document }) => document === null && value === siteOf(url))
  const read = addressesOf(known.documents, source)
  const readWithSite = addressesOf(known.documents, companySite)
  const toRead = (url: string, isWebsite: boolean): PageToRead => ({
    url,
    isWebsite,
    isEmployers: isEmployers(url)
  })

  const freshOf = (wanted: Handle["kind"]) =>
    fresh.filter(({ kind }) => kind === wanted).map(({ value }) => value)
  const hasRead = wasAsked(known.lookups, source)
  const websites = [...freshOf("website"), ...(hasRead ? [] : own)]
    .filter(url => isReadable(url) && !isReadElsewhere(url))
    .map(url => toRead(url, true))
  const found = new Set(freshOf("page").map(addressKey))
  const results = known.documents
    .filter(({ url }) => found.has(addressKey(url)) && isReadable(url))
    .filter(({ url }) => !isReadElsewhere(url) && !readWithSite.has(addressKey(url)))
    .map(({ url, title }) => ({ page: toRead(url, false), title: title ?? "" }))
    .map(({ page, title }) => ({ page, rank: rank(page, title, names) }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ page }) => page)

  const unread = (pages: ReadonlyArray<PageToRead>) =>
    distinctPages(pages.filter(({ url }) => !read.has(addressKey(url))))
  const chosen = unread(websites).slice(0, mostWebsites)
  const others = unread(results).filter(
    ({ url }) => !chosen.some(website => addressKey(website.url) === addressKey(url))
  )
  return [...chosen, ...others.slice(0, mostPages - chosen.length * mostPagesOfWebsite)]
}
