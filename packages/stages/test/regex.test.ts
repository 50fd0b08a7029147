import { getHeapSpaceStatistics } from "node:v8"
import { describe, expect, it } from "vitest"
import { patternOf } from "../src/sources/regex.ts"

/** Bytes of machine code that the process holds. */
const machineCode = () =>
  getHeapSpaceStatistics()
    .filter(({ space_name }) => space_name.startsWith("code_"))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0)

describe("patterns", () => {
  it("are no machine code before they have run often, since V8 ends a process that holds 512 MB of it", () => {
    const word = "\\p{Lu}[\\p{L}\\p{M}'’-]+"
    const patterns = Array.from({ length: 300 }, (_, at) =>
      patternOf(`(?:${word} ){1,4}${at}(?: ${word})? at ${word}(?: ${word}){0,3}`)
    )
    const before = machineCode()
    for (const pattern of patterns) for (let run = 0; run < 20; run++) pattern.test("Ada Lovelace")
    // Without the flag 2 MB.
    expect(machineCode() - before).toBeLessThan(500_000)
  })
})
