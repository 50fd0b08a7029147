import { matchesIn } from "@prospect-research/core"
import { RegExp as Pattern } from "effect"
import { regex } from "../../sources/regex.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { looksLikePerson } from "../naming/looksLikeName.ts"
import { isEmployer, type Wanted } from "../Wanted.ts"
import { isCertificateAnywhere } from "../words/certifications.ts"
import { isPlace, placeName } from "../words/places.ts"
import { isTeam } from "../words/teams.ts"
import { animalAtStart } from "./animals.ts"
import { isCharityElsewhere } from "./charityNames.ts"
import { clubForm } from "./clubForm.ts"
import { fieldsIn } from "./expertise.ts"
import { award, championship } from "./honours.ts"
import type { Language } from "./Language.ts"
import { nameAtStart } from "./names.ts"
import { positionIn } from "./positions.ts"
import { isPrivateName } from "./privateNames.ts"

/** In which company a value is told. */
export interface Setting {
  readonly language: Language
  readonly wanted: Pick<Wanted, "companies">
  /** The words that a phrase matched, with what stands in its slot; nothing where no phrase led to the text. */
  readonly phrase: string
}

type Reader = (told: string, setting: Setting) => ReadonlyArray<Fact>

const withoutArticle = (text: string, { articles }: Language): string =>
  text.replace(regex.iu`^(?:(?:${articles}) |[dl]['’])+`, "")

/** Up to where it goes on about something else. */
const head = (text: string, { onwards, and }: Language): string =>
  text.split(regex.u`[,;:.()]| [–—-] | (?:${onwards}|${and}) `)[0]?.trim() ?? ""

const itemsOf = (text: string, { and }: Language): ReadonlyArray<string> =>
  text.split(regex.u`[,;/]\\s*(?:(?:${and}) )?| (?:${and}) `).map(item => item.trim())

/** `cinema muto`: where adjectives stand behind, of what kind it is. */
const withQuality = (
  word: string,
  item: string,
  { isInverting, adverbs, onwards, and }: Language
): string => {
  const literal = Pattern.escape(word)
  const found = isInverting
    ? undefined
    : regex.u`${literal} (?!(?:${adverbs}|${onwards}|${and})(?![\\p{L}]))\\p{Ll}{4,}$`.exec(item)?.[0]
  return found ?? word
}

/** `ski de fond`, `corsa in montagna`: how or where it is done is part of what it is. */
const asDone =
  /(?<![\p{L}])(?:ski|sci|esquí|esqui|corsa|corre|course|corrida|vélo|bici(?:cletta|cleta)?) (?:de|di|da|à|in|en) \p{Ll}{3,}/u

/** `Banda Municipal`: where nouns are written small, a capital before another begins a name. */
const beginsName = (text: string, word: string, { code }: Language): boolean =>
  code !== "de" && /^\p{Lu}/u.test(word) && /^ \p{Lu}/u.test(text.slice(word.length))

/** Things done for pleasure that a stretch names. Germanic words are long: what they end with tells what they are. */
export const pastimesIn: Reader = (text, { language, wanted, phrase }) => {
  const compounds = language.isInverting
    ? `|[\\p{L}-]*(?:${language.pastimes
        .split("|")
        .filter(word => word.length > 5)
        .join("|")})`
    : ""
  const form = regex.giu`(?<![\\p{L}-])(?:(?:${language.pastimes})${compounds})(?![\\p{L}-])`
  return factsOf(
    "personal.hobbies",
    itemsOf(text, language).flatMap(item => {
      const told = phrase === "" ? item : head(item, language)
      const found = matchesIn(told, form)
        .filter(({ 0: word, index }) => !beginsName(told.slice(index), word, language))
        .map(([word]) => word)
      const longest = found.sort((left, right) => right.length - left.length)[0]
      const whole = asDone.exec(item)?.[0]
      const word = longest !== undefined && whole?.includes(longest) === true ? whole : longest
      const isTrade = wanted.companies.some(company =>
        company.toLowerCase().includes(word?.toLowerCase() ?? " ")
      )
      return word === undefined || isTrade ? [] : [phrase === "" ? word : withQuality(word, item, language)]
    })
  )
}

const place: Reader = text => {
  const name = regex.u`^(?:the )?${placeName}`.exec(text)?.[0]
  // `bei Haus Sonne`: a house by its name.
  const isHouse = /^(?:Haus|Huis|Maison|Casa|Hus|Dom) /u.test(name ?? "") && !isPlace(name ?? "")
  return name === undefined || /\d/.test(name) || isHouse
    ? []
    : factsOf("professional.current_location", [name])
}

/** Whoever presides over something helps it only where it is there to help. */
const presiding = /^(?:pr[eé]sid|voorzitter|bestuurslid)/iu

const organization =
  (field: "personal.memberships" | "personal.causes"): Reader =>
  (text, { language, wanted, phrase }) => {
    const name = nameAtStart(text, language)
    const isOffice = field === "personal.causes" && presiding.test(phrase)
    if (
      name === undefined ||
      (isOffice && !isCharityElsewhere(name) && !patronage.test(phrase)) ||
      isEmployer(name, wanted) ||
      isPrivateName(name) ||
      (isPlace(name) && !/\p{Lu}{2}/u.test(name) && !isCharityElsewhere(name)) ||
      looksLikePerson(name)
    )
      return []
    return [
      ...(isCharityElsewhere(name) ? factsOf("personal.causes", [name]) : []),
      ...(field === "personal.memberships" || !isCharityElsewhere(name) ? factsOf(field, [name]) : [])
    ]
  }

/** `preside el patronato del Acme`: of what lives by gifts alone. */
const patronage = /patronato|kuratorium/iu

/** A team that is followed; what else people are fans of is no team. */
const team: Reader = (text, { language, phrase }) => {
  const name = nameAtStart(text, language)
  const isSure =
    /torce|hinch|tif[ao]|forof|Dauerkarte|abon[na]|seizoen|säsong|sæson|sesong|supporter|hejar|heier/iu.test(
      phrase
    )
  return name !== undefined &&
    !looksLikePerson(name) &&
    !isPrivateName(name) &&
    (isTeam(name) || clubForm.test(name) || isSure)
    ? factsOf("personal.sports_teams", [name])
    : []
}

/** The club that somebody plays for: its name must say that it is one. */
const playing: Reader = (text, { language }) => {
  const parts = text.split(/ (?:des|der|vom|de|du|del|do|da|van|av|af|i|in) /u)
  const names = parts.toReversed().map(part => nameAtStart(part, language))
  const name = names.find(it => it !== undefined && /\p{L}/u.test(it) && (isTeam(it) || clubForm.test(it)))
  return name === undefined ? [] : factsOf("personal.sports_teams", [name])
}

/** `Stute heißt Fee`: the animal, and what it is called. */
const namedPet: Reader = (text, { language }) => {
  const found =
    regex.u`^(?<pet>(?:\\p{Ll}+ ){0,2}?(?:${language.pets})) (?:(?:heißt|namens|s['’]appelle|se llama|se chama|chamad[oa]|llamad[oa]) \\p{Lu}[\\p{L}'’-]+(?: (?:und|et|y|e) \\p{Lu}[\\p{L}'’-]+)?)(?![\\p{L}])`.exec(
      text
    )?.[0]
  return found === undefined ? [] : factsOf("family.pets", [found])
}

const pet: Reader = (text, { language }) => animalAtStart(text, language)

const skills: Reader = (text, { language }) => fieldsIn(text, language)

const certificate: Reader = text => {
  const item = /^[^,;.]+/u.exec(text)?.[0]?.trim() ?? ""
  return item === "" || item.split(" ").length > 9 ? [] : factsOf("education.certifications", [item])
}

/** `WSET Nivel 4`: letters and a grade. */
const level =
  /^\p{Lu}{2,6} (?:Nivel|Nível|Niveau|Livello|Level|Stufe|Nivå|nivel|nível|niveau|livello|nivå) \d$/u

const held: Reader = (text, { language }) => {
  const item = /^[^,;.]+/u.exec(withoutArticle(text, language))?.[0]?.trim() ?? ""
  return (isCertificateAnywhere(item) || level.test(item)) && item.split(" ").length <= 6
    ? factsOf("education.certifications", [item])
    : []
}

const doer: Reader = (text, { language }) => {
  const { zeal, doers, articles } = language
  const found =
    regex.iu`^(?:(?:${articles}) )?(?:(?:${zeal}) ?)+(?:(?<doer>${doers})(?![\\p{L}])|(?<rest>.+))`.exec(
      text
    )?.groups
  if (found?.doer !== undefined) return factsOf("personal.hobbies", [found.doer])
  return []
}

const company: Reader = (text, { language, wanted }) => {
  const rest = withoutArticle(text, language)
  const ours = wanted.companies.find(it => rest.toLowerCase().startsWith(it.toLowerCase()))
  return ours === undefined ? [] : factsOf("professional.current_company", [rest.slice(0, ours.length)])
}

/** How what stands in a slot of a phrase is read. */
export const readers: Readonly<Record<string, Reader>> = {
  position: (text, { language, wanted }) => positionIn(text, language, wanted),
  company,
  place,
  organization: organization("personal.memberships"),
  charity: organization("personal.causes"),
  team,
  playing,
  pastimes: pastimesIn,
  doer,
  award: (text, { language }) => award(text, language),
  pet,
  named: namedPet,
  title: (text, { language }) => championship(text, language),
  skills,
  certificate,
  held
}
