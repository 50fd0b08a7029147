import { readdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
const here = dirname(fileURLToPath(import.meta.url))
const parts = []
for (const f of readdirSync(here).filter(f => /^\d\d-.*\.mjs$/.test(f)).sort()) parts.push((await import(pathToFileURL(join(here, f)).href)).default)
const lists = ["people", "pages", "listings", "archive", "canaries", "payloads", "gravatar", "github", "gitlab", "bluesky", "mastodon", "orcid", "openalex", "crossref", "hackerNews", "stackExchange", "wikidata", "wikipedia", "podcasts", "youtube", "rdap", "edgar"]
const world = { name: "Canada, Australia, New Zealand and the coasts of the United States", now: "2026-11-26T09:00:00.000Z", people: [], pages: [], canaries: [], payloads: [] }
for (const k of lists) { const all = parts.flatMap(p => p[k] ?? []); if (all.length || k in world) world[k] = all }
const robots = Object.assign({}, ...parts.map(p => p.robots ?? {}))
if (Object.keys(robots).length) world.robots = robots
export default world
