import { gzipSync } from "node:zlib"
import { Effect, Random } from "effect"
import { hostileTexts, hostileValues } from "./texts.ts"

/** One hostile request: the bytes, and what kind it is of. */
export interface HostileRequest {
  readonly kind: string
  readonly bytes: Buffer
}

const choose = <A>(items: ReadonlyArray<A>) => Effect.orDie(Random.choice(items))

const members = ["email", "linkedin_url", "full_name", "company", "phone", "title", "location", "twitter_url"]
const topMembers = ["callback_url", "callback_secret", "is_test", "prospect_id", "contact_data"]

const encode = (
  method: string,
  path: string,
  headers: ReadonlyArray<string>,
  body: Buffer | string = ""
): Buffer =>
  Buffer.concat([
    Buffer.from([`${method} ${path} HTTP/1.1`, ...headers, "", ""].join("\r\n"), "latin1"),
    Buffer.from(body)
  ])

/** Builds the requests of one client with this key; ids in addresses are drawn from `taskIds`. */
export const hostileRequests = (key: string, taskIds: ReadonlyArray<string>) => {
  const common = ["Host: 127.0.0.1", `Authorization: Bearer ${key}`, "Connection: close"]
  const withBody = (method: string, path: string, body: Buffer | string, ...more: ReadonlyArray<string>) =>
    encode(
      method,
      path,
      [...common, "Content-Type: application/json", `Content-Length: ${Buffer.byteLength(body)}`, ...more],
      body
    )
  const submit = (body: Buffer | string, ...more: ReadonlyArray<string>) =>
    withBody("POST", "/research", body, ...more)

  const hostileValue = Effect.flatMap(Random.nextBoolean, isText =>
    isText ? choose<unknown>(hostileTexts) : choose(hostileValues)
  )

  const memberBody = Effect.gen(function* () {
    const body: Record<string, unknown> = { contact_data: { email: "quick-1@example.com" }, is_test: true }
    const contact: Record<string, unknown> = { email: "quick-1@example.com" }
    if (yield* Random.nextBoolean) {
      contact[yield* choose(members)] = yield* hostileValue
      body.contact_data = contact
    } else {
      body[yield* choose(topMembers)] = yield* hostileValue
    }
    // `stringify` writes lone surrogates as escapes, which the server must see through.
    return submit(JSON.stringify(body))
  })

  const good = '{"contact_data":{"email":"quick-1@example.com"},"is_test":true}'
  const rawBodies: ReadonlyArray<Buffer | string> = [
    "",
    "null",
    "[]",
    "0",
    '"text"',
    "{",
    good.slice(0, -5),
    `\ufeff${good}`,
    '{"contact_data":{"email":NaN}}',
    '{"contact_data":{"email":"a@b.example"},"is_test":true,"is_test":false,"is_test":"x"}',
    '{"__proto__":{"isAdmin":true},"contact_data":{"__proto__":{"email":"a@b.example"}}}',
    '{"constructor":{"prototype":{"x":1}}}',
    `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
    `${'{"a":'.repeat(40)}1${"}".repeat(40)}`,
    '{"contact_data":{"email":1e400}}',
    `{"contact_data":{"full_name":"${"x".repeat(70_000)}"}}`,
    `{"contact_data":{"full_name":"${"x".repeat(60_000)}","company":"y"}}`,
    Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
    Buffer.concat([Buffer.from('{"contact_data":{"email":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}}')]),
    '{"contact_data":{"email":"\\ud800@example.com"}}',
    '{"contact_data":{"email":"a\\u0000@example.com"}}'
  ]
  const jsonBody = Effect.map(choose(rawBodies), body => submit(body))

  const ids = [
    ...taskIds,
    "../account",
    "..%2f..%2faccount",
    "%00",
    "%",
    "%zz",
    "test-",
    "x".repeat(10_000),
    "00000000-0000-0000-0000-000000000000",
    "'%20OR%201=1--",
    "%F0%9F%92%A9",
    "%ed%a0%80",
    "__proto__",
    "constructor"
  ]
  const tails = [
    "",
    "/events",
    "/evidence",
    "/deliveries",
    "/cancel",
    "/report",
    "/deliveries/redeliver",
    "/x",
    "/"
  ]
  const queries = [
    "",
    "?wait=0",
    "?wait=-1",
    "?wait=1e9",
    "?wait=NaN",
    "?limit=0",
    "?limit=101",
    "?limit=99999999999999999999",
    "?cursor=%00",
    "?cursor=x'--",
    "?status=;",
    "?prospect_id=%00",
    `?prospect_id=${"p".repeat(3000)}`,
    "?prospect_id=%ed%a0%80",
    "?a[]=1&a[]=2&__proto__=x",
    "?%",
    `?${"a=1&".repeat(500)}`
  ]
  const methods = ["GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS", "TRACE"]
  const address = Effect.gen(function* () {
    const id = yield* choose(ids)
    const isList = (yield* Random.next) < 0.3
    const path = isList ? "/research" : `/research/${id}${yield* choose(tails)}`
    // Event streams of open tasks would stay open: only the lists and tasks are asked with GET then.
    return encode(yield* choose(methods), `${path}${yield* choose(queries)}`, common)
  })

  const headers = Effect.gen(function* () {
    const more = yield* choose([
      "Idempotency-Key: ",
      "Idempotency-Key: a b",
      "Idempotency-Key: \u00e4",
      `Idempotency-Key: ${"k".repeat(300)}`,
      "Idempotency-Key: a\r\nIdempotency-Key: b",
      "Authorization: Bearer other",
      "Content-Encoding: gzip",
      "Content-Type: text/plain",
      "Content-Type: application/json; charset=utf-16",
      "Expect: 100-continue",
      "Expect: 200-maybe",
      "Upgrade: h2c",
      "Last-Event-ID: -1",
      "X-HTTP-Method-Override: DELETE",
      "X-Forwarded-Host: evil.example"
    ])
    return submit(good, more)
  })

  const bomb = gzipSync(Buffer.alloc(10_000_000))
  const wire: ReadonlyArray<Buffer> = [
    encode(
      "POST",
      "/research",
      [...common, "Content-Length: 4", "Transfer-Encoding: chunked"],
      "0\r\n\r\nGET / HTTP/1.1\r\n\r\n"
    ),
    encode(
      "POST",
      "/research",
      [...common, "Transfer-Encoding: chunked", "Transfer-Encoding: identity"],
      "0\r\n\r\n"
    ),
    encode("POST", "/research", [...common, "Content-Length: 5", "Content-Length: 6"], "hello"),
    encode("POST", "/research", [...common, "Content-Length: -1"], good),
    encode(
      "POST",
      "/research",
      [
        ...common,
        "Content-Type: application/json",
        "Content-Encoding: gzip",
        `Content-Length: ${bomb.length}`
      ],
      bomb
    ),
    encode(
      "POST",
      "/research",
      [...common, "Content-Type: application/json", "Transfer-Encoding: chunked"],
      "zz\r\n"
    ),
    encode(
      "POST",
      "/research",
      [...common, "Content-Type: application/json", "Transfer-Encoding: chunked"],
      `${good.length.toString(16)}\r\n${good}\r\n0\r\n\r\n`
    ),
    encode("GET", "/account", [...common, `X-Long: ${"h".repeat(17_000)}`]),
    encode("GET", "/account", ["Host: a", "Host: b", "Connection: close"]),
    encode("GET", "/account", ["Connection: close"]),
    encode("GET", "http://evil.example/account", common),
    encode("GET", "//evil.example/account", common),
    encode("GET", "*", common),
    encode("CONNECT", "127.0.0.1:443", common),
    encode("GET", "/account", [...common, "X-Bare: a\nX-Next: b"]),
    encode("GET", "/account", [...common, " folded: x"]),
    Buffer.from("GET /account HTTP/9.9\r\n\r\n"),
    Buffer.from("\u0016\u0003\u0001\u0002\u0000\u0001\u0000"),
    Buffer.from("GET /account\r\n\r\n"),
    Buffer.from("\r\n\r\n\r\n"),
    Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
  ]

  const kinds = [
    { kind: "member", make: memberBody },
    { kind: "body", make: jsonBody },
    { kind: "address", make: address },
    { kind: "header", make: headers },
    { kind: "wire", make: choose(wire) }
  ]
  return Effect.gen(function* () {
    const { kind, make } = yield* choose(kinds)
    return { kind, bytes: yield* make } satisfies HostileRequest
  })
}
