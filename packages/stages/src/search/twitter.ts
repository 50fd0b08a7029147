import { normalizeTwitterUrl } from "@prospect-research/core"
import { Option } from "effect"
import { bioClaims } from "../extraction/bio.ts"
import type { ClaimParts } from "../sources/makeDocument.ts"
import { plainLine } from "../sources/plainText.ts"
import type { SearchResult } from "./SearchEngine.ts"
import { isWhole } from "./sentences.ts"

/** What a hit on an X profile shows; the profile itself is never fetched. */
export interface TwitterResult {
  /** Normal form of its address. */
  readonly url: string
  /** How the title begins. */
  readonly name: string
  readonly claims: ReadonlyArray<ClaimParts>
}

const profileTitle = /^(?<name>[^(|]+?)\s*\(@(?<handle>\w{1,15})\)/u

/** `The latest posts from NAME (@handle). BIO`, as X describes its profiles. */
const described = /^The latest (?:posts|tweets) from [^(]+\(@\w{1,15}\)\.\s*(?<bio>.+)$/iu

const bioParts = (snippet: string): ReadonlyArray<ClaimParts> => {
  const bio = described.exec(snippet)?.groups?.bio
  return bio === undefined || !isWhole(bio)
    ? []
    : [{ field: "social_media.twitter.bio", value: bio, quote: snippet, method: "rule" }, ...bioClaims(bio)]
}

/** A hit on somebody's X profile whose title shows the same handle as its address. */
export const twitterResult = (result: SearchResult): Option.Option<TwitterResult> => {
  const { name = "", handle = "" } = profileTitle.exec(plainLine(result.title))?.groups ?? {}
  return normalizeTwitterUrl(result.url).pipe(
    Option.filter(url => handle !== "" && url.toLowerCase() === `https://x.com/${handle.toLowerCase()}`),
    Option.map(url => ({ url, name, claims: bioParts(plainLine(result.snippet)) }))
  )
}
