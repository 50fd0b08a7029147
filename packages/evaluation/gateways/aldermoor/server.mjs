import http from "node:http"
import { createHash } from "node:crypto"
import { pages, redirects, robots, listings, archive, hosts, esc } from "./lib.mjs"
import * as A from "./accounts.mjs"
import "./data-1.mjs"
import "./data-2.mjs"
import "./data-3.mjs"
import "./data-4.mjs"

const port = Number(process.argv[2] ?? 7451)
// ---------- search engine
const fold = s => s.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
const stop = new Set("a an and the of in on at for to is by with from or as it be was are this that".split(" "))
const words = s => (fold(s).replace(/[’']/g, "").match(/[a-z0-9]+/g) ?? []).filter(w => !stop.has(w))
const unesc = s => s.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, "\"").replace(/&#39;|&rsquo;/g, "'").replace(/&nbsp;/g, " ").replace(/&amp;/g, "&")
const text = html => unesc(html.replace(/<head[\s\S]*?<\/head>/, " ").replace(/<(script|style|nav)[\s\S]*?<\/\1>/g, " ").replace(/<!--[\s\S]*?-->/g, " ").replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ").trim()
const docs = []
for (const p of pages.values()) if (!p.noindex && p.type.startsWith("text/html")) docs.push({ url: p.url, title: p.title, text: ((p.desc ? p.desc + " " : "") + text(p.body)), at: p.at, news: p.news })
for (const l of listings) docs.push({ url: l.url, title: l.title, text: l.snippet, listing: true })
for (const d of A.docs()) docs.push(d)
const df = new Map()
for (const d of docs) {
  d.tf = new Map()
  const add = (ws, n) => ws.forEach(w => d.tf.set(w, (d.tf.get(w) ?? 0) + n))
  add(words(d.text), 1); add(words(d.title), 3); add(words(d.url.replace(/^https?:\/\/(www\.)?/, "")), 1)
  d.len = words(d.text).length + 20
  d.flat = " " + words(d.title + " " + d.text).join(" ") + " "
  for (const w of d.tf.keys()) df.set(w, (df.get(w) ?? 0) + 1)
}
const avg = docs.reduce((a, d) => a + d.len, 0) / docs.length
const idf = w => Math.log(1 + (docs.length - (df.get(w) ?? 0) + .5) / ((df.get(w) ?? 0) + .5))
const hostOf = u => new URL(u).host
const search = (q, limit, { include = [], exclude = [], news } = {}) => {
  const sites = [], not = []
  let rest = String(q).replace(/(^|\s)(-?)site:(\S+)/gi, (_, a, m, s) => { (m ? not : sites).push(s.replace(/["()]/g, "")); return " " })
  const phrases = [...rest.matchAll(/"([^"]+)"/g)].map(m => words(m[1])).filter(p => p.length > 1)
  rest = rest.replace(/\b(OR|AND)\b/g, " ").replace(/(^|\s)-"[^"]*"/g, " ").replace(/(^|\s)-\w+/g, " ")
  const terms = [...new Set(words(rest))]
  const within = (u, s) => { const [h, ...p] = s.replace(/^https?:\/\//, "").split("/"); const x = new URL(u); return (x.host === h || x.host.endsWith("." + h) || "www." + x.host === h) && x.pathname.startsWith("/" + p.join("/")) }
  const want = [...sites, ...include]
  const total = terms.reduce((a, t) => a + idf(t), 0) || 1
  return docs.flatMap(d => {
    if (news && !d.news) return []
    if (want.length && !want.some(s => within(d.url, s))) return []
    if ([...not, ...exclude].some(s => within(d.url, s))) return []
    let s = 0, mass = 0
    for (const t of terms) { const f = d.tf.get(t); if (!f) continue; const i = idf(t); mass += i; s += i * f * 2.2 / (f + 1.2 * (.25 + .75 * d.len / avg)) }
    const cover = mass / total
    let hit = 0
    for (const p of phrases) if (d.flat.includes(" " + p.join(" ") + " ")) { s += 8; hit++ }
    if (terms.length && cover < .34 && !(want.length && cover > .15)) return []
    if (!terms.length && !want.length) return []
    return [{ d, s: s * (.5 + cover), score: Math.min(.99, .25 + cover * .6 + hit * .07) }]
  }).sort((a, b) => b.s - a.s).slice(0, limit).map(({ d, score }) => ({ url: d.url, title: d.title, content: snippet(d, terms), score: Number(score.toFixed(5)), at: d.at }))
}
const snippet = (d, terms) => {
  const t = d.text
  if (t.length <= 320) return t
  const f = fold(t).length === t.length ? fold(t) : t.toLowerCase()
  let best = 0, bestN = -1
  for (let i = 0; i < t.length - 150; i += 40) { const w = f.slice(i, i + 300); let n = 0; for (const x of terms) if (w.includes(x)) n += idf(x); if (n > bestN) { bestN = n; best = i } }
  if (best > 0) { const sp = t.indexOf(" ", best); best = sp + 1 }
  let end = Math.min(t.length, best + 300); if (end < t.length) end = t.lastIndexOf(" ", end)
  return (best > 0 ? "..." : "") + t.slice(best, end) + (end < t.length ? "..." : "")
}
// ---------- answers
const send = (res, status, body, type = "application/json; charset=utf-8", headers = {}) => {
  res.writeHead(status, { "content-type": type, ...headers }); res.end(typeof body === "string" ? body : JSON.stringify(body))
}
const html = (res, status, body, h) => send(res, status, body, "text/html; charset=utf-8", h)
const sha = e => createHash("sha256").update(e.trim().toLowerCase()).digest("hex")
const md5 = e => createHash("md5").update(e.trim().toLowerCase()).digest("hex")
const gh = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "57", "x-ratelimit-reset": "1780306800", "x-github-media-type": "github.v3; format=json" }
const clean = q => fold(q).replace(/["+]/g, " ")
const nameHit = (q, n) => { const a = words(q), b = words(n ?? ""); return a.length > 0 && a.every(w => b.includes(w)) }

const ghUser = u => ({ login: u.login, id: u.id, node_id: "U_" + u.id, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, type: "User", site_admin: false, name: u.name ?? null, company: u.company ?? null, blog: u.blog ?? "", location: u.location ?? null, email: u.email ?? null, hireable: null, bio: u.bio ?? null, twitter_username: u.twitter_username ?? null, public_repos: (u.repositories ?? []).length, public_gists: 0, followers: u.followers ?? 12, following: 9, created_at: "2013-04-02T10:11:12Z", updated_at: "2026-05-02T10:11:12Z" })
const ghShort = u => ({ login: u.login, id: u.id, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, type: "User", site_admin: false, score: 1 })

const services = {
  "api.gravatar.com": (q, r) => {
    const m = q.path.match(/^\/v3\/profiles\/([^/]+)$/)
    const rl = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "93", "x-ratelimit-reset": "1780308000" }
    const g = m && A.gravatar.find(g => sha(g.email) === m[1].toLowerCase() || g.slug === m[1])
    if (!g) return send(r, 404, { error: "Profile not found", code: "profile_not_found" }, undefined, rl)
    send(r, 200, { hash: sha(g.email), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${sha(g.email)}`, avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", verified_accounts: (g.accounts ?? []).map(a => ({ service_type: a.label.toLowerCase(), service_label: a.label, service_icon: `https://gravatar.com/icons/${a.label.toLowerCase()}.svg`, url: a.url, is_hidden: false })), pronunciation: "", pronouns: g.pronouns ?? "" }, undefined, rl)
  },
  "api.github.com": (q, r) => {
    const s = decodeURIComponent(q.path), v = q.p.get("q") ?? ""
    let m
    if (s === "/search/users") {
      const bare = v.replace(/\b(in|type|location|repos|followers):\S+/g, " ").replace(/[+"]/g, " ").trim().toLowerCase()
      const email = bare.includes("@")
      const hits = A.github.filter(u => email ? (u.email ?? "").toLowerCase() === bare : nameHit(bare, u.name) || u.login.toLowerCase() === bare)
      return send(r, 200, { total_count: hits.length, incomplete_results: false, items: hits.map(ghShort) }, undefined, gh)
    }
    if (s === "/search/commits") {
      const e = (v.match(/author-email:"?([^\s"]+)/) ?? [])[1]?.toLowerCase()
      const hits = A.github.filter(u => e && (u.commit_email ?? "").toLowerCase() === e)
      return send(r, 200, { total_count: hits.length * 3, incomplete_results: false, items: hits.map(u => ({ url: `https://api.github.com/repos/${u.login}/${u.repositories?.[0]?.name ?? "dotfiles"}/commits/9a1c`, sha: "9a1c0e7d", html_url: `https://github.com/${u.login}/${u.repositories?.[0]?.name ?? "dotfiles"}/commit/9a1c0e7d`, commit: { author: { name: u.name ?? u.login, email: e, date: "2026-03-14T09:26:53Z" }, committer: { name: u.name ?? u.login, email: e, date: "2026-03-14T09:26:53Z" }, message: "Tidy up" }, author: ghShort(u), committer: ghShort(u), repository: { id: u.id + 1, name: u.repositories?.[0]?.name ?? "dotfiles", full_name: `${u.login}/${u.repositories?.[0]?.name ?? "dotfiles"}`, private: false, owner: ghShort(u) }, score: 1 })) }, undefined, gh)
    }
    if (s === "/search/repositories") return send(r, 200, { total_count: 0, incomplete_results: false, items: [] }, undefined, gh)
    if ((m = s.match(/^\/users\/([^/]+)(\/[a-z_]+)?$/))) {
      const u = A.github.find(u => u.login.toLowerCase() === m[1].toLowerCase())
      if (u && !m[2]) return send(r, 200, ghUser(u), undefined, gh)
      if (u && m[2] === "/repos") return send(r, 200, (u.repositories ?? []).map((x, i) => ({ id: u.id * 10 + i, name: x.name, full_name: `${u.login}/${x.name}`, private: false, owner: ghShort(u), html_url: `https://github.com/${u.login}/${x.name}`, description: x.description ?? null, fork: !!x.fork, url: `https://api.github.com/repos/${u.login}/${x.name}`, created_at: "2019-01-02T03:04:05Z", updated_at: x.pushed_at, pushed_at: x.pushed_at, homepage: "", size: 120, stargazers_count: x.stars, watchers_count: x.stars, language: x.language ?? null, forks_count: 2, archived: false, license: { key: "mit", name: "MIT License" }, topics: x.topics ?? [], visibility: "public", default_branch: "main" })).sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)), undefined, gh)
      if (u && m[2] === "/social_accounts") return send(r, 200, u.accounts ?? [], undefined, gh)
      if (u && ["/orgs", "/events", "/followers", "/gists"].includes(m[2])) return send(r, 200, [], undefined, gh)
    }
    send(r, 404, { message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, undefined, gh)
  },
  "github.com": (q, r) => {
    const u = A.github.find(u => "/" + u.login.toLowerCase() === q.path.toLowerCase().replace(/\/$/, ""))
    if (!u) return html(r, 404, "<!doctype html><title>Page not found · GitHub</title><p>This is not the web page you are looking for.</p>")
    html(r, 200, `<!doctype html><html lang="en"><head><title>${esc(u.login)}${u.name ? ` (${esc(u.name)})` : ""} · GitHub</title></head><body><h1 class="vcard-names"><span class="p-name vcard-fullname" itemprop="name">${esc(u.name ?? "")}</span> <span class="p-nickname vcard-username">${u.login}</span></h1><div class="p-note user-profile-bio">${esc(u.bio ?? "")}</div><ul class="vcard-details">${u.company ? `<li itemprop="worksFor"><span class="p-org">${esc(u.company)}</span></li>` : ""}${u.location ? `<li itemprop="homeLocation"><span class="p-label">${esc(u.location)}</span></li>` : ""}${u.blog ? `<li><a rel="nofollow me" href="${u.blog}">${u.blog}</a></li>` : ""}</ul><ol>${(u.repositories ?? []).map(x => `<li><span class="repo">${x.name}</span><p class="pinned-item-desc">${esc(x.description ?? "")}</p><span itemprop="programmingLanguage">${x.language ?? ""}</span></li>`).join("")}</ol></body></html>`)
  },
  "api.tavily.com": (q, r, body) => {
    if (q.path === "/extract" && q.method === "POST") {
      const urls = [body.urls].flat().filter(Boolean)
      const ok = urls.filter(u => pages.get(u)?.status === 200)
      return send(r, 200, { results: ok.map(u => ({ url: u, raw_content: text(pages.get(u).body), images: [] })), failed_results: urls.filter(u => !ok.includes(u)).map(url => ({ url, error: "Failed to fetch url" })), response_time: .8 })
    }
    if (q.path !== "/search") return send(r, 404, { detail: "Not Found" })
    if (q.method !== "POST") return send(r, 405, { detail: "Method Not Allowed" })
    if (!body?.query) return send(r, 400, { detail: { error: "Query is missing." } })
    const hits = search(body.query, Math.min(20, body.max_results ?? 5), { include: body.include_domains ?? [], exclude: body.exclude_domains ?? [], news: body.topic === "news" })
    send(r, 200, { query: body.query, follow_up_questions: null, answer: null, images: [], results: hits.map(h => ({ url: h.url, title: h.title, content: h.content, score: h.score, raw_content: body.include_raw_content && pages.get(h.url)?.status === 200 ? text(pages.get(h.url).body) : null, ...(body.topic === "news" && h.at ? { published_date: new Date(h.at).toUTCString() } : {}) })), response_time: .9, request_id: "0b5c0a0e-7c1f-4f4e-9f57-5d2a54a0c7aa" })
  },
  "api.firecrawl.dev": (q, r, body) => {
    if (q.method !== "POST") return send(r, 404, "Cannot GET " + q.path, "text/html")
    if (/^\/v[12]\/search$/.test(q.path)) {
      if (!body?.query) return send(r, 400, { success: false, error: "Bad Request", details: [{ code: "invalid_type", path: ["query"], message: "Required" }] })
      const hits = search(body.query, Math.min(100, body.limit ?? 5))
      return send(r, 200, { success: true, data: { web: hits.map((h, i) => ({ url: h.url, title: h.title, description: h.content, position: i + 1 })) }, creditsUsed: 2 })
    }
    if (/^\/v[12]\/scrape$/.test(q.path)) {
      const p = pages.get(body?.url)
      if (!p) return send(r, 200, { success: false, error: "This website is no longer supported or could not be reached.", code: "SCRAPE_FAILED" })
      return send(r, 200, { success: true, data: { markdown: text(p.body), html: p.body, metadata: { title: p.title, sourceURL: p.url, url: p.url, statusCode: p.status, contentType: p.type } } })
    }
    send(r, 404, { success: false, error: "Not found" })
  },
  "r.jina.ai": (q, r) => {
    const u = q.path.slice(1) + (q.search || ""), p = pages.get(u) ?? pages.get(u.replace(/^http:/, "https:"))
    if (!p || p.status !== 200) return send(r, 422, { data: null, code: 422, name: "AssertionFailureError", status: 42206, message: `Failed to goto ${u}` })
    if ((q.headers.accept ?? "").includes("json")) return send(r, 200, { code: 200, status: 20000, data: { title: p.title, description: p.desc ?? "", url: p.url, content: text(p.body), usage: { tokens: Math.ceil(text(p.body).length / 4) } } })
    send(r, 200, `Title: ${p.title}\n\nURL Source: ${p.url}\n\nMarkdown Content:\n${text(p.body)}`, "text/plain; charset=utf-8")
  },
  "www.wikidata.org": (q, r) => {
    let m
    if (q.path === "/w/api.php") {
      const act = q.p.get("action")
      if (act === "wbsearchentities") {
        const s = fold(q.p.get("search") ?? "").trim()
        const hits = A.wikidata.filter(w => s && [w.label, ...(w.aliases ?? [])].some(l => fold(l).startsWith(s)))
        return send(r, 200, { searchinfo: { search: q.p.get("search") }, search: hits.map(w => ({ id: w.id, title: w.id, pageid: 1, concepturi: `http://www.wikidata.org/entity/${w.id}`, repository: "wikidata", url: `//www.wikidata.org/wiki/${w.id}`, display: { label: { value: w.label, language: "en" }, description: { value: w.description, language: "en" } }, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 })
      }
      if (act === "wbgetentities") return send(r, 200, { entities: Object.fromEntries((q.p.get("ids") ?? "").split("|").map(id => [id, entity(id)])), success: 1 })
      return send(r, 200, { error: { code: "badvalue", info: "Unrecognized value for parameter \"action\"." } })
    }
    if ((m = q.path.match(/^\/wiki\/Special:EntityData\/(Q\d+)(\.json)?$/))) {
      const e = entity(m[1])
      return e.missing === undefined ? send(r, 200, { entities: { [m[1]]: e } }) : send(r, 404, "<h1>Not Found</h1>", "text/html")
    }
    html(r, 404, "<!doctype html><title>Wikidata</title>Not found")
  },
  "en.wikipedia.org": (q, r) => {
    let m
    if ((m = q.path.match(/^\/api\/rest_v1\/page\/summary\/(.+)$/))) {
      const t = decodeURIComponent(m[1]).replace(/_/g, " "), a = A.wikipedia.find(a => fold(a.title) === fold(t))
      if (!a) return send(r, 404, { type: "Internal error", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: q.path })
      return send(r, 200, { type: a.disambiguation ? "disambiguation" : "standard", title: a.title, displaytitle: a.title, wikibase_item: A.wikidata.find(w => w.article === a.title)?.id, pageid: 77, lang: "en", dir: "ltr", description: a.description, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${encodeURIComponent(a.title.replace(/ /g, "_"))}` } }, extract: a.extract, extract_html: `<p>${esc(a.extract)}</p>` })
    }
    if (q.path === "/w/api.php") {
      const s = q.p.get("srsearch") ?? q.p.get("search") ?? ""
      const hits = A.wikipedia.filter(a => nameHit(s.replace(/"/g, ""), a.title + " " + a.extract))
      if (q.p.get("action") === "opensearch") return send(r, 200, [s, hits.map(a => a.title), hits.map(() => ""), hits.map(a => `https://en.wikipedia.org/wiki/${a.title.replace(/ /g, "_")}`)])
      return send(r, 200, { batchcomplete: "", query: { searchinfo: { totalhits: hits.length }, search: hits.map(a => ({ ns: 0, title: a.title, pageid: 77, snippet: esc(a.extract.slice(0, 160)) })) } })
    }
    const a = (m = q.path.match(/^\/wiki\/(.+)$/)) && A.wikipedia.find(a => fold(a.title) === fold(decodeURIComponent(m[1]).replace(/_/g, " ")))
    if (a) return html(r, 200, `<!doctype html><html lang="en"><head><title>${esc(a.title)} - Wikipedia</title></head><body><h1 id="firstHeading">${esc(a.title)}</h1><div id="mw-content-text"><p>${esc(a.extract)}</p></div></body></html>`)
    html(r, 404, "<!doctype html><title>Wikipedia</title><p>Wikipedia does not have an article with this exact name.</p>")
  },
  "pub.orcid.org": (q, r) => {
    let m
    if (/^\/v3\.0\/expanded-search\/?$/.test(q.path)) {
      const s = q.p.get("q") ?? ""
      const f = k => (s.match(new RegExp(k + ":(?:\"([^\"]*)\"|\\(([^)]*)\\)|(\\S+))")) ?? []).slice(1).find(Boolean)
      const g = f("given-names"), n = f("family-name"), o = f("affiliation-org-name"), e = f("email"), free = s.includes(":") ? "" : s
      const hits = A.orcid.filter(x => (g || n || e || free) && (!g || words(g).every(w => words(x.given + " " + (x.other_names ?? []).join(" ")).includes(w))) && (!n || words(n).every(w => words(x.family).includes(w))) && (!e || (x.emails ?? []).includes(e)) && (!o || [...(x.employments ?? []), ...(x.educations ?? [])].some(a => words(o).every(w => words(a.organization).includes(w)))) && (!free || nameHit(free, `${x.given} ${x.family}`)))
      return send(r, 200, hits.length ? { "expanded-result": hits.map(x => ({ "orcid-id": x.id, "given-names": x.given, "family-names": x.family, "credit-name": x.credit_name ?? null, "other-name": x.other_names ?? [], email: x.emails ?? [], "institution-name": [...(x.employments ?? []), ...(x.educations ?? [])].map(a => a.organization) })), "num-found": hits.length } : { "expanded-result": null, "num-found": 0 })
    }
    if ((m = q.path.match(/^\/v3\.0\/([\dX-]{19})(?:\/([a-z-]+))?\/?$/))) {
      const x = A.orcid.find(x => x.id === m[1])
      if (x) {
        const aff = (list, kind) => ({ "last-modified-date": null, "affiliation-group": (list ?? []).map((a, i) => ({ "external-ids": { "external-id": [] }, summaries: [{ [`${kind}-summary`]: { "put-code": 100 + i, "department-name": a.department ?? null, "role-title": a.role, "start-date": { year: { value: String(a.from) }, month: null, day: null }, "end-date": a.to ? { year: { value: String(a.to) }, month: null, day: null } : null, organization: { name: a.organization, address: { city: a.city, region: null, country: a.country } }, visibility: "public" } }] })), path: `/${x.id}/${kind}s` })
        const who = { name: { "given-names": { value: x.given }, "family-name": { value: x.family }, "credit-name": x.credit_name ? { value: x.credit_name } : null, visibility: "public", path: x.id }, "other-names": { "other-name": (x.other_names ?? []).map(content => ({ content })) }, biography: x.biography ? { content: x.biography, visibility: "public" } : null, "researcher-urls": { "researcher-url": (x.urls ?? []).map(u => ({ "url-name": u.label, url: { value: u.url } })) }, emails: { email: (x.emails ?? []).map(email => ({ email, verified: true, primary: true })) }, addresses: { address: x.country ? [{ country: { value: x.country } }] : [] }, keywords: { keyword: (x.keywords ?? []).map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] }, path: `/${x.id}/person` }
        const works = { group: (x.works ?? []).map((w, i) => ({ "work-summary": [{ "put-code": 500 + i, title: { title: { value: w.title } }, type: w.type, "publication-date": { year: { value: String(w.year) } }, "journal-title": { value: w.journal } }] })), path: `/${x.id}/works` }
        const parts = { person: who, employments: aff(x.employments, "employment"), educations: aff(x.educations, "education"), works }
        if (!m[2] || m[2] === "record") return send(r, 200, { "orcid-identifier": { uri: `https://orcid.org/${x.id}`, path: x.id, host: "orcid.org" }, person: who, "activities-summary": { employments: parts.employments, educations: parts.educations, works }, path: `/${x.id}` })
        if (parts[m[2]]) return send(r, 200, parts[m[2]])
      }
    }
    send(r, 404, { "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016 })
  },
  "api.openalex.org": (q, r) => {
    const out = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works_count, cited_by_count: a.cited_by_count, affiliations: [{ institution: { id: "https://openalex.org/I1", display_name: a.institution, country_code: a.country, type: "healthcare" }, years: a.years }], last_known_institutions: [{ id: "https://openalex.org/I1", display_name: a.institution, country_code: a.country, type: "healthcare" }], topics: a.topics.map((t, i) => ({ id: `https://openalex.org/T${i + 1}`, display_name: t, count: 3 })) })
    const m = q.path.match(/^\/(?:authors|people)\/(?:https:\/\/openalex.org\/)?(A\d+)$/), one = m && A.openalex.find(a => a.id === m[1])
    if (one) return send(r, 200, out(one))
    if (q.path === "/authors") {
      const s = q.p.get("search") ?? (q.p.get("filter") ?? "").replace(/^.*display_name\.search:/, "")
      const hits = A.openalex.filter(a => nameHit(s, a.name) || nameHit(a.name, s))
      return send(r, 200, { meta: { count: hits.length, db_response_time_ms: 12, page: 1, per_page: 25 }, results: hits.map(out), group_by: [] })
    }
    if (q.path === "/works") return send(r, 200, { meta: { count: 0, page: 1, per_page: 25 }, results: [], group_by: [] })
    html(r, 404, "<!doctype html><title>404 Not Found</title>")
  },
  "api.crossref.org": (q, r) => {
    const h = { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }
    const m = q.path.match(/^\/works\/(.+)$/), out = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, title: [w.title], "container-title": [w.journal], type: "journal-article", published: { "date-parts": [w.published] }, issued: { "date-parts": [w.published] }, author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid ? { ORCID: `http://orcid.org/${a.orcid}`, "authenticated-orcid": true } : {}) })), score: 20, "is-referenced-by-count": 4 })
    if (m) { const w = A.crossref.find(w => w.doi === decodeURIComponent(m[1])); return w ? send(r, 200, { status: "ok", "message-type": "work", message: out(w) }, undefined, h) : send(r, 404, "Resource not found.", "text/plain", h) }
    const s = q.p.get("query.author") ?? q.p.get("query") ?? "", last = words(s).at(-1)
    const hits = A.crossref.filter(w => last && w.authors.some(a => words(a.family).includes(last)))
    send(r, 200, { status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": hits.length, items: hits.slice(0, Number(q.p.get("rows") ?? 20)).map(out), "items-per-page": 20, query: { "start-index": 0, "search-terms": s } } }, undefined, h)
  },
  "hn.algolia.com": (q, r) => {
    let m
    const stories = u => (u.stories ?? []).map((s, i) => ({ objectID: String(40100000 + i + u.karma * 10), title: s.title, url: s.url, author: u.username, points: s.points, num_comments: 7, story_text: null, comment_text: null, created_at: s.at, created_at_i: Date.parse(s.at) / 1000, _tags: ["story", `author_${u.username}`] }))
    const comments = u => (u.comments ?? []).map((c, i) => ({ objectID: String(40200000 + i + u.karma * 10), title: null, url: null, author: u.username, points: null, story_title: c.story, comment_text: c.text, created_at: c.at, created_at_i: Date.parse(c.at) / 1000, _tags: ["comment", `author_${u.username}`] }))
    if ((m = q.path.match(/^\/api\/v1\/users\/([^/]+)$/))) {
      const u = A.hackerNews.find(u => u.username === m[1])
      return u ? send(r, 200, { username: u.username, about: u.about, karma: u.karma }) : send(r, 404, { status: 404, error: "Not Found" })
    }
    if (/^\/api\/v1\/search(_by_date)?$/.test(q.path)) {
      const tags = q.p.get("tags") ?? "", au = (tags.match(/author_(\w+)/) ?? [])[1], query = q.p.get("query") ?? ""
      let hits = A.hackerNews.filter(u => !au || u.username === au).flatMap(u => [...(tags.includes("comment") && !tags.includes("story") ? [] : stories(u)), ...(tags.includes("comment") || !tags.includes("story") ? comments(u) : [])])
      if (query) hits = hits.filter(h => nameHit(query.replace(/"/g, ""), `${h.title ?? ""} ${h.comment_text ?? ""} ${h.author}`)); else if (!au) hits = []
      return send(r, 200, { hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20, exhaustiveNbHits: true, query, params: q.search.slice(1) })
    }
    send(r, 404, { status: 404, error: "Not Found" })
  },
  "api.stackexchange.com": (q, r) => {
    const out = u => ({ user_id: u.id, account_id: u.id + 9, display_name: u.name, location: u.location, website_url: u.website ?? "", link: `https://stackoverflow.com/users/${u.id}/${words(u.name).join("-")}`, reputation: u.reputation, user_type: "registered", badge_counts: { bronze: 20, silver: 8, gold: 0 }, creation_date: 1380000000, ...(u.about ? { about_me: u.about } : {}) })
    let m, items = []
    if (/^\/2\.\d\/users$/.test(q.path)) { const s = fold(q.p.get("inname") ?? ""); items = s && (q.p.get("site") ?? "stackoverflow") === "stackoverflow" ? A.stackExchange.filter(u => fold(u.name).includes(s)).map(out) : [] }
    else if ((m = q.path.match(/^\/2\.\d\/users\/(\d+)(\/(top-tags|top-answer-tags|tags))?$/))) { const u = A.stackExchange.find(u => String(u.id) === m[1]); items = u ? m[2] ? (u.tags ?? []).map(t => ({ tag_name: t, name: t, user_id: u.id, answer_score: 40, answer_count: 12, count: 12 })) : [out(u)] : [] }
    else if (!/^\/2\.\d\//.test(q.path)) return send(r, 404, { error_id: 404, error_name: "no_method", error_message: "no method found with this name" })
    send(r, 200, { items, has_more: false, quota_max: 300, quota_remaining: 271 })
  },
  "public.api.bsky.app": (q, r) => {
    const did = h => "did:plc:" + sha(h).slice(0, 24), n = q.path.replace("/xrpc/", "")
    const prof = a => ({ did: did(a.handle), handle: a.handle, displayName: a.name, avatar: "", description: a.description ?? "", ...(a.website ? { website: a.website } : {}), labels: [], createdAt: "2023-11-02T09:00:00.000Z", indexedAt: "2026-01-01T00:00:00.000Z" })
    const find = x => A.bluesky.find(a => a.handle === x?.toLowerCase() || did(a.handle) === x)
    if (n === "app.bsky.actor.searchActors" || n === "app.bsky.actor.searchActorsTypeahead") { const s = q.p.get("q") ?? q.p.get("term") ?? ""; return send(r, 200, { actors: A.bluesky.filter(a => words(s).length && words(s).every(w => words(`${a.name} ${a.handle} ${a.description ?? ""}`).includes(w))).map(prof) }) }
    const a = find(q.p.get("actor"))
    if (n === "app.bsky.actor.getProfile") return a ? send(r, 200, { ...prof(a), followersCount: 214, followsCount: 180, postsCount: (a.posts ?? []).length }) : send(r, 400, { error: "InvalidRequest", message: "Profile not found" })
    if (n === "app.bsky.feed.getAuthorFeed") return a ? send(r, 200, { feed: (a.posts ?? []).map((p, i) => ({ post: { uri: `at://${did(a.handle)}/app.bsky.feed.post/3k${i}`, cid: "bafy" + i, author: p.repost ? { did: "did:plc:zzprizewinner0000000000", handle: "a-novelist.bsky.social", displayName: "A Novelist" } : prof(a), record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.at, langs: ["en"] }, likeCount: 6, repostCount: 1, replyCount: 0, indexedAt: p.at }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: prof(a), indexedAt: p.at } } : {}) })) }) : send(r, 400, { error: "InvalidRequest", message: "Profile not found" })
    if (n === "app.bsky.feed.searchPosts") return send(r, 403, { error: "Forbidden" })
    send(r, 501, { error: "MethodNotImplemented", message: "Method Not Implemented" })
  },
  "api.gdeltproject.org": (q, r) => {
    const s = (q.p.get("query") ?? "").replace(/\b(sourcelang|sourcecountry|domain|theme):\S+/g, " ")
    const ph = [...s.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" ")), rest = words(s.replace(/"[^"]+"/g, " ").replace(/\bOR\b/g, " "))
    const or = /\bOR\b/.test(s)
    const hits = docs.filter(d => d.news && (ph.length || rest.length) && (or ? ph.some(p => d.flat.includes(" " + p + " ")) : ph.every(p => d.flat.includes(" " + p + " "))) && (or ? true : rest.every(w => d.tf.has(w))))
    if (!hits.length) return send(r, 200, {})
    send(r, 200, { articles: hits.slice(0, Number(q.p.get("maxrecords") ?? 75)).map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.news.seen, socialimage: "", domain: hostOf(d.url), language: d.news.language, sourcecountry: d.news.country })) })
  },
  "itunes.apple.com": (q, r) => {
    const s = q.p.get("term") ?? "", e = q.p.get("entity") ?? ""
    const hits = q.path === "/search" ? A.podcasts.filter(p => words(s).length && words(s).every(w => words(`${p.title} ${p.artist} ${e.includes("Episode") ? p.episodes.map(x => x.title + x.description).join(" ") : ""}`).includes(w))) : []
    send(r, 200, { resultCount: hits.length, results: hits.map(p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, collectionViewUrl: `https://podcasts.apple.com/gb/podcast/id${p.id}`, feedUrl: p.feed, releaseDate: p.episodes[0]?.at, trackCount: p.episodes.length, country: "GBR", primaryGenreName: "Business" })) }, "text/javascript; charset=utf-8")
  },
  "rdap.org": (q, r) => {
    const d = (q.path.match(/^\/domain\/(.+)$/) ?? [])[1]?.toLowerCase(), x = A.rdap.find(x => x.domain === d)
    if (!x) return send(r, 404, { errorCode: 404, title: "Not Found", description: ["No RDAP service could be found for this object"] }, "application/rdap+json")
    send(r, 200, { objectClassName: "domain", ldhName: x.domain.toUpperCase(), status: ["client transfer prohibited"], events: [{ eventAction: "registration", eventDate: x.registered }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ...(x.registrant ? [["org", {}, "text", x.registrant]] : [["fn", {}, "text", "REDACTED FOR PRIVACY"]])]] }] }, "application/rdap+json")
  },
  "www.sec.gov": (q, r) => q.path === "/files/company_tickers.json" ? send(r, 200, Object.fromEntries(A.edgar.map((e, i) => [i, { cik_str: e.cik, ticker: e.ticker, title: e.name }]))) : html(r, 404, "<!doctype html><title>404</title>"),
  "data.sec.gov": (q, r) => {
    const e = A.edgar.find(e => q.path === `/submissions/CIK${String(e.cik).padStart(10, "0")}.json`)
    e ? send(r, 200, { cik: String(e.cik), entityType: "operating", sic: e.sic, sicDescription: e.industry, name: e.name, tickers: [e.ticker], addresses: { business: { city: e.city, stateOrCountry: e.state } }, filings: { recent: {} } }) : html(r, 404, "<Error><Code>NoSuchKey</Code></Error>")
  },
  "gitlab.com": (q, r) => {
    let m
    const out = u => ({ id: u.id, username: u.username, public_email: "", name: u.name, state: "active", locked: false, avatar_url: null, web_url: `https://gitlab.com/${u.username}` })
    if (q.path === "/api/v4/users") { const n = q.p.get("username"), s = q.p.get("search"); if (!n && s) return send(r, 403, { message: "403 Forbidden - Not authorized to access this resource" }); return send(r, 200, A.gitlab.filter(u => u.username.toLowerCase() === n?.toLowerCase()).map(out)) }
    if ((m = q.path.match(/^\/api\/v4\/users\/([^/]+)(\/projects)?$/))) {
      const u = A.gitlab.find(u => String(u.id) === m[1] || (m[2] && u.username === m[1]))
      if (u) return send(r, 200, m[2] ? (u.projects ?? []).map((p, i) => ({ id: u.id * 10 + i, name: p.name, path: p.name, description: p.description, last_activity_at: p.at, web_url: `https://gitlab.com/${u.username}/${p.name}`, star_count: 3, topics: [] })) : { ...out(u), bio: u.bio ?? "", location: u.location ?? "", linkedin: u.linkedin ?? "", twitter: u.twitter ?? "", website_url: u.website_url ?? "", organization: u.organization ?? "", job_title: u.job_title ?? "", pronouns: null })
      return send(r, 404, { message: "404 User Not Found" })
    }
    const u = A.gitlab.find(u => q.path === "/" + u.username)
    u ? html(r, 200, `<!doctype html><title>${esc(u.name)} · GitLab</title><h1>${esc(u.name)}</h1><p>${esc([u.job_title, u.organization].filter(Boolean).join(" at "))}</p><p>${esc(u.location ?? "")}</p><p class="profile-user-bio">${esc(u.bio ?? "")}</p>`) : html(r, 302, "", { location: "https://gitlab.com/users/sign_in" })
  },
  "www.youtube.com": (q, r) => {
    const c = A.youtube.find(c => c.id === q.p.get("channel_id"))
    if (q.path === "/feeds/videos.xml" && c) return send(r, 200, `<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${c.id}</id><yt:channelId>${c.id}</yt:channelId><title>${esc(c.title)}</title><link rel="alternate" href="https://www.youtube.com/channel/${c.id}"/><author><name>${esc(c.title)}</name></author>${c.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><media:group><media:title>${esc(v.title)}</media:title><media:description>${esc(v.description)}</media:description></media:group></entry>`).join("")}</feed>`, "text/xml; charset=UTF-8")
    const h = A.youtube.find(c => q.path === "/" + c.handle || q.path === "/channel/" + c.id)
    if (h) return html(r, 200, `<!doctype html><html><head><title>${esc(h.title)} - YouTube</title><meta itemprop="identifier" content="${h.id}"><link rel="canonical" href="https://www.youtube.com/channel/${h.id}"></head><body></body></html>`)
    html(r, 404, "<!doctype html><title>404 Not Found</title>")
  },
  "web.archive.org": (q, r) => {
    const norm = u => u.replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/$/, "")
    if (q.path.startsWith("/cdx/search")) {
      const u = q.p.get("url") ?? "", pre = u.endsWith("*") || q.p.get("matchType") === "prefix"
      const hits = archive.filter(a => pre ? norm(a.url).startsWith(norm(u.replace(/\*$/, ""))) : norm(a.url) === norm(u))
      const rows = hits.map(a => [norm(a.url), a.timestamp, a.url, "text/html", "200", sha(a.body).slice(0, 32).toUpperCase(), String(a.body.length)])
      if (q.p.get("output") !== "json") return send(r, 200, rows.map(x => x.join(" ") + "\n").join(""), "text/plain")
      const all = ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"], fl = q.p.get("fl")?.split(",") ?? all
      return send(r, 200, rows.length ? [fl, ...rows.map(x => fl.map(f => x[all.indexOf(f)]))] : [])
    }
    const m = q.raw.match(/^\/web\/(\d{1,14})(?:[a-z]{2}_)?\/(.+)$/), a = m && archive.filter(a => norm(a.url) === norm(m[2])).at(-1)
    a ? html(r, 200, a.body, { "memento-datetime": new Date().toUTCString() }) : html(r, 404, "<!doctype html><title>Internet Archive Wayback Machine</title><p>The Wayback Machine has not archived that URL.</p>")
  },
  "archive.org": (q, r) => { const u = q.p.get("url") ?? ""; const a = archive.find(a => a.url.includes(u.replace(/^https?:\/\//, ""))); send(r, 200, { url: u, archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) },
  "www.linkedin.com": (q, r) => { r.writeHead(999, "Request denied", { "content-type": "text/html" }); r.end("<html><head><script>window.location.href=\"https://www.linkedin.com/authwall\"</script></head></html>") },
  "x.com": (q, r) => html(r, 200, "<!doctype html><html><head><title>X</title></head><body><noscript>JavaScript is not available.</noscript></body></html>"),
  "bsky.app": (q, r) => html(r, 200, "<!doctype html><html><head><title>Bluesky</title></head><body><noscript>This is a heavily interactive web application.</noscript><div id=\"root\"></div></body></html>"),
  "gravatar.com": (q, r) => { const g = A.gravatar.find(g => q.path === "/" + g.slug); g ? html(r, 200, `<!doctype html><html><head><title>${esc(g.display_name)} | Gravatar</title></head><body><h1>${esc(g.display_name)}</h1><p>${esc([g.job_title, g.company].filter(Boolean).join(", "))}</p><p>${esc(g.location ?? "")}</p><p>${esc(g.description ?? "")}</p></body></html>`) : html(r, 404, "<!doctype html><title>Not found</title>") }
}
for (const [alias, of] of [["linkedin.com", "www.linkedin.com"], ["uk.linkedin.com", "www.linkedin.com"], ["ie.linkedin.com", "www.linkedin.com"], ["twitter.com", "x.com"], ["wikidata.org", "www.wikidata.org"], ["youtube.com", "www.youtube.com"]]) services[alias] = services[of]
const entity = id => {
  const w = A.wikidata.find(w => w.id === id)
  if (!w) { const l = A.wikidata.flatMap(w => w.statements).find(s => s.item?.id === id)?.item.label; return l ? { type: "item", id, labels: { en: { language: "en", value: l } }, descriptions: {}, aliases: {}, claims: {}, sitelinks: {} } : { id, missing: "" } }
  const claims = {}
  const time = t => ({ value: { time: `+${t.length === 4 ? t + "-00-00" : t}T00:00:00Z`, precision: t.length === 4 ? 9 : 11, timezone: 0, before: 0, after: 0, calendarmodel: "http://www.wikidata.org/entity/Q1985727" }, type: "time" })
  for (const s of w.statements) {
    const val = s.item ? { value: { "entity-type": "item", id: s.item.id, "numeric-id": Number(s.item.id.slice(1)) }, type: "wikibase-entityid" } : s.time ? time(s.time) : { value: s.text, type: "string" }
    const quals = {}
    if (s.start) quals.P580 = [{ snaktype: "value", property: "P580", datavalue: time(s.start) }]
    if (s.end) quals.P582 = [{ snaktype: "value", property: "P582", datavalue: time(s.end) }]
    ;(claims[s.property] ??= []).push({ mainsnak: { snaktype: "value", property: s.property, datavalue: val }, type: "statement", rank: "normal", ...(Object.keys(quals).length ? { qualifiers: quals } : {}) })
  }
  return { pageid: 1, ns: 0, title: id, type: "item", id, labels: { en: { language: "en", value: w.label } }, descriptions: { en: { language: "en", value: w.description } }, aliases: { en: (w.aliases ?? []).map(value => ({ language: "en", value })) }, claims, sitelinks: w.article ? { enwiki: { site: "enwiki", title: w.article, badges: [], url: `https://en.wikipedia.org/wiki/${w.article.replace(/ /g, "_")}` } } : {} }
}
const mastodonHosts = new Set(["mastodon.social", "mastodon.ie", "fosstodon.org", "toot.wales", ...A.mastodon.map(m => m.domain)])
const mast = (q, r) => {
  const acc = a => ({ id: String(parseInt(sha(a.user).slice(0, 8), 16)), username: a.user, acct: a.user, display_name: a.name, locked: false, bot: false, created_at: "2022-11-06T00:00:00.000Z", note: a.note, url: `https://${a.domain}/@${a.user}`, followers_count: 160, following_count: 140, statuses_count: (a.posts ?? []).length, fields: (a.fields ?? []).map(f => ({ name: f.name, value: f.value, verified_at: f.verified_at ?? null })) })
  const here = A.mastodon.filter(a => a.domain === q.host), byAcct = x => here.find(a => [a.user, `${a.user}@${a.domain}`].includes((x ?? "").replace(/^acct:|^@/, "").toLowerCase()))
  let m
  if (q.path === "/.well-known/webfinger") { const a = byAcct(q.p.get("resource")); return a ? send(r, 200, { subject: `acct:${a.user}@${a.domain}`, aliases: [`https://${a.domain}/@${a.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${a.domain}/@${a.user}` }, { rel: "self", type: "application/activity+json", href: `https://${a.domain}/users/${a.user}` }] }, "application/jrd+json") : send(r, 404, "") }
  if (q.path === "/api/v1/accounts/lookup") { const a = byAcct(q.p.get("acct")); return a ? send(r, 200, acc(a)) : send(r, 404, { error: "Record not found" }) }
  if ((m = q.path.match(/^\/api\/v1\/accounts\/(\d+)\/statuses$/))) { const a = here.find(a => acc(a).id === m[1]); return send(r, 200, (a?.posts ?? []).map((p, i) => ({ id: String(111 + i), created_at: p.at, url: `https://${a.domain}/@${a.user}/${111 + i}`, content: p.text, reblog: p.repost ? {} : null, account: acc(a) }))) }
  if ((m = q.path.match(/^\/@([^/]+)$/))) { const a = byAcct(m[1]); return a ? html(r, 200, `<!doctype html><html><head><title>${esc(a.name)} (@${a.user}@${a.domain})</title><meta property="og:description" content="${esc(a.note.replace(/<[^>]+>/g, ""))}"></head><body><noscript>To use the Mastodon web application, please enable JavaScript.</noscript></body></html>`) : html(r, 404, "<!doctype html><title>404</title>") }
  send(r, 404, { error: "Not Found" })
}

const serve = (q, res, body) => {
  const { scheme, host, path, search: qs } = q
  if (services[host]) {
    if (path === "/robots.txt") return send(res, 200, host === "www.linkedin.com" ? "User-agent: *\nDisallow: /\n" : "User-agent: *\nAllow: /\n", "text/plain")
    return services[host](q, res, body)
  }
  if (mastodonHosts.has(host)) return path === "/robots.txt" ? send(res, 200, "User-agent: GPTBot\nDisallow: /\n", "text/plain") : mast(q, res)
  if (!hosts.has(host)) return html(res, 502, "<html><body><h1>502 Bad Gateway</h1></body></html>")
  const canonical = hosts.has("www." + host) ? "www." + host : host
  if (scheme === "http" || canonical !== host) return html(res, 301, "", { location: `https://${canonical}${path}${qs}` })
  const url = `https://${host}${path}`
  if (path === "/robots.txt") return robots[host] ? send(res, 200, robots[host], "text/plain; charset=utf-8") : html(res, 404, "<h1>Not found</h1>")
  const to = redirects.get(url + qs) ?? redirects.get(url)
  if (to) return html(res, 301, `<a href="${to}">Moved</a>`, { location: to })
  const p = pages.get(url + qs) ?? pages.get(url) ?? (path.endsWith("/") ? pages.get(url.slice(0, -1)) : undefined)
  if (p && p.status === 200) return send(res, 200, q.method === "HEAD" ? "" : p.body, p.type)
  html(res, 404, `<!doctype html><html lang="en"><head><title>Page not found</title></head><body><h1>Page not found</h1><p>Sorry, we could not find that page. <a href="/">Back to the home page</a></p></body></html>`)
}
http.createServer((req, res) => {
  const m = req.url.match(/^\/(https?)\/([^/?]+)([^?]*)(\?.*)?$/)
  if (!m) return send(res, 400, { error: "expected /{scheme}/{host}{path}" })
  const raw = m[3] || "/"
  const q = { method: req.method, headers: req.headers, scheme: m[1], host: m[2].toLowerCase(), path: raw, raw, search: m[4] ?? "", p: new URLSearchParams(m[4] ?? "") }
  try { q.path = decodeURI(raw) } catch { /* as it is */ }
  const chunks = []
  req.on("data", c => chunks.push(c)).on("end", () => {
    let body; try { body = JSON.parse(Buffer.concat(chunks).toString("utf8")) } catch { body = undefined }
    try { serve(q, res, body) } catch (e) { console.error(e); if (!res.headersSent) send(res, 500, { error: "boom" }) }
  })
}).listen(port, "127.0.0.1", () => console.log(`aldermoor on ${port}: ${pages.size} pages, ${docs.length} searchable`))
