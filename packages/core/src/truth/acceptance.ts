import { Array as Arrays, Option, pipe } from "effect"
import { addressKey } from "../domain/addresses.ts"
import { type Claim, type ClaimField, listFields } from "../domain/Claim.ts"
import type { ContactData } from "../domain/ContactData.ts"
import type { Document } from "../domain/Document.ts"
import type { IdentityVerdict } from "../domain/Identity.ts"
import type { StageOutput } from "../domain/StageOutput.ts"
import {
  type Employer,
  mattersOfEmployers,
  sensitiveIn,
  sensitiveOfPage,
  withoutMatters
} from "./claimMatters.ts"
import { comparable, isProvided } from "./comparable.ts"
import { isProfessional, positionFields } from "./fieldKinds.ts"
import { foldCase } from "./fold.ts"
import { groundingFailure } from "./grounding.ts"
import { isHitOfPageIn } from "./pagesRead.ts"
import { type SensitiveCategory, sensitiveCategories } from "./sensitive.ts"
import { withShownTitle } from "./shownDocument.ts"
import { canonical, soundDocuments } from "./soundDocuments.ts"

export type AcceptedVerdict = Exclude<IdentityVerdict, "rejected">

/** A claim that may stand in a report, with what it stands on. */
export interface AcceptedClaim {
  readonly claim: Claim
  readonly document: Document
  readonly verdict: AcceptedVerdict
}

export interface Acceptance {
  /** The best verdict among the documents that gave an accepted claim about the person. */
  readonly identity: AcceptedVerdict | "unknown"
  readonly claims: ReadonlyArray<AcceptedClaim>
  /** Sensitive matters among the dropped claims of documents that speak of the prospect. */
  readonly sensitive: ReadonlyArray<SensitiveCategory>
  /** Pages that tell of a sensitive matter whatever is quoted from them: that they were looked at is not shown either. */
  readonly untold: ReadonlySet<string>
}

/** Whether a document of this verdict speaks of the prospect; one that nobody judged does not. */
export const isSure = (verdict: IdentityVerdict | undefined): boolean =>
  verdict === "confirmed" || verdict === "probable"

/** Of a row of people, `Ada Brandt, Head of Data; Rui Prates, Treasurer`, who is meant. */
const inRow = (quote: string, value: string): string => {
  const [own, other] = quote.split("; ").filter(part => part.includes(value))
  return own === undefined || other !== undefined ? quote : own
}

/** A name is its own evidence: what is told of somebody around it is not repeated for its sake, nor who stands beside it in a row. */
const narrowed = (claim: Claim): Claim => {
  const { field, quote, value } = claim
  if (typeof value !== "string") return claim
  if (field === "name") return quote.includes(value) ? { ...claim, quote: value } : claim
  return positionFields.has(field) ? { ...claim, quote: inRow(quote, value) } : claim
}

/** The employer's sites, as the client or a document that is surely the prospect's names them. */
const companySites = (
  { handles }: StageOutput,
  verdicts: ReadonlyMap<string, IdentityVerdict>
): ReadonlySet<string> =>
  new Set(
    handles
      .filter(({ kind }) => kind === "company_domain")
      .filter(({ document }) => document === null || isSure(verdicts.get(document)))
      .map(({ value }) => value)
  )

const companyFields: ReadonlySet<ClaimField> = new Set([
  "professional.current_company",
  "professional.industry"
])

/** Registries that speak of nothing but the employer whom the client named. */
const companyRecords = (
  grounded: ReadonlyArray<AcceptedClaim>,
  contact: ContactData
): ReadonlySet<string> => {
  const registered = grounded.filter(({ document }) => document.source_class === "registry")
  return new Set(
    registered
      .filter(
        ({ claim: { field, value } }) =>
          field === "professional.current_company" && isProvided(contact, field, comparable(field, value))
      )
      .map(({ document }) => document.id)
      .filter(id =>
        registered.every(({ claim, document }) => document.id !== id || companyFields.has(claim.field))
      )
  )
}

/** A registry that was asked for the employer by name, and gives a trade alone, knows nobody who works there. */
const isTradeAlone = (all: ReadonlyArray<AcceptedClaim>, { claim, document }: AcceptedClaim): boolean =>
  document.source_class === "registry" &&
  claim.field === "professional.industry" &&
  all.every(other => other.document.id !== document.id || other.claim.field === claim.field)

/** What tells that somebody works somewhere at all. */
const atWork: ReadonlySet<ClaimField> = new Set([
  "professional.current_title",
  "professional.current_company"
])

/** A claim of a document that speaks of the employer and does not know the prospect. */
type SpeaksOfCompany = (accepted: AcceptedClaim) => boolean

/**
 * Which claims may stand. The employer's own site and its entry in a registry speak of the employer and of nothing else, and
 * for whom somebody works only beside a document that speaks of them, and in which trade beside one that is surely theirs.
 * Beside a document that is surely the prospect's, a possible one says nothing, since it may be a namesake's; without a sure
 * one, possible documents give professional facts.
 */
const isPermitted = (
  accepted: AcceptedClaim,
  { anySure, anyOfPerson }: { readonly anySure: boolean; readonly anyOfPerson: boolean },
  speaksOfCompany: SpeaksOfCompany
): boolean => {
  if (isSure(accepted.verdict)) return true
  if (speaksOfCompany(accepted))
    return (
      companyFields.has(accepted.claim.field) &&
      (anyOfPerson || (anySure && accepted.claim.field !== "professional.current_company"))
    )
  return !anySure && isProfessional(accepted.claim.field)
}

const bestVerdict = (claims: ReadonlyArray<AcceptedClaim>): Acceptance["identity"] =>
  pipe(
    ["confirmed", "probable", "possible"] as const,
    Arrays.findFirst(verdict => claims.some(accepted => accepted.verdict === verdict)),
    Option.getOrElse(() => "unknown" as const)
  )

/** Pages that were read and tell something of the prospect. */
const tellingPages = (
  { claims }: StageOutput,
  documents: ReadonlyMap<string, Document>
): ReadonlySet<string> =>
  new Set(
    claims.flatMap(claim => {
      const page = documents.get(claim.document)
      return page === undefined || page.source_class === "snippet" ? [] : [addressKey(page.page_url)]
    })
  )

/** Drops every claim that is ungrounded, sensitive beyond what can be left out of its quote, or of a document that does not speak surely enough of the prospect. */
export const acceptClaims = (contact: ContactData, known: StageOutput): Acceptance => {
  const documents = soundDocuments(known)
  const texts = new Map([...documents].map(([id, document]) => [id, foldCase(document.text)]))
  const verdicts = new Map(known.identities.map(identity => [identity.document, identity.verdict]))
  const sites = companySites(known, verdicts)
  const employer: Employer = { name: contact.company, matters: mattersOfEmployers(contact, sites) }
  const quotes = Arrays.groupBy(known.claims, claim => claim.document)
  const pages = new Map(
    [...documents].map(([id, document]) => [
      id,
      sensitiveOfPage(document, quotes[id]?.map(({ quote }) => quote) ?? []).filter(
        it => !employer.matters.has(it) || !sites.has(document.site)
      )
    ])
  )
  // What a search shows of a page is shown no more than the page.
  const untold = new Set(
    [...documents.values()]
      .filter(({ id }) => (pages.get(id) ?? []).length > 0)
      .map(it => addressKey(it.page_url))
  )
  const isHit = isHitOfPageIn(documents.values())
  const telling = tellingPages(known, documents)
  const grounded: Array<AcceptedClaim> = []
  const sensitive = new Set<SensitiveCategory>()
  for (const claim of canonical(known.claims).values()) {
    const document = documents.get(claim.document)
    const verdict = verdicts.get(claim.document) ?? "rejected"
    if (document === undefined || verdict === "rejected") continue
    const page = addressKey(document.page_url)
    // What a search shows of a page runs its lines together, and those of several people: where the page was read it tells whatever
    // there is to tell; one that tells nothing without its scripts leaves to the search what has one value.
    if (isHit(document) && (telling.has(page) || listFields.some(field => field === claim.field))) continue
    if (Option.isSome(groundingFailure(claim, texts.get(document.id) ?? ""))) continue
    const ofPage = pages.get(document.id) ?? []
    const matters = Arrays.union(sensitiveIn(claim, employer), ofPage)
    if (isSure(verdict)) for (const matter of matters) sensitive.add(matter)
    const shown =
      matters.length === 0 ? Option.some(claim) : withoutMatters(claim, matters, employer, document)
    if (!untold.has(page) && Option.isSome(shown))
      grounded.push({ claim: narrowed(shown.value), document: withShownTitle(document), verdict })
  }
  const anySure = grounded.some(accepted => isSure(accepted.verdict))
  const records = companyRecords(grounded, contact)
  const speaksOfCompany: SpeaksOfCompany = ({ document, verdict }) =>
    !isSure(verdict) && (sites.has(document.site) || records.has(document.id))
  const anyOfPerson = grounded.some(
    accepted => isSure(accepted.verdict) && atWork.has(accepted.claim.field) && !speaksOfCompany(accepted)
  )
  const permitted = grounded.filter(
    accepted =>
      isPermitted(accepted, { anySure, anyOfPerson }, speaksOfCompany) &&
      (isSure(accepted.verdict) || !isTradeAlone(grounded, accepted))
  )
  // A page that has the name and nothing else tells of nobody.
  const ofPerson = permitted.filter(accepted => accepted.claim.field !== "name" && !speaksOfCompany(accepted))
  return {
    identity: bestVerdict(ofPerson),
    // Of whom nothing is known but their employer there is nothing to report: the trade of a house says nothing of who works there.
    claims: ofPerson.length > 0 ? permitted : permitted.filter(accepted => !speaksOfCompany(accepted)),
    sensitive: sensitiveCategories.filter(category => sensitive.has(category)),
    untold
  }
}
