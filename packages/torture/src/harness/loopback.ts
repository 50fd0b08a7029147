import { createServer, type IncomingMessage, type RequestListener } from "node:http"
import { createServer as createSocketServer } from "node:net"
import { Effect, type Scope } from "effect"

/** A port that nobody listens on now. */
export const freePort: Effect.Effect<number> = Effect.async(resume => {
  const probe = createSocketServer()
  probe.listen(0, "127.0.0.1", () => {
    const address = probe.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    probe.close(() => resume(Effect.succeed(port)))
  })
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
