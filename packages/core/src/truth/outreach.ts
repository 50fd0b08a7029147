import type { Basis } from "../domain/Evidence.ts"
import type { OutreachIntelligence } from "../domain/IntelligenceReport.ts"
import type { StageOutput } from "../domain/StageOutput.ts"
import type { Acceptance } from "./acceptance.ts"
import { basisOfProse, type Grounds } from "./basis.ts"
import { foldCase } from "./fold.ts"
import { type CheckedAdvice, type Citable, checkAdvice, checkIcebreaker, checkTopic } from "./prose.ts"
import { sensitiveCategories } from "./sensitive.ts"

const always = (text: string): CheckedAdvice => ({ text, confidence: "LOW", claims: [] })

const noStyle = always(
  "Nothing public shows how this person writes: keep it short, concrete and easy to answer."
)
const noApproach = always(
  "Too little is known to recommend an approach: ask one open question and say why you write."
)

/** Why a sensitive matter is named without a source. */
const withheld =
  "Something public touches this matter; it is neither quoted nor cited, so that it is not spread."

/** More than this nobody reads. */
const mostIcebreakers = 5

const distinct = <A>(items: ReadonlyArray<A>, key: (item: A) => string): ReadonlyArray<A> => [
  ...new Map([...items].reverse().map(item => [foldCase(key(item)), item])).values()
]

const icebreakersOf = ({ draft }: StageOutput, citable: Citable) =>
  distinct(
    (draft?.icebreakers ?? []).flatMap(it => checkIcebreaker(it, citable) ?? []),
    it => it.opening_line
  )
    .toReversed()
    .slice(0, mostIcebreakers)

export interface Outreach {
  readonly outreach: OutreachIntelligence
  readonly basis: ReadonlyArray<Basis>
}

/** What of the draft passes the gate, with its basis; what does not gives way to what is always true. */
export const outreachOf = (
  known: StageOutput,
  citable: Citable,
  acceptance: Acceptance,
  grounds: Grounds
): Outreach => {
  const { draft } = known
  const path = "outreach_intelligence"
  const icebreakers = icebreakersOf(known, citable)
  const style = draft === null ? null : checkAdvice(draft.communication_style, citable)
  const approach = draft === null ? null : checkAdvice(draft.best_approach, citable)
  const matters = sensitiveCategories.filter(
    category =>
      acceptance.sensitive.includes(category) || draft?.topics_to_avoid.some(topic => topic.text === category)
  )
  const topics = distinct(
    [...matters.map(always), ...(draft?.topics_to_avoid ?? []).flatMap(it => checkTopic(it, citable) ?? [])],
    it => it.text
  ).toReversed()
  const isMatter = ({ text }: CheckedAdvice) => matters.some(category => category === text)
  return {
    outreach: {
      icebreakers: icebreakers.map(({ claims: _claims, ...icebreaker }) => icebreaker),
      communication_style: (style ?? noStyle).text,
      best_approach: (approach ?? noApproach).text,
      topics_to_avoid: topics.map(topic => topic.text)
    },
    basis: [
      ...icebreakers.map(({ opening_line, confidence, claims }, index) =>
        basisOfProse(`${path}.icebreakers.${index}`, { text: opening_line, confidence, claims }, grounds)
      ),
      basisOfProse(`${path}.communication_style`, style ?? noStyle, grounds),
      basisOfProse(`${path}.best_approach`, approach ?? noApproach, grounds),
      ...topics.map((topic, index) =>
        basisOfProse(
          `${path}.topics_to_avoid.${index}`,
          topic,
          grounds,
          isMatter(topic) ? withheld : undefined
        )
      )
    ]
  }
}
