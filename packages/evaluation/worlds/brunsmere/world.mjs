import kiteloom from "./kiteloom.mjs"
import paylark from "./paylark.mjs"
import lindhorst from "./lindhorst.mjs"
import harcourt from "./harcourt.mjs"
import orvanta from "./orvanta.mjs"
import lampyre from "./lampyre.mjs"
import nightwarren from "./nightwarren.mjs"
import rohalv from "./rohalv.mjs"
import marjan from "./marjan.mjs"
import mangrove from "./mangrove.mjs"
import tregarth from "./tregarth.mjs"
import cordillera from "./cordillera.mjs"
import backwater from "./backwater.mjs"
import extras from "./extras.mjs"

const parts = [kiteloom, paylark, lindhorst, harcourt, orvanta, lampyre, nightwarren, rohalv, marjan, mangrove, tregarth, cordillera, backwater, extras]
const lists = [
  "people", "pages", "listings", "archive", "canaries", "payloads", "gravatar", "github", "gitlab", "bluesky", "mastodon", "orcid", "openalex",
  "crossref", "hackerNews", "stackExchange", "wikidata", "wikipedia", "podcasts", "youtube", "rdap", "edgar"
]

export default {
  name: "brunsmere",
  now: "2026-06-10",
  ...Object.fromEntries(lists.map(key => [key, parts.flatMap(part => part[key] ?? [])])),
  robots: Object.assign({}, ...parts.map(part => part.robots ?? {}))
}
