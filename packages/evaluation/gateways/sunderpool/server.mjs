// Plays the internet of the world "sunderpool": node server.mjs PORT
import { createHash } from "node:crypto"
import { createServer } from "node:http"
import * as acc from "./accounts.mjs"
import "./companies-a.mjs"
import "./companies-b.mjs"
import "./companies-c.mjs"
import "./elsewhere.mjs"
import { archive, esc, listings, pages, redirects, robots, rss } from "./lib.mjs"

const port = Number(process.argv[2] ?? 46131)

/* ------------------------------------------------------------ pages that follow from accounts */
for (const pod of acc.podcasts) {
  pages.push({ url: pod.feed, title: pod.title, type: "application/rss+xml; charset=utf-8", unlisted: true, body: rss(pod.title, pod.site, pod.description, pod.episodes.map(e => ({ ...e, author: pod.artist, audio: `${e.url}.mp3` }))).replace("<language>", `<itunes:author>${esc(pod.artist)}</itunes:author><language>`) })
}
for (const u of acc.github) {
  pages.push({ url: `https://github.com/${u.login}`, title: `${u.login} (${u.name}) · GitHub`, type: "text/html; charset=utf-8",
    body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${u.login} (${esc(u.name)}) · GitHub</title></head><body><main><h1><span itemprop="name">${esc(u.name)}</span> <span itemprop="additionalName">${u.login}</span></h1><div>${esc(u.bio ?? "")}</div><ul><li itemprop="worksFor">${esc(u.company ?? "")}</li><li itemprop="homeLocation">${esc(u.location ?? "")}</li></ul>${u.repositories.filter(r => !r.fork).map(r => `<div><a href="/${u.login}/${r.name}">${r.name}</a><p>${esc(r.description ?? "")}</p>${r.language} ★ ${r.stars}</div>`).join("")}</main></body></html>` })
}
for (const a of acc.wikipedia) {
  pages.push({ url: `https://en.wikipedia.org/wiki/${encodeURIComponent(a.title.replace(/ /g, "_"))}`, title: `${a.title} - Wikipedia`, type: "text/html; charset=utf-8", body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${esc(a.title)} - Wikipedia</title></head><body><h1>${esc(a.title)}</h1><p>${esc(a.extract)}</p></body></html>` })
}
for (const y of acc.youtube) {
  for (const v of y.videos) pages.push({ url: `https://www.youtube.com/watch?v=${v.id}`, title: `${v.title} - YouTube`, type: "text/html; charset=utf-8", body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${esc(v.title)} - YouTube</title><meta name="description" content="${esc(v.description)}"><link itemprop="name" content="${esc(y.title)}"></head><body><h1>${esc(v.title)}</h1><p>${esc(v.description)}</p></body></html>` })
  if (y.handle) pages.push({ url: `https://www.youtube.com/@${y.handle}`, title: `${y.title} - YouTube`, type: "text/html; charset=utf-8", body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${esc(y.title)} - YouTube</title><link rel="canonical" href="https://www.youtube.com/channel/${y.id}"><link rel="alternate" type="application/rss+xml" title="RSS" href="https://www.youtube.com/feeds/videos.xml?channel_id=${y.id}"></head><body><h1>${esc(y.title)}</h1></body></html>` })
}
for (const m of acc.mastodon) pages.push({ url: `https://${m.domain}/@${m.user}`, title: `${m.name} (@${m.user}@${m.domain}) - Mastodon`, type: "text/html; charset=utf-8", body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${esc(m.name)} (@${m.user}@${m.domain})</title></head><body><h1>${esc(m.name)}</h1>${m.note}${m.fields.map(f => `<dl><dt>${f.name}</dt><dd>${f.value}</dd></dl>`).join("")}</body></html>` })
for (const b of acc.bluesky) pages.push({ url: `https://bsky.app/profile/${b.handle}`, title: `${b.name} (@${b.handle}) — Bluesky`, type: "text/html; charset=utf-8", body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${esc(b.name)} (@${b.handle}) — Bluesky</title><meta name="description" content="${esc(b.description)}"></head><body><noscript><h1>${esc(b.name)}</h1><p>${esc(b.description)}</p></noscript></body></html>` })

for (const u of acc.github) for (const r of u.repositories) pages.push({ url: `https://github.com/${u.login}/${r.name}`, title: `GitHub - ${u.login}/${r.name}${r.description ? `: ${r.description}` : ""}`, type: "text/html; charset=utf-8", body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>GitHub - ${u.login}/${r.name}</title></head><body><h1><a href="/${u.login}">${u.login}</a> / ${r.name}</h1><p>${esc(r.description ?? "")}</p><p>${(r.topics ?? []).join(" ")}</p></body></html>` })
for (const g of acc.gravatar) pages.push({ url: `https://gravatar.com/${g.slug}`, title: `${g.display_name} - Gravatar`, type: "text/html; charset=utf-8", body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${esc(g.display_name)} - Gravatar</title></head><body><h1>${esc(g.display_name)}</h1><p>${esc([g.job_title, g.company, g.location].filter(Boolean).join(", "))}</p><p>${esc(g.description ?? "")}</p></body></html>` })
for (const u of acc.stackExchange) pages.push({ url: `https://stackoverflow.com/users/${u.id}/${u.name.toLowerCase().replace(/ /g, "-")}`, title: `User ${u.name} - Stack Overflow`, type: "text/html; charset=utf-8", body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>User ${esc(u.name)} - Stack Overflow</title></head><body><h1>${esc(u.name)}</h1><p>${u.location}</p>${u.about}<p>${u.reputation} reputation. Top tags: ${u.tags.join(", ")}</p></body></html>` })
for (const u of acc.hackerNews) pages.push({ url: `https://news.ycombinator.com/user?id=${u.username}`, title: `Profile: ${u.username} | Hacker News`, type: "text/html; charset=utf-8", unlisted: true, body: `<html><head><title>Profile: ${u.username} | Hacker News</title></head><body><table><tr><td>user:</td><td>${u.username}</td></tr><tr><td>karma:</td><td>${u.karma}</td></tr><tr><td>about:</td><td>${u.about}</td></tr></table></body></html>` })

/* ------------------------------------------------------------ helpers */
const fold = s => String(s).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
const words = s => fold(s).match(/[\p{L}\p{N}]+/gu) ?? []
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" }
const textOf = html => html.replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style|head|nav)\b[\s\S]*?<\/\1>/gi, " ").replace(/<\/?(?:b|i|em|strong|a|span|code)\b[^>]*>/gi, "").replace(/<[^>]+>/g, " ").replace(/&(amp|lt|gt|quot|#39);/g, (_, e) => entities[e]).replace(/\s+/g, " ").replace(/ ([.,;:])/g, "$1").trim()
const key = url => { const u = new URL(url); return u.host + decodeURIComponent(u.pathname) + u.search }
const byKey = new Map(pages.map(p => [key(p.url), p]))
const hosts = new Set(pages.map(p => new URL(p.url).host))
const redirectsByKey = new Map([...redirects].map(([a, b]) => [key(a), b]))

/* ------------------------------------------------------------ the search engine */
const docs = [
  ...pages.filter(p => !p.unlisted).map(p => ({ url: p.url, title: p.title, text: p.dead ? (archive.find(a => a.url === p.url) ? textOf(archive.find(a => a.url === p.url).body) : p.title) : (/name="description" content="([^"]*)"/.exec(p.body)?.[1] ?? "") + " " + textOf(p.body), news: p.news })),
  ...listings.map(l => ({ url: l.url, title: l.title, text: l.snippet, listing: true }))
].map(d => {
  const counts = new Map()
  const put = (w, n) => counts.set(w, (counts.get(w) ?? 0) + n)
  words(d.text).forEach(w => put(w, 1)); words(d.title).forEach(w => put(w, 3)); words(d.url).forEach(w => put(w, 2))
  return { ...d, text: d.text.trim(), counts, length: Math.max(20, words(d.text).length), flat: words(`${d.title} ${d.text}`).join(" ") }
})
const df = new Map()
for (const d of docs) for (const w of d.counts.keys()) df.set(w, (df.get(w) ?? 0) + 1)
const idf = w => Math.log(1 + docs.length / (df.get(w) ?? docs.length * 4))
const stop = new Set("a an and at by for from in is of on or the to with who what how".split(" "))
const averageLength = docs.reduce((s, d) => s + d.length, 0) / docs.length

const search = (query, { limit = 10, include = [], exclude = [], only = () => true } = {}) => {
  const sites = [], not = [], phrases = []
  const rest = String(query).replace(/(-?)site:(\S+)/gi, (_, m, h) => { (m ? not : sites).push(h); return " " }).replace(/-"([^"]+)"/g, " ").replace(/"([^"]+)"/g, (_, q) => { phrases.push(words(q).join(" ")); return ` ${q} ` }).replace(/\bOR\b/g, " ")
  const terms = [...new Set(words(rest))].filter(w => !stop.has(w))
  const under = (d, s) => { const u = new URL(d.url); const [h, ...path] = s.replace(/^https?:\/\//, "").split("/"); return (u.host === h || u.host.endsWith(`.${h.replace(/^\*\./, "")}`) || u.host === `www.${h}`) && u.pathname.startsWith(`/${path.join("/")}`.replace(/\/$/, "")) }
  const all = terms.reduce((s, w) => s + idf(w), 0) || 1
  return docs.filter(d => only(d))
    .filter(d => [...sites].length === 0 || sites.some(s => under(d, s)))
    .filter(d => include.length === 0 || include.some(s => under(d, s)))
    .filter(d => ![...not, ...exclude].some(s => under(d, s)))
    .map(d => {
      let score = 0, hit = 0
      for (const w of terms) { const n = d.counts.get(w); if (n) { hit += idf(w); score += idf(w) * (n * 2.2) / (n + 1.2 * (0.4 + 0.6 * d.length / averageLength)) } }
      for (const ph of phrases) if (` ${d.flat} `.includes(` ${ph} `)) score += 6; else score *= 0.5
      for (let i = 0; i + 1 < terms.length; i++) if (d.flat.includes(`${terms[i]} ${terms[i + 1]}`)) score += 2
      return { d, score, share: hit / all }
    })
    .filter(r => (terms.length === 0 && sites.length + include.length > 0) || r.share >= 0.2)
    .sort((a, b) => b.score - a.score).slice(0, limit)
    .map((r, _, list) => ({ ...r, terms, relative: Math.min(0.99, Math.round(1e6 * Math.min(1, 0.25 + 0.7 * r.share) * (0.6 + 0.4 * r.score / (list[0].score || 1))) / 1e6) }))
}
const snippet = (d, terms, size = 300) => {
  if (d.text.length <= size) return d.text
  const chunks = d.text.match(/[^.!?]+[.!?”]*\s*/g) ?? [d.text]
  let best = 0, bestScore = -1
  chunks.forEach((_, i) => { const w = new Set(words(chunks.slice(i, i + 3).join(" ").slice(0, size))); const s = terms.reduce((n, t) => n + (w.has(t) ? idf(t) : 0), 0); if (s > bestScore) { best = i; bestScore = s } })
  const out = chunks.slice(best).join("").slice(0, size)
  return out.replace(/\s+\S*$/, "").trim() + (out.length >= size ? " ..." : "")
}

/* ------------------------------------------------------------ answers */
const json = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(body) })
const html = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "text/html; charset=utf-8", ...headers }, body })
const plain = (body, status = 200, type = "text/plain; charset=utf-8") => ({ status, headers: { "content-type": type }, body })
const move = (to, status = 301) => ({ status, headers: { location: to, "content-type": "text/html; charset=utf-8" }, body: `<a href="${esc(to)}">Moved</a>` })
const notFound = host => html(`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Page not found</title></head><body><h1>404</h1><p>The page you are looking for is not on ${host}.</p><p><a href="/">Home</a></p></body></html>`, 404)
const iso = at => new Date(at).toISOString()
const seconds = at => Math.floor(Date.parse(at) / 1000)
const eq = (a, b) => fold(a ?? "") === fold(b ?? "")

/* ------------------------------------------------------------ services */
const ghMissing = () => json({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404, ghHeaders)
const ghHeaders = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "57", "x-ratelimit-reset": "1780308000", "x-github-media-type": "github.v3; format=json" }
const ghBrief = u => ({ login: u.login, id: u.id, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, type: "User", site_admin: false })
const ghRepo = (u, r) => ({ id: u.id * 10 + r.name.length, name: r.name, full_name: `${u.login}/${r.name}`, private: false, owner: ghBrief(u), html_url: `https://github.com/${u.login}/${r.name}`, description: r.description ?? null, fork: r.fork ?? false, language: r.language ?? null, topics: r.topics ?? [], stargazers_count: r.stars, forks_count: Math.floor(r.stars / 20), pushed_at: r.pushed_at, updated_at: r.pushed_at, created_at: "2022-03-01T00:00:00Z", homepage: null, archived: false })
const github = ({ path, q }) => {
  const ok = b => json(b, 200, ghHeaders)
  const s = q.get("q") ?? ""
  const email = /[^\s:"]+@[^\s"]+/.exec(s)?.[0]
  if (path === "/search/users") {
    const term = s.replace(/(in|type|location|repos|followers):\S+/g, "").replace(/(fullname|user):/g, "").replace(/"/g, "").trim()
    const place = /location:"?([^"\s]+)/.exec(s)?.[1]
    const found = acc.github.filter(u => email ? eq(u.email, email) : words(term).length > 0 && words(term).every(w => words(`${u.login} ${u.name}`).includes(w)) && (!place || fold(u.location ?? "").includes(fold(place))))
    return ok({ total_count: found.length, incomplete_results: false, items: found.map(u => ({ ...ghBrief(u), score: 1 })) })
  }
  if (path === "/search/commits") {
    const found = acc.github.filter(u => email && (eq(u.commit_email, email) || eq(u.email, email)))
    return ok({ total_count: found.length, incomplete_results: false, items: found.map(u => { const r = u.repositories[0]; const sha = createHash("sha1").update(u.login).digest("hex"); return { sha, url: `https://api.github.com/repos/${u.login}/${r.name}/commits/${sha}`, html_url: `https://github.com/${u.login}/${r.name}/commit/${sha}`, commit: { author: { name: u.name, email, date: r.pushed_at }, committer: { name: u.name, email, date: r.pushed_at }, message: "Fix edge case" }, author: ghBrief(u), committer: ghBrief(u), repository: { id: u.id, name: r.name, full_name: `${u.login}/${r.name}`, owner: ghBrief(u), html_url: `https://github.com/${u.login}/${r.name}` }, score: 1 } }) })
  }
  if (path.startsWith("/search/")) return ok({ total_count: 0, incomplete_results: false, items: [] })
  const m = /^\/users\/([^/]+)(?:\/(.+))?$/.exec(path)
  const u = m && acc.github.find(x => eq(x.login, m[1]))
  if (!u) return ghMissing()
  if (!m[2]) return ok({ ...ghBrief(u), name: u.name, company: u.company ?? null, blog: u.blog ?? "", location: u.location ?? null, email: u.email ?? null, hireable: null, bio: u.bio ?? null, twitter_username: u.twitter_username ?? null, public_repos: u.repositories.length, public_gists: 0, followers: 41, following: 12, created_at: "2015-05-01T00:00:00Z", updated_at: "2026-05-01T00:00:00Z" })
  if (m[2] === "repos") return ok([...u.repositories].sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)).map(r => ghRepo(u, r)))
  if (m[2] === "social_accounts") return ok(u.accounts)
  if (/^(orgs|events|starred|followers|following|gists)/.test(m[2])) return ok([])
  return ghMissing()
}
const gravatar = ({ path }) => {
  const m = /^\/v3\/profiles\/([0-9a-z-]+)$/.exec(path)
  const g = m && acc.gravatar.find(x => createHash("sha256").update(x.email).digest("hex") === m[1] || x.slug === m[1])
  const headers = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "93", "x-ratelimit-reset": "1780308000" }
  if (!g) return json({ error: "Profile not found", code: "not_found" }, 404, headers)
  return json({ hash: createHash("sha256").update(g.email).digest("hex"), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: "https://0.gravatar.com/avatar/0", avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", verified_accounts: (g.accounts ?? []).map(a => ({ service_type: a.label.toLowerCase().replace(/ /g, "-"), service_label: a.label, service_icon: "", url: a.url, is_hidden: false })), pronunciation: "", pronouns: g.pronouns ?? "" }, 200, headers)
}
const tavily = ({ path, body, headers, method }) => {
  if (path !== "/search") return json({ detail: "Not Found" }, 404)
  if (method !== "POST") return json({ detail: "Method Not Allowed" }, 405)
  if (headers["x-tavily-access-mode"] !== "keyless") return json({ detail: { error: "Unauthorized: missing or invalid API key." } }, 401)
  if (!body?.query) return json({ detail: { error: "Query is missing." } }, 400)
  const found = search(body.query, { limit: Math.min(20, body.max_results ?? 5), include: body.include_domains ?? [], exclude: body.exclude_domains ?? [], only: body.topic === "news" ? d => d.news : undefined })
  return json({ query: body.query, follow_up_questions: null, answer: null, images: [], results: found.map(r => ({ url: r.d.url, title: r.d.title, content: snippet(r.d, r.terms), score: r.relative, ...(body.topic === "news" && r.d.news ? { published_date: new Date(newsDate(r.d.news.seen)).toUTCString() } : {}), raw_content: body.include_raw_content ? r.d.text : null })), response_time: 0.84, request_id: "6f1d2c3b-0000-4000-8000-000000000046" })
}
const newsDate = s => s.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z")
const firecrawl = ({ path, body, method }) => {
  const m = /^\/(v1|v2)\/(search|scrape)$/.exec(path)
  if (!m || method !== "POST") return json({ success: false, error: "Not found" }, 404)
  if (m[2] === "scrape") {
    const p = body?.url && byKey.get(key(body.url))
    if (!p || p.dead) return json({ success: true, data: { markdown: "# 404", metadata: { title: "Page not found", sourceURL: body?.url, url: body?.url, statusCode: 404 } } })
    return json({ success: true, data: { markdown: textOf(p.body), html: p.body, metadata: { title: p.title, sourceURL: p.url, url: p.url, statusCode: 200, contentType: p.type } } })
  }
  if (!body?.query) return json({ success: false, error: "Bad Request", details: [{ message: "query is required" }] }, 400)
  const found = search(body.query, { limit: Math.min(100, body.limit ?? 5), include: body.includeDomains ?? [], exclude: body.excludeDomains ?? [] })
  const rows = found.map((r, i) => ({ url: r.d.url, title: r.d.title, description: snippet(r.d, r.terms, 220), ...(m[1] === "v2" ? { position: i + 1 } : {}) }))
  return json(m[1] === "v1" ? { success: true, data: rows } : { success: true, data: { web: rows }, creditsUsed: 2, id: "019-sunderpool" })
}
const jina = ({ path, search: query }) => {
  const url = path.slice(1) + query
  if (!/^https?:\/\//.test(url)) return json({ code: 400, name: "ParamValidationError", status: 40001, message: "Invalid URL" }, 400)
  const p = byKey.get(key(url))
  if (!p || p.dead) return json({ code: 200, status: 20000, data: { title: "Page not found", description: "", url, content: "404", warning: "Target URL returned error 404: Not Found", usage: { tokens: 20 } } })
  return json({ code: 200, status: 20000, data: { title: p.title, description: "", url: p.url, content: textOf(p.body), usage: { tokens: 400 } } })
}
const wdLabels = new Map(acc.wikidata.flatMap(i => i.statements.flatMap(s => s.item ? [[s.item.id, s.item.label]] : [])))
const wdEntity = id => {
  const i = acc.wikidata.find(x => x.id === id)
  if (!i) return wdLabels.has(id) ? { type: "item", id, labels: { en: { language: "en", value: wdLabels.get(id) } }, descriptions: {}, aliases: {}, claims: {}, sitelinks: {} } : undefined
  const time = t => { const [y, m = "00", d = "00"] = t.split("-"); return { type: "time", value: { time: `+${y}-${m}-${d}T00:00:00Z`, precision: d !== "00" ? 11 : 9, timezone: 0, before: 0, after: 0, calendarmodel: "http://www.wikidata.org/entity/Q1985727" } } }
  const value = s => s.item ? { type: "wikibase-entityid", value: { "entity-type": "item", id: s.item.id, "numeric-id": Number(s.item.id.slice(1)) } } : s.time ? time(s.time) : { type: "string", value: s.text }
  const claims = {}
  for (const s of i.statements) (claims[s.property] ??= []).push({ mainsnak: { snaktype: "value", property: s.property, datavalue: value(s), datatype: s.item ? "wikibase-item" : s.time ? "time" : "string" }, type: "statement", rank: "normal", ...(s.start ? { qualifiers: { P580: [{ snaktype: "value", property: "P580", datavalue: time(s.start) }], ...(s.end ? { P582: [{ snaktype: "value", property: "P582", datavalue: time(s.end) }] } : {}) } } : {}) })
  return { type: "item", id, labels: { en: { language: "en", value: i.label } }, descriptions: { en: { language: "en", value: i.description } }, aliases: {}, claims, sitelinks: i.article ? { enwiki: { site: "enwiki", title: i.article, badges: [], url: `https://en.wikipedia.org/wiki/${encodeURIComponent(i.article.replace(/ /g, "_"))}` } } : {} }
}
const wikidata = ({ path, q }) => {
  if (path === "/w/api.php") {
    if (q.get("action") === "wbsearchentities") {
      const s = words(q.get("search") ?? "").join(" ")
      const found = s ? acc.wikidata.filter(i => words(i.label).join(" ").startsWith(s)) : []
      return json({ searchinfo: { search: q.get("search") }, search: found.map(i => ({ id: i.id, title: i.id, pageid: Number(i.id.slice(1)), concepturi: `http://www.wikidata.org/entity/${i.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${i.id}`, label: i.label, description: i.description, match: { type: "label", language: "en", text: i.label }, display: { label: { value: i.label, language: "en" }, description: { value: i.description, language: "en" } } })), success: 1 })
    }
    if (q.get("action") === "wbgetentities") return json({ entities: Object.fromEntries((q.get("ids") ?? "").split("|").map(id => [id, wdEntity(id) ?? { id, missing: "" }])), success: 1 })
    if (q.get("action") === "query") return json({ batchcomplete: "", query: { search: [] } })
    return json({ error: { code: "badvalue", info: "Unrecognized value for parameter action" } })
  }
  const m = /^\/wiki\/Special:EntityData\/(Q\d+)(?:\.json)?$/.exec(path)
  const e = m && wdEntity(m[1])
  return e ? json({ entities: { [m[1]]: e } }) : html("<h1>Bad title</h1>", 404)
}
const wikipedia = ({ path, q }) => {
  const m = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path)
  if (m) {
    const a = acc.wikipedia.find(x => eq(x.title, m[1].replace(/_/g, " ")))
    if (!a) return json({ type: "Internal error", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: `/en.wikipedia.org/v1/page/summary/${m[1]}` }, 404)
    const i = acc.wikidata.find(x => x.article === a.title)
    return json({ type: "standard", title: a.title, displaytitle: a.title, namespace: { id: 0, text: "" }, wikibase_item: i?.id, lang: "en", description: a.description, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${encodeURIComponent(a.title.replace(/ /g, "_"))}` } }, extract: a.extract, extract_html: `<p>${esc(a.extract)}</p>` })
  }
  if (path === "/w/api.php") {
    const s = words(q.get("srsearch") ?? q.get("search") ?? "")
    const found = s.length ? acc.wikipedia.filter(a => s.every(w => words(`${a.title} ${a.extract}`).includes(w))) : []
    if (q.get("action") === "opensearch") return json([q.get("search"), found.map(a => a.title), found.map(() => ""), found.map(a => `https://en.wikipedia.org/wiki/${encodeURIComponent(a.title.replace(/ /g, "_"))}`)])
    return json({ batchcomplete: "", query: { searchinfo: { totalhits: found.length }, search: found.map((a, n) => ({ ns: 0, title: a.title, pageid: 7000 + n, snippet: esc(a.extract) })) } })
  }
  return undefined
}
const orcid = ({ path, q }) => {
  const val = v => v === undefined ? null : { value: String(v) }
  if (path.replace(/\/$/, "") === "/v3.0/expanded-search" || path.replace(/\/$/, "") === "/v3.0/search") {
    const s = q.get("q") ?? ""
    const get = f => new RegExp(`${f}:\\(?(?:"([^"]+)"|([^\\s)]+))`, "i").exec(s)?.slice(1).find(Boolean)
    const given = get("given-names"), family = get("family-name"), org = get("affiliation-org-name"), email = get("email")
    const found = acc.orcid.filter(o => (given || family || org || email) && (!given || words(o.given).includes(words(given)[0])) && (!family || eq(o.family, family)) && (!org || [...o.employments, ...o.educations].some(e => words(org).every(w => words(e.organization).includes(w)))) && (!email || o.emails.includes(email)))
    return json({ "expanded-result": found.length ? found.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": o.credit_name ?? null, "other-name": [], email: o.emails, "institution-name": [...o.employments, ...o.educations].map(e => e.organization) })) : null, "num-found": found.length })
  }
  const m = /^\/v3\.0\/([\dX-]{19})(?:\/(\w+))?\/?$/.exec(path)
  const o = m && acc.orcid.find(x => x.id === m[1])
  if (!o) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
  const date = y => y === undefined ? null : { year: { value: String(y) }, month: null, day: null }
  const group = (kind, list) => ({ "affiliation-group": list.map(e => ({ summaries: [{ [`${kind}-summary`]: { "department-name": e.department ?? null, "role-title": e.role, "start-date": date(e.from), "end-date": date(e.to), organization: { name: e.organization, address: { city: e.city, region: null, country: e.country } } } }] })) })
  const person = { name: { "given-names": val(o.given), "family-name": val(o.family), "credit-name": o.credit_name ? val(o.credit_name) : null, path: o.id }, "other-names": { "other-name": [] }, biography: o.biography ? { content: o.biography, visibility: "public" } : null, "researcher-urls": { "researcher-url": o.urls.map(u => ({ "url-name": u.label, url: { value: u.url } })) }, emails: { email: [] }, addresses: { address: o.country ? [{ country: { value: o.country } }] : [] }, keywords: { keyword: o.keywords.map(k => ({ content: k })) }, "external-identifiers": { "external-identifier": [] } }
  const works = { group: o.works.map(w => ({ "work-summary": [{ title: { title: { value: w.title } }, type: w.type, "publication-date": date(w.year), "journal-title": { value: w.journal } }] })) }
  if (m[2] === "person") return json(person)
  if (m[2] === "employments") return json(group("employment", o.employments))
  if (m[2] === "educations") return json(group("education", o.educations))
  if (m[2] === "works") return json(works)
  return json({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" }, person, "activities-summary": { employments: group("employment", o.employments), educations: group("education", o.educations), works } })
}
const openalex = ({ path, q }) => {
  const full = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works_count, cited_by_count: a.cited_by_count, affiliations: [{ institution: { id: "https://openalex.org/I1", display_name: a.institution, country_code: a.country, type: "company" }, years: a.years }], last_known_institutions: [{ id: "https://openalex.org/I1", display_name: a.institution, country_code: a.country, type: "company" }], topics: a.topics.map((t, i) => ({ id: `https://openalex.org/T${i}`, display_name: t, count: 9 })) })
  const m = /^\/(?:authors|people)\/(.+)$/.exec(path)
  if (m) { const a = acc.openalex.find(x => m[1].endsWith(x.id) || (x.orcid && m[1].endsWith(x.orcid))); return a ? json(full(a)) : json({ error: "Not Found", message: "The entity was not found." }, 404) }
  if (q.get("search") && !q.get("api_key")) return json({ error: "Authentication required", message: "An API key is required for search. Get a free one at openalex.org." }, 401)
  const s = words(q.get("search") ?? "")
  const id = /orcid:(\S+)/.exec(q.get("filter") ?? "")?.[1]
  const found = path !== "/authors" ? [] : acc.openalex.filter(a => id ? a.orcid && id.endsWith(a.orcid) : s.length && s.every(w => words(a.name).includes(w)))
  return json({ meta: { count: found.length, db_response_time_ms: 12, page: 1, per_page: 25 }, results: found.map(full), group_by: [] })
}
const crossref = ({ path, q }) => {
  if (!path.startsWith("/works")) return plain("Resource not found.", 404)
  const s = words(q.get("query.author") ?? q.get("query") ?? ""), aff = words(q.get("query.affiliation") ?? "")
  const item = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", publisher: "Sunder Academic", title: [w.title], "container-title": [w.journal], issued: { "date-parts": [w.published] }, published: { "date-parts": [w.published] }, score: 12.1, author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `http://orcid.org/${a.orcid}`, "authenticated-orcid": false } : {}) })) })
  const one = /^\/works\/(.+)$/.exec(path)
  if (one) { const w = acc.crossref.find(x => x.doi === one[1]); return w ? json({ status: "ok", "message-type": "work", message: item(w) }) : plain("Resource not found.", 404) }
  const found = s.length ? acc.crossref.filter(w => w.authors.some(a => words(a.family).some(x => s.includes(x)))).filter(w => !aff.length || w.authors.some(a => aff.some(x => words(a.affiliation ?? "").includes(x)))) : []
  return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": found.length, items: found.map(item), "items-per-page": 20, query: { "start-index": 0, "search-terms": null } } }, 200, { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" })
}
const hn = ({ path, q }) => {
  const m = /^\/api\/v1\/users\/(.+)$/.exec(path)
  if (m) { const u = acc.hackerNews.find(x => x.username === m[1]); return u ? json({ username: u.username, about: u.about, karma: u.karma }) : json({ status: 404, error: "Not Found" }, 404) }
  if (!/^\/api\/v1\/search(_by_date)?$/.test(path)) return json({ status: 404, error: "Not Found" }, 404)
  const tags = q.get("tags") ?? "", s = words(q.get("query") ?? ""), author = /author_([\w-]+)/.exec(tags)?.[1]
  const hits = acc.hackerNews.filter(u => !author || u.username === author).flatMap(u => [
    ...(/comment/.test(tags) && !/story/.test(tags) ? [] : u.stories.map(t => ({ objectID: String(t.id), title: t.title, url: t.url, author: u.username, points: t.points, num_comments: 61, comment_text: null, story_text: null, created_at: iso(t.at), created_at_i: seconds(t.at), _tags: ["story", `author_${u.username}`, `story_${t.id}`] })))
  ]).filter(h => s.every(w => words(`${h.title} ${h.url} ${h.author}`).includes(w))).filter(() => author || s.length)
  return json({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, exhaustiveNbHits: true, query: q.get("query") ?? "", params: "", processingTimeMS: 3 })
}
const stack = ({ path, q }) => {
  const wrap = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 271 })
  const item = u => ({ user_id: u.id, account_id: u.id + 7, display_name: u.name, location: u.location || undefined, website_url: u.website || undefined, link: `https://stackoverflow.com/users/${u.id}/${words(u.name).join("-")}`, reputation: u.reputation, user_type: "registered", ...(q.get("filter") ? { about_me: u.about } : {}) })
  if (path === "/2.3/users") return wrap(acc.stackExchange.filter(u => q.get("inname") && fold(u.name).includes(fold(q.get("inname")))).map(item))
  const m = /^\/2\.3\/users\/([\d;]+)(?:\/([\w-]+))?$/.exec(path)
  if (m) { const found = acc.stackExchange.filter(u => m[1].split(";").includes(String(u.id))); return wrap(!m[2] ? found.map(item) : /tags/.test(m[2]) ? found.flatMap(u => u.tags.map((t, i) => ({ name: t, count: 90 - i * 20, tag_name: t, answer_count: 40, answer_score: 210 }))) : []) }
  return wrap([])
}
const bsky = ({ path, q }) => {
  const out = b => ({ did: b.did, handle: b.handle, displayName: b.name, description: b.description, avatar: "", indexedAt: "2026-05-01T00:00:00.000Z", labels: [] })
  const one = acc.bluesky.find(b => b.handle === q.get("actor") || b.did === q.get("actor"))
  if (path === "/xrpc/app.bsky.actor.getProfile") return one ? json({ ...out(one), website: one.website, followersCount: 904, followsCount: 310, postsCount: one.posts.length }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400)
  if (path === "/xrpc/app.bsky.feed.getAuthorFeed") return one ? json({ feed: one.posts.map((p, i) => ({ post: { uri: `at://${one.did}/app.bsky.feed.post/3k${i}`, cid: `bafy${i}`, author: out(one), record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.at }, likeCount: 12, repostCount: 1, replyCount: 2, indexedAt: p.at }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: out(one), indexedAt: p.at } } : {}) })) }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400)
  if (/searchActors(Typeahead)?$/.test(path)) { const s = words(q.get("q") ?? q.get("term") ?? ""); return json({ actors: acc.bluesky.filter(b => s.length && s.every(w => words(`${b.handle} ${b.name} ${b.description}`).includes(w))).map(out) }) }
  if (path.endsWith("searchPosts")) return html("<h1>403 Forbidden</h1>", 403)
  return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
}
const mastodonDomains = new Set(["hachyderm.io", "mastodon.social", "fosstodon.org", "mas.to"])
const mastodon = ({ host, path, q }) => {
  const full = m => ({ id: m.id, username: m.user, acct: m.user, display_name: m.name, locked: false, bot: false, created_at: "2022-11-07T00:00:00.000Z", note: m.note, url: `https://${m.domain}/@${m.user}`, followers_count: 1204, following_count: 211, statuses_count: m.posts.length, fields: m.fields })
  const find = a => acc.mastodon.find(m => m.domain === host && eq(m.user, String(a ?? "").replace(/^acct:/, "").replace(/^@/, "").split("@")[0]))
  if (path === "/.well-known/webfinger") { const m = find(q.get("resource")); return m ? json({ subject: `acct:${m.user}@${m.domain}`, aliases: [`https://${m.domain}/@${m.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${m.domain}/@${m.user}` }, { rel: "self", type: "application/activity+json", href: `https://${m.domain}/users/${m.user}` }] }, 200, { "content-type": "application/jrd+json" }) : plain("", 404) }
  if (path === "/api/v1/accounts/lookup") { const m = find(q.get("acct")); return m ? json(full(m)) : json({ error: "Record not found" }, 404) }
  const s = /^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/.exec(path)
  if (s) { const m = acc.mastodon.find(x => x.id === s[1] && x.domain === host); return !m ? json({ error: "Record not found" }, 404) : json(s[2] ? m.posts.map((p, i) => ({ id: `${m.id}${i}`, created_at: p.at, content: p.text, reblog: p.repost ? {} : null, url: `https://${m.domain}/@${m.user}/${m.id}${i}`, account: full(m) })) : full(m)) }
  return undefined
}
const gdelt = ({ q }) => {
  const query = q.get("query") ?? ""
  const phrases = [...query.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" "))
  const rest = words(query.replace(/"[^"]+"/g, " ").replace(/\w+:\S+/g, " ")).filter(w => w !== "or" && !stop.has(w))
  if (!phrases.length && !rest.length) return plain("The specified query was too short.")
  const found = docs.filter(d => d.news && phrases.every(p => ` ${d.flat} `.includes(` ${p} `)) && rest.every(w => d.counts.has(w)))
  if (!found.length) return json({})
  return json({ articles: found.slice(0, Number(q.get("maxrecords") ?? 75)).map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.news.seen, socialimage: "", domain: new URL(d.url).host, language: d.news.language, sourcecountry: d.news.country })) })
}
const itunes = ({ path, q }) => {
  if (path !== "/search" && path !== "/lookup") return plain("", 404)
  const s = words(q.get("term") ?? "")
  const found = acc.podcasts.filter(p => s.length && s.every(w => words(`${p.title} ${p.artist}`).includes(w)))
  const base = p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}`, feedUrl: p.feed, trackCount: p.episodes.length, primaryGenreName: "Business", releaseDate: iso(p.episodes[0].at) })
  const results = q.get("entity") === "podcastEpisode" ? acc.podcasts.flatMap(p => p.episodes.filter(e => s.length && s.every(w => words(`${e.title} ${e.description} ${p.title}`).includes(w))).map(e => ({ wrapperType: "podcastEpisode", kind: "podcast-episode", collectionId: p.id, collectionName: p.title, artistName: p.artist, trackName: e.title, description: e.description, shortDescription: e.description, episodeUrl: `${e.url}.mp3`, trackViewUrl: e.url, feedUrl: p.feed, releaseDate: iso(e.at) }))) : found.map(base)
  return json({ resultCount: results.length, results }, 200, { "content-type": "text/javascript; charset=utf-8" })
}
const rdap = ({ path }) => {
  const d = acc.rdap.find(x => path === `/domain/${x.domain}`)
  if (!d) return json({ errorCode: 404, title: "Not Found", description: ["No RDAP data"] }, 404, { "content-type": "application/rdap+json" })
  return json({ objectClassName: "domain", ldhName: d.domain.toUpperCase(), status: ["client transfer prohibited"], events: [{ eventAction: "registration", eventDate: `${d.registered}T00:00:00Z` }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", ""], ...(d.registrant ? [["org", {}, "text", d.registrant]] : [])]] }], nameservers: [{ objectClassName: "nameserver", ldhName: "NS1.EXAMPLE" }], rdapConformance: ["rdap_level_0"] }, 200, { "content-type": "application/rdap+json" })
}
const gitlab = ({ path, q }) => {
  const brief = u => ({ id: u.id, username: u.username, name: u.name, state: "active", avatar_url: null, web_url: `https://gitlab.com/${u.username}` })
  if (path === "/api/v4/users") return json(acc.gitlab.filter(u => q.get("username") ? eq(u.username, q.get("username")) : q.get("search") && fold(u.name).includes(fold(q.get("search")))).map(brief))
  const m = /^\/api\/v4\/users\/(\d+|[\w-]+)(\/projects)?$/.exec(path)
  const u = m && acc.gitlab.find(x => String(x.id) === m[1] || x.username === m[1])
  if (!u) return json({ message: "404 User Not Found" }, 404)
  return json(m[2] ? u.projects : { ...brief(u), bio: u.bio ?? "", location: u.location ?? "", public_email: "", linkedin: "", twitter: "", website_url: u.website_url ?? "", job_title: u.job_title ?? "", organization: u.organization ?? "" })
}
const youtube = ({ path, q }) => {
  if (path !== "/feeds/videos.xml") return undefined
  const y = acc.youtube.find(x => x.id === q.get("channel_id"))
  if (!y) return html("<h1>404</h1>", 404)
  return plain(`<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><title>${esc(y.title)}</title><author><name>${esc(y.title)}</name><uri>https://www.youtube.com/channel/${y.id}</uri></author>${y.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><author><name>${esc(y.title)}</name></author><published>${v.at}</published><updated>${v.at}</updated><media:group><media:title>${esc(v.title)}</media:title><media:description>${esc(v.description)}</media:description></media:group></entry>`).join("")}</feed>`, 200, "text/xml; charset=UTF-8")
}
const wayback = ({ path, q, search: query }) => {
  const same = (a, b) => a.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "") === b.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")
  if (path === "/cdx/search/cdx" || path === "/cdx/search") {
    const found = archive.filter(a => same(a.url, q.get("url") ?? ""))
    const rows = found.map(a => { const u = new URL(a.url); return [`${u.host.replace(/^www\./, "").split(".").reverse().join(",")})${u.pathname}`, a.timestamp, a.url, "text/html", "200", createHash("sha1").update(a.body).digest("hex").slice(0, 32).toUpperCase(), String(a.body.length)] })
    const names = ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"]
    const fl = q.get("fl")?.split(",") ?? names
    const cut = r => fl.map(f => r[names.indexOf(f)])
    return q.get("output") === "json" ? json(rows.length ? [fl, ...rows.map(cut)] : []) : plain(rows.map(r => cut(r).join(" ") + "\n").join(""))
  }
  if (path === "/wayback/available") { const a = archive.find(x => same(x.url, q.get("url") ?? "")); return json({ url: q.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) }
  const m = /^\/web\/(\d*)(?:\w\w_)?\/(.+)$/.exec(path)
  const a = m && archive.find(x => same(x.url, m[2] + query))
  return a ? html(a.body) : html("<h1>Hrm. The Wayback Machine has not archived that URL.</h1>", 404)
}
const edgar = ({ path }) => {
  if (path === "/files/company_tickers.json") return json({ 0: { cik_str: 1999001, ticker: "HRTN", title: "Harrowton Foods Inc" }, 1: { cik_str: 1999002, ticker: "PLSM", title: "Palisade Mills Corp" } })
  if (path.startsWith("/LATEST/search-index")) return json({ hits: { total: { value: 0, relation: "eq" }, hits: [] } })
  return plain('<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code></Error>', 404, "application/xml")
}
const dns = ({ q }) => {
  const name = (q.get("name") ?? "").replace(/\.$/, "")
  const known = acc.rdap.some(d => d.domain === name)
  return json({ Status: known ? 0 : 3, TC: false, RD: true, RA: true, AD: false, CD: false, Question: [{ name, type: 15 }], ...(known ? { Answer: [{ name, type: 15, TTL: 300, data: "10 mx.mailhost.example." }] } : {}) }, 200, { "content-type": "application/dns-json" })
}
const services = { "api.github.com": github, "api.gravatar.com": gravatar, "api.tavily.com": tavily, "api.firecrawl.dev": firecrawl, "r.jina.ai": jina, "www.wikidata.org": wikidata, "en.wikipedia.org": wikipedia, "pub.orcid.org": orcid, "api.openalex.org": openalex, "api.crossref.org": crossref, "hn.algolia.com": hn, "api.stackexchange.com": stack, "public.api.bsky.app": bsky, "api.gdeltproject.org": gdelt, "itunes.apple.com": itunes, "rdap.org": rdap, "gitlab.com": gitlab, "www.youtube.com": youtube, "web.archive.org": wayback, "archive.org": wayback, "www.sec.gov": edgar, "data.sec.gov": edgar, "efts.sec.gov": edgar, "dns.google": dns, "cloudflare-dns.com": dns }
for (const d of mastodonDomains) services[d] = mastodon

const answer = request => {
  const { scheme, host, path, search: query } = request
  if (/(^|\.)linkedin\.com$/.test(host)) return html("<html><head><script>window.location.href='https://www.linkedin.com/authwall'</script></head></html>", 999)
  if (/^(www\.|mobile\.)?(x|twitter)\.com$/.test(host)) return html("<h1>Something went wrong</h1>", 403)
  if (host === "youtube.com") return path.startsWith("/feeds/") ? youtube(request) : move(`https://www.youtube.com${path}${query}`)
  const served = services[host]?.(request)
  if (served) return served
  const bare = !hosts.has(host) && hosts.has(`www.${host}`)
  if (!hosts.has(host) && !bare && !services[host]) return plain("Bad gateway: no such host", 502)
  if (path === "/robots.txt") return robots.has(host) ? plain(robots.get(host)) : host.includes("ethekwini") ? plain("User-agent: *\nAllow: /\n") : notFound(host)
  if (bare) return move(`https://www.${host}${path}${query}`)
  if (scheme === "http") return move(`https://${host}${path}${query}`)
  const at = host + path + query
  const to = redirectsByKey.get(at)
  if (to) return move(to)
  const page = byKey.get(at) ?? byKey.get(host + path)
  if (page && !page.dead) return { status: 200, headers: { "content-type": page.type, "last-modified": "Mon, 18 May 2026 08:00:00 GMT" }, body: page.body }
  if (path === "/sitemap.xml" && [...robots.keys()].includes(host)) return plain(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.filter(p => new URL(p.url).host === host && !p.dead && !p.unlisted).map(p => `<url><loc>${p.url}</loc></url>`).join("")}</urlset>`, 200, "application/xml")
  if (path.length > 1 && path.endsWith("/") && byKey.has(host + path.slice(0, -1))) return move(`https://${host}${path.slice(0, -1)}`)
  return notFound(host)
}

createServer((req, res) => {
  const chunks = []
  req.on("data", c => chunks.push(c))
  req.on("end", () => {
    let out
    try {
      const m = /^\/(https?)\/([^/?]+)([^?]*)(\?.*)?$/.exec(req.url)
      if (!m) out = plain("This server plays the internet: /{scheme}/{host}{path}?{query}", 404)
      else {
        const text = Buffer.concat(chunks).toString("utf8")
        let body
        try { body = text ? JSON.parse(text) : undefined } catch { body = undefined }
        let path = m[3] || "/"
        try { path = decodeURIComponent(path) } catch { /* as it is */ }
        out = answer({ scheme: m[1], host: m[2].toLowerCase(), path, search: m[4] ?? "", q: new URLSearchParams(m[4] ?? ""), body, headers: req.headers, method: req.method })
      }
    } catch (error) {
      out = plain(String(error?.stack ?? error), 500)
    }
    res.writeHead(out.status, out.headers)
    res.end(req.method === "HEAD" ? undefined : out.body)
  })
}).listen(port, "127.0.0.1", () => console.log(`sunderpool listens on ${port}`))
