import { HttpClient } from "@effect/platform"
import { type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer, Option, Redacted } from "effect"
import { sameName } from "./names/relateNames.ts"
import { Author, FoundAuthors, FoundWorks } from "./openalex/answers.ts"
import { readingOf } from "./openalex/author.ts"
import { askAt } from "./sources/askAt.ts"
import { type NamedPerson, namedPerson, namesCompany } from "./sources/NamedPerson.ts"
import { optionally } from "./sources/optionally.ts"
import { handlesToFollow, mostProfiles, readEach } from "./sources/readEach.ts"
import { type SourceOptions, sourceConfig } from "./sources/sourceConfig.ts"
import { understood } from "./sources/understood.ts"

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
      const parameters = key === undefined ? {} : { api_key: Redacted.value(key) }
      const ask = askAt(client, { source, baseUrl, parameters })

      const readAuthor = Effect.fn("OpenAlex.readAuthor")(function* (
        author: Author,
        fetchedAt: string,
        path = `/authors/${shortId(author.id)}`
      ) {
        const id = shortId(author.id)
        const newest = { filter: `author.id:${id}`, sort: "publication_date:desc", "per-page": "15" }
        const works = yield* optionally(
          source,
          "works",
          Effect.map(ask("/works", FoundWorks, newest), it => it.value.results),
          []
        )
        const output: Partial<StageOutput> = {
          ...(yield* understood(source, () =>
            readingOf({ url: `${baseUrl}${path}`, fetchedAt, id, author, works: works.value })
          )),
          lookups: works.lookups
        }
        return output
      })

      const readByOrcid = Effect.fn("OpenAlex.readByOrcid")(function* (orcid: string) {
        const path = `/authors/https://orcid.org/${encodeURIComponent(orcid)}`
        const { value, fetchedAt } = yield* ask(path, Author)
        return yield* readAuthor(value, fetchedAt, path)
      })

      const search = Effect.fn("OpenAlex.search")(function* (person: NamedPerson) {
        const { value, fetchedAt } = yield* ask("/authors", FoundAuthors, {
          search: person.fullName,
          "per-page": "25"
        })
        const named = value.results.filter(author =>
          [author.display_name, ...author.display_name_alternatives].some(it => sameName(it, person.fullName))
        )
        const here = named.filter(author => institutionsOf(author).some(it => namesCompany(it, person)))
        // The first few of many namesakes would be any few.
        const few = named.length <= mostProfiles ? named : []
        const authors = (here.length > 0 ? here : few).slice(0, mostProfiles)
        return yield* readEach(source, authors, author => readAuthor(author, fetchedAt))
      })

      const run = Effect.fn("OpenAlex.run")(function* (input: StageInput) {
        const linked = handlesToFollow(input, "orcid")
        if (linked.length > 0) return yield* readEach(source, linked, readByOrcid)
        const person = namedPerson(input)
        // The service searches for nobody without a key.
        return key === undefined || Option.isNone(person) ? {} : yield* search(person.value)
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
