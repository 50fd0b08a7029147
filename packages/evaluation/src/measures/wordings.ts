import { EducationEntry } from "@prospect-research/core"
import { Schema } from "effect"
import type { EducationFact } from "../World.ts"

const legalForms = /\b(?:ltd|limited|llp|llc|inc|incorporated|gmbh|sarl|plc|corp|corporation|as)$/

/** What is left when case, accents, punctuation, spacing, a first article and legal forms do not count. */
export const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replaceAll("&", " and ")
    .replaceAll(".", "")
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim()
    .replace(/^(?:the|an?) (?=.)/, "")
    .replace(legalForms, "")
    .trim()

const wordingsOf = (fact: string): ReadonlyArray<string> => fact.split(" | ").map(plain)

/** A text that says a fact in more words, as far as it says little else. */
const spareWords = 8

const saysWithin = (value: string, wording: string): boolean =>
  ` ${value} `.includes(` ${wording} `) && value.split(" ").length <= wording.split(" ").length + spareWords

/** Whether a value of a report says the fact; `loosely` lets it use more words for that. */
export const says = (value: string, fact: string, loosely: boolean): boolean => {
  const wanted = plain(value)
  return wordingsOf(fact).some(it => wanted === it || (loosely && saysWithin(wanted, it)))
}

/** Whether the fact stands in a text in one of its wordings. */
export const stands = (text: string, fact: string): boolean => {
  const whole = ` ${plain(text)} `
  return wordingsOf(fact).some(wording => whole.includes(` ${wording} `))
}

/** A report may say less of an education than is known, but nothing else. */
export const saysEducation = (entry: EducationEntry, fact: EducationFact): boolean => {
  const { institution, degree, field_of_study, graduation_year } = entry
  const fits = (said: string | null, known: string | undefined) =>
    said === null || (known !== undefined && says(said, known, true))
  const withField = `${fact.degree?.split(" | ")[0]} in ${fact.field?.split(" | ")[0]}`
  return (
    says(institution, fact.institution, false) &&
    (fits(degree, fact.degree) || (degree !== null && says(degree, withField, false))) &&
    fits(field_of_study, fact.field) &&
    (graduation_year === null || graduation_year === fact.year)
  )
}

export const isEducationEntry = Schema.is(EducationEntry)
