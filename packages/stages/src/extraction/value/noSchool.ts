import { matchesIn } from "@prospect-research/core"
import { patternOf } from "../../sources/regex.ts"
import { isTitle } from "../../sources/roles.ts"
import { isSentenceElsewhere } from "../languages/sentenceElsewhere.ts"
import { isAmongLetters, isDegree, isPostNominal } from "../naming/lettersBehindNames.ts"
import { schoolName } from "../rules/credentials.ts"
import { isInstitution } from "../words/degrees.ts"
import { isDepartment } from "../words/departments.ts"
import { around, isBehind } from "./around.ts"
import { isSchoolCut } from "./nameEnds.ts"
import { runsIntoLabel } from "./noSkill.ts"
import { type Refusal, sentence } from "./Refusal.ts"

/** `M.S. University of Baroda`, `University of Texas at Austin`: neither a degree nor an office. */
const university = /^(?:(?:\p{Lu}\.){2,3} )?University of \p{Lu}[\p{L} ]+$/u

/** `studied Garden Design (MA) at …` */
const isSubjectBefore = (institution: string, quote: string): boolean =>
  !isInstitution(institution) && /^ \([^()]{2,20}\),? (?:at|from) /u.test(around(institution, quote).after)

/** `University of Texas`, where `University of Texas at Austin` stands: another school, or only the half of a name. */
const isHalfOfName = (institution: string, quote: string): boolean =>
  quote.includes(`${institution} at `) &&
  matchesIn(quote, patternOf(schoolName, "gu")).some(([name]) => name.includes(`${institution} at `))

const unfinished =
  /(?:had|was offered|turned down|declined) (?:an? )?(?:place|offer) (?:to (?:read|study)|at|from)|(?:began|started) (?:an? |her |his )?[^;]*,? but (?:left|quit|gave|dropped|never)|for (?:\p{L}+|\d+) (?:years?|terms?|semesters?|months?) (?:before|but|and then) (?:leaving|left|dropping|quit)|without (?:completing|finishing|graduating|taking)|left (?:before|after (?:an?|one|two|three|\d+) (?:year|term|semester|month)s?)|dropped out/iu
/** What stands in one part of a sentence with a school. */
const isUnfinished = (institution: string, quote: string): boolean =>
  quote.split(/;|(?<=[\p{Ll})])\. /u).some(part => part.includes(institution) && unfinished.test(part))

export const noSchool: ReadonlyArray<Refusal> = [
  ["markup", /["<>]/u],
  sentence,
  // `Ada leads discovery in Cambridge`
  [
    "a sentence",
    /^\p{Lu}[\p{L}’'-]+ (?:\p{Ll}+ly )?(?!schools |colleges |studies |arts |sciences )\p{Ll}+(?:s|ed) \p{Ll}/u
  ],
  ["a school, and for what", /, for (?:his|her|their|my) /u],
  [
    "a kind of school",
    /^(?:FH|TH|UAS|Univ\.?|Uni|[ÉE]cole|Escuela|Escola|Scuola|Schule|School|University|College|Universit[éàä]t?|Universidade?|Universiteit|Uniwersytet|Hochschule|Lycée|Liceo|Gymnasium|Instituto?|Istituto|Facult[éy]|Facultad|Faculdade|Acad[ée]mi[ea])$/u
  ],
  [
    "an honour",
    /^(?:Winning|Winner|Won|Award|Honou?rs) |(?<!\p{L})(?:Award|Prize|Medal|Trophy)s?(?: \d{4})?$| of the (?:Year|Month)$/u
  ],
  // `the Royal (Dick) School of Veterinary Studies`
  ["the end of a name", isBehind(/\p{Lu}\p{L}+ \([^()]+\) $/u)],
  // `the Glass and Ceramics School`
  [
    "the end of a name",
    (text, quote) =>
      /^\p{Lu}\p{L}+ (?:School|College|Academy)$/u.test(text) &&
      /the \p{Lu}\p{L}+ and $/u.test(around(text, quote).before)
  ],
  // `attended executive programmes at Acme`
  [
    "where somebody took a course",
    isBehind(
      /(?<![\p{L}])(?:executive|short|online|leadership) (?:\p{Ll}+ )?(?:programmes?|programs?|courses?|education) (?:at|with|by|from) [^.;]*$/iu
    )
  ],
  // `had a place to read Medicine at Acme`, `began a PhD at Acme but left`
  ["studies that were not finished", isUnfinished],
  ["a standing in a body", /(?<!\p{L})(?:member|fellow)$/u],
  ["what a school does", /^School (?:visits|talks|bookings|events|tours)(?![\p{L}])/u],
  // `coaches a robotics team at Hale High School`
  [
    "where somebody helps",
    isBehind(
      /(?<![\p{L}])(?:coach|mentor|teach|tutor|referee|umpir)\p{L}* [^.;]{0,60}(?:teams?|clubs?|class(?:es)?|girls|boys|students|kids|robotics|choir) (?:at|with|for|in) (?:the )?$/iu
    )
  ],
  ["a greeting", /^(?:Welcome|Willkommen|Bienvenue|Bienvenid[oa]s|Bem-vind[oa]s|Benvenuti) /u],
  [
    "a sentence",
    /^(?:She|He|They|I|Ze|Zij|Hij|Ik|Sie|Er|Ich|Elle|Il|Je|Ella|Él|Ela|Ele|Lei|Lui|Hon|Han|Hun|Jag|Jeg) \p{Ll}/u
  ],
  ["a foot of a page", /^(?:Copyright|©)/u],
  [
    "a body of a calling",
    /^(?:Chartered Institute|Institute of Directors|Australian Institute of Company Directors)(?![\p{L}])|(?<![\p{L}])(?:Network|Alumni|Association)$/u
  ],
  ["a subject by its letters", /, \p{Lu}{2,5}$|^(?:ECE|CSE|EEE)$/u],
  ["a subject", /^\p{Lu}\p{Ll}+(?:ics|ology|iatry|istry|graphy)$/u],
  // `École hôtelière de Lausanne`
  [
    "the end of a name",
    isBehind(
      /(?:École|Ecole|Universit\p{L}+|Hochschule|Hogeschool|Escuela|Escola|Scuola|Institut\p{L}*|Acad[eé]m\p{L}+) (?:\p{Ll}+ ){0,3}(?:de|of|di|do|da|du|van) $/u
    )
  ],
  ["a year", /^(?:19|20)\d\d /u],
  ["where somebody is", /-based$/u],
  ["a school and its degree", /^\p{Lu}{3,} (?:MBA|EMBA|MSc|MA|BA|BSc)$/u],
  ["a standing", /^(?:Accredited|Certified|Qualified|Registered|Licen[sc]ed|Approved) \p{L}+ /u],
  [
    "a degree and its subject",
    /^(?:Diplomad[oa]|Licenciad[oa]|Graduad[oa]|Titulad[oa]|Grado|Máster|Laurea(?:t[oa])?|Diplômée?|Diplomat[oa]) (?:en|em|in) /u
  ],
  ["a label", /^(?:Education|Ausbildung|Formation|Educación|Formação|Formazione|Opleiding): /u],
  ["a course by its number", /^(?:\p{L}+: )?\p{Lu}{2,5} ?\d{3,4}\p{Lu}? \p{Lu}/u],
  ["a name that goes on behind a mark that only opens", /[“„«][^“”»]*$|\([^()]*$/u],
  [
    "who works there",
    /^(?:Tecnic[oa]|Técnic[oa]|Ricercat(?:ore|rice)|Docente|Responsabile|Bibliotecari[oa]|Dottorand[oa])(?![\p{L}])/u
  ],
  ["a post", text => isTitle(text) && !university.test(text)],
  ["a degree", text => isDegree(text) && !university.test(text)],
  ["letters behind a name", (text, quote) => isPostNominal(text) || isAmongLetters(text, quote)],
  ["a department", isDepartment],
  ["a sentence of another language", isSentenceElsewhere],
  ["lines run together up to the label of the next", runsIntoLabel],
  ["a part of a name", (text, quote) => isHalfOfName(text, quote) || isSchoolCut(text, quote)],
  ["a subject before its degree", isSubjectBefore]
]
