import { patternOf } from "../../sources/regex.ts"
import { isClubOffice, isSidePosition, isTitle, positionOf } from "../../sources/roles.ts"
import { craft } from "../../sources/titleWords.ts"
import type { Clause, Fact } from "../Clause.ts"
import { isGiven, looksLikeName } from "../naming/looksLikeName.ts"
import { companyName } from "../naming/properName.ts"
import { ownedFirm } from "../rules/ownership.ts"
import { isEmployer } from "../Wanted.ts"
import { isDepartment } from "../words/departments.ts"
import { isFirm } from "../words/firms.ts"
import { isPlace, isRegion } from "../words/places.ts"
import { employerAt } from "./employerName.ts"
import { employerFacts, heldPosition, positionFacts } from "./heldPosition.ts"

const title = "professional.current_title"
const location = "professional.current_location"

const verb =
  "(?:runs|leads|oversees|heads|employs|owns|was|were|has|had|have|is|are|said|says|told|tells|thinks|wants|doesn['’]t|didn['’]t|took|takes|won|became)"
const calling = "(?<title>(?:\\p{Ll}\\p{L}*[ -]){0,4}?\\p{Ll}\\p{L}+)"
/** `The Acme chief executive was named …`, `Acme’s new project engineer is …`. */
const firmFirst = `^(?:The )?(?<company>${companyName})(?:['’]s?)? (?:new |current |long-serving |longtime |own )?${calling},? ${verb} `
/** `The director of the Acme Trust is collecting …`. */
const titleFirst = `^(?:Today,? |Now,? )?[Tt]he (?:\\d+-year-old )?(?<held>${calling.replace("?<title>", "?:")} (?:of|at|for|with) .+?)(?:, [^,]+,|,)? ${verb} `

const ofWhom = (text: string, clause: Clause): ReadonlyArray<Fact> => {
  const first = patternOf(firmFirst).exec(text)?.groups
  const company = (first?.company ?? "").replace(/['’]s?$/u, "")
  if (first?.title !== undefined && isTitle(first.title) && (isEmployer(company, clause) || isFirm(company)))
    return [{ field: title, value: first.title }, ...employerFacts({ company, isCertain: true, rest: "" })]
  const held = patternOf(titleFirst).exec(text)?.groups?.held
  const position = held === undefined ? undefined : heldPosition(held)
  return position === undefined ? [] : positionFacts(position)
}

const notHeld =
  /^(?:the|member|fellow|past|former|retired|volunteer|proud|lifelong|keen|avid|mother|father|mum|dad|our|this|that|no|best|certified|chartered|registered|licen[cs]ed|accredited|qualified)(?![\p{L}-])|^(?:lead|head|captain|skip|chair\p{L}*|(?:vice[- ])?president|trustee|secretary|treasurer|coach|manager|host|author|speaker)$|[:?!;]|\b(?:I|we|you|my|your|our)\b|['’]s (?:an?|the|not|been) /iu

/** `Site engineer Osk Tarrel`: behind a calling in small letters stands who follows it, whatever they are called. */
const calledBehind =
  /^(?<held>\p{Lu}\p{Ll}+(?: \p{Ll}+)+) (?<holder>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})$/u

/** `Owner Ada` names its holder. */
const namesHolder = (whole: string): boolean => {
  const { held = "", holder = "" } = calledBehind.exec(whole)?.groups ?? {}
  return (
    (isTitle(held) && looksLikeName(holder) && !isDepartment(holder)) ||
    (isGiven(whole.split(" ").at(-1) ?? "") && / \p{Lu}\p{Ll}+$/u.test(whole))
  )
}

const seatIn = (text: string): string | undefined => {
  const [first = ""] = text.split(", ")
  const isTown = isPlace(text) && !isRegion(text) && !isTitle(first) && !craft.test(first) && !isFirm(first)
  return isTown ? text : undefined
}

/** `Boatbuilder, Svendborg.`, `Butcher.`, `Joint MD of Acme, Gorey.`: what stands without a verb. */
const alone = (text: string): ReadonlyArray<Fact> => {
  const bare = text.replace(/[.]$/u, "")
  if (bare.length > 110 || !/^\p{Lu}/u.test(bare) || notHeld.test(bare)) return []
  const held = heldPosition(bare)
  if (held !== undefined && !isSidePosition(held.title)) return positionFacts(held)
  const town = seatIn(bare)
  if (town !== undefined) return [{ field: location, value: town }]
  const { title: whole, company, place } = positionOf(bare)
  const trade = bare.split(", ")[0] ?? ""
  const isTrade = whole === undefined && craft.test(trade) && trade.split(" ").length <= 3
  const value = (whole ?? (isTrade ? trade : "")).split(" with ")[0] ?? ""
  if (value === "" || isSidePosition(value) || isClubOffice(value) || namesHolder(value)) return []
  const behind = isTrade ? bare.slice(trade.length + 2).split(", ") : []
  const [house = "", ...beyond] = behind
  const isHoused = beyond.length > 0 && !isPlace(house) && isPlace(beyond.join(", "))
  const seat = place ?? (isTrade ? seatIn((isHoused ? beyond : behind).join(", ")) : undefined)
  return [
    { field: title, value },
    ...[company, isHoused ? house : undefined].flatMap(name =>
      name === undefined || employerAt(name) === undefined
        ? []
        : employerFacts({ company: name, isCertain: true, rest: "" })
    ),
    ...(seat === undefined ? [] : ([{ field: location, value: seat }] as const))
  ]
}

/** `A forensic accountant by trade (FCA, partner at Acme in Maldon)`: a position in brackets. */
const bracketed = (text: string): ReadonlyArray<Fact> => {
  const inside = /\((?<inside>[^()]{5,100})\)/u.exec(text)?.groups?.inside
  const parts = inside?.split(", ") ?? []
  const held = parts.flatMap((_, index) => heldPosition(parts.slice(index).join(", ")) ?? [])[0]
  return held === undefined || /\b(?:was|former|then|until|who|whose)\b/u.test(inside ?? "")
    ? []
    : positionFacts(held)
}

/** `Acme has been me since 2016.` */
const ownWords = /^\p{Lu}.{2,40} (?:is|has been) (?:me|my)\b/u

/** Positions that a text gives away without saying of anybody that they hold them; they count where no sentence says one. */
export const postsIn = (clause: Clause): ReadonlyArray<Fact> => {
  const { text, isLeisure } = clause
  if (isLeisure) return []
  const told = [alone, bracketed].map(read => read(text)).find(facts => facts.length > 0)
  const others = ownWords.test(text) ? ownedFirm(clause) : ofWhom(text, clause)
  return (told ?? others).map(fact => ({ ...fact, isWeak: true as const }))
}
