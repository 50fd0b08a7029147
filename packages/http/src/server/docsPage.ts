import { page, policy } from "../docs/page.ts"
import { type Answer, text } from "./Answer.ts"

export const docsPage: Answer = text("text/html; charset=utf-8", page, {
  "content-security-policy": policy,
  "referrer-policy": "no-referrer",
  // The same for everybody, and changed only by another version of the server.
  "cache-control": "public, max-age=300"
})
