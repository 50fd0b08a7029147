import { expect, it } from "@effect/vitest"
import { emptyOutput, firstInput } from "@prospect-research/core"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { Bluesky } from "@prospect-research/stages"
import { ConfigProvider, Effect, Layer } from "effect"
import { contact, facts, inputWith, json, runLayer, withFetch } from "./prospect.ts"

const did = "did:plc:ines7okafor"
const linked = { kind: "bluesky", value: "ines.example.com", document: null } as const

const profile = {
  did,
  handle: "ines.example.com",
  displayName: "Ines Okafor",
  description:
    "Head of Data at Tideworks.\nWriting at https://inesokafor.dev/, code on github.com/inesok, like https://other.example",
  website: "https://inesokafor.example/about",
  followersCount: 410,
  postsCount: 3,
  labels: []
}

const post = (text: string, members: object = {}) => ({
  uri: `at://${did}/app.bsky.feed.post/${text.length}`,
  author: { did, handle: "ines.example.com" },
  record: { $type: "app.bsky.feed.post", text, createdAt: "2025-12-03T09:30:00.000Z", ...members },
  likeCount: 3
})

const feed = [
  { post: post("Tide tables are older than clocks. We read 400 of them: https://inesokafor.dev/tides") },
  { post: post("Somebody else's joke"), reason: { $type: "app.bsky.feed.defs#reasonRepost" } },
  { post: post("Yes, exactly that", { reply: { parent: {}, root: {} } }) },
  { post: { ...post("Quoted from afar"), author: { did: "did:plc:other" } } },
  { post: post("https://inesokafor.dev/only-a-link") },
  { post: post("Hiring for the harbour team", { createdAt: "yesterday" }) }
]

const missing = {
  status: 400,
  body: JSON.stringify({ error: "InvalidRequest", message: "Profile not found" })
}

const answerFor =
  (actors: ReadonlyArray<object>): FakeHandler =>
  path => {
    const { pathname, searchParams } = new URL(path, "http://source.example")
    const isInes = ["ines.example.com", did].includes(searchParams.get("actor") ?? "")
    if (pathname === "/xrpc/app.bsky.actor.searchActors") return json({ actors })
    if (!isInes) return missing
    if (pathname === "/xrpc/app.bsky.actor.getProfile") return json(profile)
    return pathname === "/xrpc/app.bsky.feed.getAuthorFeed" ? json({ feed, cursor: "x" }) : missing
  }

const actors = [
  {
    did: "did:plc:1",
    handle: "dentist.example",
    displayName: "Ines Okafor",
    description: "Dentist in Porto"
  },
  { did: "did:plc:2", handle: "rui.example", displayName: "Rui Sousa", description: "Tideworks" },
  { did, handle: "ines.example.com", displayName: "Ines Okafor", description: profile.description }
]

stageSuite("Bluesky, linked", {
  layer: baseUrl => withFetch(Bluesky.layer({ baseUrl })),
  input: inputWith(linked),
  answer: answerFor([])
})

stageSuite("Bluesky, by name", {
  layer: baseUrl => withFetch(Bluesky.layer({ baseUrl })),
  input: inputWith(),
  answer: answerFor(actors)
})

const runAgainst = (handler: FakeHandler, input = inputWith(linked)) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(handler)
    return { output: yield* runLayer(withFetch(Bluesky.layer({ baseUrl })), input), paths }
  })

const absent = [{ source: "bluesky", verdict: "absent", reason: null }]

it.scopedLive("takes the profile, its own links, and posts that are neither reposts nor replies", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(answerFor([]))
    expect(facts(output)).toEqual(
      expect.arrayContaining([
        ["name", "Ines Okafor"],
        ["professional.current_title", "Head of Data"],
        ["professional.current_company", "Tideworks"]
      ])
    )
    expect(facts(output).filter(([field]) => field === "activity")).toEqual([
      [
        "activity",
        { kind: "post", title: "Tide tables are older than clocks.", venue: "Bluesky", date: "2025-12-03" }
      ],
      ["activity", { kind: "post", title: "Hiring for the harbour team", venue: "Bluesky", date: null }]
    ])
    expect(output.handles.map(({ kind, value }) => [kind, value])).toEqual([
      ["bluesky", "ines.example.com"],
      ["name", "Ines Okafor"],
      ["website", "https://inesokafor.example/about"],
      ["website", "https://inesokafor.dev/"],
      ["github", "inesok"]
    ])
    expect(output.documents[0]?.text).not.toMatch(/joke|exactly|afar|only-a-link/)
  })
)

it.scopedLive("by name, only an account of that name that names the employer is read", () =>
  Effect.gen(function* () {
    const { output, paths } = yield* runAgainst(answerFor(actors), inputWith())
    expect(output.documents).toHaveLength(1)
    expect(paths).toHaveLength(3)
    expect(paths.join(" ")).not.toContain("dentist")
    expect((yield* runAgainst(answerFor(actors.slice(0, 2)), inputWith())).output).toMatchObject({
      documents: [],
      lookups: absent
    })
  })
)

it.scopedLive("a plain word is the employer only where it is used as a name", () =>
  Effect.gen(function* () {
    const atBox = {
      ...inputWith(),
      contact: { full_name: contact.full_name, company: "Box, Inc." },
      known: { ...emptyOutput, handles: inputWith().fresh.filter(({ kind }) => kind === "name") }
    }
    const documentsFor = (description: string) =>
      Effect.map(
        runAgainst(
          answerFor([{ did, handle: profile.handle, displayName: "Ines Okafor", description }]),
          atBox
        ),
        ({ output }) => output.documents.length
      )
    expect(yield* documentsFor("Thinks outside the box")).toBe(0)
    expect(yield* documentsFor("Boxing coach")).toBe(0)
    expect(yield* documentsFor("Data at Box")).toBe(1)
    expect(yield* documentsFor("data at box")).toBe(1)
    expect(yield* documentsFor("Engineer @box")).toBe(1)
  })
)

it.scopedLive("a name alone, and a later round, search for nobody", () =>
  Effect.gen(function* () {
    const name = { kind: "name", value: contact.full_name, document: null } as const
    const bare = firstInput({ full_name: contact.full_name }, { ...emptyOutput, handles: [name] })
    expect((yield* runAgainst(answerFor(actors), bare)).paths).toEqual([])
    expect((yield* runAgainst(answerFor(actors), { ...inputWith(), fresh: [] })).paths).toEqual([])
  })
)

it.scopedLive("one account of several that is gone loses none of the others, and posts may be missing", () =>
  Effect.gen(function* () {
    const gone = { kind: "bluesky", value: "gone.example.com", document: null } as const
    const { output } = yield* runAgainst(
      path => (path.includes("getAuthorFeed") ? { status: 500, body: "{}" } : answerFor([])(path)),
      inputWith(gone, linked)
    )
    expect(output.documents).toHaveLength(1)
    expect(output.lookups).toEqual([
      { source: "bluesky", verdict: "found", reason: null },
      { source: "bluesky posts", verdict: "unavailable", reason: "answered with status 500" }
    ])
  })
)

it.scopedLive("a handle that is a domain of its own is a verified link", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(path =>
      path.includes("getProfile") ? json({ ...profile, handle: "inesokafor.dev" }) : answerFor([])(path)
    )
    expect(output.documents[0]?.text).toContain("verified link: https://inesokafor.dev/")
    expect(output.handles).toContainEqual(
      expect.objectContaining({ kind: "website", value: "https://inesokafor.dev/" })
    )
  })
)

it.scopedLive("accounts that are for members only are left alone", () =>
  Effect.gen(function* () {
    const { output, paths } = yield* runAgainst(() =>
      json({ ...profile, labels: [{ val: "!no-unauthenticated" }] })
    )
    expect(output).toMatchObject({ documents: [], lookups: absent })
    expect(paths).toHaveLength(1)
  })
)

it.scopedLive("is set up by names of the environment", () =>
  Effect.gen(function* () {
    const { baseUrl } = yield* fakeSource(answerFor([]))
    const settings = ConfigProvider.fromMap(new Map([["BLUESKY_BASE_URL", `${baseUrl}/`]]))
    const layer = withFetch(Bluesky.layerConfig).pipe(Layer.provide(Layer.setConfigProvider(settings)))
    expect((yield* runLayer(layer, inputWith(linked))).documents).not.toHaveLength(0)
  })
)
