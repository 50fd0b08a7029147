import college from "./college.mjs"
import craft from "./craft.mjs"
import law from "./law.mjs"
import more from "./more.mjs"
import north from "./north.mjs"
import town from "./town.mjs"
import works from "./works.mjs"

const files = [law, works, craft, north, college, town, more]
const all = key => files.flatMap(file => file[key] ?? [])

export default {
  name: "lowmarsh", now: "2026-06-01T09:00:00.000Z",
  people: all("people"), pages: all("pages"), listings: all("listings"), canaries: all("canaries"), payloads: all("payloads"),
  github: all("github"), mastodon: all("mastodon"), bluesky: all("bluesky"), orcid: all("orcid"), gravatar: all("gravatar"), rdap: all("rdap")
}
