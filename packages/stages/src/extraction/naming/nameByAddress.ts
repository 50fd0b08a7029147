import { mayBeMadeFor } from "../../identity/emails.ts"
import { parseName, relateNames } from "../../names/index.ts"
import { inUsualOrder } from "../../names/usualOrder.ts"
import type { Page } from "../../sources/readPage.ts"
import type { Wanted } from "../Wanted.ts"
import { looksLikeName } from "./looksLikeName.ts"
import { nameByEmail } from "./nameByEmail.ts"
import { namesIn } from "./personMentions.ts"
import { namesGeneration } from "./shortForms.ts"

/**
 * Whether a text is the name of somebody for whom one of the addresses may be made. Of whom has a namesake in the family no address
 * tells.
 */
export const mayOwn = (text: string, emails: ReadonlyArray<string>): boolean => {
  const name = parseName(text)
  return (
    name !== null &&
    name.generation === null &&
    looksLikeName(inUsualOrder(text)) &&
    emails.some(email => mayBeMadeFor(email, name))
  )
}

/** The first of several spellings of one name, in its usual order; nothing where they are of two people. */
export const oneOf = (names: ReadonlyArray<string>): string | undefined => {
  const [first, ...others] = names.flatMap(text => {
    const name = parseName(text)
    return name === null ? [] : [{ text, name }]
  })
  return first !== undefined && others.every(({ name }) => relateNames(name, first.name) === "same")
    ? inUsualOrder(first.text)
    : undefined
}

const namesOwning = ({ people, lines }: Page, emails: ReadonlyArray<string>): ReadonlyArray<string> => {
  const isTheirs = (text: string): boolean => mayOwn(text, emails)
  return [
    ...people.map(({ name }) => name).filter(isTheirs),
    ...lines.flatMap(({ text }) => namesIn(text, isTheirs).map(({ start, end }) => text.slice(start, end)))
  ]
}

/** `Ada Hale Jr`, or another of the family: with them, nobody knows whose the address is. */
const hasGeneration = ({ lines }: Page, name: string): boolean =>
  lines.some(({ text }) => namesGeneration(text, [name]))

/**
 * Whom the pages of the house name for whom the prospect's address there may be made, where the client gave no name and none of
 * them shows the address: `Rui Prates` of `rprates@acme.example`. Nothing where it may be made for two.
 */
export const nameByAddress = (pages: ReadonlyArray<Page>, wanted: Wanted): string | undefined => {
  const { emails, names } = wanted
  if (names.length > 0 || pages.some(page => nameByEmail(page, wanted) !== undefined)) return undefined
  const name = oneOf(pages.flatMap(page => namesOwning(page, emails)))
  return name === undefined || pages.some(page => hasGeneration(page, name)) ? undefined : name
}
