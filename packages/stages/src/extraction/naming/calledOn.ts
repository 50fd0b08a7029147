import { foldName, generationLetters, parseName, quotedNickname, relateNames } from "../../names/index.ts"
import { regex } from "../../sources/regex.ts"
import type { VisibleLine } from "../../sources/visibleLines.ts"
import { isGiven } from "./looksLikeName.ts"
import { mentionsIn } from "./personMentions.ts"

/** `Augusta (Ada) Lovelace`, `Augusta “Ada” Lovelace` */
const nicknamed = regex.u`^\\p{Lu}[\\p{L}’'-]+ (?:[\\p{Lu}.]+ )?(?<quoted>${quotedNickname}) `

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

/** `Ada Lovelace, Sr` */
const generation = regex.u`,? ${generationLetters}$`

/** `Augusta “Ada” Lovelace`, of somebody else: then that is who is called so. */
const isNickname = (word: string, text: string): boolean =>
  regex.u` (?=${quotedNickname}).${word}(?!\\p{L})`.test(text)

/** The prospect by their names, and by what a page that names them in full calls them besides. */
export const namesOn = (
  lines: ReadonlyArray<VisibleLine>,
  names: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const told = lines.map(({ text }) => ({
    text,
    mentions: mentionsIn(text, names).map(({ start, end }) => text.slice(start, end))
  }))
  const mentions = told.flatMap(line => line.mentions)
  const [mention] = mentions
  const name = mention === undefined ? null : parseName(mention)
  if (mention === undefined || name === null) return names
  const nicks = mentions.flatMap(shown => nicknamed.exec(shown)?.groups?.quoted?.slice(1, -1) ?? [])
  const words = mention.replace(generation, "").split(/\s+/u)
  const [first = "", last = ""] = [words[0], words.at(-1)]
  const others = told.filter(line => line.mentions.length === 0)
  // A client who knows no `ø` writes Bjorn of whom the page calls Bjørn, and Juergen for Jürgen.
  const spelled = words.join(" ")
  const isOther = names
    .flatMap(known => parseName(known) ?? [])
    .every(known => known.generation === null && relateNames(known, name) === "same")
  const short = shortened(lines, first).filter(word => !others.some(({ text }) => isNickname(word, text)))
  return [
    ...new Set([
      ...names,
      ...(isOther ? [spelled] : []),
      ...[...nicks, ...short].map(nick => `${nick} ${last}`)
    ])
  ]
}
