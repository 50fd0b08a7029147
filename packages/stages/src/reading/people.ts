import {
  addressesOf,
  hasType,
  type StructuredItem,
  type StructuredValue,
  textsOf,
  valuesOf,
  valueText
} from "./StructuredItem.ts"
import type { StructuredOrganization } from "./StructuredOrganization.ts"
import type { StructuredPerson } from "./StructuredPerson.ts"

export const personType = /^Person$/
export const organizationType =
  /^(?:\w*Organization|Corporation|Airline|Consortium|Cooperative|NGO|\w+Business|CollegeOrUniversity|\w*School|Preschool|Hospital|ResearchProject|\w*LibrarySystem|\w*Team|\w*Group|Attorney|LegalService|FinancialService|Restaurant|Store|\w+Store|FundingScheme|PoliticalParty|WorkersUnion|Notary|Dentist|Physician|LodgingBusiness|Hotel|RealEstateAgent|TravelAgency|EmploymentAgency|Library)$/

const roleType = /^(?:\w*Role)$/
const namedPlace = /^(?:City|State|Country|AdministrativeArea)$/

const isItem = (value: StructuredValue): value is StructuredItem => typeof value !== "string"

/** A role stands between a property and its value; a role that has ended is no role any more. */
const throughRoles = (item: StructuredItem, property: string): StructuredItem => {
  const values = valuesOf(item, property).flatMap(value => {
    if (!isItem(value) || !hasType(value, roleType)) return [value]
    return value.properties.has("endDate") && property !== "alumniOf" ? [] : valuesOf(value, property)
  })
  return { ...item, properties: new Map([[property, values]]) }
}

const namesOf = (item: StructuredItem, property: string): ReadonlyArray<string> =>
  textsOf(throughRoles(item, property), property)

const roleNames = (item: StructuredItem, property: string): ReadonlyArray<string> =>
  valuesOf(item, property).flatMap(value =>
    isItem(value) && hasType(value, roleType) && !value.properties.has("endDate")
      ? [...textsOf(value, "roleName"), ...textsOf(value, "namedPosition")]
      : []
  )

const distinct = (values: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(values)]

const nameOf = (item: StructuredItem): string | undefined => {
  const [given, family] = [textsOf(item, "givenName")[0], textsOf(item, "familyName")[0]]
  const whole = given === undefined || family === undefined ? undefined : `${given} ${family}`
  const name = textsOf(item, "name")[0] ?? whole ?? textsOf(item, "legalName")[0]
  return name !== undefined && name.length <= 200 && /\p{L}/u.test(name) ? name : undefined
}

const emailsOf = (item: StructuredItem): ReadonlyArray<string> =>
  distinct(
    valuesOf(item, "email").flatMap(value => {
      const email = isItem(value)
        ? ""
        : valueText(value)
            .replace(/^mailto:|\?.*$/gi, "")
            .toLowerCase()
      return /^[^@\s/:]+@[^@\s/:]+\.[^@\s/:]+$/.test(email) ? [email] : []
    })
  )

/** Where a site writes a town in words alone: `workLocation: "Leeds"`, or the address of a place. What has digits is a whole address. */
const placeInWords = (text: string): ReadonlyArray<string> =>
  text.trim() === "" || /\d/.test(text) || text.length > 60 ? [] : [text.trim()]

const placeOf = (place: StructuredItem): ReadonlyArray<string> => {
  const address = valuesOf(place, "address").find(isItem) ?? place
  const parts = ["addressLocality", "addressRegion", "addressCountry"].flatMap(part =>
    textsOf(address, part).slice(0, 1)
  )
  if (parts.length > 0) return [parts.join(", ")]
  return hasType(place, namedPlace)
    ? textsOf(place, "name").slice(0, 1)
    : textsOf(place, "address").slice(0, 1).flatMap(placeInWords)
}

const locationsOf = (item: StructuredItem, properties: ReadonlyArray<string>): ReadonlyArray<string> =>
  distinct(
    properties.flatMap(property =>
      valuesOf(item, property).flatMap(value =>
        isItem(value) ? placeOf(value) : property === "workLocation" ? placeInWords(valueText(value)) : []
      )
    )
  )

const addresses = (item: StructuredItem, property: string, base: string) => addressesOf(item, property, base)

export const personOf = (
  item: StructuredItem,
  base: string,
  isMainEntity: boolean
): ReadonlyArray<StructuredPerson> => {
  const name = nameOf(item)
  if (name === undefined || !hasType(item, personType)) return []
  return [
    {
      syntax: item.syntax,
      name,
      jobTitles: distinct([
        ...namesOf(item, "jobTitle"),
        ...roleNames(item, "worksFor"),
        ...roleNames(item, "hasOccupation"),
        ...namesOf(item, "hasOccupation")
      ]),
      worksFor: namesOf(item, "worksFor"),
      emails: emailsOf(item),
      urls: addresses(item, "url", base),
      sameAs: addresses(item, "sameAs", base),
      locations: locationsOf(item, ["workLocation", "address", "homeLocation"]),
      alumniOf: namesOf(item, "alumniOf"),
      knowsAbout: namesOf(item, "knowsAbout"),
      awards: distinct([...textsOf(item, "award"), ...textsOf(item, "awards")]),
      memberOf: distinct([...namesOf(item, "memberOf"), ...namesOf(item, "affiliation")]),
      description: textsOf(item, "description")[0] ?? textsOf(item, "disambiguatingDescription")[0] ?? null,
      isMainEntity
    }
  ]
}

export const organizationOf = (item: StructuredItem, base: string): ReadonlyArray<StructuredOrganization> => {
  const name = nameOf(item)
  if (name === undefined || hasType(item, personType) || !hasType(item, organizationType)) return []
  return [
    {
      syntax: item.syntax,
      name,
      urls: addresses(item, "url", base),
      sameAs: addresses(item, "sameAs", base),
      industry: textsOf(item, "industry")[0] ?? null,
      description: textsOf(item, "description")[0] ?? null,
      locations: locationsOf(item, ["address", "location"])
    }
  ]
}
