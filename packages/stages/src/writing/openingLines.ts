import { type Citable, checkIcebreaker, type Draft, openingLineWords } from "@prospect-research/core"
import { isBackground, isProfessional } from "./Act.ts"
import { spellWhen } from "./age.ts"
import type { Hook } from "./Hook.ts"
import type { Parts } from "./parts.ts"
import { inQuotes } from "./title.ts"
import { questionsAbout } from "./topics.ts"
import { rotate } from "./variant.ts"
import { yourVenue } from "./venue.ts"
import { angleOf, sourceTypeOf, topicCategoryOf, whyEffective } from "./wording.ts"

export type DraftIcebreaker = Draft["icebreakers"][number]

const mostLines = 5
/** Where acts of theirs give fewer, what they have or belong to fills up. */
const fewestLines = 3
/** Beside others of the kind a third says little new, and one of the person's own time is enough. */
const mostOfKind = { professional: 2, other: 1 }

const countWords = (text: string): number =>
  text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length

export const isOfGoodLength = (line: string): boolean => {
  const words = countWords(line)
  return words >= openingLineWords.least && words <= openingLineWords.most
}

/** Questions on the topic first, then those that fit every such thing; each in an order that the claims choose. */
const questionsFor = (
  { title, detail, phrases }: Hook,
  ordered: <A>(options: ReadonlyArray<A>) => ReadonlyArray<A>
): ReadonlyArray<string> => [
  ...(phrases.hasTopic ? ordered(questionsAbout(`${title} ${detail ?? ""}`)) : []),
  ...ordered(phrases.questions)
]

/** `at PortTech 2025 in 2025`: a year that stands there already is not said again. */
const whenBeside = (when: string | null, beside: string): string | null => {
  const year = /\d{4}$/.exec(when ?? "")?.[0]
  return when === null || year === undefined || !beside.includes(year)
    ? when
    : when.slice(0, -year.length).trim() || null
}

interface Wording {
  readonly opening: string
  readonly question: string
}

/** Every way to put the line: first with a passage of the source, and the rest in an order that the claims choose. */
const wordingsOf = (hook: Hook, asOf: string, turn: number): ReadonlyArray<Wording> => {
  const { act, claim, detail, phrases, title } = hook
  const venue = yourVenue(hook.venue)
  const when = whenBeside(spellWhen(act.date, asOf), `${title} ${venue ?? ""}`)
  const parts: Parts = { title, venue, when, quote: claim.quote }
  const ordered = <A>(options: ReadonlyArray<A>) => rotate(options, [claim.id], turn)
  const withDetail =
    detail === null ? [] : ordered(phrases.detailed).map(opening => opening(parts, inQuotes(detail)))
  const plain = ordered(phrases.openings).map(opening => opening(parts))
  const questions = questionsFor(hook, ordered)
  return [...withDetail, ...plain].flatMap(opening => questions.map(question => ({ opening, question })))
}

const textOf = ({ opening, question }: Wording): string => `${opening} — ${question}`

/** How a line begins, as far as a reader of several notices: `Your`, `A question`. */
const beginningOf = (line: string): string =>
  line
    .split(" ")
    .slice(0, /^your /i.test(line) ? 1 : 2)
    .join(" ")

/** No question is asked twice in a report, and no line begins like another where it can begin otherwise. */
const besides = (wordings: ReadonlyArray<Wording>, told: ReadonlyArray<string>): ReadonlyArray<Wording> => {
  const beginnings = new Set(told.map(beginningOf))
  const fresh = wordings.filter(({ question }) => !told.some(line => line.endsWith(question)))
  const isOther = ({ opening }: Wording) => !beginnings.has(beginningOf(opening))
  return [...fresh.filter(isOther), ...fresh.filter(wording => !isOther(wording))]
}

/** The first way to put it that passes the gate. */
const icebreakerOf = (
  hook: Hook,
  citable: Citable,
  asOf: string,
  told: ReadonlyArray<string>
): DraftIcebreaker | null => {
  const parts = {
    angle: angleOf(hook),
    why_effective: whyEffective(hook),
    source_type: sourceTypeOf(hook),
    confidence: hook.confidence,
    topic_category: topicCategoryOf(hook.act),
    claims: [hook.claim.id]
  }
  return besides(wordingsOf(hook, asOf, told.length), told)
    .map(textOf)
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

const wordsOf = (title: string): number => title.trim().split(" ").length

const titleWords = ({ title }: Hook): string =>
  `${
    title
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  } `

/** Fewer words within another title are a subject that both have. */
const fewestShared = 2

/** One thing is often told under its whole title and under some words of it: `The pager episode`, `New episode: the pager episode`. */
const isOneThing = (left: Hook, right: Hook): boolean => {
  const [shorter = "", longer = ""] = [titleWords(left), titleWords(right)].sort(
    (a, b) => a.length - b.length
  )
  return (
    longer.startsWith(shorter) || (wordsOf(shorter) >= fewestShared && ` ${longer}`.includes(` ${shorter}`))
  )
}

/** Of each kind and source the best, and nothing twice, until there are `most`. `hooks` come best first. */
const withLines = (
  chosen: ReadonlyArray<Line>,
  hooks: ReadonlyArray<Hook>,
  { most, citable, asOf }: { readonly most: number; readonly citable: Citable; readonly asOf: string }
): ReadonlyArray<Line> => {
  const lines = [...chosen]
  for (const hook of hooks) {
    if (lines.length >= most) break
    const isTold = lines.some(
      line =>
        isOneThing(line.hook, hook) ||
        (line.hook.act.kind === hook.act.kind && line.hook.document.site === hook.document.site)
    )
    const ofKind = lines.filter(line => line.hook.act.kind === hook.act.kind).length
    const isActOfWork = isProfessional(hook.act) && !isBackground(hook.act.kind)
    if (ofKind >= (isActOfWork ? mostOfKind.professional : mostOfKind.other) || isTold) continue
    const told = lines.map(line => line.icebreaker.opening_line)
    const icebreaker = icebreakerOf(hook, citable, asOf, told)
    if (icebreaker !== null) lines.push({ hook, icebreaker })
  }
  return lines
}

/**
 * Opening lines, best first: what somebody did in public, then what they have or belong to, and where neither is of their work, a line on
 * their role before them. Beside what somebody does in their own time there is always something of their work: a stranger who knows
 * only the former is unwelcome, so that without it there is none.
 */
export const openingLines = (
  hooks: ReadonlyArray<Hook>,
  citable: Citable,
  asOf: string,
  aboutRole: DraftIcebreaker | null
): ReadonlyArray<DraftIcebreaker> => {
  const write = (chosen: ReadonlyArray<Line>, isWanted: (hook: Hook) => boolean, most: number) =>
    withLines(chosen, hooks.filter(isWanted), { most, citable, asOf })
  const acts = write([], ({ act }) => !isBackground(act.kind), Number.POSITIVE_INFINITY)
  const ofWork = acts.find(({ hook }) => isProfessional(hook.act))
  const best = acts.slice(0, mostLines)
  const kept =
    ofWork === undefined || best.includes(ofWork) ? best : [...best.slice(0, mostLines - 1), ofWork]
  const lines = write(kept, ({ act }) => isBackground(act.kind), fewestLines)
  const all = lines.map(({ icebreaker }) => icebreaker)
  if (ofWork !== undefined) return all
  if (aboutRole !== null) return [aboutRole, ...all.slice(0, mostLines - 1)]
  return lines.some(({ hook }) => isProfessional(hook.act)) ? all : []
}
