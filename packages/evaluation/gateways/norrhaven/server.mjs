// node server.mjs PORT: plays the whole internet of Norrhaven at http://127.0.0.1:PORT/{scheme}/{host}{path}?{query}
import { createServer } from "node:http"
import { createHash } from "node:crypto"
import { pages, listings, archive, robots, redirects, finish, esc } from "./lib.mjs"
import "./companies1.mjs"
import "./companies2.mjs"
import "./web.mjs"
import * as A from "./accounts.mjs"
finish()

const entities = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" }
export const textOf = html => html.replace(/<(script|style|noscript)[^>]*>[\s\S]*?<\/\1>/g, " ").replace(/<!--[\s\S]*?-->/g, " ").replace(/<head>[\s\S]*?<\/head>/g, " ").replace(/<header>[\s\S]*?<\/header>|<div id="top">[\s\S]*?<\/div>|<div class="cookie"[\s\S]*?<\/div>/g, " ").replace(/<[^>]+>/g, " ").replace(/&([a-z#0-9]+);/g, (m, e) => entities[e] ?? m).replace(/\s+/g, " ").trim()
const norm = s => s.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/ø/gi, "o").replace(/æ/gi, "ae").replace(/ß/g, "ss").toLowerCase()
const words = s => norm(s).match(/[a-z0-9]+/g) ?? []
const stop = new Set("the a an of at in on and or for to is was by with from site www com https http de la le der die das und en et i og och e il".split(" "))

// ---------------------------------------------------------------- the search engine
const ldText = body => [...body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(m => m[1].replace(/[{}[\]"]/g, " ")).join(" ")
const docs = []
for (const p of pages.values()) if (!p.noindex && p.type.startsWith("text/html")) docs.push({ url: p.url, title: p.title, text: p.snippetBody ?? (textOf(p.body) + (/<body[^>]*>/.test(p.body) && /ld\+json/.test(p.body) ? " " + ldText(p.body) : "")), news: p.news, html: p.body })
for (const l of listings) docs.push({ url: l.url, title: l.title, text: l.snippet })
for (const w of A.wikipedia) docs.push({ url: `https://en.wikipedia.org/wiki/${encodeURIComponent(w.title.replace(/ /g, "_"))}`, title: `${w.title} - Wikipedia`, text: w.extract })
for (const g of A.github) docs.push({ url: `https://github.com/${g.login}`, title: `${g.login} (${g.name}) · GitHub`, text: `${g.name} ${g.login} ${g.bio ?? ""} ${g.company ?? ""} ${g.location ?? ""} ${(g.repos ?? []).map(r => r[0] + " " + r[1]).join(". ")}` })
for (const o of A.orcid) docs.push({ url: `https://orcid.org/${o.id}`, title: `${o.given} ${o.family} (${o.id}) - ORCID`, text: `${o.given} ${o.family} ${o.biography ?? ""} ${o.employments.map(e => `${e[1]}, ${e[0]}`).join("; ")}` })
for (const d of docs) { d.tw = new Set(words(d.title + " " + d.url)); d.seq = words(d.text); d.bag = new Map(); for (const w of d.seq) d.bag.set(w, (d.bag.get(w) ?? 0) + 1); d.flat = " " + words(d.title).join(" ") + " . " + d.seq.join(" ") + " " }
const df = new Map()
for (const d of docs) for (const w of new Set([...d.tw, ...d.bag.keys()])) df.set(w, (df.get(w) ?? 0) + 1)
const idf = w => Math.log(1 + docs.length / (df.get(w) ?? docs.length * 2))
const snippet = (text, terms) => {
  const max = 300
  if (text.length <= max) return text
  const tokens = [...text.matchAll(/\S+/g)].map(m => ({ at: m.index, ws: words(m[0]) }))
  let best = 0, at = 0
  for (const t of tokens) {
    let s = 0; const seen = new Set()
    for (const u of tokens) if (u.at >= t.at && u.at < t.at + max - 20) for (const w of u.ws) if (terms.has(w) && !seen.has(w)) { seen.add(w); s += idf(w) }
    if (s > best + 1e-9) { best = s; at = t.at }
  }
  at = Math.max(0, Math.min(at - 40, text.length - max)); while (at > 0 && text[at - 1] !== " ") at--
  let end = Math.min(text.length, at + max); while (end < text.length && text[end] !== " ") end--
  return (at ? "…" : "") + text.slice(at, end).trim() + (end < text.length ? "…" : "")
}
const search = (q, limit, opts = {}) => {
  const sites = [], not = []
  let rest = q.replace(/(-?)site:(\S+)/gi, (m, minus, s) => { (minus ? not : sites).push(s.toLowerCase().replace(/^https?:\/\//, "").replace(/^www\./, "")); return " " })
  const phrases = [...rest.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" ")).filter(Boolean)
  rest = rest.replace(/\bOR\b|\bAND\b/g, " ")
  const terms = new Set(words(rest).filter(w => !stop.has(w) && w.length > 1))
  for (const s of opts.include ?? []) sites.push(s.replace(/^https?:\/\//, "").replace(/^www\./, ""))
  for (const s of opts.exclude ?? []) not.push(s.replace(/^www\./, ""))
  const inSite = (u, s) => { const bare = u.replace(/^https?:\/\/(www\.)?/, ""); return bare.startsWith(s) || bare.split("/")[0].endsWith("." + s.split("/")[0]) && !s.includes("/") }
  const total = [...terms].reduce((s, w) => s + idf(w), 0)
  const out = []
  for (const d of docs) {
    if (sites.length && !sites.some(s => inSite(d.url, s))) continue
    if (not.some(s => inSite(d.url, s))) continue
    let s = 0, hit = 0
    for (const w of terms) { const n = d.bag.get(w) ?? 0, t = d.tw.has(w); if (n || t) { hit += idf(w); s += idf(w) * (n ? 1 + 0.3 * Math.log(n) : 0.6) + (t ? idf(w) * 0.7 : 0) } }
    for (const p of phrases) if (d.flat.includes(" " + p + " ")) s += total * 0.5
    if (!hit || hit < total * 0.3) { if (!(sites.length && !terms.size)) continue }
    out.push({ ...d, score: total ? Math.min(0.99, s / (total * 2.6)) : 0.5 })
  }
  out.sort((a, b) => b.score - a.score)
  return { terms, hits: out.slice(0, limit) }
}

// ---------------------------------------------------------------- services
const json = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(body) })
const text = (body, status = 200, type = "text/plain; charset=utf-8", headers = {}) => ({ status, headers: { "content-type": type, ...headers }, body })
const has = (hay, needles) => { const h = new Set(words(hay)); return needles.length > 0 && needles.every(n => h.has(n)) }
const sha = s => createHash("sha256").update(s).digest("hex")
const S = {}

S["api.gravatar.com"] = r => {
  const m = /^\/v3\/profiles\/([^/]+)$/.exec(r.path); const limits = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "93", "x-ratelimit-reset": "1780308000" }
  const g = m && A.gravatar.find(g => sha(g.email) === m[1] || g.slug === m[1])
  if (!g) return json({ error: "Profile not found", code: "not_found" }, 404, limits)
  return json({ hash: sha(g.email), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${sha(g.email)}`, avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", pronunciation: "", pronouns: g.pronouns ?? "", verified_accounts: (g.accounts ?? []).map(([t, l, u]) => ({ service_type: t, service_label: l, service_icon: `https://gravatar.com/icons/${t}.svg`, url: u, is_hidden: false })) }, 200, limits)
}
const ghUser = (g, full) => ({ login: g.login, id: g.id, node_id: "U_" + g.id, avatar_url: `https://avatars.githubusercontent.com/u/${g.id}?v=4`, url: `https://api.github.com/users/${g.login}`, html_url: `https://github.com/${g.login}`, repos_url: `https://api.github.com/users/${g.login}/repos`, type: "User", site_admin: false, ...(full ? { name: g.name, company: g.company ?? null, blog: g.blog ?? "", location: g.location ?? null, email: g.email ?? null, hireable: null, bio: g.bio ?? null, twitter_username: g.twitter_username ?? null, public_repos: (g.repos ?? []).length, public_gists: 0, followers: g.followers ?? 0, following: 11, created_at: "2015-03-01T10:00:00Z", updated_at: "2026-05-01T10:00:00Z" } : { score: 1 }) })
const ghRepo = (g, [name, description, language, topics, stars, at, fork]) => ({ id: g.id * 10 + name.length, name, full_name: `${g.login}/${name}`, private: false, owner: ghUser(g), html_url: `https://github.com/${g.login}/${name}`, description, fork: !!fork, created_at: "2020-01-01T00:00:00Z", updated_at: at, pushed_at: at, homepage: null, stargazers_count: stars, watchers_count: stars, forks_count: Math.round(stars / 12), language, topics, archived: false, default_branch: "main" })
S["api.github.com"] = r => {
  const isSearch = r.path.startsWith("/search/"); const h = { "x-ratelimit-limit": isSearch ? "10" : "60", "x-ratelimit-remaining": isSearch ? "9" : "57", "x-ratelimit-reset": "1780308000", "x-ratelimit-resource": isSearch ? "search" : "core" }
  const none = json({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404, h)
  const q = r.q.get("q") ?? ""
  if (r.path === "/search/users") {
    const bare = q.replace(/\b(in|type|location|followers|repos|language):("[^"]*"|\S+)/g, " ").replace(/"/g, " ").trim()
    const mail = bare.match(/\S+@\S+/)?.[0]?.toLowerCase()
    const found = mail ? A.github.filter(g => g.email?.toLowerCase() === mail) : A.github.filter(g => has(`${g.name} ${g.login}`, words(bare)))
    return json({ total_count: found.length, incomplete_results: false, items: found.map(g => ghUser(g)) }, 200, h)
  }
  if (r.path === "/search/commits") {
    const mail = /author-email:"?([^\s"]+)/.exec(q)?.[1]?.toLowerCase()
    const found = A.github.filter(g => mail && g.commit_email?.toLowerCase() === mail)
    return json({ total_count: found.length, incomplete_results: false, items: found.map(g => { const repo = ghRepo(g, g.repos[0]); return { sha: sha(g.login).slice(0, 40), url: `${repo.html_url}/commit/${sha(g.login).slice(0, 40)}`, html_url: `${repo.html_url}/commit/${sha(g.login).slice(0, 40)}`, commit: { author: { name: g.name, email: g.commit_email, date: repo.pushed_at }, committer: { name: g.name, email: g.commit_email, date: repo.pushed_at }, message: "Fix typo" }, author: ghUser(g), committer: ghUser(g), repository: repo, score: 1 } }) }, 200, h)
  }
  if (isSearch) return json({ total_count: 0, incomplete_results: false, items: [] }, 200, h)
  const m = /^\/users\/([^/]+)(?:\/(\w+))?$/.exec(r.path); const g = m && A.github.find(g => g.login.toLowerCase() === decodeURIComponent(m[1]).toLowerCase())
  if (!g) return none
  if (!m[2]) return json(ghUser(g, true), 200, h)
  if (m[2] === "repos") return json((g.repos ?? []).map(x => ghRepo(g, x)).sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)), 200, h)
  if (m[2] === "social_accounts") return json(g.accounts ?? [], 200, h)
  if (["orgs", "events", "starred", "gists"].includes(m[2])) return json([], 200, h)
  return none
}
S["github.com"] = r => { const g = A.github.find(g => "/" + g.login.toLowerCase() === r.path.toLowerCase()); return g ? text(`<!DOCTYPE html><html lang="en"><head><title>${g.login} (${esc(g.name)}) · GitHub</title></head><body><h1><span class="p-name">${esc(g.name)}</span> <span class="p-nickname">${g.login}</span></h1><div class="p-note">${esc(g.bio ?? "")}</div><ul><li class="p-org">${esc(g.company ?? "")}</li><li class="p-label">${esc(g.location ?? "")}</li>${g.blog ? `<li><a rel="nofollow me" href="${g.blog}">${g.blog}</a></li>` : ""}</ul><ol>${(g.repos ?? []).map(x => `<li>${x[0]}: ${esc(x[1])}</li>`).join("")}</ol></body></html>`, 200, "text/html; charset=utf-8") : text("<h1>Not Found</h1>", 404, "text/html; charset=utf-8") }
const fullText = d => d.html ? textOf(d.html) : d.text
S["api.tavily.com"] = r => {
  const b = r.json ?? {}
  if (r.method !== "POST") return json({ detail: "Method Not Allowed" }, 405)
  if (r.path === "/search") {
    if (!b.query) return json({ detail: { error: "Query is missing." } }, 400)
    const { hits, terms } = search(String(b.query), Math.min(20, b.max_results ?? 5), { include: b.include_domains, exclude: b.exclude_domains })
    const list = b.topic === "news" ? hits.filter(d => d.news) : hits
    return json({ query: b.query, follow_up_questions: null, answer: null, images: [], results: list.map(d => ({ url: d.url, title: d.title, content: snippet(d.text, terms), score: Number(d.score.toFixed(6)), raw_content: b.include_raw_content ? fullText(d) : null })), response_time: 0.84, request_id: sha(b.query).slice(0, 36) })
  }
  if (r.path === "/extract") { const urls = [].concat(b.urls ?? []); const ok = urls.filter(u => pages.get(u) && !pages.get(u).dead); return json({ results: ok.map(u => ({ url: u, raw_content: textOf(pages.get(u).body), images: [] })), failed_results: urls.filter(u => !ok.includes(u)).map(u => ({ url: u, error: "Failed to fetch url" })), response_time: 0.2 }) }
  return json({ detail: "Not Found" }, 404)
}
S["api.firecrawl.dev"] = r => {
  const b = r.json ?? {}; const m = /^\/v([12])\/(search|scrape)$/.exec(r.path)
  if (!m || r.method !== "POST") return json({ success: false, error: "Not Found" }, 404)
  if (m[2] === "search") { const { hits, terms } = search(String(b.query ?? ""), b.limit ?? 5); const web = hits.map((d, i) => ({ url: d.url, title: d.title, description: snippet(d.text, terms), ...(m[1] === "2" ? { position: i + 1 } : {}) })); return json(m[1] === "2" ? { success: true, data: { web }, creditsUsed: 2 } : { success: true, data: web }) }
  const p = pages.get(b.url); if (!p || p.dead) return json({ success: true, data: { markdown: "404 Not Found", metadata: { title: "404", sourceURL: b.url, statusCode: 404 } } })
  return json({ success: true, data: { markdown: `# ${p.title}\n\n${textOf(p.body)}`, html: p.body, metadata: { title: p.title, sourceURL: b.url, url: b.url, statusCode: 200 } } })
}
S["r.jina.ai"] = r => { const url = (r.path + (r.search || "")).slice(1).replace(/^(https?):\/(?!\/)/, "$1://"); const p = pages.get(url) ?? pages.get(redirects[url]); if (!p || p.dead) return json({ code: 422, name: "AssertionFailureError", status: 42206, message: `Failed to goto ${url}: 404` }, 422); return json({ code: 200, status: 20000, data: { title: p.title, description: "", url, content: textOf(p.body), usage: { tokens: Math.ceil(p.body.length / 4) } } }) }
const entity = w => ({ pageid: Number(w.id.slice(1)) % 1e7, ns: 0, title: w.id, lastrevid: 1, modified: "2026-02-01T00:00:00Z", type: "item", id: w.id, labels: { en: { language: "en", value: w.label } }, descriptions: { en: { language: "en", value: w.description } }, aliases: w.aliases ? { en: w.aliases.map(value => ({ language: "en", value })) } : {}, claims: w.statements.reduce((c, [p, v], i) => { const value = v.id ? { value: { "entity-type": "item", "numeric-id": Number(v.id.slice(1)), id: v.id }, type: "wikibase-entityid" } : /^\d{4}/.test(v) ? { value: { time: `+${v}T00:00:00Z`, timezone: 0, before: 0, after: 0, precision: 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" }, type: "time" } : { value: v, type: "string" }; (c[p] ??= []).push({ mainsnak: { snaktype: "value", property: p, datavalue: value, datatype: v.id ? "wikibase-item" : "time" }, type: "statement", id: `${w.id}$${i}`, rank: "normal" }); return c }, {}), sitelinks: w.article ? { enwiki: { site: "enwiki", title: w.article, badges: [], url: `https://en.wikipedia.org/wiki/${encodeURIComponent(w.article.replace(/ /g, "_"))}` } } : {} })
const labels = new Map(A.wikidata.flatMap(w => w.statements.filter(s => s[1].id).map(s => [s[1].id, s[1].label])))
const anyEntity = id => { const w = A.wikidata.find(w => w.id === id); return w ? entity(w) : labels.has(id) ? entity({ id, label: labels.get(id), description: "", statements: [] }) : undefined }
S["www.wikidata.org"] = r => {
  const m = /^\/wiki\/Special:EntityData\/(Q\d+)(\.json)?$/.exec(r.path)
  if (m) { const e = anyEntity(m[1]); return e ? json({ entities: { [m[1]]: e } }) : text("Not Found", 404, "text/html") }
  if (r.path !== "/w/api.php") return text("Not Found", 404, "text/html")
  const a = r.q.get("action")
  if (a === "wbsearchentities") { const q = words(r.q.get("search") ?? ""); const found = A.wikidata.filter(w => [w.label, ...(w.aliases ?? [])].some(l => words(l).join(" ").startsWith(q.join(" ")) && q.length)); return json({ searchinfo: { search: r.q.get("search") }, search: found.map(w => ({ id: w.id, title: w.id, pageid: 1, repository: "wikidata", url: `//www.wikidata.org/wiki/${w.id}`, concepturi: `http://www.wikidata.org/entity/${w.id}`, display: { label: { value: w.label, language: "en" } }, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 }) }
  if (a === "wbgetentities") return json({ entities: Object.fromEntries((r.q.get("ids") ?? "").split("|").filter(Boolean).map(id => [id, anyEntity(id) ?? { id, missing: "" }])), success: 1 })
  return json({ batchcomplete: "", query: { search: [], searchinfo: { totalhits: 0 } } })
}
S["query.wikidata.org"] = () => json({ head: { vars: [] }, results: { bindings: [] } })
const wiki = r => {
  const lang = r.host.split(".")[0]; const arts = lang === "en" ? A.wikipedia : []
  const m = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(r.path); const named = t => { try { return arts.find(w => w.title === decodeURIComponent(t).replace(/_/g, " ")) } catch { return undefined } }
  if (m) { const w = named(m[1]); return w ? json({ type: "standard", title: w.title, displaytitle: w.title, pageid: 1, lang, description: w.description, extract: w.extract, extract_html: `<p>${esc(w.extract)}</p>`, content_urls: { desktop: { page: `https://${r.host}/wiki/${encodeURIComponent(w.title.replace(/ /g, "_"))}` } }, titles: { canonical: w.title.replace(/ /g, "_"), normalized: w.title, display: w.title } }) : json({ type: "Internal error", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: r.path }, 404) }
  if (r.path === "/w/api.php") { const q = words(r.q.get("srsearch") ?? r.q.get("search") ?? ""); const f = arts.filter(w => has(w.title + " " + w.extract, q)); if (r.q.get("action") === "opensearch") return json([r.q.get("search"), f.map(w => w.title), f.map(() => ""), f.map(w => `https://${r.host}/wiki/${w.title.replace(/ /g, "_")}`)]); return json({ batchcomplete: "", query: { searchinfo: { totalhits: f.length }, search: f.map((w, i) => ({ ns: 0, title: w.title, pageid: i + 1, snippet: esc(w.extract.slice(0, 120)) })) } }) }
  const p = /^\/wiki\/(.+)$/.exec(r.path); const w = p && named(p[1]); return w ? text(`<!DOCTYPE html><html><head><title>${w.title} - Wikipedia</title></head><body><h1>${w.title}</h1><p>${esc(w.extract)}</p></body></html>`, 200, "text/html; charset=utf-8") : text("<p>Wikipedia does not have an article with this exact name.</p>", 404, "text/html; charset=utf-8")
}
for (const l of ["en", "sv", "da", "de", "fr", "es", "it", "nl"]) S[`${l}.wikipedia.org`] = wiki
const odate = y => y ? { year: { value: String(y) }, month: null, day: null } : null
const affil = (key, list) => ({ "affiliation-group": list.map(([org, role, city, country, from, to]) => ({ "last-modified-date": { value: 1700000000000 }, summaries: [{ [key]: { "department-name": null, "role-title": role, "start-date": odate(from), "end-date": odate(to), organization: { name: org, address: { city, region: null, country } }, visibility: "public" } }] })) })
S["pub.orcid.org"] = r => {
  const p = r.path.replace(/^\/v3\.0/, "")
  if (p.startsWith("/expanded-search") || p.startsWith("/search")) {
    const q = r.q.get("q") ?? ""; const term = k => { const m = new RegExp(k + ':\\s*\\(?(?:"([^"]+)"|([^\\s)]+))', "i").exec(q); return m && words(m[1] ?? m[2]) }
    const g = term("given-names"), f = term("family-name"), org = term("affiliation-org-name"), mail = term("email"), free = !g && !f && !org && !mail && !/:/.test(q) ? words(q) : null
    const found = A.orcid.filter(o => (!g || has(o.given, g)) && (!f || has(o.family, f)) && (!org || has([...o.employments, ...o.educations].map(e => e[0]).join(" "), org)) && !mail && (!free || has(`${o.given} ${o.family} ${o.employments.map(e => e[0]).join(" ")}`, free)) && (g || f || org || free))
    if (p.startsWith("/search")) return json({ result: found.length ? found.map(o => ({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" } })) : null, "num-found": found.length })
    return json({ "expanded-result": found.length ? found.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": null, "other-name": [], email: [], "institution-name": [...o.employments, ...o.educations].map(e => e[0]) })) : null, "num-found": found.length })
  }
  const m = /^\/([\d-]{18}[\dX])(?:\/([\w-]+))?$/.exec(p); const o = m && A.orcid.find(o => o.id === m[1])
  if (!o) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
  const person = { "last-modified-date": null, name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": null, visibility: "public", path: o.id }, "other-names": { "other-name": [] }, biography: o.biography ? { content: o.biography, visibility: "public" } : null, "researcher-urls": { "researcher-url": o.urls.map(([n, u]) => ({ "url-name": n, url: { value: u } })) }, emails: { email: [] }, addresses: { address: [{ country: { value: o.country } }] }, keywords: { keyword: o.keywords.map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] }, path: `/${o.id}/person` }
  const works = { group: o.works.map(([t, type, y, j]) => ({ "work-summary": [{ title: { title: { value: t } }, type, "publication-date": odate(y), "journal-title": { value: j } }] })) }
  const kind = m[2]
  return json(kind === "person" ? person : kind === "employments" ? affil("employment-summary", o.employments) : kind === "educations" ? affil("education-summary", o.educations) : kind === "works" ? works : ["memberships", "distinctions", "qualifications", "services"].includes(kind) ? { "affiliation-group": [] } : { "orcid-identifier": { path: o.id }, person, "activities-summary": { employments: affil("employment-summary", o.employments), educations: affil("education-summary", o.educations), works } })
}
S["orcid.org"] = r => { const o = A.orcid.find(o => r.path.startsWith("/" + o.id)); return o ? text(`<!doctype html><html><head><title>${o.given} ${o.family} (${o.id}) - ORCID</title></head><body><app-root></app-root><noscript>Please enable JavaScript.</noscript></body></html>`, 200, "text/html; charset=utf-8") : text("", 404) }
const oaAuthor = a => { const inst = { id: "https://openalex.org/I" + sha(a.institution).replace(/\D/g, "").slice(0, 9), display_name: a.institution, country_code: a.country, type: "education" }; return { id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works_count, cited_by_count: a.cited_by_count, affiliations: [{ institution: inst, years: Array.from({ length: a.years[1] - a.years[0] + 1 }, (_, i) => a.years[1] - i) }], last_known_institutions: [inst], topics: a.topics.map(display_name => ({ display_name, count: 4 })) } }
S["api.openalex.org"] = r => {
  if (r.path === "/authors") { const q = words(r.q.get("search") ?? ""); const f = A.openalex.filter(a => has(a.name, q) || (r.q.get("filter") ?? "").includes(a.orcid ?? "~")); return json({ meta: { count: f.length, page: 1, per_page: 25 }, results: f.map(oaAuthor), group_by: [] }) }
  const m = /^\/authors\/(.+)$/.exec(r.path); if (m) { const k = decodeURIComponent(m[1]); const a = A.openalex.find(a => k.endsWith(a.id) || a.orcid && k.endsWith(a.orcid)); return a ? json(oaAuthor(a)) : json({ error: "Not found", message: "The requested author was not found." }, 404) }
  return json({ meta: { count: 0, page: 1, per_page: 25 }, results: [], group_by: [] })
}
S["api.crossref.org"] = r => {
  if (r.path !== "/works") { const c = A.crossref.find(c => r.path === "/works/" + c.doi); return c ? json({ status: "ok", "message-type": "work", message: crItem(c) }) : text("Resource not found.", 404) }
  const q = words([r.q.get("query.author"), r.q.get("query"), r.q.get("query.bibliographic")].filter(Boolean).join(" ")); const aff = words(r.q.get("query.affiliation") ?? "")
  const f = A.crossref.filter(c => c.authors.some(([g, n, a]) => (has(g + " " + n, q) || q.includes(words(n).join(" ")))) || has(c.title, q)).filter(c => !aff.length || c.authors.some(x => words(x[2]).some(w => aff.includes(w))))
  return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": f.length, items: f.map(crItem), "items-per-page": 20, query: { "start-index": 0, "search-terms": null } } }, 200, { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" })
}
const crItem = c => ({ DOI: c.doi, URL: `https://doi.org/${c.doi}`, title: [c.title], "container-title": [c.journal], type: "journal-article", publisher: "Nordic Press", issued: { "date-parts": [c.published] }, published: { "date-parts": [c.published] }, author: c.authors.map(([given, family, aff, orcid], i) => ({ given, family, sequence: i ? "additional" : "first", affiliation: aff ? [{ name: aff }] : [], ...(orcid ? { ORCID: `http://orcid.org/${orcid}`, "authenticated-orcid": true } : {}) })), score: 12 })
S["hn.algolia.com"] = r => {
  const m = /^\/api\/v1\/users\/(.+)$/.exec(r.path)
  if (m) { const u = A.hackerNews.find(u => u.username === m[1]); return u ? json({ username: u.username, about: u.about, karma: u.karma }) : json({ status: 404, error: "Not Found" }, 404) }
  if (!/^\/api\/v1\/search(_by_date)?$/.test(r.path)) return json({ status: 404, error: "Not Found" }, 404)
  const tags = r.q.get("tags") ?? "", q = words(r.q.get("query") ?? ""), who = /author_([\w-]+)/.exec(tags)?.[1], hits = []
  for (const u of A.hackerNews) {
    if (who && u.username !== who) continue; if (!who && !q.length) continue
    if (!/comment/.test(tags)) for (const [title, url, points, at] of u.stories) if (!q.length || has(`${title} ${url} ${u.username}`, q)) hits.push({ objectID: String(42000000 + points), title, url, author: u.username, points, num_comments: 88, comment_text: null, created_at: at, created_at_i: Date.parse(at) / 1000, _tags: ["story", `author_${u.username}`] })
    if (!/story/.test(tags)) for (const [story, t, at] of u.comments) if (!q.length || has(`${story} ${t}`, q)) hits.push({ objectID: "43000001", title: null, story_title: story, url: null, author: u.username, points: null, comment_text: t, created_at: at, created_at_i: Date.parse(at) / 1000, _tags: ["comment", `author_${u.username}`] })
  }
  return json({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, query: r.q.get("query") ?? "" })
}
S["news.ycombinator.com"] = r => { const u = r.path === "/user" && A.hackerNews.find(u => u.username === r.q.get("id")); return u ? text(`<html><head><title>Profile: ${u.username}</title></head><body><table><tr><td>user:</td><td>${u.username}</td></tr><tr><td>about:</td><td>${esc(u.about)}</td></tr></table></body></html>`, 200, "text/html; charset=utf-8") : text("No such user.") }
const seUser = u => ({ badge_counts: { bronze: 30, silver: 12, gold: 1 }, account_id: u.id + 1, is_employee: false, reputation: u.reputation, user_type: "registered", user_id: u.id, location: u.location, website_url: u.website, link: `https://stackoverflow.com/users/${u.id}/x`, display_name: u.name })
S["api.stackexchange.com"] = r => {
  const q = words(r.q.get("inname") ?? ""), so = (r.q.get("site") ?? "") === "stackoverflow"; const wrap = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 288 })
  if (/^\/2\.3\/users\/?$/.test(r.path)) return wrap(so && q.length ? A.stackExchange.filter(u => norm(u.name.replace("&#252;", "u")).includes(q.join(" "))).map(seUser) : [])
  const m = /^\/2\.3\/users\/(\d+)(?:\/([\w-]+))?$/.exec(r.path); const u = so && m && A.stackExchange.find(u => u.id === Number(m[1]))
  if (u && !m[2]) return wrap([seUser(u)]); if (u && /tags/.test(m[2])) return wrap(u.tags.map(t => ({ tag_name: t, name: t, answer_score: 200, answer_count: 60, count: 60 })))
  return wrap([])
}
const did = b => "did:plc:" + sha(b.handle).slice(0, 24)
const actor = b => ({ did: did(b), handle: b.handle, displayName: b.name, avatar: `https://cdn.bsky.app/img/avatar/${sha(b.handle).slice(0, 8)}`, description: b.description, indexedAt: "2026-05-01T00:00:00.000Z" })
S["public.api.bsky.app"] = r => {
  const x = r.path.replace("/xrpc/", ""), a = r.q.get("actor")?.replace(/^@/, "").toLowerCase(), b = A.bluesky.find(b => b.handle === a || did(b) === a)
  if (x === "app.bsky.actor.searchActors" || x === "app.bsky.actor.searchActorsTypeahead") { const q = words(r.q.get("q") ?? r.q.get("term") ?? ""); return json({ actors: A.bluesky.filter(b => has(`${b.name} ${b.handle} ${b.description}`, q)).map(actor) }) }
  if (x === "app.bsky.feed.searchPosts") return text("Forbidden", 403)
  if (x === "app.bsky.actor.getProfile") return b ? json({ ...actor(b), website: b.website, followersCount: 840, followsCount: 210, postsCount: b.posts.length }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400)
  if (x === "app.bsky.feed.getAuthorFeed") return b ? json({ feed: b.posts.map(([t, at, repost], i) => ({ post: { uri: `at://${did(b)}/app.bsky.feed.post/3k${i}`, cid: "bafy" + i, author: actor(b), record: { $type: "app.bsky.feed.post", text: t, createdAt: at, langs: ["en"] }, likeCount: 12, repostCount: 1, replyCount: 2, indexedAt: at }, ...(repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: actor(b), indexedAt: at } } : {}) })) }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400)
  return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
}
S["bsky.app"] = r => { const b = A.bluesky.find(b => r.path === "/profile/" + b.handle); return text(`<!DOCTYPE html><html><head><title>${b ? `${esc(b.name)} (@${b.handle}) — Bluesky` : "Bluesky"}</title>${b ? `<meta property="og:description" content="${esc(b.description)}">` : ""}</head><body><noscript><h1>JavaScript Required</h1></noscript></body></html>`, 200, "text/html; charset=utf-8") }
S["mastodon.social"] = r => {
  const of = s => { const m = /^(?:acct:)?@?([^@]+)(?:@(.+))?$/.exec(s ?? ""); return m && (m[2] ?? "mastodon.social") === "mastodon.social" ? A.mastodon.find(a => a.user.toLowerCase() === m[1].toLowerCase()) : undefined }
  const acct = a => ({ id: a.id, username: a.user, acct: a.user, display_name: a.name, locked: false, bot: false, discoverable: true, created_at: "2022-11-05T00:00:00.000Z", note: a.note, url: `https://${a.domain}/@${a.user}`, uri: `https://${a.domain}/users/${a.user}`, followers_count: 610, following_count: 190, statuses_count: 800, fields: a.fields.map(([name, value, verified_at]) => ({ name, value, verified_at: verified_at ?? null })) })
  const none = json({ error: "Record not found" }, 404)
  if (r.path === "/.well-known/webfinger") { const a = of(r.q.get("resource")); return a ? json({ subject: `acct:${a.user}@${a.domain}`, aliases: [`https://${a.domain}/@${a.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${a.domain}/@${a.user}` }, { rel: "self", type: "application/activity+json", href: `https://${a.domain}/users/${a.user}` }] }, 200, { "content-type": "application/jrd+json; charset=utf-8" }) : text("", 404) }
  if (r.path === "/api/v1/accounts/lookup") { const a = of(r.q.get("acct")); return a ? json(acct(a)) : none }
  const m = /^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/.exec(r.path); const a = m && A.mastodon.find(a => a.id === m[1])
  if (a) return json(m[2] ? a.posts.map(([content, created_at], i) => ({ id: String(11000 + i), created_at, content, reblog: null, url: `https://${a.domain}/@${a.user}/${11000 + i}`, account: acct(a) })) : acct(a))
  if (r.path === "/api/v2/search") return json({ accounts: [], statuses: [], hashtags: [] })
  const p = /^\/@(\w+)$/.exec(r.path); const b = p && of(p[1]); if (b) return text(`<!DOCTYPE html><html><head><title>${b.name} (@${b.user}@${b.domain}) - Mastodon</title><meta property="og:description" content="${esc(textOf(b.note))}"></head><body><noscript>To use Mastodon, please enable JavaScript.</noscript></body></html>`, 200, "text/html; charset=utf-8")
  return none
}
S["api.gdeltproject.org"] = r => {
  if (r.path !== "/api/v2/doc/doc") return text("Not Found", 404)
  const raw = (r.q.get("query") ?? "").replace(/\b(sourcelang|sourcecountry|domain|domainis|theme|tone|near\d*):\S+/g, " "); const phrases = [...raw.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" ")); const rest = words(raw.replace(/"[^"]+"/g, " ").replace(/\bOR\b/g, " "))
  if (!phrases.length && !rest.length) return text("Your query was too short or too long.")
  const anyOf = /\bOR\b/.test(raw)
  const f = docs.filter(d => d.news && (phrases.length ? phrases[anyOf ? "some" : "every"](p => d.flat.includes(` ${p} `)) : true) && (anyOf || rest.every(w => d.bag.has(w) || d.tw.has(w))))
  return f.length ? json({ articles: f.slice(0, Number(r.q.get("maxrecords") ?? 75)).map(d => ({ url: d.url, url_mobile: "", title: d.title.replace(/ \| .*/, ""), seendate: d.news.seen, socialimage: "", domain: new URL(d.url).host, language: d.news.language, sourcecountry: d.news.country })) }) : json({})
}
S["itunes.apple.com"] = r => { if (!/^\/(search|lookup)$/.test(r.path)) return text("", 404); const q = words(r.q.get("term") ?? ""); const f = A.podcasts.filter(p => has(`${p.title} ${p.artist} ${p.words}`, q) || r.q.get("id") === String(p.id)); return json({ resultCount: f.length, results: f.map(p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}`, feedUrl: p.feed, trackCount: 31, releaseDate: "2026-05-01T05:00:00Z", primaryGenreName: "Business" })) }, 200, { "content-type": "text/javascript; charset=utf-8" }) }
S["rdap.org"] = r => { const m = /^\/domain\/(.+)$/.exec(r.path); const d = m && A.rdap.find(d => d[0] === m[1].toLowerCase()); return d ? json({ objectClassName: "domain", ldhName: d[0].toUpperCase(), status: ["active"], events: [{ eventAction: "registration", eventDate: `${d[2]}T00:00:00Z` }, { eventAction: "expiration", eventDate: "2027-01-01T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", d[1] ? "" : "REDACTED FOR PRIVACY"], ...(d[1] ? [["org", {}, "text", d[1]]] : [])]] }], nameservers: [{ objectClassName: "nameserver", ldhName: "ns1.dns.example" }] }, 200, { "content-type": "application/rdap+json" }) : json({ errorCode: 404, title: "Not Found", description: ["Domain not found"] }, 404, { "content-type": "application/rdap+json" }) }
S["www.sec.gov"] = r => r.path === "/files/company_tickers.json" ? json(Object.fromEntries(A.edgar.map((e, i) => [i, { cik_str: e.cik, ticker: e.ticker, title: e.name.toUpperCase() }]))) : text("Not Found", 404, "text/html")
S["data.sec.gov"] = r => { const e = A.edgar.find(e => r.path === `/submissions/CIK${String(e.cik).padStart(10, "0")}.json`); return e ? json({ cik: String(e.cik), entityType: "operating", sic: e.sic, sicDescription: e.industry, name: e.name, tickers: [e.ticker], exchanges: ["NYSE"], addresses: { business: { city: e.city, stateOrCountry: e.state } }, filings: { recent: { accessionNumber: [], form: [] }, files: [] } }) : text("Not Found", 404, "text/html") }
S["efts.sec.gov"] = () => json({ hits: { total: { value: 0, relation: "eq" }, hits: [] } })
S["gitlab.com"] = r => {
  const user = (u, full) => ({ id: u.id, username: u.username, name: u.name, state: "active", avatar_url: null, web_url: `https://gitlab.com/${u.username}`, ...(full ? { bio: u.bio, job_title: u.job_title, organization: u.organization, location: u.location, website_url: u.website_url, linkedin: u.linkedin, twitter: u.twitter, public_email: null, pronouns: null } : {}) })
  if (r.path === "/api/v4/users") return json(A.gitlab.filter(u => u.username === r.q.get("username")).map(u => user(u)))
  const m = /^\/api\/v4\/users\/(\d+|\w+)(\/projects)?$/.exec(r.path); const u = m && A.gitlab.find(u => String(u.id) === m[1] || u.username === m[1])
  if (u) return json(m[2] ? u.projects.map(([name, description, at], i) => ({ id: 5000 + i, name, path_with_namespace: `${u.username}/${name}`, description, web_url: `https://gitlab.com/${u.username}/${name}`, last_activity_at: at, star_count: 9, topics: [] })) : user(u, true))
  if (r.path.startsWith("/api/")) return json({ message: "404 Not Found" }, 404)
  const g = A.gitlab.find(u => r.path === "/" + u.username); return g ? text(`<html><head><title>${g.name} · GitLab</title></head><body><h1>${g.name}</h1><p>${g.bio}</p><p>${g.job_title} at ${g.organization} · ${g.location}</p></body></html>`, 200, "text/html; charset=utf-8") : text("", 302, "text/html", { location: "https://gitlab.com/users/sign_in" })
}
const youtube = r => {
  if (r.path === "/feeds/videos.xml") { const c = A.youtube.find(c => c.id === r.q.get("channel_id")); return c ? text(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${c.id.slice(2)}</id><yt:channelId>${c.id.slice(2)}</yt:channelId><title>${c.title}</title><author><name>${c.title}</name><uri>https://www.youtube.com/channel/${c.id}</uri></author>${c.videos.map(([id, t, at, d]) => `<entry><id>yt:video:${id}</id><yt:videoId>${id}</yt:videoId><title>${esc(t)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/><author><name>${c.title}</name></author><published>${at}</published><updated>${at}</updated><media:group><media:title>${esc(t)}</media:title><media:description>${esc(d)}</media:description></media:group></entry>`).join("")}</feed>`, 200, "text/xml; charset=UTF-8") : text("Error 404 (Not Found)!!1", 404, "text/html") }
  const c = A.youtube.find(c => r.path === "/@" + c.handle || r.path === "/channel/" + c.id); return c ? text(`<!DOCTYPE html><html><head><title>${c.title} - YouTube</title><link rel="canonical" href="https://www.youtube.com/channel/${c.id}"><link rel="alternate" type="application/rss+xml" title="RSS" href="https://www.youtube.com/feeds/videos.xml?channel_id=${c.id}"><meta itemprop="identifier" content="${c.id}"></head><body></body></html>`, 200, "text/html; charset=utf-8") : text("", 404, "text/html")
}
S["www.youtube.com"] = S["youtube.com"] = youtube
const bare = u => u.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")
const cdx = r => {
  const want = r.q.get("url") ?? "", prefix = r.q.get("matchType") === "prefix" || want.endsWith("*"), w = bare(want.replace(/\*$/, ""))
  let f = archive.filter(a => prefix || ["host", "domain"].includes(r.q.get("matchType")) ? bare(a.url).startsWith(w) : bare(a.url) === w)
  const n = Number(r.q.get("limit") ?? 0); if (n) f = n < 0 ? f.slice(n) : f.slice(0, n)
  const all = ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"], fl = (r.q.get("fl") ?? all.join(",")).split(",")
  const row = a => { const u = new URL(a.url); const v = { urlkey: `${u.host.split(".").reverse().join(",")})${u.pathname}`, timestamp: a.timestamp, original: a.url, mimetype: "text/html", statuscode: "200", digest: sha(a.body).slice(0, 32).toUpperCase(), length: String(a.body.length) }; return fl.map(k => v[k] ?? "-") }
  if (r.q.get("output") === "json") return json(f.length ? [fl, ...f.map(row)] : [])
  return text(f.map(a => row(a).join(" ") + "\n").join(""))
}
S["web.archive.org"] = r => { if (/^\/cdx\/search(\/cdx)?\/?$/.test(r.path)) return cdx(r); const m = /^\/web\/(\d+)(?:id_|if_)?\/(.+)$/.exec(r.path); const a = m && archive.find(a => bare(a.url) === bare(m[2].replace(/^(https?):\/(?!\/)/, "$1://"))); return a ? text(a.body, 200, "text/html; charset=utf-8") : text("<p>The Wayback Machine has not archived that URL.</p>", 404, "text/html") }
S["archive.org"] = r => { const a = r.path === "/wayback/available" && archive.find(a => bare(a.url) === bare(r.q.get("url") ?? "")); return json({ url: r.q.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) }
S["www.linkedin.com"] = S["linkedin.com"] = S["se.linkedin.com"] = S["de.linkedin.com"] = () => text("", 999)
S["x.com"] = S["www.x.com"] = S["twitter.com"] = () => text("<p>Something went wrong. JavaScript is not available.</p>", 403, "text/html")

// ---------------------------------------------------------------- sites
const hosts = new Set([...pages.keys(), ...Object.keys(redirects)].map(u => new URL(u).host))
const site = r => {
  if (!hosts.has(r.host)) return text("Bad gateway: no such host", 502)
  if (r.scheme === "http") return text("", 301, "text/html", { location: `https://${r.host}${r.path}${r.search}` })
  const url = `https://${r.host}${r.path}`
  if (r.path === "/robots.txt") return robots[r.host] ? text(robots[r.host]) : text("Not Found", 404)
  if (redirects[url]) return text("", 301, "text/html", { location: redirects[url] })
  const other = Object.keys(redirects).find(u => new URL(u).host === r.host && new URL(u).pathname === "/" && ![...pages.keys()].some(p => new URL(p).host === r.host))
  if (other) return text("", 301, "text/html", { location: new URL(r.path + r.search, redirects[other]).href })
  let p = pages.get(url); if (!p) { const alt = url.endsWith("/") ? url.slice(0, -1) : url + "/"; if (pages.has(alt)) return text("", 301, "text/html", { location: alt }) }
  if (!p || p.dead) return text("<!doctype html><html><head><title>Page not found</title></head><body><h1>404</h1><p>This page does not exist (any more).</p></body></html>", 404, "text/html; charset=utf-8")
  return text(p.body, 200, p.type)
}
const answer = r => { const s = S[r.host]; if (s) return s(r); return site(r) }
const server = createServer((req, res) => {
  const chunks = []
  req.on("data", c => chunks.push(c)); req.on("end", () => {
    let out
    try {
      const u = /^\/(https?)\/([^/?]+)([^?]*)(\?.*)?$/.exec(req.url)
      if (!u) out = text("Not a gateway address", 400)
      else {
        let body; try { body = JSON.parse(Buffer.concat(chunks).toString() || "null") } catch { body = null }
        let path = u[3] || "/"; try { path = decodeURI(path) } catch { /* as it came */ }
        out = answer({ method: req.method, scheme: u[1], host: u[2].toLowerCase().replace(/:\d+$/, ""), path, search: u[4] ?? "", q: new URLSearchParams(u[4] ?? ""), json: body })
      }
    } catch (e) { console.error(req.url, e); out = text("Internal Server Error", 500) }
    res.writeHead(out.status === 999 ? 999 : out.status, { ...out.headers, "content-length": Buffer.byteLength(out.body) })
    res.end(req.method === "HEAD" ? undefined : out.body)
  })
})
const isMain = process.argv[1] && import.meta.url.endsWith(process.argv[1].split("/").pop())
if (isMain) server.listen(Number(process.argv[2] ?? 7471), "127.0.0.1", () => console.log("norrhaven on " + process.argv[2]))
export { pages as allPages, listings as allListings, search, answer }
