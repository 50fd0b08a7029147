import { Array as Arrays } from "effect"
import type { Claim, ClaimField, ClaimValue } from "../domain/Claim.ts"
import type { ContactData } from "../domain/ContactData.ts"
import type { Confidence } from "../domain/IntelligenceReport.ts"
import type { AcceptedClaim } from "./acceptance.ts"
import { comparable, isProvided } from "./comparable.ts"
import { type Support, supportOf } from "./confidence.ts"
import { hasLeft } from "./departure.ts"
import { compareText, foldCase, occursWhole, tidy } from "./fold.ts"
import { isRaisedFrom } from "./raising.ts"
import { isWithin } from "./restated.ts"
import { settle, stand } from "./standing.ts"

/** One value of a field that is strong enough for a report, with everything that states it. */
export interface Statement {
  readonly field: ClaimField
  readonly key: string
  readonly value: ClaimValue
  readonly support: Support
  readonly confidence: Confidence
  /** Well spelled ones first, and of these the strongest: the first spells the value. */
  readonly claims: ReadonlyArray<Claim>
  /**
   * `published` statements stand in the report or, where the field has no place in it, may be written about.
   * `contradicted` ones cannot hold beside another of the field, which has won or is as strong.
   * `spare` ones say less exactly what a published one says, or have no more room.
   */
  readonly standing: "published" | "contradicted" | "spare"
}

export interface PublishedStatement extends Statement {
  readonly standing: "published"
}

export const isPublished = (statement: Statement): statement is PublishedStatement =>
  statement.standing === "published"

export type Candidate = Omit<Statement, "standing">

const tidyValue = (value: ClaimValue): ClaimValue => (typeof value === "string" ? tidy(value) : value)

const text = (value: ClaimValue): string =>
  typeof value === "object" ? JSON.stringify(value) : String(value)

/** Account names are in small letters, and what somebody shouts is in capitals: the spelling between shows best. */
const isWellSpelled = ({ value }: Claim): boolean =>
  typeof value !== "string" || (/\p{Lu}/u.test(value) && /\p{Ll}/u.test(value))

/** How many of the claims spell the value in the same way. */
const spelledLike = (claims: ReadonlyArray<AcceptedClaim>, { value }: Claim): number =>
  claims.filter(({ claim }) => text(claim.value) === text(value)).length

/** Claims that say the same. */
interface Group {
  readonly key: string
  readonly claims: ReadonlyArray<AcceptedClaim>
}

/** The statement that the claims make together; none when it is too weak for a report. */
const candidateOf = (field: ClaimField, { key, claims }: Group, asOf: string): ReadonlyArray<Candidate> => {
  const support = supportOf(claims, asOf)
  const ordered = [...claims].sort(
    (left, right) =>
      Number(isWellSpelled(right.claim)) - Number(isWellSpelled(left.claim)) ||
      supportOf([right], asOf).score - supportOf([left], asOf).score ||
      spelledLike(claims, right.claim) - spelledLike(claims, left.claim) ||
      compareText(left.claim.id, right.claim.id)
  )
  const value = ordered[0]?.claim.value
  if (value === undefined || support.confidence === null) return []
  return [
    {
      field,
      key,
      value: tidyValue(value),
      support,
      confidence: support.confidence,
      claims: ordered.map(it => it.claim)
    }
  ]
}

const compact = (key: string): string => key.replaceAll(" ", "")

/** `@acmelabs` is `Acme Labs`: of keys that differ by their spaces, the one with most stands for all. */
const joined = (group: Group | undefined, key: string, accepted: AcceptedClaim): Group =>
  group === undefined
    ? { key, claims: [accepted] }
    : { key: key.length >= group.key.length ? key : group.key, claims: [...group.claims, accepted] }

/** Every strong statement with its standing, strongest first within its field. `asOf`: ISO date that ages are counted to. */
export const statementsOf = (
  claims: ReadonlyArray<AcceptedClaim>,
  contact: ContactData,
  asOf: string
): ReadonlyMap<ClaimField, ReadonlyArray<Statement>> => {
  const groups = new Map<ClaimField, Map<string, Group>>()
  for (const accepted of claims) {
    const { field, value } = accepted.claim
    const ofField = groups.get(field) ?? new Map<string, Group>()
    const key = comparable(field, value)
    groups.set(field, ofField.set(compact(key), joined(ofField.get(compact(key)), key, accepted)))
  }
  const candidatesOf = (
    field: ClaimField,
    isTold: (accepted: AcceptedClaim) => boolean = () => true
  ): ReadonlyArray<Candidate> =>
    [...(groups.get(field)?.values() ?? [])]
      .flatMap(({ key, claims: ofGroup }) =>
        candidateOf(field, { key, claims: ofGroup.filter(isTold) }, asOf)
      )
      .sort(
        (left, right) =>
          right.support.score - left.support.score || compareText(text(left.value), text(right.value))
      )
  const isGone = hasLeft(claims, contact, asOf)
  const companies = settleCompanies(candidatesOf(company), isGone, contact)
  const left = documentsOf(companies.filter(it => it.standing === "contradicted"))
  const sitesLeft = new Set(
    isGone ? claims.filter(({ document }) => left.has(document.id)).map(({ document }) => document.site) : []
  )
  const titles = settleTitles(
    candidatesOf(title, ({ document }) => !sitesLeft.has(document.site)),
    companies,
    contact
  )
  const mistaken = mistakenDocuments(claims, companies)
  const namesKnown = (quote: string): boolean =>
    contact.company !== undefined && occursWhole(foldCase(contact.company), foldCase(quote))
  // What somebody does for a living is told as that.
  const isWork: Partial<Record<ClaimField, (value: ClaimValue) => boolean>> = {
    "personal.memberships": value => isEmployer(value, companies),
    "professional.skills": value => isEmployer(value, companies),
    "personal.hobbies": value => isTrade(value, titles)
  }
  const settled = (field: ClaimField): ReadonlyArray<Statement> => {
    if (field === company) return companies
    if (field === title) return titles
    const isOfLeft = ({ claim, document }: AcceptedClaim): boolean =>
      left.has(document.id) || sitesLeft.has(document.site) || namesKnown(claim.quote)
    const candidates = candidatesOf(
      field,
      accepted =>
        !(ofCareer(field) && mistaken.has(accepted.document.id)) &&
        !(isGone && ofHouse.has(field) && isOfLeft(accepted))
    )
    const [others, ofWork] = Arrays.partition(candidates, ({ value }) => isWork[field]?.(value) === true)
    return [...settle(field, others, contact), ...stand(ofWork, "spare")]
  }
  return new Map([...groups.keys()].map(field => [field, settled(field)] as const))
}

const company = "professional.current_company"
const title = "professional.current_title"

/** `making cider` of the head cider maker: what somebody is paid for is no pastime as well. */
const isTrade = (value: ClaimValue, titles: ReadonlyArray<Statement>): boolean =>
  titles.some(it => isPublished(it) && isWithin(String(value), String(it.value)))

/** Who works somewhere is no member of it, as markup often has it, nor is a house something that one can do. */
const isEmployer = (value: ClaimValue, companies: ReadonlyArray<Statement>): boolean => {
  const key = compact(comparable(company, value))
  return companies.some(it => isPublished(it) && compact(it.key) === key)
}

/** What a page that has the wrong house of somebody has from the career of whoever works there; the settling weighs the positions. */
const ofCareer = (field: ClaimField): boolean =>
  field === "professional.industry" || field === "professional.skills" || field.startsWith("education.")

/** What a house tells of all who work there, and so no more of who has left it. */
const ofHouse: ReadonlySet<ClaimField> = new Set(["professional.industry", "professional.current_location"])

const documentsOf = (statements: ReadonlyArray<Statement>): ReadonlySet<string> =>
  new Set(statements.flatMap(statement => statement.claims.map(claim => claim.document)))

/**
 * Pages that have somebody at another house today than the house itself, which says first hand that they are with it: what
 * they tell of their career is worth as little. A club says whose member somebody is, and may be taken for their house.
 */
const mistakenDocuments = (
  claims: ReadonlyArray<AcceptedClaim>,
  companies: ReadonlyArray<Statement>
): ReadonlySet<string> => {
  if (!companies.some(it => isPublished(it) && it.support.isFirstHand)) return new Set()
  const [others, against] = Arrays.partition(companies, ({ standing }) => standing === "contradicted")
  const [kept, refused] = [documentsOf(others), documentsOf(against)]
  return new Set(
    claims
      .filter(({ verdict, document: { source_class } }) => verdict !== "confirmed" && source_class !== "self")
      .map(({ document }) => document.id)
      .filter(id => refused.has(id) && !kept.has(id))
  )
}

/** A title goes with its employer: one that stands only where another employer is named was held there. */
const isOfAnotherCompany = (title: Candidate, companies: ReadonlyArray<Statement>): boolean => {
  const documents = new Set(title.claims.map(claim => claim.document))
  const named = companies.filter(({ claims }) => claims.some(claim => documents.has(claim.document)))
  return named.length > 0 && named.every(({ standing }) => standing === "contradicted")
}

/** A house that somebody has left is the employer no more, whatever else still names it. */
const settleCompanies = (
  candidates: ReadonlyArray<Candidate>,
  isGone: boolean,
  contact: ContactData
): ReadonlyArray<Statement> => {
  const [others, left] = Arrays.partition(
    candidates,
    ({ key }) => isGone && isProvided(contact, company, key)
  )
  return [...settle(company, others, contact), ...stand(left, "contradicted")]
}

/** `Our General Manager, Ada Brandt, has been appointed Managing Director`: the one is over, unless the house has called them so since. */
const isOutgrown = (old: Candidate, titles: ReadonlyArray<Candidate>): boolean =>
  titles.some(now =>
    now.claims.some(
      ({ as_of, quote }) =>
        isRaisedFrom(quote, String(old.value), String(now.value)) &&
        !old.claims.some(claim => as_of !== null && claim.as_of !== null && claim.as_of > as_of)
    )
  )

/** Titles that stand only where another employer is named give way to those of the employer, where there are any or it was left. */
const settleTitles = (
  candidates: ReadonlyArray<Candidate>,
  companies: ReadonlyArray<Statement>,
  contact: ContactData
): ReadonlyArray<Statement> => {
  const [held, left] = Arrays.partition(
    candidates,
    candidate => isOfAnotherCompany(candidate, companies) || isOutgrown(candidate, candidates)
  )
  const isLeft = companies.some(
    ({ key, standing }) => standing === "contradicted" && isProvided(contact, company, key)
  )
  return held.length === 0 && !isLeft
    ? settle(title, candidates, contact)
    : [...settle(title, held, contact), ...stand(left, "contradicted")]
}
