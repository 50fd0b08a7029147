import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import * as A from './accounts.mjs'
import './houses-a.mjs'
import './houses-b.mjs'
import { archive, listings, robots } from './web.mjs'
import { esc, pages, raw, redirects, site } from './lib.mjs'

// pages made from accounts
for (const pod of A.podcasts) {
  raw(pod.feed, `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${esc(pod.title)}</title><link>${pod.site}</link><description>${esc(pod.description)}</description><itunes:author>${esc(pod.artist)}</itunes:author>${pod.episodes.map(e => `<item><title>${esc(e.title)}</title><description>${esc(e.description)}</description><link>${e.url}</link><guid>${e.url}</guid><pubDate>${new Date(e.at).toUTCString()}</pubDate></item>`).join('')}</channel></rss>`, { type: 'application/rss+xml; charset=utf-8' })
}
{
  const p = site({ host: 'thefloat.example', name: 'The Float', nav: [['/88', 'Latest']] })
  p('/', 'The Float: Canadian fintech, unhurried', '<p>A podcast from Northern Money Media.</p>', { head: '<link rel="alternate" type="application/rss+xml" href="/feed.xml">\n' })
  p('/88', 'Priya Raghunathan: three days for your own money | The Float', '<h1>88. Priya Raghunathan: three days for your own money</h1><p>2 December 2025. Priya Raghunathan, co-founder and CEO of Tamarack Pay, on real-time rails and open banking.</p>')
}
const human = (url, title, text) => pages.push({ url, title, body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${esc(title)}</title></head><body>${text}</body></html>` })
for (const g of A.github) human(`https://github.com/${g.login}`, `${g.login} (${g.name}) · GitHub`, `<h1>${esc(g.name)} <span>${g.login}</span></h1><div>${esc(g.bio ?? '')}</div><ul><li>${esc(g.company ?? '')}</li><li>${esc(g.location ?? '')}</li></ul>${g.repositories.map(r => `<h3>${r.name}</h3><p>${esc(r.description ?? '')} ${r.language} ★${r.stars}</p>`).join('')}`)
for (const m of A.mastodon) human(`https://${m.domain}/@${m.user}`, `${m.name} (@${m.user}@${m.domain})`, `<h1>${esc(m.name)}</h1>${m.note}${m.posts.map(p => p.text).join('')}`)
for (const w of A.wikipedia) human(`https://en.wikipedia.org/wiki/${w.title.replace(/ /g, '_')}`, `${w.title} - Wikipedia`, `<h1>${esc(w.title)}</h1><p>${esc(w.extract)}</p>`)
for (const o of A.orcid) human(`https://orcid.org/${o.id}`, `${o.given} ${o.family} (${o.id}) - ORCID`, '<div id="app"></div><noscript>ORCID needs JavaScript.</noscript>')

for (const host of new Set(pages.map(p => new URL(p.url).host).filter(h => h.endsWith('.example')))) {
  const own = pages.filter(p => new URL(p.url).host === host && p.title)
  if (!own.some(p => new URL(p.url).pathname === '/') && host !== 'www.theriaultpenhale.example') human(`https://${host}/`, host, `<h1>${host}</h1><ul>${own.map(p => `<li><a href="${new URL(p.url).pathname}">${p.title}</a></li>`).join('')}</ul>`)
}
raw('https://www.okaforlindqvist.example/sitemap.xml', `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.filter(p => p.url.startsWith('https://www.okaforlindqvist.example/')).map(p => `<url><loc>${p.url}</loc></url>`).join('')}</urlset>`, { type: 'application/xml' })
const byUrl = new Map(pages.map(p => [p.url, p]))
for (const [url, body] of Object.entries(robots)) byUrl.set(`https://${url}/robots.txt`, { url, body, type: 'text/plain' })
const hosts = new Set([...byUrl.keys(), ...Object.keys(redirects)].map(u => new URL(u).host))
const text = html => html.replace(/<head>[\s\S]*?<\/head>/, ' ').replace(/<script[\s\S]*?<\/script>/g, ' ').replace(/<(header|footer)>[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&amp;/g, '&').replace(/\s+/g, ' ').trim()
const fold = s => s.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase()
const words = s => fold(s).match(/[a-z0-9]+/g) ?? []

// ── the search engine ──
const index = [...pages.filter(p => !/xml/.test(p.type ?? '') && p.title && !/orcid\.org/.test(p.url)).map(p => ({ url: p.url, title: p.title.replace(/<[^>]+>/g, m => m), content: text(p.body), news: p.news })), ...listings.map(l => ({ url: l.url, title: l.title, content: l.snippet }))]
const STOP = new Set('the a an and or of in at on for to is by with from site who'.split(' '))
const df = new Map()
for (const d of index) {
  d.t = words(d.title); d.u = words(d.url); d.c = words(d.content)
  d.all = new Map()
  for (const w of d.c) d.all.set(w, (d.all.get(w) ?? 0) + 1)
  for (const w of d.t) d.all.set(w, (d.all.get(w) ?? 0) + 3)
  for (const w of d.u) d.all.set(w, (d.all.get(w) ?? 0) + 2)
  for (const w of d.all.keys()) df.set(w, (df.get(w) ?? 0) + 1)
}
const snippet = (content, qs) => {
  const low = fold(content)
  let at = -1
  for (const q of qs) { const i = low.indexOf(q); if (i >= 0 && (at < 0 || i < at)) at = i }
  let from = Math.max(0, (at < 0 ? 0 : at) - 60)
  if (from) from = content.indexOf(' ', from) + 1
  return (from ? '…' : '') + content.slice(from, from + 300) + (content.length > from + 300 ? '…' : '')
}
const search = (query, { max = 5, include = [], exclude = [], news = false } = {}) => {
  const sites = [...include, ...[...query.matchAll(/(?<!-)site:(\S+)/g)].map(m => m[1])].map(s => s.replace(/^https?:\/\//, '').replace(/^www\./, ''))
  const nots = [...exclude, ...[...query.matchAll(/-site:(\S+)/g)].map(m => m[1])].map(s => s.replace(/^www\./, ''))
  const bare = query.replace(/-?site:\S+/g, ' ')
  const phrases = [...bare.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(' '))
  const qs = [...new Set(words(bare).filter(w => !STOP.has(w)))]
  const on = (url, s) => { const u = new URL(url); const [h, ...p] = s.split('/'); return (u.host === h || u.host.endsWith('.' + h)) && (!p.length || u.pathname.startsWith('/' + p.join('/'))) }
  return index.filter(d => (!news || d.news) && (!sites.length || sites.some(s => on(d.url, s))) && !nots.some(s => on(d.url, s)))
    .map(d => {
      let s = 0
      for (const w of qs) { const n = d.all.get(w); if (n) s += Math.log(1 + index.length / df.get(w)) * (n * 2.2 / (n + 1.2 * (0.4 + 0.6 * d.c.length / 60))) }
      const whole = ` ${d.t.join(' ')} ${d.c.join(' ')} `
      for (const ph of phrases) s *= whole.includes(` ${ph} `) ? 2 : 0.4
      return { d, s }
    }).filter(x => x.s > 2).sort((a, b) => b.s - a.s).slice(0, max)
    .map(({ d, s }) => ({ url: d.url, title: d.title, content: snippet(d.content, qs), score: Math.min(0.99, s / 30), news: d.news, full: d.content }))
}

// ── answers ──
const json = (b, status = 200, headers = {}) => ({ status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body: JSON.stringify(b) })
const has = (v, d = null) => v ?? d
const sha = s => createHash('sha256').update(s).digest('hex')
const like = (a, b) => { const x = words(a); return words(b).length > 0 && words(b).every(w => x.includes(w)) }
const ghUser = g => ({ login: g.login, id: g.id, node_id: 'U_' + g.id, avatar_url: `https://avatars.githubusercontent.com/u/${g.id}?v=4`, url: `https://api.github.com/users/${g.login}`, html_url: `https://github.com/${g.login}`, type: 'User', site_admin: false })
const ghRepo = (g, r) => ({ id: g.id * 10 + g.repositories.indexOf(r), name: r.name, full_name: `${g.login}/${r.name}`, owner: ghUser(g), html_url: `https://github.com/${g.login}/${r.name}`, description: r.description, fork: r.fork, url: `https://api.github.com/repos/${g.login}/${r.name}`, pushed_at: r.pushed_at, updated_at: r.pushed_at, created_at: '2021-01-01T00:00:00Z', homepage: null, stargazers_count: r.stars, watchers_count: r.stars, forks_count: Math.floor(r.stars / 12), language: r.language, topics: r.topics, archived: false, license: { key: 'mit', spdx_id: 'MIT' } })
const ghHead = { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '55', 'x-ratelimit-reset': '1780308000' }
const ghMatch = (q, g) => {
  const email = q.match(/[^\s:"]+@[^\s"]+/)?.[0]
  if (email) return g.email?.toLowerCase() === email.toLowerCase()
  const loc = q.match(/location:"?([^"]+?)"?(?=\s\w+:|$)/)?.[1]
  const plain = q.replace(/(\w+):("[^"]*"|\S+)/g, (m, k, v) => ['fullname', 'user'].includes(k) ? v.replace(/"/g, '') : ' ').replace(/"/g, '')
  return (plain.trim() ? like(`${g.name ?? ''} ${g.login}`, plain) : true) && (!loc || like(g.location ?? '', loc)) && (plain.trim() || loc)
}
const services = {
  'api.gravatar.com': (u) => {
    const h = u.pathname.match(/^\/v3\/profiles\/([^/]+)$/)?.[1]
    const g = A.gravatar.find(g => sha(g.email) === h || g.slug === h)
    return g ? json({ hash: sha(g.email), display_name: g.display_name, profile_url: `https://gravatar.com/${g.slug}`, avatar_url: `https://0.gravatar.com/avatar/${sha(g.email)}`, avatar_alt_text: '', location: has(g.location, ''), description: has(g.description, ''), job_title: has(g.job_title, ''), company: has(g.company, ''), verified_accounts: (g.accounts ?? []).map(a => ({ service_type: a.type, service_label: a.label, service_icon: `https://gravatar.com/icons/${a.type}.svg`, url: a.url, is_hidden: false })), pronunciation: '', pronouns: has(g.pronouns, ''), section_visibility: {} }, 200, { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '98' }) : json({ error: 'Profile not found', code: 'not_found' }, 404)
  },
  'api.github.com': (u) => {
    const q = u.searchParams.get('q') ?? ''
    if (u.pathname === '/search/users') { const items = A.github.filter(g => ghMatch(q, g)).map(g => ({ ...ghUser(g), score: 1 })); return json({ total_count: items.length, incomplete_results: false, items }, 200, ghHead) }
    if (u.pathname === '/search/commits') {
      const email = q.match(/author-email:"?([^\s"]+)/)?.[1]?.toLowerCase()
      const items = A.github.filter(g => email ? g.commit_email === email : like(g.name ?? '', q.replace(/author-name:/, ''))).filter(g => g.repositories.length).map(g => ({ url: `https://api.github.com/repos/${g.login}/${g.repositories[0].name}/commits/${sha(g.login).slice(0, 40)}`, sha: sha(g.login).slice(0, 40), html_url: `https://github.com/${g.login}/${g.repositories[0].name}/commit/${sha(g.login).slice(0, 40)}`, commit: { author: { name: g.name, email: g.commit_email, date: g.repositories[0].pushed_at }, committer: { name: g.name, email: g.commit_email, date: g.repositories[0].pushed_at }, message: 'Update changelog' }, author: ghUser(g), committer: ghUser(g), repository: ghRepo(g, g.repositories[0]), score: 1 }))
      return json({ total_count: items.length, incomplete_results: false, items }, 200, ghHead)
    }
    const m = u.pathname.match(/^\/users\/([^/]+)(\/repos|\/social_accounts|\/orgs|\/events\/public)?$/)
    const g = m && A.github.find(g => g.login.toLowerCase() === m[1].toLowerCase())
    if (!g) return json({ message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' }, 404, ghHead)
    if (m[2] === '/repos') return json([...g.repositories].sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)).map(r => ghRepo(g, r)), 200, ghHead)
    if (m[2] === '/social_accounts') return json(g.accounts ?? [], 200, ghHead)
    if (m[2]) return json([], 200, ghHead)
    return json({ ...ghUser(g), name: has(g.name), company: has(g.company), blog: has(g.blog, ''), location: has(g.location), email: has(g.email), hireable: null, bio: has(g.bio), twitter_username: has(g.twitter_username), public_repos: g.repositories.length, public_gists: 0, followers: 120, following: 31, created_at: '2014-05-05T10:00:00Z', updated_at: '2026-05-05T10:00:00Z' }, 200, ghHead)
  },
  'gitlab.com': (u) => {
    if (u.pathname === '/api/v4/users') {
      if (u.searchParams.get('search')) return json({ message: '403 Forbidden' }, 403)
      return json(A.gitlab.filter(g => g.username === u.searchParams.get('username')).map(g => ({ id: g.id, username: g.username, name: g.name, state: 'active', locked: false, avatar_url: null, web_url: `https://gitlab.com/${g.username}` })))
    }
    const m = u.pathname.match(/^\/api\/v4\/users\/([^/]+)(\/projects)?$/)
    const g = m && A.gitlab.find(g => String(g.id) === m[1] || g.username === m[1])
    if (m && !g) return json({ message: '404 User Not Found' }, 404)
    if (m?.[2]) return json(g.projects.map((p, i) => ({ id: g.id + i, name: p.name, path_with_namespace: `${g.username}/${p.name}`, description: p.description, web_url: `https://gitlab.com/${g.username}/${p.name}`, last_activity_at: p.at, star_count: 4, topics: [] })))
    if (g) return json({ id: g.id, username: g.username, name: g.name, state: 'active', web_url: `https://gitlab.com/${g.username}`, created_at: '2018-01-01T00:00:00Z', bio: g.bio, location: g.location, linkedin: g.linkedin, twitter: g.twitter, website_url: g.website_url, job_title: g.job_title, organization: g.organization })
    const h = A.gitlab.find(g => u.pathname === '/' + g.username)
    return h ? { status: 200, headers: { 'content-type': 'text/html' }, body: `<!DOCTYPE html><html><head><title>${h.name} · GitLab</title></head><body><h1>${h.name}</h1><p>${h.job_title} at ${h.organization}, ${h.location}</p><p>${h.bio}</p></body></html>` } : { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>404: Page not found</h1>' }
  },
  'api.tavily.com': (u, req, b) => {
    if (req.method !== 'POST') return json({ detail: 'Method Not Allowed' }, 405)
    if (u.pathname === '/extract') { const urls = [b.urls ?? []].flat(); return json({ results: urls.filter(x => byUrl.get(x) && !byUrl.get(x).dead).map(x => ({ url: x, raw_content: text(byUrl.get(x).body), images: [] })), failed_results: urls.filter(x => !byUrl.get(x) || byUrl.get(x).dead).map(x => ({ url: x, error: 'Failed to fetch url' })), response_time: 0.4 }) }
    if (u.pathname !== '/search') return json({ detail: 'Not Found' }, 404)
    if (!b.query) return json({ detail: { error: 'Query is missing.' } }, 400)
    const rs = search(b.query, { max: Math.min(20, b.max_results ?? 5), include: b.include_domains ?? [], exclude: b.exclude_domains ?? [], news: b.topic === 'news' })
    return json({ query: b.query, follow_up_questions: null, answer: null, images: [], results: rs.map(r => ({ url: r.url, title: r.title, content: r.content, score: r.score, raw_content: b.include_raw_content ? r.full : null, ...(b.topic === 'news' && r.news ? { published_date: r.news.seen } : {}) })), response_time: 0.61, request_id: sha(b.query).slice(0, 32) })
  },
  'api.firecrawl.dev': (u, req, b) => {
    if (/^\/v[12]\/search$/.test(u.pathname) && req.method === 'POST') {
      if (!b.query) return json({ success: false, error: 'Bad Request' }, 400)
      const rs = search(b.query, { max: Math.min(20, b.limit ?? 5) }).map((r, i) => ({ url: r.url, title: r.title, description: r.content, position: i + 1 }))
      return json(u.pathname.startsWith('/v1') ? { success: true, data: rs } : { success: true, data: { web: rs }, creditsUsed: 2 })
    }
    if (/^\/v[12]\/scrape$/.test(u.pathname) && req.method === 'POST') { const p = byUrl.get(b.url); return p && !p.dead ? json({ success: true, data: { markdown: text(p.body), html: p.body, metadata: { title: p.title, sourceURL: b.url, statusCode: 200 } } }) : json({ success: false, error: 'This site could not be scraped' }, 404) }
    return json({ success: false, error: 'Not Found' }, 404)
  },
  'r.jina.ai': (u) => { const t = u.pathname.slice(1) + u.search; const p = byUrl.get(t) ?? byUrl.get(t + '/'); return p && !p.dead ? json({ code: 200, status: 20000, data: { title: p.title, description: '', url: t, content: text(p.body), usage: { tokens: Math.ceil(p.body.length / 4) } } }) : json({ code: 404, status: 40400, data: null, message: 'Not found' }, 404) },
  'www.wikidata.org': (u) => {
    const wd = w => ({ id: w.id, title: w.id, pageid: +w.id.slice(1), concepturi: `http://www.wikidata.org/entity/${w.id}`, repository: 'wikidata', url: `//www.wikidata.org/wiki/${w.id}`, label: w.label, description: w.description, match: { type: 'label', language: 'en', text: w.label } })
    const dv = s => s.item ? { type: 'wikibase-entityid', value: { 'entity-type': 'item', 'numeric-id': +s.item.id.slice(1), id: s.item.id } } : s.time ? { type: 'time', value: { time: `+${s.time.length === 4 ? s.time + '-00-00' : s.time}T00:00:00Z`, precision: s.time.length === 4 ? 9 : 11, calendarmodel: 'http://www.wikidata.org/entity/Q1985727' } } : { type: 'string', value: s.text }
    const snak = (property, s) => ({ snaktype: 'value', property, datavalue: dv(s), datatype: s.item ? 'wikibase-item' : s.time ? 'time' : 'string' })
    const claims = w => { const o = {}; for (const s of w.statements) (o[s.property] ??= []).push({ mainsnak: snak(s.property, s), type: 'statement', rank: 'normal', qualifiers: { ...(s.start ? { P580: [snak('P580', { time: s.start })] } : {}), ...(s.end ? { P582: [snak('P582', { time: s.end })] } : {}), ...(s.item && s.time ? { P585: [snak('P585', { time: s.time })] } : {}) } }); return o }
    const ent = w => ({ type: 'item', id: w.id, labels: { en: { language: 'en', value: w.label } }, descriptions: { en: { language: 'en', value: w.description } }, aliases: w.aliases ? { en: w.aliases.map(value => ({ language: 'en', value })) } : {}, claims: claims(w), sitelinks: w.article ? { enwiki: { site: 'enwiki', title: w.article, badges: [] } } : {} })
    const labels = new Map(A.wikidata.flatMap(w => w.statements.filter(s => s.item).map(s => [s.item.id, s.item.label])))
    const find = id => A.wikidata.find(w => w.id === id)
    const action = u.searchParams.get('action')
    if (action === 'wbsearchentities') { const s = u.searchParams.get('search') ?? ''; return json({ searchinfo: { search: s }, search: A.wikidata.filter(w => [w.label, ...(w.aliases ?? [])].some(l => fold(l).startsWith(fold(s)))).map(wd), success: 1 }) }
    const one = id => find(id) ? ent(find(id)) : labels.has(id) ? { type: 'item', id, labels: { en: { language: 'en', value: labels.get(id) } }, descriptions: {}, aliases: {}, claims: {}, sitelinks: {} } : { id, missing: '' }
    if (action === 'wbgetentities') return json({ entities: Object.fromEntries((u.searchParams.get('ids') ?? '').split('|').map(i => [i, one(i)])), success: 1 })
    const m = u.pathname.match(/^\/wiki\/Special:EntityData\/(Q\d+)(\.json)?$/)
    if (m && (find(m[1]) || labels.has(m[1]))) return json({ entities: { [m[1]]: one(m[1]) } })
    return { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not Found</h1>' }
  },
  'en.wikipedia.org': (u) => {
    const m = u.pathname.match(/^\/api\/rest_v1\/page\/summary\/(.+)$/)
    if (m) { const t = decodeURIComponent(m[1]).replace(/_/g, ' '); const w = A.wikipedia.find(w => w.title === t); return w ? json({ type: w.disambiguation ? 'disambiguation' : 'standard', title: w.title, displaytitle: w.title, wikibase_item: A.wikidata.find(d => d.article === w.title)?.id, description: w.description, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${encodeURIComponent(w.title.replace(/ /g, '_'))}` } }, extract: w.extract, extract_html: `<p>${w.extract}</p>`, lang: 'en' }) : json({ type: 'https://mediawiki.org/wiki/HyperSwitch/errors/not_found', title: 'Not found.', method: 'get', uri: u.pathname }, 404) }
    const s = u.searchParams.get('srsearch')
    if (s) return json({ batchcomplete: '', query: { searchinfo: { totalhits: 0 }, search: A.wikipedia.filter(w => like(w.title + ' ' + w.extract, s)).map((w, i) => ({ ns: 0, title: w.title, pageid: 70000 + i, snippet: w.extract.slice(0, 120) })) } })
  },
  'pub.orcid.org': (u) => {
    const p = u.pathname.replace(/^\/v3\.0/, '')
    const val = v => v === undefined || v === null ? null : { value: String(v) }
    if (/^\/expanded-search\/?$/.test(p)) {
      const q = u.searchParams.get('q') ?? ''
      const f = k => q.match(new RegExp(`${k}:(?:"([^"]+)"|\\(([^)]+)\\)|(\\S+))`))?.slice(1).find(Boolean)
      const [gn, fn, org, em, tx] = [f('given-names'), f('family-name'), f('affiliation-org-name'), f('email'), q.match(/^[^:]+$/)?.[0]]
      const rs = A.orcid.filter(o => (gn || fn || org || em || tx) && (!gn || like(o.given, gn)) && (!fn || like(o.family, fn)) && (!org || [...o.employments, ...o.educations].some(e => like(e.organization, org))) && (!em || o.emails.includes(em)) && (!tx || like(`${o.given} ${o.family}`, tx)))
      return json({ 'expanded-result': rs.length ? rs.map(o => ({ 'orcid-id': o.id, 'given-names': o.given, 'family-names': o.family, 'credit-name': has(o.credit_name), 'other-name': o.other_names ?? [], email: o.emails ?? [], 'institution-name': [...new Set([...o.employments, ...o.educations].map(e => e.organization))] })) : null, 'num-found': rs.length })
    }
    const m = p.match(/^\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])(?:\/(person|employments|educations|works|record))?$/)
    const o = m && A.orcid.find(o => o.id === m[1])
    if (!o) return json({ 'response-code': 404, 'developer-message': '404 Not Found: The resource was not found.', 'user-message': 'The resource was not found.', 'error-code': 9016, 'more-info': 'https://members.orcid.org/api/resources/troubleshooting' }, 404)
    const aff = (k, xs) => ({ 'last-modified-date': { value: 1760000000000 }, 'affiliation-group': xs.map(e => ({ 'external-ids': { 'external-id': [] }, summaries: [{ [k]: { 'department-name': has(e.department), 'role-title': e.role, 'start-date': { year: val(e.from), month: null, day: null }, 'end-date': e.to ? { year: val(e.to), month: null, day: null } : null, organization: { name: e.organization, address: { city: e.city, region: null, country: e.country } }, visibility: 'public' } }] })), path: `/${o.id}/${k.split('-')[0]}s` })
    const person = { name: { 'given-names': val(o.given), 'family-name': val(o.family), 'credit-name': val(o.credit_name), visibility: 'public', path: o.id }, 'other-names': { 'other-name': (o.other_names ?? []).map(content => ({ content })) }, biography: o.biography ? { content: o.biography, visibility: 'public' } : null, 'researcher-urls': { 'researcher-url': (o.urls ?? []).map(l => ({ 'url-name': l.label, url: { value: l.url } })) }, emails: { email: (o.emails ?? []).map(email => ({ email })) }, addresses: { address: o.country ? [{ country: { value: o.country } }] : [] }, keywords: { keyword: (o.keywords ?? []).map(content => ({ content })) }, 'external-identifiers': { 'external-identifier': [] }, path: `/${o.id}/person` }
    const works = { group: (o.works ?? []).map(w => ({ 'work-summary': [{ title: { title: val(w.title), subtitle: null }, type: w.type, 'publication-date': { year: val(w.year), month: null, day: null }, 'journal-title': w.journal ? val(w.journal) : null, url: null }] })), path: `/${o.id}/works` }
    const E = aff('employment-summary', o.employments), D = aff('education-summary', o.educations)
    return json(m[2] === 'person' ? person : m[2] === 'employments' ? E : m[2] === 'educations' ? D : m[2] === 'works' ? works : { 'orcid-identifier': { uri: `https://orcid.org/${o.id}`, path: o.id, host: 'orcid.org' }, person, 'activities-summary': { employments: E, educations: D, works }, path: `/${o.id}` })
  },
  'api.openalex.org': (u) => {
    const au = a => ({ id: `https://openalex.org/${a.id}`, orcid: `https://orcid.org/${a.orcid}`, display_name: a.name, display_name_alternatives: [a.name], works_count: a.works_count, cited_by_count: a.cited_by_count, affiliations: [{ institution: { id: 'https://openalex.org/I' + a.id.slice(1, 8), display_name: a.institution, country_code: a.country, type: 'education' }, years: a.years }], last_known_institutions: [{ id: 'https://openalex.org/I' + a.id.slice(1, 8), display_name: a.institution, country_code: a.country }], topics: a.topics.map(display_name => ({ display_name })), x_concepts: [] })
    const m = u.pathname.match(/^\/authors\/(.+)$/)
    if (m) { const k = decodeURIComponent(m[1]); const a = A.openalex.find(a => k.includes(a.id) || k.includes(a.orcid)); return a ? json(au(a)) : { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not Found</h1>' } }
    if (u.pathname === '/authors') {
      const o = u.searchParams.get('filter')?.match(/orcid:\S*?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])/)?.[1], s = u.searchParams.get('search')
      if (s && !u.searchParams.get('api_key')) return json({ error: 'API key required', message: 'Searching requires an API key. See https://docs.openalex.org' }, 401)
      const rs = A.openalex.filter(a => o ? a.orcid === o : s ? like(a.name, s) : false)
      return json({ meta: { count: rs.length, page: 1, per_page: 25 }, results: rs.map(au), group_by: [] })
    }
    if (u.pathname === '/works') { const f = u.searchParams.get('filter') ?? ''; const a = A.openalex.find(a => f.includes(a.id) || f.includes(a.orcid)); const ws = a ? A.crossref.filter(w => w.authors.some(x => x.orcid === a.orcid)) : []; return json({ meta: { count: ws.length }, results: ws.map(w => ({ id: 'https://openalex.org/W' + sha(w.doi).replace(/\D/g, '').slice(0, 9), doi: `https://doi.org/${w.doi}`, title: w.title, display_name: w.title, publication_year: w.published[0], primary_location: { source: { display_name: w.journal } }, authorships: w.authors.map(x => ({ author: { display_name: `${x.given} ${x.family}`, orcid: x.orcid ? `https://orcid.org/${x.orcid}` : null } })) })) }) }
    return json({ error: 'Not Found' }, 404)
  },
  'api.crossref.org': (u) => {
    const item = w => ({ DOI: w.doi, URL: `https://doi.org/${w.doi}`, type: w.type, title: [w.title], 'container-title': [w.journal], publisher: 'Fictional Press', published: { 'date-parts': [w.published] }, issued: { 'date-parts': [w.published] }, author: w.authors.map((a, i) => ({ ...(a.orcid ? { ORCID: `http://orcid.org/${a.orcid}`, 'authenticated-orcid': true } : {}), given: a.given, family: a.family, sequence: i ? 'additional' : 'first', affiliation: a.affiliation ? [{ name: a.affiliation }] : [] })), score: 20 })
    const h = { 'x-rate-limit-limit': '50', 'x-rate-limit-interval': '1s' }
    if (u.pathname === '/works') { const q = u.searchParams.get('query.author') ?? u.searchParams.get('query') ?? ''; const o = u.searchParams.get('filter')?.match(/orcid:\S*?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])/)?.[1]; const ws = A.crossref.filter(w => (!q || w.authors.some(a => words(q).some(x => words(a.family).includes(x)))) && (!o || w.authors.some(a => a.orcid === o)) && (q || o)); return json({ status: 'ok', 'message-type': 'work-list', 'message-version': '1.0.0', message: { facets: {}, 'total-results': ws.length, items: ws.slice(0, +(u.searchParams.get('rows') ?? 20)).map(item), 'items-per-page': 20 } }, 200, h) }
    const w = A.crossref.find(w => u.pathname === '/works/' + w.doi)
    return w ? json({ status: 'ok', 'message-type': 'work', message: item(w) }, 200, h) : { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Resource not found.' }
  },
  'hn.algolia.com': (u) => {
    const m = u.pathname.match(/^\/api\/v1\/users\/(.+)$/)
    if (m) { const h = A.hackerNews.find(h => h.username === m[1]); return h ? json({ username: h.username, about: h.about, karma: h.karma }) : json({ status: 404, error: 'Not Found' }, 404) }
    const tags = u.searchParams.get('tags') ?? '', who = tags.match(/author_([\w-]+)/)?.[1], q = u.searchParams.get('query') ?? ''
    const hits = A.hackerNews.flatMap(h => [...(/comment/.test(tags) && !/story/.test(tags) ? [] : h.stories.map(s => ({ objectID: sha(s.title).replace(/\D/g, '').slice(0, 8), title: s.title, url: s.url, author: h.username, points: s.points, num_comments: 40, comment_text: null, story_title: null, created_at: s.at, created_at_i: Date.parse(s.at) / 1000, _tags: ['story', `author_${h.username}`] }))), ...(/story/.test(tags) && !/comment/.test(tags) ? [] : h.comments.map(c => ({ objectID: sha(c.text).replace(/\D/g, '').slice(0, 8), title: null, url: null, author: h.username, points: null, num_comments: null, comment_text: c.text, story_title: c.story, created_at: c.at, created_at_i: Date.parse(c.at) / 1000, _tags: ['comment', `author_${h.username}`] })))]).filter(x => (!who || x.author === who) && (!q || like(`${x.title ?? ''} ${x.comment_text ?? ''} ${x.url ?? ''} ${x.author}`, q))).sort((a, b) => b.created_at_i - a.created_at_i)
    return json({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20 })
  },
  'api.stackexchange.com': (u) => {
    const wrap = items => json({ items, has_more: false, quota_max: 300, quota_remaining: 288 })
    if (u.searchParams.get('site') !== 'stackoverflow') return wrap([])
    const us = s => ({ user_id: s.id, account_id: s.id + 9, display_name: s.name, location: s.location, website_url: has(s.website, ''), about_me: s.about, link: `https://stackoverflow.com/users/${s.id}/${words(s.name).join('-')}`, reputation: s.reputation, user_type: 'registered' })
    const m = u.pathname.match(/^\/2\.\d\/users(?:\/(\d+)(\/(?:top-)?tags|\/top-answer-tags)?)?$/)
    if (!m) return json({ error_id: 404, error_message: 'no method found with this name', error_name: 'no_method' }, 404)
    if (!m[1]) { const n = u.searchParams.get('inname') ?? ''; return wrap(A.stackExchange.filter(s => n && fold(s.name).includes(fold(n))).map(us)) }
    const s = A.stackExchange.find(s => String(s.id) === m[1])
    return wrap(!s ? [] : m[2] ? s.tags.map((tag, i) => ({ tag_name: tag, name: tag, count: 90 - i * 20, answer_count: 90 - i * 20, answer_score: 300, user_id: s.id })) : [us(s)])
  },
  'public.api.bsky.app': (u) => {
    const m = u.pathname.match(/^\/xrpc\/(.+)$/)?.[1], a = u.searchParams.get('actor') ?? u.searchParams.get('handle') ?? ''
    const did = b => 'did:plc:' + sha(b.handle).slice(0, 24)
    const b = A.bluesky.find(b => b.handle === a || did(b) === a)
    const prof = b => ({ did: did(b), handle: b.handle, displayName: b.name, description: has(b.description, ''), ...(b.website ? { website: b.website } : {}), followersCount: 812, followsCount: 300, postsCount: b.posts.length, createdAt: '2023-10-01T00:00:00Z', indexedAt: '2026-01-01T00:00:00Z', labels: [] })
    if (m === 'app.bsky.feed.searchPosts') return { status: 403, headers: { 'content-type': 'text/html' }, body: '<html><head><title>403 Forbidden</title></head></html>' }
    if (m === 'app.bsky.actor.searchActors') { const q = u.searchParams.get('q') ?? u.searchParams.get('term') ?? ''; return json({ actors: A.bluesky.filter(b => like(`${b.name} ${b.handle} ${b.description}`, q)).map(prof) }) }
    if (!b) return json({ error: 'InvalidRequest', message: m === 'com.atproto.identity.resolveHandle' ? 'Unable to resolve handle' : 'Profile not found' }, 400)
    if (m === 'com.atproto.identity.resolveHandle') return json({ did: did(b) })
    if (m === 'app.bsky.actor.getProfile') return json(prof(b))
    if (m === 'app.bsky.feed.getAuthorFeed') return json({ feed: b.posts.map((p, i) => ({ post: { uri: `at://${p.repost ? 'did:plc:someoneelse00000000000' : did(b)}/app.bsky.feed.post/3k${i}`, cid: 'bafy' + i, author: p.repost ? { did: 'did:plc:someoneelse00000000000', handle: 'carbon.example' } : prof(b), record: { $type: 'app.bsky.feed.post', text: p.text, createdAt: p.at }, likeCount: 14, replyCount: 1, repostCount: 2, indexedAt: p.at }, ...(p.repost ? { reason: { $type: 'app.bsky.feed.defs#reasonRepost', by: prof(b), indexedAt: p.at } } : {}) })) })
    return json({ error: 'MethodNotImplemented', message: 'Method Not Implemented' }, 501)
  },
  'api.gdeltproject.org': (u) => {
    const q = u.searchParams.get('query') ?? ''
    const ph = [...q.matchAll(/"([^"]+)"/g)].map(m => words(m[1]).join(' ')), ws = words(q.replace(/"[^"]*"|\w+:\S+/g, ' ')).filter(w => w !== 'or')
    const as = index.filter(d => d.news).filter(d => { const w = ` ${d.t.join(' ')} ${d.c.join(' ')} `; return (ph.length || ws.length) && ph.every(p => w.includes(` ${p} `)) && (/ OR /.test(q) ? true : ws.every(x => w.includes(` ${x} `))) })
    return as.length ? json({ articles: as.slice(0, +(u.searchParams.get('maxrecords') ?? 75)).map(d => ({ url: d.url, url_mobile: '', title: d.title, seendate: d.news.seen, socialimage: '', domain: new URL(d.url).host.replace(/^www\./, ''), language: d.news.language, sourcecountry: d.news.country })) }) : json({})
  },
  'itunes.apple.com': (u) => {
    const t = u.searchParams.get('term') ?? '', e = u.searchParams.get('entity')
    const base = p => ({ wrapperType: 'track', collectionId: p.id, trackId: p.id, artistName: p.artist, collectionName: p.title, feedUrl: p.feed, collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${p.id}`, primaryGenreName: 'Business' })
    const rs = e === 'podcastEpisode' ? A.podcasts.flatMap(p => p.episodes.filter(x => like(`${x.title} ${x.description}`, t)).map(x => ({ ...base(p), kind: 'podcast-episode', trackName: x.title, description: x.description, releaseDate: x.at, trackViewUrl: x.url }))) : A.podcasts.filter(p => like(`${p.title} ${p.artist} ${p.description}`, t)).map(p => ({ ...base(p), kind: 'podcast', trackName: p.title, trackCount: p.episodes.length }))
    return json({ resultCount: rs.length, results: rs })
  },
  'rdap.org': (u) => { const d = u.pathname.match(/^\/domain\/(.+)$/)?.[1]?.toLowerCase(); const r = A.rdap.find(r => r.domain === d); return r ? json({ objectClassName: 'domain', ldhName: r.domain.toUpperCase(), status: ['active'], events: [{ eventAction: 'registration', eventDate: r.registered + 'T00:00:00Z' }], entities: [{ objectClassName: 'entity', roles: ['registrant'], vcardArray: ['vcard', [['version', {}, 'text', '4.0'], ['fn', {}, 'text', r.registrant ? '' : 'REDACTED FOR PRIVACY'], ['org', {}, 'text', r.registrant ?? 'REDACTED FOR PRIVACY']]] }] }) : json({ errorCode: 404, title: 'Not Found', description: ['No RDAP service could be found'] }, 404) },
  'www.sec.gov': (u) => u.pathname === '/files/company_tickers.json' ? json(Object.fromEntries(A.edgar.map((c, i) => [i, { cik_str: c.cik, ticker: c.ticker, title: c.name }]))) : { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>404</h1>' },
  'data.sec.gov': (u) => { const c = A.edgar.find(c => u.pathname === `/submissions/CIK${String(c.cik).padStart(10, '0')}.json`); return c ? json({ cik: String(c.cik), entityType: 'operating', sic: c.sic, sicDescription: c.industry, name: c.name, tickers: [c.ticker], exchanges: ['Nasdaq'], addresses: { business: { street1: '1 COURT SQUARE', city: c.city, stateOrCountry: c.state, zipCode: '48607' } }, filings: { recent: { accessionNumber: [], form: [], filingDate: [], primaryDocument: [] } } }) : { status: 404, headers: { 'content-type': 'application/xml' }, body: '<Error><Code>NoSuchKey</Code></Error>' } },
  'web.archive.org': (u) => {
    if (u.pathname === '/cdx/search/cdx') {
      const want = (u.searchParams.get('url') ?? '').replace(/^https?:\/\//, '').replace(/\/?\*?$/, ''), pre = u.searchParams.get('matchType') === 'prefix' || /\*$/.test(u.searchParams.get('url') ?? ''), dom = ['host', 'domain'].includes(u.searchParams.get('matchType'))
      const all = archive.filter(a => { const b = a.url.replace(/^https?:\/\//, ''); return b === want || (pre && b.startsWith(want)) || (dom && b.split('/')[0].endsWith(want)) })
      const rows = all.map(a => { const url = new URL(a.url); return [`${url.host.split('.').reverse().join(',')})${url.pathname}`, a.timestamp, a.url, 'text/html', '200', sha(a.url).slice(0, 32).toUpperCase(), '1804'] })
      return u.searchParams.get('output') === 'json' ? json(rows.length ? [['urlkey', 'timestamp', 'original', 'mimetype', 'statuscode', 'digest', 'length'], ...rows] : []) : { status: 200, headers: { 'content-type': 'text/plain' }, body: rows.map(r => r.join(' ') + '\n').join('') }
    }
    const m = u.pathname.match(/^\/web\/(\d+)(?:id_|if_)?\/(.+)$/)
    const a = m && archive.find(a => a.url === m[2].replace(/^(https?:)\/(?!\/)/, '$1//'))
    return a ? { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: byUrl.get(a.url).body } : { status: 404, headers: { 'content-type': 'text/html' }, body: '<p>The Wayback Machine has not archived that URL.</p>' }
  },
  'archive.org': (u) => { const a = archive.find(a => a.url.replace(/^https?:\/\//, '') === (u.searchParams.get('url') ?? '').replace(/^https?:\/\//, '')); return json({ url: u.searchParams.get('url'), archived_snapshots: a ? { closest: { available: true, url: `http://web.archive.org/web/${a.timestamp}/${a.url}`, timestamp: a.timestamp, status: '200' } } : {} }) },
  'dns.google': (u) => { const n = u.searchParams.get('name') ?? ''; return json(A.rdap.some(r => r.domain === n) ? { Status: 0, Answer: [{ name: n + '.', type: 15, TTL: 300, data: `10 mx.${n}.` }] } : { Status: 3 }) },
  'news.ycombinator.com': (u) => { const h = A.hackerNews.find(h => h.username === u.searchParams.get('id')); return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: h && u.pathname === '/user' ? `<html><body><table><tr><td>user:</td><td>${h.username}</td></tr><tr><td>karma:</td><td>${h.karma}</td></tr><tr><td>about:</td><td>${h.about}</td></tr></table></body></html>` : 'No such user.' } },
  'bsky.app': (u) => { const b = A.bluesky.find(b => u.pathname === `/profile/${b.handle}`); return b ? { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: `<!DOCTYPE html><html><head><title>${b.name} (@${b.handle})</title><meta name="description" content="${esc(b.description)}"></head><body><noscript>JavaScript required</noscript></body></html>` } : { status: 404, headers: { 'content-type': 'text/html' }, body: 'Not found' } },
  'gravatar.com': (u) => { const g = A.gravatar.find(g => u.pathname === '/' + g.slug); return g ? { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: `<!DOCTYPE html><html><head><title>${esc(g.display_name)} - Gravatar</title></head><body><h1>${esc(g.display_name)}</h1><p>${esc(g.job_title)}, ${esc(g.company)} · ${esc(g.location)}</p><p>${esc(g.description)}</p></body></html>` } : { status: 404, headers: { 'content-type': 'text/html' }, body: 'Uh oh. User not found.' } },
  'www.youtube.com': (u) => {
    const ch = A.youtube.find(c => c.id === u.searchParams.get('channel_id') || u.pathname === '/@' + c.handle || u.pathname === '/channel/' + c.id)
    if (!ch) return { status: 404, headers: { 'content-type': 'text/html' }, body: 'Error 404' }
    return u.pathname === '/feeds/videos.xml' ? { status: 200, headers: { 'content-type': 'text/xml; charset=UTF-8' }, body: `<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${ch.id}</id><yt:channelId>${ch.id}</yt:channelId><title>${ch.title}</title>${ch.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.at}</published><media:group><media:title>${esc(v.title)}</media:title><media:description>${esc(v.description)}</media:description></media:group></entry>`).join('')}</feed>` } : { status: 200, headers: { 'content-type': 'text/html' }, body: `<html><head><title>${ch.title} - YouTube</title><link rel="alternate" type="application/rss+xml" href="https://www.youtube.com/feeds/videos.xml?channel_id=${ch.id}"></head><body></body></html>` }
  },
  ...Object.fromEntries(['x.com', 'twitter.com', 'www.facebook.com', 'www.instagram.com'].map(h => [h, () => ({ status: 403, headers: { 'content-type': 'text/html' }, body: '<p>JavaScript is not available.</p>' })])),
  ...Object.fromEntries(['www.linkedin.com', 'linkedin.com'].map(h => [h, () => ({ status: 999, headers: { 'content-type': 'text/html' }, body: '' })])),
  'stackoverflow.com': () => ({ status: 403, headers: { 'content-type': 'text/html' }, body: '<title>Just a moment...</title>' })
}
services['youtube.com'] = services['www.youtube.com']
const masto = (u, host) => {
  const acct = m => ({ id: m.id, username: m.user, acct: m.user, display_name: m.name, url: `https://${m.domain}/@${m.user}`, note: m.note, locked: false, bot: false, created_at: '2022-11-05T00:00:00.000Z', followers_count: 420, following_count: 200, statuses_count: m.posts.length, fields: m.fields })
  const here = A.mastodon.filter(m => m.domain === host)
  if (u.pathname === '/.well-known/webfinger') { const m = here.find(m => u.searchParams.get('resource') === `acct:${m.user}@${m.domain}`); return m ? json({ subject: `acct:${m.user}@${m.domain}`, aliases: [`https://${m.domain}/@${m.user}`], links: [{ rel: 'http://webfinger.net/rel/profile-page', type: 'text/html', href: `https://${m.domain}/@${m.user}` }, { rel: 'self', type: 'application/activity+json', href: `https://${m.domain}/users/${m.user}` }] }, 200, { 'content-type': 'application/jrd+json' }) : { status: 404, headers: {}, body: '' } }
  if (u.pathname === '/api/v1/accounts/lookup') { const m = here.find(m => m.user === (u.searchParams.get('acct') ?? '').split('@')[0]); return m ? json(acct(m)) : json({ error: 'Record not found' }, 404) }
  const s = u.pathname.match(/^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/); const m = s && here.find(m => m.id === s[1])
  if (m) return json(s[2] ? m.posts.map((p, i) => ({ id: m.id + i, created_at: p.at, content: p.text, reblog: null, url: `https://${m.domain}/@${m.user}/${i}` })) : acct(m))
  if (s) return json({ error: 'Record not found' }, 404)
}
const read = req => new Promise(ok => { let b = ''; req.on('data', c => { b += c }); req.on('end', () => { try { ok(b ? JSON.parse(b) : {}) } catch { ok({}) } }) })
const answer = async req => {
  const m = req.url.match(/^\/(https?)\/([^/?]+)([^?]*)(\?.*)?$/)
  if (!m) return { status: 400, headers: {}, body: 'want /{scheme}/{host}{path}' }
  const [, scheme, host, path, query = ''] = m
  const u = new URL(`${scheme}://${host}${path || '/'}${query}`)
  const body = req.method === 'POST' ? await read(req) : {}
  const h = u.host
  const served = services[h]?.(u, req, body) ?? (A.mastodon.some(x => x.domain === h) ? masto(u, h) : undefined)
  if (served) return served
  const key = `https://${h}${decodeURI(u.pathname)}`
  const page = byUrl.get(key + u.search) ?? byUrl.get(key) ?? byUrl.get(key.replace(/\/$/, '')) ?? byUrl.get(key + '/')
  if (scheme === 'http' && (page || hosts.has(h))) return { status: 301, headers: { location: `https://${h}${u.pathname}${u.search}` }, body: '' }
  const to = redirects[key] ?? redirects[key.replace(/\/$/, '')]
  if (to) return { status: 301, headers: { location: to.startsWith('/') ? `https://${h}${to}` : to }, body: '' }
  if (page && !page.dead) return { status: page.status ?? 200, headers: { 'content-type': page.type ?? 'text/html; charset=utf-8' }, body: page.body }
  const other = h.startsWith('www.') ? h.slice(4) : 'www.' + h
  if (!page && !hosts.has(h) && hosts.has(other)) return { status: 301, headers: { location: `https://${other}${u.pathname}${u.search}` }, body: '' }
  if (hosts.has(h) || services[h] || A.mastodon.some(x => x.domain === h)) return { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<!DOCTYPE html><html><head><title>Page not found</title></head><body><h1>404</h1><p>We could not find that page.</p><p><a href="/">Home</a></p></body></html>' }
  return { status: 502, headers: { 'content-type': 'text/plain' }, body: 'no such host' }
}
createServer(async (req, res) => {
  try { const a = await answer(req); res.writeHead(a.status, a.headers); res.end(req.method === 'HEAD' ? '' : a.body) } catch (e) { res.writeHead(500); res.end(String(e?.message)) }
}).listen(Number(process.argv[2]), '127.0.0.1', () => console.log(`dunmorrow on ${process.argv[2]}`))
