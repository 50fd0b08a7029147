import { renderReport } from "@prospect-research/report-page"
import { describe, expect, it } from "vitest"
import { miraSolberg } from "./fixtures/miraSolberg.ts"
import { nobody } from "./fixtures/others.ts"
import { corpus } from "./markup/corpus.ts"
import { hostileReport } from "./markup/hostileReport.ts"
import { attributes, headings, section, textOf } from "./reading.ts"

describe("texts of others", () => {
  const named = (full_name: string) => renderReport({ ...nobody, contact: { full_name, company: "x" } }).html

  it("are escaped in full", () => {
    expect(named(`<b title="it's">&\``)).toContain(
      '<h1 dir="auto">&#60;b title=&#34;it&#39;s&#34;&#62;&#38;&#96;</h1>'
    )
  })

  it("lose controls and direction overrides, keep their script, and are mended where broken", () => {
    expect(named("a\0b\u001b\u202Ec\u2066d\u2069\u202C \uD800🦉 שלום")).toContain(">abcd \uFFFD🦉 שלום</h1>")
  })

  it("count as absent when they show nothing", () => {
    const contact = { full_name: "\u200B\u2060", email: "jo@nordmark.example", title: " \u3164 " }
    const page = renderReport({ ...nobody, contact }).html
    expect(headings(page)[0]).toBe("h1 jo@nordmark.example")
    expect(textOf(page)).toContain("As given: no source confirmed a name")
    expect(section(page, "provided")).not.toMatch(/Name|Title/)
    const { result } = miraSolberg
    const blank = renderReport({
      ...miraSolberg,
      contact: { email: "jo@nordmark.example" },
      result: {
        ...result,
        professional: { ...result.professional, current_title: "\u200B", skills: ["\u00AD", "Rust"] },
        outreach_intelligence: {
          ...result.outreach_intelligence,
          icebreakers: result.outreach_intelligence.icebreakers.map(it => ({ ...it, angle: " " }))
        }
      }
    }).html
    expect(section(blank, "work")).not.toContain("Current title")
    expect(section(blank, "work")).toMatch(/Skills\nRust/)
    expect(section(blank, "gaps")).toContain("Current title")
    expect(headings(blank)).toContain("h3 Opening line 2")
  })

  it("may look like our own templates", () => {
    expect(named("class=")).toContain(">class=</h1>")
  })
})

describe("links", () => {
  const linked = (page_url: string) => {
    const documents = miraSolberg.evidence.documents.map(it => ({ ...it, page_url, site: "bank.example" }))
    return renderReport({ ...miraSolberg, evidence: { ...miraSolberg.evidence, documents } }).html
  }

  it("tell the other side nothing, and name the host that they really lead to", () => {
    const page = linked("https://www.example.org/a?b&c")
    expect(page).toContain('<a href="https://www.example.org/a?b&#38;c" rel="noopener noreferrer nofollow">')
    expect(section(page, "notes")).toContain("example.org, published")
    expect(page).not.toContain("bank.example")
  })

  it("are made of an address alone, and show its letters but not those of its host", () => {
    const provided = (company: string) =>
      section(renderReport({ ...nobody, contact: { ...nobody.contact, company } }).html, "provided")
    const sentence = "https://example.org/a is where I work"
    expect(provided(sentence)).toContain(sentence)
    expect(provided("https://ja.example.org/wiki/山田%20太郎%0A/")).toContain(
      "ja.example.org/wiki/山田%20太郎%0A "
    )
    expect(provided("https://аpple.example/%FF%E2%80%AE")).toContain("xn--pple-43d.example/%FF%E2%80%AE")
  })

  it("exist for web addresses only", () => {
    for (const address of ["javascript:alert(1)", "data:,x", "/relative", "", "https://a:b@example.com"]) {
      const page = linked(address)
      const outside = attributes(page, "href").filter(it => !it.startsWith("#"))
      expect(new Set(outside)).toEqual(new Set(["https://www.linkedin.com/in/mira-solberg-haddad"]))
      expect(section(page, "notes")).toContain("bank.example, published")
    }
  })
})

describe("hostile texts", () => {
  it("never become markup, and only web addresses become links", () => {
    const harmless = renderReport(hostileReport(() => "x")).html
    const known = new Set(["<!doctype", ...(harmless.match(/<\/?[a-z][a-z0-9]*/g) ?? [])])
    for (const { text } of corpus) {
      const page = renderReport(hostileReport(() => text)).html
      const tags = page.match(/<\/?[a-z!?][^\s>]*/gi) ?? []
      expect(
        tags.filter(tag => !known.has(tag)),
        text
      ).toEqual([])
      const links = attributes(page, "href")
      expect(
        links.filter(href => !/^(#|https?:\/\/(example|www\.linkedin)\.com\/)/.test(href)),
        text
      ).toEqual([])
    }
  })
})
