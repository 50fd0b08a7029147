import {
  emptyOutput,
  type Handle,
  mergeOutput,
  type SourceError,
  type StageInput,
  type StageOutput
} from "@prospect-research/core"
import { Array as Arrays, Effect } from "effect"
import { distinctClaims } from "../sources/makeDocument.ts"
import { failedLookup } from "./lookups.ts"

/** Pages link to the accounts of many; those of one person on one service are few. */
const mostHandles = 3

/** The handles that a stage reads in this round, each once. */
export const handlesToFollow = ({ fresh }: StageInput, kind: Handle["kind"]): ReadonlyArray<string> =>
  Arrays.dedupeWith(
    fresh.filter(handle => handle.kind === kind).map(({ value }) => value),
    (left, right) => left.toLowerCase() === right.toLowerCase()
  ).slice(0, mostHandles)

/** Reads one after the other. A failure loses none of the others; it is the stage's own when nothing else was read. */
export const readEach = Effect.fnUntraced(function* (
  source: string,
  values: ReadonlyArray<string>,
  read: (value: string) => Effect.Effect<Partial<StageOutput>, SourceError>
) {
  const ends = yield* Effect.forEach(values, value => Effect.either(read(value)))
  const [failures, outputs] = Arrays.separate(ends)
  const [failure] = failures
  if (failure !== undefined && outputs.length === 0) return yield* failure
  const all = outputs.reduce<StageOutput>((sum, output) => mergeOutput(sum, { ...emptyOutput, ...output }), {
    ...emptyOutput,
    lookups: failures.map(error => failedLookup(source, error))
  })
  // Two handles may be names of one account.
  return {
    ...all,
    documents: Arrays.dedupeWith(all.documents, (left, right) => left.id === right.id),
    claims: distinctClaims(all.claims)
  }
})
