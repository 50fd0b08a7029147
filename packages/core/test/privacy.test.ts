import { expect, it } from "@effect/vitest"
import {
  Accounts,
  type Handle,
  operator,
  Privacy,
  Research,
  Retention,
  type RetentionOptions,
  type StageOutput,
  TaskStore,
  Worker
} from "@prospect-research/core"
import { Deferred, Effect, Either, Fiber, Layer, TestClock } from "effect"
import { describe } from "vitest"
import { answering, gatherStage, parts, submitted } from "./engine.ts"

const person = (email: string) => ({ contact_data: { email } })

const withHandle = (kind: Handle["kind"], value: string): Partial<StageOutput> => ({
  ...answering("github"),
  handles: [{ kind, value, document: null }]
})

/** Runs with one stage that hands back what `run` gives; a worker is started by each test. */
const withStage = <A, E, R>(run: Effect.Effect<Partial<StageOutput>>, body: Effect.Effect<A, E, R>) =>
  Effect.provide(body, Layer.provideMerge(Privacy.layer, parts([gatherStage("github", () => run)])))

const settled = (accountId: string, taskId: string) =>
  Effect.gen(function* () {
    const research = yield* Research
    const waiting = yield* Effect.fork(research.wait(accountId, taskId, "1 minute"))
    yield* TestClock.adjust("1 minute")
    return yield* Fiber.join(waiting)
  })

describe("a person who turns out to be suppressed", () => {
  for (const [kind, value, contact_data] of [
    ["email", "ADA@example.org", { email: "ada@example.org" }],
    ["linkedin", "https://no.linkedin.com/in/Ada", { linkedin_url: "linkedin.com/in/ada" }]
  ] as const) {
    it.scoped(`by ${kind}: the task fails, is refunded, and keeps nothing of what was found`, () =>
      withStage(
        Effect.succeed(withHandle(kind, value)),
        Effect.gen(function* () {
          const { accountId, taskId } = yield* submitted()
          yield* (yield* Privacy).suppress(operator, { contact_data })
          yield* Layer.build(Worker.layer())
          const task = yield* settled(accountId, taskId)
          expect(task).toMatchObject({
            status: "failed",
            result: null,
            error: "This person has asked not to be researched"
          })
          expect((yield* (yield* Accounts).get(accountId)).credits).toBe(3)
          expect(yield* (yield* TaskStore).checkpoints(taskId)).toEqual([])
          expect((yield* (yield* Research).evidence(accountId, taskId)).sources).toEqual([])
        })
      )
    )
  }

  it.scoped("before research has begun, no source is asked", () => {
    let asked = 0
    return withStage(
      Effect.sync(() => {
        asked += 1
        return answering("github")
      }),
      Effect.gen(function* () {
        const { accountId, taskId } = yield* submitted(person("ada@example.com"))
        yield* (yield* Privacy).suppress(accountId, person("ada@example.com"))
        yield* Layer.build(Worker.layer())
        expect((yield* settled(accountId, taskId)).status).toBe("failed")
        expect(asked).toBe(0)
      })
    )
  })

  it.scoped("while research runs, there is no report", () =>
    Effect.gen(function* () {
      const latch = yield* Deferred.make<Partial<StageOutput>>()
      yield* withStage(
        Deferred.await(latch),
        Effect.gen(function* () {
          const { accountId, taskId } = yield* submitted(person("ada@example.com"))
          yield* Layer.build(Worker.layer())
          yield* TestClock.adjust("1 second")
          expect((yield* (yield* Research).get(accountId, taskId)).status).toBe("running")
          yield* (yield* Privacy).suppress(accountId, person("ada@example.com"))
          yield* Deferred.succeed(latch, answering("github"))
          expect((yield* settled(accountId, taskId)).status).toBe("failed")
        })
      )
    })
  )

  it.scoped("somebody else's handle harms nobody", () =>
    withStage(
      Effect.succeed(withHandle("email", "grace@example.org")),
      Effect.gen(function* () {
        const { accountId, taskId } = yield* submitted()
        yield* (yield* Privacy).suppress(accountId, person("ada@example.org"))
        yield* Layer.build(Worker.layer())
        expect((yield* settled(accountId, taskId)).status).toBe("completed")
      })
    )
  )
})

describe("retention", () => {
  const sweepEvery = (options: RetentionOptions) => Layer.build(Retention.layer(options))

  /** A test task is complete at once: a task that ended now. */
  const ended = submitted({ ...person("ada@example.com"), is_test: true })

  const isKept = (accountId: string, taskId: string) =>
    Effect.flatMap(Research, research =>
      Effect.map(Effect.either(research.get(accountId, taskId)), Either.isRight)
    )

  it.scoped("removes tasks after 30 days, by itself, in batches", () =>
    withStage(
      Effect.succeed({}),
      Effect.gen(function* () {
        yield* sweepEvery({ every: "12 hours" })
        const { accountId, taskId } = yield* ended
        const research = yield* Research
        for (let sent = 0; sent < 120; sent += 1) {
          yield* research.submit(accountId, { ...person("grace@example.com"), is_test: true })
        }
        yield* TestClock.adjust("30 days")
        expect(yield* isKept(accountId, taskId)).toBe(true)
        yield* TestClock.adjust("13 hours")
        expect(yield* isKept(accountId, taskId)).toBe(false)
        expect((yield* research.list(accountId, {})).data).toEqual([])
        expect((yield* (yield* Accounts).get(accountId)).credits).toBe(3)
      })
    )
  )

  it.scoped("keeps for good what it is told to keep", () =>
    withStage(
      Effect.succeed({}),
      Effect.gen(function* () {
        yield* sweepEvery({ days: 0, deliveryDays: 0, every: "10 days" })
        const { accountId, taskId } = yield* ended
        yield* TestClock.adjust("400 days")
        expect(yield* isKept(accountId, taskId)).toBe(true)
      })
    )
  )

  it.scoped("counts the days that it is given", () =>
    withStage(
      Effect.succeed({}),
      Effect.gen(function* () {
        yield* sweepEvery({ days: 2, every: "1 hour" })
        const { accountId, taskId } = yield* ended
        yield* TestClock.adjust("47 hours")
        expect(yield* isKept(accountId, taskId)).toBe(true)
        yield* TestClock.adjust("2 hours")
        expect(yield* isKept(accountId, taskId)).toBe(false)
      })
    )
  )

  it.scoped("says how much went", () =>
    withStage(
      Effect.succeed({}),
      Effect.gen(function* () {
        const retention = yield* sweepEvery({ every: "365 days" })
        const sweep = Effect.provide(
          Effect.flatMap(Retention, it => it.sweep),
          retention
        )
        const { accountId } = yield* ended
        const research = yield* Research
        yield* research.submit(accountId, person("ada@example.com"), { idempotencyKey: "key-1" })
        yield* TestClock.adjust("40 days")
        expect(yield* sweep).toEqual({ tasks: 1, deliveries: 0, idempotencyKeys: 1 })
        expect(yield* sweep).toEqual({ tasks: 0, deliveries: 0, idempotencyKeys: 0 })
        expect((yield* research.list(accountId, {})).data).toHaveLength(1)
      })
    )
  )
})

describe("accounts", () => {
  const refused = ["a\0b", "\ud800", "x\udfff"]

  it.effect("refuse texts that cannot be stored, whoever calls", () =>
    Effect.gen(function* () {
      const accounts = yield* Accounts
      const { account_id: accountId } = yield* accounts.create("Test")
      for (const text of refused) {
        const ways = [
          Effect.asVoid(accounts.create(text)),
          Effect.asVoid(accounts.grant(accountId, { amount: 1, reason: text, grantId: null })),
          Effect.asVoid(accounts.grant(accountId, { amount: 1, reason: "Gift", grantId: text }))
        ]
        for (const way of ways) expect((yield* Effect.flip(way))._tag).toBe("InvalidRequest")
      }
      expect((yield* accounts.get(accountId)).credits).toBe(3)
    }).pipe(Effect.provide(parts([])))
  )
})
