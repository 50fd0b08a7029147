import * as berlin from "./berlin.mjs"
import * as lisbon from "./lisbon.mjs"
import * as asia from "./asia.mjs"
import * as south from "./south.mjs"
import * as west from "./west.mjs"
import * as britain from "./britain.mjs"
import { people as berlinPeople } from "./berlin-people.mjs"
import { people as lisbonPeople } from "./lisbon-people.mjs"
import { people as asiaPeople } from "./asia-people.mjs"
import { people as southPeople } from "./south-people.mjs"
import { people as westPeople } from "./west-people.mjs"
import { people as britainPeople } from "./britain-people.mjs"

const corners = [berlin, lisbon, asia, south, west, britain]
const all = key => corners.flatMap(corner => corner[key] ?? [])

export default {
  name: "sallowmere",
  now: "2026-06-01T09:00:00.000Z",
  people: [...berlinPeople, ...lisbonPeople, ...asiaPeople, ...southPeople, ...westPeople, ...britainPeople],
  pages: all("pages"),
  canaries: all("canaries"),
  payloads: all("payloads"),
  github: all("github"),
  mastodon: all("mastodon"),
  bluesky: all("bluesky"),
  orcid: all("orcid"),
  gravatar: all("gravatar"),
  wikipedia: all("wikipedia")
}
