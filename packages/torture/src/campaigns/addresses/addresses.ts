import { readFileSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { Effect } from "effect"
import type { BrokenPromise, Campaign } from "../../Campaign.ts"
import { openAccount } from "../../harness/Account.ts"
import { temporaryDirectory } from "../../harness/directory.ts"
import { openReceiver } from "../../harness/Receiver.ts"
import { openScene } from "../../harness/Scene.ts"
import { forbiddenAddresses, treacherousNames } from "./spellings.ts"

const canaryPlaces: ReadonlyArray<readonly [host: string, port: number]> = [80, 443, 8443].flatMap(port => [
  ["127.0.0.1", port] as const,
  ["::1", port] as const
])

/** What the campaign's resolver gives for names that mean no harm. */
const publicAddress = "93.184.215.14"
/** On the operator's list; they redirect inward. A host rests after five failures in a row, so that there are many. */
const redirectingHosts = Array.from({ length: 40 }, (_, index) => `127.0.0.${index + 20}`)
const triesEach = 5

/** Listeners where a fooled guard would arrive. What cannot be opened is told in the notes. */
const openCanaries = Effect.gen(function* () {
  const visits: Array<string> = []
  const closed: Array<string> = []
  for (const [host, port] of canaryPlaces) {
    const server = createServer(socket => {
      visits.push(`${host}:${port}`)
      socket.destroy()
    })
    yield* Effect.acquireRelease(
      Effect.async<void>(resume => {
        server.once("error", () => {
          closed.push(`${host}:${port}`)
          resume(Effect.void)
        })
        server.listen(port, host, () => resume(Effect.void))
      }),
      () => Effect.sync(() => server.close())
    )
  }
  return { visits, closed }
})

/** Callback addresses that lead inward: spelled out, behind redirects, and behind names that change. */
export const addresses: Campaign = {
  id: "addresses",
  promise: "callback addresses that lead inward, redirects and DNS rebinding: no connection is made",
  databases: ["sqlite"],
  size: { unit: "names that rebind", whole: 1000, short: 10 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const { closed, visits } = yield* openCanaries
    const dials = join(yield* temporaryDirectory, "dials")
    writeFileSync(dials, "")
    const redirecting = yield* openReceiver((_received, _count, response) => {
      const target = forbiddenAddresses[redirecting.received.length % forbiddenAddresses.length] ?? ""
      response.writeHead(307, { location: encodeURI(target) }).end()
    }, "0.0.0.0")
    const allowed = redirectingHosts.map(host => `${host}:${redirecting.port}`)
    const { deployment } = yield* openScene({
      database,
      accounts: 0,
      preload: ["network"],
      settings: { EGRESS_ALLOW: allowed.join(","), TORTURE_DIALS: dials }
    })
    const account = yield* openAccount(deployment, 3)
    const submit = (callback_url: string) =>
      account.submit({ contact_data: { email: "quick-1@example.com" }, is_test: true, callback_url })
    const broken: Array<BrokenPromise> = []
    let refused = 0
    for (const url of forbiddenAddresses) {
      const { status, text } = yield* submit(url)
      if (status === 400) refused += 1
      else if (status !== 202) {
        broken.push({
          promise: "a submit is answered with 400 or 202",
          subject: url,
          story: `${status} ${text}`
        })
      }
      if (text.includes(url)) {
        broken.push({ promise: "a refusal does not repeat the address", subject: url, story: text })
      }
    }
    yield* progress(`${forbiddenAddresses.length} spellings, ${refused} refused at once`)
    yield* Effect.forEach(
      allowed.flatMap(host => Array.from({ length: triesEach }, () => `http://${host}/hook`)),
      submit,
      { concurrency: 10 }
    )
    const names = Object.values(treacherousNames)
    yield* Effect.forEach(
      Array.from({ length: size }, (_, number) => names.map(name => `https://${name(number)}/hook`)).flat(),
      submit,
      { concurrency: 20 }
    )
    // Two rounds of attempts: the second comes 4 to 6 s after the first, when the names have changed.
    yield* Effect.sleep("9 seconds")
    const dialled = readFileSync(dials, "utf8")
      .split("\n")
      .filter(line => line !== "")
    const inward = dialled.filter(address => address !== publicAddress && !redirectingHosts.includes(address))
    for (const address of new Set(inward)) {
      broken.push({ promise: "no connection inward", subject: address, story: "the server dialled it" })
    }
    for (const visit of visits) {
      broken.push({ promise: "no connection arrives at a canary", subject: visit, story: "somebody came" })
    }
    return {
      measurements: [
        { name: "spellings", value: forbiddenAddresses.length },
        { name: "refused at submit", value: refused },
        { name: "redirects answered", value: redirecting.received.length },
        {
          name: "connections to public addresses tried",
          value: dialled.filter(address => address === publicAddress).length
        }
      ],
      broken,
      notes: closed.length === 0 ? [] : [`No canary could listen on ${closed.join(", ")}`]
    }
  })
}
