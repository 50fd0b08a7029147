import { positionOf } from "../sources/roles.ts"
import type { Fact } from "./Clause.ts"
import type { PlacedLine } from "./passages.ts"
import { achievementItem } from "./rules/achievements.ts"
import { certificationItem } from "./rules/certification.ts"
import { communityItem, standingItem } from "./rules/community.ts"
import { degreeItem, educationItem } from "./rules/education.ts"
import { likedItem, teamItem } from "./rules/leisure.ts"
import { placeItem } from "./rules/location.ts"
import { petItem } from "./rules/pets.ts"
import { languageItem, skillItem } from "./rules/skills.ts"
import { type Stated, statedBy } from "./Stated.ts"
import { labelled, type Topic } from "./topics.ts"

const memberItem = communityItem("personal.memberships")
/** Lists of qualifications have fellowships among the degrees. */
const office = /^(?:(?:Senior |Chartered |Associate )*(?:Fellow|Member)) of /

/** How the lines of a list below a heading, or after a label, are read. */
const items: Partial<Record<Topic, (line: string) => ReadonlyArray<Fact>>> = {
  skills: skillItem,
  education: line => (office.test(line) ? memberItem(line) : educationItem(line)),
  certifications: certificationItem,
  achievements: achievementItem,
  interests: likedItem("personal.interests"),
  hobbies: likedItem("personal.hobbies"),
  memberships: memberItem,
  causes: communityItem("personal.causes"),
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
  teams: teamItem,
  languages: languageItem
}

/** What a line tells by itself, where no heading says what is listed. */
const anyItem = (line: string): ReadonlyArray<Fact> => [...degreeItem(line), ...standingItem(line)]

/** In characters; longer lines are no entries of a list. */
const longestItem = 600

/** Ways to reach somebody stand below lists, and are no part of them. */
const isContact = (line: string): boolean =>
  /@[\w-]+\.\w|https?:|www\.|\b(?:tel|phone|fax|e-?mail|telefon)\b|\+?\d[\d ()-]{7,}/i.test(line)

/** What stands after a label in a sentence: `Outside work: chess, jazz.` */
export const labelledItems = (sentence: string): ReadonlyArray<Stated> => {
  const label = labelled(sentence)
  const facts = label === undefined ? [] : (items[label.topic]?.(label.value) ?? [])
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
    isBeside && !office.test(text) && educationItem(next.text).length === 0
      ? educationItem(`${text}, ${next.text}`)
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
