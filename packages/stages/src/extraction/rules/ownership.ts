import { patternOf, regex } from "../../sources/regex.ts"
import type { Clause, Fact } from "../Clause.ts"
import { adverbs, be, have } from "../Clause.ts"
import { employerAt, type NamedEmployer } from "../position/employerName.ts"
import { employerFacts } from "../position/heldPosition.ts"
import { isEmployer } from "../Wanted.ts"
import { isCharity } from "../words/charities.ts"
import { isFirm } from "../words/firms.ts"
import { tellingHouse } from "../words/industries.ts"
import { isTeam } from "../words/teams.ts"
import { isTechnology } from "../words/technologies.ts"

const title = "professional.current_title"

const possession = "(?:(?:my|her|his|their|our)(?: own)? |own )"

/** Whoever has these has the house. */
const owning = `(?:owns?|co-?owns?|${be}running|runs?|co-?runs?|operates?|${have}(?:owned|run|been running))(?: and (?:runs?|operates?|manages?|owns?))?`
const founding = `(?:(?:co-?)?founded|${have}(?:founded|co-founded|set up|opened|taken over|bought)|set up|started(?: up)?|launched|opened|established|took over|takes over|inherited|bought|acquired|owned and run)`
const heading = `(?:leads?|heads?(?: up)?|manages?|directs?|chairs|steers|fronts|keeps)`
const beingAt = `(?:${be}(?:with|at)|${have}(?:been with|worked (?:at|for)))`
const trading = `(?:trades?|trading|works?|working|farms? [^,;]{3,60}?|practi[sc]es?|sells? [^,;]{3,40}?|${be}in business) (?:as|under the name(?: of)?) `

/** What somebody calls their own house: `studio is called Tern`, `own practice in Leeds, Tern Vets`, `firm Tern Ltd`. */
const own = `^(?:.*?${possession})?(?:own )?(?:\\p{Ll}+ ){0,2}?(?:${tellingHouse}|company|firm|business|start-?up|brand|label|shop|outfit|flag|house)(?: (?:in|near|on|outside) [^,;]{3,40}?)?(?:,| is| is called| called| named|, called|:| –)? \\(?(?=(?:the )?[\\p{Lu}\\d@])`

/** `Tern & Co is my flower farm`, `Tern has been me since 2016`. */
const isMine = `^(?:.*?, and )?(?<company>\\p{Lu}.{2,40}?) (?:is|has been) (?:me\\b|(?:my|her|his|their)(?: own)? (?:\\p{Ll}+[ -]){0,3}?(?:${tellingHouse}|company|firm|business|brand|label|shop))`

/** What people run, start and open that is no house of work. */
const noFirm =
  /(?<![\p{L}])(?:Marathon|Half|10K|5K|Race|Round|Trail|Ultra|Festival|Podcast|Show|Club|Society|Association|Choir|[Pp]arkrun|League|Cup|Awards?|Prize|Conference|Meetup|Network|Community|Challenge|Tour|Week|Mile|Swim|Channel|Scouts?|Brownies|Cubs|Guides|Women in|Girls|Youth|Newsletter|Blog|Campaign|Project|Initiative|Foundation|Fund|Appeal|Programme|Program|Fellowship|Chapter|Day|Committee|Alliance|Coalition|Twitter|Brigade|Comrades|Run|Runners|Harriers|Bridge|Walk|Way|Ride|Boston|Everest|Ironman)(?![\p{L}])/u

const over =
  /\b(?:sold|closed|until|till|folded|wound up|went bust|no longer|shut|exited|left|before (?:selling|joining|moving|leaving)|later acquired|acquired by|bought by|stepp(?:ed|ing) down|handed)\b|\b(?:19|20)\d\d ?[-–—] ?(?:19|20)?\d\d\b|\bfrom (?:19|20)\d\d to\b/iu

const isBusiness = ({ company }: NamedEmployer): boolean =>
  !noFirm.test(company) && !isTeam(company) && !isTechnology(company) && !isCharity(company)

const behind = (text: string, lead: string): NamedEmployer | undefined => {
  const match = regex.u`^${adverbs}${lead}`.exec(text)
  return match === null ? undefined : employerAt(text.slice(match[0].length).trimStart())
}

/** Names of what nobody has for work are told by what stands around them, unless the name or the text says what it is. */
const weakly = (facts: ReadonlyArray<Fact>): ReadonlyArray<Fact> =>
  facts.map(fact => ({ ...fact, isWeak: true as const }))

/** What whoever has a house, or has begun it, is called, where nobody gives them a title. */
export const asHolder = (text: string): ReadonlyArray<Fact> => {
  const { shared, deed } =
    regex.u`^${adverbs}(?<shared>co-?)?(?<deed>owns?|founded|(?:opened|started|set up)(?= (?:this|our) ))(?![\\p{L}])`.exec(
      text
    )?.groups ?? {}
  if (deed === undefined) return []
  const held = deed.startsWith("own") ? "owner" : "founder"
  const value = shared === undefined ? held : `co-${held}`
  return weakly([{ field: title, value: value.charAt(0).toUpperCase() + value.slice(1) }])
}

/** `opened this shop`: the house whose page it is. */
const thisHouse = regex.u`^${adverbs}(?:(?:co-?)?(?:owns?|founded)|opened|started|set up) (?:and (?:runs?|manages?) )?(?:this|our) (?:\\p{Ll}+ ){0,2}?(?:${tellingHouse}|company|firm|business|shop|store|studio|bakery|practice|restaurant|café|place)(?![\\p{L}])`

/** The house of work that somebody owns, runs, heads or has founded. */
export const ownedFirm = (clause: Clause): ReadonlyArray<Fact> => {
  const { text, isLeisure } = clause
  if (over.test(text)) return []
  if (!isLeisure && thisHouse.test(text)) return asHolder(text)
  const has = behind(text, `${owning} `)
  if (has !== undefined && isBusiness(has) && !(isLeisure && !has.isCertain))
    return [...employerFacts(has), ...(isEmployer(has.company, clause) ? asHolder(text) : [])]
  const founded = behind(text, `${founding} `)
  const isInitiative =
    / the $/u.test(text.slice(0, text.indexOf(founded?.company ?? ""))) && founded?.isCertain !== true
  if (founded !== undefined && !isLeisure && !isInitiative && isBusiness(founded))
    return [...weakly(employerFacts(founded)), ...(isEmployer(founded.company, clause) ? asHolder(text) : [])]
  const at = behind(text, `(?:${beingAt}|${trading.trim()}) `)
  if (at !== undefined && isBusiness(at)) return employerFacts(at)
  const headed = behind(text, `${heading} `)
  const isSure = headed !== undefined && (isFirm(headed.company) || isEmployer(headed.company, clause))
  if (headed !== undefined && !isLeisure && isBusiness(headed) && (isSure || headed.isCertain))
    return employerFacts(headed)
  const mine = patternOf(isMine).exec(text)?.groups?.company
  const told = mine === undefined ? undefined : employerAt(text.slice(text.indexOf(mine)))
  if (told !== undefined && isBusiness(told)) return employerFacts(told)
  const named = patternOf(own).exec(text)?.[0]
  const theirs = named === undefined ? undefined : employerAt(text.slice(named.length))
  return theirs !== undefined && isBusiness(theirs) ? employerFacts(theirs) : []
}
