import * as a from "./a.mjs"
import * as b from "./b.mjs"
import * as c from "./c.mjs"
import * as d from "./d.mjs"

const parts = [a, b, c, d]
const all = key => parts.flatMap(part => part[key] ?? [])
const accounts = key => parts.flatMap(part => part.accounts?.[key] ?? [])
export default {
  name: "quernholm",
  now: "2026-06-01T09:00:00.000Z",
  people: all("people"),
  pages: all("pages"),
  canaries: all("canaries"),
  payloads: all("payloads"),
  gravatar: accounts("gravatar"),
  github: accounts("github"),
  bluesky: accounts("bluesky"),
  mastodon: accounts("mastodon"),
  orcid: accounts("orcid"),
  wikipedia: accounts("wikipedia")
}
