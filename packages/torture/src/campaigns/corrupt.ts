import { cpSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { Effect, Random } from "effect"
import type { BrokenPromise, Campaign } from "../Campaign.ts"
import { temporaryDirectory } from "../harness/directory.ts"
import { openScene } from "../harness/Scene.ts"
import { startServer } from "../harness/ServerProcess.ts"

/** A way to damage a database, applied to its bytes. */
interface Damage {
  readonly name: string
  /** Whether the damage leaves nothing that could be served. */
  readonly isFatal: boolean
  readonly apply: (bytes: Buffer, at: number) => Buffer
}

const pageBytes = 4096

const overwrite = (bytes: Buffer, from: number, length: number, value: number) => {
  const damaged = Buffer.from(bytes)
  damaged.fill(value, from, Math.min(from + length, damaged.length))
  return damaged
}

const damages: ReadonlyArray<Damage> = [
  {
    name: "one byte flipped",
    isFatal: false,
    apply: (bytes, at) => overwrite(bytes, at, 1, (bytes[at] ?? 0) ^ 0xff)
  },
  { name: "64 bytes of noise", isFatal: false, apply: (bytes, at) => overwrite(bytes, at, 64, 0xa5) },
  {
    name: "a page of zeros",
    isFatal: false,
    apply: (bytes, at) => overwrite(bytes, at - (at % pageBytes), pageBytes, 0)
  },
  { name: "cut in a page", isFatal: true, apply: (bytes, at) => bytes.subarray(0, Math.max(at, 1) | 1) },
  {
    name: "the first half only",
    isFatal: true,
    apply: bytes => bytes.subarray(0, pageBytes * Math.floor(bytes.length / pageBytes / 2))
  },
  { name: "header overwritten", isFatal: true, apply: bytes => overwrite(bytes, 0, 100, 0x20) },
  { name: "another program's id", isFatal: true, apply: bytes => overwrite(bytes, 68, 4, 0x11) },
  { name: "a letter", isFatal: true, apply: () => Buffer.from("Dear aunt, ".repeat(1000)) }
]

const explained = /damaged|not a SQLite database|another program|cannot be used|newer version/

/** Damaged files at the start. */
export const corrupt: Campaign = {
  id: "corrupt",
  promise:
    "a corrupt or foreign database file: the server refuses to start with a clear message and leaves the file alone",
  databases: ["sqlite"],
  size: { unit: "damaged files", whole: 200, short: 2 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const { deployment, source, workload } = yield* openScene({ database })
    yield* Effect.replicateEffect(workload.submit({ behaviour: "quick" }), 30)
    yield* Effect.sleep("1 second")
    const [slot] = deployment.slots
    yield* slot.current().send("SIGTERM")
    yield* slot.current().ended
    const file = deployment.database.kind === "sqlite" ? deployment.database.file : ""
    const whole = readFileSync(file)
    const broken: Array<BrokenPromise> = []
    let refused = 0
    let served = 0
    for (let count = 0; count < size; count++) {
      // The fatal kinds first, so that a short campaign has some.
      const damage =
        damages[(damages.length - 1 - (count % damages.length) + damages.length) % damages.length]
      if (damage === undefined) continue
      const at = yield* Random.nextIntBetween(100, whole.length)
      const subject = `${damage.name} at ${at}`
      yield* Effect.scoped(
        Effect.gen(function* () {
          const directory = yield* temporaryDirectory
          const damaged = join(directory, "research.db")
          cpSync(join(dirname(file), "research.db.key"), `${damaged}.key`)
          const bytes = damage.apply(whole, at)
          writeFileSync(damaged, bytes)
          const started = yield* Effect.either(
            startServer({
              settings: {
                DATABASE_URL: `sqlite:${damaged}`,
                PORT: slot.current().url.split(":").at(-1),
                TORTURE_SOURCE: source.address
              }
            })
          )
          if (started._tag === "Right") {
            served += 1
            yield* started.right.kill
            if (damage.isFatal)
              broken.push({ promise: "a fatal damage is refused", subject, story: "it was served" })
            return
          }
          refused += 1
          const { how, output } = started.left
          if (how !== "1" || !explained.test(output) || /^\s+at /m.test(output)) {
            broken.push({ promise: "a refusal says why", subject, story: `${how}: ${output.slice(0, 400)}` })
          }
          if (!readFileSync(damaged).equals(bytes)) {
            broken.push({ promise: "a refused file is left alone", subject, story: "its bytes are others" })
          }
        })
      )
      if (count % 20 === 19) yield* progress(`${count + 1} of ${size}`)
    }
    return {
      measurements: [
        { name: "refused", value: refused },
        { name: "served, the damage being in text or in free space", value: served }
      ],
      broken,
      notes: []
    }
  })
}
