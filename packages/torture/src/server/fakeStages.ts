import { createHash } from "node:crypto"
import { SourceError, type Stage, stageLayer } from "@prospect-research/core"
import { Config, Effect, Schema } from "effect"

const AnswerBody = Schema.parseJson(Schema.Struct({ verdict: Schema.Literal("found", "poison") }))

const failed = (source: string, status: number) =>
  new SourceError({
    source,
    reason:
      status === 401
        ? { _tag: "Unauthorized" }
        : status === 404
          ? { _tag: "NotFound" }
          : { _tag: "UpstreamStatus", status }
  })

/** What the source is said to know of everybody. */
const found = (stage: string, person: string) => {
  const text = `${person} is Engineer at Example.`
  const document = `${stage}-1`
  return {
    documents: [
      {
        id: document,
        source: stage,
        source_class: "first-party" as const,
        url: "https://example.com/team",
        page_url: "https://example.com/team",
        site: "example.com",
        fetched_at: "2026-01-01T00:00:00.000Z",
        published_at: null,
        title: "Team",
        text,
        content_hash: createHash("sha256").update(text).digest("hex")
      }
    ],
    claims: [
      {
        id: `${stage}-1-title`,
        field: "professional.current_title" as const,
        value: "Engineer",
        document,
        quote: text,
        method: "rule" as const,
        as_of: null
      }
    ],
    identities: [
      {
        document,
        verdict: "confirmed" as const,
        score: 8,
        reasons: [{ signal: "address on the company's site", weight: 8 }]
      }
    ],
    lookups: [{ source: stage, verdict: "found" as const, reason: null }]
  }
}

/** Ends this process as a broken native module would: without a word. */
const endProcess = Effect.zipRight(
  Effect.sync(() => process.kill(process.pid, "SIGKILL")),
  Effect.never
)

/** Asks the fake source about the prospect and does what it answers. */
const fakeStage = (name: string, after: ReadonlyArray<string>) =>
  stageLayer(
    Effect.gen(function* () {
      const source = yield* Config.string("TORTURE_SOURCE")
      const run: Stage["run"] = Effect.fnUntraced(function* ({ contact }) {
        const person = contact.email ?? contact.full_name ?? "quick-nobody"
        const response = yield* Effect.tryPromise({
          try: signal => fetch(`${source}/${name}/${encodeURIComponent(person)}`, { signal }),
          catch: () => new SourceError({ source: name, reason: { _tag: "Network" } })
        })
        const text = yield* Effect.orElseSucceed(
          Effect.tryPromise(() => response.text()),
          () => ""
        )
        if (!response.ok) return yield* failed(name, response.status)
        const { verdict } = yield* Effect.mapError(
          Schema.decode(AnswerBody)(text),
          () => new SourceError({ source: name, reason: { _tag: "Malformed" } })
        )
        return verdict === "poison" ? yield* endProcess : found(name, person)
      })
      return {
        name,
        version: "1",
        kind: "gather" as const,
        after,
        required: false,
        timeLimit: "10 minutes",
        budget: 0,
        run
      }
    })
  )

/** Three stages, the last after the other two, so that a kill finds finished and unfinished ones. */
export const fakeStages = [
  fakeStage("first", []),
  fakeStage("second", []),
  fakeStage("third", ["first", "second"])
]
