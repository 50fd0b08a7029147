import { expect, it } from "@effect/vitest"
import { emptyOutput, mergeOutput, type StageOutput } from "@prospect-research/core"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { GitHub } from "@prospect-research/stages"
import { Effect, Redacted } from "effect"
import { contact, facts, inputWith, json, notFound, runLayer, withFetch } from "./prospect.ts"

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

const user = {
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
}

const answers: Readonly<Record<string, unknown>> = {
  "/search/users": { total_count: 1, items: [{ login: "inesok", id: 1 }] },
  "/users/inesok": user,
  "/users/inesok/repos": [
    repository("tideclock", {
      language: "Go",
      stargazers_count: 340,
      topics: ["oceanography", "experimental", "teaching"]
    }),
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
      ["professional.current_title", "Head of Data"],
      ["professional.current_company", "Tideworks"],
      ["professional.current_company", "tideworks"],
      ["professional.current_location", "Lisbon"],
      ["social_media.twitter.url", "https://x.com/ines_ok"],
      ["social_media.linkedin.url", "https://www.linkedin.com/in/inesokafor"],
      ["professional.skills", "Go"],
      ["professional.skills", "oceanography"],
      ["professional.achievements", "tideclock"],
      ["activity", { kind: "project", title: "tideclock", venue: "GitHub", date: "2025-12-20" }],
      ["professional.skills", "Python"],
      ["professional.skills", "Python"]
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

const absent = [{ source: "github", verdict: "absent", reason: null }]

const searching = (users: ReadonlyArray<string>, authors: ReadonlyArray<string | null>): FakeHandler => {
  const items = authors.map(login => ({ author: login === null ? null : { login } }))
  return path => {
    if (path.startsWith("/search/users")) return json({ items: users.map(login => ({ login })) })
    return path.startsWith("/search/commits") ? json({ items }) : answer(path)
  }
}

const byEmail = (handler: FakeHandler) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(handler)
    return { output: yield* runLayer(withFetch(GitHub.layer({ baseUrl })), inputWith()), paths }
  })

const emailHandles = ({ handles }: Pick<StageOutput, "handles">) =>
  handles.filter(({ kind }) => kind === "email").map(({ value }) => value)

it.scopedLive("says that the prospect's email led to the profile, unless the profile shows another one", () =>
  Effect.gen(function* () {
    expect(emailHandles((yield* byEmail(answer)).output)).toEqual([contact.email])
    expect(emailHandles((yield* runAgainst(answer)).output)).toEqual([])
    const loose = yield* byEmail(path =>
      path === "/users/inesok" ? json({ ...user, email: "rui@tideworks.example" }) : answer(path)
    )
    expect(loose.output.documents).toHaveLength(1)
    expect(emailHandles(loose.output)).toEqual([])
  })
)

it.scopedLive("takes the author of the commits with the address when all of them agree", () =>
  Effect.gen(function* () {
    const { output, paths } = yield* byEmail(searching([], ["inesok", "inesok"]))
    expect(emailHandles(output)).toEqual([contact.email])
    expect(paths).toHaveLength(5)
    for (const authors of [["inesok", "rui"], ["inesok", null], [null], []]) {
      expect((yield* byEmail(searching([], authors))).output).toMatchObject({
        documents: [],
        lookups: absent
      })
    }
  })
)

it.scopedLive("guesses no account: several hits for an address are none, and no company is a person", () =>
  Effect.gen(function* () {
    expect((yield* byEmail(searching(["one", "two"], []))).output.lookups).toEqual(absent)
    const { output } = yield* runAgainst(() =>
      json({ login: "inesok", html_url: "https://github.com/inesok", type: "Organization" })
    )
    expect(output).toMatchObject({ documents: [], lookups: absent })
  })
)

it.scopedLive("makes no more than six calls for a prospect, in all rounds together", () =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(path =>
      answer(path.replace(/^\/users\/[^/?]+/, "/users/inesok"))
    )
    const layer = withFetch(GitHub.layer({ baseUrl }))
    const handle = (value: string) => ({ kind: "github", value, document: null }) as const
    const input = inputWith(handle("one"), handle("ONE"), handle("two"), handle("three"), handle("four"))
    const first = yield* runLayer(layer, input)
    expect(first.documents).toHaveLength(2)
    expect(paths).toHaveLength(6)
    const later = { contact, known: mergeOutput(input.known, first), fresh: [handle("five")] }
    expect(yield* runLayer(layer, later)).toEqual(emptyOutput)
    expect(paths).toHaveLength(6)
  })
)

it.scopedLive("a later round reads what is fresh, and asks for no address again", () =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(answer)
    const layer = withFetch(GitHub.layer({ baseUrl }))
    expect(yield* runLayer(layer, { ...inputWith(), fresh: [] })).toEqual(emptyOutput)
    expect(paths).toEqual([])
    const { documents } = yield* runLayer(layer, { ...inputWith(), fresh: [linked] })
    expect(documents).toHaveLength(1)
  })
)

it.scopedLive("a blog is a website, and links of the bio lead on", () =>
  Effect.gen(function* () {
    const bio = "Writing at https://tides.example/ines and hacking at https://employer.example"
    const { output } = yield* runAgainst(path =>
      path === "/users/inesok"
        ? json({
            ...user,
            blog: "inesokafor.dev",
            bio,
            location: "Earth",
            company: "Freelance"
          })
        : answer(path)
    )
    expect(output.handles.filter(({ kind }) => kind === "website").map(({ value }) => value)).toEqual([
      "https://inesokafor.dev/",
      "https://tides.example/ines"
    ])
    expect(facts(output).map(([field]) => field)).not.toContain("professional.current_location")
    expect(facts(output).map(([field]) => field)).not.toContain("professional.current_company")
  })
)
