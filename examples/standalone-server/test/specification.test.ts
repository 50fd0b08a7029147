import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openFictionalInternet } from "./fictionalInternet.ts"
import { pages, prospect } from "./fictionalProspect.ts"
import { call, settled } from "./httpClient.ts"
import { openReceiver } from "./receiver.ts"
import { type ServerProcess, startServer, temporaryDirectory } from "./serverProcess.ts"

const adminToken = "administrator-token"
const closers: Array<() => Promise<unknown>> = []
let server: ServerProcess
let receiver: Awaited<ReturnType<typeof openReceiver>>

/** A new account with its three free credits. */
const newAccount = async () => {
  const { json } = await call("POST", `${server.url}/admin/accounts`, {
    key: adminToken,
    body: { name: "Test" }
  })
  return { key: String(json.api_key), id: String(json.account_id) }
}

const submit = (key: string | undefined, body: unknown, headers: Record<string, string> = {}) =>
  call("POST", `${server.url}/research`, { key, body, headers })

const credits = async (key: string) => (await call("GET", `${server.url}/account`, { key })).json.credits

beforeAll(async () => {
  const internet = await openFictionalInternet(pages)
  receiver = await openReceiver()
  const directory = await temporaryDirectory()
  server = await startServer({
    DATABASE_URL: directory.database,
    EGRESS_GATEWAY: internet.address,
    EGRESS_ALLOW: receiver.host,
    EGRESS_INTERVAL_MILLIS: "0",
    ADMIN_TOKEN: adminToken
  })
  closers.push(() => server.stop("SIGTERM"), internet.close, receiver.close, directory.remove)
})

afterAll(async () => {
  for (const close of closers) await close()
})

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

describe("2 and 3: a task from submit to report", () => {
  it("is accepted with 202 and exactly three members", async () => {
    const { key } = await newAccount()
    const { status, json, headers } = await submit(key, { contact_data: prospect })
    expect(status).toBe(202)
    expect(headers.get("content-type")).toMatch(/^application\/json/)
    expect(json).toEqual({ task_id: expect.stringMatching(uuid), prospect_id: null, status: "pending" })
    await settled(server.url, key, json.task_id)
  })

  it("completes with every field of 2.1 and a report of exactly the members of 2.4 to 2.6", async () => {
    const { key } = await newAccount()
    const { json: submitted } = await submit(key, { contact_data: prospect, prospect_id: "crm-17" })
    const task = await settled(server.url, key, submitted.task_id)
    expect(task).toEqual({
      task_id: submitted.task_id,
      status: "completed",
      prospect_id: "crm-17",
      created_at: expect.stringMatching(iso),
      started_at: expect.stringMatching(iso),
      completed_at: expect.stringMatching(iso),
      processing_time_seconds: expect.any(Number),
      report_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/reports\/[\w-]{22,}$/),
      result: expect.any(Object),
      error: null
    })
    const { result } = task
    expect(Object.keys(result).sort()).toEqual(
      [
        "education",
        "family",
        "outreach_intelligence",
        "overall_confidence",
        "personal",
        "professional",
        "social_media",
        "status"
      ].sort()
    )
    expect(["success", "partial", "error"]).toContain(result.status)
    expect(["HIGH", "MEDIUM", "LOW", "UNKNOWN"]).toContain(result.overall_confidence)
    expect(result.professional).toEqual({
      current_title: "VP of Engineering",
      current_company: "Fjordlight Robotics",
      current_location: expect.stringContaining("Gothenburg"),
      industry: result.professional.industry,
      skills: expect.any(Array),
      achievements: expect.any(Array)
    })
    expect(result.outreach_intelligence).toEqual({
      icebreakers: expect.any(Array),
      communication_style: expect.any(String),
      best_approach: expect.any(String),
      topics_to_avoid: expect.any(Array)
    })
    expect(result.outreach_intelligence.icebreakers.length).toBeGreaterThan(0)
    for (const icebreaker of result.outreach_intelligence.icebreakers) {
      expect(icebreaker).toEqual({
        angle: expect.any(String),
        opening_line: expect.any(String),
        why_effective: expect.any(String),
        source_type: expect.any(String),
        confidence: expect.stringMatching(/^(HIGH|MEDIUM|LOW)$/),
        topic_category: expect.any(String)
      })
    }
    expect(Object.keys(result.personal).sort()).toEqual([
      "causes",
      "hobbies",
      "interests",
      "memberships",
      "sports_teams"
    ])
    expect(result.family).toEqual({ children_count: null, pets: expect.any(Array) })
    for (const entry of result.education.entries) {
      expect(Object.keys(entry).sort()).toEqual([
        "degree",
        "field_of_study",
        "graduation_year",
        "institution"
      ])
    }
    expect(Object.keys(result.social_media.linkedin).sort()).toEqual([
      "bio",
      "post_count",
      "posts_summary",
      "url"
    ])
    expect(Object.keys(result.social_media.twitter).sort()).toEqual(["bio", "twitter_posts_summary", "url"])
    expect(await credits(key)).toBe(2)
  })

  it("gives each value of the report a quote in a document", async () => {
    const { key } = await newAccount()
    const { json: submitted } = await submit(key, { contact_data: prospect })
    const { result } = await settled(server.url, key, submitted.task_id)
    const { json: evidence } = await call("GET", `${server.url}/research/${submitted.task_id}/evidence`, {
      key
    })
    const basis = evidence.basis.find((it: { field: string }) => it.field === "professional.current_title")
    expect(basis.value).toBe(result.professional.current_title)
    const claim = evidence.claims.find((it: { id: string }) => it.id === basis.claims[0])
    expect(claim.quote).toContain("VP of Engineering")
    expect(evidence.documents.find((it: { id: string }) => it.id === claim.document).url).toMatch(
      /^https:\/\//
    )
    expect(new Set(evidence.sources.map((it: { verdict: string }) => it.verdict))).toContain("found")
  })

  it("shows its report page to anybody with the address", async () => {
    const { key } = await newAccount()
    const { json: submitted } = await submit(key, { contact_data: prospect })
    const { report_url } = await settled(server.url, key, submitted.task_id)
    const page = await call("GET", report_url)
    expect(page.status).toBe(200)
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8")
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'")
    expect(page.headers.get("x-robots-tag")).toContain("noindex")
    expect(page.headers.get("referrer-policy")).toBe("no-referrer")
    expect(page.headers.get("cache-control")).toContain("no-store")
    expect(page.text).toContain("Mara Lindqvist")
    expect(report_url).not.toContain(submitted.task_id)
  })

  it("has every member from the start, null where unset", async () => {
    const { key } = await newAccount()
    const { json: submitted } = await submit(key, { contact_data: prospect })
    const { json: task } = await call("GET", `${server.url}/research/${submitted.task_id}`, { key })
    expect(Object.keys(task).sort()).toEqual(
      [
        "completed_at",
        "created_at",
        "error",
        "processing_time_seconds",
        "prospect_id",
        "report_url",
        "result",
        "started_at",
        "status",
        "task_id"
      ].sort()
    )
    await settled(server.url, key, submitted.task_id)
  })
})

describe("test mode", () => {
  it("answers 202, completed, with the prefix, costs nothing, works with no credits, and calls back", async () => {
    const { key } = await newAccount()
    for (let sent = 0; sent < 3; sent++) {
      const { json } = await submit(key, { contact_data: prospect })
      await settled(server.url, key, json.task_id)
    }
    expect(await credits(key)).toBe(0)
    const before = receiver.received.length
    const { status, json } = await submit(key, {
      contact_data: prospect,
      is_test: true,
      prospect_id: "p",
      callback_url: receiver.url
    })
    expect(status).toBe(202)
    expect(json).toEqual({ task_id: expect.stringMatching(/^test-/), prospect_id: "p", status: "completed" })
    expect(json.task_id.slice(5)).toMatch(uuid)
    const { json: task } = await call("GET", `${server.url}/research/${json.task_id}`, { key })
    expect(task).toMatchObject({ status: "completed", error: null, prospect_id: "p" })
    expect(task.result.outreach_intelligence.communication_style).toContain("Test data")
    const again = await submit(key, { contact_data: { email: "other@example.com" }, is_test: true })
    const { json: other } = await call("GET", `${server.url}/research/${again.json.task_id}`, { key })
    expect(other.result).toEqual(task.result)
    await receiver.waitFor(before + 1)
    expect(JSON.parse(receiver.received[before]?.body ?? "")).toMatchObject({
      job_id: json.task_id,
      status: "success"
    })
    expect(await credits(key)).toBe(0)
  })
})

describe("5: authentication", () => {
  it("gives one and the same 401 for every key that is not valid", async () => {
    const { key } = await newAccount()
    const keys = [undefined, "", "x", "prs_live_", `${key}x`, key.slice(0, -1), key.toLowerCase(), adminToken]
    const answers = await Promise.all(keys.map(bad => submit(bad, { contact_data: prospect })))
    const basic = await call("POST", `${server.url}/research`, {
      body: { contact_data: prospect },
      headers: { authorization: `Basic ${Buffer.from(`x:${key}`).toString("base64")}` }
    })
    for (const answer of [...answers, basic]) {
      expect(answer.status).toBe(401)
      expect(answer.headers.get("www-authenticate")).toBe("Bearer")
      expect(answer.text).toBe(answers[0]?.text)
      expect(Object.keys(answer.json).sort()).toEqual(["detail", "status_code"])
    }
  })

  it("is asked of every endpoint that is not public, and of test requests", async () => {
    const routes = [
      ["GET", "/research"],
      ["GET", "/research/x"],
      ["GET", "/research/x/events"],
      ["GET", "/research/x/evidence"],
      ["GET", "/research/x/deliveries"],
      ["POST", "/research/x/deliveries/redeliver"],
      ["POST", "/research/x/cancel"],
      ["DELETE", "/research/x"],
      ["GET", "/account"]
    ] as const
    for (const [method, path] of routes) {
      expect([path, (await call(method, `${server.url}${path}`)).status]).toEqual([path, 401])
    }
    expect((await submit(undefined, { contact_data: prospect, is_test: true })).status).toBe(401)
  })

  it("has keys of prefix, 32 base62 characters and 6 of checksum; several an account, revoked at once", async () => {
    const { key, id } = await newAccount()
    expect(key).toMatch(/^prs_live_[0-9A-Za-z]{38}$/)
    const { status, json } = await call("POST", `${server.url}/admin/accounts/${id}/keys`, {
      key: adminToken
    })
    expect(status).toBe(201)
    const listed = (await call("GET", `${server.url}/account`, { key: json.api_key })).json
    expect(listed.keys).toEqual([
      { key_id: expect.any(String), last_four: key.slice(-4), created_at: expect.stringMatching(iso) },
      { key_id: json.key_id, last_four: json.api_key.slice(-4), created_at: expect.stringMatching(iso) }
    ])
    const revoked = await call("DELETE", `${server.url}/admin/keys/${json.key_id}`, { key: adminToken })
    expect(revoked.status).toBe(204)
    expect((await call("GET", `${server.url}/account`, { key: json.api_key })).status).toBe(401)
    expect((await call("GET", `${server.url}/account`, { key })).json.keys).toHaveLength(1)
  })
})

describe("7: errors", () => {
  const expectError = (
    answer: Awaited<ReturnType<typeof call>>,
    status: number,
    detail?: RegExp | string
  ) => {
    expect(answer.status).toBe(status)
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/)
    expect(answer.json).toEqual({ detail: expect.any(String), status_code: status })
    if (detail !== undefined) expect(answer.json.detail).toMatch(detail)
  }

  it("400 names the three options when no identifier is there", async () => {
    const { key } = await newAccount()
    const bodies = [
      {},
      { contact_data: {} },
      { contact_data: null },
      { contact_data: { full_name: "Ada" } },
      { contact_data: { company: "Example" } },
      { contact_data: { email: "  ", full_name: null } },
      { contact_data: { phone: "1", title: "CEO", location: "Oslo", twitter_url: "@ada" } }
    ]
    for (const body of bodies) {
      expectError(await submit(key, body), 400, /email.*linkedin_url.*full_name with company/)
    }
    expect(await credits(key)).toBe(3)
  })

  it("402 asks for more credits, and writes nothing", async () => {
    const { key } = await newAccount()
    for (let sent = 0; sent < 3; sent++) {
      const { json } = await submit(key, { contact_data: prospect })
      await settled(server.url, key, json.task_id)
    }
    expectError(await submit(key, { contact_data: prospect }), 402, /purchase more credits/)
    const { json } = await call("GET", `${server.url}/research`, { key })
    expect(json.data).toHaveLength(3)
  })

  it("404 for an unknown task, byte for byte the same for a malformed id and another account's task", async () => {
    const owner = await newAccount()
    const other = await newAccount()
    const { json } = await submit(owner.key, { contact_data: prospect })
    await settled(server.url, owner.key, json.task_id)
    const ids = [
      "01890000-0000-7000-8000-000000000000",
      json.task_id,
      "nonsense",
      "..%2f..%2fetc",
      "%00",
      "x".repeat(2000)
    ]
    const answers = await Promise.all(
      ids.map(id => call("GET", `${server.url}/research/${id}`, { key: other.key }))
    )
    for (const answer of answers) {
      expect(answer.status).toBe(404)
      expect(answer.text).toBe('{"detail":"Task not found","status_code":404}')
      const names = [...answer.headers.keys()].filter(name => name !== "date")
      expect(names).toEqual([...(answers[0]?.headers.keys() ?? [])].filter(name => name !== "date"))
    }
  })

  it("has the same body for unknown routes, wrong methods, broken JSON, wrong types and huge bodies", async () => {
    const { key } = await newAccount()
    const post = `${server.url}/research`
    const json = { "content-type": "application/json" }
    expectError(await call("GET", `${server.url}/nowhere`, { key }), 404)
    const wrongMethod = await call("PUT", post, { key, body: {} })
    expectError(wrongMethod, 405)
    expect(wrongMethod.headers.get("allow")?.split(", ").sort()).toEqual(
      expect.arrayContaining(["GET", "POST"])
    )
    for (const body of [
      "{",
      "",
      "null",
      "[]",
      "NaN",
      '"text"',
      '{"contact_data": 1}',
      '{"contact_data": {"email": 5}}'
    ]) {
      expectError(await call("POST", post, { key, body, headers: json }), 400)
    }
    expectError(await call("POST", post, { key, body: "x", headers: { "content-type": "text/plain" } }), 415)
    expectError(await submit(key, { contact_data: { email: `${"a".repeat(70_000)}@example.com` } }), 413)
    expect((await call("GET", `${server.url}/research`, { key })).json.data).toEqual([])
    expect(await credits(key)).toBe(3)
  })

  it("never repeats a value, a schema or a stack in a detail", async () => {
    const { key } = await newAccount()
    const secret = "canary-value-4711"
    const bodies = [
      { contact_data: { email: secret } },
      { contact_data: { linkedin_url: `https://${secret}.com` } },
      { contact_data: { email: "ada@example.com", twitter_url: `https://${secret}/x` } },
      { contact_data: { email: "ada@example.com" }, callback_url: `ftp://${secret}` },
      { contact_data: { email: "ada@example.com" }, callback_secret: `${secret}\u{e9}` },
      { contact_data: { email: "ada@example.com" }, prospect_id: secret.repeat(40) },
      { contact_data: { email: "ada@example.com" }, is_test: secret }
    ]
    for (const body of bodies) {
      const answer = await submit(key, body)
      expectError(answer, 400)
      expect(answer.text).not.toContain("canary")
      expect(answer.json.detail).toMatch(
        /email|linkedin_url|twitter_url|callback_url|callback_secret|prospect_id|is_test/
      )
    }
  })

  it("refuses NUL, lone surrogates and invalid UTF-8 before anything is written", async () => {
    const { key } = await newAccount()
    const bodies = [
      '{"contact_data":{"full_name":"A\\u0000da","company":"Example"}}',
      '{"contact_data":{"full_name":"A\\ud800da","company":"Example"}}',
      '{"contact_data":{"email":"ada@example.com"},"prospect_id":"\\udfff"}'
    ]
    for (const body of bodies) expectError(await submit(key, body), 400)
    const invalid = Buffer.concat([
      Buffer.from('{"contact_data":{"email":"a'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('@b.example"}}')
    ])
    const response = await fetch(`${server.url}/research`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: invalid
    })
    expect(response.status).toBe(400)
    expect((await call("GET", `${server.url}/research`, { key })).json.data).toEqual([])
  })

  it("refuses private callback addresses in any spelling, with no row and no charge", async () => {
    const { key } = await newAccount()
    const urls = [
      "http://example.com/hook",
      "https://localhost/hook",
      "https://127.0.0.1/",
      "https://2130706433/",
      "https://0x7f.1/",
      "https://0177.0.0.1/",
      "https://127.1/",
      "https://①②⑦.0.0.1/",
      "https://[::1]/",
      "https://[::ffff:127.0.0.1]/",
      "https://[::ffff:7f00:1]/",
      "https://[64:ff9b::7f00:1]/",
      "https://10.0.0.1/",
      "https://172.16.5.5/",
      "https://192.168.1.1/",
      "https://169.254.169.254/latest/meta-data/",
      "https://[fe80::1]/",
      "https://[fd00:ec2::254]/",
      "https://0.0.0.0/",
      "https://user:password@example.com/",
      "https://example.com:22/",
      "https://printer.local/",
      "https://intranet/",
      "https://db.internal/",
      "https://localhost./",
      "file:///etc/passwd",
      "javascript:alert(1)",
      "not a url",
      `https://example.com/${"a".repeat(2100)}`
    ]
    for (const callback_url of urls) {
      const answer = await submit(key, { contact_data: prospect, callback_url })
      expect([callback_url, answer.status]).toEqual([callback_url, 400])
      expect(answer.json.detail).toContain("callback_url")
    }
    expect(await credits(key)).toBe(3)
    expect((await call("GET", `${server.url}/research`, { key })).json.data).toEqual([])
  })
})

describe("8: limits", () => {
  it("has no rate limit per key", async () => {
    const { key } = await newAccount()
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => submit(key, { contact_data: prospect, is_test: true }))
    )
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([202]))
  })

  it("gives exactly three free credits to fifty greedy clients", async () => {
    const { key } = await newAccount()
    const clients = Array.from({ length: 50 }, async () => {
      const statuses: Array<number> = []
      for (let sent = 0; sent < 20; sent++) {
        statuses.push((await submit(key, { contact_data: { email: "nobody@nowhere.example" } })).status)
      }
      return statuses
    })
    const statuses = (await Promise.all(clients)).flat()
    expect(statuses.filter(status => status === 202)).toHaveLength(3)
    expect(statuses.filter(status => status === 402)).toHaveLength(997)
  })
})
