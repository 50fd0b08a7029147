import { connect, type Socket } from "node:net"
import { Clock, Effect } from "effect"
import type { BrokenPromise, Campaign } from "../Campaign.ts"
import { openAccount } from "../harness/Account.ts"
import { p99 } from "../harness/quantile.ts"
import { openScene } from "../harness/Scene.ts"

const reads = 500
const limitMillis = 100

/** The ways of a client that has all the time in the world; each byte goes out once a second. */
const slowly = (key: string): ReadonlyArray<string> => [
  "GET /account HTTP/1.1\r\nHost: a\r\nX-Slow: ",
  `POST /research HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`,
  "G",
  ""
]

const openSlow = (port: number, opening: string): Effect.Effect<Socket> =>
  Effect.async(resume => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(opening)
      resume(Effect.succeed(socket))
    })
    socket.on("error", () => resume(Effect.succeed(socket)))
    socket.on("data", () => undefined)
    const timer = setInterval(() => socket.writable && socket.write("x"), 1000)
    socket.on("close", () => clearInterval(timer))
  })

/** Clients that hold their connections and say one byte a second. */
export const sockets: Campaign = {
  id: "sockets",
  promise: "2,000 slow sockets: healthy requests' p99 < 100 ms, and the slow ones are turned away in time",
  databases: ["sqlite", "postgres"],
  size: { unit: "sockets", whole: 2000, short: 100 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const { deployment } = yield* openScene({ database, accounts: 0, workers: 1 })
    const account = yield* openAccount(deployment, 3)
    const port = Number(new URL(deployment.url).port)
    const openings = slowly(account.key)
    const opened = yield* Effect.acquireRelease(
      Effect.forEach(
        Array.from({ length: size }, (_, index) => openings[index % openings.length] ?? ""),
        opening => openSlow(port, opening),
        { concurrency: 100 }
      ),
      all => Effect.sync(() => all.forEach(socket => void socket.destroy()))
    )
    yield* progress(`${size} sockets are open`)
    const times: Array<number> = []
    for (let count = 0; count < reads; count++) {
      const startedAt = yield* Clock.currentTimeMillis
      yield* account.credits
      times.push((yield* Clock.currentTimeMillis) - startedAt)
      yield* Effect.sleep("5 millis")
    }
    const broken: Array<BrokenPromise> = []
    if (p99(times) >= limitMillis) {
      broken.push({
        promise: "healthy requests' p99 < 100 ms",
        subject: "GET /account",
        story: `${p99(times)} ms`,
        isTimed: true
      })
    }
    // 10 s for headers, 30 s for a request, and the interval of looking.
    yield* Effect.sleep("40 seconds")
    const left = opened.filter(socket => !socket.destroyed && !socket.readableEnded).length
    if (left > size / openings.length) {
      broken.push({
        promise: "slow requests are turned away in time",
        subject: "the sockets",
        story: `${left} of ${size} are still open after 40 s`
      })
    }
    return {
      measurements: [
        { name: "healthy p99, ms", value: p99(times) },
        { name: "sockets still open", value: left }
      ],
      broken,
      notes: ["Connections on which nothing was ever said may stay open: they cost a descriptor and no work."]
    }
  })
}
