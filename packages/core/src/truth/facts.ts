import type { Claim } from "../domain/Claim.ts"
import { datesIn, isMonthName, spellings } from "./dates.ts"
import { fold, foldCase, occursWhole } from "./fold.ts"
import { matchesIn } from "./matchesIn.ts"

/** Words that begin sentences and name nobody. */
const plainStarts = new Set(
  `a after an and are as ask at avoid be before begin but by did do does during for from had has have here how
if in is it its keep lead leave looking many may mention most my name no not of offer on one or our reading
refer say should show since so speak start still that the their then there these they this those to use was
were what when where which while who why will with would write you your`.split(/\s+/)
)

const numerals: ReadonlyMap<string, string> = new Map(
  `two three four five six seven eight nine ten eleven twelve`
    .split(" ")
    .map((word, index) => [word, String(index + 2)])
)
const largeNumber =
  /^(?:(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|dozens?|hundreds?|thousands?|millions?|billions?)$/

interface Word {
  readonly text: string
  /** What stands directly before it, spaces included. */
  readonly gap: string
  readonly isStart: boolean
}

const wordsOf = (folded: string): ReadonlyArray<Word> => {
  let end = 0
  return matchesIn(folded, /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'+#./&@-]*/gu).map(match => {
    const gap = folded.slice(end, match.index)
    const isStart = end === 0 || /[.!?:]["')]*\s|\s-\s/.test(gap)
    const text = match[0].replace(/[.'&/@-]+$/u, "")
    end = match.index + text.length
    return { text: text.replace(/'s$/u, ""), gap, isStart }
  })
}

const isPronoun = (text: string): boolean => /^I(?:'\p{L}+)?$/u.test(text)

/** `May I` and `march on` are no months; `in May`, `your May talk` and `May 2026` are. */
const beforeMonth =
  /^(?:in|of|since|from|until|by|during|early|late|mid|last|this|next|your|the|our|their|a|every|\d+)$/i

const isMonth = (words: ReadonlyArray<Word>, index: number): boolean => {
  const { text } = words[index] ?? { text: "" }
  if (!isMonthName(text) || !/^\p{Lu}/u.test(text)) return false
  if (text !== "May" && text !== "March") return true
  return beforeMonth.test(words[index - 1]?.text ?? "") || /^\d{1,4}$/.test(words[index + 1]?.text ?? "")
}

const isNumber = (text: string): boolean =>
  /\p{N}/u.test(text) || numerals.has(text.toLowerCase()) || largeNumber.test(text.toLowerCase())

/** Names are written with capitals, or in a script that has none. */
const isName = ({ text, isStart }: Word): boolean => {
  if (/\p{Lo}/u.test(text)) return true
  if (!/[\p{Lu}\p{Lt}]/u.test(text) || isPronoun(text)) return false
  return !(isStart && plainStarts.has(text.toLowerCase()))
}

/** Names that follow each other without punctuation are one name. */
const namesOf = (words: ReadonlyArray<Word>): ReadonlyArray<string> => {
  const names: Array<Array<string>> = []
  let isOpen = false
  for (const word of words) {
    const counts = isName(word) && !isNumber(word.text) && !isMonthName(word.text)
    const name = names.at(-1)
    if (counts && isOpen && name !== undefined && word.gap === " ") name.push(word.text)
    else if (counts) names.push([word.text])
    isOpen = counts
  }
  return names.map(name => name.join(" "))
}

const datesOf = (words: ReadonlyArray<Word>): ReadonlyArray<string> =>
  words.flatMap(({ text }, index) => {
    if (!isMonth(words, index)) return []
    const next = words[index + 1]?.text ?? ""
    return [/^\d{4}$/.test(next) ? `${text} ${next}` : text]
  })

/** What a text may not simply say: names, numbers, dates and whatever it puts in quotation marks. */
export const factsIn = (text: string): ReadonlyArray<string> => {
  const folded = fold(text)
  const words = wordsOf(folded)
  return [
    ...namesOf(words),
    ...words.map(word => word.text).filter(isNumber),
    ...datesOf(words),
    ...matchesIn(folded, /"([^"]+)"/g).map(([, quoted = ""]) => quoted.replace(/[.,;:?!]+$/, ""))
  ]
}

/** Everything that a claim says, with other ways to write its dates. */
const textsOf = ({ value, quote }: Claim): ReadonlyArray<string> => {
  const values = (typeof value === "object" ? Object.values(value) : [value]).map(part => String(part ?? ""))
  return [quote, ...values, ...[quote, ...values].flatMap(datesIn).flatMap(spellings)]
}

/** Titles in quotation marks have single ones within, whatever the source has; a hashtag may be read as its word. */
const withoutQuotes = (text: string): string => foldCase(text).replace(/["']|#(?=\p{L})/gu, "")

const evidenceOf = (claims: ReadonlyArray<Claim>) => {
  const texts = claims.flatMap(textsOf).map(withoutQuotes)
  return (fact: string) => {
    const forms = [fact, numerals.get(fact.toLowerCase())].flatMap(form => form ?? [])
    return forms.some(form => texts.some(text => occursWhole(withoutQuotes(form), text)))
  }
}

/** Whether every name, number, date and quotation of a text stands in a cited claim; `counts` are numbers that need no source. */
export const isGrounded = (
  text: string,
  claims: ReadonlyArray<Claim>,
  counts: ReadonlyArray<number> = []
): boolean => {
  const stands = evidenceOf(claims)
  return factsIn(text).every(fact => stands(fact) || counts.some(count => String(count) === fact))
}
