import { matchesIn } from "@prospect-research/core"
import { patternOf } from "../../sources/regex.ts"
import { isTitle } from "../../sources/roles.ts"
import type { Fact } from "../Clause.ts"
import { isSentenceElsewhere } from "../languages/sentenceElsewhere.ts"
import { isAmongLetters, isDegree, isHolder, isPostNominal } from "../naming/lettersBehindNames.ts"
import { isGiven, looksLikePerson } from "../naming/personMentions.ts"
import { isBegunBefore, isCutOff, isPrizeCutOff } from "../naming/wholeName.ts"
import { schoolName } from "../rules/credentials.ts"
import { topicOf } from "../topics.ts"
import { isAnimalByName } from "../words/animals.ts"
import { isCertificate } from "../words/certifications.ts"
import { isInstitution } from "../words/degrees.ts"
import { isDepartment } from "../words/departments.ts"
import { isNoSkill, linkName } from "../words/noSkills.ts"
import { isPastime } from "../words/pastimes.ts"
import { isPlace } from "../words/places.ts"
import { isTellingAlone } from "../words/pursuits.ts"
import { isRowOfLinks, isSite } from "../words/sites.ts"
import { isClubOfTown } from "../words/teams.ts"
import { isTechnology } from "../words/technologies.ts"
import { around } from "./around.ts"
import { hasIndustryForm } from "./industryForm.ts"
import { isPaperCut, isPaperOfSchool, isSchoolCut } from "./nameEnds.ts"
import { isNoPastime } from "./noPastime.ts"
import { isNoPet } from "./noPet.ts"
import { hasTitleForm, titleForm } from "./titleForm.ts"
import { hasLocationForm } from "./townOf.ts"

/** `KETTLE FALLS – You know the voice`: where a paper has it from. */
const isDateline = (text: string, quote: string): boolean =>
  /^\p{Lu}[\p{Lu} .'’-]+$/u.test(text) &&
  /^(?:, \p{Lu}[\p{L}.]+)? [–—] \p{Lu}/u.test(quote.slice(text.length)) &&
  quote.startsWith(text)

/** `University of Acme / Faculty of Science / Physics`: where a page stands on its site. */
const isPath = (quote: string): boolean => {
  const steps = quote.split(/ [/›»>] /)
  return steps.length > 2 && steps.some(step => isInstitution(step))
}

/** What a page says where a name was looked for, and the next person of a list. */
const noTitle =
  /^(?:Room|Hall|Stage|Track|Session) \d+|^[Dd]irect(?:eur|rice) de (?:la )?publication|^[Rr]esponsable (?:de (?:la )?publi|del tratamiento)|, staatlich (?:geprüft|anerkannt|examiniert|diplomiert)|^(?:[Vv]ertretungs|[Zz]eichnungs)berechtigte?[rn]? |^[^,;]+ by (?:training|accident|inclination|temperament)(?![\p{L}])|[£$€₹@]|^(?:recogni[sz]ed|regarded|described|named|listed|ranked|voted) (?:as|by|in|among|one) |(?<![\p{L}])(?:promotes|appoints|names|hires) \p{Lu}|^(?:Mr|Mrs|Ms|Miss|Cllr)\.? \p{Lu}|^(?:Specialist|specialist|expert|registered|certified|accredited) (?:in|as|with) |(?: (?:Dr|Herrn?|Frau|Mrs?|Ms)\.?$)|\P{L}(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}|(?<![\p{L}])(?:Directory|[Mm]ember since|[Pp]atron since|[Cc]ircle [Mm]ember|[Gg]uide\s*\|)(?![\p{L}])|, \d\d$|^(?:19|20)\d\d |^(?!EMEA|APAC|LATAM|MENA|ASEAN)\p{Lu}{4,6} (?:Director|Head|Manager|Dean|Vice President) of |^(?:[Pp]resenter|[Pp]anelist|[Pp]anellist|[Mm]oderator)s?$/u
const noPlace =
  /^(?:the )?(?:Island|Mainland|Coast|Valley|City|Town|Village|Bay|Peninsula|Highlands?|Country)$|^(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? |^(?:English|French|German|Spanish|Italian|Portuguese|Dutch|Punjabi|Hindi|Mandarin|Cantonese|Japanese|Korean|Arabic|Russian|Polish|Welsh|Swedish|Danish|Norwegian)(?![\p{L}])|^(?:Sorry|Thanks|Hello|Dear|Yes|No|Well)(?:,| )|(?<![\p{L}])(?:First Aid|Conference|Award|Marathon)$/u
const noTeam =
  /^\p{L}$|^CC (?:BY|0)(?![\p{L}])|^(?:City|Town|County|Borough|Village|Port|State) of |^City \p{Lu}\p{Ll}+(?:er|or|ist|ant)$|^\d+ |^[\d.,]+$|^(?:Núcleo|Associa[çc]|Sindicato|Comit[éê]|Conselho|Câmara|Comissão) |^Campus |^(?:Als|Como|Come|Si|Big|Huge|Green|Proud|Lifelong|Keen|Massive|Die-hard|Long-suffering|Avid|Loyal|Go|Team|Fan|Home|Away)$|^playing |(?<![\p{L}])for(?![\p{L}])|(?:Radio|Rotary|Lions|Chess|Book|Press|Camera|Photography|Garden|Kennel|Drama) Club$|(?<!Football |Athletic )Association$|(?:Society|Institute|Federation|Guild|Chamber of \p{L}+)$/u
/** `Level 2 certificate`: nobody says of what. */
const vagueCertificate =
  /^(?:teaches|taught|delivers|assesses) |^[Rr]egistered in (?:England|Wales|Scotland|Ireland|Northern|the (?:U|Nether))|^ISO(?:\/IEC)? \d{4,5}(?: accreditation| certification)?$|^Registered Manager$|(?:Institut|Societ|Association).* member$|^(?:first(?! aid)|second|third|tenth|hundredth|thousandth|\d+(?:st|nd|rd|th)) |^Certified \p{Lu}{2,5}$|^[Rr]egistered (?:[Cc]harity|[Cc]ompany|[Oo]ffice)|(?<![\p{L}])(?:Trust|Hospital|University|Council)$|(?<![\p{L}])(?:Designation|Foundation|Department|Qualification)$|^\p{Lu}{2,6}(?: \p{Lu}\+*)? accredited$|^(?:[Ll]evel \d )?(?:[Cc]ertificate|[Dd]iploma|[Ll]icen[cs]e|[Qq]ualification)$|^(?:[Cc]hartered|[Cc]ertified|[Rr]egistered|[Ll]icensed|[Aa]ccredited) (?:Financial|Hospice|Professional|Management|Information|Public|Project|Global|International|Clinical|Senior|Internal|Supply|Energy|Associate|Tax|Legal)$/u
/** Who does a thing, a water, or the end of a name (`Gesellschaft zur Rettung Schiffbrüchiger`) is no cause. */
const noCause =
  /^U-?\d\d|^(?:people|things|(?:spare )?parts|customers|clients|companies|businesses|products)$|^(?:Get|Book|Request|Claim) (?:an?|your) |^\d|^(?:Manager|Coordinator|Director|Lead|Officer|magistrate|Teach First|Chair|Trustee|Volunteers?|\p{L}+ (?:Sea|Ocean|River))$|-based |^(?:Rettung|Förderung|Unterstützung) /iu
/** `at the Hale Ridge library`: where something is done. */
const building = /\p{Lu}[\p{L}’'-]+ (?:library|hall|church|annexe?|gym|park|centre|center)$/u
/** A fund, a department, a group of the employer's, or an office in small letters behind a name. */
const noBody =
  /^(?:19|20)\d\d |^\p{L}*(?:[Cc]hor|[Oo]rchester|[Kk]apelle|[Oo]rkester|[Oo]rkest|[Kk]oor|[Kk]ör|[Mm]annskor|[Ff]euerwehr|[Vv]erein|[Cc]horale|[Cc]oro|[Bb]anda|[Oo]rquesta|[Oo]rchestre|[Oo]rchestra)$|^(?:School|Faculty|Department|Institute|College) of [^,]+, .*(?<![\p{L}])Universi|^Universi\p{L}+ (?:of|de|di|do|da|von|van) \p{Lu}\p{L}+$|^(?:Choir|Chorus|Band|Orchestra|Ensemble|Club|Team|Group|Committee|Board|Council|Society|Association|Guild|Chapter|League|Circle|Crew|Squad|Network|Union|Year|Month|Week|Decade)$|(?<![\p{L}])Fund$|^(?:Program|Programme|Product|Customer|Business|Sales|People|Service) (?:Delivery|Operations|Engineering|Strategy|Communications|Success|Marketing)$|(?<![\p{L}])(?:group|team|practice|leader)$/u
/** A faculty, a water, and a name that goes on with a place: `Acme i Aarhus`. */
const noCompany =
  /^(?:Museum|Museo|Musée|Museu|Klinik|Klinikum|Krankenhaus|Ziekenhuis|Rathaus|Bibliothek|Bibliotheek|Theater|Brauerei|Brouwerij|Bäckerei|Bakkerij|Hotel|Kanzlei|Praxis|Firma|Betrieb|Unternehmen|Agentur|Schule|École|Escuela|Scuola|Atelier|Cabinet|Studio)$|^\p{L}+ and \p{L}+ Sciences$| (?:River|Lake|Canal|Sea)$|(?:^|\P{L})(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}| i \p{Lu}\p{Ll}+$/u
/** A prize of which nobody says what for. */
const prizeAlone =
  /^(?:the )?(?:(?:first|second|third|fourth|top|1st|2nd|3rd)[ -](?:prize|place|position)|prize|award|medal|honou?r|runner-up|winner)$/iu
/** A headline that runs on into its date and the name below it is none either. */
/** What is written about somebody, or asked of them, they have not done. */
const portrait =
  /^(?:[Aa]n? )?(?:[Ii]nterview|(?:[Ii]n )?[Cc]onversation|Q ?& ?A|[Pp]rofile)(?::| with \p{Lu})|^[Pp]rofile of \p{Lu}|^Meet \p{Lu}|^(?:\p{L}+ )?(?:questions|minutes) (?:for|with) \p{Lu}/u
const noAchievement =
  /^(?:founded|set up|started|launched|created|built|established) (?:the|our|its|an?) \p{Ll}+$|^It(?:['’]s| is) |^(?:\p{Lu}\p{Ll}+day,? )?\d{1,2} \p{Lu}\p{Ll}+ (?:19|20)\d\d$|(?<![\p{L}])\p{Lu}\p{Ll}{2,8} \d{1,2}, (?:19|20)\d\d \p{Lu}|^I(?: am|['’]m) |(?<![\p{L}])(?:followers|posts|toots)(?![\p{L}])|^Say hello|(?<![\p{L}])By \p{Lu}\p{Ll}+ \p{Lu}|^Champion$| (?:geworden|worden|gewesen)$|^(?:What|Things|Why|How) |['’]s$/u
/** `Favourite film: Tides`: what others have made. */
const favourite = /[Ff]avou?rite \p{Ll}+: ["“]?$/u
const noSchool =
  /^(?:FH|TH|UAS|Univ\.?|Uni)$|^(?:[ÉE]cole|Escuela|Escola|Scuola|Schule|School|Universit[éàä]t?|Universidade?|Universiteit|Uniwersytet|Hochschule|Lycée|Liceo|Gymnasium|Instituto?|Istituto|Facult[éy]|Facultad|Faculdade|Acad[ée]mi[ea])$|^(?:Winning|Winner|Won|Award|Honou?rs) |^School (?:visits|talks|bookings|events|tours)(?![\p{L}])|^(?:Welcome|Willkommen|Bienvenue|Bienvenid[oa]s|Bem-vind[oa]s|Benvenuti) |^(?:She|He|They|I|Ze|Zij|Hij|Ik|Sie|Er|Ich|Elle|Il|Je|Ella|Él|Ela|Ele|Lei|Lui|Hon|Han|Hun|Jag|Jeg) \p{Ll}|^(?:Copyright|©|Chartered Institute|Institute of Directors|Australian Institute of Company Directors)(?![\p{L}])|(?<![\p{L}])(?:Network|Alumni|Association)$|, \p{Lu}{2,5}$|^(?:ECE|CSE|EEE)$|^\p{Lu}\p{Ll}+(?:ics|ology|iatry|istry|graphy)$/u
/** A course by its number or with its degree, a name that goes on behind a mark that only opens, and who works there. */
const noSchoolByForm =
  /^(?:19|20)\d\d |^(?:Accredited|Certified|Qualified|Registered|Licen[sc]ed|Approved) \p{L}+ |^(?:Diplomad[oa]|Licenciad[oa]|Graduad[oa]|Titulad[oa]|Grado|Máster|Laurea(?:t[oa])?|Diplômée?|Diplomat[oa]) (?:en|em|in) |^(?:Education|Ausbildung|Formation|Educación|Formação|Formazione|Opleiding): |^(?:\p{L}+: )?\p{Lu}{2,5} ?\d{3,4}\p{Lu}? \p{Lu}|[“„«][^“”»]*$|\([^()]*$|^(?:Tecnic[oa]|Técnic[oa]|Ricercat(?:ore|rice)|Docente|Responsabile|Bibliotecari[oa]|Dottorand[oa])(?![\p{L}])/u
/** `M.S. University of Baroda`, `University of Texas at Austin`: neither a degree nor an office. */
const university = /^(?:(?:\p{Lu}\.){2,3} )?University of \p{Lu}[\p{L} ]+$/u
const noInterest =
  /(?<![\p{L}])(?:do|does|did|is|are|was|were|can|will)(?: not|n['’]t)$|^(?:publishing|shipping|scaling|delivering|enabling|empowering|transforming) |^(?:now|then|but|and|or|not)(?![\p{L}])|^(?:prepare|expect|be|bring|pack|stay|wait) (?:to|for|prepared|ready|warned|sure|an?|your|you|up|back) |^(?:here|there|him|her|it|this|that|more|less|lots|home|visits? .+|figuring .+|keeping .+|cats?|dogs?)$/iu
/** `Tidal University Credentials`, `boat building Education`: lines that a page or a search ran together, up to the label of the next. */
const runsIntoLabel = (text: string): boolean => {
  const { before = "", label = "" } =
    /^(?<before>.+ \p{Ll}[\p{L}-]+|.+ (?:University|College|School|Academy)) (?<label>\p{Lu}\p{Ll}+)$/u.exec(
      text
    )?.groups ?? {}
  return topicOf(label) !== undefined && !/ (?:of|for|in|and|to|at|on|with)$/u.test(before)
}

/** `Badminton`: the game alone is no side. */
const isGame = (text: string): boolean => /^\p{L}+$/u.test(text) && isPastime(text.toLowerCase())

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

/** `Dean sells tractors`, `Professor Ada Lovelace`, `Lovelace – Deputy Head`: who somebody is, and no position. */
const namesPerson = (text: string): boolean => {
  const [first = "", second = ""] = text.split(" ")
  const surname = /^(?<word>\p{Lu}\p{Ll}+) [–—] /u.exec(text)?.groups?.word ?? ""
  if (surname !== "" && !isTitle(surname) && !isDepartment(surname)) return true
  const isSaidOf = isGiven(first) && /^\p{Ll}{3,}s$/u.test(second)
  const named = /^(?:\p{Lu}\p{Ll}+ )+?(?<name>\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]+)$/u.exec(text)?.groups?.name
  return isSaidOf || (named !== undefined && looksLikePerson(named)) || hasNameAmid(text)
}

/** `Finance Marcus`: a department, and who is next. */
const namesHolder = (text: string): boolean => {
  const [department = "", name = "", ...others] = text.split(" ")
  return others.length === 0 && isDepartment(department) && isGiven(name)
}

/** `licensed in Massachusetts`: where somebody may work. */
const isJurisdiction = (place: string, quote: string): boolean => {
  const before = quote.slice(0, quote.indexOf(place))
  return /\b(?:licen[sc]ed|admitted|registered|qualified)(?: [^.,;]{1,40})? in (?:the )?$/iu.test(before)
}

/** `director of sales`: what somebody is called by their house. */
const isOffice = (text: string): boolean => /^\p{L}+ (?:of|for) /u.test(text) && isTitle(text)

/** `acts for family firms, particularly in food`: what clients do, and not who advises them. */
const ofClients =
  /(?<![\p{L}])(?:for|with|to) (?:[\p{L}-]+ ){0,3}(?:companies|clients|businesses|firms|families|employers|investors|owners|start-?ups),? (?:particularly|especially|mainly|mostly|chiefly|notably|largely) (?:in|across|within) (?:the )?[^.;]*$/u

/** `Estates, advice for sellers and mills`: behind a preposition, `and` joins what it leads to. */
const behindPreposition = /^\p{L}+(?: \p{Ll}+)?, (?:[\p{Ll} -]+, )*[\p{Ll} -]+ for [\p{Ll} -]+ and $/u

/** `Delta & Dune`: what a line of its own names is a house. */
const house = /^\p{Lu}\p{Ll}+ & \p{Lu}\p{Ll}+$/u

/** `runs our wharf, rail and container yard teams`: what others do. */
const ofTeams =
  /\b(?:runs|leads|manages|heads|oversees) (?:our|the|its|their) [^.;]*, [^.;]* (?:teams|crews|gangs)\b/u

/** `socia fundadora de Acme`, `project director for the Acme Library`: what somebody owns, or builds, they do not belong to. */
const owning =
  /(?:(?:project|programme|program) (?:director|manager|lead|architect) for [^.;]*|(?:founder|founding partner|fundador[ae]?|fondat(?:eur|rice)|gründer(?:in)?) (?:of|at|de|del|der|von|du)|(?<![\p{L}])(?:set up|started|launched|created)) ?(?:the |la )?$/iu

/** `named Agent of the Year`: what an award calls somebody is no position. */
const isYearsBest = (text: string, quote: string): boolean =>
  /^ of the (?:Year|Month|Week|Decade|Season|Quarter)(?![\p{L}])/iu.test(quote.split(text, 2)[1] ?? "")

/** `zegt CEO Ada Lovelace`: who says it is what follows. */
const saying =
  /^(?:zegt|aldus|vindt|sagt|meint|erklärt|säger|sier|siger|dice|afferma|spiega|explica|explique|mówi|says|said) /u

/** `no fuss`, `leur succession`: what somebody does without, and what is others’. */
const withoutOrTheirs = /^(?:no|without|sans|ohne|sin|sem|senza|leurs?|notre|nos|votre|vos) \p{Ll}/u

/** Whether a text can be what its field holds, whatever rule has found it. `quote` is where it stands. */
const fits: Partial<Record<Fact["field"], (text: string, quote: string) => boolean>> = {
  "professional.current_title": (text, quote) =>
    hasTitleForm(titleForm(text)) &&
    !noTitle.test(text) &&
    !isYearsBest(text, quote) &&
    !saying.test(text) &&
    !namesPerson(text) &&
    !isSentenceElsewhere(text),
  "professional.current_company": (text, quote) =>
    !noCompany.test(text) && !namesHolder(text) && !quote.includes(`Author at ${text}`),
  "professional.industry": hasIndustryForm,
  "professional.achievements": (text, quote) =>
    !prizeAlone.test(text) &&
    !favourite.test(around(text, quote).before) &&
    !isPrizeCutOff(text, quote) &&
    !isBegunBefore(text, quote) &&
    !noAchievement.test(text) &&
    !portrait.test(text),
  "professional.current_location": (text, quote) =>
    !noPlace.test(text) &&
    hasLocationForm(text, quote) &&
    !isClubOfTown(text) &&
    (!isTechnology(text) || isPlace(text)) &&
    !isJurisdiction(text, quote),
  "professional.skills": (text, quote) =>
    !isNoSkill(text) &&
    !withoutOrTheirs.test(text) &&
    !runsIntoLabel(text) &&
    !linkName.test(text) &&
    !(isSite(text) && isRowOfLinks(quote)) &&
    !isDateline(text, quote) &&
    !isPath(quote) &&
    !ofTeams.test(quote) &&
    !house.test(quote) &&
    !ofClients.test(around(text, quote).before) &&
    !behindPreposition.test(around(text, quote).before) &&
    !isDegree(text) &&
    !isCertificate(text) &&
    !isInstitution(text) &&
    !isOffice(text),
  "personal.interests": text =>
    !noInterest.test(text) && !isTellingAlone(text) && !linkName.test(text) && !isAnimalByName(text),
  "personal.hobbies": (text, quote) => !isNoPastime(text, quote),
  "personal.sports_teams": (text, quote) =>
    !noTeam.test(text) && !isGame(text) && !quote.includes(`& ${text}`),
  "personal.causes": (text, quote) =>
    !noCause.test(text) &&
    !isCutOff(text, quote) &&
    !isBegunBefore(text, quote) &&
    !building.test(text) &&
    !isPlace(text) &&
    !text.split(/,? (?:and|und|et|y|e|en|og|och) /u).every(isTechnology),
  "personal.memberships": (text, quote) =>
    !noBody.test(text) &&
    !isCutOff(text, quote) &&
    !isBegunBefore(text, quote) &&
    !isPlace(text) &&
    !isKind(text, quote) &&
    !isDepartment(text) &&
    !owning.test(quote.slice(0, quote.indexOf(text))),
  "family.pets": (text, quote) => !isNoPet(text, quote),
  // `Certified Administrator of Volunteer Services` is not cut.
  "education.certifications": (text, quote) =>
    // `Chartered Member of the Tidal Institute`: whoever belongs to a body is told of among its members.
    !/^(?:(?:Chartered|Associate|Full|Professional|Registered) )?(?:Member|Fellow) of /iu.test(text) &&
    // `Registered Dietitian and Co-owner`: a post beside it is none of what they are certified as.
    !/ (?:and|&) (?:\p{L}+ )*(?:co-)?(?:owner|director|manager|partner|lead|head)$/iu.test(text) &&
    !isPaperCut(text, quote) &&
    !isPaperOfSchool(text, quote) &&
    (isCertificate(text) ||
      (!vagueCertificate.test(text) &&
        !(/(?:^|[ -])certified$/u.test(text) ? /^ (?:of|in|on|as) \p{L}/u : /^ of \p{Lu}/u).test(
          quote.slice(quote.indexOf(text) + text.length)
        )))
}

/** `a Leeds zydeco band`, `for 30 years`: not what a body is called. */
const isKind = (text: string, quote: string): boolean =>
  !/\p{L}{2}/u.test(text) ||
  (/ \p{Ll}[\p{L}’'-]*$/u.test(text) && /(?<![\p{L}])an? $/u.test(quote.slice(0, quote.indexOf(text))))

/** Schools by their letters and the town of each. */
const campus = /^(?:I?IIT|NIT|IIM|NID|NIFT|BITS|SRM|VIT|TU|TH|FH|UC|SUNY|CUNY) \p{Lu}/u

const greeting =
  /^(?:Welcome to|Willkommen (?:an|bei|in)|Bienvenue (?:à|au)|Bienvenid[oa]s a|Bem-vind[oa]s (?:à|ao)|Benvenuti (?:a|al))(?![\p{L}])/u

/** `studied Garden Design (MA) at …`: what stands before a degree and the school is the subject. */
const isSubjectBefore = (institution: string, quote: string): boolean =>
  !isInstitution(institution) &&
  /^ \([^()]{2,20}\),? (?:at|from) /u.test(quote.slice(quote.indexOf(institution) + institution.length))

/** `University of Texas`, where `University of Texas at Austin` stands: another school, or only the half of a name. */
const isHalfOfName = (institution: string, quote: string): boolean =>
  quote.includes(`${institution} at `) &&
  matchesIn(quote, patternOf(schoolName, "gu")).some(([name]) => name.includes(`${institution} at `))

/** Whether a fact can be one; of studies, whether its school can. */
export const isPlausible = ({ field, value }: Fact, quote: string): boolean => {
  if (typeof value === "string") return fits[field]?.(value, quote) ?? true
  if (typeof value !== "object" || !("institution" in value)) return true
  const { degree, field_of_study, institution } = value
  const isSchool =
    !greeting.test(quote) &&
    (!isTitle(institution) || university.test(institution)) &&
    (!isPlace(institution) ||
      isInstitution(institution) ||
      degree !== null ||
      quote.includes(`${field_of_study} at ${institution}`)) &&
    !noSchool.test(institution) &&
    !noSchoolByForm.test(institution) &&
    (!isTechnology(institution) || degree !== null) &&
    !isSentenceElsewhere(institution) &&
    !isPostNominal(institution) &&
    !isHolder(institution, degree, quote) &&
    !isAmongLetters(institution, quote) &&
    !isDepartment(institution) &&
    !runsIntoLabel(institution) &&
    !isHalfOfName(institution, quote) &&
    !isSchoolCut(institution, quote) &&
    !isSubjectBefore(institution, quote) &&
    (!isDegree(institution) || university.test(institution))
  // `B.Tech, NIT Acme, Leeds`: what stands behind a degree may be the school.
  const isSubject =
    field_of_study === null ||
    (/\p{L}/u.test(field_of_study) &&
      !isInstitution(field_of_study) &&
      !campus.test(field_of_study) &&
      !field_of_study.includes(" after "))
  return isSchool && isSubject && field_of_study !== "candidate"
}
