import type { Claim, Document } from "@prospect-research/core"
import { languageOf } from "../extraction/languages/languageOf.ts"
import { polish } from "../extraction/languages/polish.ts"
import { type Act, isBackground } from "./Act.ts"

/** So much of a page tells its language. */
const sample = 2000

const languageIn = ({ quote }: Claim, { text }: Document) =>
  languageOf(quote) ?? languageOf(text.slice(0, sample))

/** Whether a claim is told in English, or in names alone. */
export const isEnglish = (claim: Claim, document: Document): boolean => {
  const language = languageIn(claim, document)
  return language === undefined || language === "english"
}

/**
 * What of an act a sentence in English can name. A title stands in quotation marks; pastimes, subjects and papers are called otherwise in
 * other languages; schools are called alike, but where names are declined.
 */
export const inEnglish = (act: Act, claim: Claim, document: Document): Act | null => {
  const { kind, title, venue } = act
  const isOwnWord = kind === "interest" || kind === "deed" || isBackground(kind)
  if (!isOwnWord || isEnglish(claim, document)) return act
  return kind === "study" && languageIn(claim, document) !== polish
    ? { ...act, title: venue ?? title, venue: null }
    : null
}
