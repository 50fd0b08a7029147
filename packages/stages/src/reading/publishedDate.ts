import type { HtmlElement } from "../sources/visibleLines.ts"
import { ownArticle } from "./article.ts"
import { datelineOf } from "./dateline.ts"
import { isoDate } from "./isoDate.ts"
import type { Metadata } from "./metadata.ts"
import { elementText, type PageDocument } from "./PageDocument.ts"
import { hasType, textsOf } from "./StructuredItem.ts"
import { statedDate } from "./statedDate.ts"
import type { StructuredData } from "./structuredData.ts"

/** By how clearly they mean the first publication. */
const metadataNames = [
  "article:published_time",
  "og:article:published_time",
  "article:published",
  "og:published_time",
  "datepublished",
  "date.published",
  "publication_date",
  "parsely-pub-date",
  "sailthru.date",
  "citation_publication_date",
  "citation_date",
  "dc.date.issued",
  "dcterms.issued",
  "dcterms.created",
  "dc.date.created",
  "dc.date",
  "dcterms.date",
  "pubdate",
  "publish-date",
  "publish_date",
  "article.published",
  "cxenseparse:recs:publishtime",
  "date"
]

const structuredDates = (data: StructuredData): ReadonlyArray<string> => {
  const pages = data.roots.filter(item => hasType(item, /^(?:Web|Item|About|Profile)Page$/))
  return [...ownArticle(data), ...pages].flatMap(item => textsOf(item, "datePublished"))
}

const publishing = /\b(?:publish|pubdate|posted|entry-date|dt-published|post-date|date-posted)/i

const timesOf = (document: PageDocument): ReadonlyArray<string> => {
  const said = (element: HtmlElement) => element.getAttribute("datetime") ?? elementText(element)
  const inHeader = [...document.querySelectorAll("article header time, header time[pubdate]")]
  const marked = [...document.querySelectorAll("time")].filter(
    it => it.getAttribute("pubdate") !== null || publishing.test(it.getAttribute("class") ?? "")
  )
  const articles = [...document.querySelectorAll("article")]
  const only = articles.length === 1 ? [...document.querySelectorAll("article time")].slice(0, 1) : []
  return [...marked, ...inHeader, ...only].map(said)
}

const inAddress =
  /\/((?:19|20)\d{2})[/-](\d{1,2})[/-](\d{1,2})(?:[/_-]|$)|\/((?:19|20)\d{2})(\d{2})(\d{2})(?:[/_-]|$)/

/** The day in an address such as `/2026/01/31/title`. */
export const addressDate = (url: string): string | null => {
  const parts = inAddress
    .exec(new URL(url).pathname)
    ?.slice(1)
    .filter(part => part !== undefined)
  return parts === undefined ? null : isoDate(parts.map(part => part.padStart(2, "0")).join("-"))
}

/** `Last updated: August 2021`, alone in its line: what the page shows was so then. */
const updated =
  /^(?:page )?(?:last )?(?:updated|modified|revised|reviewed)(?: on)?:? (?<date>[^.;]{6,40})[.]?$|^(?:zuletzt aktualisiert(?: am)?|letzte (?:aktualisierung|änderung)|stand|dernière mise à jour(?: le)?|mis(?:e)? à jour le|última actualización|actualizado el|última atualização|ultimo aggiornamento|laatst (?:bijgewerkt|gewijzigd)(?: op)?|senast uppdaterad|sist oppdatert|sidst opdateret):? (?<elsewhere>[^;]{4,40})$/i

/** When the lines of a page say that it was last changed, as exactly as they say it. */
export const updatedDate = (lines: ReadonlyArray<string>): string | null => {
  for (const line of lines) {
    const { date, elsewhere } = updated.exec(line)?.groups ?? {}
    const stated = statedDate(date ?? elsewhere ?? "")
    if (stated !== null) return stated
  }
  return null
}

/** In lines: so far down, below what leads to the other pages of its site, a report has its day. */
const longestHead = 12

/** When the one line that begins with a day, at the head of a page, says so: that of a report. A page of news has a day for each. */
const headDate = (lines: ReadonlyArray<string>): string | null => {
  const [first, another] = lines.flatMap((line, at) => {
    const day = datelineOf(line)
    return day === null ? [] : [{ day, at }]
  })
  return first !== undefined && another === undefined && first.at < longestHead ? first.day : null
}

/** When what the lines of a page say was so: the day of a report, or when the page was last changed. */
export const toldDate = (lines: ReadonlyArray<string>): string | null => updatedDate(lines) ?? headDate(lines)

/** When a page says that it was first published. */
export const publishedDate = (
  document: PageDocument,
  {
    data,
    metadata,
    url
  }: { readonly data: StructuredData; readonly metadata: Metadata; readonly url: string }
): string | null => {
  const said = [
    ...metadataNames.slice(0, 2).flatMap(name => metadata.get(name) ?? []),
    ...structuredDates(data),
    ...metadataNames.flatMap(name => metadata.get(name) ?? []),
    ...timesOf(document)
  ]
  return said.map(isoDate).find(date => date !== null) ?? addressDate(url)
}
