// Gateway of one fictional world: node server.mjs PORT
import http from 'node:http';
import zlib from 'node:zlib';
import { createHash } from 'node:crypto';
import { sites } from './sites1.mjs';
import './sites2.mjs';
import * as P from './profiles.mjs';

const fold = s => String(s ?? '').normalize('NFKD').replace(/[\u0300-\u036f]/g, '').replace(/[’‘`]/g, "'").toLowerCase();
const toks = s => fold(s).replace(/'/g, '').match(/[a-z0-9+#]+/g) ?? [];
const unesc = s => s.replace(/&amp;/g, '&').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&#8217;/g, '’').replace(/&#39;/g, "'").replace(/&ndash;/g, '–').replace(/&nbsp;/g, ' ').replace(/&copy;/g, '©');
const htmlText = h => unesc(h.replace(/<!--[\s\S]*?-->/g, ' ').replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, ' ').replace(/<(br|\/p|\/div|\/li|\/h\d|\/tr|\/dd|\/dt|\/article)[^>]*>/gi, '\n').replace(/<[^>]+>/g, ' ')).replace(/[ \t]+/g, ' ').replace(/\s*\n\s*/g, '\n').trim();
const titleOf = h => unesc((h.match(/<title>([\s\S]*?)<\/title>/i) ?? [, ''])[1]);

/* ---------- search index ---------- */
const docs = [];
for (const [host, s] of Object.entries(sites)) for (const [path, p] of Object.entries(s.pages)) if (!p.type && !p.noindex) docs.push({ url: `https://${host}${path}`, host, title: titleOf(p.html), text: htmlText(p.html) });
for (const l of P.listings) docs.push({ url: l.url, host: new URL(l.url).host, title: l.title, text: l.content, listing: true });
for (const g of P.github) if (g.bio || g.repos.length) docs.push({ url: `https://github.com/${g.login}`, host: 'github.com', title: `${g.login} (${g.name}) · GitHub`, text: `${g.name}. ${g.bio ?? ''} ${g.company ?? ''} ${g.location ?? ''}. Popular repositories: ${g.repos.map(r => `${r[0]}: ${r[1]} (${r[2] ?? ''})`).join('; ')}` });
for (const o of P.orcid) docs.push({ url: `https://orcid.org/${o.id}`, host: 'orcid.org', title: `${o.given} ${o.family} (${o.id}) - ORCID`, text: `${o.given} ${o.family}. ${o.emp.map(e => `${e[1]}, ${e[0]}`).join('; ')}. ${o.keywords.join(', ')}` });
for (const w of P.wikidata) if (w.wiki) docs.push({ url: `https://en.wikipedia.org/wiki/${w.wiki.replace(/ /g, '_')}`, host: 'en.wikipedia.org', title: `${w.wiki} - Wikipedia`, text: w.extract });
for (const b of P.bluesky) docs.push({ url: `https://bsky.app/profile/${b.handle}`, host: 'bsky.app', title: `${b.displayName} (@${b.handle}) — Bluesky`, text: `${b.displayName}. ${b.description}` });
for (const [h, as] of Object.entries(P.mastodon)) for (const a of as) docs.push({ url: `https://${h}/@${a.username}`, host: h, title: `${a.display_name} (@${a.username}@${h})`, text: `${a.display_name}. ${htmlText(a.note)}` });
const df = new Map(); let avg = 0;
for (const d of docs) { d.t = toks(d.text); d.tt = toks(d.title + ' ' + d.host.replace(/\./g, ' ')); d.tf = new Map(); for (const w of d.t) d.tf.set(w, (d.tf.get(w) ?? 0) + 1); for (const w of d.tt) d.tf.set(w, (d.tf.get(w) ?? 0) + 3); for (const w of d.tf.keys()) df.set(w, (df.get(w) ?? 0) + 1); avg += d.t.length; d.f = ' ' + [...d.tt, '|', ...d.t].join(' ') + ' '; }
avg /= docs.length;
function search(q, { n = 5, include = [], exclude = [] } = {}) {
  const phrases = [], site = [], neg = [];
  q = q.replace(/-?site:(\S+)/gi, (m, s) => { const d = fold(s.replace(/^https?:\/\//, '')); (m[0] === '-' ? neg : site).push(d); return ' '; }).replace(/["“”]([^"“”]+)["“”]/g, (m, p) => { phrases.push(toks(p).join(' ')); return ' ' + p + ' '; }).replace(/\b(OR|AND)\b/g, ' ');
  const at = (u, d) => { const [h, ...r] = d.split('/'); const x = new URL(u); return (x.host === h || x.host.endsWith('.' + h)) && (!r.length || fold(x.pathname).startsWith('/' + r.join('/'))); };
  const words = [...new Set(toks(q))].filter(w => !['the', 'of', 'and', 'a', 'at', 'in', 'for', 'to', 'is', 'com', 'www', 'example'].includes(w)); const N = docs.length; const out = [];
  for (const d of docs) {
    if (site.length && !site.some(s => at(d.url, s)) || neg.some(s => at(d.url, s))) continue;
    if (include.length && !include.some(s => at(d.url, fold(s))) || exclude.some(s => at(d.url, fold(s)))) continue;
    let sc = 0, max = 0;
    for (const w of words) { const i = Math.log(1 + (N - (df.get(w) ?? 0) + .5) / ((df.get(w) ?? 0) + .5)); max += i * 2.2; const f = d.tf.get(w); if (f) sc += i * f * 2.2 / (f + 1.2 * (.4 + .6 * d.t.length / avg)); }
    if (!sc && !site.length && !include.length) continue;
    const hit = phrases.filter(p => d.f.includes(' ' + p + ' ')).length; let s = max ? sc / max : .3;
    if (phrases.length) s = s * .35 + .6 * hit / phrases.length; // quoted phrases rule, softly
    if (phrases.length && !hit || s < .12) continue;
    out.push([Math.min(.99, s), d]);
  }
  return out.sort((a, b) => b[0] - a[0]).slice(0, n).map(([score, d]) => ({ d, score: +score.toFixed(6), content: snippet(d, words) }));
}
function snippet(d, words) {
  const s = d.text.split(/(?<=[.!?])\s+|\n/).filter(Boolean); if (d.text.length < 600) return d.text;
  const pts = s.map((x, i) => [i, toks(x).filter(w => words.includes(w)).length]).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const keep = new Set(); let len = 0; for (const [i] of pts) for (const j of [i, i + 1]) if (s[j] && !keep.has(j) && len < 560) { keep.add(j); len += s[j].length; }
  const ix = [...keep].sort((a, b) => a - b); return ix.map((i, k) => (k && ix[k - 1] !== i - 1 ? '... ' : '') + s[i]).join(' ').slice(0, 700);
}
const md = h => htmlText(h);
const pageAt = u => { try { const x = new URL(u); const s = sites[x.host] ?? sites[x.host.replace(/^www\./, '')]; if (!s) return null; const p = x.pathname; return s.pages[p] ?? s.pages[p + '/'] ?? s.pages[p.replace(/\/$/, '')] ?? null; } catch { return null; } };

/* ---------- answers ---------- */
const J = (o, status = 200, h = {}) => ({ status, body: JSON.stringify(o), h: { 'content-type': 'application/json; charset=utf-8', ...h } });
const T = (b, status = 200, type = 'text/html; charset=utf-8', h = {}) => ({ status, body: b, h: { 'content-type': type, ...h } });
const X = b => T(b, 200, 'application/xml; charset=utf-8');
const sha = e => createHash('sha256').update(e).digest('hex');
const grav = Object.fromEntries(Object.entries(P.gravatar).map(([e, v]) => [sha(e), v]));
const esc = s => String(s ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

function github(p, q) {
  const rl = { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '57', 'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3000), 'x-github-media-type': 'github.v3; format=json' };
  const nf = () => J({ message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' }, 404, rl);
  const short = g => ({ login: g.login, id: g.id, node_id: 'U_' + g.id, avatar_url: `https://avatars.githubusercontent.com/u/${g.id}?v=4`, url: `https://api.github.com/users/${g.login}`, html_url: `https://github.com/${g.login}`, repos_url: `https://api.github.com/users/${g.login}/repos`, type: 'User', site_admin: false, score: 1 });
  const repo = (g, r) => ({ id: g.id * 10 + r[0].length, name: r[0], full_name: `${g.login}/${r[0]}`, private: false, owner: short(g), html_url: `https://github.com/${g.login}/${r[0]}`, description: r[1], fork: false, language: r[2], stargazers_count: r[3], forks_count: r[3] >> 4, pushed_at: r[4], updated_at: r[4], created_at: '2022-01-10T09:00:00Z', topics: r[5], archived: false, homepage: null, default_branch: 'main' });
  const sq = q.get('q') ?? '';
  if (p === '/search/users') {
    if (!sq.trim()) return J({ message: 'Validation Failed', errors: [{ resource: 'Search', field: 'q', code: 'missing' }], documentation_url: 'https://docs.github.com/v3/search', status: '422' }, 422, rl);
    const place = sq.match(/location:"?([^"\s]+)/i)?.[1]; const term = fold(sq.replace(/\b(in|type|location):("[^"]*"|\S+)/gi, '').replace(/"/g, '').trim());
    const items = P.github.filter(g => term.includes('@') ? fold(g.email) === term : toks(term).every(t => toks(`${g.name} ${g.login}`).includes(t) || (g.login.includes(t) && t.length > 4)) && (!place || fold(g.location).includes(fold(place)))).map(short);
    return J({ total_count: items.length, incomplete_results: false, items }, 200, { ...rl, 'x-ratelimit-limit': '10', 'x-ratelimit-resource': 'search' });
  }
  if (p === '/search/commits') {
    const e = fold((sq.match(/author-email:"?([^"\s]+)/) ?? [])[1]); const items = [];
    for (const g of P.github) if (e && (g.commits.includes(e) || g.email === e)) for (const r of g.repos.slice(0, 2)) items.push({ url: `https://api.github.com/repos/${g.login}/${r[0]}/commits/${sha(r[0]).slice(0, 40)}`, sha: sha(r[0]).slice(0, 40), html_url: `https://github.com/${g.login}/${r[0]}/commit/${sha(r[0]).slice(0, 40)}`, commit: { message: 'Update README', author: { name: g.name, email: e, date: r[4] }, committer: { name: g.name, email: e, date: r[4] } }, author: short(g), committer: short(g), repository: repo(g, r), score: 1 });
    return J({ total_count: items.length, incomplete_results: false, items }, 200, rl);
  }
  if (p === '/search/repositories') { const ts = toks(sq); const items = P.github.flatMap(g => g.repos.filter(r => ts.every(t => toks(r[0] + ' ' + r[1]).includes(t))).map(r => repo(g, r))); return J({ total_count: items.length, incomplete_results: false, items }, 200, rl); }
  let m = p.match(/^\/users\/([^/]+)(?:\/(\w+))?$/);
  if (m) {
    const g = P.github.find(x => x.login.toLowerCase() === m[1].toLowerCase()); if (!g) return nf();
    if (!m[2]) { const { repos, social, commits, ...u } = g; const { score, ...s } = short(g); return J({ ...s, ...u, hireable: null, public_gists: 0, updated_at: '2026-11-01T10:00:00Z' }, 200, rl); }
    if (m[2] === 'repos') return J([...g.repos].sort((a, b) => b[4] < a[4] ? -1 : 1).slice(0, +(q.get('per_page') ?? 30)).map(r => repo(g, r)), 200, rl);
    if (m[2] === 'social_accounts') return J(g.social.map(([provider, url]) => ({ provider, url })), 200, rl);
    if (['orgs', 'events', 'gists', 'starred', 'followers', 'following', 'keys'].includes(m[2])) return J([], 200, rl);
  }
  m = p.match(/^\/repos\/([^/]+)\/([^/]+)$/); if (m) { const g = P.github.find(x => x.login === m[1]); const r = g?.repos.find(x => x[0] === m[2]); if (r) return J(repo(g, r), 200, rl); }
  return nf();
}
function tavily(path, req, body) {
  let b; try { b = JSON.parse(body || '{}'); } catch { return J({ detail: { error: 'Invalid JSON' } }, 400); }
  if (req.headers.authorization || req.headers['x-tavily-access-mode'] !== 'keyless') return J({ detail: { error: 'Unauthorized: missing or invalid API key.' } }, 401);
  if (path === '/extract') { const us = [b.urls ?? []].flat(); const r = [], f = []; for (const u of us) { const pg = pageAt(u); pg ? r.push({ url: u, raw_content: md(pg.html), images: [] }) : f.push({ url: u, error: 'Failed to fetch url' }); } return J({ results: r, failed_results: f, response_time: .4, request_id: sha(body).slice(0, 36) }); }
  if (path !== '/search') return J({ detail: 'Not Found' }, 404);
  if (!b.query) return J({ detail: { error: 'Query is missing.' } }, 400);
  const rs = search(b.query, { n: Math.max(0, Math.min(20, b.max_results ?? 5)), include: b.include_domains ?? [], exclude: b.exclude_domains ?? [] });
  return J({ query: b.query, follow_up_questions: null, answer: null, images: [], results: rs.map(r => ({ url: r.d.url, title: r.d.title, content: r.content, score: r.score, raw_content: b.include_raw_content && !r.d.listing ? r.d.text : null })), response_time: .6, request_id: sha(b.query).slice(0, 36) });
}
function firecrawl(path, req, body) {
  let b; try { b = JSON.parse(body || '{}'); } catch { return J({ success: false, error: 'Bad JSON' }, 400); }
  if (req.headers.authorization) return J({ success: false, error: 'Unauthorized: Invalid token' }, 401);
  if (path === '/v2/search') return J({ success: true, data: { web: search(b.query ?? '', { n: b.limit ?? 5 }).map((r, i) => ({ url: r.d.url, title: r.d.title, description: r.content.slice(0, 300), position: i + 1 })) } });
  if (path === '/v2/scrape') { const pg = pageAt(b.url); if (!pg) return J({ success: false, error: 'The URL failed to load: net::ERR_NAME_NOT_RESOLVED', code: 'SCRAPE_DNS_RESOLUTION_ERROR' }, 500); return J({ success: true, data: { markdown: md(pg.html), html: pg.html, links: [...pg.html.matchAll(/href="(https?:[^"]+)"/g)].map(m => m[1]), metadata: { title: titleOf(pg.html), sourceURL: b.url, url: b.url, statusCode: 200 } } }); }
  return J({ success: false, error: 'Not found' }, 404);
}
function wikidata(p, q) {
  const ent = w => ({ type: 'item', id: w.q, labels: { en: { language: 'en', value: w.label } }, descriptions: { en: { language: 'en', value: w.desc } }, aliases: {}, claims: Object.fromEntries(Object.entries(w.claims).map(([k, v]) => [k, [v].flat().map(x => ({ mainsnak: { snaktype: 'value', property: k, datatype: /^Q\d/.test(x) ? 'wikibase-item' : x[0] === '+' ? 'time' : 'url', datavalue: /^Q\d/.test(x) ? { value: { 'entity-type': 'item', id: x, 'numeric-id': +x.slice(1) }, type: 'wikibase-entityid' } : x[0] === '+' ? { value: { time: x, precision: x.includes('-00') ? 9 : 11, calendarmodel: 'http://www.wikidata.org/entity/Q1985727' }, type: 'time' } : { value: x, type: 'string' } }, type: 'statement', rank: 'normal' }))])), sitelinks: w.wiki ? { enwiki: { site: 'enwiki', title: w.wiki, url: `https://en.wikipedia.org/wiki/${w.wiki.replace(/ /g, '_')}` } } : {} });
  const get = id => { const w = P.wikidata.find(x => x.q === id); return w ? ent(w) : P.qlabels[id] ? { type: 'item', id, labels: { en: { language: 'en', value: P.qlabels[id] } }, descriptions: {}, aliases: {}, claims: {}, sitelinks: {} } : null; };
  let m = p.match(/^\/wiki\/Special:EntityData\/(Q\d+)(?:\.json)?$/); if (m) { const e = get(m[1]); return e ? J({ entities: { [m[1]]: e } }) : T('<html><body><h1>Not Found</h1></body></html>', 404); }
  if (p === '/w/api.php') {
    if (q.get('action') === 'wbsearchentities') { const s = fold(q.get('search')); const r = P.wikidata.filter(w => s && fold(w.label).startsWith(s)); return J({ searchinfo: { search: q.get('search') }, search: r.map(w => ({ id: w.q, title: w.q, pageid: +w.q.slice(1), concepturi: `http://www.wikidata.org/entity/${w.q}`, repository: 'wikidata', url: `//www.wikidata.org/wiki/${w.q}`, display: { label: { value: w.label, language: 'en' }, description: { value: w.desc, language: 'en' } }, label: w.label, description: w.desc, match: { type: 'label', language: 'en', text: w.label } })), success: 1 }); }
    if (q.get('action') === 'wbgetentities') { return J({ entities: Object.fromEntries((q.get('ids') ?? '').split('|').map(i => [i, get(i) ?? { id: i, missing: '' }])), success: 1 }); }
    if (q.get('action') === 'query') { const s = toks(q.get('srsearch')); const r = P.wikidata.filter(w => s.length && s.every(t => toks(w.label + ' ' + w.desc).includes(t))); return J({ batchcomplete: '', query: { searchinfo: { totalhits: r.length }, search: r.map(w => ({ ns: 0, title: w.q, pageid: +w.q.slice(1), snippet: w.desc })) } }); }
  }
  if (p === '/sparql') return J({ head: { vars: [] }, results: { bindings: [] } });
  return T('Not Found', 404);
}
function wikipedia(p, q) {
  const pages = P.wikidata.filter(w => w.wiki);
  let m = p.match(/^\/api\/rest_v1\/page\/summary\/(.+)$/);
  if (m) { const t = decodeURIComponent(m[1]).replace(/_/g, ' '); const w = pages.find(x => fold(x.wiki) === fold(t)); return w ? J({ type: 'standard', title: w.wiki, displaytitle: w.wiki, wikibase_item: w.q, lang: 'en', description: w.desc, extract: w.extract, extract_html: `<p>${w.extract}</p>`, content_urls: { desktop: { page: `https://en.wikipedia.org/wiki/${w.wiki.replace(/ /g, '_')}` } } }) : J({ type: 'Internal error', title: 'Not found.', method: 'get', detail: 'Page or revision not found.', uri: p }, 404); }
  if (p === '/w/api.php') { const s = q.get('srsearch') ?? q.get('search') ?? ''; const ts = toks(s); const r = pages.filter(w => ts.length && ts.every(t => toks(w.wiki + ' ' + w.extract).includes(t))); return q.get('action') === 'opensearch' ? J([s, r.map(w => w.wiki), r.map(() => ''), r.map(w => `https://en.wikipedia.org/wiki/${w.wiki.replace(/ /g, '_')}`)]) : J({ batchcomplete: '', query: { searchinfo: { totalhits: r.length }, search: r.map((w, i) => ({ ns: 0, title: w.wiki, pageid: 9000 + i, snippet: w.extract })) } }); }
  m = p.match(/^\/wiki\/(.+)$/); if (m) { const w = pages.find(x => fold(x.wiki) === fold(decodeURIComponent(m[1]).replace(/_/g, ' '))); if (w) return T(`<!DOCTYPE html><html lang="en"><head><title>${w.wiki} - Wikipedia</title></head><body><h1>${w.wiki}</h1><p>${w.extract}</p></body></html>`); }
  return T('<html><body>Wikipedia does not have an article with this exact name.</body></html>', 404);
}
function orcid(p, q, req) {
  if (!/json/.test(req.headers.accept ?? '')) return T('<?xml version="1.0"?><error/>', 406, 'application/xml');
  p = p.replace(/^\/v3\.0/, ''); const org = n => ({ name: n, address: { city: '', region: null, country: 'CA' }, 'disambiguated-organization': null }); const yr = y => y ? { year: { value: String(y) }, month: null, day: null } : null;
  if (p.startsWith('/expanded-search')) {
    const s = q.get('q') ?? ''; const f = n => fold((s.match(new RegExp(`${n}:\\(?(?:"([^"]+)"|([^\\s)]+))`, 'i')) ?? []).slice(1).find(Boolean) ?? '');
    const g = f('given-names'), fam = f('family-name'), o = f('affiliation-org-name'), e = f('email'); const id = f('orcid'), free = !g && !fam && !o && !e && !id ? toks(s.replace(/\w[\w-]*:/g, '')) : null;
    const r = P.orcid.filter(x => (!g || fold(x.given).split(' ').includes(g)) && (!fam || fold(x.family) === fam) && (!o || x.orgs.some(y => toks(o).every(t => toks(y).includes(t)))) && (!e || x.emails.includes(e)) && (!id || x.id === id) && (!free || free.length && free.every(t => toks(`${x.given} ${x.family} ${x.orgs}`).includes(t))));
    return J({ 'expanded-result': r.length ? r.map(x => ({ 'orcid-id': x.id, 'given-names': x.given, 'family-names': x.family, 'credit-name': null, 'other-name': [], email: x.emails, 'institution-name': x.orgs })) : null, 'num-found': r.length });
  }
  const m = p.match(/^\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])(?:\/([\w-]+))?$/); const x = m && P.orcid.find(y => y.id === m[1]);
  if (!x) return J({ 'response-code': 404, 'developer-message': '404 Not Found: The resource was not found.', 'user-message': 'The resource was not found.', 'error-code': 9016, 'more-info': 'https://members.orcid.org/api/resources/troubleshooting' }, 404);
  const person = { 'last-modified-date': null, name: { 'given-names': { value: x.given }, 'family-name': { value: x.family }, 'credit-name': null, visibility: 'public', path: x.id }, 'other-names': { 'other-name': [] }, biography: x.bio ? { content: x.bio, visibility: 'public' } : null, 'researcher-urls': { 'researcher-url': x.urls.map(([n, u]) => ({ 'url-name': n, url: { value: u } })) }, emails: { email: [] }, addresses: { address: [] }, keywords: { keyword: x.keywords.map(k => ({ content: k })) }, 'external-identifiers': { 'external-identifier': [] } };
  const aff = (k, l) => ({ 'last-modified-date': null, 'affiliation-group': l.map(([o, t, d, a, b]) => ({ summaries: [{ [k]: { 'department-name': d, 'role-title': t, 'start-date': yr(a), 'end-date': yr(b), organization: org(o), visibility: 'public' } }] })) });
  const emp = aff('employment-summary', x.emp), edu = aff('education-summary', x.edu.map(([o, t, y]) => [o, t, null, null, y])), works = { group: x.works.map(w => ({ 'work-summary': [{ title: { title: { value: w[0] } }, 'publication-date': yr(w[1]), type: 'journal-article', 'journal-title': { value: w[3] }, 'external-ids': { 'external-id': [{ 'external-id-type': 'doi', 'external-id-value': w[2] }] } }] })) };
  const all = { person, employments: emp, educations: edu, works, keywords: person.keywords, 'researcher-urls': person['researcher-urls'], biography: person.biography ?? {} };
  if (!m[2] || m[2] === 'record') return J({ 'orcid-identifier': { uri: `https://orcid.org/${x.id}`, path: x.id, host: 'orcid.org' }, person, 'activities-summary': { employments: emp, educations: edu, works } });
  return all[m[2]] ? J(all[m[2]]) : J({ 'last-modified-date': null, 'affiliation-group': [] });
}
function openalex(p, q) {
  const fmt = a => ({ id: `https://openalex.org/${a.id}`, orcid: `https://orcid.org/${a.orcid}`, display_name: a.name, display_name_alternatives: [a.name[0] + '. ' + a.name.split(' ').pop()], works_count: a.works, cited_by_count: a.cited, summary_stats: { h_index: Math.round(Math.sqrt(a.cited) / 2) }, affiliations: [{ institution: { id: 'https://openalex.org/I77', display_name: a.inst, country_code: a.country, type: 'education' }, years: [2026, 2025, 2024] }], last_known_institutions: [{ id: 'https://openalex.org/I77', display_name: a.inst, country_code: a.country, type: 'education' }], topics: a.topics.map(t => ({ display_name: t })) });
  const page = (results, n = results.length) => J({ meta: { count: n, db_response_time_ms: 20, page: 1, per_page: 25 }, results, group_by: [] });
  let m = p.match(/^\/(?:authors|people)\/(.+)$/); if (m) { const k = decodeURIComponent(m[1]).replace(/^orcid:|https:\/\/(orcid|openalex)\.org\//g, ''); const a = P.openalex.find(x => x.id === k || x.orcid === k); return a ? J(fmt(a)) : T('<!doctype html><title>404 Not Found</title>', 404); }
  const f = q.get('filter') ?? '';
  if ((q.get('search') || /search/.test(f)) && !q.get('api_key')) return J({ error: 'Unauthorized', message: 'An API key is required for search. Get one at https://openalex.org/settings/api' }, 401);
  if (p === '/authors') { const ts = toks(q.get('search')); const o = f.match(/orcid:(?:https:\/\/orcid\.org\/)?([\dX-]+)/)?.[1]; return page(P.openalex.filter(a => o ? a.orcid === o : ts.length && ts.every(t => toks(a.name).includes(t))).map(fmt)); }
  if (p === '/works') { const a = P.openalex.find(x => f.includes(x.id) || f.includes(x.orcid)); const o = a && P.orcid.find(x => x.id === a.orcid); return page((o?.works ?? []).map(w => ({ id: 'https://openalex.org/W' + w[2].length + w[1], doi: 'https://doi.org/' + w[2], title: w[0], display_name: w[0], publication_year: w[1], type: 'article', primary_location: { source: { display_name: w[3] } }, cited_by_count: 11, authorships: [{ author: { id: `https://openalex.org/${a.id}`, display_name: a.name, orcid: `https://orcid.org/${a.orcid}` }, institutions: [{ display_name: a.inst }] }] }))); }
  return page([]);
}
function crossref(p, q) {
  const ts = toks(q.get('query.author') ?? q.get('query')); const aff = toks(q.get('query.affiliation')); const rows = +(q.get('rows') ?? 20);
  const all = P.orcid.flatMap(o => o.works.map(w => ({ o, w })));
  const item = ({ o, w }, score) => ({ DOI: w[2], URL: `https://doi.org/${w[2]}`, type: 'journal-article', title: [w[0]], 'container-title': [w[3]], publisher: 'Fictional Press', issued: { 'date-parts': [[w[1], 3]] }, published: { 'date-parts': [[w[1], 3]] }, author: [{ given: o.given, family: o.family, sequence: 'first', ORCID: `https://orcid.org/${o.id}`, affiliation: [{ name: o.orgs[0] }] }, { given: 'L.', family: 'Tessier', sequence: 'additional', affiliation: [] }], 'is-referenced-by-count': 11, score });
  const rl = { 'x-rate-limit-limit': '50', 'x-rate-limit-interval': '1s' };
  const d = p.match(/^\/works\/(10\..+)$/); if (d) { const r = all.find(x => x.w[2] === decodeURIComponent(d[1])); return r ? J({ status: 'ok', 'message-type': 'work', 'message-version': '1.0.0', message: item(r, 1) }, 200, rl) : T('Resource not found.', 404, 'text/plain', rl); }
  if (p !== '/works') return T('Resource not found.', 404, 'text/plain', rl);
  const items = all.map(x => [x, ts.filter(t => toks(`${x.o.given} ${x.o.family}`).includes(t)).length + aff.filter(t => toks(x.o.orgs[0]).includes(t)).length * .1]).filter(x => x[1] >= 1).sort((a, b) => b[1] - a[1]).map(([x, s]) => item(x, s * 9.1));
  return J({ status: 'ok', 'message-type': 'work-list', 'message-version': '1.0.0', message: { facets: {}, 'total-results': items.length, items: items.slice(0, rows), 'items-per-page': rows, query: { 'start-index': 0, 'search-terms': null } } }, 200, rl);
}
function hn(p, q) {
  let m = p.match(/^\/api\/v1\/users\/([^/]+)$/); if (m) { const u = P.hn[m[1]]; return u ? J({ username: m[1], about: u.about, karma: u.karma }) : J({ status: 404, error: 'Not Found' }, 404); }
  if (/^\/api\/v1\/search(_by_date)?$/.test(p)) {
    const tags = q.get('tags') ?? '', query = toks(q.get('query')); const au = tags.match(/author_(\w+)/)?.[1]; let hits = [];
    for (const [u, v] of Object.entries(P.hn)) if ((!au || au === u) && !/\bcomment\b/.test(tags)) for (const s of v.stories) if (query.every(t => toks(`${s[0]} ${s[1]} ${u}`).includes(t))) hits.push({ objectID: String(s[4]), title: s[0], url: s[1], author: u, points: s[2], num_comments: s[3], story_text: null, comment_text: null, created_at_i: s[4], created_at: new Date(s[4] * 1000).toISOString(), _tags: ['story', 'author_' + u] });
    return J({ hits, nbHits: hits.length, page: 0, nbPages: hits.length ? 1 : 0, hitsPerPage: 20, query: q.get('query') ?? '' });
  }
  return J({ status: 404, error: 'Not Found' }, 404);
}
function stackex(p, q) {
  const wrap = items => J({ items, has_more: false, quota_max: 300, quota_remaining: 288 });
  if (!q.get('site')) return J({ error_id: 400, error_message: 'site is required', error_name: 'bad_parameter' }, 400);
  const so = q.get('site') === 'stackoverflow'; const u = x => ({ user_id: x.user_id, account_id: x.user_id + 7, display_name: x.display_name, location: x.location, website_url: x.website_url, link: `https://stackoverflow.com/users/${x.user_id}/${x.display_name.toLowerCase().replace(/ /g, '-')}`, reputation: x.reputation, user_type: 'registered', creation_date: 1400000000 });
  let m = p.match(/^\/2\.\d\/users(?:\/(\d+))?(?:\/([\w-]+))?$/); if (!m) return J({ error_id: 404, error_message: 'no method found with this name', error_name: 'no_method' }, 404);
  if (!so) return wrap([]);
  if (m[1]) { const x = P.stack.find(y => y.user_id === +m[1]); if (!x) return wrap([]); return /tags/.test(m[2] ?? '') ? wrap(x.tags.map((t, i) => ({ name: t, tag_name: t, count: 40 - i * 9, answer_count: 40 - i * 9, answer_score: 90 - i * 20 }))) : m[2] ? wrap([]) : wrap([u(x)]); }
  const s = fold(q.get('inname')); return wrap(P.stack.filter(x => !s || fold(x.display_name).includes(s)).map(u));
}
function bsky(p, q) {
  const ff = b => ({ did: b.did, handle: b.handle, displayName: b.displayName, description: b.description, website: b.website, followersCount: b.followersCount, followsCount: 210, postsCount: b.postsCount, createdAt: '2023-10-02T10:00:00.000Z', indexedAt: '2026-10-02T10:00:00.000Z', labels: [] });
  const who = P.bluesky.find(b => [b.did, b.handle].includes(q.get('actor') ?? q.get('handle')));
  if (p === '/xrpc/app.bsky.actor.getProfile') return who ? J(ff(who)) : J({ error: 'InvalidRequest', message: 'Profile not found' }, 400);
  if (p === '/xrpc/com.atproto.identity.resolveHandle') return who ? J({ did: who.did }) : J({ error: 'InvalidRequest', message: 'Unable to resolve handle' }, 400);
  if (p === '/xrpc/app.bsky.actor.searchActors' || p === '/xrpc/app.bsky.actor.searchActorsTypeahead') { const ts = toks(q.get('q') ?? q.get('term')); return J({ actors: P.bluesky.filter(b => ts.length && ts.every(t => toks(`${b.displayName} ${b.handle} ${b.description}`).includes(t))).map(ff) }); }
  if (p === '/xrpc/app.bsky.feed.getAuthorFeed') { if (!who) return J({ error: 'InvalidRequest', message: 'Profile not found' }, 400); return J({ feed: who.posts.slice(0, +(q.get('limit') ?? 50)).map((x, i) => ({ post: { uri: `at://${who.did}/app.bsky.feed.post/3l${i}`, cid: 'bafy' + i, author: { did: who.did, handle: who.handle, displayName: who.displayName }, record: { $type: 'app.bsky.feed.post', text: x[0], createdAt: x[1], langs: ['en'] }, likeCount: x[2], repostCount: 1, replyCount: 2, indexedAt: x[1] } })) }); }
  if (p === '/xrpc/app.bsky.feed.searchPosts') return T('Forbidden', 403, 'text/html');
  return J({ error: 'MethodNotImplemented', message: 'Method Not Implemented' }, 501);
}
function masto(host, p, q) {
  const as = P.mastodon[host] ?? []; const url = a => `https://${host}/@${a.username}`;
  const acc = a => ({ id: a.id, username: a.username, acct: a.username, display_name: a.display_name, locked: false, bot: false, created_at: '2022-11-06T00:00:00.000Z', note: a.note, url: url(a), followers_count: 420, following_count: 200, statuses_count: a.posts.length, fields: a.fields.map(([name, value, verified_at]) => ({ name, value, verified_at })) });
  if (p === '/.well-known/webfinger') { const r = q.get('resource') ?? ''; const a = as.find(x => r === `acct:${x.username}@${host}`); return a ? J({ subject: r, aliases: [url(a)], links: [{ rel: 'http://webfinger.net/rel/profile-page', type: 'text/html', href: url(a) }, { rel: 'self', type: 'application/activity+json', href: `https://${host}/users/${a.username}` }] }) : T('', 404); }
  if (p === '/api/v1/accounts/lookup') { const n = fold(q.get('acct')).replace(/^@/, '').split('@'); const a = (!n[1] || n[1] === host) && as.find(x => x.username === n[0]); return a ? J(acc(a)) : J({ error: 'Record not found' }, 404); }
  let m = p.match(/^\/api\/v1\/accounts\/(\d+)(\/statuses)?$/); if (m) { const a = as.find(x => x.id === m[1]); if (a) return m[2] ? J(a.posts.map((s, i) => ({ id: a.id + '00' + i, created_at: s[1], content: s[0], url: `${url(a)}/${i}`, reblog: null, in_reply_to_id: null, favourites_count: 12, account: acc(a) }))) : J(acc(a)); }
  if (p === '/api/v2/search') return J({ error: 'This method requires an authenticated user' }, 401);
  m = p.match(/^\/@(\w+)$/); if (m) { const a = as.find(x => x.username === m[1]); if (a) return T(`<!DOCTYPE html><html lang="en"><head><title>${esc(a.display_name)} (@${a.username}@${host}) - Mastodon</title><meta name="description" content="${esc(htmlText(a.note))}"><link rel="alternate" type="application/activity+json" href="https://${host}/users/${a.username}"></head><body><div id="mastodon"></div><noscript>To use the Mastodon web application, please enable JavaScript.</noscript></body></html>`); }
  return J({ error: 'Record not found' }, 404);
}
function dns(name, type) {
  const h = fold(name).replace(/\.$/, ''); const known = sites[h]; const t = { A: 1, MX: 15, TXT: 16 }[type] ?? +type ?? 1;
  return J({ Status: known || h === 'gmail.com' ? 0 : 3, TC: false, RD: true, RA: true, AD: false, CD: false, Question: [{ name: h + '.', type: t }], ...(known || h === 'gmail.com' ? { Answer: t === 15 ? [{ name: h + '.', type: 15, TTL: 300, data: `10 mx.${h}.` }] : t === 1 ? [{ name: h + '.', type: 1, TTL: 300, data: '192.0.2.10' }] : [] } : {}) });
}
const news = docs.filter(d => ['airecourier.example', 'roanokeherald.example', 'prnorth.example', 'prairiebusiness.example', 'hoteliersindia.example', 'cityledger.example', 'punewatch.example'].includes(d.host) && /\b20\d\d\b/.test(d.text));

const seen = t => { const m = t.match(/(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\d{1,2}, )?20\d\d/); return (m ? new Date(m[0] + ' UTC') : new Date('2026-01-01')).toISOString().replace(/[-:]|\.\d+/g, ''); };
const svc = {
  'api.gravatar.com': (p, q, req) => { const m = p.match(/^\/v3\/profiles\/([0-9a-f]{64})$/); const g = m && grav[m[1]]; if (req.headers.authorization) return J({ error: 'Invalid API key', code: 'invalid_api_key' }, 401); const rl = { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '96', 'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3000) }; return g ? J({ hash: m[1], ...g, avatar_url: `https://0.gravatar.com/avatar/${m[1]}`, avatar_alt_text: '', pronunciation: '', pronouns: '' }, 200, rl) : J({ error: 'Profile not found', code: 'not_found' }, 404, rl); },
  'api.github.com': github,
  'github.com': p => { const m = p.match(/^\/([\w-]+)\/?$/); const g = m && P.github.find(x => x.login === m[1]); return g ? T(`<!DOCTYPE html><html lang="en"><head><title>${g.login} (${esc(g.name)}) · GitHub</title></head><body><h1 class="vcard-names"><span class="p-name">${esc(g.name)}</span> <span class="p-nickname">${g.login}</span></h1><div class="p-note">${esc(g.bio)}</div><ul class="vcard-details"><li class="p-org">${esc(g.company)}</li><li class="p-label">${esc(g.location)}</li>${g.blog ? `<li><a rel="nofollow me" href="${esc(g.blog)}">${esc(g.blog)}</a></li>` : ''}</ul>${g.repos.map(r => `<a href="/${g.login}/${r[0]}">${r[0]}</a><p>${esc(r[1])}</p>`).join('')}</body></html>`) : T('Not Found', 404); },
  'api.tavily.com': (p, q, req, b) => tavily(p, req, b),
  'api.firecrawl.dev': (p, q, req, b) => firecrawl(p, req, b),
  'r.jina.ai': (p, q, req) => { const u = decodeURIComponent(p.slice(1)); const g = pageAt(u); if (!g) return J({ data: null, code: 422, name: 'AssertionFailureError', status: 42206, message: `Failed to goto ${u}: net::ERR_NAME_NOT_RESOLVED`, readableMessage: 'AssertionFailureError' }, 422); return /json/.test(req.headers.accept ?? '') ? J({ code: 200, status: 20000, data: { title: titleOf(g.html), description: '', url: u, content: md(g.html), usage: { tokens: Math.ceil(md(g.html).length / 4) } } }) : T(`Title: ${titleOf(g.html)}\n\nURL Source: ${u}\n\nMarkdown Content:\n${md(g.html)}`, 200, 'text/plain; charset=utf-8'); },
  'www.wikidata.org': wikidata, 'query.wikidata.org': wikidata, 'en.wikipedia.org': wikipedia,
  'pub.orcid.org': orcid, 'api.openalex.org': openalex, 'api.crossref.org': crossref, 'hn.algolia.com': hn, 'api.stackexchange.com': stackex, 'public.api.bsky.app': bsky,
  'bsky.app': () => T('<!DOCTYPE html><html><head><title>Bluesky</title></head><body><noscript>This app requires JavaScript.</noscript></body></html>'),
  'api.gdeltproject.org': (p, q) => { const ph = [...(q.get('query') ?? '').matchAll(/"([^"]+)"/g)].map(m => toks(m[1]).join(' ')); const ws = ph.length ? [] : toks(q.get('query')).filter(w => w !== 'sourcelang' && w !== 'english'); const r = news.filter(d => (ph.length || ws.length) && ph.every(x => d.f.includes(' ' + x + ' ')) && ws.every(w => d.tf.has(w))).slice(0, +(q.get('maxrecords') ?? 75)); return J(r.length ? { articles: r.map(d => ({ url: d.url, url_mobile: '', title: d.title, seendate: seen(d.text), socialimage: '', domain: d.host, language: 'English', sourcecountry: /roanoke|prnorth/.test(d.host) ? 'United States' : /prairie/.test(d.host) ? 'Canada' : /india|pune/.test(d.host) ? 'India' : 'United Kingdom' })) } : {}); },
  'itunes.apple.com': (p, q) => { if (p !== '/search') return J({ resultCount: 0, results: [] }); const ts = toks(q.get('term')); const r = P.podcasts.filter(c => ts.length && ts.every(t => toks(`${c.collectionName} ${c.artistName}`).includes(t))).map(c => ({ wrapperType: 'track', kind: 'podcast', ...c, trackName: c.collectionName, releaseDate: '2026-11-17T10:00:00Z', country: 'USA' })); return T(JSON.stringify({ resultCount: r.length, results: r }), 200, 'text/javascript; charset=utf-8'); },
  'gitlab.com': (p, q) => p === '/api/v4/users' ? J(P.gitlab.filter(u => u.username === q.get('username'))) : J({ message: '404 Not Found' }, 404),
  'www.youtube.com': (p, q) => { const c = p === '/feeds/videos.xml' && P.youtube[q.get('channel_id')]; return c ? X(`<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:${q.get('channel_id')}</id><title>${c.title}</title><author><name>${c.title}</name><uri>https://www.youtube.com/channel/${q.get('channel_id')}</uri></author>${c.entries.map(e => `<entry><id>yt:video:${e[0]}</id><yt:videoId>${e[0]}</yt:videoId><title>${e[1]}</title><link rel="alternate" href="https://www.youtube.com/watch?v=${e[0]}"/><published>${e[2]}</published></entry>`).join('')}</feed>`) : T('Error 404 (Not Found)', 404); },
  'rdap.org': p => { const d = p.match(/^\/domain\/(.+)$/)?.[1]?.toLowerCase(); const r = d && P.rdap[d]; return r ? T(JSON.stringify({ objectClassName: 'domain', ldhName: d.toUpperCase(), status: ['client transfer prohibited'], events: [{ eventAction: 'registration', eventDate: r[0] + 'T00:00:00Z' }, { eventAction: 'expiration', eventDate: '2028-01-01T00:00:00Z' }], entities: [{ objectClassName: 'entity', roles: ['registrant'], vcardArray: ['vcard', [['version', {}, 'text', '4.0'], ['fn', {}, 'text', r[1] ?? 'REDACTED FOR PRIVACY'], ['org', {}, 'text', r[1] ?? 'REDACTED FOR PRIVACY']]] }], rdapConformance: ['rdap_level_0'] }), 200, 'application/rdap+json') : T(JSON.stringify({ errorCode: 404, title: 'Not Found', description: ['No RDAP service could be found for this domain.'] }), 404, 'application/rdap+json'); },
  'www.sec.gov': (p) => p === '/files/company_tickers.json' ? J({ 0: { cik_str: 320193, ticker: 'AAPL', title: 'Apple Inc.' }, 1: { cik_str: P.edgar.cik, ticker: P.edgar.ticker, title: P.edgar.title } }) : T('<html><title>SEC.gov | File Not Found Error Alert (404)</title></html>', 404),
  'data.sec.gov': p => p === `/submissions/CIK${String(P.edgar.cik).padStart(10, '0')}.json` ? J({ cik: String(P.edgar.cik).padStart(10, '0'), entityType: 'operating', sic: '6022', sicDescription: 'State Commercial Banks', name: P.edgar.title, tickers: [P.edgar.ticker], exchanges: ['Nasdaq'], category: 'Accelerated filer', fiscalYearEnd: '1231', stateOfIncorporation: 'VA', website: 'https://millmountainbank.example', addresses: { business: { street1: '200 Jefferson St', city: 'ROANOKE', stateOrCountry: 'VA', zipCode: '24011' } }, filings: { recent: { accessionNumber: ['0001720044-26-000031', '0001720044-26-000012'], filingDate: ['2026-10-29', '2026-03-12'], form: ['10-Q', '10-K'], primaryDocDescription: ['10-Q', '10-K'] }, files: [] } }) : T('<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>', 404, 'application/xml'),
  'web.archive.org': p => p.startsWith('/cdx') ? J([]) : T('Not Found', 404), 'archive.org': (p, q) => J({ url: q.get('url'), archived_snapshots: {} }),
  'dns.google': (p, q) => dns(q.get('name'), q.get('type')), 'cloudflare-dns.com': (p, q) => dns(q.get('name'), q.get('type')),
  'www.linkedin.com': () => T('', 999), 'x.com': () => T('', 403), 'twitter.com': () => T('', 403),
};
svc['youtube.com'] = svc['www.youtube.com']; svc['linkedin.com'] = svc['www.linkedin.com'];
for (const h of Object.keys(P.mastodon)) svc[h] = (p, q) => masto(h, p, q);
for (const h of ['fosstodon.org', 'mas.to', 'mastodon.online']) svc[h] = (p, q) => masto(h, p, q);
for (const h of ['api.search.brave.com', 'api.exa.ai', 'google.serper.dev', 'serpapi.com', 'api.peopledatalabs.com', 'api.hunter.io', 'api.apollo.io', 'linkdapi.com', 'api.x.com']) svc[h] = () => J({ error: 'Unauthorized', message: 'Missing or invalid API key' }, 401);

function site(host, p) {
  const s = sites[host] ?? sites[host.replace(/^www\./, '')];
  if (p === '/robots.txt') return s.robots ? T(s.robots, 200, 'text/plain; charset=utf-8') : T('Not Found', 404, 'text/plain');
  const pg = pageAt(`https://${host}${p}`);
  if (p === '/sitemap.xml' && host === 'ledgerloom.example') return X(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${Object.keys(s.pages).map(k => `<url><loc>https://${host}${k}</loc></url>`).join('')}</urlset>`);
  return pg ? T(pg.html, pg.status ?? 200, (pg.type ?? 'text/html') + '; charset=utf-8') : T('<!doctype html><html><head><title>Page not found</title></head><body><h1>404</h1><p>We could not find that page.</p></body></html>', 404);
}
const server = http.createServer((req, res) => {
  const chunks = []; req.on('data', c => chunks.push(c)); req.on('end', () => {
    let r;
    try {
      const [raw, qs = ''] = req.url.split(/\?(.*)/s); const m = raw.match(/^\/(https?)\/([^/]+)(\/.*)?$/);
      if (!m) r = T('Bad gateway path', 404, 'text/plain');
      else {
        const host = m[2].toLowerCase().replace(/:\d+$/, ''), q = new URLSearchParams(qs); let p = m[3] ?? '/';
        if (host === 'r.jina.ai' && qs) p += '?' + qs; let dp = p; try { dp = decodeURIComponent(p); } catch { /* keep */ }
        const f = svc[host];
        if (f) r = f(host === 'en.wikipedia.org' || host === 'r.jina.ai' ? p : dp, q, req, Buffer.concat(chunks).toString('utf8'));
        else if (sites[host] || sites[host.replace(/^www\./, '')]) r = req.method === 'GET' || req.method === 'HEAD' ? site(host, dp) : T('Method Not Allowed', 405, 'text/plain');
        else r = T(`502 could not resolve ${host}`, 502, 'text/plain');
      }
    } catch (e) { console.error(e); r = T('gateway error', 500, 'text/plain'); }
    let body = Buffer.from(r.body ?? '', 'utf8'); const h = { ...r.h, server: 'world-d' };
    if (/gzip/.test(req.headers['accept-encoding'] ?? '') && body.length > 512) { body = zlib.gzipSync(body); h['content-encoding'] = 'gzip'; }
    h['content-length'] = body.length; res.writeHead(r.status, h); res.end(req.method === 'HEAD' ? undefined : body);
  });
});
server.listen(+(process.argv[2] ?? 8080), '127.0.0.1', () => console.log(`stratoforge on 127.0.0.1:${server.address().port}, ${docs.length} documents`));
