import type { Claim } from "../domain/Claim.ts"
import type { Confidence } from "../domain/IntelligenceReport.ts"
import type { Draft } from "../domain/StageOutput.ts"
import { weakest } from "./confidence.ts"
import { isGrounded, isSpecific } from "./facts.ts"
import type { Statement } from "./Statement.ts"
import { findSensitive } from "./sensitive.ts"

/** Bounds of an opening line, in words. */
export const openingLineWords = { least: 12, most: 40 }

/** Longest accepted text of any other member of a draft, in words. */
const longestAdvice = 90

/** Flattery, clichés and hints that somebody has been watched. */
const unwelcome =
  /\b(?:i hope|hope this|hope you|reaching out|touch base|pick your brain|quick question|just wanted|circle back|synerg\w+|impress\w+|amazing|incredible|awesome|inspir\w+|fascinat\w+|brilliant|love what|huge fan|big fan|thought leader|rock ?star|game.?chang\w+|congratulations on your success|i(?: have|'ve)? (?:noticed|saw|seen) (?:that )?you (?:visited|viewed|opened|clicked|downloaded)|tracking|stalk\w+)\b/i

const wordCount = (text: string): number => text.trim().split(/\s+/).length

const isAcceptable = (text: string): boolean =>
  text.trim() !== "" &&
  wordCount(text) <= longestAdvice &&
  !unwelcome.test(text) &&
  !/https?:|www\.|[<>{}[\]]/i.test(text) &&
  findSensitive(text, "mention").length === 0

/** What a draft may cite: statements whose documents are surely the prospect's, by claim id. */
export type Citable = ReadonlyMap<string, Statement>

interface Cited {
  readonly claims: ReadonlyArray<Claim>
  readonly confidence: Confidence
}

/** The family stays out of every message, whatever the report says of it. */
const isForProse = ({ field, standing }: Statement): boolean =>
  standing !== "contradicted" && !field.startsWith("family.")

/** The cited claims, if every one may be cited; none at all are all right. */
const cite = (
  ids: ReadonlyArray<string>,
  citable: Citable,
  isAllowed: (statement: Statement) => boolean
): Cited | null => {
  const statements = ids.flatMap(id => citable.get(id) ?? []).filter(isAllowed)
  if (statements.length < ids.length) return null
  const claims = statements.flatMap(statement => statement.claims.filter(claim => ids.includes(claim.id)))
  return { claims, confidence: weakest(statements.map(statement => statement.confidence)) }
}

type DraftIcebreaker = Draft["icebreakers"][number]

/** The icebreaker with the confidence that its claims give it, or nothing when anything in it does not hold. */
export const checkIcebreaker = (draft: DraftIcebreaker, citable: Citable): DraftIcebreaker | null => {
  const cited = cite(draft.claims, citable, isForProse)
  const words = wordCount(draft.opening_line)
  if (cited === null || draft.claims.length === 0) return null
  if (words < openingLineWords.least || words > openingLineWords.most) return null
  const { opening_line, angle, why_effective, source_type, topic_category } = draft
  const texts = [opening_line, angle, why_effective, source_type, topic_category]
  return isSpecific(opening_line, cited.claims) &&
    texts.every(text => isAcceptable(text) && isGrounded(text, cited.claims))
    ? { ...draft, confidence: cited.confidence }
    : null
}

/** A text of advice that passed, with the confidence that its claims give it. */
export interface CheckedAdvice {
  readonly text: string
  readonly confidence: Confidence
  readonly claims: ReadonlyArray<string>
}

const checkText = (
  { text, claims }: Draft["best_approach"],
  citable: Citable,
  isAllowed: (statement: Statement) => boolean
): CheckedAdvice | null => {
  const cited = cite(claims, citable, isAllowed)
  return cited !== null && isAcceptable(text) && isGrounded(text, cited.claims)
    ? { text, claims, confidence: cited.confidence }
    : null
}

/** A text of advice: without claims it may name nobody and nothing. */
export const checkAdvice = (advice: Draft["best_approach"], citable: Citable): CheckedAdvice | null =>
  checkText(advice, citable, isForProse)

/** A topic to avoid may also rest on statements that contradict each other: that may be its point. */
export const checkTopic = (topic: Draft["best_approach"], citable: Citable): CheckedAdvice | null =>
  checkText(topic, citable, () => true)
