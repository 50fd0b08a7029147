// node server.mjs PORT: plays the whole internet at /{scheme}/{host}{path}?{query}
import { createServer } from "node:http"
import { createHash } from "node:crypto"
import { pages, listings, archive, robots } from "./lib.mjs"
import "./companies1.mjs"
import "./companies2.mjs"
import "./elsewhere.mjs"
import * as S from "./services.mjs"

const unesc = s => s.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, "\"").replace(/&#x2F;/g, "/").replace(/&#39;/g, "'").replace(/&nbsp;/g, " ").replace(/&amp;/g, "&")
const textOf = html => unesc(html.replace(/<head[\s\S]*?<\/head>/, " ").replace(/<script[\s\S]*?<\/script>/g, " ").replace(/<!--[\s\S]*?-->/g, " ").replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ").trim()
const esc = s => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;")
const fold = s => s.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[’']/g, "")
const words = s => fold(s).match(/[a-z0-9]+/g) ?? []
const sha = s => createHash("sha256").update(s).digest("hex")

/* ---------------- the web ---------------- */
const byUrl = new Map(pages.map(p => [p.url, p]))
const hosts = new Set(pages.map(p => new URL(p.url).host))
for (const w of S.wikipedia) {
  const url = `https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}`
  const p = { url, title: `${w.title} - Wikipedia`, body: `<!DOCTYPE html><html lang="en"><head><title>${w.title} - Wikipedia</title></head><body><h1>${w.title}</h1><p>${esc(w.extract)}</p></body></html>`, of: w.of ? [w.of] : [] }
  pages.push(p); byUrl.set(url, p)
}
for (const g of S.github) {
  const url = `https://github.com/${g.login}`
  const p = { url, title: `${g.login} (${g.name}) · GitHub`, body: `<!DOCTYPE html><html lang="en"><head><title>${g.login} (${g.name}) · GitHub</title></head><body><h1>${g.name} ${g.login}</h1><div class="bio">${esc(g.bio ?? "")}</div><ul><li>${g.company ?? ""}</li><li>${g.location ?? ""}</li></ul>${(g.repositories ?? []).map(r => `<p><a href="/${g.login}/${r.name}">${r.name}</a> ${esc(r.description)}</p>`).join("")}</body></html>`, of: g.of ? [g.of] : [] }
  pages.push(p); byUrl.set(url, p)
}

/* ---------------- the search engine ---------------- */
const stop = new Set("the a an of and in at on to for is with by from or as".split(" "))
const docs = [
  ...pages.filter(p => !p.noindex).map(p => ({ url: p.url, title: unesc(p.title), text: textOf(p.body), raw: p.body, news: p.news })),
  ...listings.map(l => ({ url: l.url, title: l.title, text: l.snippet, listing: true }))
].map(d => {
  const tf = new Map()
  const add = (s, n) => { for (const w of words(s)) tf.set(w, (tf.get(w) ?? 0) + n) }
  add(d.text, 1); add(d.title, 3); add(decodeURI(d.url), 1)
  return { ...d, tf, len: words(d.text).length, all: " " + words(d.title + " " + d.text).join(" ") + " " }
})
const df = new Map()
for (const d of docs) for (const w of d.tf.keys()) df.set(w, (df.get(w) ?? 0) + 1)
const avg = docs.reduce((n, d) => n + d.len, 0) / docs.length
const hostIn = (host, list) => list.some(x => host === x || host.endsWith("." + x))
const snippet = (d, qs) => {
  if (d.text.length <= 300) return d.text
  const parts = d.text.split(/(?<=[.!?])\s+/)
  let best = 0, at = 0
  parts.forEach((s, i) => { const ws = new Set(words(s + " " + (parts[i + 1] ?? ""))); const n = qs.filter(q => ws.has(q)).length; if (n > best) { best = n; at = i } })
  let out = ""
  for (let i = at; i < parts.length && out.length < 260; i++) out += (out ? " " : "") + parts[i]
  return (at > 0 ? "..." : "") + out.slice(0, 320)
}
const search = (query, { limit = 5, include = [], exclude = [], news = false } = {}) => {
  query = String(query)
  const sites = [...query.matchAll(/(^|\s)site:(\S+)/g)].map(m => m[2].replace(/^https?:\/\//, "").replace(/^www\./, ""))
  const minus = [...query.matchAll(/(^|\s)-(?!site)"?([\w.]+)"?/g)].map(m => m[2].toLowerCase())
  const q = query.replace(/(^|\s)-?(site|inurl|intitle|filetype):\S+/g, " ").replace(/(^|\s)-\S+/g, " ").replace(/\b(OR|AND)\b/g, " ")
  const phrases = [...q.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" ")).filter(Boolean)
  const qs = [...new Set(words(q).filter(w => !stop.has(w)))]
  return docs.map(d => {
    const host = new URL(d.url).host, where = d.url.replace(/^https:\/\/(www\.)?/, "")
    if (sites.length && !sites.some(s => hostIn(host, [s]) || where.startsWith(s) || d.url.includes(s))) return null
    if (include.length && !include.some(x => hostIn(host, [x.replace(/^(https?:\/\/)?(www\.)?/, "").replace(/\/.*/, "")]))) return null
    if (exclude.some(x => hostIn(host, [x.replace(/^(https?:\/\/)?(www\.)?/, "").replace(/\/.*/, "")]))) return null
    if (news && !d.news) return null
    if (minus.some(w => d.tf.has(w))) return null
    let score = 0, hit = 0, total = 0
    for (const w of qs) {
      const idf = Math.log(1 + docs.length / (df.get(w) ?? 0.5)); total += idf
      const f = d.tf.get(w) ?? 0
      if (f) { hit += idf; score += idf * (f * 2.2) / (f + 1.2 * (0.25 + 0.75 * d.len / avg)) }
    }
    for (const p of phrases) if (d.all.includes(` ${p} `)) score += 6
    for (let i = 0; i + 1 < qs.length; i++) if (d.all.includes(` ${qs[i]} ${qs[i + 1]} `)) score += 3
    if (!qs.length && sites.length) score = 1
    if (score <= 0 || (qs.length && hit / total < 0.22)) return null
    return { d, score, content: snippet(d, qs) }
  }).filter(Boolean).sort((a, b) => b.score - a.score).slice(0, limit)
}

/* ---------------- answers ---------------- */
const json = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(body) })
const html = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "text/html; charset=utf-8", ...headers }, body })
const text = (body, status = 200, type = "text/plain; charset=utf-8") => ({ status, headers: { "content-type": type }, body })
const notFound = () => html("<!DOCTYPE html><html><head><title>404 Not Found</title></head><body><h1>Page not found</h1><p>The page you asked for is not here. <a href=\"/\">Home</a></p></body></html>", 404)
const redirect = (to, status = 301) => html(`<html><body>Moved to <a href="${esc(to)}">here</a></body></html>`, status, { location: to })

const seed = s => parseInt(sha(s).slice(0, 8), 16)
const has = (hay, needle) => { const h = new Set(words(hay)); const n = words(needle); return n.length > 0 && n.every(w => h.has(w)) }

const ghUser = g => ({ login: g.login, id: g.id, node_id: `U_${g.id}`, avatar_url: `https://avatars.githubusercontent.com/u/${g.id}?v=4`, gravatar_id: "", url: `https://api.github.com/users/${g.login}`, html_url: `https://github.com/${g.login}`, repos_url: `https://api.github.com/users/${g.login}/repos`, type: "User", site_admin: false })
const ghRepo = (g, r) => ({ id: seed(g.login + r.name), name: r.name, full_name: `${g.login}/${r.name}`, private: false, owner: ghUser(g), html_url: `https://github.com/${g.login}/${r.name}`, description: r.description ?? null, fork: r.fork ?? false, language: r.language ?? null, topics: r.topics ?? [], stargazers_count: r.stars, watchers_count: r.stars, forks_count: Math.floor(r.stars / 9), archived: false, homepage: null, license: null, created_at: "2020-01-01T00:00:00Z", updated_at: r.pushed_at, pushed_at: r.pushed_at })
const gh404 = () => json({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404)
const github = (path, q) => {
  const H = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "51", "x-ratelimit-reset": "1780306800" }
  let m
  if (path === "/search/users") {
    const raw = q.get("q") ?? "", scope = /in:(\S+)/.exec(raw)?.[1], loc = /location:"?([^"\s]+)/.exec(raw)?.[1]
    const term = raw.replace(/\S+:("[^"]*"|\S+)/g, " ").replace(/"/g, " ").trim()
    const hit = S.github.filter(g => {
      if (loc && !has(g.location ?? "", loc)) return false
      if (term.includes("@")) return scope !== "login" && g.email === term.toLowerCase()
      const full = /fullname:"?([^"]+)"?/.exec(raw)?.[1]
      if (full) return has(g.name, full)
      return term && ((scope ?? "name").includes("name") && has(g.name, term) || g.login.toLowerCase() === term.toLowerCase())
    })
    return json({ total_count: hit.length, incomplete_results: false, items: hit.map(g => ({ ...ghUser(g), score: 1 })) }, 200, H)
  }
  if (path === "/search/commits") {
    const mail = /author-email:"?([^\s"]+)/.exec(q.get("q") ?? "")?.[1]?.toLowerCase()
    const hit = S.github.filter(g => mail && g.commit_email === mail)
    return json({ total_count: hit.length, incomplete_results: false, items: hit.map(g => ({ sha: sha(g.login).slice(0, 40), html_url: `https://github.com/${g.login}/${g.repositories[0].name}/commit/${sha(g.login).slice(0, 40)}`, commit: { author: { name: g.name, email: g.commit_email, date: g.repositories[0].pushed_at }, message: "Tidy the tests" }, author: ghUser(g), committer: ghUser(g), repository: ghRepo(g, g.repositories[0]), score: 1 })) }, 200, H)
  }
  if (path.startsWith("/search/")) return json({ total_count: 0, incomplete_results: false, items: [] }, 200, H)
  if ((m = /^\/users\/([^/]+)(\/.*)?$/.exec(path))) {
    const g = S.github.find(x => x.login.toLowerCase() === m[1].toLowerCase())
    if (!g) return gh404()
    if (!m[2]) return json({ ...ghUser(g), name: g.name ?? null, company: g.company ?? null, blog: g.blog ?? "", location: g.location ?? null, email: g.email ?? null, hireable: null, bio: g.bio ?? null, twitter_username: g.twitter_username ?? null, public_repos: g.repositories?.length ?? 0, public_gists: 0, followers: g.followers ?? 0, following: 3, created_at: "2013-04-01T00:00:00Z", updated_at: "2026-05-01T00:00:00Z" }, 200, H)
    if (m[2] === "/repos") return json((g.repositories ?? []).map(r => ghRepo(g, r)), 200, H)
    if (m[2] === "/social_accounts") return json(g.accounts ?? [], 200, H)
    if (/^\/(orgs|events|events\/public|gists|followers|following|starred)$/.test(m[2])) return json([], 200, H)
  }
  if ((m = /^\/repos\/([^/]+)\/([^/]+)$/.exec(path))) { const g = S.github.find(x => x.login === m[1]), r = g?.repositories?.find(x => x.name === m[2]); if (r) return json(ghRepo(g, r), 200, H) }
  return gh404()
}
const gitlab = (path, q) => {
  const short = u => ({ id: u.id, username: u.username, name: u.name, state: "active", locked: false, avatar_url: null, web_url: `https://gitlab.com/${u.username}` })
  let m
  if (path === "/api/v4/users") { const u = q.get("username"), s = q.get("search"); return json(S.gitlab.filter(x => u ? x.username === u : s ? has(x.name + " " + x.username, s) : false).map(short)) }
  if ((m = /^\/api\/v4\/users\/([^/]+)(\/projects)?$/.exec(path))) { const u = S.gitlab.find(x => String(x.id) === m[1] || x.username === m[1]); if (u) return m[2] ? json(u.projects.map((p, i) => ({ id: u.id * 10 + i, name: p.name, description: p.description, path_with_namespace: `${u.username}/${p.name}`, web_url: `https://gitlab.com/${u.username}/${p.name}`, star_count: 2, topics: [], last_activity_at: p.at }))) : json({ ...short(u), bio: u.bio, job_title: u.job_title, organization: u.organization, location: u.location, website_url: u.website_url, linkedin: u.linkedin, twitter: u.twitter }) }
  return json({ message: "404 User Not Found" }, 404)
}
const did = h => `did:plc:${sha(h).slice(0, 24)}`
const bluesky = (path, q) => {
  const view = a => ({ did: did(a.handle), handle: a.handle, displayName: a.name, description: a.description ?? "", avatar: "", createdAt: "2024-11-10T00:00:00Z", indexedAt: "2026-01-01T00:00:00Z", labels: [] })
  const find = s => S.bluesky.find(a => a.handle === s?.toLowerCase() || did(a.handle) === s)
  if (path.endsWith("app.bsky.actor.getProfile")) { const a = find(q.get("actor")); return a ? json({ ...view(a), website: a.website, followersCount: 412, followsCount: 200, postsCount: a.posts?.length ?? 0 }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
  if (path.endsWith("app.bsky.feed.getAuthorFeed")) { const a = find(q.get("actor")); return a ? json({ feed: (a.posts ?? []).map((p, i) => ({ post: { uri: `at://${did(a.handle)}/app.bsky.feed.post/3l${i}`, cid: `bafy${i}`, author: p.repost ? { did: did("other.example"), handle: "other.example", displayName: "Another" } : view(a), record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.at }, likeCount: 7, replyCount: 0, repostCount: 1, indexedAt: p.at }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: view(a), indexedAt: p.at } } : {}) })) }) : json({ error: "InvalidRequest", message: "Profile not found" }, 400) }
  if (/searchActors(Typeahead)?$/.test(path)) return json({ actors: S.bluesky.filter(a => has(a.name + " " + a.handle, q.get("q") ?? "")).map(view) })
  if (path.endsWith("resolveHandle")) { const a = find(q.get("handle")); return a ? json({ did: did(a.handle) }) : json({ error: "InvalidRequest", message: "Unable to resolve handle" }, 400) }
  if (path.endsWith("searchPosts")) return html("<html><body>403 Forbidden</body></html>", 403)
  return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
}
const mastodon = (host, path, q) => {
  const mine = S.mastodon.filter(a => a.domain === host)
  const id = a => String(seed(a.user + a.domain)) + "01"
  const view = a => ({ id: id(a), username: a.user, acct: a.user, display_name: a.name, locked: false, bot: false, created_at: "2022-11-06T00:00:00.000Z", note: a.note, url: `https://${a.domain}/@${a.user}`, followers_count: 120, following_count: 80, statuses_count: a.posts.length, fields: a.fields.map(f => ({ name: f.name, value: f.value, verified_at: f.verified_at ?? null })) })
  let m
  if (path === "/.well-known/webfinger") { const a = mine.find(x => `acct:${x.user}@${x.domain}` === q.get("resource")); return a ? json({ subject: `acct:${a.user}@${a.domain}`, aliases: [`https://${a.domain}/@${a.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${a.domain}/@${a.user}` }, { rel: "self", type: "application/activity+json", href: `https://${a.domain}/users/${a.user}` }] }) : text("", 404) }
  if (path === "/api/v1/accounts/lookup") { const a = mine.find(x => x.user === (q.get("acct") ?? "").replace(/^@/, "").split("@")[0]); return a ? json(view(a)) : json({ error: "Record not found" }, 404) }
  if ((m = /^\/api\/v1\/accounts\/(\d+)\/statuses$/.exec(path))) { const a = mine.find(x => id(x) === m[1]); return a ? json(a.posts.map((p, i) => ({ id: String(1000 + i), created_at: p.at, content: p.text, url: `https://${a.domain}/@${a.user}/${1000 + i}`, reblog: null, account: view(a) }))) : json({ error: "Record not found" }, 404) }
  if ((m = /^\/@([^/]+)$/.exec(path))) { const a = mine.find(x => x.user === m[1]); if (a) return html(`<html><head><title>${a.name} (@${a.user}@${a.domain})</title></head><body><h1>${a.name}</h1>${a.note}</body></html>`) }
  if (path === "/") return html(`<html><head><title>${host}</title></head><body>A Mastodon server.</body></html>`)
  return json({ error: "Record not found" }, 404)
}
const orcid = (path, q) => {
  let m
  const date = y => y ? { year: { value: String(y) }, month: null, day: null } : null
  const org = e => ({ organization: { name: e.organization, address: { city: e.city, region: null, country: e.country } }, "department-name": e.department ?? null, "role-title": e.role, "start-date": date(e.from), "end-date": date(e.to) })
  const group = (list, key) => ({ "affiliation-group": (list ?? []).map(e => ({ summaries: [{ [key]: org(e) }] })) })
  if (/^\/v3\.0\/(expanded-)?search\/?$/.test(path)) {
    const s = q.get("q") ?? ""
    const field = f => [...s.matchAll(new RegExp(`${f}:\\(?("([^"]+)"|[^\\s)]+)`, "g"))].map(x => (x[2] ?? x[1]))
    const terms = [["given-names", o => o.given], ["family-name", o => o.family], ["given-and-family-names", o => `${o.given} ${o.family}`], ["affiliation-org-name", o => [...o.employments, ...o.educations].map(e => e.organization).join(" ")], ["email", o => (o.emails ?? []).join(" ")], ["orcid", o => o.id]]
    const asked = terms.flatMap(([f, get]) => field(`(?<![\\w-])${f}`).map(v => o => has(get(o), v)))
    if (!asked.length && s && !s.includes(":")) asked.push(o => has(`${o.given} ${o.family}`, s))
    const hit = asked.length ? S.orcid.filter(o => asked.every(t => t(o))) : []
    if (path.includes("expanded")) return json({ "expanded-result": hit.length ? hit.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": null, "other-name": [], email: o.emails ?? [], "institution-name": [...new Set([...o.employments, ...o.educations].map(e => e.organization))] })) : null, "num-found": hit.length })
    return json({ result: hit.length ? hit.map(o => ({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" } })) : null, "num-found": hit.length })
  }
  if ((m = /^\/v3\.0\/([\dX-]{19})(\/[\w-]+)?\/?$/.exec(path))) {
    const o = S.orcid.find(x => x.id === m[1])
    if (!o) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016 }, 404)
    const person = { name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": null, path: o.id }, "other-names": { "other-name": [] }, biography: o.biography ? { content: o.biography } : null, "researcher-urls": { "researcher-url": [] }, emails: { email: [] }, addresses: { address: o.country ? [{ country: { value: o.country } }] : [] }, keywords: { keyword: (o.keywords ?? []).map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] } }
    const works = { group: (o.works ?? []).map((w, i) => ({ "work-summary": [{ "put-code": 100 + i, title: { title: { value: w.title } }, type: w.type, "publication-date": date(w.year), "journal-title": { value: w.journal } }] })) }
    const parts = { "/person": person, "/employments": group(o.employments, "employment-summary"), "/educations": group(o.educations, "education-summary"), "/memberships": group(o.memberships, "membership-summary"), "/works": works }
    if (!m[2] || m[2] === "/record") return json({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id }, person, "activities-summary": { employments: parts["/employments"], educations: parts["/educations"], memberships: parts["/memberships"], works } })
    if (m[2] === "/biography") return json({ content: o.biography ?? "" })
    return json(parts[m[2]] ?? { "affiliation-group": [] })
  }
  return notFound()
}
const openalex = (path, q) => {
  const inst = a => ({ id: `https://openalex.org/I${seed(a.institution)}`, ror: null, display_name: a.institution, country_code: a.country, type: "education" })
  const view = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works_count, cited_by_count: a.cited_by_count, affiliations: [{ institution: inst(a), years: a.years }], last_known_institutions: [inst(a)], topics: a.topics.map((t, i) => ({ id: `https://openalex.org/T${seed(t)}`, display_name: t, count: 20 - i })) })
  const list = r => json({ meta: { count: r.length, db_response_time_ms: 12, page: 1, per_page: 25 }, results: r })
  let m
  if (path === "/authors") {
    if (q.get("search") && !q.get("api_key")) return json({ error: "Unauthorized", message: "An API key is required for search. Get one at https://openalex.org/settings/api" }, 401)
    const o = /orcid:(?:https:\/\/orcid\.org\/)?([\dX-]{19})/.exec(q.get("filter") ?? "")?.[1]
    return list(S.openalex.filter(a => o ? a.orcid === o : q.get("search") ? has(a.name, q.get("search")) : false).map(view))
  }
  if ((m = /^\/(?:authors|people)\/(?:orcid:)?(?:https:\/\/(?:orcid|openalex)\.org\/)?([\w-]+)$/.exec(decodeURIComponent(path)))) { const a = S.openalex.find(x => x.id === m[1] || x.orcid === m[1]); if (a) return json(view(a)) }
  if (path === "/works") return list([])
  return json({ error: "Not Found", message: "404" }, 404)
}
const crossref = (path, q) => {
  const view = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", title: [w.title], "container-title": [w.journal], publisher: "Kestrel Academic", published: { "date-parts": [w.published] }, issued: { "date-parts": [w.published] }, author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `https://orcid.org/${a.orcid}`, "authenticated-orcid": false } : {}) })), score: 12.1, "is-referenced-by-count": 9 })
  if (path === "/works") {
    const a = q.get("query.author") ?? q.get("query") ?? "", o = /orcid:(?:https?:\/\/orcid\.org\/)?([\dX-]{19})/.exec(q.get("filter") ?? "")?.[1], aff = q.get("query.affiliation")
    const hit = S.crossref.filter(w => w.authors.some(x => (!a || has(`${x.given} ${x.family}`, a)) && (!o || x.orcid === o) && (a || o))).slice(0, +(q.get("rows") ?? 20))
    return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": hit.length, items: hit.map(view), "items-per-page": 20, query: { "start-index": 0, "search-terms": null } } }, 200, { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" })
  }
  const w = S.crossref.find(x => `/works/${x.doi}` === decodeURIComponent(path))
  return w ? json({ status: "ok", "message-type": "work", "message-version": "1.0.0", message: view(w) }) : text("Resource not found.", 404)
}
const hn = (path, q) => {
  let m
  if ((m = /^\/api\/v1\/users\/([^/]+)$/.exec(path))) { const u = S.hackerNews.find(x => x.username === m[1]); return u ? json({ username: u.username, about: u.about, karma: u.karma }) : json({ status: 404, error: "Not Found" }, 404) }
  if (/^\/api\/v1\/search(_by_date)?$/.test(path)) {
    const tags = q.get("tags") ?? "", who = /author_([\w-]+)/.exec(tags)?.[1], query = q.get("query") ?? ""
    const all = S.hackerNews.flatMap(u => [...u.stories.map((s, i) => ({ kind: "story", objectID: String(41000000 + i), title: s.title, url: s.url, author: u.username, points: s.points, num_comments: 57, story_text: null, comment_text: null, created_at: s.at, created_at_i: Date.parse(s.at) / 1000, _tags: ["story", `author_${u.username}`] })), ...u.comments.map((c, i) => ({ kind: "comment", objectID: String(42000000 + i), title: null, url: null, story_title: c.story, author: u.username, points: null, num_comments: null, comment_text: c.text, created_at: c.at, created_at_i: Date.parse(c.at) / 1000, _tags: ["comment", `author_${u.username}`] }))])
    const hits = all.filter(h => (!who || h.author === who) && (!/\b(story|comment)\b/.test(tags) || tags.includes("(") || tags.split(",").includes(h.kind)) && (!query || has(`${h.title ?? ""} ${h.url ?? ""} ${h.comment_text ?? ""} ${h.author}`, query)) && (who || query)).map(({ kind, ...h }) => h)
    return json({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20 })
  }
  return json({ status: 404, error: "Not Found" }, 404)
}
const stack = (path, q) => {
  const wrap = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 271 })
  const view = u => ({ user_id: u.id, account_id: u.id + 7, display_name: u.name, reputation: u.reputation, location: u.location, website_url: u.website ?? "", link: `https://stackoverflow.com/users/${u.id}/${words(u.name).join("-")}`, user_type: "registered", creation_date: 1456789012, last_access_date: 1779000000, ...(u.about ? { about_me: u.about } : {}) })
  let m
  if (path === "/2.3/users") return wrap(S.stackExchange.filter(u => q.get("inname") && has(u.name, q.get("inname"))).map(view))
  if ((m = /^\/2\.3\/users\/([\d;]+)(\/(tags|top-tags|top-answer-tags))?$/.exec(path))) { const us = S.stackExchange.filter(x => m[1].split(";").includes(String(x.id))); return wrap(m[2] ? us.flatMap(u => u.tags.map((t, i) => m[3] === "tags" ? { name: t, count: 40 - i, user_id: u.id } : { tag_name: t, answer_count: 40 - i, answer_score: 90 - i, question_count: 1, question_score: 2, user_id: u.id })) : us.map(view)) }
  return json({ error_id: 404, error_message: "no method found with this name", error_name: "no_method" }, 404)
}
const wikidata = (path, q) => {
  const ent = w => ({ type: "item", id: w.id, lastrevid: 1, labels: { en: { language: "en", value: w.label } }, descriptions: w.description ? { en: { language: "en", value: w.description } } : {}, aliases: {}, claims: Object.fromEntries([...new Set((w.statements ?? []).map(s => s.property))].map(p => [p, w.statements.filter(s => s.property === p).map((s, i) => ({ type: "statement", id: `${w.id}$${p}-${i}`, rank: "normal", mainsnak: { snaktype: "value", property: p, datatype: s.item ? "wikibase-item" : s.time ? "time" : "string", datavalue: s.item ? { type: "wikibase-entityid", value: { "entity-type": "item", "numeric-id": +s.item.id.slice(1), id: s.item.id } } : s.time ? { type: "time", value: { time: `+${s.time.length === 4 ? s.time + "-00-00" : s.time}T00:00:00Z`, timezone: 0, before: 0, after: 0, precision: s.time.length === 4 ? 9 : 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" } } : { type: "string", value: s.text } } }))])), sitelinks: w.article ? { enwiki: { site: "enwiki", title: w.article, badges: [], url: `https://en.wikipedia.org/wiki/${w.article.replace(/ /g, "_")}` } } : {} })
  const get = id => S.wikidata.find(w => w.id === id) ?? (S.labels[id] ? { id, label: S.labels[id] } : undefined)
  let m
  if (path === "/w/api.php") {
    if (q.get("action") === "wbsearchentities") { const s = words(q.get("search") ?? "").join(" "); const r = s ? S.wikidata.filter(w => words(w.label).join(" ").startsWith(s)) : []; return json({ searchinfo: { search: q.get("search") }, search: r.map(w => ({ id: w.id, title: w.id, pageid: seed(w.id), concepturi: `http://www.wikidata.org/entity/${w.id}`, url: `//www.wikidata.org/wiki/${w.id}`, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 }) }
    if (q.get("action") === "wbgetentities") return json({ entities: Object.fromEntries((q.get("ids") ?? "").split("|").map(id => { const w = get(id); return [id, w ? ent(w) : { id, missing: "" }] })), success: 1 })
    return json({ error: { code: "badvalue", info: "Unrecognized value for parameter \"action\"." } })
  }
  if ((m = /^\/wiki\/Special:EntityData\/(Q\d+)(\.json)?$/.exec(path))) { const w = get(m[1]); return w ? json({ entities: { [w.id]: ent(w) } }) : notFound() }
  return notFound()
}
const wikipedia = (path, q) => {
  let m
  const find = t => S.wikipedia.find(w => w.title.toLowerCase() === decodeURIComponent(t).replace(/_/g, " ").toLowerCase())
  if ((m = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path))) { const w = find(m[1]); return w ? json({ type: "standard", title: w.title, displaytitle: w.title, pageid: seed(w.title), lang: "en", description: w.description, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}` } }, extract: w.extract, extract_html: `<p>${esc(w.extract)}</p>`, wikibase_item: S.wikidata.find(x => x.article === w.title)?.id }) : json({ type: "https://mediawiki.org/wiki/HyperSwitch/errors/not_found", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: `/en.wikipedia.org/v1/page/summary/${m[1]}` }, 404) }
  if (path === "/w/api.php") {
    if (q.get("action") === "opensearch") { const r = S.wikipedia.filter(w => has(w.title, q.get("search") ?? "")); return json([q.get("search"), r.map(w => w.title), r.map(() => ""), r.map(w => `https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}`)]) }
    const r = S.wikipedia.filter(w => has(`${w.title} ${w.extract}`, (q.get("srsearch") ?? "").replace(/"/g, "")))
    return json({ batchcomplete: "", query: { searchinfo: { totalhits: r.length }, search: r.map(w => ({ ns: 0, title: w.title, pageid: seed(w.title), snippet: esc(w.extract), timestamp: "2026-01-01T00:00:00Z" })) } })
  }
  return web("en.wikipedia.org", path)
}
const gdelt = q => {
  const query = (q.get("query") ?? "").replace(/\b\w+:\S+/g, " ")
  const phrases = [...query.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" ")), rest = words(query.replace(/"[^"]*"/g, " ")).filter(w => w !== "or" && w !== "and")
  const hit = docs.filter(d => d.news && (phrases.length + rest.length) && phrases.every(p => d.all.includes(` ${p} `)) && (rest.length === 0 || rest.some(w => d.tf.has(w))))
  if (!hit.length) return json({})
  return json({ articles: hit.slice(0, +(q.get("maxrecords") ?? 75)).map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.news.seen, socialimage: "", domain: new URL(d.url).host.replace(/^www\./, ""), language: "English", sourcecountry: d.news.country })) })
}
const tavily = (path, body, headers) => {
  if (!headers.authorization && !headers["x-tavily-access-mode"] && !body.api_key) return json({ detail: { error: "Unauthorized: missing or invalid API key." } }, 401)
  if (path === "/search") {
    if (!body.query) return json({ detail: { error: "Query is missing." } }, 400)
    const r = search(body.query, { limit: Math.min(20, body.max_results ?? 5), include: body.include_domains ?? [], exclude: body.exclude_domains ?? [], news: body.topic === "news" })
    return json({ query: body.query, follow_up_questions: null, answer: null, images: [], results: r.map(({ d, score, content }, i) => ({ url: d.url, title: d.title, content, score: Math.max(0.05, +(Math.min(0.99, score / (score + 8))).toFixed(5)), raw_content: body.include_raw_content && !d.listing ? d.text : null, ...(d.news ? { published_date: new Date(d.news.seen.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d).*/, "$1-$2-$3T$4:$5:00Z")).toUTCString() } : {}) })), response_time: 0.84, request_id: sha(body.query).slice(0, 32) })
  }
  if (path === "/extract") { const urls = [body.urls].flat().filter(Boolean); const ok = urls.filter(u => byUrl.has(u) && !byUrl.get(u).dead); return json({ results: ok.map(u => ({ url: u, raw_content: textOf(byUrl.get(u).body), images: [] })), failed_results: urls.filter(u => !ok.includes(u)).map(url => ({ url, error: "Failed to fetch url" })), response_time: 0.4 }) }
  return json({ detail: "Not Found" }, 404)
}
const firecrawl = (path, body) => {
  const scrape = d => ({ markdown: d.listing ? undefined : d.text, metadata: { title: d.title, sourceURL: d.url, url: d.url, statusCode: byUrl.get(d.url)?.dead ? 404 : 200 } })
  if (/^\/v[12]\/search$/.test(path)) {
    if (!body.query) return json({ success: false, error: "Bad Request" }, 400)
    const r = search(body.query, { limit: Math.min(100, body.limit ?? 5), include: body.includeDomains ?? [], exclude: body.excludeDomains ?? [] })
    const items = r.map(({ d, content }, i) => ({ url: d.url, title: d.title, description: content, position: i + 1, ...(body.scrapeOptions?.formats?.length && !d.listing ? scrape(d) : {}) }))
    return path.startsWith("/v2") ? json({ success: true, data: { web: items }, creditsUsed: 2, id: sha(body.query).slice(0, 32) }) : json({ success: true, data: items })
  }
  if (/^\/v[12]\/scrape$/.test(path)) { const d = docs.find(x => x.url === body.url && !x.listing && !byUrl.get(x.url)?.dead); return d ? json({ success: true, data: scrape(d) }) : json({ success: false, error: "The page could not be scraped." }, 500) }
  return json({ success: false, error: "Not found" }, 404)
}
const wayback = (path, q) => {
  let m
  const norm = u => (u ?? "").replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/$/, "").toLowerCase()
  const surt = u => { const x = new URL(u); return x.host.replace(/^www\./, "").split(".").reverse().join(",") + ")" + x.pathname }
  if (/^\/cdx(\/search\/cdx)?$/.test(path)) {
    const raw = q.get("url") ?? "", prefix = q.get("matchType") === "prefix" || raw.endsWith("*"), dom = q.get("matchType") === "domain" || q.get("matchType") === "host"
    const u = norm(raw.replace(/\*$/, ""))
    const hit = archive.filter(a => prefix ? norm(a.url).startsWith(u) : dom ? norm(a.url).split("/")[0].endsWith(u) : norm(a.url) === u)
    const rows = hit.map(a => ({ urlkey: surt(a.url), timestamp: a.timestamp, original: a.url, mimetype: "text/html", statuscode: "200", digest: sha(a.url).slice(0, 32).toUpperCase(), length: String(a.body.length) }))
    const fields = (q.get("fl") ?? "urlkey,timestamp,original,mimetype,statuscode,digest,length").split(",")
    return q.get("output") === "json" ? json(rows.length ? [fields, ...rows.map(r => fields.map(f => r[f]))] : []) : text(rows.map(r => fields.map(f => r[f]).join(" ")).join("\n") + (rows.length ? "\n" : ""))
  }
  if (path === "/wayback/available") { const a = archive.find(x => norm(x.url) === norm(q.get("url"))); return json({ url: q.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) }
  if ((m = /^\/web\/(\d{1,14})(id_|if_)?\/(.+)$/.exec(path))) { const a = archive.find(x => norm(x.url) === norm(m[3].replace(/^(https?:)\/+/, "$1//"))); if (a) return a.timestamp === m[1] ? html(a.body) : redirect(`https://web.archive.org/web/${a.timestamp}${m[2] ?? ""}/${a.url}`, 302) }
  return notFound()
}
const gravatar = path => {
  const m = /^\/v3\/profiles\/([^/]+)$/.exec(path), H = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "88", "x-ratelimit-reset": "1780306800" }
  const g = m && S.gravatar.find(x => sha(x.email) === m[1] || x.slug === m[1])
  if (!g) return json({ error: "Profile not found", code: "not_found" }, 404, H)
  return json({ hash: sha(g.email), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${sha(g.email)}`, avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", verified_accounts: g.accounts.map(a => ({ service_type: a.type, service_label: a.label, service_icon: "", url: a.url, is_hidden: false })), pronunciation: "", pronouns: g.pronouns ?? "" }, 200, H)
}
const edgar = (host, path) => {
  let m
  if (path === "/files/company_tickers.json") return json(Object.fromEntries(S.edgar.map((e, i) => [String(i), { cik_str: e.cik, ticker: e.ticker, title: e.name }])))
  if ((m = /^\/submissions\/CIK(\d{10})\.json$/.exec(path))) { const e = S.edgar.find(x => x.cik === +m[1]); if (e) return json({ cik: m[1], entityType: "operating", sic: e.sic, sicDescription: e.industry, name: e.name, tickers: [e.ticker], exchanges: ["Nasdaq"], addresses: { business: { street1: "4600 SMALLMAN STREET", city: e.city, stateOrCountry: e.state, zipCode: "15201" } }, website: "", filings: { recent: { accessionNumber: [], form: [] }, files: [] } }) }
  return text("<?xml version=\"1.0\"?><Error><Code>NoSuchKey</Code></Error>", 404, "application/xml")
}
const youtube = (path, q) => {
  const ch = S.youtube.find(c => c.id === q.get("channel_id"))
  if (path === "/feeds/videos.xml" && ch) return text(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${ch.id}</id><yt:channelId>${ch.id}</yt:channelId><title>${ch.title}</title><author><name>${ch.title}</name><uri>https://www.youtube.com/channel/${ch.id}</uri></author>${ch.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><media:group><media:title>${esc(v.title)}</media:title><media:description>${esc(v.description)}</media:description></media:group></entry>`).join("")}</feed>`, 200, "text/xml; charset=UTF-8")
  return notFound()
}
const rdap = path => {
  const m = /^\/domain\/(.+)$/.exec(path), d = m && S.rdap.find(x => x.domain === m[1].toLowerCase())
  if (!d) return json({ errorCode: 404, title: "Not Found", description: ["The domain was not found."] }, 404, { "content-type": "application/rdap+json" })
  return json({ objectClassName: "domain", ldhName: d.domain.toUpperCase(), status: ["active"], events: [{ eventAction: "registration", eventDate: `${d.registered}T00:00:00Z` }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", ""], ["org", {}, "text", d.registrant || "REDACTED FOR PRIVACY"]]] }], nameservers: [] }, 200, { "content-type": "application/rdap+json" })
}
const web = (host, path) => {
  if (path === "/robots.txt") return robots[host] ? text(robots[host]) : notFound()
  const url = `https://${host}${path}`
  const p = byUrl.get(url) ?? byUrl.get(decodeURI(url))
  if (p?.dead) return notFound()
  if (p) return text(p.body, 200, p.type ?? "text/html; charset=utf-8")
  const other = path.endsWith("/") ? url.slice(0, -1) : url + "/"
  const q = byUrl.get(other)
  if (q && !q.dead) return redirect(other)
  if (path === "/team.htm" && byUrl.has(`https://${host}/team.html`)) return redirect(`https://${host}/team.html`)
  return notFound()
}
const jina = (path, full) => {
  const target = full.replace(/^\//, ""); const p = byUrl.get(target)
  return p && !p.dead ? json({ code: 200, status: 20000, data: { title: unesc(p.title), description: "", url: target, content: textOf(p.body), usage: { tokens: Math.ceil(p.body.length / 4) } } }) : json({ code: 422, status: 42206, name: "AssertionFailureError", message: `Failed to goto ${target}`, data: null }, 422)
}
const mx = q => { const n = (q.get("name") ?? "").toLowerCase().replace(/\.$/, ""), known = S.rdap.some(d => d.domain === n), t = q.get("type") === "MX" || q.get("type") === "15"; return json({ Status: known ? 0 : 3, TC: false, RD: true, RA: true, AD: false, CD: false, Question: [{ name: `${n}.`, type: t ? 15 : 1 }], ...(known && t ? { Answer: [{ name: `${n}.`, type: 15, TTL: 300, data: `10 mail.${n}.` }] } : {}) }) }

const route = (req, scheme, host, path, q, body, full) => {
  switch (host) {
    case "api.gravatar.com": return gravatar(path)
    case "api.github.com": return github(path, q)
    case "bsky.app": case "orcid.org": case "stackoverflow.com": case "news.ycombinator.com": case "gravatar.com": case "podcasts.apple.com": case "doi.org": return html("<!DOCTYPE html><html><head><title></title></head><body><noscript>You need to enable JavaScript to run this app.</noscript></body></html>")
    case "gitlab.com": if (!path.startsWith("/api/")) return (path === "/users/sign_in" ? html("<html><head><title>Sign in · GitLab</title></head><body>Sign in</body></html>") : redirect("https://gitlab.com/users/sign_in", 302)); return gitlab(path, q)
    case "public.api.bsky.app": return bluesky(path, q)
    case "pub.orcid.org": return orcid(path, q)
    case "api.openalex.org": return openalex(path, q)
    case "api.crossref.org": return crossref(path, q)
    case "hn.algolia.com": return hn(path, q)
    case "api.stackexchange.com": return stack(path, q)
    case "www.wikidata.org": case "wikidata.org": return wikidata(path, q)
    case "en.wikipedia.org": return wikipedia(path, q)
    case "api.gdeltproject.org": return gdelt(q)
    case "api.tavily.com": return req.method === "POST" ? tavily(path, body, req.headers) : json({ detail: "Method Not Allowed" }, 405)
    case "api.firecrawl.dev": return req.method === "POST" ? firecrawl(path, body) : json({ success: false, error: "Method Not Allowed" }, 405)
    case "r.jina.ai": return jina(path, full)
    case "web.archive.org": case "archive.org": return wayback(path, q)
    case "www.sec.gov": case "data.sec.gov": return edgar(host, path)
    case "www.youtube.com": case "youtube.com": return youtube(path, q)
    case "rdap.org": return rdap(path)
    case "dns.google": case "cloudflare-dns.com": return mx(q)
    case "itunes.apple.com": { const t = q.get("term") ?? "", r = path === "/search" ? S.podcasts.filter(p => has(`${p.title} ${p.artist}`, t)) : []; return json({ resultCount: r.length, results: r.map(p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, feedUrl: p.feed, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}`, genres: ["Business", "Podcasts"] })) }, 200, { "content-type": "text/javascript; charset=utf-8" }) }
    case "github.com": return web(host, path)
    case "x.com": case "www.x.com": case "twitter.com": return html("<html><body>JavaScript is not available.</body></html>", 403)
  }
  if (host === "linkedin.com" || host.endsWith(".linkedin.com")) return html("<html><head></head><body><script>/* authwall */</script></body></html>", 999)
  if (S.mastodon.some(a => a.domain === host)) return mastodon(host, path, q)
  if (hosts.has(host)) return scheme === "http" ? redirect(`https://${host}${path}`) : web(host, path)
  if (hosts.has(`www.${host}`)) return redirect(`https://www.${host}${path}`)
  if (host.startsWith("www.") && hosts.has(host.slice(4))) return redirect(`https://${host.slice(4)}${path}`)
  return text("Bad Gateway: no such host", 502)
}

const port = Number(process.argv[2])
createServer((req, res) => {
  const chunks = []
  req.on("data", c => chunks.push(c)).on("end", () => {
    let out
    try {
      const m = /^\/(https?)\/([^/?]+)([^?]*)(\?.*)?$/.exec(req.url)
      if (!m) out = text("Ask for /{scheme}/{host}{path}", 400)
      else {
        let body = {}
        if (req.method === "POST") { try { body = JSON.parse(Buffer.concat(chunks).toString() || "{}") } catch { body = {} } }
        out = route(req, m[1], m[2].toLowerCase(), m[3] || "/", new URLSearchParams(m[4] ?? ""), body, (m[3] || "/") + (m[4] ?? ""))
      }
    } catch (e) { out = text(`Internal Server Error ${e?.message}`, 500) }
    res.writeHead(out.status, out.headers)
    res.end(req.method === "HEAD" ? undefined : out.body)
  })
}).listen(port, "127.0.0.1", () => console.log(`kestrelhythe on 127.0.0.1:${port}`))
