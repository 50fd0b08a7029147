import {
  Array as Arrays,
  Context,
  Deferred,
  Duration,
  Effect,
  Fiber,
  FiberMap,
  Layer,
  Metric,
  Option,
  Queue
} from "effect"
import { Ids } from "../ports/Ids.ts"
import { Signals } from "../ports/Signals.ts"
import { type ClaimedTask, TaskStore } from "../ports/TaskStore.ts"
import { Health } from "./Health.ts"
import { inOwnFiber } from "./ownFiber.ts"
import { runTask, startsLimit } from "./runTask.ts"
import { steadyMillis } from "./steadyMillis.ts"
import { storeTrouble } from "./storeTrouble.ts"
import { unbroken } from "./unbroken.ts"

export interface WorkerOptions {
  /** Tasks at once. Default 256. */
  readonly concurrency?: number
  /** How long a claimed task is this worker's without a heartbeat. Default 30 s. */
  readonly lease?: Duration.DurationInput
  /** Default 10 s. */
  readonly heartbeat?: Duration.DurationInput
  /** A worker that could not renew for so long stops its tasks, before the leases end. Default 20 s. */
  readonly giveUpAfter?: Duration.DurationInput
  /** How often to look for work that nobody announced: tasks of dead workers, other machines' submits. Default 1 s. */
  readonly poll?: Duration.DurationInput
  /** On a stop, tasks get so long to finish before they are handed back. Default 0. */
  readonly grace?: Duration.DurationInput
}

/** Claims tasks and runs them, from when its layer is built until its scope closes. */
export class Worker extends Context.Tag("@prospect-research/core/Worker")<
  Worker,
  {
    readonly inFlight: Effect.Effect<number>
  }
>() {
  static readonly layer = (options: WorkerOptions = {}) => Layer.scoped(Worker, make(options))
}

const claimedTotal = Metric.counter("research_tasks_claimed_total", {
  description: "Tasks claimed by this process",
  incremental: true
})
const lostTotal = Metric.counter("research_leases_lost_total", {
  description: "Tasks whose lease this process lost while it ran them",
  incremental: true
})

const claimAtOnce = 256

/**
 * Among what a dead worker held is perhaps what killed it. So few of those run at once until they get on, that a second death
 * puts few under suspicion of a third; and whoever may die a third time does it alone.
 */
const suspectsAtOnce = 16

/**
 * As long as a stage may usually take. Whoever has done nothing by then, good or bad, keeps nobody from work any longer: neither
 * those who have to end before a trial, nor who is tried.
 */
const trialLimit = Duration.seconds(30)

/** Room and claimable tasks older than this: something is stuck. */
const stuckAfter = Duration.toMillis("60 seconds")

const make = Effect.fnUntraced(function* (options: WorkerOptions) {
  const store = yield* TaskStore
  const signals = yield* Signals
  const health = yield* Health
  const ids = yield* Ids
  const run = yield* runTask
  const concurrency = options.concurrency ?? 256
  const leaseMillis = Duration.toMillis(options.lease ?? "30 seconds")
  const giveUpMillis = Duration.toMillis(options.giveUpAfter ?? "20 seconds")
  const identity = { worker: yield* ids.uuid }
  const suspects = yield* Effect.makeSemaphore(suspectsAtOnce)
  const trial = { isHeld: false }
  /** Claimed, and each to be tried alone; they take nobody's place. */
  const suspected: Array<ClaimedTask> = []

  const renewed = { at: yield* steadyMillis }
  const leaseEnds = yield* signals.subscribe("leases")
  const work = yield* signals.subscribe("tasks")
  const room = yield* Queue.sliding<void>(1)

  const tasks = yield* FiberMap.make<string, void, never>()
  const held = () => Array.from(tasks, ([taskId]) => taskId)

  /** Another worker has, or may have, taken these over: whatever they still do is discarded. */
  const drop = (taskIds: ReadonlyArray<string>) =>
    Effect.forEach(
      taskIds,
      taskId => Effect.zipRight(Metric.increment(lostTotal), FiberMap.remove(tasks, taskId)),
      {
        discard: true
      }
    )

  const renew = Effect.gen(function* () {
    const before = held()
    const startedAt = yield* steadyMillis
    const kept =
      before.length + suspected.length === 0 ? [] : yield* store.heartbeat({ ...identity, leaseMillis })
    renewed.at = startedAt
    const still = new Set(kept)
    yield* drop(before.filter(taskId => !still.has(taskId)))
  }).pipe(
    Effect.catchTag("StoreUnavailable", () =>
      Effect.gen(function* () {
        if ((yield* steadyMillis) - renewed.at < giveUpMillis) return
        yield* drop(held())
        suspected.length = 0
        // Under its old name the worker would keep the leases of what it has dropped alive.
        const { worker } = identity
        identity.worker = yield* ids.uuid
        yield* Effect.forkScoped(Effect.retry(store.release({ worker }), storeTrouble))
      })
    )
  )

  const fork = Effect.fnUntraced(function* (claimed: ClaimedTask, task: Effect.Effect<void>) {
    const fiber = yield* FiberMap.run(
      tasks,
      claimed.taskId,
      inOwnFiber(task, "task", { task_id: claimed.taskId })
    )
    fiber.addObserver(() => room.unsafeOffer(undefined))
    return fiber
  })

  const amongFew = (claimed: ClaimedTask) =>
    Effect.uninterruptibleMask(restore =>
      Effect.gen(function* () {
        yield* restore(suspects.take(1))
        const leave = yield* Effect.once(suspects.release(1))
        yield* Effect.ensuring(restore(run(claimed, leave)), leave)
      })
    )

  const start = (claimed: ClaimedTask) =>
    fork(claimed, claimed.starts > 0 && claimed.starts < startsLimit ? amongFew(claimed) : run(claimed))

  /** Runs a task alone until it gets on or ends. One that gets on is handed back, to go on in company; one that hangs goes on as it is. */
  const runAlone = Effect.fnUntraced(function* (claimed: ClaimedTask) {
    yield* Effect.timeoutOption(FiberMap.awaitEmpty(tasks), trialLimit)
    const gotOn = yield* Deferred.make<void>()
    const fiber = yield* fork(claimed, run(claimed, Deferred.succeed(gotOn, undefined)))
    const ended = yield* Effect.raceFirst(Deferred.await(gotOn), Fiber.await(fiber)).pipe(
      Effect.timeoutOption(trialLimit)
    )
    if (Option.isNone(ended)) return
    yield* FiberMap.remove(tasks, claimed.taskId)
    yield* Effect.ignore(store.release({ ...identity, taskId: claimed.taskId }))
  })

  const isLastStart = ({ starts }: ClaimedTask) => starts === startsLimit - 1

  /** While it waits for the others to end and is tried, nothing is claimed. */
  const tryAlone = (claimed: ClaimedTask) =>
    Effect.acquireUseRelease(
      Effect.sync(() => {
        trial.isHeld = true
      }),
      () => runAlone(claimed),
      () =>
        Effect.sync(() => {
          trial.isHeld = false
        })
    )

  /**
   * Claims and begins what there is, and tries one that is under suspicion: after each trial whoever else waits for work gets some.
   * What is claimed but not begun when a stop comes is handed back like everything else that this worker holds.
   */
  const claim = Effect.gen(function* () {
    const free = (yield* health.stopping) ? 0 : concurrency - (yield* FiberMap.size(tasks))
    const limit = Math.min(free, claimAtOnce)
    const claimed = limit <= 0 ? [] : yield* store.claim({ ...identity, limit, leaseMillis })
    yield* Metric.incrementBy(claimedTotal, claimed.length)
    const [others, lastStarts] = Arrays.partition(claimed, isLastStart)
    yield* Effect.forEach(others, start, { discard: true })
    suspected.push(...lastStarts)
    const tried = suspected.shift()
    if (tried !== undefined) yield* tryAlone(tried)
    return suspected.length > 0 || (limit > 0 && claimed.length === limit)
  })

  const waitForWork = Effect.gen(function* () {
    const full = (yield* FiberMap.size(tasks)) >= concurrency
    yield* Effect.timeoutOption(Queue.take(full ? room : work), options.poll ?? "1 second")
  })

  /** Hands everything back on a stop: leases end at once. */
  const handBack = Effect.gen(function* () {
    yield* Effect.timeoutOption(Effect.interruptible(FiberMap.awaitEmpty(tasks)), options.grace ?? 0)
    yield* FiberMap.clear(tasks)
    const released = yield* Effect.orElseSucceed(store.release(identity), () => 0)
    if (released > 0) yield* Effect.logInfo(`Released ${released} unfinished tasks`)
  })

  const heartbeats = Effect.timeoutOption(Queue.take(leaseEnds), options.heartbeat ?? "10 seconds")
  yield* Effect.forkScoped(Effect.forever(unbroken("heartbeats")(Effect.zipRight(heartbeats, renew))))
  yield* Effect.addFinalizer(() => handBack)
  yield* Effect.forkScoped(
    claim.pipe(
      Effect.tapError(() => Effect.logWarning("The store cannot be reached; claiming again soon")),
      Effect.retry(storeTrouble),
      Effect.flatMap(more => (more ? Effect.void : waitForWork)),
      unbroken("claims"),
      Effect.forever
    )
  )
  yield* health.watch(
    Effect.gen(function* () {
      const full = trial.isHeld || (yield* FiberMap.size(tasks)) >= concurrency
      const backlog = yield* health.backlog
      return full || (backlog?.oldestClaimableAge ?? 0) < stuckAfter
    })
  )
  return Worker.of({ inFlight: FiberMap.size(tasks) })
})
