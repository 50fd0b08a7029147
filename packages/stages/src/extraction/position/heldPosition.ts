import { matchesIn } from "@prospect-research/core"
import { isSidePosition, isTitle, isUnit, levelAlone, tidyTitle } from "../../sources/roles.ts"
import { craft } from "../../sources/titleWords.ts"
import type { Fact } from "../Clause.ts"
import { isDepartment, isDepartmentInSmall } from "../words/departments.ts"
import { isFirm } from "../words/firms.ts"
import { isPlace } from "../words/places.ts"
import { employerAt, type NamedEmployer } from "./employerName.ts"

/** A title with its employer, and what is said of that by the way. */
export interface HeldPosition {
  readonly title: string
  readonly employer: NamedEmployer
}

/** What may lead from a title to an employer; the surer words first. */
const links =
  / ?@ ?| (?:at|bei|beim|chez|presso|hos|bij|på|na|no|nel|nella|with|for|voor|för|of|von|der|des|van|de la|de|du|da|do|di|della|del|dello|av|af|to)(?= )| (?:dell|d|de l)['’]|, (?:(?:at|of|with|for|bei|chez|bij) )?/gu

const sure = /@|^ (?:at|bei|beim|chez|presso|hos|bij)|, (?:at|bei|chez|bij) /u
const mild = /^ (?:with|for|voor|för|på|na|no|nel|nella)$|, (?:with|for) /u

/** Where within a firm the position is: `on the growth team`, `in our Leeds office`. */
const within =
  / (?:in|on|within|across|for|based in|working in) (?:the|our|its|their|his|her|an?) (?!(?:Department|Faculty|School|Institute) of )[^,]*$| in (?:private practice|residence)$/u

const noHolder =
  /\b(?:who|which|that|is|was|has|had|are|were|been|by|than|about|into|not|her|his|their|my|your|fan|supporter|lover|father|mother|dad|mum|husband|wife|son|daughter|brother|sister|friend|graduate|alumn\w+|student at|native|born|raised|studied|trained|joined|worked|works|work|work(?:ing)|degree|diploma|years|months|award|prize|winner|runner-up|finalist|shortlisted|nominated|ambition|dream|wants?|hopes?|will|would|could|if|when|while|because|like|mr|mrs|ms|miss|trip|talk|lecture on|course|(?<!^)life|from|ambassador|volunteer|trustee|governors?)\b/iu

/** `I’m Ada, school librarian at …`. */
const ownName = /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’'-]+)?, (?=(?:an? |the )?\p{Ll})/u

/** A lesser part of what somebody does: nobody is looked up by it. */
const aside =
  /^(?:(?:an? |the )?(?:keen|amateur|former|past|retired|would-be|aspiring|guest|visiting|trainee))\b/iu

/** Presidents and directors of these have a seat on a board. */
const society =
  /\b(?:Associations?|Society|Federation|Club|Guild|Union|Chamber|League|Alliance|Fraternity)\b/u
export const seat =
  /^(?:(?:vice|past|honorary|joint|deputy|national|regional|board)[- ])*(?:director|president|president-elect|chair(?:man|woman|person)?|treasurer|secretary|captain|convenor|associate|fellow|member|leader|auditor|examiner)$/iu
/** Those who preside may do so over anything. */
const presiding =
  /^(?:(?:vice|past|honorary|joint|deputy|team|the)[- ])*(?:president|chair(?:man|woman|person)?|treasurer|secretary|captain|leader)$/iu

const isHeld = (text: string): boolean =>
  (isTitle(text) || craft.test(text) || /^(?:joint |group |deputy )?MD$/u.test(text)) &&
  !noHolder.test(text) &&
  !aside.test(text) &&
  text.split(/\s+/u).length <= 9 &&
  !/[.;!?:"“”]|^\P{L}|^(?:in|on|at|of|for|with|under|over|as|from|by|to|both|now|today|currently) /iu.test(
    text
  )

const leading =
  /(?:^|[ -])(?:founder|owner|proprietor|principal|president|ceo|chief executive(?: officer)?|managing director|executive director|director general|general manager|managing partner|senior partner|chair(?:man|woman)?|chancellor|editor(?:-in-chief)?|superintendent|warden|landlord|landlady|headteacher|headmaster|headmistress|head ?teacher|manager|director|curator|rector|publisher|librarian|correspondent|bursar|clerk|coach|captain|eigenaar|inhaber(?:in)?|fundador[ae]?|fondat(?:eur|rice)|gründer(?:in)?|gesellschafter(?:in)?|geschäftsführer(?:in)?|socia|socio|dueñ[oa]|propriétaire|gérante?|titolare)$/iu

/** Behind these and a comma stands a firm, whatever it is called. */
const owning =
  /(?:founder|owner|proprietor|proprietress|ceo|chief executive(?: officer)?|managing director|managing partner|senior partner|(?<!vice[- ])president|landlord|landlady)$/iu

/** `Chief Operating Officer of Acme`: nobody is that of a part of a house. */
const chief = /^(?:(?:Group|Global|Deputy|Interim|Acting) )?(?:Chief (?:\p{L}+ ){1,2}Officer|C[EFIMOPRT]O)$/iu

/** `Director of Pharmacy Services`: what somebody directs within a house. */
const directed =
  /(?:^| )(?:Services|Operations|Affairs|Relations|Programs?|Programmes|Nursing|Medicine|Studies|Development|Education|Communications|Marketing|Sales|Finance|Engineering|Technology|Strategy|Analytics|Security|Procurement|Logistics|Planning|Compliance|Mathematics)$/u

/** `director of the Kawartha Centre`, but neither `Director of Engineering` nor `minister of Finance`. */
const leadsTo = (link: string, title: string, after: string, employer: NamedEmployer): boolean => {
  if (sure.test(link)) return true
  if (isUnit(employer.company) || isDepartment(employer.company) || directed.test(employer.company))
    return false
  if (mild.test(link)) return true
  if (link === " to") return false
  if (/^,/u.test(link))
    return employer.isCertain || (owning.test(title) && employer.company.split(" ").length <= 5)
  if (link === " of" && chief.test(title)) return true
  const isBelow = /^ ?\p{Ll}/u.test(after) || /^\p{Ll}/u.test(title.split(" ").at(-1) ?? "")
  return employer.isCertain || owning.test(title) || (leading.test(title) && isBelow)
}

/** `Vice President, Finance, Acme`: departments belong to the title. */
const skipped = (title: string): boolean =>
  title
    .split(", ")
    .slice(1)
    .every(part => isDepartmentInSmall(part) || isTitle(part))

/** The title at the beginning of a text, and the employer that it leads to. */
export const heldPosition = (text: string): HeldPosition | undefined => {
  const found: Array<HeldPosition & { readonly rank: number }> = []
  for (const match of matchesIn(text.slice(0, 200), links)) {
    const [link] = match
    const after = text.slice(match.index + link.length).replace(/^ /u, "")
    const title = tidyTitle(text.slice(0, match.index).replace(within, "").replace(ownName, ""))
    if (/[.!?] \p{Lu}/u.test(text.slice(0, match.index))) break
    if (!isHeld(title) || isSidePosition(title) || !skipped(title)) continue
    const employer = employerAt(after)
    if (employer === undefined || isPlace(employer.company)) continue
    if (society.test(employer.company) && seat.test(title)) continue
    if (presiding.test(title) && !isFirm(employer.company)) continue
    // `Vice President, Finance Ada oversees …`
    if (levelAlone.test(title) && isDepartment(employer.company.split(" ")[0] ?? "")) continue
    const tidyLink = link.trimEnd() === "," ? ", " : link
    if (!leadsTo(tidyLink, title, after, employer)) continue
    found.push({ title, employer, rank: sure.test(tidyLink) ? 0 : /^,/u.test(tidyLink) ? 2 : 1 })
  }
  const best = [...found].sort((left, right) => left.rank - right.rank)[0]
  return best === undefined ? undefined : { title: best.title, employer: best.employer }
}

const companyField = "professional.current_company"

/** What an employer with its name says: where it is, and in which trade. */
export const employerFacts = ({ company, place, industry }: NamedEmployer): ReadonlyArray<Fact> => [
  { field: companyField, value: company },
  // People need not live where their house of work is.
  ...(place === undefined
    ? []
    : [{ field: "professional.current_location" as const, value: place, isWeak: true as const }]),
  ...(industry === undefined ? [] : [{ field: "professional.industry" as const, value: industry }])
]

/** Title, employer, town and trade of a position. */
export const positionFacts = ({ title, employer }: HeldPosition): ReadonlyArray<Fact> => [
  { field: "professional.current_title", value: title },
  ...employerFacts(employer)
]
