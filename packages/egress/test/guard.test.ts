import { AllowList, checkUrl, isPublicAddress } from "@prospect-research/egress"
import { Either } from "effect"
import { describe, expect, it } from "vitest"

const reasonOf = (url: string, allow = AllowList.empty) =>
  Either.match(checkUrl(url, allow), { onLeft: blocked => blocked.reason, onRight: () => "allowed" })

const denied: Record<string, ReadonlyArray<string>> = {
  PrivateAddress: [
    // Loopback in every spelling that URL parsing knows.
    "https://127.0.0.1",
    "https://127.0.0.1/",
    "https://127.0.0.1./",
    "https://127.1",
    "https://127.0.1",
    "https://127.0.0.2",
    "https://127.255.255.254",
    "https://2130706433",
    "https://0x7f000001",
    "https://0x7F.1",
    "https://0x7f.0x0.0x0.0x1",
    "https://0177.0.0.1",
    "https://0177.0.0.01",
    "https://017700000001",
    "https://00000177.0.0.1",
    "https://127.0x1",
    "https://127.0.0.0x1",
    "https://１２７.０.０.１",
    "https://127。0。0。1",
    "https://127．0．0．1",
    "https://①②⑦.⓪.⓪.①",
    "https://%31%32%37.0.0.1",
    "https://127.0.0.1%2e",
    "https:127.0.0.1",
    "https:/127.0.0.1",
    "https:\\\\127.0.0.1\\x",
    "https:////127.0.0.1",
    " https://127.0.0.1 ",
    "ht\ntps://127.0.0.1",
    "HTTPS://127.0.0.1",
    "https://127.0.0.1:443",
    "https://127.0.0.1:8443",
    "https://127.0.0.1?.example.com",
    "https://127.0.0.1#.example.com",
    // Zero, and what is short for it.
    "https://0",
    "https://0.0.0.0",
    "https://0.1.2.3",
    "https://0x0",
    "https://000000000000",
    // Private and carrier ranges.
    "https://10.0.0.1",
    "https://10.255.255.255",
    "https://167772161",
    "https://012.0.0.1",
    "https://0xa000001",
    "https://100.64.0.1",
    "https://100.127.255.255",
    "https://172.16.0.1",
    "https://172.31.255.255",
    "https://0xac100001",
    "https://192.168.0.1",
    "https://192.168.1",
    "https://3232235521",
    "https://192.168.257",
    // Link-local, and the metadata services in it and elsewhere.
    "https://169.254.0.1",
    "https://169.254.169.254",
    "https://169.254.169.254/latest/meta-data/",
    "https://169.254.170.2",
    "https://2852039166",
    "https://0xa9fea9fe",
    "https://0xA9.0xFE.0xA9.0xFE",
    "https://0251.0376.0251.0376",
    "https://169.254.43518",
    "https://169.16689662",
    "https://100.100.100.200",
    "https://168.63.129.16",
    "https://192.0.0.192",
    // Documentation, relay, benchmark, multicast, reserved.
    "https://192.0.2.1",
    "https://192.31.196.1",
    "https://192.52.193.1",
    "https://192.88.99.1",
    "https://192.175.48.1",
    "https://198.18.0.1",
    "https://198.19.255.255",
    "https://198.51.100.7",
    "https://203.0.113.9",
    "https://224.0.0.1",
    "https://239.255.255.255",
    "https://240.0.0.1",
    "https://255.255.255.255",
    "https://4294967295",
    // IPv6.
    "https://[::]",
    "https://[::1]",
    "https://[0:0:0:0:0:0:0:1]",
    "https://[0000:0000:0000:0000:0000:0000:0000:0001]",
    "https://[::1]:8443",
    "https://[::127.0.0.1]",
    "https://[::7f00:1]",
    "https://[::ffff:127.0.0.1]",
    "https://[::ffff:7f00:1]",
    "https://[::FFFF:7F00:0001]",
    "https://[0:0:0:0:0:ffff:127.0.0.1]",
    "https://[::ffff:10.0.0.1]",
    "https://[::ffff:169.254.169.254]",
    "https://[::ffff:a9fe:a9fe]",
    "https://[::ffff:0:127.0.0.1]",
    "https://[64:ff9b::127.0.0.1]",
    "https://[64:ff9b::8.8.8.8]",
    "https://[64:ff9b:1::7f00:1]",
    "https://[2002:7f00:1::]",
    "https://[2002:808:808::]",
    "https://[2001::1]",
    "https://[2001:0:53aa:64c::1]",
    "https://[2001:10::1]",
    "https://[2001:20::1]",
    "https://[2001:db8::1]",
    "https://[3fff::1]",
    "https://[fc00::1]",
    "https://[fd00:ec2::254]",
    "https://[fdff::1]",
    "https://[fe80::1]",
    "https://[fec0::1]",
    "https://[ff02::1]",
    "https://[100::1]",
    "https://[4000::1]",
    "https://[5f00::1]"
  ],
  PrivateName: [
    "https://localhost",
    "https://LOCALHOST",
    "https://localhost.",
    "https://ｌｏｃａｌｈｏｓｔ",
    "https://loc%61lhost",
    "https://app.localhost",
    "https://a.b.localhost.",
    "https://printer.local",
    "https://metadata.google.internal",
    "https://metadata.google.internal.",
    "https://ip-10-0-0-1.ec2.internal",
    "https://metadata",
    "https://kubernetes",
    "https://intranet/",
    "https://internal",
    "https://com."
  ],
  Scheme: [
    "http://example.com",
    "http://127.0.0.1",
    "http://[::1]",
    "ftp://example.com",
    "file:///etc/passwd",
    "gopher://127.0.0.1:6379/_x",
    "dict://127.0.0.1:11211",
    "javascript:alert(1)",
    "data:text/plain,x",
    "ws://example.com",
    "wss://example.com",
    "blob:https://example.com/1",
    "unix:/var/run/docker.sock",
    "mailto:ada@example.com"
  ],
  UserInfo: [
    "https://user@example.com",
    "https://user:password@example.com",
    "https://:password@example.com",
    "https://example.com@127.0.0.1",
    "https://127.0.0.1:443@example.com",
    "https://example.com%2f@127.0.0.1",
    "https://a@b@example.com"
  ],
  Port: [
    "https://example.com:80",
    "https://example.com:22",
    "https://example.com:6379",
    "https://example.com:444",
    "https://example.com:8080",
    "https://example.com:65535",
    "https://example.com:0"
  ],
  Malformed: [
    "",
    " ",
    "example.com",
    "//example.com",
    "/path",
    "https://",
    "https://.",
    "https://..",
    "https://example..com",
    "https://.example.com",
    "https://example.com..",
    "https://example.com:99999",
    "https://example.com:port",
    "https://[::1",
    "https://[fe80::1%25eth0]",
    "https://[::g]",
    "https://256.256.256.256",
    "https://1.2.3.4.5",
    "https://0x100000000",
    "https://999.1",
    "https://exam ple.com",
    "https://exa<mple.com",
    "https://example.com%00.evil.com",
    "null",
    "undefined"
  ],
  TooLong: [
    `https://example.com/${"a".repeat(2048)}`,
    `https://example.com/${"é".repeat(1000)}`,
    `https://example.com/?${"€".repeat(400)}`
  ]
}

const allowed = [
  "https://example.com",
  "https://example.com.",
  "https://example.com:443/x",
  "https://example.com:8443/x?y=z#w",
  "https://sub.example.co.uk/hook?token=abc",
  "https://bücher.example",
  "https://1.1.1.1/",
  "https://93.184.216.34",
  "https://11.0.0.1",
  "https://172.15.255.255",
  "https://172.32.0.1",
  "https://100.63.255.255",
  "https://100.128.0.1",
  "https://192.167.255.255",
  "https://198.20.0.1",
  "https://223.255.255.255",
  "https://[2606:4700:4700::1111]",
  "https://[2a00:1450:4001:800::200e]",
  "https://[2001:4860:4860::8888]",
  "https://[::ffff:8.8.8.8]",
  "https://localhost.example.com",
  "https://internal.example.com",
  "https://127.0.0.1.nip.io"
]

describe("checkUrl", () => {
  for (const [reason, urls] of Object.entries(denied)) {
    it.each(urls)(`refuses %j: ${reason}`, url => expect(reasonOf(url)).toBe(reason))
  }

  it.each(allowed)("lets %s pass", url => expect(reasonOf(url)).toBe("allowed"))

  it("judges more than 150 spellings", () => {
    expect(Object.values(denied).flat().length).toBeGreaterThan(150)
  })

  it("strips the trailing dot, so that the name checked is the name dialled", () => {
    const url = Either.getOrThrow(checkUrl("https://Example.COM.:443/a?b#c", AllowList.empty))
    expect(url.href).toBe("https://example.com/a?b#c")
  })

  it("never repeats the URL in what a client is shown", () => {
    for (const url of Object.values(denied).flat()) {
      const message = Either.match(checkUrl(url, AllowList.empty), {
        onLeft: blocked => blocked.message,
        onRight: () => ""
      })
      expect(message).toMatch(/^(is|must|belongs) [A-Za-z0-9 ]+$/)
    }
  })
})

describe("AllowList", () => {
  const allow = Either.getOrThrow(
    AllowList.parse("127.0.0.1:4010, localhost:4010 [::1]:4010,Receiver.Test:* secure.test:443")
  )

  it.each([
    "http://127.0.0.1:4010/hook",
    "http://2130706433:4010/",
    "http://localhost:4010",
    "http://localhost.:4010",
    "http://[0:0::1]:4010/",
    "http://receiver.test/",
    "https://receiver.test:9/",
    "https://secure.test/"
  ])("exempts %s", url => expect(reasonOf(url, allow)).toBe("allowed"))

  it.each([
    ["http://127.0.0.1:4011/", "Scheme"],
    ["https://127.0.0.1/", "PrivateAddress"],
    ["http://127.0.0.2:4010/", "Scheme"],
    ["http://secure.test/", "Scheme"],
    ["http://user@localhost:4010/", "UserInfo"],
    ["ftp://localhost:4010/", "Scheme"],
    ["http://sub.localhost:4010/", "Scheme"]
  ])("does not exempt %s", (url, reason) => expect(reasonOf(url, allow)).toBe(reason))

  it.each(["localhost", "localhost:", "localhost:http", ":80", "a:b:1", "http://localhost:1", "::1:80"])(
    "refuses the entry %s",
    entry => {
      const parsed = AllowList.parse(`ok.test:1 ${entry}`)
      expect(Either.isLeft(parsed) && parsed.left.entry).toBe(entry)
    }
  )

  it("is empty for blank text", () => {
    expect(reasonOf("http://localhost:80", Either.getOrThrow(AllowList.parse(" , ")))).toBe("Scheme")
  })
})

describe("isPublicAddress", () => {
  it.each(["", "localhost", "1.2.3", "2130706433", "0x7f.1", "::1%lo", "fe80::1%eth0", "1.1.1.1 "])(
    "refuses what is no plain public address: %j",
    text => expect(isPublicAddress(text)).toBe(false)
  )

  it("agrees with the edges of every denied IPv4 range", () => {
    const edges = [
      ["0.0.0.0", "0.255.255.255", "1.0.0.0"],
      ["100.64.0.0", "100.127.255.255", "100.128.0.0"],
      ["169.254.0.0", "169.254.255.255", "169.255.0.0"],
      ["192.0.0.0", "192.0.0.255", "192.0.1.0"],
      ["192.0.2.0", "192.0.2.255", "192.0.3.0"],
      ["198.18.0.0", "198.19.255.255", "198.20.0.0"],
      ["168.63.129.16", "168.63.129.16", "168.63.129.17"]
    ]
    for (const [first = "", last = "", after = ""] of edges) {
      expect([first, last, after].map(isPublicAddress)).toEqual([false, false, true])
    }
  })
})
