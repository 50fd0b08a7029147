import { expect, it } from "@effect/vitest"
import { makeHostGate, mostAtRest } from "../src/services/hostGate.ts"

const attemptTo = (gate: ReturnType<typeof makeHostGate>, host: string, delivered: boolean, now: number) => {
  gate.enter(host)
  gate.note(host, delivered, now)
  gate.leave(host)
}

const failures = (gate: ReturnType<typeof makeHostGate>, host: string, count: number, now: number) => {
  for (let failure = 0; failure < count; failure++) attemptTo(gate, host, false, now)
}

it("a host rests after five failures in a row, and again after one more", () => {
  const gate = makeHostGate()
  failures(gate, "dead", 4, 0)
  attemptTo(gate, "dead", true, 0)
  failures(gate, "dead", 4, 0)
  expect(gate.closed(0)).toEqual([])
  failures(gate, "dead", 1, 1000)
  expect([gate.closed(30_999), gate.opensIn(30_000)]).toEqual([["dead"], 1000])
  expect([gate.closed(31_000), gate.opensIn(31_000)]).toEqual([[], Number.POSITIVE_INFINITY])
  failures(gate, "dead", 1, 40_000)
  expect(gate.closed(40_000)).toEqual(["dead"])
})

it("a host with two attempts under way is closed until one has ended", () => {
  const gate = makeHostGate()
  expect([gate.enter("slow"), gate.enter("slow"), gate.enter("slow")]).toEqual([true, true, false])
  expect(gate.closed(0)).toEqual(["slow"])
  gate.leave("slow")
  expect(gate.closed(0)).toEqual([])
})

it("hosts without end neither rest without end nor are remembered", () => {
  const gate = makeHostGate()
  failures(gate, "early", 4, 0)
  for (let host = 0; host < 20_000; host++) failures(gate, `host-${host}`, 5, host)
  expect(gate.closed(20_000)).toHaveLength(mostAtRest)
  expect(gate.closed(20_000)).toContain("host-19999")
  failures(gate, "early", 1, 20_000)
  expect(gate.closed(20_000)).not.toContain("early")
  expect(gate.closed(60_000)).toEqual([])
})
