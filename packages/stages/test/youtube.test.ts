import { expect, it } from "@effect/vitest"
import { type FakeAnswer, type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { YouTube } from "@prospect-research/stages"
import { ConfigProvider, Effect, Layer } from "effect"
import { facts, inputWith, notFound, runLayer, withFetch } from "./prospect.ts"

const id = "UCabcdefghijklmnopqrstuv"
const linked = { kind: "youtube", value: `channel/${id}`, document: null } as const
const named = { kind: "youtube", value: "@inesok", document: null } as const

const entry = (title: string, published: string) => `
 <entry><id>yt:video:${title.length}</id><yt:videoId>v${title.length}</yt:videoId><title>${title}</title>
  <link rel="alternate" href="https://www.youtube.com/watch?v=v${title.length}"/>
  <author><name>x</name></author><published>${published}</published>
  <media:group><media:title>${title}</media:title><media:description>About it</media:description></media:group>
 </entry>`

const feedOf = (title: string, ...entries: ReadonlyArray<string>): FakeAnswer => ({
  contentType: "text/xml; charset=UTF-8",
  body: `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <id>yt:channel:abc</id><yt:channelId>abc</yt:channelId><title>${title}</title>
 <link rel="alternate" href="https://www.youtube.com/channel/${id}"/>
 <author><name>${title}</name><uri>https://www.youtube.com/channel/${id}</uri></author>
 <published>2019-05-01T00:00:00+00:00</published>${entries.join("")}
</feed>`
})

const videos = [
  entry("Tides &amp; clocks: a keynote", "2025-11-01T10:00:00+00:00"),
  entry("How a gauge is built", "2025-08-02T10:00:00+00:00")
]

const pageOf = (title: string): FakeAnswer => ({
  contentType: "text/html; charset=utf-8",
  body: `<html><head><title>${title} - YouTube</title><link rel="canonical" href="https://www.youtube.com/channel/${id}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="Head of Data at Tideworks. Walks along the data of the..."></head><body></body></html>`
})

const answerWith =
  (feed: FakeAnswer, title = "Ines Okafor"): FakeHandler =>
  path => {
    if (path === `/feeds/videos.xml?channel_id=${id}`) return feed
    return path === "/@inesok" || path === `/channel/${id}` ? pageOf(title) : notFound
  }

const answer = answerWith(feedOf("Ines Okafor", ...videos))

stageSuite("YouTube", {
  layer: baseUrl => withFetch(YouTube.layer({ baseUrl })),
  input: inputWith(linked),
  answer
})

const runAgainst = (handler: FakeHandler, input = inputWith(linked)) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(handler)
    return { output: yield* runLayer(withFetch(YouTube.layer({ baseUrl })), input), paths }
  })

it.scopedLive("takes the videos of the person's own channel; a talk was given elsewhere", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(answer)
    expect(output.documents).toMatchObject([
      { source_class: "self", page_url: `https://www.youtube.com/channel/${id}` }
    ])
    expect(facts(output)).toEqual([
      ["name", "Ines Okafor"],
      ["professional.current_title", "Head of Data"],
      ["professional.current_company", "Tideworks"],
      ["activity", { kind: "talk", title: "Tides & clocks: a keynote", venue: null, date: "2025-11-01" }],
      ["activity", { kind: "post", title: "How a gauge is built", venue: "YouTube", date: "2025-08-02" }]
    ])
  })
)

it.scopedLive("a channel whose feed cannot be had is still worth having", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(answerWith({ status: 500, body: "" }))
    expect(facts(output)).toEqual([
      ["name", "Ines Okafor"],
      ["professional.current_title", "Head of Data"],
      ["professional.current_company", "Tideworks"]
    ])
    expect(output.documents[0]?.text).not.toContain("Walks along")
    expect(output.lookups).toEqual([
      { source: "youtube", verdict: "found", reason: null },
      { source: "youtube videos", verdict: "unavailable", reason: "answered with status 500" }
    ])
  })
)

it.scopedLive("a page that is of no channel is not understood", () =>
  Effect.gen(function* () {
    const consent = { ...pageOf("Ines Okafor"), body: "<title>Before you continue to YouTube</title>" }
    const error = yield* Effect.flip(runAgainst(() => consent))
    expect(error.reason).toEqual({ _tag: "Malformed" })
  })
)

it.scopedLive("finds the number of a channel that has a name on its page", () =>
  Effect.gen(function* () {
    const { output, paths } = yield* runAgainst(answer, inputWith(named))
    expect(paths).toEqual(["/@inesok", `/feeds/videos.xml?channel_id=${id}`])
    expect(output.handles.map(({ value }) => value)).toEqual(["@inesok", `channel/${id}`])
  })
)

it.scopedLive("a channel that two handles lead to is one document", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(answer, inputWith(linked, named))
    expect(output.documents).toHaveLength(1)
    expect(new Set(output.claims.map(it => it.id)).size).toBe(output.claims.length)
  })
)

it.scopedLive("an employer's channel is not the person's: only videos that name them count", () =>
  Effect.gen(function* () {
    const company = feedOf(
      "Tideworks",
      ...videos,
      entry("Ines Okafor on the price of salt", "2025-06-02T10:00:00Z")
    )
    const { output } = yield* runAgainst(answerWith(company, "Tideworks"))
    expect(facts(output)).toEqual([
      [
        "activity",
        { kind: "post", title: "Ines Okafor on the price of salt", venue: "YouTube", date: "2025-06-02" }
      ]
    ])
    expect(output).toMatchObject({ handles: [], documents: [{ source_class: "first-party" }] })
  })
)

it.scopedLive("is set up by names of the environment", () =>
  Effect.gen(function* () {
    const { baseUrl } = yield* fakeSource(answer)
    const settings = ConfigProvider.fromMap(new Map([["YOUTUBE_BASE_URL", `${baseUrl}/`]]))
    const layer = withFetch(YouTube.layerConfig).pipe(Layer.provide(Layer.setConfigProvider(settings)))
    expect((yield* runLayer(layer, inputWith(linked))).documents).not.toHaveLength(0)
  })
)
