import { regex } from "../sources/regex.ts"
import { foldName, isUnspaced } from "./foldName.ts"
import { isFrequentSurname } from "./frequentNames.ts"
import { isGivenName } from "./givenNames.ts"
import { areIrishAndEnglish } from "./irishSurnames.ts"
import { areNicknames, shareFullName } from "./nicknames.ts"
import { isWrittenApart, type PersonName, parseName } from "./PersonName.ts"
import { jaroWinkler } from "./similarity.ts"

/** Similar names are spelled alike enough to be a slip, or leave open which generation is meant. */
export type NameRelation = "same" | "similar" | "another middle name" | "another generation" | "another name"

/** From here on, two spellings may be a slip of one. */
export const leastSimilarity = 0.88

export type PartRelation = "same" | "similar" | "other"

const isInitialOf = (initial: string, name: string): boolean =>
  initial.length === 1 && name.startsWith(initial)

const areInitials = (left: string, right: string): boolean =>
  isInitialOf(left, right) || isInitialOf(right, left)

/** `maria` and `mario`, `paul` and `paula` are two people's names, however alike they look. */
const differInEnding = (left: string, right: string): boolean =>
  left.replace(/[aeio]$/, "") === right.replace(/[aeio]$/, "")

/** Scripts without spaces pack a name into few letters: each of them counts. */
const areSimilar = (left: string, right: string): boolean =>
  !isUnspaced(left) && !differInEnding(left, right) && jaroWinkler(left, right) >= leastSimilarity

/** `mueller` is how `müller` is written without the dots; `bauer`, `joe` and `michael` are no such cases. */
const differByUmlaut = (left: string, right: string, vowels: string): boolean => {
  const withoutUmlaut = (name: string) => name.replace(regex.gu`(?<![aeiou])([${vowels}])e(?!$)`, "$1")
  const [short, long] = left.length < right.length ? [left, right] : [right, left]
  return (
    left.length !== right.length &&
    left.charAt(0) === right.charAt(0) &&
    // `zurflüeh` has an e of its own.
    (withoutUmlaut(long) === short || withoutUmlaut(long) === withoutUmlaut(short))
  )
}

/** `Dev` for `Devendra`: the beginning of a name that is longer by a good part. */
const isShortForm = (left: string, right: string): boolean => {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  return short.length >= 3 && long.length >= short.length + 3 && long.startsWith(short)
}

export const relateFirst = (left: string, right: string): PartRelation => {
  if (left === right) return left.length > 1 ? "same" : "similar"
  if (areNicknames(left, right) || differByUmlaut(left, right, "ou")) return "same"
  return areInitials(left, right) ||
    shareFullName(left, right) ||
    isShortForm(left, right) ||
    areSimilar(left, right)
    ? "similar"
    : "other"
}

const isPartOf = (part: string, whole: string): boolean => whole.split("-").includes(part)

/** Two surnames that both exist are two families, not a slip: `johnson` and `johnston`. */
export const relateLast = (left: string, right: string): PartRelation => {
  if (left.replaceAll("-", "") === right.replaceAll("-", "") || differByUmlaut(left, right, "aou"))
    return "same"
  if (areIrishAndEnglish(left, right)) return "same"
  if (isPartOf(left, right) || isPartOf(right, left)) return "similar"
  if (isFrequentSurname(left) && isFrequentSurname(right)) return "other"
  return areSimilar(left, right) ? "similar" : "other"
}

/** `García López` goes by `García`; the middle name of `John Martin Smith` is no surname. */
const isFirstSurname = (short: PersonName, long: PersonName): boolean =>
  short.middle.length === 0 && long.middle.at(-1) === short.last && !isGivenName(short.last)

/** Whether theirs is our name with a second surname behind it, of which people often use the first alone: `García López`. */
export const addsSurname = (ours: PersonName, theirs: PersonName): boolean =>
  isFirstSurname(ours, theirs) &&
  theirs.middle.length === 1 &&
  isFrequentSurname(theirs.last) &&
  relateFirst(ours.first, theirs.first) === "same"

const relateSurnames = (left: PersonName, right: PersonName): PartRelation => {
  if (left.joined === right.last || left.last === right.joined) return "same"
  const joined = (name: PersonName) => `${name.middle.at(-1) ?? ""}-${name.last}`
  if (left.last.includes("-") && left.last === joined(right)) return "same"
  if (right.last.includes("-") && right.last === joined(left)) return "same"
  return isFirstSurname(left, right) || isFirstSurname(right, left) || isSurnameInitial(left, right)
    ? "similar"
    : relateLast(left.last, right.last)
}

/** `Ines O.`, as people call themselves on a profile. */
const isSurnameInitial = (left: PersonName, right: PersonName): boolean =>
  left.first === right.first && left.first.length > 1 && areInitials(left.last, right.last)

/** Middle names that both state, and that cannot be the same: `A.` and `Byron`. */
export const middlesConflict = (left: PersonName, right: PersonName): boolean =>
  left.middle.some((name, index) => {
    const other = right.middle[index]
    return other !== undefined && !name.startsWith(other) && !other.startsWith(name)
  })

export const generationsConflict = (left: PersonName, right: PersonName): boolean =>
  left.generation !== right.generation &&
  ((left.generation !== null && right.generation !== null) ||
    [left, right].some(it => it.generation === "sr"))

const given = ({ first, middle }: PersonName): string => [first, ...middle].join("")

/** `Joy Okafor` of Maria Joy Okafor: who has several given names may go by the second. */
export const goesBySecondName = (short: PersonName, long: PersonName): boolean =>
  short.middle.length === 0 &&
  short.first.length > 1 &&
  long.middle[0] === short.first &&
  short.last === long.last

const callings = ({ first, nickname }: PersonName): ReadonlyArray<string> =>
  nickname === null ? [first] : [first, nickname]

const relateGiven = (ours: PersonName, theirs: PersonName): PartRelation => {
  if (goesBySecondName(ours, theirs) || goesBySecondName(theirs, ours)) return "similar"
  const relations = callings(ours).flatMap(our => callings(theirs).map(their => relateFirst(our, their)))
  return (["same", "similar"] as const).find(relation => relations.includes(relation)) ?? "other"
}

const relateInOrder = (ours: PersonName, theirs: PersonName): NameRelation => {
  const last = relateSurnames(ours, theirs)
  if (last === "other") return "another name"
  const sameGiven = given(ours) === given(theirs) && given(ours).length > 1
  const first = sameGiven ? "same" : relateGiven(ours, theirs)
  const parts = [first, last]
  if (first === "other" || parts.every(part => part === "similar")) return "another name"
  if (generationsConflict(ours, theirs)) return "another generation"
  // The surname of one may be counted among the middle names of the other.
  if (last !== "similar" && !sameGiven && !hasDoubleSurname(ours, theirs) && middlesConflict(ours, theirs))
    return "another middle name"
  return parts.includes("similar") || ours.generation !== theirs.generation ? "similar" : "same"
}

const hasDoubleSurname = (left: PersonName, right: PersonName): boolean =>
  left.last.includes("-") !== right.last.includes("-")

/** The family name first: `Okafor Ines`, `Petrov Ivan Sergeevich`. */
const reversed = ({ first, middle, last, ...rest }: PersonName): PersonName => {
  const [next = last, ...others] = [...middle, last]
  return { ...rest, first: next, middle: others, last: first, joined: first }
}

/** `Thomas Martin` and `Martin Thomas` are two people, since each word may be a given name. */
const mayBeReversed = ({ first, last }: PersonName, theirs: PersonName): boolean =>
  !(isGivenName(first) && isGivenName(last)) && (theirs.first === last || theirs.last === first)

/** Whether two names are written in scripts that can be compared letter by letter. */
export const areComparable = (left: PersonName, right: PersonName): boolean => {
  const isLatin = ({ last }: PersonName) => /\p{Script=Latin}/u.test(last)
  return isLatin(left) === isLatin(right) && isUnspaced(left.last) === isUnspaced(right.last)
}

export const relateNames = (ours: PersonName, theirs: PersonName): NameRelation => {
  const relation = relateInOrder(ours, theirs)
  if (relation !== "another name" || !mayBeReversed(ours, theirs)) return relation
  // Either of the two may be the one that is written the other way round.
  const turned = relateInOrder(ours, reversed(theirs))
  return turned === "another name" ? relateInOrder(reversed(ours), theirs) : turned
}

/** Whether both names state something beyond first and last name, and agree in it. */
export const agreeExplicitly = (ours: PersonName, theirs: PersonName): boolean =>
  !middlesConflict(ours, theirs) &&
  ours.generation === theirs.generation &&
  ((ours.middle.length > 0 && theirs.middle.length > 0) || ours.generation !== null)

/** Whether two names that both may be the prospect's must be two people's. */
export const areTwoPeople = (left: PersonName, right: PersonName): boolean =>
  middlesConflict(left, right) || generationsConflict(left, right)

/** Whether two full names can be one person's: the same names, nicknames included, and nothing that contradicts. */
export const sameName = (left: string, right: string): boolean => {
  const [ours, theirs] = [parseName(left), parseName(right)]
  if (ours === null || theirs === null || generationsConflict(ours, theirs)) return false
  return relateNames({ ...ours, generation: null }, { ...theirs, generation: null }) === "same"
}

/** Whether a word can begin, and whether it can end, a name that is related to this one. */
export const mayBegin = (name: PersonName, word: string): boolean => {
  const folded = foldName(word).replaceAll("'", "")
  const [head = folded] = folded.split("-")
  return (
    relateFirst(name.first, head) !== "other" ||
    folded.replaceAll("-", "") === given(name) ||
    given(name).startsWith(head) ||
    relateLast(name.last, folded) === "same"
  )
}

export const mayEnd = (name: PersonName, word: string): boolean => {
  const folded = foldName(word)
    .replace(/^(?:al|el)-/, "")
    .replaceAll("'", "")
  const surnames = [name.last, name.middle.at(-1) ?? name.last]
  return (
    surnames.some(surname => relateLast(surname, folded) !== "other" || isInitialOf(surname, folded)) ||
    name.last.split("-").includes(folded) ||
    name.joined === folded ||
    isWrittenApart(name.last.slice(0, -folded.length)) ||
    relateFirst(name.first, folded) === "same"
  )
}
