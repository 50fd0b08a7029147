// The internet of world A. node server.mjs PORT
import http from 'node:http'
import { createHash } from 'node:crypto'
import './o1.mjs'; import './o2.mjs'; import './o3.mjs'; import './o4.mjs'; import './o5.mjs'; import './o6.mjs'
import { W, esc } from './lib.mjs'
import { makeIndex, titleOf, toText, metaDescription, fold, tokens, decode } from './search.mjs'

const sha = s => createHash('sha256').update(s.trim().toLowerCase()).digest('hex')
// ---------- pages of the services that people see ----------
const svc = (url, title, inner) => W.pages.push({ url, service: true, body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${inner}</body></html>` })
for (const g of W.github) svc(`https://github.com/${g.login}`, `${g.login} (${g.name}) · GitHub`, `<h1><span class="p-name vcard-fullname">${g.name}</span> <span class="p-nickname">${g.login}</span></h1><div class="p-note">${g.bio}</div><ul><li class="p-org">${g.company}</li><li class="p-label">${g.location}</li></ul>${g.repos.map(r => `<div><a href="/${g.login}/${r.name}">${r.name}</a><p>${r.description}</p><span>${r.language}</span></div>`).join('')}`)
for (const w of W.wikipedia) svc(`https://en.wikipedia.org/wiki/${w.title.replace(/ /g, '_')}`, `${w.title} - Wikipedia`, `<h1>${w.title}</h1><p>From Wikipedia, the free encyclopedia</p><p>${w.extract}</p>`)
for (const s of W.se) svc(s.link, `User ${s.display_name} - Stack Overflow`, `<h1>${s.display_name}</h1><p>${s.location}</p><p>${s.about_me}</p><p><a rel="me nofollow" href="${s.website_url}">${s.website_url}</a></p>`)
for (const b of W.bluesky) svc(`https://bsky.app/profile/${b.handle}`, `${b.displayName} (@${b.handle}) — Bluesky`, `<noscript><h3>Profile</h3><p>${b.displayName}</p><p>${b.handle}</p><p>${b.description}</p></noscript>`)
for (const o of W.orcid) svc(`https://orcid.org/${o.id}`, `${o.given} ${o.family} (${o.id}) - ORCID`, `<noscript>ORCID needs JavaScript</noscript><p>${o.given} ${o.family}</p><p>${o.employments.map(e => e.title + ', ' + e.org).join('; ')}</p>`)
for (const g of W.gitlab) svc(`https://gitlab.com/${g.username}`, `${g.name} · GitLab`, `<h1>${g.name}</h1><p>@${g.username} · ${g.job_title} at ${g.organization} · ${g.location}</p><p>${g.bio}</p>`)
for (const g of W.gravatar) svc(g.profile_url, `${g.display_name} - Gravatar Profile`, `<h1>${g.display_name}</h1><p>${g.job_title}, ${g.company} · ${g.location}</p><p>${g.description}</p>`)
for (const m of W.mastodon) { const u = m.url; if (!W.pages.some(p => p.url === u)) svc(u, `${m.display_name} (@${m.user}@${m.host}) - ${m.host}`, `<div class="h-card"><span class="p-name">${m.display_name}</span><div class="p-note">${m.note}</div></div>`) }

const norm = u => { const m = /^https?:\/\/([^/?#]+)([^?#]*)(\?[^#]*)?/.exec(u); let p = m[2]; try { p = decodeURIComponent(p) } catch {} ; return m[1].toLowerCase().replace(/^www\./, '') + (p.replace(/\/+$/, '') || '') + (m[3] ?? '') }
const P = new Map(), hosts = new Set()
for (const p of W.pages) { P.set(norm(p.url), p); hosts.add(new URL(p.url).hostname.replace(/^www\./, '')) }
// A host without a home page gets a plain one that links to what it has.
for (const h of hosts) if (h.endsWith('.example') && !P.has(h)) {
  const own = W.pages.filter(p => new URL(p.url).hostname.replace(/^www\./, '') === h && !p.dead && !p.content_type && !/\/@/.test(p.url))
  const site = h.split('.')[0]
  P.set(h, { url: `https://${h}/`, service: true, body: `<!DOCTYPE html><html><head><title>${site}</title></head><body><h1>${site}</h1><ul>${own.map(p => `<li><a href="${esc(p.url)}">${esc(titleOf(p.body) || p.url)}</a></li>`).join('')}</ul></body></html>` })
}
const docs = [...W.pages.filter(p => !p.content_type).map(p => ({ url: p.url, title: titleOf(p.body) || p.url, text: [metaDescription(p.body), toText(p.body)].filter(Boolean).join('\n'), body: p.body, news: p.news, published: p.news ? `${p.news.seen.slice(0, 4)}-${p.news.seen.slice(4, 6)}-${p.news.seen.slice(6, 8)}` : /article:published_time" content="(\d{4}-\d\d-\d\d)/.exec(p.body)?.[1] })), ...W.listings.map(l => ({ url: l.url, title: l.title, text: l.snippet, snippet: l.snippet }))]
const find = makeIndex(docs)

// ---------- HTTP ----------
const J = (res, status, data, headers = {}) => { const b = JSON.stringify(data); res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }); res.end(res.head ? undefined : b) }
const T = (res, status, body, type = 'text/html; charset=utf-8', headers = {}) => { res.writeHead(status, { 'content-type': type, ...headers }); res.end(res.head ? undefined : body) }
const has = (needle, ...hay) => { const h = new Set(tokens(hay.filter(Boolean).join(' '))); const n = tokens(needle); return n.length > 0 && n.every(t => h.has(t)) }
const md = html => {
  const inner = html.replace(/<!--[\s\S]*?-->/g, '').replace(/<(script|style|head|noscript)\b[\s\S]*?<\/\1>/gi, '').replace(/<h([1-6])[^>]*>([\s\S]*?)<\/h\1>/gi, (_, n, t) => `\n\n${'#'.repeat(+n)} ${t.replace(/<[^>]+>/g, ' ').trim()}\n\n`)
    .replace(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, '[$2]($1)').replace(/<(b|strong)>([\s\S]*?)<\/\1>/gi, '**$2**').replace(/<li[^>]*>/gi, '\n- ').replace(/<\/t[dh]>/gi, ' | ').replace(/<\/(p|div|tr|ul|table|section)>|<br[^>]*>/gi, '\n')
  return decode(inner.replace(/<[^>]+>/g, ' ')).replace(/[ \t]+/g, ' ').replace(/ ?\n ?/g, '\n').replace(/\n{3,}/g, '\n\n').trim()
}
const links = (html, base) => [...new Set([...html.matchAll(/href="?([^"\s>]+)/g)].map(m => { try { return new URL(m[1], base).href } catch { return '' } }).filter(u => /^http/.test(u)))]
const getPage = u => { let p; try { p = P.get(norm(u)) } catch {} ; return p && !p.dead ? p : undefined }

const services = {
  'api.gravatar.com': (c) => { const m = /^\/v3\/profiles\/([^/]+)$/.exec(c.path); const g = m && W.gravatar.find(x => sha(x.email) === m[1].toLowerCase() || x.profile_url.endsWith('/' + m[1])); if (!g) return c.j(404, { error: 'Profile not found', code: 'not_found' }, rl(100)); const { email, ...o } = g; return c.j(200, { hash: sha(email), avatar_url: `https://0.gravatar.com/avatar/${sha(email)}`, ...o }, rl(100)) },
  'api.github.com': github, 'api.tavily.com': tavily, 'api.firecrawl.dev': firecrawl,
  'www.wikidata.org': wikidata, 'wikidata.org': wikidata, 'en.wikipedia.org': c => wikipedia(c),
  'pub.orcid.org': orcid, 'api.openalex.org': openalex, 'api.crossref.org': crossref, 'hn.algolia.com': hn, 'api.stackexchange.com': stackexchange, 'public.api.bsky.app': bluesky, 'api.bsky.app': bluesky,
  'api.gdeltproject.org': gdelt, 'www.sec.gov': sec, 'data.sec.gov': sec, 'efts.sec.gov': c => c.j(200, { hits: { total: { value: 0, relation: 'eq' }, hits: [] } }), 'itunes.apple.com': itunes,
  'gitlab.com': gitlab, 'www.youtube.com': youtube, 'youtube.com': youtube, 'rdap.org': rdap, 'web.archive.org': wayback, 'archive.org': wayback, 'r.jina.ai': jina,
  'api.search.brave.com': brave, 'api.exa.ai': exa, 'google.serper.dev': serper, 'serpapi.com': serpapi,
  'api.peopledatalabs.com': c => c.req.headers['x-api-key'] ? c.j(404, { status: 404, error: { type: 'not_found', message: 'No records were found matching your request' } }) : c.j(401, { status: 401, error: { type: 'authentication_error', message: 'Request contained a missing or invalid key' } }),
  'api.hunter.io': c => c.req.headers.authorization || c.q.get('api_key') ? c.j(404, { errors: [{ id: 'not_found', code: 404, details: 'No person found.' }] }) : c.j(401, { errors: [{ id: 'authentication_failed', code: 401, details: 'No user found for the API key supplied' }] }),
  'api.apollo.io': c => c.req.headers['x-api-key'] ? c.j(200, { person: null }) : T(c.res, 401, 'Invalid access credentials.', 'text/plain'),
  'linkdapi.com': c => c.req.headers['x-linkdapi-apikey'] ? c.j(200, { success: false, statusCode: 404, message: 'Profile not found', errors: null, data: null }) : c.j(401, { success: false, statusCode: 401, message: 'Unauthorized', errors: null, data: null }),
  'api.x.com': c => c.j(401, { title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' })
}
const rl = n => ({ 'x-ratelimit-limit': String(n), 'x-ratelimit-remaining': String(n - 3), 'x-ratelimit-reset': String(Math.floor(Date.UTC(2026, 10, 26, 10) / 1000)) })

function github(c) {
  const user = g => ({ login: g.login, id: parseInt(sha(g.login).slice(0, 7), 16), node_id: 'U_' + g.login, avatar_url: `https://avatars.githubusercontent.com/u/1`, html_url: `https://github.com/${g.login}`, url: `https://api.github.com/users/${g.login}`, type: 'User', site_admin: false })
  const full = g => ({ ...user(g), name: g.name, company: g.company, blog: g.blog ?? '', location: g.location, email: g.email, hireable: null, bio: g.bio, twitter_username: g.twitter_username, public_repos: g.repos.length, public_gists: 0, followers: g.followers, following: 9, created_at: g.created_at, updated_at: '2026-11-01T00:00:00Z' })
  const repo = (g, r) => ({ id: parseInt(sha(g.login + r.name).slice(0, 7), 16), name: r.name, full_name: `${g.login}/${r.name}`, private: false, owner: user(g), html_url: `https://github.com/${g.login}/${r.name}`, description: r.description, fork: false, language: r.language, stargazers_count: r.stars, watchers_count: r.stars, forks_count: Math.floor(r.stars / 20), topics: r.topics, pushed_at: r.pushed_at, created_at: g.created_at, updated_at: r.pushed_at, homepage: null, archived: false })
  const h = rl(c.path.startsWith('/search') ? 10 : 60), q = c.q.get('q') ?? '', nf = () => c.j(404, { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' }, h)
  if (c.path === '/search/users') {
    const bare = q.replace(/\b(in|type|location|repos|followers):("[^"]*"|\S+)/g, '').replace(/"/g, '').trim(), inn = [...q.matchAll(/\bin:(\S+)/g)].map(m => m[1])
    const loc = /location:("?)([^"\s]+)\1/.exec(q)?.[2]
    const hit = g => (/@/.test(bare) ? g.email?.toLowerCase() === bare.toLowerCase() : inn.length === 1 && inn[0] === 'email' ? false : has(bare, g.name, g.login, inn.length ? '' : g.bio)) && (!loc || has(loc, g.location))
    const items = bare ? W.github.filter(hit).map(g => ({ ...user(g), score: 1 })) : []
    return c.j(200, { total_count: items.length, incomplete_results: false, items }, h)
  }
  if (c.path === '/search/commits') {
    const e = /author-email:"?([^\s"]+)/.exec(q)?.[1]?.toLowerCase()
    const items = e ? W.github.filter(g => g.emails.includes(e)).flatMap(g => g.repos.map(r => ({ sha: sha(g.login + r.name).slice(0, 40), html_url: `https://github.com/${g.login}/${r.name}/commit/${sha(g.login + r.name).slice(0, 40)}`, commit: { author: { name: g.name, email: e, date: r.pushed_at }, committer: { name: g.name, email: e, date: r.pushed_at }, message: 'Fix edge case' }, author: user(g), committer: user(g), repository: repo(g, r), score: 1 }))) : []
    return c.j(200, { total_count: items.length, incomplete_results: false, items }, h)
  }
  let m = /^\/users\/([^/]+)(\/.*)?$/.exec(c.path)
  if (m) { const g = W.github.find(x => x.login.toLowerCase() === decodeURIComponent(m[1]).toLowerCase()); if (!g) return nf(); if (!m[2]) return c.j(200, full(g), h); if (m[2] === '/repos') return c.j(200, [...g.repos].sort((a, b) => b.pushed_at.localeCompare(a.pushed_at)).map(r => repo(g, r)), h); if (m[2] === '/social_accounts') return c.j(200, g.social, h); if (/^\/(orgs|events|events\/public|gists|starred|followers|following)$/.test(m[2])) return c.j(200, [], h); return nf() }
  m = /^\/repos\/([^/]+)\/([^/]+)$/.exec(c.path)
  if (m) { const g = W.github.find(x => x.login === m[1]), r = g?.repos.find(r => r.name === m[2]); return r ? c.j(200, repo(g, r), h) : nf() }
  return nf()
}
function tavily(c) {
  const b = c.json() ?? {}
  if (c.req.headers['x-tavily-access-mode'] !== 'keyless' && !/^Bearer \S+/.test(c.req.headers.authorization ?? '')) return c.j(401, { detail: { error: 'Unauthorized: missing or invalid API key.' } })
  if (c.path === '/search') {
    if (!b.query) return c.j(400, { detail: { error: 'Query is missing.' } })
    const r = find(b.query, { limit: Math.min(b.max_results ?? 5, 20), include: b.include_domains ?? [], exclude: b.exclude_domains ?? [], news: b.topic === 'news' })
    return c.j(200, { query: b.query, follow_up_questions: null, answer: null, images: [], results: r.map(x => ({ url: x.url, title: x.title, content: x.snippet, score: x.score, raw_content: b.include_raw_content && x.body && getPage(x.url) ? md(x.body) : null, ...(b.topic === 'news' && x.published ? { published_date: new Date(x.published).toUTCString() } : {}) })), response_time: 0.81, request_id: sha(b.query).slice(0, 36) })
  }
  if (c.path === '/extract') { const urls = [].concat(b.urls ?? []); const ok = urls.filter(getPage); return c.j(200, { results: ok.map(u => ({ url: u, raw_content: md(getPage(u).body), images: [] })), failed_results: urls.filter(u => !getPage(u)).map(u => ({ url: u, error: 'Failed to fetch' })), response_time: 0.4, request_id: 'r1' }) }
  return c.j(404, { detail: 'Not Found' })
}
function firecrawl(c) {
  const b = c.json() ?? {}
  if (/^\/v[12]\/search$/.test(c.path)) {
    if (!b.query) return c.j(400, { success: false, error: 'Bad Request', code: 'BAD_REQUEST' })
    const src = (b.sources ?? ['web']).map(s => s.type ?? s), limit = Math.min(b.limit ?? 5, 100)
    const web = find(b.query, { limit }).map(x => ({ url: x.url, title: x.title, description: x.snippet, position: x.position }))
    if (c.path.startsWith('/v1')) return c.j(200, { success: true, data: web })
    return c.j(200, { success: true, data: { ...(src.includes('web') ? { web } : {}), ...(src.includes('news') ? { news: find(b.query, { limit, news: true }).map(x => ({ title: x.title, url: x.url, snippet: x.snippet, date: x.published, position: x.position })) } : {}) }, creditsUsed: 2, id: '0199' })
  }
  if (/^\/v[12]\/scrape$/.test(c.path)) {
    if (!b.url) return c.j(400, { success: false, error: 'Bad Request', code: 'BAD_REQUEST' })
    let host; try { host = new URL(b.url).hostname } catch { return c.j(400, { success: false, error: 'Invalid URL', code: 'BAD_REQUEST' }) }
    if (/(^|\.)(linkedin|x|twitter)\.com$/.test(host)) return c.j(403, { success: false, error: 'This website is not currently supported.', code: 'SCRAPE_UNSUPPORTED_SITE_ERROR' })
    if (!hosts.has(host.replace(/^www\./, ''))) return c.j(500, { success: false, error: 'DNS resolution failed for hostname ' + host, code: 'SCRAPE_DNS_RESOLUTION_ERROR' })
    const p = getPage(b.url), html = p?.body ?? '<html><body><h1>404 Not Found</h1></body></html>', f = (b.formats ?? ['markdown']).map(x => x.type ?? x)
    return c.j(200, { success: true, data: { ...(f.includes('markdown') ? { markdown: md(html) } : {}), ...(f.includes('html') ? { html } : {}), ...(f.includes('rawHtml') ? { rawHtml: html } : {}), ...(f.includes('links') ? { links: links(html, b.url) } : {}), metadata: { title: titleOf(html), description: metaDescription(html) || undefined, language: /lang="([^"]+)"/.exec(html)?.[1] ?? 'en', sourceURL: b.url, url: b.url, statusCode: p ? 200 : 404, publishedTime: /article:published_time" content="([^"]+)/.exec(html)?.[1], contentType: p?.content_type ?? 'text/html' } } })
  }
  return c.j(404, { success: false, error: 'Not found' })
}
function wikidata(c) {
  const claim = (p, v) => ({ mainsnak: { snaktype: 'value', property: p, datavalue: /^Q\d+$/.test(v) ? { value: { 'entity-type': 'item', 'numeric-id': +v.slice(1), id: v }, type: 'wikibase-entityid' } : /^\+/.test(v) ? { value: { time: v, precision: 11, calendarmodel: 'http://www.wikidata.org/entity/Q1985727' }, type: 'time' } : { value: v, type: 'string' } }, type: 'statement', rank: 'normal' })
  const ent = w => ({ type: 'item', id: w.id, labels: { en: { language: 'en', value: w.label } }, descriptions: { en: { language: 'en', value: w.description } }, aliases: {}, claims: Object.fromEntries(Object.entries(w.claims).map(([p, v]) => [p, [].concat(v).map(x => claim(p, x))])), sitelinks: { enwiki: { site: 'enwiki', title: w.label } } })
  let m = /^\/wiki\/Special:EntityData\/(Q\d+)\.json$/.exec(c.path)
  if (m) { const w = W.wikidata.find(x => x.id === m[1]); return w ? c.j(200, { entities: { [w.id]: ent(w) } }) : T(c.res, 404, '<h1>Not Found</h1>') }
  if (c.path === '/w/api.php') {
    const a = c.q.get('action')
    if (a === 'wbsearchentities') { const s = c.q.get('search') ?? ''; const f = W.wikidata.filter(w => fold(w.label).startsWith(fold(s)) || has(s, w.label)); return c.j(200, { searchinfo: { search: s }, search: f.map(w => ({ id: w.id, title: w.id, pageid: 1, concepturi: `http://www.wikidata.org/entity/${w.id}`, url: `//www.wikidata.org/wiki/${w.id}`, label: w.label, description: w.description, match: { type: 'label', language: 'en', text: w.label } })), success: 1 }) }
    if (a === 'wbgetentities') { const ids = (c.q.get('ids') ?? '').split('|'); return c.j(200, { entities: Object.fromEntries(ids.map(i => { const w = W.wikidata.find(x => x.id === i); return [i, w ? ent(w) : { id: i, missing: '' }] })), success: 1 }) }
    if (a === 'query') { const s = (c.q.get('srsearch') ?? ''); return c.j(200, { batchcomplete: '', query: { search: W.wikidata.filter(w => has(s, w.label)).map(w => ({ ns: 0, title: w.id })) } }) }
  }
  return T(c.res, 404, '<h1>Not Found</h1>')
}
function wikipedia(c) {
  const byTitle = t => W.wikipedia.find(w => fold(w.title) === fold(t.replace(/_/g, ' ')))
  let m = /^\/api\/rest_v1\/page\/summary\/(.+)$/.exec(c.path)
  if (m) { const w = byTitle(decodeURIComponent(m[1])); return w ? c.j(200, { type: 'standard', title: w.title, displaytitle: w.title, wikibase_item: w.wikidata, pageid: 7, lang: 'en', dir: 'ltr', timestamp: '2026-10-01T00:00:00Z', description: w.description, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${w.title.replace(/ /g, '_')}` } }, extract: w.extract, extract_html: `<p>${w.extract}</p>` }) : c.j(404, { type: 'Internal error', title: 'Not found.', status: 404, detail: 'Page or revision not found.', uri: c.path }) }
  if (c.path === '/w/api.php') {
    const s = c.q.get('srsearch') ?? c.q.get('search') ?? '', f = W.wikipedia.filter(w => has(s.replace(/"/g, ''), w.title, w.extract))
    if (c.q.get('action') === 'opensearch') return c.j(200, [s, f.map(w => w.title), f.map(() => ''), f.map(w => `https://en.wikipedia.org/wiki/${w.title.replace(/ /g, '_')}`)])
    return c.j(200, { batchcomplete: '', query: { searchinfo: { totalhits: f.length }, search: f.map(w => ({ ns: 0, title: w.title, pageid: 7, snippet: w.extract, timestamp: '2026-10-01T00:00:00Z' })) } })
  }
  return site(c)
}
function orcid(c) {
  const v = x => x == null ? null : { value: x }, year = y => y == null ? null : { year: { value: String(y) }, month: null, day: null }
  const p = c.path.replace(/^\/v3\.0/, '')
  if (/^\/(expanded-search|search)\/?$/.test(p)) {
    const q = c.q.get('q') ?? '', f = {}; let rest = q.replace(/([\w-]+):("[^"]*"|\([^)]*\)|\S+)/g, (_, k, val) => { f[k] = val.replace(/["()]/g, ''); return ' ' }).replace(/\b(AND|OR)\b/g, ' ').trim()
    const ok = o => (!f['given-names'] || has(f['given-names'].replace('*', ''), o.given, o.credit, ...o.other)) && (!f['family-name'] || has(f['family-name'], o.family)) && (!f['given-and-family-names'] || has(f['given-and-family-names'], o.given, o.family)) && (!f['affiliation-org-name'] || o.institutions.some(i => has(f['affiliation-org-name'], i))) && (!f.email || o.email.includes(f.email)) && (!f.orcid || o.id === f.orcid) && (!rest || has(rest, o.given, o.family, ...o.institutions))
    const hit = q ? W.orcid.filter(ok) : []
    if (p.startsWith('/search')) return c.j(200, { result: hit.length ? hit.map(o => ({ 'orcid-identifier': { uri: `https://orcid.org/${o.id}`, path: o.id, host: 'orcid.org' } })) : null, 'num-found': hit.length })
    return c.j(200, { 'expanded-result': hit.length ? hit.map(o => ({ 'orcid-id': o.id, 'given-names': o.given, 'family-names': o.family, 'credit-name': o.credit, 'other-name': o.other, email: o.email, 'institution-name': o.institutions })) : null, 'num-found': hit.length })
  }
  const m = /^\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])(?:\/(\w+))?$/.exec(p), o = m && W.orcid.find(x => x.id === m[1])
  if (!o) return c.j(404, { 'response-code': 404, 'developer-message': '404 Not Found: The resource was not found.', 'user-message': 'The resource was not found.', 'error-code': 9016, 'more-info': 'https://members.orcid.org/api/resources/troubleshooting' })
  const person = { name: { 'given-names': v(o.given), 'family-name': v(o.family), 'credit-name': v(o.credit), visibility: 'public', path: o.id }, 'other-names': { 'other-name': o.other.map(x => ({ content: x })) }, biography: o.biography ? { content: o.biography, visibility: 'public' } : null, 'researcher-urls': { 'researcher-url': o.urls.map(u => ({ 'url-name': u.name, url: v(u.url) })) }, emails: { email: [] }, addresses: { address: [{ country: v('CA') }] }, keywords: { keyword: o.keywords.map(k => ({ content: k })) }, 'external-identifiers': { 'external-identifier': [] }, path: `/${o.id}/person` }
  const aff = (kind, list) => ({ 'affiliation-group': list.map(e => ({ summaries: [{ [kind]: { 'department-name': e.dept ?? null, 'role-title': e.title, 'start-date': year(e.start), 'end-date': year(e.end), organization: { name: e.org, address: { city: e.city, region: e.region, country: e.country } }, visibility: 'public' } }] })), path: c.path })
  const part = m[2] ?? 'record'
  if (part === 'person') return c.j(200, person)
  if (part === 'employments') return c.j(200, aff('employment-summary', o.employments))
  if (part === 'educations') return c.j(200, aff('education-summary', o.educations))
  if (part === 'works') return c.j(200, { group: W.crossref.filter(w => w.authors.some(a => a.ORCID === o.id)).map(w => ({ 'work-summary': [{ title: { title: v(w.title) }, 'journal-title': v(w.container), type: 'journal-article', 'publication-date': year(w.year), 'external-ids': { 'external-id': [{ 'external-id-type': 'doi', 'external-id-value': w.DOI }] } }] })) })
  if (part === 'record') return c.j(200, { 'orcid-identifier': { path: o.id, uri: `https://orcid.org/${o.id}` }, person, 'activities-summary': { employments: aff('employment-summary', o.employments), educations: aff('education-summary', o.educations) } })
  return c.j(200, { 'affiliation-group': [], path: c.path })
}
function openalex(c) {
  const inst = a => ({ id: 'https://openalex.org/I' + parseInt(sha(a.institution).slice(0, 7), 16), ror: null, display_name: a.institution, country_code: a.country, type: 'healthcare' })
  const sh = a => ({ id: `https://openalex.org/${a.id}`, orcid: a.orcid ? `https://orcid.org/${a.orcid}` : null, display_name: a.display_name, display_name_alternatives: a.alternatives, works_count: a.works, cited_by_count: a.cited, summary_stats: { h_index: Math.round(Math.sqrt(a.cited) / 2), i10_index: 1 }, affiliations: [{ institution: inst(a), years: [2025, 2024] }], last_known_institutions: [inst(a)], topics: a.topics.map(t => ({ display_name: t, count: 9 })), works_api_url: `https://api.openalex.org/works?filter=author.id:${a.id}` })
  if (c.path === '/authors') { const s = c.q.get('search') ?? '', fil = c.q.get('filter') ?? ''; const r = W.openalex.filter(a => s ? has(s, a.display_name, ...a.alternatives) : /display_name\.search:([^,]+)/.test(fil) ? has(/display_name\.search:([^,]+)/.exec(fil)[1], a.display_name) : /orcid:/.test(fil) && a.orcid && fil.includes(a.orcid)); return c.j(200, { meta: { count: r.length, db_response_time_ms: 20, page: 1, per_page: 25 }, results: r.map(sh), group_by: [] }) }
  const m = /^\/(?:authors|people)\/(?:https:\/\/(?:openalex\.org|orcid\.org)\/|orcid:)?([\w-]+)$/.exec(decodeURIComponent(c.path)), a = m && W.openalex.find(x => x.id === m[1] || x.orcid === m[1])
  if (c.path === '/works') { const id = /author\.id:(?:https:\/\/openalex\.org\/)?(A\d+)/.exec(c.q.get('filter') ?? '')?.[1], au = W.openalex.find(x => x.id === id); const ws = au?.orcid ? W.crossref.filter(w => w.authors.some(x => x.ORCID === au.orcid)) : []; return c.j(200, { meta: { count: ws.length, page: 1, per_page: 25 }, results: ws.map(w => ({ id: 'https://openalex.org/W1', doi: 'https://doi.org/' + w.DOI, title: w.title, display_name: w.title, publication_year: w.year })) }) }
  return a ? c.j(200, sh(a)) : c.j(404, { error: 'Not Found', message: 'The requested URL was not found on the server.' })
}
function crossref(c) {
  const sh = w => ({ DOI: w.DOI, URL: 'https://doi.org/' + w.DOI, type: 'journal-article', title: [w.title], 'container-title': [w.container], publisher: w.container, issued: { 'date-parts': [[w.year, w.month]] }, author: w.authors.map((a, i) => ({ given: a.given, family: a.family, sequence: i ? 'additional' : 'first', ...(a.ORCID ? { ORCID: 'https://orcid.org/' + a.ORCID, 'authenticated-orcid': true } : {}), affiliation: [{ name: a.affiliation }] })), score: 20 }), h = { 'x-rate-limit-limit': '50', 'x-rate-limit-interval': '1s' }
  if (c.path === '/works') { const a = c.q.get('query.author'), q = c.q.get('query') ?? c.q.get('query.bibliographic'), aff = c.q.get('query.affiliation'), fo = /orcid:(?:https?:\/\/orcid\.org\/)?([\dX-]+)/.exec(c.q.get('filter') ?? '')?.[1]; const r = W.crossref.filter(w => (!a || w.authors.some(x => has(a, x.given, x.family))) && (!q || has(q, w.title, ...w.authors.map(x => x.given + ' ' + x.family + ' ' + x.affiliation))) && (!aff || w.authors.some(x => has(aff, x.affiliation))) && (!fo || w.authors.some(x => x.ORCID === fo)) && (a || q || fo)); return c.j(200, { status: 'ok', 'message-type': 'work-list', 'message-version': '1.0.0', message: { facets: {}, 'total-results': r.length, items: r.map(sh), 'items-per-page': 20, query: { 'start-index': 0, 'search-terms': null } } }, h) }
  const w = W.crossref.find(x => c.path === '/works/' + x.DOI || decodeURIComponent(c.path) === '/works/' + x.DOI)
  return w ? c.j(200, { status: 'ok', 'message-type': 'work', message: sh(w) }, h) : T(c.res, 404, 'Resource not found.', 'text/plain')
}
function hn(c) {
  let m = /^\/api\/v1\/users\/([^/]+)$/.exec(c.path)
  if (m) { const u = W.hn.find(x => x.username === m[1]); return u ? c.j(200, { username: u.username, about: u.about, karma: u.karma, created_at: u.created_at }) : c.j(404, { status: 404, error: 'User not found' }) }
  if (/^\/api\/v1\/search(_by_date)?$/.test(c.path)) {
    const tags = (c.q.get('tags') ?? '').split(','), au = tags.find(t => t.startsWith('author_'))?.slice(7), q = c.q.get('query') ?? ''; let hits = []
    for (const u of W.hn) { if (au && u.username !== au) continue; const base = x => ({ objectID: x.objectID, author: u.username, created_at: x.created_at, created_at_i: Math.floor(Date.parse(x.created_at) / 1000) }); if (!tags.includes('comment')) hits.push(...u.stories.map(s => ({ ...base(s), title: s.title, url: s.url, points: s.points, num_comments: s.num_comments, story_text: null, comment_text: null, _tags: ['story', 'author_' + u.username] }))); if (!tags.includes('story')) hits.push(...u.comments.map(s => ({ ...base(s), title: null, url: null, points: null, num_comments: null, comment_text: s.comment_text, _tags: ['comment', 'author_' + u.username] }))) }
    if (q) hits = hits.filter(x => has(q.replace(/"/g, ''), x.title, x.url, x.comment_text, x.author)); hits.sort((a, b) => b.created_at_i - a.created_at_i)
    return c.j(200, { hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20, query: q })
  }
  return c.j(404, { status: 404, error: 'Not Found' })
}
function stackexchange(c) {
  const sh = u => ({ user_id: u.user_id, account_id: u.user_id + 7, display_name: u.display_name, location: u.location, website_url: u.website_url, link: u.link, reputation: u.reputation, user_type: 'registered', creation_date: 1388534400, last_access_date: 1795000000, badge_counts: { bronze: 12, silver: 4, gold: 0 }, ...(c.q.get('filter') ? { about_me: `<p>${u.about_me}</p>` } : {}) })
  const wrap = items => c.j(200, { items, has_more: false, quota_max: 300, quota_remaining: 271 })
  if (!c.q.get('site')) return c.j(400, { error_id: 400, error_message: 'site is required', error_name: 'bad_parameter' })
  if (c.q.get('site') !== 'stackoverflow') return wrap([])
  if (c.path === '/2.3/users') { const n = fold(c.q.get('inname') ?? ''); return wrap(n ? W.se.filter(u => fold(u.display_name).includes(n)).map(sh) : []) }
  const m = /^\/2\.3\/users\/(\d+)(\/.*)?$/.exec(c.path); if (m) return wrap(m[2] ? [] : W.se.filter(u => u.user_id === +m[1]).map(sh))
  return c.j(404, { error_id: 404, error_message: 'no method found with this name', error_name: 'no_method' })
}
function bluesky(c) {
  const by = a => W.bluesky.find(b => b.handle === (a ?? '').toLowerCase().replace(/^@/, '') || b.did === a), basic = b => ({ did: b.did, handle: b.handle, displayName: b.displayName, avatar: 'https://cdn.bsky.app/a.jpg', description: b.description, createdAt: '2023-08-01T00:00:00Z', indexedAt: '2026-01-01T00:00:00Z', labels: [] })
  const nsid = c.path.replace('/xrpc/', ''), b = by(c.q.get('actor') ?? c.q.get('handle'))
  if (nsid === 'app.bsky.actor.getProfile') return b ? c.j(200, { ...basic(b), website: b.website, followersCount: b.followersCount, followsCount: 200, postsCount: b.postsCount }) : c.j(400, { error: 'InvalidRequest', message: 'Profile not found' })
  if (nsid === 'app.bsky.feed.getAuthorFeed') return b ? c.j(200, { feed: b.posts.map((p, i) => ({ post: { uri: `at://${b.did}/app.bsky.feed.post/3k${i}`, cid: 'bafy' + i, author: basic(b), record: { $type: 'app.bsky.feed.post', text: p.text, createdAt: p.createdAt, langs: ['en'] }, replyCount: 2, repostCount: 1, likeCount: p.likes, indexedAt: p.createdAt, labels: [] } })), cursor: undefined }) : c.j(400, { error: 'InvalidRequest', message: 'Profile not found' })
  if (nsid === 'app.bsky.actor.searchActors') { const q = c.q.get('q') ?? c.q.get('term') ?? ''; return c.j(200, { actors: W.bluesky.filter(x => has(q.replace(/"/g, ''), x.displayName, x.handle, x.description)).map(basic) }) }
  if (nsid === 'com.atproto.identity.resolveHandle') return b ? c.j(200, { did: b.did }) : c.j(400, { error: 'InvalidRequest', message: 'Unable to resolve handle' })
  if (nsid === 'app.bsky.feed.searchPosts') return c.j(403, { error: 'Forbidden', message: 'Forbidden' })
  return c.j(501, { error: 'MethodNotImplemented', message: 'Method Not Implemented' })
}
const mhosts = new Set(W.mastodon.map(m => m.host))
function mastodon(c) {
  const mine = W.mastodon.filter(m => m.host === c.host), id = m => '1' + parseInt(sha(m.url).slice(0, 8), 16)
  const sh = m => ({ id: id(m), username: m.user, acct: m.user, display_name: m.display_name, locked: false, bot: false, created_at: '2022-11-05T00:00:00.000Z', note: m.note, url: m.url, uri: `https://${m.host}/users/${m.user}`, followers_count: 220, following_count: 180, statuses_count: m.statuses.length, fields: m.fields })
  if (c.path === '/.well-known/webfinger') { const a = (c.q.get('resource') ?? '').replace(/^acct:@?/, ''); const m = mine.find(x => `${x.user}@${x.host}` === a.toLowerCase() || x.url === a); return m ? c.j(200, { subject: `acct:${m.user}@${m.host}`, aliases: [m.url], links: [{ rel: 'http://webfinger.net/rel/profile-page', type: 'text/html', href: m.url }, { rel: 'self', type: 'application/activity+json', href: `https://${m.host}/users/${m.user}` }] }, { 'content-type': 'application/jrd+json; charset=utf-8' }) : T(c.res, 404, '') }
  if (c.path === '/api/v1/accounts/lookup') { const m = mine.find(x => x.user === (c.q.get('acct') ?? '').toLowerCase().split('@').filter(Boolean)[0]); return m ? c.j(200, sh(m)) : c.j(404, { error: 'Record not found' }) }
  const s = /^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/.exec(c.path), m = s && mine.find(x => id(x) === s[1]); if (m) return c.j(200, s[2] ? m.statuses.map((t, i) => ({ id: String(100 + i), created_at: t.created_at, content: t.content, url: `${m.url}/${100 + i}`, visibility: 'public', language: 'en', reblog: null, favourites_count: 7, account: sh(m) })) : sh(m))
  if (/^\/api\//.test(c.path)) return c.j(404, { error: 'Record not found' })
  return site(c)
}
function gdelt(c) {
  const q = c.q.get('query') ?? ''; if (!q.trim()) return T(c.res, 200, 'The specified query was empty.', 'text/html')
  const lang = /sourcelang:(\w+)/i.exec(q)?.[1], dom = /domain(?:is)?:(\S+)/i.exec(q)?.[1], groups = []; let rest = q.replace(/\b\w+:\S+/g, ' ').replace(/\(([^)]*)\)/g, (_, g) => { groups.push(g.split(/\bOR\b/).map(x => tokens(x).join(' ')).filter(Boolean)); return ' ' })
  rest = rest.replace(/"([^"]+)"/g, (_, p) => { groups.push([tokens(p).join(' ')]); return ' ' }); for (const t of tokens(rest)) groups.push([t])
  const hit = W.pages.filter(p => p.news && !p.dead).filter(p => { const f = ' ' + tokens(titleOf(p.body) + ' ' + toText(p.body)).join(' ') + ' '; return groups.every(g => g.some(x => f.includes(` ${x} `))) && (!lang || fold(p.news.language) === fold(lang)) && (!dom || p.url.includes(dom)) }).slice(0, +(c.q.get('maxrecords') ?? 75))
  return c.j(200, hit.length ? { articles: hit.map(p => ({ url: p.url, url_mobile: '', title: titleOf(p.body), seendate: p.news.seen, socialimage: '', domain: new URL(p.url).hostname.replace(/^www\./, ''), language: p.news.language, sourcecountry: p.news.country })) } : {})
}
function sec(c) {
  if (c.path === '/files/company_tickers.json') return c.j(200, Object.fromEntries(W.edgar.map((e, i) => [i, { cik_str: e.cik, ticker: e.ticker, title: e.title }])))
  const m = /^\/submissions\/CIK(\d{10})\.json$/.exec(c.path), e = m && W.edgar.find(x => x.cik === +m[1])
  return e ? c.j(200, { cik: m[1], entityType: 'operating', sic: e.sic, sicDescription: e.sicDescription, name: e.title, tickers: [e.ticker], exchanges: ['NYSE'], addresses: { business: { city: e.city, stateOrCountry: e.state } }, filings: { recent: { form: ['10-K'], filingDate: ['2026-02-20'] } } }) : T(c.res, 404, '<h1>404</h1>')
}
function itunes(c) { if (c.path !== '/search') return T(c.res, 404, ''); const t = (c.q.get('term') ?? '').replace(/"/g, ''); const r = W.podcasts.filter(p => has(t, p.collectionName, p.artistName)); return c.j(200, { resultCount: r.length, results: r.map((p, i) => ({ wrapperType: 'track', kind: 'podcast', collectionId: 1700000 + i, trackId: 1700000 + i, artistName: p.artistName, collectionName: p.collectionName, trackName: p.collectionName, feedUrl: p.feedUrl, trackCount: p.trackCount, releaseDate: '2026-11-02T08:00:00Z', primaryGenreName: p.primaryGenreName, country: 'USA', genres: [p.primaryGenreName, 'Podcasts'], collectionViewUrl: `https://podcasts.apple.com/us/podcast/id${1700000 + i}` })) }, { 'content-type': 'text/javascript; charset=utf-8' }) }
function gitlab(c) {
  const short = g => ({ id: g.id, username: g.username, name: g.name, state: 'active', web_url: g.web_url, avatar_url: null })
  if (c.path === '/api/v4/users') { const u = c.q.get('username'); return c.j(200, u ? W.gitlab.filter(g => g.username === u).map(short) : []) }
  const m = /^\/api\/v4\/users\/(\d+)(\/projects)?$/.exec(c.path); if (m) { const g = W.gitlab.find(x => x.id === +m[1]); return g ? c.j(200, m[2] ? [] : { ...short(g), bio: g.bio, location: g.location, job_title: g.job_title, organization: g.organization, website_url: g.website_url, twitter: g.twitter, linkedin: g.linkedin }) : c.j(404, { message: '404 User Not Found' }) }
  if (c.path.startsWith('/api/')) return c.j(404, { error: '404 Not Found' })
  return site(c)
}
function youtube(c) {
  const y = c.path === '/feeds/videos.xml' && W.youtube.find(x => x.channel_id === c.q.get('channel_id')); if (!y) return T(c.res, 404, 'Not Found')
  return T(c.res, 200, `<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${y.channel_id}</id><yt:channelId>${y.channel_id}</yt:channelId><title>${esc(y.title)}</title><author><name>${esc(y.title)}</name></author>${y.videos.map(v => `<entry><id>yt:video:${v.id}</id><yt:videoId>${v.id}</yt:videoId><title>${esc(v.title)}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${v.id}"/><published>${v.published}</published></entry>`).join('')}</feed>`, 'text/xml; charset=UTF-8')
}
function rdap(c) { const d = /^\/domain\/([^/]+)$/.exec(c.path)?.[1]?.toLowerCase(); if (!d || ![...hosts].some(h => h.endsWith('.example') && (h === d || h.endsWith('.' + d)))) return c.j(404, { errorCode: 404, title: 'Not Found', description: [] }, { 'content-type': 'application/rdap+json' }); const y = 1998 + parseInt(sha(d).slice(0, 2), 16) % 25; return c.j(200, { objectClassName: 'domain', handle: sha(d).slice(0, 10).toUpperCase(), ldhName: d.toUpperCase(), status: ['client transfer prohibited'], events: [{ eventAction: 'registration', eventDate: `${y}-04-02T00:00:00Z` }, { eventAction: 'expiration', eventDate: '2027-04-02T00:00:00Z' }], entities: [{ objectClassName: 'entity', roles: ['registrar'], vcardArray: ['vcard', [['version', {}, 'text', '4.0'], ['fn', {}, 'text', 'Example Registrar LLC']]] }], nameservers: [{ objectClassName: 'nameserver', ldhName: `ns1.${d}` }] }, { 'content-type': 'application/rdap+json' }) }
function wayback(c) {
  const same = (a, b) => norm(/^https?:/.test(a) ? a : 'http://' + a) === norm(b), u = c.q.get('url') ?? '', mine = u ? W.archive.filter(a => same(u, a.url)) : []
  if (/^\/cdx\/search/.test(c.path)) { const rows = mine.map(a => ['example,' + new URL(a.url).hostname.split('.').reverse().slice(1).join(',') + ')' + new URL(a.url).pathname, a.timestamp, a.url, 'text/html', '200', sha(a.body).slice(0, 32).toUpperCase(), String(a.body.length)]), head = ['urlkey', 'timestamp', 'original', 'mimetype', 'statuscode', 'digest', 'length']; const fl = c.q.get('fl')?.split(','); const cut = r => fl ? fl.map(f => r[head.indexOf(f)]) : r; return c.q.get('output') === 'json' ? c.j(200, rows.length ? [cut(head), ...rows.map(cut)] : []) : T(c.res, 200, rows.map(r => cut(r).join(' ')).join('\n') + (rows.length ? '\n' : ''), 'text/plain') }
  if (c.path === '/wayback/available') return c.j(200, { url: u, archived_snapshots: mine.length ? { closest: { status: '200', available: true, url: `http://web.archive.org/web/${mine[0].timestamp}/${mine[0].url}`, timestamp: mine[0].timestamp } } : {} })
  const m = /^\/web\/(\d+)(?:id_|if_)?\/(.+)$/.exec(c.raw), a = m && W.archive.find(x => same(m[2], x.url)); return a ? T(c.res, 200, a.body) : T(c.res, 404, 'Not in archive')
}
function jina(c) { const u = c.raw.slice(1), p = /^https?:/.test(u) && getPage(u); if (!p) return c.j(422, { data: null, code: 422, status: 42206, name: 'AssertionFailureError', message: 'Failed to goto ' + u, readableMessage: 'Failed to goto ' + u }); const t = md(p.body); return /json/.test(c.req.headers.accept ?? '') ? c.j(200, { code: 200, status: 20000, data: { title: titleOf(p.body), description: metaDescription(p.body), url: u, content: t, usage: { tokens: Math.ceil(t.length / 4) } } }) : T(c.res, 200, `Title: ${titleOf(p.body)}\n\nURL Source: ${u}\n\nMarkdown Content:\n${t}`, 'text/plain') }
function brave(c) { if (!c.req.headers['x-subscription-token']) return c.j(422, { type: 'ErrorResponse', error: { id: '1', status: 422, code: 'SUBSCRIPTION_TOKEN_INVALID', detail: 'The provided subscription token is invalid.' } }); const n = Math.min(+(c.q.get('count') ?? 20), 20), off = +(c.q.get('offset') ?? 0); const r = find(c.q.get('q') ?? '', { limit: n * (off + 1) }).slice(n * off); return c.j(200, { type: 'search', query: { original: c.q.get('q') }, web: { type: 'search', results: r.map(x => ({ title: x.title, url: x.url, description: x.snippet, page_age: x.published ? x.published + 'T00:00:00' : undefined, language: 'en', meta_url: { scheme: 'https', hostname: new URL(x.url).hostname, path: new URL(x.url).pathname }, profile: { name: new URL(x.url).hostname }, extra_snippets: [] })) } }, { 'x-ratelimit-limit': '1, 15000', 'x-ratelimit-remaining': '1, 14000', 'x-ratelimit-reset': '1, 400000' }) }
function exa(c) { const b = c.json() ?? {}; if (!c.req.headers['x-api-key']) return c.j(401, { error: 'x-api-key header must not be empty', requestId: 'r1' }); if (c.path !== '/search') return c.j(404, { error: 'Not Found' }); return c.j(200, { requestId: 'r1', resolvedSearchType: 'neural', results: find(b.query ?? '', { limit: b.numResults ?? 10, include: b.includeDomains ?? [], exclude: b.excludeDomains ?? [], news: b.category === 'news' }).map(x => ({ id: x.url, url: x.url, title: x.title, publishedDate: x.published ? x.published + 'T00:00:00.000Z' : undefined, author: null, score: x.score, ...(b.contents?.text ? { text: x.text.slice(0, b.contents.text.maxCharacters ?? 3000) } : {}), ...(b.contents?.highlights ? { highlights: [x.snippet], highlightScores: [0.5] } : {}) })), costDollars: { total: 0.005 } }) }
function serper(c) { const b = c.json() ?? {}; if (!c.req.headers['x-api-key']) return c.j(403, { message: 'Unauthorized.', statusCode: 403 }); const r = find(b.q ?? '', { limit: b.num ?? 10, news: c.path === '/news' }); return c.path === '/news' ? c.j(200, { searchParameters: b, news: r.map(x => ({ title: x.title, link: x.url, snippet: x.snippet, date: x.published, source: new URL(x.url).hostname, position: x.position })) }) : c.j(200, { searchParameters: b, organic: r.map(x => ({ title: x.title, link: x.url, snippet: x.snippet, position: x.position, ...(x.published ? { date: x.published } : {}) })) }) }
function serpapi(c) { if (!c.q.get('api_key')) return c.j(401, { error: 'Invalid API key.' }); return c.j(200, { search_metadata: { status: 'Success' }, organic_results: find(c.q.get('q') ?? '', { limit: +(c.q.get('num') ?? 10) }).map(x => ({ position: x.position, title: x.title, link: x.url, snippet: x.snippet, ...(x.published ? { date: x.published } : {}) })) }) }

function site(c) {
  const h = c.host.replace(/^www\./, '')
  if (/(^|\.)(linkedin|x|twitter)\.com$/.test(h)) return T(c.res, 999, '<html><body>Request denied</body></html>')
  if (!hosts.has(h)) return h.endsWith('.example') ? T(c.res, 502, 'Bad gateway: no such host', 'text/plain') : T(c.res, 404, 'Not found', 'text/plain')
  if (c.path === '/robots.txt') { const r = W.robots[c.host] ?? W.robots[h]; return r ? T(c.res, 200, r, 'text/plain') : T(c.res, 404, 'Not found', 'text/plain') }
  const p = P.get(norm(`https://${c.host}${c.raw}`)) ?? P.get(norm(`https://${c.host}${c.path}`))
  if (!p || p.dead) return T(c.res, 404, '<!DOCTYPE html><html><head><title>Page not found</title></head><body><h1>404</h1><p>The page you are looking for is not here.</p></body></html>')
  return T(c.res, 200, p.body, p.content_type ?? 'text/html; charset=utf-8')
}

const server = http.createServer((req, res) => {
  const chunks = []
  req.on('data', d => chunks.push(d)); req.on('error', () => {})
  req.on('end', () => {
    res.head = req.method === 'HEAD'
    const m = /^\/(https?)\/([^/?]+)(\/[^?]*)?(\?.*)?$/.exec(req.url)
    if (!m) return T(res, 404, 'This server wants /{scheme}/{host}{path}', 'text/plain')
    const body = Buffer.concat(chunks).toString('utf8'), host = m[2].toLowerCase().replace(/:\d+$/, '')
    const c = { req, res, host, path: m[3] ?? '/', raw: (m[3] ?? '/') + (m[4] ?? ''), q: new URLSearchParams(m[4] ?? ''), body, json: () => { try { return JSON.parse(body) } catch { return undefined } }, j: (s, d, h) => J(res, s, d, h) }
    try { return mhosts.has(host) ? mastodon(c) : Object.hasOwn(services, host) ? services[host](c) : site(c) } catch (e) { console.error(e); if (!res.headersSent) T(res, 500, 'Internal Server Error', 'text/plain'); else res.end() }
  })
})
server.listen(Number(process.argv[2] ?? 4711), '127.0.0.1', () => console.log('world a on ' + server.address().port))
