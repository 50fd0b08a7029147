import { createServer } from "node:http"
import { corpus, type NumberedPayload } from "./corpus.ts"
import { closeServer, listenOnLoopback } from "./loopback.ts"

/** Pages that escape nothing: what the payloads do there, they would do anywhere. */
export interface ControlPages {
  /** The address of a page with a frame for each of the payloads; the frames have the policy, or none. */
  readonly address: (policy: string, payloads: ReadonlyArray<NumberedPayload>) => string
  readonly close: () => Promise<void>
}

const frames = (payloads: ReadonlyArray<NumberedPayload>): string =>
  payloads.map(({ number }) => `<iframe src="/${number}" width=300 height=60></iframe>`).join("\n")

export const openControlPages = async (): Promise<ControlPages> => {
  let current = { policy: "", whole: "" }
  const server = createServer((request, response) => {
    const payload = corpus[Number(request.url?.slice(1) || "none")]
    const policy = payload === undefined ? "" : current.policy
    response.writeHead(payload === undefined && request.url !== "/" ? 404 : 200, {
      "content-type": "text/html; charset=utf-8",
      ...(policy === "" ? {} : { "content-security-policy": policy })
    })
    const body = payload === undefined ? current.whole : payload.class.place(payload.text)
    response.end(`<!doctype html><title>Control</title>${body}`)
  })
  const port = await listenOnLoopback(server)
  return {
    address: (policy, payloads) => {
      current = { policy, whole: frames(payloads) }
      return `http://127.0.0.1:${port}/`
    },
    close: () => closeServer(server)
  }
}
