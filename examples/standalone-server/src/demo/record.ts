import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { openResearch } from "@prospect-research/embedded"
import { openFictionalInternet } from "./fictionalInternet.ts"
import { pages, prospect } from "./fictionalProspect.ts"

/** Researches the fictional prospect on the fictional internet, and keeps every exchange for the demo. */
const cassette = fileURLToPath(new URL("../../demo/cassette.har", import.meta.url))
const directory = mkdtempSync(join(tmpdir(), "prospect-research-record-"))
const internet = await openFictionalInternet(pages)
const research = await openResearch({
  databaseUrl: `sqlite:${join(directory, "record.db")}`,
  baseUrl: "http://127.0.0.1:3000",
  settings: {
    EGRESS_GATEWAY: internet.address,
    CASSETTE: cassette,
    CASSETTE_MODE: "record",
    CONTACT: "https://prospect-research.example/contact"
  }
})
const { task_id } = await research.submit({ contact_data: prospect })
const task = await research.wait(task_id)
await research.close()
await internet.close()
rmSync(directory, { recursive: true, force: true })
process.stdout.write(`${task.status}: ${cassette}\n`)
