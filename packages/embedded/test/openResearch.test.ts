import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fakeSource } from "@prospect-research/core/testing"
import { type EmbeddedResearch, openResearch, ResearchError } from "@prospect-research/embedded"
import { Effect, Exit, Scope } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

const contact_data = { email: "ines.okafor@tideworks.example" }

let directory: string
let scope: Scope.CloseableScope
let gateway: string
let opened: Array<EmbeddedResearch>

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "prospect-research-open-"))
  scope = Effect.runSync(Scope.make())
  opened = []
  // No source ever answers: a task goes on until it is ended.
  gateway = (
    await Effect.runPromise(
      Scope.extend(
        fakeSource(() => undefined),
        scope
      )
    )
  ).baseUrl
})

afterEach(async () => {
  for (const research of opened) await research.close()
  await Effect.runPromise(Scope.close(scope, Exit.void))
  await rm(directory, { recursive: true, force: true })
})

const open = async (settings: Record<string, string> = {}, databaseUrl?: string) => {
  const research = await openResearch({
    databaseUrl: databaseUrl ?? `sqlite:${join(directory, "research.db")}`,
    baseUrl: "http://127.0.0.1:4000",
    settings: { EGRESS_GATEWAY: gateway, SHUTDOWN_GRACE_SECONDS: "0", ...settings }
  })
  opened.push(research)
  return research
}

/** What a promise rejects with. */
const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "nothing",
    error => error
  )

const readAll = async (events: AsyncIterable<unknown>) => {
  for await (const _event of events);
}

describe("opening", () => {
  it.each([
    ["mysql://host/database", {}, "DATABASE_URL must be sqlite:<file>"],
    [undefined, { TASK_CONCURRENCY: "0" }, "TASK_CONCURRENCY must be 1 or more"],
    [undefined, { SECRET_KEY: "short" }, "SECRET_KEY must be 32 bytes in base64"],
    ["sqlite:/dev/null/research.db", {}, "/dev/null"]
  ])("rejects with what an operator can act on: %s %o", async (databaseUrl, settings, message) => {
    const error = await rejection(open(settings, databaseUrl))
    expect(error).toBeInstanceOf(ResearchError)
    expect(error).toMatchObject({ code: "CannotOpen", message: expect.stringContaining(message) })
  })

  it("leaves nothing behind when it is refused: the next may have the database", async () => {
    await rejection(open({ SECRET_KEY: "short" }))
    expect((await (await open()).account()).credits).toBe(3)
  })

  it("tells the signing secret of the first account when it is made, and not again", async () => {
    const first = await open()
    expect(first.firstAccount).toEqual({
      accountId: (await first.account()).account_id,
      signingSecret: expect.stringMatching(/^whsec_/)
    })
    await first.close()
    const again = await open()
    expect(again.firstAccount).toEqual({
      accountId: first.firstAccount.accountId,
      signingSecret: undefined
    })
  })
})

describe("closing", () => {
  it("ends what waits, and everything after it, with an error that says so", async () => {
    const research = await open()
    const { task_id } = await research.submit({ contact_data })
    const waiting = rejection(research.wait(task_id))
    const reading = rejection(readAll(research.events(task_id)))
    await research.close()
    for (const error of [await waiting, await reading, await rejection(research.account())]) {
      expect(error).toBeInstanceOf(ResearchError)
      expect(error).toMatchObject({ code: "Closed" })
    }
    await research.close()
  })
})

describe("a session", () => {
  it("rejects with the reason of an aborted signal", async () => {
    const research = await open()
    const { task_id } = await research.submit({ contact_data })
    const controller = new AbortController()
    const waiting = rejection(research.wait(task_id, { signal: controller.signal }))
    const reading = rejection(readAll(research.events(task_id, { signal: controller.signal })))
    controller.abort()
    expect(await waiting).toMatchObject({ name: "AbortError" })
    expect(await reading).toMatchObject({ name: "AbortError" })
    expect(await rejection(research.wait(task_id, { signal: AbortSignal.abort("why") }))).toBe("why")
  })

  it.each([Number.NaN, -1])("refuses to wait for %d seconds", async timeoutSeconds => {
    const research = await open()
    const { task_id } = await research.submit({ contact_data, is_test: true })
    expect(await rejection(research.wait(task_id, { timeoutSeconds }))).toMatchObject({
      code: "InvalidRequest",
      message: "timeoutSeconds must be 0 or more"
    })
  })

  it("of an account that is not there says so", async () => {
    const nobody = (await open()).sessionOf("nope")
    for (const submitted of [
      nobody.submit({ contact_data }),
      nobody.submit({ contact_data, is_test: true })
    ]) {
      expect(await rejection(submitted)).toMatchObject({ code: "AccountNotFound" })
    }
  })
})
