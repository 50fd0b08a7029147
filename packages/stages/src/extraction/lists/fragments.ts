import { patternOf, regex } from "../../sources/regex.ts"
import { isUnit } from "../../sources/roles.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { isCharityElsewhere } from "../languages/charityNames.ts"
import { papersIn } from "../languages/told.ts"
import { looksLikePerson } from "../naming/looksLikeName.ts"
import { organizationName, organizationWord, tidyName } from "../naming/properName.ts"
import { isPublicMatter, isSpeakable, isSpeakableName } from "../privateMatters.ts"
import { generation } from "../rules/certification.ts"
import { educationFact } from "../rules/credentials.ts"
import { qualificationsIn } from "../rules/qualifications.ts"
import { certificateTitle } from "../words/certificateTitles.ts"
import { certificateName, isCertificate, isCertificateAnywhere } from "../words/certifications.ts"
import { isCharity } from "../words/charities.ts"
import { isInstitution, isInstitutionAlone } from "../words/degrees.ts"
import { isFellowship } from "../words/fellowships.ts"
import { isPrivateSociety, isSociety } from "../words/societies.ts"
import { petListed } from "./petListed.ts"
import { studiesAlone } from "./schools.ts"
import { sideAlone, sideFollowed } from "./sides.ts"
import { toolsOnly } from "./skills.ts"

/** Over, not yet, not at all, or somebody else's. */
const unfit =
  /(?<![\p{L}])(?:ex|former(?:ly)?|previous(?:ly)?|past|until|once|late|retired|aspiring|future|would-be|no|not|never|nor|without|hopes?|soon|dislikes?|hates?|your|our|his|her|ehemalig\p{L}*|früher\p{L}*|ancien(?:ne)?|antig[ou]\p{L}*|ex-\p{L}+|voormalig\p{L}*|tidigare|nicht|keine?|pas|sans|nunca|sin|sem|senza|niet|geen|inte|ikke)(?![\p{L}])/iu

const name = `(?:the |The )?(?<name>${organizationName})`

const people =
  "(?:[Bb]oard [Mm]ember|[Bb]oard(?: of (?:[Tt]rustees|[Dd]irectors|[Gg]overnors))?|[Aa]dvisory [Bb]oard(?: [Mm]ember)?|[Cc]ommittee [Mm]ember|[Cc]ouncil [Mm]ember|[Mm]ember|[Ff]ellow|[Tt]rustee|[Gg]overnor|[Nn]on-[Ee]xecutive [Dd]irector|NED|[Pp]atron|(?:[Vv]ice[- ])?[Pp]resident|(?:[Vv]ice[- ]|[Cc]o-)?[Cc]hair(?:man|woman)?|[Tt]reasurer|[Ss]ecretary|[Cc]onvenor)"
const standing =
  "(?:(?:[Ll]ife|[Hh]onorary|[Hh]on\\.?|[Ff]ounding|[Cc]o-founding|[Ee]lected|[Ff]ull|[Aa]ssociate|[Aa]ctive|[Pp]roud|[Cc]hartered|[Ss]enior|[Pp]aid-up|[Cc]harter|[Ss]erving|[Cc]ommunity|[Pp]arent) )*"

/** `Trustee, Redcliffe Nursery Trust`, `WTS Ottawa, mentorship chair`, `On the board of the Gowanus Canal Conservancy`. */
const memberships: ReadonlyArray<string> = [
  `^${standing}${people}(?:,| –| —|:| of| at| with| on| for|, the) (?:the (?:board|committee|council|advisory board) of )?${name}(?: \\(\\p{Lu}[\\p{L}]{1,8}\\))?$`,
  `^(?:[Oo]n|[Ss]its on|[Ss]its at) the (?:(?:advisory |executive |management )?(?:board|committee|council)|boards?) (?:of|at|for) ${name}$`,
  `^${name}(?:,| –| —) (?:\\p{Ll}+ ){0,2}(?:board )?(?:member|fellow|trustee|governor|chair|treasurer|secretary|president|vice[- ]president|board)(?: since .{4,12})?$`,
  `^${name} \\((?:${standing}${people})(?: since .{4,12})?\\)$`,
  `^(?:Vorstandsmitglied|Mitglied|Beirat|Vorständin|Schatzmeister(?:in)?|Kassier(?:erin)?|Membre|Administratric?e(?:ur)?|Trésori(?:er|ère)|Miembro|Integrante|Soci[oa]|Vocal|Patron[oa]|Membro|Conselheir[oa]|Consiglier[ea]|Bestuurslid|Lid|Penningmeester|Voorzitter|Medlem|Styrelseledamot|Ledamot|Styremedlem|Bestyrelsesmedlem|Kassör)(?:,| –|:)?(?: (?:der|des|im|in der|bei|beim|von|de la|de l['’]|du|des|d['’]|de los|de las|de|del|da|do|dos|di|della|dell['’]|van de|van het|van|bij|av|i|för|af|for|w))? ?(?:(?:Conseil|conseil d['’]administration|junta|bureau) (?:de|du|des) )?(?<name>${organizationName})$`
]

const helpers =
  "(?:[Vv]olunteer|[Mm]entor|[Ff]undraiser|[Aa]mbassador|[Ss]cribe|[Cc]rew|[Cc]oach|[Bb]énévole|[Vv]oluntári[ao]|[Vv]oluntari[ao]|[Vv]olontari[ao]|[Vv]rijwillig(?:er|ster)|[Ee]hrenamtlich(?:e[rns]?)?(?: [Hh]elfer(?:in)?)?|[Ff]rivillig|[Vv]olontär|[Ii]deellt)"
const to =
  "(?:,| –|:| at| with| for| à| au| aux| à la| chez| pour| na| no| em| en| con| com| bei der| beim| bei| für| im| in der| presso| per| alla| bij| voor| på| i| hos| för)?"

/** `Volunteer, Coastguard Rescue Team`, `Bénévole SNSM`, `Books on Wheels volunteer`. */
const causes: ReadonlyArray<string> = [
  `^${standing}${helpers}(?: [\\p{Ll}-]+)?${to} (?:the |la |le |les |der |die |das |den |de |het |il |l['’])?(?<name>${organizationName})$`,
  `^${name} (?:volunteer|mentor|fundraiser|ambassador)$`
]

const isBody = (it: string): boolean =>
  it.length > 1 &&
  isSpeakableName(it) &&
  !isPrivateSociety(it) &&
  !(looksLikePerson(it) && it.split(" ").length === 2 && !organizationWord.test(it) && !isSociety(it))

const named = (forms: ReadonlyArray<string>, text: string): string | undefined =>
  forms
    .map(form => tidyName(patternOf(form, "u").exec(text)?.groups?.name ?? ""))
    .find(it => it !== "" && isBody(it))

/** What says that somebody was examined, admitted or trained, before the thing or behind it. */
const certificates: ReadonlyArray<string> = [
  "^(?<value>(?:[\\p{Lu}\\d][\\p{L}\\d+&/.-]*(?: |-)){1,5}(?:certified|qualified|accredited|trained|licensed|chartered|registered|practitioner|charter ?holder|holder|admin|first aider|First Aider)(?: (?!in\\b|by\\b|at\\b)[\\p{Ll}-]+){0,2})$",
  "^(?<value>(?:Certified|Chartered|Licen[cs]ed|Registered|Accredited|Qualified|Approved) (?!Institut|B Corp)\\p{L}[^.;:]{2,70})$",
  "^(?<value>(?:Admitted|Called) (?:in|to) (?:the )?\\p{Lu}[^.;:]{2,60})$",
  "^(?<value>(?:registered|licensed) (?:with|by) (?:the )?\\p{Lu}[^.,;:]{3,70})$",
  "^(?<value>(?:(?:\\p{Lu}[\\p{L}\\d&’'.-]*|of|and|&|–|first|black|forklift|food|safety|private|commercial|amateur|radio|pilot|drone|driving|boat|skipper['’]?s?) ){0,5}(?:[Cc]ertificate|[Cc]ertification|[Dd]iploma|[Ll]icen[cs]e|[Tt]icket|Cert(?: AVP)?|[Aa]ccreditation|CSCS card|SMSTS|[Ee]ndorsement|[Cc]redential)(?: (?:in|of) [^.,;:()]{3,60})?(?: \\([^()]{2,40}\\))?)$",
  "^(?<value>(?:\\p{Lu}[\\p{L}\\d&’'.+-]* ){1,5}(?:(?:Level|Stage|Grade|Niveau|Nivel|Nível|Livello|Stufe|Nivå|L) ?(?:\\d|I{1,3}V?)|I{1,3}(?=$| \\()|Practitioner|Foundation|Black Belt|Green Belt)(?: [^.,;:()]{3,40})?(?: \\([^()]{2,30}\\))?)$",
  "^(?<value>(?:Brevet (?:fédéral|d['’]État|professionnel)|CAP|BTS|Meisterbrief|Meisterprüfung|Gesellenbrief|Meister(?:in)? (?:im|der)|[Gg]eprüfte[rn]?|[Ss]taatlich (?:geprüfte|anerkannte)[rn]?|[Zz]ertifizierte[rn]?|[Cc]ertificad[oa] (?:por|em|en|pela|pelo)|[Cc]ertifiée?(?: par)?|[Cc]ertificat[oa] |[Gg]ecertificeerd|[Cc]ertifierad|[Cc]ertificeret|[Ss]ertifisert|[Aa]uditora? líder|[Ll]ead auditor|[Cc]édula profesional|[Ii]nstructora? de|[Pp]atente|[Cc]arné de|[Gg]esällbrev|[Ss]vennebrev|[Mm]ästarbrev|[Mm]esterbrev|[Ll]egitimerad|[Aa]uktoriserad)(?![\\p{L}])(?: (?:[\\p{L}\\d.'’-]+)){0,6}(?: \\([^()]{2,20}\\))?)$"
]

const dates = /,? (?:since|seit|depuis|desde|sedan|sinds|dal) (?:19|20)\d\d$|,? \(?(?:(?:19|20)\d\d)\)?$/iu

/** `Chartered surveyor working on schools`: what somebody is by examination, and then what they do. */
const doing =
  / (?:working|specialising|specializing|helping|keeping|running|supporting|advising|practising|practicing|serving|living|looking|leading|with|based|who|turned|from|for) .*$/u

/** `Chartered accountant, Leeds` */
const inTown = /(?<= \p{Ll}+), \p{Lu}\p{Ll}+$/u

/** `IntPE(NZ)`. */
const ofCountry = / ?\((?:NZ|SA|UK|Ontario|Ireland)\)$/u

const certificateIn = (whole: string): ReadonlyArray<Fact> => {
  const text =
    /^(?:Certified|Chartered|Licen[cs]ed|Registered|Accredited|Qualified|Professional|Incorporated|\p{Lu}{3,6}[ -](?:registered|qualified|certified|accredited)) /u.test(
      whole
    )
      ? whole.replace(doing, "").replace(inTown, "")
      : whole
  const plain = text.replace(dates, "")
  const letters = plain.split(/,\s*/u)
  const areSure = letters.some(it => isCertificateAnywhere(it.replace(ofCountry, "")))
  if (letters.every(it => isCertificate(it.replace(ofCountry, ""))) && (areSure || letters.length > 1))
    return [
      ...factsOf("education.certifications", letters),
      ...factsOf("personal.memberships", letters.filter(isFellowship))
    ]
  const [first = ""] = plain.split(" since ")
  const withPlace = /^(?<letters>[\p{Lu}][\p{L}.]{1,8}) \([^()]{2,25}\)$/u.exec(first)?.groups?.letters
  if (withPlace !== undefined && isCertificateAnywhere(withPlace))
    return factsOf("education.certifications", [first])
  if (isInstitution(plain) || generation.test(plain) || /(?:Award|Prize|Winner|of the Year)/u.test(plain))
    return []
  const [paper] = papersIn(plain)
  const known = regex.u`^(?:${certificateTitle}|${certificateName})$`.test(plain)
  if (known || paper === plain) return factsOf("education.certifications", [plain])
  const value = certificates
    .map(form => patternOf(form, "u").exec(plain)?.groups?.value)
    .find(it => it !== undefined)
  return value === undefined || value.split(" ").length > 9
    ? []
    : factsOf("education.certifications", [value])
}

const year =
  "(?:,? (?:in |class of )?(?:['’]\\d\\d|(?:19|20)\\d\\d(?:,? (?:&|and|,) (?:19|20)\\d\\d)*|\\((?:19|20)\\d\\d[^()]{0,20}\\)))?"
/** `Livingston finalist`, `Second place, Pwn2Own Automotive 2024`, `OTA dispatcher of the year 2023`. */
const honours: ReadonlyArray<string> = [
  `^(?<value>(?:(?:Two|Three|Four|Five|Six|\\d+)(?:-time|x|×) )?\\p{Lu}[\\p{L}\\d’'&-]*(?: [\\p{L}\\d’'&()-]+){0,6} (?:[Ff]inalist|[Nn]ominee|[Ww]inner|[Ll]aureate|[Rr]unner-up|[Ss]cholar|[Cc]hampion|[Mm]edall?ist|[Hh]onou?ree|[Gg]rantee|[Rr]ecipient))${year}$`,
  `^(?<value>(?:\\p{Lu}[\\p{L}\\d’'&-]*|of|for|the|and)(?: [\\p{L}\\d’'&-]+){0,7} [Oo]f the [Yy]ear)(?:,.*)?${year}$`,
  "^(?<value>(?:Gold|Silver|Bronze|First|Second|Third|1st|2nd|3rd|Runner-up|Winner|Grand Champion|Highly commended|Best in Show)(?: (?:medal|place|prize))?(?:,| at| in|:) (?:the )?[\\p{Lu}\\d][^.;]{3,70})$",
  `^(?<value>(?:19|20)\\d\\d (?:\\p{Lu}[\\p{L}’'&-]*(?: (?:of|for|the|and))* ){1,6}(?:Award|Prize|Medal|Scholarship|Fellowship|Trophy))$`,
  `^(?<value>(?:\\p{Lu}[\\p{L}’'&-]*(?: (?:of|for|the|and|in))* ){1,6}(?:Award|Prize|Medal|Trophy|Gold|Grand Prix))${year}$`,
  "^(?<value>(?:\\p{Lu}[\\p{L}’'&-]* ){1,4}\\d\\d [Uu]nder \\d\\d)(?:,.*)?$"
]

const honourIn = (text: string): ReadonlyArray<Fact> => {
  const value = honours
    .map(form => patternOf(form, "u").exec(text)?.groups?.value)
    .find(it => it !== undefined)
  return value === undefined || !isPublicMatter(value) || /\b(?:jury|judge|sponsor)\b/iu.test(text)
    ? []
    : factsOf("professional.achievements", [value])
}

const schoolIn = (text: string): ReadonlyArray<Fact> => {
  const [school = "", ...others] = text
    .replace(/,? \(?(?:19|20)\d\d(?: ?[–-] ?(?:19|20)\d\d)?\)?$/u, "")
    .split(/, /u)
  const isAlone =
    others.length === 0 &&
    isInstitutionAlone(school) &&
    !isUnit(school) &&
    school.split(" ").length <= 8 &&
    /^[\p{Lu}]/u.test(school)
  const isPerson =
    /^(?:Member|Fellow|(?:Gast)?[Dd]ozent(?:in)?|Lehrbeauftragter?|Chartered|Royal|Trustee|Governor|Department|Faculty)(?![\p{L}])|(?<![\p{L}])(?:Hospitals?|NHS|Trust|graduate|alumn\p{L}+|grad|student|lecturer|professor|teacher|governor|board)$/iu
  return isAlone && !isPerson.test(school) ? educationFact({ institution: school }) : []
}

const graduate =
  /^(?<school>\p{Lu}[\p{L}’'&.-]*(?: (?:(?:of|the|and) )?\p{Lu}[\p{L}’'&.-]*){0,5}?)(?: (?<degree>MBA|BA|BSc|MSc|MA|PhD|LLB))? (?:alum(?:na|nus|ni)?|grad(?:uate)?)(?:,? (?:class of )?['’]?\d\d(?:\d\d)?)?$/u

/** What one stretch without a verb gives away by its own form: `Scarlets.`, `BA, Morehouse`, `Trustee, Sense`. */
export const fragmentFacts = (fragment: string, isLine = false): ReadonlyArray<Fact> => {
  const text = fragment.replace(/\s*[.!]+$/u, "").trim()
  if (text.length < 2 || text.length > 140 || unfit.test(text) || !isSpeakableName(text)) return []
  const side = sideFollowed(text) ?? sideAlone(text)
  if (side !== undefined && isSpeakable(text)) return factsOf("personal.sports_teams", [side])
  const pets = petListed(text)
  if (pets.length > 0) return pets
  const studies = studiesAlone(text)
  if (studies.length > 0) return studies
  const grad = graduate.exec(text)?.groups
  if (grad?.school !== undefined)
    return educationFact({ institution: grad.school.trim(), degree: grad.degree })
  const helped = named(causes, text)
  if (helped !== undefined) return factsOf("personal.causes", [helped])
  const body = named(memberships, text)
  // `Vice President, Nursing` names a department.
  const isDepartment =
    /^(?:\p{Lu}\p{Ll}+ )?Vice[ -]President,/u.test(text) && !organizationWord.test(body ?? "")
  if (body !== undefined && !isDepartment && (/ |^\p{Lu}{2,}/u.test(body) || isCharity(body)))
    return [
      ...factsOf("personal.memberships", [body]),
      ...factsOf(
        "education.certifications",
        qualificationsIn(text).filter(paper => / of /u.test(paper))
      ),
      ...(isCharity(body) || isCharityElsewhere(body) ? factsOf("personal.causes", [body]) : [])
    ]
  // Alone in a line it may be the employer.
  const school = isLine ? [] : schoolIn(text)
  if (school.length > 0) return school
  const certificate = certificateIn(text)
  if (
    certificate.length > 0 &&
    !(
      isLine &&
      /^\p{Lu}+(?:(?:,| |, )\p{Lu}+)*,? ?$/u.test(text) &&
      !text.split(/,? /u).every(isCertificateAnywhere)
    )
  )
    return certificate
  const honour = honourIn(text)
  if (honour.length > 0) return honour
  return factsOf("professional.skills", toolsOnly(text))
}
