import { expect, it } from "@effect/vitest"
import { RunningTurns } from "../src/services/RunningTurns.ts"

it("tasks of one account go in the order in which they began", () => {
  const turns = new RunningTurns()
  expect([turns.begin("a"), turns.begin("a"), turns.begin("a")]).toEqual([0, 1, 2])
})

it("another account joins the round under way, however many tasks the first has", () => {
  const turns = new RunningTurns()
  for (let task = 0; task < 100; task += 1) turns.begin("a")
  turns.end(0)
  turns.end(1)
  expect([turns.begin("b"), turns.begin("b"), turns.begin("a")]).toEqual([2, 3, 100])
})

it("a round lasts as long as its tasks, whatever else has ended", () => {
  const turns = new RunningTurns()
  for (let task = 0; task < 5; task += 1) turns.begin("a")
  turns.end(1)
  turns.end(4)
  expect(turns.begin("b")).toBe(0)
  turns.end(0)
  expect(turns.begin("c")).toBe(0)
  turns.end(0)
  turns.end(0)
  expect(turns.begin("d")).toBe(2)
})

it("nothing is left of those who had turns once nobody runs", () => {
  const turns = new RunningTurns()
  for (const account of ["a", "a", "b"]) turns.begin(account)
  for (const turn of [0, 0, 1]) turns.end(turn)
  expect(turns.begin("a")).toBe(turns.begin("b"))
})
