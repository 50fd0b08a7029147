import type { Connection } from "@effect/sql/SqlConnection"
import type { SqlError } from "@effect/sql/SqlError"
import { Effect, Stream } from "effect"
import type { Rows } from "./Pool.ts"

type Execute = (text: string, parameters: ReadonlyArray<unknown>) => Effect.Effect<Rows, SqlError>

/** What `@effect/sql` asks of a connection, from the one thing that ours do. */
export const toConnection = (execute: Execute): Connection => ({
  execute: (text, parameters) => Effect.map(execute(text, parameters), rows => [...rows]),
  executeRaw: execute,
  executeUnprepared: (text, parameters) => Effect.map(execute(text, parameters), rows => [...rows]),
  executeValues: (text, parameters) =>
    Effect.map(execute(text, parameters), rows =>
      rows.map(row => (typeof row === "object" && row !== null ? Object.values(row) : []))
    ),
  executeStream: (text, parameters) =>
    Stream.flatMap(Stream.fromEffect(execute(text, parameters)), rows => Stream.fromIterable(rows))
})
