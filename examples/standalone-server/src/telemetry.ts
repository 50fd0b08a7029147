import * as Otlp from "@effect/opentelemetry/Otlp"
import * as OtlpSerialization from "@effect/opentelemetry/OtlpSerialization"
import { FetchHttpClient } from "@effect/platform"
import { Layer, Option } from "effect"
import type { ServerSettings } from "./ServerSettings.ts"

/** Traces, metrics and logs to a collector, when one is set. The collector is the operator's own and is not guarded. */
export const telemetryLayer = ({ telemetry }: ServerSettings) =>
  Option.match(telemetry, {
    onNone: () => Layer.empty,
    onSome: baseUrl =>
      Otlp.layer({ baseUrl, resource: { serviceName: "prospect-research" } }).pipe(
        Layer.provide(OtlpSerialization.layerJson),
        Layer.provide(FetchHttpClient.layer)
      )
  })
