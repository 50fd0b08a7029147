/** `Dad of two`, `Mum of twins`, `coach for my kids’ team`: others in a row of what somebody is, of which the rest is told. */
const ofFamily =
  /^(?:(?:proud|busy|working|full-time|part-time|single|happy|tired) )?(?:mums?|moms?|mothers?|dads?|fathers?|parents?|papa|mamas?|husband|wife|vater|mutter|vader|moeder|père|mère|mari|padre|madre|pai|mãe|pappa|mamma|far|mor|ojciec)(?: (?:of|to|von|van|de|di|til|till|av) (?:one|two|three|four|five|six|seven|eight|\d+|twins|triplets|boys|girls|teenagers|zwei|drei|vier|twee|drie|deux|trois|quatre|dos|tres|cuatro|duas|dois|três|due|tre|quattro|två|fyra|to)(?: \p{Ll}+)?)?$/iu
const ofTheirs =
  /(?<![\p{L}])(?:my|her|his|their) (?:\p{L}+['’]s? )?(?:kids?|sons?|daughters?|children)['’]?/iu
const finiteVerb = /(?<![\p{L}])(?:I|we|is|are|was|has|have|who|when|where)(?![\p{L}])/u

/** The items of a row of which some tell of relatives: each stretch without them stands alone. */
export const withoutFamily = (text: string): ReadonlyArray<string> => {
  const items = text.split(
    /,\s+(?:and\s+)?|\s+(?:and|und|et|y|e|en|och|og)\s+(?=\p{L}+ (?:of|von|van|de|di|av) )/u
  )
  const isOther = (item: string): boolean => {
    const bare = item.replace(/[.!]+$/u, "")
    return ofFamily.test(bare) || ofTheirs.test(bare)
  }
  if (items.length < 2 || finiteVerb.test(text) || !items.some(isOther)) return [text]
  const stretches: Array<Array<string>> = [[]]
  for (const item of items) {
    if (isOther(item)) stretches.push([])
    else stretches.at(-1)?.push(item)
  }
  return stretches.flatMap(([first, ...rest]) => {
    if (first === undefined) return []
    const last = rest.at(-1) ?? first
    const from = text.indexOf(first)
    return [text.slice(from, text.indexOf(last, from) + last.length)]
  })
}
