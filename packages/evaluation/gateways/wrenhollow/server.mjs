// node server.mjs PORT — plays the whole internet of Wrenhollow: http://127.0.0.1:PORT/{scheme}/{host}{path}?{query}
import { createHash } from "node:crypto"
import { createServer } from "node:http"
import { archive, listings, pages, redirects, robots } from "./lib.mjs"
import "./companies.mjs"
import "./companies2.mjs"
import "./elsewhere.mjs"
import * as A from "./accounts.mjs"

const now = "2026-06-01T09:00:00.000Z"
const sha = s => createHash("sha256").update(s).digest("hex")
const fold = s => String(s).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
const words = s => fold(s).split(/[^\p{L}\p{N}]+/u).filter(w => w.length > 1)
const xml = s => String(s).replace(/[&<>]/g, c => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[c])
const decode = s => s.replace(/&nbsp;/g, " ").replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, "\"").replace(/&#39;/g, "'").replace(/&amp;/g, "&")
const textOf = body => decode(body.replace(/<head>[\s\S]*?<\/head>|<!--[\s\S]*?-->|<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, " ").replace(/<nav[\s\S]*?<\/nav>/g, " ").replace(/<\/?(b|i|em|strong|span|a)\b[^>]*>/g, "").replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ").trim()
const titleOf = body => decode((/<title>([\s\S]*?)<\/title>/.exec(body) ?? [, ""])[1])

// ---- hosts
const hosts = new Set([...pages.keys()].map(u => new URL(u).host))
const day = s => new Date(s).toUTCString()

// sites that are services show a page for each account too
const addPage = (url, title, main) => pages.set(url, { url, ct: "text/html; charset=utf-8", body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${xml(title)}</title></head><body>${main}</body></html>` })
for (const u of A.github) {
  addPage(`https://github.com/${u.login}`, `${u.login}${u.name ? ` (${u.name})` : ""} · GitHub`,
    `<h1>${xml(u.name ?? u.login)} <small>${u.login}</small></h1><p>${xml(u.bio ?? "")}</p><ul>${[u.company, u.location, u.blog && `<a rel="nofollow me" href="${u.blog}">${u.blog}</a>`].filter(Boolean).map(x => `<li>${x}</li>`).join("")}</ul><h2>Popular repositories</h2><ul>${(u.repositories ?? []).map(r => `<li><a href="/${u.login}/${r.name}">${r.name}</a> ${xml(r.description ?? "")} ${r.language ?? ""} ★ ${r.stars}</li>`).join("")}</ul>`)
  for (const r of u.repositories ?? []) addPage(`https://github.com/${u.login}/${r.name}`, `GitHub - ${u.login}/${r.name}: ${r.description ?? ""}`, `<h1>${u.login}/${r.name}</h1><p>${xml(r.description ?? "")}</p><p>${(r.topics ?? []).join(" ")}</p>`)
}
for (const w of A.wikipedia) addPage(`https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}`, `${w.title} - Wikipedia`, `<h1>${xml(w.title)}</h1><p>${xml(w.extract)}</p>${(w.more ?? []).map(t => `<p>${xml(t)}</p>`).join("")}`)
for (const o of A.orcid) addPage(`https://orcid.org/${o.id}`, `${o.given} ${o.family} (${o.id}) - ORCID`, `<h1>${o.given} ${o.family}</h1><p>${xml(o.biography ?? "")}</p>`)
for (const b of A.bluesky) addPage(`https://bsky.app/profile/${b.handle}`, `${b.name} (@${b.handle}) — Bluesky`, `<h1>${xml(b.name)}</h1><p>${xml(b.description ?? "")}</p>`)
for (const m of A.mastodon) { addPage(`https://${m.domain}/@${m.user}`, `${m.name} (@${m.user}@${m.domain})`, `<h1>${xml(m.name)}</h1>${m.note}${(m.fields ?? []).map(f => `<dl><dt>${f.name}</dt><dd>${f.value}</dd></dl>`).join("")}`); hosts.add(m.domain) }
for (const f of A.podcasts) pages.set(f.feed, { url: f.feed, hidden: true, ct: "application/rss+xml; charset=utf-8", body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${xml(f.title)}</title><link>${f.site}</link><language>en</language><itunes:author>${xml(f.artist)}</itunes:author><description>${xml(f.description)}</description>${f.episodes.map(e => `<item><title>${xml(e.title)}</title><link>${e.url}</link><guid>${e.url}</guid><pubDate>${day(e.at)}</pubDate><description>${xml(e.description)}</description></item>`).join("")}</channel></rss>` })
for (const u of pages.keys()) hosts.add(new URL(u).host)

// ---- search engine
const docs = [
  ...[...pages.values()].filter(d => !d.hidden && /html/.test(d.ct)).map(d => ({ url: d.url, title: titleOf(d.body), text: textOf(d.body), desc: decode((/name="description" content="([^"]*)"/.exec(d.body) ?? [, ""])[1]), news: d.news })),
  ...listings.map(l => ({ url: l.url, title: l.title, text: l.snippet, listing: true }))
].map(d => {
  const tf = new Map(), add = (ws, k) => ws.forEach(w => tf.set(w, (tf.get(w) ?? 0) + k))
  add(words(d.text), 1); add(words(d.title), 3); add(words(d.desc ?? ""), 1); add(words(decodeURIComponent(d.url)), 2)
  return { ...d, tf, size: words(d.text).length + 20, flat: " " + words(d.title + " " + d.text).join(" ") + " " }
})
const df = new Map()
for (const d of docs) for (const w of d.tf.keys()) df.set(w, (df.get(w) ?? 0) + 1)
const average = docs.reduce((n, d) => n + d.size, 0) / docs.length
const stop = new Set("the and of in at for to on by with an is site linkedin profile who biography bio or from".split(" "))
const under = (url, domain) => { const u = new URL(url), [h, ...rest] = domain.replace(/^https?:\/\//, "").split("/"); return (u.host === h || u.host.endsWith("." + h.replace(/^www\./, ""))|| u.host === h.replace(/^www\./, "")) && (u.pathname + "/").startsWith(rest.length && rest[0] ? "/" + rest.join("/") : "/") }
export const find = (query, { include = [], exclude = [], news = false, max = 5 } = {}) => {
  const q = query.replace(/(-?)site:(\S+)/g, (_, minus, d) => { (minus ? exclude : include).push?.(d); return " " }).replace(/-"[^"]*"|(^|\s)-\w+/g, " ")
  const terms = [...new Set(words(q))].filter(w => !stop.has(w))
  const phrases = [...q.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" ")).filter(x => x.includes(" "))
  const raw = words(q), pairs = raw.slice(1).map((w, i) => `${raw[i]} ${w}`)
  const scored = docs.filter(d => (!include.length || include.some(x => under(d.url, x))) && !exclude.some(x => under(d.url, x)) && (!news || d.news)).map(d => {
    let s = 0
    for (const t of terms) { const f = d.tf.get(t); if (f) s += Math.log(1 + docs.length / df.get(t)) * (f * 2.2) / (f + 1.2 * (0.4 + 0.6 * d.size / average)) }
    for (const x of phrases) if (d.flat.includes(` ${x} `)) s += 5
    for (const x of pairs) if (d.flat.includes(` ${x} `)) s += 1.5
    return { d, s }
  }).filter(x => x.s > 0).sort((x, y) => y.s - x.s)
  const top = scored[0]?.s ?? 1
  return scored.filter(x => x.s > top * 0.18).slice(0, max).map(({ d, s }) => ({ ...d, score: Math.min(0.99, s / (terms.length * 6 + 4)), content: snippet(d, terms) }))
}
const snippet = (d, terms) => {
  if (d.listing || d.text.length <= 320) return d.text
  let best = 0, at = 0
  for (let i = 0; i < d.text.length; i += 40) { const win = fold(d.text.slice(i, i + 300)); const n = terms.filter(t => win.includes(t)).length; if (n > best) { best = n; at = i } }
  const from = at && d.text.indexOf(" ", at) + 1
  return (from ? "... " : "") + d.text.slice(from, from + 300).replace(/\s\S*$/, "") + " ..."
}

// ---- answers
const json = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "application/json; charset=utf-8", ...headers }, body: JSON.stringify(body) })
const html = (body, status = 200, headers = {}) => ({ status, headers: { "content-type": "text/html; charset=utf-8", ...headers }, body })
const text = (body, status = 200, ct = "text/plain; charset=utf-8") => ({ status, headers: { "content-type": ct }, body })
const moved = to => ({ status: 301, headers: { location: to, "content-type": "text/html" }, body: "" })
const missing = host => html(`<!doctype html><html><head><title>Page not found</title></head><body><h1>404</h1><p>Sorry, we could not find that page on ${host}. <a href="/">Home</a></p></body></html>`, 404)
const markdown = url => { const d = pages.get(url); return d && !d.dead ? { title: titleOf(d.body), text: textOf(d.body) } : undefined }
const resolve = url => {
  const u = new URL(url); u.hash = ""; u.protocol = "https:"
  for (const h of [u.host, "www." + u.host]) for (const path of [u.pathname, u.pathname.replace(/\/$/, ""), u.pathname + "/"]) { const c = `https://${h}${path || "/"}${u.search}`; const r = redirects.get(c); if (r) return r; if (pages.has(c)) return c }
}

const ghUser = u => ({ login: u.login, id: u.id, node_id: "U_" + u.id, avatar_url: `https://avatars.githubusercontent.com/u/${u.id}?v=4`, url: `https://api.github.com/users/${u.login}`, html_url: `https://github.com/${u.login}`, repos_url: `https://api.github.com/users/${u.login}/repos`, type: "User", site_admin: false })
const ghRepo = (u, r) => ({ id: parseInt(sha(u.login + r.name).slice(0, 7), 16), name: r.name, full_name: `${u.login}/${r.name}`, private: false, owner: ghUser(u), html_url: `https://github.com/${u.login}/${r.name}`, description: r.description ?? null, fork: !!r.fork, url: `https://api.github.com/repos/${u.login}/${r.name}`, created_at: "2019-02-01T10:00:00Z", updated_at: r.pushed_at, pushed_at: r.pushed_at, homepage: null, stargazers_count: r.stars, watchers_count: r.stars, language: r.language ?? null, forks_count: 0, archived: false, topics: r.topics ?? [], visibility: "public", default_branch: "main" })
const rate = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "58", "x-ratelimit-reset": "1780308000" }
const github = (path, q) => {
  const out = (b, s = 200) => json(b, s, rate), gone = out({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" }, 404)
  if (path === "/search/users") {
    const query = q.get("q") ?? "", email = /(\S+@\S+)/.exec(query)?.[1]?.toLowerCase()
    const terms = words(query.replace(/\b(in|type|location|repos|followers|language):\S+/g, " "))
    const hit = A.github.filter(u => email ? u.email?.toLowerCase() === email : terms.length && terms.every(t => words(`${u.login} ${/in:email/.test(query) ? "" : u.name ?? ""} ${u.email ?? ""}`).includes(t)))
    return out({ total_count: hit.length, incomplete_results: false, items: hit.map(u => ({ ...ghUser(u), score: 1 })) })
  }
  if (path === "/search/commits") {
    const email = /author-email:(\S+)/.exec(q.get("q") ?? "")?.[1]?.toLowerCase().replace(/"/g, "")
    const items = A.github.filter(u => email && u.commit_email?.toLowerCase() === email).flatMap(u => (u.repositories ?? []).slice(0, 2).map(r => ({ sha: sha(r.name).slice(0, 40), url: `https://api.github.com/repos/${u.login}/${r.name}/commits/${sha(r.name).slice(0, 40)}`, html_url: `https://github.com/${u.login}/${r.name}/commit/${sha(r.name).slice(0, 40)}`, commit: { author: { name: u.name ?? u.login, email: u.commit_email, date: r.pushed_at }, committer: { name: u.name ?? u.login, email: u.commit_email, date: r.pushed_at }, message: "Fix off-by-one in tests" }, author: ghUser(u), committer: ghUser(u), repository: ghRepo(u, r), score: 1 })))
    return out({ total_count: items.length, incomplete_results: false, items })
  }
  if (path === "/search/repositories") { const t = words(q.get("q") ?? ""); const items = A.github.flatMap(u => (u.repositories ?? []).filter(r => t.length && t.every(w => words(`${u.login} ${r.name} ${r.description ?? ""}`).includes(w))).map(r => ghRepo(u, r))); return out({ total_count: items.length, incomplete_results: false, items }) }
  const m = /^\/users\/([^/]+)(?:\/(.*))?$/.exec(path)
  if (m) {
    const u = A.github.find(x => x.login.toLowerCase() === m[1].toLowerCase()); if (!u) return gone
    if (!m[2]) return out({ ...ghUser(u), name: u.name ?? null, company: u.company ?? null, blog: u.blog ?? "", location: u.location ?? null, email: u.email ?? null, hireable: null, bio: u.bio ?? null, twitter_username: u.twitter_username ?? null, public_repos: (u.repositories ?? []).length, public_gists: 0, followers: 41, following: 12, created_at: "2014-03-11T09:12:00Z", updated_at: "2026-04-02T08:00:00Z" })
    if (m[2] === "repos") return out([...(u.repositories ?? [])].sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)).map(r => ghRepo(u, r)))
    if (m[2] === "social_accounts") return out(u.accounts ?? [])
    return out([])
  }
  const r = /^\/repos\/([^/]+)\/([^/]+)(\/.*)?$/.exec(path)
  if (r) { const u = A.github.find(x => x.login === r[1]), repo = u?.repositories?.find(x => x.name === r[2]); if (repo && !r[3]) return out(ghRepo(u, repo)) }
  return gone
}

const orcidDate = y => y ? { year: { value: String(y) }, month: null, day: null } : null
const orcidAff = (kind, a) => ({ summaries: [{ [`${kind}-summary`]: { "department-name": a.department ?? null, "role-title": a.role, "start-date": orcidDate(a.from), "end-date": orcidDate(a.to), organization: { name: a.organization, address: { city: a.city, region: null, country: a.country } } } }] })
const orcidPerson = o => ({ name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": o.credit_name ? { value: o.credit_name } : null, path: o.id }, "other-names": { "other-name": (o.other_names ?? []).map(content => ({ content })) }, biography: o.biography ? { content: o.biography } : null, "researcher-urls": { "researcher-url": (o.urls ?? []).map(u => ({ "url-name": u.label, url: { value: u.url } })) }, emails: { email: (o.emails ?? []).map(email => ({ email })) }, addresses: { address: o.country ? [{ country: { value: o.country } }] : [] }, keywords: { keyword: (o.keywords ?? []).map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] } })
const orcidPart = (o, part) => part === "person" ? orcidPerson(o)
  : part === "employments" ? { "affiliation-group": (o.employments ?? []).map(a => orcidAff("employment", a)), path: `/${o.id}/employments` }
  : part === "educations" ? { "affiliation-group": (o.educations ?? []).map(a => orcidAff("education", a)), path: `/${o.id}/educations` }
  : part === "works" ? { group: (o.works ?? []).map(w => ({ "work-summary": [{ title: { title: { value: w.title } }, type: w.type, "publication-date": orcidDate(w.year), "journal-title": { value: w.journal } }] })), path: `/${o.id}/works` } : undefined
const orcid = (path, q) => {
  const rest = path.replace(/^\/v3\.0/, "")
  if (/^\/(expanded-)?search\/?$/.test(rest)) {
    const s = q.get("q") ?? "", of = k => { const m = new RegExp(`${k}:(?:"([^"]*)"|\\(([^)]*)\\)|(\\S+))`).exec(s); return m && fold(m[1] ?? m[2] ?? m[3]).replace(/\*/g, "") }
    const given = of("given-names") ?? of("given-and-family-names"), family = of("family-name"), org = of("affiliation-org-name"), mail = of("email"), free = given || family || org || mail ? undefined : words(s)
    const hit = A.orcid.filter(o => free ? free.length && free.every(w => words(`${o.given} ${o.family} ${(o.employments ?? []).map(a => a.organization).join(" ")}`).includes(w))
      : (!given || words(given).every(w => words(o.given + " " + (of("given-names") ? "" : o.family)).includes(w))) && (!family || words(family).every(w => words(o.family).includes(w))) && (!org || (o.employments ?? []).concat(o.educations ?? []).some(a => words(org).every(w => words(a.organization).includes(w)))) && (!mail || (o.emails ?? []).includes(mail)))
    if (rest.startsWith("/search")) return json({ result: hit.map(o => ({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" } })), "num-found": hit.length })
    return json({ "expanded-result": hit.length ? hit.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": o.credit_name ?? null, "other-name": o.other_names ?? [], email: o.emails ?? [], "institution-name": [...new Set((o.employments ?? []).concat(o.educations ?? []).map(a => a.organization))] })) : null, "num-found": hit.length })
  }
  const m = /^\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])(?:\/(.*))?$/.exec(rest), o = m && A.orcid.find(x => x.id === m[1])
  if (!o) return json({ "response-code": 404, "developer-message": "404 Not Found: The resource was not found.", "user-message": "The resource was not found.", "error-code": 9016, "more-info": "https://members.orcid.org/api/resources/troubleshooting" }, 404)
  const part = (m[2] ?? "record").replace(/\/$/, "")
  if (part === "record") return json({ "orcid-identifier": { uri: `https://orcid.org/${o.id}`, path: o.id, host: "orcid.org" }, person: orcidPerson(o), "activities-summary": { employments: orcidPart(o, "employments"), educations: orcidPart(o, "educations"), works: orcidPart(o, "works") } })
  return json(orcidPart(o, part) ?? { "affiliation-group": [], path: rest })
}

const alex = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works_count, cited_by_count: a.cited_by_count, affiliations: [{ institution: { id: "https://openalex.org/I" + parseInt(sha(a.institution).slice(0, 7), 16), display_name: a.institution, country_code: a.country, type: "education" }, years: a.years }], last_known_institutions: [{ display_name: a.institution, country_code: a.country, type: "education" }], topics: a.topics.map(t => ({ display_name: t, count: 4 })), x_concepts: [] })
const claim = s => ({ mainsnak: { snaktype: "value", property: s.property, datavalue: s.item ? { type: "wikibase-entityid", value: { "entity-type": "item", "numeric-id": Number(s.item.id.slice(1)), id: s.item.id } } : s.time ? { type: "time", value: { time: `+${s.time.length === 4 ? s.time + "-00-00" : s.time}T00:00:00Z`, precision: s.time.length === 4 ? 9 : 11 } } : { type: "string", value: s.text } }, type: "statement", rank: "normal", ...(s.start || s.end ? { qualifiers: { ...(s.start && { P580: [{ snaktype: "value", property: "P580", datavalue: { type: "time", value: { time: `+${s.start}-00-00T00:00:00Z`, precision: 9 } } }] }), ...(s.end && { P582: [{ snaktype: "value", property: "P582", datavalue: { type: "time", value: { time: `+${s.end}-00-00T00:00:00Z`, precision: 9 } } }] }) } } : {}) })
const entity = i => ({ type: "item", id: i.id, labels: { en: { language: "en", value: i.label } }, descriptions: { en: { language: "en", value: i.description } }, aliases: { en: (i.aliases ?? []).map(value => ({ language: "en", value })) }, claims: Object.groupBy ? Object.groupBy(i.statements.map(claim), c => c.mainsnak.property) : i.statements.map(claim).reduce((o, c) => { (o[c.mainsnak.property] ??= []).push(c); return o }, {}), sitelinks: i.article ? { enwiki: { site: "enwiki", title: i.article, badges: [], url: `https://en.wikipedia.org/wiki/${i.article.replace(/ /g, "_")}` } } : {} })
const labelled = new Map(A.wikidata.flatMap(i => i.statements.filter(s => s.item).map(s => [s.item.id, s.item.label])))
const entityById = id => { const i = A.wikidata.find(x => x.id === id); return i ? entity(i) : labelled.has(id) ? entity({ id, label: labelled.get(id), description: "", statements: [] }) : undefined }
const wikidata = (path, q) => {
  if (path === "/w/api.php") {
    if (q.get("action") === "wbsearchentities") { const t = words(q.get("search") ?? ""); const hit = A.wikidata.filter(i => t.length && [i.label, ...(i.aliases ?? [])].some(l => t.every((w, k) => words(l)[k]?.startsWith(w)))); return json({ searchinfo: { search: q.get("search") }, search: hit.map(i => ({ id: i.id, title: i.id, pageid: Number(i.id.slice(1)), concepturi: `http://www.wikidata.org/entity/${i.id}`, url: `//www.wikidata.org/wiki/${i.id}`, label: i.label, description: i.description, match: { type: "label", language: "en", text: i.label }, display: { label: { value: i.label, language: "en" }, description: { value: i.description, language: "en" } } })), success: 1 }) }
    if (q.get("action") === "wbgetentities") return json({ entities: Object.fromEntries((q.get("ids") ?? "").split("|").filter(Boolean).map(id => [id, entityById(id) ?? { id, missing: "" }])), success: 1 })
    return json({ batchcomplete: "", query: { search: [] } })
  }
  const m = /^\/wiki\/Special:EntityData\/(Q\d+)(\.json)?$/.exec(path), e = m && entityById(m[1])
  return e ? json({ entities: { [e.id]: e } }) : html("<h1>Not Found</h1>", 404)
}
const wikipedia = (path, q) => {
  const m = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(path)
  if (m) { const t = decodeURIComponent(m[1]).replace(/_/g, " "), w = A.wikipedia.find(x => fold(x.title) === fold(t)); return w ? json({ type: w.disambiguation ? "disambiguation" : "standard", title: w.title, displaytitle: w.title, namespace: { id: 0, text: "" }, pageid: 100 + A.wikipedia.indexOf(w), titles: { canonical: w.title.replace(/ /g, "_"), normalized: w.title, display: w.title }, lang: "en", description: w.description, extract: w.extract, extract_html: `<p>${xml(w.extract)}</p>`, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}` } } }) : json({ type: "Internal error", title: "Not found.", method: "get", detail: "Page or revision not found.", uri: path, status: 404 }, 404) }
  if (path === "/w/api.php") { const s = words(q.get("srsearch") ?? q.get("titles") ?? q.get("search") ?? ""); const hit = A.wikipedia.filter(w => s.length && s.every(x => words(w.title + " " + w.extract).includes(x))); return q.get("action") === "opensearch" ? json([q.get("search"), hit.map(w => w.title), hit.map(() => ""), hit.map(w => `https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}`)]) : json({ batchcomplete: true, query: { searchinfo: { totalhits: hit.length }, search: hit.map(w => ({ ns: 0, title: w.title, pageid: 100 + A.wikipedia.indexOf(w), snippet: w.extract.slice(0, 160), timestamp: "2026-01-10T00:00:00Z" })) } }) }
}
const bsky = (path, q) => {
  const of = a => A.bluesky.find(b => b.handle === a || did(b) === a), did = b => "did:plc:" + sha(b.handle).slice(0, 24)
  const profile = b => ({ did: did(b), handle: b.handle, displayName: b.name, description: b.description ?? "", ...(b.website && { website: b.website }), followersCount: 311, followsCount: 180, postsCount: (b.posts ?? []).length, indexedAt: "2026-03-01T00:00:00.000Z", labels: [] })
  const bad = json({ error: "InvalidRequest", message: "Profile not found" }, 400)
  if (path.endsWith("app.bsky.actor.getProfile")) { const b = of(q.get("actor")); return b ? json(profile(b)) : bad }
  if (path.endsWith("app.bsky.feed.getAuthorFeed")) { const b = of(q.get("actor")); return b ? json({ feed: (b.posts ?? []).map((x, i) => ({ post: { uri: `at://${did(b)}/app.bsky.feed.post/3k${i}`, cid: "baf" + i, author: profile(b), record: { $type: "app.bsky.feed.post", text: x.text, createdAt: x.at }, likeCount: 4, replyCount: 0, repostCount: 0, indexedAt: x.at }, ...(x.repost && { reason: { $type: "app.bsky.feed.defs#reasonRepost" } }) })) }) : bad }
  if (path.includes("searchActors")) { const t = words(q.get("q") ?? q.get("term") ?? ""); return json({ actors: A.bluesky.filter(b => t.length && t.every(w => words(`${b.name} ${b.handle}`).includes(w))).map(profile) }) }
  if (path.endsWith("searchPosts")) return json({ error: "Forbidden" }, 403)
  if (path.endsWith("resolveHandle")) { const b = of(q.get("handle")); return b ? json({ did: did(b) }) : json({ error: "InvalidRequest", message: "Unable to resolve handle" }, 400) }
  return json({ error: "MethodNotImplemented", message: "Method Not Implemented" }, 501)
}
const mastodon = (host, path, q) => {
  const acct = m => ({ id: String(parseInt(sha(m.user + m.domain).slice(0, 8), 16)), username: m.user, acct: m.user, display_name: m.name, locked: false, bot: false, created_at: "2022-11-08T00:00:00.000Z", note: m.note, url: `https://${m.domain}/@${m.user}`, followers_count: 204, following_count: 190, statuses_count: (m.posts ?? []).length, fields: (m.fields ?? []).map(f => ({ verified_at: null, ...f })) })
  const mine = A.mastodon.filter(m => m.domain === host)
  if (path === "/.well-known/webfinger") { const m = mine.find(x => q.get("resource") === `acct:${x.user}@${host}`); return m ? json({ subject: `acct:${m.user}@${host}`, aliases: [`https://${host}/@${m.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${host}/@${m.user}` }, { rel: "self", type: "application/activity+json", href: `https://${host}/users/${m.user}` }] }) : text("", 404) }
  if (path === "/api/v1/accounts/lookup") { const m = mine.find(x => [x.user, `${x.user}@${host}`].includes((q.get("acct") ?? "").replace(/^@/, ""))); return m ? json(acct(m)) : json({ error: "Record not found" }, 404) }
  const s = /^\/api\/v1\/accounts\/(\d+)\/statuses/.exec(path)
  if (s) { const m = mine.find(x => acct(x).id === s[1]); return m ? json((m.posts ?? []).map((t, i) => ({ id: String(i + 1), created_at: t.at, content: t.text, reblog: t.repost ? {} : null, url: `https://${host}/@${m.user}/${i + 1}` }))) : json({ error: "Record not found" }, 404) }
}
const hn = (path, q) => {
  const u = /^\/api\/v1\/users\/(.+)$/.exec(path)
  if (u) { const x = A.hackerNews.find(a => a.username === u[1]); return x ? json({ username: x.username, about: x.about, karma: x.karma }) : json({ error: "User not found" }, 404) }
  if (/^\/api\/v1\/search/.test(path)) {
    const tags = q.get("tags") ?? "", author = /author_([\w-]+)/.exec(tags)?.[1], t = words(q.get("query") ?? "")
    const all = A.hackerNews.flatMap(a => [...(a.stories ?? []).map(s => ({ kind: "story", objectID: String(parseInt(sha(s.title).slice(0, 7), 16)), title: s.title, url: s.url, author: a.username, points: s.points, num_comments: 3, comment_text: null, story_title: null, created_at: s.at, created_at_i: Date.parse(s.at) / 1000 })), ...(a.comments ?? []).map(c => ({ kind: "comment", objectID: String(parseInt(sha(c.text).slice(0, 7), 16)), title: null, url: null, author: a.username, points: null, num_comments: null, comment_text: c.text, story_title: c.story, created_at: c.at, created_at_i: Date.parse(c.at) / 1000 }))])
    const hits = all.filter(h => (!author || h.author === author) && (!/story/.test(tags) || /comment/.test(tags) || h.kind === "story") && (!/comment/.test(tags) || /story/.test(tags) || h.kind === "comment") && t.every(w => words(`${h.title ?? ""} ${h.comment_text ?? ""} ${h.author}`).includes(w)) && (author || t.length)).map(({ kind, ...h }) => ({ ...h, _tags: [kind, `author_${h.author}`] }))
    return json({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20 })
  }
  return json({ status: 404, error: "Not Found" }, 404)
}
const stack = (path, q) => {
  const item = u => ({ user_id: u.id, display_name: u.name, ...(u.location && { location: u.location }), ...(u.website && { website_url: u.website }), ...(u.about && q.get("filter") && { about_me: u.about }), link: `https://stackoverflow.com/users/${u.id}/${words(u.name).join("-")}`, reputation: u.reputation, account_id: u.id + 7, user_type: "registered", is_employee: false })
  const out = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 271 })
  if (/^\/2\.\d\/users\/?$/.test(path)) return out(A.stackExchange.filter(u => fold(u.name).includes(fold(q.get("inname") ?? "\u0000"))).map(item))
  const m = /^\/2\.\d\/users\/(\d+)(\/.*)?$/.exec(path), u = m && A.stackExchange.find(x => String(x.id) === m[1])
  return out(!u ? [] : !m[2] ? [item(u)] : /tags/.test(m[2]) ? (u.tags ?? []).map((tag_name, i) => ({ tag_name, user_id: u.id, answer_count: 20 - i, answer_score: 90 - i, question_count: 1, question_score: 2, count: 20 - i })) : [])
}
const cdx = q => {
  const want = (q.get("url") ?? "").replace(/^https?:\/\//, "").replace(/^www\./, ""), wild = want.endsWith("*") || q.get("matchType") === "prefix" || q.get("matchType") === "host" || q.get("matchType") === "domain", key = want.replace(/\*$/, "").replace(/\/$/, "")
  const all = archive.filter(a => { const u = a.url.replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/\/$/, ""); return wild ? u.startsWith(key) : u === key })
  const fields = (q.get("fl") ?? "urlkey,timestamp,original,mimetype,statuscode,digest,length").split(",")
  const rows = all.map(a => { const u = new URL(a.url); const r = { urlkey: u.host.replace(/^www\./, "").split(".").reverse().join(",") + ")" + u.pathname, timestamp: a.timestamp, original: a.url, mimetype: "text/html", statuscode: "200", digest: sha(a.body).slice(0, 32).toUpperCase(), length: String(a.body.length) }; return fields.map(f => r[f] ?? "-") })
  return q.get("output") === "json" ? json(rows.length ? [fields, ...rows] : []) : text(rows.map(r => r.join(" ")).join("\n"))
}
const wayback = (path, q) => {
  if (path === "/cdx/search/cdx" || path === "/cdx/search/cdx/") return cdx(q)
  const m = /^\/web\/(\d+)(?:id_|if_)?\/(.+)$/.exec(path)
  if (m) { const want = m[2].replace(/^(https?):\/+/, "").replace(/\/$/, ""), a = archive.find(x => x.url.replace(/^https?:\/\//, "").replace(/\/$/, "") === want); if (a) return html(a.body, 200, { "memento-datetime": "Sat, 01 Jun 2024 00:00:00 GMT" }) }
  return html("<h1>Hrm.</h1><p>The Wayback Machine has not archived that URL.</p>", 404)
}

const services = {
  "api.gravatar.com": (path, q) => { const m = /^\/v3\/profiles\/([^/]+)$/.exec(path), g = m && A.gravatar.find(x => sha(x.email.trim().toLowerCase()) === m[1] || x.slug === m[1]), h = { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "96", "x-ratelimit-reset": "1780308000" }; return g ? json({ hash: sha(g.email), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${sha(g.email)}`, avatar_alt_text: "", location: g.location ?? "", description: g.description ?? "", job_title: g.job_title ?? "", company: g.company ?? "", verified_accounts: (g.accounts ?? []).map(a => ({ service_type: a.label.toLowerCase(), service_label: a.label, service_icon: "", url: a.url, is_hidden: false })), pronunciation: "", pronouns: g.pronouns ?? "" }, 200, h) : json({ error: "Profile not found", code: "rest_no_route" }, 404, h) },
  "api.github.com": github,
  "gravatar.com": path => { const g = A.gravatar.find(x => "/" + x.slug === path); return g ? html(`<!doctype html><title>${xml(g.display_name)} - Gravatar Profile</title><h1>${xml(g.display_name)}</h1><p>${xml([g.job_title, g.company, g.location].filter(Boolean).join(" · "))}</p><p>${xml(g.description ?? "")}</p>`) : missing("gravatar.com") },
  "api.tavily.com": (path, q, req, body) => {
    if (!req.headers.authorization && !req.headers["x-tavily-access-mode"]) return json({ detail: { error: "Unauthorized: missing or invalid API key." } }, 401)
    if (path === "/search") { if (!body?.query) return json({ detail: { error: "Query is missing." } }, 400); return json({ query: body.query, follow_up_questions: null, answer: null, images: [], results: find(body.query, { include: [...(body.include_domains ?? [])], exclude: [...(body.exclude_domains ?? [])], news: body.topic === "news", max: Math.min(20, body.max_results ?? 5) }).map(r => ({ url: r.url, title: r.title, content: r.content, score: Number(r.score.toFixed(5)), raw_content: body.include_raw_content ? (r.listing ? null : r.text) : null, ...(body.topic === "news" && r.news && { published_date: day(r.news.seen) }) })), response_time: 0.61, request_id: sha(body.query).slice(0, 32) }) }
    if (path === "/extract") { const urls = [body?.urls ?? []].flat(); return json({ results: urls.filter(u => markdown(resolve(u))).map(u => ({ url: u, title: markdown(resolve(u)).title, raw_content: markdown(resolve(u)).text, images: [] })), failed_results: urls.filter(u => !markdown(resolve(u))).map(url => ({ url, error: "Failed to fetch url" })), response_time: 0.2, request_id: "x" }) }
    return json({ detail: "Not Found" }, 404)
  },
  "api.firecrawl.dev": (path, q, req, body) => {
    if (/\/search$/.test(path)) { const rs = find(body?.query ?? "", { max: Math.min(20, body?.limit ?? 5) }), sources = (body?.sources ?? ["web"]).map(s => s.type ?? s); const web = rs.map((r, i) => ({ url: r.url, title: r.title, description: r.content, position: i + 1, ...(body?.scrapeOptions && !r.listing && { markdown: r.text, metadata: { title: r.title, sourceURL: r.url, statusCode: 200 } }) })); return json(path.startsWith("/v1") ? { success: true, data: web } : { success: true, data: { ...(sources.includes("web") && { web }), ...(sources.includes("news") && { news: find(body.query, { news: true, max: 5 }).map((r, i) => ({ title: r.title, url: r.url, snippet: r.content, date: r.news.seen.slice(0, 10), position: i + 1 })) }) }, creditsUsed: 2 }) }
    if (/\/scrape$/.test(path)) { const u = resolve(body?.url ?? "https://x.invalid/"), d = u && markdown(u); return d ? json({ success: true, data: { markdown: d.text, html: pages.get(u).body, metadata: { title: d.title, sourceURL: body.url, url: u, statusCode: 200, contentType: "text/html" } } }) : /linkedin\.com/.test(body?.url ?? "") ? json({ success: false, error: "We apologize for the inconvenience but we do not support this site." }, 403) : json({ success: true, data: { markdown: "# 404", metadata: { sourceURL: body?.url, statusCode: 404, error: "Not Found" } } }) }
    return json({ success: false, error: "Not found" }, 404)
  },
  "r.jina.ai": path => { const u = resolve(decodeURIComponent(path.slice(1)).replace(/^(https?):\/+/, "$1://")), d = u && markdown(u); return d ? json({ code: 200, status: 20000, data: { title: d.title, description: "", url: u, content: d.text, usage: { tokens: Math.ceil(d.text.length / 4) } } }) : json({ code: 422, status: 42206, name: "AssertionFailureError", message: "Failed to goto page: 404", data: null }, 422) },
  "www.wikidata.org": wikidata, "en.wikipedia.org": wikipedia, "pub.orcid.org": orcid, "public.api.bsky.app": bsky, "hn.algolia.com": hn, "api.stackexchange.com": stack, "web.archive.org": wayback,
  "archive.org": (path, q) => { if (path !== "/wayback/available") return; const want = (q.get("url") ?? "").replace(/^https?:\/\//, "").replace(/\/$/, ""), a = archive.find(x => x.url.replace(/^https?:\/\//, "").replace(/\/$/, "") === want); return json({ url: q.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) },
  "api.openalex.org": (path, q) => { const m = /^\/(?:authors|people)\/(.+)$/.exec(path); if (m) { const k = decodeURIComponent(m[1]).replace(/^(https?:\/+)?(openalex\.org\/|orcid\.org\/|orcid:)/, ""), a = A.openalex.find(x => x.id === k || x.orcid === k); return a ? json(alex(a)) : html("<!doctype html><title>404 Not Found</title><h1>Not Found</h1>", 404) } const meta = n => ({ count: n, db_response_time_ms: 12, page: 1, per_page: 25, groups_count: null }); if (path === "/authors") { const f = q.get("filter") ?? "", t = words(q.get("search") ?? /display_name\.search:([^,]+)/.exec(f)?.[1] ?? ""), o = /orcid:(?:https:\/\/orcid\.org\/)?([\dX-]+)/.exec(f)?.[1]; const hit = A.openalex.filter(a => o ? a.orcid === o : t.length && t.every(w => words(a.name).includes(w))); return json({ meta: meta(hit.length), results: hit.map(alex), group_by: [] }) } return json({ meta: meta(0), results: [], group_by: [] }) },
  "api.crossref.org": (path, q) => { const work = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: "journal-article", title: [w.title], "container-title": [w.journal], publisher: "Wren Academic", published: { "date-parts": [w.published] }, issued: { "date-parts": [w.published] }, author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? "additional" : "first", affiliation: a.affiliation ? [{ name: a.affiliation }] : [], ...(a.orcid && { ORCID: `https://orcid.org/${a.orcid}`, "authenticated-orcid": false }) })), score: 18.2 }); const m = /^\/works\/(.+)$/.exec(path), h = { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }; if (m) { const w = A.crossref.find(x => x.doi === decodeURIComponent(m[1])); return w ? json({ status: "ok", "message-type": "work", message: work(w) }, 200, h) : text("Resource not found.", 404) } const t = words(q.get("query.author") ?? q.get("query") ?? q.get("query.bibliographic") ?? ""); const items = A.crossref.filter(w => t.length && w.authors.some(a => t.filter(x => words(`${a.given} ${a.family}`).includes(x)).length >= Math.min(2, t.length))).map(work); return json({ status: "ok", "message-type": "work-list", "message-version": "1.0.0", message: { facets: {}, "total-results": items.length, items, "items-per-page": 20, query: { "start-index": 0, "search-terms": null } } }, 200, h) },
  "api.gdeltproject.org": (path, q) => { const query = q.get("query") ?? "", quoted = [...query.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(" ")), rest = words(query.replace(/"[^"]*"|\w+:\S+/g, " ")).filter(w => !stop.has(w)); const hit = docs.filter(d => d.news && (quoted.length || rest.length) && quoted.every(x => d.flat.includes(` ${x} `)) && rest.every(w => d.flat.includes(` ${w} `))).slice(0, Number(q.get("maxrecords") ?? 75)); return json(hit.length ? { articles: hit.map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.news.seen.replace(/[-:]/g, "").replace(/\.\d+/, ""), socialimage: "", domain: new URL(d.url).host.replace(/^www\./, ""), language: "English", sourcecountry: d.news.country })) } : {}) },
  "itunes.apple.com": (path, q) => { const t = words(q.get("term") ?? ""); const hit = path.startsWith("/search") ? A.podcasts.filter(f => t.length && t.every(w => words(`${f.title} ${f.artist}`).includes(w))) : A.podcasts.filter(f => String(f.id) === q.get("id")); return json({ resultCount: hit.length, results: hit.map(f => ({ wrapperType: "track", kind: "podcast", collectionId: f.id, trackId: f.id, artistName: f.artist, collectionName: f.title, trackName: f.title, feedUrl: f.feed, collectionViewUrl: `https://podcasts.apple.com/gb/podcast/id${f.id}`, trackCount: f.episodes.length, primaryGenreName: "Business" })) }) },
  "gitlab.com": (path, q) => { const m = /^\/api\/v4\/users(?:\/(\w+))?(\/projects)?$/.exec(path); if (!m) return; const full = u => ({ id: u.id, username: u.username, name: u.name, state: "active", avatar_url: null, web_url: `https://gitlab.com/${u.username}` }); if (!m[1]) return json(A.gitlab.filter(u => u.username === q.get("username") || (q.get("search") && words(q.get("search")).every(w => words(u.name).includes(w)))).map(full)); const u = A.gitlab.find(x => String(x.id) === m[1] || x.username === m[1]); return u ? json(m[2] ? (u.projects ?? []).map((x, i) => ({ id: i + 1, name: x.name, description: x.description, last_activity_at: x.at, web_url: `https://gitlab.com/${u.username}/${x.name}` })) : { ...full(u), bio: u.bio ?? "", job_title: u.job_title ?? "", organization: u.organization ?? "", location: u.location ?? "", website_url: u.website_url ?? "", linkedin: u.linkedin ?? "", twitter: u.twitter ?? "" }) : json({ message: "404 User Not Found" }, 404) },
  "rdap.org": path => { const d = decodeURIComponent(path.replace(/^\/domain\//, "")).toLowerCase(), r = A.rdap.find(x => x.domain === d); return r ? json({ objectClassName: "domain", ldhName: r.domain, status: ["active"], events: [{ eventAction: "registration", eventDate: r.registered }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", r.registrant ?? "REDACTED FOR PRIVACY"], ...(r.registrant ? [["org", {}, "text", r.registrant]] : [])]] }] }) : json({ errorCode: 404, title: "Not Found", description: ["No RDAP service for this domain"] }, 404) },
  "data.sec.gov": path => { const m = /CIK(\d{10})\.json/.exec(path), e = m && A.edgar.find(x => x.cik === Number(m[1])); return e ? json({ cik: String(e.cik), entityType: "operating", sic: e.sic, sicDescription: e.industry, name: e.name, tickers: [e.ticker], exchanges: ["Nasdaq"], addresses: { business: { city: e.city, stateOrCountry: e.state } }, filings: { recent: { accessionNumber: [], form: [], filingDate: [] } } }) : text("<Error><Code>NoSuchKey</Code></Error>", 404, "application/xml") },
  "www.sec.gov": path => path === "/files/company_tickers.json" ? json(Object.fromEntries(A.edgar.map((e, i) => [i, { cik_str: e.cik, ticker: e.ticker, title: e.name }]))) : missing("sec.gov"),
  "efts.sec.gov": () => json({ hits: { total: { value: 0, relation: "eq" }, hits: [] } }),
  "www.youtube.com": (path, q) => { const shown = A.youtube.find(x => path === `/channel/${x.id}`); if (shown) return html(`<!doctype html><html><head><title>${shown.title} - YouTube</title><link rel="alternate" type="application/rss+xml" title="RSS" href="https://www.youtube.com/feeds/videos.xml?channel_id=${shown.id}"></head><body></body></html>`); const c = A.youtube.find(x => x.id === q.get("channel_id")); return path === "/feeds/videos.xml" && c ? text(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><title>${xml(c.title)}</title><yt:channelId>${c.id}</yt:channelId>${c.videos.map(v => `<entry><yt:videoId>${v.id}</yt:videoId><title>${xml(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><author><name>${xml(c.title)}</name></author><published>${v.at}</published><media:group><media:description>${xml(v.description)}</media:description></media:group></entry>`).join("")}</feed>`, 200, "text/xml; charset=UTF-8") : html("<title>404 Not Found</title>", 404) },
  "podcasts.apple.com": () => missing("podcasts.apple.com"), "stackoverflow.com": () => html("<title>Just a moment...</title>", 403), "news.ycombinator.com": (path, q) => { const u = A.hackerNews.find(x => x.username === q.get("id")); return path === "/user" ? html(u ? `<html><head><title>Profile: ${u.username} | Hacker News</title></head><body><table><tr><td>user:</td><td>${u.username}</td></tr><tr><td>karma:</td><td>${u.karma}</td></tr><tr><td>about:</td><td>${u.about}</td></tr></table></body></html>` : "No such user.") : text("", 404) },
  "x.com": () => html("<!doctype html><html><head><title>X</title></head><body><noscript>JavaScript is not available.</noscript></body></html>"),
  "doi.org": () => missing("doi.org")
}
services["youtube.com"] = services["www.youtube.com"]; services["twitter.com"] = (path) => moved(`https://x.com${path}`); services["www.gravatar.com"] = services["gravatar.com"]; services["rdap.net"] = services["rdap.org"]; services["bsky.social"] = bsky

const answer = (scheme, host, path, query, req, body) => {
  if (/(^|\.)linkedin\.com$/.test(host)) return path === "/robots.txt" ? text("User-agent: *\nDisallow: /\n") : html("<html><head><script>window.location.href='/authwall'</script></head></html>", 999)
  const q = new URLSearchParams(query), isSite = hosts.has(host) && host.endsWith(".example")
  if (services[host]) {
    if (path === "/robots.txt") return text("User-agent: *\nAllow: /\n")
    const a = services[host](path, q, req, body); if (a) return a
  }
  const known = hosts.has(host), www = hosts.has("www." + host)
  if (!known && !www && !services[host]) return { status: 502, headers: { "content-type": "text/plain" }, body: "Bad gateway: unknown host" }
  if (!known && www) return moved(`https://www.${host}${path}${query ? "?" + query : ""}`)
  if (scheme === "http" && isSite) return moved(`https://${host}${path}${query ? "?" + query : ""}`)
  const masto = A.mastodon.some(m => m.domain === host) && mastodon(host, path, q); if (masto) return masto
  if (path === "/robots.txt") { const r = host in robots ? robots[host] : `User-agent: *\nAllow: /\nSitemap: https://${host}/sitemap.xml\n`; return r === null ? missing(host) : text(r) }
  if (path === "/sitemap.xml" && isSite) return text(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...pages.values()].filter(d => new URL(d.url).host === host && !d.dead && !d.hidden && /html/.test(d.ct)).map(d => `<url><loc>${xml(d.url)}</loc></url>`).join("")}</urlset>`, 200, "application/xml")
  const url = `https://${host}${path}${query ? "?" + query : ""}`, to = redirects.get(url), d = pages.get(url) ?? pages.get(`https://${host}${path}`)
  if (to) return moved(to)
  if (d) return d.dead ? missing(host) : { status: 200, headers: { "content-type": d.ct, "last-modified": day("2026-04-20T00:00:00Z") }, body: d.body }
  let other = path.endsWith("/") ? path.slice(0, -1) : path + "/"
  if (pages.has(`https://${host}${other}`) && !pages.get(`https://${host}${other}`).dead) return moved(`https://${host}${other}`)
  try { const plain = decodeURIComponent(path); if (plain !== path && pages.has(`https://${host}${plain}`)) return { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body: pages.get(`https://${host}${plain}`).body } } catch {}
  return missing(host)
}

const port = Number(process.argv[2])
createServer((req, res) => {
  const chunks = []
  req.on("data", c => chunks.push(c))
  req.on("end", () => {
    const m = /^\/(https?)\/([^/?]+)(\/[^?]*)?(?:\?(.*))?$/.exec(req.url)
    let out
    try {
      let body; try { body = JSON.parse(Buffer.concat(chunks).toString("utf8")) } catch {}
      out = m ? answer(m[1], m[2].toLowerCase().replace(/:\d+$/, ""), m[3] || "/", m[4] ?? "", req, body) : text("Bad request", 400)
    } catch (e) { out = text("Internal error: " + e.message, 500) }
    res.writeHead(out.status, out.headers); res.end(req.method === "HEAD" ? undefined : out.body)
  })
}).listen(port, "127.0.0.1")
