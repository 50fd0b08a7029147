import corriganLeese from "./corrigan-leese.mjs"
import dunmoreKeogh from "./dunmore-keogh.mjs"
import fenwickLark from "./fenwick-lark.mjs"
import lanternRow from "./lantern-row.mjs"
import maddoxPryce from "./maddox-pryce.mjs"
import mesabiState from "./mesabi-state.mjs"
import otterLedge from "./otter-ledge.mjs"
import prairieLine from "./prairie-line.mjs"
import quillstack from "./quillstack.mjs"
import quinteMaritime from "./quinte-maritime.mjs"
import stBrannocs from "./st-brannocs.mjs"
import sunmesaSolar from "./sunmesa-solar.mjs"
import wrekinVale from "./wrekin-vale.mjs"

const corners = [
  corriganLeese, quillstack, dunmoreKeogh, mesabiState, wrekinVale, otterLedge, maddoxPryce,
  lanternRow, quinteMaritime, prairieLine, stBrannocs, sunmesaSolar, fenwickLark
]

const keys = [
  "people", "pages", "listings", "archive", "canaries", "payloads", "gravatar", "github", "gitlab", "bluesky", "mastodon", "orcid", "openalex",
  "crossref", "hackerNews", "stackExchange", "wikidata", "wikipedia", "podcasts", "youtube", "rdap", "edgar"
]

export default {
  name: "alderwick",
  now: "2026-06-10",
  ...Object.fromEntries(keys.map(key => [key, corners.flatMap(corner => corner[key] ?? [])])),
  robots: Object.assign({}, ...corners.map(corner => corner.robots ?? {}))
}
