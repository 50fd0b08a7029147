import { matchesIn } from "@prospect-research/core"
import { patternOf, regex } from "../../sources/regex.ts"
import { be, type Fact, have, type Rule } from "../Clause.ts"
import { tidyName } from "../naming/properName.ts"
import { degreeName, isInstitution, isSchoolByLetters, mayTeach } from "../words/degrees.ts"
import { isPlace } from "../words/places.ts"
import { isSchoolByShortName } from "../words/schools.ts"
import { isSubjectOfStudy } from "../words/subjects.ts"
import {
  beginning,
  type Credential,
  credentialOf,
  credentialsIn,
  determiner,
  educationFact,
  grades,
  lettersWithTown,
  quality,
  schoolName
} from "./credentials.ts"
import { abroad } from "./educationAbroad.ts"
import { studiesIn, withinBrackets } from "./studies.ts"
import { studiesAlone } from "./studiesAlone.ts"

const institution = `(?:the )?(?<institution>${schoolName})`
const field = "(?<field>\\p{L}[\\p{L}\\p{M}&'’/ -]{1,70}?)"
const year = "(?:,? ?\\(?(?:in |im Jahr |em |en |nel |år |class of |Class of )?(?<year>(?:19|20)\\d\\d)\\)?)?"
const grade =
  "(?:(?:(?:summa |magna )?cum laude |top of (?:his|her|their|my) class |with (?:a |an )?(?:first|first-class honours|distinction|honou?rs|high honou?rs|merit|summa cum laude|magna cum laude|cum laude|2:1)(?: degree| honours)? (?:and )?))?"

/** `(MSc, 2011)`, `(MSc Hydrology, 2011)`, `(J.D., cum laude, 2003)`. */
const inParentheses = `(?: \\((?<held>${degreeName})(?: (?<of>(?!Hon|First|Oxon|Cantab)\\p{Lu}\\p{Ll}[^(),]{2,40})|,? (?!\\d)[^(),]{2,40})?(?:,? (?<in>(?:19|20)\\d\\d))?\\))?`

/** `is a forestry engineer (University of Hull, 2007)`: where somebody became what they are. */
const madeAt = regex.u`^${be}an? \\p{Ll}[\\p{L} -]{3,50} \\((?:the )?(?<institution>${schoolName}),? (?<year>(?:19|20)\\d\\d)\\)`

/** What says that degrees come next, whose they are: a verb, or where there is none, words right before the degree. */
const holding = regex.u`^(?:(?:holds?|has|have|earn(?:s|ed)|received|gained|obtained|completed|got|took|takes|did|finished|defended|passed|gaining|obtaining|completing|earning|was awarded|was conferred|read for|${have}(?:earned|completed|received|gained)|['’]ve|awarded|${be}(?:an? )?(?:graduate|holder) (?:with|of)) (?=(?:both )?(?:an?|his|her|their|my|the|two|three|degrees?|${degreeName}) ?)|(?:is|am|['’]m|['’]s) (?=${beginning}))|(?:^|[ ,(])(?:graduat(?:ed|ing|es) with|leaving with|left with|holding|with|having (?:earned|completed)|earning|completing|receiving|followed by|(?:after|following|before)(?: taking| doing| finishing| completing)?) (?=${beginning}|${determiner}${quality}degrees? )`
/** `a degree in Law from …`, `a chemistry degree at …`. */
const degreeAlone = regex.u`(?<![\\p{L}])(?:an? (?<subject>(?!first|second|joint|double|dual|good|graduate|college|university)\\p{L}[\\p{L}-]+(?: (?:and )?\\p{Ll}[\\p{L}-]+){0,2}) )?[Dd]egrees?(?:,? (?:in|of) ${field})?(?:,? (?:from|at) ${institution})${inParentheses}${year}`
/** `An engineer by training (MEng, Bath 1996; MSc, Imperial 1998)`. */
const inBrackets = regex.u`^${be}[^()]{3,80} \\((?<list>${beginning}[^()]{4,200})\\)`

const graduateOf =
  "(?:graduate|(?:\\p{Ll}+ )?(?:engineer|economist|agronomist|chemist|architect|geologist)(?= from )|alumn(?:a|us|i|ni)|alum|(?:old|former) (?:student|pupil)) (?:of|from|at)"
const graduated = regex.u`^(?:(?:first |then |later )?graduat(?:ed|es|ing)|${be}(?:an? |both an? )?(?:proud )?(?:(?:(?<learnt>\\p{L}[\\p{L}-]*(?: (?:and |& )?\\p{L}[\\p{L}-]+){0,2})|(?:19|20)\\d\\d) )?${graduateOf.replace(" (?:of|from|at)", "")}) (?:${grade})?(?:in ${field} )?(?:from|of|at) ${institution}${year}(?:,? with (?:an? )?(?:first-class |joint |double )?(?<degree>${degreeName})(?: degree)?(?: in (?<subject>\\p{L}[\\p{L}&'’ -]{1,70}))?)?`
const alumnaOf = regex.u`^${be}(?:an? |both an? )?(?:proud |distinguished )?${graduateOf} (?<list>.+)$`
/** `was educated at Eton College and Trinity College`. */
const schooling = regex.u`^(?:(?:${be}|was )?educated at|attended|studied at|(?:holds?|has|have|earned) (?:\\p{L}+ )?degrees from) (?<list>.+)$`
const alumna = regex.u`^${be}(?:an? |the )?(?:proud )?(?<institution>${schoolName})(?:[ -](?:trained|educated) |[ -](?:trained|educated)$| (?:graduate|alumn(?:a|us)|alum|grad)\\b)(?: \\((?<inside>[^()]{2,60})\\))?`
const studied = `^(?:(?:first |then |later )?(?:studied|read|majored in|did(?! (?:an?|his|her|their|my|some|time|work|research|shifts?|talks?) )|learn(?:ed|t)(?! (?:to|how|the|that|his|her|their|my|from|an?|everything|more|most|much|about) )|trained in|stud(?:ies|ying)|reading|(?:went on|returned|stayed|came) to (?:study|read)|(?:completed|did|pursued|undertook) (?:his|her|my|their) (?:\\p{Ll}+ )*studies in) (?:for (?:an?|her|his|my|their) (?:${degreeName}) (?:in |of )?)?${field} at|(?:first |then |later )?(?:studied|trained|qualified|${be}educated|was educated|educated|attended|went to) (?:at |from )?) ?${institution}(?: in \\p{Lu}[\\p{L}-]+(?= \\())?(?: (?:from|between) (?:19|20)\\d\\d (?:to|and|until) )?${inParentheses}${year}`

const foreignForms = abroad(`${inParentheses}${year}`)

const surelyStudied =
  /^(?:(?:first |then |later )?(?:studied|graduated|(?:read|did) (?!an?\b|the\b|from\b|out\b|well\b|it\b|some\b|time\b|work\b|research\b|shifts?\b|talks?\b|h(?:is|er)\b|my\b|their\b))|(?:is|am|['’][ms]) .*\b(?:graduate|alumn\p{L}+) )/u

const unfit =
  /\b(?:honorary|honoris causa|dropped out|professor|lecturer|teaches|visiting|advis\w+|mentors?|supervis\w+|examin\w+|pursuing|enrolled|studying (?:for|towards)|working towards|hopes|children(?!['’]s)|daughters?|sons?)\b/i

/** `a law graduate of`: of what else somebody may be one, as of last year or of Leeds, is no subject. */
const learntIn = ({ learnt = "" }: Partial<Record<string, string>>): string | undefined =>
  isSubjectOfStudy(learnt) ? learnt : undefined

const credentialFrom = (groups: Partial<Record<string, string>>): Credential => ({
  institution: groups.institution,
  degree: groups.degree ?? groups.held,
  subject: (groups.field ?? groups.subject ?? groups.of ?? learntIn(groups))
    ?.replace(/ (?:from|at|with|in (?=\d)|and (?:an?|later|went|then|is|has)\b).*$/u, "")
    .trim(),
  year: groups.year ?? groups.in
})

/** Whether a name is that of a school; `isSure` where the words around leave no doubt that somebody studied there. */
const isLearned = (name = "", isSure = false): boolean =>
  isInstitution(tidyName(name)) ||
  (isSure && (isSchoolByLetters(name) || isSchoolByShortName(tidyName(name))))

/** `(BA, communication, 2008)`: a degree says that what stands before it is a school. */
const degreeInside = regex.u`^${degreeName}(?:$|,| )`

/** `Acme (MSc Hydrology, 2011)`: what stands in brackets behind a school. */
const withBrackets = (school: Credential, inside: string | undefined): Credential => {
  if (inside === undefined) return school
  const [told] = credentialsIn(`${school.institution} (${inside})`)
  const { degree, subject, year } = withinBrackets(inside)
  return (
    told ?? {
      ...school,
      degree: school.degree ?? degree,
      subject: school.subject ?? subject,
      year: school.year ?? year
    }
  )
}

/** Schools that stand side by side: `IIT Bombay (B.Tech, 2012) and IIM Ahmedabad (PGP, 2016)`. */
const schoolsIn = (list: string, isSure: boolean): ReadonlyArray<Credential> =>
  matchesIn(
    list,
    regex.gu`(?<institution>${schoolName})(?:(?:,? in|,) \\p{Lu}[\\p{L}-]+(?= \\())?(?: \\((?<inside>[^()]{2,60})\\))?${year}`
  ).flatMap(({ groups = {}, index }) => {
    const { institution: name = "", inside } = groups
    // `Trinity College, Cambridge` is one.
    const isItsTown = /\p{L}, $/u.test(list.slice(0, index)) && !name.includes(" ")
    const isSchool = isLearned(name, isSure) || (isSure && degreeInside.test(inside ?? ""))
    return isSchool && !isItsTown ? [withBrackets(credentialFrom(groups), inside)] : []
  })

/** `…, her MSc in Hydrology from Leeds`: said in passing, of one's own; behind a name it may be that one's. */
const inPassing = regex.u`(?:^(?:(?:after|before|following|since|with) )|, (?:and )?)(?:his|her|their|my) ${quality}(?=${degreeName}(?: in [^,;]{3,60}?)? (?:from|at) )`

/** `…, and in 2024 she was given …`: another sentence, whose year is of something else. */
const nextSentence =
  /,? (?:and|but|then) (?:in (?:19|20)\d\d,? )?(?:he|she|they|I|we) (?:\p{Ll}+ly )?\p{Ll}.*$/u

/** Degrees that a clause says somebody holds. */
const held = (text: string): ReadonlyArray<Credential> => {
  const brackets = inBrackets.exec(text)?.groups?.list
  if (brackets !== undefined) return credentialsIn(brackets)
  const opening = holding.exec(text) ?? inPassing.exec(text)
  if (opening === null) return []
  const list = text.slice(opening.index + opening[0].length).replace(nextSentence, "")
  const named = credentialsIn(list)
  const alone = named.length > 0 ? undefined : degreeAlone.exec(list)?.groups
  return alone === undefined ? named : [credentialFrom(alone)]
}

/** `completed the Senior Management Programme at Leeds Business School in 2009`. */
const programme = regex.u`^(?:${have})?(?:completed|attended|did|finished|took) (?:the|an?) (?<degree>(?:\\p{Lu}[\\p{L}-]+ (?:in |for |of )?){1,5}Program(?:me)?(?: in \\p{Lu}[\\p{L} ]{2,30}?)?) (?:at|of|from) (?:the )?(?<institution>${schoolName})${year}`

const attended = (text: string): ReadonlyArray<Credential> => {
  const isSure = surelyStudied.test(text)
  const list = (alumnaOf.exec(text) ?? schooling.exec(text))?.groups?.list
  const several = schoolsIn(list ?? "", isSure)
  if (several.length > 1 || several.some(({ degree, year }) => degree !== undefined || year !== undefined))
    return several
  const school = graduated.exec(text)?.groups ?? alumna.exec(text)?.groups
  if (school !== undefined) {
    const isKnown = isLearned(school.institution, isSure || alumna.test(text))
    if (!isKnown && learntIn(school) === undefined) return []
    return [withBrackets(credentialFrom(school), school.inside)]
  }
  const course = programme.exec(text)?.groups
  if (course !== undefined && isLearned(course.institution)) return [credentialFrom(course)]
  const made = madeAt.exec(text)?.groups
  if (made !== undefined && isInstitution(made.institution ?? ""))
    return [credentialFrom({ institution: made.institution, year: made.year })]
  const foreign = foreignForms.filter(({ opening }) => patternOf(opening).test(text))
  for (const form of [studied, ...foreign.map(({ source }) => source)]) {
    const place = patternOf(form).exec(text)?.groups
    const isKnown = isLearned(place?.institution, isSure) || place?.held !== undefined
    if (place !== undefined && isKnown) return [credentialFrom(place)]
  }
  return []
}

/** `…, graduating with a BA in 2011`: the degree of the school that was just named. */
const conferred = regex.u`(?:graduat(?:ing|ed)(?: (?:from|at) [^;.]{3,80}?(?= with ))?|leaving|left|emerg(?:ing|ed)|finish(?:ing|ed)|earning|receiving|completing|where .*(?:earned|received|took|completed)) (?:with )?(?<stretch>(?:${beginning}|${determiner}${quality}degree ).*)$`

/** `…, graduating in 2010` */
const since = /,? (?:graduating|qualifying|finishing|leaving) in (?<year>(?:19|20)\d\d)(?!\d)/u
const inSubject = /(?<![\p{L}])degree in (?<subject>\p{L}[\p{L}&’' -]{2,50}?)(?= in (?:19|20)\d\d|[,.;]|$)/u

const withDegree = (school: Credential, text: string): Credential => {
  const stretch = conferred.exec(text)?.groups?.stretch
  if (stretch === undefined || school.degree !== undefined)
    return { ...school, year: school.year ?? since.exec(text)?.groups?.year }
  const told = credentialOf(stretch)
  const isElsewhere = told.institution !== undefined && told.institution !== school.institution
  const subject = told.subject ?? inSubject.exec(stretch)?.groups?.subject
  return isElsewhere
    ? school
    : { ...school, degree: told.degree, subject: school.subject ?? subject, year: school.year ?? told.year }
}

/** What has no verb is told as what somebody is: `is English at Leeds.` */
const fragment = /^is (?<rest>\p{Lu}.*)$/u

/** `philosophy, politics and economics from Leeds`: of a list of subjects the first alone is another one. */
const withSubjects =
  (text: string) =>
  (credential: Credential): Credential => {
    const { subject = "" } = credential
    const rest =
      /^(?:, \p{L}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?){1,2},? and \p{L}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?= (?:from|at) )/u.exec(
        text.slice(text.indexOf(subject) + subject.length)
      )?.[0]
    return subject === "" || rest === undefined ? credential : { ...credential, subject: `${subject}${rest}` }
  }

/** Degrees and where somebody studied; never where they teach, and no honorary degrees. */
export const education: Rule = ({ text }) => {
  if (unfit.test(text)) return []
  const [school, ...others] = attended(text)
  const credentials =
    school === undefined ? held(text) : others.length > 0 ? [school, ...others] : [withDegree(school, text)]
  const known = credentials.map(({ institution: name = "" }) => name)
  const further = studiesIn(text).filter(
    // `Trinity College, Cambridge`: what stands behind a school is its town, or its university.
    ({ institution: name = "" }) =>
      !known.some(
        it =>
          it.includes(name) ||
          name.includes(tidyName(it)) ||
          [", ", " in "].some(link => text.includes(`${it}${link}${name}`))
      )
  )
  const told = [...credentials, ...further].map(withSubjects(text)).flatMap(educationFact)
  return told.length > 0 ? told : studiesAlone(fragment.exec(text)?.groups?.rest ?? "")
}

const listDegree = regex.u`^(?<degree>${degreeName})(?: degree)?(?:[ ,]+(?:in |of )?(?<field>.+))?$`
const separators =
  /\s*(?:[,;|·•()](?:\s+[–—-](?=\s))?|\s[–—-]\s|(?<=\d)[–—](?=\d)|:\s)\s*|\s+(?:from|at)\s+(?=(?:the )?\p{Lu})/u

/** `Dr. rer. nat. (Göttingen)`: a university may go by its town, behind a degree and nothing else. */
const seatOf = ([degree = "", seat = "", ...others]: ReadonlyArray<string>): string | undefined =>
  others.length === 0 && listDegree.test(degree) && isPlace(tidyName(seat)) ? seat : undefined

/** Who belongs to a body, or teaches there, has not studied there for it. */
const standing =
  /^(?:Member|Fellow|Trustee|Governor|Mitglied|(?:Gast)?[Dd]ozent(?:in)?|Lehrbeauftragter?)(?![\p{L}])/u

/** `A graduate of Leeds (BA, 1999)`: what somebody is, without a verb. */
const graduateAlone = /^(?:an? )?(?<rest>(?:proud )?(?:graduate|alumn(?:a|us)|alum) (?:of|from) .+)$/iu
const graduateIn = (line: string): ReadonlyArray<Fact> | undefined => {
  const rest = graduateAlone.exec(line.replace(/[.]$/u, ""))?.groups?.rest
  return rest === undefined ? undefined : attended(`is a ${rest}`).flatMap(educationFact)
}

/** An entry of a list: degree, field, institution and year in any order, such as `BSc Physics, University of Leeds, 2009`. */
export const schoolItem = (line: string): ReadonlyArray<Fact> => {
  if (unfit.test(line) || standing.test(line)) return []
  const graduate = graduateIn(line)
  if (graduate !== undefined) return graduate
  const span = /(?:19|20)\d\d ?[-–—] ?(?<end>(?:19|20)\d\d|present|now|today)/i.exec(line)?.groups?.end
  const years = line.match(/\b(?:19|20)\d\d\b/g) ?? []
  const last = span === undefined ? (years.length === 1 ? years[0] : undefined) : span
  const parts = line
    .replace(/^(?:19|20)\d\d(?:\s?[-–—]\s?(?:19|20)?\d\d)?:?\s+/u, "")
    .split(separators)
    .filter(part => part !== "" && !/^[\d\s]+$/.test(part))
  const schools = parts.filter(part => isInstitution(part) && !/ (?:graduate|alumn\p{L}+|alum)$/u.test(part))
  const school = schools[0] ?? seatOf(parts) ?? taughtBy(parts, line)
  const isOfDegrees = startsWithDegree.test(school ?? line)
  if (schools.length > 1 || isOfDegrees) return credentialsIn(line).flatMap(educationFact)
  if (school === undefined) return []
  const others = parts.filter(part => part !== school && !/^(?:Hons|present|now)$/i.test(part))
  const held = others.map(part => listDegree.exec(part)?.groups).find(it => it !== undefined)
  const rest = others.filter(part => !startsWithDegree.test(part))
  const [only] = rest
  const subject =
    held?.field ??
    specialty(line) ??
    (held !== undefined && only !== undefined && rest.length === 1 && isField(only) ? only : undefined)
  const hons = / ?\((?:Hons\.?|Honou?rs)\)/u.exec(line)?.[0] ?? ""
  const degree =
    held?.degree === undefined
      ? undefined
      : line.includes(`${held.degree}${hons}`)
        ? `${held.degree}${hons}`
        : held.degree
  return educationFact({
    institution: school.replace(/^the (?=\S+ \S)/i, "").trim(),
    degree,
    subject: subject?.replace(/^(?:in|of) /u, ""),
    year: last !== undefined && /^\d{4}$/.test(last) ? last : undefined
  })
}

const startsWithDegree = regex.u`^${degreeName}`

/** A body behind a degree, or letters with their town. */
const taughtBy = ([degree = "", ...others]: ReadonlyArray<string>, line: string): string | undefined =>
  listDegree.test(degree) ? (others.find(mayTeach) ?? lettersWithTown(line)) : undefined

const inBracketsBehind = regex.u`^${degreeName} ?\\((?<field>\\p{Lu}\\p{Ll}[^()]{2,50})\\)`

/** `MD (Paediatrics)`: what stands in brackets behind a degree, where it is neither grade nor town. */
const specialty = (line: string): string | undefined => {
  const field = inBracketsBehind.exec(line)?.groups?.field
  return field === undefined || grades.test(field) || isPlace(field) || isInstitution(field)
    ? undefined
    : field
}

const opensWithDegree = regex.u`^(?!Masters? of \\p{Ll})${beginning}`

/** A sentence without a verb that tells of studies: `PhD University of Turku, 2012; MSc Lund University, 2007.` */
export const degreesAlone = (sentence: string): ReadonlyArray<Fact> => {
  if (unfit.test(sentence) || predicate.test(sentence)) return []
  const graduate = graduateIn(sentence)
  if (graduate !== undefined) return graduate
  const held = opensWithDegree.test(sentence) ? credentialsIn(sentence).flatMap(educationFact) : []
  return held.length > 0 ? held : studiesAlone(sentence).filter(isTold)
}

/** The bare name of a university may be that of an employer. */
const isTold = ({ value }: Fact): boolean =>
  typeof value === "object" && "degree" in value && (value.degree !== null || value.graduation_year !== null)

const predicate =
  /^(?:[Jj]oint |[Cc]o-)?MD (?:of|at|and|&)\b|\b(?:is|are|was|were|has|have|had|will|can|would|should|requires?|required|preferred)\b/u

const isField = (text: string): boolean =>
  /^\p{Lu}[\p{L}&' -]+$/u.test(text) &&
  text.split(" ").length <= 6 &&
  !/\b(?:thesis|grade|honours|distinction|class)\b/i.test(text)

/** The same where no heading says that studies are listed: only what names a degree as well. */
export const degreeItem = (line: string): ReadonlyArray<Fact> =>
  [...schoolItem(line), ...(schoolItem(line).length > 0 ? [] : studiesAlone(line))].filter(
    ({ value }) => typeof value === "object" && "degree" in value && value.degree !== null
  )

/** The same in a description of oneself, where the bare name of a university may be that of an employer. */
export const educationItem = (line: string): ReadonlyArray<Fact> =>
  schoolItem(line).filter(
    ({ value }) =>
      typeof value === "object" &&
      "degree" in value &&
      (value.degree !== null || value.graduation_year !== null)
  )
