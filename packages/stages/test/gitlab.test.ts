import { expect, it } from "@effect/vitest"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { GitLab } from "@prospect-research/stages"
import { ConfigProvider, Effect, Layer } from "effect"
import { facts, inputWith, json, notFound, runLayer, withFetch } from "./prospect.ts"

const linked = { kind: "gitlab", value: "InesOk", document: null } as const

const user = {
  id: 4711,
  username: "inesok",
  name: "Ines Okafor",
  state: "active",
  web_url: "https://gitlab.com/inesok",
  bot: false,
  bio: "Notes at https://other.example",
  job_title: "Head of Data",
  organization: "Tideworks",
  location: "Lisbon",
  public_email: "",
  website_url: "inesokafor.dev",
  linkedin: "ines-okafor",
  twitter: "https://twitter.com/ines_ok",
  discord: ""
}

const project = (name: string, members: object = {}) => ({
  id: name.length,
  name,
  description: `About ${name}`,
  topics: [],
  star_count: 0,
  archived: false,
  last_activity_at: "2025-12-20T10:00:00.000Z",
  ...members
})

const projects = [
  project("tideclock", { topics: ["oceanography"] }),
  project("old-tables", { topics: ["oceanography"], last_activity_at: "2019-01-05T10:00:00Z" }),
  project("gitlab-runner", { forked_from_project: { id: 1 } }),
  project("silent", { description: null })
]

const answers: Readonly<Record<string, unknown>> = {
  "/api/v4/users/4711": user,
  "/api/v4/users/4711/projects": projects
}

const answer: FakeHandler = path => {
  const { pathname, searchParams } = new URL(path, "http://source.example")
  if (pathname === "/api/v4/users") return json(searchParams.get("username") === "InesOk" ? [user] : [])
  return answers[pathname] === undefined ? notFound : json(answers[pathname])
}

stageSuite("GitLab", {
  layer: baseUrl => withFetch(GitLab.layer({ baseUrl })),
  input: inputWith(linked),
  answer
})

const runAgainst = (handler: FakeHandler, input = inputWith(linked)) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(handler)
    return { output: yield* runLayer(withFetch(GitLab.layer({ baseUrl })), input), paths }
  })

it.scopedLive("takes the profile, its links and the person's own projects", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(answer)
    expect(facts(output)).toEqual([
      ["name", "Ines Okafor"],
      ["professional.current_title", "Head of Data"],
      ["professional.current_company", "Tideworks"],
      ["professional.current_location", "Lisbon"],
      ["social_media.linkedin.url", "https://www.linkedin.com/in/ines-okafor"],
      ["social_media.twitter.url", "https://x.com/ines_ok"],
      ["professional.skills", "oceanography"],
      ["activity", { kind: "project", title: "tideclock", venue: "GitLab", date: "2025-12-20" }],
      ["professional.skills", "oceanography"]
    ])
    expect(output.handles.map(({ kind, value }) => [kind, value])).toEqual([
      ["gitlab", "inesok"],
      ["name", "Ines Okafor"],
      ["website", "https://inesokafor.dev/"],
      ["linkedin", "https://www.linkedin.com/in/ines-okafor"],
      ["twitter", "https://x.com/ines_ok"]
    ])
  })
)

it.scopedLive("groups, strangers and blocked accounts are nobody", () =>
  Effect.gen(function* () {
    for (const found of [[], [{ ...user, username: "inesok2" }], [{ ...user, state: "blocked" }]]) {
      const { output, paths } = yield* runAgainst(() => json(found))
      expect(output).toMatchObject({
        documents: [],
        lookups: [{ source: "gitlab", verdict: "absent", reason: null }]
      })
      expect(paths).toHaveLength(1)
    }
  })
)

it.scopedLive("what people write for want of an employer or a place is neither", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(path =>
      path === "/api/v4/users/4711"
        ? json({ ...user, organization: "Freelance", location: "The Internet", job_title: "Former CTO" })
        : answer(path)
    )
    expect(facts(output).map(([field]) => field)).not.toContain("professional.current_company")
    expect(facts(output).map(([field]) => field)).not.toContain("professional.current_location")
    expect(facts(output).map(([field]) => field)).not.toContain("professional.current_title")
  })
)

it.scopedLive("is set up by names of the environment", () =>
  Effect.gen(function* () {
    const { baseUrl } = yield* fakeSource(answer)
    const settings = ConfigProvider.fromMap(new Map([["GITLAB_BASE_URL", `${baseUrl}/`]]))
    const layer = withFetch(GitLab.layerConfig).pipe(Layer.provide(Layer.setConfigProvider(settings)))
    expect((yield* runLayer(layer, inputWith(linked))).documents).not.toHaveLength(0)
  })
)
