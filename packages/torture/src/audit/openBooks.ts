import Sqlite from "better-sqlite3"
import { Effect, type Scope } from "effect"
import Pg from "pg"
import type { DatabaseAddress } from "../harness/Deployment.ts"

export type Row = Readonly<Record<string, unknown>>

/** The database as it lies there, in plain SQL that both databases run. */
export interface Books {
  readonly read: (statement: string) => Effect.Effect<ReadonlyArray<Row>>
}

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null

const openSqlite = (file: string): Effect.Effect<Books, never, Scope.Scope> =>
  Effect.map(
    Effect.acquireRelease(
      Effect.sync(() => new Sqlite(file, { readonly: true, timeout: 5000 })),
      connection => Effect.sync(() => connection.close())
    ),
    connection => ({
      read: statement => Effect.sync(() => connection.prepare(statement).all().filter(isRow))
    })
  )

const openPostgres = (url: string): Effect.Effect<Books, never, Scope.Scope> =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(async () => {
        const client = new Pg.Client({ connectionString: url })
        // A campaign may end the connection's backend: the next query says so.
        client.on("error", () => undefined)
        await client.connect()
        return client
      }),
      client => Effect.promise(() => client.end().catch(() => undefined))
    ),
    client => ({
      read: statement => Effect.promise(async () => (await client.query(statement)).rows.filter(isRow))
    })
  )

/** Opens the books beside the service, for reading, until the scope closes. */
export const openBooks = (address: DatabaseAddress): Effect.Effect<Books, never, Scope.Scope> =>
  address.kind === "sqlite" ? openSqlite(address.file) : openPostgres(address.url)

/** Reads something once. */
export const readBooks = <A>(
  address: DatabaseAddress,
  use: (books: Books) => Effect.Effect<A>
): Effect.Effect<A> => Effect.scoped(Effect.flatMap(openBooks(address), use))
