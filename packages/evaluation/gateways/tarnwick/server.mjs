// node server.mjs PORT: plays the whole internet of the world "tarnwick" on 127.0.0.1:PORT as /{scheme}/{host}{path}?{query}
import http from "node:http"
import { createHash } from "node:crypto"
import { pages, listings, archive, robots, redirects, esc, feed, page } from "./lib.mjs"
import "./houses1.mjs"
import "./houses2.mjs"
import "./web.mjs"
import * as A from "./accounts.mjs"

for (const p of A.podcasts) feed(p.feed, { title: p.title, site: p.site, about: p.description, items: p.episodes.map(e => ({ title: e.title, url: e.url, at: e.at, text: e.description, author: p.artist })) })
const sha = s => createHash("sha256").update(s).digest("hex")
const fold = s => String(s).normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replace(/ø/g, "o").replace(/æ/g, "ae").replace(/ß/g, "ss")
const words = s => fold(s).match(/[a-z0-9]+/g) ?? []
const entities = s => s.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, "\"").replace(/&#x2F;/g, "/").replace(/&amp;/g, "&")
const strip = h => entities(h.replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, " ").replace(/<\/(p|h\d|li|tr|dd|dt|div|section|article)>/gi, "\n").replace(/<[^>]+>/g, " ")).replace(/[ \t]+/g, " ").replace(/\s*\n\s*/g, "\n").trim()
const titleOf = h => entities(/<title>([^<]*)<\/title>/i.exec(h)?.[1] ?? "")
const mainOf = h => /<main>([\s\S]*)<\/main>/.exec(h)?.[1] ?? h

/* Public HTML faces of the services: what a browser would be given, and what engines index of it. */
const face = (url, title, body, o = {}) => page(url, `<!doctype html><html lang="en"><head><title>${esc(title)}</title>${o.head ?? ""}</head><body><main>${body}</main></body></html>`, o)
for (const u of A.github) {
  face(`https://github.com/${u.login}`, `${u.login} (${u.name ?? u.login}) · GitHub`, `<h1><span itemprop="name">${esc(u.name ?? "")}</span> <span>${u.login}</span></h1><div>${esc(u.bio ?? "")}</div><ul><li>${esc(u.company ?? "")}</li><li>${esc(u.location ?? "")}</li></ul>${u.repositories.map(r => `<a href="/${u.login}/${r.name}">${r.name}</a> ${esc(r.description ?? "")}`).join("<br>")}`)
  for (const r of u.repositories) if (!r.fork) face(`https://github.com/${u.login}/${r.name}`, `GitHub - ${u.login}/${r.name}: ${r.description}`, `<h1>${u.login}/${r.name}</h1><p>${esc(r.description)}</p><p>${r.stars} stars, ${r.language}. By ${esc(u.name)}.</p>`)
}
for (const u of A.gitlab) face(`https://gitlab.com/${u.username}`, `${u.name} · GitLab`, `<h1>${u.name} @${u.username}</h1><p>${esc(u.bio)}</p><p>${u.job_title} at ${u.organization}</p><p>${u.location}</p>${u.projects.map(p => `<p>${p.name}: ${esc(p.description)}</p>`).join("")}`)
for (const w of A.wikipedia) face(`https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}`, `${w.title} - Wikipedia`, `<h1>${w.title}</h1><p>${esc(w.extract)}</p>`)
for (const w of A.wikidata) face(`https://www.wikidata.org/wiki/${w.id}`, `${w.label} - Wikidata`, `<h1>${w.label} (${w.id})</h1><p>${w.description}</p>${w.statements.map(s => `<p>${s.item?.label ?? s.time ?? s.text}</p>`).join("")}`)
for (const o of A.orcid) face(`https://orcid.org/${o.id}`, "ORCID", `<noscript>ORCID needs JavaScript.</noscript>`, { unindexed: true })
for (const b of A.bluesky) face(`https://bsky.app/profile/${b.handle}`, `${b.name} (@${b.handle}) — Bluesky`, `<noscript>This is a heavily interactive web application. ${esc(b.name)} ${esc(b.description)}</noscript>`)
for (const m of A.mastodon) face(`https://${m.domain}/@${m.user}`, `${m.name} (@${m.user}@${m.domain}) - Mastodon`, m.note + m.fields.map(f => f.value).join(""))
for (const h of A.hackerNews) face(`https://news.ycombinator.com/user?id=${h.username}`, `Profile: ${h.username} | Hacker News`, `<table><tr><td>user:</td><td>${h.username}</td></tr><tr><td>karma:</td><td>${h.karma}</td></tr><tr><td>about:</td><td>${h.about}</td></tr></table>`)
for (const s of A.stackExchange) face(`https://stackoverflow.com/users/${s.id}/${s.name.toLowerCase().replace(/ /g, "-")}`, `User ${s.name} - Stack Overflow`, `<h1>${s.name}</h1><p>${s.location}</p>${s.about}<p>${s.reputation} reputation. Top tags: ${s.tags.join(", ")}</p>`)
for (const y of A.youtube) {
  face(`https://www.youtube.com/${y.handle}`, `${y.title} - YouTube`, `<h1>${y.title}</h1>${y.videos.map(v => `<p><a href="/watch?v=${v.id}">${v.title}</a> ${v.description}</p>`).join("")}`, { head: `<link rel="canonical" href="https://www.youtube.com/channel/${y.id}"><meta itemprop="identifier" content="${y.id}"><link rel="alternate" type="application/rss+xml" href="https://www.youtube.com/feeds/videos.xml?channel_id=${y.id}">` })
  redirects.set(`https://www.youtube.com/channel/${y.id}`, { to: `https://www.youtube.com/${y.handle}`, status: 301 })
  for (const v of y.videos) face(`https://www.youtube.com/watch?v=${v.id}`, `${v.title} - YouTube`, `<p>${v.description}</p><p>${y.title}</p>`)
}
for (const g of A.gravatar) face(`https://gravatar.com/${g.slug}`, `${g.display_name} - Gravatar`, `<h1>${g.display_name}</h1><p>${g.job_title ?? ""} ${g.company ?? ""} ${g.location ?? ""}</p><p>${g.description ?? ""}</p>`)
for (const p of A.podcasts) face(`https://podcasts.apple.com/us/podcast/id${p.id}`, `${p.title} - Apple Podcasts`, `<h1>${esc(p.title)}</h1><p>${esc(p.artist)}</p><p>${esc(p.description)}</p>`)

/* ── The search engine: BM25 over title, url and text ── */
const docs = []
const doc = (url, title, text) => {
  const tf = new Map(), add = (s, w) => words(s).forEach(t => tf.set(t, (tf.get(t) ?? 0) + w))
  add(text, 1); add(title, 3); add(url.replace(/^https?:\/\/(www\.)?/, ""), 2)
  docs.push({ url, title, text, tf, len: words(text).length + 20 })
}
for (const p of pages.values()) {
  if (p.unindexed || p.type.includes("xml")) continue
  doc(p.url, p.title ?? titleOf(p.body), p.dead ? p.snippet ?? "" : strip(p.main ?? mainOf(p.body)))
}
for (const l of listings) doc(l.url, l.title, l.snippet)
const df = new Map()
for (const d of docs) for (const t of d.tf.keys()) df.set(t, (df.get(t) ?? 0) + 1)
const avg = docs.reduce((s, d) => s + d.len, 0) / docs.length
const stop = new Set("the a an of and or in at on for to is who what with site by from http https www".split(" "))
const snippet = (text, terms) => {
  const parts = text.split("\n").flatMap(p => p.split(/(?<=[.!?])\s+/)).filter(Boolean)
  let best = 0, at = 0
  parts.forEach((s, i) => { const n = [...new Set(words(s))].reduce((sum, w) => sum + (terms.has(w) ? Math.log(1 + docs.length / (df.get(w) ?? 1)) : 0), 0); if (n > best) { best = n; at = i } })
  let out = "", i = at > 0 && parts[at].length < 140 ? at - 1 : at
  for (; i < parts.length && out.length < 240; i++) out += (out ? " " : "") + parts[i]
  return out.length > 300 ? out.slice(0, 297).replace(/\s\S*$/, "") + "..." : out
}
const search = (q, { limit = 5, include = [], exclude = [] } = {}) => {
  q = String(q ?? "")
  const sites = [...q.matchAll(/(-?)site:(\S+)/gi)], phrases = [...q.matchAll(/(-?)"([^"]+)"/g)].filter(m => !m[1]).map(m => words(m[2]).join(" "))
  const inSite = (url, s) => { const host = url.replace(/^https?:\/\//, ""), clean = s.replace(/^https?:\/\//, "").replace(/\/$/, ""); return host.split("/")[0] === clean || host.split("/")[0].endsWith("." + clean) || host.startsWith(clean + "/") || host.replace(/^www\./, "").startsWith(clean.replace(/^www\./, "")) }
  const want = [...include, ...sites.filter(m => !m[1]).map(m => m[2])], not = [...exclude, ...sites.filter(m => m[1]).map(m => m[2])]
  const terms = new Set(words(q.replace(/-?site:\S+/gi, " ").replace(/(^|\s)-\S+/g, " ").replace(/\bOR\b|\bAND\b/g, " ")).filter(w => !stop.has(w)))
  if (!terms.size) return []
  const idf = t => Math.log(1 + (docs.length - (df.get(t) ?? 0) + .5) / ((df.get(t) ?? 0) + .5))
  const known = [...terms].filter(t => df.has(t))
  const all = [...terms].reduce((s, t) => s + idf(t), 0)
  const scored = []
  for (const d of docs) {
    if (want.length && !want.some(s => inSite(d.url, s))) continue
    if (not.some(s => inSite(d.url, s))) continue
    let score = 0, got = 0
    for (const t of known) { const f = d.tf.get(t); if (!f) continue; got += idf(t); score += idf(t) * f * 2.2 / (f + 1.2 * (.4 + .6 * d.len / avg)) }
    if (!score || got < all * .18) continue
    if (phrases.length) { const flat = words(d.title + " " + d.text).join(" "); score *= phrases.reduce((m, p) => m * (flat.includes(p) ? 1.6 : .45), 1) }
    scored.push([score * (.4 + .6 * got / all), d])
  }
  scored.sort((a, b) => b[0] - a[0])
  const top = scored[0]?.[0] ?? 1
  return scored.filter(([s]) => s > top * .12).slice(0, limit).map(([s, d], i) => ({ url: d.url, title: d.title, content: snippet(d.text, terms), score: Math.max(.05, Math.round(.97 * s / top * 1e4) / 1e4 - i * .001), raw: d.text }))
}

/* ── Replies ── */
const json = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(body) })
const text = (body, status = 200, type = "text/plain; charset=utf-8") => ({ status, headers: { "content-type": type }, body })
const notFound = host => text(`<!doctype html><html><head><title>404 Not Found</title></head><body><h1>Not Found</h1><p>There is no such page on ${host}. <a href="/">Home</a></p></body></html>`, 404, "text/html; charset=utf-8")
const serve = url => {
  const candidates = [url, url.endsWith("/") ? url.slice(0, -1) : url + "/"]
  for (const u of candidates) {
    const r = redirects.get(u); if (r) return { status: r.status, headers: { location: r.to, "content-type": "text/html" }, body: `<a href="${r.to}">Moved</a>` }
    const p = pages.get(u); if (!p || p.dead) continue
    return { status: p.status ?? 200, headers: { "content-type": p.type }, body: p.encoding === "latin1" ? cp1252(p.body) : p.body }
  }
  return undefined
}
const cp1252 = s => Buffer.from([...s].map(c => c === "–" ? 0x96 : c === "’" ? 0x92 : c.charCodeAt(0) & 255))
const pathOf = raw => { try { return decodeURIComponent(raw) } catch { return raw } }
const fetchPage = target => { let u = String(target); for (let i = 0; i < 4; i++) { const r = serve(u) ?? serve(u.split("#")[0]) ?? serve(u.split(/[?#]/)[0]); if (r?.headers.location) { u = r.headers.location; continue } return r && { ...r, url: u } } }

const services = {
  "api.gravatar.com": ({ path }) => {
    const key = path.split("/")[3] ?? "", g = A.gravatar.find(g => sha(g.email) === key.toLowerCase() || g.slug === key)
    const rate = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "96", "x-ratelimit-reset": "1780308000" }
    return g ? json({ hash: sha(g.email), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${sha(g.email)}`, avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", verified_accounts: (g.accounts ?? []).map(a => ({ service_type: a.type, service_label: a.label, service_icon: "", url: a.url, is_hidden: false })), pronunciation: "", pronouns: "" }, 200, rate) : json({ error: "Profile not found.", code: "not_found" }, 404, rate)
  },
  "api.github.com": ({ path, query }) => {
    const rate = { "x-ratelimit-limit": path.startsWith("/search") ? "10" : "60", "x-ratelimit-remaining": "8", "x-ratelimit-reset": "1780304460" }
    const mini = u => ({ login: u.login, id: u.id, url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, type: "User", score: 1 })
    const repo = (u, r) => ({ id: u.id * 10 + r.name.length, name: r.name, full_name: `${u.login}/${r.name}`, owner: mini(u), html_url: `https://github.com/${u.login}/${r.name}`, description: r.description ?? null, fork: !!r.fork, language: r.language ?? null, topics: r.topics ?? [], stargazers_count: r.stars, forks_count: 0, homepage: null, archived: false, pushed_at: r.pushed_at, updated_at: r.pushed_at, created_at: "2020-01-01T00:00:00Z" })
    const q = query.get("q") ?? ""
    if (path === "/search/users") {
      const mail = /[^\s:]+@[^\s]+\.[a-z]+/i.exec(q)?.[0].toLowerCase(), plain = words(q.replace(/\b(in|type|location|sort|fullname|user):("[^"]*"|\S+)/g, m => m.startsWith("fullname:") ? m.slice(9) : " "))
      const hit = A.github.filter(u => mail ? u.email?.toLowerCase() === mail : plain.length && plain.every(w => words(`${u.login} ${u.name ?? ""} ${u.bio ?? ""}`).includes(w)))
      return json({ total_count: hit.length, incomplete_results: false, items: hit.map(mini) }, 200, rate)
    }
    if (path === "/search/commits") {
      const mail = /author-email:"?([^\s"]+)/.exec(q)?.[1]?.toLowerCase(), hit = A.github.filter(u => mail && u.commit_email === mail && u.repositories.length)
      return json({ total_count: hit.length, incomplete_results: false, items: hit.map(u => ({ sha: sha(u.login).slice(0, 40), html_url: `https://github.com/${u.login}/${u.repositories[0].name}/commit/${sha(u.login).slice(0, 40)}`, commit: { author: { name: u.name, email: u.commit_email, date: u.repositories[0].pushed_at }, committer: { name: u.name, email: u.commit_email, date: u.repositories[0].pushed_at }, message: "Fix typo" }, author: mini(u), committer: mini(u), repository: repo(u, u.repositories[0]), score: 1 })) }, 200, rate)
    }
    if (path.startsWith("/search/")) return json({ total_count: 0, incomplete_results: false, items: [] }, 200, rate)
    const [, kind, login, sub] = path.split("/"), u = kind === "users" && A.github.find(u => u.login.toLowerCase() === login?.toLowerCase())
    if (!u) return json({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404, rate)
    if (sub === "repos") return json([...u.repositories].sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)).map(r => repo(u, r)), 200, rate)
    if (sub === "social_accounts") return json(u.accounts, 200, rate)
    if (sub) return json([], 200, rate)
    return json({ ...mini(u), name: u.name ?? null, company: u.company ?? null, blog: u.blog ?? "", location: u.location ?? null, email: u.email ?? null, hireable: null, bio: u.bio ?? null, twitter_username: null, public_repos: u.repositories.length, followers: 40, following: 12, created_at: "2014-01-01T00:00:00Z", updated_at: "2026-05-01T00:00:00Z" }, 200, rate)
  },
  "api.tavily.com": ({ path, body, method }) => {
    if (method !== "POST") return json({ detail: "Method Not Allowed" }, 405)
    if (path === "/extract") { const ok = [], bad = []; for (const u of [].concat(body.urls ?? [])) { const r = fetchPage(u); r?.status === 200 ? ok.push({ url: u, raw_content: strip(String(r.body)), images: [] }) : bad.push({ url: u, error: "Failed to fetch url" }) } return json({ results: ok, failed_results: bad, response_time: .4, request_id: "tw" }) }
    if (path !== "/search") return json({ detail: "Not Found" }, 404)
    if (!body.query) return json({ detail: { error: "Query is missing." } }, 400)
    const r = search(body.query, { limit: Math.min(body.max_results ?? 5, 20), include: body.include_domains ?? [], exclude: body.exclude_domains ?? [] })
    return json({ query: body.query, follow_up_questions: null, answer: null, images: [], results: r.map(({ raw, ...x }) => ({ ...x, raw_content: body.include_raw_content ? raw : null })), response_time: .61, request_id: "tw-" + sha(body.query).slice(0, 8) })
  },
  "api.firecrawl.dev": ({ path, body }) => {
    if (/\/search$/.test(path)) {
      if (!body.query) return json({ success: false, error: "Bad Request" }, 400)
      const web = search(body.query, { limit: Math.min(body.limit ?? 5, 20), include: body.includeDomains ?? [], exclude: body.excludeDomains ?? [] }).map((r, i) => ({ url: r.url, title: r.title, description: r.content, ...(path.startsWith("/v2") ? { position: i + 1 } : {}), ...(body.scrapeOptions ? { markdown: r.raw, metadata: { title: r.title, sourceURL: r.url, statusCode: 200 } } : {}) }))
      return path.startsWith("/v1") ? json({ success: true, data: web }) : json({ success: true, data: { web }, creditsUsed: 2 })
    }
    if (/\/scrape$/.test(path)) {
      if (/linkedin\.com|x\.com/.test(String(body.url))) return json({ success: false, error: "This website is not currently supported." }, 403)
      const r = fetchPage(body.url); if (!r) return json({ success: true, data: { markdown: "# Not Found", metadata: { sourceURL: body.url, url: body.url, statusCode: 404, title: "404 Not Found" } } })
      const h = String(r.body); return json({ success: true, data: { markdown: strip(mainOf(h)), html: h, rawHtml: h, links: [...h.matchAll(/href="([^"]+)"/g)].map(m => { try { return new URL(m[1], r.url).href } catch { return m[1] } }), metadata: { title: titleOf(h), language: "en", sourceURL: body.url, url: r.url, statusCode: 200, contentType: r.headers["content-type"] } } })
    }
    return json({ success: false, error: "Not Found" }, 404)
  },
  "r.jina.ai": ({ path, query, search: qs, headers }) => {
    const target = pathOf(path.slice(1)) + (qs ? "?" + qs : ""), r = /linkedin\.com|\/\/x\.com/.test(target) ? undefined : fetchPage(target)
    if (!r) return json({ data: null, code: 422, name: "AssertionFailureError", status: 42206, message: `Failed to goto ${target}` }, 422)
    const h = String(r.body), content = strip(mainOf(h))
    return /json/.test(headers.accept ?? "") ? json({ code: 200, status: 20000, data: { title: titleOf(h), description: "", url: r.url, content, usage: { tokens: Math.ceil(content.length / 4) } } }) : text(`Title: ${titleOf(h)}\n\nURL Source: ${r.url}\n\nMarkdown Content:\n${content}`)
  },
  "www.wikidata.org": ({ path, query }) => {
    const value = s => s.item ? { snaktype: "value", property: s.property, datatype: "wikibase-item", datavalue: { type: "wikibase-entityid", value: { "entity-type": "item", id: s.item.id, "numeric-id": +s.item.id.slice(1) } } } : s.time ? { snaktype: "value", property: s.property, datatype: "time", datavalue: { type: "time", value: { time: `+${s.time}T00:00:00Z`, timezone: 0, before: 0, after: 0, precision: 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" } } } : { snaktype: "value", property: s.property, datatype: "string", datavalue: { type: "string", value: s.text } }
    const entity = w => { const claims = {}; for (const s of w.statements) (claims[s.property] ??= []).push({ mainsnak: value(s), type: "statement", rank: "normal", id: `${w.id}$${s.property}` }); return { type: "item", id: w.id, pageid: +w.id.slice(1), labels: { en: { language: "en", value: w.label } }, descriptions: { en: { language: "en", value: w.description } }, aliases: w.aliases.length ? { en: w.aliases.map(value => ({ language: "en", value })) } : {}, claims, sitelinks: w.article ? { enwiki: { site: "enwiki", title: w.article, badges: [] } } : {} } }
    const label = id => { for (const w of A.wikidata) for (const s of w.statements) if (s.item?.id === id) return { type: "item", id, labels: { en: { language: "en", value: s.item.label } }, descriptions: {}, aliases: {}, claims: {}, sitelinks: {} } }
    const get = id => { const w = A.wikidata.find(w => w.id === id); return w ? entity(w) : label(id) }
    const m = /^\/wiki\/Special:EntityData\/(Q\d+)(\.json)?$/.exec(pathOf(path))
    if (m) { const e = get(m[1]); return e ? json({ entities: { [m[1]]: e } }) : text("<h1>Not Found</h1>", 404, "text/html") }
    if (path === "/w/api.php") {
      const action = query.get("action")
      if (action === "wbsearchentities") { const q = fold(query.get("search") ?? ""); const hit = A.wikidata.filter(w => [w.label, ...w.aliases].some(l => fold(l).startsWith(q))); return json({ searchinfo: { search: query.get("search") }, search: hit.map(w => ({ id: w.id, title: w.id, pageid: +w.id.slice(1), concepturi: `http://www.wikidata.org/entity/${w.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${w.id}`, display: { label: { value: w.label, language: "en" }, description: { value: w.description, language: "en" } }, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 }) }
      if (action === "wbgetentities") return json({ entities: Object.fromEntries((query.get("ids") ?? "").split("|").map(id => [id, get(id) ?? { id, missing: "" }])), success: 1 })
      return json({ batchcomplete: "", query: { search: [], searchinfo: { totalhits: 0 } } })
    }
  },
  "en.wikipedia.org": ({ path, query }) => {
    const m = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path)
    if (m) {
      const t = pathOf(m[1]).replace(/_/g, " "), w = A.wikipedia.find(w => w.title.toLowerCase() === t.toLowerCase())
      if (!w) return json({ type: "Internal error", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: path, status: 404, httpCode: 404 }, 404)
      const u = `https://en.wikipedia.org/wiki/${encodeURIComponent(w.title.replace(/ /g, "_"))}`
      return json({ type: "standard", title: w.title, displaytitle: w.title, namespace: { id: 0, text: "" }, wikibase_item: A.wikidata.find(d => d.article === w.title)?.id, titles: { canonical: w.title.replace(/ /g, "_"), normalized: w.title, display: w.title }, pageid: 7000000 + w.title.length, lang: "en", dir: "ltr", description: w.description, content_urls: { desktop: { page: u }, mobile: { page: u } }, extract: w.extract, extract_html: `<p>${esc(w.extract)}</p>` })
    }
    if (path === "/w/api.php") {
      const q = words(query.get("srsearch") ?? query.get("search") ?? ""), hit = q.length ? A.wikipedia.filter(w => q.every(x => words(w.title + " " + w.extract).includes(x))) : []
      if (query.get("action") === "opensearch") return json([query.get("search"), hit.map(w => w.title), hit.map(() => ""), hit.map(w => `https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}`)])
      return json({ batchcomplete: "", query: { searchinfo: { totalhits: hit.length }, search: hit.map(w => ({ ns: 0, title: w.title, pageid: 7000000 + w.title.length, snippet: esc(w.extract.slice(0, 150)) })) } })
    }
  },
  "pub.orcid.org": ({ path, query }) => {
    const p = path.replace(/^\/v3\.0/, ""), d = n => n && ({ year: { value: String(n) }, month: null, day: null })
    const visible = { visibility: "public" }
    if (/^\/(expanded-search|search)\/?$/.test(p)) {
      const q = query.get("q") ?? "", parts = [...q.matchAll(/([a-z-]+):\s*(?:"([^"]*)"|\(([^)]*)\)|(\S+))/gi)].map(m => [m[1].toLowerCase(), words(m[2] ?? m[3] ?? m[4])])
      const of = (o, f) => words(f.startsWith("given") ? o.given : f.startsWith("family") ? o.family : f.startsWith("affiliation") ? o.employments.concat(o.educations).map(e => e.organization).join(" ") : f === "email" ? o.emails.join(" ") : f === "orcid" ? o.id : [o.given, o.family, o.biography, ...o.employments.map(e => e.organization)].join(" "))
      const free = words(q.replace(/\b(AND|OR|NOT)\b/g, " "))
      const hit = A.orcid.filter(o => parts.length ? parts.every(([f, w]) => w.every(x => of(o, f).includes(x))) : free.length && free.every(w => of(o, "text").includes(w)))
      if (!p.startsWith("/expanded")) return json({ result: hit.length ? hit.map(o => ({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" } })) : null, "num-found": hit.length })
      return json({ "expanded-result": hit.length ? hit.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": null, "other-name": [], email: o.emails, "institution-name": [...new Set(o.employments.concat(o.educations).map(e => e.organization))] })) : null, "num-found": hit.length })
    }
    const [, id, sub] = p.split("/"), o = A.orcid.find(o => o.id === id)
    if (!o) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
    const person = { "last-modified-date": null, name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": null, path: id, ...visible }, "other-names": { "other-name": [] }, biography: { content: o.biography, path: `/${id}/biography`, ...visible }, "researcher-urls": { "researcher-url": o.urls.map(u => ({ "url-name": u.label, url: { value: u.url }, ...visible })) }, emails: { email: [] }, addresses: { address: [{ country: { value: o.country }, ...visible }] }, keywords: { keyword: o.keywords.map(content => ({ content, ...visible })) }, "external-identifiers": { "external-identifier": [] } }
    const group = (list, kind) => ({ "affiliation-group": list.map(e => ({ "external-ids": { "external-id": [] }, summaries: [{ [`${kind}-summary`]: { "department-name": e.department ?? null, "role-title": e.role, "start-date": d(e.from), "end-date": d(e.to) ?? null, organization: { name: e.organization, address: { city: e.city, region: null, country: e.country } }, ...visible } }] })), path: `/${id}/${kind}s` })
    const works = { group: o.works.map(w => ({ "external-ids": { "external-id": [] }, "work-summary": [{ title: { title: { value: w.title }, subtitle: null }, type: w.type, "publication-date": d(w.year), "journal-title": { value: w.journal }, ...visible }] })), path: `/${id}/works` }
    if (sub === "person") return json(person)
    if (sub === "employments") return json(group(o.employments, "employment"))
    if (sub === "educations") return json(group(o.educations, "education"))
    if (sub === "works") return json(works)
    if (!sub || sub === "record") return json({ "orcid-identifier": { uri: `https://orcid.org/${id}`, path: id, host: "orcid.org" }, person, "activities-summary": { employments: group(o.employments, "employment"), educations: group(o.educations, "education"), works } })
    return json({ "affiliation-group": [], path: path })
  },
  "api.openalex.org": ({ path, query }) => {
    const show = a => ({ id: `https://openalex.org/${a.id}`, orcid: `https://orcid.org/${a.orcid}`, display_name: a.name, display_name_alternatives: [a.name], relevance_score: 100, works_count: a.works_count, cited_by_count: a.cited_by_count, affiliations: [{ institution: { id: "https://openalex.org/I1", display_name: a.institution, country_code: a.country, type: "company" }, years: a.years }], last_known_institutions: [{ id: "https://openalex.org/I1", display_name: a.institution, country_code: a.country, type: "company" }], topics: a.topics.map(display_name => ({ display_name, count: 5 })) })
    const by = /^\/(?:authors|people)\/(.+)$/.exec(pathOf(path))
    if (by) { const a = A.openalex.find(a => by[1].includes(a.id) || by[1].includes(a.orcid)); return a ? json(show(a)) : json({ error: "Not Found", message: "No author with that id." }, 404) }
    if (path === "/authors" && query.get("filter")?.includes("orcid")) { const hit = A.openalex.filter(a => query.get("filter").includes(a.orcid)); return json({ meta: { count: hit.length, page: 1, per_page: 25 }, results: hit.map(show), group_by: [] }) }
    if (!query.get("api_key")) return json({ error: "Unauthorized", message: "An API key is required for this request. Get a free key at https://openalex.org/settings/api." }, 401)
    const q = words(query.get("search") ?? ""), hit = path === "/authors" && q.length ? A.openalex.filter(a => q.every(w => words(a.name).includes(w))) : []
    return json({ meta: { count: hit.length, page: 1, per_page: 25 }, results: hit.map(show), group_by: [] })
  },
  "api.crossref.org": ({ path, query }) => {
    const show = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", title: [w.title], "container-title": [w.journal], publisher: w.journal, issued: { "date-parts": [w.published] }, published: { "date-parts": [w.published] }, "is-referenced-by-count": 12, score: 30, author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `http://orcid.org/${a.orcid}`, "authenticated-orcid": true } : {}) })) })
    const rate = { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }
    const one = /^\/works\/(.+)$/.exec(pathOf(path))
    if (one) { const w = A.crossref.find(w => w.doi === one[1]); return w ? json({ status: "ok", "message-type": "work", "message-version": "1.0.0", message: show(w) }, 200, rate) : text("Resource not found.", 404) }
    if (path !== "/works") return text("Resource not found.", 404)
    const q = words(query.get("query.author") ?? query.get("query") ?? ""), orc = /orcid:(?:https?:\/\/orcid.org\/)?([\dX-]+)/i.exec(query.get("filter") ?? "")?.[1]
    const hit = A.crossref.filter(w => w.authors.some(a => (!orc || a.orcid === orc) && (q.length ? q.some(x => words(a.family).includes(x)) && q.some(x => words(a.given).includes(x)) : !!orc)))
    return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": hit.length, items: hit.slice(0, +(query.get("rows") ?? 20)).map(show), "items-per-page": +(query.get("rows") ?? 20), query: { "start-index": 0, "search-terms": null } } }, 200, rate)
  },
  "hn.algolia.com": ({ path, query }) => {
    const user = /^\/api\/v1\/users\/(.+)$/.exec(path)
    if (user) { const u = A.hackerNews.find(h => h.username === user[1]); return u ? json({ username: u.username, about: u.about, karma: u.karma }) : json({ status: 404, error: "Not Found" }, 404) }
    const tags = query.get("tags") ?? "", q = words((query.get("query") ?? "").replace(/"/g, " "))
    const hits = A.hackerNews.flatMap(u => [
      ...(u.stories ?? []).map((s, i) => ({ objectID: `3551${i}01`, title: s.title, url: s.url, author: u.username, points: s.points, num_comments: 77, story_text: null, comment_text: null, created_at: s.at, created_at_i: Date.parse(s.at) / 1000, _tags: ["story", `author_${u.username}`] })),
      ...(u.comments ?? []).map((c, i) => ({ objectID: `4210${i}02`, title: null, url: null, author: u.username, points: null, num_comments: null, story_title: c.story, comment_text: c.text, created_at: c.at, created_at_i: Date.parse(c.at) / 1000, _tags: ["comment", `author_${u.username}`] }))
    ]).filter(h => tags.split(",").filter(Boolean).every(t => t.startsWith("(") || h._tags.includes(t)) && q.every(w => words(`${h.title} ${h.url} ${h.author} ${h.comment_text}`).includes(w))).sort((a, b) => b.created_at_i - a.created_at_i)
    return json({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, query: query.get("query") ?? "" })
  },
  "api.stackexchange.com": ({ path, query }) => {
    const wrap = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 281 })
    const show = s => ({ user_id: s.id, account_id: s.id + 5, display_name: s.name, location: s.location, website_url: s.website || undefined, link: `https://stackoverflow.com/users/${s.id}/${s.name.toLowerCase().replace(/ /g, "-")}`, reputation: s.reputation, user_type: "registered", ...(/about/.test(query.get("filter") ?? "") ? { about_me: s.about } : {}) })
    const m = /^\/2\.3\/users\/([\d;]+)(\/.*)?$/.exec(path)
    if (m) { const us = A.stackExchange.filter(s => m[1].split(";").includes(String(s.id))); return wrap(/tags/.test(m[2] ?? "") ? us.flatMap(s => s.tags.map((t, i) => ({ user_id: s.id, tag_name: t, name: t, answer_score: 300 - i, answer_count: 80 - i, question_count: 1, count: 81 - i, question_score: 2 }))) : m[2] ? [] : us.map(show)) }
    if (path === "/2.3/users") { const q = fold(query.get("inname") ?? ""); return wrap(q ? A.stackExchange.filter(s => fold(s.name).includes(q)).map(show) : []) }
    return wrap([])
  },
  "public.api.bsky.app": ({ path, query }) => {
    const did = b => `did:plc:${sha(b.handle).slice(0, 24)}`, find = k => A.bluesky.find(b => b.handle === k || did(b) === k)
    const view = b => ({ did: did(b), handle: b.handle, displayName: b.name, description: b.description, labels: [], createdAt: "2023-09-01T00:00:00.000Z" })
    const method = path.replace("/xrpc/", "")
    if (method === "app.bsky.actor.searchActors") { const q = words(query.get("q") ?? ""); return json({ actors: q.length ? A.bluesky.filter(b => q.every(w => words(`${b.handle} ${b.name} ${b.description}`).includes(w))).map(view) : [] }) }
    if (method === "app.bsky.actor.getProfile") { const b = find(query.get("actor")); return b ? json({ ...view(b), website: b.website, followersCount: 212, followsCount: 180, postsCount: b.posts.length }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
    if (method === "app.bsky.feed.getAuthorFeed") { const b = find(query.get("actor")); return b ? json({ feed: b.posts.map((p, i) => ({ post: { uri: `at://${did(b)}/app.bsky.feed.post/3k${i}`, cid: "b" + i, author: view(b), record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.at }, replyCount: 0, repostCount: 0, likeCount: 9, indexedAt: p.at }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: view(b), indexedAt: p.at } } : {}) })) }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
    if (method === "app.bsky.feed.searchPosts") return json({ error: "Forbidden" }, 403)
    if (method === "com.atproto.identity.resolveHandle") { const b = find(query.get("handle")); return b ? json({ did: did(b) }) : json({ error: "InvalidRequest", message: "Unable to resolve handle" }, 400) }
    return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
  },
  "api.gdeltproject.org": ({ query }) => {
    const raw = query.get("query") ?? "", clean = raw.replace(/\b(sourcelang|sourcecountry|domain|domainis|theme|near\d+|repeat\d+):\S+/gi, " ")
    const phrases = [...clean.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" ")), rest = words(clean.replace(/"[^"]+"/g, " ").replace(/\bOR\b/g, " "))
    if (!phrases.length && !rest.length) return text("The specified phrase is too short.\n", 200, "text/html; charset=utf-8")
    const or = /\bOR\b/.test(clean)
    const hit = [...pages.values()].filter(p => p.news).map(p => [p, " " + words(titleOf(p.body) + " " + strip(mainOf(p.body))).join(" ") + " "]).filter(([, t]) => { const has = x => t.includes(` ${x} `); const ph = or ? !phrases.length || phrases.some(has) : phrases.every(has); return ph && (or && phrases.length ? true : rest.every(has)) }).map(([p]) => p)
    return hit.length ? json({ articles: hit.slice(0, +(query.get("maxrecords") ?? 75)).map(p => ({ url: p.url, url_mobile: "", title: titleOf(p.body), seendate: p.news.seen, socialimage: "", domain: new URL(p.url).hostname.replace(/^www\./, ""), language: "English", sourcecountry: p.news.country })) }) : json({})
  },
  "itunes.apple.com": ({ query }) => {
    const q = words(query.get("term") ?? ""), hit = q.length ? A.podcasts.filter(p => q.every(w => words(`${p.title} ${p.artist} ${p.description}`).includes(w))) : []
    return { ...json({ resultCount: hit.length, results: hit.map(p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}`, feedUrl: p.feed, trackCount: p.episodes.length, releaseDate: p.episodes[0].at, primaryGenreName: "Business", country: "USA" })) }), headers: { "content-type": "text/javascript; charset=utf-8" } }
  },
  "rdap.org": ({ path }) => {
    const name = path.split("/")[2]?.toLowerCase(), d = A.rdap.find(d => d.domain === name)
    return d ? json({ objectClassName: "domain", ldhName: d.domain.toUpperCase(), handle: "D" + sha(d.domain).slice(0, 8), status: ["client transfer prohibited"], events: [{ eventAction: "registration", eventDate: d.registered + "T00:00:00Z" }, { eventAction: "expiration", eventDate: "2027-01-01T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", d.registrant ? "" : "REDACTED FOR PRIVACY"], ...(d.registrant ? [["org", {}, "text", d.registrant]] : [])]] }], nameservers: [{ objectClassName: "nameserver", ldhName: "NS1.HOST.EXAMPLE" }] }, 200, { "content-type": "application/rdap+json" }) : json({ errorCode: 404, title: "Not Found", description: ["No RDAP information."] }, 404)
  },
  "www.sec.gov": ({ path }) => path === "/files/company_tickers.json" ? json(Object.fromEntries(A.edgar.map((e, i) => [i, { cik_str: e.cik, ticker: e.ticker, title: e.name }]))) : text("Not Found", 404),
  "data.sec.gov": ({ path }) => {
    const e = A.edgar.find(e => path === `/submissions/CIK${String(e.cik).padStart(10, "0")}.json`)
    return e ? json({ cik: String(e.cik), entityType: "operating", sic: e.sic, sicDescription: e.industry, name: e.name, tickers: [e.ticker], exchanges: ["Nasdaq"], addresses: { business: { city: e.city, stateOrCountry: e.state } }, filings: { recent: { accessionNumber: [], filingDate: [], form: [], primaryDocument: [] }, files: [] } }) : text("NoSuchKey", 404, "application/xml")
  },
  "efts.sec.gov": () => json({ took: 3, timed_out: false, hits: { total: { value: 0, relation: "eq" }, max_score: null, hits: [] } }),
  "gitlab.com": ({ path, query }) => {
    const show = u => ({ id: u.id, username: u.username, name: u.name, state: "active", avatar_url: null, web_url: `https://gitlab.com/${u.username}` })
    if (path === "/api/v4/users") return json(query.get("username") ? A.gitlab.filter(u => u.username === query.get("username").toLowerCase()).map(show) : [])
    const m = /^\/api\/v4\/users\/([^/]+)(?:\/(\w+))?$/.exec(path)
    if (m) { const u = A.gitlab.find(u => String(u.id) === m[1] || u.username === m[1]); if (!u) return json({ message: "404 User Not Found" }, 404); return m[2] === "projects" ? json(u.projects.map((p, i) => ({ id: u.id + i, name: p.name, path: p.name, description: p.description, web_url: `https://gitlab.com/${u.username}/${p.name}`, last_activity_at: p.at, star_count: 4, topics: [] }))) : m[2] ? json([]) : json({ ...show(u), bio: u.bio, job_title: u.job_title, organization: u.organization, location: u.location, website_url: u.website_url, linkedin: "", twitter: "", public_email: "", created_at: "2016-01-01T00:00:00Z" }) }
    if (path.startsWith("/api/")) return json({ error: "404 Not Found" }, 404)
  },
  "www.youtube.com": ({ path, query }) => {
    if (path !== "/feeds/videos.xml") return undefined
    const y = A.youtube.find(y => y.id === query.get("channel_id")); if (!y) return text("<html><title>Error 404 (Not Found)!!1</title></html>", 404, "text/html")
    return text(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${y.id}</id><yt:channelId>${y.id}</yt:channelId><title>${y.title}</title><link rel="alternate" href="https://www.youtube.com/channel/${y.id}"/><author><name>${y.title}</name><uri>https://www.youtube.com/channel/${y.id}</uri></author>${y.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><media:group><media:title>${esc(v.title)}</media:title><media:description>${esc(v.description)}</media:description></media:group></entry>`).join("")}</feed>`, 200, "text/xml; charset=UTF-8")
  },
  "web.archive.org": ({ path, query }) => {
    if (path.startsWith("/cdx/")) {
      const norm = u => (u ?? "").replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/$/, "").toLowerCase(), raw = query.get("url") ?? "", star = raw.endsWith("*") || ["prefix", "host", "domain"].includes(query.get("matchType")), key = norm(raw.replace(/\*$/, ""))
      const hit = archive.filter(a => star ? norm(a.url).startsWith(key) : norm(a.url) === key)
      const rows = hit.map(a => ["example,havbris)" + new URL(a.url).pathname, a.timestamp, a.url, "text/html", "200", sha(a.body).slice(0, 32).toUpperCase(), String(a.body.length)])
      const fields = ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"], fl = query.get("fl")?.split(",")
      const pick = r => fl ? fl.map(f => r[fields.indexOf(f)]) : r
      return query.get("output") === "json" ? json(rows.length ? [fl ?? fields, ...rows.map(pick)] : []) : text(rows.map(r => pick(r).join(" ") + "\n").join(""))
    }
    const m = /^\/web\/(\d+)(?:[a-z]{2}_)?\/(.+)$/.exec(pathOf(path)), a = m && archive.find(a => a.url.replace(/^https?:/, "") === m[2].replace(/^https?:\/?\/?/, "//"))
    return a ? text(a.body, 200, "text/html; charset=utf-8") : text("<h1>Hrm.</h1><p>The Wayback Machine has not archived that URL.</p>", 404, "text/html")
  },
  "archive.org": ({ path, query }) => { const u = (query.get("url") ?? "").replace(/^https?:\/\//, ""), a = archive.find(a => a.url.endsWith(u) && u); return path === "/wayback/available" ? json({ url: query.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) : text("Not Found", 404) },
  "dns.google": ({ query }) => { const name = (query.get("name") ?? "").replace(/\.$/, ""), known = A.rdap.some(d => d.domain === name), mx = ["MX", "15"].includes(query.get("type") ?? ""); return json({ Status: known ? 0 : 3, TC: false, RD: true, RA: true, AD: false, CD: false, Question: [{ name: name + ".", type: mx ? 15 : 1 }], ...(known && mx ? { Answer: [{ name: name + ".", type: 15, TTL: 300, data: `10 mx1.${name}.` }] } : {}) }) }
}
services["cloudflare-dns.com"] = services["dns.google"]
const mastodonHosts = new Set([...A.mastodon.map(m => m.domain), "mastodon.social", "fosstodon.org", "mastodon.online"])
const mastodon = (host, { path, query }) => {
  const acct = (query.get("resource") ?? query.get("acct") ?? "").replace(/^acct:/, "").replace(/^@/, ""), [user, domain = host] = acct.split("@"), m = A.mastodon.find(m => m.domain === host && m.domain === domain && m.user === user?.toLowerCase())
  const show = m => ({ id: m.id, username: m.user, acct: m.user, display_name: m.name, locked: false, bot: false, created_at: "2022-11-05T00:00:00.000Z", note: m.note, url: `https://${m.domain}/@${m.user}`, uri: `https://${m.domain}/users/${m.user}`, followers_count: 900, following_count: 120, statuses_count: m.posts.length, fields: m.fields })
  if (path === "/.well-known/webfinger") return m ? json({ subject: `acct:${m.user}@${m.domain}`, aliases: [`https://${m.domain}/@${m.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${m.domain}/@${m.user}` }, { rel: "self", type: "application/activity+json", href: `https://${m.domain}/users/${m.user}` }] }, 200, { "content-type": "application/jrd+json" }) : text("", 404)
  if (path === "/api/v1/accounts/lookup") return m ? json(show(m)) : json({ error: "Record not found" }, 404)
  const st = /^\/api\/v1\/accounts\/(\w+)(\/statuses)?$/.exec(path), by = st && A.mastodon.find(m => m.id === st[1] && m.domain === host)
  if (st) return by ? st[2] ? json(by.posts.map((p, i) => ({ id: `11${i}`, created_at: p.at, content: p.text, url: `https://${host}/@${by.user}/11${i}`, reblog: null, account: show(by) }))) : json(show(by)) : json({ error: "Record not found" }, 404)
}
const refused = /(^|\.)(linkedin\.com|x\.com|twitter\.com|facebook\.com|instagram\.com)$/
const hostsKnown = () => new Set([...pages.keys(), ...redirects.keys()].map(u => new URL(u).hostname))
const sitesKnown = hostsKnown()

const answer = async (req, raw) => {
  const m = /^\/(https?)\/([^/?]+)([^?]*)(?:\?(.*))?$/.exec(req.url)
  if (!m) return text("tarnwick: ask for /{scheme}/{host}{path}", 404)
  const [, scheme, hostRaw, p, qs] = m, host = pathOf(hostRaw).toLowerCase().replace(/:(80|443)$/, ""), path = p || "/", query = new URLSearchParams(qs ?? "")
  let body = {}
  if (raw) try { body = JSON.parse(raw) } catch { body = Object.fromEntries(new URLSearchParams(raw)) }
  if (refused.test(host)) return /linkedin/.test(host) ? text("", 999, "text/html") : text("Forbidden", 403)
  const known = sitesKnown.has(host) || services[host] || mastodonHosts.has(host) || ["openalex.org", "doi.org", "youtube.com"].includes(host)
  if (!known) return text(`tarnwick: no such host ${host}`, 502)
  if (host === "youtube.com") return { status: 301, headers: { location: `https://www.youtube.com${path}${qs ? "?" + qs : ""}` }, body: "" }
  if (path === "/robots.txt" && !services[host]) return robots.has(host) ? text(robots.get(host)) : notFound(host)
  if (scheme === "http" && host.endsWith(".example")) return { status: 301, headers: { location: `https://${host}${path}${qs ? "?" + qs : ""}` }, body: "" }
  const own = services[host]?.({ path, query, search: qs, body, method: req.method, headers: req.headers }) ?? (mastodonHosts.has(host) ? mastodon(host, { path, query }) : undefined)
  if (own) return own
  const full = `https://${host}${pathOf(path)}`, found = (qs ? serve(full + "?" + qs) : undefined) ?? serve(full)
  if (found) return found
  if (redirects.has(`https://${host}/`)) return { status: 301, headers: { location: redirects.get(`https://${host}/`).to.replace(/\/$/, "") + path }, body: "" }
  return notFound(host)
}
if (/server\.mjs$/.test(process.argv[1] ?? "") && process.argv[2]) http.createServer((req, res) => {
  let raw = ""
  req.on("data", c => raw += c)
  req.on("end", async () => {
    let r
    try { r = await answer(req, raw) } catch (e) { console.error(req.url, e); r = text("Internal Server Error", 500) }
    const out = Buffer.isBuffer(r.body) ? r.body : Buffer.from(r.body ?? "")
    res.writeHead(r.status, { ...r.headers, "content-length": out.length })
    res.end(req.method === "HEAD" ? undefined : out)
  })
}).listen(+process.argv[2], "127.0.0.1", () => console.log(`tarnwick on http://127.0.0.1:${process.argv[2]}`))
export { search, strip }
