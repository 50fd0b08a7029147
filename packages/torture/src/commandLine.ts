import { parseArgs } from "node:util"
import { type Campaign, type DatabaseKind, databaseKinds } from "./Campaign.ts"

export type Command =
  | { readonly kind: "help" }
  | { readonly kind: "list" }
  | {
      readonly kind: "run"
      readonly campaigns: ReadonlyArray<Campaign>
      readonly database: DatabaseKind
      readonly seed: number
      /** The whole campaign without. */
      readonly size: number | undefined
      readonly json: boolean
    }

export const usage = `Troubles a whole server and audits it afterwards.

  npm run torture -- <campaign> [options]
  npm run torture -- all [options]
  npm run torture -- list

  --database KIND   sqlite (the default) or postgres, which is started for the campaign
  --seed N          the numbers that are drawn; 1 by default
  --size N          how much of it; the whole campaign by default
  --json            the outcome as JSON
  --help            this text

Each campaign writes a page to .data/torture/. Exit code 1 when a promise is broken.
`

const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new TypeError(`--${name} must be a whole number`)
  return Number(text)
}

const databaseKind = (text: string): DatabaseKind => {
  const kind = databaseKinds.find(it => it === text)
  if (kind === undefined) throw new TypeError(`--database must be ${databaseKinds.join(" or ")}`)
  return kind
}

/** Throws a `TypeError` for what it does not know. */
export const parseCommand = (words: ReadonlyArray<string>, known: ReadonlyArray<Campaign>): Command => {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      help: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      database: { type: "string", default: "sqlite" },
      seed: { type: "string", default: "1" },
      size: { type: "string" }
    }
  })
  const [name, ...others] = positionals
  if (values.help || name === undefined) return { kind: "help" }
  if (others.length > 0) throw new TypeError("One campaign at a time, or all")
  if (name === "list") return { kind: "list" }
  const database = databaseKind(values.database)
  const campaigns = known.filter(
    ({ databases, id }) => name === id || (name === "all" && databases.includes(database))
  )
  const [first] = campaigns
  if (first === undefined) throw new TypeError(`There is no campaign ${name}: see list`)
  if (name !== "all" && !first.databases.includes(database)) {
    throw new TypeError(`${name} runs on ${first.databases.join(" and ")} only`)
  }
  return {
    kind: "run",
    campaigns,
    database,
    seed: wholeNumber("seed", values.seed),
    size: values.size === undefined ? undefined : wholeNumber("size", values.size),
    json: values.json
  }
}
