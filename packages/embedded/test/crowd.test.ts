import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { HttpClient } from "@effect/platform"
import { expect, it } from "@effect/vitest"
import { Accounts, Research, stageLayer } from "@prospect-research/core"
import { fakeSource } from "@prospect-research/core/testing"
import { fetchKindHeader } from "@prospect-research/egress"
import { ResearchService, serviceConfig } from "@prospect-research/embedded"
import { ConfigProvider, Effect, Layer } from "effect"

/** Asks one host for each prospect, whatever it answers. */
const asking = stageLayer(
  Effect.map(HttpClient.HttpClient, client => ({
    name: "asking",
    version: "1",
    kind: "gather",
    after: [],
    required: false,
    timeLimit: "30 seconds",
    budget: 0,
    run: ({ contact }) =>
      client
        .get(`https://busy.example/${contact.company}`, { headers: { [fetchKindHeader]: "api" } })
        .pipe(
          Effect.ignore,
          Effect.as({ lookups: [{ source: "asking", verdict: "absent" as const, reason: null }] })
        )
  }))
)

const temporaryDirectory = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "prospect-research-crowd-"))),
  directory => Effect.promise(() => rm(directory, { recursive: true, force: true }))
)

it.scopedLive(
  "tasks wait for a host in fair turns: a newcomer does not stand behind all that another runs",
  () =>
    Effect.gen(function* () {
      const directory = yield* temporaryDirectory
      const hosts: Array<string> = []
      const gateway = yield* fakeSource(path => {
        const name = /^\/https\/busy\.example\/(.+)$/.exec(path)?.[1]
        if (name === undefined) return { status: 404, body: "" }
        hosts.push(name)
        // The first sends all others to wait, so that they stand in line before the next goes.
        return hosts.length === 1
          ? { status: 429, headers: { "retry-after": "4" }, body: "" }
          : { status: 404, body: "" }
      })
      const settings = new Map([
        ["DATABASE_URL", `sqlite:${join(directory, "research.db")}`],
        ["EGRESS_GATEWAY", gateway.baseUrl],
        ["EGRESS_INTERVAL_MILLIS", "20"]
      ])
      const service = Layer.unwrapEffect(
        Effect.map(serviceConfig("http://127.0.0.1"), it => ResearchService.layer(it, { stages: [asking] }))
      ).pipe(Layer.provide(Layer.setConfigProvider(ConfigProvider.fromMap(settings))))
      yield* Effect.gen(function* () {
        const research = yield* Research
        const accounts = yield* Accounts
        const [crowd, newcomer] = [yield* accounts.create("crowd"), yield* accounts.create("newcomer")]
        const submit = (account: string, company: string) =>
          research.submit(account, { contact_data: { full_name: "Ines Okafor", company } })
        const tasks = [yield* submit(crowd.account_id, "crowd-1")]
        yield* Effect.promise(() => expect.poll(() => hosts.length, { timeout: 20_000 }).toBe(1))
        for (const company of ["crowd-2", "crowd-3"]) tasks.push(yield* submit(crowd.account_id, company))
        const last = yield* submit(newcomer.account_id, "newcomer")
        for (const { task_id } of tasks) yield* research.wait(crowd.account_id, task_id, "20 seconds")
        yield* research.wait(newcomer.account_id, last.task_id, "20 seconds")
      }).pipe(Effect.provide(service))
      expect([...hosts].sort()).toEqual(["crowd-1", "crowd-2", "crowd-3", "newcomer"])
      expect(hosts.indexOf("newcomer")).toBeLessThan(hosts.indexOf("crowd-3"))
    })
)
