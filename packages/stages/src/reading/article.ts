import { hasType, type StructuredItem, textsOf } from "./StructuredItem.ts"
import type { StructuredData } from "./structuredData.ts"

/** Of structured data: what has an author and a day, and is read from top to bottom. */
const articleType = /^(?:\w*Article|BlogPosting|LiveBlogPosting|Report|SocialMediaPosting)$/

/**
 * The article that a page is, as its structured data describes it, perhaps several times; nothing where it describes
 * several articles, such as a list of them.
 */
export const ownArticle = ({ roots }: StructuredData): ReadonlyArray<StructuredItem> => {
  const articles = roots.filter(item => hasType(item, articleType))
  const syntaxes = [...new Set(articles.map(({ syntax }) => syntax))]
  const isOne = (items: ReadonlyArray<StructuredItem>) =>
    new Set(items.flatMap(item => textsOf(item, "datePublished").map(date => date.slice(0, 10)))).size <= 1
  return syntaxes.map(syntax => articles.filter(item => item.syntax === syntax)).find(isOne) ?? []
}
