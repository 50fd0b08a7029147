import {
  describeCause,
  type StoreUnavailable,
  type TaskEvent,
  type TaskNotFound
} from "@prospect-research/core"
import { Duration, Effect, Schedule, Stream } from "effect"

/** A comment so often keeps proxies from closing a quiet stream. */
const heartbeat = Duration.seconds(15)

/** Milliseconds after which a client connects again. */
const retryMillis = 3000

const format = ({ sequence, at, data }: TaskEvent): string =>
  `id: ${sequence}\nevent: ${data.type}\ndata: ${JSON.stringify({ sequence, at, ...data })}\n\n`

/**
 * A task's log as server-sent events: `id` is the sequence, which a client sends back as `Last-Event-ID` to resume. The stream ends after the
 * event that settles the task, and breaks off when the store cannot be reached, so that the client resumes.
 */
export const eventStream = (
  events: Stream.Stream<TaskEvent, TaskNotFound | StoreUnavailable>
): Stream.Stream<string> =>
  Stream.succeed(`retry: ${retryMillis}\n\n`).pipe(
    Stream.concat(
      Stream.map(events, format).pipe(
        Stream.catchAll(() => Stream.empty),
        Stream.merge(Stream.as(Stream.fromSchedule(Schedule.spaced(heartbeat)), ": still here\n\n"), {
          haltStrategy: "left"
        })
      )
    ),
    Stream.tapErrorCause(cause => Effect.logError("A stream of events broke", describeCause(cause)))
  )
