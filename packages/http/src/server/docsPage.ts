import { page, policy } from "../docs/page.ts"
import { type Answer, text } from "./Answer.ts"

/** The documentation of a server that is reached at `baseUrl`. */
export const docsPage = (baseUrl: string): Answer =>
  text("text/html; charset=utf-8", page(baseUrl), {
    "content-security-policy": policy,
    "referrer-policy": "no-referrer",
    // The same for everybody, and changed only by another version of the server, or other settings.
    "cache-control": "public, max-age=300"
  })
