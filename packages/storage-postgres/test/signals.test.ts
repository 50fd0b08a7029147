import { expect, it } from "@effect/vitest"
import { Ids, Signals } from "@prospect-research/core"
import { PostgresSignals, PostgresStore } from "@prospect-research/storage-postgres"
import { Context, type Duration, Effect, Layer, Option, Queue, Redacted } from "effect"
import { startServer } from "./database.ts"
import { openProxy } from "./proxy.ts"

const server = await startServer()

const signalsAt = (url: string) => {
  const options = { url: Redacted.make(url), connections: 2 }
  return Effect.map(
    Layer.build(
      PostgresSignals.layer(options).pipe(
        Layer.provide(PostgresStore.layer(options)),
        Layer.provide(Ids.layer)
      )
    ),
    context => Context.get(context, Signals)
  )
}

const heard = (queue: Queue.Dequeue<void>, within: Duration.DurationInput = "10 seconds") =>
  Effect.map(Effect.timeoutOption(Queue.take(queue), within), Option.isSome)

/** Says it again until it is heard: connections are made in the background. */
const connect = (from: typeof Signals.Service, to: typeof Signals.Service) =>
  Effect.gen(function* () {
    const queue = yield* to.subscribe("task:connection")
    yield* Effect.repeat(Effect.zipRight(from.publish("task:connection"), heard(queue, "100 millis")), {
      until: isHeard => isHeard,
      times: 100
    })
  })

it.scopedLive("what one process announces wakes those who wait in another, and in itself once", () =>
  Effect.gen(function* () {
    const url = yield* server.createDatabase
    const [here, there] = [yield* signalsAt(url), yield* signalsAt(url)]
    yield* connect(here, there)
    yield* connect(there, here)
    const near = yield* here.subscribe("task:a")
    const far = yield* there.subscribe("task:a")
    const other = yield* there.subscribe("task:b")
    yield* here.publish("task:a")
    expect(yield* heard(near)).toBe(true)
    expect(yield* heard(far)).toBe(true)
    expect(yield* heard(near, "200 millis")).toBe(false)
    expect(yield* heard(other, "1 millis")).toBe(false)
  })
)

it.scopedLive("a connection that was lost is made again, and everybody looks for what they missed", () =>
  Effect.gen(function* () {
    const proxy = yield* openProxy(server.port)
    const url = new URL(yield* server.createDatabase)
    const here = yield* signalsAt(url.href)
    url.port = String(proxy.port)
    const there = yield* signalsAt(url.href)
    yield* connect(here, there)
    const tasks = yield* there.subscribe("tasks")
    proxy.cut()
    expect(yield* heard(tasks)).toBe(true)
    yield* here.publish("tasks")
    expect(yield* heard(tasks)).toBe(true)
  })
)
