// node server.mjs PORT: plays the whole internet of Tansyford at /{scheme}/{host}{path}?{query}
import http from "node:http"
import { createHash } from "node:crypto"
import { pages, listings, archive, robots, redirects, esc } from "./lib.mjs"
import "./sites1.mjs"
import "./sites2.mjs"
import "./web.mjs"
import * as A from "./accounts.mjs"

const json = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(body) })
const html = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "text/html; charset=utf-8", ...headers }, body })
const xml = (body, type = "application/rss+xml; charset=utf-8") => ({ status: 200, headers: { "content-type": type }, body })
const to = (location, status = 301) => ({ status, headers: { location, "content-type": "text/html" }, body: `<a href="${esc(location)}">Moved</a>` })
const fold = t => String(t).normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
const words = t => fold(t).match(/[a-z0-9]+/g) ?? []
const entities = { amp: "&", lt: "<", gt: ">", quot: "\"", nbsp: " ", middot: "·" }
const textOf = h => h.replace(/<!--[\s\S]*?-->/g, " ").replace(/<(head|script|style|nav|footer)\b[\s\S]*?<\/\1>/gi, " ").replace(/<[^>]+>/g, " ").replace(/&(#x?[0-9a-f]+|\w+);/gi, (m, e) => entities[e] ?? (e[0] === "#" ? String.fromCodePoint(e[1] === "x" ? parseInt(e.slice(2), 16) : +e.slice(1)) : m)).replace(/\s+/g, " ").trim()
const norm = u => { try { const x = new URL(u); return x.protocol + "//" + x.host + (x.pathname.replace(/\/+$/, "") || "/") + x.search } catch { return u } }
const now = "2026-06-01T09:00:00.000Z"

// Profile pages of services, as a browser sees them ----------------------------------------------------------------------------------------
const shell = (title, body) => `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`
const e = t => esc(t ?? "")
const service = (url, title, body) => pages.push({ url, title, body: shell(e(title), body) })
for (const u of A.github) {
  service(`https://github.com/${u.login}`, `${u.login} (${u.name}) · GitHub`, `<h1>${e(u.name)} <span>${u.login}</span></h1><p>${e(u.bio)}</p><ul><li>${e(u.company)}</li><li>${e(u.location)}</li><li>${e(u.blog)}</li></ul><h2>Popular repositories</h2>${(u.repositories ?? []).map(r => `<div><a href="/${u.login}/${r.name}">${r.name}</a> <p>${e(r.description)}</p> ${r.language} ★ ${r.stars}</div>`).join("")}`)
  for (const r of u.repositories ?? []) service(`https://github.com/${u.login}/${r.name}`, `GitHub - ${u.login}/${r.name}: ${r.description}`, `<h1>${u.login}/${r.name}</h1><p>${e(r.description)}</p><p>${(r.topics ?? []).join(" ")} ${r.language}</p>`)
}
for (const u of A.gitlab) service(`https://gitlab.com/${u.username}`, `${u.name} · GitLab`, `<h1>${u.name}</h1><p>${u.job_title} at ${u.organization}, ${u.location}</p><p>${u.bio}</p>${u.projects.map(p => `<p>${p.name}: ${p.description}</p>`).join("")}`)
for (const b of A.bluesky) service(`https://bsky.app/profile/${b.handle}`, `${b.name} (@${b.handle}) — Bluesky`, `<h1>${e(b.name)}</h1><p>${e(b.description)}</p>`)
for (const m of A.mastodon) service(`https://${m.domain}/@${m.user}`, `${m.name} (@${m.user}@${m.domain})`, `<h1>${m.name}</h1>${m.note}${m.fields.map(f => f.value).join("")}`)
for (const o of A.orcid) service(`https://orcid.org/${o.id}`, `${o.given} ${o.family} (${o.id}) - ORCID`, `<h1>${o.given} ${o.family}</h1><p>${o.biography ?? ""}</p><p>Keywords: ${o.keywords.join(", ")}</p>${[...o.employments, ...o.educations].map(a => `<p>${a.organization}: ${a.city}, ${a.country}. ${a.from} to ${a.to ?? "present"}. ${a.role}</p>`).join("")}${o.works.map(w => `<p>${w.title}. ${w.journal}, ${w.year}</p>`).join("")}`)
for (const w of A.wikipedia) service(`https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}`, `${w.title} - Wikipedia`, `<h1>${w.title}</h1><p>${w.extract}</p>`)
for (const w of A.wikidata) service(`https://www.wikidata.org/wiki/${w.id}`, `${w.label} - Wikidata`, `<h1>${w.label}</h1><p>${w.description}</p>`)
for (const h of A.hackerNews) service(`https://news.ycombinator.com/user?id=${h.username}`, `Profile: ${h.username} | Hacker News`, `<p>user: ${h.username}</p><p>about: ${h.about}</p>`)
for (const s of A.stackExchange) service(`https://stackoverflow.com/users/${s.id}`, `User ${s.name} - Stack Overflow`, `<h1>${s.name}</h1><p>${s.location}</p>${s.about}<p>${s.tags.join(" ")}</p>`)
for (const y of A.youtube) service(`https://www.youtube.com/@${y.handle}`, `${y.title} - YouTube`, `<link rel="alternate" type="application/rss+xml" href="https://www.youtube.com/feeds/videos.xml?channel_id=${y.id}"><meta itemprop="identifier" content="${y.id}"><h1>${y.title}</h1>${y.videos.map(v => `<p>${v.title}</p><p>${v.description}</p>`).join("")}`)
for (const g of A.gravatar) service(`https://gravatar.com/${g.slug}`, `${g.display_name} - Gravatar`, `<h1>${e(g.display_name)}</h1><p>${e(g.job_title)} ${e(g.company)} ${e(g.location)}</p><p>${e(g.description)}</p>`)
for (const c of A.crossref) service(`https://doi.org/${c.doi}`, c.title, `<h1>${c.title}</h1><p>${c.authors.map(a => `${a.given} ${a.family}${a.affiliation ? ` (${a.affiliation})` : ""}`).join(", ")}. ${c.journal}, ${c.published[0]}</p>`)
for (const p of A.podcasts) pages.push({ url: p.feed, title: p.title, noindex: true, content_type: "application/rss+xml; charset=utf-8", body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${e(p.title)}</title><link>${p.site}</link><description>${e(p.description)}</description><itunes:author>${e(p.artist)}</itunes:author>${p.episodes.map(x => `<item><title>${e(x.title)}</title><description>${e(x.description)}</description><link>${x.url}</link><guid>${x.url}</guid><pubDate>${new Date(x.at).toUTCString()}</pubDate></item>`).join("")}</channel></rss>` })

for (const host of new Set(pages.map(p => new URL(p.url).host))) if (host.endsWith(".example") && host !== "mastodon.example" && !pages.some(p => p.url === `https://${host}/`)) { // a home page for houses that wrote none
  const own = pages.filter(p => new URL(p.url).host === host && !p.noindex)
  pages.push({ url: `https://${host}/`, title: own[0].title.split(" | ").at(-1), noindex: true, body: shell(own[0].title.split(" | ").at(-1), `<h1>${own[0].title.split(" | ").at(-1)}</h1><ul>${own.map(p => `<li><a href="${new URL(p.url).pathname}">${p.title.split(" | ")[0]}</a></li>`).join("")}</ul>`) })
}
const byUrl = new Map(pages.map(p => [norm(p.url), p]))
const hosts = new Set([...pages.map(p => new URL(p.url).host), ...Object.keys(redirects).map(u => new URL(u).host)])

// The search engine ----------------------------------------------------------------------------------------------------------------------
const docs = [...pages.filter(p => !p.noindex).map(p => ({ url: p.url, title: p.title, text: p.dead ? p.body : textOf(p.body), news: p.news, html: p.body })), ...listings.map(l => ({ url: l.url, title: l.title, text: l.snippet }))]
for (const d of docs) {
  d.tf = new Map()
  for (const [t, n] of [[d.title, 3], [decodeURIComponent(d.url.replace(/^https?:\/\/(www\.)?/, "")), 1.5], [d.text, 1]]) for (const w of words(t)) d.tf.set(w, (d.tf.get(w) ?? 0) + n)
  d.flat = ` ${words(`${d.title} ${d.text}`).join(" ")} `
  d.host = new URL(d.url).host
}
const df = new Map()
for (const d of docs) for (const w of d.tf.keys()) df.set(w, (df.get(w) ?? 0) + 1)
const stop = new Set("a an and at by for from in is of on or the to with who what site email http https www com example".split(" "))
const under = (host, domain) => host === domain || host.endsWith("." + domain)
const snippetOf = (text, terms) => {
  const parts = text.split(" "), size = 48
  let best = 0, at = 0
  const hit = parts.map(p => words(p).some(w => terms.has(w)) ? 1 : 0)
  let run = hit.slice(0, size).reduce((a, b) => a + b, 0); best = run
  for (let i = size; i < parts.length; i++) { run += hit[i] - hit[i - size]; if (run > best) { best = run; at = i - size + 1 } }
  const cut = parts.slice(at, at + size).join(" ")
  return (at ? "... " : "") + (cut.length > 300 ? cut.slice(0, 297).replace(/\s\S*$/, "") + "..." : cut)
}
const search = (raw, max, { include = [], exclude = [], news = false } = {}) => {
  const inc = [...include], exc = [...exclude]
  let q = String(raw ?? "").replace(/(-?)site:(\S+)/gi, (_, m, d) => { (m ? exc : inc).push(d.replace(/^https?:\/\//, "")); return " " }).replace(/\b(OR|AND)\b/g, " ")
  const minus = []; q = q.replace(/(^|\s)-(\w+)/g, (_, s, w) => (minus.push(fold(w)), " "))
  const phrases = [...q.matchAll(/["“]([^"”]+)["”]/g)].map(m => words(m[1]).join(" ")).filter(Boolean)
  const terms = new Set(words(q).filter(w => !stop.has(w)))
  if (!terms.size) return []
  const idf = w => Math.log(1 + docs.length / (1 + (df.get(w) ?? 0)))
  const total = [...terms].reduce((s, w) => s + idf(w), 0)
  const found = []
  for (const d of docs) {
    if (news && !d.news) continue
    if (inc.length && !inc.some(x => { const [h, ...p] = x.split("/"); return under(d.host, h.replace(/^\*\.|^www\./, "")) && new URL(d.url).pathname.startsWith("/" + p.join("/").replace(/\/$/, "")) })) continue
    if (exc.some(x => under(d.host, x.split("/")[0].replace(/^www\./, "")))) continue
    if (minus.some(w => d.tf.has(w))) continue
    let score = 0, covered = 0
    for (const w of terms) { const n = d.tf.get(w); if (n) { covered += idf(w); score += idf(w) * (n / (n + 1.2)) } }
    if (covered < 0.3 * total) continue
    for (const p of phrases) score *= d.flat.includes(` ${p} `) ? 1.6 : 0.35
    found.push({ d, score: score / total * (0.5 + 0.5 * covered / total) })
  }
  return found.sort((a, b) => b.score - a.score).slice(0, max).map(({ d, score }) => ({ url: d.url, title: textOf(d.title), content: snippetOf(d.text, terms), score: Math.min(0.99, +(score / 1.6).toFixed(5)), doc: d }))
}
const rawText = u => { const p = byUrl.get(norm(u)); return p && !p.dead ? { title: p.title, text: textOf(p.body), body: p.body } : undefined }

// Services ---------------------------------------------------------------------------------------------------------------------------------
const num = (v, d, max = 100) => Math.min(max, Math.max(0, Number.isFinite(+v) && v !== null && v !== "" ? +v : d))
const has = (hay, needle) => words(needle).every(w => words(hay).includes(w))
const rate = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "57", "x-ratelimit-reset": "1780308000" }
const gitUser = u => ({ login: u.login, id: u.id, type: "User", html_url: `https://github.com/${u.login}`, url: `https://api.github.com/users/${u.login}`, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, name: u.name ?? null, company: u.company ?? null, blog: u.blog ?? "", location: u.location ?? null, email: u.email ?? null, hireable: null, bio: u.bio ?? null, twitter_username: u.twitter_username ?? null, public_repos: (u.repositories ?? []).length, public_gists: 0, followers: 120, following: 12, created_at: "2014-03-02T10:00:00Z", updated_at: "2026-05-20T10:00:00Z" })
const github = (path, p) => {
  let m
  if (path === "/search/users") {
    const q = p.get("q") ?? "", free = q.replace(/\b(in|type|location|repos|followers|fullname|user):("[^"]*"|\S+)/g, (_, k, v) => k === "fullname" || k === "user" ? ` ${v} ` : " ").replace(/"/g, "").trim(), place = /location:("[^"]*"|\S+)/.exec(q)?.[1]
    const items = A.github.filter(u => (free.includes("@") ? u.email?.toLowerCase() === free.toLowerCase() : free && has(`${u.name} ${u.login}`, free)) && (!place || has(u.location ?? "", place)))
    return json({ total_count: items.length, incomplete_results: false, items: items.map(u => { const { login, id, type, html_url, url, avatar_url } = gitUser(u); return { login, id, type, html_url, url, avatar_url, score: 1 } }) }, 200, rate)
  }
  if (path === "/search/commits") {
    const mail = /author-email:"?([^\s"]+)/.exec(p.get("q") ?? "")?.[1]?.toLowerCase()
    const us = A.github.filter(u => mail && (u.commit_email ?? "").toLowerCase() === mail)
    return json({ total_count: us.length, incomplete_results: false, items: us.map(u => ({ sha: createHash("sha1").update(u.login).digest("hex"), html_url: `https://github.com/${u.login}/${u.repositories[0].name}/commit/1`, commit: { author: { name: u.name, email: u.commit_email, date: u.repositories[0].pushed_at }, message: "Fix tests" }, author: { login: u.login, id: u.id, html_url: `https://github.com/${u.login}` }, repository: { name: u.repositories[0].name, full_name: `${u.login}/${u.repositories[0].name}` }, score: 1 })) }, 200, rate)
  }
  if (path === "/search/repositories") return json({ total_count: 0, incomplete_results: false, items: [] }, 200, rate)
  if ((m = /^\/users\/([^/]+)(\/[\w_]+)?$/.exec(path))) {
    const u = A.github.find(x => x.login.toLowerCase() === m[1].toLowerCase())
    if (u) {
      if (!m[2]) return json(gitUser(u), 200, rate)
      if (m[2] === "/repos") return json((u.repositories ?? []).slice().sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)).slice(0, num(p.get("per_page"), 30)).map((r, i) => ({ id: u.id * 10 + i, name: r.name, full_name: `${u.login}/${r.name}`, html_url: `https://github.com/${u.login}/${r.name}`, description: r.description ?? null, fork: r.fork ?? false, language: r.language ?? null, topics: r.topics ?? [], stargazers_count: r.stars, forks_count: 3, archived: false, pushed_at: r.pushed_at, updated_at: r.pushed_at, created_at: "2022-01-01T00:00:00Z", homepage: null, owner: { login: u.login } })), 200, rate)
      if (m[2] === "/social_accounts") return json(u.accounts ?? [], 200, rate)
      return json([], 200, rate)
    }
  }
  return json({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404, rate)
}
const orcidDate = y => y ? { year: { value: String(y) }, month: null, day: null } : null
const orcidGroup = (o, list, kind) => ({ "last-modified-date": null, "affiliation-group": list.map((a, i) => ({ "external-ids": { "external-id": [] }, summaries: [{ [`${kind}-summary`]: { "put-code": i + 1, "department-name": a.department ?? null, "role-title": a.role, "start-date": orcidDate(a.from), "end-date": orcidDate(a.to), organization: { name: a.organization, address: { city: a.city, region: null, country: a.country } }, source: { "source-name": { value: `${o.given} ${o.family}` } }, visibility: "public", path: `/${o.id}/${kind}/${i + 1}` } }] })), path: `/${o.id}/${kind}s` })
const orcidPerson = o => ({ name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": o.credit_name ? { value: o.credit_name } : null, path: o.id }, "other-names": { "other-name": [] }, biography: o.biography ? { content: o.biography, path: `/${o.id}/biography` } : null, "researcher-urls": { "researcher-url": (o.urls ?? []).map(u => ({ "url-name": u.label, url: { value: u.url } })) }, emails: { email: [] }, addresses: { address: o.country ? [{ country: { value: o.country } }] : [] }, keywords: { keyword: o.keywords.map(k => ({ content: k })) }, "external-identifiers": { "external-identifier": [] }, path: `/${o.id}/person` })
const orcidWorks = o => ({ group: o.works.map((w, i) => ({ "work-summary": [{ "put-code": i + 1, title: { title: { value: w.title } }, type: w.type, "publication-date": orcidDate(w.year), "journal-title": { value: w.journal } }] })), path: `/${o.id}/works` })
const orcid = (path, p) => {
  if (/\/(expanded-)?search\/?$/.test(path)) {
    const q = (p.get("q") ?? "").replace(/\+/g, " ")
    const field = n => new RegExp(`${n}:\\(?("[^"]*"|[^\\s)]+)`).exec(q)?.[1]?.replace(/"/g, "")
    const g = field("given-names"), f = field("family-name"), org = field("affiliation-org-name"), mail = field("email"), free = q.includes(":") ? "" : q.replace(/"/g, "")
    const hits = (g || f || org || free) && !mail ? A.orcid.filter(o => (!g || has(o.given, g)) && (!f || has(o.family, f)) && (!org || o.employments.concat(o.educations).some(a => has(a.organization, org))) && (!free || has(`${o.given} ${o.family}`, free))) : []
    if (path.includes("expanded")) return json({ "expanded-result": hits.length ? hits.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": o.credit_name ?? null, "other-name": [], email: [], "institution-name": [...new Set(o.employments.concat(o.educations).map(a => a.organization))] })) : null, "num-found": hits.length })
    return json({ result: hits.length ? hits.map(o => ({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" } })) : null, "num-found": hits.length })
  }
  const m = /^(?:\/v3\.0)?\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])(?:\/(\w+))?\/?$/.exec(path), o = m && A.orcid.find(x => x.id === m[1])
  if (!o) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
  if (m[2] === "person") return json(orcidPerson(o))
  if (m[2] === "employments") return json(orcidGroup(o, o.employments, "employment"))
  if (m[2] === "educations") return json(orcidGroup(o, o.educations, "education"))
  if (m[2] === "works") return json(orcidWorks(o))
  return json({ "orcid-identifier": { path: o.id }, person: orcidPerson(o), "activities-summary": { employments: orcidGroup(o, o.employments, "employment"), educations: orcidGroup(o, o.educations, "education"), works: orcidWorks(o) } })
}
const alex = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works_count, cited_by_count: a.cited_by_count, affiliations: [{ institution: { id: "https://openalex.org/I7481", display_name: a.institution, country_code: a.country, type: "company" }, years: a.years }], last_known_institutions: [{ id: "https://openalex.org/I7481", display_name: a.institution, country_code: a.country, type: "company" }], topics: a.topics.map((t, i) => ({ id: `https://openalex.org/T${i}`, display_name: t, count: 5 })), x_concepts: [] })
const openalex = (path, p) => {
  let m
  if (path === "/authors") { const s = p.get("search") ?? /display_name\.search:([^,]+)/.exec(p.get("filter") ?? "")?.[1], id = /orcid:(?:https:\/\/orcid\.org\/)?([\dX-]+)/.exec(p.get("filter") ?? "")?.[1]; const r = A.openalex.filter(a => id ? a.orcid === id : s && has(a.name, s)); return json({ meta: { count: r.length, page: 1, per_page: 25 }, results: r.map(alex), group_by: [] }) }
  if ((m = /^\/authors\/(?:https:\/\/openalex\.org\/)?(A\d+)$/.exec(path))) { const a = A.openalex.find(x => x.id === m[1]); if (a) return json(alex(a)) }
  if ((m = /^\/authors\/(?:orcid:|https:\/\/orcid\.org\/)([\dX-]+)$/.exec(path))) { const a = A.openalex.find(x => x.orcid === m[1]); if (a) return json(alex(a)) }
  if (path === "/works") return json({ meta: { count: 0, page: 1, per_page: 25 }, results: [], group_by: [] })
  return json({ error: "Not Found", message: "404 Not Found" }, 404)
}
const crossref = (path, p) => {
  if (path === "/works") { const a = p.get("query.author") ?? p.get("query") ?? ""; const r = A.crossref.filter(w => w.authors.some(x => a && has(`${x.given} ${x.family} ${x.affiliation ?? ""}`, a)) || has(w.title, a || "§§")); return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": r.length, items: r.slice(0, num(p.get("rows"), 20)).map(w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", title: [w.title], "container-title": [w.journal], published: { "date-parts": [w.published] }, author: w.authors.map((x, i) => ({ given: x.given, family: x.family, sequence: i ? "additional" : "first", affiliation: x.affiliation ? [{ name: x.affiliation }] : [], ...(x.orcid ? { ORCID: `http://orcid.org/${x.orcid}` } : {}) })) })), "items-per-page": 20, query: { "start-index": 0, "search-terms": null } } }, 200, { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }) }
  const w = A.crossref.find(x => `/works/${x.doi}` === path); return w ? json({ status: "ok", message: { DOI: w.doi, title: [w.title] } }) : { status: 404, headers: { "content-type": "text/plain" }, body: "Resource not found." }
}
const snak = s => s.item ? { entity: s.item } : s
const claims = w => { const c = {}; for (const s of w.statements) (c[s.property] ??= []).push({ mainsnak: { snaktype: "value", property: s.property, datavalue: s.item ? { value: { "entity-type": "item", id: s.item.id }, type: "wikibase-entityid" } : s.time ? { value: { time: `+${s.time.length === 4 ? s.time + "-00-00" : s.time}T00:00:00Z`, precision: s.time.length === 4 ? 9 : 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" }, type: "time" } : { value: s.text, type: "string" } }, type: "statement", rank: "normal", ...(s.start || s.end ? { qualifiers: { ...(s.start ? { P580: [{ snaktype: "value", property: "P580", datavalue: { value: { time: `+${s.start}-00-00T00:00:00Z`, precision: 9 }, type: "time" } }] } : {}) } } : {}) }); return c }
const entity = id => {
  const w = A.wikidata.find(x => x.id === id)
  if (w) return { type: "item", id, labels: { en: { language: "en", value: w.label } }, descriptions: { en: { language: "en", value: w.description } }, aliases: w.aliases ? { en: w.aliases.map(value => ({ language: "en", value })) } : {}, claims: claims(w), sitelinks: w.article ? { enwiki: { site: "enwiki", title: w.article, url: `https://en.wikipedia.org/wiki/${w.article.replace(/ /g, "_")}` } } : {} }
  for (const x of A.wikidata) for (const s of x.statements) if (s.item?.id === id) return { type: "item", id, labels: { en: { language: "en", value: s.item.label } }, descriptions: {}, aliases: {}, claims: {}, sitelinks: {} }
}
const wikidata = (path, p) => {
  if (path === "/w/api.php") {
    if (p.get("action") === "wbsearchentities") { const s = p.get("search") ?? ""; return json({ searchinfo: { search: s }, search: A.wikidata.filter(w => [w.label, ...(w.aliases ?? [])].some(l => fold(l).startsWith(fold(s).trim()))).map(w => ({ id: w.id, title: w.id, concepturi: `http://www.wikidata.org/entity/${w.id}`, url: `//www.wikidata.org/wiki/${w.id}`, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 }) }
    if (p.get("action") === "wbgetentities") return json({ entities: Object.fromEntries((p.get("ids") ?? "").split("|").map(id => [id, entity(id) ?? { id, missing: "" }])), success: 1 })
    return json({ batchcomplete: "", query: { search: [] } })
  }
  const m = /^\/wiki\/Special:EntityData\/(Q\d+)\.json$/.exec(path); if (m && entity(m[1])) return json({ entities: { [m[1]]: entity(m[1]) } })
}
const wikipedia = (path, p) => {
  const m = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path)
  if (m) { const t = decodeURIComponent(m[1]).replace(/_/g, " "), w = A.wikipedia.find(x => fold(x.title) === fold(t)); return w ? json({ type: w.disambiguation ? "disambiguation" : "standard", title: w.title, displaytitle: w.title, wikibase_item: A.wikidata.find(x => x.article === w.title)?.id, description: w.description, extract: w.extract, lang: "en", content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}` } } }) : json({ type: "https://mediawiki.org/wiki/HyperSwitch/errors/not_found", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: path }, 404) }
  if (path === "/w/api.php") { const r = A.wikipedia.filter(w => has(`${w.title} ${w.extract}`, p.get("srsearch") ?? p.get("search") ?? "§§")); return p.get("action") === "opensearch" ? json([p.get("search"), r.map(w => w.title), r.map(() => ""), r.map(w => `https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}`)]) : json({ batchcomplete: "", query: { searchinfo: { totalhits: r.length }, search: r.map((w, i) => ({ ns: 0, title: w.title, pageid: 7481 + i, snippet: w.extract })) } }) }
}
const hn = (path, p) => {
  let m
  if ((m = /^\/api\/v1\/users\/([^/]+)$/.exec(path))) { const u = A.hackerNews.find(x => x.username === m[1]); return u ? json({ username: u.username, about: u.about, karma: u.karma }) : json({ status: 404, error: "Not Found" }, 404) }
  if (/^\/api\/v1\/search(_by_date)?$/.test(path)) {
    const tags = p.get("tags") ?? "", a = /author_(\w+)/.exec(tags)?.[1], q = p.get("query") ?? ""
    const hits = A.hackerNews.filter(u => !a || u.username === a).flatMap(u => [...(tags.includes("comment") ? [] : u.stories ?? []).map((s, i) => ({ objectID: `7481${i}`, title: s.title, url: s.url, author: u.username, points: s.points, num_comments: 41, comment_text: null, created_at: s.at, created_at_i: Date.parse(s.at) / 1000, _tags: ["story", `author_${u.username}`] })), ...(/\bstory\b/.test(tags) ? [] : u.comments ?? []).map((c, i) => ({ objectID: `7482${i}`, title: null, story_title: c.story, url: null, author: u.username, points: null, num_comments: null, comment_text: c.text, created_at: c.at, created_at_i: Date.parse(c.at) / 1000, _tags: ["comment", `author_${u.username}`] }))]).filter(h => !q || has(`${h.title ?? ""} ${h.comment_text ?? ""} ${h.url ?? ""} ${h.author}`, q))
    return json({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, query: q })
  }
}
const se = (path, p) => {
  let items = []
  if (p.get("site") === "stackoverflow" || !p.get("site")) {
    const m = /^\/2\.\d\/users\/(\d+)(\/\w+)?/.exec(path), one = u => ({ user_id: u.id, account_id: u.id + 1, display_name: u.name, location: u.location, website_url: u.website, about_me: u.about, link: `https://stackoverflow.com/users/${u.id}`, reputation: u.reputation, user_type: "registered" })
    if (/^\/2\.\d\/users\/?$/.test(path)) items = A.stackExchange.filter(u => fold(u.name).includes(fold(p.get("inname") ?? "§§"))).map(one)
    else if (m) { const u = A.stackExchange.find(x => String(x.id) === m[1]); items = !u ? [] : !m[2] ? [one(u)] : /tags/.test(m[2]) ? u.tags.map(name => ({ name, tag_name: name, count: 30, answer_count: 20 })) : [] }
  }
  return json({ items, has_more: false, quota_max: 300, quota_remaining: 271 })
}
const did = b => `did:plc:${createHash("sha1").update(b.handle).digest("hex").slice(0, 24)}`
const bsky = (path, p) => {
  const view = b => ({ did: did(b), handle: b.handle, displayName: b.name, description: b.description ?? "", ...(b.website ? { website: b.website } : {}), followersCount: 310, followsCount: 120, postsCount: (b.posts ?? []).length, indexedAt: now, labels: [] })
  const actor = A.bluesky.find(b => [b.handle, did(b)].includes(p.get("actor")))
  const miss = () => json({ error: "InvalidRequest", message: "Profile not found" }, 400)
  if (path === "/xrpc/app.bsky.actor.getProfile") return actor ? json(view(actor)) : miss()
  if (path === "/xrpc/app.bsky.feed.getAuthorFeed") return actor ? json({ feed: (actor.posts ?? []).map((x, i) => ({ post: { uri: `at://${did(actor)}/app.bsky.feed.post/3k${i}`, cid: `c${i}`, author: { did: did(actor), handle: actor.handle, displayName: actor.name }, record: { $type: "app.bsky.feed.post", text: x.text, createdAt: x.at }, likeCount: 7, replyCount: 0, repostCount: 0, indexedAt: x.at }, ...(x.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost" } } : {}) })) }) : miss()
  if (/searchActors(Typeahead)?$/.test(path)) return json({ actors: A.bluesky.filter(b => has(`${b.name} ${b.handle} ${b.description}`, p.get("q") ?? p.get("term") ?? "§§")).map(view) })
  if (path === "/xrpc/app.bsky.feed.searchPosts") return { status: 403, headers: { "content-type": "text/html" }, body: "<html><body><h1>403 Forbidden</h1></body></html>" }
  return json({ error: "XRPCNotSupported", message: "XRPCNotSupported" }, 404)
}
const mastodon = (host, path, p) => {
  if (path === "/.well-known/webfinger") { const r = (p.get("resource") ?? "").replace(/^acct:/, ""), m = A.mastodon.find(x => `${x.user}@${x.domain}`.toLowerCase() === r.toLowerCase()); return m ? json({ subject: `acct:${m.user}@${m.domain}`, aliases: [`https://${m.domain}/@${m.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${m.domain}/@${m.user}` }, { rel: "self", type: "application/activity+json", href: `https://${m.domain}/users/${m.user}` }] }, 200, { "content-type": "application/jrd+json; charset=utf-8" }) : { status: 404, headers: {}, body: "" } }
  const acc = m => ({ id: "748100", username: m.user, acct: m.user, display_name: m.name, note: m.note, url: `https://${m.domain}/@${m.user}`, followers_count: 88, statuses_count: m.posts.length, fields: m.fields.map(f => ({ name: f.name, value: f.value, verified_at: f.verified_at ?? null })), bot: false, created_at: "2022-11-01T00:00:00.000Z" })
  if (path === "/api/v1/accounts/lookup") { const m = A.mastodon.find(x => x.domain === host && x.user === (p.get("acct") ?? "").replace(/^@/, "").split("@")[0]); return m ? json(acc(m)) : json({ error: "Record not found" }, 404) }
  const m = /^\/api\/v1\/accounts\/748100\/statuses$/.test(path) && A.mastodon[0]; if (m) return json(m.posts.map((x, i) => ({ id: `9${i}`, created_at: x.at, content: x.text, reblog: null, url: `https://${m.domain}/@${m.user}/9${i}`, account: acc(m) })))
}
const tavily = (path, b) => {
  if (path === "/search") {
    if (!b.query) return json({ detail: { error: "Query is missing." } }, 400)
    const r = search(b.query, num(b.max_results, 5, 20), { include: b.include_domains ?? [], exclude: b.exclude_domains ?? [], news: b.topic === "news" })
    return json({ query: b.query, follow_up_questions: null, answer: null, images: [], results: r.map(x => ({ url: x.url, title: x.title, content: x.content, score: x.score, raw_content: b.include_raw_content ? x.doc.text : null, ...(x.doc.news && b.topic === "news" ? { published_date: x.doc.news.seen } : {}) })), response_time: 0.71, request_id: "tansyford" })
  }
  if (path === "/extract") { const us = [b.urls ?? []].flat(), ok = us.filter(rawText); return json({ results: ok.map(url => ({ url, raw_content: rawText(url).text, images: [] })), failed_results: us.filter(u => !ok.includes(u)).map(url => ({ url, error: "Failed to fetch url" })), response_time: 0.4 }) }
  return json({ detail: "Not Found" }, 404)
}
const firecrawl = (path, b) => {
  const r = () => search(b.query, num(b.limit, 5, 20), { include: b.includeDomains ?? [], exclude: b.excludeDomains ?? [] })
  if (path === "/v2/search") {
    const sources = (b.sources ?? ["web"]).map(s => s.type ?? s), data = {}
    if (sources.includes("web")) data.web = r().map((x, i) => ({ url: x.url, title: x.title, description: x.content, position: i + 1 }))
    if (sources.includes("news")) data.news = search(b.query, num(b.limit, 5, 20), { news: true }).map((x, i) => ({ url: x.url, title: x.title, snippet: x.content, date: x.doc.news.seen, position: i + 1 }))
    return json({ success: true, data, creditsUsed: 2, id: "tansyford" })
  }
  if (path === "/v1/search") return json({ success: true, data: r().map(x => ({ url: x.url, title: x.title, description: x.content })) })
  if (/^\/v[12]\/scrape$/.test(path)) { const t = rawText(b.url ?? ""); return t ? json({ success: true, data: { markdown: t.text, html: t.body, metadata: { title: t.title, sourceURL: b.url, url: b.url, statusCode: 200 } } }) : json({ success: false, error: "This website is not currently supported or could not be reached." }, 403) }
  return json({ success: false, error: "Not found" }, 404)
}

const serve = ({ method, scheme, host, path, query, body, headers }) => {
  const p = new URLSearchParams(query), full = `${scheme}://${host}${path}${query ? "?" + query : ""}`
  const b = () => { try { return JSON.parse(body || "{}") } catch { return {} } }
  const mine = () => {
    switch (host) {
      case "api.gravatar.com": { const m = /^\/v3\/profiles\/([^/]+)$/.exec(path), g = m && A.gravatar.find(x => createHash("sha256").update(x.email).digest("hex") === m[1].toLowerCase() || x.slug === m[1]); return g ? json({ hash: createHash("sha256").update(g.email).digest("hex"), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${m[1]}`, avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", verified_accounts: (g.accounts ?? []).map(a => ({ service_type: a.label.toLowerCase(), service_label: a.label, service_icon: "", url: a.url, is_hidden: false })), pronunciation: "", pronouns: g.pronouns ?? "" }, 200, { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "96", "x-ratelimit-reset": "1780308000" }) : json({ error: "Profile not found.", code: "not_found" }, 404) }
      case "api.github.com": return github(path, p)
      case "gitlab.com": if (path === "/api/v4/users") return json(A.gitlab.filter(u => u.username === (p.get("username") ?? "").toLowerCase() || (p.get("search") && has(u.name, p.get("search")))).map(u => ({ id: u.id, username: u.username, name: u.name, state: "active", web_url: `https://gitlab.com/${u.username}` }))); { const m = /^\/api\/v4\/users\/(\w+)(\/projects)?$/.exec(path), u = m && A.gitlab.find(x => [String(x.id), x.username].includes(m[1])); if (u) return json(m[2] ? u.projects.map((x, i) => ({ id: 9000 + i, name: x.name, description: x.description, path_with_namespace: `${u.username}/${x.name}`, web_url: `https://gitlab.com/${u.username}/${x.name}`, last_activity_at: x.at, topics: [], star_count: 12 })) : { id: u.id, username: u.username, name: u.name, state: "active", web_url: `https://gitlab.com/${u.username}`, bio: u.bio ?? "", location: u.location ?? "", job_title: u.job_title ?? "", organization: u.organization ?? "", website_url: u.website_url ?? "", linkedin: "", twitter: "", public_email: "" }); if (path.startsWith("/api/")) return json({ message: "404 User Not Found" }, 404) } return
      case "api.tavily.com": return method === "POST" ? tavily(path, b()) : json({ detail: "Method Not Allowed" }, 405)
      case "api.firecrawl.dev": return method === "POST" ? firecrawl(path, b()) : json({ success: false, error: "Not found" }, 404)
      case "r.jina.ai": { const u = decodeURIComponent(full.slice(full.indexOf("r.jina.ai/") + 10)), t = rawText(u); return t ? json({ code: 200, status: 20000, data: { title: t.title, description: "", url: u, content: t.text, usage: { tokens: Math.ceil(t.text.length / 4) } } }) : json({ data: null, code: 404, name: "NotFoundError", status: 40400, message: "Target not found" }, 404) }
      case "www.wikidata.org": return wikidata(path, p)
      case "query.wikidata.org": return json({ head: { vars: [] }, results: { bindings: [] } })
      case "en.wikipedia.org": return wikipedia(path, p)
      case "pub.orcid.org": return orcid(path, p)
      case "orcid.org": if (/json/.test(headers.accept ?? "")) return orcid(path, p); return
      case "api.openalex.org": return openalex(path, p)
      case "api.crossref.org": return crossref(path, p)
      case "hn.algolia.com": return hn(path, p) ?? json({ status: 404 }, 404)
      case "api.stackexchange.com": return se(path, p)
      case "public.api.bsky.app": return bsky(path, p)
      case "api.gdeltproject.org": { const q = p.get("query") ?? ""; const r = search(q.replace(/\b\w+:\S+/g, " "), num(p.get("maxrecords"), 75, 250), { news: true }).filter(x => [...q.matchAll(/"([^"]+)"/g)].every(m => x.doc.flat.includes(` ${words(m[1]).join(" ")} `))); return json(r.length ? { articles: r.map(x => ({ url: x.url, url_mobile: "", title: x.title, seendate: x.doc.news.seen, socialimage: "", domain: x.doc.host, language: x.doc.news.language, sourcecountry: x.doc.news.country })) } : {}) }
      case "itunes.apple.com": if (path === "/search") { const t = p.get("term") ?? "", r = A.podcasts.filter(x => has(`${x.title} ${x.artist}${p.get("entity") === "podcastEpisode" ? " " + x.episodes.map(y => y.title + " " + y.description).join(" ") : ""}`, t)); return json({ resultCount: r.length, results: p.get("entity") === "podcastEpisode" ? r.flatMap(x => x.episodes.filter(y => has(`${y.title} ${y.description}`, t)).map((y, i) => ({ wrapperType: "podcastEpisode", kind: "podcast-episode", trackId: x.id * 10 + i, trackName: y.title, collectionId: x.id, collectionName: x.title, description: y.description, shortDescription: "", feedUrl: x.feed, trackViewUrl: y.url, releaseDate: y.at }))) : r.map(x => ({ wrapperType: "track", kind: "podcast", collectionId: x.id, trackId: x.id, artistName: x.artist, collectionName: x.title, trackName: x.title, feedUrl: x.feed, collectionViewUrl: x.site, trackCount: x.episodes.length, primaryGenreName: "Business" })) }) } return json({ resultCount: 0, results: [] })
      case "rdap.org": { const m = /^\/domain\/(.+)$/.exec(path), d = m && A.rdap.find(x => x.domain === m[1].toLowerCase()); return d ? json({ objectClassName: "domain", ldhName: d.domain.toUpperCase(), status: ["active"], events: [{ eventAction: "registration", eventDate: `${d.registered}T00:00:00Z` }, { eventAction: "expiration", eventDate: "2027-01-01T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", d.registrant ? "" : "REDACTED FOR PRIVACY"], ...(d.registrant ? [["org", {}, "text", d.registrant]] : [])]] }], nameservers: [] }, 200, { "content-type": "application/rdap+json" }) : json({ errorCode: 404, title: "Not Found" }, 404, { "content-type": "application/rdap+json" }) }
      case "www.sec.gov": if (path === "/files/company_tickers.json") return json(Object.fromEntries(A.edgar.map((c, i) => [i, { cik_str: c.cik, ticker: c.ticker, title: c.name }]))); return html("<h1>404 Not Found</h1>", 404)
      case "efts.sec.gov": return json({ took: 3, timed_out: false, hits: { total: { value: 0, relation: "eq" }, max_score: null, hits: [] } })
      case "data.sec.gov": { const c = A.edgar.find(x => path === `/submissions/CIK${String(x.cik).padStart(10, "0")}.json`); return c ? json({ cik: String(c.cik), entityType: "operating", sic: c.sic, sicDescription: c.industry, name: c.name, tickers: [c.ticker], exchanges: ["NYSE"], addresses: { business: { city: c.city, stateOrCountry: c.state } }, filings: { recent: { accessionNumber: [], form: [], filingDate: [], primaryDocument: [] } } }) : { status: 404, headers: { "content-type": "application/xml" }, body: "<?xml version=\"1.0\"?><Error><Code>NoSuchKey</Code></Error>" } }
      case "www.youtube.com": case "youtube.com": if (path === "/feeds/videos.xml") { const y = A.youtube.find(x => x.id === p.get("channel_id")); return y ? xml(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><yt:channelId>${y.id}</yt:channelId><title>${e(y.title)}</title><author><name>${e(y.title)}</name><uri>https://www.youtube.com/channel/${y.id}</uri></author>${y.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${e(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><media:group><media:title>${e(v.title)}</media:title><media:description>${e(v.description)}</media:description></media:group></entry>`).join("")}</feed>`, "text/xml; charset=UTF-8") : html("<title>Error 404 (Not Found)!!1</title>", 404) } if (host === "youtube.com") return to(`https://www.youtube.com${path}`); return
      case "web.archive.org": {
        if (path.startsWith("/cdx")) { const u = (p.get("url") ?? "").replace(/^https?:\/\//, "").replace(/\*$/, ""), r = A && archive.filter(a => { const x = a.url.replace(/^https?:\/\//, ""); return p.get("matchType") === "prefix" || p.get("matchType") === "host" || p.get("matchType") === "domain" || (p.get("url") ?? "").endsWith("*") ? x.startsWith(u) : x === u }), rows = r.map(a => [new URL(a.url).host.split(".").reverse().join(",") + ")" + new URL(a.url).pathname, a.timestamp, a.url, "text/html", "200", createHash("sha1").update(a.body).digest("hex").toUpperCase().slice(0, 32), String(a.body.length)]); return p.get("output") === "json" ? json(rows.length ? [["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"], ...rows] : []) : { status: 200, headers: { "content-type": "text/plain" }, body: rows.map(x => x.join(" ") + "\n").join("") } }
        const m = /^\/web\/(\d+)(?:id_|if_)?\/(.+)$/.exec(path), a = m && archive.find(x => norm(x.url) === norm(m[2].replace(/^(https?:)\/+/, "$1//"))); return a ? html(a.body) : html("<h1>Hrm.</h1><p>The Wayback Machine has not archived that URL.</p>", 404)
      }
      case "archive.org": return json({ url: p.get("url"), archived_snapshots: {} })
      case "linkedin.com": case "www.linkedin.com": return { status: 999, headers: { "content-type": "text/html" }, body: "<html><head><script>window.location.href='/authwall'</script></head></html>" }
      case "x.com": case "twitter.com": case "www.twitter.com": return html("<title>X</title><p>JavaScript is not available.</p>", 403)
      case "stackoverflow.com": { const m = /^\/users\/(\d+)/.exec(path), q = m && byUrl.get(`https://stackoverflow.com/users/${m[1]}`); if (q) return html(q.body); return }
      case "podcasts.apple.com": return html("<h1>Not found</h1>", 404)
    }
    if (A.mastodon.some(m => m.domain === host)) return mastodon(host, path, p)
    if (path === "/.well-known/webfinger" && hosts.has(host)) return html("<h1>404</h1>", 404)
  }
  const answer = mine()
  if (answer) return answer
  if (path === "/robots.txt") { const key = robots[host] ?? robots[`www.${host}`]; if (key) return { status: 200, headers: { "content-type": "text/plain" }, body: key }; if (hosts.has(host)) return html("<h1>404 Not Found</h1>", 404) }
  if (!hosts.has(host)) return { status: 502, headers: { "content-type": "text/plain" }, body: "Bad gateway: host not found\n" }
  if (path === "/sitemap.xml" && robots[host]?.includes("sitemap.xml")) return xml(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.filter(x => x.url.startsWith(`https://${host}/`)).map(x => `<url><loc>${x.url}</loc></url>`).join("")}</urlset>`, "application/xml")
  const canonical = Object.keys(redirects).find(u => new URL(u).host === host)
  if (canonical) return to(redirects[canonical].replace(/\/$/, "") + path + (query ? "?" + query : ""))
  if (scheme === "http") return to(`https://${host}${path}${query ? "?" + query : ""}`)
  const page = byUrl.get(norm(`https://${host}${path}${query ? "?" + query : ""}`)) ?? byUrl.get(norm(`https://${host}${path}`))
  if (page && !page.dead) return { status: 200, headers: { "content-type": page.content_type ?? "text/html; charset=utf-8" }, body: page.body }
  return html(shell("Page not found", "<h1>404</h1><p>We could not find that page.</p><a href=\"/\">Home</a>"), 404)
}

http.createServer((req, res) => {
  const chunks = []
  req.on("data", c => chunks.push(c))
  req.on("end", () => {
    try {
      const m = /^\/(https?)\/([^/?]+)([^?]*)(?:\?(.*))?$/s.exec(req.url)
      if (!m) { res.writeHead(400); return res.end("want /{scheme}/{host}{path}") }
      let path = m[3] || "/"
      try { path = decodeURIComponent(path) } catch {}
      const a = serve({ method: req.method, scheme: m[1], host: m[2].toLowerCase(), path, query: m[4] ?? "", body: Buffer.concat(chunks).toString("utf8"), headers: req.headers })
      res.writeHead(a.status, a.headers)
      res.end(req.method === "HEAD" ? undefined : a.body)
    } catch (error) { res.writeHead(500); res.end(String(error?.stack ?? error)) }
  })
}).listen(Number(process.argv[2]), "127.0.0.1", () => console.log(`tansyford listens on ${process.argv[2]}`))
