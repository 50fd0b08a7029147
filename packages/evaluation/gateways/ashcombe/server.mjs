// Plays the whole internet of the world "ashcombe": node server.mjs PORT
// Requests come as http://127.0.0.1:PORT/{scheme}/{host}{path}?{query}
import { createServer } from "node:http"
import { createHash } from "node:crypto"
import us1 from "./us1.mjs"
import us2 from "./us2.mjs"
import canada from "./canada.mjs"
import anz from "./anz.mjs"
import * as A from "./accounts.mjs"
import { esc } from "./lib.mjs"

const parts = [us1, us2, canada, anz]
const robots = Object.assign({}, ...parts.map(p => p.robots ?? {}))
const redirects = new Map(parts.flatMap(p => Object.entries(p.redirects ?? {})))
const archive = parts.flatMap(p => p.archive ?? [])
const listings = parts.flatMap(p => p.listings)
const pages = parts.flatMap(p => p.pages)

// ------------------------------------------------------------ text of pages
const ENT = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", copy: "©", eacute: "é", ndash: "–", mdash: "—" }
const decode = s => s.replace(/&(#x?[0-9a-f]+|\w+);/gi, (m, e) => e[0] === "#" ? String.fromCodePoint(e[1].toLowerCase() === "x" ? parseInt(e.slice(2), 16) : parseInt(e.slice(1), 10)) : ENT[e] ?? m)
const textOf = html => decode(html.replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, " ").replace(/<\/?(p|div|h\d|li|td|th|tr|br|dt|dd|section|article|header|footer|main|nav|ul|table|summary|details|pre|blockquote)\b[^>]*>/gi, "\n").replace(/<[^>]+>/g, "")).replace(/[ \t]+/g, " ").replace(/\s*\n\s*/g, "\n").trim()
const titleOf = html => decode(/<title>([\s\S]*?)<\/title>/i.exec(html)?.[1] ?? "")

// ------------------------------------------------------------ pages that follow from others
const simple = (url, title, main, o = {}) => ({ url, body: `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${esc(title)}</title></head><body>\n${main}\n</body></html>\n`, ...o })
for (const p of A.podcasts) {
  for (const e of p.episodes) if (!pages.some(q => q.url === e.url)) pages.push(simple(e.url, `${e.title} – ${p.title}`, `<h1>${esc(e.title)}</h1><p>${esc(e.description)}</p><p><a href="${p.site}">${esc(p.title)}</a></p>`))
  if (!pages.some(q => q.url === p.site)) pages.push(simple(p.site, p.title, `<h1>${esc(p.title)}</h1><p>${esc(p.description)}</p><ul>${p.episodes.map(e => `<li><a href="${e.url}">${esc(e.title)}</a> ${esc(e.description)}</li>`).join("")}</ul><p><a href="${p.feed}">RSS</a></p>`))
}
for (const u of A.github) pages.push(simple(`https://github.com/${u.login}`, `${u.login} (${u.name}) · GitHub`, `<h1><span itemprop="name">${esc(u.name)}</span> <span itemprop="additionalName">${u.login}</span></h1><div class="user-profile-bio">${esc(u.bio)}</div><ul>${u.company ? `<li itemprop="worksFor">${esc(u.company)}</li>` : ""}<li itemprop="homeLocation">${esc(u.location ?? "")}</li>${u.blog ? `<li itemprop="url"><a rel="nofollow me" href="${u.blog}">${u.blog}</a></li>` : ""}</ul>${u.repositories.filter(r => !r.fork).map(r => `<div><a href="https://github.com/${u.login}/${r.name}">${r.name}</a><p>${esc(r.description)}</p><span itemprop="programmingLanguage">${r.language ?? ""}</span></div>`).join("")}`))
for (const u of A.gitlab) pages.push(simple(`https://gitlab.com/${u.username}`, `${u.name} · GitLab`, `<h1>${esc(u.name)}</h1><p>@${u.username}</p><p>${esc(u.bio)}</p><p>${esc(u.job_title)} at ${esc(u.organization)}</p><p>${esc(u.location)}</p>`))
for (const u of A.mastodon) pages.push(simple(`https://${u.domain}/@${u.user}`, `${u.name} (@${u.user}@${u.domain}) - Mastodon`, `<h1>${esc(u.name)}</h1>${u.note}${u.fields.map(f => `<dl><dt>${f.name}</dt><dd>${f.value}</dd></dl>`).join("")}${u.posts.map(p => `<article>${p.text}</article>`).join("")}`))
for (const w of A.wikipedia) pages.push(simple(`https://en.wikipedia.org/wiki/${encodeURIComponent(w.title.replace(/ /g, "_"))}`, `${w.title} - Wikipedia`, `<h1>${esc(w.title)}</h1><p>${esc(w.extract)}</p>`))

const hosts = new Map()
for (const p of pages) { const u = new URL(p.url); if (!hosts.has(u.host)) hosts.set(u.host, new Map()); hosts.get(u.host).set(decodeURIComponent(u.pathname), p) }
for (const [from] of redirects) { const h = new URL(from).host; if (!hosts.has(h)) hosts.set(h, new Map()) }
const SERVICE_PAGES = new Set(["github.com", "gitlab.com", "hachyderm.io", "en.wikipedia.org"])
const nameOfHost = host => { const any = [...hosts.get(host).values()][0]; return decode(/og:site_name" content="([^"]*)"/.exec(any?.body ?? "")?.[1] ?? host) }
for (const [host, map] of hosts) {
  if (SERVICE_PAGES.has(host) || map.size === 0) continue
  const name = nameOfHost(host)
  if (!map.has("/") && ![...redirects.keys()].includes(`https://${host}/`)) {
    const p = simple(`https://${host}/`, name, `<h1>${esc(name)}</h1><ul>${[...map.values()].filter(q => q.body.startsWith("<!doctype")).map(q => `<li><a href="${new URL(q.url).pathname}">${esc(titleOf(q.body))}</a></li>`).join("")}</ul>`)
    map.set("/", p); pages.push(p)
  }
  if (!map.has("/about") && [...map.values()].some(q => q.body.includes('href="/about"')) && !redirects.has(`https://${host}/about`)) {
    const p = simple(`https://${host}/about`, `About – ${name}`, `<h1>About ${esc(name)}</h1><p>${esc(name)} has published on the web since 2009. Write to editor@${host.replace(/^www\./, "")}.</p><p><a href="/">Home</a></p>`)
    map.set("/about", p); pages.push(p)
  }
}

// ------------------------------------------------------------ the search engine
const fold = s => s.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’‘]/g, "'")
const words = s => fold(s).match(/[\p{L}\p{N}]+/gu) ?? []
const STOP = new Set("a an the of and or in on at to for with by from is was are be as it its this that he she they his her who what where when how com www https http".split(" "))
const docs = [
  ...pages.filter(p => !p.type && !p.hidden && p.body.startsWith("<!doctype")).map(p => ({ url: p.url, title: titleOf(p.body), text: textOf(p.body), page: p, dead: p.dead })),
  ...listings.map(l => ({ url: l.url, title: l.title, text: l.snippet }))
]
const df = new Map()
for (const d of docs) {
  d.tf = new Map()
  const put = (list, w) => { for (const t of list) d.tf.set(t, (d.tf.get(t) ?? 0) + w) }
  put(words(d.title), 3); put(words(d.url), 2); put(words(d.text), 1)
  d.length = [...d.tf.values()].reduce((a, b) => a + b, 0)
  d.flat = " " + [...words(d.title), "|", ...words(d.text)].join(" ") + " "
  for (const t of d.tf.keys()) df.set(t, (df.get(t) ?? 0) + 1)
}
const average = docs.reduce((a, d) => a + d.length, 0) / docs.length
const hostMatches = (url, domain) => { const h = new URL(url).host.toLowerCase(), [dh, ...rest] = domain.toLowerCase().replace(/^https?:\/\//, "").replace(/^www\./, "").split("/"); return (h === dh || h.endsWith("." + dh)) && (rest.length === 0 || rest[0] === "" || new URL(url).pathname.startsWith("/" + rest.join("/").replace(/\/$/, ""))) }
const snippetOf = (text, terms, size = 300) => {
  const flat = text.replace(/\n/g, " ")
  if (flat.length <= size) return flat
  let best = 0, score = -1
  for (let at = 0; at < flat.length; at += 40) {
    const w = new Set(words(flat.slice(at, at + size)))
    const s = terms.reduce((a, t) => a + (w.has(t) ? Math.log(1 + docs.length / (df.get(t) ?? 1)) : 0), 0)
    if (s > score + 1e-9) { score = s; best = at }
  }
  const from = best === 0 ? 0 : flat.indexOf(" ", best) + 1
  let to = Math.min(flat.length, from + size); if (to < flat.length) to = flat.lastIndexOf(" ", to)
  return (from > 0 ? "..." : "") + flat.slice(from, to) + (to < flat.length ? "..." : "")
}
const search = (query, limit, include = [], exclude = []) => {
  const sites = [...query.matchAll(/(?<!\S)site:(\S+)/gi)].map(m => m[1]), nots = [...query.matchAll(/(?<!\S)-site:(\S+)/gi)].map(m => m[1])
  const minus = [...query.matchAll(/(?<!\S)-(?!site:)([\p{L}\p{N}]+)/gu)].map(m => fold(m[1]))
  const rest = query.replace(/(?<!\S)-?(site|inurl|intitle|filetype):\S+/gi, " ").replace(/(?<!\S)-[\p{L}\p{N}]+/gu, " ")
  const phrases = [...rest.matchAll(/["“]([^"”]+)["”]/g)].map(m => words(m[1])).filter(p => p.length > 0)
  const terms = [...new Set(words(rest))].filter(t => !STOP.has(t) && t !== "OR".toLowerCase())
  const inc = [...sites, ...include], exc = [...nots, ...exclude]
  const hits = []
  for (const d of docs) {
    if (inc.length && !inc.some(x => hostMatches(d.url, x))) continue
    if (exc.some(x => hostMatches(d.url, x))) continue
    if (minus.some(t => d.tf.has(t))) continue
    let s = 0, got = 0, all = 0
    for (const t of terms) {
      const idf = Math.log(1 + (docs.length - (df.get(t) ?? 0) + 0.5) / ((df.get(t) ?? 0) + 0.5))
      all += idf
      const f = d.tf.get(t)
      if (f) { got += idf; s += idf * f * 2.2 / (f + 1.2 * (0.25 + 0.75 * d.length / average)) }
    }
    if (terms.length && got === 0) continue
    for (const p of phrases) if (p.length > 1) { if (d.flat.includes(` ${p.join(" ")} `)) s += 6; else s *= 0.5 }
    if (terms.length >= 2 && !phrases.length) for (let i = 0; i + 1 < terms.length; i++) if (d.flat.includes(` ${terms[i]} ${terms[i + 1]} `)) s += 2
    const cover = all ? got / all : 1
    if (cover < 0.1 && !inc.length) continue
    if (/^https:\/\/[^/]+\/$/.test(d.url) && terms.some(t => new URL(d.url).host.split(".").some(l => l === t))) s *= 1.3
    hits.push({ d, s: s * (0.15 + 0.85 * cover * cover), cover })
  }
  hits.sort((a, b) => b.s - a.s || (a.d.url < b.d.url ? -1 : 1))
  const top = hits[0]?.s || 1
  return hits.slice(0, limit).map(({ d, s, cover }) => ({ url: d.url, title: d.title, content: snippetOf(d.text, terms), score: Number(Math.max(0.02, Math.min(0.99, 0.95 * hits[0].cover * s / top)).toFixed(6)), raw: d.page && !d.dead ? d.text : null, page: d.page }))
}

// ------------------------------------------------------------ answers
const json = (res, status, o, headers = {}) => { res.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers }); res.end(JSON.stringify(o)) }
const text = (res, status, s, type = "text/html; charset=utf-8", headers = {}) => { res.writeHead(status, { "content-type": type, ...headers }); res.end(s) }
const parse = s => { try { return JSON.parse(s) } catch { return undefined } }
const iso = s => new Date(s).toISOString()
const secs = s => Math.floor(Date.parse(s) / 1000)
const ids = s => [...createHash("md5").update(s).digest("hex")].slice(0, 24).join("")
const uuid = s => { const h = createHash("md5").update(s).digest("hex"); return `${h.slice(0, 8)}-${h.slice(8, 12)}-4${h.slice(13, 16)}-a${h.slice(17, 20)}-${h.slice(20)}` }
const sha = s => createHash("sha256").update(s.trim().toLowerCase()).digest("hex")
const cdata = s => esc(s)

const S = {} // host → (ctx) => void

S["api.gravatar.com"] = ({ path, res }) => {
  const m = /^\/v3\/profiles\/([^/]+)$/.exec(path)
  const p = m && A.gravatar.find(g => sha(g.email) === m[1].toLowerCase() || g.slug === m[1])
  const h = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "91", "x-ratelimit-reset": "1780308000" }
  if (!p) return json(res, 404, { error: "Profile not found", code: "rest_not_found" }, h)
  json(res, 200, { hash: sha(p.email), display_name: p.display_name, profile_url: `https://gravatar.com/${p.slug}`, avatar_url: `https://0.gravatar.com/avatar/${sha(p.email)}`, avatar_alt_text: "", location: p.location ?? "", description: p.description ?? "", job_title: p.job_title ?? "", company: p.company ?? "", verified_accounts: (p.accounts ?? []).map(a => ({ service_type: a.label.toLowerCase(), service_label: a.label, service_icon: "https://gravatar.com/icons/link.svg", url: a.url, is_hidden: false })), pronunciation: "", pronouns: "" }, h)
}
S["gravatar.com"] = S["www.gravatar.com"] = ({ path, res }) => { const p = A.gravatar.find(g => `/${g.slug}` === path); return p ? text(res, 200, `<!doctype html><html><head><title>${esc(p.display_name)} | Gravatar Profile</title></head><body><h1>${esc(p.display_name)}</h1><p>${esc(p.job_title)} ${esc(p.company)}</p><p>${esc(p.location)}</p><p>${esc(p.description)}</p></body></html>`) : text(res, 404, "<h1>404</h1>") }

const ghUser = u => ({ login: u.login, id: u.id, node_id: Buffer.from(`04:User${u.id}`).toString("base64"), avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, repos_url: `https://api.github.com/users/${u.login}/repos`, type: "User", user_view_type: "public", site_admin: false })
const ghRepo = (u, r) => ({ id: u.id * 7 + r.name.length, name: r.name, full_name: `${u.login}/${r.name}`, private: false, owner: ghUser(u), html_url: `https://github.com/${u.login}/${r.name}`, description: r.description ?? null, fork: !!r.fork, created_at: "2022-01-01T00:00:00Z", updated_at: r.pushed_at, pushed_at: r.pushed_at, homepage: null, stargazers_count: r.stars, watchers_count: r.stars, forks_count: Math.floor(r.stars / 20), language: r.language ?? null, topics: r.topics ?? [], archived: false, visibility: "public", default_branch: "main" })
S["api.github.com"] = ({ path, q, res }) => {
  const h = { "x-ratelimit-limit": path.startsWith("/search") ? "10" : "60", "x-ratelimit-remaining": path.startsWith("/search") ? "9" : "58", "x-ratelimit-reset": "1780308000", "x-github-media-type": "github.v3; format=json" }
  const nf = () => json(res, 404, { message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, h)
  if (path === "/search/users") {
    const raw = q.get("q") ?? ""
    if (!raw.trim()) return json(res, 422, { message: "Validation Failed", errors: [{ resource: "Search", field: "q", code: "missing" }], status: "422" }, h)
    const inn = [...raw.matchAll(/in:(\w+)/g)].map(m => m[1]), loc = /location:("[^"]+"|\S+)/.exec(raw)?.[1].replace(/"/g, "")
    const t = fold(raw.replace(/\b(in|type|location|repos|followers|language):("[^"]*"|\S+)/g, " ").replace(/"/g, "").trim())
    const has = (v, key) => (inn.length === 0 || inn.includes(key)) && v && words(t).every(w => words(v).includes(w) || fold(v).includes(w))
    const items = A.github.filter(u => (has(u.email, "email") || has(u.name, "name") || has(u.login, "login") || has(u.name, "fullname")) && (!loc || fold(u.location ?? "").includes(fold(loc))))
    return json(res, 200, { total_count: items.length, incomplete_results: false, items: items.map(u => ({ ...ghUser(u), score: 1 })) }, h)
  }
  if (path === "/search/commits") {
    const e = /author-email:"?([^\s"]+)"?/.exec(q.get("q") ?? "")?.[1]?.toLowerCase()
    const items = A.github.filter(u => e && u.commit_email?.toLowerCase() === e)
    return json(res, 200, { total_count: items.length * 12, incomplete_results: false, items: items.map(u => { const r = u.repositories[0]; return { sha: sha(u.login + r.name).slice(0, 40), html_url: `https://github.com/${u.login}/${r.name}/commit/${sha(u.login + r.name).slice(0, 40)}`, commit: { author: { name: u.name, email: u.commit_email, date: r.pushed_at }, committer: { name: u.name, email: u.commit_email, date: r.pushed_at }, message: "Tidy the build" }, author: ghUser(u), committer: ghUser(u), repository: ghRepo(u, r), score: 1 } }) }, h)
  }
  const m = /^\/users\/([^/]+)(\/repos|\/social_accounts|\/orgs|\/gists)?$/.exec(path)
  const u = m && A.github.find(x => x.login.toLowerCase() === m[1].toLowerCase())
  if (!u) return nf()
  if (m[2] === "/repos") return json(res, 200, [...u.repositories].sort((a, b) => b.pushed_at < a.pushed_at ? -1 : 1).map(r => ghRepo(u, r)), h)
  if (m[2] === "/social_accounts") return json(res, 200, u.accounts ?? [], h)
  if (m[2]) return json(res, 200, [], h)
  json(res, 200, { ...ghUser(u), name: u.name ?? null, company: u.company ?? null, blog: u.blog ?? "", location: u.location ?? null, email: u.email ?? null, hireable: null, bio: u.bio ?? null, twitter_username: u.twitter_username ?? null, public_repos: u.repositories.length, public_gists: 0, followers: 40 + u.id % 300, following: 11, created_at: "2014-03-11T10:00:00Z", updated_at: "2026-05-01T10:00:00Z" }, h)
}

S["api.tavily.com"] = ({ path, method, body, req, res }) => {
  if (method !== "POST") return json(res, 405, { detail: "Method Not Allowed" })
  const o = parse(body)
  if (!req.headers.authorization && !o?.api_key && req.headers["x-tavily-access-mode"] !== "keyless") return json(res, 401, { detail: { error: "Unauthorized: missing or invalid API key." } })
  if (!o) return json(res, 422, { detail: [{ type: "json_invalid", loc: ["body"], msg: "JSON decode error" }] })
  if (path === "/search") {
    if (typeof o.query !== "string" || !o.query.trim()) return json(res, 400, { detail: { error: "Query is missing." } })
    const limit = o.max_results ?? 5
    const found = search(o.query, Math.min(20, limit), o.include_domains ?? [], o.exclude_domains ?? [])
    return json(res, 200, { query: o.query, follow_up_questions: null, answer: null, images: [], results: found.map(r => ({ url: r.url, title: r.title, content: r.content, score: r.score, raw_content: o.include_raw_content ? r.raw : null, ...(o.topic === "news" && r.page?.news ? { published_date: newsDate(r.page.news).toUTCString() } : {}) })), response_time: 0.91, request_id: uuid(o.query) })
  }
  if (path === "/extract") {
    const urls = [].concat(o.urls ?? []), ok = [], bad = []
    for (const u of urls) { const p = pageAt(u); p && !p.dead ? ok.push({ url: u, title: titleOf(p.body), raw_content: textOf(p.body), images: [] }) : bad.push({ url: u, error: "Failed to fetch url" }) }
    return json(res, 200, { results: ok, failed_results: bad, response_time: 0.5, request_id: uuid(body) })
  }
  json(res, 404, { detail: "Not Found" })
}
S["api.firecrawl.dev"] = ({ path, method, body, res }) => {
  const o = parse(body), m = /^\/(v\d)\/(search|scrape)$/.exec(path)
  if (!m || method !== "POST") return json(res, 404, { success: false, error: "Not Found" })
  if (!o) return json(res, 400, { success: false, error: "Bad request, malformed JSON" })
  const md = p => ({ markdown: textOf(p.body), metadata: { title: titleOf(p.body), sourceURL: p.url, url: p.url, statusCode: 200, contentType: "text/html", language: "en" } })
  if (m[2] === "search") {
    if (typeof o.query !== "string" || !o.query) return json(res, 400, { success: false, error: "Bad Request", details: [{ code: "invalid_type", path: ["query"], message: "Required" }] })
    const found = search(o.query, Math.min(100, o.limit ?? 5)).map((r, i) => ({ url: r.url, title: r.title, description: r.content, ...(m[1] === "v1" ? {} : { position: i + 1 }), ...(o.scrapeOptions?.formats?.length && r.page && !r.page.dead ? md(r.page) : {}) }))
    return json(res, 200, m[1] === "v1" ? { success: true, data: found } : { success: true, data: { web: found }, creditsUsed: 2, id: uuid(o.query) })
  }
  const p = pageAt(o.url)
  if (!p || p.dead) return json(res, 500, { success: false, code: "SCRAPE_ALL_ENGINES_FAILED", error: "All scraping engines failed!" })
  json(res, 200, { success: true, data: md(p) })
}
S["r.jina.ai"] = ({ rawPath, res }) => {
  const url = rawPath.slice(1), p = pageAt(url)
  if (/^https?:\/\/([\w.]*\.)?(linkedin|x|twitter)\.com\//.test(url)) return json(res, 451, { code: 451, status: 45100, name: "SecurityCompromiseError", message: "Anonymous access to this domain is blocked", data: null })
  if (!p || p.dead) return json(res, 422, { code: 422, status: 42206, name: "AssertionFailureError", message: `Failed to goto ${url}`, data: null })
  json(res, 200, { code: 200, status: 20000, data: { title: titleOf(p.body), description: "", url: p.url, content: textOf(p.body), usage: { tokens: Math.ceil(textOf(p.body).length / 4) } }, meta: { usage: { tokens: 100 } } })
}

const claim = (id, s, i) => ({
  mainsnak: { snaktype: "value", property: s.property, datavalue: s.item ? { value: { "entity-type": "item", "numeric-id": Number(s.item.id.slice(1)), id: s.item.id }, type: "wikibase-entityid" } : s.time ? { value: wdTime(s.time), type: "time" } : { value: s.text, type: "string" }, datatype: s.item ? "wikibase-item" : s.time ? "time" : /^https?:/.test(s.text) ? "url" : "external-id" },
  type: "statement", id: `${id}$${uuid(id + i)}`, rank: "normal", references: [],
  ...(s.start || s.end ? { qualifiers: { ...(s.start ? { P580: [{ snaktype: "value", property: "P580", datavalue: { value: wdTime(s.start), type: "time" } }] } : {}), ...(s.end ? { P582: [{ snaktype: "value", property: "P582", datavalue: { value: wdTime(s.end), type: "time" } }] } : {}) } } : {})
})
const wdTime = t => ({ time: `+${t.length === 4 ? t + "-00-00" : t.length === 7 ? t + "-00" : t}T00:00:00Z`, timezone: 0, before: 0, after: 0, precision: t.length === 4 ? 9 : t.length === 7 ? 10 : 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" })
const entity = w => { const claims = {}; w.statements.forEach((s, i) => (claims[s.property] ??= []).push(claim(w.id, s, i))); return { pageid: Number(w.id.slice(1)), ns: 0, title: w.id, lastrevid: 1, modified: "2026-01-01T00:00:00Z", type: "item", id: w.id, labels: { en: { language: "en", value: w.label } }, descriptions: { en: { language: "en", value: w.description } }, aliases: w.aliases?.length ? { en: w.aliases.map(value => ({ language: "en", value })) } : {}, claims, sitelinks: w.article ? { enwiki: { site: "enwiki", title: w.article, badges: [], url: `https://en.wikipedia.org/wiki/${encodeURIComponent(w.article.replace(/ /g, "_"))}` } } : {} } }
const labels = new Map(A.wikidata.flatMap(w => [[w.id, w.label], ...w.statements.filter(s => s.item).map(s => [s.item.id, s.item.label])]))
const propLabels = { P31: "instance of", P106: "occupation", P108: "employer", P69: "educated at", P19: "place of birth", P551: "residence", P54: "member of sports team", P569: "date of birth", P570: "date of death", P496: "ORCID iD", P856: "official website", P159: "headquarters location", P571: "inception" }
const stub = id => labels.has(id) ? entity(A.wikidata.find(w => w.id === id) ?? { id, label: labels.get(id), description: "", statements: [] }) : undefined
S["www.wikidata.org"] = ({ path, q, res }) => {
  const e = /^\/wiki\/Special:EntityData\/(Q\d+)(?:\.json)?$/.exec(path)
  if (e) { const x = stub(e[1]); return x ? json(res, 200, { entities: { [x.id]: x } }) : text(res, 404, "<h1>Not Found</h1>No entity with ID " + e[1] + " was found.") }
  if (path !== "/w/api.php") { const w = A.wikidata.find(x => path === `/wiki/${x.id}`); return w ? text(res, 200, `<!doctype html><html><head><title>${esc(w.label)} - Wikidata</title></head><body><h1>${esc(w.label)} (${w.id})</h1><p>${esc(w.description)}</p></body></html>`) : text(res, 404, "<h1>Not found</h1>") }
  const action = q.get("action")
  if (action === "wbsearchentities") {
    const t = fold(q.get("search") ?? "")
    const hits = A.wikidata.filter(w => [w.label, ...(w.aliases ?? [])].some(l => fold(l).startsWith(t))).slice(0, Number(q.get("limit") ?? 7))
    return json(res, 200, { searchinfo: { search: q.get("search") ?? "" }, search: hits.map(w => ({ id: w.id, title: w.id, pageid: Number(w.id.slice(1)), concepturi: `http://www.wikidata.org/entity/${w.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${w.id}`, display: { label: { value: w.label, language: "en" }, description: { value: w.description, language: "en" } }, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 })
  }
  if (action === "wbgetentities") {
    const out = {}
    for (const id of (q.get("ids") ?? "").split("|").filter(Boolean)) out[id] = id[0] === "P" ? { type: "property", id, labels: { en: { language: "en", value: propLabels[id] ?? id } } } : stub(id) ?? { id, missing: "" }
    if (q.get("titles")) { const w = A.wikidata.find(x => x.article === q.get("titles")); out[w ? w.id : "-1"] = w ? entity(w) : { site: "enwiki", title: q.get("titles"), missing: "" } }
    return json(res, 200, { entities: out, success: 1 })
  }
  if (action === "query") return json(res, 200, { batchcomplete: "", query: { search: A.wikidata.filter(w => words(q.get("srsearch") ?? "").every(t => words(w.label + " " + w.description).includes(t))).map(w => ({ ns: 0, title: w.id, snippet: w.description })) } })
  json(res, 200, { error: { code: "badvalue", info: `Unrecognized value for parameter "action": ${action}.` } })
}
S["query.wikidata.org"] = ({ res }) => json(res, 200, { head: { vars: [] }, results: { bindings: [] } })
const wikiSummary = w => ({ type: w.disambiguation ? "disambiguation" : "standard", title: w.title, displaytitle: w.title, namespace: { id: 0, text: "" }, wikibase_item: A.wikidata.find(x => x.article === w.title)?.id, titles: { canonical: w.title.replace(/ /g, "_"), normalized: w.title, display: w.title }, pageid: 7000 + A.wikipedia.indexOf(w), lang: "en", dir: "ltr", description: w.description, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${encodeURIComponent(w.title.replace(/ /g, "_"))}` } }, extract: w.extract, extract_html: `<p>${esc(w.extract)}</p>`, timestamp: "2026-02-01T00:00:00Z" })
S["en.wikipedia.org"] = ctx => {
  const { path, q, res } = ctx
  const m = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path)
  if (m) { const w = A.wikipedia.find(x => fold(x.title) === fold(m[1].replace(/_/g, " "))); return w ? json(res, 200, wikiSummary(w)) : json(res, 404, { type: "Internal error", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: `/en.wikipedia.org/v1/page/summary/${m[1]}` }) }
  if (path === "/w/api.php") {
    const find = s => A.wikipedia.filter(w => words(s).every(t => words(w.title + " " + w.extract).includes(t)))
    if (q.get("action") === "opensearch") { const h = A.wikipedia.filter(w => fold(w.title).startsWith(fold(q.get("search") ?? ""))); return json(res, 200, [q.get("search"), h.map(w => w.title), h.map(() => ""), h.map(w => wikiSummary(w).content_urls.desktop.page)]) }
    if (q.get("list") === "search") { const h = find(q.get("srsearch") ?? "—"); return json(res, 200, { batchcomplete: "", query: { searchinfo: { totalhits: h.length }, search: h.map(w => ({ ns: 0, title: w.title, pageid: 7000 + A.wikipedia.indexOf(w), size: 900, wordcount: 120, snippet: esc(w.extract.slice(0, 150)), timestamp: "2026-02-01T00:00:00Z" })) } }) }
    const w = A.wikipedia.find(x => x.title === (q.get("titles") ?? "").replace(/_/g, " "))
    return json(res, 200, { batchcomplete: "", query: { pages: w ? { [7000 + A.wikipedia.indexOf(w)]: { pageid: 7000 + A.wikipedia.indexOf(w), ns: 0, title: w.title, extract: w.extract } } : { "-1": { ns: 0, title: q.get("titles") ?? "", missing: "" } } } })
  }
  if (/^\/w\/rest\.php\/v1\/search/.test(path)) return json(res, 200, { pages: A.wikipedia.filter(w => fold(w.title).includes(fold(q.get("q") ?? "—"))).map(w => ({ id: 7000 + A.wikipedia.indexOf(w), key: w.title.replace(/ /g, "_"), title: w.title, excerpt: w.extract, description: w.description })) })
  site(ctx)
}

const orcidAff = (e, kind) => ({ "created-date": { value: 1600000000000 }, source: { "source-name": { value: "" } }, "department-name": e.department || null, "role-title": e.role, "start-date": { year: { value: String(e.from) }, month: null, day: null }, "end-date": e.to ? { year: { value: String(e.to) }, month: null, day: null } : null, organization: { name: e.organization, address: { city: e.city, region: null, country: e.country }, "disambiguated-organization": null }, url: null, visibility: "public", path: `/${kind}/1` })
const orcidPerson = o => ({ "last-modified-date": { value: 1700000000000 }, name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": o.credit_name ? { value: o.credit_name } : null, visibility: "public", path: o.id }, "other-names": { "other-name": (o.other_names ?? []).map(content => ({ content, visibility: "public" })), path: `/${o.id}/other-names` }, biography: o.biography ? { content: o.biography, visibility: "public", path: `/${o.id}/biography` } : null, "researcher-urls": { "researcher-url": (o.urls ?? []).map(u => ({ "url-name": u.label, url: { value: u.url }, visibility: "public" })) }, emails: { email: (o.emails ?? []).map(email => ({ email, verified: true, primary: true, visibility: "public" })) }, addresses: { address: o.country ? [{ country: { value: o.country }, visibility: "public" }] : [] }, keywords: { keyword: (o.keywords ?? []).map(content => ({ content, visibility: "public" })) }, "external-identifiers": { "external-identifier": [] }, path: `/${o.id}/person` })
const affs = (o, list, plural, one) => ({ "last-modified-date": { value: 1700000000000 }, "affiliation-group": (list ?? []).map(e => ({ "last-modified-date": { value: 1700000000000 }, "external-ids": { "external-id": [] }, summaries: [{ [`${one}-summary`]: orcidAff(e, one) }] })), path: `/${o.id}/${plural}` })
const orcidWorks = o => ({ "last-modified-date": { value: 1700000000000 }, group: (o.works ?? []).map((w, i) => ({ "external-ids": { "external-id": [] }, "work-summary": [{ "put-code": i + 1, title: { title: { value: w.title }, subtitle: null, "translated-title": null }, type: w.type, "publication-date": { year: { value: String(w.year) }, month: null, day: null }, "journal-title": { value: w.journal }, visibility: "public" }] })), path: `/${o.id}/works` })
S["pub.orcid.org"] = ({ path, q, res }) => {
  if (/^\/v3\.\d\/(expanded-)?search\/?$/.test(path)) {
    const s = q.get("q") ?? "", field = k => { const m = new RegExp(`${k}:\\s*(?:"([^"]+)"|\\(([^)]+)\\)|([^\\s)]+))`).exec(s); return m && (m[1] ?? m[2] ?? m[3]) }
    const g = field("given-names"), f = field("family-name"), org = field("affiliation-org-name"), id = field("orcid"), mail = field("email"), cr = field("credit-name")
    const has = (v, t) => words(t).every(w => words(v).includes(w))
    const hits = !(g || f || org || id || mail || cr) ? A.orcid.filter(o => s && has(`${o.given} ${o.family}`, s)) : A.orcid.filter(o => (!g || has(o.given, g)) && (!f || has(o.family, f)) && (!org || [...(o.employments ?? []), ...(o.educations ?? [])].some(e => has(e.organization, org))) && (!id || o.id === id) && (!mail || (o.emails ?? []).includes(mail)) && (!cr || has(o.credit_name ?? "", cr)))
    if (!path.includes("expanded")) return json(res, 200, { result: hits.length ? hits.map(o => ({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" } })) : null, "num-found": hits.length })
    return json(res, 200, { "expanded-result": hits.length ? hits.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": o.credit_name ?? null, "other-name": o.other_names ?? [], email: o.emails ?? [], "institution-name": [...new Set([...(o.employments ?? []), ...(o.educations ?? [])].map(e => e.organization))] })) : null, "num-found": hits.length })
  }
  const m = /^\/v3\.\d\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])(?:\/(\w[\w-]*))?\/?$/.exec(path), o = m && A.orcid.find(x => x.id === m[1])
  if (!o) return json(res, 404, { "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" })
  const part = { person: () => orcidPerson(o), employments: () => affs(o, o.employments, "employments", "employment"), educations: () => affs(o, o.educations, "educations", "education"), works: () => orcidWorks(o), record: () => ({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" }, person: orcidPerson(o), "activities-summary": { employments: affs(o, o.employments, "employments", "employment"), educations: affs(o, o.educations, "educations", "education"), works: orcidWorks(o) } }) }[m[2] ?? "record"]
  part ? json(res, 200, part()) : json(res, 200, affs(o, [], m[2], m[2].replace(/s$/, "")))
}
const oaAuthor = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], relevance_score: 100, works_count: a.works_count, cited_by_count: a.cited_by_count, summary_stats: { h_index: 9, i10_index: 8 }, ids: { openalex: `https://openalex.org/${a.id}` }, affiliations: [{ institution: { id: "https://openalex.org/I1", display_name: a.institution, country_code: a.country, type: "company" }, years: [...a.years].reverse() }], last_known_institutions: [{ id: "https://openalex.org/I1", display_name: a.institution, country_code: a.country, type: "company" }], topics: a.topics.map((display_name, i) => ({ id: `https://openalex.org/T1${i}`, display_name, count: 9 - i, field: { display_name: "Engineering" } })), x_concepts: [], works_api_url: `https://api.openalex.org/works?filter=author.id:${a.id}` })
S["api.openalex.org"] = ({ path, q, res, req }) => {
  const list = r => json(res, 200, { meta: { count: r.length, db_response_time_ms: 12, page: 1, per_page: 25, groups_count: null }, results: r, group_by: [] })
  const one = /^\/(?:authors|people)\/(.+)$/.exec(path)
  if (one) { const k = one[1].replace(/^https?:\/\/(openalex|orcid)\.org\//, "").replace(/^orcid:/, ""), a = A.openalex.find(x => x.id.toLowerCase() === k.toLowerCase() || x.orcid === k); return a ? json(res, 200, oaAuthor(a)) : text(res, 404, "<!doctype html><title>404 Not Found</title><h1>Not Found</h1>") }
  if (q.get("search") && !q.get("api_key") && !req.headers.authorization) return json(res, 401, { error: "Unauthorized", message: "An API key is required to search. Get one at https://openalex.org/settings/api" })
  if (path === "/authors") { const f = /orcid:(?:https:\/\/orcid\.org\/)?([\dX-]+)/.exec(q.get("filter") ?? "")?.[1], s = words(q.get("search") ?? ""); return list(A.openalex.filter(a => (f ? a.orcid === f : s.length > 0) && s.every(w => words(a.name).includes(w))).map(oaAuthor)) }
  if (path === "/works") { const f = /author(?:ships\.author)?\.(?:id|orcid):(?:https:\/\/[\w.]+\/)?([\w-]+)/.exec(q.get("filter") ?? "")?.[1], a = A.openalex.find(x => x.id === f || x.orcid === f); return list(a ? A.crossref.filter(w => w.authors.some(x => `${x.given} ${x.family}` === a.name)).map(w => ({ id: "https://openalex.org/W1" + w.doi.length, doi: `https://doi.org/${w.doi}`, title: w.title, display_name: w.title, publication_year: w.published[0], type: "article", cited_by_count: 12, primary_location: { source: { display_name: w.journal } } })) : []) }
  list([])
}
const crItem = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, title: [w.title], "container-title": [w.journal], publisher: "Fictional Press", type: "journal-article", author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `http://orcid.org/${a.orcid}`, "authenticated-orcid": false } : {}) })), published: { "date-parts": [w.published] }, issued: { "date-parts": [w.published] }, "is-referenced-by-count": 7, score: 12 })
S["api.crossref.org"] = ({ path, q, res }) => {
  const h = { "x-rate-limit-limit": "5", "x-rate-limit-interval": "1s" }
  const one = /^\/works\/(.+)$/.exec(path)
  if (one) { const w = A.crossref.find(x => x.doi === one[1]); return w ? json(res, 200, { status: "ok", "message-type": "work", "message-version": "1.0.0", message: crItem(w) }, h) : text(res, 404, "Resource not found.", "text/plain", h) }
  if (path !== "/works") return text(res, 404, "Resource not found.", "text/plain", h)
  const a = words(q.get("query.author") ?? ""), b = words(q.get("query") ?? q.get("query.bibliographic") ?? ""), oid = /orcid:(?:https?:\/\/orcid\.org\/)?([\dX-]+)/.exec(q.get("filter") ?? "")?.[1]
  const score = w => { const n = words(w.authors.map(x => `${x.given} ${x.family}`).join(" ")); return a.filter(t => n.includes(t)).length * 5 + b.filter(t => [...n, ...words(w.title)].includes(t)).length }
  const hits = A.crossref.filter(w => (!oid || w.authors.some(x => x.orcid === oid)) && (score(w) > 0 || (oid && !a.length && !b.length))).sort((x, y) => score(y) - score(x))
  json(res, 200, { status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": hits.length, items: hits.slice(0, Number(q.get("rows") ?? 20)).map(w => ({ ...crItem(w), score: score(w) * 4 })), "items-per-page": Number(q.get("rows") ?? 20), query: { "start-index": 0, "search-terms": q.get("query.author") } } }, h)
}
const hnHits = u => [...(u.stories ?? []).map((s, i) => ({ objectID: String(41000000 + i), title: s.title, url: s.url, author: u.username, points: s.points, num_comments: 40, story_text: null, comment_text: null, created_at: iso(s.at), created_at_i: secs(s.at), _tags: ["story", `author_${u.username}`] })), ...(u.comments ?? []).map((c, i) => ({ objectID: String(42000000 + i), title: null, url: null, author: u.username, points: null, num_comments: null, comment_text: c.text, story_title: c.story, story_id: 43000000 + i, created_at: iso(c.at), created_at_i: secs(c.at), _tags: ["comment", `author_${u.username}`] }))]
S["hn.algolia.com"] = ({ path, q, res }) => {
  const m = /^\/api\/v1\/users\/([^/]+)$/.exec(path)
  if (m) { const u = A.hackerNews.find(x => x.username === m[1]); return u ? json(res, 200, { username: u.username, about: u.about, karma: u.karma }) : json(res, 404, { error: "Not Found", status: 404 }) }
  if (!/^\/api\/v1\/search(_by_date)?$/.test(path)) return json(res, 404, { error: "Not Found", status: 404 })
  const tags = (q.get("tags") ?? "").split(/,(?![^(]*\))/).filter(Boolean), t = words(q.get("query") ?? "")
  const hits = A.hackerNews.flatMap(hnHits).filter(h => tags.every(tag => tag.startsWith("(") ? tag.slice(1, -1).split(",").some(x => h._tags.includes(x)) : h._tags.includes(tag)) && t.every(w => words(`${h.title ?? ""} ${h.url ?? ""} ${h.comment_text ?? ""} ${h.author}`).includes(w))).sort((a, b) => b.created_at_i - a.created_at_i)
  const n = Number(q.get("hitsPerPage") ?? 20)
  json(res, 200, { hits: hits.slice(0, n), nbHits: hits.length, page: 0, nbPages: Math.ceil(hits.length / n), hitsPerPage: n, exhaustiveNbHits: true, query: q.get("query") ?? "", params: "", processingTimeMS: 3 })
}
S["api.stackexchange.com"] = ({ path, q, res }) => {
  const wrap = items => json(res, 200, { items, has_more: false, quota_max: 300, quota_remaining: 287 })
  const user = u => ({ user_id: u.id, account_id: u.id + 5, user_type: "registered", reputation: u.reputation, display_name: u.name, location: u.location, website_url: u.website ?? "", link: `https://stackoverflow.com/users/${u.id}/${u.name.toLowerCase().replace(/\W+/g, "-")}`, profile_image: "https://i.stack.imgur.com/x.png", is_employee: false, creation_date: 1400000000, last_access_date: 1779000000, badge_counts: { gold: 3, silver: 40, bronze: 60 } })
  if (!q.get("site")) return json(res, 400, { error_id: 400, error_message: "site is required", error_name: "bad_parameter" })
  const so = q.get("site") === "stackoverflow"
  if (/^\/2\.\d\/users\/?$/.test(path)) return wrap(so && q.get("inname") ? A.stackExchange.filter(u => fold(u.name).includes(fold(q.get("inname")))).map(user) : [])
  const m = /^\/2\.\d\/users\/([\d;]+)(?:\/([\w-]+))?$/.exec(path)
  if (m) { const us = so ? A.stackExchange.filter(u => m[1].split(";").includes(String(u.id))) : []; return wrap(!m[2] ? us.map(u => ({ ...user(u), ...(u.about ? { about_me: u.about } : {}) })) : /tags/.test(m[2]) ? us.flatMap(u => (u.tags ?? []).map((tag_name, i) => ({ tag_name, user_id: u.id, answer_count: 40 - i, answer_score: 200 - i, question_count: 1, question_score: 2, name: tag_name, count: 40 - i }))) : []) }
  json(res, 404, { error_id: 404, error_message: "no method found with this name", error_name: "no_method" })
}
S["stackoverflow.com"] = ({ path, res }) => { const u = A.stackExchange.find(x => path.startsWith(`/users/${x.id}`)); return u ? text(res, 200, `<!doctype html><html><head><title>User ${esc(u.name)} - Stack Overflow</title></head><body><h1>${esc(u.name)}</h1><p>${esc(u.location ?? "")}</p>${u.about ?? ""}</body></html>`) : text(res, 404, "<h1>Page not found</h1>") }

const did = a => `did:plc:${ids(a.handle)}`
const bsky = (a, full) => ({ did: did(a), handle: a.handle, displayName: a.name, avatar: "https://cdn.bsky.app/img/avatar/x", description: a.description, ...(full ? { website: a.website, followersCount: 812, followsCount: 203, postsCount: a.posts.length } : {}), indexedAt: "2026-05-01T00:00:00.000Z", createdAt: "2023-08-01T00:00:00.000Z", labels: [] })
S["public.api.bsky.app"] = S["api.bsky.app"] = ({ path, q, res }) => {
  const m = path.replace("/xrpc/", ""), find = s => A.bluesky.find(a => a.handle === s?.toLowerCase() || did(a) === s)
  if (m === "app.bsky.actor.searchActors" || m === "app.bsky.actor.searchActorsTypeahead") { const t = words(q.get("q") ?? q.get("term") ?? ""); return json(res, 200, { actors: t.length ? A.bluesky.filter(a => t.every(w => words(`${a.name} ${a.handle} ${a.description}`).includes(w))).map(a => bsky(a)) : [] }) }
  if (m === "app.bsky.actor.getProfile") { const a = find(q.get("actor")); return a ? json(res, 200, bsky(a, true)) : json(res, 400, { error: "InvalidRequest", message: "Profile not found" }) }
  if (m === "com.atproto.identity.resolveHandle") { const a = find(q.get("handle")); return a ? json(res, 200, { did: did(a) }) : json(res, 400, { error: "InvalidRequest", message: "Unable to resolve handle" }) }
  if (m === "app.bsky.feed.getAuthorFeed") {
    const a = find(q.get("actor")); if (!a) return json(res, 400, { error: "InvalidRequest", message: "Profile not found" })
    return json(res, 200, { feed: a.posts.slice(0, Number(q.get("limit") ?? 50)).map((p, i) => ({ post: { uri: `at://${p.repost ? "did:plc:other" : did(a)}/app.bsky.feed.post/${i}3k`, cid: "bafy" + i, author: p.repost ? { did: "did:plc:other", handle: "llamas.bsky.social", displayName: "Llama Farm" } : bsky(a), record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.at, langs: ["en"] }, replyCount: 1, repostCount: 0, likeCount: 14, indexedAt: p.at }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: bsky(a), indexedAt: p.at } } : {}) })) })
  }
  if (m === "app.bsky.feed.searchPosts") return text(res, 403, "<html><head><title>403 Forbidden</title></head></html>")
  json(res, 501, { error: "MethodNotImplemented", message: "Method Not Implemented" })
}
S["bsky.app"] = ({ path, res }) => { const a = A.bluesky.find(x => path === `/profile/${x.handle}`); text(res, 200, `<!doctype html><html><head><title>${a ? `${esc(a.name)} (@${a.handle}) — Bluesky` : "Bluesky"}</title>${a ? `<meta name="description" content="${esc(a.description)}">` : ""}</head><body><div id="root"></div><noscript>This is a heavily interactive web application, and JavaScript is required.</noscript></body></html>`) }
const mast = u => ({ id: u.id, username: u.user, acct: u.user, display_name: u.name, locked: false, bot: false, discoverable: true, created_at: "2022-11-06T00:00:00.000Z", note: u.note, url: `https://${u.domain}/@${u.user}`, uri: `https://${u.domain}/users/${u.user}`, followers_count: 2011, following_count: 340, statuses_count: 900, last_status_at: "2026-02-11", fields: u.fields })
S["hachyderm.io"] = ctx => {
  const { path, q, res } = ctx, nf = () => json(res, 404, { error: "Record not found" })
  if (path === "/.well-known/webfinger") { const m = /^acct:@?([^@]+)@(.+)$/.exec(q.get("resource") ?? ""), u = m && A.mastodon.find(x => x.user === m[1].toLowerCase() && x.domain === m[2]); return u ? json(res, 200, { subject: `acct:${u.user}@${u.domain}`, aliases: [`https://${u.domain}/@${u.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${u.domain}/@${u.user}` }, { rel: "self", type: "application/activity+json", href: `https://${u.domain}/users/${u.user}` }] }, { "content-type": "application/jrd+json; charset=utf-8" }) : text(res, 404, "") }
  if (path === "/api/v1/accounts/lookup") { const u = A.mastodon.find(x => [x.user, `${x.user}@${x.domain}`].includes((q.get("acct") ?? "").replace(/^@/, "").toLowerCase())); return u ? json(res, 200, mast(u)) : nf() }
  const m = /^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/.exec(path), u = m && A.mastodon.find(x => x.id === m[1])
  if (m) return !u ? nf() : m[2] ? json(res, 200, u.posts.map((p, i) => ({ id: String(112000 + i), created_at: p.at, in_reply_to_id: null, visibility: "public", language: "en", uri: `https://${u.domain}/users/${u.user}/statuses/${i}`, url: `https://${u.domain}/@${u.user}/${i}`, content: p.text, reblog: null, account: mast(u) }))) : json(res, 200, mast(u))
  if (path.startsWith("/api/")) return json(res, 401, { error: "This method requires an authenticated user" })
  site(ctx)
}
const newsDate = s => new Date(s.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, "$1-$2-$3T$4:$5:$6Z"))
const country = url => /harbour/.test(url) ? "Canada" : /adelaide|currawong/.test(url) ? "Australia" : /wairarapa|chch/.test(url) ? "New Zealand" : "United States"
S["api.gdeltproject.org"] = ({ path, q, res }) => {
  if (path !== "/api/v2/doc/doc") return text(res, 404, "Not Found")
  const s = q.get("query") ?? "", phrases = [...s.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" ")), loose = words(s.replace(/"[^"]+"/g, " ").replace(/\b\w+:\S+/g, " ")).filter(w => w !== "or")
  if (!phrases.length && !loose.length) return text(res, 200, "Your query was too short or too long.\n", "text/html; charset=utf-8")
  const any = /\bOR\b/.test(s)
  const hits = docs.filter(d => d.page?.news && (any ? phrases.some(p => d.flat.includes(` ${p} `)) || loose.some(w => d.tf.has(w)) : phrases.every(p => d.flat.includes(` ${p} `)) && loose.every(w => d.tf.has(w))))
  if (q.get("format") !== "json") return text(res, 200, hits.map(d => d.url).join("\n"))
  json(res, 200, hits.length ? { articles: hits.slice(0, Number(q.get("maxrecords") ?? 75)).map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.page.news, socialimage: "", domain: new URL(d.url).host.replace(/^www\./, ""), language: "English", sourcecountry: country(d.url) })) } : {})
}
S["itunes.apple.com"] = ({ path, q, res }) => {
  const out = r => json(res, 200, { resultCount: r.length, results: r }, { "content-type": "text/javascript; charset=utf-8" })
  const item = p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}`, feedUrl: p.feed, trackCount: p.episodes.length, releaseDate: p.episodes[0].at, country: "USA", primaryGenreName: "Society & Culture", genres: ["Podcasts"] })
  if (path === "/lookup") return out(A.podcasts.filter(p => (q.get("id") ?? "").split(",").includes(String(p.id))).map(item))
  if (path !== "/search") return text(res, 404, "")
  const t = words((q.get("term") ?? "").replace(/\+/g, " "))
  if (q.get("entity") === "podcastEpisode") return out(A.podcasts.flatMap(p => p.episodes.filter(e => t.length && t.every(w => words(`${e.title} ${e.description} ${p.title} ${p.artist}`).includes(w))).map((e, i) => ({ wrapperType: "podcastEpisode", kind: "podcast-episode", collectionId: p.id, trackId: p.id * 10 + i, collectionName: p.title, trackName: e.title, description: e.description, shortDescription: "", releaseDate: e.at, feedUrl: p.feed, trackViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}?i=${i}` }))))
  out(A.podcasts.filter(p => t.length && t.every(w => words(`${p.title} ${p.artist} ${q.get("attribute") ? "" : p.description}`).includes(w))).slice(0, Number(q.get("limit") ?? 50)).map(item))
}
S["feeds.podnest.example"] = ({ path, res }) => {
  const p = A.podcasts.find(x => new URL(x.feed).pathname === path)
  if (!p) return text(res, 404, "<h1>Feed not found</h1>")
  text(res, 200, `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(p.title)}</title><link>${p.site}</link><description>${esc(p.description)}</description><itunes:author>${esc(p.artist)}</itunes:author>
${p.episodes.map(e => `<item><title>${esc(e.title)}</title><link>${e.url}</link><guid isPermaLink="false">${ids(e.url)}</guid><pubDate>${new Date(e.at).toUTCString()}</pubDate><description>${esc(e.description)}</description></item>`).join("\n")}
</channel></rss>
`, "application/rss+xml; charset=utf-8")
}
S["rdap.org"] = ({ path, res }) => { const m = /^\/domain\/([^/]+)$/.exec(path); return m && A.rdap.some(d => d.domain === m[1].toLowerCase()) ? text(res, 302, "", "text/html", { location: `https://rdap.nic.example/domain/${m[1].toLowerCase()}` }) : json(res, 404, { errorCode: 404, title: "Not Found", description: ["No RDAP service could be found for this object."] }, { "content-type": "application/rdap+json" }) }
S["rdap.nic.example"] = ({ path, res }) => {
  const d = A.rdap.find(x => path === `/domain/${x.domain}`), h = { "content-type": "application/rdap+json" }
  if (!d) return json(res, 404, { errorCode: 404, title: "Not Found" }, h)
  json(res, 200, { objectClassName: "domain", rdapConformance: ["rdap_level_0"], ldhName: d.domain.toUpperCase(), handle: "D-" + ids(d.domain).slice(0, 8), status: ["client transfer prohibited"], events: [{ eventAction: "registration", eventDate: d.registered + "T00:00:00Z" }, { eventAction: "expiration", eventDate: "2027-12-31T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrar"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", "Plain Names Registrar"]]] }, { objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", d.registrant ? "" : "REDACTED FOR PRIVACY"], ["org", {}, "text", d.registrant ?? "REDACTED FOR PRIVACY"]]] }], nameservers: [{ objectClassName: "nameserver", ldhName: "NS1.PLAINNAMES.EXAMPLE" }] }, h)
}
S["www.sec.gov"] = ({ path, res }) => path === "/files/company_tickers.json" ? json(res, 200, Object.fromEntries(A.edgar.map((c, i) => [i, { cik_str: c.cik, ticker: c.ticker, title: c.name }]))) : text(res, 404, "<h1>Not Found</h1>")
S["data.sec.gov"] = ({ path, res }) => {
  const m = /^\/submissions\/CIK(\d{10})\.json$/.exec(path), c = m && A.edgar.find(x => x.cik === Number(m[1]))
  if (!c) return text(res, 404, `<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>`, "application/xml")
  json(res, 200, { cik: String(c.cik).padStart(10, "0"), entityType: "operating", sic: c.sic, sicDescription: c.industry, name: c.name, tickers: [c.ticker], exchanges: ["Nasdaq"], ein: "000000000", category: "Accelerated filer", fiscalYearEnd: "1231", stateOfIncorporation: "DE", addresses: { mailing: { street1: "2401 SMALLMAN STREET", city: c.city, stateOrCountry: c.state, zipCode: "15222" }, business: { street1: "2401 SMALLMAN STREET", city: c.city, stateOrCountry: c.state, zipCode: "15222" } }, phone: "4125550100", formerNames: [], filings: { recent: { accessionNumber: ["0001844077-26-000014"], filingDate: ["2026-05-06"], form: ["10-Q"], primaryDocument: ["tsrb-20260331.htm"], primaryDocDescription: ["10-Q"] }, files: [] } })
}
const glUser = u => ({ id: u.id, username: u.username, public_email: "", name: u.name, state: "active", locked: false, avatar_url: null, web_url: `https://gitlab.com/${u.username}` })
S["gitlab.com"] = ctx => {
  const { path, q, res } = ctx
  if (path === "/api/v4/users") { if (!q.get("username")) return json(res, 403, { message: "403 Forbidden - Not authorized to access /api/v4/users" }); return json(res, 200, A.gitlab.filter(u => u.username === q.get("username").toLowerCase()).map(glUser)) }
  const m = /^\/api\/v4\/users\/([^/]+)(\/projects)?$/.exec(path), u = m && A.gitlab.find(x => String(x.id) === m[1] || x.username === m[1])
  if (m) return !u ? json(res, 404, { message: "404 User Not Found" }) : m[2] ? json(res, 200, u.projects.map((p, i) => ({ id: 50000 + i, name: p.name, path: p.name, path_with_namespace: `${u.username}/${p.name}`, description: p.description, web_url: `https://gitlab.com/${u.username}/${p.name}`, last_activity_at: p.at, star_count: 41, topics: ["godot"], visibility: "public" }))) : json(res, 200, { ...glUser(u), created_at: "2019-01-01T00:00:00.000Z", bio: u.bio ?? "", location: u.location ?? "", linkedin: u.linkedin ?? "", twitter: u.twitter ?? "", website_url: u.website_url ?? "", organization: u.organization ?? "", job_title: u.job_title ?? "", pronouns: null, bot: false, followers: 12, following: 3 })
  if (path.startsWith("/api/")) return json(res, 404, { error: "404 Not Found" })
  site(ctx)
}
S["www.youtube.com"] = S["youtube.com"] = ({ path, q, res }) => {
  if (path === "/feeds/videos.xml") {
    const c = A.youtube.find(x => x.id === q.get("channel_id"))
    if (!c) return text(res, 404, "<!DOCTYPE html><html lang=en><title>Error 404 (Not Found)!!1</title>")
    return text(res, 200, `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${c.id.slice(2)}</id><yt:channelId>${c.id.slice(2)}</yt:channelId><title>${esc(c.title)}</title><link rel="alternate" href="https://www.youtube.com/channel/${c.id}"/><author><name>${esc(c.title)}</name><uri>https://www.youtube.com/channel/${c.id}</uri></author><published>2019-01-01T00:00:00+00:00</published>
${c.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><author><name>${esc(c.title)}</name></author><published>${v.at}</published><updated>${v.at}</updated><media:group><media:title>${esc(v.title)}</media:title><media:description>${cdata(v.description)}</media:description></media:group></entry>`).join("\n")}
</feed>
`, "text/xml; charset=UTF-8")
  }
  const c = A.youtube.find(x => path === `/@${x.handle}` || path === `/channel/${x.id}`)
  c ? text(res, 200, `<!doctype html><html><head><title>${esc(c.title)} - YouTube</title><link rel="canonical" href="https://www.youtube.com/channel/${c.id}"><link rel="alternate" type="application/rss+xml" title="RSS" href="https://www.youtube.com/feeds/videos.xml?channel_id=${c.id}"></head><body></body></html>`) : text(res, 404, "<!doctype html><title>404 Not Found</title>")
}
S["web.archive.org"] = ({ path, rawPath, q, res }) => {
  const bare = u => u.replace(/^https?:\/\//, "").replace(/\/$/, "")
  if (path === "/cdx/search/cdx" || path === "/cdx/search/cdx/" || path === "/cdx") {
    const u = q.get("url") ?? "", star = u.endsWith("*") || ["prefix", "host", "domain"].includes(q.get("matchType"))
    const hits = archive.filter(a => star ? bare(a.url).startsWith(bare(u.replace(/\*$/, ""))) : bare(a.url) === bare(u))
    const rows = hits.map(a => { const w = new URL(a.url); return { urlkey: w.host.replace(/^www\./, "").split(".").reverse().join(",") + ")" + w.pathname, timestamp: a.timestamp, original: a.url, mimetype: "text/html", statuscode: "200", digest: createHash("sha1").update(a.body).digest("hex").slice(0, 32).toUpperCase(), length: String(a.body.length) } })
    const fl = q.get("fl")?.split(",") ?? ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"]
    if (q.get("output") === "json") return json(res, 200, rows.length ? [fl, ...rows.map(r => fl.map(k => r[k]))] : [])
    return text(res, 200, rows.map(r => fl.map(k => r[k]).join(" ")).join("\n") + (rows.length ? "\n" : ""), "text/plain")
  }
  const m = /^\/web\/(\d+)(?:id_|if_)?\/(.+)$/.exec(rawPath), a = m && archive.find(x => bare(x.url) === bare(decodeURIComponent(m[2])))
  a ? text(res, 200, a.body) : text(res, 404, "<html><head><title>Wayback Machine</title></head><body><p>Wayback Machine has not archived that URL.</p></body></html>")
}
S["archive.org"] = ({ path, q, res }) => { if (path !== "/wayback/available") return text(res, 404, ""); const a = archive.find(x => x.url.replace(/^https?:\/\//, "") === (q.get("url") ?? "").replace(/^https?:\/\//, "")); json(res, 200, { url: q.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) }
S["www.linkedin.com"] = S["linkedin.com"] = ({ res }) => text(res, 999, "<html><head><script>window.location.href='/authwall'</script></head></html>")
for (const h of ["ca", "au", "nz", "uk"]) S[`${h}.linkedin.com`] = S["www.linkedin.com"]
S["x.com"] = S["twitter.com"] = S["www.x.com"] = ({ res }) => text(res, 200, "<!doctype html><html><head><title>X</title></head><body><noscript>JavaScript is not available. We've detected that JavaScript is disabled in this browser.</noscript></body></html>")

// ------------------------------------------------------------ web sites
const pageAt = url => { try { const u = new URL(url); let p = decodeURIComponent(u.pathname); const m = hosts.get(u.host); return m?.get(p) ?? m?.get(p.replace(/\/$/, "")) ?? m?.get(p + "/") } catch { return undefined } }
const site = ({ scheme, host, path, search: qs, res }) => {
  const map = hosts.get(host)
  if (scheme === "http") return text(res, 301, "", "text/html", { location: `https://${host}${encodeURI(path)}${qs}` })
  const to = redirects.get(`https://${host}${path}`) ?? (path !== "/" && !map.has(path) ? redirects.get(`https://${host}${path.replace(/\/$/, "")}`) : undefined)
  if (to) return text(res, 301, "<h1>Moved Permanently</h1>", "text/html", { location: new URL(to, `https://${host}`).href })
  if (path === "/robots.txt") return robots[host] ? text(res, 200, robots[host], "text/plain") : text(res, 404, "Not found", "text/plain")
  if (path === "/sitemap.xml" && robots[host]?.includes("Sitemap:")) return text(res, 200, `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...map.values()].filter(p => !p.dead && !p.hidden).map(p => `<url><loc>${p.url}</loc></url>`).join("")}</urlset>`, "application/xml")
  const p = map.get(path)
  if (p && !p.dead) return text(res, 200, p.body, p.type ?? "text/html; charset=utf-8")
  const alt = path.endsWith("/") ? path.slice(0, -1) : path + "/"
  if (map.has(alt) && !map.get(alt).dead) return text(res, 301, "", "text/html", { location: `https://${host}${encodeURI(alt)}` })
  const www = host.startsWith("www.") ? host.slice(4) : `www.${host}`
  if (map.size === 0 && hosts.has(www)) return text(res, 301, "", "text/html", { location: `https://${www}${encodeURI(path)}` })
  text(res, 404, `<!doctype html><html><head><title>Page not found</title></head><body><h1>Page not found</h1><p>Sorry, we couldn't find that page. <a href="/">Home</a></p></body></html>`)
}

const server = createServer((req, res) => {
  let body = ""
  req.setEncoding("utf8")
  req.on("data", d => { body += d })
  req.on("end", () => {
    try {
      const m = /^\/(https?)\/([^/?]+)(\/[^?]*)?(\?.*)?$/.exec(req.url)
      if (!m) return json(res, 400, { error: "expected /{scheme}/{host}{path}" })
      const scheme = m[1], host = m[2].toLowerCase().replace(/:(80|443)$/, ""), raw = m[3] ?? "/", qs = m[4] ?? ""
      let path; try { path = decodeURIComponent(raw) } catch { path = raw }
      const ctx = { scheme, host, path, rawPath: raw + qs, search: qs, q: new URLSearchParams(qs), method: req.method, body, req, res }
      if (S[host]) { if (path === "/robots.txt") return text(res, 404, "Not Found", "text/plain"); return S[host](ctx) }
      if (hosts.has(host)) return req.method === "GET" || req.method === "HEAD" ? site(ctx) : text(res, 405, "Method Not Allowed", "text/plain")
      text(res, 502, `no such host: ${host}`, "text/plain")
    } catch (e) { if (!res.headersSent) json(res, 500, { error: String(e) }) }
  })
})
server.listen(Number(process.argv[2] ?? 8080), "127.0.0.1", () => console.log(`ashcombe listens on 127.0.0.1:${server.address().port}`))
