import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { expect, it } from "vitest"

const script = fileURLToPath(new URL("../dist/runInFlight.js", import.meta.url))

/** Beside other tests it may take long; how long says nothing, and this process answers meanwhile. */
const longest = 120_000

/** `npm run bench` has ten thousand; what a worker keeps for itself is more of each where they are few. */
it("2,000 tasks in flight: at most 24 KB each, and every read is answered", {
  timeout: longest
}, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", script, "2000"])
  const figures = JSON.parse(stdout)
  expect(figures.tasks).toBe(2000)
  expect(figures.kilobytesPerTask).toBeLessThan(24)
  expect(figures.readP99Millis).toBeGreaterThan(0)
})
