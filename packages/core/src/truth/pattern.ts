import { setFlagsFromString } from "node:v8"

/**
 * A pattern is made into machine code after so many runs, not after the first: at 512 MB of it V8 ends the process, however much memory
 * it may have. Holds for the whole process.
 */
setFlagsFromString("--regexp-tier-up-ticks=10000")

const basicPlane = Array.from({ length: 0x1_0000 }, (_, unit) =>
  unit >= 0xd800 && unit <= 0xdfff ? "" : String.fromCharCode(unit)
).join("")

/** The characters of the basic plane that have a property, as what stands in a class. */
const rangesOf = (property: string): string =>
  [...basicPlane.matchAll(new RegExp(`\\p{${property}}+`, "gu"))]
    .map(([run]) => (run.length > 1 ? `${run.charAt(0)}-${run.charAt(run.length - 1)}` : run))
    .join("")

const ranges: ReadonlyMap<string, string> = new Map(
  ["L", "Lu", "Ll", "M", "N"].map(property => [property, rangesOf(property)])
)

/** Classes, what is escaped, and what only opens or closes a class. */
const parts = /\\p\{(?<property>Lu|Ll|[LMN])\}|\\.|[[\]]/gsu

const withPlainLetters = (source: string): string => {
  let isClass = false
  return source.replace(parts, (part, property: string | undefined) => {
    if (part === "[" || part === "]") isClass = part === "["
    const letters = ranges.get(property ?? "")
    return letters === undefined ? part : isClass ? letters : `[${letters}]`
  })
}

/** In characters: a group that is as long is many alternatives. */
const longGroup = 120

/** What stands behind the bracket that opens a group. */
const groupKind = /\?(?:<?[=!]|:|<[^>]*>)/y

interface Group {
  readonly start: number
  readonly isLookaround: boolean
  /** Whether anything was to be matched before it. */
  readonly isBehind: boolean
}

/**
 * The same pattern with `(?=)` before its long groups. V8 makes the code of what follows a part that can end in several ways up to ten
 * times over, once for each; before an assertion it makes it once. A list of 550 kinds of animals behind a few words takes 5 ms for 104
 * (measured). At its beginning a pattern is left alone: V8 looks for the first letters of what it begins with.
 */
const compact = (source: string): string => {
  const marks: Array<number> = []
  const groups: Array<Group> = []
  let isBehind = false
  let isClass = false
  for (let at = 0; at < source.length; at++) {
    const sign = source.charAt(at)
    if (isClass) {
      if (sign === "\\") at++
      else if (sign === "]") isClass = false
      continue
    }
    if (sign === "(") {
      groupKind.lastIndex = at + 1
      const [opened = ""] = groupKind.exec(source) ?? []
      groups.push({ start: at, isLookaround: /[=!]$/.test(opened), isBehind })
      at += opened.length
      continue
    }
    if (sign === ")") {
      const group = groups.pop()
      if (group === undefined) continue
      if (group.isLookaround) isBehind = group.isBehind
      else if (group.isBehind && at - group.start > longGroup) marks.push(group.start)
      continue
    }
    if (sign === "^" || sign === "$" || sign === "|") continue
    if (sign === "\\") {
      if (/[bB]/.test(source.charAt(++at))) continue
    } else if (sign === "[") isClass = true
    isBehind = true
  }
  return marks
    .sort((left, right) => right - left)
    .reduce((text, at) => `${text.slice(0, at)}(?=)${text.slice(at)}`, source)
}

/**
 * A pattern of many alternatives. Its letters are those of the basic plane, which names and prose are written in: with all others, which
 * are pairs of units, it takes four times as long to compile, and the first report seconds.
 */
export const compilePattern = (source: string, flags: string): RegExp =>
  new RegExp(withPlainLetters(compact(source)), flags)

/** Any of the alternatives, where no letter or number stands beside it. */
export const wholeWords = (alternatives: ReadonlyArray<string>, flags: string): RegExp =>
  compilePattern(`(?<![\\p{L}\\p{N}])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, flags)
