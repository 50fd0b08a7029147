import {
  comparable,
  type EducationEntry,
  type Evidence,
  type IntelligenceReport,
  tellingsOf
} from "@prospect-research/core"
import type { Facts } from "../World.ts"
import { areOnePlace } from "./regionNames.ts"
import { isEducationEntry, says, saysEducation } from "./wordings.ts"

export type Field = keyof Facts
export type Value = string | EducationEntry
export type Fact = string | NonNullable<Facts["education"]>[number]

/** Fields of the facts, as this evaluation names those of the report, with the lists in which one thing may stand. */
export const fields: ReadonlyArray<Field> = [
  "title",
  "company",
  "location",
  "industry",
  "skills",
  "achievements",
  "interests",
  "hobbies",
  "sports_teams",
  "causes",
  "memberships",
  "education",
  "certifications",
  "pets",
  "linkedin",
  "linkedin_bio",
  "twitter",
  "twitter_bio"
]

/** What a report says in a field. Prose about posts is no value: what it rests on is checked by its quotes. */
export const valuesOf = (
  { professional, personal, education, family, social_media }: IntelligenceReport,
  field: Field
): ReadonlyArray<Value> => {
  const single = (value: string | null) => (value === null ? [] : [value])
  switch (field) {
    case "title":
      return single(professional.current_title)
    case "company":
      return single(professional.current_company)
    case "location":
      return single(professional.current_location)
    case "industry":
      return single(professional.industry)
    case "skills":
      return professional.skills
    case "achievements":
      return professional.achievements
    case "interests":
      return personal.interests
    case "hobbies":
      return personal.hobbies
    case "sports_teams":
      return personal.sports_teams
    case "causes":
      return personal.causes
    case "memberships":
      return personal.memberships
    case "education":
      return education.entries
    case "certifications":
      return education.certifications
    case "pets":
      return family.pets
    case "linkedin":
      return single(social_media.linkedin.url)
    case "linkedin_bio":
      return single(social_media.linkedin.bio)
    case "twitter":
      return single(social_media.twitter.url)
    case "twitter_bio":
      return single(social_media.twitter.bio)
  }
}

/** The facts of a field; none where the person's pages say nothing. */
export const factsOf = (facts: Facts | undefined, field: Field): ReadonlyArray<Fact> => {
  const known = facts?.[field]
  if (known === undefined) return []
  return typeof known === "string" ? [known] : known
}

const exactFields: ReadonlyArray<Field> = ["title", "company", "location", "skills", "linkedin", "twitter"]

export const agrees = (field: Field, value: Value, fact: Fact): boolean => {
  if (typeof fact !== "string") return isEducationEntry(value) && saysEducation(value, fact)
  if (typeof value !== "string") return false
  // `fr.linkedin.com` and `www.linkedin.com` are one site.
  if (field === "linkedin") {
    const url = "social_media.linkedin.url"
    return fact.split(" | ").some(it => comparable(url, it) === comparable(url, value))
  }
  if (field === "location" && fact.split(" | ").some(place => areOnePlace(value, place))) return true
  // Where a report says `climbing`, its reader knows that somebody climbs.
  const told = field === "hobbies" ? tellingsOf(value) : []
  return [value, ...told].some(it => says(it, fact, !exactFields.includes(field)))
}

export const spell = (value: Value | Fact): string =>
  typeof value === "string"
    ? value
    : Object.values(value)
        .filter(part => part !== null)
        .join(", ")

const pathOf: Readonly<Record<Field, string>> = {
  title: "professional.current_title",
  company: "professional.current_company",
  location: "professional.current_location",
  industry: "professional.industry",
  skills: "professional.skills",
  achievements: "professional.achievements",
  interests: "personal.interests",
  hobbies: "personal.hobbies",
  sports_teams: "personal.sports_teams",
  causes: "personal.causes",
  memberships: "personal.memberships",
  education: "education.entries",
  certifications: "education.certifications",
  pets: "family.pets",
  linkedin: "social_media.linkedin.url",
  linkedin_bio: "social_media.linkedin.bio",
  twitter: "social_media.twitter.url",
  twitter_bio: "social_media.twitter.bio"
}

/** What a value of a report rests on. */
export const basisOf = ({ basis }: Evidence, field: Field, value: Value): Evidence["basis"] => {
  const wanted = JSON.stringify(value)
  return basis.filter(it => it.field.startsWith(pathOf[field]) && JSON.stringify(it.value) === wanted)
}

/** The documents that a value of a report rests on. */
export const documentsOf = (evidence: Evidence, field: Field, value: Value): Evidence["documents"] => {
  const { claims, documents } = evidence
  const cited = new Set(basisOf(evidence, field, value).flatMap(it => it.claims))
  const stating = new Set(claims.filter(({ id }) => cited.has(id)).map(({ document }) => document))
  return documents.filter(({ id }) => stating.has(id))
}
