import { isIPv6, type LookupFunction, connect as netConnect, type Socket } from "node:net"
import { rootCertificates, connect as tlsConnect } from "node:tls"
import { Effect, type Scope } from "effect"
import { type AllowList, portOf } from "./AllowList.ts"
import { normalizeAddress } from "./address.ts"
import { Blocked, ConnectionFailed, TimedOut } from "./failures.ts"
import { checkAddresses, literalAddress } from "./guard.ts"
import type { Limits } from "./limits.ts"
import type { Resolver } from "./Resolver.ts"

export interface DialOptions {
  readonly resolver: typeof Resolver.Service
  readonly allow: AllowList
  readonly limits: Limits
  /** PEM; trusted beside the certificates that Node brings. */
  readonly certificateAuthority: string | undefined
}

const unreachable = new Set(["EHOSTUNREACH", "ENETUNREACH", "ENETDOWN", "EADDRNOTAVAIL", "ETIMEDOUT"])

const connectionFailed = (error: NodeJS.ErrnoException) =>
  new ConnectionFailed({
    status: null,
    reason:
      error.code === "ECONNREFUSED" ? "Refused" : unreachable.has(error.code ?? "") ? "Unreachable" : "Closed"
  })

const resolve = (name: string, { resolver, limits }: DialOptions) =>
  resolver.resolve(name).pipe(
    Effect.timeoutFail({
      duration: limits.resolve,
      onTimeout: () => new TimedOut({ phase: "Resolve", status: null })
    }),
    Effect.filterOrFail(
      addresses => addresses.length > 0,
      () => new ConnectionFailed({ reason: "NameNotFound", status: null })
    )
  )

const checkedAddresses = (url: URL, options: DialOptions) => {
  const literal = literalAddress(url.hostname)
  return Effect.flatMap(
    literal === undefined ? resolve(url.hostname, options) : Effect.succeed([literal]),
    addresses => (options.allow.exempts(url) ? Effect.succeed(addresses) : checkAddresses(addresses))
  )
}

/** Settles when `socket` emits `event`. */
const connected = <E>(socket: Socket, event: "connect" | "secureConnect", failure: (error: Error) => E) =>
  Effect.async<void, E>(resume => {
    // A socket outlives this: without a listener, an error that comes later would end the process.
    socket.on("error", ignore)
    socket.once(event, () => {
      socket.off("error", fail)
      resume(Effect.void)
    })
    const fail = (error: Error) => resume(Effect.fail(failure(error)))
    socket.once("error", fail)
  })

const ignore = () => {}

const open = (make: () => Socket) =>
  Effect.acquireRelease(Effect.sync(make), socket => Effect.sync(() => socket.destroy()))

const openPlain = (url: URL, addresses: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    // Node tries the addresses one after the other (RFC 8305) but can only get those that were checked.
    const lookup: LookupFunction = (_name, _options, done) =>
      process.nextTick(
        done,
        null,
        addresses.map(address => ({ address, family: isIPv6(address) ? 6 : 4 }))
      )
    const host = literalAddress(url.hostname) ?? url.hostname
    const socket = yield* open(() =>
      netConnect({ host, port: Number(portOf(url)), lookup, autoSelectFamily: true, noDelay: true })
    )
    yield* connected(socket, "connect", connectionFailed)
    // Before the first byte: whatever lies between us and the kernel, the peer is one that was checked.
    const { remoteAddress } = socket
    if (remoteAddress === undefined) return yield* new ConnectionFailed({ reason: "Closed", status: null })
    const peer = normalizeAddress(remoteAddress)
    const isChecked = addresses.some(address => normalizeAddress(address) === peer)
    return isChecked ? socket : yield* new Blocked({ reason: "PrivateAddress" })
  })

const openTls = (url: URL, plain: Socket, certificateAuthority: string | undefined) =>
  Effect.gen(function* () {
    const literal = literalAddress(url.hostname)
    const socket = yield* open(() =>
      tlsConnect({
        socket: plain,
        host: literal ?? url.hostname,
        ...(literal === undefined ? { servername: url.hostname } : {}),
        ...(certificateAuthority === undefined ? {} : { ca: [...rootCertificates, certificateAuthority] }),
        ALPNProtocols: ["http/1.1"],
        // Said outright, since the environment can otherwise turn it off.
        rejectUnauthorized: true
      })
    )
    yield* connected(socket, "secureConnect", () => new ConnectionFailed({ reason: "Tls", status: null }))
    return socket
  })

/**
 * A connected socket, TLS done, for a URL that `checkUrl` let pass: its name is resolved once, all addresses are
 * checked, and one of exactly those is dialled. It is closed with the scope.
 */
export const dial = (
  url: URL,
  options: DialOptions
): Effect.Effect<Socket, Blocked | ConnectionFailed | TimedOut, Scope.Scope> =>
  Effect.gen(function* () {
    const addresses = yield* checkedAddresses(url, options)
    const connection = Effect.gen(function* () {
      const plain = yield* openPlain(url, addresses)
      return url.protocol === "https:" ? yield* openTls(url, plain, options.certificateAuthority) : plain
    })
    return yield* Effect.timeoutFail(connection, {
      duration: options.limits.connect,
      onTimeout: () => new TimedOut({ phase: "Connect", status: null })
    })
  })
