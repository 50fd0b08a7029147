import type { Search } from "./SearchIndex.ts"
import { bodyOf, json, type Service } from "./Service.ts"

export const firecrawl = (search: Search): Service => ({
  name: "firecrawl",
  hosts: ["api.firecrawl.dev"],
  answer: question => {
    if (question.url.pathname !== "/v2/search" || question.method !== "POST") return undefined
    const { query, limit } = bodyOf(question)
    if (typeof query !== "string")
      return json({ success: false, error: "Bad Request", code: "BAD_REQUEST" }, 400)
    const web = search(query, typeof limit === "number" ? limit : 5).map(
      ({ url, title, snippet }, index) => ({
        url,
        title,
        description: snippet,
        position: index + 1
      })
    )
    return json({ success: true, data: { web }, creditsUsed: 2 })
  }
})
