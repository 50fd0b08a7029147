import {
  type Account,
  Accounts,
  type Delivery,
  type EraseBody,
  type Erased,
  InvalidRequest,
  type ListRequest,
  type PersonBody,
  type PersonExport,
  Privacy,
  Research,
  type ResearchTask,
  type SubmitBody,
  type SubmittedTask,
  type Suppression,
  type TaskEvent,
  type TaskEvidence,
  type TaskPage
} from "@prospect-research/core"
import { Chunk, Duration, Effect, Exit, Option, Scope, Stream } from "effect"
import type { Opened } from "./Opened.ts"
import type { ResearchFailure } from "./ResearchError.ts"

/** What one account can do. Every promise rejects with a `ResearchError` for what is expected to go wrong, and with the reason of an aborted `signal`. */
export interface Session {
  /** Accepts the request, charges one credit, and answers at once; research goes on in the background. */
  submit(body: SubmitBody, options?: { readonly idempotencyKey?: string }): Promise<SubmittedTask>
  get(taskId: string): Promise<ResearchTask>
  /** The task as soon as it has ended, or as it stands after `timeoutSeconds` (default 180). */
  wait(
    taskId: string,
    options?: { readonly timeoutSeconds?: number; readonly signal?: AbortSignal }
  ): Promise<ResearchTask>
  list(request?: ListRequest): Promise<TaskPage>
  /** The task's log after a sequence number, live until the task has ended. */
  events(
    taskId: string,
    options?: { readonly after?: number; readonly signal?: AbortSignal }
  ): AsyncIterable<TaskEvent>
  evidence(taskId: string): Promise<TaskEvidence>
  cancel(taskId: string): Promise<ResearchTask>
  /** Removes every trace of the person; the ledger stays. */
  erase(taskId: string): Promise<void>
  /** Erases every task about the person; with `suppress`, the person is never researched again. */
  erasePerson(body: EraseBody): Promise<Erased>
  /** Everything that is held about the person. */
  exportPerson(body: PersonBody): Promise<PersonExport>
  /** Research of the person is refused from now on. */
  suppress(body: PersonBody): Promise<ReadonlyArray<Suppression>>
  /** The list, oldest first: never the people. */
  suppressions(): Promise<ReadonlyArray<Suppression>>
  removeSuppression(suppressionId: string): Promise<void>
  deliveries(taskId: string): Promise<ReadonlyArray<Delivery>>
  redeliver(taskId: string, options?: { readonly callbackSecret?: string }): Promise<Delivery>
  account(): Promise<Account>
  /** Adds credits and returns the balance. */
  grant(amount: number, reason: string, options?: { readonly grantId?: string }): Promise<number>
}

/** One account's session with the opened service. */
export const makeSession = (opened: Opened, accountId: string): Session => {
  const run = <A>(
    use: (research: typeof Research.Service) => Effect.Effect<A, ResearchFailure>,
    signal?: AbortSignal
  ): Promise<A> => opened.run(Effect.flatMap(Research, use), signal)

  const runPrivacy = <A>(use: (privacy: typeof Privacy.Service) => Effect.Effect<A, ResearchFailure>) =>
    opened.run(Effect.flatMap(Privacy, use))

  const runAccounts = <A>(use: (accounts: typeof Accounts.Service) => Effect.Effect<A, ResearchFailure>) =>
    opened.run(Effect.flatMap(Accounts, use))

  /** `sessionOf` takes any id: over HTTP, a key always has an account. */
  const submit = (body: SubmitBody, options: { readonly idempotencyKey?: string }) =>
    Effect.flatMap(Effect.all([Research, Accounts]), ([research, accounts]) =>
      Effect.zipRight(accounts.get(accountId), research.submit(accountId, body, options))
    )

  async function* events(
    taskId: string,
    { after = 0, signal }: { after?: number; signal?: AbortSignal } = {}
  ) {
    const scope = Effect.runSync(Scope.make())
    try {
      const pull = await run(research =>
        Scope.extend(Stream.toPull(research.events(accountId, taskId, after)), scope)
      )
      while (true) {
        const next = await run(
          () =>
            Effect.catchAll(Effect.asSome(pull), failure =>
              Option.isSome(failure) ? Effect.fail(failure.value) : Effect.succeedNone
            ),
          signal
        )
        if (Option.isNone(next)) return
        yield* Chunk.toReadonlyArray(next.value)
      }
    } finally {
      await Effect.runPromise(Scope.close(scope, Exit.void))
    }
  }

  return {
    submit: (body, options = {}) => opened.run(submit(body, options)),
    get: taskId => run(research => research.get(accountId, taskId)),
    wait: (taskId, { timeoutSeconds = 180, signal } = {}) =>
      run(
        research =>
          timeoutSeconds >= 0
            ? research.wait(accountId, taskId, Duration.seconds(timeoutSeconds))
            : new InvalidRequest({ detail: "timeoutSeconds must be 0 or more" }),
        signal
      ),
    list: (request = {}) => run(research => research.list(accountId, request)),
    events,
    evidence: taskId => run(research => research.evidence(accountId, taskId)),
    cancel: taskId => run(research => research.cancel(accountId, taskId)),
    erase: taskId => run(research => research.erase(accountId, taskId)),
    erasePerson: body => runPrivacy(privacy => privacy.erase(accountId, body)),
    exportPerson: body => runPrivacy(privacy => privacy.export(accountId, body)),
    suppress: body => runPrivacy(privacy => privacy.suppress(accountId, body)),
    suppressions: () => runPrivacy(privacy => privacy.suppressions(accountId)),
    removeSuppression: id => runPrivacy(privacy => privacy.removeSuppression(accountId, id)),
    deliveries: taskId => run(research => research.deliveries(accountId, taskId)),
    redeliver: (taskId, { callbackSecret } = {}) =>
      run(research => research.redeliver(accountId, taskId, { callback_secret: callbackSecret })),
    account: () => runAccounts(accounts => accounts.get(accountId)),
    grant: (amount, reason, { grantId } = {}) =>
      runAccounts(accounts => accounts.grant(accountId, { amount, reason, grantId: grantId ?? null }))
  }
}
