import { Command, Options } from "@effect/cli"
import { Doctor, type Finding } from "@prospect-research/core"
import { Console, Data, Effect, Layer } from "effect"
import { openAsFound } from "./databases.ts"
import { type Migration, migrateDatabase } from "./migrateDatabase.ts"

const json = Options.boolean("json").pipe(Options.withDescription("Print the result as JSON"))

const database = (name: string, description: string) =>
  Options.redacted(name).pipe(Options.withPseudoName("ADDRESS"), Options.withDescription(description))

const describeMigration = ({ outcome, tables }: Migration): string =>
  [
    outcome === "moved" ? "Everything was moved:" : "Everything was there already:",
    ...tables.map(({ rows, table }) => `  ${table.padEnd(18)} ${String(rows).padStart(9)} rows`),
    "",
    "Start the servers with the new DATABASE_URL and the same SECRET_KEY (for SQLite it stands in <file>.key).",
    "The old database was left as it was: keep it until the new one has proved itself."
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

const describeFindings = (findings: ReadonlyArray<Finding>): string =>
  findings.length === 0
    ? "Every promise is kept."
    : findings
        .map(({ advice, severity, subjects, what }) =>
          [
            `${severity.toUpperCase()}  ${what}`,
            ...(subjects.length === 0 ? [] : [`  ${subjects.join(", ")}`]),
            `  ${advice}`
          ].join("\n")
        )
        .join("\n\n")

/** Findings are no error of the command, but a reason to look: the exit code says so. */
class Unsound extends Data.TaggedError("Unsound")<{ readonly message: string }> {}

const doctor = Command.make(
  "doctor",
  { database: database("database", "sqlite:<file> (stop its server first), or postgres://…"), json },
  ({ database: url, json: asJson }) =>
    Effect.gen(function* () {
      const findings = yield* Effect.flatMap(Doctor, it => it.examine)
      yield* Console.log(asJson ? JSON.stringify(findings, null, 2) : describeFindings(findings))
      if (findings.length > 0) return yield* new Unsound({ message: `${findings.length} findings.` })
    }).pipe(Effect.provide(Layer.provide(Doctor.layer, openAsFound(url))))
).pipe(
  Command.withDescription(
    "Checks every invariant of a database, and says in plain words what is wrong and what to do. Changes nothing."
  )
)

/** The command `prospect` with its subcommands. */
export const prospect = Command.make("prospect").pipe(
  Command.withDescription("Looks after a Prospect Research service."),
  Command.withSubcommands([doctor, migrate])
)
