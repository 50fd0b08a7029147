/** Attempts at once to one host. */
const perHost = 2
const failuresInARow = 5
const restMillis = 30_000

/** So many hosts rest at once; one more ends the rest of the first. They are all named to the store whenever it is asked for work. */
export const mostAtRest = 1000
/** Whose failures are remembered: the last so many that failed. Anybody who may submit can name hosts without end. */
const mostRemembered = 10_000

/** Puts an entry last, and removes the first ones where there are too many. */
const remember = <A>(entries: Map<string, A>, host: string, value: A, most: number): void => {
  entries.delete(host)
  entries.set(host, value)
  for (const first of entries.keys()) {
    if (entries.size <= most) return
    entries.delete(first)
  }
}

/**
 * Keeps one receiver from taking the others' share: two attempts at once to a host, and a rest of 30 s after five failures in a row.
 * What rests stays owed. Times are those of `steadyMillis`.
 */
export const makeHostGate = () => {
  const underWay = new Map<string, number>()
  const failures = new Map<string, number>()
  /** When rests end: each takes as long, so that the first to begin ends first. */
  const rests = new Map<string, number>()

  const resting = (now: number): ReadonlyMap<string, number> => {
    for (const [host, until] of rests) {
      if (until > now) break
      rests.delete(host)
    }
    return rests
  }

  return {
    perHost,
    /** Hosts that may not be tried now. */
    closed: (now: number): ReadonlyArray<string> => {
      const full = [...underWay].filter(([, count]) => count >= perHost).map(([host]) => host)
      return [...new Set([...full, ...resting(now).keys()])]
    },
    /** Milliseconds until the next resting host may be tried again; infinite when none rests. */
    opensIn: (now: number): number => {
      const [first = Number.POSITIVE_INFINITY] = resting(now).values()
      return first - now
    },
    /** Takes a place, if there is one. */
    enter: (host: string): boolean => {
      const count = underWay.get(host) ?? 0
      if (count >= perHost) return false
      underWay.set(host, count + 1)
      return true
    },
    /** Remembers how an attempt went. */
    note: (host: string, delivered: boolean, now: number): void => {
      if (delivered) {
        failures.delete(host)
        return
      }
      const count = (failures.get(host) ?? 0) + 1
      remember(failures, host, count, mostRemembered)
      if (count >= failuresInARow) remember(rests, host, now + restMillis, mostAtRest)
    },
    leave: (host: string): void => {
      const count = (underWay.get(host) ?? 0) - 1
      if (count > 0) underWay.set(host, count)
      else underWay.delete(host)
    }
  }
}
