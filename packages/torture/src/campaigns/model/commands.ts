import { Effect, FastCheck } from "effect"
import { type Account, acceptedTask, administer, isSettled } from "../../harness/Account.ts"
import type { Deployment, Slot } from "../../harness/Deployment.ts"
import type { Receiver } from "../../harness/Receiver.ts"
import { until } from "../../harness/until.ts"
import { type Model, pick } from "./ModelAccount.ts"

/** The real thing beside the model. */
export interface Service {
  readonly account: Account
  readonly deployment: Deployment
  readonly slot: Slot
  readonly receiver: Receiver
  /** Prefix of what must be unique in the receiver's log. */
  readonly name: string
}

type Step = (model: Model, service: Service) => Effect.Effect<void, unknown>

const idempotencyDays = 7
/** An attempt that dies with its process is made again when its lease of 30 s has ended. */
const calledBack = "60 seconds"
const dayMillis = 24 * 60 * 60 * 1000

const equal = (what: string, wanted: unknown, actual: unknown): Effect.Effect<void, Error> =>
  wanted === actual
    ? Effect.void
    : Effect.fail(new Error(`${what}: ${String(actual)}, not ${String(wanted)}`))

/** A command that runs its step, and then holds the balance against the model. */
const command = (words: string, step: Step): FastCheck.AsyncCommand<Model, Service> => ({
  check: () => true,
  run: (model, service) =>
    Effect.runPromise(
      Effect.gen(function* () {
        yield* step(model, service)
        yield* equal("credits", model.credits, yield* service.account.credits)
      })
    ),
  toString: () => words
})

const submit = (behaviour: "idle" | "quick" | "fail", hasCallback: boolean, key: number | null) =>
  command(
    `submit(${behaviour}${hasCallback ? ", callback" : ""}${key === null ? "" : `, key ${key}`})`,
    (model, it) =>
      Effect.gen(function* () {
        const idempotencyKey = key === null ? undefined : `key-${key}`
        const known = model.keys.get(idempotencyKey ?? "")
        const isReplay = known !== undefined && model.day - known.day < idempotencyDays
        const path =
          key === null ? `/${it.name}/${model.tasks.length}-${model.day}` : `/${it.name}/key-${key}`
        // The body depends on nothing but the command, so that a repeated key comes with its first body.
        const body = {
          contact_data: { email: `${behaviour}-${it.name}-${key ?? "x"}@example.com` },
          ...(hasCallback ? { callback_url: `${it.receiver.address}${path}` } : {})
        }
        const answer = yield* it.account.submit(body, idempotencyKey)
        if (isReplay) {
          // Another body under the key is refused; the same gives the first answer.
          if (answer.status !== 422) yield* equal("replayed task", known.taskId, acceptedTask(answer))
          return
        }
        if (model.credits === 0) return yield* equal("status without credit", 402, answer.status)
        const taskId = acceptedTask(answer)
        if (taskId === null) return yield* equal("status of a submit", 202, answer.status)
        model.credits -= 1
        if (idempotencyKey !== undefined) model.keys.set(idempotencyKey, { taskId, day: model.day })
        const task = { taskId, callbackPath: hasCallback ? path : null, isRevoked: false }
        if (behaviour === "idle") {
          model.tasks.push({ ...task, state: "open" })
          return
        }
        // Tasks that hang and have seen two crashes are tried alone first, for up to a minute each.
        const { status } = yield* Effect.repeat(it.account.task(taskId, 20), {
          until: task => isSettled(task.status),
          times: 30
        })
        const wanted = behaviour === "fail" ? "failed" : "completed"
        if (wanted === "failed") model.credits += 1
        model.tasks.push({ ...task, state: wanted })
        yield* equal("end of a task", wanted, status)
      })
  )

const cancel = (number: number) =>
  command(`cancel(${number})`, (model, { account }) =>
    Effect.gen(function* () {
      const task = pick(model, number)
      if (task === undefined) return
      const { status } = yield* account.send("POST", `/research/${task.taskId}/cancel`)
      if (task.state === "erased") return yield* equal("cancelling what is erased", 404, status)
      if (task.state !== "open") return yield* equal("cancelling what is settled", 409, status)
      task.state = "failed"
      model.credits += 1
      yield* equal("cancelling", 200, status)
    })
  )

const erase = (number: number) =>
  command(`erase(${number})`, (model, { account }) =>
    Effect.gen(function* () {
      const task = pick(model, number)
      if (task === undefined) return
      const { status } = yield* account.send("DELETE", `/research/${task.taskId}`)
      if (task.state === "erased") return yield* equal("erasing twice", 404, status)
      if (task.state === "open") model.credits += 1
      task.state = "erased"
      yield* equal("erasing", 204, status)
    })
  )

const revoke = (number: number) =>
  command(`revoke(${number})`, (model, { account }) =>
    Effect.gen(function* () {
      const task = pick(model, number)
      if (task === undefined) return
      const { status } = yield* account.send("DELETE", `/research/${task.taskId}/report`)
      if (task.state === "erased") return yield* equal("revoking what is erased", 404, status)
      if (task.state === "completed") task.isRevoked = true
      yield* equal("revoking", 204, status)
    })
  )

const redeliver = (number: number) =>
  command(`redeliver(${number})`, (model, { account, receiver }) =>
    Effect.gen(function* () {
      const task = pick(model, number)
      if (task === undefined) return
      const path = task.callbackPath
      const came = () => receiver.received.filter(it => it.path === path).length
      const isOwed = path !== null && (task.state === "completed" || task.state === "failed")
      if (isOwed)
        yield* until(
          `${path} is called back`,
          Effect.sync(() => came() > 0),
          { atMost: calledBack }
        )
      const before = came()
      const { status } = yield* account.send("POST", `/research/${task.taskId}/deliveries/redeliver`)
      if (task.state === "erased") return yield* equal("redelivering what is erased", 404, status)
      if (!isOwed) return yield* equal("redelivering nothing", 409, status)
      yield* equal("redelivering", 202, status)
      yield* until(
        `${path} is called back again`,
        Effect.sync(() => came() > before),
        { atMost: calledBack }
      )
    })
  )

const grant = (number: number, amount: number) =>
  command(`grant(${number}, ${amount})`, (model, { account, deployment }) =>
    Effect.gen(function* () {
      const grantId = `grant-${number}`
      const before = model.grants.get(grantId)
      const body = { amount, reason: "model", grant_id: grantId }
      const { status } = yield* administer(deployment, "POST", `/accounts/${account.accountId}/credits`, body)
      if (before !== undefined)
        return yield* equal("repeating a grant", before === amount ? 200 : 422, status)
      model.grants.set(grantId, amount)
      model.credits += amount
      yield* equal("granting", 200, status)
    })
  )

const clockOf = (day: number) => ({
  preload: ["clock"],
  settings: { TORTURE_CLOCK_SHIFT: String(day * dayMillis) }
})

const crash = command("crash", (model, { slot }) =>
  Effect.zipRight(
    slot.current().kill,
    Effect.suspend(() => slot.restart(clockOf(model.day)))
  )
)

const timePasses = (days: number) =>
  command(`timePasses(${days} days)`, (model, { slot }) =>
    Effect.gen(function* () {
      model.day += days
      yield* slot.current().send("SIGTERM")
      yield* slot.current().ended
      yield* slot.restart(clockOf(model.day))
    })
  )

const look = (number: number) =>
  command(`look(${number})`, (model, { account }) =>
    Effect.gen(function* () {
      const task = pick(model, number)
      if (task === undefined) return
      const answer = yield* account.send("GET", `/research/${task.taskId}`)
      if (task.state === "erased") return yield* equal("looking at what is erased", 404, answer.status)
      const seen = yield* account.task(task.taskId)
      const isOpen = seen.status === "pending" || seen.status === "running"
      yield* equal("state", task.state, isOpen ? "open" : seen.status)
      yield* equal("has a report", task.state === "completed" && !task.isRevoked, seen.report_url !== null)
    })
  )

const number = FastCheck.nat(9)

/** Whatever clients, operators, time and bad luck can do. Crashes and time are rare, since a restart takes a second. */
export const commands = [
  FastCheck.tuple(
    FastCheck.constantFrom("idle" as const, "quick" as const, "fail" as const),
    FastCheck.boolean(),
    FastCheck.option(FastCheck.nat(2))
  ).map(([behaviour, hasCallback, key]) => submit(behaviour, hasCallback, key)),
  FastCheck.tuple(FastCheck.constantFrom("idle" as const, "quick" as const), FastCheck.nat(1)).map(
    ([behaviour, key]) => submit(behaviour, true, key)
  ),
  number.map(cancel),
  number.map(erase),
  number.map(revoke),
  number.map(redeliver),
  number.map(look),
  FastCheck.tuple(FastCheck.nat(2), FastCheck.integer({ min: 1, max: 3 })).map(([id, amount]) =>
    grant(id, amount)
  ),
  FastCheck.oneof(
    { arbitrary: FastCheck.constant(crash), weight: 2 },
    { arbitrary: FastCheck.integer({ min: 1, max: 8 }).map(timePasses), weight: 1 },
    { arbitrary: number.map(look), weight: 5 }
  )
]
