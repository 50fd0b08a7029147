import type { Metadata } from "./metadata.ts"
import { addValue, openItem, type StructuredItem } from "./StructuredItem.ts"

/** The person of an OpenGraph profile, which is RDFa; its title often is more than a name. */
export const openGraphProfile = (metadata: Metadata): ReadonlyArray<StructuredItem> => {
  const given = metadata.get("profile:first_name")
  const family = metadata.get("profile:last_name")
  if (metadata.get("og:type")?.toLowerCase() !== "profile" || given === undefined || family === undefined) {
    return []
  }
  const page = openItem("rdfa", null)
  const person = openItem("rdfa", null)
  const url = metadata.get("og:url")
  page.types.push("ProfilePage")
  addValue(page, "mainEntity", person)
  person.types.push("Person")
  addValue(person, "name", `${given} ${family}`)
  if (url !== undefined) addValue(person, "url", url)
  return [page, person]
}
