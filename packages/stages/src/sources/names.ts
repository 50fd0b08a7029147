/** Letters without case and marks, so that `JOSÉ` and `Jose` are one name. */
const foldName = (name: string): string =>
  name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’`´]/g, "'")

const honorifics = new Set(["mr", "mrs", "ms", "miss", "dr", "prof", "professor", "sir", "dame"])
const suffixes = new Set(["jr", "sr", "ii", "iii", "iv", "phd", "md", "mba"])

const partsOf = (name: string): ReadonlyArray<string> =>
  foldName(name)
    .split(/[\s.,]+/)
    .filter(part => part !== "" && !honorifics.has(part) && !suffixes.has(part))

const middlesAgree = (left: ReadonlyArray<string>, right: ReadonlyArray<string>): boolean =>
  left.length === 0 ||
  right.length === 0 ||
  left.every((part, index) => {
    const other = right[index] ?? part
    return part.startsWith(other) || other.startsWith(part)
  })

/** Whether two full names can be one person's: first and last alike, and middle names that do not contradict. */
export const sameName = (left: string, right: string): boolean => {
  const [ours, theirs] = [partsOf(left), partsOf(right)]
  return (
    ours.length >= 2 &&
    theirs.length >= 2 &&
    ours[0] === theirs[0] &&
    ours.at(-1) === theirs.at(-1) &&
    middlesAgree(ours.slice(1, -1), theirs.slice(1, -1))
  )
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** A name of two words or more, as a pattern: white space of any length, middle initials allowed. */
const patternOf = (name: string): string | undefined => {
  const parts = name.trim().split(/\s+/)
  const [first = "", last = ""] = [parts[0], parts.at(-1)]
  if (parts.length < 2) return undefined
  const middle = parts.slice(1, -1).map(part => `(?:\\s+${literally(part)})?`)
  const initial = parts.length === 2 ? "(?:\\s+\\p{Lu}\\.)?" : ""
  return `${literally(first)}${middle.join("")}${initial}\\s+${literally(last)}`
}

/** Finds any of the names as whole words. `undefined` when there is no full name to look for. */
export const namePattern = (names: ReadonlyArray<string>): string | undefined => {
  const patterns = names.flatMap(name => patternOf(name) ?? [])
  return patterns.length === 0
    ? undefined
    : `(?<![\\p{L}\\p{N}-])(?:${patterns.join("|")})(?![\\p{L}\\p{N}-])`
}
