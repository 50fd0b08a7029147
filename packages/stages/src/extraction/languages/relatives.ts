/** Relatives in other languages than English, in the words that are no others in English. */
const relatives =
  /(?<!\p{L})(?:vater|mutter|eltern|kind(?:er|ern|es)|sohn|söhne[n]?|tochter|töchter[n]?|ehemann|ehefrau|(?:ihre[mn]?|mein(?:em|en)?|sein(?:em|en)?) mann|(?:seine[rn]?|meine[rn]?|ihre[rn]?) frau|bruder|brüder|schwestern?|lebensgefährt(?:e|in)|familie|père|mère|parents|(?:son|mon) (?:mari|époux|fils|frère|compagnon)|(?:sa|ma) (?:femme|fille|sœur|compagne|famille)|(?:ses|mes|deux|trois|quatre) (?:enfants|filles|fils)|enfants?|épouse|vader|moeder|ouders|kinderen|zoon|zonen|dochters?|echtgeno(?:ot|te)|haar man|zijn vrouw|gezin|marido|esposa|esposo|hij[oa]s?|madre|padres?|hermanos?|hermanas?|filh[oa]s?|(?:minha|sua) (?:mãe|irmã|mulher|família)|(?:meu|seu) (?:pai|irmão)|moglie|figli[oae]?|fratello|sorella|(?:två|tre|fyra|to|fire|sine|sina|våre|våra|deres) barn|(?:sin|hennes|hendes|min) (?:man|mann|mand|fru|kone|sambo|samboer)|ektemann|dotter|datter|döttrar|døtre|söner|sønner|familj)(?!\p{L})/iu

/** Whether a text in another language than English names people who belong to the person. */
export const namesRelativesElsewhere = (text: string): boolean => relatives.test(text)

/** `avec son chien`: what is nobody's son. */
const possessive = /(?<!\p{L})(?:avec|dans|sur|par|pour|chez|et|vers|sous|depuis|à|de) son (?=\p{Ll})/giu

/** A text without the possessives of French that are relatives in English. */
export const withoutFrenchPossessives = (text: string): string => text.replace(possessive, " ")
