import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { readBooks } from "../audit/openBooks.ts"
import type { BrokenPromise, Campaign } from "../Campaign.ts"
import { temporaryDirectory } from "../harness/directory.ts"
import { openScene } from "../harness/Scene.ts"

const full = "2"
/** Submits of one moment share a commit: none has more of them than there are clients. */
const clients = 4

/** A power cut cannot be made without hardware: this looks at what each commit asks of the disk. */
export const powerCut: Campaign = {
  id: "power-cut",
  promise:
    "power cut: every commit is on the disk before it is acknowledged (synchronous=FULL; fsync and synchronous_commit on)",
  databases: ["sqlite", "postgres"],
  size: { unit: "tasks", whole: 200, short: 5 },
  run: Effect.fnUntraced(function* ({ database, size }) {
    const commits = join(yield* temporaryDirectory, "commits")
    const { deployment, workload } = yield* openScene({
      database,
      preload: database === "sqlite" ? ["commits"] : [],
      settings: { TORTURE_COMMITS: commits }
    })
    yield* Effect.replicateEffect(workload.submit({ behaviour: "quick" }), size, {
      concurrency: clients
    })
    yield* Effect.sleep("1 second")
    const broken: Array<BrokenPromise> = []
    if (database === "postgres") {
      for (const setting of ["fsync", "synchronous_commit", "full_page_writes"]) {
        const rows = yield* readBooks(deployment.database, books => books.read(`SHOW ${setting}`))
        const value = String(rows[0]?.[setting])
        if (value !== "on") broken.push({ promise: "commits reach the disk", subject: setting, story: value })
      }
      return {
        measurements: [],
        broken,
        notes: ["What restarts do to acknowledged work is the campaign `restarts`."]
      }
    }
    const seen = existsSync(commits) ? readFileSync(commits, "utf8").trim().split("\n") : []
    const weak = seen.filter(value => value !== full)
    if (seen.length < size / clients || weak.length > 0) {
      const story = `${weak.length} of ${seen.length} commits with another setting`
      broken.push({ promise: "each commit is made with synchronous=FULL", subject: "commits", story })
    }
    return { measurements: [{ name: "commits", value: seen.length }], broken, notes: [] }
  })
}
