import { expect, it } from "@effect/vitest"
import { hasCompanyForm } from "../../src/extraction/value/companyForm.ts"

const rows: ReadonlyArray<readonly [good: string, bad: string, quote?: string]> = [
  ["Tide & Byron Chartered Accountants", "Chartered Accountants"],
  ["Museum of Tides", "Museum"],
  ["Studio Byron", "Estate Agents"],
  ["Tideway Power", "Tideway Power Energy lawyer"],
  ["Byron Looms", "Sofa", "She set up Sofa to Summit, a walking group."],
  ["Byron Looms", "Loftamt", "Er ist Pilot, zugelassen beim Loftamt."]
]

for (const [good, bad, quote] of rows) {
  it(`${good} is called so, and nobody ${bad}`, () => {
    expect(hasCompanyForm(good, quote ?? good)).toBe(true)
    expect(hasCompanyForm(bad, quote ?? bad)).toBe(false)
  })
}
