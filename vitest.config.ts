import { defineConfig } from "vitest/config"

/** Tests read the sources of the workspace, so that a failing line is the line one edits. */
const conditions = ["@prospect-research/source"]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["packages/*/test/**/*.test.ts", "examples/*/test/**/*.test.ts"],
    // One a core: most wait for processes and sockets of their own.
    maxWorkers: "100%",
    testTimeout: 30_000,
    hookTimeout: 30_000
  }
})
