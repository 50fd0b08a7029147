import { createHash } from "node:crypto"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { HttpApi } from "@effect/platform"
import { decodeSubmitRequest } from "@prospect-research/core"
import { Api } from "@prospect-research/http"
import { Validator } from "@seriousme/openapi-schema-validator"
import { Either } from "effect"
import { Webhook } from "standardwebhooks"
import { describe, expect, it } from "vitest"
import { useServer } from "./testServer.ts"

interface Answer {
  readonly description: string
  readonly headers?: Readonly<Record<string, unknown>>
  readonly content?: Readonly<Record<string, { readonly schema: unknown; readonly example?: unknown }>>
}

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly security: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly parameters: ReadonlyArray<{ readonly name: string; readonly description: string }>
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: unknown; readonly example?: unknown }>>
  }
  readonly responses: Readonly<Record<string, Answer>>
}

interface Document {
  readonly openapi: string
  readonly info: Readonly<Record<string, unknown>>
  readonly servers: unknown
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>> }
}

const server = useServer()

const readDocument = async (): Promise<Document> => JSON.parse((await server.send("/openapi.json")).text)

const operationsOf = ({ paths }: Document) => Object.values(paths).flatMap(it => Object.values(it))

describe("OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const { status, headers, text } = await server.send("/openapi.json")
    expect([status, headers["content-type"]]).toEqual([200, "application/json"])
    const validator = new Validator()
    expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true })
    expect(validator.version).toBe("3.1")
  })

  it("describes every route of the contract and no other", async () => {
    const { paths, info, servers, openapi } = await readDocument()
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(method => `${method.toUpperCase()} ${path}`)
    )
    const routes: Array<string> = []
    HttpApi.reflect(Api, {
      onGroup: () => undefined,
      onEndpoint: ({ endpoint: { method, path } }) => {
        routes.push(`${method} ${path.replace(/:(\w+)/g, "{$1}")}`)
      }
    })
    expect(described.sort()).toEqual(routes.sort())
    expect(openapi).toBe("3.1.0")
    expect(info).toMatchObject({
      title: "Prospect Research",
      version: "1.0.0",
      description: expect.any(String)
    })
    expect(servers).toEqual([{ url: "https://research.example/behind", description: "This server" }])
  })

  it("explains every route and every parameter", async () => {
    for (const { operationId, summary, description, parameters, responses } of operationsOf(
      await readDocument()
    )) {
      expect(
        [summary, description].every(it => /\S/.test(it)),
        operationId
      ).toBe(true)
      for (const parameter of parameters) expect(parameter.description, operationId).toMatch(/\S/)
      for (const answer of Object.values(responses)) {
        expect(answer.description, operationId).not.toMatch(/^(Success|Error|a string|\w+)$/)
      }
    }
  })

  it("has one body for all errors, and the headers that come with some", async () => {
    const document = await readDocument()
    const { Error: error } = document.components.schemas
    expect(error).toMatchObject({ required: ["detail", "status_code"] })
    for (const { operationId, responses, security, requestBody } of operationsOf(document)) {
      const failures = Object.entries(responses).filter(([status]) => !status.startsWith("2"))
      for (const [status, { content, headers }] of failures) {
        if (operationId === "public.report" && (status === "404" || status === "410")) continue
        expect(content?.["application/json"], operationId).toEqual({
          schema: { $ref: "#/components/schemas/Error" },
          example: { detail: expect.stringMatching(/\S/), status_code: Number(status) }
        })
        if (status === "401") expect(headers).toHaveProperty("WWW-Authenticate")
        if (status === "503") expect(headers).toHaveProperty("Retry-After")
      }
      const statuses = failures.map(([status]) => Number(status))
      expect(statuses).toContain(500)
      expect(statuses.includes(401), operationId).toBe(security.length > 0)
      expect(statuses.includes(413) && statuses.includes(415), operationId).toBe(requestBody !== undefined)
    }
    expect(Object.keys(document.paths["/research"]?.post?.responses ?? {})).toEqual([
      "202",
      "400",
      "401",
      "402",
      "408",
      "413",
      "415",
      "422",
      "451",
      "500",
      "503"
    ])
  })

  it("says nothing of the library it is made with", async () => {
    expect((await server.send("/openapi.json")).text).not.toMatch(
      /HttpApi|DecodeError|"_tag"|@effect|#\/\$defs/
    )
  })

  it("has examples that the service would take", async () => {
    const document = await readDocument()
    const body = document.paths["/research"]?.post?.requestBody?.content["application/json"]
    expect(Either.isRight(decodeSubmitRequest(body?.example))).toBe(true)
    const { api_key: key } = await server.openAccount()
    const sent = { ...Object(body?.example), is_test: true }
    expect((await server.send("/research", { method: "POST", key, body: sent })).status).toBe(202)
    for (const { operationId, responses } of operationsOf(document)) {
      for (const [status, { content }] of Object.entries(responses)) {
        if (
          !status.startsWith("2") ||
          content === undefined ||
          /^public\.(report|openapi|docs)$/.test(operationId)
        )
          continue
        for (const media of Object.values(content)) expect(media.example, operationId).toBeDefined()
      }
    }
  })

  it("says which members identify a person", async () => {
    const { SubmitRequest } = (await readDocument()).components.schemas
    expect(SubmitRequest).toMatchObject({
      properties: {
        contact_data: {
          anyOf: [
            { required: ["email"] },
            { required: ["linkedin_url"] },
            { required: ["full_name", "company"] }
          ],
          properties: { email: { maxLength: 320 } }
        }
      }
    })
  })

  it("describes both callbacks and their headers", async () => {
    const { webhooks } = await readDocument()
    for (const [name, schema] of [
      ["researchCompleted", "SuccessCallback"],
      ["researchFailed", "FailureCallback"]
    ] as const) {
      const callback = webhooks[name]?.post
      expect(callback?.requestBody?.content["application/json"]?.schema).toEqual({
        $ref: `#/components/schemas/${schema}`
      })
      expect(callback?.parameters.map(it => it.name)).toEqual([
        "Authorization",
        "webhook-id",
        "webhook-timestamp",
        "webhook-signature"
      ])
    }
  })
})

const unescapeMarkup = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

describe("documentation page", () => {
  it("loads nothing, runs nothing and allows only its own style", async () => {
    const { status, headers, text } = await server.send("/docs")
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"])
    const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? []
    const hash = createHash("sha256").update(style).digest("base64")
    const policy = headers["content-security-policy"]
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`style-src 'sha256-${hash}'`)
    for (const part of ["base-uri", "form-action", "frame-ancestors"])
      expect(policy).toContain(`${part} 'none'`)
    expect(policy).not.toContain("unsafe")
    expect(text).not.toMatch(/<(script|link|img|iframe|object|embed|base|form|svg|video|audio)\b/i)
    expect(text).not.toMatch(/\s(src|srcset|style|on\w+)="/i)
    expect(text).not.toMatch(/@import|url\(/)
    for (const [, target = ""] of text.matchAll(/href="([^"]*)"/g))
      expect(target).toMatch(/^(#|openapi\.json$)/)
  })

  it("names the server by the address at which clients reach it", async () => {
    const { text } = await server.send("/docs")
    expect(text).toContain("export API=https://research.example/behind\n")
  })

  it("has every link's goal, each once", async () => {
    const { text } = await server.send("/docs")
    const ids = Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, goal] of text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(goal)
    for (const [, goal] of text.matchAll(/aria-labelledby="([^"]+)"/g)) expect(ids).toContain(goal)
  })

  it("shows every route, every parameter and every status", async () => {
    const { text } = await server.send("/docs")
    for (const { operationId, summary, parameters, responses } of operationsOf(await readDocument())) {
      const [, article = ""] =
        new RegExp(`<article id="${operationId.replace(".", "-")}"([\\s\\S]*?)</article>`).exec(text) ?? []
      const shown = unescapeMarkup(article.replaceAll("<wbr>", ""))
      expect(shown, operationId).toContain(summary)
      for (const { name } of parameters) expect(shown, operationId).toContain(name)
      for (const status of Object.keys(responses)) expect(shown, operationId).toContain(status)
    }
  })

  it("shows how to verify a callback: the code works", async () => {
    const { text } = await server.send("/docs")
    const [, block = ""] = /Verify a callback[\s\S]*?<code>([\s\S]*?)<\/code>/.exec(text) ?? []
    const directory = await mkdtemp(join(tmpdir(), "verification-"))
    try {
      const file = join(directory, "verification.mjs")
      await writeFile(file, unescapeMarkup(block))
      const { isGenuine } = await import(/* @vite-ignore */ pathToFileURL(file).href)
      const secret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`
      const body = '{"status":"success"}'
      const now = new Date()
      const headers = (at: Date) => ({
        "webhook-id": "delivery-1",
        "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
        "webhook-signature": `v1,AAAA ${new Webhook(secret).sign("delivery-1", at, body)}`
      })
      expect(isGenuine(headers(now), body, secret)).toBe(true)
      expect(isGenuine(headers(now), `${body} `, secret)).toBe(false)
      expect(isGenuine(headers(now), body, `whsec_${Buffer.alloc(24, 8).toString("base64")}`)).toBe(false)
      expect(isGenuine(headers(new Date(now.getTime() - 600_000)), body, secret)).toBe(false)
      expect(isGenuine({}, body, secret)).toBe(false)
    } finally {
      await rm(directory, { recursive: true })
    }
  })
})
