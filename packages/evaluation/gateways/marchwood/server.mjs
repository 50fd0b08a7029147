import { createHash } from "node:crypto"
import { createServer } from "node:http"
import { add, archive, esc, feed, listings, pages, robots } from "./lib.mjs"
import "./houses1.mjs"
import "./houses2.mjs"
import "./elsewhere.mjs"
import * as A from "./accounts.mjs"

for (const p of A.podcasts) feed(p.feed, p.title, p.episodes.map(e => ({ ...e, author: p.artist })))
for (const m of A.mastodon) add(m.url, `${m.display_name} (@${m.username}@${m.domain})`, `<!doctype html><html><head><title>${esc(m.display_name)} (@${m.username}@${m.domain})</title></head><body><h1>${esc(m.display_name)}</h1>${m.note}${m.fields.map(f => `<dl><dt>${f.name}</dt><dd>${f.value}</dd></dl>`).join("")}</body></html>`)
for (const u of A.github) add(`https://github.com/${u.login}`, `${u.login} (${u.name}) · GitHub`, `<!doctype html><html><head><title>${u.login} (${esc(u.name)}) · GitHub</title></head><body><h1>${esc(u.name)} ${u.login}</h1><p>${esc(u.bio)}</p><p>${esc(u.company ?? "")} ${esc(u.location ?? "")}</p><ul>${u.repositories.map(r => `<li>${r.name}: ${esc(r.description ?? "")} (${r.language})</li>`).join("")}</ul></body></html>`)
for (const w of A.wikipedia) add(`https://en.wikipedia.org/wiki/${encodeURIComponent(w.title.replaceAll(" ", "_")).replaceAll("%28", "(").replaceAll("%29", ")")}`, `${w.title} - Wikipedia`, `<!doctype html><html><head><title>${esc(w.title)} - Wikipedia</title></head><body><h1>${esc(w.title)}</h1><p>${esc(w.extract)}</p></body></html>`)

const hosts = new Set([...pages.keys()].map(u => new URL(u).host))

/* ---- search engine ---- */
const text = html => html.replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style|nav|header|footer)\b[\s\S]*?<\/\1>/gi, " ").replace(/^[\s\S]*?<\/head>/i, " ").replace(/<[^>]+>/g, " ")
  .replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, "\"").replace(/&amp;/g, "&").replace(/\s+/g, " ").trim()
const words = s => s.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").match(/[\p{L}\p{N}]+/gu) ?? []
const docs = [...[...pages.values()].filter(p => !p.redirect && p.type.startsWith("text/html")).map(p => ({ url: p.url, title: p.title, text: text(p.body), news: p.news })), ...listings.map(l => ({ url: l.url, title: l.title, text: l.snippet }))]
for (const d of docs) { d.w = words(d.text); d.s = new Set(d.w); d.t = new Set(words(d.title)); d.u = new Set(words(d.url)) }
const df = new Map()
for (const d of docs) for (const w of new Set([...d.s, ...d.t, ...d.u])) df.set(w, (df.get(w) ?? 0) + 1)
const stop = new Set("a an and the of in on at for to or is by with from".split(" "))
const search = (q, { limit = 5, include, exclude } = {}) => {
  const sites = [...q.matchAll(/\bsite:(\S+)/g)].map(m => m[1]).concat(include ?? [])
  const clean = q.replace(/-?\b(site|inurl|intitle|filetype):\S+/g, " ").replace(/\bOR\b|\bAND\b/g, " ")
  const ws = [...new Set(words(clean).filter(w => !stop.has(w)))]
  const phrases = [...clean.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" "))
  const at = (url, s) => { const u = new URL(url), h = s.replace(/^https?:\/\//, "").replace(/^\*?\./, ""), [hh, ...r] = h.split("/"); return (u.host === hh || u.host.endsWith("." + hh)) && (u.pathname.startsWith("/" + r.join("/"))) }
  const found = []
  for (const d of docs) {
    if (sites.length && !sites.some(s => at(d.url, s))) continue
    if (exclude?.some(s => at(d.url, s))) continue
    let score = 0, hit = 0, all = 0
    for (const w of ws) {
      const idf = Math.log(1 + docs.length / (1 + (df.get(w) ?? 0))); all += idf
      const n = (d.t.has(w) ? 2 : 0) + (d.u.has(w) ? 1 : 0) + (d.s.has(w) ? 1.5 : 0)
      if (n) { score += idf * n; hit += idf }
    }
    const flat = " " + words(d.title + " " + d.text).join(" ") + " "
    for (const p of phrases) if (flat.includes(` ${p} `)) score *= 1.6
    if (ws.length > 1 && flat.includes(` ${ws.slice(0, 2).join(" ")} `)) score *= 1.4
    score *= hit / all
    if (hit > 0 && hit >= all * .25) found.push({ d, score })
  }
  const top = found.sort((a, b) => b.score - a.score).slice(0, limit)
  return top.map(({ d, score }) => {
    const low = d.text.toLowerCase(); let best = 0, most = -1
    for (let i = 0; i < Math.max(1, d.text.length - 150); i += 40) { const part = low.slice(i, i + 300); const n = ws.filter(w => part.includes(w)).length; if (n > most) { most = n; best = i } }
    if (best > 0) best = d.text.lastIndexOf(" ", best) + 1
    return { url: d.url, title: d.title, content: d.text.slice(best, best + 300).trim(), score: Math.round(Math.min(.99, score / (1 + top[0].score)) * 1e4) / 1e4, news: d.news }
  })
}

/* ---- services ---- */
const json = (o, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(o) })
const norm = s => words(s ?? "").join(" ")
const like = (hay, needle) => { const h = norm(hay); return norm(needle).split(" ").every(w => h.includes(w)) }
const uuid = s => createHash("md5").update(s).digest("hex").replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5")
const ghUser = u => ({ login: u.login, id: u.id, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, html_url: `https://github.com/${u.login}`, url: `https://api.github.com/users/${u.login}`, type: "User", score: 1 })
const ghRepo = (u, r) => ({ id: u.id * 10 + u.repositories.indexOf(r), name: r.name, full_name: `${u.login}/${r.name}`, private: false, owner: ghUser(u), html_url: `https://github.com/${u.login}/${r.name}`, description: r.description, fork: false, language: r.language, topics: r.topics, stargazers_count: r.stars, pushed_at: r.pushed_at, updated_at: r.pushed_at, created_at: "2020-01-01T00:00:00Z", homepage: null, archived: false })
const bsky = b => ({ did: b.did, handle: b.handle, displayName: b.displayName, description: b.description, website: b.website || undefined, followersCount: 320, followsCount: 200, postsCount: b.posts.length, indexedAt: "2026-05-01T00:00:00.000Z", labels: [] })
const year = y => y == null ? null : { year: { value: String(y) }, month: null, day: null }
const aff = ([o, role, city, country, from, to], kind) => ({ "put-code": 1, "department-name": null, "role-title": role, "start-date": year(from), "end-date": year(to), organization: { name: o, address: { city, region: null, country } } })
const groups = (list, kind) => ({ "affiliation-group": list.map(x => ({ "external-ids": { "external-id": [] }, summaries: [{ [`${kind}-summary`]: aff(x) }] })) })
const person = o => ({ name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": null }, "other-names": { "other-name": [] }, biography: o.bio ? { content: o.bio } : null, "researcher-urls": { "researcher-url": [] }, emails: { email: [] }, addresses: { address: [{ country: { value: o.country } }] }, keywords: { keyword: o.keywords.map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] } })
const works = o => ({ group: o.works.map(([title, type, y, j]) => ({ "work-summary": [{ title: { title: { value: title } }, type, "publication-date": year(y), "journal-title": { value: j } }] })) })
const entity = w => ({ type: "item", id: w.id, title: w.id, labels: { en: { language: "en", value: w.label } }, descriptions: { en: { language: "en", value: w.description } }, aliases: w.aliases.length ? { en: w.aliases.map(value => ({ language: "en", value })) } : {},
  claims: w.statements.reduce((all, [p, v]) => { (all[p] ??= []).push({ mainsnak: { snaktype: "value", property: p, datavalue: v.startsWith("Q") ? { type: "wikibase-entityid", value: { "entity-type": "item", id: v, "numeric-id": +v.slice(1) } } : v.startsWith("+") ? { type: "time", value: { time: v, precision: 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" } } : { type: "string", value: v } }, type: "statement", rank: "normal" }); return all }, {}),
  sitelinks: w.article ? { enwiki: { site: "enwiki", title: w.article, url: `https://en.wikipedia.org/wiki/${w.article.replaceAll(" ", "_")}` } } : {} })
const oa = a => ({ id: `https://openalex.org/${a.id}`, orcid: `https://orcid.org/${a.orcid}`, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works, cited_by_count: a.cited, affiliations: [{ institution: { id: "https://openalex.org/I1", display_name: a.institution, country_code: a.country }, years: a.years }], last_known_institutions: [{ display_name: a.institution, country_code: a.country }], topics: a.topics.map(display_name => ({ display_name, count: 5 })), x_concepts: [] })

const services = {
  "api.gravatar.com": ({ path }) => {
    const h = path.split("/").pop(), g = A.gravatar.find(g => createHash("sha256").update(g.email).digest("hex") === h || g.slug === h)
    return g ? json({ hash: h, display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${h}`, avatar_alt_text: "", location: g.location, description: g.description, job_title: g.job_title, company: g.company, pronouns: g.pronouns, pronunciation: "", verified_accounts: g.accounts.map(([service_type, service_label, url]) => ({ service_type, service_label, service_icon: "", url, is_hidden: false })) }) : json({ error: "Profile not found", code: "not_found" }, 404)
  },
  "api.github.com": ({ path, q }) => {
    const rate = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "55" }, query = q.get("q") ?? ""
    if (path === "/search/users") { const bare = query.replace(/\b(in|type|location):\S+/g, "").replace(/"/g, "").trim(); const byMail = bare.includes("@")
      const f = A.github.filter(u => byMail ? u.email === bare.toLowerCase() : like(u.login + " " + u.name, bare)); return json({ total_count: f.length, incomplete_results: false, items: f.map(ghUser) }, 200, rate) }
    if (path === "/search/commits") { const m = query.match(/author-email:(\S+)/)?.[1]?.toLowerCase(); const f = A.github.filter(u => m && (u.commit_email ?? u.email) === m)
      return json({ total_count: f.length, incomplete_results: false, items: f.map(u => ({ sha: uuid(u.login).replaceAll("-", "") + "00000000", commit: { author: { name: u.name, email: m, date: u.repositories[0].pushed_at }, message: "Tidy" }, author: ghUser(u), committer: ghUser(u), repository: ghRepo(u, u.repositories[0]), score: 1 })) }, 200, rate) }
    const m = path.match(/^\/users\/([^/]+)(?:\/(\w+))?$/), u = m && A.github.find(u => u.login.toLowerCase() === m[1].toLowerCase())
    if (!u) return json({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404, rate)
    if (m[2] === "repos") return json([...u.repositories].sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)).map(r => ghRepo(u, r)), 200, rate)
    if (m[2] === "social_accounts") return json(u.accounts, 200, rate)
    if (m[2]) return json([], 200, rate)
    return json({ ...ghUser(u), name: u.name, company: u.company, blog: u.blog, location: u.location, email: u.email, hireable: null, bio: u.bio, twitter_username: u.twitter_username, public_repos: u.repositories.length, public_gists: 0, followers: 140, following: 20, created_at: "2014-01-01T00:00:00Z", updated_at: "2026-05-01T00:00:00Z" }, 200, rate)
  },
  "api.tavily.com": ({ path, data }) => path !== "/search" ? json({ detail: "Not Found" }, 404) : !data?.query ? json({ detail: { error: "Query is missing." } }, 400) : json({ query: data.query, follow_up_questions: null, answer: null, images: [], results: search(data.query, { limit: data.max_results ?? 5, include: data.include_domains, exclude: data.exclude_domains }).map(({ url, title, content, score }) => ({ url, title, content, score, raw_content: null })), response_time: .41, request_id: uuid(data.query) }),
  "api.firecrawl.dev": ({ path, data }) => {
    if (/^\/v\d\/search$/.test(path)) { if (!data?.query) return json({ success: false, error: "Bad Request" }, 400)
      const r = search(data.query, { limit: data.limit ?? 5, include: data.includeDomains, exclude: data.excludeDomains }).map(({ url, title, content }, i) => ({ url, title, description: content, position: i + 1 }))
      return json(path.startsWith("/v1") ? { success: true, data: r } : { success: true, data: { web: r }, creditsUsed: 2, id: uuid(data.query) }) }
    if (/^\/v\d\/scrape$/.test(path)) { const p = pages.get(data?.url); return p && !p.dead && !p.redirect ? json({ success: true, data: { markdown: text(p.body), html: p.body, metadata: { title: p.title, sourceURL: p.url, url: p.url, statusCode: 200 } } }) : json({ success: false, error: "Could not scrape url" }, 500) }
    return json({ success: false, error: "Not Found" }, 404)
  },
  "r.jina.ai": ({ path, url }) => { const p = pages.get(decodeURIComponent(path.slice(1)) + (url.search || "")); return p && !p.dead && !p.redirect ? json({ code: 200, status: 20000, data: { title: p.title, description: "", url: p.url, content: text(p.body), usage: { tokens: 500 } } }) : json({ code: 422, status: 42206, name: "AssertionFailureError", message: "Failed to goto" }, 422) },
  "www.wikidata.org": ({ path, q }) => {
    if (path === "/w/api.php" && q.get("action") === "wbsearchentities") { const s = q.get("search") ?? ""; const f = A.wikidata.filter(w => !w.hidden && [w.label, ...w.aliases].some(l => norm(l).startsWith(norm(s)))).slice(0, +(q.get("limit") ?? 7)); return json({ searchinfo: { search: s }, search: f.map(w => ({ id: w.id, title: w.id, concepturi: `http://www.wikidata.org/entity/${w.id}`, url: `//www.wikidata.org/wiki/${w.id}`, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 }) }
    if (path === "/w/api.php" && q.get("action") === "wbgetentities") return json({ entities: Object.fromEntries((q.get("ids") ?? "").split("|").map(id => { const w = A.wikidata.find(w => w.id === id); return [id, w ? entity(w) : { id, missing: "" }] })), success: 1 })
    const w = A.wikidata.find(w => path === `/wiki/Special:EntityData/${w.id}.json`)
    return w ? json({ entities: { [w.id]: entity(w) } }) : { status: 404, headers: { "content-type": "text/html" }, body: "<h1>Not Found</h1>" }
  },
  "en.wikipedia.org": ({ path, q }) => {
    const m = path.match(/^\/api\/rest_v1\/page\/summary\/(.+)$/)
    if (m) { const t = decodeURIComponent(m[1]).replaceAll("_", " "), w = A.wikipedia.find(w => w.title.toLowerCase() === t.toLowerCase()); return w ? json({ type: "standard", title: w.title, displaytitle: w.title, wikibase_item: A.wikidata.find(i => i.article === w.title)?.id, lang: "en", description: w.description, extract: w.extract, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${w.title.replaceAll(" ", "_")}` } } }) : json({ type: "https://mediawiki.org/wiki/HyperSwitch/errors/not_found", title: "Not found.", status: 404 }, 404) }
    if (path === "/w/api.php") { const s = q.get("srsearch") ?? q.get("search") ?? ""; const f = A.wikipedia.filter(w => like(w.title + " " + w.extract, s)); return q.get("action") === "opensearch" ? json([s, f.map(w => w.title), f.map(() => ""), f.map(w => `https://en.wikipedia.org/wiki/${w.title.replaceAll(" ", "_")}`)]) : json({ batchcomplete: "", query: { searchinfo: { totalhits: f.length }, search: f.map((w, i) => ({ ns: 0, title: w.title, pageid: i + 1, snippet: w.extract })) } }) }
  },
  "pub.orcid.org": ({ path, q }) => {
    if (/^\/v3\.0\/expanded-search\/?$/.test(path)) { const s = q.get("q") ?? "", get = k => s.match(new RegExp(k + ":(?:\"([^\"]*)\"|\\(([^)]*)\\)|(\\S+))"))?.slice(1).find(Boolean); const g = get("given-names"), f = get("family-name"), a = get("affiliation-org-name"), e = get("email")
      const r = A.orcid.filter(o => !e && (g || f) && (!g || like(o.given, g)) && (!f || like(o.family, f)) && (!a || o.institutions.some(i => like(i, a)))); return json({ "expanded-result": r.length ? r.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": null, "other-name": [], email: [], "institution-name": o.institutions })) : null, "num-found": r.length }) }
    const m = path.match(/^\/v3\.0\/([\dX-]{19})(?:\/(\w+))?$/), o = m && A.orcid.find(o => o.id === m[1])
    if (!o) return json({ "response-code": 404, "developer-message": "404 Not Found", "error-code": 9016 }, 404)
    const acts = { employments: groups(o.employments, "employment"), educations: groups(o.educations, "education"), works: works(o) }
    return m[2] === "person" ? json(person(o)) : acts[m[2]] ? json(acts[m[2]]) : m[2] && m[2] !== "record" ? json({ "affiliation-group": [] }) : json({ "orcid-identifier": { path: o.id, uri: `https://orcid.org/${o.id}` }, person: person(o), "activities-summary": acts })
  },
  "api.openalex.org": ({ path, q }) => {
    if (path === "/authors") { const s = q.get("search") ?? "", f = A.openalex.filter(a => s && like(a.name, s)); return json({ meta: { count: f.length, page: 1, per_page: 25 }, results: f.map(oa) }) }
    const m = path.match(/^\/(?:authors|people)\/(.+)$/), k = m && decodeURIComponent(m[1]), a = k && A.openalex.find(a => k.endsWith(a.id) || k.includes(a.orcid))
    return a ? json(oa(a)) : path === "/works" ? json({ meta: { count: 0 }, results: [] }) : json({ error: "Not Found" }, 404)
  },
  "api.crossref.org": ({ path, q }) => { const s = q.get("query.author") ?? q.get("query") ?? "", aff = q.get("query.affiliation"); const f = path === "/works" ? A.crossref.filter(w => w.authors.some(a => like(a[0] + " " + a[1], s))) : []
    return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { "total-results": f.length, "items-per-page": 20, items: f.map(w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", title: [w.title], "container-title": [w.journal], published: { "date-parts": [w.published] }, issued: { "date-parts": [w.published] }, author: w.authors.map(([given, family, a, o], i) => ({ given, family, sequence: i ? "additional" : "first", affiliation: a ? [{ name: a }] : [], ...(o ? { ORCID: `http://orcid.org/${o}` } : {}) })) })) } }, 200, { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }) },
  "hn.algolia.com": ({ path, q }) => {
    const m = path.match(/^\/api\/v1\/users\/(.+)$/)
    if (m) { const u = A.hackerNews.find(u => u.username === m[1]); return u ? json({ username: u.username, about: u.about, karma: u.karma }) : json({ error: "User not found", status: 404 }, 404) }
    const a = (q.get("tags") ?? "").match(/author_(\w+)/)?.[1], hits = (q.get("tags") ?? "").includes("comment") ? [] : A.hackerNews.flatMap(u => u.stories.filter(s => a ? u.username === a : q.get("query") && like(s.title + " " + s.url, q.get("query"))).map(s => ({ objectID: s.id, title: s.title, url: s.url, author: u.username, points: s.points, num_comments: 40, comment_text: null, created_at_i: s.at, created_at: new Date(s.at * 1000).toISOString() })))
    return json({ hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20 })
  },
  "api.stackexchange.com": ({ path, q }) => { if (/\/tags|\/top-/.test(path)) { const u = A.stackExchange.find(u => path.includes("/" + u.id)); return json({ items: (u?.tags ?? []).map((tag_name, i) => ({ tag_name, name: tag_name, answer_count: 80 - i, answer_score: 200 - i, count: 80 - i })), has_more: false, quota_max: 300, quota_remaining: 280 }) }
    const f = A.stackExchange.filter(u => (q.get("site") ?? "stackoverflow") === "stackoverflow" && (path.endsWith("/" + u.id) || (q.get("inname") && norm(u.name).includes(norm(q.get("inname")))))); return json({ items: f.map(u => ({ user_id: u.id, account_id: u.id, display_name: u.name, location: u.location, website_url: u.website, about_me: u.about, link: `https://stackoverflow.com/users/${u.id}`, reputation: u.reputation, user_type: "registered" })), has_more: false, quota_max: 300, quota_remaining: 281 }) },
  "public.api.bsky.app": ({ path, q }) => {
    const m = path.replace("/xrpc/", ""), actor = q.get("actor"), b = A.bluesky.find(b => b.handle === actor || b.did === actor)
    if (m === "app.bsky.actor.searchActors") return json({ actors: A.bluesky.filter(b => like(b.displayName + " " + b.handle, q.get("q") ?? q.get("term") ?? "?")).map(bsky) })
    if (m === "app.bsky.feed.searchPosts") return { status: 403, headers: { "content-type": "text/html" }, body: "Forbidden" }
    if (!b) return json({ error: "InvalidRequest", message: "Profile not found" }, 400)
    if (m === "app.bsky.actor.getProfile") return json(bsky(b))
    if (m === "app.bsky.feed.getAuthorFeed") return json({ feed: b.posts.map((p, i) => ({ post: { uri: `at://${b.did}/app.bsky.feed.post/3k${i}abc`, cid: "bafy" + i, author: p.repost ? { did: "did:plc:other", handle: "iguanafan.bsky.social" } : { did: b.did, handle: b.handle }, record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.createdAt }, likeCount: 4 }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost" } } : {}) })) })
    return json({ error: "MethodNotImplemented" }, 501)
  },
  "api.gdeltproject.org": ({ q }) => { const s = (q.get("query") ?? "").replace(/\b\w+:\S+/g, ""); const ph = [...s.matchAll(/"([^"]+)"/g)].map(m => norm(m[1])); const rest = words(s.replace(/"[^"]*"|\bOR\b|[()]/g, " "))
    const f = docs.filter(d => { if (!d.news) return false; const t = norm(d.title + " " + d.text); return (ph.length || rest.length) && ph.every(p => t.includes(p)) && rest.every(w => t.includes(w)) })
    return json(f.length ? { articles: f.slice(0, +(q.get("maxrecords") ?? 75)).map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.news.seen.replace(/^(\d{8})(\d)/, "$1T$2").replace("TT", "T"), socialimage: "", domain: new URL(d.url).host.replace(/^www\./, ""), language: d.news.language, sourcecountry: d.news.country })) } : {}) },
  "itunes.apple.com": ({ q }) => { const s = q.get("term") ?? ""; const f = A.podcasts.filter(p => like([p.title, p.artist, p.description, ...(q.get("entity") === "podcastEpisode" ? p.episodes.map(e => e.title + " " + e.description) : [])].join(" "), s))
    const r = q.get("entity") === "podcastEpisode" ? f.flatMap(p => p.episodes.filter(e => like(e.title + " " + e.description, s)).map(e => ({ wrapperType: "podcastEpisode", kind: "podcast-episode", trackName: e.title, collectionName: p.title, description: e.description, feedUrl: p.feed, episodeUrl: e.url, trackViewUrl: e.url, releaseDate: e.at + "T06:00:00Z" }))) : f.map(p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, collectionName: p.title, trackName: p.title, artistName: p.artist, feedUrl: p.feed, collectionViewUrl: `https://podcasts.apple.com/podcast/id${p.id}`, primaryGenreName: "Business" })); return json({ resultCount: r.length, results: r }) },
  "rdap.org": ({ path }) => { const d = A.rdap.find(d => path === "/domain/" + d.domain); return d ? json({ objectClassName: "domain", ldhName: d.domain.toUpperCase(), handle: uuid(d.domain), status: ["active"], events: [{ eventAction: "registration", eventDate: d.registered }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", "REDACTED FOR PRIVACY"]]] }] }) : json({ errorCode: 404, title: "Not Found" }, 404) },
  "www.sec.gov": ({ path }) => path === "/files/company_tickers.json" ? json(Object.fromEntries(A.edgar.map((e, i) => [i, { cik_str: e.cik, ticker: e.ticker, title: e.name }]))) : { status: 404, headers: { "content-type": "text/html" }, body: "<h1>404</h1>" },
  "data.sec.gov": ({ path }) => { const e = A.edgar.find(e => path === `/submissions/CIK${String(e.cik).padStart(10, "0")}.json`); return e ? json({ cik: String(e.cik).padStart(10, "0"), entityType: "operating", sic: e.sic, sicDescription: e.industry, name: e.name, tickers: [e.ticker], exchanges: ["Nasdaq"], website: "", description: "", addresses: { business: { street1: "88 BINNEY ANNEX", city: e.city, stateOrCountry: e.state, zipCode: "02142" } }, filings: { recent: { accessionNumber: [], form: [], filingDate: [] }, files: [] } }) : { status: 404, headers: { "content-type": "text/xml" }, body: "<Error><Code>NoSuchKey</Code></Error>" } },
  "gitlab.com": ({ path }) => path.startsWith("/api/v4/users") ? (path === "/api/v4/users" || path.endsWith("/projects") ? json([]) : json({ message: "404 User Not Found" }, 404)) : undefined,
  "www.youtube.com": ({ path, q }) => { const c = path === "/feeds/videos.xml" ? A.youtube.find(c => c.id === q.get("channel_id")) : null
    if (c) return { status: 200, headers: { "content-type": "text/xml; charset=UTF-8" }, body: `<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><yt:channelId>${c.id}</yt:channelId><title>${c.title}</title><author><name>${c.title}</name><uri>https://www.youtube.com/channel/${c.id}</uri></author>${c.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><media:group><media:title>${esc(v.title)}</media:title><media:description>${esc(v.description)}</media:description></media:group></entry>`).join("")}</feed>` }
    const p = A.youtube.find(c => path === "/channel/" + c.id); return p ? { status: 200, headers: { "content-type": "text/html" }, body: `<html><head><title>${p.title} - YouTube</title></head><body></body></html>` } : { status: 404, headers: { "content-type": "text/html" }, body: "<title>404 Not Found</title>" } },
  "web.archive.org": ({ path, q, url }) => {
    if (path.startsWith("/cdx/search")) { const t = (q.get("url") ?? "").replace(/^https?:\/\//, "").replace(/\/?\*?$/, ""); const f = archive.filter(a => { const u = a.url.replace(/^https?:\/\//, ""); return q.get("matchType") || (q.get("url") ?? "").endsWith("*") ? u.startsWith(t) : u.replace(/\/$/, "") === t }); const cols = (q.get("fl") ?? "urlkey,timestamp,original,mimetype,statuscode,digest,length").split(",")
      const rows = f.map(a => ({ urlkey: a.url.replace(/^https?:\/\//, ""), timestamp: a.timestamp, original: a.url, mimetype: "text/html", statuscode: "200", digest: "ABC", length: String(a.body.length) })).map(r => cols.map(c => r[c])); return q.get("output") === "json" ? json(rows.length ? [cols, ...rows] : []) : { status: 200, headers: { "content-type": "text/plain" }, body: rows.map(r => r.join(" ") + "\n").join("") } }
    if (path === "/wayback/available") { const a = archive.find(a => a.url.endsWith((q.get("url") ?? "?").replace(/^https?:\/\//, ""))); return json({ url: q.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) }
    const m = path.match(/^\/web\/(\d+)[a-z_]*\/(.+)$/), a = m && archive.find(a => a.url.replace(/\/+/g, "/") === m[2].replace(/\/+/g, "/")); return a ? { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body: a.body } : { status: 404, headers: { "content-type": "text/html" }, body: "<h1>Wayback Machine has not archived that URL.</h1>" } }
}
services["api.wikidata.org"] = services["www.wikidata.org"]; services["youtube.com"] = services["www.youtube.com"]; services["archive.org"] = services["web.archive.org"]; services["gravatar.com"] = undefined; delete services["gravatar.com"]
const aliases = { "wikidata.org": "www.wikidata.org", "query.data": "" }

const answer = (scheme, host, path, url, data) => {
  const q = url.searchParams
  if (/(^|\.)linkedin\.com$/.test(host)) return { status: 999, headers: { "content-type": "text/html" }, body: "<html><head><script>window.location.href='/authwall'</script></head></html>" }
  if (/^((www|mobile)\.)?(x|twitter)\.com$/.test(host)) return { status: 403, headers: { "content-type": "text/html" }, body: "Forbidden" }
  const s = services[aliases[host] ?? host]
  if (s) { const r = s({ path, q, url, data }); if (r) return r }
  const ms = A.mastodon.filter(m => m.domain === host)
  if (ms.length) {
    if (path === "/.well-known/webfinger") { const m = ms.find(m => q.get("resource") === `acct:${m.username}@${m.domain}`); return m ? json({ subject: `acct:${m.username}@${m.domain}`, aliases: [m.url], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: m.url }] }, 200, { "content-type": "application/jrd+json" }) : json({ error: "Not Found" }, 404) }
    const acct = m => ({ id: m.id, username: m.username, acct: m.username, display_name: m.display_name, note: m.note, url: m.url, fields: m.fields, bot: false, followers_count: 210, statuses_count: m.posts.length })
    if (path === "/api/v1/accounts/lookup") { const m = ms.find(m => m.username === (q.get("acct") ?? "").split("@")[0]); return m ? json(acct(m)) : json({ error: "Record not found" }, 404) }
    const m = ms.find(m => path === `/api/v1/accounts/${m.id}/statuses`); if (m) return json(m.posts.map((p, i) => ({ id: String(i), created_at: p.created_at, content: p.content, url: m.url + "/" + i, reblog: null, account: acct(m) })))
  }
  if (!hosts.has(host)) return { status: 502, headers: { "content-type": "text/plain" }, body: "no such host\n" }
  if (path === "/robots.txt") return robots.has(host) ? { status: 200, headers: { "content-type": "text/plain" }, body: robots.get(host) } : { status: 404, headers: { "content-type": "text/plain" }, body: "Not Found" }
  const full = `https://${host}${path}`
  if (scheme === "http") return { status: 301, headers: { location: full + url.search }, body: "" }
  const p = pages.get(full) ?? pages.get(full + url.search)
  if (!p) { const other = pages.get(full.endsWith("/") ? full.slice(0, -1) : full + "/"); if (other) return { status: 301, headers: { location: other.url }, body: "" } }
  if (!p || p.dead) return { status: 404, headers: { "content-type": "text/html; charset=utf-8" }, body: "<!doctype html><html><head><title>Page not found</title></head><body><h1>404</h1><p>Sorry, we cannot find that page.</p></body></html>" }
  return p.redirect ? { status: 301, headers: { location: p.redirect }, body: "" } : { status: 200, headers: { "content-type": p.type }, body: p.body }
}

createServer((req, res) => {
  const chunks = []; req.on("data", c => chunks.push(c)); req.on("end", () => {
    let out
    try {
      const raw = new URL("http://x" + req.url), m = raw.pathname.match(/^\/(https?)\/([^/]+)(\/.*)?$/)
      let data; try { data = JSON.parse(Buffer.concat(chunks).toString() || "null") } catch { data = null }
      out = m ? answer(m[1], m[2].toLowerCase(), m[3] ?? "/", raw, data) : { status: 400, headers: {}, body: "bad request" }
    } catch (e) { out = { status: 500, headers: { "content-type": "text/plain" }, body: String(e?.stack ?? e) } }
    res.writeHead(out.status, out.headers); res.end(req.method === "HEAD" ? undefined : out.body)
  })
}).listen(+process.argv[2], "127.0.0.1")
