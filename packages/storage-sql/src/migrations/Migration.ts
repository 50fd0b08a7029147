import type { Dialect } from "../Dialect.ts"

/** A step of the schema; the first has number 1. One that was released is never changed. */
export interface Migration {
  readonly name: string
  /**
   * The oldest schema version whose program may serve a database with this step. Older than the step itself where the step
   * only adds (tables, indexes, columns that are nullable or have a default), so that its statements mean what they meant.
   */
  readonly compatibleFrom: number
  readonly statements: (dialect: Dialect["Type"]) => ReadonlyArray<string>
}
