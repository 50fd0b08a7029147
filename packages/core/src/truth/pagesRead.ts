import { addressKey } from "../domain/addresses.ts"
import type { Document } from "../domain/Document.ts"

/** Pages that were read, and not only shown by a search, by what their addresses have in common. */
const pagesRead = (documents: Iterable<Document>): ReadonlySet<string> =>
  new Set(
    [...documents].flatMap(({ source_class, page_url }) =>
      source_class === "snippet" ? [] : [addressKey(page_url)]
    )
  )

/** Whether a document is what a search shows of a page that is among the others: a hit runs the lines of its page together. */
export const isHitOfPageIn = (documents: Iterable<Document>): ((document: Document) => boolean) => {
  const read = pagesRead(documents)
  return ({ page_url, source_class }) => source_class === "snippet" && read.has(addressKey(page_url))
}
