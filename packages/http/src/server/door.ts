import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import type { ErrorBody } from "../contract/errorBody.ts"

/** What the door lets in. Times in milliseconds, sizes in bytes. */
export interface DoorLimits {
  readonly headersTimeout: number
  readonly requestTimeout: number
  readonly headersSize: number
  readonly connections: number
  readonly keepAliveTimeout: number
}

export const defaultDoorLimits: DoorLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  headersSize: 16 * 1024,
  connections: 10_000,
  keepAliveTimeout: 65_000
}

type Refused = readonly [status: number, reason: string, detail: string]

const refusedFor = (code: string | undefined, { headersSize }: DoorLimits): Refused => {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return [431, "Request Header Fields Too Large", `The headers must be at most ${headersSize} bytes`]
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return [408, "Request Timeout", "The request took too long"]
    default:
      return [400, "Bad Request", "The request is not valid HTTP"]
  }
}

/** The same body as every other error, for what never becomes a request. */
const refusal = (status: number, detail: string) => {
  const body = JSON.stringify({ detail, status_code: status } satisfies ErrorBody)
  const headers = {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    connection: "close"
  }
  return { headers, body }
}

/** What cannot be parsed as HTTP has a response: its answer is written to the connection itself. */
const refuse = (error: Error & { readonly code?: string }, socket: Duplex, limits: DoorLimits): void => {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy()
    return
  }
  const [status, reason, detail] = refusedFor(error.code, limits)
  const { headers, body } = refusal(status, detail)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${reason}`, ...lines, "", body].join("\r\n"))
}

export const openDoor = (
  limits: DoorLimits,
  onRequest: (request: IncomingMessage, response: ServerResponse) => void
): Server => {
  const answers = new WeakMap<Duplex, ServerResponse>()
  const server = createServer(
    {
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      connectionsCheckingInterval: Math.min(5000, limits.headersTimeout),
      keepAliveTimeout: limits.keepAliveTimeout,
      maxHeaderSize: limits.headersSize,
      // Node's own refusal has no body: the server looks for itself.
      requireHostHeader: false
    },
    (request, response) => {
      answers.set(request.socket, response)
      onRequest(request, response)
    }
  )
  server.maxConnections = limits.connections
  server.on("checkExpectation", (_request, response) => {
    const { headers, body } = refusal(417, "The only expectation that can be met is 100-continue")
    response.writeHead(417, headers).end(body)
  })
  server.on("clientError", (error, socket) => {
    const answer = answers.get(socket)
    // Whatever follows an unfinished answer on its connection must not be written into it.
    if (answer?.headersSent && !answer.writableFinished) socket.destroy()
    else refuse(error, socket, limits)
  })
  return server
}
