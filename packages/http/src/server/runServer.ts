import { makeRunMain, type RunMain } from "@effect/platform/Runtime"
import { steadyMillis } from "@prospect-research/core"
import { Effect, FiberId } from "effect"
import { constVoid } from "effect/Function"

/** In milliseconds. From a terminal, npm passes on the SIGINT that the process has had already. */
const echoMillis = 500

/** A signal comes from outside of every effect. */
const now = (): number => Effect.runSync(steadyMillis)

/**
 * Runs a server until SIGTERM or SIGINT stops it gracefully. A second signal ends the process at once, also when both come while the
 * process is too busy to see the first: `NodeRuntime.runMain` loses the second then.
 */
export const runServer: RunMain = makeRunMain(({ fiber, teardown }) => {
  const keepAlive = setInterval(constVoid, 2 ** 31 - 1)
  let stoppedAt: number | undefined
  const stop = (signal: NodeJS.Signals): void => {
    if (stoppedAt === undefined) {
      stoppedAt = now()
      fiber.unsafeInterruptAsFork(FiberId.none)
    } else if (signal === "SIGTERM" || now() - stoppedAt > echoMillis) {
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    }
  }
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
  fiber.addObserver(exit => {
    clearInterval(keepAlive)
    teardown(exit, code => {
      if (stoppedAt !== undefined || code !== 0) process.exit(code)
      process.off("SIGTERM", stop)
      process.off("SIGINT", stop)
    })
  })
})
