import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { startPostgres } from "@prospect-research/storage-postgres/testing"
import { Effect, Exit, Scope } from "effect"
import { afterAll, describe, expect, it } from "vitest"
import { call, settled } from "./httpClient.ts"
import { openReceiver } from "./receiver.ts"
import { type ServerProcess, startServer } from "./serverProcess.ts"

const scope = Effect.runSync(Scope.make())
const postgres = await Effect.runPromise(Scope.extend(startPostgres({ isDurable: false }), scope))
const started: Array<ServerProcess> = []
afterAll(async () => {
  await Promise.all(started.map(process => process.stop("SIGKILL")))
  await Effect.runPromise(Scope.close(scope, Exit.void))
})

/** Gravatar knows everybody, after a while. */
const openInternet = async () => {
  const server = createServer(async (request, response) => {
    const isGravatar = request.url?.startsWith("/https/api.gravatar.com/") === true
    await pause(isGravatar ? 300 : 20)
    response.writeHead(isGravatar ? 200 : 404, { "content-type": "application/json" })
    response.end(
      isGravatar
        ? JSON.stringify({
            display_name: "Somebody",
            profile_url: "https://gravatar.com/x",
            verified_accounts: []
          })
        : "{}"
    )
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

const secretKey = Buffer.alloc(32, 7).toString("base64")

describe("many machines on one database", () => {
  it("share the work by role; a worker that dies is replaced, and nothing is lost or doubled", async () => {
    const internet = await openInternet()
    const receiver = await openReceiver()
    const settings = {
      DATABASE_URL: await Effect.runPromise(postgres.createDatabase),
      DATABASE_CONNECTIONS: "4",
      SECRET_KEY: secretKey,
      EGRESS_GATEWAY: internet.address,
      EGRESS_ALLOW: receiver.host,
      EGRESS_INTERVAL_MILLIS: "0",
      FREE_CREDITS: "100"
    }
    const start = async (role: string) => {
      const process = await startServer({ ...settings, ROLE: role })
      started.push(process)
      return process
    }
    const processes = await Promise.all(["api", "api", "worker", "worker", "delivery"].map(start))
    const [api, other, worker] = processes
    if (api === undefined || other === undefined || worker === undefined) throw new Error("not started")
    const keys = processes.flatMap(({ apiKey }) => apiKey ?? [])
    expect(keys).toHaveLength(1)
    const key = keys[0] ?? ""
    expect(worker.url).toBe("")

    const accepted = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        call("POST", `${index % 2 === 0 ? api.url : other.url}/research`, {
          key,
          body: {
            contact_data: { email: `person${index}@gmail.com` },
            callback_url: receiver.url,
            callback_secret: "shared"
          }
        })
      )
    )
    const ids = accepted.map(({ json }) => String(json.task_id))
    await pause(200)
    worker.child.kill("SIGKILL")

    // The stream of one machine tells what the workers of others do.
    const stream = await fetch(`${other.url}/research/${ids[0]}/events`, {
      headers: { authorization: `Bearer ${key}` }
    })
    const events = await stream.text()
    expect(events).toContain("event: completed")

    const tasks = await Promise.all(ids.map(id => settled(api.url, key, id)))
    expect(tasks.map(task => task.status)).toEqual(ids.map(() => "completed"))
    const callbacks = () => new Set(receiver.received.map(it => it.headers["webhook-id"])).size
    await expect.poll(callbacks, { timeout: 30_000 }).toBe(12)
    const account = await call("GET", `${api.url}/account`, { key })
    expect(account.json.credits).toBe(88)
    internet.server.closeAllConnections()
    internet.server.close()
    await receiver.close()
  }, 120_000)

  it("refuse to start without a key that they share", async () => {
    const url = await Effect.runPromise(postgres.createDatabase)
    await expect(startServer({ DATABASE_URL: url, ROLE: "worker" })).rejects.toThrow(
      "With PostgreSQL, SECRET_KEY must be set"
    )
  })
})
