// Plays the internet of "vossberg": node server.mjs PORT; requests come as /{scheme}/{host}{path}?{query}.
import http from "node:http"
import { createHash } from "node:crypto"
import { pages, redirects, robots, hosts, listings, archive, esc } from "./lib.mjs"
import "./c1.mjs"
import "./c2.mjs"
import "./c3.mjs"
import "./c4.mjs"
import * as acc from "./accounts.mjs"
import { fold, plain, makeSearch } from "./search.mjs"

const sha = s => createHash("sha256").update(s).digest("hex")
const json = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(body) })
const html = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "text/html; charset=utf-8", ...headers }, body })
const text = (body, status = 200, type = "text/plain; charset=utf-8") => ({ status, headers: { "content-type": type }, body })
const moved = (to, status = 301) => ({ status, headers: { location: to, "content-type": "text/html" }, body: `<a href="${esc(to)}">Moved</a>` })
const unix = at => Math.floor(Date.parse(at) / 1000)
const toks = s => fold(s).split(/[^a-z0-9]+/).filter(Boolean)
const named = (name, q) => { const n = toks(name), t = toks(q); return t.length > 0 && t.every(w => n.some(x => x === w)) }

/* podcast feeds */
for (const p of acc.podcasts) pages.set(p.feed, { title: p.title, noindex: true, type: "application/rss+xml; charset=utf-8", html: `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(p.title)}</title><link>${p.site}</link><description>${esc(p.description)}</description><itunes:author>${esc(p.artist)}</itunes:author>\n${p.episodes.map(e => `<item><title>${esc(e.title)}</title><link>${e.url}</link><guid isPermaLink="true">${e.url}</guid><pubDate>${new Date(e.at).toUTCString()}</pubDate><description>${esc(e.description)}</description></item>`).join("\n")}\n</channel></rss>\n` })

/* pages of services for people who look with a browser */
const profilePages = new Map()
for (const u of acc.github) profilePages.set(`https://github.com/${u.login}`, { title: `${u.login} (${u.name}) · GitHub`, html: `<!doctype html><html lang="en"><head><title>${esc(`${u.login} (${u.name}) · GitHub`)}</title></head><body><main><h1><span class="p-name vcard-fullname">${esc(u.name)}</span> <span class="p-nickname">${u.login}</span></h1><div class="p-note user-profile-bio">${esc(u.bio ?? "")}</div><ul class="vcard-details"><li class="p-org">${esc(u.company ?? "")}</li><li class="p-label">${esc(u.location ?? "")}</li>${u.blog ? `<li><a rel="nofollow me" href="${esc(u.blog)}">${esc(u.blog)}</a></li>` : ""}</ul><ol>${u.repositories.map(r => `<li><a href="/${u.login}/${r.name}">${r.name}</a><p>${esc(r.description)}</p><span itemprop="programmingLanguage">${r.language}</span> ${r.stars}</li>`).join("")}</ol></main></body></html>` })
for (const u of acc.github) for (const r of u.repositories) profilePages.set(`https://github.com/${u.login}/${r.name}`, { title: `${u.login}/${r.name}: ${r.description}`, html: `<!doctype html><html lang="en"><head><title>${esc(`${u.login}/${r.name}: ${r.description}`)}</title></head><body><h1><a href="/${u.login}">${u.login}</a>/${r.name}</h1><p>${esc(r.description)}</p><p>${r.language} · ${(r.topics ?? []).join(", ")} · ${r.stars} stars</p></body></html>` })
for (const w of acc.wikipedia) profilePages.set(`https://en.wikipedia.org/wiki/${encodeURIComponent(w.title.replace(/ /g, "_"))}`, { title: `${w.title} - Wikipedia`, html: `<!doctype html><html lang="en"><head><title>${esc(w.title)} - Wikipedia</title></head><body><h1 id="firstHeading">${esc(w.title)}</h1><div id="mw-content-text"><p>${esc(w.extract)}</p></div></body></html>` })
for (const g of acc.gravatar) profilePages.set(`https://gravatar.com/${g.slug}`, { noindex: true, title: `${g.display_name} - Gravatar Profile`, html: `<!doctype html><html><head><title>${esc(g.display_name)} - Gravatar Profile</title></head><body><div class="h-card"><h1 class="p-name">${esc(g.display_name)}</h1><p><span class="p-job-title">${esc(g.job_title ?? "")}</span> <span class="p-org">${esc(g.company ?? "")}</span> <span class="p-locality">${esc(g.location ?? "")}</span></p><p class="p-note">${esc(g.description ?? "")}</p>${(g.accounts ?? []).map(a => `<a class="u-url" href="${a.url}">${a.label}</a>`).join(" ")}</div></body></html>` })
for (const b of acc.bluesky) profilePages.set(`https://bsky.app/profile/${b.handle}`, { title: `${b.name} (@${b.handle}) — Bluesky`, html: `<!doctype html><html><head><title>${esc(b.name)} (@${b.handle}) — Bluesky</title><meta name="description" content="${esc(b.description)}"></head><body><noscript><h1>${esc(b.name)}</h1><p>${esc(b.description)}</p></noscript></body></html>` })
for (const m of acc.mastodon) profilePages.set(`https://${m.domain}/@${m.user}`, { title: `${m.name} (@${m.user}@${m.domain})`, html: `<!doctype html><html lang="en"><head><title>${esc(m.name)} (@${m.user}@${m.domain}) - Mastodon</title></head><body><div class="account"><h1>${esc(m.name)}</h1><div class="account__header__content">${m.note}</div><dl>${m.fields.map(f => `<dt>${esc(f.name)}</dt><dd>${f.value}</dd>`).join("")}</dl></div></body></html>` })
for (const o of acc.orcid) profilePages.set(`https://orcid.org/${o.id}`, { title: `${o.given} ${o.family} (${o.id}) - ORCID`, html: `<!doctype html><html><head><title>${esc(`${o.given} ${o.family} (${o.id})`)} - ORCID</title></head><body><h1>${esc(o.given)} ${esc(o.family)}</h1><p>${esc(o.biography)}</p><p>Keywords: ${o.keywords.join(", ")}</p><h2>Employment</h2><ul>${o.employments.map(e => `<li>${esc(e.organization)}: ${e.city}, ${e.country}. ${e.from} to ${e.to ?? "present"} | ${esc(e.role)}</li>`).join("")}</ul><h2>Education</h2><ul>${o.educations.map(e => `<li>${esc(e.organization)}: ${e.city}, ${e.country}. ${e.from} to ${e.to} | ${esc(e.role)} (${esc(e.department ?? "")})</li>`).join("")}</ul><h2>Works</h2><ul>${o.works.map(w => `<li>${esc(w.title)}. ${esc(w.journal)}, ${w.year}</li>`).join("")}</ul></body></html>` })
for (const s of acc.stackExchange) profilePages.set(`https://stackoverflow.com/users/${s.id}/${toks(s.name).join("-")}`, { title: `User ${s.name} - Stack Overflow`, html: `<!doctype html><html><head><title>User ${esc(s.name)} - Stack Overflow</title></head><body><h1>${esc(s.name)}</h1><p>${esc(s.location)}</p><div>${s.about}</div><p>${s.reputation} reputation. Top tags: ${s.tags.join(", ")}</p>${s.website ? `<a href="${s.website}">website</a>` : ""}</body></html>` })
for (const u of acc.gitlab) profilePages.set(`https://gitlab.com/${u.username}`, { title: `${u.name} · GitLab`, html: `<!doctype html><html><head><title>${esc(u.name)} · GitLab</title></head><body><h1>${esc(u.name)}</h1><p>${esc(u.job_title)} at ${esc(u.organization)}, ${esc(u.location)}</p><p>${esc(u.bio)}</p><ul>${u.projects.map(p => `<li>${esc(p.name)}: ${esc(p.description)}</li>`).join("")}</ul></body></html>` })
const profileHosts = new Set([...profilePages.keys()].map(u => new URL(u).host))

const docs = [
  ...[...pages].filter(([, p]) => !p.noindex && /html/.test(p.type)).map(([url, p]) => ({ url, title: p.title, text: plain(p.html), news: p.news, date: p.date })),
  ...[...profilePages].filter(([, p]) => !p.noindex).map(([url, p]) => ({ url, title: p.title, text: plain(p.html) })),
  ...listings.map(l => ({ url: l.url, title: l.title, text: l.snippet, snippet: l.snippet }))
]
const search = makeSearch(docs)

const pageAt = url => pages.get(url) ?? profilePages.get(url)
const sitePage = (host, path, query, scheme) => {
  const other = redirects.get("host:" + host)
  if (other) return moved(`https://${other}${path}${query ? "?" + query : ""}`)
  if (scheme === "http") return moved(`https://${host}${path}${query ? "?" + query : ""}`)
  if (path === "/robots.txt") return robots[host] !== undefined ? text(robots[host]) : html("<h1>404 Not Found</h1>", 404)
  const here = [...pages.keys()].filter(u => u.startsWith(`https://${host}/`))
  if (path === "/sitemap.xml" && /sitemap/i.test(robots[host] ?? "")) return text(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${here.filter(u => !pages.get(u).dead).map(u => `<url><loc>${u}</loc></url>`).join("\n")}\n</urlset>\n`, 200, "application/xml")
  let decoded = path
  try { decoded = decodeURIComponent(path) } catch { /* as it is */ }
  const url = `https://${host}${decoded}`
  if (redirects.has(url)) return moved(redirects.get(url))
  const page = pages.get(url)
  if (page && !page.dead) return { status: 200, headers: { "content-type": page.type }, body: page.html }
  if (!page && decoded.length > 1 && decoded.endsWith("/") && pages.has(url.slice(0, -1))) return moved(url.slice(0, -1))
  return html(`<!doctype html><html><head><title>Page not found</title></head><body><h1>404</h1><p>This page does not exist or has moved.</p><p><a href="/">Home</a></p></body></html>`, 404)
}

/* ---------- services ---------- */
const rate = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "55", "x-ratelimit-reset": "1780308000", "x-ratelimit-used": "5" }
const ghUser = u => ({ login: u.login, id: u.id, node_id: "U_kg" + u.id, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, gravatar_id: "", url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, repos_url: `https://api.github.com/users/${u.login}/repos`, type: "User", user_view_type: "public", site_admin: false })
const ghRepo = (u, r) => ({ id: u.id * 10 + r.stars % 10, name: r.name, full_name: `${u.login}/${r.name}`, private: false, owner: ghUser(u), html_url: `https://github.com/${u.login}/${r.name}`, description: r.description, fork: !!r.fork, language: r.language, topics: r.topics ?? [], stargazers_count: r.stars, watchers_count: r.stars, forks_count: 0, homepage: null, archived: false, created_at: "2019-01-01T00:00:00Z", updated_at: r.pushed_at, pushed_at: r.pushed_at })
const github = (path, q) => {
  const ok = (b, s = 200) => json(b, s, { ...rate, "x-github-media-type": "github.v3; format=json" })
  const gone = () => ok({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404)
  if (path === "/search/users") {
    const raw = q.get("q") ?? ""
    if (!raw) return ok({ message: "Validation Failed", errors: [{ resource: "Search", field: "q", code: "missing" }], documentation_url: "https://docs.github.com/v3/search", status: "422" }, 422)
    const quals = Object.fromEntries([...raw.matchAll(/(\w+):("[^"]+"|\S+)/g)].map(m => [m[1], m[2].replace(/"/g, "")]))
    const words = raw.replace(/(\w+):("[^"]+"|\S+)/g, " ").replace(/"/g, " ").trim()
    const items = acc.github.filter(u => {
      if (quals.user && u.login !== quals.user) return false
      if (quals.location && !fold(u.location).includes(fold(quals.location))) return false
      if (quals.fullname && !named(u.name, quals.fullname)) return false
      if (!words) return !!(quals.fullname || quals.user || quals.location)
      if (/@/.test(words)) return u.email === words.toLowerCase()
      if (quals.in === "email") return false
      return (quals.in !== "login" && named(u.name, words)) || (quals.in !== "name" && u.login === words.toLowerCase())
    })
    return ok({ total_count: items.length, incomplete_results: false, items: items.map(u => ({ ...ghUser(u), score: 1 })) })
  }
  if (path === "/search/commits") {
    const m = /author-email:"?([^\s"]+)/.exec(q.get("q") ?? "")
    const items = m ? acc.github.filter(u => u.commit_email === m[1].toLowerCase()) : []
    return ok({ total_count: items.length, incomplete_results: false, items: items.map(u => ({ sha: sha(u.login).slice(0, 40), html_url: `https://github.com/${u.login}/${u.repositories[0].name}/commit/${sha(u.login).slice(0, 40)}`, commit: { author: { name: u.name, email: u.commit_email, date: u.repositories[0].pushed_at }, message: "Fix flaky test" }, author: ghUser(u), committer: ghUser(u), repository: ghRepo(u, u.repositories[0]), score: 1 })) })
  }
  if (path.startsWith("/search/")) return ok({ total_count: 0, incomplete_results: false, items: [] })
  const m = /^\/users\/([^/]+)(?:\/([\w/]+))?$/.exec(path)
  const u = m && acc.github.find(x => x.login.toLowerCase() === decodeURIComponent(m[1]).toLowerCase())
  if (m && u) {
    if (!m[2]) return ok({ ...ghUser(u), name: u.name, company: u.company ?? null, blog: u.blog ?? "", location: u.location ?? null, email: u.email ?? null, hireable: null, bio: u.bio ?? null, twitter_username: null, public_repos: u.repositories.length, public_gists: 0, followers: 41, following: 12, created_at: "2013-05-05T10:00:00Z", updated_at: "2026-05-01T10:00:00Z" })
    if (m[2] === "repos") return ok([...u.repositories].sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)).map(r => ghRepo(u, r)))
    if (m[2] === "social_accounts") return ok(u.accounts ?? [])
    return ok([])
  }
  const r = /^\/repos\/([^/]+)\/([^/]+)(\/.*)?$/.exec(path)
  if (r) { const o = acc.github.find(x => x.login === r[1]), p = o?.repositories.find(x => x.name === r[2]); if (p && !r[3]) return ok(ghRepo(o, p)) }
  return gone()
}

const glUser = u => ({ id: u.id, username: u.username, name: u.name, state: "active", locked: false, avatar_url: null, web_url: `https://gitlab.com/${u.username}` })
const gitlab = (path, q) => {
  if (path === "/api/v4/users") return json(acc.gitlab.filter(u => q.has("username") ? u.username === q.get("username").toLowerCase() : q.has("search") && (named(u.name, q.get("search")) || u.username === q.get("search"))).map(glUser))
  const m = /^\/api\/v4\/users\/([^/]+)(\/projects)?$/.exec(path)
  const u = m && acc.gitlab.find(x => String(x.id) === m[1] || x.username === m[1])
  if (u && m[2]) return json(u.projects.map((p, i) => ({ id: u.id * 10 + i, description: p.description, name: p.name, path: p.name, path_with_namespace: `${u.username}/${p.name}`, web_url: `https://gitlab.com/${u.username}/${p.name}`, topics: [], star_count: 17, last_activity_at: p.at })))
  if (u) return json({ ...glUser(u), bio: u.bio, location: u.location, linkedin: u.linkedin, twitter: u.twitter, website_url: u.website_url, job_title: u.job_title, organization: u.organization, pronouns: null, created_at: "2018-01-01T00:00:00.000Z" })
  if (path.startsWith("/api/")) return json({ message: "404 Not Found" }, 404)
  return null
}

const tavily = (path, body) => {
  if (path === "/search") {
    if (!body?.query) return json({ detail: { error: "Query is missing." } }, 422)
    const t0 = Date.now()
    const news = body.topic === "news"
    const found = search(body.query, { limit: Math.min(20, body.max_results ?? 5), only: body.include_domains, without: body.exclude_domains, filter: news ? d => d.news : undefined })
    return json({ query: body.query, follow_up_questions: null, answer: null, images: [], results: found.map(r => ({ url: r.url, title: r.title, content: r.content, score: r.score, raw_content: body.include_raw_content && pageAt(r.url) && !pageAt(r.url).dead ? plain(pageAt(r.url).html) : null, ...(news ? { published_date: new Date(r.date).toUTCString() } : {}) })), response_time: (Date.now() - t0) / 1000 + 0.4, request_id: sha(body.query).slice(0, 32) })
  }
  if (path === "/extract") {
    const urls = [].concat(body?.urls ?? [])
    const ok = urls.filter(u => pageAt(u) && !pageAt(u).dead)
    return json({ results: ok.map(u => ({ url: u, raw_content: plain(pageAt(u).html), images: [] })), failed_results: urls.filter(u => !ok.includes(u)).map(u => ({ url: u, error: "Failed to fetch url" })), response_time: 0.5 })
  }
  return json({ detail: "Not Found" }, 404)
}
const firecrawl = (path, body) => {
  const m = /^\/v([12])\/(search|scrape)$/.exec(path)
  if (!m) return json({ success: false, error: "Not Found" }, 404)
  if (m[2] === "search") {
    if (!body?.query) return json({ success: false, error: "Bad Request", details: [{ code: "invalid_type", path: ["query"], message: "Required" }] }, 400)
    const web = search(body.query, { limit: Math.min(100, body.limit ?? 5), only: body.includeDomains, without: body.excludeDomains }).map((r, i) => ({ url: r.url, title: r.title, description: r.content, position: i + 1 }))
    if (m[1] === "1") return json({ success: true, data: web.map(({ position, ...r }) => r) })
    const kinds = (body.sources ?? ["web"]).map(s => typeof s === "string" ? s : s.type)
    const data = {}
    if (kinds.includes("web")) data.web = web
    if (kinds.includes("news")) data.news = search(body.query, { limit: body.limit ?? 5, filter: d => d.news }).map((r, i) => ({ title: r.title, url: r.url, snippet: r.content, date: r.date, position: i + 1 }))
    return json({ success: true, data, creditsUsed: 2, id: "0198" + sha(body.query).slice(0, 28) })
  }
  const p = pageAt(body?.url ?? "")
  if (!p || p.dead) return json({ success: true, data: { markdown: "# 404", metadata: { title: "Page not found", sourceURL: body?.url, url: body?.url, statusCode: 404 } } })
  return json({ success: true, data: { markdown: plain(p.html), html: p.html, metadata: { title: p.title, sourceURL: body.url, url: body.url, statusCode: 200, contentType: "text/html" } } })
}

const claim = (id, s, i) => {
  const value = x => x.item ? ["wikibase-item", "wikibase-entityid", { "entity-type": "item", "numeric-id": Number(x.item.id.slice(1)), id: x.item.id }] : x.time ? ["time", "time", { time: `+${x.time.length === 4 ? x.time + "-00-00" : x.time}T00:00:00Z`, timezone: 0, before: 0, after: 0, precision: x.time.length === 4 ? 9 : 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" }] : ["string", "string", x.text]
  const [datatype, type, v] = value(s)
  return { mainsnak: { snaktype: "value", property: s.property, hash: sha(id + i).slice(0, 40), datavalue: { value: v, type }, datatype }, type: "statement", id: `${id}$${sha(id + i).slice(0, 36)}`, rank: "normal" }
}
const labels = new Map(acc.wikidata.flatMap(w => [[w.id, w.label], ...w.statements.filter(s => s.item).map(s => [s.item.id, s.item.label])]))
const entity = id => {
  const w = acc.wikidata.find(x => x.id === id)
  const en = value => ({ en: { language: "en", value } })
  if (w) { const claims = {}; w.statements.forEach((s, i) => (claims[s.property] ??= []).push(claim(w.id, s, i))); return { pageid: Number(id.slice(3)), ns: 0, title: id, lastrevid: 1, modified: "2026-01-01T00:00:00Z", type: "item", id, labels: en(w.label), descriptions: en(w.description), aliases: {}, claims, sitelinks: w.article ? { enwiki: { site: "enwiki", title: w.article, badges: [], url: `https://en.wikipedia.org/wiki/${encodeURIComponent(w.article.replace(/ /g, "_"))}` } } : {} } }
  if (labels.has(id)) return { type: "item", id, labels: en(labels.get(id)), descriptions: {}, aliases: {}, claims: {}, sitelinks: {} }
  return null
}
const wikidata = (path, q) => {
  const m = /^\/wiki\/Special:EntityData\/(Q\d+)(?:\.json)?$/.exec(path)
  if (m) { const e = entity(m[1]); return e ? json({ entities: { [m[1]]: e } }) : html("<h1>Not Found</h1>", 404) }
  if (path === "/w/api.php") {
    if (q.get("action") === "wbsearchentities") {
      const s = q.get("search") ?? ""
      const f = fold(s)
      const found = acc.wikidata.filter(w => f && fold(w.label).startsWith(f)).slice(0, Number(q.get("limit") ?? 7))
      return json({ searchinfo: { search: s }, search: found.map(w => ({ id: w.id, title: w.id, pageid: Number(w.id.slice(3)), concepturi: `http://www.wikidata.org/entity/${w.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${w.id}`, display: { label: { value: w.label, language: "en" }, description: { value: w.description, language: "en" } }, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 })
    }
    if (q.get("action") === "wbgetentities") { const ids = (q.get("ids") ?? "").split("|").filter(Boolean); return json({ entities: Object.fromEntries(ids.map(i => [i, entity(i) ?? { id: i, missing: "" }])), success: 1 }) }
    if (q.get("action") === "query") { const found = acc.wikidata.filter(w => named(w.label, q.get("srsearch") ?? "")); return json({ batchcomplete: "", query: { searchinfo: { totalhits: found.length }, search: found.map(w => ({ ns: 0, title: w.id, snippet: w.description })) } }) }
    return json({ error: { code: "badvalue", info: "Unrecognized value for parameter \"action\"." } })
  }
  if (path.startsWith("/wiki/Q")) { const w = acc.wikidata.find(x => x.id === path.slice(6)); if (w) return html(`<html><head><title>${esc(w.label)} - Wikidata</title></head><body><h1>${esc(w.label)}</h1><p>${esc(w.description)}</p></body></html>`) }
  return html("<h1>Not Found</h1>", 404)
}
const wikipedia = (host, path, q) => {
  const arts = host.startsWith("en.") ? acc.wikipedia : []
  const m = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path)
  if (m) {
    const title = decodeURIComponent(m[1]).replace(/_/g, " ")
    const a = arts.find(x => x.title === title)
    if (!a) return json({ type: "Internal error", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: `/${host}/v1/page/summary/${m[1]}` , status: 404 }, 404)
    const u = `https://en.wikipedia.org/wiki/${encodeURIComponent(a.title.replace(/ /g, "_"))}`
    return json({ type: "standard", title: a.title, displaytitle: `<span class="mw-page-title-main">${a.title}</span>`, namespace: { id: 0, text: "" }, wikibase_item: acc.wikidata.find(w => w.article === a.title)?.id, titles: { canonical: a.title.replace(/ /g, "_"), normalized: a.title, display: a.title }, pageid: 70000000 + a.title.length, lang: "en", dir: "ltr", revision: "1", timestamp: "2026-02-01T00:00:00Z", description: a.description, description_source: "local", content_urls: { desktop: { page: u }, mobile: { page: u.replace("en.", "en.m.") } }, extract: a.extract, extract_html: `<p>${esc(a.extract)}</p>` })
  }
  if (path === "/w/api.php") {
    const s = q.get("srsearch") ?? q.get("search") ?? ""
    const found = arts.filter(a => named(a.title + " " + a.extract, s.replace(/"/g, "")))
    if (q.get("action") === "opensearch") return json([s, found.map(a => a.title), found.map(() => ""), found.map(a => `https://en.wikipedia.org/wiki/${encodeURIComponent(a.title.replace(/ /g, "_"))}`)])
    if (q.get("list") === "search") return json({ batchcomplete: "", query: { searchinfo: { totalhits: found.length }, search: found.map((a, i) => ({ ns: 0, title: a.title, pageid: 70000000 + i, size: a.extract.length, wordcount: 60, snippet: esc(a.extract.slice(0, 150)), timestamp: "2026-02-01T00:00:00Z" })) } })
    return json({ batchcomplete: "", query: { pages: {} } })
  }
  const p = profilePages.get(`https://${host}${path}`)
  return p ? html(p.html) : html("<title>Not found - Wikipedia</title><p>Wikipedia does not have an article with this exact name.</p>", 404)
}

const when = y => y ? { year: { value: String(y) }, month: null, day: null } : null
const orcid = (path, q) => {
  const p = path.replace(/^\/v3\.\d/, "").replace(/\/$/, "")
  const src = { "source-orcid": null, "source-name": { value: "self" } }
  if (p === "/expanded-search" || p === "/search") {
    const raw = (q.get("q") ?? "").replace(/\\/g, "")
    const parts = [...raw.matchAll(/([\w-]+):\s*(?:"([^"]*)"|\(([^)]*)\)|([^\s()]+))/g)].map(m => [m[1], (m[2] ?? m[3] ?? m[4]).replace(/\*/g, "")])
    const free = raw.replace(/([\w-]+):\s*(?:"[^"]*"|\([^)]*\)|[^\s()]+)/g, " ").replace(/\b(AND|OR|NOT)\b|[()"]/g, " ").trim()
    const any = /\bOR\b/.test(raw)
    const found = acc.orcid.filter(o => {
      const orgs = [...o.employments, ...o.educations].map(e => e.organization).join(" ")
      const test = ([k, v]) => k === "given-names" ? named(o.given, v) : k === "family-name" ? named(o.family, v) : k === "affiliation-org-name" ? named(orgs, v) : k === "email" ? o.emails.includes(v) : k === "orcid" ? o.id === v : k === "text" || k === "given-and-family-names" ? named(`${o.given} ${o.family} ${orgs} ${o.keywords.join(" ")}`, v) : k === "keyword" ? named(o.keywords.join(" "), v) : false
      const tests = [...parts.map(test), ...(free ? [named(`${o.given} ${o.family} ${orgs}`, free)] : [])]
      return tests.length > 0 && (any ? tests.some(Boolean) : tests.every(Boolean))
    })
    if (p === "/search") return json({ result: found.length ? found.map(o => ({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" } })) : null, "num-found": found.length })
    return json({ "expanded-result": found.length ? found.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": null, "other-name": [], email: o.emails, "institution-name": [...new Set([...o.employments, ...o.educations].map(e => e.organization))] })) : null, "num-found": found.length })
  }
  const m = /^\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])(?:\/([\w-]+))?$/.exec(p)
  const o = m && acc.orcid.find(x => x.id === m[1])
  if (!o) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
  const aff = kind => (e, i) => ({ "created-date": { value: 1600000000000 }, source: src, "put-code": i + 1, "department-name": e.department ?? null, "role-title": e.role, "start-date": when(e.from), "end-date": when(e.to), organization: { name: e.organization, address: { city: e.city, region: null, country: e.country }, "disambiguated-organization": null }, url: null, visibility: "public", path: `/${o.id}/${kind}/${i + 1}` })
  const groups = (list, kind) => ({ "last-modified-date": null, "affiliation-group": list.map((e, i) => ({ "last-modified-date": null, "external-ids": { "external-id": [] }, summaries: [{ [`${kind}-summary`]: aff(kind)(e, i) }] })), path: `/${o.id}/${kind}s` })
  const person = { "last-modified-date": null, name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": null, visibility: "public", path: o.id }, "other-names": { "other-name": [] }, biography: o.biography ? { content: o.biography, visibility: "public", path: `/${o.id}/biography` } : null, "researcher-urls": { "researcher-url": o.urls.map((u, i) => ({ "url-name": u.label, url: { value: u.url }, visibility: "public", "put-code": i + 1 })) }, emails: { email: [] }, addresses: { address: [{ country: { value: o.country }, visibility: "public" }] }, keywords: { keyword: o.keywords.map((k, i) => ({ content: k, visibility: "public", "put-code": i + 1 })) }, "external-identifiers": { "external-identifier": [] }, path: `/${o.id}/person` }
  const works = { "last-modified-date": null, group: o.works.map((w, i) => ({ "external-ids": { "external-id": [] }, "work-summary": [{ "put-code": i + 1, title: { title: { value: w.title }, subtitle: null }, type: w.type, "publication-date": when(w.year), "journal-title": { value: w.journal }, visibility: "public" }] })), path: `/${o.id}/works` }
  const bag = { person, employments: groups(o.employments, "employment"), educations: groups(o.educations, "education"), works }
  if (m[2] && bag[m[2]]) return json(bag[m[2]])
  if (m[2] === "personal-details") return json({ name: person.name, biography: person.biography })
  if (!m[2] || m[2] === "record") return json({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" }, person, "activities-summary": { employments: bag.employments, educations: bag.educations, works } })
  return json({ "last-modified-date": null, "affiliation-group": [], group: [], path: p })
}

const oaAuthor = a => ({ id: `https://openalex.org/${a.id}`, orcid: `https://orcid.org/${a.orcid}`, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works_count, cited_by_count: a.cited_by_count, ids: { openalex: `https://openalex.org/${a.id}`, orcid: `https://orcid.org/${a.orcid}` }, affiliations: [{ institution: { id: "https://openalex.org/I" + a.id.slice(4), display_name: a.institution, country_code: a.country, type: "education" }, years: a.years }], last_known_institutions: [{ id: "https://openalex.org/I" + a.id.slice(4), display_name: a.institution, country_code: a.country, type: "education" }], topics: a.topics.map((t, i) => ({ id: `https://openalex.org/T1${i}`, display_name: t, count: 5 })), x_concepts: [] })
const openalex = (path, q) => {
  const meta = n => ({ count: n, db_response_time_ms: 11, page: 1, per_page: 25, groups_count: null })
  if (path === "/authors") {
    const filters = Object.fromEntries((q.get("filter") ?? "").split(",").filter(Boolean).map(f => [f.slice(0, f.indexOf(":")), f.slice(f.indexOf(":") + 1)]))
    const s = q.get("search") ?? filters["display_name.search"] ?? ""
    const found = acc.openalex.filter(a => (s && named(a.name, s)) || (filters.orcid && filters.orcid.endsWith(a.orcid)))
    return json({ meta: meta(found.length), results: found.map(oaAuthor), group_by: [] })
  }
  const m = /^\/(?:authors|people)\/(?:https:\/\/orcid\.org\/|orcid:)?([\w-]+)$/.exec(path)
  if (m) { const a = acc.openalex.find(x => x.id === m[1] || x.orcid === m[1]); return a ? json(oaAuthor(a)) : html("<title>404 Not Found</title>", 404) }
  if (path === "/works") {
    const f = q.get("filter") ?? ""
    const a = acc.openalex.find(x => f.includes(x.id) || f.includes(x.orcid))
    const o = a && acc.orcid.find(x => x.id === a.orcid)
    return json({ meta: meta(o?.works.length ?? 0), results: (o?.works ?? []).map((w, i) => ({ id: `https://openalex.org/W43000${i}${a.id.slice(-3)}`, title: w.title, display_name: w.title, publication_year: w.year, type: "article", primary_location: { source: { display_name: w.journal } }, authorships: [{ author: { id: `https://openalex.org/${a.id}`, display_name: a.name } }], cited_by_count: 20 })), group_by: [] })
  }
  return json({ meta: meta(0), results: [], group_by: [] })
}
const crossref = (path, q) => {
  const item = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", title: [w.title], "container-title": [w.journal], publisher: w.journal, issued: { "date-parts": [w.published] }, published: { "date-parts": [w.published] }, author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `http://orcid.org/${a.orcid}`, "authenticated-orcid": false } : {}) })), score: 20 })
  const headers = { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }
  if (path === "/works") {
    const a = toks(q.get("query.author") ?? ""), b = toks(q.get("query.bibliographic") ?? q.get("query") ?? "")
    const found = acc.crossref.map(w => { const t = new Set(toks(w.title + " " + w.journal + " " + w.authors.map(x => x.given + " " + x.family).join(" "))), au = new Set(w.authors.flatMap(x => toks(x.given + " " + x.family))); return { w, n: a.filter(x => au.has(x)).length + b.filter(x => t.has(x)).length } }).filter(x => x.n > 0).sort((x, y) => y.n - x.n).slice(0, Number(q.get("rows") ?? 20))
    return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": found.length, items: found.map(x => item(x.w)), "items-per-page": 20, query: { "start-index": 0, "search-terms": null } } }, 200, headers)
  }
  const w = acc.crossref.find(x => decodeURIComponent(path) === `/works/${x.doi}`)
  return w ? json({ status: "ok", "message-type": "work", "message-version": "1.0.0", message: item(w) }, 200, headers) : text("Resource not found.", 404)
}
const hn = (path, q) => {
  const m = /^\/api\/v1\/users\/([^/]+)$/.exec(path)
  if (m) { const u = acc.hackerNews.find(x => x.username === m[1]); return u ? json({ username: u.username, about: u.about, karma: u.karma }) : json({ message: "Not Found", status: 404 }, 404) }
  if (/^\/api\/v1\/search(_by_date)?$/.test(path)) {
    const tags = q.get("tags") ?? "", author = /author_([\w-]+)/.exec(tags)?.[1], query = toks(q.get("query") ?? "")
    const hits = []
    acc.hackerNews.forEach((u, n) => {
      if (author && u.username !== author) return
      if (!/comment/.test(tags) || /\(/.test(tags)) (u.stories ?? []).forEach((s, i) => hits.push({ objectID: String(39600000 + n * 10 + i), title: s.title, url: s.url, author: u.username, points: s.points, num_comments: 61, comment_text: null, story_text: null, created_at: s.at, created_at_i: unix(s.at), _tags: ["story", "author_" + u.username] }))
      if (!/story/.test(tags) || /\(/.test(tags)) (u.comments ?? []).forEach((s, i) => hits.push({ objectID: String(39700000 + n * 10 + i), title: null, story_title: s.story, url: null, author: u.username, points: null, num_comments: null, comment_text: s.text, created_at: s.at, created_at_i: unix(s.at), _tags: ["comment", "author_" + u.username] }))
    })
    const found = hits.filter(h => query.every(w => toks(`${h.title ?? ""} ${h.comment_text ?? ""} ${h.story_title ?? ""} ${h.url ?? ""} ${h.author}`).includes(w))).sort((a, b) => b.created_at_i - a.created_at_i)
    return json({ hits: found, nbHits: found.length, page: 0, nbPages: found.length ? 1 : 0, hitsPerPage: 20, query: q.get("query") ?? "" })
  }
  return json({ message: "Not Found", status: 404 }, 404)
}
const stack = (path, q) => {
  const wrap = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 271 })
  const user = s => ({ user_id: s.id, account_id: s.id + 11, display_name: s.name, location: s.location, website_url: s.website ?? "", link: `https://stackoverflow.com/users/${s.id}/${toks(s.name).join("-")}`, reputation: s.reputation, user_type: "registered", badge_counts: { bronze: 30, silver: 12, gold: 1 }, profile_image: "", creation_date: 1500000000, ...(/withbody|about/.test(q.get("filter") ?? "") ? { about_me: s.about } : {}) })
  const onStack = (q.get("site") ?? "") === "stackoverflow"
  if (!q.get("site")) return json({ error_id: 400, error_message: "site is required", error_name: "bad_parameter" }, 400)
  if (path === "/2.3/users") return wrap(onStack && q.get("inname") ? acc.stackExchange.filter(s => fold(s.name).includes(fold(q.get("inname")))).map(user) : [])
  const m = /^\/2\.3\/users\/([\d;]+)(?:\/([\w-]+))?$/.exec(path)
  const s = m && onStack ? acc.stackExchange.find(x => m[1].split(";").includes(String(x.id))) : null
  if (!s) return wrap([])
  if (!m[2]) return wrap([user(s)])
  if (/tags/.test(m[2])) return wrap(s.tags.map((t, i) => ({ tag_name: t, name: t, answer_count: 90 - i * 20, answer_score: 400 - i * 60, question_count: 1, question_score: 3, user_id: s.id, count: 90 - i * 20 })))
  return wrap([])
}
const bluesky = (path, q) => {
  const did = b => b.did
  const basic = b => ({ did: did(b), handle: b.handle, displayName: b.name, avatar: null, labels: [], createdAt: "2024-02-01T00:00:00.000Z" })
  const by = a => acc.bluesky.find(b => b.handle === a?.toLowerCase() || b.did === a)
  const m = /^\/xrpc\/(.+)$/.exec(path)?.[1]
  if (m === "app.bsky.actor.getProfile") { const b = by(q.get("actor")); return b ? json({ ...basic(b), description: b.description, followersCount: 208, followsCount: 140, postsCount: b.posts.length }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
  if (m === "app.bsky.actor.getProfiles") return json({ profiles: q.getAll("actors").map(by).filter(Boolean).map(b => ({ ...basic(b), description: b.description })) })
  if (m === "app.bsky.feed.getAuthorFeed") { const b = by(q.get("actor")); return b ? json({ feed: b.posts.map((p, i) => ({ post: { uri: `at://${b.did}/app.bsky.feed.post/3kvb46${i}`, cid: "bafy" + i, author: basic(b), record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.at, langs: ["en"] }, likeCount: 6, repostCount: 0, replyCount: 1, indexedAt: p.at }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: basic(b), indexedAt: p.at } } : {}) })).slice(0, Number(q.get("limit") ?? 50)) }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
  if (m === "app.bsky.actor.searchActors" || m === "app.bsky.actor.searchActorsTypeahead") { const s = q.get("q") ?? q.get("term") ?? ""; return json({ actors: acc.bluesky.filter(b => named(`${b.name} ${b.handle} ${b.description}`, s)).map(b => ({ ...basic(b), description: b.description })) }) }
  if (m === "com.atproto.identity.resolveHandle") { const b = by(q.get("handle")); return b ? json({ did: b.did }) : json({ error: "InvalidRequest", message: "Unable to resolve handle" }, 400) }
  if (m === "app.bsky.feed.searchPosts") return html("<html><head><title>403 Forbidden</title></head><body><center><h1>403 Forbidden</h1></center></body></html>", 403)
  return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
}
const mastodon = (host, path, q) => {
  const here = acc.mastodon.filter(m => m.domain === host)
  const url = m => `https://${host}/@${m.user}`
  const account = m => ({ id: m.id, username: m.user, acct: m.user, display_name: m.name, locked: false, bot: false, discoverable: true, created_at: "2022-11-06T00:00:00.000Z", note: m.note, url: url(m), uri: `https://${host}/users/${m.user}`, avatar: "", header: "", followers_count: 310, following_count: 205, statuses_count: 840, last_status_at: "2026-05-20", emojis: [], fields: m.fields })
  const by = a => here.find(m => m.user.toLowerCase() === (a ?? "").replace(/^acct:/, "").replace(/^@/, "").toLowerCase().replace("@" + host, ""))
  if (path === "/.well-known/webfinger") { const m = by(q.get("resource")); return m ? json({ subject: `acct:${m.user}@${host}`, aliases: [url(m), `https://${host}/users/${m.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: url(m) }, { rel: "self", type: "application/activity+json", href: `https://${host}/users/${m.user}` }] }, 200, { "content-type": "application/jrd+json; charset=utf-8" }) : text("", 404) }
  if (path === "/api/v1/accounts/lookup") { const m = by(q.get("acct")); return m ? json(account(m)) : json({ error: "Record not found" }, 404) }
  const s = /^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/.exec(path)
  if (s) { const m = here.find(x => x.id === s[1]); if (!m) return json({ error: "Record not found" }, 404); return s[2] ? json(m.posts.map((p, i) => ({ id: m.id + i, created_at: p.at, content: p.text, reblog: null, in_reply_to_id: null, visibility: "public", url: `${url(m)}/${m.id}${i}`, account: account(m) }))) : json(account(m)) }
  if (path === "/api/v2/search") return q.get("resolve") === "true" ? json({ error: "This method requires an authenticated user" }, 401) : json({ accounts: here.filter(m => named(m.name + " " + m.user, q.get("q") ?? "")).map(account), statuses: [], hashtags: [] })
  return null
}
const gdelt = q => {
  const raw = q.get("query") ?? ""
  if (raw.trim().length < 3) return text("The specified phrase is too short.\n")
  const phrases = [...raw.matchAll(/"([^"]+)"/g)].map(m => fold(m[1])), rest = toks(raw.replace(/"[^"]+"/g, " ").replace(/\w+:\S+/g, " ").replace(/\b(OR|AND)\b|[()]/g, " "))
  const any = /\bOR\b/.test(raw)
  const found = docs.filter(d => d.news && (() => { const f = fold(d.title + " " + d.text); const t = phrases.map(p => f.includes(p)); return (t.length ? (any ? t.some(Boolean) : t.every(Boolean)) : true) && (any && t.length ? true : rest.every(w => f.includes(w))) })())
  if (!found.length) return json({})
  return json({ articles: found.slice(0, Number(q.get("maxrecords") ?? 75)).map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.news.seen, socialimage: "", domain: new URL(d.url).host.replace(/^www\./, ""), language: d.news.language, sourcecountry: d.news.country })) })
}
const itunes = (path, q) => {
  if (path !== "/search" && path !== "/lookup") return html("<h1>404</h1>", 404)
  const t = toks(q.get("term") ?? "")
  const found = path === "/lookup" ? acc.podcasts.filter(p => String(p.id) === q.get("id")) : acc.podcasts.filter(p => { const all = toks([p.title, p.artist, ...p.episodes.map(e => e.title + " " + e.description)].join(" ")); return t.length && t.every(w => all.includes(w)) })
  const show = p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, feedUrl: p.feed, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}`, trackCount: p.episodes.length, primaryGenreName: "Business", releaseDate: p.episodes[0].at + "T05:00:00Z" })
  const eps = q.get("entity") === "podcastEpisode" ? found.flatMap(p => p.episodes.filter(e => t.every(w => toks(e.title + " " + e.description).includes(w))).map((e, i) => ({ wrapperType: "podcastEpisode", kind: "podcast-episode", trackId: p.id * 10 + i, trackName: e.title, collectionName: p.title, collectionId: p.id, description: e.description, shortDescription: e.description, releaseDate: e.at + "T05:00:00Z", trackViewUrl: e.url, episodeUrl: e.url, feedUrl: p.feed }))) : null
  const results = eps ?? found.map(show)
  return { status: 200, headers: { "content-type": "text/javascript; charset=utf-8" }, body: JSON.stringify({ resultCount: results.length, results }) }
}
const youtube = (path, q) => {
  if (path === "/feeds/videos.xml") {
    const c = acc.youtube.find(x => x.id === q.get("channel_id"))
    if (!c) return html("<html><title>Error 404 (Not Found)!!1</title></html>", 404)
    return text(`<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${c.id.slice(2)}</id><yt:channelId>${c.id.slice(2)}</yt:channelId><title>${esc(c.title)}</title><author><name>${esc(c.title)}</name><uri>https://www.youtube.com/channel/${c.id}</uri></author>\n${c.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><updated>${v.at}</updated><media:group><media:title>${esc(v.title)}</media:title><media:description>${esc(v.description)}</media:description></media:group></entry>`).join("\n")}\n</feed>\n`, 200, "text/xml; charset=UTF-8")
  }
  return html("<html><title>404 Not Found</title></html>", 404)
}
const rdap = path => {
  const d = /^\/domain\/(.+)$/.exec(path)?.[1]?.toLowerCase()
  const r = d && acc.domains[d]
  if (!r) return json({ errorCode: 404, title: "Not Found", description: ["The requested object was not found."] }, 404, { "content-type": "application/rdap+json" })
  return json({ objectClassName: "domain", rdapConformance: ["rdap_level_0"], ldhName: d.toUpperCase(), status: ["active"], events: [{ eventAction: "registration", eventDate: r[1] + "T00:00:00Z" }, { eventAction: "last changed", eventDate: "2025-11-11T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", r[0]], ["org", {}, "text", r[0]]]] }], nameservers: [{ objectClassName: "nameserver", ldhName: "ns1.dns.example" }] }, 200, { "content-type": "application/rdap+json" })
}
const wayback = (host, path, q) => {
  const strip = u => u.replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/$/, "")
  if (path === "/cdx/search/cdx") {
    const want = strip(decodeURIComponent(q.get("url") ?? "")), prefix = want.endsWith("*") || q.get("matchType") === "prefix" || q.get("matchType") === "domain"
    const rows = archive.filter(a => prefix ? strip(a.url).startsWith(want.replace(/\*$/, "")) : strip(a.url) === want).map(a => { const u = new URL(a.url); return [`${u.host.replace(/^www\./, "").split(".").reverse().join(",")})${u.pathname}`, a.timestamp, a.url, "text/html", "200", sha(a.body).slice(0, 32).toUpperCase(), String(a.body.length)] })
    if (q.get("output") === "json") { const fl = (q.get("fl") ?? "urlkey,timestamp,original,mimetype,statuscode,digest,length").split(","); const all = ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"]; return json(rows.length ? [fl, ...rows.map(r => fl.map(f => r[all.indexOf(f)]))] : []) }
    return text(rows.map(r => r.join(" ")).join("\n") + (rows.length ? "\n" : ""))
  }
  if (path === "/wayback/available") { const a = archive.find(x => strip(x.url) === strip(q.get("url") ?? "")); return json({ url: q.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) }
  const m = /^\/web\/(\d+)(?:\w\w_)?\/(.+)$/.exec(path)
  const a = m && archive.find(x => strip(x.url) === strip(m[2]))
  if (a && m[1] !== a.timestamp) return moved(`https://web.archive.org/web/${a.timestamp}${/id_\//.test(path) ? "id_" : ""}/${a.url}`, 302)
  return a ? html(a.body) : html("<h1>The Wayback Machine has not archived that URL.</h1>", 404)
}
const gravatar = path => {
  const m = /^\/v3\/profiles\/([^/]+)$/.exec(path)
  const g = m && acc.gravatar.find(x => sha(x.email) === m[1].toLowerCase() || x.slug === m[1])
  const h = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "97", "x-ratelimit-reset": "1780308000" }
  if (!g) return json({ error: "Profile not found", code: "not_found" }, 404, h)
  const hash = sha(g.email)
  return json({ hash, display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${hash}`, avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", verified_accounts: (g.accounts ?? []).map(a => ({ service_type: a.type, service_label: a.label, service_icon: `https://gravatar.com/icons/${a.type}.svg`, url: a.url, is_hidden: false })), pronunciation: "", pronouns: g.pronouns ?? "", section_visibility: {} }, 200, h)
}
const jina = (rest, headers) => {
  const url = rest.replace(/^\//, "").replace(/^(https?):\/+/, "$1://")
  const p = pageAt(url) ?? pageAt(url.replace(/^http:/, "https:"))
  const asJson = /json/.test(headers.accept ?? "")
  if (!p || p.dead) return asJson ? json({ code: 422, status: 42206, name: "AssertionFailureError", message: `Failed to goto ${url}`, readableMessage: `Failed to goto ${url}` }, 422) : text("Failed to goto " + url, 422)
  const content = plain(p.html)
  return asJson ? json({ code: 200, status: 20000, data: { title: p.title, description: "", url, content, usage: { tokens: Math.ceil(content.length / 4) } } }) : text(`Title: ${p.title}\n\nURL Source: ${url}\n\nMarkdown Content:\n${content}\n`)
}
const dns = q => {
  const name = (q.get("name") ?? "").replace(/\.$/, ""), type = (q.get("type") ?? "A").toUpperCase()
  const mx = type === "MX" || type === "15", known = acc.domains[name] || hosts.has(name)
  return json({ Status: known ? 0 : 3, TC: false, RD: true, RA: true, AD: false, CD: false, Question: [{ name: name + ".", type: mx ? 15 : 1 }], ...(known ? { Answer: mx ? [{ name: name + ".", type: 15, TTL: 3600, data: `10 mail.${name}.` }] : [{ name: name + ".", type: 1, TTL: 3600, data: "192.0.2.46" }] } : {}) }, 200, { "content-type": "application/dns-json" })
}

const answer = (req, scheme, host, path, query, body) => {
  const q = new URLSearchParams(query)
  switch (host) {
    case "api.gravatar.com": return gravatar(path)
    case "www.gravatar.com": case "0.gravatar.com": case "secure.gravatar.com": return path.startsWith("/avatar/") ? text("", 404) : moved("https://gravatar.com" + path)
    case "api.github.com": return github(path, q)
    case "raw.githubusercontent.com": return text("404: Not Found", 404)
    case "api.tavily.com": return req.method === "POST" ? tavily(path, body) : json({ detail: "Method Not Allowed" }, 405)
    case "api.firecrawl.dev": return req.method === "POST" ? firecrawl(path, body) : json({ success: false, error: "Not Found" }, 404)
    case "r.jina.ai": return jina(path + (query ? "?" + query : ""), req.headers)
    case "s.jina.ai": return json({ code: 401, name: "AuthenticationRequiredError", status: 40103, message: "Authentication is required to use this endpoint." }, 401)
    case "www.wikidata.org": case "wikidata.org": return wikidata(path, q)
    case "pub.orcid.org": return orcid(path, q)
    case "api.openalex.org": return openalex(path, q)
    case "api.crossref.org": return crossref(path, q)
    case "hn.algolia.com": return hn(path, q)
    case "news.ycombinator.com": { const u = path === "/user" && acc.hackerNews.find(x => x.username === q.get("id")); return u ? html(`<html><title>Profile: ${u.username} | Hacker News</title><table><tr><td>user:</td><td>${u.username}</td></tr><tr><td>karma:</td><td>${u.karma}</td></tr><tr><td>about:</td><td>${esc(u.about)}</td></tr></table></html>`) : text("No such user.") }
    case "api.stackexchange.com": return stack(path, q)
    case "public.api.bsky.app": case "api.bsky.app": return bluesky(path, q)
    case "api.gdeltproject.org": return path === "/api/v2/doc/doc" ? gdelt(q) : html("<h1>404</h1>", 404)
    case "itunes.apple.com": return itunes(path, q)
    case "www.youtube.com": case "youtube.com": return youtube(path, q)
    case "rdap.org": return rdap(path)
    case "www.sec.gov": return path === "/files/company_tickers.json" ? json(Object.fromEntries(acc.edgar.map((e, i) => [i, { cik_str: e.cik, ticker: e.ticker, title: e.name }]))) : html("<h1>Not Found</h1>", 404)
    case "data.sec.gov": { const e = acc.edgar.find(x => path === `/submissions/CIK${String(x.cik).padStart(10, "0")}.json`); return e ? json({ cik: String(e.cik).padStart(10, "0"), entityType: "operating", sic: e.sic, sicDescription: e.industry, name: e.name, tickers: [e.ticker], exchanges: ["Nasdaq"], addresses: { business: { city: e.city, stateOrCountry: e.state } }, filings: { recent: { accessionNumber: [], filingDate: [], form: [] }, files: [] } }) : text(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code></Error>`, 404, "application/xml") }
    case "efts.sec.gov": return json({ took: 3, timed_out: false, hits: { total: { value: 0, relation: "eq" }, max_score: null, hits: [] } })
    case "web.archive.org": case "archive.org": return wayback(host, path, q)
    case "dns.google": case "cloudflare-dns.com": return dns(q)
    case "gitlab.com": { const r = gitlab(path, q); if (r) return r; break }
    case "x.com": case "twitter.com": case "www.twitter.com": case "mobile.twitter.com": return text("", 403)
    case "www.facebook.com": return html("<title>Facebook</title>", 400)
    case "www.instagram.com": return moved("https://www.instagram.com/accounts/login/", 302)
    case "api.exa.ai": case "google.serper.dev": case "api.search.brave.com": case "serpapi.com": case "www.googleapis.com": return json({ error: "Unauthorized" }, 401)
  }
  if (host === "linkedin.com" || host.endsWith(".linkedin.com")) return { status: 999, headers: { "content-type": "text/html" }, body: "<html><head><script>window.location.href='https://www.linkedin.com/authwall'</script></head></html>" }
  if (/^\w+\.wikipedia\.org$/.test(host)) return wikipedia(host, path, q)
  if (acc.mastodon.some(m => m.domain === host)) { const r = mastodon(host, path, q); if (r) return r }
  if (profileHosts.has(host)) {
    if (path === "/robots.txt") return text("User-agent: *\nAllow: /\n")
    const p = profilePages.get(`https://${host}${path.replace(/\/$/, "")}`) ?? (host === "stackoverflow.com" ? [...profilePages].find(([u]) => u.startsWith(`https://stackoverflow.com${path.replace(/\/$/, "")}/`))?.[1] : undefined)
    return p ? html(p.html) : html("<title>Not found</title><h1>404</h1>", 404)
  }
  if (hosts.has(host) || redirects.has("host:" + host)) return path.startsWith("/.well-known/") ? html("<h1>404</h1>", 404) : req.method === "GET" || req.method === "HEAD" ? sitePage(host, path, query, scheme) : html("<h1>405</h1>", 405)
  return text(`getaddrinfo ENOTFOUND ${host}\n`, 502)
}

const port = Number(process.argv[2] ?? 46121)
http.createServer((req, res) => {
  const chunks = []
  req.on("data", c => chunks.push(c))
  req.on("end", () => {
    let r
    try {
      const m = /^\/(https?)\/([^/?#]+)([^?#]*)(?:\?([^#]*))?/.exec(req.url)
      if (!m) r = text("not a request of this world\n", 400)
      else {
        let body
        if (chunks.length) { try { body = JSON.parse(Buffer.concat(chunks).toString("utf8")) } catch { body = undefined } }
        r = answer(req, m[1], decodeURIComponent(m[2]).toLowerCase().replace(/:\d+$/, ""), m[3] || "/", m[4] ?? "", body)
      }
    } catch (e) { console.error(req.url, e); r = text("error in the world\n", 500) }
    const data = Buffer.from(r.body ?? "")
    res.writeHead(r.status, { "content-length": data.length, ...r.headers })
    res.end(req.method === "HEAD" ? undefined : data)
  })
}).listen(port, "127.0.0.1", () => console.log(`vossberg on ${port}`))
