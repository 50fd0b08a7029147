import { RegExp as Pattern } from "effect"
import { sentencesOf } from "../extraction/sentences.ts"
import type { ClaimParts } from "../sources/makeDocument.ts"
import { regex } from "../sources/regex.ts"

/** A sentence with any of these may tell of what is over. */
const past =
  /\b(?:was|were|had|became|served|worked|former|formerly|previously|until|from \d{4} (?:to|until)|retired|resigned|stepped down|late|emerit\w+|died|ex-\p{L}+|acting|interim)\b|\b\d{4}\s?[–-]\s?\d{4}\b/iu

/** A sentence with any of these may tell of somebody else. */
const others =
  /\b(?:married|husband|wife|spouse|partner|engaged|son|daughter|father|mother|brother|sister|sibling|cousin|nephew|niece|friend|assistant to|adviser to|advisor to)\b/i

const officer =
  "(?:chief \\p{L}+(?: \\p{L}+)? officer|chief executive|chief scientist|C[A-Z]O|managing director|executive director)"
const academic =
  "(?:(?:associate|assistant|adjunct|distinguished|full) )?professor(?: of \\p{L}[\\p{L} -]{2,60}?)?"
const beside = "(?:co-?founder|founder|chair(?:man|woman|person)?|president)"

/** `founder` alone is no position that somebody holds, nor is `president` one at a company. */
const title = `(?:${beside}(?:, ${beside})*(?:,| and|, and) )?(?:${officer}|${academic})(?:(?:,| and|, and) (?:${beside}|${officer}))?`

const companyWord = "[\\p{Lu}\\d][\\p{L}\\p{M}\\d&'’+.-]*"
const company = `${companyWord}(?: (?:of |of the |& |for )?${companyWord}){0,6}`

/** The person as the subject that a sentence begins with: `Okafor`, and not `Okafor's team`. */
const subjectOf = (name: string): string => {
  const last = Pattern.escape(name.split(" ").at(-1) ?? name)
  return `^(?:She|He|They|(?:[\\p{L}\\p{M}"“”'’.-]+ ){0,5}${last})(?= )(?: (?:currently|now|also))?`
}

const verb = "(?:is|serves as|has been)"

/** After a name, `who is` and `and` may go on with somebody else. */
const goesOnWith = (link: string): string => `(?<!\\p{Lu}[\\p{L}\\p{M}'’-]*,? )\\b(?:${link})`

/** In the present tense, of one position at one place. */
const rolePattern = (subject: string): RegExp =>
  regex.u`${subject} ${verb}(?:[^.;]*?${goesOnWith("and|who")}(?: ${verb})?)??(?: currently)?(?: the| a| an)?(?: current)? (?<title>${title}) (?:of|at) (?:the )?(?<company>${company})(?<after>.*)`

const awardName = "(?:\\p{Lu}[\\p{L}\\p{M}'’-]+ |of |for |in |the |and ){1,8}(?:Award|Prize|Medal|Fellowship)"

const awardPattern = (subject: string): RegExp =>
  regex.u`(?:${subject}|^[^.;]*?${goesOnWith("who")})(?: has)? (?:won|received|was awarded) (?:the|a) (?:\\d{4} )?(?<title>${awardName})(?:(?: for (?:(?! and )[^,;])*?)? in (?<year>(?:19|20)\\d{2}))?(?![\\p{L}\\d])`

/** `CEO of A and B` is at two places, of which the pattern sees one. */
const goesOn = /^(?:,? and|,? &) \p{Lu}/u

/** `… of Apple Inc. Cook had …` are two sentences, whatever an abbreviation looks like. */
const sentencesAbout = (extract: string, subject: string): ReadonlyArray<string> => {
  const next = regex.u`(?<=\\b(?:Inc|Ltd|Corp|Co)\\.) (?=${subject.slice(1)})`
  const begins = new RegExp(subject, "u")
  return sentencesOf(extract)
    .flatMap(sentence => sentence.split(next))
    .filter(sentence => begins.test(sentence))
}

/** Parentheses after a name hold dates of birth and other spellings. */
const withoutAsides = (text: string): string => text.replace(/ \([^()]*\)/g, "")

const rolesIn = (sentence: string, subject: string): ReadonlyArray<ClaimParts> => {
  const stated = withoutAsides(sentence)
  const groups = past.test(stated) ? undefined : rolePattern(subject).exec(stated)?.groups
  const { company: place = "", after = "" } = groups ?? {}
  const before = stated.slice(0, stated.length - after.length)
  if (groups?.title === undefined || others.test(before) || goesOn.test(after)) return []
  const common = { quote: sentence, method: "rule" as const }
  return [
    { ...common, field: "professional.current_title", value: groups.title },
    { ...common, field: "professional.current_company", value: place.replace(/[.'’]+$/, "") }
  ]
}

const awardsIn = (sentence: string, subject: string): ReadonlyArray<ClaimParts> => {
  const { title: won, year } = awardPattern(subject).exec(sentence)?.groups ?? {}
  if (won === undefined) return []
  const date = year ?? null
  const common = { quote: sentence, method: "rule" as const, as_of: date }
  return [
    { ...common, field: "professional.achievements", value: won },
    { ...common, field: "activity", value: { kind: "award", title: won, venue: null, date } }
  ]
}

/** What the first paragraph of an article states of a living person beyond doubt. */
export const extractClaims = (extract: string, name: string): ReadonlyArray<ClaimParts> => {
  const subject = subjectOf(name)
  return sentencesAbout(extract, subject).flatMap(sentence => [
    ...rolesIn(sentence, subject),
    ...awardsIn(sentence, subject)
  ])
}
