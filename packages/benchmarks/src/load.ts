import autocannon from "autocannon"
import type { Contestant } from "./serve.ts"

/** Requests a second of one round. */
export interface Round {
  readonly submits: number
  readonly polls: number
}

const connections = 50
const seconds = 4

let sent = 0
const submission = () => {
  sent += 1
  return JSON.stringify({
    contact_data: { email: `person${sent}@example.com`, full_name: `Person ${sent}`, company: "Example" },
    prospect_id: `lead-${sent}`
  })
}

const headersOf = ({ apiKey }: Contestant) => ({
  authorization: `Bearer ${apiKey}`,
  "content-type": "application/json"
})

const rate = (result: autocannon.Result): number => {
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} requests failed`)
  }
  return result["2xx"] / result.duration
}

/** One round of submits, then polls of a task, with 50 connections. */
export const measure = async (contestant: Contestant): Promise<Round> => {
  const { url } = contestant
  const headers = headersOf(contestant)
  const submits = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: "POST",
        path: "/research",
        headers,
        setupRequest: request => ({ ...request, body: submission() })
      }
    ]
  })
  const response = await fetch(`${url}/research`, { method: "POST", headers, body: submission() })
  const { task_id } = JSON.parse(await response.text())
  const polls = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ method: "GET", path: `/research/${task_id}`, headers }]
  })
  return { submits: rate(submits), polls: rate(polls) }
}
