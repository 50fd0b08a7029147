import type { Socket } from "node:net"
import { Clock, Effect, type Scope } from "effect"
import { decodeContent } from "./contentEncoding.ts"
import { type DialOptions, dial } from "./dial.ts"
import { type Answer, lastingHeaders, type Send } from "./Exchange.ts"
import { type Failure, TimedOut } from "./failures.ts"
import { checkUrl } from "./guard.ts"
import { roundTrip } from "./roundTrip.ts"

export interface TransportOptions extends DialOptions {
  readonly skipRedirectBody: boolean
}

/**
 * The only way out: each request is guarded, gets a connection of its own, and leaves nothing open behind. A kept
 * connection would save little at one request a second to a host, and could be shared where it should not.
 */
export const makeTransport = (options: TransportOptions): Effect.Effect<Send, never, Scope.Scope> =>
  Effect.gen(function* () {
    const { limits } = options
    const connections = yield* Effect.makeSemaphore(limits.connections)
    const open = new Set<Socket>()
    yield* Effect.addFinalizer(() => Effect.sync(() => open.forEach(socket => void socket.destroy())))

    const connect = (url: URL) =>
      Effect.tap(dial(url, options), socket =>
        Effect.acquireRelease(
          Effect.sync(() => open.add(socket)),
          () => Effect.sync(() => open.delete(socket))
        )
      )

    return outgoing =>
      Effect.suspend((): Effect.Effect<Answer, Failure> => {
        let status: number | null = null
        const onStatus = (received: number) => {
          status = received
        }
        return Effect.gen(function* () {
          const fetchedAt = new Date(yield* Clock.currentTimeMillis).toISOString()
          const url = yield* checkUrl(outgoing.url.href, options.allow)
          const socket = yield* connect(url)
          const { skipRedirectBody } = options
          const raw = yield* roundTrip(socket, { ...outgoing, url }, { limits, skipRedirectBody, onStatus })
          const isWhole = limits.body.onExceeded === "fail"
          const answer = isWhole ? yield* decodeContent(raw, limits.body.bytes) : raw
          return { ...answer, headers: lastingHeaders(answer.headers), url: url.href, fetchedAt }
        }).pipe(
          Effect.scoped,
          Effect.timeoutFail({
            duration: limits.exchange,
            onTimeout: () => new TimedOut({ phase: "Answer", status })
          })
        )
      }).pipe(connections.withPermits(1))
  })
