import type { StoreUnavailable } from "@prospect-research/core"
import { Cause, Deferred, Effect, Exit } from "effect"

/** How entries that come at once are written, each found afterwards as if it had been written alone. */
export interface Batching<Entry, A, E> {
  /** No two entries of one batch have the same. */
  readonly keyOf: (entry: Entry) => string
  /** One transaction. What it leaves out of its answer, which is by key, it has not touched. */
  readonly together: (
    entries: ReadonlyArray<Entry>
  ) => Effect.Effect<ReadonlyMap<string, A>, StoreUnavailable>
  /** One transaction for whoever comes alone, and for what was left out or broke the others' statement: it tells why. */
  readonly alone: (entry: Entry) => Effect.Effect<A, E | StoreUnavailable>
  /** Whether what was left out is written before the next batch. Else it holds nobody up. */
  readonly isOrdered: boolean
}

interface Member<Entry, A, E> {
  readonly entry: Entry
  readonly written: Deferred.Deferred<A, E | StoreUnavailable>
}

/** Bounds how long the next batch waits for this one: some 20 ms. */
const largestBatch = 64

/**
 * What comes while a transaction is under way goes into the next one together, which spares round trips and commits, and time for
 * which a row that all of them change is locked. Who is alone waits for nobody.
 */
export const makeBatches = <Entry, A extends NonNullable<unknown>, E>({
  alone,
  isOrdered,
  keyOf,
  together
}: Batching<Entry, A, E>) => {
  type Batch = Map<string, Member<Entry, A, E>>
  const line = Effect.unsafeMakeSemaphore(1)
  let gathering: Batch | null = null

  const writeAlone = ({ entry, written }: Member<Entry, A, E>) =>
    Effect.flatMap(Effect.exit(alone(entry)), end => Deferred.done(written, end))

  const writeLeftOut = (member: Member<Entry, A, E>) =>
    isOrdered ? writeAlone(member) : Effect.forkDaemon(writeAlone(member))

  const writeTogether = (members: ReadonlyArray<Member<Entry, A, E>>) =>
    Effect.flatMap(Effect.exit(together(members.map(it => it.entry))), end =>
      Effect.forEach(
        members,
        (member): Effect.Effect<unknown> => {
          if (Exit.isFailure(end)) {
            return Cause.isDie(end.cause)
              ? writeLeftOut(member)
              : Deferred.failCause(member.written, end.cause)
          }
          const answer = end.value.get(keyOf(member.entry))
          return answer === undefined ? writeLeftOut(member) : Deferred.succeed(member.written, answer)
        },
        { discard: true }
      )
    )

  const write = (batch: Batch) =>
    Effect.suspend(() => {
      if (gathering === batch) gathering = null
      const members = [...batch.values()]
      const [first] = members
      if (first === undefined) return Effect.void
      return members.length === 1 ? writeAlone(first) : writeTogether(members)
    })

  /** Joins the batch that gathers, or opens the next: it is written when those before it are. */
  const join = (member: Member<Entry, A, E>): Effect.Effect<Batch> =>
    Effect.suspend(() => {
      const key = keyOf(member.entry)
      if (gathering !== null && gathering.size < largestBatch && !gathering.has(key)) {
        return Effect.succeed(gathering.set(key, member))
      }
      const batch: Batch = new Map([[key, member]])
      gathering = batch
      // Not in the fiber that opens it, whose interruption would be that of all members. It ends with its transaction.
      return Effect.as(Effect.forkDaemon(line.withPermits(1)(write(batch))), batch)
    })

  return (entry: Entry) =>
    Effect.uninterruptibleMask(restore =>
      Effect.gen(function* () {
        const written = yield* Deferred.make<A, E | StoreUnavailable>()
        const batch = yield* join({ entry, written })
        // Whoever gives up before its batch is written is not written.
        const withdraw = Effect.sync(() => batch.delete(keyOf(entry)))
        return yield* Effect.onInterrupt(restore(Deferred.await(written)), () => withdraw)
      })
    )
}
