import type { CrossrefWork } from "../WorldAccounts.ts"
import { json, type MakeService } from "./Service.ts"

const limits = { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }

const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[\s-]+/)

const item = ({ doi, title, journal, published, authors }: CrossrefWork) => ({
  DOI: doi,
  URL: `https://doi.org/${doi}`,
  type: "journal-article",
  title: [title],
  "container-title": [journal],
  published: { "date-parts": [published] },
  issued: { "date-parts": [published] },
  author: authors.map(({ given, family, affiliation, orcid }, index) => ({
    given,
    family,
    sequence: index === 0 ? "first" : "additional",
    affiliation: affiliation === undefined ? [] : [{ name: affiliation }],
    ...(orcid === undefined ? {} : { ORCID: `https://orcid.org/${orcid}`, "authenticated-orcid": true })
  }))
})

const message = (type: string, content: unknown) =>
  json({ status: "ok", "message-type": type, "message-version": "1.0.0", message: content }, 200, limits)

/** Any author with one of the words is found, as there: it is the asker's work to see who is meant. */
export const crossref: MakeService = ({ crossref: works }) => ({
  name: "crossref",
  hosts: ["api.crossref.org"],
  answer: ({ url }) => {
    const [, doi] = /^\/works\/(.+)$/.exec(decodeURIComponent(url.pathname)) ?? []
    const work = works.find(it => it.doi === doi)
    if (work !== undefined) return message("work", item(work))
    if (url.pathname !== "/works") return undefined
    const wanted = wordsOf(url.searchParams.get("query.author") ?? "")
    const items = works.filter(({ authors }) =>
      authors.some(({ family }) => wordsOf(family).some(word => wanted.includes(word)))
    )
    return message("work-list", {
      "total-results": items.length,
      "items-per-page": 20,
      query: { "start-index": 0, "search-terms": null },
      items: items.map(item)
    })
  }
})
