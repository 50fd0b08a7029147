import { HttpClient } from "@effect/platform"
import { SourceError, type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer, Option, Schema } from "effect"
import { identifiersToRead, mostCandidates, nameSearch } from "./orcid/nameSearch.ts"
import { optionally, readEach } from "./orcid/readEach.ts"
import { stateDocument } from "./orcid/StatedLine.ts"
import { askJson } from "./sources/askJson.ts"
import { sameName } from "./sources/names.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"
import { Entities, type Entity, Failure, FoundItems, LabelledItems } from "./wikidata/answers.ts"
import { isHuman, nameOf, personHandles, personLines } from "./wikidata/person.ts"
import type { Label } from "./wikidata/roles.ts"
import { itemOf, itemsNamedBy } from "./wikidata/statements.ts"

export type WikidataOptions = Pick<SourceOptions, "baseUrl">

const source = "wikidata"

/** The service names no more items in one answer. */
const mostLabels = 50

interface Reading {
  readonly entity: Entity
  readonly url: string
  readonly fetchedAt: string
}

const outputOf = ({ entity, url, fetchedAt }: Reading, label: Label): Partial<StageOutput> => {
  const { document, claims } = stateDocument(
    {
      source,
      source_class: "registry",
      url,
      page_url: `https://www.wikidata.org/wiki/${entity.id}`,
      fetched_at: fetchedAt,
      published_at: null,
      title: nameOf(entity) ?? entity.id
    },
    personLines(entity, label)
  )
  const handles = personHandles(entity).map(handle => ({ ...handle, document: document.id }))
  return { documents: [document], claims, handles }
}

/** Reads the items of people that others link, or else those of the prospect's name. */
export const layer = ({ baseUrl = "https://www.wikidata.org" }: WikidataOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient

      const act = Effect.fnUntraced(function* <A, I>(
        parameters: Readonly<Record<string, string>>,
        answer: Schema.Schema<A, I>
      ) {
        const { value } = yield* askJson(client, {
          source,
          url: `${baseUrl}/w/api.php`,
          parameters: { ...parameters, format: "json" },
          answer: Schema.Union(answer, Failure)
        })
        if (!Schema.is(Failure)(value)) return value
        const isBusy = /^(?:maxlag|ratelimited|readonly)$/.test(value.error.code)
        return yield* new SourceError({
          source,
          reason: isBusy ? { _tag: "RateLimited", retryAfterMillis: null } : { _tag: "Malformed" }
        })
      })

      const search = Effect.fn("Wikidata.search")(function* (name: string) {
        const found = yield* act(
          { action: "wbsearchentities", search: name, language: "en", type: "item", limit: "10" },
          FoundItems
        )
        return found.search
          .filter(({ label, match }) => [label, match?.text].some(text => sameName(text ?? "", name)))
          .map(({ id }) => id)
          .slice(0, mostCandidates)
      })

      const labelsFor = Effect.fn("Wikidata.labels")(function* (ids: ReadonlyArray<string>) {
        if (ids.length === 0) return new Map<string, string>()
        const parameters = { ids: ids.join("|"), props: "labels", languages: "en|mul", languagefallback: "1" }
        const { entities } = yield* act({ action: "wbgetentities", ...parameters }, LabelledItems)
        return new Map(
          Object.entries(entities).flatMap(([id, entity]) => {
            const name = nameOf(entity)
            return name === undefined ? [] : [[id, name] as const]
          })
        )
      })

      const read = Effect.fn("Wikidata.read")(function* (id: string) {
        const url = `${baseUrl}/wiki/Special:EntityData/${encodeURIComponent(id)}.json`
        const { value, fetchedAt } = yield* askJson(client, { source, url, answer: Entities })
        // An item that was merged into another comes under the other's name.
        const entity = value.entities[id] ?? Object.values(value.entities)[0]
        if (entity === undefined || !isHuman(entity)) return {}
        const named = [...new Set(itemsNamedBy(entity))].slice(0, mostLabels)
        const labels = yield* optionally(source, "labels", labelsFor(named))
        const label: Label = snak => (snak === undefined ? undefined : labels.value?.get(itemOf(snak) ?? ""))
        return { ...outputOf({ entity, url, fetchedAt }, label), lookups: labels.lookups }
      })

      const run = Effect.fn("Wikidata.run")(function* (input: StageInput) {
        const linked = identifiersToRead(input, source, "wikidata")
        if (linked.length > 0) return yield* readEach(source, linked, read)
        const wanted = nameSearch(input)
        if (Option.isNone(wanted)) return {}
        return yield* readEach(source, yield* search(wanted.value.name), read)
      })

      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar"],
        follows: ["wikidata" as const],
        required: false,
        timeLimit: "20 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `WIKIDATA_BASE_URL`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(baseUrlConfig("WIKIDATA"), layer))
