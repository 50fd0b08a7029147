import { regex } from "../../sources/regex.ts"
import { properWord } from "../naming/properName.ts"
import type { Language } from "./Language.ts"

const particle =
  "(?:de|del|dels|della|dello|dei|delle|di|da|do|dos|das|du|des|la|le|les|l['’]|el|los|las|der|die|den|dem|zur|zum|für|van|von|vom|zu|y|et|und|en|e|i|och|og|för|for|af|av|voor|het|pour|para|per (?:il|lo|la|i|gli|le)|per|sur|sans|dla|a|à|of)"
const joined = "(?:[dl]['’])"

/** Lower-case words that the names of schools and societies have. */
const inner =
  "(?:nationale?s?|supérieure?s?|normale|technique|polytechnique|arts?|beaux-arts|métiers|études|sciences|politiques|studi|degli|superiore?|superior|técnica|nacional|federal|estadual|estatal|pública|tecnológica|autónoma|centrale?|royale?|regionale?|internationale?|françaises?|commerce|architecture|ingénieurs|droit|journalisme|musique|danse|théâtre|alimentaires?|solidaires?|populaire|civile|urgence|alimentari|alimentos|aliments|cœur|rue)"

/** `Ste. Foy`: a saint as well. */
const word = `(?:(?:Sta|Ste)\\. )?${properWord}`

/** A name of several words, with the small words inside of it. */
export const longName = `(?:1\\. )?${joined}?${word}(?: (?:${particle} |${joined}){0,3}(?:${word}|${inner}(?![\\p{L}])))*`

const kindOfBody =
  "(?:Association|Ordre|Société|Fédération|Amicale|Ligue|Asociación|Sociedad|Federación|Colegio|Associazione|Società|Federazione|Associação|Sociedade|Federação)"
const ofWhom =
  "(?:(?:des|de|du|de la|de los|de las|del|dei|degli|delle|della|dos|das|do|da) (?:l['’])?|[dl]['’]|dell['’])"
const elsewhere =
  "(?:sur|à|aux?|pour|dans|chez|con|per|por|para|com|qui|que|che|depuis|desde|dal|y|e|et|en|in|a|est|es|é|è|son|sono)(?![\\p{L}])"

/** `Association des ingénieurs territoriaux de l'eau`: behind the kind of body, whose it is, in small letters. */
const namedByWhom = (onwards: string): string =>
  `${kindOfBody}(?: (?!${ofWhom}(?![\\p{L}])|${elsewhere}|(?:${onwards})(?![\\p{L}]))\\p{Ll}[\\p{L}-]{4,})?(?: ${ofWhom}+(?!${elsewhere}|${onwards})\\p{L}[\\p{L}’'-]+(?: (?!${ofWhom}|${elsewhere}|(?:${onwards})(?![\\p{L}]))\\p{L}[\\p{L}’'-]+)*)+`

/** A name of four words at most, also of a side. */
export const shortName =
  "(?:1\\. )?\\p{Lu}[\\p{L}\\d’'.&-]*(?: (?:(?:de|del|di|do|da|des|du) )?[\\p{Lu}\\d][\\p{L}\\d’'&-]*){0,3}"

const quoted = '[„“”«"‹] ?(?<quoted>[^„“”»«"›]{2,60}?) ?[“”»"›]'

/** Parts of an organization, which stand between an office and its name. */
const body =
  "(?:(?:[Vv]orstands?|[Bb]eirats?|[Pp]räsidiums?|[Kk]uratoriums?|[Ff]achgruppe|[Oo]rtsgruppe|conseil d['’]administration|bureau|comité(?: directeur)?|bestuur|consejo|junta(?: directiva)?|comité|conselho(?: deliberativo)?|diretoria|consiglio(?: direttivo)?|direttivo|styrelsen?|styret|bestyrelsen?) )"

/** No name of an organization begins with these. */
const noOrganization =
  /^(?:Geschäfts(?:leitung|führung)|Teams?|Redaktion|Jury|Aufsichtsrats?|Führung\p{L}*|Leitung\p{L}*|Vorstands?|Herz(?:en)?|Familie|Welt|Ich)\b|^(?:Jaar|Jahre?s?|Année|Año|Ano|Anno|Året|Roku|Year)$/u

/** Word for word: at once, words that are in both lists would be tried in either, each time for all behind it. */
const withoutEnd = (text: string, word: RegExp): string => {
  const rest = text.replace(word, "")
  return rest === text ? text : withoutEnd(rest, word)
}

/** The name that a stretch begins with, behind an article and the kind of thing that it names. */
export const nameAtStart = (
  text: string,
  { articles, societies, onwards, and }: Language
): string | undefined => {
  const rest = text.replace(
    regex.iu`^(?:(?:${articles}|of|(?:de|d|van|von|di|do|da|del|du|av|af)) |[dl]['’])*`,
    ""
  )
  const inside = rest.replace(
    regex.u`^${body}(?:(?:${articles}|de|d|van|von|di|do|da|del|du|av|af|for) |[dl]['’])*`,
    ""
  )
  const quotedName = regex.u`^(?:\\p{L}+ )?${quoted}`.exec(inside)?.groups?.quoted
  if (quotedName !== undefined) return quotedName
  // `association Scènes sans marches`: what a word announces is a name as far as it goes.
  const announced =
    regex.u`^(?:${societies}) (?<name>\\p{Lu}[^,;.:()]{2,60}?)(?= (?:${onwards}|${and}) |[,;.:()]|$)`.exec(
      inside
    )
  // `im Pflegerat und für Ärzte ohne Grenzen`: another one follows.
  const [plain] =
    regex.u`^${longName}`
      .exec(inside)?.[0]
      .split(/ (?:und|et|y|e|en|och|og) (?:für|pour|para|per|por|voor|för|for|bei|chez) /u) ?? []
  const named = announced?.groups?.name ?? ""
  const byWhom = regex.u`^${namedByWhom(onwards)}`.exec(inside)?.[0] ?? ""
  const name = [plain ?? "", named, byWhom].sort((left, right) => right.length - left.length)[0] ?? ""
  const tidy = withoutEnd(name, regex.u` (?:${particle}|${and})$`).replace(/[\s.,'’-]+$/u, "")
  return tidy.length < 2 || noOrganization.test(tidy) ? undefined : tidy
}
