import { html, json, type MakeService } from "./Service.ts"

const bare = (address: string): string =>
  address
    .replace(/^https?:\/\//, "")
    .replace(/\/$/, "")
    .toLowerCase()

export const wayback: MakeService = ({ archive }) => ({
  name: "wayback",
  hosts: ["web.archive.org"],
  answer: ({ url }) => {
    if (url.pathname === "/cdx/search/cdx") {
      const wanted = bare(url.searchParams.get("url") ?? "")
      const fields = ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"]
      const rows = archive
        .filter(it => bare(it.url) === wanted)
        .map(it => [wanted, it.timestamp, it.url, "text/html", "200", "A".repeat(32), String(it.body.length)])
      return json(rows.length === 0 ? [] : [fields, ...rows])
    }
    const [, timestamp, original] =
      /^\/web\/(\d{4,14})(?:id_)?\/(.+)$/.exec(`${url.pathname}${url.search}`) ?? []
    const page = archive.find(it => it.timestamp === timestamp && bare(it.url) === bare(original ?? ""))
    return page === undefined ? undefined : html(page.body)
  }
})
