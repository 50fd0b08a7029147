import { createHash } from "node:crypto"
import {
  type Claim,
  type ContactData,
  type Document,
  type Draft,
  emptyOutput,
  type Identity,
  publish,
  type StageOutput,
  type StageSummary
} from "@prospect-research/core"

export const contact: ContactData = { email: "ada@acme.example", full_name: "Ada Brandt", company: "Acme" }

const fetchedAt = "2026-06-01T09:00:00.000Z"

/** A document of a site of its own. */
export const documentOf = (id: string, text: string, more: Partial<Document> = {}): Document => ({
  id,
  source: id,
  source_class: "self",
  url: `https://${id}.example/`,
  page_url: `https://${id}.example/`,
  site: `${id}.example`,
  fetched_at: fetchedAt,
  published_at: null,
  title: null,
  text,
  content_hash: createHash("sha256").update(text).digest("hex"),
  ...more
})

/** The quote is all of the document unless another is given. */
export const claimOf = (
  id: string,
  document: Document,
  field: Claim["field"],
  value: Claim["value"],
  more: Partial<Claim> = {}
): Claim => ({
  id,
  field,
  value,
  document: document.id,
  quote: document.text,
  method: "rule",
  as_of: null,
  ...more
})

export type Verdicts = Readonly<Record<string, Identity["verdict"]>>

interface Found {
  readonly documents: ReadonlyArray<Document>
  readonly claims: ReadonlyArray<Claim>
  /** `confirmed` for those that are left out. */
  readonly verdicts?: Verdicts
  readonly handles?: StageOutput["handles"]
  readonly draft?: Draft | null
}

export const knownOf = ({
  documents,
  claims,
  verdicts = {},
  handles = [],
  draft = null
}: Found): StageOutput => ({
  ...emptyOutput,
  documents,
  claims,
  handles,
  draft,
  identities: documents.map(({ id }) => ({
    document: id,
    verdict: verdicts[id] ?? "confirmed",
    score: 0,
    reasons: []
  }))
})

export const allWell: StageSummary = { requiredFailed: false, mostFailed: false }

export const publishFound = (found: Found, summary: StageSummary = allWell, about: ContactData = contact) =>
  publish(about, knownOf(found), summary)

/** A draft with one opening line, and advice that cites nothing. */
export const draftOf = (line: string, claims: ReadonlyArray<string>, more: Partial<Draft> = {}): Draft => ({
  icebreakers: [
    {
      angle: "Their work",
      opening_line: line,
      why_effective: "It is their own work.",
      source_type: "own page",
      confidence: "LOW",
      topic_category: "professional",
      claims
    }
  ],
  communication_style: { text: "By role: short and concrete.", claims: [] },
  best_approach: { text: "The first message should ask one question.", claims: [] },
  topics_to_avoid: [],
  ...more
})
