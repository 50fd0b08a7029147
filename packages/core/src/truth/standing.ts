import { Array as Arrays } from "effect"
import type { Claim, ClaimField, ClaimValue } from "../domain/Claim.ts"
import { listFields, singleFields } from "../domain/Claim.ts"
import type { ContactData } from "../domain/ContactData.ts"
import { canBothHold, comparable, isMoreExact, isProvided, providedAddress } from "./comparable.ts"
import { compareText, foldCase } from "./fold.ts"
import { restates } from "./restated.ts"
import type { Candidate, Statement } from "./Statement.ts"
import { isForeignTitle } from "./titleLanguage.ts"
import { isOfCard, isOfHome, isOfOffice } from "./whereabouts.ts"

/** A list of a report is never longer than this. */
const longestList = 20

/** Ahead by less than this, or a third of the other's doubt, one of two values that cannot both hold has not won. */
const leastLead = 0.1
const leastRatio = 3

const leads = (best: number, score: number): boolean =>
  score < best && (best - score >= leastLead || 1 - score >= leastRatio * (1 - best))

const newestDate = ({ claims }: Candidate): string | null =>
  claims
    .flatMap(claim => claim.as_of ?? [])
    .sort(compareText)
    .at(-1) ?? null

export const stand = (
  candidates: ReadonlyArray<Candidate>,
  standing: Statement["standing"]
): ReadonlyArray<Statement> => candidates.map(candidate => ({ ...candidate, standing }))

const isOfAnotherAddress = ({ field, key }: Candidate, contact: ContactData): boolean =>
  providedAddress(contact, field) !== undefined && !isProvided(contact, field, key)

/** `Shire President since 2021` */
const since = / (?:since|seit|depuis|desde|sinds|sedan|siden|dal|od) (?:\p{L}+ )?(?:19|20)\d\d$/u

/** In characters: a name, and what parts it from a title. */
const longestName = 45

/** A title beside a name or in a line of its own, as cards and tables have it, and no part of a sentence. */
const isOfPosition = ({ value, claims }: Candidate): boolean =>
  claims.some(
    ({ method, quote }) =>
      method === "structured" ||
      quote
        .split("\n")
        .map(line => line.replace(since, ""))
        .some(line => line.endsWith(String(value)) && line.length <= String(value).length + longestName)
  )

/** Which position somebody holds their employer knows first: profiles of one's own are forgotten. */
const employersWord = (candidates: ReadonlyArray<Candidate>): Candidate | undefined => {
  const firstHand = candidates.filter(
    ({ field, confidence, support }) =>
      field === "professional.current_title" && confidence !== "LOW" && support.isFirstHand
  )
  // A page of the team is kept up, and what stood above an article is not: whoever was promoted since has both. Nor does any
  // other site say what was left behind.
  const ofToday = firstHand.filter(({ support }) => support.isShownToday)
  const shown = ofToday.length > 0 ? ofToday : firstHand
  const shared = shown.filter(({ support }) => support.sites.length > 1)
  const told = shared.length > 0 ? shared : shown
  // What a sentence calls somebody may be one of their duties: `is the firm's data lead`.
  const ofPosition = told.filter(isOfPosition)
  const [first, ...others] = ofPosition.length > 0 ? ofPosition : told
  if (first === undefined) return undefined
  // A house with pages in two languages has two names for a position: `Leiter des Labors` and `Head of Laboratory`.
  const isSame = ({ field, key }: Candidate) =>
    canBothHold(field, key, first.key) || isForeignTitle(key) !== isForeignTitle(first.key)
  // `its head, Ada Lovelace` says less than `Head of Tides`.
  return others.every(isSame) ? ([first, ...others].find(({ key }) => key.includes(" ")) ?? first) : undefined
}

/** `is our new Commercial Director`, `was promoted to`: news of a position. */
const news =
  /(?<!\p{L})(?:new|newly|promoted|appointed|appoints|promotes|named|names|becomes?|became|takes (?:on|over)|neue[rn]?|ernannt|befördert|übernimmt|nouve(?:au|lle)|nommée?|nuev[oa]|nombrad[oa]|nov[oa]|nominad[oa]|nuov[oa]|nieuwe|benoemd|nya?|nye|utsedd|udnævnt|utnevnt)(?!\p{L})/iu

/** The position that the employer shows today and tells the news of, where nobody there has the one that the client knows. */
const promotedFrom = (said: Candidate, candidates: ReadonlyArray<Candidate>): Candidate | undefined => {
  if (said.support.isFirstHand) return undefined
  const known = employersWord(candidates)
  return known?.support.isShownToday === true && known.claims.some(({ quote }) => news.test(quote))
    ? known
    : undefined
}

/** On how many sites it stands at least that somebody has gone to another house than the client knows. */
const sitesOfMove = 3

/** The house that the prospect's own pages and others name, where none of their own names the one that the client knows. */
const movedTo = (said: Candidate, candidates: ReadonlyArray<Candidate>): Candidate | undefined => {
  if (said.field !== "professional.current_company" || said.support.isOwnWord) return undefined
  return candidates.find(
    ({ confidence, key, support }) =>
      confidence === "HIGH" &&
      support.isOwnWord &&
      support.sites.length >= sitesOfMove &&
      support.score >= said.support.score &&
      !canBothHold(said.field, key, said.key)
  )
}

/**
 * Which of several values stands: the one that the client's word decides for, where it is well supported by itself, since
 * profiles are left behind with old employers, unless the prospect has told of another in more places; else the employer's
 * word; else the one that leads by its support; else the newest where all are dated. Otherwise none: a coin that falls wrong
 * is worse than a gap. None as well where the client gave another address: it tells who is meant.
 */
const winnerOf = (candidates: ReadonlyArray<Candidate>, contact: ContactData): Candidate | undefined => {
  const said = candidates.find(
    ({ confidence, field, key }) => confidence !== "LOW" && isProvided(contact, field, key)
  )
  if (said !== undefined) return promotedFrom(said, candidates) ?? movedTo(said, candidates) ?? said
  if (candidates.some(it => isOfAnotherAddress(it, contact))) {
    return candidates.find(it => !isOfAnotherAddress(it, contact))
  }
  const known = employersWord(candidates)
  if (known !== undefined) return known
  const best = candidates[0]?.support.score ?? 0
  const strongest = candidates.filter(({ support }) => !leads(best, support.score))
  const [first, ...others] = strongest
  if (first === undefined || others.every(other => canBothHold(other.field, other.key, first.key)))
    return others.find(({ key }) => first !== undefined && isMoreExact(key, first.key)) ?? first
  // On one site a position stands in two languages.
  const isTranslated = ({ key, support }: Candidate) =>
    first !== undefined &&
    isForeignTitle(key) !== isForeignTitle(first.key) &&
    support.sites.some(site => first.support.sites.includes(site))
  if (first?.field === "professional.current_title" && others.every(isTranslated)) return first
  const near = strongest.find(({ field, key }) => isProvided(contact, field, key))
  if (near !== undefined) return near
  const dated = strongest.map(candidate => ({ candidate, date: newestDate(candidate) }))
  const [newest, next] = [...dated].sort((left, right) => compareText(right.date ?? "", left.date ?? ""))
  const isNewest = dated.every(({ date }) => date !== null) && newest?.date !== next?.date
  return isNewest ? newest?.candidate : undefined
}

/** Contradicted by something that may well be true, no value is certain. */
const disputed = (winner: Candidate, against: ReadonlyArray<Candidate>): Candidate =>
  winner.confidence === "HIGH" && against.some(({ confidence }) => confidence !== "LOW")
    ? { ...winner, confidence: "MEDIUM" }
    : winner

/**
 * Where somebody works contradicts nobody who says where they live, unless it is the client's word; nor does where the employer
 * sits contradict who says where they work.
 */
const settleSingle = (
  candidates: ReadonlyArray<Candidate>,
  contact: ContactData
): ReadonlyArray<Statement> => {
  const [all, housing] = Arrays.partition(
    candidates,
    candidate =>
      housesAnother(candidate, candidates) ||
      coversAnother(candidate, candidates) ||
      (isToldBehind(candidate, candidates) && !isProvided(contact, candidate.field, candidate.key))
  )
  const told = all.filter(({ claims }) => claims.some(isOfHome))
  const homes = told.length > 0 ? told : all.filter(({ claims }) => claims.some(isOfCard))
  // The same town may be spelled better where it is not said who lives there.
  const atHome = all.filter(({ field, key }) => homes.some(home => canBothHold(field, key, home.key)))
  const atWork = all.filter(({ claims }) => !claims.every(isOfOffice))
  const isClients = atWork.some(({ field, key }) => isProvided(contact, field, key))
  const said = atHome.length > 0 && !isClients ? atHome : atWork.length > 0 ? atWork : all
  return [
    ...settleAmong(said, contact),
    ...stand(
      all.filter(candidate => !said.includes(candidate)),
      "spare"
    ),
    ...stand(housing, "spare")
  ]
}

const partsOf = (place: ClaimValue): ReadonlyArray<string> =>
  typeof place === "string"
    ? place.split(",").map(part => comparable("professional.current_location", part))
    : []

/** `59808` of `Montana 59808`, `P7B 6V4`. */
const postalCode = /(?: \p{L}*\d[\p{L}\d]*)+$/u
const officeOf = /^office of [^:]*: /

/** The place that a claim gives, and, of an office, what its address says of it besides: from the town on. */
const placesOf = (claim: Claim): ReadonlyArray<ReadonlyArray<string>> => {
  const told = partsOf(claim.value)
  const address = isOfOffice(claim)
    ? partsOf(claim.quote.replace(officeOf, "")).map(part => part.replace(postalCode, ""))
    : []
  const at = address.indexOf(told[0] ?? "")
  return at === -1 ? [told] : [told, address.slice(at)]
}

const partOfRegion = /^(?:(?:north|south)(?:[- ]?(?:east|west))?(?:ern)?|(?:east|west)(?:ern)?|central) /

/** `Singapore` beside `Bedok, Singapore`, `Northern Ontario` beside it: a region contradicts none of its towns, which tell more. */
const coversAnother = ({ field, key }: Candidate, candidates: ReadonlyArray<Candidate>): boolean => {
  if (field !== "professional.current_location") return false
  const whole = key.replace(partOfRegion, "")
  return candidates
    .flatMap(({ claims }) => claims.flatMap(placesOf))
    .some(
      ([town, ...regions]) =>
        town !== key && regions.some(region => region === whole || region.endsWith(` ${key}`))
    )
}

/** `Institute of Tides, University of Leeds`: who works for the one contradicts nobody who names the other, which stands for both. */
const housesAnother = ({ field, value, claims }: Candidate, candidates: ReadonlyArray<Candidate>): boolean =>
  field === "professional.current_company" &&
  candidates.some(
    other => other.value !== value && claims.every(({ quote }) => quote.includes(`${other.value}, ${value}`))
  )

const joint = /^,? (?:and|&) (?:also )?(?:an? |the )?(?:only |sole )?/

/** `the owner and the only luthier here`: of two titles that one sentence joins, the second contradicts nobody who names the first. */
const isToldBehind = ({ field, key, claims }: Candidate, candidates: ReadonlyArray<Candidate>): boolean =>
  field === "professional.current_title" &&
  candidates.some(
    other =>
      other.key !== key &&
      claims.every(({ quote }) => {
        const [, ...behind] = foldCase(quote).split(other.key)
        return behind.some(rest => joint.test(rest) && rest.replace(joint, "").startsWith(key))
      })
  )

const settleAmong = (
  candidates: ReadonlyArray<Candidate>,
  contact: ContactData
): ReadonlyArray<Statement> => {
  const winner = winnerOf(candidates, contact)
  if (winner === undefined) return stand(candidates, "contradicted")
  const others = candidates.filter(candidate => candidate !== winner)
  const against = others.filter(other => !canBothHold(other.field, other.key, winner.key))
  return [
    ...stand([disputed(winner, against)], "published"),
    ...stand(against, "contradicted"),
    ...stand(
      others.filter(other => !against.includes(other)),
      "spare"
    )
  ]
}

/**
 * Whether every part that the first states is stated by the second as well: a school alone beside school and degree, `University of
 * Texas` beside `University of Texas at Austin`, physics beside physics and chemistry.
 */
const saysLess = (less: ClaimValue, more: ClaimValue): boolean => {
  if (typeof less !== "object" || typeof more !== "object" || less === more) return false
  const parts = new Map<string, unknown>(Object.entries(more))
  const told = Object.entries(less)
    .filter(([, part]) => part !== null)
    .map(([name, part]) => [foldCase(String(part)), foldCase(String(parts.get(name) ?? ""))] as const)
  const toldByMore = Object.values(more).filter(part => part !== null)
  const isLess = told.length < toldByMore.length || told.some(([ours, theirs]) => ours !== theirs)
  const goesOn = [" at ", ", ", " and "]
  return (
    isLess &&
    told.every(
      ([ours, theirs]) => ours === theirs || goesOn.some(link => theirs.startsWith(`${ours}${link}`))
    )
  )
}

/** `fiddle` beside `fiddler`, `bees` beside `keeping bees`: of what says the same the stronger stands, and else what says more. */
const isRestated = ({ field, value }: Candidate, at: number, candidates: ReadonlyArray<Candidate>): boolean =>
  candidates.some(
    (other, index) =>
      index !== at &&
      restates(field, value, other.value) &&
      (index < at || !restates(field, other.value, value))
  )

const settleList = (candidates: ReadonlyArray<Candidate>): ReadonlyArray<Statement> => {
  const full = candidates.filter(
    (candidate, at) =>
      !isRestated(candidate, at, candidates) &&
      (candidate.field !== "education.entries" ||
        !candidates.some(other => saysLess(candidate.value, other.value)))
  )
  const shown = full.slice(0, longestList)
  return [
    ...stand(shown, "published"),
    ...stand(
      candidates.filter(candidate => !shown.includes(candidate)),
      "spare"
    )
  ]
}

const isSingle = (field: ClaimField): boolean => singleFields.some(single => single === field)
const isList = (field: ClaimField): boolean => listFields.some(list => list === field)

/** Gives every candidate of a field its standing. `candidates` come strongest first. */
export const settle = (
  field: ClaimField,
  candidates: ReadonlyArray<Candidate>,
  contact: ContactData
): ReadonlyArray<Statement> => {
  if (isSingle(field)) return settleSingle(candidates, contact)
  return isList(field) ? settleList(candidates) : stand(candidates, "published")
}
