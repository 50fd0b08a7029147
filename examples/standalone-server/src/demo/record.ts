import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { openResearch } from "@prospect-research/embedded"
import { firstWorld, openInternet } from "@prospect-research/evaluation"
import { Effect } from "effect"
import { readFlags } from "../commandLine.ts"
import { prospect } from "./prospect.ts"

/** Researches the demo's prospect on the internet of the fictional world, and keeps every exchange for the demo. */
const cassette = fileURLToPath(new URL("../../demo/cassette.har", import.meta.url))

const usage = `Records the demo's cassette anew: examples/standalone-server/demo/cassette.har.

  npm run record-demo

  --help   this text
`

readFlags(usage)

const record = Effect.gen(function* () {
  const internet = yield* openInternet(firstWorld)
  const directory = yield* Effect.acquireRelease(
    Effect.sync(() => mkdtempSync(join(tmpdir(), "prospect-research-record-"))),
    path => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
  )
  yield* Effect.promise(async () => {
    const research = await openResearch({
      databaseUrl: `sqlite:${join(directory, "record.db")}`,
      baseUrl: "http://127.0.0.1:3000",
      settings: {
        EGRESS_GATEWAY: internet.gateway.href.replace(/\/$/, ""),
        EGRESS_INTERVAL_MILLIS: "0",
        CASSETTE: cassette,
        CASSETTE_MODE: "record",
        CONTACT: "https://prospect-research.example/contact"
      }
    })
    const { task_id } = await research.submit({ contact_data: prospect })
    const task = await research.wait(task_id)
    await research.close()
    process.stdout.write(`${task.status}: ${cassette}\n`)
  })
})

await Effect.runPromise(Effect.scoped(record))
