import { createHash } from "node:crypto"

/** A number that is the same for the same claims, on every machine and in every run. */
const seedOf = (claims: ReadonlyArray<string>): number =>
  createHash("sha256").update(JSON.stringify(claims)).digest().readUInt32BE(0)

/** The same options, beginning with the one that the claims choose; `turn` moves on for the next line of a report. */
export const rotate = <A>(
  options: ReadonlyArray<A>,
  claims: ReadonlyArray<string>,
  turn: number
): ReadonlyArray<A> => {
  const start = options.length === 0 ? 0 : (seedOf(claims) + turn) % options.length
  return [...options.slice(start), ...options.slice(0, start)]
}
