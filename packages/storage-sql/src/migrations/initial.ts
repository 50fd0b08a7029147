import type { Migration } from "./Migration.ts"

/**
 * `charged` and `refunded` are sums of the ledger, kept so that reading an account does not cost more with each task it ever
 * had. `turn` is that of the account's latest task.
 */
const accounts = [
  `CREATE TABLE account (
    account_id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    balance BIGINT NOT NULL CHECK (balance >= 0),
    charged BIGINT NOT NULL,
    refunded BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    signing_secret TEXT NOT NULL,
    created_at BIGINT NOT NULL
  )`,
  `CREATE INDEX account_turn ON account (turn)`,
  `CREATE TABLE api_key (
    key_id TEXT NOT NULL PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES account,
    hash TEXT NOT NULL UNIQUE,
    last_four TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    revoked_at BIGINT
  )`,
  `CREATE INDEX api_key_account ON api_key (account_id)`
]

/**
 * `contact` is NULL once the person is erased. `last_sequence` numbers the task's events. `turn` is the order in which pending
 * tasks are claimed; the further columns of the partial indexes let what waits be counted from them alone.
 */
const tasks = [
  `CREATE TABLE task (
    task_id TEXT NOT NULL PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES account,
    status TEXT NOT NULL CHECK (status IN ('pending', 'running', 'completed', 'failed')),
    is_test INTEGER NOT NULL,
    prospect_id TEXT,
    contact TEXT,
    callback_url TEXT,
    callback_secret TEXT,
    created_at BIGINT NOT NULL,
    started_at BIGINT,
    completed_at BIGINT,
    error TEXT,
    cost DOUBLE PRECISION NOT NULL,
    turn BIGINT NOT NULL,
    starts INTEGER NOT NULL,
    fence INTEGER NOT NULL,
    worker TEXT,
    lease_until BIGINT NOT NULL,
    last_sequence INTEGER NOT NULL,
    erased_at BIGINT
  )`,
  `CREATE INDEX task_of_account ON task (account_id, created_at, task_id)`,
  `CREATE INDEX task_of_prospect ON task (account_id, prospect_id, created_at, task_id)
    WHERE prospect_id IS NOT NULL`,
  `CREATE INDEX task_failed ON task (account_id, created_at, task_id) WHERE status = 'failed'`,
  `CREATE INDEX task_pending ON task (turn, task_id, created_at, account_id) WHERE status = 'pending'`,
  `CREATE INDEX task_running ON task (lease_until, account_id) WHERE status = 'running'`,
  `CREATE TABLE task_event (
    task_id TEXT NOT NULL REFERENCES task,
    sequence INTEGER NOT NULL,
    at BIGINT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (task_id, sequence)
  )`,
  `CREATE TABLE checkpoint (
    task_id TEXT NOT NULL REFERENCES task,
    stage TEXT NOT NULL,
    place INTEGER NOT NULL,
    version TEXT NOT NULL,
    state TEXT NOT NULL,
    error TEXT,
    output TEXT NOT NULL,
    PRIMARY KEY (task_id, stage)
  )`,
  `CREATE TABLE report (
    task_id TEXT NOT NULL PRIMARY KEY REFERENCES task,
    token TEXT UNIQUE,
    result TEXT,
    evidence TEXT,
    expires_at BIGINT,
    revoked_at BIGINT
  )`,
  `CREATE TABLE idempotency (
    account_id TEXT NOT NULL REFERENCES account,
    idempotency_key TEXT NOT NULL,
    request_hash TEXT NOT NULL,
    task_id TEXT NOT NULL REFERENCES task DEFERRABLE INITIALLY DEFERRED,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (account_id, idempotency_key)
  )`
]

const ledger = [
  `CREATE TABLE ledger_entry (
    account_id TEXT NOT NULL REFERENCES account,
    kind TEXT NOT NULL CHECK (kind IN ('signup', 'grant', 'charge', 'refund')),
    amount BIGINT NOT NULL CHECK (CASE kind WHEN 'charge' THEN amount < 0 ELSE amount > 0 END),
    task_id TEXT REFERENCES task,
    grant_id TEXT,
    reason TEXT,
    created_at BIGINT NOT NULL,
    UNIQUE (task_id, kind),
    UNIQUE (account_id, grant_id),
    CHECK ((kind IN ('charge', 'refund')) = (task_id IS NOT NULL)),
    CHECK ((kind = 'grant') = (grant_id IS NOT NULL))
  )`
]

/** `lease_until` is 0 when nobody holds the delivery, so that the index of those under way stays small. */
const deliveries = [
  `CREATE TABLE delivery (
    delivery_id TEXT NOT NULL PRIMARY KEY,
    task_id TEXT NOT NULL UNIQUE REFERENCES task,
    account_id TEXT NOT NULL REFERENCES account,
    url TEXT NOT NULL,
    host TEXT NOT NULL,
    body TEXT NOT NULL,
    callback_secret TEXT,
    needs_secret INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'abandoned')),
    due_at BIGINT NOT NULL,
    attempts_in_schedule INTEGER NOT NULL,
    attempts_made INTEGER NOT NULL,
    fence INTEGER NOT NULL,
    lease_until BIGINT NOT NULL,
    created_at BIGINT NOT NULL
  )`,
  `CREATE INDEX delivery_pending ON delivery (host, due_at, delivery_id) WHERE state = 'pending'`,
  `CREATE INDEX delivery_under_way ON delivery (host, lease_until) WHERE state = 'pending' AND lease_until > 0`,
  `CREATE TABLE delivery_attempt (
    delivery_id TEXT NOT NULL REFERENCES delivery,
    number INTEGER NOT NULL,
    at TEXT NOT NULL,
    duration_ms BIGINT NOT NULL,
    status_code INTEGER,
    error TEXT,
    response TEXT,
    PRIMARY KEY (delivery_id, number)
  )`
]

export const initial: Migration = {
  name: "initial",
  compatibleFrom: 1,
  statements: ({ appendOnly, definition }) => [
    ...[...accounts, ...tasks, ...ledger, ...deliveries].map(definition),
    ...appendOnly("ledger_entry")
  ]
}
