import { regex } from "../../sources/regex.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { isEmployer, type Wanted } from "../Wanted.ts"
import { isPlace } from "../words/places.ts"
import { longName } from "./names.ts"
import { isPrivateName } from "./privateNames.ts"

const helping =
  "[Dd]a(?: \\p{L}+)? (?:clases|talleres)|[Dd]oy (?:clases|talleres|un taller)|[Ii]mpart[eo]|[Ee]nseñ[oa]|[Aa]yud[oa]|[Rr]eparto|[Rr]eparte|[Cc]os[eo]|[Tt]ej[eo]|[Dd](?:á|ou) aulas|[Ee]nsin[oa]|[Aa]jud[oa]|[Mm]entora?|[Ii]nsegn[oa]|[Aa]iut[oa]|[Cc]uce|[Dd]onne (?:des cours|un coup de main)|[Ee]nseigne|[Aa]ide|[Cc]uisine|[Uu]nterrichtet?|[Ll]iest|[Kk]ocht|[Nn]äht|[Hh]ilft|[Hh]elfe|[Gg]e(?:eft|ef) (?:\\p{L}*les(?:sen)?)|[Hh]elpt?|[Ll]eest|[Kk]ookt|[Uu]cz[yę]|[Pp]omaga(?:m)?|[Ss]zyj[eę]|[Ss]zydełkuj[eę]|[Gg]otuj[eę]|poszł[oay]|[Uu]nderviser|[Hh]jælper|[Hh]jelper|[Uu]ndervisar|[Hh]jälper|[Tt]ricote|[Bb]reit?|[Ss]trick(?:t|e)|[Ss]trikker|[Ss]tickar|[Cc]ours pour|[Pp]our"

const leading =
  "(?:con|por|para|a través de|com|pelo|pela|no|na|per|presso|avec|pour|au sein de|mit|für|bei|im|in|met|voor|bij|przez|z|ze|dla|w|we|med|for|för|hos|en|chez)"

const article =
  "(?:(?:la|el|a|o|il|lo|le|un|una|une|der|dem|den|die|das|ein(?:em|er|en)?|de|het|een|den|det|en|et) |l['’])?"

/** What such a house is called by, before its name. */
const kind =
  "asociación|ONG|fundación|associação|fundação|associazione|fondazione|onlus|association|fondation|Verein|Initiative|stichting|fundacj[aęią]|stowarzyszeni\\p{L}+|foreningen|organisationen|stiftelsen|projeto|proyecto|projet|Projekt|progetto|projekcie"

/** The same, behind its name: `Casa Alba, un albergue de Lugo`. */
const refuge =
  "albergue|refugio|comedor social|centro de acogida|ONG|hogar|residencia de (?:mayores|ancianos)|abrigo|lar de (?:idosos|infância)|centro di accoglienza|rifugio|mensa|onlus|casa famiglia|refuge|foyer|centre d['’]accueil|association|épicerie solidaire|Verein|Frauenhaus|Notunterkunft|Unterkunft|Obdachlosenheim|Tierheim|Suppenküche|opvanghuis|opvang|inloophuis|stichting|dierenasiel|schronisko|hospicjum|świetlica|jadłodajnia|fundacja|krisecenter|herberg|herberge|varmestue|krisesenter|kvinnojour|härbärge|natthärbärge"

/** `projeto Acme no Recife`: where it is is no part of the name, but `Meninas na Engenharia` is one. */
const withoutTown = (name: string): string => {
  const place = / n[ao]s? (?<place>.+)$/u.exec(name)
  return place !== null && isPlace(place.groups?.place ?? "") ? name.slice(0, place.index) : name
}

/**
 * Whom somebody helps, by the kind of house that it is called: `da clases con la asociación Puente`, `un taller en Casa Alba,
 * un albergue`.
 */
export const bodiesHelped = (text: string, { companies }: Pick<Wanted, "companies">): ReadonlyArray<Fact> => {
  const before = regex.u`(?<![\\p{L}])${leading} ${article}(?:${kind}) [„“"«]?(?<name>${longName}(?: n[ao]s? ${longName})?)`
  const behind = regex.u`(?<![\\p{L}])(?:${leading}|à|a) ${article}(?<name>${longName}),? ${article}(?:\\p{Ll}+ )?(?:${refuge})(?![\\p{L}])`
  const isHelp = regex.u`(?<![\\p{L}])(?:${helping})(?![\\p{L}])`.test(text)
  const names = [isHelp ? before.exec(text)?.groups?.name : undefined, behind.exec(text)?.groups?.name]
  return factsOf(
    "personal.causes",
    names
      .flatMap(name => (name === undefined ? [] : [withoutTown(name)]))
      .filter(name => name.length > 2 && !isPrivateName(name) && !isEmployer(name, { companies }))
  )
}
