import { hasLegalForm, matchesIn } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import { isClubOffice, isTitle, positionOf, tidyTitle } from "../../sources/roles.ts"
import { craft } from "../../sources/titleWords.ts"
import { adverbs } from "../Clause.ts"
import { clausesOf, isVerbFirst, namesSomebodyElse } from "../clauses.ts"
import { isGiven, looksLikeName } from "../naming/looksLikeName.ts"
import { companyName } from "../naming/properName.ts"
import { verb } from "../verbs.ts"
import { isEmployer, type Wanted } from "../Wanted.ts"
import { isCertificate, isCertificateAnywhere } from "../words/certifications.ts"
import { degreeName } from "../words/degrees.ts"
import { isDepartment } from "../words/departments.ts"
import { isFellowship } from "../words/fellowships.ts"
import { isOrder } from "../words/honours.ts"
import { isPlace, placeName } from "../words/places.ts"
import { doneUnder } from "./granted.ts"

const parenthesis = /^\s*\((?<inside>[^)]{1,80})\)/
const postNominal =
  /^[®™]*,? (?<name>(?:[A-Z]\.){1,3}(?:[A-Z][A-Za-z]*\.?)|Cert (?:AVP|CII|CIH)|[A-Z][A-Za-z/+&-]{1,9}(?:\((?:SA|NZ|Hons)\))?)(?=[®™]*(?:,| |\.|$))/
const academic = (): RegExp => regex.u`^${degreeName}$`
/** `Ada Lovelace ’04`, as notes of a college have it. */
const classYear = /^,? \(?['’]\d\d(?:, ['’]\d\d)*\)?/u
const endOfApposition = regex.u`,\\s+(?:and\\s+|who\\s+)?(?=${adverbs}(?:said|tells|told|argues|${verb}))`
/** Two people do together what comes next. */
export const jointSubject = /^,? (?:and|&|or|as well as|along with|together with) /

/** A position in parentheses, or beside a name, with the employer. */
const positionClauses = (text: string, wanted: Wanted): ReadonlyArray<string> => {
  const [first = "", ...others] = text.split(", ")
  const rest = others.join(", ")
  // `(Acme, Leeds)`
  if (isEmployer(first, wanted) && isPlace(rest)) return [`works at ${first}`, `is based in ${rest}`]
  const { title, company } = positionOf(text)
  const isOurs = company !== undefined && isEmployer(company, wanted)
  return [
    ...(title === undefined || (isClubOffice(title) && !isOurs) ? [] : [`is ${title}`]),
    ...(title !== undefined && isOurs ? [`works at ${company}`] : [])
  ]
}

/** `Ada Lovelace of Acme`. */
const from = regex.u`^,? (?:of|from|at) (?:the )?(?<company>${companyName})(?![\\p{L}])`

/** `of Tern Realty`: nobody is from such a house but who works there. */
const ofCalling =
  / (?:Realty|Realtors|Solicitors|Attorneys|Accountants|Auditors|Architects|Surveyors|Estate Agents|Auctioneers|Consulting|Consultants)$/u

/** `, 43, of Kirkby Stephen, Cumbria,` as reports have it. */
const agedHome = regex.u`^,? \\(?\\d\\d\\)?,? of (?<place>${placeName})(?=,|\\.|$| \\p{Ll})`
const age = /^,? \(?\d\d\)?(?=,)/u

/** What each of the letters behind a name says of its bearer; nothing of others. Right behind it none are a house. */
const saidByLetters = (name: string, isRightBehind: boolean): string | undefined =>
  isOrder(name)
    ? `was awarded the ${name}`
    : isCertificateAnywhere(name) || isFellowship(name) || (isRightBehind && isCertificate(name))
      ? `holds the ${name}`
      : undefined

/** `, OBE, FCA`: the letters right behind a name, and what stands behind them. */
export const lettersBehind = (
  behind: string
): { readonly clauses: ReadonlyArray<string>; readonly rest: string } => {
  const clauses: Array<string> = []
  let rest = behind
  for (let letters = postNominal.exec(rest); letters !== null; letters = postNominal.exec(rest)) {
    const name = letters.groups?.name ?? ""
    const said = saidByLetters(name, !/^[®™]*,/u.test(letters[0]))
    const isGranted = rest.slice(letters[0].length).startsWith(" (")
    // `MSN, RN, CNML, head nurse`: in a row of letters those that nobody knows are letters too.
    const isInRow =
      rest !== behind &&
      /^\p{Lu}{3,6}$/u.test(name) &&
      !isTitle(name) &&
      /^, \p{Ll}/u.test(rest.slice(letters[0].length))
    // `BVSc (Acme), MSc`: with who granted it a degree is told.
    if (said === undefined && (isGranted || !(isInRow || academic().test(name)))) break
    // A nurse by her degree is registered: `DNP, RN`.
    const isImplied = name === "RN" && rest !== behind
    if (said !== undefined && !isImplied) clauses.push(said)
    rest = rest.slice(letters[0].length)
  }
  return { clauses, rest }
}

/** `, long the chief buyer at Acme, is …`: what somebody was before, beside their name. */
const past =
  /^(?:formerly|previously|hitherto|most recently|latterly|lately|until (?:now|then|recently|lately)|long (?:the|its|an?|our)|for (?:many )?years)(?![\p{L}])/u

/** What follows a name: letters after it, appositions, and then what is said of it. */
export const afterName = (rest: string, wanted: Wanted): ReadonlyArray<string> => {
  const clauses: Array<string> = []
  let text = rest.replace(classYear, "")
  for (let inside = parenthesis.exec(text); inside !== null; inside = parenthesis.exec(text)) {
    const shown = inside.groups?.inside ?? ""
    if (isEmployer(shown, wanted)) clauses.push(`works at ${shown}`)
    else if (regex.u`^${degreeName},? \\p{L}`.test(shown)) clauses.push(`holds ${shown}`)
    else clauses.push(...positionClauses(shown, wanted))
    text = text.slice(inside[0].length)
  }
  const letters = lettersBehind(text)
  clauses.push(...letters.clauses)
  text = letters.rest
  const home = agedHome.exec(text)
  if (home?.groups?.place !== undefined && !isEmployer(home.groups.place, wanted)) {
    clauses.push(`lives in ${home.groups.place}`)
    text = text.slice(home[0].length)
  } else text = text.replace(age, "")
  const company = from.exec(text)
  const house = company?.groups?.company ?? ""
  if (company !== null && (isEmployer(house, wanted) || hasLegalForm(house) || ofCalling.test(house))) {
    clauses.push(`works at ${house}`)
    text = text.slice(company[0].length)
  }
  // `Ada Lovelace of Acme, Leeds,`
  const seat =
    company === null
      ? undefined
      : /^, (?<place>[^,]+),/u.exec(rest.slice(rest.indexOf(company[0]) + company[0].length))
  if (seat?.groups?.place !== undefined && isPlace(seat.groups.place))
    clauses.push(`is based in ${seat.groups.place}`)
  if (jointSubject.test(text)) return clauses
  const apposition = /^(?:,|\s[–—-]|:|\s[|·•])\s+(?<told>.+)$/u.exec(text)?.groups?.told
  if (apposition === undefined) return [...clauses, ...clausesOf(text.trim())]
  if (/^(?:who|which)\s/.test(apposition)) return [...clauses, ...clausesOf(apposition.replace(/^\w+\s/, ""))]
  const at = endOfApposition.exec(apposition)
  if (past.test(apposition)) {
    const rest = at === null ? "" : apposition.slice(at.index + at[0].length)
    return /^(?:is|has|becomes|joins) /.test(rest) ? [...clauses, ...clausesOf(rest)] : clauses
  }
  if (isVerbFirst(apposition)) {
    const [deed, rest] =
      at === null
        ? [apposition, ""]
        : [apposition.slice(0, at.index), apposition.slice(at.index + at[0].length)]
    return [...clauses, ...clausesOf(deed), ...(namesSomebodyElse(deed) ? [] : clausesOf(rest))]
  }
  const named = at === null ? apposition : apposition.slice(0, at.index)
  const [next = ""] = named.split(/[,(]/)
  if (looksLikeName(next.trim()) && !isTitle(next.trim())) return clauses
  const alone = named.replace(/\s[–—-]\s.*$|[:.]$/gu, "")
  clauses.push(isEmployer(alone, wanted) ? `works at ${alone}` : `is ${alone}`)
  if (at === null || namesSomebodyElse(named)) return clauses
  return [...clauses, ...clausesOf(apposition.slice(at.index + at[0].length))]
}

/** `Ada’s` before a small word. */
export const possessive = /^['’](?:s)?\s+(?=\p{Ll})/u

/** Somebody who comes or goes: what is said of the one, does not hold of the other any more. */
const succession =
  /\b(?:succe\w+|replac\w+|former(?:ly)?|ex-|predecessor|(?:took|takes|taking) over|late|unlike|instead of|thank\w*|farewell|leav\w+|left|resign\w*|depart\w*|step\w* down|then|previously)\b/i

/** `Head of Data and Rui Prates`, but not `Head of Environment and Energy Transition`. */
const withoutNext = (text: string): string => {
  const next = matchesIn(text, / and (?<name>\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)/gu)
  const person = next.find(match => looksLikeName(match.groups?.name ?? ""))
  return person === undefined ? text : text.slice(0, person.index)
}

const courtesy = /(?:\b(?:Dr|Prof|Mr|Mrs|Ms|Herrn?|Frau|Mme|M)\.? )?$/u
const noTitle =
  /^(?:former|ex|then|late|retired|outgoing|incoming|future|my|his|her|their|your|ehemalige[rn]?|ancien(?:ne)?|exdirector[a]?)$/i
/** Small words and verbs, behind which the title before a name begins. */
const small =
  /^(?:an?|the|our|its|by|with|from|to|of|for|and|or|when|where|as|in|at|on|said|says|after|before|like|about|that|under|led|headed|run|thanks|thank|including|promoted|appointed|hired|named|dem|der|den|die|das|mit|von|und|durch|is|was|are|were|le|la|du|de|avec|par|et|el|con|por|y|o|do|da|com|e|il|di|met|van|door|en|med|av|og|och)$/i

/** `our design manager, `, `Our design manager is `: before a name. */
const ofOurs =
  /(?:\b(?:our|its|the (?:company|firm|club|charity|school)['’]s) (?<title>\p{L}[^,.;:]{3,50}), |^our (?<held>\p{L}[^,.;:]{3,50}) is (?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?)$/iu

const ofCraft =
  /^(?:(?:[Ll]ocal|[Mm]aster|[Cc]ontract|[Mm]obile|[Ii]ndependent|[Vv]eteran|[Vv]illage|[Oo]rganic|[Ff]reelance|[Aa]ward-winning|[Ss]elf-employed|[Hh]ead|\p{Lu}\p{Ll}+(?:-based)?) )?(?<what>\p{L}+)$/u
/** `fishmonger`, `contract shearer`. */
const isCraft = (text: string): boolean => {
  const [first = ""] = text.split(" ")
  const { what = "" } = ofCraft.exec(text)?.groups ?? {}
  return craft.test(what) && !isGiven(what) && (first === what || /^\p{Ll}/u.test(what)) && !isGiven(first)
}

/** `branch manager`, `fishmonger`: what may stand before a name. */
const isCalling = (text: string): boolean => isTitle(text) || isCraft(text)

/** `founder and chief executive` */
const isPairOfTitles = (text: string): boolean => {
  const titles = text.split(/ (?:and|&) /u)
  return titles.length > 1 && titles.every(isTitle)
}

/** Behind such a word, or one that a clause ends with, a title may begin. */
const isBeforeTitle = (word: string): boolean => small.test(word) || /[,.;:!?("“]$/.test(word)

/** `by design manager Ada Lovelace`: the title right before a name. */
const titleRightBefore = (before: string): string | undefined => {
  const groups = ofOurs.exec(before)?.groups
  // `Our secretary is Ada Lovelace`, as a club says.
  const ours = groups?.title ?? (isClubOffice(groups?.held ?? "") ? undefined : groups?.held)
  if (ours !== undefined && isTitle(ours) && !noTitle.test(ours.split(" ")[0] ?? "")) return ours
  const words = before.replace(courtesy, "").trimEnd().split(" ").slice(-5)
  const from = words.findLastIndex(word => isBeforeTitle(word) || noTitle.test(word))
  const title = words.slice(from + 1).join(" ")
  if (/^(?:and|&)$/u.test(words[from] ?? "")) {
    // `Founder and CEO`
    const both = words.slice(words.slice(0, from).findLastIndex(isBeforeTitle) + 1).join(" ")
    if (isPairOfTitles(both)) return both
  }
  const isCut = from === -1 && words.length === 5
  return isCut || noTitle.test(words[from] ?? "") || !isCalling(title) || !/^\p{L}/u.test(title)
    ? undefined
    : title
}

/** `Fig, a terrier who belongs to Ada Lovelace`: whose it is. */
const ownedBy = /(?:^|[.;] )(?<thing>[^.;]{3,80}?),? (?:(?:who|which|that) )?belongs? to $/u
const property = (before: string, after: string): ReadonlyArray<string> => {
  // `who belongs to Ada Lovelace’s neighbour`
  const thing = /^['’]/u.test(after) ? undefined : ownedBy.exec(before)?.groups?.thing
  return thing === undefined
    ? []
    : [`has ${thing.replace(/^(?:An?|The|Two|Three)(?= )/u, it => it.toLowerCase())}`]
}

/** `The council has named Ada Lovelace, our head of safety, its 2025 Safety Professional of the Year.` */
const chosen = /(?<!\p{L})(?:named|chosen|picked|voted|crowned|selected|honou?red) $/u
const bestOf =
  /^(?:,[^;:]{2,80}?,| of \p{Lu}[^;:]{2,60}?)? (?:as )?(?:its|the|their) (?<best>(?:\d{4} )?\p{Lu}[^,.;:]{2,60} of the (?:Year|Month|Decade)(?: \d{4})?)/u
const namedBest = (before: string, after: string): ReadonlyArray<string> => {
  // `Ada Lovelace, MD, of Acme Health in Leeds its …`: letters stand before the house.
  const behind = after.replace(/^, (?:MD|PhD|CPA|RN|DO|JD|PE|OBE|MBE)(?=,)/u, "")
  const best = chosen.test(before) ? bestOf.exec(behind.replace(/^, of /u, " of "))?.groups?.best : undefined
  return best === undefined ? [] : [`was named ${best}`]
}

/** A name in the middle of a sentence: only what is directly attached to it is about the person. */
export const attached = (before: string, after: string, wanted: Wanted): ReadonlyArray<string> => {
  if (succession.test(before)) return []
  const done = doneUnder(before, after)
  if (done !== undefined) return clausesOf(done)
  const letters = lettersBehind(after)
  const told = /^, (?:(?:himself|herself|themselves),? )?(?<told>(?:who |\p{L})[^.;]*)/u.exec(
    letters.rest.replace(age, "")
  )?.groups?.told
  const company = from.exec(after)?.groups?.company
  const title = titleRightBefore(before)
  const bracketed = parenthesis.exec(after)?.groups?.inside
  const beside = [
    ...property(before, after),
    ...namedBest(before, after),
    ...letters.clauses,
    ...(company !== undefined && isEmployer(company, wanted) ? [`works at ${company}`] : []),
    ...(title === undefined ? [] : [isTitle(title) ? `is ${title}` : `is a ${title}`]),
    ...(bracketed === undefined ? [] : positionClauses(bracketed, wanted))
  ]
  if (told === undefined) return beside
  const [beforeComma = ""] = told.split(",")
  const first = withoutNext(beforeComma)
  if (first.startsWith("who "))
    // `who keeps sheep and plays camogie`: what goes on with a verb is told of the same.
    return [...beside, ...clausesOf(first.slice(4)).filter((clause, at) => at === 0 || isVerbFirst(clause))]
  return isVerbFirst(first) ? beside : [`is ${first}`, ...beside]
}

const ranked =
  /^(?:(?:Senior|Deputy|Assistant|Associate|Chief|Group|Lead|Principal|Vice|Acting|Interim|Regional|National|Global|Branch|General|Managing) )*/u
const lettersOfPart = /^(?:WHS|HSE|EHS|SHE|OHS|QHSE|HSEQ|ICT|ESG|CSR|QA|QC|PR|UX|SEO|BIM|CRM|ERP|R&D|M&A)$/u
/** `WHS Manager`, `Senior Sales Director`: all that stands before the post is a part of a house, or a rank. */
const ofDepartment = (title: string): boolean => {
  const { part = "" } =
    /^(?<part>.*) (?:Manager|Director|Officer|Head|Lead|Engineer|Coordinator|Advisor|Adviser|Specialist|Executive|Supervisor)$/u.exec(
      title.replace(ranked, "")
    )?.groups ?? {}
  return part !== "" && (isDepartment(part) || lettersOfPart.test(part))
}

const honour = /^(?:professor|chef|captain|coach|judge|councillor|sister|nurse)$/iu

/** `Tideworks CTO` or `Our Head of Data,` before a name. */
export const titleBefore = (before: string, wanted: Wanted): ReadonlyArray<string> | undefined => {
  const text = before
    .replace(/^(?:our|the|meet|introducing|today,?|with|said|says)(?= )/iu, "")
    .replace(/(?: (?:Dr|Prof|Professor|Mr|Mrs|Ms)\.?)? ?$/u, "")
    .replace(/,?\s*$/u, "")
    .trim()
  if (text.length > 60 || /[.;:,]/.test(text)) return undefined
  const company = wanted.companies.find(name => text.toLowerCase().startsWith(name.toLowerCase()))
  const title = tidyTitle(text.slice(company?.length ?? 0).replace(/^['’]s?(?= )/u, ""))
  const isPair = isPairOfTitles(title)
  if (
    !isCalling(title) ||
    (/\band\b/iu.test(title) && !isPair) ||
    /\b(?:is|was|has|have|had|by|said|says|of our|with|we|they|he|she|I|mit|avec|con|com|met|med|it|when|where|who|that|if|as|to|from|their|her|his|its|under|opens?|runs?|wins?|won|gets?|got|goes|went|comes?|came|takes?|took|welcomes?|thanks|meets?|joins?|led|leads?)\b/i.test(
      title
    )
  )
    return undefined
  const isOurs = company !== undefined || /^our /iu.test(before)
  if (isOurs)
    return [`is ${title}`, ...(company === undefined ? [] : [`works at ${text.slice(0, company.length)}`])]
  // `Acme founder and CEO`: the house of a pair may be unknown as well.
  if (isPair && (/^\p{Ll}/u.test(title) || isTitle(title.split(" ")[0] ?? ""))) return [`is ${title}`]
  // `Safety Manager`: what a house does in its parts is no house.
  if (ofDepartment(title)) return [`is ${title}`]
  // A company that nobody knows may stand in it: `Acme CTO`.
  return isCraft(title) || (/^\p{L}\p{Ll}+(?: \p{Ll}+)+$/u.test(title) && !honour.test(title))
    ? [`is a ${title}`]
    : []
}
