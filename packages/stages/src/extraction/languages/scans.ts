import { matchesIn } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { isEmployer, type Wanted } from "../Wanted.ts"
import { isCertificateAnywhere } from "../words/certifications.ts"
import { isPlace } from "../words/places.ts"
import { isTeam } from "../words/teams.ts"
import { namedAnimals } from "./animals.ts"
import { bodiesHelped } from "./bodiesHelped.ts"
import { isCharityElsewhere } from "./charityNames.ts"
import { collectionsIn } from "./collections.ts"
import { ensemblesIn } from "./ensembles.ts"
import { fieldsIn, toolsIn } from "./expertise.ts"
import { prizesIn } from "./honours.ts"
import type { Language } from "./Language.ts"
import { nameAtStart } from "./names.ts"
import { isPrivateName } from "./privateNames.ts"
import { fieldsLookedAfter, isLookingAfter } from "./responsibilities.ts"
import { isOwnWork, toldEverywhere } from "./told.ts"
import { pastimesIn, readers } from "./values.ts"

/** What is said, and by whom it is read. */
export interface Stretch {
  readonly text: string
  readonly language: Language
  readonly wanted: Pick<Wanted, "companies">
  /** The sentence speaks of free time. */
  readonly isFree: boolean
}

type Scan = (stretch: Stretch) => ReadonlyArray<Fact>

const edge = "(?<![\\p{L}-])"
const stop = "(?![\\p{L}-])"

/** What stands behind each of a language's cues, up to the end of the stretch. */
const behind = (text: string, cue: string, { cues }: Language): ReadonlyArray<string> => {
  const form = regex.giu`${edge}(?:${cue})(?:${stop}|(?<= )) ?(?:(?:${cues.glue}) |[dlL]['’])*`
  return matchesIn(text, form).map(match => text.slice(match.index + match[0].length))
}

/** `Se especializa en su familia`: what is somebody's own is no field of work. */
const isOwned = (text: string, told: string, { cues: { owners } }: Language): boolean =>
  regex.iu` (?:${owners.I}|${owners.she}|${owners.he}) $`.test(text.slice(0, text.length - told.length))

const isGerman = ({ code }: Language): boolean => code === "de"

/** `mestrado em Pesquisa Operacional`: within a name, no word leads to what somebody works on. */
const isInName = (text: string, told: string, language: Language): boolean =>
  !isGerman(language) &&
  /\p{Ll} \p{Lu}\p{Ll}+ $/u.test(text.slice(0, text.length - told.length)) &&
  /^\p{Lu}\p{Ll}/u.test(told)

const expertise: Scan = ({ text, language }) => [
  ...behind(text, language.cues.expertise, language)
    .filter(told => !isOwned(text, told, language) && !isInName(text, told, language))
    .flatMap(told =>
      isLookingAfter(text.slice(0, text.length - told.length))
        ? fieldsLookedAfter(told, language)
        : fieldsIn(told, language)
    ),
  ...behind(text, language.cues.workWith, language).flatMap(told => toolsIn(told, language))
]

/** Whether a name may be that of a society or charity: German nouns have capitals, but seldom stand in twos. */
const isName = (name: string, { language, wanted }: Stretch): boolean =>
  !isEmployer(name, wanted) &&
  !wanted.companies.some(company => company.toLowerCase().includes(name.toLowerCase())) &&
  (!isPlace(name) || / .* |\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(name) || isCharityElsewhere(name)) &&
  !isPrivateName(name) &&
  (!isGerman(language) || / \p{Lu}|\p{Lu}{2}|\p{Ll}\p{Lu}|-/u.test(name) || isCharityElsewhere(name))

/** Where one of these follows `and`, something else is given to. */
const forWhom =
  "voor|für|pour|per|por|para|för|for|dla|bij|bei|beim|auprès|aux?|à|aan|an|w|we|con|com|avec|med|i|hos|en|na|no|nella|nel|alla|al"

/** Names behind a cue that are joined: `für die Tafel und das Tierheim`. */
const namesBehind = (told: string, stretch: Stretch): ReadonlyArray<string> => {
  const { language } = stretch
  const parts = told.split(regex.u`, | (?:${language.and}) `)
  const [start = ""] = told.split(regex.u` (?:${language.and}) (?:${forWhom}) `)
  const first = nameAtStart(start, language)
  const others = parts
    .slice(1, 4)
    .flatMap(part => {
      const bare = part.replace(regex.u`^(?:(?:${language.cues.glue}) |[dl]['’])+`, "")
      return nameAtStart(bare, language) ?? []
    })
    .filter(isCharityElsewhere)
  return [...(first === undefined ? [] : [first]), ...others].filter(name => isName(name, stretch))
}

/** `spendet das Preisgeld an den Förderverein …`: between the cue and the name stands what is given. */
const charities: Scan = stretch => {
  const { text, language } = stretch
  const { glue, giving, backing } = language.cues
  const jump = regex.u`^(?:[^,;:.]{0,60}? )??(?:(?:${glue}) |[dl]['’])+(?=[\\p{Lu}„“"«])`
  const given = behind(text, giving, language).flatMap(told => {
    const isNamed = regex.u`^(?:${language.societies})? ?[\\p{Lu}„“"«]`.test(told)
    const rest = isNamed && !isGerman(language) ? told : told.replace(jump, "")
    return namesBehind(rest, stretch)
  })
  const backed = behind(text, backing, language).flatMap(told => namesBehind(told.replace(jump, ""), stretch))
  return factsOf("personal.causes", [...given, ...backed.filter(isCharityElsewhere)])
}

const standings: Scan = stretch =>
  factsOf(
    "personal.memberships",
    behind(stretch.text, stretch.language.cues.standings, stretch.language)
      .flatMap(told => nameAtStart(told, stretch.language) ?? [])
      .filter(name => isName(name, stretch) && !isTeam(name))
  )

const certificates: Scan = ({ text, language }) => {
  const { certificates: words, certified } = language.cues
  const named = behind(text, words, language).flatMap(told => {
    const name = /^[„“"«]?(?<name>[\p{Lu}\d][^,;.:()„“"«»]{1,60}?)(?=[,;.:()„“"«»]|$)/u.exec(told)?.groups
      ?.name
    const head = name?.split(regex.u` (?:${language.and}|${language.onwards}) (?!\\p{Lu})`)[0] ?? ""
    return head.length > 2 && head.split(" ").length <= 7 ? [head.trim()] : []
  })
  const behindName = [
    ...matchesIn(
      text,
      regex.gu`${edge}(?<name>[\\p{Lu}\\d][\\p{L}\\d/.-]*(?: [\\p{Lu}\\d][\\p{L}\\d/.-]*){0,4}[- ]?(?:${certified}))${stop}(?<rest>(?: (?:in|i|en|su|em|w|för|for|für) \\p{Lu}[\\p{L}\\d]*(?: \\p{Lu}[\\p{L}\\d]*){0,3})?)`
    )
  ].map(({ groups }) => `${groups?.name ?? ""}${groups?.rest ?? ""}`)
  const lettered = behind(text, certified, language).flatMap(told => {
    const item = /^[^,;.]+/u.exec(told)?.[0]?.trim() ?? ""
    return isCertificateAnywhere(item) ? [item] : []
  })
  return factsOf("education.certifications", [...named, ...behindName, ...lettered])
}

const amount = "(?:\\d+|(?:\\p{Ll}+ )?\\p{Ll}+)"

const patents: Scan = ({ text, language }) =>
  factsOf(
    "professional.achievements",
    [
      ...matchesIn(
        text,
        regex.gu`${edge}(?:${language.verbs.have[0]}|${language.verbs.have[1]}|${language.verbs.hold[1]}) (?<patents>${amount} (?:${language.cues.patents}))${stop}`
      )
    ].map(({ groups }) => groups?.patents ?? "")
  )

const honours: Scan = ({ text, language }) => {
  const { winning, championships } = language.cues
  const won = regex.iu`${edge}(?:${winning})${stop}`.test(text) && !/jury|juror|żiuri/iu.test(text)
  if (!won) return []
  const titles = matchesIn(text, regex.gu`${edge}(?:${championships})`).map(([title]) =>
    title.replace(/ (?:en|in|im|nel|em|w) (?:19|20)\d\d.*$/u, "")
  )
  return [...prizesIn(text, language), ...factsOf("professional.achievements", titles)]
}

const collections: Scan = ({ text, language }) => collectionsIn(text, language)

const ensembles: Scan = ({ text }) => ensemblesIn(text)

const helped: Scan = ({ text, wanted }) => bodiesHelped(text, wanted)

const animals: Scan = ({ text, language }) => namedAnimals(text, language)

const object = "(?:[\\p{L}-]{3,}|[øö]l)"

/** `Hace pan para su empresa`: what is made for others may be work. */
const forOthers = "para|per|pour|für|voor|for|för|til|till|dla"

const making: Scan = ({ text, language, isFree }) =>
  isFree
    ? factsOf(
        "personal.hobbies",
        [
          ...matchesIn(
            text,
            regex.gu`${edge}(?:${language.cues.makes}) (?:(?:de|(?!de )(?:${language.articles})) |d['’])*(?!(?:${language.adverbs}|${language.onwards})(?![\\p{L}]))${object}(?: (?!(?:${language.onwards}|${language.and})(?![\\p{L}]))${object})?${stop}(?! (?:${forOthers}) )`
          )
        ]
          .map(([made]) => made)
          .filter(made => !/ (?:son|sons) /u.test(made))
      )
    : []

/** `Wspinaczka od 2010 roku`: of nothing else than a pastime is told since when. */
const sinceWhen: Scan = stretch => {
  const told =
    /^(?<told>[^,;:]{3,60}?),? (?:seit|depuis|desde|dal?|sinds|sedan|siden|od) (?:\p{L}+ ){0,2}(?:19|20)\d\d/u.exec(
      stretch.text
    )?.groups?.told ?? ""
  const found = pastimesIn(told, { ...stretch, phrase: "" })
  return found.filter(({ value }) => told.length - String(value).length < 12)
}

/** What somebody likes or wonders about: pastimes are told as such. */
const interests: Scan = ({ text, language, wanted }) =>
  behind(text, language.cues.interest, language).flatMap(told =>
    fieldsIn(told, language).flatMap(({ value }) => {
      const hobbies = pastimesIn(String(value), { language, wanted, phrase: "" })
      const isShort =
        String(value).split(" ").length <= 4 &&
        !regex.iu`^(?:${language.cues.makes})(?![\\p{L}])`.test(String(value))
      return hobbies.length > 0 ? hobbies : isShort ? factsOf("personal.interests", [String(value)]) : []
    })
  )

const scans: ReadonlyArray<Scan> = [
  expertise,
  charities,
  standings,
  certificates,
  patents,
  honours,
  animals,
  collections,
  ensembles,
  helped,
  making,
  sinceWhen,
  interests
]

/** What things in a stretch give away by themselves, wherever they stand in it. */
export const scanned = (stretch: Stretch): ReadonlyArray<Fact> => [
  ...scans.flatMap(scan => scan(stretch)),
  ...toldEverywhere(stretch.text)
]

const heart =
  "Herz schlägt|cœur bat|corazón late|coração bate|cuore batte|hart klopt|hart ligt|hjärta (?:slår|klappar)|hjerte (?:slår|banker)|serce bije"
const favourites =
  "Lieblings(?:verein|klub|club|mannschaft)|(?:club|équipe) (?:de cœur|préférée?|favorite?)|equipo(?: del alma| favorito)?|(?:time|clube|equipa) do coração|squadra del cuore|favoriete club|cluppie|favoritlag|favorittlag|yndlingshold|ukochan\\p{L}+ (?:klub|drużyna)"

const team = ({ text, language, wanted }: Stretch): ReadonlyArray<Fact> => {
  const { glue, are } = language.cues
  const told =
    regex.u`^(?:(?:${heart}) (?:[\\p{L}]+ )??(?:für|pour|por|pelo|pela|per|voor|bij|för|for|dla)|(?:${favourites}) (?:${are})) (?:(?:${glue}) |[dl]['’])*(?<told>\\p{Lu}.*)$`.exec(
      text
    )?.groups?.told
  return told === undefined ? [] : (readers.team?.(told, { language, wanted, phrase: "supporter" }) ?? [])
}

/** `Leidenschaft gilt dem Bergsteigen`: what is said of a thing of the prospect's, behind the possessive. */
export const scannedOfTheirs = (stretch: Stretch): ReadonlyArray<Fact> => {
  const { text, language, wanted } = stretch
  const { fields, are, passions, glue, crew, workWith, expertise: knows } = language.cues
  const joined = `(?:(?:[\\p{L}-]+ ){0,5}?)?(?:${are})[: ]+(?:(?:${glue}) |[dl]['’])*`
  const listed = regex.iu`^(?:[\\p{L}-]+ ){0,2}(?:${fields})${stop}[ :]*${joined}(?<told>.+)$`.exec(text)
  const loved = regex.iu`^(?:[\\p{L}-]+ ){0,2}(?:${passions})${stop}[ :]*${joined}(?<told>.+)$`.exec(text)
  const worked =
    regex.iu`^(?:[\\p{L}-]+ )?(?:${crew})${stop}(?<told>.{0,80}(?:${workWith}|${knows}) .+)$`.exec(text)
  return [
    ...fieldsIn(listed?.groups?.told ?? "", language),
    ...pastimesIn(loved?.groups?.told ?? "", { language, wanted, phrase: "" }),
    ...(worked?.groups?.told === undefined ? [] : expertise({ ...stretch, text: worked.groups.told })),
    ...namedAnimals(text, language),
    ...(isOwnWork(text) ? honours(stretch) : []),
    ...team(stretch)
  ]
}

/** `La legatoria è la sua passione`, `sa passion pour la voile`: wherever in a sentence a passion is called the prospect's. */
export const passionsIn = (sentence: string, { language, wanted }: Stretch): ReadonlyArray<Fact> => {
  const { owners, passions, glue } = language.cues
  const theirs = `(?:(?:${language.articles}) )?(?:${owners.she}|${owners.he}|${owners.I}) (?:[\\p{L}-]+ )?(?:${passions})${stop}`
  const before = regex.iu`^(?<told>[^,;:]{3,70}?) (?:${language.verbs.be[1]}) ${theirs}`.exec(sentence)
  const after = regex.iu`${edge}${theirs} (?:(?:${glue}) |[dl]['’])+(?<told>.+)$`.exec(sentence)
  return [before, after].flatMap(found =>
    pastimesIn(found?.groups?.told ?? "", { language, wanted, phrase: "" })
  )
}
