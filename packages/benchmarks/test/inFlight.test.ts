import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { expect, it } from "vitest"

const script = fileURLToPath(new URL("../dist/runInFlight.js", import.meta.url))

/** Beside other tests it may take long; how long says nothing, and this process answers meanwhile. */
const longest = 240_000

it("10,000 tasks in flight: at most 20 KB each, and every read is answered", {
  timeout: longest
}, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", script, "10000"])
  const figures = JSON.parse(stdout)
  expect(figures.tasks).toBe(10_000)
  expect(figures.kilobytesPerTask).toBeLessThan(20)
  expect(figures.readP99Millis).toBeGreaterThan(0)
})
