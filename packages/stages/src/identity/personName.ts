import { areNicknames } from "./nicknames.ts"
import { jaroWinkler } from "./similarity.ts"

/** A full name in its parts, folded: no case, no accents. */
export interface PersonName {
  readonly first: string
  readonly middle: ReadonlyArray<string>
  readonly last: string
  /** `jr`, `sr`, `ii`, …; `null` when the name bears none. */
  readonly generation: string | null
}

/** Similar names are spelled alike enough to be a slip, or leave open which generation is meant. */
export type NameRelation = "same" | "similar" | "another middle name" | "another generation" | "another name"

/** From here on, two spellings may be a slip of one. */
export const leastSimilarity = 0.88

const honorifics = new Set(["mr", "mrs", "ms", "miss", "dr", "prof", "professor", "sir", "dame"])
const degrees = new Set(["phd", "md", "mba", "msc", "bsc", "esq"])
const generations = new Set(["jr", "sr", "ii", "iii", "iv"])
const spelledGenerations: Readonly<Record<string, string>> = { junior: "jr", senior: "sr" }

/** Small words of surnames; they neither make nor break a match. */
const particles = new Set("van von der den de da di del della dos du la le ten ter bin ibn al el".split(" "))

export const foldName = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’`´]/g, "'")

export const isParticle = (word: string): boolean => particles.has(foldName(word))

/** The generation that a word after a surname states. */
export const generationOf = (word: string): string | null => {
  const folded = foldName(word).replace(/\.$/, "")
  const name = spelledGenerations[folded] ?? folded
  return generations.has(name) ? name : null
}

const isGenerationAt = (word: string, index: number): boolean => index >= 2 && generationOf(word) !== null

/** Full names only: one word names nobody. */
export const parseName = (text: string): PersonName | null => {
  const words = foldName(text)
    .split(/[\s.,()"]+/)
    .filter(word => /\p{L}/u.test(word) && !honorifics.has(word) && !degrees.has(word))
  const names = words.filter((word, index) => !isGenerationAt(word, index) && !particles.has(word))
  const [first, ...others] = names
  const last = others.at(-1)
  const generation = words.filter(isGenerationAt).at(-1)
  return first === undefined || last === undefined
    ? null
    : {
        first,
        middle: others.slice(0, -1),
        last,
        generation: generation === undefined ? null : generationOf(generation)
      }
}

const isInitialOf = (initial: string, name: string): boolean =>
  initial.length === 1 && name.startsWith(initial)

/** `maria` and `mario`, `paul` and `paula` are two people's names, however alike they look. */
const differInEnding = (left: string, right: string): boolean =>
  left.replace(/[aeio]$/, "") === right.replace(/[aeio]$/, "")

const areSimilar = (left: string, right: string): boolean =>
  !differInEnding(left, right) && jaroWinkler(left, right) >= leastSimilarity

type PartRelation = "same" | "similar" | "other"

const relateParts = (left: string, right: string): PartRelation =>
  left === right ? "same" : areSimilar(left, right) ? "similar" : "other"

const relateFirst = (left: string, right: string): PartRelation => {
  if (areNicknames(left, right)) return "same"
  return isInitialOf(left, right) || isInitialOf(right, left) ? "similar" : relateParts(left, right)
}

/** Whether a word can begin, and whether it can end, a name that is related to this one. */
export const mayBegin = ({ first }: PersonName, word: string): boolean =>
  relateFirst(first, foldName(word)) !== "other"
export const mayEnd = ({ last }: PersonName, word: string): boolean =>
  relateParts(last, foldName(word)) !== "other"

/** Middle names that both state, and that cannot be the same: `A.` and `Byron`. */
export const middlesConflict = (left: PersonName, right: PersonName): boolean =>
  left.middle.some((name, index) => {
    const other = right.middle[index]
    return other !== undefined && !name.startsWith(other) && !other.startsWith(name)
  })

const generationsConflict = (left: PersonName, right: PersonName): boolean =>
  left.generation !== right.generation &&
  ((left.generation !== null && right.generation !== null) ||
    [left, right].some(it => it.generation === "sr"))

export const relateNames = (ours: PersonName, theirs: PersonName): NameRelation => {
  const parts = [relateFirst(ours.first, theirs.first), relateParts(ours.last, theirs.last)]
  if (parts.includes("other") || parts.every(part => part === "similar")) return "another name"
  if (generationsConflict(ours, theirs)) return "another generation"
  if (middlesConflict(ours, theirs)) return "another middle name"
  return parts.includes("similar") || ours.generation !== theirs.generation ? "similar" : "same"
}

/** Whether both names state something beyond first and last name, and agree in it. */
export const agreeExplicitly = (ours: PersonName, theirs: PersonName): boolean =>
  !middlesConflict(ours, theirs) &&
  ours.generation === theirs.generation &&
  ((ours.middle.length > 0 && theirs.middle.length > 0) || ours.generation !== null)

/** Whether two names that both may be the prospect's must be two people's. */
export const areTwoPeople = (left: PersonName, right: PersonName): boolean =>
  middlesConflict(left, right) || generationsConflict(left, right)
