import {
  generationOf,
  isParticle,
  mayBegin,
  mayEnd,
  type NameRelation,
  type PersonName,
  parseName,
  relateNames
} from "./personName.ts"

/** A place where a text names the prospect, or somebody of nearly the same name. */
export interface Mention {
  readonly name: PersonName
  readonly relation: Exclude<NameRelation, "another name">
  /** What the text says right there: the line, and the lines below a heading that still speak of its person. */
  readonly block: string
}

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

const wordsOf = (line: string): ReadonlyArray<Word> =>
  [...line.matchAll(/\p{L}[\p{L}\p{M}'’]*(?:-\p{L}[\p{L}\p{M}'’]*)*/gu)].map(match => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length
  }))

const longestName = 5

/** `Ada.Lovelace` is an address; only initials stand together. */
const touches = (line: string, left: Word, right: Word): boolean => {
  const between = line.slice(left.end, right.start)
  return /^(?:\.?\s|\s["“(]|["”)]\s)+$/.test(between) || (left.text.length === 1 && between === ".")
}

/** A capital, or a small word of a surname. Lines in capitals only are headings, and count. */
const mayBeName = ({ text }: Word): boolean => /^\p{Lu}/u.test(text) || isParticle(text)

/** `Ada Lovelace Institute` names an institute. */
const organization =
  /^\s+(?:&|and sons?\b|institute|foundation|day|university|school|college|hospital|library|award|prize|medal|street|road|avenue|ltd|llc|inc|group|associates|consulting|partners|photography|trust|fund|center|centre)\b/i

/** Names that begin at a word: every run of words up to the longest, with the generation that follows. */
function* namesAt(line: string, words: ReadonlyArray<Word>, from: number, ends: Test): Generator<PersonName> {
  for (let to = from + 1; to < Math.min(words.length, from + longestName); to++) {
    const [previous, word] = [words[to - 1], words[to]]
    if (previous === undefined || word === undefined) return
    if (!touches(line, previous, word) || !mayBeName(word)) return
    const name = parseName(line.slice(words[from]?.start, word.end))
    if (!ends(word) || organization.test(line.slice(word.end))) continue
    const next = words[to + 1]
    const generation =
      next !== undefined && /^,? $/.test(line.slice(word.end, next.start)) ? generationOf(next.text) : null
    if (name !== null) yield generation === null ? name : { ...name, generation }
  }
}

/** How titles begin that stand below a name. */
const titleStart =
  /^(?:c[a-z]o|[se]?vp|chief|president|vice|director|head|lead|manager|managing|founder|founding|co-?founder|owner|partner|principal|chair|engineer|developer|architect|designer|scientist|researcher|professor|analyst|consultant|advis|editor|writer|senior|junior|staff|global|group|regional|deputy|assistant|associate|executive|general|technical|software|product|sales|marketing|data|customer|finance|operations|title:|role:|company:|at )/i

const headingLength = 60

/** A heading with a name speaks for what stands below, until somebody else may be meant. */
const blockAt = (lines: ReadonlyArray<string>, index: number, companies: ReadonlyArray<string>): string => {
  const line = lines[index] ?? ""
  if (line.length > headingLength) return line
  const below: Array<string> = []
  for (const next of lines.slice(index + 1, index + 3)) {
    const startsWithCompany = companies.some(company => next.toLowerCase().startsWith(company.toLowerCase()))
    if (!titleStart.test(next) && !startsWithCompany) break
    below.push(next)
  }
  return [line, ...below].join("\n")
}

type Test = (word: Word) => boolean

/** Pages repeat their words, and comparing spellings is slow. */
const remembered = (test: (text: string) => boolean): Test => {
  const known = new Map<string, boolean>()
  return ({ text }) => {
    const answer = known.get(text) ?? test(text)
    known.set(text, answer)
    return answer
  }
}

const relate = (
  name: PersonName,
  names: ReadonlyArray<PersonName>
): ReadonlyArray<Pick<Mention, "name" | "relation">> => {
  const related = names
    .map(ours => relateNames(ours, name))
    .filter((relation): relation is Mention["relation"] => relation !== "another name")
  const relation = related.find(it => it === "same") ?? related[0]
  return relation === undefined || name.middle.length > 2 ? [] : [{ name, relation }]
}

/** A longer text is a register of many people; reading a million characters would hold up every other task for a second. */
const longestText = 200_000

/** Every place of a text that may name the prospect. `companies` are the prospect's. */
export const findMentions = (
  text: string,
  names: ReadonlyArray<PersonName>,
  companies: ReadonlyArray<string>
): ReadonlyArray<Mention> => {
  const begins = remembered(word => names.some(name => mayBegin(name, word)))
  const ends = remembered(word => names.some(name => mayEnd(name, word)))
  const lines = text.slice(0, longestText).split("\n")
  return lines.flatMap((line, index) => {
    const words = wordsOf(line)
    return words
      .flatMap((word, from) => (mayBeName(word) && begins(word) ? [...namesAt(line, words, from, ends)] : []))
      .flatMap(name => relate(name, names))
      .map(mention => ({ ...mention, block: blockAt(lines, index, companies) }))
  })
}
