export { CorruptRow } from "./Database.ts"
export { type DatabaseAddress, databaseAddressForms, parseDatabaseAddress } from "./DatabaseAddress.ts"
export { Dialect } from "./Dialect.ts"
export {
  foundSchema,
  latestVersion,
  type Migration,
  Migrations,
  SchemaTooNew,
  SchemaTooOld
} from "./Migrations.ts"
export { SqlStore } from "./SqlStore.ts"
