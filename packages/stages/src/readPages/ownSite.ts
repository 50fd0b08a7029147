import type { Handle, SourceClass } from "@prospect-research/core"
import { addressKey, isUrl, matchesIn } from "@prospect-research/core"
import { Option } from "effect"
import { foldName } from "../names/foldName.ts"
import { isSpelledLike } from "../sources/domainNames.ts"
import { siteOf } from "../sources/makeDocument.ts"
import { namesAnyOf } from "../sources/namesAnyOf.ts"
import type { Link } from "../sources/parsePage.ts"
import { profileHandle } from "../sources/profileAddress.ts"
import type { Page } from "../sources/readPage.ts"
import { regex } from "../sources/regex.ts"
import { isSiteFurniture } from "../sources/siteFurniture.ts"
import { mayBeOwnDomain } from "./ownDomain.ts"
import { mostPagesOfWebsite, type PageToRead } from "./PageToRead.ts"

/** The home page of a person: of a site, or of an account such as `/~ines` and `/@ines`. */
export const isRoot = ({ url }: PageToRead): boolean => /^\/(?:[~@][\w.-]+\/?)?$/.test(new URL(url).pathname)

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

/** The page names the prospect in its title, and a profile calls the whole host theirs. */
const isOnWebsite = (
  { title, url }: Page,
  names: ReadonlyArray<string>,
  handles: ReadonlyArray<Handle>
): boolean =>
  namesAnyOf(names)(title ?? "") &&
  handles.some(({ kind, value, document }) => {
    if (kind !== "website" || document === null || !isUrl(value)) return false
    const { host, pathname } = new URL(value)
    return pathname === "/" && host === new URL(url).host
  })

/** How people say who they are, before their name. */
const introduction =
  /(?<!\p{L})(?:i['’]m|i am|my name(?: is|['’]s)|this is|ich bin|ich heiße|mein name ist|je suis|je m['’]appelle|moi c['’]est|soy|me llamo|mi nombre es|sou (?:o|a)|sou|chamo-me|(?:o )?meu nome é|sono|mi chiamo|ik ben|mijn naam is|jag är|jag heter|mitt namn är|jeg er|jeg hedder|jeg heter|olen|nimeni on|jestem|nazywam się|mam na imię)[\s:,–—-]+/giu

/** A name, or one word of it by somebody who writes without capitals. */
const called = /^(?:(?:\p{Lu}[\p{L}\p{M}.'’-]*\s*)+|\p{Ll}[\p{L}\p{M}'’-]*)/u

/** Whether somebody of one of the names says on the page that it is they who speak; what is quoted, others say. */
const introducesOneOf = ({ title, lines }: Page, names: ReadonlyArray<string>): boolean => {
  const isNamed = namesAnyOf(names)
  const isHeaded = [title ?? "", ...lines.slice(0, 2).map(({ text }) => text)].some(
    text => text.length <= longestHeading && isNamed(text)
  )
  // Below a heading with the whole name the first one is enough.
  const firstNames = isHeaded ? names.map(name => foldName(name.trim().split(/\s+/)[0] ?? "")) : []
  return lines.some(({ text }) =>
    matchesIn(text, introduction).some(({ 0: words, index }) => {
      const [name = ""] = called.exec(text.slice(index + words.length)) ?? []
      const isTheirs = isNamed(name) || firstNames.includes(foldName(name.trim().replace(/[.,!]+$/, "")))
      return isTheirs && !/["“„«][^"”“»]*$/u.test(text.slice(0, index))
    })
  )
}

const longestHeading = 80

/** Whether the main entity of the page is the prospect, whose own address it says is this page’s. */
const isTheirAddress = ({ people, url }: Page, names: ReadonlyArray<string>): boolean =>
  people.some(
    ({ isMainEntity, name, urls }) =>
      isMainEntity && namesAnyOf(names)(name) && urls.some(it => addressKey(it) === addressKey(url))
  )

/**
 * Whether the prospect publishes the page: its domain is spelled like their name, or it is the root of a website, or the page of
 * one that a profile calls theirs, on which they introduce themselves, or that names them in its title or author and whose domain
 * is made of parts of their name, or that a profile calls theirs, or is by its own card where they are at home, or that shows the address that the client gave or a known
 * profile. A website that links back to the profile need not name them.
 */
const isOwn = (
  page: Page,
  wanted: PageToRead,
  names: ReadonlyArray<string>,
  handles: ReadonlyArray<Handle>
): boolean => {
  if (isSpelledLike(wanted.url, names)) return true
  if ((isRoot(wanted) || wanted.isWebsite) && introducesOneOf(page, names)) return true
  if (!isRoot(wanted)) return isOnWebsite(page, names, handles)
  if (isTheirAddress(page, names)) return true
  const isNamed = namesAnyOf(names)
  const subjects = page.people.filter(({ isMainEntity }) => isMainEntity).map(({ name }) => name)
  const isTheirs = [page.title ?? "", page.author ?? "", ...subjects].some(isNamed)
  if (isTheirs && mayBeOwnDomain(wanted.url, names)) return true
  if (wanted.isWebsite) return isTheirs || claimsProfile(page, handles)
  return isTheirs && (showsAddress(page, handles) || claimsProfile(page, handles))
}

export const classOf = (
  page: Page,
  wanted: PageToRead,
  names: ReadonlyArray<string>,
  handles: ReadonlyArray<Handle>
): SourceClass => {
  const mayBeOwn = !wanted.isEmployers || mayBeOwnDomain(wanted.url, names)
  if (mayBeOwn && isOwn(page, wanted, names, handles)) return "self"
  return wanted.isEmployers ? "first-party" : "news"
}

const topic = (words: string): RegExp => regex.iu`(?<!\\p{L})(?:${words})(?!\\p{L})`

/** The best first: what the person says of themselves before what they made. */
const topics = [
  topic(
    "about|bio|biography|me|cv|vita|résumé|resume|profile|curriculum|lebenslauf|über mich|ueber mich|zur person|à propos|a propos|qui suis[- ]je|parcours|sobre m[ií]|sobre|acerca|quién soy|quem sou|chi sono|over mij|om mig|om meg|om|o mnie|minusta"
  ),
  topic(
    "now|life|personal|hobbies|interests|elsewhere|colophon|uses|contact|faq|outside|jetzt|maintenant|ahora|agora"
  ),
  topic(
    "talks?|speaking|appearances|podcasts?|press|media|interviews?|vorträge|conférences|charlas|palestras|foredrag"
  ),
  topic(
    "teaching|service|awards|education|experience|writing|articles?|publications?|papers|projects?|work|research|portfolio|books?"
  )
]

const words = ({ url, text }: Link): string => `${new URL(url).pathname.replace(/[/_.-]+/g, " ")} ${text}`

/** Further pages of somebody's own site, those about them and their work first; the home page and a feed count as well. */
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
    .map(link => ({ url: link.url, text: words(link) }))
    .map(link => ({ ...link, rank: topics.findIndex(topic => topic.test(link.text)) }))
    .filter(({ rank, text }) => rank !== -1 || !isSiteFurniture(text))
    .map(({ url, rank }) => ({ url, rank: rank === -1 ? topics.length : rank }))
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
