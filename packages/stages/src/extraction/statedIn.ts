import { positionOf } from "../sources/roles.ts"
import type { Fact, Rule } from "./Clause.ts"
import { introduction } from "./introduction.ts"
import type { PlacedLine } from "./passages.ts"
import { achievements } from "./rules/achievements.ts"
import { certification } from "./rules/certification.ts"
import { causes, membership } from "./rules/community.ts"
import { education } from "./rules/education.ts"
import { leisure, teams } from "./rules/leisure.ts"
import { location } from "./rules/location.ts"
import { pets } from "./rules/pets.ts"
import { role } from "./rules/role.ts"
import { skills } from "./rules/skills.ts"
import { type Stated, statedBy } from "./Stated.ts"
import { itemsInLine, labelledItems } from "./sectionItems.ts"
import { sentencesAbout } from "./sentences.ts"
import { nobody, readSentence, type Scope, type Subject } from "./subject.ts"
import type { Topic } from "./topics.ts"
import type { Wanted } from "./Wanted.ts"

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

const leisureTopics: ReadonlySet<Topic | undefined> = new Set(["hobbies", "interests"])

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
  return { subject, facts }
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
  let introducedAt: number | undefined
  for (const line of lines) {
    if (line.item !== item || line.isOwn !== wasOwn || (line.isHeading && line.topic === undefined)) {
      subject = line.isOwn ? { ...subject, who: "nobody" } : nobody
    }
    item = line.item
    wasOwn = line.isOwn
    const introduced = introduction(lines, line, wanted)
    stated.push(...introduced)
    if (introduced.length > 0) introducedAt = line.index
    const inList = line.isOwn ? itemsInLine(lines, line) : []
    stated.push(...inList)
    const isExcluded = line.topic === "foreign" || (line.isOwn && line.topic === "experience")
    const isOwnHeading = line.isHeading && line.isOwn && line.introduces === undefined
    const isPosition = introducedAt === line.index - 1 && positionOf(line.text).title !== undefined
    if (inList.length > 0 || isOwnHeading || isPosition || isExcluded) continue
    const scope = { wanted, isOwn: line.isOwn, isFirstPerson: isFirstPerson && line.isOwn }
    for (const sentence of sentencesAbout(line.text, wanted.names)) {
      if (line.isOwn) stated.push(...labelledItems(sentence))
      const read = factsInSentence(sentence, subject, scope, line.isOwn ? line.topic : undefined)
      subject = read.subject
      stated.push(...read.facts.flatMap(fact => statedBy(fact, sentence)))
    }
  }
  return stated
}
