// node server.mjs PORT: the whole internet of the world pikeling.
import { createServer } from "node:http"
import { createHash } from "node:crypto"
import * as houses from "./houses.mjs"
import * as web from "./web.mjs"
import * as A from "./accounts.mjs"

const pages = [...houses.pages, ...web.pages]
const keyOf = url => { const u = new URL(url); return u.host + (u.pathname.length > 1 ? u.pathname.replace(/\/$/, "") : "/") }
const byKey = new Map(pages.map(p => [keyOf(p.url), p]))
const hosts = new Set(pages.map(p => new URL(p.url).host))
const mailHosts = new Set([...A.rdap.map(r => r.domain), "lindqvistkeramik.example", "tobiasronn.example"])
const unescapeHtml = s => s.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, "\"").replace(/&rsaquo;/g, "›").replace(/&copy;/g, "©").replace(/&bull;/g, "•").replace(/&nbsp;/g, " ").replace(/&amp;/g, "&")
const textOf = html => unescapeHtml(html.replace(/<(script|style|title)[\s\S]*?<\/\1>/g, " ").replace(/<!--[\s\S]*?-->/g, " ").replace(/<(nav|header|footer)[\s\S]*?<\/\1>/g, " ").replace(/<\/?(b|i|em|a|span|strong)\b[^>]*>/g, "").replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ").trim()
const fold = s => s.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
const STOP = new Set("the a an of and or to in at for on is by with who from com www https http".split(" "))
const words = s => (fold(s).match(/[a-z0-9]+/g) ?? []).filter(w => !STOP.has(w))

// ------------------------------------------------------------------ search
const index = [
  ...pages.filter(p => !p.hidden).map(p => ({ url: p.url, title: unescapeHtml(p.title), text: textOf(p.html), news: p.news })),
  ...web.archived.map(p => ({ url: p.url, title: p.title, text: textOf(p.html) })),
  ...web.listings.map(l => ({ url: l.url, title: l.title, text: l.snippet }))
].map(d => {
  const all = [...words(d.title), ...words(d.title), ...words(d.url), ...words(d.text)]
  const tf = new Map(); for (const w of all) tf.set(w, (tf.get(w) ?? 0) + 1)
  return { ...d, tf, length: all.length, folded: fold(d.title + " " + d.text), host: new URL(d.url).host }
})
const df = new Map(); for (const d of index) for (const w of d.tf.keys()) df.set(w, (df.get(w) ?? 0) + 1)
const average = index.reduce((n, d) => n + d.length, 0) / index.length
const snippet = (d, terms) => {
  if (d.text.length <= 300) return d.text
  let best = 0, at = 0
  for (let i = 0; i < d.text.length - 150; i += 30) {
    const part = fold(d.text.slice(i, i + 280)); let n = 0
    for (const t of terms) if (part.includes(t)) n += Math.log(index.length / (df.get(t) ?? 1))
    if (n > best + 0.01) { best = n; at = i }
  }
  if (at > 0) at = d.text.indexOf(" ", Math.max(0, at - 1)) + 1
  const cut = d.text.slice(at, at + 300)
  return (at > 0 ? "... " : "") + (at + 300 < d.text.length ? cut.replace(/\s\S*$/, "") + " ..." : cut)
}
const within = (host, domain) => host === domain || host.endsWith("." + domain)
const find = (query, { limit = 5, include = [], exclude = [], news = false } = {}) => {
  const sites = [...query.matchAll(/(?:^|\s)(-?)site:(\S+)/g)]
  const only = [...include, ...sites.filter(s => !s[1]).map(s => s[2])].map(s => s.replace(/^https?:\/\//, "").replace(/^\*\.?/, ""))
  const without = [...exclude, ...sites.filter(s => s[1]).map(s => s[2])]
  const bare = query.replace(/(?:^|\s)-?site:\S+/g, " ")
  const phrases = [...bare.matchAll(/"([^"]+)"/g)].map(m => fold(m[1]))
  const terms = [...new Set(words(bare.replace(/\bOR\b|\bAND\b/g, " ")))]
  const idf = t => Math.log(1 + (index.length - (df.get(t) ?? 0) + 0.5) / ((df.get(t) ?? 0) + 0.5))
  const ranked = index.flatMap(d => {
    if (news && !d.news) return []
    if (only.length && !only.some(o => { const [h, ...p] = o.split("/"); return within(d.host, h) && new URL(d.url).pathname.startsWith("/" + p.join("/")) })) return []
    if (without.some(o => within(d.host, o))) return []
    let score = 0, hits = 0
    for (const t of terms) { const f = d.tf.get(t); if (f) { hits++; score += idf(t) * f * 2.2 / (f + 1.2 * (0.25 + 0.75 * d.length / average)) } }
    if (!hits || (terms.length > 2 && hits < 2)) return []
    score *= 0.4 + 0.6 * hits / terms.length
    for (const p of phrases) score *= d.folded.includes(p) ? 1.8 : 0.6
    return [{ d, score }]
  }).sort((a, b) => b.score - a.score)
  const top = ranked[0]?.score ?? 0
  return ranked.filter(r => r.score > top * 0.12).slice(0, limit).map(r => ({ url: r.d.url, title: r.d.title, content: snippet(r.d, terms), score: Number(Math.min(0.98, 0.98 * r.score / (r.score + 6)).toFixed(6)), text: r.d.text, news: r.d.news }))
}

// ------------------------------------------------------------------ answers
const json = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(body) })
const text = (body, status = 200, type = "text/html; charset=utf-8", headers = {}) => ({ status, headers: { "content-type": type, ...headers }, body })
const page404 = () => text("<!doctype html><html><head><title>Page not found</title></head><body><h1>404</h1><p>This page is not here.</p></body></html>", 404)
const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
const uuid = s => createHash("md5").update(s).digest("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
const has = (haystack, needle) => { const h = words(haystack); return words(needle).every(w => h.includes(w)) }

const github = (path, q) => {
  const headers = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "57", "x-ratelimit-reset": String(Math.floor(Date.now() / 1000) + 3600) }
  const brief = u => ({ login: u.login, id: u.id, node_id: "U_" + u.id, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, type: "User", site_admin: false })
  const search = q.get("q") ?? ""
  if (path === "/search/users") {
    const locations = [...search.matchAll(/location:("[^"]+"|\S+)/g)].map(m => m[1].replace(/"/g, ""))
    const name = [...search.matchAll(/fullname:("[^"]+"|\S+)/g)].map(m => m[1].replace(/"/g, "")).join(" ")
    const scopes = [...search.matchAll(/in:(\S+)/g)].flatMap(m => m[1].split(","))
    const free = (search.replace(/\b(in|location|fullname|type|language|repos|followers):("[^"]+"|\S+)/g, " ").replace(/"/g, " ") + " " + name).trim()
    const items = A.github.filter(u => (!locations.length || locations.every(l => has(u.location ?? "", l))) && (free.includes("@")
      ? (!scopes.length || scopes.includes("email")) && u.email?.toLowerCase() === free.toLowerCase()
      : free && has([scopes.length && !scopes.includes("login") ? "" : u.login, u.name].join(" "), free)))
    return json({ total_count: items.length, incomplete_results: false, items: items.map(u => ({ ...brief(u), score: 1 })) }, 200, headers)
  }
  if (path === "/search/commits") {
    const email = /(?:author|committer)-email:(\S+)/.exec(search)?.[1]?.toLowerCase()
    const items = A.github.filter(u => email && (u.commit_email === email || u.email === email)).map(u => {
      const r = u.repositories[0], sha = createHash("sha1").update(u.login).digest("hex"), author = { name: u.name, email, date: r.pushed_at }
      return { url: `https://api.github.com/repos/${u.login}/${r.name}/commits/${sha}`, sha, html_url: `https://github.com/${u.login}/${r.name}/commit/${sha}`, commit: { author, committer: author, message: "Tidy up the readme" }, author: brief(u), committer: brief(u), repository: { id: u.id + 1, name: r.name, full_name: `${u.login}/${r.name}`, owner: brief(u) }, score: 1 }
    })
    return json({ total_count: items.length, incomplete_results: false, items }, 200, headers)
  }
  if (path.startsWith("/search/")) return json({ total_count: 0, incomplete_results: false, items: [] }, 200, headers)
  const m = /^\/users\/([^/]+)(?:\/(\w+))?$/.exec(path)
  const u = m && A.github.find(x => x.login.toLowerCase() === m[1].toLowerCase())
  if (!u) return json({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404, headers)
  if (m[2] === "repos") return json(u.repositories.map((r, i) => ({ id: u.id * 10 + i, name: r.name, full_name: `${u.login}/${r.name}`, private: false, owner: brief(u), html_url: `https://github.com/${u.login}/${r.name}`, description: r.description ?? null, fork: r.fork ?? false, created_at: "2019-01-01T00:00:00Z", pushed_at: r.pushed_at, updated_at: r.pushed_at, homepage: null, stargazers_count: r.stars, watchers_count: r.stars, language: r.language ?? null, topics: r.topics ?? [], archived: false })), 200, headers)
  if (m[2] === "social_accounts") return json(u.accounts ?? [], 200, headers)
  if (m[2]) return json([], 200, headers)
  return json({ ...brief(u), name: u.name ?? null, company: u.company ?? null, blog: u.blog ?? "", location: u.location ?? null, email: u.email ?? null, hireable: null, bio: u.bio ?? null, twitter_username: u.twitter_username ?? null, public_repos: u.repositories.length, public_gists: 0, followers: 40, following: 12, created_at: "2014-03-01T00:00:00Z", updated_at: "2026-05-01T00:00:00Z" }, 200, headers)
}

const entity = w => ({
  pageid: Number(w.id.slice(1)), ns: 0, title: w.id, type: "item", id: w.id, labels: { en: { language: "en", value: w.label } }, descriptions: { en: { language: "en", value: w.description } }, aliases: {},
  claims: Object.fromEntries(w.statements.map(s => [s.property, [{ type: "statement", rank: "normal", id: `${w.id}$${s.property}`, mainsnak: { snaktype: "value", property: s.property, datatype: s.item ? "wikibase-item" : s.time ? "time" : "string", datavalue: s.item ? { type: "wikibase-entityid", value: { "entity-type": "item", id: s.item.id, "numeric-id": Number(s.item.id.slice(1)) } } : s.time ? { type: "time", value: { time: `+${s.time.length === 4 ? s.time + "-00-00" : s.time}T00:00:00Z`, timezone: 0, before: 0, after: 0, precision: s.time.length === 4 ? 9 : 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" } } : { type: "string", value: s.text } } }]])),
  sitelinks: w.article ? { enwiki: { site: "enwiki", title: w.article, badges: [], url: `https://en.wikipedia.org/wiki/${encodeURIComponent(w.article.replace(/ /g, "_"))}` } } : {}
})
const labels = new Map(A.wikidata.flatMap(w => [[w.id, w.label], ...w.statements.filter(s => s.item).map(s => [s.item.id, s.item.label])]))
const wikidata = (path, q) => {
  if (path === "/w/api.php" && q.get("action") === "wbsearchentities") {
    const s = q.get("search") ?? ""
    const found = A.wikidata.filter(w => fold(w.label).startsWith(fold(s)))
    return json({ searchinfo: { search: s }, search: found.map(w => ({ id: w.id, title: w.id, pageid: Number(w.id.slice(1)), repository: "wikidata", url: `//www.wikidata.org/wiki/${w.id}`, concepturi: `http://www.wikidata.org/entity/${w.id}`, display: { label: { value: w.label, language: "en" }, description: { value: w.description, language: "en" } }, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 })
  }
  if (path === "/w/api.php" && q.get("action") === "wbgetentities") return json({ entities: Object.fromEntries((q.get("ids") ?? "").split("|").filter(Boolean).map(id => { const w = A.wikidata.find(x => x.id === id); return [id, w ? entity(w) : labels.has(id) ? { type: "item", id, labels: { en: { language: "en", value: labels.get(id) } }, descriptions: {}, claims: {} } : { id, missing: "" }] })), success: 1 })
  if (path === "/w/api.php") return json({ batchcomplete: "", query: { search: [] } })
  const id = /^\/wiki\/Special:EntityData\/(Q\d+)(\.json)?$/.exec(path)?.[1]
  const w = A.wikidata.find(x => x.id === id)
  if (w) return json({ entities: { [id]: entity(w) } })
  if (labels.has(id)) return json({ entities: { [id]: { type: "item", id, labels: { en: { language: "en", value: labels.get(id) } }, descriptions: {}, aliases: {}, claims: {}, sitelinks: {} } } })
  return text("<html><body><h1>Not found</h1></body></html>", 404)
}
const wikipedia = (path, q) => {
  const articleOf = t => A.wikipedia.find(a => fold(a.title) === fold(decodeURIComponent(t).replace(/_/g, " ")))
  const s = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path)
  if (s) {
    const a = articleOf(s[1])
    if (!a) return json({ type: "https://mediawiki.org/wiki/HyperSwitch/errors/not_found", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: path }, 404)
    const t = a.title.replace(/ /g, "_")
    return json({ type: "standard", title: a.title, displaytitle: a.title, namespace: { id: 0, text: "" }, wikibase_item: A.wikidata.find(w => w.article === a.title)?.id, lang: "en", description: a.description, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${t}` } }, extract: a.extract, extract_html: `<p>${esc(a.extract)}</p>` })
  }
  if (path === "/w/api.php") {
    const term = q.get("srsearch") ?? q.get("search") ?? ""
    const found = A.wikipedia.filter(a => term && has(a.title + " " + a.extract, term.replace(/"/g, "")))
    if (q.get("action") === "opensearch") return json([term, found.map(a => a.title), found.map(() => ""), found.map(a => `https://en.wikipedia.org/wiki/${a.title.replace(/ /g, "_")}`)])
    return json({ batchcomplete: "", query: { searchinfo: { totalhits: found.length }, search: found.map((a, i) => ({ ns: 0, title: a.title, pageid: 100 + i, snippet: esc(a.extract.slice(0, 120)) })) } })
  }
  const a = articleOf(path.replace(/^\/wiki\//, ""))
  return a ? text(`<!doctype html><html><head><title>${a.title} - Wikipedia</title></head><body><h1>${a.title}</h1><p>${esc(a.extract)}</p></body></html>`) : page404()
}
const orcid = (path, q) => {
  if (/^\/v3\.0\/(expanded-search|search)\/?$/.test(path)) {
    const s = q.get("q") ?? ""
    const get = f => { const m = new RegExp(`${f}:\\s*(?:"([^"]+)"|\\(([^)]+)\\)|([^\\s)]+))`).exec(s); return m && (m[1] ?? m[2] ?? m[3]) }
    const [given, family, affiliation, email] = ["given-names", "family-name", "affiliation-org-name", "email"].map(get)
    const found = email && !family ? [] : A.orcid.filter(o => (given || family || affiliation)
      ? (!given || has(o.given, given)) && (!family || has(o.family, family)) && (!affiliation || o.employments.some(e => has(e.organization, affiliation)))
      : has(`${o.given} ${o.family}`, s.replace(/["()]/g, "")))
    if (path.includes("expanded")) return json({ "expanded-result": found.length ? found.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": null, "other-name": [], email: [], "institution-name": [...new Set([...o.employments, ...o.educations].map(e => e.organization))] })) : null, "num-found": found.length })
    return json({ result: found.length ? found.map(o => ({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" } })) : null, "num-found": found.length })
  }
  const m = /^\/v3\.0\/([\dX-]+)(?:\/([\w-]+))?$/.exec(path)
  const o = m && A.orcid.find(x => x.id === m[1])
  if (!o) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
  const year = y => y ? { year: { value: String(y) }, month: null, day: null } : null
  const group = (list, kind) => ({ "last-modified-date": null, "affiliation-group": list.map(e => ({ summaries: [{ [`${kind}-summary`]: { "department-name": e.department ?? null, "role-title": e.role, "start-date": year(e.from), "end-date": year(e.to), organization: { name: e.organization, address: { city: e.city, region: null, country: e.country } } } }] })), path: `/${o.id}/${kind}s` })
  const person = { name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": null, visibility: "public", path: o.id }, "other-names": { "other-name": [] }, biography: o.biography ? { content: o.biography, visibility: "public" } : null, "researcher-urls": { "researcher-url": (o.urls ?? []).map(u => ({ "url-name": u.label, url: { value: u.url } })) }, emails: { email: [] }, addresses: { address: o.country ? [{ country: { value: o.country } }] : [] }, keywords: { keyword: (o.keywords ?? []).map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] } }
  const works = { group: (o.works ?? []).map(w => ({ "work-summary": [{ title: { title: { value: w.title } }, type: w.type, "publication-date": year(w.year), "journal-title": { value: w.journal } }] })) }
  const parts = { person, employments: group(o.employments, "employment"), educations: group(o.educations, "education"), works }
  if (m[2]) return parts[m[2]] ? json(parts[m[2]]) : json({ "affiliation-group": [], path: path })
  return json({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" }, person, "activities-summary": { employments: parts.employments, educations: parts.educations, works } })
}
const openalex = (path, q) => {
  const show = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works_count, cited_by_count: a.cited_by_count, affiliations: [{ institution: { id: "https://openalex.org/I4210" + a.id.slice(-6), display_name: a.institution, country_code: a.country, type: "company" }, years: a.years }], last_known_institutions: [{ id: "https://openalex.org/I4210" + a.id.slice(-6), display_name: a.institution, country_code: a.country, type: "company" }], topics: a.topics.map(display_name => ({ id: "https://openalex.org/T1", display_name, count: 5 })) })
  const one = /^\/authors\/(?:https:\/\/openalex\.org\/|(?:orcid:)?(?:https:\/\/orcid\.org\/)?)(.+)$/.exec(decodeURIComponent(path))
  if (one) { const a = A.openalex.find(x => x.id === one[1] || x.orcid === one[1]); return a ? json(show(a)) : text("<!doctype html><title>404 Not Found</title><h1>Not Found</h1>", 404) }
  if (!q.get("api_key")) return json({ error: "API key required", message: "Search requires an API key. Create one for free at https://openalex.org/settings/api" }, 401)
  const s = q.get("search") ?? q.get("filter")?.split(":").pop() ?? ""
  const results = path === "/authors" ? A.openalex.filter(a => has(a.name, s)).map(show) : []
  return json({ meta: { count: results.length, db_response_time_ms: 9, page: 1, per_page: 25 }, results, group_by: [] })
}
const crossref = (path, q) => {
  const item = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", title: [w.title], "container-title": [w.journal], publisher: "Example Scholarly", published: { "date-parts": [w.published] }, issued: { "date-parts": [w.published] }, author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `http://orcid.org/${a.orcid}`, "authenticated-orcid": false } : {}) })) })
  if (path === "/works") {
    const s = q.get("query.author") ?? q.get("query") ?? ""
    const items = A.crossref.filter(w => w.authors.some(a => has(s, `${a.family}`) && (words(s).length < 2 || has(s, a.given)))).map(item)
    return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": items.length, items, "items-per-page": 20, query: { "start-index": 0, "search-terms": null } } })
  }
  const w = A.crossref.find(x => path === "/works/" + x.doi)
  return w ? json({ status: "ok", "message-type": "work", message: item(w) }) : text("Resource not found.", 404, "text/plain")
}
const hackerNews = (path, q) => {
  const hits = A.hackerNews.flatMap(u => [...u.stories.map((s, i) => ({ objectID: String(43000000 + i), title: s.title, url: s.url, author: u.username, points: s.points, num_comments: 4, comment_text: null, story_text: null, created_at: s.at, created_at_i: Date.parse(s.at) / 1000, _tags: ["story", `author_${u.username}`] })), ...u.comments.map((c, i) => ({ objectID: String(43500000 + i), title: null, story_title: c.story, url: null, author: u.username, points: null, num_comments: null, comment_text: c.text, created_at: c.at, created_at_i: Date.parse(c.at) / 1000, _tags: ["comment", `author_${u.username}`] }))])
  const m = /^\/api\/v1\/users\/(.+)$/.exec(path)
  if (m) { const u = A.hackerNews.find(x => x.username === m[1]); return u ? json({ username: u.username, about: u.about, karma: u.karma }) : json({ status: 404, error: "Not Found" }, 404) }
  const tags = (q.get("tags") ?? "").replace(/[()]/g, "").split(",").filter(Boolean), s = q.get("query") ?? ""
  const found = hits.filter(h => tags.every(t => h._tags.includes(t)) && (!s || has(`${h.title ?? ""} ${h.comment_text ?? ""} ${h.url ?? ""} ${h.author}`, s)))
  return json({ hits: found, nbHits: found.length, page: 0, nbPages: found.length ? 1 : 0, hitsPerPage: 20, query: s })
}
const stackExchange = (path, q) => {
  const show = u => ({ user_id: u.id, account_id: u.id + 7, display_name: u.name, user_type: "registered", reputation: u.reputation, creation_date: 1400000000, link: `https://stackoverflow.com/users/${u.id}/x`, profile_image: "https://i.sstatic.net/x.png", ...(u.location ? { location: u.location } : {}), ...(u.website ? { website_url: u.website } : {}) })
  const wrap = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 271 })
  const m = /^\/2\.\d\/users\/(\d+)(?:\/([\w-]+))?$/.exec(path)
  if (m) { const u = A.stackExchange.find(x => x.id === Number(m[1])); return wrap(!u ? [] : m[2] ? (u.tags ?? []).map((t, i) => ({ tag_name: t, name: t, answer_count: 20 - i, answer_score: 50 })) : [show(u)]) }
  return wrap(A.stackExchange.filter(u => fold(u.name).includes(fold(q.get("inname") ?? "-"))).map(show))
}
const bluesky = (path, q) => {
  const profile = b => ({ did: "did:plc:" + createHash("md5").update(b.handle).digest("hex").slice(0, 24), handle: b.handle, displayName: b.name, description: b.description ?? "", ...(b.website ? { website: b.website } : {}), followersCount: 210, followsCount: 90, postsCount: b.posts.length, indexedAt: "2026-05-01T00:00:00.000Z", labels: [] })
  const actor = A.bluesky.find(b => b.handle === q.get("actor") || profile(b).did === q.get("actor"))
  const method = path.replace("/xrpc/", "")
  if (method === "app.bsky.actor.searchActors" || method === "app.bsky.actor.searchActorsTypeahead") return json({ actors: A.bluesky.filter(b => has(`${b.name} ${b.handle} ${b.description}`, q.get("q") ?? q.get("term") ?? "-")).map(profile) })
  if (method === "app.bsky.feed.searchPosts") return json({ error: "Forbidden", message: "Forbidden" }, 403)
  if (!actor) return json({ error: "InvalidRequest", message: "Profile not found" }, 400)
  if (method === "app.bsky.actor.getProfile") return json(profile(actor))
  if (method === "app.bsky.feed.getAuthorFeed") return json({ feed: actor.posts.map((p, i) => ({ post: { uri: `at://${profile(actor).did}/app.bsky.feed.post/3k${i}pikel`, cid: "bafy" + i, author: { did: profile(actor).did, handle: actor.handle, displayName: actor.name }, record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.at, langs: ["en"] }, likeCount: 4, repostCount: 0, replyCount: 1, indexedAt: p.at }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: { did: profile(actor).did, handle: actor.handle }, indexedAt: p.at } } : {}) })) })
  return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
}
const mastodon = (host, path, q) => {
  const show = m => ({ id: "109" + m.user.length, username: m.user, acct: m.user, display_name: m.name, locked: false, bot: false, created_at: "2022-11-05T00:00:00.000Z", note: m.note, url: `https://${m.domain}/@${m.user}`, followers_count: 310, following_count: 120, statuses_count: m.posts.length, fields: m.fields.map(f => ({ name: f.name, value: f.value, verified_at: f.verified_at ?? null })) })
  const of = a => A.mastodon.find(m => m.domain === host && m.user.toLowerCase() === (a ?? "").replace(/^acct:|^@/, "").split("@")[0].toLowerCase())
  if (path === "/.well-known/webfinger") { const m = of(q.get("resource")); return m ? json({ subject: `acct:${m.user}@${host}`, aliases: [`https://${host}/@${m.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${host}/@${m.user}` }, { rel: "self", type: "application/activity+json", href: `https://${host}/users/${m.user}` }] }, 200, { "content-type": "application/jrd+json" }) : text("", 404, "text/plain") }
  if (path === "/api/v1/accounts/lookup") { const m = of(q.get("acct")); return m ? json(show(m)) : json({ error: "Record not found" }, 404) }
  const s = /^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/.exec(path)
  if (s) { const m = A.mastodon.find(x => x.domain === host && show(x).id === s[1]); return !m ? json({ error: "Record not found" }, 404) : json(s[2] ? m.posts.map((p, i) => ({ id: "1100" + i, created_at: p.at, content: p.text, reblog: null, visibility: "public", language: "en", url: `https://${host}/@${m.user}/1100${i}` })) : show(m)) }
  const m = /^\/@([^/]+)$/.exec(path) && of(path.slice(2))
  return m ? text(`<!doctype html><html><head><title>${m.name} (@${m.user}@${host})</title><meta name="description" content="${esc(m.note.replace(/<[^>]+>/g, ""))}"></head><body><noscript>To use the Mastodon web application, please enable JavaScript.</noscript></body></html>`) : page404()
}
const gravatar = path => {
  const slug = decodeURIComponent(path.replace("/v3/profiles/", ""))
  const g = A.gravatar.find(x => x.slug === slug || createHash("sha256").update(x.email).digest("hex") === slug)
  const headers = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "88", "x-ratelimit-reset": "1780308000" }
  if (!g) return json({ error: "Profile not found", code: "not_found" }, 404, headers)
  return json({ hash: createHash("sha256").update(g.email).digest("hex"), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: "https://0.gravatar.com/avatar/x", avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", verified_accounts: (g.accounts ?? []).map(a => ({ service_type: a.label.toLowerCase(), service_label: a.label, service_icon: "https://gravatar.com/icons/x.svg", url: a.url, is_hidden: false })), pronunciation: "", pronouns: "" }, 200, headers)
}
const podcastFeed = p => `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(p.title)}</title><itunes:author>${esc(p.artist)}</itunes:author><link>${p.site}</link><description>${esc(p.description)}</description>${p.episodes.map(e => `<item><title>${esc(e.title)}</title><link>${e.url}</link><description>${esc(e.description)}</description><pubDate>${new Date(e.at).toUTCString()}</pubDate></item>`).join("")}</channel></rss>`

const readable = url => {
  let u; try { u = new URL(url) } catch { return undefined }
  const target = houses.moved[url.replace(/\/$/, "")] ?? url
  const host = houses.redirects[u.host]
  const t = new URL(target); if (host) t.host = host
  return byKey.get(keyOf(t.href))
}
const tavily = (path, body, headers) => {
  if (headers["x-tavily-access-mode"] !== "keyless" && !headers.authorization) return json({ detail: { error: "Unauthorized: missing or invalid API key." } }, 401)
  if (path === "/search") {
    if (!body.query) return json({ detail: { error: "Query is missing." } }, 400)
    const results = find(body.query, { limit: Math.min(20, body.max_results ?? 5), include: body.include_domains ?? [], exclude: body.exclude_domains ?? [], news: body.topic === "news" })
    return json({ query: body.query, follow_up_questions: null, answer: null, images: [], results: results.map(r => ({ url: r.url, title: r.title, content: r.content, score: r.score, raw_content: body.include_raw_content ? r.text : null, ...(body.topic === "news" ? { published_date: new Date(r.news).toUTCString() } : {}) })), response_time: 0.74, request_id: uuid(body.query) })
  }
  if (path === "/extract") {
    const urls = [body.urls ?? []].flat(), ok = urls.filter(readable)
    return json({ results: ok.map(url => ({ url, raw_content: textOf(readable(url).html), images: [] })), failed_results: urls.filter(u => !ok.includes(u)).map(url => ({ url, error: "Failed to fetch url" })), response_time: 0.5, request_id: uuid(urls.join()) })
  }
  return json({ detail: "Not Found" }, 404)
}
const firecrawl = (path, body) => {
  const m = /^\/(v1|v2)\/(search|scrape)$/.exec(path)
  if (!m) return json({ success: false, error: "Not found" }, 404)
  const meta = p => ({ title: unescapeHtml(p.title), sourceURL: p.url, url: p.url, statusCode: 200, language: "en", contentType: "text/html" })
  if (m[2] === "scrape") {
    const host = (() => { try { return new URL(body.url).host } catch { return "" } })()
    if (/(^|\.)(linkedin|x|twitter)\.com$/.test(host)) return json({ success: false, error: "We apologize for the inconvenience but we do not support this site. If you are part of an enterprise and want to have a further conversation about this, please fill out our intake form." }, 403)
    const p = readable(body.url ?? "")
    return p ? json({ success: true, data: { markdown: textOf(p.html), html: p.html, metadata: meta(p) } }) : json({ success: true, data: { markdown: "Page not found", metadata: { sourceURL: body.url, url: body.url, statusCode: 404 } } })
  }
  if (!body.query) return json({ success: false, error: "Bad Request", details: [{ code: "invalid_type", path: ["query"], message: "Required" }] }, 400)
  const sources = (body.sources ?? ["web"]).map(s => s.type ?? s), limit = Math.min(body.limit ?? 5, 100)
  const results = find(body.query, { limit }).map((r, i) => { const p = body.scrapeOptions?.formats?.length && readable(r.url); return { url: r.url, title: r.title, description: r.content, ...(m[1] === "v2" ? { position: i + 1 } : {}), ...(p ? { markdown: textOf(p.html), metadata: meta(p) } : {}) } })
  if (m[1] === "v1") return json({ success: true, data: results })
  const data = {}
  if (sources.includes("web")) data.web = results
  if (sources.includes("news")) data.news = find(body.query, { limit, news: true }).map((r, i) => ({ title: r.title, url: r.url, snippet: r.content, date: r.news, position: i + 1 }))
  return json({ success: true, data, creditsUsed: 2, id: uuid(body.query) })
}
const wayback = (path, q) => {
  const rows = target => web.archived.filter(a => { const t = (target ?? "").replace(/^https?:\/\//, "").replace(/\/$/, ""), u = a.url.replace(/^https:\/\//, ""); return t.endsWith("*") || q.get("matchType") === "prefix" || q.get("matchType") === "domain" || q.get("matchType") === "host" ? u.startsWith(t.replace(/\*$/, "")) : u === t })
  if (path === "/cdx/search/cdx") {
    const fields = (q.get("fl") ?? "urlkey,timestamp,original,mimetype,statuscode,digest,length").split(",")
    const list = rows(q.get("url")).map(a => { const u = new URL(a.url); const all = { urlkey: u.host.split(".").reverse().join(",") + ")" + u.pathname, timestamp: a.timestamp, original: a.url, mimetype: "text/html", statuscode: "200", digest: createHash("sha1").update(a.html).digest("hex").slice(0, 32).toUpperCase(), length: String(a.html.length) }; return fields.map(f => all[f]) })
    return q.get("output") === "json" ? json(list.length ? [fields, ...list] : []) : text(list.map(r => r.join(" ") + "\n").join(""), 200, "text/plain")
  }
  if (path === "/wayback/available") { const a = rows(q.get("url"))[0]; return json({ url: q.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) }
  const m = /^\/web\/(\d+)(?:id_|if_)?\/(.+)$/.exec(path)
  const a = m && web.archived.find(x => x.url.replace(/^https:\/+/, "") === m[2].replace(/^https?:\/+/, "").replace(/\/$/, ""))
  return a ? text(a.html, 200, "text/html; charset=utf-8", { "x-archive-orig-content-type": "text/html" }) : page404()
}

const answer = (scheme, host, path, q, body, headers, raw) => {
  switch (host) {
    case "api.gravatar.com": return gravatar(path)
    case "gravatar.com": case "www.gravatar.com": case "en.gravatar.com": { const g = A.gravatar.find(x => "/" + x.slug === path); return g ? text(`<!doctype html><html><head><title>${esc(g.display_name)} - Gravatar</title></head><body><h1>${esc(g.display_name)}</h1><p>${esc([g.job_title, g.company, g.location].filter(Boolean).join(", "))}</p><p>${esc(g.description ?? "")}</p></body></html>`) : path.endsWith(".json") ? json("User not found", 404) : page404() }
    case "api.github.com": return github(path, q)
    case "github.com": {
      const [, login, repo] = path.split("/"), u = A.github.find(x => x.login.toLowerCase() === (login ?? "").toLowerCase()), r = u?.repositories.find(x => x.name === repo)
      if (!u || (repo && !r)) return page404()
      return text(r ? `<!doctype html><html><head><title>GitHub - ${login}/${repo}: ${esc(r.description ?? "")}</title></head><body><h1>${login}/${repo}</h1><p>${esc(r.description ?? "")}</p><p>${r.stars} stars · ${r.language}</p></body></html>` : `<!doctype html><html><head><title>${u.login} (${esc(u.name)}) · GitHub</title></head><body><h1>${esc(u.name)}</h1><p>${esc(u.bio)}</p><p>${esc(u.company ?? "")} ${esc(u.location)}</p><ul>${u.repositories.map(x => `<li>${x.name}: ${esc(x.description ?? "")}</li>`).join("")}</ul></body></html>`)
    }
    case "api.tavily.com": return tavily(path, body, headers)
    case "api.firecrawl.dev": return firecrawl(path, body)
    case "r.jina.ai": {
      const url = decodeURIComponent(raw.slice(raw.indexOf("/r.jina.ai/") + 11)).replace(/^(https?:)\/+/, "$1//")
      if (/linkedin\.com/.test(url)) return json({ data: null, code: 451, name: "SecurityCompromiseError", status: 45102, message: "Anonymous access to domain www.linkedin.com blocked", readableMessage: "SecurityCompromiseError: Anonymous access blocked" }, 451)
      const p = readable(url)
      return p ? json({ code: 200, status: 20000, data: { title: unescapeHtml(p.title), description: "", url: p.url, content: textOf(p.html), usage: { tokens: Math.ceil(p.html.length / 4) } } }) : json({ code: 200, status: 20000, data: { title: "Page not found", description: "", url, content: "404", warning: "Target URL returned error 404: Not Found", usage: { tokens: 3 } } })
    }
    case "www.wikidata.org": case "wikidata.org": return wikidata(path, q)
    case "en.wikipedia.org": return wikipedia(path, q)
    case "pub.orcid.org": return orcid(path, q)
    case "orcid.org": return text("<!doctype html><html><head><title>ORCID</title></head><body><app-root></app-root></body></html>")
    case "api.openalex.org": return openalex(path, q)
    case "api.crossref.org": return crossref(path, q)
    case "hn.algolia.com": return hackerNews(path, q)
    case "api.stackexchange.com": return stackExchange(path, q)
    case "public.api.bsky.app": return bluesky(path, q)
    case "bsky.app": { const b = A.bluesky.find(x => path === "/profile/" + x.handle); return text(`<!doctype html><html><head><title>${b ? `${b.name} (@${b.handle}) — Bluesky` : "Bluesky"}</title><meta name="description" content="${esc(b?.description ?? "")}"></head><body><noscript>This is a heavily interactive web application, and JavaScript is required.</noscript></body></html>`) }
    case "api.gdeltproject.org": {
      const query = (q.get("query") ?? "").replace(/\b(sourcelang|sourcecountry|domain|domainis|theme|near\d*|repeat\d*):\S+/gi, " ")
      const phrases = [...query.matchAll(/"([^"]+)"/g)].map(m => fold(m[1])), rest = words(query.replace(/"[^"]*"/g, " ").replace(/\b(OR|AND)\b/g, " "))
      const any = /\bOR\b/.test(query)
      const found = !phrases.length && !rest.length ? [] : index.filter(d => d.news && (any ? phrases.some(p => d.folded.includes(p)) || rest.some(w => d.tf.has(w)) : phrases.every(p => d.folded.includes(p)) && rest.every(w => d.tf.has(w))))
      if (!found.length) return json({})
      return json({ articles: found.slice(0, Number(q.get("maxrecords") ?? 75)).map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.news.replace(/-/g, "") + "T090000Z", socialimage: "", domain: d.host, language: "English", sourcecountry: /lagos|oyo/.test(d.host) ? "Nigeria" : /syd|upsala/.test(d.host) ? "Sweden" : /tropic|bowen/.test(d.host) ? "Australia" : /exe/.test(d.host) ? "United Kingdom" : "United States" })) })
    }
    case "itunes.apple.com": { const term = q.get("term") ?? ""; const found = A.podcasts.filter(p => term && has(`${p.title} ${p.artist} ${p.episodes.map(e => e.title + " " + e.description).join(" ")}`, term.replace(/"/g, ""))); return json({ resultCount: found.length, results: found.map(p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}`, feedUrl: p.feed, trackCount: p.episodes.length, primaryGenreName: "Technology", country: "USA" })) }, 200, { "content-type": "text/javascript; charset=utf-8" }) }
    case "rdap.org": {
      const r = A.rdap.find(x => path.toLowerCase() === "/domain/" + x.domain)
      return r ? json({ objectClassName: "domain", ldhName: r.domain, status: ["active"], events: [{ eventAction: "registration", eventDate: r.registered + "T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", r.registrant ? "" : "REDACTED FOR PRIVACY"], ...(r.registrant ? [["org", {}, "text", r.registrant]] : [])]] }] }, 200, { "content-type": "application/rdap+json" }) : json({ errorCode: 404, title: "Not Found", description: ["No RDAP record"] }, 404)
    }
    case "www.sec.gov": if (path === "/files/company_tickers.json") return json(Object.fromEntries(A.edgar.map((c, i) => [i, { cik_str: c.cik, ticker: c.ticker, title: c.name }]))); return page404()
    case "data.sec.gov": { const c = A.edgar.find(x => path === `/submissions/CIK${String(x.cik).padStart(10, "0")}.json`); return c ? json({ cik: String(c.cik), entityType: "operating", sic: c.sic, sicDescription: c.industry, name: c.name, tickers: [c.ticker], exchanges: ["OTC"], addresses: { business: { city: c.city, stateOrCountry: c.state } }, filings: { recent: { accessionNumber: [], form: [], filingDate: [] }, files: [] } }) : text("<?xml version=\"1.0\"?><Error><Code>NoSuchKey</Code></Error>", 404, "application/xml") }
    case "efts.sec.gov": return json({ took: 3, timed_out: false, hits: { total: { value: 0, relation: "eq" }, hits: [] } })
    case "gitlab.com": { const show = u => ({ id: u.id, username: u.username, name: u.name, state: "active", locked: false, avatar_url: null, web_url: `https://gitlab.com/${u.username}` }); if (path === "/api/v4/users") { const n = q.get("username"), s = q.get("search"); return json(A.gitlab.filter(u => n ? u.username === n.toLowerCase() : s && has(u.name, s)).map(show)) } const m = /^\/api\/v4\/users\/(\w+)(\/projects)?$/.exec(path), u = m && A.gitlab.find(x => String(x.id) === m[1] || x.username === m[1]); return !u ? json({ message: "404 User Not Found" }, 404) : json(m[2] ? [] : { ...show(u), bio: u.bio, location: u.location, job_title: "", organization: "", website_url: "" }) }
    case "www.youtube.com": case "youtube.com": { const c = path === "/feeds/videos.xml" && A.youtube.find(x => x.id === q.get("channel_id")); const h = A.youtube.find(x => path === "/" + x.handle || path === "/channel/" + x.id); if (h) return text(`<!doctype html><html><head><title>${h.title} - YouTube</title><link rel="alternate" type="application/rss+xml" href="https://www.youtube.com/feeds/videos.xml?channel_id=${h.id}"><meta itemprop="identifier" content="${h.id}"></head><body></body></html>`); return c ? text(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><title>${c.title}</title><yt:channelId>${c.id}</yt:channelId><author><name>${c.title}</name></author>${c.videos.map(v => `<entry><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><media:group><media:description>${esc(v.description)}</media:description></media:group></entry>`).join("")}</feed>`, 200, "text/xml; charset=utf-8") : page404() }
    case "web.archive.org": case "archive.org": return wayback(path, q)
    case "dns.google": case "cloudflare-dns.com": { const name = (q.get("name") ?? "").toLowerCase().replace(/\.$/, ""), mx = ["MX", "15"].includes(q.get("type")); const ok = mailHosts.has(name) || hosts.has(name); return json({ Status: ok ? 0 : 3, TC: false, RD: true, RA: true, AD: false, CD: false, Question: [{ name: name + ".", type: mx ? 15 : 1 }], ...(ok && mx && mailHosts.has(name) ? { Answer: [{ name: name + ".", type: 15, TTL: 3600, data: `10 mail.${name}.` }] } : {}) }) }
    case "twitter.com": return text("", 302, "text/html", { location: `https://x.com${path}` })
    case "x.com": return text("<!doctype html><html><head><title>X</title></head><body><noscript>JavaScript is not available.</noscript></body></html>")
  }
  if (host === "linkedin.com" || host.endsWith(".linkedin.com")) return path === "/robots.txt" ? text(houses.robots["www.linkedin.com"], 200, "text/plain") : text("<html><head><script>window.location.href=\"https://www.linkedin.com/authwall\"</script></head></html>", 999)
  if (A.mastodon.some(m => m.domain === host)) return path === "/robots.txt" ? text("User-agent: *\nDisallow: /media_proxy/\n", 200, "text/plain") : mastodon(host, path, q)
  const home = houses.redirects[host]
  if (home) return text("", 301, "text/html", { location: `https://${home}${path}` })
  if (web.archived.some(a => new URL(a.url).host === host)) return page404()
  if (!hosts.has(host)) return text("Bad gateway: no such host", 502, "text/plain")
  if (scheme === "http") return text("", 301, "text/html", { location: `https://${host}${path}` })
  if (path === "/robots.txt") return houses.robots[host] ? text(houses.robots[host], 200, "text/plain") : page404()
  if (path === "/sitemap.xml" && houses.robots[host]?.includes("Sitemap")) return text(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.filter(p => new URL(p.url).host === host && !p.hidden).map(p => `<url><loc>${p.url}</loc></url>`).join("")}</urlset>`, 200, "application/xml")
  const cast = A.podcasts.find(p => p.feed === `https://${host}${path}`)
  if (cast) return text(podcastFeed(cast), 200, "application/rss+xml; charset=utf-8")
  const moved = houses.moved[`https://${host}${path.replace(/\/$/, "")}`]
  if (moved) return text("", 301, "text/html", { location: moved })
  const p = byKey.get(host + (path.length > 1 ? path.replace(/\/$/, "") : "/"))
  if (p) return text(p.html, 200, p.type ?? "text/html; charset=utf-8")
  // A host that is known by deep pages alone still has a front door.
  return path === "/" ? text(`<!doctype html><html><head><title>${host}</title></head><body><ul>${pages.filter(x => new URL(x.url).host === host).map(x => `<li><a href="${x.url}">${x.title}</a></li>`).join("")}</ul></body></html>`) : page404()
}

createServer(async (request, response) => {
  const chunks = []; for await (const c of request) chunks.push(c)
  let out
  try {
    const m = /^\/(https?)\/([^/?]+)([^?]*)(?:\?(.*))?$/.exec(request.url)
    if (!m) out = text("Bad gateway", 502, "text/plain")
    else {
      let body = {}; try { body = JSON.parse(Buffer.concat(chunks).toString("utf8") || "{}") } catch { /* not JSON */ }
      let path = m[3] || "/"; try { path = decodeURI(path) } catch { /* as it is */ }
      out = answer(m[1], m[2].toLowerCase().replace(/:\d+$/, ""), path, new URLSearchParams(m[4] ?? ""), body ?? {}, request.headers, request.url)
    }
  } catch (error) { out = text("Internal error: " + error.message, 500, "text/plain") }
  response.writeHead(out.status, out.headers); response.end(request.method === "HEAD" ? undefined : out.body)
}).listen(Number(process.argv[2]), "127.0.0.1")
