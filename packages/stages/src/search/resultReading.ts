import type { Claim, Document, Handle } from "@prospect-research/core"
import { Option } from "effect"
import { isSiteOf, spellsSite } from "../identity/employerSite.ts"
import { foldName } from "../names/foldName.ts"
import { domainLabel, isSpelledLike } from "../sources/domainNames.ts"
import { type ClaimParts, distinctClaims, makeClaim, makeDocument, siteOf } from "../sources/makeDocument.ts"
import { factLine, plainLine } from "../sources/plainText.ts"
import { postClaim, postLine } from "../sources/posts.ts"
import { type ProfileHandle, profileHandle } from "../sources/profileAddress.ts"
import { fullerName, isCalled, namesOneOf } from "./called.ts"
import { linkedinResult } from "./linkedin.ts"
import { publishedPost } from "./publishedPost.ts"
import type { SearchResult } from "./SearchEngine.ts"
import type { Sought } from "./Sought.ts"
import { statedClaims } from "./statedClaims.ts"
import { isNameOf, titleParts } from "./titledHouse.ts"
import { twitterResult } from "./twitter.ts"

/** What one hit says of the prospect. */
export interface ResultReading {
  readonly document: Document
  readonly claims: ReadonlyArray<Claim>
  readonly handles: ReadonlyArray<Handle>
}

export interface ResultParts {
  readonly source: string
  readonly fetchedAt: string
}

/** What a hit on a profile shows, and the handle of the profile. */
interface ProfileResult {
  readonly handle: ProfileHandle
  /** How the title calls the person; not for every service. */
  readonly name: string | undefined
  readonly claims: ReadonlyArray<ClaimParts>
}

/** `Ines Okafor (@ines@tide.example)`: any host may be a Mastodon server, and the titles of their profiles tell. */
const serviceOf = ({ url, title }: SearchResult): string => {
  const { hostname, pathname } = new URL(url)
  return title.toLowerCase().includes(`${pathname.slice(1)}@${hostname}`.toLowerCase()) ? "Mastodon" : ""
}

const profileOf = (result: SearchResult, { wanted }: Sought): Option.Option<ProfileResult> =>
  Option.firstSomeOf([
    Option.map(linkedinResult(result, wanted), ({ url, name, claims }) => ({
      handle: { kind: "linkedin" as const, value: url },
      name,
      claims
    })),
    Option.map(twitterResult(result), ({ url, name, claims }) => ({
      handle: { kind: "twitter" as const, value: url },
      name,
      claims
    })),
    profileHandle(result.url, serviceOf(result)).pipe(
      // Without a title of the usual form, an address of these is a post, or nothing that one can be sure of.
      Option.filter(({ kind }) => kind !== "linkedin" && kind !== "twitter"),
      Option.map(handle => ({ handle, name: undefined, claims: [] }))
    )
  ])

/** The client gave the prospect's profile on this service: the same one, another one, or none. */
const compareGiven = ({ kind, value }: ProfileHandle, { given }: Sought) => {
  const ours = given.filter(handle => handle.kind === kind)
  if (ours.length === 0) return "none"
  return ours.some(handle => handle.value.toLowerCase() === value.toLowerCase()) ? "same" : "another"
}

const nameClaims = (name: string | undefined, quote: string): ReadonlyArray<ClaimParts> =>
  name === undefined ? [] : [{ field: "name", value: name, quote, method: "rule" }]

const addressClaims = ({ kind, value }: ProfileHandle): ReadonlyArray<ClaimParts> =>
  kind === "linkedin" || kind === "twitter"
    ? [{ field: `social_media.${kind}.url`, value, quote: `address: ${value}`, method: "structured" }]
    : []

/** `Our crew - Lovelace Roofing & Gutters`, on `lovelaceroofs.example`: the house's name in full, of which the domain is the beginning. */
const bearsName = (title: string, company: string, label: string): boolean =>
  titleParts(title).some(part => foldName(part) === foldName(company) && isNameOf(part, label))

const pageHandle = ({ url }: SearchResult): ProfileHandle => ({ kind: "page", value: url })

/** The employer's own site, where the client gave none, and the person's own: their domains are spelled so. */
const siteHandles = ({ url, title }: SearchResult, sought: Sought): ReadonlyArray<ProfileHandle> => {
  const { company, domain, wanted } = sought
  const isCompany =
    company !== undefined &&
    domain === undefined &&
    (isSiteOf(siteOf(url), company) || bearsName(title, company, domainLabel(url)))
  return [
    ...(isCompany ? [{ kind: "company_domain" as const, value: siteOf(url) }] : []),
    ...(isSpelledLike(url, wanted.names)
      ? [{ kind: "website" as const, value: `${new URL(url).origin}/` }]
      : [])
  ]
}

/** Whether a text names the employer, by name or as its domain spells it. */
const namesEmployer = (text: string, { company, domain }: Sought): boolean =>
  (company !== undefined && text.includes(company)) || (domain !== undefined && spellsSite(domain, text))

/** A second surname counts where the employer stands beside it, by name or as its domain spells it. */
const fullerNames = ({ text, site }: Document, sought: Sought): ReadonlyArray<ProfileHandle> => {
  const { company, domain, wanted } = sought
  const isEmployers =
    site === domain || (company !== undefined && isSiteOf(site, company)) || namesEmployer(text, sought)
  const name = isEmployers ? fullerName(text, wanted.names) : undefined
  return name === undefined ? [] : [{ kind: "name", value: name }]
}

/** In characters: who somebody is, they say at once. */
const longestIntroduction = 60

/**
 * `about: Paul Lovelace. CTO of Acme`: an account that is called by its username alone is of whoever it begins with, where it names
 * their employer as well.
 */
const isIntroduced = ({ kind }: ProfileHandle, snippet: string, sought: Sought): boolean => {
  const about = /(?<!\p{L})about: *(?<about>.+)$/isu.exec(snippet)?.groups?.about ?? snippet
  return (
    kind === "hackernews" &&
    namesOneOf(sought.wanted.names)(about.slice(0, longestIntroduction)) &&
    namesEmployer(about, sought)
  )
}

/** What a hit says, if it is on the profile that the client gave, or names the prospect in its title or snippet. */
export const resultReading = (
  result: SearchResult,
  sought: Sought,
  { source, fetchedAt }: ResultParts
): Option.Option<ResultReading> => {
  const profile = Option.getOrUndefined(profileOf(result, sought))
  const given = profile === undefined ? "none" : compareGiven(profile.handle, sought)
  const { names } = sought.wanted
  const isNamed = namesOneOf(names)
  const [title, snippet] = [plainLine(result.title), plainLine(result.snippet)]
  // The profile of somebody else may mention the prospect.
  const isTheirs = profile?.name === undefined || isCalled(profile.name, names)
  const isShown = sought.email !== undefined && snippet.toLowerCase().includes(sought.email)
  const counts =
    given === "same" || (given === "none" && isTheirs && (isShown || isNamed(title) || isNamed(snippet)))
  if (!counts) return Option.none()

  const post = Option.getOrUndefined(publishedPost(result, names))
  const document = makeDocument({
    source,
    source_class: "snippet",
    url: result.url,
    page_url: result.url,
    fetched_at: fetchedAt,
    published_at: result.publishedAt,
    title: title === "" ? null : title,
    text: [
      ...[title, snippet].filter(line => line !== ""),
      ...(profile === undefined ? [] : factLine("address", profile.handle.value)),
      ...(post === undefined ? [] : [postLine(post)])
    ].join("\n")
  })
  const claims: ReadonlyArray<ClaimParts> = [
    ...nameClaims(profile?.name, title),
    ...(profile === undefined
      ? statedClaims(result, sought.wanted, document.text)
      : [...profile.claims, ...addressClaims(profile.handle)]),
    ...(post === undefined ? [] : [postClaim(post)])
  ]
  const isProfileHandle =
    profile !== undefined &&
    (given === "same" || isNamed(title) || isIntroduced(profile.handle, snippet, sought))
  const handles: ReadonlyArray<ProfileHandle> = [
    ...(isProfileHandle ? [profile.handle] : []),
    ...(given === "same" && profile?.name !== undefined
      ? [{ kind: "name" as const, value: profile.name }]
      : []),
    pageHandle(result),
    ...(profile === undefined ? siteHandles(result, sought) : []),
    ...fullerNames(document, sought)
  ]
  return Option.some({
    document,
    claims: distinctClaims(claims.map(parts => makeClaim(document, { as_of: result.publishedAt, ...parts }))),
    handles: handles.map(handle => ({ ...handle, document: document.id }))
  })
}
