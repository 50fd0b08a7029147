import { Ids, Signals, type Topic } from "@prospect-research/core"
import { Context, Effect, Layer, Option, Queue, Redacted, Schedule, Schema } from "effect"
import Pg from "pg"
import { toSqlError } from "./failures.ts"
import { PostgresPool } from "./PostgresDatabase.ts"
import { applicationName, limitsOf, type PostgresOptions } from "./PostgresOptions.ts"

const channel = "prospect_research"

/** Signals of so long go out together: every NOTIFY takes a lock that all commits of the cluster pass through. */
const gathering = "20 millis"

/** A lost connection is made again after 1 s, 2 s … 10 s ±20 %; meanwhile everybody looks at an interval. */
const reconnection = Schedule.exponential("1 second").pipe(
  Schedule.union(Schedule.spaced("10 seconds")),
  Schedule.jitteredWith({ min: 0.8, max: 1.2 })
)

/** A connection that no longer hears anything looks like one on which nothing is said. */
const checkEvery = "10 seconds"

/** What everybody looks after when notifications may have been missed. */
const topics: ReadonlyArray<Topic> = ["tasks", "deliveries", "leases"]

const isTopic = (text: string): text is Topic =>
  text.startsWith("task:") || topics.some(topic => topic === text)

const Payload = Schema.parseJson(Schema.Struct({ from: Schema.String, topic: Schema.String }))
const decodePayload = Schema.decodeUnknownOption(Payload)

/** Listens until the connection is lost. */
const listen = (options: PostgresOptions, hear: (payload: string) => void, begin: () => void) =>
  Effect.scoped(
    Effect.gen(function* () {
      const { connectMillis, statementMillis } = limitsOf(options)
      const attempt = <A>(run: () => Promise<A>) =>
        Effect.timeoutFail(Effect.tryPromise({ try: run, catch: toSqlError }), {
          duration: statementMillis,
          onTimeout: () => toSqlError(new Error("timeout: the database does not answer"))
        })
      const client = yield* Effect.acquireRelease(
        Effect.sync(
          () =>
            new Pg.Client({
              connectionString: Redacted.value(options.url),
              connectionTimeoutMillis: connectMillis,
              keepAlive: true,
              application_name: applicationName
            })
        ),
        it => Effect.sync(() => void it.end().catch(() => undefined))
      )
      const lost = Effect.async<never, unknown>(resume => {
        client.on("error", error => resume(Effect.fail(toSqlError(error))))
        client.on("end", () => resume(Effect.fail(toSqlError(new Error("connection ended")))))
      })
      client.on("notification", ({ payload }) => hear(payload ?? ""))
      yield* attempt(() => client.connect())
      yield* attempt(() => client.query(`LISTEN ${channel}`))
      begin()
      const check = attempt(() => client.query("SELECT 1"))
      yield* Effect.raceFirst(lost, Effect.forever(Effect.zipRight(Effect.sleep(checkEvery), check)))
    })
  )

const notify = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"

const make = Effect.fnUntraced(function* (options: PostgresOptions) {
  const pool = yield* PostgresPool
  const self = yield* Effect.flatMap(Ids, ids => ids.uuid)
  const local = Context.get(yield* Layer.build(Signals.layer), Signals)
  const outgoing = new Set<Topic>()
  const waiting = Effect.unsafeMakeLatch()
  const heard = yield* Queue.unbounded<Topic>()

  const send = Effect.gen(function* () {
    yield* waiting.await
    yield* Effect.sleep(gathering)
    yield* waiting.close
    const payloads = [...outgoing].map(topic => JSON.stringify({ from: self, topic }))
    outgoing.clear()
    yield* Effect.ignore(pool.query(notify, [channel, payloads]))
  })

  const hear = (payload: string) => {
    const said = Option.getOrNull(decodePayload(payload))
    if (said !== null && said.from !== self && isTopic(said.topic)) heard.unsafeOffer(said.topic)
  }

  const connected = listen(options, hear, () => {
    for (const topic of topics) heard.unsafeOffer(topic)
  })

  yield* Effect.forkScoped(Effect.forever(send))
  yield* Effect.forkScoped(Effect.forever(Effect.flatMap(Queue.take(heard), local.publish)))
  yield* Effect.forkScoped(
    connected.pipe(
      Effect.tapError(() => Effect.logWarning("The connection for notifications was lost")),
      Effect.retry(reconnection)
    )
  )
  return Signals.of({
    publish: topic =>
      Effect.zipRight(
        local.publish(topic),
        Effect.suspend(() => {
          outgoing.add(topic)
          return waiting.open
        })
      ),
    subscribe: local.subscribe
  })
})

/**
 * Signals for all processes on one database. They are hints: one that is lost, because a pooler or a broken connection is in
 * between, costs the second until the next look.
 */
export const PostgresSignals = {
  layer: (options: PostgresOptions): Layer.Layer<Signals, never, PostgresPool | Ids> =>
    Layer.scoped(Signals, make(options))
} as const
