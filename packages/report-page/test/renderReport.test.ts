import { createHash } from "node:crypto"
import { renderGone, renderNotFound, renderReport } from "@prospect-research/report-page"
import { describe, expect, it } from "vitest"
import { miraSolberg } from "./fixtures/miraSolberg.ts"
import { nobody, partial, testRequest } from "./fixtures/others.ts"
import { attributes, headings, section, textOf } from "./reading.ts"

const rich = renderReport(miraSolberg).html

describe("every page", () => {
  for (const [name, page] of Object.entries({
    report: renderReport(miraSolberg),
    unknown: renderReport(nobody),
    gone: renderGone(),
    "not found": renderNotFound()
  })) {
    it(`has safe headers: ${name}`, () => {
      const style = page.html.match(/<style>([\s\S]*)<\/style>/)?.[1] ?? ""
      const hash = createHash("sha256").update(style).digest("base64")
      expect(page.headers).toEqual({
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex",
        "cache-control": "no-store"
      })
      expect(page.html).not.toMatch(/<script|<link|<img|<iframe| style="| on\w+="|@import|url\(/)
      expect(headings(page.html).filter(it => it.startsWith("h1")).length).toBe(1)
      expect(page.html).toMatch(/^<!doctype html>\n<html lang="en">/)
    })
  }

  it("is the same each time", () => {
    expect(renderReport(miraSolberg).html).toBe(rich)
  })
})

describe("a rich report", () => {
  it("has this outline", () => {
    expect(headings(rich)).toEqual([
      "h1 Mira Solberg Haddad",
      "h2 Opening lines",
      "h3 Her talk on quiet deployments at Nordic Grid Days",
      "h3 Release 2.0 of tidewatch, which she maintains",
      "h3 Sea swimming through the winter",
      "h2 How to approach",
      "h3 Communication style",
      "h3 Best approach",
      "h3 Topics to avoid",
      "h2 Work",
      "h2 Education",
      "h2 Personal",
      "h2 Family",
      "h2 Social media",
      "h3 LinkedIn",
      "h2 Where the sources disagree",
      "h2 What we could not find",
      "h3 Nothing found",
      "h3 Looked, and not there",
      "h3 Could not look",
      "h2 What you gave us",
      "h2 Why this is the right person",
      "h2 Notes"
    ])
  })

  it("says who, how sure and when in plain words", () => {
    const header = textOf(rich.match(/<header[\s\S]*<\/header>/)?.[0] ?? "")
    expect(header).toContain("Head of Platform Engineering12 · Fjordlys Energi13 · Bergen, Norway32")
    expect(header).toContain("Name as on fjordlys.example1")
    expect(header).toMatch(/Right person\s+Confirmed\s+Several signs agree/)
    expect(header).toMatch(/Confidence\s+High\s+Title and company stand in at least two/)
    expect(header).toMatch(/Research\s+Complete\s+3 sources knew of the person, 3 had nothing, 4 could not/)
    expect(header).toMatch(/Finished\s+17 April 2026\s+At 10:00 UTC/)
  })

  it("shows each opening line alone in its paragraph, with angle, reason, source and confidence", () => {
    for (const icebreaker of miraSolberg.result.outreach_intelligence.icebreakers) {
      expect(rich).toContain(`<p class="line" dir="auto">${icebreaker.opening_line}</p>`)
      expect(rich).toContain(icebreaker.why_effective)
    }
    expect(section(rich, "opening-lines")).toMatch(
      /High confidence Source: Open source release Topic: Professional Based on 4/
    )
  })

  it("numbers the notes in reading order and ties them both ways", () => {
    const references = [...rich.matchAll(/href="#note-(\d+)"/g)].map(([, number]) => Number(number))
    const firsts = [...new Set(references)]
    expect(firsts).toEqual(firsts.map((_, index) => index + 1))
    const ids = attributes(rich, "id")
    expect(new Set(ids).size).toBe(ids.length)
    for (const target of attributes(rich, "href").filter(it => it.startsWith("#"))) {
      expect(ids).toContain(target.slice(1))
    }
    for (const number of firsts)
      expect(rich).toMatch(new RegExp(`href="#use-${number}-1" role="doc-backlink"`))
  })

  it("shows quote, site and date of a note, published where that is known", () => {
    const notes = section(rich, "notes")
    expect(notes).toContain(
      "Nordnes, 4.1 °C. Pytt refused. The sauna is for the weak.\nFour point one mirasolberg.example, published 19 January 2026"
    )
    expect(notes).toContain("Leadership – Fjordlys Energi fjordlys.example, read 17 April 2026")
    expect(notes).toContain("kraftposten.example published September 2024")
    const [document] = miraSolberg.evidence.documents
    const documents = document === undefined ? [] : [{ ...document, published_at: "version 3" }]
    const odd = renderReport({ ...miraSolberg, evidence: { ...miraSolberg.evidence, documents } }).html
    expect(section(odd, "notes")).toContain("published version 3")
    expect(notes).toContain(
      "Supports Opening line 3, Communication style, Winter sea swimming, Pytt, a Norwegian lundehund"
    )
  })

  it("shows both sides of a disagreement", () => {
    expect(section(rich, "disagreements")).toMatch(
      /Current title\s+Head of Platform Engineering1\s+shown in this report\s+Principal Engineer\d+\s+not shown/
    )
  })

  it("shows the profile that the client gave beside another that was found", () => {
    const { evidence } = miraSolberg
    const [conflict] = evidence.conflicts
    const given = "https://www.linkedin.com/in/mira"
    const conflicts = conflict === undefined ? [] : [{ ...conflict, kept: null, provided: given }]
    const page = renderReport({ ...miraSolberg, evidence: { ...evidence, conflicts } }).html
    expect(headings(page)).toContain("h2 Where the sources disagree, with one another or with you")
    expect(section(page, "disagreements")).toMatch(
      /linkedin\.com\/in\/mira\s+provided by you[\s\S]*not shown/
    )
  })

  it("keeps nothing found, nothing there and not asked apart", () => {
    const gaps = section(rich, "gaps")
    expect(gaps).toMatch(
      /Nothing found\n[^\n]+\nTwitter or X profile\nTwitter or X bio\nTwitter or X posts\n/
    )
    expect(gaps).toMatch(/Looked, and not there\n[^\n]+\nGravatar\nORCID\nHacker News\n/)
    expect(gaps).toMatch(
      /Could not look\n[^\n]+\nTimed out\nBluesky\nRate limited\nMastodon\nNot configured\nHunter\nPeople Data Labs\n/
    )
    expect(gaps).not.toContain("children")
  })

  it("marks what the client gave", () => {
    expect(section(rich, "provided")).toMatch(
      /Name\nMira Solberg provided by you\nCompany\nFjordlys provided by you/
    )
  })

  it("keeps the phone number to itself, and says so", () => {
    const contact = { ...miraSolberg.contact, phone: "+47 555 01 234" }
    const page = renderReport({ ...miraSolberg, contact }).html
    expect(page).not.toContain("555 01 234")
    expect(section(page, "provided")).toContain("The phone number is left out")
    expect(section(renderReport(nobody).html, "provided")).not.toContain("phone")
  })

  it("tells pages of one site apart", () => {
    const documents = miraSolberg.evidence.documents.map(it => ({
      ...it,
      page_url: `https://www.harbourlight.example/${it.id}`
    }))
    const page = renderReport({ ...miraSolberg, evidence: { ...miraSolberg.evidence, documents } }).html
    expect(section(page, "identity")).toContain("harbourlight.example/company-site Confirmed")
    expect(section(page, "identity")).toContain("harbourlight.example/github Confirmed")
  })

  it("gives the reasons for the identity, and nothing of the pages that were left out", () => {
    const identity = section(rich, "identity")
    expect(identity).toMatch(
      /fjordlys\.example Confirmed\n(.*\n)*Full name on the site of the email's domain \+4\.5/
    )
    expect(identity).toContain("Location conflict −1")
    expect(identity).toContain("2 pages may speak of somebody else, and were left out.")
    expect(identity).not.toContain("Historical")
  })
})

describe("a report without evidence", () => {
  const page = renderReport(nobody).html

  it("explains itself and says what would help", () => {
    const meaning = section(page, "meaning")
    expect(meaning).toContain("nothing in it could be tied to this person")
    expect(meaning).toContain("Give a work email address")
    expect(meaning).not.toContain("Give the full name")
    expect(meaning).toContain("Try again later")
  })

  it("has the given name and role, marked as given, and no opening line", () => {
    expect(textOf(page)).toContain("Name as given, not confirmed by a source")
    expect(textOf(page)).toContain("Purchasing provided by you · Nordmark Trevare provided by you")
    expect(section(page, "opening-lines")).toContain("There is no opening line")
    expect(textOf(page)).toContain("No source knew of the person, 2 had nothing, 1 could not be asked.")
  })

  it("has no empty part", () => {
    expect(headings(page).filter(it => it.startsWith("h2"))).toEqual([
      "h2 What this means",
      "h2 Opening lines",
      "h2 Work",
      "h2 Social media",
      "h2 What we could not find",
      "h2 What you gave us"
    ])
  })
})

describe("other reports", () => {
  it("a partial one shows what there is beside what was given", () => {
    const page = renderReport(partial).html
    expect(headings(page)[0]).toBe("h1 ines.caldeira@serralta.example")
    expect(section(page, "work")).toMatch(
      /Buyer1 Medium confidence\nCurrent company\nSerralta provided by you/
    )
  })

  it("a test report says so first, and claims no research", () => {
    const page = renderReport(testRequest).html
    expect(textOf(page)).toContain(
      "Test report. Nothing was researched: every value on this page is made up."
    )
    expect(page).not.toContain("doc-noteref")
    expect(textOf(page)).not.toContain("Several signs agree")
    expect(renderReport(miraSolberg).html).not.toContain("Test report")
  })

  it("a report whose documents are gone still shows its quotes", () => {
    const page = renderReport({ ...miraSolberg, evidence: { ...miraSolberg.evidence, documents: [] } }).html
    expect(section(page, "notes")).toContain("From a page that is no longer held")
    expect(section(page, "identity")).toContain("A page that is no longer held")
    expect(textOf(page)).toContain("Name as on a page that is no longer held")
  })
})
