import { isHitOfPageIn, isUrl } from "@prospect-research/core"
import { Array as Arr, Option, Order } from "effect"
import { areTwoPeople } from "../names/relateNames.ts"
import { profileHandle } from "../sources/profileAddress.ts"
import { type Case, employersOf, isEmployersPage, isNamed, isOnOwnSite, withCompany } from "./Case.ts"
import { areNamesakesEmails, isMadeFor } from "./emails.ts"
import { schoolsOf, textClaims, valuesAgree } from "./Findings.ts"
import { isOldPage } from "./oldPages.ts"
import { hasGivenTitle } from "./positions.ts"
import { areVerified, linkEachOther } from "./Traces.ts"
import { shareNoTitle } from "./titles.ts"
import { nameSignals, provenSignals, type Reason, shownSignals, sumOf } from "./weights.ts"

/** A document with what speaks for and against it. */
export interface Judged extends Case {
  readonly reasons: ReadonlyArray<Reason>
  /** Whether it is surely the prospect's, so that it can vouch for others. */
  readonly isAnchor: boolean
}

/** Documents that speak of one person. */
export type Cluster = ReadonlyArray<Judged>

const haveOtherNames = (left: Judged, right: Judged): boolean =>
  left.naming.names.length > 0 &&
  left.naming.names.every(ours => right.naming.names.some(theirs => areTwoPeople(ours, theirs)))

/** Addresses for the prospect's name that only one of the two shows: a directory lists everybody. */
const ownEmails = ({ traces, prospect }: Judged, other: Judged): ReadonlyArray<string> =>
  traces.emails.filter(
    email => !other.traces.emails.includes(email) && prospect.names.some(name => isMadeFor(email, name))
  )

const haveNamesakesEmails = (left: Judged, right: Judged): boolean =>
  ownEmails(left, right).some(ours => ownEmails(right, left).some(theirs => areNamesakesEmails(ours, theirs)))

const claimsOf = (it: Judged, field: "professional.current_company" | "professional.current_title") =>
  textClaims(it.document, it.findings, field)

const longestCard = 90
/** `She joined in 2022 as Controller.` tells what was. */
const isStory =
  /[.!?]$|\b(?:joined|was|has been|became|started|began|previously|former(?:ly)?|until|promoted|appointed|named)\b/i

/** `Ada Lovelace, violin (on loan from …)`: what a card adds in parentheses makes it no story. */
const withoutAddition = (quote: string): string => quote.replace(/ \([^()]*\)/gu, "")

/** Titles that stand with a name as on a card: what a sentence tells of somebody is as often one of several. */
const cardTitles = ({ document, findings }: Judged): ReadonlyArray<string> =>
  findings
    .claimsOf(document)
    .flatMap(({ field, value, quote }) =>
      field === "professional.current_title" &&
      typeof value === "string" &&
      withoutAddition(quote).length <= longestCard &&
      !isStory.test(withoutAddition(quote))
        ? [value]
        : []
    )

/** `/team` and `/team/lovelace`: of whom a list has one, the page below it tells more. A list of two of the name has a page for each. */
const isBelow = (page: Judged, list: Judged): boolean => {
  const address = list.document.page_url
  if (list.naming.knowsTwo || !isUrl(address)) return false
  const { href, pathname } = new URL(address)
  return pathname !== "/" && page.document.page_url.startsWith(`${href.replace(/\/$/, "")}/`)
}

/** `Falk-Nyberg`: no house has two of the name. */
const hasDoubleSurname = ({ prospect }: Judged): boolean =>
  prospect.names.some(({ last }) => last.includes("-"))

/** Two pages of one site that stand at the same time, and give the name titles that have nothing in common. */
export const haveOtherCards = (left: Judged, right: Judged): boolean => {
  if (hasDoubleSurname(left)) return false
  if (!isEmployersPage(left) || !isEmployersPage(right)) return false
  if (isBelow(left, right) || isBelow(right, left)) return false
  if (left.document.published_at !== null || right.document.published_at !== null) return false
  if (isOldPage(left.document) || isOldPage(right.document)) return false
  return shareNoTitle(cardTitles(left), cardTitles(right))
}

const isAtWork = (it: Judged): boolean => isEmployersPage(it) || withCompany(it)

/** A page and what a search shows of it, or two that both are or name the prospect's employer, have no other one. */
const shareEmployer = (left: Judged, right: Judged): boolean =>
  left.document.page_url === right.document.page_url || (isAtWork(left) && isAtWork(right))

/** `Vice President, Finance` names no house. */
const department =
  /^(?:(?:corporate|global|human|public|external|internal|people|business) )?(?:finance|marketing|sales|operations|engineering|legal|communications?|strategy|product|people|data|it|hr|resources|procurement|research|development|compliance|risk|treasury|growth|design|support|affairs|relations|quality|safety|partnerships|logistics|technology|security|talent|revenue|accounting|education|learning)(?: (?:and|&) \p{L}+)?$/iu

const haveOtherEmployers = (left: Judged, right: Judged): boolean => {
  if (shareEmployer(left, right)) return false
  const [ours, theirs] = [left, right].map(it => employersOf(it).filter(company => !department.test(company)))
  return (
    ours !== undefined &&
    theirs !== undefined &&
    ours.length > 0 &&
    theirs.length > 0 &&
    !ours.some(company => theirs.some(other => valuesAgree("professional.current_company", company, other)))
  )
}

const gives = ({ reasons }: Judged, wanted: Reason["signal"]): boolean =>
  reasons.some(({ signal }) => signal === wanted)

/** Of two of a name at one house the one holds the prospect's position, and the other another. */
const haveOtherPositions = (left: Judged, right: Judged): boolean =>
  gives(left, "another position at the employer") && gives(right, "same title")

/** `linkedin.com/in/`: the accounts of one service, of which a person has one. */
const serviceOf = ({ document }: Judged): string | null =>
  Option.match(profileHandle(document.page_url), { onNone: () => null, onSome: ({ kind }) => kind })

/** Two accounts of one service that tell titles at the employer with nothing in common: the house has two of the name. */
const haveOtherAccounts = (left: Judged, right: Judged): boolean => {
  const service = serviceOf(left)
  if (service === null || service !== serviceOf(right)) return false
  if (left.document.page_url === right.document.page_url || !withCompany(left) || !withCompany(right))
    return false
  return shareNoTitle(
    claimsOf(left, "professional.current_title"),
    claimsOf(right, "professional.current_title")
  )
}

/** What surely is the prospect's, or is linked with that both ways: an account may name an employer who was left. */
const isTraced = (it: Judged): boolean =>
  it.isAnchor ||
  gives(it, "links to and from a confirmed document") ||
  gives(it, "verified link with a confirmed document")

/** Whether two documents cannot speak of one person. A profile that is out of date is still its owner's. */
const contradict = (left: Judged, right: Judged): boolean =>
  haveOtherNames(left, right) ||
  haveNamesakesEmails(left, right) ||
  haveOtherCards(left, right) ||
  haveOtherAccounts(left, right) ||
  haveOtherPositions(left, right) ||
  haveOtherPositions(right, left) ||
  gives(left, "historical or deceased") !== gives(right, "historical or deceased") ||
  (!isTraced(left) && !isTraced(right) && haveOtherEmployers(left, right))

/** Whether two documents of one name tell the same employer or school. */
const shareFacts = (left: Judged, right: Judged): boolean => {
  const companies = claimsOf(right, "professional.current_company")
  const schools = schoolsOf(right.document, right.findings).map(school => school.toLowerCase())
  return (
    claimsOf(left, "professional.current_company").some(company =>
      companies.some(other => valuesAgree("professional.current_company", company, other))
    ) || schoolsOf(left.document, left.findings).some(school => schools.includes(school.toLowerCase()))
  )
}

const grouped = (
  items: ReadonlyArray<Judged>,
  belong: (left: Judged, right: Judged) => boolean
): ReadonlyArray<Cluster> => {
  const clusters: Array<Array<Judged>> = []
  for (const item of items) {
    const near = clusters.filter(cluster => cluster.some(other => belong(item, other)))
    const fitting = near.filter(cluster => !cluster.some(other => contradict(item, other)))
    const [home, ...others] = fitting
    if (home === undefined) {
      clusters.push([item])
      continue
    }
    home.push(item)
    for (const cluster of others) {
      if (cluster.some(left => home.some(right => contradict(left, right)))) continue
      home.push(...cluster)
      clusters.splice(clusters.indexOf(cluster), 1)
    }
  }
  return clusters
}

/** Documents that link to one another, both ways: whoever writes the one writes the other. */
export const linkedClusters = (items: ReadonlyArray<Judged>): ReadonlyArray<Cluster> =>
  grouped(
    items,
    (left, right) => linkEachOther(left.traces, right.traces) || areVerified(left.traces, right.traces)
  )

/** What surely is the prospect's comes first, and then what tells one of their titles: who comes later cannot be of both. */
const surestFirst = (items: ReadonlyArray<Judged>): ReadonlyArray<Judged> => {
  const titles = items.filter(it => it.isAnchor).flatMap(it => claimsOf(it, "professional.current_title"))
  const tellsTitle = (it: Judged): boolean =>
    claimsOf(it, "professional.current_title").some(title =>
      titles.some(other => valuesAgree("professional.current_title", title, other))
    )
  const rankOf = (it: Judged): number => (it.isAnchor ? 0 : tellsTitle(it) ? 1 : 2)
  return Arr.sort(items, Order.mapInput(Order.number, rankOf))
}

/** People of the prospect's name, as far as the documents tell them apart. */
export const people = (items: ReadonlyArray<Judged>): ReadonlyArray<Cluster> =>
  grouped(
    surestFirst(items.filter(it => isNamed(it) || it.isAnchor)),
    (left, right) =>
      (left.isAnchor && right.isAnchor) ||
      linkEachOther(left.traces, right.traces) ||
      areVerified(left.traces, right.traces) ||
      shareFacts(left, right)
  )

/** What all documents of a cluster say together: every signal once, and of the name the strongest. */
export const reasonsTogether = (cluster: Cluster): ReadonlyArray<Reason> => {
  const best = new Map<string, Reason>()
  for (const reason of cluster.flatMap(it => it.reasons)) {
    const key = nameSignals.has(reason.signal) ? "name" : reason.signal
    const known = best.get(key)
    if (known === undefined || Math.abs(reason.weight) > Math.abs(known.weight)) best.set(key, reason)
  }
  return [...best.values()]
}

const isProven = (cluster: Cluster): boolean =>
  cluster.some(it => it.reasons.some(({ signal }) => provenSignals.has(signal)))

/** Nobody but the employer writes an address on the employer's own pages. */
const isShownByEmployer = (cluster: Cluster): boolean =>
  cluster.some(it => isOnOwnSite(it) && it.reasons.some(({ signal }) => shownSignals.has(signal)))

/** What counts between people who contradict one another: not what anybody could have written. */
const strengthOf = (cluster: Cluster): number =>
  sumOf(
    reasonsTogether(cluster).filter(
      ({ signal }) =>
        cluster.some(it => it.isAnchor) || isShownByEmployer(cluster) || !shownSignals.has(signal)
    )
  )

/** Of two of a name at one house, the one who holds the position that the client gives is told from the other. */
const isToldByTitle = (person: Cluster, rival: Cluster): boolean =>
  person.some(it => isAtWork(it) && hasGivenTitle(it)) && !rival.some(hasGivenTitle)

/** How far a person is ahead of the strongest whom they contradict. */
export const leadOf = (person: Cluster, all: ReadonlyArray<Cluster>): number => {
  // What a search shows of a page that was read tells of no person whom the page does not tell of.
  const isHit = isHitOfPageIn(all.flat().map(({ document }) => document))
  const rivals = all.filter(
    other =>
      other !== person &&
      (isProven(other) || !isProven(person)) &&
      !isToldByTitle(person, other) &&
      other.some(theirs => !isHit(theirs.document) && person.some(ours => contradict(ours, theirs)))
  )
  return strengthOf(person) - Math.max(Number.NEGATIVE_INFINITY, ...rivals.map(strengthOf))
}
