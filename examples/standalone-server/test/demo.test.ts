import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { expect, it } from "vitest"

const run = promisify(execFile)
const demo = fileURLToPath(new URL("../dist/demo/demo.js", import.meta.url))

/** The report and what follows, without what may differ between two runs: ports, ids and tokens. */
const stable = (text: string): string =>
  text
    .slice(text.indexOf("The report:"))
    .replace(/127\.0\.0\.1:\d+/g, "<host>")
    .replace(/reports\/[\w-]+/g, "reports/<token>")
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "<id>")

it("the demo runs offline to its end, and its report is the same every time", {
  timeout: 90_000
}, async () => {
  const [first, second] = await Promise.all([
    run(process.execPath, [demo, "--exit"]),
    run(process.execPath, [demo, "--exit"])
  ])
  expect(first.stdout).toContain("write-report")
  expect(first.stdout).toContain("Company      Harbourlight Systems")
  expect(first.stdout).toContain("its signature is right")
  expect(first.stdout).toMatch(/Report page {4}http:\/\/127\.0\.0\.1:\d+\/reports\/[\w-]{22}/)
  expect(stable(second.stdout)).toBe(stable(first.stdout))
  expect(first.stderr).toBe("")
})
