import { Effect, Schedule } from "effect"
import { type Account, administer, isSettled, openAccount } from "./Account.ts"
import type { Answer } from "./call.ts"
import type { Scene } from "./Scene.ts"
import type { Wanted } from "./Workload.ts"
import { makeWorkload } from "./Workload.ts"

/** A client whose server dies asks again until it gets an answer. */
const patience = Schedule.intersect(Schedule.spaced("100 millis"), Schedule.recurs(600))

const again = <E, R>(request: Effect.Effect<Answer, E, R>) =>
  Effect.retry(
    Effect.filterOrFail(
      request,
      ({ status }) => status < 500,
      ({ status }) => `answered with ${status}`
    ),
    patience
  )

/** Everything that a client and an administrator can do, once, whatever happens to the server meanwhile. */
export const tellStory = Effect.fnUntraced(function* ({
  deployment,
  receiver
}: Pick<Scene, "deployment" | "receiver">) {
  const account: Account = yield* Effect.retry(openAccount(deployment, 100), patience)
  const workload = makeWorkload([account], receiver)
  const { log } = workload
  const send = (method: string, path: string, body?: unknown) =>
    again(account.send(method, path, body === undefined ? {} : { body }))
  const submit = (wanted: Wanted) => workload.submit({ keyed: true, ...wanted })
  const settled = (taskId: string | null) =>
    Effect.retry(
      Effect.filterOrFail(
        account.task(taskId ?? "", 5),
        ({ status }) => isSettled(status),
        () => "still runs"
      ),
      patience
    )

  yield* again(administer(deployment, "POST", `/accounts/${account.accountId}/keys`))
  const spare = yield* again(administer(deployment, "POST", `/accounts/${account.accountId}/keys`))
  const keyId = /"key_id":"([^"]+)"/.exec(spare.text)?.[1] ?? ""
  yield* again(administer(deployment, "DELETE", `/keys/${keyId}`))

  const slow = yield* submit({ behaviour: "slow", callback: true })
  const failing = yield* submit({ behaviour: "fail", callback: true })
  const erased = yield* submit({ behaviour: "quick", callback: true })
  const cancelled = yield* submit({ behaviour: "idle", callback: true })
  yield* again(
    account.submit(
      {
        contact_data: { email: "quick-test@example.com" },
        is_test: true,
        callback_url: `${receiver.address}/test`
      },
      "the-test"
    )
  )
  yield* send("POST", `/research/${cancelled.taskId}/cancel`)
  for (const { taskId } of [slow, failing, erased]) yield* settled(taskId)
  yield* send("POST", `/research/${slow.taskId}/deliveries/redeliver`, {
    callback_secret: `secret-of-${slow.submission.label}`
  })
  yield* send("DELETE", `/research/${slow.taskId}/report`)
  yield* send("DELETE", `/research/${erased.taskId}`)
  log.forgets(erased.submission.label)
  // Nobody's task is about these people: the audit knows no erasure but the one above.
  const stranger = { contact_data: { email: "nobody-asked-for@example.com" } }
  yield* send("POST", "/privacy/erase", { ...stranger, suppress: true })
  const listed = yield* send("POST", "/privacy/suppressions", {
    contact_data: { email: "another-one@example.com" }
  })
  const suppressionId = /"suppression_id":"([^"]+)"/.exec(listed.text)?.[1] ?? ""
  yield* send("DELETE", `/privacy/suppressions/${suppressionId}`)
  // A stop in the middle of research: its lease is given back.
  const interrupted = yield* submit({ behaviour: "slow", callback: true })
  yield* Effect.sleep("30 millis")
  yield* Effect.forEach(deployment.slots, slot => slot.current().send("SIGTERM"))
  yield* Effect.sleep("200 millis")
  yield* settled(interrupted.taskId)
  return { log, account }
})
