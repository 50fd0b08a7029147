import type { Document } from "../domain/Document.ts"
import { isUrl } from "../domain/isUrl.ts"
import type { StageOutput } from "../domain/StageOutput.ts"
import { compareText } from "./fold.ts"

/** First by content, so that the same parts in another order give the same report. */
export const canonical = <A extends { readonly id: string }>(
  items: ReadonlyArray<A>
): ReadonlyMap<string, A> =>
  new Map(
    items
      .map(item => ({ item, content: JSON.stringify(item) }))
      .sort(
        (left, right) => compareText(left.item.id, right.item.id) || compareText(right.content, left.content)
      )
      // Of those with one id the last is kept.
      .map(({ item }) => [item.id, item])
  )

/** A document that a reader can open, with a site that its page is really on. */
const isSound = (document: Document): boolean => {
  if (!isUrl(document.page_url)) return false
  const { hostname, protocol } = new URL(document.page_url)
  return /^https?:$/.test(protocol) && (hostname === document.site || hostname.endsWith(`.${document.site}`))
}

/**
 * Documents by id. A document without a sound address is left out: a link that cannot be shown is no evidence, and a
 * foreign site would buy a vote.
 */
export const soundDocuments = (known: StageOutput): ReadonlyMap<string, Document> =>
  canonical(known.documents.filter(isSound))
