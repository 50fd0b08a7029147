import { regex } from "../../sources/regex.ts"
import type { Language, Verb } from "./Language.ts"
import { timesOf } from "./times.ts"

export type Person = "first" | "third"

/** The forms of a language's verbs, for the search in its sentences. */
export interface Forms {
  readonly language: Language
  /** Any verb of the language that a phrase knows, as a pattern. */
  readonly first: string
  readonly third: string
  /** Begins what is said of somebody or something just named. */
  readonly relative: string
  /** What may stand before a verb without a subject: when, and adverbs. */
  readonly before: string
  /** `le voy al Acme`: pronouns that stand for whom something is done to. */
  readonly clitic: string
  /** A sentence about oneself that leaves its pronoun out, where the language does. */
  readonly startsFirst: RegExp
}

const relative =
  "deren|dessen|der|die|das|denen|wo|qui|que|dont|où|dat|wie|wiens|waar|quien|cuy[oa]s?|cuj[oa]s?|onde|che|cui|som|vars|hvis|der|hvor|weil|dass|wenn|when|parce|porque|perché|omdat|fordi|eftersom"

const build = (language: Language): Forms => {
  const of = (person: 0 | 1) =>
    [...Object.values(language.verbs), language.pursuits, language.cues.others]
      .map(it => it[person])
      .join("|")
  const first = of(0)
  const clitic = language.leavesPronounsOut
    ? "(?:(?:le|les|lo|los|la|las|lhe|lhes|gli|ci|ne|go|ją|je) )?"
    : ""
  const whenever = language.leavesPronounsOut
    ? "(?:(?:quando|cuando|gdy|kiedy) (?:(?!no |non |nie |não )[^,;:.]){3,40}?,? )?"
    : ""
  const before = `${whenever}(?:(?:${language.freeTime}|${timesOf(language.code)}|${language.adverbs}),? ){0,4}`
  return {
    language,
    first,
    third: of(1),
    relative,
    before,
    clitic,
    startsFirst: language.leavesPronounsOut ? regex.iu`^${before}${clitic}(?:${first})(?![\\p{L}])` : /(?!)/
  }
}

const built = new Map<Language, Forms>()

/** Built once, since the patterns are long. */
export const formsOf = (language: Language): Forms => {
  const known = built.get(language) ?? build(language)
  built.set(language, known)
  return known
}

/** The forms of one verb. */
export const verbForms = ({ verbs }: Language, verb: Verb, person: Person): string =>
  `(?:${verbs[verb][person === "first" ? 0 : 1]})`
