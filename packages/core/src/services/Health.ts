import { Context, Duration, Effect, Layer, Ref, Schedule, type Scope } from "effect"
import { AccountStore } from "../ports/AccountStore.ts"
import { type Backlog, TaskStore } from "../ports/TaskStore.ts"
import { ResearchSettings } from "./ResearchOptions.ts"
import { unbroken } from "./unbroken.ts"

/** Whether this process does its work. */
export class Health extends Context.Tag("@prospect-research/core/Health")<
  Health,
  {
    /** False when a watched part has stopped moving, so that a restart may help. */
    readonly live: Effect.Effect<boolean>
    /** Adds a check of progress to `live`, until the scope closes. */
    readonly watch: (moves: Effect.Effect<boolean>) => Effect.Effect<void, never, Scope.Scope>
    /** New requests may be sent here: the store answers and no shutdown has begun. */
    readonly ready: Effect.Effect<boolean>
    /** From now on not ready, and nothing new is begun. */
    readonly beginShutdown: Effect.Effect<void>
    readonly stopping: Effect.Effect<boolean>
    /** What waits, as last looked at (at most a few seconds old); `null` while the store cannot be reached. */
    readonly backlog: Effect.Effect<Backlog | null>
    /** Whether new work is refused for now because too much waits. */
    readonly overloaded: Effect.Effect<boolean>
  }
>() {
  static readonly layer = Layer.suspend(() => Layer.scoped(Health, make))
}

const lookEvery = Duration.seconds(1)
const auditEvery = Duration.minutes(10)

const make = Effect.gen(function* () {
  const tasks = yield* TaskStore
  const accounts = yield* AccountStore
  const { pendingLimit } = yield* ResearchSettings
  const latest = yield* Ref.make<Backlog | null>(null)
  const stopping = yield* Ref.make(false)
  const checks = new Set<Effect.Effect<boolean>>()

  const look = tasks.backlog.pipe(
    Effect.catchTag("StoreUnavailable", () => Effect.succeed(null)),
    Effect.tap(backlog => Ref.set(latest, backlog))
  )
  const audit = accounts.audit.pipe(
    Effect.flatMap(violations =>
      Effect.forEach(violations, violation => Effect.logError("A promise is broken", violation), {
        discard: true
      })
    ),
    Effect.catchTag("StoreUnavailable", () => Effect.void)
  )
  yield* look
  yield* Effect.forkScoped(Effect.repeat(unbroken("looks at the backlog")(look), Schedule.spaced(lookEvery)))
  yield* Effect.forkScoped(Effect.repeat(unbroken("audits")(audit), Schedule.spaced(auditEvery)))

  return Health.of({
    live: Effect.suspend(() => Effect.every(checks, check => check)),
    watch: moves =>
      Effect.acquireRelease(
        Effect.sync(() => checks.add(moves)),
        () => Effect.sync(() => checks.delete(moves))
      ),
    ready: Effect.gen(function* () {
      return !(yield* Ref.get(stopping)) && (yield* Ref.get(latest)) !== null
    }),
    beginShutdown: Ref.set(stopping, true),
    stopping: Ref.get(stopping),
    backlog: Ref.get(latest),
    overloaded: Effect.map(Ref.get(latest), backlog => (backlog?.pending ?? 0) >= pendingLimit)
  })
})
