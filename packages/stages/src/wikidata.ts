import { HttpClient } from "@effect/platform"
import { SourceError, type StageInput, stageLayer } from "@prospect-research/core"
import { Effect, Layer, Option, Schema } from "effect"
import { sameName } from "./names/relateNames.ts"
import { askAt } from "./sources/askAt.ts"
import { namedPerson } from "./sources/NamedPerson.ts"
import { optionally } from "./sources/optionally.ts"
import { handlesToFollow, mostProfiles, readEach } from "./sources/readEach.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"
import { understood } from "./sources/understood.ts"
import { Entities, Failure, FoundItems, LabelledItems } from "./wikidata/answers.ts"
import { isHuman, nameOf, readingOf } from "./wikidata/person.ts"
import type { Label } from "./wikidata/roles.ts"
import { itemOf, itemsNamedBy } from "./wikidata/statements.ts"

export type WikidataOptions = Pick<SourceOptions, "baseUrl">

const source = "wikidata"

/** The service names no more items in one answer. */
const mostLabels = 50

/**
 * Reads the items of people that others link, or else those of the prospect's name. `baseUrl` defaults to
 * `https://www.wikidata.org`.
 */
export const layer = ({ baseUrl = "https://www.wikidata.org" }: WikidataOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const ask = askAt(client, { source, baseUrl })

      const act = Effect.fnUntraced(function* <A, I>(
        parameters: Readonly<Record<string, string>>,
        answer: Schema.Schema<A, I>
      ) {
        const { value } = yield* ask("/w/api.php", Schema.Union(answer, Failure), {
          ...parameters,
          format: "json"
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
          .slice(0, mostProfiles)
      })

      const labelsFor = Effect.fn("Wikidata.labels")(function* (ids: ReadonlyArray<string>) {
        if (ids.length === 0) return new Map<string, string>()
        const named = { ids: ids.join("|"), props: "labels", languages: "en|mul", languagefallback: "1" }
        const { entities } = yield* act({ action: "wbgetentities", ...named }, LabelledItems)
        return new Map(
          Object.entries(entities).flatMap(([id, entity]) => {
            const name = nameOf(entity)
            return name === undefined ? [] : [[id, name] as const]
          })
        )
      })

      const readItem = Effect.fn("Wikidata.readItem")(function* (id: string) {
        const path = `/wiki/Special:EntityData/${encodeURIComponent(id)}.json`
        const { value, fetchedAt } = yield* ask(path, Entities)
        // An item that was merged into another comes under the other's name.
        const entity = value.entities[id] ?? Object.values(value.entities)[0]
        if (entity === undefined || !isHuman(entity)) return {}
        const named = [...new Set(itemsNamedBy(entity))].slice(0, mostLabels)
        const labels = yield* optionally(source, "labels", labelsFor(named), new Map<string, string>())
        const label: Label = snak => (snak === undefined ? undefined : labels.value.get(itemOf(snak) ?? ""))
        const reading = yield* understood(source, () =>
          readingOf({ url: `${baseUrl}${path}`, fetchedAt, entity, label })
        )
        return { ...reading, lookups: labels.lookups }
      })

      const run = Effect.fn("Wikidata.run")(function* (input: StageInput) {
        const linked = handlesToFollow(input, "wikidata")
        if (linked.length > 0) return yield* readEach(source, linked, readItem)
        const person = namedPerson(input)
        if (Option.isNone(person)) return {}
        return yield* readEach(source, yield* search(person.value.fullName), readItem)
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
