import { AccountStore, TaskStore } from "@prospect-research/core"
import { SqliteStore } from "@prospect-research/storage-sqlite"
import { Effect } from "effect"

/** Run as a process of its own: opens the file, says so, then submits without end and prints what was accepted. */
const [, , filename = ""] = process.argv

const print = (line: string) => Effect.sync(() => process.stdout.write(`${line}\n`))

const submitForever = Effect.gen(function* () {
  const accounts = yield* AccountStore
  const tasks = yield* TaskStore
  const accountId = "account-of-the-other-process"
  yield* accounts.create({
    accountId,
    name: "Other process",
    credits: 1_000_000,
    signingSecret: "sealed",
    key: { keyId: "key", hash: "hash", lastFour: "abcd", createdAt: 0 },
    createdAt: 0
  })
  yield* print("open")
  let count = 0
  while (true) {
    count += 1
    const { task_id } = yield* tasks.admit({
      taskId: `00000000-0000-7000-8000-${count.toString().padStart(12, "0")}`,
      accountId,
      prospectId: null,
      contact: { email: "ada@example.com" },
      subjects: [],
      callbackUrl: null,
      callbackSecret: null,
      createdAt: count,
      settlement: null,
      idempotency: null
    })
    yield* print(`accepted ${task_id}`)
  }
})

const refused = (error: { readonly _tag: string; readonly message: string }) =>
  print(`refused ${"reason" in error ? error.reason : error._tag}: ${error.message}`)

await Effect.runPromise(
  submitForever.pipe(Effect.provide(SqliteStore.layer({ filename })), Effect.catchAll(refused))
)
