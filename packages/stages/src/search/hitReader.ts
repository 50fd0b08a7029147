import { addressKey, bounded, longestWork } from "@prospect-research/core"
import { Option } from "effect"
import { isoDate } from "../reading/isoDate.ts"
import { lastChanged } from "../readPages/lastChanged.ts"
import { profileHandle } from "../sources/profileAddress.ts"
import { tidyAddress } from "./addresses.ts"
import { type ResultParts, type ResultReading, resultReading } from "./resultReading.ts"
import type { SearchAnswer, SearchResult } from "./SearchEngine.ts"
import type { Sought } from "./Sought.ts"

/** Namesakes on one service that are worth telling apart. */
const mostProfiles = 3
const mostDocuments = 24

export interface HitReader {
  /** What hits say of somebody, each page once. */
  readonly read: (answers: ReadonlyArray<SearchAnswer>, sought: Sought) => ReadonlyArray<ResultReading>
  /** Whether hits were left out: all together may take no longer than `longestWork`. */
  readonly isShort: () => boolean
}

/** A title or a place that is learnt changes nothing in how a hit is read. */
const areReadAlike = (left: Sought, right: Sought): boolean =>
  left.wanted === right.wanted &&
  left.given === right.given &&
  left.company === right.company &&
  left.domain === right.domain &&
  left.email === right.email

const readHit = (result: SearchResult, sought: Sought, parts: ResultParts): ResultReading | undefined => {
  const publishedAt =
    isoDate(result.publishedAt ?? "")?.slice(0, 10) ?? lastChanged(`${result.title}\n${result.snippet}`)
  return Option.getOrUndefined(resultReading({ ...result, publishedAt }, sought, parts))
}

/** Keeps what it has read until somebody is sought otherwise: reading hits is most of the work of a search. */
export const hitReader = (source: string): HitReader => {
  let readFor: Sought | undefined
  let known = new Map<SearchResult, ResultReading | undefined>()
  let isShort = false
  let left = longestWork

  const readInTime = (result: SearchResult, sought: Sought, parts: ResultParts) => {
    const began = performance.now()
    const reading = bounded(() => readHit(result, sought, parts), left)
    left -= performance.now() - began
    if (Option.isNone(reading)) isShort = true
    return Option.getOrUndefined(reading)
  }

  const read: HitReader["read"] = (answers, sought) => {
    if (readFor === undefined || !areReadAlike(readFor, sought)) known = new Map()
    readFor = sought
    const readings = new Map<string, ResultReading>()
    const profiles = new Map<string, number>()
    for (const { results, fetchedAt } of answers) {
      for (const result of results) {
        const url = Option.getOrUndefined(tidyAddress(result.url))
        if (url === undefined || readings.has(addressKey(url)) || readings.size === mostDocuments) continue
        if (!known.has(result))
          known.set(result, readInTime({ ...result, url }, sought, { source, fetchedAt }))
        const reading = known.get(result)
        if (reading === undefined) continue
        const service = Option.getOrUndefined(profileHandle(url))?.kind
        const count = service === undefined ? 0 : (profiles.get(service) ?? 0)
        if (count === mostProfiles) continue
        if (service !== undefined) profiles.set(service, count + 1)
        readings.set(addressKey(url), reading)
      }
    }
    return [...readings.values()]
  }
  return { read, isShort: () => isShort }
}
