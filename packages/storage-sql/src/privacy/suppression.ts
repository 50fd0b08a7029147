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

/** Whom an account asks about. */
interface Request {
  readonly accountId: string
  readonly subjects: ReadonlyArray<SubjectFingerprint>
}

/** Those about somebody who must be left alone, by the list of their account or the operator's. */
export const suppressedAmong = <A extends Request>(
  database: Database["Type"],
  requests: ReadonlyArray<A>
) => {
  const { rows, sql } = database
  const owners = [operator, ...new Set(requests.map(it => it.accountId))]
  const everybody = requests.flatMap(it => it.subjects)
  const listed = rows(OwnedRow)(sql`
    SELECT owner, fingerprint FROM suppression
    WHERE ${hasFingerprint(database, everybody)} AND owner IN ${sql.in(owners)}`)
  return Effect.map(listed, found =>
    requests.filter(({ accountId, subjects }) =>
      found.some(
        ({ fingerprint, owner }) =>
          (owner === operator || owner === accountId) && subjects.some(it => it.fingerprint === fingerprint)
      )
    )
  )
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

    isSuppressed: (accountId, subjects) =>
      Effect.map(suppressedAmong(database, [{ accountId, subjects }]), found => found.length > 0)
  } satisfies Partial<PrivacyStore["Type"]>
}
