import { createHash, randomUUID } from "node:crypto"
import Database from "better-sqlite3"
import Fastify from "fastify"

/**
 * What a user would write instead: Fastify with JSON-schema validation over better-sqlite3, with the same checks (key, identifiers,
 * balance, idempotency), the same rows in one transaction, and the same durability (WAL, `synchronous=FULL`).
 */
export const openPeer = async (
  file: string,
  apiKey: string
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const database = new Database(file)
  database.pragma("journal_mode = WAL")
  database.pragma("synchronous = FULL")
  database.exec(`
    CREATE TABLE account (id TEXT PRIMARY KEY, balance INTEGER NOT NULL CHECK (balance >= 0));
    CREATE TABLE api_key (hash TEXT PRIMARY KEY, account_id TEXT NOT NULL);
    CREATE TABLE ledger_entry (id INTEGER PRIMARY KEY, account_id TEXT NOT NULL, task_id TEXT, kind TEXT NOT NULL, amount INTEGER NOT NULL, created_at INTEGER NOT NULL, UNIQUE (task_id, kind));
    CREATE TABLE task (id TEXT PRIMARY KEY, account_id TEXT NOT NULL, status TEXT NOT NULL, prospect_id TEXT, contact TEXT NOT NULL, callback_url TEXT, created_at INTEGER NOT NULL, started_at INTEGER, completed_at INTEGER, error TEXT, result TEXT);
    CREATE INDEX task_pending ON task (created_at) WHERE status = 'pending';
    CREATE TABLE task_event (task_id TEXT NOT NULL, sequence INTEGER NOT NULL, at INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (task_id, sequence)) WITHOUT ROWID;
    CREATE TABLE idempotency (account_id TEXT NOT NULL, key TEXT NOT NULL, request_hash TEXT NOT NULL, task_id TEXT NOT NULL, created_at INTEGER NOT NULL, PRIMARY KEY (account_id, key)) WITHOUT ROWID;
  `)
  const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")
  database.prepare("INSERT INTO account VALUES ('peer', 1000000000)").run()
  database.prepare("INSERT INTO api_key VALUES (?, 'peer')").run(sha256(apiKey))

  const findKey = database.prepare<[string], { account_id: string }>(
    "SELECT account_id FROM api_key WHERE hash = ?"
  )
  const findIdempotency = database.prepare<[string, string], { request_hash: string; task_id: string }>(
    "SELECT request_hash, task_id FROM idempotency WHERE account_id = ? AND key = ?"
  )
  const charge = database.prepare("UPDATE account SET balance = balance - 1 WHERE id = ? AND balance >= 1")
  const addEntry = database.prepare(
    "INSERT INTO ledger_entry (account_id, task_id, kind, amount, created_at) VALUES (?, ?, 'charge', -1, ?)"
  )
  const addTask = database.prepare(
    "INSERT INTO task (id, account_id, status, prospect_id, contact, callback_url, created_at) VALUES (?, ?, 'pending', ?, ?, ?, ?)"
  )
  const addEvent = database.prepare('INSERT INTO task_event VALUES (?, 1, ?, \'{"type":"pending"}\')')
  const addIdempotency = database.prepare("INSERT INTO idempotency VALUES (?, ?, ?, ?, ?)")
  const findTask = database.prepare<[string, string], Record<string, unknown>>(
    "SELECT * FROM task WHERE id = ? AND account_id = ?"
  )

  interface Body {
    readonly contact_data: Record<string, string>
    readonly prospect_id?: string
    readonly callback_url?: string
  }
  const admit = database.transaction((accountId: string, body: Body, key: string | undefined) => {
    if (key !== undefined) {
      const known = findIdempotency.get(accountId, key)
      if (known !== undefined)
        return known.request_hash === sha256(JSON.stringify(body)) ? known.task_id : 422
    }
    if (charge.run(accountId).changes === 0) return 402
    const taskId = randomUUID()
    const now = Date.now()
    addEntry.run(accountId, taskId, now)
    addTask.run(
      taskId,
      accountId,
      body.prospect_id ?? null,
      JSON.stringify(body.contact_data),
      body.callback_url ?? null,
      now
    )
    addEvent.run(taskId, now)
    if (key !== undefined) addIdempotency.run(accountId, key, sha256(JSON.stringify(body)), taskId, now)
    return taskId
  })

  const text = (maxLength: number) => ({ type: "string", maxLength })
  const bodySchema = {
    type: "object",
    required: ["contact_data"],
    properties: {
      contact_data: {
        type: "object",
        properties: {
          email: text(320),
          linkedin_url: text(2048),
          full_name: text(500),
          company: text(500),
          phone: text(500),
          title: text(500),
          location: text(500),
          twitter_url: text(2048)
        },
        anyOf: [
          { required: ["email"] },
          { required: ["linkedin_url"] },
          { required: ["full_name", "company"] }
        ]
      },
      callback_url: text(2048),
      prospect_id: text(255)
    }
  }

  const server = Fastify({ bodyLimit: 65_536 })
  server.decorateRequest("accountId", "")
  const authenticate = (header: string | undefined): string | undefined =>
    header?.startsWith("Bearer ") ? findKey.get(sha256(header.slice(7)))?.account_id : undefined
  const iso = (millis: unknown) => (typeof millis === "number" ? new Date(millis).toISOString() : null)

  server.post<{ Body: Body }>("/research", { schema: { body: bodySchema } }, async (request, reply) => {
    const accountId = authenticate(request.headers.authorization)
    if (accountId === undefined) return reply.code(401).send({ detail: "Invalid API key", status_code: 401 })
    const key = request.headers["idempotency-key"]
    const admitted = admit.immediate(accountId, request.body, typeof key === "string" ? key : undefined)
    if (typeof admitted === "number")
      return reply.code(admitted).send({ detail: "Refused", status_code: admitted })
    return reply
      .code(202)
      .send({ task_id: admitted, prospect_id: request.body.prospect_id ?? null, status: "pending" })
  })
  server.get<{ Params: { task_id: string } }>("/research/:task_id", async (request, reply) => {
    const accountId = authenticate(request.headers.authorization)
    if (accountId === undefined) return reply.code(401).send({ detail: "Invalid API key", status_code: 401 })
    const task = findTask.get(request.params.task_id, accountId)
    if (task === undefined) return reply.code(404).send({ detail: "Task not found", status_code: 404 })
    return reply.send({
      task_id: task.id,
      status: task.status,
      prospect_id: task.prospect_id,
      created_at: iso(task.created_at),
      started_at: iso(task.started_at),
      completed_at: iso(task.completed_at),
      processing_time_seconds: null,
      report_url: null,
      result: task.result === null ? null : JSON.parse(String(task.result)),
      error: task.error
    })
  })
  const url = await server.listen({ host: "127.0.0.1", port: 0 })
  return {
    url,
    close: async () => {
      await server.close()
      database.close()
    }
  }
}
