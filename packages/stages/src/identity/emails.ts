import { matchesIn } from "@prospect-research/core"
import { getDomain } from "tldts"
import { foldName } from "../names/foldName.ts"
import { isGivenName } from "../names/givenNames.ts"
import { areNicknames, formsOf } from "../names/nicknames.ts"
import type { PersonName } from "../names/PersonName.ts"

const addresses = /([\w.+-]+)@((?:[\w-]+\.)+[a-z]{2,})/g

/** `jane.smith2` and `jane.b.smith` are made for the second and the third Jane Smith of a house. Others tell nothing. */
const spelledName = (local: string): string | null => {
  const [first = "", ...others] = local.split(/[._-]+/).map(part => part.replace(/\d+$/, ""))
  const last = others.filter(part => part.length > 1)
  return first.length > 1 && last.length > 0 ? [first, ...last].join(".") : null
}

/** `ada.hale` and `ada.hale.press`: the second of a name got a word more. */
const isExtended = (name: string, longer: string): boolean => longer.startsWith(`${name}.`)

/** Addresses of one domain that are made for two people of one name: they differ only by a number, an initial or a word at their end. */
export const areNamesakesEmails = (left: string, right: string): boolean => {
  const [ours = "", host] = left.split("@")
  const [theirs = "", otherHost] = right.split("@")
  if (host !== otherHost || ours === theirs) return false
  const [name, other] = [spelledName(ours), spelledName(theirs)]
  return (
    name !== null && other !== null && (name === other || isExtended(name, other) || isExtended(other, name))
  )
}

const lettersOf = (text: string): string => foldName(text).replace(/[^a-z]/g, "")

/** How houses make addresses of a name: `wei.zhang`, `wzhang`, `zhang.w`, `wei`, with a middle initial between or not; `psm` of Paula Strand-Mohr. */
const localsOf = ({ first, middle, last, joined }: PersonName): ReadonlyArray<string> => {
  const [given, family] = [lettersOf(first), lettersOf(last)]
  const initial = given.charAt(0)
  // `snicdhonncha` of Siobhán Nic Dhonncha.
  const whole = lettersOf(joined)
  const initials = [first, ...middle, ...last.split(/[\s-]+/u)].map(name => lettersOf(name).charAt(0))
  // `kantwi` of Kwame Antwi-Bosiako.
  const short = lettersOf(last.split("-")[0] ?? "")
  const between = middle.map(name => lettersOf(name).charAt(0)).join("")
  // `jb.lacombe` of Jean-Baptiste Lacombe.
  const parts = first.split("-").map(part => lettersOf(part).charAt(0))
  // `weiling.tan` and `wltan` of Tan Wei Ling, family first.
  const behind = middle.length === 1 ? [...middle, last].map(lettersOf) : []
  const initialsBehind = behind.map(name => name.charAt(0)).join("")
  return [
    ...(behind.length === 0
      ? []
      : [behind.join("") + given, given + behind.join(""), initialsBehind + given, given + initialsBehind]),
    given + family,
    parts.join("") + family,
    given + between + family,
    initial + family,
    initial + between + family,
    given + short,
    initial + short,
    given + whole,
    initial + whole,
    whole + given,
    given + family.charAt(0),
    family + given,
    family + initial,
    given,
    initials.join("")
  ]
}

/** What stands before the `@`, without what its owner adds to sort letters by. */
const localOf = (email: string): string => lettersOf(email.replace(/[@+].*$/, ""))

/** `haussler` of `haeussler`: addresses have no dots on their letters. */
const withoutUmlauts = (letters: string): string => letters.replace(/([aou])e/g, "$1")

const areAlike = (local: string, made: string): boolean =>
  local === made || withoutUmlauts(local) === withoutUmlauts(made)

/** Whether an address may be made for this name; numbers are added where several share one. */
export const isMadeFor = (email: string, name: PersonName): boolean => {
  const local = localOf(email)
  return local.length > 2 && localsOf(name).some(made => areAlike(local, made))
}

/** Whether two addresses of one house are made for one name: of a frequent name, hardly of one person. */
export const areOfOneHouse = (left: string, right: string): boolean => {
  const [ours, theirs] = [left, right].map(email => getDomain(email.slice(email.indexOf("@") + 1)))
  return left !== right && ours !== null && ours === theirs
}

/** `rob` of `rob@`, where that is a shorter form of the first name: so the house calls whoever it made the address for. */
export const calledByEmail = (email: string, { first }: PersonName): string | null => {
  const local = localOf(email)
  return local !== first && areNicknames(first, local) ? local : null
}

/** In letters: shorter surnames are words and initials. */
const shortestSurname = 4

/**
 * Whether an address may be made for this name in any form that houses use: `r.achterberg` for Bob Achterberg, `mitch` for Mitchell
 * Varga, `haeussler` for Jürgen Häußler. Others of the name or the family it does not tell apart.
 */
export const mayBeMadeFor = (email: string, name: PersonName): boolean => {
  const local = localOf(email)
  return (
    [name.first, ...formsOf(name.first)].some(first => isMadeFor(email, { ...name, first })) ||
    calledByEmail(email, name) !== null ||
    // `Ring Nuala`: what is a given name is no surname.
    (local.length >= shortestSurname &&
      [name.last, name.joined].some(surname => areAlike(local, lettersOf(surname))) &&
      !isGivenName(name.last))
  )
}

/** In letters: longer ones are words. */
const longestAbbreviation = 5

/** `rto` of Rasmus Toft, `mkja` of Mette Kjærgaard: letters of the name in their order, from the initials of both. */
export const isAbbreviationOf = (email: string, { first, last }: PersonName): boolean => {
  const local = localOf(email)
  const [given, family] = [lettersOf(first), lettersOf(last)]
  const at = local.indexOf(family.charAt(0), 1)
  const isPart = (letters: string, name: string): boolean =>
    new RegExp(`^${[...letters].join(".*")}`).test(name)
  return (
    local.length >= 2 &&
    local.length <= longestAbbreviation &&
    at > 0 &&
    isPart(local.slice(0, at), given) &&
    isPart(local.slice(at), family)
  )
}

/** `ada@`: houses give such an address beside the full one. */
export const isFirstNameOnly = (email: string, { first }: PersonName): boolean =>
  localOf(email) === lettersOf(first)

/** `karen.leung2` is made for the second of the name: the first works there as well. Years of birth have more digits. */
export const isMadeForSecond = (email: string, name: PersonName): boolean =>
  /\D\d{1,2}$/.test(email.replace(/@.*$/, "")) && isMadeFor(email, name)

/** `ada (at) acme.example`, as pages write addresses that only people shall read. */
const spelledAt = / ?(?:\(at\)|\[at\]) ?/gi

/** The whole email addresses that stand in a text, in lower case. */
export const emailsIn = (text: string): ReadonlyArray<string> => {
  const plain = text.replace(spelledAt, "@")
  return plain.includes("@")
    ? [...new Set(matchesIn(plain.toLowerCase(), addresses).map(match => match[0]))]
    : []
}
