import { Context, type Effect } from "effect"
import type { Attempt, Delivery } from "../domain/Delivery.ts"
import type { LeaseLost, NothingToRedeliver, StoreUnavailable, TaskNotFound } from "../domain/errors.ts"
import type { SealedSecret } from "./TaskStore.ts"

/** A delivery with everything that one attempt needs. */
export interface DueDelivery {
  readonly deliveryId: string
  readonly fence: number
  readonly taskId: string
  readonly accountId: string
  readonly url: string
  /** Host and port of `url`: what rests when it fails. */
  readonly host: string
  readonly body: string
  /** Sealed with the task id as associated data; `null` when the client gave none. */
  readonly callbackSecret: SealedSecret | null
  /** Sealed with the account id as associated data; newest first while one is rotated. */
  readonly signingSecrets: ReadonlyArray<SealedSecret>
  /** Attempts since the schedule began (anew with each redelivery). */
  readonly attemptsInSchedule: number
  /** Attempts ever made. */
  readonly attemptsMade: number
}

/** What an attempt leads to. Delays are milliseconds from now. */
export type AttemptOutcome =
  | { readonly _tag: "Delivered" }
  | { readonly _tag: "Abandoned" }
  | { readonly _tag: "Retry"; readonly delayMillis: number }

/** Why a task has nothing to redeliver, in the words of `NothingToRedeliver`. */
export const redeliverRefusals = {
  nothingOwed:
    "The task owes no callback: it has no callback_url, it is not settled yet, or the callback is no longer kept",
  secretMissing: "The callback has ended and its callback_secret is gone: send callback_secret again"
} as const

/** Deliveries owed and their attempts. */
export class DeliveryStore extends Context.Tag("@prospect-research/core/DeliveryStore")<
  DeliveryStore,
  {
    /**
     * Due deliveries, longest due first, none to an excluded host and at most `perHost` to one host, those under lease
     * included; each gets a new fence and a lease.
     */
    readonly claim: (options: {
      readonly limit: number
      readonly perHost: number
      readonly excludedHosts: ReadonlyArray<string>
      readonly leaseMillis: number
    }) => Effect.Effect<ReadonlyArray<DueDelivery>, StoreUnavailable>

    /** Writes the attempt and what follows from it, under the fence. The bearer secret goes when the delivery ends. */
    readonly record: (
      delivery: { readonly deliveryId: string; readonly fence: number },
      attempt: Attempt,
      outcome: AttemptOutcome
    ) => Effect.Effect<void, LeaseLost | StoreUnavailable>

    /** Gives a claimed delivery back unsent; it stays due. */
    readonly release: (delivery: {
      readonly deliveryId: string
      readonly fence: number
    }) => Effect.Effect<void, StoreUnavailable>

    /** Milliseconds until the next delivery is due (0 when one is); `null` when none is owed. */
    readonly nextDue: (excludedHosts: ReadonlyArray<string>) => Effect.Effect<number | null, StoreUnavailable>

    /** All deliveries of a task with their attempts, oldest first. */
    readonly list: (
      accountId: string,
      taskId: string
    ) => Effect.Effect<ReadonlyArray<Delivery>, TaskNotFound | StoreUnavailable>

    /**
     * Makes the task's delivery due now with a fresh schedule; its id and body stay. An ended delivery has lost its bearer
     * secret, so that it needs `callbackSecret` again where one was given.
     */
    readonly redeliver: (
      accountId: string,
      taskId: string,
      callbackSecret: SealedSecret | null
    ) => Effect.Effect<Delivery, TaskNotFound | NothingToRedeliver | StoreUnavailable>
  }
>() {}
