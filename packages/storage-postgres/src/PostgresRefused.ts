import { Data } from "effect"
import { codeOf } from "./failures.ts"

/** The database cannot be served. The message says why and what to do, for the person who started the program. */
export class PostgresRefused extends Data.TaggedError("PostgresRefused")<{
  readonly reason: "unreachable" | "access" | "unsuitable" | "newer_schema"
  readonly message: string
}> {}

const advice: ReadonlyArray<readonly [codes: RegExp, reason: PostgresRefused["reason"], what: string]> = [
  [/^28/, "access", "refuses the user or the password: check the database's address"],
  [/^3D000/, "access", "does not know that database: create it, or check the name in its address"],
  [
    /^42501/,
    "access",
    "does not let this user create tables: grant it the right, or let another user migrate"
  ],
  [/^25006/, "unsuitable", "is read only: the address must lead to the primary, not to a standby"],
  [/^53300/, "unreachable", "has no connection left: raise max_connections, or lower DATABASE_CONNECTIONS"]
]

/** What an error at the start means. Never repeats the address, which may hold a password. */
export const refusalOf = (cause: unknown): PostgresRefused => {
  const code = codeOf(cause)
  const [, reason, what] = advice.find(([codes]) => codes.test(code)) ?? []
  return new PostgresRefused({
    reason: reason ?? "unreachable",
    message:
      reason === undefined
        ? `PostgreSQL cannot be reached${code === "" ? "" : ` (${code})`}: check its address, and that the server runs and lets this machine in.`
        : `PostgreSQL ${what}.`
  })
}

export const newerSchema = (found: number, known: number) =>
  new PostgresRefused({
    reason: "newer_schema",
    message: `The database was migrated by a newer version of this program (schema ${found}, this one knows ${known}). Update the program; there is no way back for the schema.`
  })

export const unsuitable = (what: string) => new PostgresRefused({ reason: "unsuitable", message: what })
