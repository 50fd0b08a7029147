import { createHash } from "node:crypto"
import p1 from "./p1.mjs"; import p2 from "./p2.mjs"; import p3 from "./p3.mjs"; import p4 from "./p4.mjs"; import p5 from "./p5.mjs"; import p6 from "./p6.mjs"
const parts = [p1, p2, p3, p4, p5, p6]
const all = k => parts.flatMap(p => p[k] ?? [])
export const sha = e => createHash("sha256").update(e.trim().toLowerCase()).digest("hex")
export const D = Object.fromEntries(["pages", "listings", "github", "gitlab", "mastodon", "bluesky", "hackerNews", "stackExchange", "orcid", "openalex", "crossref", "wikidata", "wikipedia", "podcasts", "gravatar", "rdap", "canaries", "payloads", "people"].map(k => [k, all(k)]))
D.robots = { "kvikdata.example": "User-agent: *\nAllow: /\n", "tidewell.example": "User-agent: *\nDisallow: /admin/\n", "northwall-review.example": "User-agent: *\nDisallow: /search\nCrawl-delay: 1\n" }
D.archive = [{ url: "https://tidewell.example/team-2022", timestamp: "20220815101112", body: "<html><head><title>Tidewell team</title></head><body><h1>Team</h1><p>Aoife Brannigan, CEO. Cormac Devlin, Lead Engineer. Niamh O'Rourke, Sales Development Representative.</p></body></html>" }]
for (const p of D.people) p.sources = p.sources.map(s => s.startsWith("gravatar:") ? `https://api.gravatar.com/v3/profiles/${sha(s.slice(9))}` : s)

// the industry of a company stands on its front page; a LinkedIn address that the client did not give is no more than nice to have
const HOME = { "Tidewell": "https://tidewell.example/", "Kvikdata": "https://kvikdata.example/", "Lichtmess Sensorik": "https://www.lichtmess-sensorik.example/", "Open Tides Foundation": "https://opentides.example/", "Wierzba Systemy": "https://wierzba-systemy.example/", "Oxalis Therapeutics": "https://www.oxalis-tx.example/", "Ringvaart Instruments": "https://ringvaart.example/", "The Northwall Review": "https://northwall-review.example/about/newsroom", "Long Grass Audio": "https://longgrass.example/", "Ribeira Institute of Marine Science": "https://ribeira-institute.example/" }
for (const p of D.people) if (p.outcome === "found") {
  const h = Object.entries(HOME).find(([c]) => (p.facts.company ?? "").includes(c))?.[1]; if (h && !p.sources.includes(h)) p.sources.push(h)
  if (p.facts.linkedin && !p.contact.linkedin_url) { p.also = { ...p.also, linkedin: p.facts.linkedin }; delete p.facts.linkedin }
}
