import { describeReason, type Lookup, type SourceError, type StageOutput } from "@prospect-research/core"
import { Effect } from "effect"

/** What became of asking a source that answered. */
export const lookup = (source: string, verdict: "found" | "absent"): Lookup => ({
  source,
  verdict,
  reason: null
})

/** What became of asking a source, or a part of one, that did not answer. */
export const failedLookup = (source: string, { reason }: SourceError): Lookup =>
  reason._tag === "NotFound"
    ? lookup(source, "absent")
    : { source, verdict: "unavailable", reason: describeReason(reason) }

export const nobody = (source: string): Partial<StageOutput> => ({ lookups: [lookup(source, "absent")] })

interface Part<A> {
  readonly value: ReadonlyArray<A>
  readonly lookups: ReadonlyArray<Lookup>
}

/** One part of a profile, such as `github repositories`; without it the rest is still worth having. */
export const optionally = <A>(
  part: string,
  answer: Effect.Effect<{ readonly value: ReadonlyArray<A> }, SourceError>
): Effect.Effect<Part<A>> =>
  Effect.match(answer, {
    onSuccess: ({ value }) => ({ value, lookups: [] }),
    onFailure: error => ({ value: [], lookups: [failedLookup(part, error)] })
  })
