import { spawn } from "node:child_process"
import { once } from "node:events"
import { readdir, readFile, realpath, stat, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { describe, expect, it, vi } from "vitest"
import { call, settled } from "./httpClient.ts"
import { openReceiver } from "./receiver.ts"
import { startServer, temporaryDirectory } from "./serverProcess.ts"

/**
 * A gateway on which Gravatar knows everybody and company sites take a while, so that a kill finds tasks with finished and unfinished
 * stages. It writes down who asked for what.
 */
const openSlowInternet = async () => {
  const asked: Array<string> = []
  let isInHurry = false
  const server = createServer(async (request, response) => {
    const path = request.url ?? ""
    asked.push(path)
    if (path.startsWith("/https/api.gravatar.com/")) {
      response.writeHead(200, { "content-type": "application/json" })
      response.end(
        JSON.stringify({
          display_name: "Somebody",
          profile_url: "https://gravatar.com/x",
          verified_accounts: []
        })
      )
      return
    }
    if (!isInHurry) await pause(path.includes("/api.github.com/") ? 300 : 900)
    response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    /** From now on it answers at once. */
    hurry: () => {
      isInHurry = true
    },
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}

describe("kill -9 while 50 tasks run", () => {
  it("loses and doubles nothing", async () => {
    const internet = await openSlowInternet()
    const receiver = await openReceiver()
    const directory = await temporaryDirectory()
    const settings = {
      DATABASE_URL: directory.database,
      EGRESS_GATEWAY: internet.address,
      EGRESS_ALLOW: receiver.host,
      EGRESS_INTERVAL_MILLIS: "0",
      FREE_CREDITS: "100"
    }
    const first = await startServer(settings)
    const key = first.apiKey ?? ""
    const accepted = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const body = {
          contact_data: { email: `person${index}@company${index}.example` },
          callback_url: receiver.url
        }
        const { status, json } = await call("POST", `${first.url}/research`, { key, body })
        expect(status).toBe(202)
        return String(json.task_id)
      })
    )
    // In the middle of it, however fast this machine is.
    while (internet.asked.filter(path => path.includes("gravatar")).length < 25) await pause(10)
    await pause(100)
    await first.stop("SIGKILL")
    internet.hurry()
    const before = [...internet.asked]
    const finishedBefore = await finishedStages(directory.path)
    expect(finishedBefore.size).toBeGreaterThan(0)

    const second = await startServer(settings)
    expect(second.apiKey).toBeUndefined()
    const tasks = await Promise.all(accepted.map(taskId => settled(second.url, key, taskId)))
    expect(tasks.map(task => task.status)).toEqual(accepted.map(() => "completed"))
    const account = (await call("GET", `${second.url}/account`, { key })).json
    expect(account).toMatchObject({ credits: 50, usage: { credits_charged: 50, credits_refunded: 0 } })

    await receiver.waitFor(50)
    const jobs = new Map<string, Set<string>>()
    for (const { body, headers } of receiver.received) {
      const { job_id } = JSON.parse(body)
      jobs.set(job_id, (jobs.get(job_id) ?? new Set()).add(String(headers["webhook-id"])))
    }
    expect([...jobs.keys()].sort()).toEqual([...accepted].sort())
    expect([...jobs.values()].every(ids => ids.size === 1)).toBe(true)

    // Gravatar is asked once per person; whoever's answer was stored before the kill is not asked for again.
    const askedAgain = internet.asked.slice(before.length).filter(path => path.includes("gravatar"))
    const stored = [...finishedBefore].filter(stage => stage.endsWith(" gravatar")).length
    expect(askedAgain).toHaveLength(50 - stored)

    expect(await second.stop("SIGTERM")).toBe(0)
    await Promise.all([internet.close(), receiver.close()])
    await directory.remove()
  }, 60_000)
})

/** `task stage` for each checkpoint in the database file of a server that has ended. */
const finishedStages = async (directory: string): Promise<Set<string>> => {
  const { default: Database } = await import("better-sqlite3")
  const database = new Database(`${directory}/research.db`, { readonly: true })
  const rows = database.prepare("SELECT task_id, stage FROM checkpoint").all() as Array<{
    task_id: string
    stage: string
  }>
  database.close()
  return new Set(rows.map(row => `${row.task_id} ${row.stage}`))
}

describe("start", () => {
  it("makes database and key for their owner alone, prints the first key once, and says where it listens", async () => {
    const directory = await temporaryDirectory()
    const server = await startServer({ DATABASE_URL: directory.database })
    const { standard } = server.output()
    expect(standard).toMatch(/listens on http:\/\/127\.0\.0\.1:\d+/)
    expect(standard).toMatch(/Sources.*Gravatar, GitHub, company site/)
    expect(server.apiKey).toMatch(/^prs_live_/)
    for (const file of ["research.db", "research.db.key"]) {
      expect((await stat(`${directory.path}/${file}`)).mode & 0o077).toBe(0)
    }
    const database = await readFile(`${directory.path}/research.db`)
    expect(database.includes(server.apiKey ?? "")).toBe(false)
    expect(database.includes(server.signingSecret ?? "")).toBe(false)
    expect(server.output().error).not.toContain(server.apiKey)
    expect(await server.stop("SIGTERM")).toBe(0)
    await directory.remove()
  })

  const refusal = async (settings: Record<string, string>) =>
    startServer(settings).then(
      () => expect.unreachable("the server started"),
      (error: Error) => error.message
    )

  it("refuses a second process and a damaged file in plain words", async () => {
    const directory = await temporaryDirectory()
    const server = await startServer({ DATABASE_URL: directory.database })
    expect(await refusal({ DATABASE_URL: directory.database })).toMatch(/ended with 1.*another process/is)
    await server.stop("SIGTERM")
    const bytes = await readFile(`${directory.path}/research.db`)
    bytes.fill(0xff, 4096, 12_288)
    await writeFile(`${directory.path}/research.db`, bytes)
    expect(await refusal({ DATABASE_URL: directory.database })).toMatch(/ended with 1.*(corrupt|damaged)/is)
    await directory.remove()
  }, 90_000)

  it("refuses a foreign file and wrong settings in plain words", async () => {
    const directory = await temporaryDirectory()
    await writeFile(
      `${directory.path}/foreign.db`,
      "This is not a database, it is a letter to my aunt.".repeat(100)
    )
    const refusals = await Promise.all([
      refusal({ DATABASE_URL: `sqlite:${directory.path}/foreign.db` }),
      refusal({ DATABASE_URL: "mysql://x" }),
      refusal({ PORT: "99999" }),
      refusal({ DATABASE_URL: `sqlite:${directory.path}/part.db`, ROLE: "api" }),
      refusal({ SECRET_KEY: "short", DATABASE_URL: `sqlite:${directory.path}/new.db` })
    ])
    expect(refusals).toEqual([
      expect.stringMatching(/ended with 1.*not/is),
      expect.stringMatching(/ended with 1.*DATABASE_URL/is),
      expect.stringContaining("cannot start: PORT must be 0 to 65535\n"),
      expect.stringMatching(/ended with 1.*ROLE must be all on SQLite/is),
      expect.stringMatching(/ended with 1.*SECRET_KEY.*openssl/is)
    ])
    await directory.remove()
    // Five processes.
  }, 90_000)
})

/** As a user starts it, who stands in this directory. */
const startByNpm = (directory: string, settings: Record<string, string>, ...words: ReadonlyArray<string>) => {
  const root = fileURLToPath(new URL("../../..", import.meta.url))
  const child = spawn("npm", ["--prefix", root, "start", "--", ...words], {
    cwd: directory,
    env: { PATH: process.env.PATH ?? "", HOME: directory, PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const ended = once(child, "exit")
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", data => {
      output += data
    })
  }
  return { child, ended, output: () => output }
}

describe("npm start", () => {
  it("keeps its files where the user stands, and ends with npm", async () => {
    const directory = await temporaryDirectory()
    const path = await realpath(directory.path)
    const npm = startByNpm(path, {})
    await vi.waitFor(() => expect(npm.output()).toContain("API key"), { timeout: 80_000, interval: 100 })
    expect(npm.output()).toContain(`Database   ${path}/.data/research.db`)
    expect(await readdir(`${path}/.data`)).toContain("research.db.key")
    const [, url = ""] = /listens on (\S+)/.exec(npm.output()) ?? []
    npm.child.kill("SIGTERM")
    await npm.ended
    await expect(fetch(`${url}/health/live`)).rejects.toThrow("fetch failed")
    await directory.remove()
  }, 120_000)

  it("says what words it knows", async () => {
    const directory = await temporaryDirectory()
    const npm = startByNpm(directory.path, {}, "--bogus")
    expect(await npm.ended).toEqual([2, null])
    expect(npm.output()).toContain("Unknown option '--bogus'")
    expect(npm.output()).toContain("settings are environment variables")
    await directory.remove()
  }, 120_000)
})

describe("stop", () => {
  it("lets nothing fail: tasks are handed back and finish after the next start", async () => {
    const internet = await openSlowInternet()
    const directory = await temporaryDirectory()
    const settings = {
      DATABASE_URL: directory.database,
      EGRESS_GATEWAY: internet.address,
      EGRESS_INTERVAL_MILLIS: "0",
      SHUTDOWN_GRACE_SECONDS: "0"
    }
    const first = await startServer(settings)
    const key = first.apiKey ?? ""
    const { json } = await call("POST", `${first.url}/research`, {
      key,
      body: { contact_data: { email: "a@b.example" } }
    })
    await pause(100)
    expect(await first.stop("SIGTERM")).toBe(0)
    internet.hurry()
    const second = await startServer(settings)
    const started = Date.now()
    expect(await settled(second.url, key, json.task_id)).toMatchObject({ status: "completed" })
    expect(Date.now() - started).toBeLessThan(25_000)
    await second.stop("SIGTERM")
    await internet.close()
    await directory.remove()
  }, 90_000)

  it("answers whoever waits with what there is", async () => {
    const internet = await openSlowInternet()
    const directory = await temporaryDirectory()
    const server = await startServer({
      DATABASE_URL: directory.database,
      EGRESS_GATEWAY: internet.address,
      SHUTDOWN_GRACE_SECONDS: "0"
    })
    const key = server.apiKey ?? ""
    const body = { contact_data: { email: "a@b.example" } }
    const { json } = await call("POST", `${server.url}/research`, { key, body })
    const waiting = call("GET", `${server.url}/research/${json.task_id}?wait=30`, { key })
    await pause(200)
    const stopped = server.stop("SIGTERM")
    const answer = await waiting
    expect([answer.status, answer.json.status]).toEqual([200, "running"])
    expect(await stopped).toBe(0)
    await internet.close()
    await directory.remove()
  }, 90_000)
})
