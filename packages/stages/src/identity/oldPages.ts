import type { Document } from "@prospect-research/core"

/** Years in which one may have moved on within a house. */
const leastYears = 2

/** `/2017/jury`, `Summit 2017`: whoever held a post at the house then may hold another now. */
export const isOldPage = ({ fetched_at, page_url, published_at, title, text }: Document): boolean => {
  const dated = [published_at ?? "", page_url, title ?? "", text.split("\n", 1)[0] ?? ""]
  const years = dated
    .flatMap(line => line.match(/(?<![\d.])(?:19|20)\d\d(?!\d)/g) ?? [])
    .map(Number)
    .filter(year => year <= Number(fetched_at.slice(0, 4)))
  return years.length > 0 && Math.max(...years) <= Number(fetched_at.slice(0, 4)) - leastYears
}
