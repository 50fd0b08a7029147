import { Effect, Schema } from "effect"
import Pg from "pg"

/** A connection to look at a database with, apart from those that work. */
export interface Connection {
  readonly url: string
  readonly execute: (statement: string) => Effect.Effect<void>
  /** The one row of a statement, whose columns are numbers. */
  readonly numbers: <const Name extends string>(
    names: ReadonlyArray<Name>,
    statement: string
  ) => Effect.Effect<Readonly<Record<Name, number>>>
}

export const connect = (url: string) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(async () => {
        const client = new Pg.Client({ connectionString: url })
        await client.connect()
        return client
      }),
      client => Effect.promise(() => client.end())
    ),
    (client): Connection => {
      const query = (statement: string) => Effect.promise(() => client.query(statement))
      return {
        url,
        execute: statement => Effect.asVoid(query(statement)),
        numbers: (names, statement) => {
          const Row = Schema.Record({
            key: Schema.Literal(...names),
            value: Schema.Union(Schema.Number, Schema.NumberFromString)
          })
          return Effect.flatMap(query(statement), ({ rows }) =>
            Effect.orDie(Schema.decodeUnknown(Row)(rows[0]))
          )
        }
      }
    }
  )
