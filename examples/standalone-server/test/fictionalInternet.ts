import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { Page } from "./fictionalProspect.ts"

/** Host and path decide; of the query only what the page names must match. */
const findPage = (pages: ReadonlyArray<Page>, asked: URL): Page | undefined =>
  pages.find(page => {
    const url = new URL(page.url)
    return (
      url.host === asked.host &&
      url.pathname === asked.pathname &&
      [...url.searchParams].every(([name, value]) => asked.searchParams.get(name) === value)
    )
  })

/** The address that a request to the gateway, `/{scheme}/{host}{path}?{query}`, stands for. */
const originalAddress = (path: string): URL => {
  const [, scheme = "", host = "", rest = ""] = /^\/(https?)\/([^/?]+)(.*)$/.exec(path) ?? []
  return new URL(`${scheme}://${host}${rest}`)
}

export interface FictionalInternet {
  /** What to set `EGRESS_GATEWAY` to. */
  readonly address: string
  readonly close: () => Promise<void>
}

/** One local server that plays the internet: what it has no page for is not found. */
export const openFictionalInternet = async (pages: ReadonlyArray<Page>): Promise<FictionalInternet> => {
  const server: Server = createServer((request, response) => {
    const page = findPage(pages, originalAddress(request.url ?? "/"))
    response.writeHead(page === undefined ? 404 : 200, {
      "content-type": page?.contentType ?? "application/json"
    })
    response.end(page?.body ?? JSON.stringify({ message: "Not Found" }))
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise(resolve => server.close(() => resolve()))
  }
}
