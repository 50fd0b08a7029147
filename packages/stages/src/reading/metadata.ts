import { plainLine } from "../sources/plainText.ts"
import type { PageDocument } from "./PageDocument.ts"

/** What a page's `meta` elements say, by property or name in lower case; the first of a name counts. */
export type Metadata = ReadonlyMap<string, string>

export const readMetadata = (document: PageDocument): Metadata => {
  const metadata = new Map<string, string>()
  for (const meta of document.querySelectorAll("meta")) {
    const name = meta.getAttribute("property") ?? meta.getAttribute("name") ?? ""
    const key = name.trim().toLowerCase()
    const content = plainLine(meta.getAttribute("content") ?? "")
    if (key !== "" && content !== "" && !metadata.has(key)) metadata.set(key, content)
  }
  return metadata
}
