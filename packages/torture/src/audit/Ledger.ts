import { Array as Arrays, Effect, Schema } from "effect"
import type { BrokenPromise } from "../Campaign.ts"
import type { Books } from "./openBooks.ts"

/** PostgreSQL gives large numbers as text. */
const Whole = Schema.Union(Schema.Number, Schema.NumberFromString)

const Accounts = Schema.Array(Schema.Struct({ account_id: Schema.String, balance: Whole }))
const Entries = Schema.Array(
  Schema.Struct({
    account_id: Schema.String,
    kind: Schema.String,
    amount: Whole,
    task_id: Schema.NullOr(Schema.String),
    grant_id: Schema.NullOr(Schema.String)
  })
)
const Tasks = Schema.Array(
  Schema.Struct({ task_id: Schema.String, account_id: Schema.String, status: Schema.String, is_test: Whole })
)

type Entry = (typeof Entries.Type)[number]

const count = (entries: ReadonlyArray<Entry>, kind: string) => entries.filter(it => it.kind === kind).length

/** The money: every balance is the sum of its entries, every task paid for once, every failed one paid back once. */
export const auditLedger = Effect.fnUntraced(function* (books: Books) {
  const decode = <A, I>(schema: Schema.Schema<A, I>, statement: string) =>
    Effect.flatMap(books.read(statement), rows => Effect.orDie(Schema.decodeUnknown(schema)(rows)))
  // Entries before accounts, so that both are of one moment only where nothing runs: audits are made then.
  const entries = yield* decode(
    Entries,
    "SELECT account_id, kind, amount, task_id, grant_id FROM ledger_entry"
  )
  const accounts = yield* decode(Accounts, "SELECT account_id, balance FROM account")
  const tasks = yield* decode(Tasks, "SELECT task_id, account_id, status, is_test FROM task")
  const broken: Array<BrokenPromise> = []
  const breaks = (promise: string, subject: string, story: string) => broken.push({ promise, subject, story })

  const ofAccount = Arrays.groupBy(entries, it => it.account_id)
  for (const { account_id, balance } of accounts) {
    const sum = (ofAccount[account_id] ?? []).reduce((total, { amount }) => total + amount, 0)
    if (sum !== balance) breaks("a balance is the sum of its entries", account_id, `${balance}, not ${sum}`)
    if (balance < 0) breaks("no balance is negative", account_id, `${balance}`)
  }
  const ofTask = Arrays.groupBy(
    entries.filter(it => it.task_id !== null),
    it => it.task_id ?? ""
  )
  for (const { account_id, is_test, status, task_id } of tasks) {
    const own = ofTask[task_id] ?? []
    const charges = count(own, "charge")
    const refunds = count(own, "refund")
    const wanted = is_test === 1 ? [0, 0] : [1, status === "failed" ? 1 : 0]
    if (charges !== wanted[0])
      breaks("each task is charged once, a test never", task_id, `${charges} charges`)
    if (refunds !== wanted[1]) {
      breaks("a failed task is refunded once, no other", task_id, `${status}, with ${refunds} refunds`)
    }
    if (own.some(it => it.account_id !== account_id || Math.abs(it.amount) !== 1)) {
      breaks("a task moves one credit of its own account", task_id, JSON.stringify(own))
    }
  }
  const grants = Arrays.groupBy(
    entries.filter(it => it.grant_id !== null),
    it => `${it.account_id} ${it.grant_id}`
  )
  for (const [grant, made] of Object.entries(grants)) {
    if (made.length > 1) breaks("a grant is made once", grant, `${made.length} entries`)
  }
  return broken
})
