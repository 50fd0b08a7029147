import { legalForm, rememberingLast } from "@prospect-research/core"
import { Option } from "effect"
import { letter } from "../extraction/naming/letter.ts"
import { companyName, organizationWord, properWord } from "../extraction/naming/properName.ts"
import { isDepartment } from "../extraction/words/departments.ts"
import { isField } from "../extraction/words/fields.ts"
import { isFirm } from "../extraction/words/firms.ts"
import { kindLast } from "../extraction/words/houseKinds.ts"
import { isPlace } from "../extraction/words/places.ts"
import { isGivenName } from "../names/givenNames.ts"
import { foldName, isFrequentSurname } from "../names/index.ts"
import { plainLine } from "./plainText.ts"
import { regex } from "./regex.ts"
import { eastAsianTitle, foreignTitle, trade } from "./titleWords.ts"

/** A title and where it is held, as a text states it. */
export interface StatedRole {
  readonly title: string
  readonly company: string
  /** The part of the text that states it. */
  readonly quote: string
}

const titleWord =
  /\b(?:chief|officer|c[a-z]o|ciso|of counsel|president|vp|svp|evp|avp|vice|director|head|lead|leader|manager|founder|co-?founder|owner|partner|(?:managing|founding|senior|equity) shareholder|principal|chair(?:man|woman|person)?|engineer|sre|developer|programmer|architect|designer|scientist|researcher|professor|lecturer|postdoc|teacher|analyst|consultant|advis[eo]r|editor|writer|journalist|correspondent|columnist|sanitarian|reporter|author|producer|publisher|instructor|tutor|agent|merchandiser|specialist|strategist|coordinator|administrator|associate|counsel|lawyer|solicitor|barrister|attorney|paralegal|accountant|auditor|actuary|controller|treasurer|secretary|recruiter|marketer|marketing|executive|representative|technician|planner|buyer|curator|librarian|evangelist|advocate|fellow|economist|(?:bio|geo)?statistician|biologist|chemist|physicist|oceanographer|geologist|mathematician|psychologist|surgeon|physician|nurse|pharmacist|veterinarian|pilot|captain|chef|baker|brewer|photographer|illustrator|animator|filmmaker|artist|musician|composer|copywriter|translator|linguist|trader|banker|investor|underwriter|broker|supervisor|superintendent|inspector|surveyor|modell?er|estimator|valuer|assessor|forecaster|dispatcher|scheduler|dean|provost|registrar|geschäftsführer(?:in)?|\p{L}*leiter(?:in)?|\p{L}*referent(?:in)?|doktorand(?:in)?|(?:akademische[rn]? )?r(?:at|ätin)|mitarbeiter(?:in)?|assistent(?:in)?|koordinator(?:in)?|lektor(?:in)?|redakteur(?:in)?|sachbearbeiter(?:in)?|chargée? d|dentist|case ?worker|(?:social|youth|support|outreach|community|family|link) worker|matron|(?:senior|junior|deputy|lead|ward|theatre|nursing|clinic|night|outpatients?) sister|midwife|clinician|therapist|physiotherapist|counsell?or|conservator|archivist|restorer|bursar|clerk|chaplain|vicar|rector|headteacher|headmaster|headmistress|harbou?r ?master|postmaster|scrum master|concertmaster|(?:phd|doctoral|dphil|msc) (?:candidate|student)|\p{L}{2,}ologist|entwickler(?:in)?|ingenieur(?:in)?|berater(?:in)?|gründer(?:in)?|mitgründer(?:in)?|vorstand|professorin|directeur|directrice|responsable|ingénieure?|fondat(?:eur|rice)|cofondat(?:eur|rice)|développeu(?:r|se)|gérante?|chef(?:fe)? de|présidente?|director[ae]|ingenier[oa]|desarrollador[ae]?|fundador[ae]?|cofundador[ae]?|jef[ea] de|gerente|consultora?|présidente|diretora?|engenheir[oa])\b/iu

const pastWord =
  /\b(?:former|formerly|ex|previous|previously|earlier|long(?= (?:the|its|our) )|past|retired|late|outgoing|one-time|erstwhile|ehemalig\w*|zuletzt|zuvor|davor|früher|vormals|ancien(?:ne)?|aspiring|future|incoming|soon-to-be|wannabe|finora|bisher\w*|bislang|jusqu['’]ici|hasta ahora|até agora|tot nu toe|hittills|hidtil|hittil|hiring|seeking|looking|open to|turned)\b/i

/** `Harbour Master’s Office` is where one sits. */
const roomOf =
  /['’]s? (?:Office|Department|Team|House|Lodge|Desk|Residence|Corner|Blog|Message|Welcome|Report)$/i

/** `Technology Lawyer of the Year`, `Nurse Leader Award` */
const distinction =
  /\bof the (?:year|month|decade|season|match)\b|(?<!\b(?:of|for) )\b(?:award|prize|medal|trophy)$/i

/** What lawyers have to write below their pages. */
const notice = /^attorney advertising/i

/** `Anna Baker`: what people are called, their surnames often are. */
const isSurnamed = (text: string): boolean => {
  const words = text.split(" ")
  const last = words.at(-1) ?? ""
  return (
    (words.length === 2 || words.length === 3) &&
    words.every(word => /^\p{Lu}/u.test(word)) &&
    isGivenName(foldName(words[0] ?? "")) &&
    (isFrequentSurname(foldName(last)) || !titleWord.test(last))
  )
}

/** `head smoker`, `Master thrower`: the first of those who do a thing, whatever it is. */
export const leadingCraft =
  /^(?:head|master|chief|apprentice) \p{L}[\p{L}-]{2,}(?<!support|lov|follow|lead|cheerlead)(?:er|ist|ian|wright|smith|man|woman)$/iu

const readsAsTitle = (text: string): boolean =>
  (titleWord.test(text) ||
    foreignTitle.test(text) ||
    trade.test(text) ||
    eastAsianTitle.test(text) ||
    leadingCraft.test(text)) &&
  !pastWord.test(text) &&
  !firstPerson.test(text) &&
  !isSurnamed(text) &&
  !roomOf.test(text) &&
  !distinction.test(text) &&
  !notice.test(text) &&
  !/[.!?]$|[()[\]<>{}“”";]/.test(text)

/** The last so many texts that were held against the words for titles: those of some pages, which are read in many ways. */
const titleOrNot = rememberingLast(4_000, readsAsTitle)

/** Whether a short text is the title of a position that is held now. */
export const isTitle = (text: string): boolean => text.length <= 100 && titleOrNot(text)

/** A sentence about oneself is no title, though one stands in it. */
const firstPerson =
  /\b(?:I'm|I’m|I am|my|[Ss]oy|[Ss]ou|[Jj]e suis|[Ii]ch bin|[Ii]k ben|[Jj]ag är|[Jj]eg er|[Ss]ono)\b|^(?:[Oo]nze|[Uu]nsere?r?|[Nn]otre|[Nn]uestr[oa]|[Nn]oss[oa]|[Vv]år(?:t)?|[Ll]a nostra|[Ii]l nostro) /u

/** Positions beside somebody's work: they are no title of a person who is looked up by their employer. */
const sidePosition =
  /\b(?:non-executive|board (?:member|director)|trustee|governor|patron|volunteer|chair of (?:the )?governors|mentor|ambassador|advis[eo]r|fellow|member|alumn\w+|student|graduate|coach|judge|host|speaker|author|investor|contributor|maintainer)\b/i

const clubOffice =
  /^(?:(?:hon(?:orary|\.)?|joint|acting|vice|deputy|club|team|stellv(?:\.|ertretende[rn]?)|[12]\.) ?)*(?:chair(?:man|woman|person)?|treasurer|captain|skipper|coach|(?:club |membership |fixtures )?secretary|kassör|kasserer|kassenwart(?:in)?|schatzmeister(?:in)?|schriftführer(?:in)?|vorsitzende[rn]?|trésori(?:er|ère)|tesorer[oa]|tesoureir[oa]|tesoriere|penningmeester|wiceprezes(?:ka)?|skarbnik|sekretarz|styreleder|nestleder)$/iu

/** Whether a title alone is that of an office in a club: only a club's own people hold it for their work. */
export const isClubOffice = (title: string): boolean => clubOffice.test(title.trim())

/** Whether a title is one of those that people hold beside their work. */
export const isSidePosition = (title: string): boolean =>
  sidePosition.test(title) && !/\b(?:research|teaching|postdoctoral|clinical|senior) fellow\b/i.test(title)

/** What people put before a title that does not belong to it. */
const praise =
  /^(?:(?:an?|the|our|their|its|vores|vårt?|unsere?|onze|notre|nuestr[oa]|noss[oa]|only|sole|currently|now|also|new|first(?! (?:officer|mate|assistant|violin|secretary|sergeant|engineer)(?![\p{L}]))|proud|local|board-certified|passionate|experienced|seasoned|award-winning|accomplished|dedicated|full-time|part-time|by day|by trade|by profession|acting as|working as|serving as|brilliant|renowned|leading|results-driven|self-taught) )+(?=\S)/iu

/** `the Leeds-based designer`, `34-year-old engineer`. */
const descent =
  /^(?:an? |the )?(?:\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}-(?:based|born|bred|raised|trained|educated)|\d+-year-old) /u

/** `the port’s Head of Environment` */
const ownersOf =
  /^(?:\p{Ll}+ ){0,2}(?:\p{Ll}+['’]s? (?=\p{Lu})|\p{Ll}+['’]s (?=(?:\p{Ll}+ )?(?:owner|founder|director|president|head|chief|manager|editor|chair)))/u

/** What goes on behind a title and says nothing of it: since when it is held, and what its holder brings along. */
const ending =
  /,? (?:here|(?:of|at|with|for) (?:the|our) (?:firm|company|practice|business)|with immediate effect|effective immediately|with (?:overall |special )?responsibility for .*|with an? (?:\p{Ll}+ )?(?:background|passion|interest)\b.*)$/iu

/** `Current role: Head of Data`, and `Position Head of Data` as a row of a table. */
const label =
  /^(?:[-*•] )?(?:(?:current|present) )?(?:(?:role|position|job title|job|title|designation|work|day job|occupation|profession|does): |position (?=\p{L}))/iu

/** A title without article and praise; a title of trees such as `lead engineer` keeps what belongs to it. */
export const tidyTitle = (title: string): string =>
  title
    .trim()
    .replace(label, "")
    .replace(/^(?:Promoted|Appointed|Elevated|Named) (?:to|as) (?=\p{L})/u, "")
    .replace(/^[^,]{3,40}, currently (?=\p{Lu})/u, "")
    // `Signalling → Head of Assets`
    .replace(/^[^→⟶]*[→⟶] ?/u, "")
    .replace(descent, "")
    .replace(praise, "")
    .replace(ownersOf, "")
    .replace(/^(?:fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+th) (?=\p{Ll})/u, "")
    .replace(/\s(?:[·•|]|\p{Extended_Pictographic}\uFE0F?)\s.*$/u, "")
    .replace(/(?<=\p{L}),? \(?(?:19|20)\d\d ?[-–/] ?\d{2,4}\)?$/u, "")
    // `joins as Head of Assets 14 March 2022`, as lists of news have it
    .replace(/(?<=\p{L}),? (?:\d{1,2} \p{Lu}\p{L}{2,8}|\p{Lu}\p{L}{2,8} \d{1,2},) (?:19|20)\d\d$/u, "")
    .replace(ending, "")
    .replace(/[\s,–—|-]+$/u, "")

/** A title begins with no verb or article; a company with a capital or a digit, and ends with its sentence or comma. */
export const titlePart = "(?<title>\\p{L}[\\p{L}\\p{M}\\d&/+.,'’ -]{1,98}?)"
export const companyPart = `(?:the )?@?(?<company>${companyName}(?:, ${legalForm})?)`

const highest =
  "(?:[Cc]o-?[Ff]ounder|[Cc]o-?[Oo]wner|[Ff]ounder|[Ff]ounding [Pp]artner|C[A-Z]O|[Cc]hief [Ee]xecutive(?: [Oo]fficer)?|[Cc]hief (?:\\p{L}+ ){1,2}[Oo]fficer|[Oo]wner|[Pp]resident|[Cc]hair(?:man|woman)?|[Mm]anaging (?:[Dd]irector|[Pp]artner)|[Ee]ditor(?:-in-[Cc]hief)?|[Dd]ean|[Cc]urator)"

/** `of` also joins the parts of a title, so that it leads to a company only after the highest ones. */
export const leaderPart = `(?<title>${highest}(?:,? (?:and|&|/) ${highest}| ?[&/] ?${highest})?)`

/** A part of an employer, which is no employer. */
const unit =
  /^(?:the )?(?:(?:\p{L}+ ){0,5}(?:Board|Division|Department|Dept\.?|Unit|Section|Branch|Faculty|Directorate|Team|Practice|Practice Group|Business Unit|Service Line|Chair|Programme|Program|Ward|Squad|Desk|Abteilung|Fachbereich|Fakultät|Referat|Dezernat|Bereich|Sachgebiet|Service|Direction|Département|Departamento|Área|Sezione|Dipartimento|Afdeling|Avdeling|Avdelning|Afdelning)$|(?:Division|Department|Dept\.?|Unit|Section|Branch|Office|Faculty|Directorate|Chair|School|Abteilung|Fachbereich|Fakultät|Referat|Dezernat|Bereich|Sachgebiet|Service|Direction|Département|Departamento|Área|Sezione|Dipartimento|Afdeling|Avdeling|Avdelning) (?:of|for|für|der|des|de|du|di|voor|for|för|af)(?![\p{L}]))/u

/** Whether what stands where an employer would is only a part of one: `Division of Cardiology`, `Legal Department`. */
export const isUnit = (name: string): boolean => unit.test(name)

const academic =
  /\b(?:professor|lecturer|reader|dean|instructor|postdoc\w*|research (?:fellow|associate|scientist)|(?:ph\.?d|doctoral) (?:candidate|student|researcher))\b/i
const discipline =
  /(?:^|\s)(?:Sciences?|Studies|Engineering|Medicine|Surgery|Physics|Chemistry|Biology|Mathematics|Statistics|Economics|Linguistics|Philosophy|History|Geography|Geology|Psychology|Sociology|Anthropology|Archaeology|Law|Education|Nursing|Pharmacy|Music|Literature|Informatics|Computing|Architecture|Management|Accounting|Finance|Marketing)$/u

/** `Associate Professor, Ocean Sciences`: whoever teaches a subject works for a house of many. */
const isSubjectTaught = (title: string, part: string): boolean =>
  academic.test(title) && discipline.test(part)

/** `Curator of Textiles`: what houses do is no house. */
const workAlone = regex.u`^(?:${kindLast})$`

const toRole = (match: RegExpExecArray | null): Option.Option<StatedRole> => {
  const { title = "", company = "" } = match?.groups ?? {}
  const role = {
    title: tidyTitle(title),
    company: company.replace(/['’.]+$/, ""),
    quote: match?.[0].trim() ?? ""
  }
  return isTitle(role.title) &&
    !/, \p{Ll}|\b(?:is|was|has|joined|leads)\b/u.test(role.title) &&
    role.company !== "" &&
    !isPlace(role.company) &&
    !isUnit(role.company) &&
    !workAlone.test(role.company) &&
    !isSubjectTaught(role.title, role.company) &&
    !/[.!?] /.test(role.title)
    ? Option.some(role)
    : Option.none()
}

const kindOfEmployer = `(?:School|College|Academy|University|Hospital|Infirmary|Clinic|Hospice|Museum|Gallery|Library|Theatre|Theater|Opera|Orchestra|Philharmonic|Symphony|Trust|Foundation|Authority|Agency|Council|Bank|Brewery|Bakery|Winery|Distillery|Group|Holdings|Partners|Associates|Company|Corporation|Industries|Studios?|Labs?|Laboratories|Institute|Society|Association|Federation|Observatory|Port|Harbour|Airport|Zoo|Aquarium|${legalForm})`
const foreignKind =
  "(?:Gymnasium|Klinikum|Krankenhaus|Stiftung|Lycée|Collège|Théâtre|Musée|Hôpital|Clinique|Fondation|Université|Escuela|Colegio|Hospital|Museo|Teatro|Fundación|Bodegas?|Universidad|Escola|Museu|Estúdio|Instituto|Fundação|Universidade|Scuola|Ospedale|Fondazione|Università|Stichting|Ziekenhuis|Haven)"
/** `Graduate School`, `Retail Bank`: parts and kinds of employers. */
const kindAlone =
  "(?:Lower|Upper|Middle|Senior|Junior|Graduate|Law|Medical|Business|Nursing|Engineering|Summer|Sunday|Primary|Private|Investment|Retail|Commercial|Food|Working|Product|Advisory|Executive|Student|User|Strategy|Peer|Corporate|Blood|Data|Design|Innovation|Research|Internal|Global)"

/** An employer that says by its name that it is one, so that `of` before it leads to nothing else. */
const namedOrganization = `(?:the |la |le |l['’])?(?<company>(?!(?:the )?${kindAlone} ${kindOfEmployer}(?! (?:of|for) ))(?:(?:${properWord} (?:(?:of|and|&|the) ){0,2}){1,5}${kindOfEmployer}(?![\\p{L}])(?: (?:of|for) (?:the )?${properWord}(?: ${properWord}){0,3})?(?! \\p{Lu})|${kindOfEmployer} (?:of|for) (?:the )?${properWord}(?: ${properWord}){0,3}|${foreignKind} (?:(?:de|des|du|del|della|do|da|dos|van|für|la|las|les|los|el) ){0,2}${properWord}(?: (?:(?:de|des|du|del|do|da|e|y|et) )?${properWord}){0,3}))`

const rolePatterns = (before: string): ReadonlyArray<RegExp> => [
  regex.u`${before}${titlePart},? (?:at |@ ?|bei |chez |en )${companyPart}`,
  regex.u`${before}${leaderPart} (?:of|von|de|du|di|da|do|del|della|van|av|af) ${companyPart}`,
  regex.u`${before}${titlePart},? (?:of|for|with|von|der|des|de la|de|du|di|da|do|del|della|van|av|af) ${namedOrganization}`
]

const patterns = rolePatterns("^(?:(?:I am|I['’]m|Currently|Now) )?")

/** `TITLE at COMPANY` at the beginning of a text, such as what a person says of themselves. */
export const roleAtStart = (text: string): Option.Option<StatedRole> =>
  Option.firstSomeOf(patterns.map(pattern => toRole(pattern.exec(text))))

/** `TITLE at COMPANY` at the beginning of a description, in one line. */
export const roleInBio = (text: string): Option.Option<StatedRole> => roleAtStart(plainLine(text))

/** A level alone is no whole title: `Director, Data Platform` goes on after its comma. */
export const levelAlone =
  /^(?:(?:senior|associate|assistant|deputy|global|regional|group|managing|executive|principal|staff|general) )*(?:vp|svp|evp|avp|(?:vice )?president|director|manager|head|lead|partner|counsel|fellow|engineer|officer)$/i

const betweenParts = /, (?=\p{Lu}|@)| [|·•–—-] | @ ?(?=\p{Lu})/u

/** `Prokurist, Leiter Fuhrpark` and `Founder, Creative Director`: a second title, which is no company's name. */
const isFurtherTitle = (part: string): boolean =>
  isTitle(part) && part.split(" ").length <= 5 && !organizationWord.test(part)

/** `Engineer, writer, swimmer`; but `creative director, co-founder` are two titles. */
const isListOfTrades = (title: string): boolean => {
  const [first = "", ...others] = title.split(/, (?=\p{Ll})/u)
  return others.length > 0 && !(others.length === 1 && [first, ...others].every(isTitle))
}

type Position = Partial<Pick<StatedRole, "title" | "company"> & { readonly place: string }>

/** `Editor in Leipzig`, but not `Professor in Physics`. */
const inPlace = (title: string): Position => {
  const at = title.lastIndexOf(" in ")
  const place = title.slice(at + 4)
  return at !== -1 && isPlace(place) ? { title: tidyTitle(title.slice(0, at)), place } : { title }
}

/** Words of one, in which a title may stand. */
const sentence = /\b(?:is|was|has|joined|leads|runs|works|worked|serves|served|lives|became|I|we|at|AT)\b/

/** `Shipping & International Trade`, behind a level: what somebody directs, and no house of two names. */
const areFields = (text: string): boolean =>
  text.split(/ (?:&|and) |, /u).every(part => isField(part) || isDepartment(part))

const positionIn = (text: string): Position => {
  const role = Option.getOrUndefined(roleAtStart(text))
  if (role !== undefined) {
    if (sentence.test(role.title)) return {}
    const town = /^(?:,| in| [·|–—-]) (?<place>.+)$/u.exec(text.slice(role.quote.length))?.groups?.place
    return {
      title: role.title,
      company: role.company,
      ...(town !== undefined && isPlace(town) ? { place: town } : {})
    }
  }
  const [first = "", ...others] = text.split(betweenParts)
  const [next = ""] = others
  const isPlaced = isPlace(next)
  // One word may be a trade: `Partner, Shipping`.
  const isHouse =
    / /.test(next) && isFirm(next) && !isDepartment(next) && !isFurtherTitle(next) && !areFields(next)
  const isLonger =
    next !== "" &&
    !isPlaced &&
    !isHouse &&
    !isUnit(next) &&
    (levelAlone.test(first.trim()) || isFurtherTitle(next))
  const title = tidyTitle(isLonger ? text.slice(0, text.indexOf(next, first.length) + next.length) : first)
  const [beside] = isLonger ? others.slice(1) : others
  if (isListOfTrades(title)) return {}
  if (!isTitle(title) || sentence.test(title) || title.split(" ").length > 10) return {}
  if (beside === undefined) return inPlace(title)
  if (isPlace(beside)) {
    // `Photographer in Shepparton, Victoria`
    const { place: town, ...held } = inPlace(title)
    return town === undefined ? { title, place: beside } : { ...held, place: `${town}, ${beside}` }
  }
  const behind = [beside, ...others.slice(others.indexOf(beside) + 1)]
  const at = behind.findIndex(
    part => !isUnit(part) && !isDepartment(part) && !isSubjectTaught(title, part) && !isFurtherTitle(part)
  )
  const employer = behind[at]
  if (employer === undefined || isPlace(employer)) return { title }
  const seat = behind.slice(at + 1).join(", ")
  const town = [seat, behind[at + 1] ?? ""].find(isPlace)
  return {
    title,
    company: employer.replace(/^@/, "").trim(),
    ...(town === undefined ? {} : { place: town })
  }
}

/** `Welding Engineer, P.Eng.`: letters of the person behind a title. */
const lettersAtEnd =
  /(?:, (?:[BMP]\. ?(?:Eng|Sc|Arch)\.?|P\.E\.|Ph\.?D\.?|MBA|MSc|BSc|CEng|PEng|CPA|CFA|FCA|ACA|ACCA|PMP|RN|RGN|RIBA|RIAS|FRICS|MRICS|MRCVS|MCIOB)(?:, Passivhaus Designer)?)+$/u

/** `FAIA, Founding Principal`: letters of the person before a title, where they stand beside a link with the name. */
const lettersAtStart = regex.u`^(?<letters>${letter}(?:,? ${letter})*) ?, (?=\\p{Lu})`
/** `CEO, Founder`: a title in letters is one. */
const withoutLettersAtStart = (text: string): string => {
  const found = lettersAtStart.exec(text)
  const letters = found?.groups?.letters ?? ""
  return found === null || letters.length < 3 || isTitle(letters) ? text : text.slice(found[0].length)
}

/** `Head of Data. Ada counts waves.`: what stands behind the position is told of who holds it. */
const firstSentence = (text: string): string => {
  const [first = ""] = text.split(/(?<=\p{Ll}{3})\. (?=\p{Lu}\p{Ll}+ \p{Ll})/u)
  return first.includes(" ") && isTitle(first) ? first : text
}

/** `Chair of Governors`: of no house. */
const chairing =
  /^(?:(?:[Vv]ice|[Dd]eputy|[Jj]oint)[- ])?[Cc]hair(?:man|woman|person)? of (?:the )?(?:[Gg]overnors|[Tt]rustees|[Bb]oard|[Dd]irectors|[Cc]ouncil)$/u

/** `PhD student, reinforcement learning for games`: what is studied is no further trade. */
const studying =
  /^(?<title>(?:Ph\.?D\.?|DPhil|[Dd]octoral|[Gg]raduate|M\.?Sc\.?|[Mm]aster['’]?s) (?:student|candidate|researcher)), \p{Ll}/u

/** A line such as `Head of Data, Tideworks (Leeds)` or `Director, Data Platform at Acme`, which is a position and nothing else. */
export const positionOf = (whole: string): Position => {
  if (chairing.test(whole)) return { title: whole }
  const student = studying.exec(whole)?.groups?.title
  if (student !== undefined) return { title: student }
  const written = withoutLettersAtStart(firstSentence(whole).replace(lettersAtEnd, ""))
  // `Associate Professor of Soil Science; Director of Research`: of several positions the first.
  const several = written.split("; ")
  const line = several.length > 1 && several.every(isTitle) ? (several[0] ?? "") : written
  // `Director of Product / Sudbury`: what one sign parts.
  const { role = "", town = "" } = /^(?<role>[^/|]+) [/|] (?<town>[^/|]+)$/u.exec(line)?.groups ?? {}
  if (isPlace(town) && isTitle(role)) return { ...positionIn(role), place: town }
  const { text = line, inside = "" } = /^(?<text>.*?)\s*\((?<inside>[^)]*)\)$/u.exec(line)?.groups ?? {}
  const position = positionIn(text)
  return position.title !== undefined && position.place === undefined && isPlace(inside)
    ? { ...position, place: inside }
    : position
}

const formOfTitle =
  /^(?!(?:Former|Formerly|Ex|Past|Retired|Previously|Earlier|Ehemalige?r?|Ancienn?e?|Voormalig|Antigu[oa]|Open|Student|Seeking|Looking)(?![\p{L}]))\p{Lu}[\p{L}\d'’/&-]*(?:,? [\p{L}\d'’/&-]+){0,4}$/u

/** `Dockworker nights`, `Tallyman, Quay 3`: a few words without a sign, which may be a title that is not known for one. */
export const hasFormOfTitle = (text: string): boolean => formOfTitle.test(text)
