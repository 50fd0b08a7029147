import { createHash } from "node:crypto"
import { createServer } from "node:http"
import { archive, decode, esc, listings, pages, redirects, robots, textOf, titleOf } from "./lib.mjs"
import * as accounts from "./accounts.mjs"
import "./companies1.mjs"
import "./companies2.mjs"
import "./elsewhere.mjs"

const port = Number(process.argv[2] ?? 7501)

// ---------------------------------------------------------------- answers
const json = (value, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(value) })
const html = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "text/html; charset=utf-8", ...headers }, body })
const text = (body, status = 200, type = "text/plain; charset=utf-8") => ({ status, headers: { "content-type": type }, body })
const moved = (location, status = 301) => ({ status, headers: { location, "content-type": "text/html" }, body: `<a href="${location}">Moved</a>` })
const xml = body => text(body, 200, "application/xml; charset=utf-8")
const fold = s => s.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
const words = s => fold(s).match(/[\p{L}\p{N}]+/gu) ?? []
const xmlEsc = s => esc(s).replace(/'/g, "&#39;")

// ---------------------------------------------------------------- the search engine
const stop = new Set("a an and the of in at on for to by with from is are was who what about or as it its site www http https com example".split(" "))
/** As engines do: without what stands on every page of the site. */
const articleOf = body => textOf(body.replace(/<header[\s\S]*?<\/header>|<footer[\s\S]*?<\/footer>|<div id="top"[\s\S]*?<\/div>|<div class="c-(header|footer)">[\s\S]*?<\/div>/g, " "))
const indexed = [
  ...[...pages.values()].filter(p => p.type.startsWith("text/html") && !p.unlisted).map(p => ({ url: p.url, title: titleOf(p.body), text: articleOf(p.body) })),
  ...listings.map(l => ({ url: l.url, title: l.title, text: l.snippet, listing: true }))
].map(d => {
  const counts = new Map()
  for (const w of words(d.text)) counts.set(w, (counts.get(w) ?? 0) + 1)
  return { ...d, counts, title_words: new Set(words(d.title)), url_words: new Set(words(d.url)), length: d.text.length / 6, host: new URL(d.url).host, folded: ` ${words(`${d.title} ${d.text}`).join(" ")} ` }
})
const frequency = new Map()
for (const d of indexed) for (const w of new Set([...d.counts.keys(), ...d.title_words, ...d.url_words])) frequency.set(w, (frequency.get(w) ?? 0) + 1)
const average = indexed.reduce((n, d) => n + d.length, 0) / indexed.length
const snippetOf = (d, terms) => {
  if (d.text.length <= 320) return d.text
  const hits = []
  const lower = fold(d.text)
  // fold() may change lengths of a few letters; near enough for a window
  for (const t of terms) for (let at = lower.indexOf(t); at >= 0; at = lower.indexOf(t, at + 1)) hits.push([at, Math.log(indexed.length / (frequency.get(t) ?? 1)) + 0.1, t])
  let best = [0, 0]
  for (const [at] of hits) {
    const seen = new Map(hits.filter(h => h[0] >= at && h[0] < at + 280).map(h => [h[2], h[1]]))
    const sum = [...seen.values()].reduce((a, b) => a + b, 0)
    if (sum > best[1] + 1e-9) best = [at, sum]
  }
  let from = Math.max(0, best[0] - 30)
  while (from > 0 && d.text[from - 1] !== " ") from--
  const cut = d.text.slice(from, from + 310)
  return (from > 0 ? "... " : "") + cut.replace(/\s\S*$/, "") + (from + 310 < d.text.length ? " ..." : "")
}
const search = (query, { limit = 5, include = [], exclude = [] } = {}) => {
  const sites = [...query.matchAll(/(-?)site:(\S+)/gi)]
  const wanted = [...include, ...sites.filter(s => !s[1]).map(s => s[2])]
  const unwanted = [...exclude, ...sites.filter(s => s[1]).map(s => s[2])]
  const bare = query.replace(/-?site:\S+/gi, " ").replace(/\b(OR|AND)\b/g, " ")
  const phrases = [...bare.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" ")).filter(Boolean)
  const terms = [...new Set(words(bare).filter(w => !stop.has(w)))]
  const isOf = (d, filter) => {
    const f = filter.replace(/^https?:\/\//, "").replace(/^\*\./, "").replace(/\/$/, "")
    const [host, ...path] = f.split("/")
    return (d.host === host || d.host.endsWith(`.${host}`)) && (path.length === 0 || new URL(d.url).pathname.startsWith(`/${path.join("/")}`))
  }
  const scored = []
  for (const d of indexed) {
    if (wanted.length > 0 && !wanted.some(f => isOf(d, f))) continue
    if (unwanted.some(f => isOf(d, f))) continue
    let score = 0
    let covered = 0
    let all = 0
    for (const t of terms) {
      const idf = Math.log(1 + indexed.length / (frequency.get(t) ?? indexed.length * 2))
      const tf = d.counts.get(t) ?? 0
      all += idf
      if (tf > 0 || d.title_words.has(t) || d.url_words.has(t)) covered += idf
      score += idf * ((tf * 2.2) / (tf + 1.2 * (0.25 + 0.75 * d.length / average)) + (d.title_words.has(t) ? 1.2 : 0) + (d.url_words.has(t) ? 0.6 : 0))
    }
    if (all > 0) score *= 0.35 + 0.65 * covered / all
    for (const p of phrases) if (d.folded.includes(` ${p} `)) score += 6
    if (score > 0 || (terms.length === 0 && wanted.length > 0)) scored.push([score, d])
  }
  scored.sort((a, b) => b[0] - a[0])
  const top = scored[0]?.[0] ?? 1
  return scored.filter(([s]) => s >= top * 0.22).slice(0, limit)
    .map(([s, d]) => ({ url: d.url, title: d.title, content: snippetOf(d, terms), score: top > 0 ? Math.round(Math.min(0.99, 0.35 + 0.6 * s / Math.max(top, 14)) * 1e6) / 1e6 : 0.4, full: d.text }))
}

// ---------------------------------------------------------------- pages
const notFound = (host, path) => html(`<!DOCTYPE html><html lang="en"><head><title>Page not found</title></head><body><h1>404</h1><p>Sorry, ${esc(path)} is not on ${esc(host)}. <a href="/">Home page</a></p></body></html>`, 404)
const hosts = new Set([...pages.keys()].map(u => new URL(u).host))
const pageAt = url => {
  const u = new URL(url)
  const bare = `https://${u.host}${u.pathname}`
  for (const candidate of [`${bare}${u.search}`, bare, bare.endsWith("/") ? bare.slice(0, -1) : `${bare}/`]) {
    if (pages.has(candidate)) return pages.get(candidate)
    const decoded = decodeURI(candidate)
    if (pages.has(decoded)) return pages.get(decoded)
  }
}
const playSite = (scheme, host, path, query) => {
  const bare = host.replace(/^www\./, "")
  const real = hosts.has(host) ? host : hosts.has(`www.${host}`) ? `www.${host}` : hosts.has(bare) ? bare : undefined
  if (real === undefined) return text(`no such host: ${host}`, 502)
  if (real !== host || scheme === "http") return moved(`https://${real}${path}${query}`)
  if (path === "/robots.txt") return robots.has(host) ? text(robots.get(host)) : notFound(host, path)
  if (path === "/sitemap.xml" && robots.get(host)?.includes("Sitemap:")) {
    return xml(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...pages.values()].filter(p => new URL(p.url).host === host && !p.dead && p.type.startsWith("text/html")).map(p => `<url><loc>${p.url}</loc></url>`).join("")}</urlset>`)
  }
  const target = redirects.get(`https://${host}${path.replace(/(.)\/$/, "$1")}`)
  if (target) return moved(target)
  const page = pageAt(`https://${host}${path}${query}`)
  if (!page || page.dead) return notFound(host, path)
  return { status: 200, headers: { "content-type": page.type }, body: page.body }
}

// ---------------------------------------------------------------- services
const services = {}
const limits = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "97", "x-ratelimit-reset": "3600" }

services["api.gravatar.com"] = ({ path }) => {
  const hash = /^\/v3\/profiles\/([^/]+)$/.exec(path)?.[1]
  const p = accounts.gravatar.find(g => createHash("sha256").update(g.email).digest("hex") === hash || g.slug === hash)
  if (!p) return json({ error: "Profile not found", code: "profile_not_found" }, 404, limits)
  const own = createHash("sha256").update(p.email).digest("hex")
  return json({
    hash: own, display_name: p.display_name, profile_url: `https://gravatar.com/${p.slug}`, avatar_url: `https://0.gravatar.com/avatar/${own}`, avatar_alt_text: "",
    location: p.location ?? "", description: p.description ?? "", job_title: p.job_title ?? "", company: p.company ?? "",
    verified_accounts: (p.accounts ?? []).map(a => ({ service_type: a.label.toLowerCase(), service_label: a.label, service_icon: "", url: a.url, is_hidden: false })),
    pronunciation: "", pronouns: p.pronouns ?? "", section_visibility: { hidden_contact_info: true }
  }, 200, limits)
}

const gh = accounts.github
const ghUser = u => ({ login: u.login, id: u.id, node_id: `U_${u.id}`, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, type: "User", site_admin: false })
services["api.github.com"] = ({ path, params }) => {
  const head = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "52", "x-ratelimit-reset": "1780308000", "x-ratelimit-resource": "core", "x-ratelimit-used": "8" }
  const q = params.get("q") ?? ""
  if (path === "/search/users") {
    const email = /([^\s"]+@[^\s"]+)/.exec(q)?.[1]?.toLowerCase()
    const terms = words(q.replace(/\b(in|type|location|sort):\S+/g, ""))
    const found = gh.filter(u => email ? u.email === email : terms.length > 0 && terms.every(t => words(`${u.login} ${u.name ?? ""} ${u.company ?? ""} ${u.location ?? ""}`).includes(t)))
    return json({ total_count: found.length, incomplete_results: false, items: found.map(u => ({ ...ghUser(u), score: 1 })) }, 200, head)
  }
  if (path === "/search/commits") {
    const email = /author-email:"?([^\s"]+)/.exec(q)?.[1]?.toLowerCase()
    const found = gh.filter(u => u.commit_email && u.commit_email === email)
    return json({ total_count: found.length, incomplete_results: false, items: found.map(u => ({ sha: createHash("sha1").update(u.login).digest("hex"), html_url: `https://github.com/${u.login}/${u.repositories[0].name}/commit/${createHash("sha1").update(u.login).digest("hex")}`, commit: { author: { name: u.name, email: u.commit_email, date: u.repositories[0].pushed_at }, message: "Tidy up the README" }, author: ghUser(u), committer: ghUser(u), repository: { name: u.repositories[0].name, full_name: `${u.login}/${u.repositories[0].name}`, owner: ghUser(u) }, score: 1 })) }, 200, head)
  }
  const [, login, rest] = /^\/users\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
  const u = gh.find(x => x.login.toLowerCase() === login?.toLowerCase())
  if (!u) return json({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404, head)
  if (!rest) return json({ ...ghUser(u), name: u.name ?? null, company: u.company ?? null, blog: u.blog ?? "", location: u.location ?? null, email: u.email ?? null, hireable: null, bio: u.bio ?? null, twitter_username: u.twitter_username ?? null, public_repos: u.repositories?.length ?? 0, public_gists: 0, followers: 41, following: 12, created_at: "2013-03-04T10:00:00Z", updated_at: "2026-04-02T10:00:00Z" }, 200, head)
  if (rest === "repos") return json((u.repositories ?? []).map((r, i) => ({ id: u.id * 10 + i, name: r.name, full_name: `${u.login}/${r.name}`, owner: ghUser(u), private: false, html_url: `https://github.com/${u.login}/${r.name}`, description: r.description ?? null, fork: r.fork ?? false, language: r.language ?? null, topics: r.topics ?? [], stargazers_count: r.stars, pushed_at: r.pushed_at, archived: false })), 200, head)
  if (rest === "social_accounts") return json((u.accounts ?? []).map(a => ({ provider: a.provider, url: a.url })), 200, head)
  return json([], 200, head)
}
services["github.com"] = ({ path }) => {
  const u = gh.find(x => `/${x.login.toLowerCase()}` === path.toLowerCase())
  if (!u) return html("<title>Page not found · GitHub</title>Not Found", 404)
  return html(`<!DOCTYPE html><html lang="en"><head><title>${u.login}${u.name ? ` (${esc(u.name)})` : ""} · GitHub</title></head><body><h1>${esc(u.name ?? "")} ${u.login}</h1><p>${esc(u.bio ?? "")}</p><ul><li>${esc(u.company ?? "")}</li><li>${esc(u.location ?? "")}</li></ul></body></html>`)
}

services["api.tavily.com"] = ({ path, method, body }) => {
  if (path !== "/search") return json({ detail: "Not Found" }, 404)
  if (method !== "POST") return json({ detail: "Method Not Allowed" }, 405)
  if (!body?.query) return json({ detail: { error: "Query is missing." } }, 400)
  const results = search(body.query, { limit: Math.min(20, body.max_results ?? 5), include: body.include_domains ?? [], exclude: body.exclude_domains ?? [] })
  return json({ query: body.query, follow_up_questions: null, answer: null, images: [], results: results.map(({ full, ...r }) => ({ ...r, raw_content: body.include_raw_content ? full : null })), response_time: 0.84, request_id: createHash("md5").update(body.query).digest("hex") })
}
const scrape = url => {
  const u = new URL(url)
  const answer = dispatch(u.protocol.slice(0, -1), u.host, u.pathname, u.search, "GET")
  return answer.status === 301 || answer.status === 302 ? scrape(new URL(answer.headers.location, url).href) : { ...answer, url }
}
services["api.firecrawl.dev"] = ({ path, method, body }) => {
  if (method !== "POST") return json({ success: false, error: "Not Found" }, 404)
  if (/^\/v[12]\/search$/.test(path)) {
    if (!body?.query) return json({ success: false, error: "Bad Request", details: [{ code: "invalid_type", path: ["query"], message: "Required" }] }, 400)
    const web = search(body.query, { limit: body.limit ?? 5 }).map((r, i) => ({ url: r.url, title: r.title, description: r.content, position: i + 1, ...(body.scrapeOptions ? { markdown: r.full } : {}) }))
    return json(path.startsWith("/v2") ? { success: true, data: { web }, creditsUsed: 2, id: "0197a-oxb" } : { success: true, data: web })
  }
  if (/^\/v[12]\/scrape$/.test(path)) {
    const answer = scrape(body.url)
    return json({ success: true, data: { markdown: textOf(answer.body), html: answer.body, rawHtml: answer.body, metadata: { title: titleOf(answer.body), sourceURL: body.url, url: answer.url, statusCode: answer.status, contentType: answer.headers["content-type"] } } })
  }
  return json({ success: false, error: "Not Found" }, 404)
}
services["r.jina.ai"] = ({ path, query, headers }) => {
  const target = decodeURIComponent(path.slice(1)) + query
  let answer
  try { answer = scrape(target.startsWith("http") ? target : `https://${target}`) } catch { return json({ data: null, code: 400, name: "ParamValidationError", status: 40001, message: "Invalid URL", readableMessage: "ParamValidationError(url): Invalid URL" }, 400) }
  if (answer.status === 502) return json({ data: null, code: 400, status: 40001, name: "ParamValidationError", message: `Domain could not be resolved`, readableMessage: "Domain could not be resolved" }, 400)
  const content = textOf(answer.body)
  const data = { title: titleOf(answer.body), description: "", url: answer.url, content, ...(answer.status === 200 ? {} : { warning: `Target URL returned error ${answer.status}` }), usage: { tokens: Math.ceil(content.length / 4) } }
  return /json/.test(headers.accept ?? "") ? json({ code: 200, status: 20000, data, meta: { usage: data.usage } }) : text(`Title: ${data.title}\n\nURL Source: ${data.url}\n\nMarkdown Content:\n${content}\n`)
}

const wd = accounts.wikidata
const claimsOf = item => {
  const claims = {}
  for (const s of item.statements) {
    const value = s.item ? { type: "wikibase-entityid", value: { "entity-type": "item", id: s.item.id, "numeric-id": Number(s.item.id.slice(1)) } } : s.time ? { type: "time", value: { time: `+${s.time.length === 4 ? `${s.time}-00-00` : s.time}T00:00:00Z`, precision: s.time.length === 4 ? 9 : 11, timezone: 0, before: 0, after: 0, calendarmodel: "http://www.wikidata.org/entity/Q1985727" } } : { type: "string", value: s.text }
    ;(claims[s.property] ??= []).push({ mainsnak: { snaktype: "value", property: s.property, datavalue: value, datatype: s.item ? "wikibase-item" : s.time ? "time" : "string" }, type: "statement", rank: "normal", id: `${item.id}$${s.property}` })
  }
  return claims
}
const entityOf = id => {
  const item = wd.find(i => i.id === id)
  if (item) return { type: "item", id, labels: { en: { language: "en", value: item.label } }, descriptions: { en: { language: "en", value: item.description } }, aliases: { en: (item.aliases ?? []).map(value => ({ language: "en", value })) }, claims: claimsOf(item), sitelinks: item.article ? { enwiki: { site: "enwiki", title: item.article, badges: [], url: `https://en.wikipedia.org/wiki/${item.article.replaceAll(" ", "_")}` } } : {}, lastrevid: 1, modified: "2026-02-01T00:00:00Z" }
  const label = wd.flatMap(i => i.statements).find(s => s.item?.id === id)?.item.label
  return label && { type: "item", id, labels: { en: { language: "en", value: label } }, descriptions: {}, aliases: {}, claims: {}, sitelinks: {} }
}
services["www.wikidata.org"] = ({ path, params }) => {
  if (path === "/w/api.php") {
    if (params.get("action") === "wbsearchentities") {
      const wanted = words(params.get("search") ?? "").join(" ")
      const found = wanted === "" ? [] : wd.filter(i => [i.label, ...(i.aliases ?? [])].some(l => words(l).join(" ").startsWith(wanted)))
      return json({ searchinfo: { search: params.get("search") }, search: found.map(i => ({ id: i.id, title: i.id, pageid: Number(i.id.slice(1)), concepturi: `http://www.wikidata.org/entity/${i.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${i.id}`, label: i.label, description: i.description, match: { type: "label", language: "en", text: i.label }, display: { label: { value: i.label, language: "en" }, description: { value: i.description, language: "en" } } })), success: 1 })
    }
    if (params.get("action") === "wbgetentities") {
      return json({ entities: Object.fromEntries((params.get("ids") ?? "").split("|").map(id => [id, entityOf(id) ?? { id, missing: "" }])), success: 1 })
    }
    return json({ batchcomplete: "", query: { searchinfo: { totalhits: 0 }, search: [] } })
  }
  const id = /^\/wiki\/Special:EntityData\/(Q\d+)\.json$/.exec(path)?.[1]
  const entity = id && entityOf(id)
  return entity ? json({ entities: { [id]: entity } }) : html("<h1>Not found</h1>", 404)
}
services["query.wikidata.org"] = () => json({ head: { vars: [] }, results: { bindings: [] } })
services["en.wikipedia.org"] = ({ path, params }) => {
  const titleIn = prefix => decodeURIComponent(path.slice(prefix.length)).replaceAll("_", " ")
  const by = title => accounts.wikipedia.find(a => fold(a.title) === fold(title))
  if (path.startsWith("/api/rest_v1/page/summary/")) {
    const a = by(titleIn("/api/rest_v1/page/summary/"))
    if (!a) return json({ status: 404, type: "Internal error" }, 404)
    const q = wd.find(i => i.article === a.title)
    return json({ type: a.disambiguation ? "disambiguation" : "standard", title: a.title, displaytitle: a.title, ...(q ? { wikibase_item: q.id } : {}), lang: "en", description: a.description, extract: a.extract, extract_html: `<p>${esc(a.extract)}</p>`, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${a.title.replaceAll(" ", "_")}` } }, timestamp: "2026-03-01T00:00:00Z" })
  }
  if (path === "/w/api.php") {
    const wanted = words((params.get("srsearch") ?? params.get("search") ?? "").replace(/"/g, ""))
    const found = wanted.length === 0 ? [] : accounts.wikipedia.filter(a => wanted.every(w => words(`${a.title} ${a.extract}`).includes(w)))
    if (params.get("action") === "opensearch") return json([params.get("search"), found.map(a => a.title), found.map(() => ""), found.map(a => `https://en.wikipedia.org/wiki/${a.title.replaceAll(" ", "_")}`)])
    return json({ batchcomplete: "", query: { searchinfo: { totalhits: found.length }, search: found.map((a, i) => ({ ns: 0, title: a.title, pageid: 9000 + i, snippet: a.extract.slice(0, 160) })) } })
  }
  const a = path.startsWith("/wiki/") && by(titleIn("/wiki/"))
  return a ? html(`<!DOCTYPE html><html lang="en"><head><title>${a.title} - Wikipedia</title></head><body><h1>${a.title}</h1><p>${esc(a.extract)}</p></body></html>`) : html("<title>Wikipedia</title>Wikipedia does not have an article with this exact name.", 404)
}

const orc = accounts.orcid
const dated = year => year ? { year: { value: String(year) }, month: null, day: null } : null
const affiliations = (list, kind) => ({
  "affiliation-group": (list ?? []).map(a => ({ "last-modified-date": { value: 1767225600000 }, "external-ids": { "external-id": [] }, summaries: [{ [`${kind}-summary`]: { "department-name": a.department ?? null, "role-title": a.role, "start-date": dated(a.from), "end-date": dated(a.to), organization: { name: a.organization, address: { city: a.city, region: null, country: a.country }, "disambiguated-organization": null }, visibility: "public", "put-code": a.from } }] })), path: ""
})
services["pub.orcid.org"] = ({ path, params }) => {
  if (/^\/v3\.0\/(expanded-)?search\/?$/.test(path)) {
    const q = params.get("q") ?? ""
    const field = name => { const m = new RegExp(`${name}:(?:"([^"]+)"|\\(([^)]+)\\)|(\\S+))`).exec(q); return m && words(m[1] ?? m[2] ?? m[3]) }
    const [given, family, org, email] = ["given-names", "family-name", "affiliation-org-name", "email"].map(field)
    const names = r => words(`${r.given} ${(r.other_names ?? []).join(" ")}`)
    const orgs = r => [...(r.employments ?? []), ...(r.educations ?? [])].map(e => e.organization)
    const found = orc.filter(r => (given || family || email || org) && (!given || given.every(w => names(r).includes(w))) && (!family || family.every(w => words(`${r.family} ${(r.other_names ?? []).join(" ")}`).includes(w)))
      && (!org || orgs(r).some(o => org.every(w => words(o).includes(w)))) && (!email || (r.emails ?? []).some(e => words(e).join() === email.join())))
    return json({ "expanded-result": found.length === 0 ? null : found.map(r => ({ "orcid-id": r.id, "given-names": r.given, "family-names": r.family, "credit-name": r.credit_name ?? null, "other-name": r.other_names ?? [], email: r.emails ?? [], "institution-name": orgs(r) })), "num-found": found.length })
  }
  const [, id, part = "record"] = /^\/v3\.0\/([\dX-]{19})(?:\/(\w+))?\/?$/.exec(path) ?? []
  const r = orc.find(x => x.id === id)
  if (!r) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
  const person = {
    "last-modified-date": { value: 1767225600000 }, name: { "given-names": { value: r.given }, "family-name": { value: r.family }, "credit-name": r.credit_name ? { value: r.credit_name } : null, visibility: "public", path: r.id },
    "other-names": { "other-name": (r.other_names ?? []).map(content => ({ content })) }, biography: r.biography ? { content: r.biography, visibility: "public" } : null,
    "researcher-urls": { "researcher-url": (r.urls ?? []).map(u => ({ "url-name": u.label, url: { value: u.url } })) }, emails: { email: (r.emails ?? []).map(email => ({ email, verified: true, primary: true })) },
    addresses: { address: r.country ? [{ country: { value: r.country } }] : [] }, keywords: { keyword: (r.keywords ?? []).map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] }, path: `/${r.id}/person`
  }
  const works = { group: (r.works ?? []).map(w => ({ "work-summary": [{ title: { title: { value: w.title } }, type: w.type, "publication-date": dated(w.year), "journal-title": { value: w.journal } }] })), path: `/${r.id}/works` }
  const employments = affiliations(r.employments, "employment")
  const educations = affiliations(r.educations, "education")
  if (part === "person") return json(person)
  if (part === "employments") return json(employments)
  if (part === "educations") return json(educations)
  if (part === "works") return json(works)
  return json({ "orcid-identifier": { uri: `https://orcid.org/${r.id}`, path: r.id, host: "orcid.org" }, person, "activities-summary": { employments, educations, works } })
}
services["orcid.org"] = ({ path }) => {
  const r = orc.find(x => path === `/${x.id}`)
  return r ? html(`<title>${r.given} ${r.family} (${r.id}) - ORCID</title><app-root></app-root>`) : html("<title>ORCID</title>", 404)
}

const oaAuthor = a => ({
  id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works_count, cited_by_count: a.cited_by_count,
  summary_stats: { h_index: 6, i10_index: 4 }, affiliations: [{ institution: { id: "https://openalex.org/I1", display_name: a.institution, country_code: a.country, type: "company" }, years: a.years }],
  last_known_institutions: [{ id: "https://openalex.org/I1", display_name: a.institution, country_code: a.country }], topics: a.topics.map((display_name, i) => ({ id: `https://openalex.org/T${i}`, display_name, count: 5 - i }))
})
services["api.openalex.org"] = ({ path, params }) => {
  const by = /^\/(?:authors|people)\/(.+)$/.exec(path)?.[1]
  if (by) {
    const key = decodeURIComponent(by).replace(/^orcid:|^https:\/\/orcid\.org\/|^https:\/\/openalex\.org\//, "")
    const a = accounts.openalex.find(x => x.id === key || x.orcid === key)
    return a ? json(oaAuthor(a)) : html("<h1>404 Not Found</h1>", 404)
  }
  if (path === "/authors") {
    if (params.has("search") && !params.get("api_key")) return json({ error: "Unauthorized", message: "An API key is required to search. Get a free one at https://openalex.org/settings/api" }, 401)
    const wanted = words(params.get("search") ?? /orcid:(\S+)/.exec(params.get("filter") ?? "")?.[1] ?? "")
    const found = accounts.openalex.filter(a => wanted.length > 0 && wanted.every(w => words(`${a.name} ${a.orcid ?? ""}`).includes(w) || w === "https" || w === "orcid" || w === "org"))
    return json({ meta: { count: found.length, db_response_time_ms: 12, page: 1, per_page: 25, groups_count: null }, results: found.map(a => ({ ...oaAuthor(a), relevance_score: 900 })), group_by: [] })
  }
  return json({ meta: { count: 0, page: 1, per_page: 25 }, results: [], group_by: [] })
}
services["api.crossref.org"] = ({ path, params }) => {
  const work = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, title: [w.title], "container-title": [w.journal], type: "journal-article", publisher: "Anthem Scientific", published: { "date-parts": [w.published] }, issued: { "date-parts": [w.published] }, author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i === 0 ? "first" : "additional", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `https://orcid.org/${a.orcid}`, "authenticated-orcid": true } : {}) })), score: 21.4 })
  const head = { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }
  if (path.startsWith("/works/")) {
    const w = accounts.crossref.find(x => x.doi === decodeURIComponent(path.slice(7)))
    return w ? json({ status: "ok", "message-type": "work", "message-version": "1.0.0", message: work(w) }, 200, head) : text("Resource not found.", 404)
  }
  const wanted = words(params.get("query.author") ?? params.get("query") ?? "")
  // as the real one: any word of an author's name will do, the best first
  const scored = accounts.crossref.map(w => [Math.max(...w.authors.map(a => wanted.filter(x => words(`${a.given} ${a.family}`).includes(x)).length)), w]).filter(([n]) => n > 0).sort((a, b) => b[0] - a[0])
  const rows = Number(params.get("rows") ?? 20)
  return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": scored.length, items: scored.slice(0, rows).map(([, w]) => work(w)), "items-per-page": rows, query: { "start-index": 0, "search-terms": null } } }, 200, head)
}
services["hn.algolia.com"] = ({ path, params }) => {
  const name = /^\/api\/v1\/users\/(.+)$/.exec(path)?.[1]
  if (name) {
    const u = accounts.hackerNews.find(x => x.username === name)
    return u ? json({ username: u.username, about: u.about, karma: u.karma }) : json({ message: "Not found", status: 404 }, 404)
  }
  const tags = params.get("tags") ?? ""
  const u = accounts.hackerNews.find(x => tags.includes(`author_${x.username}`))
  const hits = !u ? [] : [
    ...(tags.includes("comment") && !tags.includes("story") ? [] : (u.stories ?? []).map((s, i) => ({ objectID: String(43000000 + i), title: s.title, url: s.url, author: u.username, points: s.points, num_comments: 12, created_at: s.at, created_at_i: Date.parse(s.at) / 1000, _tags: ["story", `author_${u.username}`] }))),
    ...(tags.includes("story") && !tags.includes("comment") ? [] : (u.comments ?? []).map((c, i) => ({ objectID: String(43100000 + i), story_title: c.story, comment_text: c.text, author: u.username, created_at: c.at, created_at_i: Date.parse(c.at) / 1000, _tags: ["comment", `author_${u.username}`] })))
  ]
  return json({ hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20, query: params.get("query") ?? "" })
}
services["api.stackexchange.com"] = ({ path, params }) => {
  const user = u => ({ user_id: u.id, account_id: u.id + 7, display_name: u.name, reputation: u.reputation, user_type: "registered", link: `https://stackoverflow.com/users/${u.id}/${words(u.name).join("-")}`, ...(u.location ? { location: u.location } : {}), ...(u.website ? { website_url: u.website } : {}), ...(u.about && params.get("filter") ? { about_me: u.about } : {}), creation_date: 1380000000, last_access_date: 1779000000 })
  const wrap = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 288 })
  if (/^\/2\.3\/users$/.test(path)) {
    const wanted = fold(params.get("inname") ?? "")
    return wrap(wanted === "" ? [] : accounts.stackExchange.filter(u => fold(u.name).includes(wanted)).map(user))
  }
  const [, id, part] = /^\/2\.3\/users\/(\d+)(?:\/([\w-]+))?$/.exec(path) ?? []
  const u = accounts.stackExchange.find(x => x.id === Number(id))
  if (!u) return wrap([])
  if (!part) return wrap([user(u)])
  return wrap((u.tags ?? []).map((tag, i) => ({ user_id: u.id, tag_name: tag, name: tag, count: 40 - i, question_score: 3, question_count: 1, answer_score: 90 - i, answer_count: 30 - i })))
}
services["public.api.bsky.app"] = ({ path, params }) => {
  const did = b => `did:plc:${createHash("md5").update(b.handle).digest("hex").slice(0, 24)}`
  const profile = b => ({ did: did(b), handle: b.handle, displayName: b.name, description: b.description ?? "", ...(b.website ? { website: b.website } : {}), followersCount: 212, followsCount: 180, postsCount: b.posts?.length ?? 0, createdAt: "2024-02-01T00:00:00.000Z", labels: [] })
  const actor = accounts.bluesky.find(b => [b.handle, did(b)].includes((params.get("actor") ?? "").toLowerCase()))
  const none = json({ error: "InvalidRequest", message: "Profile not found" }, 400)
  switch (path.replace("/xrpc/", "")) {
    case "app.bsky.actor.getProfile": return actor ? json(profile(actor)) : none
    case "app.bsky.feed.getAuthorFeed": return actor ? json({ feed: (actor.posts ?? []).map((p, i) => ({ post: { uri: `at://${did(actor)}/app.bsky.feed.post/3k${i}`, cid: `b${i}`, author: p.repost ? { handle: "someone.else.example", displayName: "Someone Else" } : profile(actor), record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.at }, likeCount: 3, replyCount: 0, repostCount: 0, indexedAt: p.at }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: profile(actor), indexedAt: p.at } } : {}) })) }) : none
    case "app.bsky.actor.searchActors": { const wanted = words(params.get("q") ?? params.get("term") ?? ""); return json({ actors: wanted.length === 0 ? [] : accounts.bluesky.filter(b => wanted.every(w => words(`${b.handle} ${b.name} ${b.description ?? ""}`).includes(w))).map(profile) }) }
    case "app.bsky.feed.searchPosts": return html("<h1>403 Forbidden</h1>", 403)
    default: return json({ error: "XRPCNotSupported", message: "XRPCNotSupported" }, 404)
  }
}
services["bsky.app"] = ({ path }) => { const b = accounts.bluesky.find(x => path === `/profile/${x.handle}`); return html(`<!DOCTYPE html><html><head><title>${b ? `${esc(b.name)} (@${b.handle}) — Bluesky` : "Bluesky"}</title></head><body><noscript>This is a heavily interactive web application, and JavaScript is required.</noscript></body></html>`) }
const mastodonOn = domain => ({ path, params }) => {
  const here = accounts.mastodon.filter(m => m.domain === domain)
  const id = m => String(100000 + accounts.mastodon.indexOf(m))
  const account = m => ({ id: id(m), username: m.user, acct: m.user, display_name: m.name, locked: false, bot: false, created_at: "2022-11-05T00:00:00.000Z", note: m.note, url: `https://${domain}/@${m.user}`, followers_count: 301, following_count: 120, statuses_count: m.posts?.length ?? 0, fields: (m.fields ?? []).map(f => ({ name: f.name, value: f.value, verified_at: f.verified_at ?? null })) })
  if (path === "/.well-known/webfinger") {
    const m = here.find(x => params.get("resource")?.toLowerCase() === `acct:${x.user}@${domain}`)
    return m ? json({ subject: `acct:${m.user}@${domain}`, aliases: [`https://${domain}/@${m.user}`, `https://${domain}/users/${m.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${domain}/@${m.user}` }, { rel: "self", type: "application/activity+json", href: `https://${domain}/users/${m.user}` }] }, 200, { "content-type": "application/jrd+json; charset=utf-8" }) : text("", 404)
  }
  if (path === "/api/v1/accounts/lookup") { const m = here.find(x => (params.get("acct") ?? "").replace(`@${domain}`, "") === x.user); return m ? json(account(m)) : json({ error: "Record not found" }, 404) }
  const one = /^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/.exec(path)
  const m = here.find(x => id(x) === one?.[1] || path === `/@${x.user}`)
  if (!m) return json({ error: "Record not found" }, 404)
  if (one?.[2]) return json((m.posts ?? []).map((p, i) => ({ id: String(i), created_at: p.at, content: p.text, reblog: null, account: account(m), url: `https://${domain}/@${m.user}/${i}`, tags: [] })))
  return one ? json(account(m)) : html(`<!DOCTYPE html><html><head><title>${esc(m.name)} (@${m.user}@${domain})</title><meta property="og:description" content="${esc(m.note.replace(/<[^>]+>/g, ""))}"></head><body><noscript>JavaScript is needed.</noscript>${(m.fields ?? []).map(f => f.value.replace("<a ", "<link rel=\"me\" ")).filter(v => v.includes("<link")).join("")}</body></html>`)
}
for (const domain of new Set(accounts.mastodon.map(m => m.domain))) services[domain] = mastodonOn(domain)
for (const domain of ["mastodon.social", "fosstodon.org", "hachyderm.io"]) services[domain] ??= mastodonOn(domain)

services["api.gdeltproject.org"] = ({ params }) => {
  const q = (params.get("query") ?? "").replace(/\b\w+:\S+/g, " ")
  if (q.trim().length < 3) return text("The specified phrase is too short.\n")
  const phrases = [...q.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" "))
  const loose = words(q.replace(/"[^"]+"/g, " ").replace(/\b(OR|AND)\b/g, " "))
  const found = [...pages.values()].filter(p => p.news).filter(p => { const folded = ` ${words(`${titleOf(p.body)} ${textOf(p.body)}`).join(" ")} `; return phrases.every(x => folded.includes(` ${x} `)) && loose.every(w => folded.includes(` ${w} `)) })
  return json(found.length === 0 ? {} : { articles: found.slice(0, Number(params.get("maxrecords") ?? 75)).map(p => ({ url: p.url, url_mobile: "", title: titleOf(p.body), seendate: p.news.seen.replace(/[-:]/g, ""), socialimage: "", domain: new URL(p.url).host.replace(/^www\./, ""), language: p.news.language, sourcecountry: p.news.country })) })
}
services["itunes.apple.com"] = ({ path, params }) => {
  if (path !== "/search" && path !== "/lookup") return text("", 404)
  const wanted = words(params.get("term") ?? "")
  const found = wanted.length === 0 ? [] : accounts.podcasts.filter(p => wanted.every(w => words(`${p.title} ${p.artist}`).includes(w)))
  return json({ resultCount: found.length, results: found.map(p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, collectionViewUrl: `https://podcasts.apple.com/podcast/id${p.id}`, feedUrl: p.feed, trackCount: p.episodes.length, primaryGenreName: "Business", releaseDate: p.episodes[0].at })) }, 200, { "content-type": "text/javascript; charset=utf-8" })
}
services["rdap.org"] = ({ path }) => {
  const d = accounts.rdap.find(x => path === `/domain/${x.domain}`)
  if (!d) return json({ errorCode: 404, title: "Not Found", description: ["No RDAP record"] }, 404)
  return json({ objectClassName: "domain", ldhName: d.domain.toUpperCase(), status: ["active"], events: [{ eventAction: "registration", eventDate: d.registered }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", d.registrant ? d.registrant : "REDACTED FOR PRIVACY"], ...(d.registrant ? [["org", {}, "text", d.registrant]] : [])]] }], rdapConformance: ["rdap_level_0"] }, 200, { "content-type": "application/rdap+json" })
}
services["www.sec.gov"] = ({ path }) => path === "/files/company_tickers.json" ? json(Object.fromEntries(accounts.edgar.map((e, i) => [i, { cik_str: e.cik, ticker: e.ticker, title: e.name }]))) : html("<h1>NoSuchKey</h1>", 404)
services["data.sec.gov"] = ({ path }) => {
  const e = accounts.edgar.find(x => path === `/submissions/CIK${String(x.cik).padStart(10, "0")}.json`)
  return e ? json({ cik: String(e.cik).padStart(10, "0"), entityType: "operating", sic: e.sic, sicDescription: e.industry, name: e.name, tickers: [e.ticker], exchanges: ["Nasdaq"], addresses: { business: { street1: "700 WASHINGTON AVE N", city: e.city, stateOrCountry: e.state } }, filings: { recent: { accessionNumber: [], form: [], filingDate: [] }, files: [] } }) : text("<Error><Code>NoSuchKey</Code></Error>", 404, "application/xml")
}
services["gitlab.com"] = ({ path, params }) => {
  const user = u => ({ id: u.id, username: u.username, public_email: "", name: u.name, state: "active", avatar_url: null, web_url: `https://gitlab.com/${u.username}` })
  const full = u => ({ ...user(u), bio: u.bio ?? "", location: u.location ?? "", linkedin: u.linkedin ?? "", twitter: u.twitter ?? "", website_url: u.website_url ?? "", organization: u.organization ?? "", job_title: u.job_title ?? "", pronouns: null })
  if (path === "/api/v4/users") { const name = params.get("username")?.toLowerCase(); const s = fold(params.get("search") ?? ""); return json(accounts.gitlab.filter(u => name ? u.username === name : s !== "" && fold(u.name) === s).map(user)) }
  const [, id, part] = /^\/api\/v4\/users\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
  const u = accounts.gitlab.find(x => String(x.id) === id || x.username === id)
  if (u) return json(part === "projects" ? (u.projects ?? []).map((p, i) => ({ id: u.id * 10 + i, name: p.name, description: p.description, path_with_namespace: `${u.username}/${p.name}`, web_url: `https://gitlab.com/${u.username}/${p.name}`, last_activity_at: p.at, star_count: 6, topics: [] })) : full(u))
  const byPath = accounts.gitlab.find(x => path === `/${x.username}`)
  if (byPath) return html(`<title>${esc(byPath.name)} · GitLab</title><h1>${esc(byPath.name)}</h1><p>${esc(byPath.bio ?? "")}</p><p>${esc(byPath.job_title ?? "")} at ${esc(byPath.organization ?? "")}</p>`)
  return json({ message: "404 User Not Found" }, 404)
}
const youtube = ({ path, params }) => {
  const c = accounts.youtube.find(x => x.id === params.get("channel_id") || path === `/@${x.handle}` || path === `/channel/${x.id}`)
  if (!c) return html("<title>404 Not Found</title>", 404)
  if (path !== "/feeds/videos.xml") return html(`<!DOCTYPE html><html><head><title>${esc(c.title)} - YouTube</title><link rel="alternate" type="application/rss+xml" title="RSS" href="https://www.youtube.com/feeds/videos.xml?channel_id=${c.id}"><meta itemprop="identifier" content="${c.id}"></head><body></body></html>`)
  return xml(`<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${c.id}</id><yt:channelId>${c.id}</yt:channelId><title>${xmlEsc(c.title)}</title><author><name>${xmlEsc(c.title)}</name><uri>https://www.youtube.com/channel/${c.id}</uri></author>${c.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${xmlEsc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><updated>${v.at}</updated><media:group><media:title>${xmlEsc(v.title)}</media:title><media:description>${xmlEsc(v.description)}</media:description></media:group></entry>`).join("")}</feed>`)
}
services["www.youtube.com"] = youtube
services["youtube.com"] = youtube
const archivedFor = url => archive.filter(a => { const bare = s => s.replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/$/, ""); return url.endsWith("*") ? bare(a.url).startsWith(bare(url.slice(0, -1))) : bare(a.url) === bare(url) })
services["web.archive.org"] = ({ path, params, query }) => {
  if (path.startsWith("/cdx/search/cdx")) {
    const wanted = params.get("url") ?? ""
    const found = archivedFor(params.get("matchType") === "prefix" || params.get("matchType") === "domain" || params.get("matchType") === "host" ? `${wanted.replace(/\*$/, "")}*` : wanted)
    const rows = found.map(a => { const u = new URL(a.url); return [`${u.host.replace(/^www\./, "").split(".").reverse().join(",")})${u.pathname}`, a.timestamp, a.url, "text/html", "200", createHash("sha1").update(a.body).digest("hex").slice(0, 32).toUpperCase(), String(a.body.length)] })
    if (params.get("output") === "json") return json(rows.length === 0 ? [] : [["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"], ...rows])
    return text(rows.map(r => r.join(" ")).join("\n"))
  }
  const [, , target] = /^\/web\/(\d*)(?:\w\w_)?\/(.+)$/.exec(path) ?? []
  const found = target && archivedFor(decodeURIComponent(target.replace(/^(https?:)\/(?!\/)/, "$1//")) + query).at(-1)
  return found ? html(found.body) : html("<title>Wayback Machine</title><p>The Wayback Machine has not archived that URL.</p>", 404)
}
services["archive.org"] = ({ params }) => {
  const found = archivedFor(params.get("url") ?? "").at(-1)
  return json({ url: params.get("url"), archived_snapshots: found ? { closest: { available: true, status: "200", timestamp: found.timestamp, url: `http://web.archive.org/web/${found.timestamp}/${found.url}` } } : {} })
}
const dns = ({ params }) => {
  const name = (params.get("name") ?? "").replace(/\.$/, "")
  const known = accounts.rdap.some(d => d.domain === name)
  return json({ Status: known ? 0 : 3, TC: false, RD: true, RA: true, AD: false, CD: false, Question: [{ name: `${name}.`, type: 15 }], ...(known && /^(MX|15)$/i.test(params.get("type") ?? "") ? { Answer: [{ name: `${name}.`, type: 15, TTL: 300, data: `10 mx.${name}.` }] } : {}) }, 200, { "content-type": "application/dns-json" })
}
services["dns.google"] = dns
services["cloudflare-dns.com"] = dns
const linkedin = ({ path }) => path === "/robots.txt" ? text("User-agent: *\nDisallow: /\n") : html("<html><head><script>window.location.href='https://www.linkedin.com/authwall'</script></head></html>", 999)
for (const h of ["linkedin.com", "www.linkedin.com", "uk.linkedin.com", "nl.linkedin.com", "ca.linkedin.com", "au.linkedin.com"]) services[h] = linkedin
const shell = () => html("<!DOCTYPE html><html><head><title>X</title></head><body><noscript>JavaScript is not available.</noscript></body></html>")
for (const h of ["x.com", "twitter.com", "www.twitter.com"]) services[h] = shell
services["gravatar.com"] = ({ path }) => { const g = accounts.gravatar.find(x => path === `/${x.slug}`); return g ? html(`<title>${esc(g.display_name)} — Gravatar Profile</title><h1>${esc(g.display_name)}</h1><p>${esc(g.job_title ?? "")} ${esc(g.company ?? "")} ${esc(g.location ?? "")}</p><p>${esc(g.description ?? "")}</p>`) : html("<title>Not found</title>", 404) }

for (const p of accounts.podcasts) {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${xmlEsc(p.title)}</title><link>${p.site}</link><description>${xmlEsc(p.description)}</description><itunes:author>${xmlEsc(p.artist)}</itunes:author>${p.episodes.map(e => `<item><title>${xmlEsc(e.title)}</title><link>${e.url}</link><guid>${e.url}</guid><pubDate>${new Date(e.at).toUTCString()}</pubDate><description>${xmlEsc(e.description)}</description></item>`).join("")}</channel></rss>\n`
  pages.set(p.feed, { url: p.feed, body, type: "application/rss+xml; charset=utf-8" })
  hosts.add(new URL(p.feed).host)
}

// ---------------------------------------------------------------- the gateway
const dispatch = (scheme, host, path, query, method, headers = {}, body) => {
  const service = services[host]
  if (service) return service({ path, query, params: new URLSearchParams(query), method, headers, body })
  return playSite(scheme, host, path, query)
}
createServer((request, response) => {
  const chunks = []
  request.on("data", c => chunks.push(c))
  request.on("end", () => {
    let answer
    try {
      const match = /^\/(https?)\/([^/?]+)([^?]*)(\?.*)?$/.exec(request.url)
      let body
      try { body = JSON.parse(Buffer.concat(chunks).toString() || "null") } catch { body = undefined }
      answer = match ? dispatch(match[1], match[2].toLowerCase().replace(/:\d+$/, ""), match[3] || "/", match[4] ?? "", request.method, request.headers, body) : text("not a gateway path", 502)
    } catch (error) {
      answer = text(String(error?.stack ?? error), 500)
      console.error(request.url, error)
    }
    const bytes = Buffer.from(answer.body)
    if (answer.status === 999) { response.writeHead(999, "Request denied", { ...answer.headers, "content-length": bytes.length }) }
    else response.writeHead(answer.status, { ...answer.headers, "content-length": bytes.length })
    response.end(request.method === "HEAD" ? undefined : bytes)
  })
}).listen(port, "127.0.0.1", () => console.log(`oxbarrow on 127.0.0.1:${port}`))
