import type { Claim } from "../domain/Claim.ts"
import type { Confidence } from "../domain/IntelligenceReport.ts"
import type { Draft } from "../domain/StageOutput.ts"
import { weakest } from "./confidence.ts"
import { isGrounded } from "./facts.ts"
import { type LintFailure, lintAdvice, lintLabel, lintOpeningLine, lintTopic } from "./lint.ts"
import type { Statement } from "./Statement.ts"
import { isSpecificTo } from "./specific.ts"

export { openingLineWords } from "./lint.ts"

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
  const { opening_line, angle, why_effective, source_type, topic_category } = draft
  const cited = cite(draft.claims, citable, isForProse)
  if (cited === null || draft.claims.length === 0 || lintOpeningLine(opening_line) !== null) return null
  const own = new Map([...citable].filter(([id]) => draft.claims.includes(id)))
  const labels = [angle, why_effective, source_type, topic_category]
  return isSpecificTo(opening_line, own) &&
    labels.every(text => lintLabel(text) === null && isGrounded(text, cited.claims))
    ? { ...draft, confidence: cited.confidence }
    : null
}

/** A text of advice that passed, with the confidence that its claims give it. */
export interface CheckedAdvice {
  readonly text: string
  readonly confidence: Confidence
  readonly claims: ReadonlyArray<string>
}

/** Advice may say how many texts it rests on: that number is no fact of any one of them. */
const checkText = (
  { text, claims }: Draft["best_approach"],
  citable: Citable,
  lint: (text: string) => LintFailure | null,
  isAllowed: (statement: Statement) => boolean
): CheckedAdvice | null => {
  const cited = cite(claims, citable, isAllowed)
  return cited !== null && lint(text) === null && isGrounded(text, cited.claims, [new Set(claims).size])
    ? { text, claims, confidence: cited.confidence }
    : null
}

/** A text of advice: without claims it may name nobody and nothing. */
export const checkAdvice = (advice: Draft["best_approach"], citable: Citable): CheckedAdvice | null =>
  checkText(advice, citable, lintAdvice, isForProse)

/** A topic to avoid may also rest on statements that contradict each other: that may be its point. */
export const checkTopic = (topic: Draft["best_approach"], citable: Citable): CheckedAdvice | null =>
  checkText(topic, citable, lintTopic, () => true)
