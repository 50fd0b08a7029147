import { comparable, matchesIn } from "@prospect-research/core"
import { isPlace } from "../extraction/words/places.ts"
import { foldName } from "../names/foldName.ts"
import { isFrequentSurname } from "../names/frequentNames.ts"
import { isGivenName } from "../names/givenNames.ts"
import { inTwoLetters, spelling } from "../sources/domainNames.ts"
import { isKindOfHouse } from "./companyWords.ts"
import { nameAlone } from "./shortNames.ts"

/** Shorter labels are as often initials or a word. */
const leastLabel = 4
const mostWords = 6

const small = new Set(
  "of the and for de des del di do da dos das du la le les los las el et und für der die dem den van von y e l d".split(
    " "
  )
)

const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/[^\p{L}\p{N}\p{M}'’]+/u)
    .map(word => spelling(word))
    .filter(word => word !== "")

/** Whether letters are whole words of a name, from the first on; those behind it may be left out. */
const isRunOf = (letters: string, [word, ...others]: ReadonlyArray<string>): boolean => {
  if (letters === "") return true
  if (word === undefined) return false
  return (letters.startsWith(word) && isRunOf(letters.slice(word.length), others)) || isRunOf(letters, others)
}

/** Words for houses of one kind, which a domain may have in place of the one in the name. */
const kinds: ReadonlyArray<ReadonlySet<string>> = [
  "health healthcare hospital hospitals clinic clinics medical medicine care surgery",
  "bank banking finance financial capital credit savings",
  "school schools college academy university grammar",
  "law legal solicitors attorneys lawyers advocates chambers",
  "software systems technology technologies tech labs data analytics digital cloud robotics",
  "water rivers utilities energy power electric",
  "logistics transport shipping freight haulage spedition",
  "food foods bakery bakers brewery brewing beer beers winery wines bodegas vineyards",
  "architects architecture studio studios design arquitectos arquitetos",
  "veterinary vets vet",
  "construction builders building build",
  "consulting consultants consultancy advisory",
  "insurance insurers brokers assurance",
  "theatre theater opera orchestra arts museum gallery",
  "port ports harbour harbor haven hafen"
].map(words => new Set(words.split(" ")))

/** A shorter first word is as often that of another house. */
const shortestFirst = 6

/** `kingsmerehealth` of Kingsmere Children's Hospital: the one word that is a name, and another for its kind. */
const isOfKind = (label: string, [first = "", ...others]: ReadonlyArray<string>): boolean => {
  const ending = label.slice(first.length)
  return (
    first.length >= shortestFirst &&
    label.startsWith(first) &&
    kinds.some(words => words.has(ending) && others.some(word => words.has(word)))
  )
}

const abbreviation = { least: 2, most: 4 }

/** `tellinaarq` of Tellina Arquitectura: the first word, and how the second begins. */
const isAbbreviated = (label: string, [first = "", second = ""]: ReadonlyArray<string>): boolean => {
  const ending = label.slice(first.length)
  return (
    first.length >= shortestFirst &&
    label.startsWith(first) &&
    ending.length >= abbreviation.least &&
    ending.length <= abbreviation.most &&
    second.startsWith(ending)
  )
}

const university = /^(?:univers|uniwers)/

/** `uni-wallenrode` of Universität Wallenrode. */
const isOfUniversity = (label: string, words: ReadonlyArray<string>): boolean => {
  const town = words.filter(word => !university.test(word) && !small.has(word)).join("")
  return (
    town.length >= leastLabel &&
    words.some(word => university.test(word)) &&
    (label === `uni${town}` || label === `univ${town}`)
  )
}

/** First words that houses of every kind have. */
const shared = new Set(
  `northern southern eastern western central midland national international american british english scottish european african
asian atlantic pacific global digital united general premier summit horizon harbour harbor meridian phoenix pioneer advanced
community universal imperial capital standard classic quality precision dynamic strategic creative modern future fusion galaxy
liberty victory heritage freedom discovery columbia citizens deutsche norwegian bavarian siemens landmark gateway compass beacon alliance partner network systems software solutions services`.split(
    /\s+/
  )
)
/** `hollisridgecu` of Hollis Ridge Credit Union: the words that are a name, and the letters that its kind begins with. */
const isWithInitials = (label: string, telling: ReadonlyArray<string>): boolean =>
  telling.slice(0, -1).some((_, index) => {
    const [named, kind] = [telling.slice(0, index + 1).join(""), telling.slice(index + 1)]
    const initials = kind.map(word => word.charAt(0)).join("")
    return named.length >= shortestFirst && initials.length > 1 && label === `${named}${initials}`
  })

/** Shorter ones are as often words. */
const leastLead = 7

/** Names of towns and of families are those of many houses. */
export const isOfMany = (word: string): boolean =>
  shared.has(spelling(word)) ||
  isPlace(word) ||
  isFrequentSurname(foldName(word)) ||
  isGivenName(foldName(word))

/** `lobstick` of Lobstick Software: the word that is a name, without what the house does. */
const isNameAlone = (label: string, company: string): boolean => {
  const name = nameAlone(company) ?? ""
  return label.length >= leastLead && spelling(name) === label && !isOfMany(name)
}

/** `northgatesewell` of `northgatesewell.example`. */
export const labelOf = (site: string): string => spelling(site.split(".")[0] ?? "")

/**
 * Whether a site's domain is spelled like the company: `northgatesewell.example` is of Northgate Sewell LLP, and
 * `meridianhealth.example` of Meridian Community Health. One word of several is anybody's.
 */
export const isSiteOf = (site: string, company: string): boolean =>
  [...new Set([company, inTwoLetters(company)])].some(name => isSpelled(site, name))

const isSpelled = (site: string, company: string): boolean => {
  const label = labelOf(site)
  const words = wordsOf(comparable("professional.current_company", company))
  if (label.length < leastLabel || words.length === 0) return false
  if (label === words.join("")) return true
  const telling = words.filter(word => !small.has(word))
  const [first = ""] = telling
  return (
    (label.startsWith(first) && label !== first && isRunOf(label, words)) ||
    isOfKind(label, telling) ||
    isAbbreviated(label, telling) ||
    isWithInitials(label, telling) ||
    isOfUniversity(label, telling) ||
    isNameAlone(label, company)
  )
}

const nameWords = (company: string): ReadonlyArray<string> =>
  company
    .split(/[\s,&]+/)
    .filter(word => spelling(word) !== "" && !small.has(spelling(word)) && !isKindOfHouse(word.toLowerCase()))

/** `Zirbenthal` of Zirbenthal Seilantriebe AG: the first word of its name, unless many houses are called so. */
export const leadOf = (company: string): string | undefined => {
  const [lead] = nameWords(company)
  return lead !== undefined && spelling(lead).length >= leastLead && !isOfMany(lead) ? lead : undefined
}

/** `@TandalaBridges` of Tandala Bridgeworks: accounts of a house begin with that word, or with its first two. */
export const isAccountOf = (account: string, company: string): boolean => {
  const lead = leadOf(company)
  const [first = "", next = ""] = nameWords(company)
  const [letters, both] = [spelling(account), spelling(`${first}${next}`)]
  return (
    (lead !== undefined && letters.startsWith(spelling(lead))) ||
    (next !== "" && both.length >= leastLead && letters.startsWith(both) && !isPlace(`${first} ${next}`))
  )
}

/** `Kingsmere Children's Hospital`, with every shorter beginning. */
const runsIn = (text: string): ReadonlyArray<string> =>
  [
    ...matchesIn(text, /\p{Lu}[\p{L}\p{M}'’-]+(?: (?:(?:of|the|and|for|&) )?\p{Lu}[\p{L}\p{M}'’-]+){1,4}/gu)
  ].flatMap(([run]) => {
    const parts = run.split(" ")
    return parts.flatMap((_, from) =>
      parts.slice(from + 1).map((_, count) => parts.slice(from, from + count + 2).join(" "))
    )
  })

interface Word {
  readonly letters: string
  readonly isName: boolean
  readonly isSmall: boolean
}

/** Fewer words of which the first is no name are a phrase: `an open Heart surgeon`. */
const fewestWords = 3

/** Whether words that follow one another are the label: from a name on, or three and more with a name among them. */
const isSpelledBy = (label: string, words: ReadonlyArray<Word>): boolean =>
  words.some((first, from) => {
    let joined = ""
    let isNamed = false
    for (const [index, word] of words.slice(from, from + mostWords).entries()) {
      joined += word.letters
      isNamed ||= word.isName
      if (!label.startsWith(joined)) return false
      if (joined === label && (first.isName || (index + 1 >= fewestWords && isNamed))) return true
    }
    return false
  })

const wordsIn = (text: string): ReadonlyArray<Word> =>
  matchesIn(text, /@?([\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*)/gu).map(([word]) => {
    const letters = spelling(word)
    return { letters, isName: /^[@\p{Lu}\p{Lo}\p{N}]/u.test(word), isSmall: small.has(letters) }
  })

/**
 * Whether a text names the company as its domain spells it: `at Northgate Sewell`, `Tideworks`, `@tideworks`, `eaux de la Haute-Verlaine`
 * for `eaux-haute-verlaine`; a plain `delta` is a word.
 */
export const spellsSite = (site: string, text: string): boolean => {
  const label = labelOf(site)
  if (label.length < leastLabel) return false
  const phrases = text.split(/[.;:!?|\n]+/u).map(wordsIn)
  return (
    phrases.some(words => isSpelledBy(label, words)) ||
    phrases.some(words =>
      isSpelledBy(
        label,
        words.filter(({ isSmall }) => !isSmall)
      )
    ) ||
    runsIn(text)
      .map(wordsOf)
      .some(words => [isOfKind, isAbbreviated, isOfUniversity].some(isIn => isIn(label, words)))
  )
}
