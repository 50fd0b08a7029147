import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100

interface Times {
  readonly parent: number
  readonly own: number
  /** Of children that have ended. */
  readonly endedChildren: number
}

/** `/proc/<pid>/stat`; `null` for a process that has gone meanwhile. */
const timesOf = (pid: string): Times | null => {
  try {
    // The name, which may hold anything, ends with the last parenthesis; what follows is numbered from the third field on.
    const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(")").at(-1)?.trim().split(" ") ?? []
    const field = (number: number) => Number(fields[number - 3])
    return { parent: field(4), own: field(14) + field(15), endedChildren: field(16) + field(17) }
  } catch {
    return null
  }
}

/** Seconds of processor time of a process. NaN where there is no `/proc`. */
export const processorSeconds = (pid: number): number =>
  (timesOf(String(pid))?.own ?? Number.NaN) / ticksPerSecond

/** Seconds of processor time of a PostgreSQL server, whose connections are processes of their own. */
export const serverSeconds = (directory: string): number => {
  const [pid = ""] = readFileSync(join(directory, "data", "postmaster.pid"), "utf8").split("\n")
  const server = timesOf(pid)
  if (server === null) return Number.NaN
  const children = readdirSync("/proc")
    .filter(name => /^\d+$/.test(name))
    .map(timesOf)
    .filter(times => times?.parent === Number(pid))
  const alive = children.reduce((sum, times) => sum + (times?.own ?? 0), 0)
  return (server.own + server.endedChildren + alive) / ticksPerSecond
}
