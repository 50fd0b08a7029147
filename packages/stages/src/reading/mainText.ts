import { Readability } from "@mozilla/readability"
import { type HtmlElement, type VisibleLine, visibleLines } from "../sources/visibleLines.ts"
import { elementText, isElement, isFlat, type PageDocument } from "./PageDocument.ts"

/** The reader's view takes 20 s for 1,000 nested elements (measured), and time for each. */
const maximumElements = 5000

/** The reader's view announces a browser's types; it is given what our parser made, and gives it back. */
const toReadable = (document: PageDocument) =>
  document as unknown as ConstructorParameters<typeof Readability>[0]
const toElement = (content: unknown) => content as HtmlElement

const isReadable = (document: PageDocument): boolean =>
  [...document.querySelectorAll("*")].length <= maximumElements && isFlat(document)

/** What sites lay between the paragraphs, by what they call it. */
const inserted =
  /(?:^|[\s_-])(?:share|sharing|social|addthis|related|recommend(?:ed|ation|ations)?|recirc(?:ulation)?|newsletter|subscribe|subscription|sign-?up|promo|promoted|cookies?|comments?|disqus|outbrain|taboola|zergnet|advert|advertisement|sponsored|breadcrumbs?|read-?more|more-?from|also-?like|popular|trending|most-?read|paywall|toolbar|print)(?:$|[\s_-])/i

const content = /(?:entry|article|post|story|page|main)[_-]*(?:content|body|text)/i

/** More than this part of a page is what it is about, whatever it is called. */
const largestInsert = 0.3

/** A paragraph that is hardly more than a link leads elsewhere; shorter ones name things. */
const shortestTeaser = 15
const linkedPart = 0.8

const linkedLength = (element: HtmlElement): number =>
  element.localName === "a"
    ? elementText(element).length
    : [...element.childNodes].filter(isElement).reduce((sum, child) => sum + linkedLength(child), 0)

const removeInserts = (document: PageDocument): void => {
  const whole = elementText(document.body).length
  for (const element of document.querySelectorAll("div, section, aside, ul, p, form, figure, button")) {
    const words = `${element.getAttribute("class") ?? ""} ${element.getAttribute("id") ?? ""}`
    const isInsert = (inserted.test(words) && !content.test(words)) || element.localName === "button"
    if (isInsert && elementText(element).length < whole * largestInsert) element.remove()
  }
  for (const element of document.querySelectorAll("p, li")) {
    const { length } = elementText(element).trim()
    if (length > shortestTeaser && linkedLength(element) > length * linkedPart) element.remove()
  }
}

const lengthOf = (lines: ReadonlyArray<VisibleLine>): number =>
  lines.reduce((length, line) => length + line.text.length, 0)

/** The lines of an article without what sites lay around and between its paragraphs; takes the document apart. */
export const articleLines = (document: PageDocument): ReadonlyArray<VisibleLine> => {
  if (!isReadable(document)) return []
  removeInserts(document)
  const article = new Readability<HtmlElement>(toReadable(document), {
    serializer: content => toElement(content)
  }).parse()
  return article?.content ? visibleLines(article.content) : []
}

/** Lines of this length are prose, not names and labels. */
const shortestProse = 100
const prosePart = 0.6
/** The rest can be comments, or beginnings of other articles. */
const proseKept = 0.3

/** Whether the lines are most of a page's prose, so that what was left out are names and labels around it. */
export const isMostProse = (
  article: ReadonlyArray<VisibleLine>,
  everything: ReadonlyArray<VisibleLine>
): boolean => {
  const prose = (lines: ReadonlyArray<VisibleLine>) =>
    lengthOf(lines.filter(({ text }) => text.length >= shortestProse))
  return prose(article) >= lengthOf(article) * prosePart && prose(article) >= prose(everything) * proseKept
}

/** Shorter than this, what the reader's view kept is not the article. */
export const isWhole = (article: ReadonlyArray<VisibleLine>): boolean => lengthOf(article) >= 200

/** How far above an article its headings stand: a date, a byline or a picture's words may lie between. */
const farthestHeading = 4

/** An article with the headings right above it, of which the reader's view drops those that say what the title says. */
export const withHeadings = (
  article: ReadonlyArray<VisibleLine>,
  everything: ReadonlyArray<VisibleLine>
): ReadonlyArray<VisibleLine> => {
  const [first] = article
  if (first === undefined || first.isHeading) return article
  const at = everything.findIndex(({ text }) => text === first.text)
  const above = everything.slice(Math.max(0, at - farthestHeading), Math.max(0, at))
  const heading = above.findIndex(line => line.isHeading)
  if (heading === -1) return article
  const { item } = first
  return [...above.slice(heading).map(line => ({ ...line, item, isAboveBody: true as const })), ...article]
}
