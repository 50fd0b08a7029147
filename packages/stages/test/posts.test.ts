import { expect, it } from "@effect/vitest"
import { makeClaim, makeDocument } from "@prospect-research/stages"
import { describe } from "vitest"
import { dayOf, hasWords, type Post, postClaim, postLine } from "../src/sources/posts.ts"

const post = (text: string, members: Partial<Post> = {}): Post => ({
  kind: "post",
  text,
  date: "2026-04-17",
  venue: "Bluesky",
  ...members
})

const titleOf = (it: Post): unknown => {
  const { value } = postClaim(it)
  return typeof value === "object" && "title" in value ? value.title : undefined
}

describe("the title of a post", () => {
  it("is its first sentence", () => {
    expect(titleOf(post("Tides are older than clocks. And so on."))).toBe("Tides are older than clocks.")
  })

  it("is cut at a word", () => {
    const title = String(titleOf(post("gauge ".repeat(40))))
    expect(title.length).toBeLessThanOrEqual(90)
    expect(title).toMatch(/^(?:gauge )+gauge$/)
  })

  it("holds no address, which the gate would refuse", () => {
    expect(titleOf(post("New on my blog: https://a.example/x"))).toBe("New on my blog")
    expect(titleOf(post("https://a.example/x why tides are late this year"))).toBe(
      "why tides are late this year"
    )
  })

  it("is the post's own where it has one", () => {
    const title = "Tides. Clocks. Gauges."
    expect(titleOf(post(`${title} – a talk`, { title }))).toBe(title)
    expect(titleOf(post("Another text about the sea", { title }))).toBe("Another text about the sea")
  })
})

it("a post stands in one line of its document, and never ends within a character", () => {
  const long = post(`${"x".repeat(899)}😀 and more\nof it`)
  const line = postLine(long)
  expect(line).not.toContain("\n")
  expect(Buffer.from(line).toString()).toBe(line)
  const document = makeDocument({
    source: "bluesky",
    source_class: "self",
    url: "https://a.example",
    page_url: "https://a.example",
    fetched_at: "2026-04-18T00:00:00.000Z",
    published_at: null,
    title: null,
    text: line
  })
  expect(document.text).toContain(makeClaim(document, postClaim(long)).quote)
})

it("knows what has no words", () => {
  expect(["", "https://a.example/only", "🎉🎉", "..."].map(hasWords)).toEqual([false, false, false, false])
  expect(hasWords("Hiring")).toBe(true)
})

it("takes days of ISO times only", () => {
  expect(
    ["2026-04-17T10:00:00Z", "2026-04-17", "2026-13-01", "17.4.2026", null, undefined].map(dayOf)
  ).toEqual(["2026-04-17", "2026-04-17", null, null, null, null])
})
