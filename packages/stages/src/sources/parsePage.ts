import { pageAuthors } from "../reading/author.ts"
import { isArticlePage } from "../reading/isArticlePage.ts"
import { articleLines, isMostProse, isWhole, withHeadings } from "../reading/mainText.ts"
import { readMetadata } from "../reading/metadata.ts"
import { parseDocument, wordsOf } from "../reading/PageDocument.ts"
import { publishedDate, toldDate } from "../reading/publishedDate.ts"
import { removeHidden } from "../reading/removeHidden.ts"
import { webAddress } from "../reading/StructuredItem.ts"
import type { StructuredOrganization } from "../reading/StructuredOrganization.ts"
import type { StructuredPerson } from "../reading/StructuredPerson.ts"
import { readStructuredData } from "../reading/structuredData.ts"
import { plainLine } from "./plainText.ts"
import { type VisibleLine, visibleLines } from "./visibleLines.ts"
import { withoutMachineSpeech } from "./withoutMachineSpeech.ts"

export interface Link {
  readonly url: string
  readonly text: string
}

/** What an HTML page says, for readers and for machines. Nothing hidden is in its lines, and nothing that speaks to machines. */
export interface PageContent {
  readonly title: string | null
  readonly language: string | null
  /** ISO date or date and time; `null` when the page does not say. */
  readonly publishedAt: string | null
  readonly canonicalUrl: string | null
  /** Of an article what it says; of other pages everything visible. */
  readonly lines: ReadonlyArray<VisibleLine>
  /** What stands at the foot of every page of the site; absent where no whole page was read. */
  readonly footer?: ReadonlyArray<string>
  /** By property, without `og:`. */
  readonly openGraph: Readonly<Record<string, string>>
  readonly links: ReadonlyArray<Link>
  /** Persons of the page's structured data, in any syntax. */
  readonly people: ReadonlyArray<StructuredPerson>
  readonly organizations: ReadonlyArray<StructuredOrganization>
  /** Who wrote the page, as it says itself; the first of several. */
  readonly author: string | null
  /** Feeds that the page announces. */
  readonly feeds: ReadonlyArray<Link>
  /** Pages that this one says are of the same person: `rel="me"`. */
  readonly relMe: ReadonlyArray<string>
}

/** Parsing takes quadratic time in the depth, which no page can have more of than tags. */
const maximumTags = 20_000

const feedType = /^application\/(?:rss\+xml|atom\+xml|rdf\+xml|feed\+json)\b/i

/** Reads HTML that came from `url`. Throws on pages that are too large or nest too deep. */
export const parsePage = (html: string, url: string): PageContent => {
  if ((html.match(/<[a-z]/gi)?.length ?? 0) > maximumTags) throw new RangeError("the page has too many tags")
  const document = parseDocument(html)
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const base = webAddress(all("base")[0]?.getAttribute("href") ?? url, url)[0] ?? url
  const addressed = (selector: string) =>
    all(selector).flatMap(element =>
      webAddress(element.getAttribute("href") ?? "", base).map(href => ({ element, href }))
    )
  const relMe = addressed("a, link, area").filter(({ element }) => wordsOf(element, "rel").includes("me"))
  const metadata = readMetadata(document)
  const data = readStructuredData(document, {
    html,
    url: base,
    metadata,
    relMe: relMe.map(({ href }) => href)
  })
  removeHidden(document)

  const openGraph = Object.fromEntries(
    [...metadata].flatMap(([name, content]) => (name.startsWith("og:") ? [[name.slice(3), content]] : []))
  )
  const announced = addressed("link").map(({ element, href }) => ({
    rel: wordsOf(element, "rel").map(it => it.toLowerCase()),
    type: element.getAttribute("type") ?? "",
    url: href,
    text: plainLine(element.getAttribute("title") ?? "")
  }))
  const language = document.documentElement.getAttribute("lang")
  const page = {
    title: plainLine(all("title")[0]?.textContent ?? "") || openGraph.title || null,
    language: language === null || language === "" ? null : language,
    publishedAt: publishedDate(document, { data, metadata, url }),
    canonicalUrl: announced.find(({ rel }) => rel.includes("canonical"))?.url ?? null,
    openGraph,
    links: addressed("a").map(({ element, href }) => ({
      url: href,
      text: plainLine(element.textContent ?? "")
    })),
    people: data.people,
    organizations: data.organizations,
    author: pageAuthors(document, { data, metadata })[0] ?? null,
    feeds: announced
      .filter(({ rel, type }) => rel.includes("alternate") && feedType.test(type))
      .map(({ url: address, text }) => ({ url: address, text })),
    relMe: [...new Set(relMe.map(({ href }) => href))]
  }
  const everything = visibleLines(document.body)
  const footer = all("footer, [role=contentinfo]").at(-1)
  const foot = footer === undefined ? {} : { footer: visibleLines(footer).map(({ text }) => text) }
  const kind = isArticlePage(data, metadata, url)
  // Last, since it takes the document apart.
  const article = kind === "no" ? [] : articleLines(document)
  const isArticle = isWhole(article) && (kind === "yes" || isMostProse(article, everything))
  const lines = isArticle ? withHeadings(article, everything) : everything
  const shown = [...everything.map(({ text }) => text), ...(foot.footer ?? [])]
  const publishedAt = page.publishedAt ?? toldDate(shown)
  return { ...page, publishedAt, lines: withoutMachineSpeech(lines), ...foot }
}
