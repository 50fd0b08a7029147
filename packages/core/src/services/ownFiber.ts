import { Context, Effect, type Fiber, FiberRef, HashMap, Tracer } from "effect"

/**
 * Begins an effect that has a fiber to itself: with a span, and log annotations for everything in it. `Effect.withSpan` and
 * `Effect.annotateLogs` restore what was before when their effect ends, and keep that for as long as it waits; here the fiber's end is
 * the end of both, and a task that waits is smaller by a third.
 */
export const inOwnFiber = <A, E, R>(
  effect: Effect.Effect<A, E, R>,
  span: string,
  annotations: Readonly<Record<string, string>>
): Effect.Effect<A, E, R> => Effect.zipRight(begin(span, annotations), effect)

const begin = (name: string, annotations: Readonly<Record<string, string>>): Effect.Effect<void> =>
  Effect.withFiberRuntime(fiber => {
    const annotate = FiberRef.update(FiberRef.currentLogAnnotations, all =>
      Object.entries(annotations).reduce((sum, [key, value]) => HashMap.set(sum, key, value), all)
    )
    return fiber.getFiberRef(FiberRef.currentTracerEnabled)
      ? Effect.zipRight(annotate, beginSpan(fiber, name, annotations))
      : annotate
  })

const beginSpan = Effect.fnUntraced(function* (
  fiber: Fiber.RuntimeFiber<void>,
  name: string,
  attributes: Readonly<Record<string, string>>
) {
  const clock = yield* Effect.clock
  const span = yield* Effect.makeSpan(name, { attributes })
  yield* FiberRef.update(FiberRef.currentContext, context => Context.add(context, Tracer.ParentSpan, span))
  fiber.addObserver(exit => span.end(clock.unsafeCurrentTimeNanos(), exit))
})
