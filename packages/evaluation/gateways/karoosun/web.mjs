// Pages, the profile pages of the services, and the search engine over all of them.
import o1 from "./o1.mjs"; import o2 from "./o2.mjs"; import o3 from "./o3.mjs"; import o4 from "./o4.mjs"; import o5 from "./o5.mjs"
import { esc } from "./lib.mjs"
const parts = [o1, o2, o3, o4, o5]
export const data = { robots: Object.assign({}, ...parts.map(p => p.robots)) }
for (const k of Object.keys(o1)) if (Array.isArray(o1[k])) data[k] = parts.flatMap(p => p[k])
const doc = (title, body) => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`
const profile = (url, title, body) => data.pages.push({ url, body: doc(title, body), service: true })
for (const g of data.github) {
  profile(`https://github.com/${g.login}`, `${g.login} (${esc(g.name)}) · GitHub`, `<main><h1 class="vcard-names"><span class="p-name vcard-fullname" itemprop="name">${esc(g.name)}</span> <span class="p-nickname">${g.login}</span></h1><div class="p-note user-profile-bio">${esc(g.bio ?? "")}</div><ul class="vcard-details"><li itemprop="worksFor">${esc(g.company ?? "")}</li><li itemprop="homeLocation">${esc(g.location ?? "")}</li>${g.blog ? `<li itemprop="url"><a rel="nofollow me" href="${g.blog}">${g.blog.replace("https://", "")}</a></li>` : ""}${g.twitter ? `<li><a href="https://x.com/${g.twitter}">@${g.twitter}</a></li>` : ""}</ul><h2>Popular repositories</h2><ol>${g.repos.map(r => `<li><a href="https://github.com/${g.login}/${r.name}">${r.name}</a> <p>${esc(r.description)}</p> <span>${r.language}</span> ${r.stars}</li>`).join("")}</ol></main>`)
  for (const r of g.repos) profile(`https://github.com/${g.login}/${r.name}`, `GitHub - ${g.login}/${r.name}: ${esc(r.description)}`, `<h1>${g.login}/${r.name}</h1><p>${esc(r.description)}</p><p>${r.language}</p>`)
}
for (const g of data.gitlab) profile(`https://gitlab.com/${g.username}`, `${esc(g.name)} · GitLab`, `<h1>${esc(g.name)}</h1><p>@${g.username}</p><p>${esc(g.bio)}</p><p>${esc(g.location)}</p><a rel="me" href="${g.website_url}">${g.website_url}</a>`)
for (const o of data.orcid) profile(`https://orcid.org/${o.id}`, `${esc(o.given)} ${esc(o.family)} (${o.id}) - ORCID`, `<h1>${esc(o.credit ?? `${o.given} ${o.family}`)}</h1><p>${esc(o.bio ?? "")}</p><h2>Keywords</h2><p>${(o.keywords ?? []).map(esc).join(", ")}</p><h2>Employment</h2>${o.employments.map(e => `<p>${esc(e.org)}: ${e.city}, ${e.country}. ${e.start} to present | ${esc(e.role)} (${esc(e.dept)})</p>`).join("")}<h2>Education</h2>${o.educations.map(e => `<p>${esc(e.org)}: ${e.city}, ${e.country}. ${e.start ?? ""} to ${e.end} | ${esc(e.role)}</p>`).join("")}${(o.urls ?? []).map(u => `<p><a href="${u.url}">${u.name}</a></p>`).join("")}`)
for (const w of data.wikipedia) profile(`https://en.wikipedia.org/wiki/${w.title.replace(/ /g, "_")}`, `${esc(w.title)} - Wikipedia`, `<h1 id="firstHeading">${esc(w.title)}</h1><div id="mw-content-text"><p>${esc(w.extract)}</p></div>`)
for (const s of data.stack) profile(s.link, `User ${esc(s.display_name)} - ${s.site === "stackoverflow" ? "Stack Overflow" : "Pets Stack Exchange"}`, `<h1>${esc(s.display_name)}</h1><p>${esc(s.location)}</p><a rel="me" href="${s.website_url}">${s.website_url}</a><p>${s.reputation} reputation</p><p>${esc(s.about)}</p>`)
for (const h of data.hn) profile(`https://news.ycombinator.com/user?id=${h.username}`, `Profile: ${h.username} | Hacker News`, `<table><tr><td>user:</td><td>${h.username}</td></tr><tr><td>karma:</td><td>${h.karma}</td></tr><tr><td>about:</td><td>${esc(h.about)}</td></tr></table>`)
for (const b of data.bluesky) profile(`https://bsky.app/profile/${b.handle}`, `${esc(b.displayName)} (@${b.handle}) — Bluesky`, `<h1>${esc(b.displayName)}</h1><p>${esc(b.description)}</p>${b.posts.map(p => `<p>${esc(p.text)}</p>`).join("")}`)
for (const m of data.mastodon) profile(`https://${m.host}/@${m.user}`, `${esc(m.display_name)} (@${m.user}@${m.host})`, `<div class="h-card"><h1 class="p-name">${esc(m.display_name)}</h1><div class="p-note">${m.note}</div><dl>${m.fields.map(f => `<dt>${f.name}</dt><dd>${f.value}</dd>`).join("")}</dl></div>${m.statuses.map(s => `<div class="status"><p>${esc(s)}</p></div>`).join("")}`)

export const fold = s => s.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’‘`]/g, "'").replace(/đ/g, "d").replace(/ł/g, "l")
const ENT = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", middot: "·", mdash: "—", copy: "©" }
export const decode = s => s.replace(/&#(\d+);/g, (_, n) => String.fromCodePoint(+n)).replace(/&(\w+);/g, (a, n) => ENT[n] ?? a)
export const textOf = html => decode(html.replace(/<head[\s\S]*?<\/head>/i, " ").replace(/<!--[\s\S]*?-->/g, " ").replace(/<(script|style|noscript|nav)\b[\s\S]*?<\/\1>/gi, " ").replace(/<(br|p|div|li|h\d|tr|td|th|dt|dd|section|article)\b[^>]*>/gi, "\n").replace(/<[^>]+>/g, " ")).replace(/[ \t]+/g, " ").replace(/\s*\n\s*/g, "\n").trim()
export const titleOf = html => { const m = /<title[^>]*>([\s\S]*?)<\/title>/i.exec(html); return m ? decode(m[1]).trim() : "" }
const words = s => fold(s).match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []
const norm = s => " " + words(s).join(" ") + " "

const canon = u => { const x = new URL(u); return x.hostname.replace(/^www\./, "") + decodeURIComponent(x.pathname).replace(/\/+$/, "") + x.search }
const byUrl = new Map(data.pages.map(p => [canon(p.url), p]))
const hosts = new Set(data.pages.map(p => new URL(p.url).hostname.replace(/^www\./, "")))
const SITEMAPS = ["harrowpell.example", "jacarandavets.example", "pandanhouse.example", "adunnistores.example", "hearthandharbour.example"]
export const Q = {
  known: h => hosts.has(h.replace(/^www\./, "")),
  page: u => { try { return byUrl.get(canon(u)) ?? byUrl.get(canon(u.split(/[?#]/)[0])) } catch { return undefined } },
  sitemap: h => { const b = h.replace(/^www\./, ""); if (!SITEMAPS.includes(b)) return undefined; return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${data.pages.filter(p => new URL(p.url).hostname.replace(/^www\./, "") === b).map(p => `<url><loc>${p.url}</loc></url>`).join("")}</urlset>` }
}
const docs = [
  ...data.pages.filter(p => !(p.content_type ?? "").includes("rss")).map(p => ({ url: p.url, title: titleOf(p.body) || p.url, text: textOf(p.body), news: p.news, readable: !p.dead })),
  ...data.listings.map(l => ({ url: l.url, title: l.title, text: l.snippet, readable: false, listing: true }))
].map(d => { const w = words(`${d.title} ${d.title} ${d.text} ${d.url}`); const tf = new Map(); for (const x of w) tf.set(x, (tf.get(x) ?? 0) + 1); const u = new URL(d.url); return { ...d, host: u.hostname.replace(/^www\./, ""), path: u.pathname, tf, len: w.length, norm: norm(`${d.title} ${d.text}`) } })
const avg = docs.reduce((a, d) => a + d.len, 0) / docs.length, df = new Map()
for (const d of docs) for (const t of d.tf.keys()) df.set(t, (df.get(t) ?? 0) + 1)
const STOP = new Set("the a an of and or in at on for to is by with from".split(" "))
const onSite = (d, s) => { const [h, ...p] = s.replace(/^https?:\/\//, "").replace(/^www\./, "").split("/"); return (d.host === h || d.host.endsWith("." + h)) && (p.length === 0 || d.path.startsWith("/" + p.join("/"))) }
export const search = (query, { limit = 10, include = [], exclude = [], news = false } = {}) => {
  const sites = [], not = [], phrases = []
  let rest = query.replace(/(^|\s)(-?)(?:site):(\S+)/gi, (_, a, m, s) => { (m ? not : sites).push(s.replace(/[)"]+$/, "")); return " " }).replace(/\b(intitle|inurl|filetype|after|before|lang):/gi, " ").replace(/(^|\s)-"[^"]*"/g, " ").replace(/(^|\s)-[\p{L}]+/gu, " ")
  const alternatives = / OR | \| /.test(query)
  rest = rest.replace(/[“”]/g, '"').replace(/"([^"]+)"/g, (_, p) => { phrases.push(norm(p)); return " " + p + " " }).replace(/[()]| OR | AND /g, " ")
  const terms = [...new Set(words(rest))].filter(t => !STOP.has(t))
  let pool = docs.filter(d => (!sites.length || sites.some(s => onSite(d, s))) && !not.some(s => onSite(d, s)) && (!include.length || include.some(s => onSite(d, s))) && !exclude.some(s => onSite(d, s)) && (!news || d.news))
  const score = d => { let s = 0; for (const t of terms) { const f = d.tf.get(t); if (f) s += Math.log(1 + (docs.length - df.get(t) + .5) / (df.get(t) + .5)) * f * 2.2 / (f + 1.2 * (.25 + .75 * d.len / avg)) } for (const p of phrases) if (d.norm.includes(p)) s += 6; return s }
  const need = p => pool.filter(d => alternatives ? phrases.some(x => d.norm.includes(x)) : p.every(x => d.norm.includes(x)))
  let strict = phrases.length ? need(phrases) : pool
  // as engines do: when no page has all the quoted words, those with some of them
  if (strict.length === 0 && phrases.length > 1) strict = pool.filter(d => phrases.some(x => d.norm.includes(x)))
  if (strict.length === 0) strict = pool
  let hits = strict.map(d => ({ d, s: score(d) })).filter(h => h.s > 0 || terms.length === 0)
  const min = hits.reduce((m, h) => Math.max(m, h.s), 0) * .15
  hits = hits.filter(h => h.s >= min).sort((a, b) => b.s - a.s).slice(0, limit)
  const top = hits[0]?.s || 1
  return hits.map(({ d, s }) => ({ url: d.url, title: d.title, snippet: d.listing ? d.text : snippet(d.text, terms), score: Math.round(Math.min(.99, .35 + .64 * s / (top + 4)) * 1000) / 1000, news: d.news, text: d.listing || !d.readable ? undefined : d.text }))
}
const snippet = (text, terms) => {
  const t = text.replace(/\s+/g, " "), f = fold(t)
  if (t.length <= 240) return t
  let best = 0, at = 0
  for (let i = 0; i < t.length; i += 30) { const w = f.slice(i, i + 240); const n = terms.filter(x => w.includes(x)).length; if (n > best) { best = n; at = i } }
  let a = at ? t.indexOf(" ", at) + 1 : 0, b = t.lastIndexOf(" ", a + 240)
  if (b <= a) b = a + 240
  return (a ? "… " : "") + t.slice(a, b) + (b < t.length ? " …" : "")
}
export const hidden = h => /(^|\.)(linkedin\.com|x\.com|twitter\.com)$/.test(h)
