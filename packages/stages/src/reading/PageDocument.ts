import { parseHTML } from "linkedom"
import type { HtmlElement, HtmlNode } from "../sources/visibleLines.ts"

/** What is used of the parsed page; the library's own types describe a browser's window. */
export interface PageDocument {
  readonly documentElement: HtmlElement
  readonly body: HtmlElement
  readonly querySelectorAll: (selector: string) => Iterable<HtmlElement>
}

const attributes = "(?:[^>\"']|\"[^\"]*\"|'[^']*')*"
const opening = new RegExp(`<html(?=[\\s>])${attributes}>(?:\\s|<!--[\\s\\S]*?-->)*`, "iy")
const head = new RegExp(`<head(?=[\\s>])${attributes}>`, "iy")
/** What stands in a head and never shows. */
const ofHead = new RegExp(
  `(?:\\s|<!--[\\s\\S]*?-->|<(?:meta|link|base)(?=[\\s/>])${attributes}>|<(title|style|script|noscript|template)(?=[\\s>])${attributes}>[\\s\\S]*?</\\1\\s*>)*`,
  "iy"
)

const endOf = (pattern: RegExp, text: string, from: number): number | undefined => {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : undefined
}

/**
 * With the tags of head and body that authors may leave out: a browser puts them where they belong, this parser makes the
 * body empty.
 */
const withImpliedTags = (html: string): string => {
  const start = html.search(/<html[\s>]/i)
  if (start === -1) return `<html><head></head><body>${html}</body></html>`
  const from = endOf(opening, html, start)
  if (from === undefined) return html
  const inside = endOf(head, html, from)
  const hasBody = /<body[\s>]/i.test(html)
  if (inside !== undefined && hasBody) return html
  const close = /<\/head\s*>/i.exec(html)
  const end =
    inside !== undefined && close !== null
      ? close.index + close[0].length
      : (endOf(ofHead, html, inside ?? from) ?? from)
  const isClosed = inside !== undefined && close !== null
  const before = `${html.slice(0, from)}${inside === undefined ? "<head>" : ""}${html.slice(from, end)}`
  return `${before}${isClosed ? "" : "</head>"}${hasBody ? "" : "<body>"}${html.slice(end)}`
}

export const parseDocument = (html: string): PageDocument => parseHTML(withImpliedTags(html)).document

export const isElement = (node: HtmlNode): node is HtmlElement => node.nodeType === 1
export const isText = (node: HtmlNode): boolean => node.nodeType === 3

/** Words of an attribute that holds a list, such as `class` or `rel`. */
export const wordsOf = (element: HtmlElement, attribute: string): ReadonlyArray<string> =>
  element
    .getAttribute(attribute)
    ?.split(/\s+/)
    .filter(word => word !== "") ?? []

const unspoken = new Set(["script", "style", "template", "noscript"])
const separating = /^(?:br|p|div|li|dt|dd|tr|td|h[1-6])$/

/** All text of an element, with a space where a line ends. */
export const elementText = (element: HtmlNode): string => {
  let text = ""
  const visit = (node: HtmlNode): void => {
    if (isText(node)) text += node.textContent ?? ""
    if (!isElement(node) || unspoken.has(node.localName)) return
    if (separating.test(node.localName)) text += " "
    for (const child of node.childNodes) visit(child)
    if (separating.test(node.localName)) text += " "
  }
  visit(element)
  return text
}

/** Pages written by people stay below 60; what takes longer with the depth is not done with deeper ones. */
const maximumDepth = 100

/** Whether a page nests its elements no deeper than people do. */
export const isFlat = (document: PageDocument): boolean => {
  const depths = new Map<HtmlElement | null, number>()
  // Parents come before their children.
  for (const element of document.querySelectorAll("*")) {
    const depth = (depths.get(element.parentElement) ?? 0) + 1
    if (depth > maximumDepth) return false
    depths.set(element, depth)
  }
  return true
}
