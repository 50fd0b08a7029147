/** Attempts at once to one host. */
const perHost = 2
const failuresInARow = 5
const restMillis = 30_000

interface HostState {
  underWay: number
  failures: number
  restsUntil: number
}

/**
 * Keeps one receiver from taking the others' share: two attempts at once to a host, and a rest of 30 s after five failures in a row.
 * What rests stays owed. Times are those of `steadyMillis`.
 */
export const makeHostGate = () => {
  const hosts = new Map<string, HostState>()
  const stateOf = (host: string): HostState => {
    const state = hosts.get(host) ?? { underWay: 0, failures: 0, restsUntil: 0 }
    hosts.set(host, state)
    return state
  }
  return {
    perHost,
    /** Hosts that may not be tried now. */
    closed: (now: number): ReadonlyArray<string> =>
      [...hosts].filter(([, it]) => it.underWay >= perHost || it.restsUntil > now).map(([host]) => host),
    /** Milliseconds until the next resting host may be tried again; infinite when none rests. */
    opensIn: (now: number): number =>
      Math.min(...[...hosts.values()].filter(it => it.restsUntil > now).map(it => it.restsUntil - now)),
    /** Takes a place, if there is one. */
    enter: (host: string): boolean => {
      const state = stateOf(host)
      if (state.underWay >= perHost) return false
      state.underWay += 1
      return true
    },
    /** Remembers how an attempt went. */
    note: (host: string, delivered: boolean, now: number): void => {
      const state = stateOf(host)
      state.failures = delivered ? 0 : state.failures + 1
      if (state.failures >= failuresInARow) state.restsUntil = now + restMillis
    },
    leave: (host: string): void => {
      const state = stateOf(host)
      state.underWay -= 1
      if (state.underWay === 0 && state.failures === 0) hosts.delete(host)
    }
  }
}
