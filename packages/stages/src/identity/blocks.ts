import { matchesIn } from "@prospect-research/core"
import { foldName } from "../names/foldName.ts"
import { isGivenName } from "../names/givenNames.ts"
import { generationLetters } from "../names/index.ts"
import { regex } from "../sources/regex.ts"
import { isTitle } from "../sources/roles.ts"
import { startsTitle } from "./titles.ts"

/** What a text says right where it names somebody: the line, and the lines below a heading that still speak of them. */
export interface Block {
  readonly text: string
  /** The line below a heading that holds a name and little else, or what stands behind the name in the entry of a list. */
  readonly title: string | null
}

const headingLength = 60

const generationAtEnd = regex.u`,? ${generationLetters}\\.$`

/** A name and little else; `Ines Okafor won.` is a sentence, `Ines Okafor, M.D.` and `Ines Okafor jun.` are none. */
const isHeading = (line: string): boolean =>
  line.length <= headingLength &&
  !/(?:\p{Ll}{2}|[\p{N})])[.!?]["”’]?$/u.test(line.replace(generationAtEnd, ""))

/** `Ada Hale – Sales Manager. Looks after schools.`: the entry of a list that begins with a name and its title. */
const entry = /^\p{Lu}[\p{L}\p{M}.'’ -]{2,40}? ?[–—|] ?(?<title>[^.;–—|]{3,60})(?:[.;] |[.;]?$)/u

const entryTitle = (line: string): string | null => {
  const title = entry.exec(line)?.groups?.title ?? ""
  return isTitle(title) ? title : null
}

/** A heading with a name speaks for what stands below, until somebody else may be meant. */
export const blockAt = (
  lines: ReadonlyArray<string>,
  index: number,
  companies: ReadonlyArray<string>
): Block => {
  const line = lines[index] ?? ""
  if (!isHeading(line)) return { text: line, title: entryTitle(line) }
  const below: Array<string> = []
  for (const next of lines.slice(index + 1, index + 3)) {
    const startsWithCompany = companies.some(company => next.toLowerCase().startsWith(company.toLowerCase()))
    if (!startsTitle(next) && !startsWithCompany) break
    below.push(next)
  }
  const [title = null] = below.filter(next => startsTitle(next) && next.length <= headingLength)
  return { text: [line, ...below].join("\n"), title }
}

/** A card or the entry of a list has so many lines below its name. */
const mostBelow = 5

const nameLine =
  /^(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Mx|Herr|Frau|Sir|Dame|M|Mme)\.? )?(\p{Lu}[\p{L}\p{M}'’-]*)(?: (?:\p{Lu}\.?|\p{Lu}[\p{L}\p{M}'’.-]*|(?:d[eaio]s?|van|von|der|den|bin|al|el|la|le|y)(?!\p{L}))){1,4}/u

/** A line that begins like the name of somebody, or of anything else that has a heading of its own. */
const startsAnother = (line: string): boolean => {
  const [name = "", first = ""] = nameLine.exec(line) ?? []
  const rest = line.slice(name.length)
  return (
    name !== "" &&
    !startsTitle(line) &&
    !isTitle(line) &&
    (rest.trim() === "" || (isGivenName(foldName(first)) && !/^ \p{Ll}/u.test(rest)))
  )
}

/** What stands below a line that is somebody's name and little else, as far as it is theirs. */
export const linesBelow = (
  lines: ReadonlyArray<string>,
  index: number,
  companies: ReadonlyArray<string>
): ReadonlyArray<string> => {
  if (!isHeading(lines[index] ?? "")) return []
  const below = lines.slice(index + 1, index + 1 + mostBelow)
  const isTheirs = (line: string) =>
    !startsAnother(line) || companies.some(company => line.toLowerCase().startsWith(company.toLowerCase()))
  const end = below.findIndex(line => !isTheirs(line))
  return end === -1 ? below : below.slice(0, end)
}

/** What stands below an article speaks of whoever its byline names: nobody else is `the author`. */
const authorNote =
  /^(?:(?:about|über|sobre|à propos de) )?(?:the (?:author|writer|columnist|contributor|presenter|speaker)|(?:der|die|den) (?:autor|autorin|verfasser|verfasserin)|l['’]aut(?:eur|eure|rice|ore)|el autor|la autora|o autor|a autora|de auteur|författaren|forfatteren|kirjoittaja|autork?a) (?!of\b|von\b|des\b|de\b|d['’]|do\b|da\b|av\b)/iu

const bylineLength = 90

/** A line that may say who wrote the page: no sentence. */
const isByline = (line: string): boolean =>
  line.length <= bylineLength && !/[.!?]/.test(line.replace(/\b\p{Lu}\p{L}?\./gu, ""))

/** What a page says of its one author, where the line at an index may be their byline. */
export const authorNotes = (lines: ReadonlyArray<string>, index: number): ReadonlyArray<string> => {
  const notes = lines.filter(line => authorNote.test(line))
  return isByline(lines[index] ?? "") && notes.length === 1 ? notes : []
}

const pronoun =
  /^(?:she|he|they|er|sie|elle|il|ela|ele|ella|él|lei|lui|hij|zij|hon|han|hun|hän|ona|on)(?:['’]\p{L}+)? \p{Ll}/iu

const honorific =
  /(?:^|[^\p{L}])(?:dr|prof|professor|mr|mrs|ms|miss|mx|herr|frau|sir|dame|mme|capt|captain)\.? $/iu

/** `Okafor joined in 2019`, but not `Rui Okafor joined`, nor `the Okafor Prize`. */
const callsBySurname = (line: string, surname: string): boolean =>
  matchesIn(line, /\p{Lu}[\p{L}\p{M}'’]*(?:-\p{L}[\p{L}\p{M}'’]*)*/gu).some(({ 0: word, index }) => {
    const before = line.slice(0, index)
    const isAlone =
      !/\p{L}[.'’]? $/u.test(before) || /(?:^|[^\p{L}])\p{Ll}+ $/u.test(before) || honorific.test(before)
    return isAlone && foldName(word) === surname && !/^ (?:\p{Lu}|&)/u.test(line.slice(index + word.length))
  })

/** `Mathieu climbs on Tuesdays.`, `Leila. Cardiologist`, `Well done to Leila (our cook)`, but not `Grace Wood`. */
const callsByFirstName = (line: string, first: string): boolean =>
  matchesIn(line, /(?<=^|(?:^|[^\p{L}])\p{Ll}+ )\p{Lu}[\p{L}\p{M}'’-]*/gu).some(
    ({ 0: word, index }) =>
      foldName(word.replace(/['’]s$/, "")) === first &&
      /^(?: \p{Ll}| ?[.,:(–-] ?\S)/u.test(line.slice(index + word.length))
  )

/** How a text may go on to call somebody. */
export interface Called {
  readonly surnames: ReadonlyArray<string>
  /** None where others of the text bear them too. */
  readonly firstNames: ReadonlyArray<string>
}

/** Lines that go on about somebody who was named before: by surname or first name, or right below by a pronoun. */
export const furtherLines = (
  lines: ReadonlyArray<string>,
  named: ReadonlyArray<number>,
  { surnames, firstNames }: Called
): ReadonlyArray<string> => {
  const first = Math.min(...named)
  return lines.filter(
    (line, index) =>
      index > first &&
      !named.includes(index) &&
      ((named.includes(index - 1) && pronoun.test(line)) ||
        surnames.some(surname => callsBySurname(line, surname)) ||
        firstNames.some(name => callsByFirstName(line, name)))
  )
}
