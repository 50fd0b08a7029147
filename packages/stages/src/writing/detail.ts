import { fold, foldCase, occursWhole } from "@prospect-research/core"
import type { Act } from "./Act.ts"
import { hasPictures } from "./title.ts"

/** Bounds of a passage, in words. */
const passageWords = { least: 4, most: 16 }

const wordsIn = (text: string): ReadonlyArray<string> => text.split(/\s+/).filter(word => word !== "")

/** A list of facts at the end, such as a language and a number of stars. */
const closingFacts = /\s*\([^()]*\)\s*$/

const boundary =
  /\s-\s|[;:|•]\s|(?<=[.!?])\s+|(?:\p{Extended_Pictographic}|\u{FE0F}|\u{200D})+|(?:\s+#\p{L}[\p{L}\p{N}_-]*)+(?=\s*$|[.!?])/u

/** Passages of these would be strange to hear: of oneself in the third person, markup, or orders to a machine. */
const unfit =
  /[@#<>{}[\]"!`=]|https?:|www\.|\b(?:he|she|his|her|hers|him|ignore|disregard|instructions?|prompt|click|subscribe|cookies?|sign up|read more|(?:my|your|the) (?:response|reply|answer|output))\b/i

/** An order or a question in quotation marks reads as if the line gave or asked it. */
const speaksToReader =
  /^(?:write|compose|provide|explain|describe|summari[sz]e|translate|analy[sz]e|determine|recommend|suggest|encode|reply|respond|show|help|give|add|use|check|see|join|follow|register|come|watch|listen|what|who|how do|how can|can|could|is|are|do|does|did)\b/i

/** `in Leeds in June`: where and when, of which the line has its own. */
const circumstance = /^(?:in|at|on|from|near) (?:the )?\p{Lu}/u

const shorten = (passage: string): string | null => {
  const words = wordsIn(passage)
  if (words.length <= passageWords.most) return passage
  const clauses = words.slice(0, passageWords.most).join(" ").split(",").slice(0, -1).join(",")
  return wordsIn(clauses).length >= passageWords.least ? clauses : null
}

/** Lists of names and numbers say little when they are read aloud. */
const isProse = (passage: string): boolean => {
  const words = wordsIn(passage)
  const plain = words.filter(word => /^\p{Ll}/u.test(word))
  return words.length >= passageWords.least && plain.length * 2 >= words.length
}

/** `A talk about queues` says no more than `queues` where a talk is spoken of. */
const announcing =
  /^(?:(?:an?|the|this|our) )?(?:conversation|discussion|talk|session|episode|article|post|essay) (?:about|on) /i

/** Behind an order stands what it is about, such as a text to translate. */
const beforeOrder = (passages: ReadonlyArray<string>): ReadonlyArray<string> => {
  const at = passages.findIndex(passage => speaksToReader.test(trim(passage)) || passage.includes("`"))
  return at === -1 ? passages : passages.slice(0, at)
}

/** A title that was cut ends within a sentence, and the rest of it makes no sense alone. */
const withoutRest = (passages: ReadonlyArray<string>, rest: string): ReadonlyArray<string> =>
  /^ ?[\p{L}\p{N}(]/u.test(rest) ? passages.slice(1) : passages

const trim = (passage: string): string =>
  passage
    .trim()
    .replace(/^[\s,.'-]+|[\s,.;:'?-]+$/g, "")
    .replace(announcing, "")

const longTitle = 3

/** What stands before the title speaks of something else: the date of a press release, the place, another speaker. */
const afterTitle = (text: string, title: string): string => {
  const wanted = fold(title)
  const at = text.toLowerCase().indexOf(wanted.toLowerCase())
  return at === -1 ? text : text.slice(at + wanted.length)
}

/** The passage of a quote that says most beyond title and venue, word for word; `null` when there is none fit to repeat. */
export const detailOf = (
  quote: string,
  { title, kind }: Pick<Act, "title" | "kind">,
  names: ReadonlyArray<string>
): string | null => {
  const surnames = names.map(name => foldCase(name).split(" ").at(-1) ?? "")
  const repeatsTitle = (folded: string) =>
    folded === foldCase(title) || (wordsIn(title).length >= longTitle && occursWhole(foldCase(title), folded))
  const fits = (passage: string): boolean => {
    const folded = foldCase(passage)
    return (
      isProse(passage) &&
      !unfit.test(passage) &&
      !circumstance.test(passage) &&
      !hasPictures(passage) &&
      !repeatsTitle(folded) &&
      !surnames.some(surname => occursWhole(surname, folded))
    )
  }
  const rest = afterTitle(fold(quote).replace(closingFacts, ""), title)
  const passages = beforeOrder(rest.replace(/^["'\s,]*(?:about|on)\s/i, "").split(boundary))
  return (
    (kind === "post" ? withoutRest(passages, rest) : passages)
      .map(passage => shorten(trim(passage)))
      .find((passage): passage is string => passage !== null && fits(passage)) ?? null
  )
}
