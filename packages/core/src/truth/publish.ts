import { addressKey } from "../domain/addresses.ts"
import type { ClaimField, ClaimValue } from "../domain/Claim.ts"
import type { ContactData } from "../domain/ContactData.ts"
import type { Basis, Evidence } from "../domain/Evidence.ts"
import type {
  EducationEntry,
  IntelligenceReport,
  OutreachIntelligence
} from "../domain/IntelligenceReport.ts"
import type { Lookup, StageOutput } from "../domain/StageOutput.ts"
import { type Acceptance, acceptClaims, isSure } from "./acceptance.ts"
import { type Assembly, assemble } from "./assemble.ts"
import { groundsOf } from "./basis.ts"
import { compareText } from "./fold.ts"
import { outreachOf } from "./outreach.ts"
import type { Citable } from "./prose.ts"
import { type Statement, statementsOf } from "./Statement.ts"
import { mayBeShown, withShownTitle } from "./shownDocument.ts"
import { soundDocuments } from "./soundDocuments.ts"

/** How the stages that a good report needs have ended. */
export interface StageSummary {
  readonly requiredFailed: boolean
  readonly mostFailed: boolean
}

const text = (value: ClaimValue | null): string | null => (typeof value === "string" ? value : null)
const count = (value: ClaimValue | null): number | null => (typeof value === "number" ? value : null)
const texts = (values: ReadonlyArray<ClaimValue>): ReadonlyArray<string> =>
  values.filter((value): value is string => typeof value === "string")
const entries = (values: ReadonlyArray<ClaimValue>): ReadonlyArray<EducationEntry> =>
  values.filter((value): value is EducationEntry => typeof value === "object" && "institution" in value)

/** Ages are counted to the newest document, never to the wall clock: a replay gives the same bytes. */
const newestFetch = ({ documents }: StageOutput): string =>
  documents
    .map(document => document.fetched_at)
    .sort(compareText)
    .at(-1) ?? "1970-01-01"

/** One verdict a source: that it answered at all outweighs a request that failed. */
const sourcesOf = (lookups: ReadonlyArray<Lookup>): ReadonlyArray<Lookup> => {
  const weight = { found: 2, absent: 1, unavailable: 0 }
  const best = new Map<string, Lookup>()
  for (const lookup of lookups) {
    const known = best.get(lookup.source)
    if (known === undefined || weight[lookup.verdict] > weight[known.verdict]) best.set(lookup.source, lookup)
  }
  return [...best.values()].sort((left, right) => compareText(left.source, right.source))
}

/** What a writing stage may cite: everything else it says falls at the gate. */
export const citableClaims = (contact: ContactData, known: StageOutput): Citable => {
  const acceptance = acceptClaims(contact, known)
  return citableOf(statementsOf(acceptance.claims, contact, newestFetch(known)), acceptance)
}

const citableOf = (
  statements: ReadonlyMap<ClaimField, ReadonlyArray<Statement>>,
  acceptance: Acceptance
): Citable => {
  const sure = new Set(acceptance.claims.filter(it => isSure(it.verdict)).map(it => it.claim.id))
  return new Map(
    [...statements.values()]
      .flat()
      .flatMap(statement => statement.claims.map(claim => [claim.id, statement] as const))
      .filter(([id]) => sure.has(id))
  )
}

const sectionsOf = ({ value, values }: Assembly) => ({
  professional: {
    current_title: text(value("professional.current_title")),
    current_company: text(value("professional.current_company")),
    current_location: text(value("professional.current_location")),
    industry: text(value("professional.industry")),
    skills: texts(values("professional.skills")),
    achievements: texts(values("professional.achievements"))
  },
  personal: {
    interests: texts(values("personal.interests")),
    hobbies: texts(values("personal.hobbies")),
    sports_teams: texts(values("personal.sports_teams")),
    causes: texts(values("personal.causes")),
    memberships: texts(values("personal.memberships"))
  },
  education: {
    entries: entries(values("education.entries")),
    certifications: texts(values("education.certifications"))
  },
  family: { children_count: count(value("family.children_count")), pets: texts(values("family.pets")) },
  social_media: {
    linkedin: {
      url: text(value("social_media.linkedin.url")),
      bio: text(value("social_media.linkedin.bio")),
      post_count: count(value("social_media.linkedin.post_count")) ?? 0,
      posts_summary: text(value("social_media.linkedin.posts_summary"))
    },
    twitter: {
      url: text(value("social_media.twitter.url")),
      bio: text(value("social_media.twitter.bio")),
      twitter_posts_summary: text(value("social_media.twitter.twitter_posts_summary"))
    }
  }
})

const overallConfidence = (
  acceptance: Acceptance,
  assembly: Assembly,
  outreach: OutreachIntelligence
): IntelligenceReport["overall_confidence"] => {
  const bandOf = (field: string) => assembly.basis.find(basis => basis.field === field)?.confidence
  const bands = [bandOf("professional.current_title"), bandOf("professional.current_company")]
  const sites = new Set(acceptance.claims.filter(it => isSure(it.verdict)).map(it => it.document.site))
  const { identity } = acceptance
  // Nothing about the person: at most something about the employer that the client named.
  if (identity === "unknown")
    return acceptance.claims.every(({ claim }) => claim.field === "name") ? "UNKNOWN" : "LOW"
  // Of whom the client gave another profile it is not certain that they are meant.
  const isAsGiven = assembly.conflicts.every(({ provided }) => provided === undefined)
  if (
    identity === "confirmed" &&
    isAsGiven &&
    bands.every(band => band === "HIGH") &&
    sites.size >= 2 &&
    outreach.icebreakers.some(icebreaker => icebreaker.confidence === "HIGH")
  ) {
    return "HIGH"
  }
  return isSure(identity) && bands.some(band => band === "HIGH" || band === "MEDIUM") ? "MEDIUM" : "LOW"
}

const statusOf = (
  confidence: IntelligenceReport["overall_confidence"],
  { requiredFailed, mostFailed }: StageSummary
): IntelligenceReport["status"] => {
  if (mostFailed) return "error"
  return (confidence === "HIGH" || confidence === "MEDIUM") && !requiredFailed ? "success" : "partial"
}

const evidenceOf = (
  known: StageOutput,
  acceptance: Acceptance,
  assembly: Assembly,
  basis: ReadonlyArray<Basis>
): Evidence => {
  const documents = soundDocuments(known)
  const accepted = new Set(acceptance.claims.map(it => it.document.id))
  const identities = known.identities
    .filter(({ document: id }) => {
      const document = documents.get(id)
      return (
        document !== undefined &&
        (accepted.has(id) || (mayBeShown(document) && !acceptance.untold.has(addressKey(document.page_url))))
      )
    })
    .sort((left, right) => compareText(left.document, right.document))
  const judged = new Set(identities.map(identity => identity.document))
  return {
    identity: acceptance.identity,
    basis,
    claims: acceptance.claims.map(it => it.claim),
    documents: [...documents.values()]
      .map(withShownTitle)
      .filter(document => accepted.has(document.id) || judged.has(document.id))
      .map(({ text: _text, ...document }) => document)
      .sort((left, right) => compareText(left.id, right.id)),
    identities,
    conflicts: assembly.conflicts,
    sources: sourcesOf(known.lookups)
  }
}

/**
 * What may be published of everything that the stages found: the evidence gate and the identity gate. Only claims whose quote
 * stands in a document that speaks surely enough of the prospect get into the report, and only prose that those claims carry.
 */
export const publish = (
  contact: ContactData,
  known: StageOutput,
  summary: StageSummary
): { readonly result: IntelligenceReport; readonly evidence: Evidence } => {
  const acceptance = acceptClaims(contact, known)
  const asOf = newestFetch(known)
  const statements = statementsOf(acceptance.claims, contact, asOf)
  const grounds = groundsOf(acceptance.claims, asOf)
  const assembly = assemble(statements, contact, grounds)
  const { outreach, basis } = outreachOf(known, citableOf(statements, acceptance), acceptance, grounds)
  const confidence = overallConfidence(acceptance, assembly, outreach)
  return {
    result: {
      status: statusOf(confidence, summary),
      overall_confidence: confidence,
      outreach_intelligence: outreach,
      ...sectionsOf(assembly)
    },
    evidence: evidenceOf(known, acceptance, assembly, [...assembly.basis, ...basis])
  }
}
