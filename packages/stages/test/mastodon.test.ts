import { expect, it } from "@effect/vitest"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { Mastodon } from "@prospect-research/stages"
import { ConfigProvider, Effect, Layer } from "effect"
import { facts, inputWith, json, notFound, runLayer, withFetch } from "./prospect.ts"

const linked = { kind: "mastodon", value: "ines@okafor.example", document: null } as const

const finger = {
  subject: "acct:ines@okafor.example",
  links: [
    {
      rel: "http://webfinger.net/rel/profile-page",
      type: "text/html",
      href: "https://social.example/@ines"
    },
    { rel: "self", type: "application/activity+json", href: "https://social.example/users/ines" },
    { rel: "http://ostatus.org/schema/1.0/subscribe" }
  ]
}

const link = (url: string) =>
  `<a href="${url}" target="_blank" rel="nofollow noopener me" translate="no"><span class="invisible">https://</span><span class="">${url.slice(8)}</span><span class="invisible"></span></a>`

const account = {
  id: "1091",
  username: "ines",
  acct: "ines",
  display_name: "Ines Okafor :verified:",
  locked: false,
  bot: false,
  discoverable: false,
  noindex: null,
  note: `<p>Head of Data at Tideworks. Reads the sea.</p><p>Also ${link("https://tides.example/ines")}</p>`,
  url: "https://social.example/@ines",
  fields: [
    {
      name: "Home page",
      value: link("https://inesokafor.dev/"),
      verified_at: "2024-03-02T10:00:00.000+00:00"
    },
    { name: "GitHub", value: link("https://github.com/inesok"), verified_at: null },
    { name: "LinkedIn", value: link("https://www.linkedin.com/in/ines-okafor"), verified_at: null },
    { name: "Location", value: "Lisbon", verified_at: null },
    { name: "verified link", value: "https://victim.example/", verified_at: null },
    { name: "Pronouns", value: "any", verified_at: null },
    { name: "Interests", value: "sailing, maps", verified_at: null }
  ]
}

const status = (content: string, members: object = {}) => ({
  id: "1",
  created_at: "2025-11-20T07:00:00.000Z",
  visibility: "public",
  sensitive: false,
  spoiler_text: "",
  in_reply_to_id: null,
  reblog: null,
  content,
  ...members
})

const statuses = [
  status("<p>Our tide gauges now report every minute.<br>Code is open.</p>"),
  status("<p>Feeling low today, long story</p>", { spoiler_text: "health" }),
  status("<p>For followers and friends</p>", { visibility: "unlisted" }),
  status("<p>Boosted words of others</p>", { reblog: { id: "9" } }),
  status("<p>An answer to someone</p>", { in_reply_to_id: "8" })
]

const answers: Readonly<Record<string, unknown>> = {
  "/.well-known/webfinger?resource=acct%3Aines%40okafor.example": finger,
  "/api/v1/accounts/lookup?acct=ines": account,
  "/api/v1/accounts/1091/statuses?exclude_replies=true&exclude_reblogs=true&limit=20": statuses
}

const answer: FakeHandler = path => (answers[path] === undefined ? notFound : json(answers[path]))

stageSuite("Mastodon", {
  layer: baseUrl => withFetch(Mastodon.layer({ baseUrl })),
  input: inputWith(linked),
  answer
})

const runAgainst = (handler: FakeHandler, input = inputWith(linked)) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(handler)
    return { output: yield* runLayer(withFetch(Mastodon.layer({ baseUrl })), input), paths }
  })

it.scopedLive("takes the profile, its table of fields, and public posts only", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(answer)
    expect(facts(output)).toEqual(
      expect.arrayContaining([
        ["name", "Ines Okafor"],
        ["professional.current_title", "Head of Data"],
        ["professional.current_location", "Lisbon"],
        ["personal.interests", "sailing"],
        ["personal.interests", "maps"],
        ["social_media.linkedin.url", "https://www.linkedin.com/in/ines-okafor"]
      ])
    )
    expect(facts(output).filter(([field]) => field === "activity")).toEqual([
      [
        "activity",
        {
          kind: "post",
          title: "Our tide gauges now report every minute.",
          venue: "Mastodon",
          date: "2025-11-20"
        }
      ]
    ])
    const text = output.documents[0]?.text ?? ""
    expect(text).toContain("verified link: Home page https://inesokafor.dev/")
    expect(text).toContain("\nlink: GitHub https://github.com/inesok")
    expect(text).not.toMatch(/Pronouns|victim|low today|followers|Boosted|answer/)
    expect(output.handles.map(({ kind, value }) => [kind, value])).toEqual([
      ["mastodon", "ines@okafor.example"],
      ["name", "Ines Okafor"],
      ["website", "https://inesokafor.dev/"],
      ["github", "inesok"],
      ["linkedin", "https://www.linkedin.com/in/ines-okafor"],
      ["website", "https://tides.example/ines"]
    ])
  })
)

it.scopedLive("an account may be known by two names", () =>
  Effect.gen(function* () {
    const alias = { kind: "mastodon", value: "Ines@social.example", document: null } as const
    const { output } = yield* runAgainst(
      path => (path.startsWith("/.well-known") ? json(finger) : answer(path)),
      inputWith(alias)
    )
    const names = output.handles.filter(({ kind }) => kind === "mastodon").map(({ value }) => value)
    expect(names).toEqual(["Ines@social.example", "ines@okafor.example"])
  })
)

for (const members of [{ noindex: true }, { bot: true }, { group: true }]) {
  it.scopedLive(`respects ${JSON.stringify(members)}`, () =>
    Effect.gen(function* () {
      const { output, paths } = yield* runAgainst(path =>
        path.startsWith("/api/v1/accounts/lookup") ? json({ ...account, ...members }) : answer(path)
      )
      expect(output).toMatchObject({
        documents: [],
        lookups: [{ source: "mastodon", verdict: "absent", reason: null }]
      })
      expect(paths).toHaveLength(2)
    })
  )
}

it.scopedLive("without its posts an account is still worth having", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(path =>
      path.includes("/statuses") ? { status: 503, body: "{}" } : answer(path)
    )
    expect(output.documents).toHaveLength(1)
    expect(output.lookups).toContainEqual({
      source: "mastodon posts",
      verdict: "unavailable",
      reason: "answered with status 503"
    })
  })
)

it.scopedLive("is set up by names of the environment", () =>
  Effect.gen(function* () {
    const { baseUrl } = yield* fakeSource(answer)
    const settings = ConfigProvider.fromMap(new Map([["MASTODON_BASE_URL", `${baseUrl}/`]]))
    const layer = withFetch(Mastodon.layerConfig).pipe(Layer.provide(Layer.setConfigProvider(settings)))
    expect((yield* runLayer(layer, inputWith(linked))).documents).not.toHaveLength(0)
  })
)
