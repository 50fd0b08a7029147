import type { Claim, Document } from "@prospect-research/core"
import { languageOf, type PageLanguage } from "../extraction/languages/languageOf.ts"
import { polish } from "../extraction/languages/polish.ts"
import { type Act, isBackground } from "./Act.ts"

/** So much of a page tells its language. */
const sample = 2000

/** Names alone are of none, and read alike in English. */
const languageIn = ({ quote }: Claim, { text }: Document): PageLanguage =>
  languageOf(quote) ?? languageOf(text.slice(0, sample)) ?? "english"

export const isEnglish = (claim: Claim, document: Document): boolean =>
  languageIn(claim, document) === "english"

/**
 * What of an act a sentence in English can name. A title stands in quotation marks; pastimes, subjects and papers are called otherwise in
 * other languages; schools are called alike, but where names are declined.
 */
export const inEnglish = (act: Act, claim: Claim, document: Document): Act | null => {
  const { kind, title, venue } = act
  if (kind !== "interest" && kind !== "deed" && !isBackground(kind)) return act
  const language = languageIn(claim, document)
  if (language === "english") return act
  return kind === "study" && language !== polish ? { ...act, title: venue ?? title, venue: null } : null
}
