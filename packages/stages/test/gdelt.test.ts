import { expect, it } from "@effect/vitest"
import { emptyOutput, firstInput, SourceError, type SourceErrorReason } from "@prospect-research/core"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { Gdelt } from "@prospect-research/stages"
import { ConfigProvider, Effect, Layer } from "effect"
import { contact, facts, inputWith, json, runLayer, withFetch } from "./prospect.ts"

const article = (title: string, domain = "marinenews.example") => ({
  url: `https://${domain}/${title.length}`,
  url_mobile: "",
  title,
  seendate: "20251102T101500Z",
  socialimage: "",
  domain,
  language: "English",
  sourcecountry: "Portugal"
})

const articles = [
  article("Tideworks opens a harbour laboratory in Porto"),
  article("Tideworks appoints Ines Okafor , once an oceanographer"),
  article("Tideworks appoints Ines Okafor , once an oceanographer", "copy.example"),
  article("Ines Okafor sued by Tideworks"),
  article("Ten gauges that changed the coast"),
  article("Ines Okafor wins the Harbour Prize")
]

const answer: FakeHandler = () => json({ articles })

const layerAt = (baseUrl: string) => withFetch(Gdelt.layer({ baseUrl }))

stageSuite("GDELT", { layer: layerAt, input: inputWith(), answer })

const runAgainst = (handler: FakeHandler, input = inputWith()) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(handler)
    return { output: yield* runLayer(layerAt(baseUrl), input), paths }
  })

it.scopedLive("takes headlines of the person and the employer, once each, and nothing unhappy", () =>
  Effect.gen(function* () {
    const { output, paths } = yield* runAgainst(answer)
    expect(paths).toHaveLength(1)
    const { searchParams } = new URL(paths[0] ?? "", "http://source.example")
    expect(searchParams.get("query")).toBe('"Ines Okafor" "tideworks"')
    expect(facts(output)).toEqual([
      [
        "activity",
        {
          kind: "role_change",
          title: "Tideworks appoints Ines Okafor, once an oceanographer",
          venue: null,
          date: "2025-11-02"
        }
      ],
      [
        "activity",
        { kind: "award", title: "Ines Okafor wins the Harbour Prize", venue: null, date: "2025-11-02" }
      ],
      [
        "activity",
        {
          kind: "company_news",
          title: "Tideworks opens a harbour laboratory in Porto",
          venue: "marinenews.example",
          date: "2025-11-02"
        }
      ]
    ])
    expect(output.documents).toHaveLength(4)
    expect(output.documents).toMatchObject([
      {
        source_class: "news",
        site: "marinenews.example",
        published_at: "2025-11-02T10:15:00Z",
        text: "Tideworks appoints Ines Okafor, once an oceanographer (marinenews.example, 2025-11-02)"
      },
      {},
      {},
      {}
    ])
  })
)

it.scopedLive("nothing found is nothing found", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(() => json({}))
    expect(output).toMatchObject({
      documents: [],
      lookups: [{ source: "gdelt", verdict: "absent", reason: null }]
    })
  })
)

const refusals: ReadonlyArray<readonly [string, SourceErrorReason]> = [
  [
    "Please limit requests to one every 5 seconds or contact the operator for larger queries.",
    { _tag: "RateLimited", retryAfterMillis: 5000 }
  ],
  ["The specified phrase is too short.", { _tag: "Malformed" }]
]

for (const [body, reason] of refusals) {
  it.scopedLive(`understands a refusal in plain text: ${reason._tag}`, () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(runAgainst(() => ({ contentType: "text/html", body })))
      expect(error).toEqual(new SourceError({ source: "gdelt", reason }))
    })
  )
}

it.scopedLive("without an employer nobody is searched for", () =>
  Effect.gen(function* () {
    const name = { kind: "name", value: contact.full_name, document: null } as const
    const bare = firstInput({ full_name: contact.full_name }, { ...emptyOutput, handles: [name] })
    expect((yield* runAgainst(answer, bare)).paths).toEqual([])
  })
)

it.scopedLive("is set up by names of the environment", () =>
  Effect.gen(function* () {
    const { baseUrl } = yield* fakeSource(answer)
    const settings = ConfigProvider.fromMap(new Map([["GDELT_BASE_URL", `${baseUrl}/`]]))
    const layer = withFetch(Gdelt.layerConfig).pipe(Layer.provide(Layer.setConfigProvider(settings)))
    expect((yield* runLayer(layer, inputWith())).documents).not.toHaveLength(0)
  })
)
