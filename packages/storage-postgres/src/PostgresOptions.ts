import { Duration, type Redacted } from "effect"

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`, with `?sslmode=verify-full` for TLS. */
  readonly url: Redacted.Redacted
  /** Connections of this process at most. Default 10. */
  readonly connections?: number
  /** How long a connection may take to be made. Default 5 s. */
  readonly connectTimeout?: Duration.DurationInput
  /** How long a statement may take: the server ends it then, and a server that does not answer is given up. Default 10 s. */
  readonly statementTimeout?: Duration.DurationInput
}

/** `PostgresOptions` with every default filled in, durations in milliseconds. */
export interface PostgresLimits {
  readonly connections: number
  readonly connectMillis: number
  readonly statementMillis: number
}

export const limitsOf = (options: PostgresOptions): PostgresLimits => ({
  connections: options.connections ?? 10,
  connectMillis: Duration.toMillis(options.connectTimeout ?? "5 seconds"),
  statementMillis: Duration.toMillis(options.statementTimeout ?? "10 seconds")
})

/** Shown to the administrator of the database in `pg_stat_activity`. */
export const applicationName = "prospect-research"
