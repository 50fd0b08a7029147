import { dutch } from "./dutch.ts"
import { french } from "./french.ts"
import { german } from "./german.ts"
import { italian } from "./italian.ts"
import type { Language } from "./Language.ts"
import { norwegian } from "./norwegian.ts"
import { polish } from "./polish.ts"
import { portuguese } from "./portuguese.ts"
import { spanish } from "./spanish.ts"
import { swedish } from "./swedish.ts"

export const languages: ReadonlyArray<Language> = [
  german,
  french,
  dutch,
  spanish,
  portuguese,
  italian,
  swedish,
  norwegian,
  polish
]

export type PageLanguage = Language | "english"

const english =
  "the and of is are was were has have had with for from at by she he they her his their our we in to on as that this who which after before an not but it its been also where when while"

const wordSets: ReadonlyArray<readonly [language: PageLanguage, words: ReadonlySet<string>]> = [
  ["english", new Set(english.split(" "))],
  ...languages.map(language => [language, new Set(language.smallWords.split(" "))] as const)
]

/** How many small words tell a language; fewer are names of things. */
const fewest = 2

/** The language that a text is written in: the one that most of its small words are of, if that is not English. */
export const languageOf = (text: string): PageLanguage | undefined => {
  const words = text.toLowerCase().match(/\p{L}+(?:['’](?=\p{L}))?/gu) ?? []
  const scored = wordSets
    .map(([language, set]) => {
      const found = words.filter(word => set.has(word))
      return { language, score: found.length + new Set(found).size }
    })
    .sort((left, right) => right.score - left.score)
  const [best, next] = scored
  return best === undefined || best.score < 2 * fewest || best.score === next?.score
    ? undefined
    : best.language
}
