import { execFileSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"

const script = fileURLToPath(new URL("../dist/runInFlight.js", import.meta.url))

it("10,000 tasks in flight: at most 20 KB each, and every read is answered", () => {
  const output = execFileSync(process.execPath, ["--expose-gc", script, "10000"], { encoding: "utf8" })
  const figures = JSON.parse(output)
  expect(figures.tasks).toBe(10_000)
  expect(figures.kilobytesPerTask).toBeLessThan(20)
  expect(figures.readP99Millis).toBeGreaterThan(0)
}, 60_000)
