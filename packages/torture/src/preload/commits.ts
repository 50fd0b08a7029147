import { appendFileSync } from "node:fs"
import Sqlite from "better-sqlite3"

/** Runs before a server: after each COMMIT writes what `PRAGMA synchronous` of its connection is to the file `TORTURE_COMMITS`. */
const file = process.env.TORTURE_COMMITS ?? ""
const prepare = Sqlite.prototype.prepare

const prepareAndWatch = function (this: Sqlite.Database, source: string) {
  const statement = Reflect.apply(prepare, this, [source])
  if (!/^\s*COMMIT/i.test(source)) return statement
  for (const name of ["run", "all"] as const) {
    const execute = statement[name]
    Object.defineProperty(statement, name, {
      value: (...words: ReadonlyArray<unknown>) => {
        const result = Reflect.apply(execute, statement, words)
        appendFileSync(file, `${String(this.pragma("synchronous", { simple: true }))}\n`)
        return result
      }
    })
  }
  return statement
}

Object.defineProperty(Sqlite.prototype, "prepare", { value: prepareAndWatch })
