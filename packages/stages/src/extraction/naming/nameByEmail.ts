import { isMadeFor } from "../../identity/emails.ts"
import {
  generationLetters,
  jaroWinkler,
  leastSimilarity,
  type PersonName,
  parseName,
  quotedNickname,
  relateFirst,
  relateNames
} from "../../names/index.ts"
import type { Page } from "../../sources/readPage.ts"
import { regex } from "../../sources/regex.ts"
import { isOfDomain, type Wanted } from "../Wanted.ts"
import { looksLikeName, looksLikePerson } from "./looksLikeName.ts"
import { mayOwn } from "./mayOwn.ts"
import { familyFirst, namesIn } from "./personMentions.ts"

/** How far above an address in a list of people its owner's name may stand, in lines. */
const farthest = 6

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/

/** What tells which of a family is meant, and what they are called in it. */
const beside = regex.gu`, ${generationLetters}\\.?$| ${quotedNickname}(?= )`
const end = regex.u`,(?! ${generationLetters}(?![\\p{L}]))| [-–—|·] |: | \\(`

const nameIn = (text: string): string | undefined => {
  const { family, given } = familyFirst.exec(text)?.groups ?? {}
  if (family !== undefined && looksLikePerson(`${given} ${family}`)) return `${given} ${family}`
  const name =
    text
      .split(end)[0]
      ?.replace(/^(?:Dr|Prof|Mr|Mrs|Ms)\.? /u, "")
      .trim() ?? ""
  return looksLikeName(name.replace(beside, "")) ? name : undefined
}

/** What may be names above the prospect's address, the nearest first, with no other address between. */
const namesAbove = ({ lines }: Page, at: number): ReadonlyArray<string> => {
  const names: Array<string> = []
  for (let index = at; index >= Math.max(0, at - farthest); index--) {
    const text = lines[index]?.text ?? ""
    if (index < at && address.test(text)) return names
    const name = nameIn(text)
    if (name !== undefined) names.push(name)
  }
  return names
}

const isSpelledBy = (email: string, name: string): boolean => {
  const parsed = parseName(name)
  return parsed !== null && isMadeFor(email, parsed)
}

/** `Questions: Ada Lovelace, Pilot, ada@…`: who has the address beside them. */
const namesBeside = ({ lines }: Page, at: number, emails: ReadonlyArray<string>): ReadonlyArray<string> => {
  const text = lines[at]?.text ?? ""
  return namesIn(text, name => mayOwn(name, emails)).map(({ start, end }) => text.slice(start, end))
}

/**
 * The name beside or right above the prospect's address; of several, such as a title with capitals, the one that the address is made
 * for. The house is nobody's name.
 */
const nameAbove = (page: Page, at: number, { emails, companies }: Wanted): string | undefined => {
  const isHouse = (name: string): boolean =>
    !looksLikePerson(name) && (isOfDomain(name, emails) || companies.includes(name))
  const names = [...namesBeside(page, at, emails), ...namesAbove(page, at)].filter(name => !isHouse(name))
  return names.find(name => emails.some(email => isSpelledBy(email, name))) ?? names[0]
}

/** `Shaun McAlister` of Sean McAllister: two families' names, and beside the address a slip of one. */
const isSlip = (ours: PersonName, theirs: PersonName): boolean =>
  relateFirst(ours.first, theirs.first) === "same" && jaroWinkler(ours.last, theirs.last) >= leastSimilarity

/**
 * What a page that shows the prospect's email address calls its owner. A name that the client gave must be of the same
 * family or first name: pages also show whom to ask for somebody.
 */
export const nameByEmail = (page: Page, wanted: Wanted): string | undefined => {
  const { emails, names } = wanted
  const structured = page.people.find(person => person.emails.some(email => emails.includes(email)))?.name
  const at = page.lines.findIndex(({ text }) => emails.some(email => text.toLowerCase().includes(email)))
  const name = structured ?? (at === -1 ? undefined : nameAbove(page, at, wanted))
  const found = name === undefined ? null : parseName(name)
  if (name === undefined || found === null) return undefined
  const given = names.flatMap(it => parseName(it) ?? [])
  const isTheirs =
    given.length === 0 ||
    given.some(
      it => relateNames(it, found) === "similar" || relateNames(it, found) === "same" || isSlip(it, found)
    )
  return isTheirs ? name : undefined
}
