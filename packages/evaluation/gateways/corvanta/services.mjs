// The services of the world in the shapes of the real ones. Each answers { status, type, body, headers } or undefined.
import { createHash } from "node:crypto"
import { A, pages, listings, archive, redirects } from "./data.mjs"
import { esc, lone, rss } from "./lib.mjs"

const sha = s => createHash("sha256").update(s).digest("hex"), md5 = s => createHash("md5").update(s).digest("hex")
export const json = (x, status = 200, headers = {}) => ({ status, type: "application/json; charset=utf-8", body: JSON.stringify(x), headers })
export const html = (body, status = 200, headers = {}) => ({ status, type: "text/html; charset=utf-8", body, headers })
export const text = (body, status = 200, type = "text/plain; charset=utf-8") => ({ status, type, body, headers: {} })
export const fold = s => String(s ?? "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/ß/g, "ss").replace(/ø/g, "o").replace(/æ/g, "ae").replace(/å/g, "a").replace(/ı/g, "i").replace(/ł/g, "l")
/** Umlauts written out and not are the same word for an engine. */
const stem = w => w.replace(/([aou])e(?=[^aeiou]|$)/g, "$1")
const words = s => (fold(s).match(/[\p{L}\p{N}]+/gu) ?? []).map(stem)
const entities = { amp: "&", lt: "<", gt: ">", quot: "\"", nbsp: " ", copy: "©", "#39": "'", "#8211": "–" }
export const plain = h => h.replace(/<(script|style)[\s\S]*?<\/\1>/gi, " ").replace(/<!--[\s\S]*?-->/g, " ").replace(/<(nav|footer)[\s>][\s\S]*?<\/\1>/gi, " ").replace(/<[^>]+>/g, " ").replace(/&(#?\w+);/g, (m, e) => entities[e] ?? m).replace(/\s+/g, " ").trim()

/* ── what stands on the services' own web pages ── */
const p = (url, title, body) => ({ url, title, body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>` })
const servicePages = [
  ...A.wikipedia.map(w => p(`https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}`, `${w.title} - Wikipedia`, `<h1>${w.title}</h1><p>${esc(w.extract)}</p>`)),
  ...A.github.map(u => p(`https://github.com/${u.login}`, `${u.login} (${u.name}) · GitHub`, `<h1>${u.name} <small>${u.login}</small></h1><p>${esc(u.bio ?? "")}</p><ul><li>${esc(u.company ?? "")}</li><li>${esc(u.location ?? "")}</li>${u.blog ? `<li><a rel="nofollow me" href="${u.blog}">${u.blog}</a></li>` : ""}</ul>${u.repositories.map(r => `<h3><a href="/${u.login}/${r.name}">${r.name}</a></h3><p>${esc(r.description ?? "")} ${r.language ?? ""}</p>`).join("")}`)),
  ...A.orcid.map(o => ({ ...p(`https://orcid.org/${o.id}`, `${o.given} ${o.family} (${o.id}) - ORCID`, `<app-root></app-root><noscript>ORCID needs JavaScript</noscript>`), text: `${o.given} ${o.family} ${(o.employments ?? []).map(e => `${e.role}, ${e.organization}, ${e.city}`).join("; ")}` })),
  ...A.bluesky.map(u => p(`https://bsky.app/profile/${u.handle}`, `${u.name} (@${u.handle}) — Bluesky`, `<h1>${u.name}</h1><p>${esc(u.description)}</p>`)),
  ...A.mastodon.map(u => p(`https://${u.domain}/@${u.user}`, `${u.name} (@${u.user}@${u.domain}) - Mastodon`, `<h1>${u.name}</h1>${u.note}<dl>${(u.fields ?? []).map(f => `<dt>${f.name}</dt><dd>${f.value}</dd>`).join("")}</dl>`)),
  ...A.gravatar.map(u => p(`https://gravatar.com/${u.slug}`, `${u.display_name} - Gravatar Profile`, `<h1>${u.display_name}</h1><p>${u.job_title ?? ""}, ${u.company ?? ""}, ${u.location ?? ""}</p><p>${esc(u.description ?? "")}</p>`)),
  ...A.gitlab.map(u => p(`https://gitlab.com/${u.username}`, `${u.name} · GitLab`, `<h1>${u.name}</h1><p>${esc(u.bio ?? "")}</p><p>${u.organization ?? ""}, ${u.location ?? ""}</p>`)),
  ...A.stackExchange.map(u => p(`https://stackoverflow.com/users/${u.id}/${fold(u.name).replace(/\W+/g, "-")}`, `User ${u.name} - Stack Overflow`, `<h1>${u.name}</h1>${u.about}<p>${u.location}</p><p>Top tags: ${u.tags.join(", ")}</p>`)),
  ...A.hackerNews.map(u => p(`https://news.ycombinator.com/user?id=${u.username}`, `Profile: ${u.username} | Hacker News`, `<table><tr><td>user:</td><td>${u.username}</td></tr><tr><td>karma:</td><td>${u.karma}</td></tr><tr><td>about:</td><td>${u.about}</td></tr></table>`)),
  ...A.youtube.flatMap(c => [p(`https://www.youtube.com/@${c.handle}`, `${c.title} - YouTube`, `<link rel="canonical" href="https://www.youtube.com/channel/${c.id}"><link rel="alternate" type="application/rss+xml" href="https://www.youtube.com/feeds/videos.xml?channel_id=${c.id}"><h1>${c.title}</h1>`), ...c.videos.map(v => p(`https://www.youtube.com/watch?v=${v.id}`, `${v.title} - YouTube`, `<h1>${v.title}</h1><p>${esc(v.description)}</p>`))]),
  ...A.wikidata.map(w => p(`https://www.wikidata.org/wiki/${w.id}`, `${w.label} - Wikidata`, `<h1>${w.label} (${w.id})</h1><p>${w.description}</p>`)),
  ...A.crossref.map(w => p(`https://doi.org/${w.doi}`, w.title, `<h1>${w.title}</h1><p>${w.authors.map(a => `${a.given} ${a.family} (${a.affiliation})`).join(", ")}</p><p>${w.journal}, ${w.published[0]}</p>`)),
  ...A.openalex.map(a => p(`https://openalex.org/${a.id}`, `${a.name} - OpenAlex`, `<h1>${a.name}</h1><p>${a.institution}. ${a.works_count} works, ${a.cited_by_count} citations. ${a.topics.join(", ")}</p>`))]
const feeds = A.podcasts.map(c => ({ url: c.feed, title: c.title, type: "application/rss+xml; charset=utf-8", feed: true, body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(c.title)}</title><link>${c.site}</link><itunes:author>${esc(c.artist)}</itunes:author><description>${esc(c.description)}</description>${c.episodes.map(e => `<item><title>${esc(e.title)}</title><link>${e.url}</link><guid>${e.url}</guid><pubDate>${new Date(e.at).toUTCString()}</pubDate><description>${esc(e.description)}</description></item>`).join("")}</channel></rss>` }))
const all = [...pages, ...servicePages, ...feeds]
const norm = u => { const x = new URL(u); return x.host + (x.pathname.replace(/\/+$/, "") || "/") + x.search }
const byUrl = new Map(all.map(x => [norm(x.url), x]))
export const hosts = new Set([...pages, ...feeds].map(x => new URL(x.url).host))
export const pageAt = url => { const x = byUrl.get(norm(url)); return x?.dead ? undefined : x }
export const links = host => pages.filter(x => new URL(x.url).host === host && !x.dead && !x.type).map(x => x.url)

/* ── search ── */
const deadText = u => archive.find(a => a.url === u)?.body ?? ""
const hidden = /\/internal\//
const docs = [...all.filter(x => !x.feed && !hidden.test(x.url) && !/(xml|rss)/.test(x.type ?? "")).map(x => ({ url: x.url, title: (x.title ?? "").replace(/&amp;/g, "&"), text: x.text ?? plain(x.dead ? deadText(x.url) : x.body.replace(/<title>[\s\S]*?<\/title>/, "")), news: x.news })), ...listings.map(l => ({ url: l.url, title: l.title, text: l.snippet }))]
  .map(d => { const t = words(d.text), all = [...words(d.title), ...words(d.title), ...words(d.url), ...t]; const tf = new Map(); for (const w of all) tf.set(w, (tf.get(w) ?? 0) + 1); return { ...d, tf, len: all.length, flat: ` ${[...words(d.title), ".", ...t].join(" ")} ` } })
const df = new Map(); for (const d of docs) for (const w of d.tf.keys()) df.set(w, (df.get(w) ?? 0) + 1)
const avg = docs.reduce((n, d) => n + d.len, 0) / docs.length
const stop = new Set("the a an of and or in at on for to is with by from who what her his de der die das und van het een site".split(" "))
const inDomain = (url, d) => { const h = new URL(url).host, want = d.replace(/^https?:\/\//, "").replace(/^\*?\.?/, "").replace(/^www\./, ""), [wh, ...path] = want.split("/"); return (h === wh || h.endsWith(`.${wh}`)) && new URL(url).pathname.startsWith(path.length ? `/${path.join("/")}`.replace(/\/\*?$/, "") : "/") }
const snippet = (d, q) => {
  if (d.text.length <= 320) return d.text
  const at = [...d.text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].filter(m => q.has(stem(fold(m[0])))).map(m => m.index)
  if (at.length === 0) return d.text.slice(0, 300)
  let best = 0, bestN = -1
  for (const i of at) { const s = Math.max(0, i - 60), n = new Set(at.filter(j => j >= s && j < s + 280).map(j => d.text.slice(j, j + 8))).size; if (n > bestN) { bestN = n; best = s } }
  if (best > 0) best = d.text.indexOf(" ", best) + 1
  return (best > 0 ? "... " : "") + d.text.slice(best, best + 300).replace(/\s\S*$/, "") + " ..."
}
export const search = (query, { limit = 5, include = [], exclude = [], news = false } = {}) => {
  const q0 = String(query ?? ""), inc = [...include], exc = [...exclude]
  let rest = q0.replace(/(-?)site:(\S+)/gi, (_, minus, d) => { (minus ? exc : inc).push(d.replace(/["()]/g, "")); return " " }).replace(/\b(inurl|intitle|filetype):\S+/gi, " ").replace(/\bOR\b/g, " ")
  const minus = []; rest = rest.replace(/(^|\s)-"([^"]+)"|(^|\s)-([\p{L}\p{N}]+)/gu, (_, _a, x, _b, y) => { minus.push(words(x ?? y).join(" ")); return " " })
  const phrases = [...rest.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" ")).filter(Boolean)
  const ws = [...new Set(words(rest))].filter(w => !stop.has(w))
  if (ws.length === 0 && inc.length === 0) return []
  const q = new Set(ws)
  let pool = docs.filter(d => (!news || d.news) && (inc.length === 0 || inc.some(x => inDomain(d.url, x))) && !exc.some(x => inDomain(d.url, x)) && !minus.some(m => d.flat.includes(` ${m} `)))
  const scored = pool.map(d => {
    let s = ws.length === 0 ? 0.01 : 0
    for (const w of ws) { const tf = d.tf.get(w); if (tf) s += Math.log(1 + (docs.length - df.get(w) + .5) / (df.get(w) + .5)) * (tf * 2.2) / (tf + 1.2 * (.25 + .75 * d.len / avg)) }
    for (const f of phrases) s *= d.flat.includes(` ${f} `) ? 1.6 : .35
    // words that stand side by side in the query and on the page: a name
    const seq = words(rest.replace(/"/g, ""))
    for (let i = 0; i + 1 < seq.length; i++) if (d.flat.includes(` ${seq[i]} ${seq[i + 1]} `)) s *= 1.15
    return { d, s }
  }).filter(x => x.s > 0).sort((x, y) => y.s - x.s)
  const top = scored[0]?.s ?? 0
  return scored.filter(x => x.s > top * .06).slice(0, limit).map(({ d, s }) => ({ url: d.url, title: d.title, snippet: snippet(d, q), score: Math.min(.99, .35 + .6 * s / top), news: d.news }))
}
const tavily = (path, body) => {
  if (path === "/search") {
    if (!body.query) return json({ detail: { error: "Query is missing." } }, 400)
    const r = search(body.query, { limit: Math.min(20, body.max_results ?? 5), include: body.include_domains ?? [], exclude: body.exclude_domains ?? [], news: body.topic === "news" })
    return json({ query: body.query, follow_up_questions: null, answer: null, images: [], results: r.map(x => ({ url: x.url, title: x.title, content: x.snippet, score: +x.score.toFixed(5), raw_content: body.include_raw_content ? (pageAt(x.url) ? plain(pageAt(x.url).body) : null) : null, ...(body.topic === "news" ? { published_date: new Date(x.news.seen).toUTCString() } : {}) })), response_time: .84, request_id: "5b1f7a52-corv-4c11-9d3e-0a0000000001" })
  }
  if (path === "/extract") {
    const urls = [].concat(body.urls ?? []), ok = urls.map(u => [u, pageAt(u)])
    return json({ results: ok.filter(x => x[1]).map(([u, x]) => ({ url: u, raw_content: plain(x.body), images: [] })), failed_results: ok.filter(x => !x[1]).map(([u]) => ({ url: u, error: "Failed to fetch url" })), response_time: .5 })
  }
  return json({ detail: "Not Found" }, 404)
}
const firecrawl = (path, body) => {
  if (/^\/v[12]\/search$/.test(path)) {
    const r = search(body.query, { limit: Math.min(20, body.limit ?? 5), include: body.includeDomains ?? [], exclude: body.excludeDomains ?? [] })
    const web = r.map((x, i) => ({ url: x.url, title: x.title, description: x.snippet, position: i + 1 }))
    if (path.startsWith("/v1")) return json({ success: true, data: web.map(({ position, ...x }) => x) })
    const wants = (body.sources ?? ["web"]).map(s => s?.type ?? s)
    return json({ success: true, data: { ...(wants.includes("web") ? { web } : {}), ...(wants.includes("news") ? { news: search(body.query, { limit: body.limit ?? 5, news: true }).map((x, i) => ({ url: x.url, title: x.title, snippet: x.snippet, date: x.news.seen, position: i + 1 })) } : {}) }, creditsUsed: 2 })
  }
  if (/^\/v[12]\/scrape$/.test(path)) {
    const x = body.url && pageAt(body.url)
    if (!x) return json({ success: false, error: "The page could not be loaded", code: "SCRAPE_ALL_ENGINES_FAILED" }, 500)
    return json({ success: true, data: { markdown: plain(x.body), html: x.body, metadata: { title: x.title, sourceURL: body.url, url: x.url, statusCode: 200 } } })
  }
  return json({ success: false, error: "Not found" }, 404)
}

/* ── services ── */
const gravatar = (host, path) => {
  const key = decodeURIComponent(path.split("/").filter(Boolean).at(-1) ?? "").toLowerCase().replace(/\.json$/, "")
  const g = A.gravatar.find(x => sha(x.email) === key || md5(x.email) === key || x.slug === key)
  if (host === "api.gravatar.com") {
    if (!g) return json({ error: "Profile not found", code: "profile_not_found" }, 404, { "X-RateLimit-Limit": "100", "X-RateLimit-Remaining": "97", "X-RateLimit-Reset": "1780308000" })
    return json({ hash: sha(g.email), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${sha(g.email)}`, avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", verified_accounts: (g.accounts ?? []).map(a => ({ service_type: a.label.toLowerCase(), service_label: a.label, service_icon: "", url: a.url, is_hidden: false })), pronunciation: "", pronouns: g.pronouns ?? "" }, 200, { "X-RateLimit-Limit": "100", "X-RateLimit-Remaining": "97", "X-RateLimit-Reset": "1780308000" })
  }
  if (/^\/avatar\//.test(path)) return text("", 404)
  if (/\.json$/.test(path)) return g ? json({ entry: [{ hash: sha(g.email), preferredUsername: g.slug, displayName: g.display_name, profileUrl: `https://gravatar.com/${g.slug}`, aboutMe: g.description, currentLocation: g.location, job_title: g.job_title, company: g.company }] }) : json("User not found", 404)
  return undefined
}
const ghRate = { "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "52", "X-RateLimit-Reset": "1780308000", "X-RateLimit-Resource": "core" }
const ghNot = () => json({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404, ghRate)
const ghUser = u => ({ login: u.login, id: u.id, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, type: "User", site_admin: false })
const ghRepo = (u, r) => ({ id: u.id * 10 + r.name.length, name: r.name, full_name: `${u.login}/${r.name}`, private: false, owner: ghUser(u), html_url: `https://github.com/${u.login}/${r.name}`, description: r.description ?? null, fork: r.fork ?? false, language: r.language ?? null, stargazers_count: r.stars, watchers_count: r.stars, topics: r.topics ?? [], pushed_at: r.pushed_at, updated_at: r.pushed_at, created_at: "2020-01-01T00:00:00Z", archived: false, default_branch: "main" })
const github = (path, q) => {
  const seg = path.split("/").filter(Boolean).map(decodeURIComponent)
  if (seg[0] === "search") {
    const s = (q.get("q") ?? "").trim(); if (!s) return json({ message: "Validation Failed", errors: [{ resource: "Search", field: "q", code: "missing" }], status: "422" }, 422)
    const out = items => json({ total_count: items.length, incomplete_results: false, items }, 200, { ...ghRate, "X-RateLimit-Limit": "10", "X-RateLimit-Remaining": "8", "X-RateLimit-Resource": "search" })
    if (seg[1] === "commits") {
      const mail = /(?:author|committer)-email:"?([^\s"]+)/.exec(s)?.[1]?.toLowerCase(); const name = /author-name:"?([^"]+)"?/.exec(s)?.[1]
      return out(A.github.filter(u => (mail && u.commit_email === mail) || (name && fold(u.name) === fold(name.trim()))).map(u => ({ sha: sha(u.login).slice(0, 40), html_url: `https://github.com/${u.login}/${u.repositories[0].name}/commit/${sha(u.login).slice(0, 40)}`, commit: { author: { name: u.name, email: u.commit_email, date: u.repositories[0].pushed_at }, committer: { name: u.name, email: u.commit_email, date: u.repositories[0].pushed_at }, message: "Fix tests" }, author: ghUser(u), committer: ghUser(u), repository: ghRepo(u, u.repositories[0]), score: 1 })))
    }
    if (seg[1] === "users") {
      const loc = /location:"?([^"]+?)"?(?=\s+\w+:|$)/.exec(s)?.[1]; const bare = s.replace(/\b(in|type|repos|followers|language|sort):\S+/g, " ").replace(/location:("[^"]+"|\S+)/g, " ").replace(/\bfullname:/g, " ").trim()
      const mail = bare.includes("@") ? bare.replace(/"/g, "").trim().toLowerCase() : undefined
      return out(A.github.filter(u => mail ? u.email?.toLowerCase() === mail : words(bare).length > 0 && words(bare).every(w => words(`${u.name} ${u.login} ${/in:[^ ]*email/.test(s) ? "" : ""}`).includes(w)) && (!loc || fold(u.location).includes(fold(loc)))).map(u => ({ ...ghUser(u), score: 1 })))
    }
    if (seg[1] === "repositories") return out(A.github.flatMap(u => u.repositories.filter(r => words(s.replace(/\w+:\S+/g, "")).every(w => words(`${r.name} ${r.description ?? ""}`).includes(w))).map(r => ghRepo(u, r))))
    return out([])
  }
  if (seg[0] === "users" && seg[1]) {
    const u = A.github.find(x => x.login.toLowerCase() === seg[1].toLowerCase()); if (!u) return ghNot()
    if (!seg[2]) return json({ ...ghUser(u), name: u.name ?? null, company: u.company ?? null, blog: u.blog ?? "", location: u.location ?? null, email: u.email ?? null, hireable: null, bio: u.bio ?? null, twitter_username: u.twitter_username ?? null, public_repos: u.repositories.length, public_gists: 0, followers: 40 + u.repositories[0].stars % 97, following: 12, created_at: "2014-02-03T10:00:00Z", updated_at: "2026-05-01T10:00:00Z" }, 200, ghRate)
    if (seg[2] === "repos") return json([...u.repositories].sort((x, y) => y.pushed_at.localeCompare(x.pushed_at)).map(r => ghRepo(u, r)), 200, ghRate)
    if (seg[2] === "social_accounts") return json(u.accounts ?? [], 200, ghRate)
    if (["orgs", "gists", "starred", "subscriptions"].includes(seg[2])) return json([], 200, ghRate)
    if (seg[2] === "events") return json([], 200, ghRate)
  }
  if (seg[0] === "repos" && seg[2]) {
    const u = A.github.find(x => x.login.toLowerCase() === seg[1].toLowerCase()), r = u?.repositories.find(x => x.name === seg[2]); if (!r) return ghNot()
    return seg[3] ? (seg[3] === "readme" ? ghNot() : json([], 200, ghRate)) : json(ghRepo(u, r), 200, ghRate)
  }
  return ghNot()
}
const gitlab = (path, q) => {
  const seg = path.split("/").filter(Boolean).slice(2)
  const view = u => ({ id: u.id, username: u.username, name: u.name, state: "active", web_url: `https://gitlab.com/${u.username}`, avatar_url: null, locked: false })
  if (seg[0] === "users" && !seg[1]) return q.get("username") ? json(A.gitlab.filter(u => u.username.toLowerCase() === q.get("username").toLowerCase()).map(view)) : q.get("search") ? json({ message: "403 Forbidden - Not authorized to access all users" }, 403) : json({ message: "403 Forbidden - Not authorized to access all users" }, 403)
  const u = A.gitlab.find(x => String(x.id) === seg[1] || x.username === seg[1])
  if (seg[0] === "users" && !seg[2]) return u ? json({ ...view(u), bio: u.bio ?? "", job_title: u.job_title ?? "", organization: u.organization ?? "", location: u.location ?? "", website_url: u.website_url ?? "", linkedin: u.linkedin ?? "", twitter: u.twitter ?? "", public_email: null }) : json({ message: "404 User Not Found" }, 404)
  if (seg[2] === "projects") return u ? json((u.projects ?? []).map((x, i) => ({ id: u.id * 10 + i, name: x.name, description: x.description, path_with_namespace: `${u.username}/${x.name}`, web_url: `https://gitlab.com/${u.username}/${x.name}`, last_activity_at: x.at, star_count: 0, topics: [] }))) : json({ message: "404 User Not Found" }, 404)
  return json({ error: "404 Not Found" }, 404)
}
const snak = s => { const mainsnak = { snaktype: "value", property: s.property, datatype: s.item ? "wikibase-item" : s.time ? "time" : "external-id", datavalue: s.item ? { type: "wikibase-entityid", value: { "entity-type": "item", id: s.item.id, "numeric-id": +s.item.id.slice(1) } } : s.time ? { type: "time", value: { time: `+${s.time.length === 4 ? `${s.time}-00-00` : s.time}T00:00:00Z`, precision: s.time.length === 4 ? 9 : 11, timezone: 0, before: 0, after: 0, calendarmodel: "http://www.wikidata.org/entity/Q1985727" } } : { type: "string", value: s.text } }; return { mainsnak, type: "statement", rank: "normal", id: `${s.property}$${md5(JSON.stringify(s))}` } }
const entity = id => {
  const w = A.wikidata.find(x => x.id === id), label = w?.label ?? A.wikidata.flatMap(x => x.statements).find(s => s.item?.id === id)?.item.label
  if (!label) return undefined
  const claims = {}; for (const s of w?.statements ?? []) (claims[s.property] ??= []).push(snak(s))
  const l = v => ({ en: { language: "en", value: v } })
  return { type: "item", id, labels: l(label), descriptions: w ? l(w.description) : {}, aliases: w?.aliases ? { en: w.aliases.map(value => ({ language: "en", value })) } : {}, claims, sitelinks: w?.article ? { enwiki: { site: "enwiki", title: w.article, badges: [] } } : {} }
}
const wikidata = (path, q) => {
  const m = /^\/wiki\/Special:EntityData\/(Q\d+)(?:\.json)?$/.exec(path)
  if (m) { const e = entity(m[1]); return e ? json({ entities: { [m[1]]: e } }) : html("<h1>404</h1>", 404) }
  if (path !== "/w/api.php") return undefined
  const a = q.get("action")
  const hit = s => A.wikidata.filter(w => [w.label, ...(w.aliases ?? [])].some(n => fold(n).startsWith(fold(s).trim())))
  if (a === "wbsearchentities") return json({ searchinfo: { search: q.get("search") }, search: hit(q.get("search") ?? "").map(w => ({ id: w.id, title: w.id, pageid: +w.id.slice(1), concepturi: `http://www.wikidata.org/entity/${w.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${w.id}`, display: { label: { value: w.label, language: "en" }, description: { value: w.description, language: "en" } }, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 })
  if (a === "wbgetentities") return json({ entities: Object.fromEntries((q.get("ids") ?? "").split("|").filter(Boolean).map(id => [id, entity(id) ?? { id, missing: "" }])), success: 1 })
  if (a === "query") { const r = hit(q.get("srsearch") ?? "~"); return json({ batchcomplete: "", query: { searchinfo: { totalhits: r.length }, search: r.map(w => ({ ns: 0, title: w.id, pageid: +w.id.slice(1), snippet: w.description })) } }) }
  return json({ error: { code: "badvalue", info: "Unrecognized value for parameter \"action\"." } })
}
const wikipedia = (host, path, q) => {
  const W = host === "en.wikipedia.org" ? A.wikipedia : []
  const m = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path)
  if (m) {
    const t = decodeURIComponent(m[1]).replace(/_/g, " "), w = W.find(x => fold(x.title) === fold(t))
    return w ? json({ type: w.disambiguation ? "disambiguation" : "standard", title: w.title, displaytitle: w.title, pageid: 7000 + w.title.length, lang: "en", titles: { canonical: w.title.replace(/ /g, "_"), normalized: w.title, display: w.title }, wikibase_item: A.wikidata.find(x => x.article === w.title)?.id, description: w.description, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}` } }, extract: w.extract, extract_html: `<p>${w.extract}</p>`, timestamp: "2026-04-01T00:00:00Z" }) : json({ type: "https://mediawiki.org/wiki/HyperSwitch/errors/not_found", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: path }, 404)
  }
  const hit = s => W.filter(w => words(s).length && words(s).every(x => words(`${w.title} ${w.extract}`).includes(x)))
  if (path === "/w/api.php") {
    if (q.get("action") === "opensearch") { const r = W.filter(w => fold(w.title).startsWith(fold(q.get("search")))); return json([q.get("search"), r.map(x => x.title), r.map(() => ""), r.map(x => `https://en.wikipedia.org/wiki/${x.title.replace(/ /g, "_")}`)]) }
    if (q.get("list") === "search") { const r = hit(q.get("srsearch") ?? ""); return json({ batchcomplete: "", query: { searchinfo: { totalhits: r.length }, search: r.map((w, i) => ({ ns: 0, title: w.title, pageid: 7000 + i, snippet: w.extract.slice(0, 120) })) } }) }
    const t = (q.get("titles") ?? "").split("|").filter(Boolean)
    return json({ batchcomplete: "", query: { pages: Object.fromEntries(t.map((x, i) => { const w = W.find(y => fold(y.title) === fold(x.replace(/_/g, " "))); return w ? [String(7000 + i), { pageid: 7000 + i, ns: 0, title: w.title, extract: w.extract }] : [String(-1 - i), { ns: 0, title: x, missing: "" }] })) } })
  }
  if (/^\/w\/rest\.php\/v1\/search\/(page|title)$/.test(path)) return json({ pages: hit(q.get("q") ?? "").map((w, i) => ({ id: 7000 + i, key: w.title.replace(/ /g, "_"), title: w.title, excerpt: w.extract.slice(0, 120), description: w.description })) })
  return undefined
}
const od = y => y === undefined ? null : { year: { value: String(y) }, month: null, day: null }
const orcid = (path, q) => {
  const seg = path.split("/").filter(Boolean).slice(1)
  if (seg[0] === "expanded-search" || seg[0] === "search") {
    const s = q.get("q") ?? "", f = k => new RegExp(`${k}:(?:"([^"]+)"|\\(([^)]+)\\)|([^\\s()]+))`, "i").exec(s)?.slice(1).find(Boolean)
    const given = f("given-names"), family = f("family-name"), org = f("affiliation-org-name") ?? f("current-institution-affiliation-name"), mail = f("email"), free = s.replace(/[\w-]+:("[^"]*"|\S+)/g, " ").replace(/\b(AND|OR)\b/g, " ")
    const r = A.orcid.filter(o => { const orgs = [...(o.employments ?? []), ...(o.educations ?? [])].map(e => e.organization).join(" ")
      if (mail && !(o.emails ?? []).includes(mail)) return false
      const has = (x, y) => !x || words(x.replace(/\*/g, "")).every(w => words(y).some(z => z.startsWith(w)))
      return has(given, o.given) && has(family, o.family) && (!org || words(org).some(w => words(orgs).includes(w) && !["university", "of", "institute"].includes(w))) && (given || family || mail || org ? true : words(free).length > 0 && words(free).every(w => words(`${o.given} ${o.family} ${orgs}`).includes(w))) })
    if (seg[0] === "search") return json({ result: r.length ? r.map(o => ({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" } })) : null, "num-found": r.length })
    return json({ "expanded-result": r.length ? r.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": o.credit_name ?? null, "other-name": o.other_names ?? [], email: o.emails ?? [], "institution-name": [...new Set([...(o.employments ?? []), ...(o.educations ?? [])].map(e => e.organization))] })) : null, "num-found": r.length })
  }
  const o = A.orcid.find(x => x.id === seg[0]); if (!o) return json({ "response-code": 404, "developer-message": "The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
  const summary = (e, kind) => ({ "put-code": 1000 + e.from, "department-name": e.department ?? null, "role-title": e.role, "start-date": od(e.from), "end-date": od(e.to), organization: { name: e.organization, address: { city: e.city, region: null, country: e.country } }, path: `/${o.id}/${kind}/${1000 + e.from}` })
  const aff = (xs, kind) => ({ "last-modified-date": null, "affiliation-group": (xs ?? []).map(e => ({ "external-ids": { "external-id": [] }, summaries: [{ [`${kind}-summary`]: summary(e, kind) }] })), path: `/${o.id}/${kind}s` })
  const person = { name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": o.credit_name ? { value: o.credit_name } : null, path: o.id }, "other-names": { "other-name": (o.other_names ?? []).map(content => ({ content })) }, biography: o.biography ? { content: o.biography } : null, "researcher-urls": { "researcher-url": (o.urls ?? []).map(u => ({ "url-name": u.label, url: { value: u.url } })) }, emails: { email: (o.emails ?? []).map(email => ({ email })) }, addresses: { address: o.country ? [{ country: { value: o.country } }] : [] }, keywords: { keyword: (o.keywords ?? []).map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] }, path: `/${o.id}/person` }
  const works = { group: (o.works ?? []).map((w, i) => ({ "external-ids": { "external-id": [] }, "work-summary": [{ "put-code": 500 + i, title: { title: { value: w.title }, subtitle: null }, type: w.type, "publication-date": od(w.year), "journal-title": { value: w.journal } }] })), path: `/${o.id}/works` }
  switch (seg[1]) {
    case "person": return json(person)
    case "employments": return json(aff(o.employments, "employment"))
    case "educations": return json(aff(o.educations, "education"))
    case "works": return json(works)
    case "memberships": case "services": case "distinctions": case "qualifications": return json(aff([], seg[1].slice(0, -1)))
    case undefined: case "record": return json({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" }, person, "activities-summary": { employments: aff(o.employments, "employment"), educations: aff(o.educations, "education"), works } })
    default: return json({ "response-code": 404 }, 404)
  }
}
const openalex = (path, q) => {
  const view = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works_count, cited_by_count: a.cited_by_count, affiliations: [{ institution: { id: "https://openalex.org/I90001", display_name: a.institution, country_code: a.country, type: "education" }, years: a.years }], last_known_institutions: [{ id: "https://openalex.org/I90001", display_name: a.institution, country_code: a.country }], topics: a.topics.map(display_name => ({ display_name, count: 5 })), x_concepts: [], summary_stats: { h_index: 12 }, works_api_url: `https://api.openalex.org/works?filter=author.id:${a.id}` })
  if (path === "/authors") {
    const s = q.get("search") ?? /(?:display_name\.search|default\.search):([^,]+)/.exec(q.get("filter") ?? "")?.[1], oid = /orcid:(?:https:\/\/orcid\.org\/)?([\dX-]+)/.exec(q.get("filter") ?? "")?.[1]
    const r = A.openalex.filter(a => oid ? a.orcid === oid : s ? words(s).every(w => words(a.name).includes(w)) : false)
    return json({ meta: { count: r.length, db_response_time_ms: 20, page: 1, per_page: 25 }, results: r.map(view), group_by: [] })
  }
  const m = /^\/(?:authors|people)\/(?:orcid:|https:\/\/orcid\.org\/|https:\/\/openalex\.org\/)?([\w-]+)$/.exec(decodeURIComponent(path))
  if (m) { const a = A.openalex.find(x => x.id.toLowerCase() === m[1].toLowerCase() || x.orcid === m[1]); return a ? json(view(a)) : html("<!doctype html><title>404 Not Found</title><h1>Not Found</h1>", 404) }
  if (path === "/works") { const id = /author(?:ships)?\.(?:author\.)?id:(?:https:\/\/openalex\.org\/)?(A\d+)/i.exec(q.get("filter") ?? "")?.[1], a = A.openalex.find(x => x.id === id); const r = a ? A.crossref.filter(w => w.authors.some(x => `${x.given} ${x.family}` === a.name && x.affiliation.includes(a.institution.split(" ")[0]))) : []; return json({ meta: { count: r.length, page: 1, per_page: 25 }, results: r.map(w => ({ id: "https://openalex.org/W9", doi: `https://doi.org/${w.doi}`, title: w.title, display_name: w.title, publication_year: w.published[0], authorships: w.authors.map(x => ({ author: { display_name: `${x.given} ${x.family}` }, raw_affiliation_strings: [x.affiliation] })) })) }) }
  return json({ meta: { count: 0, page: 1, per_page: 25 }, results: [] })
}
const crossref = (path, q) => {
  const h = { "X-Rate-Limit-Limit": "50", "X-Rate-Limit-Interval": "1s" }
  const view = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", title: [w.title], "container-title": [w.journal], author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `https://orcid.org/${a.orcid}`, "authenticated-orcid": false } : {}) })), published: { "date-parts": [w.published] }, issued: { "date-parts": [w.published] }, publisher: "Corvanta Press", "is-referenced-by-count": 12, score: 18.2 })
  const m = /^\/works\/(.+)$/.exec(decodeURIComponent(path)); if (m) { const w = A.crossref.find(x => x.doi === m[1]); return w ? json({ status: "ok", "message-type": "work", "message-version": "1.0.0", message: view(w) }, 200, h) : text("Resource not found.", 404) }
  if (path !== "/works") return text("Resource not found.", 404)
  const s = words(q.get("query.author") ?? q.get("query") ?? q.get("query.bibliographic") ?? ""), oid = /orcid:(?:https?:\/\/orcid\.org\/)?([\dX-]+)/.exec(q.get("filter") ?? "")?.[1]
  const r = A.crossref.filter(w => oid ? w.authors.some(a => a.orcid === oid) : s.length > 0 && w.authors.some(a => s.includes(words(a.family).at(-1)))).slice(0, +(q.get("rows") ?? 20))
  return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": r.length, items: r.map(view), "items-per-page": +(q.get("rows") ?? 20), query: { "start-index": 0, "search-terms": null } } }, 200, h)
}
const hn = (path, q) => {
  const m = /^\/api\/v1\/users\/(.+)$/.exec(path)
  if (m) { const u = A.hackerNews.find(x => x.username === decodeURIComponent(m[1])); return u ? json({ username: u.username, about: u.about, karma: u.karma }) : json({ message: "User not found", status: 404 }, 404) }
  if (/^\/api\/v1\/search(_by_date)?$/.test(path)) {
    const tags = q.get("tags") ?? "", author = /author_([\w-]+)/.exec(tags)?.[1], s = words(q.get("query") ?? "")
    const hits = A.hackerNews.flatMap(u => [
      ...(/(^|,|\()comment/.test(tags) && !/story/.test(tags) ? [] : (u.stories ?? []).map((x, i) => ({ u, at: x.at, h: { objectID: `4100${i}`, title: x.title, url: x.url, author: u.username, points: x.points, num_comments: 88, story_text: null, comment_text: null, _tags: ["story", `author_${u.username}`] }, t: x.title }))),
      ...(/story/.test(tags) && !/comment/.test(tags) ? [] : (u.comments ?? []).map((x, i) => ({ u, at: x.at, h: { objectID: `4200${i}`, title: null, url: null, author: u.username, points: null, num_comments: null, comment_text: x.text, story_title: x.story, _tags: ["comment", `author_${u.username}`] }, t: x.text })))])
      .filter(x => author ? x.u.username === author : s.length > 0 && s.every(w => words(`${x.t} ${x.h.author}`).includes(w))).map(x => ({ ...x.h, created_at: x.at, created_at_i: Date.parse(x.at) / 1000 }))
    return json({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, query: q.get("query") ?? "" })
  }
  return json({ message: "Not Found" }, 404)
}
const stack = (path, q) => {
  const wrap = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 271 })
  const view = u => ({ user_id: u.id, account_id: u.id + 9, display_name: u.name, reputation: u.reputation, location: u.location, website_url: u.website, about_me: u.about, link: `https://stackoverflow.com/users/${u.id}/${fold(u.name).replace(/\W+/g, "-")}`, user_type: "registered", creation_date: 1400000000 })
  const site = q.get("site"); if (!site) return json({ error_id: 400, error_message: "site is required", error_name: "bad_parameter" }, 400)
  if (/^\/2\.\d\/users\/?$/.test(path)) { const s = fold(q.get("inname") ?? ""); return wrap(site.startsWith("stackoverflow") && s ? A.stackExchange.filter(u => fold(u.name).includes(s)).map(view) : []) }
  const m = /^\/2\.\d\/users\/(\d+)(?:\/(.+))?$/.exec(path), u = m && A.stackExchange.find(x => String(x.id) === m[1])
  if (!u) return wrap([])
  if (!m[2]) return wrap([view(u)])
  if (/tags/.test(m[2])) return wrap(u.tags.map((t, i) => ({ tag_name: t, name: t, count: 40 - i, answer_count: 40 - i, answer_score: 120 - i * 20, question_count: 1, question_score: 2, user_id: u.id })))
  return wrap([])
}
const bsky = (path, q) => {
  const a = path.replace("/xrpc/", ""), who = k => A.bluesky.find(u => u.handle === (q.get(k) ?? "").replace(/^@/, "").toLowerCase() || did(u) === q.get(k)), did = u => `did:plc:${md5(u.handle).slice(0, 24)}`
  const view = u => ({ did: did(u), handle: u.handle, displayName: u.name, description: u.description, website: u.website, avatar: "https://cdn.bsky.app/img/x.jpg", followersCount: 240, followsCount: 180, postsCount: (u.posts ?? []).length, createdAt: "2023-07-01T00:00:00Z", labels: [] })
  if (a === "app.bsky.actor.getProfile") { const u = who("actor"); return u ? json(view(u)) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
  if (a === "app.bsky.feed.getAuthorFeed") { const u = who("actor"); return u ? json({ feed: (u.posts ?? []).slice(0, +(q.get("limit") ?? 50)).map((x, i) => ({ post: { uri: `at://${did(u)}/app.bsky.feed.post/3k${i}`, cid: `bafy${i}`, author: view(u), record: { $type: "app.bsky.feed.post", text: x.text, createdAt: x.at }, likeCount: 7, replyCount: 1, repostCount: 0, indexedAt: x.at }, ...(x.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: view(u), indexedAt: x.at } } : {}) })) }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
  if (a === "app.bsky.actor.searchActors" || a === "app.bsky.actor.searchActorsTypeahead") { const s = words(q.get("q") ?? q.get("term") ?? ""); return json({ actors: A.bluesky.filter(u => s.length && s.every(w => words(`${u.name} ${u.handle}`).includes(w))).map(view) }) }
  if (a === "app.bsky.feed.searchPosts") return json({ error: "Forbidden", message: "" }, 403)
  if (a === "com.atproto.identity.resolveHandle") { const u = who("handle"); return u ? json({ did: did(u) }) : json({ error: "InvalidRequest", message: "Unable to resolve handle" }, 400) }
  return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
}
const mastodon = (host, path, q) => {
  const mine = A.mastodon.filter(u => u.domain === host), acct = s => { const m = /^@?([^@]+)(?:@(.+))?$/.exec(s ?? ""); return m && (!m[2] || m[2] === host) ? mine.find(u => u.user.toLowerCase() === m[1].toLowerCase()) : undefined }
  const id = u => String(109000000000000000n + BigInt(u.user.length * 777)), view = u => ({ id: id(u), username: u.user, acct: u.user, display_name: u.name, locked: false, bot: false, created_at: "2022-11-05T00:00:00.000Z", note: u.note, url: `https://${host}/@${u.user}`, uri: `https://${host}/users/${u.user}`, followers_count: 310, following_count: 200, statuses_count: (u.posts ?? []).length, fields: (u.fields ?? []).map(f => ({ name: f.name, value: f.value, verified_at: f.verified_at ?? null })), emojis: [] })
  if (path === "/.well-known/webfinger") { const u = acct((q.get("resource") ?? "").replace(/^acct:/, "")); return u ? { ...json({ subject: `acct:${u.user}@${host}`, aliases: [`https://${host}/@${u.user}`, `https://${host}/users/${u.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${host}/@${u.user}` }, { rel: "self", type: "application/activity+json", href: `https://${host}/users/${u.user}` }] }), type: "application/jrd+json; charset=utf-8" } : text("", 404) }
  if (path === "/api/v1/accounts/lookup") { const u = acct(q.get("acct")); return u ? json(view(u)) : json({ error: "Record not found" }, 404) }
  const m = /^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/.exec(path)
  if (m) { const u = mine.find(x => id(x) === m[1]); return !u ? json({ error: "Record not found" }, 404) : m[2] ? json((u.posts ?? []).map((x, i) => ({ id: `11${i}`, created_at: x.at, content: x.text, url: `https://${host}/@${u.user}/11${i}`, reblog: x.repost ? {} : null, account: view(u), favourites_count: 3 }))) : json(view(u)) }
  if (/^\/api\/v2\/search$/.test(path)) return json({ accounts: [], statuses: [], hashtags: [] })
  return undefined
}
const gdelt = q => {
  const s = q.get("query") ?? "", phrases = [...s.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" ")), ws = words(s.replace(/"[^"]*"/g, " ").replace(/\w+:\S+/g, " ")).filter(w => !stop.has(w))
  if (!phrases.length && !ws.length) return text("Your query was too short or too long.\n")
  const r = docs.filter(d => d.news && phrases.every(f => d.flat.includes(` ${f} `)) && (/ OR /.test(s) ? ws.filter(w => w !== "or").some(w => d.tf.has(w)) || !ws.length : ws.every(w => d.tf.has(w))))
  return json(r.length ? { articles: r.slice(0, +(q.get("maxrecords") ?? 75)).map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: `${d.news.seen.replace(/[-:]/g, "").replace(/\.\d+/, "")}`, socialimage: "", domain: new URL(d.url).host.replace(/^www\./, ""), language: d.news.language, sourcecountry: d.news.country })) } : {})
}
const itunes = (path, q) => {
  if (path === "/lookup") { const r = A.podcasts.filter(p => String(p.id) === q.get("id")); return json({ resultCount: r.length, results: r.map(p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, collectionName: p.title, artistName: p.artist, feedUrl: p.feed })) }) }
  const s = words(q.get("term") ?? "").filter(w => !stop.has(w)), has = t => s.length > 0 && s.every(w => words(t).includes(w))
  const r = q.get("entity") === "podcastEpisode" ? A.podcasts.flatMap(p => p.episodes.filter(e => has(`${e.title} ${e.description} ${p.title}`)).map((e, i) => ({ wrapperType: "podcastEpisode", kind: "podcast-episode", trackId: p.id * 100 + i, trackName: e.title, description: e.description, shortDescription: e.description, collectionId: p.id, collectionName: p.title, feedUrl: p.feed, trackViewUrl: e.url, releaseDate: e.at }))) : A.podcasts.filter(p => has(`${p.title} ${p.artist}`)).map(p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, feedUrl: p.feed, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}`, releaseDate: p.episodes[0].at, trackCount: p.episodes.length, primaryGenreName: "Business" }))
  return json({ resultCount: r.length, results: r })
}
const rdap = path => {
  const d = decodeURIComponent(path.split("/").at(-1)).toLowerCase(), r = A.rdap.find(x => x.domain === d)
  return r ? { ...json({ objectClassName: "domain", handle: md5(d).slice(0, 10).toUpperCase(), ldhName: d.toUpperCase(), status: ["client transfer prohibited"], events: [{ eventAction: "registration", eventDate: r.registered }, { eventAction: "expiration", eventDate: "2027-01-01T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", r.registrant ? "" : "REDACTED FOR PRIVACY"], ...(r.registrant ? [["org", {}, "text", r.registrant]] : [])]] }], nameservers: [{ objectClassName: "nameserver", ldhName: "ns1.registrar.example" }] }), type: "application/rdap+json" } : json({ errorCode: 404, title: "Not Found", description: ["The domain you are seeking as not found."] }, 404)
}
const edgar = (host, path, q) => {
  if (path === "/files/company_tickers.json") return json(Object.fromEntries(A.edgar.map((e, i) => [i, { cik_str: e.cik, ticker: e.ticker, title: e.name }])))
  if (path === "/files/company_tickers_exchange.json") return json({ fields: ["cik", "name", "ticker", "exchange"], data: A.edgar.map(e => [e.cik, e.name, e.ticker, "NYSE"]) })
  const m = /^\/submissions\/CIK0*(\d+)\.json$/.exec(path), e = m && A.edgar.find(x => String(x.cik) === m[1])
  if (e) return json({ cik: String(e.cik).padStart(10, "0"), entityType: "operating", sic: e.sic, sicDescription: e.industry, name: e.name, tickers: [e.ticker], exchanges: ["NYSE"], addresses: { business: { street1: "1600 Harney Plaza", city: e.city.toUpperCase(), stateOrCountry: e.state, zipCode: "68102" } }, filings: { recent: { accessionNumber: [], filingDate: [], form: [], primaryDocument: [] }, files: [] } })
  if (host === "efts.sec.gov") return json({ took: 3, timed_out: false, hits: { total: { value: 0, relation: "eq" }, max_score: null, hits: [] } })
  return { status: 404, type: "application/xml", body: "<?xml version=\"1.0\"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>", headers: {} }
}
const youtube = (path, q) => {
  if (path === "/feeds/videos.xml") { const c = A.youtube.find(x => x.id === q.get("channel_id") || (q.get("user") && x.handle === q.get("user"))); return c ? text(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${c.id}</id><yt:channelId>${c.id}</yt:channelId><title>${c.title}</title><author><name>${c.title}</name><uri>https://www.youtube.com/channel/${c.id}</uri></author>${c.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><media:group><media:description>${esc(v.description)}</media:description></media:group></entry>`).join("")}</feed>`, 200, "text/xml; charset=utf-8") : html("<title>Error 404 (Not Found)</title>", 404) }
  return undefined
}
const wayback = (path, q) => {
  const strip = u => u.replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/$/, "")
  if (path === "/cdx/search/cdx" || path === "/cdx/") {
    let u = q.get("url") ?? ""; const pre = u.endsWith("*") || q.get("matchType") === "prefix" || q.get("matchType") === "domain" || q.get("matchType") === "host"; u = strip(u.replace(/\*$/, ""))
    const rows = archive.filter(a => pre ? strip(a.url).startsWith(u) : strip(a.url) === u).map(a => ({ urlkey: `example,${new URL(a.url).host.split(".").at(-2)})${new URL(a.url).pathname}`, timestamp: a.timestamp, original: a.url, mimetype: "text/html", statuscode: "200", digest: sha(a.body).slice(0, 32).toUpperCase(), length: String(a.body.length) }))
    const fl = (q.get("fl") ?? "urlkey,timestamp,original,mimetype,statuscode,digest,length").split(",")
    return q.get("output") === "json" ? json(rows.length ? [fl, ...rows.map(r => fl.map(f => r[f]))] : []) : text(rows.map(r => fl.map(f => r[f]).join(" ")).join("\n") + (rows.length ? "\n" : ""))
  }
  if (path === "/wayback/available") { const a = archive.find(x => strip(x.url) === strip(q.get("url") ?? "")); return json({ url: q.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) }
  const m = /^\/web\/(\d*)(?:[a-z]{2}_)?\/(.+)$/.exec(path)
  if (m) { const a = archive.find(x => strip(x.url) === strip(m[2].replace(/^(https?:)\/(?!\/)/, "$1//"))); return a ? html(a.body, 200, { "memento-datetime": "Sat, 17 Aug 2024 09:30:12 GMT" }) : html("<title>Wayback Machine</title><p>Wayback Machine has not archived that URL.</p>", 404) }
  return html("<title>Internet Archive</title>", 404)
}

export const service = (host, path, q, method, body, headers) => {
  switch (host) {
    case "api.tavily.com": return method === "POST" ? tavily(path, body) : json({ detail: "Method Not Allowed" }, 405)
    case "api.firecrawl.dev": return method === "POST" ? firecrawl(path, body) : json({ success: false, error: "Not found" }, 404)
    case "r.jina.ai": {
      const u = decodeURIComponent(path.slice(1)).replace(/^(https?:)\/+/, "$1//"), x = /^https?:/.test(u) ? pageAt(u) : undefined
      return x ? /json/.test(headers.accept ?? "") ? json({ code: 200, status: 20000, data: { title: x.title, description: "", url: u, content: plain(x.body), usage: { tokens: 400 } } }) : text(`Title: ${x.title}\n\nURL Source: ${u}\n\nMarkdown Content:\n${plain(x.body)}`) : json({ data: null, code: 422, name: "AssertionFailureError", status: 42206, message: `Failed to goto ${u}` }, 422)
    }
    case "s.jina.ai": return json({ data: null, code: 401, name: "AuthenticationRequiredError", status: 40103, message: "Authentication is required to use this endpoint." }, 401)
    case "api.gravatar.com": case "gravatar.com": case "www.gravatar.com": case "secure.gravatar.com": return gravatar(host, path)
    case "api.github.com": return github(path, q)
    case "gitlab.com": return path.startsWith("/api/v4") ? gitlab(path, q) : undefined
    case "www.wikidata.org": case "wikidata.org": return wikidata(path, q)
    case "query.wikidata.org": return json({ head: { vars: [] }, results: { bindings: [] } })
    case "en.wikipedia.org": case "de.wikipedia.org": case "nl.wikipedia.org": case "no.wikipedia.org": case "da.wikipedia.org": case "sv.wikipedia.org": case "ga.wikipedia.org": case "fr.wikipedia.org": return wikipedia(host, path, q)
    case "pub.orcid.org": return orcid(path, q)
    case "orcid.org": return /json/.test(headers.accept ?? "") && !/html/.test(headers.accept) ? orcid(`/v3.0${path}`, q) : undefined
    case "api.openalex.org": return openalex(path, q)
    case "api.crossref.org": return crossref(path, q)
    case "hn.algolia.com": return hn(path, q)
    case "api.stackexchange.com": return stack(path, q)
    case "public.api.bsky.app": case "api.bsky.app": return bsky(path, q)
    case "fosstodon.org": case "mastodon.social": return mastodon(host, path, q)
    case "api.gdeltproject.org": return gdelt(q)
    case "itunes.apple.com": return itunes(path, q)
    case "rdap.org": return rdap(path)
    case "www.sec.gov": case "data.sec.gov": case "efts.sec.gov": return edgar(host, path, q)
    case "www.youtube.com": case "youtube.com": return youtube(path, q)
    case "web.archive.org": case "archive.org": return wayback(path, q)
    default: return undefined
  }
}
export const serviceHosts = new Set(["api.gravatar.com", "gravatar.com", "www.gravatar.com", "secure.gravatar.com", "gitlab.com", "github.com", "www.wikidata.org", "wikidata.org", "orcid.org", "openalex.org", "doi.org", "bsky.app", "stackoverflow.com", "news.ycombinator.com", "www.youtube.com", "youtube.com", "fosstodon.org", "mastodon.social", ...["en", "de", "nl", "no", "da", "sv", "ga", "fr"].map(x => `${x}.wikipedia.org`)])
export { redirects }
