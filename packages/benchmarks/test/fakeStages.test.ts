import { deflateSync } from "node:zlib"
import { expect, it } from "vitest"
import { findingsOf } from "../src/machines/fakeStages.ts"

it("what a stage stores is some 4 KB, differs between stages, and compresses no better than prose", () => {
  const text = JSON.stringify(findingsOf(3))
  expect(text).not.toBe(JSON.stringify(findingsOf(4)))
  expect(text.length).toBeGreaterThan(3500)
  expect(text.length).toBeLessThan(4500)
  expect(text.length / deflateSync(text).length).toBeLessThan(3.5)
})
