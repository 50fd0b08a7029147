import { createServer } from "node:http"
import { outsideHost } from "./corpus.ts"
import { closeServer, listenOnLoopback } from "./loopback.ts"

/** Whoever listens on the other side: every name of a host leads here or nowhere. */
export interface OutsideHost {
  /** Arguments that make a browser believe so. */
  readonly browserArguments: ReadonlyArray<string>
  /** Numbers of the payloads that asked for something. */
  readonly asked: ReadonlySet<number>
  /** Connections, those over which nothing was asked included. */
  readonly connections: () => number
  readonly close: () => Promise<void>
}

export const openOutsideHost = async (): Promise<OutsideHost> => {
  const asked = new Set<number>()
  let connections = 0
  const server = createServer((request, response) => {
    asked.add(Number(/^\/(\d+)/.exec(request.url ?? "")?.[1]))
    // Without content, a browser stays where it is.
    response.writeHead(204).end()
  })
  server.on("connection", () => {
    connections += 1
  })
  const port = await listenOnLoopback(server)
  return {
    browserArguments: [
      `--host-resolver-rules=MAP ${outsideHost} 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`
    ],
    asked,
    connections: () => connections,
    close: () => closeServer(server)
  }
}
