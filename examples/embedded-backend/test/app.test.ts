import { createHash } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type EmbeddedResearch, openResearch, ResearchError } from "@prospect-research/embedded"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeApp } from "../src/app.ts"

const email = "ines.okafor@tideworks.example"
const hash = createHash("sha256").update(email).digest("hex")

/** An internet on which Gravatar knows one person, and nobody else knows anybody. */
const internet = createServer((request, response) => {
  const known = request.url?.endsWith(`/v3/profiles/${hash}`)
  response.writeHead(known ? 200 : 404, { "content-type": "application/json" })
  response.end(
    JSON.stringify({
      display_name: "Ines Okafor",
      profile_url: "https://gravatar.com/inesokafor",
      job_title: "Head of Data",
      company: "Tideworks"
    })
  )
})

let directory: string
let research: EmbeddedResearch
let app: FastifyInstance

const open = () => {
  const { port } = internet.address() as AddressInfo
  return openResearch({
    databaseUrl: `sqlite:${join(directory, "research.db")}`,
    baseUrl: "http://127.0.0.1:4000",
    settings: {
      EGRESS_GATEWAY: `http://127.0.0.1:${port}`,
      EGRESS_INTERVAL_MILLIS: "0",
      SHUTDOWN_GRACE_SECONDS: "0"
    }
  })
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "prospect-research-embedded-"))
  await new Promise<void>(resolve => internet.listen(0, "127.0.0.1", resolve))
  research = await open()
  app = makeApp(research)
})

afterAll(async () => {
  await app.close()
  internet.closeAllConnections()
  await new Promise(resolve => internet.close(resolve))
  await rm(directory, { recursive: true, force: true })
})

const look = (leadId: string, address: string) =>
  app.inject({ method: "POST", url: "/leads", payload: { leadId, email: address } })

describe("a backend without Effect", () => {
  it("looks a lead up, once, and shows the report page", async () => {
    const accepted = await look("lead-1", email)
    expect(accepted.statusCode).toBe(202)
    const again = await look("lead-1", email)
    expect(again.json()).toEqual(accepted.json())
    const { taskId } = accepted.json()
    const lead = (await app.inject(`/leads/${taskId}`)).json()
    expect(lead).toMatchObject({ leadId: "lead-1", status: "completed", title: "Head of Data" })
    const page = await app.inject(new URL(lead.report).pathname)
    expect(page.statusCode).toBe(200)
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'")
    expect(page.body).toContain("Ines Okafor")
    expect((await app.inject("/reports/unknown")).statusCode).toBe(404)
    expect((await research.account()).credits).toBe(2)
  })

  it("answers the library's failures as its own", async () => {
    expect((await look("lead-2", "no address")).statusCode).toBe(400)
    expect((await app.inject("/leads/unknown")).statusCode).toBe(404)
  })

  it("sees progress as an async iterable, which may be left at any time", async () => {
    const { task_id } = await research.submit({ contact_data: { email } })
    const types: Array<string> = []
    for await (const event of research.events(task_id)) {
      types.push(event.data.type)
    }
    expect(types.at(0)).toBe("pending")
    expect(types.at(-1)).toBe("completed")
    for await (const event of research.events(task_id, { after: 1 })) {
      expect(event.sequence).toBe(2)
      break
    }
  })

  it("has accounts with credits of their own, and rejects with typed errors", async () => {
    const customer = await research.createAccount("A customer")
    expect(await customer.session.grant(2, "bought", { grantId: "order-1" })).toBe(5)
    expect(await customer.session.grant(2, "bought", { grantId: "order-1" })).toBe(5)
    const { task_id } = await customer.session.submit({ contact_data: { email }, is_test: true })
    await expect(research.get(task_id)).rejects.toMatchObject({ name: "ResearchError", code: "TaskNotFound" })
    await expect(customer.session.cancel(task_id)).rejects.toBeInstanceOf(ResearchError)
    expect((await research.sessionOf(customer.accountId).list()).data.map(task => task.task_id)).toEqual([
      task_id
    ])
    await customer.session.erase(task_id)
    await expect(customer.session.get(task_id)).rejects.toMatchObject({ code: "TaskNotFound" })
  })

  it("keeps everything when it is closed and opened again, and refuses a second opening meanwhile", async () => {
    await expect(open()).rejects.toThrow(/another process|in use/i)
    const before = (await research.list()).data
    await research.close()
    research = await open()
    expect((await research.list()).data).toEqual(before)
  })
})
