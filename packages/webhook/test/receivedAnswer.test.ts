import { gzipSync } from "node:zlib"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Redacted, TestClock } from "effect"
import { bearer, newest, noon, older, sendTo } from "./sending.ts"

describe("what the receiver answered", () => {
  for (const status of [201, 301, 302, 307, 400, 404, 410, 429, 500, 503]) {
    it.scoped(`is told as it is: ${status}`, () =>
      Effect.gen(function* () {
        const { response, receiver } = yield* sendTo((response, request) =>
          request.url === "/hook"
            ? response.writeHead(status, { location: "/elsewhere" }).end(`answer ${status}`)
            : response.writeHead(200).end("followed")
        )
        expect(response.statusCode).toBe(status)
        expect(response.error).toBeNull()
        expect(response.response).toBe(`answer ${status}`)
        expect((yield* receiver.requests.takeAll).length).toBe(1)
      })
    )
  }

  it.scoped("is null without a body", () =>
    Effect.gen(function* () {
      const { response } = yield* sendTo(response => void response.writeHead(204).end())
      expect(response).toEqual({ statusCode: 204, error: null, response: null, retryAfterMillis: null })
    })
  )

  it.scoped("is cut at 4 KiB between characters, however long it is", () =>
    Effect.gen(function* () {
      const { response } = yield* sendTo(
        response =>
          void response
            .writeHead(200, { "content-encoding": "gzip" })
            .end(gzipSync(`a${"é".repeat(5_000_000)}`))
      )
      expect(response.response).toBe(`a${"é".repeat(2047)}`)
    })
  )

  it.scoped("is read leniently: bad UTF-8 is marked, NULs go", () =>
    Effect.gen(function* () {
      const bytes = Buffer.concat([Buffer.from("a\0b "), Buffer.from([0xff, 0xfe]), Buffer.from(" c\0")])
      const { response } = yield* sendTo(response => void response.writeHead(200).end(bytes))
      expect(response.response).toBe("ab \uFFFD\uFFFD c")
    })
  )

  it.scoped("shows neither the bearer nor a signing secret, in any spelling", () =>
    Effect.gen(function* () {
      const token = Redacted.value(bearer)
      const echoes = [
        token,
        JSON.stringify({ authorization: `Bearer ${token}` }),
        encodeURIComponent(token),
        "top &quot;secret&quot; &amp; &lt;long&gt; token",
        Buffer.from(token).toString("base64"),
        `top "sec\0ret" & <long> token`,
        Redacted.value(newest),
        Redacted.value(older).replace("whsec_", "")
      ]
      const { response } = yield* sendTo(response => void response.writeHead(500).end(echoes.join("\n")))
      expect(response.response?.split("\n")).toEqual([
        "[redacted]",
        '{"authorization":"Bearer [redacted]"}',
        ...Array.from({ length: 6 }, () => "[redacted]")
      ])
    })
  )

  it.scoped("shows no part of a secret where the reading or the kept text ends", () =>
    Effect.gen(function* () {
      const secret = "s3cr3t".repeat(100)
      const long = { bearer: Redacted.make(secret) }
      for (const lead of [4096 - 20, 16 * 1024 - 300]) {
        const text = `${"x".repeat(lead)}${secret}`
        const { response } = yield* sendTo(response => void response.writeHead(200).end(text), long)
        expect(response.response).not.toContain("s3cr")
      }
      const { response } = yield* sendTo(
        response => void response.writeHead(200).end(secret.repeat(60)),
        long
      )
      expect(response.response).toMatch(/^(\[redacted\])+$/)
    })
  )

  for (const [header, expected] of [
    ["120", 120_000],
    ["0", 0],
    ["86400", 86_400_000],
    [new Date(noon + 90_000).toUTCString(), 90_000],
    ["86401", null],
    ["-5", null],
    ["1e3", null],
    ["soon", null],
    ["", null],
    ["99999999999999999999", null],
    [new Date(noon - 1000).toUTCString(), null],
    [new Date(noon + 25 * 3_600_000).toUTCString(), null],
    ["Fri, 99 Zzz 2026 12:00:00 GMT", null],
    ["2026-04-17T12:05:00Z", null]
  ] as const) {
    it.scoped(`Retry-After "${header}" is ${expected}`, () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(noon)
        const { response } = yield* sendTo(
          response => void response.writeHead(503, { "retry-after": header }).end()
        )
        expect(response.retryAfterMillis).toBe(expected)
      })
    )
  }
})
