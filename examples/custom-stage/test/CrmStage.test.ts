import { FetchHttpClient } from "@effect/platform"
import { emptyOutput, firstInput, Pipeline } from "@prospect-research/core"
import { stageSuite } from "@prospect-research/core/testing"
import { Layer, Redacted } from "effect"
import { expect, it } from "vitest"
import { crmStage } from "../src/CrmStage.ts"

const record = {
  id: "c-17",
  name: "Ines Okafor",
  job_title: "Head of Data",
  account: { name: "Tideworks", industry: "Ports" },
  updated_at: "2026-05-04T10:00:00Z"
}

// #region suite
stageSuite("crm", {
  layer: baseUrl =>
    Layer.provide(crmStage({ baseUrl, token: Redacted.make("crm-secret") }), FetchHttpClient.layer),
  input: firstInput({ email: "ines.okafor@tideworks.example" }, emptyOutput),
  answer: () => ({ body: JSON.stringify(record) }),
  secrets: ["crm-secret"]
})
// #endregion suite

const stage = crmStage({ baseUrl: "http://127.0.0.1:9", token: Redacted.make("crm-secret") })

it("does not compile without the HTTP client that it needs", () => {
  const complete: Layer.Layer<Pipeline, unknown> = Layer.provide(
    Pipeline.layer([stage]),
    FetchHttpClient.layer
  )
  // @ts-expect-error HttpClient is missing
  const incomplete: Layer.Layer<Pipeline, unknown> = Pipeline.layer([stage])
  expect([complete, incomplete].every(Layer.isLayer)).toBe(true)
})
