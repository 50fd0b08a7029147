import { connect } from "node:net"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { gzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { type Answer, useServer } from "./testServer.ts"

const limit = 64 * 1024
const valid = { contact_data: { email: "ada@example.com" }, is_test: true }
const text = JSON.stringify(valid)

setFlagsFromString("--expose-gc")
const collectGarbage: () => void = runInNewContext("gc")

const nested = (depth: number) => `${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}`

describe("bodies", () => {
  const server = useServer()

  /** Sends a body and makes sure that a refusal has our form, and left nothing behind. */
  const submit = async (
    body: string | Uint8Array | object,
    headers: Record<string, string> = {}
  ): Promise<Answer> => {
    const { api_key: key } = await server.openAccount()
    const answer = await server.send("/research", { method: "POST", key, body, headers })
    if (answer.status === 202) return answer
    expect(answer.json).toEqual({ detail: expect.stringMatching(/\S/), status_code: answer.status })
    expect(answer.headers["content-type"]).toBe("application/json")
    expect((await server.send("/research", { key })).json.data).toEqual([])
    expect((await server.send("/account", { key })).json.credits).toBe(3)
    return answer
  }

  it.each([
    "application/json",
    "APPLICATION/JSON",
    "application/json; charset=utf-8",
    'application/json;charset="UTF-8"'
  ])("takes %s", async type => {
    expect((await submit(text, { "content-type": type })).status).toBe(202)
  })

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/jsonp",
    "application/json; charset=latin1",
    "multipart/form-data; boundary=x",
    "application/json, text/plain",
    ""
  ])("refuses the type %j with 415", async type => {
    expect((await submit(text, { "content-type": type })).status).toBe(415)
  })

  it("refuses a compressed body with 415, unread", async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000, " "))
    expect((await submit(bomb, { "content-encoding": "gzip" })).status).toBe(415)
    expect((await submit(gzipSync(text), { "content-encoding": "br" })).status).toBe(415)
    expect((await submit(text, { "content-encoding": "identity" })).status).toBe(202)
  })

  it("takes 64 KiB and refuses a byte more with 413, with a length or in chunks", async () => {
    const fitting = `${" ".repeat(limit - text.length)}${text}`
    expect((await submit(fitting)).status).toBe(202)
    expect((await submit(fitting, { "transfer-encoding": "chunked" })).status).toBe(202)
    expect((await submit(` ${fitting}`)).status).toBe(413)
    expect((await submit(` ${fitting}`, { "transfer-encoding": "chunked" })).status).toBe(413)
  })

  it.each([{}, { "transfer-encoding": "chunked" }])("answers 413 to 10 MB (%#)", async headers => {
    expect((await submit(Buffer.alloc(10_000_000, "a"), headers)).status).toBe(413)
  })

  it("answers 413 to a client that reads only once it has sent everything", async () => {
    const { api_key: key } = await server.openAccount()
    const head = `POST /research HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 10000000\r\n\r\n`
    const received = await new Promise<string>((resolve, reject) => {
      let text = ""
      const socket = connect(server.port, "127.0.0.1")
      socket.pause()
      socket.on("data", (data: Buffer) => {
        text += data.toString()
      })
      socket.on("error", reject)
      socket.on("close", () => resolve(text))
      socket.write(head)
      socket.write(Buffer.alloc(10_000_000, "a"), () => socket.resume())
    })
    expect(received).toMatch(/^HTTP\/1\.1 413 /)
  })

  it("keeps nothing of a body that is too large and goes on", async () => {
    const { api_key: key } = await server.openAccount()
    const chunk = Buffer.concat([Buffer.from("100000\r\n"), Buffer.alloc(0x100000, "a"), Buffer.from("\r\n")])
    const head = `POST /research HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
    const socket = connect(server.port, "127.0.0.1")
    const answered = new Promise<string>(resolve =>
      socket.once("data", (data: Buffer) => resolve(data.toString()))
    )
    const write = (bytes: string | Uint8Array) =>
      new Promise<void>(resolve => socket.write(bytes, () => resolve()))
    await write(head)
    collectGarbage()
    const before = process.memoryUsage().arrayBuffers
    for (let sent = 0; sent < 10; sent++) await write(chunk)
    expect(await answered).toMatch(/^HTTP\/1\.1 413 /)
    // Freed memory is swept in the background; what the open request still held would never go.
    await server.eventually(() => {
      collectGarbage()
      return process.memoryUsage().arrayBuffers - before < 2_000_000
    })
    socket.destroy()
  })

  it("takes a byte order mark and refuses what is no UTF-8", async () => {
    expect((await submit(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]))).status).toBe(
      202
    )
    for (const bytes of [
      [0xff, 0xfe],
      [0xc0, 0xaf],
      [0xed, 0xa0, 0x80],
      [0xe2, 0x82]
    ]) {
      const body = Buffer.concat([
        Buffer.from('{"contact_data": {"email": "'),
        Buffer.from(bytes),
        Buffer.from('"}}')
      ])
      expect((await submit(body)).json).toEqual({ detail: "The body is not valid UTF-8", status_code: 400 })
    }
    expect((await submit(Buffer.from(text, "utf16le"))).status).toBe(400)
  })

  it("takes 32 levels and refuses 33", async () => {
    const member = (depth: number) => `${text.slice(0, -1)},"more":${nested(depth)}}`
    expect((await submit(member(32))).status).toBe(202)
    expect((await submit(member(33))).json.detail).toBe("The body is nested too deeply")
    expect((await submit("[".repeat(60_000))).status).toBe(400)
    expect(
      (await submit(`${text.slice(0, -1)},"more":"${"[".repeat(100)}\\"${"{".repeat(100)}"}`)).status
    ).toBe(202)
  })

  it("reads the worst of 64 KiB in no time", async () => {
    const body = `"${'\\"'.repeat(limit / 2 - 2)}`
    const before = performance.now()
    expect((await submit(body)).status).toBe(400)
    expect(performance.now() - before).toBeLessThan(1000)
  })

  it.each([
    "",
    " ",
    "null",
    "true",
    "1",
    '"text"',
    "[]",
    "{}",
    "{",
    text.slice(0, -1),
    `${text}${text}`,
    `${text},`,
    "{'contact_data': {}}",
    '{"contact_data": NaN}',
    '{"contact_data": {"email": "a@example.com\u0000"}}',
    '{"contact_data": {"email": "\\u0000@example.com"}}',
    '{"contact_data": {"full_name": "\\ud800", "company": "x"}}',
    '{"contact_data": {"email": 1e400}}',
    '{"contact_data": {"__proto__": {"email": "a@example.com"}}}',
    '{"__proto__": {"contact_data": {"email": "a@example.com"}}}',
    '{"contact_data": {"email": "ada@example.com"}, "contact_data": {}}',
    '{"contact_data": {"email": "  ", "full_name": "\\t", "company": "\\n"}}'
  ])("refuses %j with 400", async body => {
    const { status, json } = await submit(body)
    expect(status, String(json.detail)).toBe(400)
    expect(json.detail).not.toContain("example.com")
  })

  it("lets the last of two members of one name win, and nothing reach a prototype", async () => {
    const twice = '{"contact_data": {}, "contact_data": {"email": "ada@example.com"}, "is_test": true}'
    expect((await submit(twice)).status).toBe(202)
    const poisoned = `{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, ${text.slice(1)}`
    expect((await submit(poisoned)).status).toBe(202)
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false)
  })

  it.each([
    ["contact_data", 1],
    ["contact_data", "x"],
    ["contact_data", []],
    ["contact_data.email", {}],
    ["contact_data.email", "no-address"],
    ["contact_data.linkedin_url", "https://example.com/in/ada"],
    ["contact_data.phone", true],
    ["callback_url", 1],
    ["callback_url", "javascript:alert(1)"],
    ["callback_url", `https://example.com/${"a".repeat(2048)}`],
    ["callback_secret", "line\r\nbreak"],
    ["callback_secret", "a".repeat(1025)],
    ["is_test", "yes"],
    ["prospect_id", 1],
    ["prospect_id", "a".repeat(256)]
  ])("names %s when it is wrong, and never repeats it", async (path, value) => {
    const [name = "", member] = path.split(".")
    const body =
      member === undefined
        ? { ...valid, [name]: value }
        : { ...valid, [name]: { ...valid.contact_data, [member]: value } }
    const { status, json } = await submit(body)
    expect(status).toBe(400)
    expect(json.detail).toContain(path)
    if (typeof value === "string") expect(json.detail).not.toContain(value)
  })

  it("refuses a second idempotency key, and one that is none", async () => {
    const { api_key } = await server.openAccount()
    const head = `POST /research HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${api_key}\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${text.length}`
    const two = await server.raw([`${head}\r\nIdempotency-Key: a\r\nIdempotency-Key: b\r\n\r\n${text}`])
    expect(two).toMatch(/^HTTP\/1\.1 400 /)
    for (const key of ["a".repeat(256), "with space"]) {
      expect((await submit(text, { "idempotency-key": key })).status).toBe(400)
    }
  })

  it("stores nothing of a body whose client went away", async () => {
    const { api_key: key } = await server.openAccount()
    await new Promise<void>(resolve => {
      const socket = connect(server.port, "127.0.0.1", () => {
        socket.write(
          `POST /research HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text.slice(0, -1)}`,
          () => socket.destroy()
        )
      })
      socket.on("close", () => resolve())
    })
    expect((await server.send("/research", { key })).json.data).toEqual([])
  })

  it("answers a body that nobody asked for", async () => {
    const huge = Buffer.alloc(1_000_000, "a")
    for (const [path, status] of [
      ["/research", 401],
      ["/nothing", 404],
      ["/account", 405]
    ] as const) {
      expect((await server.send(path, { method: "POST", body: huge })).status).toBe(status)
    }
  })
})
