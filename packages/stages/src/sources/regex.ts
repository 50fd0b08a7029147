const built = new Map<string, Map<string, RegExp>>()

/** A regular expression that is built when it is first needed, and once, since these are long; none with names in it, of which there is no end. */
export const patternOf = (source: string, flags = "u"): RegExp => {
  const ofFlags = built.get(flags) ?? new Map<string, RegExp>()
  built.set(flags, ofFlags)
  const known = ofFlags.get(source)
  if (known !== undefined) return known
  const pattern = new RegExp(source, flags)
  ofFlags.set(source, pattern)
  return pattern
}
