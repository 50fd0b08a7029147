import { createServer, type IncomingMessage, type RequestListener } from "node:http"
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net"
import { AllowList, ConnectionFailed, Resolver } from "@prospect-research/egress"
import { Effect, Either, Layer } from "effect"

const listening = <S extends Server>(make: () => S) =>
  Effect.acquireRelease(
    Effect.async<S>(resume => {
      const server = make()
      server.listen(0, "127.0.0.1", () => resume(Effect.succeed(server)))
    }),
    server => Effect.async<void>(resume => void server.close(() => resume(Effect.void)))
  )

const portOf = (server: Server) => (server.address() as AddressInfo).port

export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage["headers"]
  readonly body: string
  readonly at: number
}

const collect = async (request: IncomingMessage): Promise<Received> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(chunk)
  const { method = "", url = "", headers } = request
  return { method, url, headers, body: Buffer.concat(chunks).toString("utf8"), at: performance.now() }
}

/** An HTTP server on loopback that remembers what it was asked. */
export const httpServer = (handler: (request: Received, response: Parameters<RequestListener>[1]) => void) =>
  Effect.gen(function* () {
    const received: Array<Received> = []
    const server = yield* listening(() =>
      createServer(async (request, response) => {
        const arrived = await collect(request)
        received.push(arrived)
        handler(arrived, response)
      })
    )
    yield* Effect.addFinalizer(() => Effect.sync(() => server.closeAllConnections()))
    const port = portOf(server)
    return { port, received, origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}` }
  })

/** A TCP server on loopback that does as it likes with each connection, and says which are still open. */
export const tcpServer = (behave: (socket: Socket) => void) =>
  Effect.gen(function* () {
    const open = new Set<Socket>()
    let connections = 0
    let bytes = 0
    const server = yield* listening(() =>
      createTcpServer(socket => {
        connections += 1
        open.add(socket)
        socket.on("error", () => {})
        socket.on("data", chunk => {
          bytes += chunk.length
        })
        socket.on("close", () => open.delete(socket))
        behave(socket)
      })
    )
    yield* Effect.addFinalizer(() => Effect.sync(() => open.forEach(socket => void socket.destroy())))
    const port = portOf(server)
    return {
      port,
      origin: `http://127.0.0.1:${port}`,
      open,
      connections: () => connections,
      bytes: () => bytes
    }
  })

export const allowing = (...entries: ReadonlyArray<string>) =>
  Either.getOrThrow(AllowList.parse(entries.join(" ")))

/** Every port of loopback, since tests listen where there is room. */
export const allowLoopback = allowing("127.0.0.1:*")

/** Answers of a resolver, in order; the last again and again. Unknown names are not found. */
export const fakeResolver = (answers: Record<string, ReadonlyArray<ReadonlyArray<string>>>) => {
  const asked: Array<string> = []
  const layer = Layer.succeed(Resolver, {
    resolve: name =>
      Effect.suspend(() => {
        const turn = asked.filter(earlier => earlier === name).length
        asked.push(name)
        const known = answers[name] ?? []
        const answer = known[Math.min(turn, known.length - 1)]
        return answer === undefined
          ? new ConnectionFailed({ reason: "NameNotFound", status: null })
          : Effect.succeed(answer)
      })
  })
  return { asked, layer }
}

/** Names lead nowhere: whatever is reached is reached by its address. */
export const noNames = fakeResolver({}).layer
