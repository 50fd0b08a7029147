import { Clock, Duration, Effect } from "effect"
import type { Answer, Send } from "./Exchange.ts"
import { RateLimited } from "./failures.ts"
import { HostLine } from "./HostLine.ts"
import type { HostTurns } from "./HostTurns.ts"
import { type CurrentRequester, type Requester, whileHeld } from "./Requester.ts"

export interface PaceOptions {
  /** Least time between the starts of two requests to one host. */
  readonly interval: Duration.DurationInput
  /** Another interval for some hosts, for interfaces that allow more. */
  readonly intervals: Readonly<Record<string, Duration.DurationInput>>
  /** While a host asks for a longer rest, requests to it fail as rate limited at once. */
  readonly maximumRest: Duration.DurationInput
  /** Shared with other processes; a process alone needs none. */
  readonly turns?: HostTurns | undefined
}

export const defaultPace: PaceOptions = {
  interval: Duration.seconds(1),
  intervals: {},
  maximumRest: Duration.seconds(30)
}

/** Hosts are forgotten from this number on, once nobody waits for them: memory stays bounded. */
const rememberedHosts = 4096

/** A host that asks for longer is asking us to go away, which the next request may find out anew. */
const longestRest = Duration.toMillis(Duration.days(1))

/** Times are on the clock of `steadyMillis`. */
interface Host {
  readonly line: HostLine
  /** When the interval after the last request is over. */
  freeAt: number
  /** When the rest is over that the host has asked for. */
  restsUntil: number
}

/** Never goes back, unlike the time of day: a corrected clock must neither stop a host nor let it be flooded. */
const steadyMillis = Clock.clockWith(clock =>
  // The safe form of the test clock dies where its time is no whole number of nanoseconds, as after a jittered pause.
  Effect.sync(() => Number(clock.unsafeCurrentTimeNanos()) / 1_000_000)
)

/** The one date form that senders may still produce (RFC 9110, 5.6.7): `Date.parse` also takes `-5` and `2026`. */
const httpDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** Milliseconds to wait by a `Retry-After` header (seconds or a date); 0 for none and for nonsense. */
const retryAfterMillis = (header: string | undefined, now: number): number => {
  const text = header?.trim() ?? ""
  const until = httpDate.test(text) ? Date.parse(text) - now : Number.NaN
  const millis = /^\d+$/.test(text) ? Number(text) * 1000 : until
  return millis > 0 ? Math.min(millis, longestRest) : 0
}

/** Milliseconds that an answer asks its host to be left alone. */
const restOf = ({ status, headers }: Answer) =>
  Effect.map(Clock.currentTimeMillis, now =>
    status === 429 || status === 503 ? retryAfterMillis(headers["retry-after"], now) : 0
  )

/**
 * At most one request an interval to a host, in the order of `HostLine`; a host that answered 429 or 503 with `Retry-After` rests for
 * as long as it asked. Hosts are those of the original URL, with their port.
 */
export const pace = (send: Send, options: PaceOptions, requester: CurrentRequester): Send => {
  const hosts = new Map<string, Host>()
  const maximumRest = Duration.toMillis(options.maximumRest)

  const forgetIdle = (now: number) => {
    if (hosts.size < rememberedHosts) return
    for (const [name, host] of hosts) {
      if (host.line.isEmpty && Math.max(host.freeAt, host.restsUntil) <= now) hosts.delete(name)
    }
  }

  const hostOf = (name: string, now: number): Host => {
    const known = hosts.get(name)
    if (known !== undefined) return known
    forgetIdle(now)
    const host: Host = { line: new HostLine(), freeAt: 0, restsUntil: 0 }
    hosts.set(name, host)
    return host
  }

  const refuseLongRest = (millis: number) =>
    millis > maximumRest ? Effect.fail(new RateLimited({ retryAfterMillis: Math.ceil(millis) })) : Effect.void

  /** Looked at again after each pause: an answer that came meanwhile may have sent the host to rest. */
  const isReady = (host: Host) =>
    Effect.gen(function* () {
      const now = yield* steadyMillis
      yield* refuseLongRest(host.restsUntil - now)
      const wait = Math.max(host.freeAt, host.restsUntil) - now
      if (wait > 0) yield* Effect.sleep(wait)
      return wait <= 0
    })

  /** After the turn in this process, the one among all. */
  const takeTurn = (name: string, host: Host, interval: number, asking: Requester | null) =>
    Effect.gen(function* () {
      const turn = yield* options.turns?.take(name, interval, maximumRest) ?? Effect.succeed(0)
      const wait = turn ?? maximumRest + 1
      yield* refuseLongRest(wait)
      if (wait > 0) yield* whileHeld(asking, Effect.sleep(wait))
      host.freeAt = (yield* steadyMillis) + interval
    })

  const rest = (name: string, host: Host, millis: number) =>
    Effect.gen(function* () {
      host.restsUntil = Math.max(host.restsUntil, (yield* steadyMillis) + millis)
      yield* host.line.rest
      yield* options.turns?.rest(name, millis) ?? Effect.void
    })

  return outgoing =>
    Effect.gen(function* () {
      const asking = yield* requester
      const name = outgoing.url.host
      const host = hostOf(name, yield* steadyMillis)
      const interval = Duration.toMillis(options.intervals[name] ?? options.interval)
      yield* host.line.wait(asking, isReady(host), takeTurn(name, host, interval, asking))
      const answer = yield* send(outgoing)
      const asked = yield* restOf(answer)
      if (asked > 0) yield* rest(name, host, asked)
      return answer
    })
}
