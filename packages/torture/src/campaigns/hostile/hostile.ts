import { Effect } from "effect"
import { awaitQuiet } from "../../audit/quiet.ts"
import type { BrokenPromise, Campaign, DatabaseKind } from "../../Campaign.ts"
import { openAccount } from "../../harness/Account.ts"
import { type RawAnswer, rawRequest } from "../../harness/rawRequest.ts"
import { openScene } from "../../harness/Scene.ts"
import { type HostileRequest, hostileRequests } from "./requests.ts"

const atOnce = 16
const allowedGrowth = 50 * 1024 * 1024
/** The first requests, and the research on those that were accepted, fill caches and compile code: they are no leak. */
const warmUp = 1000
const knownIds = ["11111111-1111-7111-8111-111111111111"]

/** An account's counts move while others use it. */
const withoutCounts = (text: string): string =>
  text.includes('"usage":') ? text.replace(/(?<=":)\d+/g, "0") : text

/** The answer without what may differ: ids, times, keys and ports; and what a list holds and an account counts, since many ask at once. */
const comparable = ({ status, text }: RawAnswer): string =>
  text.includes('"next_cursor":')
    ? `${status} a list`
    : `${status} ${withoutCounts(text.slice(text.indexOf("\r\n\r\n")))}`
        .replace(/http:\/\/127\.0\.0\.1:\d+\/reports\/[\w-]+/g, "report")
        .replace(/(test-)?[0-9a-f]{8}-[0-9a-f-]{27}/g, "id")
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time")
        .replace(/"last_four":"\w+"/g, "key")

interface Told {
  readonly request: HostileRequest
  readonly answer: RawAnswer
}

const openTarget = Effect.fnUntraced(function* (database: DatabaseKind) {
  const { deployment } = yield* openScene({ database, accounts: 0, workers: 1 })
  const account = yield* openAccount(deployment, 1000)
  const [{ current }] = deployment.slots
  const server = current()
  return {
    key: account.key,
    port: Number(new URL(deployment.url).port),
    server,
    /** Resident memory, bytes, when all that was accepted is done. */
    memoryAtRest: Effect.zipRight(awaitQuiet(deployment.database, "30 seconds"), server.memory)
  }
})

const shown = ({ bytes, kind }: HostileRequest) =>
  `${kind}: ${JSON.stringify(bytes.toString("latin1").slice(0, 300))}`

/** Requests that nobody sends by mistake. */
export const hostile: Campaign = {
  id: "hostile",
  promise:
    "hostile inputs: no 5xx, no crash, memory grows by less than 50 MB, and both databases answer the same",
  databases: ["sqlite", "postgres"],
  size: { unit: "requests", whole: 20_000, short: 500 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const target = yield* openTarget(database)
    const mirror = database === "sqlite" ? null : yield* openTarget("sqlite")
    const broken: Array<BrokenPromise> = []
    // The key is put in where it is sent, since each server has its own.
    const placeholder = "KEY".padEnd(target.key.length, "-")
    const draw = hostileRequests(placeholder, knownIds)
    const withKey = (bytes: Buffer, key: string) =>
      Buffer.from(bytes.toString("latin1").replaceAll(placeholder, key), "latin1")
    const statuses = new Map<number, number>()
    let before = 0

    const judge = ({ answer, request }: Told) => {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status < 500) return
      broken.push({ promise: "no 5xx", subject: shown(request), story: answer.text.slice(0, 300) })
    }

    const one = Effect.gen(function* () {
      const request = yield* draw
      const answer = yield* rawRequest(target.port, withKey(request.bytes, target.key))
      judge({ request, answer })
      if (mirror === null) return
      const other = yield* rawRequest(mirror.port, withKey(request.bytes, mirror.key))
      if (comparable(answer) === comparable(other)) return
      const story = `${comparable(answer).slice(0, 200)} and ${comparable(other).slice(0, 200)}`
      broken.push({ promise: "both databases answer the same", subject: shown(request), story })
    })

    for (let done = 0; done < size; done += warmUp) {
      yield* Effect.replicateEffect(one, Math.min(warmUp, size - done), { concurrency: atOnce })
      if (done === 0) before = yield* target.memoryAtRest
      yield* progress(`${Math.min(size, done + warmUp)} of ${size} requests`)
    }
    if (!target.server.isAlive()) {
      broken.push({
        promise: "no crash",
        subject: "the server",
        story: target.server.output().error.slice(-500)
      })
      return { measurements: [], broken, notes: [] }
    }
    const growth = (yield* target.memoryAtRest) - before
    const megabytes = Math.round(growth / 1024 / 1024)
    if (growth > allowedGrowth) {
      broken.push({
        promise: "memory grows by less than 50 MB",
        subject: "the server",
        story: `${megabytes} MB`
      })
    }
    return {
      measurements: [
        { name: "memory growth after the first thousand, MB", value: megabytes },
        ...[...statuses]
          .sort(([a], [b]) => a - b)
          .map(([status, count]) => ({
            name: status === 0 ? "closed without an answer" : `answered with ${status}`,
            value: count
          }))
      ],
      broken,
      notes: []
    }
  })
}
