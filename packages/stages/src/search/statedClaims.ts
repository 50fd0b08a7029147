import { Option } from "effect"
import { readingOf } from "../extraction/pageReading.ts"
import type { Wanted } from "../extraction/Wanted.ts"
import type { ClaimParts } from "../sources/makeDocument.ts"
import { plainLine } from "../sources/plainText.ts"
import type { Page } from "../sources/readPage.ts"
import type { SearchResult } from "./SearchEngine.ts"
import { apart, isWhole, wholeSentences } from "./sentences.ts"

/** The page behind a hit, as far as the hit shows it whole. */
const pageOf = ({ url, title, snippet, publishedAt }: SearchResult): Page => {
  const line = (text: string, isHeading: boolean) => ({ text, isHeading, item: 0, date: null })
  return {
    url,
    pageUrl: url,
    fetchedAt: "",
    title,
    language: null,
    publishedAt,
    canonicalUrl: null,
    lines: [
      ...(isWhole(title) ? [line(plainLine(title), true)] : []),
      ...wholeSentences(snippet)
        .flatMap(apart)
        .map(sentence => line(sentence, false))
    ],
    openGraph: {},
    links: [],
    people: [],
    organizations: [],
    author: null,
    feeds: [],
    relMe: []
  }
}

/** What the whole sentences of a hit say of the prospect. `text` is what the quotes are for. */
export const statedClaims = (result: SearchResult, wanted: Wanted, text: string): ReadonlyArray<ClaimParts> =>
  Option.match(readingOf(pageOf(result), wanted, { source: "search", source_class: "snippet" }), {
    onNone: () => [],
    onSome: ({ claims }) =>
      claims
        .filter(({ quote }) => text.includes(quote))
        .map(({ field, value, quote, method, as_of }) => ({ field, value, quote, method, as_of }))
  })
