// The internet of the world "stavering": `node server.mjs PORT`, every request as /{scheme}/{host}{path}?{query}.
import { createHash } from "node:crypto"
import { createServer } from "node:http"
import "./houses1.mjs"
import "./houses2.mjs"
import "./web.mjs"
import * as A from "./accounts.mjs"
import { answer as engine, markdown, textOf } from "./engine.mjs"
import { archive, escape, feed, listings, pages, redirects, robots } from "./lib.mjs"

for (const p of A.podcasts) feed(p.feed, p.title, p.site, p.episodes.map(e => ({ title: e.title, url: e.url, author: p.artist, at: e.at, text: e.description })))

const hosts = new Set([...pages.keys()].map(u => new URL(u).host))
const json = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(body) })
const html = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "text/html; charset=utf-8", ...headers }, body })
const text = (body, status = 200, type = "text/plain; charset=utf-8") => ({ status, headers: { "content-type": type }, body })
const moved = (to, status = 301) => ({ status, headers: { location: to, "content-type": "text/html" }, body: "" })
const notFoundPage = host => html(`<!doctype html><html><head><title>Page not found</title></head><body><h1>404</h1><p>This page does not exist. <a href="/">Home</a></p><p><small>${host}</small></p></body></html>`, 404)
const fold = t => t.toLowerCase().replace(/ø/g, "o").replace(/æ/g, "ae").replace(/ß/g, "ss").normalize("NFD").replace(/\p{M}/gu, "")
const tokens = t => fold(t).match(/[\p{L}\p{N}]+/gu) ?? []
const has = (hay, needles) => { const h = new Set(tokens(hay)); return needles.every(n => h.has(n)) }
const unquote = t => (t ?? "").replace(/^"|"$/g, "")
const unix = t => Math.floor(Date.parse(t) / 1000)

// ── sites ──
const plain = url => {
  const { protocol, host, pathname } = url
  if (pathname === "/robots.txt") return robots[host] === undefined ? text("Not found", 404) : text(robots[host])
  const key = `https://${host}${decodeURI(pathname)}`
  if (protocol === "http:") return moved(`https://${host}${pathname}${url.search}`)
  const r = redirects.get(key)
  if (r !== undefined) return moved(r.to, r.status)
  const page = pages.get(key)
  if (page !== undefined) return page.dead ? notFoundPage(host) : { status: 200, headers: { "content-type": page.content_type ?? "text/html; charset=utf-8" }, body: page.body }
  if (pathname !== "/" && pathname.endsWith("/") && pages.has(key.slice(0, -1))) return moved(key.slice(0, -1))
  return notFoundPage(host)
}
const otherHost = host => host.startsWith("www.") ? host.slice(4) : `www.${host}`

/** What a reader service would get for an address; follows redirects. */
const read = async address => {
  let url
  try { url = new URL(address) } catch { return undefined }
  for (let i = 0; i < 5; i++) {
    const a = await internet({ url, method: "GET", headers: {}, body: "" })
    if (a.status >= 300 && a.status < 400 && a.headers.location) { url = new URL(a.headers.location, url); continue }
    return { url: url.href, ...a }
  }
  return undefined
}
const titleOf = body => /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? ""

// ── services ──
const S = {}

S["api.gravatar.com"] = ({ url }) => {
  const m = /^\/v3\/profiles\/([^/]+)$/.exec(url.pathname)
  const p = m && A.gravatar.find(g => m[1] === g.slug || m[1].toLowerCase() === createHash("sha256").update(g.email).digest("hex"))
  const limits = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "93", "x-ratelimit-reset": "1780310000" }
  if (!p) return json({ error: "User not found", code: "user_not_found" }, 404, limits)
  const hash = createHash("sha256").update(p.email).digest("hex")
  return json({ hash, display_name: p.display_name, profile_url: `https://gravatar.com/${p.slug}`, avatar_url: `https://0.gravatar.com/avatar/${hash}`, avatar_alt_text: "", location: p.location ?? "", description: p.description ?? "", job_title: p.job_title ?? "", company: p.company ?? "", verified_accounts: (p.accounts ?? []).map(a => ({ service_type: a.label.toLowerCase(), service_label: a.label, service_icon: "", url: a.url, is_hidden: false })), pronunciation: "", pronouns: p.pronouns ?? "" }, 200, limits)
}

const ghUser = u => ({ login: u.login, id: u.id, node_id: `U_${u.id}`, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, type: "User", site_admin: false, name: u.name ?? null, company: u.company ?? null, blog: u.blog ?? "", location: u.location ?? null, email: u.email ?? null, hireable: null, bio: u.bio ?? null, twitter_username: u.twitter_username ?? null, public_repos: (u.repositories ?? []).length, public_gists: 0, followers: 40 + (u.id % 700), following: 12, created_at: "2012-04-04T10:00:00Z", updated_at: "2026-05-01T10:00:00Z" })
const ghRepo = (u, r) => ({ id: u.id * 10 + r.stars, name: r.name, full_name: `${u.login}/${r.name}`, private: false, owner: { login: u.login, id: u.id, type: "User" }, html_url: `https://github.com/${u.login}/${r.name}`, description: r.description, fork: r.fork, language: r.language, topics: r.topics, stargazers_count: r.stars, forks_count: 3, archived: false, homepage: null, created_at: "2019-01-01T00:00:00Z", updated_at: r.pushed_at, pushed_at: r.pushed_at })
S["api.github.com"] = ({ url }) => {
  const search = url.pathname.startsWith("/search/")
  const limits = { "x-ratelimit-limit": search ? "10" : "60", "x-ratelimit-remaining": search ? "8" : "51", "x-ratelimit-reset": "1780310000", "x-ratelimit-resource": search ? "search" : "core" }
  const j = (b, s = 200) => json(b, s, limits)
  const none = j({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404)
  const q = url.searchParams.get("q") ?? ""
  if (url.pathname === "/search/users") {
    const scope = /in:(\S+)/.exec(q)?.[1] ?? "login,name,email"
    const place = /location:("[^"]+"|\S+)/.exec(q)?.[1]
    const term = q.replace(/(in|location|type|repos|followers|fullname):("[^"]+"|\S+)/g, "").trim().replace(/"/g, "")
    const full = unquote(/fullname:("[^"]+"|\S+)/.exec(q)?.[1])
    const found = A.github.filter(u => {
      if (place && !has(u.location ?? "", tokens(unquote(place)))) return false
      if (full && !has(u.name ?? "", tokens(full))) return false
      if (!term) return full !== ""
      if (term.includes("@")) return scope.includes("email") && (u.email ?? "").toLowerCase() === term.toLowerCase()
      return (scope.includes("name") && has(u.name ?? "", tokens(term))) || (scope.includes("login") && u.login.toLowerCase() === term.toLowerCase())
    })
    return j({ total_count: found.length, incomplete_results: false, items: found.map(u => { const f = ghUser(u); return { login: f.login, id: f.id, node_id: f.node_id, avatar_url: f.avatar_url, url: f.url, html_url: f.html_url, type: "User", site_admin: false, score: 1 } }) })
  }
  if (url.pathname === "/search/commits") {
    const mail = /author-email:("[^"]+"|\S+)/.exec(q)?.[1]
    const u = mail && A.github.find(x => (x.commit_email ?? "").toLowerCase() === unquote(mail).toLowerCase())
    const r = u && u.repositories[0]
    return j({ total_count: u ? 1 : 0, incomplete_results: false, items: u ? [{ sha: createHash("sha1").update(u.login).digest("hex"), html_url: `https://github.com/${u.login}/${r.name}/commit/${createHash("sha1").update(u.login).digest("hex")}`, commit: { author: { name: u.name, email: u.commit_email, date: r.pushed_at }, message: "Tidy up" }, author: { login: u.login, id: u.id, html_url: `https://github.com/${u.login}`, type: "User" }, committer: { login: u.login, id: u.id, type: "User" }, repository: ghRepo(u, r), score: 1 }] : [] })
  }
  if (url.pathname === "/search/repositories") return j({ total_count: 0, incomplete_results: false, items: [] })
  const m = /^\/users\/([^/]+)(\/[a-z_]+)?$/.exec(url.pathname)
  const u = m && A.github.find(x => x.login.toLowerCase() === m[1].toLowerCase())
  if (!u) return none
  if (m[2] === undefined) return j(ghUser(u))
  if (m[2] === "/repos") return j([...(u.repositories ?? [])].sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)).map(r => ghRepo(u, r)))
  if (m[2] === "/social_accounts") return j(u.accounts ?? [])
  if (["/orgs", "/events", "/gists", "/starred", "/keys"].includes(m[2])) return j([])
  return none
}
S["github.com"] = ({ url }) => {
  const u = A.github.find(x => `/${x.login}` === url.pathname)
  return u ? html(`<!DOCTYPE html><html><head><title>${u.login} (${u.name}) · GitHub</title></head><body><h1>${u.name} <span>${u.login}</span></h1><div class="user-profile-bio">${escape(u.bio ?? "")}</div><span class="p-org">${u.company ?? ""}</span> <span class="p-label">${u.location ?? ""}</span> <ul>${u.repositories.map(r => `<li><a href="/${u.login}/${r.name}">${r.name}</a> ${escape(r.description)}</li>`).join("")}</ul></body></html>`) : html("<!DOCTYPE html><title>Page not found · GitHub</title>", 404)
}

const body = r => { try { return JSON.parse(r.body || "{}") } catch { return undefined } }
S["api.tavily.com"] = async r => {
  const b = body(r)
  if (r.method !== "POST") return json({ detail: "Method Not Allowed" }, 405)
  const allowed = r.headers["x-tavily-access-mode"] === "keyless" || r.headers.authorization !== undefined || b?.api_key !== undefined
  if (!allowed) return json({ detail: { error: "Unauthorized: missing or invalid API key." } }, 401)
  if (b === undefined) return json({ detail: { error: "Invalid JSON" } }, 400)
  const id = createHash("md5").update(r.body).digest("hex")
  if (r.url.pathname === "/search") {
    if (typeof b.query !== "string" || b.query.trim() === "") return json({ detail: { error: "Query is missing." } }, 400)
    const found = engine(b.query, { limit: Math.min(b.max_results ?? 5, 20), include: b.include_domains, exclude: b.exclude_domains, news: b.topic === "news" })
    return json({ query: b.query, follow_up_questions: null, answer: null, images: [], results: found.map(f => ({ url: f.url, title: f.title, content: f.snippet, score: f.score, raw_content: b.include_raw_content && f.body ? markdown(f.body) : null, ...(b.topic === "news" && f.seen ? { published_date: f.seen } : {}) })), response_time: 0.61, request_id: id })
  }
  if (r.url.pathname === "/extract") {
    const urls = [].concat(b.urls ?? [])
    const got = await Promise.all(urls.map(async u => [u, await read(u)]))
    const good = ([, a]) => a !== undefined && a.status === 200
    return json({ results: got.filter(good).map(([u, a]) => ({ url: u, title: titleOf(a.body), raw_content: markdown(a.body), images: [] })), failed_results: got.filter(g => !good(g)).map(([u]) => ({ url: u, error: "Failed to fetch url" })), response_time: 0.5, request_id: id })
  }
  return json({ detail: "Not Found" }, 404)
}
S["api.firecrawl.dev"] = async r => {
  const b = body(r)
  if (b === undefined) return json({ success: false, error: "Bad Request" }, 400)
  const m = /^\/(v[12])\/(search|scrape)$/.exec(r.url.pathname)
  if (!m || r.method !== "POST") return json({ success: false, error: "Not found" }, 404)
  if (m[2] === "search") {
    if (typeof b.query !== "string" || b.query.trim() === "") return json({ success: false, error: "Bad Request", details: [{ path: ["query"], message: "Required" }] }, 400)
    const sources = (b.sources ?? ["web"]).map(s => (typeof s === "string" ? s : s.type))
    const run = news => engine(b.query, { limit: Math.min(b.limit ?? 5, 20), news })
    const web = run(false).map((f, i) => ({ url: f.url, title: f.title, description: f.snippet, position: i + 1 }))
    if (m[1] === "v1") return json({ success: true, data: web.map(({ position: _, ...w }) => w) })
    return json({ success: true, data: { ...(sources.includes("web") ? { web } : {}), ...(sources.includes("news") ? { news: run(true).map((f, i) => ({ title: f.title, url: f.url, snippet: f.snippet, date: f.seen, position: i + 1 })) } : {}) }, creditsUsed: 2, id: createHash("md5").update(r.body).digest("hex") })
  }
  const a = await read(b.url)
  if (a === undefined || a.status === 502) return json({ success: false, code: "SCRAPE_DNS_RESOLUTION_ERROR", error: "DNS resolution failed" }, 500)
  return json({ success: true, data: { markdown: markdown(a.body), ...((b.formats ?? []).includes("html") ? { html: a.body } : {}), metadata: { title: titleOf(a.body), sourceURL: b.url, url: a.url, statusCode: a.status, contentType: a.headers["content-type"] } } })
}
S["r.jina.ai"] = async r => {
  const target = (r.url.pathname + r.url.search).replace(/^\//, "").replace(/^(https?):\/+/, "$1://")
  const a = await read(target)
  if (a === undefined || a.status === 502) return json({ data: null, code: 422, name: "AssertionFailureError", status: 42206, message: "Domain could not be resolved" }, 422)
  const content = markdown(a.body)
  const title = titleOf(a.body)
  if ((r.headers.accept ?? "").includes("json")) return json({ code: 200, status: 20000, data: { title, description: "", url: a.url, content, ...(a.status >= 400 ? { warning: `Target URL returned error ${a.status}` } : {}), usage: { tokens: Math.ceil(content.length / 4) } } })
  return text(`Title: ${title}\n\nURL Source: ${a.url}\n\nMarkdown Content:\n${content}`)
}
S["s.jina.ai"] = () => json({ data: null, code: 401, name: "AuthenticationRequiredError", status: 40103, message: "Authentication is required to use this endpoint." }, 401)

const wdTime = t => { const [y, m = "00", d = "00"] = t.split("-"); return { time: `+${y}-${m}-${d}T00:00:00Z`, timezone: 0, before: 0, after: 0, precision: d !== "00" ? 11 : m !== "00" ? 10 : 9, calendarmodel: "http://www.wikidata.org/entity/Q1985727" } }
const snak = (property, s) => ({ snaktype: "value", property, ...(s.item ? { datavalue: { value: { "entity-type": "item", "numeric-id": Number(s.item.id.slice(1)), id: s.item.id }, type: "wikibase-entityid" }, datatype: "wikibase-item" } : s.time ? { datavalue: { value: wdTime(s.time), type: "time" }, datatype: "time" } : { datavalue: { value: s.text, type: "string" }, datatype: property === "P856" ? "url" : "string" }) })
const entity = id => {
  const e = A.wikidata.find(w => w.id === id)
  const lab = v => ({ en: { language: "en", value: v } })
  if (!e) {
    const known = A.wikidata.flatMap(w => w.statements).find(s => s.item?.id === id)
    return known && { type: "item", id, ns: 0, title: id, labels: lab(known.item.label), descriptions: {}, aliases: {}, claims: {}, sitelinks: {} }
  }
  const claims = {}
  e.statements.forEach((s, i) => (claims[s.property] ??= []).push({ mainsnak: snak(s.property, s), type: "statement", id: `${id}$${i}`, rank: "normal", ...(s.start || s.end ? { qualifiers: { ...(s.start ? { P580: [snak("P580", { time: s.start })] } : {}), ...(s.end ? { P582: [snak("P582", { time: s.end })] } : {}) } } : {}) }))
  return { type: "item", id, ns: 0, title: id, labels: lab(e.label), descriptions: lab(e.description), aliases: e.aliases?.length ? { en: e.aliases.map(value => ({ language: "en", value })) } : {}, claims, sitelinks: e.article ? { enwiki: { site: "enwiki", title: e.article, badges: [], url: `https://en.wikipedia.org/wiki/${e.article.replace(/ /g, "_")}` } } : {} }
}
S["www.wikidata.org"] = ({ url }) => {
  const q = url.searchParams
  const m = /^\/wiki\/Special:EntityData\/(Q\d+)(\.json)?$/.exec(url.pathname)
  if (m) { const e = entity(m[1]); return e ? json({ entities: { [m[1]]: e } }) : html("<title>Not Found</title>", 404) }
  if (url.pathname === "/w/api.php" && q.get("action") === "wbsearchentities") {
    const s = fold(q.get("search") ?? "").trim()
    const found = s === "" ? [] : A.wikidata.filter(w => [w.label, ...(w.aliases ?? [])].some(l => fold(l).startsWith(s)))
    return json({ searchinfo: { search: q.get("search") }, search: found.map(w => ({ id: w.id, title: w.id, pageid: Number(w.id.slice(1)), concepturi: `http://www.wikidata.org/entity/${w.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${w.id}`, display: { label: { value: w.label, language: "en" }, description: { value: w.description, language: "en" } }, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 })
  }
  if (url.pathname === "/w/api.php" && q.get("action") === "wbgetentities") return json({ entities: Object.fromEntries((q.get("ids") ?? "").split("|").map(id => [id, entity(id) ?? { id, missing: "" }])), success: 1 })
  if (url.pathname === "/w/api.php" && q.get("list") === "search") {
    const found = A.wikidata.filter(w => has(`${w.label} ${w.description}`, tokens(q.get("srsearch") ?? "")))
    return json({ batchcomplete: "", query: { searchinfo: { totalhits: found.length }, search: found.map(w => ({ ns: 0, title: w.id, snippet: w.description })) } })
  }
  return html("<title>Not Found</title>", 404)
}
S["en.wikipedia.org"] = ({ url }) => {
  const q = url.searchParams
  const m = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(url.pathname)
  if (m) {
    const w = A.wikipedia.find(a => a.title === decodeURIComponent(m[1]).replace(/_/g, " "))
    if (!w) return json({ status: 404, type: "Internal error" }, 404)
    const page = `https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}`
    return json({ type: "standard", title: w.title, displaytitle: w.title, wikibase_item: A.wikidata.find(d => d.article === w.title)?.id, pageid: 99114, lang: "en", dir: "ltr", description: w.description, content_urls: { desktop: { page }, mobile: { page } }, extract: w.extract, extract_html: `<p>${w.extract}</p>`, timestamp: "2026-05-01T00:00:00Z" })
  }
  if (url.pathname === "/w/api.php") {
    if (q.get("action") === "opensearch") { const f = A.wikipedia.filter(a => fold(a.title).startsWith(fold(q.get("search") ?? ""))); return json([q.get("search"), f.map(a => a.title), f.map(() => ""), f.map(a => `https://en.wikipedia.org/wiki/${a.title.replace(/ /g, "_")}`)]) }
    const f = A.wikipedia.filter(a => has(`${a.title} ${a.extract}`, tokens(q.get("srsearch") ?? "-")))
    return json({ batchcomplete: "", query: { searchinfo: { totalhits: f.length }, search: f.map(a => ({ ns: 0, title: a.title, pageid: 99114, snippet: a.extract.slice(0, 150) })) } })
  }
  return plain(url)
}
for (const l of ["de", "da"]) S[`${l}.wikipedia.org`] = ({ url }) => url.pathname === "/w/api.php" ? json({ batchcomplete: "", query: { searchinfo: { totalhits: 0 }, search: [] } }) : json({ status: 404, type: "Internal error" }, 404)

const orcidRecord = o => {
  const affiliation = (kind, e) => ({ summaries: [{ [`${kind}-summary`]: { "department-name": null, "role-title": e.role, "start-date": { year: { value: String(e.from) }, month: null, day: null }, "end-date": e.to ? { year: { value: String(e.to) }, month: null, day: null } : null, organization: { name: e.organization, address: { city: e.city, region: null, country: e.country } } } }] })
  const person = { name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": o.credit_name ? { value: o.credit_name } : null, path: o.id }, "other-names": { "other-name": (o.other_names ?? []).map(content => ({ content })) }, biography: o.biography ? { content: o.biography } : null, "researcher-urls": { "researcher-url": (o.urls ?? []).map(u => ({ "url-name": u.label, url: { value: u.url } })) }, emails: { email: (o.emails ?? []).map(email => ({ email, verified: true })) }, addresses: { address: o.country ? [{ country: { value: o.country } }] : [] }, keywords: { keyword: (o.keywords ?? []).map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] }, path: `/${o.id}/person` }
  const employments = { "affiliation-group": (o.employments ?? []).map(e => affiliation("employment", e)), path: `/${o.id}/employments` }
  const educations = { "affiliation-group": (o.educations ?? []).map(e => affiliation("education", e)), path: `/${o.id}/educations` }
  const works = { group: (o.works ?? []).map(w => ({ "work-summary": [{ title: { title: { value: w.title } }, type: w.type, "publication-date": { year: { value: String(w.year) }, month: null, day: null }, "journal-title": { value: w.journal } }] })), path: `/${o.id}/works` }
  return { person, employments, educations, works }
}
S["pub.orcid.org"] = ({ url }) => {
  const path = url.pathname.replace(/^\/v3\.0/, "")
  if (/^\/(expanded-)?search\/?$/.test(path)) {
    const q = url.searchParams.get("q") ?? ""
    const parts = [...q.matchAll(/([a-z-]+):\s*("[^"]*"|\([^)]*\)|[^\s()]+)/gi)].map(m => [m[1].toLowerCase(), m[2].replace(/["()*]/g, "")])
    const rest = q.replace(/([a-z-]+):\s*("[^"]*"|\([^)]*\)|[^\s()]+)/gi, "").replace(/\b(AND|OR|NOT)\b|[()"]/g, " ").trim()
    const fields = o => ({ "given-names": o.given, "family-name": o.family, "credit-name": o.credit_name ?? "", "other-names": (o.other_names ?? []).join(" "), "given-and-family-names": `${o.given} ${o.family}`, "affiliation-org-name": [...(o.employments ?? []), ...(o.educations ?? [])].map(e => e.organization).join(" "), "email": (o.emails ?? []).join(" "), "keyword": (o.keywords ?? []).join(" "), "orcid": o.id, "text": `${o.given} ${o.family} ${(o.employments ?? []).map(e => e.organization).join(" ")}` })
    const ok = (o, [k, v]) => k === "email" ? (o.emails ?? []).includes(v.toLowerCase()) : fields(o)[k] !== undefined && has(fields(o)[k], tokens(v))
    const or = / OR /.test(q) && !/ AND /.test(q)
    const found = A.orcidRecords.filter(o => parts.length ? (or ? parts.some(p => ok(o, p)) : parts.every(p => ok(o, p))) : rest && has(fields(o).text, tokens(rest)))
    if (path.startsWith("/search")) return json({ result: found.length ? found.map(o => ({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" } })) : null, "num-found": found.length })
    return json({ "expanded-result": found.length ? found.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": o.credit_name ?? null, "other-name": o.other_names ?? [], email: o.emails ?? [], "institution-name": [...new Set([...(o.employments ?? []), ...(o.educations ?? [])].map(e => e.organization))] })) : null, "num-found": found.length })
  }
  const m = /^\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])(?:\/(\w+))?$/.exec(path)
  const o = m && A.orcidRecords.find(x => x.id === m[1])
  if (!o) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016 }, 404)
  const r = orcidRecord(o)
  if (m[2] === undefined || m[2] === "record") return json({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" }, person: r.person, "activities-summary": { employments: r.employments, educations: r.educations, works: r.works } })
  return r[m[2]] ? json(r[m[2]]) : json({ "affiliation-group": [], path: path })
}
S["orcid.org"] = ({ url }) => A.orcidRecords.some(o => url.pathname === `/${o.id}`) ? html("<!DOCTYPE html><html><head><title>ORCID</title></head><body><app-root></app-root></body></html>") : html("<title>404</title>", 404)

const oaAuthor = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works_count, cited_by_count: a.cited_by_count, affiliations: [{ institution: { id: "https://openalex.org/I9914", display_name: a.institution, country_code: a.country, type: "company" }, years: a.years }], last_known_institutions: [{ id: "https://openalex.org/I9914", display_name: a.institution, country_code: a.country, type: "company" }], topics: a.topics.map(display_name => ({ id: "https://openalex.org/T1", display_name, count: 3 })) })
S["api.openalex.org"] = ({ url }) => {
  const q = url.searchParams
  if (url.pathname === "/authors") {
    const f = /orcid:(?:https:\/\/orcid\.org\/)?([\dX-]+)/.exec(q.get("filter") ?? "")
    if (q.get("search") !== null && q.get("api_key") === null && !q.has("api-key")) return json({ error: "API key required", message: "Search requires an API key. Get a free key at https://openalex.org/settings/api" }, 401)
    const found = f ? A.openalex.filter(a => a.orcid === f[1]) : A.openalex.filter(a => q.get("search") && has(a.name, tokens(q.get("search"))))
    return json({ meta: { count: found.length, db_response_time_ms: 12, page: 1, per_page: 25 }, results: found.map(oaAuthor), group_by: [] })
  }
  const m = /^\/authors\/(?:https:\/\/openalex\.org\/|https:\/\/orcid\.org\/|orcid:)?([\w-]+)$/.exec(decodeURIComponent(url.pathname))
  const a = m && A.openalex.find(x => x.id === m[1] || x.orcid === m[1])
  if (a) return json(oaAuthor(a))
  if (url.pathname === "/works") return json({ meta: { count: 0, page: 1, per_page: 25 }, results: [], group_by: [] })
  return html("<title>404 Not Found</title>", 404)
}
S["api.crossref.org"] = ({ url }) => {
  const limits = { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }
  if (url.pathname !== "/works") return text("Resource not found.", 404)
  const q = url.searchParams
  const words = tokens(q.get("query.author") ?? q.get("query") ?? "")
  const aff = tokens(q.get("query.affiliation") ?? "")
  const id = /orcid:(?:https?:\/\/orcid\.org\/)?([\dX-]+)/.exec(q.get("filter") ?? "")?.[1]
  const scored = A.crossref.map(w => ({ w, s: w.authors.reduce((n, a) => Math.max(n, words.filter(t => tokens(`${a.given} ${a.family}`).includes(t)).length), 0) })).filter(({ w, s }) => id ? w.authors.some(a => a.orcid === id) : s > 0 && (!aff.length || w.authors.some(a => aff.some(t => tokens(a.affiliation ?? "").includes(t))))).sort((a, b) => b.s - a.s).slice(0, Number(q.get("rows") ?? 20))
  return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": scored.length, items: scored.map(({ w, s }) => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", title: [w.title], "container-title": [w.journal], publisher: "Ninth Wave", issued: { "date-parts": [w.published] }, published: { "date-parts": [w.published] }, author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `http://orcid.org/${a.orcid}`, "authenticated-orcid": false } : {}) })), score: s * 9.1 })), "items-per-page": 20, query: { "start-index": 0, "search-terms": null } } }, 200, limits)
}
S["hn.algolia.com"] = ({ url }) => {
  const u = /^\/api\/v1\/users\/(.+)$/.exec(url.pathname)
  if (u) { const x = A.hackerNews.find(h => h.username === u[1]); return x ? json({ username: x.username, about: x.about, karma: x.karma }) : json({ status: 404, error: "Not Found" }, 404) }
  if (!/^\/api\/v1\/search(_by_date)?$/.test(url.pathname)) return json({ status: 404, error: "Not Found" }, 404)
  const tags = url.searchParams.get("tags") ?? ""
  const by = /author_(\w+)/.exec(tags)?.[1]
  const words = tokens(url.searchParams.get("query") ?? "")
  const all = A.hackerNews.flatMap((h, n) => [...(h.stories ?? []).map((s, i) => ({ kind: "story", objectID: `4411${n}${i}`, title: s.title, url: s.url, author: h.username, points: s.points, num_comments: 31, comment_text: null, story_title: null, created_at: s.at, created_at_i: unix(s.at), _tags: ["story", `author_${h.username}`] })), ...(h.comments ?? []).map((c, i) => ({ kind: "comment", objectID: `4412${n}${i}`, title: null, url: null, author: h.username, points: null, num_comments: null, story_title: c.story, comment_text: c.text, created_at: c.at, created_at_i: unix(c.at), _tags: ["comment", `author_${h.username}`] }))])
  const hits = all.filter(h => (!by || h.author === by) && (!/\bstory\b/.test(tags) || h.kind === "story" || /\(.*comment.*\)/.test(tags)) && (!/\bcomment\b/.test(tags) || h.kind === "comment" || /\(.*story.*\)/.test(tags)) && words.every(w => tokens(`${h.title} ${h.comment_text} ${h.url} ${h.author}`).includes(w))).map(({ kind: _, ...h }) => h)
  return json({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, exhaustiveNbHits: true, query: url.searchParams.get("query") ?? "", params: "" })
}
S["news.ycombinator.com"] = ({ url }) => { const h = A.hackerNews.find(x => x.username === url.searchParams.get("id")); return url.pathname === "/user" && h ? html(`<html><head><title>Profile: ${h.username} | Hacker News</title></head><body><table><tr><td>user:</td><td>${h.username}</td></tr><tr><td>karma:</td><td>${h.karma}</td></tr><tr><td>about:</td><td>${h.about}</td></tr></table></body></html>`) : text("No such user.") }
S["api.stackexchange.com"] = ({ url }) => {
  const wrap = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 287 })
  const shape = u => ({ user_id: u.id, account_id: u.id + 1, display_name: u.name, reputation: u.reputation, user_type: "registered", ...(u.location ? { location: u.location } : {}), ...(u.website ? { website_url: u.website } : {}), ...(u.about && (url.searchParams.get("filter") ?? "").includes("!") ? { about_me: u.about } : {}), link: `https://stackoverflow.com/users/${u.id}/${u.name.toLowerCase().replace(/ /g, "-")}`, profile_image: "", creation_date: 1400000000, badge_counts: { bronze: 40, silver: 20, gold: 1 } })
  const site = url.searchParams.get("site")
  if (url.pathname === "/2.3/users") {
    if (!site) return json({ error_id: 400, error_message: "site is required", error_name: "bad_parameter" }, 400)
    const n = fold(url.searchParams.get("inname") ?? "")
    return wrap(site === "stackoverflow" ? A.stackExchange.filter(u => n && fold(u.name).includes(n)).map(shape) : [])
  }
  const m = /^\/2\.3\/users\/([\d;]+)(\/[a-z-]+)?$/.exec(url.pathname)
  if (m) {
    const us = A.stackExchange.filter(u => m[1].split(";").includes(String(u.id)))
    if (!m[2]) return wrap(us.map(shape))
    if (m[2] === "/top-tags" || m[2] === "/top-answer-tags" || m[2] === "/tags") return wrap(us.flatMap(u => u.tags.map((t, i) => ({ user_id: u.id, tag_name: t, name: t, count: 90 - i, answer_count: 90 - i, answer_score: 300 - i * 20, question_count: 2, question_score: 5 }))))
    return wrap([])
  }
  return json({ error_id: 404, error_message: "no method found with this name", error_name: "no_method" }, 404)
}
S["stackoverflow.com"] = ({ url }) => { const u = A.stackExchange.find(x => url.pathname.startsWith(`/users/${x.id}`)); return u ? html(`<html><head><title>User ${u.name} - Stack Overflow</title></head><body><h1>${u.name}</h1><p>${u.location}</p>${u.about}<p>${u.tags.join(", ")}</p></body></html>`) : html("<title>Page not found - Stack Overflow</title>", 404) }

const actor = b => ({ did: `did:plc:${createHash("sha1").update(b.handle).digest("hex").slice(0, 24)}`, handle: b.handle, displayName: b.name, description: b.description ?? "", ...(b.website ? { website: b.website } : {}), avatar: "", createdAt: "2024-01-01T00:00:00Z", labels: [] })
S["public.api.bsky.app"] = ({ url }) => {
  const q = url.searchParams
  const find = a => A.bluesky.find(b => b.handle === (a ?? "").toLowerCase() || actor(b).did === a)
  const name = url.pathname.replace("/xrpc/", "")
  if (name === "app.bsky.actor.getProfile") { const b = find(q.get("actor")); return b ? json({ ...actor(b), followersCount: 812, followsCount: 190, postsCount: (b.posts ?? []).length, indexedAt: "2026-05-01T00:00:00Z" }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
  if (name === "app.bsky.feed.getAuthorFeed") {
    const b = find(q.get("actor"))
    if (!b) return json({ error: "InvalidRequest", message: "Profile not found" }, 400)
    return json({ feed: (b.posts ?? []).slice(0, Number(q.get("limit") ?? 50)).map((p, i) => ({ post: { uri: `at://${actor(b).did}/app.bsky.feed.post/3k${i}`, cid: `bafy${i}`, author: p.repost ? { did: "did:plc:someone", handle: "someone.bsky.social", displayName: "Someone Else" } : actor(b), record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.at, langs: ["en"] }, likeCount: 9, replyCount: 1, repostCount: 0, indexedAt: p.at }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: actor(b), indexedAt: p.at } } : {}) })) })
  }
  if (name === "app.bsky.actor.searchActors" || name === "app.bsky.actor.searchActorsTypeahead") { const t = tokens(q.get("q") ?? q.get("term") ?? ""); return json({ actors: t.length ? A.bluesky.filter(b => has(`${b.name} ${b.handle} ${b.description}`, t)).map(actor) : [] }) }
  if (name === "com.atproto.identity.resolveHandle") { const b = find(q.get("handle")); return b ? json({ did: actor(b).did }) : json({ error: "InvalidRequest", message: "Unable to resolve handle" }, 400) }
  if (name === "app.bsky.feed.searchPosts") return html("<html><body>403 Forbidden</body></html>", 403)
  return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
}
S["bsky.app"] = () => html("<!DOCTYPE html><html><head><title>Bluesky</title></head><body><noscript>JavaScript Required</noscript></body></html>")
const masto = domain => ({ url }) => {
  const find = a => A.mastodon.find(m => m.domain === domain && [m.user, `${m.user}@${domain}`].includes((a ?? "").toLowerCase().replace(/^@/, "")))
  const id = m => String(110000000000000000n + BigInt(m.user.length * 7919))
  const shape = m => ({ id: id(m), username: m.user, acct: m.user, display_name: m.name, locked: false, bot: false, created_at: "2022-11-06T00:00:00.000Z", note: m.note, url: `https://${domain}/@${m.user}`, avatar: "", followers_count: 512, following_count: 300, statuses_count: (m.posts ?? []).length, fields: (m.fields ?? []).map(f => ({ verified_at: null, ...f })) })
  if (url.pathname === "/.well-known/webfinger") {
    const m = find((url.searchParams.get("resource") ?? "").replace(/^acct:/, ""))
    return m ? json({ subject: `acct:${m.user}@${domain}`, aliases: [`https://${domain}/@${m.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${domain}/@${m.user}` }, { rel: "self", type: "application/activity+json", href: `https://${domain}/users/${m.user}` }] }, 200, { "content-type": "application/jrd+json; charset=utf-8" }) : text("", 404)
  }
  if (url.pathname === "/api/v1/accounts/lookup") { const m = find(url.searchParams.get("acct")); return m ? json(shape(m)) : json({ error: "Record not found" }, 404) }
  const s = /^\/api\/v1\/accounts\/(\d+)\/statuses$/.exec(url.pathname)
  if (s) { const m = A.mastodon.find(x => x.domain === domain && id(x) === s[1]); return json((m?.posts ?? []).map((p, i) => ({ id: `${s[1]}${i}`, created_at: p.at, content: p.text, url: `https://${domain}/@${m.user}/${i}`, reblog: null, account: shape(m), visibility: "public" }))) }
  const h = /^\/@([\w.]+)$/.exec(url.pathname)
  const m = h && find(h[1])
  return m ? html(`<!DOCTYPE html><html><head><title>${m.name} (@${m.user}@${domain})</title></head><body><noscript>To use the Mastodon web application, please enable JavaScript.</noscript></body></html>`) : url.pathname.startsWith("/api/") ? json({ error: "Record not found" }, 404) : html("<title>The page you are looking for isn't here.</title>", 404)
}
for (const d of ["fosstodon.org", "chaos.social", "mastodon.social", "hachyderm.io"]) S[d] = masto(d)

S["api.gdeltproject.org"] = ({ url }) => {
  const q = url.searchParams.get("query") ?? ""
  if (!q.trim()) return text("The specified query was too short or too long.", 200)
  const phrases = [...q.matchAll(/"([^"]+)"/g)].map(m => fold(m[1]))
  const words = tokens(q.replace(/"[^"]*"/g, "").replace(/\w+:\S+/g, "").replace(/\b(OR|AND)\b/g, ""))
  const or = / OR /.test(q)
  const found = [...pages.values()].filter(p => p.news && !p.dead).filter(p => {
    const t = fold(textOf(p.body))
    const ps = or ? phrases.some(x => t.includes(x)) || !phrases.length : phrases.every(x => t.includes(x))
    return ps && (or || words.every(w => t.includes(w)))
  })
  if (!found.length) return json({})
  return json({ articles: found.slice(0, Number(url.searchParams.get("maxrecords") ?? 75)).map(p => ({ url: p.url, url_mobile: "", title: p.title, seendate: p.news.seen, socialimage: "", domain: new URL(p.url).host, language: p.news.language, sourcecountry: p.news.country })) })
}
S["itunes.apple.com"] = ({ url }) => {
  const shape = p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, collectionViewUrl: `https://podcasts.apple.com/podcast/id${p.id}`, feedUrl: p.feed, trackCount: p.episodes.length, primaryGenreName: "Business", releaseDate: `${p.episodes[0].at}T00:00:00Z` })
  if (url.pathname === "/search") {
    const t = tokens(url.searchParams.get("term") ?? "")
    const episodes = url.searchParams.get("entity") === "podcastEpisode"
    const found = t.length ? A.podcasts.filter(p => has(`${p.title} ${p.artist}${episodes ? p.episodes.map(e => ` ${e.title} ${e.description}`).join("") : ""}`, t)) : []
    if (episodes) { const r = found.flatMap(p => p.episodes.map((e, i) => ({ wrapperType: "podcastEpisode", kind: "podcast-episode", trackId: p.id * 10 + i, trackName: e.title, collectionId: p.id, collectionName: p.title, description: e.description, feedUrl: p.feed, episodeUrl: e.url, releaseDate: `${e.at}T00:00:00Z` }))); return json({ resultCount: r.length, results: r }) }
    return json({ resultCount: found.length, results: found.map(shape) })
  }
  if (url.pathname === "/lookup") { const f = A.podcasts.filter(p => String(p.id) === url.searchParams.get("id")); return json({ resultCount: f.length, results: f.map(shape) }) }
  return text("Not found", 404)
}
S["rdap.org"] = ({ url }) => {
  const d = A.rdap.find(x => `/domain/${x.domain}` === url.pathname.toLowerCase())
  const type = { "content-type": "application/rdap+json" }
  if (!d) return json({ errorCode: 404, title: "Not Found", description: ["The object was not found."] }, 404, type)
  return json({ objectClassName: "domain", ldhName: d.domain.toUpperCase(), status: ["active"], events: [{ eventAction: "registration", eventDate: `${d.registered}T00:00:00Z` }, { eventAction: "expiration", eventDate: "2027-01-01T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", ""], ["org", {}, "text", d.registrant ?? "REDACTED FOR PRIVACY"]]] }] }, 200, type)
}
S["www.sec.gov"] = ({ url }) => url.pathname === "/files/company_tickers.json" ? json({ 0: { cik_str: 9911401, ticker: "HRNX", title: "Hornox Instruments Inc" }, 1: { cik_str: 9911402, ticker: "PLVR", title: "Plover Foods Corp" } }) : html("<title>404</title>", 404)
S["data.sec.gov"] = () => text('<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code></Error>', 404, "application/xml")
S["efts.sec.gov"] = () => json({ hits: { total: { value: 0, relation: "eq" }, hits: [] } })
S["gitlab.com"] = ({ url }) => {
  const q = url.searchParams
  const short = g => ({ id: g.id, username: g.username, name: g.name, state: "active", locked: false, avatar_url: null, web_url: `https://gitlab.com/${g.username}` })
  if (url.pathname === "/api/v4/users") return q.has("username") ? json(A.gitlab.filter(g => g.username === q.get("username").toLowerCase()).map(short)) : json({ message: "403 Forbidden - Not authorized to access users" }, 403)
  const m = /^\/api\/v4\/users\/([^/]+)(\/projects)?$/.exec(url.pathname)
  if (m) {
    const g = A.gitlab.find(x => String(x.id) === m[1] || x.username === m[1])
    if (!g) return json({ message: "404 User Not Found" }, 404)
    return m[2] ? json(g.projects.map((p, i) => ({ id: g.id * 10 + i, name: p.name, path: p.name, description: p.description, web_url: `https://gitlab.com/${g.username}/${p.name}`, star_count: 4, last_activity_at: p.at, topics: [] }))) : json({ ...short(g), bio: g.bio, job_title: g.job_title, organization: g.organization, location: g.location, website_url: g.website_url, linkedin: g.linkedin, twitter: g.twitter, public_email: null, pronouns: null, created_at: "2016-01-01T00:00:00Z" })
  }
  const g = A.gitlab.find(x => url.pathname === `/${x.username}`)
  return g ? html(`<html><head><title>${g.name} · GitLab</title></head><body><h1>${g.name}</h1><p>${g.job_title} at ${g.organization}</p><p>${g.location}</p><p>${g.bio}</p></body></html>`) : url.pathname.startsWith("/api/") ? json({ message: "404 Not Found" }, 404) : html("<title>Not Found</title>", 404)
}
S["www.youtube.com"] = ({ url }) => {
  if (url.pathname === "/feeds/videos.xml") {
    const c = A.youtube.find(x => x.id === url.searchParams.get("channel_id"))
    if (!c) return html("<html><title>Error 404 (Not Found)!!1</title></html>", 404)
    return text(`<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><yt:channelId>${c.id}</yt:channelId><title>${c.title}</title><author><name>${c.title}</name><uri>https://www.youtube.com/channel/${c.id}</uri></author>${c.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${escape(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><author><name>${c.title}</name></author><published>${v.at}</published><media:group><media:title>${escape(v.title)}</media:title><media:description>${escape(v.description)}</media:description></media:group></entry>`).join("")}</feed>`, 200, "text/xml; charset=UTF-8")
  }
  const c = A.youtube.find(x => [`/channel/${x.id}`, `/@${x.handle}`].includes(url.pathname))
  return c ? html(`<!DOCTYPE html><html><head><title>${c.title} - YouTube</title><link rel="alternate" type="application/rss+xml" href="https://www.youtube.com/feeds/videos.xml?channel_id=${c.id}"><meta itemprop="identifier" content="${c.id}"></head><body></body></html>`) : html("<title>404 Not Found</title>", 404)
}
S["youtube.com"] = ({ url }) => moved(`https://www.youtube.com${url.pathname}${url.search}`)
S["web.archive.org"] = ({ url }) => {
  if (/^\/cdx\/search\/cdx\/?$/.test(url.pathname)) {
    const q = url.searchParams
    const want = (q.get("url") ?? "").replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/$/, "")
    const prefix = want.endsWith("*") || q.get("matchType") === "prefix" || q.get("matchType") === "host" || q.get("matchType") === "domain"
    const bare = want.replace(/\*$/, "")
    const found = archive.filter(a => { const u = a.url.replace(/^https?:\/\//, "").replace(/^www\./, ""); return bare && (prefix ? u.startsWith(bare) : u === bare) })
    const names = ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"]
    const rows = found.map(a => { const u = new URL(a.url); return [`${u.host.split(".").reverse().join(",")})${u.pathname}`, a.timestamp, a.url, "text/html", "200", createHash("sha1").update(a.body).digest("hex").slice(0, 32).toUpperCase(), String(a.body.length)] })
    const fl = q.get("fl")?.split(",") ?? names
    const pick = r => fl.map(f => r[names.indexOf(f)] ?? "-")
    if (q.get("output") === "json") return json(rows.length ? [fl, ...rows.map(pick)] : [])
    return text(rows.map(r => pick(r).join(" ")).join("\n") + (rows.length ? "\n" : ""))
  }
  const m = /^\/web\/(\d{1,14})(?:[a-z]{2}_)?\/(.+)$/.exec(url.pathname + url.search)
  const a = m && archive.find(x => x.url === m[2].replace(/^(https?):\/+/, "$1://"))
  return a ? html(a.body, 200, { "memento-datetime": "Thu, 04 Nov 2021 10:15:00 GMT" }) : html("<title>Internet Archive Wayback Machine</title><p>The Wayback Machine has not archived that URL.</p>", 404)
}
S["archive.org"] = ({ url }) => {
  const u = url.searchParams.get("url") ?? ""
  const a = archive.find(x => x.url.replace(/^https?:\/\//, "") === u.replace(/^https?:\/\//, ""))
  return url.pathname === "/wayback/available" ? json({ url: u, archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) : html("<title>404</title>", 404)
}
for (const h of ["linkedin.com", "www.linkedin.com", "uk.linkedin.com", "de.linkedin.com", "dk.linkedin.com", "ke.linkedin.com", "za.linkedin.com"]) S[h] = () => html("<html><head><script>window.location.href='/authwall'</script></head><body></body></html>", 999)
for (const h of ["x.com", "twitter.com"]) S[h] = ({ url }) => h === "twitter.com" ? moved(`https://x.com${url.pathname}`) : html("<!DOCTYPE html><html><head><title>X</title></head><body><noscript>JavaScript is not available. We’ve detected that JavaScript is disabled in this browser.</noscript></body></html>")
for (const h of ["www.facebook.com", "www.instagram.com"]) S[h] = () => html("<title>Log in</title>", 403)
const dns = ({ url }) => {
  const name = (url.searchParams.get("name") ?? "").toLowerCase().replace(/\.$/, "")
  const type = (url.searchParams.get("type") ?? "A").toUpperCase()
  const known = hosts.has(name) || hosts.has(`www.${name}`)
  const answer = !known ? [] : type === "MX" || type === "15" ? [{ name: `${name}.`, type: 15, TTL: 3600, data: `10 mail.${name}.` }] : type === "A" || type === "1" ? [{ name: `${name}.`, type: 1, TTL: 3600, data: "192.0.2.14" }] : []
  return json({ Status: known ? 0 : 3, TC: false, RD: true, RA: true, AD: false, CD: false, Question: [{ name: `${name}.`, type: type === "MX" ? 15 : 1 }], ...(answer.length ? { Answer: answer } : {}) }, 200, { "content-type": "application/dns-json" })
}
S["dns.google"] = dns
S["cloudflare-dns.com"] = dns
S["registry.npmjs.org"] = ({ url }) => url.pathname === "/-/v1/search" ? json({ objects: [], total: 0 }) : json({ error: "Not found" }, 404)
S["dev.to"] = () => json({ error: "Not Found", status: 404 }, 404)
S["openlibrary.org"] = () => json({ numFound: 0, start: 0, docs: [] })

const internet = async request => {
  const { url } = request
  const host = url.host.toLowerCase()
  if (S[host] !== undefined) {
    if (url.pathname === "/robots.txt") return text(host.includes("linkedin") ? "User-agent: *\nDisallow: /\n" : "User-agent: *\nDisallow:\n")
    return S[host](request)
  }
  if (hosts.has(host)) return plain(url)
  if (host.endsWith(".example") && hosts.has(otherHost(host))) return moved(`https://${otherHost(host)}${url.pathname}${url.search}`)
  return text("Bad gateway: no such host", 502)
}

const port = Number(process.argv[2])
createServer((req, res) => {
  const chunks = []
  req.on("data", c => chunks.push(c))
  req.on("end", async () => {
    const send = a => { const b = Buffer.from(a.body); res.writeHead(a.status, { ...a.headers, "content-length": b.length }); res.end(req.method === "HEAD" ? undefined : b) }
    try {
      const m = /^\/(https?)\/([^/?]+)(.*)$/.exec(req.url)
      if (!m) return send(text("Use /{scheme}/{host}{path}", 400))
      const rest = m[3] === "" || m[3].startsWith("?") ? `/${m[3]}` : m[3]
      send(await internet({ url: new URL(`${m[1]}://${m[2]}${rest}`), method: req.method === "HEAD" ? "GET" : req.method, headers: req.headers, body: Buffer.concat(chunks).toString("utf8") }))
    } catch (error) {
      console.error(req.url, error)
      send(text("Internal error", 500))
    }
  })
}).listen(port, "127.0.0.1", () => console.log(`stavering on ${port}`))
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => process.exit(0))
