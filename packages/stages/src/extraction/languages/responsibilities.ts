import type { Fact } from "../Clause.ts"
import { isDisciplineElsewhere } from "../words/disciplines.ts"
import { fieldsIn } from "./expertise.ts"
import type { Language } from "./Language.ts"

/** Verbs for what somebody looks after, up to the thing: it may be anything that a house has, such as goods, vines or ropes. */
const lookingAfter =
  /(?<![\p{L}])(?:verantwort\p{L}*|zuständig|kümmer\p{L}*|betreut|bearbeitet|[sm]['’]occupe|responsable|en charge|chargée?|(?:se|me) (?:ocupa|ocupo|encarga|encargo)|encargad[ao]|lleva|(?:si|mi) (?:occupa|occupo)|cura|segue|gère|gestisce|gestiona|gere|responsabile|responsável|cuida|verantwoordelijk|ansvar\p{L}*|odpowiada)(?: [^,;.:]{0,40})?\s*$/iu

/** `base d’images du musée`: one thing of the house, and no field of work. */
const thingOfHouse =
  /^(?:bases?|plate-?formes?|plataformas?|piattaform[ae]|platt?form(?:en|ar|s)?|sites?|sitios?|siti|websites?|webb?plats|applications?|catalogues?|catálogos?|cataloghi|katalog|magasin|lager|flott[ea]|flota) .*(?<![\p{L}])(?:du|de la|de l['’]|des|del|de los|della|dell['’]|dei|do|da|des|der|van de|van het)(?![\p{L}])/iu

export const isLookingAfter = (before: string): boolean => lookingAfter.test(before)

/** What somebody looks after, as far as it is a field of work: where nothing of a list is called like one, nothing is. */
export const fieldsLookedAfter = (told: string, language: Language): ReadonlyArray<Fact> => {
  const found = fieldsIn(told, language)
  return found.some(({ value }) => isDisciplineElsewhere(String(value)))
    ? found.filter(({ value }) => !thingOfHouse.test(String(value)))
    : []
}
