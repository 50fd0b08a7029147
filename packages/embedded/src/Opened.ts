import type { Accounts, Privacy, Research } from "@prospect-research/core"
import { Cause, type Effect, Exit, type Layer, ManagedRuntime, Option } from "effect"
import { isFailure, ResearchError, type ResearchFailure } from "./ResearchError.ts"
import { refusalMessage } from "./settingsMessage.ts"

export type Services = Research | Accounts | Privacy

/** The service while it is open: runs effects as promises that reject with errors that a caller can act on. */
export interface Opened {
  /** Rejects with a `ResearchError`, with the reason of an aborted signal, or with the bug that nobody expected. */
  readonly run: <A>(effect: Effect.Effect<A, ResearchFailure, Services>, signal?: AbortSignal) => Promise<A>
  /** Ends what still runs, and releases everything. */
  readonly close: () => Promise<void>
}

/** Why a run failed. Effects may fail with what is no `Error`, which a caller without Effect cannot read. */
const errorOf = (cause: Cause.Cause<unknown>): Error => {
  const error = Cause.squash(cause)
  if (isFailure(error)) return new ResearchError(error._tag, error.detail)
  return error instanceof Error ? error : new Error(refusalMessage(error), { cause: error })
}

/** Builds the services. What is refused (settings, database, secret key) rejects with the message that is meant for the operator. */
export const open = async (layer: Layer.Layer<Services, unknown>): Promise<Opened> => {
  const runtime = ManagedRuntime.make(layer)
  const closing = new AbortController()
  const opening = await runtime.runPromiseExit(runtime.runtimeEffect)
  if (Exit.isFailure(opening)) {
    await runtime.dispose()
    const refusal = Cause.failureOption(opening.cause)
    throw Option.isSome(refusal)
      ? new ResearchError("CannotOpen", refusalMessage(refusal.value))
      : errorOf(opening.cause)
  }
  return {
    run: async (effect, signal) => {
      if (closing.signal.aborted) throw new ResearchError("Closed")
      const ended = AbortSignal.any(signal === undefined ? [closing.signal] : [closing.signal, signal])
      const exit = await runtime.runPromiseExit(effect, { signal: ended })
      if (Exit.isSuccess(exit)) return exit.value
      if (!Cause.isInterrupted(exit.cause)) throw errorOf(exit.cause)
      if (closing.signal.aborted) throw new ResearchError("Closed")
      throw signal?.aborted ? signal.reason : errorOf(exit.cause)
    },
    close: () => {
      closing.abort()
      return runtime.dispose()
    }
  }
}
