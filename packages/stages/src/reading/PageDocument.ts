import { parseHTML } from "linkedom"
import type { HtmlElement, HtmlNode } from "../sources/visibleLines.ts"

/** What is used of the parsed page; the library's own types describe a browser's window. */
export interface PageDocument {
  readonly documentElement: HtmlElement
  readonly body: HtmlElement
  readonly querySelectorAll: (selector: string) => Iterable<HtmlElement>
}

export const parseDocument = (html: string): PageDocument =>
  parseHTML(/<html[\s>]/i.test(html) ? html : `<html><head></head><body>${html}</body></html>`).document

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
