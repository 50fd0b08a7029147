import { matchesIn, rememberingLast } from "@prospect-research/core"
import { patternOf, regex } from "../../sources/regex.ts"
import { certificateName } from "../words/certifications.ts"
import { degreeName, isInstitution, isSchoolByLetters, mayTeach } from "../words/degrees.ts"

/** Not held yet, no longer, or what is taught, sold and asked of others. */
const unfit =
  /\b(?:honorary|expired|lapsed|studying|working (?:towards|on)|pursuing|preparing|candidates?|students?|teams? of|courses?|programmes?|programs?|hopes?|plans?|will|would|wants?|offers?|offering|offered|help(?:s|ing)|works? with|working with|alongside|led by|provides?|delivers?|requires?|required|recruits?|hires?|hiring|train(?:s|ing)|teach(?:es|ing)|supervises?|examin(?:e|es|ed|ing)|wrote|writes|applied|no|not|never|without|lost|invented|designed|introduced|launched|whose|who (?:has|have|holds?|is|are))\b|n[’']t\b/i

const upper = "[\\p{Lu}\\d][\\p{L}\\p{M}\\d&'’.+/-]*"
/** No part of what a certificate is called. */
const stop =
  "(?!(?:an?|the|his|her|my|their|our|your|its|this|that|which|who|is|are|was|has|have|had|holds?|earned|got|gained|passed|of|and|or|with|for|to|from|by|on|at|in|also|both|only|same|own|first|second|third|new|current|valid|season|birth|marriage|death|gift|credit|debit|business|library|report|train|bus|rail|concert|lottery|parking|red|yellow|birthday|Christmas|greetings?|post|loyalty|ration|software|creative|poetic|liquor|open|free|trump|wild|name|golden|speeding|raffle|match|TV|Blue(?= Badge)|royal|Royal(?= Charter)|artistic|fishing|gun|firearms|driving|driver['’]?s|drivers|medical|share|stock|record|music|honorary|stage|credit-rating|star|approval|voter|patient|trade|domain|planning|alcohol|premises|late|application|form|course|programme)\\b)"
const part = `${stop}[\\p{L}\\p{M}\\d][\\p{L}\\p{M}\\d'’&/.+-]*`
const topic = `(?: in (?:the )?(?!(?:19|20)\\d\\d)${part}(?: (?:and |of |& )?${part}){0,4})?`
const body = "(?: \\([^()]{2,40}\\))?"
const paper =
  "(?:[Ll]icen[cs]e|[Cc]ertificate|[Cc]ertification|[Tt]icket|[Cc]ard|[Rr]egistration|[Aa]ccreditation|[Cc]harter(?:ship)?|[Bb]adge|[Cc]redential|[Qq]ualification(?: for \\p{Lu}\\p{L}+)?|[Dd]esignation|[Rr]ating|[Ee]ndorsement|[Ee]xams?|[Pp]rescribing)"
/** What papers without a name of their own are for. */
const kinds =
  /\b(?:pilot|skipper|captain|master|mariner|boat|helm|first[- ]aid|food|hygiene|safety|plumb|electri|gas|heating|journeyman|trade|teach|coach|instruct|umpir|referee|dive|diving|flying|flight|glider|helicopter|drone|radio|forklift|crane|chainsaw|spray|pesticide|HGV|LGV|truck|lorry|guide|guiding|judg|sommelier|falconry|trapping|blast|pyrotechnic|massage|yoga|nursing|midwife|interpret|translat|mediat|prescrib|prescribing|broker|real[- ]estate|auctioneer|security|welding|scaffold|barber|cosmetolog|bee|rescue|lifeguard|mountain|ski|sail|kayak|teacher['’]?s)/iu

const held =
  "(?:(?:hold(?:s|ing)?|has|have|['’]ve|['’]s|got|earn(?:s|ed|ing)|gain(?:ed|ing)|obtain(?:ed|ing)|pass(?:ed|ing)|complet(?:ed|ing)|took|taking|did|doing|received|receiving|achiev(?:ed|ing)|with|plus|and|or)(?![\\p{L}])|[,;:(])"
/** Not more of them: in a line of articles each would be read from every one behind it. */
const article =
  "(?:(?:an?|the|his|her|their|my|both|got|also|a full|a valid|a current|['’]s|[\\p{Lu}]+['’]s) ){0,4}"

/** Bodies of which only those become fellows who passed their examinations. */
const examining =
  "(?:RICS|CIOB|CIPD|CILT|CII|Royal Institution of Chartered Surveyors|Chartered Accountants (?:Ireland|Australia and New Zealand)|Institute of Chartered Accountants(?: (?:in|of) \\p{Lu}\\p{L}+(?: (?:and|&) (?!\\p{L}+ (?:of|at))\\p{Lu}\\p{L}+)?)?|Chartered Insurance Institute|Chartered Institute of (?:Building|Logistics(?: and Transport)?|Personnel and Development|Procurement(?: and|&) Supply|Loss Adjusters|Taxation|Housing|Arbitrators|Management Accountants|Legal Executives|Payroll Professionals|Patent Attorneys|Architectural Technologists)|Association of Chartered Certified Accountants|Institute and Faculty of Actuaries|Institute of Actuaries(?: of \\p{Lu}\\p{L}+)?|Personal Finance Society|Higher Education Academy|Advance HE|Royal Society of Chemistry|American College of Healthcare Executives)"

const ends = "(?![\\p{L}\\d])"
const forms: ReadonlyArray<string> = [
  // `her Ohio master plumber's license`, `the black CSCS card`.
  `(?<=(?:^|(?<![\\p{L}])${held}) ?${article})(?<paper>(?:${part} ){1,6}${paper}${topic}${body})${ends}`,
  // `a Diploma in Emergency Medicine`, `Cert AVP in sheep health`.
  `(?<=(?:^|(?<![\\p{L}])${held}) ?${article})(?<value>(?:[A-Z]{2,5}|Guild|Institute) (?:${upper} ){0,4}[Dd]iploma${body})${ends}`,
  `(?<=(?:^|(?<![\\p{L}])${held}) ?${article})(?<value>(?:(?:${upper} ){0,4}(?:Diploma|Certificate|Cert)(?: [A-Z]{2,4})?) in (?:the )?${part}(?: (?:and |of |for |& )?${part}){0,6}${body})${ends}`,
  // `RHS Level 3`, `NVQ Level 3 in barbering`, `Level 2 cricket coach`.
  `(?<=(?:^|(?<![\\p{L}])(?:${held}|is|am|['’]m|[Oo]ne)) ?${article}(?:qualified |certified |accredited )?)(?<value>(?:${upper} (?:& |and )?){1,4}(?<!Key )(?:Level|Stage|Grade|Niveau|Nivel) (?:\\d|I{1,3}V?)(?: (?:Award|Certificate|Diploma)(?: in ${part}(?: ${part}){0,2})?| in ${part}(?: ${part}){0,2}| ${upper}(?: ${upper})?)?${body})${ends}`,
  `(?<=(?:^|(?<![\\p{L}])(?:${held}|is|am|['’]m)) ?${article}(?:qualified |certified |accredited )?)(?<value>(?:Level|Stage|Grade|Category) (?:\\d|I{1,3}V?|[A-C]) (?:\\p{L}[\\p{L}-]* ){0,3}(?:coach|referee|umpire|judge|instructor|official|guide|thermographer|technician|assessor|inspector|teacher|practitioner|adjudicator|leader|welder|lifeguard)${body})${ends}`,
  // `registered with the Physiotherapy Council of Kenya`, `admitted in Colorado and Texas`.
  `(?<=(?:^|[,;(–—]|(?<![\\p{L}])(?:is|am|are|was|been|['’][ms]|and|also|fully|dually)) ?)(?<value>(?:[Rr]egistered(?! in (?:England|Wales|Scotland|Ireland|Northern|the U|Germany|Delaware|Companies))|[Ll]icen[sc]ed|[Cc]hartered|[Bb]oard[- ][Cc]ertified|[Aa]ccredited|[Aa]dmitted(?: to practi[cs]e)?(?: as (?:an? )?(?:solicitor|barrister|attorney|advocate|lawyer))?|[Cc]ertified) (?:with|by|in|under) (?![^,;.]{2,60} as (?:an? )?\\p{Lu})(?:the )?(?:${upper}(?: (?:(?:of|and|for|&|the) )*${upper})*(?: (?:card|scheme|register|licence))?))${ends}`,
  // `accredited in public relations (APR)`: the letters say that it is a paper.
  `(?<=(?<![\\p{L}]))(?<value>(?:[Aa]ccredited|[Cc]ertified|[Cc]hartered|[Rr]egistered|[Qq]ualified) in (?:\\p{Ll}[\\p{L}-]* ){1,5}\\(\\p{Lu}[\\p{Lu}\\d-]+\\))${ends}`,
  // `qualified as a solicitor`, `trained as a Forest School leader`, `a chartered accountant`.
  `(?<=(?<![\\p{L}])qualified as (?:an? )?)(?<value>(?:(?!the)\\p{L}[\\p{L}-]+ ){0,3}(?:solicitor|barrister|advocate|attorney|accountant|auditor|actuary|architect|surveyor|engineer|nurse|midwife|doctor|vet|teacher|physiotherapist|psychologist|psychotherapist|social worker|electrician|plumber|coach|translator|interpreter|pilot|chef|paramedic|pharmacist|dentist|optometrist)${body})${ends}`,
  `(?<=(?<![\\p{L}])(?:trained|certified|qualified|registered|accredited|licen[sc]ed) as (?:an? )?)(?<value>(?:${upper} ){1,4}(?:[\\p{Ll}]+ ){0,1}(?!(?:danc|sing|paint|writ|design|research|teach)er|act(?:or|er)|\\p{L}*(?:violin|pian|cell|journal|flaut|organ)ist|musician)\\p{L}+(?:er|or|ist|ian|coach|guide|champion)${body})${ends}`,
  `(?<=(?<![\\p{L}])(?:trained|certified|qualified|accredited) in )(?<value>(?:\\p{L}+ ){0,2}(?:first aid|mediation|CPR|lifesaving|safeguarding|hypnotherapy|reiki|acupuncture|homeopathy))${ends}`,
  `(?<=(?:^(?:is|am|['’][ms]) |[,;(] |and |^)(?:also )?(?:an? )?)(?<value>(?:[Cc]hartered|[Cc]ertified) (?:management |public |tax |professional |certified |quantity |building |civil |structural |mechanical |electrical |chemical |forensic |clinical |educational |landscape )?(?:accountant|surveyor|engineer|architect|psychologist|physicist|chemist|geologist|actuary|secretary|librarian|marketer|tax adviser|town planner|physiotherapist|arborist|teacher|translator|installer|advisor|adviser|trainer|mediator|arbitrator|applicator)${body})${ends}`,
  // `Chartered Fellow of the CILT`, `Associate of the Casualty Actuarial Society`.
  `(?<=(?:^|[,;(] ?|(?<![\\p{L}])(?:is|am|['’][ms]|and|both|an?|also) )(?:an? )?)(?<value>[Cc]hartered (?:Fellow|[Mm]ember|Manager|Director|Marketer|Environmentalist|Geographer)(?:(?:,| of(?: the)?) ${upper}(?: (?:(?:of|and|for|&) )?${upper}){0,6})?|Associate of the (?:${upper} )+(?:Society|Institute|Faculty|College)|Associate member of the (?:${upper} )+Institute)${ends}`,
  // `Fellow of the RICS`: these elect nobody who was not examined.
  `(?<=(?:^|[,;(.–—] ?|(?<![\\p{L}])(?:is|am|['’][ms]|and|both|also|as|elected|became|now) )(?:an? )?)(?<value>(?:Senior |Principal |Associate )?Fellow of (?:the )?${examining}${body})${ends}`,
  // `QuickBooks ProAdvisor`, `RIBA Specialist Conservation Architect`, `STA lifeguard`.
  `(?<=(?:^(?:is|am|['’][ms]) |[,;:(] |and |also |^)(?:an? )?)(?<value>(?:(?:${upper} ){1,3}(?:ProAdvisor|Tea Champion|Q Grader|Grader|Tradesperson|First Aider|Approved Contractor|Approved Installer|Assured breeder|Panel Engineer|Conservation Architect|Conservation Professional|Saddle Fitter|Master Builder|Master Saddler|ScrumMaster|Scrum Master|Auditor|Lead Auditor|Arabica Grader|Gas Engineer)|(?:[A-Z]{3,6}|Rockschool|ABRSM|Trinity|Kennel Club|Swim England|British Canoeing|Mountain Training) (?:assessor|examiner|lifeguard|instructor|moderator|tutor|inspector|coach|judge|adjudicator|auditor)|Master (?:Gardener|Builder|Naturalist|Beekeeper|Saddler|Thatcher|Mason|Craftsman|Electrician|Plumber|Mariner|Sommelier|Brewer|Cheesemonger)|Graduate Master Builder|Queen['’]s Nurse|Mental Health First Aider|[Pp]anel mediator|STEM Ambassador(?= \\(registered)|[Ll]icen[sc]ed (?:pesticide applicator|Q Graders?|Ziviltechniker(?:in)?|[a-z]+ (?:applicator|operator|inspector|appraiser)))${body})${ends}`,
  // `Google Ads and Meta Blueprint certified`, `NCTJ-trained`, `CARE-accredited`.
  `(?<=(?:^|[,;(] ?|(?<![\\p{L}])(?:is|am|are|['’][ms]|was|been|became|become|gets?|got|getting|and|an?|also) ))(?<value>(?!(?:An?|The|Our|Every|All|Any|Each|No)[ -])(?:(?:${upper} ){0,3}${upper}[ -](?:certified|accredited|qualified|registered|licen[sc]ed)|[A-Z][A-Za-z]*[A-Z][A-Za-z]*[ -]trained)(?: (?:mediator|trainer|advisor|adviser|installer|coach|practitioner|instructor|assessor|actuary|accountant|engineer|consultant|partner|breeder|therapist|teacher|facilitator|auditor))?)${ends}`
]

const wholeDegree = (): RegExp => regex.u`^(?:${degreeName})(?![\\p{L}])`
const letters = (): RegExp => regex.u`^(?:${certificateName})$`
/** A year or the house where it was taken ends the name. */
const tail =
  /(?: (?:from|at|by|with|since|when|in(?= (?:19|20)\d\d)|to|for(?= (?:the|his|her|my|good)))(?: .*)?|['’]s)$/u

/** `registered with …`, whose body is part of it. */
const bound =
  /^(?:registered|licen[sc]ed|chartered|board[- ]certified|accredited|admitted|certified) (?:with|by|in|under|as|to)\b/iu

/** What a school gave is a degree of its own. */
export const isOfSchool = (after: string): boolean => {
  const { link, name } =
    /^(?:,? (?<link>from|at)|,) (?:the )?(?<name>\p{Lu}.{1,70})/u.exec(after)?.groups ?? {}
  if (name === undefined) return false
  if (link === undefined) return mayTeach(name) || isInstitution(name)
  return isInstitution(name) || isSchoolByLetters(/^\p{L}+/u.exec(name)?.[0] ?? "")
}

/** `Last Tuesday Kit closed ticket 41`: a sentence that only ends like a paper. */
const isSentence = (value: string): boolean =>
  /^(?:Last|Next|This|That|These|Every|Each|On|In|At|When|After|Before|Since|Yesterday|Today) /u.test(
    value
  ) ||
  /(?:^| )(?!(?:advanced|qualified|certified|accredited|licen[sc]ed|chartered|registered|combined|integrated|approved|limited|unlimited|restricted|unrestricted|supervised|powered|rated|skilled|recogni[sz]ed|based|need) )\p{Ll}{2,}ed /u.test(
    value
  )

/** In characters, before a name. */
const nearby = 60

const isNamed = (value: string): boolean => /\p{Lu}{2,}|\p{Lu}\p{Ll}+ |\d/u.test(value) || kinds.test(value)

const qualificationsOf = (text: string): ReadonlyArray<string> => {
  const found = forms.flatMap(form =>
    matchesIn(text, patternOf(form, "gu")).flatMap(({ groups = {}, index }): ReadonlyArray<string> => {
      const whole = groups.value ?? groups.paper ?? ""
      const value = (bound.test(whole) ? whole : whole.replace(tail, ""))
        .replace(/(?<=\p{L}{3})\.$/u, "")
        .trim()
      const before = text.slice(Math.max(0, index - nearby), index)
      const after = text.slice(index + value.length)
      const isDegree =
        wholeDegree().test(value) && (isOfSchool(after) || !/^(?:Diploma|Certificate)/u.test(value))
      const isOfOthers =
        /^ (?:candidates?|students?|application|forms?|courses?|training|teams?|programmes?|bod(?:y|ies)|exams? for)\b/u.test(
          after
        )
      // `qualified as a nurse at the University of Leeds`: by a degree.
      const isByDegree = /qualified as (?:an? )?$/u.test(before) && isOfSchool(after)
      const isTold = groups.paper === undefined || isNamed(value)
      return value === "" ||
        isDegree ||
        isByDegree ||
        isOfOthers ||
        !isTold ||
        (groups.paper !== undefined && isSentence(value)) ||
        /^[Ss]eason /u.test(value) ||
        unfit.test(before) ||
        (isInstitution(value) &&
          /\p{Lu}\p{L}*$/u.test(value) &&
          !/(?:[Ff]ellow|[Mm]ember) of /u.test(value)) ||
        letters().test(value.replace(/[ -](?:certified|qualified|accredited)$/u, "")) ||
        (/^Board/u.test(value) && !bound.test(value))
        ? []
        : [value]
    })
  )
  const distinct = [...new Set(found)]
  return distinct.filter(value => !distinct.some(other => other !== value && other.includes(value)))
}

/**
 * Licences, tickets, registrations and trades that a text says somebody holds, by what such papers are called. Several rules ask of one
 * text.
 */
export const qualificationsIn = rememberingLast(4, qualificationsOf)
