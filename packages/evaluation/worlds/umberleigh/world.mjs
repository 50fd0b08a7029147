import * as bankBuilders from "./bankBuilders.mjs"
import * as hospitalSchool from "./hospitalSchool.mjs"
import * as softwareAgency from "./softwareAgency.mjs"
import * as breweryMuseum from "./breweryMuseum.mjs"
import * as engineersHaulage from "./engineersHaulage.mjs"
import * as unionLaw from "./unionLaw.mjs"

const corners = [bankBuilders, hospitalSchool, softwareAgency, breweryMuseum, engineersHaulage, unionLaw]
const lists = ["people", "pages", "listings", "canaries", "payloads", "gravatar", "github", "bluesky", "mastodon", "orcid", "openalex", "crossref", "hackerNews", "wikidata", "wikipedia", "podcasts", "rdap", "edgar"]

export default {
  name: "umberleigh",
  now: "2026-06-01T09:00:00.000Z",
  ...Object.fromEntries(lists.map(list => [list, corners.flatMap(corner => corner[list] ?? [])])),
  archive: [{ url: "https://pynorth.example/2023/talks/shifts", timestamp: "20230911120000", body: `<html><head><title>PyNorth 2023: Shifts are a graph problem until they aren't</title></head><body><h1>Shifts are a graph problem until they aren't</h1><p>Imogen Castellane, CTO, Tidewheel (Leeds). Saturday 9 September 2023, Sheffield.</p></body></html>` }],
  robots: { "tidewheel.example": "User-agent: *\nAllow: /\n", "www.maplehollowsd.example": "User-agent: *\nDisallow: /cms/\n", "www.calderforkbank.example": "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n" }
}
