import { type ChildProcess, spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { Effect } from "effect"
import { bundled } from "./bundled.ts"
import { ServerEnded } from "./Trouble.ts"

/** `fake` has stages that ask one source on loopback; `standalone` is the server as it is handed out. */
const programs = {
  fake: new URL("../../dist/server/main.js", import.meta.url),
  standalone: new URL("../../../../examples/standalone-server/dist/main.js", import.meta.url)
} as const

export interface ServerOptions {
  readonly program?: keyof typeof programs
  /** The whole environment, but for what Node itself needs; `undefined` takes a setting away. */
  readonly settings: Readonly<Record<string, string | undefined>>
  /** Names of modules in `preload/` that run before the program. */
  readonly preload?: ReadonlyArray<string>
  /** The most that the process may write to one file, KiB. */
  readonly fileLimit?: number
}

export interface ServerProcess {
  readonly pid: number
  readonly url: string
  readonly output: () => { readonly standard: string; readonly error: string }
  readonly isAlive: () => boolean
  readonly send: (signal: NodeJS.Signals) => Effect.Effect<void>
  /** Ends with the exit code, or the signal that ended the process. */
  readonly ended: Effect.Effect<string>
  /** `kill -9`, and the end of the process. */
  readonly kill: Effect.Effect<void>
  /** Resident memory, bytes. */
  readonly memory: Effect.Effect<number>
}

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null
const how = (child: ChildProcess) => String(child.exitCode ?? child.signalCode)

const ended = (child: ChildProcess): Effect.Effect<string> =>
  Effect.async(resume => {
    const tell = () => resume(Effect.succeed(how(child)))
    if (!isAlive(child)) tell()
    else child.once("exit", tell)
  })

const residentMemory = (pid: number): number => {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
  return Number(kilobytes ?? 0) * 1024
}

const preloadUrl = (name: string) => new URL(`../../dist/preload/${name}.js`, import.meta.url).href

const begin = ({ fileLimit, preload = [], program = "fake", settings }: ServerOptions): ChildProcess => {
  const words = [...preload.flatMap(name => ["--import", preloadUrl(name)]), bundled(programs[program])]
  const environment = { PATH: process.env.PATH ?? "", PORT: "0", LOG_FORMAT: "json", ...settings }
  const options = { env: environment, stdio: ["ignore", "pipe", "pipe"] as ["ignore", "pipe", "pipe"] }
  return fileLimit === undefined
    ? spawn(process.execPath, words, options)
    : // The shell's unit is 1 KiB in bash and 512 bytes elsewhere.
      spawn("bash", ["-c", `ulimit -f ${fileLimit}; exec "$0" "$@"`, process.execPath, ...words], options)
}

/** Starts a process without waiting for it to listen. Whoever starts it ends it. */
export const beginServer = (options: ServerOptions) => {
  const child = begin(options)
  let standard = ""
  let error = ""
  child.stdout?.on("data", data => {
    standard += data
  })
  child.stderr?.on("data", data => {
    error += data
  })
  const listening: Effect.Effect<string, ServerEnded> = Effect.async(resume => {
    const look = () => {
      const url = /listens on (http:\/\/\S+)/.exec(standard)?.[1]
      if (url !== undefined) resume(Effect.succeed(url))
    }
    const tooSoon = () => resume(new ServerEnded({ how: how(child), output: `${standard}${error}` }))
    look()
    if (!isAlive(child)) tooSoon()
    child.stdout?.on("data", look)
    child.once("close", tooSoon)
  })
  const send = (signal: NodeJS.Signals) => Effect.sync(() => void child.kill(signal))
  return {
    pid: child.pid ?? 0,
    output: () => ({ standard, error }),
    isAlive: () => isAlive(child),
    send,
    ended: ended(child),
    kill: Effect.zipRight(send("SIGKILL"), Effect.asVoid(ended(child))),
    memory: Effect.sync(() => residentMemory(child.pid ?? 0)),
    listening
  }
}

/** Starts a process and waits until it listens. */
export const startServer = (options: ServerOptions): Effect.Effect<ServerProcess, ServerEnded> =>
  Effect.suspend(() => {
    const server = beginServer(options)
    return Effect.map(
      Effect.onInterrupt(server.listening, () => server.kill),
      url => ({ ...server, url })
    )
  })
