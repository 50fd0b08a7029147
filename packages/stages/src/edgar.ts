import { HttpClient } from "@effect/platform"
import { comparable, type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer, Option, Schema } from "effect"
import { askJson } from "./sources/askJson.ts"
import { answered } from "./sources/lookups.ts"
import { siteOf } from "./sources/makeDocument.ts"
import { plainLine } from "./sources/plainText.ts"
import { type StatedLine, stateDocument, statedFact } from "./sources/StatedLine.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"

/** `baseUrl` is asked in place of both `https://www.sec.gov` and `https://data.sec.gov`. */
export type EdgarOptions = Pick<SourceOptions, "baseUrl">

const source = "edgar"

const text = Schema.optional(Schema.NullOr(Schema.String))

/** `GET /files/company_tickers.json`: about ten thousand companies that are listed, some under several tickers. */
const Companies = Schema.Record({
  key: Schema.String,
  value: Schema.Struct({ cik_str: Schema.Number, title: Schema.String })
})

/** Of `GET /submissions/CIK{10 digits}.json` */
const Submissions = Schema.Struct({
  name: Schema.String,
  sicDescription: text,
  website: text,
  formerNames: Schema.optional(Schema.NullOr(Schema.Array(Schema.Struct({ name: Schema.String, to: text }))))
})
type Submissions = typeof Submissions.Type

const field = "professional.current_company"

/** `BOEING CO`, `ALLY FINANCIAL INC /DE/`: the register adds the state of incorporation. */
const companyKey = (name: string): string => comparable(field, name.replace(/\s*\/[A-Z]{2,3}\/?$/, ""))

/** The register's number of the one company of this name; nothing when there are several, or none. */
const findCompany = (companies: typeof Companies.Type, name: string): Option.Option<number> => {
  const wanted = companyKey(name)
  const numbers = new Set(
    Object.values(companies)
      .filter(({ title }) => companyKey(title) === wanted)
      .map(({ cik_str }) => cik_str)
  )
  return numbers.size === 1 ? Option.fromIterable(numbers) : Option.none()
}

/** A company of the same name with another site is another company. */
const isEmployer = ({ website }: Submissions, { known }: StageInput): boolean => {
  const shown = plainLine(website ?? "")
  const domains = known.handles.filter(({ kind }) => kind === "company_domain").map(({ value }) => value)
  const site = siteOf(/^https?:/i.test(shown) ? shown : `https://${shown}`)
  return shown === "" || domains.length === 0 || domains.includes(site)
}

const linesOf = ({ name, sicDescription, formerNames }: Submissions): ReadonlyArray<StatedLine> => [
  ...statedFact("company", name),
  ...statedFact(`industry of ${plainLine(name)}`, sicDescription, "professional.industry"),
  ...(formerNames ?? []).flatMap(({ name: former, to }) =>
    statedFact("former name", to ? `${former} (until ${to.slice(0, 10)})` : former)
  )
]

/** Asks the register of companies listed in the United States what the prospect's employer does. */
export const layer = ({ baseUrl }: EdgarOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const run = Effect.fn("Edgar.run")(function* (input: StageInput) {
        const claimed = input.known.claims.find(claim => claim.field === field)?.value
        const employer = input.contact.company ?? (typeof claimed === "string" ? claimed : undefined)
        if (employer === undefined) return {}
        const absent: Partial<StageOutput> = { lookups: [answered(source, false)] }
        const { value: companies } = yield* askJson(client, {
          source,
          url: `${baseUrl ?? "https://www.sec.gov"}/files/company_tickers.json`,
          answer: Companies
        })
        const number = Option.getOrUndefined(findCompany(companies, employer))
        if (number === undefined) return absent
        const file = `CIK${String(number).padStart(10, "0")}.json`
        const url = `${baseUrl ?? "https://data.sec.gov"}/submissions/${file}`
        const { value: company, fetchedAt } = yield* askJson(client, { source, url, answer: Submissions })
        if (!isEmployer(company, input)) return absent
        const output: Partial<StageOutput> = {
          ...stateDocument(
            {
              source,
              source_class: "registry",
              url,
              // The register's own page of a company has an address that no answer of it gives.
              page_url: url,
              fetched_at: fetchedAt,
              published_at: null,
              title: plainLine(company.name)
            },
            linesOf(company)
          ),
          lookups: [answered(source, true)]
        }
        return output
      })
      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar"],
        required: false,
        timeLimit: "15 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `EDGAR_BASE_URL`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(baseUrlConfig("EDGAR"), layer))
