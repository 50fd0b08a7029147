import {
  Array as Arrays,
  Context,
  Deferred,
  Duration,
  Effect,
  Exit,
  Fiber,
  FiberMap,
  Layer,
  Metric,
  Queue,
  Schedule
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

const lookAtLeases = Schedule.spaced("1 second")

/** What a worker knows to be its own: tasks that run, with their fibers, and those that wait to be tried. */
interface Held {
  readonly running: ReadonlyArray<readonly [string, Fiber.RuntimeFiber<void>]>
  readonly waiting: ReadonlyArray<ClaimedTask>
}

const make = Effect.fnUntraced(function* (options: WorkerOptions) {
  const store = yield* TaskStore
  const signals = yield* Signals
  const health = yield* Health
  const ids = yield* Ids
  const runToSettlement = yield* runTask
  const concurrency = options.concurrency ?? 256
  const leaseMillis = Duration.toMillis(options.lease ?? "30 seconds")
  const giveUpMillis = Duration.toMillis(options.giveUpAfter ?? "20 seconds")
  const identity = { worker: yield* ids.uuid }
  const suspects = yield* Effect.makeSemaphore(suspectsAtOnce)
  const trial = { isHeld: false }
  /** Claimed, and each to be tried alone; they take nobody's place. */
  const suspected = new Map<string, ClaimedTask>()

  const renewed = { at: yield* steadyMillis }
  const leaseEnds = yield* signals.subscribe("leases")
  const work = yield* signals.subscribe("tasks")
  const room = yield* Queue.sliding<void>(1)

  const tasks = yield* FiberMap.make<string, void, never>()
  const held = (): Held => ({ running: Array.from(tasks), waiting: [...suspected.values()] })

  /** The fibers of tasks whose lease ended with their settlement, or was counted as lost. */
  const over = new WeakSet<object>()
  const onSettled = Effect.withFiberRuntime<void>(task => Effect.sync(() => void over.add(task)))
  const run = (claimed: ClaimedTask, onProgress: Effect.Effect<void> = Effect.void) =>
    runToSettlement(claimed, { onProgress, onSettled })

  const stop = (task: Fiber.RuntimeFiber<void>) =>
    Effect.flatMap(Fiber.interrupt(task), exit => {
      if (!Exit.isInterrupted(exit) || over.has(task)) return Effect.void
      over.add(task)
      return Metric.increment(lostTotal)
    })

  /** Another worker has, or may have, taken these over: whatever they still do is discarded. Nobody waits until they have ended. */
  const drop = ({ running, waiting }: Held) =>
    Effect.suspend(() => {
      for (const claimed of waiting) {
        if (suspected.get(claimed.taskId) === claimed) suspected.delete(claimed.taskId)
      }
      return Effect.forkScoped(
        Effect.forEach(running, ([, task]) => stop(task), { concurrency, discard: true })
      )
    })

  /** Names what it renews: a lease that it does not know of, because the answer to its claim was lost, runs out. */
  const renew = Effect.gen(function* () {
    const { running, waiting } = held()
    const taskIds = [...running.map(([taskId]) => taskId), ...waiting.map(({ taskId }) => taskId)]
    if (taskIds.length === 0) return
    const { worker } = identity
    const startedAt = yield* steadyMillis
    const kept = new Set(yield* store.heartbeat({ worker, taskIds, leaseMillis }))
    if (identity.worker !== worker) return
    renewed.at = startedAt
    yield* drop({
      running: running.filter(([taskId]) => !kept.has(taskId)),
      waiting: waiting.filter(({ taskId }) => !kept.has(taskId))
    })
  }).pipe(Effect.catchTag("StoreUnavailable", () => Effect.void))

  /** Looks at the time by itself: a store that does not answer keeps `renew` waiting for longer than a lease. */
  const giveUp = Effect.gen(function* () {
    const now = yield* steadyMillis
    const all = held()
    if (all.running.length + all.waiting.length === 0) renewed.at = now
    if (now - renewed.at < giveUpMillis) return
    renewed.at = now
    const { worker } = identity
    // What is claimed from now on must not be released with what is dropped.
    identity.worker = yield* ids.uuid
    yield* drop(all)
    yield* Effect.forkScoped(Effect.retry(store.release({ worker }), storeTrouble))
  })

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

  /** Runs the next task under suspicion, alone until it gets on, ends, or has hung for long; then it goes on in company. */
  const runAlone = Effect.gen(function* () {
    yield* Effect.timeoutOption(FiberMap.awaitEmpty(tasks), trialLimit)
    const [claimed] = suspected.values()
    if (claimed === undefined) return
    const gotOn = yield* Deferred.make<void>()
    suspected.delete(claimed.taskId)
    const fiber = yield* fork(claimed, run(claimed, Deferred.succeed(gotOn, undefined)))
    yield* Effect.raceFirst(Deferred.await(gotOn), Fiber.await(fiber)).pipe(Effect.timeoutOption(trialLimit))
  })

  const isLastStart = ({ starts }: ClaimedTask) => starts === startsLimit - 1

  /** While it waits for the others to end and is tried, nothing is claimed. */
  const tryAlone = Effect.acquireUseRelease(
    Effect.sync(() => {
      trial.isHeld = true
    }),
    () => runAlone,
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
    for (const it of lastStarts) suspected.set(it.taskId, it)
    if (suspected.size > 0) yield* tryAlone
    return suspected.size > 0 || (limit > 0 && claimed.length === limit)
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
  yield* Effect.forkScoped(Effect.repeat(unbroken("looks at the leases")(giveUp), lookAtLeases))
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
