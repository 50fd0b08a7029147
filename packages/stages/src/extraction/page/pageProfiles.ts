import type { Claim, Document, Handle } from "@prospect-research/core"
import { Option } from "effect"
import { foldName, isFrequentSurname, parseName } from "../../names/index.ts"
import { makeClaim, siteOf } from "../../sources/makeDocument.ts"
import type { Link } from "../../sources/parsePage.ts"
import { linkHandle, profileClaims, profileHandle } from "../../sources/profileAddress.ts"
import type { Page } from "../../sources/readPage.ts"
import { isEmployer, type Wanted } from "../Wanted.ts"
import type { PlacedLine } from "./passages.ts"

/** Links of a page about the prospect to their other profiles, and the lines to add to the document's text. */
export interface PageProfiles {
  readonly urls: ReadonlyArray<string>
  readonly lines: ReadonlyArray<string>
}

const lineOf = (url: string): string => `profile: ${url}`

/** Whose a page is: the prospect's own, about nobody else, or of several people. */
export type PageOf = "self" | "prospect" | "several"

const accountIn = (url: string, page: Page): string =>
  Option.getOrUndefined(profileHandle(url, page.relMe.includes(url) ? "me" : ""))
    ?.value.split("/")
    .at(-1) ?? ""

/**
 * The address holds a part of the name: a company's page links its own accounts as well. Where a page is about several people, it
 * holds all of it, or the surname and the page shows the account as one.
 */
const isSpelled = ({ url, text }: Link, { page, of }: { readonly page: Page; readonly of: PageOf }) => {
  const shown = accountIn(url, page)
  const account = foldName(shown).replace(/[^\p{L}]/gu, "")
  return (name: string): boolean => {
    const person = parseName(name)
    if (person === null) return false
    const { first, last } = person
    return of === "several"
      ? (first.length > 1 && account.startsWith(first) && account.includes(last, first.length)) ||
          (text === `@${shown}` && account.includes(last) && !isFrequentSurname(last))
      : account.includes(last) || account === first
  }
}

/** `X`, `on LinkedIn`, `@ada`: what a link to somebody's own account is called. */
const calledAccount = /^(?:on )?(?:@[\w.-]+|X|X \(Twitter\)|Twitter|LinkedIn)$/u

/** On the prospect's own page the only account of a service is theirs, whatever they are called there. */
const isOnlyAccount = ({ url, text }: Link, { links }: Page): boolean => {
  const service = siteOf(url)
  const accounts = new Set(links.filter(link => siteOf(link.url) === service).map(link => link.url))
  return calledAccount.test(text.trim()) && accounts.size === 1
}

/** `@ada` below the name: an account that a card of a list shows is of whom it is about, unless it is the house's. */
const isOnCard = (
  { url, text }: Link,
  {
    page,
    lines,
    wanted
  }: { readonly page: Page; readonly lines: ReadonlyArray<PlacedLine>; readonly wanted: Wanted }
): boolean => {
  const account = accountIn(url, page)
  return (
    account !== "" &&
    text === `@${account}` &&
    !isEmployer(account, wanted) &&
    lines.some(line => line.isOwn && line.text.split(" ").includes(text))
  )
}

/** Profiles that a page of the prospect's own links as the same person's, whose address spells their name, or that their card shows. */
export const pageProfiles = (
  page: Page,
  wanted: Wanted,
  { of, lines }: { readonly of: PageOf; readonly lines: ReadonlyArray<PlacedLine> }
): PageProfiles => {
  const linked = page.links
    .filter(
      link =>
        wanted.names.some(isSpelled(link, { page, of })) ||
        (of === "self" ? isOnlyAccount(link, page) : isOnCard(link, { page, lines, wanted }))
    )
    .map(({ url }) => url)
  const own = of === "self" ? page.relMe.filter(url => siteOf(url) !== siteOf(page.url)) : []
  const urls = [...new Set([...own, ...linked])]
  return { urls, lines: urls.map(lineOf) }
}

export const profileClaimsOf = ({ urls }: PageProfiles, document: Document): ReadonlyArray<Claim> =>
  urls.flatMap(url => profileClaims(url, lineOf(url)).map(parts => makeClaim(document, parts)))

export const profileHandlesOf = ({ urls }: PageProfiles, document: Document): ReadonlyArray<Handle> =>
  urls.flatMap(url =>
    Option.toArray(linkHandle(url, "me")).map(handle => ({ ...handle, document: document.id }))
  )
