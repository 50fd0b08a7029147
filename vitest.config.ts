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
    // Modules have no state that a test could leave behind, and loading and compiling them for every file took half the time.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000
  }
})
