import { randomBytes } from "node:crypto"
import { ResearchService, serviceConfig } from "@prospect-research/embedded"
import { ResearchServer } from "@prospect-research/http/server"
import { renderGone, renderNotFound, renderReport } from "@prospect-research/report-page"
import { builtInStages } from "@prospect-research/stages/builtInStages"
import { type PostgresServer, startPostgres } from "@prospect-research/storage-postgres/testing"
import { latestVersion, type Migration, Migrations } from "@prospect-research/storage-sql"
import {
  ConfigProvider,
  Duration,
  Effect,
  Exit,
  Fiber,
  Layer,
  Logger,
  LogLevel,
  Option,
  Random,
  Redacted,
  Schema,
  Scope
} from "effect"
import { expect, it } from "vitest"
import { auditAll } from "../src/audit/auditAll.ts"
import { type Account, accountOf, isSettled } from "../src/harness/Account.ts"
import { openFakeSource } from "../src/harness/FakeSource.ts"
import { freePort } from "../src/harness/loopback.ts"
import { openReceiver } from "../src/harness/Receiver.ts"
import { until } from "../src/harness/until.ts"
import { makeWorkload } from "../src/harness/Workload.ts"
import { fakeStages } from "../src/server/fakeStages.ts"

const yesterday = Migrations.defaultValue()

/** Adds all that a step may add. */
const additive: Migration = {
  name: "additive",
  compatibleFrom: latestVersion,
  statements: ({ definition }) =>
    [
      `CREATE TABLE remark (
        task_id TEXT NOT NULL REFERENCES task ON DELETE CASCADE,
        words TEXT NOT NULL
      )`,
      `ALTER TABLE task ADD COLUMN urgency INTEGER NOT NULL DEFAULT 0`,
      `ALTER TABLE ledger_entry ADD COLUMN remark TEXT`,
      `CREATE INDEX task_by_urgency ON task (urgency, turn) WHERE status = 'pending'`
    ].map(definition)
}
const today = [...yesterday, additive]

/** Leaves only today's program compatible. */
const narrowing: Migration = {
  name: "narrowing",
  compatibleFrom: today.length,
  statements: () => ["DROP TABLE remark"]
}
const tomorrow = [...today, narrowing]

const adminToken = "administrator-of-the-upgrade"
const secretKey = randomBytes(32).toString("base64")

const reportPages = {
  render: (report: Parameters<typeof renderReport>[0]) => ({ status: 200, ...renderReport(report) }),
  notFound: { status: 404, ...renderNotFound() },
  gone: { status: 410, ...renderGone() }
}

interface Place {
  readonly databaseUrl: string
  readonly source: string
}

/** A whole server that knows these steps of the schema, on a port of its own, until `stop`. */
const startServer = Effect.fnUntraced(function* (place: Place, migrations: ReadonlyArray<Migration>) {
  const port = yield* freePort
  const url = `http://127.0.0.1:${port}`
  const settings = ConfigProvider.fromMap(
    new Map([
      ...builtInStages.filter(it => it.source).map(({ id }) => [`${id}_ENABLED`, "false"] as const),
      ["DATABASE_URL", place.databaseUrl],
      ["DATABASE_CONNECTIONS", "6"],
      ["SECRET_KEY", secretKey],
      ["EGRESS_ALLOW", "127.0.0.1:*"],
      ["TORTURE_SOURCE", place.source],
      ["SHUTDOWN_GRACE_SECONDS", "1"]
    ])
  )
  const layer = Layer.unwrapEffect(
    Effect.map(serviceConfig(url), service =>
      Layer.provide(
        ResearchServer.layer({
          host: "127.0.0.1",
          port,
          baseUrl: url,
          adminToken: Option.some(Redacted.make(adminToken)),
          reportPages
        }),
        ResearchService.layer(service, { stages: fakeStages })
      )
    )
  ).pipe(
    Layer.provide(Layer.setConfigProvider(settings)),
    Layer.provide(Layer.succeed(Migrations, migrations)),
    Layer.provide(Logger.minimumLogLevel(LogLevel.None))
  )
  const scope = yield* Scope.fork(yield* Effect.scope, { _tag: "Sequential" })
  yield* Layer.buildWithScope(layer, scope)
  return { url, stop: Scope.close(scope, Exit.void) }
})

const Opened = Schema.parseJson(
  Schema.Struct({
    account_id: Schema.String,
    api_key: Schema.String,
    credits: Schema.Number,
    signing_secret: Schema.String
  })
)

const administer = (url: string, path: string, body: unknown) =>
  Effect.promise(async () => {
    const response = await fetch(`${url}/admin${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
      body: JSON.stringify(body)
    })
    return response.text()
  })

const openAccount = Effect.fnUntraced(function* (url: string) {
  const opened = yield* Schema.decode(Opened)(yield* administer(url, "/accounts", { name: "Upgrade" }))
  yield* administer(url, `/accounts/${opened.account_id}/credits`, { amount: 100_000, reason: "upgrade" })
  return opened
})

const Task = Schema.parseJson(Schema.Struct({ status: Schema.String, result: Schema.Unknown }))

/** Clients who take no answer but the right one; `serving` are the servers that a balancer would send them to. */
const makeClients = (serving: ReadonlyArray<Account>, workload: ReturnType<typeof makeWorkload>) => {
  const failed: Array<string> = []
  const requests = { count: 0 }
  let isOpen = true
  const expects = (what: string, wanted: number, status: number | undefined) => {
    requests.count += 1
    if (status !== wanted) failed.push(`${what}: ${status ?? "no answer"}`)
  }
  const followUp = (taskId: string) =>
    Effect.gen(function* () {
      const account = yield* Effect.orDie(Random.choice(serving))
      const answer = yield* Effect.option(account.send("GET", `/research/${taskId}?wait=1`))
      expects("poll", 200, answer._tag === "Some" ? answer.value.status : undefined)
      if (answer._tag === "None" || answer.value.status !== 200) return true
      const { result, status } = yield* Effect.orDie(Schema.decode(Task)(answer.value.text))
      if (isSettled(status)) workload.log.sees({ taskId, status, result: JSON.stringify(result) })
      return isSettled(status)
    }).pipe(Effect.repeat({ until: isDone => isDone, times: 60 }))
  /** Ends when so many more requests were answered. */
  const answered = (more: number) =>
    Effect.suspend(() => {
      const wanted = requests.count + more
      return until(
        "requests are answered",
        Effect.sync(() => requests.count >= wanted),
        { atMost: "40 seconds" }
      )
    })
  const client = Effect.gen(function* () {
    while (isOpen) {
      const { answer, taskId } = yield* workload.submit({ keyed: false })
      expects("submit", 202, answer?.status)
      if (taskId !== null) yield* followUp(taskId)
    }
  })
  return {
    failed,
    requests,
    answered,
    client,
    close: () => {
      isOpen = false
    }
  }
}

const migrated = (postgres: PostgresServer, url: string) =>
  Effect.map(
    postgres.execute(
      url,
      "SELECT name, compatible_from AS from FROM schema_version ORDER BY migration_id DESC LIMIT 1"
    ),
    ([row]) => row
  )

const upgrade = Effect.gen(function* () {
  const postgres = yield* startPostgres({ isDurable: false })
  const databaseUrl = yield* postgres.createDatabase
  const source = yield* openFakeSource
  const receiver = yield* openReceiver()
  const place = { databaseUrl, source: source.address }

  const [first, second] = [yield* startServer(place, yesterday), yield* startServer(place, yesterday)]
  const credentials = yield* openAccount(first.url)
  const at = ({ url }: { readonly url: string }) => accountOf(url, credentials)
  const serving: Array<Account> = []
  const enter = (server: typeof first) => {
    const account = at(server)
    serving.push(account)
    return {
      /** As a balancer does it: nothing new is sent there, then the server is stopped. */
      leave: Effect.gen(function* () {
        serving.splice(serving.indexOf(account), 1)
        yield* Effect.sleep("1500 millis")
        yield* server.stop
      })
    }
  }
  const [one, two] = [enter(first), enter(second)]
  const workload = makeWorkload(serving, receiver)
  const clients = makeClients(serving, workload)
  const load = yield* Effect.fork(
    Effect.replicateEffect(clients.client, 10, { concurrency: 10, discard: true })
  )
  yield* clients.answered(30)

  const third = enter(yield* startServer(place, today))
  const step = yield* migrated(postgres, databaseUrl)
  yield* clients.answered(60)

  yield* one.leave
  const again = enter(yield* startServer(place, yesterday))
  yield* clients.answered(60)
  enter(yield* startServer(place, today))
  yield* again.leave
  yield* two.leave
  yield* clients.answered(30)
  clients.close()
  yield* Fiber.join(load)
  const { broken, tasks } = yield* auditAll(
    { kind: "postgres", url: databaseUrl },
    workload.log,
    receiver.received
  )
  yield* third.leave

  yield* startServer(place, tomorrow)
  const refused = yield* Effect.flip(startServer(place, yesterday))
  yield* startServer(place, today)
  return { broken, tasks, step, refused, failed: clients.failed }
})

it(
  "two versions serve side by side while the schema is upgraded: no failed request",
  async () => {
    const { broken, failed, refused, step, tasks } = await Effect.runPromise(Effect.scoped(upgrade))
    expect(failed).toEqual([])
    expect(broken).toEqual([])
    expect(step).toEqual({ name: "additive", from: latestVersion })
    expect(tasks).toBeGreaterThan(20)
    expect(refused).toMatchObject({ _tag: "PostgresRefused", reason: "newer_schema" })
  },
  Duration.toMillis("3 minutes")
)
