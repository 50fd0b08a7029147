import { Clock, Duration, Effect, Exit, Fiber, type Scope } from "effect"
import type { Answer, FetchKind, Outgoing, Send } from "./Exchange.ts"
import type { Failure } from "./failures.ts"
import { type CurrentRequester, type Requester, whileHeld } from "./Requester.ts"
import { requestKey } from "./requestKey.ts"

export interface CacheOptions {
  /** Bytes of bodies kept; the answer used longest ago is forgotten first. */
  readonly bytes: number
  /**
   * How long a good answer is used again, by what was asked for. A request says otherwise with its own
   * `Cache-Control: max-age=SECONDS`, or `no-store`.
   */
  readonly timeToLive: Readonly<Record<FetchKind, Duration.DurationInput>>
  /** The same for 404 and 410. Errors are never used again. */
  readonly negative: Duration.DurationInput
}

export const defaultCache: CacheOptions = {
  bytes: 64 * 1024 * 1024,
  timeToLive: { page: Duration.days(7), api: Duration.hours(24) },
  negative: Duration.hours(1)
}

/** What an entry costs beside its body, so that empty answers cannot grow without bound. */
const entryBytes = 1024

const cachedMethods = new Set(["GET", "HEAD", "POST"])

interface Entry {
  readonly answer: Answer
  readonly expiresAt: number
  readonly bytes: number
}

interface Flight {
  readonly fiber: Fiber.RuntimeFiber<Answer, Failure>
  /** Who began it, in whose turn it is made. */
  readonly pilot: Requester | null
  passengers: number
}

const isShared = ({ method, headers }: Outgoing) =>
  cachedMethods.has(method) && !/\bno-store\b/.test(headers["cache-control"] ?? "")

const timeToLive = (outgoing: Outgoing, answer: Answer, options: CacheOptions): number => {
  if (answer.status === 404 || answer.status === 410) return Duration.toMillis(options.negative)
  if (answer.status < 200 || answer.status >= 300) return 0
  const asked = /\bmax-age=(\d{1,9})\b/.exec(outgoing.headers["cache-control"] ?? "")?.[1]
  return asked === undefined ? Duration.toMillis(options.timeToLive[outgoing.kind]) : Number(asked) * 1000
}

/** Entries in the order of their last use. */
class Shelf {
  private readonly entries = new Map<string, Entry>()
  private bytes = 0
  private readonly capacity: number

  constructor(capacity: number) {
    this.capacity = capacity
  }

  take(key: string, now: number): Answer | undefined {
    const entry = this.entries.get(key)
    if (entry === undefined) return undefined
    this.remove(key, entry)
    if (entry.expiresAt <= now) return undefined
    this.add(key, entry)
    return entry.answer
  }

  put(key: string, answer: Answer, expiresAt: number) {
    const replaced = this.entries.get(key)
    if (replaced !== undefined) this.remove(key, replaced)
    this.add(key, { answer, expiresAt, bytes: entryBytes + key.length + answer.body.length })
    for (const [oldest, entry] of this.entries) {
      if (this.bytes <= this.capacity) break
      this.remove(oldest, entry)
    }
  }

  private add(key: string, entry: Entry) {
    this.entries.set(key, entry)
    this.bytes += entry.bytes
  }

  private remove(key: string, entry: Entry) {
    this.entries.delete(key)
    this.bytes -= entry.bytes
  }
}

/**
 * Answers equal requests once: from memory while the answer is fresh, and together while it is on its way. Requests
 * are equal when method, URL, body and all headers are, so that nobody sees what another's key was answered.
 */
export const cached = (
  send: Send,
  options: CacheOptions,
  requester: CurrentRequester
): Effect.Effect<Send, never, Scope.Scope> =>
  Effect.map(Effect.scope, scope => {
    const shelf = new Shelf(options.bytes)
    const flights = new Map<string, Flight>()

    const fetch = (key: string, outgoing: Outgoing) =>
      send(outgoing).pipe(
        Effect.tap(answer =>
          Effect.map(Clock.currentTimeMillis, now => {
            const millis = timeToLive(outgoing, answer, options)
            if (millis > 0) shelf.put(key, answer, now + millis)
          })
        )
      )

    const land = (key: string, flight: Flight) => {
      if (flights.get(key) === flight) flights.delete(key)
    }

    /** In a fiber of its own, since the first to ask may leave while others still wait. */
    const depart = (key: string, outgoing: Outgoing, pilot: Requester | null) =>
      Effect.map(Effect.forkIn(Effect.interruptible(fetch(key, outgoing)), scope), fiber => {
        const flight: Flight = { fiber, pilot, passengers: 0 }
        flights.set(key, flight)
        fiber.addObserver(() => land(key, flight))
        return flight
      })

    const leave = (key: string, flight: Flight) =>
      Effect.suspend(() => {
        flight.passengers -= 1
        if (flight.passengers > 0) return Effect.void
        land(key, flight)
        return Fiber.interruptFork(flight.fiber)
      })

    const board = (key: string, outgoing: Outgoing) =>
      Effect.uninterruptibleMask(restore =>
        Effect.gen(function* () {
          const asking = yield* requester
          const flight = flights.get(key) ?? (yield* depart(key, outgoing, asking))
          flight.passengers += 1
          const isOwn = flight.pilot?.task === asking?.task
          const arrival = restore(Fiber.await(flight.fiber))
          const exit = yield* Effect.ensuring(
            isOwn ? arrival : whileHeld(asking, arrival),
            leave(key, flight)
          )
          return yield* Exit.matchEffect(exit, { onSuccess: Effect.succeed, onFailure: Effect.failCause })
        })
      )

    return outgoing =>
      Effect.flatMap(Clock.currentTimeMillis, now => {
        if (!isShared(outgoing)) return send(outgoing)
        const key = requestKey(outgoing)
        const kept = shelf.take(key, now)
        return kept === undefined ? board(key, outgoing) : Effect.succeed(kept)
      })
  })
