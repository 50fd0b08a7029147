import { hasLegalForm } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import { isSidePosition, isTitle } from "../../sources/roles.ts"
import type { Fact } from "../Clause.ts"
import { looksLikeName } from "../naming/looksLikeName.ts"
import type { Wanted } from "../Wanted.ts"
import { isCharity } from "../words/charities.ts"
import { isPlace } from "../words/places.ts"
import type { Language } from "./Language.ts"
import { nameAtStart } from "./names.ts"

const title = "professional.current_title"
const company = "professional.current_company"

/** Without articles, adverbs and what else stands before a title, `sono` and `soy` among them. */
const bare = (text: string, { articles, adverbs, verbs }: Language): string =>
  text.replace(regex.iu`^(?:(?:${verbs.be[0]}|${articles}|${adverbs}|${recent}) )+`, "")

const recent =
  "neue[rn]?|nieuwe?|nouvel(?:le)?|nouveau|nuev[oa]|nov[oa]|nuov[oa]|nya?|nye|eerste|erste[rn]?|première?|primer[oa]?|primeir[oa]"

/** No title goes on with one of these, but a sentence does: `als Intonateurin ihre Stimme`. */
const owned =
  "ihre?[mnrs]?|seine?[mnrs]?|eine?[mnrs]?|den|dem|die|das|haar|zijn|sa|ses|sus?|seus?|suas?|suo|sin|sitt|sina|sine"

/** Where a title ends and the sentence goes on. */
const ending = ({ and, adverbs }: Language): RegExp =>
  regex.u`[,;:.(!?]| [–—-] | (?:${adverbs})(?= |$)| (?:${owned}) | (?:in|te|à|en|em|i|på) (?=\\p{Lu})| (?:${and}) (?!\\p{L}+ (?:-|\\p{Lu}))`

/** Some words are titles in their own language alone. */
const isTitleIn = (text: string, { titles }: Language): boolean =>
  isTitle(text) || (text.length <= 100 && regex.iu`(?<![\\p{L}-])(?:${titles})(?![\\p{L}-])`.test(text))

/** How far behind its beginning the word of a title may stand: `Stellvertretende kaufmännische Leiterin`. */
const latest = 3

/** A title begins with its own word or with what qualifies it, and with nobody's name. */
const startsAsTitle = (text: string, language: Language): boolean => {
  const words = text.split(" ")
  const at = words.findIndex(word => isTitleIn(word.replace(/,$/u, ""), language))
  const isWhole = isTitleIn(words.slice(0, latest).join(" "), language)
  const before = words.slice(0, at === -1 ? latest : at).join(" ")
  return isWhole && at < latest && !looksLikeName(before)
}

/** `Engenheira mecânica pela UDESC`: a degree, and who granted it. */
const granted = / (?:pela|pelo|por el|por la) (?=\p{Lu})/u

/** `presidenta de la Asociación …`, `im Vorstand des Vereins`: an office, which no firm gives. */
export const isOffice = (text: string, { of, articles, societies }: Language): boolean =>
  regex.iu`^(?:(?:im|in der|in den|i|w|nel|no|au|en el|en la) |(?:co|vice)?-?(?:pr[eéä]sid|voorzitter|ordförande|formand|forkvinde|styreleder|prezes|wiceprezes|tesor|tesour|trésor|schatzmeister|vorsitzende|penningmeester|kass|soci[oa] |sócia|sócio|vocal ))`.test(
    text
  ) &&
  regex.u` (?:${of}|${ofSociety}) ?(?:(?:${articles}) |[dl]['’])*(?:\\p{Lu}\\p{L}+ ){0,2}(?:${societies})(?![\\p{L}])`.test(
    text
  )

const ofSociety = "dell['’]|della|dello|del|de l['’]|van de|av|af|i|för|für|des|der|w"

/** Papers are granted for a norm, and honours for a year: `auditora líder ISO 9001`, `Menedżerka Roku 2024`. */
const norm =
  /(?<![\p{L}])(?:ISO|IATF|FSSC|OHSAS|IRATA)[ /-]?(?:IEC )?\d|(?<![\p{L}])(?:Roku|del [Aa]ño|do [Aa]no|des Jahres|van het [Jj]aar|de l['’][Aa]nnée|dell['’][Aa]nno)(?: (?:19|20)\d\d|$)|(?<![\p{L}])(?:AIS|ONAF|ONAV|FISAR)(?![\p{L}])/u

const isHeld = (text: string, language: Language): boolean =>
  !granted.test(text) &&
  !/^(?:im|in|am|w|nel|nella|no|na|au|dans|beim?|chez) /iu.test(text) &&
  !norm.test(text) &&
  !isOffice(text, language) &&
  isTitleIn(text, language) &&
  startsAsTitle(text, language) &&
  !isSidePosition(text) &&
  text.split(" ").length <= 8

interface Held {
  readonly title: string
  readonly company?: string | undefined
}

/** `Leiterin Einkauf bei Acme`, where the employer is known by name. */
const atOurs = (
  text: string,
  language: Language,
  { companies }: Pick<Wanted, "companies">
): Held | undefined => {
  for (const known of companies) {
    const at = text.toLowerCase().indexOf(known.toLowerCase())
    const before = at <= 0 ? "" : text.slice(0, at)
    const link = regex.iu`(?:,? (?:${language.at}|${language.of})(?: (?:${language.articles}))?(?: \\p{L}+)?|,) ?(?:[dl]['’])?$`
    const held = before.trimEnd().replace(link, "")
    const isBeside = /\p{Ll}$/u.test(held) && /^[\p{L}]+(?: [\p{L}]+){0,5}$/u.test(held)
    if ((held !== before.trimEnd() || isBeside) && isHeld(held, language))
      return { title: held, company: text.slice(at, at + known.length) }
  }
  return undefined
}

/** `Acme Arkitekter i Aarhus`: the house without its town. */
const withoutTown = (name: string | undefined): string | undefined => {
  const town = / (?:i|in|en|em|à|a|w|te) (?<town>\p{Lu}.*)$/u.exec(name ?? "")
  return town !== null && isPlace(town.groups?.town ?? "") ? name?.slice(0, town.index) : name
}

/** `Leiterin Einkauf bei Acme`: what leads to any employer, and what only to one that is one by its name. */
const atAny = (text: string, language: Language): Held | undefined => {
  if (granted.test(text)) return undefined
  const links = [
    { link: language.at, isSure: true },
    { link: language.of, isSure: false }
  ]
  for (const { link, isSure } of links) {
    const match =
      regex.u`^(?<title>.+?) (?:${link}) (?=(?:(?:${language.articles}) |[dl]['’])?[\\p{L}„«“])(?<rest>.+)$`.exec(
        text
      )?.groups
    const held = match?.title ?? ""
    const name = withoutTown(nameAtStart(match?.rest ?? "", language))
    const isOne =
      name !== undefined &&
      !isPlace(name) &&
      (isSure || (owning.test(held) && !unowned.test(name)) || hasOwnWord.test(name) || hasLegalForm(name)) &&
      !isCharity(name)
    if (isOne && isHeld(held, language)) return { title: held, company: name }
  }
  return undefined
}

/** Behind these and `of` stands a firm, whatever it is called. */
const owning =
  /(?<![\p{L}])(?:co-?)?(?:fundador[ae]?|fondat(?:eur|rice)|fondatore|gründer(?:in)?|inhaber(?:in)?|founder|ceo|director[ae]? general|direct(?:eur général|rice générale)|direttor[ei] generale|geschäftsführer(?:in)?|gesellschafter(?:in)?|titolare|amministrat(?:ore|rice) delegat[oa]|propietari[oa]|proprietári[oa]|dueñ[oa]|eigena(?:ar|resse)|oprichter|oprichtster|grundare|grundlægger|gründare|ägare|innehaver|założyciel(?:ka)?|właściciel(?:ka)?|prezes)$/iu

/** These belong to nobody. */
const unowned =
  /^(?:Asoc|Assoc|Verein|Vereni|Club|Klub|Stiftung|Fundac|Fundaç|Fondation|Fondazione|Stichting|Föreningen?|Forening)/u

/** Words that companies and houses have in their names. */
const hasOwnWord =
  /(?<![\p{L}])(?:Gruppe|Group|Groupe|Grupo|Gruppo|Theater|Théâtre|Teatro|Museum|Musée|Museo|Museu|Bodegas?|Brauerei|Verlag|Werkstatt|Estudio|Estúdio|Studio|Atelier|Klinik|Clinique|Clínica|Hospital|Hôpital|Spital|Bank|Banque|Banco|Banca|Hotel|Hôtel|Agentur|Agence|Agencia|Agência|Orgelbau|Maschinenbau|Holding|Werke?|Stadtwerke|Kanzlei|Cabinet|Labs?|Institut|Instituto|Instituut|Laboratoire|Port|Haven|Orchester|Orchestre|Oper|Opéra)(?![\p{L}])/u

/** The title and the employer that a stretch says somebody has. */
export const positionIn = (
  told: string,
  language: Language,
  wanted: Pick<Wanted, "companies">
): ReadonlyArray<Fact> => {
  const text = bare(told, language)
  if (regex.iu`(?<![\\p{L}])(?:${language.past})(?![\\p{L}])`.test(text)) return []
  const whole = text.split(/[;.!?(]/u)[0]?.trim() ?? ""
  const found = atOurs(whole, language, wanted) ?? atAny(text.split(/[,;.!?(]/u)[0]?.trim() ?? "", language)
  const alone = text.split(ending(language))[0]?.trim() ?? ""
  const [first = ""] = text.split(/[,;.!?(]/u)
  // Of a trade that a school granted, and of an office, what stands before the house is no title either.
  const isGranted = granted.test(first) || norm.test(first) || isOffice(first, language)
  const held: Held | undefined =
    found ?? (!isGranted && isHeld(alone, language) ? { title: alone } : undefined)
  if (held === undefined) return []
  // `è sommelier AIS`: without an employer what stands beside the name says more.
  return held.company === undefined
    ? [{ field: title, value: held.title, isWeak: true }]
    : [
        { field: title, value: held.title },
        { field: company, value: held.company }
      ]
}
