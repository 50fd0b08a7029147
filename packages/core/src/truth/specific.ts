import type { Claim } from "../domain/Claim.ts"
import { factsIn, isGrounded } from "./facts.ts"
import { fold, foldCase, occursWhole } from "./fold.ts"
import { matchesIn } from "./matchesIn.ts"
import type { Citable } from "./prose.ts"

/** What tells one person from another. A title, an industry, a skill or a town is shared by thousands. */
const tellingFields = [
  "activity",
  "professional.current_company",
  "professional.achievements",
  "education.",
  "personal."
]

const telling = ({ field, value }: Claim): ReadonlyArray<string> => {
  if (!tellingFields.some(prefix => field.startsWith(prefix))) return []
  if (typeof value !== "object") return [String(value)]
  return "title" in value ? [value.title] : [value.institution]
}

/** Quotation marks within a title are single ones, whatever the source has. */
const plain = (text: string): string =>
  foldCase(text)
    .replace(/["']/g, "")
    .replace(/[\s.,;:?!-]+$/, "")

/** `leadership` is a word, `Quiet queues` and `PostgreSQL` are names. */
const isDistinct = (anchor: string): boolean =>
  /\s/.test(anchor.trim()) || /[\p{Lu}\p{N}\p{Lo}]/u.test(anchor)

/** The parts of a line that state something, which is where it says what it is about. */
const statementsIn = (line: string): string =>
  fold(line)
    .split(/\s-+\s|(?<=[.?!:])\s/)
    .filter(part => !part.endsWith("?"))
    .join(" ")

const fewestQuotedWords = 4

const quotedIn = (line: string): ReadonlyArray<string> =>
  matchesIn(fold(line), /"([^"]+)"/g).map(([, quoted = ""]) => quoted)

/** A passage in quotation marks, which grounding has found in a claim, is as good as a title. */
const quotesPassage = (line: string): boolean =>
  quotedIn(line).some(passage => passage.split(" ").length >= fewestQuotedWords)

const fewestWordsOfPart = 2

/** Some words of a title, in quotation marks: its number, its date and the person's own name need not be said to them. */
const quotesPart = (line: string, title: string): boolean =>
  quotedIn(line).some(part => {
    const words = plain(part)
    return words.split(" ").length >= fewestWordsOfPart && occursWhole(words, title)
  })

/**
 * Whether a line says something of these claims that it could not say of everybody. A single ordinary word does only
 * outside the question, where the line says that it is theirs.
 */
const isAnchored = (line: string, claims: ReadonlyArray<Claim>): boolean => {
  const text = plain(line)
  const stated = plain(statementsIn(line))
  const ofThem = /\byour?\b/.test(stated)
  return (
    (ofThem || factsIn(line).length > 0) &&
    (quotesPassage(line) ||
      claims.flatMap(telling).some(anchor => {
        const wanted = plain(anchor)
        return isDistinct(anchor)
          ? isShown(wanted, text) || quotesPart(line, wanted)
          : ofThem && occursWhole(wanted, stated)
      }))
  )
}

const fewestTitleWords = 3

/** Long titles are cut: their beginning shows them. */
const isShown = (title: string, text: string): boolean => {
  if (occursWhole(title, text)) return true
  const words = title.split(" ")
  return words.length > fewestTitleWords && occursWhole(words.slice(0, fewestTitleWords).join(" "), text)
}

/**
 * The swap test: whether a line could be meant for the person of these claims, as if it cited all of them. A line that
 * was written for somebody else could not, nor one that would do for anybody.
 */
export const isSpecificTo = (line: string, citable: Citable): boolean => {
  const claims = [...citable].flatMap(([id, { claims: all }]) => all.filter(claim => claim.id === id))
  return isAnchored(line, claims) && isGrounded(line, claims)
}
