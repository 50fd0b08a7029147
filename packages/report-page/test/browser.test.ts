import { mkdir } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type ReportPage, renderGone, renderNotFound, renderReport } from "@prospect-research/report-page"
import type { Browser, BrowserContextOptions, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { launchChromium } from "./chromium.ts"
import { miraSolberg } from "./fixtures/miraSolberg.ts"
import { nobody, partial, testRequest } from "./fixtures/others.ts"
import { hostileReport } from "./markup/hostileReport.ts"
import { visitsWith } from "./markup/visits.ts"

const pages = new Map<string, ReportPage>(
  Object.entries({
    rich: renderReport(miraSolberg),
    unknown: renderReport(nobody),
    partial: renderReport(partial),
    test: renderReport(testRequest),
    gone: renderGone(),
    "not-found": renderNotFound()
  })
)
const fixtures = [...pages.keys()]

/** Pictures to look at; nothing depends on them. */
const pictures = join(tmpdir(), "prospect-research-report-page")

let browser: Browser
let server: Server
let origin: string

beforeAll(async () => {
  await mkdir(pictures, { recursive: true })
  server = createServer((request, response) => {
    const page = pages.get(request.url?.slice(1) ?? "")
    response.writeHead(page === undefined ? 404 : 200, page?.headers).end(page?.html)
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
  browser = await launchChromium()
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await new Promise(resolve => server.close(resolve))
})

const visit = visitsWith(() => browser)
const addressOf = (name: string): string => `${origin}/${name}`

/** Texts with less contrast than WCAG's 4.5 to 1 against the first painted background behind them. */
const faintTexts = (page: Page) =>
  page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (color: string) =>
      channels(color)
        .slice(0, 3)
        .map(it => it / 255)
        .map(it => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4))
        .reduce((sum, it, index) => sum + it * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)
    const background = (element: Element | null): string => {
      if (element === null) return "rgb(255, 255, 255)"
      const color = getComputedStyle(element).backgroundColor
      return channels(color)[3] === 0 ? background(element.parentElement) : color
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const faint: Array<string> = []
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.trim() ?? ""
      if (element === null || text === "") continue
      const [a, b] = [luminance(getComputedStyle(element).color), luminance(background(element))]
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      if (contrast < 4.5) faint.push(`${contrast.toFixed(2)} ${text}`)
    }
    return faint
  })

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const looks: ReadonlyArray<readonly [string, BrowserContextOptions]> = [
  ["light", { colorScheme: "light", viewport: { width: 1280, height: 900 } }],
  ["dark", { colorScheme: "dark", viewport: { width: 1280, height: 900 } }],
  ["mobile", { colorScheme: "light", viewport: { width: 360, height: 740 } }]
]

describe("in a real Chromium, with the real headers", () => {
  for (const [look, options] of looks) {
    it(`${look}: styled, legible, nothing cut off, nothing loaded`, () =>
      visit(options, async ({ page, incidents, open }) => {
        for (const name of fixtures) {
          await open(addressOf(name))
          expect(await faintTexts(page)).toEqual([])
          expect(await overflow(page)).toBe(0)
          if (name === "rich" || look === "light") {
            await page.screenshot({ path: join(pictures, `${name}-${look}.png`), fullPage: true })
          }
        }
        const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        expect(paper).toBe(look === "dark" ? "rgb(18, 21, 24)" : "rgb(255, 255, 255)")
        expect(incidents).toEqual([])
      }))
  }

  it("print: dark ink on white paper, without what needs a screen", () =>
    visit(
      { colorScheme: "dark", viewport: { width: 794, height: 1123 } },
      async ({ page, incidents, open }) => {
        await page.emulateMedia({ media: "print" })
        await open(addressOf("rich"))
        expect(await page.isVisible("nav")).toBe(false)
        expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(22, 25, 29)")
        expect(await faintTexts(page)).toEqual([])
        await page.screenshot({ path: join(pictures, "rich-print.png"), fullPage: true })
        expect(incidents).toEqual([])
      }
    ))

  it("fits 320 pixels with endless words, towers of marks and turned directions", () => {
    const nasty = `${"W".repeat(3000)} Z${"\u0301".repeat(10_000)} \u202Egnp.exe\u2066 שלום עולם`
    pages.set("nasty", renderReport(hostileReport(() => nasty)))
    return visit({ viewport: { width: 320, height: 640 } }, async ({ page, open }) => {
      await open(addressOf("nasty"))
      expect(await overflow(page)).toBe(0)
      expect(
        await page.evaluate(() => /[\u202A-\u202E\u2066-\u2069]/.test(document.documentElement.outerHTML))
      ).toBe(false)
      const unbounded = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found: Array<string> = []
        while (walker.nextNode()) {
          const element = walker.currentNode.parentElement
          if (!walker.currentNode.textContent?.includes("\u0301\u0301") || element === null) continue
          const clipped = (it: Element | null): boolean =>
            it !== null && (getComputedStyle(it).overflowY === "clip" || clipped(it.parentElement))
          const isolated = (it: Element | null): boolean =>
            it !== null && (getComputedStyle(it).unicodeBidi === "isolate" || isolated(it.parentElement))
          if (!clipped(element)) found.push(`not clipped: ${element.outerHTML.slice(0, 80)}`)
          if (!isolated(element)) found.push(`not isolated: ${element.outerHTML.slice(0, 80)}`)
        }
        return found
      })
      expect(unbounded).toEqual([])
    })
  })

  it("is made for keyboard, screen reader and clipboard", () =>
    visit({ viewport: { width: 1280, height: 900 } }, async ({ page, open }) => {
      await open(addressOf("rich"))
      await page.keyboard.press("Tab")
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the report")
      expect(
        await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
      ).toBe("solid")

      for (const role of ["banner", "navigation", "main", "contentinfo"] as const) {
        expect(await page.getByRole(role).count()).toBe(1)
      }
      const levels = await page
        .locator("h1, h2, h3, h4")
        .evaluateAll(all => all.map(it => Number(it.tagName[1])))
      expect(levels[0]).toBe(1)
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)

      await page.getByRole("link", { name: "Note 5", exact: true }).first().click()
      expect(new URL(page.url()).hash).toBe("#note-5")
      await page.locator("#note-5").getByRole("link", { name: "Back to: Opening line 3" }).click()
      expect(new URL(page.url()).hash).toBe("#use-5-1")

      await page.locator(".line").nth(1).click()
      expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(
        miraSolberg.result.outreach_intelligence.icebreakers[1]?.opening_line
      )
    }))
})
