/**
 * The turns of the tasks that run in one process, by which they go first with a source that all of them wait for: the accounts
 * alternate, and the tasks of one go in the order in which they began. An account's task takes the turn after its latest, and that of
 * the round under way where the account has none (start-time fair queueing, as admission has it for pending tasks).
 */
export class RunningTurns {
  /** The latest turn of each account that is not behind the round. */
  private readonly latest = new Map<string, number>()
  /** How many tasks run in each turn. */
  private readonly running = new Map<number, number>()
  /** The earliest turn that runs. */
  private round = 0

  begin(account: string): number {
    const turn = Math.max(this.round, (this.latest.get(account) ?? -1) + 1)
    this.latest.set(account, turn)
    this.running.set(turn, (this.running.get(turn) ?? 0) + 1)
    return turn
  }

  end(turn: number): void {
    const others = (this.running.get(turn) ?? 0) - 1
    if (others > 0) this.running.set(turn, others)
    else this.running.delete(turn)
    if (this.running.size === 0) this.latest.clear()
    else this.advance()
  }

  private advance(): void {
    const before = this.round
    while (!this.running.has(this.round)) this.round += 1
    if (this.round === before) return
    for (const [account, turn] of this.latest) {
      if (turn < this.round) this.latest.delete(account)
    }
  }
}
