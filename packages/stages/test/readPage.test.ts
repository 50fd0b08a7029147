import { FetchHttpClient, HttpClient, HttpClientError } from "@effect/platform"
import { expect, it } from "@effect/vitest"
import { type FakeAnswer, fakeSource } from "@prospect-research/core/testing"
import { readPage } from "@prospect-research/stages"
import { Effect } from "effect"
import { html, jsonLd } from "./site.ts"

const read = (answer: FakeAnswer, path = "/blog/post") =>
  Effect.gen(function* () {
    const { baseUrl, headers } = yield* fakeSource(() => answer)
    const client = yield* HttpClient.HttpClient
    const page = yield* readPage(client, {
      source: "web",
      url: `https://site.example${path}`,
      standIn: baseUrl
    })
    return { page, headers, text: page.lines.map(line => line.text).join("\n") }
  }).pipe(Effect.provide(FetchHttpClient.layer))

it.scopedLive("gives what a reader sees, and nothing that is hidden from them", () =>
  Effect.gen(function* () {
    const { text } = yield* read(
      html(`<nav>Menu</nav><h1>Vis\u200bible \u202etitle</h1><!-- comment -->
<p>First<br>second   line of <b>bold</b>&nbsp;text</p>
<p hidden>h1</p><div aria-hidden="true">h2</div><p style="color:red; DISPLAY : none">h3</p>
<p style="visibility:hidden">h4</p><p style="font-size:0">h5</p><span style="opacity: 0;">h6</span>
<template><p>h7</p></template><noscript>h8</noscript><script>h9</script><style>h10{}</style>
<div style="display:none"><p>h11 <b>deep</b></p></div><footer>Imprint</footer>`)
    )
    expect(text).toBe("Visible title\nFirst\nsecond line of bold text")
  })
)

it.scopedLive("reads title, language, dates, structured data and links", () =>
  Effect.gen(function* () {
    const { page, headers } = yield* read(
      html(
        `<p><a href="../team?x=1#top">The <b>team</b></a> <a href="mailto:a@site.example">Mail</a> <a href="javascript:x()">x</a></p>
<p>Seen <time datetime="2025-03-04T10:00:00Z">yesterday</time> and <time datetime="2025-03-05">5 March 2025</time></p>`,
        `<title> A  title </title><link rel="canonical" href="/blog/own">
<meta property="og:site_name" content="Site"><meta property="article:published_time" content="2025-03-06T08:00:00Z">
${jsonLd({ "@graph": [{ "@type": "WebPage", about: { "@type": "Person", name: "Ada" } }] })}
<script type="application/ld+json">{broken</script>`
      )
    )
    expect(headers).toContain("prospect-fetch")
    expect(page).toMatchObject({
      url: "https://site.example/blog/post",
      pageUrl: "https://site.example/blog/own",
      title: "A title",
      language: "en",
      publishedAt: "2025-03-06T08:00:00Z",
      fetchedAt: "2026-01-01T00:00:00.000Z",
      openGraph: { site_name: "Site" },
      links: [{ url: "https://site.example/team?x=1", text: "The team" }]
    })
    expect(page.people.map(({ name }) => name)).toEqual(["Ada"])
    expect(page.lines.map(({ text, date }) => [text, date])).toEqual([
      ["The team Mail (a@site.example) x", null],
      ["Seen yesterday (2025-03-04) and 5 March 2025", "2025-03-04"]
    ])
  })
)

it.scopedLive("takes no home page for the address of another page", () =>
  Effect.gen(function* () {
    const { page } = yield* read(html("<p>Ada</p>", '<link rel="canonical" href="https://site.example">'))
    expect(page.pageUrl).toBe("https://site.example/blog/post")
  })
)

it.scopedLive("keeps of an article what it says, without what surrounds it", () =>
  Effect.gen(function* () {
    const paragraph =
      "Ada Lovelace wrote the first program, a table of numbers, for a machine that was never built. "
    const { text } = yield* read(
      html(
        `<div class="sidebar"><p>Subscribe now</p></div><article><h1>Numbers</h1><p>${paragraph.repeat(4)}</p><p>${paragraph.repeat(3)}</p></article>
<div class="related"><ul><li><a href="/1">Other story</a></li></ul></div>`,
        '<meta property="og:type" content="article">'
      )
    )
    expect(text).toContain("table of numbers")
    expect(text).not.toContain("Subscribe")
    expect(text).not.toContain("Other story")
  })
)

it.scopedLive("reads sloppy HTML, and refuses what is no page", () =>
  Effect.gen(function* () {
    const page = (body: string): FakeAnswer => ({ contentType: "text/html", body })
    expect((yield* read(page("<!doctype html><title>T</title><p>One<p>Two"))).text).toBe("One\nTwo")
    expect((yield* read(page("plain"))).text).toBe("plain")
    expect((yield* read(page(""))).page.lines).toEqual([])
    expect((yield* read(page(`${"<div>".repeat(900)}deep`))).text).toBe("deep")
    const article = html(`${"<div>".repeat(1000)}deep`, '<meta property="og:type" content="article">')
    expect((yield* read(article)).text).toBe("deep")
    const deep = yield* Effect.flip(read(page("<div>".repeat(200_000))))
    const pdf = yield* Effect.flip(read({ contentType: "application/pdf", body: "%PDF" }))
    expect([deep, pdf]).toMatchObject([{ reason: { _tag: "Malformed" } }, { reason: { _tag: "Malformed" } }])
  })
)

it.live("asks for a page that a link has as http:// with encryption", () =>
  Effect.gen(function* () {
    const asked: Array<string> = []
    const client = HttpClient.make(request => {
      asked.push(request.url)
      return Effect.fail(new HttpClientError.RequestError({ request, reason: "Transport" }))
    })
    yield* Effect.flip(readPage(client, { source: "web", url: "http://site.example/team.htm" }))
    expect(asked).toEqual(["https://site.example/team.htm"])
  })
)

it.live("tells the failures of the guarded client apart", () =>
  Effect.gen(function* () {
    const reasonFor = (cause: unknown) => {
      const client = HttpClient.make(request =>
        Effect.fail(new HttpClientError.RequestError({ request, reason: "Transport", cause }))
      )
      return Effect.flip(readPage(client, { source: "web", url: "https://site.example/" })).pipe(
        Effect.map(error => error.reason)
      )
    }
    expect(yield* reasonFor({ _tag: "Blocked", reason: "PrivateAddress" })).toEqual({
      _tag: "BlockedAddress"
    })
    expect(yield* reasonFor({ _tag: "BlockedByRobots" })).toEqual({ _tag: "BlockedByRobots" })
    expect(yield* reasonFor({ _tag: "TimedOut" })).toEqual({ _tag: "Timeout" })
    expect(yield* reasonFor({ _tag: "TooLarge" })).toEqual({ _tag: "Malformed" })
    expect(yield* reasonFor({ _tag: "RateLimited", retryAfterMillis: 900 })).toEqual({
      _tag: "RateLimited",
      retryAfterMillis: 900
    })
    expect(yield* reasonFor({ _tag: "NotRecorded" })).toEqual({ _tag: "Network" })
    expect(yield* reasonFor(new Error("socket"))).toEqual({ _tag: "Network" })
  })
)

const withoutTags: ReadonlyArray<readonly [what: string, html: string]> = [
  [
    "no head",
    `<!doctype html><html lang=en><meta charset=utf-8><title>Home</title><link rel=me href="https://a.example">
<body><h1>Ines Okafor</h1><p>I build boats.</body></html>`
  ],
  [
    "neither head nor body",
    `<!DOCTYPE html>
<html>
<!-- by hand -->
<title>Home</title><meta name="description" content="a > b"><style>p > b { color: red }</style>
<h1>Ines Okafor</h1>
<p>I build boats.`
  ],
  ["no body", "<html><head><title>Home</title></head>\n<h1>Ines Okafor</h1><p>I build boats.</p></html>"],
  ["an open head", "<html><head><title>Home</title><h1>Ines Okafor</h1><p>I build boats.</p></html>"],
  ["no head before a body", "<html><body><h1>Ines Okafor</h1><p>I build boats.</p></body></html>"],
  ["no html", "<title>Home</title><h1>Ines Okafor</h1><p>I build boats.</p>"]
]

for (const [what, body] of withoutTags) {
  it.scopedLive(`reads a page that leaves out tags, as authors may: ${what}`, () =>
    Effect.gen(function* () {
      const { text } = yield* read({ contentType: "text/html; charset=utf-8", body })
      expect(text).toBe("Ines Okafor\nI build boats.")
    })
  )
}
