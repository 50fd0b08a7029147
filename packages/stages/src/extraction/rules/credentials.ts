import type { EducationEntry } from "@prospect-research/core"
import { matchesIn } from "@prospect-research/core"
import { patternOf, regex } from "../../sources/regex.ts"
import type { Fact } from "../Clause.ts"
import { organizationName, properWord, tidyName } from "../naming/properName.ts"
import { isCertificate } from "../words/certifications.ts"
import { degreeName, isInstitution, isSchoolByLetters, mayTeach } from "../words/degrees.ts"
import { isPlace } from "../words/places.ts"
import { isSchoolByShortName } from "../words/schools.ts"
import { isSubjectOfStudy } from "../words/subjects.ts"

/** What a text says of one course of study; what it leaves out is absent. */
export interface Credential {
  readonly institution?: string | undefined
  readonly degree?: string | undefined
  readonly subject?: string | undefined
  readonly year?: string | undefined
}

const campus =
  "(?:, (?:Berkeley|Los Angeles|San Diego|Davis|Irvine|Santa Barbara|Santa Cruz|Riverside|Nsukka|Las Vegas|Reno|Boulder|Chapel Hill|Ann Arbor|Baltimore County|College Park|Madison|Milwaukee|Urbana-Champaign|Twin Cities|Amherst|Lowell)(?![\\p{L}]))?"
/** Of these states several towns have a university: `University of Texas at Austin`. */
const ofState =
  "(?:(?<=University of (?:Alabama|Arkansas|Hawai[‘'ʻ]?i|Illinois|Louisiana|Massachusetts|Michigan|Minnesota|Missouri|Nebraska|Nevada|North Carolina|South Carolina|Tennessee|Texas|Wisconsin)) at (?:(?:El|San|Chapel|Little|Pine|Kansas) )?\\p{Lu}[\\p{L}-]+)?"
/** `Academy of Fine Arts in Leeds`: many towns have one, and it has no other name. */
const ofTown =
  "(?:(?<=(?<!\\p{Lu}[\\p{L}’'-]* )(?:Academy|School|College|Conservatory) of (?:(?:Fine|Applied|Visual|Performing|Dramatic) )?(?:Arts?|Music|Design|Drama)(?: and Design)?) in \\p{Lu}[\\p{L}-]+)?"
/** `College of Engineering, Pune`: many towns have one. */
const behindComma =
  "(?:(?<=(?<!\\p{Lu}[\\p{L}’'-]* )College of (?:Engineering|Medicine|Law|Agriculture|Commerce|Nursing|Education|Science)), \\p{Lu}[\\p{L}-]+)?"
/** The name of a school, as a pattern for regular expressions with the flag `u`. */
export const schoolName = `(?:City, (?=University of London)|(?<=(?:from|at) (?:the )?)(?:\\p{Lu}\\.){2,3} (?=University of ))?${organizationName}${ofState}${ofTown}${behindComma}${campus}`

/** What stands before a degree, without its name. */
export const quality =
  "(?:(?:first|first-class|joint|double|dual|second|further|combined|honou?rs|part-time|intercalated) )*"
export const determiner =
  "(?:(?:both )?(?:an?|his|her|their|my|the|one|two|three|both|une?|eine?n?|um|uma) )?"
/** Somebody who is on the way to a degree, or the course itself: nobody holds it yet. */
const unheld =
  "(?! (?:students?|candidates?|researchers?|supervis\\w+|programmes?|programs?|thes[ie]s|projects?|courses?|level|admissions|applicants?|(?!(?:after|later|under|over|together|however|whether|either|rather)\\b)\\p{Ll}+(?:er|or|ian|ist|man|woman|person|smith|wright)s?|chefs?|(?:stone)?masons?|class(?:es)?|data|franchise|planning|franchisee)\\b|(?: \\p{Lu}[\\p{L}-]+){1,2} [Cc]ertificat(?:e|ion)(?![\\p{L}]))"
const degree = `(?:${degreeName})${unheld}`
/** Where the next degree of a list begins. */
export const beginning = `${determiner}${quality}(?:\\p{L}[\\p{L}-]+ )?${degree}`

const breaks = regex.gu`\\s*[;|]\\s*|,?\\s+(?:and(?: (?:also|then|later))?|as well as|plus|&|\\+|followed by|after|before|und|et|e|y|sowie|en)\\s+(?=${beginning})|,\\s+(?:and |then |later |followed by )?(?=${beginning})|\\s+/\\s+(?=${degree})|\\.\\s+(?=${degree})`

const years = (text: string): string | undefined => {
  const span = /(?:19|20)\d\d\s?[-–—]\s?(?<end>(?:19|20)\d\d|present|now|today)/iu.exec(text)?.groups?.end
  if (span !== undefined) return /^\d/.test(span) ? span : undefined
  const [year, ...others] = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []
  return others.length === 0 ? year : undefined
}

const behind =
  /(?:^|[\s(])(?:(?:from|at|by)(?: the)?|de l['’]|de la|de|du|an der|an|em|n[ao]|pel[ao]|por la)\s+$/u

const namesIn = (text: string) => matchesIn(text, patternOf(schoolName, "gu"))

const knownSchool = (text: string): string | undefined =>
  namesIn(text).find(match => isInstitution(tidyName(match[0])))?.[0]

const bodyBehindDegree = (text: string): string | undefined =>
  namesIn(text).find(match => mayTeach(tidyName(match[0])))?.[0]

/** The name of a place of study in a stretch without a degree; behind `from`, also one that few know. */
const schoolIn = (text: string): string | undefined => {
  const known = knownSchool(text)
  if (known !== undefined) return known
  const names = namesIn(text)
  const told = names.find(match => behind.test(text.slice(0, match.index)))
  if (told !== undefined) return told[0]
  const body = bodyBehindDegree(text)
  if (body !== undefined) return body
  // `Diplom (Göttingen)`, `MEng, Bath 1996`: a university may go by its town.
  const town = names.find(match => {
    const isSetOff = /[,(]\s*$|^\s*$/u.test(text.slice(0, match.index))
    return isSetOff && (isPlace(tidyName(match[0])) || isSchoolByShortName(tidyName(match[0])))
  })
  return lettersWithTown(text) ?? town?.[0] ?? seatBehindField(text)
}

const letters = /, (?<name>\p{Lu}{3,6})(?:, (?<town>\p{Lu}\p{L}+)|,? (?:19|20)\d\d)(?![\p{L}\d])/u

/** `BSc Geology, KNUST, Kumasi`: letters behind a degree may be a charter, but none has a town or, set off, a year. */
export const lettersWithTown = (text: string): string | undefined => {
  const { name = "", town } = letters.exec(text)?.groups ?? {}
  const isSchool = isSchoolByLetters(name) && !isCertificate(name) && !/^[FM]R/u.test(name)
  return isSchool && (town === undefined || isPlace(town)) ? name : undefined
}

/** ` in Geoecology (Bayreuth)`: what stands in brackets behind a field, where it is no grade. */
const seatBehindField = (text: string): string | undefined => {
  const seat = /^(?: degree)? in \p{L}[^,;()]{2,60} \((?<seat>\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)\)/u.exec(
    text
  )?.groups?.seat
  return seat === undefined || grades.test(seat) ? undefined : seat
}

export const grades =
  /\b(?:thesis|grade|honou?rs|hons|distinction|class|cum laude|merit|first|2:[12]|present|now|gpa|dean|online|part-?time|full-?time|evening|remote|pending|ongoing|equivalent|major|minor|joint|double)\b/iu
const linkedField =
  /^(?: degree)?(?: \([Hh]ons\.?\))?,? \(?(?:in|of) (?<field>\p{L}[\p{L}\p{M}&'’/, -]{1,80})/u
const bareField =
  /^(?: \([Hh]ons\.?\))?[,:]?\s*\(?(?<field>\p{Lu}[\p{L}\p{M}&'’/ -]{2,60}?)(?=\s*[,(;)|]|\s+(?:from|at|\d)|\.?$)/u
/** `B.A. geography, Leeds`: in small letters only what is known to be studied. */
const plainField = /^ (?<field>\p{Ll}[\p{L} &-]{2,40}?)(?=\s*[,(;)]|\s+(?:from|at)\s|\.?$)/u
const endOfField =
  /,? (?:from|at|with|by|in (?=\d)|and (?:an?|later|then|is|has|went|held|works?)|before|where|an der|pela|from the)\b.*$|\s*[,(].*$/u

/** The subject behind a degree: after `in` in any words, after a comma or alone as a name. */
const subjectIn = (after: string, school: string | undefined): string | undefined => {
  const told = linkedField.exec(after)?.groups?.field
  const bare = told === undefined ? bareField.exec(after)?.groups?.field : undefined
  const plain = told === undefined && bare === undefined ? plainField.exec(after)?.groups?.field : undefined
  const known = plain !== undefined && isSubjectOfStudy(plain) ? plain : undefined
  const subject = (told ?? bare ?? known)?.replace(endOfField, "").trim()
  if (subject === undefined || !isSubject(subject)) return undefined
  const isName = isInstitution(subject) || school?.includes(subject) === true
  const isNoField = grades.test(subject) || wholeDegree.test(subject)
  return (isName && told === undefined) || isNoField ? undefined : subject
}

const onlyDegree = regex.u`^${beginning}$`
const startsWithDegree = regex.u`^${degree}`
const wholeDegree = regex.u`^${degreeName}$`

const isSubject = (text: string): boolean =>
  text !== "" &&
  text.split(" ").length <= 8 &&
  !/^(?:and|or|which|the|a|an|her|his|my|their|part-time|abroad|full-time|hard|there|briefly|first|also|program(?:me)?)\b/i.test(
    text
  )

const oneDegree = regex.u`(?<![\\p{L}])(?<degree>${degree})`

const lettersBehind = regex.u`^[^,;()]* \\((?<letters>${degreeName})(?: \\p{L}[^,;()]{2,50})?(?:,? (?:19|20)\\d\\d)?\\)`

/** `law degree (BCL)`, `first degree in law at Leeds (LLB, 2004)`: the letters say which. */
const lettersOf = (degree: string, after: string): string =>
  (/ degree$/u.test(degree) ? lettersBehind.exec(after)?.groups?.letters : undefined) ?? degree

/** `graduação em Engenharia de Produção na UFPE`: behind `em` stands the subject, and only behind the next small word the school. */
const portuguese = /^ em (?<field>\p{L}[^,;()]{2,60}?) (?:n[ao]|pel[ao]) (?=\p{Lu})/u

/** What a stretch with at most one degree says. */
export const credentialOf = (stretch: string): Credential => {
  const found = oneDegree.exec(stretch)
  if (found === null) return { institution: schoolIn(stretch), year: years(stretch) }
  const before = stretch.slice(0, found.index)
  const [after = ""] = stretch
    .slice(found.index + found[0].length)
    .split(/,? (?:then|followed by) (?=the |\p{Lu})/u)
  const named = found.groups?.degree ?? ""
  const granted = portuguese.exec(after)?.groups
  // `the Institute of Fundraising Diploma`: a body that gives its name to a paper is no place of study.
  const isOfBody =
    /\bInstitute (?:of|for) [^,;()]+ $/u.test(before) && /^(?:Diploma|Certificate)$/u.test(named)
  const institution =
    schoolIn(granted === undefined ? after : after.slice(` em ${granted.field}`.length)) ??
    (isOfBody ? undefined : knownSchool(before))
  return {
    institution,
    degree: lettersOf(named, after),
    subject: granted?.field ?? subjectIn(after, institution),
    year: years(stretch)
  }
}

/** `and a Bachelor of Science there in 2002`. */
const sameSchool = /\b(?:there|from the same (?:university|college|school|institution))\b/u

/**
 * Degrees that stand side by side, such as `a B.A. in Economics (2012) and a J.D. (2016) from the University of Florida` or
 * `MEng, Bath 1996; MSc, Imperial 1998`. Degrees before one with its university are of the same one; so are those behind
 * a university in its parentheses.
 */
export const credentialsIn = (text: string): ReadonlyArray<Credential> => {
  const stretches: Array<
    Credential & {
      readonly isThere: boolean
      readonly isInside: boolean
      readonly isAlone: boolean
      readonly isBare: boolean
    }
  > = []
  let start = 0
  let depth = 0
  const cuts = matchesIn(text, breaks).map(cut => ({ at: cut.index, end: cut.index + cut[0].length }))
  for (const { at, end } of [...cuts, { at: text.length, end: text.length }]) {
    const stretch = text.slice(start, at)
    stretches.push({
      ...credentialOf(stretch),
      isThere: sameSchool.test(stretch),
      isInside: depth > 0,
      isAlone: onlyDegree.test(stretch),
      isBare: startsWithDegree.test(stretch)
    })
    depth += (stretch.match(/\(/g)?.length ?? 0) - (stretch.match(/\)/g)?.length ?? 0)
    start = end
  }
  return stretches.flatMap((it, index) => {
    const later = stretches.slice(index + 1).find(({ institution }) => institution !== undefined)
    const earlier = it.isInside || it.isThere ? stretches[index - 1] : undefined
    const institution = it.institution ?? earlier?.institution ?? later?.institution
    // `her BS and MS in Engineering`: the field is that of both.
    const next = stretches[index + 1]
    const subject = it.subject ?? (it.isAlone && next?.isBare === true ? next.subject : undefined)
    return it.degree === undefined || institution === undefined ? [] : [{ ...it, institution, subject }]
  })
}

/** `Trained at NCAD`, `Studium der Germanistik an der Universität Leipzig`, `Wren Hollow College Quarterly`. */
const notTheName =
  /^(?:Formée?|Diplômée?|Laureat[oa]|Licenciad[oa]|Formad[oa]|Trained|Studied|Studium|Études|Estudi\p{L}+|Educated|Graduated?|Degree|Dr|Prof|Member|Lehrbeauftragte[rn]?)(?![\p{L}])| (?:received|earned|an der|(?<!University of [\p{L} ]+ )at) |(?:Quarterly|Magazine|Review|News|Press)$/u

/** `English degree from Durham University`, `Alumna of Central Saint Martins`: what leads to a name is no part of it. */
const opening =
  /^(?:(?:(?<field>\p{Lu}\p{Ll}+) )?degree (?:from|at)|Formée? (?:à|au)|Diplômée? d[eu]|(?:Alumn(?:a|us)|Graduate|Grad) (?:of|from)) (?:the |la |l['’])?(?=\p{Lu})/u
/** `Glasgow School of Art graduate (Visual Communication`. */
const closing = / (?:graduate|grad|alum(?:na|nus|ni)?)(?: \(.*)?$/u
/** `Lagos Business School Senior Management Programme`, `Lagos Business School MBA`. */
const courseBehind =
  /^(?<school>\p{Lu}.* (?:School|University|College)) (?<course>\p{Lu}[^,;()]* Program(?:me)?|(?:E|Executive )?MBA|[BM](?:Sc|A|Eng|Ed|Phil|Res)|Ph\.?D|DPhil|LL[BM])$/u

/** `her journalism degree`: what was read is told, and which degree it was is not; a law degree is one of its own. */
const subjectDegree = /^(?<subject>[Ee]ngineering|[Bb]usiness|[Jj]ournalism|[Ee]conomics) degree$/u

const earlier = /^(?:Previously|Formerly|Before that|Earlier) (?=\p{Lu})/u

/** `Humber College’s public relations program` */
const ofSchool = /['’]s? (?:\p{Ll}+ ){1,4}(?:programme?|program|course)$/u

/** The entry of a report; nothing where the school is not known to be one, and no degree says so. */
export const educationFact = ({
  institution = "",
  degree: told,
  subject: stated,
  year
}: Credential): ReadonlyArray<Fact> => {
  // `MBBS (Acme College), FRCS`: letters behind a school are a fellowship.
  const read = isCertificate(stated ?? "") ? undefined : stated
  // `Promotion zur Dr.-Ing.`: the degree is what it led to.
  const gained = /^(?:zum|zur) (?<degree>\p{Lu}\S+(?: \S+){0,2})$/u.exec(read ?? "")?.groups?.degree
  const course = courseBehind.exec(institution)?.groups
  const ofSubject = read === undefined ? subjectDegree.exec(told ?? "")?.groups?.subject : undefined
  const [held, subject] =
    gained === undefined
      ? [
          ofSubject === undefined ? (told ?? course?.course) : undefined,
          read ?? ofSubject ?? opening.exec(institution)?.groups?.field
        ]
      : [gained, undefined]
  const bare = (course?.school ?? institution)
    .replace(opening, "")
    .replace(closing, "")
    .replace(ofSchool, "")
    .replace(earlier, "")
  // `The Citadel`: a name of one word keeps its article.
  const name = /^The \p{Lu}\p{L}+$/u.test(bare) ? bare : tidyName(bare).replace(/(?<= .*)['’]s$/u, "")
  if (name === "" || /^(?:the|her|his|my|their)$/i.test(name) || notTheName.test(name)) return []
  const isKnown =
    isInstitution(name) ||
    isSchoolByLetters(name) ||
    isSchoolByShortName(name) ||
    // `MD at Acme` is its managing director.
    (regex.u`^${properWord}`.test(name) &&
      (held === undefined
        ? subject !== undefined && isSubjectOfStudy(subject)
        : held !== "MD" || mayTeach(name)))
  // `Universität St`: where a sentence was cut at a full stop.
  if (!isKnown || / St$/u.test(name)) return []
  const value: EducationEntry = {
    institution: name,
    // `her first degree`, `si è laureata`: which it was is not told.
    degree: /^(?:first degree|laureat[oa]|diplom\p{L}*(?:é|ée|ato|ata|ado|ada))$/iu.test(held ?? "")
      ? null
      : (held?.replace(/(?<=^[^.]*)\.$/u, "").trim() ?? null),
    field_of_study: subject === undefined || /^\d+$/.test(subject) || !isSubject(subject) ? null : subject,
    graduation_year: year === undefined ? null : Number(year)
  }
  return [{ field: "education.entries", value }]
}
