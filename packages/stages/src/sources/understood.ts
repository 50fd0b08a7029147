import { boundedWork, describeCause, longestWork, SourceError } from "@prospect-research/core"
import { Cause, Effect } from "effect"

/**
 * Reads what a source answered. Others wrote it, so that an answer that takes too long to read, or that reading stumbles over,
 * is one that could not be had, and takes no other along: `Timeout` or `Malformed`.
 */
export const understood = <A>(
  source: string,
  read: () => A,
  millis = longestWork
): Effect.Effect<A, SourceError> => stumbling(source, boundedWork(source, read, millis))

/** What reading stumbles over is `Malformed`, and a matter for the log. */
export const stumbling = <A>(
  source: string,
  reading: Effect.Effect<A, SourceError>
): Effect.Effect<A, SourceError> =>
  Effect.catchAllDefect(reading, defect =>
    Effect.zipRight(
      Effect.logWarning("An answer could not be read", describeCause(Cause.die(defect))),
      new SourceError({ source, reason: { _tag: "Malformed" } })
    )
  )
