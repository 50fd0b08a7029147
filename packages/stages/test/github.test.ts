import { expect, it } from "@effect/vitest"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { GitHub } from "@prospect-research/stages"
import { Effect, Redacted } from "effect"
import { facts, inputWith, json, notFound, runLayer, withFetch } from "./prospect.ts"

const linked = { kind: "github", value: "inesok", document: null } as const

const repository = (name: string, members: object) => ({
  name,
  description: `About ${name}`,
  language: null,
  topics: [],
  fork: false,
  archived: false,
  stargazers_count: 0,
  pushed_at: "2025-12-20T10:00:00Z",
  ...members
})

const answers: Readonly<Record<string, unknown>> = {
  "/search/users": { total_count: 1, items: [{ login: "inesok", id: 1 }] },
  "/users/inesok": {
    login: "inesok",
    html_url: "https://github.com/inesok",
    type: "User",
    name: "Ines Okafor",
    company: "@tideworks",
    blog: "",
    location: "Lisbon",
    email: null,
    bio: "Head of Data at Tideworks. Previously engineer at Elsewhere.",
    twitter_username: "ines_ok"
  },
  "/users/inesok/repos": [
    repository("tideclock", { language: "Go", stargazers_count: 240, topics: ["oceanography"] }),
    repository("dotfiles", { language: "Shell", description: null }),
    repository("linux", { language: "C", fork: true, stargazers_count: 5000 }),
    repository("notes-one", { language: "Python", pushed_at: "2022-01-05T10:00:00Z" }),
    repository("notes-two", { language: "Python", archived: true })
  ],
  "/users/inesok/social_accounts": [{ provider: "linkedin", url: "https://www.linkedin.com/in/inesokafor" }]
}

const answer: FakeHandler = path => {
  const found = answers[path.replace(/\?.*$/, "")]
  return found === undefined ? notFound : json(found)
}

stageSuite("GitHub, linked", {
  layer: baseUrl => withFetch(GitHub.layer({ baseUrl, key: Redacted.make("github-secret-key") })),
  input: inputWith(linked),
  answer,
  secrets: ["github-secret-key"]
})

stageSuite("GitHub, by email", {
  layer: baseUrl => withFetch(GitHub.layer({ baseUrl })),
  input: inputWith(),
  answer
})

const runAgainst = (handler: FakeHandler) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(handler)
    return { output: yield* runLayer(withFetch(GitHub.layer({ baseUrl })), inputWith(linked)), paths }
  })

it.scopedLive("takes what the profile says and what the own repositories show", () =>
  Effect.gen(function* () {
    const { output, paths } = yield* runAgainst(answer)
    expect(paths).toHaveLength(3)
    expect(facts(output)).toEqual([
      ["name", "Ines Okafor"],
      ["professional.current_company", "tideworks"],
      ["professional.current_location", "Lisbon"],
      ["social_media.twitter.url", "https://x.com/ines_ok"],
      ["social_media.linkedin.url", "https://www.linkedin.com/in/inesokafor"],
      ["professional.current_title", "Head of Data"],
      ["professional.current_company", "Tideworks"],
      ["professional.skills", "Go"],
      ["professional.skills", "oceanography"],
      ["professional.skills", "Python"],
      ["professional.skills", "Python"],
      ["activity", { kind: "project", title: "tideclock", venue: "GitHub", date: "2025-12-20" }]
    ])
    expect(output.handles.map(({ kind, value }) => [kind, value])).toEqual([
      ["github", "inesok"],
      ["name", "Ines Okafor"],
      ["twitter", "https://x.com/ines_ok"],
      ["linkedin", "https://www.linkedin.com/in/inesokafor"]
    ])
  })
)

it.scopedLive("keeps the profile when a part of it cannot be had, and says which", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(path =>
      path.includes("/repos") ? { status: 500, body: "{}" } : answer(path)
    )
    expect(output.documents).toHaveLength(1)
    expect(output.lookups).toEqual([
      { source: "github", verdict: "found", reason: null },
      { source: "github repositories", verdict: "unavailable", reason: "answered with status 500" }
    ])
  })
)

it.scopedLive("guesses no account: several hits for an address are none, and no company is a person", () =>
  Effect.gen(function* () {
    const several = yield* fakeSource(() => json({ items: [{ login: "one" }, { login: "two" }] }))
    const absent = [{ source: "github", verdict: "absent", reason: null }]
    const layer = withFetch(GitHub.layer({ baseUrl: several.baseUrl }))
    expect((yield* runLayer(layer, inputWith())).lookups).toEqual(absent)
    const { output } = yield* runAgainst(() =>
      json({ login: "inesok", html_url: "https://github.com/inesok", type: "Organization" })
    )
    expect(output).toMatchObject({ documents: [], lookups: absent })
  })
)
