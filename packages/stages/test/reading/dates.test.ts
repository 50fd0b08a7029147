import { expect, it } from "@effect/vitest"
import { isoDate } from "../../src/reading/isoDate.ts"
import { parsePage } from "../../src/sources/parsePage.ts"

const page = (head: string, body = "", url = "https://site.example/post") =>
  parsePage(`<html><head>${head}</head><body>${body}</body></html>`, url)

const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`
const jsonLd = (node: unknown) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`

it.each([
  ["2025-03-04", "2025-03-04"],
  ["2025-03-04T10:00:00Z", "2025-03-04T10:00:00Z"],
  ["2025-03-04 10:00:00 +0100", "2025-03-04T10:00:00+0100"],
  ["20250304", "2025-03-04"],
  ["Tue, 04 Mar 2025 23:30:00 GMT", "2025-03-04"],
  ["March 4, 2025", "2025-03-04"],
  ["4 March 2025", "2025-03-04"],
  ["3/4/2025", null],
  ["2025-13-40", null],
  ["0001-01-01", null],
  ["March 2025", null],
  ["yesterday", null],
  ["", null]
])("reads the date %s as %s", (text, date) => {
  expect(isoDate(text)).toBe(date)
})

it("finds the day of publication where a page says it, the clearest statement first", () => {
  const article = { "@type": "BlogPosting", datePublished: "2025-03-01", dateModified: "2025-04-01" }
  expect(page(jsonLd(article) + meta("date", "2025-03-02")).publishedAt).toBe("2025-03-01")
  expect(page(meta("parsely-pub-date", "2025-03-02T08:00:00Z")).publishedAt).toBe("2025-03-02T08:00:00Z")
  expect(page(meta("DC.date.issued", "2025-03-02")).publishedAt).toBe("2025-03-02")
  const header = `<article><header><h1>T</h1><time datetime="2025-03-03">3 March</time></header><p>
<time datetime="2024-01-01">long ago</time></p></article>`
  expect(page("", header).publishedAt).toBe("2025-03-03")
  expect(page("", "", "https://site.example/2025/3/4/title").publishedAt).toBe("2025-03-04")
  expect(page("", "", "https://site.example/2025/03/title").publishedAt).toBeNull()
  const list = { "@type": "Blog", blogPost: [article, article] }
  expect(page(jsonLd(list)).publishedAt).toBeNull()
})

it("finds the author, but no account and no address", () => {
  const by = (author: unknown) => jsonLd({ "@type": "NewsArticle", author })
  const ada = { "@type": "Person", name: "Ada Lovelace" }
  expect(page(by([ada, { "@type": "Person", name: "Charles Babbage" }])).author).toBe("Ada Lovelace")
  expect(page(by("https://site.example/authors/ada")).author).toBeNull()
  expect(page(by({ name: "admin" }) + meta("author", "By Ada Lovelace")).author).toBe("Ada Lovelace")
  expect(page("", '<a rel="author" href="/ada">Ada Lovelace</a>').author).toBe("Ada Lovelace")
  expect(page("", '<p class="byline">By Ada Lovelace, 4 March 2025</p>').author).toBe("Ada Lovelace")
  const several = '<p class="byline">Ada Lovelace</p><p class="byline">Charles Babbage</p>'
  expect(page("", several).author).toBeNull()
  expect(page(meta("author", "Engine News") + meta("og:site_name", "Engine News")).author).toBeNull()
})

it.each([
  ["<h1>Our team</h1><p><small>Last updated: August 2021</small></p>", "2021-08"],
  ["<p>Updated 4 March 2025</p>", "2025-03-04"],
  ["<footer><span>Stand: 2023</span></footer>", "2023"],
  ["<p>Letzte Aktualisierung: 12. 2023</p>", "2023"],
  ["<p>She updated 40 sensors in 2023 and wrote it down.</p>", null]
])("finds when %s was last changed", (body, date) => {
  expect(page("", body).publishedAt).toBe(date)
})

it.each([
  ["<p>11 June 2016. Ada Lovelace, 61, has been made an MBE.</p>", "2016-06-11"],
  ["<p>RALEIGH, N.C., March 2, 2019 – Acme has promoted Ada Lovelace.</p>", "2019-03-02"],
  ["<p>Potsdam, 16 January 2023. Ada Lovelace is new.</p>", "2023-01-16"],
  ["<h1>Welcome, Ada</h1><p>Charles Babbage, 9 February 2026</p>", "2026-02-09"],
  ["<h1>400 bookings a day</h1><p>Published June 2021.</p><p>Ada Lovelace ran it.</p>", "2021-06"],
  ["<h1>Reeds</h1><p>Posted on Tuesday, 3 March 2020</p>", "2020-03-03"],
  ["<p>May 2024: Ada Lovelace rows.</p>", "2024-05"],
  ["<p>3 June 2026</p><p>One.</p><p>5 June 2026</p><p>Another.</p>", null],
  ["<p>Since 2011 she has taught organ.</p>", null],
  [`${"<p>Ada Lovelace</p><p>Engineer</p>".repeat(6)}<p>May 2015 – The firm is founded.</p>`, null]
])("takes the one line that begins with a day for the day of a report: %s", (body, date) => {
  expect(page("", body).publishedAt).toBe(date)
})
