import { Effect, Random, Schedule, Schema } from "effect"
import { type Account, acceptedTask, isSettled } from "./Account.ts"
import { type ClientLog, makeClientLog, type Submission } from "./ClientLog.ts"
import type { Behaviour } from "./FakeSource.ts"
import type { Receiver } from "./Receiver.ts"

/** Shares of what the source does, in a hundred. */
const mix: ReadonlyArray<readonly [behaviour: Behaviour, share: number]> = [
  ["slow", 60],
  ["quick", 20],
  ["fail", 20]
]

/** What is not said is drawn. */
export interface Wanted {
  readonly behaviour?: Behaviour
  readonly keyed?: boolean
  readonly callback?: boolean
}

const drawBehaviour = Effect.map(Random.nextIntBetween(0, 100), drawn => {
  let left = drawn
  for (const [behaviour, share] of mix) {
    if (left < share) return behaviour
    left -= share
  }
  return "slow" satisfies Behaviour
})

/** A client that got no answer asks again ten times a second. */
const pauseBeforeRetry = Schedule.spaced("100 millis")

const TaskView = Schema.parseJson(Schema.Struct({ status: Schema.String, result: Schema.Unknown }))

/** Clients that submit, repeat what got no answer, and look at what they got. Everything they know is in `log`. */
export const makeWorkload = (accounts: ReadonlyArray<Account>, receiver: Receiver) => {
  const log: ClientLog = makeClientLog()
  let submissions = 0

  const draw = Effect.fnUntraced(function* (wanted: Wanted) {
    submissions += 1
    const number = submissions
    const account = yield* Effect.orDie(Random.choice(accounts))
    const behaves = wanted.behaviour ?? (yield* drawBehaviour)
    const submission: Submission = {
      label: `submission-${number}`,
      accountId: account.accountId,
      person: `${behaves}-${number}@company${number}.example`,
      behaviour: behaves,
      idempotencyKey: (wanted.keyed ?? (yield* Random.next) < 0.7) ? `key-${number}` : null,
      callbackPath: (wanted.callback ?? (yield* Random.next) < 0.7) ? `/hook/${number}` : null
    }
    return { account, submission }
  })

  const bodyOf = ({ callbackPath, label, person }: Submission) => ({
    contact_data: { email: person },
    prospect_id: label,
    ...(callbackPath === null
      ? {}
      : { callback_url: `${receiver.address}${callbackPath}`, callback_secret: `secret-of-${label}` })
  })

  /** One submit. Without an answer it is repeated when it has an idempotency key, and else left to its fate. */
  const submit = Effect.fnUntraced(function* (wanted: Wanted = {}) {
    const { account, submission } = yield* draw(wanted)
    const { idempotencyKey, label } = submission
    log.sends(submission)
    const once = account.submit(bodyOf(submission), idempotencyKey ?? undefined)
    const unanswered = Effect.succeed(null)
    const answer =
      idempotencyKey === null
        ? yield* Effect.catchAll(once, () => unanswered)
        : yield* Effect.retry(
            Effect.filterOrFail(
              once,
              ({ status }) => status < 500,
              () => "try again"
            ),
            { times: 600, schedule: pauseBeforeRetry }
          ).pipe(Effect.catchAll(() => unanswered))
    const taskId = answer === null ? null : acceptedTask(answer)
    if (taskId !== null) log.accepts(label, taskId)
    return { answer, taskId, submission, account }
  })

  /** Looks at a task; what is settled must look the same for ever. */
  const look = (account: Account, taskId: string) =>
    account.send("GET", `/research/${taskId}`).pipe(
      Effect.tap(({ status, text }) => {
        if (status !== 200) return Effect.void
        const task = Schema.decodeSync(TaskView)(text)
        if (isSettled(task.status)) {
          log.sees({ taskId, status: task.status, result: JSON.stringify(task.result) })
        }
        return Effect.void
      }),
      Effect.ignore
    )

  /** One client: submits, waits a moment, looks, and so on. */
  const client = (pauseMillis: number) =>
    Effect.forever(
      Effect.gen(function* () {
        const { account, taskId } = yield* submit()
        yield* Effect.sleep((yield* Random.nextIntBetween(1, 2 * pauseMillis)) || 1)
        if (taskId !== null) yield* look(account, taskId)
      })
    )

  return { log, submit, look, client, submissions: () => submissions }
}

export type Workload = ReturnType<typeof makeWorkload>
