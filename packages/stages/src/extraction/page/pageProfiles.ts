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

/** The address holds a part of the name: a company's page links its own accounts as well. */
const isSpelled = (url: string, page: Page, { names }: Wanted): boolean => {
  const handle = Option.getOrUndefined(profileHandle(url, page.relMe.includes(url) ? "me" : ""))
  const account = foldName(handle?.value.split("/").at(-1) ?? "").replace(/[^\p{L}]/gu, "")
  return names.some(name => {
    const person = parseName(name)
    return person !== null && (account.includes(person.last) || account === person.first)
  })
}

/** Profiles that a page of the prospect's own links as the same person's, or whose address spells their name. */
export const pageProfiles = (page: Page, wanted: Wanted, isSelf: boolean): PageProfiles => {
  const linked = page.links.map(({ url }) => url).filter(url => isSpelled(url, page, wanted))
  const own = isSelf ? page.relMe.filter(url => siteOf(url) !== siteOf(page.url)) : []
  const urls = [...new Set([...own, ...linked])]
  return { urls, lines: urls.map(lineOf) }
}

export const profileClaimsOf = ({ urls }: PageProfiles, document: Document): ReadonlyArray<Claim> =>
  urls.flatMap(url => profileClaims(url, lineOf(url)).map(parts => makeClaim(document, parts)))

export const profileHandlesOf = ({ urls }: PageProfiles, document: Document): ReadonlyArray<Handle> =>
  urls.flatMap(url =>
    Option.toArray(linkHandle(url, "me")).map(handle => ({ ...handle, document: document.id }))
  )
