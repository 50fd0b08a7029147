import { Array as Arrays, Option, Predicate, pipe } from "effect"
import { type Claim, type ClaimField, listFields } from "../domain/Claim.ts"
import type { ContactData } from "../domain/ContactData.ts"
import type { Document } from "../domain/Document.ts"
import type { IdentityVerdict } from "../domain/Identity.ts"
import type { StageOutput } from "../domain/StageOutput.ts"
import { isOfIllness } from "./circles.ts"
import { comparable, isProvided } from "./comparable.ts"
import { isOfTheirStory, isPrivate, isProfessional, positionFields, readingOf } from "./fieldKinds.ts"
import { foldCase } from "./fold.ts"
import { groundingFailure } from "./grounding.ts"
import { withoutOffices } from "./offices.ts"
import { pagesRead } from "./pagesRead.ts"
import {
  findSensitive,
  type SensitiveCategory,
  sensitiveCategories,
  sensitiveInAddress
} from "./sensitive.ts"
import { withShownTitle } from "./shownDocument.ts"
import { canonical, soundDocuments } from "./soundDocuments.ts"
import { shortestStretch, withoutTexts } from "./stretches.ts"

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
}

/** Whether a document of this verdict speaks of the prospect; one that nobody judged does not. */
export const isSure = (verdict: IdentityVerdict | undefined): boolean =>
  verdict === "confirmed" || verdict === "probable"

const valueText = (claim: Claim): string =>
  typeof claim.value === "object" ? Object.values(claim.value).join(" ") : String(claim.value)

/** What a quote says beside the value that it supports: `Head of Children's Services` is a position, whoever it is said of. */
const besideValue = ({ quote, value }: Claim): string =>
  withoutTexts(
    quote,
    (typeof value === "object" ? Object.values(value) : [value]).filter(part => typeof part === "string")
  )

/** Of these even the mention beside a fact is a story about the person or their family. */
const neverQuoted: ReadonlySet<SensitiveCategory> = new Set(["Crime and legal trouble"])

/** Where somebody tells of their own life, such a word beside it is of theirs. */
const toldAlong: ReadonlySet<SensitiveCategory> = new Set([
  "Children",
  "Health",
  "Religion",
  "Politics",
  "Trade unions",
  "Sexuality",
  "Gender identity"
])

/** What is known of the employer, and no secret of whoever works there. */
interface Employer {
  readonly name: string | undefined
  readonly matters: ReadonlySet<SensitiveCategory>
}

const sensitiveIn = (claim: Claim, { matters, name }: Employer): ReadonlyArray<SensitiveCategory> => {
  if (claim.field === "family.children_count") return ["Children"]
  const found = Arrays.union(
    findSensitive(valueText(claim), readingOf(claim.field)),
    Arrays.union(
      findSensitive(withoutOffices(claim.quote, name), "statement"),
      findSensitive(besideValue(claim), "mention").filter(
        it => neverQuoted.has(it) || (toldAlong.has(it) && isPrivate(claim.field))
      )
    )
  )
  return positionFields.has(claim.field) ? found.filter(it => !matters.has(it)) : found
}

/** What somebody goes through: a faith or a party stands beside a pastime, while of these the pastime is a part. */
const storied: ReadonlySet<SensitiveCategory> = new Set([
  "Health",
  "Sexuality",
  "Gender identity",
  "Personal finances"
])

/**
 * What a page gives away by its title or its address, whatever is quoted from it. A headline that only goes with what befalls
 * people, above sentences that say it of the prospect, heads their story.
 */
const sensitiveOfPage = (
  { title, page_url }: Document,
  quotes: ReadonlyArray<string>
): ReadonlyArray<SensitiveCategory> => [
  ...new Set([
    ...findSensitive(title ?? "", "statement"),
    ...sensitiveInAddress(page_url),
    ...findSensitive(title ?? "", "mention").filter(it => neverQuoted.has(it)),
    ...findSensitive(title ?? "", "headline").filter(
      it => storied.has(it) && quotes.some(quote => findSensitive(quote, "statement").includes(it))
    )
  ])
]

/** Whoever works for a party or a parish has no secret in it that the client does not know. */
const mattersOfEmployers = (
  { company, title }: ContactData,
  sites: ReadonlySet<string>
): ReadonlySet<SensitiveCategory> =>
  new Set([
    ...findSensitive([company, title].filter(Predicate.isNotUndefined).join(", "), "statement"),
    ...[...sites].flatMap(site => sensitiveInAddress(`https://${site}/`))
  ])

/** Of these nothing that is said along with them is quoted, however it could be cut. */
const neverCut: ReadonlySet<SensitiveCategory> = new Set([...neverQuoted, "Children"])

/** Where a sentence may be cut, so that what stands on one side is told without the other: not within a clause. */
const clauseBreaks =
  /[,;]\s+(?:and\s+|but\s+)?|\s+[–—]\s+|\s+(?:and|but|because|since|until|while|und|aber|weil|et|mais|car|y|pero|porque|e|ma|mas|maar|och|men|og)\s+/gu

/**
 * A claim with the part of its quote that tells of no sensitive matter, if there is one. What somebody does in the same
 * sentence that tells what befell them is of one story with it: `After chemotherapy, she walked ten miles`.
 */
const withoutMatters = (
  claim: Claim,
  matters: ReadonlyArray<SensitiveCategory>,
  employer: Employer,
  { page_url }: Document
): Option.Option<Claim> => {
  // Whoever opens a page of a fund for the ill reads why somebody is named there.
  const ofIllness = matters.includes("Health") && isOfIllness(page_url)
  const isOneStory =
    isOfTheirStory(claim.field) && findSensitive(claim.quote, "statement").some(it => storied.has(it))
  if (isOneStory || ofIllness || matters.some(it => neverCut.has(it))) return Option.none()
  const quote = shortestStretch(
    claim.quote,
    claim.value,
    clauseBreaks,
    stretch => sensitiveIn({ ...claim, quote: stretch }, employer).length === 0
  )
  return Option.map(Option.fromNullable(quote), it => ({ ...claim, quote: it }))
}

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

/** What tells that somebody works somewhere at all. */
const atWork: ReadonlySet<ClaimField> = new Set([
  "professional.current_title",
  "professional.current_company"
])

/** A claim of a document that speaks of the employer and does not know the prospect. */
type SpeaksOfCompany = (accepted: AcceptedClaim) => boolean

/**
 * Which claims may stand. The employer's own site and its entry in a registry speak of the employer and of nothing else, and
 * for whom somebody works only beside a document that speaks of them.
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
      (anyOfPerson || accepted.claim.field !== "professional.current_company")
    )
  return !anySure && isProfessional(accepted.claim.field)
}

const bestVerdict = (claims: ReadonlyArray<AcceptedClaim>): Acceptance["identity"] =>
  pipe(
    ["confirmed", "probable", "possible"] as const,
    Arrays.findFirst(verdict => claims.some(accepted => accepted.verdict === verdict)),
    Option.getOrElse(() => "unknown" as const)
  )

const toldAt = ({ page_url }: Document, { field, value }: Claim): string =>
  JSON.stringify([page_url, field, value])

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
  const read = pagesRead(documents.values())
  const onPages = new Set(
    known.claims.flatMap(claim => {
      const page = documents.get(claim.document)
      return page === undefined || page.source_class === "snippet" ? [] : [toldAt(page, claim)]
    })
  )
  const grounded: Array<AcceptedClaim> = []
  const sensitive = new Set<SensitiveCategory>()
  for (const claim of canonical(known.claims).values()) {
    const document = documents.get(claim.document)
    const verdict = verdicts.get(claim.document) ?? "rejected"
    if (document === undefined || verdict === "rejected") continue
    // What a search shows of a page runs its lines together: what it lists of several people is known where the page was read,
    // and what the page says as well is quoted from the page.
    const isShown = document.source_class === "snippet" && read.has(document.page_url)
    if (isShown && (listFields.some(field => field === claim.field) || onPages.has(toldAt(document, claim))))
      continue
    if (Option.isSome(groundingFailure(claim, texts.get(document.id) ?? ""))) continue
    const ofPage = pages.get(document.id) ?? []
    const matters = Arrays.union(sensitiveIn(claim, employer), ofPage)
    if (isSure(verdict)) for (const matter of matters) sensitive.add(matter)
    const shown =
      matters.length === 0 ? Option.some(claim) : withoutMatters(claim, matters, employer, document)
    if (ofPage.length === 0 && Option.isSome(shown))
      grounded.push({ claim: narrowed(shown.value), document: withShownTitle(document), verdict })
  }
  const anySure = grounded.some(accepted => isSure(accepted.verdict))
  const records = companyRecords(grounded, contact)
  const speaksOfCompany: SpeaksOfCompany = ({ document, verdict }) =>
    !isSure(verdict) && (sites.has(document.site) || records.has(document.id))
  const anyOfPerson = grounded.some(
    accepted => isSure(accepted.verdict) && atWork.has(accepted.claim.field) && !speaksOfCompany(accepted)
  )
  const permitted = grounded.filter(accepted =>
    isPermitted(accepted, { anySure, anyOfPerson }, speaksOfCompany)
  )
  // A page that has the name and nothing else tells of nobody.
  const ofPerson = permitted.filter(accepted => accepted.claim.field !== "name" && !speaksOfCompany(accepted))
  return {
    identity: bestVerdict(ofPerson),
    // Of whom nothing is known but their employer there is nothing to report: the trade of a house says nothing of who works there.
    claims: ofPerson.length > 0 ? permitted : permitted.filter(accepted => !speaksOfCompany(accepted)),
    sensitive: sensitiveCategories.filter(category => sensitive.has(category))
  }
}
