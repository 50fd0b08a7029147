/** `bak` of `baking` as `bake`, `swimm` of `swimming` as `swim`, `ty` of `tying` as `tie`. */
const stemsOf = (cut: string): ReadonlyArray<string> => [
  cut,
  `${cut}e`,
  ...(/(\p{L})\1$/u.test(cut) ? [cut.slice(0, -1)] : []),
  ...(cut.endsWith("y") ? [`${cut.slice(0, -1)}ie`] : [])
]

/** What has long been done is told by these: `has kept bees since 2021`. */
const irregular: Readonly<Record<string, string>> = { keep: "kept", sing: "sung", ride: "ridden" }

const tellings = (stem: string): ReadonlyArray<string> => [
  stem,
  `${stem}s`,
  `${stem}es`,
  irregular[stem] ?? `${stem}${stem.endsWith("e") ? "d" : "ed"}`,
  ...(/[^aeiou]y$/u.test(stem) ? [`${stem.slice(0, -1)}ies`] : [])
]

/** Verbs that change their vowel. */
const irregularInGerman: Readonly<Record<string, string>> = {
  Lesen: "liest",
  Laufen: "läuft",
  Fahren: "fährt",
  Backen: "bäckt"
}

/** `segelt` and `segle` of `Segeln`, `reitet` of `Reiten`: the German noun for what is done is the verb itself. */
const tellingsInGerman = (value: string): ReadonlyArray<string> => {
  const { stem = "", liquid = "" } =
    /^(?<stem>\p{Lu}\p{Ll}{2,}?)(?:(?<liquid>el|er)n|en)$/u.exec(value)?.groups ?? {}
  if (stem === "") return []
  return liquid === ""
    ? [
        `${stem}t`,
        `${stem}et`,
        `${stem}e`,
        ...(irregularInGerman[value] === undefined ? [] : [irregularInGerman[value]])
      ]
    : [`${stem}${liquid}t`, `${stem}${liquid}e`, `${stem}${liquid.charAt(1)}e`]
}

/** `fietst` of `fietsen`, `zwemt` of `zwemmen`, `loopt` of `lopen`, `leest` of `lezen`: the Dutch noun is the verb as well. */
const tellingsInDutch = (value: string): ReadonlyArray<string> => {
  const { stem = "" } = /^(?<stem>\p{Ll}{3,})en$/u.exec(value)?.groups ?? {}
  if (stem === "") return []
  const hard = stem.replace(/v$/u, "f").replace(/z$/u, "s")
  const short = hard.replace(/(\p{Ll})\1$/u, "$1")
  const long = hard.replace(/(?<![aeiou])([aeou])([^aeiou])$/u, "$1$1$2")
  return [...new Set([`${short}t`, ...(short === hard ? [`${long}t`] : [])])]
}

/** `runner` of `running`, `cyclist` of `cycling`: who does it. */
const doersOf = (cut: string, rest: string): ReadonlyArray<string> =>
  rest === "" ? [`${cut}er`, `${cut}ist`] : []

/**
 * What a text says of somebody of whom a report says what they do: `sing alto` and `sings alto` of `singing alto`, `hill walker`
 * of `hill walking`, `segelt` of `Segeln`.
 * Nothing of a value without such a form of a verb. Some of them are no words; they stand nowhere.
 */
export const tellingsOf = (value: string): ReadonlyArray<string> => {
  const { cut = "", rest = "" } = /^(?<cut>\p{L}[\p{L} -]*?)ing(?<rest>$| .*$)/u.exec(value)?.groups ?? {}
  return cut.length < 2
    ? [...tellingsInGerman(value), ...tellingsInDutch(value)]
    : [
        ...stemsOf(cut)
          .flatMap(tellings)
          .map(verb => `${verb}${rest}`),
        ...doersOf(cut, rest)
      ]
}
