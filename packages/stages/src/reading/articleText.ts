import { parsePage } from "../sources/parsePage.ts"

/** The body of a page's article, as the stages read it below its headings: one line a paragraph. */
export const articleText = (html: string, url: string): string =>
  parsePage(html, url)
    .lines.filter(({ isAboveBody }) => isAboveBody !== true)
    .map(({ text }) => text)
    .join("\n")
