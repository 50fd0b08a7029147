import * as tamarack from "./tamarack.mjs"
import * as fernhill from "./fernhill.mjs"
import * as loughran from "./loughran.mjs"
import * as birchline from "./birchline.mjs"
import * as tallgrass from "./tallgrass.mjs"
import * as lantern from "./lantern.mjs"
import * as brightwater from "./brightwater.mjs"
import * as tallybell from "./tallybell.mjs"
import * as millrace from "./millrace.mjs"
import * as curlew from "./curlew.mjs"
import * as larchbay from "./larchbay.mjs"
import * as loudkettle from "./loudkettle.mjs"
import * as stbrannoc from "./stbrannoc.mjs"
const parts = [tamarack, fernhill, loughran, birchline, tallgrass, lantern, brightwater, tallybell, millrace, curlew, larchbay, loudkettle, stbrannoc]
const all = key => parts.flatMap(part => part[key] ?? [])
export default { name: "oakmere", now: "2026-06-01T09:00:00.000Z", people: all("people"), pages: all("pages"), canaries: all("canaries"), payloads: all("payloads"), github: all("github"), bluesky: all("bluesky"), mastodon: all("mastodon"), orcid: all("orcid"), gravatar: all("gravatar"), podcasts: all("podcasts"), openalex: all("openalex") }
