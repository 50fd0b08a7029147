import { isTitle } from "../sources/roles.ts"
import type { PlacedLine } from "./passages.ts"
import { mentionsIn } from "./personMentions.ts"

/** `A veterinary nurse from Hexham has …`: how a report begins, before it names whom it is about. */
const lead =
  /^An? (?<who>(?:[\p{L}\d'’-]+ ){1,10}?)(?=(?:has|had|is|was|will) (?!been (?:arrested|charged))\p{L})/u
/** What people are called there beside by what they do. */
const people =
  /(?<![\p{L}])(?:man|woman|mother|father|mum|dad|grandmother|grandfather|couple|local|resident)(?![\p{L}])/u
/** Of the words of such a description, so many say who it is. */
const mostWords = 5

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
    mention !== undefined && /^(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?$/u.test(next.slice(0, mention.start))
  return isMeant && (isTitle(said) || people.test(said))
    ? `${next.slice(mention.start, mention.end)} ${sentence.slice(sentence.indexOf(who) + who.length)}`
    : sentence
}
