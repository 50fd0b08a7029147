import { Option } from "effect"
import { withoutFoot } from "../extraction/page/imprint.ts"
import { readingOf } from "../extraction/page/pageReading.ts"
import type { Wanted } from "../extraction/Wanted.ts"
import type { ClaimParts } from "../sources/makeDocument.ts"
import { plainLine } from "../sources/plainText.ts"
import type { Page } from "../sources/readPage.ts"
import { isRowOfCards } from "./rowOfCards.ts"
import type { SearchResult } from "./SearchEngine.ts"
import { apart, isWhole, wholeStretches } from "./sentences.ts"

/** The page behind a hit, as far as the hit shows it whole. */
const pageOf = ({ url, title, snippet, publishedAt }: SearchResult, { names }: Wanted): Page => {
  const line = (text: string, isHeading: boolean, item = 0) => ({ text, isHeading, item, date: null })
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
      // What was left out may have named somebody else: behind it `she` is nobody who was spoken of before.
      ...wholeStretches(withoutFoot(snippet)).flatMap((sentences, index) =>
        sentences
          .flatMap(apart)
          .filter(sentence => !isRowOfCards(sentence, names))
          .map(sentence => line(sentence, false, index))
      )
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
  Option.match(readingOf(pageOf(result, wanted), wanted, { source: "search", source_class: "snippet" }), {
    onNone: () => [],
    onSome: ({ claims }) =>
      claims
        .filter(({ quote }) => text.includes(quote))
        .map(({ field, value, quote, method, as_of }) => ({ field, value, quote, method, as_of }))
  })
