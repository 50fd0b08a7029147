import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Webhook } from "standardwebhooks"

// #region verify
/** The callback, if it is the service's and unchanged; throws otherwise. `body` is what came, byte for byte. */
const verifiedCallback = (signingSecret: string, headers: Record<string, string>, body: string) =>
  new Webhook(signingSecret).verify(body, headers)
// #endregion verify

export interface CallbackReceiver {
  readonly url: string
  /** `host:port`, for the development allow-list. */
  readonly host: string
  /** The first callback, verified with the account's signing secret. */
  readonly first: (signingSecret: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** The client's side of callbacks: a receiver on this machine. */
export const openCallbackReceiver = async (): Promise<CallbackReceiver> => {
  let arrive: (callback: { headers: Record<string, string>; body: string }) => void = () => undefined
  const arrived = new Promise<{ headers: Record<string, string>; body: string }>(resolve => {
    arrive = resolve
  })
  const server = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", chunk => chunks.push(chunk))
    request.on("end", () => {
      response.writeHead(204).end()
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)])
      )
      arrive({ headers, body: Buffer.concat(chunks).toString("utf8") })
    })
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/callback`,
    host: `127.0.0.1:${port}`,
    first: async signingSecret => {
      const { headers, body } = await arrived
      return verifiedCallback(signingSecret, headers, body)
    },
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}
