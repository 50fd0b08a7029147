import type { Answers } from "./Internet.ts"
import type { Answer, Question, Service } from "./Service.ts"

/** Of the connection to the one who asks, and none of the business of the one who plays. */
const ofConnection = new Set(["host", "connection", "content-length", "transfer-encoding", "keep-alive"])
/** `fetch` has undone them. */
const ofTransfer = new Set([...ofConnection, "content-encoding"])

const headersOf = ({ headers }: Question): Headers => {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || ofConnection.has(name)) continue
    for (const item of [value].flat()) sent.append(name, item)
  }
  return sent
}

const hasBody = (method: string): boolean => method !== "GET" && method !== "HEAD"

/** One way to write an address: `https://ie.linkedin.com/in/ada/` is `linkedin.com/in/ada`. */
const spelling = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.|[a-z]{2}\.(?=linkedin\.com))?/, "")
    .replace(/\/$/, "")

/** The page of an account: the service answers with the handle alone, from which it makes the address itself. */
const accountPage = /^bsky\.app\/profile\/(?<handle>[\w.-]+)$/

/**
 * The internet of a world that another server plays, in the shape of `EGRESS_GATEWAY`: what was asked is passed on, and what came back
 * is kept, since an address is known when it was read or shown. `services` are those whose outage is of interest.
 */
export const elsewhere = (gateway: string, services: ReadonlyArray<Service>): Answers => {
  const known = new Set<string>()
  let shown = ""
  const answer = async (question: Question): Promise<Answer> => {
    const { body, method, url } = question
    const address = `${gateway.replace(/\/$/, "")}/${url.protocol.slice(0, -1)}/${url.host}${url.pathname}${url.search}`
    const response = await fetch(address, {
      method,
      headers: headersOf(question),
      redirect: "manual",
      ...(hasBody(method) ? { body } : {})
    })
    const text = await response.text()
    if (response.status < 400) known.add(spelling(url.href))
    shown += `\n${text.toLowerCase().replaceAll("\\/", "/").replaceAll("&amp;", "&")}`
    return {
      status: response.status,
      contentType: response.headers.get("content-type") ?? "text/plain",
      body: text,
      headers: Object.fromEntries([...response.headers].filter(([name]) => !ofTransfer.has(name)))
    }
  }
  /** Entries of services have addresses of their own, which nobody may have asked for. */
  const knows = async (address: string): Promise<boolean> => {
    if (!URL.canParse(address)) return false
    const spelled = spelling(address)
    if (known.has(spelled) || shown.includes(spelled)) return true
    const handle = accountPage.exec(spelled)?.groups?.handle
    if (handle !== undefined && shown.includes(`"handle":"${handle}"`)) return true
    const { status } = await answer({ method: "GET", url: new URL(address), headers: {}, body: "" })
    return status < 400
  }
  return { services, answer, knows }
}
