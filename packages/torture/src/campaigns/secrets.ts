import { readFileSync } from "node:fs"
import { Effect } from "effect"
import type { BrokenPromise, Campaign } from "../Campaign.ts"
import { administer, openAccount } from "../harness/Account.ts"
import { openDeployment } from "../harness/Deployment.ts"
import { openHttp, readBody } from "../harness/loopback.ts"
import { openReceiver } from "../harness/Receiver.ts"

/** Texts that can be told from everything else. */
const canary = {
  callbackSecret: "canary-callback-secret-9f2c",
  callbackPath: "canary-callback-path-77ab",
  email: "canary-email-51d0",
  name: "Canaryname Quelqu",
  company: "Canarycompany",
  phone: "+49 555 8675309",
  wrongKey: "prs_live_canarywrongkeycanarywrongkey0000",
  wrongBody: "canary-wrong-body-3e3e",
  prospect: "canary-prospect-0b0b"
}

const searchable = (text: string) => [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)]

const holds = (place: string, text: string): boolean => searchable(text).some(it => place.includes(it))

/** Secrets and people in everything that leaves the server but answers to their owner. */
export const secrets: Campaign = {
  id: "secrets",
  promise:
    "keys, callback secrets and contact data: none in logs, errors and spans; secrets not in the database file or its write-ahead log",
  databases: ["sqlite"],
  size: { unit: "rounds", whole: 10, short: 1 },
  run: Effect.fnUntraced(function* ({ database, size }) {
    const spans: Array<string> = []
    const asked: Array<string> = []
    const collector = yield* openHttp(async (request, response) => {
      spans.push(await readBody(request))
      response.writeHead(200, { "content-type": "application/json" }).end("{}")
    })
    // Every source of the internet, and none knows anybody.
    const gateway = yield* openHttp((request, response) => {
      asked.push(request.url ?? "")
      response.writeHead(asked.length % 3 === 0 ? 500 : 404).end("nobody")
    })
    // Repeats what it was sent, as debugging receivers do.
    const receiver = yield* openReceiver(({ headers }, count, response) => {
      response.writeHead(count === 1 ? 500 : 200).end(`you sent ${headers.authorization}`)
    })
    const deployment = yield* openDeployment({
      database,
      program: "standalone",
      settings: {
        LOG_LEVEL: "TRACE",
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
        EGRESS_GATEWAY: gateway.address,
        EGRESS_INTERVAL_MILLIS: "0"
      }
    })
    const broken: Array<BrokenPromise> = []
    const issued: Array<readonly [string, string]> = [["administrator's token", deployment.adminToken]]
    const errors: Array<string> = []
    for (let round = 1; round <= size; round++) {
      const account = yield* openAccount(deployment, 100)
      issued.push(["API key", account.key], ["signing secret", account.signingSecret])
      const contact = {
        email: `${canary.email}@canary-company.example`,
        full_name: canary.name,
        company: canary.company,
        phone: canary.phone
      }
      const callback = {
        callback_url: `${receiver.address}/${canary.callbackPath}`,
        callback_secret: canary.callbackSecret,
        prospect_id: canary.prospect
      }
      const taskId = yield* account.accepted({ contact_data: contact, ...callback })
      yield* account.accepted({ contact_data: contact, is_test: true, ...callback })
      const refused = [
        account.send("GET", "/account", { key: canary.wrongKey }),
        account.submit({ contact_data: { email: canary.wrongBody } }),
        account.submit({ contact_data: contact, callback_url: `ftp://${canary.wrongBody}/` }),
        account.submit({ contact_data: contact, callback_secret: `${canary.wrongBody}\u0007` }),
        account.submit(`{"contact_data": ${canary.wrongBody}`),
        account.send("GET", `/${canary.wrongBody}?email=${canary.email}`),
        account.send("GET", `/research/${canary.wrongBody}`),
        administer({ ...deployment, adminToken: canary.wrongBody }, "GET", "/accounts")
      ]
      errors.push(...(yield* Effect.all(refused)).map(({ text }) => text))
      yield* account.task(taskId, 20)
    }
    yield* Effect.sleep("7 seconds")
    const [slot] = deployment.slots
    const files =
      deployment.database.kind === "sqlite"
        ? [deployment.database.file, `${deployment.database.file}-wal`]
        : []
    const stored = files.map(file => readFileSync(file).toString("latin1")).join("")
    yield* slot.current().send("SIGTERM")
    yield* slot.current().ended
    const { error, standard } = slot.current().output()
    // The first account's key is shown once, to who starts the server; the campaign's own accounts are others.
    const places: ReadonlyArray<readonly [string, string]> = [
      ["standard output", standard],
      ["logs", error],
      ["spans, metrics and logs at the collector", spans.join("\n")],
      ["errors", errors.join("\n")]
    ]
    const leaks = (what: string, where: string) =>
      broken.push({
        promise: "nothing secret or personal leaves by the way",
        subject: where,
        story: `${what} is there`
      })
    for (const [where, content] of places) {
      for (const [what, text] of [...Object.entries(canary), ...issued]) {
        if (holds(content, text)) leaks(what, where)
      }
    }
    for (const [what, text] of [["callback secret", canary.callbackSecret] as const, ...issued]) {
      if (holds(stored, text)) leaks(what, "database file or write-ahead log")
    }
    if (spans.length === 0) {
      broken.push({ promise: "the collector is told", subject: "the collector", story: "nothing came" })
    }
    return {
      measurements: [
        { name: "bytes of logs", value: error.length },
        { name: "bytes at the collector", value: spans.join("").length },
        { name: "requests to sources", value: asked.length },
        { name: "callbacks", value: receiver.received.length }
      ],
      broken,
      notes: []
    }
  })
}
