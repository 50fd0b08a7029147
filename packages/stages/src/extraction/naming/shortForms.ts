import { hasLegalForm } from "@prospect-research/core"
import { RegExp as Pattern } from "effect"
import { honorific, withoutHonorifics } from "../../names/honorifics.ts"
import { foldName, generationLetters, lettersByGeneration, parseName } from "../../names/index.ts"
import { formsOf } from "../../names/nicknames.ts"
import { regex } from "../../sources/regex.ts"
import { behindName, nicknameWithin } from "./looksLikeName.ts"
import { mentionsIn } from "./personMentions.ts"

const givenOf = (first: string): ReadonlyArray<string> => {
  const nicknames = formsOf(foldName(first)).map(form => form.charAt(0).toUpperCase() + form.slice(1))
  return [...new Set([first, ...nicknames])]
}

/** The words of a name, without titles and without its generation. */
const wordsOfName = (name: string): ReadonlyArray<string> =>
  withoutHonorifics(name).replace(behindName, "").split(/\s+/)

/** What may stand behind a short form: the generation of the person, and no other's: `Leopold sen.` is not Leopold jun. */
const endOfForm = (names: ReadonlyArray<string>): string => {
  const own = names.flatMap(name => {
    const generation = parseName(name)?.generation ?? null
    return generation === null ? [] : [lettersByGeneration[generation]]
  })
  const theirs = own.length === 0 ? "" : `(?:,? (?:${own.join("|")})(?:\\.|(?![\\p{L}])))?`
  return `${theirs}(?![\\p{L}-]| \\p{Lu}\\p{Ll}|,? ${generationLetters}(?![\\p{L}]))`
}

/** What a text calls a person after it has named them in full: `Dr Okafor`, `Ines`, `Okafor`. As a pattern. */
export const shortForms = (names: ReadonlyArray<string>): string => {
  const forms = names.flatMap(name => {
    const parts = wordsOfName(name)
    const [first, last] = [parts[0], parts.at(-1)]
    if (parts.length < 2 || first === undefined || last === undefined) return []
    const given = givenOf(first).map(Pattern.escape)
    return [
      `${honorific} (?:${Pattern.escape(first)} )?${Pattern.escape(last)}`,
      ...given,
      Pattern.escape(last)
    ]
  })
  // Nothing is never at the beginning of anything.
  return forms.length === 0 ? "(?!)" : `(?:${[...new Set(forms)].join("|")})${endOfForm(names)}`
}

/** `Lovelace Farms` is hardly ever called by the surname alone. */
const withoutTrade = (company: string): string =>
  /^\p{Lu}[\p{L}’'-]+ (?!(?:Group|Partners|Holdings?)$)\p{Lu}\p{Ll}{3,}s?$/u.test(company) &&
  !hasLegalForm(company)
    ? company.split(" ").slice(1).join(" ")
    : company

/**
 * The short forms by which a page can mean nobody but the prospect: no other person on it shares the word, and no
 * company has it in its name. As a pattern.
 */
export const unmistakableForms = (
  names: ReadonlyArray<string>,
  others: ReadonlyArray<string>,
  companies: ReadonlyArray<string>
): string => {
  const wordsOf = (texts: ReadonlyArray<string>) => new Set(texts.flatMap(text => text.split(/[\s-]+/)))
  const [taken, people] = [wordsOf([...others, ...companies.map(withoutTrade)]), wordsOf(others)]
  const isFree = (word: string, among: ReadonlySet<string>) =>
    word.length > 2 && !word.split("-").some(part => among.has(part))
  const parts = names.map(wordsOfName)
  const whole = parts.filter(({ length }) => length >= 2)
  const lasts = whole.flatMap(words => words.slice(-1))
  const forms = [...whole.flatMap(([first = ""]) => givenOf(first)), ...lasts].filter(word =>
    isFree(word, taken)
  )
  // `Ms Thorne` is no company, whatever a company is called.
  const titled = lasts.filter(word => isFree(word, people))
  const patterns = [
    ...(forms.length === 0 ? [] : [`(?:${honorific} )?(?:${forms.map(Pattern.escape).join("|")})`]),
    ...(titled.length === 0 ? [] : [`${honorific} (?:${titled.map(Pattern.escape).join("|")})`])
  ]
  return patterns.length === 0 ? "(?!)" : `(?:${patterns.join("|")})${endOfForm(names)}`
}

/** `senior retired`: behind these words a title may stand as well, but no verb. */
const beforeVerb =
  "(?= (?:is|was|has|had|who|and|still|now|also|ran|built|began|took|left|grew|\\p{Ll}{2,}(?:ed|s)) )"

/**
 * `Ada senior retired`, `Mr Lovelace Sr`, at the beginning of a text, where Ada Lovelace is sought: their father or mother, or the child
 * of one who is called senior. Whom the client calls neither may be called junior.
 */
const otherGenerationFirst = (name: string, isSenior: boolean): RegExp => {
  const parts = wordsOfName(name)
  const forms = [parts.join(" "), ...givenOf(parts[0] ?? ""), ...parts.slice(1).slice(-1)].map(Pattern.escape)
  const [word, letters] = isSenior
    ? ["[Jj]unior", lettersByGeneration.jr]
    : ["[Ss]enior", lettersByGeneration.sr]
  return regex.u`^(?:${honorific} )?(?:${forms.join("|")})(?: ${word}${beforeVerb}|,? ${letters}(?![\\p{L}]))`
}

/** `Ada Lovelace sen.` where Ada Lovelace jun. is sought: a text that has the name, and means their father, mother or child. */
export const namesOtherGeneration = (text: string, names: ReadonlyArray<string>): boolean => {
  const plain = text.replace(nicknameWithin, "")
  return names.some(
    name =>
      regex.u`(?<![\\p{L}-])${Pattern.escape(wordsOfName(name).join(" "))},? ${generationLetters}(?![\\p{L}])`.test(
        plain
      ) && mentionsIn(text, names).length === 0
  )
}

/** Whether a text begins with such a one, also by a part of the name. */
export const beginsWithOtherGeneration = (text: string, names: ReadonlyArray<string>): boolean => {
  const isSenior = names.some(name => parseName(name)?.generation === "sr")
  return names.some(name => otherGenerationFirst(name, isSenior).test(text))
}
