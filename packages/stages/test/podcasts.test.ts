import { expect, it } from "@effect/vitest"
import { emptyOutput, firstInput } from "@prospect-research/core"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { Podcasts } from "@prospect-research/stages"
import { ConfigProvider, Effect, Layer } from "effect"
import { contact, facts, inputWith, json, runLayer, withFetch } from "./prospect.ts"

const episode = (trackName: string, description: string, members: object = {}) => ({
  wrapperType: "podcastEpisode",
  kind: "podcast-episode",
  trackId: trackName.length,
  trackName,
  collectionName: "Deep Water",
  description,
  releaseDate: "2025-10-02T06:00:00Z",
  trackViewUrl: `https://podcasts.apple.com/us/podcast/x/id1?i=${trackName.length}`,
  collectionViewUrl: "https://podcasts.apple.com/us/podcast/deep-water/id1",
  feedUrl: "https://feeds.example/deep-water",
  genres: [{ name: "Technology", id: "1318" }],
  ...members
})

const episodes = [
  episode(
    "The price of a tide gauge",
    "<p>Ines Okafor, Head of Data at Tideworks, on why one gauge is never enough.</p>"
  ),
  episode("Teeth and tides", "Ines Okafor, dentist in Porto, on flossing.", {
    releaseDate: "2025-11-02T06:00:00Z"
  }),
  episode("What Tideworks did next", "Rui Sousa on the years after.")
]

const show = {
  wrapperType: "track",
  kind: "podcast",
  artistName: "Ines Okafor",
  collectionName: "Salt Notes",
  trackName: "Salt Notes",
  feedUrl: "https://feeds.example/salt-notes.xml",
  collectionViewUrl: "https://podcasts.apple.com/us/podcast/salt-notes/id2",
  primaryGenreName: "Science"
}

const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
<title>Salt Notes</title><link>https://saltnotes.example/</link>
<description>&lt;p&gt;Short walks along the data of the sea.&lt;/p&gt;</description>
<itunes:author>Ines Okafor</itunes:author>
<item><title>Reading a harbour in winter</title><pubDate>Tue, 02 Dec 2025 23:30:00 -0500</pubDate></item>
<item><title>An undated walk</title></item>
</channel></rss>`

const answerWith =
  (shows: ReadonlyArray<object>): FakeHandler =>
  path => {
    const { pathname, searchParams } = new URL(path, "http://source.example")
    if (pathname === "/salt-notes.xml") return { contentType: "application/rss+xml", body: feed }
    const results = searchParams.get("entity") === "podcastEpisode" ? episodes : shows
    return pathname === "/search"
      ? { ...json({ resultCount: results.length, results }), contentType: "text/javascript; charset=utf-8" }
      : { status: 404, body: "" }
  }

const layerAt = (baseUrl: string) => withFetch(Podcasts.layer({ baseUrl, feedBaseUrl: baseUrl }))

stageSuite("Podcasts", { layer: layerAt, input: inputWith(), answer: answerWith([show]) })

const runAgainst = (handler: FakeHandler, input = inputWith()) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(handler)
    return { output: yield* runLayer(layerAt(baseUrl), input), paths }
  })

const guestFacts = [
  [
    "activity",
    { kind: "podcast", title: "The price of a tide gauge", venue: "Deep Water", date: "2025-10-02" }
  ],
  ["professional.current_title", "Head of Data"],
  ["professional.current_company", "Tideworks"]
]

it.scopedLive("takes episodes that name the person with the employer, and no namesake's", () =>
  Effect.gen(function* () {
    const { output, paths } = yield* runAgainst(answerWith([{ ...show, artistName: "Rui Sousa" }]))
    expect(facts(output)).toEqual(guestFacts)
    expect(output.claims.map(it => it.as_of)).toEqual(["2025-10-02", "2025-10-02", "2025-10-02"])
    expect(output.documents).toMatchObject([{ source_class: "first-party", site: "apple.com" }])
    expect(new URL(paths[0] ?? "", "http://source.example").searchParams.get("term")).toBe('"Ines Okafor"')
    expect(paths).toHaveLength(2)
  })
)

it.scopedLive("reads the feed of the person's own show", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(answerWith([show]))
    expect(facts(output).slice(guestFacts.length)).toEqual([
      ["name", "Ines Okafor"],
      ["professional.achievements", "Salt Notes"],
      [
        "activity",
        { kind: "podcast", title: "Reading a harbour in winter", venue: "Salt Notes", date: "2025-12-02" }
      ],
      ["activity", { kind: "podcast", title: "An undated walk", venue: "Salt Notes", date: null }]
    ])
    expect(output.handles.map(({ kind, value }) => [kind, value])).toEqual([
      ["website", "https://saltnotes.example/"]
    ])
  })
)

it.scopedLive("a feed that cannot be read loses no episode", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(answerWith([{ ...show, feedUrl: "https://feeds.example/gone" }]))
    expect(facts(output)).toEqual(guestFacts)
    expect(output.lookups).toEqual([{ source: "podcasts", verdict: "found", reason: null }])
    const broken = yield* runAgainst(path =>
      path === "/salt-notes.xml" ? json({ no: "feed" }) : answerWith([show])(path)
    )
    expect(facts(broken.output)).toEqual(guestFacts)
    expect(broken.output.lookups).toEqual([
      { source: "podcasts", verdict: "found", reason: null },
      { source: "podcasts feed", verdict: "unavailable", reason: "answer not understood" }
    ])
  })
)

it.scopedLive(
  "says when nobody of this name and employer was a guest, and does not search by a bare name",
  () =>
    Effect.gen(function* () {
      const nobody = yield* runAgainst(() => json({ resultCount: 1, results: episodes.slice(1) }))
      expect(nobody.output).toMatchObject({
        documents: [],
        lookups: [{ source: "podcasts", verdict: "absent", reason: null }]
      })
      const name = { kind: "name", value: contact.full_name, document: null } as const
      const bare = firstInput({ full_name: contact.full_name }, { ...emptyOutput, handles: [name] })
      expect((yield* runAgainst(answerWith([show]), bare)).paths).toEqual([])
    })
)

it.scopedLive("is set up by names of the environment", () =>
  Effect.gen(function* () {
    const { baseUrl } = yield* fakeSource(answerWith([]))
    const settings = ConfigProvider.fromMap(new Map([["PODCASTS_BASE_URL", `${baseUrl}/`]]))
    const layer = withFetch(Podcasts.layerConfig).pipe(Layer.provide(Layer.setConfigProvider(settings)))
    expect((yield* runLayer(layer, inputWith())).documents).not.toHaveLength(0)
  })
)
