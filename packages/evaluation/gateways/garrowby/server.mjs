// node server.mjs PORT: plays the whole internet of the world "garrowby" at /{scheme}/{host}{path}?{query}
import http from "node:http"
import { createHash } from "node:crypto"
import { pages, listings, robots, redirects } from "./lib.mjs"
import "./ireland.mjs"
import "./britain.mjs"
import "./americas.mjs"
import * as A from "./accounts.mjs"

const fold = s => s.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/ø/g, "o").replace(/æ/g, "ae")
const unent = s => s.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&nbsp;/g, " ").replace(/&amp;/g, "&")
const esc = s => String(s ?? "").replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
const text = html => unent(html.replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style|nav|head|header|footer)\b[\s\S]*?<\/\1>/gi, " ").replace(/<\/(p|li|h\d|div|tr|dd|dt|article|section|ul|td)>/gi, " \n").replace(/<[^>]*>/g, " ")).replace(/[ \t]+/g, " ").replace(/\s*\n\s*/g, "\n").trim()
const ld = html => [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(m => [...m[1].matchAll(/"(?:name|jobTitle|description)":"([^"]*)"/g)].map(x => x[1]).join(". ")).join(" ")

// ---- pages of services that a browser would see
const shell = (title, body) => `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main>${body}</main></body></html>`
const extra = []
for (const w of A.wikipedia) extra.push({ url: `https://en.wikipedia.org/wiki/${encodeURI(w.title.replace(/ /g, "_"))}`, title: `${w.title} - Wikipedia`, body: shell(`${w.title} - Wikipedia`, `<h1>${w.title}</h1><p>${w.extract}</p>`) })
for (const g of A.github) {
  extra.push({ url: `https://github.com/${g.login}`, title: `${g.login} (${g.name}) · GitHub`, body: shell(esc(`${g.login} (${g.name}) · GitHub`), `<h1>${esc(g.name)} ${g.login}</h1><div>${esc(g.bio)}</div><p>${esc(g.company)} ${esc(g.location)}</p>${g.repos.map(r => `<h3>${r[0]}</h3><p>${esc(r[1])}</p>`).join("")}`) })
  for (const r of g.repos) extra.push({ url: `https://github.com/${g.login}/${r[0]}`, title: `${g.login}/${r[0]}: ${r[1]} · GitHub`, body: shell(`${g.login}/${r[0]}`, `<h1>${r[0]}</h1><p>${r[1]}</p><p>By ${g.name}</p>`) })
}
for (const s of A.stack) extra.push({ url: `https://stackoverflow.com/users/${s.id}/${s.name.toLowerCase().replace(/ /g, "-")}`, title: `User ${s.name} - Stack Overflow`, body: shell(`User ${s.name} - Stack Overflow`, `<h1>${s.name}</h1>${s.about}<p>${s.location}</p><p>${s.tags.join(", ")}</p>`) })
for (const p of A.podcasts) extra.push({ url: p.feed, type: "application/rss+xml; charset=utf-8", noindex: 1, title: p.title, body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(p.title)}</title><link>${p.site}</link><itunes:author>${esc(p.artist)}</itunes:author><description>${esc(p.description)}</description>${p.episodes.map((e, i) => `<item><title>${esc(e[0])}</title><description>${esc(e[1])}</description><guid>nns-${i}</guid><pubDate>${e[2]}</pubDate></item>`).join("")}</channel></rss>` })
const byUrl = new Map([...pages, ...extra].map(p => [p.url, p]))
const hosts = new Set([...byUrl.keys()].map(u => new URL(u).host))
hosts.add("www.soundpodium.example")
for (const h of hosts) if (h.endsWith(".example") && !byUrl.has(`https://${h}/sitemap.xml`)) {
  const urls = pages.filter(p => new URL(p.url).host === h && !p.noindex && !p.url.includes("/box-office/")).map(p => `<url><loc>${p.url}</loc></url>`)
  byUrl.set(`https://${h}/sitemap.xml`, { url: "", body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`, type: "application/xml" })
}

// ---- the search engine
const stop = new Set("the a an of and in at on for to is by with from or as its who what".split(" "))
const words = s => fold(s).match(/[a-z0-9]+/g) ?? []
const docs = [...[...pages, ...extra].filter(p => !p.noindex && !p.url.includes("/box-office/")).map(p => ({ url: p.url, title: unent(p.title), content: [text(p.body), ld(p.body)].filter(Boolean).join("\n"), news: p.news })),
  ...listings.map(l => ({ url: l.url, title: l.title, content: l.snippet })),
  ...A.archive.map(a => ({ url: a.url, title: a.title, content: text(a.body) }))]
const df = new Map()
for (const d of docs) { d.w = words(d.title + " " + d.content); d.t = new Set(words(d.title + " " + d.url)); d.tf = new Map(); for (const w of d.w) d.tf.set(w, (d.tf.get(w) ?? 0) + 1); d.join = " " + d.w.join(" ") + " "; for (const w of new Set([...d.tf.keys(), ...d.t])) df.set(w, (df.get(w) ?? 0) + 1) }
const avg = docs.reduce((s, d) => s + d.w.length, 0) / docs.length
const onHost = (u, h) => { const x = new URL(u), [hh, ...p] = h.replace(/^https?:\/\//, "").replace(/^\*\./, "").split("/"); return (x.host === hh.replace(/^www\./, "") || x.host === hh || x.host.endsWith("." + hh.replace(/^www\./, ""))) && (!p.length || x.pathname.startsWith("/" + p.join("/"))) }
const search = (query, { limit = 5, include = [], exclude = [], news = false } = {}) => {
  const inc = [...include], exc = [...exclude]
  const q = query.replace(/(-?)site:(\S+)/gi, (_, m, h) => { (m ? exc : inc).push(h); return " " })
  const minus = [...q.matchAll(/(?:^|\s)-(\w+)/g)].map(m => fold(m[1]))
  const qw = [...new Set(words(q.replace(/(^|\s)-\w+/g, " ")))].filter(w => !stop.has(w) && w !== "or")
  const seq = words(q)
  const total = qw.reduce((s, w) => s + Math.log(1 + docs.length / (df.get(w) ?? 0.5)), 0) || 1
  return docs.filter(d => (!news || d.news) && (!inc.length || inc.some(h => onHost(d.url, h))) && !exc.some(h => onHost(d.url, h)) && !minus.some(m => d.tf.has(m))).map(d => {
    let s = 0, cover = 0
    for (const w of qw) {
      const idf = Math.log(1 + docs.length / (df.get(w) ?? 1)), tf = d.tf.get(w) ?? 0
      if (tf || d.t.has(w)) cover += idf
      s += idf * (tf * 2.2) / (tf + 1.2 * (0.25 + 0.75 * d.w.length / avg)) + (d.t.has(w) ? idf * 0.8 : 0)
    }
    for (let i = 0; i + 1 < seq.length; i++) if (d.join.includes(` ${seq[i]} ${seq[i + 1]} `)) s += 3
    return { d, s: s * (0.3 + 0.7 * cover / total), score: Math.min(0.99, cover / total * 0.9 + 0.05), cover: cover / total }
  }).filter(r => qw.length ? r.cover > 0.15 : inc.length).sort((a, b) => b.s - a.s).slice(0, limit).map(r => ({ url: r.d.url, title: r.d.title, content: snippet(r.d.content, qw), raw: r.d.content, score: +r.score.toFixed(5), news: r.d.news }))
}
const snippet = (t, qw) => {
  if (t.length <= 300) return t.replace(/\n/g, " ")
  const parts = t.split(/(?<=[.!?])\s+|\n/).map((s, i) => ({ s, i, n: new Set(words(s).filter(w => qw.includes(w))).size }))
  let best = 0, top = -1
  parts.forEach((_, i) => { let len = 0, n = 0; for (let j = i; j < parts.length && len < 300; j++) { len += parts[j].s.length + 1; n += parts[j].n / (1 + (j - i) * 0.2) } if (n > top) { top = n; best = i } })
  let out = ""
  for (let j = best; j < parts.length && out.length < 280; j++) out += (out ? " " : "") + parts[j].s
  return out.length > 320 ? out.slice(0, 317).replace(/\s\S*$/, "") + "..." : out
}

// ---- services
const json = (res, v, status = 200, headers = {}) => { res.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers }); res.end(JSON.stringify(v)) }
const send = (res, body, status = 200, type = "text/html; charset=utf-8", headers = {}) => { res.writeHead(status, { "content-type": type, ...headers }); res.end(body) }
const arr = v => Array.isArray(v) ? v : v ? [v] : []
const lit = (q, s) => words(q).every(w => words(s).includes(w))
const ghUser = g => ({ login: g.login, id: g.id, avatar_url: `https://avatars.githubusercontent.com/u/${g.id}?v=4`, url: `https://api.github.com/users/${g.login}`, html_url: `https://github.com/${g.login}`, type: g.org ? "Organization" : "User", site_admin: false })
const ghFull = g => ({ ...ghUser(g), name: g.name ?? null, company: g.company ?? null, blog: g.blog ?? "", location: g.location ?? null, email: g.email ?? null, hireable: null, bio: g.bio ?? null, twitter_username: g.twitter_username ?? null, public_repos: g.repos.length, public_gists: 0, followers: 12, following: 3, created_at: "2014-02-01T10:00:00Z", updated_at: "2026-05-01T10:00:00Z" })
const ghRepo = (g, r, i) => ({ id: g.id * 10 + i, name: r[0], full_name: `${g.login}/${r[0]}`, private: false, owner: ghUser(g), html_url: `https://github.com/${g.login}/${r[0]}`, description: r[1], fork: false, language: r[2], topics: r[3], stargazers_count: r[4], forks_count: 1, archived: false, created_at: "2020-01-01T00:00:00Z", updated_at: r[5] + "T10:00:00Z", pushed_at: r[5] + "T10:00:00Z", homepage: "" })
const rate = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "57", "x-ratelimit-reset": "1780308000" }
const ents = new Map(A.wikidata.map(e => [e.id, e]))
const wd = e => { const claims = {}; for (const s of e.st) (claims[s.p] ??= []).push({ mainsnak: { snaktype: "value", property: s.p, datavalue: s.k === "time" ? { value: { time: s.v, timezone: 0, precision: s.v.includes("-00-00") ? 9 : 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" }, type: "time" } : { value: { "entity-type": "item", "numeric-id": +s.v.slice(1), id: s.v }, type: "wikibase-entityid" } }, type: "statement", rank: "normal" }); return { pageid: 1, ns: 0, title: e.id, type: "item", id: e.id, labels: { en: { language: "en", value: e.label } }, descriptions: { en: { language: "en", value: e.description } }, aliases: {}, claims, sitelinks: e.article ? { enwiki: { site: "enwiki", title: e.article, badges: [], url: `https://en.wikipedia.org/wiki/${e.article.replace(/ /g, "_")}` } } : {} } }
const orcPerson = o => ({ name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": null, path: o.id }, "other-names": { "other-name": [] }, biography: { content: o.bio, visibility: "public" }, "researcher-urls": { "researcher-url": [] }, emails: { email: [] }, addresses: { address: [{ country: { value: o.country } }] }, keywords: { keyword: o.keywords.map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] } })
const aff = (o, list, key) => ({ "affiliation-group": list.map(j => ({ summaries: [{ [key]: { "department-name": null, "role-title": j[1], "start-date": { year: { value: String(j[4]) }, month: null, day: null }, "end-date": j[5] ? { year: { value: String(j[5]) }, month: null, day: null } : null, organization: { name: j[0], address: { city: j[2], region: null, country: j[3] } } } }] })) })
const orcWorks = o => ({ group: o.works.map(w => ({ "work-summary": [{ title: { title: { value: w[0] }, subtitle: null }, type: w[1], "publication-date": { year: { value: String(w[2]) } }, "journal-title": { value: w[3] } }] })) })
const oa = a => ({ id: `https://openalex.org/${a.id}`, orcid: `https://orcid.org/${a.orcid}`, display_name: a.name, display_name_alternatives: [], works_count: a.works, cited_by_count: a.cited, last_known_institutions: [{ id: "https://openalex.org/I1", display_name: a.institution, country_code: a.country, type: "company" }], affiliations: [{ institution: { display_name: a.institution, country_code: a.country, type: "company" }, years: [2025, 2024] }], topics: a.topics.map(display_name => ({ display_name })) })
const bsky = b => ({ did: "did:plc:" + createHash("sha256").update(b.handle).digest("hex").slice(0, 24), handle: b.handle, displayName: b.name, description: b.description, avatar: "", followersCount: 204, followsCount: 120, postsCount: b.posts.length, indexedAt: "2026-05-01T00:00:00Z", createdAt: "2024-11-01T00:00:00Z" })
const fetchPage = u => { let x = u, i = 0; while (redirects[x] && i++ < 5) x = redirects[x]; const p = byUrl.get(x) ?? byUrl.get(x.replace(/\/$/, "")) ?? byUrl.get(x + "/") ?? byUrl.get(x.replace("://", "://www.")); return p }

const api = {
  "api.gravatar.com": (r, { path }) => { const m = path.match(/^\/v3\/profiles\/([^/]+)$/); const g = m && A.gravatar.find(g => createHash("sha256").update(g.email).digest("hex") === m[1].toLowerCase() || g.slug === m[1]); if (!g) return json(r, { error: "Profile not found", code: "profile_not_found" }, 404)
    json(r, { hash: m[1], display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${m[1]}`, avatar_alt_text: "", location: g.location, description: g.description, job_title: g.job_title, company: g.company, verified_accounts: g.accounts.map(a => ({ service_type: a[0], service_label: a[1], service_icon: "", url: a[2], is_hidden: false })), pronunciation: "", pronouns: "" }, 200, { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "97" }) },
  "api.github.com": (r, { path, q }) => {
    const ok = v => json(r, v, 200, rate), list = items => ok({ total_count: items.length, incomplete_results: false, items })
    const query = q.get("q") ?? ""
    if (path === "/search/users") { const term = query.replace(/\b(in|type|location|language):\S+/g, "").replace(/"/g, "").trim(), inn = query.match(/in:(\S+)/)?.[1] ?? "login,name,email"; return list(A.github.filter(g => (inn.includes("email") && g.email && fold(g.email) === fold(term)) || (inn.includes("name") && g.name && term && !term.includes("@") && lit(term, g.name)) || (inn.includes("login") && fold(g.login) === fold(term))).filter(g => !/type:user/i.test(query) || !g.org).map(g => ({ ...ghUser(g), score: 1 }))) }
    if (path === "/search/commits") { const e = query.match(/author-email:"?([^\s"]+)/)?.[1]; const g = e && A.github.find(g => g.commit_email === e || g.email === e); return list(g?.repos.length ? [{ sha: "9f1c2e", html_url: `https://github.com/${g.login}/${g.repos[0][0]}/commit/9f1c2e`, commit: { author: { name: g.name, email: e, date: g.repos[0][5] + "T10:00:00Z" }, message: "Fix" }, author: ghUser(g), committer: ghUser(g), repository: ghRepo(g, g.repos[0], 0) }] : []) }
    if (path.startsWith("/search/")) return list([])
    const m = path.match(/^\/(?:users|orgs)\/([^/]+)(\/.*)?$/), g = m && A.github.find(g => fold(g.login) === fold(decodeURIComponent(m[1])))
    if (!g) return json(r, { message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404, rate)
    if (!m[2]) return ok(ghFull(g))
    if (m[2] === "/repos") return ok(g.repos.map((x, i) => ghRepo(g, x, i)).sort((a, b) => b.pushed_at < a.pushed_at ? -1 : 1))
    if (m[2] === "/social_accounts") return ok([...(g.accounts ?? []).map(([provider, url]) => ({ provider, url })), ...(g.twitter_username ? [{ provider: "twitter", url: `https://twitter.com/${g.twitter_username}` }] : [])])
    ok([])
  },
  "api.tavily.com": (r, { path, body, headers }) => {
    if (!headers.authorization && headers["x-tavily-access-mode"] !== "keyless" && !body?.api_key) return json(r, { detail: { error: "Unauthorized: missing or invalid API key." } }, 401)
    if (path === "/extract") { const results = [], failed_results = []; for (const u of arr(body?.urls)) { const p = /linkedin\.com/.test(u) ? null : fetchPage(u); p ? results.push({ url: u, raw_content: text(p.body), images: [] }) : failed_results.push({ url: u, error: "Failed to fetch" }) } return json(r, { results, failed_results, response_time: 0.4 }) }
    if (path !== "/search") return json(r, { detail: { error: "Not found" } }, 404)
    if (!body?.query) return json(r, { detail: { error: "Query is missing." } }, 400)
    const hits = search(body.query, { limit: Math.min(20, body.max_results ?? 5), include: arr(body.include_domains), exclude: arr(body.exclude_domains), news: body.topic === "news" })
    json(r, { query: body.query, follow_up_questions: null, answer: null, images: [], results: hits.map(h => ({ url: h.url, title: h.title, content: h.content, score: h.score, raw_content: body.include_raw_content ? h.raw : null, ...(body.topic === "news" ? { published_date: h.news?.seen } : {}) })), response_time: 0.61, request_id: "garrowby-1" })
  },
  "api.firecrawl.dev": (r, { path, body }) => {
    const v2 = path.startsWith("/v2")
    if (/\/search$/.test(path)) { if (!body?.query) return json(r, { success: false, error: "Bad Request" }, 400); const web = search(body.query, { limit: Math.min(20, body.limit ?? 5), include: arr(body.includeDomains), exclude: arr(body.excludeDomains) }).map((h, i) => ({ url: h.url, title: h.title, description: h.content, ...(v2 ? { position: i + 1 } : {}) })); return json(r, v2 ? { success: true, data: { web }, creditsUsed: 2, id: "garrowby" } : { success: true, data: web }) }
    if (/\/scrape$/.test(path)) { const p = body?.url && !/linkedin\.com/.test(body.url) && fetchPage(body.url); return p ? json(r, { success: true, data: { markdown: text(p.body), html: p.body, rawHtml: p.body, metadata: { title: p.title, sourceURL: body.url, url: p.url, statusCode: 200 } } }) : json(r, { success: false, error: "This website is not supported or could not be fetched" }, 403) }
    json(r, { success: false, error: "Not found" }, 404)
  },
  "r.jina.ai": (r, { rest }) => { const u = decodeURIComponent(rest.slice(1)), p = !/linkedin\.com/.test(u) && fetchPage(u); p ? json(r, { code: 200, status: 20000, data: { title: p.title, description: "", url: p.url, content: text(p.body), usage: { tokens: 500 } } }) : json(r, { code: 422, status: 42206, message: "Failed to goto " + u, data: null }, 422) },
  "www.wikidata.org": (r, { path, q }) => {
    const m = path.match(/^\/wiki\/Special:EntityData\/(Q\d+)(\.json)?$/)
    if (m) return ents.has(m[1]) ? json(r, { entities: { [m[1]]: wd(ents.get(m[1])) } }) : send(r, "<h1>Not Found</h1>", 404)
    if (q.get("action") === "wbsearchentities") { const s = q.get("search") ?? ""; return json(r, { searchinfo: { search: s }, search: A.wikidata.filter(e => s && fold(e.label).startsWith(fold(s))).map(e => ({ id: e.id, title: e.id, pageid: 1, concepturi: `http://www.wikidata.org/entity/${e.id}`, url: `//www.wikidata.org/wiki/${e.id}`, label: e.label, description: e.description, display: { label: { value: e.label, language: "en" } }, match: { type: "label", language: "en", text: e.label } })), success: 1 }) }
    if (q.get("action") === "wbgetentities") return json(r, { entities: Object.fromEntries((q.get("ids") ?? "").split("|").filter(Boolean).map(i => [i, ents.has(i) ? wd(ents.get(i)) : { id: i, missing: "" }])), success: 1 })
    if (path === "/w/api.php") return json(r, { batchcomplete: "", query: { search: [] } })
    send(r, "<h1>Not Found</h1>", 404)
  },
  "en.wikipedia.org": (r, c) => {
    const m = c.path.match(/^\/api\/rest_v1\/page\/summary\/(.+)$/)
    if (m) { const t = decodeURIComponent(m[1]).replace(/_/g, " "), w = A.wikipedia.find(w => w.title === t); return w ? json(r, { type: "standard", title: w.title, displaytitle: w.title, wikibase_item: A.wikidata.find(e => e.article === w.title)?.id, description: w.description, extract: w.extract, extract_html: `<p>${w.extract}</p>`, lang: "en", content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}` } } }) : json(r, { type: "https://mediawiki.org/wiki/HyperSwitch/errors/not_found", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: c.path }, 404) }
    if (c.path === "/w/api.php") { const s = c.q.get("srsearch") ?? c.q.get("search") ?? "", hits = A.wikipedia.filter(w => s && lit(s.replace(/"/g, ""), w.title + " " + w.extract)); return c.q.get("action") === "opensearch" ? json(r, [s, hits.map(h => h.title), hits.map(() => ""), hits.map(h => `https://en.wikipedia.org/wiki/${h.title.replace(/ /g, "_")}`)]) : json(r, { batchcomplete: "", query: { searchinfo: { totalhits: hits.length }, search: hits.map((h, i) => ({ ns: 0, title: h.title, pageid: 100 + i, snippet: h.extract.slice(0, 150) })) } }) }
    web(r, c)
  },
  "pub.orcid.org": (r, { path, q }) => {
    if (/expanded-search\/?$/.test(path)) { const s = q.get("q") ?? "", f = k => { const m = s.match(new RegExp(k + ':\\(?(?:"([^"]*)"|([^\\s)]+))')); return m && (m[1] ?? m[2]) }, gn = f("given-names"), fn = f("family-name"), org = f("affiliation-org-name"), hits = A.orcid.filter(o => (gn || fn) && (!gn || lit(gn, o.given)) && (!fn || lit(fn, o.family)) && (!org || o.jobs.concat(o.schools).some(j => lit(org, j[0])))); return json(r, { "expanded-result": hits.length ? hits.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": null, "other-name": [], email: [], "institution-name": o.jobs.concat(o.schools).map(j => j[0]) })) : null, "num-found": hits.length }) }
    const m = path.match(/^\/v3\.0\/([\d-]+X?)(?:\/(\w+))?\/?$/), o = m && A.orcid.find(o => o.id === m[1])
    if (!o) return json(r, { "response-code": 404, "developer-message": "404 Not Found", "user-message": "The resource was not found.", "error-code": 9016 }, 404)
    const parts = { person: orcPerson(o), employments: aff(o, o.jobs, "employment-summary"), educations: aff(o, o.schools, "education-summary"), works: orcWorks(o), memberships: aff(o, [], "x"), qualifications: aff(o, [], "x"), distinctions: aff(o, [], "x") }
    json(r, !m[2] || m[2] === "record" ? { "orcid-identifier": { path: o.id }, person: parts.person, "activities-summary": { employments: parts.employments, educations: parts.educations, works: parts.works } } : parts[m[2]] ?? {})
  },
  "api.openalex.org": (r, { path, q }) => {
    const m = path.match(/^\/authors\/(.+)$/)
    if (m) { const a = A.openalex.find(a => m[1].endsWith(a.id) || m[1].endsWith(a.orcid)); return a ? json(r, oa(a)) : send(r, "<h1>404</h1>", 404) }
    if (!q.get("api_key")) return json(r, { error: "Unauthorized", message: "An API key is required for search requests." }, 401)
    const s = q.get("search") ?? "", hits = path === "/authors" && s ? A.openalex.filter(a => lit(s, a.name)) : []
    json(r, { meta: { count: hits.length, page: 1, per_page: 25 }, results: hits.map(oa), group_by: [] })
  },
  "api.crossref.org": (r, { q }) => { const s = q.get("query.author") ?? "", hits = s ? A.crossref.filter(w => w.authors.some(a => lit(s, a[0] + " " + a[1]))) : []; json(r, { status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": hits.length, items: hits.map(w => ({ DOI: w.doi, title: [w.title], type: "journal-article", "container-title": [w.journal], published: { "date-parts": [w.at] }, issued: { "date-parts": [w.at] }, URL: `https://doi.org/${w.doi}`, score: 20, author: w.authors.map((a, i) => ({ given: a[0], family: a[1], sequence: i ? "additional" : "first", affiliation: a[2] ? [{ name: a[2] }] : [], ...(a[3] ? { ORCID: `https://orcid.org/${a[3]}` } : {}) })) })), "items-per-page": 20, query: { "start-index": 0, "search-terms": null } } }, 200, { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }) },
  "hn.algolia.com": (r, { path, q }) => {
    const m = path.match(/^\/api\/v1\/users\/([^/]+)$/)
    if (m) { const u = A.hn.find(u => u.username === m[1]); return u ? json(r, { username: u.username, about: u.about, karma: u.karma }) : json(r, { status: 404, error: "Not Found" }, 404) }
    const tags = q.get("tags") ?? "", u = A.hn.find(u => tags.includes("author_" + u.username)); let hits = []
    if (u && !/comment/.test(tags)) hits.push(...u.stories.map((s, i) => ({ objectID: "4300" + i, title: s[0], url: s[1], author: u.username, points: s[2], num_comments: 40, created_at_i: s[3], created_at: new Date(s[3] * 1e3).toISOString(), comment_text: null, story_title: null })))
    if (u && (/comment/.test(tags) || !/story/.test(tags))) hits.push(...u.comments.map((s, i) => ({ objectID: "4400" + i, title: null, url: null, author: u.username, points: null, num_comments: null, created_at_i: s[2], created_at: new Date(s[2] * 1e3).toISOString(), comment_text: s[1], story_title: s[0] })))
    json(r, { hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20 })
  },
  "api.stackexchange.com": (r, { path, q }) => { const s = q.get("inname") ?? "", id = path.match(/users\/(\d+)/)?.[1]; const hits = q.get("site") !== "stackoverflow" ? [] : A.stack.filter(u => id ? String(u.id) === id : s && fold(u.name).includes(fold(s))); json(r, { items: path.endsWith("/top-tags") || path.endsWith("/tags") ? hits.flatMap(u => u.tags.map(t => ({ tag_name: t, name: t, count: 12 }))) : hits.map(u => ({ user_id: u.id, account_id: u.id + 1, display_name: u.name, location: u.location, website_url: u.website, link: `https://stackoverflow.com/users/${u.id}/hannah-voss`, reputation: u.reputation, about_me: u.about, user_type: "registered" })), has_more: false, quota_max: 300, quota_remaining: 288 }) },
  "public.api.bsky.app": (r, { path, q }) => {
    const a = q.get("actor"), b = A.bluesky.find(b => b.handle === a || bsky(b).did === a)
    if (path.endsWith("actor.getProfile")) return b ? json(r, bsky(b)) : json(r, { error: "InvalidRequest", message: "Profile not found" }, 400)
    if (path.endsWith("feed.getAuthorFeed")) return b ? json(r, { feed: b.posts.map((p, i) => ({ post: { uri: `at://${bsky(b).did}/app.bsky.feed.post/3k${i}`, author: bsky(b), record: { $type: "app.bsky.feed.post", text: p[0], createdAt: p[1] + "T12:00:00Z" }, likeCount: 4, indexedAt: p[1] + "T12:00:01Z" } })) }) : json(r, { error: "InvalidRequest", message: "Profile not found" }, 400)
    if (path.endsWith("actor.searchActors")) { const s = q.get("q") ?? ""; return json(r, { actors: s ? A.bluesky.filter(b => lit(s, b.name + " " + b.handle)).map(bsky) : [] }) }
    json(r, { error: "Forbidden" }, 403)
  },
  "api.gdeltproject.org": (r, { q }) => { const s = (q.get("query") ?? "").replace(/\b\w+:\S+/g, ""), ph = [...s.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" ")), ws = words(s.replace(/"[^"]*"/g, " ").replace(/\bOR\b/g, " ")); const hits = docs.filter(d => d.news && (ph.length || ws.length) && ph.every(p => d.join.includes(` ${p} `)) && (/\bOR\b/.test(s) ? !ws.length || ws.some(w => d.tf.has(w)) : ws.every(w => d.tf.has(w)))).slice(0, +(q.get("maxrecords") ?? 75)); json(r, hits.length ? { articles: hits.map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.news.seen, socialimage: "", domain: new URL(d.url).host.replace(/^www\./, ""), language: d.news.language, sourcecountry: d.news.country })) } : {}) },
  "www.sec.gov": (r, { path }) => path === "/files/company_tickers.json" ? json(r, Object.fromEntries(A.edgar.map((e, i) => [i, { cik_str: e.cik, ticker: e.ticker, title: e.name }]))) : send(r, "<h1>Not Found</h1>", 404),
  "data.sec.gov": (r, { path }) => { const e = A.edgar.find(e => path.includes(String(e.cik).padStart(10, "0"))); e ? json(r, { cik: String(e.cik), name: e.name, tickers: [e.ticker], sic: e.sic, sicDescription: e.industry, addresses: { business: { city: e.city, stateOrCountry: e.state } }, filings: { recent: { form: [] } } }) : send(r, "<Error><Code>NoSuchKey</Code></Error>", 404, "application/xml") },
  "efts.sec.gov": r => json(r, { hits: { total: { value: 0, relation: "eq" }, hits: [] } }),
  "itunes.apple.com": (r, { q }) => { const s = q.get("term") ?? "", hits = s ? A.podcasts.filter(p => lit(s, p.title + " " + p.artist + " " + p.description)) : []; json(r, { resultCount: hits.length, results: hits.map(p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, collectionName: p.title, trackName: p.title, artistName: p.artist, feedUrl: p.feed, collectionViewUrl: `https://podcasts.apple.com/podcast/id${p.id}`, primaryGenreName: "Society & Culture", trackCount: p.episodes.length, releaseDate: "2026-05-05T09:00:00Z" })) }) },
  "gitlab.com": (r, c) => { const { path, q } = c; if (path === "/api/v4/users") return json(r, A.gitlab.filter(u => u.username === q.get("username")).map(u => ({ id: u.id, username: u.username, name: u.name, state: "active", web_url: `https://gitlab.com/${u.username}`, avatar_url: null }))); const m = path.match(/^\/api\/v4\/users\/(\d+)(\/projects)?$/), u = m && A.gitlab.find(u => String(u.id) === m[1]); if (u && m[2]) return json(r, []); if (u) return json(r, { ...u, web_url: `https://gitlab.com/${u.username}`, state: "active" }); const v = A.gitlab.find(u => path === "/" + u.username); if (v) return send(r, shell(`${v.name} · GitLab`, `<h1>${v.name}</h1><p>${v.job_title} at ${v.organization}</p><p>${v.bio}</p>`)); json(r, { message: "404 User Not Found" }, 404) },
  "www.youtube.com": (r, { path, q }) => { const c = path === "/feeds/videos.xml" && A.youtube.find(c => c.id === q.get("channel_id")); c ? send(r, `<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><yt:channelId>${c.id}</yt:channelId><title>${c.title}</title><author><name>${c.title}</name></author>${c.videos.map(v => `<entry><id>yt:video:${v[0]}</id><yt:videoId>${v[0]}</yt:videoId><title>${v[1]}</title><published>${v[2]}</published><link rel="alternate" href="https://www.youtube.com/watch?v=${v[0]}"/><media:group><media:description>${v[3]}</media:description></media:group></entry>`).join("")}</feed>`, 200, "text/xml; charset=UTF-8") : send(r, "Not Found", 404) },
  "rdap.org": (r, { path }) => { const d = path.replace(/^\/domain\//, "").toLowerCase(); hosts.has(d) || hosts.has("www." + d) ? json(r, { objectClassName: "domain", ldhName: d, status: ["client transfer prohibited"], events: [{ eventAction: "registration", eventDate: "2012-03-04T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", "REDACTED FOR PRIVACY"]]] }] }, 200, { "content-type": "application/rdap+json" }) : json(r, { errorCode: 404, title: "Not Found" }, 404) },
  "web.archive.org": (r, { path, q, rest }) => {
    if (path === "/cdx/search/cdx") { const u = (q.get("url") ?? "").replace(/^https?:\/\//, "").replace(/\*$/, "").replace(/\/$/, ""), hits = A.archive.filter(a => { const b = a.url.replace(/^https?:\/\//, ""); return q.get("matchType") === "prefix" || /\*$/.test(q.get("url") ?? "") ? b.startsWith(u) : b === u }); const rows = hits.map(a => [a.url.replace("https://www.", "").split("/")[0].split(".").reverse().join(",") + ")/" + a.url.split("/").slice(3).join("/"), a.ts, a.url, "text/html", "200", "GARROWBYDIGEST", "1200"]); return q.get("output") === "json" ? json(r, rows.length ? [["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"], ...rows] : []) : send(r, rows.map(x => x.join(" ")).join("\n"), 200, "text/plain") }
    const m = rest.match(/^\/web\/(\d+)(?:id_|if_)?\/(.+)$/), a = m && A.archive.find(a => a.url.replace(/^https?:/, "") === m[2].replace(/^https?:/, ""))
    a ? send(r, shell(a.title, a.body)) : send(r, "<h1>Wayback Machine doesn't have that page archived.</h1>", 404)
  },
  "archive.org": (r, { q }) => { const a = A.archive.find(a => a.url === q.get("url")); json(r, { url: q.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.ts}/${a.url}`, timestamp: a.ts } } : {} }) },
  "dns.google": (r, { q }) => { const d = q.get("name") ?? "", ok = hosts.has("www." + d) || hosts.has(d); json(r, { Status: ok ? 0 : 3, TC: false, RD: true, RA: true, Question: [{ name: d + ".", type: 15 }], ...(ok ? { Answer: [{ name: d + ".", type: 15, TTL: 3600, data: `10 mail.${d}.` }] } : {}) }) }
}
api["cloudflare-dns.com"] = api["dns.google"]
api["youtube.com"] = api["www.youtube.com"]
const mast = A.mastodon[0]
const masto = (r, { path, q }) => {
  const acct = m => ({ id: m.id, username: m.user, acct: m.user, display_name: m.name, locked: false, bot: false, created_at: "2022-11-05T00:00:00.000Z", note: m.note, url: `https://${m.domain}/@${m.user}`, uri: `https://${m.domain}/users/${m.user}`, followers_count: 210, following_count: 180, statuses_count: m.posts.length, fields: m.fields })
  if (path === "/.well-known/webfinger") return q.get("resource") === `acct:${mast.user}@${mast.domain}` ? json(r, { subject: `acct:${mast.user}@${mast.domain}`, aliases: [`https://${mast.domain}/@${mast.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${mast.domain}/@${mast.user}` }, { rel: "self", type: "application/activity+json", href: `https://${mast.domain}/users/${mast.user}` }] }) : send(r, "", 404)
  if (path === "/api/v1/accounts/lookup") return (q.get("acct") ?? "").replace(/^@/, "").split("@")[0] === mast.user ? json(r, acct(mast)) : json(r, { error: "Record not found" }, 404)
  if (path === `/api/v1/accounts/${mast.id}/statuses`) return json(r, mast.posts.map((p, i) => ({ id: "11" + i, created_at: p[1] + "T12:00:00.000Z", content: p[0], reblog: null, account: acct(mast) })))
  if (path === "/@" + mast.user) return send(r, shell(`${mast.name} (@${mast.user}@${mast.domain})`, `<h1>${mast.name}</h1>${mast.note}`))
  json(r, { error: "Record not found" }, 404)
}
api[mast.domain] = masto

// ---- ordinary sites
const web = (res, { scheme, host, path, search: qs }) => {
  if (/(^|\.)linkedin\.com$/.test(host)) return send(res, "<html><head><script>window.location.href='https://www.linkedin.com/authwall'</script></head></html>", 999)
  if (/^(www\.|mobile\.)?twitter\.com$/.test(host)) return send(res, "", 301, "text/html", { location: `https://x.com${path}` })
  if (/^(www\.)?x\.com$/.test(host)) return send(res, "<html><body>JavaScript is not available.</body></html>", 403)
  if (host === "bsky.app") return send(res, shell("Bluesky", "<p>This is a heavily interactive web application, and JavaScript is required.</p>"))
  if (host === "doi.org") return send(res, "<h1>DOI Not Found</h1>", 404)
  if (host === "gravatar.com") return send(res, "<h1>Not found</h1>", 404)
  if (!hosts.has(host)) {
    if (hosts.has("www." + host)) return send(res, "", 301, "text/html", { location: `https://www.${host}${path}${qs}` })
    return send(res, "Bad Gateway: no such host", 502, "text/plain")
  }
  if (scheme === "http") return send(res, "", 301, "text/html", { location: `https://${host}${path}${qs}` })
  if (path === "/robots.txt") return robots[host] ? send(res, robots[host], 200, "text/plain") : host.startsWith("www.") ? send(res, `User-agent: *\nAllow: /\nSitemap: https://${host}/sitemap.xml\n`, 200, "text/plain") : send(res, "Not found", 404)
  const url = `https://${host}${path}`
  if (redirects[url]) return send(res, "", 301, "text/html", { location: redirects[url] })
  const p = byUrl.get(url)
  if (p) return send(res, p.body, 200, p.type)
  if (path.length > 1 && path.endsWith("/") && byUrl.has(url.slice(0, -1))) return send(res, "", 301, "text/html", { location: url.slice(0, -1) })
  if (path.endsWith(".css")) return send(res, "body{font-family:Georgia}", 200, "text/css")
  send(res, shell("Page not found", "<h1>404</h1><p>We could not find that page.</p>"), 404)
}

const port = Number(process.argv[2] ?? 0)
http.createServer((req, res) => {
  const chunks = []
  req.on("data", c => chunks.push(c)).on("end", () => {
    try {
      const m = req.url.match(/^\/(https?)\/([^/?]+)([^?]*)(\?.*)?$/)
      if (!m) return send(res, "Bad Gateway", 502, "text/plain")
      const [, scheme, h, p = "/", qs = ""] = m, host = h.toLowerCase().replace(/:\d+$/, "")
      let body; try { body = chunks.length ? JSON.parse(Buffer.concat(chunks).toString()) : undefined } catch { body = undefined }
      let path = p || "/"; if (!path.startsWith("/")) path = "/" + path
      const c = { scheme, host, path, rest: path + qs, search: qs, q: new URLSearchParams(qs), body, headers: req.headers }
      api[host] ? api[host](res, c) : web(res, c)
    } catch (e) { send(res, "Internal error " + e.message, 500, "text/plain") }
  })
}).listen(port, "127.0.0.1", () => console.log(`garrowby on http://127.0.0.1:${port}`))
