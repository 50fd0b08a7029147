import { Context, Effect, Layer, Queue, type Scope } from "effect"

/**
 * What somebody may wait for: work for a worker, a delivery that is due, a lease that somebody else may have ended,
 * a change of one task.
 */
export type Topic = "tasks" | "deliveries" | "leases" | `task:${string}`

/**
 * Wakes those who wait, so that nobody polls while work is at hand. A signal says "look again" and carries nothing:
 * one that is lost costs time, never work, since everyone also looks at an interval.
 */
export class Signals extends Context.Tag("@prospect-research/core/Signals")<
  Signals,
  {
    readonly publish: (topic: Topic) => Effect.Effect<void>
    /** Signals from now on; several that nobody took yet are one. */
    readonly subscribe: (topic: Topic) => Effect.Effect<Queue.Dequeue<void>, never, Scope.Scope>
  }
>() {
  /** For all who share one process. */
  static readonly layer = Layer.sync(Signals, () => {
    const subscribers = new Map<Topic, Set<Queue.Queue<void>>>()
    const leave = (topic: Topic, queue: Queue.Queue<void>) => {
      const queues = subscribers.get(topic)
      queues?.delete(queue)
      if (queues?.size === 0) subscribers.delete(topic)
    }
    return Signals.of({
      publish: topic =>
        Effect.suspend(() =>
          Effect.forEach(subscribers.get(topic) ?? [], queue => Queue.offer(queue, undefined), {
            discard: true
          })
        ),
      subscribe: topic =>
        Effect.acquireRelease(
          Effect.map(Queue.sliding<void>(1), queue => {
            const queues = subscribers.get(topic) ?? new Set()
            subscribers.set(topic, queues.add(queue))
            return queue
          }),
          queue =>
            Effect.zipRight(
              Effect.sync(() => leave(topic, queue)),
              Queue.shutdown(queue)
            )
        )
    })
  })
}
