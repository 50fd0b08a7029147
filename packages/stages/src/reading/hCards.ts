import { Option, Predicate } from "effect"
import { mf2 } from "microformats-parser"
import { addValue, openItem, type StructuredItem, type StructuredValue } from "./StructuredItem.ts"

type Microformat = ReturnType<typeof mf2>["items"][number]
type Property = Microformat["properties"][string][number]

/** What properties of an h-card are called by schema.org. */
const terms: Readonly<Record<string, string>> = {
  name: "name",
  "given-name": "givenName",
  "family-name": "familyName",
  "job-title": "jobTitle",
  role: "jobTitle",
  org: "worksFor",
  email: "email",
  url: "url",
  uid: "url",
  note: "description",
  category: "knowsAbout",
  adr: "address",
  locality: "addressLocality",
  region: "addressRegion",
  "country-name": "addressCountry"
}

const placeTerms = /^address[LRC]/

const textOf = (property: Property): string =>
  Predicate.isString(property) ? property : Predicate.isString(property.value) ? property.value : ""

const isMicroformat = (property: Property): property is Microformat =>
  Predicate.isRecord(property) && "properties" in property

const itemOf = (card: Microformat, isEmployer: boolean): StructuredItem => {
  const item = openItem("h-card", null)
  const place = openItem("h-card", null)
  for (const [name, values] of Object.entries(card.properties)) {
    const term = Object.hasOwn(terms, name) ? terms[name] : undefined
    if (term === undefined) continue
    for (const value of values) {
      const read: StructuredValue = isMicroformat(value) ? itemOf(value, name === "org") : textOf(value)
      addValue(placeTerms.test(term) && isCard(card) ? place : item, term, read)
    }
  }
  if (place.properties.size > 0) addValue(item, "address", place)
  if (isCard(card)) item.types.push(isEmployer || isOrganization(card) ? "Organization" : "Person")
  return item
}

const isCard = ({ type }: Microformat): boolean => type?.includes("h-card") === true

/** A card whose name is that of its organization is the organization's. */
const isOrganization = ({ type, properties }: Microformat): boolean => {
  const names = (properties.name ?? []).map(textOf)
  return type?.includes("h-org") === true || (properties.org ?? []).some(it => names.includes(textOf(it)))
}

/** Whether a page could hold a card; parsing it again for nothing would double its time. */
const maybeCard = /\b(?:h-card|vcard)\b/

/** Every h-card of a page, also those inside of others, in the terms of schema.org. */
export const hCards = (html: string, url: string): ReadonlyArray<StructuredItem> => {
  if (!maybeCard.test(html)) return []
  const parsed = Option.liftThrowable(() => mf2(html, { baseUrl: url }))()
  const found: Array<StructuredItem> = []
  const visit = (microformat: Microformat, isEmployer: boolean): void => {
    if (isCard(microformat)) found.push(itemOf(microformat, isEmployer))
    for (const [name, values] of Object.entries(microformat.properties)) {
      for (const value of values) if (isMicroformat(value)) visit(value, name === "org")
    }
    for (const child of microformat.children ?? []) visit(child, false)
  }
  for (const { items } of Option.toArray(parsed)) for (const item of items) visit(item, false)
  return found
}
