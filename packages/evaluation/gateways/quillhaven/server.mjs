// The whole internet of Quillhaven: node server.mjs PORT
import http from "node:http"
import { createHash } from "node:crypto"
import "./houses1.mjs"
import "./houses2.mjs"
import "./houses3.mjs"
import * as A from "./accounts.mjs"
import { pages, listings, archive, robots, redirects, apexes, hosts } from "./lib.mjs"

const byUrl = new Map()
for (const p of pages) byUrl.set(p.url, p)
const strip = h => h.replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style)\b(?![^>]*ld\+json)[\s\S]*?<\/\1>/gi, " ").replace(/<title>[\s\S]*?<\/title>/i, " ")
  .replace(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/gi, (_, j) => " " + j.replace(/[{}\[\]"]/g, " ").replace(/@\w+:/g, " ") + " ")
  .replace(/<[^>]+>/g, " ").replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&amp;/g, "&").replace(/&#x2F;/g, "/").replace(/\s+/g, " ").trim()
const un = s => s.replace(/&amp;/g, "&").replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"')
const titleOf = p => un((/<title>([\s\S]*?)<\/title>/i.exec(p.body) ?? [, p.url])[1])

// Every host has a front page; where the data has none, a plain index.
for (const host of new Set(pages.map(p => new URL(p.url).host))) {
  if (!host.endsWith(".example") || byUrl.has(`https://${host}/`)) continue
  const own = pages.filter(p => new URL(p.url).host === host && !p.unlisted)
  const first = titleOf(own[0]).split(/ \| | · | – /)
  const name = own[0].title?.split(" | ")[1] ?? first[first.length - 1]
  const p = { url: `https://${host}/`, body: `<!doctype html><html><head><meta charset="utf-8"><title>${name}</title></head><body><h1>${name}</h1><ul>${own.map(o => `<li><a href="${new URL(o.url).pathname}">${titleOf(o).replace(/&/g, "&amp;").replace(/</g, "&lt;")}</a></li>`).join("")}</ul></body></html>` }
  pages.push(p); byUrl.set(p.url, p); hosts.add(host)
}

// ── search
const fold = s => s.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
const words = s => fold(s).match(/[\p{Script=Han}]|[\p{L}\p{N}]+/gu) ?? []
const STOP = new Set("the a an of and or in on at to for is are was with by from as it its his her who what".split(" "))
const robotDenies = url => {
  const u = new URL(url)
  return (robots[u.host] ?? "").split("\n").some(l => /^disallow:\s*\S/i.test(l) && u.pathname.startsWith(l.split(":")[1].trim()))
}
const docs = [
  ...pages.filter(p => !p.unlisted && !robotDenies(p.url)).map(p => ({ url: p.url, title: titleOf(p), text: p.snippet ?? (un(/<meta name="description" content="([^"]*)"/.exec(p.body)?.[1] ?? "") + " " + strip(p.body)).trim(), news: p.news })),
  ...listings.map(l => ({ url: l.url, title: l.title, text: l.snippet }))
].map(d => { const tf = new Map(); const bump = (ws, k) => ws.forEach(w => tf.set(w, (tf.get(w) ?? 0) + k)); bump(words(d.text), 1); bump(words(d.title), 3); bump(words(d.url), 1.5); return { ...d, tf, len: words(d.text).length + 10, flat: fold(d.title + " " + d.text + " " + d.url) } })
const df = new Map(); for (const d of docs) for (const w of d.tf.keys()) df.set(w, (df.get(w) ?? 0) + 1)
const avg = docs.reduce((s, d) => s + d.len, 0) / docs.length
const idf = w => Math.log(1 + (docs.length - (df.get(w) ?? 0) + 0.5) / ((df.get(w) ?? 0) + 0.5))
const hostIs = (url, dom) => { const h = new URL(url).host, d = dom.replace(/^https?:\/\//, "").split("/")[0]; return (h === d || h.endsWith("." + d)) && new URL(url).href.replace(/^https?:\/\/(www\.)?/, "").includes(dom.replace(/^https?:\/\/(www\.)?/, "").replace(/^www\./, "")) }
const snippetOf = (text, ws, n = 300) => {
  if (text.length <= n) return text
  const f = text.toLowerCase(), set = [...ws]; let best = 0, at = 0
  for (let i = 0; i < text.length; i += 40) { const win = fold(f.slice(i, i + n)); const s = set.reduce((a, w) => a + (win.includes(w) ? idf(w) : 0), 0); if (s > best + 1e-9) { best = s; at = i } }
  if (at) at = Math.max(0, text.lastIndexOf(" ", at))
  return (at ? "..." : "") + text.slice(at, at + n).trim() + (at + n < text.length ? "..." : "")
}
const search = (query, { limit = 5, include = [], exclude = [], news = false } = {}) => {
  let q = String(query ?? "")
  const take = re => { const out = []; q = q.replace(re, (_, x) => { out.push(x); return " " }); return out }
  exclude = [...exclude, ...take(/-site:(\S+)/g)]; const sites = [...include, ...take(/(?:^|\s)site:(\S+)/g)]
  const minus = take(/(?:^|\s)-("[^"]+"|\w+)/g).map(x => fold(x.replace(/"/g, "")))
  const phrases = [...q.matchAll(/"([^"]+)"/g)].map(m => fold(m[1]))
  const ws = new Set(words(q).filter(w => !STOP.has(w) && w !== "example" && w !== "or"))
  const mass = [...ws].reduce((s, w) => s + idf(w), 0) || 1
  return docs.map(d => {
    if (news && !d.news) return null
    if (sites.length && !sites.some(s => hostIs(d.url, s))) return null
    if (exclude.some(s => hostIs(d.url, s)) || minus.some(m => d.flat.includes(m))) return null
    let s = 0, hit = 0
    for (const w of ws) { const tf = d.tf.get(w); if (!tf) continue; hit += idf(w); s += idf(w) * tf * 2.2 / (tf + 1.2 * (0.25 + 0.75 * d.len / avg)) }
    for (const p of phrases) s *= d.flat.includes(p) ? 1.6 : 0.35
    return hit / mass < (sites.length ? 0.05 : 0.22) || s <= 0 ? null : { d, s, cover: hit / mass }
  }).filter(Boolean).map(r => ({ ...r, s: r.s * (0.4 + r.cover) })).sort((a, b) => b.s - a.s).slice(0, limit).map((r, i, all) => ({ url: r.d.url, title: r.d.title, text: r.d.text, content: snippetOf(r.d.text, ws), score: +(0.95 * r.s / Math.max(all[0].s, 6)).toFixed(5), news: r.d.news }))
}

// ── answers
const json = (o, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(o) })
const text = (body, status = 200, type = "text/html; charset=utf-8", headers = {}) => ({ status, headers: { "content-type": type, ...headers }, body })
const notFound = host => text(`<!doctype html><html><head><title>404 Not Found</title></head><body><h1>Page not found</h1><p>${host} has no such page. <a href="/">Home</a></p></body></html>`, 404)
const redirect = (to, status = 301) => ({ status, headers: { location: to, "content-type": "text/html" }, body: "" })
const key = u => ({ urlkey: (() => { const x = new URL(u); return x.host.split(".").reverse().join(",") + ")" + x.pathname })() })
const same = (a, b) => words(a).sort().join(" ") === words(b).sort().join(" ")
const hasAll = (hay, q) => { const h = new Set(words(hay)); const ws = words(q); return ws.length > 0 && ws.every(w => h.has(w)) }

const ghUser = u => ({ login: u.login, id: u.id, node_id: "U_" + u.id, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, type: "User", site_admin: false })
const ghFull = u => ({ ...ghUser(u), name: u.name, company: u.company || null, blog: u.blog ?? "", location: u.location || null, email: u.email ?? null, hireable: null, bio: u.bio || null, twitter_username: null, public_repos: u.repos.length, public_gists: 0, followers: u.followers, following: 12, created_at: "2013-03-04T10:00:00Z", updated_at: "2026-05-20T10:00:00Z" })
const ghHead = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "57", "x-ratelimit-reset": "1780308000", "x-ratelimit-used": "3" }
const gh = (path, query) => {
  const J = (o, s) => json(o, s, ghHead), miss = () => J({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404)
  if (path === "/search/users") {
    const q = query.get("q") ?? "", quals = [...q.matchAll(/(\w+):("[^"]*"|\S+)/g)], plain = q.replace(/(\w+):("[^"]*"|\S+)/g, "").replace(/"/g, "").trim()
    const inn = quals.filter(m => m[1] === "in").map(m => m[2]); const loc = quals.find(m => m[1] === "location")?.[2]?.replace(/"/g, ""); const full = quals.find(m => m[1] === "fullname")?.[2]?.replace(/"/g, "")
    const items = A.github.filter(u => {
      const fields = [(inn.includes("email") || !inn.length) && u.email === plain, (inn.includes("login") || !inn.length) && u.login === plain.toLowerCase(), (inn.includes("name") || inn.includes("fullname") || !inn.length) && !plain.includes("@") && hasAll(u.name, plain)]
      return (plain ? fields.some(Boolean) : !!full) && (!full || hasAll(u.name, full)) && (!loc || hasAll(u.location, loc))
    })
    return J({ total_count: items.length, incomplete_results: false, items: items.map(u => ({ ...ghUser(u), score: 1 })) })
  }
  if (path === "/search/commits") {
    const mail = /author-email:"?([^\s"]+)/.exec(query.get("q") ?? "")?.[1]; const u = A.github.find(x => x.commit_email && x.commit_email === mail?.toLowerCase())
    return J({ total_count: u ? 1 : 0, incomplete_results: false, items: u ? [{ sha: createHash("sha1").update(u.login).digest("hex"), commit: { author: { name: u.name, email: u.commit_email, date: "2026-05-01T10:00:00Z" }, message: "Tidy up" }, author: ghUser(u), committer: ghUser(u), repository: { name: u.repos[0].name, full_name: `${u.login}/${u.repos[0].name}`, fork: false, owner: ghUser(u) }, score: 1 }] : [] })
  }
  const m = /^\/users\/([^/]+)(\/.*)?$/.exec(path); const u = m && A.github.find(x => x.login.toLowerCase() === m[1].toLowerCase())
  if (!u) return miss()
  if (!m[2]) return J(ghFull(u))
  if (m[2] === "/repos") return J(u.repos.map((r, i) => ({ id: u.id * 10 + i, name: r.name, full_name: `${u.login}/${r.name}`, private: false, owner: ghUser(u), html_url: `https://github.com/${u.login}/${r.name}`, description: r.description, fork: false, language: r.language, topics: r.topics, stargazers_count: r.stars, forks_count: 3, archived: false, pushed_at: r.pushed_at, created_at: "2021-01-01T00:00:00Z", updated_at: r.pushed_at, homepage: null })))
  if (m[2] === "/social_accounts") return J(u.accounts)
  if (/^\/(orgs|events|events\/public|followers|following|gists)$/.test(m[2])) return J([])
  return miss()
}
const val = v => v == null ? null : { value: v }
const orcidAnswer = (path, query) => {
  if (/expanded-search/.test(path)) {
    const q = query.get("q") ?? "", get = k => { const m = new RegExp(k + ':(?:"([^"]*)"|\\(([^)]*)\\)|([^\\s)]+))', "i").exec(q); return m && (m[1] ?? m[2] ?? m[3]) }
    const given = get("given-names"), fam = get("family-name"), aff = get("affiliation-org-name"), mail = get("email"), credit = get("credit-name") ?? get("given-and-family-names")
    const hits = A.orcid.filter(o => (given || fam || mail || credit || aff) && (!given || hasAll(o.given, given)) && (!fam || hasAll(o.family, fam)) && (!aff || o.employments.some(e => hasAll(e.organization, aff))) && (!mail || o.emails.includes(mail)) && (!credit || hasAll(o.given + " " + o.family, credit)))
    return json({ "expanded-result": hits.length ? hits.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": o.credit, "other-name": o.other, email: o.emails, "institution-name": [...o.employments, ...o.educations].map(e => e.organization) })) : null, "num-found": hits.length })
  }
  const m = /^\/v3\.0\/([\dX-]+)\/?(.*)$/.exec(path), o = m && A.orcid.find(x => x.id === m[1])
  if (!o) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
  const person = { name: { "given-names": val(o.given), "family-name": val(o.family), "credit-name": val(o.credit), visibility: "public", path: o.id }, "other-names": { "other-name": o.other.map(content => ({ content })) }, biography: o.biography ? { content: o.biography, visibility: "public" } : null, "researcher-urls": { "researcher-url": o.urls.map(u => ({ "url-name": u.label, url: val(u.url) })) }, emails: { email: o.emails.map(email => ({ email })) }, addresses: { address: [{ country: val(o.country) }] }, keywords: { keyword: o.keywords.map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] }, path: `/${o.id}/person` }
  const aff = (list, kind) => ({ "affiliation-group": list.map(e => ({ summaries: [{ [kind]: { "department-name": e.department ?? null, "role-title": e.role, "start-date": { year: val(String(e.from)), month: null, day: null }, "end-date": e.to ? { year: val(String(e.to)), month: null, day: null } : null, organization: { name: e.organization, address: { city: e.city, region: null, country: e.country } } } }] })), path: `/${o.id}/${kind.split("-")[0]}s` })
  const works = { group: o.works.map(w => ({ "work-summary": [{ title: { title: val(w.title) }, type: w.type, "publication-date": { year: val(String(w.year)) }, "journal-title": val(w.journal), "external-ids": { "external-id": [{ "external-id-type": "doi", "external-id-value": w.doi }] } }] })), path: `/${o.id}/works` }
  return json({ person, employments: aff(o.employments, "employment-summary"), educations: aff(o.educations, "education-summary"), works, "": { "orcid-identifier": { path: o.id, uri: `https://orcid.org/${o.id}` }, person, "activities-summary": { employments: aff(o.employments, "employment-summary"), educations: aff(o.educations, "education-summary"), works } }, memberships: { "affiliation-group": [] } }[m[2] === "record" ? "" : m[2]] ?? {}, 200)
}
const wdEntity = w => {
  const claims = {}
  for (const [p, a, b] of w.st ?? []) (claims[p] ??= []).push({ mainsnak: { snaktype: "value", property: p, datatype: a === "time" ? "time" : "wikibase-item", datavalue: a === "time" ? { type: "time", value: { time: `+${b}T00:00:00Z`, precision: 11 } } : { type: "wikibase-entityid", value: { "entity-type": "item", id: a, "numeric-id": +a.slice(1) } } }, type: "statement", rank: "normal" })
  return { type: "item", id: w.id, labels: { en: { language: "en", value: w.label } }, descriptions: { en: { language: "en", value: w.description ?? "" } }, aliases: w.aliases?.length ? { en: w.aliases.map(value => ({ language: "en", value })) } : {}, claims, sitelinks: w.article ? { enwiki: { site: "enwiki", title: w.article, url: `https://en.wikipedia.org/wiki/${w.article.replace(/ /g, "_")}` } } : {} }
}
const wdFind = id => A.wikidata.find(w => w.id === id) ?? (() => { for (const w of A.wikidata) for (const [, a, b] of w.st) if (a === id) return { id, label: b, description: "" } })()
const wdApi = query => {
  const act = query.get("action"), s = query.get("search") ?? ""
  if (act === "wbsearchentities") { const n = +(query.get("limit") ?? 7); return json({ searchinfo: { search: s }, search: A.wikidata.filter(w => [w.label, ...w.aliases].some(l => fold(l).startsWith(fold(s.trim())))).slice(0, n).map(w => ({ id: w.id, title: w.id, concepturi: `http://www.wikidata.org/entity/${w.id}`, url: `//www.wikidata.org/wiki/${w.id}`, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 }) }
  if (act === "wbgetentities") return json({ entities: Object.fromEntries((query.get("ids") ?? "").split("|").map(id => [id, wdFind(id) ? wdEntity(wdFind(id)) : { id, missing: "" }])), success: 1 })
  if (act === "query") { const q = query.get("srsearch") ?? ""; return json({ batchcomplete: "", query: { searchinfo: { totalhits: 0 }, search: A.wikidata.filter(w => hasAll(w.label, q)).map(w => ({ ns: 0, title: w.id, snippet: w.description })) } }) }
  return json({ error: { code: "badvalue", info: "Unrecognized value for parameter \"action\"." } })
}
const readable = url => { const p = byUrl.get(url) ?? byUrl.get(url.replace(/\/$/, "")) ?? byUrl.get(url + "/"); return p && !p.dead ? p : null }
const md = p => strip(p.body)
const firecrawlSearch = (b, v1) => {
  const n = Math.min(+(b.limit ?? 5), 20), r = search(b.query, { limit: n }), src = (b.sources ?? ["web"]).map(s => typeof s === "string" ? s : s.type)
  if (!b.query) return json({ success: false, error: "Bad Request", details: [{ code: "invalid_type", path: ["query"] }] }, 400)
  const web = r.map((x, i) => ({ url: x.url, title: x.title, description: x.content, ...(b.scrapeOptions?.formats ? { markdown: readable(x.url) ? md(readable(x.url)) : "" } : {}), ...(v1 ? {} : { position: i + 1 }) }))
  if (v1) return json({ success: true, data: web })
  const data = {}
  if (src.includes("web")) data.web = web
  if (src.includes("news")) data.news = search(b.query, { limit: n, news: true }).map((x, i) => ({ title: x.title, url: x.url, snippet: x.content, date: x.news.seen, position: i + 1 }))
  return json({ success: true, data, creditsUsed: 2, id: "qh-" + createHash("md5").update(b.query).digest("hex").slice(0, 12) })
}

const services = {
  "api.gravatar.com": ({ path }) => {
    const h = /^\/v3\/profiles\/([^/]+)$/.exec(path)?.[1]; const rl = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "97", "x-ratelimit-reset": "3600" }
    const g = A.gravatar.find(x => [createHash("sha256").update(x.email).digest("hex"), createHash("md5").update(x.email).digest("hex"), x.slug].includes(h))
    if (!g) return json({ error: "Profile not found", code: "not_found" }, 404, rl)
    return json({ hash: createHash("sha256").update(g.email).digest("hex"), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${createHash("sha256").update(g.email).digest("hex")}`, avatar_alt_text: "", location: g.location, description: g.description, job_title: g.job_title, company: g.company, verified_accounts: g.accounts.map(a => ({ service_type: a.type, service_label: a.label, service_icon: "", url: a.url, is_hidden: false })), pronunciation: "", pronouns: g.pronouns, section_visibility: {} }, 200, rl)
  },
  "api.github.com": ({ path, query }) => gh(path, query),
  "api.tavily.com": ({ path, headers, body, method }) => {
    if (method !== "POST") return json({ detail: "Method Not Allowed" }, 405)
    if (headers["x-tavily-access-mode"] !== "keyless" || headers.authorization) return json({ detail: { error: "Unauthorized: missing or invalid API key." } }, 401)
    const arr = x => Array.isArray(x) ? x : []
    if (path === "/search") {
      if (!body.query) return json({ detail: { error: "Query is missing." } }, 400)
      const r = search(body.query, { limit: Math.min(+(body.max_results ?? 5), 20), include: arr(body.include_domains), exclude: arr(body.exclude_domains), news: body.topic === "news" })
      return json({ query: body.query, follow_up_questions: null, answer: null, images: [], results: r.map(x => ({ url: x.url, title: x.title, content: x.content, score: x.score, raw_content: body.include_raw_content ? (readable(x.url) ? md(readable(x.url)) : null) : null, ...(body.topic === "news" ? { published_date: new Date(x.news.seen).toUTCString() } : {}) })), response_time: 0.61, request_id: "qh-" + createHash("md5").update(body.query).digest("hex") })
    }
    if (path === "/extract") { const urls = [body.urls ?? []].flat(); return json({ results: urls.filter(readable).map(url => ({ url, raw_content: md(readable(url)), images: [] })), failed_results: urls.filter(u => !readable(u)).map(url => ({ url, error: "Failed to fetch url" })), response_time: 0.4, request_id: "qh" }) }
    return json({ detail: "Not Found" }, 404)
  },
  "api.firecrawl.dev": ({ path, headers, body, method }) => {
    if (method !== "POST") return json({ success: false, error: "Not found" }, 404)
    if (headers.authorization) return json({ success: false, error: "Unauthorized: Invalid token" }, 401)
    const m = /^\/v([12])\/(search|scrape)$/.exec(path)
    if (!m) return json({ success: false, error: "Not found" }, 404)
    if (m[2] === "search") return firecrawlSearch(body, m[1] === "1")
    const p = readable(body.url ?? "")
    if (!p) return json({ success: false, error: "The URL failed to load in the browser.", code: "SCRAPE_SITE_ERROR" }, 500)
    return json({ success: true, data: { markdown: md(p), html: p.body, metadata: { title: titleOf(p), language: "en", sourceURL: p.url, url: p.url, statusCode: 200, contentType: "text/html" } } })
  },
  "r.jina.ai": ({ path, search: qs, headers }) => {
    const url = decodeURIComponent(path.slice(1)) + qs, p = readable(url)
    if (!p) return json({ data: null, code: 422, name: "AssertionFailureError", status: 42206, message: `Failed to goto ${url}`, readableMessage: `AssertionFailureError: Failed to goto ${url}` }, 422)
    if (/json/.test(headers.accept ?? "")) return json({ code: 200, status: 20000, data: { title: titleOf(p), description: "", url, content: md(p), usage: { tokens: Math.ceil(md(p).length / 4) } } })
    return text(`Title: ${titleOf(p)}\n\nURL Source: ${url}\n\nMarkdown Content:\n${md(p)}`, 200, "text/plain; charset=utf-8")
  },
  "www.wikidata.org": ({ path, query }) => {
    if (path === "/w/api.php") return wdApi(query)
    const id = /EntityData\/(Q\d+)/.exec(path)?.[1], w = id && wdFind(id)
    return w ? json({ entities: { [id]: wdEntity(w) } }) : text("No entity with that ID was found", 404)
  },
  "en.wikipedia.org": ({ path, query, url }) => {
    const t = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path)?.[1]
    if (t) { const a = A.wikipedia.find(x => x.title === decodeURIComponent(t).replace(/_/g, " ")); return a ? json({ type: a.disambiguation ? "disambiguation" : "standard", title: a.title, displaytitle: a.title, description: a.description, extract: a.extract, extract_html: `<p>${a.extract}</p>`, lang: "en", wikibase_item: A.wikidata.find(w => w.article === a.title)?.id, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${a.title.replace(/ /g, "_")}` } } }) : json({ type: "Internal error", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: url, status: 404 }, 404) }
    if (path === "/w/api.php") { const q = query.get("srsearch") ?? query.get("search") ?? ""; const hits = A.wikipedia.filter(a => hasAll(a.title + " " + a.extract, q.replace(/"/g, ""))); return query.get("action") === "opensearch" ? json([q, hits.map(h => h.title), hits.map(() => ""), hits.map(h => `https://en.wikipedia.org/wiki/${h.title.replace(/ /g, "_")}`)]) : json({ batchcomplete: "", query: { searchinfo: { totalhits: hits.length }, search: hits.map((h, i) => ({ ns: 0, title: h.title, pageid: 1000 + i, snippet: h.extract.slice(0, 120) })) } }) }
    return null
  },
  "pub.orcid.org": ({ path, query }) => orcidAnswer(path, query),
  "api.openalex.org": ({ path, query }) => {
    const shape = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: a.alts, works_count: a.works, cited_by_count: a.cited, affiliations: [{ institution: { id: "https://openalex.org/I" + a.id.slice(1), display_name: a.inst, country_code: a.cc, type: "company" }, years: a.years }], last_known_institutions: [{ display_name: a.inst, country_code: a.cc }], topics: a.topics.map(t => ({ display_name: t, count: 4 })) })
    const one = /^\/(?:authors\/|people\/)?(?:https:\/\/orcid\.org\/|orcid:)?([\w-]+)$/.exec(decodeURIComponent(path))?.[1]
    const a = A.openalex.find(x => x.id === one || x.orcid === one); if (a) return json(shape(a))
    if (path === "/authors") {
      if (!query.get("api_key")) return json({ error: "Unauthorized", message: "An API key is required for search. Get one at https://openalex.org/settings/api" }, 401)
      const q = query.get("search") ?? ""; const r = A.openalex.filter(x => hasAll([x.name, ...x.alts].join(" "), q)); return json({ meta: { count: r.length, page: 1, per_page: 25 }, results: r.map(shape) })
    }
    return text("<h1>Not Found</h1>", 404)
  },
  "api.crossref.org": ({ path, query }) => {
    const h = { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }
    const item = w => ({ DOI: w.doi, title: [w.title], "container-title": [w.journal], type: "journal-article", published: { "date-parts": [w.published] }, issued: { "date-parts": [w.published] }, URL: `https://doi.org/${w.doi}`, author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: [{ name: a.affiliation }], ORCID: `http://orcid.org/${a.orcid}`, "authenticated-orcid": true })), score: 10 })
    const d = /^\/works\/(.+)$/.exec(decodeURIComponent(path))?.[1]
    if (d) { const w = A.crossref.find(x => x.doi === d); return w ? json({ status: "ok", "message-type": "work", message: item(w) }, 200, h) : text("Resource not found.", 404, "text/plain") }
    const q = query.get("query.author") ?? query.get("query") ?? "", aff = query.get("query.affiliation"), ws = words(q)
    const r = A.crossref.filter(w => w.authors.some(a => ws.some(x => words(a.family).includes(x)) && ws.some(x => words(a.given).includes(x)) && (!aff || words(aff).some(x => words(a.affiliation).includes(x)))))
    return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": r.length, items: r.slice(0, +(query.get("rows") ?? 20)).map(item), "items-per-page": 20, query: { "start-index": 0, "search-terms": null } } }, 200, h)
  },
  "hn.algolia.com": ({ path, query }) => {
    const u = /^\/api\/v1\/users\/(.+)$/.exec(path)?.[1]
    if (u) { const h = A.hackerNews.find(x => x.username === u); return h ? json({ username: h.username, about: h.about, karma: h.karma }) : json({ status: 404, error: "Not Found" }, 404) }
    const tags = query.get("tags") ?? "", who = /author_([\w-]+)/.exec(tags)?.[1], q = query.get("query") ?? ""
    const all = A.hackerNews.filter(x => who ? x.username === who : q).flatMap(x => [...x.stories.map(s => ({ objectID: String(s.id), title: s.title, url: s.url, author: x.username, points: s.points, num_comments: 88, comment_text: null, story_title: null, created_at: s.at, created_at_i: Date.parse(s.at) / 1000, _tags: ["story", `author_${x.username}`] })), ...x.comments.map(s => ({ objectID: String(s.id), title: null, url: null, author: x.username, points: null, num_comments: null, comment_text: s.text, story_title: s.story, created_at: s.at, created_at_i: Date.parse(s.at) / 1000, _tags: ["comment", `author_${x.username}`] }))])
    const hits = all.filter(h => (!/story/.test(tags) || /\(.*comment/.test(tags) || h._tags[0] === "story") && (!/comment/.test(tags) || /\(.*story/.test(tags) || h._tags[0] === "comment") && (!q || hasAll([h.title, h.url, h.comment_text].join(" "), q)))
    return json({ hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20 })
  },
  "api.stackexchange.com": ({ path, query }) => {
    const shape = u => ({ user_id: u.id, account_id: u.id + 9, display_name: u.name, location: u.location, website_url: u.website, link: `https://stackoverflow.com/users/${u.id}/${words(u.name).join("-")}`, reputation: u.reputation, user_type: "registered", ...(query.get("filter") ? { about_me: u.about } : {}) })
    const wrap = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 288 })
    const m = /^\/2\.3\/users\/(\d+)(\/\w[\w-]*)?$/.exec(path)
    if (m) { const u = A.stackExchange.find(x => x.id === +m[1]); if (!u) return wrap([]); return wrap(/tags/.test(m[2] ?? "") ? u.tags.map((tag_name, i) => ({ user_id: u.id, tag_name, name: tag_name, answer_count: 12 - i, answer_score: 40 - i, question_count: 1, question_score: 2, count: 12 - i })) : m[2] ? [] : [shape(u)]) }
    if (path === "/2.3/users") { const q = fold(query.get("inname") ?? ""); return wrap(q ? A.stackExchange.filter(u => fold(u.name).includes(q)).map(shape) : []) }
    return json({ error_id: 404, error_message: "no method found with this name", error_name: "no_method" }, 404)
  },
  "public.api.bsky.app": ({ path, query }) => {
    const find = a => A.bluesky.find(b => b.handle === a || b.did === a)
    const shape = b => ({ did: b.did, handle: b.handle, displayName: b.name, description: b.description, ...(b.website ? { website: b.website } : {}), followersCount: b.followers, followsCount: 210, postsCount: b.posts.length, indexedAt: "2026-05-01T00:00:00Z", createdAt: "2023-07-01T00:00:00Z", labels: [] })
    if (path === "/xrpc/app.bsky.actor.getProfile") { const b = find(query.get("actor")); return b ? json(shape(b)) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
    if (path === "/xrpc/app.bsky.feed.getAuthorFeed") { const b = find(query.get("actor")); return b ? json({ feed: b.posts.slice(0, +(query.get("limit") ?? 50)).map(([createdAt, t, re], i) => ({ post: { uri: `at://${re ? "did:plc:somebodyelse00000000001" : b.did}/app.bsky.feed.post/3qh${i}`, cid: "bafyqh" + i, author: re ? { did: "did:plc:somebodyelse00000000001", handle: "hoopsfan.bsky.social", displayName: "Hoops fan" } : { did: b.did, handle: b.handle, displayName: b.name }, record: { $type: "app.bsky.feed.post", text: t, createdAt, langs: ["en"] }, likeCount: 12, replyCount: 1, repostCount: 0, indexedAt: createdAt }, ...(re ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: { did: b.did, handle: b.handle }, indexedAt: createdAt } } : {}) })) }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
    if (path === "/xrpc/app.bsky.actor.searchActors") { const q = query.get("q") ?? query.get("term") ?? ""; return json({ actors: A.bluesky.filter(b => hasAll([b.name, b.handle, b.description].join(" "), q)).map(b => { const { followersCount, followsCount, postsCount, website, ...s } = shape(b); return s }) }) }
    if (path === "/xrpc/app.bsky.feed.searchPosts") return text("Forbidden", 403, "text/plain")
    return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
  },
  "hachyderm.io": ({ path, query }) => {
    const find = acct => A.mastodon.find(m => [m.user, `${m.user}@${m.domain}`].includes(acct))
    if (path === "/.well-known/webfinger") { const m = find((query.get("resource") ?? "").replace(/^acct:/, "")); return m ? json({ subject: `acct:${m.user}@${m.domain}`, aliases: [`https://${m.domain}/@${m.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${m.domain}/@${m.user}` }, { rel: "self", type: "application/activity+json", href: `https://${m.domain}/users/${m.user}` }] }, 200, { "content-type": "application/jrd+json; charset=utf-8" }) : text("", 404) }
    if (path === "/api/v1/accounts/lookup") { const m = find(query.get("acct")); return m ? json({ id: m.id, username: m.user, acct: m.user, display_name: m.name, locked: false, bot: false, created_at: "2022-11-06T00:00:00.000Z", note: m.note, url: `https://${m.domain}/@${m.user}`, followers_count: 812, following_count: 201, statuses_count: m.posts.length, fields: m.fields }) : json({ error: "Record not found" }, 404) }
    const s = /^\/api\/v1\/accounts\/(\d+)\/statuses$/.exec(path)?.[1]
    if (s) { const m = A.mastodon.find(x => x.id === s); return m ? json(m.posts.map(([created_at, content], i) => ({ id: m.id.slice(0, -2) + i, created_at, content, reblog: null, in_reply_to_id: null, visibility: "public", url: `https://${m.domain}/@${m.user}/${i}`, favourites_count: 3 }))) : json({ error: "Record not found" }, 404) }
    return null
  },
  "api.gdeltproject.org": ({ query }) => {
    const q = (query.get("query") ?? "").replace(/\b(sourcelang|sourcecountry|theme|domain):\S+/g, "").replace(/[()]/g, " ")
    const phr = [...q.matchAll(/"([^"]+)"/g)].map(m => fold(m[1])), rest = words(q.replace(/"[^"]+"/g, "")).filter(w => w !== "or" && w !== "and")
    const hits = phr.length + rest.length ? docs.filter(d => d.news && phr.every(p => d.flat.includes(p)) && rest.every(w => d.tf.has(w))) : []
    return hits.length ? json({ articles: hits.slice(0, +(query.get("maxrecords") ?? 75)).map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.news.seen.replace(/-/g, "") + "T081500Z", socialimage: "", domain: new URL(d.url).host.replace(/^www\./, ""), language: d.news.language, sourcecountry: d.news.country })) }) : json({})
  },
  "itunes.apple.com": ({ path, query }) => {
    if (path !== "/search") return json({ resultCount: 0, results: [] })
    const r = A.podcasts.filter(p => hasAll([p.title, p.artist, p.description].join(" "), query.get("term") ?? ""))
    return json({ resultCount: r.length, results: r.map(p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, feedUrl: p.feed, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}`, trackCount: p.episodes.length, releaseDate: p.episodes[0].at + "T00:00:00Z", country: "USA", primaryGenreName: "Business" })) }, 200, { "content-type": "text/javascript; charset=utf-8" })
  },
  "rdap.org": ({ path }) => {
    const d = /^\/domain\/(.+)$/.exec(path)?.[1]?.toLowerCase(), r = A.rdap.find(x => x[0] === d)
    return r ? json({ objectClassName: "domain", ldhName: d.toUpperCase(), handle: "QH-" + d, status: ["client transfer prohibited"], events: [{ eventAction: "registration", eventDate: r[2] + "T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", r[1] ? "" : "REDACTED FOR PRIVACY"], ...(r[1] ? [["org", {}, "text", r[1]]] : [])]] }] }, 200, { "content-type": "application/rdap+json" }) : json({ errorCode: 404, title: "Not Found", description: ["Domain not found"] }, 404, { "content-type": "application/rdap+json" })
  },
  "www.sec.gov": ({ path }) => path === "/files/company_tickers.json" ? json(Object.fromEntries(A.edgar.map((e, i) => [i, { cik_str: e.cik, ticker: e.ticker, title: e.name }]))) : text("Not Found", 404),
  "data.sec.gov": ({ path }) => { const e = A.edgar.find(x => path === `/submissions/CIK${String(x.cik).padStart(10, "0")}.json`); return e ? json({ cik: String(e.cik), name: e.name, tickers: [e.ticker], exchanges: ["Nasdaq"], sic: e.sic, sicDescription: e.industry, website: "", addresses: { business: { street1: "1 Main St", city: e.city, stateOrCountry: e.state } }, formerNames: [], filings: { recent: { accessionNumber: [], form: [], filingDate: [] } } }) : text('<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code></Error>', 404, "application/xml") },
  "gitlab.com": ({ path }) => path.startsWith("/api/v4/users") ? json(/^\/api\/v4\/users\/?$/.test(path) ? [] : { message: "404 User Not Found" }, /^\/api\/v4\/users\/?$/.test(path) ? 200 : 404) : notFound("gitlab.com"),
  "www.youtube.com": ({ path, query }) => {
    if (path === "/feeds/videos.xml") { const y = A.youtube.find(c => c.id === query.get("channel_id")); return y ? text(`<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${y.id.slice(2)}</id><yt:channelId>${y.id.slice(2)}</yt:channelId><title>${y.title}</title><link rel="alternate" href="https://www.youtube.com/channel/${y.id}"/><author><name>${y.title}</name><uri>https://www.youtube.com/channel/${y.id}</uri></author>${y.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${v.title}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><media:group><media:title>${v.title}</media:title><media:description>${v.description}</media:description></media:group></entry>`).join("")}</feed>`, 200, "text/xml; charset=UTF-8") : text("Error 404 (Not Found)!!1", 404) }
    const y = A.youtube.find(c => path === `/@${c.handle}`); return y ? text(byUrl.get(`https://www.youtube.com/channel/${y.id}`).body) : null
  },
  "web.archive.org": ({ path, query, raw }) => {
    if (path.startsWith("/cdx/search")) {
      const norm = u => u.replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/$/, ""), want = norm(query.get("url") ?? ""), pre = query.get("matchType") === "prefix" || query.get("matchType") === "domain" || want.endsWith("*")
      const hits = archive.filter(a => pre ? norm(a.url).startsWith(want.replace(/\*$/, "")) : norm(a.url) === want).map(a => [key(a.url).urlkey, a.timestamp, a.url, "text/html", "200", createHash("sha1").update(a.body).digest("hex").slice(0, 32).toUpperCase(), String(a.body.length)])
      return query.get("output") === "json" ? json(hits.length ? [["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"], ...hits] : []) : text(hits.map(h => h.join(" ") + "\n").join(""), 200, "text/plain")
    }
    const m = /^\/web\/(\d+)(?:id_|if_)?\/(.+)$/.exec(decodeURIComponent(raw)), a = m && archive.find(x => x.url === m[2].replace(/^http:/, "https:").replace(/^https:\/([^/])/, "https://$1"))
    return a ? text(a.body) : notFound("web.archive.org")
  },
  "archive.org": ({ path, query }) => { if (path !== "/wayback/available") return notFound("archive.org"); const u = query.get("url") ?? "", a = archive.find(x => x.url.replace(/^https?:\/\//, "") === u.replace(/^https?:\/\//, "")); return json({ url: u, archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) },
  "dns.google": ({ query }) => dns(query), "cloudflare-dns.com": ({ query }) => dns(query),
  "x.com": () => text(`<!DOCTYPE html><html><head><title>X</title></head><body><noscript>JavaScript is not available.</noscript></body></html>`),
  "www.instagram.com": () => redirect("https://www.instagram.com/accounts/login/", 302), "www.facebook.com": () => text("Log in to Facebook", 400)
}
services["twitter.com"] = ({ path }) => redirect("https://x.com" + path)
services["youtube.com"] = ({ path, search }) => redirect("https://www.youtube.com" + path + search)
services["wikidata.org"] = ({ path, search }) => redirect("https://www.wikidata.org" + path + search)
const linkedin = () => text(`<html><head><script>window.onload=function(){window.location.href="https://www.linkedin.com/authwall"}</script></head><body></body></html>`, 999)
for (const h of ["www.linkedin.com", "linkedin.com"]) services[h] = linkedin
const dns = query => { const name = (query.get("name") ?? "").replace(/\.$/, "").toLowerCase(), type = (query.get("type") ?? "A").toUpperCase(), known = A.rdap.some(r => r[0] === name), code = { A: 1, MX: 15, "15": 15, TXT: 16 }[type] ?? 1; return json({ Status: known ? 0 : 3, TC: false, RD: true, RA: true, AD: false, CD: false, Question: [{ name: name + ".", type: code }], ...(known ? { Answer: [{ name: name + ".", type: code, TTL: 300, data: code === 15 ? `10 mail.${name}.` : "192.0.2.55" }] } : {}) }, 200, { "content-type": "application/dns-json" }) }

const answer = req => {
  const { scheme, host, path, search: qs } = req
  if (scheme === "http" && (hosts.has(host) || apexes[host]) && !services[host]) return redirect(`https://${host}${path}${qs}`)
  if (apexes[host]) return redirect(`https://${apexes[host]}${path}${qs}`)
  if (services[host]) { const a = services[host](req); if (a) return a }
  if (!hosts.has(host) && !services[host]) return text("Bad gateway: no such host in this world", 502, "text/plain")
  if (path === "/robots.txt") return robots[host] ? text(robots[host], 200, "text/plain; charset=utf-8") : text("Not Found", 404, "text/plain")
  if (path === "/sitemap.xml" && robots[host]) return text(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.filter(p => new URL(p.url).host === host && !p.unlisted && !p.dead).map(p => `<url><loc>${p.url}</loc></url>`).join("")}</urlset>`, 200, "application/xml; charset=utf-8")
  const base = `https://${host}`
  const p = byUrl.get(base + path + qs) ?? byUrl.get(base + path) ?? (() => { try { return byUrl.get(base + encodeURI(decodeURI(path))) ?? byUrl.get(base + decodeURI(path)) } catch { return undefined } })()
  if (p && !p.dead) return text(p.body, 200, p.type ?? "text/html; charset=utf-8")
  if (path.length > 1 && path.endsWith("/") && byUrl.has(base + path.slice(0, -1))) return redirect(base + path.slice(0, -1))
  if (/^\/(team|people|about|leadership|staff)\.html?$/.test(path) && byUrl.has(base + path.replace(/\.html?$/, ""))) return redirect(base + path.replace(/\.html?$/, ""))
  return notFound(host)
}

const port = +process.argv[2]
if (process.argv[1]?.endsWith("server.mjs")) http.createServer((req, res) => {
  const chunks = []
  req.on("data", c => chunks.push(c)).on("end", () => {
    let out
    try {
      const m = /^\/(https?)\/([^/?]+)([^?]*)(\?.*)?$/.exec(req.url)
      if (!m) out = text("Bad request", 400, "text/plain")
      else {
        let body = {}; try { body = JSON.parse(Buffer.concat(chunks).toString() || "{}") } catch { /* not JSON */ }
        const path = m[3] || "/"
        out = answer({ scheme: m[1], host: m[2].toLowerCase().replace(/:(80|443)$/, ""), path, search: m[4] ?? "", query: new URLSearchParams(m[4] ?? ""), headers: req.headers, method: req.method, body, url: req.url, raw: path + (m[4] ?? "") })
      }
    } catch (e) { console.error(req.url, e); out = text("Internal error", 500, "text/plain") }
    res.writeHead(out.status, { server: "quillhaven", ...out.headers, "content-length": Buffer.byteLength(out.body) })
    res.end(req.method === "HEAD" ? "" : out.body)
  })
}).listen(port, "127.0.0.1", () => console.log("quillhaven on " + port))
export { answer, docs, search, strip }
