// Plays the internet of the world "elmhaven": node server.mjs PORT
import { createHash } from "node:crypto"
import { createServer } from "node:http"
import "./houses-a.mjs"
import "./houses-b.mjs"
import "./houses-c.mjs"
import { esc, web } from "./kit.mjs"

const NOW = "2026-06-01T09:00:00Z"
const sha = s => createHash("sha256").update(s.trim().toLowerCase()).digest("hex")
const fold = s => String(s).normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replace(/[’‘]/g, "'")
const words = s => fold(s).replace(/'s\b/g, "").split(/[^a-z0-9]+/).filter(Boolean)
const unesc = s => s.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&#8211;/g, "–").replace(/&nbsp;/g, " ").replace(/&amp;/g, "&")
const strip = html => unesc(html.replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/gi, " ").replace(/<(br|p|li|td|th|tr|h\d|div|dt|dd|section|article|address)\b[^>]*>/gi, " ").replace(/<[^>]+>/g, "")).replace(/\s+/g, " ").trim()
const jsonldText = html => [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(m => [...m[1].matchAll(/"(?:name|jobTitle|description|alternateName|addressLocality)":"((?:[^"\\]|\\.)*)"/g)].map(x => JSON.parse(`"${x[1]}"`)).map(x => x.replace(/\.$/, "")).join(". ")).join(" ")
const textToHtml = (title, body) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`

/* ── pages that services show to people ── */
const derived = new Map()
const show = (url, title, body) => derived.set(url, { body: textToHtml(title, body), type: "text/html; charset=utf-8" })
for (const a of web.wikipedia) show(`https://en.wikipedia.org/wiki/${encodeURIComponent(a.title.replace(/ /g, "_")).replace(/%2C/g, ",")}`, `${esc(a.title)} - Wikipedia`, `<h1>${esc(a.title)}</h1><p>From Wikipedia, the free encyclopedia</p><p>${esc(a.extract)}</p>`)
for (const u of web.github) show(`https://github.com/${u.login}`, `${u.login} (${esc(u.name ?? u.login)}) · GitHub`, `<h1>${esc(u.name ?? "")} <span>${u.login}</span></h1><div>${esc(u.bio ?? "")}</div><ul><li>${esc(u.company ?? "")}</li><li>${esc(u.location ?? "")}</li><li><a href="${esc(u.blog ?? "")}">${esc(u.blog ?? "")}</a></li></ul><h2>Popular repositories</h2><ul>${(u.repositories ?? []).map(r => `<li><a href="/${u.login}/${r.name}">${r.name}</a> ${esc(r.description ?? "")} ${r.language ?? ""} ★ ${r.stars}</li>`).join("")}</ul>`)
for (const u of web.github) for (const r of u.repositories ?? []) show(`https://github.com/${u.login}/${r.name}`, `${u.login}/${r.name}: ${esc(r.description ?? "")} · GitHub`, `<h1>${u.login}/${r.name}</h1><p>${esc(r.description ?? "")}</p><p>${r.language ?? ""}</p>`)
for (const m of web.mastodon) show(`https://${m.domain}/@${m.user}`, `${esc(m.name)} (@${m.user}@${m.domain}) - Mastodon`, `<h1>${esc(m.name)}</h1>${m.note}<dl>${(m.fields ?? []).map(f => `<dt>${f.name}</dt><dd>${f.value}</dd>`).join("")}</dl>${(m.posts ?? []).map(p => p.text).join("")}`)
for (const y of web.youtube) for (const u of [`https://www.youtube.com/channel/${y.id}`, ...(y.handle ? [`https://www.youtube.com/@${y.handle}`] : [])]) show(u, `${esc(y.title)} - YouTube`, `<link rel="alternate" type="application/rss+xml" href="https://www.youtube.com/feeds/videos.xml?channel_id=${y.id}">${y.videos.map(v => `<p>${esc(v.title)}</p>`).join("")}`)
for (const p of web.podcasts) if (!web.pages.has(p.feed)) web.pages.set(p.feed, { type: "application/rss+xml; charset=utf-8", noindex: true, body: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(p.title)}</title><link>${p.site}</link><itunes:author>${esc(p.artist)}</itunes:author><description>${esc(p.description)}</description>
${p.episodes.map(e => `<item><title>${esc(e.title)}</title><link>${e.url}</link><guid>${e.url}</guid><pubDate>${new Date(e.at).toUTCString()}</pubDate><description>${esc(e.description)}</description></item>`).join("\n")}</channel></rss>` })
const lookup = url => web.pages.get(url) ?? derived.get(url)

/* ── the search engine ── */
const docs = []
for (const [url, p] of [...web.pages, ...derived]) {
  if (p.noindex || !/html/.test(p.type)) continue
  const title = unesc((/<title>([\s\S]*?)<\/title>/.exec(p.body) ?? ["", url])[1])
  const main = /<main[^>]*>([\s\S]*?)<\/main>/.exec(p.body)?.[1] ?? /<div class="entry-content">([\s\S]*?)<\/article>/.exec(p.body)?.[1] ?? /<div class="sqs-block">([\s\S]*?)<\/div><\/div><\/div><\/div>/.exec(p.body)?.[1] ?? /<body[^>]*>([\s\S]*)<\/body>/.exec(p.body)?.[1] ?? p.body
  docs.push({ url, title, text: `${strip(main)} ${jsonldText(p.body)}`.trim(), foot: strip(/<footer[^>]*>([\s\S]*?)<\/footer>/.exec(p.body)?.[1] ?? ""), news: p.news })
}
for (const l of web.listings) docs.push({ url: l.url, title: l.title, text: l.snippet, foot: "" })
for (const d of docs) {
  d.host = new URL(d.url).host
  d.tf = new Map()
  const add = (ws, k) => ws.forEach(w => d.tf.set(w, (d.tf.get(w) ?? 0) + k))
  add(words(d.title), 3); add(words(decodeURIComponent(d.url)), 1.5); add(words(d.text), 1); add(words(d.foot), .4)
  d.flat = ` ${words(`${d.title} ${d.text}`).join(" ")} `
  d.length = words(d.text).length
}
const df = new Map()
for (const d of docs) for (const w of d.tf.keys()) df.set(w, (df.get(w) ?? 0) + 1)
const idf = w => Math.log(1 + docs.length / (1 + (df.get(w) ?? 0)))
const STOP = new Set("the a an of in at and or for to on is with who by from https http www com example".split(" "))
const snippet = (d, terms, size = 300) => {
  if (d.text.length <= size) return d.text
  const toks = [...d.text.matchAll(/[\p{L}\p{N}]+/gu)].map(m => ({ i: m.index, w: fold(m[0]) }))
  let best = 0, at = 0
  for (const t of toks) {
    if (!terms.has(t.w)) continue
    const seen = new Set(toks.filter(u => u.i >= t.i && u.i < t.i + size - 40 && terms.has(u.w)).map(u => u.w))
    const s = [...seen].reduce((n, w) => n + idf(w), 0)
    if (s > best) { best = s; at = t.i }
  }
  let from = Math.max(0, Math.min(at - 20, d.text.length - size))
  if (from > 0) from = d.text.indexOf(" ", from) + 1
  return d.text.slice(from, from + size).trim()
}
const hostIs = (host, dom) => { const h = dom.toLowerCase().replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/.*$/, ""); return host === h || host.endsWith("." + h) }
const search = (query, { max = 5, include = [], exclude = [], newsOnly = false } = {}) => {
  let q = String(query ?? "")
  q = q.replace(/-site:(\S+)/gi, (_, d) => (exclude = [...exclude, d], " ")).replace(/(?<!-)site:(\S+)/gi, (_, d) => (include = [...include, d], " "))
  const phrases = [...q.matchAll(/"([^"]+)"/g)].map(m => ` ${words(m[1]).join(" ")} `).filter(p => p.trim())
  const terms = new Set(words(q).filter(w => !STOP.has(w)))
  if (terms.size === 0) return []
  const whole = [...terms].reduce((n, w) => n + idf(w), 0)
  const scored = []
  for (const d of docs) {
    if (include.length && !include.some(i => hostIs(d.host, i))) continue
    if (exclude.some(e => hostIs(d.host, e))) continue
    if (newsOnly && !d.news) continue
    let s = 0, covered = 0
    for (const w of terms) { const tf = d.tf.get(w); if (tf) { covered += idf(w); s += idf(w) * (tf * 2.2) / (tf + 1.2 * (.4 + .6 * d.length / 90)) } }
    if (!s) continue
    const list = words(q)
    for (let i = 0; i + 1 < list.length; i++) if (d.flat.includes(` ${list[i]} ${list[i + 1]} `)) s += 2.5
    const missed = phrases.filter(p => !d.flat.includes(p)).length
    s *= .35 ** missed
    s *= .3 + .7 * (covered / whole)
    scored.push({ d, s, c: covered / whole })
  }
  scored.sort((a, b) => b.s - a.s)
  return scored.filter(x => x.c > .12).slice(0, max).map(({ d, s }, i) => ({ url: d.url, title: d.title, content: snippet(d, terms), score: Math.min(.99, Math.round((1 - Math.exp(-s / 18)) * 1e6) / 1e6), doc: d, position: i + 1 }))
}

/* ── answers ── */
const json = (o, status = 200, headers = {}) => ({ status, type: "application/json; charset=utf-8", body: JSON.stringify(o), headers })
const html = (body, status = 200, headers = {}) => ({ status, type: "text/html; charset=utf-8", body, headers })
const xml = (body, status = 200) => ({ status, type: "text/xml; charset=UTF-8", body })
const missing = host => html(`<!doctype html><html><head><title>Page not found</title></head><body><h1>404</h1><p>Sorry, we can't find that page. <a href="/">Back to ${esc(host)}</a></p></body></html>`, 404)
const nameHit = (name, q) => { const n = new Set(words(name)); const ws = words(q); return ws.length > 0 && ws.every(w => n.has(w)) }

const github = (path, p) => {
  const rate = path.startsWith("/search") ? { "x-ratelimit-limit": "10", "x-ratelimit-remaining": "9", "x-ratelimit-resource": "search" } : { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "57", "x-ratelimit-resource": "core" }
  rate["x-ratelimit-reset"] = String(Math.floor(Date.now() / 1000) + 60)
  const out = (o, s = 200) => json(o, s, rate)
  const notFound = () => out({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404)
  const brief = u => ({ login: u.login, id: u.id, node_id: "U_" + u.id, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, type: "User", site_admin: false })
  const q = p.get("q") ?? ""
  if (path === "/search/users") {
    const bare = q.replace(/\b(in|type|location|repos|followers|sort):("[^"]*"|\S+)/g, " ").replace(/fullname:|user:/g, " ").replace(/"/g, " ").trim()
    const fields = /in:(\S+)/.exec(q)?.[1]?.split(",")
    const loc = /location:("([^"]*)"|(\S+))/.exec(q)
    const hits = bare ? web.github.filter(u => (bare.includes("@") ? (!fields || fields.includes("email")) && u.email?.toLowerCase() === bare.toLowerCase() : nameHit(`${!fields || fields.includes("name") ? u.name ?? "" : ""} ${!fields || fields.includes("login") ? u.login : ""}`, bare)) && (!loc || fold(u.location ?? "").includes(fold(loc[2] ?? loc[3])))) : []
    return out({ total_count: hits.length, incomplete_results: false, items: hits.map(u => ({ ...brief(u), score: 1 })) })
  }
  if (path === "/search/commits") {
    const mail = /author-email:"?([^\s"]+)/.exec(q)?.[1]?.toLowerCase()
    const hits = web.github.filter(u => mail && (u.commit_email ?? u.email)?.toLowerCase() === mail)
    return out({ total_count: hits.length, incomplete_results: false, items: hits.map(u => ({ sha: sha(u.login).slice(0, 40), html_url: `https://github.com/${u.login}/${u.repositories?.[0]?.name}/commit/${sha(u.login).slice(0, 40)}`, commit: { author: { name: u.name, email: mail, date: "2026-03-01T10:00:00Z" }, message: "Tidy" }, author: brief(u), repository: { full_name: `${u.login}/${u.repositories?.[0]?.name}` }, score: 1 })) })
  }
  if (path.startsWith("/search/")) return out({ total_count: 0, incomplete_results: false, items: [] })
  const m = /^\/users\/([^/]+)(\/[a-z_/]+)?$/.exec(path)
  const u = m && web.github.find(x => x.login.toLowerCase() === decodeURIComponent(m[1]).toLowerCase())
  if (!u) return notFound()
  if (!m[2]) return out({ ...brief(u), name: u.name ?? null, company: u.company ?? null, blog: u.blog ?? "", location: u.location ?? null, email: u.email ?? null, hireable: null, bio: u.bio ?? null, twitter_username: u.twitter_username ?? null, public_repos: u.repositories?.length ?? 0, public_gists: 0, followers: 41, following: 12, created_at: "2014-05-01T10:00:00Z", updated_at: "2026-05-01T10:00:00Z" })
  if (m[2] === "/repos") return out((u.repositories ?? []).map((r, i) => ({ id: u.id * 10 + i, name: r.name, full_name: `${u.login}/${r.name}`, private: false, owner: brief(u), html_url: `https://github.com/${u.login}/${r.name}`, description: r.description ?? null, fork: !!r.fork, language: r.language ?? null, topics: r.topics ?? [], stargazers_count: r.stars, pushed_at: r.pushed_at, homepage: null, archived: false })).sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)))
  if (m[2] === "/social_accounts") return out(u.accounts ?? [])
  if (["/orgs", "/events/public", "/events", "/gists", "/followers"].includes(m[2])) return out([])
  return notFound()
}

const gravatar = path => {
  const id = /^\/v3\/profiles\/([^/]+)$/.exec(path)?.[1]?.toLowerCase()
  const g = web.gravatar.find(x => sha(x.email) === id || x.slug === id)
  const rate = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "96", "x-ratelimit-reset": "1800" }
  if (!g) return json({ error: "Profile not found", code: "not_found" }, 404, rate)
  return json({ hash: sha(g.email), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${sha(g.email)}`, avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", pronunciation: "", pronouns: g.pronouns ?? "", verified_accounts: (g.accounts ?? []).map(a => ({ service_type: a.label.toLowerCase().replace(/\s/g, "-"), service_label: a.label, service_icon: "", url: a.url, is_hidden: false })) }, 200, rate)
}

const tavily = (path, body, headers) => {
  const ok = headers["x-tavily-access-mode"] === "keyless" || /^Bearer tvly-/.test(headers.authorization ?? "")
  if (!ok) return json({ detail: { error: "Unauthorized: missing or invalid API key." } }, 401)
  if (path === "/search") {
    if (!body?.query) return json({ detail: { error: "Query is missing." } }, 400)
    const hits = search(body.query, { max: Math.min(20, body.max_results ?? 5), include: body.include_domains ?? [], exclude: body.exclude_domains ?? [], newsOnly: body.topic === "news" })
    return json({ query: body.query, follow_up_questions: null, answer: null, images: [], results: hits.map(h => ({ title: h.title, url: h.url, content: h.content, score: h.score, raw_content: body.include_raw_content && lookup(h.url) ? h.doc.text : null, ...(body.topic === "news" ? { published_date: "Wed, 18 Feb 2026 08:00:00 GMT" } : {}) })), response_time: 0.87, request_id: sha(body.query).slice(0, 32) })
  }
  if (path === "/extract") {
    const urls = [body?.urls ?? []].flat()
    const got = urls.map(u => [u, lookup(norm(u))])
    return json({ results: got.filter(x => x[1]).map(([u, p]) => ({ url: u, raw_content: strip(p.body), images: [] })), failed_results: got.filter(x => !x[1]).map(([u]) => ({ url: u, error: "Failed to fetch url" })), response_time: 0.4, request_id: "x" })
  }
  return json({ detail: "Not Found" }, 404)
}
const norm = u => { try { const x = new URL(u); x.hash = ""; const s = x.toString(); if (lookup(s)) return s; for (const v of [s.replace(/^http:/, "https:"), s.replace(/\/$/, ""), s + "/", s.replace("://", "://www.")]) if (lookup(v)) return v; return s } catch { return String(u) } }

const firecrawl = (path, body) => {
  const m = /^\/(v1|v2)\/(search|scrape)$/.exec(path)
  if (!m) return json({ success: false, error: "Not Found" }, 404)
  if (m[2] === "search") {
    if (!body?.query) return json({ success: false, error: "Bad Request", details: [{ code: "invalid_type", path: ["query"], message: "Required" }] }, 400)
    const hits = search(body.query, { max: Math.min(100, body.limit ?? 5) })
    const sources = (body.sources ?? ["web"]).map(s => typeof s === "string" ? s : s.type)
    if (m[1] === "v1") return json({ success: true, data: hits.map(h => ({ url: h.url, title: h.title, description: h.content })) })
    const data = {}
    if (sources.includes("web")) data.web = hits.map(h => ({ url: h.url, title: h.title, description: h.content, position: h.position }))
    if (sources.includes("news")) data.news = hits.filter(h => h.doc.news).map((h, i) => ({ title: h.title, url: h.url, snippet: h.content, date: "3 months ago", position: i + 1 }))
    return json({ success: true, data, creditsUsed: 2, id: sha(body.query).slice(0, 24) })
  }
  const url = norm(body?.url ?? ""), p = lookup(url)
  if (/linkedin\.com/.test(url)) return json({ success: false, error: "This website is not currently supported." }, 403)
  if (!p) return json({ success: true, data: { markdown: "404", metadata: { title: "Page not found", sourceURL: url, statusCode: 404 } } })
  return json({ success: true, data: { markdown: strip(p.body), html: p.body, rawHtml: p.body, links: [...p.body.matchAll(/href="([^"]+)"/g)].map(x => new URL(x[1], url).toString()), metadata: { title: unesc(/<title>([\s\S]*?)<\/title>/.exec(p.body)?.[1] ?? ""), sourceURL: url, url, statusCode: 200, contentType: p.type } } })
}

const jina = (rest, headers) => {
  const url = norm(decodeURIComponent(rest).replace(/^(https?):\/+/, "$1://")), p = lookup(url)
  if (/linkedin\.com|x\.com/.test(url)) return json({ code: 451, status: 45102, name: "SecurityCompromiseError", message: "Anonymous access to domain blocked", data: null }, 451)
  if (!p) return json({ code: 200, status: 20000, data: { title: "Page not found", description: "", url, content: "", warning: "Target URL returned error 404: Not Found", usage: { tokens: 4 } } })
  const title = unesc(/<title>([\s\S]*?)<\/title>/.exec(p.body)?.[1] ?? ""), content = strip(p.body)
  if (!/json/.test(headers.accept ?? "")) return { status: 200, type: "text/plain; charset=utf-8", body: `Title: ${title}\n\nURL Source: ${url}\n\nMarkdown Content:\n${content}` }
  return json({ code: 200, status: 20000, data: { title, description: "", url, content, usage: { tokens: Math.ceil(content.length / 4) } } })
}

const LABELS = { Q5: "human" }
const entity = i => {
  const claims = {}
  for (const [n, s] of i.statements.entries()) {
    const value = s.item ? { type: "wikibase-entityid", value: { "entity-type": "item", "numeric-id": Number(s.item.id.slice(1)), id: s.item.id } } : s.time ? { type: "time", value: { time: `+${s.time.length === 4 ? s.time + "-00-00" : s.time}T00:00:00Z`, timezone: 0, before: 0, after: 0, precision: s.time.length === 4 ? 9 : 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" } } : { type: "string", value: s.text }
    const time = t => [{ snaktype: "value", datavalue: { type: "time", value: { time: `+${t}-00-00T00:00:00Z`, precision: 9 } } }]
    ;(claims[s.property] ??= []).push({ id: `${i.id}$${n}`, type: "statement", rank: "normal", mainsnak: { snaktype: "value", property: s.property, datatype: s.item ? "wikibase-item" : s.time ? "time" : "string", datavalue: value }, ...(s.start || s.end ? { qualifiers: { ...(s.start ? { P580: time(s.start) } : {}), ...(s.end ? { P582: time(s.end) } : {}) } } : {}) })
  }
  const en = v => ({ language: "en", value: v })
  return { type: "item", id: i.id, labels: { en: en(i.label) }, descriptions: { en: en(i.description) }, aliases: i.aliases ? { en: i.aliases.map(en) } : {}, claims, sitelinks: i.article ? { enwiki: { site: "enwiki", title: i.article, badges: [], url: `https://en.wikipedia.org/wiki/${i.article.replace(/ /g, "_")}` } } : {} }
}
const labelOf = id => { for (const i of web.wikidata) { if (i.id === id) return i.label; for (const s of i.statements) if (s.item?.id === id) return s.item.label } return LABELS[id] }
const anyEntity = id => { const i = web.wikidata.find(x => x.id === id); if (i) return entity(i); const l = labelOf(id); return l && { type: "item", id, labels: { en: { language: "en", value: l } }, descriptions: {}, aliases: {}, claims: {}, sitelinks: {} } }
const wikidata = (path, p) => {
  const m = /^\/wiki\/Special:EntityData\/(Q\d+)(?:\.json)?$/.exec(path)
  if (m) { const e = anyEntity(m[1]); return e ? json({ entities: { [m[1]]: e } }) : html("<h1>Not Found</h1><p>No entity with this id was found.</p>", 404) }
  if (path !== "/w/api.php") return missing("www.wikidata.org")
  if (p.get("action") === "wbsearchentities") {
    const q = fold(p.get("search") ?? "")
    const hits = q ? web.wikidata.filter(i => [i.label, ...(i.aliases ?? [])].some(l => fold(l).startsWith(q))) : []
    return json({ searchinfo: { search: p.get("search") }, search: hits.map(i => ({ id: i.id, title: i.id, pageid: Number(i.id.slice(1)), concepturi: `http://www.wikidata.org/entity/${i.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${i.id}`, display: { label: { value: i.label, language: "en" }, description: { value: i.description, language: "en" } }, label: i.label, description: i.description, match: { type: "label", language: "en", text: i.label } })), success: 1 })
  }
  if (p.get("action") === "wbgetentities") { const o = {}; for (const id of (p.get("ids") ?? "").split("|").filter(Boolean)) o[id] = anyEntity(id) ?? { id, missing: "" }; return json({ entities: o, success: 1 }) }
  if (p.get("action") === "query") { const hits = web.wikidata.filter(i => nameHit(i.label, (p.get("srsearch") ?? "").replace(/\S+:\S+/g, ""))); return json({ batchcomplete: "", query: { searchinfo: { totalhits: hits.length }, search: hits.map(i => ({ ns: 0, title: i.id, snippet: i.description })) } }) }
  return json({ error: { code: "badvalue", info: "Unrecognized value for parameter \"action\"." } })
}
const wikipedia = (path, p) => {
  const m = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path)
  if (m) {
    const t = decodeURIComponent(m[1]).replace(/_/g, " "), a = web.wikipedia.find(x => fold(x.title) === fold(t))
    if (!a) return json({ type: "https://mediawiki.org/wiki/HyperSwitch/errors/not_found", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: `/en.wikipedia.org/v1/page/summary/${m[1]}` }, 404)
    const item = web.wikidata.find(i => i.article === a.title)
    return json({ type: a.disambiguation ? "disambiguation" : "standard", title: a.title, displaytitle: a.title, ...(item ? { wikibase_item: item.id } : {}), lang: "en", dir: "ltr", description: a.description, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${a.title.replace(/ /g, "_")}` } }, extract: a.extract, extract_html: `<p>${esc(a.extract)}</p>` })
  }
  if (path === "/w/api.php") {
    const q = p.get("srsearch") ?? p.get("search") ?? ""
    const hits = web.wikipedia.filter(a => nameHit(`${a.title} ${a.extract}`, q.replace(/"/g, "")))
    if (p.get("action") === "opensearch") return json([q, hits.map(a => a.title), hits.map(() => ""), hits.map(a => `https://en.wikipedia.org/wiki/${a.title.replace(/ /g, "_")}`)])
    return json({ batchcomplete: "", query: { searchinfo: { totalhits: hits.length }, search: hits.map((a, i) => ({ ns: 0, title: a.title, pageid: 7700 + i, snippet: esc(a.extract.slice(0, 150)) })) } })
  }
}

const orcid = (path, p) => {
  if (/^\/v3\.0\/(expanded-)?search\/?$/.test(path)) {
    const q = p.get("q") ?? ""
    const part = k => { const m = new RegExp(`${k}:\\s*(?:"([^"]*)"|\\(([^)]*)\\)|(\\S+))`).exec(q); return m && (m[1] ?? m[2] ?? m[3]) }
    const [given, family, org, mail, id, credit] = ["given-names", "family-name", "affiliation-org-name", "email", "orcid", "credit-name"].map(part)
    const free = /:/.test(q) ? "" : q
    const hits = web.orcid.filter(o => (given || family || org || mail || id || credit || free)
      && (!given || words(given).some(w => words([o.given, ...(o.other_names ?? [])].join(" ")).includes(w))) && (!family || words(family).every(w => words(o.family).includes(w)))
      && (!org || (o.employments ?? []).concat(o.educations ?? []).some(e => words(org).every(w => words(e.organization).includes(w))))
      && (!mail || (o.emails ?? []).includes(mail.toLowerCase())) && (!id || o.id === id) && (!credit || fold(o.credit_name ?? "") === fold(credit))
      && (!free || nameHit(`${o.given} ${o.family} ${(o.other_names ?? []).join(" ")}`, free)))
    if (!/expanded/.test(path)) return json({ result: hits.length ? hits.map(o => ({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" } })) : null, "num-found": hits.length })
    return json({ "expanded-result": hits.length ? hits.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": o.credit_name ?? null, "other-name": o.other_names ?? [], email: o.emails ?? [], "institution-name": [...new Set([...(o.employments ?? []), ...(o.educations ?? [])].map(e => e.organization))] })) : null, "num-found": hits.length })
  }
  const m = /^\/v3\.0\/([\dX-]{19})(?:\/(person|employments|educations|works|record|activities))?\/?$/.exec(path)
  const o = m && web.orcid.find(x => x.id === m[1])
  if (!o) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
  const person = { name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": o.credit_name ? { value: o.credit_name } : null, path: o.id }, "other-names": { "other-name": (o.other_names ?? []).map(content => ({ content })) }, biography: o.biography ? { content: o.biography } : null, "researcher-urls": { "researcher-url": (o.urls ?? []).map(u => ({ "url-name": u.label, url: { value: u.url } })) }, emails: { email: (o.emails ?? []).map(email => ({ email })) }, addresses: { address: o.country ? [{ country: { value: o.country } }] : [] }, keywords: { keyword: (o.keywords ?? []).map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] }, path: `/${o.id}/person` }
  const year = y => y ? { year: { value: String(y) }, month: null, day: null } : null
  const aff = (list, kind) => ({ "affiliation-group": (list ?? []).map((e, n) => ({ summaries: [{ [`${kind}-summary`]: { "put-code": n + 1, "department-name": e.department ?? null, "role-title": e.role, "start-date": year(e.from), "end-date": year(e.to), organization: { name: e.organization, address: { city: e.city, region: null, country: e.country } } } }] })), path: `/${o.id}/${kind}s` })
  const works = { group: (o.works ?? []).map((w, n) => ({ "work-summary": [{ "put-code": n + 1, title: { title: { value: w.title } }, type: w.type, "publication-date": year(w.year), "journal-title": { value: w.journal } }] })), path: `/${o.id}/works` }
  const acts = { employments: aff(o.employments, "employment"), educations: aff(o.educations, "education"), works }
  return json(m[2] === "person" ? person : m[2] === "employments" ? acts.employments : m[2] === "educations" ? acts.educations : m[2] === "works" ? works : m[2] === "activities" ? acts : { "orcid-identifier": { path: o.id, uri: `https://orcid.org/${o.id}` }, person, "activities-summary": acts })
}
const openalex = (path, p) => {
  const author = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works_count, cited_by_count: a.cited_by_count, affiliations: [{ institution: { display_name: a.institution, country_code: a.country, type: "education" }, years: a.years }], last_known_institutions: [{ display_name: a.institution, country_code: a.country }], topics: a.topics.map((t, i) => ({ id: `https://openalex.org/T1${i}`, display_name: t, count: 10 - i })) })
  const list = r => json({ meta: { count: r.length, db_response_time_ms: 9, page: 1, per_page: 25 }, results: r, group_by: [] })
  const m = /^\/authors\/(?:https?:\/\/)?(.+)$/.exec(path)
  if (m) { const k = decodeURIComponent(m[1]).replace(/^orcid:/i, "").replace(/^.*\//, ""), a = web.openalex.find(x => x.id === k || x.orcid === k); return a ? json(author(a)) : html("<h1>Not Found</h1>", 404) }
  if (path === "/authors" && p.get("search")) return list(web.openalex.filter(a => nameHit(a.name, p.get("search"))).map(author))
  if (path === "/authors" || path === "/works" || path === "/institutions") return list([])
  return html("<h1>Not Found</h1>", 404)
}
const crossref = (path, p) => {
  const work = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", title: [w.title], "container-title": [w.journal], published: { "date-parts": [w.published] }, issued: { "date-parts": [w.published] }, author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `http://orcid.org/${a.orcid}`, "authenticated-orcid": true } : {}) })), score: 20 })
  const rate = { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }
  const m = /^\/works\/(.+)$/.exec(path)
  if (m) { const w = web.crossref.find(x => x.doi === decodeURIComponent(m[1])); return w ? json({ status: "ok", "message-type": "work", "message-version": "1.0.0", message: work(w) }, 200, rate) : { status: 404, type: "text/plain", body: "Resource not found." } }
  const q = words(`${p.get("query.author") ?? ""} ${p.get("query") ?? ""} ${p.get("query.bibliographic") ?? ""}`)
  const orc = /orcid:(?:https?:\/\/orcid\.org\/)?([\dX-]{19})/i.exec(p.get("filter") ?? "")?.[1]
  const hits = web.crossref.map(w => ({ w, n: w.authors.reduce((best, a) => Math.max(best, q.filter(x => words(`${a.given} ${a.family}`).includes(x)).length), 0) })).filter(x => orc ? x.w.authors.some(a => a.orcid === orc) : x.n > 0).sort((a, b) => b.n - a.n)
  return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": hits.length, items: hits.slice(0, Number(p.get("rows") ?? 20)).map(x => work(x.w)), "items-per-page": Number(p.get("rows") ?? 20), query: { "start-index": 0, "search-terms": null } } }, 200, rate)
}
const hn = (path, p) => {
  const m = /^\/api\/v1\/users\/([^/]+)$/.exec(path)
  if (m) { const u = web.hackerNews.find(x => x.username === m[1]); return u ? json({ username: u.username, about: u.about, karma: u.karma }) : json({ status: 404, error: "Not Found" }, 404) }
  if (!/^\/api\/v1\/search(_by_date)?$/.test(path)) return json({ status: 404, error: "Not Found" }, 404)
  const tags = p.get("tags") ?? "", who = /author_([^,)]+)/.exec(tags)?.[1], q = p.get("query") ?? ""
  const hits = web.hackerNews.filter(u => !who || u.username === who).flatMap(u => [...(/comment/.test(tags) && !/story/.test(tags) ? [] : (u.stories ?? []).map(s => ({ title: s.title, url: s.url, author: u.username, points: s.points, num_comments: 61, comment_text: null, story_text: null, created_at: s.at, created_at_i: Date.parse(s.at) / 1000, _tags: ["story", `author_${u.username}`] }))), ...(/story/.test(tags) && !/comment/.test(tags) ? [] : (u.comments ?? []).map(c => ({ title: null, story_title: c.story, author: u.username, comment_text: c.text, created_at: c.at, created_at_i: Date.parse(c.at) / 1000, _tags: ["comment"] })))])
    .filter(h => !q || nameHit(`${h.title ?? ""} ${h.url ?? ""} ${h.comment_text ?? ""} ${h.author}`, q.replace(/"/g, ""))).map((h, i) => ({ objectID: String(43210000 + i), ...h }))
  return json({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, query: q, processingTimeMS: 2 })
}
const stack = (path, p) => {
  const item = u => ({ user_id: u.id, account_id: u.id + 7, display_name: u.name, location: u.location, website_url: u.website, link: `https://stackoverflow.com/users/${u.id}/${fold(u.name).replace(/ /g, "-")}`, reputation: u.reputation, user_type: "registered", is_employee: false, creation_date: 1400000000, profile_image: "", ...(u.about ? { about_me: u.about } : {}) })
  const out = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 280 })
  if (path === "/2.3/users") return out(p.get("inname") && (p.get("site") ?? "stackoverflow") === "stackoverflow" ? web.stackExchange.filter(u => fold(u.name).includes(fold(p.get("inname")))).map(item) : [])
  const m = /^\/2\.3\/users\/(\d+)(\/[a-z-]+)?$/.exec(path), u = m && web.stackExchange.find(x => x.id === Number(m[1]))
  if (u && /tags/.test(m[2] ?? "")) return out((u.tags ?? []).map(t => ({ tag_name: t, name: t, answer_count: 20, answer_score: 90, count: 20 })))
  return out(u && !m[2] ? [item(u)] : [])
}
const bluesky = (path, p) => {
  const did = a => `did:plc:${sha(a.handle).slice(0, 24)}`, m = /^\/xrpc\/([\w.]+)$/.exec(path)?.[1]
  const view = a => ({ did: did(a), handle: a.handle, displayName: a.name, description: a.description ?? "", ...(a.website ? { website: a.website } : {}), avatar: "", associated: {}, labels: [], createdAt: "2024-01-01T00:00:00Z", indexedAt: "2024-01-01T00:00:00Z" })
  const who = () => { const k = (p.get("actor") ?? p.get("handle") ?? "").replace(/^@/, "").toLowerCase(); return web.bluesky.find(a => a.handle === k || did(a) === k) }
  if (m === "app.bsky.actor.getProfile") { const a = who(); return a ? json({ ...view(a), followersCount: 640, followsCount: 300, postsCount: a.posts?.length ?? 0 }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
  if (m === "com.atproto.identity.resolveHandle") { const a = who(); return a ? json({ did: did(a) }) : json({ error: "InvalidRequest", message: "Unable to resolve handle" }, 400) }
  if (m === "app.bsky.feed.getAuthorFeed") { const a = who(); return a ? json({ feed: (a.posts ?? []).map((x, i) => ({ post: { uri: `at://${did(a)}/app.bsky.feed.post/3k${i}`, cid: "bafy" + i, author: view(a), record: { $type: "app.bsky.feed.post", text: x.text, createdAt: x.at, langs: ["en"] }, likeCount: 4, replyCount: 0, repostCount: 0, indexedAt: x.at }, ...(x.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost" } } : {}) })) }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
  if (m?.startsWith("app.bsky.actor.searchActors")) { const q = p.get("q") ?? p.get("term") ?? ""; return json({ actors: q ? web.bluesky.filter(a => nameHit(`${a.name} ${a.handle} ${a.description ?? ""}`, q)).map(view) : [] }) }
  if (m === "app.bsky.feed.searchPosts") return html("<html><head><title>403 Forbidden</title></head></html>", 403)
  return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
}
const mastodon = (host, path, p) => {
  const acct = a => ({ id: String(109000000 + a.user.length), username: a.user, acct: a.user, display_name: a.name, locked: false, bot: false, created_at: "2022-11-05T00:00:00.000Z", note: a.note, url: `https://${a.domain}/@${a.user}`, uri: `https://${a.domain}/users/${a.user}`, avatar: "", followers_count: 512, following_count: 301, statuses_count: 900, fields: (a.fields ?? []).map(f => ({ name: f.name, value: f.value, verified_at: f.verified_at ?? null })), emojis: [] })
  const here = web.mastodon.filter(a => a.domain === host)
  if (path === "/.well-known/webfinger") { const r = (p.get("resource") ?? "").replace(/^acct:/, ""), a = here.find(x => `${x.user}@${x.domain}` === r); return a ? { ...json({ subject: `acct:${r}`, aliases: [`https://${host}/@${a.user}`, `https://${host}/users/${a.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${host}/@${a.user}` }, { rel: "self", type: "application/activity+json", href: `https://${host}/users/${a.user}` }] }), type: "application/jrd+json; charset=utf-8" } : { status: 404, type: "text/plain", body: "" } }
  if (path === "/api/v1/accounts/lookup") { const k = (p.get("acct") ?? "").replace(/^@/, ""), a = here.find(x => x.user === k || `${x.user}@${x.domain}` === k); return a ? json(acct(a)) : json({ error: "Record not found" }, 404) }
  const m = /^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/.exec(path), a = m && here.find(x => acct(x).id === m[1])
  if (a) return json(m[2] ? (a.posts ?? []).map((s, i) => ({ id: String(1140 + i), created_at: s.at, content: s.text, reblog: s.repost ? {} : null, in_reply_to_id: null, visibility: "public", url: `https://${host}/@${a.user}/${1140 + i}`, account: acct(a) })) : acct(a))
  if (path === "/api/v2/search") return json({ error: "This method requires an authenticated user" }, 401)
  if (path.startsWith("/api/")) return json({ error: "Record not found" }, 404)
}
const gdelt = (path, p) => {
  if (path !== "/api/v2/doc/doc") return missing("api.gdeltproject.org")
  const q = p.get("query") ?? ""
  if (q.replace(/"/g, "").trim().length < 3) return { status: 200, type: "text/html; charset=utf-8", body: "Your query was too short or too long.\n" }
  const phrases = [...q.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" ")), rest = words(q.replace(/"[^"]+"/g, " ").replace(/\b\w+:\S+/g, " ").replace(/\bOR\b/g, " "))
  const either = /\bOR\b/.test(q)
  const hits = docs.filter(d => d.news && (either ? phrases.some(x => d.flat.includes(` ${x} `)) || rest.some(w => d.flat.includes(` ${w} `)) : phrases.every(x => d.flat.includes(` ${x} `)) && rest.every(w => d.flat.includes(` ${w} `))))
  const arts = hits.slice(0, Number(p.get("maxrecords") ?? 75)).map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.news.seen, socialimage: "", domain: d.host.replace(/^www\./, ""), language: d.news.language, sourcecountry: d.news.country }))
  return json(arts.length ? { articles: arts } : {})
}
const itunes = (path, p) => {
  if (path !== "/search" && path !== "/lookup") return missing("itunes.apple.com")
  const q = p.get("term") ?? ""
  const ep = p.get("entity") === "podcastEpisode"
  const results = q ? web.podcasts.flatMap(c => { const base = { wrapperType: "track", kind: "podcast", collectionId: c.id, trackId: c.id, artistName: c.artist, collectionName: c.title, trackName: c.title, feedUrl: c.feed, collectionViewUrl: `https://podcasts.apple.com/au/podcast/id${c.id}`, trackCount: c.episodes.length, primaryGenreName: "Business", country: "AUS" }
    if (ep) return c.episodes.filter(e => nameHit(`${e.title} ${e.description} ${c.title} ${c.artist}`, q)).map(e => ({ ...base, wrapperType: "podcastEpisode", kind: "podcast-episode", trackName: e.title, description: e.description, releaseDate: e.at, episodeUrl: e.url }))
    return nameHit(`${c.title} ${c.artist} ${c.description} ${c.episodes.map(e => `${e.title} ${e.description}`).join(" ")}`, q) ? [base] : [] }) : []
  return json({ resultCount: results.length, results: results.slice(0, Number(p.get("limit") ?? 50)) })
}
const rdap = path => {
  const d = /^\/domain\/([^/]+)$/.exec(path)?.[1]?.toLowerCase(), r = web.rdap.find(x => x.domain === d)
  if (!r) return { ...json({ errorCode: 404, title: "Not Found", description: ["The requested domain was not found in the RDAP database."] }, 404), type: "application/rdap+json" }
  return { ...json({ objectClassName: "domain", ldhName: d.toUpperCase(), status: ["active"], events: [{ eventAction: "registration", eventDate: `${r.registered}T00:00:00Z` }, { eventAction: "expiration", eventDate: "2027-01-01T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", ""], ...(r.registrant ? [["org", {}, "text", r.registrant]] : [])]], ...(r.registrant ? {} : { remarks: [{ title: "REDACTED FOR PRIVACY", description: ["Some of the data in this object has been removed."] }] }) }], rdapConformance: ["rdap_level_0"] }), type: "application/rdap+json" }
}
const edgar = (host, path) => {
  if (path === "/files/company_tickers.json") return json(Object.fromEntries(web.edgar.map((c, i) => [i, { cik_str: c.cik, ticker: c.ticker, title: c.name }])))
  const c = web.edgar.find(x => path === `/submissions/CIK${String(x.cik).padStart(10, "0")}.json`)
  return c ? json({ cik: String(c.cik), entityType: "operating", sic: c.sic, sicDescription: c.industry, name: c.name, tickers: [c.ticker], exchanges: ["Nasdaq"], addresses: { business: { city: c.city, stateOrCountry: c.state } }, filings: { recent: {} } }) : { status: 404, type: "application/xml", body: "<?xml version='1.0' encoding='UTF-8'?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>" }
}
const youtube = (path, p) => {
  if (path !== "/feeds/videos.xml") return
  const y = web.youtube.find(x => x.id === p.get("channel_id"))
  if (!y) return html("<html><title>Error 404 (Not Found)!!1</title></html>", 404)
  return xml(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><yt:channelId>${y.id}</yt:channelId><title>${esc(y.title)}</title><author><name>${esc(y.title)}</name><uri>https://www.youtube.com/channel/${y.id}</uri></author>${y.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><media:group><media:title>${esc(v.title)}</media:title><media:description>${esc(v.description)}</media:description></media:group></entry>`).join("")}</feed>`)
}
const wayback = (path, p, full) => {
  const same = (a, b) => a.replace(/^(https?:\/\/)?(www\.)?/, "").replace(/\/$/, "") === b.replace(/^(https?:\/\/)?(www\.)?/, "").replace(/\/$/, "")
  if (path === "/cdx/search/cdx") {
    const u = p.get("url") ?? "", prefix = u.endsWith("*") || p.get("matchType") === "prefix", base = u.replace(/\*$/, "").replace(/^(https?:\/\/)?(www\.)?/, "")
    const rows = web.archive.filter(a => prefix ? a.url.replace(/^(https?:\/\/)?(www\.)?/, "").startsWith(base) : same(a.url, u)).map(a => { const x = new URL(a.url); return [`${x.host.replace(/^www\./, "").split(".").reverse().join(",")})${x.pathname}`, a.timestamp, a.url, "text/html", "200", sha(a.body).slice(0, 32).toUpperCase(), String(a.body.length)] })
    if (p.get("output") === "json") return json(rows.length ? [["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"], ...rows] : [])
    return { status: 200, type: "text/plain", body: rows.map(r => r.join(" ")).join("\n") + (rows.length ? "\n" : "") }
  }
  if (path === "/wayback/available") { const a = web.archive.find(x => same(x.url, p.get("url") ?? "")); return json({ url: p.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) }
  const m = /^\/web\/(\d+)(?:[a-z]{2}_)?\/(.+)$/.exec(full)
  const a = m && web.archive.find(x => same(x.url, m[2].replace(/^(https?):\/+/, "$1://")))
  return a ? html(a.body, 200, { "memento-datetime": "Wed, 11 Jun 2025 12:00:00 GMT" }) : html("<title>Internet Archive Wayback Machine</title><p>The Wayback Machine has not archived that URL.</p>", 404)
}

const hosts = new Set([...web.pages.keys(), ...derived.keys()].map(u => new URL(u).host))
const empties = { "gitlab.com": (path, p) => path.startsWith("/api/v4/users") ? json([]) : undefined }

const answer = (method, scheme, host, path, query, body, headers) => {
  const p = new URLSearchParams(query), full = path + (query ? "?" + query : "")
  if (path === "/robots.txt" && (web.robots[host] !== undefined)) return { status: 200, type: "text/plain; charset=utf-8", body: web.robots[host] }
  switch (host) {
    case "api.gravatar.com": return gravatar(path)
    case "api.github.com": return github(path, p)
    case "api.tavily.com": return method === "POST" ? tavily(path, body, headers) : json({ detail: "Method Not Allowed" }, 405)
    case "api.firecrawl.dev": return method === "POST" ? firecrawl(path, body) : json({ success: false, error: "Not Found" }, 404)
    case "r.jina.ai": return jina(full.slice(1), headers)
    case "www.wikidata.org": return wikidata(path, p)
    case "en.wikipedia.org": { const r = wikipedia(path, p); if (r) return r; break }
    case "pub.orcid.org": return orcid(path, p)
    case "api.openalex.org": return openalex(path, p)
    case "api.crossref.org": return crossref(path, p)
    case "hn.algolia.com": return hn(path, p)
    case "api.stackexchange.com": return stack(path, p)
    case "public.api.bsky.app": return bluesky(path, p)
    case "bsky.app": return html('<!doctype html><title>Bluesky</title><noscript>JavaScript Required</noscript><div id="root"></div>')
    case "api.gdeltproject.org": return gdelt(path, p)
    case "itunes.apple.com": return itunes(path, p)
    case "rdap.org": return rdap(path)
    case "www.sec.gov": case "data.sec.gov": return edgar(host, path)
    case "youtube.com": case "www.youtube.com": { const r = youtube(path, p); if (r) return r; break }
    case "web.archive.org": case "archive.org": return wayback(path, p, full)
    case "orcid.org": return html("<!doctype html><title>ORCID</title><app-root></app-root>")
    case "x.com": case "twitter.com": return html("<!doctype html><title>X</title><p>JavaScript is not available.</p>")
    case "news.ycombinator.com": return html("<html><body>Sorry.</body></html>", 429)
    case "stackoverflow.com": return html("<!doctype html><title>Just a moment...</title>", 403)
    case "gravatar.com": case "www.gravatar.com": return html("<!doctype html><title>Gravatar</title>", 404)
  }
  if (empties[host]) { const r = empties[host](path, p); if (r) return r; return html("<title>Not Found</title>", 404) }
  if (/(^|\.)linkedin\.com$/.test(host)) return { status: 999, type: "text/html", body: "" }
  const m = web.mastodon.some(a => a.domain === host) && mastodon(host, path, p)
  if (m) return m
  const bareTo = web.redirects.get(`https://${host}`)
  if (bareTo) return { status: 301, type: "text/html", body: "", headers: { location: bareTo.to + full } }
  if (hosts.has(host)) {
    if (scheme === "http") return { status: 301, type: "text/html", body: "", headers: { location: `https://${host}${full}` } }
    const url = `https://${host}${path}`, page = lookup(url) ?? lookup(`https://${host}${full}`) ?? lookup(decodeURI(url))
    if (page && !page.dead) return { status: 200, type: page.type, body: page.body, headers: { "cache-control": "max-age=600" } }
    const r = web.redirects.get(url)
    if (r) return { status: r.status, type: "text/html", body: "", headers: { location: r.to } }
    const other = url.endsWith("/") ? url.slice(0, -1) : url + "/"
    if (lookup(other)) return { status: 301, type: "text/html", body: "", headers: { location: other } }
    if (path === "/sitemap.xml") { const own = [...web.pages].filter(([u, x]) => new URL(u).host === host && /html/.test(x.type)).map(([u]) => u); return { status: 200, type: "application/xml", body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${own.map(u => `<url><loc>${u}</loc></url>`).join("")}</urlset>` } }
    if (path.startsWith("/assets/") || path.startsWith("/wp-content/")) return { status: 200, type: "text/css", body: "body{font:16px/1.5 sans-serif}" }
    return missing(host)
  }
  return { status: 502, type: "text/plain", body: "Bad Gateway: no such host in this world\n" }
}

const server = createServer((req, res) => {
  const chunks = []
  req.on("data", c => chunks.push(c))
  req.on("end", () => {
    let r
    try {
      const m = /^\/(https?)\/([^/?]+)([^?]*)(?:\?(.*))?$/.exec(req.url)
      if (!m) r = req.url === "/" ? { status: 200, type: "text/plain", body: "elmhaven\n" } : { status: 502, type: "text/plain", body: "Bad Gateway\n" }
      else {
        let body
        if (chunks.length) { try { body = JSON.parse(Buffer.concat(chunks).toString("utf8")) } catch { body = undefined } }
        r = answer(req.method, m[1], m[2].toLowerCase().replace(/:\d+$/, ""), m[3] || "/", m[4] ?? "", body, req.headers)
      }
    } catch (e) { r = { status: 500, type: "text/plain", body: String(e?.stack ?? e) } }
    const buf = Buffer.from(r.body ?? "", "utf8")
    res.writeHead(r.status, { "content-type": r.type, "content-length": buf.length, date: new Date(NOW).toUTCString(), ...(r.headers ?? {}) })
    res.end(req.method === "HEAD" ? undefined : buf)
  })
})
server.listen(Number(process.argv[2] ?? 46111), "127.0.0.1", () => console.log(`elmhaven on http://127.0.0.1:${server.address().port}`))
