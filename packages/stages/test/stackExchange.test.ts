import { expect, it } from "@effect/vitest"
import type { Handle, StageInput } from "@prospect-research/core"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { StackExchange } from "@prospect-research/stages"
import { Effect, Redacted } from "effect"
import { facts, inputWith, json, notFound, runLayer, withFetch } from "./prospect.ts"

const linked: Handle = { kind: "stackoverflow", value: "4711", document: null }
const key = Redacted.make("stack-secret-key")

const user = (id: number, name: string, members: object = {}) => ({
  user_id: id,
  display_name: name,
  location: "Porto &amp; Lisbon, Portugal",
  website_url: "https://github.com/inesok",
  link: `https://stackoverflow.com/users/${id}/ines-okafor`,
  reputation: 12043,
  ...members
})

const wrapped = (items: ReadonlyArray<object>, members: object = {}) => ({
  items,
  has_more: false,
  quota_max: 300,
  quota_remaining: 250,
  ...members
})

const tag = (name: string, answers: number, score: number) => ({
  user_id: 4711,
  tag_name: name,
  answer_count: answers,
  answer_score: score,
  question_count: 1,
  question_score: 1
})
const tags = [tag("c++", 40, 210), tag("apache-kafka", 12, 31), tag("excel", 1, 90), tag("perl", 9, 2)]

const answerWith =
  (found: ReadonlyArray<object>, members: object = {}): FakeHandler =>
  path => {
    const { pathname, searchParams } = new URL(path, "http://stack.test")
    if (searchParams.get("site") !== "stackoverflow") return notFound
    if (pathname.endsWith("/top-tags")) return json(wrapped(tags))
    if (pathname === "/2.3/users/4711") return json(wrapped([user(4711, "Ines Okafor")], members))
    return pathname === "/2.3/users" ? json(wrapped(found, members)) : notFound
  }

const answer = answerWith([user(1, "Ines Okafor-Lund"), user(4711, "Ines Okafor")])

stageSuite("Stack Exchange, linked", {
  layer: baseUrl => withFetch(StackExchange.layer({ baseUrl, key })),
  input: inputWith(linked),
  answer,
  secrets: ["stack-secret-key"]
})

stageSuite("Stack Exchange, by name", {
  layer: baseUrl => withFetch(StackExchange.layer({ baseUrl })),
  input: inputWith(),
  answer
})

const runAgainst = (handler: FakeHandler, input: StageInput) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(handler)
    return { output: yield* runLayer(withFetch(StackExchange.layer({ baseUrl })), input), paths }
  })

it.scopedLive("takes the profile and the tags that somebody answers well in", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(answer, inputWith(linked))
    expect(facts(output)).toEqual([
      ["name", "Ines Okafor"],
      ["professional.current_location", "Porto & Lisbon, Portugal"],
      ["professional.skills", "c++"],
      ["professional.skills", "apache-kafka"]
    ])
    expect(output.handles.map(({ kind, value }) => [kind, value])).toEqual([
      ["stackoverflow", "4711"],
      ["name", "Ines Okafor"],
      ["github", "inesok"]
    ])
    expect(output.documents).toMatchObject([
      { source_class: "self", page_url: "https://stackoverflow.com/users/4711/ines-okafor" }
    ])
  })
)

it.scopedLive("takes people of the very name, but not the first of many", () =>
  Effect.gen(function* () {
    const { output } = yield* runAgainst(answer, inputWith())
    expect(output.documents).toHaveLength(1)
    const many = [1, 2, 3, 4].map(id => user(id, "Ines Okafor"))
    expect(yield* runAgainst(answerWith(many), inputWith())).toMatchObject({
      output: { documents: [], lookups: [{ verdict: "absent" }] }
    })
  })
)

it.scopedLive("asks no more after it was told to wait, or that there is no more", () =>
  Effect.gen(function* () {
    const lookupsAfter = (members: object) =>
      Effect.map(runAgainst(answerWith([], members), inputWith(linked)), ({ output, paths }) => {
        expect(paths).toHaveLength(1)
        expect(output.documents).toHaveLength(1)
        return output.lookups.slice(1)
      })
    const tagsMissing = { source: "stack-exchange tags", verdict: "unavailable" }
    expect(yield* lookupsAfter({ backoff: 10 })).toEqual([{ ...tagsMissing, reason: "rate limited" }])
    expect(yield* lookupsAfter({ quota_remaining: 0 })).toEqual([
      { ...tagsMissing, reason: "quota exhausted" }
    ])
  })
)

it.scopedLive("reads the refusal of a service that was asked too often", () =>
  Effect.gen(function* () {
    const refusal = {
      error_id: 502,
      error_name: "throttle_violation",
      error_message: "too many requests from this IP, more requests available in 42 seconds"
    }
    const run = runAgainst(() => ({ status: 400, body: JSON.stringify(refusal) }), inputWith(linked))
    expect((yield* Effect.flip(run)).reason).toEqual({ _tag: "RateLimited", retryAfterMillis: 42_000 })
  })
)
