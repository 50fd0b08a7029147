import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"

const run = (script: string, ...words: ReadonlyArray<string>) =>
  spawnSync(process.execPath, [fileURLToPath(new URL(`../dist/${script}`, import.meta.url)), ...words], {
    encoding: "utf8"
  })

describe("the command line of the benchmarks", () => {
  it("explains itself instead of measuring", () => {
    const { status, stdout } = run("main.js", "--help")
    expect(stdout).toContain("npm run bench -- [ROUNDS]")
    expect(status).toBe(0)
  })

  it.each([
    ["main.js", ["--rounds"]],
    ["main.js", ["0"]],
    ["machines/main.js", ["10", "many"]]
  ])("%s measures nothing when %j is not understood", (script, words) => {
    const { status, stderr, stdout } = run(script, ...words)
    expect(stderr).toContain("npm run bench")
    expect([status, stdout]).toEqual([2, ""])
  })
})
