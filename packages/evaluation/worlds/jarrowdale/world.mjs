import aldercrossing from "./aldercrossing.mjs"
import ferrowick from "./ferrowick.mjs"
import gumnuthill from "./gumnuthill.mjs"
import haldorsen from "./haldorsen.mjs"
import hubs from "./hubs.mjs"
import kestrelquay from "./kestrelquay.mjs"
import pelagia from "./pelagia.mjs"
import polaw from "./polaw.mjs"
import secondharbor from "./secondharbor.mjs"
import strandkeogh from "./strandkeogh.mjs"
import tallyfinch from "./tallyfinch.mjs"
import thornhallow from "./thornhallow.mjs"
import tidewend from "./tidewend.mjs"
import unm from "./unm.mjs"
import vermilion from "./vermilion.mjs"

const parts = [
  ferrowick, pelagia, vermilion, haldorsen, unm, polaw, secondharbor, aldercrossing,
  tallyfinch, strandkeogh, kestrelquay, thornhallow, gumnuthill, tidewend, hubs
]
const lists = [
  "people", "pages", "listings", "archive", "canaries", "payloads", "gravatar", "github", "bluesky", "mastodon", "orcid", "openalex",
  "crossref", "stackExchange", "wikidata", "wikipedia", "podcasts", "rdap"
]

export default {
  name: "jarrowdale",
  now: "2026-06-10",
  ...Object.fromEntries(lists.map(list => [list, parts.flatMap(part => part[list] ?? [])])),
  robots: Object.assign({}, ...parts.map(part => part.robots ?? {}))
}
