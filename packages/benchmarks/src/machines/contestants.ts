import { Accounts, Research } from "@prospect-research/core"
import { Effect } from "effect"
import type { Connection } from "./connection.ts"
import { services } from "./services.ts"

/** One way of doing queued work on PostgreSQL. */
export interface Contestant {
  readonly name: string
  /** The script of a worker process. */
  readonly script: string
  /** Fills an empty database with work. */
  readonly fill: (connection: Connection, tasks: number) => Effect.Effect<void>
  /** Counts, as `count`, what is not done. */
  readonly unfinished: string
}

/** Submits so many tasks of an account, some at once. */
export const submitAll = (accountId: string, count: number, atOnce = 50) =>
  Effect.flatMap(Research, research =>
    Effect.forEach(
      Array.from({ length: count }, (_, index) => index),
      index => research.submit(accountId, { contact_data: { email: `person${index}@example.com` } }),
      { concurrency: atOnce, discard: true }
    )
  )

export const ours: Contestant = {
  name: "this server",
  script: "worker",
  fill: ({ url }, tasks) =>
    Effect.flatMap(Accounts, accounts => accounts.create("Throughput")).pipe(
      Effect.flatMap(({ account_id }) => submitAll(account_id, tasks)),
      Effect.provide(services(url)),
      Effect.orDie
    ),
  unfinished: "SELECT count(*) AS count FROM task WHERE status IN ('pending', 'running')"
}

const jobTables = `
  CREATE TABLE job (
    id bigint PRIMARY KEY, state text NOT NULL, payload text NOT NULL, result text, fence integer NOT NULL,
    lease_until timestamptz, sequence integer NOT NULL
  );
  CREATE INDEX job_pending ON job (id) WHERE state = 'pending';
  CREATE TABLE step (job_id bigint REFERENCES job, name text, output text NOT NULL, PRIMARY KEY (job_id, name));
  CREATE TABLE job_event (
    job_id bigint REFERENCES job, sequence integer, at timestamptz NOT NULL, data text NOT NULL, PRIMARY KEY (job_id, sequence)
  )`

export const queueLoop: Contestant = {
  name: "plain loop on pg",
  script: "queueLoop",
  fill: ({ execute }, tasks) =>
    Effect.zipRight(
      execute(jobTables),
      execute(`INSERT INTO job (id, state, payload, fence, sequence)
        SELECT number, 'pending', '{"email":"person@example.com"}', 0, 0 FROM generate_series(1, ${tasks}) AS number`)
    ),
  unfinished: "SELECT count(*) AS count FROM job WHERE state <> 'done'"
}
