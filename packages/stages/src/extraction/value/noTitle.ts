import { matchesIn } from "@prospect-research/core"
import { isTitle } from "../../sources/roles.ts"
import { isSentenceElsewhere } from "../languages/sentenceElsewhere.ts"
import { isGiven, looksLikePerson } from "../naming/looksLikeName.ts"
import { isDepartment } from "../words/departments.ts"
import { around, isBehind } from "./around.ts"
import type { Refusal } from "./Refusal.ts"
import { hasTitleForm, titleForm } from "./titleForm.ts"

/** `Ada Lovelace Chair of Computing`: whom a post is named after. */
const namedAfter =
  /^ (?:Chair|Professor|Fellow|Lecturer|Reader|Scholar|Endowed|Distinguished|Memorial)(?![\p{L}])/u

/** `Founder Rui Prates hands over to …`, `Rui Prates Head of Finance`: somebody's name amid it, with more behind. */
const hasNameAmid = (text: string): boolean =>
  matchesIn(text, /(?<=^| )(?=(?<name>\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]+) )/gu).some(({ groups, index }) => {
    const name = groups?.name ?? ""
    const behind = text.slice(index + name.length)
    const isNamed = looksLikePerson(name) && !name.split(" ").some(isDepartment) && !isTitle(name)
    return isNamed && !namedAfter.test(behind) && (index > 0 || isTitle(behind.trim()))
  })

/** `Dean sells tractors`, `Professor Ada Lovelace`, `Lovelace – Deputy Head`. */
const namesPerson = (text: string): boolean => {
  const [first = "", second = ""] = text.split(" ")
  const surname = /^(?<word>\p{Lu}\p{Ll}+) [–—] /u.exec(text)?.groups?.word ?? ""
  if (surname !== "" && !isTitle(surname) && !isDepartment(surname)) return true
  const isSaidOf = isGiven(first) && /^\p{Ll}{3,}s$/u.test(second)
  const named = /^(?:\p{Lu}\p{Ll}+ )+?(?<name>\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]+)$/u.exec(text)?.groups?.name
  // `Senior Marine Technician`: words of things are first names as well.
  const isNamed = named !== undefined && looksLikePerson(named) && !isTitle(named)
  return isSaidOf || isNamed || hasNameAmid(text)
}

/** `named Agent of the Year`. */
const isYearsBest = (text: string, quote: string): boolean =>
  /^ of the (?:Year|Month|Week|Decade|Season|Quarter)(?![\p{L}])/iu.test(around(text, quote).after)

export const noTitle: ReadonlyArray<Refusal> = [
  // `Haag Certified Inspector`
  ["what somebody is by a firm’s leave", /^\p{Lu}[\p{L}-]+ Certified \p{Lu}/u],
  ["how a column is headed", /^(?:Ask|Meet|Introducing|Spotlight on|Five minutes with|Q&A with) /u],
  ["no noun phrase whose head is a post", text => !hasTitleForm(titleForm(text))],
  [
    // `Civil engineering technologist, Acme College, 1995`
    "what somebody studied to be",
    (text, quote) =>
      /^, [^,;.]*(?<![\p{L}])(?:College|University|Institute|Polytechnic|School)(?![\p{L}])[^,;.]*, (?:19|20)\d\d(?!\d)/u.test(
        around(text, quote).after
      )
  ],
  [
    // `Curator of the exhibition “Lost Hours” (2024)`
    "who made a thing, and no post",
    /^(?:[Cc]o-)?(?:[Cc]urator|[Kk]urator(?:in)?|[Cc]ommissaire|[Cc]uratrice|[Cc]omisari[oa]|[Aa]uthor|[Aa]utor(?:in|a)?|[Ee]ditor|[Hh]erausgeber(?:in)?) (?:of|der|des|de|von|della?) (?:(?:the|la|l['’]|el) )?(?:[Ee]xhibition|[Aa]usstellung|[Ss]onderausstellung|[Ee]xposi[ct]i[óo]n|[Bb]ook|[Bb]uch(?:e?s)?|[Vv]olume|[Aa]nthology)(?![\p{L}])/u
  ],
  [
    // `Project lead: Rui Prates`, on the page of a project
    "a part in a project",
    (text, quote) =>
      /^(?:(?:[Pp]roject|[Pp]rojekt) ?(?:[Ll]ead|[Ll]eader|[Mm]anager|[Ll]eiter(?:in)?|[Tt]eam)|[Ll]ead (?:[Dd]esigner|[Aa]uthor|[Dd]eveloper|[Ee]ngineer|[Aa]rchitect|[Aa]nalyst)|[Pp]rincipal [Ii]nvestigator)$/u.test(
        text
      ) && /^: /u.test(around(text, quote).after)
  ],
  ["a room or a part of a programme", /^(?:Room|Hall|Stage|Track|Session) \d+/u],
  [
    // `Rui Prates, Author at Acme`
    "who wrote what a page lists",
    (text, quote) => /^[Aa]uthor$/u.test(text) && /^ at /u.test(around(text, quote).after)
  ],
  [
    // `Radio & Audio: Ada Lovelace (jury president)`
    "a part for one day",
    /^(?:(?:[Pp]resenter|[Pp]anell?ist|[Mm]oderator|[Jj]uror)s?|(?:[Hh]ead )?[Jj]ury (?:[Pp]resident|[Cc]hair\p{Ll}*|[Mm]ember)|[Pp]resident of the (?:[Gg]rand )?[Jj]ury)$/u
  ],
  [
    "a duty of an imprint",
    /^[Dd]irect(?:eur|rice) de (?:la )?publication|^[Rr]esponsable (?:de (?:la )?publi|del tratamiento)|^(?:[Vv]ertretungs|[Zz]eichnungs)berechtigte?[rn]? /u
  ],
  [
    "a standing, and no post",
    /, staatlich (?:geprüft|anerkannt|examiniert|diplomiert)|^(?:Specialist|specialist|expert|registered|certified|accredited) (?:in|as|with) /u
  ],
  [
    "what somebody is by nature or once learnt",
    /^[^,;]+ by (?:training|accident|inclination|temperament)(?![\p{L}])/u
  ],
  [
    "a sentence",
    /^(?:Thus|Then|So|And|But|Here|There|Enter|Exit|Meet) |(?<![\p{L}])(?:ended|began|opened|closed|left|joined|met) (?:the|an?)(?![\p{L}])/u
  ],
  ["a standing, and no post", /^\p{Lu}{3,6}[- ](?:[Rr]egistered|[Cc]ertified|[Aa]ccredited|[Cc]hartered) /u],
  ["a standing, and no post", /^(?:trained \p{L}|(?:qualified|licen[sc]ed) \p{Ll})/u],
  // `Head of Strategy`
  [
    "the beginning of a title",
    (text, quote) =>
      /^(?:Head|Chief|[SE]?VP)$/u.test(text) && /^ (?:of )?\p{Lu}/u.test(around(text, quote).after)
  ],
  ["a standing, and no post", /^Chartered \p{L}+(?: \p{L}+)?, Fellow of /u],
  // `said Ada Lovelace, then Head of Tides`
  ["what somebody was", isBehind(/(?<![\p{L}])(?:then|at the time|at that time),? (?:the |its |our )?$/u)],
  ["a certificate", /^(?:Advanced|Certified|Master|Level \d) Sommelier$/iu],
  ["a price or an address", /[£$€₹@]/u],
  [
    "what others call somebody",
    /^(?:recogni[sz]ed|regarded|described|named|listed|ranked|voted) (?:as|by|in|among|one) /u
  ],
  ["a headline", /(?<![\p{L}])(?:promotes|appoints|hires) \p{L}|(?<![\p{L}])names \p{Lu}/u],
  [
    "a form of address",
    /(?:^|\P{L})(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}|^Cllr\.? \p{Lu}| (?:Dr|Herrn?|Frau|Mrs?|Ms)\.?$/u
  ],
  [
    "a line of a directory",
    /(?<![\p{L}])(?:Directory|[Mm]ember since|[Pp]atron since|[Cc]ircle [Mm]ember|[Gg]uide\s*\|)(?![\p{L}])/u
  ],
  ["an age behind it", /, \d\d$/u],
  ["a year before it", /^(?:19|20)\d\d /u],
  [
    "letters behind a name before it",
    /^(?!EMEA|APAC|LATAM|MENA|ASEAN)\p{Lu}{4,6} (?:Director|Head|Manager|Dean|Vice President) of /u
  ],
  ["an award", isYearsBest],
  [
    // `zegt CEO Ada Lovelace`
    "who says something",
    /^(?:zegt|aldus|vindt|sagt|meint|erklärt|säger|sier|siger|dice|afferma|spiega|explica|explique|mówi|says|said) /u
  ],
  // `Dr Lovelace trained as a chemist`, `The divorce of solicitor Ada Lovelace`
  ["how somebody came to it", / (?:trained|qualified|began|started) as an? /iu],
  [
    "what is told of somebody",
    /^(?:the )?(?:divorce|death|trial|case|arrest|murder|separation|marriage) of /iu
  ],
  ["who somebody is", namesPerson],
  ["a sentence of another language", isSentenceElsewhere]
]
