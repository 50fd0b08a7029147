import { connect } from "node:net"
import { Effect } from "effect"

/** What came back over a socket of its own; status 0 when the connection ended without an answer. */
export interface RawAnswer {
  readonly status: number
  readonly text: string
}

const announcement = /^HTTP\/1\.1 100 Continue\r\n\r\n/

const parse = (received: string): RawAnswer => {
  // What follows `100 Continue` is the answer.
  const text = received.replace(announcement, "")
  return { status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0), text }
}

/** Sends bytes as they are, and reads until the server closes the connection or the time is up. */
export const rawRequest = (port: number, bytes: Buffer, atMostMillis = 5000): Effect.Effect<RawAnswer> =>
  Effect.async(resume => {
    const chunks: Array<Buffer> = []
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes))
    const finish = () => {
      clearTimeout(late)
      socket.destroy()
      resume(Effect.succeed(parse(Buffer.concat(chunks).toString("latin1"))))
    }
    const late = setTimeout(finish, atMostMillis)
    socket.on("data", chunk => chunks.push(chunk))
    socket.on("error", finish)
    socket.on("close", finish)
  })
