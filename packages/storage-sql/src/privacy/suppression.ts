import type { Fragment } from "@effect/sql/Statement"
import {
  operator,
  type PrivacyStore,
  type SubjectFingerprint,
  SubjectKind,
  type Suppression,
  SuppressionNotFound,
  type SuppressionRecord
} from "@prospect-research/core"
import { Effect, Option, Schema } from "effect"
import { Integer, toIso } from "../columns.ts"
import type { Database } from "../Database.ts"
import type { TaskSubjects } from "../task/subjects.ts"

const SuppressionRow = Schema.Struct({
  suppression_id: Schema.String,
  kind: SubjectKind,
  created_at: Integer
})

const FoundRow = Schema.Struct({ suppression_id: Schema.String })

const OwnedRow = Schema.Struct({ owner: Schema.String, fingerprint: Schema.String })

const suppressionOf = (row: typeof SuppressionRow.Type): Suppression => ({
  ...row,
  created_at: toIso(row.created_at)
})

/** Fingerprints differ between kinds, so that they alone tell. */
export const hasFingerprint = (
  { sql }: Database["Type"],
  subjects: ReadonlyArray<SubjectFingerprint>
): Fragment =>
  subjects.length === 0 ? sql`1 = 0` : sql`fingerprint IN ${sql.in(subjects.map(it => it.fingerprint))}`

/** `PrivacyStore.isSuppressed` */
export const isSuppressed = (
  database: Database["Type"],
  accountId: string,
  subjects: ReadonlyArray<SubjectFingerprint>
) =>
  Effect.map(
    database.first(FoundRow)(database.sql`
      SELECT suppression_id FROM suppression
      WHERE ${hasFingerprint(database, subjects)} AND owner IN (${accountId}, ${operator}) LIMIT 1`),
    Option.isSome
  )

/** As `isSuppressed`, of many at once: the ids of the tasks whose person must be left alone. */
export const suppressedOf = (database: Database["Type"], tasks: ReadonlyArray<TaskSubjects>) => {
  const { rows, sql } = database
  const owners = [operator, ...new Set(tasks.map(it => it.accountId))]
  const everybody = tasks.flatMap(it => it.subjects)
  const listed = rows(OwnedRow)(sql`
    SELECT owner, fingerprint FROM suppression
    WHERE ${hasFingerprint(database, everybody)} AND owner IN ${sql.in(owners)}`)
  return Effect.map(listed, found => {
    const isListed = ({ accountId, subjects }: TaskSubjects) =>
      found.some(
        ({ fingerprint, owner }) =>
          (owner === operator || owner === accountId) && subjects.some(it => it.fingerprint === fingerprint)
      )
    return new Set(tasks.filter(isListed).map(it => it.taskId))
  })
}

/** Puts identifiers on a list, within a transaction: the unique key decides who was first. */
export const saveSuppressions = (
  { rows, sql }: Database["Type"],
  owner: string,
  records: ReadonlyArray<SuppressionRecord>
) =>
  Effect.forEach(records, ({ createdAt, fingerprint, kind, suppressionId }) =>
    Effect.map(
      // The update changes nothing: it makes the earlier row be returned.
      rows(SuppressionRow)(sql`
        INSERT INTO suppression (suppression_id, owner, kind, fingerprint, created_at)
        VALUES (${suppressionId}, ${owner}, ${kind}, ${fingerprint}, ${createdAt})
        ON CONFLICT (fingerprint, owner, kind) DO UPDATE SET created_at = suppression.created_at
        RETURNING suppression_id, kind, created_at`),
      saved => saved.map(suppressionOf)
    )
  ).pipe(Effect.map(saved => saved.flat()))

/** The methods of `PrivacyStore` about lists */
export const makeSuppression = (database: Database["Type"]) => {
  const { first, rows, sql, transaction } = database
  const listed = rows(SuppressionRow)
  const removed = first(FoundRow)

  return {
    suppress: (owner, records) => transaction("suppress", saveSuppressions(database, owner, records)),

    suppressions: (owner, subjects) =>
      Effect.map(
        listed(sql`
          SELECT suppression_id, kind, created_at FROM suppression
          WHERE owner = ${owner} AND ${subjects === undefined ? sql`1 = 1` : hasFingerprint(database, subjects)}
          ORDER BY created_at, suppression_id`),
        found => found.map(suppressionOf)
      ),

    removeSuppression: (owner, suppressionId) =>
      transaction(
        "remove suppression",
        Effect.flatMap(
          removed(sql`
            DELETE FROM suppression WHERE suppression_id = ${suppressionId} AND owner = ${owner}
            RETURNING suppression_id`),
          row => (Option.isSome(row) ? Effect.void : new SuppressionNotFound())
        )
      ),

    isSuppressed: (accountId, subjects) => isSuppressed(database, accountId, subjects)
  } satisfies Partial<PrivacyStore["Type"]>
}
