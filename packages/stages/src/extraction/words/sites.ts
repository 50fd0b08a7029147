import { isField } from "./fields.ts"
import { isTechnology } from "./technologies.ts"

/** `GitHub, Mastodon`: where somebody can be followed. */
export const isSite = (item: string): boolean =>
  /^(?:git(?:hub|lab)|mastodon|linkedin|twitter|x|bluesky|threads|instagram|facebook|youtube|medium|substack|orcid|google scholar|researchgate|hacker news|hn|lobsters|stack overflow|goodreads|strava|letterboxd|flickr|behance|dribbble|rss|e-?mail|matrix|discord|signal|telegram|whatsapp|xing|cv|blog|newsletter|privacy|terms|cookies|imprint|sitemap)$/iu.test(
    item
  )

/** `ada.example`, `ada.dev/talks`; tools are called so as well. */
export const isAddress = (item: string): boolean =>
  /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/u.test(item) && !isTechnology(item)

const ownSite = /^(?:my |personal |own |lab |old )*(?:web ?site|site|web ?page|homepage|home page|blog)$/iu

/** `GitHub · Talks`: a row of links, where each leads somewhere by one word, and none is what somebody works on. */
export const isRowOfLinks = (text: string): boolean => {
  const labels = text.split(/\s*[·|•]\s*/u)
  const isLabel = (it: string) =>
    ownSite.test(it) || (/^\p{Lu}\p{Ll}+$/u.test(it) && !isField(it) && !isTechnology(it))
  // `ORCID | Osprey cam`: beside a link alone, two words are one as well.
  const isBesideLink = (it: string) =>
    labels.length === 2 && /^\p{Lu}\p{Ll}+ \p{Ll}+$/u.test(it) && !isField(it)
  return (
    labels.length > 1 &&
    labels.some(isSite) &&
    labels.every(it => isSite(it) || isLabel(it) || isBesideLink(it))
  )
}
