import { patternOf } from "../../sources/regex.ts"
import { listItems } from "../bio/listItems.ts"
import { be, type Fact, factsOf, type Rule } from "../Clause.ts"
import { naturalLanguage } from "../lists/naturalLanguage.ts"
import { isOfOthers } from "../scans/ofOthers.ts"

/** Whom somebody serves, or with what. */
const served =
  "(?:questions|calls|clients|patients|customers|visitors|tours|classes|sessions|talks|workshops|applications?|appointments|charts?|lessons|consultations|families|you)"

/** How people tell which languages they speak, up to the first. */
const speaking = [
  "(?:also |both )?speaks?(?: also| both| fluent| some| good| a little| passable| native)*",
  `${be}(?:also )?(?:fluent|bilingual|trilingual|conversational|at home|proficient) in(?: both)?`,
  `${be}(?:an? )?(?:native|fluent) speaker of`,
  `${be}(?:an? )?(?:[Ff]luent|[Nn]ative|[Cc]onversational)(?= \\p{Lu}\\p{L}+ speaker)`,
  "(?:works?|coach(?:es)?|practi[sc]es|advises?|negotiates?|teach(?:es)?|lectures?|sells?|writes?|publish(?:es)?|consults?) (?:both )?in(?: both)?(?= \\p{Lu}\\p{L}+(?:,| and| or|[.;]|$))",
  "translates? (?:from|out of)",
  "(?:talks?|speaks?|chats?|deals?) (?:to|with) (?:[\\p{Ll}-]+ ){0,2}[\\p{Ll}-]+ in(?: both)?(?= \\p{Lu}\\p{L}+(?:,| and| or|[.;]|$))",
  // What somebody does for others in a language.
  `(?:(?:can|will|(?:is |am )?happy to) )?(?:do(?= your )|read|explain|see|treat|take|answer|handle|give|offer|lead|conduct|guide)s? (?:[\\p{Ll}-]+ ){0,3}${served} in(?: both)?(?= \\p{Lu}\\p{L}+(?:(?:,| and| or) \\p{Lu}\\p{L}+)*(?:,| and(?! \\p{Lu})|[.;]|$))`
].join("|")
/** `Google Analytics certified, fluent in`, `is calm, fluent in`: whoever else is named before speaks it, and not the prospect. */
const describing = "(?!(?:of|for|to|with|by|from|and|an?|the|her|his|their|my|\\p{L}+ing)\\b)[\\p{L}-]+"
const besideSelf = `(?:^|(?<=^(?:[^,;.]* )?(?:certified|qualified|accredited|licen[sc]ed), (?:and )?)|(?<=^(?:${be})(?:(?:an? |our |the )?${describing}(?: ${describing}){0,3} ?), (?:and )?))`
/** `Cantonese, Mandarin and English spoken.` */
const behind = "^(?<list>\\p{Lu}\\p{L}+(?:(?:, | and | & )\\p{Lu}\\p{L}+)*) (?:(?:are|is) )?spoken[.]?$"
const spoken = `(?:^(?:${speaking})|${besideSelf}(?:[Ff]luent|[Bb]ilingual|[Cc]onversational|[Ff]luently) in(?: both)?) (?<list>\\p{Lu}[^.;:()]*)`

/** `Punjabi for work`, `passable Spanish`: the language alone. */
const bare = (item: string): string =>
  /^(?:\p{Ll}+ )?(?<language>\p{Lu}\p{L}+(?: Gaelic)?)/u.exec(item)?.groups?.language ?? ""

/** The languages that somebody speaks are skills; the list ends at the first thing that is none. */
export const tongues: Rule = ({ text }): ReadonlyArray<Fact> => {
  const list = [spoken, behind]
    .map(form => patternOf(form).exec(text)?.groups?.list)
    .find(it => it !== undefined)
  if (list === undefined) return []
  const items = listItems(list).map(bare)
  const end = items.findIndex(item => !naturalLanguage.test(item))
  return factsOf("professional.skills", end === -1 ? items : items.slice(0, end))
}

/** `Google Analytics certified, fluent in Punjabi`: told beside what is said of the person. */
export const tonguesBeside: Rule = clause => (isOfOthers(clause.text) ? [] : tongues(clause))
