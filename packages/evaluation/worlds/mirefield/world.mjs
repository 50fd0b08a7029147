import a from "./north.mjs"
import b from "./middle.mjs"
import c from "./south.mjs"

const parts = [a, b, c]
const all = key => parts.flatMap(part => part[key] ?? [])

export default {
  name: "mirefield",
  now: "2026-06-01T09:00:00.000Z",
  people: all("people"),
  pages: all("pages"),
  canaries: all("canaries"),
  payloads: all("payloads"),
  gravatar: all("gravatar"),
  github: all("github"),
  bluesky: all("bluesky"),
  mastodon: all("mastodon"),
  orcid: all("orcid"),
  openalex: all("openalex"),
  wikipedia: all("wikipedia"),
  wikidata: all("wikidata"),
  podcasts: all("podcasts")
}
