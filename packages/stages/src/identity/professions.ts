/**
 * Callings that few people have beside another, with the words of those who live in that world. Never in the plural: a heading
 * over many, such as `Sopranos`, says nothing of anybody’s trade.
 */
const callings: ReadonlyArray<readonly [people: RegExp, world: RegExp]> = [
  [
    /\b(?:footballer|midfielder|striker|goalkeeper|winger|centre-back|full-back|quarterback|linebacker|cricketer|batsman|bowler|golfer|boxer|sprinter|swimmer|(?:long|middle)?-?distance runner|professional runner|cyclist|jockey|wrestler|gymnast|athlete|olympian|racing driver|(?:football|rugby|tennis|basketball|baseball|hockey|volleyball|handball|cricket|chess) player|(?:football|rugby|basketball) coach)\b/i,
    /\b(?:football|soccer|rugby|cricket|tennis|golf|sports?|athletics?|olympic|f\.?c\.?|club|league|coach)\b/i
  ],
  [
    /\b(?:actor|actress|singer|rapper|songwriter|guitarist|drummer|violinist|pianist|soprano|comedian|dancer|ballerina|film director|filmmaker|fashion model|disc jockey)\b/i,
    /\b(?:music|film|theat(?:re|er)|opera|ballet|orchestra|band|records?|studios?|entertainment|casting|actor|singer|artist)\b/i
  ],
  [
    /\b(?:novelist|poet|playwright|painter|sculptor|illustrator)\b/i,
    /\b(?:books?|publish\w*|press|gallery|museum|arts?|artist|writer|author|editor|literary)\b/i
  ],
  [
    /\b(?:dentist|orthodontist|physician|surgeon|nurse|midwife|veterinarian|cardiologist|dermatologist|paediatrician|pediatrician|psychotherapist|optometrist|chiropractor)\b/i,
    /\b(?:dent\w+|medic\w+|clinic\w*|hospital|health\w*|surgery|nhs|doctor|physician|nurs\w+|veterinary|care|pharma\w*)\b/i
  ],
  [
    /\b(?:attorney|barrister|solicitor|judge|magistrate|notary)\b/i,
    /\b(?:law|lawyers?|legal|llp|counsel|attorneys?|barristers?|solicitors?|courts?|chambers|justice|avocats|abogados|advogados|avvocati|kanzlei|rechtsanwälte)\b/i
  ],
  [
    /\b(?:priest|bishop|vicar|pastor|imam|rabbi|(?<=\ba )nun|monk)\b/i,
    /\b(?:church|parish|diocese|mosque|synagogue|ministr\w+|abbey|temple)\b/i
  ],
  [
    /\b(?:politician|senator|congress(?:man|woman)|member of parliament|mayor|prime minister|councillor|governor)\b/i,
    /\b(?:politic\w*|government|parliament|senate|congress|council|city|state|ministry|policy|public)\b/i
  ],
  [
    /\b(?:realtor|estate agent|plumber|hairdresser|florist|bus driver|police officer|firefighter)\b/i,
    /\b(?:real estate|realty|propert\w+|plumbing|salon|flowers?|transport|police|fire|city)\b/i
  ]
]

/** Whether a text gives its person a calling of a world that none of the known words is of. */
export const hasForeignCalling = (texts: ReadonlyArray<string>, known: ReadonlyArray<string>): boolean =>
  callings.some(
    ([people, world]) =>
      texts.some(text => people.test(text)) && !known.some(words => world.test(words) || people.test(words))
  )
