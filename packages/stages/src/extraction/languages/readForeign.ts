import type { Fact } from "../Clause.ts"
import { patternOf } from "../patternOf.ts"
import type { Scope, Subject } from "../subject.ts"
import type { Topic } from "../topics.ts"
import { type ForeignClause, foreignClauses, mark } from "./clauses.ts"
import { verbForms } from "./forms.ts"
import { japaneseItems } from "./japanese.ts"
import type { Language } from "./Language.ts"
import { languageOf } from "./languageOf.ts"
import { beingFacts, deedFacts, sentenceFacts } from "./phrases.ts"
import { positionIn } from "./positions.ts"
import { pastimesIn } from "./values.ts"

type Wanted = Scope["wanted"]

const title = "professional.current_title"

/** Several things that somebody is are told one by one, but a title may have an `and` in it. */
const beings = (text: string, { and }: Language): ReadonlyArray<string> => [
  ...new Set([text, ...text.split(patternOf(`,\\s+(?:(?:${and}) )?| (?:${and}) `, "u"))])
]

const factsOfBeing = (text: string, language: Language, wanted: Wanted): ReadonlyArray<Fact> => {
  const parts = beings(text, language).map(part => ({ part, facts: beingFacts(part, language, wanted) }))
  const positions = parts
    .filter(
      ({ facts }) =>
        !facts.some(({ field }) =>
          /^(?:personal\.|education\.certifications|professional\.current_title)/.test(field)
        )
    )
    .map(({ part }) => positionIn(part, language, wanted))
  return [...parts.flatMap(({ facts }) => facts), ...(positions.find(facts => facts.length > 0) ?? [])]
}

/** What follows `is` in a clause that begins with it. */
const being = ({ text, person }: ForeignClause, language: Language): string | undefined =>
  patternOf(`^${verbForms(language, "be", person)} (?:(?:${language.adverbs}) )*(?<being>.+)$`, "iu").exec(
    text
  )?.groups?.being

const pursued = ({ text, person }: ForeignClause, { pursuits }: Language): ReadonlyArray<Fact> => {
  const forms = pursuits[person === "first" ? 0 : 1]
  const value = patternOf(`^(?:${forms})(?![\\p{L}])`, "iu").exec(text)?.[0]
  return value === undefined ? [] : [{ field: "personal.hobbies", value }]
}

/** A position that stands before the subject, or without one, counts where no other is told. */
const weakened = (facts: ReadonlyArray<Fact>): ReadonlyArray<Fact> =>
  facts.map(fact => (fact.field === title ? { ...fact, isWeak: true } : fact))

const factsOfClause = (clause: ForeignClause, language: Language, wanted: Wanted): ReadonlyArray<Fact> => {
  if (clause.kind === "being") {
    const facts = factsOfBeing(clause.text, language, wanted)
    return clause.lead === "" ? facts : weakened(facts)
  }
  const is = being(clause, language)
  return [
    ...deedFacts(clause, language, wanted),
    ...(is === undefined ? [] : factsOfBeing(is, language, wanted)),
    ...pursued(clause, language)
  ]
}

/** Courses told in less words than another of the same place are the same. */
const withoutRepeats = (facts: ReadonlyArray<Fact>): ReadonlyArray<Fact> => {
  const byKey = new Map<string, Fact>()
  for (const fact of facts) {
    const { value, field } = fact
    const isEntry = typeof value === "object" && "institution" in value
    const key = isEntry ? `${field} ${value.institution}` : `${field} ${JSON.stringify(value)}`
    const known = byKey.get(key)
    const size = (it: Fact) => JSON.stringify(it.value).replaceAll("null", "").length
    if (known === undefined || size(fact) > size(known)) byKey.set(key, fact)
  }
  return [...byKey.values()]
}

export interface ForeignReading {
  readonly subject: Subject
  readonly facts: ReadonlyArray<Fact>
}

const readIn = (
  language: Language,
  sentence: string,
  previous: Subject,
  scope: Scope,
  isLeisure: boolean
): ForeignReading => {
  const { subject, clauses, marked } = foreignClauses(language, sentence, previous, scope)
  const { wanted } = scope
  const isFree =
    isLeisure || patternOf(`(?<![\\p{L}])(?:${language.freeTime})(?![\\p{L}])`, "iu").test(sentence)
  const isPast = (text: string) => patternOf(`(?<![\\p{L}])(?:${language.past})(?![\\p{L}])`, "iu").test(text)
  const facts = clauses.flatMap(clause => {
    const found = factsOfClause(clause, language, wanted)
    const pastimes = isFree ? pastimesIn(clause.text, { language, wanted, phrase: "" }) : []
    return [...(isPast(clause.text) ? found.filter(({ field }) => lasting.has(field)) : found), ...pastimes]
  })
  const isFragment = !marked.includes(mark) && clauses.every(({ kind }) => kind === "being")
  const all = withoutRepeats([...facts, ...sentenceFacts(marked, language, wanted)])
  const told = isFragment ? weakened(all) : all
  const main =
    told.find(({ field, isWeak }) => field === title && isWeak !== true) ??
    told.find(({ field }) => field === title)
  return { subject, facts: told.filter(fact => fact.field !== title || fact === main) }
}

/** What was once so stays so. */
const lasting: ReadonlySet<string> = new Set([
  "education.entries",
  "professional.achievements",
  "education.certifications"
])

/** What a sentence says of the prospect, and whom it is about, where it is in another language than English. */
export const factsElsewhere = (
  sentence: string,
  previous: Subject,
  scope: Scope,
  topic: Topic | undefined
): ForeignReading | undefined => {
  const listed = japaneseItems(sentence, topic)
  if (listed.length > 0) return { subject: previous, facts: listed }
  const language = languageOf(sentence) ?? scope.language
  return language === undefined || language === "english"
    ? undefined
    : readIn(language, sentence, previous, scope, topic === "hobbies" || topic === "interests")
}

/** Where a language's own reading says nothing in a field, what is said in the same way in every language stands. */
export const withForeign = (foreign: ForeignReading, facts: ReadonlyArray<Fact>): ForeignReading => {
  const fields = new Set(foreign.facts.map(({ field }) => field))
  const values = new Set(foreign.facts.map(({ value }) => value))
  const others = facts.filter(({ field, value }) => !fields.has(field) && !values.has(value))
  return { ...foreign, facts: [...foreign.facts, ...others] }
}
