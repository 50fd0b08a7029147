import { normalizeTwitterUrl } from "@prospect-research/core"
import { Option } from "effect"
import { bioClaims } from "../extraction/bio/bio.ts"
import { isSpeakableName } from "../extraction/privateMatters.ts"
import { isPlace } from "../extraction/words/places.ts"
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
const described = /^The latest (?:posts|tweets) from [^(]+\(@\w{1,15}\)\.?\s*(?<bio>.+)$/iu

/** What stands behind the description on the profile itself. */
const counts =
  /\s*[·|]?\s*(?:(?:Joined|Inscrit|Se unió|Beigetreten)\b.*|[\d.,]+[KM]? (?:[Ff]ollowers?|[Ff]ollowing|[Pp]osts|[Tt]weets)\b.*)$/u
/** What some engines put behind it: `Ada Lovelace (@ada). The latest posts from Ada Lovelace.` */
const ofSite = /\s*(?:\p{Lu}[^.()]{1,60} \(@\w{1,15}\)\.?\s*)?The latest (?:posts|tweets) from [^.]+\.?$/iu
/** What others put before it: `Ada Lovelace (@ada) on X.` */
const ofListing = /^\p{Lu}[^.()]{1,60} \(@\w{1,15}\)(?: on (?:X|Twitter)| \/ (?:X|Twitter))?[.:]?\s+(?=\S)/u
/** `Tides and kites. Leeds, UK`: where the account is, in a field of its own, which stands behind the last stop. */
const placeBehind = /(?<=[.!?])\s+(?<place>\p{Lu}[^.,!?]{1,40}, \p{Lu}[^.,!?]{1,40})$/u
/** Engines also show posts of the profile, with their age or what was made of them. */
const post =
  /^["“@]|^RT @|\b(?:\d+ ?(?:h|hrs?|hours?|mins?|minutes|days?) ago|replying to|retweeted|reposted|pinned|show more|quote (?:tweet|post))\b|\bpic\.(?:twitter|x)\.com/iu
/** In characters, what a description has room for, with its links written out. */
const longestBio = 220

const bioOf = (snippet: string): string | undefined => {
  const bio = (described.exec(snippet)?.groups?.bio ?? snippet)
    .replace(ofSite, "")
    .replace(ofListing, "")
    .replace(counts, "")
    .trim()
  return bio !== "" && bio.length <= longestBio && isWhole(bio) && !post.test(bio) && isSpeakableName(bio)
    ? bio
    : undefined
}

/** The words of the person themselves. */
const withoutPlace = (bio: string): string => {
  const place = placeBehind.exec(bio)?.groups?.place ?? ""
  return isPlace(place) ? bio.slice(0, -place.length).trim() : bio
}

const bioParts = (snippet: string): ReadonlyArray<ClaimParts> => {
  const bio = bioOf(snippet)
  return bio === undefined
    ? []
    : [
        { field: "social_media.twitter.bio", value: withoutPlace(bio), quote: bio, method: "rule" },
        ...bioClaims(bio)
      ]
}

/** A hit on somebody's X profile whose title shows the same handle as its address. */
export const twitterResult = (result: SearchResult): Option.Option<TwitterResult> => {
  const { name = "", handle = "" } = profileTitle.exec(plainLine(result.title))?.groups ?? {}
  return normalizeTwitterUrl(result.url).pipe(
    Option.filter(url => handle !== "" && url.toLowerCase() === `https://x.com/${handle.toLowerCase()}`),
    Option.map(url => ({ url, name, claims: bioParts(plainLine(result.snippet)) }))
  )
}
