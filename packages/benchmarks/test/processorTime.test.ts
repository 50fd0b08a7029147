import { existsSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { processorSeconds } from "../src/machines/processorTime.ts"

describe.runIf(existsSync("/proc/self/stat"))("processor time", () => {
  it("is that of the process", () => {
    const before = processorSeconds(process.pid)
    const own = process.cpuUsage()
    while (process.cpuUsage(own).user < 100_000) Math.sqrt(2)
    const used = processorSeconds(process.pid) - before
    expect(used).toBeGreaterThan(0.07)
    expect(used).toBeLessThan(2)
  })

  it("of a process that is gone is not a number", () => {
    expect(processorSeconds(2 ** 30)).toBeNaN()
  })
})
