import { patternOf } from "../../sources/regex.ts"
import { goesOn } from "../naming/wholeName.ts"
import { gradeOfPaper } from "../words/certificateTitles.ts"
import { isInstitution, isSchoolByLetters } from "../words/degrees.ts"

const ownKind =
  "(?:universitet\\p{L}*|universit[àäé]t?\\p{L}*|h[öø]y?g?skol\\p{L}*|hogeschool|hochschule|akademi\\p{L}*|yliopisto|korkeakoulu)"
/** `Luleå tekniska universitet`: what a school is stands in small letters behind its town. */
const kindBehind = `^ (?:\\p{Ll}+ ){0,2}${ownKind}(?![\\p{L}])`
/** `Institut national du patrimoine`, `Scuola superiore di …`: behind a word in small letters a name has not ended. */
const smallBehind =
  /^ (?:du|de la|des|del|della|dello|di|do|da|für|voor|för|for|of) \p{L}|^ (?:de |d['’])\p{L}/u

export const isSchoolCut = (school: string, quote: string): boolean =>
  goesOn(
    school,
    quote,
    after => patternOf(kindBehind).test(after) || (/ \p{Ll}{3,}$/u.test(school) && smallBehind.test(after))
  )

const grade = `(?:${gradeOfPaper}|Engineer|Advisor|Adviser|Operator|Instructor)`
/** `Epic-certified BIM Manager`: as what somebody is certified stands behind. */
const asWhat = `^ (?:\\p{Lu}[\\p{L}&-]* ){0,3}${grade}(?![\\p{L}])`

/** `CPA(K)`, `Certified Hedges` before `and Ditches Professional`: letters and trades of a paper that belong to it. */
export const isPaperCut = (paper: string, quote: string): boolean =>
  goesOn(
    paper,
    quote,
    after =>
      (/^\p{Lu}{2,}$/u.test(paper) && /^\(\p{Lu}{1,3}\)/u.test(after)) ||
      (/[ -]certified$/u.test(paper) && patternOf(asWhat).test(after))
  ) ||
  // `Sommelier de mezcal certificada por …`: what is of a thing begins with it no more than with `de`.
  (/^\p{Ll}/u.test(paper) &&
    /\p{L} (?:de|of|di|da|du|des|der|für|voor) $/u.test(quote.slice(0, quote.indexOf(paper))))

/** A school's own paper ends a course of study there: `Diploma in ceramics, Wharf College`, `… alla Scuola di Wharf`. */
const ofCourse =
  /(?<![\p{L}])(?:[Dd]iplom\p{L}*|[Cc]ertificate|[Cc]ertificat|[Cc]ertificado|[Cc]ertificato)(?![\p{L}])/u
const from =
  "(?:,|,? (?:from|at|of|by|alla|presso|dell[ao]|por la|por el|en la|en el|de la|del|pela|pelo|na|no|an der|der|bei der|aan de|van de|vid|ved|på|fra|från)|,? (?:all|dell|de l|à l)(?=['’]))(?: the| ?['’])? ?"
const schoolBehind = `^${from}(?<school>\\p{Lu}[^,;.()]{2,70})`
const schoolInside =
  /(?: (?:from|at|alla|presso|por la|en la|pela|na|an der|aan de|vid|ved|på|fra|från)| (?:all|à l)['’]) ?(?<school>\p{Lu}.+)$/u
const technical =
  /(?<![\p{L}])(?:Technical|Technological|Vocational|Polytechnic) Institute$|^(?:Scuola|École|Escuela|Escola|Schule) /u

const isSchool = (name: string): boolean => isInstitution(name) || technical.test(name)

export const isPaperOfSchool = (paper: string, quote: string): boolean => {
  if (!ofCourse.test(paper)) return false
  const inside = schoolInside.exec(paper)?.groups?.school
  return (
    (inside !== undefined && isSchool(inside)) ||
    goesOn(paper, quote, after => {
      const school = patternOf(schoolBehind).exec(after)?.groups?.school ?? ""
      // `from NITIE`: letters are a school's only behind what says that it was given there.
      return isSchool(school.trim()) || (/^ from /u.test(after) && isSchoolByLetters(school.trim()))
    })
  )
}
