import type { Migration } from "./Migration.ts"

/**
 * People are found by keyed hashes, which only the program can make: `subjects_known` marks the tasks that have theirs, and the
 * others get them after the start.
 */
const subjects = [
  `CREATE TABLE task_subject (
    task_id TEXT NOT NULL REFERENCES task,
    account_id TEXT NOT NULL REFERENCES account,
    kind TEXT NOT NULL CHECK (kind IN ('email', 'linkedin_url', 'full_name_and_company')),
    fingerprint TEXT NOT NULL,
    PRIMARY KEY (task_id, kind)
  )`,
  `CREATE INDEX task_of_subject ON task_subject (account_id, fingerprint)`,
  `ALTER TABLE task ADD COLUMN subjects_known INTEGER NOT NULL DEFAULT 0`,
  `CREATE INDEX task_subjects_unknown ON task (task_id) WHERE subjects_known = 0 AND contact IS NOT NULL`
]

/** `owner` is an account, or the operator. */
const suppressions = [
  `CREATE TABLE suppression (
    suppression_id TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('email', 'linkedin_url', 'full_name_and_company')),
    fingerprint TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    UNIQUE (fingerprint, owner, kind)
  )`,
  `CREATE INDEX suppression_of_owner ON suppression (owner, created_at, suppression_id)`
]

/** What is due to go is found without reading what stays. */
const retention = [
  `CREATE INDEX task_ended ON task (completed_at) WHERE erased_at IS NULL AND completed_at IS NOT NULL`,
  `CREATE INDEX delivery_ended ON delivery (due_at) WHERE state <> 'pending'`,
  `CREATE INDEX idempotency_age ON idempotency (created_at)`
]

export const privacy: Migration = {
  name: "privacy",
  // It only adds; but a program of version 1 that erases a task leaves its fingerprints.
  compatibleFrom: 2,
  statements: ({ definition }) => [...subjects, ...suppressions, ...retention].map(definition)
}
