import { expect, it } from "@effect/vitest"
import { type Handle, type StageInput, StageRegistry } from "@prospect-research/core"
import { type FakeAnswer, type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { makeDocument, ReadPages } from "@prospect-research/stages"
import { ConfigProvider, Effect, Layer } from "effect"
import { facts, inputWith, json, notFound, runLayer, withFetch } from "./prospect.ts"
import { html } from "./site.ts"

const website = (value: string): Handle => ({ kind: "website", value, document: "gravatar-1" })

const result = (url: string, title: string) =>
  makeDocument({
    source: "tavily",
    source_class: "snippet",
    url,
    page_url: url,
    fetched_at: "2026-01-01T00:00:00.000Z",
    published_at: null,
    title,
    text: `${title}\nInes Okafor`
  })

/** What a search hands on of its hits. */
const resultsOf = (results: ReadonlyArray<readonly [string, string]>) => {
  const documents = results.map(([url, title]) => result(url, title))
  return {
    documents,
    handles: documents.map(({ id, url }): Handle => ({ kind: "page", value: url, document: id }))
  }
}

const inputFor = (handles: ReadonlyArray<Handle>, results: ReadonlyArray<readonly [string, string]> = []) => {
  const found = resultsOf(results)
  const input = inputWith(...handles, ...found.handles)
  return { ...input, known: { ...input.known, documents: found.documents } }
}

const home = html(
  `<h1>Ines Okafor</h1><p>Ines Okafor is Head of Data at Tideworks.</p>
<a href="/about">About</a> <a href="/talks">Talks</a> <a href="/shop">Shop</a> <a href="/projects">Projects</a>
<a href="https://elsewhere.example/about">About somebody else</a>`,
  `<title>Ines Okafor</title><link rel="alternate" type="application/rss+xml" href="/feed.xml" title="Salt and data">`
)

const feed: FakeAnswer = {
  contentType: "application/rss+xml",
  body: `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>Salt and data</title><link>https://okafor.example/</link><description>Notes</description>
<item><title>Tides as a clock</title><link>https://okafor.example/tides</link><pubDate>Fri, 03 Oct 2025 08:00:00 GMT</pubDate>
<description>&lt;p&gt;We measured the tide for a year.&lt;/p&gt;</description></item>
<item><title>A guest writes</title><link>https://okafor.example/guest</link><dc:creator>Rui Prates</dc:creator>
<description>Not by her.</description></item>
</channel></rss>`
}

const pages: Readonly<Record<string, FakeAnswer>> = {
  "/": home,
  "/about": html("<h1>About</h1><p>Ines Okafor is Head of Data at Tideworks, in Lisbon.</p>"),
  "/talks": html("<p>Ines Okafor gave the keynote “Tides as a clock” at North Sea Forum 2025.</p>"),
  "/projects": html("<h1>Projects</h1><p>Ines Okafor builds instruments.</p>"),
  "/feed.xml": feed,
  "/speakers/ines": html(
    "<h1>Ines Okafor</h1><p>Ines Okafor gave the talk “Sensors at sea” at Harbour Days 2025.</p>"
  ),
  "/news/7": html("<p>Ines Okafor opened a lab.</p>"),
  "/team/ines": html("<p>Ines Okafor is Head of Data at Tideworks.</p>"),
  "/nobody": html("<p>Nobody is named here.</p>")
}

const answer: FakeHandler = path => pages[path] ?? notFound

stageSuite("read pages", {
  layer: baseUrl => withFetch(ReadPages.layer({ baseUrl, wayback: { baseUrl } })),
  input: inputFor([website("https://okafor.example/")]),
  answer
})

const runAgainst = (handler: FakeHandler, input: StageInput, isEnabled = true) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(handler)
    const layer = withFetch(ReadPages.layer({ baseUrl, wayback: { baseUrl, isEnabled } }))
    return { output: yield* runLayer(layer, input), paths }
  })

it.scopedLive("reads the person's own site: home, the pages about them and their work, and their posts", () =>
  Effect.gen(function* () {
    const { output, paths } = yield* runAgainst(answer, inputFor([website("https://okafor.example/")]))
    expect(paths.toSorted()).toEqual(["/", "/about", "/feed.xml", "/projects", "/talks"])
    expect(output.documents.map(({ url, source_class }) => [url, source_class])).toEqual([
      ["https://okafor.example/", "self"],
      ["https://okafor.example/about", "self"],
      ["https://okafor.example/talks", "self"],
      ["https://okafor.example/projects", "self"],
      ["https://okafor.example/feed.xml", "self"]
    ])
    expect(facts(output)).toContainEqual([
      "activity",
      { kind: "article", title: "Tides as a clock", venue: "Salt and data", date: "2025-10-03" }
    ])
    expect(JSON.stringify(output)).not.toContain("A guest writes")
    const [first] = output.documents
    expect(output.handles.filter(({ kind }) => kind === "website")).toEqual(
      ["about", "talks", "projects", "feed.xml"].map(path => ({
        kind: "website",
        value: `https://okafor.example/${path}`,
        document: first?.id
      }))
    )
    const again = inputWith()
    const known = { ...again.known, documents: output.documents, lookups: output.lookups }
    const second = yield* runAgainst(answer, { ...again, known, fresh: output.handles })
    expect(second.paths).toEqual([])
  })
)

it.scopedLive("reads what a search found, people's pages first, and never what is not to be read", () =>
  Effect.gen(function* () {
    const { output, paths } = yield* runAgainst(
      answer,
      inputFor(
        [],
        [
          ["https://daily.example/news/7", "Lab opens"],
          ["https://www.linkedin.com/in/ines-okafor", "Ines Okafor | LinkedIn"],
          ["https://www.facebook.com/ines", "Ines Okafor"],
          ["https://github.com/inesok", "inesok"],
          ["https://forum.example/programme.pdf", "Programme"],
          ["https://tideworks.example/", "Tideworks"],
          ["https://tideworks.example/team/ines", "Our team"],
          ["https://forum.example/speakers/ines", "Speakers"],
          ["https://forum.example/nobody", "Speakers"]
        ]
      )
    )
    expect(paths.toSorted()).toEqual(["/news/7", "/nobody", "/speakers/ines", "/team/ines"])
    expect(output.documents.map(({ url, source_class }) => [url, source_class])).toEqual([
      ["https://forum.example/speakers/ines", "news"],
      ["https://daily.example/news/7", "news"],
      ["https://tideworks.example/team/ines", "first-party"]
    ])
    expect(output.lookups).toEqual([{ source: "read-pages", verdict: "found", reason: null }])
  })
)

it.scopedLive("reads what another search found since, and no page twice", () =>
  Effect.gen(function* () {
    const speaker = ["https://forum.example/speakers/ines", "Speakers"] as const
    const first = yield* runAgainst(answer, inputFor([], [speaker]))
    expect(first.paths).toEqual(["/speakers/ines"])
    const later = resultsOf([speaker, ["https://daily.example/news/7", "Lab opens"]])
    const input = inputFor([], [speaker])
    const second = yield* runAgainst(answer, {
      ...input,
      known: {
        ...input.known,
        documents: [...later.documents, ...first.output.documents],
        lookups: first.output.lookups
      },
      fresh: later.handles
    })
    expect(second.paths).toEqual(["/news/7"])
  })
)

it.scopedLive("a linked page that is not about the person is not their own", () =>
  Effect.gen(function* () {
    const shared = html("<p>Ines Okafor and Rui Prates help.</p>", "<title>Save the reef</title>")
    const linked = inputFor([
      website("https://reef.example/"),
      website("https://forum.example/speakers/ines")
    ])
    const { output } = yield* runAgainst(path => (path === "/" ? shared : answer(path)), linked)
    expect(output.documents.map(({ url, source_class }) => [url, source_class])).toEqual([
      ["https://reef.example/", "news"],
      ["https://forum.example/speakers/ines", "news"]
    ])
  })
)

const captures = [
  ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"],
  ["example,forum)/gone", "20230412101500", "https://forum.example/gone", "text/html", "200", "AB", "900"]
]

const archive: FakeHandler = path => {
  if (path.startsWith("/cdx/search/cdx?")) return json(path.includes("gone") ? captures : [])
  return path === "/web/20230412101500id_/https://forum.example/gone"
    ? html("<p>Ines Okafor is Head of Data at Tideworks.</p>")
    : notFound
}

it.scopedLive("takes the last capture of a page that is gone, as of its day", () =>
  Effect.gen(function* () {
    const found = inputFor(
      [],
      [
        ["https://forum.example/gone", "Speakers"],
        ["https://forum.example/never", "Speakers"]
      ]
    )
    const { output, paths } = yield* runAgainst(archive, found)
    expect(output.documents).toMatchObject([
      {
        url: "https://web.archive.org/web/20230412101500id_/https://forum.example/gone",
        page_url: "https://web.archive.org/web/20230412101500/https://forum.example/gone",
        site: "archive.org",
        published_at: "2023-04-12"
      }
    ])
    expect(output.claims.map(({ as_of }) => as_of)).toContain("2023-04-12")
    expect(output.lookups).toEqual([
      { source: "read-pages", verdict: "found", reason: null },
      { source: "wayback", verdict: "found", reason: null },
      { source: "wayback", verdict: "absent", reason: null }
    ])
    const [query = ""] = paths.filter(path => path.startsWith("/cdx"))
    expect(new URLSearchParams(query.split("?")[1]).get("limit")).toBe("-1")
    const off = yield* runAgainst(archive, found, false)
    expect(off.paths).toEqual(["/gone", "/never"])
    expect(off.output.lookups).toEqual([{ source: "read-pages", verdict: "absent", reason: null }])
  })
)

it.scopedLive("names the reasons for pages that could not be read, and keeps the others", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(
      path => (path === "/news/7" ? { status: 503, body: "" } : answer(path)),
      inputFor(
        [],
        [
          ["https://daily.example/news/7", "Lab opens"],
          ["https://forum.example/speakers/ines", "Speakers"]
        ]
      )
    )
    expect(output.documents).toHaveLength(1)
    expect(output.lookups).toEqual([
      { source: "read-pages", verdict: "found", reason: null },
      { source: "web pages", verdict: "unavailable", reason: "answered with status 503" }
    ])
  })
)

it.scopedLive("names the reasons also where pages were read before, and now none can be", () =>
  Effect.gen(function* () {
    const input = inputFor([website("https://okafor.example/")])
    const lookups = [{ source: "read-pages", verdict: "found" as const, reason: null }]
    const { output } = yield* runAgainst(() => ({ status: 503, body: "" }), {
      ...input,
      known: { ...input.known, lookups }
    })
    expect(output.lookups).toEqual([
      { source: "web pages", verdict: "unavailable", reason: "answered with status 503" }
    ])
  })
)

it.scopedLive("is set up by names of the environment", () =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(() => notFound)
    const settings = new Map([
      ["READ_PAGES_BASE_URL", `${baseUrl}/`],
      ["WAYBACK_BASE_URL", baseUrl],
      ["WAYBACK_ENABLED", "false"]
    ])
    const layer = withFetch(ReadPages.layerConfig).pipe(
      Layer.provide(Layer.setConfigProvider(ConfigProvider.fromMap(settings)))
    )
    yield* runLayer(layer, inputFor([website("https://okafor.example/")]))
    expect(paths).toEqual(["/"])
    const [stage] = yield* Effect.zipRight(
      Layer.build(layer),
      Effect.flatMap(StageRegistry, registry => registry.stages)
    ).pipe(Effect.provide(StageRegistry.layer))
    expect(stage?.follows).toEqual(["website", "page"])
  })
)
