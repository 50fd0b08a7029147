import { type Fact, factsOf } from "./Clause.ts"
import { fragmentFacts } from "./lists/fragments.ts"
import { isOffice, readers } from "./lists/readers.ts"
import { studiesAlone } from "./lists/schools.ts"
import type { PlacedLine } from "./page/passages.ts"
import { awardAlone } from "./rules/achievements.ts"
import { letteredItem } from "./rules/certification.ts"
import { officeItem, standingItem } from "./rules/community.ts"
import { degreeItem, degreesAlone, schoolItem } from "./rules/education.ts"
import { petsAtHome } from "./rules/pets.ts"
import { pursuit } from "./rules/pursuit.ts"
import { toolsAlone } from "./rules/skills.ts"
import { teams } from "./rules/teams.ts"
import { type Stated, statedBy } from "./Stated.ts"
import { sentencesOf } from "./sentences.ts"
import { labelled, type Topic } from "./topics.ts"
import { isSurePastime } from "./words/pastimes.ts"

/** What a text says as an entry of a list about `topic`. */
export const itemsAbout = (topic: Topic, text: string): ReadonlyArray<Fact> => readers[topic]?.(text) ?? []

/** What a line tells by itself, where no heading says what is listed. */
const anyItem = (line: string): ReadonlyArray<Fact> => [
  ...degreeItem(line),
  ...letteredItem(line),
  ...standingItem(line),
  ...officeItem(line),
  ...fragmentsOf(line, true)
]

/** In characters; longer lines are no entries of a list. */
const longestItem = 600

/** Ways to reach somebody stand below lists, and are no part of them. */
const isContact = (line: string): boolean =>
  /@[\w-]+\.\w|https?:|www\.|\b(?:tel|phone|fax|e-?mail|telefon)\b|\+?\d[\d ()-]{7,}/i.test(line)

/** What leads on to other pages says nothing of anybody. */
const navigation =
  /^(?:(?:back|return|go) to |(?:view|see|show|read|load|browse|find|discover|explore|download|visit|meet|watch|listen to|learn|all|more|next|previous|skip|jump|share|print|follow|subscribe|sign|log|book|buy|shop|donate|apply|join) (?!\p{Lu}\p{L}* of )|(?:home|contact(?: us)?|insights|trainees|careers?|jobs|vacancies|news|events?|blog|people|our people|team|about(?: us)?|services|sectors|industries|expertise|work|projects|privacy(?: .*)?|cookies?(?: .*)?|terms(?: .*)?|legal|imprint|impressum|datenschutz|kontakt|newsletter|sitemap|menu|search|login|log in|sign in|top|back|next|previous|english|deutsch|français|español|italiano|nederlands|português|linkedin|twitter|x|facebook|instagram|youtube|github|bluesky|mastodon|email|e-mail|v-?card|download.*|profile|share|print|close|more)$|(?:zurück|zur übersicht|alle |mehr |weiter|retour|voir |tous les |toutes les |volver|ver |todos |todas |voltar|torna |tutti |tutte |terug|bekijk |lees |tillbaka|visa |tilbake|tilbage|les mer|læs mere|läs mer|wróć|więcej))|[→»›>←«‹]\s*$|^[←«‹]/iu

const isFurniture = ({ set, text }: PlacedLine): boolean =>
  navigation.test(text) && (set === "as links" || /^(?:back|return) to /iu.test(text))

/** `building a currach in the shed`: a line that says what somebody is at. */
const atIt = (sentence: string): ReadonlyArray<Fact> =>
  /^\p{L}\p{Ll}+ing /u.test(sentence)
    ? [pursuit, teams].flatMap(rule =>
        rule({
          text: `is ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
          isLeisure: false,
          companies: []
        })
      )
    : []

/** What has a verb or a person in it is read as a sentence. */
const verbal =
  /(?<![\p{L}])(?:is|are|was|were|has|have|had|will|can|would|I|we|you|he|she|they|joined|which|who|that|ist|sind|hat|est|sont|es|son|é|são|è|sono|heeft|zijn|är|er)(?![\p{L}])/iu

/** Stretches without a verb, one by one: `Arts degree, then law. Hibs. Vinyl.` */
const fragmentsOf = (sentence: string, isLine = false): ReadonlyArray<Fact> => {
  if (verbal.test(sentence)) return []
  const fragments = sentence.split(/\s*[;·•|]\s*|(?<=[.!])\s+(?=\p{Lu})/u)
  // A lone name without a full stop heads or closes a page.
  const isAlone = fragments.length === 1 && !/[.!]$/u.test(sentence)
  return fragments.flatMap(fragment => fragmentFacts(fragment, isLine || isAlone))
}

/** `[34:50] Smoking brisket as a form of project management`: the programme of an episode, by the minute. */
const stamped = /^[[(]?\d{1,2}:\d\d(?::\d\d)?[\])]?\s*(?:[–—-]\s*)?(?<told>\p{L}.*)$/u

/** What a line of such a programme gives away; most of it is about anything. */
const programmed = (told: string): ReadonlyArray<Fact> => {
  const label = labelled(told)
  if (label !== undefined) return readers[label.topic]?.(label.value) ?? []
  const [thing = ""] = told.split(/ (?:as|and why|, and|on|for|with|is) |[.,:;(]/u)
  return isSurePastime(thing) && thing.split(" ").length <= 3
    ? factsOf("personal.hobbies", [thing.trim()])
    : studiesAlone(/\((?<inside>[^()]+)\)/u.exec(told)?.groups?.inside ?? "")
}

/** What stands after a label in a sentence, or behind an office or honour: `Outside work: chess, jazz.` */
export const labelledItems = (sentence: string): ReadonlyArray<Stated> => {
  const told = stamped.exec(sentence)?.groups?.told
  if (told !== undefined) return programmed(told).flatMap(fact => statedBy(fact, sentence))
  const label = labelled(sentence)
  const facts =
    label === undefined
      ? [
          ...degreesAlone(sentence),
          ...officeItem(sentence),
          ...awardAlone(sentence),
          ...petsAtHome(sentence),
          ...toolsAlone(sentence),
          ...atIt(sentence),
          ...fragmentsOf(sentence)
        ]
      : (readers[label.topic]?.(label.value) ?? [])
  return facts.flatMap(fact => statedBy(fact, sentence))
}

/** Longer headings and lists are shown without what lies between. */
const longestQuote = 600

const quoteOf = (lines: ReadonlyArray<PlacedLine>, from: number | undefined, to: number): string => {
  const own = lines[to]?.text ?? ""
  if (from === undefined) return own
  const whole = lines
    .slice(from, to + 1)
    .map(line => line.text)
    .join("\n")
  return whole.length <= longestQuote ? whole : own
}

const isProse = (line: string): boolean =>
  /[.!?]["”’)]?$/u.test(line) &&
  (line.split(" ").length > 8 || /^(?:I|I['’]m|She|He|They|Her|His|My|When|In)\b/u.test(line))

/** An institution on one line, and the degree with its year on the next. */
const educationOver = (
  lines: ReadonlyArray<PlacedLine>,
  { index, text }: PlacedLine
): ReadonlyArray<Stated> => {
  const next = lines[index + 1]
  const isBeside = next !== undefined && next.topic === "education" && !next.isHeading
  const single = readers.education?.(text) ?? []
  const both =
    isBeside && !isOffice(text) && schoolItem(next.text).length === 0
      ? schoolItem(`${text}, ${next.text}`)
      : []
  const says = (facts: ReadonlyArray<Fact>) =>
    facts
      .flatMap(({ value }) => (typeof value === "object" ? Object.values(value) : []))
      .filter(it => it !== null).length
  const isMore = says(both) > says(single) && !(single.length > 0 && says(single) > 1)
  const quote = isMore ? `${text}\n${next?.text ?? ""}` : text
  return (isMore ? both : single).flatMap(fact => statedBy(fact, quote))
}

/** What a line of a list below a heading, or behind its label, states. */
export const itemsInLine = (lines: ReadonlyArray<PlacedLine>, line: PlacedLine): ReadonlyArray<Stated> => {
  const label = labelled(line.text)
  const topic = label?.topic ?? line.topic
  const read = topic === undefined || topic === "biography" ? anyItem : readers[topic]
  if (
    read === undefined ||
    line.isHeading ||
    line.text.length > longestItem ||
    isProse(line.text) ||
    isContact(line.text) ||
    isFurniture(line)
  )
    return []
  // What follows the list in the same line speaks for itself.
  if (label !== undefined && sentencesOf(line.text).length > 1) return []
  if (label === undefined && topic === "education") return educationOver(lines, line)
  const quote =
    label === undefined && read !== anyItem ? quoteOf(lines, line.headingIndex, line.index) : line.text
  return read(label?.value ?? line.text).flatMap(fact => statedBy(fact, quote))
}
