export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed body; `undefined` when it is no JSON. */
  readonly json: ReturnType<typeof JSON.parse>
}

export interface CallOptions {
  readonly key?: string | undefined
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

const parse = (text: string) => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One request as any HTTP client would send it; a string body goes as it is. */
export const call = async (method: string, url: string, options: CallOptions = {}): Promise<Answer> => {
  const { key, body, headers } = options
  const response = await fetch(url, {
    method,
    redirect: "manual",
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) })
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: parse(text) }
}

/** Polls a task until it has ended. */
export const settled = async (url: string, key: string, taskId: string) => {
  // A dead worker's tasks run again within 45 s.
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const { json } = await call("GET", `${url}/research/${taskId}?wait=5`, { key })
    if (json.status === "completed" || json.status === "failed") return json
  }
  throw new Error(`Task ${taskId} did not end`)
}
