import { describe, expect, it } from "@effect/vitest"
import type { Handle } from "@prospect-research/core"
import { mayBeOwnDomain } from "../src/readPages/ownDomain.ts"
import { classOf } from "../src/readPages/ownSite.ts"
import { parsePage } from "../src/sources/parsePage.ts"

const names = ["Ines Okafor-Prates"]

describe("a domain that may be somebody's own", () => {
  it.each([
    "inesokaforprates.example",
    "ines-okafor-prates.example",
    "okaforprates.example",
    "prates.example",
    "iprates.example",
    "pratesines.example"
  ])("%s", domain => {
    expect(mayBeOwnDomain(`https://${domain}/`, names)).toBe(true)
  })
  it.each([
    "ines.example",
    "okafor-law.example",
    "pratesgroup.example",
    "tideworks.example",
    "spratest.example"
  ])("not %s", domain => {
    expect(mayBeOwnDomain(`https://${domain}/`, names)).toBe(false)
  })
})

describe("whose a page is", () => {
  const bluesky: Handle = { kind: "bluesky", value: "tides.example", document: "search-1" }
  const classed = (
    url: string,
    html: string,
    { isWebsite = false, isEmployers = false, handles = [bluesky] } = {}
  ) => {
    const page = { ...parsePage(html, url), url, pageUrl: url, fetchedAt: "" }
    return classOf(page, { url, isWebsite, isEmployers }, ["Ines Okafor"], handles)
  }
  const body = (text: string, title = "tides") =>
    `<html><head><title>${title}</title></head><body><p>${text}</p></body></html>`

  it.each([
    "Hi, I'm Ines Okafor, and I count waves.",
    "Hello! My name is Ines Okafor.",
    "Ich bin Ines Okafor und zähle Wellen.",
    "Olá, sou a Ines Okafor."
  ])("theirs, since they introduce themselves: %s", text => {
    expect(classed("https://waves.example/", body(text))).toBe("self")
  })
  it.each([
    "This is the talk that Ines Okafor gave.",
    "“I am Ines Okafor,” she said.",
    "I met Ines Okafor.",
    "I am Rui Prates, and Ines Okafor helps."
  ])("not theirs: %s", text => {
    expect(classed("https://waves.example/", body(text))).toBe("news")
  })
  it("theirs, since they give its address as their own on a card", () => {
    const card = (name: string, address: string) =>
      `<p class="h-card"><a class="p-name u-url" href="${address}">${name}</a>, <span class="p-job-title">Pilot</span></p><p>My first tide.</p>`
    expect(classed("https://waves.example/", card("Ines Okafor", "https://waves.example/"))).toBe("self")
    expect(classed("https://waves.example/", card("Rui Prates", "https://waves.example/"))).toBe("news")
    expect(classed("https://waves.example/", card("Ines Okafor", "https://other.example/"))).toBe("news")
  })
  it("not theirs below the root", () => {
    expect(classed("https://waves.example/guests/7", body("I'm Ines Okafor."))).toBe("news")
  })
  it("theirs, since it calls a known profile theirs", () => {
    const linked = body(
      '<a rel="me" href="https://bsky.app/profile/tides.example">Bluesky</a>',
      "Ines Okafor"
    )
    expect(classed("https://waves.example/", linked)).toBe("self")
    expect(classed("https://waves.example/", linked, { handles: [] })).toBe("news")
  })
  it("the domain of the address is theirs or the family's house's", () => {
    const own = body("Notes on tides.", "Ines Okafor")
    const house = body("Boats since 1920.", "Okafor Boatyard")
    const given = { isWebsite: true, isEmployers: true }
    expect(classed("https://okafor.example/", own, given)).toBe("self")
    expect(classed("https://okafor.example/", house, given)).toBe("first-party")
    expect(classed("https://tideworks.example/", own, given)).toBe("first-party")
  })
})
