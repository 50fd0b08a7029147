import { Context, type Duration, Effect, Layer, type Stream } from "effect"
import type { Account } from "../domain/Account.ts"
import type { Delivery } from "../domain/Delivery.ts"
import type { TaskEvidence } from "../domain/Evidence.ts"
import type { PersonExport } from "../domain/PersonExport.ts"
import type { Erased } from "../domain/PersonRequest.ts"
import type { ResearchTask, SubmittedTask } from "../domain/ResearchTask.ts"
import type { Suppression } from "../domain/Suppression.ts"
import type { TaskEvent } from "../domain/TaskEvent.ts"
import type { ListRequest, TaskPage } from "../domain/TaskList.ts"
import { Accounts } from "../services/Accounts.ts"
import { Privacy } from "../services/Privacy.ts"
import { Research } from "../services/Research.ts"

/** A failure as every way to the service shows it: by the tag of the domain's error. */
export interface Tagged {
  readonly _tag: string
}

/** What one account can do, in process or over HTTP. */
export interface AccountSession {
  readonly submit: (body: unknown, idempotencyKey?: string) => Effect.Effect<SubmittedTask, Tagged>
  readonly get: (taskId: string) => Effect.Effect<ResearchTask, Tagged>
  readonly wait: (taskId: string, atMost: Duration.DurationInput) => Effect.Effect<ResearchTask, Tagged>
  readonly list: (request: ListRequest) => Effect.Effect<TaskPage, Tagged>
  readonly events: (taskId: string, after: number) => Stream.Stream<TaskEvent, Tagged>
  readonly evidence: (taskId: string) => Effect.Effect<TaskEvidence, Tagged>
  readonly cancel: (taskId: string) => Effect.Effect<ResearchTask, Tagged>
  readonly erase: (taskId: string) => Effect.Effect<void, Tagged>
  readonly deliveries: (taskId: string) => Effect.Effect<ReadonlyArray<Delivery>, Tagged>
  readonly redeliver: (taskId: string) => Effect.Effect<Delivery, Tagged>
  readonly erasePerson: (body: unknown) => Effect.Effect<Erased, Tagged>
  readonly exportPerson: (body: unknown) => Effect.Effect<PersonExport, Tagged>
  readonly suppress: (body: unknown) => Effect.Effect<ReadonlyArray<Suppression>, Tagged>
  readonly suppressions: Effect.Effect<ReadonlyArray<Suppression>, Tagged>
  readonly removeSuppression: (suppressionId: string) => Effect.Effect<void, Tagged>
  readonly account: Effect.Effect<Account, Tagged>
}

/** The whole service, by one way in. */
export class ServiceUnderTest extends Context.Tag("@prospect-research/core/testing/ServiceUnderTest")<
  ServiceUnderTest,
  { readonly openAccount: Effect.Effect<AccountSession> }
>() {
  /** By calling the services. */
  static readonly layerInProcess = Layer.effect(
    ServiceUnderTest,
    Effect.gen(function* () {
      const research = yield* Research
      const accounts = yield* Accounts
      const privacy = yield* Privacy
      const sessionOf = (accountId: string): AccountSession => ({
        submit: (body, idempotencyKey) => research.submit(accountId, body, { idempotencyKey }),
        get: taskId => research.get(accountId, taskId),
        wait: (taskId, atMost) => research.wait(accountId, taskId, atMost),
        list: request => research.list(accountId, request),
        events: (taskId, after) => research.events(accountId, taskId, after),
        evidence: taskId => research.evidence(accountId, taskId),
        cancel: taskId => research.cancel(accountId, taskId),
        erase: taskId => research.erase(accountId, taskId),
        deliveries: taskId => research.deliveries(accountId, taskId),
        redeliver: taskId => research.redeliver(accountId, taskId),
        erasePerson: body => privacy.erase(accountId, body),
        exportPerson: body => privacy.export(accountId, body),
        suppress: body => privacy.suppress(accountId, body),
        suppressions: privacy.suppressions(accountId),
        removeSuppression: suppressionId => privacy.removeSuppression(accountId, suppressionId),
        account: accounts.get(accountId)
      })
      return {
        openAccount: Effect.orDie(Effect.map(accounts.create("Test"), it => sessionOf(it.account_id)))
      }
    })
  )
}
