import type { ClaimParts } from "../sources/makeDocument.ts"
import { isTitle, tidyTitle } from "../sources/roles.ts"
import type { Fact, Rule } from "./Clause.ts"
import type { PlacedLine } from "./passages.ts"
import { isForMachines, isSpeakable } from "./privateMatters.ts"
import { achievementItem, achievements } from "./rules/achievements.ts"
import { certification, certificationItem } from "./rules/certification.ts"
import { causes, communityItem, membership } from "./rules/community.ts"
import { education, educationItem } from "./rules/education.ts"
import { leisure, likedItem, teams } from "./rules/leisure.ts"
import { location } from "./rules/location.ts"
import { pets } from "./rules/pets.ts"
import { role } from "./rules/role.ts"
import { skillItem, skills } from "./rules/skills.ts"
import { sentencesOf } from "./sentences.ts"
import { nobody, readSentence, type Scope, type Subject } from "./subject.ts"
import { labelled, type Topic } from "./topics.ts"
import type { Wanted } from "./Wanted.ts"
import { isPlace } from "./words/places.ts"

/** What a text states, with the part of it that shows it. */
export type Stated = Omit<ClaimParts, "method"> & { readonly isWeak?: true }

const rules: ReadonlyArray<Rule> = [
  role,
  location,
  education,
  certification,
  skills,
  achievements,
  leisure,
  teams,
  causes,
  membership,
  pets
]

/** How the lines of a list below a heading, or after a label, are read. */
const items: Partial<Record<Topic, (line: string) => ReadonlyArray<Fact>>> = {
  skills: skillItem,
  education: educationItem,
  certifications: certificationItem,
  achievements: achievementItem,
  interests: likedItem("personal.interests"),
  hobbies: likedItem("personal.hobbies"),
  memberships: communityItem("personal.memberships"),
  causes: communityItem("personal.causes"),
  location: line => (isPlace(line) ? [{ field: "professional.current_location", value: line }] : [])
}

const leisureTopics: ReadonlySet<Topic | undefined> = new Set(["hobbies", "interests"])

const text = ({ value }: Fact): string =>
  typeof value === "object" ? Object.values(value).join(" ") : String(value)

/** Nothing that is private, in the value or around a personal one, and nothing that speaks to a machine. */
const mayStand = (fact: Fact, quote: string): boolean =>
  isSpeakable(text(fact).replace(/\bpartner\b/i, "")) && !isForMachines(quote)

/** What a sentence with this subject before it says of the prospect. */
export const factsInSentence = (
  sentence: string,
  previous: Subject,
  scope: Scope,
  topic: Topic | undefined
): { readonly subject: Subject; readonly facts: ReadonlyArray<Fact> } => {
  const { subject, clauses } = readSentence(sentence, previous, scope)
  const { companies } = scope.wanted
  const facts = clauses.flatMap(clause =>
    rules.flatMap(rule =>
      rule({ text: clause.text, isLeisure: clause.isLeisure || leisureTopics.has(topic), companies })
    )
  )
  return { subject, facts: facts.filter(fact => mayStand(fact, sentence)) }
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

const isProse = (line: string): boolean => line.split(" ").length > 8 && /[.!?]["”’)]?$/u.test(line)

/** An institution on one line, and the degree with its year on the next. */
const educationOver = (
  lines: ReadonlyArray<PlacedLine>,
  { index, text }: PlacedLine
): ReadonlyArray<Stated> => {
  const next = lines[index + 1]
  const isBeside = next !== undefined && next.topic === "education" && !next.isHeading
  const single = educationItem(text)
  const both = isBeside && educationItem(next.text).length === 0 ? educationItem(`${text}, ${next.text}`) : []
  const says = (facts: ReadonlyArray<Fact>) =>
    facts
      .flatMap(({ value }) => (typeof value === "object" ? Object.values(value) : []))
      .filter(it => it !== null).length
  const isMore = says(both) > says(single) && !(single.length > 0 && says(single) > 1)
  const quote = isMore ? `${text}\n${next?.text ?? ""}` : text
  return (isMore ? both : single).map(fact => ({ ...fact, quote }))
}

const itemsInLine = (lines: ReadonlyArray<PlacedLine>, line: PlacedLine): ReadonlyArray<Stated> => {
  const label = labelled(line.text)
  const topic = label?.topic ?? line.topic
  const read = topic === undefined ? undefined : items[topic]
  if (read === undefined || line.isHeading || isProse(line.text)) return []
  if (label === undefined && topic === "education") return educationOver(lines, line)
  const quote = label === undefined ? quoteOf(lines, line.headingIndex, line.index) : line.text
  return read(label?.value ?? line.text).map(fact => ({ ...fact, quote }))
}

/** The title below a name or beside it, and a place below that. */
const introduction = (lines: ReadonlyArray<PlacedLine>, line: PlacedLine): ReadonlyArray<Stated> => {
  if (line.introduces === undefined) return []
  const field = "professional.current_title"
  const beside = line.introduces.title
  if (beside !== undefined) return [{ field, value: beside, quote: line.text }]
  const next = lines[line.index + 1]
  if (next === undefined || !next.isOwn || next.text.length > 110) return []
  const title = tidyTitle(
    next.text.split(/,? (?:at|@) (?=\p{Lu})| [|·•–—] |, (?=\p{Lu}\p{L}+ (?:Ltd|Inc|GmbH))/u)[0] ?? ""
  )
  const isSentence = /[.!?]$/.test(next.text) || /\b(?:is|was|has|joined|leads)\b/.test(title)
  return isTitle(title) && !isSentence ? [{ field, value: title, quote: `${line.text}\n${next.text}` }] : []
}

/** Everything that the lines state of the prospect, list by list and sentence by sentence. */
export const statedIn = (
  lines: ReadonlyArray<PlacedLine>,
  wanted: Wanted,
  isFirstPerson: boolean
): ReadonlyArray<Stated> => {
  const stated: Array<Stated> = []
  let subject: Subject = nobody
  let item = 0
  let wasOwn = false
  for (const line of lines) {
    if (line.item !== item || line.isOwn !== wasOwn || (line.isHeading && line.topic === undefined)) {
      subject = line.isOwn ? { ...subject, who: "nobody" } : nobody
    }
    item = line.item
    wasOwn = line.isOwn
    stated.push(...introduction(lines, line))
    const inList = line.isOwn ? itemsInLine(lines, line) : []
    stated.push(...inList)
    const isExcluded = line.topic === "foreign" || line.topic === "experience"
    const isRead =
      inList.length > 0 || (line.isHeading && line.isOwn && line.introduces === undefined) || isExcluded
    if (isRead) continue
    const scope = { wanted, isOwn: line.isOwn, isFirstPerson: isFirstPerson && line.isOwn }
    for (const sentence of sentencesOf(line.text)) {
      const read = factsInSentence(sentence, subject, scope, line.isOwn ? line.topic : undefined)
      subject = read.subject
      stated.push(...read.facts.map(fact => ({ ...fact, quote: sentence })))
    }
  }
  return stated
}
