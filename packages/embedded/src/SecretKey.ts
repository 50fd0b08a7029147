import { randomBytes } from "node:crypto"
import { FileSystem } from "@effect/platform"
import { Data, Effect, Option, Redacted } from "effect"
import type { ServiceSettings } from "./Settings.ts"

/** The secret key cannot be used: `message` says what to do. */
export class SecretKeyInvalid extends Data.TaggedError("SecretKeyInvalid")<{ readonly message: string }> {}

const keyBytes = 32

const decode = (
  text: string,
  origin: string
): Effect.Effect<Redacted.Redacted<Uint8Array>, SecretKeyInvalid> => {
  const bytes = Buffer.from(text.trim(), "base64")
  return bytes.length === keyBytes
    ? Effect.succeed(Redacted.make(new Uint8Array(bytes)))
    : new SecretKeyInvalid({
        message: `${origin} must be ${keyBytes} bytes in base64; make one with: openssl rand -base64 ${keyBytes}`
      })
}

/** The file gets its name when it is whole and on the disk: no kill leaves half a key, and who comes second finds the first's. */
const makeKeyFile = Effect.fnUntraced(function* (path: string) {
  const files = yield* FileSystem.FileSystem
  const unnamed = `${path}.${randomBytes(6).toString("hex")}`
  const opened = yield* files.open(unnamed, { flag: "wx", mode: 0o600 })
  yield* opened.writeAll(new TextEncoder().encode(`${randomBytes(keyBytes).toString("base64")}\n`))
  yield* opened.sync
  yield* Effect.ensuring(
    Effect.catchIf(
      files.link(unnamed, path),
      error => error._tag === "SystemError" && error.reason === "AlreadyExists",
      () => Effect.void
    ),
    Effect.orDie(files.remove(unnamed))
  )
}, Effect.scoped)

/** The key kept beside the database; made when there is none, readable by its owner alone. */
const besideDatabase = Effect.fnUntraced(function* (file: string) {
  const files = yield* FileSystem.FileSystem
  const path = `${file}.key`
  if (!(yield* files.exists(path))) yield* makeKeyFile(path)
  return yield* decode(yield* files.readFileString(path), path)
})

/** The 32 bytes that secrets at rest are encrypted with: as set, else from the file beside the database. */
export const loadSecretKey = Effect.fn("SecretKey.load")(function* ({
  database,
  secretKey
}: Pick<ServiceSettings, "database" | "secretKey">) {
  if (Option.isSome(secretKey)) return yield* decode(Redacted.value(secretKey.value), "SECRET_KEY")
  return database.kind === "sqlite"
    ? yield* besideDatabase(database.file)
    : yield* new SecretKeyInvalid({
        message: `With PostgreSQL, SECRET_KEY must be set, and be the same for all processes: ${keyBytes} bytes in base64; make one with: openssl rand -base64 ${keyBytes}`
      })
})
