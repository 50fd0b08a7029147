import { patternOf } from "../../sources/regex.ts"
import type { Fact } from "../Clause.ts"
import type { Wanted } from "../Wanted.ts"
import type { ForeignClause } from "./clauses.ts"
import { type Person, verbForms } from "./forms.ts"
import type { Kind, Language, Verb } from "./Language.ts"
import { mark } from "./marks.ts"
import { schoolingIn } from "./schooling.ts"
import { readers } from "./values.ts"

interface Phrase {
  readonly kind: Kind
  readonly form: RegExp
  /** Where it is looked for. */
  readonly scope: "deed" | "being" | "anywhere" | "sentence"
}

const verbs: ReadonlyArray<Verb> = [
  "be",
  "have",
  "live",
  "work",
  "lead",
  "study",
  "hold",
  "win",
  "give time",
  "belong",
  "play",
  "go",
  "love",
  "support"
]

const kinds: ReadonlyArray<Kind> = [
  "position",
  "company",
  "place",
  "schooling",
  "membership",
  "cause",
  "team",
  "pastime",
  "award",
  "pet",
  "skill",
  "certificate"
]

/** A phrase as a regular expression: verbs in the forms of a person, adverbs before every slot and behind every verb. */
const compile = (source: string, language: Language, person: Person): string => {
  const between = `(?:(?:${language.adverbs}) )*`
  const withVerbs = verbs.reduce(
    (text, verb) =>
      text
        .replaceAll(`<${verb}> `, `${verbForms(language, verb, person)} ${between}`)
        .replaceAll(`<${verb}>`, verbForms(language, verb, person)),
    source
  )
  return withVerbs.replace(/\{([a-z]+)\}/gu, (_slot, name: string) => `${between}(?<${name}>.+)`)
}

const scopeOf = (source: string): Phrase["scope"] =>
  source.startsWith("<")
    ? "deed"
    : source.startsWith("…")
      ? "anywhere"
      : source.includes(mark)
        ? "sentence"
        : "being"

const build = (language: Language, person: Person): ReadonlyArray<Phrase> => {
  return kinds.flatMap(kind =>
    (language.phrases[kind] ?? []).map(source => {
      const scope = scopeOf(source)
      const text = compile(source.replace(/^…/u, ""), language, person)
      // `La ayuda con …`: behind an article no verb stands, only what looks like one.
      const start = scope === "being" ? `^(?:(?:${language.articles}) )?` : scope === "deed" ? "^" : ""
      return { kind, scope, form: patternOf(`${start}${text}`, scope === "being" ? "iu" : "u") }
    })
  )
}

const built = new Map<string, ReadonlyArray<Phrase>>()

const phrasesOf = (language: Language, person: Person): ReadonlyArray<Phrase> => {
  const key = `${language.code} ${person}`
  const known = built.get(key) ?? build(language, person)
  built.set(key, known)
  return known
}

/** `Nach dem Studium an der Acme (2005) kam sie 2010 …`: the year of studies told by the way stands in brackets. */
const toldByTheWay = (text: string): string => {
  const stretch = /^[^,)]*\)?/u.exec(text)?.[0] ?? ""
  return stretch.includes("(") ? stretch : stretch.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/gu, "")
}

/** What stands in the slots of the phrases of these scopes that a text matches. */
const told = (
  text: string,
  phrases: ReadonlyArray<Phrase>,
  scopes: ReadonlyArray<Phrase["scope"]>,
  language: Language,
  wanted: Pick<Wanted, "companies">
): ReadonlyArray<Fact> =>
  phrases
    .filter(({ scope }) => scopes.includes(scope))
    .flatMap(({ form, kind, scope }) => {
      const match = form.exec(text)
      if (match === null) return []
      if (kind === "schooling")
        return schoolingIn(scope === "anywhere" ? toldByTheWay(text.slice(match.index)) : text, language)
      return Object.entries(match.groups ?? {}).flatMap(([slot, value]) =>
        value === undefined ? [] : (readers[slot]?.(value, { language, wanted, phrase: match[0] }) ?? [])
      )
    })

/** What a clause with a verb says. */
export const deedFacts = (
  { text, person, lead }: ForeignClause,
  language: Language,
  wanted: Pick<Wanted, "companies">
): ReadonlyArray<Fact> => {
  const phrases = phrasesOf(language, person)
  return [
    ...told(text, phrases, ["deed"], language, wanted),
    ...told(`${lead} ${text}`.trim(), phrases, ["anywhere"], language, wanted)
  ]
}

/** What a stretch says that tells what somebody is. */
export const beingFacts = (
  text: string,
  language: Language,
  wanted: Pick<Wanted, "companies">
): ReadonlyArray<Fact> => told(text, phrasesOf(language, "third"), ["being", "anywhere"], language, wanted)

/** What a sentence says of the prospect that others did: they elected, named, honoured. */
export const sentenceFacts = (
  marked: string,
  language: Language,
  wanted: Pick<Wanted, "companies">
): ReadonlyArray<Fact> => told(marked, phrasesOf(language, "third"), ["sentence"], language, wanted)
