import { createHash } from "node:crypto"
import { FetchHttpClient } from "@effect/platform"
import { expect, it } from "@effect/vitest"
import { Pipeline } from "@prospect-research/core"
import { type FakeHandler, fakeSource } from "@prospect-research/core/testing"
import {
  CompanySite,
  GitHub,
  Gravatar,
  Normalize,
  ResolveIdentity,
  WriteReport
} from "@prospect-research/stages"
import { Effect, Layer } from "effect"
import { contact, json } from "./prospect.ts"
import { site } from "./site.ts"

const hash = createHash("sha256").update(contact.email).digest("hex")

const gravatar = {
  display_name: "Ines Okafor",
  profile_url: "https://gravatar.com/inesokafor",
  location: "Lisbon, Portugal",
  job_title: "Head of Data",
  company: "Tideworks",
  verified_accounts: [{ service_label: "GitHub", url: "https://github.com/inesok" }]
}

const github = {
  login: "inesok",
  html_url: "https://github.com/inesok",
  type: "User",
  name: "Ines Okafor",
  company: "@tideworks",
  location: "Lisbon"
}

const repository = {
  name: "slackwater",
  description: "Tide tables as plain functions, with tests for every harbour",
  language: "TypeScript",
  topics: [],
  fork: false,
  archived: false,
  stargazers_count: 57,
  pushed_at: "2025-12-20T10:00:00Z"
}

/** One local server is all three sources. */
const answer: FakeHandler = path => {
  if (path === `/v3/profiles/${hash}`) return json(gravatar)
  if (path === "/users/inesok") return json(github)
  if (path.startsWith("/users/inesok/repos")) return json([repository])
  if (path.startsWith("/users/inesok/social_accounts")) return json([])
  return site(path)
}

it.scopedLive("three sources that agree make a report worth sending, with nothing of the others named", () =>
  Effect.gen(function* () {
    const { baseUrl } = yield* fakeSource(answer)
    const pipeline = yield* Effect.provide(
      Pipeline,
      Layer.provide(
        Pipeline.layer([
          Normalize.layer,
          Gravatar.layer({ baseUrl }),
          GitHub.layer({ baseUrl }),
          CompanySite.layer({ baseUrl }),
          ResolveIdentity.layer,
          WriteReport.layer
        ]),
        FetchHttpClient.layer
      )
    )
    const { result, evidence, failure } = yield* pipeline.run({
      contact,
      checkpoints: [],
      announce: () => Effect.void,
      save: () => Effect.void
    })
    expect(failure).toBeNull()
    expect(result).toMatchObject({
      status: "success",
      overall_confidence: "HIGH",
      professional: { current_title: "Head of Data", current_company: "Tideworks", industry: "Marine energy" }
    })
    const { icebreakers, topics_to_avoid } = result.outreach_intelligence
    expect(icebreakers.map(it => it.angle)).toEqual([
      "Their project “slackwater” on GitHub",
      "Their talk “Tides as a clock” at North Sea Forum 2025",
      "Their conversation “Listen: data under water”"
    ])
    expect(icebreakers[0]?.opening_line).toContain(
      "“Tide tables as plain functions, with tests for every harbour”"
    )
    expect(topics_to_avoid).toEqual(["unverified: location, since sources disagree"])
    const verdicts = evidence.identities.map(it => `${it.document.replace(/-[^-]+$/, "")}: ${it.verdict}`)
    expect(verdicts).toContain("gravatar: confirmed")
    expect(verdicts).toContain("github: confirmed")
    expect(JSON.stringify(result)).not.toMatch(/Rui|Dentist|Law|Clown|Accounting|Secreta/)
  })
)
