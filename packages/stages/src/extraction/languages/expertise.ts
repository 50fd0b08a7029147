import { regex } from "../../sources/regex.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { isPlace } from "../words/places.ts"
import { isTechnology } from "../words/technologies.ts"
import type { Language } from "./Language.ts"
import { namesRelativesElsewhere } from "./relatives.ts"

/** Small words inside of what somebody works on; behind others the sentence goes on. */
const inside =
  "(?:de|du|des|di|del|della|dei|delle|do|da|dos|das|van|von|vom|der|für|för|for|av|af|of|til|zu|zur|zum|pour|para|per|voor|d['’]|en|à)"

/** In words. */
const longest = 6

/** Whom one works with is no field of work. */
const people =
  /^(?:\p{L}*(?:kund|klient|menschen|kinder|jugendlich|kolleg|partner|team|lieferant|künstler|studierend|unternehmen|firm|client|entreprise|enfants?|jeunes|collègue|fournisseur|équipe|klant|mensen|kinderen|jongeren|leverancier|bedrijven|collega|personas|niñ|jóvenes|empresas?|proveedor|equipo|pessoas|crianças|jovens|fornecedor|equipa|equipe|persone|bambini|ragazzi|aziend|imprese|colleg|squadr|människor|barn|ungdomar|leverantör|kolleger|unge|mennesker|kunder|leverandør|klient|ludzi|dzie[cć]|młodzież|firm|zesp|dostawc|malat|pazient|enferm|pacient)\p{L}{0,3}|alle[mns]?|uns|mir|ihnen|jede[mnr]|lui|elle|nous|vous|tous|hem|haar|ons|ella|él|nosotros|todos|ele|ela|nós|noi|lei|loro|alla|dem|honom|henne|oss|nim|nią|nami|viele?n?)(?![\p{L}])/iu

const itemsOf = (text: string, { and }: Language): ReadonlyArray<string> =>
  text.split(regex.u`,\\s+(?:(?:${and}) )?|,(?=\\p{L})|;\\s*| (?:${and}) | [/&] `).map(item => item.trim())

const withoutGlue = (item: string, { adverbs, cues }: Language): string =>
  item.replace(regex.iu`^(?:(?:${cues.glue}|${adverbs}) |(?:all|dell|nell|sull|[dl])['’])+`, "")

/** Up to where the sentence goes on: `von` may stand inside of a field of work, `wenn` not. */
const upTo = (item: string, { onwards }: Language): string =>
  item
    // `Nefrología vía MIR`: by what way somebody came to it.
    .split(/[.:()!?]| [–—-] | v[ií]a (?=\p{Lu})/u)[0]
    ?.split(regex.u` (?!${inside} )(?:${onwards}) (?!\\p{Ll})`)[0]
    ?.trim() ?? ""

const tools =
  /^(?:Python|Excel|Tableau|Java|Kotlin|Scala|Swift|Rust|Go|R|C|Ruby|Perl|Julia|Elixir|Haskell|Ansys|Abaqus|Figma|Sketch|Photoshop|Illustrator|Revit|Rhino|Catia|Creo|Inventor|Stata|Matlab|Simulink|Docker|Kubernetes|Terraform|Ansible|Azure|Salesforce|Power|Jira|Confluence|Scrum|Kanban|Blender|Unity|Spark|Kafka|Hadoop|Snowflake|Databricks|Airflow|Grafana|Linux|Django|React|Angular|Vue|Node|Oracle|Navision|Dynamics|Datev|Sage|Odoo|Moodle|Pandas|NumPy|Looker|Qlik\p{L}*|Minitab|Nastran|Grasshopper|Archicad|Vectorworks|Solidworks|Eplan|Sap)(?:em|ie|[aąu])?(?![\p{L}])/iu

/** `datos`, `laboratorio mobile`, `alt som flyter`: what anybody may work on, where it is done, and everything. */
const noField =
  /^(?:datos|dati|données|dados|daten|gegevens|contenu|(?:laboratori[oy]\p{L}*|laboratoire|reparto|ufficio|negozio|magazzino|filiale|magasin|succursale|taller|tienda|oficina|sucursal|oficinas|loja|butikken?|verkstedet|verkstaden)(?: (?!de|di|da|do|d['’]).*)?|(?:alt|allt|alles|tutto|todo|tudo|wszystko|lo) (?:som|was|wat|ciò|lo|o|que|che|co|quello) .*)$/iu

/** `…, zuletzt den Ersatz der Brücke`: an instance of it, and no field of its own. */
const instance =
  /^(?:zuletzt|darunter|unter anderem|etwa|zuvor|aktuell|derzeit|dernièrement|récemment|actuellement|últimamente|actualmente|recentemente|atualmente|attualmente|senast|senest|sist|onlangs|ostatnio)(?![\p{L}])/iu

const isField = (item: string): boolean =>
  !noField.test(item) &&
  !instance.test(item) &&
  (item.length > 2 || tools.test(item)) &&
  item.split(" ").length <= longest &&
  !people.test(item) &&
  // `enseigne à Nantes`: where it is done is no field of work.
  (!isPlace(item) || isTechnology(item) || tools.test(item)) &&
  !namesRelativesElsewhere(item) &&
  /\p{L}/u.test(item)

/** A list of what somebody works on or knows, as far as it is one: `FEM-Simulation, Sensorik in Spannmitteln und Fertigung`. */
export const fieldsIn = (text: string, language: Language): ReadonlyArray<Fact> => {
  const sentence = text.split(/[.;:!?](?= |$)/u)[0] ?? ""
  const { glue, owners } = language.cues
  const raw = itemsOf(sentence, language)
  // `en su familia`: what is somebody's own is no field of work.
  const own = regex.iu`^(?:(?:${glue}) )*?(?:${owners.I}|${owners.she}|${owners.he}) `
  const items = raw.map(item => upTo(withoutGlue(item, language), language))
  const end = items.findIndex(
    (item, index) => !isField(item) || verbal(item, language) || own.test(raw[index] ?? "")
  )
  return factsOf("professional.skills", end === -1 ? items : items.slice(0, end))
}

/** No field of work has a verb in it, and none begins as the next thing does that is said of somebody. */
const verbal = (item: string, { verbs, cues, schools }: Language): boolean =>
  regex.u`^(?:${schools})(?![\\p{L}])`.test(item) ||
  regex.u`(?<![\\p{L}])(?:${Object.values(verbs)
    .flatMap(([, third]) => third)
    .join("|")})(?![\\p{L}])|^(?:${cues.certified}|${cues.standings}|${cues.giving})(?![\\p{L}])`.test(item)

/** `Trabajo con Acme y paciencia: branding, lettering`: what one works with, and behind a colon on what. */
export const fieldsBehindColon = (text: string, language: Language): ReadonlyArray<Fact> => {
  const list = /^[^.;:!?]{3,80}: (?<list>\p{L}[^.;:!?]{5,120})[.]?$/u.exec(text)?.groups?.list ?? ""
  return list.includes(", ") ? fieldsIn(list, language) : []
}

/** A name with capitals or digits inside of it, as tools have: `SolidWorks`, `OR-Tools`, `SAP`. */
const isTool = (item: string): boolean =>
  isTechnology(item) || tools.test(item) || /\p{Ll}\p{Lu}|\p{Lu}{2}|[+#\d]/u.test(item)

/** Tools at the beginning of a list that is of nothing else. */
export const toolsIn = (text: string, language: Language): ReadonlyArray<Fact> => {
  const sentence = text.split(/[.;:!?](?= |$)/u)[0] ?? ""
  // `uso ogni giorno Acme`: small words are no part of a tool's name.
  const items = itemsOf(sentence, language).map(item =>
    upTo(withoutGlue(item, language), language).replace(/^(?:\p{Ll}+ )+(?=\p{Lu})/u, "")
  )
  const end = items.findIndex(item => !isTool(item) || item.split(" ").length > 3)
  return factsOf("professional.skills", end === -1 ? items : items.slice(0, end))
}
