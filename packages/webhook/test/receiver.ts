import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http"
import { Effect, Queue } from "effect"

export interface ReceivedRequest {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly rawHeaders: ReadonlyArray<string>
  readonly body: string
}

export type Answer = (response: ServerResponse, request: ReceivedRequest) => void

const read = async (message: IncomingMessage): Promise<string> => {
  const chunks: Array<Uint8Array> = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks).toString("utf8")
}

/** A receiver on loopback that answers as told, and hands over what it got. */
export const receiver = (answer: Answer) =>
  Effect.gen(function* () {
    const requests = yield* Queue.unbounded<ReceivedRequest>()
    const server = yield* Effect.acquireRelease(
      Effect.async<ReturnType<typeof createServer>>(resume => {
        const server = createServer(async (message, response) => {
          const { method, url, headers, rawHeaders } = message
          const request = { method, url, headers, rawHeaders, body: await read(message) }
          requests.unsafeOffer(request)
          answer(response, request)
        })
        server.listen(0, "127.0.0.1", () => resume(Effect.succeed(server)))
      }),
      server =>
        Effect.async<void>(resume => {
          server.close(() => resume(Effect.void))
          server.closeAllConnections()
        })
    )
    const address = server.address()
    if (address === null || typeof address === "string") return yield* Effect.dieMessage("No port")
    return {
      origin: `http://127.0.0.1:${address.port}`,
      url: `http://127.0.0.1:${address.port}/hook`,
      port: address.port,
      requests
    }
  })
