import type { Claim } from "../domain/Claim.ts"
import type { Confidence } from "../domain/IntelligenceReport.ts"
import type { Draft } from "../domain/StageOutput.ts"
import type { StrongStatement } from "./assemble.ts"
import { weakest } from "./confidence.ts"
import { isMonthName, spellings } from "./dates.ts"
import { fold, foldCase, occursWhole } from "./fold.ts"
import { findSensitive } from "./sensitive.ts"

/** Bounds of an opening line, in words. */
export const openingLineWords = { least: 12, most: 40 }

/** Flattery, clichés and hints that somebody has been watched. */
const unwelcome =
  /\b(?:i hope|hope this|hope you|reaching out|touch base|pick your brain|quick question|just wanted|circle back|synerg\w+|impress\w+|amazing|incredible|awesome|inspir\w+|fascinat\w+|brilliant|love what|huge fan|big fan|thought leader|rock ?star|game.?chang\w+|congratulations on your success|i (?:noticed|saw) (?:that )?you (?:visited|viewed|opened|clicked|downloaded)|tracking|stalk\w+)\b/i

/** Words that begin sentences and name nobody. */
const plainStarts = new Set(
  "a an and are as at but by did do does for from had has have here how if in is it its many most my no not of on one or our should so still that the their then there these they this those to was were what when where which while who why will with would you your since after before during looking reading".split(
    " "
  )
)

const properNoun = /^(?:\p{Lu}[\p{L}\p{M}'’-]*|\p{L}*\p{Ll}\p{Lu}\p{L}*)$/u

/** What a text may not simply say: names and numbers. Sentence starts count unless they are plain words. */
export const factsIn = (text: string): ReadonlyArray<string> => {
  const words = fold(text).match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'+#./&-]*/gu) ?? []
  return words
    .map(word => word.replace(/[.'&/-]+$/u, "").replace(/'s$/u, ""))
    .filter(word => {
      if (word === "I" || isMonthName(word)) return false
      if (/\p{N}/u.test(word)) return true
      return properNoun.test(word) && !plainStarts.has(word.toLowerCase())
    })
}

const textsOf = ({ value, quote }: Claim): ReadonlyArray<string> => {
  const values = typeof value === "object" ? Object.values(value) : [value]
  const dates =
    typeof value === "object" && "kind" in value && value.date !== null ? spellings(value.date) : []
  return [quote, ...values.map(it => String(it ?? "")), ...dates]
}

/** Whether every name, number and date of a text stands in a cited claim. */
export const isGrounded = (text: string, claims: ReadonlyArray<Claim>): boolean => {
  const evidence = claims.flatMap(textsOf).map(foldCase)
  const occurs = (part: string) => evidence.some(it => occursWhole(foldCase(part), it))
  const monthsNamed = (fold(text).match(/\p{Lu}\p{Ll}+/gu) ?? []).filter(isMonthName)
  return [...factsIn(text), ...monthsNamed.filter(month => month !== "May" && month !== "March")].every(
    occurs
  )
}

const wordCount = (text: string): number => text.trim().split(/\s+/).length

const isAcceptable = (text: string): boolean =>
  text.trim() !== "" &&
  !unwelcome.test(text) &&
  !/https?:|www\./i.test(text) &&
  findSensitive(text, "mention").length === 0

/** What a draft may cite: statements whose documents are surely the prospect's, by claim id. */
export type Citable = ReadonlyMap<string, StrongStatement>

interface Cited {
  readonly claims: ReadonlyArray<Claim>
  readonly confidence: Confidence
}

/** The cited claims, if there are any and every one may be cited. */
const cite = (ids: ReadonlyArray<string>, citable: Citable): Cited | null => {
  const statements = ids.flatMap(id => citable.get(id) ?? [])
  if (ids.length === 0 || statements.length < ids.length) return null
  const claims = statements.flatMap(statement => statement.claims.filter(claim => ids.includes(claim.id)))
  return { claims, confidence: weakest(statements.map(statement => statement.confidence)) }
}

type DraftIcebreaker = Draft["icebreakers"][number]

/** The icebreaker with the confidence that its claims give it, or nothing when anything in it does not hold. */
export const checkIcebreaker = (draft: DraftIcebreaker, citable: Citable): DraftIcebreaker | null => {
  const cited = cite(draft.claims, citable)
  const words = wordCount(draft.opening_line)
  if (cited === null || words < openingLineWords.least || words > openingLineWords.most) return null
  const texts = [draft.opening_line, draft.angle, draft.why_effective]
  return texts.every(text => isAcceptable(text) && isGrounded(text, cited.claims))
    ? { ...draft, confidence: cited.confidence }
    : null
}

/** A text of advice: without claims it may name nobody and nothing. */
export const checkAdvice = (
  { text, claims }: Draft["best_approach"],
  citable: Citable
): {
  readonly text: string
  readonly confidence: Confidence
  readonly claims: ReadonlyArray<string>
} | null => {
  const cited = claims.length === 0 ? { claims: [], confidence: "LOW" as const } : cite(claims, citable)
  return cited !== null && isAcceptable(text) && isGrounded(text, cited.claims)
    ? { text, claims, confidence: cited.confidence }
    : null
}
