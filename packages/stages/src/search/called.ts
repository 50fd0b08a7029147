import { RegExp as Pattern } from "effect"
import { mentionFinder } from "../identity/mentions.ts"
import { isShortened } from "../identity/naming.ts"
import { foldName } from "../names/foldName.ts"
import { areNicknames } from "../names/nicknames.ts"
import { type PersonName, parseName } from "../names/PersonName.ts"
import { sameName } from "../names/relateNames.ts"
import { namesAnyOf } from "../sources/namesAnyOf.ts"
import { regex } from "../sources/regex.ts"

const parsed = (names: ReadonlyArray<string>): ReadonlyArray<PersonName> =>
  names.flatMap(name => parseName(name) ?? [])

/** Whether somebody's full name may be one of these, with one surname more or fewer. */
export const isCalled = (theirs: string, names: ReadonlyArray<string>): boolean =>
  names.some(name => sameName(name, theirs)) ||
  parsed([theirs]).some(name => parsed(names).some(ours => isShortened(ours, name)))

/** Tests whether a text names somebody who may be called so. Whether it is the prospect is judged with all that is known. */
export const namesOneOf = (names: ReadonlyArray<string>): ((text: string) => boolean) => {
  const [isNamed, known] = [namesAnyOf(names), parsed(names)]
  const mentionsIn = mentionFinder(known)
  return text =>
    isNamed(text) ||
    mentionsIn(text).some(
      ({ name, relation }) => relation === "same" || known.some(ours => isShortened(ours, name))
    )
}

const written = (word: string): string => Pattern.escape(word)

/**
 * `Ana Brandt-Prates` in a text, where `Ana Brandt` is sought: pages that are read later name them so. Where the text has both, one is
 * somebody else as a rule.
 */
export const fullerName = (text: string, names: ReadonlyArray<string>): string | undefined => {
  for (const name of names) {
    const [first = "", ...others] = name.trim().split(/\s+/)
    const last = others.at(-1)
    if (last === undefined || last.includes("-")) continue
    const form = regex.u`(?<![\\p{L}-])${written(first)}(?: \\p{Lu}\\.)? (?:\\p{Lu}\\p{L}+-${written(last)}|${written(last)}-\\p{Lu}\\p{L}+)(?![\\p{L}-])`
    const fuller = form.exec(text)?.[0]
    const isShownToo = regex.u`(?<![\\p{L}-])${written(name.trim())}(?![\\p{L}-])`.test(text)
    if (fuller !== undefined && !isShownToo) return fuller
  }
  return undefined
}

/** `Margie Brandt` of `Marguerite “Margie” Brandt` in a text: other pages name them by what they are called alone. */
export const familiarName = (text: string, names: ReadonlyArray<string>): string | undefined => {
  for (const name of names) {
    const [first = "", ...others] = name.trim().split(/\s+/)
    const last = others.at(-1)
    if (last === undefined) continue
    const form = regex.u`(?<![\\p{L}-])${written(first)} ["“„(](?<familiar>\\p{Lu}\\p{Ll}+)["”)] ${written(last)}(?![\\p{L}-])`
    const familiar = form.exec(text)?.groups?.familiar
    // In brackets a maiden name may stand as well.
    if (familiar !== undefined && areNicknames(foldName(first), foldName(familiar)))
      return `${familiar} ${last}`
  }
  return undefined
}
