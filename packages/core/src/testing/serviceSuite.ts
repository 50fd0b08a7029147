import { expect, it } from "@effect/vitest"
import { Chunk, Effect, type Layer, Stream } from "effect"
import { describe } from "vitest"
import { ServiceUnderTest } from "./ServiceUnderTest.ts"
import { type ServiceCheck, tagOf } from "./service/check.ts"
import { privacyCases } from "./service/privacy.ts"
import { idlePerson, knownPerson, unreachablePerson } from "./testStages.ts"

const person = (full_name: string, more: object = {}) => ({
  contact_data: { full_name, company: "Example" },
  ...more
})

const identifiers = {
  email: "ada@example.com",
  linkedin_url: "linkedin.com/in/ada",
  full_name: knownPerson,
  company: "Example"
}

/** Every subset of the identifying members, with whether it identifies a person. */
const identifierCases = Array.from({ length: 16 }, (_, bits) => {
  const contact = Object.fromEntries(
    Object.entries(identifiers).filter((_entry, index) => bits & (1 << index))
  )
  const identifies =
    "email" in contact || "linkedin_url" in contact || ("full_name" in contact && "company" in contact)
  return { contact, identifies }
})

/**
 * What the service promises to an account, whatever way one reaches it. The service must run with `testStage` and
 * give each new account three credits.
 */
export const serviceSuite = <E>(name: string, layer: Layer.Layer<ServiceUnderTest, E>) =>
  describe(`service: ${name}`, () => {
    const check: ServiceCheck = (title, body) =>
      it.live(title, () =>
        Effect.gen(function* () {
          const service = yield* ServiceUnderTest
          yield* body(yield* service.openAccount)
        }).pipe(Effect.provide(layer))
      )

    check("research completes: fields, result, report address, evidence, one credit", session =>
      Effect.gen(function* () {
        const submitted = yield* session.submit(person(knownPerson, { prospect_id: "crm-1" }))
        expect(submitted).toEqual({ task_id: submitted.task_id, prospect_id: "crm-1", status: "pending" })
        const task = yield* session.wait(submitted.task_id, "20 seconds")
        expect(task).toMatchObject({ status: "completed", prospect_id: "crm-1", error: null })
        expect(task.report_url).toMatch(/\/reports\/[\w-]{22,}$/)
        expect(task.report_url).not.toContain(task.task_id)
        expect(task.result?.professional.current_title).toBe("Engineer")
        expect(task.processing_time_seconds).toBeGreaterThanOrEqual(0)
        const evidence = yield* session.evidence(submitted.task_id)
        const basis = evidence.basis.find(it => it.field === "professional.current_title")
        expect(evidence.claims.find(claim => claim.id === basis?.claims[0])?.quote).toContain("Engineer")
        expect((yield* session.account).credits).toBe(2)
      })
    )

    check("a pending task has every nullable field, as null", session =>
      Effect.gen(function* () {
        const { task_id } = yield* session.submit(person(idlePerson))
        const task = yield* session.get(task_id)
        expect(["pending", "running"]).toContain(task.status)
        expect(task).toMatchObject({
          task_id,
          prospect_id: null,
          completed_at: null,
          processing_time_seconds: null,
          report_url: null,
          result: null,
          error: null
        })
        expect(Object.keys(task)).toContain("started_at")
      })
    )

    check("failed research is refunded and says why", session =>
      Effect.gen(function* () {
        const { task_id } = yield* session.submit(person(unreachablePerson))
        const task = yield* session.wait(task_id, "20 seconds")
        expect(task).toMatchObject({ status: "failed", result: null, report_url: null })
        expect(task.error).toContain("No source could be reached")
        expect((yield* session.evidence(task_id)).basis).toEqual([])
        expect(yield* session.account).toMatchObject({
          credits: 3,
          usage: { credits_charged: 1, credits_refunded: 1 }
        })
      })
    )

    check("three free credits, then insufficient credits; test requests still work", session =>
      Effect.gen(function* () {
        for (let sent = 0; sent < 3; sent++) yield* session.submit(person(idlePerson))
        expect(yield* tagOf(session.submit(person(idlePerson)))).toBe("InsufficientCredits")
        const test = yield* session.submit(person("Anyone", { is_test: true }))
        expect(test.status).toBe("completed")
        expect(test.task_id).toMatch(/^test-[0-9a-f-]{36}$/)
        const task = yield* session.get(test.task_id)
        expect(task.result?.outreach_intelligence.communication_style).toContain("Test data")
        expect((yield* session.account).credits).toBe(0)
      })
    )

    check("all combinations of the identifier rule", session =>
      Effect.gen(function* () {
        for (const { contact, identifies } of identifierCases) {
          const tag = yield* tagOf(session.submit({ contact_data: contact, is_test: true }))
          expect([contact, tag]).toEqual([contact, identifies ? "accepted" : "InvalidRequest"])
        }
        const blank = { email: " ", linkedin_url: null, full_name: "Ada", company: "" }
        expect(yield* tagOf(session.submit({ contact_data: blank }))).toBe("InvalidRequest")
        expect((yield* session.account).credits).toBe(3)
      })
    )

    check("50 parallel submits with one idempotency key are one task and one charge", session =>
      Effect.gen(function* () {
        const body = person(idlePerson)
        const answers = yield* Effect.all(
          Array.from({ length: 50 }, () => session.submit(body, "key-1")),
          { concurrency: 50 }
        )
        expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
        expect((yield* session.account).credits).toBe(2)
        expect((yield* session.list({})).data).toHaveLength(1)
        expect(yield* tagOf(session.submit(person(knownPerson), "key-1"))).toBe("IdempotencyMismatch")
      })
    )

    check("50 clients with 20 submits each on 3 credits: exactly 3 accepted", session =>
      Effect.gen(function* () {
        const clients = Array.from({ length: 50 }, () =>
          Effect.replicateEffect(tagOf(session.submit(person(idlePerson))), 20)
        )
        const tags = (yield* Effect.all(clients, { concurrency: 50 })).flat()
        expect(tags.filter(tag => tag === "accepted")).toHaveLength(3)
        expect(new Set(tags)).toEqual(new Set(["accepted", "InsufficientCredits"]))
        expect((yield* session.account).credits).toBe(0)
      })
    )

    check("cancelling refunds once; a settled task cannot be cancelled", session =>
      Effect.gen(function* () {
        const { task_id } = yield* session.submit(person(idlePerson))
        const task = yield* session.cancel(task_id)
        expect(task).toMatchObject({ status: "failed", error: "Cancelled" })
        expect(yield* tagOf(session.cancel(task_id))).toBe("TaskSettled")
        expect((yield* session.account).credits).toBe(3)
      })
    )

    check("erasing removes the task for good and keeps the money", session =>
      Effect.gen(function* () {
        const { task_id } = yield* session.submit(person(knownPerson))
        yield* session.wait(task_id, "20 seconds")
        yield* session.erase(task_id)
        expect(yield* tagOf(session.get(task_id))).toBe("TaskNotFound")
        expect(yield* tagOf(session.evidence(task_id))).toBe("TaskNotFound")
        expect(yield* tagOf(session.erase(task_id))).toBe("TaskNotFound")
        expect((yield* session.account).credits).toBe(2)
      })
    )

    check("a running task that is erased is refunded", session =>
      Effect.gen(function* () {
        const { task_id } = yield* session.submit(person(idlePerson))
        yield* session.erase(task_id)
        expect((yield* session.account).credits).toBe(3)
      })
    )

    it.live("another account's task is as good as unknown, by every way in", () =>
      Effect.gen(function* () {
        const service = yield* ServiceUnderTest
        const owner = yield* service.openAccount
        const other = yield* service.openAccount
        const { task_id } = yield* owner.submit(person(knownPerson))
        yield* owner.wait(task_id, "20 seconds")
        const ways = [
          other.get(task_id),
          other.wait(task_id, "1 second"),
          Stream.runDrain(other.events(task_id, 0)),
          other.evidence(task_id),
          other.cancel(task_id),
          other.erase(task_id),
          other.deliveries(task_id),
          other.redeliver(task_id)
        ]
        const tags = yield* Effect.forEach(ways, way => tagOf(Effect.asVoid(way)))
        expect(tags).toEqual(ways.map(() => "TaskNotFound"))
        expect((yield* other.list({})).data).toEqual([])
        expect((yield* owner.get(task_id)).status).toBe("completed")
      }).pipe(Effect.provide(layer))
    )

    check("lists come newest first, in pages, filtered", session =>
      Effect.gen(function* () {
        const sent: Array<string> = []
        for (let index = 0; index < 5; index++) {
          const body = person("Anyone", { is_test: true, prospect_id: index < 2 ? "first" : "second" })
          sent.unshift((yield* session.submit(body)).task_id)
        }
        const first = yield* session.list({ limit: 2 })
        const second = yield* session.list({ limit: 2, cursor: first.next_cursor ?? "" })
        const third = yield* session.list({ limit: 2, cursor: second.next_cursor ?? "" })
        const pages = [first, second, third].map(page => page.data.map(task => task.task_id))
        expect(pages).toEqual([sent.slice(0, 2), sent.slice(2, 4), sent.slice(4)])
        expect(third.next_cursor).toBeNull()
        expect(first.data[0]).not.toHaveProperty("result")
        const filtered = yield* session.list({ prospect_id: "first", status: "completed" })
        expect(filtered.data.map(task => task.task_id)).toEqual(sent.slice(3))
        expect((yield* session.list({ status: "failed" })).data).toEqual([])
        expect(yield* tagOf(session.list({ limit: 101 }))).toBe("InvalidRequest")
        expect(yield* tagOf(session.list({ status: "done" }))).toBe("InvalidRequest")
        expect(yield* tagOf(session.list({ cursor: "x" }))).toBe("InvalidRequest")
      })
    )

    check("events count from 1 without gap, end with the settlement, and resume anywhere", session =>
      Effect.gen(function* () {
        const { task_id } = yield* session.submit(person(knownPerson))
        const live = Chunk.toReadonlyArray(yield* Stream.runCollect(session.events(task_id, 0)))
        expect(live.map(event => event.sequence)).toEqual(live.map((_event, index) => index + 1))
        expect(live.at(0)?.data.type).toBe("pending")
        expect(live.at(1)?.data.type).toBe("running")
        expect(live.at(-1)?.data.type).toBe("completed")
        const finished = live.filter(({ data }) => data.type === "stage" && data.state === "finished")
        expect(finished).toHaveLength(1)
        for (const after of [1, live.length - 1, live.length]) {
          const rest = Chunk.toReadonlyArray(yield* Stream.runCollect(session.events(task_id, after)))
          expect(rest).toEqual(live.slice(after))
        }
      })
    )

    privacyCases(check)

    check("without a callback address there is nothing to deliver", session =>
      Effect.gen(function* () {
        const { task_id } = yield* session.submit(person("Anyone", { is_test: true }))
        expect(yield* session.deliveries(task_id)).toEqual([])
        expect(yield* tagOf(session.redeliver(task_id))).toBe("NothingToRedeliver")
      })
    )
  })
