import type { LookupAddress } from "node:dns"
import { syncBuiltinESMExports } from "node:module"
import net, { type NetConnectOpts, type Socket } from "node:net"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { callbacks, fetching } from "./clients.ts"
import { fakeResolver, tcpServer } from "./servers.ts"

/** What the kernel was asked to connect to, and where it really went: no test leaves loopback. */
const kernel = { dialled: [] as string[], divertTo: 0 }

const { connect } = net

const divert = (options: NetConnectOpts): Socket => {
  if ("host" in options && net.isIP(options.host ?? "") !== 0) kernel.dialled.push(options.host ?? "")
  else if ("lookup" in options) {
    options.lookup?.(options.host ?? "", { all: true }, (_error, addresses) => {
      kernel.dialled.push(...(addresses as Array<LookupAddress>).map(({ address }) => address))
    })
  }
  return connect({ host: "127.0.0.1", port: kernel.divertTo })
}

const connectWith = (dial: typeof connect): void => {
  net.connect = dial
  syncBuiltinESMExports()
}

const times = 1000

describe("DNS rebinding", () => {
  beforeAll(() => connectWith(divert as typeof connect))
  afterAll(() => connectWith(connect))
  beforeEach(() => {
    kernel.dialled.length = 0
  })

  it.scopedLive("leads nowhere, though a name changes its mind at every question", () =>
    Effect.gen(function* () {
      const canary = yield* tcpServer(() => {})
      kernel.divertTo = canary.port
      const turns = Array.from({ length: times }, (_, turn) =>
        turn % 2 === 0 ? ["93.184.216.34"] : ["127.0.0.1"]
      )
      const { layer, asked } = fakeResolver({ "rebind.example.com": turns })
      const client = callbacks({}, layer)
      const outcomes = yield* Effect.all(
        turns.map(() => fetching("https://rebind.example.com/", client)),
        { concurrency: 16 }
      )
      expect(outcomes).toMatchObject(Array(times).fill({ _tag: "Blocked", reason: "PrivateAddress" }))
      // One question a connection, and never another address than the one that was answered and checked.
      expect(asked).toHaveLength(times)
      expect(kernel.dialled).toEqual(Array(times / 2).fill("93.184.216.34"))
      // Even a kernel that connects to somebody else gives nothing away.
      expect(canary.bytes()).toBe(0)
    })
  )

  it.scopedLive("hides no private address among public ones", () =>
    Effect.gen(function* () {
      const hidden = ["10.0.0.1", "::1", "::ffff:127.0.0.1", "169.254.169.254", "fd00::1", "0.0.0.0"]
      const around = ["93.184.216.34", "2606:2800:220:1::1"]
      const answers = hidden.flatMap(address => [
        [address, ...around],
        [...around, address]
      ])
      const { layer } = fakeResolver({ "mixed.example.com": answers })
      const client = callbacks({}, layer)
      for (const _ of answers) {
        expect(yield* fetching("https://mixed.example.com/", client)).toMatchObject({ _tag: "Blocked" })
      }
      expect(kernel.dialled).toEqual([])
    })
  )
})
