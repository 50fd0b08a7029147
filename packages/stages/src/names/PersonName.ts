import { rememberingLast } from "@prospect-research/core"
import { foldName, isUnspaced } from "./foldName.ts"
import { withoutHonorifics } from "./honorifics.ts"

/** A full name in its parts, folded: no case, no accents. */
export interface PersonName {
  readonly first: string
  readonly middle: ReadonlyArray<string>
  /** Without particles. In scripts without spaces the whole name stands here and in `first`. */
  readonly last: string
  /** The family name with its particles as one word: `albahrawi` of Al Bahrawi. */
  readonly joined: string
  /** `null` when the name bears none. */
  readonly generation: Generation | null
  /** What stands in quotation marks or brackets between the names: `Robert "Red" Hale`. */
  readonly nickname: string | null
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const honorifics = wordSet(
  "mr mrs ms miss mx dr prof professor sir dame lord lady rev reverend hon herr herrn frau ing mag mme mlle madame monsieur captain capt cllr councillor revd senator lt sgt cpl cmdr dra sra srta señor señora senhor senhora dott dottssa avv drs mevr dhr fru dr-ing mvz lic arq mtra mtro enf psic"
)
const degrees = wordSet("phd dphil md mba msc bsc esq cpa cfa pmp cissp facs frcs obe mbe cbe llm jd dds")
/** What somebody is called, between a given name and a surname, as a pattern: `“Margo”`, `(Bob)`. */
export const quotedNickname = "(?:[\"“„(‘']\\p{Lu}\\p{L}+[\"”“)’'])"
/** What houses with two of a name write behind that of the younger, in brackets: `(filho)`. */
export const childWords = "son|filho|hijo|fils|figlio|sohn|zoon"
/** How each generation is written behind a name, as a pattern: `Jr`, and `jun.` in German. */
export const lettersByGeneration = {
  jr: `(?:[Jj]n?r|jun|[Jj][uú]nior(?! \\p{L})|\\((?:${childWords}|Sohn)\\))`,
  sr: "(?:[Ss]n?r|sen|[Ss][eé]nior(?! \\p{L}))",
  ii: "II",
  iii: "III",
  iv: "IV"
} as const
export type Generation = keyof typeof lettersByGeneration
/** Any of them. */
export const generationLetters = `(?:${Object.values(lettersByGeneration).join("|")})`
const generations: ReadonlyMap<string, Generation> = new Map([
  ...(["jr", "jnr", "junior"] as const).map(word => [word, "jr"] as const),
  ...(["sr", "snr", "senior"] as const).map(word => [word, "sr"] as const),
  ...(["ii", "iii", "iv"] as const).map(word => [word, word] as const)
])
/** With a capital they are names: `Aparna Sen`. */
const germanGenerations: ReadonlyMap<string, Generation> = new Map([
  ["jun", "jr"],
  ["sen", "sr"]
])

/** Small words of surnames; they neither make nor break a match. */
const particles = wordSet(
  "van von vom zu zum zur den der de de' dei degli da di del della dello dos das do du des la le les lo ten ter te bin binti binte anak ibn bint abu al el ul an af av 't ni nic ui mhic ua"
)
/** Beginnings of surnames that are also written apart: `Mc Donald`. */
const surnameStarts = wordSet("mc mac")

export const isParticle = (word: string): boolean => particles.has(foldName(word))

/** Whether letters before the rest of a surname are also written apart from it: `van`, `Mac`. */
export const isWrittenApart = (letters: string): boolean => isParticle(letters) || surnameStarts.has(letters)

const childInBrackets = new RegExp(`\\((?:${childWords})\\)`, "gi")
const child = new RegExp(`^\\((?:${childWords})\\)[.,]*$`, "i")

/** The generation that a word after a surname states. */
export const generationOf = (word: string): Generation | null => {
  if (child.test(word)) return "jr"
  const bare = word.replace(/\.$/, "")
  return generations.get(foldName(bare)) ?? germanGenerations.get(bare) ?? null
}

const isTitle = (folded: string): boolean => honorifics.has(folded) || degrees.has(folded)

/** Whether a word of a full name is a part of the name, not a title, degree or generation. */
export const isNameWord = (word: string): boolean => {
  const bare = foldName(word).replace(/[.,]+$/, "")
  return /\p{L}/u.test(bare) && !isTitle(bare) && generationOf(bare) === null
}

const wordsOf = (text: string): ReadonlyArray<string> =>
  text.split(/[\s.]+/).filter(word => /\p{L}/u.test(word) && !isTitle(foldName(word)))

/** `OKAFOR Ines`: a word in capitals before others that are not is the family name. */
const withFamilyLast = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [first = "", ...others] = words
  const isShouted = (word: string) => /^\p{Lu}[\p{Lu}'’-]{3,}$/u.test(word)
  return isShouted(first) && others.length > 0 && !others.some(word => /^\p{Lu}{2,}/u.test(word))
    ? [...others, first]
    : words
}

/** `Ó Conaill`: the descent belongs to the surname, as English writes it. */
export const withDescentJoined = (text: string): string => text.replace(/(?<=\s)Ó\s+(?=\p{Lu})/gu, "O'")

/** `Peña y Luján`; with a capital it is an initial. */
const betweenSurnames = / y (?=\p{Lu})/gu

const beside = /\([^)]*\)|"[^"]*"|[“„][^“”]*[“”]/g

/** One word between a given name and a surname; at the end stand pronouns and other things. */
const nicknameIn = (text: string): string | null => {
  const [between] = text.match(/(?<=\p{L}\s+)(?:\(\p{L}+\)|"\p{L}+"|[“„]\p{L}+[“”])(?=\s+\p{L})/u) ?? []
  return between === undefined ? null : foldName(between.slice(1, -1))
}

/** The words of a name in the order given name, family name, and without what is said beside the name. */
const orderedWords = (text: string): ReadonlyArray<string> => {
  const plain = withDescentJoined(text)
    .replace(betweenSurnames, " ")
    .replace(childInBrackets, "Jr")
    .replace(beside, " ")
    .replace(/(?<=\p{L})-(?=(?:van|von|de|den|der|ter|ten|te|zu|zur) )/u, " ")
    .replace(/["“”„()]/g, " ")
    .replace(/\s[|–—·•-]\s.*$/u, "")
  const [before = "", ...after] = plain.split(",")
  const [family, given] = [wordsOf(before), wordsOf(after[0] ?? "")]
  const names = family.filter(word => !isParticle(word))
  const isReversed = names.length === 1 && given.some(word => generationOf(word) === null)
  const generation = after.flatMap(wordsOf).filter(word => generationOf(word) !== null)
  return isReversed ? [...given, ...family] : [...withFamilyLast(family), ...generation]
}

const isGenerationAt = (word: string, index: number): boolean => index >= 2 && generationOf(word) !== null

const joinStarts = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.flatMap((word, index) => {
    const previous = words[index - 1] ?? ""
    if (index > 1 && surnameStarts.has(previous) && word.length > 2) return [previous + word]
    return index > 0 && surnameStarts.has(word) && index < words.length - 1 ? [] : [word]
  })

/** Without the article of `al-Bahrawi`, and the letter before a vowel or an s of `an t-Saoir`. */
const plainSurname = (word: string): string => word.replace(/^(?:al|el|t)-/, "").replaceAll("'", "")

/** The last word, and the particles right before it. */
const withParticles = (named: ReadonlyArray<string>): string => {
  const before = named.slice(1, -1)
  const from = before.findLastIndex(word => !particles.has(word)) + 1
  return plainSurname([...before.slice(from), named.at(-1) ?? ""].join(""))
}

const partsOf = (text: string): PersonName | null => {
  if (isUnspaced(text)) {
    const whole = text.normalize("NFKC").replace(/[\s・·]/g, "")
    return whole.length < 2
      ? null
      : { first: whole, middle: [], last: whole, joined: whole, generation: null, nickname: null }
  }
  const words = orderedWords(withoutHonorifics(text))
  const named = joinStarts(words.filter((word, index) => !isGenerationAt(word, index)).map(foldName))
  const isBetween = (index: number) => index > 0 && index < named.length - 1
  const folded = named.filter((word, index) => !(isBetween(index) && particles.has(word)))
  const generation = words.filter(isGenerationAt).map(generationOf).at(-1) ?? null
  const last = folded.at(-1)
  const given = folded
    .slice(0, -1)
    .flatMap(word => word.split("-"))
    .filter(part => part !== "")
  const [first, ...middle] = given.map(part => part.replaceAll("'", ""))
  return first === undefined || last === undefined
    ? null
    : {
        first,
        middle,
        last: plainSurname(last),
        joined: withParticles(named),
        generation,
        nickname: nicknameIn(text)
      }
}

/** So many texts, of so many characters, are those of some pages, which are read in many ways. */
const [remembered, longestRemembered] = [4_000, 100]

/** Full names only: one word names nobody, unless its script needs no spaces. */
export const parseName: (text: string) => PersonName | null = rememberingLast(
  remembered,
  partsOf,
  longestRemembered
)
