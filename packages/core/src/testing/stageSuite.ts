import { expect, it } from "@effect/vitest"
import { Effect, Either, Layer, Option, Schema } from "effect"
import { describe } from "vitest"
import { describeReason, SourceError, type SourceErrorReason } from "../domain/SourceError.ts"
import { emptyOutput, type Lookup, StageOutput } from "../domain/StageOutput.ts"
import { firstInput, type Stage, type StageInput, StageRegistry } from "../services/Stage.ts"
import { foldCase } from "../truth/fold.ts"
import { groundingFailure } from "../truth/grounding.ts"
import { type FakeAnswer, type FakeHandler, fakeSource } from "./fakeSource.ts"

export interface StageUnderTest<E> {
  /** The stage with everything it needs, asking its source at `baseUrl`. */
  readonly layer: (baseUrl: string) => Layer.Layer<never, E, StageRegistry>
  /** Somebody whom the source knows, with whatever the stage asks with. */
  readonly input: StageInput
  /** How the source answers, by path and query. */
  readonly answer: FakeHandler
  /** Must stand in no error; what `input` says of the person is looked for anyway. */
  readonly secrets?: ReadonlyArray<string>
}

type Outcome = Either.Either<StageOutput, SourceError>

interface Trouble {
  readonly when: string
  readonly answer: FakeAnswer
  readonly reason: SourceErrorReason
}

const status = (code: number, headers: Readonly<Record<string, string>> = {}): FakeAnswer => ({
  status: code,
  headers,
  body: "{}"
})

const troubles: ReadonlyArray<Trouble> = [
  { when: "401", answer: status(401), reason: { _tag: "Unauthorized" } },
  { when: "402", answer: status(402), reason: { _tag: "QuotaExhausted" } },
  { when: "403", answer: status(403), reason: { _tag: "Unauthorized" } },
  {
    when: "403 with the rate limit used up",
    answer: status(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "60" }),
    reason: { _tag: "RateLimited", retryAfterMillis: 60_000 }
  },
  { when: "404", answer: status(404), reason: { _tag: "NotFound" } },
  {
    when: "429 with Retry-After",
    answer: status(429, { "retry-after": "7" }),
    reason: { _tag: "RateLimited", retryAfterMillis: 7000 }
  },
  { when: "500", answer: status(500), reason: { _tag: "UpstreamStatus", status: 500 } },
  { when: "a broken body", answer: { body: '{"unfinished' }, reason: { _tag: "Malformed" } },
  { when: "a body of another shape", answer: { body: "[42]" }, reason: { _tag: "Malformed" } }
]

/** Longer than a local source needs, and short enough for a test. */
const shortLimit = "300 millis"

const stageAt = <E>({ layer }: StageUnderTest<E>, baseUrl: string) =>
  Effect.gen(function* () {
    const registry = yield* StageRegistry
    yield* Layer.build(layer(baseUrl))
    const stages = yield* registry.stages
    return yield* Effect.orDie(Option.fromNullable(stages[0]))
  }).pipe(Effect.provide(StageRegistry.layer))

const runOnce = (stage: Stage, input: StageInput): Effect.Effect<Outcome> =>
  stage.run(input).pipe(
    Effect.map(output => ({ ...emptyOutput, ...output })),
    Effect.either
  )

/** Everything that the input says of the person, long enough not to stand anywhere by chance. */
const personalData = ({ contact, known }: StageInput): ReadonlyArray<string> =>
  [...Object.values(contact), ...known.handles.map(handle => handle.value)].filter(text => text.length >= 4)

const expectSilent = (outcome: Outcome, secrets: ReadonlyArray<string>) => {
  const said = Either.match(outcome, {
    onLeft: error => `${String(error)} ${error.message} ${JSON.stringify(error)} ${String(error.cause)}`,
    onRight: ({ lookups }) => JSON.stringify(lookups)
  }).toLowerCase()
  for (const secret of secrets) expect(said).not.toContain(secret.toLowerCase())
}

const verdictOf = (reason: SourceErrorReason): Pick<Lookup, "verdict" | "reason"> =>
  reason._tag === "NotFound"
    ? { verdict: "absent", reason: null }
    : { verdict: "unavailable", reason: describeReason(reason) }

/** A typed error, or output that says the same of the source and nothing else of the person. */
const expectTrouble = (outcome: Outcome, reason: SourceErrorReason) => {
  if (Either.isLeft(outcome)) {
    expect(outcome.left).toBeInstanceOf(SourceError)
    expect(outcome.left.reason).toEqual(reason)
  } else {
    expect(outcome.right.claims).toEqual([])
    expect(outcome.right.lookups).toContainEqual(expect.objectContaining(verdictOf(reason)))
  }
}

const expectGrounded = ({ documents, claims, handles }: StageOutput) => {
  const texts = new Map(documents.map(document => [document.id, foldCase(document.text)]))
  for (const claim of claims) {
    const text = texts.get(claim.document)
    expect([claim.field, text === undefined ? "no document" : groundingFailure(claim, text)]).toEqual([
      claim.field,
      Option.none()
    ])
  }
  for (const handle of handles) {
    if (handle.document !== null) expect([...texts.keys()]).toContain(handle.document)
  }
}

const unique = (ids: ReadonlyArray<{ readonly id: string }>) =>
  expect(new Set(ids.map(it => it.id)).size).toBe(ids.length)

/**
 * What every stage that reads a source promises, against a local server: typed errors or honest verdicts for every
 * kind of trouble, grounded claims, output that survives being stored, and the same output again for the same answers.
 */
export const stageSuite = <E>(name: string, subject: StageUnderTest<E>) =>
  describe(`stage: ${name}`, () => {
    const secrets = [...personalData(subject.input), ...(subject.secrets ?? [])]
    const against = (handler: FakeHandler) =>
      Effect.gen(function* () {
        const fake = yield* fakeSource(handler)
        return { fake, stage: yield* stageAt(subject, fake.baseUrl) }
      })

    it.scopedLive("says who it is", () =>
      Effect.gen(function* () {
        const { stage } = yield* against(subject.answer)
        expect(stage.name).toMatch(/^[a-z][a-z0-9-]*$/)
        expect(stage.version).not.toBe("")
        expect(stage.after).not.toContain(stage.name)
        expect(stage.budget).toBeGreaterThanOrEqual(0)
      })
    )

    it.scopedLive("finds the person, with a quote for every claim, and can be stored", () =>
      Effect.gen(function* () {
        const { stage, fake } = yield* against(subject.answer)
        const output = Either.getOrThrow(yield* runOnce(stage, subject.input))
        expect(fake.paths.length).toBeGreaterThan(0)
        expect(fake.headers).not.toContain("traceparent")
        expect(fake.headers).not.toContain("b3")
        expect(output.documents.length).toBeGreaterThan(0)
        expect(output.claims.length).toBeGreaterThan(0)
        expect(output.lookups).toContainEqual(expect.objectContaining({ verdict: "found", reason: null }))
        expect(output.cost).toBeLessThanOrEqual(stage.budget)
        expectGrounded(output)
        unique(output.documents)
        unique(output.claims)
        const stored = JSON.stringify(yield* Schema.encode(StageOutput)(output))
        expect(yield* Schema.decode(Schema.parseJson(StageOutput))(stored)).toEqual(output)
      })
    )

    it.scopedLive("gives the same for the same answers", () =>
      Effect.gen(function* () {
        const { stage } = yield* against(subject.answer)
        const first = yield* runOnce(stage, subject.input)
        expect(yield* runOnce(stage, subject.input)).toEqual(first)
      })
    )

    it.scopedLive("does not ask without anything to ask with, and claims no verdict", () =>
      Effect.gen(function* () {
        const { stage, fake } = yield* against(subject.answer)
        const output = yield* runOnce(stage, firstInput({}, emptyOutput))
        expect(output).toEqual(Either.right(emptyOutput))
        expect(fake.paths).toEqual([])
      })
    )

    for (const { when, answer, reason } of troubles) {
      it.scopedLive(`is honest about ${when}`, () =>
        Effect.gen(function* () {
          const { stage } = yield* against(() => answer)
          const outcome = yield* runOnce(stage, subject.input)
          expectTrouble(outcome, reason)
          expectSilent(outcome, secrets)
        })
      )
    }

    it.scopedLive("can be stopped when its source does not answer, and lets go of the connection", () =>
      Effect.gen(function* () {
        const { stage, fake } = yield* against(() => undefined)
        const end = yield* Effect.timeoutOption(stage.run(subject.input), shortLimit)
        expect(end).toEqual(Option.none())
        expect(fake.paths.length).toBeGreaterThan(0)
        yield* Effect.sleep("10 millis").pipe(
          Effect.repeat({ until: () => fake.waiting() === 0, times: 200 })
        )
        expect(fake.waiting()).toBe(0)
      })
    )

    it.scopedLive("is honest about a source that is not there", () =>
      Effect.gen(function* () {
        const closed = yield* Effect.scoped(fakeSource(subject.answer))
        const outcome = yield* runOnce(yield* stageAt(subject, closed.baseUrl), subject.input)
        expectTrouble(outcome, { _tag: "Network" })
        expectSilent(outcome, secrets)
      })
    )
  })
