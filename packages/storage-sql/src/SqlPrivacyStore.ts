import { PrivacyStore } from "@prospect-research/core"
import { Effect, Layer } from "effect"
import { Database } from "./Database.ts"
import { makePerson } from "./privacy/person.ts"
import { makeSuppression } from "./privacy/suppression.ts"
import { makeSweeping } from "./privacy/sweeping.ts"

/** What people may ask for, in SQL: one method is one transaction. */
export const sqlPrivacyStoreLayer = Layer.effect(
  PrivacyStore,
  Effect.map(Database, database =>
    PrivacyStore.of({
      ...makePerson(database),
      ...makeSuppression(database),
      ...makeSweeping(database)
    })
  )
)
