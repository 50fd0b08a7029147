import { describeReason, type Lookup, type SourceError, type StageOutput } from "@prospect-research/core"
import { Array as Arrays, Effect } from "effect"

const isAbsent = ({ reason }: SourceError): boolean => reason._tag === "NotFound"

const missing = (source: string, part: string, { reason }: SourceError): Lookup => ({
  source: `${source} ${part}`,
  verdict: "unavailable",
  reason: describeReason(reason)
})

export interface Part<A> {
  /** `null`: could not be had, or is not there. */
  readonly value: A | null
  readonly lookups: ReadonlyArray<Lookup>
}

/** One part of several; without it the rest is still worth having. */
export const optionally = <A>(
  source: string,
  part: string,
  answer: Effect.Effect<A, SourceError>
): Effect.Effect<Part<A>> =>
  Effect.match(answer, {
    onSuccess: value => ({ value, lookups: [] }),
    onFailure: error => ({ value: null, lookups: isAbsent(error) ? [] : [missing(source, part, error)] })
  })

/** What several readings found, lookups included. */
export const together = (outputs: ReadonlyArray<Partial<StageOutput>>) => ({
  documents: outputs.flatMap(output => output.documents ?? []),
  claims: outputs.flatMap(output => output.claims ?? []),
  handles: outputs.flatMap(output => output.handles ?? []),
  lookups: outputs.flatMap(output => output.lookups ?? [])
})

/**
 * Reads the profiles one after the other. One that cannot be had takes no other along; fails when none could be. The
 * verdict on the source is added.
 */
export const readEach = <A>(
  source: string,
  ids: ReadonlyArray<A>,
  read: (id: A) => Effect.Effect<Partial<StageOutput>, SourceError>
): Effect.Effect<Partial<StageOutput>, SourceError> =>
  Effect.gen(function* () {
    const ends = yield* Effect.forEach(ids, id => Effect.either(read(id)))
    const [failures, outputs] = Arrays.separate(ends)
    const failure = failures.find(error => !isAbsent(error)) ?? failures[0]
    if (outputs.length === 0 && failure !== undefined) return yield* failure
    const output = together(outputs)
    return {
      ...output,
      lookups: [
        { source, verdict: output.documents.length > 0 ? "found" : "absent", reason: null },
        ...output.lookups,
        ...failures.filter(error => !isAbsent(error)).map(error => missing(source, "profiles", error))
      ]
    }
  })
