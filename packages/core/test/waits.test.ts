import { describe, expect, it } from "@effect/vitest"
import {
  currentRequester,
  emptyOutput,
  type Requester,
  type Stage,
  withinOwnTime
} from "@prospect-research/core"
import { type Duration, Effect, Fiber, FiberRef, Option, TestClock } from "effect"
import { found, runStages, stage } from "./runStages.ts"

/** Waits for the requests of other tasks, then goes on for so long. */
const waitsForOthers = (
  name: string,
  wait: Duration.DurationInput,
  then: Duration.DurationInput
): Partial<Stage> => ({
  run: () =>
    Effect.gen(function* () {
      const requester = yield* FiberRef.get(currentRequester)
      yield* requester?.hold ?? Effect.void
      yield* Effect.sleep(wait)
      yield* requester?.release ?? Effect.void
      yield* Effect.sleep(then)
      return found(name)
    })
})

/** In steps, since a limit that was waited for must not be looked at late. */
const afterAnHour = <A, E>(effect: Effect.Effect<A, E>) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.fork(effect)
    for (let minute = 0; minute < 60; minute += 1) yield* TestClock.adjust("1 minute")
    return yield* Fiber.join(fiber)
  })

describe("waits for other tasks", () => {
  it.effect("cost a stage none of its time, and its own work does", () =>
    Effect.gen(function* () {
      const { end } = yield* afterAnHour(
        runStages([
          stage("patient", waitsForOthers("patient", "20 minutes", "59 seconds")),
          stage("slow", waitsForOthers("slow", "20 minutes", "61 seconds"))
        ])
      )
      expect(end("patient")).toMatchObject({ state: "finished", second: 20 * 60 + 59 })
      expect(end("slow")).toMatchObject({ state: "failed", error: "timed out", second: 21 * 60 })
    })
  )

  it.effect("cost the task none either, so that what comes after has its time", () =>
    Effect.gen(function* () {
      const { end } = yield* afterAnHour(
        runStages(
          [
            stage("patient", waitsForOthers("patient", "20 minutes", "50 seconds")),
            stage("next", {
              after: ["patient"],
              run: () => Effect.delay(Effect.succeed(found("next")), "30 seconds")
            }),
            stage("late", {
              after: ["next"],
              run: () => Effect.delay(Effect.succeed(found("late")), "30 seconds")
            })
          ],
          { deadline: "100 seconds" }
        )
      )
      expect(end("next")).toMatchObject({ state: "finished", second: 20 * 60 + 80 })
      expect(end("late")).toMatchObject({ state: "failed", error: "timed out", second: 20 * 60 + 100 })
    })
  )

  it.effect("nest: time goes on when the last of several ends", () =>
    Effect.gen(function* () {
      const { end } = yield* afterAnHour(
        runStages([
          stage("two", {
            run: () =>
              Effect.gen(function* () {
                const { run: first = () => Effect.succeed({}) } = waitsForOthers("a", "5 minutes", 0)
                const { run: second = () => Effect.succeed({}) } = waitsForOthers("b", "10 minutes", 0)
                const input = { contact: {}, known: emptyOutput, fresh: [] }
                yield* Effect.all([first(input), second(input)], { concurrency: "unbounded" })
                yield* Effect.sleep("59 seconds")
                return found("two")
              })
          })
        ])
      )
      expect(end("two")).toMatchObject({ state: "finished", second: 10 * 60 + 59 })
    })
  )

  it.effect("cost none of the time that a stage gives a part of its work", () =>
    Effect.gen(function* () {
      const part = (wait: Duration.DurationInput, then: Duration.DurationInput): Partial<Stage> => ({
        run: input => {
          const { run = () => Effect.succeed({}) } = waitsForOthers("part", wait, then)
          return Effect.map(
            withinOwnTime(run(input), 10_000),
            Option.getOrElse(() => found("nothing"))
          )
        }
      })
      const { end } = yield* afterAnHour(
        runStages([
          stage("in time", part("20 minutes", "9 seconds")),
          stage("too slow", part("20 minutes", "15 seconds")),
          stage("alone", part(0, "15 seconds"))
        ])
      )
      expect(end("in time")).toMatchObject({ output: found("part"), second: 20 * 60 + 9 })
      expect(end("too slow")).toMatchObject({ output: found("nothing"), second: 20 * 60 + 10 })
      expect(end("alone")).toMatchObject({ output: found("nothing"), second: 10 })
    })
  )

  it.effect("are those of one task: every stage of it asks in its name and turn", () =>
    Effect.gen(function* () {
      const asked: Array<Requester | null> = []
      const asking: Partial<Stage> = {
        run: () =>
          Effect.map(FiberRef.get(currentRequester), requester => {
            asked.push(requester)
            return found("any")
          })
      }
      yield* runStages([stage("a", asking), stage("b", asking)], { turn: 7 })
      expect(asked.map(it => it?.turn)).toEqual([7, 7])
      expect(asked[0]?.task).toBe(asked[1]?.task)
    })
  )
})
