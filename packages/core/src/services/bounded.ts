import { createContext, Script } from "node:vm"
import { Effect, Option, Predicate } from "effect"
import { SourceError } from "../domain/SourceError.ts"

/**
 * Milliseconds that one piece of work on texts of others may take: less than a worker may be without a heartbeat. The first page of
 * a process, whose patterns are then compiled, takes two seconds on a busy machine, a long one after that less than one.
 */
export const longestWork = 15_000

const nothing = () => undefined
const room: { work: () => void } = { work: nothing }
createContext(room)
const call = new Script("work()")

const isOutOfTime = (error: unknown): boolean =>
  Predicate.hasProperty(error, "code") && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT"

/**
 * Does work at once, or none of it counts: nothing when it takes longer than so many milliseconds. It is stopped wherever it is,
 * also within a pattern that tries a text in ever more ways, which no limit on a fiber interrupts: the event loop itself stands
 * still, and with it the heartbeats of all tasks. Adds 0.1 ms to the work. Throws what the work throws.
 */
export const bounded = <A>(work: () => A, millis: number): Option.Option<A> => {
  let result: Option.Option<A> = Option.none()
  room.work = () => {
    result = Option.some(work())
  }
  try {
    call.runInContext(room, { timeout: Math.max(1, Math.ceil(millis)) })
  } catch (error) {
    if (!isOutOfTime(error)) throw error
    return Option.none()
  } finally {
    room.work = nothing
  }
  return result
}

/** The same for a stage: fails with `Timeout` when the work takes too long. */
export const boundedWork = <A>(
  source: string,
  work: () => A,
  millis = longestWork
): Effect.Effect<A, SourceError> =>
  Effect.suspend(() =>
    Option.match(bounded(work, millis), {
      onNone: () => new SourceError({ source, reason: { _tag: "Timeout" } }),
      onSome: Effect.succeed
    })
  )
