import type { Lookup, SourceError } from "@prospect-research/core"
import { Effect } from "effect"
import { unavailable } from "./lookups.ts"

export interface Part<A> {
  readonly value: A
  readonly lookups: ReadonlyArray<Lookup>
}

/**
 * One part of what a source knows, such as the repositories of a profile. Where it is not there or cannot be had,
 * `otherwise` stands for it: the rest is still worth having.
 */
export const optionally = <A>(
  source: string,
  part: string,
  answer: Effect.Effect<A, SourceError>,
  otherwise: NoInfer<A>
): Effect.Effect<Part<A>> =>
  Effect.match(answer, {
    onSuccess: value => ({ value, lookups: [] }),
    onFailure: ({ reason }) => ({
      value: otherwise,
      lookups: reason._tag === "NotFound" ? [] : [unavailable(`${source} ${part}`, reason)]
    })
  })
