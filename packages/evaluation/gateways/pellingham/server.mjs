// node server.mjs PORT: plays the whole internet of the world "pellingham" at /{scheme}/{host}{path}?{query}
import { createHash } from "node:crypto"
import { createServer } from "node:http"
import { esc, pages } from "./lib.mjs"
import "./houses1.mjs"
import "./houses2.mjs"
import "./web.mjs"
import * as S from "./services.mjs"

const port = Number(process.argv[2])
if (!Number.isInteger(port)) { console.error("usage: node server.mjs PORT"); process.exit(2) }
const sha = s => createHash("sha256").update(s).digest("hex")
const html = body => ({ status: 200, type: "text/html; charset=utf-8", body })
const json = (value, status = 200, headers = {}) => ({ status, type: "application/json; charset=utf-8", body: JSON.stringify(value), headers })
const text = (body, status = 200, type = "text/plain; charset=utf-8") => ({ status, type, body })
const moved = (location, status = 301) => ({ status, type: "text/html; charset=utf-8", body: `<a href="${esc(location)}">Moved</a>`, headers: { location } })
const missing = () => ({ status: 404, type: "text/html; charset=utf-8", body: "<!doctype html><html><head><title>Page not found</title></head><body><h1>404</h1><p>We could not find that page.</p><p><a href=\"/\">Home</a></p></body></html>" })

// ------------------------------------------------------------ words
const fold = s => s.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’']s\b/g, "").replace(/[’']/g, "")
const words = s => fold(s).match(/[\p{L}\p{N}]+/gu) ?? []
const stop = new Set("a an and are as at be by for from has he her his i in is it its of on or our she that the their they this to was we were who will with you your".split(" "))
const plain = s => s.replace(/<head[\s\S]*?<\/head>/i, " ").replace(/<(script|style|noscript)[\s\S]*?<\/\1>/gi, " ").replace(/<\/(p|h\d|li|tr|td|th|dt|dd|div|section|article|address|nav|a)>/gi, " \n").replace(/<[^>]+>/g, "")
  .replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, "\"").replace(/&middot;/g, "·").replace(/&hellip;/g, "…").replace(/&copy;/g, "©").replace(/&amp;/g, "&").replace(/[ \t]*\n\s*/g, "\n").replace(/[ \t]+/g, " ").trim()
const main = s => s.match(/<main>([\s\S]*?)<\/main>/)?.[1] ?? s
const titleOf = s => plain(s.match(/<title>([\s\S]*?)<\/title>/)?.[1] ?? "")

// ------------------------------------------------------------ search engine over pages and listings (BM25)
const docs = []
for (const p of pages.values()) if (!p.unlisted) {
  // What a crawler that runs scripts sees of a page whose people stand in JSON-LD only.
  const data = [...p.body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(m => JSON.parse(m[1]).employee ?? []).map(e => `${e.name}, ${e.jobTitle}. ${e.description}`).join("\n")
  docs.push({ url: p.url, title: titleOf(p.body), text: [plain(main(p.body)), data].filter(Boolean).join("\n"), news: p.news })
}
for (const l of S.listings) docs.push({ url: l.url, title: l.title, text: l.snippet })
for (const a of S.wikipedia) docs.push({ url: `https://en.wikipedia.org/wiki/${a.title.replace(/ /g, "_")}`, title: `${a.title} - Wikipedia`, text: a.extract })
for (const g of S.github) docs.push({ url: `https://github.com/${g.login}`, title: `${g.login} (${g.name}) · GitHub`, text: [g.bio, g.company, g.location, `${g.login} has ${g.repositories.length} repositories available. Follow their code on GitHub.`].filter(Boolean).join(" · ") })
const frequency = new Map()
for (const d of docs) {
  const t = words(d.title), u = words(d.url.replace(/^https?:\/\//, "")), b = words(d.text)
  d.tf = new Map()
  for (const [list, weight] of [[t, 2.5], [u, 1], [b, 1]]) for (const w of list) d.tf.set(w, (d.tf.get(w) ?? 0) + weight)
  d.length = t.length + b.length
  d.flat = ` ${t.join(" ")} | ${b.join(" ")} `
  for (const w of d.tf.keys()) frequency.set(w, (frequency.get(w) ?? 0) + 1)
}
const average = docs.reduce((n, d) => n + d.length, 0) / docs.length
const idf = w => Math.log(1 + (docs.length - (frequency.get(w) ?? 0) + 0.5) / ((frequency.get(w) ?? 0) + 0.5))
const hostIn = (url, domain) => { const h = new URL(url).host, d = domain.replace(/^https?:\/\//, "").replace(/\/.*$/, "").replace(/^\*\./, ""); return h === d || h.endsWith("." + d) || h === d.replace(/^www\./, "") }
const snippetOf = (d, terms, size = 300) => {
  const flat = d.text.replace(/\n/g, " ")
  if (flat.length <= size) return flat
  const low = fold(flat).length === flat.length ? fold(flat) : flat.toLowerCase()
  let best = 0, most = -1
  for (let at = 0; at < flat.length; at += 20) {
    const window = low.slice(at, at + size)
    const n = terms.reduce((sum, w) => sum + (window.includes(w) ? idf(w) : 0), 0)
    if (n > most + 1e-9) { most = n; best = at }
  }
  let from = best === 0 ? 0 : flat.indexOf(" ", best) + 1
  if (from > flat.length - size) from = Math.max(0, flat.indexOf(" ", flat.length - size) + 1)
  return `${from > 0 ? "... " : ""}${flat.slice(from, from + size).replace(/\s\S*$/, "")}${from + size < flat.length ? " ..." : ""}`
}
const search = (query, { limit = 5, include = [], exclude = [], news = false, since } = {}) => {
  const sites = [], without = [], minus = []
  let q = query.replace(/(^|\s)(-?)site:(\S+)/gi, (_, s, no, d) => { (no ? without : sites).push(d.replace(/"/g, "")); return " " }).replace(/(^|\s)-"?([\p{L}\p{N}]+)"?/gu, (_, s, w) => { minus.push(fold(w)); return " " })
  const phrases = [...q.matchAll(/["“]([^"”]+)["”]/g)].map(m => words(m[1]).join(" ")).filter(Boolean)
  const terms = [...new Set(words(q).filter(w => !stop.has(w) && w !== "or"))]
  const all = words(q)
  const pairs = all.slice(1).map((w, i) => `${all[i]} ${w}`).filter(p => !p.split(" ").some(w => stop.has(w)))
  const total = terms.reduce((n, w) => n + idf(w), 0) || 1
  const hits = []
  for (const d of docs) {
    if (news && !d.news) continue
    if (since && !(d.news && d.news.seen.slice(0, 8) >= since)) continue
    if (sites.length && !sites.some(s => s.includes("/") ? d.url.replace(/^https?:\/\/(www\.)?/, "").startsWith(s.replace(/^https?:\/\//, "").replace(/^www\./, "")) : hostIn(d.url, s))) continue
    if (without.some(s => hostIn(d.url, s)) || exclude.some(s => hostIn(d.url, s))) continue
    if (include.length && !include.some(s => hostIn(d.url, s))) continue
    if (minus.some(w => d.tf.has(w))) continue
    let score = 0, covered = 0
    for (const w of terms) {
      const f = d.tf.get(w)
      if (!f) continue
      covered += idf(w)
      score += idf(w) * f * 2.2 / (f + 1.2 * (0.25 + 0.75 * d.length / average))
    }
    if (score === 0 && !(terms.length === 0 && sites.length)) continue
    for (const p of pairs) if (d.flat.includes(` ${p} `)) score += 2
    for (const p of phrases) score += d.flat.includes(` ${p} `) ? 6 : -3
    hits.push({ d, score: score * (0.4 + 0.6 * covered / total), share: covered / total })
  }
  hits.sort((a, b) => b.score - a.score || (a.d.url < b.d.url ? -1 : 1))
  const top = hits[0]?.score || 1
  return hits.filter(h => h.score > 0 && h.share > 0.15).slice(0, limit).map(({ d, score, share }) => ({ url: d.url, title: d.title, content: snippetOf(d, terms), text: d.text, news: d.news, score: Math.max(0.01, Math.min(0.99, 0.95 * share * (0.5 + 0.5 * score / top))) }))
}

// ------------------------------------------------------------ services
const host = {}
const route = (names, f) => { for (const n of names.split(" ")) host[n] = f }
const body = r => { try { return JSON.parse(r.body || "{}") } catch { return undefined } }
const https = url => /^https?:\/\//.test(url) ? url : `https://${url}`

route("api.gravatar.com", r => {
  const id = r.path.match(/^\/v3\/profiles\/([^/]+)$/)?.[1]
  const g = S.gravatar.find(g => sha(g.email) === id?.toLowerCase() || g.slug === id)
  const limits = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "93", "x-ratelimit-reset": "1780308000" }
  if (!g) return json({ error: "Not found", code: "not_found" }, 404, limits)
  return json({ hash: sha(g.email), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${sha(g.email)}`, avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", verified_accounts: (g.accounts ?? []).map(a => ({ service_type: a.type, service_label: a.label, service_icon: `https://gravatar.com/icons/${a.type}.svg`, url: a.url, is_hidden: false })), pronunciation: "", pronouns: g.pronouns ?? "" }, 200, limits)
})
route("gravatar.com www.gravatar.com", r => {
  const g = S.gravatar.find(g => `/${g.slug}` === r.path)
  return g ? html(`<!doctype html><html><head><title>${esc(g.display_name)} (${g.slug}) – Gravatar Profile</title></head><body><h1>${esc(g.display_name)}</h1><p>${esc([g.job_title, g.company, g.location].filter(Boolean).join(", "))}</p><p>${esc(g.description ?? "")}</p></body></html>`) : missing()
})

const ghUser = g => ({ login: g.login, id: g.id, node_id: `U_${g.id}`, avatar_url: `https://avatars.githubusercontent.com/u/${g.id}?v=4`, gravatar_id: "", url: `https://api.github.com/users/${g.login}`, html_url: `https://github.com/${g.login}`, type: "User", site_admin: false })
const ghRepo = g => p => ({ id: g.id * 10 + p.name.length, name: p.name, full_name: `${g.login}/${p.name}`, private: false, owner: ghUser(g), html_url: `https://github.com/${g.login}/${p.name}`, description: p.description ?? null, fork: p.fork ?? false, language: p.language ?? null, topics: p.topics ?? [], stargazers_count: p.stars, watchers_count: p.stars, forks_count: Math.floor(p.stars / 11), archived: false, homepage: null, pushed_at: p.pushed_at, updated_at: p.pushed_at, created_at: "2021-03-01T09:00:00Z", default_branch: "main" })
route("api.github.com", r => {
  const core = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "54", "x-ratelimit-reset": "1780308000", "x-ratelimit-resource": "core" }
  const none = () => json({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404, core)
  const found = items => json({ total_count: items.length, incomplete_results: false, items }, 200, { ...core, "x-ratelimit-limit": "10", "x-ratelimit-remaining": "9", "x-ratelimit-resource": "search" })
  const q = r.query.get("q") ?? ""
  if (r.path.startsWith("/search/") && !q.trim()) return json({ message: "Validation Failed", errors: [{ resource: "Search", field: "q", code: "missing" }], status: "422" }, 422, core)
  if (r.path === "/search/users") {
    const fields = [...q.matchAll(/\bin:(\S+)/g)].flatMap(m => m[1].split(","))
    const place = q.match(/\blocation:("[^"]+"|\S+)/)?.[1]
    const full = q.match(/\bfullname:("[^"]+"|\S+)/)?.[1]
    const rest = (full ?? "") + " " + q.replace(/\b(in|type|location|fullname|repos|followers):("[^"]+"|\S+)/g, " ")
    const wanted = rest.match(/[^\s"]+@[^\s"]+/)?.[0]
    return found(S.github.filter(g => {
      if (wanted) return g.email?.toLowerCase() === wanted.toLowerCase() && (fields.length === 0 || fields.includes("email"))
      const where = words((fields.length === 0 ? [g.login, g.name] : fields.map(f => ({ login: g.login, name: g.name, email: g.email })[f])).filter(Boolean).join(" "))
      const need = words(rest)
      return need.length > 0 && need.every(w => where.includes(w)) && (!place || words(place).every(w => words(g.location ?? "").includes(w)))
    }).map(g => ({ ...ghUser(g), score: 1 })))
  }
  if (r.path === "/search/commits") {
    const mail = q.match(/author-email:"?([^\s"]+)/)?.[1]?.toLowerCase()
    return found(S.github.filter(g => g.commit_email === mail).flatMap(g => g.repositories.slice(0, 1).map(p => ({ url: `https://api.github.com/repos/${g.login}/${p.name}/commits/4f1d2c`, sha: sha(g.login).slice(0, 40), html_url: `https://github.com/${g.login}/${p.name}/commit/${sha(g.login).slice(0, 40)}`, commit: { author: { name: g.name, email: g.commit_email, date: p.pushed_at }, committer: { name: g.name, email: g.commit_email, date: p.pushed_at }, message: "Tidy the readme", comment_count: 0 }, author: ghUser(g), committer: ghUser(g), repository: ghRepo(g)(p), score: 1 }))))
  }
  if (r.path.startsWith("/search/")) return found([])
  const [, login, rest] = r.path.match(/^\/users\/([^/]+)(?:\/(\w+))?$/) ?? []
  const g = S.github.find(g => g.login.toLowerCase() === login?.toLowerCase())
  if (!g) return none()
  if (rest === undefined) return json({ ...ghUser(g), name: g.name ?? null, company: g.company || null, blog: g.blog ?? "", location: g.location ?? null, email: g.email ?? null, hireable: null, bio: g.bio ?? null, twitter_username: g.twitter_username ?? null, public_repos: g.repositories.length, public_gists: 0, followers: 40 + g.id % 97, following: 12, created_at: "2014-05-02T10:00:00Z", updated_at: "2026-05-01T10:00:00Z" }, 200, core)
  if (rest === "repos") return json([...g.repositories].sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)).map(ghRepo(g)), 200, core)
  if (rest === "social_accounts") return json(g.accounts ?? [], 200, core)
  if (rest === "orgs" || rest === "events" || rest === "gists") return json([], 200, core)
  return none()
})
route("github.com", r => {
  const [, login, repo] = r.path.match(/^\/([^/]+)(?:\/([^/]+))?$/) ?? []
  const g = S.github.find(g => g.login === login)
  if (!g) return missing()
  if (!repo) return html(`<!doctype html><html><head><title>${g.login} (${esc(g.name)}) · GitHub</title></head><body><h1><span itemprop="name">${esc(g.name)}</span> <span itemprop="additionalName">${g.login}</span></h1><div>${esc(g.bio ?? "")}</div><ul><li itemprop="worksFor">${esc(g.company ?? "")}</li><li itemprop="homeLocation">${esc(g.location ?? "")}</li></ul><ol>${g.repositories.map(p => `<li><a href="/${g.login}/${p.name}">${p.name}</a> ${esc(p.description ?? "")} ${p.language}</li>`).join("")}</ol></body></html>`)
  const p = g.repositories.find(p => p.name === repo)
  return p ? html(`<!doctype html><html><head><title>GitHub - ${g.login}/${p.name}: ${esc(p.description ?? "")}</title></head><body><h1>${g.login}/${p.name}</h1><p>${esc(p.description ?? "")}</p></body></html>`) : missing()
})

route("api.tavily.com", r => {
  if (r.path !== "/search") return json({ detail: "Not Found" }, 404)
  if (r.method !== "POST") return json({ detail: "Method Not Allowed" }, 405)
  const b = body(r)
  if (!b || typeof b.query !== "string" || !b.query.trim()) return json({ detail: { error: "Query is missing." } }, 400)
  if (b.query.length > 400) return json({ detail: { error: "Query is too long. Max query length is 400 characters." } }, 400)
  const since = b.start_date?.replace(/-/g, "")
  const results = search(b.query, { limit: Math.min(20, b.max_results ?? 5), include: b.include_domains ?? [], exclude: b.exclude_domains ?? [], news: b.topic === "news", since }).map(h => ({ url: h.url, title: h.title, content: h.content, score: Number(h.score.toFixed(6)), raw_content: b.include_raw_content ? (/linkedin\.com|\/\/x\.com/.test(h.url) || pages.get(h.url)?.dead ? null : h.text) : null, ...(b.topic === "news" && h.news ? { published_date: new Date(h.news.seen.replace(/^(\d{4})(\d\d)(\d\d)T.*/, "$1-$2-$3T07:15:00Z")).toUTCString() } : {}) }))
  return json({ query: b.query, follow_up_questions: null, answer: null, images: [], results, response_time: 0.61, request_id: sha(b.query).slice(0, 32) })
})
const markdownOf = url => {
  const p = pages.get(url)
  return p && !p.dead ? { title: titleOf(p.body), text: plain(main(p.body)), html: p.body } : undefined
}
route("api.firecrawl.dev", r => {
  const b = body(r)
  if (/^\/v[12]\/search$/.test(r.path) && r.method === "POST") {
    if (!b || typeof b.query !== "string" || !b.query.trim()) return json({ success: false, error: "Bad Request", details: [{ code: "invalid_type", path: ["query"], message: "Required" }] }, 400)
    const hits = search(b.query, { limit: Math.min(20, b.limit ?? 5), include: b.includeDomains ?? [], exclude: b.excludeDomains ?? [] }).map((h, i) => ({ url: h.url, title: h.title, description: h.content, ...(r.path.startsWith("/v2") ? { position: i + 1 } : {}), ...(b.scrapeOptions?.formats?.length && markdownOf(h.url) ? { markdown: markdownOf(h.url).text } : {}) }))
    return json(r.path.startsWith("/v2") ? { success: true, data: { web: hits }, creditsUsed: 2, id: sha(b.query).slice(0, 32) } : { success: true, data: hits })
  }
  if (/^\/v[12]\/scrape$/.test(r.path) && r.method === "POST") {
    if (!b?.url) return json({ success: false, error: "Bad Request" }, 400)
    if (/linkedin\.com|x\.com|twitter\.com/.test(new URL(https(b.url)).host)) return json({ success: false, error: "We apologize for the inconvenience but we do not support this site." }, 403)
    const m = markdownOf(b.url)
    return m ? json({ success: true, data: { markdown: m.text, html: m.html, metadata: { title: m.title, sourceURL: b.url, url: b.url, statusCode: 200 } } }) : json({ success: true, data: { markdown: "Not found", metadata: { title: "404", sourceURL: b.url, url: b.url, statusCode: 404 } } })
  }
  return json({ success: false, error: "Not Found" }, 404)
})
route("r.jina.ai", r => {
  const url = decodeURIComponent(r.path.slice(1)) + (r.search ?? "")
  const m = markdownOf(url)
  if (!m) return json({ code: 422, name: "AssertionFailureError", status: 42206, message: `Failed to goto ${url}` }, 422)
  if (!(r.headers.accept ?? "").includes("json")) return text(`Title: ${m.title}\n\nURL Source: ${url}\n\nMarkdown Content:\n${m.text}\n`)
  return json({ code: 200, status: 20000, data: { title: m.title, description: "", url, content: m.text, usage: { tokens: Math.ceil(m.text.length / 4) } } })
})

// ---- Wikidata, Wikipedia
const labels = new Map(S.wikidata.flatMap(w => [[w.id, w.label], ...w.statements.filter(s => s.item).map(s => [s.item.id, s.item.label])]))
const entity = w => {
  const claims = {}
  for (const s of w.statements) {
    const value = s.item ? { type: "wikibase-entityid", value: { "entity-type": "item", "numeric-id": Number(s.item.id.slice(1)), id: s.item.id } }
      : s.time ? { type: "time", value: { time: `+${s.time}${s.time.length === 4 ? "-00-00" : ""}T00:00:00Z`, timezone: 0, before: 0, after: 0, precision: s.time.length === 4 ? 9 : 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" } } : { type: "string", value: s.text }
    ;(claims[s.property] ??= []).push({ mainsnak: { snaktype: "value", property: s.property, datavalue: value, datatype: s.item ? "wikibase-item" : s.time ? "time" : "string" }, type: "statement", id: `${w.id}$${sha(s.property).slice(0, 8)}`, rank: "normal" })
  }
  return { pageid: Number(w.id.slice(1)), ns: 0, title: w.id, lastrevid: 2200000001, modified: "2026-01-01T00:00:00Z", type: "item", id: w.id, labels: { en: { language: "en", value: w.label } }, descriptions: { en: { language: "en", value: w.description } }, aliases: {}, claims, sitelinks: w.article ? { enwiki: { site: "enwiki", title: w.article, badges: [], url: `https://en.wikipedia.org/wiki/${w.article.replace(/ /g, "_")}` } } : {} }
}
const bare = id => labels.has(id) ? { type: "item", id, labels: { en: { language: "en", value: labels.get(id) } }, descriptions: {}, aliases: {}, claims: {}, sitelinks: {} } : undefined
const item = id => { const w = S.wikidata.find(w => w.id === id); return w ? entity(w) : bare(id) }
route("www.wikidata.org wikidata.org", r => {
  if (r.path === "/w/api.php") {
    const action = r.query.get("action")
    if (action === "wbsearchentities") {
      const q = fold(r.query.get("search") ?? "").trim()
      const hits = S.wikidata.filter(w => q && fold(w.label).startsWith(q)).slice(0, Number(r.query.get("limit") ?? 7))
      return json({ searchinfo: { search: r.query.get("search") ?? "" }, search: hits.map(w => ({ id: w.id, title: w.id, pageid: Number(w.id.slice(1)), concepturi: `http://www.wikidata.org/entity/${w.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${w.id}`, display: { label: { value: w.label, language: "en" }, description: { value: w.description, language: "en" } }, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 })
    }
    if (action === "wbgetentities") return json({ entities: Object.fromEntries((r.query.get("ids") ?? "").split("|").filter(Boolean).map(id => [id, item(id) ?? { id, missing: "" }])), success: 1 })
    return json({ error: { code: "badvalue", info: "Unrecognized value for parameter \"action\"." } })
  }
  const id = r.path.match(/^\/wiki\/Special:EntityData\/(Q\d+)(\.json)?$/)?.[1]
  const found = id && item(id)
  return found ? json({ entities: { [id]: found } }) : missing()
})
const article = title => S.wikipedia.find(a => fold(a.title) === fold(decodeURIComponent(title).replace(/_/g, " ")))
route("en.wikipedia.org", r => {
  const title = r.path.match(/^\/api\/rest_v1\/page\/summary\/(.+)$/)?.[1]
  if (title) {
    const a = article(title)
    if (!a) return json({ type: "https://mediawiki.org/wiki/HyperSwitch/errors/not_found", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: r.path }, 404)
    const w = S.wikidata.find(w => w.article === a.title)
    const page = `https://en.wikipedia.org/wiki/${a.title.replace(/ /g, "_")}`
    return json({ type: a.disambiguation ? "disambiguation" : "standard", title: a.title, displaytitle: a.title, namespace: { id: 0, text: "" }, wikibase_item: w?.id, titles: { canonical: a.title.replace(/ /g, "_"), normalized: a.title, display: a.title }, lang: "en", dir: "ltr", description: a.description, description_source: "local", content_urls: { desktop: { page }, mobile: { page: page.replace("en.", "en.m.") } }, extract: a.extract, extract_html: `<p>${esc(a.extract)}</p>` })
  }
  if (r.path === "/w/api.php") {
    const q = r.query.get("srsearch") ?? r.query.get("search") ?? ""
    const hits = S.wikipedia.filter(a => words(q).length && words(q).every(w => words(a.title + " " + a.extract).includes(w)))
    if (r.query.get("action") === "opensearch") return json([q, hits.map(a => a.title), hits.map(() => ""), hits.map(a => `https://en.wikipedia.org/wiki/${a.title.replace(/ /g, "_")}`)])
    return json({ batchcomplete: "", query: { searchinfo: { totalhits: hits.length }, search: hits.map((a, i) => ({ ns: 0, title: a.title, pageid: 90000 + i, snippet: esc(a.extract) })) } })
  }
  const a = article(r.path.replace(/^\/wiki\//, ""))
  return a ? html(`<!doctype html><html lang="en"><head><title>${esc(a.title)} - Wikipedia</title></head><body><h1>${esc(a.title)}</h1><p>${esc(a.extract)}</p></body></html>`) : missing()
})

// ---- ORCID, OpenAlex, Crossref
const date = y => y === undefined ? null : { year: { value: String(y) }, month: null, day: null }
const summary = (o, kind) => (a, i) => ({ "last-modified-date": { value: 1700000000000 }, "external-ids": { "external-id": [] }, summaries: [{ [`${kind}-summary`]: { "created-date": { value: 1600000000000 }, "last-modified-date": { value: 1700000000000 }, "put-code": 100 + i, "department-name": a.department ?? null, "role-title": a.role, "start-date": date(a.from), "end-date": date(a.to), organization: { name: a.organization, address: { city: a.city, region: null, country: a.country }, "disambiguated-organization": null }, url: null, "external-ids": null, "display-index": "0", visibility: "public", path: `/${o.id}/${kind}/${100 + i}` } }] })
const orcidParts = o => {
  const affiliations = (list, kind) => ({ "last-modified-date": null, "affiliation-group": (list ?? []).map(summary(o, kind)), path: `/${o.id}/${kind}s` })
  const person = { "last-modified-date": null, name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": null, visibility: "public", path: o.id }, "other-names": { "other-name": [] }, biography: o.biography ? { content: o.biography, visibility: "public", path: `/${o.id}/biography` } : null, "researcher-urls": { "researcher-url": (o.urls ?? []).map((u, i) => ({ "url-name": u.label, url: { value: u.url }, visibility: "public", "put-code": i })) }, emails: { email: (o.emails ?? []).map(email => ({ email, verified: true, primary: true })) }, addresses: { address: o.country ? [{ country: { value: o.country } }] : [] }, keywords: { keyword: (o.keywords ?? []).map((content, i) => ({ content, "put-code": i })) }, "external-identifiers": { "external-identifier": [] }, path: `/${o.id}/person` }
  const works = { group: (o.works ?? []).map((w, i) => ({ "work-summary": [{ "put-code": i, title: { title: { value: w.title }, subtitle: null }, type: w.type, "publication-date": date(w.year), "journal-title": { value: w.journal }, visibility: "public" }] })), path: `/${o.id}/works` }
  return { person, employments: affiliations(o.employments, "employment"), educations: affiliations(o.educations, "education"), works }
}
route("pub.orcid.org", r => {
  if (/^\/v3\.0\/expanded-search\/?$/.test(r.path)) {
    const q = r.query.get("q") ?? ""
    const get = field => q.match(new RegExp(`${field}:\\(?("[^"]+"|[^\\s)]+)`))?.[1]?.replace(/"/g, "")
    const given = get("given-names"), family = get("family-name"), org = get("affiliation-org-name"), mail = get("email"), credit = get("credit-name")
    const has = (need, where) => words(need).every(w => words(where).includes(w))
    const free = !given && !family && !org && !mail && !credit ? q : undefined
    const hits = S.orcid.filter(o => (free === undefined || (words(free).length > 0 && has(free, `${o.given} ${o.family}`))) && (!given || has(given, o.given)) && (!family || has(family, o.family)) && (!credit || has(credit, `${o.given} ${o.family}`)) && (!mail || (o.emails ?? []).includes(mail)) && (!org || [...o.employments ?? [], ...o.educations ?? []].some(a => has(org, a.organization))))
    return json({ "expanded-result": hits.length ? hits.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": null, "other-name": [], email: o.emails ?? [], "institution-name": [...new Set([...o.employments ?? [], ...o.educations ?? []].map(a => a.organization))] })) : null, "num-found": hits.length })
  }
  const [, id, part] = r.path.match(/^\/v3\.0\/([\dX-]+)(?:\/([\w-]+))?$/) ?? []
  const o = S.orcid.find(o => o.id === id)
  if (!o) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016 }, 404)
  const parts = orcidParts(o)
  if (part === undefined || part === "record") return json({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" }, preferences: { locale: "en" }, person: parts.person, "activities-summary": { employments: parts.employments, educations: parts.educations, works: parts.works }, path: `/${o.id}` })
  return parts[part] ? json(parts[part]) : json({ "last-modified-date": null, "affiliation-group": [], path: r.path.replace("/v3.0", "") })
})
route("orcid.org", r => S.orcid.some(o => r.path === `/${o.id}`) ? html(`<!doctype html><html><head><title>ORCID</title></head><body><app-root></app-root></body></html>`) : missing())
const oaInstitution = a => ({ id: `https://openalex.org/I59${sha(a.institution).replace(/\D/g, "").slice(0, 6)}`, ror: null, display_name: a.institution, country_code: a.country, type: "education", lineage: [] })
const oaAuthor = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works_count, cited_by_count: a.cited_by_count, summary_stats: { h_index: Math.ceil(Math.sqrt(a.cited_by_count / 3)), i10_index: 4 }, affiliations: [{ institution: oaInstitution(a), years: a.years }], last_known_institutions: [oaInstitution(a)], topics: a.topics.map((display_name, i) => ({ id: `https://openalex.org/T1${i}`, display_name, count: 9 - i })), works_api_url: `https://api.openalex.org/works?filter=author.id:${a.id}`, updated_date: "2026-05-01" })
route("api.openalex.org", r => {
  const list = results => json({ meta: { count: results.length, db_response_time_ms: 21, page: 1, per_page: 25, groups_count: null }, results, group_by: [] })
  const none = () => json({ error: "Not Found", message: "The requested resource could not be found." }, 404)
  if (r.path === "/authors") {
    const q = r.query.get("search") ?? r.query.get("filter")?.match(/display_name\.search:([^,]+)/)?.[1]
    const id = r.query.get("filter")?.match(/orcid:(?:https:\/\/orcid\.org\/)?([\dX-]+)/)?.[1]
    return list(S.openalex.filter(a => id ? a.orcid === id : q && words(q).length && words(q).every(w => words(a.name).includes(w))).sort((a, b) => b.works_count - a.works_count).map(oaAuthor))
  }
  const id = decodeURIComponent(r.path).match(/^\/(?:authors|people)\/(?:https:\/\/openalex\.org\/|https:\/\/orcid\.org\/|orcid:)?(.+)$/)?.[1]
  if (id) { const a = S.openalex.find(a => a.id === id || a.orcid === id); return a ? json(oaAuthor(a)) : none() }
  if (r.path === "/works") {
    const a = S.openalex.find(a => (r.query.get("filter") ?? "").includes(a.id) || (a.orcid && (r.query.get("filter") ?? "").includes(a.orcid)))
    return list(S.crossref.filter(w => a && w.authors.some(x => x.orcid && x.orcid === a.orcid)).map((w, i) => ({ id: `https://openalex.org/W59000${i}`, doi: `https://doi.org/${w.doi}`, title: w.title, display_name: w.title, publication_year: w.published[0], type: "article", cited_by_count: 20, primary_location: { source: { display_name: w.journal } }, authorships: w.authors.map(x => ({ author: { display_name: `${x.given} ${x.family}`, orcid: x.orcid ? `https://orcid.org/${x.orcid}` : null }, institutions: [] })) })))
  }
  return none()
})
const crItem = (w, score) => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", title: [w.title], "container-title": [w.journal], publisher: "Example Scholarly", author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `https://orcid.org/${a.orcid}`, "authenticated-orcid": false } : {}) })), published: { "date-parts": [w.published] }, issued: { "date-parts": [w.published] }, "is-referenced-by-count": 12, score })
route("api.crossref.org", r => {
  const limits = { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }
  if (r.path === "/works") {
    const q = r.query.get("query.author") ?? r.query.get("query") ?? "", aff = r.query.get("query.affiliation") ?? ""
    const rows = Number(r.query.get("rows") ?? 20)
    const hits = S.crossref.map(w => [w, words(q).filter(t => words(w.authors.map(a => `${a.given} ${a.family}`).join(" ") + (r.query.get("query") ? " " + w.title : "")).includes(t)).length * 9 + words(aff).filter(t => words(w.authors.map(a => a.affiliation ?? "").join(" ")).includes(t)).length]).filter(h => h[1] > 0).sort((a, b) => b[1] - a[1])
    return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": hits.length, items: hits.slice(0, rows).map(([w, s]) => crItem(w, s)), "items-per-page": rows, query: { "start-index": 0, "search-terms": null } } }, 200, limits)
  }
  const w = S.crossref.find(w => decodeURIComponent(r.path) === `/works/${w.doi}`)
  return w ? json({ status: "ok", "message-type": "work", "message-version": "1.0.0", message: crItem(w, 1) }, 200, limits) : text("Resource not found.", 404)
})

// ---- Hacker News, Stack Exchange
const seconds = at => Math.floor(Date.parse(at) / 1000)
route("hn.algolia.com", r => {
  const name = r.path.match(/^\/api\/v1\/users\/([^/]+)$/)?.[1]
  if (name) { const u = S.hackerNews.find(u => u.username === name); return u ? json({ username: u.username, about: u.about, karma: u.karma }) : json({ status: 404, error: "Not Found" }, 404) }
  if (/^\/api\/v1\/search(_by_date)?$/.test(r.path)) {
    const tags = r.query.get("tags") ?? "", q = words(r.query.get("query") ?? ""), by = tags.match(/author_([\w-]+)/)?.[1]
    const story = /\bstory\b/.test(tags), comment = /\bcomment\b/.test(tags)
    let n = 47000000
    const hits = S.hackerNews.flatMap(u => [
      ...(u.stories ?? []).map(s => ({ kind: "story", objectID: String(n++), title: s.title, url: s.url, author: u.username, points: s.points, num_comments: 31, story_text: null, comment_text: null, story_title: null, created_at: s.at, created_at_i: seconds(s.at), _tags: ["story", `author_${u.username}`] })),
      ...(u.comments ?? []).map(c => ({ kind: "comment", objectID: String(n++), title: null, url: null, author: u.username, points: null, num_comments: null, comment_text: c.text, story_title: c.story, created_at: c.at, created_at_i: seconds(c.at), _tags: ["comment", `author_${u.username}`] }))
    ]).filter(h => (!by || h.author === by) && (story === comment || h.kind === (story ? "story" : "comment")) && q.every(w => words([h.title, h.url, h.comment_text, h.story_title, h.author].join(" ")).includes(w)))
      .sort((a, b) => b.created_at_i - a.created_at_i).map(({ kind, ...h }) => h)
    const shown = by || q.length ? hits : []
    return json({ hits: shown, nbHits: shown.length, page: 0, nbPages: shown.length ? 1 : 0, hitsPerPage: 20, exhaustiveNbHits: true, query: r.query.get("query") ?? "", params: r.search.slice(1) })
  }
  return json({ status: 404, error: "Not Found" }, 404)
})
route("news.ycombinator.com", r => {
  const u = r.path === "/user" && S.hackerNews.find(u => u.username === r.query.get("id"))
  return u ? html(`<html><head><title>Profile: ${u.username} | Hacker News</title></head><body><table><tr><td>user:</td><td>${u.username}</td></tr><tr><td>karma:</td><td>${u.karma}</td></tr><tr><td>about:</td><td>${u.about}</td></tr></table></body></html>`) : text("No such user.")
})
const seUser = u => ({ user_id: u.id, account_id: u.id + 7, user_type: "registered", display_name: u.name, ...(u.location ? { location: u.location } : {}), ...(u.website ? { website_url: u.website } : {}), link: `https://stackoverflow.com/users/${u.id}/${words(u.name).join("-")}`, profile_image: "https://i.sstatic.net/x.png", reputation: u.reputation, badge_counts: { bronze: 30, silver: 11, gold: 1 }, is_employee: false, creation_date: 1400000000, last_access_date: 1779000000, about_me: u.about ?? "" })
route("api.stackexchange.com", r => {
  const wrap = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 281 })
  const site = r.query.get("site")
  if (!site) return json({ error_id: 400, error_message: "site is required", error_name: "bad_parameter" }, 400)
  if (site !== "stackoverflow") return wrap([])
  if (/^\/2\.[23]\/users$/.test(r.path)) { const q = fold(r.query.get("inname") ?? ""); return wrap(S.stackExchange.filter(u => q && fold(u.name).includes(q)).map(seUser)) }
  const [, id, part] = r.path.match(/^\/2\.[23]\/users\/(\d+)(?:\/(top-tags|top-answer-tags|tags))?$/) ?? []
  const u = S.stackExchange.find(u => u.id === Number(id))
  if (!u) return wrap([])
  return part ? wrap(u.tags.map((t, i) => ({ user_id: u.id, tag_name: t, name: t, answer_count: 40 - i, answer_score: 90 - i, question_count: 1, question_score: 2, count: 40 - i }))) : wrap([seUser(u)])
})
route("stackoverflow.com", r => {
  const u = S.stackExchange.find(u => r.path.startsWith(`/users/${u.id}`))
  return u ? html(`<html><head><title>User ${u.name} - Stack Overflow</title></head><body><h1>${u.name}</h1><p>${u.location}</p>${u.about}<p>Top tags: ${u.tags.join(", ")}</p></body></html>`) : missing()
})

// ---- Bluesky, Mastodon
const did = h => `did:plc:${sha(h).slice(0, 24)}`
const actor = b => ({ did: did(b.handle), handle: b.handle, displayName: b.name, description: b.description ?? "", avatar: "https://cdn.bsky.app/x.jpg", createdAt: "2024-11-01T00:00:00.000Z", indexedAt: "2026-05-01T00:00:00.000Z", labels: [] })
route("public.api.bsky.app api.bsky.app", r => {
  const find = () => { const a = r.query.get("actor"); return S.bluesky.find(b => b.handle === a?.replace(/^@/, "") || did(b.handle) === a) }
  const none = () => json({ error: "InvalidRequest", message: "Profile not found" }, 400)
  if (r.path === "/xrpc/app.bsky.actor.getProfile") { const b = find(); return b ? json({ ...actor(b), ...(b.website ? { website: b.website } : {}), followersCount: 812, followsCount: 240, postsCount: (b.posts ?? []).length }) : none() }
  if (r.path === "/xrpc/app.bsky.feed.getAuthorFeed") {
    const b = find()
    return b ? json({ feed: (b.posts ?? []).map((p, i) => ({ post: { uri: `at://${did(b.handle)}/app.bsky.feed.post/3l${i}`, cid: `bafy${i}`, author: p.repost ? actor({ handle: "someone.bsky.social", name: "Someone" }) : actor(b), record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.at, langs: ["en"] }, replyCount: 0, repostCount: 1, likeCount: 14, indexedAt: p.at }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: actor(b), indexedAt: p.at } } : {}) })) }) : none()
  }
  if (/searchActors(Typeahead)?$/.test(r.path)) { const q = words(r.query.get("q") ?? r.query.get("term") ?? ""); return json({ actors: S.bluesky.filter(b => q.length && q.every(w => words(`${b.name} ${b.handle} ${b.description}`).includes(w))).map(actor) }) }
  if (r.path.endsWith("searchPosts")) return text("<html><body><h1>403 Forbidden</h1></body></html>", 403, "text/html")
  return json({ error: "XRPCNotSupported", message: "XRPCNotSupported" }, 404)
})
route("bsky.app", r => {
  const b = S.bluesky.find(b => r.path === `/profile/${b.handle}`)
  return b ? html(`<!doctype html><html><head><title>${esc(b.name)} (@${b.handle}) — Bluesky</title><meta name="description" content="${esc(b.description)}"></head><body><div id="root"></div><noscript><h3>${esc(b.name)}</h3><p>${esc(b.description)}</p></noscript></body></html>`) : missing()
})
const masto = m => ({ id: "52200461", username: m.user, acct: m.user, display_name: m.name, locked: false, bot: false, created_at: "2022-11-05T00:00:00.000Z", note: m.note, url: `https://${m.domain}/@${m.user}`, uri: `https://${m.domain}/users/${m.user}`, followers_count: 950, following_count: 300, statuses_count: (m.posts ?? []).length, emojis: [], fields: (m.fields ?? []).map(f => ({ name: f.name, value: f.value, verified_at: f.verified_at ?? null })) })
const mastodon = domain => r => {
  const of = acct => S.mastodon.find(m => m.domain === domain && [m.user, `${m.user}@${m.domain}`].includes((acct ?? "").replace(/^@/, "").toLowerCase()))
  if (r.path === "/.well-known/webfinger") {
    const m = of(r.query.get("resource")?.replace(/^acct:/, ""))
    return m ? { ...json({ subject: `acct:${m.user}@${m.domain}`, aliases: [`https://${m.domain}/@${m.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${m.domain}/@${m.user}` }, { rel: "self", type: "application/activity+json", href: `https://${m.domain}/users/${m.user}` }] }), type: "application/jrd+json; charset=utf-8" } : text("", 404)
  }
  if (r.path === "/api/v1/accounts/lookup") { const m = of(r.query.get("acct")); return m ? json(masto(m)) : json({ error: "Record not found" }, 404) }
  const m = S.mastodon.find(m => m.domain === domain)
  if (r.path === "/api/v1/accounts/52200461/statuses" && m) return json((m.posts ?? []).map((p, i) => ({ id: String(i), created_at: p.at, content: p.text, reblog: null, in_reply_to_id: null, account: masto(m), url: `https://${domain}/@${m.user}/${i}` })))
  if (r.path === "/api/v2/search") return json({ accounts: [], statuses: [], hashtags: [] }, 401)
  if (m && r.path === `/@${m.user}`) return html(`<!doctype html><html><head><title>${esc(m.name)} (@${m.user}@${domain}) - ${domain}</title><meta property="og:description" content="${esc(m.note.replace(/<[^>]+>/g, ""))}"></head><body><div id="mastodon"></div></body></html>`)
  return json({ error: "Record not found" }, 404)
}
for (const d of ["infosec.exchange", "mastodon.social", "mastodon.ie", "hachyderm.io", "fosstodon.org"]) route(d, mastodon(d))

// ---- GDELT, iTunes, RDAP, EDGAR, GitLab, YouTube, Wayback
route("api.gdeltproject.org", r => {
  if (r.path !== "/api/v2/doc/doc") return missing()
  const q = (r.query.get("query") ?? "").replace(/\b(sourcelang|sourcecountry|domain|domainis|theme|near\d*|repeat\d*):\S+/gi, " ")
  const phrases = [...q.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" "))
  if (phrases.some(p => p.length < 4)) return text("The specified phrase is too short.\n", 200, "text/html")
  const groups = [...q.matchAll(/\(([^)]*\bOR\b[^)]*)\)/g)].map(m => m[1].split(/\bOR\b/).map(s => words(s).join(" ")).filter(Boolean))
  const rest = words(q.replace(/\([^)]*\bOR\b[^)]*\)/g, " ").replace(/"[^"]*"/g, " "))
  if (!phrases.length && !rest.length && !groups.length) return text("Your query was empty.\n", 200, "text/html")
  const inGroups = new Set(groups.flat())
  const hits = docs.filter(d => d.news && phrases.filter(p => !inGroups.has(p)).every(p => d.flat.includes(` ${p} `)) && rest.every(w => d.flat.includes(` ${w} `)) && groups.every(g => g.some(p => d.flat.includes(` ${p} `)))).sort((a, b) => b.news.seen.localeCompare(a.news.seen)).slice(0, Number(r.query.get("maxrecords") ?? 75))
  if (!hits.length) return json({})
  return json({ articles: hits.map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.news.seen.replace(/(\d\d)(\d\d)(\d\d)Z?$/, "$1$2$3Z"), socialimage: "", domain: new URL(d.url).host.replace(/^www\./, ""), language: d.news.language, sourcecountry: d.news.country })) })
})
route("itunes.apple.com", r => {
  if (r.path !== "/search") return missing()
  const q = words(r.query.get("term") ?? "").filter(w => !stop.has(w))
  const js = v => ({ ...json(v), type: "text/javascript; charset=utf-8" })
  const show = p => ({ wrapperType: "track", kind: "podcast", artistName: p.artist, collectionName: p.title, trackName: p.title, collectionId: p.id, trackId: p.id, feedUrl: p.feed, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}?uo=4`, trackCount: p.episodes.length, releaseDate: p.episodes[0].at, primaryGenreName: "Business", country: "USA" })
  if (r.query.get("entity") === "podcastEpisode") {
    const hits = S.podcasts.flatMap(p => p.episodes.filter(e => q.length && q.every(w => words(`${e.title} ${e.description}`).includes(w))).map((e, i) => ({ wrapperType: "podcastEpisode", kind: "podcast-episode", collectionId: p.id, collectionName: p.title, artistName: p.artist, trackId: p.id * 10 + i, trackName: e.title, description: e.description, shortDescription: e.description, episodeUrl: e.url, feedUrl: p.feed, releaseDate: e.at })))
    return js({ resultCount: hits.length, results: hits })
  }
  const hits = (r.query.get("media") ?? "podcast") === "podcast" ? S.podcasts.filter(p => q.length && q.every(w => words(`${p.title} ${p.artist}`).includes(w))) : []
  return js({ resultCount: hits.length, results: hits.map(show) })
})
route("rdap.org", r => {
  const d = r.path.match(/^\/domain\/([^/]+)$/)?.[1]?.toLowerCase()
  const x = S.rdap.find(x => x.domain === d)
  const as = (v, status) => ({ ...json(v, status), type: "application/rdap+json" })
  if (!x) return as({ errorCode: 404, title: "Not Found", description: ["The requested resource was not found."], rdapConformance: ["rdap_level_0"] }, 404)
  return as({ objectClassName: "domain", handle: sha(d).slice(0, 10), ldhName: d.toUpperCase(), status: ["active"], rdapConformance: ["rdap_level_0"], events: [{ eventAction: "registration", eventDate: x.registered }], nameservers: [], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", ""], ["org", {}, "text", x.registrant ?? "REDACTED FOR PRIVACY"]]] }] }, 200)
})
route("www.sec.gov", r => r.path === "/files/company_tickers.json" ? json(Object.fromEntries(S.edgar.map((e, i) => [i, { cik_str: e.cik, ticker: e.ticker, title: e.name }]))) : missing())
route("data.sec.gov", r => {
  const e = S.edgar.find(e => r.path === `/submissions/CIK${String(e.cik).padStart(10, "0")}.json`)
  return e ? json({ cik: String(e.cik).padStart(10, "0"), entityType: "operating", sic: e.sic, sicDescription: e.industry, name: e.name, tickers: [e.ticker], exchanges: ["OTC"], stateOfIncorporation: e.state, website: "", phone: "7855550130", addresses: { mailing: { street1: "700 QUINCY ROW", street2: null, city: e.city, stateOrCountry: e.state, zipCode: "66603" }, business: { street1: "700 QUINCY ROW", street2: null, city: e.city, stateOrCountry: e.state, zipCode: "66603" } }, formerNames: [], filings: { recent: { accessionNumber: [], filingDate: [], form: [], primaryDocument: [] }, files: [] } }) : text("<?xml version=\"1.0\"?><Error><Code>NoSuchKey</Code></Error>", 404, "application/xml")
})
route("gitlab.com", r => r.path === "/api/v4/users" ? json([]) : r.path.startsWith("/api/") ? json({ message: "404 User Not Found" }, 404) : missing())
route("www.youtube.com youtube.com", r => {
  const c = S.youtube.find(c => c.id === r.query.get("channel_id") || r.path === `/channel/${c.id}` || r.path === `/${c.handle}`)
  if (!c) return missing()
  if (r.path === "/feeds/videos.xml") return text(`<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${c.id}</id><yt:channelId>${c.id}</yt:channelId><title>${esc(c.title)}</title><link rel="alternate" href="https://www.youtube.com/channel/${c.id}"/><author><name>${esc(c.title)}</name></author>${c.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><media:group><media:title>${esc(v.title)}</media:title><media:description>${esc(v.description)}</media:description></media:group></entry>`).join("")}</feed>`, 200, "text/xml; charset=utf-8")
  return html(`<!doctype html><html><head><title>${esc(c.title)} - YouTube</title><link rel="alternate" type="application/rss+xml" href="https://www.youtube.com/feeds/videos.xml?channel_id=${c.id}"></head><body></body></html>`)
})
route("web.archive.org archive.org", r => {
  const norm = u => u.replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/$/, "")
  if (r.path === "/cdx/search/cdx" || r.path === "/cdx/search") {
    const raw = norm(r.query.get("url") ?? ""), prefix = raw.endsWith("*") || ["prefix", "host", "domain"].includes(r.query.get("matchType") ?? ""), u = raw.replace(/\*$/, "")
    const hits = S.archive.filter(a => prefix ? norm(a.url).startsWith(u) : norm(a.url) === u)
    const fields = (r.query.get("fl") ?? "urlkey,timestamp,original,mimetype,statuscode,digest,length").split(",")
    const rows = hits.map(a => { const x = { urlkey: `${new URL(a.url).host.split(".").reverse().join(",")})${new URL(a.url).pathname}`, timestamp: a.timestamp, original: a.url, mimetype: "text/html", statuscode: "200", digest: sha(a.body).slice(0, 32).toUpperCase(), length: String(a.body.length) }; return fields.map(f => x[f] ?? "") })
    return r.query.get("output") === "json" ? json(rows.length ? [fields, ...rows] : []) : text(rows.map(x => x.join(" ") + "\n").join(""))
  }
  if (r.path === "/wayback/available") { const a = S.archive.find(a => norm(a.url) === norm(r.query.get("url") ?? "")); return json({ url: r.query.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) }
  const [, stamp, url] = r.path.match(/^\/web\/(\d+)(?:[a-z]{2}_)?\/(.+)$/) ?? []
  const a = url && S.archive.find(a => norm(a.url) === norm(decodeURIComponent(url)))
  if (!a) return missing()
  return a.timestamp === stamp ? html(a.body) : moved(`https://web.archive.org/web/${a.timestamp}id_/${a.url}`, 302)
})
const wall = () => ({ status: 999, type: "text/html", body: "<html><head><script>window.location.href = \"https://www.linkedin.com/authwall\"</script></head></html>" })
route("www.linkedin.com linkedin.com ie.linkedin.com uk.linkedin.com", wall)
route("x.com twitter.com www.twitter.com mobile.twitter.com", () => text("<!doctype html><html><body><noscript>JavaScript is not available.</noscript></body></html>", 403, "text/html; charset=utf-8"))

// ------------------------------------------------------------ sites
const hosts = new Set([...pages.keys()].map(u => new URL(u).host))
const moves = {
  "https://www.tidewell.example/team": "https://www.tidewell.example/about/leadership", "https://www.ravelpay.example/team": "https://www.ravelpay.example/company/team", "https://www.hartnellmoss.example/about": "https://www.hartnellmoss.example/about-us",
  "https://www.lanyonreed.example/people": "https://www.lanyonreed.example/practice/people", "https://www.tallgrasscourier.example/masthead": "https://www.tallgrasscourier.example/about/masthead", "https://lanternhouse.example/people": "https://lanternhouse.example/about/people"
}
const serve = (scheme, name, path, query, head) => {
  const canonical = hosts.has(name) ? name : hosts.has(`www.${name}`) ? `www.${name}` : name.startsWith("www.") && hosts.has(name.slice(4)) ? name.slice(4) : undefined
  if (canonical === undefined) return undefined
  if (scheme === "http" || canonical !== name) return moved(`https://${canonical}${path}${query}`)
  if (path === "/robots.txt") return S.robots[name] ? text(S.robots[name]) : missing()
  if (path === "/sitemap.xml" && S.robots[name]?.includes("Sitemap:")) return text(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...pages.keys()].filter(u => new URL(u).host === name).map(u => `<url><loc>${u}</loc></url>`).join("")}</urlset>`, 200, "application/xml")
  const url = `https://${name}${path}`
  const p = pages.get(url)
  if (p) return p.dead ? missing() : { status: 200, type: p.type, body: p.body }
  if (moves[url]) return moved(moves[url])
  if (path !== "/" && path.endsWith("/") && pages.has(url.slice(0, -1))) return moved(url.slice(0, -1))
  return missing()
}

createServer((req, res) => {
  const chunks = []
  req.on("data", c => chunks.push(c))
  req.on("end", () => {
    let out
    try {
      const [, scheme, name, rest = "", search = ""] = req.url.match(/^\/(https?)\/([^/?]+)(\/[^?]*)?(\?.*)?$/) ?? []
      if (!scheme) out = text("expected /{scheme}/{host}{path}", 400)
      else {
        const path = rest || "/"
        const r = { method: req.method, path, search, query: new URLSearchParams(search), headers: req.headers, body: Buffer.concat(chunks).toString() }
        const h = name.toLowerCase()
        if (host[h]) out = path === "/robots.txt" && !/^(api|pub|hn|public|data|r)\./.test(h) ? text("User-agent: *\nAllow: /\n") : host[h](r)
        else {
          let decoded = path
          try { decoded = decodeURI(path) } catch { /* as it is */ }
          out = serve(scheme, h, decoded, search)
          if (out && !["GET", "HEAD"].includes(req.method)) out = text("Method Not Allowed", 405)
        }
      }
      out ??= text(`no such host: ${name}`, 502)
    } catch (error) { console.error(req.url, error); out = text("internal error", 500) }
    const payload = Buffer.from(out.body)
    res.writeHead(out.status, { "content-type": out.type, "content-length": payload.length, ...out.headers })
    res.end(req.method === "HEAD" ? undefined : payload)
  })
}).listen(port, "127.0.0.1", () => console.log(`pellingham on http://127.0.0.1:${port}`))
