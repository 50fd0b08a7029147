import { createServer, type ServerResponse } from "node:http"
import { Effect } from "effect"

/** How a source answers one request. */
export interface FakeAnswer {
  /** Default 200. */
  readonly status?: number
  /** Default `application/json`. */
  readonly contentType?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

/** By path and query, and the request's body. Without an answer the request is left open. */
export type FakeHandler = (path: string, body?: string) => FakeAnswer | undefined

/** Says when an answer was fetched: the header of the guarded client, here always the same. */
const fetchedAt = { "prospect-fetched-at": "2026-01-01T00:00:00.000Z" }

const answerWith = (
  response: ServerResponse,
  { status = 200, contentType = "application/json", headers, body }: FakeAnswer
) => {
  response.writeHead(status, { "content-type": contentType, ...fetchedAt, ...headers })
  response.end(body)
}

/** A source on loopback, open as long as the scope. `paths` are the requests it got, queries included. */
export const fakeSource = Effect.fnUntraced(function* (handler: FakeHandler) {
  const paths: Array<string> = []
  const headers: Array<string> = []
  const open = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    const path = request.url ?? "/"
    paths.push(path)
    headers.push(...Object.keys(request.headers))
    open.add(response)
    response.on("close", () => open.delete(response))
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const answer = handler(path, Buffer.concat(chunks).toString())
      if (answer !== undefined) answerWith(response, answer)
    })
  })
  yield* Effect.async<void>(resume => void server.listen(0, "127.0.0.1", () => resume(Effect.void)))
  yield* Effect.addFinalizer(() =>
    Effect.async<void>(resume => {
      server.close(() => resume(Effect.void))
      server.closeAllConnections()
    })
  )
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return { baseUrl: `http://127.0.0.1:${port}`, paths, headers, waiting: () => open.size }
})
