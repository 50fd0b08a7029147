import { Effect } from "effect"
import type { Send } from "./Exchange.ts"

/**
 * Sends every request to `{gateway}/{scheme}/{host}{path}?{query}`. Answers speak of the original URL, so that whoever
 * stands above (redirects, cassette, cache) never learns of the gateway.
 */
export const throughGateway =
  (send: Send, gateway: URL): Send =>
  outgoing => {
    const { protocol, host, pathname, search, href } = outgoing.url
    const base = gateway.href.replace(/[/?#]*$/, "")
    const url = new URL(`${base}/${protocol.slice(0, -1)}/${host}${pathname}${search}`)
    return Effect.map(send({ ...outgoing, url }), answer => ({ ...answer, url: href }))
  }
