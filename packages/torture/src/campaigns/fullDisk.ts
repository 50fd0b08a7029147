import { execFileSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { auditLedger } from "../audit/Ledger.ts"
import { readBooks } from "../audit/openBooks.ts"
import type { BrokenPromise, Campaign } from "../Campaign.ts"
import { acceptedTask } from "../harness/Account.ts"
import { temporaryDirectory } from "../harness/directory.ts"
import { openScene } from "../harness/Scene.ts"

const diskBytes = 16 * 1024 * 1024
const ballastBytes = 12 * 1024 * 1024
const healsWithin = "20 seconds"

/** A file system of 16 MiB; `null` where this user may not mount one. */
const smallDisk = Effect.gen(function* () {
  const place = join(yield* temporaryDirectory, "disk")
  mkdirSync(place)
  return yield* Effect.acquireRelease(
    Effect.sync(() => {
      try {
        execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskBytes}`, "tmpfs", place], { stdio: "ignore" })
        return place
      } catch {
        return null
      }
    }),
    mounted =>
      Effect.sync(() => mounted !== null && execFileSync("umount", ["-l", place], { stdio: "ignore" }))
  )
})

/** The disk fills while clients go on, and has room again later. */
export const fullDisk: Campaign = {
  id: "full-disk",
  promise: "disk full: 503, never a 202 without a durable row, and the service heals by itself",
  databases: ["sqlite"],
  size: { unit: "times", whole: 20, short: 1 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const disk = yield* smallDisk
    // Where nothing may be mounted, the process may not write more than this to a file; it heals by a restart then.
    const limit = disk === null ? { fileLimit: 4096 } : { directory: disk }
    const { accounts, deployment } = yield* openScene({ database, accounts: 1, ...limit })
    const [account] = accounts
    const [slot] = deployment.slots
    const broken: Array<BrokenPromise> = []
    if (account === undefined) return { measurements: [], broken, notes: [] }
    const accepted: Array<string> = []
    let refused = 0
    let number = 0
    const submit = Effect.gen(function* () {
      number += 1
      const filler = "x".repeat(450)
      const body = {
        contact_data: { email: `idle-${number}@example.com`, title: filler, location: filler, phone: filler },
        callback_url: `https://example.com/${"p".repeat(1900)}`
      }
      const answer = yield* account.submit(body)
      const taskId = acceptedTask(answer)
      if (taskId !== null) accepted.push(taskId)
      else if (answer.status === 503) refused += 1
      else
        broken.push({
          promise: "a full disk is answered with 503",
          subject: `submit ${number}`,
          story: `${answer.status} ${answer.text}`
        })
      if (answer.status === 503 && answer.headers.get("retry-after") === null) {
        broken.push({
          promise: "a 503 says when to come back",
          subject: `submit ${number}`,
          story: answer.text
        })
      }
      return answer.status
    })
    for (let time = 1; time <= size; time++) {
      const ballast = join(deployment.directory, "ballast")
      if (disk !== null) writeFileSync(ballast, Buffer.alloc(ballastBytes - 512 * 1024 * (time % 4)))
      const before = refused
      for (let count = 0; count < 4000 && refused < before + 20; count++) yield* submit
      if (refused === before) {
        broken.push({ promise: "the disk gets full", subject: `time ${time}`, story: "it did not" })
        break
      }
      const read = yield* account.send("GET", "/account")
      if (read.status !== 200) {
        broken.push({ promise: "reads go on", subject: `time ${time}`, story: `${read.status} ${read.text}` })
      }
      if (disk === null) {
        yield* slot.current().kill
        yield* slot.restart({ fileLimit: 1_000_000 })
      } else rmSync(ballast)
      const healed = yield* Effect.timeoutOption(
        Effect.repeat(Effect.delay(submit, "200 millis"), { until: status => status === 202 }),
        healsWithin
      )
      if (healed._tag === "None") {
        broken.push({
          promise: "the service heals by itself",
          subject: `time ${time}`,
          story: `not within ${healsWithin}`
        })
        break
      }
      const rows = yield* readBooks(deployment.database, books => books.read("SELECT task_id FROM task"))
      const known = new Set(rows.map(({ task_id }) => String(task_id)))
      const lost = accepted.filter(taskId => !known.has(taskId))
      if (lost.length > 0 || known.size !== accepted.length) {
        const story = `${lost.length} of ${accepted.length} lost, ${known.size} in the books`
        broken.push({ promise: "a 202 is a durable row, and no 202 is none", subject: `time ${time}`, story })
      }
      // Room for the next time.
      yield* Effect.forEach(accepted, taskId => account.send("DELETE", `/research/${taskId}`), {
        concurrency: 4
      })
      yield* progress(`${time} of ${size}: ${refused} refused`)
    }
    broken.push(...(yield* readBooks(deployment.database, auditLedger)))
    return {
      measurements: [
        { name: "accepted", value: accepted.length },
        { name: "refused with 503", value: refused }
      ],
      broken,
      notes: [disk === null ? "ulimit -f: nothing may be mounted here" : "tmpfs of 16 MiB"]
    }
  })
}
