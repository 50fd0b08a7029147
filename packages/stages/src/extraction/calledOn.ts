import { foldName, isFrequentSurname, parseName } from "../names/index.ts"
import type { VisibleLine } from "../sources/visibleLines.ts"
import { isGiven, mentionsIn } from "./personMentions.ts"

/** `Augusta (Ada) Lovelace`, `Augusta “Ada” Lovelace` */
const nicknamed = /^\p{Lu}[\p{L}’'-]+ (?:[\p{Lu}.]+ )?[(“"'‘](?<nick>\p{Lu}\p{L}+)[)”"'’] /u

/** In letters: shorter first names have no shorter forms, and shorter forms are words. */
const shortestName = 6
const shortestForm = 3

/** What makes a woman’s name of a man’s. */
const ofWomen = /^(?:a|e|l?le|in[ae]|ett[ae]|ell[ae]|i[ae]|n[ae])$/

/** `Funmi` for Funmilayo: what a first name begins with, where the page calls somebody so. */
const shortened = (lines: ReadonlyArray<VisibleLine>, first: string): ReadonlyArray<string> => {
  if (first.length < shortestName) return []
  const words = new Set(lines.flatMap(({ text }) => text.match(/\p{Lu}\p{Ll}+/gu) ?? []))
  return [...words].filter(
    word =>
      word.length >= shortestForm &&
      word.length < first.length &&
      foldName(first).startsWith(foldName(word)) &&
      // `Martin` is not what Martina is called.
      !(isGiven(word) && ofWomen.test(foldName(first).slice(word.length)))
  )
}

/** `Efraín Montalvo Rangel`: people of some countries have two surnames, of which they often use one. */
const withSecondSurname = (
  lines: ReadonlyArray<VisibleLine>,
  names: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const longer = names.flatMap(name =>
    lines.flatMap(({ text }) => {
      const second = text.startsWith(`${name} `) ? text.slice(name.length + 1) : ""
      return /^\p{Lu}\p{Ll}{2,}$/u.test(second) && isFrequentSurname(foldName(second)) ? [text] : []
    })
  )
  // Of two people the longer name tells nothing of whom is meant.
  return new Set(longer).size === 1 ? longer.slice(0, 1) : []
}

/** The prospect by their names on their employer's pages, where they may have another surname more. */
export const namesAtWork = (
  lines: ReadonlyArray<VisibleLine>,
  names: ReadonlyArray<string>
): ReadonlyArray<string> =>
  lines.some(({ text }) => mentionsIn(text, names).length > 0)
    ? names
    : [...names, ...withSecondSurname(lines, names)]

/** The prospect by their names, and by what a page that names them in full calls them besides. */
export const namesOn = (
  lines: ReadonlyArray<VisibleLine>,
  names: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const mentions = lines.flatMap(({ text }) =>
    mentionsIn(text, names).map(({ start, end }) => text.slice(start, end))
  )
  const [mention] = mentions
  const name = mention === undefined ? null : parseName(mention)
  if (mention === undefined || name === null) return names
  const nicks = mentions.flatMap(shown => nicknamed.exec(shown)?.groups?.nick ?? [])
  const [first = ""] = mention.split(/\s+/u)
  const last = mention.split(/\s+/u).at(-1) ?? ""
  return [...new Set([...names, ...[...nicks, ...shortened(lines, first)].map(nick => `${nick} ${last}`)])]
}
