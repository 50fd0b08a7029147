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
export const makeBatches = Effect.fnUntraced(function* <Entry, A extends NonNullable<unknown>, E>({
  alone,
  isOrdered,
  keyOf,
  together
}: Batching<Entry, A, E>) {
  type Batch = Map<string, Member<Entry, A, E>>
  const scope = yield* Effect.scope
  const line = yield* Effect.makeSemaphore(1)
  let gathering: Batch | null = null

  const writeAlone = ({ entry, written }: Member<Entry, A, E>) =>
    Effect.flatMap(Effect.exit(alone(entry)), end => Deferred.done(written, end))

  type Members = ReadonlyArray<Member<Entry, A, E>>
  const writeEachAlone = (members: Members, concurrency: number) =>
    Effect.forEach(members, writeAlone, { concurrency, discard: true })

  /** Returns those who are left out. */
  const writeTogether = Effect.fnUntraced(function* (members: Members) {
    const end = yield* Effect.exit(together(members.map(it => it.entry)))
    if (Exit.isFailure(end)) {
      if (Cause.isDie(end.cause)) return members
      yield* Effect.forEach(members, ({ written }) => Deferred.failCause(written, end.cause))
      return []
    }
    const leftOut: Array<Member<Entry, A, E>> = []
    for (const member of members) {
      const answer = end.value.get(keyOf(member.entry))
      if (answer === undefined) leftOut.push(member)
      else yield* Deferred.succeed(member.written, answer)
    }
    return leftOut
  })

  /** Returns those who hold up nobody and are still to be written. */
  const write = (batch: Batch): Effect.Effect<Members> =>
    Effect.suspend(() => {
      if (gathering === batch) gathering = null
      const members = [...batch.values()]
      const [first] = members
      if (first === undefined) return Effect.succeed([])
      if (members.length === 1) return Effect.as(writeAlone(first), [])
      const leftOut = writeTogether(members)
      return isOrdered ? Effect.flatMap(leftOut, it => Effect.as(writeEachAlone(it, 1), [])) : leftOut
    })

  const writeInLine = (batch: Batch) =>
    Effect.flatMap(line.withPermits(1)(write(batch)), leftOut => writeEachAlone(leftOut, largestBatch))

  /** Joins the batch that gathers, or opens the next: it is written when those before it are. */
  const join = (member: Member<Entry, A, E>): Effect.Effect<Batch> =>
    Effect.suspend(() => {
      const key = keyOf(member.entry)
      if (gathering !== null && gathering.size < largestBatch && !gathering.has(key)) {
        return Effect.succeed(gathering.set(key, member))
      }
      const batch: Batch = new Map([[key, member]])
      gathering = batch
      // Not in the fiber that opens it, whose interruption would be that of all members. The scope waits for its end.
      return Effect.as(Effect.forkIn(Effect.uninterruptible(writeInLine(batch)), scope), batch)
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
})
