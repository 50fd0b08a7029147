import { expect, it } from "@effect/vitest"
import { emptyOutput, firstInput, type Handle, type Lookup } from "@prospect-research/core"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { Normalize, Tavily } from "@prospect-research/stages"
import { Effect, Either, Redacted } from "effect"
import { teamPage } from "./documents.ts"
import { facts, inputWith, json, runLayer, withFetch } from "./prospect.ts"
import { hits, queryOf } from "./searchResults.ts"

const answer: FakeHandler = (_path, body) =>
  json({
    query: queryOf(body),
    answer: null,
    images: [],
    results: (hits[queryOf(body)] ?? []).map(({ url, title, text, date }) => ({
      url,
      title,
      content: text,
      raw_content: null,
      score: 0.9,
      ...(date === undefined ? {} : { published_date: date })
    })),
    response_time: 1.1,
    request_id: "r"
  })

stageSuite("Tavily", {
  layer: baseUrl => withFetch(Tavily.layer({ baseUrl, key: Redacted.make("tavily-secret-key") })),
  input: inputWith(),
  answer,
  secrets: ["tavily-secret-key"]
})

stageSuite("Tavily, without a key", {
  layer: baseUrl => withFetch(Tavily.layer({ baseUrl })),
  input: inputWith(),
  answer
})

const runAgainst = (handler: FakeHandler, input = inputWith()) =>
  Effect.gen(function* () {
    const queries: Array<string> = []
    const { baseUrl, headers } = yield* fakeSource((path, body) => {
      queries.push(queryOf(body))
      return handler(path, body)
    })
    const end = yield* Effect.either(runLayer(withFetch(Tavily.layer({ baseUrl })), input))
    return { end, queries, headers }
  })

const found = (handler: FakeHandler, input = inputWith()) =>
  Effect.map(runAgainst(handler, input), ({ end, ...more }) => ({ output: Either.getOrThrow(end), ...more }))

it.scopedLive("searches by name with what tells namesakes apart, and takes what whole titles say", () =>
  Effect.gen(function* () {
    const { output, queries, headers } = yield* found(answer)
    expect(headers).toContain("x-tavily-access-mode")
    expect(headers).not.toContain("authorization")
    expect(queries).toEqual([
      '"Ines Okafor" "Tideworks"',
      '"Ines Okafor"',
      '"Ines Okafor" site:linkedin.com/in',
      '"Ines Okafor" site:tideworks.example',
      '"ines.okafor@tideworks.example"',
      '"Ines Okafor" "Tideworks" (podcast OR talk OR interview)'
    ])
    expect(
      output.documents.map(({ url, source_class, published_at }) => [url, source_class, published_at])
    ).toEqual([
      ["https://forum.example/speakers/ines-okafor", "snippet", "2025-10-03"],
      ["https://github.com/inesok", "snippet", null],
      ["https://inesokafor.example/writing", "snippet", null],
      ["https://www.linkedin.com/in/ines-okafor", "snippet", null],
      ["https://www.linkedin.com/in/ines-okafor-dentist", "snippet", null],
      ["https://x.com/ines_ok", "snippet", null],
      ["https://x.com/someone_else", "snippet", null],
      ["https://www.linkedin.com/posts/ines-okafor_tides-activity-1", "snippet", null]
    ])
    const told = facts(output)
    expect(told).toContainEqual(["professional.current_title", "Head of Data"])
    expect(told).toContainEqual(["professional.current_company", "Tideworks"])
    expect(told).toContainEqual(["professional.current_location", "Lisbon"])
    expect(told).toContainEqual([
      "education.entries",
      { institution: "University of Porto", degree: null, field_of_study: null, graduation_year: null }
    ])
    expect(told).toContainEqual(["social_media.twitter.bio", "Data under water. Head of Data at Tideworks"])
    expect(told).toContainEqual([
      "activity",
      { kind: "post", title: "We measured the tide for a year.", venue: "LinkedIn", date: null }
    ])
    const values = JSON.stringify(told)
    for (const other of ["Dentist", "Smile", "CFO", "rui-prates", "someone_else"])
      expect(values).not.toContain(other)
    const leads = output.handles.map(({ kind, value }) => [kind, value])
    expect(leads).toContainEqual(["page", "https://forum.example/speakers/ines-okafor"])
    expect(leads).toContainEqual(["page", "https://inesokafor.example/writing"])
    expect(leads.filter(([kind]) => kind !== "page")).toEqual([
      ["github", "inesok"],
      ["website", "https://inesokafor.example/"],
      ["linkedin", "https://www.linkedin.com/in/ines-okafor"],
      ["linkedin", "https://www.linkedin.com/in/ines-okafor-dentist"],
      ["twitter", "https://x.com/ines_ok"]
    ])
  })
)

it.scopedLive("with nothing but a LinkedIn address, finds out who that is and searches for them", () =>
  Effect.gen(function* () {
    const contact = { linkedin_url: "https://www.linkedin.com/in/ines-okafor" }
    const input = firstInput(contact, { ...emptyOutput, handles: [...Normalize.handlesOf(contact)] })
    const { output, queries } = yield* found(answer, input)
    expect(queries).toEqual([
      "https://www.linkedin.com/in/ines-okafor",
      '"ines-okafor" site:linkedin.com',
      '"Ines Okafor" "Tideworks"',
      '"Ines Okafor"',
      '"Ines Okafor" "Tideworks" (podcast OR talk OR interview)',
      "Ines Okafor Tideworks"
    ])
    expect(output.documents[0]).toMatchObject({ url: contact.linkedin_url, source: "tavily" })
    expect(facts(output).slice(0, 5)).toEqual([
      ["name", "Ines Okafor"],
      ["professional.current_title", "Head of Data"],
      ["professional.current_company", "Tideworks"],
      ["social_media.linkedin.bio", "I build instruments that listen to the sea"],
      ["social_media.linkedin.url", contact.linkedin_url]
    ])
    expect(output.handles.map(({ kind, value }) => [kind, value]).slice(0, 2)).toEqual([
      ["linkedin", contact.linkedin_url],
      ["name", "Ines Okafor"]
    ])
    expect(JSON.stringify(output)).not.toContain("another-okafor")
  })
)

it.scopedLive("with nothing but an address of the employer's, finds out whom it is made for", () =>
  Effect.gen(function* () {
    const contact = { email: "iokafor@tideworks.example" }
    const input = firstInput(contact, { ...emptyOutput, handles: [...Normalize.handlesOf(contact)] })
    const hit = {
      url: "https://tideworks.example/contacts",
      title: "Contacts | Tideworks",
      content: "Head of Data Ines Okafor +351 210 000 000 iokafor@tideworks.example"
    }
    const { output, queries } = yield* found(() => json({ results: [hit] }), input)
    expect(queries.slice(0, 3)).toEqual([
      '"iokafor@tideworks.example"',
      "okafor site:tideworks.example",
      '"Ines Okafor" "Tideworks"'
    ])
    expect(output.handles).toContainEqual({
      kind: "name",
      value: "Ines Okafor",
      document: output.documents[0]?.id
    })
    const known = { ...input.known, documents: output.documents }
    const again = yield* found(() => json({ results: [hit] }), {
      ...input,
      known,
      fresh: output.handles.filter(({ kind }) => kind === "name")
    })
    expect(again.queries).toEqual([])
  })
)

it.scopedLive("a name alone tells nobody apart, and is not searched for", () =>
  Effect.gen(function* () {
    const name = { kind: "name", value: "Ines Okafor", document: null } as const
    const { output, queries } = yield* found(answer, firstInput({}, { ...emptyOutput, handles: [name] }))
    expect(output).toEqual(emptyOutput)
    expect(queries).toEqual([])
  })
)

it.scopedLive("searches once, and only when no engine before it has answered", () =>
  Effect.gen(function* () {
    const input = inputWith()
    const after = (lookup: Lookup) => ({ ...input, known: { ...input.known, lookups: [lookup] } })
    const searxng = { source: "searxng", reason: null }
    const silent = yield* found(answer, after({ ...searxng, verdict: "absent" }))
    expect(silent.queries).toEqual([])
    const late = yield* found(answer, after({ ...searxng, verdict: "unavailable", reason: "timed out" }))
    expect(late.queries).toHaveLength(6)
    const again = yield* found(answer, {
      ...input,
      fresh: [{ kind: "name", value: "I. Okafor", document: "x" }]
    })
    expect(again.queries).toEqual([])
  })
)

it.scopedLive(
  "searches again by the name that the employer's site has, if it was the one that answered",
  () =>
    Effect.gen(function* () {
      const input = inputWith()
      const team = teamPage("Ines Okafor-Prates\nHead of Data")
      const name: Handle = { kind: "name", value: "Ines Okafor-Prates", document: team.id }
      const later = (lookups: ReadonlyArray<Lookup>) => ({
        ...input,
        known: { ...input.known, documents: [team], handles: [...input.known.handles, name], lookups },
        fresh: [name]
      })
      const again = yield* found(answer, later([{ source: "tavily", verdict: "found", reason: null }]))
      expect(again.queries).toEqual([
        '"Ines Okafor-Prates" "Tideworks"',
        '"Ines Okafor-Prates"',
        '"Ines Okafor-Prates" site:linkedin.com/in'
      ])
      const another = yield* found(answer, later([{ source: "searxng", verdict: "found", reason: null }]))
      expect(another.queries).toEqual([])
    })
)

it.scopedLive("says how long to wait, and that a plan is used up, as the service puts it", () =>
  Effect.gen(function* () {
    const reasonOf = (status: number, body: unknown) =>
      Effect.map(
        runAgainst(() => ({ ...json(body), status })),
        ({ end, queries }) => [Either.isLeft(end) ? end.left : end, queries.length] as const
      )
    const error = { code: "keyless_cap", message: "Wait.", retry_after_seconds: 12, next_actions: [] }
    expect(yield* reasonOf(429, { error })).toMatchObject([
      { reason: { _tag: "RateLimited", retryAfterMillis: 12_000 } },
      1
    ])
    expect(yield* reasonOf(432, { detail: { error: "Limit" } })).toMatchObject([
      { reason: { _tag: "QuotaExhausted" } },
      1
    ])
  })
)

it.scopedLive("keeps what it has when a later query fails, and says so", () =>
  Effect.gen(function* () {
    const { output, queries } = yield* found((path, body) =>
      queryOf(body).includes("site:") ? { status: 503, body: "{}" } : answer(path, body)
    )
    expect(queries).toHaveLength(6)
    expect(output.documents).toHaveLength(4)
    expect(output.lookups).toEqual([
      { source: "tavily", verdict: "found", reason: null },
      { source: "tavily queries", verdict: "unavailable", reason: "answered with status 503" }
    ])
  })
)
