/** Every table with what its rows are ordered by, parents before children. `schema_version` is each database's own. */
export const tables = [
  { name: "account", key: ["account_id"] },
  { name: "api_key", key: ["key_id"] },
  { name: "task", key: ["task_id"] },
  { name: "task_event", key: ["task_id", "sequence"] },
  { name: "checkpoint", key: ["task_id", "stage"] },
  { name: "report", key: ["task_id"] },
  { name: "task_subject", key: ["task_id", "kind"] },
  { name: "suppression", key: ["suppression_id"] },
  { name: "idempotency", key: ["account_id", "idempotency_key"] },
  // Its key has empty parts, and no index: it is sorted for every batch.
  { name: "ledger_entry", key: ["account_id", "kind", "coalesce(task_id, '')", "coalesce(grant_id, '')"] },
  { name: "delivery", key: ["delivery_id"] },
  { name: "delivery_attempt", key: ["delivery_id", "number"] }
] as const

export type Table = (typeof tables)[number]
