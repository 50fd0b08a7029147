import { expect, it } from "@effect/vitest"
import { articleText } from "../../src/reading/articleText.ts"
import { parsePage } from "../../src/sources/parsePage.ts"

const sentence = (about: string) =>
  `Ada Lovelace wrote of ${about}, in a note that is longer than the paper which it explains, and which others cite. `

const prose = (about: string) => `<p>${sentence(about).repeat(3)}</p>`

const page = (body: string, head: string, url = "https://site.example/page") =>
  articleText(`<html><head><title>Site</title>${head}</head><body>${body}</body></html>`, url)

const surroundings = (
  article: string
) => `<nav><a href="/">Home</a></nav><div class="cookie-banner">We bake cookies</div>
<main><article class="post-content"><h1>Numbers</h1>${article}</article></main>
<aside class="most-read"><p>${sentence("something else entirely")}</p></aside><footer>Imprint</footer>`

const marked =
  '<meta property="og:type" content="article"><meta property="article:published_time" content="2025-03-04">'

it("gives of an article its paragraphs, without what stands between and around them", () => {
  const text = page(
    surroundings(
      `${prose("engines")}<div class="newsletter-signup"><p>Sign up for our letter</p></div>
<p>Read more: <a href="/2">Babbage shows the engine to a duke and two bishops</a></p>
<p>As <a href="/3">Menabrea wrote</a>, the engine weaves patterns. She died in 1852.</p>
<div class="related"><ul><li><a href="/4">Ten looms that you must have seen</a></li></ul></div>${prose("looms")}`
    ),
    marked
  )
  expect(text).toContain("wrote of engines")
  expect(text).toContain("wrote of looms")
  expect(text).toContain("Menabrea wrote")
  for (const other of ["cookies", "something else", "Sign up", "duke", "Ten looms", "Home", "Imprint"]) {
    expect(text).not.toContain(other)
  }
})

it("reads an article with the headings above it, which are no part of its body", () => {
  const html = `<html><head><title>Ada Lovelace, analyst</title>${marked}</head><body><main>
<header><h1>Ada Lovelace, analyst</h1><p>4 March 2025</p></header><article class="post-content">${prose("engines")}${prose("looms")}</article></main></body></html>`
  const url = "https://site.example/page"
  expect(parsePage(html, url).lines.map(({ text }) => text)).toContain("Ada Lovelace, analyst")
  const body = articleText(html, url)
  expect(body).not.toContain("Ada Lovelace, analyst")
  expect(body).not.toContain("4 March 2025")
  expect(body).toContain("wrote of engines")
})

it("keeps everything visible of pages that only their builder calls articles", () => {
  const team = ["Ada Lovelace, Chief Analyst", "Charles Babbage, Founder", "Mary Somerville, Adviser"]
  const cards = team.map(person => `<div class="card"><h3>${person}</h3><p>Likes tables.</p></div>`).join("")
  const text = page(
    `<h1>Our team</h1>${cards}<div>${prose("the company")}</div>${'<section class="values"><h2>Values</h2></section>'}`,
    '<meta property="og:type" content="article">'
  )
  for (const person of team) expect(text).toContain(person)
})

it("takes an address of a news section for an article only where its prose is", () => {
  const url = "https://site.example/news-and-events/engine-works"
  expect(page(surroundings(prose("engines") + prose("looms")), "", url)).not.toContain("cookies")
  const list = Array.from({ length: 8 }, (_, at) => `<h3><a href="/${at}">Story ${at}</a></h3>`).join("")
  expect(page(list, "", url)).toContain("Story 7")
})

it("does without the reader's view on pages that nest too deep for it", () => {
  const deep = `${"<div>".repeat(150)}${prose("engines")}${"</div>".repeat(150)}<p>Also here</p>`
  expect(page(deep, marked)).toContain("Also here")
})
