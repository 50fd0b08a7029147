import { type Citable, checkIcebreaker, type Draft, openingLineWords } from "@prospect-research/core"
import { spellWhen } from "./age.ts"
import { type Hook, isProfessional } from "./Hook.ts"
import type { Parts } from "./parts.ts"
import { phrases } from "./phrases.ts"
import { inQuotes } from "./title.ts"
import { questionsAbout } from "./topics.ts"
import { rotate } from "./variant.ts"
import { angleOf, sourceTypeOf, topicCategoryOf, whyEffective } from "./wording.ts"

export type DraftIcebreaker = Draft["icebreakers"][number]

const mostLines = 5
/** Beside others of the kind a third says little new, and one of the person's own time is enough. */
const mostOfKind = { professional: 2, other: 1 }

const countWords = (text: string): number =>
  text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length

export const isOfGoodLength = (line: string): boolean => {
  const words = countWords(line)
  return words >= openingLineWords.least && words <= openingLineWords.most
}

/** What the person said or wrote, of which one can ask what it is about. */
const hasTopic: ReadonlySet<Hook["act"]["kind"]> = new Set([
  "talk",
  "podcast",
  "article",
  "post",
  "publication"
])

/** Questions on the topic first, then those that fit every act of the kind; each in an order that the claims choose. */
const questionsFor = (
  { act, title, detail }: Hook,
  ordered: <A>(options: ReadonlyArray<A>) => ReadonlyArray<A>
): ReadonlyArray<string> => [
  ...(hasTopic.has(act.kind) ? ordered(questionsAbout(`${title} ${detail ?? ""}`)) : []),
  ...ordered(phrases[act.kind].questions)
]

/** Every way to put the line: first with a passage of the source, and the rest in an order that the claims choose. */
const linesAbout = (hook: Hook, asOf: string, turn: number): ReadonlyArray<string> => {
  const { act, claim, detail, title } = hook
  const { openings, detailed } = phrases[act.kind]
  const parts: Parts = { title, venue: act.venue, when: spellWhen(act.date, asOf), quote: claim.quote }
  const ordered = <A>(options: ReadonlyArray<A>) => rotate(options, [claim.id], turn)
  const withDetail = detail === null ? [] : ordered(detailed).map(opening => opening(parts, inQuotes(detail)))
  const plain = ordered(openings).map(opening => opening(parts))
  const questions = questionsFor(hook, ordered)
  return [...withDetail, ...plain].flatMap(opening => questions.map(question => `${opening} — ${question}`))
}

/** The first way to put it that passes the gate. */
const icebreakerOf = (hook: Hook, citable: Citable, asOf: string, turn: number): DraftIcebreaker | null => {
  const parts = {
    angle: angleOf(hook),
    why_effective: whyEffective(hook),
    source_type: sourceTypeOf(hook),
    confidence: hook.confidence,
    topic_category: topicCategoryOf(hook.act),
    claims: [hook.claim.id]
  }
  return linesAbout(hook, asOf, turn)
    .filter(isOfGoodLength)
    .reduce<DraftIcebreaker | null>(
      (found, line) => found ?? checkIcebreaker({ ...parts, opening_line: line }, citable),
      null
    )
}

interface Line {
  readonly hook: Hook
  readonly icebreaker: DraftIcebreaker
}

const titleWords = ({ title }: Hook): string =>
  `${
    title
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  } `

/** One thing is often told under its whole title and under its first words. */
const isOneThing = (left: Hook, right: Hook): boolean => {
  const [shorter = "", longer = ""] = [titleWords(left), titleWords(right)].sort(
    (a, b) => a.length - b.length
  )
  return longer.startsWith(shorter)
}

/** Of each kind and source the best, and nothing twice. `hooks` come best first. */
const chooseLines = (hooks: ReadonlyArray<Hook>, citable: Citable, asOf: string): ReadonlyArray<Line> => {
  const lines: Array<Line> = []
  for (const hook of hooks) {
    const isTold = lines.some(
      line =>
        isOneThing(line.hook, hook) ||
        (line.hook.act.kind === hook.act.kind && line.hook.document.site === hook.document.site)
    )
    const ofKind = lines.filter(line => line.hook.act.kind === hook.act.kind).length
    const most = isProfessional(hook.act) ? mostOfKind.professional : mostOfKind.other
    if (ofKind >= most || isTold) continue
    const icebreaker = icebreakerOf(hook, citable, asOf, lines.length)
    if (icebreaker === null) continue
    lines.push({ hook, icebreaker })
  }
  return lines
}

/**
 * Opening lines, best first. Beside what somebody does in their own time there is always something of their work:
 * a stranger who knows only the former is unwelcome, so that without a professional line there is none.
 */
export const openingLines = (
  hooks: ReadonlyArray<Hook>,
  citable: Citable,
  asOf: string,
  aboutRole: DraftIcebreaker | null
): ReadonlyArray<DraftIcebreaker> => {
  const lines = chooseLines(hooks, citable, asOf)
  const best = lines.slice(0, mostLines)
  const professional = lines.find(line => isProfessional(line.hook.act))
  if (professional === undefined) {
    return aboutRole === null ? [] : [aboutRole, ...best.slice(0, mostLines - 1).map(line => line.icebreaker)]
  }
  const chosen = best.includes(professional) ? best : [...best.slice(0, mostLines - 1), professional]
  return chosen.map(line => line.icebreaker)
}
