/** Where a database is: a file, or a server that many processes share (whose address holds a password, and is not repeated). */
export type DatabaseAddress =
  | { readonly kind: "sqlite"; readonly file: string }
  | { readonly kind: "postgres" }

/** What an address may look like, for who wrote another. */
export const databaseAddressForms =
  "sqlite:<file>, for example sqlite:.data/research.db, or postgres://user:password@host/database"

/** Reads `sqlite:<file>`, `sqlite://<file>` and `postgres://…`; `null` for anything else. */
export const parseDatabaseAddress = (text: string): DatabaseAddress | null => {
  const [, file] = /^sqlite:(?:\/\/)?(.+)$/.exec(text) ?? []
  if (file !== undefined) return { kind: "sqlite", file }
  return /^postgres(?:ql)?:\/\/./.test(text) ? { kind: "postgres" } : null
}
