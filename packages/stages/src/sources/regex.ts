import { compilePattern } from "@prospect-research/core"

const known = new Map<string, Map<string, RegExp>>()

/** The pattern of a text that never changes; built when it is first asked for. */
export const patternOf = (source: string, flags = "u"): RegExp => {
  const ofFlags = known.get(flags) ?? new Map<string, RegExp>()
  known.set(flags, ofFlags)
  const before = ofFlags.get(source)
  if (before !== undefined) return before
  const pattern = compilePattern(source, flags)
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
    const pattern = compilePattern(source, flags)
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
