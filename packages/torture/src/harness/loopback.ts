import { createServer, type IncomingMessage, type RequestListener } from "node:http"
import { createServer as createSocketServer } from "node:net"
import { Effect, type Scope } from "effect"

/**
 * Where ports are looked for: below those that systems lend to outgoing connections, of which one would take the port of a server
 * that has been killed before it is started again.
 */
const lowest = 12_000
const count = 20_000

/** Other processes look elsewhere first. */
let next = process.pid * 211

const isFree = (port: number): Effect.Effect<boolean> =>
  Effect.async(resume => {
    const probe = createSocketServer()
    probe.once("error", () => resume(Effect.succeed(false)))
    probe.listen(port, "127.0.0.1", () => void probe.close(() => resume(Effect.succeed(true))))
  })

/** A port that nobody listens on now, and that no outgoing connection gets. */
export const freePort: Effect.Effect<number> = Effect.suspend(() => {
  next += 1
  const port = lowest + (next % count)
  return Effect.flatMap(isFree(port), free => (free ? Effect.succeed(port) : freePort))
})

/** The whole body of a request. */
export const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString("utf8")
}

/** An HTTP server on loopback, open as long as the scope. */
export const openHttp = (
  listener: RequestListener,
  host = "127.0.0.1"
): Effect.Effect<{ readonly port: number; readonly address: string }, never, Scope.Scope> =>
  Effect.gen(function* () {
    const server = createServer(listener)
    yield* Effect.acquireRelease(
      Effect.async<void>(resume => void server.listen(0, host, () => resume(Effect.void))),
      () =>
        Effect.async<void>(resume => {
          server.close(() => resume(Effect.void))
          server.closeAllConnections()
        })
    )
    const bound = server.address()
    const port = typeof bound === "object" && bound !== null ? bound.port : 0
    return { port, address: `http://${host}:${port}` }
  })
