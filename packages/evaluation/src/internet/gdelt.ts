import { holdsAll, pageTitle } from "./SearchIndex.ts"
import { json, type MakeService } from "./Service.ts"

export const gdelt: MakeService = ({ pages }) => ({
  name: "gdelt",
  hosts: ["api.gdeltproject.org"],
  answer: ({ url }) => {
    if (url.pathname !== "/api/v2/doc/doc") return undefined
    const query = url.searchParams.get("query") ?? ""
    const limit = Number(url.searchParams.get("maxrecords") ?? "75")
    const articles = pages.flatMap(({ url: address, body, news }) =>
      news === undefined || !holdsAll(body, query)
        ? []
        : [
            {
              url: address,
              url_mobile: "",
              title: pageTitle(body),
              seendate: news.seen,
              socialimage: "",
              domain: new URL(address).hostname,
              language: news.language,
              sourcecountry: news.country
            }
          ]
    )
    return json(articles.length === 0 ? {} : { articles: articles.slice(0, limit) })
  }
})
