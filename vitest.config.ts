import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/** Tests read the sources of the workspace, so that a failing line is the line one edits. */
const conditions = ["@prospect-research/source"]

/** Their modules have no state that a test could leave behind, and loading and compiling them for each file took half the time. */
const packages =
  "packages/{core,egress,embedded,evaluation,http,stages,storage-sql,storage-sqlite,webhook}/test"
const pure = [
  `${packages}/**/*.test.ts`,
  "examples/{custom-stage,deploy,embedded-backend}/test/**/*.test.ts",
  "packages/report-page/test/{renderReport,texts}.test.ts"
]

/** They start whole servers, one after the other; begun last, they would leave the other cores idle. */
const isLong = ({ moduleId }: TestSpecification): boolean =>
  /\/(?:torture|standalone-server|evaluation|storage-postgres)\/test\//.test(moduleId)

class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // One a core: most wait for processes and sockets of their own.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    // Servers start and end in hooks, on a machine that may be busy with others.
    hookTimeout: 120_000,
    // Asked of a pool, not of a project: the threads of the pure ones go on from file to file, each other file has a process.
    poolOptions: { threads: { isolate: false } },
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: pure,
          pool: "threads",
          sequence: { groupOrder: 1 }
        }
      },
      {
        extends: true,
        test: {
          name: "whole",
          include: ["packages/*/test/**/*.test.ts", "examples/*/test/**/*.test.ts"],
          exclude: ["**/node_modules/**", ...pure],
          pool: "forks",
          sequence: { groupOrder: 0 }
        }
      }
    ]
  }
})
