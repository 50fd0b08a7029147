import type { IncomingHttpHeaders, ServerResponse } from "node:http"
import { Effect } from "effect"
import { openHttp, readBody } from "./loopback.ts"

/** A callback as it came. */
export interface Received {
  readonly path: string
  readonly webhookId: string
  readonly body: string
  readonly headers: IncomingHttpHeaders
  /** Epoch milliseconds. */
  readonly at: number
}

/** Answers a callback; `count` is how many have come for its path. */
export type ReceiverAnswer = (received: Received, count: number, response: ServerResponse) => void

const accept: ReceiverAnswer = (_received, _count, response) => void response.writeHead(200).end()

/** The client's receiver, open as long as the scope. It writes down every callback before it answers. */
export const openReceiver = (answer: ReceiverAnswer = accept, host = "127.0.0.1") =>
  Effect.gen(function* () {
    const clock = yield* Effect.clock
    const received: Array<Received> = []
    const counts = new Map<string, number>()
    const { address, port } = yield* openHttp(async (request, response) => {
      const at = clock.unsafeCurrentTimeMillis()
      const path = request.url ?? ""
      // A sender that is killed in the middle has sent nothing.
      const body = await readBody(request).catch(() => null)
      if (body === null) return
      const one = {
        path,
        webhookId: String(request.headers["webhook-id"]),
        body,
        headers: request.headers,
        at
      }
      received.push(one)
      const count = (counts.get(path) ?? 0) + 1
      counts.set(path, count)
      answer(one, count, response)
    }, host)
    return { address, port, received }
  })

export type Receiver = Effect.Effect.Success<ReturnType<typeof openReceiver>>
