import { isTitle } from "../../sources/roles.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import type { PlacedLine } from "./passages.ts"

/** `A veterinary nurse from Hexham has …`: how a report begins, before it names whom it is about. */
const lead =
  /^An? (?<who>(?:[\p{L}\d'’-]+ ){1,10}?)(?=(?:has|had|is|was|will) (?!been (?:arrested|charged))\p{L})/u
/** What people are called there beside by what they do. */
const people =
  /(?<![\p{L}])(?:man|woman|mother|father|mum|dad|grandmother|grandfather|couple|local|resident)(?![\p{L}])/u
/** Of the words of such a description, so many say who it is. */
const mostWords = 5

/** Of a word, so many letters tell that another is of the same kind: `scientist`, `scientific director`. */
const stem = 5
/** So far behind the name stands who they are. */
const farthest = 80

/** Whether what stands behind a name says that the description was theirs: their age, or a word of it again. */
const isTheirs = (behind: string, said: string): boolean => {
  if (/^,? \(?\d\d\)?[,.]/u.test(behind)) return true
  const told =
    /^, (?!(?:our|his|her|their|whose)(?![\p{L}]))(?<who>[^,.]+)/u.exec(behind.slice(0, farthest))?.groups
      ?.who ?? ""
  return said
    .toLowerCase()
    .split(" ")
    .some(word => word.length >= stem && ` ${told.toLowerCase()}`.includes(` ${word.slice(0, stem)}`))
}

/** A sentence that begins a report, with the name of whom the next line names in place of their description. */
export const withoutLead = (
  sentence: string,
  lines: ReadonlyArray<PlacedLine>,
  { index, isHeading }: PlacedLine,
  names: ReadonlyArray<string>
): string => {
  const who = isHeading ? undefined : lead.exec(sentence)?.groups?.who
  if (who === undefined) return sentence
  const said = who.trim().split(" ").slice(0, mostWords).join(" ")
  const next = lines[index + 1]?.text ?? ""
  const [mention] = mentionsIn(next, names)
  const isMeant =
    mention !== undefined &&
    /^(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?$/u.test(next.slice(0, mention.start)) &&
    isTheirs(next.slice(mention.end), said)
  return isMeant && (isTitle(said) || people.test(said))
    ? `${next.slice(mention.start, mention.end)} ${sentence.slice(sentence.indexOf(who) + who.length)}`
    : sentence
}
