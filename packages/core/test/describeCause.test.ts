import { expect, it } from "@effect/vitest"
import { describeCause } from "@prospect-research/core"
import { Cause, Schema } from "effect"

const thrown = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

const Person = Schema.Struct({ email: Schema.Number })

it.each([
  ["JSON", () => JSON.parse('{"name": "Ada Lovelace", ada@example.com}')],
  ["a schema", () => Schema.decodeUnknownSync(Person)({ email: "ada@example.com" })],
  [
    "an address",
    () => {
      throw new Error("Cannot reach https://example.com/ada?token=Lovelace or ada@example.com")
    }
  ],
  [
    "quotes",
    () => {
      throw new Error("No 'Ada Lovelace', `ada@example.com`, “Ada”\nor \"Lovelace")
    }
  ]
])("what stumbled over %s is told without repeating it", (_what, run) => {
  const told = describeCause(Cause.die(thrown(run)))
  expect(told).not.toMatch(/ada@|\bAda\b|Lovelace/)
  expect(told).toMatch(/^\w*Error: \S/)
})

it("what an operator needs is told: kind, words and place", () => {
  const told = describeCause(Cause.die(new TypeError("Sealed with another SECRET_KEY")))
  expect(told).toMatch(/^TypeError: Sealed with another SECRET_KEY\n\s+at .*describeCause\.test\.ts/)
})

it("every failure of a cause is told", () => {
  const told = describeCause(Cause.parallel(Cause.die(new Error("first")), Cause.die(new Error("second"))))
  expect(told).toContain("Error: first")
  expect(told).toContain("Error: second")
})
