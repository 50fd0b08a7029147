import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, it } from "@effect/vitest"
import { MemoryStore } from "@prospect-research/core"
import { testEngine } from "@prospect-research/core/testing"
import { CannotListen, ResearchServer } from "@prospect-research/http/server"
import { Context, Effect, Either, Layer, Option } from "effect"
import getPort from "get-port"
import { onUnusedPort } from "../src/onUnusedPort.ts"

/** A port on which another server listens. */
const takenPort = Effect.map(
  Effect.acquireRelease(
    Effect.async<ReturnType<typeof createServer>>(resume => {
      const server = createServer()
      server.listen(0, "127.0.0.1", () => resume(Effect.succeed(server)))
    }),
    server => Effect.sync(() => server.close())
  ),
  server => (server.address() as AddressInfo).port
)

const page = { status: 200, headers: {}, html: "" }

/** A server, and something that only one may hold at a time, such as the file of a database. */
const serverOn = (host: string, held: Array<string>) => (port: number) =>
  Layer.provide(
    ResearchServer.layer({
      host,
      port,
      baseUrl: `http://127.0.0.1:${port}`,
      adminToken: Option.none(),
      reportPages: { render: () => page, notFound: page, gone: page }
    }),
    Layer.merge(
      testEngine(MemoryStore.layer),
      Layer.scopedDiscard(
        Effect.acquireRelease(
          Effect.sync(() => held.push(`taken for ${port}`)),
          () => Effect.sync(() => held.push(`let go for ${port}`))
        )
      )
    )
  )

it.scoped(
  "another port is chosen where the first was taken in between, and what was built for it is let go",
  () =>
    Effect.gen(function* () {
      const taken = yield* takenPort
      const free = yield* Effect.promise(() => getPort({ host: "127.0.0.1" }))
      const choices = [taken, free]
      const held: Array<string> = []
      const choose = Effect.sync(() => choices.shift() ?? 0)
      const context = yield* Layer.build(onUnusedPort(choose, serverOn("127.0.0.1", held)))
      expect(Context.get(context, ResearchServer).port).toBe(free)
      expect(held).toEqual([`taken for ${taken}`, `let go for ${taken}`, `taken for ${free}`])
    })
)

it.scoped("no other is tried where no port would do", () =>
  Effect.gen(function* () {
    const held: Array<string> = []
    const refused = yield* Effect.either(
      Layer.build(onUnusedPort(Effect.succeed(1), serverOn("192.0.2.1", held)))
    )
    const error = Option.getOrThrow(Either.getLeft(refused))
    expect(error).toBeInstanceOf(CannotListen)
    expect(error.message).toContain("192.0.2.1:1")
    expect(held).toEqual(["taken for 1", "let go for 1"])
  })
)
