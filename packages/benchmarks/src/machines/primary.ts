/** What one task asks of the database. */
export interface TaskCost {
  /** Processor time, milliseconds. */
  readonly serverMillis: number
  readonly commits: number
  /** Bytes: written to the write-ahead log, kept in all tables and indexes, and in the largest table with its indexes. */
  readonly logged: number
  readonly kept: number
  readonly largest: number
}

/** What one primary has. */
export interface Primary {
  readonly cores: number
  readonly commitsPerSecond: number
}

/** What so many tasks a day ask of one primary. */
export interface Load {
  readonly tasksPerDay: number
  readonly coresAtPeak: number
  readonly commitsAtPeak: number
  /** Bytes. */
  readonly loggedPerDay: number
  readonly kept: number
  readonly needsPartitions: boolean
  /** Clusters that the load wants; 1: one primary carries it. */
  readonly clusters: number
}

/** The busiest hour has so many times the tasks of the average one. */
export const peak = 3

/** More than this share of what a primary has is not planned with. */
export const share = 0.6

export const daysKept = 30

/** Past this a vacuum of a table, or an index built anew, takes hours: months as partitions are dropped instead. */
export const largestTable = 100e9

/** What one machine's disk and its backup deal with. */
export const largestDatabase = 4e12

/** What a load asks of primaries of one kind, and how many of them it wants. */
export const loadOf = (tasksPerDay: number, cost: TaskCost, primary: Primary): Load => {
  const perSecond = (tasksPerDay / 86_400) * peak
  const coresAtPeak = (perSecond * cost.serverMillis) / 1000
  const commitsAtPeak = perSecond * cost.commits
  const kept = tasksPerDay * daysKept * cost.kept
  return {
    tasksPerDay,
    coresAtPeak,
    commitsAtPeak,
    loggedPerDay: tasksPerDay * cost.logged,
    kept,
    needsPartitions: tasksPerDay * daysKept * cost.largest > largestTable,
    clusters: Math.max(
      1,
      Math.ceil(coresAtPeak / (primary.cores * share)),
      Math.ceil(commitsAtPeak / (primary.commitsPerSecond * share)),
      Math.ceil(kept / largestDatabase)
    )
  }
}
