import type { Search } from "./SearchIndex.ts"
import { bodyOf, json, type Service } from "./Service.ts"

/** Without a key it wants to be told so. */
export const tavily = (search: Search): Service => ({
  name: "tavily",
  hosts: ["api.tavily.com"],
  answer: question => {
    const { method, url, headers } = question
    if (url.pathname !== "/search") return undefined
    if (method !== "POST") return json({ detail: "Method Not Allowed" }, 405)
    if (headers.authorization === undefined && headers["x-tavily-access-mode"] !== "keyless") {
      return json({ detail: { error: "Unauthorized: missing or invalid API key." } }, 401)
    }
    const { query, max_results: limit } = bodyOf(question)
    if (typeof query !== "string" || query === "")
      return json({ detail: { error: "Query is missing." } }, 400)
    const results = search(query, typeof limit === "number" ? limit : 5)
    return json({
      query,
      answer: null,
      images: [],
      follow_up_questions: null,
      results: results.map((result, index) => ({
        url: result.url,
        title: result.title,
        content: result.snippet,
        raw_content: null,
        score: Math.round((0.95 - index * 0.05) * 100) / 100
      })),
      response_time: 0.81,
      request_id: "7a1c5a5e-0000-4000-8000-0000000000aa"
    })
  }
})
