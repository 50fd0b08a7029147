import { plainLine } from "../sources/plainText.ts"
import { ownArticle } from "./article.ts"
import type { Metadata } from "./metadata.ts"
import { elementText, type PageDocument, wordsOf } from "./PageDocument.ts"
import { textsOf } from "./StructuredItem.ts"
import type { StructuredData } from "./structuredData.ts"

const metadataNames = [
  "author",
  "article:author",
  "og:article:author",
  "parsely-author",
  "sailthru.author",
  "dc.creator",
  "dc.creator.name",
  "dcterms.creator",
  "citation_author",
  "byl",
  "article.author"
]

const nobody =
  /^(?:admin|administrator|administrador|editor|editors|editorial(?: team)?|staff(?: writer)?|webmaster|wordpress|author|guest|anonymous|unknown|root|user|the author|newsroom|redaktion|redacci[oó]n)$/i

const longestByline = 200

/** A name out of a byline; nothing for an account, an address or a whole sentence. */
const nameIn = (text: string, metadata: Metadata): ReadonlyArray<string> => {
  const name = plainLine(text.slice(0, longestByline))
    .replace(/^(?:(?:written |posted |published )?by|von|par|por|av|di|author|autor|auteur)\b[:\s]+/i, "")
    .replace(/\s*[|•·,–—].*$/u, "")
    .replace(/\s+(?:on|in|for)\s.*$/i, "")
    .trim()
  const isName =
    /\p{L}{2}/u.test(name) && name.length <= 60 && !/[@/\\<>{}]|\d{2}|\.(?:com|org|net)\b/i.test(name)
  const site = metadata.get("og:site_name")?.toLowerCase()
  return isName && !nobody.test(name) && name.toLowerCase() !== site ? [name] : []
}

const bylines =
  ".byline-name, .byline__name, .author-name, .author__name, .p-author .p-name, .p-author, .byline .author, .byline a, .entry-author, .post-author, .author.vcard, .byline"

/** Who wrote a page, as it says itself; the clearest statement counts. */
export const pageAuthors = (
  document: PageDocument,
  { data, metadata }: { readonly data: StructuredData; readonly metadata: Metadata }
): ReadonlyArray<string> => {
  const named = (texts: ReadonlyArray<string>) => [...new Set(texts.flatMap(text => nameIn(text, metadata)))]
  const structured = named(
    ownArticle(data)
      .slice(0, 1)
      .flatMap(item => [...textsOf(item, "author"), ...textsOf(item, "creator")])
  )
  if (structured.length > 0) return structured
  const announced = named(metadataNames.flatMap(name => metadata.get(name) ?? []))
  if (announced.length > 0) return announced.slice(0, 1)
  // Lists of articles name the authors of others.
  const linked = named(
    [...document.querySelectorAll("a, link")]
      .filter(it => wordsOf(it, "rel").includes("author"))
      .map(it => elementText(it))
  )
  if (linked.length === 1) return linked
  const signed = named([...document.querySelectorAll(bylines)].slice(0, 20).map(it => elementText(it)))
  return signed.length === 1 ? signed : []
}
