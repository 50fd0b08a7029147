import { Clock, Effect, Random } from "effect"
import { auditAll } from "../audit/auditAll.ts"
import type { BrokenPromise, Campaign } from "../Campaign.ts"
import { call } from "../harness/call.ts"
import { openProxy } from "../harness/Proxy.ts"
import { openScene } from "../harness/Scene.ts"
import { until } from "../harness/until.ts"

const noticedWithin = 15_000
const healsWithin = "60 seconds"

/** The connection to PostgreSQL goes silent: open, and dead. */
export const halfOpen: Campaign = {
  id: "half-open",
  promise: "database half-open or black-holed: noticed within 15 s, and the service heals when it is back",
  databases: ["postgres"],
  size: { unit: "silences", whole: 10, short: 1 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const target = { port: 0 }
    const proxy = yield* openProxy(() => target.port)
    const { deployment, receiver, workload } = yield* openScene({
      database,
      workers: 1,
      databaseUrl: url => {
        const address = new URL(url)
        target.port = Number(address.port)
        address.port = String(proxy.port)
        return address.href
      }
    })
    const broken: Array<BrokenPromise> = []
    const noticed: Array<number> = []
    const ready = Effect.map(
      Effect.either(call("GET", `${deployment.url}/health/ready`, { timeLimit: "5 seconds" })),
      answer => answer._tag === "Right" && answer.right.status === 200
    )
    for (let count = 1; count <= size; count++) {
      yield* Effect.replicateEffect(workload.submit({ keyed: true }), 10, { concurrency: 10 })
      yield* Effect.sleep(yield* Random.nextIntBetween(50, 1000))
      yield* proxy.setSilent(true)
      const startedAt = yield* Clock.currentTimeMillis
      const asked = yield* Effect.fork(
        Effect.either(
          call("GET", `${deployment.url}/account`, { key: "prs_live_x", timeLimit: "40 seconds" })
        )
      )
      yield* Effect.ignore(
        until(
          "the silence is noticed",
          Effect.map(ready, isReady => !isReady),
          { atMost: "40 seconds" }
        )
      )
      const millis = (yield* Clock.currentTimeMillis) - startedAt
      noticed.push(millis)
      if (millis > noticedWithin) {
        broken.push({
          promise: "noticed within 15 s",
          subject: `silence ${count}`,
          story: `${millis} ms`,
          isTimed: true
        })
      }
      yield* asked.await
      yield* proxy.setSilent(false)
      const healed = yield* Effect.either(until("the service is ready again", ready, { atMost: healsWithin }))
      if (healed._tag === "Left") {
        broken.push({
          promise: "the service heals",
          subject: `silence ${count}`,
          story: `not within ${healsWithin}`
        })
        break
      }
      yield* progress(`${count} of ${size}: noticed after ${millis} ms`)
    }
    const audit = yield* auditAll(deployment.database, workload.log, receiver.received)
    return {
      measurements: [{ name: "slowest notice, ms", value: Math.max(...noticed) }],
      broken: [...broken, ...audit.broken],
      notes: []
    }
  })
}
