import { patternOf, regex } from "../../sources/regex.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { looksLikePerson } from "../naming/looksLikeName.ts"
import { isPlace } from "../words/places.ts"
import { isTeam } from "../words/teams.ts"
import type { Language } from "./Language.ts"
import { nameAtStart } from "./names.ts"

/** Behind the name of a prize the sentence goes on with these. */
const goingOn =
  "ausgezeichnet|geehrt|verliehen|erhalten|gewonnen|bekommen|gekürt|ernannt|gewählt|entgegen|gekregen|ontvangen|uitgereikt|toegekend|tildelt|mottatt|modtaget|fået|fått|vunnit|vunnet|vundet|tilldelats|anoche|ayer|hier soir|gestern|ieri|ontem|igår|wczoraj"

/** The name of a prize: what stands in quotation marks, or what has the word of one. */
export const award = (text: string, language: Language): ReadonlyArray<Fact> => {
  const { awards, onwards } = language
  const quoted = /[„“”«"] ?(?<name>[^„“”»«"]{3,80}?) ?[“”»"]/u.exec(text)?.groups?.name
  const form =
    regex.u`(?<![\\p{L}-])(?:(?:\\p{Lu}[\\p{L}'’-]+ ){0,3}(?:${awards}))(?![\\p{L}-])(?<rest>.*)`.exec(text)
  if (form === null)
    return quoted !== undefined && patternOf(awards, "u").test(quoted)
      ? factsOf("professional.achievements", [quoted])
      : []
  const rest = form.groups?.rest ?? ""
  const start = form[0].slice(0, form[0].length - rest.length)
  const end =
    regex.u`,|;|\\(|\\.$| (?:19|20)\\d\\d|[“”»]| (?:${goingOn})(?![\\p{L}])| (?:${onwards})(?= )(?! (?:(?:la|el|las|los|le|les|der|die|den|de|het) |l['’])?\\p{Lu})|$`.exec(
      rest
    )?.index ?? 0
  const name = `${start}${rest.slice(0, end)}`.trim()
  const isName = / /.test(name) || /\p{L}{6,}/u.test(name)
  return isName && name.split(" ").length <= 12 && /\p{Lu}/u.test(name)
    ? factsOf("professional.achievements", [name])
    : []
}

/** `championne de Bretagne junior`: up to where it goes on about when and where it was won. */
export const championship = (text: string, language: Language): ReadonlyArray<Fact> => {
  const name = text
    .replace(/[,;(].*$/u, "")
    .replace(
      regex.u` (?:en|im|in|em|i|nel|depuis|avec|puis) (?:(?:19|20)\\d\\d|\\p{L}+ ).*$| (?:19|20)\\d\\d.*$`,
      ""
    )
    .trim()
  return /\p{Lu}/u.test(name) && name.split(" ").length <= 8 && language.awards !== ""
    ? factsOf("professional.achievements", [name])
    : []
}

/** `Isso nos deu o Prêmio …`: what brought a prize to who speaks. */
const broughtUs =
  /(?<![\p{L}])(?:(?:me|nos) (?:deu|dio|rendeu|valió|trajo|trouxe)|rendeu-(?:me|nos)|(?:ci|mi) (?:ha dato|ha portato|è valso)|(?:m['’]|nous )a (?:valu|rapporté)|brachte (?:mir|uns)|leverde (?:me|mij|ons)|przyniosł\p{L}{1,2} (?:mi|nam)|gav (?:mig|meg|os|oss)) (?<told>.+)$/u

/** The prize that something brought to who speaks. */
export const prizeBrought = (text: string, language: Language): ReadonlyArray<Fact> =>
  award(broughtUs.exec(text)?.groups?.told ?? "", language)

const times = "(?:(?:(?:im Jahr|in|en|nel|em|w|i|im|år|en l['’]an) )?(?:19|20)\\d\\d,? )?"

/** What was won: a prize by its word, or where only names have capitals, whatever a name behind the verb is that of. */
export const prizesIn = (text: string, language: Language): ReadonlyArray<Fact> => {
  const known = award(text, language)
  if (known.length > 0 || language.code === "de") return known
  const { won, glue } = language.cues
  const found = regex.u`(?<![\\p{L}-])(?:${won}) ${times}(?:(?:${glue}) |[dlL]['’])*(?<told>\\p{Lu}.*)$`.exec(
    text
  )?.groups?.told
  const [told = ""] = (found ?? "").split(/ (?:voor|per|por|pour|för|for|za|con|com|met|avec|med|z|ze) /u)
  const start = told === "" ? undefined : nameAtStart(told, language)
  const of = told.slice(start?.length ?? 0)
  // `l’Étoile de l’Observeur du design 2025`: of what it is a prize, in small letters.
  const art =
    /^ (?:du|de la|des|del|della|do|da) \p{Ll}[\p{L}-]{3,}(?=$|[.,;]| (?:19|20)\d\d)/u.exec(of)?.[0] ?? ""
  const name = start === undefined ? undefined : `${start}${art}`
  const isOther = name === undefined || isPlace(name) || isTeam(name) || looksLikePerson(name)
  return isOther || name.length < 5 ? [] : factsOf("professional.achievements", [name])
}
