import { describe, expect, it } from "vitest"
import { person, useServer } from "./testServer.ts"

const name = "[a-zA-Z_:][a-zA-Z0-9_:]*"
const label = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"'
const comment = new RegExp(`^# (HELP ${name} .+|TYPE ${name} (counter|gauge|histogram|summary|untyped))$`)
const sample = new RegExp(
  `^(${name})(?:\\{(${label}(?:,${label})*)\\})? (NaN|[+-]Inf|-?[0-9.]+(?:e[+-]?\\d+)?)$`
)

describe("metrics", () => {
  const server = useServer()

  const read = async () => {
    const answer = await server.send("/metrics")
    expect(answer.status).toBe(200)
    expect(answer.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8")
    return answer.text
  }

  const countOf = (text: string, route: string, status: number): number => {
    const line = text
      .split("\n")
      .find(
        it => it.startsWith("http_requests_total{") && it.includes(`"${route}"`) && it.includes(`"${status}"`)
      )
    return Number(line?.split(" ").at(-1) ?? 0)
  }

  it("are valid text, each name described once and before its samples", async () => {
    await server.send("/account")
    const text = await read()
    expect(text.endsWith("\n")).toBe(true)
    const typed = new Map<string, string>()
    for (const line of text.trimEnd().split("\n")) {
      if (line.startsWith("#")) {
        expect(line).toMatch(comment)
        const [, kind, family = "", type = ""] = line.split(" ")
        if (kind === "TYPE") {
          expect(typed.has(family), family).toBe(false)
          typed.set(family, type)
        }
      } else {
        const [, metric = ""] = sample.exec(line) ?? []
        expect(metric, line).not.toBe("")
        expect(typed.has(metric) || typed.has(metric.replace(/_(bucket|sum|count)$/, "")), line).toBe(true)
      }
    }
    for (const family of ["http_requests_total", "research_store_up", "research_tasks_pending"]) {
      expect(typed.has(family), family).toBe(true)
    }
  })

  it("have buckets that grow up to the count", async () => {
    await server.send("/account")
    const text = await read()
    const of = (suffix: string) =>
      Array.from(
        text.matchAll(
          new RegExp(
            `^http_request_duration_seconds_${suffix}\\{[^}]*route="GET /account"[^}]*\\} (\\S+)$`,
            "gm"
          )
        ),
        ([, value]) => Number(value)
      )
    const buckets = of("bucket")
    expect(buckets).toEqual([...buckets].sort((left, right) => left - right))
    expect(buckets.at(-1)).toBe(of("count")[0])
  })

  it("count a request under the route it took, never under an id", async () => {
    const { api_key: key } = await server.openAccount()
    const { json } = await server.send("/research", {
      method: "POST",
      key,
      body: { ...person("Ada"), is_test: true }
    })
    const before = await read()
    await server.send(`/research/${json.task_id}`, { key })
    await server.send("/research/secret-id", { key })
    await server.send("/nothing/secret-path?secret=query", { key })
    await server.send("/account/secret-path", { method: "PURGE", key })
    const after = await read()
    const grew = (route: string, status: number) =>
      countOf(after, route, status) - countOf(before, route, status)
    expect(grew("GET /research/:task_id", 200)).toBe(1)
    expect(grew("GET /research/:task_id", 404)).toBe(1)
    expect(grew("unknown", 404)).toBe(2)
    expect(after).not.toContain(json.task_id)
    expect(after).not.toContain("secret")
    expect(after).not.toContain(key)
  })

  it("show that the server is alive and ready", async () => {
    for (const path of ["/health/live", "/health/ready"]) {
      expect((await server.send(path)).json).toEqual({ status: "ok" })
    }
  })
})
