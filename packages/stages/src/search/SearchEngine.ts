import type { SourceError } from "@prospect-research/core"
import type { Effect } from "effect"

/** One hit, as the engine shows it. */
export interface SearchResult {
  readonly url: string
  readonly title: string
  readonly snippet: string
  /** As the engine writes it; `null` when it does not say. */
  readonly publishedAt: string | null
}

export interface SearchAnswer {
  /** The best first. */
  readonly results: ReadonlyArray<SearchResult>
  readonly fetchedAt: string
}

/** Something that answers a query with pages of the web. */
export interface SearchEngine {
  /** Also the name of its stage, and the source of its documents. */
  readonly name: string
  readonly search: (query: string) => Effect.Effect<SearchAnswer, SourceError>
}

/** The engines, in the order in which they are tried: one that answers is enough. */
export const searchEngines = ["searxng", "tavily", "firecrawl"] as const

export type SearchEngineName = (typeof searchEngines)[number]

/** Hits a query. */
export const resultsWanted = 10
