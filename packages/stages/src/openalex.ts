import { HttpClient } from "@effect/platform"
import { type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer, Option, Redacted, type Schema } from "effect"
import { Author, FoundAuthors, FoundWorks } from "./openalex/answers.ts"
import { authorHandles, authorLines } from "./openalex/author.ts"
import {
  identifiersToRead,
  isAtCompany,
  mostCandidates,
  type NameSearch,
  nameSearch
} from "./orcid/nameSearch.ts"
import { optionally, readEach } from "./orcid/readEach.ts"
import { stateDocument } from "./orcid/StatedLine.ts"
import { askJson } from "./sources/askJson.ts"
import { sameName } from "./sources/names.ts"
import { type SourceOptions, sourceConfig } from "./sources/sourceConfig.ts"

export type OpenAlexOptions = SourceOptions

const source = "openalex"

/** The last segment of an identifier that is an address. */
const shortId = (id: string): string => id.slice(id.lastIndexOf("/") + 1)

const institutionsOf = ({ affiliations, last_known_institutions }: Author): ReadonlyArray<string> =>
  [...affiliations.map(({ institution }) => institution), ...last_known_institutions].map(
    ({ display_name }) => display_name
  )

/**
 * Reads the authors whose ORCID others link and, with a key, searches for those of the prospect's name. `baseUrl`
 * defaults to `https://api.openalex.org`.
 */
export const layer = ({ baseUrl = "https://api.openalex.org", key }: OpenAlexOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      // The service takes its key nowhere else.
      const keyed = key === undefined ? {} : { api_key: Redacted.value(key) }
      const ask = <A, I>(
        path: string,
        answer: Schema.Schema<A, I>,
        parameters: Readonly<Record<string, string>> = {}
      ) =>
        askJson(client, { source, url: `${baseUrl}${path}`, parameters: { ...parameters, ...keyed }, answer })

      const outputOf = Effect.fn("OpenAlex.outputOf")(function* (author: Author, fetchedAt: string) {
        const id = shortId(author.id)
        const works = yield* optionally(
          source,
          "works",
          ask("/works", FoundWorks, {
            filter: `author.id:${id}`,
            sort: "publication_date:desc",
            "per-page": "15"
          })
        )
        const { document, claims } = stateDocument(
          {
            source,
            source_class: "registry",
            url: `${baseUrl}/authors/${id}`,
            page_url: `https://openalex.org/${id}`,
            fetched_at: fetchedAt,
            published_at: null,
            title: author.display_name
          },
          authorLines(author, works.value?.value.results ?? [], Number(fetchedAt.slice(0, 4)))
        )
        const output: Partial<StageOutput> = {
          documents: [document],
          claims,
          handles: authorHandles(author).map(handle => ({ ...handle, document: document.id })),
          lookups: works.lookups
        }
        return output
      })

      const readByOrcid = Effect.fn("OpenAlex.readByOrcid")(function* (orcid: string) {
        const { value, fetchedAt } = yield* ask(
          `/authors/https://orcid.org/${encodeURIComponent(orcid)}`,
          Author
        )
        return yield* outputOf(value, fetchedAt)
      })

      const search = Effect.fn("OpenAlex.search")(function* (wanted: NameSearch) {
        const { value, fetchedAt } = yield* ask("/authors", FoundAuthors, {
          search: wanted.name,
          "per-page": "25"
        })
        const named = value.results.filter(author =>
          [author.display_name, ...author.display_name_alternatives].some(it => sameName(it, wanted.name))
        )
        const here = named.filter(author => institutionsOf(author).some(it => isAtCompany(it, wanted)))
        // The first few of many namesakes would be any few.
        const few = named.length <= mostCandidates ? named : []
        const authors = (here.length > 0 ? here : few).slice(0, mostCandidates)
        return yield* readEach(source, authors, author => outputOf(author, fetchedAt))
      })

      const run = Effect.fn("OpenAlex.run")(function* (input: StageInput) {
        const linked = identifiersToRead(input, source, "orcid")
        if (linked.length > 0) return yield* readEach(source, linked, readByOrcid)
        const wanted = nameSearch(input)
        // The service searches for nobody without a key.
        return key === undefined || Option.isNone(wanted) ? {} : yield* search(wanted.value)
      })

      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar"],
        follows: ["orcid" as const],
        required: false,
        timeLimit: "20 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `OPENALEX_BASE_URL` and `OPENALEX_API_KEY`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(sourceConfig("OPENALEX"), layer))
