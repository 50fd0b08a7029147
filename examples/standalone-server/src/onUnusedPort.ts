import { CannotListen } from "@prospect-research/http/server"
import { Effect, ExecutionStrategy, Exit, Layer, Scope } from "effect"

const isTaken = (error: unknown): boolean => error instanceof CannotListen && error.isInUse

/**
 * A layer that listens on a port nobody asked for. It must know the port before it listens, and another process may take it in between:
 * then everything built so far is let go, and the next port that `choose` gives is tried.
 */
export const onUnusedPort = <A, E, R>(
  choose: Effect.Effect<number>,
  layerOn: (port: number) => Layer.Layer<A, E, R>
): Layer.Layer<A, E, R> =>
  Layer.scopedContext(
    Effect.gen(function* () {
      const port = yield* choose
      const scope = yield* Scope.fork(yield* Effect.scope, ExecutionStrategy.sequential)
      return yield* Effect.onError(Layer.buildWithScope(layerOn(port), scope), cause =>
        Scope.close(scope, Exit.failCause(cause))
      )
    }).pipe(Effect.retry({ while: isTaken, times: 9 }))
  )
