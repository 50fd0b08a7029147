import { Clock, Duration, Effect } from "effect"
import type { Answer, Send } from "./Exchange.ts"
import { RateLimited } from "./failures.ts"
import type { HostTurns } from "./HostTurns.ts"

export interface PaceOptions {
  /** Least time between the starts of two requests to one host. */
  readonly interval: Duration.DurationInput
  /** Another interval for some hosts, for interfaces that allow more. */
  readonly intervals: Readonly<Record<string, Duration.DurationInput>>
  /** A request that would wait longer fails as rate limited at once. */
  readonly maximumWait: Duration.DurationInput
  /** Shared with other processes; a process alone needs none. */
  readonly turns?: HostTurns | undefined
}

export const defaultPace: PaceOptions = {
  interval: Duration.seconds(1),
  intervals: {},
  maximumWait: Duration.seconds(30)
}

/** Hosts are forgotten from this number on, once nobody waits for them: memory stays bounded. */
const rememberedHosts = 4096

/** A host that asks for longer is asking us to go away, which the next request may find out anew. */
const longestRest = Duration.toMillis(Duration.days(1))

interface Host {
  readonly turn: Effect.Semaphore
  /** Requests that wait for their turn, or for the interval after the one before. */
  waiting: number
  /** On the clock of `steadyMillis`. */
  freeAt: number
}

/** Never goes back, unlike the time of day: a corrected clock must neither stop a host nor let it be flooded. */
const steadyMillis = Clock.clockWith(clock =>
  // The safe form of the test clock dies where its time is no whole number of nanoseconds, as after a jittered pause.
  Effect.sync(() => Number(clock.unsafeCurrentTimeNanos()) / 1_000_000)
)

/** Milliseconds to wait by a `Retry-After` header (seconds or a date); 0 for none and for nonsense. */
const retryAfterMillis = (header: string | undefined, now: number): number => {
  const text = header?.trim() ?? ""
  const millis = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return millis > 0 ? Math.min(millis, longestRest) : 0
}

/** Milliseconds that an answer asks its host to be left alone. */
const restOf = ({ status, headers }: Answer) =>
  Effect.map(Clock.currentTimeMillis, now =>
    status === 429 || status === 503 ? retryAfterMillis(headers["retry-after"], now) : 0
  )

/**
 * At most one request an interval to a host, in the order of asking; a host that answered 429 or 503 with
 * `Retry-After` rests for as long as it asked. Hosts are those of the original URL, with their port.
 */
export const pace = (send: Send, options: PaceOptions): Send => {
  const hosts = new Map<string, Host>()
  const maximumWait = Duration.toMillis(options.maximumWait)

  const forgetIdle = (now: number) => {
    if (hosts.size < rememberedHosts) return
    for (const [name, host] of hosts) {
      if (host.waiting === 0 && host.freeAt <= now) hosts.delete(name)
    }
  }

  const hostOf = (name: string, now: number): Host => {
    const known = hosts.get(name)
    if (known !== undefined) return known
    forgetIdle(now)
    const host: Host = { turn: Effect.unsafeMakeSemaphore(1), waiting: 0, freeAt: 0 }
    hosts.set(name, host)
    return host
  }

  const refuseLongWait = (millis: number) =>
    millis > maximumWait ? Effect.fail(new RateLimited({ retryAfterMillis: Math.ceil(millis) })) : Effect.void

  const takeTurn = (host: Host, interval: number) =>
    Effect.gen(function* () {
      // Looked at again after each sleep: an answer that came meanwhile may have sent the host to rest.
      while (true) {
        const wait = host.freeAt - (yield* steadyMillis)
        if (wait <= 0) break
        yield* refuseLongWait(wait)
        yield* Effect.sleep(wait)
      }
      host.freeAt = (yield* steadyMillis) + interval
    })

  /** After the own turn, the one among all processes. */
  const takeSharedTurn = (name: string, interval: number) =>
    Effect.gen(function* () {
      const wait =
        (yield* options.turns?.take(name, interval, maximumWait) ?? Effect.succeed(0)) ?? maximumWait + 1
      yield* refuseLongWait(wait)
      yield* Effect.sleep(wait)
    })

  return outgoing =>
    Effect.gen(function* () {
      const now = yield* steadyMillis
      const name = outgoing.url.host
      const host = hostOf(name, now)
      const interval = Duration.toMillis(options.intervals[name] ?? options.interval)
      yield* refuseLongWait(host.freeAt - now + host.waiting * interval)
      host.waiting += 1
      yield* Effect.zipRight(takeTurn(host, interval), takeSharedTurn(name, interval)).pipe(
        host.turn.withPermits(1),
        Effect.ensuring(Effect.sync(() => (host.waiting -= 1)))
      )
      const answer = yield* send(outgoing)
      const rest = yield* restOf(answer)
      if (rest > 0) {
        host.freeAt = Math.max(host.freeAt, (yield* steadyMillis) + rest)
        yield* options.turns?.rest(name, rest) ?? Effect.void
      }
      return answer
    })
}
