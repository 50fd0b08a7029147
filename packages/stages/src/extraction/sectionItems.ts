import { positionOf } from "../sources/roles.ts"
import type { Fact } from "./Clause.ts"
import type { PlacedLine } from "./passages.ts"
import { achievementItem, awardAlone } from "./rules/achievements.ts"
import { certificationItem, letteredItem } from "./rules/certification.ts"
import { communityItem, officeItem, standingItem } from "./rules/community.ts"
import { degreeItem, degreesAlone, schoolItem } from "./rules/education.ts"
import { likedItem } from "./rules/leisure.ts"
import { placeItem } from "./rules/location.ts"
import { petItem, petsAtHome } from "./rules/pets.ts"
import { pursuit } from "./rules/pursuit.ts"
import { languageItem, skillItem, toolsAlone } from "./rules/skills.ts"
import { teamItem } from "./rules/teams.ts"
import { type Stated, statedBy } from "./Stated.ts"
import { labelled, type Topic } from "./topics.ts"
import { isCharity } from "./words/charities.ts"
import { isPastime } from "./words/pastimes.ts"
import { isTeam } from "./words/teams.ts"

const hobbyItem = likedItem("personal.hobbies")
const memberItem = communityItem("personal.memberships")
const causeItem = communityItem("personal.causes")
/** Lists of qualifications have fellowships among the degrees. */
const office = /^(?:(?:Senior |Chartered |Associate )*(?:Fellow|Member)) of /

/** How the lines of a list below a heading, or after a label, are read. */
const items: Partial<Record<Topic, (line: string) => ReadonlyArray<Fact>>> = {
  skills: skillItem,
  education: line => (office.test(line) ? memberItem(line) : schoolItem(line)),
  certifications: certificationItem,
  achievements: line => (office.test(line) ? memberItem(line) : achievementItem(line)),
  interests: likedItem("personal.interests"),
  hobbies: hobbyItem,
  // Behind `Also:` stands anything.
  asides: line => hobbyItem(line).filter(({ value }) => isPastime(String(value)) || isTeam(String(value))),
  memberships: line => [...memberItem(line), ...(isCharity(line) ? causeItem(line) : [])],
  causes: causeItem,
  position: line => {
    const { title, company } = positionOf(line)
    return [
      ...(title === undefined ? [] : [{ field: "professional.current_title" as const, value: title }]),
      ...(title === undefined || company === undefined
        ? []
        : [{ field: "professional.current_company" as const, value: company }])
    ]
  },
  location: placeItem,
  pets: petItem,
  teams: line => [...teamItem(line), ...(isCharity(line) ? causeItem(line) : [])],
  languages: languageItem
}

/** What a line tells by itself, where no heading says what is listed. */
const anyItem = (line: string): ReadonlyArray<Fact> => [
  ...degreeItem(line),
  ...letteredItem(line),
  ...standingItem(line),
  ...officeItem(line)
]

/** In characters; longer lines are no entries of a list. */
const longestItem = 600

/** Ways to reach somebody stand below lists, and are no part of them. */
const isContact = (line: string): boolean =>
  /@[\w-]+\.\w|https?:|www\.|\b(?:tel|phone|fax|e-?mail|telefon)\b|\+?\d[\d ()-]{7,}/i.test(line)

/** `building a currach in the shed`: a line that says what somebody is at. */
const atIt = (sentence: string): ReadonlyArray<Fact> =>
  /^\p{L}\p{Ll}+ing /u.test(sentence)
    ? pursuit({
        text: `is ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
        isLeisure: false,
        companies: []
      })
    : []

/** What stands after a label in a sentence, or behind an office or honour: `Outside work: chess, jazz.` */
export const labelledItems = (sentence: string): ReadonlyArray<Stated> => {
  const label = labelled(sentence)
  const facts =
    label === undefined
      ? [
          ...degreesAlone(sentence),
          ...officeItem(sentence),
          ...awardAlone(sentence),
          ...petsAtHome(sentence),
          ...toolsAlone(sentence),
          ...atIt(sentence)
        ]
      : (items[label.topic]?.(label.value) ?? [])
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
  const single = items.education?.(text) ?? []
  const both =
    isBeside && !office.test(text) && schoolItem(next.text).length === 0
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
  const read = topic === undefined || topic === "biography" ? anyItem : items[topic]
  if (
    read === undefined ||
    line.isHeading ||
    line.text.length > longestItem ||
    isProse(line.text) ||
    isContact(line.text)
  )
    return []
  if (label === undefined && topic === "education") return educationOver(lines, line)
  const quote =
    label === undefined && read !== anyItem ? quoteOf(lines, line.headingIndex, line.index) : line.text
  return read(label?.value ?? line.text).flatMap(fact => statedBy(fact, quote))
}
