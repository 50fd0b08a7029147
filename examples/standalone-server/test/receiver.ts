import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly path: string
}

/** A client's callback receiver, which writes down what comes and answers as told. */
export const openReceiver = async (
  answer: (received: Received, count: number, response: ServerResponse) => void = (
    _received,
    _count,
    response
  ) => void response.writeHead(200).end()
) => {
  const received: Array<Received> = []
  const waiting = new Set<() => void>()
  const server = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", chunk => chunks.push(chunk))
    request.on("end", () => {
      const one = {
        headers: request.headers,
        body: Buffer.concat(chunks).toString("utf8"),
        path: request.url ?? ""
      }
      received.push(one)
      answer(one, received.length, response)
      for (const wake of waiting) wake()
    })
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** Resolves when at least `count` requests have come. */
    waitFor: (count: number): Promise<void> =>
      new Promise(resolve => {
        const check = () => {
          if (received.length < count) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}
