import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { startPostgres } from "@prospect-research/storage-postgres/testing"
import { Effect, Random, type Scope } from "effect"
import { auditAll } from "../audit/auditAll.ts"
import type { BrokenPromise, Campaign } from "../Campaign.ts"
import type { DeploymentOptions } from "../harness/Deployment.ts"
import { temporaryDirectory } from "../harness/directory.ts"
import { keepRunning, openScene } from "../harness/Scene.ts"
import { tellStory } from "../harness/Story.ts"
import type { Trouble } from "../harness/Trouble.ts"

/** Where a process can be killed, and how often a story comes there. */
type Places = ReadonlyMap<string, number>

/** Where a story is told: each in a new database, on PostgreSQL of one server. */
type Place = Pick<DeploymentOptions, "database" | "postgres">

const off = { settings: { FAILPOINT: undefined, FAILPOINT_LOG: undefined } }

/** Tells the story on a new database with these settings in force until the first process ends. */
const tell = (place: Place, settings: Readonly<Record<string, string>>) =>
  Effect.scoped(
    Effect.gen(function* () {
      const scene = yield* openScene({
        ...place,
        settings,
        accounts: 0,
        workers: 1,
        afterBrokenStart: off
      })
      const kept = yield* Effect.forEach(scene.deployment.slots, slot => keepRunning(slot, off))
      const { log } = yield* tellStory(scene)
      const audit = yield* auditAll(scene.deployment.database, log, scene.receiver.received)
      const killed = kept.flatMap(({ ends }) => ends).filter(how => how === "SIGKILL").length
      const brokenStarts = scene.deployment.slots.reduce((sum, it) => sum + it.brokenStarts, 0)
      return { broken: audit.broken, kills: killed + brokenStarts }
    })
  )

/** Dies on a visit of a place. The last ones depend on how fast the machine is: a story that does without is told again, to die on the first. */
const tellOn = Effect.fnUntraced(function* (place: Place, name: string, visit: number) {
  const told = yield* tell(place, { FAILPOINT: `${name}:${visit}` })
  if (told.kills > 0 || visit === 1) return told
  const again = yield* tell(place, { FAILPOINT: `${name}:1` })
  return { broken: [...told.broken, ...again.broken], kills: again.kills }
})

const placesOf = (text: string): Places => {
  const places = new Map<string, number>()
  for (const name of text.split("\n").filter(line => line !== "")) {
    places.set(name, (places.get(name) ?? 0) + 1)
  }
  return places
}

/** The places that a story comes to when nothing is in its way. */
const enumerate = (place: Place): Effect.Effect<Places, Trouble, Scope.Scope> =>
  Effect.gen(function* () {
    const file = join(yield* temporaryDirectory, "places")
    yield* Effect.orDie(tell(place, { FAILPOINT_LOG: file }))
    return placesOf(yield* Effect.promise(() => readFile(file, "utf8")))
  })

const storeFiles = fileURLToPath(new URL("../../../storage-sql/src", import.meta.url))

/** Names of the transactions as they stand in the code of the stores. */
const transactionNames = Effect.promise(async () => {
  const files = (await readdir(storeFiles, { recursive: true })).filter(name => /\.ts$/.test(name))
  const texts = await Promise.all(files.map(name => readFile(join(storeFiles, name), "utf8")))
  return new Set(
    texts.flatMap(text => [...text.matchAll(/\btransaction\(\s*"([^"]+)"/g)].map(([, name]) => name ?? ""))
  )
})

/**
 * The standalone server alone opens a first account; a delivery is given back only when two claims for one host overlap; tasks are
 * indexed only in a database that an older version has written.
 */
const elsewhere = new Set(["create first account", "release delivery", "index subjects"])

const describeStory = (error: string | Trouble): string => (typeof error === "string" ? error : error.message)

/** How often each place is come to by a process that dies there: on its first visit, its second, and so on round its visits. */
const rounds = 20
/** Stories wait for retries and for leases most of their time. */
const atOnce = 3

/** Every place before and after a commit or an outside call: killed there, restarted, audited. */
export const failpoints: Campaign = {
  id: "failpoints",
  promise: "kill -9 before and after every commit and every outside call: nothing lost, nothing doubled",
  databases: ["sqlite", "postgres"],
  size: { unit: `kills at most, ${rounds} at each place`, whole: 5000, short: 1 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const place: Place = database === "sqlite" ? { database } : { database, postgres: yield* startPostgres() }
    const places = yield* enumerate(place)
    const broken: Array<BrokenPromise> = []
    for (const name of yield* transactionNames) {
      if (elsewhere.has(name) || places.has(`after commit ${name}`)) continue
      broken.push({ promise: "the story comes to every transaction", subject: name, story: "it did not" })
    }
    const deaths = [...places].flatMap(([name, count]) =>
      Array.from({ length: rounds }, (_, round) => ({
        name,
        round,
        visit: (round % count) + 1
      }))
    )
    // Each place once before any of them twice; drawn, so that small campaigns differ by their seed.
    const ordered = [...(yield* Random.shuffle(deaths))].sort((a, b) => a.round - b.round).slice(0, size)
    const unreached: Array<string> = []
    const kills = new Map([...places.keys()].map(name => [name, 0]))
    let done = 0
    yield* Effect.forEach(
      ordered,
      ({ name, visit }) =>
        Effect.gen(function* () {
          const failpoint = `${name}:${visit}`
          const told = yield* Effect.either(tellOn(place, name, visit))
          const found: Array<BrokenPromise> = []
          if (told._tag === "Left") {
            found.push({
              promise: "the story goes on after a kill",
              subject: failpoint,
              story: describeStory(told.left)
            })
          } else {
            if (told.right.kills === 0) unreached.push(failpoint)
            else kills.set(name, (kills.get(name) ?? 0) + 1)
            found.push(...told.right.broken.map(it => ({ ...it, subject: `${failpoint} ${it.subject}` })))
          }
          broken.push(...found)
          // Told at once: the campaign is long, and may be stopped before its report.
          for (const { promise, story, subject } of found)
            yield* progress(`broken: ${promise}: ${subject}: ${story}`)
          done += 1
          yield* progress(`${done} of ${ordered.length}: ${failpoint}, ${broken.length} broken so far`)
        }),
      { concurrency: atOnce, discard: true }
    )
    return {
      measurements: [
        { name: "places", value: places.size },
        { name: "kills", value: [...kills.values()].reduce((sum, count) => sum + count, 0) },
        { name: "fewest kills at one place", value: Math.min(...kills.values()) }
      ],
      broken,
      notes: unreached.length === 0 ? [] : [`Not come to on their own run: ${unreached.join(", ")}`]
    }
  })
}
