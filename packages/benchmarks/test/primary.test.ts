import { describe, expect, it } from "vitest"
import { loadOf, type TaskCost } from "../src/machines/primary.ts"

const cost: TaskCost = { serverMillis: 10, commits: 20, logged: 50_000, kept: 40_000, largest: 25_000 }
const primary = { cores: 10, commitsPerSecond: 1000 }

describe("what one primary carries", () => {
  it("is planned for the busiest hour", () => {
    const load = loadOf(86_400, cost, primary)
    expect(load.coresAtPeak).toBeCloseTo(0.03)
    expect(load.commitsAtPeak).toBeCloseTo(60)
    expect(load.loggedPerDay).toBe(86_400 * 50_000)
    expect(load.kept).toBe(86_400 * 30 * 40_000)
  })

  it("wants partitions when a month of the largest table passes the bound", () => {
    const atTheBound = 100e9 / 30 / cost.largest
    expect(loadOf(atTheBound * 0.99, cost, primary).needsPartitions).toBe(false)
    expect(loadOf(atTheBound * 1.01, cost, primary).needsPartitions).toBe(true)
  })

  it("wants further clusters for whatever runs out first: commits, cores or disk", () => {
    const clusters = (change: Partial<TaskCost>) =>
      loadOf(864_000, { ...cost, kept: 1, ...change }, primary).clusters
    expect(clusters({ commits: 19 })).toBe(1)
    expect(clusters({ commits: 21 })).toBe(2)
    expect(clusters({ commits: 1, serverMillis: 199 })).toBe(1)
    expect(clusters({ commits: 1, serverMillis: 201 })).toBe(2)
    expect(clusters({ commits: 1, kept: 4e12 / 30 / 864_000 - 1 })).toBe(1)
    expect(clusters({ commits: 1, kept: 4e12 / 30 / 864_000 + 1 })).toBe(2)
  })
})
