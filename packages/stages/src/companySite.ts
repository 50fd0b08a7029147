import { HttpClient } from "@effect/platform"
import { type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer, Option } from "effect"
import { readSite, source } from "./companySite/readSite.ts"
import { organizationOf, readingOf } from "./extraction/pageReading.ts"
import { siteName } from "./extraction/siteName.ts"
import { type Wanted, wantedOf } from "./extraction/Wanted.ts"
import { distinctClaims } from "./sources/makeDocument.ts"
import type { Page } from "./sources/readPage.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"

/** `baseUrl` is asked in place of `https://<domain of the email address>`. */
export type CompanySiteOptions = Pick<SourceOptions, "baseUrl">

/** The employer is also what its own site calls itself. */
const withSite = (wanted: Wanted, home: Page): Wanted => {
  const site = siteName(home, wanted.employer)
  const names = [organizationOf(home)?.name, home.openGraph.site_name, site]
  return { ...wanted, site, companies: [...wanted.companies, ...names.flatMap(name => name ?? [])] }
}

/** Reads the site of the email address's domain: its home page and up to seven pages about its people and news. */
export const layer = ({ baseUrl }: CompanySiteOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const run = Effect.fn("CompanySite.run")(function* (input: StageInput) {
        const domain = input.known.handles.find(({ kind }) => kind === "company_domain")?.value
        if (domain === undefined) return {}
        const wantedOn = (page: Page) => withSite(wantedOf(input), page)
        const { pages, lookups } = yield* readSite(client, domain, baseUrl, wantedOn)
        const [home] = pages
        if (home === undefined) return {}
        const wanted = wantedOn(home)
        const readings = pages.flatMap(page =>
          Option.toArray(
            readingOf(page, wanted, { source, source_class: "first-party", isHome: page === home })
          )
        )
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
