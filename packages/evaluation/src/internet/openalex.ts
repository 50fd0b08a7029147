import type { OpenAlexAuthor } from "../WorldAccounts.ts"
import { json, type MakeService } from "./Service.ts"

const author = (it: OpenAlexAuthor) => {
  const institution = {
    id: `https://openalex.org/I${it.institution.length}001`,
    display_name: it.institution,
    country_code: it.country,
    type: "education"
  }
  return {
    id: `https://openalex.org/${it.id}`,
    orcid: it.orcid === undefined ? null : `https://orcid.org/${it.orcid}`,
    display_name: it.name,
    display_name_alternatives: [it.name],
    works_count: it.works_count,
    cited_by_count: it.cited_by_count,
    affiliations: [{ institution, years: it.years }],
    last_known_institutions: [institution],
    topics: it.topics.map((topic, index) => ({
      id: `https://openalex.org/T${10_000 + index}`,
      display_name: topic,
      count: 9 - index
    }))
  }
}

/** By id everything is free; the search wants a key. */
export const openalex: MakeService = ({ openalex: authors }) => ({
  name: "openalex",
  hosts: ["api.openalex.org"],
  answer: ({ url, headers }) => {
    if (url.pathname === "/authors") {
      const hasKey = url.searchParams.has("api_key") || headers.authorization !== undefined
      if (!hasKey) return json({ error: "Unauthorized", message: "An API key is required for search" }, 401)
      const wanted = (url.searchParams.get("search") ?? "").toLowerCase()
      const results = authors.filter(it => it.name.toLowerCase().includes(wanted)).map(author)
      return json({ meta: { count: results.length, page: 1, per_page: 25 }, results })
    }
    const [, id = ""] = /^\/(?:authors|people)\/(.+)$/.exec(decodeURIComponent(url.pathname)) ?? []
    const bare = id.replace(/^orcid:/, "").replace(/^https?:\/+(?:orcid|openalex)\.org\//, "")
    const found = authors.find(it => it.id === bare || it.orcid === bare)
    if (found !== undefined) return json(author(found))
    const [, filterId] =
      /author(?:ships\.author)?\.(?:id|orcid):(?:https:\/\/[a-z.]+\/)?([^,]+)/.exec(url.search) ?? []
    if (url.pathname === "/works" && filterId !== undefined) return json({ meta: { count: 0 }, results: [] })
    return json({ error: "Not found", message: "The requested resource was not found" }, 404)
  }
})
