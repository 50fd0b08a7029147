import { HttpClient } from "@effect/platform"
import { type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer, Option } from "effect"
import { wantedOf } from "./extraction/Wanted.ts"
import { Affiliations, FoundRecords, Person, Works } from "./orcid/answers.ts"
import { candidatesIn, sameNamed } from "./orcid/candidates.ts"
import { type OrcidRecord, readingOf } from "./orcid/record.ts"
import { askAt } from "./sources/askAt.ts"
import { type NamedPerson, namedPerson } from "./sources/NamedPerson.ts"
import { optionally } from "./sources/optionally.ts"
import { quoted } from "./sources/quoted.ts"
import { handlesToFollow, mostProfiles, readEach } from "./sources/readEach.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"
import { understood } from "./sources/understood.ts"

export type OrcidOptions = Pick<SourceOptions, "baseUrl">

const source = "orcid"

/** Every part is a request, and a second: the last ones are read of a single record only. */
const firstParts = ["employments", "educations"] as const
const lastParts = ["qualifications", "memberships", "distinctions"] as const

const emailsIn = ({ known }: StageInput): ReadonlyArray<string> =>
  known.handles
    .filter(({ kind, document }) => kind === "email" && document === null)
    .map(({ value }) => value)

/**
 * Reads the records that others link, or else those of the prospect's name and employer. `baseUrl` defaults to
 * `https://pub.orcid.org`.
 */
export const layer = ({ baseUrl = "https://pub.orcid.org" }: OrcidOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const api = `${baseUrl}/v3.0`
      const ask = askAt(client, { source, baseUrl: api })

      const find = Effect.fn("Orcid.find")(function* (terms: ReadonlyArray<string>) {
        const { value } = yield* ask("/expanded-search/", FoundRecords, {
          q: terms.join(" AND "),
          rows: "10"
        })
        return value
      })

      const search = Effect.fn("Orcid.search")(function* (
        { fullName, companies }: NamedPerson,
        input: StageInput
      ) {
        const words = fullName.split(/\s+/)
        const terms = [`given-names:${quoted(words[0] ?? "")}`, `family-name:${quoted(words.at(-1) ?? "")}`]
        const [company] = companies
        const affiliated =
          company === undefined
            ? []
            : (yield* find([...terms, `affiliation-org-name:${quoted(company)}`]))["expanded-result"]
        const here = sameNamed(affiliated, fullName)
        if (here.length > 0) return candidatesIn(here, emailsIn(input))
        const everywhere = yield* find(terms)
        // The first few of many namesakes would be any few.
        if (everywhere["num-found"] > mostProfiles) return []
        return candidatesIn(sameNamed(everywhere["expanded-result"], fullName), emailsIn(input))
      })

      const affiliations = (path: string, kind: string) =>
        optionally(
          source,
          kind,
          Effect.map(ask(`${path}/${kind}`, Affiliations), ({ value }) =>
            value["affiliation-group"].flatMap(({ summaries }) => summaries.flatMap(it => Object.values(it)))
          ),
          []
        )

      const readRecord = Effect.fn("Orcid.readRecord")(function* (
        id: string,
        isSingle: boolean,
        input: StageInput
      ) {
        const path = `/${encodeURIComponent(id)}`
        const { value: person, fetchedAt } = yield* ask(`${path}/person`, Person)
        const kinds = isSingle ? [...firstParts, ...lastParts] : firstParts
        const parts = yield* Effect.forEach(kinds, kind =>
          Effect.map(affiliations(path, kind), part => ({ ...part, kind }))
        )
        const works = yield* optionally(
          source,
          "works",
          Effect.map(ask(`${path}/works`, Works), it => it.value.group),
          []
        )
        const partOf = (kind: (typeof kinds)[number]) => parts.find(part => part.kind === kind)?.value ?? []
        const record: OrcidRecord = {
          url: `${api}${path}/person`,
          fetchedAt,
          id,
          person,
          employments: partOf("employments"),
          educations: partOf("educations"),
          qualifications: partOf("qualifications"),
          memberships: partOf("memberships"),
          distinctions: partOf("distinctions"),
          works: works.value
        }
        const output: Partial<StageOutput> = {
          ...(yield* understood(source, () =>
            readingOf(record, { ...wantedOf(input), emails: emailsIn(input) })
          )),
          lookups: [...parts, works].flatMap(({ lookups }) => lookups)
        }
        return output
      })

      const run = Effect.fn("Orcid.run")(function* (input: StageInput) {
        const readAll = (ids: ReadonlyArray<string>) =>
          readEach(source, ids, id => readRecord(id, ids.length === 1, input))
        const linked = handlesToFollow(input, "orcid")
        if (linked.length > 0) return yield* readAll(linked)
        const person = namedPerson(input)
        return Option.isNone(person) ? {} : yield* readAll(yield* search(person.value, input))
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

/** Reads `ORCID_BASE_URL`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(baseUrlConfig("ORCID"), layer))
