import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { WireError } from "./errors.ts"
import { ReportPath } from "./parameters.ts"

const text = (contentType: string) =>
  Schema.String.pipe(HttpApiSchema.withEncoding({ kind: "Text", contentType }))

const words = (summary: string, description: string) => OpenApi.annotations({ summary, description })

export const HealthStatus = Schema.Struct({ status: Schema.Literal("ok") }).annotations({
  identifier: "HealthStatus"
})

/** What needs no key. */
export const PublicGroup = HttpApiGroup.make("public")
  .add(
    HttpApiEndpoint.get("report", "/reports/:token")
      .setPath(ReportPath)
      .addSuccess(text("text/html"))
      .addError(WireError.ReportNotFound)
      .addError(WireError.ReportGone)
      .annotateContext(
        words(
          "Show a report page",
          "The report as a page for people. The address ends in a random token, which is the only key to it."
        )
      )
  )
  .add(
    HttpApiEndpoint.get("live", "/health/live")
      .addSuccess(HealthStatus)
      .annotateContext(
        words("Tell whether work moves", "503 when work has stopped moving, so that a restart may help.")
      )
  )
  .add(
    HttpApiEndpoint.get("ready", "/health/ready")
      .addSuccess(HealthStatus)
      .annotateContext(
        words(
          "Tell whether to send requests here",
          "503 while the store does not answer, and from the beginning of a stop."
        )
      )
  )
  .add(
    HttpApiEndpoint.get("metrics", "/metrics")
      .addSuccess(text("text/plain; version=0.0.4; charset=utf-8"))
      .annotateContext(
        words("Show metrics", "Counters, gauges and histograms in the text format of Prometheus.")
      )
  )
  .add(
    HttpApiEndpoint.get("openapi", "/openapi.json")
      .addSuccess(Schema.Record({ key: Schema.String, value: Schema.Unknown }))
      .annotateContext(words("Describe the interface", "This description, as OpenAPI 3.1."))
  )
  .add(
    HttpApiEndpoint.get("docs", "/docs")
      .addSuccess(text("text/html"))
      .annotateContext(words("Explain the interface", "This description, as a page."))
  )
  .annotateContext(OpenApi.annotations({ title: "Public", description: "What needs no key." }))
