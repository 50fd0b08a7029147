import { describe, expect, it } from "@effect/vitest"
import { isUrl } from "../src/domain/isUrl.ts"

describe("whether a text is an address", () => {
  it.each([
    ["https://bücher.example/é?q=ü#ß", true],
    ["mailto:ines@tideworks.example", true],
    ["//tideworks.example", false],
    ["tideworks.example", false],
    ["https://", false],
    ["", false]
  ])("%s: %s", (text, is) => expect(isUrl(text)).toBe(is))

  it("against the address of a page", () => {
    expect(isUrl("../team", "https://tideworks.example/about/us")).toBe(true)
    expect(isUrl("../team", "about")).toBe(false)
  })

  it("is answered alike however often it is asked", () => {
    const answers = Array.from({ length: 20_000 }, () => isUrl("https://bücher.example/"))
    expect(answers.filter(answer => !answer).length).toBe(0)
  })
})
