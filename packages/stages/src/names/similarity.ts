/** Positions of `left` that match a position of `right` within the window of Jaro. */
const matchesOf = (left: string, right: string): ReadonlyArray<readonly [number, number]> => {
  const reach = Math.max(0, Math.floor(Math.max(left.length, right.length) / 2) - 1)
  const taken = new Set<number>()
  return [...left].flatMap((letter, index) => {
    for (let at = Math.max(0, index - reach); at <= Math.min(right.length - 1, index + reach); at++) {
      if (taken.has(at) || right[at] !== letter) continue
      taken.add(at)
      return [[index, at] as const]
    }
    return []
  })
}

/** Jaro-Winkler similarity of two words, 0 to 1. */
export const jaroWinkler = (left: string, right: string): number => {
  if (left === right) return 1
  const matches = matchesOf(left, right)
  if (matches.length === 0) return 0
  const ordered = matches.map(([, at]) => at).sort((first, second) => first - second)
  const moved = matches.filter(([, at], index) => right[at] !== right[ordered[index] ?? -1]).length / 2
  const count = matches.length
  const jaro = (count / left.length + count / right.length + (count - moved) / count) / 3
  const differs = [...left].findIndex((letter, index) => letter !== right[index])
  const prefix = Math.min(4, differs === -1 ? left.length : differs)
  return jaro + prefix * 0.1 * (1 - jaro)
}
