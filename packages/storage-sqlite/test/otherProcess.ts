import { spawn } from "node:child_process"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { Deferred, Effect } from "effect"

const here = dirname(fileURLToPath(import.meta.url))
const viteNode = createRequire(createRequire(import.meta.url).resolve("vitest")).resolve(
  "vite-node/vite-node.mjs"
)

/** A real second process that runs a script of this directory from source. */
export interface OtherProcess {
  /** Waits until the process has printed a line, and returns it. */
  readonly line: (prefix: string) => Effect.Effect<string>
  /** Second words of the lines "accepted …" printed so far. */
  readonly accepted: Effect.Effect<ReadonlyArray<string>>
  /** Ends it as `kill -9` does, and waits until it is gone. */
  readonly kill: Effect.Effect<void>
}

/** Runs until it ends by itself or the scope closes. */
export const startProcess = (script: string, ...parameters: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const lines: Array<string> = []
    const waiting: Array<{ readonly prefix: string; readonly found: Deferred.Deferred<string> }> = []
    const child = yield* Effect.sync(() => {
      const config = join(here, "../../../vitest.config.ts")
      const program = [viteNode, "--config", config, join(here, script), ...parameters]
      return spawn(process.execPath, program, { stdio: ["ignore", "pipe", "inherit"] })
    })
    // "close" comes after "exit", once everything that was printed has arrived.
    const closed = yield* Deferred.make<void>()
    child.once("close", () => Deferred.unsafeDone(closed, Effect.void))
    const kill = Effect.zipRight(
      Effect.sync(() => child.kill("SIGKILL")),
      Deferred.await(closed)
    )
    yield* Effect.addFinalizer(() => kill)
    let rest = ""
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      const [last = "", ...complete] = `${rest}${text}`.split("\n").reverse()
      rest = last
      lines.push(...complete.reverse())
      for (const { found, prefix } of waiting) {
        const line = lines.find(it => it.startsWith(prefix))
        if (line !== undefined) Deferred.unsafeDone(found, Effect.succeed(line))
      }
    })
    return {
      line: prefix =>
        Effect.gen(function* () {
          const line = lines.find(it => it.startsWith(prefix))
          if (line !== undefined) return line
          const found = yield* Deferred.make<string>()
          waiting.push({ prefix, found })
          return yield* Deferred.await(found)
        }),
      accepted: Effect.sync(() =>
        lines.filter(it => it.startsWith("accepted ")).map(it => it.slice("accepted ".length))
      ),
      kill
    } satisfies OtherProcess
  })
