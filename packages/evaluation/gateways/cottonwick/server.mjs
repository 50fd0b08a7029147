// node server.mjs PORT : plays the whole internet of the world "cottonwick".
import { createServer } from "node:http"
import { createHash } from "node:crypto"
import { pages, esc } from "./lib.mjs"
import "./companies1.mjs"
import "./companies2.mjs"
import "./elsewhere.mjs"
import * as A from "./accounts.mjs"

const byUrl = new Map(pages.map(p => [p.url, p]))
if (byUrl.size !== pages.length) { const s = new Set; for (const p of pages) { if (s.has(p.url)) console.error("double", p.url); s.add(p.url) } }
const hosts = new Set(pages.map(p => new URL(p.url).host))
// ---------- search engine
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " ", mdash: "—", ndash: "–", middot: "·", copy: "©", rsquo: "’", ouml: "ö" }
const decode = s => s.replace(/&(#39|[a-z]+);/g, (m, e) => entities[e] ?? m)
export const textOf = html => decode(html.replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style|head|nav|footer)\b[\s\S]*?<\/\1>/gi, " ").replace(/<\/(p|div|li|tr|td|th|h\d|article|section|dt|dd)>/gi, " \n").replace(/<[^>]+>/g, " ")).replace(/[ \t]+/g, " ").replace(/\s*\n\s*/g, "\n").trim()
const fold = s => s.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
const words = s => fold(s).match(/[a-z0-9]+/g) ?? []
const stop = new Set("a an and at by for from has he her his i in is it its of on or our she that the their they this to was we were who will with site com www https http us".split(" "))
const docs = []
for (const p of pages) {
  if (p.hidden || /xml|json|plain/.test(p.content_type ?? "")) continue
  docs.push({ url: p.url, title: p.title, text: textOf(p.body), news: p.news })
}
for (const l of A.listings) docs.push({ url: l.url, title: l.title, text: l.snippet, listing: true })
for (const a of A.archive) if (a.indexed) docs.push({ url: a.url, title: a.title, text: textOf(a.body) })
const df = new Map
for (const d of docs) {
  d.tf = new Map
  for (const w of words(d.text)) d.tf.set(w, (d.tf.get(w) ?? 0) + 1)
  for (const w of words(d.title)) d.tf.set(w, (d.tf.get(w) ?? 0) + 3)
  for (const w of words(d.url)) d.tf.set(w, (d.tf.get(w) ?? 0) + 1)
  d.len = [...d.tf.values()].reduce((a, b) => a + b, 0)
  d.flat = ` ${words(d.title + " " + d.text).join(" ")} `
  d.host = new URL(d.url).host.replace(/^www\./, "")
  for (const w of d.tf.keys()) df.set(w, (df.get(w) ?? 0) + 1)
}
const avg = docs.reduce((a, d) => a + d.len, 0) / docs.length
const idf = w => Math.log(1 + (docs.length - (df.get(w) ?? 0) + .5) / ((df.get(w) ?? 0) + .5))
const snippet = (text, terms) => {
  if (text.length <= 300) return text
  const t = fold(text); let best = 0, at = 0
  for (let i = 0; i < text.length; i += 40) {
    const w = t.slice(i, i + 300); const s = terms.reduce((a, q) => a + (w.includes(q) ? idf(q) : 0), 0)
    if (s > best + .01) { best = s; at = i }
  }
  at = at === 0 ? 0 : Math.max(0, text.lastIndexOf(" ", at) + 1)
  return (at ? "..." : "") + text.slice(at, at + 300).replace(/\s\S*$/, "") + "..."
}
const find = (query, max, { include = [], exclude = [], newsOnly } = {}) => {
  const q = String(query ?? "")
  const sites = [...q.matchAll(/(?<!-)\bsite:(\S+)/g)].map(m => m[1].toLowerCase())
  const not = [...q.matchAll(/-site:(\S+)/g)].map(m => m[1].toLowerCase())
  const bare = q.replace(/-?\b(site|intitle|inurl|filetype|after|before):/g, m => /site/.test(m) ? "\u0000" : " ").replace(/-?\u0000\S+/g, " ").replace(/\b(OR|AND|NOT)\b/g, " ")
  const phrases = [...bare.matchAll(/["“]([^"”]+)["”]/g)].map(m => words(m[1]).join(" ")).filter(Boolean)
  const terms = [...new Set(words(bare))].filter(w => !stop.has(w))
  if (!terms.length && !sites.length) return []
  const whole = terms.reduce((a, w) => a + (df.has(w) ? idf(w) : 0), 0)
  const raw = words(bare).filter(w => !stop.has(w))
  const inSite = (d, s) => { const [h, ...r] = s.replace(/^https?:\/\//, "").replace(/^www\./, "").split("/"); return (d.host === h || d.host.endsWith("." + h)) && (!r.length || d.url.includes(r.join("/"))) }
  const out = []
  for (const d of docs) {
    if (newsOnly && !d.news) continue
    if (sites.length && !sites.some(s => inSite(d, s))) continue
    if (not.some(s => inSite(d, s))) continue
    if (include.length && !include.some(s => inSite(d, s))) continue
    if (exclude.some(s => inSite(d, s))) continue
    let s = 0, hit = 0
    for (const w of terms) { const f = d.tf.get(w); if (!f) continue; hit += idf(w); s += idf(w) * f * 2.2 / (f + 1.2 * (.25 + .75 * d.len / avg)) }
    if (terms.length && (!whole || hit < whole * .3)) continue
    for (let i = 0; i + 1 < raw.length; i++) if (d.flat.includes(` ${raw[i]} ${raw[i + 1]} `)) s += 2.5
    if (phrases.length && phrases.every(p => d.flat.includes(` ${p} `))) s += 6
    else if (phrases.length && !phrases.some(p => d.flat.includes(` ${p} `))) s *= .35
    out.push({ d, s: s || .5 })
  }
  out.sort((a, b) => b.s - a.s)
  const top = out[0]?.s ?? 1
  return out.filter(o => o.s > top * .15).slice(0, max).map(o => ({ url: o.d.url, title: o.d.title, content: snippet(o.d.text, terms), score: Math.round(Math.min(.99, .35 + .6 * o.s / Math.max(top, 12)) * 1e5) / 1e5, news: o.d.news }))
}
// ---------- answers
const json = (o, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(o) })
const html = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "text/html; charset=utf-8", ...headers }, body })
const redirect = (to, status = 301) => ({ status, headers: { location: to, "content-type": "text/html; charset=utf-8" }, body: `<html><body>Moved to <a href="${to}">${to}</a></body></html>` })
const notFound = host => html(`<!doctype html><html lang="en"><head><title>Page not found</title></head><body><h1>404</h1><p>We could not find that page. Try the <a href="/">home page</a> of ${host}.</p></body></html>`, 404)
const sha = s => createHash("sha256").update(s).digest("hex")
const epoch = at => Math.floor(Date.parse(at) / 1000)
const page = url => {
  const p = byUrl.get(url)
  return p && !p.dead ? html(p.body, 200, { "content-type": p.content_type ?? "text/html; charset=utf-8" }) : undefined
}
const gh = A.github
const ghUser = u => ({ login: u.login, id: u.id, node_id: "U_" + u.id, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, type: "User", user_view_type: "public", site_admin: false })
const ghFull = u => ({ ...ghUser(u), name: u.name ?? null, company: u.company ?? null, blog: u.blog ?? "", location: u.location ?? null, email: u.email ?? null, hireable: null, bio: u.bio ?? null, twitter_username: u.twitter_username ?? null, public_repos: (u.repositories ?? []).length, public_gists: 0, followers: u.followers ?? 12, following: 8, created_at: "2014-03-02T10:00:00Z", updated_at: "2026-05-11T10:00:00Z" })
const ghRepo = (u, r, i) => ({ id: u.id * 10 + i, name: r.name, full_name: `${u.login}/${r.name}`, private: false, owner: ghUser(u), html_url: `https://github.com/${u.login}/${r.name}`, description: r.description ?? null, fork: r.fork ?? false, homepage: null, stargazers_count: r.stars, watchers_count: r.stars, language: r.language ?? null, topics: r.topics ?? [], pushed_at: r.pushed_at, created_at: "2019-01-01T00:00:00Z", updated_at: r.pushed_at, archived: false, visibility: "public", default_branch: "main" })
const ghRate = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "55", "x-ratelimit-reset": "1780310000" }
const gone = { message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }
const github = (path, q) => {
  const [, a, b, c] = path.split("/")
  if (a === "search") {
    const text = q.get("q") ?? ""
    let items = []
    if (b === "users") {
      const bare = fold(text.replace(/\b(in|type|location|repos|followers|language):("[^"]*"|\S+)/g, " ").replace(/\bfullname:/g, " ").replace(/\buser:/g, " ").replace(/"/g, " ")).trim()
      const fields = [...text.matchAll(/\bin:([\w,]+)/g)].flatMap(m => m[1].split(","))
      const loc = text.match(/location:("[^"]*"|\S+)/)?.[1].replace(/"/g, "").toLowerCase()
      items = bare ? gh.filter(u => {
        const hay = []
        const any = !fields.length
        if (any || fields.includes("email")) hay.push(u.email)
        if (any || fields.includes("name") || fields.includes("fullname")) hay.push(u.name)
        if (any || fields.includes("login")) hay.push(u.login)
        const h = hay.filter(Boolean).map(fold)
        const ok = bare.includes("@") ? h.includes(bare) : words(bare).every(w => h.some(x => words(x).includes(w)))
        return ok && (!loc || fold(u.location ?? "").includes(loc))
      }) : []
      return json({ total_count: items.length, incomplete_results: false, items: items.map(u => ({ ...ghUser(u), score: 1 })) }, 200, { ...ghRate, "x-ratelimit-limit": "10" })
    }
    if (b === "commits") {
      const m = text.match(/author-email:"?([^\s"]+)/)?.[1].toLowerCase()
      items = gh.filter(u => m && (u.commit_email === m || u.email === m) && u.repositories?.length).map(u => ({ sha: sha(u.login).slice(0, 40), html_url: `https://github.com/${u.login}/${u.repositories[0].name}/commit/${sha(u.login).slice(0, 40)}`, commit: { author: { name: u.name, email: m, date: u.repositories[0].pushed_at }, message: "Tidy up", comment_count: 0 }, author: ghUser(u), committer: ghUser(u), repository: ghRepo(u, u.repositories[0], 0), score: 1 }))
      return json({ total_count: items.length, incomplete_results: false, items }, 200, ghRate)
    }
    return json({ total_count: 0, incomplete_results: false, items: [] }, 200, ghRate)
  }
  if (a === "users") {
    const u = gh.find(u => u.login.toLowerCase() === (b ?? "").toLowerCase())
    if (!u) return json(gone, 404, ghRate)
    if (!c) return json(ghFull(u), 200, ghRate)
    if (c === "repos") return json((u.repositories ?? []).map((r, i) => ghRepo(u, r, i)).sort((x, y) => y.pushed_at.localeCompare(x.pushed_at)), 200, ghRate)
    if (c === "social_accounts") return json(u.accounts ?? [], 200, ghRate)
    if (["orgs", "events", "followers", "following", "gists", "starred"].includes(c) || c) return json([], 200, ghRate)
  }
  return json(gone, 404, ghRate)
}
const tavily = body => {
  let b; try { b = JSON.parse(body || "{}") } catch { return json({ detail: { error: "Invalid JSON" } }, 400) }
  if (!b.query) return json({ detail: { error: "Query is missing." } }, 400)
  const r = find(b.query, Math.min(b.max_results ?? 5, 20), { include: b.include_domains ?? [], exclude: b.exclude_domains ?? [], newsOnly: b.topic === "news" })
  const full = url => { const p = byUrl.get(url); return p && !p.dead ? textOf(p.body) : null }
  return json({ query: b.query, follow_up_questions: null, answer: null, images: [], results: r.map(x => ({ url: x.url, title: x.title, content: x.content, score: x.score, raw_content: b.include_raw_content ? full(x.url) : null, ...(b.topic === "news" && x.news ? { published_date: new Date(x.news.seen).toUTCString() } : {}) })), response_time: .61, request_id: "00000000-0000-4000-8000-000000000000" })
}
const firecrawl = (path, body) => {
  let b; try { b = JSON.parse(body || "{}") } catch { return json({ success: false, error: "Bad Request" }, 400) }
  if (/\/search$/.test(path)) {
    const items = find(b.query, Math.min(b.limit ?? 5, 20)).map((x, i) => ({ url: x.url, title: x.title, description: x.content, ...(path.startsWith("/v2") ? { position: i + 1 } : {}) }))
    return json(path.startsWith("/v2") ? { success: true, data: { web: items }, creditsUsed: 2, id: "cw-1" } : { success: true, data: items })
  }
  if (/\/scrape$/.test(path)) {
    const p = byUrl.get(b.url)
    if (/linkedin\.com|x\.com|twitter\.com/.test(b.url ?? "")) return json({ success: false, error: "This website is not supported." }, 403)
    if (!p || p.dead) return json({ success: true, data: { markdown: "# 404\n\nPage not found", metadata: { sourceURL: b.url, url: b.url, statusCode: 404, title: "Page not found" } } })
    return json({ success: true, data: { markdown: textOf(p.body), html: p.body, metadata: { sourceURL: b.url, url: b.url, statusCode: 200, title: p.title, language: "en" } } })
  }
  return json({ success: false, error: "Not found" }, 404)
}
const snak = s => {
  if (s.item) return { snaktype: "value", property: s.property, datatype: "wikibase-item", datavalue: { type: "wikibase-entityid", value: { "entity-type": "item", "numeric-id": +s.item.id.slice(1), id: s.item.id } } }
  if (s.time) return { snaktype: "value", property: s.property, datatype: "time", datavalue: { type: "time", value: wtime(s.time) } }
  return { snaktype: "value", property: s.property, datatype: "string", datavalue: { type: "string", value: s.text } }
}
const wtime = t => ({ time: `+${t.length === 4 ? t + "-00-00" : t}T00:00:00Z`, timezone: 0, before: 0, after: 0, precision: t.length === 4 ? 9 : 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" })
const entity = id => {
  const x = A.wikidata.find(w => w.id === id)
  if (!x) {
    const item = A.wikidata.flatMap(w => w.statements).find(s => s.item?.id === id)?.item
    return item && { type: "item", id, labels: { en: { language: "en", value: item.label } }, descriptions: {}, aliases: {}, claims: {}, sitelinks: {} }
  }
  const claims = {}
  x.statements.forEach((s, i) => (claims[s.property] ??= []).push({ mainsnak: snak(s), type: "statement", id: `${id}$${i}`, rank: "normal", ...(s.start || s.end ? { qualifiers: { ...(s.start ? { P580: [snak({ property: "P580", time: s.start })] } : {}), ...(s.end ? { P582: [snak({ property: "P582", time: s.end })] } : {}) } } : {}) }))
  return { type: "item", id, labels: { en: { language: "en", value: x.label } }, descriptions: { en: { language: "en", value: x.description } }, aliases: x.aliases ? { en: x.aliases.map(value => ({ language: "en", value })) } : {}, claims, sitelinks: x.article ? { enwiki: { site: "enwiki", title: x.article, badges: [], url: `https://en.wikipedia.org/wiki/${x.article.replace(/ /g, "_")}` } } : {} }
}
const wikidata = (path, q) => {
  if (path === "/w/api.php") {
    const action = q.get("action")
    if (action === "wbsearchentities") {
      const s = fold(q.get("search") ?? "")
      const hits = A.wikidata.flatMap(w => { const m = [w.label, ...(w.aliases ?? [])].find(l => s && fold(l).startsWith(s)); return m ? [{ id: w.id, title: w.id, pageid: +w.id.slice(1), concepturi: `http://www.wikidata.org/entity/${w.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${w.id}`, label: w.label, description: w.description, display: { label: { value: w.label, language: "en" }, description: { value: w.description, language: "en" } }, match: { type: m === w.label ? "label" : "alias", language: "en", text: m } }] : [] })
      return json({ searchinfo: { search: q.get("search") }, search: hits, success: 1 })
    }
    if (action === "wbgetentities") return json({ entities: Object.fromEntries((q.get("ids") ?? "").split("|").map(id => [id, entity(id) ?? { id, missing: "" }])), success: 1 })
    return json({ batchcomplete: "", query: { search: [], searchinfo: { totalhits: 0 } } })
  }
  const m = path.match(/EntityData\/(Q\d+)(\.json)?$/)
  if (m) { const e = entity(m[1]); return e ? json({ entities: { [m[1]]: e } }) : html("Not Found", 404) }
  return notFound("www.wikidata.org")
}
const wikipedia = (path, q) => {
  const m = path.match(/^\/api\/rest_v1\/page\/summary\/(.+)$/)
  if (m) {
    const t = decodeURIComponent(m[1]).replace(/_/g, " ")
    const a = A.wikipedia.find(a => fold(a.title) === fold(t))
    if (!a) return json({ type: "https://mediawiki.org/wiki/HyperSwitch/errors/not_found", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: path }, 404)
    return json({ type: a.disambiguation ? "disambiguation" : "standard", title: a.title, displaytitle: a.title, pageid: a.title.length * 7919, lang: "en", dir: "ltr", description: a.description, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${a.title.replace(/ /g, "_")}` } }, extract: a.extract, extract_html: `<p>${esc(a.extract)}</p>`, wikibase_item: A.wikidata.find(w => w.article === a.title)?.id })
  }
  if (path === "/w/api.php") {
    const s = q.get("srsearch") ?? q.get("search") ?? ""
    const hits = A.wikipedia.filter(a => words(s).length && words(s).every(w => words(a.title + " " + a.extract).includes(w)))
    if (q.get("action") === "opensearch") return json([s, hits.map(h => h.title), hits.map(() => ""), hits.map(h => `https://en.wikipedia.org/wiki/${h.title.replace(/ /g, "_")}`)])
    return json({ batchcomplete: "", query: { searchinfo: { totalhits: hits.length }, search: hits.map(h => ({ ns: 0, title: h.title, pageid: h.title.length * 7919, snippet: esc(h.extract.slice(0, 160)), timestamp: "2026-01-01T00:00:00Z" })) } })
  }
}
const day = y => y ? { year: { value: String(y) }, month: null, day: null } : null
const affiliation = kind => e => ({ "last-modified-date": { value: 1750000000000 }, summaries: [{ [`${kind}-summary`]: { "department-name": e.department ?? null, "role-title": e.role, "start-date": day(e.from), "end-date": day(e.to), organization: { name: e.organization, address: { city: e.city, region: null, country: e.country }, "disambiguated-organization": null }, url: null, "put-code": 1, visibility: "public" } }] })
const orcid = (path, q) => {
  if (/expanded-search\/?$/.test(path)) {
    const s = q.get("q") ?? ""
    const f = k => s.match(new RegExp(`${k}:\\(?("[^"]*"|[^\\s)]+)`))?.[1].replace(/["*]/g, "")
    const given = f("given-names"), family = f("family-name"), org = f("affiliation-org-name"), email = f("email"), id = f("orcid"), cn = f("given-and-family-names")
    const has = (v, w) => !w || words(w).every(x => words(v ?? "").includes(x))
    const hits = A.orcid.filter(o => (given || family || email || id || org || cn) && has(`${o.given} ${(o.other_names ?? []).join(" ")}`, given) && has(o.family, family) && has(`${o.given} ${o.family} ${o.credit_name ?? ""}`, cn) && (!email || (o.emails ?? []).includes(email)) && (!id || o.id === id) && has([...(o.employments ?? []), ...(o.educations ?? [])].map(e => e.organization).join(" "), org))
    return json({ "expanded-result": hits.length ? hits.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": o.credit_name ?? null, "other-name": o.other_names ?? [], email: o.emails ?? [], "institution-name": [...new Set([...(o.employments ?? []), ...(o.educations ?? [])].map(e => e.organization))] })) : null, "num-found": hits.length })
  }
  const m = path.match(/^\/v3\.0\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])(?:\/(\w[\w-]*))?$/)
  const o = m && A.orcid.find(o => o.id === m[1])
  if (!o) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
  const person = { name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": o.credit_name ? { value: o.credit_name } : null, path: o.id, visibility: "public" }, "other-names": { "other-name": (o.other_names ?? []).map(content => ({ content })) }, biography: o.biography ? { content: o.biography, visibility: "public" } : null, "researcher-urls": { "researcher-url": (o.urls ?? []).map(u => ({ "url-name": u.label, url: { value: u.url } })) }, emails: { email: (o.emails ?? []).map(email => ({ email, verified: true, primary: true })) }, addresses: { address: o.country ? [{ country: { value: o.country } }] : [] }, keywords: { keyword: (o.keywords ?? []).map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] }, path: `/${o.id}/person` }
  const employments = { "affiliation-group": (o.employments ?? []).map(affiliation("employment")), path: `/${o.id}/employments` }
  const educations = { "affiliation-group": (o.educations ?? []).map(affiliation("education")), path: `/${o.id}/educations` }
  const works = { group: (o.works ?? []).map(w => ({ "external-ids": { "external-id": [] }, "work-summary": [{ title: { title: { value: w.title }, subtitle: null }, type: w.type, "publication-date": day(w.year), "journal-title": { value: w.journal } }] })), path: `/${o.id}/works` }
  if (m[2] === "person") return json(person)
  if (m[2] === "employments") return json(employments)
  if (m[2] === "educations") return json(educations)
  if (m[2] === "works") return json(works)
  if (m[2] && m[2] !== "record") return json({ "affiliation-group": [], path: path.slice(5) })
  return json({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" }, person, "activities-summary": { employments, educations, works } })
}
const oa = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: a.alternatives ?? [], works_count: a.works_count, cited_by_count: a.cited_by_count, summary_stats: { h_index: Math.round(Math.sqrt(a.cited_by_count / 3)) }, affiliations: [{ institution: { id: "https://openalex.org/I1", display_name: a.institution, country_code: a.country, type: "company" }, years: a.years }], last_known_institutions: [{ id: "https://openalex.org/I1", display_name: a.institution, country_code: a.country, type: "company" }], topics: a.topics.map((t, i) => ({ id: `https://openalex.org/T${i}`, display_name: t, count: 5 })), x_concepts: [], relevance_score: 100 })
const openalex = (path, q) => {
  if (path === "/authors") {
    const s = q.get("search") ?? q.get("filter")?.match(/display_name\.search:([^,]+)/)?.[1] ?? ""
    const oid = q.get("filter")?.match(/orcid:(?:https:\/\/orcid\.org\/)?([\dX-]+)/)?.[1]
    const r = A.openalex.filter(a => oid ? a.orcid === oid : words(s).length && words(s).every(w => words([a.name, ...(a.alternatives ?? [])].join(" ")).includes(w)))
    return json({ meta: { count: r.length, db_response_time_ms: 8, page: 1, per_page: 25 }, results: r.map(oa), group_by: [] })
  }
  const m = path.match(/^\/authors\/(.+)$/)
  if (m) { const k = decodeURIComponent(m[1]).replace(/^https:\/\/(orcid|openalex)\.org\/|^orcid:/, ""); const a = A.openalex.find(a => a.id === k || a.orcid === k); return a ? json(oa(a)) : html("<title>404 Not Found</title>", 404) }
  return json({ meta: { count: 0, page: 1, per_page: 25 }, results: [], group_by: [] })
}
const crossref = (path, q) => {
  const work = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", title: [w.title], "container-title": [w.journal], publisher: w.journal, published: { "date-parts": [w.published] }, issued: { "date-parts": [w.published] }, author: w.authors.map((a, i) => ({ ...(a.orcid ? { ORCID: `http://orcid.org/${a.orcid}`, "authenticated-orcid": false } : {}), given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [] })), score: 12, "is-referenced-by-count": 9 })
  const lim = { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }
  const m = path.match(/^\/works\/(.+)$/)
  if (m) { const w = A.crossref.find(w => w.doi === decodeURIComponent(m[1])); return w ? json({ status: "ok", "message-type": "work", message: work(w) }, 200, lim) : { status: 404, headers: { "content-type": "text/plain" }, body: "Resource not found." } }
  const s = words(q.get("query.author") ?? ""), t = words(`${q.get("query.affiliation") ?? ""} ${q.get("query") ?? ""} ${q.get("query.bibliographic") ?? ""}`)
  const items = s.length + t.length ? A.crossref.filter(w => (!s.length || w.authors.some(a => s.every(x => words(`${a.given} ${a.family}`).includes(x)))) && (!t.length || t.some(x => words(JSON.stringify(w)).includes(x)))) : []
  return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": items.length, items: items.slice(0, +(q.get("rows") ?? 20)).map(work), "items-per-page": 20, query: { "start-index": 0, "search-terms": q.get("query.author") } } }, 200, lim)
}
const hn = (path, q) => {
  const m = path.match(/^\/api\/v1\/users\/(.+)$/)
  if (m) { const u = A.hackerNews.find(u => u.username === decodeURIComponent(m[1])); return u ? json({ username: u.username, about: u.about, karma: u.karma }) : json({ error: "Not Found", status: 404 }, 404) }
  if (/\/search(_by_date)?$/.test(path)) {
    const tags = q.get("tags") ?? "", who = tags.match(/author_([\w-]+)/)?.[1], s = words(q.get("query") ?? "")
    let n = 40000000
    const hits = A.hackerNews.flatMap(u => [...(u.stories ?? []).map(x => ({ kind: "story", objectID: String(n++), title: x.title, url: x.url, author: u.username, points: x.points, num_comments: 14, comment_text: null, story_title: null, created_at: x.at, created_at_i: epoch(x.at), _tags: ["story", `author_${u.username}`] })), ...(u.comments ?? []).map(x => ({ kind: "comment", objectID: String(n++), title: null, url: null, author: u.username, points: null, num_comments: null, comment_text: x.text, story_title: x.story, created_at: x.at, created_at_i: epoch(x.at), _tags: ["comment", `author_${u.username}`] }))])
      .filter(h => (!who || h.author === who) && (who || s.length) && (!/\bstory\b/.test(tags) || h.kind === "story" || /comment/.test(tags)) && (!/\bcomment\b/.test(tags) || h.kind === "comment" || /story/.test(tags)) && s.every(w => words(JSON.stringify(h)).includes(w)))
      .sort((a, b) => b.created_at_i - a.created_at_i).map(({ kind, ...h }) => h)
    return json({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, query: q.get("query") ?? "" })
  }
  return json({ status: 404, error: "Not Found" }, 404)
}
const se = (path, q) => {
  const more = { has_more: false, quota_max: 300, quota_remaining: 271 }
  if (q.get("site") && q.get("site") !== "stackoverflow") return json({ items: [], ...more })
  const u = x => ({ user_id: x.id, account_id: x.id + 7, display_name: esc(x.name), reputation: x.reputation, user_type: "registered", location: x.location, website_url: x.website ?? "", link: `https://stackoverflow.com/users/${x.id}/${x.name.toLowerCase().replace(/ /g, "-")}`, creation_date: 1400000000, ...(x.about ? { about_me: x.about } : {}) })
  const m = path.match(/^\/2\.\d\/users\/([\d;]+)(?:\/(.*))?$/)
  if (m) {
    const list = A.stackExchange.filter(x => m[1].split(";").includes(String(x.id)))
    if (m[2]?.includes("tags")) return json({ items: list.flatMap(x => (x.tags ?? []).map((t, i) => ({ tag_name: t, name: t, user_id: x.id, answer_count: 40 - i, answer_score: 90 - i, question_count: 1, question_score: 2, count: 40 - i }))), ...more })
    return json({ items: m[2] ? [] : list.map(u), ...more })
  }
  const s = fold(q.get("inname") ?? "")
  return json({ items: s ? A.stackExchange.filter(x => fold(x.name).includes(s)).map(u) : [], ...more })
}
const bsky = (path, q) => {
  const did = a => `did:plc:${sha(a.handle).slice(0, 24)}`
  const view = a => ({ did: did(a), handle: a.handle, displayName: a.name, description: a.description ?? "", avatar: "https://cdn.bsky.app/img/avatar/plain/x@jpeg", labels: [], createdAt: "2023-08-01T00:00:00.000Z", indexedAt: "2026-05-01T00:00:00.000Z" })
  const who = k => A.bluesky.find(a => a.handle === k || did(a) === k)
  if (path.endsWith("app.bsky.actor.getProfile")) { const a = who(q.get("actor")); return a ? json({ ...view(a), ...(a.website ? { website: a.website } : {}), followersCount: 412, followsCount: 180, postsCount: (a.posts ?? []).length }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
  if (path.endsWith("app.bsky.feed.getAuthorFeed")) { const a = who(q.get("actor")); return a ? json({ feed: (a.posts ?? []).map((p, i) => ({ post: { uri: `at://${did(a)}/app.bsky.feed.post/3k${i}`, cid: "bafy" + i, author: view(a), record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.at }, likeCount: 5, replyCount: 0, repostCount: 0, indexedAt: p.at }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: view(a), indexedAt: p.at } } : {}) })) }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
  if (/searchActors(Typeahead)?$/.test(path)) { const s = words(q.get("q") ?? q.get("term") ?? ""); return json({ actors: s.length ? A.bluesky.filter(a => s.every(w => words(`${a.handle} ${a.name} ${a.description ?? ""}`).includes(w))).map(view) : [] }) }
  if (path.endsWith("searchPosts")) return html("<html><body>403 Forbidden</body></html>", 403)
  if (path.endsWith("resolveHandle")) { const a = who(q.get("handle")); return a ? json({ did: did(a) }) : json({ error: "InvalidRequest", message: "Unable to resolve handle" }, 400) }
  return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
}
const mastoHosts = new Set(["hachyderm.io", "mastodon.social", "fosstodon.org"])
const masto = (host, path, q) => {
  const get = acct => { const [u, d] = acct.replace(/^acct:/, "").replace(/^@/, "").split("@"); return A.mastodon.find(m => m.domain === host && (!d || d === host) && m.user.toLowerCase() === u.toLowerCase()) }
  const acc = m => ({ id: "1100" + m.user.length, username: m.user, acct: m.user, display_name: m.name, locked: false, bot: false, note: m.note, url: `https://${host}/@${m.user}`, uri: `https://${host}/users/${m.user}`, fields: (m.fields ?? []).map(f => ({ name: f.name, value: f.value, verified_at: f.verified_at ?? null })), followers_count: 301, following_count: 120, statuses_count: (m.posts ?? []).length })
  if (path === "/.well-known/webfinger") { const m = get(q.get("resource") ?? ""); return m ? json({ subject: `acct:${m.user}@${host}`, aliases: [`https://${host}/@${m.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${host}/@${m.user}` }, { rel: "self", type: "application/activity+json", href: `https://${host}/users/${m.user}` }] }) : json({ error: "Not Found" }, 404) }
  if (path === "/api/v1/accounts/lookup") { const m = get(q.get("acct") ?? ""); return m ? json(acc(m)) : json({ error: "Record not found" }, 404) }
  const s = path.match(/^\/api\/v1\/accounts\/(\d+)\/statuses$/)
  if (s) { const m = A.mastodon.find(m => m.domain === host && acc(m).id === s[1]); return m ? json((m.posts ?? []).map((p, i) => ({ id: String(i), created_at: p.at, content: p.text, reblog: p.repost ? { content: p.text } : null, url: `https://${host}/@${m.user}/${i}`, account: acc(m) }))) : json({ error: "Record not found" }, 404) }
  if (path === "/api/v2/search") return json({ accounts: [], statuses: [], hashtags: [] })
}
const gdelt = q => {
  const s = q.get("query") ?? ""
  const ph = [...s.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" "))
  const rest = words(s.replace(/"[^"]+"/g, " ").replace(/\b\w+:\S+/g, " ")).filter(w => !stop.has(w))
  const r = docs.filter(d => d.news && (ph.length || rest.length) && (/\bOR\b/.test(s) ? ph.some(p => d.flat.includes(` ${p} `)) : ph.every(p => d.flat.includes(` ${p} `)) && rest.every(w => d.tf.has(w))))
  if (!r.length) return json({})
  return json({ articles: r.slice(0, +(q.get("maxrecords") ?? 75)).map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.news.seen.replace(/[-:]/g, "").replace(/\.\d+/, ""), socialimage: "", domain: d.host, language: d.news.language, sourcecountry: d.news.country })) })
}
const itunes = q => {
  const s = words(q.get("term") ?? "").filter(w => !stop.has(w))
  const hit = t => s.length && s.every(w => words(t).includes(w))
  if (q.get("entity") === "podcastEpisode") { const r = A.podcasts.flatMap(p => p.episodes.filter(e => hit(`${e.title} ${e.description} ${p.title}`)).map((e, i) => ({ wrapperType: "podcastEpisode", kind: "podcast-episode", collectionId: p.id, collectionName: p.title, trackId: p.id * 100 + i, trackName: e.title, artistName: p.artist, description: e.description, shortDescription: e.description.slice(0, 120), releaseDate: e.at, feedUrl: p.feed, trackViewUrl: e.url, episodeUrl: e.url + "/audio.mp3" }))); return json({ resultCount: r.length, results: r }) }
  const r = A.podcasts.filter(p => hit(`${p.title} ${p.artist}`)).map(p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}`, feedUrl: p.feed, trackCount: p.episodes.length, country: "USA", primaryGenreName: "Business", releaseDate: p.episodes[0].at }))
  return { ...json({ resultCount: r.length, results: r }), headers: { "content-type": "text/javascript; charset=utf-8" } }
}
const rdap = path => {
  const d = decodeURIComponent(path.replace(/^\/domain\//, "")).toLowerCase().replace(/^www\./, "")
  const r = A.rdap.find(r => r.domain === d) ?? (hosts.has(d) || hosts.has("www." + d) ? { domain: d, registered: "2015-05-04T00:00:00Z" } : undefined)
  if (!r) return json({ errorCode: 404, title: "Not Found", description: ["No RDAP service could provide a response for this domain."] }, 404)
  return json({ objectClassName: "domain", ldhName: r.domain.toUpperCase(), status: ["client transfer prohibited"], events: [{ eventAction: "registration", eventDate: r.registered }, { eventAction: "expiration", eventDate: "2027-05-04T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", r.registrant ? "" : "REDACTED FOR PRIVACY"], ["org", {}, "text", r.registrant ?? "Domain Privacy Service"]]] }], nameservers: [{ objectClassName: "nameserver", ldhName: "NS1.HOSTS.EXAMPLE" }], rdapConformance: ["rdap_level_0"] })
}
const edgar = (host, path) => {
  if (path === "/files/company_tickers.json") return json(Object.fromEntries(A.edgar.map((c, i) => [i, { cik_str: c.cik, ticker: c.ticker, title: c.name }])))
  const m = path.match(/^\/submissions\/CIK(\d{10})\.json$/), c = m && A.edgar.find(c => c.cik === +m[1])
  if (c) return json({ cik: m[1], entityType: "operating", sic: c.sic, sicDescription: c.industry, name: c.name, tickers: [c.ticker], exchanges: ["NYSE"], addresses: { business: { street1: "4400 AIRFRAME DRIVE", city: c.city.toUpperCase(), stateOrCountry: c.state, zipCode: "67209", stateOrCountryDescription: c.state } }, phone: "", formerNames: [], filings: { recent: { accessionNumber: [], filingDate: [], form: [], primaryDocument: [] }, files: [] } })
  return { status: 404, headers: { "content-type": "application/xml" }, body: "<Error><Code>NoSuchKey</Code></Error>" }
}
const gitlab = (path, q) => {
  const u = x => ({ id: x.id, username: x.username, name: x.name, state: "active", web_url: `https://gitlab.com/${x.username}`, avatar_url: null })
  if (path === "/api/v4/users") return json(A.gitlab.filter(x => x.username === q.get("username") || (q.get("search") && fold(x.name).includes(fold(q.get("search"))))).map(u))
  const m = path.match(/^\/api\/v4\/users\/(\d+)(\/projects)?$/), x = m && A.gitlab.find(x => String(x.id) === m[1])
  if (!x) return json({ message: "404 User Not Found" }, 404)
  if (m[2]) return json((x.projects ?? []).map((p, i) => ({ id: i + 1, name: p.name, description: p.description, last_activity_at: p.at, web_url: `https://gitlab.com/${x.username}/${p.name}`, star_count: 1, topics: [] })))
  return json({ ...u(x), bio: x.bio ?? "", location: x.location ?? "", website_url: x.website_url ?? "", job_title: x.job_title ?? "", organization: x.organization ?? "", linkedin: x.linkedin ?? "", twitter: x.twitter ?? "" })
}
const youtube = (path, q) => {
  const c = A.youtube.find(c => c.id === q.get("channel_id"))
  if (path === "/feeds/videos.xml") return c ? { status: 200, headers: { "content-type": "text/xml; charset=UTF-8" }, body: `<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><title>${esc(c.title)}</title><yt:channelId>${c.id}</yt:channelId><author><name>${esc(c.title)}</name></author>${c.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><media:group><media:description>${esc(v.description)}</media:description></media:group></entry>`).join("")}</feed>` } : html("<title>Error 404 (Not Found)!!1</title>", 404)
  const m = path.match(/^\/(@[\w-]+)$/), h = m && A.youtube.find(c => c.handle === m[1])
  if (h) return html(`<!doctype html><html><head><title>${esc(h.title)} - YouTube</title><link rel="canonical" href="https://www.youtube.com/channel/${h.id}"><meta itemprop="identifier" content="${h.id}"><link rel="alternate" type="application/rss+xml" href="https://www.youtube.com/feeds/videos.xml?channel_id=${h.id}"></head><body></body></html>`)
  return notFound("www.youtube.com")
}
const wayback = (path, q) => {
  const norm = u => u.replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/$/, "").toLowerCase()
  if (/^\/cdx\/search/.test(path)) {
    const u = norm(q.get("url") ?? ""), prefix = u.endsWith("*") || q.get("matchType") === "prefix" || q.get("matchType") === "domain"
    let r = A.archive.filter(a => prefix ? norm(a.url).startsWith(u.replace(/\*$/, "")) : norm(a.url) === u)
    const row = a => { const x = new URL(a.url); return [`${x.host.replace(/^www\./, "").split(".").reverse().join(",")})${x.pathname}`, a.timestamp, a.url, "text/html", "200", sha(a.body).slice(0, 32).toUpperCase(), String(a.body.length)] }
    const lim = Math.abs(+(q.get("limit") ?? 1000)) || 1000
    r = r.sort((a, b) => a.timestamp.localeCompare(b.timestamp)).slice(q.get("limit")?.startsWith("-") ? -lim : 0).slice(0, lim)
    if (q.get("output") === "json") {
      const all = ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"], fl = q.get("fl")?.split(",") ?? all
      return json(r.length ? [fl, ...r.map(a => fl.map(f => row(a)[all.indexOf(f)]))] : [])
    }
    return { status: 200, headers: { "content-type": "text/plain" }, body: r.map(a => row(a).join(" ")).join("\n") + (r.length ? "\n" : "") }
  }
  if (path === "/wayback/available") { const a = A.archive.find(a => norm(a.url) === norm(q.get("url") ?? "")); return json({ url: q.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) }
  const m = path.match(/^\/web\/(\d*)(?:id_|if_)?\/(.+)$/), a = m && A.archive.find(a => norm(a.url) === norm(m[2]))
  return a ? html(a.body) : notFound("web.archive.org")
}
const gravatar = path => {
  const k = path.match(/^\/v3\/profiles\/(\S+)$/)?.[1]
  const g = A.gravatar.find(g => sha(g.email.trim().toLowerCase()) === k || g.slug === k)
  if (!g) return json({ error: "Profile not found", code: "profile_not_found" }, 404, { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "90", "x-ratelimit-reset": "1780310000" })
  return json({ hash: sha(g.email), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${sha(g.email)}`, avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", verified_accounts: (g.accounts ?? []).map(a => ({ service_type: a.label.toLowerCase(), service_label: a.label, service_icon: "", url: a.url, is_hidden: false })), pronunciation: "", pronouns: g.pronouns ?? "", section_visibility: {} })
}
const jina = (path, search) => {
  const url = decodeURI(path.slice(1)) + search
  const p = byUrl.get(url)
  if (!p || p.dead) return json({ code: 422, status: 42206, name: "AssertionFailureError", message: "Failed to goto " + url }, 422)
  return json({ code: 200, status: 20000, data: { title: p.title, description: "", url, content: textOf(p.body), usage: { tokens: 500 } } })
}
const social = /^(www\.)?(x|twitter|instagram|facebook)\.com$/
const serviceHosts = new Set(["api.gravatar.com", "gravatar.com", "api.github.com", "github.com", "gitlab.com", "stackoverflow.com", "bsky.app", "orcid.org", "news.ycombinator.com", "en.wikipedia.org", "doi.org", "podcasts.apple.com", "www.sec.gov"])
const answer = (scheme, host, path, search, method, body) => {
  const q = new URLSearchParams(search)
  if (/(^|\.)linkedin\.com$/.test(host)) return html("<html><head><script>window.location.href='https://www.linkedin.com/authwall'</script></head></html>", 999)
  if (social.test(host)) return html("<html><body>Something went wrong. Try reloading.</body></html>", 400)
  switch (host) {
    case "api.gravatar.com": return gravatar(path)
    case "api.github.com": return github(path, q)
    case "api.tavily.com": return path === "/search" ? (method === "POST" ? tavily(body) : json({ detail: "Method Not Allowed" }, 405)) : json({ detail: "Not Found" }, 404)
    case "api.firecrawl.dev": return method === "POST" ? firecrawl(path, body) : json({ success: false, error: "Not found" }, 404)
    case "r.jina.ai": return jina(path, search)
    case "www.wikidata.org": return wikidata(path, q)
    case "en.wikipedia.org": { const r = wikipedia(path, q); if (r) return r; break }
    case "pub.orcid.org": return orcid(path, q)
    case "api.openalex.org": return openalex(path, q)
    case "api.crossref.org": return crossref(path, q)
    case "hn.algolia.com": return hn(path, q)
    case "api.stackexchange.com": return se(path, q)
    case "public.api.bsky.app": case "api.bsky.app": return bsky(path, q)
    case "api.gdeltproject.org": return gdelt(q)
    case "itunes.apple.com": return itunes(q)
    case "rdap.org": return rdap(path)
    case "www.sec.gov": case "data.sec.gov": return edgar(host, path)
    case "gitlab.com": if (path.startsWith("/api/")) return gitlab(path, q); break
    case "youtube.com": case "www.youtube.com": return youtube(path, q)
    case "web.archive.org": case "archive.org": return wayback(path, q)
  }
  if (mastoHosts.has(host)) { const r = masto(host, path, q); if (r) return r }
  // ordinary web
  const www = "www." + host
  const known = hosts.has(host) || serviceHosts.has(host) || mastoHosts.has(host)
  if (!known && hosts.has(www)) return redirect(`https://${www}${path}${search}`)
  if (!known && host.startsWith("www.") && hosts.has(host.slice(4))) return redirect(`https://${host.slice(4)}${path}${search}`)
  if (!known) return { status: 502, headers: { "content-type": "text/plain" }, body: "Bad Gateway: no such host" }
  if (scheme === "http") return redirect(`https://${host}${path}${search}`)
  if (path === "/robots.txt") return A.robots[host] ? { status: 200, headers: { "content-type": "text/plain" }, body: A.robots[host] } : notFound(host)
  if (path === "/sitemap.xml" && host.endsWith(".example")) return { status: 200, headers: { "content-type": "application/xml" }, body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.filter(p => !p.hidden && !p.dead && new URL(p.url).host === host).map(p => `<url><loc>${esc(p.url)}</loc></url>`).join("")}</urlset>` }
  const at = `https://${host}${path}`
  if (A.redirects[at]) return redirect(A.redirects[at], 301)
  const p = page(at + search) ?? page(at)
  if (p) return p
  const other = path.endsWith("/") ? at.slice(0, -1) : at + "/"
  if (byUrl.has(other) && !byUrl.get(other).dead) return redirect(other + search)
  if (path.endsWith("/index.html") && byUrl.has(at.slice(0, -10))) return redirect(at.slice(0, -10))
  return notFound(host)
}
if (process.argv[2]) createServer((req, res) => {
  const chunks = []
  req.on("data", c => chunks.push(c)).on("end", () => {
    let r
    try {
      const m = req.url.match(/^\/(https?)\/([^/?]+)([^?]*)(\?.*)?$/)
      r = m ? answer(m[1], decodeURIComponent(m[2]).toLowerCase().replace(/:(80|443)$/, ""), m[3] || "/", m[4] ?? "", req.method, Buffer.concat(chunks).toString("utf8")) : { status: 400, headers: { "content-type": "text/plain" }, body: "expected /{scheme}/{host}/{path}" }
    } catch (e) { console.error(e); r = { status: 500, headers: { "content-type": "text/plain" }, body: "Internal Server Error" } }
    res.writeHead(r.status, r.headers); res.end(req.method === "HEAD" ? undefined : r.body)
  })
}).listen(+process.argv[2], "127.0.0.1")
