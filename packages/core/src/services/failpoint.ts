import { appendFileSync } from "node:fs"
import { Effect } from "effect"

/**
 * Where a campaign kills the process: before and after every commit and every outside call. `FAILPOINT=<name>:<n>` kills it, as
 * `kill -9` does, when that place is come to for the nth time; `FAILPOINT_LOG=<file>` writes down every place on the way.
 */
const target = process.env.FAILPOINT?.match(/^(?<name>.+):(?<count>\d+)$/)?.groups
const log = process.env.FAILPOINT_LOG || undefined

const counts = new Map<string, number>()

const come = (name: string): Effect.Effect<void> =>
  Effect.suspend(() => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    if (log !== undefined) appendFileSync(log, `${name}\n`)
    if (name !== target?.name || count !== Number(target.count)) return Effect.void
    process.kill(process.pid, "SIGKILL")
    return Effect.never
  })

/** An outside call with the places before and after it; without a campaign, the call itself and nothing more. */
export const withFailpoints: <A, E, R>(name: string, call: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R> =
  target === undefined && log === undefined
    ? (_name, call) => call
    : (name, call) => Effect.zipLeft(Effect.zipRight(come(`before ${name}`), call), come(`after ${name}`))

/** A transaction with the places before and after its commit; without a campaign, the transaction itself. */
export const withCommitFailpoints: <A, E, B, F>(
  name: string,
  transaction: (body: Effect.Effect<A, E>) => Effect.Effect<B, F>,
  body: Effect.Effect<A, E>
) => Effect.Effect<B, F> =
  target === undefined && log === undefined
    ? (_name, transaction, body) => transaction(body)
    : (name, transaction, body) =>
        Effect.zipLeft(
          transaction(Effect.zipLeft(body, come(`before commit ${name}`))),
          come(`after commit ${name}`)
        )
