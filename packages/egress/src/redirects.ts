import { Effect } from "effect"
import { type Outgoing, redirectTarget, type Send } from "./Exchange.ts"
import { Blocked, TooManyRedirects } from "./failures.ts"
import { isUrl } from "./isUrl.ts"

/** What may follow a redirect to another origin: nothing that could carry a secret. */
const portableHeaders = /^(accept|accept-language|user-agent|content-type)$/

const bodyHeaders = /^content-/

const pick = (headers: Outgoing["headers"], keep: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => keep(name)))

const next = (outgoing: Outgoing, url: URL, status: number): Outgoing => {
  // As browsers do it: 303 always turns into GET, 301 and 302 turn POST into GET.
  const isGet = status === 303 ? outgoing.method !== "HEAD" : status < 303 && outgoing.method === "POST"
  const isSameOrigin = url.origin === outgoing.url.origin
  const keep = (name: string) =>
    (isSameOrigin || portableHeaders.test(name)) && !(isGet && bodyHeaders.test(name))
  return {
    ...outgoing,
    url,
    headers: pick(outgoing.headers, keep),
    ...(isGet ? { method: "GET", body: new Uint8Array() } : {})
  }
}

/** Follows redirects one by one, each as a new request of `send`, so that every hop is guarded anew. */
export const followRedirects =
  (send: Send, maximum: number): Send =>
  outgoing => {
    const hop = (current: Outgoing, followed: number): ReturnType<Send> =>
      Effect.flatMap(send(current), answer => {
        const target = redirectTarget(answer)
        if (target === undefined) return Effect.succeed(answer)
        if (followed === maximum) return new TooManyRedirects({ limit: maximum })
        if (!isUrl(target, current.url.href)) return new Blocked({ reason: "Malformed" })
        return hop(next(current, new URL(target, current.url), answer.status), followed + 1)
      })
    return hop(outgoing, 0)
  }
