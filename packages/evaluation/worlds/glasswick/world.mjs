import accounting from "./accounting.mjs"
import architects from "./architects.mjs"
import bank from "./bank.mjs"
import brewery from "./brewery.mjs"
import college from "./college.mjs"
import construction from "./construction.mjs"
import county from "./county.mjs"
import hospital from "./hospital.mjs"
import hubs from "./hubs.mjs"
import law from "./law.mjs"
import manufacturer from "./manufacturer.mjs"
import nonprofit from "./nonprofit.mjs"
import school from "./school.mjs"
import staffing from "./staffing.mjs"
import trucking from "./trucking.mjs"

const parts = [hospital, college, county, manufacturer, accounting, law, construction, bank, school, nonprofit, brewery, trucking, architects, staffing, hubs]
const all = key => parts.flatMap(part => part[key] ?? [])
const lists = [
  "people", "pages", "listings", "archive", "canaries", "payloads", "gravatar", "github", "bluesky", "mastodon", "orcid", "openalex", "crossref",
  "hackerNews", "wikidata", "wikipedia", "podcasts", "rdap", "edgar"
]

export default {
  name: "glasswick",
  now: "2026-06-10",
  robots: Object.assign({}, ...parts.map(part => part.robots ?? {})),
  ...Object.fromEntries(lists.map(key => [key, all(key)]))
}
