import {
  type Account,
  Accounts,
  type Delivery,
  type EraseBody,
  type Erased,
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
import { Chunk, Effect, Exit, type ManagedRuntime, Option, Scope, Stream } from "effect"
import { promiseOf, type ResearchFailure } from "./ResearchError.ts"

/** What one account can do. Every promise rejects with a `ResearchError` for what is expected to go wrong. */
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

/** One account's session over the services that the runtime holds. */
export const makeSession = (
  runtime: ManagedRuntime.ManagedRuntime<Research | Accounts | Privacy, unknown>,
  accountId: string
): Session => {
  const run = <A>(
    use: (research: typeof Research.Service) => Effect.Effect<A, ResearchFailure>,
    signal?: AbortSignal
  ): Promise<A> => promiseOf(runtime, Effect.flatMap(Research, use), signal)

  const runPrivacy = <A>(use: (privacy: typeof Privacy.Service) => Effect.Effect<A, ResearchFailure>) =>
    promiseOf(runtime, Effect.flatMap(Privacy, use))

  async function* events(
    taskId: string,
    { after = 0, signal }: { after?: number; signal?: AbortSignal } = {}
  ) {
    const scope = await runtime.runPromise(Scope.make())
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
      await runtime.runPromise(Scope.close(scope, Exit.void))
    }
  }

  return {
    submit: (body, options = {}) => run(research => research.submit(accountId, body, options)),
    get: taskId => run(research => research.get(accountId, taskId)),
    wait: (taskId, { timeoutSeconds = 180, signal } = {}) =>
      run(research => research.wait(accountId, taskId, `${timeoutSeconds} seconds`), signal),
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
    account: () =>
      promiseOf(
        runtime,
        Effect.flatMap(Accounts, accounts => accounts.get(accountId))
      ),
    grant: (amount, reason, { grantId } = {}) =>
      promiseOf(
        runtime,
        Effect.flatMap(Accounts, accounts =>
          accounts.grant(accountId, { amount, reason, grantId: grantId ?? null })
        )
      )
  }
}
