import type { Claim, Document, Handle } from "@prospect-research/core"
import { Option } from "effect"
import { foldName, parseName } from "../../names/index.ts"
import { makeClaim, siteOf } from "../../sources/makeDocument.ts"
import { linkHandle, profileClaims, profileHandle } from "../../sources/profileAddress.ts"
import type { Page } from "../../sources/readPage.ts"
import type { Wanted } from "../Wanted.ts"

/** Links of a page about the prospect to their other profiles, and the lines to add to the document's text. */
export interface PageProfiles {
  readonly urls: ReadonlyArray<string>
  readonly lines: ReadonlyArray<string>
}

const lineOf = (url: string): string => `profile: ${url}`

/** Whose a page is: the prospect's own, about nobody else, or of several people. */
export type PageOf = "self" | "prospect" | "several"

/**
 * The address holds a part of the name: a company's page links its own accounts as well. Where a page is about several people, it
 * holds all of it.
 */
const isSpelled = (url: string, { page, of }: { readonly page: Page; readonly of: PageOf }) => {
  const handle = Option.getOrUndefined(profileHandle(url, page.relMe.includes(url) ? "me" : ""))
  const account = foldName(handle?.value.split("/").at(-1) ?? "").replace(/[^\p{L}]/gu, "")
  return (name: string): boolean => {
    const person = parseName(name)
    if (person === null) return false
    const { first, last } = person
    return of === "several"
      ? first.length > 1 && account.startsWith(first) && account.includes(last, first.length)
      : account.includes(last) || account === first
  }
}

/** Profiles that a page of the prospect's own links as the same person's, or whose address spells their name. */
export const pageProfiles = (page: Page, { names }: Wanted, of: PageOf): PageProfiles => {
  const linked = page.links.map(({ url }) => url).filter(url => names.some(isSpelled(url, { page, of })))
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
