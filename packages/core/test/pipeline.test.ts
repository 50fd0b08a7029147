import { describe, expect, it } from "@effect/vitest"
import {
  type Checkpoint,
  type Claim,
  emptyOutput,
  Pipeline,
  SourceError,
  type SourceErrorReason,
  type Stage,
  type StageInput,
  stageLayer
} from "@prospect-research/core"
import { settableClock } from "@prospect-research/core/testing"
import { Clock, Deferred, Duration, Effect, Either, Exit, Fiber, TestClock } from "effect"
import { afterAnHour, found, runStages, stage } from "./runStages.ts"

const failing = (reason: SourceErrorReason) => new SourceError({ source: "any", reason })

const takes = (duration: Duration.DurationInput, name: string): Partial<Stage> => ({
  run: () => Effect.delay(Effect.succeed(found(name)), duration)
})

describe("order", () => {
  it.effect("a stage starts as soon as what it runs after is done, whoever else still runs", () =>
    Effect.gen(function* () {
      const { end } = yield* afterAnHour(
        runStages([
          stage("slow", takes("30 seconds", "slow")),
          stage("quick", takes("2 seconds", "quick")),
          stage("next", { ...takes("3 seconds", "next"), after: ["quick", "not in the pipeline"] }),
          stage("last", { kind: "conclude", run: () => Effect.succeed({}) })
        ])
      )
      expect(end("quick")?.second).toBe(2)
      expect(end("next")?.second).toBe(5)
      expect(end("last")?.second).toBe(30)
    })
  )

  it.effect("a stage sees what its predecessors found, and nothing of a sibling that was faster", () =>
    Effect.gen(function* () {
      const seen: Record<string, ReadonlyArray<string>> = {}
      const looking = (name: string): Partial<Stage> => ({
        run: ({ known }: StageInput) => {
          seen[name] = known.lookups.map(it => it.source)
          return Effect.delay(Effect.succeed(found(name)), name === "b" ? "1 second" : "5 seconds")
        }
      })
      yield* afterAnHour(
        runStages([
          stage("a", looking("a")),
          stage("b", looking("b")),
          stage("c", { ...looking("c"), after: ["a"] }),
          stage("d", { ...looking("d"), kind: "conclude" })
        ])
      )
      expect(seen).toEqual({ a: [], b: [], c: ["a"], d: ["a", "b", "c"] })
    })
  )

  it.effect("two stages of one name, or a circle, make no pipeline", () =>
    Effect.gen(function* () {
      const twice = yield* Effect.either(runStages([stage("a"), stage("a")]))
      const circle = yield* Effect.either(
        runStages([stage("a", { after: ["b"] }), stage("b", { after: ["a"] })])
      )
      expect(Either.getLeft(twice).pipe(it => it.toString())).toContain("Two stages are named a")
      expect(Either.getLeft(circle).pipe(it => it.toString())).toContain("wait for each other: a, b")
    })
  )
})

describe("a time of day that is set while stages run", () => {
  it.effect("leaves each stage the time it has", () =>
    Effect.gen(function* () {
      const { clock, shiftBy } = yield* settableClock
      const anHour = Duration.toMillis("1 hour")
      const stages = [
        stage("hangs", { run: () => Effect.never, timeLimit: "8 seconds" }),
        stage("slow", { ...takes("20 seconds", "slow"), timeLimit: "30 seconds" }),
        stage("next", { ...takes("20 seconds", "next"), after: ["slow"] })
      ]
      const run = yield* Effect.fork(Effect.withClock(runStages(stages), clock))
      yield* TestClock.adjust("4 seconds")
      shiftBy(-anHour)
      yield* TestClock.adjust("10 seconds")
      shiftBy(3 * anHour)
      yield* TestClock.adjust("1 minute")
      shiftBy(-2 * anHour)
      const { end } = yield* Fiber.join(run)
      expect(end("hangs")).toMatchObject({ error: "timed out", second: 8 - anHour / 1000 })
      expect(["slow", "next"].map(name => end(name)?.error)).toEqual([null, null])
    })
  )
})

describe("failure", () => {
  it.effect("a stage that fails, hangs, breaks or answers nonsense takes no other down", () =>
    Effect.gen(function* () {
      const nonsense: Claim = JSON.parse(`{"id": 1}`)
      const { end, outcome } = yield* afterAnHour(
        runStages([
          stage("fine"),
          stage("fails", { run: () => failing({ _tag: "Unauthorized" }) }),
          stage("hangs", { run: () => Effect.never, timeLimit: "8 seconds" }),
          stage("breaks", { run: () => Effect.dieMessage("a bug") }),
          stage("throws", {
            run: () => {
              throw new Error("a bug")
            }
          }),
          stage("nonsense", { run: () => Effect.succeed({ claims: [nonsense] }) })
        ])
      )
      const ends = ["fine", "fails", "hangs", "breaks", "throws", "nonsense"].map(name => end(name)?.error)
      expect(ends).toEqual([
        null,
        "key refused",
        "timed out",
        "internal error of the stage",
        "internal error of the stage",
        "answer not understood"
      ])
      expect(outcome.failure).toBeNull()
      expect(outcome.stagesFinished).toBe(1)
      expect(outcome.evidence.sources).toContainEqual({
        source: "fails",
        verdict: "unavailable",
        reason: "key refused"
      })
    })
  )

  it.effect("nothing there is an answer: the stage has finished and its source is absent", () =>
    Effect.gen(function* () {
      const { end, outcome } = yield* runStages([stage("a", { run: () => failing({ _tag: "NotFound" }) })])
      expect(end("a")).toMatchObject({ state: "finished", error: null })
      expect(outcome.failure).toBeNull()
      expect(outcome.evidence.sources).toEqual([{ source: "a", verdict: "absent", reason: null }])
      expect(outcome.result).toMatchObject({ status: "partial", overall_confidence: "UNKNOWN" })
    })
  )

  it.effect("when no source answers, there is nothing to report on", () =>
    Effect.gen(function* () {
      const { outcome } = yield* runStages([stage("a", { run: () => failing({ _tag: "Unauthorized" }) })])
      expect(outcome.failure).toContain("No source could be reached")
      const nobody = yield* runStages([stage("a", { run: () => Effect.succeed({}) })])
      expect(nobody.outcome.failure).toContain("No source could be asked")
    })
  )
})

describe("retries", () => {
  const attempts = (reason: SourceErrorReason) =>
    Effect.gen(function* () {
      let count = 0
      const { end } = yield* afterAnHour(
        runStages([
          stage("a", {
            run: () =>
              Effect.suspend(() => {
                count += 1
                return failing(reason)
              })
          })
        ])
      )
      return { count, error: end("a")?.error }
    })

  it.effect("trouble that passes is tried again, at most twice", () =>
    Effect.gen(function* () {
      expect(yield* attempts({ _tag: "Network" })).toEqual({ count: 3, error: "not reachable" })
      expect(yield* attempts({ _tag: "UpstreamStatus", status: 503 })).toMatchObject({ count: 3 })
      expect(yield* attempts({ _tag: "RateLimited", retryAfterMillis: 2000 })).toMatchObject({ count: 3 })
    })
  )

  it.effect("trouble that stays is not, nor is a pause that is too long", () =>
    Effect.gen(function* () {
      expect(yield* attempts({ _tag: "UpstreamStatus", status: 400 })).toMatchObject({ count: 1 })
      expect(yield* attempts({ _tag: "QuotaExhausted" })).toMatchObject({ count: 1 })
      expect(yield* attempts({ _tag: "Malformed" })).toMatchObject({ count: 1 })
      expect(yield* attempts({ _tag: "RateLimited", retryAfterMillis: 60_000 })).toMatchObject({ count: 1 })
    })
  )

  it.effect("a rate limit is waited for as long as the source asks", () =>
    Effect.gen(function* () {
      const times: Array<number> = []
      yield* afterAnHour(
        runStages([
          stage("a", {
            run: () =>
              Effect.gen(function* () {
                times.push(yield* Clock.currentTimeMillis)
                return yield* failing({ _tag: "RateLimited", retryAfterMillis: 5000 })
              })
          })
        ])
      )
      expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(5000)
    })
  )
})

describe("deadline", () => {
  it.effect("at the deadline gathering stops, and the report is written from what there is", () =>
    Effect.gen(function* () {
      const { end, outcome } = yield* afterAnHour(
        runStages(
          [
            stage("quick", takes("1 second", "quick")),
            stage("endless", { run: () => Effect.never, timeLimit: "1 hour" }),
            stage("late", { after: ["endless"] }),
            stage("write", { kind: "conclude", ...takes("2 seconds", "write") })
          ],
          { deadline: "10 seconds" }
        )
      )
      expect(end("endless")).toMatchObject({ state: "failed", error: "timed out", second: 10 })
      expect(end("late")).toMatchObject({ state: "skipped", error: "no time left", second: 10 })
      expect(end("write")).toMatchObject({ state: "finished", second: 12 })
      expect(outcome.failure).toBeNull()
    })
  )
})

describe("checkpoints", () => {
  const checkpoint = (name: string, version: string): Checkpoint => ({
    stage: name,
    version,
    state: "finished",
    error: null,
    output: { ...emptyOutput, lookups: [{ source: name, verdict: "found", reason: null }] }
  })

  it.effect("a finished stage does not run again; one of another version does", () =>
    Effect.gen(function* () {
      const { saved, outcome } = yield* runStages(
        [stage("a"), stage("b"), stage("c", { after: ["a", "b"] })],
        {
          checkpoints: [checkpoint("a", "1"), checkpoint("b", "0")]
        }
      )
      expect(saved.map(it => it.stage)).toEqual(["b", "c"])
      expect(outcome.stagesFinished).toBe(3)
      expect(outcome.evidence.sources.map(it => it.source).sort()).toEqual(["a", "b", "c"])
    })
  )

  it.effect("with every stage stored, only the report is made", () =>
    Effect.gen(function* () {
      const { saved, outcome } = yield* runStages([stage("a")], { checkpoints: [checkpoint("a", "1")] })
      expect(saved).toEqual([])
      expect(outcome.stagesFinished).toBe(1)
    })
  )
})

it.effect("each stage is announced when it begins and when it ends", () =>
  Effect.gen(function* () {
    const { events } = yield* runStages([stage("a"), stage("b", { after: ["a"] })])
    const told = events.map(event => (event.type === "stage" ? `${event.stage} ${event.state}` : event.type))
    expect(told).toEqual(["a running", "a finished", "b running", "b finished"])
  })
)

it.effect("a failure to store ends the run with that failure and stops every stage", () =>
  Effect.gen(function* () {
    const interrupted = yield* Deferred.make<void>()
    const stages = [
      stage("quick"),
      stage("slow", {
        run: () => Effect.onInterrupt(Effect.never, () => Deferred.succeed(interrupted, undefined))
      })
    ]
    const task = Effect.flatMap(Pipeline, pipeline =>
      pipeline.run({
        contact: {},
        checkpoints: [],
        announce: () => Effect.void,
        save: () => Effect.fail("lost")
      })
    ).pipe(Effect.provide(Pipeline.layer(stages.map(it => stageLayer(Effect.succeed(it))))))
    const exit = yield* Fiber.await(yield* Effect.fork(task))
    expect(exit).toEqual(Exit.fail("lost"))
    yield* Deferred.await(interrupted)
  })
)
