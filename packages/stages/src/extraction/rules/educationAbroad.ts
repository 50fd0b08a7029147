import { degreeName } from "../words/degrees.ts"
import { schoolName } from "./credentials.ts"

/** How other languages tell of studies: the verb, and what leads to the school. */
const languages: ReadonlyArray<readonly [verbs: string, link: string]> = [
  [
    "studierte|hat|habe|promovierte|habilitierte(?: sich)?|(?:machte|erwarb|absolvierte) (?:ihr|sein|ihren|seinen|das|den)|(?:Studium|Abschluss|Diplom|Promotion)(?: der| des| in| von)?|Absolvent(?:in)? der|Alumn(?:a|us) der",
    "an der|am|an|der"
  ],
  [
    "(?:a |ai )?(?:étudié|fait ses études)|(?:est |suis )?(?:diplômée?|lauréate?|ancienne? élève|(?:titulaire|docteure?) (?:d['’]une? )?)",
    "de l['’]|à l['’]|de la|à la|au|du|de|des|à"
  ],
  [
    "(?:é |sou |es |soy )?(?:licenciad[oa]|formad[oa]|graduad[oa]|diplomad[oa]|mestre|máster|egresad[oa]|titulad[oa]|doutorad[oa]|doctor[a]?|doutora?|ingenier[oa]|engenheir[oa])|formou-se|(?:se )?(?:licenció|graduó|formó)|estud(?:ou|ió|ei|ié)|cursou|cursó|licenciou-se|(?:Licenciatura|Mestrado|Doutoramento|Grado|Máster)",
    "pela|pelo|por la|por el|na|no|en la|en el|de la|da|do|em|en"
  ],
  [
    "(?:è |sono )?laureat[oa]|(?:si è )?laureat[oa]|ha studiato|(?:si )?laureò",
    "all['’]|alla|presso l['’]|presso la|al|dell['’]|del"
  ],
  ["studeerde(?: af)?|heeft|afgestudeerd", "aan de|aan het|bij de|van de"],
  ["(?:har )?studera(?:de|t)|läste|(?:är )?utexaminerad|(?:har )?studer(?:te|et)", "vid|från|ved|på"]
]
const article = "(?:die |das |der |le |la |les |l['’]|o |a |el )?"
const germanSchool =
  "(?:(?:[Tt]echnischen? )?Universität|(?:Fach|Kunst|Musik)?[Hh]ochschule|TU|FH|LMU|RWTH) \\p{Lu}[\\p{L}-]+"
/** How a language tells of studies. */
export interface Form {
  /** What it begins with, which is quickly tried. */
  readonly opening: string
  readonly source: string
}
const being = "(?:is |am |['’]m |['’]s )?"

/** Ways in which other languages tell of studies; `tail` is what may stand behind the school. */
export const abroad = (tail: string): ReadonlyArray<Form> => [
  // The field of study between the school and the verb.
  {
    opening: `^${being}(?:studierte|hat|habe)`,
    source: `^(?:is |am )?(?:studierte|hat|habe) an der (?<institution>${germanSchool})(?: von (?:19|20)\\d\\d bis (?:19|20)\\d\\d)? (?<field>\\p{Lu}[\\p{L}-]+(?: (?:und )?\\p{Lu}[\\p{L}-]+){0,3})(?= studiert|[.,;]|$)`
  },
  ...languages.flatMap(([verbs, link]) =>
    [`,? (?:(?:in|en|em|i|zum|als) )?${article}(?<field>\\p{L}[\\p{L} -]{2,60}?)`, ""].map(field => ({
      opening: `^${being}(?:${verbs})`,
      source: `^${being}(?:${verbs})(?: ?(?<degree>${degreeName}|[Mm]aster)(?![\\p{L}]))?${field},? ?(?<![\\p{L}])(?:${link}) ?(?:l['’]|la |le )?(?<institution>${schoolName})${tail}`
    }))
  )
]
