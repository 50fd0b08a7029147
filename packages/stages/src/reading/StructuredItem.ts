import { isUrl } from "@prospect-research/core"
import { decodeHTML } from "entities"
import { plainLine } from "../sources/plainText.ts"
import type { StructuredPerson } from "./StructuredPerson.ts"

export type StructuredValue = string | StructuredItem

/** One thing that a page describes to machines, in the terms of schema.org, whatever syntax it stands in. */
export interface StructuredItem {
  readonly syntax: StructuredPerson["syntax"]
  /** The address that names the thing. */
  readonly id: string | null
  /** Without their vocabulary, such as `Person`. */
  readonly types: ReadonlyArray<string>
  readonly properties: ReadonlyMap<string, ReadonlyArray<StructuredValue>>
}

/** An item while its page is read: several places may describe one thing. */
export interface OpenItem extends StructuredItem {
  readonly types: Array<string>
  readonly properties: Map<string, Array<StructuredValue>>
}

export const openItem = (syntax: StructuredItem["syntax"], id: string | null): OpenItem => ({
  syntax,
  id,
  types: [],
  properties: new Map()
})

/** The items of a page as they are come upon: those with the same id are one. */
export const openItems = (syntax: StructuredItem["syntax"]) => {
  const items: Array<OpenItem> = []
  const named = new Map<string, OpenItem>()
  const itemFor = (id: string | null): OpenItem => {
    const known = id === null ? undefined : named.get(id)
    if (known !== undefined) return known
    const item = openItem(syntax, id)
    items.push(item)
    if (id !== null) named.set(id, item)
    return item
  }
  return { items, named, itemFor }
}

export const addValue = (item: OpenItem, property: string, value: StructuredValue): void => {
  const values = item.properties.get(property)
  if (values === undefined) item.properties.set(property, [value])
  else values.push(value)
}

const vocabulary = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i

/** A type or property without the vocabulary; nothing for one of another vocabulary. */
export const termOf = (name: string): ReadonlyArray<string> => {
  const term = name.trim().replace(vocabulary, "")
  return /^[A-Za-z]\w*$/.test(term) ? [term] : []
}

/** More values than any honest property has. */
const maximumValues = 50

export const valuesOf = (item: StructuredItem, property: string): ReadonlyArray<StructuredValue> =>
  (item.properties.get(property) ?? []).slice(0, maximumValues)

export const hasType = (item: StructuredItem, type: RegExp): boolean => item.types.some(it => type.test(it))

const lineTag = /<\/?(?:br|p|div|li|ul|ol|h[1-6])\b[^<>]*>/gi

/** Text in one line; sites often write markup where the vocabulary wants text. */
export const valueText = (text: string): string =>
  plainLine(decodeHTML(text.replace(lineTag, " ").replace(/<\/?[a-z][^<>]*>/gi, "")))

const isString = (value: StructuredValue): value is string => typeof value === "string"

const isAddress = (text: string): boolean => /^(?:[a-z]+:\/\/|www\.|_:|#)/i.test(text)

/** A property as texts: of items the name. Addresses are no texts. */
export const textsOf = (item: StructuredItem, property: string): ReadonlyArray<string> => {
  const texts = valuesOf(item, property).flatMap(value =>
    // Items can name each other in a circle.
    typeof value === "string" ? [value] : valuesOf(value, "name").filter(isString).slice(0, 1)
  )
  return [...new Set(texts.map(valueText))].filter(text => text !== "" && !isAddress(text))
}

/** A web address, absolute and without fragment. */
export const webAddress = (text: string, base: string): ReadonlyArray<string> => {
  const address = text.trim()
  if (address === "" || !isUrl(address, base)) return []
  const url = new URL(address, base)
  url.hash = ""
  return /^https?:$/.test(url.protocol) ? [url.href] : []
}

/** How people write addresses of profiles, which would otherwise be taken for a page of the same site. */
const schemeless = /^(?:www\.\S+\.[a-z]{2,}|(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|social)\/)/i

const addressIn = (text: string, base: string): ReadonlyArray<string> =>
  webAddress(schemeless.test(text.trim()) ? `https://${text.trim()}` : text, base)

/** A property as web addresses: of items the address or the name by which they are known. */
export const addressesOf = (item: StructuredItem, property: string, base: string): ReadonlyArray<string> => {
  const addresses = valuesOf(item, property).flatMap(value => {
    if (typeof value === "string") return addressIn(value, base)
    const own = valuesOf(value, "url").find(isString) ?? value.id
    return own === null ? [] : addressIn(own, base)
  })
  return [...new Set(addresses)]
}
