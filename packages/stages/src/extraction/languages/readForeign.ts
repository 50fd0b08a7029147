import { regex } from "../../sources/regex.ts"
import type { Fact } from "../Clause.ts"
import type { Scope, Subject } from "../subject/SentenceSubject.ts"
import type { Topic } from "../topics.ts"
import { animalsAtHome } from "./animals.ts"
import { type ForeignClause, foreignClauses } from "./clauses.ts"
import { fieldsBehindColon } from "./expertise.ts"
import { neverMissing, sidesInRow } from "./followed.ts"
import { formsOf, verbForms } from "./forms.ts"
import { freeTimeList } from "./freeTimeList.ts"
import { prizeBrought } from "./honours.ts"
import { japaneseItems } from "./japanese.ts"
import type { Language } from "./Language.ts"
import { languageOf } from "./languageOf.ts"
import { mark } from "./marks.ts"
import { toldTwice, withoutParts, withoutRepeats } from "./onlyOnce.ts"
import { beingFacts, deedFacts, sentenceFacts } from "./phrases.ts"
import { isOffice, positionIn } from "./positions.ts"
import { isPrivateName } from "./privateNames.ts"
import { pursued } from "./pursuits.ts"
import { namesRelativesElsewhere } from "./relatives.ts"
import { passionsIn, type Stretch, scanned, scannedOfTheirs } from "./scans.ts"
import { schoolingIn } from "./schooling.ts"
import { honourBesideName } from "./told.ts"
import { tonguesSpoken } from "./tongues.ts"
import { pastimesIn } from "./values.ts"

type Wanted = Scope["wanted"]

const title = "professional.current_title"
const company = "professional.current_company"

/** Several things that somebody is are told one by one, but a title may have an `and` in it. */
const beings = (text: string, { and }: Language): ReadonlyArray<string> => [
  ...new Set([text, ...text.split(regex.u`,\\s+(?:(?:${and}) )?| (?:${and}) `)])
]

/** `civilingenjör från Lunds universitet`: somebody by what they studied there. */
const schoolingOfGraduate = (text: string, language: Language): ReadonlyArray<Fact> =>
  regex.iu`^(?:(?:${language.articles}) )?(?:${language.cues.graduates})(?![\\p{L}])`.test(text) &&
  regex.u`(?<![\\p{L}])(?:${language.schools})(?![\\p{L}])`.test(text)
    ? schoolingIn(text, language)
    : []

/** Of a firm a title, of a club a standing. */
const partner = /^(?:[\p{L}]{1,3} )?s[oó]ci[oa](?![\p{L}])/iu

const factsOfBeing = (text: string, language: Language, wanted: Wanted): ReadonlyArray<Fact> => {
  const parts = beings(text, language).map(part => ({
    part,
    facts: [...beingFacts(part, language, wanted), ...schoolingOfGraduate(part, language)]
  }))
  const standing = regex.iu`^(?:(?:${language.articles}) )?(?:${language.cues.standings})(?![\\p{L}])`
  const positions = parts
    .filter(
      ({ part, facts }) =>
        (!standing.test(part) || partner.test(part)) &&
        !facts.some(({ field }) => /^(?:personal\.|education\.|professional\.current_title)/.test(field))
    )
    .map(({ part }) => positionIn(part, language, wanted))
    .filter(facts => facts.length > 0)
  // `La arquitecta Ada Lovelace, socia fundadora de Acme`: what is held somewhere goes before a trade.
  const held = positions.find(facts => facts.some(({ field }) => field === company)) ?? positions[0] ?? []
  return [...parts.flatMap(({ facts }) => facts), ...held]
}

/** What follows `is` in a clause that begins with it. */
const being = ({ text, person }: ForeignClause, language: Language): string | undefined =>
  regex.iu`^${verbForms(language, "be", person)} (?:(?:${language.adverbs}) )*(?<being>.+)$`.exec(text)
    ?.groups?.being

/** A position that stands before the subject, or without one, counts where no other is told. */
const weakened = (facts: ReadonlyArray<Fact>): ReadonlyArray<Fact> =>
  facts.map(fact => (fact.field === title ? { ...fact, isWeak: true } : fact))

const factsOfClause = (clause: ForeignClause, language: Language, wanted: Wanted): ReadonlyArray<Fact> => {
  if (clause.kind === "theirs") return []
  if (clause.kind === "being") {
    const facts = factsOfBeing(clause.text, language, wanted)
    return clause.lead === "" ? facts : weakened(facts)
  }
  const is = being(clause, language)
  return [
    ...deedFacts(clause, language, wanted),
    ...(is === undefined ? [] : factsOfBeing(is, language, wanted)),
    ...pursued(clause, language, wanted)
  ]
}

/** Pieces without a verb that we know, as they stand together in the sentence: a list may lie across them. */
const joinedOf = (clauses: ReadonlyArray<ForeignClause>): ReadonlyArray<ForeignClause> => {
  const joined: Array<ForeignClause> = []
  for (const clause of clauses) {
    const last = joined.at(-1)
    if (last?.kind === "being" && clause.joint !== undefined)
      joined[joined.length - 1] = { ...last, text: `${last.text}${clause.joint}${clause.text}` }
    else joined.push(clause)
  }
  return joined
}

export interface ForeignReading {
  /** It names a relative, whose home is nobody's business. */
  readonly isOfKin?: boolean
  /** What it is read in; nothing where no verbs are known. */
  readonly language?: Language
  readonly subject: Subject
  readonly facts: ReadonlyArray<Fact>
}

/** Only the prospect was spoken of last, or is all around. */
const isProspects = ({ who }: Subject, { isOwn }: Scope): boolean =>
  who === "prospect" || (isOwn && who === "nobody")

/** A value as it stands in a sentence, which may begin with it; nothing where it stands nowhere. */
const asWritten = (fact: Fact, sentence: string): ReadonlyArray<Fact> => {
  const { value } = fact
  if (typeof value !== "string" || sentence.includes(value)) return [fact]
  const capital = `${value.charAt(0).toUpperCase()}${value.slice(1)}`
  return sentence.startsWith(capital) ? [{ ...fact, value: capital }] : []
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
  const isFree = isLeisure || regex.iu`(?<![\\p{L}])(?:${language.freeTime})(?![\\p{L}])`.test(sentence)
  const isPast = (text: string) => regex.iu`(?<![\\p{L}])(?:${language.past})(?![\\p{L}])`.test(text)
  // `Nicht mehr spielt sie …`: what is denied may stand before the verb, in the same piece.
  const isDenied = ({ text, lead, kind }: ForeignClause) =>
    regex.iu`(?<![\\p{L}])(?:${language.cues.negation})(?![\\p{L}])`.test(
      (kind === "deed" ? `${lead.split(/, /u).at(-1) ?? ""} ${text}` : text).replace(
        regex.giu`(?<![\\p{L}])${neverMissing}`,
        ""
      )
    )
  const lastingOf = (text: string, facts: ReadonlyArray<Fact>) =>
    isPast(text) ? facts.filter(({ field }) => lasting.has(field)) : facts
  const stated = clauses.filter(clause => !isDenied(clause))
  const facts = stated.flatMap(clause => {
    const pastimes =
      isFree && clause.kind !== "theirs" ? pastimesIn(clause.text, { language, wanted, phrase: "" }) : []
    return [...lastingOf(clause.text, factsOfClause(clause, language, wanted)), ...pastimes]
  })
  const isFragment = !marked.includes(mark) && clauses.every(({ kind }) => kind === "being")
  const listed =
    isProspects(previous, scope) || scope.isFirstPerson
      ? [
          ...freeTimeList(sentence, language, wanted),
          ...(isFree ? sidesInRow(sentence, language) : []),
          ...animalsAtHome(sentence, language, scope.isFirstPerson)
        ]
      : []
  const brought = scope.isFirstPerson ? prizeBrought(sentence, language) : []
  const known = [
    ...facts,
    ...listed,
    ...brought,
    ...sentenceFacts(marked, language, wanted),
    ...honourBesideName(marked)
  ]
  const fields = new Set(known.map(({ field }) => field))
  // `corre maratones y cría canarios`: beside a pastime stands another.
  const isBesidePastime = fields.has("personal.hobbies")
  const stretch: Stretch = { text: sentence, language, wanted, isFree: isFree || isBesidePastime }
  const seen = [
    ...joinedOf(clauses)
      .filter(clause => !isDenied(clause))
      .flatMap(({ kind, lead, text }) =>
        lastingOf(
          text,
          kind === "theirs"
            ? scannedOfTheirs({ ...stretch, text })
            : scanned({ ...stretch, text: kind === "being" ? text : `${lead} ${text}`.trim() })
        )
      ),
    ...(isProspects(subject, scope) ? passionsIn(sentence, stretch) : []),
    // Commas part a list of languages from the verb.
    ...(isProspects(subject, scope) && !namesRelativesElsewhere(sentence) && !clauses.some(isDenied)
      ? tonguesSpoken(sentence, language)
      : [])
  ]
    .filter(({ field }) => toldTwice.has(field) || !fields.has(field))
    // Where the subject stands inside of it, what is told stands nowhere in one piece: `schildert ze aquarellen`.
    .flatMap(fact => asWritten(fact, sentence))
  const behindColon = seen.some(({ field }) => field === "professional.skills")
    ? fieldsBehindColon(sentence, language)
    : []
  const all = withoutParts(withoutRepeats([...known, ...seen, ...behindColon]))
  const isOfOthers = isFragment && (definite.test(sentence) || isSpoken(sentence, language))
  const told = isFragment ? weakened(all).filter(({ field }) => !isOfOthers || field !== title) : all
  const main =
    told.find(({ field, isWeak }) => field === title && isWeak !== true) ??
    told.find(({ field }) => field === title)
  return { subject, facts: told.filter(fact => fact.field !== title || fact === main) }
}

/** `—Soy socia del club`: an answer, which no paper would call a title. */
const isSpoken = (sentence: string, language: Language): boolean =>
  formsOf(language).startsFirst.test(sentence.replace(/^[–—-] ?/u, ""))

/** `De burgemeester …`: a sentence without a verb that we know is about somebody else. */
const definite =
  /^(?:(?:De|Het|Der|Die|Das|Le|La|Les|El|Los|Las|Il|Lo|I|Gli|O|A|Os|As|Den|Det) |L['’])(?=\p{L})/u

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
    : {
        ...readIn(language, sentence, previous, scope, topic === "hobbies" || topic === "interests"),
        isOfKin: namesRelativesElsewhere(sentence),
        language
      }
}

/** Whose these are is told by whom the sentence is about, which may be a relative. */
const ofWhom: ReadonlySet<string> = new Set([
  "professional.current_location",
  "personal.hobbies",
  "personal.interests",
  "personal.sports_teams",
  "personal.memberships",
  "personal.causes"
])

const nameOf = ({ value }: Fact): string =>
  typeof value === "object" && "institution" in value ? value.institution : String(value)

/** `Ada Lovelace er formand for Acme Roklub`: a whole sentence of another language, which looks like a name in ours. */
const isSentence = (fact: Fact, language: Language | undefined, names: ReadonlyArray<string>): boolean =>
  (fact.field === title || fact.field === "education.entries") &&
  (names.some(name => nameOf(fact).includes(name)) ||
    (language !== undefined &&
      regex.iu`^(?:po|nach|na|après|dopo|tras|após|efter|etter) |(?:^| )(?:${language.verbs.be[1]}|${language.verbs.study.join("|")}) `.test(
        nameOf(fact)
      )))

/** Where a language's own reading says nothing in a field, what is said in the same way in every language stands. */
export const withForeign = (
  foreign: ForeignReading,
  facts: ReadonlyArray<Fact>,
  names: ReadonlyArray<string>
): ForeignReading => {
  const fields = new Set(foreign.facts.map(({ field }) => field))
  const values = new Set(foreign.facts.map(({ value }) => value))
  const isDegree = ({ field, value }: Fact) =>
    field === title &&
    foreign.facts.some(
      other =>
        typeof other.value === "object" &&
        "institution" in other.value &&
        String(value).includes(other.value.institution)
    )
  const others = facts.filter(
    fact =>
      !fields.has(fact.field) &&
      !(foreign.isOfKin === true && ofWhom.has(fact.field)) &&
      !isSentence(fact, foreign.language, names) &&
      !(fact.field === title && foreign.language !== undefined && isOffice(nameOf(fact), foreign.language)) &&
      !values.has(fact.value) &&
      !isDegree(fact) &&
      !(typeof fact.value === "string" && /^personal\./.test(fact.field) && isPrivateName(fact.value))
  )
  return { ...foreign, facts: [...foreign.facts, ...others] }
}
