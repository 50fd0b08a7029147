import type { HtmlElement } from "../sources/visibleLines.ts"
import { attributeValue } from "./attributeValue.ts"
import { isElement, type PageDocument, wordsOf } from "./PageDocument.ts"
import { addValue, type OpenItem, openItem, type StructuredItem, termOf } from "./StructuredItem.ts"

const isItem = (element: HtmlElement): boolean => element.getAttribute("itemscope") !== null

/** The elements that hold an item's properties, as the HTML standard finds them. */
const propertyElements = (
  root: HtmlElement,
  referenced: ReadonlyArray<HtmlElement>
): ReadonlyArray<HtmlElement> => {
  const childrenOf = (element: HtmlElement) => [...element.childNodes].filter(isElement)
  const open = [...childrenOf(root), ...referenced].reverse()
  const seen = new Set([root])
  const found: Array<HtmlElement> = []
  for (let element = open.pop(); element !== undefined; element = open.pop()) {
    if (seen.has(element)) continue
    seen.add(element)
    if (element.getAttribute("itemprop") !== null) found.push(element)
    if (!isItem(element)) open.push(...childrenOf(element).reverse())
  }
  return found
}

/** More than any honest page has. */
const maximumItems = 1000
/** Items can refer to the whole page, each of them. */
const maximumReferences = 100

/** Every item of a page's microdata, in the order of the page. */
export const microdataItems = (document: PageDocument): ReadonlyArray<StructuredItem> => {
  const roots = [...document.querySelectorAll("[itemscope]")].slice(0, maximumItems)
  if (roots.length === 0) return []
  const ids = [...document.querySelectorAll("[id]")].map(it => [it.getAttribute("id") ?? "", it] as const)
  // The first element of an id counts.
  const byId = new Map(ids.reverse())
  const items = new Map<HtmlElement, OpenItem>()
  const referring = new Set(
    roots.filter(root => root.getAttribute("itemref") !== null).slice(0, maximumReferences)
  )
  for (const root of roots) {
    const item = openItem("microdata", root.getAttribute("itemid"))
    item.types.push(...wordsOf(root, "itemtype").flatMap(termOf))
    items.set(root, item)
  }
  for (const [root, item] of items) {
    const references = referring.has(root) ? wordsOf(root, "itemref") : []
    for (const element of propertyElements(
      root,
      references.flatMap(id => byId.get(id) ?? [])
    )) {
      const value =
        items.get(element) ??
        (element.localName === "meta" ? (element.getAttribute("content") ?? "") : attributeValue(element))
      for (const property of wordsOf(element, "itemprop").flatMap(termOf)) addValue(item, property, value)
    }
  }
  return [...items.values()]
}
