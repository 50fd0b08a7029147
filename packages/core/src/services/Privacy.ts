import { Clock, Context, Effect, Layer, Option } from "effect"
import type {
  AccountNotFound,
  InvalidRequest,
  StoreUnavailable,
  SuppressionNotFound
} from "../domain/errors.ts"
import type { HeldTask, PersonExport } from "../domain/PersonExport.ts"
import { decodePersonRequest, decodeSuppress, type Erased } from "../domain/PersonRequest.ts"
import type { SubjectFingerprint } from "../domain/Subject.ts"
import type { Suppression } from "../domain/Suppression.ts"
import { AccountStore } from "../ports/AccountStore.ts"
import { DeliveryStore } from "../ports/DeliveryStore.ts"
import { Ids } from "../ports/Ids.ts"
import { type HeldContact, PrivacyStore } from "../ports/PrivacyStore.ts"
import { Secrets } from "../ports/Secrets.ts"
import { Signals } from "../ports/Signals.ts"
import { TaskStore } from "../ports/TaskStore.ts"
import { announceEnd } from "./announceEnd.ts"
import { fingerprintsOf } from "./fingerprints.ts"
import { ResearchSettings } from "./ResearchOptions.ts"
import { storeTrouble } from "./storeTrouble.ts"
import { taskView } from "./taskView.ts"

/**
 * What a person may ask of those who research people. A body names a person as a research request does, by `contact_data`; each
 * identifier in it counts by itself.
 */
export class Privacy extends Context.Tag("@prospect-research/core/Privacy")<
  Privacy,
  {
    /** Erases every task of the account about the person; with `suppress`, the person is never researched again. */
    readonly erase: (
      accountId: string,
      body: unknown
    ) => Effect.Effect<Erased, InvalidRequest | StoreUnavailable>
    /** Everything that the account holds about the person. */
    readonly export: (
      accountId: string,
      body: unknown
    ) => Effect.Effect<PersonExport, InvalidRequest | AccountNotFound | StoreUnavailable>
    /** Puts the person on the list of an account, or of the `operator`: research of them is refused from now on. */
    readonly suppress: (
      owner: string,
      body: unknown
    ) => Effect.Effect<ReadonlyArray<Suppression>, InvalidRequest | StoreUnavailable>
    /** The list, oldest first: never the people. */
    readonly suppressions: (owner: string) => Effect.Effect<ReadonlyArray<Suppression>, StoreUnavailable>
    readonly removeSuppression: (
      owner: string,
      suppressionId: string
    ) => Effect.Effect<void, SuppressionNotFound | StoreUnavailable>
  }
>() {
  static readonly layer = Layer.suspend(() => Layer.scoped(Privacy, make))
}

const indexedAtOnce = 200
const eventsAtMost = 10_000

const make = Effect.gen(function* () {
  const store = yield* PrivacyStore
  const tasks = yield* TaskStore
  const accounts = yield* AccountStore
  const deliveries = yield* DeliveryStore
  const secrets = yield* Secrets
  const signals = yield* Signals
  const ids = yield* Ids
  const { baseUrl } = yield* ResearchSettings

  /** Makes tasks findable that were stored before people were found by fingerprints; stops and goes on at any point. */
  const indexAll: Effect.Effect<void, StoreUnavailable> = Effect.gen(function* () {
    const found = yield* store.unindexed(indexedAtOnce)
    if (found.length === 0) return
    yield* store.index(
      found.map(({ contact, taskId }) => ({ taskId, subjects: fingerprintsOf(secrets, contact) }))
    )
    yield* indexAll
  })

  const personIn = (body: unknown) =>
    Effect.map(decodePersonRequest(body), contact => fingerprintsOf(secrets, contact))

  const recordsOf = Effect.fnUntraced(function* (subjects: ReadonlyArray<SubjectFingerprint>) {
    const createdAt = yield* Clock.currentTimeMillis
    return yield* Effect.forEach(subjects, subject =>
      Effect.map(ids.uuid, suppressionId => ({ ...subject, suppressionId, createdAt }))
    )
  })

  /** Nothing when the task was erased while it was read. */
  const heldTask = (accountId: string, { callbackUrl, contact, deliveryBody, taskId }: HeldContact) =>
    Effect.gen(function* () {
      const task = yield* tasks.get(accountId, taskId)
      const owed = yield* deliveries.list(accountId, taskId)
      return Option.some<HeldTask>({
        ...taskView(task, baseUrl),
        contact_data: contact,
        callback_url: callbackUrl,
        evidence: Option.getOrNull(yield* tasks.evidence(accountId, taskId)),
        findings: yield* tasks.checkpoints(taskId),
        events: yield* tasks.events(accountId, taskId, 0, eventsAtMost),
        deliveries: owed.map(it => ({ ...it, url: callbackUrl ?? "", body: deliveryBody ?? "" }))
      })
    }).pipe(Effect.catchTag("TaskNotFound", () => Effect.succeedNone))

  yield* Effect.forkScoped(Effect.ignore(Effect.retry(indexAll, storeTrouble)))

  return Privacy.of({
    erase: Effect.fn("Privacy.erase")(function* (accountId, body) {
      const subjects = yield* personIn(body)
      const suppress = yield* decodeSuppress(body)
      yield* indexAll
      const erased = yield* store.erase({
        accountId,
        subjects,
        suppressions: suppress ? yield* recordsOf(subjects) : [],
        erasedAt: yield* Clock.currentTimeMillis
      })
      yield* Effect.forEach(erased, taskId => announceEnd(signals, taskId), { discard: true })
      return { erased: erased.length }
    }),
    export: Effect.fn("Privacy.export")(function* (accountId, body) {
      const subjects = yield* personIn(body)
      yield* indexAll
      const account = yield* accounts.get(accountId)
      const held = yield* store.find(accountId, subjects)
      const read = yield* Effect.forEach(held, it => heldTask(accountId, it))
      return {
        exported_at: new Date(yield* Clock.currentTimeMillis).toISOString(),
        purpose: `Sales research for account ${account.name} (${accountId})`,
        suppressions: yield* store.suppressions(accountId, subjects),
        tasks: read.flatMap(Option.toArray)
      }
    }),
    suppress: Effect.fn("Privacy.suppress")(function* (owner, body) {
      return yield* store.suppress(owner, yield* recordsOf(yield* personIn(body)))
    }),
    suppressions: owner => store.suppressions(owner),
    removeSuppression: store.removeSuppression
  })
})
