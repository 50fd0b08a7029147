import { setImmediate } from "node:timers/promises"
import { HttpClient, HttpClientResponse } from "@effect/platform"
import { expect, it } from "@effect/vitest"
import { ResearchClient } from "@prospect-research/http/client"
import { Chunk, Effect, Exit, Layer, Redacted, Stream, TestClock } from "effect"
import { describe } from "vitest"

const taskId = "0b6f3a5e-2f6c-4d3a-9a7b-3f1f7c1f0a11"
const at = "2026-01-01T00:00:00.000Z"

const task = {
  task_id: taskId,
  status: "completed",
  prospect_id: null,
  created_at: at,
  started_at: at,
  completed_at: null,
  processing_time_seconds: null,
  report_url: null,
  result: null,
  error: null
}

const events = {
  1: { sequence: 1, at, type: "pending" },
  2: { sequence: 2, at, type: "running", attempt: 1, stages: 3 },
  3: { sequence: 3, at, type: "completed" }
} as const

/** A connection that ends after these events. */
const stream = (...sequences: ReadonlyArray<keyof typeof events>) =>
  new Response(sequences.map(it => `id: ${it}\nevent: x\ndata: ${JSON.stringify(events[it])}\n\n`).join(""))

const refusal = (status: number, detail: string) =>
  new Response(JSON.stringify({ detail, status_code: status }), { status })

/** Time passes as soon as nothing else happens. */
const passing = Effect.forever(
  Effect.zipRight(
    Effect.promise(() => setImmediate()),
    TestClock.adjust("1 second")
  )
)

/** Reads all events of a service that gives these answers to one connection after the other. */
const read = (...answers: ReadonlyArray<Response>) =>
  Effect.gen(function* () {
    const asked: Array<string | undefined> = []
    const service = HttpClient.make((request, url) => {
      if (!url.pathname.endsWith("/events"))
        return Effect.succeed(HttpClientResponse.fromWeb(request, Response.json(task)))
      const answer = answers[asked.length]
      asked.push(request.headers["last-event-id"])
      return answer === undefined
        ? Effect.dieMessage("One connection too many")
        : Effect.succeed(HttpClientResponse.fromWeb(request, answer))
    })
    const exit = yield* ResearchClient.pipe(
      Effect.flatMap(client => Stream.runCollect(client.events(taskId))),
      Effect.provide(
        ResearchClient.layer({ baseUrl: "http://service.example", apiKey: Redacted.make("key") })
      ),
      Effect.provide(Layer.succeed(HttpClient.HttpClient, service)),
      Effect.map(all => Chunk.toReadonlyArray(all).map(({ sequence }) => sequence)),
      Effect.exit,
      Effect.raceFirst(passing)
    )
    return { asked, exit }
  })

describe("a stream of events that breaks off", () => {
  it.effect("is read on from where it broke, also when the task was settled meanwhile", () =>
    Effect.gen(function* () {
      const { asked, exit } = yield* read(stream(1), refusal(503, "Stopping"), stream(2, 3))
      expect(exit).toEqual(Exit.succeed([1, 2, 3]))
      expect(asked).toEqual(["0", "1", "1"])
    })
  )

  it.effect("ends where the service says that there is no more", () =>
    Effect.gen(function* () {
      const { asked, exit } = yield* read(stream(1, 2), new Response(null, { status: 204 }))
      expect(exit).toEqual(Exit.succeed([1, 2]))
      expect(asked).toEqual(["0", "2"])
    })
  )

  it.effect.each([
    ["erased task", refusal(404, "Task not found"), "TaskNotFound"],
    ["revoked key", refusal(401, "Invalid or missing API key"), "Unauthorized"],
    ["wrong position", refusal(400, "Last-Event-ID must be the id of an event"), "InvalidRequest"]
  ] as const)("fails, and asks no more, when the service has said no: %s", ([, answer, tag]) =>
    Effect.gen(function* () {
      const { asked, exit } = yield* read(stream(1), answer)
      expect(exit).toMatchObject({ _tag: "Failure", cause: { error: { _tag: tag } } })
      expect(asked).toEqual(["0", "1"])
    })
  )
})
