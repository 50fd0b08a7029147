import { describe, expect, it } from "vitest"
import { hasLegalForm, withoutLegalForm } from "../src/truth/legalForms.ts"

describe("how a house is set up in law", () => {
  it.each([
    "Acme Ltd",
    "Acme, Inc.",
    "Acme Pty Ltd",
    "Acme GmbH & Co. KG",
    "Acme S.r.l.",
    "Acme S.A. de C.V.",
    "Acme Sp. z o.o.",
    "Acme A/S",
    "Acme Oyj",
    "Acme PLLC",
    "アクメ株式会社"
  ])("ends %s", name => {
    expect(hasLegalForm(name)).toBe(true)
  })

  it.each([
    "Acme",
    "SAS",
    "Tideworks Coast",
    "the best as",
    "Head of Design & Co-founder",
    "Costa",
    "Incorporated Ideas"
  ])("is no part of %s", name => {
    expect(hasLegalForm(name)).toBe(false)
  })

  it.each([
    ["Acme Pty Ltd", "Acme"],
    ["acme gmbh & co. kg", "acme"],
    ["Acme, Inc.", "Acme"],
    ["Tern & Co", "Tern &"],
    ["Costa", "Costa"]
  ])("is taken from %s", (name, rest) => {
    expect(withoutLegalForm(name)).toBe(rest)
  })
})
