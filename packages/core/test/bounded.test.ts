import { describe, expect, it } from "@effect/vitest"
import { bounded, boundedWork } from "@prospect-research/core"
import { Effect, Option } from "effect"

/** Tries a text of 60 letters in 2⁶⁰ ways. */
const endless = () => /^(?:a|aa?)+$/u.test(`${"a".repeat(60)}!`)

describe("work with a limit", () => {
  it("gives what it gives", () => {
    expect(bounded(() => "done", 1000)).toEqual(Option.some("done"))
    expect(bounded(() => undefined, 1000)).toEqual(Option.some(undefined))
  })

  it("is stopped within a pattern that has no end", () => {
    expect(Option.isNone(bounded(endless, 20))).toBe(true)
    expect(bounded(() => "after", 1000)).toEqual(Option.some("after"))
  })

  it("throws what it throws", () => {
    const error = new RangeError("too deep")
    expect(() =>
      bounded(() => {
        throw error
      }, 1000)
    ).toThrow(error)
  })

  it("may be part of other work, which goes on without it", () => {
    const both = () => [bounded(endless, 20), "rest"] as const
    expect(bounded(both, 5000)).toEqual(Option.some([Option.none(), "rest"]))
  })

  it("has no more time than is left", () => {
    expect(Option.isNone(bounded(endless, -3))).toBe(true)
  })

  it.effect("fails a stage as a source does that does not answer", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(boundedWork("pages", endless, 20))
      expect(error.source).toBe("pages")
      expect(error.reason).toEqual({ _tag: "Timeout" })
    })
  )
})
