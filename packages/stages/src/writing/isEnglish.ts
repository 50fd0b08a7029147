import type { Claim, Document } from "@prospect-research/core"
import { languageOf } from "../extraction/languages/languageOf.ts"

/** So much of a page tells its language. */
const sample = 2000

/** Whether an English line can speak of what a claim says: names and things of other languages are inflected in theirs. */
export const isEnglish = ({ quote }: Pick<Claim, "quote">, { text }: Pick<Document, "text">): boolean => {
  const language = languageOf(quote) ?? languageOf(text.slice(0, sample))
  return language === undefined || language === "english"
}
