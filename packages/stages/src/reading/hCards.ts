import { Option, Predicate } from "effect"
import { mf2 } from "microformats-parser"
import { addValue, openItem, type StructuredItem } from "./StructuredItem.ts"

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
  published: "datePublished",
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

const isCard = ({ type }: Microformat): boolean => type?.includes("h-card") === true

/** A card whose name is that of its organization is the organization's. */
const isOrganization = ({ type, properties }: Microformat): boolean => {
  const names = (properties.name ?? []).map(textOf)
  return type?.includes("h-org") === true || (properties.org ?? []).some(it => names.includes(textOf(it)))
}

const typesOf = (microformat: Microformat, isEmployer: boolean): ReadonlyArray<string> => {
  if (isCard(microformat)) return [isEmployer || isOrganization(microformat) ? "Organization" : "Person"]
  return microformat.type?.includes("h-entry") === true ? ["BlogPosting"] : []
}

/** Whether a page could hold a card; parsing it again for nothing would double its time. */
const maybeCard = /\b(?:h-card|vcard)\b/

/** More than any honest page has. */
const maximumItems = 500

/** Every h-card of a page, and what holds it, in the terms of schema.org. */
export const hCards = (html: string, url: string): ReadonlyArray<StructuredItem> => {
  if (!maybeCard.test(html)) return []
  const found: Array<StructuredItem> = []

  const read = (microformat: Microformat, isEmployer: boolean): StructuredItem => {
    const item = openItem("h-card", null)
    const place = openItem("h-card", null)
    found.push(item)
    item.types.push(...typesOf(microformat, isEmployer))
    for (const [name, values] of Object.entries(microformat.properties)) {
      const term = Object.hasOwn(terms, name) ? terms[name] : undefined
      for (const value of values) {
        if (isMicroformat(value)) addValue(item, term ?? name, read(value, name === "org"))
        else if (term !== undefined) {
          addValue(placeTerms.test(term) && isCard(microformat) ? place : item, term, textOf(value))
        }
      }
    }
    if (place.properties.size > 0) addValue(item, "address", place)
    for (const child of microformat.children ?? []) read(child, false)
    return item
  }

  const parsed = Option.liftThrowable(() => mf2(html, { baseUrl: url }))()
  for (const { items } of Option.toArray(parsed)) {
    for (const item of items) if (found.length < maximumItems) read(item, false)
  }
  return found
}
