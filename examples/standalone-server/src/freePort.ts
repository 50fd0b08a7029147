import { createServer } from "node:net"
import { Effect } from "effect"

/** A port that nobody listens on: report addresses name the port, so it must be known before the server listens. */
export const freePort = (host: string): Effect.Effect<number> =>
  Effect.async<number>(resume => {
    const probe = createServer()
    probe.listen(0, host, () => {
      const address = probe.address()
      probe.close(() =>
        resume(Effect.succeed(typeof address === "object" && address !== null ? address.port : 0))
      )
    })
  })
