import http from "node:http"
import { D, sha } from "./data.mjs"
const NOW = Date.parse("2026-11-26T09:00:00Z")
const fold = s => String(s ?? "").normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/ø/gi, "o").replace(/ł/gi, "l").replace(/ß/g, "ss").replace(/ı/g, "i").replace(/æ/gi, "ae").replace(/[’‘]/g, "'").toLowerCase()
const toks = s => fold(s).replace(/'/g, "").match(/[\p{L}\p{N}]+/gu) ?? []
const unent = s => s.replace(/&nbsp;/g, " ").replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&amp;/g, "&")
const esc = s => String(s ?? "").replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
export const strip = h => unent(h.replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, " ").replace(/<(br|\/p|\/h\d|\/li|\/tr|\/td|\/div|\/dt|\/dd|\/article)[^>]*>/gi, "\n").replace(/<[^>]+>/g, " ")).replace(/[ \t]+/g, " ").replace(/\s*\n\s*/g, "\n").trim()
const titleOf = h => unent((h.match(/<title>([\s\S]*?)<\/title>/i)?.[1] ?? h.match(/<h1[^>]*>([\s\S]*?)<\/h1>/i)?.[1] ?? "").replace(/<[^>]+>/g, "")).trim()
const norm = u => { try { const x = new URL(u); return x.hostname.replace(/^www\./, "") + decodeURI(x.pathname).replace(/\/$/, "") + x.search } catch { return u } }

// pages of the services themselves
const prof = (url, title, body) => ({ url, body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${esc(title)}</title></head><body>${body}</body></html>`, service: true })
const own = [
  ...D.github.map(g => prof(`https://github.com/${g.login}`, `${g.login} (${g.name}) · GitHub`, `<main><h1 class="vcard-names"><span class="p-name">${esc(g.name)}</span> <span class="p-nickname">${g.login}</span></h1><div class="p-note">${esc(g.bio)}</div><p>${g.followers} followers</p><ul><li class="p-org">${esc(g.company)}</li><li class="p-label">${esc(g.location)}</li>${g.blog ? `<li><a rel="nofollow me" class="u-url" href="${g.blog}">${g.blog}</a></li>` : ""}</ul><ol>${g.repos.map(r => `<li><a href="/${g.login}/${r.name}">${r.name}</a> ${esc(r.description)} · ${r.language} · ${r.stargazers_count} stars</li>`).join("")}</ol></main>`)),
  ...D.gitlab.map(g => prof(`https://gitlab.com/${g.username}`, `${g.name} · GitLab`, `<h1>${esc(g.name)}</h1><p>@${g.username}</p><p>${esc(g.bio)}</p><p>${esc(g.location)} · ${esc(g.organization)}</p>`)),
  ...D.mastodon.map(m => prof(`https://${m.host}/@${m.user}`, `${m.display_name} (@${m.user}@${m.host}) - Mastodon`, `<div class="account h-card"><strong class="p-name">${esc(m.display_name)}</strong> <span>@${m.user}@${m.host}</span><div class="p-note">${m.note}</div><dl>${m.fields.map(f => `<dt>${f.name}</dt><dd>${f.value}</dd>`).join("")}</dl>${m.statuses.map(s => `<p class="status">${esc(s)}</p>`).join("")}</div>`)),
  ...D.bluesky.map(b => prof(`https://bsky.app/profile/${b.handle}`, `${b.displayName} (@${b.handle}) — Bluesky`, `<noscript><h3>${esc(b.displayName)}</h3><p>${b.handle}</p><p>${esc(b.description)}</p></noscript>`)),
  ...D.stackExchange.map(s => prof(`https://stackoverflow.com/users/${s.user_id}/${fold(s.display_name).replace(/[^a-z]+/g, "-")}`, `User ${s.display_name} - Stack Overflow`, `<h1>${esc(s.display_name)}</h1><ul><li>${esc(s.location)}</li><li><a rel="me" href="${s.website_url}">${s.website_url}</a></li></ul>${s.about ? `<div class="js-about-me-content"><p>${esc(s.about)}</p></div>` : ""}<p>${s.reputation} reputation</p><h2>Top tags</h2><ul>${(s.tags ?? []).map(t => `<li>${t}</li>`).join("")}</ul>`)),
  ...D.hackerNews.map(h => prof(`https://news.ycombinator.com/user?id=${h.username}`, `Profile: ${h.username} | Hacker News`, `<table><tr><td>user:</td><td>${h.username}</td></tr><tr><td>karma:</td><td>${h.karma}</td></tr><tr><td>about:</td><td>${esc(h.about)}</td></tr></table>`)),
  ...D.orcid.map(o => prof(`https://orcid.org/${o.id}`, `${o.given} ${o.family} (${o.id}) - ORCID`, `<h1>${o.given} ${o.family}</h1><p>${esc(o.bio)}</p><h2>Employment</h2>${o.employments.map(e => `<p>${e.org}: ${e.city}, ${e.country}. ${e.start} to present | ${e.role}</p>`).join("")}<h2>Education</h2>${o.educations.map(e => `<p>${e.org}: ${e.city}, ${e.country}. ${e.end} | ${e.role}</p>`).join("")}<h2>Works</h2>${o.works.map(w => `<p>${w}</p>`).join("")}`)),
  ...D.wikipedia.map(w => prof(`https://en.wikipedia.org/wiki/${encodeURIComponent(w.title.replace(/ /g, "_"))}`, `${w.title} - Wikipedia`, `<h1>${w.title}</h1><p>${w.extract}</p>`)),
  ...D.podcasts.map(p => prof(`https://podcasts.apple.com/podcast/id${p.collectionId}`, `${p.collectionName} - Podcast - Apple Podcasts`, `<h1>${p.collectionName}</h1><p>${p.artistName}</p>`)),
]
const pages = [...D.pages, ...own], byUrl = new Map(pages.map(p => [norm(p.url), p])), hosts = new Set(pages.map(p => new URL(p.url).hostname.replace(/^www\./, "")))

// search engine
const index = [...pages.map(p => ({ url: p.url, title: titleOf(p.body) || p.url, text: /xml/.test(p.content_type ?? "") ? strip(p.body.replace(/<\/?(channel|item)>/g, "\n")) : strip(p.body), news: p.news })), ...D.listings.map(l => ({ url: l.url, title: l.title, text: l.snippet, listing: true }))]
  .map(d => { const t = toks(d.text), h = toks(d.title), u = toks(d.url), tf = new Map(); for (const x of t) tf.set(x, (tf.get(x) ?? 0) + 1); for (const x of h) tf.set(x, (tf.get(x) ?? 0) + 2); for (const x of u) tf.set(x, (tf.get(x) ?? 0) + 1); return { ...d, tf, len: t.length + h.length, flat: ` ${[...h, "|", ...t].join(" ")} `, host: new URL(d.url).hostname } })
const df = new Map(); for (const d of index) for (const k of d.tf.keys()) df.set(k, (df.get(k) ?? 0) + 1)
const avg = index.reduce((a, d) => a + d.len, 0) / index.length
const STOP = new Set("the a an of and or in at on for to is by with from de la".split(" "))
export const search = (q, { limit = 10, include = [], exclude = [], news = false } = {}) => {
  const sites = [], no = [], phrases = []
  let r = String(q ?? "").replace(/(-?)site:(\S+)/gi, (_, m, s) => ((m ? exclude : sites).push(s.replace(/^https?:\/\//, "").replace(/\/+$/, "").replace(/^www\./, "")), " "))
  r = r.replace(/\b(intitle|inurl|filetype|lang|before|after):\S+/gi, " ").replace(/-"([^"]+)"/g, (_, p) => (no.push(p), " ")).replace(/["“”]([^"“”]+)["“”]/g, (_, p) => (phrases.push(toks(p).join(" ")), ` ${p} `)).replace(/(^|\s)-(\p{L}\S*)/gu, (_, s, w) => (no.push(w), " ")).replace(/\b(OR|AND)\b|[()|]/g, " ")
  const words = [...new Set(toks(r))].filter(w => !STOP.has(w))
  const at = (d, s) => { const [h, ...p] = s.split("/"); const dh = d.host.replace(/^www\./, ""); return (dh === h || dh.endsWith("." + h) || (h.startsWith("*.") && dh.endsWith(h.slice(1)))) && (!p.length || new URL(d.url).pathname.startsWith("/" + p.join("/"))) }
  const inc = [...sites, ...include.map(s => s.replace(/^www\./, ""))]
  const out = []
  for (const d of index) {
    if (inc.length && !inc.some(s => at(d, s))) continue
    if (exclude.some(s => at(d, s)) || (news && !d.news)) continue
    if (no.some(n => d.flat.includes(` ${toks(n).join(" ")} `))) continue
    let s = 0, hit = 0
    for (const w of words) { const f = d.tf.get(w); if (!f) continue; hit++; s += Math.log(1 + (index.length - df.get(w) + .5) / (df.get(w) + .5)) * f * 2.2 / (f + 1.2 * (.25 + .75 * d.len / avg)) }
    if (words.length && !hit) continue
    const ph = phrases.filter(p => d.flat.includes(` ${p} `)).length
    s *= 1 + ph; s *= .4 + .6 * (words.length ? hit / words.length : 1); if (!words.length) s = 1
    out.push({ d, s, ph, hit })
  }
  out.sort((a, b) => b.s - a.s)
  const top = out[0]?.s ?? 0, bestPh = Math.max(0, ...out.map(o => o.ph))
  return out.filter(o => o.s >= top * .12 && (!bestPh || o.ph > 0 || o.hit >= words.length * .7)).slice(0, limit).map(o => ({ url: o.d.url, title: o.d.title, snippet: snippet(o.d, words), score: +Math.min(.99, .35 + .6 * o.s / (top || 1)).toFixed(4), doc: o.d }))
}
const snippet = (d, words, n = 240) => {
  if (d.listing) return d.text
  const t = d.text.replace(/\n/g, " "), ws = [...t.matchAll(/\S+/g)]; if (t.length <= n) return t
  let best = 0, bi = 0
  for (let i = 0; i < ws.length; i += 2) { const a = ws[i].index, seg = new Set(toks(t.slice(a, a + n))); const c = words.reduce((k, w) => k + (seg.has(w) ? 1 : 0), 0); if (c > best) { best = c; bi = i } }
  const a = ws[Math.max(0, bi - 3)].index; const cut = t.slice(a, a + n).replace(/\s\S*$/, "")
  return (a ? "… " : "") + cut + (a + n < t.length ? " …" : "")
}
const sub = (q, name) => { const n = new Set(toks(name)); const t = toks(q); return t.length > 0 && t.every(x => n.has(x)) }
const md = h => strip(h.replace(/<h([1-6])[^>]*>/gi, (_, n) => "\n" + "#".repeat(+n) + " ").replace(/<li[^>]*>/gi, "\n- ").replace(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, "[$2]($1)"))
const links = p => [...p.body.matchAll(/href="([^"#]+)"/g)].flatMap(m => { try { return [new URL(m[1], p.url).href] } catch { return [] } })
const ISO = s => new Date(s * 1000).toISOString()

const api = (host, path, q, method, body, headers) => {
  const j = (o, status = 200, h = {}) => ({ status, h: { "content-type": "application/json; charset=utf-8", ...h }, b: JSON.stringify(o) })
  const J = () => { try { return JSON.parse(body || "{}") } catch { return {} } }
  const nf = o => j(o ?? { message: "Not Found", status: "404" }, 404)
  let m
  switch (host) {
    case "api.gravatar.com": { const g = (m = path.match(/^\/v3\/profiles\/([0-9a-f]{64})$/)) && D.gravatar.find(x => sha(x.email) === m[1]); if (!g) return nf({ error: "Profile not found", code: "profile_not_found" }); const { email, ...r } = g; return j({ hash: m[1], ...r, avatar_url: `https://gravatar.com/avatar/${m[1]}` }, 200, { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "98", "x-ratelimit-reset": "3600" }) }
    case "api.github.com": {
      const R = { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "55", "x-ratelimit-reset": String(NOW / 1000 + 3600) }, U = g => ({ login: g.login, id: g.id, avatar_url: `https://avatars.githubusercontent.com/u/${g.id}`, url: `https://api.github.com/users/${g.login}`, html_url: `https://github.com/${g.login}`, type: "User", score: 1 })
      if (path === "/search/users") { const s = (q.get("q") ?? "").replace(/\b(in|type):\S+/g, "").replace(/fullname:/g, "").trim(); const e = s.toLowerCase().replace(/"/g, ""); const it = D.github.filter(g => e.includes("@") ? g.email?.toLowerCase() === e : sub(s.replace(/location:\S+/g, ""), `${g.name} ${g.login}`)); return j({ total_count: it.length, incomplete_results: false, items: it.map(U) }, 200, R) }
      if (path === "/search/commits") { const e = (q.get("q") ?? "").match(/author-email:"?([^\s"]+)/)?.[1]?.toLowerCase(); const it = D.github.filter(g => e && (g.commitEmail ?? g.email)?.toLowerCase() === e); return j({ total_count: it.length, incomplete_results: false, items: it.map(g => ({ sha: sha(g.login).slice(0, 40), html_url: `https://github.com/${g.login}/${g.repos[0].name}/commit/${sha(g.login).slice(0, 40)}`, commit: { author: { name: g.name, email: e, date: g.repos[0].pushed_at }, message: "Tidy the changelog" }, author: U(g), repository: { name: g.repos[0].name, full_name: `${g.login}/${g.repos[0].name}`, description: g.repos[0].description } })) }, 200, R) }
      m = path.match(/^\/users\/([^/]+)(?:\/(\w+))?$/); const g = m && D.github.find(x => x.login.toLowerCase() === m[1].toLowerCase())
      if (g && !m[2]) return j({ ...U(g), name: g.name, company: g.company, blog: g.blog, location: g.location, email: g.email, hireable: null, bio: g.bio, twitter_username: g.twitter_username, public_repos: g.public_repos, public_gists: 0, followers: g.followers, following: 12, created_at: "2014-03-02T10:00:00Z", updated_at: "2026-11-01T10:00:00Z" }, 200, R)
      if (g && m[2] === "repos") return j(g.repos.map((r, i) => ({ id: g.id * 10 + i, name: r.name, full_name: `${g.login}/${r.name}`, html_url: `https://github.com/${g.login}/${r.name}`, description: r.description, fork: false, language: r.language, stargazers_count: r.stargazers_count, forks_count: 4, topics: [], pushed_at: r.pushed_at, created_at: "2020-01-01T00:00:00Z", archived: false })), 200, R)
      if (g && m[2] === "social_accounts") return j(g.social, 200, R)
      if (g && ["events", "orgs"].includes(m[2])) return j([], 200, R)
      return nf({ message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" })
    }
    case "api.tavily.com": {
      const b = J()
      if (path === "/search" && method === "POST") { const rs = search(b.query, { limit: Math.min(b.max_results ?? 5, 20), include: b.include_domains ?? [], exclude: [...(b.exclude_domains ?? [])], news: b.topic === "news" }); return j({ query: b.query, follow_up_questions: null, answer: null, images: [], results: rs.map(r => ({ title: r.title, url: r.url, content: r.snippet, score: r.score, raw_content: b.include_raw_content ? (r.doc.listing ? null : r.doc.text) : null, ...(r.doc.news ? { published_date: new Date(r.doc.news.seen).toUTCString() } : {}) })), response_time: .4, request_id: "0b9d1f6e-0000-4000-8000-000000000001" }) }
      if (path === "/extract" && method === "POST") { const ok = [], bad = []; for (const u of [].concat(b.urls ?? [])) { const p = byUrl.get(norm(u)); p ? ok.push({ url: u, raw_content: md(p.body), images: [] }) : bad.push({ url: u, error: "Failed to fetch url" }) } return j({ results: ok, failed_results: bad, response_time: .3, request_id: "0b9d1f6e-0000-4000-8000-000000000002" }) }
      return nf({ detail: { error: "Not found" } })
    }
    case "api.firecrawl.dev": {
      const b = J()
      if (/^\/v[12]\/search$/.test(path)) { const rs = search(b.query, { limit: Math.min(b.limit ?? 5, 20) }).map((r, i) => ({ url: r.url, title: r.title, description: r.snippet, position: i + 1 })); return j({ success: true, data: path.startsWith("/v1") ? rs : { web: rs }, creditsUsed: 2 }) }
      if (/^\/v[12]\/scrape$/.test(path)) { const p = byUrl.get(norm(b.url)); if (!p) return hosts.has(safeHost(b.url)) ? j({ success: true, data: { markdown: "Not found", html: "<p>Not found</p>", links: [], metadata: { title: "Not found", sourceURL: b.url, statusCode: 404 } } }) : j({ success: false, error: "DNS resolution failed", code: "SCRAPE_DNS_RESOLUTION_ERROR" }, 500); return j({ success: true, data: { markdown: md(p.body), html: p.body, links: links(p), metadata: { title: titleOf(p.body), sourceURL: b.url, url: p.url, statusCode: 200, ...(p.news ? { publishedTime: p.news.seen } : {}) } } }) }
      return nf({ success: false, error: "Not found" })
    }
    case "r.jina.ai": { const u = decodeURIComponent(path.slice(1)) + (q.size ? "?" + q : ""); const p = byUrl.get(norm(u)); return p ? j({ code: 200, status: 20000, data: { title: titleOf(p.body), description: "", url: p.url, content: md(p.body), usage: { tokens: 400 } } }) : j({ code: 422, status: 42206, data: null, message: "Failed to goto" }, 422) }
    case "api.search.brave.com": { if (!headers["x-subscription-token"]) return j({ type: "ErrorResponse", error: { code: "SUBSCRIPTION_TOKEN_INVALID", status: 422 } }, 422); const rs = search(q.get("q"), { limit: Math.min(+(q.get("count") ?? 20), 20), news: path.includes("/news") }); const w = rs.map(r => ({ title: r.title, url: r.url, description: r.snippet, language: "en", meta_url: { hostname: r.doc.host }, profile: { name: r.doc.host }, extra_snippets: [], ...(r.doc.news ? { page_age: r.doc.news.seen + "T08:00:00" } : {}) })); return j(path.includes("/news") ? { type: "news", results: w } : { type: "search", web: { type: "search", results: w } }, 200, { "x-ratelimit-limit": "1, 15000", "x-ratelimit-remaining": "1, 14000", "x-ratelimit-reset": "1, 86400" }) }
    case "google.serper.dev": { if (!headers["x-api-key"]) return j({ message: "Unauthorized.", statusCode: 403 }, 403); const b = J(); const rs = search(b.q, { limit: Math.min(b.num ?? 10, 20), news: path === "/news" }); return path === "/news" ? j({ news: rs.map((r, i) => ({ title: r.title, link: r.url, snippet: r.snippet, source: r.doc.host, date: r.doc.news.seen, position: i + 1 })) }) : j({ searchParameters: b, organic: rs.map((r, i) => ({ title: r.title, link: r.url, snippet: r.snippet, position: i + 1 })) }) }
    case "serpapi.com": { if (!q.get("api_key")) return j({ error: "Invalid API key." }, 401); return j({ organic_results: search(q.get("q")).map((r, i) => ({ position: i + 1, title: r.title, link: r.url, snippet: r.snippet })) }) }
    case "api.exa.ai": { if (!headers["x-api-key"]) return j({ error: { type: "unauthorized", code: "INVALID_API_KEY", message: "x-api-key header is invalid" }, requestId: "r1" }, 401); const b = J(); return j({ requestId: "r1", results: search(b.query, { limit: Math.min(b.numResults ?? 10, 20), include: b.includeDomains ?? [] }).map(r => ({ id: r.url, url: r.url, title: r.title, publishedDate: r.doc.news?.seen ?? null, author: null, score: r.score, text: r.doc.text.slice(0, b.contents?.text?.maxCharacters ?? 2000), highlights: [r.snippet] })), costDollars: { total: .005 } }) }
    case "www.wikidata.org": case "wikidata.org": {
      const E = w => ({ id: w.id, type: "item", labels: { en: { language: "en", value: w.label } }, descriptions: { en: { language: "en", value: w.description } }, aliases: {}, sitelinks: w.id === "Q90000002" ? { enwiki: { site: "enwiki", title: w.label } } : {}, claims: Object.fromEntries(Object.entries(w.claims).map(([p, v]) => [p, [].concat(v).map(x => ({ mainsnak: { snaktype: "value", property: p, datatype: /^Q\d/.test(x) ? "wikibase-item" : "external-id", datavalue: /^Q\d/.test(x) ? { value: { "entity-type": "item", "numeric-id": +x.slice(1), id: x }, type: "wikibase-entityid" } : p === "P570" ? { value: { time: x, precision: 11 }, type: "time" } : { value: x, type: "string" } }, type: "statement", rank: "normal" }))])) })
      const extra = [{ id: "Q5", label: "human", description: "person", claims: {} }, { id: "Q82594", label: "computer scientist", description: "profession", claims: {} }, { id: "Q1028181", label: "painter", description: "profession", claims: {} }, { id: "Q3918", label: "university", description: "institution", claims: {} }], every = [...D.wikidata, ...extra]
      if (path === "/w/api.php") { if (q.get("action") === "wbsearchentities") return j({ searchinfo: { search: q.get("search") }, search: D.wikidata.filter(w => sub(q.get("search") ?? "", w.label)).map(w => ({ id: w.id, title: w.id, concepturi: `http://www.wikidata.org/entity/${w.id}`, url: `//www.wikidata.org/wiki/${w.id}`, label: w.label, description: w.description, match: { type: "label", language: "en", text: w.label } })), success: 1 }); if (q.get("action") === "wbgetentities") return j({ entities: Object.fromEntries((q.get("ids") ?? "").split("|").flatMap(i => { const w = every.find(x => x.id === i); return w ? [[i, E(w)]] : [[i, { id: i, missing: "" }]] })), success: 1 }) }
      m = path.match(/^\/wiki\/Special:EntityData\/(Q\d+)(?:\.json)?$/); const w = m && every.find(x => x.id === m[1]); return w ? j({ entities: { [w.id]: E(w) } }) : nf()
    }
    case "en.wikipedia.org": {
      m = path.match(/^\/api\/rest_v1\/page\/summary\/(.+)$/); if (m) { const t = decodeURIComponent(m[1]).replace(/_/g, " "); const w = D.wikipedia.find(x => x.title === t); return w ? j({ type: "standard", title: w.title, description: w.description, extract: w.extract, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${encodeURIComponent(w.title.replace(/ /g, "_"))}` } } }) : nf({ type: "Internal error", title: "Not found.", status: 404 }) }
      if (path === "/w/api.php") return j({ batchcomplete: "", query: { search: D.wikipedia.filter(w => sub(q.get("srsearch") ?? "", w.title)).map(w => ({ ns: 0, title: w.title, snippet: w.extract })) } })
      return null
    }
    case "pub.orcid.org": {
      if (/^\/v3\.0\/expanded-search\/?$/.test(path)) { const s = q.get("q") ?? "", get = k => { const x = s.match(new RegExp(`${k}:(?:"([^"]+)"|\\(([^)]+)\\)|([^\\s)]+))`)); return x && (x[1] ?? x[2] ?? x[3]).replace(/\*/g, "") }; const g = get("given-names"), f = get("family-name"), a = get("affiliation-org-name"), em = get("email"), gf = get("given-and-family-names") ?? get("text"); const plain = !g && !f && !a && !em && !gf ? s.replace(/\b(AND|OR)\b/g, " ") : null; const it = em ? [] : D.orcid.filter(o => (!g || sub(g, o.given)) && (!f || sub(f, o.family)) && (!a || o.institutions.some(i => sub(a, i))) && (!gf || sub(gf, `${o.given} ${o.family}`)) && (!plain || sub(plain, `${o.given} ${o.family} ${o.institutions.join(" ")}`))); return j({ "expanded-result": it.length ? it.map(o => ({ "orcid-id": o.id, "given-names": o.given, "family-names": o.family, "credit-name": null, "other-name": [], email: [], "institution-name": o.institutions })) : null, "num-found": it.length }) }
      m = path.match(/^\/v3\.0\/([\dX-]{19})\/?(\w*)$/); const o = m && D.orcid.find(x => x.id === m[1]); if (!o) return nf({ "response-code": 404, "developer-message": "404 Not Found", "error-code": 9016 })
      const aff = (k, l) => ({ path: `/${o.id}/${k}s`, "affiliation-group": l.map(e => ({ summaries: [{ [`${k}-summary`]: { "department-name": null, "role-title": e.role, "start-date": e.start ? { year: { value: String(e.start) }, month: null, day: null } : null, "end-date": e.end ? { year: { value: String(e.end) }, month: null, day: null } : null, organization: { name: e.org, address: { city: e.city, region: null, country: e.country } }, visibility: "public" } }] })) })
      const person = { name: { "given-names": { value: o.given }, "family-name": { value: o.family }, "credit-name": null, path: o.id }, "other-names": { "other-name": [] }, biography: o.bio ? { content: o.bio, visibility: "public" } : null, "researcher-urls": { "researcher-url": [] }, emails: { email: [] }, addresses: { address: [{ country: { value: o.employments[0].country } }] }, keywords: { keyword: o.keywords.map(content => ({ content })) }, "external-identifiers": { "external-identifier": [] } }
      const works = { group: o.works.map((t, i) => ({ "work-summary": [{ "put-code": i + 1, title: { title: { value: t } }, type: "journal-article" }] })) }
      const r = { person, employments: aff("employment", o.employments), educations: aff("education", o.educations), works }
      return m[2] === "" || m[2] === "record" ? j({ "orcid-identifier": { path: o.id, uri: `https://orcid.org/${o.id}` }, person, "activities-summary": { employments: r.employments, educations: r.educations, works } }) : r[m[2]] ? j(r[m[2]]) : nf()
    }
    case "api.openalex.org": {
      const A = a => { const i = { id: `https://openalex.org/I${4200000000 + a.institution.length}`, display_name: a.institution, country_code: a.country, type: "education" }; return { id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.display_name, display_name_alternatives: [a.display_name], relevance_score: 1, works_count: a.works_count, cited_by_count: a.cited_by_count, affiliations: [{ institution: i, years: [2026, 2025, 2024] }], last_known_institutions: [i], topics: a.topics.map(t => ({ display_name: t, count: 5 })) } }
      if (path === "/authors") { const s = q.get("search") ?? (q.get("filter") ?? "").match(/display_name\.search:([^,]+)/)?.[1], oc = (q.get("filter") ?? "").match(/orcid:(?:https:\/\/orcid\.org\/)?([\dX-]+)/)?.[1]; const it = D.openalex.filter(a => oc ? a.orcid === oc : s && sub(s, a.display_name)); return j({ meta: { count: it.length, page: 1, per_page: 25 }, results: it.map(A) }) }
      m = path.match(/^\/authors\/(?:https:\/\/openalex\.org\/|https:\/\/orcid\.org\/|orcid:)?([A\dX-]+)$/); const a = m && D.openalex.find(x => x.id === m[1] || x.orcid === m[1]); if (a) return j(A(a))
      if (path === "/works") { const id = (q.get("filter") ?? "").match(/author\.id:(?:https:\/\/openalex\.org\/)?(A\d+)/)?.[1], au = D.openalex.find(x => x.id === id); const it = au ? D.crossref.filter(c => c.authors.some(([g, f]) => `${g} ${f}` === au.display_name)) : []; return j({ meta: { count: it.length }, results: it.map(c => ({ id: "https://openalex.org/W1", doi: `https://doi.org/${c.DOI}`, title: c.title, display_name: c.title, publication_year: c.year, cited_by_count: 10, authorships: c.authors.map(([g, f, i]) => ({ author: { display_name: `${g} ${f}` }, institutions: [{ display_name: i }] })) })) }) }
      return nf({ error: "Not found" })
    }
    case "api.crossref.org": { if (path !== "/works") return nf(); const s = q.get("query.author") ?? q.get("query.bibliographic") ?? q.get("query") ?? "", af = q.get("query.affiliation"); const it = D.crossref.filter(c => c.authors.some(([g, f, a]) => sub(s, `${g} ${f}`) && (!af || sub(af, a)))); return j({ status: "ok", "message-type": "work-list", message: { "total-results": it.length, items: it.map(c => ({ DOI: c.DOI, title: [c.title], author: c.authors.map(([given, family, n], i) => ({ given, family, sequence: i ? "additional" : "first", affiliation: [{ name: n }] })), "container-title": [c.container], type: "journal-article", issued: { "date-parts": [[c.year, 5]] }, published: { "date-parts": [[c.year, 5]] }, URL: `https://doi.org/${c.DOI}` })), "items-per-page": 20 } }, 200, { "x-rate-limit-limit": "50", "x-rate-limit-interval": "1s" }) }
    case "hn.algolia.com": {
      m = path.match(/^\/api\/v1\/users\/([^/]+)$/); if (m) { const h = D.hackerNews.find(x => x.username === m[1]); return h ? j({ username: h.username, about: h.about, karma: h.karma }) : nf({ status: 404, error: "Not Found" }) }
      if (/^\/api\/v1\/search(_by_date)?$/.test(path)) { const tags = q.get("tags") ?? "", au = tags.match(/author_([\w-]+)/)?.[1], tx = (q.get("query") ?? "").replace(/"/g, ""); const it = tags.includes("comment") && !tags.includes("story") ? [] : D.hackerNews.filter(h => au ? h.username === au : true).flatMap(h => h.stories.filter(s => !tx || sub(tx, `${s.title} ${s.url} ${h.username}`)).map(s => ({ ...s, author: h.username, comment_text: null, story_text: null, created_at: ISO(s.created_at_i), _tags: ["story", `author_${h.username}`, `story_${s.objectID}`] }))); return j({ hits: au || tx ? it : [], nbHits: it.length, page: 0, nbPages: 1, hitsPerPage: 20 }) }
      return nf()
    }
    case "api.stackexchange.com": {
      const it = s => ({ user_id: s.user_id, account_id: s.user_id + 1, display_name: s.display_name, location: s.location, website_url: s.website_url, about_me: s.about ? `<p>${esc(s.about)}</p>` : undefined, link: `https://stackoverflow.com/users/${s.user_id}/${fold(s.display_name).replace(/[^a-z]+/g, "-")}`, reputation: s.reputation, user_type: "registered" }), W = items => j({ items, has_more: false, quota_max: 300, quota_remaining: 287 }), so = (q.get("site") ?? "stackoverflow") === "stackoverflow"
      if (path === "/2.3/users") return W(so ? D.stackExchange.filter(s => fold(s.display_name).includes(fold(q.get("inname") ?? "~"))).map(it) : [])
      m = path.match(/^\/2\.3\/users\/(\d+)(?:\/([\w-]+))?$/); const s = m && D.stackExchange.find(x => x.user_id === +m[1]); if (!m) return nf({ error_id: 404, error_name: "no_method" }); if (!s || !so) return W([]); return W(!m[2] ? [it(s)] : /tags$/.test(m[2]) ? (s.tags ?? []).map(t => ({ tag_name: t, name: t, count: 40, answer_count: 40, answer_score: 120, question_count: 1, question_score: 2, user_id: s.user_id })) : [])
    }
    case "public.api.bsky.app": case "api.bsky.app": {
      const who = a => D.bluesky.find(b => b.handle === a?.replace(/^@/, "") || b.did === a), V = b => ({ did: b.did, handle: b.handle, displayName: b.displayName, description: b.description, website: b.website, avatar: `https://cdn.bsky.app/img/avatar/${b.did}` })
      if (path === "/xrpc/app.bsky.actor.getProfile") { const b = who(q.get("actor")); return b ? j({ ...V(b), followersCount: b.followersCount, followsCount: 200, postsCount: b.posts.length, indexedAt: "2026-11-01T00:00:00Z" }) : j({ error: "InvalidRequest", message: "Profile not found" }, 400) }
      if (path === "/xrpc/app.bsky.feed.getAuthorFeed") { const b = who(q.get("actor")); return b ? j({ feed: b.posts.map((p, i) => ({ post: { uri: `at://${b.did}/app.bsky.feed.post/3k${i}`, cid: `bafy${i}`, author: V(b), record: { $type: "app.bsky.feed.post", text: p.text, createdAt: p.createdAt, langs: ["en"] }, likeCount: p.likeCount, replyCount: 2, repostCount: 3, indexedAt: p.createdAt } })) }) : j({ error: "InvalidRequest", message: "Profile not found" }, 400) }
      if (path === "/xrpc/app.bsky.actor.searchActors") { const s = q.get("q") ?? q.get("term") ?? ""; return j({ actors: D.bluesky.filter(b => sub(s, `${b.displayName} ${b.handle} ${b.description}`)).map(V) }) }
      if (path === "/xrpc/com.atproto.identity.resolveHandle") { const b = who(q.get("handle")); return b ? j({ did: b.did }) : j({ error: "InvalidRequest", message: "Unable to resolve handle" }, 400) }
      return path.endsWith("searchPosts") ? j({ error: "Forbidden" }, 403) : j({ error: "MethodNotImplemented" }, 501)
    }
    case "api.gdeltproject.org": { const s = (q.get("query") ?? "").replace(/\b(sourcelang|sourcecountry|domain|domainis|theme):\S+/g, ""); const ph = [...s.matchAll(/"([^"]+)"/g)].map(x => toks(x[1]).join(" ")); const it = index.filter(d => d.news && (ph.length ? ph.every(p => d.flat.includes(` ${p} `)) : toks(s).every(w => d.tf.has(w)))).slice(0, +(q.get("maxrecords") ?? 75)); return j(it.length ? { articles: it.map(d => ({ url: d.url, url_mobile: "", title: d.title, seendate: d.news.seen.replace(/-/g, "") + "T080000Z", socialimage: "", domain: d.host, language: d.news.language, sourcecountry: d.news.country })) } : {}) }
    case "www.sec.gov": return path === "/files/company_tickers.json" ? j({ 0: { cik_str: 9990001, ticker: "ZZTX", title: "Zeta Textiles Inc." } }) : nf()
    case "data.sec.gov": return path === "/submissions/CIK0009990001.json" ? j({ cik: "9990001", name: "Zeta Textiles Inc.", tickers: ["ZZTX"], sicDescription: "Textile mill products", addresses: { business: { city: "Raleigh", stateOrCountry: "NC" } }, filings: { recent: { form: [], filingDate: [] } } }) : nf()
    case "itunes.apple.com": { const s = q.get("term") ?? ""; const it = D.podcasts.filter(p => { const n = new Set(toks(`${p.artistName} ${p.collectionName}`)); const t = toks(s); return t.length && t.every(x => n.has(x)) }); return j({ resultCount: it.length, results: it.map(p => ({ wrapperType: "track", kind: "podcast", collectionId: p.collectionId, artistName: p.artistName, collectionName: p.collectionName, trackName: p.collectionName, feedUrl: p.feedUrl, collectionViewUrl: `https://podcasts.apple.com/podcast/id${p.collectionId}`, releaseDate: "2026-11-10T06:00:00Z", trackCount: 20, primaryGenreName: "Technology", genres: ["Technology", "Podcasts"] })) }) }
    case "gitlab.com": if (path === "/api/v4/users") { const s = q.get("search"); return j(D.gitlab.filter(g => q.get("username") ? g.username.toLowerCase() === q.get("username").toLowerCase() : s && (sub(s, g.name) || s === g.public_email)).map(g => ({ id: g.id, username: g.username, name: g.name, state: "active", web_url: `https://gitlab.com/${g.username}` , public_email: g.public_email, bio: g.bio, location: g.location, organization: g.organization, website_url: g.website_url }))) }
      m = path.match(/^\/api\/v4\/users\/(\d+)(\/projects)?$/); if (m) { const g = D.gitlab.find(x => x.id === +m[1]); return g ? j(m[2] ? [] : { ...g, web_url: `https://gitlab.com/${g.username}` }) : nf({ message: "404 User Not Found" }) } return null
    case "www.youtube.com": case "youtube.com": return { status: 404, h: { "content-type": "text/html" }, b: "<title>404</title>" }
    case "rdap.org": { m = path.match(/^\/domain\/(.+)$/); const d = m && m[1].toLowerCase(); const r = D.rdap.find(x => x.domain === d); return r || hosts.has(d) ? j({ objectClassName: "domain", ldhName: d, status: ["active"], events: [{ eventAction: "registration", eventDate: r?.registered ?? "2017-05-05T00:00:00Z" }], entities: [{ objectClassName: "entity", roles: ["registrant"], vcardArray: ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", "REDACTED FOR PRIVACY"]]] }] }, 200, { "content-type": "application/rdap+json" }) : nf({ errorCode: 404, title: "Not found" }) }
    case "web.archive.org": case "archive.org": {
      if (path === "/cdx/search/cdx") { const u = q.get("url") ?? ""; const k = x => norm(/^https?:/.test(x) ? x : "https://" + x); const it = D.archive.filter(a => u.endsWith("*") || q.get("matchType") === "prefix" || q.get("matchType") === "domain" ? k(a.url).startsWith(k(u.replace(/\*$/, ""))) : k(a.url) === k(u)); const rows = it.map(a => [k(a.url), a.timestamp, a.url, "text/html", "200", sha(a.body).slice(0, 32).toUpperCase(), String(a.body.length)]); return q.get("output") === "json" ? j(rows.length ? [["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"], ...rows] : []) : { status: 200, h: { "content-type": "text/plain" }, b: rows.map(r => r.join(" ")).join("\n") } }
      if (path === "/wayback/available") { const a = D.archive.find(a => norm(a.url) === norm(q.get("url") ?? "")); return j({ url: q.get("url"), archived_snapshots: a ? { closest: { status: "200", available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp } } : {} }) }
      m = path.match(/^\/web\/(\d+)[a-z_]*\/(.+)$/); const a = m && D.archive.find(a => norm(a.url) === norm(m[2])); return a ? { status: 200, h: { "content-type": "text/html" }, b: a.body } : nf()
    }
    case "api.peopledatalabs.com": case "api.hunter.io": case "api.apollo.io": case "linkdapi.com": case "api.x.com": return j({ error: "unauthorized" }, 401)
    case "www.linkedin.com": case "linkedin.com": return { status: 999, h: { "content-type": "text/html" }, b: "" }
    case "x.com": case "twitter.com": return { status: 403, h: { "content-type": "text/html" }, b: "" }
  }
  // Mastodon instances
  const inst = D.mastodon.filter(x => x.host === host)
  if (inst.length) {
    const acct = x => ({ id: String(1000 + D.mastodon.indexOf(x)), username: x.user, acct: x.user, display_name: x.display_name, note: x.note, url: `https://${host}/@${x.user}`, fields: x.fields, followers_count: 800, following_count: 210, statuses_count: x.statuses.length, created_at: "2022-11-05T00:00:00.000Z", bot: false, locked: false, discoverable: true })
    if (path === "/.well-known/webfinger") { const x = inst.find(x => q.get("resource") === `acct:${x.user}@${host}`); return x ? j({ subject: `acct:${x.user}@${host}`, aliases: [`https://${host}/@${x.user}`], links: [{ rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: `https://${host}/@${x.user}` }, { rel: "self", type: "application/activity+json", href: `https://${host}/users/${x.user}` }] }, 200, { "content-type": "application/jrd+json" }) : nf() }
    if (path === "/api/v1/accounts/lookup") { const x = inst.find(x => [x.user, `${x.user}@${host}`].includes((q.get("acct") ?? "").replace(/^@/, ""))); return x ? j(acct(x)) : nf({ error: "Record not found" }) }
    if (path === "/api/v2/search") return j({ accounts: inst.filter(x => sub(q.get("q") ?? "", `${x.display_name} ${x.user}`)).map(acct), statuses: [], hashtags: [] })
    m = path.match(/^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/); if (m) { const x = inst.find(x => String(1000 + D.mastodon.indexOf(x)) === m[1]); return x ? j(m[2] ? x.statuses.map((s, i) => ({ id: String(i + 1), created_at: `2026-11-${20 - i}T10:00:00.000Z`, content: `<p>${esc(s)}</p>`, reblog: null, url: `https://${host}/@${x.user}/${i + 1}`, favourites_count: 9, language: "en" })) : acct(x)) : nf({ error: "Record not found" }) }
  }
  return null
}
const safeHost = u => { try { return new URL(u).hostname.replace(/^www\./, "") } catch { return "" } }
const soUser = (host, path) => host === "stackoverflow.com" && path.match(/^\/users\/(\d+)/)?.[1]
const answer = (req, body) => {
  const m = req.url.match(/^\/(https?)\/([^/?]+)([^?]*)(\?.*)?$/)
  if (!m) return { status: 404, h: {}, b: "no such route" }
  const host = m[2].toLowerCase().replace(/:\d+$/, ""), path = m[3] || "/", q = new URLSearchParams((m[4] ?? "").slice(1))
  const a = api(host, path, q, req.method, body, req.headers); if (a) return a
  const bare = host.replace(/^www\./, "")
  if (path === "/robots.txt" && D.robots[bare]) return { status: 200, h: { "content-type": "text/plain" }, b: D.robots[bare] }
  let url = `${m[1]}://${host}${path}${m[4] ?? ""}`; const p = byUrl.get(norm(url)) ?? byUrl.get(norm(`${m[1]}://${host}${path}`)) ?? (soUser(host, path) ? pages.find(x => x.url.startsWith(`https://stackoverflow.com/users/${soUser(host, path)}/`)) : undefined)
  if (p && req.method !== "POST") return { status: 200, h: { "content-type": p.content_type ?? "text/html; charset=utf-8" }, b: p.body }
  if (hosts.has(bare)) return { status: 404, h: { "content-type": "text/html; charset=utf-8" }, b: "<!DOCTYPE html><title>Page not found</title><h1>Page not found</h1>" }
  return { status: 502, h: { "content-type": "text/plain" }, b: "no such host" }
}
const port = +process.argv[2]
if (port) http.createServer((req, res) => { const c = []; req.on("data", d => c.push(d)).on("end", () => { let r; try { r = answer(req, Buffer.concat(c).toString()) } catch (e) { r = { status: 500, h: {}, b: String(e.stack) } } res.writeHead(r.status, r.h); res.end(req.method === "HEAD" ? undefined : r.b) }) }).listen(port, "127.0.0.1")
