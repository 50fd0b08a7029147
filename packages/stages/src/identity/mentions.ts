import { matchesIn } from "@prospect-research/core"
import { RegExp as Pattern } from "effect"
import { familyFirst } from "../extraction/naming/personMentions.ts"
import { foldName, isUnspaced } from "../names/foldName.ts"
import { isFrequentSurname } from "../names/frequentNames.ts"
import { isGivenName } from "../names/givenNames.ts"
import { unspacedPattern } from "../names/namePattern.ts"
import { generationOf, isParticle, type PersonName, parseName } from "../names/PersonName.ts"
import { addsSurname, mayBegin, mayEnd, type NameRelation, relateNames } from "../names/relateNames.ts"
import { regex } from "../sources/regex.ts"
import { isOrganization, startsTitle } from "./titles.ts"

/** A place where a text names the prospect, or somebody of nearly the same name. */
export interface Mention {
  readonly name: PersonName
  readonly relation: Exclude<NameRelation, "another name">
  /** Index of the line. */
  readonly line: number
}

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

const wordPattern = /\p{L}[\p{L}\p{M}'’]*(?:-\p{L}[\p{L}\p{M}'’]*)*/gu

/** `au restaurant d'Ines Okafor`: no part of the name, as in `Jean d'Alembert` it is. */
const elision = /^(?:d|l|qu)['’](?=\p{Lu})/u
const endsName = /\p{Lu}[\p{L}'’.-]* $/u

const wordsOf = (line: string): ReadonlyArray<Word> =>
  matchesIn(line, wordPattern).map(match => {
    const owner = /['’]s$/u.exec(match[0])?.[0] ?? ""
    const elided = endsName.test(line.slice(0, match.index)) ? "" : (elision.exec(match[0])?.[0] ?? "")
    return {
      text: match[0].slice(elided.length, match[0].length - owner.length),
      start: match.index + elided.length,
      end: match.index + match[0].length - owner.length
    }
  })

/** In words: `Ramón de la Peña y Luján`. */
const longestName = 7

/** `Ada.Lovelace` is an address; only initials stand together. */
const touches = (line: string, left: Word, right: Word): boolean => {
  const between = line.slice(left.end, right.start)
  return /^(?:\.?\s|\.?\s["“(]|["”)]\s)+$/.test(between) || (left.text.length === 1 && between === ".")
}

/** A capital, a letter that has none, or a small word of a surname. Lines in capitals only are headings, and count. */
const mayBeName = ({ text }: Word): boolean => /^(?:(?:t-)?[\p{Lu}\p{Lo}]|y$)/u.test(text) || isParticle(text)

/** `Will Ines Okafor speak?` */
const auxiliaries = new Set(["will", "may"])

/** `Maria Ines Okafor` is another than `Ines Okafor`, or goes by her second name. */
const hasGivenNameBefore = (line: string, words: ReadonlyArray<Word>, from: number): boolean => {
  const [previous, word] = [words[from - 1], words[from]]
  if (previous === undefined || word === undefined || line.slice(previous.end, word.start) !== " ")
    return false
  const folded = foldName(previous.text)
  return /^\p{Lu}/u.test(previous.text) && isGivenName(folded) && !auxiliaries.has(folded)
}

/** `John Martin Smith` is not `John Martin`, but `Ines Okafor Head of Data` is she. */
const hasSurnameAfter = (line: string, words: ReadonlyArray<Word>, to: number): boolean => {
  const [word, next] = [words[to], words[to + 1]]
  if (word === undefined || next === undefined || line.slice(word.end, next.start) !== " ") return false
  return (
    /^\p{Lu}\p{Ll}/u.test(next.text) &&
    !startsTitle(next.text) &&
    generationOf(next.text) === null &&
    isFrequentSurname(foldName(next.text))
  )
}

/** `Okafor, Ines`, as directories have it, and no list of several. */
const listedName = (line: string): PersonName | null => {
  const { family, given } = familyFirst.exec(line)?.groups ?? {}
  return family === undefined || given === undefined ? null : parseName(`${given} ${family}`)
}

type Test = (word: string) => boolean

/** `Ines Okafor, Senior Analyst` and `senior analyst` tell a rank, and no generation: `Ines Okafor senior` does, where no word follows. */
const startsRank = (line: string, word: Word): boolean =>
  /^(?:senior|junior)$/i.test(word.text) &&
  (/^ \p{Lu}/u.test(line.slice(word.end)) ||
    (/^\p{Ll}/u.test(word.text) && /^ \p{Ll}/u.test(line.slice(word.end))))

/** `Robert (Bob) Smith` has one word in brackets; in `P. Okafor (Paul Okafor)` another name begins there. */
const opens = (between: string): boolean => /[“"(]/.test(between) && !/[”")] /.test(between)
const closes = (between: string): boolean => /^\.?[”")]/.test(between)

/** `, Jr`, ` (filho)`, ` (senior)`: what tells a name from its namesake's in the family. */
const generationBehind = (line: string, word: Word, next: Word | undefined) => {
  if (next === undefined) return null
  const between = line.slice(word.end, next.start)
  if (between === " (" && line.charAt(next.end) === ")")
    return generationOf(`(${next.text})`) ?? generationOf(next.text)
  return /^,? $/.test(between) && !startsRank(line, next) ? generationOf(next.text) : null
}

/** Names that begin at a word: every run of words up to the longest, with the generation that follows. */
function* namesAt(line: string, words: ReadonlyArray<Word>, from: number, ends: Test): Generator<PersonName> {
  const start = words[hasGivenNameBefore(line, words, from) ? from - 1 : from]?.start
  for (let to = from + 1; to < Math.min(words.length, from + longestName); to++) {
    const [previous, word] = [words[to - 1], words[to]]
    if (previous === undefined || word === undefined) return
    if (!touches(line, previous, word) || !mayBeName(word) || startsRank(line, word)) return
    if (opens(line.slice(previous.end, word.start)) && !closes(line.slice(word.end))) return
    if (!ends(word.text) || isOrganization(line.slice(word.end))) continue
    const name = parseName(line.slice(start, word.end))
    const last = hasSurnameAfter(line, words, to) ? to + 1 : to
    const end = words[last] ?? word
    const whole = last === to ? name : parseName(line.slice(start, end.end))
    if (name === null || whole === null || (last > to && !addsSurname(name, whole))) continue
    const generation = generationBehind(line, end, words[last + 1])
    yield generation === null ? whole : { ...whole, generation }
  }
}

/** Texts repeat their words, and comparing spellings is slow. */
const remembered = (test: Test): Test => {
  const known = new Map<string, boolean>()
  return text => {
    const answer = known.get(text) ?? test(text)
    known.set(text, answer)
    return answer
  }
}

/** Whether a line holds words that may begin and end a name: most lines of most pages need no closer look. */
const lineTest = (text: string, begins: Test, ends: Test): Test => {
  const words = [...new Set(text.match(wordPattern))]
  const [first, last] = [words.filter(begins), words.filter(ends)]
  return line => first.some(word => line.includes(word)) && last.some(word => line.includes(word))
}

type Generation = PersonName["generation"]

/** `Bob senior, as everybody calls him`: the generation by which a whole text calls somebody of a first name, and no other. */
const generationsCalled = (text: string) => {
  const known = new Map<string, Generation>()
  return (first: string): Generation => {
    const before = known.get(first)
    if (before !== undefined) return before
    const form = regex.giu`(?<![\\p{L}])${Pattern.escape(first)} (senior|junior)(?![\\p{L}]| \\p{Lu})`
    const called = new Set(matchesIn(text, form).map(([, word = ""]) => generationOf(word)))
    const [only = null, ...others] = called
    const generation = others.length === 0 ? only : null
    known.set(first, generation)
    return generation
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
  // `Okafor, Ines Ines Okafor`: where a search runs lines together, another name begins at the second.
  const isRunOn = name.middle.length > 2 || name.middle.includes(name.first)
  return relation === undefined || isRunOn ? [] : [{ name, relation }]
}

/** A longer text is a register of many people; reading a million characters would hold up every other task for a second. */
const longestText = 200_000

export type MentionFinder = (text: string) => ReadonlyArray<Mention>

/** Finds every place of a text that may name one of these. */
export const mentionFinder = (names: ReadonlyArray<PersonName>): MentionFinder => {
  const spaced = names.filter(name => !isUnspaced(name.last))
  const begins = remembered(word => spaced.some(name => mayBegin(name, word)))
  const ends = remembered(word => spaced.some(name => mayEnd(name, word)))
  const unspaced = names
    .filter(name => isUnspaced(name.last))
    .map(name => ({ name, pattern: new RegExp(unspacedPattern(name.last), "u") }))
  const spacedIn = (line: string, called: (first: string) => Generation) => {
    const listed = listedName(line)
    const ofList = listed === null ? [] : relate(listed, spaced)
    // `Leeds, Maine – Ada Lovelace has joined …` begins with a town.
    if (ofList.length > 0) return ofList
    const words = wordsOf(line)
    return words.flatMap((word, from) => {
      if (!begins(word.text) || !mayBeName(word)) return []
      const named = [...namesAt(line, words, from, ends)]
        .map(name => ({ ...name, generation: name.generation ?? called(name.first) }))
        .flatMap(name => relate(name, spaced))
      // `Ana Vaz` within `Ana Vaz Telles (filha)`, as Ana Vaz Telles may be called: it is the whole that stands there.
      const whole = named.filter(({ name }) => spaced.some(ours => ours.last === name.last))
      return whole.length > 0 ? whole : named
    })
  }
  return whole => {
    const text = whole.slice(0, longestText)
    const called = generationsCalled(text)
    const mayName = spaced.length === 0 ? () => false : lineTest(text, begins, ends)
    return text
      .split("\n")
      .flatMap((line, index) => [
        ...(mayName(line) ? spacedIn(line, called) : []).map(it => ({ ...it, line: index })),
        ...unspaced
          .filter(({ pattern }) => pattern.test(line))
          .map(({ name }) => ({ name, relation: "same" as const, line: index }))
      ])
  }
}
