import { Layer } from "effect"
import { Database } from "./Database.ts"
import { migrationsLayer } from "./Migrations.ts"
import { sqlAccountStoreLayer } from "./SqlAccountStore.ts"
import { sqlDeliveryStoreLayer } from "./SqlDeliveryStore.ts"
import { sqlDoctorStoreLayer } from "./SqlDoctorStore.ts"
import { sqlPrivacyStoreLayer } from "./SqlPrivacyStore.ts"
import { sqlTaskStoreLayer } from "./SqlTaskStore.ts"

/**
 * The stores over a driver's `SqlClient` and `Dialect`. Brings the schema up to date first; fails with `SchemaTooNew`
 * where a newer version has been at work.
 */
export const SqlStore = {
  layer: Layer.mergeAll(
    sqlTaskStoreLayer,
    sqlAccountStoreLayer,
    sqlDeliveryStoreLayer,
    sqlPrivacyStoreLayer,
    sqlDoctorStoreLayer
  ).pipe(Layer.provide(Database.layer), Layer.provide(migrationsLayer))
} as const
