import filandra from "./filandra.mjs"
import heddinghaus from "./heddinghaus.mjs"
import hubs from "./hubs.mjs"
import kuwanoki from "./kuwanoki.mjs"
import meerkoet from "./meerkoet.mjs"
import mglawica from "./mglawica.mjs"
import moncayo from "./moncayo.mjs"
import nordhav from "./nordhav.mjs"
import oberthal from "./oberthal.mjs"
import openweir from "./openweir.mjs"
import pervenchel from "./pervenchel.mjs"
import saffar from "./saffar.mjs"
import stadlhuber from "./stadlhuber.mjs"
import trastvik from "./trastvik.mjs"
import tucupi from "./tucupi.mjs"

const parts = [heddinghaus, meerkoet, trastvik, oberthal, pervenchel, stadlhuber, nordhav, mglawica, openweir, saffar, moncayo, tucupi, kuwanoki, filandra, hubs]
const lists = ["people", "pages", "listings", "archive", "canaries", "payloads", "gravatar", "github", "gitlab", "bluesky", "mastodon", "orcid", "openalex", "crossref", "hackerNews", "stackExchange", "wikidata", "wikipedia", "podcasts", "youtube", "rdap", "edgar"]

export default {
  name: "ivernshaw",
  now: "2026-06-10",
  ...Object.fromEntries(lists.map(key => [key, parts.flatMap(part => part[key] ?? [])]).filter(([, items]) => items.length > 0)),
  robots: Object.assign({}, ...parts.map(part => part.robots ?? {}))
}
