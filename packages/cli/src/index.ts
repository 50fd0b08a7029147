export { Refused } from "./databases.ts"
export { type Migration, type MovedTable, migrateDatabase } from "./migrateDatabase.ts"
export { prospect } from "./prospect.ts"
