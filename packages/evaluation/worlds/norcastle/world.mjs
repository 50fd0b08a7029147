import * as tessaryn from "./tessaryn.mjs"
import * as corrib from "./corrib.mjs"
import * as south from "./south.mjs"
import * as money from "./money.mjs"
import * as makers from "./makers.mjs"
import * as valley from "./valley.mjs"
const parts = [tessaryn, corrib, south, money, makers, valley]
const accounts = name => parts.flatMap(part => part.accounts?.[name] ?? [])
export default {
  name: "norcastle",
  now: "2026-06-01T09:00:00.000Z",
  people: parts.flatMap(part => part.people),
  pages: parts.flatMap(part => part.pages),
  canaries: parts.flatMap(part => part.canaries ?? []),
  payloads: parts.flatMap(part => part.payloads ?? []),
  github: accounts("github"), mastodon: accounts("mastodon"), bluesky: accounts("bluesky"), orcid: accounts("orcid"),
  podcasts: accounts("podcasts"), wikidata: accounts("wikidata"), wikipedia: accounts("wikipedia")
}
