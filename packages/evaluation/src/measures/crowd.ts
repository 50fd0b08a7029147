import { Clock, Effect } from "effect"
import { openInternet } from "../internet/Internet.ts"
import { openResearcher } from "../run.ts"
import type { Person, World } from "../World.ts"

/** What became of many who were researched at once. */
export interface Crowd {
  /** Until each report was there, from the common start; in the order of their ends. */
  readonly millis: ReadonlyArray<number>
  /** What could not be looked up for want of time or of a turn, and how often. */
  readonly gaps: ReadonlyMap<string, number>
}

/** Reasons that only a crowd gives: what a world forbids, or has down, is the same for one alone. */
const crowded = new Set(["timed out", "rate limited"])

/** Everybody is researched at once, while no host is asked more often than once in so many milliseconds. */
export const measureCrowd = (world: World, people: ReadonlyArray<Person>, interval = 1000) =>
  Effect.gen(function* () {
    const internet = yield* openInternet(world)
    const { research } = yield* openResearcher({ gateway: internet.gateway, now: world.now, interval })
    const begun = yield* Clock.currentTimeMillis
    const millis: Array<number> = []
    const gaps = new Map<string, number>()
    yield* Effect.forEach(
      people,
      ({ contact }, turn) =>
        Effect.gen(function* () {
          const { evidence } = yield* research(contact, turn)
          millis.push((yield* Clock.currentTimeMillis) - begun)
          for (const { source, reason } of evidence.sources) {
            if (reason === null || !crowded.has(reason)) continue
            const gap = `${source}: ${reason}`
            gaps.set(gap, (gaps.get(gap) ?? 0) + 1)
          }
        }),
      { concurrency: "unbounded", discard: true }
    )
    return { millis, gaps } satisfies Crowd
  }).pipe(Effect.scoped)

const seconds = (millis = 0): string => `${(millis / 1000).toFixed(1)} s`

export const crowdTable = ({ gaps, millis }: Crowd): string => {
  const median = millis[Math.floor(millis.length / 2)]
  return [
    `${millis.length} people at once: the first report after ${seconds(millis[0])}, half of them after ${seconds(median)}, all after ${seconds(millis.at(-1))}`,
    ...(gaps.size === 0 ? ["nothing was left out for want of time"] : []),
    ...[...gaps].map(([gap, count]) => `${String(count).padStart(6)} × ${gap}`)
  ].join("\n")
}
