import { describe } from "vitest"
import { admissionCases } from "./store/admission.ts"
import { claimingCases } from "./store/claiming.ts"
import { conservationCases } from "./store/conservation.ts"
import { erasureCases } from "./store/erasure.ts"
import { checkOn, type StoreLayer } from "./store/fixtures.ts"
import { logCases } from "./store/log.ts"
import { readingCases } from "./store/reading.ts"
import { settlementCases } from "./store/settlement.ts"
import { submittingTogetherCases } from "./store/submittingTogether.ts"

/** What every `TaskStore` promises: each business transition, alone and in races, under a test's own clock. */
export const taskStoreSuite = (name: string, layer: StoreLayer) =>
  describe(`task store: ${name}`, () => {
    const check = checkOn(layer)
    describe("admission", () => admissionCases(check))
    describe("submitting together", () => submittingTogetherCases(check))
    describe("claiming", () => claimingCases(check))
    describe("log", () => logCases(check))
    describe("settlement", () => settlementCases(check))
    describe("erasure", () => erasureCases(check))
    describe("reading", () => readingCases(check))
    describe("conservation", () => conservationCases(check))
  })
