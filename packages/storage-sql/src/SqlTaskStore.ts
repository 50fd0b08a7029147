import { TaskStore } from "@prospect-research/core"
import { Effect, Layer } from "effect"
import { Database } from "./Database.ts"
import { makeAdmission } from "./task/admission.ts"
import { makeErasure } from "./task/erasure.ts"
import { makeLeasing } from "./task/leasing.ts"
import { makeLog } from "./task/log.ts"
import { makeReading } from "./task/reading.ts"
import { makeSettlement } from "./task/settlement.ts"

/** Tasks in SQL: one method is one transaction. */
export const sqlTaskStoreLayer = Layer.effect(
  TaskStore,
  Effect.map(Database, database =>
    TaskStore.of({
      admit: makeAdmission(database),
      ...makeLeasing(database),
      ...makeLog(database),
      ...makeSettlement(database),
      ...makeErasure(database),
      ...makeReading(database)
    })
  )
)
