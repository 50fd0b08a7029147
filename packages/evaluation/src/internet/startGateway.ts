import { spawn } from "node:child_process"
import { connect } from "node:net"
import { isUrl } from "@prospect-research/core"
import { Effect, Schedule, type Scope } from "effect"
import getPort from "get-port"
import type { World } from "../World.ts"

const accepts = (port: number) =>
  Effect.async<void, Error>(resume => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy()
      resume(Effect.void)
    })
    socket.on("error", error => resume(Effect.fail(error)))
  })

/** Ten seconds: a server that has not begun to listen by then will not. */
const patience = Schedule.intersect(Schedule.spaced("100 millis"), Schedule.recurs(100))

/**
 * The world with the address of its gateway. One that is a program, `node FILE PORT`, is started, and ended with the scope; one that is
 * an address already is left alone. Another process may take the chosen port before the program listens, so it is started again.
 */
export const withGateway = (world: World): Effect.Effect<World, Error, Scope.Scope> => {
  const { gateway } = world
  if (gateway === undefined || isUrl(gateway)) return Effect.succeed(world)
  return Effect.gen(function* () {
    const port = yield* Effect.promise(() => getPort({ host: "127.0.0.1" }))
    const child = yield* Effect.acquireRelease(
      Effect.sync(() => spawn(process.execPath, [gateway, String(port)], { stdio: "ignore" })),
      it => Effect.sync(() => it.kill())
    )
    const ended = Effect.async<never, Error>(resume => {
      child.once("exit", () => resume(Effect.fail(new Error("it ended"))))
    })
    yield* Effect.mapError(
      Effect.raceFirst(Effect.retry(accepts(port), patience), ended),
      ({ message }) => new Error(`the gateway ${gateway} does not listen: ${message}`)
    )
    return { ...world, gateway: `http://127.0.0.1:${port}` }
  }).pipe(Effect.retry({ times: 2 }))
}
