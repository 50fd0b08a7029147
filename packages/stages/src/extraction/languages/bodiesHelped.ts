import { regex } from "../../sources/regex.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { isEmployer, type Wanted } from "../Wanted.ts"
import { isPlace } from "../words/places.ts"
import { longName } from "./names.ts"
import { isPrivateName } from "./privateNames.ts"

/** Courses are given to those who are helped; a verb of help alone says as well who was helped, and by what. */
const teaching =
  "(?:(?:[Dd]a|[Dd]oy|[Ii]mpart[eo])(?: \\p{Ll}+)? (?:clases|talleres|un taller|cursos)|[Dd](?:á|ou) (?:aulas|oficinas)|[Dd](?:à|o) lezioni|[Tt]iene (?:un corso|corsi)|[Dd]onne des cours|[Aa]nime (?:un atelier|des ateliers)|[Gg](?:ibt|ebe) (?:Kurse|Nachhilfe|Unterricht)|[Gg]e(?:eft|ef) (?:\\p{Ll}*lessen|les)|[Mm]entora?(?= n[ao] projeto))"

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
  const helping = `(?<![\\p{L}])${teaching}(?: [^,;:.]{1,60}?)?`
  const before = regex.u`${helping} ${leading} ${article}(?:${kind}) [„“"«]?(?<name>${longName}(?: n[ao]s? ${longName})?)`
  const behind = regex.u`${helping} (?:${leading}|à|a) ${article}(?<name>${longName}),? ${article}(?:\\p{Ll}+ )?(?:${refuge})(?![\\p{L}])`
  // `przez fundację Acme poszło ich już dwa tysiące`: what somebody made went to others through it.
  const through = regex.u`(?<![\\p{L}])przez fundacj[ęe] (?<name>${longName}) (?:poszło|trafiło) ich(?![\\p{L}])`
  const names = [
    through.exec(text)?.groups?.name,
    before.exec(text)?.groups?.name,
    behind.exec(text)?.groups?.name
  ]
  return factsOf(
    "personal.causes",
    names
      .flatMap(name => (name === undefined ? [] : [withoutTown(name)]))
      .filter(name => name.length > 2 && !isPrivateName(name) && !isEmployer(name, { companies }))
  )
}
