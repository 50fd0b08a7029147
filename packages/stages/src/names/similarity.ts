/** Where each letter of `left` stands in `right`, within the window of Jaro; -1 where it has none there. */
const matchesOf = (left: string, right: string): ReadonlyArray<number> => {
  const reach = Math.max(0, Math.floor(Math.max(left.length, right.length) / 2) - 1)
  const matches = new Array<number>(left.length).fill(-1)
  for (let index = 0; index < left.length; index++) {
    const last = Math.min(right.length - 1, index + reach)
    for (let at = Math.max(0, index - reach); at <= last; at++) {
      if (right[at] !== left[index] || matches.includes(at)) continue
      matches[index] = at
      break
    }
  }
  return matches
}

/** Jaro-Winkler similarity of two words, 0 to 1. */
export const jaroWinkler = (left: string, right: string): number => {
  if (left === right) return 1
  const matches = matchesOf(left, right).filter(at => at !== -1)
  if (matches.length === 0) return 0
  const ordered = [...matches].sort((first, second) => first - second)
  const moved = matches.filter((at, index) => right[at] !== right[ordered[index] ?? -1]).length / 2
  const count = matches.length
  const jaro = (count / left.length + count / right.length + (count - moved) / count) / 3
  const differs = [...left].findIndex((letter, index) => letter !== right[index])
  const prefix = Math.min(4, differs === -1 ? left.length : differs)
  return jaro + prefix * 0.1 * (1 - jaro)
}
