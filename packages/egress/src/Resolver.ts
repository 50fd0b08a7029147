import { lookup } from "node:dns/promises"
import { Context, Effect, Layer } from "effect"
import { ConnectionFailed } from "./failures.ts"

/** Turns a name into all of its IPv4 and IPv6 addresses. Asked once for each connection. */
export class Resolver extends Context.Tag("@prospect-research/egress/Resolver")<
  Resolver,
  { readonly resolve: (name: string) => Effect.Effect<ReadonlyArray<string>, ConnectionFailed> }
>() {
  /** The operating system's resolver, in the order of its preference. */
  static readonly layer = Layer.succeed(Resolver, {
    resolve: name =>
      Effect.tryPromise({
        try: () => lookup(name, { all: true, verbatim: true }),
        catch: () => new ConnectionFailed({ reason: "NameNotFound", status: null })
      }).pipe(Effect.map(found => found.map(entry => entry.address)))
  })
}
