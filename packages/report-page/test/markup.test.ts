import { renderReport } from "@prospect-research/report-page"
import type { Browser, BrowserContextOptions } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { launchChromium } from "./chromium.ts"
import { type ControlPages, openControlPages } from "./markup/ControlPages.ts"
import { corpus, hostileTexts, payloadClasses } from "./markup/corpus.ts"
import { type HostileServer, openHostileServer } from "./markup/HostileServer.ts"
import { hostileContact, hostileReport, textPaths } from "./markup/hostileReport.ts"
import { type OutsideHost, openOutsideHost } from "./markup/OutsideHost.ts"
import { firedIn, shapeOf, touchEverything } from "./markup/touch.ts"
import { visitsWith } from "./markup/visits.ts"

let browser: Browser
let outside: OutsideHost
let control: ControlPages
let server: HostileServer

beforeAll(async () => {
  outside = await openOutsideHost()
  control = await openControlPages()
  server = await openHostileServer()
  browser = await launchChromium(outside.browserArguments)
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await Promise.all([outside, control, server].map(it => it?.close()))
})

const visit = visitsWith(() => browser)

const classesOf = (numbers: Iterable<number>): ReadonlySet<string> =>
  new Set([...numbers].map(it => corpus[it]?.class.name ?? "unknown"))

const classesWith = (effect: "script" | "request") =>
  payloadClasses.filter(it => it.effect === effect).map(({ name }) => name)

describe("the corpus", () => {
  it("is large, and every payload is another", () => {
    expect(new Set(corpus.map(({ text }) => text)).size).toBe(corpus.length)
    expect(corpus.length).toBeGreaterThanOrEqual(250)
  })

  it("does what it says where nothing is escaped, and runs no script there under the page's policy", async () => {
    const fired = new Set<number>()
    await visit({}, async ({ page }) => {
      await page.goto(control.address("", corpus))
      await touchEverything(page)
      const inert = async () => {
        for (const number of await firedIn(page)) fired.add(number)
        const [ran, asked] = [classesOf(fired), classesOf(outside.asked)]
        return [
          ...classesWith("script").filter(it => !ran.has(it)),
          ...classesWith("request").filter(it => !asked.has(it))
        ]
      }
      await expect.poll(inert, { timeout: 20_000, interval: 200 }).toEqual([])
    })
    const { headers } = await fetch(`${server.origin}/reports/gone`)
    // Else the frames would stay empty, and prove nothing.
    const policy = (headers.get("content-security-policy") ?? "").replace(/; frame-ancestors.*/, "")
    await visit({}, async ({ page }) => {
      const dangerous = corpus.filter(it => fired.has(it.number))
      await page.goto(control.address(policy, dangerous))
      await touchEverything(page)
      expect(await firedIn(page)).toEqual([])
    })
  }, 90_000)
})

describe("a hostile report", () => {
  it("shows every text of the result and of the contact data but the phone number, and the evidence of both", () => {
    const numbered = (path: string) => `Text${textPaths.indexOf(path)}x`
    const page = renderReport(hostileReport(numbered)).html
    const hidden = textPaths.filter(path => !page.includes(numbered(path)))
    expect(hidden.filter(it => !it.startsWith("evidence."))).toEqual(["taskId", "contact.phone"])
    const fieldOf = (path: string) => path.replace(/\.\d+/g, "")
    const shown = new Set(textPaths.filter(it => !hidden.includes(it)).map(fieldOf))
    expect(
      [
        "claims.quote",
        "conflicts.field",
        "documents.fetched_at",
        "documents.published_at",
        "documents.site",
        "documents.title",
        "identities.reasons.signal",
        "sources.reason",
        "sources.source"
      ].filter(it => !shown.has(`evidence.${it}`))
    ).toEqual([])
  })
})

/** A text without the characters that a page may leave out or replace. */
const lasting = (text: string): string =>
  text.replace(/[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069\uFFFD]/gu, "")

const harmless = ["Plainword", "https://example.com/"].flatMap(text => [
  hostileReport(() => text),
  hostileContact(() => text)
])

/** Turn by turn, every text of the report is the next one of the corpus. */
const openReports = (name: string, options: BrowserContextOptions, turns: ReadonlyArray<number>) =>
  visit(options, async ({ page, incidents, open }) => {
    const known = new Set<string>()
    for (const [index, report] of harmless.entries()) {
      await open(server.serve(`${name}-harmless-${index}`, report))
      for (const it of (await shapeOf(page)).names) known.add(it)
    }
    for (const turn of turns) {
      for (const make of turn % 4 === 0 ? [hostileReport, hostileContact] : [hostileReport]) {
        let next = turn
        const report = make(() => hostileTexts[next++ % hostileTexts.length] ?? "")
        await open(server.serve(`${name}-${make.name}-${turn}`, report))
        await touchEverything(page)
        const { names, strange } = await shapeOf(page)
        expect(await firedIn(page)).toEqual([])
        expect(names.filter(it => !known.has(it))).toEqual([])
        expect(strange).toEqual([])
        const [opener] = report.result.outreach_intelligence.icebreakers
        if (opener !== undefined) {
          const line = await page.locator(".line").first().textContent()
          expect(lasting(line ?? "")).toBe(lasting(opener.opening_line))
        }
      }
    }
    expect(incidents).toEqual([])
  })

const turns = hostileTexts.map((_, turn) => turn)

/** Counts connections to elsewhere, those over which nothing was asked included. */
const withoutConnections = async (run: () => Promise<unknown>): Promise<void> => {
  const before = outside.connections()
  await run()
  expect(outside.connections()).toBe(before)
}

describe("the report page, over the real server, in a real Chromium", () => {
  it("comes with the headers that keep it apart, whether it is shown, gone or never was", async () => {
    const shown = server.serve(
      "headers",
      hostileReport(() => "x")
    )
    const statuses: Array<number> = []
    for (const address of [shown, `${server.origin}/reports/gone`, `${server.origin}/reports/never`]) {
      const { headers, status } = await fetch(address)
      statuses.push(status)
      expect(headers.get("content-security-policy")).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/
      )
      expect(headers.get("referrer-policy")).toBe("no-referrer")
      expect(headers.get("x-robots-tag")).toBe("noindex")
      expect(headers.get("x-content-type-options")).toBe("nosniff")
      expect(headers.get("cache-control")).toBe("no-store")
    }
    expect(statuses).toEqual([200, 410, 404])
  })

  it(
    "runs no script and asks nobody, with every payload in every field, by escaping alone",
    () =>
      withoutConnections(() =>
        Promise.all(
          [0, 1].map(lane =>
            openReports(
              `lane-${lane}`,
              { bypassCSP: true },
              turns.filter(it => it % 2 === lane)
            )
          )
        )
      ),
    120_000
  )

  it(
    "breaks no rule of its policy either",
    () =>
      withoutConnections(() =>
        openReports(
          "policy",
          {},
          turns.filter(it => it % 8 === 0)
        )
      ),
    60_000
  )

  it("has links that lead to its own parts and to web pages, whichever is clicked", () =>
    visit({ bypassCSP: true }, async ({ page, incidents, open }) => {
      let next = 0
      const address = server.serve(
        "clicked",
        hostileReport(() => hostileTexts[next++ % hostileTexts.length] ?? "")
      )
      await open(address)
      await touchEverything(page, true)
      expect(await page.locator("a").count()).toBeGreaterThan(100)
      expect(new URL(page.url()).hash).toMatch(/^#[a-z0-9-]+$/)
      expect(page.url().replace(/#.*/, "")).toBe(address)
      expect(await firedIn(page)).toEqual([])
      expect(incidents).toEqual([])
    }))
})

describe("other answers, opened as a page", () => {
  const asClient = () => ({ authorization: `Bearer ${server.key}` })

  it("are shown as the text they are", () =>
    withoutConnections(() =>
      visit({ bypassCSP: true }, async ({ page, incidents, open }) => {
        await page.setExtraHTTPHeaders(asClient())
        for (const path of ["", "/1", "/1/evidence", "/1/deliveries", "/1/events"]) {
          await open(`${server.origin}/research${path}`)
          await touchEverything(page)
          const type = await page.evaluate(() => document.contentType)
          expect(type).toMatch(/^(application\/json|text\/event-stream)$/)
          expect(await page.evaluate(() => document.querySelectorAll("script, img, a").length)).toBe(0)
          expect(await page.textContent("body")).toContain("onerror=")
          expect(await firedIn(page)).toEqual([])
        }
        expect(incidents).toEqual([])
      })
    ))

  const several = 4
  /** A few payloads each, since the headers of a request are at most 16 KiB. */
  const encoded = Array.from({ length: Math.ceil(corpus.length / several) }, (_, index) =>
    encodeURIComponent(
      corpus
        .slice(index * several, (index + 1) * several)
        .map(({ text }) => text.replace(/\p{Surrogate}/gu, "\uFFFD"))
        .join(" ")
    )
  )
  const routes: ReadonlyArray<(text: string) => string> = [
    text => `/docs?${text}`,
    text => `/reports/a${text}?${text}`,
    text => `/research?status=${text}&cursor=${text}`,
    text => `/nowhere/${text}`
  ]

  it("are the same whatever the address holds", async () => {
    for (const route of routes) {
      const answerTo = async (text: string) => {
        const response = await fetch(`${server.origin}${route(text)}`, { headers: asClient() })
        expect(response.headers.get("x-content-type-options")).toBe("nosniff")
        return response.text()
      }
      const plain = await answerTo("x")
      const answers = await Promise.all(encoded.map(answerTo))
      expect(answers.filter(it => it !== plain)).toEqual([])
    }
  })

  it("run no script with the whole corpus in their address", () =>
    withoutConnections(() =>
      visit({ bypassCSP: true }, async ({ page, incidents, open }) => {
        await page.setExtraHTTPHeaders(asClient())
        for (const route of routes) {
          await open(`${server.origin}${route("x")}#${encoded.join()}`)
          await touchEverything(page, true)
          expect(await firedIn(page)).toEqual([])
        }
        expect(incidents.filter(it => !it.includes("the server responded with a status of 4"))).toEqual([])
      })
    ))
})
