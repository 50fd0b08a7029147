import type { Basis } from "../domain/Evidence.ts"
import type { OutreachIntelligence } from "../domain/IntelligenceReport.ts"
import type { StageOutput } from "../domain/StageOutput.ts"
import type { Acceptance } from "./acceptance.ts"
import { type CheckedAdvice, type Citable, checkAdvice, checkIcebreaker, checkTopic } from "./prose.ts"
import { sensitiveCategories } from "./sensitive.ts"

const noStyle = "Nothing public shows how this person writes: keep it short, concrete and easy to answer."
const noApproach =
  "Too little is known to recommend an approach: ask one open question and say why you write."

/** More than this nobody reads. */
const mostIcebreakers = 5

const icebreakersOf = ({ draft }: StageOutput, citable: Citable) => {
  const checked = (draft?.icebreakers ?? []).flatMap(it => checkIcebreaker(it, citable) ?? [])
  return [...new Map(checked.map(it => [it.opening_line, it])).values()].slice(0, mostIcebreakers)
}

export interface Outreach {
  readonly outreach: OutreachIntelligence
  readonly basis: ReadonlyArray<Basis>
}

/** What of the draft passes the gate, with its basis; what does not gives way to what is always true. */
export const outreachOf = (known: StageOutput, citable: Citable, acceptance: Acceptance): Outreach => {
  const { draft } = known
  const path = "outreach_intelligence"
  const icebreakers = icebreakersOf(known, citable)
  const style = draft === null ? null : checkAdvice(draft.communication_style, citable)
  const approach = draft === null ? null : checkAdvice(draft.best_approach, citable)
  const drafted = (draft?.topics_to_avoid ?? []).flatMap(it => checkTopic(it, citable) ?? [])
  const generic = sensitiveCategories.filter(
    category =>
      acceptance.sensitive.includes(category) || draft?.topics_to_avoid.some(topic => topic.text === category)
  )
  const topics = [
    ...generic.map(category => ({ text: category, claims: [], confidence: "LOW" as const })),
    ...drafted
  ]
  const advice = (field: string, checked: CheckedAdvice | null): ReadonlyArray<Basis> =>
    checked === null || checked.claims.length === 0
      ? []
      : [{ field, value: checked.text, confidence: checked.confidence, claims: checked.claims }]
  return {
    outreach: {
      icebreakers: icebreakers.map(({ claims: _claims, ...icebreaker }) => icebreaker),
      communication_style: style?.text ?? noStyle,
      best_approach: approach?.text ?? noApproach,
      topics_to_avoid: topics.map(topic => topic.text)
    },
    basis: [
      ...icebreakers.map(({ opening_line, confidence, claims }, index) => ({
        field: `${path}.icebreakers.${index}`,
        value: opening_line,
        confidence,
        claims
      })),
      ...advice(`${path}.communication_style`, style),
      ...advice(`${path}.best_approach`, approach),
      ...topics.flatMap((topic, index) => advice(`${path}.topics_to_avoid.${index}`, topic))
    ]
  }
}
