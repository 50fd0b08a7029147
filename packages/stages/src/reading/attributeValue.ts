import { plainLine } from "../sources/plainText.ts"
import type { HtmlElement } from "../sources/visibleLines.ts"
import { elementText } from "./PageDocument.ts"

const addressAttribute: Readonly<Record<string, string>> = {
  a: "href",
  area: "href",
  link: "href",
  audio: "src",
  embed: "src",
  iframe: "src",
  img: "src",
  source: "src",
  track: "src",
  video: "src",
  object: "data",
  data: "value",
  meter: "value",
  time: "datetime"
}

/** What an element says as the value of a property: an address, a time or its text. */
export const attributeValue = (element: HtmlElement): string => {
  const attribute = addressAttribute[element.localName]
  const value = attribute === undefined ? null : element.getAttribute(attribute)
  return value ?? plainLine(elementText(element))
}
