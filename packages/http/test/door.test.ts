import { connect } from "node:net"
import { describe, expect, it } from "vitest"
import { person, useServer } from "./testServer.ts"

const bodyOf = (response: string): unknown => JSON.parse(response.slice(response.indexOf("\r\n\r\n") + 4))

/** The status of the one answer in it, which must carry our body. */
const statusOf = (response: string): number => {
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1])
  if (status >= 400) {
    expect(bodyOf(response)).toEqual({ detail: expect.stringMatching(/\S/), status_code: status })
    expect(response.toLowerCase()).toContain("content-type: application/json")
  }
  return status
}

describe("door", () => {
  const server = useServer()
  const ask = async (...lines: ReadonlyArray<string>) =>
    statusOf(await server.raw([`${lines.join("\r\n")}\r\n\r\n`]))

  it("refuses headers above 16 KiB with 431", async () => {
    const answer = await server.raw([
      `GET /account HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(17_000)}\r\n\r\n`
    ])
    expect(statusOf(answer)).toBe(431)
  })

  it("takes headers just below", async () => {
    expect(
      await ask("GET /health/live HTTP/1.1", "Host: x", `X-Long: ${"a".repeat(16_000)}`, "Connection: close")
    ).toBe(200)
  })

  it.each([
    ["no HTTP at all", ["hello"], 400],
    ["a TLS greeting", ["\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"], 400],
    ["another protocol", ["GET / FTP/1.1", "Host: x"], 400],
    ["an unknown method", ["BREW /research HTTP/1.1", "Host: x"], 400],
    ["a lower-case method", ["get /research HTTP/1.1", "Host: x"], 400],
    ["no host", ["GET /health/live HTTP/1.1"], 400],
    ["a NUL in a header", ["GET /health/live HTTP/1.1", "Host: x", "X: a\0b"], 400],
    [
      "a bare line feed that starts a header",
      ["GET /health/live HTTP/1.1", "Host: x", "X: a\nInjected : b"],
      400
    ],
    ["a folded header", ["GET /health/live HTTP/1.1", "Host: x", "X: a", " b: c", "Y z"], 400],
    ["a space before a colon", ["GET /health/live HTTP/1.1", "Host : x"], 400],
    ["a space in the target", ["GET /health/ live HTTP/1.1", "Host: x"], 400],
    ["two lengths", ["POST /research HTTP/1.1", "Host: x", "Content-Length: 5", "Content-Length: 6"], 400],
    ["a negative length", ["POST /research HTTP/1.1", "Host: x", "Content-Length: -1"], 400],
    [
      "a length and chunks",
      ["POST /research HTTP/1.1", "Host: x", "Content-Length: 5", "Transfer-Encoding: chunked"],
      400
    ],
    [
      "an unknown transfer encoding",
      ["POST /research HTTP/1.1", "Host: x", "Transfer-Encoding: chunked, gzip"],
      400
    ],
    [
      "an expectation it cannot meet",
      ["POST /research HTTP/1.1", "Host: x", "Expect: a-miracle", "Content-Length: 0"],
      417
    ],
    ["a target that is no path", ["OPTIONS * HTTP/1.1", "Host: x", "Connection: close"], 404]
  ])("answers %s", async (_, lines, status) => {
    expect(await ask(...lines)).toBe(status)
  })

  it("closes on CONNECT", async () => {
    expect(
      await server.raw(["CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n"])
    ).not.toContain(" 200 ")
  })

  it("takes no request for an account from two Authorization headers", async () => {
    const { api_key } = await server.openAccount()
    const good = `Authorization: Bearer ${api_key}`
    expect(await ask("GET /account HTTP/1.1", "Host: x", good, "Connection: close")).toBe(200)
    for (const other of [good, "Authorization: Bearer x", "authorization: Basic eDp5"]) {
      expect(await ask("GET /account HTTP/1.1", "Host: x", good, other, "Connection: close")).toBe(401)
      expect(await ask("GET /account HTTP/1.1", "Host: x", other, good, "Connection: close")).toBe(401)
    }
  })

  it("answers a request that follows on the same connection", async () => {
    const get = "GET /health/live HTTP/1.1\r\nHost: x\r\n"
    const answers = await server.raw([`${get}\r\n${get}Connection: close\r\n\r\n`])
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
  })

  it("writes nothing into an answer that has begun", async () => {
    const { api_key: key } = await server.openAccount()
    const task = await server.send("/research", { method: "POST", key, body: person("Cleo Idle") })
    const stream = await server.raw([
      `GET /research/${task.json.task_id}/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`,
      "\x00\x00 no request\r\n\r\n"
    ])
    expect(stream.match(/HTTP\/1\.1/g) ?? []).toHaveLength(stream === "" ? 0 : 1)
  })
})

describe("door in a hurry", () => {
  const server = useServer({ limits: { headersTimeout: 150, requestTimeout: 300 } })

  it("ends headers that come too slowly with 408", async () => {
    expect(statusOf(await server.raw(["GET /account HTTP/1.1\r\nHost: x\r\n"]))).toBe(408)
  })

  it("ends a connection that says nothing", async () => {
    const closed = new Promise<void>(resolve => {
      connect(server.port, "127.0.0.1")
        .on("data", () => undefined)
        .on("close", () => resolve())
    })
    await closed
  })

  it.each(["Content-Length: 100", "Transfer-Encoding: chunked"])(
    "ends a body that comes too slowly, with 408 and nothing stored (%s)",
    async length => {
      const { api_key: key } = await server.openAccount()
      const head = `POST /research HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n${length}\r\n\r\n`
      expect(statusOf(await server.raw([head, length.startsWith("T") ? "1\r\n{\r\n" : "{"]))).toBe(408)
      expect((await server.send("/research", { key })).json.data).toEqual([])
      expect((await server.send("/account", { key })).json.credits).toBe(3)
    }
  )

  it("lets a long poll outlast the limits", async () => {
    const { api_key: key } = await server.openAccount()
    const { json } = await server.send("/research", { method: "POST", key, body: person("Cleo Idle") })
    const answer = await server.send(`/research/${json.task_id}?wait=0.6`, { key })
    expect(answer.status).toBe(200)
  })
})
