import { randomBytes } from "node:crypto"
import { Clock, Context, Effect, Layer, Random } from "effect"

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex")

/** A UUID of version 7: 48 bits of milliseconds, 12 bits that count within one, 62 random bits. */
const uuid = (millis: number, count: number, random: Uint8Array): string => {
  const time = millis.toString(16).padStart(12, "0")
  const tail = Uint8Array.from(random.subarray(0, 8))
  tail[0] = ((tail[0] ?? 0) & 0x3f) | 0x80
  const rest = hex(tail)
  const counter = (count & 0xfff).toString(16).padStart(3, "0")
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${rest.slice(0, 4)}-${rest.slice(4)}`
}

/** Identifiers and secrets. Tests own them. */
export class Ids extends Context.Tag("@prospect-research/core/Ids")<
  Ids,
  {
    /** A UUID that sorts after every one made before it in this process. */
    readonly uuid: Effect.Effect<string>
    /** Bytes that nobody can guess. */
    readonly bytes: (length: number) => Effect.Effect<Uint8Array>
  }
>() {
  private static readonly make = (bytes: (length: number) => Effect.Effect<Uint8Array>) => {
    let latest = 0
    let count = 0
    return Ids.of({
      bytes,
      uuid: Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const random = yield* bytes(8)
        count = now > latest ? 0 : count + 1
        // A clock that stands still or goes back, or more than 4096 ids in one millisecond, must not break the order.
        latest = count > 0xfff ? latest + 1 : Math.max(latest, now)
        if (count > 0xfff) count = 0
        return uuid(latest, count, random)
      })
    })
  }

  static readonly layer = Layer.sync(Ids, () =>
    Ids.make(length => Effect.sync(() => new Uint8Array(randomBytes(length))))
  )

  /** Reproducible: bytes come from the fiber's `Random`. Never for production. */
  static readonly layerSeeded = Layer.sync(Ids, () =>
    Ids.make(length =>
      Effect.map(Effect.replicateEffect(Random.nextIntBetween(0, 256), length), numbers =>
        Uint8Array.from(numbers)
      )
    )
  )
}
