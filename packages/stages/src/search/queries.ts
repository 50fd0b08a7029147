import { withoutLegalForm } from "@prospect-research/core"
import { behindName } from "../extraction/naming/looksLikeName.ts"
import { isRareName } from "../identity/rareNames.ts"
import { nameAlone } from "../identity/shortNames.ts"
import { briefName } from "../names/briefName.ts"
import { foldName } from "../names/foldName.ts"
import { isGivenName } from "../names/givenNames.ts"
import { isFrequentSurname, parseName } from "../names/index.ts"
import { capitalize } from "../names/namePattern.ts"
import { formsOf } from "../names/nicknames.ts"
import { withUmlauts } from "../names/withUmlauts.ts"
import { quoted } from "../sources/quoted.ts"
import { isLabelAlone, type Sought } from "./Sought.ts"

/** What the engines take at most. */
export const mostQueries = 6
const longestQuery = 300
/** Under which a name is asked for again. */
const mostSpellings = 3

/** An initial and a family name have as many letters at least. */
const shortestFamily = 5

/** Pages leave out that somebody is the elder, and seldom that they are the younger: `Ada Hale` of Ada Hale Sr. */
const spoken = ({ name }: Sought): string | undefined =>
  name !== undefined && parseName(name)?.generation === "sr" ? name.replace(behindName, "") : name

const occasions = "(podcast OR talk OR interview)"

/** What tells the prospect from others of the name, the most telling first; a town as far as its first comma. */
const distinctions = ({ company, title, location, email }: Sought): ReadonlyArray<string> => {
  if (company !== undefined) return [withoutLegalForm(company)]
  const known = [title, location?.split(",")[0]].flatMap(text => (text === undefined ? [] : [text]))
  return known.length > 0 || email === undefined ? known : [email]
}

const isRare = (name: string): boolean => {
  const parsed = parseName(name)
  return parsed !== null && isRareName(parsed)
}

/** The address tells which of several of the name is meant, and directories that turn the name round show it too. */
const addressOf = ({ email, domain }: Sought): ReadonlyArray<string> =>
  email === undefined || domain === undefined ? [] : [quoted(email)]

/** What is asked once somebody is known by name, the most promising first. */
export const queriesOf = (sought: Sought): ReadonlyArray<string> => {
  const { domain, linkedin } = sought
  const name = spoken(sought)
  if (name === undefined) return []
  const distinct = distinctions(sought)
  const [most] = distinct
  if (most === undefined) return []
  return [
    ...distinct.map(text => `${quoted(name)} ${quoted(text)}`),
    // Interviews and programmes often leave the employer out; of a frequent name they would be other people's.
    ...(isRare(name) ? [quoted(name)] : []),
    ...(linkedin === undefined ? [`${quoted(name)} site:linkedin.com/in`] : []),
    ...(domain === undefined ? [] : [`${quoted(name)} site:${domain}`]),
    ...addressOf(sought),
    // What the house is called, its own titles tell; until then nobody else calls it so.
    isLabelAlone(sought) ? `site:${domain}` : `${quoted(name)} ${quoted(most)} ${occasions}`
  ]
    .filter(query => query.length <= longestQuery)
    .slice(0, mostQueries)
}

/** Pages have middle initials, hyphens and further surnames that the client leaves out. */
export const looseQueries = (sought: Sought): ReadonlyArray<string> => {
  const { company } = sought
  const name = spoken(sought)
  return name === undefined || company === undefined
    ? []
    : [`${name} ${withoutLegalForm(company)}`].filter(query => query.length <= longestQuery)
}

/** The queries for one prospect, the most promising first. None without a name and something to tell namesakes apart. */
export const openingQueries = (sought: Sought): ReadonlyArray<string> =>
  [...queriesOf(sought), ...(isLabelAlone(sought) ? [] : looseQueries(sought))].slice(0, mostQueries)

/** `Yuki Tanabe` and `Yuki Ross` of `Yuki Tanabe-Ross`: pages leave out half of a double surname. */
const halvesOf = (name: string): ReadonlyArray<string> => {
  const [first = "", ...others] = name.trim().split(/\s+/)
  const halves = others.at(-1)?.split("-") ?? []
  return halves.length === 2 && !halves.some(isFrequentSurname) ? halves.map(half => `${first} ${half}`) : []
}

/** Of the short and full forms of a given name, the commonest. */
const mostForms = 2

/** `Ben Hale` of Benjamin Hale, `Peter Hale` of Pete Hale. */
const inOtherForms = (name: string): ReadonlyArray<string> => {
  const [first = "", ...others] = name.trim().split(/\s+/)
  return others.length === 0
    ? []
    : formsOf(foldName(first))
        .slice(0, mostForms)
        .map(form => [capitalize(form), ...others].join(" "))
}

/**
 * The name otherwise, for when the employer's side says nothing under the client's: as their address has it, as its own language may
 * write it, in the given name's other forms, and the surname alone on the employer's site.
 */
export const respelledQueries = ({ name, company, domain, wanted }: Sought): ReadonlyArray<string> => {
  if (name === undefined) return []
  const employer = company === undefined ? [] : [quoted(withoutLegalForm(company))]
  const others = [...wanted.names, withUmlauts(name), ...inOtherForms(name)].filter(it => it !== name)
  const surname = parseName(name) === null ? undefined : name.trim().split(/\s+/).at(-1)
  return [
    ...[...new Set(others)].slice(0, mostSpellings).map(other => [quoted(other), ...employer].join(" ")),
    ...(domain === undefined || surname === undefined ? [] : [`${quoted(surname)} site:${domain}`])
  ]
}

/** Further queries by what is known after the first: other pages tell the title or the town, and no employer. */
export const variantsOf = ({ name, company, title, location }: Sought): ReadonlyArray<string> => {
  if (name === undefined || company === undefined) return []
  const halves = halvesOf(name).map(quoted)
  const employer = withoutLegalForm(company)
  const short = nameAlone(employer)
  const brief = briefName(name)
  // A rare name was asked for by itself.
  const others = isRare(name) ? [] : [location?.split(",")[0], title]
  return [
    ...(short === undefined ? [] : [`${quoted(name)} ${quoted(short)}`]),
    ...(halves.length === 0 ? [] : [`(${halves.join(" OR ")}) ${quoted(employer)}`]),
    ...(brief === undefined ? [] : [`${quoted(brief)} ${isRare(brief) ? "" : quoted(employer)}`.trim()]),
    ...others.flatMap(text => (text === undefined ? [] : [`${quoted(name)} ${quoted(text)}`]))
  ].filter(query => query.length <= longestQuery)
}

/** A profile is also found at the host of another country, by the name that it gave its address. */
const slugQueries = (address: string): ReadonlyArray<string> => {
  const slug = /\/in\/([^/]+)$/.exec(address)?.[1]
  return slug === undefined ? [] : [`${quoted(slug)} site:linkedin.com`]
}

/** The address of the profile that the client gave, or another source found, is a query of its own. */
export const profileQueries = ({ linkedin }: Sought): ReadonlyArray<string> =>
  linkedin === undefined ? [] : [linkedin, ...slugQueries(linkedin)]

/** Where nobody knows the name, pages that show the address, or the employer's that name whom it is made for, tell it. */
export const addressQueries = ({ name, email, domain }: Sought): ReadonlyArray<string> => {
  if (name !== undefined || email === undefined) return []
  const local = email.replace(/[@+].*$/, "")
  // `mlovelace`, and `ada` or `dez`: a family name behind an initial, or what somebody is called.
  const word = isGivenName(local) || local.length < shortestFamily ? local : local.slice(1)
  return [
    quoted(email),
    ...(domain === undefined || !/^[a-z]{3,}$/.test(local) ? [] : [`${word} site:${domain}`])
  ]
}
