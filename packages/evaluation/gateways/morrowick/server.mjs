// node server.mjs PORT — plays the whole internet of the world "morrowick" at http://127.0.0.1:PORT/{scheme}/{host}{path}?{query}
import { createServer } from "node:http"
import { createHash } from "node:crypto"
import h1 from "./houses1.mjs"
import h2 from "./houses2.mjs"
import others, { listings, archive } from "./others.mjs"
import * as A from "./accounts.mjs"
import { esc, rss } from "./lib.mjs"

const sites = [...h1, ...h2, ...others]
const hosts = new Map(sites.map(s => [s.host, s]))
const pages = new Map(sites.flatMap(s => s.pages.map(p => [p.url, p])))
for (const p of A.podcasts) pages.set(p.feed, { url: p.feed, index: false, content_type: "application/rss+xml; charset=utf-8", body: rss(p.title, p.site, p.episodes.map(e => ({ title: e.title, url: e.url, at: e.at, by: p.artist, text: e.description }))) })
const bare = h => h.replace(/^www\./, "")
/** www and apex: whichever a house does not use leads to the one it does. */
const alias = new Map(sites.map(s => [s.host.startsWith("www.") ? bare(s.host) : "www." + s.host, s.host]))
const moved = { "https://tarnlight.example/people": "/team", "https://www.penhallt.example/team": "/meet-the-team", "https://www.alcaravan.example/team": "/company/management", "https://www.corvane.example/team": "/leadership", "https://www.moxhamtait.example/people": "/our-people", "https://www.winnisook.example/staff": "/about/staff", "https://meridara.example/team": "/leadership-team", "https://gyaanika.example/team": "/about/people", "https://www.pontwerin.example/people": "/people.html" }

/* ---- text and search ---- */
const decode = t => t.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&nbsp;/g, " ").replace(/&#(\d+);/g, (_, n) => String.fromCharCode(n)).replace(/&amp;/g, "&")
const plain = html => decode(html.replace(/<head>[\s\S]*?<\/head>/i, "").replace(/<(script|style|noscript|nav|footer)\b[\s\S]*?<\/\1>/gi, " ").replace(/<!--[\s\S]*?-->/g, " ").replace(/<\/?(p|div|li|ul|ol|h\d|tr|td|th|dt|dd|br|section|article|table|blockquote|figure|figcaption|address|header|main|hr)\b[^>]*>/gi, "\n").replace(/<[^>]+>/g, "")).replace(/[ \t]+/g, " ").replace(/\s*\n\s*/g, "\n").trim()
const markdown = html => decode(html.replace(/<head>[\s\S]*?<\/head>/i, "").replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/gi, "").replace(/<h(\d)[^>]*>([\s\S]*?)<\/h\1>/gi, (_, n, t) => `\n\n${"#".repeat(n)} ${t}\n\n`).replace(/<a [^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/gi, "[$2]($1)").replace(/<li[^>]*>/gi, "\n- ").replace(/<\/?(p|div|tr|dt|dd|br|section|article|table|blockquote|figure|address|hr)\b[^>]*>/gi, "\n").replace(/<\/t[dh]>/gi, " | ").replace(/<[^>]+>/g, "")).replace(/\n{3,}/g, "\n\n").trim()
const fold = t => t.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
const words = t => fold(t).match(/[\p{L}\p{N}]+/gu) ?? []
const stop = new Set("a an the of and or in on at to for is are with by from as who what".split(" "))
const docs = [
  ...[...pages.values()].filter(p => p.index !== false).map(p => ({ url: p.url, title: decode(p.title), text: plain(p.body), news: p.news })),
  ...listings.map(l => ({ url: l.url, title: l.title, text: l.snippet, listing: true })),
  ...A.wikipedia.map(w => ({ url: wikiUrl(w.title), title: `${w.title} - Wikipedia`, text: w.extract })),
  ...A.github.map(g => ({ url: `https://github.com/${g.login}`, title: `${g.login} (${g.name}) · GitHub`, text: [g.bio, g.company, g.location, ...g.repositories.map(r => `${r.name}: ${r.description}`)].filter(Boolean).join(" · ") }))
].map(d => {
  const tf = new Map(); let n = 0
  const put = (t, w) => { for (const x of words(t)) { tf.set(x, (tf.get(x) ?? 0) + w); n += w } }
  put(d.text, 1); put(d.title, 3); put(new URL(d.url).host.replace(/\.(example|com|org)$/, ""), 1)
  return { ...d, tf, n }
})
function wikiUrl(t) { return `https://en.wikipedia.org/wiki/${encodeURIComponent(t.replace(/ /g, "_"))}` }
const mean = docs.reduce((s, d) => s + d.n, 0) / docs.length
const df = new Map(); for (const d of docs) for (const w of d.tf.keys()) df.set(w, (df.get(w) ?? 0) + 1)
const onHost = (url, h) => { const host = new URL(url).host; const want = h.replace(/^https?:\/\//, "").replace(/^\*\./, "").replace(/\/+$/, ""); const [dom, ...rest] = want.split("/"); return (host === dom || host.endsWith("." + bare(dom)) || bare(host) === bare(dom)) && (!rest.length || new URL(url).pathname.startsWith("/" + rest.join("/"))) }
const search = (query, { limit = 5, include = [], exclude = [], newsOnly = false } = {}) => {
  let q = String(query)
  const sitesWanted = [...q.matchAll(/(?:^|\s|\()site:(\S+?)\)?(?=\s|$)/gi)].map(m => m[1]); q = q.replace(/(^|\s|\()-?site:\S+/gi, " ")
  const minus = [...q.matchAll(/(?:^|\s)-"?([\p{L}\p{N}]+)"?/gu)].map(m => fold(m[1])); q = q.replace(/(^|\s)-"?[\p{L}\p{N}]+"?/gu, " ")
  const phrases = [...q.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" "))
  const terms = [...new Set(words(q.replace(/\bOR\b|\bAND\b/g, " ")).filter(w => !stop.has(w)))]
  const inc = [...include, ...sitesWanted]
  const scored = docs.filter(d => (!inc.length || inc.some(h => onHost(d.url, h))) && !exclude.some(h => onHost(d.url, h)) && !minus.some(w => d.tf.has(w)) && (!newsOnly || d.news)).map(d => {
    let s = 0
    for (const t of terms) { const f = d.tf.get(t); if (f) s += Math.log(1 + (docs.length - df.get(t) + 0.5) / (df.get(t) + 0.5)) * f * 2.2 / (f + 1.2 * (0.6 + 0.4 * d.n / mean)) }
    const flat = " " + words(d.title + " " + d.text).join(" ") + " "
    for (const p of phrases) if (p && flat.includes(` ${p} `)) s *= 1.6
    return { ...d, score: s, flat }
  }).filter(d => d.score > 0.8)
  const hit = phrases.length && scored.some(d => phrases.some(p => d.flat.includes(` ${p} `))) ? scored.filter(d => phrases.some(p => d.flat.includes(` ${p} `)) || d.score > 4) : scored
  const best = Math.max(...hit.map(d => d.score), 1)
  return hit.sort((a, b) => b.score - a.score).slice(0, limit).map(d => ({ url: d.url, title: d.title, snippet: snippet(d.text, terms), text: d.text, score: Number((0.35 + 0.6 * d.score / best).toFixed(6)), news: d.news, listing: d.listing }))
}
/** About 300 characters around the place where most words of the query stand. */
const snippet = (text, terms) => {
  const flat = text.replace(/\n/g, " "); if (flat.length <= 320) return flat
  const low = fold(flat); let at = 0, best = -1
  for (let i = 0; i < flat.length; i += 40) { const w = low.slice(i, i + 300); const s = terms.reduce((n, t) => n + (w.includes(t) ? 1 : 0), 0); if (s > best) { best = s; at = i } }
  if (at > 0) { const from = flat.lastIndexOf(". ", at + 20); at = from > at - 160 && from >= 0 ? from + 2 : flat.lastIndexOf(" ", at) + 1 }
  const end = at + 300 >= flat.length ? flat.length : flat.lastIndexOf(" ", at + 300)
  return (at > 0 ? "... " : "") + flat.slice(at, end) + (end < flat.length ? " ..." : "")
}

/* ---- answering ---- */
const J = (o, status = 200, headers = {}) => ({ status, type: "application/json; charset=utf-8", body: JSON.stringify(o), headers })
const T = (body, status = 200, type = "text/html; charset=utf-8", headers = {}) => ({ status, type, body, headers })
const to = (url, status = 301) => T(`<html><body>Moved to <a href="${esc(url)}">${esc(url)}</a></body></html>`, status, undefined, { location: url })
const iso = d => new Date(d).toISOString()
const has = (text, q) => { const t = new Set(words(text)); const w = words(q); return w.length > 0 && w.every(x => t.has(x)) }
const uuid = s => createHash("sha1").update(s).digest("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, "$1-$2-$3-$4-$5")
const sha = s => createHash("sha256").update(s.trim().toLowerCase()).digest("hex")
const htmlPage = (title, body, head = "") => T(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${esc(title)}</title>${head}</head><body>${body}</body></html>`)

const web = u => {
  if (u.protocol === "http:") return to(u.href.replace(/^http:/, "https:"))
  if (alias.has(u.host)) return to(`https://${alias.get(u.host)}${u.pathname}${u.search}`)
  const s = hosts.get(u.host)
  if (!s) return null
  if (u.pathname === "/robots.txt") return T(s.robots ?? `User-agent: *\nDisallow: /wp-admin/\n\nSitemap: https://${u.host}/sitemap.xml\n`, 200, "text/plain; charset=utf-8")
  if (u.pathname === "/sitemap.xml") return T(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${s.pages.filter(p => p.index !== false && !p.dead).map(p => `<url><loc>${p.url}</loc></url>`).join("")}</urlset>`, 200, "application/xml; charset=utf-8")
  const key = `https://${u.host}${u.pathname}`
  if (moved[key]) return to(`https://${u.host}${moved[key]}`)
  const p = pages.get(key) ?? pages.get(decodeURI(key))
  if (p && !p.dead) return T(p.body, 200, p.content_type)
  if (u.pathname.length > 1 && u.pathname.endsWith("/") && pages.has(key.slice(0, -1))) return to(key.slice(0, -1))
  return T(`<!doctype html><html><head><title>Page not found</title></head><body><h1>Page not found</h1><p><a href="/">Back to the front page</a></p></body></html>`, 404)
}
/** What a reader service gets when it follows a link. */
const follow = (url, n = 0) => {
  let u; try { u = new URL(url) } catch { return null }
  const r = answer(u, "GET", {}, "")
  return r && r.status >= 300 && r.status < 400 && n < 5 ? follow(new URL(r.headers.location, u).href, n + 1) : r && { ...r, url: u.href }
}
const titleOf = b => decode((b.match(/<title>([\s\S]*?)<\/title>/i) ?? [])[1] ?? "")
const descOf = b => decode((b.match(/<meta name="description" content="([^"]*)"/i) ?? [])[1] ?? "")
const firecrawlDoc = (r, formats = ["markdown"]) => { const f = formats.map(x => typeof x === "string" ? x : x.type); return { ...(f.includes("markdown") ? { markdown: markdown(r.body) } : {}), ...(f.includes("html") ? { html: r.body } : {}), ...(f.includes("rawHtml") ? { rawHtml: r.body } : {}), ...(f.includes("links") ? { links: [...r.body.matchAll(/href="([^"#]+)"/g)].map(m => new URL(m[1], r.url).href) } : {}), metadata: { title: titleOf(r.body), description: descOf(r.body), language: "en", sourceURL: r.url, url: r.url, statusCode: r.status, contentType: r.type } } }

const services = {
  "api.gravatar.com": u => {
    const m = u.pathname.match(/^\/v3\/profiles\/([^/]+)$/); const g = m && A.gravatar.find(g => sha(g.email) === m[1].toLowerCase() || g.slug === m[1])
    const h = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "97", "x-ratelimit-reset": "1780308000" }
    return g ? J({ hash: sha(g.email), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${sha(g.email)}`, avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", verified_accounts: g.accounts.map(a => ({ service_type: a.label.toLowerCase(), service_label: a.label, service_icon: "", url: a.url, is_hidden: false })), pronunciation: "", pronouns: g.pronouns ?? "" }, 200, h) : J({ error: "Profile not found", code: "not_found" }, 404, h)
  },
  "gravatar.com": u => { const g = A.gravatar.find(g => u.pathname === "/" + g.slug); return g ? htmlPage(`${g.display_name} - Gravatar Profile`, `<h1>${esc(g.display_name)}</h1><p>${esc(g.job_title)}, ${esc(g.company)}</p><p>${esc(g.location)}</p><p>${esc(g.description)}</p>`) : T("404 Not Found", 404) },
  "api.github.com": u => {
    const p = u.pathname.split("/").filter(Boolean); const h = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "55", "x-ratelimit-reset": "1780308000" }
    const nf = J({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404, h)
    const short = g => ({ login: g.login, id: g.id, node_id: "U_" + g.id, avatar_url: `https://avatars.githubusercontent.com/u/${g.id}?v=4`, url: `https://api.github.com/users/${g.login}`, html_url: `https://github.com/${g.login}`, repos_url: `https://api.github.com/users/${g.login}/repos`, type: "User", site_admin: false })
    const repo = (g, r) => ({ id: parseInt(sha(g.login + r.name).slice(0, 7), 16), name: r.name, full_name: `${g.login}/${r.name}`, private: false, owner: short(g), html_url: `https://github.com/${g.login}/${r.name}`, description: r.description ?? null, fork: r.fork ?? false, language: r.language ?? null, topics: r.topics ?? [], stargazers_count: r.stars, watchers_count: r.stars, forks_count: Math.floor(r.stars / 12), pushed_at: r.pushed_at, updated_at: r.pushed_at, created_at: "2022-01-10T10:00:00Z", homepage: null, archived: false, license: null, default_branch: "main" })
    if (p[0] === "search") {
      const raw = u.searchParams.get("q") ?? ""; const list = items => J({ total_count: items.length, incomplete_results: false, items }, 200, { ...h, "x-ratelimit-limit": "10", "x-ratelimit-remaining": "9" })
      if (p[1] === "commits") { const e = (raw.match(/author-email:"?([^"\s]+)/) ?? [])[1]?.toLowerCase(); return list(A.github.filter(g => e && (g.commit_email ?? g.email) === e).map(g => ({ sha: sha(g.login).slice(0, 40), html_url: `https://github.com/${g.login}/${g.repositories[0].name}/commit/${sha(g.login).slice(0, 40)}`, commit: { author: { name: g.name, email: e, date: g.repositories[0].pushed_at }, message: "Fix tests" }, author: short(g), committer: short(g), repository: repo(g, g.repositories[0]), score: 1 }))) }
      if (p[1] === "users") { const q = raw.replace(/\b(in|type|location|language|repos|followers):\S+/g, " ").replace(/"/g, " ").trim(); const loc = (raw.match(/location:"?([^"\s]+)/) ?? [])[1]; return list(A.github.filter(g => q.includes("@") ? g.email === q.toLowerCase() : q && has(`${g.login} ${g.name}`, q) && (!loc || fold(g.location ?? "").includes(fold(loc)))).map(g => ({ ...short(g), score: 1 }))) }
      if (p[1] === "repositories") return list(A.github.flatMap(g => g.repositories.map(r => [g, r])).filter(([g, r]) => raw && has(`${g.login} ${r.name} ${r.description}`, raw.replace(/\w+:\S+/g, " "))).map(([g, r]) => repo(g, r)))
      return list([])
    }
    if (p[0] === "users" && p[1]) {
      const g = A.github.find(g => g.login.toLowerCase() === p[1].toLowerCase()); if (!g) return nf
      if (!p[2]) return J({ ...short(g), name: g.name ?? null, company: g.company ?? null, blog: g.blog ?? "", location: g.location ?? null, email: g.email ?? null, hireable: null, bio: g.bio ?? null, twitter_username: g.twitter_username ?? null, public_repos: g.repositories.length, public_gists: 0, followers: 120, following: 14, created_at: "2014-03-01T10:00:00Z", updated_at: "2026-05-01T10:00:00Z" }, 200, h)
      if (p[2] === "repos") return J(g.repositories.slice().sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)).map(r => repo(g, r)), 200, h)
      if (p[2] === "social_accounts") return J(g.accounts ?? [], 200, h)
      return J([], 200, h)
    }
    if (p[0] === "repos") { const g = A.github.find(g => g.login === p[1]); const r = g?.repositories.find(r => r.name === p[2]); return r && !p[3] ? J(repo(g, r), 200, h) : nf }
    return nf
  },
  "github.com": u => {
    const [l, r] = u.pathname.split("/").filter(Boolean); const g = A.github.find(g => g.login === l); const rr = g?.repositories.find(x => x.name === r)
    if (!g || (r && !rr)) return htmlPage("Page not found · GitHub", "<h1>404</h1>").status && { ...htmlPage("Page not found · GitHub", "<p>This is not the web page you are looking for.</p>"), status: 404 }
    if (rr) return htmlPage(`${g.login}/${rr.name}: ${rr.description}`, `<h1>${g.login}/${rr.name}</h1><p>${esc(rr.description)}</p><p>${rr.language} · ${rr.stars} stars · by <a href="/${g.login}">${esc(g.name)}</a></p>`)
    return htmlPage(`${g.login} (${g.name}) · GitHub`, `<h1 class="vcard-names"><span itemprop="name">${esc(g.name)}</span> <span itemprop="additionalName">${g.login}</span></h1><div class="user-profile-bio">${esc(g.bio ?? "")}</div><span itemprop="worksFor">${esc(g.company ?? "")}</span> <span itemprop="homeLocation">${esc(g.location ?? "")}</span>${g.repositories.map(x => `<li><a href="/${g.login}/${x.name}">${x.name}</a> ${esc(x.description)}</li>`).join("")}`)
  },
  "api.tavily.com": (u, method, headers, body) => {
    if (method !== "POST") return J({ detail: "Method Not Allowed" }, 405)
    if (!headers.authorization && headers["x-tavily-access-mode"] !== "keyless") return J({ detail: { error: "Unauthorized: missing or invalid API key." } }, 401)
    let b; try { b = JSON.parse(body) } catch { return J({ detail: { error: "Invalid JSON" } }, 400) }
    if (u.pathname === "/search") {
      if (!b.query) return J({ detail: { error: "Query is missing." } }, 400)
      if (b.query.length > 400) return J({ detail: { error: "Query is too long. Max query length is 400 characters." } }, 400)
      const found = search(b.query, { limit: Math.min(b.max_results ?? 5, 20), include: b.include_domains ?? [], exclude: b.exclude_domains ?? [], newsOnly: b.topic === "news" })
      return J({ query: b.query, follow_up_questions: null, answer: null, images: [], results: found.map(r => ({ url: r.url, title: r.title, content: r.snippet, score: r.score, raw_content: b.include_raw_content && !r.listing ? r.text : null, ...(b.topic === "news" && r.news ? { published_date: gdate(r.news.seen).toUTCString() } : {}) })), response_time: 0.84, request_id: uuid(b.query) })
    }
    if (u.pathname === "/extract") { const urls = [].concat(b.urls ?? []); const got = urls.map(x => [x, follow(x)]); return J({ results: got.filter(([, r]) => r?.status === 200).map(([x, r]) => ({ url: x, title: titleOf(r.body), raw_content: markdown(r.body), images: [] })), failed_results: got.filter(([, r]) => r?.status !== 200).map(([x]) => ({ url: x, error: "Failed to fetch url" })), response_time: 0.6, request_id: uuid(urls.join()) }) }
    return J({ detail: "Not Found" }, 404)
  },
  "api.firecrawl.dev": (u, method, _h, body) => {
    let b; try { b = JSON.parse(body || "{}") } catch { return J({ success: false, error: "Bad Request" }, 400) }
    const v = u.pathname.split("/")[1], what = u.pathname.split("/")[2]
    if (method !== "POST") return J({ success: false, error: "Not found" }, 404)
    if (what === "search") {
      if (!b.query) return J({ success: false, error: "Bad Request", details: [{ path: ["query"], message: "Required" }] }, 400)
      const hits = newsOnly => search(b.query, { limit: Math.min(b.limit ?? 5, 100), newsOnly }).map((r, i) => ({ url: r.url, title: r.title, description: r.snippet, ...(v === "v1" ? {} : { position: i + 1 }), ...(b.scrapeOptions?.formats?.length && !r.listing ? (x => x?.status === 200 ? firecrawlDoc(x, b.scrapeOptions.formats) : {})(follow(r.url)) : {}) }))
      if (v === "v1") return J({ success: true, data: hits(false) })
      const kinds = (b.sources ?? ["web"]).map(x => x.type ?? x)
      return J({ success: true, data: { ...(kinds.includes("web") ? { web: hits(false) } : {}), ...(kinds.includes("news") ? { news: hits(true).map(({ description, ...r }) => ({ ...r, snippet: description })) } : {}) }, creditsUsed: 2, id: uuid(b.query) })
    }
    if (what === "scrape") { if (/linkedin\.com|x\.com|twitter\.com/.test(b.url ?? "")) return J({ success: false, error: "This website is not currently supported." }, 403); const r = follow(b.url); return r ? J({ success: true, data: firecrawlDoc(r, b.formats) }) : J({ success: false, code: "SCRAPE_DNS_RESOLUTION_ERROR", error: "DNS resolution failed" }, 500) }
    if (what === "map") { const host = (() => { try { return new URL(b.url).host } catch { return "" } })(); return J({ success: true, links: (hosts.get(host) ?? hosts.get(alias.get(host)))?.pages.filter(p => !p.dead).map(p => v === "v1" ? p.url : { url: p.url, title: p.title }) ?? [] }) }
    return J({ success: false, error: "Not found" }, 404)
  },
  "r.jina.ai": (u, _m, headers) => {
    const target = decodeURI(u.pathname.slice(1)).replace(/^(https?:)\/+/, "$1//") + u.search
    const r = follow(/^https?:/.test(target) ? target : "https://" + target)
    if (!r) return J({ data: null, code: 422, name: "AssertionFailureError", status: 42206, message: `Failed to goto ${target}: net::ERR_NAME_NOT_RESOLVED` }, 422)
    const data = { title: titleOf(r.body), description: descOf(r.body), url: r.url, content: markdown(r.body), ...(r.status >= 400 ? { warning: `Target URL returned error ${r.status}` } : {}), usage: { tokens: Math.ceil(r.body.length / 4) } }
    return (headers.accept ?? "").includes("json") ? J({ code: 200, status: 20000, data, meta: { usage: data.usage } }) : T(`Title: ${data.title}\n\nURL Source: ${data.url}\n\nMarkdown Content:\n${data.content}`, 200, "text/plain; charset=utf-8")
  },
  "www.wikidata.org": u => {
    const p = u.searchParams, act = p.get("action")
    const label = w => ({ en: { language: "en", value: w } })
    const time = t => ({ value: { time: `+${t.length === 4 ? t + "-00-00" : t}T00:00:00Z`, timezone: 0, before: 0, after: 0, precision: t.length === 4 ? 9 : 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" }, type: "time" })
    const entity = w => {
      const claims = {}
      for (const [i, s] of w.statements.entries()) (claims[s.property] ??= []).push({ mainsnak: { snaktype: "value", property: s.property, datavalue: s.item ? { value: { "entity-type": "item", "numeric-id": Number(s.item.id.slice(1)), id: s.item.id }, type: "wikibase-entityid" } : s.time ? time(s.time) : { value: s.text, type: "string" }, datatype: s.item ? "wikibase-item" : s.time ? "time" : "string" }, type: "statement", id: `${w.id}$${i}`, rank: "normal", ...(s.start ? { qualifiers: { P580: [{ snaktype: "value", property: "P580", datavalue: time(s.start), datatype: "time" }] } } : {}) })
      return { pageid: Number(w.id.slice(1)), ns: 0, title: w.id, type: "item", id: w.id, labels: label(w.label), descriptions: label(w.description), aliases: w.aliases ? { en: w.aliases.map(value => ({ language: "en", value })) } : {}, claims, sitelinks: w.article ? { enwiki: { site: "enwiki", title: w.article, badges: [], url: wikiUrl(w.article) } } : {} }
    }
    const refs = new Map(A.wikidata.flatMap(w => w.statements.filter(s => s.item).map(s => [s.item.id, { id: s.item.id, label: s.item.label, description: s.item.label, statements: [] }])))
    const get = id => A.wikidata.find(w => w.id === id) ?? refs.get(id)
    if (u.pathname === "/w/api.php" && act === "wbsearchentities") { const q = p.get("search") ?? ""; const hit = A.wikidata.filter(w => [w.label, ...(w.aliases ?? [])].some(l => fold(l).startsWith(fold(q.trim())) && q.trim())); return J({ searchinfo: { search: q }, search: hit.map(w => ({ id: w.id, title: w.id, pageid: Number(w.id.slice(1)), concepturi: `http://www.wikidata.org/entity/${w.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${w.id}`, display: { label: { value: w.label, language: "en" }, description: { value: w.description, language: "en" } }, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 }) }
    if (u.pathname === "/w/api.php" && act === "wbgetentities") return J({ entities: Object.fromEntries((p.get("ids") ?? "").split("|").filter(Boolean).map(id => [id, get(id) ? entity(get(id)) : { id, missing: "" }])), success: 1 })
    if (u.pathname === "/w/api.php") return J({ batchcomplete: "", query: { searchinfo: { totalhits: 0 }, search: [] } })
    const m = u.pathname.match(/^\/wiki\/Special:EntityData\/(Q\d+)(?:\.json)?$/); if (m) return get(m[1]) ? J({ entities: { [m[1]]: entity(get(m[1])) } }) : T("<h1>Not Found</h1>", 404)
    const w = get(u.pathname.replace("/wiki/", "")); return w ? htmlPage(`${w.label} - Wikidata`, `<h1>${esc(w.label)}</h1><p>${esc(w.description)}</p>`) : T("Not found", 404)
  },
  "en.wikipedia.org": u => {
    const p = u.searchParams; const by = t => A.wikipedia.find(w => fold(w.title) === fold(t.replace(/_/g, " ")))
    let m = u.pathname.match(/^\/api\/rest_v1\/page\/summary\/(.+)$/)
    if (m) { const w = by(decodeURIComponent(m[1])); return w ? J({ type: w.disambiguation ? "disambiguation" : "standard", title: w.title, displaytitle: w.title, namespace: { id: 0, text: "" }, wikibase_item: A.wikidata.find(d => d.article === w.title)?.id, titles: { canonical: w.title.replace(/ /g, "_"), normalized: w.title, display: w.title }, pageid: 7000000, lang: "en", dir: "ltr", timestamp: "2026-04-01T10:00:00Z", description: w.description, content_urls: { desktop: { page: wikiUrl(w.title) } }, extract: w.extract, extract_html: `<p>${esc(w.extract)}</p>` }) : J({ type: "Internal error", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: u.pathname }, 404) }
    if (u.pathname === "/w/api.php") {
      if (p.get("action") === "opensearch") { const q = p.get("search") ?? ""; const r = A.wikipedia.filter(w => fold(w.title).startsWith(fold(q))); return J([q, r.map(w => w.title), r.map(() => ""), r.map(w => wikiUrl(w.title))]) }
      if (p.get("list") === "search") { const r = A.wikipedia.filter(w => has(`${w.title} ${w.extract}`, (p.get("srsearch") ?? "").replace(/intitle:/g, ""))); return J({ batchcomplete: "", query: { searchinfo: { totalhits: r.length }, search: r.map((w, i) => ({ ns: 0, title: w.title, pageid: 7000000 + i, size: w.extract.length, wordcount: words(w.extract).length, snippet: esc(w.extract.slice(0, 180)), timestamp: "2026-04-01T10:00:00Z" })) } }) }
      const titles = (p.get("titles") ?? "").split("|"); return J({ batchcomplete: "", query: { pages: Object.fromEntries(titles.map((t, i) => { const w = by(t); return w ? [7000000 + i, { pageid: 7000000 + i, ns: 0, title: w.title, extract: w.extract, pageprops: { wikibase_item: A.wikidata.find(d => d.article === w.title)?.id } }] : [-1 - i, { ns: 0, title: t, missing: "" }] })) } })
    }
    m = u.pathname.match(/^\/wiki\/(.+)$/); const w = m && by(decodeURIComponent(m[1]))
    return w ? htmlPage(`${w.title} - Wikipedia`, `<h1>${esc(w.title)}</h1><p>${esc(w.extract)}</p>`) : T("<h1>Wikipedia does not have an article with this exact name.</h1>", 404)
  },
  "pub.orcid.org": u => {
    const path = u.pathname.replace(/^\/v3\.\d/, "")
    if (/^\/(expanded-)?search\/?$/.test(path)) {
      const q = u.searchParams.get("q") ?? ""
      const field = f => [...q.matchAll(new RegExp(f + ':(?:"([^"]+)"|\\(([^)]+)\\)|([^\\s)]+))', "g"))].map(m => m[1] ?? m[2] ?? m[3])
      const g = field("given-names"), f = field("family-name"), e = field("email"), o = field("affiliation-org-name"), free = field("given-and-family-names")
      const any = g.length + f.length + e.length + o.length + free.length
      const hit = A.orcid.filter(r => (any ? g.every(x => has(r.given, x.replace(/\*/g, ""))) && f.every(x => has(r.family, x)) && free.every(x => has(`${r.given} ${r.family}`, x)) && e.every(x => (r.emails ?? []).includes(x.toLowerCase())) && (!o.length || o.some(x => r.employments.some(j => has(j.organization, x)))) : has(`${r.given} ${r.family} ${r.employments.map(j => j.organization).join(" ")}`, q)))
      if (!path.startsWith("/expanded")) return J({ result: hit.length ? hit.map(r => ({ "orcid-identifier": { uri: `https://orcid.org/${r.id}`, path: r.id, host: "orcid.org" } })) : null, "num-found": hit.length })
      return J({ "expanded-result": hit.length ? hit.map(r => ({ "orcid-id": r.id, "given-names": r.given, "family-names": r.family, "credit-name": r.credit_name ?? null, "other-name": [], email: r.emails ?? [], "institution-name": [...(r.employments ?? []), ...(r.educations ?? [])].map(x => x.organization) })) : null, "num-found": hit.length })
    }
    const [, id, part] = path.match(/^\/([\d-]+X?)(?:\/(\w[\w-]*))?\/?$/) ?? []; const r = A.orcid.find(r => r.id === id)
    if (!r) return J({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
    const person = { name: { "given-names": { value: r.given }, "family-name": { value: r.family }, "credit-name": r.credit_name ? { value: r.credit_name } : null, visibility: "public", path: r.id }, "other-names": { "other-name": [] }, biography: r.biography ? { content: r.biography, visibility: "public" } : null, "researcher-urls": { "researcher-url": (r.urls ?? []).map(x => ({ "url-name": x.label, url: { value: x.url } })) }, emails: { email: (r.emails ?? []).map(email => ({ email, verified: true, primary: true })) }, addresses: { address: r.country ? [{ country: { value: r.country } }] : [] }, keywords: { keyword: (r.keywords ?? []).map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] }, path: `/${r.id}/person` }
    const groups = (list, kind) => ({ "affiliation-group": (list ?? []).map(x => ({ summaries: [{ [`${kind}-summary`]: { "department-name": x.department ?? null, "role-title": x.role, "start-date": { year: { value: String(x.from) }, month: null, day: null }, "end-date": x.to ? { year: { value: String(x.to) }, month: null, day: null } : null, organization: { name: x.organization, address: { city: x.city, region: null, country: x.country } } } }] })), path: `/${r.id}/${kind}s` })
    const works = { group: (r.works ?? []).map(w => ({ "work-summary": [{ title: { title: { value: w.title } }, type: w.type, "publication-date": { year: { value: String(w.year) } }, "journal-title": { value: w.journal } }] })), path: `/${r.id}/works` }
    const parts = { person, employments: groups(r.employments, "employment"), educations: groups(r.educations, "education"), works }
    if (part && part !== "record") return J(parts[part] ?? { path: `/${r.id}/${part}`, "affiliation-group": [] })
    return J({ "orcid-identifier": { uri: `https://orcid.org/${r.id}`, path: r.id, host: "orcid.org" }, person, "activities-summary": { employments: parts.employments, educations: parts.educations, works } })
  },
  "orcid.org": u => { const r = A.orcid.find(r => u.pathname === "/" + r.id); return r ? htmlPage(`${r.given} ${r.family} (${r.id}) - ORCID`, `<app-root></app-root><noscript>ORCID needs JavaScript</noscript>`) : T("Not found", 404) },
  "api.openalex.org": u => {
    const meta = n => ({ count: n, db_response_time_ms: 12, page: 1, per_page: 25, groups_count: null })
    const full = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [], relevance_score: 1000, works_count: a.works_count, cited_by_count: a.cited_by_count, affiliations: [{ institution: { id: "https://openalex.org/I" + parseInt(sha(a.institution).slice(0, 7), 16), display_name: a.institution, country_code: a.country, type: "company" }, years: a.years }], last_known_institutions: [{ display_name: a.institution, country_code: a.country }], topics: a.topics.map(display_name => ({ display_name, count: 5 })), x_concepts: [] })
    if (u.pathname === "/authors") { const q = u.searchParams.get("search"), o = (u.searchParams.get("filter") ?? "").match(/orcid:(?:https:\/\/orcid\.org\/)?([\dX-]+)/)?.[1]; const hit = A.openalex.filter(a => o ? a.orcid === o : q && has(a.name, q)); return J({ meta: meta(hit.length), results: hit.map(full), group_by: [] }) }
    const m = u.pathname.match(/^\/authors\/(?:https:\/\/openalex\.org\/)?(A\d+|https:\/\/orcid\.org\/.+|orcid:.+)$/); if (m) { const a = A.openalex.find(a => a.id === m[1] || m[1].endsWith(a.orcid)); return a ? J(full(a)) : T("<!doctype html><title>404 Not Found</title>", 404) }
    if (u.pathname === "/works") { const f = u.searchParams.get("filter") ?? ""; const a = A.openalex.find(a => f.includes(a.id) || (a.orcid && f.includes(a.orcid))); const r = a ? A.crossref.filter(w => w.authors.some(x => x.orcid === a.orcid)) : []; return J({ meta: meta(r.length), results: r.map(w => ({ id: "https://openalex.org/W" + parseInt(sha(w.doi).slice(0, 8), 16), doi: `https://doi.org/${w.doi}`, title: w.title, display_name: w.title, publication_year: w.published[0], primary_location: { source: { display_name: w.journal } }, cited_by_count: 12, authorships: w.authors.map(x => ({ author: { display_name: `${x.given} ${x.family}`, orcid: x.orcid ? `https://orcid.org/${x.orcid}` : null } })) })), group_by: [] }) }
    return J({ meta: meta(0), results: [], group_by: [] })
  },
  "api.crossref.org": u => {
    const work = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, title: [w.title], "container-title": [w.journal], type: "journal-article", publisher: w.journal, issued: { "date-parts": [w.published] }, published: { "date-parts": [w.published] }, author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `https://orcid.org/${a.orcid}`, "authenticated-orcid": true } : {}) })), "is-referenced-by-count": 9, score: 20 })
    const h = { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }
    if (u.pathname === "/works") { const qa = u.searchParams.get("query.author"), q = u.searchParams.get("query") ?? u.searchParams.get("query.bibliographic"), aff = u.searchParams.get("query.affiliation"); const o = (u.searchParams.get("filter") ?? "").match(/orcid:([\dX-]+)/)?.[1]; const r = A.crossref.filter(w => (qa || q || aff || o) && (!qa || w.authors.some(a => has(`${a.given} ${a.family}`, qa))) && (!q || words(q).some(x => words(w.title + " " + w.authors.map(a => a.family).join(" ")).includes(x))) && (!o || w.authors.some(a => a.orcid === o))); return J({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": r.length, items: r.slice(0, Number(u.searchParams.get("rows") ?? 20)).map(work), "items-per-page": 20, query: { "start-index": 0, "search-terms": q } } }, 200, h) }
    const w = A.crossref.find(w => u.pathname === `/works/${w.doi}` || decodeURIComponent(u.pathname) === `/works/${w.doi}`); return w ? J({ status: "ok", "message-type": "work", message: work(w) }, 200, h) : T("Resource not found.", 404, "text/plain")
  },
  "hn.algolia.com": u => {
    const m = u.pathname.match(/^\/api\/v1\/users\/(.+)$/); if (m) { const x = A.hackerNews.find(x => x.username === m[1]); return x ? J({ username: x.username, about: x.about, karma: x.karma }) : J({ status: 404, error: "Not Found" }, 404) }
    const tags = u.searchParams.get("tags") ?? "", q = u.searchParams.get("query") ?? ""
    const hits = A.hackerNews.flatMap(x => [...x.stories.map((s, i) => ({ objectID: String(43000000 + i), title: s.title, url: s.url, author: x.username, points: s.points, num_comments: 84, story_text: null, comment_text: null, created_at: iso(s.at), created_at_i: Math.floor(Date.parse(s.at) / 1000), _tags: ["story", `author_${x.username}`] })), ...x.comments.map((c, i) => ({ objectID: String(44000000 + i), title: null, story_title: c.story, url: null, author: x.username, points: null, num_comments: null, comment_text: c.text, created_at: iso(c.at), created_at_i: Math.floor(Date.parse(c.at) / 1000), _tags: ["comment", `author_${x.username}`] }))])
      .filter(hh => tags.split(",").filter(Boolean).every(t => t.startsWith("(") || hh._tags.includes(t)) && (!q || has([hh.title, hh.url, hh.comment_text, hh.author, hh.story_title].filter(Boolean).join(" "), q)))
    return J({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, query: q, params: u.search.slice(1) })
  },
  "news.ycombinator.com": u => { const x = A.hackerNews.find(x => x.username === u.searchParams.get("id")); return x ? htmlPage(`Profile: ${x.username} | Hacker News`, `<table><tr><td>user:</td><td>${x.username}</td></tr><tr><td>karma:</td><td>${x.karma}</td></tr><tr><td>about:</td><td>${x.about}</td></tr></table>`) : T("No such user.") },
  "api.stackexchange.com": u => {
    const wrap = items => J({ items, has_more: false, quota_max: 300, quota_remaining: 281 }); const site = u.searchParams.get("site") ?? "stackoverflow"
    const item = x => ({ user_id: x.id, account_id: x.id + 9, display_name: x.name, reputation: x.reputation, user_type: "registered", ...(x.location ? { location: x.location } : {}), ...(x.website ? { website_url: x.website } : {}), ...(x.about ? { about_me: x.about } : {}), link: `https://stackoverflow.com/users/${x.id}/${words(x.name).join("-")}`, creation_date: 1400000000, last_access_date: 1779000000 })
    const m = u.pathname.match(/^\/2\.\d\/users\/(\d+)(?:\/(top-tags|tags|top-answer-tags))?$/); if (m) { const x = A.stackExchange.find(x => String(x.id) === m[1]); return wrap(!x ? [] : m[2] ? (x.tags ?? []).map((t, i) => ({ tag_name: t, name: t, count: 90 - i, answer_count: 90 - i, answer_score: 200 - i, question_count: 1, question_score: 1, user_id: x.id })) : [item(x)]) }
    if (/\/users$/.test(u.pathname)) return wrap(site === "stackoverflow" ? A.stackExchange.filter(x => fold(x.name).includes(fold(u.searchParams.get("inname") ?? "~"))).map(item) : [])
    return wrap([])
  },
  "public.api.bsky.app": u => {
    const q = u.searchParams, did = a => "did:plc:" + sha(a.handle).slice(0, 24), get = x => A.bluesky.find(a => a.handle === (x ?? "").replace(/^@/, "").toLowerCase() || did(a) === x)
    const view = a => ({ did: did(a), handle: a.handle, displayName: a.name, description: a.description ?? "", ...(a.website ? { website: a.website } : {}), followersCount: 310, followsCount: 120, postsCount: a.posts.length, indexedAt: "2026-05-01T10:00:00.000Z", createdAt: "2024-11-10T10:00:00.000Z", labels: [] })
    const nf = J({ error: "InvalidRequest", message: "Profile not found" }, 400), what = u.pathname.replace("/xrpc/", "")
    if (what === "app.bsky.actor.getProfile") { const a = get(q.get("actor")); return a ? J(view(a)) : nf }
    if (what === "app.bsky.actor.searchActors" || what === "app.bsky.actor.searchActorsTypeahead") { const s = q.get("q") ?? q.get("term") ?? ""; return J({ actors: A.bluesky.filter(a => has(`${a.handle} ${a.name} ${a.description}`, s)).map(view) }) }
    if (what === "app.bsky.feed.getAuthorFeed") { const a = get(q.get("actor")); return a ? J({ feed: a.posts.map((p, i) => ({ post: { uri: `at://${did(a)}/app.bsky.feed.post/3l${i}morrow`, cid: "bafy" + i, author: view(a), record: { $type: "app.bsky.feed.post", text: p.text, createdAt: iso(p.at), langs: ["en"] }, likeCount: 12, replyCount: 1, repostCount: 0, indexedAt: iso(p.at) }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: view(a), indexedAt: iso(p.at) } } : {}) })) }) : nf }
    if (what === "com.atproto.identity.resolveHandle") { const a = get(q.get("handle")); return a ? J({ did: did(a) }) : J({ error: "InvalidRequest", message: "Unable to resolve handle" }, 400) }
    if (what === "app.bsky.feed.searchPosts") return T("<html><head><title>403 Forbidden</title></head></html>", 403)
    return J({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
  },
  "bsky.app": u => { const a = A.bluesky.find(a => u.pathname === `/profile/${a.handle}`); return a ? htmlPage(`${a.name} (@${a.handle})`, `<noscript><h3>${esc(a.name)}</h3><p>${esc(a.description)}</p></noscript>`, `<meta property="og:title" content="${esc(a.name)} (@${a.handle})"><meta name="description" content="${esc(a.description)}"><meta property="og:description" content="${esc(a.description)}">`) : htmlPage("Bluesky", "<noscript>Not found</noscript>") },
  "api.gdeltproject.org": u => {
    const raw = u.searchParams.get("query") ?? ""; const phrases = [...raw.matchAll(/"([^"]+)"/g)].map(m => m[1]); const rest = raw.replace(/"[^"]+"/g, " ").replace(/\w+:\S+/g, " ").replace(/[()]|\bOR\b/g, " ")
    if (!raw) return T("Your query was too short or too long.", 200, "text/html")
    const hit = docs.filter(d => d.news && phrases.every(p => (" " + words(d.title + " " + d.text).join(" ") + " ").includes(" " + words(p).join(" ") + " ")) && (!words(rest).length || has(d.title + " " + d.text, rest)))
    return J(hit.length ? { articles: hit.slice(0, Number(u.searchParams.get("maxrecords") ?? 75)).map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.news.seen, socialimage: "", domain: new URL(d.url).host, language: d.news.language, sourcecountry: d.news.country })) } : {})
  },
  "itunes.apple.com": u => { const t = u.searchParams.get("term") ?? ""; const episode = u.searchParams.get("entity") === "podcastEpisode"; const r = u.pathname === "/search" ? A.podcasts.filter(p => has(`${p.title} ${p.artist} ${p.description}`, t)) : A.podcasts.filter(p => String(p.id) === u.searchParams.get("id")); const eps = episode ? A.podcasts.flatMap(p => p.episodes.map(e => ({ p, e }))).filter(({ e }) => has(`${e.title} ${e.description}`, t)) : []; const results = episode ? eps.map(({ p, e }) => ({ wrapperType: "podcastEpisode", kind: "podcast-episode", trackName: e.title, description: e.description, collectionName: p.title, collectionId: p.id, feedUrl: p.feed, episodeUrl: e.url, trackViewUrl: e.url, releaseDate: iso(e.at) })) : r.map(p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, feedUrl: p.feed, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}`, releaseDate: iso(p.episodes[0].at), trackCount: p.episodes.length, primaryGenreName: "Technology", country: "USA" })); return { ...J({ resultCount: results.length, results }), type: "text/javascript; charset=utf-8" } },
  "rdap.org": u => { const d = u.pathname.replace("/domain/", "").toLowerCase(); return A.domains[d] ? { ...J({ objectClassName: "domain", ldhName: d.toUpperCase(), handle: "D" + sha(d).slice(0, 10), status: ["client transfer prohibited"], events: [{ eventAction: "registration", eventDate: `${A.domains[d]}T10:00:00Z` }, { eventAction: "expiration", eventDate: "2028-01-01T10:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrar"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", "Name Harbour Ltd"]]] }, { objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", "REDACTED FOR PRIVACY"]]] }], nameservers: [], rdapConformance: ["rdap_level_0"] }), type: "application/rdap+json" } : J({ errorCode: 404, title: "Not Found", description: ["No RDAP service could be found for the given resource."] }, 404) },
  "dns.google": u => { const d = (u.searchParams.get("name") ?? "").replace(/\.$/, ""), t = u.searchParams.get("type") ?? "A"; const known = A.domains[bare(d)] || hosts.has(d); return J({ Status: known ? 0 : 3, TC: false, RD: true, RA: true, AD: false, CD: false, Question: [{ name: d + ".", type: t === "MX" ? 15 : 1 }], ...(known && (t === "MX" || t === "15") && A.domains[d] ? { Answer: [{ name: d + ".", type: 15, TTL: 3600, data: "10 aspmx.l.google.com." }] } : {}) }) },
  "www.sec.gov": u => u.pathname === "/files/company_tickers.json" ? J(Object.fromEntries(A.edgar.map((c, i) => [i, { cik_str: c.cik, ticker: c.ticker, title: c.name }]))) : T("<html><body><h1>404 - File or directory not found.</h1></body></html>", 404),
  "data.sec.gov": u => { const m = u.pathname.match(/^\/submissions\/CIK(\d{10})\.json$/); const c = m && A.edgar.find(c => c.cik === Number(m[1])); return c ? J({ cik: String(c.cik).padStart(10, "0"), entityType: "operating", sic: c.sic, sicDescription: c.industry, name: c.name, tickers: [c.ticker], exchanges: ["Nasdaq"], addresses: { business: { street1: "300 PLANTATION MILL ROAD", city: c.city, stateOrCountry: c.state, zipCode: "01605" } }, website: "", phone: "5085550100", filings: { recent: { accessionNumber: [], filingDate: [], form: [], primaryDocument: [] }, files: [] } }) : T("<Error><Code>NoSuchKey</Code></Error>", 404, "application/xml") },
  "efts.sec.gov": () => J({ took: 3, timed_out: false, hits: { total: { value: 0, relation: "eq" }, max_score: null, hits: [] } }),
  "gitlab.com": u => {
    const path = u.pathname.replace("/api/v4", ""); const item = g => ({ id: g.id, username: g.username, name: g.name, state: "active", avatar_url: null, web_url: `https://gitlab.com/${g.username}` })
    if (path === "/users") return J(A.gitlab.filter(g => g.username === u.searchParams.get("username") || (u.searchParams.get("search") && has(g.name, u.searchParams.get("search")))).map(item))
    const m = path.match(/^\/users\/(\d+)(\/projects)?$/); if (m) { const g = A.gitlab.find(g => String(g.id) === m[1]); return !g ? J({ message: "404 User Not Found" }, 404) : m[2] ? J(g.projects.map((p, i) => ({ id: 9000 + i, name: p.name, description: p.description, path_with_namespace: `${g.username}/${p.name}`, web_url: `https://gitlab.com/${g.username}/${p.name}`, last_activity_at: p.at, star_count: 2, topics: [] }))) : J({ ...item(g), bio: g.bio, location: g.location, job_title: g.job_title, organization: g.organization, website_url: g.website_url, linkedin: "", twitter: "", public_email: null, pronouns: null }) }
    const g = A.gitlab.find(g => u.pathname === "/" + g.username); return g ? htmlPage(`${g.name} · GitLab`, `<h1>${esc(g.name)}</h1><p>${g.job_title} at ${g.organization} · ${g.location}</p><p>${g.bio}</p>`) : J({ message: "404 Not Found" }, 404)
  },
  "www.youtube.com": u => {
    if (u.pathname === "/feeds/videos.xml") { const c = A.youtube.find(c => c.id === u.searchParams.get("channel_id")); return c ? T(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><yt:channelId>${c.id}</yt:channelId><title>${esc(c.title)}</title><author><name>${esc(c.title)}</name><uri>https://www.youtube.com/channel/${c.id}</uri></author>${c.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${iso(v.at)}</published><media:group><media:title>${esc(v.title)}</media:title><media:description>${esc(v.description)}</media:description></media:group></entry>`).join("")}</feed>`, 200, "text/xml; charset=UTF-8") : T("Error 404 (Not Found)!!1", 404) }
    const c = A.youtube.find(c => u.pathname === "/" + c.handle || u.pathname === "/channel/" + c.id); return c ? htmlPage(`${c.title} - YouTube`, "", `<meta itemprop="identifier" content="${c.id}"><link rel="alternate" type="application/rss+xml" href="https://www.youtube.com/feeds/videos.xml?channel_id=${c.id}">`) : T("404 Not Found", 404)
  },
  "web.archive.org": u => {
    const text = p => p.replace(/^https?:\/\//, "").replace(/\/$/, "")
    if (u.pathname.startsWith("/cdx/")) { const want = text((u.searchParams.get("url") ?? "").replace(/\*$/, "")); const prefix = /\*$/.test(u.searchParams.get("url") ?? "") || ["prefix", "host", "domain"].includes(u.searchParams.get("matchType")); const rows = archive.filter(a => prefix ? text(a.url).startsWith(want) : text(a.url) === want).map(a => ({ urlkey: text(a.url).replace(/^([^/]+)/, h => h.split(".").reverse().join(",") + ")"), timestamp: a.timestamp, original: a.url, mimetype: "text/html", statuscode: "200", digest: sha(a.url).slice(0, 32).toUpperCase(), length: "1204" })); const fl = (u.searchParams.get("fl") ?? "urlkey,timestamp,original,mimetype,statuscode,digest,length").split(","); return u.searchParams.get("output") === "json" ? J(rows.length ? [fl, ...rows.map(r => fl.map(f => r[f]))] : []) : T(rows.map(r => fl.map(f => r[f]).join(" ")).join("\n") + (rows.length ? "\n" : ""), 200, "text/plain") }
    const m = (u.pathname + u.search).match(/^\/web\/(\d+)(?:[a-z]{2}_)?\/(https?:\/+.+)$/); const a = m && archive.find(a => text(a.url) === text(m[2].replace(/^(https?:)\/+/, "$1//"))); return a ? T(pages.get(a.url).body) : T("<html><body>The Wayback Machine has not archived that URL.</body></html>", 404)
  },
  "archive.org": u => { const want = u.searchParams.get("url") ?? ""; const a = archive.find(a => a.url === want); return J({ url: want, archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) }
}
services["stackoverflow.com"] = u => { const x = A.stackExchange.find(x => u.pathname.startsWith(`/users/${x.id}`)); return x ? htmlPage(`User ${x.name} - Stack Overflow`, `<h1>${esc(x.name)}</h1><p>${esc(x.location ?? "")}</p>${x.about ?? ""}<p>${x.reputation} reputation</p>`) : T("<title>Page not found - Stack Overflow</title>", 404) }
const gdate = s => new Date(s.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"))
services["www.gravatar.com"] = services["gravatar.com"]; services["wikidata.org"] = services["www.wikidata.org"]; services["youtube.com"] = services["www.youtube.com"]
const mastodon = u => {
  const mine = A.mastodon.filter(a => a.domain === u.host), id = a => String(parseInt(sha(a.user + a.domain).slice(0, 10), 16))
  const view = a => ({ id: id(a), username: a.user, acct: a.user, display_name: a.name, locked: false, bot: false, created_at: "2022-11-05T00:00:00.000Z", note: a.note, url: `https://${a.domain}/@${a.user}`, uri: `https://${a.domain}/users/${a.user}`, followers_count: 210, following_count: 180, statuses_count: a.posts.length, fields: a.fields.map(f => ({ ...f, verified_at: f.verified_at ?? null })), emojis: [] })
  if (u.pathname === "/.well-known/webfinger") { const a = mine.find(a => (u.searchParams.get("resource") ?? "").toLowerCase() === `acct:${a.user}@${a.domain}`); return a ? { ...J({ subject: `acct:${a.user}@${a.domain}`, aliases: [`https://${a.domain}/@${a.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${a.domain}/@${a.user}` }, { rel: "self", type: "application/activity+json", href: `https://${a.domain}/users/${a.user}` }] }), type: "application/jrd+json; charset=utf-8" } : T("", 404) }
  if (u.pathname === "/api/v1/accounts/lookup") { const a = mine.find(a => (u.searchParams.get("acct") ?? "").replace(/^@/, "").split("@")[0].toLowerCase() === a.user); return a ? J(view(a)) : J({ error: "Record not found" }, 404) }
  const m = u.pathname.match(/^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/); if (m) { const a = mine.find(a => id(a) === m[1]); return !a ? J({ error: "Record not found" }, 404) : m[2] ? J(a.posts.map((p, i) => ({ id: String(1e6 + i), created_at: iso(p.at), content: p.text, url: `https://${a.domain}/@${a.user}/${1e6 + i}`, reblog: null, visibility: "public", account: view(a) }))) : J(view(a)) }
  const a = mine.find(a => u.pathname === `/@${a.user}`); return a ? htmlPage(`${a.name} (@${a.user}@${a.domain}) - Mastodon`, "<noscript>Enable JavaScript</noscript>", `<meta name="description" content="${esc(a.note.replace(/<[^>]+>/g, ""))}"><link rel="me" href="https://${a.domain}/@${a.user}">`) : T("<title>The page you are looking for isn't here.</title>", 404)
}
for (const d of ["mastodon.social", "fosstodon.org", "hachyderm.io"]) services[d] = mastodon
const closed = h => /(^|\.)linkedin\.com$/.test(h) ? T("", 999) : /^(www\.|mobile\.)?(x|twitter)\.com$/.test(h) ? htmlPage("X", "<noscript><h1>JavaScript is not available.</h1></noscript>") : /^(www\.)?(instagram|facebook)\.com$/.test(h) ? to("https://www." + bare(h) + "/accounts/login/", 302) : null

function answer(u, method, headers, body) {
  const s = services[u.host]
  if (s) { if (u.pathname === "/robots.txt") return T("User-agent: *\nDisallow: /private/\n", 200, "text/plain"); return s(u, method, headers, body) }
  return closed(u.host) ?? web(u)
}
const port = Number(process.argv[2] ?? process.env.PORT)
if (port) createServer((req, res) => {
  const chunks = []
  req.on("data", c => chunks.push(c)); req.on("end", () => {
    let r
    try {
      const m = req.url.match(/^\/(https?)\/([^/?]+)(.*)$/)
      r = m ? answer(new URL(`${m[1]}://${m[2]}${m[3].startsWith("/") ? m[3] : "/" + m[3]}`), req.method, req.headers, Buffer.concat(chunks).toString("utf8")) : T("not a way into the world", 404, "text/plain")
      r ??= T(`cannot resolve host`, 502, "text/plain")
    } catch (e) { console.error(req.url, e); r = T("bad request", 400, "text/plain") }
    res.writeHead(r.status, { "content-type": r.type, ...r.headers }); res.end(req.method === "HEAD" ? undefined : r.body)
  })
}).listen(port, "127.0.0.1", () => console.log(`morrowick listens on 127.0.0.1:${port}`))
export { answer, search, docs, pages, plain }
