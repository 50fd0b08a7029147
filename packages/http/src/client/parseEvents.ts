import { type TaskEvent, TaskEventData } from "@prospect-research/core/domain"
import { Effect, Schema, Stream } from "effect"

/** The `data` of one server-sent event of a task. */
const WireEvent = Schema.parseJson(Schema.Struct({ sequence: Schema.Number, at: Schema.String }))
const WireData = Schema.parseJson(TaskEventData)

const decode = (data: string) =>
  Effect.map(
    Effect.all([Schema.decodeUnknown(WireEvent)(data), Schema.decodeUnknown(WireData)(data)]),
    ([{ sequence, at }, event]): TaskEvent => ({ sequence, at, data: event })
  )

/** The events in a stream of server-sent events; comments and fields other than `data` say nothing more. */
export const parseEvents = <E, R>(text: Stream.Stream<string, E, R>) =>
  Stream.splitLines(text).pipe(
    Stream.filter(line => line.startsWith("data:")),
    Stream.mapEffect(line => decode(line.slice("data:".length).trimStart()))
  )
