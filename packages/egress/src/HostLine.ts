import { Effect } from "effect"
import type { Requester } from "./Requester.ts"

/** One request that waits for its turn with a host. */
interface Waiter {
  readonly requester: Requester | null
  /** Opened when there may be something to do: the one before has gone, or somebody has gone before. */
  readonly called: Effect.Latch
  isHeld: boolean
}

const turnOf = ({ requester }: Waiter): number => requester?.turn ?? Number.NEGATIVE_INFINITY

/**
 * Those who wait for one host: whose task has the earlier turn goes first, and who asked first among those of one turn. Behind
 * requests of other tasks a waiter's time stands still, so that research in a crowd takes longer, and finds no less.
 */
export class HostLine {
  private readonly waiters: Array<Waiter> = []
  /** Whose request was the last to go; `null` for nobody's, and where those who wait do not wait for anybody's. */
  private last: object | null = null
  /** Somebody has their turn and has not yet gone. */
  private isTaken = false

  get isEmpty(): boolean {
    return this.waiters.length === 0 && !this.isTaken
  }

  /**
   * Waits to be the first, then for `ready` to say yes, which is asked again after it has said no: whoever comes before meanwhile goes
   * before. The line stands still while `go` runs.
   */
  wait<E, E2>(
    requester: Requester | null,
    ready: Effect.Effect<boolean, E>,
    go: Effect.Effect<void, E2>
  ): Effect.Effect<void, E | E2> {
    const waiter: Waiter = { requester, called: Effect.unsafeMakeLatch(), isHeld: false }
    const isFirst = () => this.waiters[0] === waiter && !this.isTaken
    const turn: Effect.Effect<void, E> = Effect.suspend(() =>
      isFirst()
        ? Effect.flatMap(ready, isReady => (isReady && isFirst() ? Effect.void : turn))
        : waiter.called.await.pipe(Effect.zipRight(waiter.called.close), Effect.zipRight(turn))
    )
    return Effect.uninterruptibleMask(restore =>
      this.join(waiter).pipe(
        Effect.zipRight(restore(turn)),
        Effect.onError(() => this.leave(waiter)),
        Effect.zipRight(this.take(waiter)),
        Effect.zipRight(Effect.ensuring(restore(go), this.pass))
      )
    )
  }

  /** The host itself makes everybody wait: nobody's time stands still for that. */
  readonly rest: Effect.Effect<void> = Effect.suspend(() => {
    this.last = null
    return this.holdAll
  })

  private join(waiter: Waiter): Effect.Effect<void> {
    return Effect.suspend(() => {
      const behind = this.waiters.findLastIndex(other => turnOf(other) <= turnOf(waiter))
      this.waiters.splice(behind + 1, 0, waiter)
      return this.hold(waiter)
    })
  }

  private leave(waiter: Waiter): Effect.Effect<void> {
    return Effect.suspend(() => {
      this.waiters.splice(this.waiters.indexOf(waiter), 1)
      return Effect.zipRight(this.setHeld(waiter, false), this.callFirst)
    })
  }

  private take(waiter: Waiter): Effect.Effect<void> {
    return Effect.suspend(() => {
      this.waiters.splice(this.waiters.indexOf(waiter), 1)
      this.isTaken = true
      this.last = waiter.requester?.task ?? null
      return Effect.zipRight(this.setHeld(waiter, false), this.holdAll)
    })
  }

  private readonly pass = Effect.suspend(() => {
    this.isTaken = false
    return this.callFirst
  })

  private readonly callFirst = Effect.suspend(() => this.waiters[0]?.called.open ?? Effect.void)

  private readonly holdAll = Effect.suspend(() =>
    Effect.forEach(this.waiters, waiter => this.hold(waiter), { discard: true })
  )

  private hold(waiter: Waiter): Effect.Effect<void> {
    return this.setHeld(waiter, this.last !== null && this.last !== waiter.requester?.task)
  }

  private setHeld(waiter: Waiter, isHeld: boolean): Effect.Effect<void> {
    return Effect.suspend(() => {
      if (waiter.isHeld === isHeld || waiter.requester === null) return Effect.void
      waiter.isHeld = isHeld
      return isHeld ? waiter.requester.hold : waiter.requester.release
    })
  }
}
