import { sameName } from "../names/relateNames.ts"
import { mostProfiles } from "../sources/readEach.ts"
import type { FoundRecord } from "./answers.ts"

const namesOf = (record: FoundRecord): ReadonlyArray<string> => [
  `${record["given-names"] ?? ""} ${record["family-names"] ?? ""}`,
  record["credit-name"] ?? "",
  ...record["other-name"]
]

/** The records of somebody of this name. */
export const sameNamed = (
  records: ReadonlyArray<FoundRecord>,
  fullName: string
): ReadonlyArray<FoundRecord> =>
  records.filter(record => namesOf(record).some(name => sameName(name, fullName)))

/** The identifiers worth reading: of the record with the prospect's email address, or else of the first few. */
export const candidatesIn = (
  records: ReadonlyArray<FoundRecord>,
  emails: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const addressed = records.filter(({ email }) => email.some(it => emails.includes(it.toLowerCase())))
  return (addressed.length > 0 ? addressed : records).map(record => record["orcid-id"]).slice(0, mostProfiles)
}
