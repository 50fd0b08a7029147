import { createServer } from "node:http"
import { describe, expect, it } from "@effect/vitest"
import { ResearchServer } from "@prospect-research/http/server"
import { Context, Effect, Exit, Fiber, Layer, Logger, Scope, TestClock } from "effect"
import { listen } from "../src/server/listen.ts"
import { send, serverLayer } from "./testServer.ts"

/** A server, and how it is stopped. */
const started = Effect.fnUntraced(function* (drainMillis: number) {
  const scope = yield* Scope.make()
  const context = yield* Layer.buildWithScope(serverLayer({ drainMillis }), scope)
  const { port } = Context.get(context, ResearchServer)
  const statusOf = (path: string) =>
    Effect.map(
      Effect.tryPromise(() => send(port, path)),
      ({ status }) => status
    )
  return { statusOf, stop: Scope.close(scope, Exit.void) }
})

describe("a stop", () => {
  it.effect("says that it is not ready, and serves on until balancers know", () =>
    Effect.gen(function* () {
      const { statusOf, stop } = yield* started(5000)
      expect(yield* statusOf("/health/ready")).toBe(200)
      const stopped = yield* Effect.fork(stop)
      yield* TestClock.adjust("4 seconds")
      expect(yield* statusOf("/health/ready")).toBe(503)
      expect(yield* statusOf("/openapi.json")).toBe(200)
      yield* TestClock.adjust("1 second")
      yield* Fiber.join(stopped)
      expect(yield* Effect.exit(statusOf("/health/ready"))).toMatchObject({ _tag: "Failure" })
    })
  )

  it.effect("is immediate where nobody balances", () =>
    Effect.gen(function* () {
      const { stop } = yield* started(0)
      yield* stop
    })
  )
})

it.scoped("trouble with connections to come is logged each time, and ends nothing", () =>
  Effect.gen(function* () {
    const logged: Array<unknown> = []
    const logger = Logger.replace(
      Logger.defaultLogger,
      Logger.make(({ message }) => {
        logged.push(message)
      })
    )
    const server = yield* Effect.acquireRelease(
      Effect.sync(() => createServer()),
      it => Effect.sync(() => it.close())
    )
    yield* Effect.provide(listen(server, "127.0.0.1", 0), logger)
    server.emit("error", new Error("accept EMFILE"))
    server.emit("error", new Error("accept EMFILE"))
    expect(logged).toEqual([
      ["A connection could not be taken", expect.stringContaining("EMFILE")],
      ["A connection could not be taken", expect.stringContaining("EMFILE")]
    ])
  })
)
