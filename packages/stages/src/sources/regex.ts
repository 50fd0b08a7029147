import { setFlagsFromString } from "node:v8"

/**
 * A pattern is made into machine code after so many runs, not after the first: that of all patterns took 470 MB, and at 512 MB V8 ends
 * the process, however much memory it may have. Now it is 80 MB, and reading takes no longer. Holds for the whole process.
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

/**
 * Compiles a pattern. Letters are those of the basic plane, which names and prose are written in: with all others, which are
 * pairs of units, a pattern takes four times as long to compile, and the first report seconds.
 */
const compiled = (source: string, flags: string): RegExp => {
  let isClass = false
  const plain = source.replace(parts, (part, property: string | undefined) => {
    if (part === "[" || part === "]") isClass = part === "["
    const letters = ranges.get(property ?? "")
    return letters === undefined ? part : isClass ? letters : `[${letters}]`
  })
  return new RegExp(plain, flags)
}

const known = new Map<string, Map<string, RegExp>>()

/** The pattern of a text that never changes; built when it is first asked for. */
export const patternOf = (source: string, flags = "u"): RegExp => {
  const ofFlags = known.get(flags) ?? new Map<string, RegExp>()
  known.set(flags, ofFlags)
  const before = ofFlags.get(source)
  if (before !== undefined) return before
  const pattern = compiled(source, flags)
  ofFlags.set(source, pattern)
  return pattern
}

interface Filled {
  readonly values: ReadonlyArray<string>
  readonly pattern: RegExp
}

/** How many patterns of one template are kept: one for each language, and of those with names the last ones. Longer lists are for `patternOf`. */
const kept = 32

const template = (flags: string) => {
  const templates = new WeakMap<TemplateStringsArray, Array<Filled>>()
  return (strings: TemplateStringsArray, ...values: ReadonlyArray<string>): RegExp => {
    const filled = templates.get(strings) ?? []
    const before = filled.find(it => it.values.every((value, index) => value === values[index]))
    if (before !== undefined) return before.pattern
    const source = strings.map((text, index) => `${text}${values[index] ?? ""}`).join("")
    const pattern = compiled(source, flags)
    templates.set(strings, [...filled.slice(1 - kept), { values, pattern }])
    return pattern
  }
}

/**
 * Patterns as templates, by their flags: `` regex.iu`^${name}$` ``. Each is compiled once for what it is filled with, and found
 * again without putting its text together, which took a fifth of the time of reading.
 */
export const regex = {
  u: template("u"),
  iu: template("iu"),
  gu: template("gu"),
  giu: template("giu")
}
