import { describe, expect, it } from "@effect/vitest"
import { bounded } from "@prospect-research/core"
import { Option } from "effect"
import { readingOf } from "../../src/extraction/page/pageReading.ts"
import { withoutLetters } from "../../src/search/lettersBehindName.ts"
import { parsePage } from "../../src/sources/parsePage.ts"
import { ines } from "./table.ts"

/** Longer than any reading, shorter than for ever: each of these took minutes, or had no end. */
const limit = 20_000

const url = "https://pages.example/page"

const read = (body: string) => {
  const page = {
    ...parsePage(`<body>${body}</body>`, url),
    url,
    pageUrl: url,
    fetchedAt: "2026-06-01T09:00:00.000Z"
  }
  return readingOf(page, ines, { source: "test", source_class: "news" })
}

const over = (unit: string, length = 400) => unit.repeat(length / unit.length)

describe("texts that can be read in many ways", () => {
  it.each([
    ["a word of capitals", `<ul><li>${over("E")}1</li></ul>`],
    ["letters behind a name", `<h2>Ines Okafor ${over("MBA ", 120)}!</h2>`],
    ["where somebody comes from", `<h2>Ines Okafor (${over("X", 100)}</h2>`],
    ["a candidate", `<p>Ines Okafor holds a cand.${over("e")}1 from Aarhus.</p>`],
    ["a diplomate", `<p>Ines Okafor is a Diplomate of the Board of ${over("Aa")}1.</p>`],
    ["an associate", `<p>Ines Okafor is an Associate of the ${over("Aa and ")}1.</p>`],
    ["a place with hyphens", `<p>Ines Okafor is ${over("Aa-", 1100)}1.</p>`],
    ["what somebody is, with hyphens", `<p>Ines Okafor is ${over("a-", 1100)}1.</p>`],
    ["a certificate with hyphens", `<ul><li>${over("Aa-", 1100)}1</li></ul>`],
    ["a collection", `<p>Ines Okafor collects ${over("o")}1.</p>`],
    ["a fan", `<p>Ines Okafor is a ${over("die-hard ")}1.</p>`],
    ["a charity", `<p>Ines Okafor rides in aid of ${over("the charity ")}1.</p>`],
    ["what is read", `<h2>Interests</h2><ul><li>${over("all too much ")}1</li></ul>`],
    ["a library", `<p>Ines Okafor runs a lending library for ${over("a", 1000)}1.</p>`],
    ["small words in Spanish", `<p lang="es">Ines Okafor hace ${over("de ")}1.</p>`],
    ["small words in Italian", `<p lang="it">Ines Okafor è membro di Aa ${over("e ")}1.</p>`]
  ])("%s", (_what, body) => {
    expect(Option.isSome(bounded(() => read(body), limit))).toBe(true)
  })

  it("a name in a search", () => {
    const name = `Ines Okafor ${over("MBA ", 120)}!`
    expect(bounded(() => withoutLetters(name), limit)).toEqual(Option.some(name))
  })
})
