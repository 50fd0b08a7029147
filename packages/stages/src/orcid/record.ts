import type { StageOutput } from "@prospect-research/core"
import { Option } from "effect"
import type { Wanted } from "../extraction/Wanted.ts"
import { nameHandles } from "../sources/fullName.ts"
import { plainLine } from "../sources/plainText.ts"
import { linkHandle, type ProfileHandle } from "../sources/profileAddress.ts"
import { statedBio, statedLink, statedName } from "../sources/profileLines.ts"
import { statedPublications } from "../sources/publication.ts"
import { type StatedLine, stateDocument, statedFact } from "../sources/StatedLine.ts"
import { dateOf, educationLine, employmentLines, membershipLine, titledLine } from "./affiliations.ts"
import type { Affiliation, Person, Works } from "./answers.ts"

/** What a record holds; parts that could not be had are empty. */
export interface OrcidRecord {
  readonly url: string
  readonly fetchedAt: string
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

const nameOf = ({ name }: Person): string => {
  const [given = "", family = ""] = [name?.["given-names"]?.value, name?.["family-name"]?.value]
  return plainLine(name?.["credit-name"]?.value ?? `${given} ${family}`)
}

const workLines = (works: OrcidRecord["works"]): ReadonlyArray<StatedLine> =>
  statedPublications(
    works
      .flatMap(group => group["work-summary"].slice(0, 1))
      .map(work => ({
        title: work.title?.title?.value ?? "",
        venue: work["journal-title"]?.value ?? null,
        date: dateOf(work["publication-date"])
      }))
  ).slice(0, mostWorks)

const addressesOf = (person: Person) =>
  (person["researcher-urls"]?.["researcher-url"] ?? []).flatMap(link => {
    const address = link.url?.value ?? ""
    const label = plainLine(link["url-name"] ?? "") || "link"
    return Option.toArray(linkHandle(address, label)).map(handle => ({
      handle,
      line: statedLink(`link: ${label} ${address}`, address)
    }))
  })

/** Addresses that the record shows, as far as they are the prospect's: nobody else's is kept. */
const emailsOf = ({ emails }: Person, wanted: Wanted): ReadonlyArray<string> =>
  (emails?.email ?? [])
    .map(({ email }) => plainLine(email ?? "").toLowerCase())
    .filter(email => wanted.emails.includes(email))

const linesOf = ({ person, ...record }: OrcidRecord, wanted: Wanted): ReadonlyArray<StatedLine> => [
  ...statedName("name", nameOf(person)),
  ...(person["other-names"]?.["other-name"] ?? []).flatMap(({ content }) =>
    statedFact("also known as", content)
  ),
  ...emailsOf(person, wanted).flatMap(email => statedFact("email", email)),
  ...statedBio("biography", person.biography?.content),
  ...(person.addresses?.address ?? []).flatMap(({ country }) => statedFact("country", country?.value)),
  ...employmentLines(record.employments, wanted),
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

const handlesOf = ({ id, person }: OrcidRecord, wanted: Wanted): ReadonlyArray<ProfileHandle> => [
  { kind: "orcid", value: id },
  ...nameHandles(nameOf(person)),
  ...emailsOf(person, wanted).map(value => ({ kind: "email" as const, value })),
  ...addressesOf(person).map(({ handle }) => handle)
]

/** The record as a document, and what it says. Of email addresses it keeps the prospect's. */
export const readingOf = (record: OrcidRecord, wanted: Wanted): Partial<StageOutput> => {
  const { url, fetchedAt, id, person } = record
  return stateDocument(
    {
      source: "orcid",
      source_class: "registry",
      url,
      page_url: `https://orcid.org/${encodeURIComponent(id)}`,
      fetched_at: fetchedAt,
      published_at: null,
      title: nameOf(person) || id
    },
    linesOf(record, wanted),
    handlesOf(record, wanted)
  )
}
