import type { Document } from "../domain/Document.ts"

/** Addresses of pages that were read, and not only shown by a search. */
export const pagesRead = (documents: Iterable<Document>): ReadonlySet<string> =>
  new Set(
    [...documents].flatMap(({ source_class, page_url }) => (source_class === "snippet" ? [] : [page_url]))
  )
