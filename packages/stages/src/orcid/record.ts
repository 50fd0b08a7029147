import type { Handle } from "@prospect-research/core"
import { Option } from "effect"
import { byDate, publicationLine } from "../crossref/publication.ts"
import { bioClaims } from "../extraction/bio.ts"
import { plainLine } from "../sources/plainText.ts"
import { linkHandle, profileClaims } from "../sources/profileAddress.ts"
import { dateOf, educationLine, employmentLines, membershipLine, titledLine } from "./affiliations.ts"
import type { Affiliation, Person, Works } from "./answers.ts"
import { type StatedLine, statedFact, statedLine } from "./StatedLine.ts"

/** What a record holds; parts that could not be had are empty. */
export interface OrcidRecord {
  readonly id: string
  readonly person: Person
  readonly employments: ReadonlyArray<Affiliation>
  readonly educations: ReadonlyArray<Affiliation>
  readonly qualifications: ReadonlyArray<Affiliation>
  readonly memberships: ReadonlyArray<Affiliation>
  readonly distinctions: ReadonlyArray<Affiliation>
  readonly works: Works["group"]
}

/** Records list all of a life's works. */
const mostWorks = 20

export const nameOf = ({ name }: Person): string => {
  const [given = "", family = ""] = [name?.["given-names"]?.value, name?.["family-name"]?.value]
  return plainLine(name?.["credit-name"]?.value ?? `${given} ${family}`)
}

const workLines = (works: OrcidRecord["works"]): ReadonlyArray<StatedLine> =>
  works
    .flatMap(group => group["work-summary"].slice(0, 1))
    .map(work => ({
      title: work.title?.title?.value ?? "",
      venue: work["journal-title"]?.value ?? null,
      date: dateOf(work["publication-date"])
    }))
    .sort(byDate)
    .slice(0, mostWorks)
    .flatMap(publicationLine)

const biographyLine = ({ biography }: Person): ReadonlyArray<StatedLine> => {
  const content = plainLine(biography?.content ?? "")
  return content === "" ? [] : [{ text: `biography: ${content}`, claims: bioClaims(content) }]
}

const addressesOf = (person: Person) =>
  (person["researcher-urls"]?.["researcher-url"] ?? []).flatMap(link => {
    const address = link.url?.value ?? ""
    const label = plainLine(link["url-name"] ?? "") || "link"
    const line = statedLine(`link: ${label} ${address}`)
    return Option.toArray(linkHandle(address, label)).map(handle => ({
      handle,
      line: { ...line, claims: profileClaims(address, line.text) }
    }))
  })

/** Addresses that the record shows, as far as they are the prospect's: nobody else's is kept. */
const emailsOf = ({ emails }: Person, ours: ReadonlyArray<string>): ReadonlyArray<string> =>
  (emails?.email ?? [])
    .map(({ email }) => plainLine(email ?? "").toLowerCase())
    .filter(email => ours.includes(email))

export const recordLines = (
  { person, ...record }: OrcidRecord,
  ourEmails: ReadonlyArray<string>
): ReadonlyArray<StatedLine> => [
  ...statedFact("name", nameOf(person), "name"),
  ...(person["other-names"]?.["other-name"] ?? []).flatMap(({ content }) =>
    statedFact("also known as", content)
  ),
  ...emailsOf(person, ourEmails).flatMap(email => statedFact("email", email)),
  ...biographyLine(person),
  ...(person.addresses?.address ?? []).flatMap(({ country }) => statedFact("country", country?.value)),
  ...employmentLines(record.employments),
  ...record.educations.map(educationLine),
  ...record.qualifications.map(titledLine("qualification", "education.certifications")),
  ...record.memberships.map(membershipLine),
  ...record.distinctions.map(titledLine("distinction", "professional.achievements")),
  ...(person.keywords?.keyword ?? []).flatMap(({ content }) =>
    statedFact("keyword", content, "professional.skills")
  ),
  ...addressesOf(person).map(({ line }) => line),
  ...workLines(record.works)
]

export const recordHandles = (
  { id, person }: OrcidRecord,
  ourEmails: ReadonlyArray<string>
): ReadonlyArray<Omit<Handle, "document">> => [
  { kind: "orcid", value: id },
  ...(nameOf(person).includes(" ") ? [{ kind: "name" as const, value: nameOf(person) }] : []),
  ...emailsOf(person, ourEmails).map(value => ({ kind: "email" as const, value })),
  ...addressesOf(person).map(({ handle }) => handle)
]
