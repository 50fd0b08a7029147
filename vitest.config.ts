import { defineConfig } from "vitest/config"

/** Tests read the sources of the workspace, so that a failing line is the line one edits. */
const conditions = ["@prospect-research/source"]

/** Their modules have no state that a test could leave behind, and loading and compiling them for each file took half the time. */
const pure = ["packages/{stages,core,evaluation}/test/**/*.test.ts"]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // One a core: most wait for processes and sockets of their own.
    maxWorkers: "100%",
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      { extends: true, test: { name: "pure", include: pure, isolate: false } },
      {
        extends: true,
        test: {
          name: "whole",
          include: ["packages/*/test/**/*.test.ts", "examples/*/test/**/*.test.ts"],
          exclude: ["**/node_modules/**", ...pure]
        }
      }
    ]
  }
})
