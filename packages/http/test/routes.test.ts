import { HttpApi } from "@effect/platform"
import { Api } from "@prospect-research/http"
import { describe, expect, it } from "vitest"
import { type Answer, adminToken, person, useServer } from "./testServer.ts"

interface Route {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly template: string
}

const routes: Array<Route> = []
HttpApi.reflect(Api, {
  onGroup: () => undefined,
  onEndpoint: ({ group, endpoint }) => {
    routes.push({
      id: `${group.identifier}.${endpoint.name}`,
      method: endpoint.method,
      path: endpoint.path.replace(/:\w+/g, "some-id"),
      template: endpoint.path
    })
  }
})

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]

const expectError = ({ status, headers, json }: Answer, expected: number) => {
  expect(status).toBe(expected)
  expect(headers["content-type"]).toBe("application/json")
  expect(headers["cache-control"]).toBe("no-store")
  expect(headers["x-content-type-options"]).toBe("nosniff")
  expect(Object.keys(json)).toEqual(["detail", "status_code"])
  expect(json.status_code).toBe(expected)
  expect(json.detail).toMatch(/\S/)
}

describe("routes", () => {
  const server = useServer()

  const tokenFor = async ({ id }: Route) =>
    id.startsWith("administration.") ? adminToken : (await server.openAccount()).api_key

  it.each(routes)("$id has a handler", async route => {
    const { status, text } = await server.send(route.path, {
      method: route.method,
      key: await tokenFor(route),
      ...(route.method === "POST" ? { body: {} } : {})
    })
    expect(status, text).toBeLessThan(500)
    expect(text).not.toBe((await server.send("/no-such-route")).text)
  })

  it.each(routes.filter(it => !it.id.startsWith("public.")))("$id wants a key", async ({ method, path }) => {
    const answers = await Promise.all(
      [
        {},
        { key: "wrong" },
        { headers: { authorization: "Basic eDp5" } },
        { headers: { authorization: "Bearer" } }
      ].map(sent => server.send(path, { method, ...sent }))
    )
    for (const answer of answers) {
      expectError(answer, 401)
      expect(answer.headers["www-authenticate"]).toBe("Bearer")
    }
    expect(new Set(answers.map(it => it.text)).size).toBe(1)
  })

  it("answers a method that a route does not have with 405 and those it has", async () => {
    for (const path of new Set(routes.map(it => it.path))) {
      const has = routes.filter(it => it.path === path).map(it => it.method)
      const allowed = has.flatMap(method => (method === "GET" ? ["GET", "HEAD"] : [method]))
      for (const method of methods.filter(it => !allowed.includes(it))) {
        const answer = await server.send(path, { method })
        expectError(answer, 405)
        expect(answer.headers.allow?.split(", ").sort()).toEqual(allowed.sort())
      }
    }
  })

  it("answers any other path with 404", async () => {
    const paths = [
      "/",
      "/nothing",
      "/research/",
      "/research//events",
      "//",
      "//research",
      "/account/",
      "/ACCOUNT"
    ]
    const dots = ["/research/../account", "/./account", "/%2e%2e/account", "/reports/", "/health", "/admin"]
    for (const path of [...paths, ...dots]) expectError(await server.send(path), 404)
  })

  it("answers HEAD like GET, without the body", async () => {
    const { api_key: key } = await server.openAccount()
    const paths = [
      "/account",
      "/research",
      "/health/live",
      "/openapi.json",
      "/docs",
      "/nothing",
      "/reports/none"
    ]
    for (const path of paths) {
      const [get, head] = await Promise.all([
        server.send(path, { key }),
        server.send(path, { key, method: "HEAD" })
      ])
      expect([head.status, head.text]).toEqual([get.status, ""])
      expect(head.headers["content-type"]).toBe(get.headers["content-type"])
      expect(head.headers["content-length"]).toBe(get.headers["content-length"])
    }
  })

  it("takes the absolute form of an address, and a question mark within a query", async () => {
    const { api_key: key } = await server.openAccount()
    const absolute = await server.raw([
      `GET http://any.example/account?x HTTP/1.1\r\nHost: any.example\r\nAuthorization: Bearer ${key}\r\nConnection: close\r\n\r\n`
    ])
    expect(absolute).toMatch(/^HTTP\/1\.1 200 /)
    await server.send("/research", {
      method: "POST",
      key,
      body: { ...person("Ada"), is_test: true, prospect_id: "why?who?" }
    })
    const found = await server.send("/research?prospect_id=why?who?", { key })
    expect(found.json.data).toHaveLength(1)
  })

  it.each([
    "x",
    "%00",
    "%ff",
    "%",
    "%2e%2e%2f",
    "a%2fb",
    "'%20OR%201=1--",
    "%F0%9F%92%A9",
    "01234567-89ab-7cde-8f01-23456789abcd",
    "x".repeat(10_000)
  ])("an id that is none is as good as unknown (%#)", async id => {
    const { api_key: key } = await server.openAccount()
    const unknown = await server.send("/research/00000000-0000-7000-8000-000000000000", { key })
    expect((await server.send(`/research/${id}`, { key })).text).toBe(unknown.text)
    expect(unknown.json).toEqual({ detail: "Task not found", status_code: 404 })
    for (const [method, path] of [
      ["DELETE", ""],
      ["GET", "/events"],
      ["GET", "/evidence"],
      ["GET", "/deliveries"],
      ["POST", "/deliveries/redeliver"],
      ["POST", "/cancel"],
      ["DELETE", "/report"]
    ] as const) {
      expectError(await server.send(`/research/${id}${path}`, { method, key }), 404)
    }
    expect((await server.send(`/reports/${id}`)).status).toBe(404)
  })

  it("takes a task's id in either case", async () => {
    const { api_key: key } = await server.openAccount()
    const body = { ...person("Ada"), is_test: true }
    const { json } = await server.send("/research", { method: "POST", key, body })
    const asked = await server.send(`/research/${String(json.task_id).toUpperCase()}`, { key })
    expect([asked.status, asked.json.task_id]).toEqual([200, json.task_id])
  })

  it.each(["[]", '"x"', "1", "null"])("refuses %s as the body of a redelivery", async body => {
    const { api_key: key } = await server.openAccount()
    const { json } = await server.send("/research", {
      method: "POST",
      key,
      body: { ...person("Ada"), is_test: true }
    })
    const answer = await server.send(`/research/${json.task_id}/deliveries/redeliver`, {
      method: "POST",
      key,
      body
    })
    expectError(answer, 400)
    expect(answer.json.detail).toBe("The request body must be a JSON object")
  })

  it.each(["0", "59.9", "60"])("waits %s seconds at most", async wait => {
    const { api_key: key } = await server.openAccount()
    const { json } = await server.send("/research", {
      method: "POST",
      key,
      body: { ...person("Ada"), is_test: true }
    })
    const answer = await server.send(`/research/${json.task_id}?wait=${wait}`, { key })
    expect(answer.json.status).toBe("completed")
  })

  it.each(["61", "60.001", "-1", "abc", "", "1e1", "0x10", "NaN", "Infinity", "%00"])(
    "refuses to wait %s seconds",
    async wait => {
      const { api_key: key } = await server.openAccount()
      const answer = await server.send(`/research/any?wait=${wait}`, { key })
      expectError(answer, 400)
      expect(answer.json.detail).toBe("wait must be a number of seconds from 0 to 60")
    }
  )

  it.each([
    "limit=0",
    "limit=101",
    "limit=x",
    "limit=",
    "limit=1.5",
    "status=done",
    "cursor=x",
    "prospect_id=%00"
  ])("refuses a list with %s", async query => {
    const { api_key: key } = await server.openAccount()
    expectError(await server.send(`/research?${query}`, { key }), 400)
  })
})
