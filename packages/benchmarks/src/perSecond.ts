import { Effect } from "effect"

/** Does so many things at once or one after the other, as `work` has it, and says how many that is a second. */
export const perSecond = <E, R>(count: number, work: Effect.Effect<unknown, E, R>) =>
  Effect.suspend(() => {
    const startedAt = performance.now()
    return Effect.map(work, () => (count * 1000) / (performance.now() - startedAt))
  })
