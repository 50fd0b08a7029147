import { namesSomebodyElse } from "./clauses.ts"
import { patternOf } from "./patternOf.ts"

const findable =
  /^(?:(?:you(?:['’]ll| will| can|['’]re (?:most )?likely to| may| might)|we|colleagues|friends|visitors)(?: (?:usually|often|most likely|generally|normally|also|still|either))* (?:find|catch|spot|see|meet|bump into|run into)|look for|find|catch|spot) (?:her|him|them|me) (?<told>.+)$/iu

/** Where the person is found: `You’ll find him in goal`, which says what they do there. */
export const foundIn = (sentence: string): string | undefined => findable.exec(sentence)?.groups?.told

/** `PICT Pune alumna, runner, reader.` */
const listed =
  /^(?:\p{Lu}[^.,]{1,50} (?:alumn(?:a|us|x)|alum|graduate|grad|native|trained|qualified|fan|supporter|veteran)|(?:[\p{L}-]+ ){0,2}[\p{Ll}-]+(?:er|ist|eer|or|ian|ete|ast))(?:,\s+(?:and )?[^.,]{3,50})*[.]?$/u

const bearers =
  "(?:[Mm]ember|[Ff]ellow|[Tt]rustee|[Gg]overnor|[Gg]raduate|[Aa]lumn(?:a|us|x)|[Vv]olunteer|[Mm]entor|[Ff]ounder|[Cc]o-?[Ff]ounder|[Ww]inner|[Rr]ecipient|[Hh]older|[Ff]inalist|[Mm]edall?ist|[Cc]hampion|[Rr]unner-up|[Pp]atron|[Aa]mbassador|[Ss]upporter|[Ff]an|[Oo]wner|[Cc]hair(?:man|woman)?|[Pp]resident|[Ss]ecretary|[Tt]reasurer|[Cc]aptain|[Cc]oach|[Aa]uthor|[Ee]ditor|[Oo]rgani[sz]er|[Cc]onvenor|[Kk]eeper|[Dd]irector|[Hh]ost)"
/** What stands before them: `Two-time winner`, `Long-suffering supporter`, `Past president` is left out. */
const praise =
  "(?:(?:Senior|Chartered|Associate|Elected|Founding|Board|Committee|Life|Lifetime|Honorary|Active|Two-time|Three-time|Four-time|Five-time|Twice|Double|Multiple|Repeat|Reigning|National|Regional|State|County|World|Keen|Avid|Passionate|Lifelong|Life-long|Long-suffering|Long-time|Longtime|Proud|Joint|Inaugural|First|Registered|Licen[sc]ed|Certified|Accredited|Serving|Volunteer|Paid-up|Card-carrying|Occasional|Enthusiastic|Amateur|Devoted|Die-hard|Diehard|Committed|Season[- ]ticket|\\d{4}) )*"

/** Sentences without a verb that say what somebody is; others are captions. */
const fragment = (): RegExp =>
  patternOf(
    `^(?:An? |${praise}${bearers} (?:of|for|at|in|with) |(?:Certified|Chartered|Keen|Avid|Passionate|Lifelong|Proud|Mad|Obsessive|Reluctant|Erstwhile|Enthusiastic|Amateur|Devoted|Occasional|Hopeless|Compulsive|Weekend|Season[- ]ticket|Self-confessed|Self-taught|Mother|Father|Mum|Dad) |Co-?[Ff]ounder |[^.]{3,60}? (?:at|@|chez|bei) \\p{Lu}|[^.]{2,60} certified[.]?$|Mitglied |Studium |[^.,]{3,60} in \\p{Lu}[\\p{L}-]+(?:, \\p{Lu}[\\p{L} ]+)?[.]?$)`,
    "u"
  )
const finite = /\b(?:is|are|was|were|has|have|had|will|can|we|our|you|your)\b/

const otherSubject =
  /^(?:The|Our|This|That|These|Those|Her|His|Their|My|Its|All|No|Every|Each|Another|Some|Most|Many|De|Het|Der|Die|Das|Le|La|Les|El|Los|Las|Il|Lo|Den|Det|Un|Une|Una) /

/** Each with its article, where it wants one; what is said of relatives is left out. */
const listedStandings = (text: string): ReadonlyArray<string> =>
  text
    .replace(/[.]$/u, "")
    .split(/,\s+(?:and )?|\s+and\s+(?=an? )/u)
    .filter(part => !namesSomebodyElse(part))
    .map(part => (/^\p{Ll}/u.test(part) && !/^an? /u.test(part) ? `is a ${part}` : `is ${part}`))

/** What a sentence without a verb says that its writer is: `Founding member of Women in Rope.` */
export const standingsIn = (sentence: string): ReadonlyArray<string> => {
  if (sentence.length > 140 || finite.test(sentence) || otherSubject.test(sentence)) return []
  if (listed.test(sentence)) return listedStandings(sentence)
  return fragment().test(sentence) ? [`is ${sentence}`] : []
}

/** Whether a sentence has no verb, and is short enough to say what somebody likes behind `Outside work:`. */
export const isVerbless = (sentence: string): boolean => sentence.length <= 140 && !finite.test(sentence)
