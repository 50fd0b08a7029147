import { describe, expect, it } from "@effect/vitest"
import {
  type Activity,
  type Claim,
  type ContactData,
  type Document,
  emptyOutput,
  type Handle,
  type StageOutput
} from "@prospect-research/core"
import { identify } from "../src/identity/identify.ts"
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

/** A document with what it states, before it is known which document that is. */
export interface Source {
  readonly document: Document
  readonly facts?: Partial<Record<"name" | "title" | "company" | "location" | "school", string>>
  /** Addresses that it shows, by kind. */
  readonly links?: ReadonlyArray<readonly [Handle["kind"], string]>
}

const fields = {
  name: "name",
  title: "professional.current_title",
  company: "professional.current_company",
  location: "professional.current_location"
} as const

const claimsOf = ({ document, facts = {} }: Source): ReadonlyArray<Claim> => [
  ...(["name", "title", "company", "location"] as const).flatMap(key =>
    facts[key] === undefined ? [] : [claim(document, fields[key], facts[key])]
  ),
  ...(facts.school === undefined
    ? []
    : [
        claim(
          document,
          "education.entries",
          { institution: facts.school, degree: null, field_of_study: null, graduation_year: null },
          facts.school
        )
      ])
]

const verdictsOf = (contact: ContactData, sources: ReadonlyArray<Source>): ReadonlyArray<string> => {
  const documents = sources.map(({ document }) => document)
  const handles = sources.flatMap(({ document, links = [] }) =>
    links.map(([kind, value]): Handle => ({ kind, value, document: document.id }))
  )
  return identify(contact, knownOf(contact, documents, sources.flatMap(claimsOf), handles)).map(
    ({ verdict }) => verdict
  )
}

export const lines = (...parts: ReadonlyArray<string>): string => parts.join("\n")
const factLines = (facts: Source["facts"] = {}): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n")

/** A service's own record of an account. */
export const account = (
  source: string,
  page: string,
  facts: Source["facts"] = {},
  links: Source["links"] = [],
  more = ""
) =>
  ({
    document: recordOf(source, page, lines(factLines(facts), ...(more === "" ? [] : [more]))),
    facts,
    links
  }) satisfies Source

export const registry = (
  page: string,
  facts: Source["facts"] = {},
  links: Source["links"] = [],
  more = ""
): Source => ({
  document: recordOf("registry", page, lines(factLines(facts), more), { source_class: "registry" }),
  facts,
  links
})

export const news = (text: string, facts: Source["facts"] = {}, page = "https://news.example/1"): Source => ({
  document: documentOf("news", page, text, { source_class: "news" }),
  facts
})

export const snippet = (
  text: string,
  facts: Source["facts"] = {},
  page = "https://results.example/1"
): Source => ({
  document: documentOf("search", page, text, { source_class: "snippet" }),
  facts
})

export const ownSite = (text: string, facts: Source["facts"] = {}, page = "team"): Source => {
  const document = teamPage(text)
  return { document: { ...document, page_url: `https://tideworks.example/${page}` }, facts }
}

export const ines: ContactData = {
  email: "ines.okafor@tideworks.example",
  full_name: "Ines Okafor",
  company: "Tideworks"
}
export const byNameAndCompany: ContactData = { full_name: "Ines Okafor", company: "Tideworks" }
export const byLinkedin: ContactData = { linkedin_url: "https://www.linkedin.com/in/ines-okafor-31b" }
export const freeMail: ContactData = { email: "ines.okafor@gmail.com" }
export const email = "ines.okafor@tideworks.example"

export const gravatar = account(
  "gravatar",
  "https://gravatar.com/ineso",
  { name: "Ines Okafor" },
  [
    ["email", email],
    ["github", "inesok"]
  ],
  "verified account: GitHub https://github.com/inesok"
)

export interface Row {
  readonly what: string
  readonly contact: ContactData
  readonly sources: ReadonlyArray<Source>
  /** One a source, in their order. */
  readonly verdicts: ReadonlyArray<string>
}

/** Runs a table of cases. */
export const judges = (table: string, rows: ReadonlyArray<Row>): void => {
  describe(table, () => {
    for (const { what, contact, sources, verdicts } of rows) {
      it(what, () => {
        expect(verdictsOf(contact, sources)).toEqual(verdicts)
        // The order in which documents come decides nothing.
        expect(verdictsOf(contact, [...sources].reverse())).toEqual([...verdicts].reverse())
      })
    }
  })
}
