import { regex } from "../../sources/regex.ts"
/** How a sentence begins that names its subject by a pronoun. */
export interface PronounStart {
  /** `she`, `he`, `they`, `we` or `I`, in whatever language and case. */
  readonly pronoun: string
  /** `Her research …`: what is said is said of something of theirs. */
  readonly isPossessive: boolean
  /** What follows the pronoun. */
  readonly rest: string
}

// `His Tides 2026 talk`: the event stands between.
const english =
  /^(?:(?<pronoun>She|He|They|We|she|he|they|we|I)(?=['’\s])|(?<possessive>Her|His|Their|My|her|his|their|my) (?=\p{Ll}|(?:\p{Lu}[\p{L}\d’'-]* ){1,3}(?:\d{4} )?(?:talk|session|keynote|lecture|workshop|presentation) ))/u

const persons: Readonly<Record<string, string>> = {
  she: "she",
  her: "she",
  he: "he",
  his: "he",
  they: "they",
  their: "they",
  we: "we",
  i: "I",
  my: "I"
}

/** Verbs of the Scandinavian languages, which tell `Han bor i Bergen` from a person called Han. */
const nordic =
  "(?:er|är|har|ble|blev|bor|leder|jobber|arbetar|arbejder|[\\p{Ll}]{3,}(?:erte|erade|erede|er|ar))"
const spanish =
  "(?!(?:came|made|became|wrote|have|gave|are|were|like|love|live|because|the|come|take|make)\\b)(?:es|se|ha|fue|está|era|\\p{Ll}{2,}(?:a|e|ó))"

/** Pronouns of other languages, each with what must follow where the word also means something else. */
const foreign: ReadonlyArray<readonly [pronoun: string, form: RegExp]> = [
  ["I", /^(?:ich|je|yo|eu|io|ik|jeg|jag) (?=\p{Ll})|^j['’](?=\p{Ll})/iu],
  ["she", /^(?:elle|ela|zij) (?=\p{Ll})/iu],
  ["she", /^sie (?=(?:ist|hat|war|wurde|wird|kam|begann|ging|\p{Ll}{3,}te?)\b)/iu],
  ["she", regex.iu`^(?:ella) (?=${spanish}(?![\\p{L}]))`],
  ["she", regex.iu`^(?:hun|hon) (?=${nordic}(?![\\p{L}]))`],
  ["he", /^(?:er|ele|él|hij|egli) (?=\p{Ll})/iu],
  // Of French and Italian: `il y a`, `il faut` and `il porto` are about nobody.
  [
    "he",
    /^il (?=a (?!un |une |des |du )|est (?!possible|important|nécessaire|temps|vrai|clair)|s['’](?!agit)|(?:vit|fut|dirige|travaille|enseigne|étudie|habite|préside|aime|joue|\p{Ll}{3,}a) )/iu
  ],
  ["he", regex.iu`^han (?=${nordic}(?![\\p{L}]))`]
]

/** The pronoun that a text begins with. */
export const pronounStart = (text: string): PronounStart | undefined => {
  const words = english.exec(text)?.groups
  const word = words?.pronoun ?? words?.possessive
  const person = persons[word?.toLowerCase() ?? ""]
  if (word !== undefined && person !== undefined) {
    const rest = text.slice(word.length).trimStart()
    return { pronoun: person, isPossessive: words?.pronoun === undefined, rest }
  }
  for (const [pronoun, form] of foreign) {
    const match = form.exec(text)?.[0]
    if (match !== undefined) return { pronoun, isPossessive: false, rest: text.slice(match.length) }
  }
  return undefined
}

/** What only people do, and no company that is called `they`. */
const personal =
  /^(?:(?:also|now|currently|originally|first|later|then) )?(?:read|studied|majored|graduated|trained|qualified|attended|grew up|were (?:born|raised|educated)|live|hold an?|earned (?:an?|their)|completed (?:an?|their)|enjoy|love|play|sing|knit|run|swim|cycle|hike|paint|volunteer|share|are an? (?:keen|avid|member|fellow|graduate|alum\p{L}*|trustee|\p{Ll}+(?:ist|er|or|ian)))\b/u

/** Whether `they` of this sentence can only be one person. */
export const isOnePerson = (rest: string): boolean => personal.test(rest)
