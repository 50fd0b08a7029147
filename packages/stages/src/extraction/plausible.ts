import type { Fact } from "./Clause.ts"
import { patternOf } from "./patternOf.ts"
import { animalKinds } from "./words/animals.ts"
import { isCertificate } from "./words/certifications.ts"
import { degreeName, isInstitution } from "./words/degrees.ts"
import { isPastime } from "./words/pastimes.ts"

/** Companies by their legal form are nothing that one can do, nor is what is told with a verb. */
const noSkill =
  /(?<![\p{L}])(?:Ltd|Limited|LLP|LLC|Inc|GmbH|BV|Oy|plc|AB)\.?$|^(?:weeks?|days?) of |^(?:Services?|sala|Sales|Work|Team|Home|About|Contact)$|^(?:quasi|Writes?|Wrote|Speaks?|Talks?|Works?|Teaches|Vintage|Mostly|Also|Ex-)(?: |$)|(?<![\p{L}])number \d| comme /u
/** What a page says where a name was looked for. */
const noTitle =
  /(?<![\p{L}])(?:Directory|[Mm]ember since|[Pp]atron since|[Cc]ircle [Mm]ember|[Gg]uide\s*\|)(?![\p{L}])|, \d\d$/u
const noPlace =
  /^(?:Sorry|Thanks|Hello|Dear|Yes|No|Well)(?:,| )|(?<![\p{L}])(?:First Aid|Conference|Award|Marathon)$/u
const noTeam =
  /^(?:Big|Huge|Green|Proud|Lifelong|Keen|Massive|Die-hard|Long-suffering|Avid|Loyal|Go|Team|Fan|Home|Away)$|^playing |(?<![\p{L}])for(?![\p{L}])/u
/** `Level 2 certificate`: nobody says of what. */
const vagueCertificate =
  /(?<![\p{L}])(?:Designation|Foundation|Department|Qualification)$|^\p{Lu}{2,6}(?: \p{Lu}\+*)? accredited$|^(?:[Ll]evel \d )?(?:[Cc]ertificate|[Dd]iploma|[Ll]icen[cs]e|[Qq]ualification)$|^(?:[Cc]hartered|[Cc]ertified|[Rr]egistered|[Ll]icensed|[Aa]ccredited) (?:Financial|Hospice|Professional|Management|Information|Public|Project|Global|International|Clinical|Senior|Internal|Supply|Energy|Associate|Tax|Legal)$/u
/** Who does a thing, a water, or the end of a name (`Gesellschaft zur Rettung Schiffbrüchiger`) is no cause. */
const noCause =
  /^(?:Manager|Coordinator|Director|Lead|Officer|magistrate|Teach First|Chair|Trustee|Volunteers?|\p{L}+ (?:Sea|Ocean|River))$|-based |^(?:Rettung|Förderung|Unterstützung) /iu
/** A group of the employer's, or an office in small letters behind a name. */
const noBody = /(?<![\p{L}])(?:group|team|practice|leader)$/u
/** A faculty, and a name that goes on with a place: `Acme i Aarhus`. */
const noCompany = /^\p{L}+ and \p{L}+ Sciences$| i \p{Lu}\p{Ll}+$/u
const noAchievement = /['’]s$/u
const noIndustry = /(?<![\p{L}])platform$/u
const noSchool =
  /^(?:Copyright|©|Chartered Institute|Institute of Directors|Australian Institute of Company Directors)(?![\p{L}])|(?<![\p{L}])(?:Network|Alumni|Association)$|^(?:ECE|CSE|EEE)$/u
const noInterest =
  /^(?:but|and|or|not)(?![\p{L}])|^(?:here|there|him|her|it|this|that|more|less|lots|home|visits? .+|figuring .+|keeping .+|cats?|dogs?)$/iu
/** What people are, whom they follow and what they are paid for. */
const noHobby =
  /-generation(?![\p{L}])| languages?$|^(?:Sportfreunde|FC|SV|TSV|VfL|VfB|Music|Service|grant writing|fundraising)(?: |$)/u
/** `pulling Islay`: done to somebody who has a name. */
const doneToSomebody = /^\p{Ll}+ing \p{Lu}\p{Ll}+$/u

/** `MSN, CHPN`: what stands behind a name is no school. */
const isPostNominal = (text: string): boolean => {
  const letters = text.split(", ")
  return (
    letters.every(it => /^\p{Lu}[\p{L}.]{1,6}$/u.test(it)) &&
    letters.some(it => isDegree(it) || isCertificate(it))
  )
}

/** `Badminton`: the game alone is no side. */
const isGame = (text: string): boolean => /^\p{L}+$/u.test(text) && isPastime(text.toLowerCase())

const isDegree = (text: string): boolean => patternOf(`^${degreeName}(?: |$)`).test(text)

const isPet = (text: string): boolean => patternOf(`^(?:${animalKinds}) \\p{Lu}\\p{Ll}+$`).test(text)

/** Whether a text can be what its field holds, whatever rule has found it. `quote` is where it stands. */
const fits: Partial<Record<Fact["field"], (text: string, quote: string) => boolean>> = {
  "professional.current_title": text => !noTitle.test(text),
  "professional.current_company": text => !noCompany.test(text),
  "professional.industry": text => !noIndustry.test(text),
  "professional.achievements": text => !noAchievement.test(text),
  "professional.current_location": text => !noPlace.test(text),
  "professional.skills": text =>
    !noSkill.test(text) && !isDegree(text) && !isCertificate(text) && !isInstitution(text),
  "personal.interests": text => !noInterest.test(text) && !isPet(text),
  "personal.hobbies": (text, quote) =>
    !noHobby.test(text) &&
    !doneToSomebody.test(text) &&
    !quote.includes(`shouting at the ${text}`) &&
    !isPet(text),
  "personal.sports_teams": (text, quote) =>
    !noTeam.test(text) && !isGame(text) && !quote.includes(`& ${text}`),
  "personal.causes": text => !noCause.test(text),
  "personal.memberships": text => !noBody.test(text),
  "education.certifications": text => isCertificate(text) || !vagueCertificate.test(text)
}

/** Whether a fact can be one; of studies, whether its school can. */
export const isPlausible = ({ field, value }: Fact, quote: string): boolean => {
  if (typeof value === "string") return fits[field]?.(value, quote) ?? true
  if (typeof value !== "object" || !("institution" in value)) return true
  const { field_of_study, institution } = value
  const isSchool = !noSchool.test(institution) && !isPostNominal(institution) && !isDegree(institution)
  return isSchool && field_of_study !== "candidate"
}
