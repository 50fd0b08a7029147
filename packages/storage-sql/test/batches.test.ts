import { expect, it } from "@effect/vitest"
import { Effect, Exit, Fiber, Option, Scope, TestClock } from "effect"
import { makeBatches } from "../src/batches.ts"

it.effect("what is under way, waits in line or was left out is written before the scope closes", () =>
  Effect.gen(function* () {
    const scope = yield* Scope.make()
    const transactions: Array<ReadonlyArray<string>> = []
    const write = (entries: ReadonlyArray<string>) =>
      Effect.delay(
        Effect.sync(() => void transactions.push(entries)),
        "1 second"
      )
    const submit = yield* makeBatches({
      keyOf: (entry: string) => entry,
      isOrdered: false,
      together: entries => {
        const mine = entries.filter(entry => entry !== "left out")
        return Effect.as(write(mine), new Map(mine.map(entry => [entry, entry])))
      },
      alone: entry => Effect.as(write([entry]), entry)
    }).pipe(Scope.extend(scope))
    const first = yield* Effect.fork(submit("first"))
    yield* TestClock.adjust("0 seconds")
    const others = yield* Effect.forEach(["second", "third", "left out"], entry => Effect.fork(submit(entry)))
    yield* TestClock.adjust("0 seconds")
    const closing = yield* Effect.fork(Scope.close(scope, Exit.void))
    yield* TestClock.adjust("2 seconds")
    expect(transactions).toEqual([["first"], ["second", "third"]])
    expect(Option.isNone(yield* Fiber.poll(closing))).toBe(true)
    yield* TestClock.adjust("1 second")
    yield* Fiber.join(closing)
    expect(transactions).toEqual([["first"], ["second", "third"], ["left out"]])
    expect(yield* Fiber.join(Fiber.all([first, ...others]))).toEqual(["first", "second", "third", "left out"])
  })
)
