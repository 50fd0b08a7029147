export { type SqliteAccess, SqliteDatabase } from "./SqliteDatabase.ts"
export { type SqliteOptions, SqliteStore } from "./SqliteStore.ts"
export { type RefusalReason, StorageRefused } from "./StorageRefused.ts"
