import {
  emptyOutput,
  type Handle,
  mergeOutput,
  type SourceError,
  type StageInput,
  type StageOutput
} from "@prospect-research/core"
import { Array as Arrays, Effect } from "effect"
import { answered, unavailable } from "./lookups.ts"
import { distinctClaims } from "./makeDocument.ts"

/** Pages link to the accounts of many; those of one person on one service are few, and so are namesakes worth reading. */
export const mostProfiles = 3

/** The handles that a stage reads in this round, each once. */
export const handlesToFollow = ({ fresh }: StageInput, kind: Handle["kind"]): ReadonlyArray<string> =>
  Arrays.dedupeWith(
    fresh.filter(handle => handle.kind === kind).map(({ value }) => value),
    (left, right) => left.toLowerCase() === right.toLowerCase()
  ).slice(0, mostProfiles)

/** What several readings found; two of them may be of one document. */
export const together = (outputs: ReadonlyArray<Partial<StageOutput>>): StageOutput => {
  const all = outputs.reduce<StageOutput>(
    (sum, output) => mergeOutput(sum, { ...emptyOutput, ...output }),
    emptyOutput
  )
  return {
    ...all,
    documents: Arrays.dedupeWith(all.documents, (left, right) => left.id === right.id),
    claims: distinctClaims(all.claims)
  }
}

const isAbsent = ({ reason }: SourceError): boolean => reason._tag === "NotFound"

/**
 * Reads one after the other, and adds the verdict on the source. One that cannot be had takes no other along; fails when
 * none could be, rather with what went wrong than with `NotFound`. `read` gives nothing for whom it is not to read.
 */
export const readEach = Effect.fnUntraced(function* <A>(
  source: string,
  values: ReadonlyArray<A>,
  read: (value: A) => Effect.Effect<Partial<StageOutput>, SourceError>
) {
  const ends = yield* Effect.forEach(values, value => Effect.either(read(value)))
  const [failures, outputs] = Arrays.separate(ends)
  const troubles = failures.filter(failure => !isAbsent(failure))
  const failure = troubles[0] ?? failures[0]
  if (outputs.length === 0 && failure !== undefined) return yield* failure
  const output = together(outputs)
  return {
    ...output,
    lookups: [
      answered(source, output.documents.length > 0),
      ...output.lookups,
      ...troubles.map(({ reason }) => unavailable(`${source} profiles`, reason))
    ]
  }
})

/** Reads what this round's handles of one kind lead to. Without any there is nothing to ask, and no verdict. */
export const readLinked = (
  source: string,
  input: StageInput,
  kind: Handle["kind"],
  read: (value: string) => Effect.Effect<Partial<StageOutput>, SourceError>
): Effect.Effect<Partial<StageOutput>, SourceError> => {
  const values = handlesToFollow(input, kind)
  return values.length === 0 ? Effect.succeed({}) : readEach(source, values, read)
}
