import { Accounts, CallbackSender, MemoryStore, Research } from "@prospect-research/core"
import { idlePerson, knownPerson, testEngine } from "@prospect-research/core/testing"
import { ResearchServer } from "@prospect-research/http/server"
import {
  Cause,
  Effect,
  Exit,
  Layer,
  Logger,
  LogLevel,
  ManagedRuntime,
  Option,
  Redacted,
  Tracer
} from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Answer, type Sent, send } from "./testServer.ts"

/** A word for each place where a client may write; each occurs nowhere else. */
const canaries = {
  name: "Canary-Name",
  company: "Canary-Company",
  email: "canary-email@mail.example",
  linkedin: "canary-profile",
  phone: "canary-phone",
  title: "canary-title",
  location: "canary-location",
  twitter: "canary_handle",
  prospectId: "canary-crm-id",
  callback: "canary-callback-token",
  secret: "canary-callback-secret",
  idempotencyKey: "canary-idempotency-key",
  unknown: "canary-unknown-member",
  path: "canary-path",
  query: "canary-query",
  wrongKey: "canary-wrong-key",
  administrator: "canary-administrator-token",
  accountName: "canary-account-name",
  reason: "canary-reason",
  grantId: "canary-grant-id"
}

const lines: Array<string> = []
const spans: Array<string> = []

const recordLines = Logger.make(options => {
  const { annotations, cause, message } = Logger.structuredLogger.log(options)
  lines.push(JSON.stringify([message, annotations, cause]), Cause.pretty(options.cause))
})

const recordSpans = Tracer.make({
  context: run => run(),
  span: (name, parent, context, links, startTime, kind) => {
    const attributes = new Map<string, unknown>()
    const noted: Array<unknown> = [name]
    return {
      _tag: "Span",
      name,
      spanId: String(spans.length),
      traceId: "trace",
      parent,
      context,
      status: { _tag: "Started", startTime },
      attributes,
      links,
      sampled: true,
      kind,
      attribute: (key, value) => {
        attributes.set(key, value)
      },
      event: (event, _at, more) => {
        noted.push(event, more)
      },
      addLinks: () => undefined,
      end: (_at, exit) => {
        const outcome = Exit.isFailure(exit) ? Cause.pretty(exit.cause) : ""
        spans.push(JSON.stringify([...noted, ...attributes, outcome], (_key, value) => String(value ?? "")))
        spans.push(
          noted
            .concat([...attributes.values()], outcome)
            .map(String)
            .join(" ")
        )
      }
    }
  }
})

/** Parsers say what they stumbled over: here, over a callback. */
const stumblingSender = Layer.succeed(CallbackSender, {
  check: () => Effect.void,
  send: callback => Effect.sync(() => JSON.parse(callback.body.replace(/^\{/, "")))
})

const page = { status: 200, headers: {}, html: "<!doctype html>" }

const engine = testEngine(MemoryStore.layer, stumblingSender)

/** Lists break over what was asked for. */
const broken = Layer.effect(
  Research,
  Effect.map(Research, research => ({
    ...research,
    list: (_account: string, { prospect_id }: { readonly prospect_id?: string | undefined }) =>
      Effect.sync(() => JSON.parse(prospect_id ?? ""))
  }))
)

const runtime = ManagedRuntime.make(
  ResearchServer.layer({
    host: "127.0.0.1",
    port: 0,
    baseUrl: "http://127.0.0.1:3000",
    adminToken: Option.some(Redacted.make(canaries.administrator)),
    reportPages: { render: () => page, notFound: page, gone: page },
    graceMillis: 100
  }).pipe(
    Layer.provideMerge(Layer.provideMerge(broken, engine)),
    Layer.provide(
      Layer.mergeAll(
        Logger.replace(Logger.defaultLogger, recordLines),
        Logger.minimumLogLevel(LogLevel.All),
        Layer.setTracer(recordSpans)
      )
    )
  )
)

const contact = {
  full_name: canaries.name,
  company: canaries.company,
  email: canaries.email,
  linkedin_url: `https://www.linkedin.com/in/${canaries.linkedin}`,
  phone: canaries.phone,
  title: canaries.title,
  location: canaries.location,
  twitter_url: canaries.twitter
}

const request = {
  contact_data: contact,
  prospect_id: canaries.prospectId,
  callback_url: `https://hooks.example/${canaries.callback}?token=${canaries.callback}`,
  callback_secret: canaries.secret,
  more: canaries.unknown
}

/** The request with one member spoilt after the other: what is refused must not be repeated either. */
const spoilt = [
  ...Object.entries(contact).flatMap(([name, text]) => [
    { ...request, contact_data: { ...contact, [name]: [text] } },
    { ...request, contact_data: { ...contact, [name]: `${text}\0` } },
    { ...request, contact_data: { ...contact, [name]: `<${text} ${text}`.repeat(200) } }
  ]),
  { ...request, prospect_id: canaries.prospectId.repeat(100) },
  { ...request, callback_url: canaries.callback },
  { ...request, callback_secret: `${canaries.secret}ü` },
  { ...request, is_test: canaries.unknown },
  { contact_data: { full_name: canaries.name } }
]

describe("canaries", () => {
  let port = 0
  let key = ""
  const errors: Array<string> = []
  const ask = async (method: string, path: string, sent: Sent = {}): Promise<Answer> => {
    const answer = await send(port, path, { method, key, ...sent })
    if (answer.status >= 400) errors.push(answer.text)
    return answer
  }
  const administer = (method: string, path: string, body?: object) =>
    ask(method, path, { key: canaries.administrator, ...(body === undefined ? {} : { body }) })

  beforeAll(async () => {
    port = (await runtime.runPromise(ResearchServer)).port
    const opened = await runtime.runPromise(Effect.flatMap(Accounts, it => it.create(canaries.accountName)))
    key = opened.api_key
  })
  afterAll(() => runtime.dispose())

  it("sing in no log line, no span, no error and no metric", async () => {
    const idempotent = { headers: { "idempotency-key": canaries.idempotencyKey } }
    const { json, status } = await ask("POST", "/research", { body: request, ...idempotent })
    expect(status).toBe(202)
    const task = `/research/${json.task_id}`
    expect((await ask("GET", `${task}?wait=20`)).json.status).toBe("completed")
    for (const name of [knownPerson, idlePerson]) {
      const body = { ...request, contact_data: { ...contact, full_name: name } }
      expect((await ask("POST", "/research", { body })).status).toBe(202)
    }
    expect((await ask("POST", "/research", { body: request })).status).toBe(402)
    expect(
      (await ask("POST", "/research", { body: { ...request, prospect_id: "x" }, ...idempotent })).status
    ).toBe(422)
    for (const body of spoilt) expect((await ask("POST", "/research", { body })).status).toBe(400)
    expect((await ask("POST", "/research", { body: `{"email": "${canaries.email}"` })).status).toBe(400)
    for (const path of [`/${canaries.path}`, `/research/${canaries.path}`, `/reports/${canaries.path}`])
      await ask("GET", `${path}?q=${canaries.query}`)
    expect((await ask("GET", `${task}?wait=${canaries.query}`)).status).toBe(400)
    expect((await ask("GET", `/research?prospect_id=${canaries.query}`)).status).toBe(500)
    expect((await ask("GET", "/account", { key: canaries.wrongKey })).status).toBe(401)
    expect(
      (await ask("GET", `${task}/events`, { headers: { "last-event-id": canaries.query } })).status
    ).toBe(400)
    await ask("POST", `${task}/deliveries/redeliver`, { body: { callback_secret: canaries.secret } })

    const person = { contact_data: contact }
    expect((await ask("POST", "/privacy/export", { body: person })).text).toContain(canaries.email)
    expect((await ask("POST", "/privacy/suppressions", { body: person })).status).toBe(201)
    expect((await ask("POST", "/research", { body: request })).status).toBe(451)
    expect(
      (await ask("POST", "/privacy/erase", { body: { ...person, suppress: canaries.unknown } })).status
    ).toBe(400)
    expect((await ask("POST", "/privacy/erase", { body: person })).json).toEqual({ erased: 3 })
    expect((await ask("DELETE", `/privacy/suppressions/${canaries.path}`)).status).toBe(404)

    const { json: account } = await ask("GET", "/account")
    const credits = `/admin/accounts/${account.account_id}/credits`
    const grant = { amount: 1, reason: canaries.reason, grant_id: canaries.grantId }
    expect((await administer("POST", credits, grant)).status).toBe(200)
    expect((await administer("POST", credits, { ...grant, amount: 2 })).status).toBe(422)
    expect((await administer("POST", credits, { ...grant, reason: `${canaries.reason}\0` })).status).toBe(400)
    expect((await administer("POST", "/admin/accounts", { name: `${canaries.accountName}\0` })).status).toBe(
      400
    )
    expect((await administer("POST", "/admin/suppressions", person)).status).toBe(201)
    const findings = await administer("GET", "/admin/doctor")
    expect(findings.status).toBe(200)
    const metrics = await ask("GET", "/metrics")

    // Something was written, and the parts that stumbled did say so.
    expect(lines.join("\n")).toContain("A callback could not be sent")
    expect(lines.join("\n")).toContain("A request broke")
    expect(spans.join("\n")).toContain("Research.submit")
    expect(spans.join("\n")).toContain("Callbacks.send")
    const told = {
      lines: lines.join("\n"),
      spans: spans.join("\n"),
      errors: errors.join("\n"),
      metrics: metrics.text,
      findings: findings.text
    }
    for (const [where, text] of Object.entries(told)) {
      for (const [what, canary] of Object.entries({ ...canaries, key })) {
        expect(text.includes(canary), `${what} in ${where}`).toBe(false)
      }
    }
  })
})
