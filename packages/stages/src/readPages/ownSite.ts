import type { Handle, SourceClass } from "@prospect-research/core"
import { Option } from "effect"
import { addressKey } from "../search/addresses.ts"
import { isSpelledLike } from "../sources/domainNames.ts"
import { siteOf } from "../sources/makeDocument.ts"
import { namesAnyOf } from "../sources/namesAnyOf.ts"
import type { Link } from "../sources/parsePage.ts"
import { profileHandle } from "../sources/profileAddress.ts"
import type { Page } from "../sources/readPage.ts"
import { mostPagesOfWebsite, type PageToRead } from "./PageToRead.ts"

/** The home page of a person: of a site, or of an account such as `/~ines` and `/@ines`. */
const isRoot = ({ url }: PageToRead): boolean => /^\/(?:[~@][\w.-]+\/?)?$/.test(new URL(url).pathname)

/** The page says itself that a known profile of the prospect is by the same person. */
const claimsProfile = ({ relMe }: Page, handles: ReadonlyArray<Handle>): boolean =>
  relMe.some(address =>
    Option.exists(profileHandle(address), ({ kind, value }) =>
      handles.some(handle => handle.kind === kind && handle.value.toLowerCase() === value.toLowerCase())
    )
  )

/** The page shows the email address that the client gave. */
const showsAddress = ({ lines }: Page, handles: ReadonlyArray<Handle>): boolean =>
  handles.some(
    ({ document, kind, value }) =>
      kind === "email" &&
      document === null &&
      lines.some(({ text }) => text.toLowerCase().includes(value.toLowerCase()))
  )

/**
 * Whether the prospect publishes the page: its domain is spelled like their name, or it is the root of a website that names them
 * in its title or author and that a profile calls theirs, or that shows the address that the client gave. A website that
 * links back to the profile need not name them.
 */
const isOwn = (
  page: Page,
  wanted: PageToRead,
  names: ReadonlyArray<string>,
  handles: ReadonlyArray<Handle>
): boolean => {
  if (isSpelledLike(wanted.url, names)) return true
  if (!isRoot(wanted)) return false
  const isNamed = namesAnyOf(names)
  const subjects = page.people.filter(({ isMainEntity }) => isMainEntity).map(({ name }) => name)
  const isTheirs = [page.title ?? "", page.author ?? "", ...subjects].some(isNamed)
  return wanted.isWebsite ? isTheirs || claimsProfile(page, handles) : isTheirs && showsAddress(page, handles)
}

export const classOf = (
  page: Page,
  wanted: PageToRead,
  names: ReadonlyArray<string>,
  handles: ReadonlyArray<Handle>
): SourceClass => {
  if (wanted.isEmployers) return "first-party"
  return isOwn(page, wanted, names, handles) ? "self" : "news"
}

/** The best first: what the person says of themselves before what they made. */
const topics = [
  /\b(?:about|bio|biography|me|cv|résumé|resume|profile|über mich|a propos)\b/i,
  /\b(?:talks?|speaking|appearances|podcasts?|press|media|interviews?)\b/i,
  /\b(?:writing|articles?|publications?|papers|projects?|work|now)\b/i
]

const words = ({ url, text }: Link): string => `${new URL(url).pathname.replace(/[/_.-]+/g, " ")} ${text}`

/** Further pages of somebody's own site about them and their work; the home page and a feed count as well. */
export const furtherPages = (home: Page): ReadonlyArray<string> => {
  const root = new URL(home.url).pathname.replace(/[^/]*$/, "")
  const ranked = home.links
    .filter(
      ({ url }) =>
        new URL(url).origin === new URL(home.url).origin &&
        new URL(url).pathname.startsWith(root) &&
        addressKey(url) !== addressKey(home.url) &&
        !/\.\w{2,4}$/.test(new URL(url).pathname.replace(/\.html?$/, ""))
    )
    .map(link => ({ url: link.url, rank: topics.findIndex(topic => topic.test(words(link))) }))
    .filter(({ rank }) => rank >= 0)
    .sort((left, right) => left.rank - right.rank)
  return [...new Map(ranked.map(({ url }) => [addressKey(url), url])).values()].slice(
    0,
    mostPagesOfWebsite - 2
  )
}

/** The feed of somebody's own site; of comments it would be other people's. */
export const feedOf = (home: Page): string | undefined =>
  home.feeds.find(({ url, text }) => siteOf(url) === siteOf(home.url) && !/comment/i.test(`${url} ${text}`))
    ?.url
