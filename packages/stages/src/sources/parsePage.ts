import { Readability } from "@mozilla/readability"
import { Option } from "effect"
import { parseHTML } from "linkedom"
import { hasType, type JsonLdNode, jsonLdNodes } from "./jsonLd.ts"
import { plainLine } from "./plainText.ts"
import { type HtmlElement, isHidden, type VisibleLine, visibleLines } from "./visibleLines.ts"

export interface Link {
  readonly url: string
  readonly text: string
}

/** What an HTML page says, for readers and for machines. Nothing hidden is in its lines. */
export interface PageContent {
  readonly title: string | null
  readonly language: string | null
  /** ISO date or date and time; `null` when the page does not say. */
  readonly publishedAt: string | null
  readonly canonicalUrl: string | null
  readonly lines: ReadonlyArray<VisibleLine>
  readonly jsonLd: ReadonlyArray<JsonLdNode>
  /** By property, without `og:`. */
  readonly openGraph: Readonly<Record<string, string>>
  readonly links: ReadonlyArray<Link>
}

/** What is used of the parsed page; the library's own types describe a browser's window. */
interface HtmlDocument {
  readonly documentElement: HtmlElement
  readonly body: HtmlElement
  readonly querySelectorAll: (selector: string) => Iterable<HtmlElement>
}

/** Parsing takes quadratic time in the depth, which no page can have more of than tags. */
const maximumTags = 20_000

const parseDocument = (html: string): HtmlDocument =>
  parseHTML(/<html[\s>]/i.test(html) ? html : `<html><head></head><body>${html}</body></html>`).document

const absolute = (address: string | null, base: string): Option.Option<string> => {
  if (address === null || !URL.canParse(address, base)) return Option.none()
  const url = new URL(address, base)
  url.hash = ""
  return /^https?:$/.test(url.protocol) ? Option.some(url.href) : Option.none()
}

const isoDate = (text: string | undefined): string | null => {
  const date = text === undefined || !/^\d{4}-\d{2}/.test(text) ? Number.NaN : Date.parse(text)
  return Number.isNaN(date) ? null : (text ?? null)
}

const articleTypes = /^(?:\w*Article|BlogPosting|Report)$/

/** The reader's view takes 20 s for 1,000 nested elements (measured); pages written by people stay below 60. */
const maximumArticleDepth = 100
const maximumArticleElements = 5000

const depthOf = (elements: ReadonlyArray<HtmlElement>): number => {
  const depths = new Map<HtmlElement | null, number>()
  let deepest = 0
  // Parents come before their children.
  for (const element of elements) {
    const depth = (depths.get(element.parentElement) ?? 0) + 1
    depths.set(element, depth)
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** Shorter than this, what the reader's view kept is not the article. */
const shortestArticle = 200

/** The article alone where the page is one, without teasers and share buttons; otherwise everything visible. */
const mainLines = (document: HtmlDocument, isArticle: boolean): ReadonlyArray<VisibleLine> => {
  const everything = visibleLines(document.body)
  const elements = [...document.querySelectorAll("*")]
  const isReadable = elements.length <= maximumArticleElements && depthOf(elements) <= maximumArticleDepth
  if (!isArticle || !isReadable) return everything
  // Last, since it takes the document apart.
  const article = new Readability<HtmlElement>(toReadable(document), {
    serializer: content => toElement(content)
  }).parse()
  const lines = article?.content ? visibleLines(article.content) : []
  return lines.reduce((length, line) => length + line.text.length, 0) < shortestArticle ? everything : lines
}

/** The reader's view announces a browser's types; it is given what our parser made, and gives it back. */
const toReadable = (document: HtmlDocument) =>
  document as unknown as ConstructorParameters<typeof Readability>[0]
const toElement = (content: unknown) => content as HtmlElement

/** Reads HTML that came from `url`. Throws on pages that are too large or nest too deep. */
export const parsePage = (html: string, url: string): PageContent => {
  if ((html.match(/<[a-z]/gi)?.length ?? 0) > maximumTags) throw new RangeError("the page has too many tags")
  const document = parseDocument(html)
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const blocks = all("script").filter(it => /^application\/ld\+json/i.test(it.getAttribute("type") ?? ""))
  const jsonLd = jsonLdNodes(blocks.map(it => it.textContent ?? ""))
  for (const element of all("script, style, template, noscript")) element.remove()
  for (const element of all("*").filter(isHidden)) element.remove()

  const metadata = new Map<string, string>()
  for (const meta of all("meta")) {
    const name = meta.getAttribute("property") ?? meta.getAttribute("name") ?? ""
    const content = plainLine(meta.getAttribute("content") ?? "")
    if (content !== "" && !metadata.has(name)) metadata.set(name, content)
  }
  const openGraph = Object.fromEntries(
    [...metadata].flatMap(([name, content]) => (name.startsWith("og:") ? [[name.slice(3), content]] : []))
  )
  const base = Option.getOrElse(absolute(all("base")[0]?.getAttribute("href") ?? null, url), () => url)
  const links = all("a").flatMap(link =>
    Option.toArray(absolute(link.getAttribute("href"), base)).map(href => ({
      url: href,
      text: plainLine(link.textContent ?? "")
    }))
  )
  const canonical = all("link").find(it => it.getAttribute("rel")?.toLowerCase() === "canonical")
  const articles = jsonLd.filter(node => hasType(node, articleTypes))
  const announced = articles.map(node => node.datePublished).find(it => typeof it === "string")
  const language = document.documentElement.getAttribute("lang")
  return {
    title: plainLine(all("title")[0]?.textContent ?? "") || openGraph.title || null,
    language: language === null || language === "" ? null : language,
    publishedAt: isoDate(metadata.get("article:published_time") ?? announced),
    canonicalUrl: Option.getOrNull(absolute(canonical?.getAttribute("href") ?? null, base)),
    jsonLd,
    openGraph,
    links,
    lines: mainLines(document, openGraph.type === "article" || articles.length > 0)
  }
}
