import type { Fragment, Statement } from "@effect/sql/Statement"
import { DoctorStore, type Patience, type Symptom, subjectsShown, symptoms } from "@prospect-research/core"
import { Effect, Layer, Schema } from "effect"
import { Integer } from "./columns.ts"
import { Database } from "./Database.ts"
import { latestVersion } from "./Migrations.ts"

const Seen = Schema.Struct({ symptom: Schema.Literal(...symptoms), subject: Schema.String })
const Version = Schema.Struct({ version: Integer })

/** For each symptom the ids of its rows. */
const seen = (
  { sql }: Database["Type"],
  at: Fragment,
  patience: Patience
): Readonly<Record<Symptom, Statement<unknown>>> => {
  const ofTask = (table: string) =>
    sql.literal(`SELECT 1 FROM ${table} WHERE ${table}.task_id = task.task_id`)
  const orphans = (table: string) =>
    sql.literal(
      `SELECT task_id FROM ${table} WHERE NOT EXISTS (SELECT 1 FROM task WHERE task.task_id = ${table}.task_id)`
    )
  return {
    task_unclaimed: sql`
      SELECT task_id AS subject FROM task
      WHERE status IN ('pending', 'running') AND lease_until = 0
        AND created_at < ${at} - ${patience.taskUnclaimed}`,
    task_lease_expired: sql`
      SELECT task_id AS subject FROM task
      WHERE status = 'running' AND lease_until > 0 AND lease_until < ${at} - ${patience.leaseExpired}`,
    delivery_overdue: sql`
      SELECT delivery_id AS subject FROM delivery
      WHERE state = 'pending' AND lease_until = 0 AND due_at < ${at} - ${patience.deliveryOverdue}`,
    delivery_lease_expired: sql`
      SELECT delivery_id AS subject FROM delivery
      WHERE state = 'pending' AND lease_until > 0 AND lease_until < ${at} - ${patience.leaseExpired}`,
    event_missing: sql`
      SELECT task_id AS subject FROM task
      WHERE status IN ('completed', 'failed') AND erased_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM task_event
        WHERE task_event.task_id = task.task_id AND task_event.sequence = task.last_sequence
          AND task_event.data LIKE '{"type":"' || task.status || '"%'
      )`,
    event_sequence_gap: sql`
      SELECT task.task_id AS subject FROM task JOIN task_event ON task_event.task_id = task.task_id
      GROUP BY task.task_id, task.last_sequence
      HAVING count(*) <> task.last_sequence OR min(sequence) <> 1 OR max(sequence) <> task.last_sequence`,
    erased_with_leftovers: sql`
      SELECT task_id AS subject FROM task
      WHERE erased_at IS NOT NULL AND (
        coalesce(contact, prospect_id, callback_url, callback_secret, error) IS NOT NULL
        OR EXISTS (${ofTask("report")} AND coalesce(result, evidence) IS NOT NULL)
        OR EXISTS (${ofTask("task_event")}) OR EXISTS (${ofTask("checkpoint")})
        OR EXISTS (${ofTask("delivery")}) OR EXISTS (${ofTask("task_subject")})
      )`,
    orphaned_rows: sql`
      SELECT DISTINCT task_id AS subject FROM (
        ${orphans("report")} UNION ALL ${orphans("task_event")} UNION ALL ${orphans("checkpoint")}
        UNION ALL ${orphans("delivery")} UNION ALL ${orphans("task_subject")}
      ) AS orphan`,
    subjects_missing: sql`
      SELECT task_id AS subject FROM task WHERE subjects_known = 0 AND contact IS NOT NULL`
  }
}

const make = Effect.map(Database, database => {
  const { first, now, rows, sql } = database
  const found = rows(Seen)
  const version = first(Version)

  return DoctorStore.of({
    /** One statement, so that all is seen at one moment. */
    examine: Effect.fnUntraced(function* (patience) {
      const statements = seen(database, yield* now, patience)
      const [one, ...others] = symptoms.map(
        symptom => sql`
          SELECT ${sql.literal(`'${symptom}'`)} AS symptom, subject FROM (
            ${statements[symptom]} ORDER BY subject LIMIT ${sql.literal(String(subjectsShown))}
          ) AS shown`
      )
      const all = yield* found(
        others.reduce((union, statement) => sql`${union} UNION ALL ${statement}`, one ?? sql``)
      )
      const schema = yield* Effect.flatten(
        version(sql`SELECT max(migration_id) AS version FROM schema_version`)
      ).pipe(Effect.catchTag("NoSuchElementException", Effect.die))
      return {
        schema: { found: schema.version, known: latestVersion },
        symptoms: symptoms.flatMap(symptom => {
          const subjects = all.filter(it => it.symptom === symptom).map(it => it.subject)
          return subjects.length === 0 ? [] : [{ symptom, subjects }]
        })
      }
    })
  })
})

/** What a doctor sees in the tables. */
export const sqlDoctorStoreLayer = Layer.effect(DoctorStore, make)
