import { dirname, resolve } from "node:path"
import { defineConfig, type Plugin } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"

const built = /\/(?:packages|examples)\/[^/]+\/dist\//

/** What a test imports from `src` is what was built of it: Node loads that itself, and everybody the same copy of it. */
const readsWhatIsBuilt: Plugin = {
  name: "reads-what-is-built",
  enforce: "pre",
  resolveId(source, importer) {
    if (importer === undefined || !source.startsWith(".")) return null
    const path = resolve(dirname(importer), source)
    const isSource = /\/(?:packages|examples)\/[^/]+\/src\/.*\.ts$/.test(path)
    return isSource ? path.replace(/\/src\/(.*)\.ts$/, "/dist/$1.js") : null
  }
}

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
  plugins: [readsWhatIsBuilt],
  test: {
    server: { deps: { external: [built] } },
    // One a core: most wait for processes and sockets of their own.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    // Of the tests of one file that run beside each other.
    maxConcurrency: 4,
    testTimeout: 30_000,
    // Servers start and end in hooks, on a machine that may be busy with others.
    hookTimeout: 120_000,
    // Threads and processes go on from file to file, each with the modules that it has loaded.
    poolOptions: { threads: { isolate: false }, forks: { isolate: false } },
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
