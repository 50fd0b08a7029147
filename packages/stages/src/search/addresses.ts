import { addressKey, type Document, isUrl, normalizeLinkedinUrl } from "@prospect-research/core"
import { Option } from "effect"

/** Members of a query that tell where a visitor came from, and nothing of the page. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|yclid|igshid|mc_[ce]id|_hs\w+|trk\w*|ref|ref_src|ref_url|cmpid|spm|si)$/i

/** The address of a result without what counts visitors; of a LinkedIn profile its normal form. */
export const tidyAddress = (address: string): Option.Option<string> => {
  if (!isUrl(address)) return Option.none()
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return Option.none()
  url.hash = ""
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name)
  return Option.some(Option.getOrElse(normalizeLinkedinUrl(url.href), () => url.href))
}

/** The addresses of documents that one source gave, as keys. */
export const addressesOf = (documents: ReadonlyArray<Document>, source: string): ReadonlySet<string> =>
  new Set(
    documents
      .filter(document => document.source === source)
      .flatMap(({ url, page_url }) => [addressKey(url), addressKey(page_url)])
  )
