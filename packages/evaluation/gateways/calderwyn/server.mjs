import { createHash } from "node:crypto"
import { createServer } from "node:http"
import * as A from "./data/accounts.mjs"
import { archive, listings, notFound, pages, redirects, robots } from "./data/core.mjs"
import "./data/houses1.mjs"
import "./data/houses2.mjs"
import "./data/web.mjs"

const byUrl = new Map(pages.map(p => [p.url, p]))
const hosts = new Set([...pages.map(p => p.url), ...Object.keys(redirects)].map(u => new URL(u).host))
const fold = s => String(s ?? "").normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replace(/ø/g, "o").replace(/æ/g, "ae").replace(/ß/g, "ss")
const words = s => fold(s).match(/[a-z0-9]+/g) ?? []
const decode = s => s.replace(/&nbsp;/g, " ").replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&amp;/g, "&")
const bodyText = p => Buffer.isBuffer(p.body) ? p.body.toString("latin1") : p.body
const textOf = markup => decode(markup.replace(/<(script|style|head)[\s\S]*?<\/\1>/gi, " ").replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ").trim()
const titleOf = markup => decode(/<title>([\s\S]*?)<\/title>/.exec(markup)?.[1] ?? "")

/* ── Search engine ─────────────────────────────────────────────────────────────────────────── */
const gitHubPage = u => ({ url: `https://github.com/${u.login}`, title: `${u.login} (${u.name ?? u.login}) · GitHub`, text: `${u.bio ?? ""} ${u.name ?? ""} has ${u.repositories?.length ?? 0} repositories available. Follow their code on GitHub. ${u.company ?? ""} ${u.location ?? ""}` })
const docs = [
  ...pages.filter(p => !p.content_type || /html/.test(p.content_type)).map(p => {
    const markup = bodyText(p)
    const ld = [...markup.matchAll(/ld\+json">([\s\S]*?)<\/script>/g)].map(m => m[1].replace(/[{}"[\]]/g, " ")).join(" ")
    return { url: p.url, title: titleOf(markup), text: `${textOf(markup)} ${ld}`.trim(), news: p.news }
  }),
  ...listings.map(l => ({ url: l.url, title: l.title, text: l.snippet })),
  ...A.github.map(gitHubPage),
  ...A.wikipedia.map(w => ({ url: `https://en.wikipedia.org/wiki/${encodeURIComponent(w.title.replace(/ /g, "_"))}`, title: `${w.title} - Wikipedia`, text: w.extract })),
  ...A.orcid.map(r => ({ url: `https://orcid.org/${r.id}`, title: `${r.given} ${r.family} (${r.id}) - ORCID`, text: `ORCID record for ${r.given} ${r.family}.` })),
  ...A.bluesky.map(b => ({ url: `https://bsky.app/profile/${b.handle}`, title: `${b.name} (@${b.handle}) — Bluesky`, text: b.description })),
  ...A.youtube.map(y => ({ url: `https://www.youtube.com/channel/${y.id}`, title: `${y.title} - YouTube`, text: `${y.handle} ${y.videos.map(v => `${v.title}. ${v.description}`).join(" ")}` }))
].map(d => {
  const count = new Map()
  for (const w of words(d.text)) count.set(w, (count.get(w) ?? 0) + 1)
  const inTitle = new Set([...words(d.title), ...words(d.url)])
  return { ...d, count, inTitle, host: new URL(d.url).host, whole: fold(`${d.title} ${d.text}`), length: words(d.text).length }
})
const inDocs = new Map()
for (const d of docs) for (const w of new Set([...d.count.keys(), ...d.inTitle])) inDocs.set(w, (inDocs.get(w) ?? 0) + 1)
const stop = new Set("the a an of and or in at for to is on with by from who what site com www https http".split(" "))
const snippet = (text, terms) => {
  if (text.length <= 300) return text
  const starts = [0, ...[...text.matchAll(/[.!?”"] (?=\S)/g)].map(m => m.index + 2)]
  let best = 0, most = -1
  for (const s of starts) {
    const part = new Set(words(text.slice(s, s + 300)))
    const n = terms.filter(t => part.has(t)).length
    if (n > most) { most = n; best = s }
  }
  const cut = text.slice(best, best + 300)
  return best + 300 < text.length ? cut.replace(/\s+\S*$/, "") + "..." : cut
}
const onHost = (host, wanted) => host === wanted || host.endsWith("." + wanted)
const search = (query, { limit = 5, include = [], exclude = [], onlyNews = false } = {}) => {
  const sites = [...query.matchAll(/(?:^|[\s(])site:([^\s)]+)/g)].map(m => m[1])
  const not = [...query.matchAll(/-site:([^\s)]+)/g)].map(m => m[1])
  const phrases = [...query.matchAll(/"([^"]+)"/g)].map(m => fold(m[1]))
  const bare = query.replace(/-?site:\S+/g, " ").replace(/\b(OR|AND)\b/g, " ")
  const terms = [...new Set(words(bare))].filter(t => !stop.has(t))
  const wanted = [...include, ...sites].map(s => s.replace(/^https?:\/\//, "").split("/"))
  const hits = docs.filter(d => (!onlyNews || d.news)
    && (!wanted.length || wanted.some(([h, ...path]) => onHost(d.host, h.replace(/^\*\./, "").replace(/^www\./, "")) && d.url.includes(path.join("/"))))
    && ![...exclude, ...not].some(h => onHost(d.host, h.replace(/^www\./, "")))).map(d => {
    let score = 0, found = 0
    for (const t of terms) {
      const n = d.count.get(t) ?? 0, titled = d.inTitle.has(t)
      if (!n && !titled) continue
      found++
      const idf = Math.log(1 + docs.length / inDocs.get(t))
      score += idf * ((2.2 * n) / (n + 1.2 * (0.4 + d.length / 180)) + (titled ? 1.2 : 0))
    }
    for (const ph of phrases) score *= d.whole.includes(ph) ? 1.5 : 0.35
    return { d, score: score * (terms.length ? 0.3 + found / terms.length : 0) }
  }).filter(h => h.score > 0).sort((x, y) => y.score - x.score)
  const top = hits[0]?.score ?? 1
  return hits.filter(h => h.score > top * 0.12).slice(0, limit).map(({ d, score }) => ({ url: d.url, title: d.title, content: snippet(d.text, terms), text: d.text, score: Number((0.95 * score / (top + 2)).toFixed(6)), news: d.news }))
}

/* ── Answers ───────────────────────────────────────────────────────────────────────────────── */
const json = (value, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(value) })
const text = (body, status = 200, type = "text/html; charset=utf-8", headers = {}) => ({ status, headers: { "content-type": type, ...headers }, body })
const esc = s => String(s ?? "").replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
const epoch = at => Math.floor(Date.parse(at) / 1000)
const number = (q, name, standard, most) => Math.min(Math.max(1, Number(q.get(name)) || standard), most)

/* GitHub */
const ghSmall = u => ({ login: u.login, id: u.id, node_id: "U_" + u.id, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, type: "User", site_admin: false })
const ghFull = u => ({ ...ghSmall(u), name: u.name ?? null, company: u.company ?? null, blog: u.blog ?? "", location: u.location ?? null, email: u.email ?? null, hireable: null, bio: u.bio ?? null, twitter_username: u.twitter_username ?? null, public_repos: u.repositories?.length ?? 0, public_gists: 0, followers: 20 + (u.id % 90), following: 12, created_at: "2014-03-01T10:00:00Z", updated_at: "2026-05-01T10:00:00Z" })
const ghRepo = u => r => ({ id: u.id * 10 + r.name.length, name: r.name, full_name: `${u.login}/${r.name}`, owner: ghSmall(u), private: false, html_url: `https://github.com/${u.login}/${r.name}`, description: r.description ?? null, fork: r.fork ?? false, language: r.language ?? null, topics: r.topics ?? [], stargazers_count: r.stars, forks_count: 3, archived: false, homepage: null, pushed_at: r.pushed_at, updated_at: r.pushed_at, created_at: "2020-01-01T00:00:00Z", default_branch: "main" })
const ghError = { message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }
const github = (path, q) => {
  const rate = kind => ({ "x-ratelimit-limit": kind === "search" ? "10" : "60", "x-ratelimit-remaining": kind === "search" ? "9" : "55", "x-ratelimit-reset": String(Math.floor(Date.now() / 1000) + 60), "x-ratelimit-resource": kind })
  const page = list => { const n = number(q, "per_page", 30, 100), p = number(q, "page", 1, 1000); return list.slice((p - 1) * n, p * n) }
  if (path === "/search/users" || path === "/search/commits") {
    const query = q.get("q")
    if (!query) return json({ message: "Validation Failed", errors: [{ resource: "Search", field: "q", code: "missing" }], documentation_url: "https://docs.github.com/v3/search/" }, 422, rate("search"))
    if (path === "/search/users") {
      const fields = [...query.matchAll(/\bin:(\w+)/g)].map(m => m[1])
      const place = /\blocation:("([^"]+)"|\S+)/.exec(query)
      const full = /\bfullname:("([^"]+)"|\S+)/.exec(query)
      const rest = query.replace(/\b(in|type|location|fullname|sort|repos|followers):("[^"]*"|\S+)/g, " ").trim()
      const terms = rest.includes("@") ? [] : words([rest, full?.[2] ?? full?.[1] ?? ""].join(" "))
      const hits = A.github.filter(u => {
        if (place && !fold(u.location).includes(fold(place[2] ?? place[1]))) return false
        if (rest.includes("@")) return (!fields.length || fields.includes("email")) && fold(u.email) === fold(rest.replace(/"/g, ""))
        const hay = words([(!fields.length || fields.includes("login")) ? u.login : "", (!fields.length || full || fields.includes("name") || fields.includes("fullname")) ? u.name : ""].join(" "))
        return terms.length > 0 && terms.every(t => hay.some(w => w.startsWith(t)))
      })
      return json({ total_count: hits.length, incomplete_results: false, items: page(hits.map(u => ({ ...ghSmall(u), score: 1 }))) }, 200, rate("search"))
    }
    const email = /author-email:"?([^\s"]+)/.exec(query)?.[1]
    const users = A.github.filter(u => email && fold(u.commit_email) === fold(email))
    const items = users.flatMap(u => (u.repositories ?? []).filter(r => !r.fork).slice(0, 3).map(r => ({ url: `https://api.github.com/repos/${u.login}/${r.name}/commits/${createHash("sha1").update(r.name).digest("hex")}`, sha: createHash("sha1").update(r.name).digest("hex"), html_url: `https://github.com/${u.login}/${r.name}/commit/${createHash("sha1").update(r.name).digest("hex")}`, commit: { author: { date: r.pushed_at, name: u.name, email: u.commit_email }, committer: { date: r.pushed_at, name: u.name, email: u.commit_email }, message: "Update" }, author: ghSmall(u), committer: ghSmall(u), repository: ghRepo(u)(r), score: 1 })))
    return json({ total_count: items.length, incomplete_results: false, items: page(items) }, 200, rate("search"))
  }
  if (path === "/search/repositories") return json({ total_count: 0, incomplete_results: false, items: [] }, 200, rate("search"))
  const m = /^\/users\/([^/]+)(?:\/(repos|social_accounts|orgs|events\/public|events))?$/.exec(path)
  const u = m && A.github.find(x => fold(x.login) === fold(decodeURIComponent(m[1])))
  if (!u) return json(ghError, 404, rate("core"))
  if (!m[2]) return json(ghFull(u), 200, rate("core"))
  if (m[2] === "repos") return json(page([...(u.repositories ?? [])].sort((x, y) => y.pushed_at.localeCompare(x.pushed_at)).map(ghRepo(u))), 200, rate("core"))
  if (m[2] === "social_accounts") return json(u.accounts ?? [], 200, rate("core"))
  return json([], 200, rate("core"))
}

/* Search services */
const tavily = (path, method, headers, body) => {
  if (path !== "/search") return json({ detail: "Not Found" }, 404)
  if (method !== "POST") return json({ detail: "Method Not Allowed" }, 405)
  if (!headers.authorization && headers["x-tavily-access-mode"] !== "keyless") return json({ detail: { error: "Unauthorized: missing or invalid API key." } }, 401)
  if (typeof body?.query !== "string" || !body.query.trim()) return json({ detail: [{ type: "missing", loc: ["body", "query"], msg: "Field required" }] }, 422)
  const results = search(body.query, { limit: Math.min(body.max_results ?? 5, 20), include: body.include_domains ?? [], exclude: body.exclude_domains ?? [], onlyNews: body.topic === "news" })
  return json({ query: body.query, follow_up_questions: null, answer: null, images: [], results: results.map(r => ({ url: r.url, title: r.title, content: r.content, score: r.score, raw_content: body.include_raw_content ? r.text : null, ...(body.topic === "news" && r.news ? { published_date: new Date(iso(r.news.seen)).toUTCString() } : {}) })), response_time: 0.84, request_id: "c0a1de43-0000-4000-8000-000000000143" })
}
const iso = seen => seen.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z")
const firecrawl = (path, method, body) => {
  if (method !== "POST") return json({ success: false, error: "Cannot GET " + path }, 404)
  const [, version, what] = /^\/(v[012])\/(\w+)$/.exec(path) ?? []
  if (what === "search") {
    if (typeof body?.query !== "string" || !body.query.trim()) return json({ success: false, code: "BAD_REQUEST", error: "Bad Request", details: [{ code: "too_small", path: ["query"], message: "Query is required" }] }, 400)
    const found = search(body.query, { limit: Math.min(body.limit ?? 5, 20), include: body.includeDomains ?? [], exclude: body.excludeDomains ?? [] })
    const rows = found.map((r, i) => ({ url: r.url, title: r.title, description: r.content, position: i + 1 }))
    return json({ success: true, data: version === "v2" ? { web: rows } : rows.map(({ position, ...r }) => r), creditsUsed: 2 })
  }
  if (what === "scrape") {
    const p = byUrl.get(body?.url)
    if (!p || p.dead) return json({ success: false, error: "The URL failed to load in the browser with error code \"404\"" }, 500)
    return json({ success: true, data: { markdown: textOf(bodyText(p)), metadata: { title: titleOf(bodyText(p)), sourceURL: p.url, url: p.url, statusCode: 200, contentType: p.content_type ?? "text/html; charset=utf-8" } } })
  }
  return json({ success: false, error: "Not Found" }, 404)
}

/* Wikidata, Wikipedia */
const claim = (property, { item, text, time, start, end }) => {
  const value = item ? { type: "wikibase-entityid", value: { "entity-type": "item", "numeric-id": Number(item.id.slice(1)), id: item.id } }
    : time ? { type: "time", value: { time: `+${time.length === 4 ? time + "-00-00" : time}T00:00:00Z`, timezone: 0, before: 0, after: 0, precision: time.length === 4 ? 9 : 11, calendarmodel: "http://www.wikidata.org/entity/Q1985727" } }
    : { type: "string", value: text }
  return { mainsnak: { snaktype: "value", property, datavalue: value, datatype: item ? "wikibase-item" : time ? "time" : property === "P856" ? "url" : "external-id" }, type: "statement", rank: "normal" }
}
const labels = new Map(A.wikidata.flatMap(w => w.statements.flatMap(([, v]) => v.item ? [[v.item.id, v.item.label]] : [])))
const entity = id => {
  const w = A.wikidata.find(x => x.id === id)
  const label = w?.label ?? labels.get(id)
  if (!label) return undefined
  const claims = {}
  for (const [p, v] of w?.statements ?? []) (claims[p] ??= []).push(claim(p, v))
  return { type: "item", id, labels: { en: { language: "en", value: label } }, descriptions: w ? { en: { language: "en", value: w.description } } : {}, aliases: {}, claims, sitelinks: w?.article ? { enwiki: { site: "enwiki", title: w.article, badges: [], url: `https://en.wikipedia.org/wiki/${encodeURIComponent(w.article.replace(/ /g, "_"))}` } } : {} }
}
const wikidata = (path, q) => {
  const data = /^\/wiki\/Special:EntityData\/(Q\d+)(?:\.json)?$/.exec(path)
  if (data) { const e = entity(data[1]); return e ? json({ entities: { [e.id]: e } }) : text("<h1>Not Found</h1>", 404) }
  if (path !== "/w/api.php") return text("<h1>Not Found</h1>", 404)
  if (q.get("action") === "wbgetentities") return json({ entities: Object.fromEntries((q.get("ids") ?? "").split("|").map(id => [id, entity(id) ?? { id, missing: "" }])), success: 1 })
  if (q.get("action") === "wbsearchentities") {
    const wanted = fold(q.get("search"))
    const found = A.wikidata.filter(w => wanted && fold(w.label).startsWith(wanted))
    return json({ searchinfo: { search: q.get("search") }, search: found.slice(0, number(q, "limit", 7, 50)).map(w => ({ id: w.id, title: w.id, pageid: Number(w.id.slice(1)), repository: "wikidata", url: `//www.wikidata.org/wiki/${w.id}`, concepturi: `http://www.wikidata.org/entity/${w.id}`, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 })
  }
  return json({ error: { code: "badvalue", info: "Unrecognized value for parameter \"action\"" } })
}
const wikipedia = (path, q) => {
  const find = t => A.wikipedia.find(w => fold(w.title) === fold(decodeURIComponent(t).replace(/_/g, " ")))
  const sum = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path)
  if (sum) {
    const w = find(sum[1])
    if (!w) return json({ type: "https://mediawiki.org/wiki/HyperSwitch/errors/not_found", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: path }, 404)
    const d = A.wikidata.find(x => x.article === w.title)
    return json({ type: w.disambiguation ? "disambiguation" : "standard", title: w.title, displaytitle: w.title, namespace: { id: 0, text: "" }, ...(d ? { wikibase_item: d.id } : {}), pageid: 1430 + A.wikipedia.indexOf(w), lang: "en", dir: "ltr", description: w.description, extract: w.extract, extract_html: `<p>${esc(w.extract)}</p>`, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${encodeURIComponent(w.title.replace(/ /g, "_"))}` } } })
  }
  if (path === "/w/api.php") {
    const t = words(q.get("srsearch") ?? q.get("search") ?? "")
    const hits = A.wikipedia.filter(w => t.length && t.every(x => words(w.title + " " + w.extract).includes(x)))
    if (q.get("action") === "opensearch") return json([q.get("search"), hits.map(w => w.title), hits.map(() => ""), hits.map(w => `https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}`)])
    return json({ batchcomplete: "", query: { searchinfo: { totalhits: hits.length }, search: hits.map(w => ({ ns: 0, title: w.title, pageid: 1430 + A.wikipedia.indexOf(w), snippet: esc(w.extract) })) } })
  }
  const w = path.startsWith("/wiki/") && find(path.slice(6))
  return w ? text(`<!DOCTYPE html><html lang="en"><head><title>${esc(w.title)} - Wikipedia</title></head><body><h1>${esc(w.title)}</h1><p>${esc(w.extract)}</p></body></html>`) : text("<title>Wikipedia</title><p>Wikipedia does not have an article with this exact name.</p>", 404)
}

/* Researchers */
const orgOf = r => [...(r.employments ?? []), ...(r.educations ?? [])].map(e => e.organization)
const affiliation = e => ({ "department-name": e.department ?? null, "role-title": e.role, "start-date": { year: { value: String(e.from) }, month: null, day: null }, "end-date": e.to ? { year: { value: String(e.to) }, month: null, day: null } : null, organization: { name: e.organization, address: { city: e.city, region: null, country: e.country } }, visibility: "public" })
const affGroups = (list, kind) => ({ "affiliation-group": (list ?? []).map(e => ({ summaries: [{ [`${kind}-summary`]: affiliation(e) }] })), path: "" })
const orcid = (path, q) => {
  if (/^\/v3\.0\/(expanded-search|search)\/?$/.test(path)) {
    const query = q.get("q") ?? ""
    const field = n => new RegExp(`${n}:\\(?("([^"]*)"|[^\\s()]+)`).exec(query)
    const value = n => { const m = field(n); return m ? fold(m[2] ?? m[1]) : undefined }
    const [given, family, org, mail, id] = ["given-names", "family-name", "affiliation-org-name", "email", "orcid"].map(value)
    const free = words(query.replace(/[\w-]+:(\(?"[^"]*"\)?|\S+)/g, " ").replace(/\b(AND|OR)\b/g, " "))
    const hits = A.orcid.filter(r => (given || family || org || mail || id || free.length)
      && (!given || words(given).every(g => words(r.given).some(x => x === g))) && (!family || words(family).every(f => words(r.family).includes(f)))
      && (!org || orgOf(r).some(o => words(org).every(w => words(o).includes(w)))) && (!mail || (r.emails ?? []).some(e => fold(e) === mail)) && (!id || r.id === id.toUpperCase())
      && free.every(f => words([r.given, r.family, ...orgOf(r)].join(" ")).includes(f)))
    if (path.includes("expanded")) return json({ "expanded-result": hits.length ? hits.map(r => ({ "orcid-id": r.id, "given-names": r.given, "family-names": r.family, "credit-name": r.credit_name ?? null, "other-name": r.other_names ?? [], email: r.emails ?? [], "institution-name": [...new Set(orgOf(r))] })) : null, "num-found": hits.length })
    return json({ result: hits.length ? hits.map(r => ({ "orcid-identifier": { uri: `https://orcid.org/${r.id}`, path: r.id, host: "orcid.org" } })) : null, "num-found": hits.length })
  }
  const m = /^\/v3\.0\/([\dX-]{19})(?:\/(person|employments|educations|works|record))?\/?$/.exec(path)
  const r = m && A.orcid.find(x => x.id === m[1])
  if (!r) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
  const person = { name: { "given-names": { value: r.given }, "family-name": { value: r.family }, "credit-name": null, path: r.id, visibility: "public" }, "other-names": { "other-name": [] }, biography: r.biography ? { content: r.biography, visibility: "public" } : null, "researcher-urls": { "researcher-url": (r.urls ?? []).map(u => ({ "url-name": u.label, url: { value: u.url } })) }, emails: { email: [] }, addresses: { address: r.country ? [{ country: { value: r.country } }] : [] }, keywords: { keyword: (r.keywords ?? []).map(k => ({ content: k })) }, "external-identifiers": { "external-identifier": [] }, path: `/${r.id}/person` }
  const works = { group: (r.works ?? []).map(w => ({ "work-summary": [{ title: { title: { value: w.title } }, type: w.type, "publication-date": { year: { value: String(w.year) } }, "journal-title": { value: w.journal } }] })) }
  if (m[2] === "person") return json(person)
  if (m[2] === "employments") return json(affGroups(r.employments, "employment"))
  if (m[2] === "educations") return json(affGroups(r.educations, "education"))
  if (m[2] === "works") return json(works)
  return json({ "orcid-identifier": { uri: `https://orcid.org/${r.id}`, path: r.id, host: "orcid.org" }, person, "activities-summary": { employments: affGroups(r.employments, "employment"), educations: affGroups(r.educations, "education"), works } })
}
const alex = a => { const inst = { id: "https://openalex.org/I" + a.id.slice(-4), display_name: a.institution, country_code: a.country, type: "healthcare" }
  return { id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], relevance_score: 100, works_count: a.works_count, cited_by_count: a.cited_by_count, affiliations: [{ institution: inst, years: a.years }], last_known_institutions: [inst], topics: a.topics.map((t, i) => ({ id: `https://openalex.org/T${i}`, display_name: t, count: 5 - i })), x_concepts: [] } }
const openalex = (path, q) => {
  const id = /^\/(?:authors|people)\/(?:https:\/\/openalex\.org\/)?(A\d+)$/.exec(path) ?? /^\/authors\/(?:orcid:|https:\/\/orcid\.org\/)([\dX-]+)$/.exec(path)
  if (id) { const a = A.openalex.find(x => x.id === id[1] || x.orcid === id[1]); return a ? json(alex(a)) : text("<!doctype html><title>404 Not Found</title>", 404) }
  if (path !== "/authors") return json({ meta: { count: 0, page: 1, per_page: 25 }, results: [] })
  const wanted = words(q.get("search"))
  const by = /orcid:(?:https:\/\/orcid\.org\/)?([\dX-]+)/.exec(q.get("filter") ?? "")?.[1]
  const hits = A.openalex.filter(a => (wanted.length || by) && wanted.every(w => words(a.name).includes(w)) && (!by || a.orcid === by)).sort((x, y) => y.works_count - x.works_count)
  return json({ meta: { count: hits.length, db_response_time_ms: 12, page: 1, per_page: 25, groups_count: null }, results: hits.map(alex), group_by: [] })
}
const crossref = (path, q) => {
  const one = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", title: [w.title], "container-title": [w.journal], published: { "date-parts": [w.published] }, issued: { "date-parts": [w.published] }, publisher: "Fictional Society Press", score: 12, author: w.authors.map(([given, family, org, id], i) => ({ given, family, sequence: i ? "additional" : "first", affiliation: org ? [{ name: org }] : [], ...(id ? { ORCID: `http://orcid.org/${id}`, "authenticated-orcid": true } : {}) })) })
  const limits = { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }
  const doi = /^\/works\/(10\..+)$/.exec(path)
  if (doi) { const w = A.crossref.find(x => x.doi === decodeURIComponent(doi[1])); return w ? json({ status: "ok", "message-type": "work", "message-version": "1.0.0", message: one(w) }, 200, limits) : text("Resource not found.", 404, "text/plain") }
  const author = words(q.get("query.author")), all = words(q.get("query") ?? q.get("query.bibliographic")), org = words(q.get("query.affiliation"))
  const scored = A.crossref.map(w => {
    const names = w.authors.map(a => words(a[0] + " " + a[1]))
    const s = author.length ? Math.max(...names.map(n => author.filter(x => n.includes(x)).length / author.length)) : 0
    const hay = words([w.title, ...w.authors.flat()].join(" "))
    const b = all.length ? all.filter(x => hay.includes(x)).length / all.length : 0
    const o = org.length ? org.filter(x => hay.includes(x)).length / org.length : 0
    return { w, s: s >= 0.5 || b > 0.5 ? s + b + o * 0.5 : 0 }
  }).filter(x => x.s > 0).sort((x, y) => y.s - x.s).slice(0, number(q, "rows", 20, 1000))
  return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": scored.length, items: scored.map(({ w, s }) => ({ ...one(w), score: s * 10 })), "items-per-page": number(q, "rows", 20, 1000), query: { "start-index": 0, "search-terms": null } } }, 200, limits)
}

/* Talk */
const hackerNews = (path, q) => {
  const m = /^\/api\/v1\/users\/(.+)$/.exec(path)
  if (m) { const u = A.hackerNews.find(x => x.username === decodeURIComponent(m[1])); return u ? json({ username: u.username, about: u.about, karma: u.karma }) : json({ status: 404, error: "Not Found" }, 404) }
  if (!/^\/api\/v1\/search(_by_date)?$/.test(path)) return json({ status: 404, error: "Not Found" }, 404)
  const tags = q.get("tags") ?? "", who = /author_([\w-]+)/.exec(tags)?.[1], terms = words(q.get("query"))
  const all = A.hackerNews.flatMap(u => [...(u.stories ?? []).map(s => ({ kind: "story", u, ...s })), ...(u.comments ?? []).map(c => ({ kind: "comment", u, ...c }))])
  const hits = all.filter(x => (!who || x.u.username === who) && (!/\bstory\b/.test(tags) || x.kind === "story") && (!/\bcomment\b/.test(tags) || x.kind === "comment") && terms.every(t => words([x.title, x.url, x.text, x.u.username].join(" ")).includes(t)))
  return json({ hits: hits.map((x, i) => ({ objectID: String(4143000 + i), author: x.u.username, created_at: x.at, created_at_i: epoch(x.at), title: x.title ?? null, url: x.url ?? null, points: x.points ?? null, num_comments: x.kind === "story" ? 41 : null, comment_text: x.text ?? null, story_title: x.story ?? null, _tags: [x.kind, `author_${x.u.username}`] })), nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20 })
}
const stackExchange = (path, q) => {
  const shape = u => ({ user_id: u.id, account_id: u.id + 1, display_name: u.name, ...(u.location ? { location: u.location } : {}), ...(u.website ? { website_url: u.website } : {}), link: `https://stackoverflow.com/users/${u.id}/${words(u.name).join("-")}`, reputation: u.reputation, user_type: "registered", ...(/withbody|about|!/.test(q.get("filter") ?? "") && u.about ? { about_me: u.about } : {}), badge_counts: { bronze: 40, silver: 20, gold: 2 } })
  const wrap = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 287 })
  const id = /^\/2\.3\/users\/(\d+)(\/(?:top-)?tags|\/top-answer-tags)?/.exec(path)
  if (id) { const u = A.stackExchange.find(x => x.id === Number(id[1])); return wrap(u ? id[2] ? u.tags.map((t, i) => ({ tag_name: t, name: t, count: 90 - i * 20, answer_count: 90 - i * 20, answer_score: 300 - i * 50 })) : [shape(u)] : []) }
  if (path !== "/2.3/users") return json({ error_id: 404, error_message: "no method found with this name", error_name: "no_method" }, 404)
  const plain = s => fold(s.replace(/&#(\d+);/g, (_, n) => String.fromCharCode(n)))
  const wanted = fold(q.get("inname"))
  return wrap(wanted ? A.stackExchange.filter(u => plain(u.name).includes(wanted)).map(shape) : [])
}
const bluesky = (path, q) => {
  const did = b => "did:plc:" + createHash("sha256").update(b.handle).digest("hex").slice(0, 24)
  const shape = b => ({ did: did(b), handle: b.handle, displayName: b.name, description: b.description, ...(b.website ? { website: b.website } : {}), createdAt: "2024-01-01T00:00:00.000Z", labels: [] })
  const actor = A.bluesky.find(b => b.handle === fold(q.get("actor")).replace(/^@/, "") || did(b) === q.get("actor"))
  const none = json({ error: "InvalidRequest", message: "Profile not found" }, 400)
  if (path === "/xrpc/app.bsky.actor.getProfile") return actor ? json({ ...shape(actor), followersCount: 310, followsCount: 200, postsCount: actor.posts.length }) : none
  if (path === "/xrpc/app.bsky.feed.getAuthorFeed") return actor ? json({ feed: actor.posts.map((p, i) => ({ post: { uri: `at://${did(actor)}/app.bsky.feed.post/3k${i}`, cid: "bafy" + i, author: p.repost ? { did: "did:plc:other", handle: "someone.bsky.social" } : shape(actor), record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.at }, likeCount: 7, repostCount: 1, replyCount: 0, indexedAt: p.at }, ...(p.repost ? { reason: { $type: "app.bsky.feed.defs#reasonRepost", by: shape(actor), indexedAt: p.at } } : {}) })).slice(0, number(q, "limit", 50, 100)) }) : none
  if (path === "/xrpc/app.bsky.actor.searchActors") { const t = words(q.get("q") ?? q.get("term")); return json({ actors: A.bluesky.filter(b => t.length && t.every(x => words(`${b.name} ${b.handle} ${b.description}`).includes(x))).map(shape) }) }
  if (path === "/xrpc/app.bsky.feed.searchPosts") return text("<html><head><title>403 Forbidden</title></head></html>", 403)
  return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
}
const mastodonHosts = new Set(A.mastodon.map(m => m.domain))
const mastodon = (host, path, q) => {
  const find = acct => { const [u, d = host] = acct.replace(/^(acct:|@)/, "").split("@"); return A.mastodon.find(m => m.domain === d && m.user === fold(u)) }
  const id = m => String(109000000000000 + A.mastodon.indexOf(m))
  const shape = m => ({ id: id(m), username: m.user, acct: m.user, display_name: m.name, locked: false, bot: false, created_at: "2022-11-08T00:00:00.000Z", note: m.note, url: `https://${m.domain}/@${m.user}`, uri: `https://${m.domain}/users/${m.user}`, followers_count: 190, following_count: 140, statuses_count: m.posts.length, emojis: [], fields: (m.fields ?? []).map(f => ({ name: f.name, value: f.value, verified_at: f.verified_at ?? null })) })
  if (path === "/.well-known/webfinger") { const m = find(q.get("resource") ?? ""); return m ? json({ subject: `acct:${m.user}@${m.domain}`, aliases: [`https://${m.domain}/@${m.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${m.domain}/@${m.user}` }, { rel: "self", type: "application/activity+json", href: `https://${m.domain}/users/${m.user}` }] }, 200, { "content-type": "application/jrd+json; charset=utf-8" }) : text("", 404, "text/plain") }
  if (path === "/api/v1/accounts/lookup") { const m = find(q.get("acct") ?? ""); return m ? json(shape(m)) : json({ error: "Record not found" }, 404) }
  const s = /^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/.exec(path)
  if (s) { const m = A.mastodon.find(x => id(x) === s[1]); return !m ? json({ error: "Record not found" }, 404) : json(s[2] ? m.posts.map((p, i) => ({ id: String(i), created_at: p.at, content: p.text, reblog: null, url: `https://${m.domain}/@${m.user}/${i}`, account: shape(m) })) : shape(m)) }
  const u = /^\/@([^/]+)$/.exec(path), m = u && find(u[1])
  return m ? text(`<!doctype html><html><head><title>${esc(m.name)} (@${m.user}@${m.domain})</title></head><body><h1>${esc(m.name)}</h1>${m.note}${(m.fields ?? []).map(f => `<p>${f.name}: ${f.value}</p>`).join("")}</body></html>`) : json({ error: "Not Found" }, 404)
}

/* News, podcasts, registers */
const gdelt = q => {
  const query = q.get("query") ?? ""
  const phrases = [...query.matchAll(/"([^"]+)"/g)].map(m => fold(m[1]))
  const terms = words(query.replace(/"[^"]*"/g, " ").replace(/\b\w+:\S+/g, " ").replace(/\b(OR|AND)\b/g, " "))
  if (!query.trim() || (q.get("mode") ?? "artlist").toLowerCase() !== "artlist") return text("Your query was too short or too long.\n", 200, "text/html; charset=utf-8")
  const hits = docs.filter(d => d.news && phrases.every(p => d.whole.includes(p)) && terms.every(t => d.count.has(t) || d.inTitle.has(t)))
  return hits.length ? json({ articles: hits.slice(0, number(q, "maxrecords", 75, 250)).map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.news.seen, socialimage: "", domain: d.host, language: d.news.language, sourcecountry: d.news.country })) }) : json({})
}
const itunes = (path, q) => {
  const t = words(q.get("term"))
  const hits = path === "/search" ? A.podcasts.filter(p => t.length && t.every(x => words(`${p.title} ${p.artist} ${p.description}`).includes(x))) : path === "/lookup" ? A.podcasts.filter(p => String(p.id) === q.get("id")) : []
  return text(JSON.stringify({ resultCount: hits.length, results: hits.map(p => ({ wrapperType: "track", kind: "podcast", collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, trackName: p.title, feedUrl: p.feed, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}`, trackCount: p.episodes.length, primaryGenreName: "News", genres: ["News", "Podcasts"] })) }), 200, "text/javascript; charset=utf-8")
}
const feed = p => `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(p.title)}</title><link>${p.site}</link><description>${esc(p.description)}</description><itunes:author>${esc(p.artist)}</itunes:author>${p.episodes.map(e => `<item><title>${esc(e.title)}</title><link>${e.url}</link><guid>${e.url}</guid><pubDate>${e.at}</pubDate><description>${esc(e.description)}</description></item>`).join("")}</channel></rss>`
const feeds = new Map(A.podcasts.map(p => [p.feed, p]))
for (const f of feeds.keys()) hosts.add(new URL(f).host)
const youtube = (path, q) => {
  const c = A.youtube.find(y => y.id === q.get("channel_id") || path === `/channel/${y.id}` || path === `/${y.handle}`)
  if (path === "/feeds/videos.xml") return c ? text(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><yt:channelId>${c.id}</yt:channelId><title>${esc(c.title)}</title><author><name>${esc(c.title)}</name><uri>https://www.youtube.com/channel/${c.id}</uri></author>${c.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><media:group><media:title>${esc(v.title)}</media:title><media:description>${esc(v.description)}</media:description></media:group></entry>`).join("")}</feed>`, 200, "text/xml; charset=UTF-8") : text("<title>Error 404 (Not Found)!!1</title>", 404)
  return c ? text(`<!DOCTYPE html><html><head><title>${esc(c.title)} - YouTube</title><link rel="alternate" type="application/rss+xml" href="https://www.youtube.com/feeds/videos.xml?channel_id=${c.id}"><meta property="og:title" content="${esc(c.title)}"></head><body></body></html>`) : text("<title>404 Not Found</title>", 404)
}
const rdap = path => {
  const domain = fold(/^\/domain\/(.+)$/.exec(path)?.[1])
  const r = A.rdap.find(x => x.domain === domain)
  const type = { "content-type": "application/rdap+json" }
  if (!r) return json({ errorCode: 404, title: "Not Found", description: ["No RDAP record was found"] }, 404, type)
  return json({ objectClassName: "domain", ldhName: r.domain.toUpperCase(), status: ["active"], events: [{ eventAction: "registration", eventDate: r.registered + "T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", r.registrant ? "" : "REDACTED FOR PRIVACY"], ...(r.registrant ? [["org", {}, "text", r.registrant]] : [])]] }], rdapConformance: ["rdap_level_0"] }, 200, type)
}
const edgar = (host, path) => {
  if (path === "/files/company_tickers.json") return json(Object.fromEntries(A.edgar.map((c, i) => [i, { cik_str: c.cik, ticker: c.ticker, title: c.name }])))
  const c = A.edgar.find(x => path === `/submissions/CIK${String(x.cik).padStart(10, "0")}.json`)
  return c ? json({ cik: String(c.cik), entityType: "operating", sic: c.sic, sicDescription: c.industry, name: c.name, tickers: [c.ticker], exchanges: ["NYSE"], addresses: { business: { street1: "1120 NW NAITO PARKWAY", city: c.city, stateOrCountry: c.state, zipCode: "97209" } }, filings: { recent: { accessionNumber: [], filingDate: [], form: [] }, files: [] } }) : text("<?xml version=\"1.0\"?><Error><Code>NoSuchKey</Code></Error>", 404, "application/xml")
}
const gitlab = (path, q) => {
  const full = u => ({ id: u.id, username: u.username, name: u.name, state: "active", avatar_url: null, web_url: `https://gitlab.com/${u.username}` })
  if (path === "/api/v4/users") return json(A.gitlab.filter(u => q.get("username") ? fold(u.username) === fold(q.get("username")) : q.get("search") && fold(u.name).includes(fold(q.get("search")))).map(full))
  const m = /^\/api\/v4\/users\/([^/]+)(\/projects)?$/.exec(path), u = m && A.gitlab.find(x => String(x.id) === m[1] || x.username === m[1])
  if (!u) return json({ message: "404 User Not Found" }, 404)
  return json(m[2] ? u.projects.map((p, i) => ({ id: i + 1, name: p.name, path_with_namespace: `${u.username}/${p.name}`, description: p.description, web_url: `https://gitlab.com/${u.username}/${p.name}`, last_activity_at: p.at, star_count: 0, topics: [] })) : { ...full(u), bio: u.bio, job_title: u.job_title, organization: u.organization, location: u.location, website_url: u.website_url, linkedin: u.linkedin, twitter: u.twitter, public_email: "" })
}
const bare = u => String(u).replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/$/, "")
const wayback = (path, q, rest) => {
  if (path === "/cdx/search/cdx") {
    const wanted = q.get("url") ?? "", prefix = q.get("matchType") === "prefix" || q.get("matchType") === "host" || q.get("matchType") === "domain" || wanted.endsWith("*")
    const hits = archive.filter(a => prefix ? bare(a.url).startsWith(bare(wanted.replace(/\*$/, ""))) : bare(a.url) === bare(wanted))
    const key = u => { const { host, pathname } = new URL(u); return host.replace(/^www\./, "").split(".").reverse().join(",") + ")" + pathname }
    const rows = hits.map(a => [key(a.url), a.timestamp, a.url, "text/html", "200", createHash("sha1").update(a.body).digest("hex").toUpperCase().slice(0, 32), String(a.body.length)])
    return q.get("output") === "json" ? json(rows.length ? [["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"], ...rows] : []) : text(rows.map(r => r.join(" ") + "\n").join(""), 200, "text/plain")
  }
  const m = /^\/web\/(\d{4,14})(?:id_|if_)?\/(.+)$/.exec(path + (rest ?? ""))
  const a = m && archive.find(x => bare(x.url) === bare(decodeURIComponent(m[2]).replace(/^(https?:)\/+/, "$1//")))
  return a ? text(a.body, 200, "text/html; charset=utf-8", { "memento-datetime": new Date(iso(a.timestamp.replace(/^(\d{8})(\d{6})$/, "$1T$2Z"))).toUTCString() }) : text("<title>Internet Archive Wayback Machine</title><p>The Wayback Machine has not archived that URL.</p>", 404)
}
const gravatar = path => {
  const key = /^\/v3\/profiles\/([^/]+)$/.exec(path)?.[1]
  const rate = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "93", "x-ratelimit-reset": String(Math.floor(Date.now() / 1000) + 3600) }
  const g = A.gravatar.find(x => createHash("sha256").update(x.email).digest("hex") === key || x.slug === key)
  return g ? json({ hash: createHash("sha256").update(g.email).digest("hex"), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${key}`, avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", verified_accounts: (g.accounts ?? []).map(([service_type, service_label, url]) => ({ service_type, service_label, service_icon: "", url, is_hidden: false })), pronunciation: "", pronouns: g.pronouns ?? "" }, 200, rate) : json({ error: "Profile not found", code: "not_found" }, 404, rate)
}

/* ── The internet ──────────────────────────────────────────────────────────────────────────── */
const sitePage = (scheme, host, path) => {
  const url = `https://${host}${path}`
  if (!hosts.has(host)) return undefined
  if (scheme === "http") return { status: 301, headers: { location: url }, body: "" }
  if (path === "/robots.txt") return robots[host] ? text(robots[host], 200, "text/plain; charset=utf-8") : text("Not Found", 404, "text/plain")
  const p = byUrl.get(url) ?? byUrl.get(url + "/") ?? byUrl.get(url.replace(/\/$/, ""))
  if (p && !p.dead) {
    if (p.url !== url) return { status: 301, headers: { location: p.url }, body: "" }
    return { status: 200, headers: { "content-type": p.content_type ?? "text/html; charset=utf-8" }, body: p.body }
  }
  const to = redirects[url] ?? redirects[url.replace(/\/$/, "")] ?? (redirects[`https://${host}/`] && !pages.some(x => new URL(x.url).host === host) ? redirects[`https://${host}/`].replace(/\/(en\/?)?$/, "") + path : undefined)
  if (to && to !== url) return { status: 301, headers: { location: to }, body: "" }
  const podcast = feeds.get(url)
  if (podcast) return text(feed(podcast), 200, "application/rss+xml; charset=utf-8")
  const lost = notFound[host]
  return lost ? text(lost.body, lost.status) : text("<!doctype html><html><head><title>404 Not Found</title></head><body><h1>Not Found</h1><p>The page is not here.</p></body></html>", 404)
}
const answer = (method, scheme, host, path, q, headers, body, raw) => {
  switch (host) {
    case "api.gravatar.com": return gravatar(path)
    case "api.github.com": return github(path, q)
    case "api.tavily.com": return tavily(path, method, headers, body)
    case "api.firecrawl.dev": return firecrawl(path, method, body)
    case "www.wikidata.org": case "wikidata.org": return wikidata(path, q)
    case "en.wikipedia.org": return wikipedia(path, q)
    case "pub.orcid.org": return orcid(path, q)
    case "api.openalex.org": return openalex(path, q)
    case "api.crossref.org": return crossref(path, q)
    case "hn.algolia.com": return hackerNews(path, q)
    case "api.stackexchange.com": return stackExchange(path, q)
    case "public.api.bsky.app": case "api.bsky.app": return bluesky(path, q)
    case "api.gdeltproject.org": return gdelt(q)
    case "itunes.apple.com": return itunes(path, q)
    case "rdap.org": return rdap(path)
    case "www.sec.gov": case "data.sec.gov": return edgar(host, path)
    case "gitlab.com": return gitlab(path, q)
    case "www.youtube.com": case "youtube.com": return youtube(path, q)
    case "web.archive.org": return wayback(path, q, raw)
    case "archive.org": { const a = archive.find(x => bare(x.url) === bare(q.get("url") ?? "")); return json({ url: q.get("url"), archived_snapshots: a ? { closest: { available: true, status: "200", timestamp: a.timestamp, url: `http://web.archive.org/web/${a.timestamp}/${a.url}` } } : {} }) }
    case "r.jina.ai": {
      const p = byUrl.get(decodeURIComponent(path.slice(1)).replace(/^(https?:)\/+/, "$1//"))
      return p && !p.dead ? json({ code: 200, status: 20000, data: { title: titleOf(bodyText(p)), description: "", url: p.url, content: textOf(bodyText(p)), usage: { tokens: 500 } } }) : json({ data: null, code: 422, name: "AssertionFailureError", status: 42206, message: "Failed to goto the page" }, 422)
    }
    case "github.com": { const u = A.github.find(x => fold(x.login) === fold(path.slice(1))); return u ? text(`<!DOCTYPE html><html lang="en"><head><title>${esc(gitHubPage(u).title)}</title></head><body><h1>${esc(u.name)}</h1><p>${esc(u.bio)}</p><p>${esc(u.company)} ${esc(u.location)}</p><ul>${(u.repositories ?? []).map(r => `<li>${esc(r.name)}: ${esc(r.description)}</li>`).join("")}</ul></body></html>`) : text("<title>Page not found · GitHub</title>", 404) }
    case "orcid.org": return text(`<!doctype html><html><head><title>ORCID</title></head><body><app-root></app-root></body></html>`)
    case "bsky.app": return text(`<!doctype html><html><head><title>Bluesky</title></head><body><noscript>JavaScript required</noscript></body></html>`)
    case "www.linkedin.com": case "linkedin.com": return text("<html><head><script>window.location.href='/authwall'</script></head></html>", 999)
    case "x.com": case "twitter.com": case "www.instagram.com": case "www.facebook.com": return text("<!DOCTYPE html><title>Log in</title>", 403)
  }
  if (mastodonHosts.has(host)) return mastodon(host, path, q)
  return sitePage(scheme, host, path)
}

createServer((request, response) => {
  const chunks = []
  request.on("data", c => chunks.push(c))
  request.on("end", () => {
    let out
    try {
      const [, scheme, host, path = "/", query = ""] = /^\/(https?)\/([^/?]+)(\/[^?]*)?(?:\?(.*))?$/.exec(request.url) ?? []
      let body
      try { body = chunks.length ? JSON.parse(Buffer.concat(chunks).toString()) : undefined } catch { body = undefined }
      if (host) out = answer(request.method, scheme, host.toLowerCase(), path, new URLSearchParams(query), request.headers, body, query ? "?" + query : "")
    } catch (error) {
      if (error instanceof URIError) out = text("Bad Request", 400, "text/plain")
      else { console.error(request.url, error); out = text("Internal Server Error", 500, "text/plain") }
    }
    out ??= json({ error: "no such host in this world" }, 502)
    response.writeHead(out.status, out.headers)
    response.end(request.method === "HEAD" ? undefined : out.body)
  })
}).listen(Number(process.argv[2]), "127.0.0.1")
