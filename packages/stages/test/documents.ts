import {
  type Activity,
  type Claim,
  type ContactData,
  type Document,
  emptyOutput,
  type Handle,
  type StageOutput
} from "@prospect-research/core"
import { handlesOf } from "../src/normalize.ts"
import { makeClaim, makeDocument } from "../src/sources/makeDocument.ts"

/** A document that was fetched on 1 June 2026, with the claims that its lines support. */
export const documentOf = (
  source: string,
  page: string,
  text: string,
  more: Partial<Document> = {}
): Document => {
  const document = makeDocument({
    source,
    source_class: "self",
    url: page,
    page_url: page,
    fetched_at: "2026-06-01T09:00:00.000Z",
    published_at: null,
    title: null,
    text,
    ...more
  })
  return { ...document, ...more }
}

/** What a service answers about one of its accounts: it came from another address than a reader opens. */
export const recordOf = (
  source: string,
  page: string,
  text: string,
  more: Partial<Document> = {}
): Document => documentOf(source, page, text, { url: `https://api.services.example/${source}`, ...more })

export const teamPage = (text: string, host = "tideworks.example"): Document =>
  documentOf("company-site", `https://${host}/team`, text, { source_class: "first-party", site: host })

export const claim = (
  document: Document,
  field: Claim["field"],
  value: Claim["value"],
  quote: string = typeof value === "string" ? value : document.text
): Claim => makeClaim(document, { field, value, quote, method: "rule" })

export const activity = (document: Document, value: Activity, quote = document.text): Claim =>
  claim(document, "activity", value, quote)

/** What is known after the gather stages: `normalize` has run, and these were found. */
export const knownOf = (
  contact: ContactData,
  documents: ReadonlyArray<Document>,
  claims: ReadonlyArray<Claim> = [],
  handles: ReadonlyArray<Handle> = []
): StageOutput => ({
  ...emptyOutput,
  documents,
  claims,
  handles: [...handlesOf(contact), ...handles],
  lookups: documents.map(({ source }) => ({ source, verdict: "found" as const, reason: null }))
})
