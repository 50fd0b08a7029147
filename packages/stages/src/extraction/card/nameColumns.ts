import { foldName } from "../../names/index.ts"
import type { VisibleLine } from "../../sources/visibleLines.ts"

const surname =
  /^(?:surname|last name|family name|nachname|nom(?: de famille)?|apellidos?|sobrenome|cognome|etternavn|efternamn|efternavn|achternaam)$/i
const given =
  /^(?:first names?|forenames?|given names?|vorname|prénom|nombre|nome|fornavn|förnamn|voornaam)$/i

/** A row of a table shows an address within so many cells of its name. */
const farthest = 6

const cell = /^\p{Lu}[\p{L}\p{M}'’ -]{0,30}$/u

const lettersOf = (text: string): string => foldName(text).replace(/[^\p{L}]/gu, "")

/** Whether an address below the line is spelled with this surname, and besides at most with this first name. */
const hasAddress = (
  lines: ReadonlyArray<VisibleLine>,
  from: number,
  family: string,
  first: string
): boolean => {
  const shown = lines.slice(from, from + farthest).find(({ text }) => text.includes("@"))?.text ?? ""
  const [local = ""] = shown.split("@")
  const letters = lettersOf(local)
  const rest = letters.replace(lettersOf(family), "")
  return rest !== letters && (rest === "" || rest.startsWith(lettersOf(first).charAt(0)))
}

/** Tables with a column for the surname and one for the first name beside it: the two cells of each row are one name. */
export const withWholeNames = (lines: ReadonlyArray<VisibleLine>): ReadonlyArray<VisibleLine> => {
  const header = lines.findIndex(({ text }, index) => {
    const next = lines[index + 1]?.text ?? ""
    return (surname.test(text) && given.test(next)) || (given.test(text) && surname.test(next))
  })
  if (header === -1) return lines
  const isFamilyFirst = surname.test(lines[header]?.text ?? "")
  const joined: Array<VisibleLine> = lines.slice(0, header + 2)
  for (let index = header + 2; index < lines.length; index++) {
    const [line, next] = [lines[index], lines[index + 1]]
    if (line === undefined) break
    const [family, first] = isFamilyFirst ? [line.text, next?.text ?? ""] : [next?.text ?? "", line.text]
    const isName = cell.test(family) && cell.test(first) && hasAddress(lines, index + 2, family, first)
    joined.push(isName ? { ...line, text: `${first} ${family}` } : line)
    if (isName) index++
  }
  return joined
}
