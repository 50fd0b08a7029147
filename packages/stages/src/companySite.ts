import { HttpClient } from "@effect/platform"
import {
  addressKey,
  type Handle,
  type StageInput,
  type StageOutput,
  stageLayer
} from "@prospect-research/core"
import { Array as Arrays, Effect, Layer, Option } from "effect"
import { readSite, source } from "./companySite/readSite.ts"
import { nameByAddress } from "./extraction/naming/nameByAddress.ts"
import { claimsOf, organizationOf, type Reading, readingInTurns } from "./extraction/page/pageReading.ts"
import { officesOn, onlyOffice } from "./extraction/site/office.ts"
import { siteName } from "./extraction/site/siteName.ts"
import { type Wanted, wantedOf } from "./extraction/Wanted.ts"
import { mayBeOwnDomain } from "./readPages/ownDomain.ts"
import { classOf } from "./readPages/ownSite.ts"
import { addressesOf } from "./search/addresses.ts"
import { answered, unavailable } from "./sources/lookups.ts"
import type { Page } from "./sources/readPage.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"
import { understood } from "./sources/understood.ts"

/** `baseUrl` is asked in place of `https://<domain of the email address>`. */
export type CompanySiteOptions = Pick<SourceOptions, "baseUrl">

/** The employer is also what its own site calls itself. */
const withSite = (wanted: Wanted, home: Page): Wanted => {
  const site = siteName(home, wanted.employer)
  const names = [organizationOf(home)?.name, home.openGraph.site_name, site]
  return { ...wanted, site, companies: [...wanted.companies, ...names.flatMap(name => name ?? [])] }
}

/** Whom the address is for, with the first page that says it. */
const nameHandles = (name: string | undefined, readings: ReadonlyArray<Reading>): ReadonlyArray<Handle> => {
  const page = readings.find(({ claims }) => claims.some(({ field }) => field === "name"))
  return name === undefined || page === undefined
    ? []
    : [{ kind: "name", value: name, document: page.document.id }]
}

/** Somebody's own site, which is read as theirs. */
const isOwnSite = (home: Page, { names }: Wanted, { known }: StageInput): boolean =>
  mayBeOwnDomain(home.url, names) &&
  classOf(home, { url: home.url, isWebsite: true, isEmployers: true }, names, known.handles) === "self"

/**
 * Reads the site of the email address's domain, or of the employer's that a search came upon: its home page and up to seven pages
 * about its people and news. One site a round.
 */
export const layer = ({ baseUrl }: CompanySiteOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const run = Effect.fn("CompanySite.run")(function* (input: StageInput) {
        const domain = input.fresh.find(({ kind }) => kind === "company_domain")?.value
        if (domain === undefined) return {}
        const sought = wantedOf(input)
        const wantedOn = (page: Page) => (isOwnSite(page, sought, input) ? undefined : withSite(sought, page))
        const { pages, lookups } = yield* readSite(client, domain, baseUrl, wantedOn)
        const [home] = pages
        if (home === undefined) return {}
        const named = withSite(sought, home)
        const { offices, owner } = yield* understood(source, () => ({
          offices: pages.flatMap(page => officesOn(page, named.companies)),
          owner: nameByAddress(pages, named)
        }))
        const wanted = {
          ...named,
          names: owner === undefined ? named.names : [owner],
          office: onlyOffice(offices) ?? null
        }
        const ends = yield* Effect.forEach(pages, page =>
          Effect.either(
            readingInTurns(page, wanted, { source, source_class: "first-party", isHome: page === home })
          )
        )
        const [failures, read] = Arrays.separate(ends)
        const readings = read.flatMap(Option.toArray)
        const [failure] = failures
        if (readings.length === 0 && failure !== undefined) return yield* failure
        // Of a site that was found late, a search may have led to some pages before.
        const before = addressesOf(input.known.documents, "read-pages")
        const unread = readings.filter(({ document }) => !before.has(addressKey(document.url)))
        const documents = new Map(unread.map(({ document }) => [document.id, document]))
        const output: Partial<StageOutput> = {
          documents: [...documents.values()],
          claims: claimsOf(unread, readings),
          handles: [...nameHandles(owner, unread), ...unread.flatMap(({ handles }) => handles)],
          lookups: [
            answered(source, readings.length > 0),
            ...lookups,
            ...failures.slice(0, 1).map(({ reason }) => unavailable(`${source} pages`, reason))
          ]
        }
        return output
      })
      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar"],
        follows: ["company_domain" as const],
        required: false,
        timeLimit: "25 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `COMPANY_SITE_BASE_URL`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(baseUrlConfig("COMPANY_SITE"), layer))
