import { Effect, Schema } from "effect"
import type { BrokenPromise, Campaign } from "../Campaign.ts"
import { type Account, isSettled, openAccount } from "../harness/Account.ts"
import { type Answer, decodeAnswer } from "../harness/call.ts"
import { openScene } from "../harness/Scene.ts"
import { until } from "../harness/until.ts"

const Document = Schema.Struct({
  paths: Schema.Record({
    key: Schema.String,
    value: Schema.Record({ key: Schema.String, value: Schema.Unknown })
  })
})

/** Ids that nobody has, in the forms that ids have. */
const unknown = {
  task_id: "01890000-0000-7000-8000-000000000000",
  test_task_id: "test-01890000-0000-7000-8000-000000000000",
  key_id: "01890000-0000-7000-8000-000000000001",
  account_id: "01890000-0000-7000-8000-000000000002"
}

const methods = ["get", "post", "put", "patch", "delete"]

/** All of an answer that a stranger could learn from; the date aside. */
const wholeOf = ({ headers, status, text }: Answer): string => {
  const kept = [...headers].filter(([name]) => name !== "date").map(([name, value]) => `${name}: ${value}`)
  return [status, ...kept, "", text].join("\n")
}

interface Pair {
  readonly theirs: string
  readonly nobodys: string
}

/** Every route of the interface with the ids of another account, and with ids that nobody has. */
const routes = Effect.fnUntraced(function* (account: Account) {
  const document = yield* decodeAnswer(
    Document,
    "GET /openapi.json",
    yield* account.send("GET", "/openapi.json")
  )
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    methods.filter(method => method in operations).map(method => ({ method: method.toUpperCase(), path }))
  )
})

const pairsOf = (path: string, ids: ReadonlyMap<string, ReadonlyArray<Pair>>): ReadonlyArray<Pair> => {
  const name = /\{(\w+)\}/.exec(path)?.[1] ?? ""
  return (ids.get(name) ?? []).map(({ nobodys, theirs }) => ({
    theirs: path.replace(`{${name}}`, theirs),
    nobodys: path.replace(`{${name}}`, nobodys)
  }))
}

/** One account asks for everything of another. */
export const tenancy: Campaign = {
  id: "tenancy",
  promise:
    "every route with another account's ids: byte-identical to unknown ids, and nothing of the other changes",
  databases: ["sqlite", "postgres"],
  size: { unit: "rounds", whole: 5, short: 1 },
  run: Effect.fnUntraced(function* ({ database, size }) {
    const { deployment, receiver } = yield* openScene({ database, accounts: 0 })
    const broken: Array<BrokenPromise> = []
    let compared = 0
    for (let round = 1; round <= size; round++) {
      const owner = yield* openAccount(deployment, 100)
      const stranger = yield* openAccount(deployment, 100)
      const body = (behaviour: string) => ({
        contact_data: { email: `${behaviour}-${round}@example.com` },
        prospect_id: "theirs",
        callback_url: `${receiver.address}/${round}`
      })
      const open = yield* owner.accepted(body("idle"))
      const done = yield* owner.accepted(body("quick"))
      const test = yield* owner.accepted({ ...body("quick"), is_test: true })
      yield* until(
        "the owner's task is done",
        Effect.map(owner.task(done, 5), task => isSettled(task.status)),
        { atMost: "30 seconds" }
      )
      const ids: ReadonlyMap<string, ReadonlyArray<Pair>> = new Map([
        [
          "task_id",
          [
            { theirs: open, nobodys: unknown.task_id },
            { theirs: done, nobodys: unknown.task_id },
            { theirs: test, nobodys: unknown.test_task_id }
          ]
        ],
        ["account_id", [{ theirs: owner.accountId, nobodys: unknown.account_id }]],
        ["key_id", [{ theirs: owner.accountId, nobodys: unknown.key_id }]]
      ])
      const view = Effect.map(
        Effect.forEach([open, done, test], taskId => owner.send("GET", `/research/${taskId}`)),
        answers => answers.map(({ text }) => text).join("\n")
      )
      const before = [yield* view, yield* owner.credits]
      const compare = Effect.fnUntraced(function* (method: string, { nobodys, theirs }: Pair) {
        const options = method === "POST" ? { body: {} } : {}
        const real = yield* stranger.send(method, theirs, options)
        const imagined = yield* stranger.send(method, nobodys, options)
        compared += 1
        if (wholeOf(real) === wholeOf(imagined)) return
        broken.push({
          promise: "another account's ids are unknown ids",
          subject: `${method} ${theirs}`,
          story: `${wholeOf(real).slice(0, 300)} and ${wholeOf(imagined).slice(0, 300)}`
        })
      })
      for (const { method, path } of yield* routes(stranger)) {
        yield* Effect.forEach(pairsOf(path, ids), pair => compare(method, pair))
      }
      yield* compare("GET", {
        theirs: `/research?cursor=${done}`,
        nobodys: `/research?cursor=${unknown.task_id}`
      })
      yield* compare("GET", {
        theirs: "/research?prospect_id=theirs",
        nobodys: "/research?prospect_id=nobodys"
      })
      const after = [yield* view, yield* owner.credits]
      if (before.join() !== after.join()) {
        broken.push({
          promise: "a stranger changes nothing",
          subject: owner.accountId,
          story: after.join(" ").slice(0, 500)
        })
      }
      yield* owner.send("POST", `/research/${open}/cancel`)
    }
    if (compared < size * 20) {
      broken.push({
        promise: "every route is compared",
        subject: "/openapi.json",
        story: `${compared} comparisons`
      })
    }
    return { measurements: [{ name: "comparisons", value: compared }], broken, notes: [] }
  })
}
