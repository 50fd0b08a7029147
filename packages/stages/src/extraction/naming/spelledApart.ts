import { Array as Arrays } from "effect"
import { valuesAgree } from "../../identity/Findings.ts"
import { foldName } from "../../names/foldName.ts"
import { type PersonName, parseName } from "../../names/PersonName.ts"
import { isTitle } from "../../sources/roles.ts"

/** A text that names somebody as the prospect may be called, and what it calls them. */
export interface Spelled {
  readonly text: string
  readonly name: PersonName
}

/** `Ada Hale Jr` where Ada Hale is sought: the one bears what tells them apart in a family, and the other nothing. */
const isOfAnotherGeneration = (names: ReadonlyArray<PersonName>, { generation }: PersonName): boolean =>
  generation !== null && names.every(ours => ours.generation === null)

/** `Ada Hale, the father`, `Ada Hale (pai)`: what a house with two of a name writes behind that of the elder, folded. */
const elder =
  /^,? (?:the (?:father|mother|elder)|\((?:father|mother|pai|mae|padre|madre|pere|mere|vater|mutter|vader|moeder)\))/u

const isElder = ({ text, name }: Spelled): boolean =>
  foldName(text)
    .split(name.last)
    .slice(1)
    .some(behind => elder.test(behind))

/**
 * The name as it stands, where the younger is sought and the page says that it calls the elder so, or gives it another title than
 * the name with its generation: `Ada Hale, Chair` and `Ada Hale Jr, President`.
 */
const elders = (
  names: ReadonlyArray<PersonName>,
  spelled: ReadonlyArray<Spelled>
): ReadonlyArray<Spelled> => {
  if (names.length === 0 || names.some(({ generation }) => generation !== "jr")) return []
  const [plain, younger] = Arrays.partition(spelled, ({ name }) => name.generation !== null)
  const areTwo = plain.some(it => younger.some(own => haveTwoTitles(own, it)))
  return spelled.some(isElder) || areTwo ? plain : []
}

/** A second name in full may be a surname, of which one is often left out. */
const hasInitial = ({ middle }: PersonName): boolean =>
  middle.length > 0 && middle.every(it => it.length === 1)

/** `Ada B. Hale` where Ada Hale is sought, and the other way round: of one person as a rule. */
const hasOtherMiddle = (names: ReadonlyArray<PersonName>, name: PersonName): boolean =>
  names.length > 0 &&
  names.every(
    ours => (hasInitial(name) && ours.middle.length === 0) || (hasInitial(ours) && name.middle.length === 0)
  )

/** `Ada Hale-Prates` where Ada Hale is sought: of one person as a rule, who married or is short of a surname. */
const hasFurtherSurname = (names: ReadonlyArray<PersonName>, { last }: PersonName): boolean =>
  last.includes("-") && names.length > 0 && names.every(ours => last.split("-").includes(ours.last))

const kin =
  /(?<![\p{L}])(?:his|her|their|['’]s) (?:\p{Ll}+ )?(?:son|daughter|father|mother|brother|sister|nephew|niece|uncle|aunt|cousin|grandson|granddaughter|grandfather|grandmother),? /giu

/** `His son, Ada B. Hale`: who is introduced by kinship is not who was spoken of. */
const isKin = ({ text, name }: Spelled): boolean =>
  text
    .split(kin)
    .slice(1)
    .some(behind => foldName(behind).startsWith(name.first))

/** In words. */
const longestTitle = 4
const longestName = 4

const plain = (word: string): string => foldName(word).replace(/[^\p{L}'-]/gu, "")

/** Where in the words a name ends: another of the family may stand before it. */
const surnameIn = (words: ReadonlyArray<string>, { first, last }: PersonName): number => {
  const ends = words.flatMap((word, index) => (plain(word) === last ? [index] : []))
  const own = ends.find(end =>
    words.slice(Math.max(0, end - longestName), end).some(it => plain(it) === first)
  )
  return own ?? ends[0] ?? -1
}

/** `Chief Engineer` of `Ada Hale MBE, Chief Engineer`. */
const titleBehind = ({ text, name }: Spelled): string | undefined => {
  const words = text.split(/\s+/u)
  const rest = words.slice(surnameIn(words, name) + 1)
  const from = rest.findIndex(word => !/^\(?\p{Lu}{2,}[,)]*$/u.test(word))
  const whole = rest.slice(Math.max(0, from), Math.max(0, from) + longestTitle)
  const end = whole.findIndex(word => /[.!?]$/u.test(word))
  const behind = end === -1 ? whole : whole.slice(0, end + 1)
  return behind
    .map((_, index) =>
      behind
        .slice(0, index + 1)
        .join(" ")
        .replace(/[.,]$/, "")
    )
    .find(isTitle)
}

/** `Chief Engineer` of `The trial is run by Chief Engineer Ada Hale`. */
const titleBefore = ({ text, name }: Spelled): string | undefined => {
  const words = text.split(/\s+/u)
  const before = words.slice(0, surnameIn(words, name))
  const from = before.findLastIndex(word => plain(word) === name.first)
  const lead = before.slice(Math.max(0, from - longestTitle), Math.max(0, from))
  return lead.map((_, index) => lead.slice(index).join(" ")).find(isTitle)
}

/** `Ada Hale` on a line of its own, or `Ada Hale Chief Engineer`, `Ada Hale, Chief Engineer`: as cards have it. */
const isCard = (spelled: Spelled): boolean => {
  const { text, name } = spelled
  const alone = parseName(text)
  const isAlone =
    alone?.last === name.last && alone.first === name.first && text.split(/\s+/u).length <= longestTitle
  return isAlone || titleBehind(spelled) !== undefined
}

/** `Wilfred Hale, Chairman` and `Managing Director Fred Hale`: nobody has two first names and two titles on one page. */
const haveTwoTitles = (left: Spelled, right: Spelled): boolean => {
  const [ours, theirs] = [left, right].map(it => titleBehind(it) ?? titleBefore(it))
  return (
    ours !== undefined && theirs !== undefined && !valuesAgree("professional.current_title", ours, theirs)
  )
}

/**
 * Whom a page calls nearly as the prospect and tells apart from them: by a generation, by an initial or a second surname where it has a card for
 * each or says that they are of one family, or by another form of the first name with another title. Nobody where it spells the name in
 * one way.
 */
export const spelledApart = (
  spelled: ReadonlyArray<Spelled>,
  names: ReadonlyArray<PersonName>
): ReadonlyArray<PersonName> => {
  const younger = spelled.filter(({ name }) => isOfAnotherGeneration(names, name))
  const older = elders(names, spelled)
  const rest = spelled.filter(it => !younger.includes(it) && !older.includes(it))
  const otherwise = rest.filter(({ name }) => hasOtherMiddle(names, name) || hasFurtherSurname(names, name))
  const ours = rest.filter(it => !otherwise.includes(it))
  const areTwo =
    ours.length > 0 && ([...ours, ...otherwise].some(isKin) || (ours.some(isCard) && otherwise.some(isCard)))
  const asGiven = rest.filter(({ name }) => names.some(({ first }) => first === name.first))
  // `Katarzyna “Kasia” Hale` is called so.
  const isNickname = ({ first }: PersonName) => asGiven.some(({ name }) => name.nickname === first)
  const byOther = rest.filter(it => !asGiven.includes(it) && !isNickname(it.name))
  return [
    ...(rest.length > 0 ? younger : []),
    ...older,
    ...(areTwo ? otherwise : []),
    ...byOther.filter(it => asGiven.some(own => haveTwoTitles(own, it)))
  ].map(({ name }) => name)
}

const isMiddleOf = (left: PersonName, right: PersonName): boolean =>
  left.middle.length === right.middle.length &&
  left.middle.every((part, index) => part[0] === right.middle[index]?.[0])

/** Whether a name is spelled as another person's was, or is what that one is called. */
export const isSpelledAs = (name: PersonName, other: PersonName): boolean =>
  name.last === other.last &&
  ((name.first === other.first && isMiddleOf(name, other) && name.generation === other.generation) ||
    (other.nickname !== null && name.first === other.nickname))
