import { parsePage } from "../sources/parsePage.ts"

/** What the article of a page says, as the stages read it: one line a paragraph. */
export const articleText = (html: string, url: string): string =>
  parsePage(html, url)
    .lines.map(({ text }) => text)
    .join("\n")
