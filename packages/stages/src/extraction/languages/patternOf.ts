const built = new Map<string, RegExp>()

/** A regular expression of a language, built once, since those are long; none with names in it, of which there is no end. */
export const patternOf = (source: string, flags = "u"): RegExp => {
  const key = `${flags} ${source}`
  const known = built.get(key)
  if (known !== undefined) return known
  const pattern = new RegExp(source, flags)
  built.set(key, pattern)
  return pattern
}
