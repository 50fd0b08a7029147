// Plays the internet of the fictional world "ferrowdale": node server.mjs PORT
import http from "node:http"
import { createHash } from "node:crypto"
import { pages as companyPages } from "./companies.mjs"
import { pages as webPages, listings } from "./web.mjs"
import * as A from "./accounts.mjs"
import { hosts as hostRules } from "./hosts.mjs"

const port = Number(process.argv[2])
if (!(port > 0)) { console.error("usage: node server.mjs PORT"); process.exit(2) }

const pages = [...companyPages, ...webPages, ...A.feedPages()]
const byKey = new Map()
const hosts = new Set()
const keyOf = url => { const u = new URL(url); return u.host + u.pathname + u.search }
for (const p of pages) {
  if (byKey.has(keyOf(p.url))) throw new Error("twice: " + p.url)
  byKey.set(keyOf(p.url), p); hosts.add(new URL(p.url).host)
}

// ---------- search engine ----------
const entity = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " }
const decode = s => s.replace(/&(#x?[0-9a-f]+|\w+);/gi, (m, e) => e[0] === "#" ? String.fromCodePoint(e[1] === "x" ? parseInt(e.slice(2), 16) : Number(e.slice(1))) : entity[e] ?? m)
const textOf = html => decode(html.replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style|nav|footer|header)\b[\s\S]*?<\/\1>/gi, " ").replace(/<title>[\s\S]*?<\/title>/i, " ").replace(/<\/(p|li|h\d|td|div|tr|dt|dd)>/gi, "\n").replace(/<[^>]+>/g, " ")).replace(/[ \t]+/g, " ").replace(/\s*\n\s*/g, "\n").trim()
const fold = s => s.replace(/[łŁ]/g, "l").replace(/[øØ]/g, "o").replace(/ß/g, "ss").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
const words = s => fold(s).match(/[\p{L}\p{N}]+/gu) ?? []
const stop = new Set("the a an of and or in on at for to with by is are was who from as it its be this that".split(" "))
const titleOf = html => { const m = /<title>([\s\S]*?)<\/title>/i.exec(html); return m ? decode(m[1]).trim() : "" }

const docs = []
for (const p of pages) {
  if (p.noindex || /xml|plain/.test(p.type ?? "")) continue
  docs.push({ url: p.url, title: p.title ?? titleOf(p.body), text: textOf(p.body), page: p })
}
for (const l of listings) docs.push({ url: l.url, title: l.title, text: l.snippet, listing: true })
for (const w of A.wikipedia) docs.push({ url: wikiUrl(w.title), title: `${w.title} - Wikipedia`, text: w.extract })
for (const g of A.github) docs.push({ url: `https://github.com/${g.login}`, title: `${g.login}${g.name ? ` (${g.name})` : ""} · GitHub`, text: [g.bio, g.company, g.location, ...(g.repositories ?? []).map(r => `${r.name}: ${r.description ?? ""}`)].filter(Boolean).join(". ") })
const df = new Map()
for (const d of docs) {
  d.tf = new Map(); d.titleWords = new Set(words(d.title)); d.urlWords = new Set(words(d.url))
  const all = words(`${d.text} ${d.title}`)
  d.length = all.length
  for (const w of all) d.tf.set(w, (d.tf.get(w) ?? 0) + 1)
  for (const w of d.urlWords) if (!d.tf.has(w)) d.tf.set(w, 0.5)
  for (const w of d.tf.keys()) df.set(w, (df.get(w) ?? 0) + 1)
  d.flat = ` ${all.join(" ")} `
}
const average = docs.reduce((n, d) => n + d.length, 0) / docs.length
const idf = w => Math.log(1 + (docs.length - (df.get(w) ?? 0) + 0.5) / ((df.get(w) ?? 0) + 0.5))
const within = (host, domain) => { const h = host.replace(/^www\./, ""), d = domain.replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/.*$/, "").toLowerCase(); return h === d || h.endsWith("." + d) }
const snippetOf = (d, terms) => {
  const text = d.text.replace(/\n/g, " ")
  if (text.length <= 320) return text
  const want = new Set(terms)
  let best = 0, bestScore = -1
  for (let at = 0; at < text.length; at += 40) {
    const start = at === 0 ? 0 : text.indexOf(" ", at) + 1
    if (at > 0 && start === 0) break
    const found = new Set(words(text.slice(start, start + 300)).filter(w => want.has(w)))
    let s = 0; for (const w of found) s += idf(w)
    if (s > bestScore + 1e-9) { bestScore = s; best = start }
  }
  let end = best + 300
  if (end < text.length) end = text.lastIndexOf(" ", end)
  return (best ? "... " : "") + text.slice(best, end) + (end < text.length ? " ..." : "")
}
const search = (query, { limit = 5, include = [], exclude = [], newsOnly = false } = {}) => {
  const sites = [], notSites = []
  let q = String(query ?? "").replace(/(-?)site:(\S+)/gi, (_, no, s) => { (no ? notSites : sites).push(s); return " " }).replace(/\b(OR|AND)\b/g, " ")
  const phrases = [...q.matchAll(/"([^"]+)"/g)].map(m => words(m[1])).filter(p => p.length)
  q = q.replace(/(^|\s)-\w+/g, " ")
  const terms = [...new Set(words(q))].filter(w => !stop.has(w))
  if (!terms.length) return []
  const total = terms.reduce((n, w) => n + (df.has(w) ? idf(w) : 0), 0)
  if (!total) return []
  const out = []
  for (const d of docs) {
    const host = new URL(d.url).host
    if (newsOnly && !d.page?.news) continue
    if (sites.length && !sites.some(s => within(host, s) && d.url.includes(s.replace(/^[^/]*/, "")))) continue
    if (notSites.some(s => within(host, s)) || exclude.some(s => within(host, s))) continue
    if (include.length && !include.some(s => within(host, s))) continue
    let score = 0, mass = 0
    for (const w of terms) {
      const tf = d.tf.get(w); if (!tf) continue
      mass += idf(w)
      score += idf(w) * (tf * 2.2) / (tf + 1.2 * (0.25 + 0.75 * d.length / average)) + (d.titleWords.has(w) ? idf(w) * 0.8 : 0)
    }
    if (mass < total * 0.25) continue
    for (const p of phrases) score = d.flat.includes(` ${p.join(" ")} `) ? score + 6 : score * 0.4
    if (score <= 0) continue
    out.push({ d, score, share: mass / total })
  }
  out.sort((a, b) => b.score - a.score)
  const top = out[0]?.score ?? 1
  return out.slice(0, limit).map(o => ({ url: o.d.url, title: o.d.title, content: snippetOf(o.d, terms), score: Number(Math.min(0.99, 0.95 * (o.score / top) * (0.5 + o.share / 2)).toFixed(6)), raw: o.d.listing ? null : o.d.text, published: o.d.page?.news?.seen }))
}

// ---------- answers ----------
const json = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(body) })
const html = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "text/html; charset=utf-8", ...headers }, body })
const plain = (body, status = 200) => ({ status, headers: { "content-type": "text/plain; charset=utf-8" }, body })
const moved = to => ({ status: 301, headers: { location: to, "content-type": "text/html" }, body: "<h1>301 Moved Permanently</h1>" })
const notFound = host => html(`<!doctype html><html lang="en"><head><title>Page not found | ${host}</title></head><body><h1>404</h1><p>The page you asked for is not here. <a href="/">Back to the start</a></p></body></html>`, 404)
const emailHash = e => createHash("sha256").update(e.trim().toLowerCase()).digest("hex")
const md5 = e => createHash("md5").update(e.trim().toLowerCase()).digest("hex")
function wikiUrl(t) { return `https://en.wikipedia.org/wiki/${encodeURIComponent(t.replace(/ /g, "_")).replace(/%2C/g, ",").replace(/%28/g, "(").replace(/%29/g, ")")}` }
const has = (text, part) => fold(text).includes(fold(part))
const allIn = (text, q) => { const t = new Set(words(text)); return words(q).every(w => t.has(w)) }
const epoch = at => Math.floor(Date.parse(at) / 1000)

const gravatar = (path) => {
  const id = path.replace(/^\/v3\/profiles\//, "")
  const g = A.gravatar.find(x => [emailHash(x.email), md5(x.email), x.slug].includes(id.toLowerCase()))
  if (!path.startsWith("/v3/profiles/") || !g) return json({ error: "Profile not found", code: "profile_not_found" }, 404)
  const hash = emailHash(g.email)
  return json({ hash, display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${hash}`, avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", verified_accounts: (g.accounts ?? []).map(a => ({ service_type: a.label.toLowerCase(), service_label: a.label, service_icon: `https://gravatar.com/icons/${a.label.toLowerCase()}.svg`, url: a.url, is_hidden: false })), pronunciation: "", pronouns: g.pronouns ?? "" }, 200, { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "97", "x-ratelimit-reset": "3600" })
}

const ghUser = g => ({ login: g.login, id: g.id, node_id: "U_" + g.id, avatar_url: `https://avatars.githubusercontent.com/u/${g.id}?v=4`, url: `https://api.github.com/users/${g.login}`, html_url: `https://github.com/${g.login}`, type: "User", site_admin: false })
const ghFull = g => ({ ...ghUser(g), name: g.name ?? null, company: g.company ?? null, blog: g.blog ?? "", location: g.location ?? null, email: g.email ?? null, hireable: null, bio: g.bio ?? null, twitter_username: g.twitter_username ?? null, public_repos: (g.repositories ?? []).length, public_gists: 0, followers: g.followers ?? 21, following: 9, created_at: "2014-03-02T10:00:00Z", updated_at: "2026-05-01T10:00:00Z" })
const ghRepo = (g, r) => ({ id: g.id * 10 + r.name.length, name: r.name, full_name: `${g.login}/${r.name}`, private: false, owner: ghUser(g), html_url: `https://github.com/${g.login}/${r.name}`, description: r.description ?? null, fork: r.fork ?? false, language: r.language ?? null, topics: r.topics ?? [], stargazers_count: r.stars, watchers_count: r.stars, forks_count: Math.floor(r.stars / 9), archived: false, homepage: null, created_at: "2019-05-05T08:00:00Z", updated_at: r.pushed_at, pushed_at: r.pushed_at })
const ghRate = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "52", "x-ratelimit-reset": "1780308000", "x-ratelimit-used": "8" }
const github = (path, q) => {
  const reply = (b, s = 200) => json(b, s, ghRate)
  if (path === "/search/users") {
    let s = q.get("q") ?? ""
    const inEmail = /in:email/.test(s), inName = /in:name|fullname:/.test(s)
    const loc = /location:("?)([^"\s]+)\1/.exec(s)?.[2]
    s = s.replace(/fullname:/g, "").replace(/\b(in|location|type|repos|followers|user|language):("[^"]*"|\S+)/g, " ").replace(/"/g, " ").trim()
    const items = A.github.filter(g => (inEmail ? (g.email ?? "").toLowerCase() === s.toLowerCase() : /@/.test(s) ? (g.email ?? "").toLowerCase() === s.toLowerCase() : allIn(inName ? g.name ?? "" : `${g.login} ${g.name ?? ""}`, s)) && s && (!loc || has(g.location ?? "", loc)))
    return reply({ total_count: items.length, incomplete_results: false, items: items.map(g => ({ ...ghUser(g), score: 1 })) })
  }
  if (path === "/search/commits") {
    const e = /(?:author|committer)-email:"?([^\s"]+)/.exec(q.get("q") ?? "")?.[1]?.toLowerCase()
    const found = e ? A.github.filter(g => (g.commit_email ?? g.email ?? "").toLowerCase() === e) : []
    return reply({ total_count: found.length, incomplete_results: false, items: found.map(g => ({ url: `https://api.github.com/repos/${g.login}/${g.repositories[0].name}/commits/3f1c`, sha: md5(g.login) + "00000000", html_url: `https://github.com/${g.login}/${g.repositories[0].name}/commit/${md5(g.login)}00000000`, commit: { author: { name: g.name, email: e, date: g.repositories[0].pushed_at }, committer: { name: g.name, email: e, date: g.repositories[0].pushed_at }, message: "Tidy up the docs", comment_count: 0 }, author: ghUser(g), committer: ghUser(g), repository: { id: g.id * 10, name: g.repositories[0].name, full_name: `${g.login}/${g.repositories[0].name}`, html_url: `https://github.com/${g.login}/${g.repositories[0].name}`, owner: ghUser(g) }, score: 1 })) })
  }
  if (path === "/search/repositories" || path === "/search/code" || path === "/search/issues") return reply({ total_count: 0, incomplete_results: false, items: [] })
  const m = /^\/users\/([^/]+)(?:\/(\w+))?$/.exec(path)
  const g = m && A.github.find(x => x.login.toLowerCase() === decodeURIComponent(m[1]).toLowerCase())
  if (g && !m[2]) return reply(ghFull(g))
  if (g && m[2] === "repos") return reply([...(g.repositories ?? [])].sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)).map(r => ghRepo(g, r)))
  if (g && m[2] === "social_accounts") return reply(g.accounts ?? [])
  if (g) return reply([])
  const r = /^\/repos\/([^/]+)\/([^/]+)$/.exec(path)
  const owner = r && A.github.find(x => x.login.toLowerCase() === r[1].toLowerCase()), repo = owner?.repositories?.find(x => x.name === r[2])
  if (repo) return reply(ghRepo(owner, repo))
  return reply({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404)
}
const ghPage = (path) => {
  const g = A.github.find(x => x.login.toLowerCase() === path.slice(1).replace(/\/$/, "").toLowerCase())
  if (!g) return notFound("github.com")
  const esc = s => String(s ?? "").replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
  return html(`<!doctype html><html lang="en"><head><title>${esc(g.login)}${g.name ? ` (${esc(g.name)})` : ""} · GitHub</title></head><body><h1><span itemprop="name">${esc(g.name)}</span> <span itemprop="additionalName">${esc(g.login)}</span></h1><div class="user-profile-bio">${esc(g.bio)}</div><ul><li itemprop="worksFor">${esc(g.company)}</li><li itemprop="homeLocation">${esc(g.location)}</li><li>${esc(g.blog)}</li></ul><ol>${(g.repositories ?? []).map(r => `<li><a href="/${g.login}/${r.name}">${r.name}</a> <p>${esc(r.description)}</p> ${r.language ?? ""}</li>`).join("")}</ol></body></html>`)
}

const tavily = (path, body) => {
  if (path === "/extract") {
    const urls = [body.urls ?? []].flat(), results = [], failed_results = []
    for (const u of urls) { const p = byKey.get(safeKey(u)); p && !p.dead ? results.push({ url: u, raw_content: textOf(p.body), images: [] }) : failed_results.push({ url: u, error: "Failed to fetch url" }) }
    return json({ results, failed_results, response_time: 0.4, request_id: "f-" + md5(String(urls)).slice(0, 12) })
  }
  if (path !== "/search") return json({ detail: { error: "Not Found" } }, 404)
  if (!body?.query) return json({ detail: { error: "Query is missing." } }, 400)
  const results = search(body.query, { limit: Math.min(20, body.max_results ?? 5), include: body.include_domains ?? [], exclude: body.exclude_domains ?? [], newsOnly: body.topic === "news" })
  return json({ query: body.query, follow_up_questions: null, answer: null, images: [], results: results.map(r => ({ url: r.url, title: r.title, content: r.content, score: r.score, raw_content: body.include_raw_content ? r.raw : null, ...(body.topic === "news" ? { published_date: r.published } : {}) })), response_time: 0.82, request_id: "t-" + md5(body.query).slice(0, 16) })
}
const safeKey = u => { try { return keyOf(u) } catch { return "" } }
const mdOf = h => textOf(h)
const firecrawl = (path, body) => {
  const v2 = path.startsWith("/v2")
  if (/^\/v[12]\/search$/.test(path)) {
    if (!body?.query) return json({ success: false, error: "Bad Request" }, 400)
    const rows = search(body.query, { limit: body.limit ?? 5 }).map((r, i) => ({ url: r.url, title: r.title, description: r.content, ...(v2 ? { position: i + 1 } : {}), ...(body.scrapeOptions?.formats && r.raw ? { markdown: r.raw, metadata: { title: r.title, sourceURL: r.url, statusCode: 200 } } : {}) }))
    return json(v2 ? { success: true, data: { web: rows }, creditsUsed: 2, id: "fc-" + md5(body.query).slice(0, 12) } : { success: true, data: rows })
  }
  if (/^\/v[12]\/scrape$/.test(path)) {
    const p = byKey.get(safeKey(body?.url ?? ""))
    if (/(^|\.)(linkedin|x|twitter)\.com$/.test((() => { try { return new URL(body.url).host } catch { return "" } })())) return json({ success: false, error: "This website is not currently supported" }, 403)
    if (!p || p.dead) return json({ success: true, data: { markdown: "404\n\nThe page you asked for is not here.", metadata: { title: "Page not found", sourceURL: body?.url, statusCode: 404 } } })
    return json({ success: true, data: { markdown: mdOf(p.body), html: p.body, metadata: { title: p.title ?? titleOf(p.body), sourceURL: body.url, url: body.url, statusCode: 200 } } })
  }
  if (/^\/v[12]\/map$/.test(path)) {
    const h = (() => { try { return new URL(body.url).host } catch { return "" } })()
    const links = pages.filter(p => within(new URL(p.url).host, h)).map(p => p.url)
    return json(v2 ? { success: true, links: links.map(url => ({ url })) } : { success: true, links })
  }
  return json({ success: false, error: "Not Found" }, 404)
}
const jina = (path, search_, headers) => {
  const target = decodeURIComponent(path.slice(1).includes("%3A") ? path.slice(1) : path.slice(1)) + search_
  const p = byKey.get(safeKey(target.replace(/^(https?):\/([^/])/, "$1://$2")))
  if (!p || p.dead) return json({ code: 422, status: 42206, data: null, message: "Failed to goto " + target, readableMessage: "AssertionFailureError" }, 422)
  const t = p.title ?? titleOf(p.body)
  return /json/.test(headers.accept ?? "") ? json({ code: 200, status: 20000, data: { title: t, description: "", url: target, content: textOf(p.body), usage: { tokens: Math.ceil(textOf(p.body).length / 4) } } }) : plain(`Title: ${t}\n\nURL Source: ${target}\n\nMarkdown Content:\n${textOf(p.body)}`)
}

const statement = (s, n) => {
  const value = s.item ? { type: "wikibase-entityid", value: { "entity-type": "item", "numeric-id": Number(s.item.id.slice(1)), id: s.item.id } } : s.time ? { type: "time", value: { time: `+${s.time.length === 4 ? s.time + "-00-00" : s.time}T00:00:00Z`, timezone: 0, before: 0, after: 0, precision: s.time.length === 4 ? 9 : 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" } } : { type: "string", value: s.text }
  return { mainsnak: { snaktype: "value", property: s.property, datavalue: value, datatype: s.item ? "wikibase-item" : s.time ? "time" : "string" }, type: "statement", id: `Q$${n}`, rank: "normal" }
}
const wdEntity = w => { const claims = {}; w.statements.forEach((s, n) => (claims[s.property] ??= []).push(statement(s, n))); return { pageid: Number(w.id.slice(1)), ns: 0, title: w.id, lastrevid: 1, type: "item", id: w.id, labels: { en: { language: "en", value: w.label } }, descriptions: { en: { language: "en", value: w.description } }, aliases: w.aliases ? { en: w.aliases.map(value => ({ language: "en", value })) } : {}, claims, sitelinks: w.article ? { enwiki: { site: "enwiki", title: w.article, badges: [], url: wikiUrl(w.article) } } : {} } }
const wdLabels = () => { const m = new Map(); for (const w of A.wikidata) { m.set(w.id, w.label); for (const s of w.statements) if (s.item) m.set(s.item.id, s.item.label) } return m }
const wikidata = (path, q) => {
  const labels = wdLabels()
  const entity = id => { const w = A.wikidata.find(x => x.id === id); if (w) return wdEntity(w); if (labels.has(id)) return { type: "item", id, labels: { en: { language: "en", value: labels.get(id) } }, descriptions: {}, aliases: {}, claims: {}, sitelinks: {} }; return { id, missing: "" } }
  const m = /^\/wiki\/Special:EntityData\/(Q\d+)(?:\.json)?$/.exec(path)
  if (m) { const e = entity(m[1]); return "missing" in e ? html("<h1>Not Found</h1>", 404) : json({ entities: { [m[1]]: e } }) }
  if (path === "/w/api.php") {
    const action = q.get("action")
    if (action === "wbsearchentities") {
      const s = fold(q.get("search") ?? "")
      const found = s ? A.wikidata.filter(w => [w.label, ...(w.aliases ?? [])].some(n => fold(n).startsWith(s))) : []
      return json({ searchinfo: { search: q.get("search") }, search: found.map(w => ({ id: w.id, title: w.id, pageid: Number(w.id.slice(1)), concepturi: `http://www.wikidata.org/entity/${w.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${w.id}`, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label }, display: { label: { value: w.label, language: "en" }, description: { value: w.description, language: "en" } } })), success: 1 })
    }
    if (action === "wbgetentities") return json({ entities: Object.fromEntries((q.get("ids") ?? "").split("|").map(id => [id, entity(id)])), success: 1 })
    if (action === "query") return json({ batchcomplete: "", query: { search: [] } })
    return json({ error: { code: "badvalue", info: "Unrecognized value" } })
  }
  const page = /^\/wiki\/(Q\d+)$/.exec(path), w = page && A.wikidata.find(x => x.id === page[1])
  if (w) return html(`<!doctype html><title>${w.label} - Wikidata</title><h1>${w.label}</h1><p>${w.description}</p>`)
  return html("<h1>Not Found</h1>", 404)
}
const wikipedia = (path, q) => {
  const m = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path), v = /^\/wiki\/(.+)$/.exec(path)
  const find = t => A.wikipedia.find(w => fold(w.title) === fold(decodeURIComponent(t).replace(/_/g, " ")))
  if (m) {
    const w = find(m[1])
    if (!w) return json({ type: "https://mediawiki.org/wiki/HyperSwitch/errors/not_found", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: path }, 404)
    return json({ type: w.disambiguation ? "disambiguation" : "standard", title: w.title, displaytitle: w.title, wikibase_item: A.wikidata.find(x => x.article === w.title)?.id, pageid: w.title.length * 991, lang: "en", description: w.description, content_urls: { desktop: { page: wikiUrl(w.title) } }, extract: w.extract, extract_html: `<p>${w.extract}</p>` })
  }
  if (v) { const w = find(v[1]); return w ? html(`<!doctype html><html lang="en"><head><title>${w.title} - Wikipedia</title></head><body><h1>${w.title}</h1><p>${w.extract}</p></body></html>`) : notFound("en.wikipedia.org") }
  if (path === "/w/api.php") {
    const s = q.get("srsearch") ?? q.get("search") ?? ""
    const found = A.wikipedia.filter(w => allIn(`${w.title} ${w.extract}`, s.replace(/"/g, "")))
    if (q.get("action") === "opensearch") return json([s, found.map(w => w.title), found.map(() => ""), found.map(w => wikiUrl(w.title))])
    return json({ batchcomplete: "", query: { searchinfo: { totalhits: found.length }, search: found.map(w => ({ ns: 0, title: w.title, pageid: w.title.length * 991, snippet: w.extract.slice(0, 150) })) } })
  }
  return notFound("en.wikipedia.org")
}

const orcid = (path, q) => {
  if (/^\/v3\.0\/(expanded-)?search\/?$/.test(path)) {
    const query = q.get("q") ?? ""
    const get = f => new RegExp(`${f}:(?:"([^"]+)"|\\(([^)]+)\\)|(\\S+))`).exec(query)?.slice(1).find(Boolean)
    const given = get("given-names"), family = get("family-name"), org = get("affiliation-org-name"), email = get("email"), credit = get("credit-name"), id = get("orcid")
    const bare = given || family || org || email || credit || id ? null : query
    const found = A.orcid.filter(o => {
      const orgs = [...(o.employments ?? []), ...(o.educations ?? [])].map(x => x.organization).join(" ")
      return (!given || allIn(o.given, given)) && (!family || allIn(o.family, family)) && (!org || allIn(orgs, org)) && (!email || (o.emails ?? []).includes(email)) && (!credit || allIn(`${o.credit_name ?? ""} ${o.given} ${o.family}`, credit)) && (!id || o.id === id) && (!bare || allIn(`${o.given} ${o.family} ${orgs} ${o.biography ?? ""}`, bare))
    })
    if (!path.includes("expanded")) return json({ result: found.map(o => ({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" } })), "num-found": found.length })
    return json({ "expanded-result": found.length ? found.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": o.credit_name ?? null, "other-name": o.other_names ?? [], email: o.emails ?? [], "institution-name": [...new Set([...(o.employments ?? []), ...(o.educations ?? [])].map(x => x.organization))] })) : null, "num-found": found.length })
  }
  const m = /^\/v3\.0\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])(?:\/([\w-]+))?\/?$/.exec(path), o = m && A.orcid.find(x => x.id === m[1])
  if (!o) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
  const date = y => y ? { year: { value: String(y) }, month: null, day: null } : null
  const aff = (kind, list) => ({ "last-modified-date": null, "affiliation-group": (list ?? []).map(a => ({ summaries: [{ [`${kind}-summary`]: { "department-name": a.department ?? null, "role-title": a.role, "start-date": date(a.from), "end-date": date(a.to), organization: { name: a.organization, address: { city: a.city, region: null, country: a.country } }, visibility: "public" } }] })), path: `/${o.id}/${kind}s` })
  const person = { name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": o.credit_name ? { value: o.credit_name } : null, visibility: "public", path: o.id }, "other-names": { "other-name": (o.other_names ?? []).map(content => ({ content })) }, biography: o.biography ? { content: o.biography, visibility: "public" } : null, "researcher-urls": { "researcher-url": (o.urls ?? []).map(u => ({ "url-name": u.label, url: { value: u.url } })) }, emails: { email: (o.emails ?? []).map(email => ({ email, visibility: "public" })) }, addresses: { address: o.country ? [{ country: { value: o.country } }] : [] }, keywords: { keyword: (o.keywords ?? []).map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] }, path: `/${o.id}/person` }
  const works = { group: (o.works ?? []).map(w => ({ "work-summary": [{ title: { title: { value: w.title } }, type: w.type, "publication-date": date(w.year), "journal-title": { value: w.journal } }] })), path: `/${o.id}/works` }
  if (m[2] === "person" || m[2] === "personal-details") return json(person)
  if (m[2] === "employments") return json(aff("employment", o.employments))
  if (m[2] === "educations") return json(aff("education", o.educations))
  if (m[2] === "works") return json(works)
  if (!m[2] || m[2] === "record") return json({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id }, person, "activities-summary": { employments: aff("employment", o.employments), educations: aff("education", o.educations), works }, path: `/${o.id}` })
  return json({ "affiliation-group": [], group: [] })
}
const oaAuthor = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works_count, cited_by_count: a.cited_by_count, summary_stats: { h_index: 6 }, affiliations: [{ institution: { id: "https://openalex.org/I" + a.id.slice(1), display_name: a.institution, country_code: a.country, type: "company" }, years: a.years }], last_known_institutions: [{ id: "https://openalex.org/I" + a.id.slice(1), display_name: a.institution, country_code: a.country, type: "company" }], topics: a.topics.map(display_name => ({ display_name, count: 4 })), works_api_url: `https://api.openalex.org/works?filter=author.id:${a.id}` })
const openalex = (path, q) => {
  const one = /^\/authors\/(.+)$/.exec(path)
  if (one) { const id = decodeURIComponent(one[1]).replace(/^https:\/\/(openalex|orcid)\.org\//, "").replace(/^orcid:/, ""); const a = A.openalex.find(x => x.id === id || x.orcid === id); return a ? json(oaAuthor(a)) : html("<!doctype html><title>404 Not Found</title><h1>Not Found</h1>", 404) }
  if (!q.get("api_key")) return json({ error: "Unauthorized", message: "An API key is required for this request. Get one at https://openalex.org/settings/api" }, 401)
  const s = q.get("search") ?? ""
  const found = path === "/authors" && s ? A.openalex.filter(a => allIn(a.name, s)) : []
  return json({ meta: { count: found.length, db_response_time_ms: 9, page: 1, per_page: 25, groups_count: null }, results: found.map(oaAuthor), group_by: [] })
}
const crossref = (path, q) => {
  const item = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", title: [w.title], "container-title": [w.journal], publisher: "Fernhollow Press", author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `https://orcid.org/${a.orcid}`, "authenticated-orcid": true } : {}) })), published: { "date-parts": [w.published] }, issued: { "date-parts": [w.published] }, score: 12.3 })
  const doi = /^\/works\/(.+)$/.exec(path)
  if (doi) { const w = A.crossref.find(x => x.doi === decodeURIComponent(doi[1])); return w ? json({ status: "ok", "message-type": "work", "message-version": "1.0.0", message: item(w) }) : plain("Resource not found.", 404) }
  const a = q.get("query.author"), any = q.get("query") ?? q.get("query.bibliographic"), aff = q.get("query.affiliation")
  const found = path === "/works" ? A.crossref.filter(w => (!a || w.authors.some(x => { const t = new Set(words(`${x.given} ${x.family}`)); return words(a).some(y => t.has(y) && words(x.family).includes(y)) })) && (!any || allIn(`${w.title} ${w.journal} ${w.authors.map(x => x.given + " " + x.family).join(" ")}`, any)) && (a || any || aff)) : []
  return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": found.length, items: found.map(item), "items-per-page": 20, query: { "start-index": 0, "search-terms": null } } }, 200, { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" })
}
const hn = (path, q) => {
  const u = /^\/api\/v1\/users\/(.+)$/.exec(path)
  if (u) { const h = A.hackerNews.find(x => x.username === decodeURIComponent(u[1])); return h ? json({ username: h.username, about: h.about, karma: h.karma }) : json({ status: 404, error: "Not Found" }, 404) }
  if (/^\/api\/v1\/search(_by_date)?$/.test(path)) {
    const tags = q.get("tags") ?? "", author = /author_([\w-]+)/.exec(tags)?.[1], s = q.get("query") ?? ""
    const hits = []
    for (const h of A.hackerNews) {
      if (author && h.username !== author) continue
      if (!/comment/.test(tags)) (h.stories ?? []).forEach((st, i) => hits.push({ objectID: `${h.n}${i}1`, title: st.title, url: st.url, author: h.username, points: st.points, num_comments: 4, comment_text: null, story_text: null, created_at: st.at, created_at_i: epoch(st.at), _tags: ["story", `author_${h.username}`] }))
      if (!/(^|,)story/.test(tags)) (h.comments ?? []).forEach((c, i) => hits.push({ objectID: `${h.n}${i}2`, title: null, url: null, author: h.username, points: null, num_comments: null, comment_text: c.text, story_title: c.story, created_at: c.at, created_at_i: epoch(c.at), _tags: ["comment", `author_${h.username}`] }))
    }
    const out = hits.filter(h => !s || allIn(`${h.title ?? ""} ${h.comment_text ?? ""} ${h.url ?? ""} ${h.author}`, s)).sort((a, b) => b.created_at_i - a.created_at_i)
    return json({ hits: out, nbHits: out.length, page: 0, nbPages: out.length ? 1 : 0, hitsPerPage: 20, query: s })
  }
  return json({ status: 404, error: "Not Found" }, 404)
}
const stack = (path, q) => {
  const wrap = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 271 })
  const item = u => ({ account_id: u.id + 7, user_id: u.id, display_name: u.name, ...(u.location ? { location: u.location } : {}), ...(u.website ? { website_url: u.website } : {}), ...(u.about ? { about_me: u.about } : {}), link: `https://stackoverflow.com/users/${u.id}/${fold(u.name).replace(/\W+/g, "-")}`, reputation: u.reputation, user_type: "registered" })
  if (path === "/2.3/users") return wrap(A.stackExchange.filter(u => has(u.name, q.get("inname") ?? "")).map(u => { const i = item(u); if (!q.get("filter")) delete i.about_me; return i }))
  const m = /^\/2\.3\/users\/(\d+)(?:\/([\w-]+))?$/.exec(path), u = m && A.stackExchange.find(x => x.id === Number(m[1]))
  if (u && !m[2]) return wrap([item(u)])
  if (u && /tags/.test(m[2])) return wrap((u.tags ?? []).map(tag_name => ({ tag_name, name: tag_name, answer_count: 12, answer_score: 40, question_count: 0, question_score: 0, user_id: u.id })))
  return wrap([])
}
const bluesky = (path, q) => {
  const full = b => ({ did: `did:plc:${md5(b.handle).slice(0, 24)}`, handle: b.handle, displayName: b.name, description: b.description ?? "", ...(b.website ? { website: b.website } : {}), avatar: "https://cdn.bsky.app/img/avatar/plain/x@jpeg", followersCount: 210, followsCount: 180, postsCount: (b.posts ?? []).length, createdAt: "2023-08-08T08:00:00.000Z", indexedAt: "2025-01-01T00:00:00.000Z" })
  const actor = a => A.bluesky.find(b => b.handle === a || `did:plc:${md5(b.handle).slice(0, 24)}` === a)
  const method = path.replace("/xrpc/", "")
  if (method === "app.bsky.actor.getProfile") { const b = actor(q.get("actor")); return b ? json(full(b)) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
  if (method === "app.bsky.feed.getAuthorFeed") { const b = actor(q.get("actor")); return b ? json({ feed: (b.posts ?? []).slice(0, Number(q.get("limit") ?? 50)).map((p, i) => ({ post: { uri: `at://${full(b).did}/app.bsky.feed.post/3k${i}`, cid: "bafy" + i, author: p.repost ? { did: "did:plc:other", handle: "someone.bsky.social", displayName: "Someone" } : { did: full(b).did, handle: b.handle, displayName: b.name }, record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.at }, replyCount: 0, repostCount: 1, likeCount: 5, indexedAt: p.at }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: { did: full(b).did, handle: b.handle }, indexedAt: p.at } } : {}) })) }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
  if (method === "app.bsky.actor.searchActors" || method === "app.bsky.actor.searchActorsTypeahead") { const s = q.get("q") ?? q.get("term") ?? ""; return json({ actors: s ? A.bluesky.filter(b => allIn(`${b.name} ${b.handle} ${b.description ?? ""}`, s)).map(full) : [] }) }
  if (method === "app.bsky.feed.searchPosts") return html("<h1>403 Forbidden</h1>", 403)
  return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
}
const mastodon = (host, path, q) => {
  const mine = A.mastodon.filter(m => m.domain === host)
  const acct = m => ({ id: String(100000 + m.user.length * 7), username: m.user, acct: m.user, display_name: m.name, locked: false, bot: false, discoverable: true, created_at: "2022-11-10T00:00:00.000Z", note: m.note, url: `https://${m.domain}/@${m.user}`, uri: `https://${m.domain}/users/${m.user}`, followers_count: 310, following_count: 200, statuses_count: (m.posts ?? []).length, emojis: [], fields: (m.fields ?? []).map(f => ({ name: f.name, value: f.value, verified_at: f.verified_at ?? null })) })
  const find = a => mine.find(m => [m.user, `${m.user}@${m.domain}`].includes((a ?? "").replace(/^acct:|^@/, "").toLowerCase()))
  if (path === "/.well-known/webfinger") { const m = find(q.get("resource")); return m ? json({ subject: `acct:${m.user}@${m.domain}`, aliases: [acct(m).url, acct(m).uri], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: acct(m).url }, { rel: "self", type: "application/activity+json", href: acct(m).uri }] }, 200, { "content-type": "application/jrd+json; charset=utf-8" }) : plain("", 404) }
  if (path === "/api/v1/accounts/lookup") { const m = find(q.get("acct")); return m ? json(acct(m)) : json({ error: "Record not found" }, 404) }
  const st = /^\/api\/v1\/accounts\/(\d+)\/statuses$/.exec(path)
  if (st) { const m = mine.find(x => acct(x).id === st[1]); return m ? json((m.posts ?? []).map((p, i) => ({ id: String(900 + i), created_at: p.at, content: p.text, reblog: p.repost ? { id: "1", content: p.text, account: { acct: "other@elsewhere.example" } } : null, url: `${acct(m).url}/${900 + i}`, account: acct(m) }))) : json({ error: "Record not found" }, 404) }
  const pg = /^\/@(\w+)$/.exec(path), m = pg && find(pg[1])
  if (m) return html(`<!doctype html><html lang="en"><head><title>${m.name} (@${m.user}@${m.domain})</title></head><body><h1>${m.name}</h1>${m.note}${(m.fields ?? []).map(f => `<dl><dt>${f.name}</dt><dd>${f.value}</dd></dl>`).join("")}</body></html>`)
  if (path === "/robots.txt") return plain("User-agent: *\nDisallow: /media_proxy/\n")
  return json({ error: "Record not found" }, 404)
}
const gdelt = q => {
  const rows = search((q.get("query") ?? "").replace(/\b(sourcelang|sourcecountry|domain|theme):\S+/g, ""), { limit: Number(q.get("maxrecords") ?? 75), newsOnly: true })
  const phrases = [...(q.get("query") ?? "").matchAll(/"([^"]+)"/g)].map(m => ` ${words(m[1]).join(" ")} `)
  const out = rows.filter(r => { const d = docs.find(x => x.url === r.url); return phrases.every(p => d.flat.includes(p)) })
  return json(out.length ? { articles: out.map(r => { const n = byKey.get(keyOf(r.url)).news; return { url: r.url, url_mobile: "", title: r.title, seendate: n.seen, socialimage: "", domain: new URL(r.url).host.replace(/^www\./, ""), language: n.language, sourcecountry: n.country } }) } : {})
}
const itunes = (path, q) => {
  const row = p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}?uo=4`, feedUrl: p.feed, trackCount: p.episodes.length, primaryGenreName: "Business", releaseDate: p.episodes[0]?.at })
  if (path === "/lookup") { const p = A.podcasts.filter(x => String(x.id) === q.get("id")); return json({ resultCount: p.length, results: p.map(row) }) }
  const s = q.get("term") ?? ""
  if (q.get("entity") === "podcastEpisode") { const r = A.podcasts.flatMap(p => p.episodes.filter(e => s && allIn(`${e.title} ${e.description} ${p.title}`, s)).map((e, i) => ({ wrapperType: "podcastEpisode", kind: "podcast-episode", trackId: p.id * 10 + i, trackName: e.title, collectionName: p.title, collectionId: p.id, feedUrl: p.feed, description: e.description, shortDescription: e.description.slice(0, 140), episodeUrl: e.url, trackViewUrl: e.url, releaseDate: e.at }))); return json({ resultCount: r.length, results: r }) }
  const r = A.podcasts.filter(p => s && allIn(`${p.title} ${p.artist}`, s)); return json({ resultCount: r.length, results: r.map(row) })
}
const rdap = path => {
  const d = decodeURIComponent(path.replace(/^\/domain\//, "")).toLowerCase(), r = A.rdap.find(x => x.domain === d)
  if (!r) return json({ rdapConformance: ["rdap_level_0"], errorCode: 404, title: "Not Found", description: [`No RDAP record for ${d}`] }, 404)
  return json({ objectClassName: "domain", ldhName: r.domain.toUpperCase(), rdapConformance: ["rdap_level_0"], status: ["active"], events: [{ eventAction: "registration", eventDate: r.registered }, { eventAction: "expiration", eventDate: "2027-01-01T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", r.registrant ? "" : "REDACTED FOR PRIVACY"], ["org", {}, "text", r.registrant ?? "REDACTED FOR PRIVACY"]]] }] }, 200, { "content-type": "application/rdap+json" })
}
const gitlab = (path, q) => {
  const row = u => ({ id: u.id, username: u.username, name: u.name, state: "active", avatar_url: null, web_url: `https://gitlab.com/${u.username}` })
  if (path === "/api/v4/users") { const n = q.get("username"), s = q.get("search"); return json(A.gitlab.filter(u => n ? u.username.toLowerCase() === n.toLowerCase() : s ? allIn(`${u.username} ${u.name}`, s) : false).map(row)) }
  const m = /^\/api\/v4\/users\/(\w+)(?:\/(\w+))?$/.exec(path), u = m && A.gitlab.find(x => String(x.id) === m[1] || x.username === m[1])
  if (u && !m[2]) return json({ ...row(u), bio: u.bio ?? "", location: u.location ?? "", linkedin: u.linkedin ?? "", twitter: u.twitter ?? "", website_url: u.website_url ?? "", job_title: u.job_title ?? "", organization: u.organization ?? "", pronouns: null })
  if (u && m[2] === "projects") return json((u.projects ?? []).map((p, i) => ({ id: u.id * 10 + i, name: p.name, path: p.name, description: p.description, last_activity_at: p.at, star_count: 3, topics: [], web_url: `https://gitlab.com/${u.username}/${p.name}` })))
  return json({ message: "404 User Not Found" }, 404)
}
const youtube = (path, q) => {
  const xml = s => s.replace(/&/g, "&amp;").replace(/</g, "&lt;")
  if (path === "/feeds/videos.xml") {
    const c = A.youtube.find(x => x.id === q.get("channel_id")); if (!c) return html("<h1>404</h1>", 404)
    return { status: 200, headers: { "content-type": "text/xml; charset=UTF-8" }, body: `<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><yt:channelId>${c.id}</yt:channelId><title>${xml(c.title)}</title><author><name>${xml(c.title)}</name><uri>https://www.youtube.com/channel/${c.id}</uri></author>${c.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${xml(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><media:group><media:title>${xml(v.title)}</media:title><media:description>${xml(v.description)}</media:description></media:group></entry>`).join("")}</feed>` }
  }
  const c = A.youtube.find(x => path === `/channel/${x.id}` || (x.handle && path === `/@${x.handle.replace(/^@/, "")}`))
  return c ? html(`<!doctype html><html><head><title>${c.title} - YouTube</title><link rel="alternate" type="application/rss+xml" href="https://www.youtube.com/feeds/videos.xml?channel_id=${c.id}"><link rel="canonical" href="https://www.youtube.com/channel/${c.id}"></head><body></body></html>`) : notFound("www.youtube.com")
}
const archived = pages.filter(p => p.archive)
const wayback = (path, q, rest) => {
  if (path.startsWith("/cdx/search") || path === "/cdx") {
    const u = (q.get("url") ?? "").replace(/^https?:\/\//, "").replace(/\/$/, ""), prefix = q.get("matchType") === "prefix" || /\*$/.test(u), dom = q.get("matchType") === "domain" || q.get("matchType") === "host", bare = u.replace(/\*$/, "")
    const norm = x => x.replace(/^www\./, "").replace(/\/$/, "")
    const rows = archived.filter(p => { const k = norm(keyOf(p.url)); return prefix ? k.startsWith(norm(bare)) : dom ? k.split("/")[0] === norm(bare).split("/")[0] : k === norm(bare) }).map(p => [`${new URL(p.url).host.replace(/^www\./, "").split(".").reverse().join(",")})${new URL(p.url).pathname}`, p.archive, p.url, "text/html", "200", md5(p.url).toUpperCase(), String(p.body.length)])
    if (q.get("output") === "json") return json(rows.length ? [["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"], ...rows] : [])
    return plain(rows.map(r => r.join(" ")).join("\n") + (rows.length ? "\n" : ""))
  }
  if (path === "/wayback/available") { const p = archived.find(x => safeKey(/^https?:/.test(q.get("url") ?? "") ? q.get("url") : "https://" + q.get("url")) === keyOf(x.url)); return json({ url: q.get("url"), archived_snapshots: p ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${p.archive}/${p.url}`, timestamp: p.archive } } : {} }) }
  const m = /^\/web\/(\d+)(\w\w_)?\/(https?:\/{1,2}.+)$/.exec(path), p = m && archived.find(x => keyOf(x.url) === safeKey(m[3].replace(/^(https?):\/+/, "$1://") + rest))
  if (p) return m[1] === p.archive ? { status: 200, headers: { "content-type": p.type ?? "text/html; charset=utf-8", "memento-datetime": "Mon, 03 Jun 2024 10:00:00 GMT" }, body: p.body } : { status: 302, headers: { location: `https://web.archive.org/web/${p.archive}${m[2] ?? ""}/${p.url}` }, body: "" }
  return html("<h1>Hrm.</h1><p>Wayback Machine has not archived that URL.</p>", 404)
}
const edgar = (host, path) => {
  if (path === "/files/company_tickers.json") return json(Object.fromEntries(A.edgar.map((c, i) => [i, { cik_str: c.cik, ticker: c.ticker, title: c.name }])))
  const m = /^\/submissions\/CIK(\d{10})\.json$/.exec(path), c = m && A.edgar.find(x => x.cik === Number(m[1]))
  if (c) return json({ cik: m[1], entityType: "operating", sic: c.sic, sicDescription: c.industry, name: c.name, tickers: [c.ticker], exchanges: ["NYSE"], addresses: { mailing: { street1: "1 Harbor Way", city: c.city, stateOrCountry: c.state }, business: { street1: "1 Harbor Way", city: c.city, stateOrCountry: c.state } }, filings: { recent: { accessionNumber: [], form: [], filingDate: [] }, files: [] } })
  return { status: 404, headers: { "content-type": "application/xml" }, body: "<?xml version=\"1.0\" encoding=\"UTF-8\"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>" }
}
const dns = q => { const n = (q.get("name") ?? "").replace(/\.$/, "").toLowerCase(), known = [...hosts].some(h => within(h, n)); const type = q.get("type") ?? "A"; return json({ Status: known ? 0 : 3, TC: false, RD: true, RA: true, AD: false, CD: false, Question: [{ name: n + ".", type: type === "MX" || type === "15" ? 15 : 1 }], ...(known && (type === "MX" || type === "15") ? { Answer: [{ name: n + ".", type: 15, TTL: 300, data: `10 mx.${n}.` }] } : {}) }) }

const mastodonHosts = new Set(A.mastodon.map(m => m.domain))
const site = (scheme, host, path, search_) => {
  const rule = hostRules[host]
  if (rule?.alias) return moved(`https://${rule.alias}${path}${search_}`)
  if (!hosts.has(host) && hosts.has("www." + host)) return moved(`https://www.${host}${path}${search_}`)
  if (host.startsWith("www.") && !hosts.has(host) && hosts.has(host.slice(4))) return moved(`https://${host.slice(4)}${path}${search_}`)
  if (!hosts.has(host)) return null
  if (scheme === "http") return moved(`https://${host}${path}${search_}`)
  if (path === "/robots.txt") return rule?.robots === undefined ? notFound(host) : plain(rule.robots)
  if (path === "/sitemap.xml" && rule?.sitemap) return { status: 200, headers: { "content-type": "application/xml" }, body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.filter(p => new URL(p.url).host === host && !p.noindex && !p.dead).map(p => `<url><loc>${p.url}</loc></url>`).join("")}</urlset>` }
  const to = rule?.redirects?.[path]
  if (to) return moved(new URL(to, `https://${host}`).href)
  const p = byKey.get(host + path + search_) ?? byKey.get(host + path)
  if (p) return p.dead ? notFound(host) : { status: 200, headers: { "content-type": p.type ?? "text/html; charset=utf-8" }, body: p.body }
  const other = path.endsWith("/") ? path.slice(0, -1) : path + "/"
  if (byKey.has(host + other)) return moved(`https://${host}${other}`)
  return notFound(host)
}

const answer = (scheme, host, path, search_, body, headers) => {
  const q = new URLSearchParams(search_)
  if (/(^|\.)linkedin\.com$/.test(host)) return html("", 999)
  if (/(^|\.)(x|twitter)\.com$/.test(host)) return html("<h1>403</h1>", 403)
  switch (host) {
    case "api.gravatar.com": return gravatar(path)
    case "api.github.com": return github(path, q)
    case "github.com": return ghPage(path)
    case "api.tavily.com": return tavily(path, body)
    case "api.firecrawl.dev": return firecrawl(path, body)
    case "r.jina.ai": return jina(path, search_, headers)
    case "www.wikidata.org": return wikidata(path, q)
    case "en.wikipedia.org": return wikipedia(path, q)
    case "pub.orcid.org": return orcid(path, q)
    case "api.openalex.org": return openalex(path, q)
    case "api.crossref.org": return crossref(path, q)
    case "hn.algolia.com": return hn(path, q)
    case "api.stackexchange.com": return stack(path, q)
    case "public.api.bsky.app": case "api.bsky.app": return bluesky(path, q)
    case "api.gdeltproject.org": return gdelt(q)
    case "itunes.apple.com": return itunes(path, q)
    case "rdap.org": return rdap(path)
    case "gitlab.com": return gitlab(path, q)
    case "youtube.com": case "www.youtube.com": return youtube(path, q)
    case "web.archive.org": case "archive.org": return wayback(path, q, search_)
    case "www.sec.gov": case "data.sec.gov": return edgar(host, path)
    case "dns.google": case "cloudflare-dns.com": return dns(q)
  }
  if (mastodonHosts.has(host)) return mastodon(host, path, q)
  return site(scheme, host, path, search_)
}

http.createServer((req, res) => {
  const chunks = []
  req.on("data", c => chunks.push(c)); req.on("error", () => {})
  req.on("end", () => {
    let out
    try {
      const m = /^\/(https?)\/([^/?]+)([^?]*)(\?.*)?$/.exec(req.url)
      if (m) {
        let body; try { body = JSON.parse(Buffer.concat(chunks).toString() || "null") } catch { body = null }
        let path = m[3] || "/"; try { path = m[2] === "r.jina.ai" || /archive\.org$/.test(m[2]) ? decodeURI(path) : decodeURIComponent(path) } catch { /* as it is */ }
        out = answer(m[1], m[2].toLowerCase(), path, m[4] ?? "", body, req.headers)
      }
    } catch (e) { console.error(req.url, e); out = plain("Internal Server Error", 500) }
    out ??= plain("Bad Gateway", 502)
    res.writeHead(out.status, out.headers); res.end(req.method === "HEAD" ? undefined : out.body)
  })
}).listen(port, "127.0.0.1", () => console.log(`ferrowdale on 127.0.0.1:${port}`))
