import { connect, createServer, type Socket } from "node:net"
import { Effect } from "effect"

/** A TCP proxy on loopback that can go silent: what it holds stays open, what comes is accepted, nothing is passed on. */
export const openProxy = (targetPort: () => number) =>
  Effect.gen(function* () {
    const state = { isSilent: false }
    const sockets = new Set<Socket>()
    const pass = (from: Socket, to: Socket) => {
      from.on("data", chunk => {
        if (!state.isSilent) to.write(chunk)
      })
      from.on("close", () => to.destroy())
      from.on("error", () => to.destroy())
    }
    const server = createServer(client => {
      sockets.add(client)
      client.on("close", () => sockets.delete(client))
      if (state.isSilent) {
        client.on("error", () => undefined)
        return
      }
      const upstream = connect(targetPort(), "127.0.0.1")
      pass(client, upstream)
      pass(upstream, client)
    })
    yield* Effect.acquireRelease(
      Effect.async<void>(resume => void server.listen(0, "127.0.0.1", () => resume(Effect.void))),
      () =>
        Effect.sync(() => {
          for (const socket of sockets) socket.destroy()
          server.close()
        })
    )
    const bound = server.address()
    return {
      port: typeof bound === "object" && bound !== null ? bound.port : 0,
      setSilent: (isSilent: boolean) =>
        Effect.sync(() => {
          state.isSilent = isSilent
        })
    }
  })
