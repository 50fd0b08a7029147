import { HttpClient } from "@effect/platform"
import { type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer, Option, type Schema } from "effect"
import { Affiliations, type FoundRecord, FoundRecords, Person, Works } from "./orcid/answers.ts"
import { identifiersToRead, mostCandidates, type NameSearch, nameSearch } from "./orcid/nameSearch.ts"
import { optionally, readEach } from "./orcid/readEach.ts"
import { nameOf, type OrcidRecord, recordHandles, recordLines } from "./orcid/record.ts"
import { stateDocument } from "./orcid/StatedLine.ts"
import { askJson } from "./sources/askJson.ts"
import { sameName } from "./sources/names.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"

export type OrcidOptions = Pick<SourceOptions, "baseUrl">

const source = "orcid"

/** Every part is a request, and a second: the last ones are read of a single record only. */
const firstParts = ["employments", "educations"] as const
const lastParts = ["qualifications", "memberships", "distinctions"] as const

const phrase = (text: string): string => `"${text.replace(/["\\]/g, " ").trim()}"`

const namesOf = (record: FoundRecord): ReadonlyArray<string> => [
  `${record["given-names"] ?? ""} ${record["family-names"] ?? ""}`,
  record["credit-name"] ?? "",
  ...record["other-name"]
]

const emailsIn = ({ known }: StageInput): ReadonlyArray<string> =>
  known.handles
    .filter(({ kind, document }) => kind === "email" && document === null)
    .map(({ value }) => value)

/** Reads the records that others link, or else those of the prospect's name and employer. */
export const layer = ({ baseUrl = "https://pub.orcid.org" }: OrcidOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const ask = <A, I>(
        path: string,
        answer: Schema.Schema<A, I>,
        parameters: Readonly<Record<string, string>> = {}
      ) => askJson(client, { source, url: `${baseUrl}/v3.0/${path}`, parameters, answer })

      const find = Effect.fn("Orcid.find")(function* (terms: ReadonlyArray<string>) {
        const { value } = yield* ask("expanded-search/", FoundRecords, { q: terms.join(" AND "), rows: "10" })
        return value
      })

      const search = Effect.fn("Orcid.search")(function* (
        { name, companies }: NameSearch,
        input: StageInput
      ) {
        const words = name.split(/\s+/)
        const terms = [`given-names:${phrase(words[0] ?? "")}`, `family-name:${phrase(words.at(-1) ?? "")}`]
        const [company] = companies
        const affiliated =
          company === undefined
            ? []
            : (yield* find([...terms, `affiliation-org-name:${phrase(company)}`]))["expanded-result"]
        const sameNamed = (records: ReadonlyArray<FoundRecord>) =>
          records.filter(record => namesOf(record).some(it => sameName(it, name)))
        const here = sameNamed(affiliated)
        if (here.length > 0) return idsOf(here, input)
        const everywhere = yield* find(terms)
        // The first few of many namesakes would be any few.
        const isFew = everywhere["num-found"] <= mostCandidates
        return isFew ? idsOf(sameNamed(everywhere["expanded-result"]), input) : []
      })

      const affiliations = (id: string, kind: string) =>
        optionally(
          source,
          kind,
          Effect.map(ask(`${id}/${kind}`, Affiliations), ({ value }) =>
            value["affiliation-group"].flatMap(({ summaries }) => summaries.flatMap(it => Object.values(it)))
          )
        )

      const read = Effect.fn("Orcid.read")(function* (id: string, isSingle: boolean, input: StageInput) {
        const path = encodeURIComponent(id)
        const { value: person, fetchedAt } = yield* ask(`${path}/person`, Person)
        const kinds = isSingle ? [...firstParts, ...lastParts] : firstParts
        const parts = yield* Effect.forEach(kinds, kind =>
          Effect.map(affiliations(path, kind), part => ({ ...part, kind }))
        )
        const works = yield* optionally(source, "works", ask(`${path}/works`, Works))
        const partOf = (kind: (typeof kinds)[number]) => parts.find(part => part.kind === kind)?.value ?? []
        const record: OrcidRecord = {
          id,
          person,
          employments: partOf("employments"),
          educations: partOf("educations"),
          qualifications: partOf("qualifications"),
          memberships: partOf("memberships"),
          distinctions: partOf("distinctions"),
          works: works.value?.value.group ?? []
        }
        const emails = emailsIn(input)
        const { document, claims } = stateDocument(
          {
            source,
            source_class: "registry",
            url: `${baseUrl}/v3.0/${path}/person`,
            page_url: `https://orcid.org/${path}`,
            fetched_at: fetchedAt,
            published_at: null,
            title: nameOf(person) || id
          },
          recordLines(record, emails)
        )
        const output: Partial<StageOutput> = {
          documents: [document],
          claims,
          handles: recordHandles(record, emails).map(handle => ({ ...handle, document: document.id })),
          lookups: [...parts, works].flatMap(({ lookups }) => lookups)
        }
        return output
      })

      const run = Effect.fn("Orcid.run")(function* (input: StageInput) {
        const linked = identifiersToRead(input, source, "orcid")
        const wanted = nameSearch(input)
        if (linked.length === 0 && Option.isNone(wanted)) return {}
        const ids = linked.length > 0 || Option.isNone(wanted) ? linked : yield* search(wanted.value, input)
        return yield* readEach(source, ids, id => read(id, ids.length === 1, input))
      })

      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar"],
        follows: ["orcid" as const],
        required: false,
        timeLimit: "30 seconds",
        budget: 0,
        run
      }
    })
  )

/** The record with the prospect's email address is the one; without such, the first few. */
const idsOf = (records: ReadonlyArray<FoundRecord>, input: StageInput): ReadonlyArray<string> => {
  const emails = emailsIn(input)
  const addressed = records.filter(({ email }) => email.some(it => emails.includes(it.toLowerCase())))
  return (addressed.length > 0 ? addressed : records)
    .map(record => record["orcid-id"])
    .slice(0, mostCandidates)
}

/** Reads `ORCID_BASE_URL`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(baseUrlConfig("ORCID"), layer))
