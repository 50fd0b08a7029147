export { CorruptRow } from "./Database.ts"
export { Dialect } from "./Dialect.ts"
export { latestVersion, type Migration, Migrations, SchemaTooNew } from "./Migrations.ts"
export { SqlStore } from "./SqlStore.ts"
