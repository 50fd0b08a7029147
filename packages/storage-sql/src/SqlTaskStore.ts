import { TaskStore } from "@prospect-research/core"
import { Effect, Layer } from "effect"
import { Database } from "./Database.ts"
import { makeAdmission } from "./task/admission.ts"
import { makeErasure } from "./task/erasure.ts"
import { makeLeasing } from "./task/leasing.ts"
import { makeLog } from "./task/log.ts"
import { makeReading } from "./task/reading.ts"
import { makeSettlement } from "./task/settlement.ts"

const make = Effect.gen(function* () {
  const database = yield* Database
  return TaskStore.of({
    admit: yield* makeAdmission(database),
    ...makeLeasing(database),
    ...(yield* makeLog(database)),
    ...makeSettlement(database),
    ...makeErasure(database),
    ...makeReading(database)
  })
})

/** Tasks in SQL: one method is one transaction. What is under way when the layer ends is written first. */
export const sqlTaskStoreLayer = Layer.scoped(TaskStore, make)
