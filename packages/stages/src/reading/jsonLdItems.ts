import { Option, Predicate } from "effect"
import {
  addValue,
  type OpenItem,
  openItems,
  type StructuredItem,
  type StructuredValue,
  termOf
} from "./StructuredItem.ts"

/** More nodes, and deeper, than any honest page has. */
const maximumNodes = 5000
const maximumDepth = 40

const parse = (text: string): Option.Option<unknown> =>
  Option.liftThrowable((): unknown => JSON.parse(text))()

/** Sites wrap their JSON in comments, break lines inside of texts and leave commas behind. */
const parseSloppy = (block: string): Option.Option<unknown> => {
  const text = block
    .trim()
    .replace(/^(?:<!--|(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?)/, "")
    .replace(/(?:-->|\]\]>(?:\*\/)?)$/, "")
    .trim()
    .replace(/(?:\/\/|\/\*|;)$/, "")
  return parse(text).pipe(
    Option.orElse(() => parse(text.replace(/\p{Cc}+/gu, " ").replace(/,(\s*[}\]])/g, "$1")))
  )
}

const listOf = (value: unknown): ReadonlyArray<unknown> =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

const isLanguageMap = (value: Readonly<Record<string, unknown>>): boolean => {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every(key => /^(?:[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*|@none)$/.test(key))
}

/** Properties that hold addresses, which therefore name no item of the page. */
const addressProperties = new Set(["url", "sameAs", "image", "logo"])

/** Every node of a page's JSON-LD, in the order of the page; nodes with the same `@id` are one item. */
export const jsonLdItems = (blocks: ReadonlyArray<string>): ReadonlyArray<StructuredItem> => {
  const { items, itemFor, named } = openItems("json-ld")

  const readNode = (node: Readonly<Record<string, unknown>>, depth: number): OpenItem => {
    const id = node["@id"]
    const item = itemFor(Predicate.isString(id) ? id : null)
    const types = listOf(node["@type"]).filter(Predicate.isString).flatMap(termOf)
    item.types.push(...types.filter(type => !item.types.includes(type)))
    for (const [name, value] of Object.entries(node)) {
      if (name === "@graph") readValue(value, depth + 1)
      for (const property of name.startsWith("@") ? [] : termOf(name)) {
        for (const read of readValue(value, depth + 1)) addValue(item, property, read)
      }
    }
    return item
  }

  const readValue = (value: unknown, depth: number): ReadonlyArray<StructuredValue> => {
    if (Predicate.isString(value)) return [value]
    if (Predicate.isNumber(value)) return [String(value)]
    if (depth > maximumDepth || items.length >= maximumNodes) return []
    if (Array.isArray(value)) {
      return value.slice(0, maximumNodes).flatMap(element => readValue(element, depth + 1))
    }
    if (!Predicate.isRecord(value)) return []
    const held = value["@value"] ?? value["@list"] ?? value["@set"]
    if (held !== undefined) return readValue(held, depth + 1)
    if (isLanguageMap(value)) return Object.values(value).flatMap(it => readValue(it, depth + 1))
    return [readNode(value, depth)]
  }

  for (const block of blocks) Option.map(parseSloppy(block), value => readValue(value, 0))
  for (const item of items) {
    for (const [property, values] of item.properties) {
      if (addressProperties.has(property)) continue
      item.properties.set(
        property,
        values.map(value => (Predicate.isString(value) ? (named.get(value) ?? value) : value))
      )
    }
  }
  return items
}
