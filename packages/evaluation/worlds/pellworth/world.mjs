import a from "./brackwater-tessaro-vauclair.mjs"
import b from "./rugmark-sindal-weserbogen.mjs"
import c from "./ibarra-kalyani-chukta.mjs"
import d from "./ostrander-larkspur.mjs"
import e from "./protea-tamboti.mjs"

const parts = [a, b, c, d, e]
const all = key => parts.flatMap(part => part[key] ?? [])

export default {
  name: "pellworth",
  now: "2026-06-01T09:00:00.000Z",
  people: all("people"), pages: all("pages"), canaries: all("canaries"), payloads: all("payloads"),
  github: all("github"), mastodon: all("mastodon"), bluesky: all("bluesky"), orcid: all("orcid"),
  gravatar: all("gravatar"), stackExchange: all("stackExchange"), wikipedia: all("wikipedia"), wikidata: all("wikidata")
}
