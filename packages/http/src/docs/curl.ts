import type { Placed } from "./operation.ts"

const variables: Readonly<Record<string, string>> = {
  task_id: "$TASK",
  account_id: "$ACCOUNT",
  key_id: "$KEY_ID",
  suppression_id: "$SUPPRESSION",
  token: "$TOKEN"
}

const tokenOf = ({ operation }: Placed): string | undefined => {
  const [scheme] = operation.security.flatMap(it => Object.keys(it))
  return scheme === undefined ? undefined : scheme === "admin_token" ? "$ADMIN_TOKEN" : "$KEY"
}

/** An option that a reader of one route will want to see. */
const extras: Readonly<
  Record<string, { readonly query?: string; readonly headers?: ReadonlyArray<string> }>
> = {
  "research.submit": { headers: ["Idempotency-Key: crm-4711-2026-11"] },
  "research.get": { query: "?wait=60" },
  "research.list": { query: "?status=completed&limit=20" },
  "research.events": { headers: ["Last-Event-ID: 2"] }
}

/** A request of a route for the shell; capital names stand for what a reader has in hand. */
export const curl = (placed: Placed): string => {
  const { method, path, operation } = placed
  const { query = "", headers = [] } = extras[operation.operationId] ?? {}
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => variables[name] ?? name)
  const token = tokenOf(placed)
  const body = operation.requestBody?.content["application/json"]?.example
  const stream = operation.operationId === "research.events" ? "-N " : ""
  const parts = [
    `curl ${stream}${method === "GET" || (method === "POST" && body !== undefined) ? "" : `-X ${method} `}"$API${filled}${query}"`,
    ...(token === undefined ? [] : [`-H "Authorization: Bearer ${token}"`]),
    ...headers.map(header => `-H "${header}"`),
    ...(body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d '${JSON.stringify(body, null, 2)}'`])
  ]
  return parts.join(" \\\n  ")
}
