import { HttpClient } from "@effect/platform"
import {
  type Claim,
  type Document,
  type Handle,
  type StageInput,
  type StageOutput,
  stageLayer
} from "@prospect-research/core"
import { Effect, Layer, Option } from "effect"
import { toldActivities } from "./companySite/activities.ts"
import { readSite, source } from "./companySite/readSite.ts"
import {
  findPerson,
  personClaims,
  personHandles,
  personLines,
  type Wanted
} from "./companySite/SitePerson.ts"
import { organizationsOf, siteEmployer } from "./companySite/siteName.ts"
import { nameClaim, statedRoles } from "./companySite/statements.ts"
import { firstText, type JsonLdNode, texts } from "./sources/jsonLd.ts"
import { distinctClaims, makeClaim, makeDocument } from "./sources/makeDocument.ts"
import { namePattern } from "./sources/names.ts"
import { plainLine } from "./sources/plainText.ts"
import type { Page } from "./sources/readPage.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"

/** `baseUrl` is asked in place of `https://<domain of the email address>`. */
export type CompanySiteOptions = Pick<SourceOptions, "baseUrl">

const organizationOf = (page: Page): JsonLdNode | undefined => {
  const organizations = organizationsOf(page)
  return organizations.find(node => node.industry !== undefined) ?? organizations[0]
}

const industryLines = (organization: JsonLdNode | undefined, all: ReadonlyArray<JsonLdNode>) =>
  organization === undefined
    ? []
    : texts(organization, "industry", all)
        .slice(0, 1)
        .map(value => ({
          value,
          line: `industry of ${firstText(organization, "name", all) ?? "the company"}: ${value}`
        }))

const wantedOf = ({ contact, known }: StageInput, home: Page): Wanted => {
  const values = (kind: Handle["kind"]) => known.handles.filter(it => it.kind === kind).map(it => it.value)
  const organization = organizationOf(home)
  const companies = [
    contact.company,
    organization === undefined ? undefined : firstText(organization, "name", home.jsonLd),
    home.openGraph.site_name
  ]
  return {
    employer: contact.company,
    names: [
      ...new Set(
        [...values("name"), ...(contact.full_name === undefined ? [] : [contact.full_name])].map(plainLine)
      )
    ],
    emails: values("email"),
    companies: companies.flatMap(company => (company === undefined ? [] : [company]))
  }
}

interface Reading {
  readonly document: Document
  readonly claims: ReadonlyArray<Claim>
  readonly handles: ReadonlyArray<Handle>
}

/** What one page says of the prospect; nothing when it neither names them nor describes the company. */
const readingOf = (page: Page, isHome: boolean, wanted: Wanted): Option.Option<Reading> => {
  const pattern = namePattern(wanted.names)
  const person = findPerson(page.jsonLd, wanted)
  const named = pattern === undefined ? [] : nameClaim(page.lines, pattern)
  const organization = isHome ? organizationOf(page) : undefined
  if (named.length === 0 && Option.isNone(person) && organization === undefined) return Option.none()
  const industry = industryLines(organization, page.jsonLd)
  const stated =
    pattern === undefined
      ? []
      : [...named, ...statedRoles(page.lines, pattern, wanted), ...toldActivities(page.lines, pattern)]
  const facts = Option.match(person, { onNone: () => [], onSome: it => it.facts })
  const fields = new Set([...stated, ...facts].map(({ field }) => field))
  const employer = siteEmployer(page, wanted.employer, fields)
  const text = [
    ...page.lines.map(line => line.text),
    ...employer.lines,
    ...industry.map(({ line }) => line),
    ...Option.match(person, { onNone: () => [], onSome: personLines })
  ].join("\n")
  const document = makeDocument({
    source,
    source_class: "first-party",
    url: page.url,
    page_url: page.pageUrl,
    fetched_at: page.fetchedAt,
    published_at: page.publishedAt,
    title: page.title,
    text
  })
  return Option.some({
    document,
    claims: distinctClaims([
      ...[...stated, ...employer.claims].map(parts =>
        makeClaim(document, { as_of: page.publishedAt, ...parts })
      ),
      ...industry.map(({ value, line }) =>
        makeClaim(document, { field: "professional.industry", value, quote: line, method: "structured" })
      ),
      ...Option.match(person, { onNone: () => [], onSome: it => personClaims(it, document) })
    ]),
    handles: Option.match(person, { onNone: () => [], onSome: it => personHandles(it, document) })
  })
}

/** Reads the site of the email address's domain: its home page and up to seven pages about its people and news. */
export const layer = ({ baseUrl }: CompanySiteOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const run = Effect.fn("CompanySite.run")(function* (input: StageInput) {
        const domain = input.known.handles.find(({ kind }) => kind === "company_domain")?.value
        if (domain === undefined) return {}
        const { pages, lookups } = yield* readSite(client, domain, baseUrl)
        const [home] = pages
        if (home === undefined) return {}
        const wanted = wantedOf(input, home)
        const readings = pages.flatMap(page => Option.toArray(readingOf(page, page === home, wanted)))
        const documents = new Map(readings.map(({ document }) => [document.id, document]))
        const output: Partial<StageOutput> = {
          documents: [...documents.values()],
          claims: [...distinctClaims(readings.flatMap(({ claims }) => claims))],
          handles: readings.flatMap(({ handles }) => handles),
          lookups: [{ source, verdict: readings.length > 0 ? "found" : "absent", reason: null }, ...lookups]
        }
        return output
      })
      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar"],
        required: false,
        timeLimit: "25 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `COMPANY_SITE_BASE_URL`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(baseUrlConfig("COMPANY_SITE"), layer))
