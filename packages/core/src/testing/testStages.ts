import { createHash } from "node:crypto"
import { Effect } from "effect"
import { SourceError } from "../domain/SourceError.ts"
import type { StageOutput } from "../domain/StageOutput.ts"
import { type StageInput, stageLayer } from "../services/Stage.ts"

/** Found at once, with a title. */
export const knownPerson = "Ada Known"
/** Every source is down. */
export const unreachablePerson = "Ben Unreachable"
/** Research never ends by itself. */
export const idlePerson = "Cleo Idle"

const fetchedAt = "2026-01-01T00:00:00.000Z"

const found = (name: string): Partial<StageOutput> => {
  const text = `${name} is Engineer at Example.`
  const document = "directory-1"
  return {
    documents: [
      {
        id: document,
        source: "directory",
        source_class: "first-party",
        url: "https://example.com/team",
        page_url: "https://example.com/team",
        site: "example.com",
        fetched_at: fetchedAt,
        published_at: null,
        title: "Team",
        text,
        content_hash: createHash("sha256").update(text).digest("hex")
      }
    ],
    claims: [
      {
        id: "directory-1-title",
        field: "professional.current_title",
        value: "Engineer",
        document,
        quote: text,
        method: "rule",
        as_of: null
      }
    ],
    identities: [
      {
        document,
        verdict: "confirmed",
        score: 8,
        reasons: [{ signal: "full name on the company's site", weight: 8 }]
      }
    ],
    lookups: [{ source: "directory", verdict: "found", reason: null }]
  }
}

const run = ({ contact }: StageInput): Effect.Effect<Partial<StageOutput>, SourceError> => {
  switch (contact.full_name) {
    case unreachablePerson:
      return new SourceError({ source: "directory", reason: { _tag: "Unauthorized" } })
    case idlePerson:
      return Effect.never
    default:
      return Effect.succeed(found(contact.full_name ?? "Somebody"))
  }
}

/** One source that knows, fails or hangs, by the name of the prospect. */
export const testStage = stageLayer(
  Effect.succeed({
    name: "directory",
    version: "1",
    kind: "gather",
    after: [],
    required: true,
    timeLimit: "1 hour",
    budget: 0,
    run
  })
)
