import { isUrl } from "@prospect-research/core"
import type { Answers } from "./Internet.ts"
import type { Question, Relayed, Service } from "./Service.ts"

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

/** In small letters, also those that stood there as codes. */
const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text).toLowerCase()
  } catch {
    return text
  }
}

/** Pages of accounts and records: their services answer with a handle, a number or a title, from which they make the address themselves. */
const recordPages: ReadonlyArray<readonly [page: RegExp, answered: (id: string) => string]> = [
  [/^bsky\.app\/profile\/(?<id>[\w.-]+)$/, id => `"handle":"${id}"`],
  [/^wikidata\.org\/wiki\/(?<id>q\d+)$/, id => `"${id}"`],
  [/^orcid\.org\/(?<id>[\dx-]{19})$/, id => `${id}"`],
  [/^[a-z-]+\.wikipedia\.org\/wiki\/(?<id>.+)$/, id => `"title":"${unescaped(id).replaceAll("_", " ")}"`]
]

/** What a service has answered when the page of an account or a record is no invented address. */
const answeredFor = (spelled: string): string | undefined =>
  recordPages
    .map(([page, answered]) => {
      const id = page.exec(spelled)?.groups?.id
      return id === undefined ? undefined : answered(id)
    })
    .find(it => it !== undefined)

/**
 * The internet of a world that another server plays, in the shape of `EGRESS_GATEWAY`: what was asked is passed on, and what came back
 * is kept, since an address is known when it was read or shown. `services` are those whose outage is of interest.
 */
export const elsewhere = (gateway: string, services: ReadonlyArray<Service>): Answers => {
  const known = new Set<string>()
  let shown = ""
  const answer = async (question: Question): Promise<Relayed> => {
    const { body, method, url } = question
    const address = `${gateway.replace(/\/$/, "")}/${url.protocol.slice(0, -1)}/${url.host}${url.pathname}${url.search}`
    const response = await fetch(address, {
      method,
      headers: headersOf(question),
      redirect: "manual",
      ...(hasBody(method) ? { body } : {})
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    if (response.status < 400) known.add(spelling(url.href))
    shown += `\n${text.toLowerCase().replaceAll("\\/", "/").replaceAll("&amp;", "&")}`
    return {
      status: response.status,
      contentType: response.headers.get("content-type") ?? "text/plain",
      body: bytes,
      headers: Object.fromEntries([...response.headers].filter(([name]) => !ofTransfer.has(name)))
    }
  }
  /** Entries of services have addresses of their own, which nobody may have asked for. */
  const knows = async (address: string): Promise<boolean> => {
    if (!isUrl(address)) return false
    const spelled = spelling(address)
    // A page may show the letters that an address has as codes.
    if ([spelled, unescaped(spelled)].some(it => known.has(it) || shown.includes(it))) return true
    const answered = answeredFor(spelled)
    if (answered !== undefined && shown.includes(answered)) return true
    const { status } = await answer({ method: "GET", url: new URL(address), headers: {}, body: "" })
    return status < 400
  }
  return { services, answer, knows }
}
