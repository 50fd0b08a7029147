import { regex } from "../../sources/regex.ts"
import { languages } from "./languageOf.ts"

const alternatives = (words: (language: (typeof languages)[number]) => string): string =>
  languages.map(words).join("|")

/** The words of all languages for animals that people keep, put together once. As a pattern. */
export const petsElsewhere = alternatives(it => it.pets)

const pastimes = alternatives(it => it.pastimes)
const doers = alternatives(it => `(?:(?:${it.zeal}) )?(?:${it.doers}|${it.pastimes})`)

/** Whether a text is a pastime in another language. */
export const isForeignPastime = (text: string): boolean => regex.iu`^(?:${pastimes})$`.test(text)

/** Whether a text is a pastime in another language, or who has one: `Imker`. */
export const isForeignLeisure = (text: string): boolean => regex.iu`^(?:${doers})$`.test(text)
