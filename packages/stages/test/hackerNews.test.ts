import { expect, it } from "@effect/vitest"
import type { Handle } from "@prospect-research/core"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { HackerNews } from "@prospect-research/stages"
import { Effect } from "effect"
import { facts, inputWith, json, notFound, runLayer, withFetch } from "./prospect.ts"

const linked: Handle = { kind: "hackernews", value: "inesok", document: null }

const user = {
  username: "inesok",
  about:
    'Head of Data at Tideworks.<p>Blog: <a href="https:&#x2F;&#x2F;ines.example&#x2F;a-very-long-path" rel="nofollow">https:&#x2F;&#x2F;ines.example&#x2F;a-very...</a><p><a href="https:&#x2F;&#x2F;github.com&#x2F;inesok" rel="nofollow">https:&#x2F;&#x2F;github.com&#x2F;inesok</a>',
  karma: 812
}

const hit = (members: object) => ({
  objectID: "1",
  author: "inesok",
  title: null,
  url: null,
  story_text: null,
  comment_text: null,
  points: 5,
  created_at_i: Date.parse("2025-11-03T12:00:00Z") / 1000,
  ...members
})

const stories = [
  hit({ title: "Show HN: Tideclock, a clock for the sea", url: "https://ines.example/tideclock" }),
  hit({ title: "Somebody else's headline", url: "https://news.example/story" }),
  hit({ title: "Show HN: Not mine", author: "another" })
]

const comments = [
  hit({
    comment_text:
      "<p>&gt; buoys are cheap now<p>We measured tides with cheap pressure sensors for two years, and the drift was worse than the noise.",
    created_at_i: Date.parse("2025-12-01T12:00:00Z") / 1000
  }),
  hit({ comment_text: "Agreed." })
]

const answer: FakeHandler = path => {
  const { pathname, searchParams } = new URL(path, "http://hn.test")
  if (pathname === "/api/v1/users/inesok") return json(user)
  if (pathname !== "/api/v1/search_by_date") return notFound
  return json({ hits: searchParams.get("tags") === "story,author_inesok" ? stories : comments })
}

stageSuite("Hacker News", {
  layer: baseUrl => withFetch(HackerNews.layer({ baseUrl })),
  input: inputWith(linked),
  answer
})

const runAgainst = (handler: FakeHandler) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(handler)
    const output = yield* runLayer(withFetch(HackerNews.layer({ baseUrl })), inputWith(linked))
    return { output, paths }
  })

it.scopedLive("takes what the person says and wrote, and nothing that others did", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(answer)
    const taken = facts(output)
    expect(taken).toContainEqual(["professional.current_title", "Head of Data"])
    expect(taken).toContainEqual(["professional.current_company", "Tideworks"])
    const posts = output.claims.filter(({ field }) => field === "activity")
    expect(posts.map(({ value, as_of }) => [value, as_of])).toMatchObject([
      [{ kind: "post", venue: "Hacker News", date: "2025-12-01" }, "2025-12-01"],
      [{ title: "Show HN: Tideclock, a clock for the sea", date: "2025-11-03" }, "2025-11-03"]
    ])
    expect(posts[0]?.quote).toContain("the drift was worse than the noise")
    const text = output.documents[0]?.text ?? ""
    for (const foreign of ["buoys are cheap", "Somebody else", "Not mine", "Agreed."]) {
      expect(text).not.toContain(foreign)
    }
    expect(output.handles.map(({ kind, value }) => [kind, value])).toEqual([
      ["hackernews", "inesok"],
      ["website", "https://ines.example/a-very-long-path"],
      ["github", "inesok"]
    ])
    expect(output.documents).toMatchObject([
      { source_class: "self", page_url: "https://news.ycombinator.com/user?id=inesok" }
    ])
  })
)

it.scopedLive("keeps the profile when the comments cannot be had", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(path =>
      path.includes("comment") ? { status: 429, headers: { "retry-after": "60" }, body: "{}" } : answer(path)
    )
    expect(output.documents).toHaveLength(1)
    expect(output.lookups).toEqual([
      { source: "hacker-news", verdict: "found", reason: null },
      { source: "hacker-news comments", verdict: "unavailable", reason: "rate limited" }
    ])
  })
)

it.scopedLive("a profile that says nothing is one all the same", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(path =>
      path.includes("/users/") ? json({ username: "inesok", about: null }) : json({ hits: [] })
    )
    expect(output.claims).toEqual([])
    expect(output.documents).toMatchObject([{ text: "username: inesok" }])
  })
)
