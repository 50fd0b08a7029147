import { describe, expect, it } from "@effect/vitest"
import { steadyMillis } from "@prospect-research/core"
import { Effect, TestClock } from "effect"

describe("steadyMillis", () => {
  it.effect("tells the time at any part of a nanosecond, as jittered pauses leave a test clock", () =>
    Effect.gen(function* () {
      for (const millis of [0.1, 95.812_345_678_9, 1 / 3]) {
        yield* TestClock.setTime(millis)
        expect(yield* steadyMillis).toBe(Math.round(millis))
      }
    })
  )
})
