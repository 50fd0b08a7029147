import { readFile, rename, writeFile } from "node:fs/promises"
import { Effect, Schema } from "effect"
import { HarFile, harText } from "./Har.ts"

/** The file cannot be read, written, or understood. */
export class CassetteError extends Schema.TaggedError<CassetteError>()("CassetteError", {
  reason: Schema.Literal("Unreadable", "Unwritable", "Malformed"),
  path: Schema.String,
  cause: Schema.optional(Schema.Defect)
}) {
  override get message(): string {
    return `the cassette ${this.path} is ${this.reason.toLowerCase()}`
  }
}

/** The entries of a cassette. */
export const readRecording = (path: string) =>
  Effect.tryPromise({
    try: () => readFile(path, "utf8"),
    catch: cause => new CassetteError({ reason: "Unreadable", path, cause })
  }).pipe(
    Effect.flatMap(Schema.decode(HarFile)),
    Effect.map(({ log }) => log.entries),
    // Without the cause, which would repeat what was recorded.
    Effect.catchTag("ParseError", () => new CassetteError({ reason: "Malformed", path }))
  )

export interface Line {
  /** Lines are sorted by it, so that the order of concurrent requests does not show. */
  readonly order: string
  readonly text: string
}

/**
 * A file that is complete after every exchange: a caller gets its answer once it is written. Writers that wait for
 * each other share one write, and the file is replaced by renaming, so that a crash leaves the old or the new one.
 */
export const openRecording = (path: string) =>
  Effect.gen(function* () {
    const lines: Array<Line> = []
    const lock = yield* Effect.makeSemaphore(1)
    let written = -1

    const write = Effect.suspend(() => {
      const count = lines.length
      if (written >= count) return Effect.void
      const sorted = lines.toSorted((left, right) => (left.order < right.order ? -1 : 1))
      return Effect.tryPromise({
        try: async () => {
          await writeFile(`${path}.partial`, harText(sorted.map(line => line.text)))
          await rename(`${path}.partial`, path)
          written = count
        },
        catch: cause => new CassetteError({ reason: "Unwritable", path, cause })
      })
    })
    const save = Effect.uninterruptible(lock.withPermits(1)(write))
    yield* save
    return (line: Line) =>
      Effect.suspend(() => {
        lines.push(line)
        return save
      })
  })
