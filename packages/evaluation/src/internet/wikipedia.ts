import { json, type MakeService, sameText } from "./Service.ts"

export const wikipedia: MakeService = ({ wikipedia: articles }) => ({
  name: "wikipedia",
  hosts: ["en.wikipedia.org"],
  answer: ({ url }) => {
    const [, title] = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(url.pathname) ?? []
    if (title === undefined) return undefined
    const wanted = decodeURIComponent(title).replaceAll("_", " ")
    const article = articles.find(it => sameText(it.title, wanted))
    if (article === undefined) {
      return json(
        { type: "https://mediawiki.org/wiki/HyperSwitch/errors/not_found", title: "Not found." },
        404
      )
    }
    const key = encodeURIComponent(article.title.replaceAll(" ", "_"))
    return json({
      type: article.disambiguation === true ? "disambiguation" : "standard",
      title: article.title,
      displaytitle: article.title,
      namespace: { id: 0, text: "" },
      titles: { canonical: article.title.replaceAll(" ", "_"), normalized: article.title },
      pageid: 1000 + articles.indexOf(article),
      lang: "en",
      dir: "ltr",
      timestamp: "2026-03-11T12:00:00Z",
      description: article.description,
      content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${key}` } },
      extract: article.extract,
      extract_html: `<p>${article.extract}</p>`
    })
  }
})
