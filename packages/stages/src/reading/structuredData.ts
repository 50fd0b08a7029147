import { hCards } from "./hCards.ts"
import { jsonLdItems } from "./jsonLdItems.ts"
import type { Metadata } from "./metadata.ts"
import { microdataItems } from "./microdataItems.ts"
import { openGraphProfile } from "./openGraphProfile.ts"
import { isFlat, type PageDocument } from "./PageDocument.ts"
import { organizationOf, personOf, personType } from "./people.ts"
import { rdfaItems } from "./rdfaItems.ts"
import { addressesOf, hasType, type StructuredItem, textsOf } from "./StructuredItem.ts"
import type { StructuredOrganization } from "./StructuredOrganization.ts"
import type { StructuredPerson } from "./StructuredPerson.ts"

export interface StructuredData {
  /** In the order of the page, syntax by syntax. */
  readonly items: ReadonlyArray<StructuredItem>
  /** Items that are no property of another one. */
  readonly roots: ReadonlyArray<StructuredItem>
  readonly people: ReadonlyArray<StructuredPerson>
  readonly organizations: ReadonlyArray<StructuredOrganization>
}

interface Use {
  readonly by: StructuredItem
  readonly property: string
}

type Uses = ReadonlyMap<StructuredItem, ReadonlyArray<Use>>

const usesOf = (items: ReadonlyArray<StructuredItem>): Uses => {
  const uses = new Map<StructuredItem, Array<Use>>()
  for (const by of items) {
    for (const [property, values] of by.properties) {
      for (const value of values) {
        if (typeof value === "string" || value === by) continue
        const known = uses.get(value)
        if (known === undefined) uses.set(value, [{ by, property }])
        else known.push({ by, property })
      }
    }
  }
  return uses
}

/** Pages and sites belong to the person by these properties; by `author`, only what is written there does. */
const owning = /^(?:mainEntity|about|publisher|copyrightHolder|mainEntityOfPage)$/
const pageType = /^(?:\w*Page|WebSite)$/

const isMain = (item: StructuredItem, uses: Uses): boolean =>
  (uses.get(item) ?? []).some(
    ({ by, property }) =>
      property === "mainEntity" && by.types.some(type => pageType.test(type)) && !hasType(by, /^QAPage$/)
  )

const isOnlyOwned = (item: StructuredItem, uses: Uses): boolean =>
  (uses.get(item) ?? []).every(
    ({ by, property }) => owning.test(property) && by.types.some(it => pageType.test(it))
  )

const comparable = (address: string): string =>
  address
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/\/$/, "")
    .toLowerCase()

/** The card that speaks for the page: the one that has its address, or one that `rel="me"` confirms. */
const representativeCard = (
  cards: ReadonlyArray<StructuredItem>,
  url: string,
  relMe: ReadonlyArray<string>
): StructuredItem | undefined => {
  const persons = cards.filter(card => hasType(card, personType))
  const addresses = (it: StructuredItem) => addressesOf(it, "url", url)
  const here = persons.filter(it => addresses(it).some(own => comparable(own) === comparable(url)))
  const confirmed = new Set(relMe)
  return here.length > 0
    ? here.find(() => here.length === 1)
    : persons.find(it => addresses(it).some(own => confirmed.has(own)))
}

/** What an organization says of a person, as the person's own property. */
const inverses: Readonly<Record<string, string>> = {
  employee: "worksFor",
  employees: "worksFor",
  member: "memberOf",
  members: "memberOf",
  alumni: "alumniOf"
}

const withInverses = (item: StructuredItem, uses: Uses): StructuredItem => {
  const said = (uses.get(item) ?? []).flatMap(({ by, property }) => {
    const inverse = Object.hasOwn(inverses, property) ? inverses[property] : undefined
    return inverse === undefined ? [] : [[inverse, by] as const]
  })
  if (said.length === 0) return item
  const properties = new Map(item.properties)
  for (const [property, by] of said) properties.set(property, [...(properties.get(property) ?? []), by])
  return { ...item, properties }
}

export interface StructuredSource {
  readonly html: string
  readonly url: string
  readonly metadata: Metadata
  /** Addresses that the page links with `rel="me"`. */
  readonly relMe: ReadonlyArray<string>
}

/** Everything that a page at `url` describes to machines, in whatever syntax. */
export const readStructuredData = (
  document: PageDocument,
  { html, url, metadata, relMe }: StructuredSource
): StructuredData => {
  const scripts = [...document.querySelectorAll("script")].filter(it =>
    /^\s*application\/ld\+json/i.test(it.getAttribute("type") ?? "")
  )
  const isMarkupRead = isFlat(document)
  const cards = isMarkupRead ? hCards(html, url) : []
  const items = [
    ...jsonLdItems(scripts.map(it => it.textContent ?? "")),
    ...(isMarkupRead ? [...microdataItems(document), ...rdfaItems(document)] : []),
    ...openGraphProfile(metadata),
    ...cards
  ]
  const uses = usesOf(items)
  const persons = items.filter(item => hasType(item, personType))
  const names = new Set(persons.flatMap(it => textsOf(it, "name").slice(0, 1)))
  const isOnly = names.size === 1 && persons.every(it => isOnlyOwned(it, uses))
  const representative = representativeCard(cards, url, relMe)
  const isMainEntity = (item: StructuredItem): boolean =>
    isMain(item, uses) || item === representative || isOnly
  return {
    items,
    roots: items.filter(item => !uses.has(item)),
    people: persons.flatMap(item => personOf(withInverses(item, uses), url, isMainEntity(item))),
    organizations: items.flatMap(item => organizationOf(item, url))
  }
}
