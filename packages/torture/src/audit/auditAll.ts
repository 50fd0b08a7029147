import { Effect } from "effect"
import type { BrokenPromise } from "../Campaign.ts"
import type { ClientLog } from "../harness/ClientLog.ts"
import type { DatabaseAddress } from "../harness/Deployment.ts"
import type { Received } from "../harness/Receiver.ts"
import { auditLedger } from "./Ledger.ts"
import { readBooks } from "./openBooks.ts"
import { awaitQuiet } from "./quiet.ts"
import { auditTasks } from "./Tasks.ts"

/** Waits until all is quiet, then holds the books against what the clients and the receiver know. */
export const auditAll = Effect.fnUntraced(function* (
  database: DatabaseAddress,
  log: ClientLog,
  received: ReadonlyArray<Received>
) {
  yield* awaitQuiet(database, "100 seconds")
  return yield* readBooks(database, books =>
    Effect.gen(function* () {
      const { broken, tasks } = yield* auditTasks(books, log, received)
      return { broken: [...broken, ...(yield* auditLedger(books))] satisfies Array<BrokenPromise>, tasks }
    })
  )
})
