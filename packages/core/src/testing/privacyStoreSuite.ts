import { describe } from "vitest"
import { checkOn, type StoreLayer } from "./store/fixtures.ts"
import { personCases } from "./store/person.ts"
import { sweepingCases } from "./store/sweeping.ts"

/** What every `PrivacyStore` promises to people, and of what is old. */
export const privacyStoreSuite = (name: string, layer: StoreLayer) =>
  describe(`privacy store: ${name}`, () => {
    const check = checkOn(layer)
    describe("people", () => personCases(check))
    describe("sweeping", () => sweepingCases(check))
  })
