import { matchesIn } from "@prospect-research/core"
import { RegExp as Pattern } from "effect"
import { generationLetters, parseName, relateFirst, relateNames } from "../../names/index.ts"
import { inUsualOrder } from "../../names/usualOrder.ts"
import type { Page } from "../../sources/readPage.ts"
import { regex } from "../../sources/regex.ts"
import type { Wanted } from "../Wanted.ts"
import { mayOwn } from "./mayOwn.ts"
import { nameByEmail } from "./nameByEmail.ts"
import { namesIn } from "./personMentions.ts"

/** Whether a text has somebody of the name with a generation behind it: `Bob Hale Jr` where `Robert Hale` is asked for. */
const hasGeneration = (text: string, name: string): boolean => {
  const ours = parseName(name)
  const family = name.split(" ").at(-1) ?? ""
  const form = regex.gu`\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}\\.)? ${Pattern.escape(family)},? ${generationLetters}(?![\\p{L}])`
  return matchesIn(text, form).some(([shown]) => {
    const theirs = parseName(shown)
    return ours !== null && theirs !== null && relateFirst(ours.first, theirs.first) === "same"
  })
}

/**
 * Of the names that stand in the texts, the first of several spellings of one, in its usual order. Nothing where they are of two
 * people, or where a father and a son bear it: then nobody knows whose the address is.
 */
export const oneOf = (names: ReadonlyArray<string>, texts: ReadonlyArray<string>): string | undefined => {
  const [first, ...others] = names.flatMap(text => {
    const name = parseName(text)
    return name === null ? [] : [{ text: inUsualOrder(text), name }]
  })
  return first !== undefined &&
    others.every(({ name }) => relateNames(name, first.name) === "same") &&
    !texts.some(text => hasGeneration(text, first.text))
    ? first.text
    : undefined
}

const namesOwning = ({ people, lines }: Page, emails: ReadonlyArray<string>): ReadonlyArray<string> => {
  const isTheirs = (text: string, generation = ""): boolean => generation === "" && mayOwn(text, emails)
  return [
    ...people.map(({ name }) => name).filter(name => isTheirs(name)),
    ...lines.flatMap(({ text }) => namesIn(text, isTheirs).map(({ start, end }) => text.slice(start, end)))
  ]
}

/**
 * Whom the pages of the house name for whom the prospect's address there may be made, where the client gave no name and none of
 * them shows the address: `Rui Prates` of `rprates@acme.example`. Nothing where it may be made for two.
 */
export const nameByAddress = (pages: ReadonlyArray<Page>, wanted: Wanted): string | undefined => {
  const { emails, names } = wanted
  if (names.length > 0 || pages.some(page => nameByEmail(page, wanted) !== undefined)) return undefined
  return oneOf(
    pages.flatMap(page => namesOwning(page, emails)),
    pages.flatMap(({ lines }) => lines.map(({ text }) => text))
  )
}
