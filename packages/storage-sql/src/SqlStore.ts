import { Layer } from "effect"
import { Database } from "./Database.ts"
import { migrationsLayer, schemaAsFoundLayer } from "./Migrations.ts"
import { sqlAccountStoreLayer } from "./SqlAccountStore.ts"
import { sqlDeliveryStoreLayer } from "./SqlDeliveryStore.ts"
import { sqlDoctorStoreLayer } from "./SqlDoctorStore.ts"
import { sqlPrivacyStoreLayer } from "./SqlPrivacyStore.ts"
import { sqlTaskStoreLayer } from "./SqlTaskStore.ts"

const stores = Layer.mergeAll(
  sqlTaskStoreLayer,
  sqlAccountStoreLayer,
  sqlDeliveryStoreLayer,
  sqlPrivacyStoreLayer,
  sqlDoctorStoreLayer
).pipe(Layer.provide(Database.layer))

/** The stores over a driver's `SqlClient` and `Dialect`. */
export const SqlStore = {
  /** Brings the schema up to date first; fails with `SchemaTooNew` where a newer version has been at work. */
  layer: Layer.provide(stores, migrationsLayer),
  /** Leaves the schema as it is, and fails where this program cannot read it. */
  layerAsFound: Layer.provide(stores, schemaAsFoundLayer)
} as const
