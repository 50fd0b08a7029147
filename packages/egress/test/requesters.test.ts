import { describe, expect, it } from "@effect/vitest"
import { fetchKindHeader, type Requester } from "@prospect-research/egress"
import { type Duration, Effect, Fiber, FiberRef, TestClock } from "effect"
import { get, research } from "./clients.ts"
import { allowLoopback, httpServer } from "./servers.ts"

const api = { [fetchKindHeader]: "api" }

const current = FiberRef.unsafeMake<Requester | null>(null)

/** A client for tasks that wait for one another. */
const shared = (options: Parameters<typeof research>[0] = {}) =>
  research({ allow: allowLoopback, requester: FiberRef.get(current), ...options })

/** A task that notes for how many of its requests its time stands still. */
const task = (turn: number) => {
  const state = { held: 0 }
  const count = (by: number) =>
    Effect.sync(() => {
      state.held += by
    })
  const requester: Requester = { task: state, turn, hold: count(1), release: count(-1) }
  return {
    state,
    fork: (url: string) => Effect.fork(Effect.locally(get(url, api), current, requester))
  }
}

/** Lets what needs no more time run until it waits. */
const settle = Effect.promise(() => new Promise(resolve => setTimeout(resolve, 50)))

const after = (duration: Duration.DurationInput) => Effect.zipRight(TestClock.adjust(duration), settle)

describe("tasks that ask one host", () => {
  it.scoped("go by their turns, whoever asked first; one task's requests in the order of asking", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) => response.end())
      yield* Effect.gen(function* () {
        const [early, late] = [task(1), task(2)]
        const fibers = [yield* late.fork(`${server.origin}/late/1`)]
        yield* settle
        for (const path of ["/late/2", "/late/3"]) fibers.push(yield* late.fork(server.origin + path))
        yield* settle
        for (const path of ["/early/1", "/early/2"]) fibers.push(yield* early.fork(server.origin + path))
        yield* settle
        for (let second = 0; second < 4; second += 1) yield* after("1 second")
        yield* Fiber.joinAll(fibers)
      }).pipe(Effect.provide(shared()))
      expect(server.received.map(({ url }) => url)).toEqual([
        "/late/1",
        "/early/1",
        "/early/2",
        "/late/2",
        "/late/3"
      ])
    })
  )

  it.scoped("are held while they wait for others, and not while they wait for themselves", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) => response.end())
      yield* Effect.gen(function* () {
        const [early, late] = [task(1), task(2)]
        const held = () => [early.state.held, late.state.held]
        const fibers = [yield* early.fork(`${server.origin}/early/1`)]
        yield* settle
        fibers.push(yield* early.fork(`${server.origin}/early/2`))
        fibers.push(yield* late.fork(`${server.origin}/late/1`))
        fibers.push(yield* late.fork(`${server.origin}/late/2`))
        yield* settle
        expect(held()).toEqual([0, 2])
        yield* after("1 second")
        expect(held()).toEqual([0, 2])
        yield* after("1 second")
        expect(held()).toEqual([0, 0])
        yield* after("1 second")
        yield* Fiber.joinAll(fibers)
        expect(held()).toEqual([0, 0])
      }).pipe(Effect.provide(shared()))
    })
  )

  it.scoped("are not held while the host asks for rest, and not after they gave up", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) =>
        response.writeHead(429, { "retry-after": "10" }).end()
      )
      yield* Effect.gen(function* () {
        const [early, late, gone] = [task(1), task(2), task(3)]
        const first = yield* early.fork(`${server.origin}/early`)
        const second = yield* late.fork(`${server.origin}/late`)
        const third = yield* gone.fork(`${server.origin}/gone`)
        yield* Fiber.join(first)
        yield* settle
        expect([late.state.held, gone.state.held]).toEqual([0, 0])
        yield* after("10 seconds")
        yield* Fiber.join(second)
        yield* Fiber.interrupt(third)
        expect(gone.state.held).toBe(0)
      }).pipe(Effect.provide(shared()))
    })
  )

  it.scoped("are held while another brings the answer that they asked for too", () =>
    Effect.gen(function* () {
      let answer = () => {}
      const server = yield* httpServer((_request, response) => {
        answer = () => void response.end()
      })
      yield* Effect.gen(function* () {
        const [pilot, passenger] = [task(1), task(2)]
        const fibers = [yield* pilot.fork(server.origin)]
        yield* settle
        fibers.push(yield* passenger.fork(server.origin))
        yield* settle
        expect([pilot.state.held, passenger.state.held]).toEqual([0, 1])
        answer()
        yield* Fiber.joinAll(fibers)
        expect(passenger.state.held).toBe(0)
      }).pipe(Effect.provide(shared()))
      expect(server.received).toHaveLength(1)
    })
  )

  it.scoped("are held while another process has its turn", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) => response.end())
      const turns = { take: () => Effect.succeed(5000), rest: () => Effect.void }
      yield* Effect.gen(function* () {
        const asking = task(1)
        const fiber = yield* asking.fork(server.origin)
        yield* settle
        expect([asking.state.held, server.received.length]).toEqual([1, 0])
        yield* after("5 seconds")
        yield* Fiber.join(fiber)
        expect(asking.state.held).toBe(0)
      }).pipe(Effect.provide(shared({ pace: { turns } })))
    })
  )
})
