import { describe, expect, it } from "vitest"
import { adminToken, useServer } from "./testServer.ts"

const person = { contact_data: { email: "ada@example.com" } }
const unknownId = "00000000-0000-7000-8000-000000000000"
const suppressed = { detail: "This person has asked not to be researched", status_code: 451 }

describe("privacy", () => {
  const server = useServer()
  const ask = (key: string) => (method: string, path: string, body?: object | string) =>
    server.send(path, { method, key, ...(body === undefined ? {} : { body }) })
  const newAccount = async () => ask((await server.openAccount()).api_key)

  it("answers 451 for a person on the list, and says nothing about whose list it is", async () => {
    const [own, other] = [await newAccount(), await newAccount()]
    const added = await own("POST", "/privacy/suppressions", person)
    expect(added.status).toBe(201)
    const refused = await own("POST", "/research", person)
    expect([refused.status, refused.json]).toEqual([451, suppressed])
    expect((await other("POST", "/research", { ...person, is_test: true })).status).toBe(202)
    expect((await other("GET", "/privacy/suppressions")).json).toEqual({ data: [] })
    const [entry] = (await own("GET", "/privacy/suppressions")).json.data as ReadonlyArray<{
      suppression_id: string
    }>
    expect(Object.keys(entry ?? {})).toEqual(["suppression_id", "kind", "created_at"])
    const path = `/privacy/suppressions/${entry?.suppression_id}`
    expect((await other("DELETE", path)).json).toEqual({
      detail: "Suppression not found",
      status_code: 404
    })
    expect((await own("DELETE", path)).status).toBe(204)
    expect((await own("POST", "/research", { ...person, is_test: true })).status).toBe(202)
  })

  it("holds the operator's list for every account, and shows it to none", async () => {
    const administer = ask(adminToken)
    const account = await newAccount()
    const contact_data = { linkedin_url: "linkedin.com/in/grace" }
    const added = await administer("POST", "/admin/suppressions", { contact_data })
    expect([added.status, added.json.data]).toEqual([
      201,
      [expect.objectContaining({ kind: "linkedin_url" })]
    ])
    expect((await account("POST", "/research", { contact_data })).json).toEqual(suppressed)
    expect((await account("GET", "/privacy/suppressions")).json).toEqual({ data: [] })
    const { data } = (await administer("GET", "/admin/suppressions")).json
    const [entry] = data as ReadonlyArray<{ suppression_id: string }>
    expect((await account("DELETE", `/privacy/suppressions/${entry?.suppression_id}`)).status).toBe(404)
    expect((await administer("DELETE", `/admin/suppressions/${entry?.suppression_id}`)).status).toBe(204)
    expect((await administer("DELETE", `/admin/suppressions/${unknownId}`)).json).toEqual({
      detail: "Suppression not found",
      status_code: 404
    })
    expect((await account("POST", "/research", { contact_data, is_test: true })).status).toBe(202)
  })

  it("erases and exports by a body alone", async () => {
    const account = await newAccount()
    await account("POST", "/research", { ...person, is_test: true, prospect_id: "crm-1" })
    const exported = await account("POST", "/privacy/export", person)
    expect(exported.status).toBe(200)
    expect(exported.json.tasks).toMatchObject([{ prospect_id: "crm-1", contact_data: person.contact_data }])
    const erased = await account("POST", "/privacy/erase", { ...person, suppress: true })
    expect([erased.status, erased.json]).toEqual([200, { erased: 1 }])
    expect((await account("POST", "/research", person)).status).toBe(451)
    expect((await account("POST", "/privacy/export", person)).json).toMatchObject({
      tasks: [],
      suppressions: [{ kind: "email" }]
    })
  })

  it.each([undefined, "null", "[]", '"x"', "{}", '{"contact_data": []}'])(
    "refuses %s as a person",
    async body => {
      const account = await newAccount()
      for (const path of ["/privacy/erase", "/privacy/export", "/privacy/suppressions"]) {
        const { json, status } = await account("POST", path, body)
        expect([path, status, json.status_code]).toEqual([path, 400, 400])
      }
    }
  )

  it("refuses to guess what suppress means", async () => {
    const account = await newAccount()
    await account("POST", "/research", { ...person, is_test: true })
    const { json, status } = await account("POST", "/privacy/erase", { ...person, suppress: "yes" })
    expect([status, json.detail]).toEqual([400, "suppress must be true or false"])
    expect((await account("GET", "/research")).json.data).toHaveLength(1)
  })

  it("examines the store for the administrator", async () => {
    await (await newAccount())("POST", "/research", { ...person, is_test: true })
    const { json, status } = await ask(adminToken)("GET", "/admin/doctor")
    expect([status, json]).toEqual([200, { data: [] }])
  })
})
