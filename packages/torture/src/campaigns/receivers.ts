import { createServer } from "node:net"
import { Clock, Effect } from "effect"
import type { BrokenPromise, Campaign } from "../Campaign.ts"
import { type Account, openAccount } from "../harness/Account.ts"
import { p99 } from "../harness/quantile.ts"
import { openReceiver, type ReceiverAnswer } from "../harness/Receiver.ts"
import { openScene } from "../harness/Scene.ts"
import { until } from "../harness/until.ts"

/** The ways in which nine of ten receivers are broken. */
const brokenAnswers: ReadonlyArray<ReceiverAnswer> = [
  () => undefined,
  (_received, _count, response) => void response.writeHead(500).end(),
  (_received, _count, response) => void response.socket?.destroy(),
  // 200, and then nothing.
  (_received, _count, response) => {
    response.writeHead(200)
    response.write("x")
  },
  // A body without an end.
  (_received, _count, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write("x".repeat(4096)), 5)
    response.on("close", () => clearInterval(timer))
  },
  // One byte a second.
  (_received, _count, response) => {
    response.writeHead(200, { "content-length": "100000" })
    const timer = setInterval(() => response.write("x"), 1000)
    response.on("close", () => clearInterval(timer))
  },
  (_received, _count, response) => {
    for (let count = 0; count < 100; count++) response.writeProcessing()
    response.writeHead(503).end()
  },
  (_received, _count, response) => {
    response.writeHead(200, { "content-length": "10" })
    response.write("x", () => response.socket?.destroy())
  }
]

/** A host that takes connections and never says a word. */
const openSilent = (host: string) =>
  Effect.gen(function* () {
    const server = createServer(() => undefined)
    yield* Effect.acquireRelease(
      Effect.async<void>(resume => void server.listen(0, host, () => resume(Effect.void))),
      () => Effect.sync(() => server.close())
    )
    const bound = server.address()
    return `http://${host}:${typeof bound === "object" && bound !== null ? bound.port : 0}`
  })

const hosts = 9
const everyMillis = 40

/** Sends callbacks to the healthy receiver at a steady pace, and takes the time each needs to arrive. */
const measure = Effect.fnUntraced(function* (
  account: Account,
  healthy: Effect.Effect.Success<ReturnType<typeof openReceiver>>,
  name: string,
  count: number,
  beside: (number: number) => Effect.Effect<void, unknown>
) {
  const sent = new Map<string, number>()
  for (let number = 0; number < count; number++) {
    const path = `/${name}/${number}`
    sent.set(path, yield* Clock.currentTimeMillis)
    yield* Effect.fork(Effect.ignore(beside(number)))
    yield* account.submit({
      contact_data: { email: "quick-1@example.com" },
      is_test: true,
      callback_url: `${healthy.address}${path}`
    })
    yield* Effect.sleep(everyMillis)
  }
  const came = () => healthy.received.filter(({ path }) => sent.has(path))
  yield* Effect.ignore(
    until(
      "the healthy receiver has all",
      Effect.sync(() => came().length >= count),
      { atMost: "20 seconds" }
    )
  )
  return { times: came().map(({ at, path }) => at - (sent.get(path) ?? at)), missing: count - came().length }
})

/** Nine of ten receivers are dead, hang or babble. */
export const receivers: Campaign = {
  id: "receivers",
  promise: "90 % of receivers dead or hanging: the healthy ones' p99 stays within twice its baseline",
  databases: ["sqlite", "postgres"],
  size: { unit: "callbacks to the healthy receiver", whole: 2000, short: 30 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const healthy = yield* openReceiver()
    const bad = yield* Effect.forEach(Array.from({ length: hosts }), (_, index) => {
      const host = `127.0.0.${index + 10}`
      const answer = brokenAnswers[index]
      return answer === undefined
        ? openSilent(host)
        : Effect.map(openReceiver(answer, host), ({ address }) => address)
    })
    const allow = ["127.0.0.1:*", ...bad.map(address => new URL(address).host)].join(",")
    const { deployment } = yield* openScene({ database, accounts: 0, settings: { EGRESS_ALLOW: allow } })
    const account = yield* openAccount(deployment, 3)
    const baseline = yield* measure(account, healthy, "alone", size, () => Effect.void)
    yield* progress(`baseline p99 ${p99(baseline.times)} ms`)
    const troubled = yield* measure(account, healthy, "troubled", size, number =>
      Effect.forEach(bad, (address, index) =>
        account.submit({
          contact_data: { email: "quick-1@example.com" },
          is_test: true,
          callback_url: `${address}/${number}-${index}`
        })
      )
    )
    const limit = Math.max(2 * p99(baseline.times), 100)
    const broken: Array<BrokenPromise> = []
    if (p99(troubled.times) > limit) {
      broken.push({
        promise: "the healthy receivers' p99 stays within twice its baseline",
        subject: "the healthy receiver",
        story: `${p99(troubled.times)} ms, ${p99(baseline.times)} ms alone`,
        isTimed: true
      })
    }
    if (baseline.missing + troubled.missing > 0) {
      broken.push({
        promise: "the healthy receiver gets every callback",
        subject: "the healthy receiver",
        story: `${baseline.missing} missing alone, ${troubled.missing} in trouble`
      })
    }
    return {
      measurements: [
        { name: "p99 alone, ms", value: p99(baseline.times) },
        { name: "p99 with nine broken receivers, ms", value: p99(troubled.times) }
      ],
      broken,
      notes: ["A p99 under 100 ms counts as within the baseline: it is the noise of one machine."]
    }
  })
}
