import type { Effect, Scope } from "effect"
import type { Trouble } from "./harness/Trouble.ts"

export const databaseKinds = ["sqlite", "postgres"] as const
export type DatabaseKind = (typeof databaseKinds)[number]

export interface CampaignOptions {
  readonly database: DatabaseKind
  /** How much of it: cycles, requests, tasks, as the campaign says. */
  readonly size: number
  /** Tells a person who waits how far it has come. */
  readonly progress: (line: string) => Effect.Effect<void>
}

/** Something that the server promises and did not keep. */
export interface BrokenPromise {
  readonly promise: string
  /** The task, account, request or file it happened to. */
  readonly subject: string
  readonly story: string
  /** It holds on a machine that does nothing else, which tests cannot ask for. */
  readonly isTimed?: true
}

export interface Measurement {
  readonly name: string
  readonly value: number | string
}

export interface Outcome {
  readonly measurements: ReadonlyArray<Measurement>
  readonly broken: ReadonlyArray<BrokenPromise>
  /** What was done, and what could not be, in words. */
  readonly notes: ReadonlyArray<string>
}

/** One way to trouble a server, and the promise that it must keep all the while. Randomness comes from the fiber's `Random`. */
export interface Campaign {
  readonly id: string
  readonly promise: string
  readonly databases: readonly [DatabaseKind, ...ReadonlyArray<DatabaseKind>]
  /** What `size` counts, how much of it is a whole campaign, and how much a test takes. */
  readonly size: { readonly unit: string; readonly whole: number; readonly short: number }
  readonly run: (options: CampaignOptions) => Effect.Effect<Outcome, Trouble, Scope.Scope>
}
