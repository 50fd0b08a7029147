import { describe, expect, it } from "@effect/vitest"
import { bounded } from "@prospect-research/core"
import { Option } from "effect"
import { readingOf } from "../../src/extraction/page/pageReading.ts"
import { withoutLetters } from "../../src/search/lettersBehindName.ts"
import { ines, pageOf } from "./table.ts"

/** Longer than any reading, shorter than for ever: each of these took minutes, or had no end. */
const limit = 20_000

const read = (body: string) =>
  readingOf(pageOf(`<h1>Ines Okafor</h1>${body}`), ines, { source: "test", source_class: "news" })

const over = (unit: string, length = 400) => unit.repeat(length / unit.length)

describe("texts that can be read in many ways", () => {
  it.each([
    ["a word of capitals", `<p>${over("E", 100)}1</p>`],
    ["where somebody comes from", `<h2>Ines Okafor (${over("X", 100)}</h2>`],
    ["a candidate", `<p>Ines Okafor holds a cand.${over("e")}1 from Aarhus.</p>`],
    ["a diplomate", `<p>Ines Okafor is a Diplomate of the Board of ${over("Aa")}1.</p>`],
    ["an associate", `<p>Ines Okafor is an Associate of the Aa ${over("AaAa")}1.</p>`],
    ["a place with hyphens", `<p>Ines Okafor is ${over("Aa-", 1100)}1.</p>`],
    ["what somebody is, with hyphens", `<p>Ines Okafor is ${over("a-", 1100)}, at Tideworks.</p>`],
    ["a certificate with hyphens", `<ul><li>${over("Aa-", 1100)}</li></ul>`],
    ["a collection", `<p>Ines Okafor collects ${over("o")}§.</p>`],
    ["a fan", `<p>Ines Okafor is a ${over("die-hard ")}1.</p>`],
    ["a charity", `<p>Ines Okafor rides in aid of ${over("the charity ")}x Harbour Trust.</p>`]
  ])("%s", (_what, body) => {
    expect(Option.isSome(bounded(() => read(body), limit))).toBe(true)
  })

  it("a name in a search", () => {
    const name = `Ines Okafor ${over("MBA ", 120)}!`
    expect(bounded(() => withoutLetters(name), limit)).toEqual(Option.some(name))
  })
})
