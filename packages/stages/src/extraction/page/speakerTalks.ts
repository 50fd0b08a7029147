import { matchesIn } from "@prospect-research/core"
import { honorific } from "../../names/honorifics.ts"
import { regex } from "../../sources/regex.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import type { Stated } from "../Stated.ts"
import { topicOf } from "../topics.ts"
import type { Wanted } from "../Wanted.ts"
import { type EventPage, hour, hourAlone, isTalkTitle, talkKind, talkOf } from "./eventPage.ts"
import type { PlacedLine } from "./passages.ts"

/** `Keynote, Friday: `, `11:20 – `, `Session 14: `: what stands before the title of a talk. */
const label = `(?:${hour}[–—-]? ?)?(?:(?:${talkKind}|panel|paper|poster|tutorial|breakout|fireside chat)(?: #?\\d{1,3})?(?:, [\\p{L}\\d ]{2,30})?(?:: ?| – ))?`
const onlyLabel = regex.iu`^${label}["“”„«‘']?$`
const leadingLabel = regex.iu`^${label}`

/** `Speaker: `, `With `: what stands before the name of who gives it. */
const presenting = regex.iu`^(?:${hour}[–—-]? ?)?(?:(?:speakers?|presenters?|presented by|with|by|given by): ?|(?:with|by|presented by|given by) )?(?:${honorific} )*$`
/** `, Acme: `, ` (Acme) – `, `, Acme, Leeds. “`: between a name and the title behind it. */
const betweenNameAndTitle = /^(?:,[^.:“"]{2,90}| \([^()]{2,90}\))?(?:(?:: | [–—-] |, | )["“„«‘]?|\. ["“„«])$/u
/** ` — Safe harbours`: their own title stands behind the name. */
const behindName = /^(?:: | [–—-] )/u
/** `” by `, `. `: between a title and the name behind it. */
const betweenTitleAndName = /^[.?!]?["”“»’]?[.,:]?(?: by| with| –| —| -)? $/u
const whenOrWhere =
  /^(?:.{0,60}\d{1,2}[:.h]\d\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:room|hall|stage|track) )/iu
const aboutTalk = /(?<![\p{L}])(?:talk|session|keynote|lecture|workshop|presentation)(?![\p{L}])/iu

const quoted = /["“„«](?<title>[^"“”„«»]{8,160})["”“»]/gu
const fewestWords = 3
/** In lines: so far below the name of a speaker the title of their talk stands. */
const farthest = 3
/** In characters. */
const longestQuote = 1000
/** `: “`: no more than parts a name from what it is followed by. */
const longestJoint = 4

interface Told {
  readonly title: string
  readonly at: number
  readonly end: number
}

/** What is set apart within a line, or in quotation marks, and may be the title of a talk. */
const setApart = ({ text, marked = [] }: PlacedLine): ReadonlyArray<Told> =>
  [...matchesIn(text, quoted).map(match => match.groups?.title ?? ""), ...marked].flatMap(whole => {
    const title = whole.replace(/^["“„«‘]|["”“»’]$|[.,:]$/gu, "").trim()
    const at = text.indexOf(title)
    return isTalkTitle(title, fewestWords) ? [{ title, at, end: at + title.length }] : []
  })

const talk = (title: string, lines: ReadonlyArray<PlacedLine>): ReadonlyArray<Stated> => {
  const quote = lines.map(({ text }) => text).join("\n")
  return quote.length > longestQuote ? [] : [talkOf(title, quote)]
}

/** `Other things that I have said`, above a list. */
const ofList = /^(?:other|more|recent|past|upcoming|previous|earlier|all|selected) /iu

/** A line as the title of a talk, without its label. */
const lineTitle = (line: PlacedLine | undefined): string | undefined => {
  if (line === undefined || line.introduces !== undefined || line.introducesOther) return undefined
  const title = line.text.replace(leadingLabel, "")
  const isTold =
    topicOf(title) === undefined &&
    !ofList.test(title) &&
    / \p{Ll}{2,}/u.test(title) &&
    isTalkTitle(title, fewestWords)
  return isTold ? title : undefined
}

const headingTitle = (line: PlacedLine | undefined): string | undefined =>
  line?.isHeading === true ? lineTitle(line) : undefined

/** Below its hour, or set apart, a line above the speaker is the title as a heading is. */
const titleAbove = (line: PlacedLine | undefined, before: PlacedLine | undefined): string | undefined =>
  line?.set === "bold" || hourAlone.test(before?.text ?? "") ? lineTitle(line) : headingTitle(line)

/**
 * Talks that a page of an event gives to a speaker by how it is set: in italics or quotation marks beside or right below the name,
 * or as the heading right above it.
 */
export const speakerTalks = (
  lines: ReadonlyArray<PlacedLine>,
  { names }: Wanted,
  { isOfEvent, isProgrammeByAddress }: EventPage
): ReadonlyArray<Stated> => {
  if (!isOfEvent) return []
  const others = lines.filter(line => line.introducesOther).length
  return lines.flatMap((line): ReadonlyArray<Stated> => {
    const [mention] = mentionsIn(line.text, names)
    if (mention === undefined) return []
    const lead = line.text.slice(0, mention.start)
    const beside = setApart(line).find(({ at, end }) =>
      at < mention.start
        ? onlyLabel.test(line.text.slice(0, at)) &&
          betweenTitleAndName.test(line.text.slice(end, mention.start))
        : betweenNameAndTitle.test(line.text.slice(mention.end, at)) && presenting.test(lead)
    )
    if (beside !== undefined) {
      // What stands between is who they were then.
      const isFarther = beside.at - mention.end > longestJoint
      return talk(beside.title, isFarther ? [{ ...line, text: line.text.slice(beside.at) }] : [line])
    }
    if (!presenting.test(lead)) return []
    const behind = lines.slice(line.index + 1, line.index + 1 + farthest)
    const next = behind.findIndex(it => it.introducesOther || it.isHeading || it.introduces !== undefined)
    const below = next === -1 ? behind : behind.slice(0, next)
    for (const [step, it] of below.entries()) {
      const told = setApart(it).find(({ at }) => onlyLabel.test(it.text.slice(0, at)))
      if (told !== undefined) return talk(told.title, [line, ...below.slice(0, step + 1)])
    }
    const above = lines[line.index - 1]
    const isPlaced = above !== undefined && !above.isHeading && whenOrWhere.test(above.text)
    const heading = isPlaced ? lines[line.index - 2] : above
    const title = titleAbove(heading, lines[(heading?.index ?? 0) - 1])
    // A heading above one that is a name is of the page, unless nobody else stands on it.
    const isTheirs =
      !behindName.test(line.text.slice(mention.end)) &&
      (!line.isHeading || (others === 0 && isProgrammeByAddress))
    return title === undefined || !isTheirs ? [] : talk(title, lines.slice(heading?.index, line.index + 1))
  })
}

/** On a speaker's own page of an event the title is a heading, with the hour or what is said of the talk below. */
export const talksBelow = (
  lines: ReadonlyArray<PlacedLine>,
  { isProgrammeByAddress }: EventPage
): ReadonlyArray<Stated> =>
  isProgrammeByAddress
    ? lines.flatMap(line => {
        const title = line.isOwn ? headingTitle(line) : undefined
        const next = lines[line.index + 1]
        const isTold = next !== undefined && (whenOrWhere.test(next.text) || aboutTalk.test(next.text))
        return title !== undefined && isTold ? talk(title, [line]) : []
      })
    : []
