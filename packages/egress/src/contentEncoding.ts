import { promisify } from "node:util"
import { brotliDecompress, gunzip, inflate, inflateRaw } from "node:zlib"
import { Effect } from "effect"
import { ConnectionFailed, TooLarge } from "./failures.ts"
import type { RawAnswer } from "./roundTrip.ts"

/** Encodings upon encodings are only ever an attack. */
const maximumEncodings = 2

type Decoder = (body: Buffer, options: { readonly maxOutputLength: number }) => Promise<Buffer>

const inflateZlib: Decoder = promisify(inflate)
const inflateBare: Decoder = promisify(inflateRaw)
const gzip: Decoder = promisify(gunzip)

const decoders: Record<string, Decoder> = {
  gzip,
  "x-gzip": gzip,
  br: promisify(brotliDecompress),
  // Some servers send the bare stream, without the zlib header that the name promises.
  deflate: (body, options) => (((body[0] ?? 0) & 0x0f) === 8 ? inflateZlib : inflateBare)(body, options)
}

/** Undoes `content-encoding`. The body after it is no larger than `limit` bytes: bombs fail, and cost no memory. */
export const decodeContent = (
  answer: RawAnswer,
  limit: number
): Effect.Effect<RawAnswer, ConnectionFailed | TooLarge> => {
  const { "content-encoding": encoding = "", ...headers } = answer.headers
  const encodings = encoding
    .toLowerCase()
    .split(",")
    .map(name => name.trim())
    .filter(name => name !== "" && name !== "identity")
  if (encodings.length === 0 || answer.body.length === 0) return Effect.succeed({ ...answer, headers })
  const invalid = new ConnectionFailed({ reason: "Protocol", status: answer.status })
  if (encodings.length > maximumEncodings) return Effect.fail(invalid)
  const decoded = Effect.reduce(encodings.reverse(), answer.body, (body, name) => {
    const decoder = decoders[name]
    return decoder === undefined
      ? Effect.fail(invalid)
      : Effect.tryPromise({
          try: () => decoder(body, { maxOutputLength: limit }),
          catch: error =>
            error instanceof RangeError ? new TooLarge({ limit, status: answer.status }) : invalid
        })
  })
  return Effect.map(decoded, body => ({ ...answer, headers, body }))
}
