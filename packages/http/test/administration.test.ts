import { describe, expect, it } from "vitest"
import { type Answer, adminToken, type Sent, useServer } from "./testServer.ts"

const unknownId = "00000000-0000-7000-8000-000000000000"

const routes = [
  ["POST", "/admin/accounts", { name: "Sales" }],
  ["GET", "/admin/accounts", undefined],
  ["POST", `/admin/accounts/${unknownId}/credits`, { amount: 1, reason: "Gift" }],
  ["POST", `/admin/accounts/${unknownId}/keys`, undefined],
  ["DELETE", `/admin/keys/${unknownId}`, undefined],
  ["POST", "/admin/suppressions", { contact_data: { email: "ada@example.com" } }],
  ["GET", "/admin/suppressions", undefined],
  ["DELETE", `/admin/suppressions/${unknownId}`, undefined],
  ["GET", "/admin/doctor", undefined]
] as const

const optional = (body: object | undefined): Sent => (body === undefined ? {} : { body })

const expectError = ({ status, json }: Answer, expected: number, detail: unknown) => {
  expect(status).toBe(expected)
  expect(json).toEqual({ detail, status_code: expected })
}

describe("administration without a token", () => {
  const server = useServer({ withoutAdministrator: true })

  it.each(routes)("%s %s is as good as unknown", async (method, path, body) => {
    const unknown = await server.send("/no-such-route")
    for (const key of [undefined, adminToken, "x"]) {
      const answer = await server.send(path, {
        method,
        ...(key === undefined ? {} : { key }),
        ...optional(body)
      })
      expect([answer.status, answer.text]).toEqual([404, unknown.text])
    }
  })
})

describe("administration", () => {
  const server = useServer()
  const ask = (method: string, path: string, body?: object) =>
    server.send(path, { method, key: adminToken, ...optional(body) })
  const open = async (name = "Sales") => (await ask("POST", "/admin/accounts", { name })).json

  it.each(routes)("%s %s wants the administrator's token", async (method, path, body) => {
    const { api_key } = await server.openAccount()
    for (const key of ["wrong", `${adminToken}x`, adminToken.slice(1), api_key]) {
      const answer = await server.send(path, { method, key, ...optional(body) })
      expectError(answer, 401, "Invalid or missing API key")
      expect(answer.headers["www-authenticate"]).toBe("Bearer")
    }
  })

  it("is no key of an account", async () => {
    expect((await server.send("/account", { key: adminToken })).status).toBe(401)
  })

  it("opens accounts and lists them", async () => {
    const answer = await ask("POST", "/admin/accounts", { name: " Sales " })
    expect(answer.status).toBe(201)
    expect(answer.json).toEqual({
      account_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      api_key: expect.stringMatching(/^prs_live_[0-9A-Za-z]{38}$/),
      credits: 3,
      signing_secret: expect.stringMatching(/^whsec_/)
    })
    const { status, json, text } = await ask("GET", "/admin/accounts")
    expect(status).toBe(200)
    expect(json.data).toContainEqual({
      account_id: answer.json.account_id,
      name: "Sales",
      credits: 3,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/)
    })
    expect(text).not.toContain(answer.json.api_key)
    expect(text).not.toContain(answer.json.signing_secret)
  })

  it.each([
    {},
    [],
    { name: 1 },
    { name: null },
    { name: " " },
    { name: "a".repeat(256) },
    { name: "a\0b" },
    { name: "\ud800" }
  ])("opens no account for %j", async body => {
    expectError(await ask("POST", "/admin/accounts", body), 400, expect.stringMatching(/name|object/))
  })

  it("adds credits once for each grant", async () => {
    const { account_id, api_key } = await open()
    const path = `/admin/accounts/${account_id}/credits`
    const grant = { amount: 10, reason: "Invoice", grant_id: "invoice-1" }
    for (let sent = 0; sent < 3; sent++) {
      const answer = await ask("POST", path, grant)
      expect([answer.status, answer.json]).toEqual([200, { credits: 13 }])
    }
    expectError(
      await ask("POST", path, { ...grant, amount: 11 }),
      422,
      "grant_id was used before with a different amount"
    )
    expect((await ask("POST", path, { amount: 2, reason: "Gift" })).json).toEqual({ credits: 15 })
    expect((await ask("POST", path, { amount: 2, reason: "Gift", grant_id: null })).json).toEqual({
      credits: 17
    })
    expect((await server.send("/account", { key: String(api_key) })).json.credits).toBe(17)
  })

  it.each([
    {},
    { amount: 1 },
    { amount: "1", reason: "Gift" },
    { amount: 0, reason: "Gift" },
    { amount: -1, reason: "Gift" },
    { amount: 1.5, reason: "Gift" },
    { amount: 1e12, reason: "Gift" },
    { amount: 1, reason: "" },
    { amount: 1, reason: "a\0" },
    { amount: 1, reason: "Gift", grant_id: 1 },
    { amount: 1, reason: "Gift", grant_id: "" },
    { amount: 1, reason: "Gift", grant_id: "\udfff" }
  ])("adds nothing for %j", async body => {
    const { account_id, api_key } = await open()
    const answer = await ask("POST", `/admin/accounts/${account_id}/credits`, body)
    expectError(answer, 400, expect.stringMatching(/amount|reason|grant_id/))
    expect((await server.send("/account", { key: String(api_key) })).json.credits).toBe(3)
  })

  it("makes keys and revokes them", async () => {
    const { account_id, api_key } = await open()
    const made = await ask("POST", `/admin/accounts/${account_id}/keys`)
    expect(made.status).toBe(201)
    expect(Object.keys(made.json)).toEqual(["key_id", "api_key"])
    const key = String(made.json.api_key)
    expect((await server.send("/account", { key })).json.keys).toHaveLength(2)
    const revoked = await ask("DELETE", `/admin/keys/${made.json.key_id}`)
    expect([revoked.status, revoked.text]).toEqual([204, ""])
    expectError(await server.send("/account", { key }), 401, "Invalid or missing API key")
    expect((await server.send("/account", { key: String(api_key) })).status).toBe(200)
  })

  it.each([unknownId, "x", "%00", "'--", "a%2fb"])("knows no account and no key %s", async id => {
    const grant = { amount: 1, reason: "Gift" }
    expectError(await ask("POST", `/admin/accounts/${id}/credits`, grant), 404, "Account not found")
    expectError(await ask("POST", `/admin/accounts/${id}/keys`), 404, "Account not found")
    expectError(await ask("DELETE", `/admin/keys/${id}`), 404, "Key not found")
  })
})
