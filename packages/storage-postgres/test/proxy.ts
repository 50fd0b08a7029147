import { createConnection, createServer, type Socket } from "node:net"
import { Effect, type Scope } from "effect"

/** A connection to the server that can fail in every way that a network knows. */
export interface Proxy {
  readonly port: number
  /** Ends all connections at once. */
  readonly cut: () => void
  /** From now on nothing passes, and nobody is told. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** The next message that holds this text reaches the server; its answer does not come back. */
  readonly loseAnswerTo: (text: string) => void
}

export const openProxy = (target: number): Effect.Effect<Proxy, never, Scope.Scope> =>
  Effect.gen(function* () {
    const sockets = new Set<Socket>()
    let isFrozen = false
    let doomed: string | null = null
    const remember = (socket: Socket) => {
      sockets.add(socket)
      socket.on("error", () => socket.destroy())
      socket.on("close", () => sockets.delete(socket))
    }
    const server = createServer(client => {
      const upstream = createConnection(target, "127.0.0.1")
      let isDeaf = false
      remember(client)
      remember(upstream)
      client.on("data", data => {
        if (isFrozen) return
        if (doomed !== null && data.includes(doomed)) {
          doomed = null
          isDeaf = true
        }
        upstream.write(data)
      })
      upstream.on("data", data => {
        if (isFrozen) return
        // What the server answers shows that it is done.
        if (isDeaf) client.destroy()
        else client.write(data)
      })
      client.on("close", () => upstream.destroy())
      upstream.on("close", () => client.destroy())
    })
    yield* Effect.acquireRelease(
      Effect.async<void>(resume => void server.listen(0, "127.0.0.1", () => resume(Effect.void))),
      () =>
        Effect.async<void>(resume => {
          for (const socket of sockets) socket.destroy()
          server.close(() => resume(Effect.void))
        })
    )
    const address = server.address()
    return {
      port: typeof address === "object" && address !== null ? address.port : 0,
      cut: () => {
        for (const socket of sockets) socket.destroy()
      },
      freeze: () => {
        isFrozen = true
      },
      thaw: () => {
        isFrozen = false
      },
      loseAnswerTo: text => {
        doomed = text
      }
    }
  })
