import type { Search } from "./SearchIndex.ts"
import { json, notFound, type Service } from "./Service.ts"

/** Where the world's own instance stands, for those who set it. */
export const searxngAddress = "https://searxng.example"

export const searxng = (search: Search): Service => ({
  name: "searxng",
  hosts: ["searxng.example"],
  answer: ({ url }) => {
    if (url.pathname !== "/search") return undefined
    if (url.searchParams.get("format") !== "json") return { ...notFound, status: 403 }
    const query = url.searchParams.get("q") ?? ""
    return json({
      query,
      number_of_results: 0,
      results: search(query, 10).map((result, index) => ({
        url: result.url,
        title: result.title,
        content: result.snippet,
        engine: "duckduckgo",
        engines: ["duckduckgo"],
        parsed_url: [],
        positions: [index + 1],
        score: 1 / (index + 1),
        category: "general"
      })),
      answers: [],
      corrections: [],
      infoboxes: [],
      suggestions: [],
      unresponsive_engines: []
    })
  }
})
