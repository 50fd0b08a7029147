import type { HtmlElement } from "../sources/visibleLines.ts"
import { attributeValue } from "./attributeValue.ts"
import { isElement, type PageDocument, wordsOf } from "./PageDocument.ts"
import {
  addValue,
  type OpenItem,
  openItems,
  type StructuredItem,
  type StructuredValue,
  termOf
} from "./StructuredItem.ts"

interface Scope {
  /** Whether terms without a prefix are schema.org's. */
  readonly isSchema: boolean
  readonly subject: OpenItem | undefined
}

const isSchemaTerm = (term: string): boolean => /^(?:schema:|https?:\/\/(?:www\.)?schema\.org\/)/i.test(term)

/** Every item of a page's RDFa Lite in the vocabulary of schema.org, in the order of the page. */
export const rdfaItems = (document: PageDocument): ReadonlyArray<StructuredItem> => {
  const { items, itemFor } = openItems("rdfa")

  const literalOf = (element: HtmlElement): StructuredValue => {
    const resource = element.getAttribute("resource")
    if (resource !== null) return itemFor(resource)
    return element.getAttribute("content") ?? attributeValue(element)
  }

  const visit = (element: HtmlElement, outer: Scope): void => {
    const vocabulary = element.getAttribute("vocab")
    const isSchema = vocabulary === null ? outer.isSchema : /\bschema\.org\b/i.test(vocabulary)
    const terms = (attribute: string) =>
      wordsOf(element, attribute)
        .filter(term => isSchema || isSchemaTerm(term))
        .flatMap(termOf)
    const [types, properties] = [terms("typeof"), terms("property")]
    const id = element.getAttribute("resource") ?? element.getAttribute("about")
    let { subject } = outer
    if (types.length > 0) {
      const item = itemFor(id ?? element.getAttribute("href"))
      item.types.push(...types.filter(type => !item.types.includes(type)))
      if (subject !== undefined) for (const property of properties) addValue(subject, property, item)
      subject = item
    } else if (properties.length > 0) {
      const value = subject === undefined ? undefined : literalOf(element)
      if (subject !== undefined && value !== undefined) {
        for (const property of properties) addValue(subject, property, value)
      }
    } else if (id !== null) {
      subject = itemFor(id)
    }
    for (const child of element.childNodes) if (isElement(child)) visit(child, { isSchema, subject })
  }

  if ([...document.querySelectorAll("[typeof]")].length === 0) return []
  visit(document.documentElement, { isSchema: false, subject: undefined })
  return items.filter(({ types, properties }) => types.length > 0 || properties.size > 0)
}
