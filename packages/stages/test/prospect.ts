import { FetchHttpClient } from "@effect/platform"
import {
  type Claim,
  emptyOutput,
  firstInput,
  type Handle,
  SourceError,
  type Stage,
  type StageInput,
  type StageOutput,
  StageRegistry
} from "@prospect-research/core"
import type { FakeAnswer } from "@prospect-research/core/testing"
import { Normalize } from "@prospect-research/stages"
import { Effect, Layer } from "effect"

export const contact = {
  email: "ines.okafor@tideworks.example",
  full_name: "Ines Okafor",
  company: "Tideworks"
}

/** What normalize makes of the contact data, and what else is given. */
export const inputWith = (...handles: ReadonlyArray<Handle>): StageInput =>
  firstInput(contact, { ...emptyOutput, handles: [...Normalize.handlesOf(contact), ...handles] })

export const json = (value: unknown): FakeAnswer => ({ body: JSON.stringify(value) })
export const notFound: FakeAnswer = { status: 404, body: "{}" }

/** The stage of a layer, with a real client. */
export const withFetch = <E, R>(layer: Layer.Layer<never, E, R>) =>
  Layer.provide(layer, FetchHttpClient.layer)

export const runLayer = <E>(layer: Layer.Layer<never, E, StageRegistry>, input: StageInput) =>
  Effect.gen(function* () {
    const registry = yield* StageRegistry
    yield* Layer.build(layer)
    const [stage]: ReadonlyArray<Stage> = yield* registry.stages
    if (stage === undefined)
      return yield* new SourceError({ source: "none", reason: { _tag: "NotConfigured" } })
    return { ...emptyOutput, ...(yield* stage.run(input)) }
  }).pipe(Effect.provide(StageRegistry.layer))

/** Field and value of every claim. */
export const facts = ({
  claims
}: Pick<StageOutput, "claims">): ReadonlyArray<readonly [string, Claim["value"]]> =>
  claims.map(({ field, value }) => [field, value])
