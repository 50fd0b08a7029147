import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openFictionalInternet } from "./fictionalInternet.ts"
import { pages, prospect } from "./fictionalProspect.ts"
import { call, settled } from "./httpClient.ts"
import { type ServerProcess, startServer, temporaryDirectory } from "./serverProcess.ts"

const adminToken = "administrator-token"
const closers: Array<() => Promise<unknown>> = []
let server: ServerProcess

const newAccount = async () => {
  const { json } = await call("POST", `${server.url}/admin/accounts`, {
    key: adminToken,
    body: { name: "Test" }
  })
  return { key: String(json.api_key), id: String(json.account_id) }
}

const submit = (
  key: string,
  body: unknown = { contact_data: prospect },
  headers: Record<string, string> = {}
) => call("POST", `${server.url}/research`, { key, body, headers })

/** A task that has ended, of an account of its own. */
const endedTask = async () => {
  const { key } = await newAccount()
  const { json } = await submit(key)
  return { key, task: await settled(server.url, key, json.task_id) }
}

beforeAll(async () => {
  const internet = await openFictionalInternet(pages)
  const directory = await temporaryDirectory()
  server = await startServer({
    DATABASE_URL: directory.database,
    EGRESS_GATEWAY: internet.address,
    EGRESS_INTERVAL_MILLIS: "0",
    ADMIN_TOKEN: adminToken
  })
  closers.push(() => server.stop("SIGTERM"), internet.close, directory.remove)
})

afterAll(async () => {
  for (const close of closers) await close()
})

describe("Idempotency-Key", () => {
  it("replays the first answer, byte for byte; another body is 422", async () => {
    const { key } = await newAccount()
    const headers = { "idempotency-key": "order-4711" }
    const first = await submit(key, { contact_data: prospect }, headers)
    const again = await submit(key, { contact_data: { ...prospect, email: ` ${prospect.email} ` } }, headers)
    expect([again.status, again.text]).toEqual([202, first.text])
    const other = await submit(key, { contact_data: { email: "other@example.com" } }, headers)
    expect([other.status, other.json.status_code]).toEqual([422, 422])
    expect((await call("GET", `${server.url}/account`, { key })).json.credits).toBe(2)
    await settled(server.url, key, first.json.task_id)
  })

  it("is an account's own", async () => {
    const [one, other] = [await newAccount(), await newAccount()]
    const headers = { "idempotency-key": "same" }
    const first = await submit(one.key, { contact_data: prospect, is_test: true }, headers)
    const second = await submit(other.key, { contact_data: prospect, is_test: true }, headers)
    expect(second.json.task_id).not.toBe(first.json.task_id)
  })
})

describe("the report page", () => {
  it("is gone after the task is erased, and so is the task; the money stays", async () => {
    const { key, task } = await endedTask()
    expect((await call("GET", task.report_url)).status).toBe(200)
    const erased = await call("DELETE", `${server.url}/research/${task.task_id}`, { key })
    expect([erased.status, erased.text]).toEqual([204, ""])
    const page = await call("GET", task.report_url)
    expect(page.status).toBe(410)
    expect(page.text).not.toContain("Mara")
    for (const path of ["", "/evidence", "/deliveries", "/events"]) {
      expect((await call("GET", `${server.url}/research/${task.task_id}${path}`, { key })).status).toBe(404)
    }
    expect((await call("GET", `${server.url}/account`, { key })).json.credits).toBe(2)
  })

  it("can be revoked while the task stays; an unknown token is 404", async () => {
    const { key, task } = await endedTask()
    expect((await call("DELETE", `${server.url}/research/${task.task_id}/report`, { key })).status).toBe(204)
    expect((await call("GET", task.report_url)).status).toBe(410)
    const { json } = await call("GET", `${server.url}/research/${task.task_id}`, { key })
    expect(json).toMatchObject({ status: "completed", report_url: null })
    expect((await call("GET", `${server.url}/reports/unknown`)).status).toBe(404)
  })
})

describe("a task", () => {
  it("that has ended cannot be cancelled", async () => {
    const { key, task } = await endedTask()
    const { status, json } = await call("POST", `${server.url}/research/${task.task_id}/cancel`, { key })
    expect([status, json.status_code]).toEqual([409, 409])
  })

  it("tells its story as server-sent events, which resume after any of them", async () => {
    const { key, task } = await endedTask()
    const url = `${server.url}/research/${task.task_id}/events`
    const all = await call("GET", url, { key })
    expect(all.headers.get("content-type")).toBe("text/event-stream")
    const ids = [...all.text.matchAll(/^id: (\d+)$/gm)].map(match => Number(match[1]))
    expect(ids).toEqual(ids.map((_id, index) => index + 1))
    expect(all.text).toMatch(/event: completed\ndata: .*\n\n$/)
    const rest = await call("GET", url, { key, headers: { "last-event-id": "3" } })
    expect([...rest.text.matchAll(/^id: (\d+)$/gm)].map(match => Number(match[1]))).toEqual(ids.slice(3))
    expect((await call("GET", url, { key, headers: { "last-event-id": String(ids.length) } })).status).toBe(
      204
    )
  })

  it("is waited for, and answered as soon as it has ended", async () => {
    const { key } = await newAccount()
    const { json } = await submit(key)
    const waited = await call("GET", `${server.url}/research/${json.task_id}?wait=30`, { key })
    expect(waited.json.status).toBe("completed")
    for (const wait of ["61", "-1", "soon", ""]) {
      const answer = await call("GET", `${server.url}/research/${json.task_id}?wait=${wait}`, { key })
      expect([wait, answer.status]).toEqual([wait, 400])
    }
  })
})

describe("contact data", () => {
  it("is taken as people paste it, up to its limits", async () => {
    const { key } = await newAccount()
    const fine = [
      { linkedin_url: "linkedin.com/in/mara-lindqvist/" },
      { linkedin_url: "https://se.linkedin.com/in/Mara-Lindqvist?trk=public" },
      { email: "MAILTO:Mara@Fjordlight.example" },
      { email: "m@x.io", twitter_url: "@mara" },
      { email: "m@x.io", twitter_url: "https://mobile.twitter.com/mara?lang=sv" },
      { full_name: "x".repeat(500), company: "y".repeat(500) },
      { email: "m@x.io", favourite_colour: "green" }
    ]
    for (const contact_data of fine) {
      const { status } = await submit(key, { contact_data, is_test: true })
      expect([contact_data, status]).toEqual([contact_data, 202])
    }
    const refused = [
      { linkedin_url: "https://www.linkedin.com/company/fjordlight" },
      { linkedin_url: "https://linkedin.com.evil.example/in/mara" },
      { email: "mara" },
      { email: `${"m".repeat(320)}@x.io` },
      { email: "m@x.io", twitter_url: "https://x.com/search" },
      { full_name: "x".repeat(501), company: "y" },
      { email: "m@x.io", phone: 5 }
    ]
    for (const contact_data of refused) {
      const { status } = await submit(key, { contact_data, is_test: true })
      expect([contact_data, status]).toEqual([contact_data, 400])
    }
  })
})

describe("administration", () => {
  it("grants credits once for a grant id", async () => {
    const { key, id } = await newAccount()
    const grant = (amount: number, token = adminToken) =>
      call("POST", `${server.url}/admin/accounts/${id}/credits`, {
        key: token,
        body: { amount, reason: "bought", grant_id: "order-1" }
      })
    expect((await grant(10)).json).toEqual({ credits: 13 })
    expect((await grant(10)).json).toEqual({ credits: 13 })
    expect((await grant(11)).status).toBe(422)
    expect((await grant(10, key)).status).toBe(401)
    expect((await grant(0)).status).toBe(400)
    const { json } = await call("GET", `${server.url}/admin/accounts`, { key: adminToken })
    expect(json.data.find((account: { account_id: string }) => account.account_id === id).credits).toBe(13)
  })
})

describe("operation", () => {
  it("has health, metrics, the interface description and its page, without a key", async () => {
    expect((await call("GET", `${server.url}/health/live`)).json).toEqual({ status: "ok" })
    expect((await call("GET", `${server.url}/health/ready`)).json).toEqual({ status: "ok" })
    const metrics = await call("GET", `${server.url}/metrics`)
    expect(metrics.text).toMatch(/^research_tasks_pending 0$/m)
    expect(metrics.text).toMatch(/^research_tasks_settled_total\{status="completed"\} \d+$/m)
    expect((await call("GET", `${server.url}/openapi.json`)).json.openapi).toMatch(/^3\.1/)
    const docs = await call("GET", `${server.url}/docs`)
    expect(docs.headers.get("content-type")).toMatch(/^text\/html/)
    expect(docs.text).toContain("/research/{task_id}")
  })

  it("says nothing of the person, the key or the secrets in logs and metrics", async () => {
    const { key } = await newAccount()
    const body = {
      contact_data: { ...prospect, phone: "+46 31 000 00 00" },
      callback_secret: "canary-secret"
    }
    const { json } = await submit(key, body)
    await settled(server.url, key, json.task_id)
    const { error } = server.output()
    const { text } = await call("GET", `${server.url}/metrics`)
    for (const secret of ["Mara", "fjordlight", "+46 31", "canary-secret", key, adminToken]) {
      expect(`${error}${text}`).not.toContain(secret)
    }
    expect(error).toContain(json.task_id)
  })
})
