/** Counts time, less what it is held for. All times are those of `steadyMillis`. */
export class Stopwatch {
  readonly startedAt: number
  private heldFor = 0
  private heldSince = 0
  private holds = 0

  constructor(now: number) {
    this.startedAt = now
  }

  get isHeld(): boolean {
    return this.holds > 0
  }

  /** Holds nest: the time goes on when as many releases have come. */
  hold(now: number): void {
    if (this.holds === 0) this.heldSince = now
    this.holds += 1
  }

  release(now: number): void {
    this.holds -= 1
    if (this.holds === 0) this.heldFor += now - this.heldSince
  }

  elapsed(now: number): number {
    return (this.isHeld ? this.heldSince : now) - this.startedAt - this.heldFor
  }
}
