import { mayBeMadeFor } from "../../identity/emails.ts"
import { parseName, relateNames } from "../../names/index.ts"
import { inUsualOrder } from "../../names/usualOrder.ts"
import type { Page } from "../../sources/readPage.ts"
import type { Wanted } from "../Wanted.ts"
import { looksLikeName } from "./looksLikeName.ts"
import { namesIn } from "./personMentions.ts"

/** Whether a text is the name of somebody for whom one of the addresses may be made. */
export const mayOwn = (text: string, emails: ReadonlyArray<string>): boolean => {
  const name = parseName(text)
  return name !== null && looksLikeName(inUsualOrder(text)) && emails.some(email => mayBeMadeFor(email, name))
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

/**
 * Whom a page of the house names for whom the prospect's address there may be made, where the client gave no name: `Rui Prates` of
 * `rprates@acme.example`. Nothing where it may be made for two.
 */
export const nameByAddress = ({ people, lines }: Page, { emails, names }: Wanted): string | undefined => {
  if (names.length > 0) return undefined
  const isTheirs = (text: string): boolean => mayOwn(text, emails)
  return oneOf([
    ...people.map(({ name }) => name).filter(isTheirs),
    ...lines.flatMap(({ text }) => namesIn(text, isTheirs).map(({ start, end }) => text.slice(start, end)))
  ])
}
