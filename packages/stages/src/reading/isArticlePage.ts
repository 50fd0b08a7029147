import { ownArticle } from "./article.ts"
import type { Metadata } from "./metadata.ts"
import { addressDate } from "./publishedDate.ts"
import type { StructuredData } from "./structuredData.ts"

const articlePath =
  /\/(?:news|blog|articles?|story|stories|posts?|press)(?:[-_][^/]*)?\/(?:.*\/)?[^/]*[a-z][^/]*$/i

/**
 * `yes` where the page says that it is an article or when it was published as one. Site builders give every page the
 * OpenGraph type, and an address proves little: `maybe`.
 */
export const isArticlePage = (
  data: StructuredData,
  metadata: Metadata,
  url: string
): "yes" | "maybe" | "no" => {
  if (ownArticle(data).length > 0 || metadata.has("article:published_time")) return "yes"
  const isAnnounced = metadata.get("og:type")?.toLowerCase() === "article"
  if (isAnnounced && addressDate(url) !== null) return "yes"
  return isAnnounced || articlePath.test(new URL(url).pathname) ? "maybe" : "no"
}
