import http from "node:http"
import { createHash } from "node:crypto"
import { pages, listings } from "./kit.mjs"
import "./data-a.mjs"
import "./data-b.mjs"
import "./data-c.mjs"
import * as A from "./accounts.mjs"

const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;")
for (const p of A.podcasts) {
  pages.push({ url: p.feed, title: p.title, noindex: true, type: "application/rss+xml", body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(p.title)}</title><link>${p.site}</link><itunes:author>${esc(p.artist)}</itunes:author><description>${esc(p.description)}</description>${p.episodes.map(e => `<item><title>${esc(e.title)}</title><description>${esc(e.description)}</description><link>${e.url}</link><pubDate>${e.at}</pubDate></item>`).join("")}</channel></rss>` })
  if (!pages.some(x => x.url === p.site)) pages.push({ url: p.site, title: p.title, body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${p.title}</title><link rel="alternate" type="application/rss+xml" href="${p.feed}"></head><body><h1>${p.title}</h1><p>${p.description}</p>${p.episodes.map(e => `<h2>${e.title}</h2><p>${e.description}</p>`).join("")}</body></html>` })
}
const byUrl = new Map(pages.map(p => [p.url, p]))
const hosts = new Set(pages.map(p => new URL(p.url).host))
const robots = { "payboard.example": "User-agent: *\nDisallow: /admin\n", "www.selatchem.example": "User-agent: *\nDisallow: /tmp/\nCrawl-delay: 1\n", "www.fenwicktallentire.example": "User-agent: *\nAllow: /\nSitemap: https://www.fenwicktallentire.example/sitemap.xml\n" }
const redirects = { "https://gridlark.example": "https://www.gridlark.example", "https://harrowcreekfab.example": "https://www.harrowcreekfab.example", "https://stoswins.example": "https://www.stoswins.example", "https://fenwicktallentire.example": "https://www.fenwicktallentire.example", "https://selatchem.example": "https://www.selatchem.example", "https://jurukurrentap.example": "https://www.jurukurrentap.example", "https://www.lanternmoth.example": "https://lanternmoth.example", "https://foothillpay.example": "https://www.foothillpay.example", "https://www.corribimaging.example": "https://corribimaging.example", "https://burrenlarder.example": "https://www.burrenlarder.example", "https://severnsidebuses.example": "https://www.severnsidebuses.example", "https://chuckanutglass.example": "https://www.chuckanutglass.example" }

/* ---------- search engine ---------- */
const decode = s => s.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&nbsp;/g, " ").replace(/&amp;/g, "&")
const strip = h => decode(h.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<head>[\s\S]*?<\/head>/gi, " ").replace(/<nav>[\s\S]*?<\/nav>/gi, " ").replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ").trim()
const fold = s => s.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
const words = s => fold(s).match(/[a-z0-9]+/g) ?? []
const stop = new Set("the a an of and or in at on for to is by with from site who".split(" "))
const docs = [...pages.filter(p => !p.noindex && !p.dead).map(p => ({ url: p.url, title: decode(p.title), text: strip(p.body), news: p.news })), ...listings.map(l => ({ url: l.url, title: l.title, text: l.snippet }))]
for (const d of docs) { d.tf = new Map(); for (const w of words(d.text)) d.tf.set(w, (d.tf.get(w) ?? 0) + 1); for (const w of words(d.title)) d.tf.set(w, (d.tf.get(w) ?? 0) + 3); for (const w of words(d.url)) d.tf.set(w, (d.tf.get(w) ?? 0) + 1); d.len = [...d.tf.values()].reduce((a, b) => a + b, 0); d.flat = ` ${words(`${d.title} ${d.text}`).join(" ")} ` }
const df = new Map(); for (const d of docs) for (const w of d.tf.keys()) df.set(w, (df.get(w) ?? 0) + 1)
const avg = docs.reduce((a, d) => a + d.len, 0) / docs.length
const snippet = (text, q) => {
  if (text.length <= 320) return text
  const sents = text.split(/(?<=[.!?])\s+/); let best = 0, bs = -1
  sents.forEach((s, i) => { const ws = new Set(words(s + " " + (sents[i + 1] ?? ""))); const n = q.filter(w => ws.has(w)).length; if (n > bs) { bs = n; best = i } })
  let out = ""; for (let i = best; i < sents.length && out.length < 300; i++) out += (out ? " " : "") + sents[i]
  return out.length > 340 ? `${out.slice(0, 330).replace(/\s\S*$/, "")} ...` : out
}
const hostOk = (u, list) => list.some(d => { const h = new URL(u).host.replace(/^www\./, ""); const e = d.replace(/^https?:\/\//, "").replace(/^www\./, ""); return h === e || h.endsWith(`.${e}`) || u.includes(e) })
function search (query, { max = 10, include = [], exclude = [], news = false } = {}) {
  let q = String(query ?? ""); const inc = [...include], exc = [...exclude]
  q = q.replace(/(-?)site:(\S+)/g, (_, m, d) => { (m ? exc : inc).push(d); return " " })
  const phrases = [...q.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" "))
  const ws = [...new Set(words(q))].filter(w => !stop.has(w) && df.has(w))
  const idf = w => Math.log(1 + (docs.length - (df.get(w) ?? 0) + 0.5) / ((df.get(w) ?? 0) + 0.5))
  const total = ws.reduce((a, w) => a + idf(w), 0) || 1
  return docs.filter(d => (!news || d.news) && (!inc.length || hostOk(d.url, inc)) && !(exc.length && hostOk(d.url, exc))).map(d => {
    let s = 0, got = 0
    for (const w of ws) { const f = d.tf.get(w) ?? 0; if (f) { got += idf(w); s += idf(w) * f * 2.2 / (f + 1.2 * (0.25 + 0.75 * d.len / avg)) } }
    for (const p of phrases) if (d.flat.includes(` ${p} `)) s += 4
    for (let i = 0; i + 1 < ws.length; i++) if (d.flat.includes(` ${ws[i]} ${ws[i + 1]} `)) s += 1.5
    return { d, s, cover: got / total }
  }).filter(x => x.cover > 0.18 || (inc.length && !ws.length)).sort((a, b) => b.s - a.s).slice(0, max).map(({ d, s }, i, all) => ({ url: d.url, title: d.title, content: snippet(d.text, ws), score: Number(Math.min(0.99, 0.3 + 0.69 * s / (all[0].s + 2)).toFixed(6)), news: d.news, text: d.text }))
}

/* ---------- services ---------- */
const J = (data, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(data) })
const T = (body, type = "text/html; charset=utf-8", status = 200, headers = {}) => ({ status, headers: { "content-type": type, ...headers }, body })
const has = (hay, needle) => { const h = ` ${words(hay ?? "").join(" ")} `; const n = words(needle ?? ""); return n.length > 0 && n.every(w => h.includes(` ${w} `)) }
const md = p => `# ${decode(p.title)}\n\n${strip(p.body)}`
const ghUser = u => ({ login: u.login, id: u.id, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, type: "User", site_admin: false })
const gh = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "57", "x-ratelimit-reset": "1780308000" }
const ent = w => ({ type: "item", id: w.id, labels: { en: { language: "en", value: w.label } }, descriptions: { en: { language: "en", value: w.description ?? "" } }, aliases: { en: (w.aliases ?? []).map(value => ({ language: "en", value })) }, sitelinks: w.article ? { enwiki: { site: "enwiki", title: w.article, badges: [], url: `https://en.wikipedia.org/wiki/${encodeURIComponent(w.article.replace(/ /g, "_"))}` } } : {}, claims: Object.fromEntries([...new Set((w.statements ?? []).map(s => s[0]))].map(p => [p, w.statements.filter(s => s[0] === p).map(([, v], i) => ({ mainsnak: { snaktype: "value", property: p, datavalue: /^Q\d+$/.test(v) ? { value: { "entity-type": "item", "numeric-id": Number(v.slice(1)), id: v }, type: "wikibase-entityid" } : /^[+]/.test(v) ? { value: { time: v, precision: /-00-00T/.test(v) ? 9 : 11, timezone: 0, before: 0, after: 0, calendarmodel: "http://www.wikidata.org/entity/Q1985727" }, type: "time" } : { value: v, type: "string" } }, type: "statement", rank: "normal", id: `${w.id}$${p}-${i}`, references: [] }))])) })
const entity = id => { const w = A.wikidata.find(x => x.id === id) ?? (A.labels[id] ? { id, label: A.labels[id] } : null); return w ? ent(w) : null }
const post = (a, p, i) => ({ post: { uri: `at://${a.did}/app.bsky.feed.post/3kav${i}`, cid: `bafy${i}`, author: { did: a.did, handle: a.handle, displayName: a.name }, record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.at }, likeCount: 4, replyCount: 0, repostCount: 0, indexedAt: p.at }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: { did: a.did, handle: a.handle }, indexedAt: p.at } } : {}) })
const actor = a => ({ did: a.did, handle: a.handle, displayName: a.name, description: a.description, website: a.website, followersCount: 210, followsCount: 180, postsCount: (a.posts ?? []).length })
const orcidAff = (key, list) => ({ "affiliation-group": (list ?? []).map(e => ({ summaries: [{ [key]: { "role-title": e.role, "department-name": null, "start-date": { year: { value: String(e.from) }, month: null, day: null }, "end-date": e.to ? { year: { value: String(e.to) }, month: null, day: null } : null, organization: { name: e.organization, address: { city: e.city, region: null, country: e.country } } } }] })) })
const masto = a => ({ id: a.id, username: a.user, acct: a.user, display_name: a.name, note: a.note, url: `https://${a.domain}/@${a.user}`, fields: a.fields, followers_count: 300, statuses_count: a.posts.length, bot: false })

const services = {
  "api.gravatar.com": (u) => { const m = u.pathname.match(/^\/v3\/profiles\/([^/]+)$/); const g = m && A.gravatar.find(x => x.slug === m[1] || createHash("sha256").update(x.email).digest("hex") === m[1]); const h = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "98", "x-ratelimit-reset": "1780308000" }
    return g ? J({ hash: createHash("sha256").update(g.email).digest("hex"), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${g.slug}`, avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", pronunciation: "", pronouns: "", verified_accounts: g.accounts.map(a => ({ service_type: a.type, service_label: a.label, service_icon: "", url: a.url, is_hidden: false })) }, 200, h) : J({ error: "Profile not found", code: "profile_not_found" }, 404, h) },
  "api.github.com": (u) => {
    const q = u.searchParams.get("q") ?? ""; const list = items => J({ total_count: items.length, incomplete_results: false, items }, 200, gh)
    if (u.pathname === "/search/users") { const term = q.replace(/\b(in|type|location|repos|followers):\S+/g, "").replace(/"/g, "").trim(); const loc = q.match(/location:"?([^"\s]+)/)?.[1]
      return list(A.github.filter(x => (term.includes("@") ? x.email?.toLowerCase() === term.toLowerCase() : (has(x.name, term) || x.login === term.toLowerCase())) && (!loc || has(x.location, loc))).map(x => ({ ...ghUser(x), score: 1 }))) }
    if (u.pathname === "/search/commits") { const e = q.match(/author-email:"?([^"\s]+)/)?.[1]?.toLowerCase(); return list(A.github.filter(x => e && x.commit_email === e).flatMap(x => x.repositories.slice(0, 1).map(r => ({ sha: createHash("sha1").update(x.login).digest("hex"), html_url: `https://github.com/${x.login}/${r.name}/commit/1`, commit: { author: { name: x.name, email: x.commit_email, date: r.pushed_at }, message: "Tidy" }, author: ghUser(x), committer: ghUser(x), repository: { name: r.name, full_name: `${x.login}/${r.name}`, description: r.description, fork: false, owner: ghUser(x) }, score: 1 })))) }
    if (u.pathname.startsWith("/search/")) return list([])
    const m = u.pathname.match(/^\/users\/([^/]+)(?:\/(repos|social_accounts|events\/public|orgs))?$/); const x = m && A.github.find(y => y.login === m[1].toLowerCase())
    if (!x) return J({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404, gh)
    if (m[2] === "repos") return J(x.repositories.map((r, i) => ({ id: x.id + i, name: r.name, full_name: `${x.login}/${r.name}`, html_url: `https://github.com/${x.login}/${r.name}`, owner: ghUser(x), description: r.description, fork: false, language: r.language, topics: r.topics, stargazers_count: r.stars, pushed_at: r.pushed_at, archived: false, homepage: null })), 200, gh)
    if (m[2] === "social_accounts") return J(x.accounts ?? [], 200, gh)
    if (m[2]) return J([], 200, gh)
    return J({ ...ghUser(x), name: x.name, company: x.company, blog: x.blog, location: x.location, email: x.email, hireable: null, bio: x.bio, twitter_username: null, public_repos: x.repositories.length, public_gists: 0, followers: 120, following: 12, created_at: "2013-04-01T10:00:00Z", updated_at: "2026-05-20T10:00:00Z" }, 200, gh)
  },
  "api.tavily.com": (u, b) => {
    if (u.pathname === "/extract") { const urls = [b.urls ?? []].flat(); return J({ results: urls.filter(x => byUrl.get(x)).map(x => ({ url: x, raw_content: md(byUrl.get(x)), images: [] })), failed_results: urls.filter(x => !byUrl.get(x)).map(url => ({ url, error: "Failed to fetch url" })), response_time: 0.4 }) }
    if (u.pathname !== "/search") return J({ detail: "Not Found" }, 404)
    if (!b.query) return J({ detail: { error: "Query is missing." } }, 400)
    const r = search(b.query, { max: Math.min(20, b.max_results ?? 5), include: b.include_domains ?? [], exclude: b.exclude_domains ?? [], news: b.topic === "news" })
    return J({ query: b.query, follow_up_questions: null, answer: null, images: [], results: r.map(x => ({ url: x.url, title: x.title, content: x.content, score: x.score, raw_content: b.include_raw_content && byUrl.has(x.url) ? x.text : null })), response_time: 0.71, request_id: "6a1d5c02-0000-4000-8000-000000000045" })
  },
  "api.firecrawl.dev": (u, b) => {
    const v2 = u.pathname.startsWith("/v2")
    if (/\/search$/.test(u.pathname)) { if (!b.query) return J({ success: false, error: "Bad Request" }, 400); const r = search(b.query, { max: b.limit ?? 5 }); const web = r.map((x, i) => ({ url: x.url, title: x.title, description: x.content, position: i + 1 })); return J(v2 ? { success: true, data: { web }, creditsUsed: 2, id: "averstone" } : { success: true, data: web }) }
    if (/\/scrape$/.test(u.pathname)) { const p = byUrl.get(b.url); if (!p) return J({ success: true, data: { markdown: "", metadata: { sourceURL: b.url, statusCode: 404 } } }); return J({ success: true, data: { markdown: md(p), html: p.body, rawHtml: p.body, metadata: { title: p.title, sourceURL: b.url, url: b.url, statusCode: 200, contentType: p.type ?? "text/html" } } }) }
    return J({ success: false, error: "Not found" }, 404)
  },
  "r.jina.ai": (u) => { const target = decodeURIComponent(u.pathname.slice(1)) + u.search; const p = byUrl.get(target.replace(/^(https?:)\/+/, "$1//")); return p ? J({ code: 200, status: 20000, data: { title: p.title, description: "", url: target, content: strip(p.body), usage: { tokens: 400 } } }) : J({ code: 422, name: "AssertionFailureError", status: 42206, message: "Failed to goto page" }, 422) },
  "www.wikidata.org": (u) => {
    const m = u.pathname.match(/EntityData\/(Q\d+)(\.json)?$/); if (m) { const e = entity(m[1]); return e ? J({ entities: { [m[1]]: e } }) : T("Not found", "text/html", 404) }
    const s = u.searchParams
    if (s.get("action") === "wbsearchentities") { const q = s.get("search") ?? ""; return J({ searchinfo: { search: q }, search: A.wikidata.filter(w => [w.label, ...(w.aliases ?? [])].some(l => fold(l).startsWith(fold(q)) || (has(l, q) && words(q).length > 1))).map(w => ({ id: w.id, title: w.id, pageid: 1, concepturi: `http://www.wikidata.org/entity/${w.id}`, url: `//www.wikidata.org/wiki/${w.id}`, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 }) }
    if (s.get("action") === "wbgetentities") { const o = {}; for (const id of (s.get("ids") ?? "").split("|")) o[id] = entity(id) ?? { id, missing: "" }; return J({ entities: o, success: 1 }) }
    if (s.get("action") === "query") return J({ batchcomplete: "", query: { searchinfo: { totalhits: 0 }, search: [] } })
    return J({ error: { code: "badvalue", info: "Unrecognized value" } })
  },
  "en.wikipedia.org": (u) => {
    const m = u.pathname.match(/\/page\/summary\/(.+)$/) ?? u.pathname.match(/^\/wiki\/(.+)$/)
    if (m) { const t = decodeURIComponent(m[1]).replace(/_/g, " "); const a = A.wikipedia.find(x => x.title === t)
      if (u.pathname.startsWith("/wiki/")) return a ? T(`<!doctype html><html lang="en"><head><title>${a.title} - Wikipedia</title></head><body><h1>${a.title}</h1><p>${a.extract}</p></body></html>`) : T("<h1>Wikipedia does not have an article with this exact name.</h1>", "text/html", 404)
      return a ? J({ type: "standard", title: a.title, displaytitle: a.title, wikibase_item: A.wikidata.find(w => w.article === a.title)?.id, description: a.description, extract: a.extract, extract_html: `<p>${a.extract}</p>`, lang: "en", content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${encodeURIComponent(a.title.replace(/ /g, "_"))}` } } }) : J({ type: "https://mediawiki.org/wiki/HyperSwitch/errors/not_found", title: "Not found.", method: "get", detail: "Page or revision not found." }, 404) }
    const q = u.searchParams.get("srsearch") ?? u.searchParams.get("search") ?? ""; const hits = A.wikipedia.filter(a => has(`${a.title} ${a.extract}`, q))
    if (u.searchParams.get("action") === "opensearch") return J([q, hits.map(a => a.title), hits.map(() => ""), hits.map(a => `https://en.wikipedia.org/wiki/${a.title.replace(/ /g, "_")}`)])
    return J({ batchcomplete: "", query: { searchinfo: { totalhits: hits.length }, search: hits.map((a, i) => ({ ns: 0, title: a.title, pageid: 7000 + i, snippet: a.extract })) } })
  },
  "pub.orcid.org": (u) => {
    if (/expanded-search/.test(u.pathname)) { const q = u.searchParams.get("q") ?? ""; const f = k => q.match(new RegExp(`${k}:(?:"([^"]+)"|\\(([^)]+)\\)|(\\S+))`))?.slice(1).find(Boolean); const gn = f("given-names"), fn = f("family-name"), aff = f("affiliation-org-name"), mail = f("email"); const gac = f("given-and-family-names") ?? f("other-names") ?? f("credit-name")
      const r = A.orcid.filter(o => (gn || fn || gac) && !mail && (!gn || has(o.given, gn)) && (!fn || has(o.family, fn)) && (!gac || has(`${o.given} ${o.family}`, gac)) && (!aff || [...o.employments, ...o.educations].some(e => has(e.organization, aff))))
      return J({ "expanded-result": r.length ? r.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": o.credit_name ?? null, "other-name": o.other_names ?? [], email: [], "institution-name": [...new Set([...o.employments, ...o.educations].map(e => e.organization))] })) : null, "num-found": r.length }) }
    const m = u.pathname.match(/^\/v3\.0\/([\dX-]+)(?:\/(\w+))?$/); const o = m && A.orcid.find(x => x.id === m[1]); if (!o) return J({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "error-code": 9016 }, 404)
    const person = { name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": { value: o.credit_name }, path: o.id }, "other-names": { "other-name": (o.other_names ?? []).map(content => ({ content })) }, biography: null, "researcher-urls": { "researcher-url": (o.urls ?? []).map(x => ({ "url-name": x.label, url: { value: x.url } })) }, emails: { email: [] }, addresses: { address: [{ country: { value: o.country } }] }, keywords: { keyword: o.keywords.map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] } }
    const works = { group: o.works.map(w => ({ "work-summary": [{ title: { title: { value: w.title } }, type: w.type, "publication-date": { year: { value: String(w.year) } }, "journal-title": { value: w.journal } }] })) }
    if (m[2] === "person") return J(person); if (m[2] === "employments") return J(orcidAff("employment-summary", o.employments)); if (m[2] === "educations") return J(orcidAff("education-summary", o.educations)); if (m[2] === "works") return J(works)
    return J({ "orcid-identifier": { path: o.id }, person, "activities-summary": { employments: orcidAff("employment-summary", o.employments), educations: orcidAff("education-summary", o.educations), works } })
  },
  "api.openalex.org": (u) => {
    const shape = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works_count, cited_by_count: a.cited_by_count, affiliations: [{ institution: { id: "https://openalex.org/I1", display_name: a.institution, country_code: a.country, type: "education" }, years: a.years }], last_known_institutions: [{ display_name: a.institution, country_code: a.country }], topics: a.topics.map(display_name => ({ display_name, count: 4 })) })
    const m = u.pathname.match(/^\/authors\/(?:https:\/\/)?(?:(?:openalex|orcid)\.org\/)?(?:orcid:)?(.+)$/i); if (m) { const a = A.openalex.find(x => x.id === m[1] || x.orcid === m[1]); return a ? J(shape(a)) : T("<h1>404</h1>", "text/html", 404) }
    if (u.pathname === "/authors") { const r = A.openalex.filter(a => has(a.name, u.searchParams.get("search")) || (u.searchParams.get("filter") ?? "").includes(a.orcid ?? "\0")); return J({ meta: { count: r.length, page: 1, per_page: 25 }, results: r.map(shape), group_by: [] }) }
    return J({ meta: { count: 0, page: 1, per_page: 25 }, results: [], group_by: [] })
  },
  "api.crossref.org": (u) => { const q = u.searchParams.get("query.author") ?? u.searchParams.get("query") ?? ""; const r = A.crossref.filter(w => w.authors.some(a => has(`${a.given} ${a.family}`, q) || has(q, a.family))); return J({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": r.length, items: r.map(w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, title: [w.title], "container-title": [w.journal], type: "journal-article", published: { "date-parts": [w.published] }, issued: { "date-parts": [w.published] }, author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `http://orcid.org/${a.orcid}`, "authenticated-orcid": true } : {}) })) })), "items-per-page": 20, query: { "start-index": 0, "search-terms": null } } }, 200, { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }) },
  "hn.algolia.com": (u) => {
    const m = u.pathname.match(/^\/api\/v1\/users\/(.+)$/); if (m) { const x = A.hackerNews.find(y => y.username === m[1]); return x ? J({ username: x.username, about: x.about, karma: x.karma }) : J({ message: "User not found", status: 404 }, 404) }
    const t = u.searchParams.get("tags") ?? ""; const x = A.hackerNews.find(y => t.includes(`author_${y.username}`)); const hits = x && !t.startsWith("comment") ? x.stories.map((s, i) => ({ objectID: String(39600000 + i), title: s.title, url: s.url, author: x.username, points: s.points, num_comments: 88, comment_text: null, created_at: s.at, created_at_i: Date.parse(s.at) / 1000 })) : []
    return J({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, query: u.searchParams.get("query") ?? "" })
  },
  "api.stackexchange.com": (u) => { const id = u.pathname.match(/\/users\/(\d+)/)?.[1]; const q = u.searchParams.get("inname"); if (/\/tags|\/top-tags/.test(u.pathname)) { const x = A.stackExchange.find(y => String(y.id) === id); return J({ items: (x?.tags ?? []).map(tag_name => ({ tag_name, answer_score: 40, answer_count: 9 })), has_more: false, quota_max: 300, quota_remaining: 280 }) } const site = u.searchParams.get("site"); const r = site && site !== "stackoverflow" ? [] : A.stackExchange.filter(x => id ? String(x.id) === id : q && has(x.name, q)); return J({ items: r.map(x => ({ user_id: x.id, display_name: x.name, location: x.location, website_url: x.website, link: `https://stackoverflow.com/users/${x.id}`, reputation: x.reputation })), has_more: false, quota_max: 300, quota_remaining: 281 }) },
  "public.api.bsky.app": (u) => {
    const s = u.searchParams, a = A.bluesky.find(x => [x.handle, x.did].includes(s.get("actor") ?? s.get("handle"))); const bad = J({ error: "InvalidRequest", message: "Profile not found" }, 400)
    if (u.pathname.endsWith("getProfile")) return a ? J(actor(a)) : bad
    if (u.pathname.endsWith("getAuthorFeed")) return a ? J({ feed: (a.posts ?? []).map((p, i) => post(a, p, i)) }) : bad
    if (/searchActors/.test(u.pathname)) { const q = s.get("q") ?? s.get("term") ?? ""; return J({ actors: A.bluesky.filter(x => has(`${x.name} ${x.handle} ${x.description}`, q)).map(actor) }) }
    if (u.pathname.endsWith("resolveHandle")) return a ? J({ did: a.did }) : bad
    return J({ error: "Forbidden" }, 403)
  },
  "mastodon.example": (u) => {
    const acct = (u.searchParams.get("resource") ?? u.searchParams.get("acct") ?? "").replace(/^acct:|@mastodon\.example$/g, ""); const a = A.mastodon.find(x => x.user === acct)
    if (u.pathname === "/.well-known/webfinger") return a ? J({ subject: `acct:${a.user}@${a.domain}`, aliases: [`https://${a.domain}/@${a.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${a.domain}/@${a.user}` }, { rel: "self", type: "application/activity+json", href: `https://${a.domain}/users/${a.user}` }] }) : J({ error: "not found" }, 404)
    if (u.pathname === "/api/v1/accounts/lookup") return a ? J(masto(a)) : J({ error: "Record not found" }, 404)
    const st = u.pathname.match(/^\/api\/v1\/accounts\/(\d+)\/statuses/); if (st) { const x = A.mastodon.find(y => y.id === st[1]); return x ? J(x.posts.map((p, i) => ({ id: String(i), created_at: p.at, content: p.text, reblog: null, url: `https://${x.domain}/@${x.user}/${i}` }))) : J({ error: "Record not found" }, 404) }
    const pr = u.pathname.match(/^\/@(\w+)$/); const x = pr && A.mastodon.find(y => y.user === pr[1]); return x ? T(`<!doctype html><html><head><title>${x.name} (@${x.user}@${x.domain})</title></head><body><h1>${x.name}</h1>${x.note}</body></html>`) : T("Not found", "text/html", 404)
  },
  "api.gdeltproject.org": (u) => { const q = (u.searchParams.get("query") ?? "").replace(/\b\w+:\S+/g, " ").replace(/[()]/g, " ").replace(/\bOR\b/g, " "); const ph = [...q.matchAll(/"([^"]+)"/g)].map(m => ` ${words(m[1]).join(" ")} `); const rest = words(q.replace(/"[^"]+"/g, " ")); const hits = docs.filter(d => d.news && (ph.length + rest.length) && ph.every(p => d.flat.includes(p)) && rest.every(w => d.tf.has(w))); return hits.length ? J({ articles: hits.map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.news, socialimage: "", domain: new URL(d.url).host, language: "English", sourcecountry: "" })) }) : J({}) },
  "itunes.apple.com": (u) => { const q = u.searchParams.get("term") ?? ""; const r = A.podcasts.filter(p => has(`${p.title} ${p.artist}`, q)); return T(JSON.stringify({ resultCount: r.length, results: r.map(p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, feedUrl: p.feed, collectionViewUrl: `https://podcasts.apple.com/podcast/id${p.id}`, trackCount: p.episodes.length, primaryGenreName: "Society & Culture" })) }), "text/javascript; charset=utf-8") },
  "rdap.org": (u) => { const d = u.pathname.split("/").pop().replace(/^www\./, "").toLowerCase(); const r = A.rdap[d]; return r ? J({ objectClassName: "domain", ldhName: d.toUpperCase(), status: ["active"], events: [{ eventAction: "registration", eventDate: `${r}T00:00:00Z` }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", "REDACTED FOR PRIVACY"]]] }] }, 200, { "content-type": "application/rdap+json" }) : J({ errorCode: 404, title: "Not Found" }, 404) },
  "www.sec.gov": (u) => u.pathname === "/files/company_tickers.json" ? J({ 0: { cik_str: 320193, ticker: "AAPL", title: "Apple Inc." }, 1: { cik_str: 789019, ticker: "MSFT", title: "MICROSOFT CORP" } }) : T("Not Found", "text/html", 404),
  "data.sec.gov": () => T('<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>', "application/xml", 404),
  "efts.sec.gov": () => J({ hits: { total: { value: 0, relation: "eq" }, hits: [] } }),
  "gitlab.com": (u) => { const s = u.searchParams; if (u.pathname === "/api/v4/users") return J(A.gitlab.filter(x => x.username === s.get("username") || (s.get("search") && has(x.name, s.get("search")))).map(({ id, username, name }) => ({ id, username, name, state: "active", web_url: `https://gitlab.com/${username}` }))); const m = u.pathname.match(/^\/api\/v4\/users\/([^/]+)(\/projects)?$/); const x = m && A.gitlab.find(y => String(y.id) === m[1] || y.username === m[1]); return m?.[2] ? J([]) : x ? J({ ...x, state: "active", web_url: `https://gitlab.com/${x.username}` }) : J({ message: "404 User Not Found" }, 404) },
  "www.youtube.com": (u) => { const c = A.youtube.find(x => x.id === (u.searchParams.get("channel_id") ?? u.pathname.split("/").pop())); if (!c) return T("404 Not Found", "text/html", 404); if (u.pathname.startsWith("/channel/")) return T(`<html><head><title>${c.title} - YouTube</title></head><body></body></html>`); return T(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${c.id}</id><yt:channelId>${c.id}</yt:channelId><title>${c.title}</title><author><name>${c.title}</name><uri>https://www.youtube.com/channel/${c.id}</uri></author>${c.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><media:group><media:title>${esc(v.title)}</media:title><media:description>${esc(v.description)}</media:description></media:group></entry>`).join("")}</feed>`, "text/xml; charset=UTF-8") },
  "web.archive.org": (u) => { if (u.pathname.startsWith("/cdx")) { const t = (u.searchParams.get("url") ?? "").replace(/^https?:\/\//, "").replace(/\*$/, ""); const r = pages.filter(p => p.archived && p.url.includes(t)); return u.searchParams.get("output") === "json" ? J(r.length ? [["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"], ...r.map(p => [p.url, p.archived, p.url, "text/html", "200", "AVERSTONE", String(p.body.length)])] : []) : T(r.map(p => `${p.url} ${p.archived} ${p.url} text/html 200 AVERSTONE ${p.body.length}`).join("\n"), "text/plain") } const m = u.pathname.match(/^\/web\/\d+(?:id_)?\/(.+)$/); const p = m && pages.find(x => x.archived && x.url === m[1].replace(/^(https?:)\/+/, "$1//")); return p ? T(p.body) : T("<h1>The Wayback Machine has not archived that URL.</h1>", "text/html", 404) },
  "archive.org": () => J({ url: "", archived_snapshots: {} }),
  "dns.google": (u) => dns(u), "cloudflare-dns.com": (u) => dns(u)
}
services["youtube.com"] = services["www.youtube.com"]; services["wikidata.org"] = services["www.wikidata.org"]
const dns = u => { const d = (u.searchParams.get("name") ?? "").toLowerCase().replace(/\.$/, ""); const ok = hosts.has(d) || hosts.has(`www.${d}`) || d === "sandhar.example"; return J({ Status: ok ? 0 : 3, TC: false, RD: true, RA: true, AD: false, CD: false, Question: [{ name: `${d}.`, type: 15 }], ...(ok ? { Answer: [{ name: `${d}.`, type: 15, TTL: 300, data: "10 mx.mailhost.example." }] } : {}) }) }

function answer (scheme, host, u, body) {
  if (/(^|\.)linkedin\.com$/.test(host)) return T("", "text/html", 999)
  if (["x.com", "twitter.com", "www.twitter.com"].includes(host)) return T("<html><head><title>X</title></head><body>JavaScript is not available.</body></html>", "text/html", 403)
  if (host === "github.com") { const x = A.github.find(y => `/${y.login}` === u.pathname.toLowerCase()); return x ? T(`<!doctype html><html><head><title>${x.login} (${x.name}) · GitHub</title></head><body><h1>${x.name}</h1><p>${esc(x.bio)}</p></body></html>`) : T("Not Found", "text/html", 404) }
  if (host === "bsky.app") { const a = A.bluesky.find(y => `/profile/${y.handle}` === u.pathname.toLowerCase()); return a ? T(`<!doctype html><html><head><title>${a.name} (@${a.handle}) — Bluesky</title><meta property="og:description" content="${esc(a.description)}"><meta name="description" content="${esc(a.description)}"></head><body><div id="root"></div></body></html>`) : T("Not Found", "text/html", 404) }
  if (services[host]) return services[host](u, body)
  if (u.pathname === "/robots.txt" && hosts.has(host)) return robots[host] ? T(robots[host], "text/plain") : T("Not Found", "text/plain", 404)
  if (u.pathname === "/sitemap.xml" && hosts.has(host)) { const l = pages.filter(p => !p.noindex && !p.dead && new URL(p.url).host === host); return T(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${l.map(p => `<url><loc>${p.url}</loc></url>`).join("")}</urlset>`, "application/xml") }
  const origin = `https://${host}`
  if (redirects[origin]) return T("", "text/html", 301, { location: redirects[origin] + u.pathname + u.search })
  if (!hosts.has(host)) return T("Bad Gateway", "text/plain", 502)
  if (scheme === "http") return T("", "text/html", 301, { location: origin + u.pathname + u.search })
  const key = origin + u.pathname
  const p = byUrl.get(key) ?? byUrl.get(key + "/")
  if (p && !byUrl.get(key)) return T("", "text/html", 301, { location: key + "/" })
  const q = key.length > origin.length + 1 && key.endsWith("/") ? byUrl.get(key.slice(0, -1)) : null
  if (q) return T("", "text/html", 301, { location: q.url })
  if (!p && u.pathname === "/") return T("", "text/html", 302, { location: pages.find(x => new URL(x.url).host === host && !x.noindex).url })
  if (!p || p.dead) return T("<!doctype html><html><head><title>Page not found</title></head><body><h1>Page not found</h1><p>Sorry, there is nothing here.</p></body></html>", "text/html; charset=utf-8", 404)
  return T(p.body, p.type ?? "text/html; charset=utf-8")
}
const port = Number(process.argv[2] ?? 47300)
http.createServer((req, res) => {
  const chunks = []; req.on("data", c => chunks.push(c)); req.on("end", () => {
    let r
    try {
      const m = req.url.match(/^\/(https?)\/([^/?]+)([^?]*)(\?.*)?$/)
      if (!m) r = T("Bad Gateway", "text/plain", 502)
      else { let body = {}; try { body = JSON.parse(Buffer.concat(chunks).toString() || "{}") } catch { /* not JSON */ }
        const host = decodeURIComponent(m[2]).toLowerCase(); r = answer(m[1], host, new URL(`${m[1]}://${host}${m[3] || "/"}${m[4] ?? ""}`), body) }
    } catch (e) { console.error(e); r = T("Internal Server Error", "text/plain", 500) }
    res.writeHead(r.status, r.headers); res.end(req.method === "HEAD" ? undefined : r.body)
  })
}).listen(port, "127.0.0.1", () => console.log(`averstone on ${port}`))
