import dns from "node:dns"
import { appendFileSync } from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import net from "node:net"

/**
 * Runs before a server: answers names from a book of its own, and lets no connection leave the machine. Each address that is
 * dialled is written to the file `TORTURE_DIALS`.
 */
const file = process.env.TORTURE_DIALS ?? ""
const asked = new Map<string, number>()
const isPublic = "93.184.215.14"

const answersFor = (name: string): ReadonlyArray<string> => {
  const count = (asked.get(name) ?? 0) + 1
  asked.set(name, count)
  if (name.endsWith(".rebind.example")) return [count === 1 ? isPublic : "127.0.0.1"]
  if (name.endsWith(".mixed.example")) return [isPublic, "127.0.0.1"]
  if (name.endsWith(".inward.example"))
    return [["10.0.0.1", "127.0.0.1", "169.254.169.254"][name.length % 3] ?? ""]
  if (name.endsWith(".mapped.example")) return ["::ffff:127.0.0.1"]
  return [isPublic]
}

const family = (address: string) => (address.includes(":") ? 6 : 4)

const replace = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value })

const entriesFor = (name: string) => answersFor(name).map(address => ({ address, family: family(address) }))

const lookup = dns.lookup
const lookupLater = dns.promises.lookup

/** Addresses, which servers look up before they listen, are answered as ever. */
const lookupOrInvent = (name: string, ...words: ReadonlyArray<unknown>): void => {
  const done = words.at(-1)
  if (net.isIP(name) !== 0) Reflect.apply(lookup, dns, [name, ...words])
  else if (typeof done === "function") done(null, entriesFor(name))
}

replace(dns, "lookup", lookupOrInvent)
replace(dns.promises, "lookup", async (name: string, ...words: ReadonlyArray<unknown>) =>
  net.isIP(name) === 0 ? entriesFor(name) : Reflect.apply(lookupLater, dns.promises, [name, ...words])
)

const connect = net.Socket.prototype.connect

interface Target {
  readonly host: string
  /** How the caller wants the name looked up: with the answer that it has checked. */
  readonly lookup: unknown
}

/** Node normalizes what it was called with into an array before it comes here. */
const targetOf = (words: ReadonlyArray<unknown>): Target => {
  const [first] = Array.isArray(words[0]) ? words[0] : words
  if (typeof first !== "object" || first === null) return { host: "localhost", lookup: undefined }
  return {
    host: "host" in first ? String(first.host) : "localhost",
    lookup: "lookup" in first ? first.lookup : undefined
  }
}

/** What the caller's lookup gives, whether it was asked for one address or for all. */
const addressIn = (found: unknown): string => {
  const [first] = Array.isArray(found) ? found : [found]
  return typeof first === "object" && first !== null && "address" in first
    ? String(first.address)
    : String(first)
}

const isLoopback = (address: string) => /^127\.|^::1$|^::ffff:127\./.test(address)

const connectOrRefuse = function (this: net.Socket, ...words: ReadonlyArray<unknown>): net.Socket {
  const { host, lookup: chosen } = targetOf(words)
  const refuse = () =>
    void process.nextTick(() =>
      this.destroy(Object.assign(new Error("refused by the campaign"), { code: "ECONNREFUSED" }))
    )
  const dial = (address: string) => {
    appendFileSync(file, `${address}\n`)
    if (isLoopback(address)) Reflect.apply(connect, this, words)
    else refuse()
  }
  if (net.isIP(host) !== 0) dial(host)
  else if (typeof chosen === "function") {
    chosen(host, { all: true }, (error: unknown, found: unknown) =>
      error === null || error === undefined ? dial(addressIn(found)) : refuse()
    )
  } else dial(answersFor(host)[0] ?? "")
  return this
}

replace(net.Socket.prototype, "connect", connectOrRefuse)
syncBuiltinESMExports()
