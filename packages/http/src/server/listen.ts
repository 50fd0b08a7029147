import type { Server } from "node:http"
import { describeCause } from "@prospect-research/core"
import { Cause, Data, Effect, Runtime } from "effect"

/** The server cannot listen: `message` says why. */
export class CannotListen extends Data.TaggedError("CannotListen")<{
  readonly message: string
  /** Another port would do. */
  readonly isInUse: boolean
}> {}

type ListenError = Error & { readonly code?: string }

const refusal = (host: string, port: number, { code, message }: ListenError): CannotListen => {
  const isInUse = code === "EADDRINUSE"
  const why = isInUse ? "the port is in use; choose another with PORT" : message
  return new CannotListen({ message: `Cannot listen on ${host}:${port}: ${why}`, isInUse })
}

/** The port that the server listens on from now on. Trouble with a connection to come, such as too many open files, is logged. */
export const listen = Effect.fnUntraced(function* (server: Server, host: string, port: number) {
  const runFork = Runtime.runFork(yield* Effect.runtime())
  const used = yield* Effect.async<number, CannotListen>(resume => {
    const refuse = (error: ListenError) => resume(refusal(host, port, error))
    server.once("error", refuse)
    server.listen(port, host, () => {
      server.off("error", refuse)
      const address = server.address()
      resume(Effect.succeed(typeof address === "object" && address !== null ? address.port : port))
    })
  })
  // An error that nobody listens for would end the process.
  server.on("error", error =>
    runFork(Effect.logError("A connection could not be taken", describeCause(Cause.fail(error))))
  )
  return used
})
