import { Command, Options } from "@effect/cli"
import { Console, Effect } from "effect"
import { type Migration, migrateDatabase } from "./migrateDatabase.ts"

const json = Options.boolean("json").pipe(Options.withDescription("Print the result as JSON"))

const database = (name: string, description: string) =>
  Options.redacted(name).pipe(Options.withDescription(description))

const describeMigration = ({ outcome, tables }: Migration): string =>
  [
    outcome === "moved" ? "Everything was moved:" : "Everything was there already:",
    ...tables.map(({ rows, table }) => `  ${table.padEnd(18)} ${String(rows).padStart(9)} rows`),
    "",
    "Start the servers with the new DATABASE_URL and the same SECRET_KEY (for SQLite it stands in <file>.key).",
    "The old database was left as it is: keep it until the new one has proved itself."
  ].join("\n")

const migrate = Command.make(
  "migrate-database",
  {
    from: database("from", "The database to move: sqlite:<file>. Stop its server first."),
    to: database("to", "An empty database: postgres://user:password@host/database"),
    json
  },
  ({ from, json, to }) =>
    Effect.flatMap(migrateDatabase({ from, to }), migration =>
      Console.log(json ? JSON.stringify(migration, null, 2) : describeMigration(migration))
    )
).pipe(
  Command.withDescription(
    "Moves everything from one database into another, all or nothing, and checks both sides. Can be run again."
  )
)

/** The command `prospect` with its subcommands. */
export const prospect = Command.make("prospect").pipe(
  Command.withDescription("Looks after a Prospect Research service."),
  Command.withSubcommands([migrate])
)
