// Plays the whole internet of the world "hartsmoor": node server.mjs PORT
import { createHash } from "node:crypto"
import { createServer } from "node:http"
import { gzipSync } from "node:zlib"
import "./houses1.mjs"
import "./houses2.mjs"
import { listings } from "./others.mjs"
import { esc, pages, redirects, robots } from "./lib.mjs"
import * as S from "./services.mjs"

const now = new Date("2026-06-01T09:00:00Z")
// ── podcast feeds are pages
for (const p of S.podcasts) pages.push({
  url: p.feed, title: p.title, unlisted: true, type: "application/rss+xml; charset=utf-8",
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(p.title)}</title><link>${p.site}</link><itunes:author>${esc(p.artist)}</itunes:author><description>${esc(p.description)}</description>\n${p.episodes.map(([t, d, u, at]) => `<item><title>${esc(t)}</title><description>${esc(d)}</description><link>${u}</link><guid isPermaLink="false">${esc(t)}</guid><pubDate>${new Date(at + "T09:00:00Z").toUTCString()}</pubDate><enclosure url="${p.feed}/${at}.mp3" type="audio/mpeg" length="31000000"/></item>`).join("\n")}\n</channel></rss>`
})
// ── HTML profile pages of services
for (const g of S.github) pages.push({
  url: `https://github.com/${g.login}`, title: `${g.login} (${g.name}) · GitHub`,
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${esc(`${g.login} (${g.name}) · GitHub`)}</title><meta name="description" content="${esc(g.bio)} ${esc(g.login)} has ${g.repos.length} repositories available."></head><body><main itemscope itemtype="http://schema.org/Person"><h1 class="vcard-names"><span class="p-name" itemprop="name">${esc(g.name)}</span> <span class="p-nickname" itemprop="additionalName">${g.login}</span></h1><div class="p-note user-profile-bio">${esc(g.bio)}</div><ul class="vcard-details"><li itemprop="worksFor">${esc(g.company)}</li><li itemprop="homeLocation">${esc(g.location)}</li>${g.blog ? `<li itemprop="url"><a rel="nofollow me" href="${g.blog}">${g.blog}</a></li>` : ""}</ul><h2>Popular repositories</h2><ol>${g.repos.map(r => `<li><a href="/${g.login}/${r.name}">${r.name}</a> <p>${esc(r.description)}</p> <span>${r.language}</span> ${r.stars}</li>`).join("")}</ol></main></body></html>`
})
for (const m of S.mastodon) pages.push({
  url: `https://${m.domain}/@${m.user}`, title: `${m.name} (@${m.user}@${m.domain})`,
  body: `<!doctype html><html><head><meta charset="utf-8"><title>${esc(m.name)} (@${m.user}@${m.domain})</title><meta property="og:description" content="${esc(m.note.replace(/<[^>]+>/g, ""))}"></head><body><div id="mastodon"></div><noscript>To use the Mastodon web application, please enable JavaScript.</noscript></body></html>`
})
for (const w of S.wikipedia) pages.push({
  url: `https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}`, title: `${w.title} - Wikipedia`,
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${esc(w.title)} - Wikipedia</title></head><body><h1 id="firstHeading">${esc(w.title)}</h1><div id="mw-content-text"><p>${esc(w.extract)}</p></div></body></html>`
})
for (const u of S.stackExchange) pages.push({
  url: `https://stackoverflow.com/users/${u.id}/${u.name.toLowerCase().replace(/\W+/g, "-")}`, title: `User ${u.name} - Stack Overflow`,
  body: `<!doctype html><html><head><meta charset="utf-8"><title>User ${esc(u.name)} - Stack Overflow</title></head><body><h1>${esc(u.name)}</h1><p>${esc(u.location)}</p>${u.about}<p>${u.tags.join(" ")}</p></body></html>`
})
for (const c of S.youtube) pages.push({
  url: `https://www.youtube.com/@${c.handle}`, title: `${c.title} - YouTube`,
  body: `<!doctype html><html><head><meta charset="utf-8"><title>${esc(c.title)} - YouTube</title><meta itemprop="identifier" content="${c.id}"><link rel="alternate" type="application/rss+xml" title="RSS" href="https://www.youtube.com/feeds/videos.xml?channel_id=${c.id}"></head><body></body></html>`
})

const norm = s => s.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
const decode = s => s.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&middot;/g, "·").replace(/&copy;/g, "©").replace(/&mdash;/g, "—").replace(/&amp;/g, "&")
export const textOf = html => decode(html.replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style|head)[\s\S]*?<\/\1>/gi, " ").replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ").trim()
const markdownOf = html => decode(html.replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style|head)[\s\S]*?<\/\1>/gi, " ").replace(/<h([1-6])[^>]*>/gi, (_, n) => "\n\n" + "#".repeat(n) + " ").replace(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_, h, t) => `[${t}](${h})`).replace(/<li[^>]*>/gi, "\n- ").replace(/<\/?(p|div|tr|dt|dd|ul|section|figure|summary|details|main|hr|br)[^>]*>/gi, "\n").replace(/<[^>]+>/g, " ")).replace(/[ \t]+/g, " ").replace(/\n\s*\n+/g, "\n\n").trim()

// ── search engine
const words = s => norm(s).split(/[^a-z0-9]+/).filter(Boolean)
const stop = new Set("the a an of and or in at for to on by with is as from site who what".split(" "))
const docs = []
const addDoc = (url, title, text, extra = {}) => {
  const tf = new Map(), put = (list, n) => list.forEach(w => tf.set(w, (tf.get(w) ?? 0) + n))
  put(words(text), 1); put(words(title), 3); put(words(url.replace(/^https?:\/\/(www\.)?/, "")), 2)
  docs.push({ url, host: new URL(url).host, title, text, tf, length: words(text).length + 20, flat: norm(title + " " + text), ...extra })
}
for (const p of pages) if (!p.unlisted) addDoc(p.url, p.title, textOf(p.body.replace(/<meta name="description" content="([^"]*)">/, "")) || p.title, { page: p, date: p.date, news: p.news, head: (p.body.match(/<meta (?:name="description"|property="og:description") content="([^"]*)"/) ?? [])[1] })
for (const l of listings) addDoc(l.url, l.title, l.snippet)
for (const a of S.archive) addDoc(a.url, a.title, textOf(a.body), { dead: true })
const df = new Map()
for (const d of docs) for (const w of d.tf.keys()) df.set(w, (df.get(w) ?? 0) + 1)
const average = docs.reduce((n, d) => n + d.length, 0) / docs.length
const search = (query, { max = 5, include = [], exclude = [], newsOnly = false } = {}) => {
  const sites = [], phrases = [], minus = []
  const rest = query.replace(/(^|\s)(-?)site:(\S+)/g, (_, a, m, h) => (m ? exclude = [...exclude, h] : sites.push(h), " ")).replace(/(^|\s)-"?([\w.]+)"?/g, (_, a, w) => (minus.push(norm(w)), " ")).replace(/"([^"]+)"/g, (_, p) => (phrases.push(norm(p)), " " + p + " "))
  const terms = [...new Set(words(rest).filter(w => !stop.has(w)))]
  const on = (d, h) => { h = h.replace(/^https?:\/\//, "").replace(/^\*\./, "").replace(/^www\./, ""); const [dom, ...path] = h.split("/"); const host = d.host.replace(/^www\./, ""); return (host === dom || host.endsWith("." + dom)) && (!path.length || new URL(d.url).pathname.startsWith("/" + path.join("/"))) }
  const scope = [...include, ...sites]
  const hits = []
  for (const d of docs) {
    if (newsOnly && !d.news) continue
    if (scope.length && !scope.some(h => on(d, h))) continue
    if (exclude.some(h => on(d, h))) continue
    if (minus.some(w => d.tf.has(w))) continue
    let score = 0
    for (const t of terms) {
      const f = d.tf.get(t); if (!f) continue
      score += Math.log(1 + (docs.length - df.get(t) + 0.5) / (df.get(t) + 0.5)) * (f * 2.2) / (f + 1.2 * (0.25 + 0.75 * d.length / average))
    }
    for (const p of phrases) if (d.flat.includes(p)) score *= 1.5
    if (score > 0 || (!terms.length && scope.length)) hits.push([score, d])
  }
  hits.sort((a, b) => b[0] - a[0])
  const top = hits[0]?.[0] ?? 1
  return hits.filter(([s]) => s >= top * 0.22).slice(0, max).map(([s, d]) => ({ d, score: top ? Math.min(0.98, 0.3 + 0.65 * s / top) : 0.3, snippet: snippet(d, terms) }))
}
const snippet = (d, terms) => {
  if (d.text.length <= 320) return d.text
  const flat = norm(d.text); let best = 0, bestN = -1
  for (let i = 0; i < d.text.length - 150; i += 40) {
    const part = flat.slice(i, i + 300); const n = terms.reduce((k, t) => k + (part.includes(t) ? Math.log(docs.length / (df.get(t) ?? 1)) : 0), 0)
    if (n > bestN + 1e-9) { bestN = n; best = i }
  }
  const from = best ? d.text.indexOf(" ", best) + 1 : 0
  return (from ? "... " : "") + d.text.slice(from, d.text.lastIndexOf(" ", from + 300)) + " ..."
}

// ── answers
const json = (o, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(o) })
const html = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "text/html; charset=utf-8", ...headers }, body })
const text = (body, status = 200, type = "text/plain; charset=utf-8") => ({ status, headers: { "content-type": type }, body })
const go = (to, status = 301) => ({ status, headers: { location: to, "content-type": "text/html; charset=utf-8" }, body: "" })

const pageAt = new Map(pages.map(p => [p.url, p]))
const hosts = new Set(pages.map(p => new URL(p.url).host))
const fake404 = host => html(`<!doctype html><html><head><title>Page not found</title></head><body><h1>Page not found</h1><p>Sorry, that page is not here. <a href="/">Home</a></p></body></html>`, 404)
const web = (scheme, host, path) => {
  const to = redirects["host:" + host]
  if (to) return go(`https://${to}${path}`)
  if (!hosts.has(host)) return undefined
  if (scheme === "http") return go(`https://${host}${path}`)
  if (path === "/robots.txt") return robots[host] ? text(robots[host]) : fake404(host)
  if (path === "/sitemap.xml") return text(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.filter(p => new URL(p.url).host === host && !p.unlisted).map(p => `<url><loc>${p.url}</loc></url>`).join("")}</urlset>`, 200, "application/xml")
  if (path.startsWith("/assets/")) return path.endsWith(".css") ? text("body{font-family:sans-serif}", 200, "text/css") : fake404(host)
  const url = `https://${host}${path}`
  const p = pageAt.get(url) ?? pageAt.get(`https://${host}${path.split("?")[0]}`)
  if (p) return { status: 200, headers: { "content-type": p.type ?? "text/html; charset=utf-8" }, body: p.body }
  if (redirects[url]) return go(redirects[url])
  if (path === "/") return go(pages.find(p => new URL(p.url).host === host && !p.unlisted).url, 302)
  const other = path.endsWith("/") ? url.slice(0, -1) : url + "/"
  if (pageAt.has(other)) return go(other)
  return fake404(host)
}
/** What a reader service gets of a page: [status, html]. */
const read = (url, depth = 0) => {
  try {
    const u = new URL(url)
    if (/(^|\.)(linkedin|x|twitter)\.com$/.test(u.host)) return { status: 403, body: "" }
    const r = web(u.protocol.slice(0, -1), u.host, u.pathname + u.search)
    if (!r) return { status: 502, body: "" }
    if (r.headers.location && depth < 5) return read(r.headers.location, depth + 1)
    return { status: r.status, body: r.body, url }
  } catch { return { status: 400, body: "" } }
}
const titleOf = h => decode((h.match(/<title>([^<]*)/) ?? [, ""])[1])

const ghRate = n => ({ "x-ratelimit-limit": String(n), "x-ratelimit-remaining": String(n - 1), "x-ratelimit-reset": String(Math.floor(Date.now() / 1000) + 60), "x-ratelimit-resource": n === 10 ? "search" : "core" })
const ghSmall = g => ({ login: g.login, id: g.id, avatar_url: `https://avatars.githubusercontent.com/u/${g.id}?v=4`, url: `https://api.github.com/users/${g.login}`, html_url: `https://github.com/${g.login}`, type: "User", site_admin: false, score: 1 })
const ghUser = g => ({ ...ghSmall(g), score: undefined, name: g.name, company: g.company || null, blog: g.blog ?? "", location: g.location || null, email: g.email ?? null, hireable: null, bio: g.bio ?? null, twitter_username: g.twitter_username || null, public_repos: g.repos.length, public_gists: 0, followers: 10 + g.id % 90, following: 8, created_at: "2013-05-05T10:00:00Z", updated_at: "2026-05-01T10:00:00Z" })
const ghRepo = (g, r, i) => ({ id: g.id * 10 + i, name: r.name, full_name: `${g.login}/${r.name}`, owner: ghSmall(g), html_url: `https://github.com/${g.login}/${r.name}`, description: r.description || null, fork: r.fork, language: r.language, stargazers_count: r.stars, watchers_count: r.stars, forks_count: Math.floor(r.stars / 9), topics: r.topics, homepage: null, archived: false, created_at: "2020-01-01T00:00:00Z", updated_at: r.pushed_at, pushed_at: r.pushed_at, license: null })
const github = (path, q) => {
  const parts = path.split("/").filter(Boolean)
  if (parts[0] === "search") {
    const query = q.get("q") ?? ""
    if (!query.trim()) return json({ message: "Validation Failed", errors: [{ resource: "Search", field: "q", code: "missing" }], documentation_url: "https://docs.github.com/v3/search", status: "422" }, 422, ghRate(10))
    const bare = norm(query.replace(/\b(in|type|repos|followers|location|language|author-email|author-name|fullname|user):("[^"]*"|\S+)/g, " ").replace(/["+]/g, " ").trim())
    const of = key => (query.match(new RegExp(`\\b${key}:("[^"]*"|\\S+)`)) ?? [, ""])[1].replace(/"/g, "")
    if (parts[1] === "users") {
      const where = of("in"), loc = norm(of("location")), full = norm(of("fullname"))
      const items = S.github.filter(g => {
        if (loc && !norm(g.location ?? "").includes(loc)) return false
        if (full) return norm(g.name).includes(full)
        if (!bare) return false
        const mail = (g.email ?? "").toLowerCase() === bare, name = bare.split(/\s+/).every(w => words(g.name + " " + g.login).includes(w)), login = g.login.toLowerCase().includes(bare)
        return /email/.test(where) ? mail : /name/.test(where) ? name : /login/.test(where) ? login : mail || name || login
      }).map(ghSmall)
      return json({ total_count: items.length, incomplete_results: false, items }, 200, ghRate(10))
    }
    if (parts[1] === "commits") {
      const mail = of("author-email").toLowerCase(), author = norm(of("author-name"))
      const items = S.github.filter(g => (mail && g.commit_email === mail) || (author && norm(g.name) === author)).map(g => ({ sha: createHash("sha1").update(g.login).digest("hex"), html_url: `https://github.com/${g.login}/${g.repos[0].name}/commit/${createHash("sha1").update(g.login).digest("hex")}`, commit: { author: { name: g.name, email: g.commit_email, date: g.repos[0].pushed_at }, committer: { name: g.name, email: g.commit_email, date: g.repos[0].pushed_at }, message: "Fix edge case in parser" }, author: ghSmall(g), committer: ghSmall(g), repository: ghRepo(g, g.repos[0], 0), score: 1 }))
      return json({ total_count: items.length, incomplete_results: false, items }, 200, ghRate(10))
    }
    if (parts[1] === "repositories") {
      const items = S.github.flatMap(g => g.repos.map((r, i) => ghRepo(g, r, i))).filter(r => bare && bare.split(/\s+/).every(w => norm(r.full_name + " " + r.description).includes(w)))
      return json({ total_count: items.length, incomplete_results: false, items }, 200, ghRate(10))
    }
    return json({ total_count: 0, incomplete_results: false, items: [] }, 200, ghRate(10))
  }
  const none = json({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404, ghRate(60))
  const g = S.github.find(u => u.login.toLowerCase() === (parts[1] ?? "").toLowerCase())
  if (parts[0] === "users" && g) {
    if (!parts[2]) return json(ghUser(g), 200, ghRate(60))
    if (parts[2] === "repos") return json([...g.repos].sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)).map((r, i) => ghRepo(g, r, i)), 200, ghRate(60))
    if (parts[2] === "social_accounts") return json((g.accounts ?? []).map(([provider, url]) => ({ provider, url })), 200, ghRate(60))
    if (["orgs", "events", "gists", "starred", "followers"].includes(parts[2])) return json([], 200, ghRate(60))
  }
  if (parts[0] === "repos" && g && parts[2]) { const i = g.repos.findIndex(r => r.name === parts[2]); if (i >= 0 && !parts[3]) return json(ghRepo(g, g.repos[i], i), 200, ghRate(60)) }
  return none
}

const tavily = (path, o, headers) => {
  if (!headers.authorization && headers["x-tavily-access-mode"] !== "keyless") return json({ detail: { error: "Unauthorized: missing or invalid API key." } }, 401)
  if (path === "/extract") {
    const urls = [].concat(o.urls ?? []), got = urls.map(u => [u, read(u)])
    return json({ results: got.filter(([, r]) => r.status === 200).map(([url, r]) => ({ url, title: titleOf(r.body), raw_content: markdownOf(r.body), images: [] })), failed_results: got.filter(([, r]) => r.status !== 200).map(([url]) => ({ url, error: "Failed to fetch url" })), response_time: 0.4, request_id: "b0c1d2e3" })
  }
  if (path !== "/search") return json({ detail: "Not Found" }, 404)
  if (!o.query) return json({ detail: { error: "Query is missing." } }, 400)
  if (o.query.length > 400) return json({ detail: { error: "Query is too long. Max query length is 400 characters." } }, 400)
  const results = search(o.query, { max: o.max_results ?? 5, include: o.include_domains ?? [], exclude: o.exclude_domains ?? [], newsOnly: o.topic === "news" }).map(({ d, score, snippet }) => ({ url: d.url, title: d.title, content: snippet, score: Number(score.toFixed(6)), raw_content: o.include_raw_content && d.page ? markdownOf(d.page.body) : null, ...(o.topic === "news" && d.date ? { published_date: new Date(d.date + "T09:00:00Z").toUTCString() } : {}) }))
  return json({ query: o.query, follow_up_questions: null, answer: null, images: [], results, response_time: 0.61, request_id: "4f1c2c1e-46101" })
}
const firecrawl = (path, o) => {
  const v1 = path.startsWith("/v1"), what = path.replace(/^\/v[12]/, "")
  const scraped = url => { const r = read(url); return r.status === 200 ? { markdown: markdownOf(r.body), metadata: { title: titleOf(r.body), sourceURL: url, url: r.url, statusCode: 200 } } : undefined }
  if (what === "/search") {
    if (!o.query) return json({ success: false, error: "Bad Request", details: [{ code: "invalid_type", path: ["query"], message: "Required" }] }, 400)
    const sources = (o.sources ?? ["web"]).map(s => s.type ?? s)
    const rows = n => search(o.query, { max: o.limit ?? 5, newsOnly: n, include: o.includeDomains ?? [], exclude: o.excludeDomains ?? [] }).map(({ d, snippet }, i) => ({ d, i, snippet, extra: o.scrapeOptions?.formats?.length ? scraped(d.url) ?? {} : {} }))
    const webRows = () => rows(false).map(({ d, i, snippet, extra }) => ({ url: d.url, title: d.title, description: snippet, ...(v1 ? {} : { position: i + 1 }), ...extra }))
    if (v1) return json({ success: true, data: webRows() })
    const data = {}
    if (sources.includes("web")) data.web = webRows()
    if (sources.includes("news")) data.news = rows(true).map(({ d, i, snippet }) => ({ title: d.title, url: d.url, snippet, date: d.date, position: i + 1 }))
    return json({ success: true, data, creditsUsed: 2, id: "019e8a2c-46101" })
  }
  if (what === "/scrape") {
    if (/linkedin\.com|\/\/(www\.)?(x|twitter)\.com/.test(o.url ?? "")) return json({ success: false, error: "We apologize for the inconvenience but we do not support this site." }, 403)
    const r = read(o.url ?? "")
    if (r.status === 502) return json({ success: false, code: "SCRAPE_DNS_RESOLUTION_ERROR", error: "DNS resolution failed" }, 500)
    return json({ success: true, data: { markdown: markdownOf(r.body), ...(o.formats?.some(f => (f.type ?? f) === "html" || (f.type ?? f) === "rawHtml") ? { html: r.body, rawHtml: r.body } : {}), metadata: { title: titleOf(r.body), sourceURL: o.url, url: r.url ?? o.url, statusCode: r.status } } })
  }
  return json({ success: false, error: "Not found" }, 404)
}

const wdItem = w => {
  const claims = {}
  for (const [p, v] of w.claims) (claims[p] ??= []).push({ mainsnak: { snaktype: "value", property: p, datavalue: v.startsWith("time:") ? { value: { time: `+${v.slice(5)}T00:00:00Z`, timezone: 0, before: 0, after: 0, precision: 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" }, type: "time" } : { value: { "entity-type": "item", "numeric-id": Number(v.slice(1)), id: v }, type: "wikibase-entityid" }, datatype: v.startsWith("time:") ? "time" : "wikibase-item" }, type: "statement", id: `${w.id}$${p}`, rank: "normal" })
  return { type: "item", id: w.id, labels: { en: { language: "en", value: w.label } }, descriptions: { en: { language: "en", value: w.description } }, aliases: {}, claims, sitelinks: w.article ? { enwiki: { site: "enwiki", title: w.article, badges: [], url: `https://en.wikipedia.org/wiki/${w.article.replace(/ /g, "_")}` } } : {} }
}
const wdAny = id => { const w = S.wikidata.find(x => x.id === id); if (w) return wdItem(w); const e = S.entities[id]; return e ? wdItem({ id, label: e[0], description: e[1], claims: [] }) : undefined }
const wikidata = (path, q) => {
  const m = path.match(/^\/wiki\/Special:EntityData\/(Q\d+)(\.json)?$/)
  if (m) { const w = wdAny(m[1]); return w ? json({ entities: { [m[1]]: w } }) : html("<h1>Not Found</h1><p>No entity with ID " + m[1] + " was found.</p>", 404) }
  if (path !== "/w/api.php") return html("Not found", 404)
  if (q.get("action") === "wbsearchentities") {
    const s = norm(q.get("search") ?? "").trim()
    const hits = S.wikidata.filter(w => s && norm(w.label).startsWith(s))
    return json({ searchinfo: { search: q.get("search") }, search: hits.map(w => ({ id: w.id, title: w.id, pageid: Number(w.id.slice(1)), concepturi: `http://www.wikidata.org/entity/${w.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${w.id}`, display: { label: { value: w.label, language: "en" }, description: { value: w.description, language: "en" } }, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 })
  }
  if (q.get("action") === "wbgetentities") { const ids = (q.get("ids") ?? "").split("|"); return json({ entities: Object.fromEntries(ids.map(id => [id, wdAny(id) ?? { id, missing: "" }])), success: 1 }) }
  if (q.get("list") === "search") { const s = norm(q.get("srsearch") ?? ""); const hits = S.wikidata.filter(w => words(s).every(t => words(w.label).includes(t))); return json({ batchcomplete: "", query: { searchinfo: { totalhits: hits.length }, search: hits.map(w => ({ ns: 0, title: w.id, pageid: 1, snippet: w.description })) } }) }
  return json({ batchcomplete: "" })
}
const wikipedia = (path, q) => {
  const m = path.match(/^\/api\/rest_v1\/page\/summary\/(.+)$/)
  const find = t => S.wikipedia.find(w => w.title.toLowerCase() === t.replace(/_/g, " ").toLowerCase())
  if (m) {
    const w = find(decodeURIComponent(m[1]))
    if (!w) return json({ type: "Internal error", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: path, httpCode: 404, httpReason: "Not Found" }, 404)
    return json({ type: "standard", title: w.title, displaytitle: w.title, namespace: { id: 0, text: "" }, wikibase_item: w.qid, titles: { canonical: w.title.replace(/ /g, "_"), normalized: w.title, display: w.title }, pageid: w.id, lang: "en", dir: "ltr", timestamp: "2026-02-02T02:02:02Z", description: w.description, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}` } }, extract: w.extract, extract_html: `<p>${esc(w.extract)}</p>` })
  }
  if (path === "/w/api.php") {
    const s = norm(q.get("srsearch") ?? q.get("search") ?? "").replace(/"/g, ""), hits = S.wikipedia.filter(w => s && words(s).every(t => words(w.title + " " + w.extract).includes(t)))
    if (q.get("action") === "opensearch") return json([q.get("search"), hits.map(w => w.title), hits.map(() => ""), hits.map(w => `https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}`)])
    return json({ batchcomplete: "", query: { searchinfo: { totalhits: hits.length }, search: hits.map(w => ({ ns: 0, title: w.title, pageid: w.id, snippet: esc(w.extract.slice(0, 140)) })) } })
  }
  return undefined
}

const date = y => y ? { year: { value: String(y) }, month: null, day: null } : null
const affiliation = (kind, o, i, [org, role, dept, city, country, from, to]) => ({ summaries: [{ [`${kind}-summary`]: { "put-code": 1000 + i, "department-name": dept, "role-title": role, "start-date": date(from), "end-date": date(to), organization: { name: org, address: { city, region: null, country } }, visibility: "public", path: `/${o.id}/${kind}/${1000 + i}` } }] })
const orcidPerson = o => ({ "last-modified-date": null, name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": null, visibility: "public", path: o.id }, "other-names": { "other-name": [] }, biography: o.biography ? { content: o.biography, visibility: "public" } : null, "researcher-urls": { "researcher-url": o.urls.map(([n, u]) => ({ "url-name": n, url: { value: u } })) }, emails: { email: o.emails.map(e => ({ email: e, verified: true, primary: true, visibility: "public" })) }, addresses: { address: o.country ? [{ country: { value: o.country } }] : [] }, keywords: { keyword: o.keywords.map(k => ({ content: k })) }, "external-identifiers": { "external-identifier": [] } })
const orcid = (path, q) => {
  const m = path.match(/^\/v3\.0\/(expanded-search|search)\/?$/)
  if (m) {
    const query = (q.get("q") ?? "").replace(/\s+AND\s+/gi, " ")
    const clauses = [...query.matchAll(/([a-z-]+):("[^"]*"|\([^)]*\)|\S+)|"([^"]*)"|(\S+)/g)].map(x => [x[1], norm((x[2] ?? x[3] ?? x[4] ?? "").replace(/["()*\\]/g, " ")).trim()]).filter(c => c[1] && c[1] !== "or")
    const hits = S.orcid.filter(o => clauses.length && clauses.every(([f, v]) => {
      const inst = [...o.employments, ...o.educations].map(e => e[0]).join(" ")
      const hay = { "given-names": o.given, "family-name": o.family, "given-and-family-names": `${o.given} ${o.family}`, "affiliation-org-name": inst, "current-institution-affiliation-name": inst, email: o.emails.join(" "), orcid: o.id, keyword: o.keywords.join(" ") }[f ?? ""] ?? `${o.given} ${o.family} ${inst} ${o.biography}`
      return f === "email" ? o.emails.includes(v) : words(v).every(w => words(hay).includes(w))
    }))
    if (m[1] === "search") return json({ result: hits.length ? hits.map(o => ({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" } })) : null, "num-found": hits.length })
    return json({ "expanded-result": hits.length ? hits.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": null, "other-name": [], email: o.emails, "institution-name": [...new Set([...o.employments, ...o.educations].map(e => e[0]))] })) : null, "num-found": hits.length })
  }
  const r = path.match(/^\/v3\.0\/([\dX-]{19})(?:\/([a-z-]+))?\/?$/), o = r && S.orcid.find(x => x.id === r[1])
  if (!o) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
  const emp = { "last-modified-date": null, "affiliation-group": o.employments.map((e, i) => affiliation("employment", o, i, e)), path: `/${o.id}/employments` }
  const edu = { "last-modified-date": null, "affiliation-group": o.educations.map((e, i) => affiliation("education", o, i + 50, e)), path: `/${o.id}/educations` }
  const works = { "last-modified-date": null, group: o.works.map(([t, type, y, j], i) => ({ "external-ids": { "external-id": [] }, "work-summary": [{ "put-code": 2000 + i, title: { title: { value: t }, subtitle: null }, type, "publication-date": date(y), "journal-title": { value: j } }] })), path: `/${o.id}/works` }
  const parts = { person: orcidPerson(o), employments: emp, educations: edu, works }
  if (!r[2] || r[2] === "record") return json({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" }, person: parts.person, "activities-summary": { employments: emp, educations: edu, works }, path: `/${o.id}` })
  return parts[r[2]] ? json(parts[r[2]]) : json({ "affiliation-group": [], path })
}
const oaAuthor = a => { const inst = { id: "https://openalex.org/I" + a.id.slice(-7), ror: null, display_name: a.institution, country_code: a.country, type: "other", lineage: [] }; return { id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], relevance_score: 100, works_count: a.works_count, cited_by_count: a.cited_by_count, summary_stats: { h_index: 8 }, ids: { openalex: `https://openalex.org/${a.id}` }, affiliations: [{ institution: inst, years: a.years }], last_known_institutions: [inst], topics: a.topics.map((t, i) => ({ id: `https://openalex.org/T1${i}`, display_name: t, count: 5 - i })), x_concepts: [], works_api_url: `https://api.openalex.org/works?filter=author.id:${a.id}` } }
const openalex = (path, q) => {
  const meta = n => ({ count: n, db_response_time_ms: 21, page: 1, per_page: 25, groups_count: null })
  const one = path.match(/^\/(authors|people)\/(.+)$/)
  if (one) { const id = decodeURIComponent(one[2]), a = S.openalex.find(x => id.endsWith(x.id) || (x.orcid && id.endsWith(x.orcid))); return a ? json(oaAuthor(a)) : json({ error: "Not Found", message: "No author found" }, 404) }
  if (path === "/authors") { const s = words(q.get("search") ?? ""), f = q.get("filter") ?? ""; const hits = S.openalex.filter(a => (s.length && s.every(w => words(a.name).includes(w))) || (a.orcid && f.includes(a.orcid)) || (/display_name\.search:/.test(f) && words(f.split("search:")[1]).every(w => words(a.name).includes(w)))); return json({ meta: meta(hits.length), results: hits.map(oaAuthor), group_by: [] }) }
  if (path === "/works") {
    const f = (q.get("filter") ?? ""), a = S.openalex.find(x => f.includes(x.id) || (x.orcid && f.includes(x.orcid)))
    const list = a ? S.crossref.filter(w => w.authors.some(p => norm(`${p[0]} ${p[1]}`) === norm(a.name))) : []
    return json({ meta: meta(list.length), results: list.map(w => ({ id: "https://openalex.org/W" + parseInt(createHash("md5").update(w.doi).digest("hex").slice(0, 7), 16), doi: `https://doi.org/${w.doi}`, title: w.title, display_name: w.title, publication_year: w.published[0], type: "article", cited_by_count: 12, primary_location: { source: { display_name: w.journal } }, authorships: w.authors.map(p => ({ author: { display_name: `${p[0]} ${p[1]}`, orcid: p[3] ? `https://orcid.org/${p[3]}` : null }, institutions: p[2] ? [{ display_name: p[2] }] : [] })) })), group_by: [] })
  }
  return json({ meta: meta(0), results: [], group_by: [] })
}
const crossref = (path, q) => {
  if (path !== "/works") { const w = S.crossref.find(x => decodeURIComponent(path).endsWith(x.doi)); return w ? json({ status: "ok", "message-type": "work", message: crWork(w) }) : text("Resource not found.", 404) }
  const s = words(q.get("query.author") ?? q.get("query") ?? ""), aff = words(q.get("query.affiliation") ?? "")
  const hits = S.crossref.filter(w => s.length && w.authors.some(a => words(`${a[0]} ${a[1]}`).filter(x => s.includes(x)).length >= Math.min(2, s.length) && (!aff.length || aff.some(x => words(a[2] ?? "").includes(x)))))
  return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": hits.length, items: hits.map(crWork), "items-per-page": 20, query: { "start-index": 0, "search-terms": null } } }, 200, { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" })
}
const crWork = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", title: [w.title], "container-title": [w.journal], publisher: w.journal, published: { "date-parts": [w.published] }, issued: { "date-parts": [w.published] }, author: w.authors.map(([given, family, aff, id], i) => ({ given, family, sequence: i ? "additional" : "first", affiliation: aff ? [{ name: aff }] : [], ...(id ? { ORCID: `http://orcid.org/${id}`, "authenticated-orcid": true } : {}) })), score: 30 })

const epoch = s => Math.floor(new Date(s).getTime() / 1000)
const hn = (path, q) => {
  const m = path.match(/^\/api\/v1\/users\/(.+)$/)
  if (m) { const u = S.hackerNews.find(x => x.username === decodeURIComponent(m[1])); return u ? json({ username: u.username, about: u.about, karma: u.karma }) : json({ status: 404, error: "Not Found" }, 404) }
  if (/^\/api\/v1\/search(_by_date)?$/.test(path)) {
    const tags = q.get("tags") ?? "", query = words(q.get("query") ?? ""), author = (tags.match(/author_([\w-]+)/) ?? [])[1]
    let hits = S.hackerNews.flatMap(u => [...u.stories.map(([title, url, points, at], i) => ({ kind: "story", objectID: String(35900000 + i), title, url, author: u.username, points, num_comments: 88, story_text: null, comment_text: null, created_at: at, created_at_i: epoch(at), _tags: ["story", `author_${u.username}`] })), ...u.comments.map(([story, t, at], i) => ({ kind: "comment", objectID: String(41200000 + i), title: null, url: null, story_title: story, author: u.username, points: null, num_comments: null, comment_text: t, created_at: at, created_at_i: epoch(at), _tags: ["comment", `author_${u.username}`] }))])
    hits = hits.filter(h => (!author || h.author === author) && (!/\bstory\b/.test(tags) || h.kind === "story") && (!/\bcomment\b/.test(tags) || h.kind === "comment") && query.every(w => words([h.title, h.story_title, h.comment_text, h.author, h.url].join(" ")).includes(w)) && (author || query.length)).map(({ kind, ...h }) => h)
    return json({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, processingTimeMS: 2, query: q.get("query") ?? "" })
  }
  return json({ status: 404, error: "Not Found" }, 404)
}
const seUser = u => ({ user_id: u.id, account_id: u.id + 7, display_name: u.name, user_type: "registered", location: u.location, website_url: u.website, link: `https://stackoverflow.com/users/${u.id}/${u.name.toLowerCase().replace(/\W+/g, "-")}`, reputation: u.reputation, creation_date: 1400000000, last_access_date: 1779000000, badge_counts: { bronze: 40, silver: 12, gold: 1 }, ...(u.about ? { about_me: u.about } : {}) })
const stack = (path, q) => {
  const wrap = items => { const r = json({ items, has_more: false, quota_max: 300, quota_remaining: 287 }); return { ...r, headers: { ...r.headers, "content-encoding": "gzip" }, body: gzipSync(r.body) } }
  if (q.get("site") && q.get("site") !== "stackoverflow") return wrap([])
  const m = path.match(/^\/2\.3\/users\/([\d;]+)(?:\/(\S+))?$/)
  if (m) { const us = S.stackExchange.filter(u => m[1].split(";").includes(String(u.id))); if (!m[2]) return wrap(us.map(seUser)); return wrap(/tags/.test(m[2]) ? us.flatMap(u => u.tags.map(t => ({ name: t, tag_name: t, count: 20, answer_count: 12, answer_score: 40, user_id: u.id }))) : []) }
  if (path === "/2.3/users") { const s = norm(q.get("inname") ?? "").trim(); return wrap(S.stackExchange.filter(u => s && norm(u.name).includes(s)).map(seUser)) }
  return wrap([])
}
const bskyProfile = b => ({ did: "did:plc:" + createHash("sha1").update(b.handle).digest("hex").slice(0, 24), handle: b.handle, displayName: b.name, description: b.description, avatar: "", followersCount: 211, followsCount: 180, postsCount: b.posts.length, indexedAt: "2026-05-01T00:00:00Z", createdAt: "2024-11-10T00:00:00Z", labels: [] })
const bluesky = (path, q) => {
  const m = path.replace("/xrpc/", ""), by = a => S.bluesky.find(b => b.handle === (a ?? "").replace(/^@/, "").toLowerCase() || bskyProfile(b).did === a)
  if (m === "app.bsky.actor.getProfile") { const b = by(q.get("actor")); return b ? json(bskyProfile(b)) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
  if (m === "app.bsky.feed.getAuthorFeed") { const b = by(q.get("actor")); return b ? json({ feed: b.posts.map(([t, at], i) => ({ post: { uri: `at://${bskyProfile(b).did}/app.bsky.feed.post/3k${i}`, cid: "bafy" + i, author: bskyProfile(b), record: { $type: "app.bsky.feed.post", text: t, createdAt: at, langs: ["en"] }, likeCount: 4, replyCount: 0, repostCount: 0, indexedAt: at } })) }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
  if (m === "app.bsky.actor.searchActors") { const s = words(q.get("q") ?? q.get("term") ?? ""); return json({ actors: S.bluesky.filter(b => s.length && s.every(w => words(`${b.name} ${b.handle} ${b.description}`).includes(w))).map(bskyProfile) }) }
  if (m === "app.bsky.feed.searchPosts") return html("<html><head><title>403 Forbidden</title></head></html>", 403)
  return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
}
const mastodonHosts = new Set(["mastodon.social", "hachyderm.io", "infosec.exchange", "fosstodon.org", "mstdn.ca"])
const mastodon = (host, path, q) => {
  const acc = m => ({ id: m.id, username: m.user, acct: m.user, display_name: m.name, locked: false, bot: false, created_at: "2022-11-08T00:00:00.000Z", note: m.note, url: `https://${m.domain}/@${m.user}`, uri: `https://${m.domain}/users/${m.user}`, followers_count: 640, following_count: 310, statuses_count: 900, fields: m.fields.map(([name, value, v]) => ({ name, value, verified_at: v })) })
  const here = S.mastodon.filter(m => m.domain === host)
  if (path === "/.well-known/webfinger") { const m = here.find(m => `acct:${m.user}@${m.domain}` === (q.get("resource") ?? "").toLowerCase()); return m ? json({ subject: `acct:${m.user}@${m.domain}`, aliases: [`https://${host}/@${m.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${host}/@${m.user}` }, { rel: "self", type: "application/activity+json", href: `https://${host}/users/${m.user}` }] }, 200, { "content-type": "application/jrd+json; charset=utf-8" }) : { status: 404, headers: {}, body: "" } }
  if (path === "/api/v1/accounts/lookup") { const m = here.find(m => [m.user, `${m.user}@${m.domain}`].includes((q.get("acct") ?? "").replace(/^@/, "").toLowerCase())); return m ? json(acc(m)) : json({ error: "Record not found" }, 404) }
  const s = path.match(/^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/)
  if (s) { const m = here.find(m => m.id === s[1]); return m ? json(s[2] ? m.posts.map(([content, created_at], i) => ({ id: String(i), created_at, content, reblog: null, account: acc(m), url: `https://${host}/@${m.user}/${i}` })) : acc(m)) : json({ error: "Record not found" }, 404) }
  if (path.startsWith("/api/")) return json({ error: "Record not found" }, 404)
  return web("https", host, path) ?? html("<title>404</title>", 404)
}
const gdelt = q => {
  const query = q.get("query") ?? "", phrases = [...query.matchAll(/"([^"]+)"/g)].map(m => norm(m[1])), terms = words(query.replace(/"[^"]*"/g, " ").replace(/\b\w+:\S+/g, " ").replace(/\bOR\b/g, " ")).filter(w => !stop.has(w))
  if (!phrases.length && !terms.length) return text("Your search was too short or too long.\n")
  const hits = docs.filter(d => d.news && phrases.every(p => d.flat.includes(p)) && terms.every(t => d.tf.has(t))).slice(0, Number(q.get("maxrecords") ?? 75))
  return json(hits.length ? { articles: hits.map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.date.replace(/-/g, "") + "T120000Z", socialimage: "", domain: d.host.replace(/^www\./, ""), language: d.news.language, sourcecountry: d.news.country })) } : {})
}
const itunes = (path, q) => {
  const row = p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}`, feedUrl: p.feed, trackCount: p.episodes.length, primaryGenreName: "Business", country: "USA", releaseDate: p.episodes[0][3] + "T09:00:00Z" })
  if (path === "/lookup") { const hits = S.podcasts.filter(p => String(p.id) === q.get("id")); return json({ resultCount: hits.length, results: hits.map(row) }, 200, { "content-type": "text/javascript; charset=utf-8" }) }
  const s = words(q.get("term") ?? "").filter(w => !stop.has(w))
  if (q.get("entity") === "podcastEpisode") {
    const hits = S.podcasts.flatMap(p => p.episodes.map(e => [p, e])).filter(([p, e]) => s.length && s.every(w => words(`${e[0]} ${e[1]} ${p.title}`).includes(w)))
    return json({ resultCount: hits.length, results: hits.map(([p, e]) => ({ wrapperType: "podcastEpisode", kind: "podcast-episode", trackName: e[0], collectionName: p.title, collectionId: p.id, description: e[1], shortDescription: e[1], feedUrl: p.feed, trackViewUrl: e[2], releaseDate: e[3] + "T09:00:00Z" })) }, 200, { "content-type": "text/javascript; charset=utf-8" })
  }
  const hits = S.podcasts.filter(p => s.length && s.every(w => words(`${p.title} ${p.artist}`).includes(w)))
  return json({ resultCount: hits.length, results: hits.map(row) }, 200, { "content-type": "text/javascript; charset=utf-8" })
}
const rdap = path => {
  const m = path.match(/^\/domain\/(.+)$/), r = m && S.rdap.find(([d]) => d === m[1].toLowerCase())
  if (!r) return json({ errorCode: 404, title: "Not Found", description: ["No RDAP data for this object"] }, 404, { "content-type": "application/rdap+json" })
  return json({ objectClassName: "domain", ldhName: r[0].toUpperCase(), status: ["client transfer prohibited"], events: [{ eventAction: "registration", eventDate: r[2] + "T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", r[1] ? "" : "REDACTED FOR PRIVACY"], ...(r[1] ? [["org", {}, "text", r[1]]] : [])]] }], nameservers: [] }, 200, { "content-type": "application/rdap+json" })
}
const gitlab = (path, q) => {
  const full = u => ({ id: u.id, username: u.username, name: u.name, state: "active", web_url: `https://gitlab.com/${u.username}`, created_at: "2017-02-02T00:00:00Z", bio: u.bio, location: u.location, public_email: null, linkedin: u.linkedin, twitter: u.twitter, website_url: u.website_url, job_title: u.job_title, organization: u.organization, pronouns: null })
  const small = ({ id, username, name, state, web_url }) => ({ id, username, name, state, locked: false, avatar_url: null, web_url })
  if (path === "/api/v4/users") { const u = (q.get("username") ?? "").toLowerCase(), s = words(q.get("search") ?? ""); return json(S.gitlab.filter(x => (u && x.username === u) || (s.length && s.every(w => words(x.name + " " + x.username).includes(w)))).map(full).map(small)) }
  const m = path.match(/^\/api\/v4\/users\/([^/]+)(\/projects)?$/), u = m && S.gitlab.find(x => String(x.id) === m[1] || x.username === m[1])
  if (u) return json(m[2] ? u.projects.map((p, i) => ({ id: u.id + i, name: p.name, path_with_namespace: `${u.username}/${p.name}`, description: p.description, web_url: `https://gitlab.com/${u.username}/${p.name}`, star_count: 6, topics: [], last_activity_at: p.at })) : full(u))
  if (path.startsWith("/api/")) return json({ message: "404 User Not Found" }, 404)
  const h = S.gitlab.find(x => path === "/" + x.username)
  return h ? html(`<!doctype html><html><head><title>${esc(h.name)} · GitLab</title></head><body><h1>${esc(h.name)}</h1><p>${esc(h.bio)}</p><p>${esc(h.job_title)} at ${esc(h.organization)}</p><p>${esc(h.location)}</p></body></html>`) : html("<title>Not Found</title>", 404)
}
const youtube = (path, q) => {
  if (path === "/feeds/videos.xml") {
    const c = S.youtube.find(c => c.id === q.get("channel_id"))
    if (!c) return html("<title>Error 404 (Not Found)!!1</title>", 404)
    return text(`<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${c.id}</id><yt:channelId>${c.id}</yt:channelId><title>${esc(c.title)}</title><author><name>${esc(c.title)}</name><uri>https://www.youtube.com/channel/${c.id}</uri></author>${c.videos.map(([id, t, at, d]) => `<entry><id>yt:video:${id}</id><yt:videoId>${id}</yt:videoId><title>${esc(t)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/><published>${at}</published><media:group><media:title>${esc(t)}</media:title><media:description>${esc(d)}</media:description></media:group></entry>`).join("")}</feed>`, 200, "text/xml; charset=UTF-8")
  }
  return web("https", "www.youtube.com", path) ?? html("", 404)
}
const same = (a, b) => a.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "") === b.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")
const archiveOrg = (path, q) => {
  if (path.startsWith("/cdx/search/cdx")) {
    const url = q.get("url") ?? "", rows = S.archive.filter(a => url.endsWith("*") ? a.url.replace(/^https?:\/\/(www\.)?/, "").startsWith(url.replace(/^https?:\/\/(www\.)?/, "").slice(0, -1)) : same(a.url, url)).map(a => { const u = new URL(a.url); return [u.host.replace(/^www\./, "").split(".").reverse().join(",") + ")" + u.pathname, a.timestamp, a.url, "text/html", "200", createHash("sha1").update(a.body).digest("hex").toUpperCase().slice(0, 32), String(a.body.length)] })
    const fields = ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"], fl = q.get("fl")?.split(",") ?? fields, cut = r => fl.map(f => r[fields.indexOf(f)])
    return q.get("output") === "json" ? json(rows.length ? [fl, ...rows.map(cut)] : []) : text(rows.map(r => cut(r).join(" ") + "\n").join(""))
  }
  const m = path.match(/^\/web\/(\d{1,14})(id_)?\/(.+)$/), a = m && S.archive.find(a => same(a.url, m[3]))
  if (a) return m[1] === a.timestamp ? html(a.body) : go(`https://web.archive.org/web/${a.timestamp}${m[2] ?? ""}/${a.url}`, 302)
  return html("<title>Wayback Machine</title><p>The Wayback Machine has not archived that URL.</p>", 404)
}

const handle = (method, scheme, host, path, q, rawPath, headers, body) => {
  const o = () => { try { return JSON.parse(body || "{}") } catch { return {} } }
  switch (host) {
    case "api.gravatar.com": {
      const m = path.match(/^\/v3\/profiles\/([^/]+)$/), g = m && S.gravatar.find(g => g.slug === m[1] || createHash("sha256").update(g.email).digest("hex") === m[1].toLowerCase())
      const rate = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "97", "x-ratelimit-reset": "3500" }
      return g ? json({ hash: createHash("sha256").update(g.email).digest("hex"), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: "", avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", verified_accounts: g.accounts.map(([t, l, u]) => ({ service_type: t, service_label: l, service_icon: "", url: u, is_hidden: false })), pronunciation: "", pronouns: "", section_visibility: {} }, 200, rate) : json({ error: "Profile not found", code: "not_found" }, 404, rate)
    }
    case "gravatar.com": case "www.gravatar.com": { const g = S.gravatar.find(g => path === "/" + g.slug); return g ? html(`<!doctype html><html><head><title>${esc(g.display_name)} - Gravatar</title></head><body><h1>${esc(g.display_name)}</h1><p>${esc(g.job_title ?? "")} ${esc(g.company ?? "")}</p><p>${esc(g.location)}</p><p>${esc(g.description)}</p></body></html>`) : html("<title>Not found</title>", 404) }
    case "api.github.com": return github(path, q)
    case "github.com": { if (path === "/robots.txt") return text("User-agent: *\nDisallow: /*/tree/\n"); const r = web("https", host, path); if (r && r.status === 200) return r; const [, u, n] = path.split("/"); const g = S.github.find(g => g.login === u), rp = g?.repos.find(r => r.name === n); return rp ? html(`<!doctype html><html><head><title>GitHub - ${u}/${n}: ${esc(rp.description)}</title></head><body><h1>${u}/${n}</h1><p>${esc(rp.description)}</p></body></html>`) : html("<title>Page not found · GitHub</title>", 404) }
    case "api.tavily.com": return method === "POST" ? tavily(path, o(), headers) : json({ detail: "Method Not Allowed" }, 405)
    case "api.firecrawl.dev": return method === "POST" ? firecrawl(path, o()) : json({ success: false, error: "Not found" }, 404)
    case "r.jina.ai": { const url = rawPath.slice(1), r = read(url); if (r.status === 502 || r.status === 400) return json({ data: null, code: 422, name: "AssertionFailureError", status: 42206, message: "Failed to goto " + url }, 422); if (r.status === 403) return json({ data: null, code: 451, name: "SecurityCompromiseError", status: 45102, message: "Anonymous access to domain is blocked" }, 451); return (headers.accept ?? "").includes("json") ? json({ code: 200, status: 20000, data: { title: titleOf(r.body), description: "", url, content: markdownOf(r.body), ...(r.status === 404 ? { warning: "Target URL returned error 404: Not Found" } : {}), usage: { tokens: Math.ceil(r.body.length / 4) } } }) : text(`Title: ${titleOf(r.body)}\n\nURL Source: ${url}\n\nMarkdown Content:\n${markdownOf(r.body)}`) }
    case "www.wikidata.org": case "wikidata.org": return wikidata(path, q)
    case "query.wikidata.org": return json({ head: { vars: [] }, results: { bindings: [] } }, 200, { "content-type": "application/sparql-results+json" })
    case "en.wikipedia.org": return wikipedia(path, q) ?? web("https", host, path) ?? html("", 404)
    case "pub.orcid.org": return orcid(path, q)
    case "orcid.org": { const r = S.orcid.find(x => path === "/" + x.id); return r ? html("<!doctype html><title>ORCID</title><app-root></app-root>") : html("<title>404</title>", 404) }
    case "api.openalex.org": return openalex(path, q)
    case "api.crossref.org": return crossref(path, q)
    case "hn.algolia.com": return hn(path, q)
    case "news.ycombinator.com": { const u = S.hackerNews.find(u => path === "/user" && q.get("id") === u.username); return u ? html(`<html><head><title>Profile: ${u.username} | Hacker News</title></head><body><table><tr><td>user:</td><td>${u.username}</td></tr><tr><td>about:</td><td>${esc(u.about)}</td></tr></table></body></html>`) : text("No such user.") }
    case "api.stackexchange.com": return stack(path, q)
    case "public.api.bsky.app": return bluesky(path, q)
    case "bsky.app": { const b = S.bluesky.find(b => path === "/profile/" + b.handle); return html(`<!doctype html><html><head><title>${b ? esc(`${b.name} (@${b.handle}) — Bluesky`) : "Bluesky"}</title>${b ? `<meta name="description" content="${esc(b.description)}">` : ""}</head><body><div id="root"></div><noscript>JavaScript Required</noscript></body></html>`) }
    case "api.gdeltproject.org": return path === "/api/v2/doc/doc" ? gdelt(q) : text("", 404)
    case "itunes.apple.com": return itunes(path, q)
    case "rdap.org": return rdap(path)
    case "www.sec.gov": if (path === "/files/company_tickers.json") return json(Object.fromEntries(S.edgar.map((c, i) => [i, { cik_str: c.cik, ticker: c.ticker, title: c.name }]))); return html("<title>SEC.gov | Page not found</title>", 404)
    case "efts.sec.gov": return json({ took: 3, timed_out: false, hits: { total: { value: 0, relation: "eq" }, max_score: null, hits: [] } })
    case "data.sec.gov": { const c = S.edgar.find(c => path === `/submissions/CIK${String(c.cik).padStart(10, "0")}.json`); return c ? json({ cik: String(c.cik).padStart(10, "0"), entityType: "operating", sic: c.sic, sicDescription: c.industry, name: c.name, tickers: [c.ticker], exchanges: ["Nasdaq"], addresses: { business: { street1: "1 Main", city: c.city, stateOrCountry: c.state } }, filings: { recent: { accessionNumber: [], form: [], filingDate: [] }, files: [] } }) : text(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code></Error>`, 404, "application/xml") }
    case "gitlab.com": return gitlab(path, q)
    case "www.youtube.com": case "youtube.com": return youtube(path, q)
    case "web.archive.org": return archiveOrg(rawPath.startsWith("/web/") ? rawPath : path, q)
    case "archive.org": { const a = S.archive.find(a => same(a.url, q.get("url") ?? "")); return json({ url: q.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) }
    case "stackoverflow.com": return web("https", host, path) ?? html("", 404)
  }
  if (/(^|\.)linkedin\.com$/.test(host)) return path === "/robots.txt" ? text("User-agent: *\nDisallow: /\n") : { status: 999, headers: { "content-type": "text/html" }, body: "<html><head></head><body></body></html>" }
  if (/^(www\.)?(x|twitter)\.com$/.test(host)) return path === "/robots.txt" ? text("User-agent: *\nDisallow: /\n") : html("<!doctype html><title>X</title><noscript>JavaScript is not available.</noscript>", 403)
  if (mastodonHosts.has(host)) return mastodon(host, path, q)
  return web(scheme, host, rawPath)
}

if (process.argv[2]) createServer((req, res) => {
  const chunks = []
  req.on("data", c => chunks.push(c))
  req.on("end", () => {
    let r
    try {
      const m = req.url.match(/^\/(https?)\/([^/?]+)(\/[^?]*)?(\?.*)?$/)
      if (m) {
        const host = decodeURIComponent(m[2]).toLowerCase().replace(/:(443|80)$/, ""), path = m[3] ?? "/"
        let plain = path; try { plain = decodeURI(path) } catch {}
        r = handle(req.method, m[1], host, plain, new URLSearchParams(m[4] ?? ""), path + (m[4] ?? ""), req.headers, Buffer.concat(chunks).toString())
      }
    } catch (e) { console.error(req.url, e); r = { status: 500, headers: {}, body: "" } }
    r ??= { status: 502, headers: { "content-type": "text/plain" }, body: "getaddrinfo ENOTFOUND" }
    res.writeHead(r.status, r.headers)
    res.end(req.method === "HEAD" ? undefined : r.body)
  })
}).listen(Number(process.argv[2]), "127.0.0.1", () => console.log("hartsmoor listens on " + process.argv[2]))
