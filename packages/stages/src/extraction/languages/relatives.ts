/** Relatives in other languages than English, in the words that are no others in English. */
const relatives =
  /(?<!\p{L})(?:vater|mutter|eltern|kind(?:er|ern|es)|sohn|söhne[n]?|tochter|töchter[n]?|ehemann|ehefrau|(?:ihre[mn]?|mein(?:em|en)?|sein(?:em|en)?) mann|(?:seine[rn]?|meine[rn]?|ihre[rn]?) frau|bruder|brüder|schwestern?|lebensgefährt(?:e|in)|familie|père|mère|parents|(?:son|mon) (?:mari|époux|fils|frère|compagnon)|(?:sa|ma) (?:femme|fille|sœur|compagne|famille)|(?:ses|mes|deux|trois|quatre) (?:enfants|filles|fils)|enfants?|épouse|vader|moeder|ouders|kinderen|zoon|zonen|dochters?|echtgeno(?:ot|te)|broers?|zus(?:sen|je|ter)?|haar man|zijn vrouw|gezin|marido|esposa|esposo|hij[oa]s?|madre|padres?|hermanos?|hermanas?|filh[oa]s?|(?:minha|sua) (?:mãe|irmã|mulher|família)|(?:meu|seu) (?:pai|irmão)|moglie|figli[oae]?|fratello|sorella|(?:två|tre|fyra|to|fire|sine|sina|våre|våra|deres) barn|(?:sin|hennes|hendes|min) (?:man|mann|mand|fru|kone|sambo|samboer)|ektemann|ektefellen?|ægtefælle|frun|hustrun?|makan|sambon|konen|dotter|datter|döttrar|døtre|söner|sønner|familj|mąż|mężem|żon[aąy]|syn(?:a|em|owie|ów|ami|ka|kiem)?|córk\p{L}+|córek|(?<!od )dziec\p{L}+|dzieć\p{L}+|mam[aąy]|matk[aąi]|ojc\p{L}+|ojciec|tat[aąy]|brat(?:a|em)?|siostr\p{L}+|rodzin\p{L}+|rodzic\p{L}+|narzeczon\p{L}+)(?!\p{L})/iu

/** Whether a text in another language than English names people who belong to the person. */
export const namesRelativesElsewhere = (text: string): boolean => relatives.test(text)

const frenchWord = /(?<!\p{L})(?:elle|il|et|le|la|les|des|du|est|une|dans|avec|chez|pour|qui)(?!\p{L})/giu

/** `cultive son potager`: what is nobody's son, but behind what English has before one. */
const possessive =
  /(?<!\p{L})(?<!(?:her|his|my|their|our|your|the|a|an|one|two|eldest|oldest|younger|youngest|only|young|baby|teenage|['’]s) )son (?=\p{Ll})/giu

/** How many small words of French tell that a text is French. */
const fewest = 2

/** A text without the possessives of French that are relatives in English. */
export const withoutFrenchPossessives = (text: string): string =>
  (text.match(frenchWord)?.length ?? 0) < fewest && !/(?:avec|dans|chez) son /iu.test(text)
    ? text
    : text.replace(possessive, " ")
