import { type ChildProcess, spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { bundled } from "../../../packages/torture/src/harness/bundled.ts"

const main = new URL("../dist/main.js", import.meta.url)

export interface ServerProcess {
  /** Empty for a process without an interface. */
  readonly url: string
  /** The first key, when the database was new. */
  readonly apiKey: string | undefined
  readonly signingSecret: string | undefined
  readonly output: () => { readonly standard: string; readonly error: string }
  readonly child: ChildProcess
  /** Ends the process and gives its exit code, or the signal that ended it. */
  readonly stop: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode ?? child.signalCode)
    : new Promise<number | NodeJS.Signals | null>(resolve =>
        child.once("exit", (code, signal) => resolve(code ?? signal))
      )

/** Starts the built server as its own process, with no setting but these, and waits until it is ready. */
export const startServer = async (settings: Record<string, string>): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [bundled(main)], {
    env: { PATH: process.env.PATH ?? "", PORT: "0", LOG_FORMAT: "json", ...settings },
    stdio: ["ignore", "pipe", "pipe"]
  })
  let standard = ""
  let error = ""
  child.stderr.on("data", data => {
    error += data
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", data => {
      standard += data
      const found = /(?:listens on (http:\/\/\S+)|needs no port)[\s\S]*\n\n/.exec(standard)
      if (found !== null) resolve(found[1] ?? "")
    })
    child.once("exit", code => reject(new Error(`The server ended with ${code}: ${standard}${error}`)))
  })
  return {
    url,
    apiKey: /API key[^:]*: (\S+)/.exec(standard)?.[1],
    signingSecret: /signing secret[^:]*: (\S+)/i.exec(standard)?.[1],
    output: () => ({ standard, error }),
    child,
    stop: signal => {
      child.kill(signal)
      return ended(child)
    }
  }
}

/** A directory of its own for a database; removed with `remove`. */
export const temporaryDirectory = async () => {
  const path = await mkdtemp(join(tmpdir(), "prospect-research-"))
  return {
    path,
    database: `sqlite:${join(path, "research.db")}`,
    remove: () => rm(path, { recursive: true, force: true })
  }
}
