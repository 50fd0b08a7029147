/** `bak` of `baking` as `bake`, `swimm` of `swimming` as `swim`, `ty` of `tying` as `tie`. */
const stemsOf = (cut: string): ReadonlyArray<string> => [
  cut,
  `${cut}e`,
  ...(/(\p{L})\1$/u.test(cut) ? [cut.slice(0, -1)] : []),
  ...(cut.endsWith("y") ? [`${cut.slice(0, -1)}ie`] : [])
]

const tellings = (stem: string): ReadonlyArray<string> => [
  stem,
  `${stem}s`,
  `${stem}es`,
  ...(/[^aeiou]y$/u.test(stem) ? [`${stem.slice(0, -1)}ies`] : [])
]

/**
 * What a text says of somebody of whom a report says what they do: `sing alto` and `sings alto` of `singing alto`.
 * Nothing of a value without such a form of a verb. Some of them are no words; they stand nowhere.
 */
export const tellingsOf = (value: string): ReadonlyArray<string> => {
  const { cut = "", rest = "" } = /^(?<cut>\p{L}[\p{L} -]*?)ing(?<rest>$| .*$)/u.exec(value)?.groups ?? {}
  return cut.length < 2
    ? []
    : stemsOf(cut)
        .flatMap(tellings)
        .map(verb => `${verb}${rest}`)
}
