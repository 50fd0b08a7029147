import { matchesIn } from "@prospect-research/core"
import { patternOf } from "../../sources/regex.ts"
import type { Fact, Rule } from "../Clause.ts"
import { tidyName } from "../naming/properName.ts"
import { type Credential, credentialsIn, educationFact, schoolName } from "../rules/credentials.ts"
import { studiesIn } from "../rules/studies.ts"
import { studiesAlone } from "../rules/studiesAlone.ts"
import { anotherWho } from "../subject/otherSubjects.ts"
import { degreeName, isInstitution } from "../words/degrees.ts"

/** A degree that is not held, or is somebody else's. */
const unfit =
  /\b(?:honorary|honoris causa|dropped out|never finished|did not (?:finish|complete)|pursuing|enrolled|studying (?:for|towards)|working (?:towards|on)|reading for|hopes?|plans?|will|applied|rejected|teach\w*|taught|supervis\w+|examin\w+|advis\w+|mentor\w*|recruit\w*|hires?|admissions?|accredited|validated|partner\w*|sponsor\w*|fund(?:s|ed|ing)?|endow\w*|donat\w*|ceremony|commencement|speaker|children|daughters?|sons?|husband|wife|students?|graduates of|programmes?|programs?|courses?|alumni (?:relations|engagement|affairs|association|office|magazine)|(?:under|post)?graduate (?:stud(?:y|ies)|education|teaching|school|research))\b/i

/** From a degree on: behind it stands where it was taken, or before it in brackets. */
const fromDegree = `(?<![\\p{L}\\d.-])${degreeName}(?:(?: degree)?,? (?:in|of) [^,;.()]{3,60}?)?(?:,? (?:from|at) (?:the )?|, (?=\\p{Lu})| \\()`
const inBrackets = `(?<school>${schoolName}) \\((?=${degreeName})[^()]{2,60}\\)`

/** What says before the name of a school that somebody learnt there. */
const cue =
  /\b(?:studied|graduat(?:ed|es?|ing)|alum(?:n\w+)?|educated|school(?:ed|ing)|qualified|doctorate|thesis|dissertation|scholarship|night school|product of|attended|(?:a|with a) (?:double )?first|2:1|class of|degrees?(?=[^.;]{0,50}\bfrom\b))\b(?<between>[^.;]{0,60})$/i
const elsewhere =
  /\b(?:professor|lectur\w+|teaching|dean|director|board|chair|council|govern\w+|trustee|visiting|fellow|research(?:er)?|member|joined|works?|worked|job|role|hospital|speak\w*|spoke|talk|conference|event|workshop|meeting|match|for|with|by)\b/i

const after =
  /^[^.;]{0,40}?\b(?:with (?:an? )?(?:double |starred )?(?:first|2:1|distinction|degree)\b|where (?:\p{L}+ )(?:took|earned|studied|read|graduated)\b)/u
/** In characters, before a name. */
const nearby = 90

/** Of one's own, or one of several: `the MSc at Leeds` is what others take. */
const own =
  /(?:^|(?:\b(?:an?|his|her|their|my|with|holds?|holding|has|having|and|earned|received|plus)|[,(:;]) )$/u
const office =
  /\b(?:director|head|leader|leads?|conven\w+|coordinator|dean|chair|tutor|lecturer|professor of)\b[^,;]{0,30}$/i

const taughtThere = (text: string): ReadonlyArray<Credential> => {
  const names = matchesIn(text, patternOf(schoolName, "gu"))
  const school = names.find(({ 0: name, index }) => {
    if (!isInstitution(tidyName(name)) || /\bHospital\b/.test(name)) return false
    const between = cue.exec(text.slice(Math.max(0, index - nearby), index))?.groups?.between
    return (between !== undefined && !elsewhere.test(between)) || after.test(text.slice(index + name.length))
  })
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text.slice((school?.index ?? 0) + (school?.[0].length ?? 0)))
  return school === undefined ? [] : [{ institution: school[0], year: year?.[0] }]
}

/** A sentence with another subject tells of that. */
const predicate =
  /\b(?:Dr|Prof|Mr|Ms|Mrs|[Rr]eports to|[Ss]upervis\w+|is|are|was|were|has|have|had|will|can|would|does|did|gave|gives|offers?|runs|stud(?:ied|ies)|graduated|trained|attended|joined|he|she|they|we|you|our|your|their)\b|[!?]/u

const credentials = (text: string): ReadonlyArray<Credential> => {
  const bracketed = text.includes(" (") ? patternOf(inBrackets).exec(text) : null
  if (bracketed !== null) return credentialsIn(bracketed[0])
  const degree = patternOf(fromDegree).exec(text)
  const before = text.slice(0, degree?.index)
  const isOwn = own.test(before) && !office.test(before)
  const held = degree === null || !isOwn ? [] : credentialsIn(text.slice(degree.index))
  return held.length > 0 ? held : taughtThere(text)
}

/** Where the person studied, and what: a degree beside its school, or a school and what says that they were taught there. */
export const schools: Rule = ({ text, companies }): ReadonlyArray<Fact> => {
  const isAside = /^[^\p{Ll}]*\p{Lu}/u.test(text)
  // A bare name is where somebody works, unless a full stop ends it among other fragments.
  const isNameEnough = text.endsWith(".") && !companies.some(name => text.includes(name))
  if (isAside) {
    const alone = studiesAlone(text, isNameEnough)
    return alone.length > 0 || predicate.test(text) ? alone : studiesIn(text).flatMap(educationFact)
  }
  // Sentences with another subject may be about anybody's studies.
  return anotherWho.test(text) || unfit.test(text) ? [] : credentials(text).flatMap(educationFact)
}
