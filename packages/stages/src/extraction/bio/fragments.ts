import { regex } from "../../sources/regex.ts"
import { namesSomebodyElse } from "../clauses.ts"

const findable =
  /^(?:(?:you(?:['’]ll| will| can|['’]re (?:most )?likely to| may| might)|we|colleagues|friends|visitors)(?: (?:usually|often|most likely|generally|normally|also|still|either))* (?:find|catch|spot|see|meet|bump into|run into)|look for|find|catch|spot) (?:her|him|them|me) (?<told>.+)$/iu

/** Where the person is found: `You’ll find him in goal`, which says what they do there. */
export const foundIn = (sentence: string): string | undefined => findable.exec(sentence)?.groups?.told

const homes: ReadonlyArray<RegExp> = [
  /^Home (?:now |these days |for now )?(?:is|in)(?: now| currently)? (?:in )?(?<place>\p{Lu}[\p{L}’'-]+(?:,? \p{Lu}[\p{L}.’'-]+){0,3})(?=[.,;]| (?:is|with|where|and|now)\b|$)/u,
  /^(?<place>\p{Lu}[\p{L}’'-]+(?:,? \p{Lu}[\p{L}.’'-]+){0,3}) is (?:now )?home\b/u,
  /^[^.;:]{0,60}(?:\b[Bb]orn|\b[Bb]red|\b[Rr]aised[^.;:]{0,40})[;,–—-]+ (?:and )?(?:now|currently|living|based|these days|settled) (?:(?:living|based|settled) )?in (?<place>\p{Lu}[\p{L}’'-]+(?:,? \p{Lu}[\p{L}.’'-]+){0,3})/u,
  /^(?:[^.;:]{0,40}[-\s](?:born|bred|raised|trained),? (?:and )?)?(?<place>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)[- ]based\b/u
]

/** `Stourbridge is home`, `Croydon born; now in Walthamstow`. */
export const homeIn = (sentence: string): string | undefined => {
  for (const home of homes) {
    const place = home.exec(sentence)?.groups?.place
    if (place !== undefined) return place.replace(/[.]$/u, "")
  }
  return undefined
}

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
  regex.u`^(?:An? |${praise}${bearers} (?:of|for|at|in|with) |(?:Certified|Chartered|Keen|Avid|Passionate|Lifelong|Proud|Mad|Obsessive|Reluctant|Erstwhile|Enthusiastic|Amateur|Devoted|Occasional|Hopeless|Compulsive|Weekend|Season[- ]ticket|Fluent|Self-confessed|Self-taught|Mother|Father|Mum|Dad) |Co-?[Ff]ounder |[^.]{3,60}? (?:at|@|chez|bei) \\p{Lu}|[^.]{2,60} certified[.]?$|Mitglied |Studium |[^.,]{3,60} in \\p{Lu}[\\p{L}-]+(?:, \\p{Lu}[\\p{L} ]+)?[.]?$)`
const finite =
  /\b(?:is|are|was|were|has|have|had|will|can|we|our|you|your|I|it|she|he|they|said|says|\p{L}+ (?:er|sie|ich|hij|ze|zij|hon|han|hun))\b|⁝|['’](?:m|re|ve|ll)\b/u

const otherSubject =
  /^(?:The|Our|This|That|These|Those|Her|His|Their|My|Its|All|No|Every|Each|Another|Some|Most|Many|De|Het|Der|Die|Das|Le|La|Les|El|Los|Las|Il|Lo|Den|Det|Un|Une|Una) /

/** Each with its article, where it wants one; what is said of relatives is left out. */
const listedStandings = (text: string): ReadonlyArray<string> =>
  text
    .replace(/[.]$/u, "")
    .split(/,\s+(?:and )?|\s+and\s+(?=an? )/u)
    .filter(part => !namesSomebodyElse(part))
    .map(part => (/^\p{Ll}/u.test(part) && !/^an? /u.test(part) ? `is a ${part}` : `is ${part}`))

const fans =
  "(?:fan|supporter|member|season[- ]ticket[- ]holder|finisher|finalist|winner|graduate|alumn(?:a|us)|volunteer|trustee|governor|champion|medall?ist|nominee|ambassador|mentor|listener|nut|obsessive|devotee|enthusiast)"
/** `Mets fan, i.e. comfortable with loss`, `SESOC member; …`: what belongs to it ends before the joke. */
const bearing = (): RegExp =>
  regex.u`^(?<told>(?:(?!(?:An?|The|Our|Your|Every|Each|All|No|Any|If|For|Become|Are|Be)\\b)\\p{Lu}[^.,;:()–—]{1,50}? ${fans}\\b(?: (?:since|at|of|for|with) [^.,;:()–—]{2,50})?))(?=[.,;:(]| [(–—-]|$)`
/** `Member, CIPR`, `Trustee: Acme Trust`. */
const office = (): RegExp =>
  regex.u`^(?<bearer>${praise}(?:[Mm]ember|[Ff]ellow|[Tt]rustee|[Gg]overnor|[Vv]olunteer|[Pp]atron|[Aa]mbassador))(?:,|:| [–—-]) (?<body>(?:the )?\\p{Lu}[^.;]{2,80})`
const position =
  /^(?:(?:Sits|Also|Now|Currently|Serves) )?[Oo]n (?<told>the (?:\p{L}+ ){0,3}(?:board|committee|council|panel|jury|faculty)(?: of| at| for)? [^.;]{3,80})/u
const leaning =
  /^(?:(?:Also|Still|Mildly|Forever|Currently|Quietly|Deeply|Very|Slightly) )?(?<told>(?:[Kk]een on|[Mm]ad (?:for|about|on)|[Oo]bsessed (?:with|by)|[Ff]ascinated (?:by|with)|[Ii]nterested in|[Pp]assionate about|[Dd]evoted to|[Ff]ond of|[Cc]urious about|[Gg]eeky about|[Hh]appiest|[Cc]razy about) .+)$/u

/** What a sentence without a verb says that its writer is: `Founding member of Women in Rope.` */
export const standingsIn = (sentence: string): ReadonlyArray<string> => {
  if (sentence.length > 140 || otherSubject.test(sentence)) return []
  const { bearer, body } = office().exec(sentence)?.groups ?? {}
  if (bearer !== undefined && body !== undefined) return [`is a ${bearer.toLowerCase()} of ${body}`]
  const told =
    position.exec(sentence)?.groups?.told ??
    leaning.exec(sentence)?.groups?.told ??
    bearing().exec(sentence)?.groups?.told
  if (told !== undefined && !finite.test(told) && !listed.test(sentence)) {
    const seat = position.test(sentence) ? "on " : ""
    const shown = leaning.test(sentence) ? told.charAt(0).toLowerCase() + told.slice(1) : told
    const article = seat === "" && !leaning.test(sentence) ? "a " : ""
    return [`is ${seat}${article}${shown}`]
  }
  if (finite.test(sentence)) return []
  if (listed.test(sentence)) return listedStandings(sentence)
  return fragment().test(sentence) ? [`is ${sentence}`] : []
}

/** Whether a sentence has no verb, and is short enough to say what somebody likes behind `Outside work:`. */
export const isVerbless = (sentence: string): boolean => sentence.length <= 140 && !finite.test(sentence)
