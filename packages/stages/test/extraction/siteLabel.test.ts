import { expect, it } from "@effect/vitest"
import { asSpelled, spells } from "../../src/extraction/site/siteLabel.ts"

it.each([
  ["meridianhealth", "Meridian Community Health", true],
  ["uni-leeds", "University of Leeds", true],
  ["meridianhealth", "Acme Insurance", false]
])("%s spells %s: %s", (label, name, isSpelled) => {
  expect(spells(label, name)).toBe(isSpelled)
})

it.each([
  ["acmehospital", "Acme Hospital Leeds", "Acme Hospital"],
  ["acme", "Acme Robotics", "Acme Robotics"],
  ["acmevalley", "Acme Valley Trust", "Acme Valley Trust"],
  ["meridianhealth", "Meridian Community Health", "Meridian Community Health"]
])("the site %s of %s is called %s", (label, name, called) => {
  expect(asSpelled(label, name)).toBe(called)
})
