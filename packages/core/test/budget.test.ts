import { describe, expect, it } from "@effect/vitest"
import { SourceError, type SourceErrorReason } from "@prospect-research/core"
import { Effect } from "effect"
import { afterAnHour, found, runStages, stage } from "./runStages.ts"

describe("budget", () => {
  it.effect("a stage that could exceed the budget is not begun", () =>
    Effect.gen(function* () {
      const paid = (name: string, after: ReadonlyArray<string>) =>
        stage(name, { after, budget: 0.4, run: () => Effect.succeed({ ...found(name), cost: 0.3 }) })
      const { saved, outcome } = yield* runStages([paid("a", []), paid("b", ["a"]), paid("c", ["b"])], {
        budget: 0.8
      })
      expect(saved.map(it => it.state)).toEqual(["finished", "finished", "skipped"])
      expect(outcome.cost).toBeCloseTo(0.6)
    })
  )

  it.effect.each([
    { end: "failed", run: () => new SourceError({ source: "any", reason: { _tag: "Malformed" } }) },
    { end: "was stopped", run: () => Effect.never }
  ])("the budget of a stage that $end is no longer free: nobody knows what it spent", ({ run }) =>
    Effect.gen(function* () {
      const { end } = yield* afterAnHour(
        runStages(
          [
            stage("broken", { budget: 0.5, run }),
            stage("dear", { after: ["broken"], budget: 0.6 }),
            stage("cheap", { after: ["broken"], budget: 0.5 })
          ],
          { budget: 1 }
        )
      )
      expect(end("broken")).toMatchObject({ state: "failed" })
      expect(end("dear")).toMatchObject({ state: "skipped", error: "over budget" })
      expect(end("cheap")).toMatchObject({ state: "finished" })
    })
  )

  it.effect(
    "what a stage says it had spent before it failed is counted, attempts that were repeated included",
    () =>
      Effect.gen(function* () {
        const spending = (reason: SourceErrorReason) => new SourceError({ source: "any", reason, cost: 0.01 })
        let attempts = 0
        const { outcome } = yield* afterAnHour(
          runStages([
            stage("fails", { budget: 0.1, run: () => spending({ _tag: "QuotaExhausted" }) }),
            stage("finds nothing", { budget: 0.1, run: () => spending({ _tag: "NotFound" }) }),
            stage("is repeated", {
              budget: 0.1,
              run: () =>
                Effect.suspend(() =>
                  attempts++ < 2
                    ? spending({ _tag: "Network" })
                    : Effect.succeed({ ...found("is repeated"), cost: 0.01 })
                )
            })
          ])
        )
        expect(outcome.cost).toBeCloseTo(0.05)
      })
  )
})
