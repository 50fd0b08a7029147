// Plays the whole internet of the world: node server.mjs PORT
// Requests come as /{scheme}/{host}{path}?{query}.
import { createServer } from "node:http"
import { createHash } from "node:crypto"
import { fileURLToPath } from "node:url"
import { archive, esc, listings, pages, robots, text } from "./lib.mjs"
import "./houses1.mjs"
import "./houses2.mjs"
import "./web.mjs"
import * as acc from "./accounts.mjs"

const NOW = new Date("2026-06-01T09:00:00Z")
const fold = s => String(s ?? "").normalize("NFD").replace(/[\u0300-\u036f]/g, "").replaceAll("ø", "o").replaceAll("Ø", "O").toLowerCase()
const words = s => fold(s).match(/[a-z0-9]+/g) ?? []
const json = (value, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(value) })
const html = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "text/html; charset=utf-8", ...headers }, body })
const xml = (body, type = "application/xml; charset=utf-8") => ({ status: 200, headers: { "content-type": type }, body })
const unix = at => Math.floor(new Date(at).getTime() / 1000)

/* ---- pages of services which people see in a browser, and which engines know ---- */
for (const p of pages) p.html = p.html.replaceAll("ORCID_KELKAR", acc.ids.kelkar)
const extra = (url, title, body) => pages.push({ url, title, html: `<!doctype html><html lang="en"><head><title>${esc(title)}</title></head><body>${body}</body></html>` })
for (const u of acc.github) extra(`https://github.com/${u.login}`, `${u.login} (${u.name}) · GitHub`, `<h1><span class="p-name">${esc(u.name)}</span> <span class="p-nickname">${u.login}</span></h1><div class="p-note">${esc(u.bio ?? "")}</div><ul class="vcard-details"><li>${esc(u.company ?? "")}</li><li>${esc(u.location ?? "")}</li><li>${u.blog ? `<a rel="nofollow me" href="${esc(u.blog)}">${esc(u.blog)}</a>` : ""}</li></ul>${u.repositories.filter(r => !r.fork).map(r => `<div class="repo"><a href="/${u.login}/${r.name}">${r.name}</a><p>${esc(r.description)}</p><span>${r.language}</span></div>`).join("")}`)
for (const u of acc.github) for (const r of u.repositories.filter(x => !x.fork)) extra(`https://github.com/${u.login}/${r.name}`, `GitHub - ${u.login}/${r.name}: ${r.description}`, `<h1>${u.login}/${r.name}</h1><p>${esc(r.description)}</p><p>${r.stars} stars</p>`)
for (const w of acc.wikipedia) extra(`https://en.wikipedia.org/wiki/${w.title.replaceAll(" ", "_")}`, `${w.title} - Wikipedia`, `<h1>${w.title}</h1><div class="mw-parser-output"><p>${w.extract}</p></div>`)
for (const s of acc.stackExchange) extra(`https://stackoverflow.com/users/${s.id}/${s.name.toLowerCase().replaceAll(" ", "-")}`, `User ${s.name} - Stack Overflow`, `<h1>${s.name}</h1><p>${s.location}</p>${s.about}<p>Top tags: ${s.tags.join(", ")}</p>`)
for (const m of acc.mastodon) extra(`https://${m.domain}/@${m.user}`, `${m.name} (@${m.user}@${m.domain})`, `<h1>${m.name}</h1>${m.note}${m.fields.map(f => `<dl><dt>${f.name}</dt><dd>${f.value}</dd></dl>`).join("")}`)
for (const u of acc.hackerNews) extra(`https://news.ycombinator.com/user?id=${u.username}`, `Profile: ${u.username} | Hacker News`, `<table><tr><td>user:</td><td>${u.username}</td></tr><tr><td>karma:</td><td>${u.karma}</td></tr><tr><td>about:</td><td>${u.about}</td></tr></table>`)
for (const b of acc.bluesky) extra(`https://bsky.app/profile/${b.handle}`, `${b.name} (@${b.handle}) — Bluesky`, `<noscript><h1>${b.name}</h1><p>${esc(b.description)}</p></noscript><p>${esc(b.description)}</p>`)
for (const y of acc.youtube) for (const v of y.videos) extra(`https://www.youtube.com/watch?v=${v.id}`, `${v.title} - YouTube`, `<h1>${esc(v.title)}</h1><p>${esc(v.description)}</p>`)
for (const pod of acc.podcasts) {
  pages.push({ url: pod.feed, title: pod.title, silent: true, type: "application/rss+xml; charset=utf-8", html: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(pod.title)}</title><link>${pod.site}</link><itunes:author>${esc(pod.artist)}</itunes:author><description>${esc(pod.description)}</description>${pod.episodes.map(e => `<item><title>${esc(e.title)}</title><link>${e.url}</link><pubDate>${new Date(e.at).toUTCString()}</pubDate><description>${esc(e.description)}</description></item>`).join("")}</channel></rss>` })
  for (const e of pod.episodes) if (!pages.some(p => p.url === e.url)) extra(e.url, `${e.title} | ${pod.title}`, `<h1>${esc(e.title)}</h1><p>${esc(e.description)}</p>`)
}

const byUrl = new Map(pages.map(p => [p.url, p]))
const hosts = new Set(pages.map(p => new URL(p.url).host))
for (const h of hosts) {
  if (byUrl.has(`https://${h}/`) || !h.endsWith(".example")) continue
  const own = pages.filter(p => new URL(p.url).host === h && !p.silent)
  const home = { url: `https://${h}/`, title: own[0]?.title.split(/ [|-] /).at(-1) ?? h, html: `<!doctype html><html lang="en"><head><title>${esc(own[0]?.title.split(/ [|-] /).at(-1) ?? h)}</title></head><body><h1>Welcome</h1><ul>${own.map(p => `<li><a href="${new URL(p.url).pathname}">${esc(p.title)}</a></li>`).join("")}</ul></body></html>`, silent: true }
  pages.push(home)
  byUrl.set(home.url, home)
}

/* ---- the search engine ---- */
const docs = [
  ...pages.filter(p => !p.silent && !p.redirect).map(p => ({ url: p.url, title: p.title, content: text(p.html.replace(/<header[\s\S]*?<\/header>|<nav[\s\S]*?<\/nav>|<footer[\s\S]*?<\/footer>|<head>[\s\S]*?<\/head>|<div class="cookie-banner[\s\S]*?<\/div>|<div class="menu-main[\s\S]*?<\/div>|<p class="nav">[\s\S]*?<\/p>/g, " ")), news: p.news })),
  ...listings.map(l => ({ url: l.url, title: l.title, content: l.snippet, listing: true }))
].map(d => {
  const body = words(d.content), title = words(d.title), url = words(d.url)
  const count = new Map()
  for (const w of body) count.set(w, (count.get(w) ?? 0) + 1)
  return { ...d, count, title_words: new Set(title), url_words: new Set(url), length: body.length, folded: words(`${d.title} ${d.content}`).join(" ") }
})
const frequency = new Map()
for (const d of docs) for (const w of new Set([...d.count.keys(), ...d.title_words, ...d.url_words])) frequency.set(w, (frequency.get(w) ?? 0) + 1)
const average = docs.reduce((n, d) => n + d.length, 0) / docs.length
const stop = new Set("a an and at by for from in is of on or the to with who s site com www https http".split(" "))

const snippetOf = (d, terms, size = 300) => {
  if (d.content.length <= size) return d.content
  const parts = d.content.match(/[^.!?]+[.!?]*\s*/g) ?? [d.content]
  const score = parts.map(s => { const w = new Set(words(s)); return terms.filter(t => w.has(t)).length })
  const best = score.indexOf(Math.max(...score))
  let out = ""
  for (let i = Math.max(0, best); i < parts.length && out.length < size; i++) out += parts[i]
  return out.length > size ? `${out.slice(0, size).replace(/\s\S*$/, "")}...` : out.trim()
}

const find = (query, { limit = 5, include = [], exclude = [], news = false } = {}) => {
  const sites = [...String(query).matchAll(/(?<!-)\bsite:(\S+)/g)].map(m => m[1].replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/$/, ""))
  const minus = [...String(query).matchAll(/(?:^|\s)-(?:site:)?(\S+)/g)].map(m => fold(m[1]).replaceAll('"', ""))
  const phrases = [...String(query).matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" ")).filter(Boolean)
  const plain = String(query).replace(/(?:^|\s)-?site:\S+/g, " ").replace(/(?:^|\s)-\S+/g, " ").replace(/\bOR\b|\bAND\b/g, " ")
  const terms = [...new Set(words(plain))].filter(w => !stop.has(w))
  const hostOf = d => new URL(d.url).host.replace(/^www\./, "")
  const on = (d, s) => { const [host, ...path] = s.replace(/^www\./, "").split("/"); const h = hostOf(d); return (h === host || h.endsWith(`.${host}`)) && (path.length === 0 || new URL(d.url).pathname.startsWith(`/${path.join("/")}`)) }
  const scored = []
  for (const d of docs) {
    if (news && !d.news) continue
    if (sites.length && !sites.some(s => on(d, s))) continue
    if (include.length && !include.some(s => on(d, s.replace(/^\*\./, "")))) continue
    if (exclude.some(s => on(d, s)) || minus.some(m => m.includes(".") ? on(d, m) : d.folded.includes(m))) continue
    let score = 0, hit = 0
    for (const t of terms) {
      const idf = Math.log(1 + docs.length / (1 + (frequency.get(t) ?? 0)))
      const tf = d.count.get(t) ?? 0
      const part = (tf ? (tf * 2.2) / (tf + 1.2 * (0.4 + 0.6 * d.length / average)) : 0) + (d.title_words.has(t) ? 1.2 : 0) + (d.url_words.has(t) ? 0.6 : 0)
      if (part > 0) hit++
      score += idf * part
    }
    if (terms.length && hit === 0) continue
    if (!terms.length && !sites.length) continue
    for (const ph of phrases) score *= d.folded.includes(ph) ? 1.6 : 0.35
    score *= 0.4 + 0.6 * (terms.length ? hit / terms.length : 1)
    // The first two terms are a name more often than not: side by side they say more.
    if (terms.length > 1 && d.folded.includes(`${terms[0]} ${terms[1]}`)) score *= 1.4
    scored.push([score || 0.1, d])
  }
  scored.sort((a, b) => b[0] - a[0])
  const top = scored[0]?.[0] ?? 1
  return scored.filter(([s]) => s > top * 0.12).slice(0, limit).map(([s, d]) => ({ url: d.url, title: d.title, content: snippetOf(d, terms), score: Math.min(0.99, 0.3 + 0.65 * s / top), raw: d.content, listing: d.listing, news: d.news }))
}

/* ---- a page as it is served ---- */
const archivedAt = url => archive.filter(a => a.url.replace(/^https?:\/\/(www\.)?/, "") === url.replace(/^https?:\/\/(www\.)?/, ""))
const notFound = host => html(`<!doctype html><html><head><title>Page not found</title></head><body><h1>404</h1><p>Sorry, there is nothing here. <a href="https://${host}/">Home</a></p></body></html>`, 404)
const page = (scheme, host, path, query) => {
  if (path === "/robots.txt") return robots[host] ? { status: 200, headers: { "content-type": "text/plain; charset=utf-8" }, body: robots[host] } : notFound(host)
  if (path === "/sitemap.xml") return xml(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.filter(p => new URL(p.url).host === host && !p.redirect && !p.silent).map(p => `<url><loc>${esc(p.url)}</loc></url>`).join("")}</urlset>`)
  if (scheme === "http") return { status: 301, headers: { location: `https://${host}${path}${query ? `?${query}` : ""}` }, body: "" }
  const full = `https://${host}${path}`
  const p = byUrl.get(`${full}${query ? `?${query}` : ""}`) ?? byUrl.get(full)
  if (!p) {
    const other = full.endsWith("/") ? full.slice(0, -1) : `${full}/`
    if (byUrl.has(other) && path !== "/") return { status: 301, headers: { location: other }, body: "" }
    return notFound(host)
  }
  if (p.redirect) return { status: p.status ?? 301, headers: { location: p.redirect, "content-type": "text/html" }, body: "" }
  if (p.status && p.status !== 200) return notFound(host)
  return { status: 200, headers: { "content-type": p.type ?? "text/html; charset=utf-8" }, body: p.html }
}
/** What a reader service makes of an address, following redirects. */
const read = (url, left = 4) => {
  let u
  try { u = new URL(url) } catch { return undefined }
  if (!hosts.has(u.host)) return undefined
  const answer = page(u.protocol.slice(0, -1), u.host, u.pathname, u.search.slice(1))
  if (answer.headers.location && left > 0) return read(answer.headers.location, left - 1)
  const title = /<title>([\s\S]*?)<\/title>/.exec(answer.body)?.[1] ?? ""
  return { status: answer.status, title: text(title), content: text(answer.body.replace(/<head>[\s\S]*?<\/head>/, " ")), url: u.href, description: /name="description" content="([^"]*)"/.exec(answer.body)?.[1] ?? "" }
}

/* ---- services ---- */
const ghLimits = () => ({ "x-ratelimit-limit": "60", "x-ratelimit-remaining": "57", "x-ratelimit-reset": String(unix(NOW) + 3600), "x-ratelimit-resource": "core" })
const ghBrief = u => ({ login: u.login, id: u.id, node_id: `U_${u.id}`, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, type: "User", site_admin: false, score: 1 })
const github = (path, q) => {
  const missing = json({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404, ghLimits())
  if (path === "/search/users") {
    const query = q.get("q") ?? ""
    if (!query) return json({ message: "Validation Failed", errors: [{ resource: "Search", field: "q", code: "missing" }] }, 422, ghLimits())
    const where = [...query.matchAll(/\bin:(\w+)/g)].map(m => m[1])
    const place = /location:"?([^"]+?)"?(?:\s+\w+:|$)/.exec(query)?.[1]
    const full = /fullname:"?([^"]+?)"?(?:\s+\w+:|$)/.exec(query)?.[1]
    const rest = fold(query.replace(/\b(in|type):\w+/g, "").replace(/\b(location|fullname):("[^"]*"|\S+)/g, "").replaceAll('"', "")).trim()
    const items = acc.github.filter(u => {
      const email = fold(u.email ?? ""), name = fold(u.name), login = fold(u.login)
      const all = rest.split(/\s+/).filter(Boolean)
      const matches = !all.length || ((!where.length || where.includes("email")) && email === rest) || ((!where.length || where.includes("name")) && all.every(w => name.split(" ").includes(w))) || ((!where.length || where.includes("login")) && all.every(w => login.includes(w)))
      return matches && (all.length || full || place) && (!full || words(full).every(w => words(u.name).includes(w))) && (!place || fold(u.location ?? "").includes(fold(place)))
    })
    return json({ total_count: items.length, incomplete_results: false, items: items.map(ghBrief) }, 200, ghLimits())
  }
  if (path === "/search/commits") {
    const email = /author-email:"?([^\s"]+)/.exec(q.get("q") ?? "")?.[1]
    const items = acc.github.filter(u => email && u.commit_email === email.toLowerCase()).flatMap(u => u.repositories.filter(r => !r.fork).slice(0, 1).map(r => ({ sha: createHash("sha1").update(u.login + r.name).digest("hex"), html_url: `https://github.com/${u.login}/${r.name}/commit/1`, commit: { author: { name: u.name, email: u.commit_email, date: r.pushed_at }, message: "Fix the docs" }, author: ghBrief(u), repository: { name: r.name, full_name: `${u.login}/${r.name}` } })))
    return json({ total_count: items.length, incomplete_results: false, items }, 200, ghLimits())
  }
  if (path.startsWith("/search/")) return json({ total_count: 0, incomplete_results: false, items: [] }, 200, ghLimits())
  const [, , login, part] = path.split("/")
  const u = acc.github.find(x => x.login.toLowerCase() === login?.toLowerCase())
  if (!path.startsWith("/users/") || !u) return missing
  if (!part) return json({ ...ghBrief(u), name: u.name, company: u.company ?? null, blog: u.blog ?? "", location: u.location ?? null, email: u.email ?? null, hireable: null, bio: u.bio ?? null, twitter_username: u.twitter_username ?? null, public_repos: u.repositories.length, public_gists: 0, followers: u.followers, following: 11, created_at: u.created, updated_at: "2026-05-20T08:00:00Z" }, 200, ghLimits())
  if (part === "repos") return json(u.repositories.map((r, i) => ({ id: u.id * 10 + i, name: r.name, full_name: `${u.login}/${r.name}`, owner: ghBrief(u), private: false, html_url: `https://github.com/${u.login}/${r.name}`, description: r.description, fork: r.fork, language: r.language, stargazers_count: r.stars, topics: r.topics, pushed_at: r.pushed_at, archived: false })).sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)), 200, ghLimits())
  if (part === "social_accounts") return json(u.accounts, 200, ghLimits())
  if (part === "orgs" || part === "events") return json([], 200, ghLimits())
  return missing
}

const gravatar = path => {
  const id = path.split("/").at(-1)
  const headers = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "98", "x-ratelimit-reset": String(unix(NOW) + 3600) }
  const g = acc.gravatar.find(x => createHash("sha256").update(x.email.trim().toLowerCase()).digest("hex") === id || x.slug === id)
  if (!g) return json({ error: "Profile not found", code: "not_found" }, 404, headers)
  const hash = createHash("sha256").update(g.email).digest("hex")
  return json({ hash, display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${hash}`, avatar_alt_text: "", location: g.location, description: g.description, job_title: g.job_title, company: g.company, verified_accounts: g.accounts.map(a => ({ service_type: a.type, service_label: a.label, service_icon: "", url: a.url, is_hidden: false })), pronunciation: "", pronouns: g.pronouns, ...(g.links ? { links: g.links } : {}) }, 200, headers)
}

const entity = w => {
  const value = s => s.item ? { value: { "entity-type": "item", "numeric-id": Number(s.item.id.slice(1)), id: s.item.id }, type: "wikibase-entityid" } : s.time ? { value: { time: `+${s.time.length === 4 ? `${s.time}-00-00` : s.time}T00:00:00Z`, precision: s.time.length === 4 ? 9 : 11, timezone: 0, before: 0, after: 0, calendarmodel: "http://www.wikidata.org/entity/Q1985727" }, type: "time" } : { value: s.text, type: "string" }
  const claims = {}
  w.statements.forEach((s, i) => (claims[s.property] ??= []).push({ mainsnak: { snaktype: "value", property: s.property, datavalue: value(s), datatype: s.item ? "wikibase-item" : s.time ? "time" : "string" }, type: "statement", id: `${w.id}$${i}`, rank: "normal" }))
  return { type: "item", id: w.id, labels: { en: { language: "en", value: w.label } }, descriptions: w.description ? { en: { language: "en", value: w.description } } : {}, aliases: { en: w.aliases.map(a => ({ language: "en", value: a })) }, claims, sitelinks: w.article ? { enwiki: { site: "enwiki", title: w.article, badges: [], url: `https://en.wikipedia.org/wiki/${w.article.replaceAll(" ", "_")}` } } : {} }
}
const labelled = new Map(acc.wikidata.flatMap(w => w.statements.filter(s => s.item).map(s => [s.item.id, s.item.label])))
const item = id => acc.wikidata.find(w => w.id === id) ?? (labelled.has(id) ? { id, label: labelled.get(id), description: "", aliases: [], statements: [] } : undefined)
const wikidata = (path, q) => {
  const special = /^\/wiki\/Special:EntityData\/(Q\d+)(?:\.json)?$/.exec(path)
  if (special) { const w = item(special[1]); return w ? json({ entities: { [w.id]: entity(w) } }) : html("<h1>Not Found</h1>", 404) }
  if (path === "/w/api.php" && q.get("action") === "wbsearchentities") {
    const s = words(q.get("search")).join(" ")
    const hits = acc.wikidata.filter(w => s && [w.label, ...w.aliases].some(l => words(l).join(" ").startsWith(s)))
    return json({ searchinfo: { search: q.get("search") }, search: hits.map(w => ({ id: w.id, title: w.id, pageid: Number(w.id.slice(5)), concepturi: `http://www.wikidata.org/entity/${w.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${w.id}`, display: { label: { value: w.label, language: "en" } }, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 })
  }
  if (path === "/w/api.php" && q.get("action") === "wbgetentities") {
    const out = {}
    for (const id of (q.get("ids") ?? "").split("|")) { const w = item(id); out[id] = w ? entity(w) : { id, missing: "" } }
    return json({ entities: out, success: 1 })
  }
  return json({ error: { code: "badvalue", info: "Unrecognized value for parameter" } })
}
const wikipedia = (path, q) => {
  const summary = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path)
  const named = t => acc.wikipedia.find(w => fold(w.title.replaceAll(" ", "_")) === fold(t.replaceAll(" ", "_")))
  if (summary) {
    const w = named(decodeURIComponent(summary[1]))
    if (!w) return json({ status: 404, type: "Internal error" , title: "Not found." }, 404)
    return json({ type: w.disambiguation ? "disambiguation" : "standard", title: w.title, displaytitle: w.title, pageid: 7000 + acc.wikipedia.indexOf(w), wikibase_item: acc.wikidata.find(x => x.article === w.title)?.id, lang: "en", description: w.description, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${w.title.replaceAll(" ", "_")}` } }, extract: w.extract, extract_html: `<p>${w.extract}</p>` })
  }
  if (path === "/w/api.php") {
    if (q.get("action") === "opensearch") { const hits = acc.wikipedia.filter(w => fold(w.title).startsWith(fold(q.get("search")))); return json([q.get("search"), hits.map(w => w.title), hits.map(() => ""), hits.map(w => `https://en.wikipedia.org/wiki/${w.title.replaceAll(" ", "_")}`)]) }
    const all = words(q.get("srsearch") ?? q.get("gsrsearch"))
    const hits = acc.wikipedia.filter(w => all.length && all.every(x => words(`${w.title} ${w.extract}`).includes(x)))
    return json({ batchcomplete: "", query: { searchinfo: { totalhits: hits.length }, search: hits.map(w => ({ ns: 0, title: w.title, pageid: 7000 + acc.wikipedia.indexOf(w), snippet: w.extract.slice(0, 150) })) } })
  }
  return undefined
}

const orcidDate = y => y ? { year: { value: String(y) }, month: null, day: null } : null
const affil = (o, kind) => ({ "last-modified-date": null, "affiliation-group": (kind === "employment" ? o.employments : o.educations).map((e, i) => ({ "external-ids": { "external-id": [] }, summaries: [{ [`${kind}-summary`]: { "put-code": i + 1, "department-name": e.department ?? null, "role-title": e.role, "start-date": orcidDate(e.from), "end-date": orcidDate(e.to), organization: { name: e.organization, address: { city: e.city, region: null, country: e.country } }, visibility: "public" } }] })), path: `/${o.id}/${kind}s` })
const personOf = o => ({ name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": o.credit_name ? { value: o.credit_name } : null, visibility: "public", path: o.id }, "other-names": { "other-name": (o.other_names ?? []).map(content => ({ content })) }, biography: o.biography ? { content: o.biography, visibility: "public" } : null, "researcher-urls": { "researcher-url": o.urls.map(u => ({ "url-name": u.label, url: { value: u.url } })) }, emails: { email: (o.emails ?? []).map(email => ({ email, verified: true, primary: true })) }, addresses: { address: o.country ? [{ country: { value: o.country } }] : [] }, keywords: { keyword: o.keywords.map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] }, path: `/${o.id}/person` })
const worksOf = o => ({ "last-modified-date": null, group: o.works.map((w, i) => ({ "work-summary": [{ "put-code": i + 1, title: { title: { value: w.title }, subtitle: null }, "journal-title": w.journal ? { value: w.journal } : null, type: w.type, "publication-date": orcidDate(w.year) }] })), path: `/${o.id}/works` })
const orcid = (path, q) => {
  const rest = path.replace(/^\/v[\d.]+/, "")
  if (rest.startsWith("/expanded-search") || rest.startsWith("/search")) {
    const query = q.get("q") ?? ""
    const field = name => { const m = new RegExp(`${name}:(?:"([^"]*)"|\\(([^)]*)\\)|(\\S+))`).exec(query); return m ? m[1] ?? m[2] ?? m[3] : undefined }
    const has = (value, wanted) => wanted === undefined || words(wanted).every(w => words(value).includes(w))
    const free = query.includes(":") ? undefined : query.replaceAll('"', "")
    const hits = acc.orcids.filter(o => query && has(o.given, field("given-names")) && has(o.family, field("family-name")) && has([...o.employments, ...o.educations].map(e => e.organization).join(" "), field("affiliation-org-name")) && has((o.emails ?? []).join(" "), field("email")) && (field("orcid") === undefined || field("orcid") === o.id) && has(`${o.given} ${o.family} ${o.employments.map(e => e.organization).join(" ")}`, free))
    if (rest.startsWith("/search")) return json({ result: hits.map(o => ({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" } })), "num-found": hits.length })
    return json({ "expanded-result": hits.length ? hits.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": o.credit_name ?? null, "other-name": o.other_names ?? [], email: o.emails ?? [], "institution-name": [...new Set([...o.employments, ...o.educations].map(e => e.organization))] })) : null, "num-found": hits.length })
  }
  const [, id, part] = rest.split("/")
  const o = acc.orcids.find(x => x.id === id)
  if (!o) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
  if (part === "person") return json(personOf(o))
  if (part === "employments") return json(affil(o, "employment"))
  if (part === "educations") return json(affil(o, "education"))
  if (part === "works") return json(worksOf(o))
  return json({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" }, person: personOf(o), "activities-summary": { employments: affil(o, "employment"), educations: affil(o, "education"), works: worksOf(o) }, path: `/${o.id}` })
}

const alex = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name.replace(/^(\S)\S*/, "$1.")], works_count: a.works_count, cited_by_count: a.cited_by_count, affiliations: [{ institution: { id: `https://openalex.org/I${a.id.slice(1)}`, display_name: a.institution, country_code: a.country, type: "other" }, years: a.years }], last_known_institutions: [{ id: `https://openalex.org/I${a.id.slice(1)}`, display_name: a.institution, country_code: a.country, type: "other" }], topics: a.topics.map((t, i) => ({ id: `https://openalex.org/T${1000 + i}`, display_name: t, count: 9 - i })), x_concepts: [] })
const openalex = (path, q, req) => {
  const m = /^\/(?:authors|people)\/(.+)$/.exec(path)
  if (m) { const key = decodeURIComponent(m[1]); const a = acc.openalex.find(x => x.id === key.split("/").at(-1) || (x.orcid && key.includes(x.orcid))); return a ? json(alex(a)) : html("<h1>Not Found</h1>", 404) }
  if (path === "/authors") {
    const filtered = /orcid:(?:https:\/\/orcid\.org\/)?([\dX-]+)/.exec(q.get("filter") ?? "")?.[1]
    if (!filtered && !q.get("api_key") && !/^bearer /i.test(req.headers.authorization ?? "")) return json({ error: "Unauthorized", message: "An API key is required for search. Get one at https://openalex.org/settings/api" }, 401)
    const all = words(q.get("search") ?? /display_name\.search:([^,]+)/.exec(q.get("filter") ?? "")?.[1])
    const hits = acc.openalex.filter(a => filtered ? a.orcid === filtered : all.length && all.every(w => words(a.name).includes(w)))
    return json({ meta: { count: hits.length, db_response_time_ms: 9, page: 1, per_page: 25 }, results: hits.map(alex), group_by: [] })
  }
  return json({ meta: { count: 0, page: 1, per_page: 25 }, results: [], group_by: [] })
}
const crossref = (path, q) => {
  const headers = { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }
  const shape = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", title: [w.title], "container-title": [w.journal], publisher: w.journal, issued: { "date-parts": [w.published] }, published: { "date-parts": [w.published] }, author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `https://orcid.org/${a.orcid}`, "authenticated-orcid": true } : {}) })), "is-referenced-by-count": 4 })
  const one = /^\/works\/(10\..+)$/.exec(path)
  if (one) { const w = acc.crossref.find(x => x.doi === decodeURIComponent(one[1])); return w ? json({ status: "ok", "message-type": "work", message: shape(w) }, 200, headers) : { status: 404, headers: { "content-type": "text/plain", ...headers }, body: "Resource not found." } }
  const all = words(q.get("query.author") ?? q.get("query") ?? "")
  const who = /orcid:([\dX-]+)/.exec(q.get("filter") ?? "")?.[1]
  const place = words(q.get("query.affiliation") ?? "")
  const items = acc.crossref.filter(w => (who ? w.authors.some(a => a.orcid === who) : all.length > 0) && (!all.length || w.authors.some(a => all.some(x => words(a.family).includes(x)))) && (!place.length || place.some(x => words(w.authors.map(a => a.affiliation).join(" ")).includes(x))))
  return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": items.length, items: items.map(shape), "items-per-page": 20, query: { "start-index": 0, "search-terms": null } } }, 200, headers)
}

const hackerNews = (path, q) => {
  const user = /\/users\/([^/]+)$/.exec(path)
  if (user) { const u = acc.hackerNews.find(x => x.username === decodeURIComponent(user[1])); return u ? json({ username: u.username, about: u.about, karma: u.karma }) : json({ status: 404, error: "Not Found" }, 404) }
  const tags = q.get("tags") ?? ""
  const author = /author_([\w-]+)/.exec(tags)?.[1]
  const query = words(q.get("query"))
  const hits = acc.hackerNews.filter(u => !author || u.username === author).flatMap(u => [
    ...(tags.includes("comment") && !tags.includes("story") ? [] : u.stories.map((s, i) => ({ objectID: `4410${i}1`, title: s.title, url: s.url, author: u.username, points: s.points, num_comments: 88, story_text: null, comment_text: null, created_at: s.at, created_at_i: unix(s.at), _tags: ["story", `author_${u.username}`] }))),
    ...(/(^|[^_])story/.test(tags) && !tags.includes("comment") ? [] : u.comments.map((c, i) => ({ objectID: `4390${i}7`, title: null, story_title: c.story, url: null, author: u.username, points: null, comment_text: c.text, created_at: c.at, created_at_i: unix(c.at), _tags: ["comment", `author_${u.username}`] })))
  ]).filter(h => query.every(w => words(`${h.title} ${h.comment_text} ${h.author} ${h.story_title}`).includes(w)))
  return json({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, query: q.get("query") ?? "" })
}
const stackExchange = (path, q) => {
  const shape = s => ({ user_id: s.id, account_id: s.id + 7, display_name: s.name, location: s.location, website_url: s.website, about_me: s.about, link: `https://stackoverflow.com/users/${s.id}/${s.name.toLowerCase().replaceAll(" ", "-")}`, reputation: s.reputation, user_type: "registered", creation_date: 1380000000 })
  const wrap = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 287 })
  const byId = /\/users\/(\d+)(\/.*)?$/.exec(path)
  if (byId) { const s = acc.stackExchange.find(x => x.id === Number(byId[1])); return wrap(!s ? [] : byId[2]?.includes("tags") ? s.tags.map(t => ({ tag_name: t, name: t, count: 40, answer_count: 40, answer_score: 120 })) : byId[2] ? [] : [shape(s)]) }
  if (path.endsWith("/users") && (q.get("site") ?? "stackoverflow") === "stackoverflow") return wrap(acc.stackExchange.filter(s => q.get("inname") && fold(s.name).includes(fold(q.get("inname")))).map(shape))
  return wrap([])
}
const did = b => `did:plc:${createHash("sha256").update(b.handle).digest("hex").slice(0, 24)}`
const bluesky = (path, q) => {
  const method = path.split("/").at(-1)
  const profile = b => ({ did: did(b), handle: b.handle, displayName: b.name, description: b.description, ...(b.website ? { website: b.website } : {}), followersCount: 640, followsCount: 120, postsCount: b.posts.length, createdAt: "2023-08-01T00:00:00Z" })
  const actor = fold(q.get("actor"))
  const b = acc.bluesky.find(x => x.handle === actor || did(x) === actor)
  if (method === "app.bsky.actor.getProfile") return b ? json(profile(b)) : json({ error: "InvalidRequest", message: "Profile not found" }, 400)
  if (method === "app.bsky.feed.getAuthorFeed") return b ? json({ feed: b.posts.map((p, i) => ({ post: { uri: `at://${did(b)}/app.bsky.feed.post/3k${i}`, cid: `b${i}`, author: { did: did(b), handle: b.handle, displayName: b.name }, record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.at }, likeCount: 12, replyCount: 1, repostCount: 0, indexedAt: p.at }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: { did: did(b), handle: b.handle }, indexedAt: p.at } } : {}) })) }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400)
  if (method === "app.bsky.actor.searchActors" || method === "app.bsky.actor.searchActorsTypeahead") { const all = words(q.get("q") ?? q.get("term")); return json({ actors: acc.bluesky.filter(x => all.length && all.every(w => words(`${x.name} ${x.handle} ${x.description}`).includes(w))).map(profile) }) }
  if (method === "com.atproto.identity.resolveHandle") { const h = acc.bluesky.find(x => x.handle === fold(q.get("handle"))); return h ? json({ did: did(h) }) : json({ error: "InvalidRequest", message: "Unable to resolve handle" }, 400) }
  if (method === "app.bsky.feed.searchPosts") return json({ error: "Forbidden" }, 403)
  return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
}
const mastodonHosts = new Set(["fosstodon.org", "mastodon.social", "hachyderm.io", "mastodon.online", "mstdn.social"])
const mastodon = (host, path, q) => {
  const missing = json({ error: "Record not found" }, 404)
  const account = (m, i) => ({ id: String(1090000 + i), username: m.user, acct: m.user, display_name: m.name, locked: false, bot: false, created_at: "2022-11-06T00:00:00.000Z", note: m.note, url: `https://${m.domain}/@${m.user}`, followers_count: 900, following_count: 210, statuses_count: 1300, fields: m.fields })
  if (path === "/.well-known/webfinger") {
    const m = acc.mastodon.find(x => `acct:${x.user}@${x.domain}` === q.get("resource") && x.domain === host)
    return m ? json({ subject: `acct:${m.user}@${m.domain}`, aliases: [`https://${m.domain}/@${m.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${m.domain}/@${m.user}` }, { rel: "self", type: "application/activity+json", href: `https://${m.domain}/users/${m.user}` }] }, 200, { "content-type": "application/jrd+json" }) : { status: 404, headers: { "content-type": "text/plain" }, body: "" }
  }
  if (path === "/api/v1/accounts/lookup") { const a = (q.get("acct") ?? "").replace(/^@/, "").split("@"); const i = acc.mastodon.findIndex(x => x.user === a[0] && x.domain === (a[1] ?? host) && x.domain === host); return i < 0 ? missing : json(account(acc.mastodon[i], i)) }
  const s = /^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/.exec(path)
  if (s) { const i = Number(s[1]) - 1090000, m = acc.mastodon[i]; return !m || m.domain !== host ? missing : s[2] ? json(m.posts.map((p, n) => ({ id: String(n), created_at: p.at, content: p.text, url: `https://${host}/@${m.user}/${n}`, reblog: null, in_reply_to_id: null, visibility: "public" }))) : json(account(m, i)) }
  if (path === "/api/v2/search") return json({ accounts: [], statuses: [], hashtags: [] })
  return undefined
}

const gdelt = q => {
  const span = /^(\d+)(min|h|hours?|d|days?|w|weeks?|m|months?|y|years?)?$/i.exec(q.get("timespan") ?? "")
  const unit = { h: 1 / 24, d: 1, w: 7, m: 30.5, y: 366 }[(span?.[2] ?? "d")[0].toLowerCase()] ?? 1
  let from = new Date(NOW.getTime() - (span ? Number(span[1]) * unit : 92) * 864e5)
  const start = q.get("startdatetime")
  if (start) from = new Date(`${start.slice(0, 4)}-${start.slice(4, 6)}-${start.slice(6, 8)}`)
  const query = (q.get("query") ?? "").replace(/\b(sourcelang|sourcecountry|theme|near\d*|repeat\d*):\S+/g, "")
  if (words(query).some(w => w.length < 3) && !query.includes('"')) return { status: 200, headers: { "content-type": "text/html" }, body: "The specified phrase is too short.\n" }
  const max = Math.min(250, Number(q.get("maxrecords") ?? 75))
  const phrases = [...query.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" "))
  const loose = words(query.replace(/"[^"]*"/g, " ").replace(/\b(OR|AND)\b/g, " ").replace(/[()]/g, " "))
  const either = /\bOR\b/.test(query)
  const hits = docs.filter(d => d.news && new Date(d.news) >= from && (phrases.length + loose.length > 0) && (either ? phrases.some(p => d.folded.includes(p)) || loose.some(w => d.count.has(w)) : phrases.every(p => d.folded.includes(p)) && loose.every(w => d.count.has(w) || d.title_words.has(w))))
  const country = h => /galway|western|westward/.test(h) ? "Ireland" : /deccan|siwr/.test(h) ? "India" : /lysmark/.test(h) ? "Denmark" : /kade|brandt/.test(h) ? "Netherlands" : "United Kingdom"
  if (!hits.length) return json({})
  return json({ articles: hits.slice(0, max).map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: `${d.news.replaceAll("-", "")}T101500Z`, socialimage: "", domain: new URL(d.url).host.replace(/^www\./, ""), language: "English", sourcecountry: country(new URL(d.url).host) })) })
}
const itunes = (path, q) => {
  const shape = p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, feedUrl: p.feed, collectionViewUrl: `https://podcasts.apple.com/gb/podcast/id${p.id}`, trackCount: p.episodes.length, primaryGenreName: "Society & Culture", releaseDate: p.episodes[0].at })
  const all = words(q.get("term"))
  if (path === "/lookup") { const hits = acc.podcasts.filter(p => String(p.id) === q.get("id")); return json({ resultCount: hits.length, results: hits.map(shape) }) }
  if (q.get("entity") === "podcastEpisode") { const hits = acc.podcasts.flatMap(p => p.episodes.filter(e => all.length && all.every(w => words(`${e.title} ${e.description}`).includes(w))).map(e => ({ wrapperType: "podcastEpisode", kind: "podcast-episode", collectionId: p.id, collectionName: p.title, trackName: e.title, description: e.description, shortDescription: "", releaseDate: e.at, trackViewUrl: e.url, feedUrl: p.feed, artistIds: [] }))); return json({ resultCount: hits.length, results: hits }) }
  const hits = acc.podcasts.filter(p => all.length && all.every(w => words(`${p.title} ${p.artist} ${p.description}`).includes(w)))
  return json({ resultCount: hits.length, results: hits.map(shape) })
}
const rdap = path => {
  const domain = fold(path.split("/").at(-1))
  const d = acc.rdap.find(x => x.domain === domain)
  if (!d) return json({ errorCode: 404, title: "Not Found", description: ["No RDAP record"] }, 404, { "content-type": "application/rdap+json" })
  return json({ objectClassName: "domain", ldhName: d.domain.toUpperCase(), status: ["active"], events: [{ eventAction: "registration", eventDate: `${d.registered}T00:00:00Z` }, { eventAction: "expiration", eventDate: "2027-01-01T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", d.registrant ?? "REDACTED FOR PRIVACY"], ...(d.registrant ? [["org", {}, "text", d.registrant]] : [])]] }], rdapConformance: ["rdap_level_0"] }, 200, { "content-type": "application/rdap+json" })
}
const gitlab = (path, q) => {
  const shape = (u, full) => ({ id: u.id, username: u.username, name: u.name, state: "active", web_url: `https://gitlab.com/${u.username}`, avatar_url: null, ...(full ? { bio: u.bio, location: u.location, linkedin: u.linkedin, twitter: u.twitter, website_url: u.website_url, organization: u.organization, job_title: u.job_title, pronouns: null, created_at: "2018-01-01T00:00:00.000Z" } : {}) })
  if (path === "/api/v4/users") return json(acc.gitlab.filter(u => u.username === fold(q.get("username")) || (q.get("search") && fold(u.name) === fold(q.get("search")))).map(u => shape(u)))
  const m = /^\/api\/v4\/users\/([^/]+)(\/projects)?$/.exec(path)
  const u = m && acc.gitlab.find(x => String(x.id) === m[1] || (m[2] && x.username === m[1]))
  if (!u) return json({ message: "404 User Not Found" }, 404)
  return m[2] ? json(u.projects.map((p, i) => ({ id: u.id * 10 + i, name: p.name, path: p.name, description: p.description, web_url: `https://gitlab.com/${u.username}/${p.name}`, last_activity_at: p.at, star_count: 3, topics: [] }))) : json(shape(u, true))
}
const youtubeFeed = q => {
  const c = acc.youtube.find(x => x.id === q.get("channel_id"))
  if (!c) return html("<html><title>Error 404 (Not Found)!!1</title></html>", 404)
  return xml(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><yt:channelId>${c.id}</yt:channelId><title>${esc(c.title)}</title>${c.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><author><name>${esc(c.title)}</name></author><published>${v.at}</published><media:group><media:description>${esc(v.description)}</media:description></media:group></entry>`).join("")}</feed>`, "text/xml; charset=UTF-8")
}
const wayback = (path, q, rawPath) => {
  if (path.startsWith("/cdx/search/cdx")) {
    const hits = archivedAt(q.get("url") ?? "").map(a => ["example," + new URL(a.url).host, a.timestamp, a.url, "text/html", "200", "Q7HXSA2Z5K3LMN4P", String(a.body.length)])
    if (q.get("output") === "json") return json(hits.length ? [["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"], ...hits] : [])
    return { status: 200, headers: { "content-type": "text/plain" }, body: hits.map(h => h.join(" ")).join("\n") }
  }
  const m = /^\/web\/(\d{1,14})(?:[a-z]{2}_)?\/(.+)$/.exec(rawPath)
  const a = m && archivedAt(m[2].replace(/^(https?:)\/+/, "$1//"))[0]
  return a ? html(a.body, 200, { "memento-datetime": "Tue, 11 Jun 2024 08:30:00 GMT" }) : html("<h1>Hrm. The Wayback Machine has not archived that URL.</h1>", 404)
}

const tavily = (body, path) => {
  if (path === "/extract") { const urls = [body.urls ?? []].flat(); const got = urls.map(u => [u, read(u)]); return json({ results: got.filter(([, r]) => r?.status === 200).map(([url, r]) => ({ url, raw_content: r.content, images: [] })), failed_results: got.filter(([, r]) => r?.status !== 200).map(([url]) => ({ url, error: "Failed to fetch url" })), response_time: 0.4 }) }
  if (path !== "/search") return json({ detail: "Not Found" }, 404)
  if (!body.query) return json({ detail: { error: "Query is missing." } }, 400)
  if (body.query.length > 400) return json({ detail: { error: "Query is too long. Max query length is 400 characters." } }, 400)
  const hits = find(body.query, { limit: Math.min(20, body.max_results ?? 5), include: body.include_domains ?? [], exclude: body.exclude_domains ?? [], news: body.topic === "news" })
  return json({ query: body.query, follow_up_questions: null, answer: null, images: [], results: hits.map(h => ({ url: h.url, title: h.title, content: h.content, score: Number(h.score.toFixed(5)), ...(h.news && body.topic === "news" ? { published_date: new Date(h.news).toUTCString() } : {}), raw_content: body.include_raw_content ? (h.listing ? null : h.raw) : null })), response_time: 0.61, request_id: createHash("md5").update(body.query).digest("hex") })
}
const firecrawl = (body, path) => {
  if (path.endsWith("/search")) {
    if (!body.query) return json({ success: false, error: "Bad Request", details: [{ path: ["query"], message: "Required" }] }, 400)
    const limit = Math.min(100, body.limit ?? 5)
    const sources = (body.sources ?? ["web"]).map(s => s.type ?? s)
    const web = find(body.query, { limit }).map((h, i) => ({ url: h.url, title: h.title, description: h.content, position: i + 1, ...(body.scrapeOptions && !h.listing ? { markdown: h.raw, metadata: { title: h.title, sourceURL: h.url, statusCode: 200 } } : {}) }))
    const news = sources.includes("news") ? find(body.query, { limit, news: true }).map((h, i) => ({ url: h.url, title: h.title, snippet: h.content, date: h.news, position: i + 1 })) : undefined
    return path.startsWith("/v1") ? json({ success: true, data: web }) : json({ success: true, data: { ...(sources.includes("web") ? { web } : {}), ...(news ? { news } : {}) }, creditsUsed: 2, id: createHash("md5").update(body.query).digest("hex") })
  }
  if (path.endsWith("/scrape")) {
    const r = body.url && read(body.url)
    if (!r) return json({ success: false, code: "SCRAPE_SITE_ERROR", error: "The URL failed to load in the browser." }, 500)
    return json({ success: true, data: { markdown: `# ${r.title}\n\n${r.content}`, metadata: { title: r.title, description: r.description, sourceURL: body.url, url: r.url, statusCode: r.status } } })
  }
  return json({ success: false, error: "Not Found" }, 404)
}

const answer = (scheme, host, path, query, req, body, rawPath) => {
  const q = new URLSearchParams(query)
  switch (host) {
    case "api.gravatar.com": return path.startsWith("/v3/profiles/") ? gravatar(path) : json({ error: "Not found", code: "not_found" }, 404)
    case "gravatar.com": case "www.gravatar.com": return html("<h1>Profile not found</h1>", 404)
    case "api.github.com": return github(path, q)
    case "api.tavily.com": return req.method === "POST" ? tavily(body, path) : json({ detail: "Method Not Allowed" }, 405)
    case "api.firecrawl.dev": return req.method === "POST" ? firecrawl(body, path) : json({ success: false, error: "Not Found" }, 404)
    case "r.jina.ai": {
      const target = rawPath.slice(1).replace(/^(https?:)\/+/, "$1//")
      const r = read(/^https?:/.test(target) ? target : `https://${target}`)
      if (!r) return json({ code: 422, name: "AssertionFailureError", status: 42206, message: "Failed to goto the page", data: null }, 422)
      return json({ code: 200, status: 20000, data: { title: r.title, description: r.description, url: r.url, content: r.content, ...(r.status !== 200 ? { warning: `Target URL returned error ${r.status}: Not Found` } : {}), usage: { tokens: Math.ceil(r.content.length / 4) } } })
    }
    case "www.wikidata.org": case "wikidata.org": return wikidata(path, q)
    case "query.wikidata.org": return json({ head: { vars: [] }, results: { bindings: [] } })
    case "en.wikipedia.org": return wikipedia(path, q) ?? page(scheme, host, decodeURIComponent(path), query)
    case "pub.orcid.org": return orcid(path, q)
    case "orcid.org": { const o = acc.orcids.find(x => path.slice(1) === x.id); return o && /json/.test(req.headers.accept ?? "") ? orcid(`/v3.0/${o.id}`, q) : o ? html("<!doctype html><html><head><title>ORCID</title></head><body><app-root></app-root></body></html>") : notFound(host) }
    case "api.openalex.org": return openalex(path, q, req)
    case "api.crossref.org": return crossref(path, q)
    case "hn.algolia.com": return hackerNews(path, q)
    case "api.stackexchange.com": return stackExchange(path, q)
    case "public.api.bsky.app": case "api.bsky.app": return bluesky(path, q)
    case "api.gdeltproject.org": return gdelt(q)
    case "itunes.apple.com": return itunes(path, q)
    case "rdap.org": return rdap(path)
    case "gitlab.com": return path.startsWith("/api/") ? gitlab(path, q) : acc.gitlab.some(u => path === `/${u.username}`) ? html(`<title>${acc.gitlab[0].name} · GitLab</title>`) : notFound(host)
    case "www.youtube.com": case "youtube.com": if (path === "/feeds/videos.xml") return youtubeFeed(q); return page(scheme, "www.youtube.com", path, query)
    case "www.sec.gov": return path === "/files/company_tickers.json" ? json({ 0: { cik_str: 320193, ticker: "AAPL", title: "Apple Inc." }, 1: { cik_str: 789019, ticker: "MSFT", title: "MICROSOFT CORP" } }) : notFound(host)
    case "data.sec.gov": case "efts.sec.gov": return { ...xml(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>`), status: 404 }
    case "web.archive.org": return wayback(path, q, rawPath)
    case "archive.org": { const a = archivedAt(q.get("url") ?? "")[0]; return json({ url: q.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) }
    case "www.linkedin.com": case "linkedin.com": case "uk.linkedin.com": return { status: 999, headers: { "content-type": "text/html" }, body: "<html><head><script>window.location.href='https://www.linkedin.com/authwall'</script></head></html>" }
    case "x.com": case "twitter.com": return path === "/robots.txt" ? { status: 200, headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /\n" } : html("<!doctype html><html><head><title>X</title></head><body><noscript><h1>JavaScript is not available.</h1></noscript></body></html>")
  }
  if (mastodonHosts.has(host)) return mastodon(host, path, q) ?? page(scheme, host, path, query)
  if (hosts.has(host)) return path === "/.well-known/webfinger" ? notFound(host) : page(scheme, host, path, query)
  return { status: 502, headers: { "content-type": "text/plain" }, body: `No such host: ${host}\n` }
}

export const serve = port => new Promise(ready => {
  const server = createServer((req, res) => {
    const chunks = []
    req.on("data", c => chunks.push(c))
    req.on("end", () => {
      try {
        const m = /^\/(https?)\/([^/?]+)([^?]*)(?:\?(.*))?$/s.exec(req.url)
        if (!m) { res.writeHead(502); res.end("Not a request of this world\n"); return }
        const [, scheme, host, pathname, query = ""] = m
        let body = {}
        try { body = chunks.length ? JSON.parse(Buffer.concat(chunks).toString("utf8")) : {} } catch { body = {} }
        const raw = pathname || "/"
        let path = raw
        try { path = decodeURI(raw) } catch { /* as it is */ }
        const a = answer(scheme, decodeURIComponent(host).toLowerCase().replace(/:(80|443)$/, ""), path, query, req, body, raw)
        const code = a.status
        const payload = Buffer.from(a.body)
        res.writeHead(code, { ...a.headers, "content-length": payload.length, date: NOW.toUTCString() })
        res.end(req.method === "HEAD" ? undefined : payload)
      } catch (error) {
        res.writeHead(500, { "content-type": "text/plain" })
        res.end(String(error?.stack ?? error))
      }
    })
  })
  server.listen(port, "127.0.0.1", () => ready(server))
})
export { docs, find }

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.argv[2])
  await serve(port)
  console.log(`ostravane on http://127.0.0.1:${port}`)
}
