import { describe, expect, it } from "@effect/vitest"
import { Effect, Logger, type LogLevel } from "effect"
import { inTurns } from "../src/extraction/Steps.ts"
import { understood } from "../src/sources/understood.ts"

const endless = () => /^(?:a|aa?)+$/u.test(`${"a".repeat(60)}!`)

function* steps(count: number, last: () => string) {
  for (let step = 0; step < count; step += 1) yield
  return last()
}

describe("an answer", () => {
  it.effect("that takes too long to read could not be had", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(understood("pages", endless, 20))
      expect(error.reason).toEqual({ _tag: "Timeout" })
    })
  )

  it.effect("that reading stumbles over could not be had, and the log has where", () => {
    const logged: Array<[LogLevel.LogLevel, unknown]> = []
    const logger = Logger.make(({ logLevel, message }) => logged.push([logLevel, message]))
    return Effect.gen(function* () {
      const stumble = () => {
        throw new SyntaxError('Invalid pattern "*Ada Lovelace"')
      }
      const error = yield* Effect.flip(understood("pages", stumble))
      expect(error.reason).toEqual({ _tag: "Malformed" })
      expect(logged).toHaveLength(1)
      expect(String(logged[0]?.[1])).toContain("SyntaxError: Invalid pattern …")
      expect(String(logged[0]?.[1])).not.toContain("Lovelace")
    }).pipe(Effect.provide(Logger.replace(Logger.defaultLogger, logger)))
  })
})

describe("reading in turns", () => {
  it.effect("gives what the last step gives", () =>
    Effect.gen(function* () {
      expect(yield* inTurns("pages", () => steps(10_000, () => "read"))).toBe("read")
    })
  )

  it.effect("ends when a step has no end", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(
        inTurns("pages", () => steps(3, () => (endless() ? "no" : "never")), 50)
      )
      expect(error.reason).toEqual({ _tag: "Timeout" })
    })
  )

  it.effect("ends when there are too many steps", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(inTurns("pages", () => steps(Number.POSITIVE_INFINITY, () => ""), 30))
      expect(error.reason).toEqual({ _tag: "Timeout" })
    })
  )
})
