import { Context, type Effect } from "effect"
import type { Backlog } from "../ports/TaskStore.ts"

/** Whether this process does its work. */
export class Health extends Context.Tag("@prospect-research/core/Health")<
  Health,
  {
    /** Work moves: false when claimable tasks have waited too long while the worker had room, so that a restart may help. */
    readonly live: Effect.Effect<boolean>
    /** New requests may be sent here: the store answers and no shutdown has begun. */
    readonly ready: Effect.Effect<boolean>
    /** From now on not ready. */
    readonly beginShutdown: Effect.Effect<void>
    /** What waits, as last looked at (at most a few seconds old); `null` while the store cannot be reached. */
    readonly backlog: Effect.Effect<Backlog | null>
    /** Whether new work is refused for now because too much waits. */
    readonly overloaded: Effect.Effect<boolean>
  }
>() {}
