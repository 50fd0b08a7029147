import { Webhook } from "standardwebhooks"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openFictionalInternet } from "./fictionalInternet.ts"
import { pages, prospect } from "./fictionalProspect.ts"
import { call, settled } from "./httpClient.ts"
import { openReceiver, type Received } from "./receiver.ts"
import { type ServerProcess, startServer, temporaryDirectory } from "./serverProcess.ts"

const adminToken = "administrator-token"
const closers: Array<() => Promise<unknown>> = []
let server: ServerProcess
/** The same service with nothing behind its gateway: every research fails. */
let cutOff: ServerProcess

const newAccount = async (of: ServerProcess) => {
  const { json } = await call("POST", `${of.url}/admin/accounts`, { key: adminToken, body: { name: "Test" } })
  return { key: String(json.api_key), signingSecret: String(json.signing_secret) }
}

const submit = async (of: ServerProcess, key: string, body: object) => {
  const answer = await call("POST", `${of.url}/research`, { key, body })
  expect(answer.status).toBe(202)
  return String(answer.json.task_id)
}

const deliveries = async (of: ServerProcess, key: string, taskId: string) =>
  (await call("GET", `${of.url}/research/${taskId}/deliveries`, { key })).json.data

beforeAll(async () => {
  const internet = await openFictionalInternet(pages)
  const closed = await openFictionalInternet([])
  await closed.close()
  const directories = [await temporaryDirectory(), await temporaryDirectory()] as const
  const settings = { EGRESS_ALLOW: "127.0.0.1:*", EGRESS_INTERVAL_MILLIS: "0", ADMIN_TOKEN: adminToken }
  server = await startServer({
    ...settings,
    DATABASE_URL: directories[0].database,
    EGRESS_GATEWAY: internet.address
  })
  cutOff = await startServer({
    ...settings,
    DATABASE_URL: directories[1].database,
    EGRESS_GATEWAY: closed.address
  })
  closers.push(
    () => server.stop("SIGTERM"),
    () => cutOff.stop("SIGTERM"),
    internet.close,
    ...directories.map(directory => directory.remove)
  )
})

afterAll(async () => {
  for (const close of closers) await close()
})

const header = (received: Received | undefined, name: string) => String(received?.headers[name])

describe("a success callback", () => {
  it("has the body of 6.1, the bearer secret, and a signature that the public verifier accepts", async () => {
    const receiver = await openReceiver()
    const { key, signingSecret } = await newAccount(server)
    const taskId = await submit(server, key, {
      contact_data: prospect,
      prospect_id: "crm-9",
      callback_url: receiver.url,
      callback_secret: "receiver-secret"
    })
    await receiver.waitFor(1)
    const [received] = receiver.received
    expect(received?.headers).toMatchObject({
      authorization: "Bearer receiver-secret",
      "content-type": "application/json"
    })
    const body = JSON.parse(received?.body ?? "")
    const { result } = await settled(server.url, key, taskId)
    expect(body).toEqual({
      prospect_id: "crm-9",
      job_id: taskId,
      status: "success",
      service: "sales-intelligence",
      total_cost: 0,
      full_name: "Mara Lindqvist",
      icebreaker_count: result.outreach_intelligence.icebreakers.length,
      icebreakers: result.outreach_intelligence.icebreakers.map(
        ({ angle, opening_line, topic_category, confidence }: Record<string, string>) => ({
          angle,
          opening_line,
          topic_category,
          confidence
        })
      ),
      research_stages_completed: expect.any(Number),
      social_media: { linkedin_posts: 0, twitter_posts: 0 }
    })
    expect(body.research_stages_completed).toBeGreaterThan(3)
    const verified = new Webhook(signingSecret).verify(received?.body ?? "", {
      "webhook-id": header(received, "webhook-id"),
      "webhook-timestamp": header(received, "webhook-timestamp"),
      "webhook-signature": header(received, "webhook-signature")
    })
    expect(verified).toEqual(body)
    expect(received?.headers).not.toHaveProperty("traceparent")
    expect(received?.headers).not.toHaveProperty("b3")
    await receiver.close()
  })

  it("carries no token when no secret was given", async () => {
    const receiver = await openReceiver()
    const { key } = await newAccount(server)
    await submit(server, key, { contact_data: prospect, is_test: true, callback_url: receiver.url })
    await receiver.waitFor(1)
    expect(receiver.received[0]?.headers).not.toHaveProperty("authorization")
    expect(JSON.parse(receiver.received[0]?.body ?? "")).not.toHaveProperty("prospect_id")
    await receiver.close()
  })
})

describe("a failure", () => {
  it("is refunded, shows in the task, and is called back with the body of 6.2", async () => {
    const receiver = await openReceiver()
    const { key } = await newAccount(cutOff)
    const taskId = await submit(cutOff, key, {
      contact_data: prospect,
      prospect_id: "crm-10",
      callback_url: receiver.url
    })
    const task = await settled(cutOff.url, key, taskId)
    expect(task).toMatchObject({
      status: "failed",
      result: null,
      report_url: null,
      completed_at: expect.any(String)
    })
    expect(task.error).toMatch(/No source could be reached/)
    await receiver.waitFor(1)
    expect(JSON.parse(receiver.received[0]?.body ?? "")).toEqual({
      prospect_id: "crm-10",
      job_id: taskId,
      status: "error",
      service: "sales-intelligence",
      error: task.error
    })
    const { json } = await call("GET", `${cutOff.url}/account`, { key })
    expect(json).toMatchObject({
      credits: 3,
      usage: { tasks: { failed: 1 }, credits_charged: 1, credits_refunded: 1 }
    })
    await receiver.close()
  }, 60_000)
})

describe("a receiver in trouble", () => {
  it("gets the same bytes under the same id again after about five seconds; every attempt is logged", async () => {
    const receiver = await openReceiver((_received, count, response) =>
      count === 1 ? response.writeHead(500).end("try later") : response.writeHead(200).end()
    )
    const { key } = await newAccount(server)
    const taskId = await submit(server, key, {
      contact_data: prospect,
      is_test: true,
      callback_url: receiver.url
    })
    await receiver.waitFor(2)
    const [first, second] = receiver.received
    expect(second?.body).toBe(first?.body)
    expect(header(second, "webhook-id")).toBe(header(first, "webhook-id"))
    expect(Number(header(second, "webhook-timestamp"))).toBeGreaterThanOrEqual(
      Number(header(first, "webhook-timestamp")) + 4
    )
    await expect
      .poll(async () => (await deliveries(server, key, taskId))[0].state, { timeout: 5000 })
      .toBe("delivered")
    const [delivery] = await deliveries(server, key, taskId)
    expect(delivery).toMatchObject({
      delivery_id: header(first, "webhook-id"),
      task_id: taskId,
      next_attempt_at: null,
      attempts: [
        { number: 1, status_code: 500, error: null, response: "try later", duration_ms: expect.any(Number) },
        { number: 2, status_code: 200, error: null }
      ]
    })
    await receiver.close()
  })

  it("is not followed when it redirects", async () => {
    const target = await openReceiver()
    const receiver = await openReceiver((_received, _count, response) =>
      response.writeHead(302, { location: target.url }).end()
    )
    const { key } = await newAccount(server)
    const taskId = await submit(server, key, {
      contact_data: prospect,
      is_test: true,
      callback_url: receiver.url
    })
    await receiver.waitFor(1)
    await expect
      .poll(async () => (await deliveries(server, key, taskId))[0].attempts.length, { timeout: 5000 })
      .toBe(1)
    expect((await deliveries(server, key, taskId))[0]).toMatchObject({
      state: "pending",
      next_attempt_at: expect.any(String),
      attempts: [{ status_code: 302 }]
    })
    expect(target.received).toEqual([])
    await Promise.all([receiver.close(), target.close()])
  })

  it("may say 410, which ends the delivery; redelivery sends it once more", async () => {
    let gone = true
    const receiver = await openReceiver((_received, _count, response) =>
      response.writeHead(gone ? 410 : 204).end()
    )
    const { key } = await newAccount(server)
    const taskId = await submit(server, key, {
      contact_data: prospect,
      is_test: true,
      callback_url: receiver.url
    })
    await expect
      .poll(async () => (await deliveries(server, key, taskId))[0].state, { timeout: 5000 })
      .toBe("abandoned")
    gone = false
    const redelivered = await call("POST", `${server.url}/research/${taskId}/deliveries/redeliver`, { key })
    expect(redelivered.status).toBe(202)
    await receiver.waitFor(2)
    expect(header(receiver.received[1], "webhook-id")).toBe(header(receiver.received[0], "webhook-id"))
    await expect
      .poll(async () => (await deliveries(server, key, taskId))[0].state, { timeout: 5000 })
      .toBe("delivered")
    await receiver.close()
  })

  it("that hangs does not keep the others waiting", async () => {
    const hanging = await openReceiver(() => undefined)
    const healthy = await openReceiver()
    const { key } = await newAccount(server)
    for (let count = 0; count < 6; count++) {
      await submit(server, key, { contact_data: prospect, is_test: true, callback_url: hanging.url })
    }
    await submit(server, key, { contact_data: prospect, is_test: true, callback_url: healthy.url })
    await healthy.waitFor(1)
    expect(hanging.received.length).toBeLessThanOrEqual(2)
    await Promise.all([hanging.close(), healthy.close()])
  })
})
